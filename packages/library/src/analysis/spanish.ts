import { stemmer } from '@orama/stemmers/spanish'
import { wordAnalyser } from './words.ts'

const STOP_WORDS = `el la los las de del un una unos unas y e o a al en es son era eran fue fueron ser ha han había que quien
  quién quienes qué cuál cuáles cómo dónde cuándo por para con su sus se lo le les no si sí yo tú él ella ellos ellas me
  te nos os mi mis tu tus porque como más pero este esta estos estas esto ese esa aquel`

/** `El amor de Dios` → `amor`, `dios`. */
export const analyseSpanish = wordAnalyser(STOP_WORDS, stemmer)
