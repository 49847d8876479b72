import type { z } from 'zod'
import { type Article, article, FIELDS } from './schema/article.ts'
import { type Correction, correction } from './schema/correction.ts'
import { type List, list } from './schema/list.ts'
import { type Occasion, occasion } from './schema/occasion.ts'
import { type Sentence, sentence } from './schema/sentence.ts'
import { type Need, need, type Situation, situation } from './schema/situation.ts'
import { type Saying, type Story, saying, story } from './schema/story.ts'

/** The kinds of record, each in a folder of its own below `content`. */
export type Records = {
  readonly article: Article
  readonly story: Story
  readonly saying: Saying
  readonly situation: Situation
  readonly need: Need
  readonly correction: Correction
  readonly list: List
  readonly occasion: Occasion
  readonly sentence: Sentence
}
export type Kind = keyof Records

type Place = {
  readonly folder: string
  readonly schema: z.ZodType
  /** The folders below it, where these are given. */
  readonly fields?: readonly string[]
}

export const KINDS: { readonly [K in Kind]: Place & { readonly schema: z.ZodType<Omit<Records[K], 'field'>> } } = {
  article: { folder: 'handbook', schema: article, fields: FIELDS },
  story: { folder: 'stories', schema: story },
  saying: { folder: 'sayings', schema: saying },
  situation: { folder: 'situations', schema: situation },
  need: { folder: 'needs', schema: need },
  correction: { folder: 'corrections', schema: correction },
  list: { folder: 'lists', schema: list },
  occasion: { folder: 'occasions', schema: occasion },
  sentence: { folder: 'sentences', schema: sentence },
}
export const KIND_NAMES = Object.keys(KINDS) as Kind[]
