import { Maximize2, Minimize2, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { changeAppState, clampWidth, useAppState } from '../../storage/app-state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useKeptScroll } from '../../ui/kept-scroll.ts'
import { isTyping } from '../../ui/typing.ts'
import { formatReaderAddress, type ReaderAddress } from '../../works/reader-address.ts'
import { useEntry } from '../frame/entry.ts'
import { Reader } from '../later/parts.tsx'
import styles from './ReadingPane.module.css'

type Props = {
  readonly address: ReaderAddress
  readonly onMove: (address: ReaderAddress) => void
  readonly onClose: () => void
}

const STEP = 24

/** The reader beside the answer; its edge is dragged to make it wider, and stays where it was left. */
export function ReadingPane({ address, onMove, onClose }: Props) {
  const words = useWords()
  const width = useAppState((state) => state.readerWidth)
  const [wide, setWide] = useState(false)
  const pane = useRef<HTMLElement>(null)
  useKeyboardOpening(pane, address)
  useKeptScroll(pane, useEntry())
  const set = (next: number) => changeAppState({ readerWidth: clampWidth(next) })

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const right = pane.current?.getBoundingClientRect().right ?? innerWidth
    set(right - event.clientX)
  }
  const nudge = (event: KeyboardEvent) => {
    const step = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key]
    if (step) set(width + step)
  }

  return (
    <aside
      ref={pane}
      className={styles.pane}
      aria-label={words('reader.title')}
      style={{ width: wide ? 'min(860px, 58vw)' : width }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged; this separator can, and takes the arrow keys */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={words('reader.width')}
        aria-valuemin={380}
        aria-valuemax={620}
        aria-valuenow={width}
        tabIndex={0}
        className={styles.edge}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={nudge}
      />
      <Reader
        address={address}
        onMove={onMove}
        controls={
          <>
            <IconButton label={words(wide ? 'reader.narrow' : 'reader.widen')} onClick={() => setWide(!wide)}>
              {wide ? <Minimize2 /> : <Maximize2 />}
            </IconButton>
            <IconButton label={words('reader.close')} onClick={onClose}>
              <X />
            </IconButton>
          </>
        }
      />
    </aside>
  )
}

/**
 * Opened by a key, the reader takes the focus to its title, and opened at another place from outside it does
 * so again; opened by a pointer it does not. Closing gives the focus back to what opened it last.
 */
export function useKeyboardOpening(pane: RefObject<HTMLElement | null>, address: ReaderAddress): void {
  const opener = useRef<HTMLElement>(null)
  const place = formatReaderAddress(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another opening
  useEffect(() => {
    const from = document.activeElement
    if (!(from instanceof HTMLElement) || !from.matches(':focus-visible')) return undefined
    if (isTyping(from) || pane.current?.contains(from)) return undefined
    opener.current = from
    // The title is there once the reader's own script has come, which may take a while the first time.
    const focusTitle = () => {
      const title = pane.current?.querySelector<HTMLElement>('[data-reader-title]')
      title?.focus()
      return title !== null && title !== undefined
    }
    const growth = new MutationObserver(() => focusTitle() && growth.disconnect())
    if (pane.current && !focusTitle()) growth.observe(pane.current, { childList: true, subtree: true })
    return () => growth.disconnect()
  }, [pane, place])
  useEffect(() => () => opener.current?.focus(), [])
}
