import type { Tongue } from '../tongue.ts'
import type { Cue } from './cue.ts'

/**
 * Words of a person in danger, or who may become one. They are read generously: a kind word and a number too many harm no one.
 * Stories and questions of knowledge speak in the third person and the past ("why did Judas hang himself"), and are barred where
 * a phrase could be either.
 */
export const ENGLISH_STORY =
  '!(?:why|how|who|did|when|where|what)\\b.{0,40}\\b(?:judas|saul|samson|ahithophel|abimelech|zimri|jephthah|abraham|isaac|herod|cain|david|jael|amnon|tamar|lot|elijah|jonah|job|jeremiah)\\b'
export const SPANISH_STORY =
  '!.*\\b(?:judas|saul|sanson|ahitofel|abimelec|zimri|jefte|abraham|isaac|herodes|cain|jael|amnon|tamar|lot)\\b'
export const FRENCH_STORY =
  '!.*\\b(?:judas|saul|samson|achitophel|abimelec|zimri|jephthe|abraham|isaac|herode|cain|jael|amnon|tamar|lot)\\b'
export const CHINESE_STORY =
  '!(?:犹大|扫罗|参孙|亚希多弗|亚比米勒|心利|耶弗他|亚伯拉罕|以撒|希律|该隐|雅亿|暗嫩|她玛|罗得|圣经里|圣经中|经文)'

export const SELF_HARM: Readonly<Record<Tongue, readonly Cue[]>> = {
  en: [
    [
      'i (?:just )?(?:want to|wanna|wish i could|feel like) (?:disappear(?:ing)?|vanish(?:ing)?|end(?:ing)? (?:everything|it))\\b',
    ],
    [
      "(?:goodbye|suicide|farewell) (?:letters?|notes?)|when i'?m (?:gone|dead)\\b.{0,30}(?:miss|notice|care|better|sorry)|(?:nobody|no one|they).{0,20}when i'?m gone|self[- ]?harm\\w*|(?:slit|slash|cut|slicing|slitting) my (?:wrists?|arms?|throat|veins)|driv(?:e|ing) (?:my car )?(?:into a|off a)|can(?:'t|not) (?:do|face|get through|take) (?:another|one more) day|(?:go|want to) (?:be with|meet) (?:jesus|god|the lord) (?:tonight|now|today)",
      '!letters? of paul|farewell to the elders',
    ],
    [
      '(?:i|me|my|there)\\b.{0,40}(?:no point (?:anymore|any more|left|to anything|in anything)|nothing left for me)|i (?:just )?want (?:it|this|everything|it all|the pain)(?: all)? to (?:be over|end|stop)',
    ],
    [
      '(?:easiest|painless|quickest|fastest|least painful|best|a peaceful) way (?:to|of) (?:die|dying|kill|suicide|end it)|how (?:do|can|to) (?:i )?(?:die|overdose)\\b(?! to)',
    ],
    [
      "i(?:'ve| have)? (?:just )?(?:took|taken|swallowed|overdosed)\\b.{0,30}(?:pills|overdose|medication|tablets|bottle)?",
      'pills|overdose|tablets|sleeping|overdosed|bottle of',
    ],
    [
      "i(?:'m| am) (?:standing |sitting )?(?:on|at) (?:a|the) (?:edge of (?:a|the) )?(?:bridge|roof|ledge|cliff|tracks)|i(?:'m| am)? (?:want to |going to |about to |ready to )?jump (?:off|from|in front of)",
    ],
    [
      'suicid',
      "i (?:have|am|feel|want|think|plan|might|could|would|keep|need|can't|don't)\\b|i'm",
      '!(?:sermon|paper|essay|preach|study|writing|friend|son|brother|father|mother|sister|uncle)',
    ],
    [
      "i (?:don't|do not|dont) deserve to (?:live|be alive|exist)|i hate (?:my life|being alive|myself and)|my life is (?:over|pointless|meaningless|hopeless|ruined|worthless)|(?:fall asleep|go to sleep) and (?:never|not) wake|never wake up again|there(?:'s| is) no way out for me",
    ],
    [
      "(?:i|i'm|im|i'll|me|my|to|just|should i|can i|if i|going to|gonna|wanna|want to)\\b.{0,30}\\b(?:kill|hang|drown|shoot|hurt|cut|harm|starve|poison|end) ?myself\\b",
    ],
    ['(?:kill|killing|hang|hanging|cut|cutting|harm|harming|hurting) myself\\b'],
    [
      '(?:end|ending|take|taking|took) (?:my|it all|my own) ?(?:own )?(?:life|it all|now|tonight)?\\b',
      'end(?:ing)? (?:it all|my (?:own )?life)|tak(?:e|ing) my (?:own )?life',
      '!take my life and let it be',
    ],
    [
      "(?:i )?(?:do ?n'?t|no longer|dont|cannot|can'?t|can not) (?:even )?(?:want to |wanna |wish to |see (?:any |a )?(?:point|reason) (?:in|to) )(?:live|living|be alive|be here|exist|go on|wake up|keep living|carry on living)\\b",
      '!want to be here at (?:church|work|school)',
    ],
    [
      "(?:i )?(?:want to|wanna|wish (?:i could|to)|just want to|rather|would rather|ready to|going to|gonna|hope i|plan(?:ning)? to|thinking of|thinking about|think about|better if i|i'd be better off|i should) (?:just |simply )?(?:die|dying|be dead|not wake up|disappear forever|not exist|were dead|dead)\\b",
      '!die to (?:self|sin|myself)',
      '!with christ',
    ],
    ['i wish i (?:was|were) (?:dead|never born)|i wish i had never been born|i should never have been born'],
    [
      '(?:nobody|no one|everyone|everybody|they|my family|the world) (?:would|will)(?: all)? (?:miss me|care if i|notice if i|be better off (?:without me|if i))',
    ],
    [
      "(?:i'?m |i am |feeling |feel |i'?ve been |been )(?:so |really |very )?suicidal\\b|suicidal thoughts|thoughts of suicide|thinking (?:of|about) suicide|contemplating suicide|considering suicide|commit(?:ting)? suicide (?:tonight|today)|i (?:want|plan|tried|am going|will) to commit suicide|if i commit(?:ted)? suicide|should i commit suicide|attempted suicide.*\\bi\\b",
    ],
    [
      "i (?:just )?(?:can'?t|cannot|can not|don'?t know how to) (?:go on|take (?:it|this) (?:anymore|any more|any longer)|keep going|do this anymore|live like this|carry on|survive)\\b",
      '!go on (?:a |with )',
    ],
    [
      '(?:the )?pills (?:are )?in front of me|i (?:have|bought|got) (?:a |the )?(?:rope|pills|gun|razor|blade)\\b.*\\b(?:ready|front|tonight|end|goodbye|forgive)',
    ],
    [
      "(?:life is|my life is|it'?s) (?:not|no longer|n'?t) worth (?:living|it anymore)|no (?:reason|point) (?:to|in) (?:live|living|go(?:ing)? on|being alive)|nothing (?:left )?to live for|tired of (?:living|being alive|life)|done with (?:life|living)|goodbye (?:cruel )?(?:world|forever)",
    ],
    [
      "(?:my|our|a) (?:friend|son|daughter|brother|sister|wife|husband|mom|mum|dad|mother|father|boyfriend|girlfriend|roommate|child)\\b.{0,40}\\b(?:wants to die|suicidal|kill (?:himself|herself|themselves)|(?:hurting|cutting|harming) (?:himself|herself|themselves)|end (?:his|her|their) life|says? (?:he|she) doesn'?t want to live)\\b",
      '!(?:killed|committed|took|died)',
    ],
    ['would (?:god|jesus) (?:forgive|send|still love).{0,20}\\bif i (?:kill|end|die|take my|do it|jump|commit)'],
  ],
  es: [
    [
      '(?:no tengo|me faltan|sin) (?:mas )?(?:fuerzas|ganas) (?:para|de) (?:seguir )?(?:viviendo|vivir)|quiero que (?:se acabe|todo se acabe)',
    ],
    [
      'carta de (?:despedida|suicidio)|(?:cortarme|abrirme|me (?:corte|abri)) las (?:venas|munecas)|no (?:puedo|aguanto) (?:un dia mas|ni un dia)|cuando (?:yo )?(?:ya )?no este\\b.{0,30}(?:nadie|mejor|extran)|quiero irme con (?:dios|jesus) (?:ya|hoy|esta noche)|autoles\\w+|estrellar(?:me)? (?:el coche|el carro|contra)',
    ],
    [
      '(?:dormir(?:me)?|acostarme) y (?:no|nunca|jamas) (?:volver a )?despertar|no despertar (?:nunca )?mas|me (?:tome|trague|he tomado|acabo de tomar) .{0,24}(?:pastillas|frasco|veneno)|no merezco (?:vivir|existir)|odio (?:mi vida|vivir)|mi vida (?:se acabo|no vale|es un fracaso)|(?:forma|manera) (?:mas facil |menos dolorosa |rapida )?de morir|estoy (?:en|al borde de) (?:un |el |la )?(?:puente|azotea|tejado)|quiero que todo (?:acabe|termine)|no (?:veo|encuentro|hay) salida',
    ],
    [
      '(?:me (?:quiero|voy a|quisiera|gustaria|pienso|dan ganas de) (?:matar|morir|suicidar|quitar la vida|ahorcar|cortar las venas|hacer dano))|(?:quiero|quisiera|voy a|pienso en|deseo|prefiero|preferiria|planeo|ganas de|intente|trate de|debo|deberia|deseando) (?:matarme|morirme|morir|suicidarme|quitarme la vida|ahorcarme|desaparecer|hacerme dano|cortarme|acabar con todo|terminar con todo|acabar con mi vida|terminar con mi vida|estar muert[oa]|dejar de vivir|dejar de existir)\\b',
      '!por cristo',
      '!al pecado',
    ],
    [
      '(?:ya )?no (?:quiero|deseo|tengo ganas de|puedo|vale la pena|merece la pena|aguanto|soporto) (?:seguir )?(?:vivir|viviendo|estar aqui|despertar|existir|esta vida)\\b',
    ],
    [
      'ya no (?:puedo|aguanto|soporto)(?: mas)?$|ya no (?:puedo|aguanto|soporto)(?: mas)?[,.! ]+(?:quiero|dios|ayuda|con la vida|me)|no puedo (?:seguir|mas con (?:la|mi) vida)\\b',
    ],
    [
      'si me (?:mato|suicido|quito la vida|muero hoy)|si yo me (?:mato|suicido)|matarme|suicidarme|quitarme la vida|ahorcarme',
    ],
    [
      '(?:pensamientos|ideas) (?:suicidas|de suicidio|de muerte)|(?:estoy|soy|me siento) suicida|pensando en (?:el )?suicidio|pienso en (?:el )?suicidio|he intentado suicid',
    ],
    [
      'ojala (?:estuviera muert|me muriera|no hubiera nacido|no despertara)|desearia (?:estar muert|no haber nacido)|mejor (?:estaria )?muert[oa]|estarian mejor sin mi|nadie me (?:extranaria|echaria de menos)|a nadie le importa si (?:vivo|muero)',
    ],
    [
      '(?:tengo|tome|compre) (?:las |unas |muchas )?(?:pastillas|pistola|soga|cuerda|cuchilla).*(?:delante|lista|frente|perdon|adios|hoy)',
    ],
    [
      '(?:mi|la) vida (?:ya )?no (?:vale|tiene sentido|merece)|no (?:le )?(?:veo|encuentro|tengo) (?:el |ningun )?(?:sentido|razon|motivo)s? (?:a|de|para) (?:la vida|mi vida|vivir)|cansad[oa] de vivir|hart[oa] de vivir',
    ],
    ['me (?:corto|autolesiono|hago dano|hago cortes)\\b|autolesion'],
    [
      '(?:mi|una?) (?:amig|hij|herman|espos|marido|mujer|madre|padre|novi)\\w*\\b.{0,30}(?:se quiere (?:matar|morir|suicidar)|quiere (?:morir|matarse|suicidarse)|se corta|quitarse la vida|no quiere vivir)',
    ],
  ],
  fr: [
    ['vie est trop (?:dure|lourde)[^?]{0,12}je (?:veux|voudrais) (?:partir|en finir)|plus la force de vivre'],
    [
      "lettre d'adieu|(?:ouvert|ouvrir|coupe|couper|taillad\\w+) les (?:veines|poignets)|(?:ne )?(?:peux|supporte|tiendrai) (?:pas|plus) un (?:jour|seul jour) de plus|quand je (?:ne )?serai plus la|partir (?:rejoindre|retrouver) (?:dieu|jesus)|foncer (?:dans|contre) un (?:arbre|mur)",
    ],
    [
      "j'ai (?:avale|pris)\\b.{0,20}(?:medicaments|cachets|comprimes|somniferes)|m'endormir et (?:ne )?(?:jamais|plus|pas)|ne (?:plus )?jamais me reveiller|(?:ne )?merite pas de vivre|deteste (?:ma vie|vivre)|(?:moyen|facon|maniere) (?:de|pour) (?:mourir|se tuer|en finir)|je suis (?:debout )?sur (?:un|le) (?:pont|toit|rebord)|que tout (?:s'arrete|finisse|soit fini)|ma vie est (?:finie|foutue)|pas d'issue",
    ],
    [
      "(?:je )?(?:veux|vais|voudrais|souhaite|prefere|prefererais|pense a|envie de|songe a|compte|essaye de|essaie de|tente de|dois) (?:me (?:tuer|suicider|pendre|jeter|faire du mal|couper|mutiler|foutre en l'air)|mourir|en finir|disparaitre|mettre fin a mes jours|crever|partir pour toujours|mettre fin a ma vie)\\b",
      '!mourir (?:au peche|avec christ)',
    ],
    [
      "(?:je )?(?:ne )?(?:veux|peux|supporte|desire) plus (?:vivre|continuer|etre la|exister|me reveiller|de cette vie|la vie)\\b|(?:j')?en ai (?:marre|assez) de (?:vivre|la vie)|plus (?:envie|la force|aucune raison) de (?:vivre|continuer)|fatiguee? de vivre|marre de vivre",
    ],
    [
      "je n'en peux plus(?! de (?:mon travail|ce bruit))|en finir avec (?:la|ma) vie|envie d'en finir|mettre fin a (?:mes jours|ma vie)|je (?:craque|n'y arrive plus)[^a-z]*$",
    ],
    [
      'si je me (?:tue|suicide|donne la mort)|si je mets fin|me suicider|me tuer\\b(?!.*(?:il|mon mari|veut))|me donner la mort',
    ],
    [
      '(?:pensees|idees|envies) (?:suicidaires|de suicide|noires)|suicidaire|je pense au suicide|tente de me suicider|penser au suicide',
    ],
    [
      "j'aimerais (?:etre morte?|mourir|ne jamais etre nee?|ne plus exister|disparaitre)|je voudrais (?:etre morte?|ne plus me reveiller|ne plus exister)|mieux (?:mort|sans moi)|serai(?:en)?t mieux sans moi|je ne manquerai(?:s)? a personne|personne ne me regrettera",
    ],
    [
      "j'ai (?:les |des |pris |achete )?(?:les |des |une )?(?:cachets|comprimes|medicaments|corde|arme|lame)\\b.*(?:devant|prete?|pardon|adieu|ce soir)",
    ],
    [
      "(?:ma|la) vie (?:n'a plus (?:de|aucun) sens|ne vaut (?:plus )?(?:rien|la peine))|plus (?:aucune )?(?:raison|de raison) de vivre|a quoi bon (?:vivre|continuer a vivre)",
    ],
    ['je me (?:coupe|scarifie|mutile|fais du mal)\\b|automutil|scarific'],
    [
      '(?:mon|ma|un|une) (?:amie?|fils|fille|frere|soeur|mari|femme|mere|pere|copain|copine)\\b.{0,30}(?:veut (?:mourir|se tuer|se suicider|en finir)|se scarifie|se coupe|ne veut plus vivre|mettre fin a ses jours)',
    ],
  ],
  zh: [
    ['[,. ]想死|我(?:只|真的?|好)?想(?:要)?解脱|活着(?:对我来说)?(?:就)?是(?:一种)?折磨'],
    [
      '写(?:好|了|下)了?(?:我的)?(?:遗书|遗言)|不想再(?:撑|熬|坚持|痛苦)|(?:想|要)(?:现在|今晚|早点|马上)?(?:去|回去)?(?:见主|见上帝|见耶稣|回天家)了?[,.]|等我(?:走|死)了|割(?:自己|手腕|手臂|脉)|一天(?:都|也)(?:撑|过|活)不下去',
    ],
    [
      '(?:吃了?|吞了?|喝了?)(?:很多|一瓶|大量|好多|整瓶|一大把)(?:的)?(?:安眠药|药|农药)|不配活|没资格活|(?:怎么|怎样|如何)(?:死|去死)(?:比较|才|最|得)|(?:无痛|不痛苦|最舒服)的?(?:死|自杀)|只想(?:离开|结束)|(?:睡着|睡过去).{0,6}(?:不|别)(?:要|再)?醒|恨(?:我)?自己的?(?:人生|生命)|走投无路|(?:没有|看不到)活路|离开(?:这个?)?(?:人世|人间|世界)',
    ],
    [
      '不想活(?!出|得|在罪)|活不下去|不想再活|活着没有?(?:意思|意义|盼望|价值)|活着有什么(?:意思|意义)|活够了|活腻|没有活下去|不想继续活|不如死|生不如死|活着(?:好|太|真的?)累',
      '!(?:什么意思|是谁说|保罗|约伯|以利亚|摩西|约拿)',
    ],
    [
      '(?:我|好|很|真|真的|只|就|都|也|想要)?(?:想|要|打算|准备|计划|决定|考虑)(?:去|要)?(?:自杀|自尽|轻生|寻死|寻短见|跳楼|跳河|割腕|上吊|结束(?:自己的|我的|这|一切|生命)|了结(?:自己|生命|此生|一切|这)|死了算)',
      CHINESE_STORY,
    ],
    [
      '(?:我|好|很|真|真的|只|就|每天都|一直)想死|(?:我|让我|叫我)(?:去|快点|早点)?死了?(?:算了|吧|好了)|死了(?:算了|一了百了|就解脱)|一了百了|一死了之|以死解脱|想解脱了',
      CHINESE_STORY,
    ],
    ['(?:我|如果我|要是我|我若)[^,?。]{0,6}(?:自杀|自尽|轻生|割腕|自残|自伤|伤害自己|跳下去)', CHINESE_STORY],
    ['(?:自杀|轻生|自尽|自残|寻死)(?:的)?(?:念头|想法|倾向|冲动)|割腕|自残|伤害自己|用刀割自己', CHINESE_STORY],
    [
      '(?:药|安眠药|刀|绳子|刀片)(?:就|都|已经)?(?:在|放在)?(?:面前|手里|手上|准备好|旁边|眼前)|吞(?:药|安眠药)|站在(?:天台|楼顶|顶楼|桥)',
    ],
    [
      '(?:我)?(?:撑|熬|坚持|忍|受|支撑)不(?:下去|住了|了了)(?!的工作)(?!.*(?:分工|小组|工作|服事|团契))|(?:不想|不要)(?:再)?(?:醒来|存在|留在这个?世)|想(?:永远)?(?:消失|离开这个?世界)|没有我(?:他们|大家|家人)?会更好|没有?人会?在乎我的?死活|如果我(?:死|不在)了|我死了(?!就有益)',
    ],
    [
      '(?:朋友|儿子|女儿|弟弟|妹妹|哥哥|姐姐|妻子|丈夫|老公|老婆|妈妈|爸爸|同学|孩子)[^?]{0,10}(?:想自杀|要自杀|想轻生|割腕|自残|想死|不想活|要跳楼|闹自杀)',
    ],
    ['(?:跟|向|和)(?:你们?|大家|这个?世界)(?:说)?(?:永别|告别|再见了)|遗书|永别了'],
  ],
}

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

export const CHILD: Readonly<Record<Tongue, readonly Cue[]>> = {
  en: [
    [
      '(?:nudes?|naked|dirty|sexual|explicit|sexy) (?:pictures?|photos?|pics|messages?|videos?|texts?)|sexting|nudes\\b',
      "daughter|\\bson\\b|child|kid|girl|boy|student|niece|nephew|year old|years old|underage|minor|i'm 1\\d|i am 1\\d",
    ],
    [
      '(?:comes?|came|gets?|got|climbs?|crawls?) in(?:to)? my (?:bed|room) (?:at|every|when|and)|(?:comes?|came|gets?|climbs?) in(?:to)? my bed\\b',
    ],
    [
      '(?:uncle|grandfather|grandpa|stepdad|stepfather|dad|father|teacher|coach|cousin|brother) used to touch me|(?:touched|abused|molested|raped) (?:me )?(?:when|since|as) (?:i was )?(?:a )?(?:child|kid|little|young|small|\\d+)',
    ],
    [
      '(?:scared of|afraid of) my (?:dad|father|mom|mother|stepdad|uncle|parents)\\b.*(?:hits?|drunk|beats?|hurts?|yells)|my (?:mom|mum|mother|dad|father|stepmom|stepdad|parents) (?:burns?|starves?|chokes?|whips?|locks?) me',
    ],
    [
      "(?:i'?m|i am|im|aged?) (?:only |just )?(?:[6-9]|1[0-7])\\b(?!:)",
      '(?:touch\\w*|hits?|beats?|hurts?|rape[sd]?|molest\\w*|naked|undress|secret|abuse\\w*|kiss\\w*|sex\\w*|private|photos? of me|pictures of me|scared of|bruise\\w*|lock\\w*)\\b',
      '(?:he|she|they|my|the|a) \\w+|(?:he|she|they|someone)\\b',
      '!(?:how|what) (?:do|should|can) i (?:touch|hit)',
    ],
    [
      "(?:youth (?:leader|pastor|minister|worker)|sunday school teacher|coach|teacher|uncle|stepdad|stepfather|dad|father|grandpa|grandfather|priest|pastor|babysitter|cousin|neighbou?r|brother|man at church|someone at church|he|mom's boyfriend|mum's boyfriend)\\b.{0,40}\\b(?:touche[sd]|touching|molest\\w*|abuse[sd]?|undresse[sd]|show(?:s|ed) me (?:his|porn)|kisse[sd] me|made me|makes me|rapes?|raped)\\b.{0,40}\\b(?:secret|me|child|kid|son|daughter|boy|girl|private|nobody|not to tell|naked)\\b",
      '!(?:made me (?:an? )?(?:question|cry|think|laugh|happy|sad|believe|member))',
      '!jesus',
    ],
    [
      "(?:touch\\w*|kiss\\w*|abus\\w*|hurt\\w*|hit\\w*|secret)\\b.{0,60}(?:god wants me to keep|keep (?:it|this) (?:a )?secret|our (?:little )?secret|not to tell (?:anyone|my|mom|mum|anybody)|don'?t tell (?:anyone|your|mom))",
    ],
    [
      '(?:my|a|the|our|their|his|her|some) (?:\\w+ )?(?:child|children|kids?|son|daughter|little (?:boy|girl)|niece|nephew|grand(?:son|daughter|child)|student|toddler|baby|stepson|stepdaughter)\\b.{0,50}\\b(?:(?:is |was |been |being |are )(?:being )?(?:sexually )?(?:abused|molested|raped|touched|beaten|hit by|hurt by)|was touched|told me (?:that )?(?:he|she|someone|\\w+ \\w+|the \\w+|his \\w+|her \\w+).{0,12}(?:touche[sd]|hit|hurt|beat))',
      '!\\b(?:herod|pharaoh|sacrificed|moses|jephthah)\\b',
    ],
    [
      '(?:hitting|beating|molesting|abusing|touching|hurting|starving|beats|molests|abuses|molested|hits) (?:(?:his|her|their|my|a|the|our|some) )?(?:own )?(?:\\w+ )?(?:child|children|kids?|son|daughter|little (?:boy|girl)|niece|nephew|students?|baby|stepson|stepdaughter|grandson|granddaughter|boys|girls|altar boys?)\\b',
      '!verse',
      '!rod',
      '!\\b(?:jephthah|abraham|eli|moses)\\b',
    ],
    [
      '(?:child abuse|sexual abuse|abused as a child)\\b.*\\b(?:i|my|our church|report|happening)\\b|\\b(?:i|my|our)\\b.*\\b(?:child abuse|was sexually abused)',
    ],
    [
      '(?:my|our) (?:parents|mom|mum|mother|dad|father|stepdad|stepmom) (?:hits?|beats?|lock\\w*|starves?|burns?|whips?|punche[sd]) (?:me|us|my (?:little )?(?:brother|sister))\\b',
    ],
  ],
  es: [
    [
      '(?:fotos?|videos?|mensajes?) (?:desnud\\w+|sexual\\w*|intim\\w+|sin ropa)|fotos desnud|desnudo a mi|manda fotos',
      'hij|nin|sobrin|niet|alumn|menor|anos|adolescente',
    ],
    [
      'se (?:mete|metia|metio|acuesta) en mi cama|(?:entra|entraba|viene) (?:a|en) mi (?:cuarto|habitacion) (?:por|de|cada) (?:la )?noche|me tocaba|me manoseaba',
    ],
    [
      'tengo (?:[6-9]|1[0-7])(?: anos)?',
      '(?:me (?:toca|toco|pega|golpea|besa|beso|obliga|viola|manosea|acaricia|hace dano|desnuda|encierra|amenaza|pide fotos)|secreto|abus\\w+|foto)',
    ],
    [
      '(?:lider|pastor|catequista|profesor|maestro|entrenador|tio|padrastro|padre|papa|abuelo|cura|sacerdote|primo|vecino|hermano|novio de mi madre)\\b.{0,40}(?:me (?:toca|toco|manosea|desnuda|besa|viola|abuso|hace cosas)|abusa de mi)\\b.{0,60}(?:secreto|nadie|no (?:se lo )?(?:diga|cuente)|dios quiere|partes|de noche|intim)',
    ],
    [
      '(?:tocan?|abusan?|abuso|manosean?|pegan?|golpean?|maltratan?|viol[oa]n?|molestan?) (?:a|de) (?:mi|su|un|una|mis|sus|los|las|unos) (?:propi\\w+ )?(?:hij|nin|sobrin|niet|alumn|bebe|pequen|hermanit|monaguill|menor)\\w*',
      '!.*\\b(?:herodes|faraon|vara|jefte)\\b',
    ],
    [
      '(?:mi|una?|el|la|su) (?:hij|nin|sobrin|niet|alumn|hermanit)\\w*\\b.{0,50}(?:(?:me )?(?:conto|dijo|cuenta|dice) que .{0,40}(?:la|lo|le) (?:toca|toco|toca\\w*|pega|manosea|hace dano)|(?:fue|ha sido|es|esta siendo|sufre|sufrio) (?:abusad|abus|violad|maltrat|golpead|tocad)|(?:lo|la) (?:maltratan|golpean|tocan|tocaron|violaron))',
      '!.*\\b(?:herodes|faraon|jefte)\\b',
    ],
    [
      'abuso (?:infantil|sexual|de menores)\\b.*\\b(?:mi|iglesia|denunci|conozco|sufri)|(?:abusaron de mi|me tocaban?|me violaron) (?:cuando era|de) nin',
    ],
    [
      'mis padres me (?:pegan|golpean|maltratan|encierran)|mi (?:papa|mama|padre|madre) (?:me|nos) (?:pega|golpea|encierra)\\b.{0,30}(?:mi hermanit|escuela|colegio)|mi (?:papa|padre|mama|madre|padrastro) (?:le )?(?:pega|golpea) a mi (?:hermanit|herman)',
    ],
  ],
  fr: [
    [
      "(?:photos?|videos?|messages?) (?:nues?|intimes?|sexuel\\w*|d'elle nue|deshabille\\w*)|photos? de (?:lui|moi|son corps) nue?|des nudes",
      'fille|fils|enfant|niece|neveu|eleve|mineure?|\\d+ ans|ado',
    ],
    [
      '(?:vient|venait|entre|entrait|monte|se glisse) dans (?:mon lit|ma chambre (?:la|le|chaque))|(?:il|oncle|pere|grand-pere|frere|cousin) me (?:touchait|caressait)',
    ],
    [
      "j'ai (?:[6-9]|1[0-7]) ans",
      "(?:me (?:touche|frappe|bat|tape|embrasse|caresse|force|viole|menace|fait mal|deshabille|demande des photos)|m'a (?:touche|frappe|embrasse|viole|force|caresse)|secret|abus\\w*|m'enferme)",
    ],
    [
      "(?:responsable|pasteur|catechiste|prof|professeur|moniteur|entraineur|oncle|beau-pere|pere|papa|grand-pere|pretre|cure|cousin|voisin|frere|animateur)\\b.{0,40}(?:me (?:touche|caresse|deshabille|embrasse|viole|fait des choses)|m'a (?:touche|viole|caresse|embrasse)|abuse de moi)\\b.{0,60}(?:secret|personne|rien dire|ne (?:rien|pas) (?:dire|en parler)|dieu veut|la nuit|intime|parties)",
    ],
    [
      "(?:touche|touchent|abuse|a abuse|abusent|frappe|frappent|bat|battent|maltraite|maltraitent|viole|violent|agresse)(?: sexuellement)? (?:de |d')?(?:son|sa|ses|mon|ma|mes|un|une|des|le|la|les|leur|leurs) (?:propres? )?(?:enfants?|fils|fille|filles|bebe|neveu|niece|petit\\w*|eleves?|garcons?|enfant de choeur)\\b",
      '!.*\\b(?:herode|pharaon|verge|jephthe)\\b',
    ],
    [
      "(?:mon|ma|un|une|l'|le|la|notre) ?(?:enfant|fils|fille|neveu|niece|petite?[ -]\\w+|eleve|petit garcon)\\b.{0,50}(?:m'a (?:dit|raconte|confie) qu.{0,40}(?:l'a (?:touche|frappe|embrasse|viole)|la touche|le touche|la frappe|le frappe|lui fait)|(?:a ete|est|se fait) (?:abuse|viole|touche|maltraite|frappe|battu|battre|frapper|agresse|victime)\\w*)",
      '!.*\\b(?:herode|pharaon|jephthe)\\b',
    ],
    [
      "(?:abus sexuels?|maltraitance|pedophil\\w*|inceste|abus sur (?:mineurs?|enfants?))\\b.*\\b(?:mon|ma|notre|eglise|signaler|je)\\b|(?:abuse de moi|viole|touche) quand j'etais (?:petit|enfant)",
    ],
    [
      'mes parents me (?:frappent|battent|tapent|enferment|maltraitent)|mon (?:pere|beau-pere) (?:frappe|bat|tape) (?:mon petit frere|ma petite soeur|mon frere|ma soeur)|ma mere (?:frappe|bat|tape) (?:mon petit frere|ma petite soeur|mon frere|ma soeur)',
    ],
  ],
  zh: [
    [
      '(?:晚上|半夜|夜里|偷偷)(?:进|来|爬|到)(?:我的?)?(?:房间|床)|(?:爬|上)(?:到)?我的?床|裸照|(?:要|拍|发|传)[^?]{0,6}(?:裸|私密|不穿衣服)[^?]{0,4}(?:照|视频)',
      '我|女儿|儿子|孩子|学生|侄|孙',
    ],
    [
      '我(?:今年|才|只有|刚)?(?:[6-9]|1[0-7]|六|七|八|九|十[一二三四五六七]?)岁',
      '摸我|摸了我|打我|碰我|亲我|抱我|脱|侵犯|骚扰|猥亵|性侵|强迫|保密|秘密|不(?:要|许|准|可以)告诉|关起来|虐待|欺负|拍.{0,4}照',
    ],
    [
      '(?:辅导|牧师|老师|主日学|传道|神父|教练|叔叔|舅舅|继父|后爸|爸爸|爷爷|外公|表哥|堂哥|邻居|哥哥|团契|教会里的?人)[^,?。]{0,8}(?:摸|碰|亲|猥亵|侵犯|性侵|骚扰|脱)(?:了)?(?:我|小孩|孩子|女儿|儿子|小朋友)',
    ],
    ['(?:摸我|碰我|亲我|脱我).{0,24}(?:保密|秘密|不要告诉|不许说|不准说|别告诉|不能说|不让我说)'],
    [
      '(?:打|虐待|摸|猥亵|性侵|侵犯|殴打|伤害|骚扰|强奸)(?:了)?(?:我的|我|他的|她的|他|她|自己的?|亲生|一个|班上的?)?(?:小)?(?:孩子|小孩|女儿|儿子|女童|男童|小女孩|小男孩|侄女|侄子|外甥女|外甥|孙女|孙子|学生|婴儿|妹妹|弟弟)',
      '!(?:杖|箴言|管教|希律|法老|圣经|经文|耶弗他|为什么神|经上)',
    ],
    [
      '(?:孩子|女儿|儿子|小孩|女童|男童|侄女|侄子|外甥女|孙女|学生|小女孩|小男孩|妹妹|弟弟)[^,?。]{0,10}(?:被|遭|说有人|告诉我)[^?。]{0,10}(?:打|性侵|猥亵|摸|侵犯|虐待|骚扰|强奸|欺负了)',
      '!(?:希律|法老|埃及|圣经|经文|为什么神|妓女)',
    ],
    [
      '(?:虐童|儿童性侵|性侵儿童|虐待儿童|儿童虐待).{0,16}(?:教会|举报|怎么办|我|发现)|(?:我|教会|邻居|学校)[^?]{0,12}(?:虐童|性侵儿童|虐待儿童|儿童性侵)|小时候被.{0,6}(?:性侵|摸|侵犯|猥亵|强奸)|(?:爸妈|父母|爸爸|妈妈)(?:天天|总是|每天|一直|老是|经常|又)?(?:打我|把我(?:关|锁|绑)|不给我饭|虐待我)',
    ],
  ],
}

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
