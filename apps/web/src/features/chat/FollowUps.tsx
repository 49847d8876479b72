import { CornerDownRight } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './FollowUps.module.css'

export function FollowUps({ questions, onAsk }: { questions: readonly string[]; onAsk: (text: string) => void }) {
  const words = useWords()
  if (questions.length === 0) return null
  return (
    <section className={styles.next}>
      <h2>{words('followUps.title')}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              <CornerDownRight aria-hidden="true" />
              <span>
                <Unbroken>{question}</Unbroken>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
