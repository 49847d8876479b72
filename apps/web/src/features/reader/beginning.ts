/** How much of a note is shown at once, in Latin letters; Han letters take twice their room, the end of a line about half a line. */
const ROOM = 480
const PARAGRAPH = 40

/** A note's beginning, cut at a word, and whole where little would be left out: "In him was life; and the life…". */
export function beginningOf(text: string): string {
  const cut = reach(text, ROOM)
  return reach(text, ROOM * 1.25) === text.length ? text : `${text.slice(0, cut).replace(/[\s,;:—]+[\w’'-]*$/, '')}…`
}

/** How far into a text one comes within this room. */
function reach(text: string, room: number): number {
  let at = 0
  let taken = 0
  for (const letter of text) {
    taken += letter === '\n' ? PARAGRAPH : /\p{Script=Han}/u.test(letter) ? 2 : 1
    if (taken > room) return at
    at += letter.length
  }
  return at
}
