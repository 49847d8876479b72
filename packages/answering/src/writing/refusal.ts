/**
 * How models say that they will not, in the language they were asked in or in English. To be sorry is no refusal: an answer to
 * the bereaved may begin with it.
 */
const REFUSALS: readonly RegExp[] = [
  /\bas an ai\b/i,
  /\bi(?:['’]m| am) (?:unable|not able) to\b/i,
  /\bi (?:can(?:no|['’])t|won['’]t) (?:help|assist|comply|answer|provide|discuss|write)/i,
  /\bno puedo (?:ayudar|responder|escribir|hablar)/i,
  /\bje ne peux pas (?:répondre|aider|écrire|parler|vous aider)/i,
  /作[为為](?:一[个個款])?(?:ai|人工智[能慧]|[语語]言模型)/i,
  /我(?:无法|無法|不能)(?:回答|协助|協助|提供|讨论|討論)/,
]

/** What others say between marks is no refusal. */
const QUOTED = /[“«「『"][^”»」』"]*[”»」』"]/g

/** Is a sentence of a draft a refusal to write it, or to go on? */
export const isRefusal = (sentence: string): boolean => {
  const own = sentence.replace(QUOTED, ' ')
  return REFUSALS.some((words) => words.test(own))
}
