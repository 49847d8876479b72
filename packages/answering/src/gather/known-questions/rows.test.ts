import { knowledge } from '@berea/knowledge'
import { expect, test } from 'vitest'
import { fold } from '../../understand/fold.ts'
import type { Tongue } from '../../understand/tongue.ts'
import { asking, matched, readRows, rowsFor } from './rows.ts'
import { knownQuestions } from './tables.ts'

const TABLES = {
  stories: [
    'reason JHN 11:33-36 | fisherman + weep, wept, cry | pescador + llor | pecheur + pleur | 渔夫 + 哭',
    'JHN 11:35 | ship. + left…behind | barco + dej | bateau + laiss | 约拿, 船 + 留',
  ],
  beliefs: [],
}

function found(text: string, tongue: Tongue): string[] {
  const question = asking(fold(text).text, tongue)
  return [...rowsFor(readRows(TABLES, tongue), question)]
    .filter(({ groups }) => matched(groups, question))
    .map(({ references }) => references.trim())
}

test.each<[string, Tongue, string[]]>([
  ['Why did the fisherman weep?', 'en', ['JHN 11:33-36']],
  ['Why did the fisherman sing?', 'en', []],
  ['¿Por qué lloró el pescador?', 'es', ['JHN 11:33-36']],
  ['Pourquoi le pêcheur a-t-il pleuré ?', 'fr', ['JHN 11:33-36']],
  ['漁夫為什麼哭了', 'zh', ['JHN 11:33-36']],
  ['Which ship was left far behind?', 'en', ['JHN 11:35']],
  ['Whose friendship left him behind?', 'en', []],
  ['Which shipyard was left behind?', 'en', []],
  ['谁把约拿留下', 'zh', ['JHN 11:35']],
  ['谁把约拿单留下', 'zh', []],
])('“%s” has a word of each group, or has not', (question, tongue, references) =>
  expect(found(question, tongue)).toEqual(references),
)

test.each<Tongue>(['en', 'es', 'fr', 'zh'])('a question of a word of each group finds its row: %s', (tongue) => {
  const rows = readRows(knownQuestions(knowledge()), tongue)
  for (const row of new Set([...rows.values()].flat())) {
    const words: string[] = []
    for (const group of row.groups) words.push(group.split(',').find((word) => !words.includes(word)) ?? '')
    const question = asking(
      words.map((word) => word.replace('#', ' ').replace(/\.$/, '')).join(tongue === 'zh' ? '，' : ' '),
      tongue,
    )
    expect(
      rowsFor(rows, question).has(row) && matched(row.groups, question) !== undefined,
      `${row.references} ${words}`,
    ).toBe(true)
  }
})
