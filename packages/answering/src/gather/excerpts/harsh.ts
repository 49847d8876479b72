/**
 * Old commentators said things that wound today, about Jews, women, slavery and other churches.
 * Others are preferred to these; a sentence is passed over rather than a work.
 */
const WOUNDING = [
  /\b(?:perfidious|obstinate|blind(?:ed)?|carnal|accursed|wicked|unbelieving|ungrateful|stubborn|malic\w+|hard-?hearted|cruel|impious)\b[^.]{0,40}\bjews?\b/i,
  /\bjews?\b[^.]{0,60}\b(?:perfidy|blind(?:ness)?|malice|obstinacy|crucif(?:ied|iers)|murder\w*|kill\w*|slew|devil|reject(?:ed|ion)|cast off|accursed|curse|envy|wickedness|madness)\b/i,
  /\b(?:perfidy|blindness|malice|obstinacy|unbelief|wickedness|hardness|envy|madness|impiety|carnality) of the (?:jews|jewish)\b/i,
  /\b(?:calvin(?:ists?)?|luther(?:ans?)?|beza|protestants?|arminians?|jesuits?|roman(?:ist|catholic)s?)\b[^.]{0,40}\b(?:pretend|den(?:y|ies)|cavil|err\b|errs|corrupt|falsely|blasphem|rail|pervert)/i,
  /\b(?:as|which) they (?:fondly |vainly |falsely )?(?:imagine|pretend)\b|\bfondly imagine\b/i,
  /\bsynagogue of satan\b|\bjewish (?:malice|unbelief|obstinacy|perfidy|blindness)\b|\bjudaiz\w+/i,
  /\b(?:popish|popery|papists?|romish|mahometans?|mohammedans?|turks|savages?|heathens?|infidels?|heretics?)\b/i,
  /\b(?:weaker sex|weakness of (?:the )?(?:female )?sex|womanish|female sex|fair(?:er)? sex|effeminate|silly women|women are (?:weak|inferior)|woman is (?:weak|inferior)|harlots?|whores?)\b/i,
  /\b(?:negro\w*|ethiopians? (?:black|sin)|slaves? should|servile|bondmen|inferior race)\b/i,
  /\b(?:jud[ií]os|judía)\b[^.]{0,60}\b(?:pérfid\w+|perfidia|ceguera|cieg\w+|malicia|endurecid\w*|deicid\w+|obstinad\w+)|\b(?:pérfid\w+|obstinad\w+|cieg\w+) judíos/iu,
  /\b(?:herejes?|infieles|papistas|hérétiques?|infidèles|papistes)\b/iu,
  /\b(?:sexo débil|sexe faible|mujercillas?|femmelettes?)\b/iu,
  /\b(?:juifs|juives?)\b[^.]{0,60}\b(?:perfid\w+|aveugl\w+|malice|endurci\w*|impi\w+)\b/i,
]

export const isHarsh = (text: string): boolean => WOUNDING.some((pattern) => pattern.test(text))

/** What becomes of children who were never born, or died without baptism, who is lost, and that one should not grieve so: no word for one who mourns. */
const GRIEVING =
  /\b(?:abort\p{L}+|miscarr\p{L}+|stillborn|unbapti[sz]ed|avort\p{L}+|fausses? couches?|mort-nés?|malparto\p{L}*|sin bautizar|sans baptême)|\bmourn\p{L}* for worldly|\bsorrow of the world\b|\b(?:infants?|babes?|children|enfants|niños)\b[^.]{0,40}\b(?:damn\p{L}*|perish\p{L}*|hell|enfer|infierno|conden\p{L}+|perdus)\b/iu

/** Does it touch on such a loss, where the question didn't ask about it? */
export const grieves = (text: string, question: string): boolean => GRIEVING.test(text) && !GRIEVING.test(question)
