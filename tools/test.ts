import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { BROWSER_MISSING, ensureBrowser } from './browser.ts'
import { STATIC_CHECKS } from './check.ts'
import { buildPage } from './page.ts'
import { ROOT, runSteps } from './steps.ts'
import { makeTemporaryFolder } from './temporary.ts'

/** `npm test`: the checks, every test of every kind, and one closing line with their count. */
const browser = ensureBrowser()
if (!browser) {
  console.error(BROWSER_MISSING)
  process.exit(1)
}
const temporary = makeTemporaryFolder()
process.on('exit', temporary.remove)
const VITEST_REPORT = join(temporary.folder, 'vitest.json')
const BROWSER_REPORT = join(temporary.folder, 'browser.json')
/** Of what a failed browser test says. */
const MOST_LINES = 12
await buildPage()

const ok = await runSteps([
  ...STATIC_CHECKS,
  {
    name: 'unit, page and system tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  },
])

const count = { passed: 0, failed: 0, skipped: 0 }
const vitest = readReport(VITEST_REPORT)
count.passed += vitest.numPassedTests ?? 0
count.failed += (vitest.numFailedTests ?? 0) + (vitest.success === false && !vitest.numFailedTests ? 1 : 0)
count.skipped += (vitest.numPendingTests ?? 0) + (vitest.numTodoTests ?? 0)
const inBrowser = readReport(BROWSER_REPORT)
const { stats = {} } = inBrowser
count.passed += (stats.expected ?? 0) + (stats.flaky ?? 0)
count.failed += stats.unexpected ?? 0
count.skipped += stats.skipped ?? 0

for (const name of skippedIn(vitest)) console.log(`skipped: ${name}`)
for (const line of troubledIn(inBrowser.suites)) console.log(line)
const again = stats.flaky ? `, of them ${stats.flaky} at the second try` : ''
console.log(`\n${count.passed} passed${again}, ${count.failed} failed, ${count.skipped} skipped`)
process.exit(ok && count.failed === 0 ? 0 : 1)

type Report = {
  readonly success?: boolean
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly numTodoTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
  readonly suites?: readonly Suite[]
  readonly stats?: {
    readonly expected?: number
    readonly unexpected?: number
    readonly flaky?: number
    readonly skipped?: number
  }
}

/** As Playwright's report nests them. */
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** What failed in the browser, if only at the first try, with what it said: the places where somebody should look. */
function troubledIn(suites: readonly Suite[] = []): string[] {
  return suites.flatMap(({ suites, specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const said = stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? '')
          const lines = said.split('\n').slice(0, MOST_LINES)
          return `${status === 'flaky' ? 'tried twice' : 'failed'}: e2e/${file}:${line} ${title}\n  ${lines.join('\n  ')}`
        }),
    ),
    ...troubledIn(suites),
  ])
}

/** What was not tried here, by file and name: the tests that need the real library, where it is absent. */
function skippedIn({ testResults = [] }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo')
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  )
}

/** A runner that died before writing its report counts as one failure, so silence is never a pass. */
function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { success: false, stats: { unexpected: 1 } }
  }
}
