import { fold } from '../../understand/fold.ts'

/** Rizpa is Rispa, and Harran Charan: what is heard of a name, however it is spelt. */
export function isSpeltOtherwise(name: string, texts: readonly string[]): boolean {
  const heard = soundsOf(name)
  return texts.some((text) =>
    (text.match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []).some((other) => !heard.isDisjointFrom(soundsOf(other))),
  )
}

function soundsOf(name: string): ReadonlySet<string> {
  const plain = fold(name)
    .text.replace(/ph/g, 'f')
    .replace(/[zx]|ts/g, 's')
    .replace(/[jy]/g, 'i')
    .replace(/[qc](?=[aouhkrlt]|$)/g, 'k')
  const sounds = [plain, plain.replace(/kh/g, '')].map((one) => one.replace(/h/g, '').replace(/(.)\1/g, '$1'))
  return new Set(sounds.filter((one) => one.length > SHORTEST))
}

/** Two or three letters are heard in many names. */
const SHORTEST = 3
