import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { renewTokens } from '../../api/sign-in.ts'
import { useWords } from '../../i18n/words.ts'
import { changeAppState } from '../../storage/app-state.ts'
import { clearTokens } from '../../storage/tokens.ts'
import { toast } from '../../ui/toast.tsx'
import { Page } from '../frame/Page.tsx'
import styles from './SinglePage.module.css'

/** Where an expired sign-in leads: says what is so, and goes on as a visitor. */
export function LoginPage() {
  const words = useWords()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const goOn = async () => {
    setBusy(true)
    // Tokens that are refused again stand in the way of a new visitor.
    if (refused) clearTokens()
    changeAppState({ signInEnded: undefined })
    const done = (await renewTokens()) === 'renewed'
    setRefused(!done)
    setBusy(false)
    if (done) void navigate({ to: '/chat', search: { _n: 1 } })
    else toast(words('startup.unreachable'))
  }
  return (
    <Page>
      <div className={styles.single}>
        <h1>{words('login.title')}</h1>
        <p>{words('login.text')}</p>
        <button type="button" disabled={busy} onClick={goOn}>
          {words('login.goOn')}
        </button>
      </div>
    </Page>
  )
}
