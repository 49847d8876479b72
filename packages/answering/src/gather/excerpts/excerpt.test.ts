import { describe, expect, test } from 'vitest'
import { bestExcerpt, excerptLength, excerptsOf, isFit, opening, standsAlone } from './excerpt.ts'
import { isTranslatorsAdvice } from './translators.ts'

const cut = (text: string, span: { start: number; end: number } | undefined) => span && text.slice(span.start, span.end)

describe('a sentence stands on its own', () => {
  test.each([
    ['Jesus wept because he loved his friend.', true],
    ['He wept because he loved him.', false],
    ['But the crowd misread it.', false],
    ['Hence the name.', false],
    ['Herod feared the crowd.', true],
    ['Pero Pedro negó.', false],
    ['Pedro negó tres veces.', true],
    ['Ce mot vient du grec.', false],
    ['Le mot vient du grec.', true],
    ['他因此哭了。', false],
    ['耶稣因此哭了。', true],
    ['Herod, however, feared the crowd.', false],
    ['As a result, Herod fled.', false],
    ['In this village Herod stayed.', false],
    ['Finalmente, Pedro lloró.', false],
    ['Mató a su hermano en el campo.', false],
    ['María lloró junto al sepulcro.', true],
    ['En effet, Pierre pleura.', false],
    ['相比之下，耶稣哭了。', false],
    ['现在他们哭了。', false],
    ['En otros lugares, Pedro llora.', false],
    ['C’est la dernière fois que Pierre pleure.', false],
    ['Celui qui pleure est Pierre.', true],
    ['在其他经文中，耶稣哭了。', false],
  ])('%s', (sentence, alone) => expect(standsAlone(sentence)).toBe(alone))
})

describe('a sentence is fit to be quoted', () => {
  test.each([
    ['Grace is a gift.', true],
    ['Grace is a gift (see', false],
    ['Grace ( ) is a gift.', false],
    ['See John 3:16.', false],
    ['Grace is', false],
    ['你要全心爱你的邻舍。’’', false],
    ['“nacer de nuevo”: o “nacer de arriba” en otra lectura.', false],
    ['Two things contributed to it: 1st.', false],
    ['Grace is given (1) freely, (2) to all.', true],
    ['Or (2) grace is given to all.', false],
    ['Has llamado: Cp. 1:4, 2:12, 5:23–24; 2 Ts 2:13–14.', false],
  ])('%s', (sentence, fit) => expect(isFit(sentence)).toBe(fit))
})

describe('a note that speaks to others than the reader is passed over', () => {
  test.each([
    ['这里的“你的”是单数形式，指的是神。', false],
    ['在这里，耶稣引入了一个理由，这个词并没有将这个子句与前面的话连接起来。', false],
    ['在這裡，因為引入了一個理由，說明漁夫為什麼不用害怕。', false],
    ['在這裡，所以一詞引入了耶穌關於禱告的教導的總結。', false],
    ['在這裡，就引入了將燈放在燈臺上的結果。', false],
    ['如此可以指：（1）漁夫愛船的方式。', false],
    ['渔夫这个词的意思是打鱼的人。', true],
    ['The passive voice shows respect for the holy name.', false],
    ['Aquí el verbo está en plural y se refiere a los pescadores.', false],
    ['Le pronom renvoie aux pêcheurs du village.', false],
    ['Le Verbe éclaire les pêcheurs du village.', true],
    ['「你们是灯台上的光。」', false],
    ['“publicano”: ver nota de estudio en 3.12.', false],
    ['“los pescadores”: ver Sal 37.11, que Jesús prácticamente cita aquí.', false],
    ['Esto cumple Os 11.1 (ver Gn 2.3; ver también Ap 4.5).', false],
    ['Pedro remaba de noche (Jn 21.3).', true],
    ['Le pêcheur a vécu 969 ans.', true],
    ['The boat stands for the church (see study note on 1:2).', false],
    ['Cf. 19.8; la parole du pêcheur restaure la barque.', false],
    ['挪亚造了一只方舟（参11:7）。', true],
    ['挪亚造方舟（见6:14的研读注释）。', false],
    ['渔夫在夜里撒网（见可1:16；路5:4）。', true],
  ])('%s', (sentence, speaks) => {
    expect(excerptsOf(sentence, { least: 4, most: 200 }).length > 0).toBe(speaks)
  })
})

test('a speech that began before is not quoted by its end', () => {
  const text = 'Come to Egypt and live there with all your households.” The brothers of Joseph were afraid.'
  expect(cut(text, excerptsOf(text, excerptLength('en'))[0]?.whole)).toBe('The brothers of Joseph were afraid.')
})

test('an opening begins with its first word, and asks nothing', () => {
  const length = { least: 10, most: 60 }
  const sign = '=Saul was born in Tarsus. Tarsus lay on a river.'
  expect(cut(sign, opening(sign, length, 1))).toBe('Saul was born in Tarsus.')
  const asked = 'Who was Saul of Tarsus? Saul was a maker of tents.'
  expect(cut(asked, opening(asked, length, 1))).toBe('Saul was a maker of tents.')
  const listed = '2. Saul, the first king, was tall.'
  expect(cut(listed, opening(listed, length, 1))).toBe('Saul, the first king, was tall.')
})

test('the opening is whole sentences and keeps to its length', () => {
  const text =
    'Bethany was a village near the city. Lazarus lived there with his sisters. The road to Jericho passed it.'
  expect(cut(text, opening(text, { least: 10, most: 80 }))).toBe(
    'Bethany was a village near the city. Lazarus lived there with his sisters.',
  )
  expect(cut(text, opening(text, { least: 10, most: 40 }))).toBe('Bethany was a village near the city.')
  expect(opening(text, { least: 10, most: 20 })).toBeUndefined()
})

test('the best excerpt holds the wanted words and never begins by leaning', () => {
  const text =
    'Bethany lay on the hill. The village of Lazarus is named for its dates. They grew there, Lazarus and the dates of Bethany.'
  const found = bestExcerpt(text, new Set(['lazarus', 'date']), 'en', excerptLength('en'), 1)
  expect(cut(text, found?.span)).toBe('The village of Lazarus is named for its dates.')
})

test.each([
  ['听众已经知道，渔夫的祖先是从海边来的。', true],
  ['这是一种描述时间的惯用说法。', true],
  ['渔夫向神祷告，众人就都听见了。', false],
])('advice to translators: %s', (sentence, advice) => expect(isTranslatorsAdvice(sentence)).toBe(advice))

test('a sentence that begins in the middle of an argument does not stand alone', () => {
  expect(standsAlone('在很大程度上，这是因为渔夫误解了潮水。')).toBe(false)
  expect(standsAlone('潮水在很大程度上决定渔夫的一天。')).toBe(true)
})
