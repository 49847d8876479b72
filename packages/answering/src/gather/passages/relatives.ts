import type { Section } from '@berea/library'
import { listVerses, ordinal, type Passage, verseAt } from '@berea/scripture'
import type { Quote } from '../../citing/quote.ts'
import { fold } from '../../understand/fold.ts'
import { englishNames, findMentions, namesFor } from '../../understand/lexicon/lexicon.ts'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import type { AnswerContext } from '../answer-context.ts'
import { quotePassage, readPassage } from '../quoting.ts'

/** How the article on a person begins, which tells their kin: "Isaac: son of Abraham and Sarah; husband of Rebekah; …". */
const TOLD = {
  parent: /(?:son|daughter) of ([^;]*?)[;.]/,
  sibling: /(?:brother|sister) of ([^;]*?)[;.]/,
  spouse: /(?:husband|wife) of ([^;]*?)[;.]/,
  child: /(?:father|mother) of ([^;]*?)[;.]/,
} as const

type Kin = keyof typeof TOLD
type Relation = {
  readonly kin: Kin
  readonly gender: 'male' | 'female'
  readonly asked: Readonly<Record<Tongue, string>>
}

/** What those are called who are asked for, in a folded question. */
const RELATIONS: readonly Relation[] = [
  { kin: 'parent', gender: 'female', asked: { en: 'mother', es: 'madre', fr: 'mere', zh: '母亲|妈妈|妈' } },
  { kin: 'parent', gender: 'male', asked: { en: 'father', es: 'padre', fr: 'pere', zh: '父亲|爸爸|爸' } },
  {
    kin: 'sibling',
    gender: 'male',
    asked: { en: 'brothers?', es: 'hermanos?', fr: 'freres?', zh: '哥哥|弟弟|兄弟|兄长' },
  },
  {
    kin: 'sibling',
    gender: 'female',
    asked: { en: 'sisters?', es: 'hermanas?', fr: 'soeurs?', zh: '姐姐|妹妹|姐妹|姊妹|姊姊' },
  },
  {
    kin: 'spouse',
    gender: 'female',
    asked: { en: 'wife|wives', es: 'esposas?|mujer(?:es)?', fr: 'femmes?|epouses?', zh: '妻子|太太|老婆|妻' },
  },
  {
    kin: 'spouse',
    gender: 'male',
    asked: { en: 'husbands?', es: 'esposo|marido', fr: 'mari|epoux', zh: '丈夫|老公' },
  },
  { kin: 'child', gender: 'male', asked: { en: 'sons?', es: 'hijos?', fr: 'fils', zh: '儿子' } },
  { kin: 'child', gender: 'female', asked: { en: 'daughters?', es: 'hijas?', fr: 'filles?', zh: '女儿' } },
]

/** How a question asks who stands in a relation (R) to one who is named (N). */
const ASKING: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    "(?:who (?:is|was|are|were)|what (?:is|was|are|were) the names? of) (?:the )?(?:R of TN|TN'? ?s?'? R)",
    "what (?:is|was|are|were) (?:the )?(?:TN'? ?s?'? R(?:'?s'? names?| called| named)|names? of TN'? ?s?'? R)",
  ],
  es: ['(?:quien(?:es)? (?:es|son|era|eran|fue|fueron)|como se llama(?:n|ba|ban)?) (?:el|la|los|las) R de(?:l | )TN'],
  fr: [
    "(?:qui (?:est|sont|etait|etaient|fut|furent)|comment s'appel(?:le|lent|ait|aient)) (?:le |la |les |l')R (?:de |d'|du )TN",
  ],
  zh: ['TN的?R(?:是谁|是哪位|是哪个|叫什么名字|叫什么|名叫什么|的名字是什么|的名字叫什么|有哪些)', '谁是TN的?R'],
}

const TITLE: Readonly<Record<Tongue, string>> = {
  en: '(?:the )?(?:king |queen |prophet |apostle )?',
  es: '(?:rey |reina |profeta |apostol )?',
  fr: "(?:roi |reine |prophete |apotre |l'apotre )?",
  zh: '(?:先知|使徒|大祭司|祭司|士师|国王|法老)?',
}

/** Words of a folded verse that tell it, from the one side or the other. */
const BORN: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:mother|father|sons?|daughters?|child|children|bore|born|bear)\b/,
  es: /\b(?:madre|padre|hij[oa]s?|pario|engendro)\b/,
  fr: /\b(?:mere|pere|fils|filles?|enfanta|engendra)\b/,
  zh: /母|父|儿|[之长的]子|孩子|生/,
}
const IN_VERSES: Readonly<Record<Kin, Readonly<Record<Tongue, RegExp>>>> = {
  parent: BORN,
  child: BORN,
  sibling: {
    en: /\b(?:brother|sister)s?\b/,
    es: /\bherman[oa]s?\b/,
    fr: /\b(?:frere|soeur)s?\b/,
    zh: /兄|弟|哥|姐|姊|妹/,
  },
  // "With their wives and children" tells of nobody's wife.
  spouse: {
    en: /\b(?:wife|husband|married)\b/,
    es: /\b(?:mujer|esposa|marido|esposo)\b/,
    fr: /\b(?:femme|mari|epoux|epousa)\b/,
    zh: /(?<!们的)妻(?!子?[、，和与]?儿女)|丈夫|娶|妾/,
  },
}

/** More than these are a list, and told by a passage of their own. */
const MOST = 8

/** One who is kin to the one a question names: by name as the verse prints it, where it is known, and a verse that names both. */
export type Relative = { readonly name: string | undefined; readonly quote: Quote; readonly place: Passage }

/** 「摩西的母亲是谁？」 → Jochebed, with Exodus 6:20; those whom most verses name first. None where no kin is asked for. */
export async function relativesAsked(context: AnswerContext): Promise<Relative[]> {
  const asked = readAsked(context)
  if (!asked) return []
  const { relation, name } = asked
  const english = englishNames(name, tongueOf(context.locale))
  const [person] = (await Promise.all(english.map((one) => personsCalled(context, one))))
    .flat()
    .filter((one) => titlesOf(one, relation).length > 0)
    .toSorted((a, b) => versesOf(b).size - versesOf(a).size)
  if (!person) return []
  const together = (one: Section) => versesOf(one).intersection(versesOf(person)).size
  const found = await Promise.all(titlesOf(person, relation).map((title) => personsCalled(context, title)))
  const kin = found
    .flatMap((some) => some.toSorted((a, b) => together(b) - together(a)).slice(0, 1))
    .filter(({ facts }) => facts?.gender === relation.gender)
    .toSorted((a, b) => together(b) - together(a))
  return kin.length > MOST ? [] : kin.flatMap((one) => tellBoth(context, asked, person, one) ?? [])
}

/** Whoever asks for somebody's kin names few persons; each is tried with every relation and every way of asking. */
const MOST_NAMED = 6

/** The kin that the article on a person names, as it names them. */
const titlesOf = ({ text }: Section, { kin }: Relation): string[] =>
  text
    .split('\n')[0]
    ?.match(TOLD[kin])?.[1]
    ?.split(/, | and /) ?? []

type Asked = { readonly name: string; readonly relation: Relation }

/** Whose kin a question asks for, and which: "What was the name of Isaac's wife?" → Isaac, his wife. */
function readAsked({ understood, locale, work }: AnswerContext): Asked | undefined {
  const tongue = tongueOf(locale)
  const { text, original } = fold(understood.search || understood.question.text)
  const named = findMentions(text, tongue, original).filter(({ field }) => field === 'person')
  for (const { word, start, end } of named.slice(0, MOST_NAMED)) {
    work.step(RELATIONS.length * ASKING[tongue].length)
    const bare = `${text.slice(0, start)}@${text.slice(end)}`.replace(/[?¿!.，,]/g, ' ').trim()
    const relation = RELATIONS.find(({ asked }) =>
      ASKING[tongue].some((form) => {
        const pattern = form.replaceAll('TN', `${TITLE[tongue]}@`).replaceAll('R', `(?:${asked[tongue]})`)
        return new RegExp(`^${pattern}$`).test(bare)
      }),
    )
    if (relation) return { name: word, relation }
  }
  return undefined
}

/** Verses that stand together are listed as one passage. */
const versesOf = ({ mentions = [] }: Section): Set<number> =>
  new Set(mentions.flatMap((place) => listVerses(place)).map(ordinal))

/** More than any name has articles, and parts of articles. */
const MOST_ARTICLES = 120

async function personsCalled({ library }: AnswerContext, name: string): Promise<Section[]> {
  const found = await library.named(name, { kinds: ['people-places'], languages: ['en'] }, MOST_ARTICLES)
  return found.filter(({ facts }) => facts?.gender !== undefined)
}

/** Whose son Jesus is, and whether he had brothers, is not told by naming somebody: there the verse says what it says. */
const isOnlyQuoted = (names: readonly string[], { kin, gender }: Relation): boolean =>
  names.includes('Jesus') && !(kin === 'parent' && gender === 'female')

/** What a verse is worth that tells two to be kin: a word for it above all, then their names, the usual name best. */
const WORTH = { kin: 3, name: 1, usual: 1, asked: 1 }

/** The verse that tells it best of two that they are kin; of several that do as well, the first. */
function tellBoth(
  context: AnswerContext,
  { name: asked, relation }: Asked,
  one: Section,
  other: Section,
): Relative | undefined {
  const tongue = tongueOf(context.locale)
  const both = versesOf(one).intersection(versesOf(other))
  const namesOf = ({ title = '', terms = [] }: Section) => [
    ...new Set([title, ...terms].flatMap((name) => namesFor(name.replace(/\s*\(.*\)$/, ''), tongue))),
  ]
  const names = namesOf(other)
  const english = englishNames(asked, tongue)
  const own = [asked, ...namesOf(one)]
  const tellings = [...both].flatMap((at) => {
    const place = { first: verseAt(at), last: verseAt(at) }
    const text = readPassage(context, place)
    const quote = text && quotePassage(text)
    if (!quote) return []
    const { text: folded, original } = fold(quote.words)
    const said = names.flatMap((name) => placeOf(folded, name, tongue) ?? [])[0]
    const worth =
      (IN_VERSES[relation.kin][tongue].test(folded) ? WORTH.kin : 0) +
      (said ? WORTH.name + (said.name === names[0] ? WORTH.usual : 0) : 0) +
      (own.some((name) => placeOf(folded, name, tongue)) ? WORTH.asked : 0)
    const name = said && !isOnlyQuoted(english, relation) ? original(said.start, said.end) : undefined
    return [{ name, quote, place, worth }]
  })
  return tellings.toSorted((a, b) => b.worth - a.worth || ordinal(a.place.first) - ordinal(b.place.first))[0]
}

/** Where a name stands in a folded text; in Latin letters as a word of its own, for Sarai is not Sara. */
function placeOf(text: string, name: string, tongue: Tongue): { name: string; start: number; end: number } | undefined {
  const start = tongue === 'zh' ? text.indexOf(name) : text.search(new RegExp(`\\b${name}\\b`))
  return start < 0 ? undefined : { name, start, end: start + name.length }
}
