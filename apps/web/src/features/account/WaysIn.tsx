import type { Ways } from '@berea/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite } from '../../api/site.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { goAddGoogle } from '../../member/go-sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Account.module.css'
import { AddWayDialog } from './AddWayDialog.tsx'
import { Fetched } from './Fetched.tsx'
import type { Channel } from './OwnCode.tsx'
import { useRemoveWay, useWays } from './queries.ts'
import { Section } from './Section.tsx'

type Way = Ways['items'][number]

/** What the account is entered by: phone, e-mail, Google, a partner, and the password beside them. */
export function WaysIn() {
  const words = useWords()
  const ways = useWays()
  const { data: site } = useSite()
  const [adding, setAdding] = useState<Channel>()
  const [removing, setRemoving] = useState<Way>()
  return (
    <>
      <Section title={words('settings.ways')} note={words('settings.ways.note')}>
        <Fetched query={ways}>
          {({ items }) => (
            <ul className={styles.list}>
              {items.map((way) => (
                <WayRow key={way.id} way={way} isLast={items.length === 1} onRemove={() => setRemoving(way)} />
              ))}
            </ul>
          )}
        </Fetched>
        <div className={styles.acts}>
          <Button onClick={() => setAdding('email')}>{words('settings.ways.addEmail')}</Button>
          <Button onClick={() => setAdding('mobile')}>{words('settings.ways.addMobile')}</Button>
          {site?.google && <Button onClick={goAddGoogle}>{words('settings.ways.addGoogle')}</Button>}
        </div>
      </Section>
      {adding && <AddWayDialog channel={adding} onClose={() => setAdding(undefined)} />}
      {removing && <RemoveDialog way={removing} onClose={() => setRemoving(undefined)} />}
      <Password hasPassword={ways.data?.hasPassword} channel={channelOf(ways.data?.items ?? [])} />
    </>
  )
}

/** Where a code for a new password goes. */
const channelOf = (items: readonly Way[]): Channel => (items.some(({ kind }) => kind === 'email') ? 'email' : 'mobile')

type RowProps = { readonly way: Way; readonly isLast: boolean; readonly onRemove: () => void }

function WayRow({ way, isLast, onRemove }: RowProps) {
  const words = useWords()
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium' }).format(new Date(way.createTime))
  return (
    <li>
      <div>
        <b>{way.label}</b>
        <small>
          {words(`settings.way.${way.kind}`)} · {words('settings.since', { date })}
        </small>
      </div>
      {isLast ? (
        <small>{words('settings.ways.last')}</small>
      ) : (
        <Button onClick={onRemove} aria-label={words('settings.ways.removeThis', { way: way.label })}>
          {words('settings.ways.remove')}
        </Button>
      )}
    </li>
  )
}

function RemoveDialog({ way, onClose }: { way: Way; onClose: () => void }) {
  const words = useWords()
  const remove = useRemoveWay()
  return (
    <Dialog open onClose={onClose} title={words('settings.ways.removeThis', { way: way.label })}>
      <DialogText>{words('settings.ways.removeText')}</DialogText>
      <DialogActions>
        <Button onClick={onClose}>{words('settings.ways.keep')}</Button>
        <Button
          look="danger"
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(way.id, {
              onSuccess: () => toast(words('settings.ways.removed')),
              onSettled: onClose,
            })
          }
        >
          {words('settings.ways.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Password({ hasPassword, channel }: { hasPassword: boolean | undefined; channel: Channel }) {
  const words = useWords()
  if (hasPassword === undefined) return null
  const setPassword: string = `/set-pwd/${channel}`
  return (
    <Section
      title={words('settings.password')}
      note={words(hasPassword ? 'settings.password.note' : 'settings.password.none')}
      action={
        <Link to={setPassword} className={styles.link}>
          {words(hasPassword ? 'settings.password.change' : 'settings.password.set')}
        </Link>
      }
    />
  )
}
