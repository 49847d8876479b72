import { Popover } from '@base-ui/react/popover'
import type { Citation } from '@berea/contract'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useOpenReader } from '../../works/open-reader.ts'
import styles from './Cite.module.css'
import { CiteCard } from './CiteCard.tsx'
import { useSource } from './source.ts'

const isTouch = () => !matchMedia('(hover: hover)').matches || matchMedia('(max-width: 1024px)').matches

/**
 * A footnote as a chip. It is a link, because a button may begin a line in Chromium and a link
 * behind a word joiner may not; with a pointer it opens a card, by touch the reader itself.
 */
type Props = { readonly citation: Citation; readonly number: number; readonly tight: boolean }

export function Cite({ citation, number, tight }: Props) {
  const chip = useRef<HTMLAnchorElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const comingBack = useRef(false)
  const [open, setOpen] = useState(false)
  const openReader = useOpenReader()
  const source = useSource(citation)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (isTouch()) openReader(citation.url)
  }
  const onFocus = (event: FocusEvent) => {
    if (event.currentTarget.matches(':focus-visible') && !comingBack.current) setOpen(true)
    comingBack.current = false
  }
  const onOpenChange = (next: boolean) => {
    // Closed from within, it gives the focus back to the chip, which is not to open it again.
    comingBack.current = !next && card.current?.contains(document.activeElement) === true
    setOpen(next && !isTouch())
  }
  // The card has opened with the focus on its chip; a key goes into it.
  const onKeyDown = (event: KeyboardEvent) => {
    const inside = card.current?.querySelector('button')
    if (!inside || (event.key !== 'Enter' && event.key !== ' ') || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    event.stopPropagation()
    inside.focus()
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      {'\u2060'}
      <Popover.Trigger
        nativeButton={false}
        openOnHover
        delay={180}
        closeDelay={160}
        render={
          // biome-ignore lint/a11y/useSemanticElements: see above
          <a
            ref={chip}
            href={citation.url}
            role="button"
            className={`${styles.chip} ${tight ? styles.tight : ''}`}
            data-cite={citation.n}
            // What is seen is part of the name, so that it can be said to a voice control.
            aria-label={`${number}: ${source.name}`}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
          >
            {number}
          </a>
        }
      />
      <Popover.Portal>
        <Popover.Positioner
          className={styles.place}
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          collisionBoundary={chip.current?.closest('main') ?? 'clipping-ancestors'}
        >
          <Popover.Popup ref={card} className={styles.card} initialFocus={false} aria-label={source.name}>
            <CiteCard
              citation={citation}
              source={source}
              onOpen={(url) => {
                onOpenChange(false)
                // When the reader closes again it is to the chip that the focus goes: the card is gone by then.
                chip.current?.focus()
                openReader(url)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
