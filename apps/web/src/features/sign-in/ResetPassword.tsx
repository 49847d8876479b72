import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { toast } from '../../ui/toast.tsx'
import { AddressField } from './AddressField.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { useWasSent } from './codes.ts'
import { CHANNELS, type Channel, changeForm, useForm } from './form.ts'
import { NewPassword, useNewPassword } from './NewPassword.tsx'
import { OutboxNote } from './OutboxNote.tsx'
import { Outcome } from './Outcome.tsx'
import { missing, type Problems, passwordProblems, problemsOf } from './problems.ts'
import { Resend } from './Resend.tsx'
import styles from './SignIn.module.css'
import { useShowFirst } from './use-show-first.ts'
import { useTell } from './use-tell.ts'

/** A new password for who has forgotten theirs, by a code to an address of the account. */
export function ResetPassword({ channel, onChannel }: { channel: Channel; onChannel: (channel: Channel) => void }) {
  const words = useWords()
  const tell = useTell()
  const navigate = useNavigate()
  const address = useForm((form) => form[channel]).trim()
  const [code, setCode] = useState('')
  const [fresh, setFresh] = useNewPassword()
  const [problems, setProblems] = useState<Problems>({})
  const element = useRef<HTMLFormElement>(null)
  useShowFirst(element, problems)
  const to = { channel, address, purpose: 'reset' } as const
  const wasSent = useWasSent(to)
  const reset = useMutation({
    meta: { failed: '' },
    mutationFn: () => call('resetPassword', { body: { address, code, ...fresh } }),
    onSuccess: () => {
      changeForm({ password: '', repeat: '' })
      toast(words('signIn.reset.done'))
      void navigate({ to: '/login/{-$mode}/{-$pwd}', params: { mode: channel, pwd: 'pwd' } })
    },
    onError: (error) => setProblems(problemsOf(error, channel)),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...passwordProblems(fresh),
      ...(!wasSent && { code: { key: 'signIn.wrong.unrequested' as const } }),
      ...missing({ [channel]: address, code, ...fresh }, channel),
    }
    setProblems(found)
    if (Object.keys(found).length === 0 && !reset.isPending) reset.mutate()
  }
  const choices = CHANNELS.map((value) => ({ value, label: words(`signIn.channel.${value}`) }))
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <h1>{words('signIn.reset.title')}</h1>
      <p className={styles.sub}>{words('signIn.reset.sub')}</p>
      <div className={styles.channel}>
        <Segmented<Channel> label={words('signIn.channel')} value={channel} choices={choices} onChoose={onChannel} />
      </div>
      <AddressField channel={channel} problem={tell(problems[channel])} />
      <Resend to={to} onMissing={() => setProblems(missing({ [channel]: '' }, channel))} />
      <OutboxNote channel={channel} />
      <CodeBoxes
        label={words(channel === 'mobile' ? 'signIn.code.sms' : 'signIn.code')}
        code={code}
        problem={tell(problems.code)}
        onChange={setCode}
      />
      <NewPassword fresh={fresh} onChange={setFresh} problems={problems} />
      {reset.isError && Object.keys(problems).length === 0 && (
        <Outcome>{toldBy(reset.error) ?? words('error.notDone')}</Outcome>
      )}
      <Button type="submit" look="primary" className={styles.go} aria-disabled={reset.isPending}>
        {words('signIn.reset.do')}
      </Button>
      <p className={styles.turn}>
        <Link to="/login/{-$mode}/{-$pwd}" params={{ mode: channel, pwd: 'pwd' }}>
          {words('signIn.instead')}
        </Link>
      </p>
    </form>
  )
}
