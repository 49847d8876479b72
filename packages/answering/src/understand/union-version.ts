import { TERM_NAMES, type Term, wording } from '@berea/scripture'

/** Catholic words that are Protestant words too, or that mean another thing than what stands in their place. */
const NOT_THE_SAME: ReadonlySet<Term> = new Set(['liturgy', 'minister', 'bishop', 'saints', 'hades', 'salvation'])

/** What Catholics say and what the Union Version has for it, by which everything Chinese is found. */
const CATHOLIC = TERM_NAMES.filter((term) => !NOT_THE_SAME.has(term))
  .map((term) => [wording(term, 'zh-cn', 'catholic'), wording(term, 'zh-cn')] as const)
  .filter(([own, general]) => own !== general)
  .sort(([a], [b]) => b.length - a.length)
  .map(([own, general]) => [own === '天主' ? '天主(?!教|经)' : own, general] as const)

/** Names as other translations, and hurried hands, write them. */
const NAMES = [
  ['(?<!撒)(?:玛丽亚|玛利亚|玛丽)', '马利亚'],
  ['诞神女', '马利亚'],
  ['巴斯哈', '复活节'],
  ['前驱约翰', '施洗约翰'],
  ['玛达肋纳', '抹大拉的马利亚'],
  ['雅各伯', '雅各'],
  ['犹达斯', '犹大'],
  ['匝凯', '撒该'],
  ['黎贝加', '利百加'],
  ['辣黑耳', '拉结'],
  ['诺亚', '挪亚'],
  ['葛法翁', '迦百农'],
  ['撒马利亚|撒玛黎雅', '撒玛利亚'],
  ['约旦河', '约但河'],
  ['大马士革', '大马色'],
  ['撒旦', '撒但'],
] as const

/** Words of every day, and those that the Union Version has for the same: people ask in the first and would find by the second. */
const EVERYDAY = [
  ['爸爸妈妈|爸妈|爹妈|爹娘|父母亲', '父母'],
  ['爸爸|老爸|爹', '父亲'],
  ['妈妈|老妈|娘亲', '母亲'],
  ['老公', '丈夫'],
  ['老婆|太太', '妻子'],
  ['吵架|吵嘴|闹矛盾', '争竞'],
  ['难过|伤心|心碎', '忧伤'],
  ['排挤|霸凌|欺负', '欺压'],
  ['过世|去世|离世|走了', '死'],
  ['抱怨', '埋怨'],
  ['撒谎|骗人', '说谎'],
  ['生气|发脾气|发火', '发怒'],
  ['害怕|恐惧|吓得?到', '惧怕'],
  ['吓一跳|吓坏', '惊慌'],
  ['坐牢|监狱|牢里|牢房', '监里'],
  ['小孩子?|宝宝', '孩童'],
  ['婆媳', '婆婆儿妇'],
  ['出轨|外遇|劈腿|婚外情|偷情', '奸淫'],
  ['同居', '淫行'],
  ['刺青|纹身', '刺花纹'],
  ['算命|塔罗牌?|占星|卜卦|风水', '占卜'],
  ['拜拜|祭祖|拜祖先|烧香', '祭偶像'],
  ['解梦', '圆解梦'],
  ['处罚|惩罚|罚', '刑罚'],
  ['拆伙|闹翻|分道扬镳', '分开'],
  ['船难|沉船', '船坏'],
  ['走神|分心', '儆醒'],
  ['工资|薪水', '工价'],
  ['福地|应许地', '应许之地'],
  ['发高?烧', '热病'],
  ['上帝', '神'],
] as const

const compile = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([asked, written]) => [new RegExp(asked, 'gu'), written] as const)

const names = compile([...CATHOLIC, ...NAMES])
const everyday = compile(EVERYDAY)

const write = (text: string, pairs: ReturnType<typeof compile>): string =>
  pairs.reduce((said, [asked, written]) => said.replace(asked, written), text)

/** 默西亚 → 弥赛亚: a name as the Union Version, and what is written about it, have it. */
export const inUnionNames = (text: string): string => write(text, names)

/** 玛丽亚的老公若瑟 → 马利亚的丈夫约瑟: folded Chinese as the Union Version would say it. */
export const inUnionWords = (text: string): string => write(inUnionNames(text), everyday)
