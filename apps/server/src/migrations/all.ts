import type { Migration } from 'kysely/migration'
import { up as conversations } from './0001-conversations.ts'
import { up as askings } from './0002-askings.ts'
import { up as accounts } from './0003-accounts.ts'
import { up as answersAlone } from './0004-answers-alone.ts'
import { up as writer } from './0005-writer.ts'
import { up as modelCosts } from './0006-model-costs.ts'

/** Forward only, in this order, each in the one transaction of its run; a name is never changed once it has been released. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-conversations': { up: conversations },
  '0002-askings': { up: askings },
  '0003-accounts': { up: accounts },
  '0004-answers-alone': { up: answersAlone },
  '0005-writer': { up: writer },
  '0006-model-costs': { up: modelCosts },
}
