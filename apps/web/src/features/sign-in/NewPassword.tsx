import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { PasswordField } from './PasswordField.tsx'
import type { Problems } from './problems.ts'
import { useTell } from './use-tell.ts'

type Fresh = { readonly password: string; readonly repeat: string }

export const useNewPassword = () => useState<Fresh>({ password: '', repeat: '' })

type Props = { readonly fresh: Fresh; readonly onChange: (fresh: Fresh) => void; readonly problems: Problems }

/** A password that is new, typed twice. */
export function NewPassword({ fresh, onChange, problems }: Props) {
  const words = useWords()
  const tell = useTell()
  return (
    <>
      <PasswordField
        label={words('signIn.password.new')}
        note={words('signIn.password.note')}
        name="password"
        autoComplete="new-password"
        value={fresh.password}
        problem={tell(problems.password)}
        onChange={(event) => onChange({ ...fresh, password: event.target.value })}
      />
      <PasswordField
        label={words('signIn.repeat')}
        name="repeat"
        autoComplete="new-password"
        value={fresh.repeat}
        problem={tell(problems.repeat)}
        onChange={(event) => onChange({ ...fresh, repeat: event.target.value })}
      />
    </>
  )
}
