import { Popover } from '@base-ui/react/popover'
import type { Citation } from '@berea/contract'
import { type MouseEvent, useRef, useState } from 'react'
import { useOpenReader } from '../../works/open-reader.ts'
import styles from './Cite.module.css'
import { CiteCard } from './CiteCard.tsx'
import { useSource } from './source.ts'

const isTouch = () => !matchMedia('(hover: hover)').matches || matchMedia('(max-width: 1024px)').matches

/**
 * A footnote as a chip. It is a link, because a button may begin a line in Chromium and a link
 * behind a word joiner may not; with a pointer it opens a card, by touch the reader itself.
 */
export function Cite({ citation, tight }: { citation: Citation; tight: boolean }) {
  const chip = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const openReader = useOpenReader()
  const source = useSource(citation)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (isTouch()) openReader(citation.url)
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next && !isTouch())}>
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
            aria-label={`${citation.n}: ${source.name}`}
            onClick={onClick}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
          >
            {citation.n}
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
          <Popover.Popup className={styles.card} initialFocus={false} aria-label={source.name}>
            <CiteCard
              citation={citation}
              source={source}
              onOpen={(url) => {
                setOpen(false)
                openReader(url)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
