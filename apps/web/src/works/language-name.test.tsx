import { LOCALES } from '@berea/scripture'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n, speak } from '../i18n/words.ts'
import { useLanguageName } from './language-name.ts'

const namesIn = async (locale: (typeof LOCALES)[number]) => {
  await speak(locale)
  const { result } = renderHook(useLanguageName, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  return ['zh-Hant', 'grc', 'lzh-Hant', 'mul'].map(result.current)
}

test.each(LOCALES)('no language of the library is shown by its code in %s', async (locale) => {
  for (const name of await namesIn(locale)) expect(name).not.toMatch(/grc|lzh|mul|Han[st]/)
})

test('languages are called as the reader’s own calls them', async () => {
  expect(await namesIn('zh-cn')).toEqual(['繁体中文', '古希腊语', '文言', '多种语言'])
})
