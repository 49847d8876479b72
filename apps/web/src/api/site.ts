import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocale } from '../i18n/words.ts'
import { call } from './client.ts'

/** What this installation has and who runs it, in the reader's language; `enabled: false` waits with it. */
export function useSite({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const locale = useLocale()
  return useQuery(
    queryOptions({
      queryKey: ['site', locale],
      queryFn: ({ signal }) => call('site', { signal }),
      staleTime: 300_000,
      enabled,
    }),
  )
}
