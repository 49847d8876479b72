import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOCALES = ['zh-cn', 'zh-tw', 'en', 'es-es', 'fr-fr']

/** The fonts that a first page may need; all others are fetched when a page has their letters. */
const SANS = /source-sans-3-latin-wght-normal-[^/]*\.woff2$/
const SERIF = /source-serif-4-latin-opsz-normal-[^/]*\.woff2$/
const CATALOGUE = /catalogues\/([\w-]+)\.json$/

/**
 * Writes into the page what it needs before any script of ours has come: the overlay's line in every
 * language, and the names of the files that public/first-paint.js asks for once it knows the language.
 */
export function firstFiles(): Plugin {
  return {
    name: 'berea-first-files',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const files = Object.entries(bundle).map(([file, output]) => {
          const locale = output.type === 'chunk' ? CATALOGUE.exec(output.facadeModuleId ?? '')?.[1] : undefined
          if (locale) return `<meta name="catalogue-${tagOf(locale)}" content="/${file}">`
          if (SERIF.test(file)) return `<meta name="serif" content="/${file}">`
          if (SANS.test(file)) return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`
          return ''
        })
        return page
          .replace('<!-- first files -->', files.join(''))
          .replace('<!-- welcome -->', LOCALES.map(welcome).join(''))
      },
    },
  }
}

/** "zh-cn" is "zh-CN". */
const tagOf = (locale: string): string => Intl.getCanonicalLocales(locale)[0] ?? locale

function welcome(locale: string): string {
  const catalogue = JSON.parse(readFileSync(new URL(`../src/i18n/catalogues/${locale}.json`, import.meta.url), 'utf8'))
  return `<p lang="${tagOf(locale)}">${catalogue['startup.welcome']}</p>`
}
