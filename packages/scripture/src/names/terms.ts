import type { Locale, Tradition } from '../locale.ts'
import { simplify } from './script.ts'

/**
 * Key terms and persons whose wording differs between the traditions. A cell is
 * "general/Catholic/Orthodox"; a missing part is as the general one, and the general one is what
 * Protestants say. Columns: English, Chinese in traditional characters, Spanish, French.
 */
const TERMS = {
  god: ['God', '神/天主/上帝', 'Dios', 'Dieu'],
  'lord-name': ['the LORD', '耶和華/上主/上主', 'Jehová/el Señor/el Señor', 'l’Éternel/le Seigneur/le Seigneur'],
  'holy-spirit': [
    'the Holy Spirit',
    '聖靈/聖神/聖神',
    'el Espíritu Santo',
    'le Saint-Esprit/l’Esprit Saint/le Saint-Esprit',
  ],
  'son-of-god': ['the Son of God', '神的兒子/天主子/上帝之子', 'el Hijo de Dios', 'le Fils de Dieu'],
  trinity: ['the Trinity', '三位一體/天主聖三/聖三', 'la Trinidad', 'la Trinité'],
  'kingdom-of-god': ['the kingdom of God', '神的國/天主的國/上帝的國', 'el reino de Dios', 'le royaume de Dieu'],
  'word-of-god': ['the word of God', '神的道/天主的話/上帝之言', 'la palabra de Dios', 'la parole de Dieu'],
  gospel: ['the gospel', '福音', 'el evangelio', 'l’Évangile'],
  scripture: ['Scripture', '聖經', 'la Escritura', 'l’Écriture'],
  eucharist: [
    'the Lord’s Supper/the Eucharist/the Eucharist',
    '聖餐/聖體聖事/聖體血',
    'la Santa Cena/la Eucaristía/la Eucaristía',
    'la sainte Cène/l’Eucharistie/l’Eucharistie',
  ],
  liturgy: [
    'worship/the Mass/the Divine Liturgy',
    '崇拜/彌撒/事奉聖禮',
    'el culto/la misa/la Divina Liturgia',
    'le culte/la messe/la Divine Liturgie',
  ],
  sacrament: [
    'sacrament/sacrament/mystery',
    '聖禮/聖事/聖事',
    'sacramento/sacramento/misterio',
    'sacrement/sacrement/mystère',
  ],
  baptism: ['baptism', '洗禮/聖洗聖事/聖洗', 'el bautismo', 'le baptême'],
  repentance: [
    'repentance',
    '悔改/悔改/懺悔',
    'el arrepentimiento/la conversión/el arrepentimiento',
    'la repentance/la conversion/le repentir',
  ],
  confession: [
    'confession of sins/the sacrament of Reconciliation/confession',
    '認罪/告解/懺悔聖事',
    'la confesión de pecados/la confesión/la confesión',
    'la confession des péchés/la confession/la confession',
  ],
  apostle: ['apostle', '使徒/宗徒/宗徒', 'apóstol', 'apôtre'],
  prophet: ['prophet', '先知', 'profeta', 'prophète'],
  minister: ['pastor/priest/priest', '牧師/神父/司祭', 'pastor/sacerdote/sacerdote', 'pasteur/prêtre/prêtre'],
  bishop: ['bishop', '監督/主教/主教', 'obispo', 'évêque'],
  deacon: ['deacon', '執事/執事/輔祭', 'diácono', 'diacre'],
  church: ['the church', '教會', 'la iglesia/la Iglesia/la Iglesia', 'l’Église'],
  saints: ['the saints', '聖徒/聖人/聖人', 'los santos', 'les saints'],
  'mother-of-jesus': [
    'Mary/the Blessed Virgin Mary/the Theotokos',
    '馬利亞/聖母瑪利亞/誕神女',
    'María/la Virgen María/la Madre de Dios',
    'Marie/la Vierge Marie/la Mère de Dieu',
  ],
  easter: ['Easter/Easter/Pascha', '復活節/復活節/巴斯哈', 'la Pascua', 'Pâques'],
  theosis: [
    'union with God/divinization/theosis',
    '與神聯合/與天主結合/神化',
    'la unión con Dios/la divinización/la teosis',
    'l’union à Dieu/la divinisation/la théosis',
  ],
  grace: ['grace', '恩典/恩寵/恩寵', 'la gracia', 'la grâce'],
  justification: ['justification', '稱義/成義/稱義', 'la justificación', 'la justification'],
  salvation: ['salvation', '得救/救恩/救贖', 'la salvación', 'le salut'],
  hades: ['hell', '地獄/地獄/陰間', 'el infierno', 'l’enfer'],
  satan: ['Satan', '撒但/撒殫/撒但', 'Satanás', 'Satan'],
  hallelujah: ['Hallelujah/Alleluia/Alleluia', '哈利路亞/阿肋路亞/阿利路亞', 'Aleluya', 'Alléluia'],
  messiah: ['the Messiah', '彌賽亞/默西亞/彌賽亞', 'el Mesías', 'le Messie'],
  jesus: ['Jesus', '耶穌', 'Jesús', 'Jésus'],
  christ: ['Christ', '基督', 'Cristo', 'le Christ'],
  passover: ['Passover', '逾越節', 'la Pascua', 'la Pâque'],
  deuterocanon: [
    'the Apocrypha/the deuterocanonical books/the Anagignoskomena',
    '次經/第二正典/次經',
    'los apócrifos/los libros deuterocanónicos/los libros deuterocanónicos',
    'les apocryphes/les livres deutérocanoniques/les livres deutérocanoniques',
  ],
  adam: ['Adam', '亞當', 'Adán', 'Adam'],
  eve: ['Eve', '夏娃/厄娃/夏娃', 'Eva', 'Ève'],
  cain: ['Cain', '該隱/加音/該隱', 'Caín', 'Caïn'],
  abel: ['Abel', '亞伯/亞伯爾/亞伯', 'Abel', 'Abel'],
  noah: ['Noah', '挪亞/諾厄/挪亞', 'Noé', 'Noé'],
  abraham: ['Abraham', '亞伯拉罕/亞巴郎/亞伯拉罕', 'Abraham', 'Abraham'],
  sarah: ['Sarah', '撒拉/撒辣/撒拉', 'Sara', 'Sara'],
  isaac: ['Isaac', '以撒/依撒格/以撒', 'Isaac', 'Isaac'],
  jacob: ['Jacob', '雅各/雅各伯/雅各', 'Jacob', 'Jacob'],
  esau: ['Esau', '以掃/厄撒烏/以掃', 'Esaú', 'Ésaü'],
  joseph: ['Joseph', '約瑟/若瑟/約瑟', 'José', 'Joseph'],
  moses: ['Moses', '摩西/梅瑟/摩西', 'Moisés', 'Moïse'],
  aaron: ['Aaron', '亞倫/亞郎/亞倫', 'Aarón', 'Aaron'],
  joshua: ['Joshua', '約書亞/若蘇厄/約書亞', 'Josué', 'Josué'],
  gideon: ['Gideon', '基甸/基德紅/基甸', 'Gedeón', 'Gédéon'],
  samson: ['Samson', '參孫/三松/參孫', 'Sansón', 'Samson'],
  ruth: ['Ruth', '路得/盧德/路得', 'Rut', 'Ruth'],
  hannah: ['Hannah', '哈拿/亞納/哈拿', 'Ana', 'Anne'],
  samuel: ['Samuel', '撒母耳/撒慕爾/撒母耳', 'Samuel', 'Samuel'],
  saul: ['Saul', '掃羅/撒烏耳/掃羅', 'Saúl', 'Saül'],
  david: ['David', '大衛/達味/大衛', 'David', 'David'],
  solomon: ['Solomon', '所羅門/撒羅滿/所羅門', 'Salomón', 'Salomon'],
  elijah: ['Elijah', '以利亞/厄里亞/以利亞', 'Elías', 'Élie'],
  elisha: ['Elisha', '以利沙/厄里叟/以利沙', 'Eliseo', 'Élisée'],
  hezekiah: ['Hezekiah', '希西家/希則克雅/希西家', 'Ezequías', 'Ézéchias'],
  isaiah: ['Isaiah', '以賽亞/依撒意亞/以賽亞', 'Isaías', 'Ésaïe/Isaïe/Isaïe'],
  jeremiah: ['Jeremiah', '耶利米/耶肋米亞/耶利米', 'Jeremías', 'Jérémie'],
  ezekiel: ['Ezekiel', '以西結/厄則克耳/以西結', 'Ezequiel', 'Ézéchiel'],
  daniel: ['Daniel', '但以理/達尼爾/但以理', 'Daniel', 'Daniel'],
  jonah: ['Jonah', '約拿/約納/約拿', 'Jonás', 'Jonas'],
  job: ['Job', '約伯', 'Job', 'Job'],
  esther: ['Esther', '以斯帖/艾斯德爾/以斯帖', 'Ester', 'Esther'],
  ezra: ['Ezra', '以斯拉/厄斯德拉/以斯拉', 'Esdras', 'Esdras'],
  nehemiah: ['Nehemiah', '尼希米/乃赫米雅/尼希米', 'Nehemías', 'Néhémie'],
  tobit: ['Tobit', '多比/托彼特/多比', 'Tobit', 'Tobit'],
  tobias: ['Tobias', '多比雅/多俾亞/多比雅', 'Tobías', 'Tobias/Tobie/Tobie'],
  judith: ['Judith', '猶滴/友弟德/猶滴', 'Judit', 'Judith'],
  mary: ['Mary', '馬利亞/瑪利亞/瑪利亞', 'María', 'Marie'],
  'mary-magdalene': [
    'Mary Magdalene',
    '抹大拉的馬利亞/瑪利亞瑪達肋納/抹大拉的馬利亞',
    'María Magdalena',
    'Marie de Magdala/Marie Madeleine/Marie Madeleine',
  ],
  'john-baptist': [
    'John the Baptist/John the Baptist/John the Forerunner',
    '施洗約翰/洗者若翰/前驅約翰',
    'Juan el Bautista',
    'Jean-Baptiste',
  ],
  zechariah: ['Zechariah', '撒迦利亞/匝加利亞/撒迦利亞', 'Zacarías', 'Zacharie'],
  peter: ['Peter', '彼得/伯多祿/彼得', 'Pedro', 'Pierre'],
  andrew: ['Andrew', '安得烈/安德肋/安得烈', 'Andrés', 'André'],
  james: ['James', '雅各/雅各伯/雅各', 'Santiago', 'Jacques'],
  john: ['John', '約翰/若望/約翰', 'Juan', 'Jean'],
  matthew: ['Matthew', '馬太/瑪竇/馬太', 'Mateo', 'Matthieu'],
  mark: ['Mark', '馬可/馬爾谷/馬可', 'Marcos', 'Marc'],
  luke: ['Luke', '路加', 'Lucas', 'Luc'],
  philip: ['Philip', '腓力/斐理伯/腓力', 'Felipe', 'Philippe'],
  thomas: ['Thomas', '多馬/多默/多馬', 'Tomás', 'Thomas'],
  bartholomew: ['Bartholomew', '巴多羅買/巴爾多祿茂/巴多羅買', 'Bartolomé', 'Barthélemy'],
  'judas-iscariot': [
    'Judas Iscariot',
    '加略人猶大/猶達斯依斯加略/加略人猶大',
    'Judas Iscariote',
    'Judas Iscariot/Judas Iscariote/Judas Iscariote',
  ],
  paul: ['Paul', '保羅/保祿/保羅', 'Pablo', 'Paul'],
  barnabas: ['Barnabas', '巴拿巴/巴爾納伯/巴拿巴', 'Bernabé', 'Barnabas/Barnabé/Barnabé'],
  silas: ['Silas', '西拉/息拉/西拉', 'Silas', 'Silas'],
  timothy: ['Timothy', '提摩太/弟茂德/提摩太', 'Timoteo', 'Timothée'],
  titus: ['Titus', '提多/弟鐸/提多', 'Tito', 'Tite'],
  stephen: ['Stephen', '司提反/斯德望/司提反', 'Esteban', 'Étienne'],
  lazarus: ['Lazarus', '拉撒路/拉匝祿/拉撒路', 'Lázaro', 'Lazare'],
  martha: ['Martha', '馬大/瑪爾大/馬大', 'Marta', 'Marthe'],
  nicodemus: ['Nicodemus', '尼哥底母/尼苛德摩/尼哥底母', 'Nicodemo', 'Nicodème'],
  pilate: ['Pilate', '彼拉多/比拉多/彼拉多', 'Pilato', 'Pilate'],
  herod: ['Herod', '希律/黑落德/希律', 'Herodes', 'Hérode'],
  jerusalem: ['Jerusalem', '耶路撒冷', 'Jerusalén', 'Jérusalem'],
  bethlehem: ['Bethlehem', '伯利恆/白冷/伯利恆', 'Belén', 'Bethléem/Bethléem/Bethléem'],
  nazareth: ['Nazareth', '拿撒勒/納匝肋/拿撒勒', 'Nazaret', 'Nazareth'],
  galilee: ['Galilee', '加利利/加里肋亞/加利利', 'Galilea', 'Galilée'],
  jordan: ['the Jordan', '約旦河', 'el Jordán', 'le Jourdain'],
} satisfies Record<string, readonly [string, string, string, string]>

export type Term = keyof typeof TERMS

/** The names of all terms: god, holy-spirit, john … */
export const TERM_NAMES = Object.keys(TERMS) as Term[]

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'zh-tw': 1, 'zh-cn': 1, 'es-es': 2, 'fr-fr': 3 }
const PART: Readonly<Record<Tradition, number>> = { none: 0, protestant: 0, catholic: 1, orthodox: 2 }

/** (god, zh-cn, catholic) → 天主; (john, zh-tw, catholic) → 若望; (paul, en, orthodox) → Paul. */
export function wording(term: Term, locale: Locale, tradition: Tradition = 'none'): string {
  const parts = (TERMS[term][COLUMN[locale]] ?? term).split('/')
  const found = parts[PART[tradition]] ?? parts[0] ?? term
  return locale === 'zh-cn' ? simplify(found) : found
}
