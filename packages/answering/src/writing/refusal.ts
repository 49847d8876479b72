/** How models say that they will not: in the language they were asked in, or in English. */
const REFUSALS =
  /\bas an ai\b|\bi(?:['’]m| am) (?:sorry|unable|not able)\b|\bi (?:can(?:no|['’])t|cannot|won['’]t) (?:help|assist|comply|answer|provide|discuss|write)|\b(?:lo siento|no puedo (?:ayudar|responder|escribir|hablar))|je (?:suis désolée?|ne peux pas (?:répondre|aider|écrire|parler))|désolée?, |作为(?:一个|一款)?(?:ai|人工智能|语言模型)|作為(?:一個|一款)?(?:ai|人工智慧|語言模型)|(?:抱歉|对不起|對不起)[，,]|我(?:无法|不能|無法)(?:回答|协助|協助|提供|讨论|討論)/i

/** Is the first sentence of a draft a refusal to write one? */
export const isRefusal = (sentence: string): boolean => REFUSALS.test(sentence)
