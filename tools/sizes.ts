/** A file that the program is made of, and no test, no example of one and nothing that only tests need. */
const IS_TEST = /\.(?:test|cases|test-support|system\.test)\.tsx?$/

/** Rooms of `packages/answering` that together may have no more lines: what is added to one has to be taken from one. */
const ROOMS = /^packages\/answering\/src\/(?:understand|citing|gather|compose|answer)\//
export const MOST_LINES = 13_925

/** Lines of a file, tests apart. */
export const LONGEST_FILE = 300

/** Characters of a text in the code: what is longer is content. */
export const LONGEST_LITERAL = 2_000

const linesIn = (text: string): number => text.split('\n').length - 1

/** Texts in quotes, by their beginnings; a template with parts to fill in counts too. */
const LITERAL = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gs

/** Keys are paths from the project's root, values the files' texts. */
export function sizesOf(files: ReadonlyMap<string, string>) {
  const own = [...files].filter(([path]) => !IS_TEST.test(path))
  return {
    lines: own.filter(([path]) => ROOMS.test(path)).reduce((sum, [, text]) => sum + linesIn(text), 0),
    tooLong: own.filter(([, text]) => linesIn(text) > LONGEST_FILE).map(([path, text]) => `${path}: ${linesIn(text)}`),
    literals: own
      .filter(([path]) => path.startsWith('packages/answering/'))
      .flatMap(([path, text]) =>
        (text.match(LITERAL) ?? [])
          .filter((literal) => literal.length > LONGEST_LITERAL)
          .map((literal) => `${path}: ${literal.slice(0, 40)}…`),
      ),
  }
}
