import type { Work } from '@berea/library'
import type { Locale } from '@berea/scripture'

export const LOCALE_COLUMNS: readonly Locale[] = ['en', 'zh-cn', 'zh-tw', 'es-es', 'fr-fr']

/**
 * Works as a sentence names them, with their article: id | English | 简体 | 繁體 | español | français.
 * Where one name serves a set in several languages, the id is its beginning without the language.
 */
const TABLE = `
notes-tyndale-study|the Tyndale study notes|《丁道尔研读注释》|《丁道爾研讀註釋》|las notas de estudio Tyndale|les notes d’étude Tyndale
notes-tyndale-articles|the Tyndale study articles|《丁道尔专文》|《丁道爾專文》|los artículos de estudio Tyndale|les articles d’étude Tyndale
notes-tyndale-intros|the Tyndale book introductions|《丁道尔书卷导论》|《丁道爾書卷導論》|las introducciones Tyndale|les introductions Tyndale
notes-tyndale-summaries|the Tyndale book summaries|《丁道尔书卷摘要》|《丁道爾書卷摘要》|los resúmenes Tyndale|les résumés Tyndale
notes-tyndale|the Tyndale study notes|《丁道尔研读注释》|《丁道爾研讀註釋》|las notas de estudio Tyndale|les notes d’étude Tyndale
notes-biblica-intros|the Biblica book introductions|《Biblica 书卷简介》|《Biblica 書卷簡介》|las introducciones de Biblica|les introductions de Biblica
notes-biblica|the Biblica study notes|《Biblica 研读注释》|《Biblica 研讀註釋》|las notas de estudio de Biblica|les notes d’étude de Biblica
notes-uw|the unfoldingWord translation notes|《unfoldingWord 翻译笔记》|《unfoldingWord 翻譯筆記》|las notas de traducción de unfoldingWord|les notes de traduction unfoldingWord
questions-uw|the unfoldingWord translation questions|《unfoldingWord 翻译问题》|《unfoldingWord 翻譯問題》|las preguntas de traducción de unfoldingWord|les questions de traduction unfoldingWord
dictionary-easton|Easton’s Bible Dictionary|《伊斯顿圣经词典》|《伊斯頓聖經辭典》|el diccionario bíblico de Easton|le dictionnaire biblique d’Easton
dictionary-smith|Smith’s Bible Dictionary|《史密斯圣经词典》|《史密斯聖經辭典》|el diccionario bíblico de Smith|le dictionnaire biblique de Smith
dictionary-hitchcock|Hitchcock’s Bible Names|《希区柯克圣经人名》|《希區考克聖經人名》|los nombres bíblicos de Hitchcock|les noms bibliques de Hitchcock
dictionary-tyndale|the Tyndale Bible dictionary|《丁道尔圣经词典》|《丁道爾聖經辭典》|el diccionario bíblico Tyndale|le dictionnaire biblique Tyndale
dictionary-uw|the unfoldingWord key terms|《unfoldingWord 关键词》|《unfoldingWord 關鍵詞》|los términos clave de unfoldingWord|les termes clés unfoldingWord
dictionary-biblica-terms|the Biblica key terms|《Biblica 圣经关键词》|《Biblica 聖經關鍵詞》|los términos clave de Biblica|les termes clés de Biblica
dictionary-fia-terms|the FIA key terms|《FIA 关键词》|《FIA 關鍵詞》|los términos clave de FIA|les termes clés FIA
dictionary-ubs-fauna|Animals in the Bible|《圣经中的动物》|《聖經中的動物》|el manual de la fauna bíblica|le manuel de la faune biblique
dictionary-ubs-flora|Plants and Trees in the Bible|《圣经中的植物》|《聖經中的植物》|el manual de la flora bíblica|le manuel de la flore biblique
dictionary-ubs-realia|Human-made Things in the Bible|《圣经中的器物》|《聖經中的器物》|el manual de los objetos bíblicos|le manuel des objets bibliques
people-tyndale|the Tyndale profiles|《丁道尔人物简介》|《丁道爾人物簡介》|los perfiles Tyndale|les profils Tyndale
people-places-theographic|the Theographic index of people and places|《Theographic 人地索引》|《Theographic 人地索引》|el índice Theographic|l’index Theographic
theology-tyndale-themes|the Tyndale theme articles|《丁道尔主题文章》|《丁道爾主題文章》|los artículos temáticos Tyndale|les articles thématiques Tyndale
stories-obs|the Open Bible Stories|《开放圣经故事》|《開放聖經故事》|las Historias Bíblicas Abiertas|les Histoires de la Bible Ouverte
creeds-catholic|the Baltimore Catechism|《巴尔的摩要理问答》|《巴爾的摩要理問答》|el Catecismo de Baltimore|le Catéchisme de Baltimore
creeds-orthodox|the catechism of Philaret|斐拉列的《东正教要理》|斐拉列的《東正教要理》|el catecismo de Filareto|le catéchisme de Philarète
`

const names = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([id, ...rest]) => [id!, rest] as const),
)

/**
 * A work as a sentence of the reader's language names it; one that has no entry by its own title.
 *
 *     nameOfWork(dictionary-en-easton, 'fr-fr') → le dictionnaire biblique d’Easton
 */
export function nameOfWork(work: Pick<Work, 'id' | 'title' | 'titleLocal' | 'language'>, locale: Locale): string {
  const plain = work.id.replace(/-(en|zh|es|fr|zh-hans|zh-hant)-/, '-')
  const column = LOCALE_COLUMNS.indexOf(locale)
  for (let id = plain; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    const found = names.get(id)
    if (found) return found[column]!
  }
  const own = locale.startsWith(work.language.slice(0, 2)) ? (work.titleLocal ?? work.title) : work.title
  return locale.startsWith('zh') ? `《${own}》` : own
}

const EDITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bible-zh-hans-cuv': '和合本',
    'bible-zh-hant-cuv': '和合本',
    'bible-es-rv1909': 'Reina-Valera 1909',
    'bible-es-rv1865': 'Reina-Valera 1865',
    'bible-es-blm': 'Biblia libre para el mundo',
    'bible-fr-lsg1910': 'Segond 1910',
    'bible-fr-crampon1923': 'Crampon 1923',
    'bible-fr-darby': 'Darby 1885',
    'bible-fr-martin1744': 'Martin 1744',
    'bible-fr-lxx-giguet': 'Septante de Giguet',
  }),
)

/** A Bible's name as it stands under a quotation. */
export const nameOfEdition = (work: Pick<Work, 'id' | 'title' | 'titleLocal'>): string =>
  EDITIONS.get(work.id) ?? (work.titleLocal ?? work.title).replace(/ \(.*\)$/, '')
