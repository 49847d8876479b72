import type { Passage } from '@berea/scripture'

/** A paragraph, a line group or a heading of an article, cleaned, with the passages it links to. */
export type Block = { readonly text: string; readonly heading?: boolean; readonly mentions?: readonly Passage[] }

const CJK = '\\p{Script=Han}\\u3000-\\u303F\\uFF00-\\uFFEF'
const BLANK_IN_CHINESE = new RegExp(`(?<=[${CJK}])[ \\t]+(?=[${CJK}“”‘’])|(?<=[“”‘’])[ \\t]+(?=[${CJK}])`, 'gu')

/**
 * Text as it may be quoted: blanks folded, invisible marks gone, one form of each accent.
 *
 *     'God’s\u00a0 people ,  said' → 'God’s people, said'
 *     '神 的儿子 ，耶和華（雅巍）' → '神的儿子，耶和華'
 *     fr: 'Qui vient ? « Moi »' → the same with no-break spaces, so that no line starts with a question mark
 */
export function tidy(text: string, language: string): string {
  const plain = withoutNameAid(text, language)
    .normalize('NFC')
    .replace(/(?![\n\t])[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[ \t\u00A0\u2000-\u200A\u202F\u205F]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/ +([,)\]]|\.(?!\.))/g, '$1')
    .replace(/([([]) +/g, '$1')
    .trim()
  if (language.startsWith('fr')) return frenchSpaces(plain)
  return /zh/.test(language) ? chineseBlanks(plain).trim() : plain
}

function frenchSpaces(text: string): string {
  return text.replace(/ ([;:!?»])/g, '\u00A0$1').replace(/« /g, '«\u00A0')
}

/** 雅巍 in brackets after 耶和華 is a translator's aid for the divine name, printed at each of its 3,000 places. */
const withoutNameAid = (text: string, language: string): string =>
  language.startsWith('zh') ? text.replace(/[ \t\u00A0]*（雅巍）[ \t\u00A0]*/g, '') : text

function chineseBlanks(text: string): string {
  return text
    .replace(BLANK_IN_CHINESE, '')
    .replace(/ +(?=[，。；：、！？」』）》])/g, '')
    .replace(/(?<=[，。；：、！？「『（《]) +/g, '')
}

const NAMED: ReadonlyMap<string, string> = new Map(Object.entries({
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', mdash: '—', ndash: '–', hellip: '…', lsquo: '‘',
  rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', shy: '', ensp: ' ', emsp: ' ', thinsp: ' ', sect: '§',
  eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ecirc: 'ê', ocirc: 'ô', icirc: 'î', aelig: 'æ', oelig: 'œ',
})) // biome-ignore format: a table

/** 'Tom &amp; Ann &#8212; x' → 'Tom & Ann — x'; an unknown entity stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

/** Paragraphs of a plain text: parted by blank lines, hard line breaks inside joined. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}

/** 'AARON' and "Aaron " are one headword. */
export function sameWords(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}\s]/gu, '')
    .toLowerCase()
}
