import { describe, expect, test } from 'vitest'
import { closeSpeech, curled, inMarks, onLeaf, shownWords } from './typography.ts'

describe('quotation marks are each language’s own', () => {
  test.each([
    ['en', 'He said, “Come.”', '“He said, ‘Come.’”'],
    ['en', 'He said, “Don’t go, and come again.', '“He said, ‘Don’t go, and come again.’”'],
    ['zh-cn', '他说“来”。', '“他说‘来’。”'],
    ['zh-cn', '耶稣说：「来。」', '“耶稣说：「来。」”'],
    ['zh-cn', '他说：「经上说：『来。』」', '“他说：「经上说：『来。』」”'],
    ['zh-cn', '祷告要这样说：『我们在天上的父。』', '“祷告要这样说：『我们在天上的父。』”'],
    ['zh-tw', '「主說：『伸冤在我。』」', '「『主說：「伸冤在我。」』」'],
    ['zh-tw', '耶穌說：「來。」', '「耶穌說：『來。』」'],
    ['zh-tw', 'thou persecutest;" and then: "Go', '「thou persecutest;" and then: "Go」'],
    ['zh-tw', 'He said, “Come.”', '「He said, “Come.”」'],
    ['es-es', 'Dijo: «Ven.»', '«Dijo: “Ven.”»'],
    ['es-es', 'Dijo: «Ven.', '«Dijo: “Ven.”»'],
    ['fr-fr', 'Il dit : “Viens.”', '«\u202fIl dit : “Viens.”\u202f»'],
  ] as const)('%s: %s', (locale, words, set) => expect(inMarks(words, locale)).toBe(set))
})

describe('a speech that the quotation cuts', () => {
  test.each([
    ['他说：「你们来', '他说：「你们来」'],
    ['他说：「经上说：『来', '他说：「经上说：『来』」'],
    ['“One. “Two.”', '“One. “Two.”'],
    ['No speech.', 'No speech.'],
    ['end of it.”', 'end of it.”'],
  ])('%s', (text, closed) => expect(closeSpeech(text)).toBe(closed))
})

test('a passage set apart has its edition’s marks, and no speech is left open', () => {
  expect(onLeaf('他说：「经上说：『来。』')).toBe('他说：「经上说：『来。』」')
})

test('lines of poetry are joined with a blank, in Chinese without', () => {
  expect(shownWords('The hills sing\nand clap', { language: 'en' }, 'en')).toBe('The hills sing and clap')
  expect(shownWords('諸山歡呼\n拍掌', { language: 'zh-Hant' }, 'zh-cn')).toBe('诸山欢呼拍掌')
})

test.each([
  ["Qu'a fait Jésus à l'œuvre ?", 'Qu’a fait Jésus à l’œuvre ?'],
  ["What did Moses' sister say?", "What did Moses' sister say?"],
  ['他说「来」', '他说「来」'],
])('apostrophes are set as printers set them: %s', (typed, set) => expect(curled(typed)).toBe(set))
