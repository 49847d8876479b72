/** Works of notes for translators: they tell how to translate, and explain only what was asked. */
export const isForTranslators = (work: string): boolean => /^notes-\w+-uw/.test(work)

/** Notes for Bible translators tell them how to translate, and which figure of speech it is; a reader has not asked that. */
const ADVICE =
  /隐喻|隱喻|比喻用法|[惯慣]用(?:[语語]|[说說]法)|吸引[^。]{0,6}注意|(?:听众|聽眾|讀者|读者)(?:已|早)|[这這][个個]意思就是|翻译|翻譯|另[译譯]|[译譯]成|[译譯]法|可以明确说明|可以明確說明|新句子|需要[说說]明|可以清楚|可能意味着|可能意味著|可能是指|如果对读者|如果對讀者|讀者可能|读者可能|直接表达|直接表達|可以清楚地表|translat|traduc|tradui/i

export const isTranslatorsAdvice = (words: string): boolean => ADVICE.test(words)

/** Said to the translator, and to nobody else: 「如果用明喻形式……使你所譯的內容更容易理解，你不妨這樣做。」 */
const TO_TRANSLATORS =
  /你的?[语語]言|你[们們]?所[译譯]|你不妨[这這]|你的?(?:读者|讀者|[听聽][众眾])|\byour language\b|\ben (?:su|tu) idioma\b|\bdans votre langue\b/iu

export const speaksToTranslators = (words: string): boolean => TO_TRANSLATORS.test(words)

/** Numbers, voices, parts of speech. In small letters: «le Verbe» is no verb. */
const GRAMMAR =
  /[单單][数數](?:形式|形)?|[复複][数數](?:形式|形)?|子句|[从從]句|片[语語]|[词詞][组組]|(?:代名|[连連]接|[动動]|名|代|介|副|形容|感[叹歎])[词詞](?!典)|[语語][态態法]|被[动動](?:式|形式)|第[一二三]人[称稱]|[这這][个個](?:[词詞]|字|表[达達])[^。]{0,10}(?:[连連]接|引[入出])|一[词詞][^。]{0,6}引[入出]|引[入出]了[^。]{1,20}的(?:[结結]果|理由|原因|[对對]比|例子|[总總][结結])|引[号號]|所有格|引[入出]了?(?:一[个個]|[这這下接]|理由|原因|[结結]果|例子|[对對]比)|(?<!\p{L})(?:singular (?:noun|form|pronoun|you|verb)s?|(?:is|are|the|in the) (?:singular|plural)|plural|clauses?|conjunctions?|pronouns?|prepositions?|participles?|(?:passive|active|middle) voice|verbs?|nouns?|adverbs?|adjectives?|(?:present|past|perfect|aorist|imperfect|future) tense|subjunctive|idioms?|hyperbole|grammar|grammatical(?:ly)?|quotation marks|comillas|guillemets|(?:en|el|es) singular|plurales|cláusulas?|conjunciones|conjunción|pronombres?|preposición|participio|voz (?:pasiva|activa)|verbos?|verbal|sustantivos?|adjetivos?|adverbios?|modismos?|hipérbole|gramática|gramatical(?:mente)?|(?:au|le) (?:singulier|pluriel)|pluriel|proposition (?:relative|subordonnée|principale)|conjonctions?|pronoms?|préposition|participe (?:passé|présent)|voix (?:passive|active)|verbes?|substantifs?|adjectifs?|adverbes?|idiomes?|idiomatique|grammaire|grammatical(?:e|ement)?)(?!\p{L})/u

export const isOnGrammar = (words: string): boolean => GRAMMAR.test(words)
