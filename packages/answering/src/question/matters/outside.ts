import { type Matter, recogniser } from './cue.ts'

const OUTSIDES = [
  'jailbreak',
  'medicine',
  'programming',
  'money',
  'politics',
  'weather',
  'private',
  'errand',
  'sports',
] as const
export type Outside = (typeof OUTSIDES)[number]

// A question that names the Bible, God or the church is Berea's business, whatever else it names.
const EN =
  '!(?:the )?(?:bible|biblical|scriptur|verse|jesus|god\\b|gospel|psalm|proverbs|church|christian|prophet|apostle|pray|faith|sin\\b|testament|moses|paul\\b|david\\b|solomon)'
const ES =
  '!(?:la )?(?:biblia|biblic|escritura|versiculo|jesus|dios|evangelio|salmo|proverbios|iglesia|cristian|profeta|apostol|oracion|fe\\b|pecado|testamento|moises|pablo|david)'
const FR =
  "!(?:la |l')?(?:bible|bibli|ecriture|verset|jesus|dieu|evangile|psaume|proverbes|eglise|chretien|prophete|apotre|priere|foi\\b|peche\\b|testament|moise|paul\\b|david)"
const ZH = '!圣经|经文|耶稣|上帝|基督|天主|教会|福音|祷告|神(?!经|奇|马)|信徒|先知|使徒|摩西|保罗|大卫|罪'

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
    id: 'medicine',
    cues: {
      en: [
        [
          '(?:\\d+ ?mg|mg of|milligrams?|dosage|dose of|ibuprofen|paracetamol|tylenol|aspirin|antibiotics?|amoxicillin|insulin|metformin|antidepressants?|xanax|blood pressure (?:pills|medication|tablets)|painkillers?)',
          EN,
        ],
        [
          '(?:symptoms? of|what (?:causes|could cause) (?:my )?(?:rash|headache|cough|fever|chest pain)|treatment for (?:my )?|cure for (?:my )?(?:cold|flu|cough|headache)|should i (?:take|get) (?:the )?(?:vaccine|pill|medicine|medication)|my blood (?:test|sugar)|is this (?:rash|lump))',
          EN,
        ],
      ],
      es: [
        [
          '(?:\\d+ ?mg|mg de|miligramos|dosis|ibuprofeno|paracetamol|aspirina|antibiotic|amoxicilina|insulina|metformina|antidepresiv|pastillas (?:de|para) la (?:tension|presion)|analgesic)',
          ES,
        ],
        [
          '(?:sintomas de|que (?:causa|provoca) (?:mi |el )?(?:dolor|tos|fiebre|sarpullido)|tratamiento para|como curar (?:la|el|mi) (?:gripe|resfriado|tos|dolor)|debo vacunarme|mi analisis de sangre)',
          ES,
        ],
      ],
      fr: [
        [
          '(?:\\d+ ?mg|mg d|milligrammes|posologie|dose d|ibuprofene|paracetamol|doliprane|aspirine|antibiotique|amoxicilline|insuline|metformine|antidepresseur|comprimes pour la tension|antidouleur)',
          FR,
        ],
        [
          "(?:symptomes d|qu'est-ce qui (?:cause|provoque) (?:mon|ma) (?:toux|fievre|mal)|traitement (?:pour|contre)|comment soigner (?:la|le|ma|mon|un|une) (?:grippe|rhume|toux|mal|angine)|dois-je me faire vacciner|ma prise de sang)",
          FR,
        ],
      ],
      zh: [
        [
          '毫克|剂量|布洛芬|对乙酰氨基酚|阿司匹林|泰诺|抗生素|阿莫西林|头孢|胰岛素|二甲双胍|抗抑郁药|降压药|高血压药|止痛药|安眠药(?!.*(?:面前|吞))|退烧药|感冒药',
          ZH,
        ],
        [
          '(?:症状|吃什么药|怎么治(?:疗|好)?(?:感冒|咳嗽|头痛|发烧|皮疹|高血压|糖尿病)|(?:感冒|咳嗽|头痛|发烧)(?:了)?(?:怎么办|吃什么)|要不要打疫苗|化验单|验血报告)',
          ZH,
        ],
      ],
    },
  },
  {
    id: 'programming',
    cues: {
      en: [
        [
          '(?:python|javascript|typescript|java\\b|c\\+\\+|html|css|sql\\b|php\\b|rust (?:code|program)|golang|bash script|regex|excel (?:formula|macro)|source code|stack overflow|kubernetes|docker\\b)',
          EN,
        ],
        [
          '(?:write|fix|debug|refactor|code|program)(?: me)?(?: an?| my| this| some)? (?:script|program|code|function|app|website|algorithm|bug)\\b',
          EN,
        ],
      ],
      es: [
        [
          '(?:python|javascript|typescript|java\\b|c\\+\\+|html|css\\b|sql\\b|php\\b|expresion regular|formula de excel|codigo fuente|docker\\b)',
          ES,
        ],
        [
          '(?:escribe|escribeme|haz|hazme|programa|arregla|depura|crea)\\b.{0,14}(?:script|programa|codigo|funcion|aplicacion|app\\b|pagina web|algoritmo)',
          ES,
        ],
      ],
      fr: [
        [
          '(?:python|javascript|typescript|java\\b|c\\+\\+|html|css\\b|sql\\b|php\\b|expression reguliere|formule excel|code source|docker\\b)',
          FR,
        ],
        [
          '(?:ecris|ecrivez|fais|code|programme|corrige|debogue|cree)\\b.{0,14}(?:script|programme|code|fonction|application|appli\\b|site web|algorithme)',
          FR,
        ],
      ],
      zh: [
        ['python|javascript|typescript|java|c\\+\\+|html|css|sql|php|正则|excel|源代码|编程|写代码|docker', ZH],
        [
          '(?:写|编|做|改|调试|修)(?:一?个|一段|一下|这段|我的)?[^?]{0,14}(?:脚本|程序|代码|函数|网站|网页|算法|小程序|bug)',
          ZH,
        ],
      ],
    },
  },
  {
    id: 'money',
    cues: {
      en: [
        [
          '(?:stock (?:price|market|tip)|stocks? (?:to buy|should i|will|today|tomorrow|do|doing|go|going|rise|fall|up|down|worth)\\b|share price|bitcoin|crypto|ethereum|exchange rate|which stock|invest in (?:gold|stocks|bitcoin|crypto|tesla|apple)|tesla (?:stock|shares)|lottery numbers|lotto numbers|mortgage rate|interest rates? (?:today|now)|tax return|file my taxes)',
          EN,
        ],
      ],
      es: [
        [
          '(?:precio de (?:las |la )?(?:accion|bolsa)|acciones (?:de|comprar|debo)|bolsa de valores|bitcoin|cripto|ethereum|tipo de cambio|que acciones|invertir en (?:oro|bolsa|bitcoin|cripto)|numeros de (?:la )?loteria|declaracion de (?:la )?renta|hipoteca)',
          ES,
        ],
      ],
      fr: [
        [
          "(?:cours de (?:l'|la )?(?:action|bourse)|actions? (?:acheter|tesla|apple|en bourse)|quelles actions|bitcoin|crypto|ethereum|taux de change|investir (?:dans|en) (?:l'or|bourse|bitcoin|crypto)|numeros (?:du|de) (?:loto|la loterie)|declaration d'impots|taux (?:du|de) (?:pret|credit))",
          FR,
        ],
      ],
      zh: [
        [
          '股票|股价|股市|大盘|比特币|加密货币|以太坊|汇率|买(?:哪|什么)(?:只|支)?(?:股|基金)|彩票号码|中奖号码|房贷利率|报税|基金(?:推荐|走势)',
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
    id: 'weather',
    cues: {
      en: [
        [
          "(?:weather (?:today|tomorrow|forecast|in|like)|what(?: is|'s) the weather|will it (?:rain|snow) (?:today|tomorrow|this)|temperature (?:today|outside|in)|what time is it(?: in| now)?\\b|traffic (?:in|today))",
          EN,
        ],
      ],
      es: [
        [
          '(?:que tiempo (?:hace|hara)|el tiempo (?:hoy|manana|en)|va a llover|llovera|pronostico del tiempo|que hora es|temperatura (?:hoy|en|manana)|el clima (?:de hoy|hoy|en|manana))',
          ES,
        ],
      ],
      fr: [
        [
          '(?:quel temps (?:fait|fera)|la meteo|meteo (?:de|a|pour|demain)|va-t-il (?:pleuvoir|neiger)|il va pleuvoir|quelle heure est-il|quelle temperature)',
          FR,
        ],
      ],
      zh: [
        [
          '天气(?:怎么样|如何|预报|好吗)|(?:今天|明天|后天|周末)[^?]{0,8}(?:天气|下雨|下雪)|会(?:不会)?下(?:雨|雪)|气温|今天几度|现在几点|路况',
          ZH,
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
    id: 'errand',
    cues: {
      en: [
        [
          "(?:recipe for|how (?:do i|to) (?:cook|bake) (?!.*ezekiel)|book (?:me )?a (?:flight|hotel|table)|cheap flights|best restaurant|translate (?:this|the following|my) (?:email|letter|contract|document)|do my homework|solve (?:this|the) equation|what(?: is|'s) \\d+ ?[x*+/-] ?\\d+|my wifi|reset my (?:phone|password)|which (?:phone|laptop|car) should i buy|write (?:my|a|me a) (?:cv|resume|cover letter|business plan|product description))",
          EN,
        ],
      ],
      es: [
        [
          '(?:receta (?:de|para)|como (?:cocinar|hornear)|reserva(?:me)? (?:un|una) (?:vuelo|hotel|mesa)|vuelos baratos|mejor restaurante|traduce (?:este|esta|mi) (?:correo|carta|contrato|documento)|haz(?:me)? (?:mi|la) tarea|resuelve (?:esta|la) ecuacion|cuanto es \\d+|mi wifi|que (?:movil|celular|portatil|coche|carro) (?:compro|me compro)|(?:escribe|hazme) (?:mi|un) (?:curriculum|cv|plan de negocio))',
          ES,
        ],
      ],
      fr: [
        [
          "(?:recette d|comment (?:cuisiner|cuire)|reserve(?:-moi)? (?:un|une) (?:vol|hotel|table)|vols? pas chers?|meilleur restaurant|traduis (?:ce|cette|mon|ma) (?:mail|lettre|contrat|document)|fais mes devoirs|resous (?:cette|l') ?equation|combien font \\d+|mon wifi|quel (?:telephone|ordinateur|voiture) (?:acheter|choisir)|(?:ecris|redige) (?:mon|un) (?:cv|business plan))",
          FR,
        ],
      ],
      zh: [
        [
          '(?:的做法|食谱|菜谱|怎么做(?:红烧|蛋糕|饺子|菜)|订(?:机票|酒店|餐厅|票)|机票|好吃的餐厅|翻译(?:这封|这份|这段|我的)|帮我做作业|解(?:这个|这道)?方程|等于多少|\\d+[x*+\\/乘加减]\\d+|我的?(?:wifi|网络)|买什么(?:手机|电脑|车)|写(?:一份|我的|份)?(?:简历|商业计划|求职信))',
          ZH,
        ],
      ],
    },
  },
  {
    id: 'sports',
    cues: {
      en: [
        [
          '(?:who won (?:the )?(?:world cup|super bowl|game|match|champions league|nba|election)|score of the|football results?|premier league|movie (?:recommend|to watch)|netflix|latest news|news today|celebrity|tell me a joke about (?:trump|politicians))',
          EN,
        ],
      ],
      es: [
        [
          '(?:quien gano (?:el |la )?(?:mundial|partido|liga|champions|copa|superbowl)|resultado del partido|real madrid|barcelona gano|netflix|pelicula (?:recomiend|para ver)|ultimas noticias|noticias de hoy)',
          ES,
        ],
      ],
      fr: [
        [
          "(?:qui a gagne (?:la |le |l')?(?:coupe|match|ligue|mondial|euro|champions)|resultats? du match|ligue 1|psg\\b|netflix|quel film (?:regarder|voir)|dernieres nouvelles|actualites (?:du jour|d'aujourd))",
          FR,
        ],
      ],
      zh: [
        ['世界杯|谁赢了(?:比赛|球赛|冠军)|比分|英超|nba|奥运会|好看的电影|网飞|今日新闻|最新新闻|明星八卦|综艺', ZH],
      ],
    },
  },
]

/** What is not Berea's business, in the question's language: `who should i vote for` → politics. */
export const findOutside = recogniser<Outside>(MATTERS)
