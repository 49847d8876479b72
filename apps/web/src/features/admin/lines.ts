/** One a line: `' https://a.example \n\nhttps://b.example'` is both, without the blanks around them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
