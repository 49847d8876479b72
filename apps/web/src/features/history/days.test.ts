// @vitest-environment node
import { expect, test } from 'vitest'
import { groupByDay } from './days.ts'

const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const session = (id: string, updateTime: string) => ({
  id,
  title: id,
  createTime: updateTime,
  updateTime,
  questions: 1,
})

test('conversations stand under the local day of their last question, latest first', () => {
  const sessions = [
    session('now', local(21, 9)),
    session('midnight', local(21, 0)),
    session('eve', local(20, 23)),
    session('older', local(3, 12)),
  ]
  const days = groupByDay(sessions, new Date(2026, 10, 21, 10))
  expect(days.map(({ day, sessions }) => [day, sessions.map(({ id }) => id)])).toEqual([
    ['today', ['now', 'midnight']],
    ['yesterday', ['eve']],
    [new Date(2026, 10, 3), ['older']],
  ])
})

test('yesterday may have been in another month', () => {
  const [day] = groupByDay([session('a', new Date(2026, 9, 31, 12).toISOString())], new Date(2026, 10, 1, 8))
  expect(day?.day).toBe('yesterday')
})

test('no conversations, no days', () => {
  expect(groupByDay([], new Date())).toEqual([])
})
