import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openLibrary } from '@berea/library'
import { judgeAll, plantedIn, SETS, versesOf } from './judge.ts'

/**
 * What the check of a writer's drafts catches and keeps: false quotations, true ones, false claims, true ones, in five languages,
 * half of each written by hand, half made by rule from the library.
 * `node evals/writer/planted.ts [--library DIR] [--show] [--locale zh-cn]`
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../../data/library', import.meta.url)) },
    show: { type: 'boolean', default: false },
    locale: { type: 'string' },
  },
})

const library = await openLibrary(values.library)
const started = performance.now()
const judged = await judgeAll(plantedIn(library, versesOf(library, 120)), library)
let count = 0
for (const set of SETS) {
  const of = judged[set].filter(({ planted }) => values.locale === undefined || planted.locale === values.locale)
  count += of.length
  const right = of.filter(({ isRight }) => isRight)
  const kinds = Map.groupBy(of, ({ planted }) => planted.kind)
  const each = [...kinds].map(
    ([kind, some]) => `${kind} ${some.filter(({ isRight }) => isRight).length}/${some.length}`,
  )
  console.log(
    `${set.padEnd(14)} ${right.length} of ${of.length} (${(right.length / of.length).toFixed(3)})  ${each.join(', ')}`,
  )
  if (!values.show) continue
  for (const { planted, shown, isRight, faults } of of) {
    if (!isRight)
      console.log(`  ${planted.id} ${planted.kind}: ${planted.draft}\n    → ${shown || '–'} ${faults.join(' ')}`)
  }
}
console.log(`${((performance.now() - started) / count).toFixed(1)} ms a draft`)
await library.close()
