import type { Locale } from '@berea/scripture'
import { matchLanguage } from '../../http/locale.ts'
import type { Routes } from '../../http/routes.ts'

/** The installation's language where the operator has set one, else the best match of the browser's, else nothing. */
export function systemRoutes(defaultLanguage: Locale | undefined): Pick<Routes, 'version'> {
  return {
    version: async ({ header }) => defaultLanguage ?? matchLanguage(header('accept-language')) ?? '',
  }
}
