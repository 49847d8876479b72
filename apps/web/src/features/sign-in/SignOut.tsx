import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '../../i18n/words.ts'
import { signOut } from '../../member/sign-out.ts'
import { Button } from '../../ui/Button.tsx'

/** The way out for who does not agree; `to` where the page on the screen would sign in again. */
export function SignOut({ to }: { to?: string }) {
  const words = useWords()
  const cache = useQueryClient()
  const leave = () => void signOut(cache, to ? () => location.replace(to) : undefined)
  return <Button onClick={leave}>{words('signIn.consent.leave')}</Button>
}
