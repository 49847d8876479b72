import type { Sentences } from '../sentences.ts'

const ordinal = (n: number): string => {
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${tail}`
}

/** `the Venerable Bede` begins a line here and stands inside another there. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const en: Sentences = {
  told: [
    (place) => `The account is in ${place}.`,
    (place) => `It is told in ${place}.`,
    (place) => `The story stands in ${place}.`,
  ],
  stands: [
    (place) => `The passage to read is ${place}.`,
    (place) => `The place to look is ${place}.`,
    (place) => `It comes up in ${place}.`,
  ],
  alsoTold: [(places) => `It is told again in ${places}.`, (places) => `A parallel account stands in ${places}.`],
  longer: [(place) => `The whole passage is ${place}.`, (place) => `The whole of it stands in ${place}.`],
  also: [(places) => `Read beside it ${places}.`, (places) => `Further on the same: ${places}.`],
  oldAndNew: [
    (old, young) => `In the Old Testament there is ${old}; in the New, ${young}.`,
    (old, young) => `The Old Testament speaks of it in ${old}, the New in ${young}.`,
  ],
  among: [(places) => `The main passages are ${places}.`, (places) => `It is spoken of above all in ${places}.`],
  listed: [
    (place) => `The list stands in ${place}.`,
    (place) => `They stand one after another in ${place}.`,
    (place) => `Here they are, from ${place}.`,
  ],
  bothIn: [(places) => `Both are named together in ${places}.`, (places) => `The two stand side by side in ${places}.`],
  answered: [
    (work, place) => `In ${work}, the answer at ${place} is`,
    (work, place) => `The answer given on ${place} in ${work} is`,
    (work, place) => `On ${place} the question is asked and answered in ${work}`,
  ],
  noted: [
    (work, place) => `On ${place} we read in ${work}`,
    (work, place) => `A note on ${place} in ${work} puts it this way`,
    (work, place) => `From ${work}, on ${place}`,
  ],
  defined: [(work) => `In ${work} we read`, (work) => `The entry in ${work} begins`],
  definedAs: [
    (subject, work) => `In ${work}, the entry for ${subject} reads`,
    (subject, work) => `From the entry for ${subject} in ${work}`,
  ],
  quoted: [(work) => `In ${work} we read`, (work) => `${capital(work)} on this`, (work) => `From ${work}`],
  catechised: [(work) => `The answer of ${work} is`, (work) => `In ${work} the answer is`],
  retold: [(work) => `In the retelling of ${work}`, (work) => `As retold in ${work}`],
  names: [(names) => `Scripture names ${names}.`],
  ofOne: [(name, place) => `Of ${name}, ${place} says`],
  ofBoth: [(one, other, place) => `Of ${one} and ${other}, ${place} says`],
  reads: [(place) => `${place} reads`, (place) => `In ${place} it says`],
  beside: {
    versesOn: [() => 'A few verses further on'],
    versesBack: [() => 'A few verses earlier'],
    laterInBook: [() => 'Later in the same book'],
    earlierInBook: [() => 'Earlier in the same book'],
  },
  inEdition: [(edition) => `In the ${edition}`, (edition) => `The ${edition} has`],
  counsel: [(place) => `A place to begin is ${place}`, (place) => `One might begin with ${place}`],
  voice: [(name, century) => `${capital(name)} (${century})`, (name, century) => `${capital(name)}, ${century}`],
  voiceOn: [
    (name, century, place) => `${capital(name)} (${century}), on ${place}`,
    (name, century, place) => `On ${place}, ${name} (${century})`,
  ],
  found: [
    (place) => `The words are in ${place}.`,
    (place) => `That is ${place}.`,
    (place) => `You are looking for ${place}.`,
  ],
  near: [
    (place) => `I did not find those exact words; the nearest to them is ${place}.`,
    (place) => `Not in exactly those words, but the nearest passage is ${place}.`,
  ],
  foundAgain: [(places) => `Words close to these also stand in ${places}.`],
  nothing: [
    () => 'I found nothing in this library that answers the question well.',
    () => 'Nothing in this library answers that question directly, as far as I can find.',
  ],
  nearest: [
    (place) => `The nearest I found is ${place}, and it may be about something else.`,
    (place) => `What comes nearest is ${place}; judge for yourself whether it bears on it.`,
  ],
  halfHeard: [
    () => 'I may not have understood all that you carry; these passages come nearest to what you tell.',
    () => 'What weighs on you I may have caught only in part; this is what comes nearest to it.',
  ],
  nearExplained: [
    () => 'In the library, this comes nearest to it.',
    () => 'Nearest to the question, in this library, is the following.',
  ],
  likeliest: [
    () => 'The closest I can find is this; it may not be quite what you are asking about.',
    () => 'I can’t be certain that Scripture tells this; this is the passage that comes closest.',
  ],
  onlyNear: [
    (places) => `As far as I can find, Scripture does not speak of this directly. What comes near it is ${places}.`,
    (places) => `I found no passage on this very question. Near it, and no more than near, is ${places}.`,
  ],
  howToAsk: [
    () => 'It may help to name a person, a place or a verse, or to use a word that the Bible itself uses.',
    () => 'Asking with a name, a place or a reference often finds more.',
  ],
  notWritten: [
    () => 'I don’t write prayers, poems, outlines or summaries of my own yet.',
    () => 'Writing a text of my own, a prayer, a poem, an outline, is something I cannot do yet.',
  ],
  wordsNear: [() => 'These words of Scripture are near to what you asked for:'],
  notInLanguage: [() => 'The library here has no Bible in that language.'],
  noBible: [
    () =>
      'This library has no Bible in English yet, so Scripture cannot be quoted here. Whoever runs it can add one: set LIBRARY_SOURCE to a source that has it.',
  ],
  notInEdition: [(place) => `Your edition does not have ${place}; the text here is from another one that does.`],
  foreignVoices: [
    () => 'What this library holds on the passage is in another language, and stands here as it was written.',
  ],
  foreignDefinition: [() => 'The entry is in another language, and stands here as it was written.'],
  foreignTraditions: [() => 'These texts are quoted as they were written.'],
  canon: {
    whole: [
      (bible, all, old, young) =>
        `The ${bible} Bible has ${all} books: ${old} in the Old Testament and ${young} in the New.`,
    ],
    old: [(bible, old) => `In the ${bible} Bible the Old Testament has ${old} books.`],
    young: [(young) => `The New Testament has ${young} books, in Protestant, Catholic and Orthodox Bibles alike.`],
    besides: [(bible, books) => `The ${bible} Bible has besides: ${books}.`],
    appendix: [(books) => `Some Orthodox editions print still others: ${books}.`],
    group: [(group, count, books) => `${group} are ${count} in number: ${books}.`],
    groups: {
      law: 'The books of Moses (the Pentateuch)',
      history: 'The historical books',
      wisdom: 'The books of poetry and wisdom',
      majorProphets: 'The Major Prophets',
      minorProphets: 'The Minor Prophets',
      gospels: 'The Gospels',
      paul: 'The letters that bear Paul’s name',
      generalLetters: 'The general letters',
    },
    hebrews: [() => 'The letter to the Hebrews names no writer; from of old some have counted it with them.'],
  },
  counts: {
    chapters: [
      (what, chapters, verses) =>
        `In ${what} there ${chapters === '1' ? 'is 1 chapter' : `are ${chapters} chapters`}, with ${verses} verses in the usual numbering.`,
    ],
    psalms: [(psalms, verses) => `There are ${psalms} psalms, with ${verses} verses in the usual numbering.`],
    verses: [(chapter, verses) => `In ${chapter} there are ${verses} verses in the usual numbering.`],
    of: {
      all: 'the 66 books that all churches share',
      old: 'the 39 books of the Old Testament',
      new: 'the 27 books of the New Testament',
    },
  },
  heading: {
    scripture: [() => 'What Scripture says', () => 'The passages'],
    old: [() => 'In the Old Testament'],
    young: [() => 'In the New Testament'],
    elsewhere: [() => 'Elsewhere in Scripture', () => 'Other passages'],
    notes: [() => 'From the notes', () => 'Words and background'],
    together: [() => 'The two together', () => 'Where both are named'],
    teachers: [() => 'How teachers of the church have read it', () => 'Voices of the church'],
    traditions: [() => 'Where traditions differ'],
    confessed: [() => 'How the churches confess it', () => 'What the churches confess together'],
    beside: [() => 'Passages to lay beside it', () => 'Cross-references'],
  },
  traditionsQuestion: [() => 'In each one’s own words'],
  communion: {
    catholic: 'Catholic',
    orthodox: 'Orthodox',
    protestant: 'Protestant',
    lutheran: 'Lutheran',
    reformed: 'Reformed',
    anglican: 'Anglican',
    baptist: 'Baptist',
  },
  readOn: [
    (place) => `To read on, turn to ${place}.`,
    (place) => `The place to read on is ${place}.`,
    (place) => `If you open one passage after this, let it be ${place}.`,
  ],
  readOnAlso: [
    (place, other) => `To read on: ${place}, and after it ${other}.`,
    (place, other) => `A good next step is ${place}; then ${other}.`,
    (place, other) => `From here one can go on to ${place}, then to ${other}.`,
  ],
  closingVerse: [
    (place) => `If this is your own question today, ${place} is short enough to keep with you`,
    (place) => `To take along, a line from ${place}`,
    (place) => `One sentence to start with today, from ${place}`,
  ],
  beginWith: [
    (place) => `A step for today: read ${place} slowly, and make it your prayer.`,
    (place) => `The shortest of these is ${place}; begin there, in your own words before God.`,
  ],
  ask: {
    explain: [(place) => `What does ${place} mean?`],
    person: [(name) => `Who was ${name}?`],
    context: [(place) => `What happens in ${place}?`],
  },
  converted: '',
  century: (number) => `${ordinal(number)} century`,
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
}
