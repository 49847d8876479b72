import { describe, expect, it } from 'vitest'
import { type Forms, openSpelling } from './spelling.ts'

const formsOf = (text: string): Forms =>
  new Map(
    text
      .split(' ')
      .map((entry) => entry.split(':'))
      .map(([word = '', count]) => [word, Number(count ?? 9)]),
  )

const spanish = openSpelling(
  formsOf('nació jesús habló:300 hablo:40 moisés está:1100 esta:800 pena:2 peña:60 año'),
  'es',
)
const english = openSpelling(formsOf('commandments tattoo creation neighbor forgive receive perish'), 'en')
const french = openSpelling(formsOf('éternel prière prêtre'), 'fr')

describe('a question typed in haste is spelt as the Bible spells it', () => {
  it.each([
    ['donde nacio jesus', 'donde nació jesús'],
    ['Moises que le hablo al pueblo', 'Moisés que le habló al pueblo'],
    ['JESUS', 'JESÚS'],
    ['la curacion', 'la curación'],
  ])('in Spanish, with its accents: %s', (typed, meant) => expect(spanish(typed)).toBe(meant))

  it('in French, with its accents, after an apostrophe too', () =>
    expect(french("l'eternel et la priere du pretre")).toBe("l'éternel et la prière du prêtre"))

  it.each([
    ['ten comandments', 'ten commandments'],
    ['tatoos', 'tattoo'],
    ['recieve your neighbour', 'receive your neighbor'],
    ['wheres the part he didnt say', "where's the part he didn't say"],
  ])('in English, with its letters: %s', (typed, meant) => expect(english(typed)).toBe(meant))
})

describe('a word of every day is asked in the Bible’s', () => {
  it('in English', () => expect(english('my Mom and my kids')).toBe('my Mother and my children'))
  it('in Spanish', () => expect(spanish('mi esposo')).toBe('mi marido'))
  it('in French', () => expect(french('mes gosses et le boulot')).toBe('mes enfants et le travail'))
})

describe('what may be meant as it stands is left', () => {
  it('a form that is about as frequent as the accented one', () => expect(spanish('esta casa')).toBe('esta casa'))
  it('another letter', () => expect(spanish('qué pena')).toBe('qué pena'))
  it.each(['cremation', 'parish', 'recve', "couldn't"])('another word: %s', (word) => expect(english(word)).toBe(word))
})
