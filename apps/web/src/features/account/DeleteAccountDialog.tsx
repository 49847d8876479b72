import { type Member, RETENTION } from '@berea/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { signOut } from '../../member/sign-out.ts'
import { clearTokens } from '../../storage/tokens.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { OwnCode } from './OwnCode.tsx'
import { useDeleteAccount } from './queries.ts'

/** Asks for the password or a code, says until when it can be taken back, and signs out. */
export function DeleteAccountDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const words = useWords()
  const locale = useLocale()
  const cache = useQueryClient()
  const form = useId()
  const keep = useRef<HTMLButtonElement>(null)
  const address = member.email ?? member.mobile
  const [byCode, setByCode] = useState(!member.hasPassword)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const deletion = useDeleteAccount()
  const problem = deletion.isError ? (toldBy(deletion.error) ?? words('error.notDone')) : undefined

  if (deletion.isSuccess) {
    const date = new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'long' }).format(new Date(deletion.data.endTime))
    const leave = () => {
      // They have ended with every sign-in of the account.
      clearTokens()
      void signOut(cache)
    }
    return (
      <Dialog open stern onClose={leave} title={words('settings.delete.begun')}>
        <DialogText>{words('settings.delete.until', { date })}</DialogText>
        <DialogActions>
          <Button look="primary" onClick={leave}>
            {words('close')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }

  // Who has neither password nor address is asked for nothing, but must have signed in just now.
  const isAsked = member.hasPassword || address !== null
  const given = byCode ? { code: code.trim() } : { password }
  const isGiven = !isAsked || (byCode ? code.trim() : password) !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGiven && !deletion.isPending) deletion.mutate(isAsked ? given : {})
  }
  return (
    <Dialog open onClose={onClose} safe={keep} title={words('settings.delete.title')}>
      <DialogText>{words('settings.delete.text', { n: RETENTION.deletion })}</DialogText>
      <form id={form} onSubmit={submit}>
        {isAsked && byCode && address && (
          <>
            <p>{words('settings.delete.code', { address })}</p>
            <OwnCode
              channel={member.email ? 'email' : 'mobile'}
              address={address}
              purpose="reset"
              code={code}
              onCode={setCode}
              problem={problem}
            />
          </>
        )}
        {isAsked && !byCode && (
          <Field
            label={words('settings.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            problem={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {!isAsked && problem && <p role="alert">{problem}</p>}
        {member.hasPassword && address && (
          <Button look="text" onClick={() => setByCode(!byCode)}>
            {words(byCode ? 'settings.delete.byPassword' : 'settings.delete.byCode')}
          </Button>
        )}
      </form>
      <DialogActions>
        <Button ref={keep} onClick={onClose}>
          {words('settings.delete.keep')}
        </Button>
        <Button look="danger" type="submit" form={form} disabled={!isGiven || deletion.isPending}>
          {words('settings.delete.do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
