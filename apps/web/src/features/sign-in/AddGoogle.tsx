import { useSite } from '../../api/site.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { goBack } from './entering.ts'
import { GoogleWay } from './GoogleWay.tsx'
import styles from './SignIn.module.css'

/** Where the settings lead who wants to enter by Google as well: its script runs in this document alone. */
export function AddGoogle() {
  const words = useWords()
  const { data: site } = useSite()
  return (
    <>
      <h1>{words('settings.ways.addGoogle')}</h1>
      <p className={styles.sub}>{words('signIn.for.way')}</p>
      <GoogleWay google={site?.google} adding />
      <p className={styles.goOn}>
        <Button look="text" onClick={() => goBack()}>
          {words('cancel')}
        </Button>
      </p>
    </>
  )
}
