import type { Tongue } from '../../tongue.ts'
import type { Cue } from '../cue.ts'
import { CHINESE_STORY } from './stories.ts'

/** Words of someone beaten, forced, threatened or kept prisoner. How cues are read: `cue.ts`. */
export const ABUSE: Readonly<Record<Tongue, readonly Cue[]>> = {
  en: [
    ["touched me (?:where|when) i (?:didn't|did not)|touched me (?:inappropriately|down there|sexually)"],
    [
      '(?:husband|wife|boyfriend|girlfriend|partner|spouse|dad|father|mom|mum|mother|stepdad|stepfather|brother|\\bex\\b|fiance|he|she)\\b.{0,30}\\b(?:hitt?|hurting|beat|slap|punch|kick|chok|strangl|abus|threaten|rap(?:e|ing)|molest|shov|assault|batter|whip|stab)\\w*\\b.{0,12}\\b(?:me|my (?:face|arm|head|children|kids))\\b',
      '!why did|jesus|paul\\b|\\bhe hit me with (?:a|the) question',
    ],
    ['(?:scared|afraid|terrified|frightened) (?:to (?:go|be|come) (?:back )?home|of going home)'],
    [
      "(?:husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mum|mother|brother|he|she)\\b.{0,24}(?:threw me|throws? .{0,16}at me|dragged me|grabbed me by|drags me|spits on me|won't let me (?:leave|out|see|go)|doesn't let me (?:leave|out|see|go)|locks me|locked me|held me down|pinned me|forces me|forced me|burns me|burned me)\\b",
      '!pharaoh|laban|let me go to (?:church|bible)',
    ],
    [
      'i (?:have|got) (?:bruises|a black eye)|(?:bruises|black eye)\\b.*\\b(?:husband|wife|boyfriend|partner|he|she)|raped (?:me|my (?:sister|friend|wife|mother))|(?:grandfather|grandpa|uncle|father|dad|stepdad|brother|cousin|pastor|priest|teacher|neighbou?r) (?:used to |would |always |keeps )?touch(?:es|ed|ing)? me\\b',
      '!touched me (?:deeply|with his (?:words|sermon))|sermon|heart',
    ],
    [
      '(?:my|the) (?:husband|wife|boyfriend|girlfriend|partner|spouse|ex|fiance|father|dad|stepdad|stepfather|mother|mom|mum|brother|uncle|pastor|priest|boss|son|mother-in-law|man i live with)\\b.{0,40}\\b(?:hits?|beats?|beating|hitting|slap(?:s|ped)?|punche[sd]|kicks?|chokes?|choked|strangle[sd]|abuse[sd]?|abusing|abusive|hurts me|threatens?|threatened|rape[sd]?|forces? me|locks? me|molest\\w*|burns? me|violent|throws? things at me|pushe[sd] me|shove[sd]|hit me|beat me|assault\\w*|touche[sd]|touches)\\b',
    ],
    [
      "(?:i'?m|i am|i was|i'?ve been|i have been|being|been|getting|got) (?:being )?(?:physically |sexually |emotionally |constantly )*(?:abused|beaten|hit|raped|molested|sexually assaulted|assaulted|threatened|stalked|choked|strangled|trafficked|battered)\\b(?! by (?:doubt|grief|temptation|worry|a (?:car|storm)))",
    ],
    [
      '(?:he|she|they) (?:hits|beats|hit|beat|raped|rapes|choked|chokes|slaps|slapped|abuses|abused|strangles|threatens to kill|punches|kicks|touched|molested|forces|forced) me\\b',
    ],
    [
      "(?:he|she) (?:says|said|threatened|threatens|swears) (?:he'?ll|she'?ll|he will|she will|to) (?:kill|hurt|shoot) me|(?:wants|going|trying|tried) to kill me\\b|afraid (?:he|she)(?:'ll| will| is going to| might) (?:kill|hurt) me|scared of my (?:husband|boyfriend|partner|dad|father|wife)",
    ],
    [
      '(?:domestic violence|domestic abuse|abusive (?:relationship|marriage|husband|wife|home|partner|boyfriend))\\b.*\\b(?:i|me|my|leave|stay)\\b|\\b(?:i|me|my)\\b.*(?:domestic violence|domestic abuse|abusive (?:relationship|marriage|husband|wife|home|partner|boyfriend))',
    ],
    ['(?:i was|i got|someone|he|a man|my \\w+) raped|rapes? me|raped me'],
    [
      '(?:my|our) (?:neighbou?r|friend|sister|daughter|mother|mom|mum|aunt)\\b.{0,30}\\b(?:husband|boyfriend|partner|he)\\b.{0,20}\\b(?:hits|beats|is beating|abuses|chokes)\\b',
    ],
  ],
  es: [
    [
      '(?:miedo|panico) (?:de |a )?(?:volver|regresar|ir|estar) (?:a|en) (?:mi )?casa|(?:me (?:dio|da|metio|pego)|recibi)\\b.{0,10}(?:paliza|punetazo|bofetad|golpes|patad|cachetada)',
    ],
    [
      '(?:mi (?:marido|esposo|esposa|mujer|novi\\w|pareja|padre|papa|padrastro|hermano|ex)|el|ella)\\b.{0,20}(?:me (?:empuj\\w+|tiro (?:al|por|contra)|arrastr\\w+|agarr\\w+ (?:del|por)|jalo|escup\\w+|encerr\\w+|fuerza|forzo)|no me deja (?:salir|ver|ir)|me lanzo contra)|(?:tengo|me dejo) (?:moretones|moratones|un ojo morado)',
    ],
    [
      '(?:mi|el|un) (?:marido|esposo|esposa|mujer|novio|novia|pareja|ex|padre|papa|padrastro|madre|mama|hermano|tio|suegr[oa]|pastor|cura|sacerdote|jefe|hijo)\\b.{0,36}(?:me (?:pega|golpea|maltrata|abusa|viola|violo|amenaza|amenazo|insulta y|empuja|pego|golpeo|ahorca|estrangula|encierra|obliga|patea|toca|toco|forzo|fuerza|tira cosas|hace dano|lastima)|es (?:violent|abusiv|agresiv)|abusa de mi|abuso de mi)',
    ],
    [
      '(?:me (?:pega|golpea|maltrata|maltratan|golpean|violaron|violo|abusan|ha pegado|han violado|ha violado|ha golpeado|quiere matar|va a matar|amenaza con matar|intento matar|estrangulo)|me amenaza de muerte|abusa(?:n|ron)? de mi|abuso de mi)\\b',
      '!.*\\b(?:el viento|la vida)\\b',
    ],
    [
      '(?:sufro|vivo|soy victima de|estoy sufriendo|he sufrido|sufri) (?:maltrato|violencia|abusos?|una violacion|malos tratos)|(?:fui|he sido|estoy siendo) (?:violad|abusad|maltratad|golpead|agredid)|violencia (?:domestica|de genero|machista)\\b.*\\b(?:mi|me|yo|casa)|matrimonio abusivo|relacion abusiva',
    ],
    [
      '(?:tengo|me da) miedo (?:de|a) (?:mi (?:marido|esposo|pareja|novio|padre|padrastro))|(?:miedo|temo) (?:de )?que (?:el |mi \\w+ )?me (?:mate|pegue|haga dano)',
    ],
    [
      'mi (?:vecina|amiga|hermana|hija|madre|tia)\\b.{0,30}(?:(?:su )?(?:marido|esposo|novio|pareja)\\b.{0,12}la (?:pega|golpea|maltrata)|(?:le|la) (?:pega|golpea) su)',
    ],
  ],
  fr: [
    [
      "peur de (?:rentrer|retourner) (?:chez (?:moi|nous)|a la maison)|(?:m'a (?:mis|donne|colle|file)|me (?:met|donne|colle))\\b.{0,8}(?:coups?|gifles?|claques?|raclee)",
    ],
    [
      "(?:mon (?:mari|copain|conjoint|compagnon|pere|beau-pere|frere|ex)|ma (?:femme|copine|mere)|il|elle)\\b.{0,16}(?:m'a (?:poussee?|jetee?|trainee?|tiree? par|bousculee?|crachee?|enfermee?|attrapee?)|me (?:jette|traine|pousse|bouscule|crache)|m'empeche de (?:sortir|voir|partir)|ne me laisse pas sortir)|j'ai des bleus",
    ],
    [
      "(?:mon|ma|le|un) (?:mari|femme|epouse?|conjointe?|copain|copine|compagnon|compagne|ex|pere|papa|beau-pere|mere|maman|frere|oncle|pasteur|pretre|patron|fils|fiance)\\b.{0,36}(?:me (?:frappe|bat|tape|gifle|maltraite|viole|menace|pousse|etrangle|force|insulte et|touche|cogne|donne des coups|fait du mal|roue de coups|sequestre|brutalise)|m'a (?:frappe|battu|viole|gifle|etrangle|menace|force|agresse|touche|cogne)|est (?:violent|abusi)|abuse de moi|m'enferme|m'agresse|m'etrangle|a abuse de moi)",
    ],
    [
      "(?:il|elle|on|ils) (?:me (?:frappe|bat|tape|viole|menace de|maltraite|cogne|etrangle)|m'a (?:frappe|battu|viole|agresse|etrangle|tape|force)|m'ont (?:viole|frappe|agresse|battu)|veut me tuer|va me tuer|abuse de moi|a abuse de moi|menace de me tuer)",
    ],
    [
      "(?:je suis|j'ai ete|je me fais|je me suis fait) (?:une? )?(?:battue?|frappee?|violee?|violer|frapper|maltraitee?|agressee?|agresser|abusee?|victime de (?:viol|violences?|maltraitance|abus)|femme battue|taper|battre)|je subis (?:des )?(?:violences?|coups|abus)|violences? conjugales?\\b.*\\b(?:je|moi|mon)|mariage abusif|relation (?:abusive|violente)",
    ],
    ["j'ai peur (?:de mon (?:mari|conjoint|copain|pere|compagnon|beau-pere)|qu'il me (?:tue|frappe|fasse du mal))"],
    [
      '(?:ma|une) (?:voisine|amie|soeur|fille|mere|tante)\\b.{0,30}(?:(?:son|par son) (?:mari|conjoint|copain|compagnon)\\b.{0,12}(?:la (?:frappe|bat|tape)|frappe)|est battue|se fait (?:battre|frapper))',
    ],
  ],
  zh: [
    ['(?:丈夫|老公|先生|老婆|爸爸|妈妈|男友|男朋友|女朋友|继父)[^,?]{0,10}(?:扇|抽|揍|踹|捶|殴打)我'],
    [
      '不敢回家|(?:打|扇|给|抽)了?我(?:一|几)?(?:个)?(?:耳光|巴掌|拳)|(?:一拳|一巴掌|一脚)[^?]{0,6}(?:打|踢|扇)?(?:在)?我',
    ],
    [
      '(?:他|她|丈夫|老公|先生|老婆|爸爸|妈妈|男友|男朋友)[^?]{0,14}(?:打我|踢我|掐我|推我|把我推|把我摔|不让我(?:出门|出去|离开)|拽我|扯我的?头发|逼我(?:做|上床|跟他))|(?:身上|脸上)(?:都是|全是|有)(?:淤青|伤)',
      '!耶稣|使徒|先知|以色列|法老',
    ],
    [
      '(?:丈夫|老公|先生|妻子|老婆|太太|男友|男朋友|女朋友|女友|前夫|爸爸|父亲|我爸|妈妈|母亲|我妈|继父|后爸|哥哥|婆婆|公公|叔叔|舅舅|老板|牧师|神父|儿子|伴侣|对象)(?:总是|经常|天天|老是|常常|又|一直|每天|喝醉就?|喝了酒就?|喝酒后?|会|对我|还|昨晚|昨天|酒后|动不动就?)*[^,?。]{0,4}(?:打我|家暴|殴打|踢我|掐我|扇我|骂我打|虐待|强暴|强奸|性侵|侵犯我|动手打|动手|威胁(?:要)?(?:我|杀)|施暴|强迫我|猥亵|把我(?:关|锁|打|推)|摸我|拿刀)',
    ],
    [
      '(?:我)?(?:被|遭|遭到|遭受|受到|受)(?:他|她|人|丈夫|老公|先生|男友|爸爸|父亲|继父|家人|前夫|牧师|神父|妻子|老板)?(?:了)?(?:家暴|殴打|毒打|虐待|强暴|强奸|性侵|性骚扰|暴力对待|猥亵|侵犯|打得|打到|打了|打伤|跟踪|威胁)',
      CHINESE_STORY,
      '!(?:^|[,?。])(?:为什么|谁)(?:耶稣|保罗|大卫|他玛)|耶稣|保罗|使徒|先知|以色列',
    ],
    [
      '(?:他|她)(?:又|总|常常|每天|老是|一直|昨晚|经常|还)?(?:打我|掐我|踢我|强迫我|威胁我|要杀(?:了)?我|虐待我|强奸了?我|性侵我)|家庭暴力|家暴|(?:要|想|会|扬言)(?:杀死|杀了|杀掉|弄死|打死)我|怕(?:他|丈夫|老公|爸爸|男友)(?:会)?(?:打|杀|伤害)',
      '!(?:圣经|经文)(?:怎么|如何|对).{0,4}家庭?暴力?$',
    ],
    [
      '(?:邻居|姐姐|妹妹|女儿|朋友|闺蜜|妈妈|同事)[^,?。]{0,6}(?:被|遭)(?:她|他)?(?:丈夫|老公|先生|男友|男朋友)?(?:打|家暴|虐待)',
    ],
  ],
}
