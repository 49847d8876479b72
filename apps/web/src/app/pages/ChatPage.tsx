import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { AnswerPart } from '../../features/chat/answer-part.ts'
import { Chat } from '../../features/chat/Chat.tsx'
import { LibraryNotice } from '../../features/library/LibraryNotice.tsx'
import { useAppState } from '../../storage/app-state.ts'
import { changeOverlay } from '../../ui/overlay.ts'
import { isTyping } from '../../ui/typing.ts'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { OpenReaderProvider } from '../../works/open-reader.ts'
import { formatReaderAddress, parseReaderAddress, type ReaderAddress } from '../../works/reader-address.ts'
import { Topbar } from '../frame/Topbar.tsx'
import { AnswerView } from '../later/parts.tsx'
import { ReadingPane } from '../reading/ReadingPane.tsx'
import { ReadingSheet } from '../reading/ReadingSheet.tsx'
import styles from './ChatPage.module.css'

const route = getRouteApi('/frame/chat')

/** A conversation, and the reader beside it at the place that its address names. */
export function ChatPage() {
  const { id, read } = route.useSearch()
  const navigate = useNavigate()
  const mobile = useMedia(MOBILE)
  const lastRead = useRef(read)
  if (read) lastRead.current = read

  const openAt = useCallback(
    (url: string | undefined, replace = false) => {
      const next = url?.replace(/^\/read\/?/, '')
      void navigate({ to: '/chat', replace, search: ({ read: _, ...rest }) => (next ? { ...rest, read: next } : rest) })
    },
    [navigate],
  )
  useReaderKey(() => openAt(read ? undefined : lastRead.current))

  const begun = useRef<string>(undefined)
  const onSession = useCallback(
    (session: string) => {
      // By a key only: who has clicked a suggestion goes on to read.
      if (document.activeElement?.matches(':focus-visible')) begun.current = session
      void navigate({ to: '/chat', search: { id: session } })
    },
    [navigate],
  )
  const onLoaded = useCallback(() => changeOverlay({ shown: false }), [])
  const reader = {
    address: parseReaderAddress(read ?? ''),
    onMove: (address: ReaderAddress) => openAt(formatReaderAddress(address), true),
    onClose: () => openAt(undefined),
  }
  const Reading = mobile ? ReadingSheet : ReadingPane

  return (
    <AnswerPart value={AnswerView}>
      <OpenReaderProvider value={openAt}>
        <div className={styles.chat}>
          <main className={styles.column}>
            <Topbar welcome={!id} />
            <Chat
              key={id ?? 'new'}
              session={id}
              onSession={onSession}
              begun={id !== undefined && id === begun.current}
              onLoaded={onLoaded}
              notice={<LibraryNotice />}
            />
          </main>
          {read !== undefined && <Reading {...reader} />}
        </div>
      </OpenReaderProvider>
    </AnswerPart>
  )
}

/** R closes the reader, and opens it again where it was. */
function useReaderKey(toggle: () => void): void {
  const enabled = useAppState((state) => state.shortcuts)
  useEffect(() => {
    if (!enabled) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
        return
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [enabled, toggle])
}
