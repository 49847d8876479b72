import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Compiles the catalogues while they are bundled, so that the page carries no message parser:
 * `{"n": "{n} works"}` becomes `{"n": [["n"], " works"]}`.
 */
export function messages(): Plugin {
  return {
    name: 'berea-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/catalogues\/(pages\/)?[\w-]+\.json$/.test(id)) return undefined
      const catalogue: Record<string, string> = JSON.parse(code)
      const compiled = Object.entries(catalogue).map(([key, message]) => [key, compileMessage(message)])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  }
}
