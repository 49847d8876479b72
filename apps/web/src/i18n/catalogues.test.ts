// @vitest-environment node
import { LOCALES, type Locale } from '@berea/scripture'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import english from './catalogues/en.json'
import spanish from './catalogues/es-es.json'
import french from './catalogues/fr-fr.json'
import simplified from './catalogues/zh-cn.json'
import traditional from './catalogues/zh-tw.json'

type Catalogue = Record<string, string>
const CATALOGUES: Record<Locale, Catalogue> = {
  en: english,
  'es-es': spanish,
  'fr-fr': french,
  'zh-cn': simplified,
  'zh-tw': traditional,
}
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
  const catalogue = CATALOGUES[locale]

  test('has a sentence for every key, and for no other', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english))
    expect(Object.entries(catalogue).filter(([, sentence]) => sentence.trim() === '')).toEqual([])
  })

  test('has the same placeholders as the English', () => {
    const differing = Object.entries(english).filter(([key, sentence]) => {
      return placeholders(sentence).join() !== placeholders(catalogue[key] ?? '').join()
    })
    expect(differing).toEqual([])
  })
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
