import type { Session } from '@berea/contract'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords, type WordKey } from '../../i18n/words.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Menu, MenuChoices, MenuItem } from '../../ui/Menu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { type Day, groupByDay } from './days.ts'
import styles from './History.module.css'
import { type Range, useSessions } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'

const RANGES = {
  all: 'history.all',
  today: 'history.today',
  week: 'history.week',
  month: 'history.month',
} as const satisfies Record<Range, WordKey>

/** Past conversations, by day. `current` is the one on the page; `onGone` hears when it is deleted. */
export function History({ current, onGone }: { current: string | undefined; onGone: (id: string) => void }) {
  const words = useWords()
  const [range, setRange] = useState<Range>('all')
  const [renamed, setRenamed] = useState<Session>()
  const [deleted, setDeleted] = useState<Session>()
  const ranges = (Object.keys(RANGES) as Range[]).map((value) => ({ value, label: words(RANGES[value]) }))
  return (
    <section className={styles.history} aria-label={words('history.title')}>
      <div className={styles.head}>
        <h2>{words('history.title')}</h2>
        <Menu
          trigger={
            <button
              type="button"
              className={styles.range}
              aria-label={words('history.range', { range: words(RANGES[range]) })}
            >
              {words(RANGES[range])} <ChevronDown />
            </button>
          }
        >
          <MenuChoices value={range} choices={ranges} onChoose={setRange} />
        </Menu>
      </div>
      <Days range={range} current={current} onRename={setRenamed} onDelete={setDeleted} />
      {renamed && <RenameDialog session={renamed} onClose={() => setRenamed(undefined)} />}
      {deleted && <DeleteDialog session={deleted} onClose={() => setDeleted(undefined)} onGone={onGone} />}
    </section>
  )
}

type RowActs = {
  readonly current: string | undefined
  readonly onRename: (of: Session) => void
  readonly onDelete: (of: Session) => void
}

function Days({ range, ...acts }: { range: Range } & RowActs) {
  const words = useWords()
  const sessions = useSessions(range)
  if (sessions.isPending) return <Skeleton label={words('history.loading')} lines={4} />
  const failed = sessions.isError && (
    <p className={styles.none} role="status">
      {toldBy(sessions.error) ?? words('history.failed')}{' '}
      <button type="button" onClick={() => sessions.refetch()}>
        {words('retry')}
      </button>
    </p>
  )
  // What has been listed stays, though nobody answers any more.
  if (!sessions.data) return failed
  const all = sessions.data.pages.flatMap(({ items }) => items)
  if (all.length === 0)
    return <p className={styles.none}>{words(range === 'all' ? 'history.empty' : 'history.none')}</p>
  return (
    <div className={styles.list}>
      {failed}
      {groupByDay(all, new Date()).map((day) => (
        <DayOf key={String(day.day)} day={day} {...acts} />
      ))}
      {sessions.hasNextPage && (
        <button type="button" className={styles.more} onClick={() => sessions.fetchNextPage()}>
          {words('history.more')}
        </button>
      )}
    </div>
  )
}

function DayOf({ day: { day, sessions }, ...acts }: { day: Day } & RowActs) {
  const words = useWords()
  const locale = LANG[useLocale()]
  const now = new Date()
  const name =
    day === 'today' || day === 'yesterday'
      ? words(`history.${day}`)
      : day.toLocaleDateString(locale, {
          month: 'long',
          day: 'numeric',
          ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
        })
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {sessions.map((session) => (
          <Row key={session.id} session={session} {...acts} />
        ))}
      </ul>
    </>
  )
}

function Row({ session, current, onRename, onDelete }: { session: Session } & RowActs) {
  const words = useWords()
  return (
    <li className={styles.row}>
      <Link
        to="/chat"
        search={{ id: session.id }}
        className={styles.link}
        aria-current={session.id === current ? 'page' : undefined}
        title={session.title}
      >
        <span>{session.title}</span>
      </Link>
      <Menu
        trigger={
          <IconButton label={words('history.acts', { title: session.title })} className={styles.acts}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onPick={() => onRename(session)}>
          {words('history.rename')}
        </MenuItem>
        <MenuItem danger icon={<Trash2 />} onPick={() => onDelete(session)}>
          {words('history.delete')}
        </MenuItem>
      </Menu>
    </li>
  )
}
