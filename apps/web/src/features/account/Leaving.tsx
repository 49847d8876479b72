import type { Member } from '@berea/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchExport } from '../../api/export.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { Section } from './Section.tsx'

/** Milliseconds after which a browser has taken the archive. */
const TAKEN = 60_000

/** Taking everything away, and deleting the account. */
export function Leaving({ member }: { member: Member }) {
  const words = useWords()
  const [deleting, setDeleting] = useState(false)
  const take = useMutation({ mutationFn: fetchExport, onSuccess: save })
  return (
    <>
      <Section
        title={words('settings.export')}
        note={words('settings.export.note')}
        action={
          <Button disabled={take.isPending} onClick={() => take.mutate()}>
            {words(take.isPending ? 'settings.export.doing' : 'settings.export.do')}
          </Button>
        }
      />
      {member.kind === 'account' && (
        <Section
          title={words('settings.delete')}
          note={words('settings.delete.note')}
          action={
            <Button look="danger" onClick={() => setDeleting(true)}>
              {words('settings.delete.do')}
            </Button>
          }
        />
      )}
      {deleting && <DeleteAccountDialog member={member} onClose={() => setDeleting(false)} />}
    </>
  )
}

function save(archive: Blob): void {
  const url = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = url
  link.download = 'berea.zip'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), TAKEN)
}
