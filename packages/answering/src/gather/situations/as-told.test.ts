import { knowledge } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { asTold } from './as-told.ts'

// Each call reads the sentences from the disk anew.
const TOLD = [
  { locale: 'zh-cn', examples: knowledge().examples('zh-Hans') },
  { locale: 'en', examples: knowledge().examples('en') },
  { locale: 'es-es', examples: knowledge().examples('es') },
  { locale: 'fr-fr', examples: knowledge().examples('fr') },
] as const

const WITHOUT_RISK = knowledge()
  .records.situation.filter(({ risk }) => risk === 'none')
  .map(({ id }) => id)

const BLANK = understand({ text: '', locale: 'en', tradition: 'none', mode: 'deep' })

const told = (text: string, locale: Locale) => {
  const { intent, matter } = asTold(understand({ text, locale, tradition: 'none', mode: 'deep' }))
  return { intent, matter }
}

describe('what somebody tells of their life', () => {
  test.each<[Locale, string]>([
    ['zh-tw', '主管一直把我的功勞搶走，我要忍還是講出來？'],
    ['zh-tw', '借錢給弟兄他一直不還，我可以跟他討嗎'],
    ['zh-cn', '买彩票上瘾，一个月薪水全砸进去，怎么戒赌'],
    ['es-es', 'Debo tres cuotas de la hipoteca y el banco me llama todos los días'],
    ['zh-cn', '买彩票上瘾，一个月薪水全砸进去，怎么戒赌'],
    ['zh-tw', '昨天被公司裁員了，房貸車貸不知道怎麼辦'],
    ['en', 'How do I support a spouse who is addicted to online slots and crypto? We can’t pay the mortgage'],
    ['es-es', 'Debo tres cuotas de la hipoteca'],
    ['fr-fr', 'Mon mari achète des tickets de loto tous les jours avec sa paye'],
  ])('is neither outside nor danger for its sound: %s %s', (locale, text) => {
    expect(told(text, locale)).toEqual({ intent: 'practical' })
  })

  test.each<[Locale, string]>([
    ['en', 'two job offers till Friday'],
    ['en', 'I have till Friday to decide between two positions, better pay or better hours'],
    ['zh-cn', '猎头找我去新加坡上班，爸妈舍不得，该接吗'],
    ['es-es', 'Tengo dos ofertas de trabajo y tengo que responder el viernes'],
    ['fr-fr', 'J’ai deux offres d’emploi et je dois répondre vendredi'],
  ])('calls for no help where it is a choice of the day: %s %s', (locale, text) => {
    const { intent, matter } = told(text, locale)
    expect(intent).not.toBe('danger')
    expect(matter).toBeUndefined()
  })

  test.each(WITHOUT_RISK)('takes an unnamed alarm back where it is plainly %s', (situation) => {
    const alarm = { intent: 'danger', matter: 'danger.unnamed' } as const
    const answers = TOLD.flatMap(({ locale, examples }) =>
      (examples.get(situation) ?? []).map(
        (text) => asTold({ ...BLANK, ...alarm, locale, question: { ...BLANK.question, text } }).intent,
      ),
    )
    expect(answers.filter((intent) => intent === 'practical').length).toBeGreaterThan(answers.length / 3)
  })

  test.each<[Locale, string]>([
    ['en', 'My boss takes the credit for my work and I want to kill myself'],
    ['zh-cn', '老板天天骂我，我不想活了'],
  ])('is danger where a sign names it: %s %s', (locale, text) => expect(told(text, locale).intent).toBe('danger'))

  test.each<[Locale, string]>([
    ['zh-cn', '下个月选举我该投给谁？'],
    ['en', 'how many mg of ibuprofen can I take with blood pressure pills'],
    ['es-es', 'escríbeme un script de Python que renombre mis fotos'],
    ['fr-fr', 'quel temps fait-il demain'],
  ])('is none where the day’s business is asked for: %s %s', (locale, text) => {
    expect(told(text, locale).intent).toBe('outside')
  })

  test.each<[Locale, string]>([
    ['fr-fr', 'je vais en enfer si je me suicide ? c’est sérieux'],
    ['fr-fr', 'mon fils a essayé de se suicider'],
    ['en', 'my daughter is talking about suicide'],
    ['es-es', '¿dios perdona el suicidio? porque no me queda otra'],
    ['zh-cn', '地下钱庄赔光了，只能一死'],
  ])('is heard where it is grave, whatever trouble it is like: %s %s', (locale, text) => {
    expect(told(text, locale).intent).toBe('danger')
  })
})
