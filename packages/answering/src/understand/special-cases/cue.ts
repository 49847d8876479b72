import { TONGUES, type Tongue } from '../tongue.ts'

/**
 * What makes a matter known in one language: every part must be found, none of those that begin with `!`.
 * Parts are patterns over the folded text; Latin ones begin at a word's beginning.
 * `['eve|adam', 'apple', '!apple of']` fits "did eve eat apples", not "the apple of his eye".
 */
export type Cue = readonly string[]

type Compiled = { readonly needed: readonly RegExp[]; readonly barred: readonly RegExp[] }

function compilePart(part: string, tongue: Tongue): RegExp {
  return new RegExp(tongue === 'zh' ? part : `\\b(?:${part})`)
}

function compileCue(cue: Cue, tongue: Tongue): Compiled {
  return {
    needed: cue.filter((part) => !part.startsWith('!')).map((part) => compilePart(part, tongue)),
    barred: cue.filter((part) => part.startsWith('!')).map((part) => compilePart(part.slice(1), tongue)),
  }
}

const fits = (cue: Compiled, text: string): boolean =>
  cue.needed.every((part) => part.test(text)) && !cue.barred.some((part) => part.test(text))

/** A matter and how each language tells it: any one of a language's cues is enough. */
export type Matter<Id extends string = string> = {
  readonly id: Id
  readonly cues: Readonly<Record<Tongue, readonly Cue[]>>
}

export type Recogniser<Id extends string> = (text: string, tongue: Tongue) => Id | undefined

/** The first matter of the list that fits a folded text in that language. */
export function recogniser<Id extends string>(matters: readonly Matter<Id>[]): Recogniser<Id> {
  const compiled = matters.map(({ id, cues }) => ({
    id,
    cues: Object.fromEntries(
      TONGUES.map((tongue) => [tongue, cues[tongue].map((cue) => compileCue(cue, tongue))]),
    ) as Record<Tongue, Compiled[]>,
  }))
  return (text, tongue) => compiled.find((matter) => matter.cues[tongue].some((cue) => fits(cue, text)))?.id
}
