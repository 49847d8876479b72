import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { isSignIn } from '../member/go-sign-in.ts'
import { tabOf } from '../works/reader-address.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { AppFrame } from './frame/AppFrame.tsx'
import {
  AboutPage,
  AdminFrame,
  EnginesPage,
  HelpPage,
  LibraryPage,
  OutboxPage,
  PartnersPage,
  PolicyPage,
  ServicePage,
  SettingPage,
  SupportPage,
} from './later/parts.tsx'
import { ChatPage } from './pages/ChatPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { ReadPage } from './pages/ReadPage.tsx'
import { type Given, number, present, root, text } from './root-route.tsx'
import { signInRoutes } from './sign-in-routes.tsx'

const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: AppFrame })

const chat = createRoute({
  getParentRoute: () => frame,
  path: '/chat',
  // `_n` says where a visit began: 1 at home, 2 from a partner. `id` is the conversation, `read` what the reader shows.
  validateSearch: ({ _n, id, read }: Given) =>
    present({ _n: number(_n), id: text(id), read: read === '' ? '' : text(read) }),
  component: ChatPage,
  staticData: { title: 'chat.title' },
})
const read = createRoute({
  getParentRoute: () => frame,
  path: '/read/{-$edition}/{-$ref}',
  validateSearch: ({ section, start, end, part, tab }: Given) =>
    present({ section: text(section), start: number(start), end: number(end), part: text(part), ...tabOf(tab) }),
  component: ReadPage,
  staticData: { title: 'reader.title' },
})
const library = createRoute({
  getParentRoute: () => frame,
  path: '/library',
  component: LibraryPage,
  staticData: { title: 'library.title' },
})
const setting = createRoute({
  getParentRoute: () => frame,
  path: '/setting',
  component: SettingPage,
  staticData: { title: 'settings.title' },
})
const about = createRoute({
  getParentRoute: () => frame,
  path: '/about',
  component: AboutPage,
  staticData: { title: 'about.title' },
})
const service = createRoute({
  getParentRoute: () => frame,
  path: '/service',
  component: ServicePage,
  staticData: { title: 'service.title' },
})
const policy = createRoute({
  getParentRoute: () => frame,
  path: '/policy',
  component: PolicyPage,
  staticData: { title: 'policy.title' },
})
const support = createRoute({
  getParentRoute: () => frame,
  path: '/support',
  component: SupportPage,
  staticData: { title: 'support.title' },
})
const help = createRoute({
  getParentRoute: () => frame,
  path: '/help',
  component: HelpPage,
  staticData: { title: 'help.title' },
})

/** The operator's pages stand in a frame of their own. */
const adminFrame = createRoute({ getParentRoute: () => root, id: 'admin', component: AdminFrame })
const admin = createRoute({
  getParentRoute: () => adminFrame,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ to: '/admin/partners', replace: true })
  },
})
const partners = createRoute({
  getParentRoute: () => adminFrame,
  path: '/admin/partners',
  component: PartnersPage,
  staticData: { title: 'admin.partners.title' },
})
const engines = createRoute({
  getParentRoute: () => adminFrame,
  path: '/admin/engines',
  component: EnginesPage,
  staticData: { title: 'admin.engines.title' },
})
const outbox = createRoute({
  getParentRoute: () => adminFrame,
  path: '/admin/outbox',
  component: OutboxPage,
  staticData: { title: 'admin.outbox.title' },
})

/** Leads on to another page of ours: `/redirect/setting` is `/setting`. */
const redirected = createRoute({
  getParentRoute: () => root,
  path: '/redirect/$',
  beforeLoad: ({ params, location }) => {
    // Never to another host: two slashes at the beginning would name one.
    const path = (params._splat ?? '').replace(/^[/\\]+/, '')
    throw redirect({ href: `/${path}${location.searchStr}`, replace: true })
  },
})
/** Whatever else is asked for, in the same frame. */
const unknown = createRoute({
  getParentRoute: () => frame,
  path: '$',
  component: NotFoundPage,
  staticData: { title: 'notFound.title' },
})

const routeTree = root.addChildren([
  redirected,
  adminFrame.addChildren([admin, partners, outbox, engines]),
  signInRoutes,
  frame.addChildren([chat, read, library, setting, about, service, policy, support, help, unknown]),
])

export const makeRouter = (cache: QueryClient) =>
  createRouter({
    routeTree,
    context: { cache, isLoginDocument: isSignIn() },
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    // Ids and numbers stay as they are in the address; nothing here is JSON.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined)
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      return query.size > 0 ? `?${query}` : ''
    },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
