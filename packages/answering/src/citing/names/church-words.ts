import { BOOK_CODES, bookName, type Locale, TERM_NAMES, type Term, type Tradition, wording } from '@berea/scripture'
import { GODS } from './gods.ts'

type Church = Extract<Tradition, 'catholic' | 'orthodox'>

/** What only introductions and stories say, as Protestants write it and as the Church does, in each script. */
const OTHERS: Readonly<Record<Church, Readonly<Record<'simplified' | 'traditional', string>>>> = {
  catholic: {
    simplified:
      '哥林多 格林多|加拉太 迦拉达|以弗所 厄弗所|腓立比 斐理伯|歌罗西 哥罗森|帖撒罗尼迦 得撒洛尼|腓利门 费肋孟|士师 民长|拔摩 帕特摩|西奈 西乃|' +
      '何西阿 欧瑟亚|约珥 岳厄尔|阿摩司 亚毛斯|俄巴底亚 亚北底亚|弥迦 米该亚|那鸿 纳鸿|西番雅 索福尼亚|哈该 哈盖|玛拉基 玛拉基亚|' +
      '以利户 厄里乌|亚古珥 阿古尔|历代志 编年纪|诗篇 圣咏|传道者 训道者|登山宝训 山中圣训|神人 天主的人',
    traditional:
      '哥林多 格林多|加拉太 迦拉達|以弗所 厄弗所|腓立比 斐理伯|歌羅西 哥羅森|帖撒羅尼迦 得撒洛尼|腓利門 費肋孟|士師 民長|拔摩 帕特摩|西奈 西乃|' +
      '何西阿 歐瑟亞|約珥 岳厄爾|阿摩司 亞毛斯|俄巴底亞 亞北底亞|彌迦 米該亞|那鴻 納鴻|西番雅 索福尼亞|哈該 哈蓋|瑪拉基 瑪拉基亞|' +
      '以利戶 厄里烏|亞古珥 阿古爾|歷代志 編年紀|詩篇 聖詠|傳道者 訓道者|登山寶訓 山中聖訓|神人 天主的人',
  },
  orthodox: {
    simplified: '耶稣的母亲马利亚 诞神女玛利亚|童女马利亚 诞神女玛利亚|圣母 诞神女|神人 上帝的人',
    traditional: '耶穌的母親馬利亞 誕神女瑪利亞|童女馬利亞 誕神女瑪利亞|聖母 誕神女|神人 上帝的人',
  },
}

/**
 * Terms that are words of every day as well, or of another part of speech in the other Church: whoever 崇拜 a golden calf
 * celebrates no Mass, and whoever 得救 is no 救恩.
 */
const NOT_IN_RUNNING_TEXT: ReadonlySet<Term> = new Set([
  'liturgy',
  'confession',
  'salvation',
  'minister',
  'bishop',
  'hades',
  'mother-of-jesus',
])

type Renaming = { readonly pattern: RegExp; readonly names: ReadonlyMap<string, string> }

function renamingOf(locale: Locale, tradition: Church): Renaming {
  const script = locale === 'zh-tw' ? 'traditional' : 'simplified'
  const terms = TERM_NAMES.filter((term) => !NOT_IN_RUNNING_TEXT.has(term))
  const pairs = [
    ...GODS[script].split(' ').map((word) => [word, word] as const),
    ...OTHERS[tradition][script].split('|').map((pair) => pair.split(' ') as [string, string]),
    ...terms.map((term) => [wording(term, locale), wording(term, locale, tradition)] as const),
    ...BOOK_CODES.map((book) => [bookName(book, locale), bookName(book, locale, { tradition })] as const),
  ]
  // The Church's own name stands for itself, so that a longer one (雅各伯) is not taken for the shorter one in it (雅各).
  const names = new Map(pairs.flatMap(([general, own]) => [[own, own] as const, [general, own] as const]))
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length)
  return { pattern: new RegExp(longestFirst.join('|'), 'gu'), names }
}

const renamings = new Map<string, Renaming>()

/**
 * Our own words about the Bible with the names and terms of the reader's Church, in Chinese: 约翰写信说神是爱 is
 * 若望写信说天主是爱 to Catholics and 约翰写信说上帝是爱 to Orthodox readers. Quotations stay as they are printed.
 */
export function inChurchWords(text: string, locale: Locale, tradition: Tradition): string {
  if ((tradition !== 'catholic' && tradition !== 'orthodox') || !locale.startsWith('zh')) return text
  const key = `${locale} ${tradition}`
  const renaming = renamings.get(key) ?? renamingOf(locale, tradition)
  renamings.set(key, renaming)
  return text.replace(renaming.pattern, (name) => renaming.names.get(name) ?? name)
}
