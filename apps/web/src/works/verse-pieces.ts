export type VersePiece = { readonly at: number; readonly text: string; readonly note: boolean }

/** What a Chinese edition says beside its text: a translators' note 〔或作：言语〕, an old copy's reading, a pause in a psalm. */
const NOTE = /(〔[^〕]*〕|（有古卷[^）]*）|（細拉）|（细拉）)/

/** A psalm's title, where the edition prints it within the first verse: （大卫的诗）耶和华是我的牧者. */
const TITLE = /^（[^（）]*）(?=.)/su

/**
 * A verse's words, parted from what its edition only says beside them:
 * `我听见你的名声〔或作：言语〕就惧怕` is 我听见你的名声, the note, and 就惧怕.
 */
export function versePieces(text: string): readonly VersePiece[] {
  let at = 0
  return text.split(NOTE).flatMap((part, i) => {
    const piece = { at, text: part, note: i % 2 === 1 }
    at += part.length
    return part === '' ? [] : [piece]
  })
}

/** `PSA 23:1` begins with its title in some editions; elsewhere a verse may begin with words in brackets of its own. */
export function partTitle(reference: string, text: string): { readonly title?: string; readonly text: string } {
  const title = /^PSA \d+:1$/.test(reference) ? TITLE.exec(text)?.[0] : undefined
  return title ? { title: title.slice(1, -1), text: text.slice(title.length) } : { text }
}
