import { defineConfig } from 'vitest/config'

/**
 * `unit`: pure code, no disk or network beyond a temporary folder; part of `npm run check`.
 * `system`: real database, real index, real HTTP (files named `*.system.test.ts`).
 * `page`: components in jsdom. Browser tests are Playwright's, in e2e/.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'evals/**/*.test.ts',
          ],
          exclude: ['**/*.system.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'system',
          include: ['{packages,apps}/**/*.system.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: { name: 'page', root: 'apps/web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
