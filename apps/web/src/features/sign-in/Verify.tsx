import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useSite } from '../../api/site.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeBoxes, DIGITS } from './CodeBoxes.tsx'
import { useWasSent } from './codes.ts'
import { enterByCode, goBack, NobodyThere } from './entering.ts'
import { type Channel, useForm } from './form.ts'
import { Outcome } from './Outcome.tsx'
import { missing, type Problems, problemsOf } from './problems.ts'
import { Resend } from './Resend.tsx'
import styles from './SignIn.module.css'
import { Ticks } from './Ticks.tsx'
import { useTell } from './use-tell.ts'

type Props = {
  readonly channel: Channel
  readonly address: string
  /** An account with a username and a password is being created. */
  readonly isNew: boolean
}

/** The second half of signing in by a code: the code itself. */
export function Verify({ channel, address, isNew }: Props) {
  const words = useWords()
  const tell = useTell()
  const form = useForm()
  const { data: site } = useSite()
  const to = { channel, address, purpose: 'login' } as const
  const wasSent = useWasSent(to)
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const enter = useMutation({
    meta: { failed: '' },
    mutationFn: (given: string) => enterByCode(channel, address, given, isNew ? creating(form) : undefined),
    onSuccess: () => goBack(),
    onError: (error) => setProblems(problemsOf(error, channel)),
  })
  const submit = (given: string) => {
    const filled = given.length < DIGITS ? '' : given
    const empty = missing({ code: filled, agree: form.agree }, channel)
    const found: Problems = wasSent ? empty : { ...empty, code: { key: 'signIn.wrong.unrequested' } }
    setProblems(found)
    if (Object.keys(found).length === 0 && !enter.isPending) enter.mutate(given)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(code)
  }
  const { code: _, agree, adult, ...elsewhere } = problems
  const [other] = Object.values(elsewhere)
  // A password is never stored: after a reload the form before is filled in again.
  const isLost = isNew && form.password === ''
  const isOperator = site?.codes[channel] === 'operator'
  return (
    <form noValidate onSubmit={onSubmit}>
      <h1>{words('signIn.verify.title')}</h1>
      <p className={styles.sub}>
        {words(wasSent ? (isOperator ? 'signIn.verify.operator' : 'signIn.verify.sent') : 'signIn.verify.unsent', {
          address,
        })}
      </p>
      <CodeBoxes
        label={words(channel === 'mobile' ? 'signIn.code.sms' : 'signIn.code')}
        code={code}
        autoFocus
        problem={tell(problems.code)}
        onChange={setCode}
        onFilled={submit}
      />
      <Resend to={to} />
      {(agree || adult || !form.agree) && (
        <Ticks problems={{ ...(agree && { agree }), ...(adult && { adult }) }} adult remember={false} />
      )}
      {(other || isLost || (enter.isError && Object.keys(problems).length === 0)) && (
        <Outcome
          action={
            isNew && (
              <Link to="/login/{-$mode}/{-$pwd}" params={{ mode: channel, pwd: 'new' }}>
                {words('signIn.verify.back')}
              </Link>
            )
          }
        >
          {isLost ? words('signIn.verify.lost') : (tell(other) ?? sentence(enter.error))}
        </Outcome>
      )}
      <Button type="submit" look="primary" className={styles.go} aria-disabled={enter.isPending || isLost}>
        {words(isNew ? 'signIn.create' : 'signIn.enter')}
      </Button>
      <p className={styles.turn}>
        <Link to="/login/{-$mode}/{-$pwd}" params={{ mode: channel, pwd: isNew ? 'new' : undefined }}>
          {words(channel === 'mobile' ? 'signIn.verify.otherMobile' : 'signIn.verify.otherEmail')}
        </Link>
      </p>
    </form>
  )

  function sentence(error: unknown): string {
    if (error instanceof NobodyThere) return words('signIn.empty')
    return toldBy(error) ?? words('signIn.failed')
  }
}

const creating = ({ username, password, repeat }: ReturnType<typeof useForm.getState>) => ({
  username,
  password,
  repeat,
})
