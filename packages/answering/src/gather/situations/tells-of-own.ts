import { asks } from '../../understand/asks.ts'
import { speaksOfSelf } from '../../understand/first-person.ts'
import { fold } from '../../understand/fold.ts'
import type { Understood } from '../../understand/question.ts'
import { tongueOf } from '../../understand/tongue.ts'

/** In Chinese whoever is somebody's own is named without saying so. */
const KIN =
  /老公|老婆|先生|太太|丈夫|妻子|爸|妈(?!祖)|爹|娘|公公|婆婆|岳[父母]|儿子|女儿|孩子|小孩|男友|女友|[男女]朋友|老板|上司|主管|同事|闺蜜|另一半|爱人|对象|媳妇|女婿|亲家|亲戚|室友|房东|领导|爷爷|奶奶|外[公婆]|姥[姥爷]|老伴|闺女/

export type Spoken = Pick<Understood, 'question' | 'locale'>

/** Does somebody speak of themselves? «Llevó» is said of another, though it folds to «llevo». */
export const tellsOfSelf = ({ question, locale }: Spoken): boolean =>
  speaksOfSelf(fold(question.text.replace(/llevó/giu, '')).text, tongueOf(locale))

/** Of themselves or their own: in Chinese a question on somebody of the Bible may seem to. */
export const tellsOfOwn = (spoken: Spoken): boolean =>
  tellsOfSelf(spoken) || (spoken.locale.startsWith('zh') && KIN.test(fold(spoken.question.text).text))

/** Do they tell of it, and ask nothing? */
export const saysOwn = (spoken: Spoken): boolean =>
  tellsOfOwn(spoken) && !asks(fold(spoken.question.text).text, tongueOf(spoken.locale))
