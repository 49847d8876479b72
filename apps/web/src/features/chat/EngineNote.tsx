import type { Understood } from '@berea/contract'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './EngineNote.module.css'

const ENGINE = {
  composer: 'engine.composer',
  writer: 'engine.writer',
  persona: 'engine.persona',
} as const satisfies Record<Understood['engine'], WordKey>

/** Says calmly what has answered: under the first answer that a browser shows, and never again. */
export function EngineNote({ engine }: { engine: Understood['engine'] }) {
  const words = useWords()
  const [hidden, setHidden] = useState(() => useAppState.getState().engineNoted)
  useEffect(() => changeAppState({ engineNoted: true }), [])
  if (hidden) return null
  return (
    <div className={styles.note}>
      <Notice
        icon={Info}
        action={
          <button type="button" onClick={() => setHidden(true)}>
            {words('engine.read')}
          </button>
        }
      >
        {words(ENGINE[engine])}
      </Notice>
    </div>
  )
}
