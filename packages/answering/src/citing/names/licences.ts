import type { Locale } from '@berea/scripture'

const PUBLIC_DOMAIN: Readonly<Record<Locale, string>> = {
  'zh-cn': '公有领域',
  'zh-tw': '公有領域',
  en: 'Public domain',
  'es-es': 'Dominio público',
  'fr-fr': 'Domaine public',
}

const EACH: Readonly<Record<Locale, (licences: string) => string>> = {
  'zh-cn': (licences) => `每张图片各有许可（${licences}）`,
  'zh-tw': (licences) => `每張圖片各有授權（${licences}）`,
  en: (licences) => `each picture under its own (${licences})`,
  'es-es': (licences) => `cada imagen con la suya (${licences})`,
  'fr-fr': (licences) => `chaque image sous la sienne (${licences})`,
}

const LICENCE =
  /public domain|\bCC0(?:[ -]1\.0)?|\bCC[ -]BY(?:-[A-Z]{2})*(?:[ -]\d\.\d)?|\bODbL(?: \d\.\d)?|\bMIT\b|\bApache-2\.0/gi

/**
 * A licence as the reader's language says it, without what publishers and our own lists remark on it:
 * `Public domain (since 30 April 2023)` → 公有领域. A wording that names no licence we know stays as it is.
 */
export function nameLicence(licence: string, locale: Locale): string {
  const plain = licence.replaceAll(/\([^)]*\)/g, '')
  const found = licencesIn(plain, locale)
  const named = found.length > 0 ? found : licencesIn(licence, locale)
  if (named.length === 0) return licence
  const listed = named.join(locale.startsWith('zh') ? '、' : ', ')
  return /per image/i.test(plain) ? EACH[locale](listed) : listed
}

function licencesIn(text: string, locale: Locale): string[] {
  const names = [...text.matchAll(LICENCE)].map(([name]) =>
    /^public domain$/i.test(name)
      ? PUBLIC_DOMAIN[locale]
      : name.replace(/^cc(0|[ -]by)/i, (c) => c.toUpperCase().replace('-B', ' B')),
  )
  return [...new Set(names)]
}
