import { foldChinese } from '../analysis/chinese.ts'
import { dropAccents } from '../analysis/words.ts'
import type { Section } from '../sections/section.ts'

const ARTICLE = /^(?:(?:the|an?|el|la|los|las|le|les|une?|un|del?|du|des) |l')/

/**
 * A headword as names are compared: one script, no accents, no case, no leading article.
 *
 *     'The Lord’s Supper' → "lord's supper"; 'Éternité' → 'eternite'; 'L’Alliance' → 'alliance'; '耶穌' → '耶稣'
 *     '  ' → ''
 */
export function foldHeadword(term: string): string {
  const plain = dropAccents(foldChinese(term.normalize('NFKC').toLowerCase()))
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»「」『』《》"]/g, '')
    .replace(/[\s\u00a0_·・-]+/g, ' ')
    .trim()
    .replace(/[.,;:!?。，；：！？]+$/, '')
  return plain.replace(ARTICLE, '').trim() || plain
}

/** Titles that are a reference ("Romans 8:26", 「罗马书 8:26」) are found by passage, not by name. */
const REFERENCE = /\d\s*$|\d[:.,]\d/

/** `Nile, the River`, `Abel (person)` → the name alone. */
const ADDITION = /,\s+the\b.*$|\s*[([（【［].*$/i

/**
 * What a section may be called by, folded, each once: its title, the title without what is added to the name,
 * its other names. The kinship keys in `links` are kept as they are.
 *
 *     { title: 'Abel (person)', terms: ['Hevel'], links: ['aquifer:12'] } → ['abel (person)', 'abel', 'hevel', 'aquifer:12']
 */
export function headwords(section: Pick<Section, 'title' | 'terms' | 'links'>): readonly string[] {
  const { title = '', terms = [], links = [] } = section
  const named = REFERENCE.test(title) ? terms : [title, title.replace(ADDITION, ''), ...terms]
  return [...new Set([...named.map(foldHeadword), ...links])].filter((term) => term !== '')
}
