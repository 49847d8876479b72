import { describe, expect, it } from 'vitest'
import { fromKnowledge, knowledge, useKnowledge } from './in-force.ts'
import { BrokenContent, compile, layOver, openKnowledge } from './knowledge.ts'

const story = (id: string, en: string) => `
- id: ${id}
  verses: JHN 11:35
  told: { zh-Hans: 耶稣在众人面前哭了。, zh-Hant: auto, en: ${en}, es: Jesús lloró ante todos., fr: Jésus pleura devant tous. }
`
const files = (text: string) => new Map([['stories/JHN.yaml', text]])
const own = compile(files(story('wept', 'Jesus wept before all.')))

describe('our own content', () => {
  it('is in order, and opens the same a second time', () => {
    const first = openKnowledge().knowledge
    expect(first.records.story.length).toBeGreaterThan(800)
    const again = openKnowledge().knowledge
    expect(again.version).toBe(first.version)
    expect(again.records).toEqual(first.records)
    expect(again.examples('en')).toEqual(first.examples('en'))
  })

  it('with a mistake is refused, every mistake named with file and line', () => {
    const broken = files(story('wept', 'Jesus wept') + story('Wept', 'Jesus wept before all.'))
    expect(() => compile(broken)).toThrow(BrokenContent)
    expect(() => compile(broken)).toThrow(/stories\/JHN\.yaml:4 {2}wept: .*\n.*stories\/JHN\.yaml:6 {2}Wept: id: /)
  })

  it('has another version when a record changes', () => {
    expect(compile(files(story('wept', 'Jesus wept before them.'))).version).not.toBe(own.version)
  })
})

describe('a folder laid over it', () => {
  it('replaces the record of the same id and adds others', () => {
    const { knowledge: laid, mistakes } = layOver(
      own,
      files(story('wept', 'He wept before them all.') + story('other', 'He wept there too.')),
    )
    expect(mistakes).toEqual([])
    expect(laid.records.story.map(({ id, told }) => [id, told.en])).toEqual([
      ['other', 'He wept there too.'],
      ['wept', 'He wept before them all.'],
    ])
    expect(laid.version).toContain(own.version)
  })

  it('loses only the record that has a mistake, which is named; ours stays in its place', () => {
    const { knowledge: laid, mistakes } = layOver(
      own,
      files(story('wept', 'He wept before them') + story('other', 'He wept there too.')),
    )
    expect(mistakes).toMatchObject([{ file: 'stories/JHN.yaml', line: 4, id: 'wept' }])
    expect(laid.records.story.map(({ told }) => told.en)).toEqual(['He wept there too.', 'Jesus wept before all.'])
  })
})

it('what is made of the records is made once, and anew when others are spoken from', () => {
  const before = knowledge()
  let times = 0
  const made = fromKnowledge(({ story: all }) => {
    times += 1
    return all.length
  })
  try {
    useKnowledge(own)
    expect([made(), made(), times]).toEqual([1, 1, 1])
    useKnowledge(before)
    expect(made()).toBe(before.records.story.length)
  } finally {
    useKnowledge(before)
  }
})
