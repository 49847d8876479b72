import { expect, it } from 'vitest'
import { readTexts, samplePack } from './reading.test-support.ts'
import { treasury } from './treasury.ts'

it('the Treasury of David is read verse by verse, part by part, without the verses it repeats', async () => {
  const { sections, problems } = await readTexts(treasury, samplePack({ kind: 'commentary', id: 't' }), {
    'volume-1/psalm-11.md':
      '---\ntitle: x\n---\n\n# Psalm 11\n\n**Subject &mdash;** A *song*.\n\n## Exposition\n\n### Verse 1\n\n> In the Lord.\n\nHe trusts, as in Heb. 11:1.\n\n### Verses 2 & 3\n\nMore.\n\n## Works Upon the Eleventh Psalm\n\nNone.\n',
    'volume-1/_index.md': 'x',
  })
  expect(problems).toEqual([])
  expect(sections.map(({ id, title, text, passages }) => [id, title, text, passages])).toEqual([
    ['t/psalm-11', 'Psalm 11 — Introduction', 'Subject — A song.', ['PSA 11']],
    ['t/psalm-11/exposition/1', 'Psalm 11:1 — Exposition', 'He trusts, as in Heb. 11:1.', ['PSA 11:1']],
    ['t/psalm-11/exposition/2+3', 'Psalm 11:2, 3 — Exposition', 'More.', ['PSA 11:2', 'PSA 11:3']],
  ])
})
