import { Tour } from '../../features/tour/Tour.tsx'
import { LanguageMenu } from '../frame/LanguageMenu.tsx'

/** The beginning of a visit, over the page. */
export const TourPage = (props: { again: boolean; onClose: () => void }) => (
  <Tour {...props} language={<LanguageMenu />} />
)
