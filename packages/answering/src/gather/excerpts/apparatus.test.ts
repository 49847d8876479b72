import { expect, test } from 'vitest'
import { isBorrowed, isDry } from './apparatus.ts'

test.each([
  ['In some copies the copulative conjunction precedes, to mark the connection.'],
  ['Lazarus the fisherman was of that village.In the evening he wept.'],
  ['The fisherman wept (ἢν δέ τις, now a certain man) at the harbour.'],
  ['Sept. being composed by him, when all the harbour wept, after his third voyage.'],
  ['The boat was made by him when the whole harbour wept, (Bert.) after his third voyage.'],
  ['D. This was to convince the fishermen of their poverty.'],
  ['If the fisherman was humble but has lifted up his soul.'],
  ['The harbour lies far away, so let us then seek out some meaning of the harbour.'],
  ['Tears are offered, as ye have heard in the Psalm.'],
  ['Tout cela serait admissible, si les pêcheurs pleuraient.'],
  ['Surely to labour with such views is foolish for a fisherman.'],
  ['Others understand the harbour, because a fisherman weeps there.'],
  ['Up to a certain point he lays down first what is common to fishermen and boats.'],
  ['The staff of the fisherman is designed for that purpose, and for no other.'],
  ['The fisherman had given way to tears, before he wept openly. S. Aug. de Civ.'],
  ['The boat is so called from 1torment, and the fisherman bears it.'],
  ['How then did the fisherman weep? not with his eyes, since he was outside.'],
  ['Do not be troubled, he means, because the fisherman wept.'],
])('not to be read aloud: %s', (words) => expect(isDry(words)).toBe(true))

test.each([
  ['The tears of a fisherman are salt of another sea.'],
  ['If a fisherman weeps, his boat weeps with him.'],
  ['Les larmes du pêcheur sont le sel d’une autre mer.'],
])('to be read aloud: %s', (words) => expect(isDry(words)).toBe(false))

test('a sentence that is half a quotation is borrowed', () => {
  expect(isBorrowed('As it is said, “The fisherman wept at the harbour for his broken boat.”')).toBe(true)
  expect(isBorrowed('The fisherman wept over his boat, which he called “Hope”, until evening.')).toBe(false)
})
