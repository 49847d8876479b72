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
  String.raw`^\s*(?:${ASKS})?\s*(?:圣经[里中上]的?)?(?:谁是)?\s*(?<name>.+?)(?:${ASKS_BEHIND}|${BEHIND})\s*[?.!]*\s*$`,
  'du',
)

/**
 * Who is asked after, where words ask who somebody was and nothing of what they did, as the reader wrote it: `¿Quién fue el rey David?` → `el
 * rey David`; `Moses in the Bible` → `Moses`; 摩西是谁 → 摩西; any other question as it stands, without its mark.
 */
export function withoutAsking(text: string): string {
  const folded = fold(text)
  const at = WAY.exec(folded.text)?.indices?.groups?.name
  return at ? folded.original(at[0], at[1]) : text.trim()
}
