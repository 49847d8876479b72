// @vitest-environment node
import { expect, test } from 'vitest'
import { partTitle, versePieces } from './verse-pieces.ts'

const notesIn = (text: string) => versePieces(text).flatMap((piece) => (piece.note ? [piece.text] : []))

test.each([
  ['我听见你的名声〔或作：言语〕就惧怕。', ['〔或作：言语〕']],
  ['他得不着神的帮助。（细拉）', ['（细拉）']],
  ['他得不著神的幫助。（細拉）', ['（細拉）']],
  ['说话的（有古卷添：无缘无故地）人', ['（有古卷添：无缘无故地）']],
  ['（原来约但河水在收割的日子涨过两岸）', []],
  ['Jesus (the same is Christ) wept.', []],
])('translators’ notes are told from the text: %s', (text, notes) => {
  expect(notesIn(text)).toEqual(notes)
})

test('nothing of a verse is lost, and each piece knows its place', () => {
  const text = '他〔一〕来（细拉）〔二〕'
  expect(
    versePieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  for (const piece of versePieces(text)) expect(text.slice(piece.at).startsWith(piece.text)).toBe(true)
})

test('a psalm’s title within its first verse stands apart, and nothing else does', () => {
  expect(partTitle('PSA 23:1', '（大卫的诗）耶和华是我的牧者')).toEqual({ title: '大卫的诗', text: '耶和华是我的牧者' })
  expect(partTitle('PSA 120:1', '（上行〔或作登阶〕之诗）我在急难中')).toEqual({
    title: '上行〔或作登阶〕之诗',
    text: '我在急难中',
  })
  expect(partTitle('PSA 23:2', '（他）使我')).toEqual({ text: '（他）使我' })
  expect(partTitle('JOS 3:15', '（约但河水涨过两岸）他们到了')).toEqual({ text: '（约但河水涨过两岸）他们到了' })
})
