import type { Tongue } from '../../tongue.ts'

/** A question that names the Bible, God or the church is Berea's business, whatever else it names. */
const SCRIPTURE: Readonly<Record<Tongue, string>> = {
  en: 'bible|biblical|scriptur|verse|gospel|psalm|proverbs|testament',
  es: 'biblia|biblic|escritura|versiculo|evangelio|salmo|proverbios|testamento',
  fr: 'bible|bibli|ecriture|verset|evangile|psaume|proverbes|testament',
  zh: '圣经|经文|福音',
}

const GOD_AND_CHURCH: Readonly<Record<Tongue, string>> = {
  en: 'jesus|god\\b|church|christian|pray|faith|sin\\b',
  es: 'jesus|dios|iglesia|cristian|oracion|fe\\b|pecado',
  fr: 'jesus|dieu|eglise|chretien|priere|foi\\b|peche\\b',
  zh: '耶稣|上帝|基督|天主|教会|祷告|神(?!经|奇|马)|信徒|罪',
}

const PERSONS: Readonly<Record<Tongue, string>> = {
  en: 'prophet|apostle|disciple|moses|paul\\b|david\\b|solomon',
  es: 'profeta|apostol|discipul|moises|pablo|david',
  fr: 'prophete|apotre|disciple|moise|paul\\b|david',
  zh: '门徒|先知|使徒|摩西|保罗|大卫',
}

const ARTICLE: Readonly<Record<Tongue, string>> = { en: '(?:the )?', es: '(?:la )?', fr: "(?:la |l')?", zh: '' }

const wordsIn = (tongue: Tongue): string =>
  `${ARTICLE[tongue]}(?:${SCRIPTURE[tongue]}|${GOD_AND_CHURCH[tongue]}|${PERSONS[tongue]})`

export const BIBLICAL: Readonly<Record<Tongue, string>> = {
  en: wordsIn('en'),
  es: wordsIn('es'),
  fr: wordsIn('fr'),
  zh: wordsIn('zh'),
}
