import { type AskedVectors, type Kind, type Library, type Section, unitsOf, type Work } from '@berea/library'
import { overlaps, type Passage } from '@berea/scripture'

/** What is asked, as far as finding a paragraph needs it. */
export type Asked = {
  /** As it stands alone: without greeting, film and homework. */
  readonly text: string
  /** The question as the encoder's vectors; without them words alone decide. */
  readonly vectors?: AskedVectors | undefined
  /** Names and subjects that may be headwords, in the question's own words. */
  readonly terms: readonly string[]
  /** Passages that the question names. */
  readonly named: readonly Passage[]
  /** Passages that were found to tell what is asked, best first. */
  readonly found: readonly Passage[]
  /** Tags of the reader's languages. */
  readonly languages: readonly string[]
  readonly without: readonly Kind[]
}

/** A paragraph that may answer, and how it was found. */
export type Candidate = {
  readonly section: Section
  readonly work: Work
  /** Place in the section's text, end exclusive. */
  readonly start: number
  readonly end: number
  /** Cosine of question and paragraph; undefined without an encoder. */
  readonly likeness: number | undefined
  /** From 0, by likeness and by words; undefined where it was not found that way. */
  readonly meaningRank: number | undefined
  readonly wordRank: number | undefined
  readonly isHeadword: boolean
  /** It is on a passage that the question names, or on the best of those that were found. */
  readonly onNamed: boolean
  readonly onFound: boolean
}

const KINDS: readonly Kind[] = ['notes', 'dictionary', 'theology', 'people-places', 'creeds']

/** So many nearest paragraphs are looked at, and so many whose likeness is asked for, so that others can be compared. */
const NEAREST = 40
const COMPARED = 300
const NEAREST_ENGLISH = 12
const BY_WORDS = 20
const BY_HEADWORD = 4
const ON_PASSAGE = 24
/** Notes on more verses than this introduce a book. */
const TERMS = 3

/** The paragraphs that may answer, found by meaning, by words, by headword and on the passages, each once. */
export async function findCandidates(asked: Asked, library: Library): Promise<readonly Candidate[]> {
  const { languages, without } = asked
  const filter = { kinds: KINDS, languages, withoutKinds: without }
  const english = { ...filter, languages: ['en'] }
  const isEnglish = languages.includes('en')
  const places = [...asked.named, ...asked.found.slice(0, 2)]
  const [near, abroad, byWords, byHeadword, onPassages] = await Promise.all([
    asked.vectors ? library.nearest(asked.vectors, 'paragraphs', filter, COMPARED) : [],
    asked.vectors && !isEnglish ? library.nearest(asked.vectors, 'paragraphs', english, NEAREST_ENGLISH) : [],
    library.search(asked.text, filter, BY_WORDS),
    Promise.all(asked.terms.slice(0, TERMS).map((term) => library.named(term, filter, BY_HEADWORD))),
    Promise.all(places.map((place) => library.about(place, filter, ON_PASSAGE))),
  ])
  const likeness = new Map([...near, ...abroad].map((hit) => [keyOf(hit.section.id, hit.start), hit.likeness]))
  /** What is not among the nearest is no more like the question than the last of them. */
  const least = near.at(-1)?.likeness
  const found = new Map<string, Candidate>()

  function add(section: Section, span: { readonly start: number; readonly end: number }, how: Partial<Candidate>) {
    const work = library.work(section.work)
    if (!work) return
    const key = keyOf(section.id, span.start)
    const known = found.get(key)
    const isOn = (passages: readonly Passage[]) =>
      section.passages.some((own) => passages.some((passage) => overlaps(own, passage)))
    found.set(key, {
      section,
      work,
      start: span.start,
      end: span.end,
      likeness: asked.vectors && (likeness.get(key) ?? least),
      meaningRank: undefined,
      wordRank: undefined,
      isHeadword: false,
      onNamed: isOn(asked.named),
      onFound: isOn(asked.found.slice(0, 1)),
      ...known,
      ...how,
    })
  }
  const addUnits = (section: Section, how: Partial<Candidate>, most: number) => {
    const work = library.work(section.work)
    const units = work ? unitsOf(section, work).filter(({ set }) => set === 'paragraphs') : []
    const like = (unit: (typeof units)[number]) => likeness.get(keyOf(section.id, unit.start)) ?? -1
    const best = units.toSorted((a, b) => like(b) - like(a) || a.start - b.start).slice(0, most)
    for (const unit of best) add(section, unit, how)
  }

  for (const [rank, hit] of near.slice(0, NEAREST).entries()) add(hit.section, hit, { meaningRank: rank })
  for (const [rank, hit] of abroad.entries()) add(hit.section, hit, { meaningRank: rank })
  for (const [rank, { section }] of byWords.entries()) addUnits(section, { wordRank: rank }, 1)
  for (const section of byHeadword.flat()) addUnits(section, { isHeadword: true }, 2)
  for (const section of onPassages.flat()) addUnits(section, {}, 1)
  const all = [...found.values()]
  // A passage that is named binds: what is said elsewhere explains another.
  const bound = all.filter(({ onNamed }) => onNamed)
  return bound.length > 0 ? bound : all
}

const keyOf = (section: string, start: number): string => `${section} ${start}`
