import { useMutation } from '@tanstack/react-query'
import { Refusal } from '../../api/refusal.ts'
import { renewTokens } from '../../api/sign-in.ts'
import { useSite } from '../../api/site.ts'
import { useWords } from '../../i18n/words.ts'
import type { SignInReason } from '../../member/go-sign-in.ts'
import { changeAppState } from '../../storage/app-state.ts'
import { clearTokens } from '../../storage/tokens.ts'
import { Button } from '../../ui/Button.tsx'
import { goBack } from './entering.ts'
import styles from './SignIn.module.css'

/** The way on as a visitor, where what is wanted needs no account. */
export function GoOn({ reason }: { reason?: SignInReason | undefined }) {
  const words = useWords()
  const { data: site } = useSite()
  const goOn = useMutation({
    meta: { failed: 'startup.unreachable' },
    mutationFn: beVisitor,
    onSuccess: () => goBack(),
  })
  // Where visitors may not ask, they may read all the same; but not what leads here again.
  const isInVain = reason === 'account' || reason === 'qr' || (reason === 'ask' && site?.visitors === false)
  return (
    <p className={styles.goOn}>
      <Button
        look="text"
        disabled={goOn.isPending}
        onClick={() => (isInVain ? goOn.mutate(undefined, { onSuccess: () => goBack('/chat?_n=1') }) : goOn.mutate())}
      >
        {words('signIn.visitor')}
      </Button>
    </p>
  )
}

/** Who was here before has been told, so that nobody becomes a visitor in silence. */
async function beVisitor(): Promise<void> {
  changeAppState({ signInEnded: undefined })
  let renewal = await renewTokens()
  if (renewal === 'ended') {
    // Tokens that are refused stand in the way of a new visitor.
    clearTokens()
    changeAppState({ signInEnded: undefined, userInfo: undefined })
    renewal = await renewTokens()
  }
  if (renewal !== 'renewed') throw new Refusal('network', '')
}
