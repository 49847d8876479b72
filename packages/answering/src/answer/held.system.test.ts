import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLibrary, type Library, type OpenLibrary, openLibrary } from '@berea/library'
import { writeMiniature } from '@berea/library/miniature'
import { LOCALES, type Locale, TERM_NAMES, type Term, wording } from '@berea/scripture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWork, MOST_STEPS } from '../work.ts'
import { answer } from './answer.ts'

/** Characters of a short question, and of the longest there is. */
const SHORT = 200
const LONG = 2000
/** What is ten times as long may take so many times as much. */
const TIMES = 12
/** Calls of the library that no question may take, whatever it says. */
const MOST_CALLS = 800
/** Of the library's calls any answer may take so many: a short one that nothing is found for takes fewer. */
const FEW_CALLS = 60
/** `MIXTURES=5000 npx vitest run held` asks as many as one likes; `npm test` those that it has the time for. */
const MIXTURES = Number(process.env.MIXTURES ?? 250)
/** Others each time another is given, so that many can be asked in several runs. */
const SEED = Number(process.env.SEED ?? 20_261)

const folder = mkdtempSync(join(tmpdir(), 'berea-held-'))
let open: OpenLibrary
let library: Library
let calls = 0

beforeAll(async () => {
  const source = join(folder, 'source')
  await writeMiniature(source)
  const wish = { locales: LOCALES, tiers: ['core', 'standard', 'extended'], asked: [] } as const
  await buildLibrary({ library: join(folder, 'library'), source: { type: 'folder', folder: source }, wish })
  open = await openLibrary(join(folder, 'library'))
  library = counted(open)
}, 600_000)
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The same library, whose calls are counted: what is looked up again for each repeated name is no step of a loop. */
const counted = (whole: OpenLibrary): Library =>
  new Proxy(whole, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (typeof found !== 'function') return found
      return (...given: unknown[]) => {
        calls += 1
        return Reflect.apply(found, target, given)
      }
    },
  })

type Taken = { readonly steps: number; readonly calls: number }

/** What an answer takes, to its end. */
async function taken(text: string, locale: Locale): Promise<Taken> {
  const work = createWork()
  calls = 0
  let end: unknown
  for await (const event of answer({ text, locale, tradition: 'none', mode: 'deep' }, library, { work })) end = event
  expect(end).toMatchObject({ type: 'ended', reason: 'done' })
  return { steps: work.steps, calls }
}

const isHan = (locale: Locale) => locale.startsWith('zh')
const blank = (locale: Locale) => (isHan(locale) ? '' : ' ')

/** A piece of text over and over, to so many characters. */
const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Sixty of those that everybody knows: the one who is named most often, and from the first who are told of to the last. */
const NAMES: readonly Term[] = (['jesus', ...TERM_NAMES.slice(TERM_NAMES.indexOf('adam'))] as const).slice(0, 60)
const namesIn = (locale: Locale) => [...new Set(NAMES.map((name) => wording(name, locale)))]

const AND: Readonly<Record<Locale, string>> = {
  'zh-cn': '和',
  'zh-tw': '和',
  en: ' and ',
  'es-es': ' y ',
  'fr-fr': ' et ',
}
const BEGOT: Readonly<Record<Locale, readonly [string, string]>> = {
  'zh-cn': ['生', '；'],
  'zh-tw': ['生', '；'],
  en: [' begat ', '; '],
  'es-es': [' engendró a ', '; '],
  'fr-fr': [' engendra ', '; '],
}

/** What the models of danger and of situations hear, and what concerns are known by. */
const TOLD: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['我不想活了，', '老公又打我，', '老板让我做假账，', '生气', '饶恕'],
  'zh-tw': ['我不想活了，', '老公又打我，', '老闆讓我做假帳，', '生氣', '饒恕'],
  en: ['I do not want to live any more,', 'my husband hits me,', 'my boss makes me lie,', 'anger', 'forgiveness'],
  'es-es': ['ya no quiero vivir,', 'mi marido me pega,', 'mi jefe me hace mentir,', 'la ira', 'el perdón'],
  'fr-fr': ['je ne veux plus vivre,', 'mon mari me frappe,', 'mon patron me fait mentir,', 'la colère', 'le pardon'],
}

/** « Adam engendra Noé; Noé engendra Abraham; … », each line with its number, as a chapter is pasted. */
function genealogy(locale: Locale): string {
  const names = namesIn(locale)
  const [begot, stop] = BEGOT[locale]
  return names.map((name, at) => `${at + 1} ${name}${begot}${names[(at + 1) % names.length]}${stop}`).join('')
}

/** A chapter of a Bible of the library, as somebody pastes it. */
function pasted(work: string): string {
  const john = (verse: number) => ({ book: 'JHN', chapter: 11, verse }) as const
  const verses = open.passage(work, { first: john(1), last: john(57) })?.verses ?? []
  return verses.map(({ printed, text }) => `${printed.verse} ${text}`).join(' ')
}

async function expectHeld(piece: string, locale: Locale): Promise<void> {
  const short = await taken(filled(piece, SHORT), locale)
  const long = await taken(filled(piece, LONG), locale)
  const told = `${JSON.stringify(piece.slice(0, 40))} in ${locale}: ${JSON.stringify(short)} → ${JSON.stringify(long)}`
  expect(long.steps, told).toBeLessThanOrEqual(Math.min(MOST_STEPS, TIMES * short.steps))
  const calls = Math.max(FEW_CALLS, short.calls)
  expect(long.calls, told).toBeLessThanOrEqual(Math.min(MOST_CALLS, TIMES * calls))
}

describe.each(LOCALES)('in %s', (locale) => {
  test('no name holds an answer up by being said again and again', async () => {
    for (const name of namesIn(locale)) await expectHeld(`${name}${blank(locale)}`, locale)
  }, 300_000)

  test('nor do pairs of names, a list of them, or a genealogy', async () => {
    const names = namesIn(locale)
    for (const at of [0, 7, 15, 30, 45])
      await expectHeld(`${names[at]}${AND[locale]}${names.at(-at - 1)}${AND[locale]}`, locale)
    await expectHeld(names.join(isHan(locale) ? '、' : ', '), locale)
    await expectHeld(genealogy(locale), locale)
  }, 120_000)

  test('nor does trouble that is told, or a concern that is named, over and over', async () => {
    for (const told of TOLD[locale]) await expectHeld(`${told}${blank(locale)}`, locale)
  }, 120_000)
})

test('nor does a pasted chapter of any Bible', async () => {
  const bibles = open.works().filter(({ kind }) => kind === 'bible')
  expect(bibles.length).toBeGreaterThan(2)
  for (const { id } of bibles) {
    const text = pasted(id)
    if (text.length > 0) for (const locale of LOCALES) await expectHeld(text, locale)
  }
}, 600_000)

test.each([...'a一神约第1.?"\'(«《:;,-\n\t é', '😀', '\u0301', '\u200b', '3:16', 'v. ', '上帝', 'why '])(
  'nor does %j alone, as often as it fits',
  (piece) => expectHeld(piece, piece.charCodeAt(0) > 0x3000 ? 'zh-cn' : 'en'),
)

/** The same run of numbers each time (Park and Miller). */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test(`nor does any of ${MIXTURES} mixtures of names, references, questions and signs`, async () => {
  const next = chance(SEED)
  const words = LOCALES.flatMap((locale) => TERM_NAMES.map((term) => wording(term, locale)))
  const pieces = [
    ...words,
    ...'，、？?!:;.\n1"(',
    '3:16',
    'John 3',
    '约翰福音 3:16',
    'why',
    '为什么',
    'son of',
    'the',
    '的',
    'qué',
    'je veux',
    '我',
  ]
  for (let n = 0; n < MIXTURES; n += 1) {
    const length = [20, 60, 150, 400, LONG][n % 5]!
    let text = ''
    while (text.length < length) text += `${pieces[next(pieces.length)]}${next(3) === 0 ? '' : ' '}`
    const took = await taken(text.slice(0, length), LOCALES[next(LOCALES.length)]!)
    expect(took.steps, text).toBeLessThanOrEqual(MOST_STEPS)
    expect(took.calls, text).toBeLessThanOrEqual(MOST_CALLS)
  }
}, 3_600_000)
