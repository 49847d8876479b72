import { fromKnowledge, type Pattern, type PatternFile } from '@berea/knowledge'
import { step } from '../../work.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

/**
 * What makes a matter known in one language: all of `needed` must be found, nothing of `barred`.
 * They are patterns over the folded text; Latin ones begin at a word's beginning.
 * `eve|adam` and `apple` needed, `apple of` barred fits "did eve eat apples", not "the apple of his eye".
 */
export type Cue = Pick<Pattern, 'needed' | 'barred'>

type Compiled = { readonly needed: readonly RegExp[]; readonly barred: readonly RegExp[] }

function compileCue({ needed, barred }: Cue, tongue: Tongue): Compiled {
  const compilePart = (part: string): RegExp => new RegExp(tongue === 'zh' ? part : `\\b(?:${part})`)
  return { needed: needed.map(compilePart), barred: barred.map(compilePart) }
}

const fits = (cue: Compiled, text: string): boolean =>
  cue.needed.every((part) => part.test(text)) && !cue.barred.some((part) => part.test(text))

/** A matter and how each language tells it: any one of a language's cues is enough. */
export type Matter<Id extends string = string> = {
  readonly id: Id
  readonly cues: Readonly<Record<Tongue, readonly Cue[]>>
}

export type Recogniser<Id extends string> = (text: string, tongue: Tongue) => Id | undefined

export const inEachTongue = <T>(make: (tongue: Tongue) => T): Readonly<Record<Tongue, T>> =>
  Object.fromEntries(TONGUES.map((tongue) => [tongue, make(tongue)])) as Record<Tongue, T>

/** The first matter of the list that fits a folded text in that language. */
export function recogniser<Id extends string>(matters: readonly Matter<Id>[]): Recogniser<Id> {
  const compiled = matters.map(({ id, cues }) => ({
    id,
    cues: inEachTongue((tongue) => cues[tongue].map((cue) => compileCue(cue, tongue))),
  }))
  return (text, tongue) =>
    compiled.find(({ cues }) => {
      step(cues[tongue].length)
      return cues[tongue].some((cue) => fits(cue, text))
    })?.id
}

/** What stands in a file of patterns by language, and what of it under a head. */
type InFile = Readonly<Record<Tongue, readonly Pattern[]>>
export type PatternsOf = (head: string) => InFile

/** What is made of a file of patterns, once: of what stands under its heads, or of `all`. */
export const fromPatterns = <T>(file: PatternFile, make: (under: PatternsOf, all: InFile) => T): (() => T) =>
  fromKnowledge((_, { patterns }) => {
    const all = inEachTongue((tongue) => patterns(file, tongue === 'zh' ? 'zh-Hans' : tongue))
    return make((head) => inEachTongue((tongue) => all[tongue].filter((pattern) => pattern.head === head)), all)
  })

/** The one pattern that stands under a head; `whole` is what its source is read as. */
export const onlyUnder = (
  under: PatternsOf,
  head: string,
  whole = (source: string, _tongue: Tongue): string => source,
): Readonly<Record<Tongue, RegExp>> => {
  const found = under(head)
  return inEachTongue((tongue) => new RegExp(whole(found[tongue][0]!.needed[0]!, tongue)))
}
