import { defineConfig } from 'vitest/config'

const NEEDS_COOKIES = 'apps/web/src/storage/tokens.test.ts'

/**
 * `unit`: pure code, no disk or network beyond a temporary folder; part of `npm run check`.
 * `system`: real database, real index, real HTTP (files named `*.system.test.ts`).
 * `page`: components in jsdom. Browser tests are Playwright's, in e2e/.
 */
export default defineConfig({
  test: {
    globalSetup: 'tools/temporary.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,evals}/**/*.test.ts'],
          exclude: ['**/*.system.test.ts', NEEDS_COOKIES, '**/node_modules/**'],
          // Pure code leaves nothing behind: one environment for all files takes a fifth of the time.
          pool: 'threads',
          isolate: false,
          // The first run after an installation reads everything from the disk: no test is about that.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['{packages,apps}/**/*.system.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['tools/temporary.ts', 'apps/server/test/one-postgres.ts'],
          maxWorkers: 2,
          isolate: false,
          // Projects with workers of their own number run one after the other.
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.tsx', NEEDS_COOKIES],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
