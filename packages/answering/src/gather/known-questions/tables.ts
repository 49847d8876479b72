import { BELIEFS } from './beliefs.ts'
import { CHURCH_STORIES } from './church.ts'
import { EXILE_AND_PROPHETS } from './exile-and-prophets.ts'
import { GENESIS } from './genesis.ts'
import { JESUS_WORKS } from './jesus-works.ts'
import { JUDGES } from './judges.ts'
import { KINGDOMS } from './kingdoms.ts'
import { MEANINGS } from './meanings.ts'
import { MOSES } from './moses.ts'
import { PARABLES } from './parables.ts'
import { PASSION } from './passion.ts'
import type { Tables } from './rows.ts'

/**
 * What everyone asks of the stories, of belief and of custom, with the verses that tell it. One question a line: what kind of thing
 * is asked, if not any (`reason/any`: that, and any other as well), and passages, the one that tells it first | English | Spanish | French | Chinese words. A question is meant if
 * it has one of each group between `+`; words are written as for concerns.
 */
export const SCENES = {
  stories: [
    GENESIS,
    MOSES,
    JUDGES,
    KINGDOMS,
    EXILE_AND_PROPHETS,
    JESUS_WORKS,
    PARABLES,
    MEANINGS,
    PASSION,
    CHURCH_STORIES,
  ],
  beliefs: [BELIEFS],
} satisfies Tables
