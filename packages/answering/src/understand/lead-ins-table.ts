import type { Tongue } from './tongue.ts'

/** Ways to come to a question, folded. */
export type LeadIns = {
  /** Somebody else asked, or said. What a child asks may be on the parent, or on nothing written: it has to name something of the Bible. */
  readonly others: readonly string[]
  /** Where it was heard, seen or read, who asks, what for, and the politeness before. */
  readonly own: readonly string[]
}

const EN_WHEN = String.raw`(?: (?:just|recently|the other day|earlier|today|yesterday|last night|last week|this (?:morning|week)|tonight|on (?:sunday|netflix|youtube|tv)|in church))*`
const EN_SAID = String.raw`(?: (?:and )?(?:it|he|she|they)? ?(?:said|says|say|claims?|told us|showed|shows|mentioned))?(?: (?:that|about))?`
const ES_WHEN =
  '(?: (?:hoy|ayer|anoche|el domingo|el otro dia|esta (?:manana|semana)|hace poco|en (?:misa|la iglesia|netflix|youtube|la tele)))*'
const FR_WHEN =
  "(?: (?:hier(?: soir)?|aujourd'hui|ce (?:matin|soir)|dimanche(?: dernier)?|l'autre jour|cette semaine|recemment|a (?:la messe|l'eglise|la tele)|au culte|sur (?:netflix|youtube)))*"
const ZH_WHEN = '(?:刚才?|昨[天晚]|今[天早晚]|前几天|最近|上周日?|周日|礼拜天|主日|那天)?'
const ZH_WHO =
  '(?:(?:我|我们)?(?:家)?(?:的)?(?:儿子|女儿|孩子|小孩|孙[子女]|外孙女?|侄[子女]|外甥女?|弟弟|妹妹|哥哥|姐姐|爸爸?|妈妈?|奶奶|爷爷|外婆|外公|老公|老婆|先生|太太|朋友|同事|同学|室友|学生|邻居|网友|小朋友|组员)(?:们)?|有(?:个)?(?:人|朋友|网友|弟兄|姊妹|小朋友|同学|同事)|(?:主日学)(?:的)?(?:孩子|小朋友|学生|老师)(?:们)?)'

export const LEAD_INS: Readonly<Record<Tongue, LeadIns>> = {
  en: {
    others: [
      String.raw`(?:my|our|a|one of (?:my|our|the)) (?:\w+ ){0,2}?(?:kid|son|daughter|child|children|grand\w+|friend|wife|husband|mom|mum|dad|mother|father|uncle|aunt|teacher|class|student|nephew|niece|coworker|colleague|neighbor|neighbour|roommate|boss|brother|sister|cousin)s?${EN_WHEN} (?:just |always |keeps? |once )?(?:asked|asks|asking|is asking|was asking|wants to know|wanted to know|told|tells|says|said|claims?|claimed|insists|swears|thinks|believes)(?: (?:me|us))?${EN_WHEN}(?: that)?`,
    ],
    own: [
      '(?:(?:hi|hey|hello)(?: there| everyone)?|so|ok|okay|um|well|please|sorry|good (?:morning|evening)|quick question|question|(?:dumb|silly|stupid|random|weird|honest) question|this (?:may|might|will) (?:be|sound)(?: like)? (?:a )?(?:dumb|silly|stupid|weird)(?: question)?(?: but)?)',
      String.raw`i(?: have|'ve)?(?: just| think i| vaguely| once)? ?(?:remember|recall|heard|read|learned|learnt)${EN_WHEN}(?: (?:that|about|reading|hearing|a story about|somewhere that|somewhere))?`,
      String.raw`(?:i|we)(?:'ve| have| was| were|'re| are|'m| am)?(?: just| recently| currently)? ?(?:been )?(?:reading|studying|going|started)(?: through)?${EN_WHEN}(?: (?:and|in) )?`,
      String.raw`(?:i|we)(?: just| recently)? (?:was |were )?(?:watched|saw|watching|listened to|listening to|finished)\b.{1,40}?\b(?:where|in which|and)${EN_SAID}`,
      String.raw`(?:there(?:'s| is) )?(?:(?:a|one|this|that) scene )?in (?:the|a|that|this) (?:\w+ ){0,2}?(?:film|movie|series|show|musical|documentary|podcast|sermon|cartoon|song|novel)(?: (?:i|we) (?:saw|watched|heard|read))?${EN_WHEN}(?: where)?${EN_SAID}`,
      String.raw`(?:our|my|the|a) (?:\w+ )?(?:pastor|priest|preacher|minister|vicar|rabbi|teacher|leader|professor)${EN_WHEN} (?:was |is )?(?:preached|preaching|talked|talking|spoke|speaking|said|says|mentioned|told us|claims?)${EN_WHEN}(?: (?:that|about|on|to us about))?`,
      String.raw`(?:for|in) (?:a |an |my |our |the |his |her )?(?:\w+ ){0,2}?(?:homework|assignment|project|essay|class|quiz|exam|test|lesson|bible study|sunday school|small group|youth group)${EN_WHEN}(?: (?:we|i) (?:(?:were|was|are|am) )?(?:asked|told|talking about|talked about|discussing|discussed|studying|studied|learning(?: about)?|learned(?: about)?|learnt(?: about)?|read(?: about)?|reading(?: about)?))?`,
      String.raw`(?:i|we)(?:'d| would)? ?(?:need|want|wanted|like) to (?:know|find out|understand|ask)`,
      String.raw`(?:i(?:'ve| have)?(?: was|'m| am)?(?: just| always| often)? ?(?:wondering|wondered|curious|confused)|just (?:wondering|curious))(?: about)?`,
      '(?:could|can|would|will) (?:you|someone|anyone)(?: please)? (?:tell|remind|explain to|help) (?:me|us)(?: understand| remember)?(?: in simple (?:words|terms))?',
      '(?:please )?(?:remind|tell) me(?: again)?',
      String.raw`(?:i'm|i am|im|as) (?:not )?(?:a |an )?(?:\w+ )?(?:muslim|hindu|buddhist|jew|jewish|atheist|agnostic|catholic|christian|protestant|orthodox|mormon|believer|convert|beginner|religious|sunday school teacher)\b.{0,20}?(?: (?:and|but|so)|(?=,| i\b| can\b))`,
    ],
  },
  es: {
    others: [
      String.raw`(?:mi|mis|un|una|uno de mis|una de mis) (?:\w+ ){0,2}?(?:hij[oa]|niet[oa]|abuel[oa]|amig[oa]|profesora?|espos[oa]|marido|mujer|madre|padre|sobrin[oa]|ti[oa]|herman[oa]|prim[oa]|alumn[oa]|companer[oa]|vecin[oa]|novi[oa]|nin[oa])s?(?: (?:pequen[oa]|mayor))?(?: del? \w+)?${ES_WHEN}(?: siempre)? (?:me |nos )?(?:ha |han )?(?:pregunt\w+|dijo|dice|dicen|decia|contaba|conto|dicho|contado|asegura|insiste(?: en)?)${ES_WHEN}`,
    ],
    own: [
      '[¿¡ ]*(?:oye|hola|bueno|a ver|buenas(?: tardes| noches)?|buenos dias|perdon|perdona|disculpa|una (?:pregunta|duda|consulta)(?: tonta| rapida)?|quizas? sea una pregunta tonta(?: pero)?|por favor)',
      String.raw`(?:(?:ayer|hoy|anoche) )?(?:vi|vimos|he visto|hemos visto|estaba viendo)${ES_WHEN} (?:una|la|un|el) (?:pelicula|serie|documental|video|musical)\b.{0,40}?(?: (?:donde|en (?:la|el) que|y)|(?=,))`,
      String.raw`(?:recuerdo|me acuerdo de|(?:yo )?he (?:oido|leido|visto|escuchado)|escuche|lei|oi|vi|dicen|me suena)${ES_WHEN}(?: (?:que|en (?:un|una|la|el) \w+))*`,
      String.raw`en (?:la|una|el|un|esta|este) (?:pelicula|serie|documental|video|podcast|predica|sermon|homilia|musical|cancion)(?: que vi(?:mos)?)?${ES_WHEN}(?: (?:dicen|decian|dice|sale|salia|cuentan))?`,
      String.raw`(?:(?:ayer|hoy|el domingo|este domingo)[, ]+)?(?:en (?:misa|la iglesia|el culto) )?(?:el|mi|nuestro|la) (?:pastora?|cura|padre|predicador|sacerdote|catequista|profesora?|maestr[oa])${ES_WHEN} (?:predico|hablo|hablaba|dijo|dice|menciono|comento|explico)${ES_WHEN}(?: (?:que|de|sobre|del))?`,
      String.raw`(?:para|en) (?:un|una|mi|el|la|los|las) (?:\w+ )?(?:trabajo|tarea|deberes|clase|examen|catequesis|exposicion|estudio biblico|grupo|escuela dominical)(?: (?:de|del|en) (?:la )?(?:cole(?:gio)?|escuela|clase|religion|catequesis|instituto|biblia|jovenes|universidad))*(?: (?:necesito|tengo que|quiero) saber)?(?: nos (?:preguntan|han preguntado|preguntaron))?`,
      String.raw`(?:(?:estoy|estamos|estaba) (?:leyendo|estudiando))${ES_WHEN}(?: (?:y|en))?`,
      '(?:solo )?(?:queria|quiero|quisiera|me gustaria|necesito|siempre he querido) (?:saber|preguntar|entender)|(?:siempre )?me (?:pregunto|preguntaba|he preguntado)|tengo (?:una|la) (?:duda|curiosidad|pregunta)',
      '[¿ ]*(?:me )?(?:puedes|podrias|puede|podria|pueden)(?: por favor)? (?:decirme|decir|recordarme|recordar|explicarme|explicar|contarme|contar)|(?:recuerdame|dime)',
      String.raw`(?:(?:yo )?(?:no )?soy|como) (?:un |una )?(?:\w+ )?(?:musulman[a]?|judi[oa]|budista|hindu|ate[oa]|agnostic[oa]|catolic[oa]|cristian[oa]|evangelic[oa]|ortodox[oa]|protestante|creyente|nuev[oa])\b.{0,20}?(?: (?:y|pero)|(?=,))`,
    ],
  },
  fr: {
    others: [
      String.raw`(?:mon|ma|mes|un|une|un de mes|une de mes) (?:\w+ ){0,2}?(?:fils|fille|petit-fils|petite-fille|enfant|grand-mere|grand-pere|mamie|papi|ami|amie|mari|femme|mere|pere|frere|soeur|cousine?|oncle|tante|eleve|neveu|niece|collegue|voisine?|copine?|copain|gamin|ado|petit|petite)s?${FR_WHEN} (?:me |m'|nous )?(?:a |ont )?(?:toujours )?(?:demande\w*|raconte\w*|dit|disait|soutient|affirme|pretend)(?: toujours)?${FR_WHEN}`,
    ],
    own: [
      "(?:salut|bonjour|bonsoir|alors|euh|bon|pardon|desolee?|s'il (?:vous|te) plait|(?:une )?(?:petite )?question(?: bete)?|c'est peut-etre (?:bete|une question bete),? mais)",
      String.raw`(?:hier |aujourd'hui )?(?:j'ai|on a|nous avons|je viens de|on vient de) (?:vu|regarde|regarder|voir)${FR_WHEN} (?:un|une|le|la) (?:film|serie|documentaire|video|dessin anime|comedie musicale)\b.{0,40}?(?: (?:ou|et|dans (?:lequel|laquelle))|(?=,))`,
      String.raw`(?:je me souviens|je me rappelle|j'ai (?:lu|entendu|vu|appris)(?: dire)?(?: (?:quelque part|un jour))?|il parait)${FR_WHEN}`,
      String.raw`dans (?:le|un|ce|la|une|cette) (?:film|serie|documentaire|video|podcast|sermon|predication|homelie|chanson|dessin anime|comedie musicale)(?: que j'ai vue?)?${FR_WHEN}(?: (?:on (?:dit|disait|voit)|il est dit|ils disent))?`,
      String.raw`(?:(?:hier|aujourd'hui|dimanche(?: dernier)?|ce matin|(?:a la messe|au culte))[, ]+)*(?:le|notre|mon|la|un) (?:pasteur|pretre|cure|predicateur|catechiste|prof|professeur|pere)${FR_WHEN} (?:a |nous a )?(?:preche|parle|dit|explique|mentionne)${FR_WHEN}(?: (?:sur|de))?`,
      String.raw`(?:pour|dans|en|au) (?:un|une|mon|ma|le|la|les|mes|notre)? ?(?:devoir|devoirs|expose|cours|classe|examen|catechisme|catechese|etude biblique|groupe|kt|ecole du dimanche)(?: (?:de|du|en|a) (?:la |l')?(?:catechisme|catechese|religion|classe|maison|bible|histoire|jeunes|lycee|college|ecole|fac))*(?: (?:je dois|j'ai besoin de|il faut) savoir)?(?: on (?:nous )?(?:demande|m'a demande|a parle de))?`,
      String.raw`(?:je lis|je lisais|j'etudie|on etudie|je suis en train de lire|nous lisons)${FR_WHEN}(?: et)?`,
      "(?:je voulais|je veux|je voudrais|j'aimerais|j'ai besoin de)(?: bien)? (?:savoir|demander|comprendre)|je me (?:demande|demandais|suis toujours demande)|j'ai une (?:question|petite question)",
      "(?:tu peux|vous pouvez|peux-tu|pouvez-vous|pourriez-vous|pourrais-tu)(?: s'il (?:te|vous) plait)? (?:me |m')?(?:dire|rappeler|expliquer|raconter)|(?:rappelle|rappelez|dis|dites)-moi",
      String.raw`(?:je (?:ne )?suis(?: pas)?|en tant que|comme) (?:un |une )?(?:\w+ )?(?:musulmane?|juive?|juif|bouddhiste|hindoue?|athee|agnostique|catholique|chretien(?:ne)?|protestante?|orthodoxe|croyante?|evangelique)\b.{0,20}?(?: (?:et|mais)|(?=,))`,
    ],
  },
  zh: {
    others: [
      `${ZH_WHEN}${ZH_WHO}${ZH_WHEN}(?:一直|总|常常?)?(?:问我们?|问|想知道|(?:跟|和|对|告诉)?(?:我们?)?(?:说过?|讲过?))`,
    ],
    own: [
      '(?:你好|您好|请问(?:一下)?|大家好|弟兄姊妹们?|老师(?=[, ])|不好意思|打扰了?|弱弱(?:地|的)问(?:一句|一下)?|冒昧(?:地)?问(?:一句|一下)?|(?:我)?有(?:个|一个)(?:问题|疑问|疑惑)(?:想问)?|可能(?:是|问)(?:个|得)?(?:很)?(?:傻|笨)(?:的)?(?:问题)?)',
      `(?:我)?(?:一直|很|真的)*(?:(?:想|要)(?:请教|知道|了解|问问?)|请教)(?:一下)?(?:您|你|大家)?|(?:我)?(?:一直|很|有点|就是|真的|总是)?(?:好奇|想不通|搞不懂|想不明白|不太?明白|不太?懂)`,
      `我${ZH_WHEN}(?:好像|隐约|依稀)?(?:记得|听说|听过|听人说|看到过?|读到过?)|听(?:说|人说)`,
      `(?:我们?)?${ZH_WHEN}(?:我们?)?(?:去|刚刚?|在)?(?:看了?|在看|追)(?:了)?(?:一[部个集]|部|个|那部)?(?:关于.{1,8}的)?(?:[^,?]{0,8}?(?:电影|电视剧|连续剧|剧集|影片|短?视频|纪录片|动画片?|舞台剧|音乐剧))(?:《[^》]*》)?[, ]*(?:(?:里面?|中|里头)(?:说|讲|演|提到|有)?|演|说|讲)?`,
      '(?:这?部?)(?:电影|电视剧|影片|动画片?|视频|小说|歌)(?:《[^》]*》)?(?:(?:里面?|中|上)(?:说|讲|演|提到)?|说|讲|演|提到)',
      `(?:我们?)?${ZH_WHEN}(?:我们?)?(?:听|在听)?(?:了)?(?:我们?)?(?:教会|教堂)?(?:的)?(?:牧师|神父|传道人?|长老|讲员|师母)?${ZH_WHEN}(?:的)?(?:讲道|证道|讲台|主日信息)(?:时|的时候|中|里)?(?:说|讲|提到|讲到|分享)?(?:到|了|过)?`,
      `(?:我们?)?(?:教会|教堂)?(?:的)?(?:牧师|神父|传道人?|长老|讲员|师母|团契|小组)${ZH_WHEN}(?:说|讲|提到|讲到|分享)(?:到|了|过)?`,
      `(?:我们?)?(?:正?在|一起)?(?:查经班?|主日学|灵修|读经|小组|团契|读圣经){0,2}(?:的时候|时|上|里|课)?[, ]*${ZH_WHEN}(?:正好|刚好)?(?:查到|读到|看到|讲到|学到|在读|在查|读了)`,
      `(?:(?:${ZH_WHEN}|这个)?(?:老师|学校|班上|主日学)(?:的)?(?:出|布置|留|给)?(?:了|的)?(?:一?[个道])?(?:作业|功课|题目?)?(?:是|问|要问)(?:我们?)?|(?:我)?(?:要)?(?:写|做|交)(?:一?[个份篇])?(?:作业|功课|报告|论文)(?:要?写|要?用|需要)?|(?:作业|功课|考试)(?:题目?)?(?:问|是|要考|里?有))`,
      `我(?:是|不是|不信|信)(?:一[个名位])?(?:佛教徒?|穆斯林|回教徒?|无神论者|慕道友|慕道的?|初信的?|刚信主的?|新信徒|基督徒|天主教徒?|东正教徒?|道教徒?|教的?|主日学老师|学生|佛)(?:的人)?[, ]*(?:但是?|不过|只是|所以)?`,
      '(?:能不能|可不可以|可以|能|麻烦)(?:请)?(?:你|您)?(?:用(?:简单|白话)(?:的话|地)?)?(?:告诉|提醒|跟|给)(?:我|一下)(?:说说?|讲讲?|解释|介绍)?(?:一下)?|提醒我(?:一下)?',
    ],
  },
}
