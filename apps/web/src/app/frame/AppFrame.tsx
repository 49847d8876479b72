import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isMissing } from '../../api/refusal.ts'
import { useSession } from '../../features/history/queries.ts'
import { SearchDialog } from '../../features/history/SearchDialog.tsx'
import { useWords } from '../../i18n/words.ts'
import { useAccount } from '../../member/member.ts'
import { useAppState } from '../../storage/app-state.ts'
import { Toasts, toast } from '../../ui/toast.tsx'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { FirstThings, OldHostNotice, ShareDialog, TourPage } from '../later/parts.tsx'
import { useTitle } from '../title.ts'
import { UpdateCheck } from '../update/UpdateCheck.tsx'
import styles from './AppFrame.module.css'
import { Drawer } from './Drawer.tsx'
import { useFetchAhead } from './fetch-ahead.ts'
import { useFirstTour } from './first-tour.ts'
import { FrameProvider } from './frame.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Sidebar } from './Sidebar.tsx'

/** The room everything stands in: the side with the past conversations, and the page. */
export function AppFrame() {
  const words = useWords()
  const mobile = useMedia(MOBILE)
  const narrow = useMedia('(max-width: 1199px)')
  const railed = useAppState((state) => state.railed)
  const [drawer, setDrawer] = useState(false)
  const [searching, setSearching] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [tour, setTour] = useState<'first' | 'again'>()
  const navigate = useNavigate()
  const place = useRouterState({ select: ({ location }) => location })
  const { id, read } = place.search as { id?: string; read?: string }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was opened in the drawer, the page is what is wanted then
  useEffect(() => setDrawer(false), [place.href])
  useSearchKey(() => setSearching(true))
  useFetchAhead()
  useTitle(useConversationName(place.pathname === '/chat' ? id : undefined))

  const isNew = place.pathname === '/chat' && id === undefined
  useFirstTour(isNew, () => setTour('first'))
  const acts = {
    newConversation: () => {
      setDrawer(false)
      if (isNew) toast(words('chat.alreadyNew'))
      else void navigate({ to: '/chat', search: { _n: 1 } })
    },
    search: () => {
      setDrawer(false)
      setSearching(true)
    },
    openDrawer: () => setDrawer(true),
    share: () => setSharing(true),
    tour: () => setTour('again'),
  }
  const rail = railed || (narrow && read !== undefined)
  const side = (
    <Sidebar
      rail={!mobile && rail}
      current={place.pathname === '/chat' ? id : undefined}
      onGone={(gone) => gone === id && void navigate({ to: '/chat', search: { _n: 1 } })}
    />
  )
  return (
    <FrameProvider value={acts}>
      <a href={place.pathname === '/chat' ? '#composer' : '#main'} className={styles.skip}>
        {words(place.pathname === '/chat' ? 'skip' : 'skip.main')}
      </a>
      <div className={styles.frame} data-rail={rail}>
        {!mobile && side}
        {mobile && drawer && <Drawer onClose={() => setDrawer(false)}>{side}</Drawer>}
        <div className={styles.main}>
          <OfflineNotice />
          <OldHostNotice />
          <Outlet />
          <Toasts />
        </div>
      </div>
      {searching && (
        <SearchDialog
          onClose={() => setSearching(false)}
          onOpen={(found) => {
            setSearching(false)
            void navigate({ to: '/chat', search: { id: found } })
          }}
        />
      )}
      {tour && <TourPage again={tour === 'again'} onClose={() => setTour(undefined)} />}
      {sharing && <ShareDialog onClose={() => setSharing(false)} />}
      <UpdateCheck />
      <FirstOfAll path={place.pathname} />
    </FrameProvider>
  )
}

/** Where one reads what is to be agreed to. */
const READ_BEFORE: readonly string[] = ['/service', '/policy']

/** What an account is asked before anything else, over every page but those. */
function FirstOfAll({ path }: { path: string }) {
  const account = useAccount()
  const isAsked = account && (account.consent.needed || account.deletionTime !== null)
  return isAsked && !READ_BEFORE.includes(path) ? <FirstThings member={account} /> : null
}

/** What the conversation is called; that there is no such one, where there is none. */
function useConversationName(id: string | undefined): string | undefined {
  const words = useWords()
  const { data, error } = useSession(id)
  if (isMissing(error)) return words('chat.unknown')
  return data?.title || undefined
}

function useSearchKey(search: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      search()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
