import type { Partner } from '@berea/contract'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Admin.module.css'
import { Pages } from './Pages.tsx'
import { PartnerDialog } from './PartnerDialog.tsx'
import { PartnerRow } from './PartnerRow.tsx'
import { usePartners } from './queries.ts'
import { SecretDialog } from './SecretDialog.tsx'

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'change'; readonly partner: Partner }
  | { readonly what: 'secret'; readonly appId: string; readonly secret: string }

/** Whose links sign people in. `mayChange`: an operator; else a partner's own integration. */
export function Partners({ mayChange }: { mayChange: boolean }) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const partners = usePartners(query)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const onSecret = (appId: string) => (secret: string) => setOpen({ what: 'secret', appId, secret })
  return (
    <>
      <div className={styles.head}>
        <h1>{words('admin.partners.title')}</h1>
        {mayChange && (
          <Button look="primary" onClick={() => setOpen({ what: 'add' })}>
            {words('admin.partners.add')}
          </Button>
        )}
      </div>
      <p className={styles.intro}>{words(mayChange ? 'admin.partners.intro' : 'admin.partners.own')}</p>
      {mayChange && (
        <Field
          labelHidden
          label={words('admin.partners.search')}
          placeholder={words('admin.partners.search')}
          icon={<Search />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Pages query={partners} empty={words(query ? 'admin.partners.notFound' : 'admin.partners.none')}>
        {(items) => (
          <ul>
            {items.map((partner) => (
              <PartnerRow
                key={partner.appId}
                partner={partner}
                mayChange={mayChange}
                onChange={() => setOpen({ what: 'change', partner })}
                onSecret={onSecret(partner.appId)}
              />
            ))}
          </ul>
        )}
      </Pages>
      {(open?.what === 'add' || open?.what === 'change') && (
        <PartnerDialog
          partner={open.what === 'change' ? open.partner : undefined}
          onClose={close}
          onAdded={({ appId, secret }) => setOpen({ what: 'secret', appId, secret })}
        />
      )}
      {open?.what === 'secret' && <SecretDialog appId={open.appId} secret={open.secret} onClose={close} />}
    </>
  )
}
