import { BOOK_CODES, bookName, type Locale, TERM_NAMES, type Tradition, wording } from '@berea/scripture'

/** Names that only introductions have, as Protestants and as Catholics write them, in each script. */
const OTHERS = {
  simplified:
    '哥林多 格林多|加拉太 迦拉达|以弗所 厄弗所|腓立比 斐理伯|歌罗西 哥罗森|帖撒罗尼迦 得撒洛尼|腓利门 费肋孟|士师 民长|拔摩 帕特摩|西奈 西乃|' +
    '何西阿 欧瑟亚|约珥 岳厄尔|阿摩司 亚毛斯|俄巴底亚 亚北底亚|弥迦 米该亚|那鸿 纳鸿|西番雅 索福尼亚|哈该 哈盖|玛拉基 玛拉基亚|' +
    '以利户 厄里乌|亚古珥 阿古尔|历代志 编年纪|诗篇 圣咏|传道者 训道者|登山宝训 山中圣训',
  traditional:
    '哥林多 格林多|加拉太 迦拉達|以弗所 厄弗所|腓立比 斐理伯|歌羅西 哥羅森|帖撒羅尼迦 得撒洛尼|腓利門 費肋孟|士師 民長|拔摩 帕特摩|西奈 西乃|' +
    '何西阿 歐瑟亞|約珥 岳厄爾|阿摩司 亞毛斯|俄巴底亞 亞北底亞|彌迦 米該亞|那鴻 納鴻|西番雅 索福尼亞|哈該 哈蓋|瑪拉基 瑪拉基亞|' +
    '以利戶 厄里烏|亞古珥 阿古爾|歷代志 編年紀|詩篇 聖詠|傳道者 訓道者|登山寶訓 山中聖訓',
}

type Renaming = { readonly pattern: RegExp; readonly names: ReadonlyMap<string, string> }

function renamingOf(locale: Locale): Renaming {
  const pairs = [
    ...OTHERS[locale === 'zh-tw' ? 'traditional' : 'simplified']
      .split('|')
      .map((pair) => pair.split(' ') as [string, string]),
    ...TERM_NAMES.map((term) => [wording(term, locale), wording(term, locale, 'catholic')] as const),
    ...BOOK_CODES.map((book) => [bookName(book, locale), bookName(book, locale, { tradition: 'catholic' })] as const),
  ]
  // A Catholic name stands for itself, so that a longer one (雅各伯) is not taken for the shorter one in it (雅各).
  const names = new Map(pairs.flatMap(([general, own]) => [[own, own] as const, [general, own] as const]))
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length)
  return { pattern: new RegExp(longestFirst.join('|'), 'gu'), names }
}

const renamings = new Map<Locale, Renaming>()

/**
 * Our own words about the Bible with the names that Catholics know, in Chinese:
 * 约翰写信给信徒说 → 若望写信给信徒说. Quotations stay as they are printed.
 */
export function asCatholicsName(text: string, locale: Locale, tradition: Tradition): string {
  if (tradition !== 'catholic' || !locale.startsWith('zh')) return text
  const renaming = renamings.get(locale) ?? renamingOf(locale)
  renamings.set(locale, renaming)
  return text.replace(renaming.pattern, (name) => renaming.names.get(name) ?? name)
}
