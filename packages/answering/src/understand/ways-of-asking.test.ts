import type { Locale } from '@berea/scripture'
import { describe, expect, it } from 'vitest'
import { startOfQuestion } from './classify.ts'
import { fold } from './fold.ts'
import type { Intent } from './intent.ts'
import { TONGUES, type Tongue } from './tongue.ts'
import { understand } from './understand.ts'
import { waysOf } from './ways-of-asking.ts'

const ask = (text: string, locale: Locale) => understand({ text, locale, tradition: 'none', mode: 'deep' })

/** Ways of asking that people have beside the well-formed question, by what they are after. */
const ASKED: readonly (readonly [Intent, Locale, ...string[]])[] = [
  [
    'event',
    'en',
    'Why did God send the flood?',
    'David and Bathsheba',
    'the fall of Jericho',
    'why was Jesus baptised',
  ],
  [
    'event',
    'es-es',
    'lo de Jonás y la ballena',
    'Caín y Abel',
    '¿Por qué se bautizó Jesús?',
    'que hizo Moisés en Mara',
  ],
  ['event', 'fr-fr', 'Caïn et Abel', "l'histoire de la veuve de Naïn", 'Pourquoi Jean a-t-il baptisé Jésus ?'],
  ['event', 'fr-fr', 'Comment Daniel a-t-il été sauvé des lions ?', "qu'est ce que Moïse a fait du veau d'or"],
  ['event', 'en', 'How did Haman die?', 'how did Peter escape from prison'],
  ['event', 'es-es', '¿Cómo murió Amán?', '¿Cómo conoció Jacob a Raquel?'],
  ['event', 'fr-fr', 'Comment est mort Haman ?', 'Comment Haman est-il mort ?'],
  ['event', 'zh-cn', '哈曼怎么死的', '彼得怎么逃出监狱的'],
  ['list', 'en', 'twelve tribes', 'the seven seals of revelation', 'fruits of the spirit list'],
  ['list', 'es-es', 'los doce apóstoles', 'dime las siete copas del Apocalipsis', 'las obras de la carne cuáles son'],
  ['list', 'fr-fr', 'les dix plaies', "les sept sceaux de l'Apocalypse c'est lesquels", "liste des fruits de l'Esprit"],
  ['place', 'fr-fr', 'Sur quelle île Paul a-t-il fait naufrage ?', "Où s'est arrêté Jacob pour dormir ?"],
  ['topic', 'fr-fr', 'a-t-on le droit de mentir pour protéger quelqu’un'],
  ['compare', 'fr-fr', 'la foi contre les œuvres'],
  ['person', 'fr-fr', "c'est qui Rahab", 'Lydie, c’était qui'],
  ['topic', 'en', 'What does Sirach say about wine?'],
  ['event', 'en', 'Who wrote on the wall, God or an angel?'],
  ['topic', 'es-es', '¿Qué dice Santiago sobre la lengua?', '¿Qué versículos me recomiendas leer en un bautizo?'],
  ['topic', 'fr-fr', 'Dieu pense quoi des tatouages', 'ça dit quoi la Bible sur le mensonge'],
  ['practical', 'fr-fr', 'comment me pardonner à moi-même', 'Comment ne plus envier les autres ?'],
  ['practical', 'es-es', 'como superar una ruptura', '¿Cómo perdonarse a uno mismo?'],
  ['practical', 'en', 'my roommate keeps lying to me', "i'm pregnant and nobody knows", 'she broke up with me by text'],
  [
    'practical',
    'es-es',
    'No sé perdonar. ¿Cómo se hace?',
    'no paro de llorar desde que murió mi perro',
    'llevo dos años sin trabajo y ya no tengo ganas',
  ],
  ['practical', 'fr-fr', "j'ai raté mon examen et je me sens nulle", 'mon copain m’a quittée hier soir'],
  ['find', 'en', 'I can do all things through Christ', 'I was glad when they said to me let us go'],
  ['find', 'es-es', 'todo lo puedo en el que me fortalece'],
  ['find', 'fr-fr', "où est-ce que Jésus dit qu'il est la vigne", 'je puis tout par celui qui me fortifie'],
]

for (const [intent, locale, ...questions] of ASKED) {
  it.each(questions)(`${intent}: %s`, (question) => expect(ask(question, locale).intent).toBe(intent))
}

describe('a sermon that is told is none to be written', () => {
  it.each<[string, Locale]>([
    ['sermon on the mount', 'en'],
    ['sermón de la montaña', 'es-es'],
    ['le sermon sur la montagne', 'fr-fr'],
  ])('%s', (question, locale) => expect(ask(question, locale).intent).not.toBe('write'))
})

describe('what is asked about stands in the terms without what clings to it', () => {
  it.each<[string, Locale, string]>([
    ['¿Qué piensa Dios del aborto?', 'es-es', 'aborto'],
    ["que va-t-il se passer dans l'avenir", 'fr-fr', 'avenir'],
    ["c'est quoi la foi", 'fr-fr', 'foi'],
    ['where was jacobs well', 'en', 'jacob'],
    ['Jobs friends', 'en', 'Job'],
    ['¿En qué monte se despidió Moisés del pueblo?', 'es-es', 'Moisés'],
    ['What does Sirach say about wine?', 'en', 'wine'],
    ['¿Qué dice Santiago sobre la lengua?', 'es-es', 'lengua'],
    ["Que dit Tobie de l'aumône ?", 'fr-fr', 'aumône'],
    ['¿Quién fue Lázaro?', 'es-es', 'Lázaro'],
    ['Qui était Lazare ?', 'fr-fr', 'Lazare'],
    ['¿Qué dice la Biblia de Elías?', 'es-es', 'Elías'],
    ['¿Quién fue Rut y por qué se quedó?', 'es-es', 'Rut'],
  ])('%s', (question, locale, term) => {
    const { terms } = ask(question, locale)
    expect(terms).toContain(term)
    expect(terms.join(' ')).not.toMatch(/\bl |['’]est|-t-il|por qué|se despidió |^(?:zaro|zare|ías)\b/)
  })
})

describe('a letter that tells a story first is searched by what it asks', () => {
  it.each<[string, Locale, string]>([
    ['My aunt is deaf and moved in with us. What does the Bible say about widows?', 'en', 'widows'],
    ['Mi tía es sorda y vive con nosotros. ¿Qué dice la Biblia de las viudas?', 'es-es', 'viudas'],
    ['Ma tante est sourde et vit chez nous. Que dit la Bible des veuves ?', 'fr-fr', 'veuves'],
  ])('%s', (question, locale, asked) => {
    expect(ask(question, locale).search).toBe(asked)
  })
})

describe('who wrote a book is asked of that book, and of no entry on writing', () => {
  it.each<[string, Locale]>([
    ['Who wrote the letter to the Hebrews?', 'en'],
    ['¿Quién escribió el Apocalipsis?', 'es-es'],
    ["Qui a écrit l'Apocalypse ?", 'fr-fr'],
    ['启示录是谁写的', 'zh-cn'],
  ])('%s', (question, locale) => {
    const { intent, terms, passages } = ask(question, locale)
    expect([intent, passages.length]).toEqual(['background', 1])
    expect(terms.join(' ')).not.toMatch(/wrote|escribi|écrit|写/)
  })
})

describe('whether one is what faith says of them is asked of the faith', () => {
  it.each<[string, Locale]>([
    ['Is Mary the mother of God?', 'en'],
    ['Is Jesus God?', 'en'],
    ['¿Es María la madre de Dios?', 'es-es'],
    ['¿Jesús es Dios?', 'es-es'],
    ['Marie est-elle la mère de Dieu ?', 'fr-fr'],
    ['Jésus est-il Dieu ?', 'fr-fr'],
    ['马利亚是神的母亲吗', 'zh-cn'],
    ['耶穌是不是神', 'zh-tw'],
  ])('%s', (question, locale) => expect(ask(question, locale).intent).toBe('doctrine'))
})

describe('whatever subject a way of asking is put with, it is heard', () => {
  const SUBJECTS: Readonly<Record<Locale, { readonly persons: string[]; readonly topics: string[] }>> = {
    'zh-cn': { persons: ['基甸', '押沙龙', '吕底亚'], topics: ['嫉妒', '友谊', '贪心'] },
    'zh-tw': { persons: ['基甸', '押沙龍', '呂底亞'], topics: ['嫉妒', '友誼', '貪心'] },
    en: { persons: ['Gideon', 'Absalom', 'Lydia'], topics: ['envy', 'friendship', 'greed'] },
    'es-es': { persons: ['Gedeón', 'Absalón', 'Lidia'], topics: ['la envidia', 'la amistad', 'la avaricia'] },
    'fr-fr': { persons: ['Gédéon', 'Absalom', 'Lydie'], topics: ["l'envie", "l'amitié", "l'avarice"] },
  }
  const FRAMES: Readonly<Record<Locale, readonly (readonly [Intent, 'persons' | 'topics', string])[]>> = {
    'zh-cn': [
      ['person', 'persons', '*是谁'],
      ['event', 'persons', '*为什么哭'],
      ['event', 'persons', '*是怎么死的'],
      ['topic', 'topics', '圣经怎么说*'],
      ['compare', 'topics', '*和骄傲有什么区别'],
    ],
    'zh-tw': [
      ['person', 'persons', '*是誰'],
      ['event', 'persons', '*為什麼哭'],
      ['event', 'persons', '*是怎麼死的'],
      ['topic', 'topics', '聖經怎麼說*'],
      ['compare', 'topics', '*和驕傲有什麼區別'],
    ],
    en: [
      ['person', 'persons', 'Who was *?'],
      ['event', 'persons', 'Why did * weep?'],
      ['event', 'persons', 'How did * die?'],
      ['place', 'persons', 'Where did * live?'],
      ['topic', 'topics', 'What does the Bible say about *?'],
      ['topic', 'topics', 'verses about *'],
      ['compare', 'topics', 'What is the difference between * and pride?'],
    ],
    'es-es': [
      ['person', 'persons', '¿Quién fue *?'],
      ['event', 'persons', '¿Por qué lloró *?'],
      ['event', 'persons', '¿Cómo murió *?'],
      ['place', 'persons', '¿Dónde nació *?'],
      ['topic', 'topics', '¿Qué dice la Biblia sobre *?'],
      ['compare', 'topics', '¿Qué diferencia hay entre * y el orgullo?'],
    ],
    'fr-fr': [
      ['person', 'persons', 'Qui était * ?'],
      ['event', 'persons', 'Pourquoi * a-t-il pleuré ?'],
      ['event', 'persons', 'Comment * est-il mort ?'],
      ['place', 'persons', 'Où est né * ?'],
      ['topic', 'topics', 'Que dit la Bible sur * ?'],
      ['compare', 'topics', "Quelle différence y a-t-il entre * et l'orgueil ?"],
    ],
  }
  const asked = (Object.keys(FRAMES) as Locale[]).flatMap((locale) =>
    FRAMES[locale].flatMap(([intent, kind, frame]) =>
      SUBJECTS[locale][kind].map((subject) => ({ intent, locale, question: frame.replace('*', subject) })),
    ),
  )
  it.each(asked)('$intent: $question', ({ intent, locale, question }) => {
    expect(ask(question, locale).intent).toBe(intent)
  })
})

/** The way of asking by which a question is decided. */
function decidedBy(question: string, tongue: Tongue): number {
  const { text } = fold(question)
  const body = text.slice(startOfQuestion(text, tongue)).trimEnd()
  return waysOf(tongue).frames.findIndex(({ patternFor }) => patternFor(body).test(body))
}

describe.each(TONGUES)('each way of asking decides its example, and none before it (%s)', (tongue) => {
  it.each(waysOf(tongue).frames.map(({ intent, example }, at) => ({ intent, example, at })))(
    '$intent: $example',
    ({ example, at }) => expect(decidedBy(example, tongue)).toBe(at),
  )
})
