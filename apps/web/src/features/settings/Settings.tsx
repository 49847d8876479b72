import { LOCALES, type Locale } from '@berea/scripture'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Moon, Sun } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { call } from '../../api/client.ts'
import { chooseLanguage, LANGUAGE_NAMES } from '../../i18n/choose-language.ts'
import { LANG, useWords } from '../../i18n/words.ts'
import { type ColourMode, changeAppState, SIZES, useAppState } from '../../storage/app-state.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { toast } from '../../ui/toast.tsx'
import { EditionChoice } from './EditionChoice.tsx'
import { ExpressionChoice } from './ExpressionChoice.tsx'
import { Sample } from './Sample.tsx'
import styles from './Settings.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'

const MODES = [
  { value: 'light', icon: <Sun /> },
  { value: 'dark', icon: <Moon /> },
  { value: 'system', icon: <Monitor /> },
] as const

/** How the page looks and speaks; `children` stand below the title. */
export function Settings({ children }: { children?: ReactNode }) {
  const words = useWords()
  const { mode, size, lessMotion, shortcuts, answerMode } = useAppState()
  const modes = MODES.map(({ value, icon }) => ({
    value,
    label: (
      <>
        {icon} {words(`settings.mode.${value}`)}
      </>
    ),
  }))
  return (
    <div className={styles.settings}>
      <h1>{words('settings.title')}</h1>
      {children}
      <LanguageChoice />
      <section>
        <h2>{words('settings.theme')}</h2>
        <ThemeChoice />
      </section>
      <Row title={words('settings.mode')} note={words('settings.mode.note')}>
        <Segmented<ColourMode>
          label={words('settings.mode')}
          value={mode}
          choices={modes}
          onChoose={(chosen) => changeAppState({ mode: chosen })}
        />
      </Row>
      <section>
        <h2 id="text-size">{words('settings.size')}</h2>
        <div className={styles.slider}>
          <span aria-hidden="true">{words('settings.letter')}</span>
          <input
            type="range"
            aria-labelledby="text-size"
            aria-valuetext={words('settings.percent', { n: Math.round(size * 100) })}
            min={0}
            max={SIZES.length - 1}
            value={SIZES.indexOf(size)}
            style={{ '--at': SIZES.indexOf(size) / (SIZES.length - 1) } as CSSProperties}
            onChange={(event) => changeAppState({ size: SIZES[Number(event.target.value)] ?? 1 })}
          />
          <span aria-hidden="true">{words('settings.letter')}</span>
        </div>
        <Sample />
      </section>
      <EditionChoice />
      <section>
        <h2>{words('expression.title')}</h2>
        <p>{words('expression.note')}</p>
        <ExpressionChoice />
      </section>
      <Row title={words('settings.answers')} note={words('settings.answers.note')}>
        <Segmented
          label={words('settings.answers')}
          value={answerMode}
          choices={(['deep', 'quick'] as const).map((value) => ({ value, label: words(`mode.${value}`) }))}
          onChoose={(chosen) => changeAppState({ answerMode: chosen })}
        />
      </Row>
      <Switch
        title={words('settings.motion')}
        note={words('settings.motion.note')}
        on={lessMotion}
        onChange={(on) => changeAppState({ lessMotion: on })}
      />
      <Switch
        title={words('settings.shortcuts')}
        note={words('settings.shortcuts.note')}
        on={shortcuts}
        onChange={(on) => changeAppState({ shortcuts: on })}
      />
    </div>
  )
}

function LanguageChoice() {
  const words = useWords()
  const language = useAppState((state) => state.language)
  const tell = useMutation({ mutationFn: (chosen: Locale) => call('modifyMember', { body: { language: chosen } }) })
  const choose = async (chosen: Locale) => {
    try {
      await chooseLanguage(chosen)
    } catch {
      toast(words('error.notDone'))
      return
    }
    tell.mutate(chosen)
  }
  return (
    <section>
      <h2>{words('settings.language')}</h2>
      <Segmented
        label={words('settings.language')}
        value={language}
        choices={LOCALES.map((value) => ({ value, label: <span lang={LANG[value]}>{LANGUAGE_NAMES[value]}</span> }))}
        onChoose={choose}
      />
    </section>
  )
}

function Row({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      {children}
    </section>
  )
}

type SwitchProps = {
  readonly title: string
  readonly note: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ title, note, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <section className={styles.row}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-labelledby={id}
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </section>
  )
}
