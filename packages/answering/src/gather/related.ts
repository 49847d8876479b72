import type { Kind, Section } from '@berea/library'
import { formatPassage, type Locale, writtenNumbering } from '@berea/scripture'
import { inScriptOf } from '../citing/script.ts'
import type { Related } from '../events.ts'
import type { AnswerContext } from './answer-context.ts'
import { englishOf } from './english.ts'
import type { Evidence } from './gather.ts'
import type { Found } from './passages/passages.ts'

/** What an answer was drawn from. */
type Drawn = { readonly evidence?: Pick<Evidence, 'signals'>; readonly passages: readonly Found[] }

const LITERATURE: readonly Kind[] = ['fathers', 'commentary', 'creeds', 'sermons']
const CONTENT: readonly Kind[] = ['topics', 'dictionary', 'people-places', 'theology', 'devotional', 'stories']

/** What lies around an answer: works it drew on, literature on its passages, articles on its subject, pictures. */
export async function relatedTo(context: AnswerContext, composed: Drawn, cited: readonly string[]): Promise<Related> {
  const { library, understood } = context
  const languages = [...context.languages, ...(context.locale === 'en' ? [] : ['en'])]
  const names = understood.terms.slice(0, 2).flatMap((term) => [term, englishOf(term, context.locale) ?? term])
  const [main] = composed.passages
  const [literature, articles, pictures] = await Promise.all([
    main ? library.about(main.passage, { kinds: LITERATURE, languages }, 12) : [],
    Promise.all(
      [...new Set(names)].map((name) =>
        library.named(name, { kinds: CONTENT, languages, withoutKinds: context.without }, 4),
      ),
    ),
    Promise.all([...new Set(names)].map((name) => library.named(name, { kinds: ['images'] }, 4))),
  ])
  const found = (composed.evidence?.signals.sections ?? []).map(({ section }) => section)
  const content = unique([...articles.flat(), ...found.filter((section) => isOf(context, section, CONTENT))])
  return {
    books: [...new Set(cited)].slice(0, 6),
    literature: unique(literature)
      .slice(0, 4)
      .map((section) => titled(context, section)),
    content: content.slice(0, 5).map((section) => titled(context, section)),
    photos: [
      ...new Map(
        pictures
          .flat()
          .flatMap((section) => photo(context, section))
          .map((one) => [one.caption, one]),
      ).values(),
    ].slice(0, 4),
  }
}

const isOf = (context: AnswerContext, section: Section, kinds: readonly Kind[]): boolean =>
  kinds.includes(context.library.work(section.work)?.kind ?? 'model')

/** A section's title; the place that it is on as the reader cites it. Whose it is, its work tells. */
function titled(context: AnswerContext, section: Section) {
  const { library, languages, locale, tradition } = context
  const work = library.work(section.work)
  const [place] = section.passages
  // A title in another language that is only a place is said in the reader's.
  const isPlace = place && work && !languages.includes(work.language) && /\d/.test(section.title ?? '')
  const title = isPlace
    ? formatPassage(place, { locale, tradition, numbering: writtenNumbering(locale, tradition) })
    : work
      ? inScriptOf(section.title ?? '', work, locale)
      : section.title
  return { section: section.id, title: title || (work?.title ?? section.id), work: section.work }
}

function unique(sections: readonly Section[]): Section[] {
  return [
    ...new Map(sections.map((section) => [`${section.author} ${section.work} ${section.title}`, section])).values(),
  ]
}

const CAPTION: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['caption-zh-Hans', 'caption-zh-Hant'],
  'zh-tw': ['caption-zh-Hant', 'caption-zh-Hans'],
  en: [],
  'es-es': ['caption-es'],
  'fr-fr': ['caption-fr'],
}

/** A picture that lies in the library with its licence; its caption in the reader's language where it has one. */
export function photo(context: Pick<AnswerContext, 'locale'>, section: Section): Related['photos'] {
  const facts = section.facts ?? {}
  const text = (name: string): string | undefined => (typeof facts[name] === 'string' ? facts[name] : undefined)
  const file = text('picture')
  const credit = text('credit')
  const licence = text('licence')
  if (file === undefined || credit === undefined || licence === undefined) return []
  const own = [...CAPTION[context.locale], 'caption-en'].flatMap((name) => text(name) ?? [])
  const name = own[0] ?? section.title ?? section.id
  const caption = context.locale.startsWith('zh')
    ? inScriptOf(name, { language: text('caption-zh-Hans') === name ? 'zh-Hans' : 'zh-Hant' }, context.locale)
    : name
  return [{ section: section.id, file, caption, credit: credit.includes(licence) ? credit : `${credit}, ${licence}` }]
}
