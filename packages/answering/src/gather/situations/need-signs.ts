import type { Tongue } from '../../understand/tongue.ts'

/**
 * Words of somebody in need, folded, by language; who says them tells of themselves or their own, which is looked at elsewhere. They
 * may be wide: what they decide is only what is held back, and that a word of care stands beside the answer.
 */
type Signs = Readonly<Record<Tongue, RegExp>>

/** « My husband … shouts » within one message; who may stand far from what is done, in English and French before it. */
const pattern = (who: string, does: string, others: readonly string[] = []): RegExp =>
  new RegExp([`(?:${who})[^.!?]{0,80}?(?:${does})`, ...others].join('|'))

const SPOUSE = {
  en: "\\b(?:my|mom's|mum's|mother's|sister's|daughter's) (?:husband|hubby|wife|spouse|partner|boyfriend|girlfriend|fiancee?|ex|ex-\\w+)\\b",
  es: '\\b(?:mi|el) (?:esposo|esposa|marido|mujer|novio|novia|pareja|prometid[oa]|companer[oa]|ex)(?: de mi (?:madre|mama|hermana|hija))?\\b',
  fr: '\\b(?:mon|ma|le) (?:mari|femme|epouse?|conjointe?|compagnon|compagne|copain|copine|petit ami|petite amie|fiancee?|ex)\\b',
  zh: '老公|丈夫|我先生|老婆|太太|妻子|[男女]友|[男女]朋友|前任|对象|另一半|未婚[夫妻]',
}

const FEAR_OF_SPOUSE: Signs = {
  en: pattern(
    SPOUSE.en,
    "\\b(?:drinks?(?! (?:coffee|tea|water|milk|juice|soda))|drinking|drunk|alcoholic|yell\\w*|scream\\w*|shout\\w*|hits?|beats?|push\\w*|shov\\w+|slap\\w*|kick\\w*|chok\\w+|thr[eo]ws?|threat\\w+|insult\\w*|swears at|curses at|explod\\w+|rag(?:es?|ing)|humiliat\\w+|belittl\\w+|controls?|forces?|locks?|tracks?|checks my|takes my|won't let me|doesn't let me|calls me|calling me|hurts? me|broke(?:n)? my|beg (?:him|her)|violent|abus\\w+|worthless|stalk\\w*|follows me|waiting outside)\\b",
    [
      '\\b(?:afraid|scared|terrified|frightened|fear) (?:of )?(?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|ex)|what he|the sound of his|his)\\b',
      '\\b(?:he|she)\\b[^.!?]{0,40}\\b(?:hit|hits|beat|beats|pushes|pushed|chokes|slaps|slapped|threatens|forces|screams at|yells at|shouts at|hurts|follows) me\\b',
      '\\begg ?shells\\b',
      '\\b(?:say|do|saying|doing) (?:the wrong thing|something wrong|anything wrong)\\b[^.!?]{0,40}\\b(?:husband|wife|boyfriend|girlfriend|partner|he|she)\\b',
      '\\b(?:left|fled|ran from) (?:the house|home|him|her)\\b[^.!?]{0,30}\\b(?:kids|children|son|daughter|night)\\b',
      '\\b(?:promis\\w+|swears?|swore)\\b[^.!?]{0,40}\\b(?:never|stop)\\b[^.!?]{0,20}\\b(?:hit|hitting|hurt|drink\\w*|shout\\w*|touch)\\b',
      "\\btells me (?:every day |daily |that )*i'?m (?:worthless|nothing|useless|stupid)\\b",
    ],
  ),
  es: pattern(
    SPOUSE.es,
    '\\b(?:borrach\\w+|beb(?:e|a|io)\\b|bebiendo|tom(?:a|ado)\\b|emborrach\\w+|alcohol\\w*|grit\\w+|insult\\w+|peg(?:a|o|ado)\\b|golpe\\w+|empuj\\w+|amenaz\\w+|humill\\w+|control\\w+|revisa\\b|obliga\\b|encierra\\b|llama (?:inutil|tonta|idiota|estupida)|inutil|no valgo|explota\\b|rompe\\b|tira\\b|no me deja\\b|violent\\w+|maltrat\\w+|cel(?:a|oso)\\b|me sigue|me espera|pedirle dinero)',
    [
      '\\b(?:miedo|temo|tiembl\\w+|panico)\\b[^.!?]{0,30}\\b(?:el|a|de) (?:mi (?:marido|esposo|esposa|mujer|novio|novia|pareja|ex)|el)\\b',
      '\\b(?:marido|esposo|esposa|mujer|novio|pareja)\\b[^.!?]{0,30}\\b(?:tiembl\\w+|miedo)\\b',
      '\\b(?:me (?:ha )?(?:pegado|golpeado|empujado|pega|golpea|empuja|grita|insulta|amenaza))\\b',
      '\\bpara que (?:el |ella )?no se (?:enfade|enoje|altere|ponga)\\b',
      '\\b(?:me fui|hui|escape|sali) (?:de casa|de noche)[^.!?]{0,40}\\b(?:hijos|ninos|noche|miedo)\\b',
      '\\b(?:promet\\w+|jur[ao]\\w*)\\b[^.!?]{0,40}\\b(?:no|nunca)\\b[^.!?]{0,20}\\b(?:peg\\w+|golpe\\w+|beb\\w+|grit\\w+)',
      '\\b(?:me dice|me repite)[^.!?]{0,30}\\b(?:no valgo|no sirvo|soy (?:una )?inutil)',
    ],
  ),
  fr: pattern(
    SPOUSE.fr,
    "\\b(?:boit|bu\\b|ivre|saoule?|soul\\b|alcool\\w*|hurle\\w*|crie\\b|crient|insulte\\w*|frapp\\w+|cogn\\w+|bouscul\\w+|menac\\w+|humili\\w+|control\\w+|fouille|force\\b|enferm\\w+|idiote?|vaux rien|garde ma paie|mendier|explose|gifl\\w+|violent\\w*|casse|jette|suit\\b|m'attend|ne me laisse pas|m'empeche|battu\\w*|rabaisse|traite d)",
    [
      '\\bpeur (?:de|du) (?:mon (?:mari|copain|conjoint|compagnon|ex)|ma (?:femme|copine|compagne)|lui|elle)\\b',
      '\\b(?:sa cle|ses pas|sa voiture|sa voix)\\b[^.!?]{0,40}\\b(?:trembl\\w+|peur)|\\b(?:trembl\\w+|peur)\\b[^.!?]{0,40}\\b(?:sa cle|ses pas|sa voiture)',
      "\\b(?:il|elle) (?:ne )?(?:me (?:frappe|bat|gifle|menace|force|bouscule|insulte|hurle)|m'a (?:frappee?|battue?|giflee?|menacee?|forcee?|bousculee?))",
      "\\bpour (?:qu'il|qu'elle) ne (?:s'enerve|se fache|s'emporte|crie)\\b",
      "\\b(?:j'ai quitte|j'ai fui|je suis partie? de) (?:la maison|chez nous)[^.!?]{0,40}\\b(?:enfants|petits|nuit|peur)\\b",
      '\\b(?:promet|jure|a promis|a jure)\\b[^.!?]{0,40}\\b(?:plus|jamais)\\b[^.!?]{0,20}\\b(?:frapp\\w+|boi\\w*|cri\\w+|touch\\w+)',
      '\\bme (?:repete|dit)[^.!?]{0,30}\\b(?:vaux rien|suis nulle?|sers a rien)',
    ],
  ),
  zh: pattern(
    SPOUSE.zh,
    '喝[了个]?[酒醉多]|酗酒|醉|骂|吼|打[我人孩]|动手|推我|掐|踢我|摔东西|威胁|控制|查我|不准我|不让我|强迫|逼我|发火|发脾气|脾气暴|家暴|一无是处|羞辱|说我[笨蠢没]|跪着|嗓门|打断|跟踪|堵我|关起来|反锁',
    [
      '(?:怕|恐惧|发抖|提心吊胆)[^。！？]{0,12}(?:老公|丈夫|老婆|男友|男朋友|他(?:回来|进门|开门|喝|发))',
      '(?:老公|丈夫|男友|男朋友|他)(?:开门|回家|进门|的脚步)[^。！？]{0,12}(?:怕|发抖)',
      '(?:跪|求我原谅|发誓|保证)[^。！？]{0,16}(?:不打|不动手|不喝|不骂)',
      '带着?(?:孩子|儿子|女儿)[^。！？]{0,8}(?:逃|跑|离家|离开)',
      '[他她](?:[^。！？]{0,12})(?:打过?我|掐我|推我|骂我|吼我|威胁我|强迫我)',
    ],
  ),
}

const PARENT = {
  en: '\\b(?:my|our|a) (?:dad|daddy|father|mom|mum|mother|parents|stepdad|stepfather|stepmom|stepmother|uncle|grandfather|foster \\w+)\\b',
  es: '\\b(?:mi|mis|un) (?:padre|madre|papa|mama|padres|padrastro|madrastra|abuelo|tio)\\b',
  fr: '\\b(?:mon|ma|mes|un) (?:pere|mere|papa|maman|parents|beau-pere|belle-mere|oncle|grand-pere)\\b',
  zh: '[爸妈]|父亲|母亲|父母|继父|继母|后[爸妈]|养父|叔叔',
}

const HURT_AT_HOME: Signs = {
  en: pattern(
    PARENT.en,
    '\\b(?:hits?|hitting|beats?|beat us|belt|whip\\w*|slap\\w*|punch\\w*|lock(?:s|ed)|burn(?:s|ed)|never been born|wish(?:es|ed) i|hates me|abus\\w+|into my room|bled|starv\\w+|hurt (?:me|us))\\b',
  ),
  es: pattern(
    PARENT.es,
    '\\b(?:peg(?:a|o|aba|an)\\b|golpe\\w+|cinturon|encierr\\w+|no hubiera nacido|a palos|molia|me odia|abus\\w+|entra en mi (?:cuarto|habitacion)|maltrat\\w+)',
  ),
  fr: pattern(
    PARENT.fr,
    "\\b(?:frapp\\w+|bat\\b|battai\\w+|battu\\w*|ceinture|gifl\\w+|enferm\\w+|prefere ne pas m'avoir|pas m'avoir|me deteste|abus\\w+|dans ma chambre|jusqu'au sang|maltrait\\w+)",
  ),
  zh: pattern(PARENT.zh, '皮带|抽我|打我|打到|打得|毒打|进我房间|不生我|没生过我|不让我吃|关[在我]|虐待|摸我|恨我'),
}

const ABUSED: Signs = {
  en: /\b(?:raped|molested|sexually (?:abused|assaulted)|sexual (?:abuse|assault)|touched me|did things to me|abused (?:me|by)|groomed me|(?:me as|feel so|feel|i'm|am i) (?:dirty|filthy|damaged|used goods))\b/,
  es: /\b(?:me violaron|me violo|fui violada|violacion|abus(?:o|aron|aba) de mi|me tocaba|me manose\w+|abuso sexual|acoso sexual|me siento suci[oa])\b/,
  fr: /\b(?:violee?|viol|abuse de moi|abusee|me touchait|attouchements?|agressee? sexuel\w*|l'agression|me sens (?:si |tellement )?(?:sale|souille\w*))\b/,
  zh: /强奸|强暴|性侵|猥亵|摸过?我|那种事|被.{0,6}侵犯|动手动脚|(?:觉得|感到|感觉)自己(?:很|好)?脏/,
}

const DEAR = {
  en: '\\b(?:my|our)(?: \\w+){0,2} (?:mother|mom|mum|father|dad|parents?|husband|wife|spouse|partner|son|daughter|child|kid|brother|sister|friend|grand\\w+|aunt|uncle|cousin|fiancee?|boyfriend|girlfriend|roommate|dog|cat|pet)\\b',
  es: '\\b(?:mi|mis|nuestr[oa]|el|la)(?: \\w+){0,2} (?:madre|padre|mama|papa|padres|esposo|esposa|marido|mujer|hij[oa]|herman[oa]|amig[oa]|abuel[oa]|ti[oa]|prim[oa]|novi[oa]|companer[oa]|perr[oa]|gat[oa])\\b',
  fr: '\\b(?:mon|ma|mes|notre|le|la)(?: \\w+){0,2} (?:mere|pere|maman|papa|parents|mari|femme|fils|fille|frere|soeur|amie?|papi|mamie|grand-\\w+|oncle|tante|cousine?|copain|copine|coloc\\w*|chien|chat)\\b',
  zh: '[爸妈爷奶]|外[公婆]|父亲|母亲|老公|丈夫|老婆|太太|老伴|妻子|儿子|女儿|孩子|[哥弟姐妹]|朋友|同学|室友|闺蜜|狗|猫',
}

const BEREAVED: Signs = {
  en: pattern(
    DEAR.en,
    '\\b(?:died|dies|passed|death|dead|killed|overdosed|funeral|gone|took (?:his|her) own life|suicide)\\b',
    ['\\b(?:lost|buried|bury) (?:my|our|him|her|grand\\w+)\\b', '\\bended (?:his|her) life\\b'],
  ),
  es: pattern(DEAR.es, '\\b(?:muri\\w+|muert[oa]|fallec\\w+|suicid\\w+|quito la vida|sobredosis)\\b', [
    '\\b(?:enterramos|perdi|perdimos|se (?:nos )?fue) (?:a )?(?:mi|nuestr[oa]|el|la)\\b',
    '\\bquito la vida\\b',
  ]),
  fr: pattern(
    DEAR.fr,
    '\\b(?:morte?|mourut|decede\\w*|tuee?|suicide\\w*|donne la mort|mis fin|partie? en|overdose|enterr\\w+)\\b',
    ['\\b(?:perdu|enterre) (?:mon|ma|notre|papi|mamie|le|la)\\b'],
  ),
  zh: pattern(DEAR.zh, '走了|去世|过世|离世|死了|病逝|走的|下葬|安葬|撞死|没了|自杀|不在了'),
}

const SUICIDE_LOSS: Signs = {
  en: /\b(?:(?:took|ended) (?:his|her|their) (?:own )?life|killed (?:himself|herself)|(?:my|our) [\w' ]{2,30}(?:suicide|hanged (?:himself|herself)))\b/,
  es: /\bse (?:quito|ha quitado) la vida|se suicido\b/,
  fr: /\bs'est (?:suicidee?|donne la mort|pendue?|tuee?)|a mis fin a ses jours/,
  zh: /(?:[爸妈爷奶哥弟姐妹]|儿子|女儿|朋友|室友|同学|老公|老婆).{0,10}(?:自杀|轻生|跳楼|烧炭|上吊)/,
}

const LOST_CHILD: Signs = {
  en: /\b(?:miscarr\w+|stillb\w+|lost (?:our|my|the) (?:baby|child|son|daughter)|(?:our|my) (?:[\w-]+ ){0,4}(?:baby|son|daughter|child)\b[^.!?]{0,20}\b(?:died|dead)|trying (?:for|to have) a (?:baby|child)|still no child|infertil\w+|ivf)\b/,
  es: /\b(?:aborto espontaneo|perd(?:i|imos) (?:a )?(?:nuestr[oa]|mi|el|la) (?:bebe|hij[oa])|(?:nuestr[oa]|mi) (?:hij[oa]|bebe)\b[^.!?]{0,30}\bmuri\w+|buscando un hijo|no podemos tener hijos|infertil\w*)\b/,
  fr: /\b(?:fausse couche|perdu notre (?:bebe|enfant|fils|fille)|notre (?:fils|fille|bebe|enfant)\b[^.!?]{0,30}\b(?:morte?|mort-ne)|(?:essayons|essaie|essayer) d'avoir un (?:enfant|bebe)|sterilite|infertil\w*|fiv)\b/,
  zh: /流产|小产|胎停|死胎|宝宝.{0,8}(?:没了|走了)|(?:孩子|儿子|女儿).{0,10}(?:走了|死了|去世|夭折)|求子|不孕|怀不上|试管/,
}

const GAY: Signs = {
  en: /\b(?:gay|lesbian|bisexual|transgender|homosexual|same[- ]sex)\b|\bi have a girlfriend, i'm a girl\b/,
  es: /\b(?:gay|lesbiana|bisexual|homosexual|transexual|trans)\b|\btengo novia y soy (?:una )?chica\b/,
  fr: /\b(?:gay|lesbienne|bisexuel\w*|homosexuel\w*|homo|transgenre)\b|\bj'ai une copine\b/,
  zh: /同性恋|同志|出柜|双性恋|跨性别|喜欢(?:女生|同性)|有女朋友.{0,12}我是女/,
}

const RELAPSE: Signs = {
  en: /\b(?:relaps\w+|sober|drank again|addict\w*|porn\w*|gambl\w+|clean for)\b/,
  es: /\b(?:recai\w*|sin beber|adict\w+|porno\w*|tragaperras|apuest\w+|ludop\w+|me (?:volvi a )?jug(?:ar|ue))\b/,
  fr: /\b(?:rechute\w*|sans alcool|rebu|addict\w*|porno\w*|perdu [\w ]{2,20} au jeu|joueur|drogue)\b/,
  zh: /戒酒|戒毒|又喝|色情|黄片|自慰|手淫|赌|上瘾|复吸/,
}

const DIVORCED: Signs = {
  en: /\b(?:divorc\w+|left me|separated)\b/,
  es: /\b(?:divorci\w+|me dej[oó]|separad[oa])\b/,
  fr: /\b(?:divorce\w*|m'a quittee?|separee?)\b/,
  zh: /离婚|离过婚|抛弃我|跟.{0,10}走了|分居/,
}

const ILL: Signs = {
  en: /\b(?:als|cancer|diagnos\w+|wheelchair|down syndrome|disab\w+|tumou?r|chemo\w*|paralys\w+|chronic\w*|ms|parkinson\w*|heal(?:ed|ing)|incurable|autis\w+)\b/,
  es: /\b(?:ela|cancer|diagnostic\w+|silla de ruedas|sindrome de down|discapac\w+|tumor|quimio\w*|paral\w+|cronic\w+|sanidad|sanacion|autis\w+)\b/,
  fr: /\b(?:charcot|cancer|diagnosti\w+|fauteuil|trisom\w+|handicap\w*|tumeur|chimio\w*|paralys\w+|chronique|guerison|autis\w+)\b/,
  zh: /渐冻|癌|确诊|轮椅|唐氏|残[疾障]|肿瘤|化疗|瘫痪|慢性|自闭|医治/,
}

const BOSS: Signs = {
  en: /\b(?:my|our) (?:boss|manager|supervisor|employer)\b/,
  es: /\b(?:mi|nuestr[oa]) (?:jef[ea]|patron|encargad[oa])\b/,
  fr: /\b(?:mon|ma|notre) (?:chef|cheffe|patronne?|manager|superieure?)\b/,
  zh: /老板|上司|领导|主管|经理/,
}

const ABORTION: Signs = {
  en: /\babort\w+\b/,
  es: /\babort(?!o espontaneo)\w+\b/,
  fr: /\bavort\w+|\bivg\b/,
  zh: /堕胎|打胎|人流|拿掉孩子/,
}

const POOR: Signs = {
  en: /\b(?:laid off|unemployed|lost my job|fired|applications|behind on rent|evict\w+|can't (?:feed|pay|afford)|broke|debts?|food bank)\b/,
  es: /\b(?:despid\w+|desemplead[oa]|en (?:el )?paro|sin trabajo|curriculos|debemos|deudas?|alquiler|no llego)\b/,
  fr: /\b(?:licencie\w*|chomage|sans emploi|candidatures|loyers?|dettes?|n'arrive pas a (?:nourrir|payer)|surendett\w+)\b/,
  zh: /裁员|失业|被炒|简历|房租|欠[了租债]|吃不上饭|没钱|找不到工作/,
}

const HURT_BY_CHURCH: Signs = {
  en: /\b(?:our|my|the) (?:pastor|elders?|church|priest|small group|leader)\b/,
  es: /\b(?:nuestr[oa]|mi|el|la) (?:pastor|pastora|ancianos?|iglesia|cura|celula|lider)\b/,
  fr: /\b(?:notre|mon|le|l')\s?(?:pasteur|anciens?|eglise|pretre|groupe|responsable)\b/,
  zh: /牧师|长老|教会|小组长|神父|传道/,
}

const MIND: Signs = {
  en: /\b(?:panic|anxiety|depress\w+|bipolar|schizo\w+|voices|demon\w*|ocd|ptsd|worthless|meds|antidepress\w+)\b/,
  es: /\b(?:panico|ansiedad|depresi\w+|bipolar|esquizo\w+|voces|demonio\w*|no valgo|antidepres\w+)\b/,
  fr: /\b(?:angoisse\w*|panique|anxiete|depress\w+|bipolaire|schizo\w+|voix|demons?|vaux rien|antidepress\w+)\b/,
  zh: /恐慌|焦虑|抑郁|忧郁症|躁郁|精神分裂|幻听|鬼附|附身|强迫症|一无是处/,
}

/** By the id of the need. */
export const NEED_SIGNS: Readonly<Record<string, Signs>> = {
  'fear-of-spouse': FEAR_OF_SPOUSE,
  'hurt-at-home': HURT_AT_HOME,
  abused: ABUSED,
  bereaved: BEREAVED,
  'suicide-loss': SUICIDE_LOSS,
  'lost-child': LOST_CHILD,
  gay: GAY,
  relapse: RELAPSE,
  divorced: DIVORCED,
  ill: ILL,
  boss: BOSS,
  abortion: ABORTION,
  poor: POOR,
  'hurt-by-church': HURT_BY_CHURCH,
  mind: MIND,
}
