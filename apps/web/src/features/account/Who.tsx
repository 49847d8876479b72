import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { goSignIn } from '../../member/go-sign-in.ts'
import { useAccount } from '../../member/member.ts'
import { signOut } from '../../member/sign-out.ts'
import { callMember, RoleLabel } from '../../member/who.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Account.module.css'

/** Who is here, and the way in or out. */
export function Who() {
  const words = useWords()
  const account = useAccount()
  if (!account) {
    return (
      <div className={styles.who}>
        <div>
          <h2 className={styles.called}>{words('settings.visitor')}</h2>
          <p className={styles.address}>{words('settings.visitor.text')}</p>
        </div>
        <Button look="primary" onClick={() => goSignIn('keep')}>
          {words('login.title')}
        </Button>
      </div>
    )
  }
  const address = account.email ?? account.mobile
  return (
    <div className={styles.who}>
      <div>
        <h2 className={styles.called}>
          {callMember(account)} <RoleLabel role={account.role} />
        </h2>
        {address && address !== callMember(account) && <p className={styles.address}>{address}</p>}
      </div>
      <SignOut />
    </div>
  )
}

function SignOut() {
  const words = useWords()
  const cache = useQueryClient()
  const [leaving, setLeaving] = useState(false)
  return (
    <Button
      disabled={leaving}
      onClick={() => {
        setLeaving(true)
        void signOut(cache)
      }}
    >
      {words('settings.signOut')}
    </Button>
  )
}
