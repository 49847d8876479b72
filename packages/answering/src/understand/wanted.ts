/** Patterns of each language; all are tried, for questions mix languages, and no two have a word in common that matters. */
type Ways = { readonly en?: string; readonly es?: string; readonly fr?: string; readonly zh?: string }

/** How a question asks for something, and how a sentence looks that tells it. */
type Kind = {
  readonly asks: Ways
  /** Words that may ask and may join ("when he had sinned", «qui l’a trahi», 几个). */
  readonly may?: Ways
  readonly tells: Ways
}

const words = (list: string): string => list.trim().split(/\s+/).join('|')

/** What is asked after by its name: "which city", «en qué monte», 在哪个城. */
const PLACES = {
  en: words(
    'city town village place country land region island mountain mount hill river sea lake valley road well desert garden',
  ),
  es: words(
    'ciudad pueblo aldea lugar sitio país tierra región isla monte montaña cerro río mar lago valle camino pozo desierto huerto',
  ),
  fr: words(
    'ville village endroit lieu pays terre région île mont montagne colline fleuve rivière mer lac vallée route puits désert jardin',
  ),
  zh: words('地方 城 岛 島 山 河 海 湖 国 國 地 村 镇 鎮 旷野 曠野 路 谷 井 园 園'),
}
const PERSONS = {
  en: words(
    'king queen pharaoh emperor governor man woman guy girl boy prophet prophetess apostle disciple judge priest servant slave angel person brother sister son daughter wife husband',
  ),
  es: words(
    'rey reina faraón emperador gobernador hombre mujer profeta profetisa apóstol discípulo juez sacerdote siervo sirviente criado esclavo ángel persona hermano hermana hijo hija esposa marido',
  ),
  fr: words(
    'roi reine pharaon empereur gouverneur homme femme prophète prophétesse apôtre disciple juge prêtre serviteur esclave ange personne frère sœur fils fille épouse mari',
  ),
  zh: words(
    '人 王 先知 使徒 门徒 門徒 奴仆 奴僕 仆人 僕人 女人 妇人 婦人 祭司 士师 士師 天使 儿子 兒子 女儿 女兒 兄弟 姐妹 姊妹',
  ),
}

const NUMBERS = {
  en: words(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  ),
  es: words(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince diecisiete veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil',
  ),
  fr: words(
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt trente quarante cinquante soixante cent cents mille',
  ),
}
/** What is counted, behind a Chinese number. */
const COUNTED = '天年日次岁歲夜个個人肘里块塊条條位张張座只隻支头頭间間月层層'

/**
 * What a question wants to be told. Two questions with the same words may want different things; a sentence with all of a
 * question's words may not tell what it wants.
 */
const WANTED = {
  reason: {
    asks: {
      en: String.raw`\bwhy\b|\bhow come\b|\breason\b|\bprompted\b|\bwhat (?:made|caused|drove|led)\b|\bha(?:d|s|ve) against\b`,
      // Written in haste: «por q», «porque» where a question begins.
      es: String.raw`¿\s*por ?q(?:u[eé]?)?(?!\p{L})|\bpor qué(?!\p{L})|^(?:y )?por ?q(?:ue)?(?!\p{L})|\b(?:razón|motivo)\b`,
      fr: String.raw`\bpourquoi\b|\braison\b`,
      // 怎么还生气 wonders, 怎么就能得救 asks how; 干嘛的 asks what something is for.
      zh: '[为為][什甚][么麼]|[为為](?:甚|啥|何)|何故|何以|[干幹][嘛吗嗎](?!用?的)|[凭憑]什[么麼]|點解|怎[么麼](?:[会會]|就(?!能|可以)|[还還]|最[后後]|反而|[没沒]|不[让讓许許肯])|什[么麼](?:原因|[缘緣]故)',
    },
    tells: {
      en: String.raw`\bbecause\b|\bfor\b|\bsince\b|\bso that\b|\bin order\b|\btherefore\b`,
      es: String.raw`\bporque\b|\bpues\b|\bpara que\b`,
      fr: String.raw`\bcar\b|\bparce que\b|\bpuisque\b|\bafin\b`,
      zh: '因|[为為]要|[为為]的是|[为為]了|所以|恐怕|免得|叫[你他我人]|既然(?![^。！]*[岂豈怎么麼吗嗎？])|好叫|出[于於]|原因|目的',
    },
  },
  number: {
    asks: {
      en: String.raw`\bhow (?:many|much|long|old|big|tall|high|deep|heavy|far|often)\b|\bwhat age\b`,
      es: String.raw`\bcu[áa]nt[oa]s?(?!\p{L})|\bqué edad\b`,
      fr: String.raw`\bcombien\b|\bquel âge\b`,
      zh: '多(?:少|久|大|高|[长長]|[远遠]|重|深)|[几幾](?:天|年|日|次|岁|歲|章|块|塊|条|條|位|张|張|座|只|隻|夜|肘)',
    },
    may: { zh: '[几幾][个個]' },
    tells: {
      // No reference (6:16), and no year's span.
      en: String.raw`(?<![:：\d–-])\d+(?![\d:：–-])|\b(?:${NUMBERS.en})\b`,
      es: String.raw`\b(?:${NUMBERS.es})\b`,
      fr: String.raw`\b(?:${NUMBERS.fr})\b`,
      zh: String.raw`[一二两兩三四五六七八九十百千][^\p{P}]{0,3}[${COUNTED}]`,
    },
  },
  place: {
    asks: {
      en: String.raw`\bwhere\b|\b(?:what|which) (?:${PLACES.en})\b|\bwhat['’]?s? (?:is |was )?(?:the )?name of (?:the|that) (?:${PLACES.en})\b`,
      es: String.raw`¿\s*a?d[oó]nde\b|\ba?dónde\b|^(?:y |pa|de |por |en |hasta |hacia )?a? ?donde\b|\b(?:qu[eé]|cu[aá]l) (?:${PLACES.es})\b|\bc[oó]mo se llama(?:ba)? (?:el|la|ese|esa|aquel|aquella) (?:${PLACES.es})\b`,
      fr: String.raw`\boù(?!\p{L})|\bquel(?:le)? (?:${PLACES.fr})\b|\bcomment s['’]appel\w+ (?:le |la |l['’]|cet(?:te)? |ce )(?:${PLACES.fr})(?!\p{L})`,
      // 差在哪里 asks for a difference.
      zh: `(?<![差别別])在?(?<![差别別]在)哪[里裡儿兒]|何[处處]|[邊边]度|(?:哪|什[么麼])一?[个個座条條口片块塊]?(?:${PLACES.zh})|(?:${PLACES.zh})(?:的?名字)?(?:叫|是)(?:什[么麼]|啥)`,
    },
    tells: {
      en: String.raw`\b(?:in|at|near|from|to)\b`,
      es: String.raw`\b(?:en|cerca)\b`,
      fr: String.raw`\b(?:dans|près|à)(?!\p{L})`,
      zh: '在|到|往|[从從]|位[于於]|靠近',
    },
  },
  time: {
    asks: {
      en: String.raw`^(?:\P{L}*(?:and|so|but) )?when\b|\bwhen (?:did|was|were|is|are|do|does|will|had|has)\b|\bwhat (?:time|day|hour|year|month)\b`,
      es: String.raw`\bcuándo\b|\bqué (?:día|hora|año|mes)\b`,
      fr: String.raw`\bquel(?:le)? (?:jour|heure|année|mois|moment)\b`,
      zh: '什[么麼][时時](?:候|[间間])|何[时時]|[几幾](?:[时時]|[点點](?:[钟鐘]|(?!的)))|哪一?[年天]',
    },
    may: { es: String.raw`\bcuando\b`, fr: String.raw`\bquand\b` },
    tells: {
      en: String.raw`\b(?:when|after|before|day|night|midnight|morning|evening|month|year|hour)\b`,
      es: String.raw`\b(?:cuando|día|noche|medianoche|mañana|tarde|mes|año|hora)\b`,
      fr: String.raw`\b(?:quand|après|avant|jour|nuit|minuit|matin|soir|mois|an|année|heure)\b`,
      zh: '[时時]候|[之以][后後]|年|月|日|夜|早晨|晚上',
    },
  },
  person: {
    asks: {
      en: String.raw`(?:^\P{L}*|[,;:?]\s*|\b(?:and|but|so|to|from|for|by|with|of|about|against|is|was)\s+)who(?:m|se|['’]?s)?\b|\b(?:what|which) (?:${PERSONS.en})\b|\bwhat['’]?s? (?:is |was |were )?(?:the )?names?\b`,
      es: String.raw`\bquién|(?:^\P{L}*|[,;:¿]\s*)quien\b|\b(?:qu[eé]|cu[aá]l) (?:${PERSONS.es})\b|\bc[oó]mo se llama(?:ba|ban|n)?\b|\b(?:qué|cuál era (?:el|su)) nombre\b`,
      fr: String.raw`(?:^\P{L}*|[,;:]\s*|\b(?:à|de|avec|par|pour|chez|selon|contre|sur|et|c['’]est|c['’]était)\s+)qui\b|\bquel(?:le)? (?:${PERSONS.fr})\b|\bcomment s['’]appel|\bquel (?:est|était) (?:le|son) nom\b`,
      zh: String.raw`[谁誰]|那位是|哪一[个個](?!\p{Script=Han}*(?:地方|城|日|月))|[邊边][個个]|哪一?位|何人|什[么麼]人|哪一?[个個名位]?[^，。？?]{0,5}?(?:${PERSONS.zh})|叫什[么麼]|叫啥|叫咩|名字是`,
    },
    may: { en: String.raw`\bwho(?:m|se)?\b`, es: String.raw`\bquien\b`, fr: String.raw`\bqui\b`, zh: '哪[个個]' },
    // Names are looked for by those who know the question (`tellsAsked`); this only tells that there may be some.
    tells: { en: String.raw`\p{Lu}\p{L}+`, zh: String.raw`\p{Script=Han}{2}` },
  },
  /** What somebody said, in their own words. */
  speech: {
    asks: {
      en: String.raw`\bwhat (?:did|does|do|was) [^?,]*\b(?:say|said|tell|told|answer|reply|shout|cry out|ask|promise|saying)\b|\blast words\b`,
      es: String.raw`\b(?:qu[eé]|cu[aá]l(?:es)?) [^?,]*\b(?:dij[oe]|dijeron|dice|contest[oó]|respondi[oó]|grit[oó]|prometi[oó]|palabras)(?!\p{L})`,
      fr: String.raw`\b(?:que|quoi|quels?|quelles?|qu['’]\p{L}+)\b[^?,]*\b(?:dit|disait|répondu?|répond|crié|promis|paroles|mots)(?!\p{L})`,
      zh: '[说說讲講喊答问問][了过過]?[些的]?是?(?:什[么麼](?![时時])|啥|咩)|哪一?句|什[么麼][话話]',
    },
    tells: {
      en: String.raw`[“‘「『«][^”’」』»]|(?:say|said|saying|answer|cried|repl|told)[^.]{0,40}[,:]\s*["“‘«]?\p{Lu}`,
      es: String.raw`(?:dij|dic|respond|cont)[^.]{0,40}[,:]\s*["“«]?\p{Lu}`,
      fr: String.raw`(?:répond|dit|disant)[^.]{0,40}[,:]\s*["“«]?\p{Lu}`,
    },
  },
  meaning: {
    asks: {
      // "before Canaan, I mean" asks nothing.
      en: String.raw`(?<!\bi )\bmean(?:s|ing)?\b`,
      es: String.raw`\bsignific|\bquieren? decir\b`,
      fr: String.raw`\bsignifi|\bveu(?:t|lent) dire\b|\bsens de\b`,
      zh: '意思|含[义義]|(?:怎[么麼]|如何)理解|怎[么麼]解[释釋]',
    },
    tells: {
      en: String.raw`\bmean(?:s|t|ing)?\b|\brefers?\b|\bsymbol|\brepresent|\bimpl(?:y|ies)|\bdescribes?\b|\bthat is\b|\bi\.e\.`,
      es: String.raw`\bsignific|\bse refiere|\brepresenta|es decir`,
      fr: String.raw`\bsignifi|\bdésigne|\bfait référence|\bévoque|c['’]est-à-dire`,
      zh: '意思|指|象[征徵]|表示|意味|代表|比喻|也就是|描述|描繪',
    },
  },
} as const satisfies Record<string, Kind>

export type Wanted = keyof typeof WANTED

/** Where a sentence is told by a capital letter, capitals count. */
const BY_CAPITALS: ReadonlySet<string> = new Set(['person', 'speech'])

const anyWay = (ways: Ways, flags: string): RegExp => new RegExp(Object.values(ways).join('|'), flags)

const KINDS = (Object.entries(WANTED) as [Wanted, Kind][]).map(([kind, { asks, may, tells }]) => ({
  kind,
  asks: anyWay(asks, 'iu'),
  may: may && anyWay(may, 'iu'),
  tells: anyWay(tells, BY_CAPITALS.has(kind) ? 'u' : 'iu'),
}))
const kindOf = (kind: Wanted) => KINDS.find((one) => one.kind === kind)!

const earliest = (question: string, how: 'asks' | 'may'): Wanted | undefined =>
  KINDS.map(({ kind, ...patterns }) => ({ kind, at: patterns[how] ? question.search(patterns[how]) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.kind

/**
 * 耶稣为什么哭了？ → reason; "How old was Noah?" → number; "Which king saw a hand?" → person; what asks for none of
 * these → undefined. Of two that are asked the first; what may ask and may join asks only where nothing else does.
 */
export function wantedBy(question: string): Wanted | undefined {
  if (kindOf('meaning').asks.test(question) && !kindOf('reason').asks.test(question)) return 'meaning'
  const asked = earliest(question, 'asks')
  // What the Bible says is asked of any matter.
  if (asked === 'speech' && BIBLE.test(question)) return undefined
  return asked ?? (ASKS_ELSE.test(question) ? undefined : earliest(question, 'may'))
}

const BIBLE = /\b(?:bible|biblia|scriptures?|escrituras?|[eé]critures?)\b|圣经|聖經|经上|經上/iu

/** What happened, what somebody did, how it came about: it asks, though for nothing that a sentence shows. */
const ASKS_ELSE =
  /\b(?:what|how|which|tell)\b|\b(?:qué|cómo)(?!\p{L})|^que\b|\bqu['’]est-ce|\b(?:quoi|comment)\b|什[么麼]|啥|怎/iu

/** Does a question ask by a word that can do nothing else, wherever it stands? */
export const asksPlainly = (question: string): boolean => earliest(question, 'asks') !== undefined

/** References in brackets are no numbers that answer. */
const ASIDE = /[（(][^（()）]*[）)]/g

/** Does a sentence look as if it told that? 「只因见风甚大，就害怕」 tells a reason, 「耶稣抬头一看」 none. */
export const tells = (wanted: Wanted | undefined, sentence: string): boolean =>
  wanted === undefined || kindOf(wanted).tells.test(sentence.replace(ASIDE, ''))
