// Runs before the first paint, so that a dark room never flashes white and the overlay speaks the
// reader's language. It reads the record that src/storage/local.ts writes (base64 of UTF-8 JSON).
;(() => {
  const root = document.documentElement
  const tags = { 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en', 'es-es': 'es-ES', 'fr-fr': 'fr-FR' }
  const read = (key) => {
    try {
      const stored = localStorage.getItem(key) ?? ''
      return new TextDecoder().decode(Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0)))
    } catch {
      // Storage is closed or holds something else: the defaults stand.
      return ''
    }
  }
  let app = {}
  try {
    app = JSON.parse(read('app')) ?? {}
  } catch {
    // As above.
  }
  const dark = app.mode === 'dark' || (app.mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mode = dark ? 'dark' : 'light'
  if (['olive', 'lapis', 'madder', 'ink'].includes(app.theme)) root.dataset.theme = app.theme
  if ([0.9, 1, 1.12, 1.25, 1.4].includes(app.size)) root.style.setProperty('--read', app.size)
  if (app.language in tags) root.lang = tags[app.language]

  // A first visit is greeted in the browser's language; what is told then by the server comes after.
  root.dataset.greeting = app.language in tags ? root.lang : greeting()
  function greeting() {
    for (const tag of navigator.languages.map((each) => each.toLowerCase())) {
      if (tag.startsWith('zh')) return /hant|tw|hk|mo/.test(tag) ? 'zh-TW' : 'zh-CN'
      const spoken = Object.values(tags).find((each) => each.slice(0, 2) === tag.slice(0, 2))
      if (spoken) return spoken
    }
    return 'zh-CN'
  }

  // Until the page has a title of its own it is called by the product's name.
  const content = (name) => document.querySelector(`meta[name="${name}"]`)?.content
  document.title = content(`title-${root.lang}`) ?? document.title
  document.querySelector('link[rel="manifest"]').href = `/manifest-${root.lang}.webmanifest`

  // What the page will ask for as soon as its scripts run, asked for while they are on their way.
  const fetchFirst = (name, attributes) => {
    const href = content(name)
    if (href)
      document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href, ...attributes }))
  }
  const asksLanguage = !read('defaultLanguage') && !location.href.includes('externalAccess')
  // The language that will be told is most likely the browser's.
  const spoken = asksLanguage ? root.dataset.greeting : root.lang
  fetchFirst(`catalogue-${spoken}`, { rel: 'modulepreload' })
  if (!spoken.startsWith('zh')) fetchFirst('serif', { rel: 'preload', as: 'font', type: 'font/woff2' })
  if (asksLanguage) {
    const platform = encodeURIComponent(read('platformCode') || 'Domestic')
    const headers = { Locale: app.language in tags ? app.language : 'zh-cn' }
    window.firstVersion = fetch(`/webapi/version?sysName=CHAT_ASSISTANT&platform=${platform}`, { headers })
    // Whoever asks for it hears of the failure; until then it is no error of the page.
    window.firstVersion.catch(() => undefined)
  }
})()
