import type { Locale } from '@berea/scripture'
import { fenced } from './fences.ts'

/** What is written instead of an answer; or an answer in one author's voice, or in a language that nobody asked in. */
export type Form =
  | { readonly type: 'prayer' | 'poem' | 'sermon' | 'summary' | 'other-language' }
  | { readonly type: 'persona'; readonly author: string }

/** What a prompt says of each, before its rules of order and person. `{author}` is filled in. */
const FORMS: Readonly<Record<Locale, Readonly<Record<Form['type'], string>>>> = {
  en: {
    prayer: 'Write a prayer on what is asked, of short sentences, that rests on the passages of the evidence.',
    poem: 'Write a poem on what is asked, in stanzas of short lines, that says nothing but what the evidence bears.',
    sermon:
      'Write the outline of a sermon: a theme, two or three points with the passage that bears each, an application.',
    summary: 'Sum up the passage: what happens or is said, in its order, and where it turns.',
    'other-language': 'The question was asked in another language. Answer it in English all the same.',
    persona:
      'Write in the first person as {author}, from texts of {author} alone. Every paragraph quotes one of them by its token.',
  },
  'zh-cn': {
    prayer: '就所问的写一篇祷文，句子要短，以资料里的经文为依据。',
    poem: '就所问的写一首诗，分节，行要短，只说资料所支持的。',
    sermon: '写一份讲道大纲：主题，两三个要点，每点有所依据的经文，最后是应用。',
    summary: '概述这段经文：依次说发生了什么、说了什么，转折在哪里。',
    'other-language': '问题是用另一种语言提的，仍用简体中文回答。',
    persona: '以{author}的第一人称来写，只用{author}的文本。每一段都要用记号引用其中一处。',
  },
  'zh-tw': {
    prayer: '就所問的寫一篇禱文，句子要短，以資料裡的經文為依據。',
    poem: '就所問的寫一首詩，分節，行要短，只說資料所支持的。',
    sermon: '寫一份講道大綱：主題，兩三個要點，每點有所依據的經文，最後是應用。',
    summary: '概述這段經文：依次說發生了什麼、說了什麼，轉折在哪裡。',
    'other-language': '問題是用另一種語言提的，仍用繁體中文回答。',
    persona: '以{author}的第一人稱來寫，只用{author}的文本。每一段都要用記號引用其中一處。',
  },
  'es-es': {
    prayer: 'Escribe una oración sobre lo que se pide, de frases breves, apoyada en los pasajes de los textos.',
    poem: 'Escribe un poema sobre lo que se pide, en estrofas de versos breves, que no diga más de lo que los textos sostienen.',
    sermon:
      'Escribe el esquema de un sermón: un tema, dos o tres puntos con el pasaje que sostiene cada uno y una aplicación.',
    summary: 'Resume el pasaje: qué ocurre o se dice, por su orden, y dónde da un giro.',
    'other-language': 'La pregunta se hizo en otra lengua. Respóndela en español de todos modos.',
    persona:
      'Escribe en primera persona como {author}, solo a partir de textos de {author}. Cada párrafo cita uno de ellos con su marca.',
  },
  'fr-fr': {
    prayer: 'Écris une prière sur ce qui est demandé, en phrases courtes, appuyée sur les passages des textes.',
    poem: 'Écris un poème sur ce qui est demandé, en strophes de vers courts, qui ne dise que ce que les textes portent.',
    sermon:
      'Écris le plan d’une prédication : un thème, deux ou trois points avec le passage qui porte chacun, une application.',
    summary: 'Résume le passage : ce qui arrive ou se dit, dans l’ordre, et où il bascule.',
    'other-language': 'La question a été posée dans une autre langue. Réponds-y tout de même en français.',
    persona:
      'Écris à la première personne, comme {author}, à partir des seuls textes de {author}. Chaque paragraphe en cite un par sa marque.',
  },
}

const BEFORE_RULES: Readonly<Record<Locale, string>> = {
  en: '9. This goes before rules 1, 2 and 7: ',
  'zh-cn': '9. 以下一条先于第 1、2、7 条：',
  'zh-tw': '9. 以下一條先於第 1、2、7 條：',
  'es-es': '9. Esto va antes que las reglas 1, 2 y 7: ',
  'fr-fr': '9. Ceci passe avant les règles 1, 2 et 7 : ',
}

/** The last of a prompt's rules, for what is no usual answer. */
export function formIn(locale: Locale, form: Form): string {
  const author = form.type === 'persona' ? fenced(form.author) : ''
  return `${BEFORE_RULES[locale]}${FORMS[locale][form.type].replaceAll('{author}', author)}`
}
