import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null }

type Props<Item> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  readonly empty: string
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A list page by page: waiting, failed, empty, or full with more to come. */
export function Pages<Item>({ query, empty, children }: Props<Item>) {
  const words = useWords()
  const items = query.data?.pages.flatMap((page) => page.items)
  if (items === undefined && query.isError) {
    return (
      <Notice
        tone="bad"
        title={toldBy(query.error) ?? words('settings.failed')}
        action={
          <button type="button" onClick={() => void query.refetch()}>
            {words('retry')}
          </button>
        }
      />
    )
  }
  if (items === undefined) return <Skeleton label={words('part.loading')} lines={4} />
  if (items.length === 0) return <Notice>{empty}</Notice>
  return (
    <>
      {children(items)}
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words('admin.more')}
        </Button>
      )}
    </>
  )
}
