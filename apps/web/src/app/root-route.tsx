import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { WordKey } from '../i18n/words.ts'

export type Given = Record<string, unknown>
export const text = (value: unknown): string | undefined =>
  value === undefined || value === '' ? undefined : String(value)
export const number = (value: unknown): number | undefined =>
  Number.isInteger(Number(value ?? Number.NaN)) ? Number(value) : undefined
export const present = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<Search>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, before " · Berea". */
    title?: WordKey
  }
}

type RouterContext = {
  readonly cache: QueryClient
  /** The document was opened as one of the ways in, whose headers alone let Google's script in. */
  readonly isLoginDocument: boolean
}

export const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  beforeLoad: ({ location }) => ({ entry: location.state.__TSR_key }),
  validateSearch: ({ pageTitle }: Given) => present({ pageTitle: text(pageTitle) }),
})
