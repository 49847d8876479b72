import { create } from 'zustand'

type Overlay = {
  /** The second overlay: over the views until the one that opens first has what it shows. */
  readonly shown: boolean
  readonly masked: boolean
  /** Instead of the welcome. */
  readonly title: string | undefined
}

export const useOverlay = create<Overlay>(() => ({ shown: true, masked: false, title: undefined }))

/** A view may take the overlay away, bring it back, or say what is being waited for. */
export function changeOverlay(change: Partial<Overlay>): void {
  useOverlay.setState(change)
}
