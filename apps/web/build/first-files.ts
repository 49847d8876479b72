import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOCALES = ['zh-cn', 'zh-tw', 'en', 'es-es', 'fr-fr']

/** The fonts that a first page may need; all others are fetched when a page has their letters. */
const SANS = /source-sans-3-latin-wght-normal-[^/]*\.woff2$/
const SERIF = /source-serif-4-latin-opsz-normal-[^/]*\.woff2$/
const FIRST_PAINT = /first-paint-[^/]*\.js$/
const CATALOGUE = /catalogues\/([\w-]+)\.json$/

/**
 * Writes into the page what it needs before any script of ours has come: the name and the overlay's line in every
 * language, and the names of the files that public/first-paint.js asks for once it knows the language.
 */
export function firstFiles(): Plugin {
  let firstPaint = '/first-paint.js'
  return {
    name: 'berea-first-files',
    buildStart() {
      if (this.environment.mode !== 'build') return
      // Under a name that tells its content it is kept by the browser, and not asked for when a first visit starts anew.
      const source = readFileSync(new URL('../public/first-paint.js', import.meta.url))
      this.emitFile({ type: 'asset', name: 'first-paint.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const files = Object.entries(bundle).map(([file, output]) => {
          const locale = output.type === 'chunk' ? CATALOGUE.exec(output.facadeModuleId ?? '')?.[1] : undefined
          if (locale) return `<meta name="catalogue-${tagOf(locale)}" content="/${file}">`
          if (SERIF.test(file)) return `<meta name="serif" content="/${file}">`
          if (FIRST_PAINT.test(file)) firstPaint = `/${file}`
          if (SANS.test(file)) return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`
          return ''
        })
        const names = LOCALES.map((locale) => `<meta name="title-${tagOf(locale)}" content="${nameIn(locale)}">`)
        return page
          .replace('"/first-paint.js"', `"${firstPaint}"`)
          .replace('<!-- first files -->', [...files, ...names].join(''))
          .replace('<!-- names -->', LOCALES.map((locale) => spoken('span', locale, 'app.title')).join(''))
          .replace('<!-- welcome -->', LOCALES.map((locale) => spoken('p', locale, 'startup.welcome')).join(''))
      },
    },
    generateBundle() {
      // An installed page is called by its name in the language that it was installed in.
      const manifest = JSON.parse(readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'))
      for (const locale of LOCALES) {
        const name = nameIn(locale)
        const source = JSON.stringify({ ...manifest, name, short_name: name, lang: tagOf(locale) })
        this.emitFile({ type: 'asset', fileName: `manifest-${tagOf(locale)}.webmanifest`, source })
      }
    },
  }
}

/** "zh-cn" is "zh-CN". */
const tagOf = (locale: string): string => Intl.getCanonicalLocales(locale)[0] ?? locale

const sentence = (locale: string, key: string): string =>
  JSON.parse(readFileSync(new URL(`../src/i18n/catalogues/${locale}.json`, import.meta.url), 'utf8'))[key]

const nameIn = (locale: string): string => sentence(locale, 'app.title')

const spoken = (element: string, locale: string, key: string): string =>
  `<${element} lang="${tagOf(locale)}">${sentence(locale, key)}</${element}>`
