import type { Language } from '../languages.ts'

/** The families of churches that an article may speak for, as they are called in each language. */
const FAMILIES = {
  protestant: { 'zh-Hans': '新教', 'zh-Hant': '新教', en: 'Protestant', es: 'protestante', fr: 'protestant' },
  lutheran: { 'zh-Hans': '信义宗', 'zh-Hant': '信義宗', en: 'Lutheran', es: 'luterana', fr: 'luthérien' },
  reformed: { 'zh-Hans': '改革宗', 'zh-Hant': '改革宗', en: 'Reformed', es: 'reformada', fr: 'réformé' },
  anglican: { 'zh-Hans': '圣公会', 'zh-Hant': '聖公會', en: 'Anglican', es: 'anglicana', fr: 'anglican' },
  methodist: { 'zh-Hans': '循道宗', 'zh-Hant': '循道宗', en: 'Methodist', es: 'metodista', fr: 'méthodiste' },
  baptist: { 'zh-Hans': '浸信会', 'zh-Hant': '浸信會', en: 'Baptist', es: 'bautista', fr: 'baptiste' },
  anabaptist: { 'zh-Hans': '重洗派', 'zh-Hant': '重洗派', en: 'Anabaptist', es: 'anabautista', fr: 'anabaptiste' },
  evangelical: { 'zh-Hans': '福音派', 'zh-Hant': '福音派', en: 'Evangelical', es: 'evangélica', fr: 'évangélique' },
  pentecostal: {
    'zh-Hans': '五旬节派',
    'zh-Hant': '五旬節派',
    en: 'Pentecostal',
    es: 'pentecostal',
    fr: 'pentecôtiste',
  },
  adventist: {
    'zh-Hans': '复临安息日会',
    'zh-Hant': '復臨安息日會',
    en: 'Adventist',
    es: 'adventista',
    fr: 'adventiste',
  },
  quaker: { 'zh-Hans': '贵格会', 'zh-Hant': '貴格會', en: 'Quaker', es: 'cuáquera', fr: 'quaker' },
  catholic: { 'zh-Hans': '天主教', 'zh-Hant': '天主教', en: 'Catholic', es: 'católica', fr: 'catholique' },
  orthodox: { 'zh-Hans': '东正教', 'zh-Hant': '東正教', en: 'Orthodox', es: 'ortodoxa', fr: 'orthodoxe' },
  'oriental-orthodox': {
    'zh-Hans': '东方正统教会',
    'zh-Hant': '東方正統教會',
    en: 'Oriental Orthodox',
    es: 'ortodoxa oriental',
    fr: 'orthodoxe oriental',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type Family = keyof typeof FAMILIES
/** catholic, zh-Hant → 天主教 */
export const familyName = (family: Family, language: Language): string => FAMILIES[family][language]

/**
 * The families that a text names, however many of them and of whichever sex: `et chez les orthodoxes ?` → orthodox,
 * `¿y los católicos?` → catholic.
 */
export const familiesIn = (text: string, language: Language): readonly Family[] =>
  FAMILY_NAMES.filter((family) =>
    text.toLowerCase().includes(
      familyName(family, language)
        .toLowerCase()
        .replace(/(?<=\p{Script=Latin})a$/u, ''),
    ),
  )

export const FAMILY_NAMES = Object.keys(FAMILIES) as Family[]
