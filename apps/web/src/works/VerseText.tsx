import { versePieces } from './verse-pieces.ts'

/** A verse's words; what its edition says beside them (〔或作：言语〕) is set smaller, and is not what was cited. */
export function VerseText({ text, marked = false }: { text: string; marked?: boolean }) {
  return versePieces(text).map((piece) => {
    if (piece.note) {
      return (
        <small key={piece.at} className="verse-note">
          {piece.text}
        </small>
      )
    }
    return marked ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>
  })
}
