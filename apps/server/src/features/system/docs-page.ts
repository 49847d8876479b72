import { type Auth, BASE_PATH, CALLS, type Call, CODES, codesOf } from '@berea/contract'

export const DOCS_STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b2620; background: #fffdf8 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #d8cfc0 }
code { font-size: .95em }
dt { margin-top: 1.25rem }
dd { margin: .25rem 0 0 1.5rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
@media (prefers-color-scheme: dark) { body { color: #e8e2d6; background: #1d1b18 } a { color: #9dc0e0 } }
`

/** The API for people, made of the same table as everything else; the exact shapes are in the OpenAPI document. */
export function docsPage(): string {
  const calls = Object.entries<Call>(CALLS)
  const groups = Map.groupBy(calls, ([, { path }]) => path.split('/')[1] ?? '')
  const sections = [...groups].map(([group, members]) => `<h2>${group}</h2><dl>${members.map(entry).join('')}</dl>`)
  const codes = Object.entries(CODES).map(([name, code]) => `<tr><td>${code}</td><td>${name}</td></tr>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Berea: the API</title>
<link rel="stylesheet" href="${BASE_PATH}/docs.css">
</head>
<body>
<h1>Berea: the API</h1>
<p>Every path is below <code>${BASE_PATH}</code>. JSON answers are <code>{"code": 0, "message": "", "data": …, "requestId": "…"}</code>.
The shapes are in <a href="${BASE_PATH}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
<h2>Codes</h2>
<table>${codes.join('')}</table>
</body>
</html>
`
}

const AUTH_NOTES: Readonly<Record<Auth, string>> = {
  none: 'open to all',
  visitor: 'needs an access token',
  account: 'needs an account',
  integration: 'needs the role integration',
  admin: 'needs the role admin',
}

function entry([name, call]: [string, Call]): string {
  const { method, path, auth, summary, once, cached } = call
  const notes = [
    AUTH_NOTES[auth],
    ...(once ? ['honours Idempotency-Key'] : []),
    ...(cached ? ['ETag'] : []),
    `codes ${codesOf(call).join(', ')}`,
  ]
  return `<dt><code>${method} ${path}</code> (${name})</dt><dd>${escapeHtml(summary)} <small>${notes.join(' · ')}</small></dd>`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
