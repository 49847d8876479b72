import { createContext, useContext } from 'react'

/** Opens the reader at a citation's address ("/read/bible-en-bsb/JHN.11.33-36"): beside the answer, or as a page. */
export type OpenReader = (url: string) => void

const Context = createContext<OpenReader>(() => undefined)
export const OpenReaderProvider = Context.Provider
export const useOpenReader = (): OpenReader => useContext(Context)
