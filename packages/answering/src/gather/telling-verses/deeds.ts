import { analyse, analysedLanguage } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { withoutLongerNames } from '../../understand/lexicon/lexicon.ts'
import { type AnswerContext, wordsOf } from '../answer-context.ts'
import { baseOf } from '../english-verbs.ts'

/**
 * What is done, by the words that tell it: English | Spanish | French | Chinese. A question asks how Haman died, the
 * verse says that they hanged him: after `<` stand words that tell it of whom it is done to.
 */
const DEEDS = `
die, death, dead, perish < kill, slay, murder, hang, stab, strike | morir, murió, murieron, muerto, muerte, expirar, perecer, ahorcó < matar, mató, mataron, ahorcar, colgar, colgaron, hirió | mourir, mort, mourut, moururent, expirer, expira, périr, périt < tuer, tua, tuèrent, pendre, pendit, égorger, frappa | 死, 断气, 气绝, 丧命 < 杀, 挂, 吊, 刺透
kill, slay, murder, death | matar, mató, mataron, muerte | tuer, tua, tuèrent, tué, mourir | 杀, 害死, 治死
flee, escape, run away, hide | huir, huyó, huyeron, huye, huido, escapar, escapó, esconder, escondió | fuir, fuit, enfuir, enfuit, enfui, échapper, échappa, sauver, sauva, cacher, cacha | 逃, 躲, 藏
marry, wife, husband, wed | casar, casó, esposa, mujer, desposar, desposada | épouser, épousa, marier, femme, fiancer, fiancée | 娶, 嫁, 妻, 聘, 许配
weep, cry, tear, mourn | llorar, lloró, lágrimas, llanto | pleurer, pleura, larmes, deuil | 哭, 流泪, 眼泪
prison, jail, bound, chain | cárcel, prisión, preso, encarcelar, encarcelaron, cadenas | prison, emprisonner, prisonnier, chaînes, geôlier | 监, 囚, 锁链, 捆锁
betray, deliver over | traicionar, traicionó, entregar, entregó | trahir, trahit, trahi, livrer, livra | 出卖, 卖主, 交给, 交在
sell, sold | vender, vendió, vendieron, vendido | vendre, vendit, vendirent, vendu | 卖
deceive, trick, lie, cheat | engañar, engañó, engaño, mentir, mintió | tromper, trompa, trompé, mentir, ruse | 骗, 欺, 谎, 诡诈, 诡计
fight, wrestle, battle, struggle | luchar, luchó, pelear, peleó, batalla | lutter, lutta, lutté, combattre, combattit, bataille | 摔跤, 较力, 打仗, 争战, 交战
leper, leprosy, leprous | leproso, leprosa, lepra | lépreux, lépreuse, lèpre | 麻风, 麻疯
shipwreck, ship, aground, boat | naufragar, naufragó, naufragio, nave, barco, encallar, encalló | naufrage, navire, bateau, échouer | 船, 搁浅
mute, dumb, speechless | mudo, enmudecer | muet, muette | 哑, 说不出话
behead, head | decapitar, decapitó, cabeza | décapiter, décapita, tête | 砍, 斩, 头
rule, ruler, govern, governor, charge, command | gobernar, gobernador, gobernante, mando | gouverner, gouverneur, gouverne, commandement | 宰相, 治理, 管理, 统管, 派你
separate, part, disagreement | separar, separaron, separarse, apartar, apartaron | séparer, séparèrent, séparés, dissentiment | 分开, 分离, 分手, 争论
stone < stone | apedrear, apedrearon, apedreado < piedra | lapider, lapidèrent, lapidé < pierre | 石头
anoint, perfume, ointment | ungir, ungió, perfume, ungüento | oindre, oignit, parfum | 膏
heal, cure | sanar, sanó, sanado, curar, curó | guérir, guérit, guéri | 医治, 医好, 治好, 痊愈
meet, met | encontrar, encontró, conocer, conoció | rencontrer, rencontra, rencontré | 遇见, 相遇, 认识, 迎接
hate, envy, jealous | odiar, aborrecer, aborrecían, envidia, celos | haïr, haïrent, jaloux, jalousie, envie | 恨, 嫉妒
refuse, spare | rehusar, negarse, perdonar, perdonó | refuser, refusa, refusé, épargner, épargna | 不肯, 不敢, 爱惜
`

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'es-es': 1, 'fr-fr': 2, 'zh-cn': 3, 'zh-tw': 3 }

type Deed = { readonly told: readonly string[]; readonly suffered: readonly string[] }

const tables = new Map<number, readonly Deed[]>()

/** Each deed by the words that tell it: as the analyser gives them; in Chinese as they stand. */
function deedsIn(locale: Locale): readonly Deed[] {
  const column = COLUMN[locale]
  const known = tables.get(column)
  if (known) return known
  const read = (words = '') =>
    words.split(',').flatMap((word) => (locale.startsWith('zh') ? [word.trim()] : [...wordsOf(word, locale)]))
  const made = DEEDS.trim()
    .split('\n')
    .map((line) => line.split('|')[column]!.split('<'))
    .map(([told, suffered]) => ({ told: read(told), suffered: suffered === undefined ? [] : read(suffered) }))
  tables.set(column, made)
  return made
}

type Asked = Pick<AnswerContext, 'doers' | 'matter' | 'locale' | 'core'>
type Words = { readonly told: ReadonlySet<string>; readonly suffered: ReadonlySet<string> }

const asked = new WeakMap<object, Words>()

/** The words by which what is asked of those named may be told. */
function deedWords(context: Asked): Words {
  const known = asked.get(context)
  if (known) return known
  const isChinese = context.locale.startsWith('zh')
  const core = fold(context.core).text
  const isAsked = (word: string) => (isChinese ? core.includes(word) : context.matter.has(word))
  const deeds = deedsIn(context.locale).filter(({ told }) => told.some(isAsked))
  // Pairs of Chinese characters are words by chance only: 不能 is nothing done.
  const own = isChinese ? [] : context.matter
  const words = {
    told: new Set([...own, ...deeds.flatMap(({ told }) => told)]),
    suffered: new Set(deeds.flatMap(({ suffered }) => suffered)),
  }
  asked.set(context, words)
  return words
}

/** Is it asked how somebody came by what others did to them, as a death? Then the verse that tells the deed answers, and nothing beside it. */
export const asksWhatBefell = (context: Asked): boolean =>
  context.doers.length === 1 && deedWords(context).suffered.size > 0

/** Words, or Chinese characters, between one who is named and what is told of them: "Jesus then wept" tells it of him. */
const APART = 2
const APART_IN_CHINESE = 9

/**
 * Does a verse tell of one who is named what is asked of them? Subject and verb stand beside each other:
 * of «¿Por qué lloró Jesús?» «Y lloró Jesús» does, «Dícele Jesús: Mujer, ¿por qué lloras?» does not.
 */
export function isDeed(context: Asked, text: string): boolean {
  const { doers, matter, locale } = context
  const language = analysedLanguage(locale)
  if (!language || doers.length === 0 || matter.size === 0) return false
  const { told, suffered } = deedWords(context)
  if (language === 'zh') {
    const folded = fold(text).text
    return doers.some(({ name }) => folded.includes(name) && isDeedInChinese(name, told, suffered, folded))
  }
  const analysed = analyse(text, language, { stopWords: 'keep' })
  const words = language === 'en' ? analysed.map(baseOf) : analysed
  const named = words.flatMap((word, at) => (doers.some((one) => one.words.has(word)) ? [at] : []))
  return words.some(
    (word, at) =>
      (told.has(word) && named.some((other) => other !== at && Math.abs(at - other) <= APART)) ||
      // They killed him: whom a deed is done to follows it.
      (suffered.has(word) && named.some((other) => other > at && other - at <= APART)),
  )
}

function isDeedInChinese(
  name: string,
  told: ReadonlySet<string>,
  suffered: ReadonlySet<string>,
  text: string,
): boolean {
  return withoutLongerNames(text, name)
    .split(/[.!?;:"]/)
    .some((sentence) =>
      placesIn(sentence, name).some((at) => {
        const after = sentence.slice(at + name.length, at + name.length + APART_IN_CHINESE)
        const before = sentence.slice(Math.max(0, at - APART_IN_CHINESE), at)
        // 杀了他, 将他杀了, 他被杀: what stands before or after a name does not yet say who does it.
        const isSuffered = [...suffered].some(
          (deed) =>
            before.slice(-4).includes(deed) ||
            (after.includes(deed) && (/[将把]$/.test(before) || /^.{0,2}被/.test(after))),
        )
        return isSuffered || [...told].some((deed) => before.includes(deed) || after.includes(deed))
      }),
    )
}

function placesIn(text: string, word: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at)
  return places
}
