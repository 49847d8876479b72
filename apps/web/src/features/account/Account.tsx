import { useWords } from '../../i18n/words.ts'
import styles from './Account.module.css'
import { Devices } from './Devices.tsx'
import { Fetched } from './Fetched.tsx'
import { Interests } from './Interests.tsx'
import { Leaving } from './Leaving.tsx'
import { Person } from './Person.tsx'
import { useMember } from './queries.ts'
import { WaysIn } from './WaysIn.tsx'

/** What is theirs: who they are, how they come in and where they are signed in, and the way out with everything. */
export function Account({ onTour }: { onTour: () => void }) {
  const words = useWords()
  const member = useMember()
  return (
    <div className={styles.account} id="account">
      <h2 className={styles.title}>{words('settings.account')}</h2>
      <Fetched query={member}>
        {(known) => (
          <>
            <Person member={known} />
            <Interests onTour={onTour} />
            {known.kind === 'account' && (
              <>
                <WaysIn />
                <Devices />
              </>
            )}
            <Leaving member={known} />
          </>
        )}
      </Fetched>
    </div>
  )
}
