import { createContext, useContext } from 'react'

/** What the frame does for the pages within it. */
export type Frame = {
  readonly newConversation: () => void
  readonly search: () => void
  readonly openDrawer: () => void
}

const nothing = () => undefined
const Context = createContext<Frame>({ newConversation: nothing, search: nothing, openDrawer: nothing })
export const FrameProvider = Context.Provider
export const useFrame = (): Frame => useContext(Context)
