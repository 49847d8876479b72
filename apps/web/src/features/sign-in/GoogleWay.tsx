import { CODES, type Site } from '@berea/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { Refusal, toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords, type WordKey } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import { addGoogle, enterByGoogle, goBack, NobodyThere } from './entering.ts'
import { useForm } from './form.ts'
import { loadGoogle, SCOPES } from './google.ts'
import { Outcome } from './Outcome.tsx'
import type { Problems } from './problems.ts'
import styles from './SignIn.module.css'
import { Ticks } from './Ticks.tsx'
import { useShowFirst } from './use-show-first.ts'

/** What is said in the page's own words: here the server's are not shown. */
function googleSentence(error: unknown): WordKey {
  if (error instanceof NobodyThere) return 'signIn.empty'
  const code = error instanceof Refusal ? error.code : undefined
  if (code === CODES.googleRegion) return 'signIn.google.region'
  if (code === CODES.googleTokenInvalid) return 'signIn.google.invalid'
  if (code === CODES.googleNonceStale) return 'signIn.google.stale'
  return error instanceof Refusal ? 'signIn.failed' : 'signIn.google.failed'
}

/** That it opens another account already is the server's to say; it is no matter of Google's. */
const takenSentence = (error: unknown): string | undefined =>
  error instanceof Refusal && error.code === CODES.addressTaken ? toldBy(error) : undefined

type Props = {
  readonly google: Site['google'] | undefined
  /** It becomes another way into the account that is signed in, which has agreed to everything already. */
  readonly adding?: boolean
}

/** By a Google account, and what a partner's platform does. */
export function GoogleWay({ google, adding = false }: Props) {
  const words = useWords()
  return (
    <>
      {google === null && <Outcome>{words('signIn.google.region')}</Outcome>}
      {google && <Ready {...google} adding={adding} />}
      {!adding && <p className={styles.fine}>{words('signIn.partner')}</p>}
    </>
  )
}

type ReadyProps = NonNullable<Site['google']> & { readonly adding: boolean }

function Ready({ clientId, script, adding }: ReadyProps) {
  const words = useWords()
  const locale = useLocale()
  const { agree, adult } = useForm()
  const [credential, setCredential] = useState<string>()
  const [needsAdult, setNeedsAdult] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const ticks = useRef<HTMLDivElement>(null)
  const problems = useMemo((): Problems => {
    const isMissing = !adding && credential !== undefined && !agree
    return {
      ...(isMissing && { agree: { key: 'signIn.need.agree' } }),
      ...(needsAdult && !adult && { adult: { key: 'signIn.need.adult' } }),
    }
  }, [adding, credential, agree, adult, needsAdult])
  const isTicked = Object.keys(problems).length === 0
  useShowFirst(ticks, problems)

  // The pair first, then the script: what Google signs is good for this pair alone, and for five minutes.
  const ready = useQuery({
    queryKey: ['google', clientId],
    queryFn: async ({ signal }) => {
      const pair = await call('googleCaptcha', { signal })
      return { pair, id: await loadGoogle(script) }
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data: loaded } = ready
  useEffect(() => {
    if (!loaded || !place.current) return
    const { id, pair } = loaded
    id.initialize({
      client_id: clientId,
      nonce: pair.captcha,
      callback: (answer) => setCredential(answer.credential),
      ux_mode: 'popup',
      scope: SCOPES,
    })
    id.renderButton(place.current, { type: 'standard', size: 'large', text: 'continue_with', locale: LANG[locale] })
  }, [loaded, clientId, locale])

  const enter = useMutation({
    meta: { failed: '' },
    mutationFn: (given: string) => {
      if (!loaded) throw new Error('nothing was asked for')
      return (adding ? addGoogle : enterByGoogle)({ credential: given, ...loaded.pair })
    },
    onSuccess: () => goBack(),
    onError: (error) => {
      if (!(error instanceof Refusal)) return undefined
      if (error.code === CODES.adultStatementMissing) return setNeedsAdult(true)
      // What was signed is used up or worth nothing; another is asked for.
      setCredential(undefined)
      return void ready.refetch()
    },
  })
  const { mutate } = enter
  // What came back from Google waits for the ticks, and goes on by itself once they are there.
  useEffect(() => {
    if (credential !== undefined && isTicked) mutate(credential)
  }, [credential, isTicked, mutate])

  const failed = ready.error ?? (enter.isError && isTicked ? enter.error : undefined)
  return (
    <>
      {!adding && (
        <div ref={ticks}>
          <Ticks problems={problems} adult />
        </div>
      )}
      {!loaded && !ready.isError && (
        <Button className={styles.go} onClick={() => toast(words('signIn.google.loading'))}>
          {words('signIn.google')}
        </Button>
      )}
      <div ref={place} className={styles.google} />
      {failed && (
        <Outcome
          action={
            <button type="button" onClick={() => void ready.refetch()}>
              {words('retry')}
            </button>
          }
        >
          {takenSentence(failed) ?? words(googleSentence(failed))}
        </Outcome>
      )}
    </>
  )
}
