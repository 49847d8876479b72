import type { Matter } from '../cue.ts'
import { BIBLICAL } from './biblical.ts'
import { cuesOf, noneOf, oneOf, type Words } from './words.ts'

const HOW_IT_IS_MADE: Words = {
  en: String.raw`how (?:do|does|to|can|long|should|much)\b|recipes?\b|what (?:spices?|temperature|goes)\b|(?:can|should) i (?:freeze|reheat|fry|boil)\b`,
  es: String.raw`como (?:se )?(?:hace[nr]?|hago|prepar[ao]r?|cocin[ao]r?|cue(?:ce|zo)|cocer|asar?|aso)\b|receta|cuanto tiempo`,
  fr: String.raw`comment (?:faire|fait-on|on fait|preparer|reussir|cuire|cuisiner)\b|recette|combien de temps`,
  zh: '怎么|如何|怎样|多久|做法|放什么',
}

const DISHES: Words = {
  en: String.raw`(?:soup|stew|broth|casserole|omelette|lasagn|curry|pancake|gravy|meatball|steak|roast|marinad|dough|sauce|recipe)s?\b`,
  es: String.raw`receta|sopa|caldo|guiso|estofado|tortilla|paella|asado|salsa|garbanzos|lentejas|albondigas|croquetas|filete|pollo\b|ternera`,
  fr: String.raw`recette|soupe|bouillon|pot-au-feu|ragout|quiche|gratin|crepes?\b|roti\b|bourguignon|sauce|omelette|tarte|poulet\b|b(?:oe|œ)uf\b`,
  zh: '食谱|菜谱|火锅|[牛猪鸡鸭羊]肉汤|炒[蛋饭面菜]|[炖焖煎卤腌蒸](?:[牛猪鸡鸭羊鱼]|排骨|肉|蛋|豆腐|汤)',
}

const COOKING: Words = {
  en: String.raw`simmer|slow cook|deep.?fry|oven\b`,
  es: String.raw`horno\b|cocer|freir|hornear`,
  fr: String.raw`au four\b|cuire|mijoter`,
  zh: '(?:[肉汤面饭粥菜虾]|面条|饺子|豆腐)(?:怎么|如何|怎样)(?:煮|炖|炒|煎|蒸|烤|做(?!到))',
}

/** The kitchen's: how a dish is made, and what goes into it. */
export const KITCHEN: Matter<'affairs'> = {
  id: 'affairs',
  cues: cuesOf([HOW_IT_IS_MADE, oneOf(DISHES, COOKING), noneOf(BIBLICAL)]),
}
