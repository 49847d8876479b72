import type { Tongue } from '../../tongue.ts'
import type { Cue } from '../cue.ts'
import { CHINESE_STORY } from './stories.ts'

/** Words of someone who would hurt or end themselves, or of whoever fears that for another. How cues are read: `cue.ts`. */
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
      '^(?:yo )?me (?:mato|suicido)(?: (?:hoy|ya|esta noche))?[.!]*$|si me (?:mato|suicido|quito la vida|muero hoy)|si yo me (?:mato|suicido)|matarme|suicidarme|quitarme la vida|ahorcarme',
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
      '^je me (?:tue|suicide)(?: (?:ce soir|demain))?[.!]*$|si je me (?:tue|suicide|donne la mort)|si je mets fin|me suicider|me tuer\\b(?!.*(?:il|mon mari|veut))|me donner la mort',
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
