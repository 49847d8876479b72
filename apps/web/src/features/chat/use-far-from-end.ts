import { type RefObject, useEffect, useState } from 'react'

const FAR = 240

/** Whether more than a few lines stand below what is seen, while it is scrolled and while it grows. */
export function useFarFromEnd(page: RefObject<HTMLElement | null>): boolean {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const element = page.current
    if (!element) return undefined
    const look = () => setFar(element.scrollHeight - element.scrollTop - element.clientHeight > FAR)
    const growth = new ResizeObserver(look)
    growth.observe(element)
    for (const child of element.children) growth.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [page])
  return far
}
