import { runSteps, type Step } from './steps.ts'

/**
 * `npm run check`: everything that can be told in under a minute. Import boundaries and cycles are
 * Biome's rules (biome.json; boundaries.test.ts plants violations to show that they fail), missing
 * translations are a unit test of the page.
 */
export const STATIC_CHECKS: readonly Step[] = [
  { name: 'format, lint, import boundaries and cycles', command: 'biome', args: ['ci', '.'] },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the page', command: 'tsc', args: ['-p', 'apps/web'] },
  { name: 'unused code and dependencies', command: 'knip', args: [] },
]

if (import.meta.main) {
  const ok = await runSteps([
    ...STATIC_CHECKS,
    {
      name: 'unit tests',
      command: 'vitest',
      args: ['run', '--project', 'unit', '--reporter=dot'],
    },
  ])
  process.exit(ok ? 0 : 1)
}
