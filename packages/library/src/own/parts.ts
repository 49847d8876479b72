import type { Locale } from '@berea/scripture'

const ENDS = { zh: /[。！？!?，,；;\s]+/u, other: /[.!?;]+(?:\s+|$)/u }
/** What is shorter says nothing by itself. */
const SHORTEST = { zh: 4, other: 8 }
/** More would keep the first text waiting. */
const MOST = 8

/**
 * The sentences of what somebody tells at length, in Chinese its clauses; none where there is only one:
 *
 *     partsOf('I lost my job. My wife cries.', 'en') → ['I lost my job', 'My wife cries']
 */
export function partsOf(message: string, locale: Locale): readonly string[] {
  const script = locale.startsWith('zh') ? 'zh' : 'other'
  const parts = message
    .split(ENDS[script])
    .map((part) => part.trim())
    .filter((part) => Array.from(part).length >= SHORTEST[script])
  return parts.length > 1 ? parts.slice(0, MOST) : []
}
