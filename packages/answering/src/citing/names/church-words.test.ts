import { expect, it } from 'vitest'
import { inChurchWords } from './church-words.ts'

it('names in the script of the reader what Catholics name otherwise', () => {
  expect(inChurchWords('加拉太、何西阿、约翰', 'zh-cn', 'catholic')).toBe('迦拉达、欧瑟亚、若望')
  expect(inChurchWords('加拉太、何西阿、約翰', 'zh-tw', 'catholic')).toBe('迦拉達、歐瑟亞、若望')
})

it('leaves a name that Catholics use already as it is', () => {
  expect(inChurchWords('雅各伯', 'zh-cn', 'catholic')).toBe('雅各伯')
})

it.each([
  ['神爱世人，圣灵赐下恩典', '上帝爱世人，圣神赐下恩宠'],
  ['使徒约翰、保罗和马利亚', '宗徒约翰、保罗和玛利亚'],
  ['耶稣的母亲马利亚', '诞神女玛利亚'],
  ['复活节前，施洗约翰传洗礼', '巴斯哈前，前驱约翰传圣洗'],
  ['与神联合，三位一体，圣餐', '神化，圣三，圣体血'],
  ['使徒行传与诗篇', '使徒行传与诗篇'],
])('%s is %s to Orthodox readers', (general, own) => {
  expect(inChurchWords(general, 'zh-cn', 'orthodox')).toBe(own)
})

it('and in traditional characters', () => {
  expect(inChurchWords('神的兒子由童女馬利亞所生', 'zh-tw', 'orthodox')).toBe('上帝之子由誕神女瑪利亞所生')
})

it.each(['catholic', 'orthodox'] as const)('leaves alone what is no name of God for %s readers', (tradition) => {
  for (const text of [
    '他精神好',
    '行神迹',
    '拜别神',
    '女神亚底米的庙',
    '学神学',
    '崇拜金牛犊',
    '他认罪了',
    '门徒得救',
  ]) {
    expect(inChurchWords(text, 'zh-cn', tradition)).toBe(text)
  }
})

it('changes nothing for other readers, nor in other languages', () => {
  expect(inChurchWords('加拉太', 'zh-cn', 'protestant')).toBe('加拉太')
  expect(inChurchWords('Galatians', 'en', 'catholic')).toBe('Galatians')
})
