import type { Matter } from '../cue.ts'
import { cuesOf, noneOf, oneOf, type Words } from './words.ts'

const AM_I_CHEATED: Words = {
  es: 'me (?:engana|es infiel|pone los cuernos) mi (?:marido|esposa|mujer|novi)',
  fr: String.raw`(?:mon mari|ma femme|mon copain|ma copine) me trompe(?:-t-(?:il|elle))? ?\?`,
}

const NEAR_IN_ENGLISH = 'wife|husband|girlfriend|boyfriend|neighbou?r|boss|pastor|coworker|ex'

/** What somebody near keeps from whoever asks. */
const KEPT_SECRET: Words = {
  en: `(?:is|does) my (?:${NEAR_IN_ENGLISH}) (?:cheating|lying|in love|gay|having an affair|sleeping|stealing)`,
  es: String.raw`mi (?:marido|esposa|mujer|novi\w|vecin\w|jefe) (?:me engana|me es infiel|esta mintiendo|es gay|tiene una amante)\?`,
  fr: String.raw`est-ce que (?:mon|ma) (?:mari|femme|copain|copine|voisin\w*|patron) (?:me trompe|ment|est gay|a une liaison)`,
  zh: '我?(?:老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|邻居|老板)(?:是不是|有没有)(?:出轨|外遇|撒谎|骗我|同性恋|喜欢)',
}

const NUMBERS_AND_ADDRESSES: Words = {
  en: "(?:phone number|home address|address|salary|password|email) (?:of|for) (?!the)|(?:'s|s') (?:phone number|home address|salary|password|email password)",
  es: String.raw`(?:numero de telefono|direccion|salario|contrasena|correo) de (?:mi|el|la|un|una|\w+ \w+)`,
  fr: '(?:numero de telephone|adresse|salaire|mot de passe) d',
  zh: '(?:电话号码|手机号|家庭住址|住址|工资|密码)(?:是多少|是什么|在哪|多少)',
}

const INCOME: Words = {
  en: String.raw`how (?:much|rich) (?:does|is) (?:my pastor|pastor \w+|joel osteen|the pope) (?:earn|make|worth)`,
  es: String.raw`cuanto gana (?:mi|el) (?:pastor|vecin\w|jefe)`,
  fr: 'combien gagne (?:mon|le) (?:pasteur|voisin|patron)',
  zh: '(?:牧师|邻居|同事)(?:一个月)?(?:赚|挣)多少',
}

const SPYING: Words = {
  en: "read my (?:wife|husband|girlfriend|boyfriend)(?:'s)? (?:messages|texts|phone)|hack (?:into )?(?:my|his|her|a|someone)",
  es: 'hackear',
  fr: 'pirater',
  zh: '怎么(?:黑进|破解|偷看)',
}

/** Whoever asks this knows already, and asks for counsel. */
const COUNSEL: Words = { es: 'que hago|perdon', fr: 'que faire|pardon' }

export const PRIVATE: Matter<'private'> = {
  id: 'private',
  cues: cuesOf([oneOf(AM_I_CHEATED, KEPT_SECRET, NUMBERS_AND_ADDRESSES, INCOME, SPYING), noneOf(COUNSEL)]),
}
