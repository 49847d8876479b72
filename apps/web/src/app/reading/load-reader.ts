import { part } from '../../ui/part.ts'

/** The reader comes when it is first opened. */
export const Reader = part(
  () => import('../../features/reader/Reader.tsx'),
  ({ Reader }) => Reader,
)
