import type { Understood } from '@berea/contract'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './EngineNote.module.css'

const ENGINE = {
  composer: 'engine.composer',
  writer: 'engine.writer',
  persona: 'engine.persona',
} as const satisfies Record<Understood['engine'], WordKey>

/** Says once, calmly, what has answered. */
export function EngineNote({ engine }: { engine: Understood['engine'] | undefined }) {
  const words = useWords()
  const noted = useAppState((state) => state.engineNoted)
  const [read, setRead] = useState(noted)
  if (read || !engine) return null
  const close = () => {
    setRead(true)
    changeAppState({ engineNoted: true })
  }
  return (
    <div className={styles.note}>
      <Notice
        icon={Info}
        action={
          <button type="button" onClick={close}>
            {words('engine.read')}
          </button>
        }
      >
        {words(ENGINE[engine])}
      </Notice>
    </div>
  )
}
