import { fromKnowledge } from '@berea/knowledge'
import { analyse, analysedLanguage, recently } from '@berea/library'
import { LOCALES, type Locale } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { withoutLongerNames } from '../../understand/lexicon/lexicon.ts'
import { type AnswerContext, wordsOf } from '../answer-context.ts'
import { baseOf } from '../english-verbs.ts'

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'es-es': 1, 'fr-fr': 2, 'zh-cn': 3, 'zh-tw': 3 }

type Deed = { readonly told: readonly string[]; readonly suffered: readonly string[] }

/** Each deed by the words that tell it: as the analyser gives them; in Chinese as they stand. */
const tables = fromKnowledge((_, { table }) => {
  const rows = table('deeds')
  return recently(LOCALES.length, (locale: string): readonly Deed[] => {
    const read = (words = '') =>
      words.split(',').flatMap((word) => (locale.startsWith('zh') ? [word.trim()] : [...wordsOf(word, locale)]))
    return rows
      .map((cells) => cells[COLUMN[locale as Locale]]!.split('<'))
      .map(([told, suffered]) => ({ told: read(told), suffered: suffered === undefined ? [] : read(suffered) }))
  })
})

type Asked = Pick<AnswerContext, 'doers' | 'matter' | 'locale' | 'core'>
type Words = { readonly told: ReadonlySet<string>; readonly suffered: ReadonlySet<string> }

const asked = new WeakMap<object, Words>()

/** The words by which what is asked of those named may be told. */
function deedWords(context: Asked): Words {
  const known = asked.get(context)
  if (known) return known
  const isChinese = context.locale.startsWith('zh')
  const core = fold(context.core).text
  const isAsked = (word: string) => (isChinese ? core.includes(word) : context.matter.has(word))
  const deeds = tables()(context.locale).filter(({ told }) => told.some(isAsked))
  // Pairs of Chinese characters are words by chance only: 不能 is nothing done.
  const own = isChinese ? [] : context.matter
  const words = {
    told: new Set([...own, ...deeds.flatMap(({ told }) => told)]),
    suffered: new Set(deeds.flatMap(({ suffered }) => suffered)),
  }
  asked.set(context, words)
  return words
}

/** Is it asked how somebody came by what others did to them, as a death? Then the verse that tells the deed answers, and nothing beside it. */
export const asksWhatBefell = (context: Asked): boolean =>
  context.doers.length === 1 && deedWords(context).suffered.size > 0

/** Words, or Chinese characters, between one who is named and what is told of them: "Jesus then wept" tells it of him. */
const APART = 2
const APART_IN_CHINESE = 9

/**
 * Does a verse tell of one who is named what is asked of them? Subject and verb stand beside each other:
 * of «¿Por qué lloró Jesús?» «Y lloró Jesús» does, «Dícele Jesús: Mujer, ¿por qué lloras?» does not.
 */
export function isDeed(context: Asked, text: string): boolean {
  const { doers, matter, locale } = context
  const language = analysedLanguage(locale)
  if (!language || doers.length === 0 || matter.size === 0) return false
  const { told, suffered } = deedWords(context)
  if (language === 'zh') {
    const folded = fold(text).text
    return doers.some(({ name }) => folded.includes(name) && isDeedInChinese(name, told, suffered, folded))
  }
  const analysed = analyse(text, language, { stopWords: 'keep' })
  const words = language === 'en' ? analysed.map(baseOf) : analysed
  const named = words.flatMap((word, at) => (doers.some((one) => one.words.has(word)) ? [at] : []))
  return words.some(
    (word, at) =>
      (told.has(word) && named.some((other) => other !== at && Math.abs(at - other) <= APART)) ||
      // They killed him: whom a deed is done to follows it.
      (suffered.has(word) && named.some((other) => other > at && other - at <= APART)),
  )
}

function isDeedInChinese(
  name: string,
  told: ReadonlySet<string>,
  suffered: ReadonlySet<string>,
  text: string,
): boolean {
  return withoutLongerNames(text, name)
    .split(/[.!?;:"]/)
    .some((sentence) =>
      placesIn(sentence, name).some((at) => {
        const after = sentence.slice(at + name.length, at + name.length + APART_IN_CHINESE)
        const before = sentence.slice(Math.max(0, at - APART_IN_CHINESE), at)
        // 杀了他, 将他杀了, 他被杀: what stands before or after a name does not yet say who does it.
        const isSuffered = [...suffered].some(
          (deed) =>
            before.slice(-4).includes(deed) ||
            (after.includes(deed) && (/[将把]$/.test(before) || /^.{0,2}被/.test(after))),
        )
        return isSuffered || [...told].some((deed) => before.includes(deed) || after.includes(deed))
      }),
    )
}

function placesIn(text: string, word: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at)
  return places
}
