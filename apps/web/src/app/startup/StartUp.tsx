import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { fetchVersion } from '../../api/client.ts'
import { kindOfMember, renewTokens } from '../../api/sign-in.ts'
import { beginWithoutSessions } from '../../features/history/queries.ts'
import { useWords } from '../../i18n/words.ts'
import { goSignIn, isSignIn } from '../../member/go-sign-in.ts'
import { fetchMember } from '../../member/member.ts'
import { changeAppState } from '../../storage/app-state.ts'
import { readLocal, writeLocal } from '../../storage/local.ts'
import { readToken } from '../../storage/tokens.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { changeOverlay } from '../../ui/overlay.ts'
import { Overlay } from './Overlay.tsx'
import { RELOAD_AFTER, type Started, start } from './startup.ts'

let starting: Promise<Started> | undefined

function begin(cache: QueryClient): Promise<Started> {
  const isNew = readToken('user_token') === ''
  starting ??= start({
    address: location.href,
    flagged: readLocal('defaultLanguage') !== undefined,
    fetchVersion,
    storeLanguage: (language) => changeAppState({ language }),
    setFlag: () => writeLocal('defaultLanguage', 'true'),
    logIn: renewTokens,
  }).then((outcome) => {
    if (isNew && outcome === 'ready') beginWithoutSessions(cache)
    return outcome
  })
  return starting
}

/** The first overlay stands until the visitor is logged in; the views are drawn after that. */
export function StartUp({ children }: { children: ReactNode }) {
  const words = useWords()
  const cache = useQueryClient()
  const [started, setStarted] = useState<Started>()

  useEffect(() => {
    if (started) return
    void begin(cache).then((outcome) => {
      if (outcome === 'reload') setTimeout(() => location.reload(), RELOAD_AFTER)
      else if (outcome === 'ended' && !isSignIn()) goSignIn()
      else setStarted(outcome)
      if (outcome === 'ready' && kindOfMember() === 'account') void fetchMember().catch(() => undefined)
      // Its page stands at the beginning, whatever path the link was set behind.
      if (outcome === 'external') history.replaceState(null, '', `/${location.hash}`)
      const isChat = location.pathname.includes('/chat') || location.pathname === '/'
      if (!isChat || outcome === 'external') changeOverlay({ shown: false })
    })
  }, [started, cache])

  // The overlay of index.html, which has stood above everything since the first paint.
  useLayoutEffect(() => {
    if (started !== undefined) document.getElementById('overlay')?.remove()
  }, [started])

  if (started === undefined) return <Overlay />
  if (started === 'refused') {
    const again = () => {
      starting = undefined
      setStarted(undefined)
    }
    return (
      <main className="overlay">
        <Notice
          tone="bad"
          title={words('startup.unreachable')}
          action={<Button onClick={again}>{words('retry')}</Button>}
        >
          {words('startup.kept')}
        </Notice>
      </main>
    )
  }
  return children
}
