import { I18nProvider } from '@lingui/react'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isConsentMissing, needsAccount, Refusal, toldBy } from '../api/refusal.ts'
import { onSignIn } from '../api/sign-in.ts'
import { i18n, type WordKey } from '../i18n/words.ts'
import { goSignIn, isSignIn, type SignInReason } from '../member/go-sign-in.ts'
import { fetchMember } from '../member/member.ts'
import { changeAppState } from '../storage/app-state.ts'
import { toast } from '../ui/toast.tsx'
import { tellOtherTabs, useOtherTabs } from './other-tabs.ts'
import { makeRouter } from './router.tsx'
import { SecondOverlay } from './startup/Overlay.tsx'
import { StartUp } from './startup/StartUp.tsx'
import { useAppearance } from './use-appearance.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is said where the server has said nothing; "" where its caller says it. */
      readonly failed?: WordKey | ''
      /** What the account is needed for, where it takes one. */
      readonly needs?: SignInReason
    }
  }
}

const makeCache = () =>
  new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: tellOtherTabs,
      onError: (error, _given, _context, { meta }) => {
        const { failed = 'error.notDone', needs = 'account' } = meta ?? {}
        if (failed === '') return
        if (needsAccount(error)) return goSignIn(needs)
        // The terms have a new date: whoever is signed in is asked before anything else.
        if (isConsentMissing(error)) return void fetchMember().catch(() => undefined)
        toast(toldBy(error) ?? i18n._(failed))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // What the server has decided it will decide again; only what did not reach it is tried again.
        retry: (times, error) =>
          times < 2 && !(error instanceof Refusal && typeof error.code === 'number' && error.code >= 1000),
      },
    },
  })

export function App() {
  const [cache] = useState(makeCache)
  const [router] = useState(() => makeRouter(cache))
  useAppearance()
  useOtherTabs(cache)
  useEffect(() => {
    onSignIn({
      onExpired: (message) => {
        if (isSignIn()) return
        changeAppState({ signInEnded: message })
        goSignIn()
      },
      onHome: () => void router.navigate({ to: '/chat', search: { _n: 1 } }),
    })
  }, [router])
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <StartUp>
          <RouterProvider router={router} />
          <SecondOverlay />
        </StartUp>
      </QueryClientProvider>
    </I18nProvider>
  )
}
