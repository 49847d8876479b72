import { describe, expect, test } from 'vitest'
import { createPrinter } from '../compose/print.ts'
import { passageOf, shelfLibrary, work } from '../compose/shelf.test-support.ts'
import type { Item, Material } from '../writing/material.ts'
import { scriptureSource } from '../writing/scripture-source.ts'
import { createDraftReader } from './draft/read-draft.ts'
import { createDraftChecker } from './draft-checker.ts'
import { elsewhereIn } from './elsewhere.ts'
import { leakFinder, speaksOfItself } from './leaks.ts'

const BIBLE = work('bible-en-bsb', 'bible', 'en')
const library = shelfLibrary({
  works: [BIBLE],
  bibles: {
    'bible-en-bsb': [
      'JHN 11:33 When the fisherman saw her weep by the nets, he sighed and was troubled',
      'JHN 11:34 and asked, “Where is the boat?” They said, “Come and see.”',
      'JHN 11:35 The fisherman wept.',
      'LUK 19:41 And when the fisherman came near the harbour, he wept over it.',
    ],
  },
  pericopes: [],
  sections: [],
  verses: ['LUK 19:41'],
})
const OWN = 'Grief is no sin. The lake knew forty days of rain.'
const own: Item = {
  id: 'E2',
  role: 'prepared',
  quote: {
    work: work('berea-handbook', 'own', 'en'),
    section: 'berea-handbook/article/grief/en',
    words: OWN,
    start: 0,
    end: OWN.length,
  },
  parts: [
    { start: 0, end: 16 },
    { start: 17, end: OWN.length },
  ],
  language: 'en',
  label: 'Berea',
}
const lake = scriptureSource(library.passage('bible-en-bsb', passageOf('JHN 11:33-35'))!)!
const material: Material = {
  locale: 'en',
  items: [{ id: 'E1', role: 'passage', ...lake, language: 'en', label: 'John 11:33–35' }, own],
  said: 'Augustine preached on it.',
  places: [],
}
const INSTRUCTIONS = 'Answer only from what stands between the fences below.'

async function shown(draft: string, more: Partial<Material> = {}) {
  const checker = createDraftChecker({
    material: { ...material, ...more },
    elsewhere: elsewhereIn(library, [BIBLE], 'en'),
    tradition: 'none',
    place: () => 'John 11',
    instructions: INSTRUCTIONS,
  })
  const reader = createDraftReader()
  const printer = createPrinter('en')
  const blocks = []
  for (const unit of [...reader.read(draft), ...reader.end()]) blocks.push(...(await checker.check(unit)))
  blocks.push(...(await checker.end()))
  const text = blocks
    .flatMap(({ block }) => printer.print(block))
    .map((event) => (event.type === 'text' ? event.delta : ''))
    .join('')
  return { text: text.replace(/\s+/g, ' ').trim(), tally: checker.tally(), faults: checker.faults() }
}

describe('what a draft quotes', () => {
  test('stands word for word: it becomes a citation', async () => {
    expect(await shown('John says, “The fisherman wept.”')).toMatchObject({
      text: 'John says, “The fisherman wept.”[^1]',
      tally: { checked: 1, corrected: 0, removed: 0, sentences: 0 },
    })
  })

  test('nearly stands: the library’s words take its place', async () => {
    const { text, tally } = await shown('“When the fisherman saw her sleep by the nets, he sighed and was troubled.”')
    expect(text).toContain('saw her weep by the nets')
    expect(tally).toMatchObject({ corrected: 1, sentences: 0 })
  })

  test('stands nowhere: its sentence goes, the others stay', async () => {
    expect(await shown('“The fisherman bought a bigger boat.” Grief is told of here.')).toMatchObject({
      text: 'Grief is told of here.',
      tally: { removed: 1, sentences: 1 },
    })
  })

  test('stands elsewhere than it is said to: its sentence goes', async () => {
    expect(
      (await shown('John 11:35 says: “And when the fisherman came near the harbour, he wept over it.”')).text,
    ).toBe('')
  })

  test('stands in the library, though it was not given: it becomes a citation', async () => {
    expect((await shown('It is written, “when the fisherman came near the harbour, he wept over it.”')).text).toContain(
      '[^1]',
    )
  })

  test('runs like a verse without marks: it gets them, and its citation', async () => {
    const { text } = await shown('And when the fisherman saw her weep by the nets, he sighed and was moved.')
    expect(text).toBe('And “When the fisherman saw her weep by the nets, he sighed and was troubled”[^1].')
  })

  test('runs nearly like a verse without marks: it gets the verse’s words', async () => {
    const { text } = await shown(
      'Then, when the fisherman heard her weep by the nets, he sighed and was troubled, it grew dark.',
    )
    expect(text).toContain(
      '“When the fisherman saw her weep by the nets, he sighed and was troubled”[^1], it grew dark',
    )
  })

  test.each([
    'And at last the fisherman came near the harbour, and he did not weep over it.',
    'So he did not sigh and was troubled.',
  ])('only tells what a verse tells: it stands as it is (%s)', async (draft) => {
    expect(await shown(draft)).toMatchObject({ text: draft, tally: { checked: 0 } })
  })

  test('runs like a verse with its sense turned round: its sentence goes', async () => {
    expect(await shown('When the fisherman saw her weep by the nets, he sighed and was not troubled.')).toMatchObject({
      text: '',
      faults: ['quotation'],
    })
  })

  test('is left as it is where its edges alone are the sentence’s own', async () => {
    expect(await shown('He was moved, “when the fisherman saw her weep by the nets.”')).toMatchObject({
      text: 'He was moved, “When the fisherman saw her weep by the nets”[^1].',
      tally: { corrected: 0 },
    })
  })

  test('stands over two sentences between single marks: it is one quotation', async () => {
    expect(
      (await shown('Luke 19:41 says: ‘The fisherman wept. He came near the harbour.’ Grief is told of.')).text,
    ).toBe('Grief is told of.')
  })

  test('is set apart: a block of verses, and nothing where it stands nowhere', async () => {
    expect((await shown('> The fisherman wept.\n> John 11:35')).text).toBe('> 35 The fisherman wept. > John 11 [^1]')
    expect((await shown('> The fisherman slept on a pillow all night.')).text).toBe('')
  })

  test('never closes: its sentence goes', async () => {
    expect((await shown('He said, “The fisherman wept.')).text).toBe('')
  })
})

describe('tokens are put in by code', () => {
  test.each([
    ['In a word: {{q:E1:3}}', 'In a word: “The fisherman wept.”[^1]'],
    ['In a word: “{{q:E1:3}}”', 'In a word: “The fisherman wept.”[^1]'],
    ['{{q:E2:1}}', 'Grief is no sin.[^1]'],
    [
      '{{q:E1:2-3}}',
      '> 34 and asked, “Where is the boat?” They said, “Come and see.” 35 The fisherman wept. > John 11 [^1]',
    ],
  ])('%s', async (draft, text) => {
    expect((await shown(draft)).text).toBe(text)
  })

  test.each(['{{q:E9:1}}', '{{q:E1:9}}', '{{q:E1:3-2}}', 'As {{E1}} says.', 'As {{q:E1:3 says.', 'As E1 says.'])(
    '%s leads nowhere: its sentence goes',
    async (draft) => {
      expect((await shown(draft)).text).toBe('')
    },
  )
})

describe('what a draft claims must stand in the evidence', () => {
  test.each([
    'The lake had forty days of rain.',
    'The lake had 40 days of rain.',
    'Augustine preached on it.',
    'John 11:35 tells it.',
    'Three things are said: rain, grief and sleep.',
    'It may be read on two levels.',
    'In chapter 11 it is told, and in verses 33 and 35.',
  ])('it does: %s', async (draft) => {
    expect((await shown(draft)).tally.sentences).toBe(0)
  })

  test.each([
    'The lake had fifty days of rain.',
    'Then it rained in Jericho.',
    'Chrysostom preached on it.',
    'John 12:1 tells it.',
    'John 99:1 tells it.',
    'A scholar named Higgins doubts it.',
    'It was written in 1611.',
    'It was written in 40 BC.',
    'In chapter 12 it is told.',
    'In verse 36 it is told.',
    'Three things are said: rain and sleep.',
  ])('it does not: %s', async (draft) => {
    expect(await shown(draft)).toMatchObject({ text: '', faults: ['claim'] })
  })

  test('a list may be counted by the sentence above it, by its own length alone', async () => {
    expect((await shown('Two things matter:\n\n- grief\n- rain')).tally.sentences).toBe(0)
    expect((await shown('Seven things matter:\n\n- grief\n- rain')).text).toBe('- grief - rain')
  })

  test('a sentence that leads to what goes, goes with it', async () => {
    expect((await shown('This is how it is told:\n\n> A herd of goats sang all night long.')).text).toBe('')
  })
})

describe('what is none of a reader’s', () => {
  test.each([
    ['another language', 'Esto es lo que dice la Escritura sobre el dolor de los hombres.'],
    ['another script', 'Esto 是经文所说的话。'],
    ['the instructions', 'I was told to answer only from what stands between the fences.'],
    ['a link', 'Read more at [this page](https://example.org).'],
    ['a tag', 'He was <b>moved</b>.'],
    ['a table', '| a | b |\n|---|---|\n| c | d |'],
    ['how the evidence is set out', '2 (34): The lake was wide.'],
    ['a text by its number', 'As text 2 shows, the lake was wide.'],
    ['whoever writes', 'To my mind the lake was wide.'],
    ['signs', '► The lake was wide.'],
    ['no word at all', '► … 1.'],
    ['half a bracket', 'The lake (as is told was wide.'],
  ])('%s', async (_, draft) => {
    expect((await shown(draft)).text).toBe('')
  })

  test('a name that ends in e before its chapter is no id', () => {
    const isLeak = leakFinder('')
    expect(['Ésaïe 40.28 dit :', 'Michée 6.8', 'Apocalypse 3'].map(isLeak)).toEqual([false, false, false])
    expect(['E3 dit', 'e3 dit', '(E 12) dit', '文本e3所说'].map(isLeak)).toEqual([true, true, true, true])
  })

  test.each([
    ['zh-cn', '我认为这是对的。', '我们在他里面得了安慰。'],
    ['zh-tw', '我認為這是對的。', '人要捨棄自我。'],
    ['es-es', 'A mi parecer era grande.', 'El lago era grande.'],
    ['fr-fr', 'J’ai vu le lac.', 'Le lac même était grand.'],
    ['en', 'In short, I agree.', 'It is told in I Samuel.'],
  ] as const)('nobody says “I” (%s)', (locale, of, other) => {
    expect([speaksOfItself(of, locale), speaksOfItself(other, locale)]).toEqual([true, false])
  })

  test('the same sentence is not said twice', async () => {
    expect((await shown('Grief is no sin at all. Grief is no sin at all.')).text).toBe('Grief is no sin at all.')
  })
})
