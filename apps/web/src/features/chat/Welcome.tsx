import { ArrowRight, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { useSuggestions } from './queries.ts'
import styles from './Welcome.module.css'

const SHOWN = 4

/** An empty conversation: a greeting by the hour, and questions to begin with. */
export function Welcome({ onAsk, onLoaded }: { onAsk: (text: string) => void; onLoaded: () => void }) {
  const words = useWords()
  useEffect(onLoaded, [onLoaded])
  return (
    <div className={styles.welcome}>
      <h1>
        <span>{words(greeting(new Date().getHours()))}</span> <span>{words('welcome.ask')}</span>
      </h1>
      <Suggestions onAsk={onAsk} />
    </div>
  )
}

function greeting(hour: number): WordKey {
  if (hour < 5 || hour >= 18) return 'welcome.evening'
  return hour < 12 ? 'welcome.morning' : 'welcome.afternoon'
}

function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const words = useWords()
  const suggestions = useSuggestions()
  const [start, setStart] = useState(0)
  if (suggestions.isPending) return <Skeleton label={words('welcome.loading')} lines={4} />
  // Nobody needs a suggestion to ask: without any the page is only quieter.
  if (suggestions.isError || suggestions.data.items.length === 0) return null
  const { items } = suggestions.data
  const shown = Array.from({ length: Math.min(SHOWN, items.length) }, (_, i) => items[(start + i) % items.length]!)
  return (
    <section>
      <div className={styles.head}>
        <h2>{words('welcome.suggestions')}</h2>
        {items.length > SHOWN && (
          <button type="button" onClick={() => setStart((at) => (at + SHOWN) % items.length)}>
            <RotateCw aria-hidden="true" /> {words('welcome.others')}
          </button>
        )}
      </div>
      <ul>
        {shown.map(({ text, intent }) => (
          <li key={text}>
            <button type="button" onClick={() => onAsk(text)}>
              <span>
                <Unbroken>{text}</Unbroken>
                <small>{words(`intent.${intent}`)}</small>
              </span>
              <ArrowRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
