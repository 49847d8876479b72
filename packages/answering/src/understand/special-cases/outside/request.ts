import type { Tongue } from '../../tongue.ts'

/** How whoever is spoken to is turned to. */
const ASKED: Readonly<Record<Tongue, string>> = {
  en: String.raw`(?:^|[.!?,] *|\b(?:you|me|please) )`,
  es: String.raw`(?:^|[.!?,¿¡] *|\b(?:puedes|podrias|puede|quiero que|favor) )`,
  fr: String.raw`(?:^|[.!?,] *|\b(?:peux-tu|pouvez-vous|pourrais-tu|tu peux|plait) )(?:m'|me )?`,
  zh: '(?:帮我|替我|给我|为我|帮忙|请你?|你能|你会|可以(?!做(?![个一张份])[^?]*[吗么])|能不能|能否|会不会)[^?,]{0,3}',
}

const WRITING_AND_SUMS: Readonly<Record<Tongue, string>> = {
  en: 'write|fix|debug|code|program|translate|calculate|compute|solve|convert|rename|proofread',
  es: String.raw`escrib\w+|arregla\w*|repara\w*|depura|programa|traduc\w+|calcula\w*|resuelve\w*|convierte`,
  fr: String.raw`ecri\w+|redige\w*|corrige\w*|repare\w*|debogue\w*|code\w*|programme\w*|tradui\w+|calcule\w*|resou\w+|converti\w+`,
  zh: '写|编|改|修|算|翻译',
}

const ERRANDS_AND_ARTS: Readonly<Record<Tongue, string>> = {
  en: 'book|order|play|sing|draw|paint|design|send|remind|schedule|recommend|do',
  es: String.raw`reserva\w*|pide|pon|toca|canta|dibuja\w*|disena\w*|envia\w*|recuerdame|recomienda\w*|recomendarme|haz|hazme|hacer(?:me)?|ayudame con`,
  fr: String.raw`reserve\w*|commande\w*|joue\w*|chante\w*|dessine\w*|concevoir|envoie|rappelle|recommande\w*|fais|faire|aider? avec`,
  zh: '画|唱|订|设计|生成|推荐|播放|提醒|做',
}

/** What stands between the doing and the thing that is to be made. */
const A_THING: Readonly<Record<Tongue, string>> = {
  en: String.raw`(?: (?:me|us))? (?:an?|my|this|these|some|the|\d+)\b`,
  es: String.raw`\b (?:una?|mis?|est[aeo]s?|el|la|los|las|unos|\d+)\b`,
  fr: String.raw`(?:-(?:moi|nous))? (?:une?|mon|ma|mes|cet?|cette|ces|des|le|la|les|\d+)\b`,
  zh: '(?!错|过|到|了)',
}

const requestIn = (tongue: Tongue): RegExp =>
  new RegExp(`${ASKED[tongue]}(?:${WRITING_AND_SUMS[tongue]}|${ERRANDS_AND_ARTS[tongue]})${A_THING[tongue]}`)

/**
 * Something is to be made or done, by whoever is spoken to: `can you fix my …`, `帮我写个…`. What is to be told or explained
 * is none of it, nor whether a thing may be done: 试管婴儿可以做吗.
 */
export const REQUEST: Readonly<Record<Tongue, RegExp>> = {
  en: requestIn('en'),
  es: requestIn('es'),
  fr: requestIn('fr'),
  zh: requestIn('zh'),
}
