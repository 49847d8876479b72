import type { Understood } from '@berea/contract'
import { CornerLeftUp } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './LeansNote.module.css'

type Props = {
  readonly leans: NonNullable<Understood['leans']>
  /** Asks the question again as it was typed, or in another reading. */
  readonly onAsk: (text?: string) => void
}

/** What was taken over from the conversation, said above the answer, with the other ways of reading the question. */
export function LeansNote({ leans, onAsk }: Props) {
  const words = useWords()
  return (
    <p className={styles.note}>
      <span>
        <CornerLeftUp aria-hidden="true" />
        <Unbroken>{words('leans.on', { text: leans.text })}</Unbroken>
      </span>
      {leans.readings.map((reading) => (
        <button key={reading} type="button" onClick={() => onAsk(reading)}>
          <Unbroken>{reading}</Unbroken>
        </button>
      ))}
      <button type="button" onClick={() => onAsk()}>
        {words('leans.asTyped')}
      </button>
    </p>
  )
}
