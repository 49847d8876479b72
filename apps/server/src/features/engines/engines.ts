import { writeAudit } from '../../adapters/audit.ts'
import type { Database } from '../../adapters/database.ts'
import type { Models } from '../../adapters/models/models.ts'
import type { Spending } from '../../answering/spending.ts'
import type { Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Routes } from '../../http/routes.ts'
import type { ModelSettings } from '../../model-settings.ts'

type Needs = {
  readonly db: Database
  readonly now: Now
  /** Undefined where no model is named. */
  readonly models: Models | undefined
  readonly spending: Spending
  readonly budgets: ModelSettings['budgets']
}

/** So many rows of days and models are shown. */
const DAYS = 60

/** The state of the language models, what they have cost, and a question to try one with. */
export function engineRoutes({ db, now, models, spending, budgets }: Needs): Pick<Routes, 'listEngines' | 'tryEngine'> {
  return {
    async listEngines() {
      const days = await spending.list(DAYS)
      return {
        items: [...(models?.states() ?? [])],
        days: days.map(({ day, ...counted }) => ({ date: day, ...counted })),
        budgets: { day: budgets.day ?? null, member: budgets.member ?? null },
      }
    },
    async tryEngine({ caller, params }) {
      const tried = await models?.tryOut(params.name)
      if (!tried) throw new Refusal('notFound')
      await writeAudit(db, { actorId: caller.memberId, act: 'engine.try', detail: params.name }, now())
      if ('trouble' in tried) return { text: null, milliseconds: null, trouble: tried.trouble }
      return { ...tried, trouble: null }
    },
  }
}
