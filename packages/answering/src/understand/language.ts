import type { Locale } from '@berea/scripture'
import { step } from '../work.ts'
import { countScripts } from './fold.ts'
import { wordsOf } from './lexicon/lexicon.ts'
import { TONGUES, type Tongue } from './tongue.ts'

/** Small words that hardly another of the three languages has. Accents folded. */
const SMALL_WORDS: Readonly<Record<Exclude<Tongue, 'zh'>, ReadonlySet<string>>> = {
  en: new Set(
    `the of and to in is was are were what who why how where when which does did do that this these those with for from by not
    his her its he she they we you i my your our their it be been being have has had can could should would will shall about there
    any some if or but so into than then them him us at as an a on am im dont didnt isnt please tell give me say says said mean means meaning
    bible verse verses passages explain find show write list name read story three four five seven eight nine ten twelve names wife`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `el la los las de del y que en un una unos unas es era eran fue fueron son al lo le les se su sus mi mis tu tus con por para como
    quien quienes cual cuales donde cuando cuanto cuantos cuantas dice dicen sobre no si o u muy mas pero porque esta este esto estos
    estas eso ese hay ha han habla hizo hacer soy estoy tengo puedo debo quiero necesito siento siente me te nos yo ella ellos nosotros qué sin segun hasta desde dijo versiculo
    versiculos pasaje pasajes significa a he hemos han habia otra otro otros otras vez veces cada ya tambien nada todo toda todos todas
    nunca siempre ahora hoy ayer hijo hijos hija hijas marido mujer hermano hermana madre padre tiene tienen va van voy puede biblia dios hola gracias dame cuentame explicame quiere tres cuatro cinco siete ocho nueve diez doce`.split(
      /\s+/,
    ),
  ),
  fr: new Set(
    `le la les de du des et que qui quoi en un une est etait etaient sont au aux ce cet cette ces ca se sa son ses mon ma mes ton ta tes
    avec pour par comment pourquoi quel quelle quels quelles ou quand combien dit disent sur ne pas ni si mais parce il elle ils elles on
    nous vous je tu y a ont fait faire suis ai peut puis dois veux sens me te dans sans selon jusque depuis verset versets signifie dieu
    deja toujours jamais encore tout tous toute toutes rien aussi tres bien mal fils fille enfant enfants mari femme frere soeur pere mere
    vais va vont peux veut
    bonjour salut merci qu explique raconte donne-moi etre avoir leur leurs trois quatre cinq sept huit neuf dix douze`.split(
      /\s+/,
    ),
  ),
}

/** Letters and marks that one of the three has and the others have not. */
const TELLTALE: readonly (readonly [Exclude<Tongue, 'zh'>, RegExp])[] = [
  ['es', /[ñ¿¡áíóú]/giu],
  // Spanish quotes with « » too, but sets no spaces within them.
  ['fr', /[çèêëàùûôîïœ]|«\s|\s»|\b(?:qu|[ldcnsjm])['’]/giu],
]

function chineseLocale(text: string, fallback: Locale): Locale {
  const { traditional, simplified } = countScripts(text)
  // A form that both scripts use may count as simplified in a traditional text; the other way about it does not happen.
  if (traditional > 0 && traditional >= simplified) return 'zh-tw'
  if (simplified > 0) return 'zh-cn'
  return fallback === 'zh-tw' ? 'zh-tw' : 'zh-cn'
}

const LOCALE_OF: Readonly<Record<Exclude<Tongue, 'zh'>, Locale>> = { en: 'en', es: 'es-es', fr: 'fr-fr' }

/** In so few words, one that another language has as well is no reason to answer in that one: «me violaron», «dime un salmo». */
const FEW_WORDS = 4
const ONE_WORD = 1

/**
 * The language of a question, its references already taken out.
 * `耶穌為什麼哭了` → `zh-tw`; `¿Quién fue Enoc?` → `es-es`; `` (a bare reference) or `Melchizedek`, which is no language's own → the interface's.
 * A Chinese question that names an English book or word is still Chinese.
 */
export function languageOf(text: string, folded: string, fallback: Locale): Locale {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (han > 0 && han * 3 >= latin) return chineseLocale(text, fallback)
  const words = folded.match(/[a-z]+/g) ?? []
  step(words.length)
  const scores = TONGUES.filter((tongue) => tongue !== 'zh').map((tongue) => {
    const letters = TELLTALE.reduce(
      (sum, [of, marks]) => sum + (of === tongue ? (text.match(marks)?.length ?? 0) * 1.5 : 0),
      0,
    )
    const own = words.reduce(
      (sum, word) => sum + (SMALL_WORDS[tongue].has(word) ? 1 : wordsOf(tongue).has(word) ? 0.9 : 0),
      0,
    )
    return { locale: LOCALE_OF[tongue], score: letters + own }
  })
  const best = Math.max(...scores.map((one) => one.score))
  if (best === 0) return fallback
  const own = scores.find((one) => one.locale === fallback)?.score
  if (own !== undefined && best - own <= (words.length <= FEW_WORDS ? ONE_WORD : 0)) return fallback
  return scores.find((one) => one.score === best)!.locale
}
