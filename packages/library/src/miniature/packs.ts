import { Converter } from 'opencc-js/cn2t'
import type { Pack } from '../sources/importer.ts'
import { notesJson, notesMarkdown, questionsJson, storyJson, termsJson, termsMarkdown } from './aquifer.ts'
import { type Files, fragmentsBible, tsvBible, usfmBible, usfxBible, usxBible } from './bibles.ts'
import * as english from './english.ts'
import { EN } from './words/en.ts'
import { ES } from './words/es.ts'
import { FR } from './words/fr.ts'
import type { Words } from './words/words.ts'
import { ZH_HANS } from './words/zh-hans.ts'

export type MiniPack = Pick<Pack, 'id' | 'title' | 'language' | 'kind' | 'tradition'> &
  Partial<Pick<Pack, 'titleLocal' | 'tier'>> & { readonly files: Files }

const toTraditional = Converter({ from: 'cn', to: 'tw' })
const ZH_HANT = JSON.parse(toTraditional(JSON.stringify(ZH_HANS))) as Words

/** A second English edition, so that passages can be compared: the same sentences, an older tone. */
const OLD_EN: Words = {
  ...EN,
  bibleTitle: 'Older Miniature Bible',
  verses: Object.fromEntries(Object.entries(EN.verses).map(([at, text]) => [at, older(text)])),
}

function older(text: string): string {
  return text
    .replace(/\bJesus shed tears\b/, 'tears fell from the eyes of Jesus')
    .replace(/\byou are\b/g, 'ye are')
    .replace(/\byou\b/g, 'thee')
}

const of = (
  id: string,
  kind: Pack['kind'],
  language: string,
  title: string,
  files: Files,
  more: Partial<MiniPack> = {},
): MiniPack => ({ id, kind, language, title, files, tradition: 'ecumenical', ...more })

/** Every pack of the miniature library: all formats that are imported, five languages. */
export const MINI_PACKS: readonly MiniPack[] = [
  of('bible-en-mini', 'bible', 'en', EN.bibleTitle, usfmBible(EN), { tradition: 'protestant' }),
  of('bible-en-older', 'bible', 'en', OLD_EN.bibleTitle, usxBible(OLD_EN), { tradition: 'catholic' }),
  of('bible-zh-hans-mini', 'bible', 'zh-Hans', 'Miniature Bible, Chinese', usfxBible(ZH_HANS), {
    titleLocal: '袖珍圣经',
  }),
  of('bible-zh-hant-mini', 'bible', 'zh-Hant', 'Miniature Bible, Chinese', usfxBible(ZH_HANT), {
    titleLocal: '袖珍聖經',
  }),
  of('bible-es-mini', 'bible', 'es', 'Miniature Bible, Spanish', fragmentsBible(ES), { titleLocal: ES.bibleTitle }),
  of('bible-fr-mini', 'bible', 'fr', 'Miniature Bible, French', tsvBible(FR), { titleLocal: FR.bibleTitle }),
  of('notes-en-mini', 'notes', 'en', 'Small Notes', notesMarkdown(EN)),
  of('notes-zh-mini', 'notes', 'zh-Hant', 'Small Notes, Chinese', notesMarkdown(ZH_HANT), { titleLocal: '小註釋' }),
  of('notes-es-mini', 'notes', 'es', 'Small Notes, Spanish', notesJson(ES), { titleLocal: 'Notas breves' }),
  of('notes-fr-mini', 'notes', 'fr', 'Small Notes, French', notesJson(FR), { titleLocal: 'Notes brèves' }),
  of('questions-en-mini', 'questions', 'en', 'Small Questions', questionsJson(EN)),
  of('questions-zh-mini', 'questions', 'zh-Hant', 'Small Questions, Chinese', questionsJson(ZH_HANT)),
  of('questions-fr-mini', 'questions', 'fr', 'Small Questions, French', questionsJson(FR)),
  of('dictionary-en-mini-words', 'dictionary', 'en', 'Small Key Terms', english.uwTerms),
  of('dictionary-en-mini', 'dictionary', 'en', 'A Small Dictionary', english.oldDictionary),
  of('dictionary-zh-mini', 'dictionary', 'zh-Hans', 'Key Terms, Chinese', termsJson(ZH_HANS), { titleLocal: '关键词' }),
  of('dictionary-es-mini', 'dictionary', 'es', 'Key Terms, Spanish', termsMarkdown(ES), {
    titleLocal: 'Términos clave',
  }),
  of('dictionary-fr-mini', 'dictionary', 'fr', 'Key Terms, French', termsMarkdown(FR), { titleLocal: 'Termes clés' }),
  of('stories-en-mini', 'stories', 'en', 'One Story', storyJson(EN)),
  of('topics-en-mini', 'topics', 'en', 'A Small Textbook', english.torreyTopics),
  of('topics-en-mini-plain', 'topics', 'en', 'A Plain Topical Bible', english.naveTopics),
  of('creeds-en-mini', 'creeds', 'en', 'Small Creeds', english.creedsOfEveryShape),
  of('devotional-en-mini', 'devotional', 'en', 'A Few Mornings', english.devotional),
  of('commentary-en-mini', 'commentary', 'en', 'A Small Commentary', english.commentary, { tier: 'standard' }),
  of('people-places-en-mini', 'people-places', 'en', 'A Few People and Places', english.tables),
  of('geodata-en-mini', 'geodata', 'en', 'One Place', english.places),
  of('crossrefs-mini', 'crossrefs', 'und', 'A Few Cross-references', english.crossReferenceTable),
  of('images-mini', 'images', 'mul', 'One Picture', english.pictureSet),
]
