const ENGLISH =
  /^(?:so |but |and |then )?(?:is|are|was|were|am|do|does|did|can|could|should|has|have|had|will|would|may|must|isn't|aren't|wasn't|don't|doesn't|didn't|can't|shouldn't)\b/i
const FRENCH = /\best-ce qu(?!'est|i\b|oi\b)|\p{L}-(?:t-)?(?:il|elle|ils|elles|on|je|nous|vous|ce)\b/iu
const ASKING_FRENCH =
  /\b(?:qui|que|quel(?:le)?s?|quoi|comment|pourquoi|où|quand|combien|lequel|laquelle)\b|qu['’]est|qu['’]/iu
const ASKING_SPANISH =
  /^¿?\s*(?:(?:y|pero|entonces|a|de|en|con|por|para|desde|hasta|según|sobre)\s+)*(?:qu[eé]|qui[eé]n|c[oó]mo|cu[aá]l|cu[aá]ndo|cu[aá]nt|d[oó]nde|adónde)/iu
const CHINESE = /吗|嗎|是不是|有没有|有沒有|能不能|可不可以|会不会|會不會|应不应该|應不應該|该不该|該不該|是否/

/**
 * Does a question want a yes or a no? "Does God have a body?", «¿Tiene Dios cuerpo?», « Dieu a-t-il un corps ? »,
 * 神有身体吗. What a body is does not answer it, though the word has an article.
 */
export function asksYesOrNo(question: string): boolean {
  const text = question.trim()
  if (/\p{Script=Han}/u.test(text)) return CHINESE.test(text)
  if (ENGLISH.test(text)) return true
  if (text.includes('¿')) return !ASKING_SPANISH.test(text.slice(text.lastIndexOf('¿')))
  return FRENCH.test(text) && !ASKING_FRENCH.test(text.replace(/\best-ce qu['’]?e?/giu, ''))
}
