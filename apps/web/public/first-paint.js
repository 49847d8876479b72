// Runs before the first paint, so that a dark room never flashes white. It reads the same record
// that src/storage/local.ts writes (`app`, base64 of UTF-8 JSON); without one the page follows the system.
;(() => {
  const root = document.documentElement
  const languages = { 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en', 'es-es': 'es-ES', 'fr-fr': 'fr-FR' }
  let app = {}
  try {
    const stored = localStorage.getItem('app')
    if (stored) {
      app = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0))))
    }
  } catch {
    // Storage is closed or holds something else: the defaults stand.
  }
  const dark = app.mode === 'dark' || (app.mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mode = dark ? 'dark' : 'light'
  if (['olive', 'lapis', 'madder', 'ink'].includes(app.theme)) root.dataset.theme = app.theme
  if ([0.9, 1, 1.12, 1.25, 1.4].includes(app.size)) root.style.setProperty('--read', app.size)
  if (app.language in languages) root.lang = languages[app.language]
})()
