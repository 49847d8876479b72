import { asks } from '../asks.ts'
import { speaksOfSelf } from '../first-person.ts'
import type { Folded } from '../fold.ts'
import { type Field, findMentions } from '../lexicon/lexicon.ts'
import type { Tongue } from '../tongue.ts'
import { type Matter, recogniser } from './cue.ts'

const OUTSIDES = ['jailbreak', 'medicine', 'politics', 'private', 'affairs', 'request', 'opinion'] as const
export type Outside = (typeof OUTSIDES)[number]

// A question that names the Bible, God or the church is Berea's business, whatever else it names.
const EN =
  '!(?:the )?(?:bible|biblical|scriptur|verse|jesus|god\\b|gospel|psalm|proverbs|church|christian|prophet|apostle|disciple|pray|faith|sin\\b|testament|moses|paul\\b|david\\b|solomon)'
const ES =
  '!(?:la )?(?:biblia|biblic|escritura|versiculo|jesus|dios|evangelio|salmo|proverbios|iglesia|cristian|profeta|apostol|discipul|oracion|fe\\b|pecado|testamento|moises|pablo|david)'
const FR =
  "!(?:la |l')?(?:bible|bibli|ecriture|verset|jesus|dieu|evangile|psaume|proverbes|eglise|chretien|prophete|apotre|disciple|priere|foi\\b|peche\\b|testament|moise|paul\\b|david)"
const ZH = '!圣经|经文|耶稣|上帝|基督|天主|教会|福音|祷告|神(?!经|奇|马)|信徒|门徒|先知|使徒|摩西|保罗|大卫|罪'

const MATTERS: readonly Matter<Outside>[] = [
  {
    id: 'jailbreak',
    cues: {
      en: [
        [
          '(?:ignore|disregard|forget|override|bypass)\\b.{0,30}(?:instructions?|prompts?|rules|guidelines|restrictions|programming|filters?)',
        ],
        [
          '(?:system prompt|developer mode|jailbreak|dan mode|do anything now|reveal your (?:prompt|instructions)|your hidden (?:prompt|instructions)|repeat (?:the|your) (?:prompt|instructions|text above)|act as (?:an? )?(?:unrestricted|uncensored|evil)|pretend (?:you are|to be) (?:an? )?(?:unrestricted|uncensored|evil|different ai|hacker|human)|you are now (?:an? |in )?(?:unrestricted|dan|evil|developer))',
        ],
      ],
      es: [
        [
          '(?:ignora|olvida|desobedece|salta(?:te)?|omite)\\b.{0,30}(?:instrucciones|reglas|indicaciones|restricciones|normas)',
        ],
        [
          '(?:prompt (?:del sistema|de sistema|oculto)|modo (?:desarrollador|dan)|muestrame tu prompt|revela tus? (?:instrucciones|prompt)|finge (?:que eres|ser) (?:un |una )?(?:ia sin|hacker|malvad|sin restricciones)|actua como (?:un |una )?(?:ia sin|hacker|malvad)|sin (?:filtros|restricciones))',
        ],
      ],
      fr: [
        ['(?:ignore|oublie|desobeis|contourne)[rzs]?\\b.{0,30}(?:instructions?|regles|consignes|restrictions)'],
        [
          "(?:prompt systeme|invite systeme|mode (?:developpeur|dan)|montre(?:-moi)? (?:ton|tes|ta) (?:prompt|instructions|consignes)|revele (?:ton|tes) (?:prompt|instructions)|fais semblant d'etre (?:une? )?(?:ia sans|pirate|hacker|mechant)|agis comme (?:une? )?(?:ia sans|pirate)|sans (?:filtres?|restrictions))",
        ],
      ],
      zh: [
        ['(?:忽略|无视|忘记|忘掉|不要理会|绕过|跳过)[^?]{0,14}(?:指令|指示|规则|提示|设定|限制|约束)'],
        [
          '系统提示|提示词|开发者模式|越狱|(?:假装|扮演)[^?]{0,8}(?:没有限制|不受限制|黑客|邪恶|坏人)|你现在是(?:一个)?(?:没有限制|不受限|黑客|DAN|dan)|说出你的(?:指令|设定)',
        ],
      ],
    },
  },
  {
    // What a chemist or a doctor is asked: doses, drugs, symptoms.
    id: 'medicine',
    cues: {
      en: [
        [
          '(?:\\d+ ?mg\\b|mg of|milligrams?|dosage|dose of|painkillers?|antibiotic|antidepressant|(?:blood pressure|sleeping) (?:pills|tablets)|ibuprofen|paracetamol|aspirin|insulin|symptoms? of|(?:treatment|cure) for (?:my|the|an?) |blood (?:test|sugar)|vaccin)',
          EN,
        ],
      ],
      es: [
        [
          '(?:\\d+ ?mg\\b|mg de|miligramos|dosis|analgesic|antibiotic|antidepresiv|pastillas (?:de|para) |ibuprofeno|paracetamol|aspirina|insulina|sintomas de|tratamiento para|como curar (?:la|el|mi) |analisis de sangre|vacun)',
          ES,
        ],
      ],
      fr: [
        [
          '(?:\\d+ ?mg\\b|mg d|milligrammes|posologie|dose d|antidouleur|antibiotique|antidepresseur|comprimes? |ibuprofene|paracetamol|doliprane|aspirine|insuline|symptomes d|traitement (?:pour|contre)|comment soigner |prise de sang|vaccin)',
          FR,
        ],
      ],
      zh: [
        [
          '毫克|剂量|布洛芬|阿司匹林|抗生素|胰岛素|[降退止]\\S{0,2}药|感冒药|吃什么药|症状|怎么治(?:疗|好)?(?!.*心)|疫苗|化验|验血|(?:感冒|咳嗽|头痛|发烧)(?:了)?(?:怎么办|吃什么)',
          ZH,
        ],
      ],
    },
  },
  {
    id: 'politics',
    cues: {
      en: [
        [
          '(?:who(?:m)? (?:should|do|would) (?:i|we|you|christians) vote|vote for\\b|which (?:party|candidate)|who will win the (?:next )?election|(?:is|was) (?:trump|biden|harris|obama|putin|macron|xi jinping|netanyahu|zelensky|starmer)\\b|(?:trump|biden|harris|putin|macron|democrats?|republicans?|labour party|conservatives)\\b.{0,30}(?:good|bad|better|best|right|wrong|president|policy|vote))',
          '!(?:prophec|antichrist|in the bible|scriptur|revelation)',
        ],
      ],
      es: [
        [
          '(?:a quien (?:debo|deberia|hay que|tengo que|debemos|voto|votarias)\\b.{0,10}(?:votar)?|por quien (?:debo|deberia|voto|votar)|que (?:partido|candidato)|votar por|quien (?:ganara|va a ganar) las elecciones|(?:trump|biden|putin|sanchez|maduro|milei|petro|feijoo)\\b.{0,30}(?:bueno|malo|mejor|presidente|votar))',
          '!(?:profecia|anticristo|en la biblia|apocalipsis|escritura)',
          '!(?:acudir|perdonar|orar|rezar)',
        ],
      ],
      fr: [
        [
          "(?:pour qui (?:dois-je|devrais-je|voter|faut-il|je (?:dois|vote))|voter pour|quel (?:parti|candidat)|qui va gagner (?:les elections|l'election)|(?:trump|biden|poutine|macron|le pen|melenchon|bardella)\\b.{0,30}(?:bon|mauvais|meilleur|president|voter))",
          '!(?:prophetie|antichrist|dans la bible|apocalypse|ecriture)',
          '!pour qui (?:luc|paul|matthieu|marc|jean)',
        ],
      ],
      zh: [
        [
          '投(?:票)?给(?:谁|哪)|该投谁|选(?:哪个|谁当)(?:党|候选人|总统)|哪个(?:政党|候选人)|支持(?:哪个党|民进党|国民党|共和党|民主党)|(?:特朗普|川普|拜登|普京|习近平|马克龙|泽连斯基|赖清德)[^?]{0,14}(?:好|坏|对|错|总统|政策|投)|大选[^?]{0,6}谁(?:会)?赢',
          '!圣经|预言|敌基督|启示录',
        ],
      ],
    },
  },
  {
    id: 'private',
    cues: {
      en: [
        [
          "(?:is|does) my (?:wife|husband|girlfriend|boyfriend|neighbou?r|boss|pastor|coworker|ex) (?:cheating|lying|in love|gay|having an affair|sleeping|stealing)|(?:(?:phone number|home address|address|salary|password|email) (?:of|for) (?!the)|(?:'s|s') (?:phone number|home address|salary|password|email password))|read my (?:wife|husband|girlfriend|boyfriend)(?:'s)? (?:messages|texts|phone)|how (?:much|rich) (?:does|is) (?:my pastor|pastor \\w+|joel osteen|the pope) (?:earn|make|worth)|hack (?:into )?(?:my|his|her|a|someone)",
        ],
      ],
      es: [
        [
          '(?:me (?:engana|es infiel|pone los cuernos) mi (?:marido|esposa|mujer|novi)|mi (?:marido|esposa|mujer|novi\\w|vecin\\w|jefe) (?:me engana|me es infiel|esta mintiendo|es gay|tiene una amante)\\?|(?:numero de telefono|direccion|salario|contrasena|correo) de (?:mi|el|la|un|una|\\w+ \\w+)|hackear|cuanto gana (?:mi|el) (?:pastor|vecin\\w|jefe))',
          '!que hago',
          '!perdon',
        ],
      ],
      fr: [
        [
          '(?:(?:mon mari|ma femme|mon copain|ma copine) me trompe(?:-t-(?:il|elle))? ?\\?|est-ce que (?:mon|ma) (?:mari|femme|copain|copine|voisin\\w*|patron) (?:me trompe|ment|est gay|a une liaison)|(?:numero de telephone|adresse|salaire|mot de passe) d|pirater|combien gagne (?:mon|le) (?:pasteur|voisin|patron))',
          '!que faire',
          '!pardon',
        ],
      ],
      zh: [
        [
          '(?:我?(?:老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|邻居|老板))(?:是不是|有没有)(?:出轨|外遇|撒谎|骗我|同性恋|喜欢)|(?:的)?(?:电话号码|手机号|家庭住址|住址|工资|密码)(?:是多少|是什么|在哪|多少)|怎么(?:黑进|破解|偷看)|(?:牧师|邻居|同事)(?:一个月)?(?:赚|挣)多少',
        ],
      ],
    },
  },
  {
    // The kitchen's: how a dish is made, and what goes into it.
    id: 'affairs',
    cues: {
      en: [
        [
          '(?:how (?:do|does|to|can|long|should|much)\\b|recipes?\\b|what (?:spices?|temperature|goes)\\b|(?:can|should) i (?:freeze|reheat|fry|boil)\\b)',
          '(?:(?:soup|stew|broth|casserole|omelette|lasagn|curry|pancake|gravy|meatball|steak|roast|marinad|dough|sauce|recipe)s?\\b|simmer|slow cook|deep.?fry|oven\\b)',
          EN,
        ],
      ],
      es: [
        [
          '(?:como (?:se )?(?:hace[nr]?|hago|prepar[ao]r?|cocin[ao]r?|cue(?:ce|zo)|cocer|asar?|aso)\\b|receta|cuanto tiempo)',
          '(?:receta|sopa|caldo|guiso|estofado|tortilla|paella|asado|horno\\b|salsa|garbanzos|lentejas|cocer|freir|hornear|albondigas|croquetas|filete|pollo\\b|ternera)',
          ES,
        ],
      ],
      fr: [
        [
          '(?:comment (?:faire|fait-on|on fait|preparer|reussir|cuire|cuisiner)\\b|recette|combien de temps)',
          '(?:recette|soupe|bouillon|pot-au-feu|ragout|quiche|gratin|crepes?\\b|roti\\b|bourguignon|sauce|au four\\b|cuire|mijoter|omelette|tarte|poulet\\b|b(?:oe|œ)uf\\b)',
          FR,
        ],
      ],
      zh: [
        [
          '怎么|如何|怎样|多久|做法|放什么',
          '食谱|菜谱|火锅|[牛猪鸡鸭羊]肉汤|炒[蛋饭面菜]|[炖焖煎卤腌蒸](?:[牛猪鸡鸭羊鱼]|排骨|肉|蛋|豆腐|汤)|(?:[肉汤面饭粥菜虾]|面条|饺子|豆腐)(?:怎么|如何|怎样)(?:煮|炖|炒|煎|蒸|烤|做(?!到))',
          ZH,
        ],
      ],
    },
  },
  {
    // The day's business: markets, weather, the clock, sport, the screen.
    id: 'affairs',
    cues: {
      en: [
        [
          '\\b(?:(?:best|cheapest|good|which|what|cheap|budget) (?:\\w+ )?(?:laptop|phone|smartphone|computer|tablet|headphones?|tv|car|suv|brand|insurance|hotel|airline|app|gym|mattress|vacuum)s?\\b|electric car|how (?:do|to|can) (?:i |you )?(?:cook|bake|fry|grill|boil) |recipe for|train tickets?|bus pass|metro card|concert tickets?|flight to|(?:opening|closing) (?:hours|times?)|what time does .{2,30} (?:open|close|start|leave|kick off)|(?:recommend|suggest) (?:me )?(?:an? |some )?(?:\\w+ )?(?:hotels?|restaurants?|airbnb|hostels?|movies?|films?|phones?)|who won .{0,30}(?:game|match|race|final|cup|league|last night|yesterday))',
          EN,
          '!noah|ark\\b|king|queen|chariot|manna|quail',
        ],
        [
          '(?:stock (?:price|market|tip)|\\b(?:price of|buy|sell|invest in) (?:\\w+ ){0,3}(?:stocks?|shares|gold|dollars?)\\b|(?:tesla|nvidia|apple|amazon|google|microsoft) (?:stock|shares?)\\b|stocks? (?:to|should|will|today|tomorrow|do|go)\\b|share price|bitcoin|crypto|exchange rate|interest rate|lottery numbers|weather|will it (?:rain|snow) (?:today|tomorrow|this)|temperature (?:today|outside|in)|what time is it|traffic (?:in|today)|(?:world cup|super bowl|premier league|champions league|nba)|score of|movies? to watch|netflix|(?:latest|today.s) news|news today|wi-?fi|recipe for|cheap flights|best restaurant|which (?:phone|laptop|car)|javascript|python|css\\b|sql\\b|excel|source code|what(?: is|.s) \\d+ ?[x*+/-] ?\\d)',
          EN,
        ],
      ],
      es: [
        [
          '(?:(?:mejor|que|buen|barato) (?:portatil|ordenador|computadora|movil|celular|telefono|tablet|televisor|coche|carro|auto|marca|seguro|hotel|gimnasio|colchon)(?:es|s)?\\b|coche electrico|abono (?:del?|de) (?:metro|transporte)|billetes? de (?:tren|avion|metro|autobus)|a que hora (?:abren?|cierran?|sale el|juegan?|empieza el|pasa el)|mercadona|supermercado|gasolinera|quien gano (?:ayer|anoche|el (?:partido|clasico|mundial)|la (?:liga|final|carrera|champions))|(?:recomiend\\w+|recomendar) (?:un |algun |una )?(?:hotel|restaurante|hostal|pelicula|serie|movil)|como (?:se )?(?:cocina|cocino|preparo|hago) (?:una? |el |la |los |las )?(?:paella|tortilla|pollo|arroz|pasta|sopa|pastel|tarta))',
          ES,
        ],
        [
          '(?:precio de (?:las? )?(?:accion|bolsa|oro\\b|dolar)|(?:comprar|vender|invertir en) (?:\\w+ ){0,3}(?:acciones|oro|dolares)\\b|acciones (?:de|comprar)|que acciones|bolsa de valores|bitcoin|cripto|tipo de cambio|loteria|hipoteca|que tiempo (?:hace|hara)|el tiempo (?:hoy|manana|en)|va a llover|que hora es|temperatura (?:hoy|en|manana)|(?:mundial|liga|champions|real madrid) |resultado del partido|netflix|pelicula para|noticias de|wifi|receta (?:de|para)|vuelos baratos|mejor restaurante|que (?:movil|celular|portatil|coche) |javascript|python|css\\b|sql\\b|excel|cuanto es \\d)',
          ES,
        ],
      ],
      fr: [
        [
          '(?:(?:meilleur|quel|quelle|bon|bonne) (?:ordinateur|portable|telephone|tablette|voiture|marque|assurance|hotel|matelas|salle de sport|appareil photo)s?\\b|voiture electrique|pass navigo|a quelle heure (?:ouvre|ferme|part|passe|commence) (?!le (?:culte|sabbat))|heures d.ouverture|supermarche|carrefour\\b|ikea|qui a gagne (?:hier|le (?:match|tour|mondial)|la (?:finale|coupe|course|ligue))|billets? de (?:train|avion|concert|metro)|comment (?:cuisiner|cuire|faire (?:une? |du |de la |des )?(?:tarte|crepes?|quiche|ratatouille|gateau|sauce)))',
          FR,
        ],
        [
          '(?:cours de (?:l.|la )?(?:action|bourse|or\\b|dollar)|(?:acheter|vendre|investir dans) (?:[\\w.]+ ){0,3}(?:actions|dollars)\\b|quelles actions|actions? (?:en bourse|acheter)|bitcoin|crypto|taux de change|taux du|loto\\b|impots|quel temps (?:fait|fera)|meteo|va-t-il (?:pleuvoir|neiger)|il va pleuvoir|quelle heure est-il|quelle temperature|coupe du monde|ligue 1|psg\\b|resultats? du match|netflix|quel film|actualites|wifi|recette d|vols? pas chers?|meilleur restaurant|quel (?:telephone|ordinateur|voiture) |javascript|python|css\\b|sql\\b|excel|combien font \\d)',
          FR,
        ],
      ],
      zh: [
        [
          '(?:哪个|哪款|什么)(?:牌子|品牌|型号|手机|电脑|笔记本|车)|新能源车|电动车|牌子(?:好|比较)|(?:怎么|如何|怎样)(?:做|煮|炒|炖|烤|烧)(?:红烧|糖醋|宫保|鱼香|蛋糕|面条|饺子|饭|菜|汤|鸡|鸭|排骨|牛肉|猪肉|豆腐)|食谱|红烧肉|高铁|地铁|民宿|几点(?:开门|关门|打烊|营业)|末班车|打折|优惠券|淘宝|京东|双十一|(?:推荐|好吃)的?(?:餐厅|酒店|饭店|景点|电影|手机|小吃|火锅)|谁赢了|(?:火车|飞机|演唱会|电影)票|外卖|便当',
          ZH,
        ],
        [
          '股票|股价|股市|(?:台积电|茅台|腾讯|阿里巴巴|特斯拉|英伟达|苹果股|黄金|美元|日元|人民币|房价|台股|美股|[Aa]股)[^?]{0,8}(?:可以买|能买|该买|会涨|会跌|涨|跌|卖)|大盘|比特币|加密货币|汇率|基金|彩票|中奖|房贷利率|报税|天气|(?:今天|明天|后天|周末)[^?]{0,8}下[雨雪]|气温|几度|现在几点|路况|世界杯|比分|英超|nba|奥运|好看的电影|新闻|综艺|食谱|菜谱|的做法|机票|酒店|餐厅|买什么(?:手机|电脑|车)|wifi|python|javascript|java|css|sql|excel|等于多少|\\d+[x*+\\/乘加减]\\d+',
          ZH,
        ],
      ],
    },
  },
]

/** Words in quotation marks; folded. */
const QUOTES = /"[^"]{6,}"/

/** So short is what is asked of a day like today, in characters; of what is told at length a day says nothing. */
const LONGEST: Readonly<Record<Tongue, number>> = { en: 70, es: 70, fr: 70, zh: 24 }

/** Days that only whoever asks knows of. */
const THESE_DAYS: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:today|tonight|tomorrow|yesterday|last night|this (?:weekend|week|month|year|morning|evening)|right now)\b/,
  es: /\b(?:hoy(?! en dia)|esta (?:noche|tarde|semana)|ayer|anoche|este (?:fin de semana|mes)|ahora mismo)\b/,
  fr: /\b(?:aujourd'hui|ce (?:soir|matin|week-end|mois)|demain|hier|cette (?:nuit|semaine)|en ce moment)\b/,
  zh: /今天|今晚|明天|明晚|昨天|昨晚|后天|这?周末|这周|下周|这个月/,
}

const findMatter = recogniser<Outside>(MATTERS)

/** Something is to be made or done, by whoever is spoken to: `can you fix my …`, `帮我写个…`. What is to be told or explained is none of it, nor whether a thing may be done: 试管婴儿可以做吗. */
const REQUEST: Readonly<Record<Tongue, RegExp>> = {
  en: /(?:^|[.!?,] *|\b(?:you|me|please) )(?:write|fix|debug|code|program|translate|calculate|compute|solve|convert|book|order|play|sing|draw|paint|design|rename|proofread|send|remind|schedule|recommend|do)(?: (?:me|us))? (?:an?|my|this|these|some|the|\d+)\b/,
  es: /(?:^|[.!?,¿¡] *|\b(?:puedes|podrias|puede|quiero que|favor) )(?:escrib\w+|arregla\w*|repara\w*|depura|programa|traduc\w+|calcula\w*|resuelve\w*|convierte|reserva\w*|pide|pon|toca|canta|dibuja\w*|disena\w*|envia\w*|recuerdame|recomienda\w*|recomendarme|haz|hazme|hacer(?:me)?|ayudame con)\b (?:una?|mis?|est[aeo]s?|el|la|los|las|unos|\d+)\b/,
  fr: /(?:^|[.!?,] *|\b(?:peux-tu|pouvez-vous|pourrais-tu|tu peux|plait) )(?:m'|me )?(?:ecri\w+|redige\w*|corrige\w*|repare\w*|debogue\w*|code\w*|programme\w*|tradui\w+|calcule\w*|resou\w+|converti\w+|reserve\w*|commande\w*|joue\w*|chante\w*|dessine\w*|concevoir|envoie|rappelle|recommande\w*|fais|faire|aider? avec)(?:-(?:moi|nous))? (?:une?|mon|ma|mes|cet?|cette|ces|des|le|la|les|\d+)\b/,
  zh: /(?:帮我|替我|给我|为我|帮忙|请你?|你能|你会|可以(?!做(?![个一张份])[^?]*[吗么])|能不能|能否|会不会)[^?,]{0,3}(?:写|编|改|修|画|唱|算|翻译|订|设计|生成|推荐|播放|提醒|做)(?!错|过|到|了)/,
}

/** What Berea may well be asked to write or recommend, in the beginning of the word. */
const OURS: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:pray|poem|sermon|hymn|outline|devotion|homil|stud(?:y|ies)\b|bless|summar|list of|meditation|reading plan)/,
  es: /\b(?:oracion|poema|sermon|himno|bosquejo|predic|devocional|homilia|bendicion|resumen|lista de|estudio|meditacion|plan de lectura)/,
  fr: /\b(?:priere|poeme|sermon|cantique|plan|predication|homelie|meditation|benediction|resume|liste de|etude)/,
  zh: /祷|祈|诗|讲章|讲道|大纲|灵修|短讲|见证|祝福|总结|概括|查经|读经|列|默想/,
}

/** Whom or what somebody holds an opinion on: `x` is a name where it is written with a capital. */
const OPINION: Readonly<Record<Exclude<Tongue, 'zh'>, RegExp>> = {
  en: /\b(?:do you (?:think (?:of|about)|like|support)|your opinion (?:of|on)) (?<x>.+)/d,
  es: /\b(?:(?:piensas|opinas|opinion tienes|crees) (?:de|sobre)|te (?:gusta|cae bien)) (?<x>.+)/d,
  fr: /\b(?:(?:penses-tu|pensez-vous|tu penses|ton avis|votre avis) (?:quoi )?(?:de |d'|sur )|(?:aimes-tu|aimez-vous) )(?<x>.+)/d,
}

const BIBLICAL: Readonly<Record<Tongue, RegExp>> = {
  en: new RegExp(`\\b${EN.slice(1)}`),
  es: new RegExp(`\\b${ES.slice(1)}`),
  fr: new RegExp(`\\b${FR.slice(1)}`),
  zh: new RegExp(ZH.slice(1)),
}

/** Whoever names one asks what the weather was there and then. */
const OF_BIBLE_LANDS: ReadonlySet<Field> = new Set(['person', 'place', 'background', 'doctrine', 'saying'])

/**
 * What is not Berea's business, in the question's language: `who should i vote for` → politics; 可以帮我写程式吗 → request, as
 * nothing of the Bible's world is named; « Que penses-tu de Macron ? » → opinion.
 */
export function findOutside({ text, original }: Folded, tongue: Tongue): Outside | undefined {
  const matter = findMatter(text, tongue)
  if (matter && matter !== 'affairs') return matter
  // « Rendez à César » and what it says of taxes is quoted from somewhere.
  if (BIBLICAL[tongue].test(text) || OURS[tongue].test(text) || QUOTES.test(text)) return undefined
  const mentions = findMentions(text, tongue, original)
  if (matter) return mentions.some(({ field }) => OF_BIBLE_LANDS.has(field)) ? undefined : matter
  if (mentions.length > 0) return undefined
  if (REQUEST[tongue].test(text)) return 'request'
  const isAsked = text.length <= LONGEST[tongue] && asks(text, tongue)
  if (isAsked && THESE_DAYS[tongue].test(text) && !speaksOfSelf(text, tongue)) return 'affairs'
  const at = tongue === 'zh' ? undefined : OPINION[tongue].exec(text)?.indices?.groups?.x
  return at && /^\p{Lu}/u.test(original(at[0], at[1])) ? 'opinion' : undefined
}
