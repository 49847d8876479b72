import type { Member } from '@berea/contract'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { RoleLabel } from '../../member/who.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Account.module.css'
import { useModify } from './queries.ts'
import { Section } from './Section.tsx'

const SEXES = ['', 'female', 'male'] as const
const OWN_ROLES = ['individual', 'entity'] as const
type OwnRole = (typeof OWN_ROLES)[number]

/** Name, sex and role; of an account its username too. */
export function Person({ member }: { member: Member }) {
  const words = useWords()
  return (
    <>
      <Section title={words('settings.person')} note={words('settings.person.note')}>
        <Text
          key={`name ${member.name}`}
          field="name"
          label={words('settings.name')}
          value={member.name}
          autoComplete="name"
          maxLength={100}
        />
        {member.kind === 'account' && (
          <Text
            key={`username ${member.username}`}
            field="username"
            label={words('settings.username')}
            note={words('settings.username.note')}
            value={member.username ?? ''}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            required
          />
        )}
      </Section>
      <Sex sex={member.sex} />
      {member.kind === 'account' && <Role role={member.role} />}
    </>
  )
}

type TextProps = Omit<Parameters<typeof Field>[0], 'value'> & {
  readonly field: 'name' | 'username'
  readonly value: string
}

/** One line of text, saved by its button or by Enter; what the server finds wrong with it stays in the box. */
function Text({ field, value, required, ...rest }: TextProps) {
  const words = useWords()
  const [typed, setTyped] = useState(value)
  const modify = useModify(() => toast(words('settings.saved')))
  const changed = typed.trim() !== value && !(required && typed.trim() === '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (changed && !modify.isPending) modify.mutate({ [field]: typed.trim() })
  }
  return (
    <form className={styles.line} onSubmit={save}>
      <Field {...rest} name={field} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Button
        type="submit"
        look={changed ? 'primary' : 'secondary'}
        disabled={!changed || modify.isPending}
        aria-label={`${words('settings.save')}: ${rest.label}`}
      >
        {words('settings.save')}
      </Button>
    </form>
  )
}

function Sex({ sex }: Pick<Member, 'sex'>) {
  const words = useWords()
  const modify = useModify()
  return (
    <Section
      title={words('settings.sex')}
      action={
        <Segmented
          label={words('settings.sex')}
          value={modify.isPending ? (modify.variables.sex ?? sex) : sex}
          choices={SEXES.map((value) => ({ value, label: words(`settings.sex.${value || 'none'}`) }))}
          onChoose={(chosen) => modify.mutate({ sex: chosen })}
        />
      }
    />
  )
}

/** A person says whether they are one or act for a body; the other roles are granted, and only shown. */
function Role({ role }: Pick<Member, 'role'>) {
  const words = useWords()
  const modify = useModify()
  const own = OWN_ROLES.find((each) => each === role)
  return (
    <Section
      title={words('settings.role')}
      note={words(own ? 'settings.role.note' : 'settings.role.granted')}
      action={
        own ? (
          <Segmented<OwnRole>
            label={words('settings.role')}
            value={modify.isPending ? (modify.variables.role ?? own) : own}
            choices={OWN_ROLES.map((value) => ({ value, label: words(`role.${value}`) }))}
            onChoose={(chosen) => modify.mutate({ role: chosen })}
          />
        ) : (
          <RoleLabel role={role} />
        )
      }
    />
  )
}
