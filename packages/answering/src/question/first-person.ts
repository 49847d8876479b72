import type { Tongue } from './tongue.ts'

/** Who speaks of themselves; in Chinese, which leaves the pronoun out, only where it is there. */
const SELF: Readonly<Record<Tongue, RegExp>> = {
  en: /(?<![a-z])(?:i|i'm|im|ive|i've|me|my|myself|we|our|us)(?![a-z])|^(?:just|recently) (?:got|been|found|lost|had)(?![a-z])/,
  es: /(?<![a-z])(?:yo|me|mi|mis|conmigo|nos|nuestr[oa]s?|soy|estoy|tengo|llevo|quiero|puedo|he|debo|sigo|vivo|siento|necesito|acabo|acabe|perdi|inverti)(?![a-z])/,
  fr: /(?<![a-z])(?:je|j|jsuis|jveux|moi|me|m|mon|ma|mes|nous|notre|nos)(?![a-z])/,
  zh: /我|咱/,
}

/** Does somebody speak of themselves in a folded text? */
export const speaksOfSelf = (text: string, tongue: Tongue): boolean => SELF[tongue].test(text)
