import { CODES } from '@berea/contract'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Refusal } from '../../api/refusal.ts'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { AddressField } from './AddressField.tsx'
import { enterByPassword, goBack, isWrongPassword, NobodyThere } from './entering.ts'
import { type Channel, changeForm, useForm } from './form.ts'
import { Outcome } from './Outcome.tsx'
import { PasswordField } from './PasswordField.tsx'
import { missing, type Problems } from './problems.ts'
import styles from './SignIn.module.css'
import { Ticks } from './Ticks.tsx'
import { useShowFirst } from './use-show-first.ts'
import { useTell } from './use-tell.ts'

/** What is said in the page's own words: here the server's are not shown. */
function sentenceFor(error: unknown): WordKey {
  if (error instanceof NobodyThere) return 'signIn.empty'
  if (isWrongPassword(error)) return 'signIn.wrongPassword'
  if (error instanceof Refusal && error.code === CODES.tooManyTries) return 'signIn.tooManyPasswords'
  return 'signIn.failed'
}

/** Signs in by a password. */
export function PasswordForm({ channel }: { channel: Channel }) {
  const words = useWords()
  const tell = useTell()
  const form = useForm()
  const [problems, setProblems] = useState<Problems>({})
  const element = useRef<HTMLFormElement>(null)
  useShowFirst(element, problems)
  const enter = useMutation({
    meta: { failed: '' },
    mutationFn: () => enterByPassword(channel, form[channel].trim(), form.password),
    onSuccess: () => goBack(),
    onError: (error) => {
      if (!(error instanceof Refusal)) return
      if (error.code === CODES.addressMalformed) setProblems({ [channel]: { key: 'signIn.wrong.address' } })
      if (error.code === CODES.agreementNotTicked) setProblems({ agree: { key: 'signIn.need.agree' } })
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { password, agree } = form
    const empty = missing({ [channel]: form[channel], password, agree }, channel, true)
    setProblems(empty)
    if (Object.keys(empty).length === 0 && !enter.isPending) enter.mutate()
  }
  const tryAgain = () => {
    enter.reset()
    changeForm({ password: '' })
    element.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  }
  const address = form[channel].trim()
  const ways = (
    <span className={styles.ways}>
      {isWrongPassword(enter.error) && (
        <button type="button" onClick={tryAgain}>
          {words('signIn.wrongPassword.again')}
        </button>
      )}
      <Link to="/reset-pwd/$mode/{-$value}" params={{ mode: channel, value: address || undefined }}>
        {words('signIn.wrongPassword.reset')}
      </Link>
      <Link to="/login/{-$mode}/{-$pwd}" params={{ mode: channel, pwd: undefined }}>
        {words('signIn.wrongPassword.code')}
      </Link>
    </span>
  )
  const sentence = sentenceFor(enter.error)
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <AddressField channel={channel} problem={tell(problems[channel])} withUsername />
      <PasswordField
        label={words('signIn.password')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        problem={tell(problems.password)}
        onChange={(event) => changeForm({ password: event.target.value })}
      />
      <Link
        to="/reset-pwd/$mode/{-$value}"
        params={{ mode: channel, value: address || undefined }}
        className={styles.forgot}
      >
        {words('signIn.forgot')}
      </Link>
      <Ticks problems={problems} />
      {enter.isError && Object.keys(problems).length === 0 && (
        <Outcome action={sentence === 'signIn.wrongPassword' || sentence === 'signIn.tooManyPasswords' ? ways : null}>
          {words(sentence)}
        </Outcome>
      )}
      <Button type="submit" look="primary" className={styles.go} aria-disabled={enter.isPending}>
        {words('signIn.enter')}
      </Button>
    </form>
  )
}
