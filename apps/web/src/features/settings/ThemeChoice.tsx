import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { changeAppState, THEMES, useAppState } from '../../storage/app-state.ts'
import styles from './Settings.module.css'

/** The four pigments, each shown as a small room of its own. */
export function ThemeChoice() {
  const words = useWords()
  const name = useId()
  const chosen = useAppState((state) => state.theme)
  return (
    <fieldset className={styles.themes}>
      <legend className="hidden-text">{words('settings.theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            className="hidden-text"
            checked={theme === chosen}
            onChange={() => changeAppState({ theme })}
          />
          <span
            className={styles.room}
            data-theme={theme}
            data-mode={document.documentElement.dataset.mode}
            aria-hidden="true"
          >
            <i />
            <b>{words('settings.sample')}</b>
            <em />
          </span>
          <span>{words(`theme.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
