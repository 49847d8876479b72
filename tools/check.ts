import { runSteps, type Step } from './steps.ts'

/**
 * `npm run check`: everything that can be told in under a minute. Import boundaries (arrows.ts) and missing
 * translations are unit tests; cycles are Biome's rule.
 */
export const STATIC_CHECKS: readonly Step[] = [
  { name: 'format, lint and import cycles', command: 'biome', args: ['ci', '.'] },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the page', command: 'tsc', args: ['-p', 'apps/web'] },
  { name: 'unused code and dependencies', command: 'knip', args: [] },
]

if (import.meta.main) {
  const ok = await runSteps([
    ...STATIC_CHECKS,
    {
      name: 'import boundaries, translations and the other unit tests',
      command: 'vitest',
      args: ['run', '--project', 'unit', '--reporter=dot'],
    },
  ])
  process.exit(ok ? 0 : 1)
}
