import { TONGUES, type Tongue } from '../tongue.ts'
import { recogniser } from './cue.ts'
import {
  ABUSE,
  CHILD,
  CHINESE_STORY,
  ENGLISH_STORY,
  FRENCH_STORY,
  SELF_HARM,
  SPANISH_STORY,
  VIOLENCE,
} from './danger-words.ts'

export const DANGERS = ['child', 'self-harm', 'abuse', 'violence'] as const
export type Danger = (typeof DANGERS)[number]

const recognise = recogniser<Danger>([
  { id: 'child', cues: CHILD },
  { id: 'self-harm', cues: SELF_HARM },
  { id: 'abuse', cues: ABUSE },
  { id: 'violence', cues: VIOLENCE },
])

const STORIES: Readonly<Record<Tongue, RegExp>> = {
  en: new RegExp(`\\b${ENGLISH_STORY.slice(1)}`),
  es: new RegExp(`^${SPANISH_STORY.slice(1)}`),
  fr: new RegExp(`^${FRENCH_STORY.slice(1)}`),
  zh: new RegExp(CHINESE_STORY.slice(1)),
}
const FIRST_PERSON: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:i|i'm|im|me|my|myself)\b/,
  es: /\b(?:yo|me|mi|mis|quiero|estoy|tengo|soy|voy|puedo)\b/,
  fr: /\b(?:je|j'|me|m'|moi|mon|ma|mes)/,
  zh: /我/,
}

/**
 * What a person is in danger of, in whatever language it is said: `no quiero vivir mas` → self-harm, `丈夫打我` → abuse.
 * A story told in the third person (`why did judas kill himself`) is none.
 */
export function findDanger(text: string): Danger | undefined {
  for (const tongue of TONGUES) {
    const danger = recognise(text, tongue)
    if (danger && (FIRST_PERSON[tongue].test(text) || !STORIES[tongue].test(text))) return danger
  }
  return undefined
}

const SUICIDE =
  /\bsuicid(?:e|es|io|ios|arse)\b|\b(?:kill(?:ed|s)?|hang(?:ed)?) (?:himself|herself|themselves)\b|\bquitarse la vida\b|\bse (?:suicid|mat|pend|ahorc)\w+|自杀|轻生|自尽/

/** A question about suicide that is not a cry for help still deserves a number beside its answer: no story's person is named. */
export function asksAboutSuicide(text: string): boolean {
  return SUICIDE.test(text) && !TONGUES.some((tongue) => STORIES[tongue].test(text))
}
