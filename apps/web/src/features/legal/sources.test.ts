import type { Work } from '@berea/contract'
import { expect, test } from 'vitest'
import { kindsIn, makersIn } from './sources.ts'

const work = (part: Partial<Work>) => ({ kind: 'bible', state: 'ready', origin: null, characters: 10, ...part }) as Work

test('kinds are counted, the largest first, without what is not held and what nobody reads', () => {
  const works = [
    work({}),
    work({ kind: 'commentary', characters: 100 }),
    work({ characters: 30 }),
    work({ kind: 'commentary', state: 'failed' }),
    work({ kind: 'names' }),
  ]
  expect(kindsIn(works)).toEqual([
    { kind: 'commentary', count: 1, characters: 100 },
    { kind: 'bible', count: 2, characters: 40 },
  ])
})

test('works of one maker stand together, by whom most came first', () => {
  const works = [
    work({ origin: 'https://ebible.org/find/show.php?id=a' }),
    work({ origin: 'https://github.com/someone/one' }),
    work({ origin: 'https://github.com/someone/two' }),
    work({ origin: 'a package of Debian' }),
    work({ origin: 'https://github.com/someone/three', state: 'left' }),
  ]
  expect(makersIn(works)).toEqual([
    { name: 'github.com/someone', origin: 'https://github.com/someone', count: 2 },
    { name: 'a package of Debian', origin: undefined, count: 1 },
    { name: 'ebible.org', origin: 'https://ebible.org', count: 1 },
  ])
})
