import { type RefObject, useEffect } from 'react'
import type { Problems } from './problems.ts'

/** Leads to the first field with which something is wrong. */
export function useShowFirst(form: RefObject<HTMLElement | null>, problems: Problems): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, problems])
}
