import type { Session } from '@berea/contract'

export type Day = { readonly day: 'today' | 'yesterday' | Date; readonly sessions: readonly Session[] }

/** Conversations under the local day on which they were last continued, in the order in which they come. */
export function groupByDay(sessions: readonly Session[], now: Date): readonly Day[] {
  const days = Map.groupBy(sessions, ({ updateTime }) => midnight(new Date(updateTime)).getTime())
  const today = midnight(now)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  return Array.from(days, ([time, sessions]) => ({ day: nameDay(time, today, yesterday), sessions }))
}

function nameDay(time: number, today: Date, yesterday: Date): Day['day'] {
  if (time === today.getTime()) return 'today'
  if (time === yesterday.getTime()) return 'yesterday'
  return new Date(time)
}

const midnight = (time: Date): Date => new Date(time.getFullYear(), time.getMonth(), time.getDate())
