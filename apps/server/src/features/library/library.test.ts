import { type formatUsfm, parseUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import type { ListedWork } from '../../served-library.ts'
import { findEdition, languagesWithout } from './editions.ts'
import { chapterBeside, presentHit, presentSection, presentWork } from './present.ts'
import { referencesIn } from './references.ts'

const bible = (id: string, language: string, state: ListedWork['state'] = 'ready'): ListedWork => ({
  id,
  title: id,
  language,
  kind: 'bible',
  tradition: 'protestant',
  licence: 'CC0-1.0',
  tier: 'core',
  characters: 1,
  state,
})
const notes: ListedWork = { ...bible('notes-en-x', 'en'), kind: 'notes' }

describe('without an edition, a passage is read in', () => {
  const [bsb, old, hant] = [
    bible('bible-en-bsb', 'en'),
    bible('bible-en-old', 'en'),
    bible('bible-zh-hant-x', 'zh-Hant'),
  ]
  test.each([
    ['the language’s first Bible', 'en', [old, bsb], 'bible-en-bsb'],
    ['else any of the language', 'en', [hant, old], 'bible-en-old'],
    ['else one in the other Chinese script', 'zh-cn', [old, hant], 'bible-zh-hant-x'],
    ['else any Bible there is', 'fr-fr', [notes, old], 'bible-en-old'],
    ['and not in one that could not be read', 'en', [bible('bible-en-bsb', 'en', 'failed'), old], 'bible-en-old'],
    ['but in one that is to be read yet', 'en', [bible('bible-en-bsb', 'en', 'waiting'), old], 'bible-en-bsb'],
  ] as const)('%s', (_what, locale, works, id) => {
    expect(findEdition(works, undefined, locale)?.id).toBe(id)
  })

  test('nothing where there is no Bible, and a work that is none is no edition', () => {
    expect(findEdition([notes], undefined, 'en')).toBeUndefined()
    expect(findEdition([notes, bsb], 'notes-en-x', 'en')).toBeUndefined()
  })

  test('either Chinese script counts for both, and the rest is told to be missing', () => {
    const [broken, coming] = [bible('bible-es-x', 'es', 'failed'), bible('bible-fr-x', 'fr', 'waiting')]
    expect(languagesWithout([bsb, hant, notes])).toEqual(['es-es', 'fr-fr'])
    expect(languagesWithout([bsb, hant, broken, coming])).toEqual(['es-es'])
  })
})

describe('notes in the other Chinese script', () => {
  const hant = { ...notes, language: 'zh-Hant', titleLocal: '研讀筆記' }
  const section = {
    id: 'notes-en-x/1',
    work: 'notes-en-x',
    order: 0,
    title: '漁夫與船',
    text: '漁夫嘆息。',
    passages: [],
    provenance: { file: 'notes' },
  }

  test('are shown in the reader’s own beside what is printed', () => {
    const shown = presentSection(section, hant, 'zh-cn')
    expect(shown).toMatchObject({ text: '漁夫嘆息。', converted: { title: '渔夫与船', text: '渔夫叹息。' } })
    expect(presentSection(section, hant, 'zh-tw')).not.toHaveProperty('converted')
    expect(presentSection(section, hant, 'en')).not.toHaveProperty('converted')
  })

  test('are named and found in it', () => {
    expect(presentWork(hant, 'zh-cn')).toMatchObject({ title: '《研读笔记》', titleLocal: null })
    expect(presentWork(hant, 'zh-tw')).toMatchObject({ title: '《研讀筆記》', titleLocal: null })
    const hit = presentHit({ section, score: 1 }, hant, '渔夫', 'zh-cn')
    expect(hit).toMatchObject({ title: '渔夫与船', snippet: '渔夫叹息。' })
  })
})

describe('a work in the list', () => {
  const fathers: ListedWork = {
    ...notes,
    id: 'commentary-en-fathers',
    kind: 'commentary',
    title: 'Church fathers on Scripture (cleared subset of a database)',
    author: '107 fathers: Chrysostom, Augustine ...',
    licence: 'public domain (meta.license)',
  }

  test('is named, and found, in the reader’s language, with nothing of what its makers remarked', () => {
    const shown = presentWork(fathers, 'zh-cn')
    expect(shown).toMatchObject({
      title: '《教父论圣经》',
      titleLocal: 'Church Fathers on Scripture',
      licence: '公有领域',
      year: null,
    })
    expect([shown.author, ...shown.names].join(' ')).toMatch(/奥古斯丁.*耶柔米/)
    expect(JSON.stringify({ ...shown, names: [] })).not.toMatch(/meta\.license|cleared subset|107/)
    expect(presentWork(fathers, 'en').titleLocal).toBeNull()
  })

  test('a Bible keeps its own name beside what the reader’s language calls it', () => {
    const kjv = { ...bible('bible-en-kjv', 'en'), titleLocal: 'King James Version' }
    expect(presentWork(kjv, 'zh-tw')).toMatchObject({ title: '《英王欽定本》', titleLocal: 'King James Version' })
  })
})

describe('the chapter beside', () => {
  const protestant = (chapter: Parameters<typeof formatUsfm>[0]) => !['TOB', 'JDT', 'MAN'].includes(chapter.first.book)
  test.each([
    ['JHN 11:35', -1, 'JHN 10'],
    ['MAT 1:1', -1, 'MAL 4'],
    ['MAL 4:6', 1, 'MAT 1'],
    ['GEN 1:1', -1, null],
  ] as const)('%s, step %d, is %s', (reference, step, beside) => {
    const verse = parseUsfm(reference)
    if ('code' in verse) throw new Error('the test asked for a bad passage')
    expect(chapterBeside(verse.first, step, protestant)).toBe(beside)
  })

  test('skips books that the edition lacks', () => {
    const only66 = (chapter: Parameters<typeof formatUsfm>[0]) =>
      chapter.first.book === 'REV' || chapter.first.book === 'JUD'
    const last = { book: 'REV', chapter: 22, verse: 21 } as const
    expect(chapterBeside(last, 1, only66)).toBeNull()
    expect(chapterBeside({ ...last, chapter: 1 }, -1, only66)).toBe('JUD 1')
  })
})

test('references in a text are told with their places and names, and what leads nowhere apart', () => {
  const { items, problems } = referencesIn('See John 11:35 and Titus 4:7.', 'en')
  expect(items).toMatchObject([{ reference: 'JHN 11:35', start: 4, end: 14, names: { en: 'John 11:35' } }])
  expect(problems).toMatchObject([{ problem: 'no-such-chapter', lastChapter: 3 }])
})
