import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locate } from './locate.ts'

const found = (quote: string, text: string) => {
  const place = locate(quote, text)
  return place && { text: text.slice(place.start, place.end), exact: place.exact }
}

const GARDEN =
  'A gardener went out early. “Water first,” she said, “and weed after.” The seed did not hurry;\nthe rain did.'
const GARDEN_ZH = '园丁清早出去。「先浇水，」她说，「后除草。」种子不着急，\n雨水倒很着急，落在每一片叶子上。'

describe('a quotation that stands in the text', () => {
  it.each([
    ['The seed did not hurry', GARDEN, 'The seed did not hurry'],
    ['The seed   did\nnot hurry', GARDEN, 'The seed did not hurry'],
    ['not hurry; the rain did.', GARDEN, 'not hurry;\nthe rain did.'],
    ["'Water first,' she said", GARDEN, '“Water first,” she said'],
    ['Water first, she said, and weed after.', GARDEN, 'Water first,” she said, “and weed after.'],
    ['種子不著急，雨水倒很著急', GARDEN_ZH, '种子不着急，\n雨水倒很着急'],
    ['“先浇水，”她说', GARDEN_ZH, '「先浇水，」她说'],
    ['先浇水', GARDEN_ZH, '先浇水'],
  ])('is found with other blanks, script and marks: %s', (quote, text, there) => {
    expect(found(quote, text)).toEqual({ text: there, exact: true })
  })

  it.each([
    ['seed did', 'The seeds did. One seed did.', 19],
    ['eed', 'A weed, a seed, an eed.', 19],
  ])('%s begins and ends with a word', (quote, text, start) => {
    expect(locate(quote, text)).toEqual({ start, end: start + quote.length, exact: true })
  })
})

describe('a quotation that nearly stands in the text', () => {
  it.each([
    ['the seed did not hurry', GARDEN, 'The seed did not hurry'],
    ['A gardener went out early!', GARDEN, 'A gardener went out early.'],
    ['A gardener walked out early', GARDEN, 'A gardener went out early'],
    ['The small seed did not hurry', GARDEN, 'The seed did not hurry'],
    ['A gardener out early. Water first she said', GARDEN, 'A gardener went out early. “Water first,” she said'],
    ['种子不着急雨水倒是很着急', GARDEN_ZH, '种子不着急，\n雨水倒很着急'],
  ])('gives the text’s own words: %s', (quote, text, there) => {
    expect(found(quote, text)).toEqual({ text: there, exact: false })
  })
})

describe('a quotation that does not stand in the text', () => {
  it.each([
    ['', GARDEN],
    ['“”', GARDEN],
    ['…', GARDEN],
    ['seed', 'seeds'],
    ['the seed hurried', GARDEN],
    ['A gardener stayed in late.', GARDEN],
    ['先浇油', GARDEN_ZH],
    ['anything', ''],
  ])('is not found: %s', (quote, text) => {
    expect(locate(quote, text)).toBeUndefined()
  })
})

const word = fc.constantFrom('seed', 'rain', 'leaf', 'root', 'of', 'the', 'Sun', 'été', '雨', '葉子', '水')
const mark = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '\n', ' “', '” ', '；')
const text = fc
  .array(fc.tuple(word, mark), { minLength: 1, maxLength: 60 })
  .map((pairs) => pairs.map(([letters, point]) => letters + point).join(''))

describe('laws', () => {
  it('every run of whole words is found exactly, whatever its blanks', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), fc.constantFrom(' ', '\n', '   '), (whole, from, length, blank) => {
        const starts = Array.from(whole.matchAll(/(?<![\p{L}])\p{L}/gu), ({ index }) => index)
        const ends = Array.from(whole.matchAll(/\p{L}(?![\p{L}])/gu), ({ index }) => index + 1)
        const first = from % starts.length
        const last = Math.min(ends.length - 1, first + (length % 12))
        const quote = whole.slice(starts[first], ends[last])
        const place = locate(quote.replace(/\s/g, blank), whole)
        expect(place?.exact).toBe(true)
        const bare = (words: string) => words.replace(/[\s“”]/g, '')
        expect(bare(whole.slice(place?.start, place?.end))).toBe(bare(quote))
      }),
    )
  })

  it('a place lies within the text, never empty, never at a blank', () => {
    fc.assert(
      fc.property(text, text, (quote, whole) => {
        const place = locate(quote, whole)
        if (!place) return
        expect(0 <= place.start && place.start < place.end && place.end <= whole.length).toBe(true)
        const there = whole.slice(place.start, place.end)
        expect(there.trim()).toBe(there)
      }),
    )
  })

  it('one word exchanged in a long quotation leaves its place where it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 40 }), fc.nat(), (length, at) => {
        const words = Array.from({ length }, (_, n) => `word${n}`)
        const whole = `Before. ${words.join(' ')}. After.`
        const changed = words.with(1 + (at % (length - 2)), 'other').join(' ')
        expect(locate(changed, whole)).toEqual({ start: 8, end: 8 + words.join(' ').length, exact: false })
      }),
    )
  })
})
