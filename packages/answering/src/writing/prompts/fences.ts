/** Nothing within the fences of a prompt can close them, or look like a token. */
export const fenced = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('{{', '{ {')

/** The last of what was asked before, as far as there is room for so many characters. */
export function lastOf(texts: readonly string[], most: number): readonly string[] {
  let room = most
  return texts
    .toReversed()
    .filter((text) => {
      room -= text.length
      return room >= 0
    })
    .toReversed()
}
