/** Characters of a title, with the dots of one cut short. */
const LENGTH = 40

/**
 * A conversation's title from its first question: "  Why did\nJesus weep? " is "Why did Jesus
 * weep?"; a long one is cut at a word where it has words.
 */
export function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= LENGTH) return line
  const cut = characters.slice(0, LENGTH - 1).join('')
  const atWord = cut.replace(/\s\S*$/, '')
  return `${(atWord.length > cut.length / 2 ? atWord : cut).trimEnd()}…`
}
