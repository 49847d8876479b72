import type { Language } from '../languages.ts'
import type { Field } from '../schema/article.ts'
import type { OwnKind } from './own-record.ts'

type Names = Readonly<Record<Language, string>>

const WORK: Names = {
  'zh-Hans': '《庇哩亚手册》',
  'zh-Hant': '《庇哩亞手冊》',
  en: 'Berea’s handbook',
  es: 'Manual de Berea',
  fr: 'Manuel de Bérée',
}

/** The parts of the work: the fields of the handbook, and the other kinds of record. */
export type OwnPart = Field | Exclude<OwnKind, 'article'>

const PARTS: Readonly<Record<OwnPart, Names>> = {
  churches: {
    'zh-Hans': '各教会看法不同之处',
    'zh-Hant': '各教會看法不同之處',
    en: 'Where churches differ',
    es: 'En qué difieren las iglesias',
    fr: 'Ce qui distingue les Églises',
  },
  objections: {
    'zh-Hans': '疑难与科学',
    'zh-Hant': '疑難與科學',
    en: 'Objections and science',
    es: 'Objeciones y ciencia',
    fr: 'Objections et science',
  },
  troubles: {
    'zh-Hans': '人生的难处',
    'zh-Hant': '人生的難處',
    en: 'Troubles',
    es: 'Dificultades de la vida',
    fr: 'Les épreuves de la vie',
  },
  berea: {
    'zh-Hans': '庇哩亚自己',
    'zh-Hant': '庇哩亞自己',
    en: 'Berea itself',
    es: 'Sobre Berea',
    fr: 'À propos de Bérée',
  },
  doctrine: { 'zh-Hans': '教义', 'zh-Hant': '教義', en: 'Doctrine', es: 'Doctrina', fr: 'Doctrine' },
  living: { 'zh-Hans': '信徒生活', 'zh-Hant': '信徒生活', en: 'Living', es: 'Vida cristiana', fr: 'Vie chrétienne' },
  books: {
    'zh-Hans': '各卷书',
    'zh-Hant': '各卷書',
    en: 'The books of the Bible',
    es: 'Los libros de la Biblia',
    fr: 'Les livres de la Bible',
  },
  making: {
    'zh-Hans': '圣经的由来',
    'zh-Hant': '聖經的由來',
    en: 'How the Bible came to be',
    es: 'Cómo se formó la Biblia',
    fr: 'Comment la Bible s’est formée',
  },
  words: {
    'zh-Hans': '原文词语',
    'zh-Hant': '原文詞語',
    en: 'Words of the original languages',
    es: 'Palabras de las lenguas originales',
    fr: 'Mots des langues d’origine',
  },
  background: {
    'zh-Hans': '历史与风俗',
    'zh-Hant': '歷史與風俗',
    en: 'Background',
    es: 'Trasfondo histórico',
    fr: 'Arrière-plan historique',
  },
  story: {
    'zh-Hans': '经文里的故事',
    'zh-Hant': '經文裡的故事',
    en: 'What happens in stories',
    es: 'Qué cuentan los relatos',
    fr: 'Ce que racontent les récits',
  },
  saying: {
    'zh-Hans': '名句的意思',
    'zh-Hant': '名句的意思',
    en: 'What sayings mean',
    es: 'Qué significan los dichos',
    fr: 'Le sens des paroles connues',
  },
  correction: {
    'zh-Hans': '常见的误会',
    'zh-Hant': '常見的誤會',
    en: 'Common mistakes',
    es: 'Errores frecuentes',
    fr: 'Erreurs fréquentes',
  },
}

/** What the work of Berea's own words is called. */
export const ownTitle = (language: Language): string => WORK[language]
/** churches, fr → Ce qui distingue les Églises */
export const ownPartName = (part: OwnPart, language: Language): string => PARTS[part][language]
