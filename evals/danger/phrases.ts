import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '@berea/knowledge'
import { LOCALES, type Locale } from '@berea/scripture'
import { fold } from '../../packages/answering/src/understand/fold.ts'
import type { Script } from '../../packages/answering/src/understand/special-cases/danger-model.ts'

type Kind = 'danger' | 'care' | 'calm'

/** A phrase to learn from. Those made of one line share its number: they are never parted between learning and testing. */
export type Phrase = {
  /** Folded, as signs and words are read; and as somebody would write it. */
  readonly text: string
  readonly written: string
  readonly kind: Kind
  readonly subject: string
  readonly locale: Locale
  readonly line: number
  readonly weight: number
}

const MOST_OF_LINE = 36

/** `my {dad|uncle} {hits|kicks} me` → its four phrases. */
function expand(line: string): string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(line) ?? []
  if (choices === undefined) return [line]
  return choices.split('|').flatMap((choice) => expand(`${before}${choice}${after}`))
}

/** Evenly taken where there are too many, so that no line outweighs the others. */
function thin(phrases: readonly string[]): string[] {
  const stride = Math.max(1, phrases.length / MOST_OF_LINE)
  return phrases.filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride))
}

/** A file of training: `# danger suicide` or `# calm grief` or `# care hopeless` heads the lines that follow. */
function readTraining(locale: Locale): Phrase[] {
  const source = readFileSync(join(import.meta.dirname, 'training', `${locale}.txt`), 'utf8')
  let kind: Kind = 'calm'
  let subject = ''
  return source.split('\n').flatMap((line, number) => {
    if (line.startsWith('# ')) {
      const [head, rest = ''] = line.slice(2).split(' ')
      kind = head === 'danger' || head === 'care' ? head : 'calm'
      subject = rest
      return []
    }
    const texts = line === '' ? [] : thin(expand(line))
    const weight = 1 / Math.sqrt(texts.length)
    return texts.map((text) => ({
      text: fold(text).text,
      written: text,
      kind,
      subject,
      locale,
      line: number,
      weight,
    }))
  })
}

/** Odd rows of the measured sets may be learned from; even ones are held out (see `evals/danger.ts`). */
function readDevelopment(locale: Locale): Phrase[] {
  const rows = readFileSync(join(import.meta.dirname, `${locale}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return rows
    .map((row) => JSON.parse(row) as { text: string; kind: Kind; matter: string })
    .map(({ text, kind, matter }, i) => ({
      text: fold(text).text,
      written: text,
      kind,
      subject: matter,
      locale,
      line: 10_000 + i,
      weight: 1,
    }))
    .filter((_, i) => i % 2 === 0)
}

/** What is told around a death by one's own hand, or of not eating, is neither calm nor a cry. */
const HEAVY: ReadonlySet<string> = new Set(['suicide-in-the-family', 'eating-weight-or-looks'])

/** Once for each tongue: both Chinese scripts have the same. */
const TELLERS = {
  'zh-cn': 'zh-Hans',
  'zh-tw': undefined,
  en: 'en',
  'es-es': 'es',
  'fr-fr': 'fr',
} as const satisfies Readonly<Record<Locale, string | undefined>>

/** They are many beside the cries: each counts so much less, found on the lines that were not learned from. */
const TOLD_WEIGHT: Readonly<Record<Script, number>> = { han: 0.08, latin: 0.15 }

/** Troubles of life as people tell them: heavy, and no danger. */
function readTroubles(locale: Locale): Phrase[] {
  const language = TELLERS[locale]
  return [...(language ? knowledge().examples(language) : [])]
    .filter(([situation]) => !HEAVY.has(situation))
    .flatMap(([situation, sentences]) => sentences.map((sentence) => ({ situation, sentence })))
    .map(({ situation, sentence }, i) => ({
      text: fold(sentence).text,
      written: sentence,
      kind: 'calm',
      subject: situation,
      locale,
      line: 40_000 + i,
      weight: TOLD_WEIGHT[scriptOf(locale)],
    }))
}

const scriptOf = (locale: Locale): Script => (locale.startsWith('zh') ? 'han' : 'latin')

/** Everything a script's model is made of; the three languages in Latin letters share one. */
export const phrasesOf = (script: Script): Phrase[] =>
  LOCALES.flatMap((locale) => [...readTraining(locale), ...readDevelopment(locale), ...readTroubles(locale)]).filter(
    ({ locale }) => scriptOf(locale) === script,
  )
