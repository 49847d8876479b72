import { knowledge } from '@berea/knowledge'
import { formatUsfm, type Locale, overlaps } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { readPassages } from '../references.ts'
import { isNotHere, withCare } from './needs.ts'
import { passagesFor } from './situations.ts'
import { turnedTo } from './turned-to.ts'

const asked = (text: string, locale: Locale) => understand({ text, locale, tradition: 'none', mode: 'deep' })
const { need: NEEDS, situation: SITUATIONS } = knowledge().records
const ANYONE = NEEDS.find(({ id }) => id === 'anyone')!

describe('what is not here for somebody in need', () => {
  test.each(NEEDS.map((need) => [need.id, need] as const))('is nowhere turned to: %s', (_, need) => {
    const own = SITUATIONS.filter(({ id }) => need.situations.includes(id))
    const turnedToInIt = [...need['turn-to'].flatMap(readPassages), ...own.flatMap(passagesFor)]
    const withheld = [...need['not-here'], ...ANYONE['not-here']].flatMap(readPassages)
    const hurtful = turnedToInIt.filter((passage) => withheld.some((one) => overlaps(one, passage)))
    expect(hurtful.map((passage) => formatUsfm(passage))).toEqual([])
  })

  test.each<[Locale, string, string]>([
    ['en', 'My husband drinks and screams at me. What should I do?', 'EPH 5:22'],
    ['es-es', 'mi esposo toma mucho y me grita', '1PE 3:1-6'],
    ['fr-fr', 'Mon mari boit et hurle sur moi', 'COL 3:18'],
    ['zh-cn', '老公喝醉了就骂我', 'EPH 5:22-24'],
    ['en', 'my grandmother died last week and she never believed', 'LUK 16:19-31'],
    ['zh-cn', '外婆上周去世了，她会下地狱吗', 'MRK 9:43-48'],
    ['en', 'I was raped and told no one', 'DEU 22:23-29'],
    ['fr-fr', 'Je suis gay et je prie pour que ça passe', 'LEV 20:13'],
    ['es-es', 'Perdimos a nuestra bebé. ¿Fue por algo que hicimos?', '2SA 12:14-18'],
    ['en', 'I drank again last night after two years sober', '1CO 6:9-10'],
  ])('is held back from whoever tells of it (%s) %s: %s', (locale, text, places) => {
    const understood = asked(text, locale)
    const [passage] = readPassages(places)
    expect(isNotHere(understood)(passage!)).toBe(true)
    expect(turnedTo(understood).some((one) => overlaps(one.passage, passage!))).toBe(false)
  })

  test.each<[Locale, string, string]>([
    ['en', 'What does the Bible say about wives submitting to husbands?', 'EPH 5:22'],
    ['en', 'What does Leviticus 20:13 mean? My friend is gay.', 'LEV 20:13'],
    ['zh-cn', '圣经怎么讲地狱', 'MRK 9:43-48'],
    ['es-es', '¿Qué dice Levítico 20?', 'LEV 20:13'],
    ['fr-fr', 'Que dit la Bible sur l’enfer ?', 'LUK 16:19-31'],
  ])('is shown to whoever asks what stands written (%s) %s: %s', (locale, text, places) => {
    const [passage] = readPassages(places)
    expect(isNotHere(asked(text, locale))(passage!)).toBe(false)
  })
})

describe('drink, shouting or fear at home', () => {
  test.each<[Locale, string]>([
    ['en', 'My husband drinks too much and shouts at me'],
    ['en', 'I walk on eggshells around my wife'],
    ['en', 'my mom’s boyfriend gets drunk and yells at her all night'],
    ['es-es', 'mi esposo toma mucho y me grita'],
    ['es-es', 'Mi novio me revisa el móvil y me llama inútil'],
    ['fr-fr', 'Mon mari boit tous les soirs et crie'],
    ['fr-fr', 'Mon copain fouille mon téléphone et me traite d’idiote'],
    ['zh-cn', '老公一喝酒就骂我'],
    ['zh-tw', '男友都不准我見朋友，還說我笨'],
  ])('is at least met with a word of care (%s): %s', (locale, text) => {
    const { matter, intent } = withCare(asked(text, locale))
    expect(matter).toMatch(/^(?:danger|care)\./)
    expect(intent).not.toBe('outside')
  })

  test.each<[Locale, string]>([
    ['en', 'My husband drinks coffee all day. Is that a sin?'],
    ['en', 'Did Noah get drunk and shout at his sons?'],
    ['es-es', '¿Por qué se emborrachó Noé?'],
    ['fr-fr', 'Mon mari ronfle, que faire ?'],
    ['zh-cn', '大卫的妻子米甲为什么骂他'],
  ])('is not heard where there is none (%s): %s', (locale, text) => {
    expect(withCare(asked(text, locale)).matter ?? '').not.toMatch(/^(?:danger|care)\./)
  })
})
