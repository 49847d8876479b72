import { type RefObject, useEffect, useRef } from 'react'
import { create } from 'zustand'

/** The boxes that are open over the page, the uppermost last. */
const useModals = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }))

/** What stands above everything, and alone can be used; undefined is the page itself. */
export const useTopModal = (): HTMLDialogElement | undefined => useModals(({ open }) => open.at(-1))

type Options = {
  readonly onClose: () => void
  /** What is focused first; else whatever comes first. */
  readonly safe?: RefObject<HTMLElement | null> | undefined
  /** No way out but its own buttons. */
  readonly stern?: boolean
}

/**
 * Opens a `<dialog>` over the page for as long as it is drawn. The browser keeps the focus in it; it closes by Escape
 * and by a press beside it, and gives the focus back to what had it before.
 */
export function useModal(box: RefObject<HTMLDialogElement | null>, options: Options): void {
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return undefined
    const before = document.activeElement
    const stopped = new AbortController()
    const { signal } = stopped
    const leave = (event: Event) => {
      event.preventDefault()
      if (!current.current.stern) current.current.onClose()
    }
    dialog.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && leave(event), {
      signal,
    })
    // The way back of a telephone.
    dialog.addEventListener('cancel', (event) => event.target === dialog && leave(event), { signal })
    let beside = false
    dialog.addEventListener('pointerdown', (event) => (beside = isBeside(event, dialog)), { signal })
    dialog.addEventListener('click', (event) => beside && isBeside(event, dialog) && leave(event), { signal })
    // A browser may close it all the same when Escape is pressed again and again.
    dialog.addEventListener('close', () => (current.current.stern ? dialog.showModal() : current.current.onClose()), {
      signal,
    })
    dialog.showModal()
    current.current.safe?.current?.focus()
    useModals.setState(({ open }) => ({ open: [...open, dialog] }))
    return () => {
      stopped.abort()
      useModals.setState(({ open }) => ({ open: open.filter((each) => each !== dialog) }))
      dialog.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [box])
}

/** What lies around the box belongs to it as well, as its backdrop. */
function isBeside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
