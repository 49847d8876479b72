import type { Frame } from '../frame.ts'

/** The lower rungs of English: nothing in its shape tells what a question is after, so what it is about does. */
export const ON_SUBJECTS: readonly Frame[] = [
  // Where.
  [
    'place',
    String.raw`\bwhere (?:did|does|do|(?:'s|is|was|are|were)\b(?: the)?(?: (?<x>.+?))?(?: (?:buried|born|located|live|pray|happen|go|die))?[?]*$)(?!.*\b(?:teach|say|come from|taught|satan|heaven|hell|written)\b)`,
    'Where was Samuel buried?',
  ],
  [
    'place',
    String.raw`\b(?:which|what)(?:(?:'s| is| was) the name of the)? (?:city|town|mountain|hill|river|country|place|village|island|region|sea|garden)\b`,
    'On which island was Paul shipwrecked?',
  ],
  // What stands behind a book, a thing or a custom: author, time, origin.
  [
    'background',
    String.raw`\bwho (?:wrote|authored|translated|compiled)\b(?: the\b)? ?(?<x>[^?]+)?`,
    'Who wrote the book of Job?',
  ],
  [
    'background',
    String.raw`\b(?:when|why|for whom|to whom|in what language) (?:was|did|were|is) .{2,60} (?:write|written|writing|compiled|translated)\b|\b(?:who was|for whom) .{2,40}\bwriting\b`,
    'When were the gospels written?',
  ],
  [
    'background',
    String.raw`\bin (?:bible|biblical|ancient|jesus'?|old testament) times?\b|\bat the time of\b|\bhistorical background\b|\bcustoms?\b`,
    'What did houses cost in Bible times?',
  ],
  [
    'background',
    String.raw`\b(?:what|whats|what's) (?:is|was|are|were|did) (?:an? |the )?(?<x>{background})|^(?:who (?:were|are) )?(?:the )?(?<x>{background})[,?]|\b(?:origin|purpose) of (?:the )?(?<x>{background}|\w+)|\bwho (?:were|are|was) (?:the )?(?<x>{background})\b|\bwhere (?:does|do|did) the (?:\w+ )?(?:feast|festival|custom)\b`,
    'What is Passover?',
  ],
  // Who; a name with "how did" or "who did" asks for what happened.
  ['doctrine', String.raw`^who (?:is|was|are|were) (?:the )?{doctrine}`, 'Who is the Holy Spirit?'],
  [
    'event',
    String.raw`\bhow did {person}|\bhow (?:did|was|were) (?:the )?{background}.*\b(?:fall|built|cross)|\bwho did {person}`,
    'How did Jonathan die?',
  ],
  [
    'person',
    String.raw`^(?:who|whose|whom)(?:(?:'s| is| was| are| were| exactly is| exactly was)\b(?: the\b)? ?(?<x>[^?,]+)?|\b)`,
    'Who was Melchizedek?',
  ],
  // What is believed, by the word for it or by a question put to all.
  ['doctrine', String.raw`{doctrine}`, 'the Trinity'],
  [
    'doctrine',
    String.raw`\b(?:do|are|can|must|should|will) (?:christians|believers|we|all|you|people)\b.*\b(?:have to|need|believe|allowed|go to|know god|still)\b|\b(?:is|was|are) (?:jesus|christ|god|the (?:bible|father|holy spirit|church|soul))\b.*`,
    'Do Christians have to tithe?',
  ],
  [
    'doctrine',
    String.raw`\bwhy (?:(?:do|does|must|would|is|are) (?:catholics|orthodox|protestants|christians|god|the church)|(?:did|does) (?:jesus|christ|god) have to)\b`,
    'Why do Christians sing?',
  ],
  ['background', String.raw`{background}`, 'the Sadducees'],
  // A name alone, or a life.
  [
    'person',
    String.raw`\b(?:tell me about|life of|story of|biography of) (?<x>{person})|\bwhat happened to (?<x>{person}|the \w+)`,
    'the life of Samuel',
  ],
  [
    'person',
    String.raw`(?<!\b(?:he|she|one|him|her|those|people|man|woman|god) )\b(?:who was|who is|who were|what do we know about)\b ?(?<x>[^?,]+)?`,
    'What do we know about Silas?',
  ],
  [
    'person',
    String.raw`\bwhich (?:\w+ )?(?:son|daughter|disciple|apostle|king|prophet|judge|woman|man|queen|wife|brother|angel)\b|\bhow old was (?<x>{person}) when|\b(?:was|is|were) (?<x>{person}) (?:a|an|the|really)\b|\bdid (?<x>{person}) (?:actually|really)\b`,
    'Which queen visited Solomon?',
  ],
  [
    'person',
    String.raw`^(?<x>{person})(?: the \w+)?(?: in (?: +|the bible))?[,:-]|^(?<x>{person})$|^(?<x>{person})\b.*\bstory\b`,
    'Priscilla',
  ],
  // Why, how, when, whether: something that happened.
  [
    'event',
    String.raw`\b(?:what happened|why (?:did|was|were|would|on earth|is|does|do)|how (?:did|was|were|come)|when (?:did|was|were)|how long|did .* happen|tell me the story|the story (?:of|where))\b`,
    'How long did the flood last?',
  ],
  [
    'thing',
    String.raw`^(?:what|whats|what's)(?: is| are| was| were)?(?: an?| the)? (?<x>[^?,]{2,50})\?*$`,
    'What is pitch?',
  ],
  ['event', String.raw`{person}.*\?|\bis there (?:really )?an?\b`, 'Did Moses sing?'],
  // Somebody wants to hear of something.
  ['topic', String.raw`\b(?:tell me(?: more| something)?|teach me|talk) about (?<x>.+)`, 'Tell me about olive trees'],
]
