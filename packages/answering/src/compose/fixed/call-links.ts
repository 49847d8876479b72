/** Bold words of a sentence on help: a number, or who answers and then the number. */
const BOLD = /\*\*([^*]+)\*\*/g
const NUMBER = /^(.*[:：]\s*|\D*\p{L}\D*)?(\+?\d[\d\s-]*\d)$/u
const SITE = /(?<![\w/[])findahelpline\.com(?![\w/\]])/g

/**
 * A sentence on help with its numbers and its site as links, so that a telephone calls them at a touch.
 *
 *     'Call **988**.' → 'Call **[988](tel:988)**.'
 *     '**Lifeline: 13 11 14**' → '**Lifeline: [13 11 14](tel:131114)**'
 */
export const withCallLinks = (sentence: string): string =>
  sentence
    .replace(BOLD, (whole, words: string) => {
      const [, who = '', number] = NUMBER.exec(words) ?? []
      return number === undefined ? whole : `**${who}[${number}](tel:${number.replace(/[\s-]/g, '')})**`
    })
    .replace(SITE, '[findahelpline.com](https://findahelpline.com)')
