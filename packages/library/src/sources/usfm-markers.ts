/**
 * What a USFM marker (USX: a paragraph's style) means for a Bible's text. Markers that are not
 * named here are character styles: their text is the verse's. See docs.usfm.bible, "Paragraphs".
 */
export type MarkerRole = 'paragraph' | 'line' | 'stanza' | 'heading' | 'title' | 'aside' | 'note'

const ROLES: Readonly<Record<MarkerRole, string>> = {
  paragraph: 'p m po pr cls pmo pm pmc pmr pi mi nb pc ph phi lit tr',
  line: 'q qr qc qm qd li lim lh lf',
  stanza: 'b',
  // The acrostic letters of Psalm 119 and the speakers of the Song stand before their verses like headings.
  heading: 's qa sp',
  title: 'd',
  // Whole lines about the text: names, tables of contents, introductions, references beneath a heading.
  aside: `id usfm ide sts rem h toc toca mt mte imt is ip ipi im imi ipq imq ipr iq ib ili iot io ior iex ie ms mr r sr
    sd cl cp cd restore periph`,
  note: 'f fe ef x ex fig va vp ca rq',
}

const roleOf = new Map<string, MarkerRole>(
  Object.entries(ROLES).flatMap(([role, markers]) =>
    markers.split(/\s+/).map((marker): [string, MarkerRole] => [marker, role as MarkerRole]),
  ),
)

/**
 *     'q2' → 'line', 's1' → 'heading', 'toc3' → 'aside', '+w' → undefined
 *     's5' → 'aside': unfoldingWord's mark for a chunk of work, without a heading's text
 */
export function markerRole(marker: string): MarkerRole | undefined {
  if (marker === 's5') return 'aside'
  return roleOf.get(marker.replace(/^\+/, '').replace(/\d+$/, ''))
}

/** Front matter, glossaries and the like: books in the format's sense, not in the Bible's. */
const PERIPHERALS = new Set('FRT INT BAK CNC GLO TDX NDX OTH XXA XXB XXC XXD XXE XXF XXG'.split(' '))
export const isPeripheral = (book: string): boolean => PERIPHERALS.has(book)
