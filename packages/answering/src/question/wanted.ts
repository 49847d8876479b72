/**
 * What a question wants to be told, how it asks for it, and how a sentence looks that tells it, in five
 * languages. Two questions with the same words may want different things; a sentence with all of a
 * question's words may not tell what it wants.
 */
const WANTED = {
  reason: {
    asks: /\bwhy\b|\breason\b|\bprompted\b|\bpor qué(?!\p{L})|\bpourquoi\b|为什么|為什麼|为何|為何|为甚|為甚|为啥|為啥|干嘛|凭什么/iu,
    tells:
      /\bbecause\b|\bfor\b|\bsince\b|\bso that\b|\bin order\b|\btherefore\b|\bporque\b|\bpues\b|\bpara que\b|\bcar\b|\bparce que\b|\bpuisque\b|\bafin\b|因|为要|為要|为的是|為的是|为了|為了|所以|恐怕|免得|叫[你他我人]|既然|好叫|出于|出於|原因|目的/i,
  },
  number: {
    asks: /\bhow (?:many|much|long|old|big|tall|far)\b|\bcuánt|\bcombien\b|多少|多久|多大|多高|多长|多長|多远|多遠|多重|几个|幾個|[几幾](?:天|年|日|次|岁|歲|章|块|塊|条|條|位|张|張|座|只|隻)/i,
    tells:
      /(?<![:：\d–-])\d+(?![\d:：–-])|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cuarenta|cien|mil|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt|trente|quarante|cent|mille)\b|[一二两兩三四五六七八九十百千][^\p{P}]{0,3}(?:天|年|日|次|岁|歲|夜|个|個|人|肘|里|块|塊|条|條|位|张|張|座|只|隻|支|头|頭|间|間|月|层|層)/iu,
  },
  place: {
    asks: /\bwhere\b|\bdónde\b|\boù(?!\p{L})|哪里|哪裡|哪儿|哪兒|何处|何處|什么地方|什麼地方/iu,
    tells: /\b(?:in|at|near|from|to|en|cerca|dans|près|à)(?!\p{L})|在|到|往|从|從|位于|位於|靠近/iu,
  },
  time: {
    asks: /\bwhen\b|\bcuándo\b|\bquand\b|什么时候|什麼時候|何时|何時/i,
    tells: /\b(?:when|after|day|year|cuando|día|año|quand|jour|an)\b|时候|時候|之后|之後|年|日|早晨|晚上/i,
  },
  person: {
    asks: /\bwho(?:m|se)?\b|\bquién|\bqui\b|谁|誰|哪个人|哪個人|哪位|什么人|什麼人/i,
    tells: /\p{Lu}\p{L}+|\p{Script=Han}{2}/u,
  },
  meaning: {
    asks: /\bmean(?:s|ing)?\b|\bsignific|\bquiere decir\b|\bquieren decir\b|\bsignifi|\bveu(?:t|lent) dire\b|\bsens de\b|意思|含义|含義|怎么理解|怎麼理解|如何理解|怎么解释|怎麼解釋/iu,
    tells:
      /\bmean(?:s|t|ing)?\b|\brefers?\b|\bsymbol|\brepresent|\bimpl(?:y|ies)|\bdescribes?\b|\bthat is\b|\bi\.e\.|\bsignific|\bsignifi|\bse refiere|\brepresenta|\bdésigne|\bfait référence|\bévoque|c['’]est-à-dire|es decir|意思|指|象征|象徵|表示|意味|代表|比喻|也就是|描述|描繪/iu,
  },
} as const

/** References in brackets are no numbers that answer. */
const ASIDE = /[（(][^（()）]*[）)]/g

export type Wanted = keyof typeof WANTED

const KINDS = Object.keys(WANTED) as Wanted[]

/** 耶稣为什么哭了？ → reason; "How old was Noah?" → number; "Who was it?" → person; what asks for none of these → undefined. */
export function wantedBy(question: string): Wanted | undefined {
  return KINDS.find((kind) => WANTED[kind].asks.test(question))
}

/** Does a sentence look as if it told that? 「只因见风甚大，就害怕」 tells a reason, 「耶稣抬头一看」 none. */
export function tells(wanted: Wanted | undefined, sentence: string): boolean {
  return wanted === undefined || WANTED[wanted].tells.test(sentence.replace(ASIDE, ''))
}
