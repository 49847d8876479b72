import { asks } from '../asks.ts'
import { speaksOfSelf } from '../first-person.ts'
import type { Folded } from '../fold.ts'
import { type Field, findMentions } from '../lexicon/lexicon.ts'
import type { Tongue } from '../tongue.ts'
import { fromPatterns, onlyUnder, recogniser } from './cue.ts'

const SAID = ['jailbreak', 'medicine', 'politics', 'private', 'affairs'] as const
export type Outside = (typeof SAID)[number] | 'request' | 'opinion'

const outside = fromPatterns('outside', (under) => ({
  matter: recogniser(SAID.map((id) => ({ id, cues: under(id) }))),
  ofTheBible: onlyUnder(under, 'biblical'),
  request: onlyUnder(under, 'request'),
}))

/** Words in quotation marks; folded. */
const QUOTES = /"[^"]{6,}"/

/** So short is what is asked of a day like today, in characters; of what is told at length a day says nothing. */
const LONGEST: Readonly<Record<Tongue, number>> = { en: 70, es: 70, fr: 70, zh: 24 }

/** Days that only whoever asks knows of. */
const THESE_DAYS: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:today|tonight|tomorrow|yesterday|last night|this (?:weekend|week|month|year|morning|evening)|right now)\b/,
  es: /\b(?:hoy(?! en dia)|esta (?:noche|tarde|semana)|ayer|anoche|este (?:fin de semana|mes)|ahora mismo)\b/,
  fr: /\b(?:aujourd'hui|ce (?:soir|matin|week-end|mois)|demain|hier|cette (?:nuit|semaine)|en ce moment)\b/,
  zh: /今天|今晚|明天|明晚|昨天|昨晚|后天|这?周末|这周|下周|这个月/,
}

/** What Berea may well be asked to write or recommend, in the beginning of the word. */
const OURS: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:pray|poem|sermon|hymn|outline|devotion|homil|stud(?:y|ies)\b|bless|summar|list of|meditation|reading plan)/,
  es: /\b(?:oracion|poema|sermon|himno|bosquejo|predic|devocional|homilia|bendicion|resumen|lista de|estudio|meditacion|plan de lectura)/,
  fr: /\b(?:priere|poeme|sermon|cantique|plan|predication|homelie|meditation|benediction|resume|liste de|etude)/,
  zh: /祷|祈|诗|讲章|讲道|大纲|灵修|短讲|见证|祝福|总结|概括|查经|读经|列|默想/,
}

/** Whom or what somebody holds an opinion on: `x` is a name where it is written with a capital. */
const OPINION: Readonly<Record<Exclude<Tongue, 'zh'>, RegExp>> = {
  en: /\b(?:do you (?:think (?:of|about)|like|support)|your opinion (?:of|on)) (?<x>.+)/d,
  es: /\b(?:(?:piensas|opinas|opinion tienes|crees) (?:de|sobre)|te (?:gusta|cae bien)) (?<x>.+)/d,
  fr: /\b(?:(?:penses-tu|pensez-vous|tu penses|ton avis|votre avis) (?:quoi )?(?:de |d'|sur )|(?:aimes-tu|aimez-vous) )(?<x>.+)/d,
}

/** Whoever names one asks what the weather was there and then. */
const OF_BIBLE_LANDS: ReadonlySet<Field> = new Set(['person', 'place', 'background', 'doctrine', 'saying'])

/**
 * What is not Berea's business, in the question's language: `who should i vote for` → politics; 可以帮我写程式吗 → request, as
 * nothing of the Bible's world is named; « Que penses-tu de Macron ? » → opinion.
 */
export function findOutside({ text, original }: Folded, tongue: Tongue): Outside | undefined {
  const matter = outside().matter(text, tongue)
  if (matter && matter !== 'affairs') return matter
  // « Rendez à César » and what it says of taxes is quoted from somewhere.
  if (outside().ofTheBible[tongue].test(text) || OURS[tongue].test(text) || QUOTES.test(text)) return undefined
  const mentions = findMentions(text, tongue, original)
  if (matter) return mentions.some(({ field }) => OF_BIBLE_LANDS.has(field)) ? undefined : matter
  if (mentions.length > 0) return undefined
  if (outside().request[tongue].test(text)) return 'request'
  const isAsked = text.length <= LONGEST[tongue] && asks(text, tongue)
  if (isAsked && THESE_DAYS[tongue].test(text) && !speaksOfSelf(text, tongue)) return 'affairs'
  const at = tongue === 'zh' ? undefined : OPINION[tongue].exec(text)?.indices?.groups?.x
  return at && /^\p{Lu}/u.test(original(at[0], at[1])) ? 'opinion' : undefined
}
