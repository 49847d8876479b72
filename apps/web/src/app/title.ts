import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '../i18n/words.ts'

/** `Library · Berea`; `pageTitle` in the address takes the place of the page's own name. */
export function useTitle(): void {
  const words = useWords()
  const name = useMatches({
    select: (matches) => {
      const { pageTitle } = (matches.at(-1)?.search ?? {}) as { pageTitle?: string }
      const key = matches.findLast(({ staticData }) => staticData.title)?.staticData.title
      return pageTitle ?? key
    },
  })
  const known = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.title === name) })
  useEffect(() => {
    const page =
      name === undefined ? words('notFound.title') : known ? words(name as Parameters<typeof words>[0]) : name
    document.title = `${page} · ${words('app.title')}`
  }, [name, known, words])
}
