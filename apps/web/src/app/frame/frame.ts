import { createContext, useContext } from 'react'

/** What the frame does for the pages within it. */
export type Frame = {
  readonly newConversation: () => void
  readonly search: () => void
  readonly openDrawer: () => void
  /** Opens the product's address, to be shared. */
  readonly share: () => void
}

const nothing = () => undefined
const Context = createContext<Frame>({ newConversation: nothing, search: nothing, openDrawer: nothing, share: nothing })
export const FrameProvider = Context.Provider
export const useFrame = (): Frame => useContext(Context)
