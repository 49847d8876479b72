import type { Matter } from '../cue.ts'
import { BIBLICAL } from './biblical.ts'
import { cuesOf, noneOf, oneOf, type Words } from './words.ts'

const DOSES: Words = {
  en: String.raw`\d+ ?mg\b|mg of|milligrams?|dosage|dose of`,
  es: String.raw`\d+ ?mg\b|mg de|miligramos|dosis`,
  fr: String.raw`\d+ ?mg\b|mg d|milligrammes|posologie|dose d`,
  zh: '毫克|剂量',
}

const DRUGS: Words = {
  en: 'painkillers?|antibiotic|antidepressant|(?:blood pressure|sleeping) (?:pills|tablets)|ibuprofen|paracetamol|aspirin|insulin',
  es: 'analgesic|antibiotic|antidepresiv|pastillas (?:de|para) |ibuprofeno|paracetamol|aspirina|insulina',
  fr: 'antidouleur|antibiotique|antidepresseur|comprimes? |ibuprofene|paracetamol|doliprane|aspirine|insuline',
  zh: String.raw`布洛芬|阿司匹林|抗生素|胰岛素|[降退止]\S{0,2}药|感冒药|吃什么药`,
}

const ILLNESSES: Words = {
  en: 'symptoms? of|(?:treatment|cure) for (?:my|the|an?) ',
  es: 'sintomas de|tratamiento para|como curar (?:la|el|mi) ',
  fr: 'symptomes d|traitement (?:pour|contre)|comment soigner ',
  zh: '症状|怎么治(?:疗|好)?(?!.*心)|(?:感冒|咳嗽|头痛|发烧)(?:了)?(?:怎么办|吃什么)',
}

const TESTS_AND_VACCINES: Words = {
  en: 'blood (?:test|sugar)|vaccin',
  es: 'analisis de sangre|vacun',
  fr: 'prise de sang|vaccin',
  zh: '疫苗|化验|验血',
}

/** What a chemist or a doctor is asked. */
export const MEDICINE: Matter<'medicine'> = {
  id: 'medicine',
  cues: cuesOf([oneOf(DOSES, DRUGS, ILLNESSES, TESTS_AND_VACCINES), noneOf(BIBLICAL)]),
}
