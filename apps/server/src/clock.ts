/** The time, passed in so that tests can move it. */
export type Now = () => Date

export const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds)

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
