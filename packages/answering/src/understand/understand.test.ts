import { CANONS, formatPassage, formatUsfm, LOCALES, type Locale } from '@berea/scripture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Intent } from './intent.ts'
import type { Question, Understood } from './question.ts'
import { understand } from './understand.ts'

const ask = (text: string, locale: Locale = 'en', previous?: Understood): Understood =>
  understand({ text, locale, tradition: 'none', mode: 'deep' } satisfies Question, previous)

describe('the language of the answer', () => {
  it.each<[string, Locale, Locale]>([
    ['What does the Bible say about anger?', 'zh-cn', 'en'],
    ['¿Quién fue Enoc?', 'zh-cn', 'es-es'],
    ['que dit la Bible sur la colère', 'en', 'fr-fr'],
    ['耶稣为什么哭了', 'en', 'zh-cn'],
    ['耶穌為什麼哭了', 'en', 'zh-tw'],
    ['天主教跟基督教有什麼不同', 'zh-cn', 'zh-tw'],
    ['教會是什麼', 'zh-tw', 'zh-tw'],
    ['forgiveness', 'zh-cn', 'en'],
    ['que paso en Pentecostés', 'en', 'es-es'],
    ['John 3:16是什么意思', 'en', 'zh-cn'],
    ['hola', 'en', 'es-es'],
    ['les douze apôtres', 'en', 'fr-fr'],
    ['twelve tribes', 'zh-cn', 'en'],
    ['merci', 'zh-cn', 'fr-fr'],
    ['me quiero morir', 'es-es', 'es-es'],
    ['je veux mourir', 'en', 'fr-fr'],
    ['me violaron', 'es-es', 'es-es'],
    ['dime un salmo', 'es-es', 'es-es'],
    ['He gritado a mis hijos otra vez', 'es-es', 'es-es'],
    ['he leaves his kids with me again', 'es-es', 'en'],
    ['why do we pray', 'es-es', 'en'],
    ['¿Qué significa «poner la otra mejilla»?', 'es-es', 'es-es'],
    ['Que veut dire « tendre l’autre joue » ?', 'es-es', 'fr-fr'],
  ])('is the question’s: %s', (text, locale, expected) => expect(ask(text, locale).locale).toBe(expected))

  it.each<Locale>(['zh-cn', 'zh-tw', 'en', 'es-es', 'fr-fr'])(
    'is the interface’s for a bare reference (%s)',
    (locale) => expect(ask('John 3:16', locale).locale).toBe(locale),
  )

  it('is the interface’s where a name belongs to no language', () =>
    expect(ask('Melchizedek', 'fr-fr').locale).toBe('fr-fr'))
})

describe('the intent', () => {
  it.each<[Intent, ...string[]]>([
    ['passage', 'Ps 23', '约翰福音 3:16-18', 'what does Romans 8:28 say', 'Juan 3, 16', 'Jean 3.16'],
    [
      'explain',
      'What does Romans 9:5 mean?',
      '“虚心的人有福了”是什么意思',
      '¿Qué significa Juan 3:5?',
      'Explique Jean 3.16',
    ],
    [
      'topic',
      'What does the Bible say about envy?',
      '圣经怎么看嫉妒',
      '¿Qué dice la Biblia sobre la envidia?',
      "Que dit la Bible sur l'envie ?",
    ],
    [
      'find',
      "where is 'love your enemies'",
      '哪里说爱是恒久忍耐',
      '«Amad a vuestros enemigos», ¿dónde está?',
      '« Aimez vos ennemis », où est-ce ?',
    ],
    ['person', 'Who was Melchizedek?', '麦基洗德是谁', '¿Quién fue Rahab?', 'Qui était Rahab ?'],
    ['place', 'Where is Bethany?', '伯大尼在哪里', '¿Dónde estaba Betania?', 'Où se trouve Béthanie ?'],
    ['event', 'Why did Jesus weep?', '耶稣为什么哭了', '¿Por qué lloró Jesús?', 'Pourquoi Jésus a-t-il pleuré ?'],
    ['doctrine', 'What is purgatory?', '什么是三位一体', '¿Qué es la Trinidad?', "Qu'est-ce que le purgatoire ?"],
    [
      'practical',
      'How do I forgive someone who hurt me?',
      '我怎么饶恕伤害我的人',
      '¿Cómo puedo perdonar a mi padre?',
      'Comment pardonner à quelqu’un ?',
    ],
    [
      'background',
      'Who were the Pharisees?',
      '什么是逾越节',
      '¿Quiénes eran los fariseos?',
      "Qu'est-ce que la Pâque ?",
    ],
    [
      'compare',
      'Differences between Peter and Paul',
      '彼得和保罗有什么不同',
      'diferencias entre Pedro y Pablo',
      'Différences entre Pierre et Paul',
    ],
    [
      'list',
      'name the twelve apostles',
      '列出十二使徒',
      '¿Cuántos libros tiene la Biblia?',
      'Quels sont les dix commandements ?',
    ],
    [
      'write',
      'Write a prayer for my mother',
      '写一篇感恩的祷告',
      'Escribe una oración por mi madre',
      'Écris une prière pour ma mère',
    ],
    ['talk', 'hi there', '你好呀', 'muchas gracias', 'Tu es qui ?'],
    ['danger', 'I want to die', '我不想活了', 'mi marido me pega', 'je veux en finir'],
    [
      'outside',
      'Who should I vote for?',
      '下个月选举我该投给谁',
      'escríbeme un script de Python',
      'quel temps fait-il',
    ],
  ])('is %s', (intent, ...questions) => {
    expect(questions.map((question) => ask(question).intent)).toEqual(questions.map(() => intent))
  })
})

describe('what is asked about', () => {
  it.each([
    ['What does the Bible say about the love of money?', 'love of money'],
    ['关于饶恕圣经怎么说', '饶恕'],
    ['關於饒恕聖經怎麼說', '饒恕'],
    ['¿Qué dice la Biblia sobre la ira?', 'ira'],
    ["Que dit la Bible sur l'espérance ?", 'espérance'],
    ['Who was Melchizedek?', 'Melchizedek'],
  ])('leads the terms: %s', (question, term) => expect(ask(question).terms[0]).toBe(term))

  it('is searched for without the frame', () => {
    expect(ask('What does the Bible say about anger?').search).toBe('anger')
    expect(ask('圣经怎么看嫉妒').search).toBe('嫉妒')
    expect(ask('Why did Jesus weep?').search).toBe('Why did Jesus weep')
  })

  it('has two sides in a comparison', () => {
    expect(ask('What is the difference between Peter and Paul?').sides).toEqual(['Peter', 'Paul'])
    expect(ask('彼得和保罗有什么不同').sides).toEqual(['彼得', '保罗'])
  })

  it('is the wording that is looked for', () => {
    expect(ask('where is "love your enemies"').wording).toBe('love your enemies')
    expect(ask('「愛是恆久忍耐」在哪裡').wording).toBe('愛是恆久忍耐')
  })
})

describe('places', () => {
  it('are read in any language, and those that do not exist are told with what does', () => {
    expect(ask('约翰福音三章十六节').passages.map((one) => formatUsfm(one))).toEqual(['JHN 3:16'])
    expect(ask('What does Titus 4:7 say?').wrong).toEqual([
      { problem: 'no-such-chapter', asked: { book: 'TIT', chapter: 4, verse: 1 }, lastChapter: 3 },
    ])
    expect(ask('Juan 3:48', 'es-es').wrong).toMatchObject([{ problem: 'no-such-verse', lastVerse: 36 }])
    expect(ask('Hezekiah 6:1').wrong).toMatchObject([{ problem: 'no-such-book', asked: 'Hezekiah' }])
  })
})

describe('two passages set beside each other', () => {
  it.each([
    ['Compare Matthew 5 and Luke 6', 'MAT 5 LUK 6'],
    ['What is the difference between Genesis 1 and 2?', 'GEN 1 GEN 2'],
    ['创世记1章和2章有什么不同', 'GEN 1 GEN 2'],
  ])('%s', (question, places) => {
    const { intent, passages } = ask(question)
    expect([intent, passages.map((one) => formatUsfm(one)).join(' ')]).toEqual(['compare', places])
  })
})

it('a psalm is numbered as the asker’s Bible does', () => {
  const placed = (question: string) => ask(question).passages.map((one) => formatUsfm(one))
  expect(placed('Que signifie le Psaume 51.12 ?')).toEqual(['PSA 51:10'])
  expect(placed('What does Psalm 51:12 mean?')).toEqual(['PSA 51:12'])
})

describe('a question that leans on the one before', () => {
  it('takes its subject over', () => {
    const first = ask('Why did Jesus weep at the tomb of Lazarus?')
    const second = ask('and in Luke?', 'en', first)
    expect(second.intent).toBe('event')
    expect(second.search).toContain('Lazarus')
    expect(second.search).toContain('Luke')
  })

  it('puts the new person in the old one’s place', () => {
    const second = ask('那保罗呢？', 'zh-cn', ask('彼得是谁？', 'zh-cn'))
    expect(second).toMatchObject({ intent: 'person', terms: ['保罗', '彼得'] })
    expect(second.search).toContain('保罗')
    expect(second.search).not.toContain('彼得')
  })

  it('knows whom a pronoun means', () => {
    const second = ask('¿Y cómo murió?', 'es-es', ask('¿Quién fue Sansón?', 'es-es'))
    expect(second.terms).toContain('Sansón')
    expect(ask('Why did he betray him?', 'en', ask('Who was Judas Iscariot?')).search).toContain('Judas')
  })

  it('keeps to itself where it stands alone, and leaves a danger behind', () => {
    expect(ask('Who was Enoch?', 'en', ask('Who was Ruth?')).terms).not.toContain('Ruth')
    expect(ask('why?', 'en', ask('I want to die')).search).toBe('why')
  })

  it('stays in the language of the conversation', () =>
    expect(ask('Melchizedek?', 'zh-cn', ask('¿Quién fue Sansón?', 'es-es')).locale).toBe('es-es'))
})

it('understands anything without failing, and always has words to search for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
      const understood = ask(text)
      expect(understood.search.length > 0 || text.trim() === '').toBe(true)
    }),
  )
})

describe('a question that names a passage', () => {
  const TEMPLATES: Readonly<Record<Locale, (place: string) => string>> = {
    'zh-cn': (place) => `${place}是什么意思？`,
    'zh-tw': (place) => `${place}說了什麼？`,
    en: (place) => `What happens in ${place}?`,
    'es-es': (place) => `¿Qué se cuenta en ${place}?`,
    'fr-fr': (place) => `Que dit ${place} ?`,
  }
  it.each(LOCALES)('is about it, and in no book’s name is a danger heard: %s', (locale) => {
    for (const book of CANONS.protestant) {
      const place = formatPassage(
        { first: { book, chapter: 1, verse: 1 }, last: { book, chapter: 1, verse: 3 } },
        { locale },
      )
      const { intent, matter, passages } = ask(TEMPLATES[locale](place), locale)
      expect({ place, intent, matter }).toEqual({
        place,
        intent: expect.stringMatching(/^(?:explain|passage)$/),
        matter: undefined,
      })
      expect(passages).toHaveLength(1)
    }
  })
})

describe('what is asked of somebody in a story', () => {
  it.each<[string, Locale]>([
    ['where did they hide little Joash so his grandma couldnt kill him', 'en'],
    ['how many years had that woman been bleeding before she touched jesus coat', 'en'],
    ['写启示录的约翰当时被关在哪个岛？', 'zh-cn'],
    ['a donde se fue a vivir moises despues de matar al egipcio', 'es-es'],
  ])('is no cry for help: %s', (text, locale) => expect(ask(text, locale).matter).toBeUndefined())

  it('is one where somebody tells of themselves', () => {
    expect(ask('how many times shall I forgive my husband John, he hits me every night', 'en').intent).toBe('danger')
  })
})
