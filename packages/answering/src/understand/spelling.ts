import { EVERYDAY } from './everyday.ts'
import type { Tongue } from './tongue.ts'

/** How often each word form (lower case) stands in a Bible of the language. */
export type Forms = ReadonlyMap<string, number>

/** Puts right what people leave out in typing: Spanish and French accents, English letters and apostrophes. */
export type Spelling = (text: string) => string

/**
 * Spells a question as the Bible of its language does, where only one way of mending offers itself:
 * `donde nacio jesus` → `donde nació jesús`; `ten comandments` → `ten commandments`. Words of every day become
 * the Bible's: `my kids` → `my children`, which would find goats otherwise.
 */
export function openSpelling(forms: Forms, tongue: Exclude<Tongue, 'zh'>): Spelling {
  const mend = tongue === 'en' ? unslip(forms) : accent(forms, tongue)
  return (text) =>
    text.replace(WORD, (word) => {
      const plain = word.toLowerCase()
      const spelt = mend(plain) ?? plain
      const mended = EVERYDAY[tongue].get(spelt) ?? spelt
      return mended === plain ? word : inCaseOf(word, mended)
    })
}

/** Not the stumps of `couldn't` and `doesn’t`. */
const WORD = /\p{L}{3,}(?!['’]t\b)/gu

function inCaseOf(word: string, mended: string): string {
  if (word === word.toUpperCase()) return mended.toUpperCase()
  return /^\p{Lu}/u.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Typed without its accent, `hablo` is far more often meant for `habló` than for itself. */
const OUTWEIGHS = 6

/** Accents alone: in languages that bend their words, a letter more or less is another form and no slip. */
function accent(forms: Forms, tongue: Tongue): (word: string) => string | undefined {
  const best = new Map<string, { readonly word: string; readonly count: number }>()
  for (const [word, count] of forms) {
    const plain = bare(word)
    if (count > (best.get(plain)?.count ?? 0)) best.set(plain, { word, count })
  }
  return (word) => {
    const known = best.get(word)
    if (!known && tongue === 'es') return word.replace(/(?<=\p{L}{2}[cs])ion$/u, 'ión')
    if (!known || known.count <= OUTWEIGHS * (forms.get(word) ?? 0)) return undefined
    // `pena` and `peña` are two words, however seldom the Bible has the one.
    return known.word.includes('ñ') && forms.has(word) ? undefined : known.word
  }
}

/** A shorter word has too many neighbours. */
const SHORTEST = 6

const CONTRACTED: ReadonlyMap<string, string> = new Map(
  [
    "where's",
    "what's",
    "who's",
    "how's",
    "that's",
    "can't",
    "don't",
    "didn't",
    "doesn't",
    "isn't",
    "wasn't",
    "i've",
  ].map((words) => [words.replace("'", ''), words]),
)

const VOWELS = [...'aeiou']

/** Only slips that leave the consonants as they were: `cremation` is no `creation`, `parish` no `perish`. */
function unslip(forms: Forms): (word: string) => string | undefined {
  return (word) => {
    const contracted = CONTRACTED.get(word)
    if (contracted || word.length < SHORTEST || forms.has(word)) return contracted
    // "Pilates wife" lacks no more than a mark.
    if (word.endsWith('s') && forms.has(word.slice(0, -1))) return undefined
    const near = [word, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])].flatMap(neighboursOf)
    const known = near.filter((one) => forms.has(one))
    return known.sort((a, b) => forms.get(b)! - forms.get(a)!)[0]
  }
}

/** One slip away: a letter doubled or not, a vowel left out or put in, `ie` for `ei`, `s` for `z`. */
function neighboursOf(word: string): string[] {
  const found: string[] = []
  for (let i = 1; i <= word.length; i++) {
    const [before, here, after] = [word.slice(0, i), word[i] ?? '', word.slice(i + 1)]
    found.push(before + before.at(-1) + here + after, ...VOWELS.map((vowel) => before + vowel + here + after))
    if (here === before.at(-1) || VOWELS.includes(here)) found.push(before + after)
    if (here === 's' || here === 'z') found.push(before + (here === 's' ? 'z' : 's') + after)
    if (/^(?:ie|ei)/.test(here + after)) found.push(before + after[0] + here + after.slice(1))
  }
  return found
}
