import { withoutAsking } from '../../understand/asked-after.ts'
import { fold } from '../../understand/fold.ts'
import { charactersOfNames, findMentions } from '../../understand/lexicon/lexicon.ts'
import type { AnswerContext } from '../answer-context.ts'
import { tellsOfOwn } from '../situations/tells-of-own.ts'
import { isTold } from '../telling-verses/told.ts'

/** A few characters that are no words of grammar: Chinese has no capitals to know a name by. */
const NAME =
  '([^\\P{Script=Han}们的了在谁什哪和与跟或说对有是我你他她它这那为就也都不所曾被把向给用买卖个没让三四五六七八九十百千]{2,5}?)'
const BEFORE = '先知|使徒|士师|祭司|长老|执事|国王|君王|王后|弟兄|姊妹|姐妹|圣徒|门徒|同工|将军|元帅'
const BEHIND = '女王|公主|长老|王后|将军|执事|弟兄|姊妹|元帅|王子'

/** All that is left of 先知哈米尔是谁, 谁是马提诺: a name by itself or behind a title. */
const ALONE = new RegExp(`^(?:那?[个位])?(?:${BEFORE})?${NAME}$`, 'u')

/** 介绍一下圣经里的祭司麦诺亚. */
const TITLED_ALONE = new RegExp(`^(?:那?[个位])?女?(?:${BEFORE})${NAME}$`, 'u')

/** Somebody said to be called so: 那个叫乌拉米的女先知, 一个名叫撒必加的人. */
const CALLED = new RegExp(
  `(?:叫做?|名叫|名为|名字叫)${NAME}的(?:女?(?:${BEFORE})|[那这]?个?(?:男|女)?(?:人|王|妇人|童女|仆人|使女|寡妇|少年|牧人))`,
  'u',
)

/** Behind a title within a sentence, and not behind somebody's own: 先知哈米努对约西亚说了什么, but 巴力先知比试. */
const TITLED = new RegExp(
  `(?<![的力假众])(?:${BEFORE})${NAME}(?=是|对|在|为|被|跟|和|打|说|的|有|给|娶|住|怎|去|到|曾|后来|究竟|叫|写|做|作|死|犯|因|杀|建)`,
  'u',
)

/** What a question begins with, before a title or by itself: 卡米多长老做了什么, 米勒沙给扫罗王出过什么主意. */
const FIRST_TITLED = new RegExp(`^(?:请问)?${NAME}(?:${BEHIND})`, 'u')
const FIRST = new RegExp(`^(?:请问)?${NAME}(?<=.{3})(?=给|对|向|替|是)`, 'u')

/** The characters of a question, simplified, without its marks. */
const writtenIn = ({ understood }: AnswerContext): string =>
  fold(understood.question.text).text.replace(/\P{Script=Han}+/gu, '')

/** Does a Chinese question say nothing but a name, and ask whose it is? */
export function isNameAlone(context: AnswerContext): boolean {
  const asked = withoutAsking(writtenIn(context))
  return ALONE.test(asked) || TITLED_ALONE.test(asked)
}

/** A name in a Chinese question that the lexicon does not know, as far as it can be told from words: 先知哈米尔是谁 → 哈米尔. */
export function chineseNameIn(context: AnswerContext): string | undefined {
  const { understood } = context
  const { text, original } = fold(understood.question.text)
  const written = writtenIn(context)
  const asked = withoutAsking(written)
  const isStory = isTold({ understood })
  const found =
    (understood.intent === 'person' && ALONE.exec(asked)) ||
    TITLED_ALONE.exec(asked) ||
    CALLED.exec(written) ||
    TITLED.exec(written) ||
    (isStory && FIRST_TITLED.exec(written)) ||
    (isStory && !tellsOfOwn(understood) && FIRST.exec(written))
  const name = found ? found[1] : undefined
  // Where nothing but the name is said, all of it is the name: 以利亚敏 is not Elijah.
  const isExact = isNameAlone(context)
  const isKnown = findMentions(text, 'zh', original).some(
    ({ field, word }) =>
      (field === 'person' || field === 'place') &&
      name &&
      (word.includes(name) || (name.includes(word) && !isExact && !goesOn(name, word))),
  )
  return isKnown ? undefined : name
}

/** Characters more, all of which names are written with, make another name of it: 以撒迦利米 is not Isaac, 以扫罗 not Esau. */
const goesOn = (name: string, known: string): boolean => {
  const rest = [...name.replace(known, '')]
  return rest.length > 0 && rest.every((character) => charactersOfNames().has(character))
}
