/**
 * One of several forms of a sentence, always the same one for the same seed (a question, with the
 * sentence's name), so that two answers don't open alike and one answer reads the same each time.
 */
export function choose<Form>(forms: readonly Form[], seed: string): Form {
  let hash = 0x811c9dc5
  for (const character of seed) {
    hash ^= character.codePointAt(0)!
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  const form = forms[hash % forms.length]
  if (form === undefined) throw new RangeError('a sentence needs at least one form')
  return form
}
