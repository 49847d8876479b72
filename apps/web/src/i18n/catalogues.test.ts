// @vitest-environment node
import { LOCALES, type Locale } from '@berea/scripture'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import en from './catalogues/en.json'
import es from './catalogues/es-es.json'
import fr from './catalogues/fr-fr.json'
import enPages from './catalogues/pages/en.json'
import esPages from './catalogues/pages/es-es.json'
import frPages from './catalogues/pages/fr-fr.json'
import cnPages from './catalogues/pages/zh-cn.json'
import twPages from './catalogues/pages/zh-tw.json'
import cn from './catalogues/zh-cn.json'
import tw from './catalogues/zh-tw.json'

type Catalogue = Record<string, string>
/** What every page needs, and what those need that are fetched apart. */
const FIRST: Record<Locale, Catalogue> = { en, 'es-es': es, 'fr-fr': fr, 'zh-cn': cn, 'zh-tw': tw }
const PAGES: Record<Locale, Catalogue> = {
  en: enPages,
  'es-es': esPages,
  'fr-fr': frPages,
  'zh-cn': cnPages,
  'zh-tw': twPages,
}
const english: Catalogue = { ...en, ...enPages }
const french: Catalogue = { ...fr, ...frPages }
const simplified: Catalogue = { ...cn, ...cnPages }
const traditional: Catalogue = { ...tw, ...twPages }
const files: Record<string, string> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.entries(files)
  .filter(([file]) => !file.includes('.test.'))
  .map(([, text]) => text)
  .join('\n')

/** The names in braces, those inside of plurals too: "{n, plural, other {# of {m}}}" has m and n. */
function placeholders(sentence: string): string[] {
  return [...new Set(namesIn(compileMessageOrThrow(sentence)))].sort()
}

function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , choices] = token
    const branches = typeof choices === 'object' && choices ? Object.values(choices) : []
    return [name, ...branches.flatMap((branch) => (Array.isArray(branch) ? namesIn(branch) : []))]
  })
}

test('placeholders are found inside of plurals too', () => {
  expect(placeholders('{n, plural, one {# of {m}} other {none}} {k, number}')).toEqual(['k', 'm', 'n'])
})

describe.each(LOCALES)('%s', (locale) => {
  const catalogue: Catalogue = { ...FIRST[locale], ...PAGES[locale] }

  test('has a sentence for every key, and for no other', () => {
    expect(Object.keys(FIRST[locale])).toEqual(Object.keys(en))
    expect(Object.keys(PAGES[locale])).toEqual(Object.keys(enPages))
    expect(Object.entries(catalogue).filter(([, sentence]) => sentence.trim() === '')).toEqual([])
  })

  test('has the same placeholders as the English', () => {
    const differing = Object.entries(english).filter(([key, sentence]) => {
      return placeholders(sentence).join() !== placeholders(catalogue[key] ?? '').join()
    })
    expect(differing).toEqual([])
  })
})

test('no key is in both catalogues', () => {
  expect(Object.keys(enPages).filter((key) => key in en)).toEqual([])
})

test('what is drawn without the pages that are fetched apart needs none of their sentences', () => {
  const first = Object.entries(files).filter(([file]) => /\/(features\/(chat|history|library|reader)|ui)\//.test(file))
  expect(first.length).toBeGreaterThan(50)
  const strangers = first.flatMap(([file, text]) =>
    Object.keys(enPages).flatMap((key) => (text.includes(`'${key}'`) ? `${file}: ${key}` : [])),
  )
  expect(strangers).toEqual([])
})

test('every key is used', () => {
  const prefixes = Array.from(code.matchAll(/`([a-z][\w.]*\.)\$\{[^}]+\}([\w.]*)`/gi), ([, start, end]) => [
    start!,
    end!,
  ])
  const unused = Object.keys(english).filter((key) => {
    if (code.includes(`'${key}'`)) return false
    return !prefixes.some(([start, end]) => key.startsWith(start!) && key.endsWith(end!))
  })
  expect(unused).toEqual([])
})

test('French sets a narrow space before its high marks', () => {
  const wrong = Object.entries(french).filter(([, sentence]) =>
    /[^\u202f\d][?!;»]|«[^\u202f]|[^\u202f\d]:(?!\d)/.test(sentence),
  )
  expect(wrong).toEqual([])
})

test('each script of Chinese keeps its own quotation marks', () => {
  expect(Object.values(simplified).filter((sentence) => /[「」『』]/.test(sentence))).toEqual([])
  expect(Object.values(traditional).filter((sentence) => /[“”‘’]/.test(sentence))).toEqual([])
})
