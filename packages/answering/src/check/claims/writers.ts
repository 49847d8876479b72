import { fromKnowledge } from '@berea/knowledge'
import { type Writer, writersByNames } from '../../citing/names/authors.ts'
import { fold } from '../../understand/fold.ts'

const writers = fromKnowledge((): readonly Writer[] =>
  writersByNames().map(({ names, isHeard }) => ({
    names: withSurnames(names.map((name) => fold(name).text.replace(/^(?:the|el|l') ?/, ''))),
    isHeard,
  })),
)

/** 马丁·路德 is 路德 too, 米兰的安波罗修 安波罗修. */
function withSurnames(names: readonly string[]): readonly string[] {
  const surnames = names.flatMap((name) => /^\p{Script=Han}.*[·的](.{2,})$/u.exec(name)?.[1] ?? [])
  return [...new Set([...names, ...surnames])]
}

/** Shorter ones are part of other words. */
const LEAST = 2

/** Writers whom a folded Chinese text names, each by the name that stands there. */
export const writersIn = (folded: string): readonly string[] =>
  writers().flatMap(({ names }) =>
    names.filter((name) => /^\p{Script=Han}/u.test(name) && name.length >= LEAST && folded.includes(name)).slice(0, 1),
  )

/** Shorter ones are words of every sentence: Thomas à Kempis. */
const LEAST_LETTERS = 4
const OF_A_PLACE = / (?:of|de|d'|the|le|el) ?/

/** Is a word what a teacher of the church is called by, whatever else it begins: `calvin`, `crisostomo`? */
export const isTeacher = (word: string): boolean =>
  word.length >= LEAST_LETTERS &&
  writers().some(
    ({ names, isHeard }) => isHeard && names.some((name) => name.split(OF_A_PLACE)[0]!.split(' ').includes(word)),
  )

/** All that a writer is called who is called so, or has this word in a name: `augustin` → augustine of hippo, 奥古斯丁 … */
export const otherNamesOfWriter = (name: string): readonly string[] =>
  writers()
    .filter(({ names }) => names.some((one) => one === name || one.split(/[ -]/).includes(name)))
    .flatMap(({ names }) => names)
