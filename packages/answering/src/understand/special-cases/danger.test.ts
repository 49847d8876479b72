import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import { CRIES } from './cries.test-support.ts'
import { asksAboutSuicide, DANGERS, findDanger } from './danger.ts'

describe('a person in danger', () => {
  it.each(DANGERS)('is heard in every language: %s', (danger) => {
    const missed = CRIES[danger].filter((cry) => !findDanger(fold(cry).text)?.isSure)
    expect(missed).toEqual([])
  })

  it.each(DANGERS)('is told apart from the other kinds: %s', (danger) => {
    const taken = CRIES[danger].filter((cry) => findDanger(fold(cry).text)?.danger !== danger)
    expect(taken.length / CRIES[danger].length).toBeLessThan(0.12)
  })

  it.each([
    'I feel like giving up on everything',
    '我已经看不到任何希望',
    'no hay esperanza para mí',
    'à quoi bon continuer',
  ])('is not sure of hopeless words: %s', (words) =>
    expect(findDanger(fold(words).text)).toEqual({ danger: 'self-harm', isSure: false }),
  )

  it.each([
    ['my phone died and I want to read on', undefined],
    ['my phone died and I want to die', 'self-harm'],
    ['I used to cut myself, I have been free for six years', undefined],
    ['I used to cut myself, I was free for six years, now I cut myself again', 'self-harm'],
    ['I am preparing a sermon on a man who hits his wife', undefined],
    ['how many mg of ibuprofen can i take with blood pressure pills', undefined],
    ['how many pills does it take', 'self-harm'],
    ['my husband hits me', 'abuse'],
    ['my uncle hits me and I am 11', 'child'],
  ])('is weighed with what stands beside it: %s', (words, danger) => {
    const heard = findDanger(fold(words).text)
    expect(heard?.isSure ? heard.danger : undefined).toBe(danger)
  })

  it.each([
    'I don’t want to live in this world any more',
    'I would rather die than live like this',
    'no quiero vivir en este mundo',
    'je ne veux plus vivre dans ce monde',
    'I have nobody left to say goodbye to and by morning it will not matter',
    'ya he dejado pagado el entierro, mañana no hace falta que me llaméis',
    'depuis hier il garde mes clés et mes papiers, je dors dans la buanderie',
    '他把门从外面反锁，已经三天了，我只有这个手机',
    '我把存摺放在桌上，明天就不用再叫我起床了',
    '我给孩子们都留了话，明早他们会明白的',
    '佢攞住把刀喺門外面鬧我，我匿咗喺廁所',
    'the angel wants my boy on the altar before sunrise',
    'me reventó la cara con el cinto y dije en el trabajo que me caí',
    'j’ai laissé les lettres sur le buffet, ce soir je rejoins ma femme',
  ])('is heard where no sign is known: %s', (words) => {
    const heard = findDanger(fold(words).text)
    expect(heard?.isSure).toBe(true)
  })

  it.each([
    '我家猫又把沙发抓烂了，我要宰了它，哈哈',
    '被主管盯到崩潰，報告又要重寫，求一節經文',
    'my mum is going to murder me when she sees the dent, lol',
    'I don’t want to live in the suburbs any more',
    'ya no quiero vivir en el pueblo',
    'ma fille préférerait mourir plutôt que de chanter',
    'no puedo más con esta dieta, ¿un versículo?',
    'Dieu se lasse-t-il de moi quand je retombe dans la gourmandise ?',
  ])('is not heard in big words about small things, nor in a heavy conscience: %s', (words) =>
    expect(findDanger(fold(words).text)?.isSure).not.toBe(true),
  )

  it.each(['有句话大概是压伤的芦苇他不折断，哪儿的', 'a bruised reed shall he not break, where is it'])(
    'is not suspected in a verse half remembered: %s',
    (words) => expect(findDanger(fold(words).text)).toBeUndefined(),
  )

  it.each(['We read of the king and his servants in the second book. ', '我们今天读列王纪，讲到王和他的仆人。'])(
    'is heard in the middle of a long text, without delay: %s',
    (filler) => {
      const long = (words: string): string => fold(filler.repeat(60) + words + filler.repeat(60)).text
      expect(findDanger(long(''))).toBeUndefined()
      expect(
        findDanger(
          long('I have written my letters and tonight I will be gone, nobody can stop me. 我今晚就走，遗书写好了。'),
        )?.isSure,
      ).toBe(true)
    },
  )

  it.each([
    ['We read of the king and his servants in the second book. ', 'my husband hits me every night. '],
    ['Leemos del rey y de sus siervos en el segundo libro. ', 'mi marido me pega todas las noches. '],
    ['我们今天读列王纪，讲到王和他的仆人。', '丈夫每天晚上都打我。'],
  ])('is named in the middle of a long text: %s%s', (filler, words) => {
    const text = fold(filler.repeat(90) + words + filler.repeat(90)).text
    expect(findDanger(text)).toEqual({ danger: 'abuse', isSure: true })
  })

  it.each([
    'Why did Judas kill himself?',
    'to live is Christ, to die is gain',
    'I hit rock bottom and found God',
    'I am 14 and I want to be baptized',
    'I’m afraid of dying of cancer',
    '¿Por qué Herodes mató a los niños?',
    'No matarás, ¿qué significa?',
    'Ma femme et moi on se dispute sans arrêt',
    'Jephthé a-t-il réellement sacrifié sa fille ?',
    '那个从窗户掉下去的少年叫什么名字',
    '我得了癌症，很怕死',
    '聖經怎麼看自殺',
  ])('is not imagined in stories, sayings and questions of knowledge: %s', (question) =>
    expect(findDanger(fold(question).text)?.isSure).not.toBe(true),
  )
})

describe('a question about suicide', () => {
  it.each(['Is suicide a sin?', '¿Es pecado el suicidio?', 'Le suicide est-il un péché ?', '自殺是罪嗎'])(
    'deserves a number beside its answer: %s',
    (question) => expect(asksAboutSuicide(fold(question).text)).toBe(true),
  )

  it('is none where a story is asked about', () => {
    expect(asksAboutSuicide(fold('Did Saul kill himself?').text)).toBe(false)
    expect(asksAboutSuicide(fold('犹大为什么自杀').text)).toBe(false)
  })
})
