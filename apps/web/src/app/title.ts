import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords, type WordKey } from '../i18n/words.ts'

/**
 * `Library · Berea`; a page that shows one thing of many is called by it; `pageTitle` in the address takes the
 * place of either.
 */
export function useTitle(name: string | undefined): void {
  const words = useWords()
  const given = useMatches({
    select: (matches) => ((matches.at(-1)?.search ?? {}) as { pageTitle?: string }).pageTitle,
  })
  const key = useMatches({
    select: (matches): WordKey =>
      matches.findLast(({ staticData }) => staticData.title)?.staticData.title ?? 'notFound.title',
  })
  useEffect(() => {
    document.title = `${given ?? name ?? words(key)} · ${words('app.title')}`
  }, [given, name, key, words])
}
