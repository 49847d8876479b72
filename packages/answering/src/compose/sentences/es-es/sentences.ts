import { roman } from '../numerals.ts'
import { everyLine, type Sentences } from '../sentences.ts'

/** «y» is «e» before the sound i: «Juan e Isaías». */
const and = (next: string): string => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y')

/** Psalms and the Song have their article: «en el Salmo 32», «del Cantar de los Cantares». */
const articled = (line: string): string =>
  line
    .replace(/\bde (?=(?:Salmo|Cantar de los Cantares) \d)/g, 'del ')
    .replace(/\ba (?=(?:Salmo|Cantar de los Cantares) \d)/g, 'al ')
    .replace(/^(?=(?:Salmo|Cantar de los Cantares) \d)/, 'El ')
    .replace(/(?<!\b(?:[Ee]l|del|al) )(?=\b(?:Salmo|Cantar de los Cantares) \d)/g, 'el ')

/** «el Ambrosiáster» begins a line here and stands inside another there. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const lines = everyLine<Omit<Sentences, 'list'>>(articled, {
  told: [
    (place) => `El relato está en ${place}.`,
    (place) => `Se cuenta en ${place}.`,
    (place) => `La historia se lee en ${place}.`,
  ],
  stands: [
    (place) => `El pasaje que hay que leer es ${place}.`,
    (place) => `De esto se habla en ${place}.`,
    (place) => `Conviene empezar por ${place}.`,
  ],
  alsoTold: [(places) => `Se cuenta también en ${places}.`, (places) => `Hay un relato paralelo en ${places}.`],
  longer: [(place) => `El pasaje completo es ${place}.`, (place) => `El pasaje se lee entero en ${place}.`],
  also: [(places) => `Véase además ${places}.`, (places) => `Junto a esto se puede leer ${places}.`],
  oldAndNew: [
    (old, young) => `En el Antiguo Testamento está ${old}; en el Nuevo, ${young}.`,
    (old, young) => `El Antiguo Testamento habla de ello en ${old}; el Nuevo, en ${young}.`,
  ],
  among: [
    (places) => `Los pasajes principales son ${places}.`,
    (places) => `De ello se habla sobre todo en ${places}.`,
  ],
  listed: [(place) => `La lista se lee en ${place}.`, (place) => `Aquí está la lista, según ${place}.`],
  bothIn: [
    (places) => `Las dos partes se leen una junto a otra en ${places}.`,
    (places) => `Las dos partes aparecen juntas en ${places}.`,
  ],
  answered: [
    (work, place) => `En ${work}, la respuesta sobre ${place} es`,
    (work, place) => `Sobre ${place}, esto se responde en ${work}`,
  ],
  noted: [
    (work, place) => `En ${work} se lee, sobre ${place}`,
    (work, place) => `Sobre ${place} se explica en ${work}`,
    (work, place) => `Así se explica ${place} en ${work}`,
  ],
  defined: [(work) => `En ${work} se lee`, (work) => `Según ${work}`, (work) => `La entrada en ${work} empieza así`],
  definedAs: [
    (subject, work) => `En ${work}, en la entrada ${subject}, se lee`,
    (subject, work) => `Sobre ${subject} se lee en ${work}`,
  ],
  quoted: [(work) => `En ${work} se lee`, (work) => `Así se dice en ${work}`, (work) => `Según ${work}`],
  catechised: [(work) => `La respuesta en ${work} es`, (work) => `En ${work} se responde`],
  retold: [(work) => `Así se cuenta en ${work}`, (work) => `En ${work} se cuenta`],
  names: [(names) => `La Escritura nombra a ${names}.`],
  ofOne: [(name, place) => `Sobre ${name} se lee en ${place}`],
  ofBoth: [(one, other, place) => `Sobre ${one} ${and(other)} ${other} se lee en ${place}`],
  reads: [(place) => `En ${place} se lee`, (place) => `${place} dice`],
  beside: {
    versesOn: [() => 'Unos versículos más adelante'],
    versesBack: [() => 'Unos versículos antes'],
    laterInBook: [() => 'Más adelante, en el mismo libro'],
    earlierInBook: [() => 'Antes, en el mismo libro'],
  },
  inEdition: [(edition) => `En la versión ${edition}`, (edition) => `La versión ${edition} dice`],
  counsel: [(place) => `Se puede empezar por ${place}`, (place) => `Un buen comienzo es ${place}`],
  voice: [(name, century) => `${capital(name)} (${century})`, (name, century) => `${capital(name)}, ${century}`],
  voiceOn: [
    (name, century, place) => `${capital(name)} (${century}), sobre ${place}`,
    (name, century, place) => `Sobre ${place}, ${name} (${century})`,
  ],
  found: [
    (place) => `Está en ${place}.`,
    (place) => `Son palabras de ${place}.`,
    (place) => `Lo que buscas es ${place}.`,
  ],
  near: [
    (place) => `Con esas palabras exactas no aparece; lo más cercano es ${place}.`,
    (place) => `No he encontrado esa frase tal cual; el pasaje más parecido es ${place}.`,
  ],
  foundAgain: [(places) => `Palabras parecidas se leen también en ${places}.`],
  nothing: [
    () => 'No he encontrado en esta biblioteca nada que responda bien a la pregunta.',
    () => 'En esta biblioteca no he encontrado una respuesta directa a esa pregunta.',
  ],
  nearest: [
    (place) => `Lo más cercano es ${place}, y puede que trate de otra cosa.`,
    (place) => `Lo que más se acerca es ${place}; juzga tú si viene al caso.`,
  ],
  halfHeard: [
    () => 'Quizá no he entendido del todo lo que le pesa; esto es lo que más se acerca a lo que cuenta.',
    () => 'Puede que solo haya entendido una parte de lo que vive; estos pasajes son los más cercanos.',
  ],
  nearExplained: [
    () => 'Lo que más se acerca a la pregunta, en esta biblioteca, es lo siguiente.',
    () => 'De lo que hay en la biblioteca, esto es lo más cercano.',
  ],
  likeliest: [
    () => 'Esto es lo más cercano que encuentro; puede que no sea exactamente lo que preguntas.',
    () => 'No puedo asegurar que la Escritura lo cuente; este es el pasaje que más se acerca.',
  ],
  onlyNear: [
    (places) => `Hasta donde he podido ver, la Biblia no habla directamente de esto. Lo más cercano es ${places}.`,
    (places) => `No he encontrado ningún pasaje sobre esta cuestión en concreto. Lo que más se acerca es ${places}.`,
  ],
  howToAsk: [
    () => 'Suele ayudar nombrar a una persona, un lugar o un versículo.',
    () => 'Con un nombre, un lugar o una cita se encuentra más.',
  ],
  notWritten: [() => 'Todavía no escribo por mi cuenta oraciones, poemas, bosquejos ni resúmenes.'],
  wordsNear: [() => 'Estas palabras de la Escritura se acercan a lo que pide:'],
  notInLanguage: [() => 'La biblioteca no tiene ninguna Biblia en ese idioma.'],
  noBible: [
    () =>
      'Esta biblioteca todavía no tiene una Biblia en español, así que aquí no se puede citar la Escritura. Quien la administra puede añadirla: basta con que LIBRARY_SOURCE apunte a una fuente que la tenga.',
  ],
  notInEdition: [(place) => `Tu edición no contiene ${place}; aquí se cita otra que sí lo tiene.`],
  foreignVoices: [
    () => 'Lo que esta biblioteca guarda de estos maestros está en inglés; se cita aquí en esa lengua.',
    () => 'Sobre este pasaje, la biblioteca tiene a estos autores solo en inglés.',
  ],
  foreignDefinition: [() => 'La entrada que tiene la biblioteca está en inglés y se cita en esa lengua.'],
  foreignTraditions: [
    () => 'De los catecismos y confesiones, la biblioteca tiene el texto inglés, que se cita tal cual.',
  ],
  canon: {
    whole: [
      (bible, all, old, young) =>
        `La Biblia ${bible.toLowerCase()} tiene ${all} libros: ${old} del Antiguo Testamento y ${young} del Nuevo.`,
    ],
    old: [(bible, old) => `En la Biblia ${bible.toLowerCase()} el Antiguo Testamento tiene ${old} libros.`],
    young: [
      (young) =>
        `El Nuevo Testamento tiene ${young} libros, los mismos en las Biblias protestante, católica y ortodoxa.`,
    ],
    besides: [(bible, books) => `La Biblia ${bible.toLowerCase()} tiene además: ${books}.`],
    appendix: [(books) => `Algunas ediciones ortodoxas traen también otros: ${books}.`],
    group: [(group, count, books) => `${group} son ${count}: ${books}.`],
    groups: {
      law: 'Los libros de Moisés (el Pentateuco)',
      history: 'Los libros históricos',
      wisdom: 'Los libros poéticos y sapienciales',
      majorProphets: 'Los Profetas Mayores',
      minorProphets: 'Los Profetas Menores',
      gospels: 'Los Evangelios',
      paul: 'Las cartas que llevan el nombre de Pablo',
      generalLetters: 'Las cartas católicas o generales',
    },
    hebrews: [() => 'La carta a los Hebreos no dice quién la escribió; desde antiguo hay quien la cuenta con ellas.'],
  },
  counts: {
    chapters: [
      (what, chapters, verses) =>
        `En ${what} hay ${chapters === '1' ? '1 capítulo' : `${chapters} capítulos`}, con ${verses} versículos en la numeración habitual.`,
    ],
    psalms: [(psalms, verses) => `Hay ${psalms} salmos, con ${verses} versículos en la numeración habitual.`],
    verses: [(chapter, verses) => `En ${chapter} hay ${verses} versículos en la numeración habitual.`],
    of: {
      all: 'los 66 libros que comparten todas las Iglesias',
      old: 'los 39 libros del Antiguo Testamento',
      new: 'los 27 libros del Nuevo Testamento',
    },
  },
  heading: {
    scripture: [() => 'Lo que dice la Escritura', () => 'Los pasajes'],
    old: [() => 'En el Antiguo Testamento'],
    young: [() => 'En el Nuevo Testamento'],
    elsewhere: [() => 'En otros lugares de la Escritura', () => 'Otros pasajes'],
    notes: [() => 'Palabras y contexto', () => 'Lo que explican las notas'],
    together: [() => 'Las dos partes, juntas'],
    teachers: [() => 'Cómo lo han leído los maestros de la Iglesia', () => 'Voces de la Iglesia'],
    traditions: [() => 'Donde difieren las tradiciones'],
    confessed: [() => 'Cómo lo confiesan las iglesias'],
    beside: [() => 'Pasajes para comparar', () => 'Referencias cruzadas'],
  },
  traditionsQuestion: [() => 'Cada una con sus palabras'],
  communion: {
    catholic: 'Católica',
    orthodox: 'Ortodoxa',
    protestant: 'Protestante',
    lutheran: 'Luterana',
    reformed: 'Reformada',
    anglican: 'Anglicana',
    baptist: 'Bautista',
  },
  readOn: [
    (place) => `Para seguir leyendo, ${place}.`,
    (place) => `Se puede seguir por ${place}.`,
    (place) => `Si abres un pasaje más, que sea ${place}.`,
  ],
  readOnAlso: [
    (place, other) => `Para seguir leyendo: ${place}, y después ${other}.`,
    (place, other) => `El siguiente paso puede ser ${place}; luego, ${other}.`,
  ],
  closingVerse: [
    (place) => `Si esta es hoy tu pregunta, en ${place} hay una frase para llevar contigo`,
    (place) => `Una frase para empezar hoy, de ${place}`,
    (place) => `Una línea para llevar contigo, de ${place}`,
  ],
  beginWith: [
    (place) => `Un paso para hoy: leer despacio ${place} y hacerlo oración.`,
    (place) => `Se puede empezar hoy por lo más breve, ${place}, y hacerlo oración con palabras propias.`,
  ],
  ask: {
    explain: [(place) => `¿Qué significa ${place}?`],
    person: [(name) => `¿Quién fue ${name}?`],
    context: [(place) => `¿Qué se cuenta en ${place}?`],
  },
  converted: '',
  century: (number) => `siglo ${roman(number)}`,
})

export const esEs: Sentences = {
  ...lines,
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and(items.at(-1)!)} ${items.at(-1)}`,
}
