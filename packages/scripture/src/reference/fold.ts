import { simplifyCharacter } from '../names/script.ts'

/**
 * A text as references are looked for in it: small letters without accents, simplified characters, plain
 * digits, ":" "," ";" "-" and blanks of one kind. `at[i]` is where the i-th folded character stands in the
 * text, and `at[length]` is its end, so that what is found can be shown where it is.
 * "É­pître aux Romains ８：１" → "epitre aux romains 8:1".
 */
export type Folded = { readonly text: string; readonly folded: string; readonly at: readonly number[] }

const SPECIAL: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '、': ',',
  '。': '.',
  '〜': '-',
  '～': '-',
  '~': '-',
  '−': '-',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ª: 'a',
  º: 'o',
  '°': 'o',
  // Marks around a Chinese title and a soft hyphen say nothing.
  '《': '',
  '》': '',
  '〈': '',
  '〉': '',
  '\u00ad': '',
}

function foldCharacter(character: string): string {
  const special = SPECIAL[character]
  if (special !== undefined) return special
  const code = character.codePointAt(0)!
  if (code >= 0xff01 && code <= 0xff5e) return foldCharacter(String.fromCharCode(code - 0xfee0))
  if (code >= 0x4e00 && code <= 0x9fff) return simplifyCharacter(character)
  if (/\s/.test(character)) return ' '
  if (/\p{Pd}/u.test(character)) return '-'
  const plain = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return SPECIAL[plain] ?? plain
}

const seen = new Map<string, string>()

export function fold(text: string): Folded {
  const at: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    let plain = seen.get(character)
    if (plain === undefined) {
      plain = foldCharacter(character)
      // Texts hold some thousand different characters; a hostile one must not fill the memory.
      if (seen.size < 20_000) seen.set(character, plain)
    }
    for (let i = 0; i < plain.length; i++) at.push(place)
    folded += plain
    place += character.length
  }
  at.push(place)
  return { text, folded, at }
}

/** Just the folded form: for names in tables. */
export const foldName = (name: string): string => fold(name).folded.replaceAll('.', '').replace(/ +/g, ' ').trim()
