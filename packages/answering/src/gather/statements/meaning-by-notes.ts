import { overlaps, sizeOf } from '@berea/scripture'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import { type AnswerContext, covered, wordsOf } from '../answer-context.ts'
import { sectionsAbout } from '../consulted.ts'
import { beyondVerse } from '../excerpts/beyond-verse.ts'
import { excerptLength, excerptsOf } from '../excerpts/excerpt.ts'
import { isForTranslators, isTranslatorsAdvice } from '../excerpts/translators.ts'
import type { Found } from '../passages/passages.ts'
import { quoteSection } from '../quoting.ts'
import type { Statement } from './statements.ts'

/** How a note says what words mean: outright, or by what they stand for, compare or insist on. */
const SAYS: Readonly<Record<Tongue, { readonly outright: RegExp; readonly otherwise: RegExp }>> = {
  en: {
    outright: /\b(?:means?|meant|meaning|refers? to|represents?|symboli[sz]es?|stands? for|signif(?:y|ies|ied))\b/i,
    otherwise:
      /\b(?:metaphor\w*|figurative\w*|proverb\w*|saying|illustrates?|emphasi[sz]es?|stresses|expresses|describes|compares?|speaks? of|as if|as though|warns?|teaches|calls? (?:for|on)|hyperbol\w*|exaggerat\w*)\b/i,
  },
  es: {
    outright: /\b(?:significa\w*|se refiere|quiere decir|representa\w*|simboliza\w*)\b/i,
    otherwise:
      /(?:metáfora|metafóric|figurad|proverbi|ilustra|enfatiza|subraya|expresa|describe|compara|como si|advierte|enseña|exager)/i,
  },
  fr: {
    outright: /(?:signifi|désigne|fait référence|se réfère|représente|symbolise|veut dire)/i,
    otherwise:
      /(?:métaphor|figuré|proverb|illustre|souligne|insiste|exprime|décrit|compare|comme si|avertit|enseigne|exagér)/i,
  },
  zh: {
    outright: /意思是|意指|指的是|是指|代表|象征|象徵|表示|意味/u,
    otherwise: /比喻|谚语|諺語|夸张|誇張|强调|強調|教导|教導|警告|提醒|说明|說明|描述|描繪|描绘|好像|如同/u,
  },
}

/** What a sentence is worth for how it explains; for a note to translators less; and what it must be worth in all. */
const WORTH = { outright: 0.35, otherwise: 0.2, translators: -0.15, references: -0.1 }
const LEAST = 0.45

/** What is on more verses than these explains none of their sayings. */
const WIDEST = 8
const NOTES = 24

/** The verse in other words, as somebody says it: 「『你們不要把聖潔的東西給狗……』」 */
const IS_SPOKEN = /^[“«「『"']/u

/** Three references and more in a sentence are for those who look them up. */
const REFERENCES = /(?:\d+[:.：]\d+[^\d]*){3,}/u

/** The sentence of the notes on a verse that says best what its words mean; undefined where none says it. */
export async function meaningByNotes(context: AnswerContext, { peak }: Found): Promise<Statement | undefined> {
  const verse = { first: peak, last: peak }
  const filter = { kinds: ['notes' as const], languages: context.languages, withoutKinds: context.without }
  const sections = await sectionsAbout(context, verse, filter, NOTES)
  const statements = sections.flatMap((section): { statement: Statement; worth: number }[] => {
    const work = context.library.work(section.work)
    const place = section.passages[0]
    if (!work || !place || sizeOf(place) > WIDEST || !overlaps(place, verse)) return []
    const says = SAYS[tongueOf(context.locale)]
    const saysMore = beyondVerse(context, section, work.language)
    return excerptsOf(section.text, excerptLength(work.language)).flatMap(({ sentence, whole }) => {
      const words = section.text.slice(sentence.start, sentence.end)
      const how = says.outright.test(words) ? WORTH.outright : says.otherwise.test(words) ? WORTH.otherwise : undefined
      if (how === undefined || !saysMore(words) || isTranslatorsAdvice(words) || IS_SPOKEN.test(words)) return []
      const share = covered(context.words, wordsOf(words, work.language))
      const worth =
        share +
        how +
        (isForTranslators(work.id) ? WORTH.translators : 0) +
        (REFERENCES.test(words) ? WORTH.references : 0)
      const span = isTranslatorsAdvice(section.text.slice(whole.start, whole.end)) ? sentence : whole
      return [{ statement: { kind: 'note', quote: quoteSection(section, work, span), section, share }, worth }]
    })
  })
  const [best] = statements.filter(({ worth }) => worth >= LEAST).toSorted((a, b) => b.worth - a.worth)
  return best?.statement
}
