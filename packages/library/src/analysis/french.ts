import { stemmer } from '@orama/stemmers/french'
import { wordAnalyser } from './words.ts'

const STOP_WORDS = `le la les l de des du d un une et à a au aux en est sont était étaient être été ont avait avaient ai as
  que qu qui quoi quel quelle quels quelles où comment pourquoi quand combien ce c cet cette ces ceux celui celle il elle
  ils elles on se s sa son ses leur leurs dans par pour sur avec ne n pas plus ou mais si j je tu te t me m nous vous lui
  y eux votre vos notre nos mon ma mes ton ta tes aussi lorsque lorsqu puisqu jusqu quelqu`

/** `L’amour de Dieu` → `amour`, `dieu`. */
export const analyseFrench = wordAnalyser(STOP_WORDS, stemmer)
