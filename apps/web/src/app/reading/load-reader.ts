/** The reader comes when it is first opened. */
export const loadReader = () => import('../../features/reader/Reader.tsx').then(({ Reader }) => ({ default: Reader }))
