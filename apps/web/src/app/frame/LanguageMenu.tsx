import { LOCALES, type Locale } from '@berea/scripture'
import { Globe } from 'lucide-react'
import { chooseLanguage, LANGUAGE_NAMES } from '../../i18n/choose-language.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'
import { Pick } from '../../ui/Pick.tsx'
import { toast } from '../../ui/toast.tsx'

/** The language of the page, where there is no way to the settings yet. */
export function LanguageMenu() {
  const words = useWords()
  const locale = useLocale()
  const choose = (chosen: Locale) => void chooseLanguage(chosen).catch(() => toast(words('error.notDone')))
  return (
    <Menu
      trigger={
        <Pick
          icon={<Globe aria-hidden="true" />}
          lang={LANG[locale]}
          aria-label={`${words('settings.language')}: ${LANGUAGE_NAMES[locale]}`}
        >
          {LANGUAGE_NAMES[locale]}
        </Pick>
      }
    >
      <MenuChoices<Locale>
        value={locale}
        choices={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: LANG[value] }))}
        onChoose={choose}
      />
    </Menu>
  )
}
