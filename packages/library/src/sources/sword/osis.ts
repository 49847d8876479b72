const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
)

/**
 * The reading text of an OSIS fragment. Fragments are cut at verse borders, so milestones are
 * unbalanced: they are stripped by pattern, never parsed as XML.
 *
 *     '<w lemma="strong:H0430">God</w><note>Hebrew Elohim.</note><w>created</w>' → 'God created'
 *     '<l level="1">one,</l><l level="2">two</l>' → 'one,\ntwo'
 */
export function plainText(fragment: string): string {
  return fragment
    .replace(/<(note|title)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<hi type="bold">Verses? [\d–-]+<\/hi>/g, ' ')
    .replace(/<l(?:b|g)?\b[^>]*\/?>|<\/l>/g, '\n')
    .replace(/<div\b[^>]*type="(?:x-)?p(?:aragraph)?"[^>]*>|<\/?p\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      decimal
        ? String.fromCodePoint(Number(decimal))
        : hex
          ? String.fromCodePoint(Number.parseInt(hex, 16))
          : (ENTITIES.get(name) ?? whole),
    )
    .replace(/¶/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ +([,.;:!?»”’)])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The editors' heading that stands before a verse, if any: `<title>The Birth of Jesus</title>`. */
export function headingOf(fragment: string): string | undefined {
  const [, attributes, text] = /<title\b([^>]*)>([\s\S]*?)<\/title>/.exec(fragment) ?? []
  if (text === undefined || attributes?.includes('psalm')) return undefined
  const plain = plainText(text)
  return plain === '' ? undefined : plain
}

/**
 * A module's last verse may carry the book's back matter behind it (a glossary after Revelation
 * 22:21): what begins with a title after the verse's words is not the verse.
 */
export function withoutBackMatter(fragment: string): string {
  for (const { index } of fragment.matchAll(/<title\b/g)) {
    const before = fragment.slice(0, index)
    if (plainText(before) !== '') return before
  }
  return fragment
}
