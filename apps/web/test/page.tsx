import type { Locale } from '@berea/scripture'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '../src/app/App.tsx'
import { speak } from '../src/i18n/words.ts'
import { changeAppState, FIRST_STATE } from '../src/storage/app-state.ts'
import { useAssessment } from '../src/storage/assessment.ts'
import { writeLocal } from '../src/storage/local.ts'
import { fakeApi } from './fake-api.ts'
import { type Story, storyOf } from './story.ts'

// The first page of a run loads its parts; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

type World = {
  readonly locale?: Locale
  /** Has seen no tour yet. */
  readonly newcomer?: boolean
  /** Sets what the browser has kept otherwise. */
  readonly keep?: () => void
  /** Answers before the story does: for what a test is about. */
  readonly answer?: (
    method: string,
    path: string,
    body: Record<string, unknown>,
  ) => Response | Promise<Response> | undefined
}

export const refusal = (code: number, message: string, data: unknown = null): Response =>
  Response.json({ code, message, data, requestId: 'r' })

/** Addresses to which the page leaves altogether, its own where it is loaded anew; jsdom goes nowhere. */
export function watchLeaving(): string[] {
  const left: string[] = []
  const leave = (address: string) => void left.push(address)
  const real = location
  const watched = new Proxy({} as Location, {
    get(_target, name) {
      if (name === 'assign' || name === 'replace') return leave
      if (name === 'reload') return () => leave(real.href)
      const value: unknown = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  vi.stubGlobal('location', watched)
  return left
}

/** Opens the page at an address, in a browser without a network, before the story of `story.ts`. */
export async function openPage(address: string, { locale = 'en', newcomer = false, keep, answer }: World = {}) {
  cleanup()
  history.replaceState(null, '', address)
  localStorage.clear()
  writeLocal('defaultLanguage', 'true')
  if (!newcomer) writeLocal('appFirstTour', 'done')
  useAssessment.setState({ result: undefined })
  changeAppState({ ...FIRST_STATE, language: locale, engineNoted: true })
  keep?.()
  await speak(locale)
  standIns()
  const story = storyOf(locale, new Date())
  const asked: string[] = []
  vi.stubGlobal('fetch', serve(story, asked, answer))
  const user = userEvent.setup()
  return { ...render(<App />), user, story, asked }
}

function serve(story: Story, asked: string[], answer: World['answer']) {
  const api = fakeApi(story)
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    const method = init.method ?? 'GET'
    const path = pathname.replace('/webapi', '')
    if (!pathname.startsWith('/webapi')) return new Response('<script src="/a.js"></script>')
    asked.push(`${method} ${path}`)
    const body: Record<string, unknown> = init.body ? JSON.parse(String(init.body)) : {}
    const first = await answer?.(method, path, body)
    if (first) return first
    const given = api({ method, path, body, headers: new Headers(init.headers) }, searchParams)
    if ('json' in given) return Response.json(given.json)
    if ('text' in given) return new Response(given.text)
    const events = given.events.map((event, i) => `id: ${i + 1}\ndata: ${JSON.stringify(event)}\n\n`)
    return eventStream(`${events.slice(given.after).join('')}data: [DONE]\n\n`)
  }
}

export const eventStream = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } })

/** What jsdom lacks: it draws nothing, so nothing has a size or a place. */
function standIns(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover: hover'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
    this.querySelector<HTMLElement>('button, input, textarea, select, a')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
  window.scrollTo = () => undefined
}
