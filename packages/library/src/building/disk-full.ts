/** Was there no room on the disk? The search engine says so in words alone: "… (os error 28)". */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    /\(os error (28|122)\)/.test(error.message))

/** A full disk as another process met it. */
export const diskFull = (detail: string): Error => Object.assign(new Error(detail), { code: 'ENOSPC' })
