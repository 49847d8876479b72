import { fold } from './fold.ts'

// All read folded text: no capitals, no accents, simplified characters, plain marks.

const ASKS = [
  String.raw`¿?\s*(?:(?:so|and) )?(?:${[
    'who(?: exactly)? (?:is|was|are|were)|tell me about',
    'quien(?:es)? (?:es|era|fue|fueron)|(?:hablame|cuentame) (?:del?|sobre)',
    "qui (?:est|etait|sont|etaient)|c'est qui|parle[zr]?[- ]moi d(?:e|es|u)",
  ].join('|')})(?![\p{L}-])`,
  "parle[zr]?[- ]moi d'",
  '请?介绍一?下?|请?讲讲|说说|谁是',
].join('|')

const BEHIND = '(?: exactly)?(?: in the bible| en la biblia| dans la bible)?'
const ASKS_BEHIND = '是谁|是什么人|是何许人也?|是哪位|的生平|的故事'

const WAY = new RegExp(
  String.raw`^\s*(?<before>${ASKS})?\s*(?:圣经[里中上]的?)?(?<who>谁是)?\s*(?<name>.+?)(?:(?<behind>${ASKS_BEHIND})|${BEHIND})\s*[?.!]*\s*$`,
  'du',
)

/**
 * Who is asked after in words that ask who somebody was, and nothing of what they did, as the reader wrote it:
 * `¿Quién fue el rey David?` → `el rey David`; `Who was Moses in the Bible?` → `Moses`; 介紹一下聖經裡的摩西 → 摩西;
 * `Qui était Ahiel, l'échanson ?` → `Ahiel, l'échanson`. Where nothing asks so, nobody: `Moses`, `Where is Moab?` → none.
 */
export function askedAfter(text: string): string | undefined {
  const { name, isAsked } = partsOf(text)
  return isAsked ? name : undefined
}

/** What is left where a bare name asks as well: `Moses in the Bible` → `Moses`, 摩西是谁 → 摩西; any other question as it stands, without its mark. */
export const withoutAsking = (text: string): string => partsOf(text).name

function partsOf(text: string): { readonly name: string; readonly isAsked: boolean } {
  const folded = fold(text)
  const found = WAY.exec(folded.text)
  const at = found?.indices?.groups?.name
  if (!found?.groups || !at) return { name: text.trim(), isAsked: false }
  const { before, who, behind } = found.groups
  return { name: folded.original(at[0], at[1]), isAsked: [before, who, behind].some((part) => part !== undefined) }
}
