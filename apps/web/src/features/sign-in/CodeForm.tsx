import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { AddressField } from './AddressField.tsx'
import { useSendCode } from './codes.ts'
import { type Channel, changeForm, useForm } from './form.ts'
import { NewPassword } from './NewPassword.tsx'
import { Outcome } from './Outcome.tsx'
import { missing, type Problems, passwordProblems, problemsOf } from './problems.ts'
import styles from './SignIn.module.css'
import { Ticks } from './Ticks.tsx'
import { useShowFirst } from './use-show-first.ts'
import { useTell } from './use-tell.ts'

type Props = {
  readonly channel: Channel
  /** With a username and a password of its own, instead of finding or making an account by the code alone. */
  readonly isNew: boolean
}

/** Asks for a code: the first half of signing in by one, and of creating an account. */
export function CodeForm({ channel, isNew }: Props) {
  const words = useWords()
  const tell = useTell()
  const navigate = useNavigate()
  const form = useForm()
  const send = useSendCode()
  const [problems, setProblems] = useState<Problems>({})
  const element = useRef<HTMLFormElement>(null)
  useShowFirst(element, problems)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { agree, adult, username, password, repeat } = form
    const address = form[channel].trim()
    const fresh = isNew ? { username, password, repeat, adult } : {}
    const empty = missing({ [channel]: address, ...fresh, agree }, channel)
    const found = { ...(isNew && passwordProblems({ password, repeat })), ...empty }
    setProblems(found)
    if (Object.keys(found).length > 0 || send.isPending) return
    send.mutate(
      { channel, address, purpose: 'login' },
      {
        onSuccess: () =>
          void navigate({
            to: '/verify/$mode/$value',
            params: { mode: channel, value: address },
            search: isNew ? { new: 1 } : {},
          }),
        onError: (error) => setProblems(problemsOf(error, channel)),
      },
    )
  }
  const isTold = Object.keys(problems).length > 0
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <AddressField channel={channel} problem={tell(problems[channel])} />
      {isNew && (
        <>
          <Field
            label={words('signIn.username')}
            note={words('signIn.username.note')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.username}
            problem={tell(problems.username)}
            onChange={(event) => changeForm({ username: event.target.value })}
          />
          <NewPassword
            fresh={form}
            onChange={({ password, repeat }) => changeForm({ password, repeat })}
            problems={problems}
          />
        </>
      )}
      <Ticks problems={problems} adult />
      {send.isError && !isTold && <Outcome>{toldBy(send.error) ?? words('signIn.notSent')}</Outcome>}
      <Button type="submit" look="primary" className={styles.go} aria-disabled={send.isPending}>
        {words('signIn.send')}
      </Button>
    </form>
  )
}
