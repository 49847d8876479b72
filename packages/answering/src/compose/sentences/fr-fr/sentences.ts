import { roman } from '../numerals.ts'
import { everyLine, type Sentences } from '../sentences.ts'

const BLANK = '\u202f'

/** Psalms and the Song have their article, vowels take its place: « dans le Psaume 62 », « à propos d’Isaïe 8.13 ». */
const articled = (line: string): string =>
  line
    .replace(/(?<!\p{L})de (?=(?:Psaume|Cantique des cantiques) \d)/gu, 'du ')
    .replace(/(?<!\p{L})de (?=[aeiouâéèêëîïôœ])/giu, 'd’')
    .replace(/(?<!\p{L})à (?=(?:Psaume|Cantique des cantiques) \d)/gu, 'au ')
    .replace(/^(?=(?:Psaume|Cantique des cantiques) \d)/, 'Le ')
    .replace(/(?<!\b(?:[Ll]e|du|au) )(?=\b(?:Psaume|Cantique des cantiques) \d)/g, 'le ')

/** « l’Ambrosiaster » begins a line here and stands inside another there. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const lines = everyLine<Omit<Sentences, 'list'>>(articled, {
  told: [
    (place) => `Le récit se trouve dans ${place}.`,
    (place) => `L’épisode est raconté dans ${place}.`,
    (place) => `C’est dans ${place} qu’on le lit.`,
  ],
  stands: [
    (place) => `Le passage à lire est ${place}.`,
    (place) => `Il en est question dans ${place}.`,
    (place) => `On peut commencer par ${place}.`,
  ],
  alsoTold: [(places) => `On le lit aussi dans ${places}.`, (places) => `Un récit parallèle se trouve dans ${places}.`],
  longer: [(place) => `Le passage entier est ${place}.`, (place) => `L’ensemble se lit dans ${place}.`],
  also: [(places) => `Voir aussi ${places}.`, (places) => `On peut en rapprocher ${places}.`],
  oldAndNew: [
    (old, young) => `Dans l’Ancien Testament, il y a ${old}${BLANK}; dans le Nouveau, ${young}.`,
    (old, young) => `L’Ancien Testament en parle dans ${old}, le Nouveau dans ${young}.`,
  ],
  among: [
    (places) => `Les passages principaux sont ${places}.`,
    (places) => `Il en est question surtout dans ${places}.`,
  ],
  listed: [(place) => `La liste se lit dans ${place}.`, (place) => `Voici la liste, d’après ${place}.`],
  bothIn: [(places) => `On les lit côte à côte dans ${places}.`, (places) => `Les deux se rencontrent dans ${places}.`],
  answered: [
    (work, place) => `Dans ${work}, la réponse donnée sur ${place} est celle-ci`,
    (work, place) => `Sur ${place}, la réponse qu’on lit dans ${work} est`,
  ],
  noted: [
    (work, place) => `On lit dans ${work}, sur ${place}`,
    (work, place) => `À propos de ${place}, on lit dans ${work}`,
    (work, place) => `Voici comment ${place} est expliqué dans ${work}`,
  ],
  defined: [
    (work) => `On lit dans ${work}`,
    (work) => `Selon ${work}`,
    (work) => `La notice qu’on trouve dans ${work} commence ainsi`,
  ],
  definedAs: [
    (subject, work) => `Dans ${work}, à l’entrée ${subject}, on lit`,
    (subject, work) => `Au mot ${subject}, on lit dans ${work}`,
  ],
  quoted: [(work) => `On lit dans ${work}`, (work) => `Selon ${work}`, (work) => `Dans ${work}, on trouve ceci`],
  catechised: [(work) => `La réponse qu’on lit dans ${work} est`, (work) => `On répond dans ${work}`],
  retold: [(work) => `C’est ainsi qu’on le raconte dans ${work}`, (work) => `On lit dans ${work}`],
  names: [(names) => `L’Écriture nomme ${names}.`],
  ofOne: [(name, place) => `Sur ${name}, on lit dans ${place}`],
  ofBoth: [(one, other, place) => `Sur ${one} et ${other}, on lit dans ${place}`],
  reads: [(place) => `On lit dans ${place}`, (place) => `${place} dit`],
  beside: {
    versesOn: [() => 'Quelques versets plus loin'],
    versesBack: [() => 'Quelques versets plus haut'],
    laterInBook: [() => 'Plus loin dans le même livre'],
    earlierInBook: [() => 'Plus haut dans le même livre'],
  },
  inEdition: [(edition) => `Dans la version ${edition}`, (edition) => `La version ${edition} porte`],
  counsel: [(place) => `On peut commencer par ${place}`, (place) => `Un bon point de départ est ${place}`],
  voice: [(name, century) => `${capital(name)} (${century})`, (name, century) => `${capital(name)}, ${century}`],
  voiceOn: [
    (name, century, place) => `${capital(name)} (${century}), à propos de ${place}`,
    (name, century, place) => `À propos de ${place}, ${name} (${century})`,
  ],
  found: [
    (place) => `Ces mots se trouvent dans ${place}.`,
    (place) => `C’est dans ${place}.`,
    (place) => `Le passage cherché est ${place}.`,
  ],
  near: [
    (place) => `Ces mots ne s’y trouvent pas tels quels${BLANK}; le plus proche est ${place}.`,
    (place) => `La phrase exacte ne s’y lit pas${BLANK}; ce qui s’en approche le plus est ${place}.`,
  ],
  foundAgain: [(places) => `Des mots voisins se lisent aussi dans ${places}.`],
  nothing: [
    () => 'Je n’ai rien trouvé dans cette bibliothèque qui réponde bien à la question.',
    () => 'Rien dans cette bibliothèque, à ma connaissance, ne répond directement à cette question.',
  ],
  nearest: [
    (place) => `Ce qui s’en approche le plus est ${place}, et il s’agit peut-être d’autre chose.`,
    (place) => `Le plus proche est ${place}${BLANK}; à vous de juger si cela convient.`,
  ],
  halfHeard: [
    () => 'Je n’ai peut-être pas compris tout ce que vous portez ; voici ce qui s’en approche le plus.',
    () => 'Peut-être n’ai-je saisi qu’une partie de ce que vous vivez ; ces passages en sont les plus proches.',
  ],
  nearExplained: [
    () => 'Dans cette bibliothèque, voici ce qui s’en approche le plus.',
    () => 'Le texte de la bibliothèque le plus proche de cette question est le suivant.',
  ],
  likeliest: [
    () => `Voici ce que je trouve de plus proche${BLANK}; ce n’est peut-être pas exactement ce que vous demandez.`,
    () => `Je ne peux pas assurer que l’Écriture le raconte${BLANK}; voici le passage qui s’en approche le plus.`,
  ],
  onlyNear: [
    (places) =>
      `À ma connaissance, la Bible ne parle pas directement de cela. Ce qui s’en approche le plus : ${places}.`,
    (places) =>
      `Je n’ai trouvé aucun passage sur cette question précise. Ce qui s’en rapproche, sans plus : ${places}.`,
  ],
  howToAsk: [
    () => 'Nommer une personne, un lieu ou un verset aide souvent à trouver.',
    () => 'Avec un nom, un lieu ou une référence, on trouve souvent davantage.',
  ],
  notWritten: [() => 'Je ne rédige pas encore moi-même de prières, de poèmes, de plans ni de résumés.'],
  wordsNear: [() => 'Ces paroles de l’Écriture sont proches de ce que vous demandez :'],
  notInLanguage: [() => 'La bibliothèque n’a pas de Bible dans cette langue.'],
  noBible: [
    () =>
      'Cette bibliothèque n’a pas encore de Bible en français, et l’Écriture ne peut donc pas y être citée. Qui l’administre peut en ajouter une, en donnant à LIBRARY_SOURCE une source qui la contient.',
  ],
  notInEdition: [
    (place) => `Votre édition ne contient pas ${place}${BLANK}; le texte cité vient d’une autre qui le contient.`,
  ],
  foreignVoices: [
    () => `Sur ce passage, la bibliothèque possède ces auteurs en anglais${BLANK}; ils sont cités dans cette langue.`,
    () => 'Ces voix ne sont ici qu’en anglais, et on les cite telles quelles.',
  ],
  foreignDefinition: [() => 'La notice que possède la bibliothèque est en anglais, et on la cite dans cette langue.'],
  foreignTraditions: [() => 'Des catéchismes et confessions, la bibliothèque a le texte anglais, cité tel quel.'],
  canon: {
    whole: [
      (bible, all, old, young) =>
        `La Bible ${bible.toLowerCase()} compte ${all} livres${BLANK}: ${old} dans l’Ancien Testament et ${young} dans le Nouveau.`,
    ],
    old: [(bible, old) => `Dans la Bible ${bible.toLowerCase()}, l’Ancien Testament compte ${old} livres.`],
    young: [
      (young) =>
        `Le Nouveau Testament compte ${young} livres, les mêmes dans les Bibles protestante, catholique et orthodoxe.`,
    ],
    besides: [(bible, books) => `La Bible ${bible.toLowerCase()} a en outre${BLANK}: ${books}.`],
    appendix: [(books) => `Certaines éditions orthodoxes en donnent d’autres encore${BLANK}: ${books}.`],
    group: [(group, count, books) => `${group} sont au nombre de ${count}${BLANK}: ${books}.`],
    groups: {
      law: 'Les livres de Moïse (le Pentateuque)',
      history: 'Les livres historiques',
      wisdom: 'Les livres poétiques et de sagesse',
      majorProphets: 'Les grands prophètes',
      minorProphets: 'Les petits prophètes',
      gospels: 'Les Évangiles',
      paul: 'Les lettres qui portent le nom de Paul',
      generalLetters: 'Les épîtres catholiques',
    },
    hebrews: [
      () => `L’épître aux Hébreux ne nomme pas son auteur${BLANK}; depuis longtemps, certains la comptent avec elles.`,
    ],
  },
  counts: {
    chapters: [
      (what, chapters, verses) =>
        `On compte ${chapters === '1' ? '1 chapitre' : `${chapters} chapitres`} dans ${what}, soit ${verses} versets selon la numérotation courante.`,
    ],
    psalms: [(psalms, verses) => `On compte ${psalms} psaumes, soit ${verses} versets selon la numérotation courante.`],
    verses: [(chapter, verses) => `On compte ${verses} versets dans ${chapter}, selon la numérotation courante.`],
    of: {
      all: 'les 66 livres communs à toutes les Églises',
      old: 'les 39 livres de l’Ancien Testament',
      new: 'les 27 livres du Nouveau Testament',
    },
  },
  heading: {
    scripture: [() => 'Ce que dit l’Écriture', () => 'Les passages'],
    old: [() => 'Dans l’Ancien Testament'],
    young: [() => 'Dans le Nouveau Testament'],
    elsewhere: [() => 'Ailleurs dans l’Écriture', () => 'D’autres passages'],
    notes: [() => 'Les mots et le contexte', () => 'Ce que disent les notes'],
    together: [() => 'Côte à côte'],
    teachers: [() => 'Comment les maîtres de l’Église l’ont lu', () => 'Des voix de l’Église'],
    traditions: [() => 'Là où les traditions diffèrent'],
    confessed: [() => 'Comment les Églises le confessent'],
    beside: [() => 'Passages à rapprocher', () => 'Références parallèles'],
  },
  traditionsQuestion: [() => 'Chacune avec ses mots'],
  communion: {
    catholic: 'Catholique',
    orthodox: 'Orthodoxe',
    protestant: 'Protestante',
    lutheran: 'Luthérienne',
    reformed: 'Réformée',
    anglican: 'Anglicane',
    baptist: 'Baptiste',
  },
  readOn: [
    (place) => `Pour poursuivre, on peut lire ${place}.`,
    (place) => `La suite de la lecture est ${place}.`,
    (place) => `S’il faut ouvrir un passage de plus, que ce soit ${place}.`,
  ],
  readOnAlso: [
    (place, other) => `Pour poursuivre${BLANK}: ${place}, puis ${other}.`,
    (place, other) => `L’étape suivante peut être ${place}, puis ${other}.`,
  ],
  closingVerse: [
    (place) => `Si cette question est la vôtre aujourd’hui, une phrase à garder, dans ${place}`,
    (place) => `Une phrase pour commencer aujourd’hui, dans ${place}`,
    (place) => `Une ligne à emporter, dans ${place}`,
  ],
  beginWith: [
    (place) => `Un pas pour aujourd’hui${BLANK}: lire lentement ${place} et en faire sa prière.`,
    (place) => `On peut commencer aujourd’hui par le plus court, ${place}, et le prier avec ses propres mots.`,
  ],
  ask: {
    explain: [(place) => `Que signifie ${place}${BLANK}?`],
    person: [(name) => `Qui était ${name}${BLANK}?`],
    context: [(place) => `Que se passe-t-il dans ${place}${BLANK}?`],
  },
  converted: '',
  century: (number) => `${roman(number)}${number === 1 ? 'er' : 'e'} siècle`,
})

export const frFr: Sentences = {
  ...lines,
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
}
