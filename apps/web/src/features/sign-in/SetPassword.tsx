import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { goSignIn } from '../../member/go-sign-in.ts'
import { memberQuery, useAccount } from '../../member/member.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { useWasSent } from './codes.ts'
import type { Channel } from './form.ts'
import { NewPassword, useNewPassword } from './NewPassword.tsx'
import { Outcome } from './Outcome.tsx'
import { missing, type Problems, passwordProblems, problemsOf } from './problems.ts'
import { Resend } from './Resend.tsx'
import styles from './SignIn.module.css'
import { useShowFirst } from './use-show-first.ts'
import { useTell } from './use-tell.ts'

/** A password for the account that is signed in: the first, or another. `channel` says where a code goes, if one is asked for. */
export function SetPassword({ channel }: { channel: Channel }) {
  const words = useWords()
  const account = useAccount()
  const check = useQuery({
    queryKey: ['password-check', account?.id],
    queryFn: ({ signal }) => call('passwordPreCheck', { signal }),
    enabled: account !== undefined,
    gcTime: 0,
  })
  if (!account) {
    return (
      <>
        <h1>{words('signIn.set.title')}</h1>
        <p className={styles.sub}>{words('signIn.for.account')}</p>
        <Button look="primary" className={styles.go} onClick={() => goSignIn('account')}>
          {words('login.title')}
        </Button>
      </>
    )
  }
  if (check.isPending) return <Skeleton label={words('part.loading')} lines={5} />
  if (check.isError) return <Outcome>{toldBy(check.error) ?? words('startup.unreachable')}</Outcome>
  // A code goes to an address of the account; the other one, where this one is not set.
  const used: Channel = account[channel] ? channel : account.email ? 'email' : 'mobile'
  return <Entry {...check.data} channel={used} address={account[used] ?? ''} />
}

type Props = {
  readonly hasPassword: boolean
  readonly needsCode: boolean
  readonly channel: Channel
  readonly address: string
}

function Entry({ hasPassword, needsCode, channel, address }: Props) {
  const words = useWords()
  const tell = useTell()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [code, setCode] = useState('')
  const [fresh, setFresh] = useNewPassword()
  const [problems, setProblems] = useState<Problems>({})
  const element = useRef<HTMLFormElement>(null)
  useShowFirst(element, problems)
  const to = { channel, address, purpose: 'reset' } as const
  const wasSent = useWasSent(to)
  const set = useMutation({
    meta: { failed: '' },
    mutationFn: () => call('setPassword', { body: { ...fresh, ...(needsCode && { code, address }) } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: memberQuery.queryKey })
      toast(words('signIn.set.done'))
      void navigate({ to: '/setting' })
    },
    onError: (error) => setProblems(problemsOf(error, channel)),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const unrequested = needsCode && !wasSent && { code: { key: 'signIn.wrong.unrequested' as const } }
    const empty = missing({ ...(needsCode && { code }), ...fresh }, channel)
    const found = { ...passwordProblems(fresh), ...unrequested, ...empty }
    setProblems(found)
    if (Object.keys(found).length === 0 && !set.isPending) set.mutate()
  }
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <h1>{words(hasPassword ? 'signIn.set.change' : 'signIn.set.title')}</h1>
      <p className={styles.sub}>{words('signIn.set.note')}</p>
      {needsCode && (
        <>
          <p className={styles.sub}>{words('signIn.set.code', { address })}</p>
          <Resend to={to} />
          <CodeBoxes
            label={words(channel === 'mobile' ? 'signIn.code.sms' : 'signIn.code')}
            code={code}
            problem={tell(problems.code)}
            onChange={setCode}
          />
        </>
      )}
      <NewPassword fresh={fresh} onChange={setFresh} problems={problems} />
      {set.isError && Object.keys(problems).length === 0 && (
        <Outcome>{toldBy(set.error) ?? words('error.notDone')}</Outcome>
      )}
      <Button type="submit" look="primary" className={styles.go} aria-disabled={set.isPending}>
        {words('signIn.set.do')}
      </Button>
    </form>
  )
}
