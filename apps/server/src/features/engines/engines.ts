import { CALLS } from '@berea/contract'
import { writeAudit } from '../../adapters/audit.ts'
import type { Database } from '../../adapters/database.ts'
import type { Models } from '../../adapters/models/models.ts'
import { once } from '../../adapters/once.ts'
import type { Budget, Spending } from '../../answering/spending.ts'
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
  readonly settings: ModelSettings
}

/** So many rows of days and models are shown. */
const DAYS = 60

/** The state of the language models, what they have cost, and a question to try one with. */
export function engineRoutes({
  db,
  now,
  models,
  spending,
  settings,
}: Needs): Pick<Routes, 'listEngines' | 'tryEngine'> {
  const { budgets, prices } = settings
  const told = (budget: Budget | undefined) =>
    !budget ? null : budget.unit === 'tokens' ? { tokens: budget.most } : moneyOf(budget.most, prices?.currency ?? '')
  return {
    async listEngines() {
      const days = await spending.list(DAYS)
      return {
        items: [...(models?.states() ?? [])],
        days: days.map(({ day, cost, currency, ...counted }) => ({
          date: day,
          ...counted,
          cost: cost === null || currency === null ? null : moneyOf(cost, currency),
        })),
        budgets: { day: told(budgets.day), member: told(budgets.member) },
      }
    },
    tryEngine({ caller: { memberId }, params: { name }, onceKey }) {
      const request = { memberId, key: onceKey, asked: { tried: name }, now: now() }
      return once(db, request, CALLS.tryEngine.reply, async (trx) => {
        const tried = await models?.tryOut(name)
        if (!tried) throw new Refusal('notFound')
        await writeAudit(trx, { actorId: memberId, act: 'engine.try', detail: name }, now())
        if ('trouble' in tried) return { text: null, milliseconds: null, trouble: tried.trouble }
        return { ...tried, trouble: null }
      })
    },
  }
}

const moneyOf = (millionths: number, currency: string) => ({ amount: millionths / 1_000_000, currency })
