/**
 * What a question wants to be told, how it asks for it, and how a sentence looks that tells it, in five
 * languages. Two questions with the same words may want different things; a sentence with all of a
 * question's words may not tell what it wants.
 */
const WANTED = {
  reason: {
    asks: /\bwhy\b|\bhow come\b|\breason\b|\bprompted\b|\bwhat (?:made|caused|drove|led)\b|\bhad? against\b|¿\s*por ?q(?:u[eé]?)?(?!\p{L})|\bpor qué(?!\p{L})|^(?:y )?por ?q(?:ue)?(?!\p{L})|\b(?:razón|motivo)\b|\bpourquoi\b|\braison\b|为什么|為什麼|为甚|為甚|为啥|為啥|为何|為何|何故|何以|(?:干|幹)[嘛吗嗎](?!用?的)|凭什么|憑什麼|點解|怎[么麼](?:会|會|就(?!能|可以)|还|還|最[后後]|反而|[没沒]|不[让讓许許肯])|什[么麼](?:原因|缘故|緣故)/iu,
    tells:
      /\bbecause\b|\bfor\b|\bsince\b|\bso that\b|\bin order\b|\btherefore\b|\bporque\b|\bpues\b|\bpara que\b|\bcar\b|\bparce que\b|\bpuisque\b|\bafin\b|因|为要|為要|为的是|為的是|为了|為了|所以|恐怕|免得|叫[你他我人]|既然|好叫|出于|出於|原因|目的/i,
  },
  number: {
    asks: /\bhow (?:many|much|long|old|big|tall|high|deep|heavy|far|often)\b|\b(?:at )?what age\b|\bcu[áa]nt[oa]s?(?!\p{L})|\bqué edad\b|\bcombien\b|\bquel âge\b|多少|多久|多大|多高|多长|多長|多远|多遠|多重|多深|[几幾](?:天|年|日|次|岁|歲|章|块|塊|条|條|位|张|張|座|只|隻|夜|肘)/iu,
    may: /[几幾][个個]/,
    tells:
      /(?<![:：\d–-])\d+(?![\d:：–-])|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecisiete|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|mille)\b|[一二两兩三四五六七八九十百千][^\p{P}]{0,3}(?:天|年|日|次|岁|歲|夜|个|個|人|肘|里|块|塊|条|條|位|张|張|座|只|隻|支|头|頭|间|間|月|层|層)/iu,
  },
  place: {
    asks: /\bwhere\b|\b(?:what|which) (?:city|town|village|place|country|land|region|island|mountain|mount|hill|river|sea|lake|valley|road|well|desert|garden)\b|¿\s*a?d[oó]nde\b|\ba?dónde\b|^(?:y |pa|de |por |en |hasta |hacia )?a? ?donde\b|\b(?:qu[eé]|cu[aá]l) (?:ciudad|pueblo|aldea|lugar|sitio|país|tierra|región|isla|monte|montaña|cerro|río|mar|lago|valle|camino|pozo|desierto|huerto)\b|\boù(?!\p{L})|\bquel(?:le)? (?:ville|village|endroit|lieu|pays|terre|région|île|mont|montagne|colline|fleuve|rivière|mer|lac|vallée|route|puits|désert|jardin)\b|(?<![差别別])在?(?<![差别別]在)哪[里裡儿兒]|何处|何處|邊度|边度|(?:哪|什[么麼])(?:一)?[个個座条條口片块塊]?(?:地方|城|岛|島|山|河|海|湖|国|國|地|村|镇|鎮|旷野|曠野|路|谷|井|园|園)/iu,
    tells: /\b(?:in|at|near|from|to|en|cerca|dans|près|à)(?!\p{L})|在|到|往|从|從|位于|位於|靠近/iu,
  },
  time: {
    asks: /^(?:\P{L}*(?:and|so|but) )?when\b|\bwhen (?:did|was|were|is|are|do|does|will|had|has)\b|\bwhat (?:time|day|hour|year|month)\b|\bcuándo\b|\bqué (?:día|hora|año|mes)\b|\bquel(?:le)? (?:jour|heure|année|mois|moment)\b|什[么麼](?:时候|時候|时间|時間)|何时|何時|[几幾](?:时|時|点钟|點鐘)|哪一?[年天]/iu,
    may: /\bcuando\b|\bquand\b/iu,
    tells:
      /\b(?:when|after|before|day|night|midnight|morning|evening|month|year|hour|cuando|día|noche|medianoche|mañana|tarde|mes|año|hora|quand|après|avant|jour|nuit|minuit|matin|soir|mois|an|année|heure)\b|时候|時候|之后|之後|以后|以後|年|月|日|夜|早晨|晚上/iu,
  },
  person: {
    asks: /(?:^\P{L}*|[,;:?]\s*|\b(?:and|but|so|to|from|for|by|with|of|about|against|is|was)\s+)who(?:m|se|['’]?s)?\b|\b(?:what|which) (?:king|queen|pharaoh|emperor|governor|man|woman|guy|girl|boy|prophet|prophetess|apostle|disciple|judge|priest|servant|slave|angel|person|brother|sister|son|daughter|wife|husband)\b|\bwhat(?:'|’)?s? (?:is |was |were )?(?:the )?names?\b|\bquién|(?:^\P{L}*|[,;:¿]\s*)quien\b|\b(?:qu[eé]|cu[aá]l) (?:rey|reina|faraón|emperador|gobernador|hombre|mujer|profeta|profetisa|apóstol|discípulo|juez|sacerdote|siervo|sirviente|criado|esclavo|ángel|persona|hermano|hermana|hijo|hija|esposa|marido)\b|\bc[oó]mo se llama(?:ba|ban|n)?\b|\b(?:qué|cuál era (?:el|su)) nombre\b|(?:^\P{L}*|[,;:]\s*|\b(?:à|de|avec|par|pour|chez|selon|contre|sur|et|c['’]est|c['’]était)\s+)qui\b|\bquel(?:le)? (?:roi|reine|pharaon|empereur|gouverneur|homme|femme|prophète|prophétesse|apôtre|disciple|juge|prêtre|serviteur|esclave|ange|personne|frère|sœur|fils|fille|épouse|mari)\b|\bcomment s['’]appel|\bquel (?:est|était) (?:le|son) nom\b|谁|誰|那位是|哪一[个個](?!\p{Script=Han}*(?:地方|城|日|月))|邊個|边个|哪位|何人|什[么麼]人|哪一?[个個名位]?[^，。？?]{0,5}?(?:人|王|先知|使徒|门徒|門徒|奴仆|奴僕|仆人|僕人|女人|妇人|婦人|祭司|士师|士師|天使|儿子|兒子|女儿|女兒|兄弟|姐妹|姊妹)|叫什[么麼]|叫啥|叫咩|名字是/iu,
    may: /\bwho(?:m|se)?\b|\bquien\b|\bqui\b|哪[个個]/iu,
    tells: /\p{Lu}\p{L}+|\p{Script=Han}{2}/u,
  },
  /** What somebody said, in their own words. */
  speech: {
    asks: /\bwhat (?:did|does|do|was) [^?,]*\b(?:say|said|tell|told|answer|reply|shout|cry out|ask|promise|saying)\b|\blast words\b|\b(?:qu[eé]|cu[aá]l(?:es)?) [^?,]*\b(?:dij[oe]|dijeron|dice|contest[oó]|respondi[oó]|grit[oó]|prometi[oó]|palabras)(?!\p{L})|\b(?:que|quoi|quels?|quelles?|qu['’]\p{L}+)\b[^?,]*\b(?:dit|disait|répondu?|répond|crié|promis|paroles|mots)(?!\p{L})|[说說讲講喊答问問][了过過]?(?:些|的)?(?:是)?(?:什[么麼](?![时時])|啥|咩)|哪一?句|什[么麼][话話]/iu,
    tells:
      /[“‘「『«][^”’」』»]|(?:say|said|saying|answer|cried|repl|told|dij|dic|respond|cont|répond|dit|disant)[^.]{0,40}[,:]\s*["“‘«]?\p{Lu}/u,
  },
  meaning: {
    asks: /(?<!\bi )\bmean(?:s|ing)?\b|\bsignific|\bquiere decir\b|\bquieren decir\b|\bsignifi|\bveu(?:t|lent) dire\b|\bsens de\b|意思|含义|含義|怎么理解|怎麼理解|如何理解|怎么解释|怎麼解釋/iu,
    tells:
      /\bmean(?:s|t|ing)?\b|\brefers?\b|\bsymbol|\brepresent|\bimpl(?:y|ies)|\bdescribes?\b|\bthat is\b|\bi\.e\.|\bsignific|\bsignifi|\bse refiere|\brepresenta|\bdésigne|\bfait référence|\bévoque|c['’]est-à-dire|es decir|意思|指|象征|象徵|表示|意味|代表|比喻|也就是|描述|描繪/iu,
  },
} as const

/** References in brackets are no numbers that answer. */
const ASIDE = /[（(][^（()）]*[）)]/g

export type Wanted = keyof typeof WANTED

const KINDS = Object.entries(WANTED) as [Wanted, { asks: RegExp; may?: RegExp; tells: RegExp }][]

const earliest = (question: string, how: 'asks' | 'may'): Wanted | undefined =>
  KINDS.map(([kind, patterns]) => ({ kind, at: patterns[how] ? question.search(patterns[how]) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.kind

/**
 * 耶稣为什么哭了？ → reason; "How old was Noah?" → number; "Which king saw a hand?" → person; what asks for none of
 * these → undefined. Of two that are asked the first; a word that may ask and may join ("when he had sinned", «qui l’a
 * trahi», 几个) asks only where nothing else does.
 */
export function wantedBy(question: string): Wanted | undefined {
  if (WANTED.meaning.asks.test(question) && !WANTED.reason.asks.test(question)) return 'meaning'
  const asked = earliest(question, 'asks')
  // What the Bible says is asked of any matter.
  if (asked === 'speech' && BIBLE.test(question)) return undefined
  return asked ?? (ASKS_ELSE.test(question) ? undefined : earliest(question, 'may'))
}

const BIBLE = /\b(?:bible|biblia|scriptures?|escrituras?|[eé]critures?)\b|圣经|聖經|经上|經上/iu

/** Does a question ask by a word that can do nothing else, wherever it stands? */
export const asksPlainly = (question: string): boolean => earliest(question, 'asks') !== undefined

/** What happened, what somebody did, how it came about: it asks, though for nothing that a sentence shows. */
const ASKS_ELSE =
  /\b(?:what|how|which|tell)\b|\b(?:qué|cómo)(?!\p{L})|^que\b|\bqu['’]est-ce|\b(?:quoi|comment)\b|什[么麼]|啥|怎/iu

/** Does a sentence look as if it told that? 「只因见风甚大，就害怕」 tells a reason, 「耶稣抬头一看」 none. */
export function tells(wanted: Wanted | undefined, sentence: string): boolean {
  return wanted === undefined || WANTED[wanted].tells.test(sentence.replace(ASIDE, ''))
}
