/** The system's names, where they stand in words alone: the search engine's "… (os error 28)", a problem's detail. */
const WORDS = /\bE(?:NOSPC|DQUOT)\b|\(os error (?:28|122)\)/

export const tellsOfFullDisk = (text: string): boolean => WORDS.test(text)

/** Was there no room on the disk? */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || tellsOfFullDisk(error.message))

/** A full disk as another process met it, or a source that keeps what it fetches. */
export const diskFull = (detail: string): Error => Object.assign(new Error(detail), { code: 'ENOSPC' })
