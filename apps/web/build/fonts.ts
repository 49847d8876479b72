import type { Plugin } from 'vite'

/** The two files that every page is set in; all others are fetched when a page has their letters. */
const FIRST = /source-(?:sans-3-latin-wght|serif-4-latin-opsz)-normal-[^/]*\.woff2$/

/** Asks for the first fonts in the page's head, before the style sheet that names them has come. */
export function preloadFonts(): Plugin {
  return {
    name: 'berea-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}
