import { type Ref, useContext, useState } from 'react'
import { useLocale, useWords } from '../../i18n/words.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { AnswerPart } from './answer-part.ts'
import { questionSize } from './question-size.ts'
import styles from './TurnView.module.css'
import type { Turn } from './turns.ts'

type Props = {
  readonly turn: Turn
  readonly first: boolean
  readonly last: boolean
  readonly ref?: Ref<HTMLElement> | undefined
  readonly onAsk: (text: string, alone?: boolean) => void
}

/** One page of the conversation: the question as its title, the answer as its article. */
export function TurnView({ turn, first, last, ref, onAsk }: Props) {
  const words = useWords()
  const AnswerView = useContext(AnswerPart)
  const locale = useLocale()
  const hasHan = /\p{Script=Han}/u.test(turn.text)
  const Title = first ? 'h1' : 'h2'
  const { size, folds } = questionSize(turn.text)
  const [unfolded, setUnfolded] = useState(false)
  const folded = folds && !unfolded
  return (
    <article ref={ref} id={turn.id} className={`${styles.turn} ${last ? styles.last : ''}`}>
      <Title
        className={styles.question}
        tabIndex={-1}
        data-size={size}
        data-folded={folded}
        lang={hasHan && !locale.startsWith('zh') ? 'zh' : undefined}
      >
        <Unbroken>{turn.text}</Unbroken>
      </Title>
      {folds && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded((before) => !before)}
        >
          {words(folded ? 'question.unfold' : 'question.fold')}
        </button>
      )}
      {turn.answer && (
        <AnswerView
          message={turn.answer}
          question={turn.text}
          isSearch={turn.against !== undefined}
          first={first}
          last={last}
          onAsk={onAsk}
        />
      )}
    </article>
  )
}
