import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext, wordsOf } from '../answer-context.ts'
import { isAboutIt } from './about-it.ts'

const library = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en'), work('bible-es-rv1909', 'bible', 'es')],
  bibles: { 'bible-en-bsb': ['MAT 27:5 Judas hanged himself.'], 'bible-es-rv1909': ['MAT 27:5 Judas se ahorcó.'] },
  pericopes: ['MAT 27:3-10'],
  sections: [],
  verses: [],
})

function isAbout(question: string, text: string, locale: Locale = 'en', at: readonly string[] = []): boolean {
  const asked = { text: question, locale, tradition: 'none', mode: 'deep' } as const
  const understood = {
    question: asked,
    locale,
    intent: 'event',
    passages: [],
    wrong: [],
    terms: [],
    search: '',
  } as const
  const [place, peak] = [passageOf('MAT 27:3-10'), passageOf('MAT 27:5')]
  const read = library.passage(locale === 'en' ? 'bible-en-bsb' : 'bible-es-rv1909', peak)!
  const main = { passage: peak, text: read, pericope: place, score: 1, peak: peak.first, parallels: [] }
  const said = section('dictionary', '1', text, { passages: at.map(passageOf) })
  return isAboutIt(openContext(understood, library, []), { section: said, text, words: wordsOf(text, locale) }, main)
}

describe('a sentence is about what was asked', () => {
  const asked = 'How did Judas die?'
  test('where it stands with the passage found', () => {
    expect(isAbout(asked, 'He went away to die.', 'en', ['MAT 27:5'])).toBe(true)
    expect(isAbout(asked, 'He went away to die.', 'en', ['JHN 12:4'])).toBe(false)
    expect(isAbout(asked, 'The silver was of Tyre.', 'en', ['MAT 27:5'])).toBe(false)
  })
  test('where it refers to that passage', () => {
    expect(isAbout(asked, 'Remorse took hold of him (Matt 27:3-5).')).toBe(true)
    expect(isAbout(asked, 'Judas did not die yet (John 12:6).')).toBe(false)
  })
  test('where it names those asked about and tells it', () => {
    expect(isAbout(asked, 'Judas died by his own hand.')).toBe(true)
    expect(isAbout(asked, 'Judas came from Kerioth.')).toBe(false)
  })
  test('not where its article is about another of that name', () => {
    const battle = 'Judas died in battle.'
    expect(isAbout(asked, battle, 'en', ['1MA 3:1', '1MA 4:36', '1MA 9:18'])).toBe(false)
    expect(isAbout(asked, battle, 'en', ['JHN 6:71', 'JHN 12:4', 'ACT 1:18', 'MAT 27:5'])).toBe(true)
  })
  test('not where somebody of nearly that name is told of', () => {
    expect(isAbout('¿Cómo murió Judas?', 'El rey de Judá murió en Jerusalén.', 'es-es')).toBe(false)
  })
  test('not with a number that belongs elsewhere, if nobody is named', () => {
    expect(isAbout('How long did the flood last?', 'From Adam to the flood it was long, and it did last.')).toBe(false)
  })
})
