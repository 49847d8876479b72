import type { Tongue } from './tongue.ts'

/** Where something stands in Scripture. */
const WHERE: Readonly<Record<Tongue, RegExp>> = {
  en: /\bwhere\b.*\b(?:bible|scriptures?|says?|written|found?|mentioned|that|it)\b|\b(?:which|what|any) (?:bible )?(?:verses?|passages?|texts?)\b|\bbiblical (?:basis|support)\b/,
  es: /donde.*\b(?:biblia|dice|escrito|aparece|habla|encuentra)\b|\b(?:que|cuales) (?:versiculos?|textos?|pasajes?)\b|\b(?:base|fundamento) biblic[ao]\b/,
  fr: /\bou (?:est-ce|en parle|cela|c'est|la bible|dans la bible|trouve)|\bquels? (?:versets?|passages?|textes?)\b|\b(?:base|fondement) biblique\b/,
  zh: /圣经.*(?:根据|依据|哪里|哪儿|哪一?[章节卷处]|出处)|(?:根据|依据|出处)(?:是什么|在哪)|^(?:在|出自)?(?:哪里|哪儿|哪一?[章节卷处])(?:说|讲|提|写|有)?|(?:哪些|什么)经文/,
}

/** `where is it in the bible?`, 圣经里有根据吗: of a folded question. */
export const asksWhere = (text: string, tongue: Tongue): boolean => WHERE[tongue].test(text.trim())
