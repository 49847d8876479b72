import { knowledge } from '@berea/knowledge'
import { LOCALES } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { citeDocument, documentByShortName, documentOf } from '../../citing/names/documents.ts'
import { subjectOf } from '../english.ts'

const rows = knowledge().table('confessions')

describe('the places where confessions speak of a doctrine', () => {
  test.each(rows.map(([subjects]) => [subjects!]))('“%s” are the lexicon’s own names', (subjects) => {
    for (const subject of subjects.replace(/^=/, '').split(', ')) expect(subjectOf(subject, 'en')).toBe(subject)
  })

  test('each is in a document that is known, and each doctrine has two traditions', () => {
    for (const [subjects, ...cells] of rows) {
      const places = cells.flatMap((cell) => cell.split(/;(?![^“]*”)/).filter(Boolean))
      for (const place of places) expect(documentByShortName(place.trim().split(' ')[0]!), place).toBeDefined()
      expect(cells.filter(Boolean).length, subjects).toBeGreaterThan(1)
    }
  })
})

describe('a confession is cited', () => {
  const trent = documentOf('creeds-en-catholic/council-of-trent/6/justification/canon-ix')!

  test('by its name in the reader’s language, its number and its year', () => {
    expect(citeDocument(trent, '6/justification/canon-ix', 'fr-fr')).toBe('Concile de Trente, VI, can. IX, 1547')
    expect(citeDocument(documentByShortName('shorter')!, '33', 'zh-cn')).toBe('《威斯敏斯特小要理问答》，33，1647')
  })

  test('and named in every language', () => {
    for (const locale of LOCALES) expect(citeDocument(trent, undefined, locale)).toMatch(/\S{2,}.*1547/)
  })
})
