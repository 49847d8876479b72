import { useEffect, useRef } from 'react'
import { useAccount } from '../../member/member.ts'
import { draftOf } from '../../storage/drafts.ts'
import { readLocal } from '../../storage/local.ts'
import { useTopModal } from '../../ui/modal.ts'
import { pages } from '../later/parts.tsx'

/**
 * The tour opens by itself once: to a visitor who begins, when its script has come after everything else, and only while
 * nothing has been written and nothing else is open. Whoever has a question asks it first.
 */
export function useFirstTour(isNew: boolean, open: () => void): void {
  const account = useAccount()
  const modal = useTopModal()
  const mayOpen = isNew && account === undefined && modal === undefined
  const latest = useRef({ mayOpen, open })
  useEffect(() => {
    latest.current = { mayOpen, open }
  })
  useEffect(() => {
    if (readLocal('appFirstTour') !== undefined) return undefined
    let over = false
    const look = () => {
      if (over || pages.state().module === undefined) return
      over = true
      if (latest.current.mayOpen && draftOf(undefined) === '') latest.current.open()
    }
    look()
    return pages.subscribe(look)
  }, [])
}
