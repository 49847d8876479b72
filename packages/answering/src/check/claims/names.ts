import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import type { Tongue } from '../../understand/tongue.ts'
import { isTeacher, writersIn } from './writers.ts'

/** What everybody may name: God, the Church and its books. Folded. */
const GENERAL: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  zh: new Set(['耶稣', '基督', '耶稣基督', '弥赛亚', '法老']),
  en: new Set(
    (
      'i god gods lord father son holy spirit ghost christ jesus christian christians christianity bible biblical scripture scriptures ' +
      'word gospel gospels old new testament church churches kingdom heaven he him his himself you your thou thy thee one savior saviour ' +
      'redeemer messiah trinity pharaoh book jew jews jewish gentile gentiles greek hebrew aramaic latin psalm psalms law prophets easter sabbath creator ' +
      'almighty protestant protestants catholic catholics orthodox reformed english king apostle apostles amen judaism epistle letter lord’s'
    ).split(' '),
  ),
  es: new Set(
    (
      'dios senor padre hijo espiritu santo cristo jesus jesucristo biblia escritura escrituras palabra evangelio evangelios antiguo nuevo ' +
      'testamento iglesia iglesias reino cielo jehova salvador redentor mesias trinidad ley profetas pascua sabado creador todopoderoso salmo ' +
      'salmos virgen amen el ti tu yo uno verbo cordero faraon libro'
    ).split(' '),
  ),
  fr: new Set(
    (
      'dieu seigneur pere fils esprit saint sainte christ jesus jesus-christ bible ecriture ecritures parole evangile evangiles ancien nouveau ' +
      'testament eglise eglises royaume ciel eternel sauveur redempteur messie trinite loi prophetes paques sabbat createur tout-puissant psaume ' +
      'psaumes vierge juifs juif juive grec hebreu latin amen lui toi tu verbe agneau pharaon livre'
    ).split(' '),
  ),
}

/** Whoever lives in a place or is of a people is named by it: Moabites, Cyrenian, moabita, moabite. */
const OF_A_PEOPLE = /(?:ites?|itas?|ians?|iens?|iennes?|anos?|anas?|eos?|eas?|ns?|s)$/

/** A capital stands here for the beginning of a sentence. */
const BEGINS = /(?:^|[.!?:;…—–"“«‘('¿¡>]|\s-)\s*$/u

const CAPITAL = /\p{Lu}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*/gu

/**
 * The names that a text tells, folded, each once: those that the lexicons know, and in languages with capitals whatever is
 * written with one within a sentence. `isTitle`: every word of it may have a capital; `isQuoting`: it tells whose words
 * something is.
 */
export function namesIn(text: string, tongue: Tongue, isTitle = false, isQuoting = false): readonly string[] {
  const found = new Set<string>(knownNames(text, tongue, isQuoting))
  if (tongue === 'zh') for (const name of chineseNames(text)) found.add(name)
  if (!isTitle) for (const name of capitalised(text, tongue)) found.add(name)
  return [...found]
}

/** Everybody may name Jesus, but whoever quotes him must have him in the evidence. */
function knownNames(text: string, tongue: Tongue, isQuoting: boolean): readonly string[] {
  const folded = fold(text)
  const isNamed = (one: { readonly field: string }) => one.field === 'person' || one.field === 'place'
  return findMentions(folded.text, tongue, folded.original)
    .filter(isNamed)
    .map(({ word }) => word)
    .filter((name) => isQuoting || !GENERAL[tongue].has(name))
}

function* capitalised(text: string, tongue: Tongue): Generator<string> {
  for (const { 0: word, index } of text.matchAll(CAPITAL)) {
    const bare = word.replace(/^(?:[LlDdQq]|[Qq]u|[Jj]usqu)[’'](?=\p{Lu})/u, '').replace(/[’']s?$/u, '')
    const name = fold(bare).text
    if (!/^\p{Lu}/u.test(bare) || /^[ivxlc]+$/.test(name)) continue
    const begins = BEGINS.test(text.slice(0, index)) && !isAlone(text, index, word)
    if (GENERAL[tongue].has(name) || (tongue !== 'zh' && begins && !isTeacher(name))) continue
    yield name
  }
}

/** What stands alone behind a colon begins nothing: "Told by: Mariela". */
const isAlone = (text: string, index: number, word: string): boolean =>
  /[:：]\s*$/.test(text.slice(0, index)) && !/\p{L}/u.test(text.slice(index + word.length))

/** Foreign names with a point between, titles in 《》, and whoever is said to say or write something. */
const FOREIGN = /\p{Script=Han}+(?:[·・‧]\p{Script=Han}+)+/gu
const TITLE = /[《〈]([^》〉]+)[》〉]/gu
const SPEAKS =
  /(?:^|[，。；：、！？\s])(?:正?如|按照?|据|对|在)?(\p{Script=Han}{2,6}?)(?:曾经?|来|也|就|则|常|这样|又)?(?:说过?|写道|写过|认为|指出|教导|主张|讲过|解释|提到|强调|论到)/gu
/** Whatever is said to be called so: 他的母亲名叫友尼基。 */
const CALLED = /(?:名字?[叫是为]|起名[叫为]?|叫[做作]?|称为)(\p{Script=Han}{2,6})(?=[，。；、！？,.;\s]|$)/gu
/** Who may say something without being called by a name: it holds one of these words. */
const NO_NAME =
  /[的是在这那他她它我你们自己人者家书经文章节诗主神上帝灵圣父母女儿妇王兵徒师信教会篇卷段话语歌词处里中前后都还只不没有可能为因所以但而且与和及其某位谁先知仆从众民百首]/u

function* chineseNames(text: string): Generator<string> {
  for (const [name] of text.matchAll(FOREIGN)) yield afterTitle(fold(name).text)
  for (const match of text.matchAll(TITLE)) yield fold(match[1]!).text
  for (const match of text.matchAll(SPEAKS)) {
    const name = fold(match[1]!).text
    if (!NO_NAME.test(name)) yield name
  }
  for (const match of fold(text).text.matchAll(CALLED)) if (!NO_NAME.test(match[1]!)) yield match[1]!
  yield* writersIn(fold(text).text)
}

const afterTitle = (name: string): string => name.replace(/^.*(?:学者|神学家|牧师|教父|博士|主教|修士|圣)(?=.)/u, '')

/** By what a name may stand in the evidence: itself, and what it is made of. */
export const stemsOf = (name: string): readonly string[] => {
  const stem = name.replace(OF_A_PEOPLE, '')
  return stem.length >= 3 && stem !== name ? [name, stem] : [name]
}
