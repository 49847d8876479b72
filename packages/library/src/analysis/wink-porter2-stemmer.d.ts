declare module 'wink-porter2-stemmer' {
  /** The stem of one word in lower case. */
  function stem(word: string): string
  export = stem
}
