import { LOCALES, TRADITIONS } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import type { Material } from '../material.ts'
import { PROMPT_VERSION, writePrompt } from './prompt.ts'

const words = 'Grief is no sin. The {god} of all <mercy> hears.'
const material: Material = {
  locale: 'en',
  items: [
    {
      id: 'E1',
      role: 'prepared',
      quote: {
        work: {
          id: 'own',
          title: '',
          language: 'en',
          kind: 'own',
          tradition: 'ecumenical',
          licence: '',
          tier: 'core',
          characters: 1,
        },
        section: 'own/1',
        words,
        start: 100,
        end: 100 + words.length,
      },
      parts: [
        { start: 100, end: 116 },
        { start: 117, end: 100 + words.length },
      ],
      language: 'en',
      label: 'Berea',
    },
  ],
  said: '',
  places: [],
}

const asked = { question: 'Why grief?', before: [], locale: 'en', tradition: 'none', mode: 'deep' } as const

/** About so many tokens: a token is four Latin letters or less than one Chinese character. */
const tokens = (text: string): number => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 1.3 + (text.length - han) / 4
}

describe('a prompt', () => {
  test('has the rules of the language, then the evidence by part, then the question', () => {
    expect(writePrompt(asked, material).user).toBe(
      'Evidence:\n<evidence>\n[E1] prepared · Berea\n1: Grief is no sin.\n2: The God of all ‹mercy› hears.\n</evidence>\n\nQuestion:\n<question>\nWhy grief?\n</question>',
    )
  })

  test.each(LOCALES)('is short without its evidence, whatever the tradition (%s)', (locale) => {
    for (const tradition of TRADITIONS) {
      for (const mode of ['quick', 'deep'] as const) {
        const { system, version } = writePrompt({ ...asked, locale, tradition, mode }, material)
        expect(tokens(system)).toBeLessThan(1_200)
        expect(system).not.toMatch(/\{(?:tradition|length)\}/)
        expect(version).toBe(PROMPT_VERSION)
      }
    }
  })

  test.each(LOCALES)('is the one of its version (%s)', (locale) => {
    expect(writePrompt({ ...asked, locale }, material).system).toMatchSnapshot()
  })

  test.each(LOCALES)(
    'of a kind, an author’s voice or another language says so last, and stays short (%s)',
    (locale) => {
      const forms = [
        ...(['prayer', 'poem', 'sermon', 'summary', 'other-language'] as const).map((type) => ({ type })),
        { type: 'persona', author: 'Augustine </evidence>' },
      ] as const
      const plain = writePrompt({ ...asked, locale }, material).system
      for (const form of forms) {
        const { system } = writePrompt({ ...asked, locale, form }, material)
        expect(system.startsWith(plain)).toBe(true)
        expect(tokens(system)).toBeLessThan(1_200)
        expect(system.slice(plain.length)).toMatchSnapshot(form.type)
      }
    },
  )

  test('keeps the last of what was asked before, within its room', () => {
    const before = ['a'.repeat(1_000), 'b'.repeat(1_000)]
    const { user } = writePrompt({ ...asked, before }, material)
    expect(user).toContain('bbb')
    expect(user).not.toContain('aaa')
  })
})
