import { KIND_NAMES, KINDS } from './kinds.ts'
import type { Content } from './reading/read.ts'
import { FIELDS } from './schema/article.ts'
import { isReadTwice } from './schema/checked.ts'
import type { Ground } from './schema/rests.ts'

export type Line = { readonly name: string; readonly count: number; readonly note: string }

/** How much there is of each kind, and what is still to be done. */
export function reportOn({ records }: Content): readonly Line[] {
  const others = KIND_NAMES.filter((kind) => kind !== 'article').map((kind) => ({
    name: KINDS[kind].folder,
    count: records[kind].length,
    note: '',
  }))
  return [...handbook(records.article), ...others]
}

function handbook(all: Content['records']['article']): Line[] {
  return FIELDS.map((field) => {
    const articles = all.filter(({ file }) => file.startsWith(`handbook/${field}/`)).map(({ record }) => record)
    const waiting = articles.filter((one) => !isReadTwice(one)).length
    const borne = articles.flatMap(({ rests, traditions = {} }) => [
      ...rests,
      ...Object.values(traditions).map((one) => one.rests),
    ])
    const outside = borne.filter((all) => all.some((one: Ground) => 'outside' in one)).length
    const share = borne.length > 0 ? Math.round((100 * outside) / borne.length) : 0
    const note = articles.length > 0 ? `${waiting} wait for a second reader; ${share} % of sentences rest outside` : ''
    return { name: `handbook/${field}`, count: articles.length, note }
  })
}
