/** Irregular verbs, each with its other forms, as the analyser gives them: a question says "weep", the verse "wept". */
const VERBS =
  'weep wept|flee fled|give gave given|choos chose chosen|bring brought|take took taken|come came|go went gone|see saw seen|' +
  'know knew known|tell told|say said|speak spoke spoken|hear heard|eat ate eaten|drink drank drunk|sleep slept|die dead|slay slew slain|' +
  'smite smote smitten|strike struck|send sent|sell sold|buy bought|build built|fall fell fallen|rise rose risen|aris aros arisen|' +
  'stand stood|sit sat|lie lay lain|lay laid|lead led|leav left|lose lost|find found|fight fought|teach taught|think thought|seek sought|' +
  'catch caught|bear bore born borne|swear swore sworn|tear tore torn|wear wore worn|break broke broken|forget forgot forgotten|' +
  'forgiv forgav forgiven|forsak forsook forsaken|get got gotten|hide hid hidden|bite bit bitten|write wrote written|ride rode ridden|' +
  'drive drove driven|throw threw thrown|blow blew blown|grow grew grown|sing sang sung|swim swam swum|begin began begun|run ran|' +
  'steal stole stolen|freez froze frozen|keep kept|feel felt|deal dealt|dwell dwelt|burn burnt|spend spent|make made|hold held|' +
  'meet met|feed fed|bleed bled|win won|bind bound|becom becam|overcom overcam|shake shook shaken|do did done|pay paid|cling clung'

const BASE = new Map(
  VERBS.split('|').flatMap((line) => {
    const [base = '', ...forms] = line.split(' ')
    return forms.map((form) => [form, base] as const)
  }),
)

/** `wept` → `weep`; a word that is no such form stays. */
export const baseOf = (word: string): string => BASE.get(word) ?? word
