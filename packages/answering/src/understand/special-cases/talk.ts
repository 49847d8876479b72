import { TONGUES, type Tongue } from '../tongue.ts'

const TALKS = ['who', 'health', 'hello', 'thanks', 'bye', 'test', 'abilities'] as const
export type Talk = (typeof TALKS)[number]

const EN_CALL = '(?: (?:there|berea|everyone|all|friend|pastor|buddy|again|to you|you|guys))*'
const ES_CALL = '(?: (?:berea|a todos|todos|amigos?|pastor|que tal|buenas|buenas tardes|buenos dias|de nuevo))*'
const FR_CALL = "(?: (?:berea|beree|a tous|a toutes|tout le monde|l'ami|pasteur|toi|vous|ca va))*"
const ZH_CALL = '(?:呀|啊|哦|喔|吗|庇哩亚|牧师|大家|弟兄|姊妹|朋友|早安|早|午安|晚安|晚上好|嗨|哈喽)*'

/** Small talk: the whole of what was said, marks taken out. Tried in this order. */
const PATTERNS: Readonly<Record<Talk, Readonly<Record<Tongue, string>>>> = {
  who: {
    en: '(?:(?:hi|hello) )?(?:so )?(?:who|what)(?: s| are| r| is)? (?:you|u|this|berea|made you|created you|your name|you exactly)(?: exactly| really)?(?: (?:are you|r u|you|or)? ?(?:an? )?(?:real |actual )?(?:person|human|pastor|priest|robot|bot|ai|machine|christian|clergy|real)(?: (?:or|pastor|priest|person|human|a|an|ai|bot|robot|machine|something))*)?|(?:are|r) (?:you|u) (?:an? |the )?(?:real|actual|human|pastor|priest|robot|bot|ai|machine|person|chatbot|christian|chatgpt|computer|alive|god|jesus)(?: (?:person|human|pastor|priest|or|a|an|bot|robot|ai|machine))*|(?:what s|what is) your name|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real )?(?:human|person|robot|bot|machine|ai|pastor)(?: person)?|do you believe in (?:god|jesus)|who (?:made|built|created|programmed|wrote|owns) you|introduce yourself|tell me about yourself',
    es: '(?:hola )?(?:quien|que|como) (?:eres|es usted|te llamas|se llama|es esto|es berea|te hizo|te creo|sos)(?: tu| exactamente)?(?: (?:eres|es usted|sos)? ?(?:una? )?(?:persona|pastor|robot|humano|cura|sacerdote|maquina|ia|bot|cristiano)(?: (?:real|de verdad|humana|o|un|una|robot|bot|maquina|persona|verdadero))*)?|(?:eres|es usted|sos) (?:una? |el )?(?:persona|pastor|robot|humano|cura|sacerdote|maquina|ia|bot|inteligencia artificial|cristiano|real|dios)(?: (?:real|de verdad|humana|o|un|una|robot|bot|maquina|persona|verdadero))*|cual es tu nombre|con quien (?:hablo|estoy hablando)|estoy hablando con (?:una? )?(?:persona|humano|robot|maquina|pastor)(?: real)?|presentate|hablame de ti|crees en dios',
    fr: '(?:bonjour |salut )?(?:(?:tu es|t es|vous etes|c est|es tu|etes vous) (?:qui|quoi)|qui (?:es tu|etes vous|est tu|tu es|est berea|t a (?:cree|fait))|comment (?:tu t appelles|t appelles tu|vous appelez vous)|c est quoi (?:ton nom|berea))(?: (?:es tu |tu es |etes vous )?(?:une? )?(?:vrai |vraie )?(?:pasteur|personne|robot|humain|pretre|machine|ia|bot|chretien)(?: (?:ou|un|une|robot|bot|machine|vraie?|personne|pour de vrai))*)?|(?:es tu|tu es|etes vous|vous etes|t es) (?:une? )?(?:vrai |vraie )?(?:pasteur|personne|robot|humain|pretre|machine|ia|bot|intelligence artificielle|chretien|reel)(?: (?:ou|un|une|robot|bot|machine|vraie?|personne|reelle))*|je parle a (?:qui|un robot|une machine|une vraie personne|un humain|un pasteur)|presente toi|parle moi de toi|crois tu en dieu',
    zh: '(?:你好|您好|请问)*(?:你|您|庇哩亚)(?:到底|究竟)?(?:是|叫)(?:谁|什么|什么名字|何方神圣|哪位|谁呀|谁啊)(?:呀|啊|呢)?(?:(?:你|您)?是(?:真的|真正的)?(?:牧师|真人|人|机器人|神父|人工智能|机器|基督徒|传道人)(?:吗|还是机器人?|还是人|还是真人)*)?|(?:你|您)是(?:不是)?(?:一个|一位)?(?:真的|真正的)?(?:牧师|真人|人|人类|机器人|神父|人工智能|AI|ai|机器|程序|基督徒|传道人|活人)(?:吗|呢|还是机器人?|还是人|还是真人|还是AI|还是ai)*|(?:你|您)叫什么(?:名字)?|(?:我)?(?:在)?跟(?:谁|真人|机器人|人)(?:说话|聊天|对话)(?:吗|呢)?|(?:自我)?介绍一?下?(?:你|您)?自己|你信(?:神|耶稣|主|上帝)吗|谁(?:创造|开发|做|造|发明)了?(?:的)?(?:你|您)',
  },
  hello: {
    en: `(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|good (?:morning|evening|afternoon|day|night)|morning|evening|shalom|peace be with you|god bless(?: you)?|blessings|happy (?:easter|christmas|new year|sunday))${EN_CALL}(?: (?:how are you|how s it going|good (?:morning|evening|afternoon)))?${EN_CALL}`,
    es: `(?:hola+|buenas|buenos dias|buenas (?:tardes|noches)|saludos|que tal|shalom|la paz(?: sea contigo)?|bendiciones|dios te bendiga|paz|feliz (?:navidad|pascua|domingo)|ey)${ES_CALL}`,
    fr: `(?:salut|bonjour|bonsoir|coucou|hello|hey|shalom|bjr|slt|la paix(?: soit avec (?:toi|vous))?|que dieu (?:te|vous) benisse|joyeux noel|joyeuses paques|bon dimanche)${FR_CALL}`,
    zh: `(?:你好|您好|大家好|哈喽|哈啰|嗨|嘿|早安|早上好|早|午安|下午好|晚上好|晚安|平安|主内平安|愿你平安|以马内利|在吗|有人吗|hello|hi|喂|圣诞快乐|复活节快乐|主日平安)${ZH_CALL}`,
  },
  thanks: {
    en: '(?:ok |okay |great |wow |amen |perfect |oh )*(?:thanks?|thank you|thx|ty|cheers|many thanks|much appreciated|i appreciate (?:it|that|this)|appreciate it|bless you)(?: (?:you|u|so|very|much|a lot|a million|again|for|your|the|that|this|it|help|helping|me|answer|answers|explanation|time|berea|everything|was|is|really|helped|helpful|great|good|very|all|god|bless|i|understand|now|friend|kindly|useful|clear|me))*|(?:that|this|it) (?:really |truly )?(?:helped|helps|was (?:so |very |really )?helpful|was great|is helpful)(?: (?:a lot|me|so much|thanks|thank you))*|amen|(?:great|good|nice|excellent|wonderful|beautiful|perfect|awesome) ?(?:answer|job|explanation|work)?',
    es: '(?:ok |vale |perfecto |amen |ay |oh )*(?:muchas |muchisimas |mil )?(?:gracias|te lo agradezco|se lo agradezco|agradecid[oa])(?: (?:por|tu|su|la|el|ayuda|respuesta|todo|de verdad|de corazon|me|ayudo|ha|has|ayudado|mucho|muy|amable|util|claro|berea|dios|te|bendiga|fue|bastante|explicacion|y|tiempo|eso|esto))*|me (?:ha ayudado|ayudo|sirvio|ha servido)(?: (?:mucho|bastante|muchisimo|gracias))*|(?:excelente|buena|muy buena|gran|perfecta|genial)(?: respuesta| explicacion)?|amen',
    fr: '(?:ok |super |parfait |amen |oh )*(?:grand |mille |un grand )?(?:merci|mercis|je (?:te|vous) remercie)(?: (?:beaucoup|bien|infiniment|mille|fois|pour|ta|ton|votre|la|le|l|aide|reponse|tout|ca|m|a|vraiment|aide|aidee|beree|berea|c|est|etait|tres|clair|utile|de|tout coeur|encore|explication|d|avoir|cela|que|dieu|te|benisse))*|(?:ca|cela) m a (?:beaucoup |vraiment |bien )*aide[e]?(?: merci)?|(?:super|tres bonne|excellente|bonne|belle) (?:reponse|explication)|amen',
    zh: '(?!感恩$)(?:好的?|哦|哇|嗯|太好了|真的|太|真是|真|非常|十分|多|很)*(?:谢谢|感谢|多谢|谢了|谢啦|感恩|谢主|感谢主)(?:你|您|了|啦|啊|你们|您们|的|解答|回答|帮助|帮忙|分享|耐心|讲解|很|有|非常|对我|收获|真的|帮助很大|明白了|我|我明白了|懂了|清楚|庇哩亚|牧师|主|太|多)*|(?:很|非常|太|真)?(?:有帮助|有用|受益|受益匪浅)(?:了|谢谢|感谢)*|阿们|明白了|我?懂了|(?:回答|讲|说)得(?:很|真|太)好(?:了)?',
  },
  bye: {
    en: '(?:ok |okay )?(?:bye+|goodbye|bye bye|see you|see ya|farewell|take care|talk (?:to you )?later|good night|that s all|i m done)(?: (?:later|soon|tomorrow|now|for now|for today|berea|thanks|then|next time|everyone|god bless))*',
    es: '(?:ok |vale )?(?:adios|hasta (?:luego|pronto|manana|la proxima|otra)|chao|chau|nos vemos|me voy|cuidate|eso es todo)(?: (?:berea|gracias|y gracias|por hoy|y|bendiciones))*',
    fr: '(?:ok )?(?:au revoir|a bientot|a plus|a demain|a la prochaine|adieu|ciao|bonne (?:nuit|soiree|journee)|c est tout|tchao)(?: (?:beree|berea|merci|et merci|tard|pour aujourd hui))*',
    zh: '(?:好的?|嗯)*(?:再见|拜拜|拜|回头见|下次见|明天见|改天聊|先这样|我走了|告辞|就这样)(?:了|吧|啦|哦|谢谢)*',
  },
  test: {
    en: '(?:this is )?(?:just )?(?:a )?(?:test|testing|test test|asdf+|abc|123|ping|hello world)(?: (?:test|one|two|three|1|2|3|only|message|123))*',
    es: '(?:esto es )?(?:una )?(?:prueba|probando|test|asdf+)(?: (?:prueba|uno|dos|tres|1|2|3|123))*',
    fr: '(?:ceci est |c est )?(?:juste )?(?:un )?(?:test|essai|asdf+)(?: (?:test|essai|un|deux|trois|1|2|3|123))*',
    zh: '(?:这是)?(?:一个|只是|一下)*(?:测试|试试|试一下|试一试|测试一下|测试测试|测一下)(?:看看|123|一下)*',
  },
  health: {
    en: '(?:hi |hello )?(?:how (?:are|r) (?:you|u|things)|how s it going|what s up|sup|how do you do|are you (?:ok|okay|there|awake|busy|happy|well))(?: (?:today|doing|doing today|now))*',
    es: '(?:hola )?(?:como (?:estas|esta|esta usted|te va|va todo|andas)|que hay|estas (?:ahi|bien))(?: (?:hoy))*',
    fr: '(?:salut |bonjour )?(?:(?:comment )?ca va|comment (?:vas tu|allez vous|tu vas)|tu vas bien|tu es la|quoi de neuf)(?: (?:bien|aujourd hui|toi))*',
    zh: '(?:你好|您好)*(?:你|您)?(?:今天)?(?:好吗|过得好吗|还好吗|怎么样|吃了吗|在忙吗|在干嘛|在做什么|最近好吗)(?:呀|啊|呢)?',
  },
  abilities: {
    en: '(?:what|how) (?:can|do|could) (?:you|u|this|it)(?: even| actually| really)? (?:do|help(?: me)?(?: with)?|work|know|answer)(?: (?:here|exactly|for me|with|about))*|(?:what|how) (?:can|do|should|could) i (?:ask(?: you)?|use (?:you|this|it|berea))(?: (?:here|exactly|for|with|about))*|what (?:is|s) (?:this|berea)(?: (?:app|site|for|about|website))*|help|how does (?:this|it|berea) work|can you help(?: me)?|(?:can|may) i ask (?:you )?(?:a|some|any|something)?(?: questions?)?|i have (?:a|some) questions?',
    es: '(?:que|como) (?:puedes|puede|sabes|haces|hace|puedo|funciona|funcionas)(?: (?:hacer|ayudarme|preguntarte|preguntar|esto|berea|por mi|responder))*|ayuda|para que sirves?|en que (?:me )?(?:puedes|puede) ayudar(?:me)?|puedes ayudarme|tengo (?:una|unas) preguntas?|puedo (?:hacerte )?(?:una )?pregunta(?:rte)?(?: algo)?',
    fr: '(?:que|qu est ce que|comment) (?:peux tu|pouvez vous|sais tu|tu peux|tu sais|puis je|ca marche|tu fonctionnes|fonctionne)(?: (?:faire|m aider|te demander|demander|beree|pour moi|repondre))*|aide(?: moi)?|a quoi (?:tu sers|sers tu|ca sert)|peux tu m aider|j ai (?:une|des) questions?|je peux te poser une question',
    zh: '(?:你|您|庇哩亚)(?:可以|能|会|能够|都会|都能)(?:做|干|帮我做|帮我|回答|帮|提供)?(?:些)?(?:什么|哪些|什么问题|什么事)?(?:呢|吗|忙|帮助)?|(?:怎么|如何)(?:用|使用|问)(?:你|您|这个)?|帮助|帮帮我|(?:我)?(?:可以|能)(?:问|请教)(?:你|您)?(?:一个|几个|什么|些什么|个)*(?:问题)?(?:吗|呢)?|我有(?:个|一个|一些|几个)?问题|你有什么(?:功能|用)|(?:这|这个)是(?:什么|干什么的)(?:网站|软件|应用)?',
  },
}

const compiled = TALKS.map((id) => ({
  id,
  patterns: TONGUES.map((tongue) => ({ tongue, pattern: new RegExp(`^(?:${PATTERNS[id][tongue]})$`) })),
}))

/**
 * Small talk and nothing else, with the language it is in: `hola, buenas` → hello in Spanish, `who are you? are you a real pastor` → who.
 * "Thank you, and who was Enoch?" is a question.
 */
export function findTalk(text: string): { readonly talk: Talk; readonly tongue: Tongue } | undefined {
  if (text.length > 160) return undefined
  const spaced = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const joined = spaced.replaceAll(' ', '')
  for (const { id, patterns } of compiled) {
    for (const { tongue, pattern } of patterns) {
      if (pattern.test(tongue === 'zh' ? joined : spaced)) return { talk: id, tongue }
    }
  }
  return undefined
}
