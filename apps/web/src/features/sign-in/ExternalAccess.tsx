import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { toldBy } from '../../api/refusal.ts'
import { stay } from '../../api/sign-in.ts'
import { useWords } from '../../i18n/words.ts'
import { useAccount } from '../../member/member.ts'
import { writeLocal } from '../../storage/local.ts'
import { Button } from '../../ui/Button.tsx'
import { changeOverlay } from '../../ui/overlay.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { keepSignedIn, NobodyThere } from './entering.ts'
import { type ExternalLink, parseExternal } from './external.ts'
import { GoOn } from './GoOn.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './SignIn.module.css'
import { SignOut } from './SignOut.tsx'

/** Where a partner's link leads without a place of its own. */
const HOME = '/chat?_n=2'

/** What a partner's platform has sent somebody with: signs them in, and leads on to where they were sent. */
export function ExternalAccess({ address }: { address: string }) {
  const words = useWords()
  const [link] = useState(() => parseExternal(address))
  const [before] = useState(useAccount())
  const account = useAccount()
  const target = useRef(HOME)
  useEffect(() => writeLocal('platformCode', link.appId), [link.appId])
  const goOn = () => location.replace(target.current)
  const enter = useMutation({
    meta: { failed: '' },
    mutationFn: (signed: ExternalLink) => {
      const { appId: platform, ...rest } = signed
      return call('externalAccess', { body: { ...stay(), platform, ...rest } })
    },
    onSuccess: async (signedIn) => {
      target.current = signedIn.target ?? HOME
      await keepSignedIn(signedIn, false)
    },
  })
  const { mutate } = enter
  const isReady = 'token' in link && !before
  // A link is good once, so it is sent once.
  const sent = useRef(false)
  useEffect(() => {
    if (!isReady || sent.current) return
    sent.current = true
    mutate(link as ExternalLink)
  }, [isReady, link, mutate])
  const asksFirst = enter.isSuccess && account?.consent.needed === true
  useEffect(() => {
    if (enter.isSuccess && !asksFirst) location.replace(target.current)
  }, [enter.isSuccess, asksFirst])

  if (asksFirst && account) {
    return (
      <>
        <h1>{words('signIn.consent.title')}</h1>
        <p className={styles.sub}>
          {words(account.consent.terms === null ? 'signIn.consent.first' : 'signIn.consent.changed')}
        </p>
        <ConsentForm member={account} onDone={goOn} otherwise={<SignOut to="/chat?_n=1" />} />
      </>
    )
  }
  if (!('token' in link) || enter.isError) {
    const reason = !('token' in link)
      ? words('signIn.external.incomplete')
      : enter.error instanceof NobodyThere
        ? words('signIn.empty')
        : (toldBy(enter.error) ?? words('signIn.failed'))
    return (
      <>
        <h1>{words('signIn.external.title')}</h1>
        <Outcome>{reason}</Outcome>
        {before && account ? <StayAs name={nameOf(account)} /> : <GoOn />}
      </>
    )
  }
  if (before && account && enter.isIdle) {
    return (
      <>
        <h1>{words('signIn.external.other')}</h1>
        <p className={styles.sub}>{words('signIn.external.ask', { name: nameOf(before), partner: link.appId })}</p>
        <div className={styles.pair}>
          <StayAs name={nameOf(before)} />
          <Button look="primary" onClick={() => mutate(link)}>
            {words('signIn.external.change')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <h1>{words('signIn.external.title')}</h1>
      <Waiting title={words('signIn.external.waiting')} />
    </>
  )
}

const nameOf = (account: NonNullable<ReturnType<typeof useAccount>>): string =>
  account.name || account.username || account.email || account.mobile || ''

/** The overlay comes back, and says what is being waited for. */
function Waiting({ title }: { title: string }) {
  useEffect(() => {
    changeOverlay({ shown: true, masked: true, title })
    return () => changeOverlay({ shown: false, masked: false, title: undefined })
  }, [title])
  return null
}

/** Whoever is signed in here stays so. */
function StayAs({ name }: { name: string }) {
  const words = useWords()
  return <Button onClick={() => location.replace('/chat?_n=1')}>{words('signIn.external.stay', { name })}</Button>
}
