/** Bold words of a sentence on help: a number, or who answers and then the number; two numbers with a stroke between them. */
const BOLD = /\*\*(\*?[^*]+)\*\*/g
const NUMBER = /^(.*[:：]\s*|\D*\p{L}\D*)?([*+]?\d[\d\s-]*\d)$/u
const SITE = /(?<![\w/[])findahelpline\.com(?![\w/\]])/g

/**
 * A sentence on help with its numbers and its site as links, so that a telephone calls them at a touch.
 *
 *     'Call **988**.' → 'Call **[988](tel:988)**.'
 *     '**Lifeline: 13 11 14**' → '**Lifeline: [13 11 14](tel:131114)**'
 *     '**110 / 120**' → '**[110](tel:110) / [120](tel:120)**'
 */
export const withCallLinks = (sentence: string): string =>
  sentence
    .replace(BOLD, (_, words: string) => `**${words.split(' / ').map(linked).join(' / ')}**`)
    .replace(SITE, '[findahelpline.com](https://findahelpline.com)')

function linked(words: string): string {
  const [, who = '', number] = NUMBER.exec(words) ?? []
  // A star that is dialled stands for itself, and makes nothing bold.
  return number === undefined ? words : `${who}[${number.replace('*', '\\*')}](tel:${number.replace(/[\s-]/g, '')})`
}
