/** The addresses of the page, as a person opens them: the page's router has these, and the server answers any other with 404. */
export const PAGE_ROUTES = [
  '/',
  '/about',
  '/admin',
  '/admin/engines',
  '/admin/outbox',
  '/admin/partners',
  '/chat',
  '/help',
  '/library',
  '/login/:mode?/:pwd?',
  '/policy',
  '/qr/:ticket',
  '/read/:edition?/:ref?',
  '/redirect/:path(.*)',
  '/reset-pwd/:mode/:value?',
  '/service',
  '/set-pwd/:mode',
  '/setting',
  '/support',
  '/verify/:mode/:value',
] as const

const PATTERNS = PAGE_ROUTES.filter((route) => route !== '/redirect/:path(.*)').map(
  (route) => new RegExp(`^${route.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`),
)
const REDIRECT = /^\/redirect(?=\/.)/

/** `/read/bible-en-bsb/JHN.11` is one of them, `/nowhere` is not; `/redirect/…` is what it leads to. */
export function isPageAddress(path: string): boolean {
  const place = path.replace(REDIRECT, '')
  return PATTERNS.some((pattern) => pattern.test(place))
}
