/** Works of notes for translators: they explain words where they stand, and nothing beyond. */
export const isForTranslators = (work: string): boolean => /^notes-\w+-uw/.test(work)

/** Notes for Bible translators tell them how to translate; a reader has not asked that. */
const ADVICE =
  /你的语言|你的語言|翻译|翻譯|另[译譯]|[译譯]成|[译譯]法|可以明确说明|可以明確說明|新句子|需要[说說]明|可以清楚|可能意味着|可能意味著|可能是指|如果对读者|如果對讀者|讀者可能|读者可能|你的读者|你的讀者|直接表达|直接表達|可以清楚地表|your language|translat|traduc|tradui/i

export const isTranslatorsAdvice = (words: string): boolean => ADVICE.test(words)
