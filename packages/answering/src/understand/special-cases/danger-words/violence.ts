import type { Tongue } from '../../tongue.ts'
import type { Cue } from '../cue.ts'

/** Words of someone who would hurt another. How cues are read: `cue.ts`. */
export const VIOLENCE: Readonly<Record<Tongue, readonly Cue[]>> = {
  en: [
    [
      "i (?:nearly|almost|just about) (?:hit|hurt|killed|hurt|shook|stabbed|choked|strangled|beat)\\b|i'?m (?:about|ready|this close) to (?:kill|hurt|hit|stab|shoot|strangle)|(?:scared|afraid) of (?:myself|what i (?:might|could|will) do)|killing (?:my|his|her) (?:family|wife|husband|parents|children|kids)\\b",
    ],
    [
      "(?:gun|knife|weapon|bat|hammer|acid|poison) (?:to|and|so i can) (?:\\w+ )?(?:hurt|kill|stab|shoot|attack|scare|get) (?:him|her|them|my|the|someone|people)|pay with (?:his|her|their) (?:life|blood)|i want (?:him|her|them|my \\w+) dead|i(?:'ll| will) make (?:him|her|them) (?:bleed|suffer)|get (?:my )?revenge .*(?:kill|blood|hurt|gun|knife)",
      '!(?:herod|absalom|david|lamech)',
    ],
    [
      "i(?:'m|'ll| am| will|'d)? (?:really |just |so )*(?:want to|wanna|going to|gonna|will|could|would like to|feel like|plan(?:ning)? to|need to|have to|am about to|about to|thinking (?:of|about)|think about|'ll|should)? ?(?:really )?(?:kill(?:ing)?|murder(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|poison(?:ing)?|beat(?:ing)? up|bomb(?:ing)?|hurt(?:ing)?|attack(?:ing)?|burn(?:ing)? down|beat) (?:him|her|them|my|someone|somebody|everyone|everybody|people|that|this|the|those|these|a|some)\\b",
      '!(?:my|the) (?:flesh|sin|old|time|giant|pride|feelings)',
      '!kill the (?:time|mood|old)',
      '!(?:think|thinking|thought) i (?:hurt|beat)',
      '!attack (?:the|this) problem',
      '!i (?:hurt|beat) (?:my friend|the|someone|him|her|them|my)\\b(?!.*again)',
    ],
    [
      '(?:should|can|may|is it (?:ok|okay|a sin|wrong)(?: for me)? (?:to|if)) (?:i )?(?:kill|murder|stab|shoot|poison|beat) (?:him|her|my (?:wife|husband|boss|neighbou?r|father|mother|dad|mom|brother|ex|enemy|abuser|child|kids|stepdad))\\b',
    ],
    [
      "(?:i have|i bought|i got|i've got) (?:a |my |the )?(?:gun|knife|weapon|bomb)\\b.{0,50}\\b(?:him|her|them|school|church|pay|kill|shoot)",
    ],
    [
      '(?:make (?:him|her|them|everyone) pay with|(?:shoot|bomb|blow) up (?:the|my|a) (?:school|church|office|place|mosque|synagogue|building|workplace))',
    ],
    [
      'god (?:told|tells|is telling|wants|commanded) me to (?:kill|hurt|sacrifice|stab|harm|punish)|voices? (?:tell|telling|in my head).{0,20}(?:kill|hurt|stab)',
    ],
    [
      "i(?:'m| am)? (?:afraid|scared|worried) (?:that )?i(?:'ll| will| might| am going to|'m going to| could) (?:hurt|kill|harm|hit|shake) (?:him|her|them|my|someone|somebody|the)\\b|i (?:hit|beat|shook) my (?:wife|husband|child|kids?|baby|son|daughter|girlfriend|boyfriend|mother|kid)\\b|i keep (?:hitting|beating)",
    ],
  ],
  es: [
    [
      '(?:a punto de|por poco|casi) (?:lo |la |le |los )?(?:mat|golpe|peg|apunal|ahorc)\\w+|tengo miedo de (?:mi mism\\w|lo que (?:pueda|podria) hacer)|no se (?:de )?lo que (?:soy capaz|puedo hacer)le',
    ],
    [
      'pagar con (?:su )?(?:sangre|vida)|l[oa]s? quiero muert|(?:cuchillo|pistola|arma|veneno) para (?:\\w+ )?(?:matar|herir|hacer|atacar|acabar)|lo har[ei] sufrir|que (?:se )?muera (?:ese|esa|mi)|acabar con (?:el|ella|ellos|mi (?:jefe|marido|vecino|padre))\\b',
    ],
    [
      '(?:quiero|voy a|quisiera|pienso en|tengo ganas de|planeo|me dan ganas de|podria|necesito|estoy pensando en|deseo|debo|deberia) (?:matar(?:l[oae]s?)?|asesinar(?:l[oae]s?)?|apunalar(?:l[oae]s?)?|dispararl?e?s?|golpear(?:l[oae]s?)?|envenenar(?:l[oae]s?)?|hacerles? dano|hacer dano|pegarles?|estrangular(?:l[oae]s?)?|quemar(?:l[oae]s?)?|vengarme matando|atacar(?:l[oae]s?)?)\\b(?! (?:el (?:tiempo|pecado|hambre)|mi (?:ego|carne|orgullo)))',
      '!.*\\b(?:significa|versiculo)\\b',
    ],
    [
      '(?:puedo|esta (?:mal|bien)|es pecado) (?:si )?(?:matar|mato|asesinar|golpear|envenenar) a (?:mi|ese|esa|el que|quien)\\b|(?:lo|la|los|las) voy a matar|te voy a matar|los matare|lo matare|la matare',
    ],
    [
      '(?:tengo|compre|consegui) (?:una |el |la |mi )?(?:pistola|arma|cuchillo|escopeta|bomba)\\b.{0,50}(?:matar|pagar|iglesia|escuela|colegio|el|ella|los)',
    ],
    [
      'dios me (?:dijo|dice|ordena|manda|pide) que (?:mate|sacrifique|hiera|castigue|haga dano)|voces.{0,20}(?:mat|hier|dano)',
    ],
    [
      '(?:tengo|me da) miedo (?:de )?(?:hacerle|hacer|hacerles|matar|golpear|pegarle|lastimar)\\b.{0,20}(?:dano|a (?:mi|alguien)|mi)|(?:le )?(?:pego|pegue|golpeo|golpee) a mi (?:mujer|esposa|hij|marido|novi|bebe|madre)|zarande\\w+ a mi bebe',
    ],
    [
      '(?:disparar|tirotear|poner una bomba|volar|quemar) (?:en )?(?:la|mi|una) (?:escuela|iglesia|oficina|mezquita|sinagoga|colegio)',
    ],
  ],
  fr: [
    ['(?:envie de|vais|veux) lui (?:planter|mettre|tirer|casser|coller|trancher)'],
    [
      '(?:a deux doigts de|sur le point de|failli|capable de) (?:le |la |les |lui )?(?:tuer|frapper|etrangler|poignarder|cogner|faire du mal)|peur de (?:moi-meme|ce que je (?:peux|pourrais) faire)',
    ],
    [
      'payer de (?:sa|leur) vie|payer dans le sang|je (?:le|la|les) veux morts?|(?:couteau|arme|pistolet|poison) pour (?:le |la |les )?(?:tuer|blesser|attaquer|faire)|je vais (?:le|la|les|lui|leur) (?:faire (?:payer|souffrir|la peau)|saigner|defoncer)',
    ],
    [
      "(?:je )?(?:veux|vais|voudrais|pense a|envie de|compte|pourrais|songe a|dois|devrais) (?:le |la |les |l'|lui |leur )?(?:tuer|assassiner|poignarder|tirer sur|frapper|empoisonner|etrangler|buter|massacrer|faire du mal|tabasser|faire la peau|egorger|attaquer|bruler)\\b(?! (?:le (?:temps|peche|vieil)|mon (?:ego|orgueil|peche)))(?!.*(?:moi-meme))",
      '!me faire du mal',
    ],
    [
      '(?:puis-je|ai-je le droit de|est-ce (?:mal|un peche|grave) (?:de|si je)) (?:le |la |les )?(?:tuer|tue|assassiner|frapper|empoisonner|frappe) (?:mon|ma|mes|celui|cet|ce)\\b|je vais (?:le|la|les) (?:tuer|buter|massacrer)',
    ],
    [
      "(?:j'ai|j'ai achete|je possede) (?:une |un |mon |ma |le )?(?:arme|pistolet|fusil|couteau|bombe)\\b.{0,50}(?:tuer|payer|eglise|ecole|lui|eux)",
    ],
    [
      "dieu m'a (?:dit|ordonne|demande) de (?:tuer|sacrifier|frapper|punir)|dieu (?:veut|me demande) que je (?:tue|sacrifie|frappe)|voix.{0,20}(?:tuer|frapper|du mal)",
    ],
    [
      "j'ai peur de (?:faire du mal|frapper|tuer|blesser|secouer)|je (?:frappe|bats|tape) (?:ma|mon|mes) (?:femme|mari|enfants?|fils|fille|bebe|copine|mere)|j'ai (?:frappe|battu|secoue|tape) (?:ma|mon|mes) (?:femme|mari|enfants?|fils|fille|bebe|copine|mere)",
    ],
    [
      "(?:tirer|poser une bombe|faire sauter|mettre le feu) (?:dans|a|sur)? ?(?:mon|une|l'|la|a l')? ?(?:ecole|eglise|bureau|lycee|mosquee|synagogue)",
    ],
  ],
  zh: [
    [
      '(?:快|就要|差点|几乎)(?:要)?(?:忍不住)?(?:了)?(?:要)?(?:杀|打死|掐死|捅|砍)了?(?:他|她|人|孩子|我的?(?:老婆|孩子|丈夫|父|母))|怕我?自己(?:会)?(?:失控|做出)',
    ],
    [
      '血债|血偿|(?:我)?(?:真|好|很)?(?:想|要)一刀(?:捅|砍|杀)|(?:我)?要(?:他|她|他们)(?:的命|死|偿命|陪葬)|让(?:他|她|他们)(?:去死|死|偿命)|(?:准备|买|带)了?(?:刀|枪|毒药)(?:要|去|来|准备)(?:杀|砍|报复|对付)',
      '!耶稣|希律|圣经|约押|大卫|基遍',
    ],
    [
      '我(?:真的?|好|很|就|只|现在|今晚|一定)*(?:想|要|打算|恨不得|准备|计划|忍不住想|决定|会)(?:去|亲手|拿刀|今晚|和(?:他|她|你)们?|跟(?:他|她|你)们?)*(?:杀(?:死|了|掉)?|砍(?:死)?|捅(?:死)?|弄死|打死|毒死|掐死|烧死|干掉|炸(?:掉|了)?|报复杀|同归于尽|打(?:我|他|她|那个))(?!时间)(?!死老我|死罪|了?老我)(?:他们?|她们?|人|我?(?:丈夫|妻子|老公|老婆|老板|邻居|爸爸|妈妈|父亲|母亲|前夫|前妻|同事|孩子|婆婆|那个|这个|那些|所有|全家|学校|教会|仇人|同学|老师))?',
      '!(?:什么意思|哪一节|经文说)',
    ],
    [
      '(?:可不可以|能不能|可以|该不该|应不应该|是不是罪)[^?]{0,6}(?:杀(?:死|了|掉)?|砍|捅|弄死|打死|毒死)(?:我的?|那个|这个|他|她|伤害我的)',
    ],
    ['(?:神|上帝|天主|主|耶稣|声音)(?:叫|让|要|吩咐|命令|告诉)我(?:去)?(?:杀|献上孩子|伤害|砍|捅|打死|惩罚他)'],
    ['我(?:买|有|带|准备)了?(?:一把|把|一个)?(?:枪|刀|炸弹|凶器)[^?]{0,16}(?:他|她|学校|教会|付出代价|报仇|杀)'],
    [
      '(?:怕|担心|害怕)(?:自己)?(?:会)?(?:伤害|打|杀|失手打)(?:到)?(?:我的|我|他|她|孩子|妻子|丈夫|家人|别人)|我(?:又|昨天|昨晚|经常|忍不住|总是|常常|刚刚|刚)*(?:打|动手打|掐|摇晃)了?(?:我的|我|自己的?)?(?:老婆|妻子|孩子|儿子|女儿|丈夫|宝宝|婴儿|妈妈|女朋友)',
    ],
    ['(?:炸|烧|血洗|枪击)(?:掉|了)?(?:学校|教会|公司|清真寺|会堂|教堂)', '!(?:谁|圣殿|历史)'],
  ],
}
