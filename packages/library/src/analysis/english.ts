import porter2 from 'wink-porter2-stemmer'
import { wordAnalyser } from './words.ts'

const STOP_WORDS = `the a an of and to in is was were be been are am that which who whom whose what when where why how
  did do does doing done have has had having he she it they them his her hers their its this these those for with on at
  by as from not no if will would shall should may might can could must i you your yours we our us me my him himself
  herself themselves itself than then there here about into out up so but or nor all any also thee thou thy thine ye
  unto upon hath doth saith art wilt shalt hast s t`

/**
 * Old verbs meet the new ones: read as a past tense, `loveth` comes out as `love`, `sitteth` as `sit`, `seeketh` as
 * `seek`, because the stemmer knows what `-ed` has done to a verb.
 */
const modern = (word: string): string => (word.length > 5 && word.endsWith('eth') ? `${word.slice(0, -3)}ed` : word)

/** `He that loveth his brother` → `love`, `brother`. Porter 2, as the vectors' vocabulary. */
export const analyseEnglish = wordAnalyser(STOP_WORDS, (word) => porter2(modern(word)))
