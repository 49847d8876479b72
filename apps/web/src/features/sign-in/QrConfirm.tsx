import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MonitorSmartphone } from 'lucide-react'
import { call } from '../../api/client.ts'
import { Refusal, toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { goSignIn } from '../../member/go-sign-in.ts'
import { useAccount } from '../../member/member.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './SignIn.module.css'

/** The telephone's side of a QR code: which device waits behind it, and whether it may come in. */
export function QrConfirm({ ticket }: { ticket: string }) {
  const words = useWords()
  const account = useAccount()
  return (
    <>
      <h1>{words('signIn.phone.title')}</h1>
      {account ? (
        <Question ticket={ticket} name={account.name || account.username || account.email || account.mobile || ''} />
      ) : (
        <>
          <p className={styles.sub}>{words('signIn.for.qr')}</p>
          <Button look="primary" className={styles.go} onClick={() => goSignIn('qr')}>
            {words('login.title')}
          </Button>
        </>
      )}
    </>
  )
}

function Question({ ticket, name }: { ticket: string; name: string }) {
  const words = useWords()
  const locale = useLocale()
  const device = useQuery({
    queryKey: ['qr', ticket],
    queryFn: ({ signal }) => call('readQr', { params: { ticket }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: (times, error) => times < 2 && !(error instanceof Refusal && typeof error.code === 'number'),
  })
  const answer = useMutation({
    meta: { failed: '' },
    mutationFn: (accept: boolean) => call('confirmQr', { params: { ticket }, body: { accept } }),
  })
  if (device.isPending) return <Skeleton label={words('part.loading')} lines={3} />
  const error = device.error ?? answer.error
  if (error) return <Outcome>{toldBy(error) ?? words('startup.unreachable')}</Outcome>
  if (answer.isSuccess) {
    return (
      <>
        <p role="status" className={styles.sub}>
          {words(answer.variables ? 'signIn.phone.done' : 'signIn.phone.refused')}
        </p>
        <p className={styles.turn}>
          <Link to="/chat" search={{ _n: 1 }}>
            {words('signIn.phone.home')}
          </Link>
        </p>
      </>
    )
  }
  const { data } = device
  const country = data?.country ? new Intl.DisplayNames([LANG[locale]], { type: 'region' }).of(data.country) : undefined
  return (
    <>
      <p className={styles.sub}>{words('signIn.phone.as', { name })}</p>
      <div className={styles.device}>
        <MonitorSmartphone aria-hidden="true" />
        <p>
          <b>{data?.device || words('signIn.phone.unknown')}</b>
          <small>
            {words(data?.sameNetwork ? 'signIn.phone.sameNetwork' : 'signIn.phone.otherNetwork')}
            {country && ` · ${country}`}
          </small>
        </p>
      </div>
      <p className={styles.fine}>{words('signIn.phone.warning')}</p>
      <div className={styles.pair}>
        <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {words('signIn.phone.no')}
        </Button>
        <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          {words('signIn.phone.yes')}
        </Button>
      </div>
    </>
  )
}
