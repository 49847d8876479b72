import type { Matter } from '../cue.ts'
import { cuesOf, noneOf, oneOf, type Words } from './words.ts'

const WHOM_TO_VOTE_FOR: Words = {
  en: String.raw`who(?:m)? (?:should|do|would) (?:i|we|you|christians) vote|vote for\b|which (?:party|candidate)`,
  es: String.raw`a quien (?:debo|deberia|hay que|tengo que|debemos|voto|votarias)\b|por quien (?:debo|deberia|voto|votar)|que (?:partido|candidato)|votar por`,
  fr: 'pour qui (?:dois-je|devrais-je|voter|faut-il|je (?:dois|vote))|voter pour|quel (?:parti|candidat)',
  zh: '投(?:票)?给(?:谁|哪)|该投谁|选(?:哪个|谁当)(?:党|候选人|总统)|哪个(?:政党|候选人)|支持(?:哪个党|民进党|国民党|共和党|民主党)',
}

const WHO_WILL_WIN: Words = {
  en: 'who will win the (?:next )?election',
  es: 'quien (?:ganara|va a ganar) las elecciones',
  fr: "qui va gagner (?:les elections|l'election)",
  zh: '大选[^?]{0,6}谁(?:会)?赢',
}

const WHAT_ONE_IS: Words = {
  en: String.raw`(?:is|was) (?:trump|biden|harris|obama|putin|macron|xi jinping|netanyahu|zelensky|starmer)\b`,
}

const WORTH_OF_ONE: Words = {
  en: String.raw`(?:trump|biden|harris|putin|macron|democrats?|republicans?|labour party|conservatives)\b.{0,30}(?:good|bad|better|best|right|wrong|president|policy|vote)`,
  es: String.raw`(?:trump|biden|putin|sanchez|maduro|milei|petro|feijoo)\b.{0,30}(?:bueno|malo|mejor|presidente|votar)`,
  fr: String.raw`(?:trump|biden|poutine|macron|le pen|melenchon|bardella)\b.{0,30}(?:bon|mauvais|meilleur|president|voter)`,
  zh: '(?:特朗普|川普|拜登|普京|习近平|马克龙|泽连斯基|赖清德)[^?]{0,14}(?:好|坏|对|错|总统|政策|投)',
}

const PROPHECY: Words = {
  en: 'prophec|antichrist|in the bible|scriptur|revelation',
  es: 'profecia|anticristo|en la biblia|apocalipsis|escritura',
  fr: 'prophetie|antichrist|dans la bible|apocalypse|ecriture',
  zh: '圣经|预言|敌基督|启示录',
}

/** « A quién debo acudir » and « pour qui Luc écrit » begin as a vote is asked about. */
const NO_VOTE: Words = {
  es: 'acudir|perdonar|orar|rezar',
  fr: 'pour qui (?:luc|paul|matthieu|marc|jean)',
}

export const POLITICS: Matter<'politics'> = {
  id: 'politics',
  cues: cuesOf([oneOf(WHOM_TO_VOTE_FOR, WHO_WILL_WIN, WHAT_ONE_IS, WORTH_OF_ONE), noneOf(PROPHECY, NO_VOTE)]),
}
