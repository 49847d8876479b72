import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useSite } from '../../api/site.ts'
import { useLocale } from '../../i18n/words.ts'
import { useWorks } from '../../works/works.ts'
import { factsOf } from './facts.ts'
import { type SitePageName, TEXTS } from './texts.ts'

/** The operator's own text of a page, or Berea's with the facts of this installation. */
export function usePageText(page: SitePageName) {
  const locale = useLocale()
  const site = useSite()
  const works = useWorks()
  const texts = useQuery({
    queryKey: ['page texts', locale],
    queryFn: () => TEXTS[locale](),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const own = useQuery({
    queryKey: ['page text', page, locale],
    queryFn: async ({ signal }) => (await call('sitePage', { params: { page }, signal })).text,
    staleTime: 60_000,
  })
  const all = [site, works, texts, own]
  const error = all.find((query) => query.isError && query.data === undefined)?.error ?? null
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  if (own.data) return { text: own.data, site: site.data, error, retry }
  // The size of the library is waited for, so that no line comes in later and moves the text.
  if (!site.data || !works.data || !texts.data || own.isPending) return { site: site.data, error, retry }
  const facts = factsOf(site.data, works.data.items, locale, location.host)
  return { text: texts.data[page](facts), site: site.data, error, retry }
}
