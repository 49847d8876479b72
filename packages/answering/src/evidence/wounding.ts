/**
 * Old commentators said things that wound today, about Jews, women, slavery and other churches.
 * Others are preferred to these; a sentence is passed over rather than a work.
 */
const WOUNDING = [
  /\b(?:perfidious|obstinate|blind(?:ed)?|carnal|accursed|wicked|unbelieving|ungrateful|stubborn|malic\w+|hard-?hearted|cruel|impious)\b[^.]{0,40}\bjews?\b/i,
  /\bjews?\b[^.]{0,60}\b(?:perfidy|blind(?:ness)?|malice|obstinacy|crucif(?:ied|iers)|murder\w*|kill\w*|slew|devil|reject(?:ed|ion)|cast off|accursed|curse|envy|wickedness|madness)\b/i,
  /\b(?:perfidy|blindness|malice|obstinacy|unbelief|wickedness|hardness|envy|madness|impiety|carnality) of the (?:jews|jewish)\b/i,
  /\bsynagogue of satan\b|\bjewish (?:malice|unbelief|obstinacy|perfidy|blindness)\b|\bjudaiz\w+/i,
  /\b(?:popish|popery|papists?|romish|mahometans?|mohammedans?|turks|savages?|heathens?|infidels?|heretics?)\b/i,
  /\b(?:weaker sex|weakness of (?:the )?(?:female )?sex|womanish|female sex|fair(?:er)? sex|effeminate|silly women|women are (?:weak|inferior)|woman is (?:weak|inferior)|harlots?|whores?)\b/i,
  /\b(?:negro\w*|ethiopians? (?:black|sin)|slaves? should|servile|bondmen|inferior race)\b/i,
  /\b(?:juifs|juives?)\b[^.]{0,60}\b(?:perfid\w+|aveugl\w+|malice|endurci\w*|impi\w+)\b/i,
]

export const wounds = (text: string): boolean => WOUNDING.some((pattern) => pattern.test(text))
