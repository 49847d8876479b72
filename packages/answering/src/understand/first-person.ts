import type { Tongue } from './tongue.ts'

/** Who speaks of themselves; in Chinese, which leaves the pronoun out, only where it is there. */
const SELF: Readonly<Record<Tongue, RegExp>> = {
  en: /(?<![a-z])(?:i|i'm|im|ive|i've|me|my|myself|we|our|us)(?![a-z])|^(?:just|recently) (?:got|been|found|lost|had)(?![a-z])/,
  es: /(?<![a-z])(?:yo|me|mi|mis|conmigo|nos|nuestr[oa]s?|soy|estoy|tengo|llevo|quiero|puedo|he|debo|sigo|vivo|siento|necesito|acabo|acabe|perdi|inverti)(?![a-z])/,
  fr: /(?<![a-z])(?:je|j|jsuis|jveux|moi|me|m|mon|ma|mes|nous|notre|nos)(?![a-z])/,
  zh: /我|咱/,
}

/** Whoever says « tell me » asks, and tells nothing of themselves. */
const TELL_ME =
  /\b(?:tell|show|give|remind|teach|help) me\b|\b(?:let me know|i(?:'m| am) looking for|i (?:want|wanted|would like|need) to (?:know|ask|find)|can i ask|i (?:read|heard|remember))\b|\b(?:hablame|dime|cuentame|explicame|recuerdame|ensename|puedes decirme|quiero saber|me puedes? (?:decir|contar|explicar))\b|\b(?:parle|dis|raconte|explique|rappelle|donne|montre)[sz]?[- ]moi\b|\bje cherche\b|\bj(?:e veux|'aimerais|e voudrais) savoir\b|(?:告诉|跟|给|帮)我(?:说|讲|介绍|解释|查|找)?|我(?:想|要|在)(?:知道|问|了解|找)|我听(?:说|过|人)/g

/** Does somebody speak of themselves in a folded text? */
export const speaksOfSelf = (text: string, tongue: Tongue): boolean => SELF[tongue].test(text.replace(TELL_ME, ' '))
