import type { Partner } from '@berea/contract'
import { useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Admin.module.css'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useChangePartner, useRenewSecret } from './queries.ts'
import { Usage } from './Usage.tsx'

type Props = {
  readonly partner: Partner
  /** An operator may change it; an integration sees its own, and makes a new secret. */
  readonly mayChange: boolean
  readonly onChange: () => void
  readonly onSecret: (secret: string) => void
}

/** A partner: where its people come from and may be led, how much it is used, and what can be done with it. */
export function PartnerRow({ partner, mayChange, onChange, onSecret }: Props) {
  const words = useWords()
  const locale = useLocale()
  const [asking, setAsking] = useState<'suspend' | 'secret'>()
  const change = useChangePartner()
  const renew = useRenewSecret()
  const { appId, name, origins, targets, state, createTime, usage } = partner
  const close = () => setAsking(undefined)
  const put = (next: 'active' | 'suspended') =>
    change.mutate(
      { appId, state: next },
      { onError: (error) => toast(toldBy(error) ?? words('error.notDone')), onSettled: close },
    )
  const date = new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium' }).format(new Date(createTime))
  return (
    <li className={styles.partner}>
      <div className={styles.name}>
        <h2>{name}</h2>
        <span className={styles.tag} data-state={state}>
          {words(`admin.partners.state.${state}`)}
        </span>
      </div>
      <p className={styles.quiet}>
        <code>{appId}</code> · {words('admin.partners.since', { date })}
      </p>
      <dl className={styles.fields}>
        <dt>{words('admin.partners.origins')}</dt>
        <dd lang="en">{origins.join('\n') || '–'}</dd>
        <dt>{words('admin.partners.targets')}</dt>
        <dd lang="en">{targets.join('\n') || '–'}</dd>
      </dl>
      <Usage usage={usage} />
      <div className={styles.acts}>
        {mayChange && (
          <>
            <Button onClick={onChange}>{words('admin.partners.change')}</Button>
            {state === 'suspended' ? (
              <Button disabled={change.isPending} onClick={() => put('active')}>
                {words('admin.partners.admit')}
              </Button>
            ) : (
              <Button onClick={() => setAsking('suspend')}>{words('admin.partners.suspend')}</Button>
            )}
          </>
        )}
        <Button onClick={() => setAsking('secret')}>{words('admin.partners.secret')}</Button>
      </div>
      {asking === 'suspend' && (
        <ConfirmDialog
          title={words('admin.partners.suspendThis', { name })}
          act={words('admin.partners.suspend')}
          busy={change.isPending}
          onAct={() => put('suspended')}
          onClose={close}
        >
          {words('admin.partners.suspendText')}
        </ConfirmDialog>
      )}
      {asking === 'secret' && (
        <ConfirmDialog
          title={words('admin.partners.secretThis', { name })}
          act={words('admin.partners.secret')}
          busy={renew.isPending}
          onAct={() => renew.mutate(appId, { onSuccess: ({ secret }) => onSecret(secret), onSettled: close })}
          onClose={close}
        >
          {words('admin.partners.secretText')}
        </ConfirmDialog>
      )}
    </li>
  )
}
