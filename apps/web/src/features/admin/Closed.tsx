import { useWords } from '../../i18n/words.ts'
import { goSignIn } from '../../member/go-sign-in.ts'
import { useAccount } from '../../member/member.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Not for whoever is here: said, with the way in for who may have one. */
export function Closed() {
  const words = useWords()
  const isVisitor = useAccount() === undefined
  return (
    <>
      <h1>{words('admin.title')}</h1>
      <Notice
        title={words('admin.closed')}
        action={
          isVisitor && (
            <Button look="primary" onClick={() => goSignIn('account')}>
              {words('login.title')}
            </Button>
          )
        }
      >
        {words('admin.closed.text')}
      </Notice>
    </>
  )
}
