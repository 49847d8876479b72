import type { ReplyOf } from '@berea/contract'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Account.module.css'
import { Fetched } from './Fetched.tsx'
import { useEndSignIn, useSignIns } from './queries.ts'
import { Section } from './Section.tsx'

type Stay = ReplyOf<'listSignIns'>['items'][number]

/** Where the account is signed in; one can be ended, or all but this. */
export function Devices() {
  const words = useWords()
  const signIns = useSignIns()
  const end = useEndSignIn()
  const onEnd = (id: string | undefined) =>
    end.mutate(id, {
      onSuccess: () => toast(words(id === undefined ? 'settings.devices.endedAll' : 'settings.devices.ended')),
    })
  const others = signIns.data?.items.some(({ current }) => !current) ?? false
  return (
    <Section
      title={words('settings.devices')}
      note={words('settings.devices.note')}
      action={
        others && (
          <Button disabled={end.isPending} onClick={() => onEnd(undefined)}>
            {words('settings.devices.endOthers')}
          </Button>
        )
      }
    >
      <Fetched query={signIns}>
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((stay) => (
              <Device key={stay.id} stay={stay} busy={end.isPending} onEnd={() => onEnd(stay.id)} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  )
}

function Device({ stay, busy, onEnd }: { stay: Stay; busy: boolean; onEnd: () => void }) {
  const words = useWords()
  const locale = useLocale()
  const time = (at: string) =>
    new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const country = stay.country && new Intl.DisplayNames(LANG[locale], { type: 'region' }).of(stay.country)
  const device = stay.device || words('settings.devices.unknown')
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          {[country, words('settings.devices.last', { date: time(stay.lastTime) })].filter(Boolean).join(' · ')}
        </small>
      </div>
      {stay.current ? (
        <small>{words('settings.devices.this')}</small>
      ) : (
        <Button disabled={busy} onClick={onEnd} aria-label={words('settings.devices.endThis', { device })}>
          {words('settings.devices.end')}
        </Button>
      )}
    </li>
  )
}
