import type { Member } from '@berea/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { showMember } from '../../member/member.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { SignOut } from './SignOut.tsx'

/** What an account is asked before anything else: to agree, and whether it is to be kept after all. */
export function FirstThings({ member }: { member: Member }) {
  if (member.consent.needed) return <Consent member={member} />
  return member.deletionTime ? <Keep until={member.deletionTime} /> : null
}

function Consent({ member }: { member: Member }) {
  const words = useWords()
  const isChanged = member.consent.terms !== null
  return (
    <Dialog open stern onClose={() => undefined} title={words('signIn.consent.title')}>
      <DialogText>{words(isChanged ? 'signIn.consent.changed' : 'signIn.consent.first')}</DialogText>
      <ConsentForm member={member} otherwise={<SignOut />} />
    </Dialog>
  )
}

function Keep({ until }: { until: string }) {
  const words = useWords()
  const locale = useLocale()
  const cache = useQueryClient()
  const [left, setLeft] = useState(false)
  const keep = useMutation({
    mutationFn: () => call('keepAccount'),
    onSuccess: (member) => showMember(cache, member),
  })
  const date = new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(until))
  return (
    <Dialog open={!left} onClose={() => setLeft(true)} title={words('signIn.keep.title')}>
      <DialogText>{words('signIn.keep.text', { date })}</DialogText>
      <DialogActions>
        <Button onClick={() => setLeft(true)}>{words('signIn.keep.leave')}</Button>
        <Button look="primary" disabled={keep.isPending} onClick={() => keep.mutate()}>
          {words('signIn.keep.do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
