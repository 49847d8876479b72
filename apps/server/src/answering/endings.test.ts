import { LOCALES } from '@berea/scripture'
import { expect, test } from 'vitest'
import { closingEvents, codeOf } from './endings.ts'

const SENTENCES = {
  'zh-cn': '抱歉，回答解析失败，请重试。',
  'zh-tw': '抱歉，回答解析失敗，請重試。',
  en: 'Sorry, answer parsing failed, please retry.',
  'es-es': 'Lo sentimos, no se pudo interpretar la respuesta; vuelve a intentarlo.',
  'fr-fr': 'Désolé, l’analyse de la réponse a échoué, veuillez réessayer.',
} as const

test.each(LOCALES)('an answer that cannot be read says so in %s, and asks for another try', (locale) => {
  const [error, finish] = closingEvents({ status: 'failed', code: 10214 }, false, locale)
  expect(error).toEqual({ type: 'error', errorText: SENTENCES[locale], code: 10214 })
  expect(finish).toMatchObject({ finishReason: 'error' })
})

test.each([
  [{ status: 'done' }, null],
  [{ status: 'stopped' }, 10216],
  [{ status: 'failed', code: 10215 }, 10215],
] as const)('an ending %j has the code %s', (ending, code) => expect(codeOf(ending)).toBe(code))
