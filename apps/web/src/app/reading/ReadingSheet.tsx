import { X } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useKeptScroll } from '../../ui/kept-scroll.ts'
import type { ReaderAddress } from '../../works/reader-address.ts'
import { useEntry } from '../frame/entry.ts'
import { Reader } from '../later/parts.tsx'
import { useKeyboardOpening } from './ReadingPane.tsx'
import styles from './ReadingSheet.module.css'
import { heightOf, nextStop, type Stop, settle } from './stops.ts'

type Props = {
  readonly address: ReaderAddress
  readonly onMove: (address: ReaderAddress) => void
  readonly onClose: () => void
}

/** On small screens: the reader as a sheet over the answer, which stays in view and can be scrolled. */
export function ReadingSheet({ address, onMove, onClose }: Props) {
  const words = useWords()
  const [stop, setStop] = useState<Stop>('half')
  const [dragged, setDragged] = useState<number>()
  const moved = useRef(false)
  const sheet = useRef<HTMLElement>(null)
  useKeyboardOpening(sheet, address)
  useKeptScroll(sheet, useEntry())

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    moved.current = true
    setDragged(innerHeight - event.clientY + 12)
  }
  const drop = () => {
    if (dragged === undefined) return
    const rest = settle(dragged, innerHeight)
    setDragged(undefined)
    if (rest === 'closed') onClose()
    else setStop(rest)
  }

  return (
    <aside
      ref={sheet}
      className={styles.sheet}
      data-dragged={dragged !== undefined}
      aria-label={words('reader.title')}
      style={{
        height: dragged ?? (stop === 'peek' ? heightOf(stop, innerHeight) : stop === 'half' ? '60dvh' : '92dvh'),
      }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={words(`reader.stop.${nextStop(stop)}`)}
        onPointerDown={(event) => {
          moved.current = false
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onClick={() => !moved.current && setStop(nextStop(stop))}
      />
      <Reader
        address={address}
        onMove={onMove}
        controls={
          <IconButton label={words('reader.close')} onClick={onClose}>
            <X />
          </IconButton>
        }
      />
    </aside>
  )
}
