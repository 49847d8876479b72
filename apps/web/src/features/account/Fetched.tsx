import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Props<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  readonly children: (data: Data) => ReactNode
}

/** Waiting, failed, or what has come. */
export function Fetched<Data>({ query: { data, error, refetch }, children }: Props<Data>) {
  const words = useWords()
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton label={words('part.loading')} lines={2} />
  return (
    <Notice
      tone="bad"
      title={toldBy(error) ?? words('settings.failed')}
      action={
        <button type="button" onClick={() => void refetch()}>
          {words('retry')}
        </button>
      }
    />
  )
}
