import { plain } from '@berea/contract'
import { z } from 'zod'
import { after, HOUR, MINUTE, SECOND } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'

/** The last row of a page, opaque to the client. */
export const formatCursor = (time: Date, id: string): string =>
  Buffer.from(`${time.toISOString()} ${id}`).toString('base64url')

/** Days that the database has too: four digits of a year. */
const row = z.tuple([z.iso.datetime().transform((iso) => new Date(iso)), plain.min(1).max(100)])

export function parseCursor(cursor: string): { readonly time: Date; readonly id: string } {
  const read = row.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!read.success) throw new Refusal('fieldWrong', wrong('cursor'))
  const [time, id] = read.data
  return { time, id }
}

/** A question's place as `before`: "12". */
export function parseBefore(before: string): number {
  const place = Number(before)
  if (!Number.isSafeInteger(place) || place < 1) throw new Refusal('fieldWrong', wrong('before'))
  return place
}

const wrong = (field: string) => ({ data: { field }, values: { field } })

/** 2026-11-21T03:36Z in Asia/Shanghai is 2026-11-20T16:00Z: midnight there. */
export function beginningOfDay(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const passed = part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND + now.getUTCMilliseconds()
  return after(now, -passed)
}
