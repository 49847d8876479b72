import type { EditionVerse } from '../sections/edition.ts'

type Draft = { -readonly [Key in keyof EditionVerse]: EditionVerse[Key] }

/** Marks that stand in some sources' text for supplied words, paragraphs and editors' doubts; no edition prints them. */
const EDITORIAL_MARKS = /[{}¶○*✶✝]/g

/** The end of a speech within a speech, where an editor doubts that it ends here: `first.[’’]`. */
const DOUBTED_QUOTES = / ?\[[‘’“”'"\s]+\]/g

/** Where an edition gives two verses in one, some copies set an editor's word for the second: "joined to the verse above". */
const JOINED_TO_VERSE_ABOVE = /^\P{L}*[併并並][於于入][上前][節节]\P{L}*$/u

/** Chinese has no blanks between its characters; a mark taken out would leave one. */
const BLANK_IN_CHINESE = /(?<=[\u3000-\u9fff\uff00-\uffef]) (?=[\u3000-\u9fff\uff00-\uffef])/g

/**
 * Text as a reader sees it: one blank between words (a no-break space stays one), one line break
 * between lines of poetry, no editorial marks.
 *
 *     ' In the  {beginning}\n¶ God ' → 'In the beginning\nGod'
 */
export function cleanText(text: string): string {
  return text
    .replace(EDITORIAL_MARKS, '')
    .replace(DOUBTED_QUOTES, '')
    .replace(/[ \t\r\u00a0\u2009\u202f]{2,}/g, (run) => /[\u00a0\u202f]/.exec(run)?.[0] ?? ' ')
    .replace(/[ \t\r\u00a0\u2009\u202f]*\n\s*/g, '\n')
    .replace(BLANK_IN_CHINESE, '')
    .replace(/ +(?=[,)]|\.(?!\.))|(?<=\() +/g, '')
    .trim()
}

/**
 * Gathers the verses of one book from a source's marks, whatever its format, in the order in which
 * they stand in the file. What comes before the first verse of a chapter and is neither a heading
 * nor a title is no verse's text and is left out; so are verses without any text. A verse that is said to be
 * joined to the one above makes a bridge of the two.
 */
export class VerseCollector {
  #drafts = new Map<string, Draft>()
  #chapter = 0
  #current: Draft | undefined
  #heading: string[] = []
  #title: string[] = []
  #paragraph = false
  #line = false
  #noteEnded = false

  chapter(number: number): void {
    this.#chapter = number
    this.#current = undefined
    this.#title = []
    this.#paragraph = true
    this.#line = false
  }

  verse(number: number, through: number = number): void {
    if (this.#chapter === 0 || number === 0) return
    const key = `${this.#chapter}:${number}`
    const known = this.#drafts.get(key)
    this.#current = known ?? { chapter: this.#chapter, verse: number, text: '' }
    if (known) {
      known.text += ' '
      return
    }
    if (through > number) this.#current.through = through
    this.#drafts.set(key, this.#current)
  }

  /** A line break in the source's file means nothing; lines of poetry come from `line`. */
  text(source: string): void {
    const text = source.replace(/[\r\n\t]+/g, ' ')
    if (!this.#current || text === '') return
    const current = this.#current
    if (current.text.trim() === '') this.#open(current)
    else if (text.trim() !== '' && (this.#line || this.#paragraph)) {
      current.text += this.#line ? '\n' : ' '
      this.#line = false
      this.#paragraph = false
    }
    if (this.#noteEnded && text.trim() !== '') {
      // A note's place leaves its own blank behind ("heart \f …\f*, and" would read "heart , and") or takes one with it.
      if (/^[\s,.;:!?)\]”’]/.test(text)) current.text = current.text.replace(/[ \t\r]+$/, '')
      else if (/[A-Za-zÀ-ÿ,;:.!?]$/.test(current.text) && /^\p{L}/u.test(text)) current.text += ' '
      this.#noteEnded = false
    }
    current.text += text
  }

  noteEnded(): void {
    this.#noteEnded = true
  }

  line(): void {
    this.#line = true
  }

  paragraph(): void {
    this.#paragraph = true
    this.#line = false
  }

  heading(text: string): void {
    const clean = cleanText(text).replaceAll('\n', ' ')
    if (!clean) return
    this.#heading.push(clean)
    this.paragraph()
  }

  /** A psalm's title; a line such as Habakkuk's last one ("For the choirmaster") belongs to the verse before it. */
  title(text: string): void {
    const clean = cleanText(text).replaceAll('\n', ' ')
    if (!clean) return
    if (this.#current?.text.trim()) {
      this.line()
      this.text(clean)
    } else this.#title.push(clean)
    this.paragraph()
  }

  finish(): EditionVerse[] {
    const drafts = [...this.#drafts.values()].sort(
      (one, other) => one.chapter - other.chapter || one.verse - other.verse,
    )
    const verses: Draft[] = []
    for (const draft of drafts) {
      const text = cleanText(draft.text)
      const above = verses.at(-1)
      if (JOINED_TO_VERSE_ABOVE.test(text)) {
        if (above?.chapter === draft.chapter) above.through = draft.through ?? draft.verse
      } else if (/[\p{L}\p{N}]/u.test(text)) verses.push({ ...draft, text })
    }
    return verses
  }

  /** Gives a verse that has no text yet what stands before it. */
  #open(draft: Draft): void {
    if (this.#heading.length > 0) draft.heading = this.#heading.join(' – ')
    if (this.#title.length > 0) draft.title = this.#title.join(' ')
    if (this.#paragraph) draft.paragraph = true
    if (this.#line) draft.line = true
    this.#heading = []
    this.#title = []
    this.#paragraph = false
    this.#line = false
  }
}
