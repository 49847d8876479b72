import { describe, expect, it } from 'vitest'
import { classify } from './classify.ts'
import { coreOf } from './core.ts'
import { fold } from './fold.ts'
import type { Intent } from './intent.ts'
import { mendNames } from './misspelt-names.ts'
import type { Understood } from './question.ts'
import { understand } from './understand.ts'

const ask = (text: string): Understood => understand({ text, locale: 'zh-cn', tradition: 'none', mode: 'deep' })

/** As the wording alone tells it: whether it is also a matter of danger is told elsewhere. */
const intentOf = (text: string): Intent => classify(fold(text), 'zh', fold(text).text).intent

describe('Chinese as it is typed', () => {
  it.each<[Intent, ...string[]]>([
    // One tells of oneself, and asks by telling.
    [
      'practical',
      '房租涨了 老板又不涨工资 好烦',
      '女朋友跟我分手了',
      '考研又没过 不知道怎么跟爸妈说',
      '最近总是失眠 心里很乱',
    ],
    [
      'practical',
      '同事老在背后说我，我要不要辞职',
      '信主十年了还是改不掉坏脾气，是不是没救了',
      '读经老是犯困怎么破',
      '求了好多年神也不理我',
      '初信的人先读哪卷书好',
    ],
    // A verse half remembered, with or without what asks for its place.
    [
      'find',
      '我虽然行过死荫的幽谷',
      '我们爱，因为神先爱我们',
      '神就是光 在他毫无黑暗 在哪',
      '有句话大概是不要为明天忧虑，哪里的',
    ],
    ['find', '你们要先求他的国那节完整怎么说', '神的道是活泼的是有功效的 是希伯来书几章来着'],
    [
      'list',
      '以色列十二支派是哪十二个',
      '圣灵结的果子都有啥',
      '该亚法家里的三个儿子叫什么名字',
      '启示录里七个印是哪七个',
    ],
    ['place', '大卫躲在哪个洞里', '保罗被关的时候在哪座城', '西缅的后代住在哪一带的地方', '伯特利为什么这么重要'],
    ['compare', '该隐和亚伯的供物哪个更好', '大卫跟所罗门谁做得对', '加略人犹大跟写犹大书的犹大是同一个人吗'],
    ['compare', '摩西和以利亚有什么像的地方', '文士跟法利赛人差在哪', '四福音写复活咋不一样'],
    ['explain', '耶稣说要恨自己的父母，这啥意思啊', '砍下手来是真的要砍吗', '保罗说不要论断人，是说什么都不能批评吗'],
    ['event', '保罗为什么给提摩太行割礼', '耶稣为什么要受洗'],
    ['compare', '律法跟恩典哪个重要'],
    ['background', '什么是割礼', '什么是五旬节'],
    [
      'explain',
      '耶稣叫人恨爹妈？这啥意思啊',
      '天国好像一粒芥菜种，是说教会会变大吗',
      '保罗怎么会说女人要蒙头',
      '神为什么说要恨恶以扫',
    ],
    ['practical', '怎么祷告', '如何胜过嫉妒', '孩子不听话', '从哪里开始读圣经', '好累'],
    ['topic', '耶稣爱我吗', '神会不会原谅我'],
    ['doctrine', '人死了以后去哪里', '有神吗', '神到底在哪里', '敬拜为什么要在星期天'],
    ['list', '所罗门有几个老婆', '八福', '十二使徒', '谁是耶稣的十二门徒'],
    [
      'event',
      '耶稣第一次哭是什么时候',
      '彼得那晚被天使救出来以后去了哪家，他们怎么不开门',
      '米利暗后来怎么得了大麻风',
      '约瑟的哥哥咋把他卖了',
    ],
    ['background', '撒玛利亚人是干嘛的', '税吏为啥大家都讨厌'],
    ['topic', '怎么看待死刑', '圣经有没有讲到赌博', '打小孩圣经上有说吗', '做生意可不可以撒谎'],
  ])('asks in the end for %s', (intent, ...questions) => {
    expect(questions.map((question) => `${question} → ${intentOf(question)}`)).toEqual(
      questions.map((question) => `${question} → ${intent}`),
    )
  })

  it('that asks nothing may be a wording, to be compared with what stands there', () => {
    expect(ask('流泪撒种的必欢呼收割').wording).toBe('流泪撒种的必欢呼收割')
  })

  it.each([
    ['撒玛利亚人为什么跟犹太人不来往', '撒玛利亚人'],
    ['基督徒可以抽烟吗', '抽烟'],
    ['以色列的十二支派是哪十二个', '以色列的十二支派'],
    ['犹大人为什么恨耶稣', '耶稣'],
    ['有没有关于婚礼的经文', '婚礼'],
    ['雅各的妻子拉结是谁', '拉结'],
  ])('is about what it names, not about pieces of it: %s', (question, term) => {
    expect(ask(question).terms[0]).toBe(term)
  })
})

it('a Catholic name is looked up by its other name too', () => {
  expect(ask('默西亞是什麼意思').terms).toEqual(['默西亞', '弥赛亚'])
})

it('what a Christian may do is no saying that the Bible lacks', () => {
  expect(ask('基督徒可以看星座吗').matter).toBeUndefined()
  expect(ask('圣经哪里说到我的星座').matter).toBe('nothing.zodiac')
  expect(ask('圣诞节真的是12月25号吗').matter).toBe('premise.christmas-date')
})

it('a whole book is opened, or told about', () => {
  expect(ask('罗马书').intent).toBe('passage')
  expect(ask('罗马书讲什么').intent).not.toBe('passage')
  expect(ask('罗马书8章讲什么').intent).toBe('passage')
})

it('to be born again is no reincarnation', () => {
  expect(ask('什么叫重生，是投胎吗').matter).toBeUndefined()
  expect(ask('人死了会投胎吗').matter).toBe('nothing.reincarnation')
})

it.each([
  ['彼德为什么不认主', '彼得为什么不认主'],
  ['歌林多前书13章', '哥林多前书13章'],
  ['耶蘇愛你', '耶穌愛你'],
])('a name taken for its like is mended: %s', (typed, meant) => expect(mendNames(typed)).toBe(meant))

describe('what a Chinese question is searched by', () => {
  it.each([
    ['伯多禄为什么三次不认主？', '彼得 三次不认主'],
    ['圣母玛丽亚和若瑟', '圣母马利亚和约瑟'],
    ['撒玛利亚妇人', '撒玛利亚妇人'],
    ['纹身', '刺花纹'],
  ])('has the Union Version’s names and words: %s', (question, core) => {
    expect(coreOf(question, 'zh-cn')).toBe(core)
  })
})

it.each(['撒该是谁', '撒該是誰？'])(
  '%s: a name is asked after whole, though a part of it is a word that says nothing',
  (text) => {
    const { terms } = understand({ text, locale: 'zh-cn', tradition: 'none', mode: 'deep' })
    expect(terms[0]).toMatch(/^撒[该該]$/)
  },
)

it.each([
  ['試管嬰兒可以做嗎', undefined],
  ['可以做手术吗', undefined],
  ['可以做个网站吗', 'outside.request'],
])('%s asks whether it may be done, or for it to be made', (text, matter) => {
  expect(ask(text).matter).toBe(matter)
})
