import { expect, it } from 'vitest'
import { readTexts, samplePack } from './reading.test-support.ts'
import { tipnr } from './tipnr.ts'

it('STEPBible’s names are read with their summary, forms and references', async () => {
  const { sections, problems } = await readTexts(tipnr, samplePack({ kind: 'people-places' }), {
    'TIPNR - names.txt':
      'FIELDS\n$========== PERSON(s)\t\t\nAaron@Exo.4.14=H0175A\tMale\n#A man of Levi ; son of Amram@Exo.6.18; brother of Moses@Exo.2.10\n\tAaron@Exo.4.14\tH0175=אַהֲרֹן\tAaron\thttps://x.test\tExo.4.14; Exo.7.10a; Exo.7.10b; Exo.99.1; \t\n\tAaron@Exo.4.14\tG0002=Ἀαρών\tAharon\thttps://x.test\tLuk.1.5; \t\n$========== PLACE\nBethel@Gen.12.8=H1008\tTown\n',
  })
  expect(problems).toMatchObject([{ code: 'unknown-reference', at: 'Aaron@Exo.4.14', detail: 'Exo.99.1' }])
  expect(sections).toMatchObject([
    {
      title: 'Aaron',
      text: 'A man of Levi; son of Amram; brother of Moses.',
      mentions: ['EXO 4:14', 'EXO 7:10', 'LUK 1:5'],
      terms: ['Aharon', 'H175', 'G2'],
      facts: { type: 'person' },
    },
    { title: 'Bethel', text: 'Bethel is named in Scripture.', facts: { type: 'place' } },
  ])
})
