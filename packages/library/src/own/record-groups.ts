import type { OwnKind } from '@berea/knowledge'

/** Records that are written to be asked, and those that are found by what they tell: each group is scored by itself. */
export const RECORD_GROUPS: Readonly<Record<'asked' | 'told', readonly OwnKind[]>> = {
  asked: ['article', 'correction'],
  told: ['story', 'saying'],
}
export type RecordGroup = keyof typeof RECORD_GROUPS
export const GROUP_NAMES = Object.keys(RECORD_GROUPS) as RecordGroup[]
