import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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
const { stats = {} } = readReport(BROWSER_REPORT)
// What passes only when tried again has failed once.
count.passed += stats.expected ?? 0
count.failed += (stats.unexpected ?? 0) + (stats.flaky ?? 0)
count.skipped += stats.skipped ?? 0

for (const name of skippedIn(vitest)) console.log(`skipped: ${name}`)
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
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
  readonly stats?: {
    readonly expected?: number
    readonly unexpected?: number
    readonly flaky?: number
    readonly skipped?: number
  }
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
