import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Schema, shapeOf } from './shape-of.ts'

const CONTRACT = '@berea/contract'
const MODULE = `\0${CONTRACT}`
const READER = fileURLToPath(new URL('../src/api/shape.ts', import.meta.url))

/** What the contract tells of a call that only the server, or OpenAPI, wants to know. */
const SERVERS = new Set(['summary', 'params', 'query', 'body', 'codes', 'database', 'cached'])

/**
 * Puts the contract into the page without the library that its schemas are made with, which would be an eighth of a
 * first visit: what a reply must look like becomes a shape, and of a call only method, path and rights stay. Functions
 * stay out: a page that needs one does not build until it is told here where it comes from.
 */
export function contract(): Plugin {
  return {
    name: 'berea-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === CONTRACT ? MODULE : undefined),
    async load(id) {
      if (id !== MODULE) return undefined
      return contractOfPage(await import(CONTRACT))
    },
  }
}

/** `{ CODES: { done: 0 }, member: z.object({…}) }` gives `export const CODES = {"done":0}`, `export const member = reader({…})`. */
export function contractOfPage(parts: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(parts).map(([name, part]) => {
    if (typeof part === 'function') return ''
    return `export const ${name} = ${name === 'CALLS' ? callsOfPage(part as Calls) : written(part)}`
  })
  return [`import { reader } from ${JSON.stringify(READER)}`, ...lines].join('\n')
}

type Calls = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function callsOfPage(calls: Calls): string {
  const rows = Object.entries(calls).map(([name, call]) => {
    const kept = Object.entries(call).filter(([key]) => !SERVERS.has(key))
    return `${name}:{${kept.map(([key, value]) => `${key}:${written(value)}`).join()}}`
  })
  return `{${rows.join()}}`
}

const written = (value: unknown): string =>
  isSchema(value) ? `/* @__PURE__ */ reader(${JSON.stringify(shapeOf(value))})` : JSON.stringify(value)

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value
