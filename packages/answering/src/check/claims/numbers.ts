import type { Tongue } from '../../understand/tongue.ts'

/** A number that a text tells, by value. */
export type Told = { readonly value: number; readonly start: number; readonly end: number }

type Numerals = {
  /** Each adds its value; of hundreds Spanish has words of their own. */
  readonly units: Readonly<Record<string, number>>
  readonly hundred: ReadonlySet<string>
  readonly thousand: ReadonlySet<string>
  readonly million: ReadonlySet<string>
  readonly and: ReadonlySet<string>
}

/** `two:2 three:3` */
const read = (pairs: string): Readonly<Record<string, number>> =>
  Object.fromEntries(pairs.split(/\s+/).map((pair) => [pair.split(':')[0]!, Number(pair.split(':')[1])]))

/** Without "one" and "first", which are hardly ever told; "second" is a time too. Accents folded. */
const NUMERALS: Readonly<Record<Exclude<Tongue, 'zh'>, Numerals>> = {
  en: {
    units: read(
      'two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 ' +
        'seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 one:1 ' +
        'third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12 twice:2 thrice:3 dozen:12',
    ),
    hundred: new Set(['hundred']),
    thousand: new Set(['thousand']),
    million: new Set(['million']),
    and: new Set(['and']),
  },
  es: {
    units: read(
      'dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciseis:16 ' +
        'diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 veintiun:21 veintidos:22 veintitres:23 veinticuatro:24 veinticinco:25 ' +
        'veintiseis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 ' +
        'noventa:90 cien:100 ciento:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 ' +
        'quinientos:500 quinientas:500 seiscientos:600 seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 ' +
        'novecientos:900 novecientas:900 uno:1 una:1 un:1 tercer:3 tercero:3 tercera:3 cuarto:4 cuarta:4 quinto:5 quinta:5 sexto:6 ' +
        'sexta:6 septimo:7 septima:7 octavo:8 octava:8 noveno:9 novena:9 decimo:10 decima:10',
    ),
    hundred: new Set(),
    thousand: new Set(['mil']),
    million: new Set(['millon', 'millones']),
    and: new Set(['y']),
  },
  fr: {
    units: read(
      'deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 ' +
        'vingt:20 vingts:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70 nonante:90 un:1 une:1 troisieme:3 quatrieme:4 ' +
        'cinquieme:5 sixieme:6 septieme:7 huitieme:8 neuvieme:9 dixieme:10 onzieme:11 douzieme:12',
    ),
    hundred: new Set(['cent', 'cents']),
    thousand: new Set(['mille']),
    million: new Set(['million', 'millions']),
    and: new Set(['et']),
  },
}

/** The numbers of a folded text: `dos mil`, `2,000`, 二千 and "two thousand" are all 2000. */
export function numbersIn(folded: string, tongue: Tongue): readonly Told[] {
  const digits = digitsIn(folded)
  const words = tongue === 'zh' ? hanIn(folded) : wordsIn(folded, NUMERALS[tongue])
  return [...digits, ...romanIn(folded), ...words].sort((a, b) => a.start - b.start)
}

/** `600,000`, `600.000` and `600 000` are one number; `60万` is another. */
function digitsIn(folded: string): Told[] {
  return [...folded.matchAll(/\d{1,3}(?:[., ]\d{3})+(?!\d)|\d+/g)].map((match) => {
    const ten = folded[match.index + match[0].length] === '万' ? 10_000 : 1
    const value = Number(match[0].replace(/[., ]/g, '')) * ten
    return { value, start: match.index, end: match.index + match[0].length }
  })
}

/** Centuries are written so in Spanish and French: siglo IV, IVe siècle. */
function romanIn(folded: string): Told[] {
  return [...folded.matchAll(/\bsiglos? ([ivx]+)\b|\b([ivx]+)e siecles?\b/g)].map((match) => ({
    value: romanValue(match[1] ?? match[2]!),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function romanValue(letters: string): number {
  const values = [...letters].map((letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

function wordsIn(folded: string, numerals: Numerals): Told[] {
  const tokens = [...folded.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const isNumeral = (word = '') =>
    word in numerals.units || numerals.hundred.has(word) || numerals.thousand.has(word) || numerals.million.has(word)
  const told: Told[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNumeral(tokens[at]!.word)) continue
    let last = at
    const goesOn = () => {
      const next = tokens[last + 1]
      if (!next || !/^[\s-]*$/.test(folded.slice(tokens[last]!.end, next.start))) return 0
      if (isNumeral(next.word)) return 1
      return numerals.and.has(next.word) &&
        isNumeral(tokens[last + 2]?.word) &&
        isJoined(tokens[last]!.word, tokens[last + 2]!.word, numerals)
        ? 2
        : 0
    }
    for (let more = goesOn(); more > 0; more = goesOn()) last += more
    const run = tokens.slice(at, last + 1)
    told.push({
      value: numeralValue(
        run.map(({ word }) => word),
        numerals,
      ),
      start: run[0]!.start,
      end: run.at(-1)!.end,
    })
    at = last
  }
  return told
}

/** "Two hundred and six" is one number, "two and three" are two. */
function isJoined(before: string, after: string, { units, hundred, thousand }: Numerals): boolean {
  const tens = units[before] ?? 0
  return hundred.has(before) || thousand.has(before) || (tens >= 20 && tens % 10 === 0 && (units[after] ?? 0) < 10)
}

function numeralValue(words: readonly string[], { units, hundred, thousand, million }: Numerals): number {
  let total = 0
  let current = 0
  for (const [at, word] of words.entries()) {
    if (hundred.has(word)) current = (current || 1) * 100
    else if (thousand.has(word) || million.has(word)) {
      total += (current || 1) * (thousand.has(word) ? 1_000 : 1_000_000)
      current = 0
    }
    // Quatre-vingts is four times twenty.
    else if (word.startsWith('vingt') && words[at - 1] === 'quatre') current += 76
    else current += units[word] ?? 0
  }
  return total + current
}

/** Words that hold a numeral and tell no number. */
const NO_NUMBER =
  /十字架?|十分|百姓|[百千]夫长|百般|万[物有民国军王主世族邦事代]|千[古秋]|三位一体|三一|[四八]面|四[方围周处]|五旬节|七十士|十诫|[一二两]者|第[一二]|[一二两]方面|万一|一切|唯一|统一|合一/g
/** What is counted stands behind one of these; else a single character is mostly part of a word. */
const COUNTED =
  /^[个位人天日夜年月岁次块条张只匹头座章节卷本篇封件样种点项步代里尺寸斤两枚棵株遍回群句段场艘口夫妻子女处番肘升斗]/

const HAN_DIGITS: Readonly<Record<string, number>> = {
  零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9,
} // biome-ignore format: ten digits in a row
const HAN_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

function hanIn(folded: string): Told[] {
  const masked = folded.replace(NO_NUMBER, (word) => '·'.repeat(word.length))
  return [...masked.matchAll(/[零〇一二两三四五六七八九十百千万廿]+/g)].flatMap((match) => {
    const [run] = match
    const end = match.index + run.length
    const isOrdinal = masked[match.index - 1] === '第'
    if (run.length === 1 && !isOrdinal && !COUNTED.test(masked.slice(end))) return []
    return [{ value: hanValue(run.replaceAll('廿', '二十')), start: match.index, end }]
  })
}

function hanValue(run: string): number {
  const characters = [...run]
  if (characters.every((one) => one in HAN_DIGITS)) return Number(characters.map((one) => HAN_DIGITS[one]).join(''))
  let total = 0
  let section = 0
  let digit = 0
  for (const one of characters) {
    if (one === '万') {
      total += (section + digit || 1) * 10_000
      section = 0
      digit = 0
    } else if (one in HAN_SCALES) {
      section += (digit || 1) * HAN_SCALES[one]!
      digit = 0
    } else digit = HAN_DIGITS[one] ?? 0
  }
  return total + section + digit
}
