import { fold } from '../../understand/fold.ts'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import type { AnswerContext } from '../answer-context.ts'
import type { Found } from '../passages/passages.ts'
import { MEANT, NO_WORDS, personsOf, presence } from '../passages/persons.ts'
import { readPassage } from '../quoting.ts'

/** How a folded question asks for a detail, and with which words a verse tells it. */
type Detail = Readonly<Record<Tongue, { readonly asked: RegExp; readonly told: RegExp }>>

const AGE: Detail = {
  en: {
    asked: /\bhow old\b|\b(?:at )?what age\b|\bhow (?:many years|long) did \S+ live\b/,
    told: /\byears?\b|\bage\b|\baged\b/,
  },
  es: {
    asked: /\bque edad\b|\bcuantos anos (?:tenia|vivio|cumplio|llego)|\bcon cuantos anos\b/,
    told: /\banos?\b|\bedad\b/,
  },
  fr: {
    asked: /\bquel age\b|\bcombien d'annees\b.*\bvec[uû]t?\b/,
    told: /\bans?\b|\bannees?\b|\bagee?s?\b/,
  },
  zh: {
    asked: /[几多]少?大?岁|多大(?:年纪|年龄)|活了?到?(?:多少|几)[年岁]|享年|寿命|[哪几]一?年出生/,
    told: /岁|寿/,
  },
}

const HEIGHT: Detail = {
  en: { asked: /\bhow tall\b/, told: /\btall|\bheight|\bhigh\b|\bstature|\bcubit|\bspan\b|\bgiant|\bheaded? above/ },
  es: {
    asked: /\bcuanto media\b|\b(?:estatura|altura)\b/,
    told: /\balt[oa]s?\b|\baltura|\bestatura|\bcodos?\b|\bpalmo|\bgigante/,
  },
  fr: { asked: /\bquelle taille|\bcombien mesurait/, told: /\btaille|\bhaut|\bcoudee|\bempan|\bgeant/ },
  zh: { asked: /多高|身高|高吗|个子/, told: /高|肘|虎口|伟人|巨人|矮/ },
}

const LOOKS: Detail = {
  en: {
    asked: /\bhow (?:heavy|handsome|beautiful)\b|\bhow much did \S+ weigh|\blook(?:ed)? like\b|\bbeard\b/,
    told: /\btall|\bheight|\bstature|\bcubit|\bspan\b|\bbeaut|\bhandsome|\bruddy|\bhair|\bbeard|\bappearance|\bcountenance|\bfair\b|\bweigh|\bwhite|\bred\b|\bblack|\bpurple|\bscarlet|\bblue|\bcolor/,
  },
  es: {
    asked: /\bcuanto pesaba|\b(?:aspecto|barba)\b|\bcomo era fisicamente|\bque cara\b/,
    told: /\balt[oa]s?\b|\baltura|\bestatura|\bcodos?\b|\bpalmo|\bhermos|\bbell|\brubi|\bparecer\b|\bcabell|\bpelo|\bbarba|\bcolor|\bblanc|\broj|\bbermej|\bnegr|\bpurpura|\bgrana\b|\bescarlata|\bsiclos/,
  },
  fr: {
    asked: /\bcombien pesait|\ba quoi ressemblait|\bbarbe\b/,
    told: /\btaille|\bhaut|\bcoudee|\bempan|\bbeaux?\b|\bbelles?\b|\bcheveu|\bpoil|\bbarbe|\bfigure|\bcouleur|\bblanc|\bnoir|\brou[gx]|\bpourpre|\bcramoisi|\bsicles/,
  },
  zh: {
    asked: /长(?:得)?什么样|长相|体重|胡子|外貌/,
    told: /高|肘|俊|美|容貌|相貌|面貌|(?<!打)发|须|颜色|白|红|黑|紫|朱|蓝|重|舍客勒/,
  },
}

const COLOUR: Detail = {
  en: {
    asked: /\bcolou?r/,
    told: /\bcolou?r|\bwhite|\bred\b|\bblack|\bpurple|\bscarlet|\bblue|\bgr[ea]y|\bruddy|\bpale|\bgreen/,
  },
  es: {
    asked: /\bcolor/,
    told: /\bcolor|\bblanc|\broj|\bbermej|\brubi|\bnegr|\bpurpura|\bgrana\b|\bescarlata|\bcardeno|\bcan[oa]s\b|\bverde/,
  },
  fr: {
    asked: /\bcouleur/,
    told: /\bcouleur|\bblanc|\bnoir|\brou[gx]|\bblond|\bpourpre|\bcramoisi|\becarlate|\bbleu|\bvert/,
  },
  zh: { asked: /什么颜色|哪种颜色/, told: /颜色|白|红|黑|紫|朱|蓝|绿|灰/ },
}

const detailsAsked = ({ understood, locale }: AnswerContext): Detail[] =>
  [AGE, HEIGHT, LOOKS, COLOUR].filter((detail) =>
    detail[tongueOf(locale)].asked.test(fold(understood.question.text).text),
  )

export const asksDetail = (context: AnswerContext): boolean => detailsAsked(context).length > 0

/** Is a detail asked for that no verse of the passage tells of the one who is asked about: Ruth's age, the colour of Esther's eyes? */
export function lacksDetail(context: AnswerContext, { pericope }: Found): boolean {
  const tongue = tongueOf(context.locale)
  const [one] = personsOf(context).filter(({ isPerson }) => isPerson)
  const asked = detailsAsked(context)
  if (!one || asked.length === 0) return false
  const near = (readPassage(context, pericope)?.verses ?? []).filter(
    ({ verse }) => presence(one, { first: verse, last: verse }, NO_WORDS) >= MEANT,
  )
  return asked.some((detail) => !near.some(({ text }) => detail[tongue].told.test(fold(text).text)))
}
