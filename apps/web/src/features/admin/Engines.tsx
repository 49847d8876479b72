import type { ReplyOf } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Admin.module.css'
import { useEngines, useTryEngine } from './queries.ts'

type Listed = ReplyOf<'listEngines'>

/** The language models of this installation: how they fare, what they have cost, and a way to try one. */
export function Engines() {
  const words = useWords()
  const engines = useEngines()
  return (
    <>
      <div className={styles.head}>
        <h1>{words('admin.engines.title')}</h1>
      </div>
      <p className={styles.intro}>{words('admin.engines.intro')}</p>
      {engines.data ? (
        <Models {...engines.data} />
      ) : engines.isError ? (
        <Notice
          tone="bad"
          title={toldBy(engines.error) ?? words('settings.failed')}
          action={
            <button type="button" onClick={() => void engines.refetch()}>
              {words('retry')}
            </button>
          }
        />
      ) : (
        <Skeleton label={words('part.loading')} lines={4} />
      )}
    </>
  )
}

function Models({ items, days, budgets }: Listed) {
  const words = useWords()
  const locale = useLocale()
  const amount = (budget: NonNullable<Listed['budgets']['day']>) =>
    'tokens' in budget
      ? words('admin.engines.tokens', { n: formatNumber(budget.tokens, locale) })
      : formatMoney(budget, locale)
  if (items.length === 0) return <Notice>{words('admin.engines.none')}</Notice>
  return (
    <>
      <ul className={styles.messages}>
        {items.map((one) => (
          <Model key={one.name} {...one} />
        ))}
      </ul>
      {budgets.day !== null && (
        <p className={styles.quiet}>{words('admin.engines.budgetDay', { n: amount(budgets.day) })}</p>
      )}
      {budgets.member !== null && (
        <p className={styles.quiet}>{words('admin.engines.budgetMember', { n: amount(budgets.member) })}</p>
      )}
      {days.length > 0 && <Days days={days} />}
    </>
  )
}

const formatNumber = (value: number, locale: Locale) => new Intl.NumberFormat(LANG[locale]).format(value)

/** To a ten-thousandth: a day of a small model costs less than a cent. */
const formatMoney = ({ amount, currency }: { amount: number; currency: string }, locale: Locale) =>
  new Intl.NumberFormat(LANG[locale], { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount)

function Model({ name, provider, lastTime, trouble }: Listed['items'][number]) {
  const words = useWords()
  const locale = useLocale()
  const tried = useTryEngine()
  const time = (at: string) =>
    new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const state = lastTime === null ? 'unused' : trouble === null ? 'well' : 'troubled'
  return (
    <li>
      <div className={styles.name}>
        <h2>{name}</h2>
        <span className={styles.tag}>{provider}</span>
        <small>
          {words(`admin.engines.${state}`, { why: trouble ?? '', time: lastTime === null ? '' : time(lastTime) })}
        </small>
      </div>
      <Button disabled={tried.isPending} onClick={() => tried.mutate(name)}>
        {words('admin.engines.try')}
      </Button>
      <p role="status">
        {tried.data &&
          (tried.data.trouble === null
            ? words('admin.engines.tried', { text: tried.data.text ?? '', n: tried.data.milliseconds ?? 0 })
            : words('admin.engines.failed', { why: tried.data.trouble }))}
      </p>
    </li>
  )
}

function Days({ days }: Pick<Listed, 'days'>) {
  const words = useWords()
  const locale = useLocale()
  const day = (date: string) =>
    new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
  return (
    <div className={styles.usage}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('admin.day')}</th>
            <th scope="col">{words('admin.engines.model')}</th>
            <th scope="col">{words('admin.engines.answers')}</th>
            <th scope="col">{words('admin.engines.input')}</th>
            <th scope="col">{words('admin.engines.output')}</th>
            <th scope="col">{words('admin.engines.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, model, answers, input, output, cost }) => (
            <tr key={`${date} ${model}`}>
              <th scope="row">{day(date)}</th>
              <td>{model}</td>
              <td>{formatNumber(answers, locale)}</td>
              <td>{formatNumber(input, locale)}</td>
              <td>{formatNumber(output, locale)}</td>
              <td>{cost ? formatMoney(cost, locale) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
