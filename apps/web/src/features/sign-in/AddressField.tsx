import { useWords } from '../../i18n/words.ts'
import { Field } from '../../ui/Field.tsx'
import { type Channel, changeForm, useForm } from './form.ts'

type Props = {
  readonly channel: Channel
  readonly problem: string | undefined
  /** A username may stand in the place of the e-mail. */
  readonly withUsername?: boolean
}

/** Where a code goes, or who signs in by a password: a telephone number or an e-mail address. */
export function AddressField({ channel, problem, withUsername = false }: Props) {
  const words = useWords()
  const value = useForm((form) => form[channel])
  if (channel === 'mobile') {
    return (
      <Field
        label={words('signIn.mobile')}
        note={words('signIn.mobile.note')}
        name="mobile"
        type="tel"
        autoComplete={withUsername ? 'username' : 'tel'}
        value={value}
        problem={problem}
        onChange={(event) => changeForm({ mobile: event.target.value })}
      />
    )
  }
  return (
    <Field
      label={words(withUsername ? 'signIn.emailOrUsername' : 'signIn.email')}
      name="email"
      type={withUsername ? 'text' : 'email'}
      inputMode="email"
      autoComplete={withUsername ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      problem={problem}
      onChange={(event) => changeForm({ email: event.target.value })}
    />
  )
}
