import type { Tongue } from '../../tongue.ts'
import type { Cue } from '../cue.ts'

/** Words of a child that is being hurt, or of a grown-up who knows of it. How cues are read: `cue.ts`. */
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
