const SMALL = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'not',
])

const ROMAN = /^C{0,3}(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/

/** 'ANCIENT OF DAYS' → 'Ancient of Days'; 'ANGEL (a spirit)' → 'Angel (a spirit)'. */
export function headline(text: string): string {
  return text.replace(/(?<![\p{L}’'])\p{Lu}[\p{Lu}’']*(?![\p{Ll}])/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    if (word.length > 1 && ROMAN.test(word)) return word
    return at > 0 && SMALL.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1)
  })
}
