import { useWords } from '../../i18n/words.ts'
import { useInterests } from '../../member/interests.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from './Section.tsx'

/** What was chosen in the tour, and the way back to it. */
export function Interests({ onTour }: { onTour: () => void }) {
  const words = useWords()
  const interests = useInterests()
  const chosen = interests.map((interest) => words(`interest.${interest}`)).join(' · ')
  return (
    <Section
      title={words('settings.interests')}
      note={chosen || words('settings.interests.none')}
      action={<Button onClick={onTour}>{words('settings.tour')}</Button>}
    />
  )
}
