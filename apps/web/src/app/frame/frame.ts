import { createContext, useContext } from 'react'

/** What the frame does for the pages within it. */
export type Frame = {
  readonly newConversation: () => void
  readonly search: () => void
  readonly openDrawer: () => void
  /** Opens the product's address, to be shared. */
  readonly share: () => void
  /** Shows how a visit begins once more. */
  readonly tour: () => void
}

const nothing = () => undefined
const Context = createContext<Frame>({
  newConversation: nothing,
  search: nothing,
  openDrawer: nothing,
  share: nothing,
  tour: nothing,
})
export const FrameProvider = Context.Provider
export const useFrame = (): Frame => useContext(Context)
