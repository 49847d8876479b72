import type { Matter } from '../cue.ts'
import { cuesOf, oneOf, type Words } from './words.ts'

const FORGET_THE_RULES: Words = {
  en: String.raw`(?:ignore|disregard|forget|override|bypass)\b.{0,30}(?:instructions?|prompts?|rules|guidelines|restrictions|programming|filters?)`,
  es: String.raw`(?:ignora|olvida|desobedece|salta(?:te)?|omite)\b.{0,30}(?:instrucciones|reglas|indicaciones|restricciones|normas)`,
  fr: String.raw`(?:ignore|oublie|desobeis|contourne)[rzs]?\b.{0,30}(?:instructions?|regles|consignes|restrictions)`,
  zh: '(?:忽略|无视|忘记|忘掉|不要理会|绕过|跳过)[^?]{0,14}(?:指令|指示|规则|提示|设定|限制|约束)',
}

const HIDDEN_PROMPT: Words = {
  en: 'system prompt|reveal your (?:prompt|instructions)|your hidden (?:prompt|instructions)|repeat (?:the|your) (?:prompt|instructions|text above)',
  es: 'prompt (?:del sistema|de sistema|oculto)|muestrame tu prompt|revela tus? (?:instrucciones|prompt)',
  fr: 'prompt systeme|invite systeme|montre(?:-moi)? (?:ton|tes|ta) (?:prompt|instructions|consignes)|revele (?:ton|tes) (?:prompt|instructions)',
  zh: '系统提示|提示词|说出你的(?:指令|设定)',
}

const UNBOUND: Words = {
  en: 'developer mode|jailbreak|dan mode|do anything now|you are now (?:an? |in )?(?:unrestricted|dan|evil|developer)',
  es: 'modo (?:desarrollador|dan)|sin (?:filtros|restricciones)',
  fr: 'mode (?:developpeur|dan)|sans (?:filtres?|restrictions)',
  zh: '开发者模式|越狱|你现在是(?:一个)?(?:没有限制|不受限|黑客|DAN|dan)',
}

const PLAY_A_PART: Words = {
  en: 'act as (?:an? )?(?:unrestricted|uncensored|evil)|pretend (?:you are|to be) (?:an? )?(?:unrestricted|uncensored|evil|different ai|hacker|human)',
  es: 'finge (?:que eres|ser) (?:un |una )?(?:ia sin|hacker|malvad|sin restricciones)|actua como (?:un |una )?(?:ia sin|hacker|malvad)',
  fr: "fais semblant d'etre (?:une? )?(?:ia sans|pirate|hacker|mechant)|agis comme (?:une? )?(?:ia sans|pirate)",
  zh: '(?:假装|扮演)[^?]{0,8}(?:没有限制|不受限制|黑客|邪恶|坏人)',
}

export const JAILBREAK: Matter<'jailbreak'> = {
  id: 'jailbreak',
  cues: cuesOf([FORGET_THE_RULES], [oneOf(HIDDEN_PROMPT, UNBOUND, PLAY_A_PART)]),
}
