import type { FixedSentences } from './fixed-sentences.ts'

export const EN: FixedSentences = {
  danger: {
    'self-harm': {
      warm: 'I’m very glad you said this. You matter, and you don’t have to carry it alone.',
      now: 'If something has already been swallowed, or there is a wound, call for an ambulance now, before reading on. Otherwise, please move away from anything you could hurt yourself with, and tell someone near you: a friend, a neighbour, family, your pastor. If it is someone else you fear for, stay with them and call together. I am only a program; a human voice can help in a way that I cannot.',
      word: 'God does not turn away from a person in this much pain. There is a word for the brokenhearted, for when you want it:',
    },
    abuse: {
      warm: 'I’m so sorry. What is being done is wrong, and whoever suffers it is not to blame. Being safe comes first.',
      now: 'No word of Scripture obliges anyone to stay where they are beaten, forced or kept prisoner; the passages about submission are no permission to hurt, and they ask a husband to love and care for his wife as his own body. If you can, go to a safe place and to people you trust, and let trained people help you plan the next step. If you fear for someone else, believe them, and ask what they need.',
      word: 'God is on the side of those who are crushed:',
    },
    child: {
      warm: 'Thank you for telling. This is wrong. If it is happening to you: it is not your fault, you are not in trouble, and God does not want you to keep it secret.',
      now: 'Please tell a grown-up you feel safe with, today: someone in your family, a teacher, a doctor, a friend’s mum. If the first one does not listen, tell another, until one does. And if you are the grown-up who knows of it: do not settle it inside the church or the family. Call the police or child protection; they know how to keep a child safe.',
      word: 'Jesus speaks very seriously about anyone who harms a child:',
    },
    violence: {
      warm: 'It is good that you said this before anything more happens. Please stop here, and let no one be hurt.',
      now: 'Step away from the person, put down anything that could be a weapon, and call someone who can come to you now. If somebody has already been hurt, or someone else has made a threat, call the emergency number at once. The anger may have good reason; what is done with it can still be chosen.',
      word: 'There is a word for the one who has been wronged:',
    },
    unnamed: {
      warm: 'I’m glad you said this. What you write sounds serious, and you don’t have to face it alone.',
      now: 'If you or anyone else is hurt, has taken something, or could be hurt soon, call for help now, before reading on. If you can, go to a safe place and tell someone you trust what you have told me, today; if the first person doesn’t listen, tell another. I am only a program and may have misunderstood you; the people at these numbers will hear you out, and whatever it is, you may call.',
      word: 'God hears those who call to him from such places:',
    },
  },
  help: {
    emergency: (number) => `In immediate danger call ${number}`,
    crisis: (line) => `to talk with someone: ${line}`,
    abuse: (line) => `help against violence: ${line}`,
    child: (line) => `for children and young people: ${line}`,
    within: (number, countries) => `${number} (${countries.join(', ')})`,
    list: (numbers) => numbers.join(', '),
    elsewhere:
      'anywhere else, your country’s emergency number (**112** works on most mobile phones) or findahelpline.com',
    join: (parts) => `${parts.join('; ')}.`,
  },
  care: (help) => `If this question is about you, or about someone near you, please do not stay alone with it. ${help}`,
  worry: (help) =>
    `That sounds very hard. If any part of you is thinking of not going on, or if someone frightens you, you do not have to face it alone. ${help}`,
  talk: {
    hello: [
      'Hello! What would you like to look up? You can ask about a verse, a person, a subject, or something on your mind.',
      'Hello, good to have you here. Ask me anything about the Bible, and I will show you where it stands.',
      'Peace to you! Which passage or question shall we look at?',
    ],
    thanks: [
      'You’re welcome. I’m glad it helped.',
      'You’re very welcome. If another question comes up, just ask.',
      'Gladly. May it stay with you.',
    ],
    bye: ['Goodbye, and God bless you.', 'Take care. Your questions will find me here.'],
    who: [
      'I’m Berea, a Bible study assistant: a program, not a person and not a pastor. I answer from the texts in this library and show you where each quotation stands.',
      'My name is Berea. I am software for studying the Bible, not a human being or a member of the clergy; everything I quote can be opened at its source.',
    ],
    test: ['It works. Ask me something about the Bible.', 'I can hear you. What would you like to know?'],
    health: [
      'Thank you for asking; being a program, I am always the same. How can I help you?',
      'All in order here. What would you like to look up?',
    ],
    abilities: [
      'I can find verses, explain passages, tell you about people and places of the Bible, gather what it says on a subject, and compare how the churches read it. Just ask in your own words.',
    ],
  },
  outside: {
    medicine: [
      'That is a question for a doctor or a pharmacist; please ask one before you take anything. I only know my way around the Bible.',
    ],
    politics: ['I can’t tell you whom to vote for or judge a party or a politician. I am at home in the Bible only.'],
    jailbreak: ['I’ll stay with what I am here for: questions about the Bible. Is there one I can help with?'],
    private: [
      'I know nothing about other people’s private lives and would not look into them. I can help with questions about the Bible.',
    ],
    any: [
      'That is outside what I know; I am here for questions about the Bible.',
      'I’m afraid I can’t help with that: my field is the Bible. If you have a question about it, I’m glad to look.',
    ],
  },
  nameless: {
    unnamed: ['Scripture does not give this name.', 'The Bible leaves this name out.'],
    told: (place) => `What it does tell stands in ${place}.`,
  },
  unwritten: {
    saying: [
      'These words are not in the Bible, though they are often quoted as if they were.',
      'You will not find that sentence in the Bible; it comes from elsewhere.',
    ],
    teaching: ['The Bible nowhere teaches that.', 'No verse of the Bible says that.'],
    near: (places) => `Nearest to it: ${places}.`,
  },
  wrong: {
    chapter: (asked, book, last) => `There is no ${asked}: the last chapter of ${book} is ${last}.`,
    onlyChapter: (asked, book, verses) => `There is no ${asked}: ${book} has a single chapter, of ${verses} verses.`,
    verse: (asked, chapter, last) => `There is no ${asked}: the last verse of ${chapter} is verse ${last}.`,
    book: (asked) => `The Bible has no book called “${asked}”.`,
    nearest: (books) =>
      `Did you mean ${books.length > 1 ? `${books.slice(0, -1).join(', ')} or ${books.at(-1)}` : books[0]}?`,
  },
  suggestions: [
    'What does the Bible say about hope?',
    'Who was Melchizedek?',
    'Why did Jesus weep?',
    'What does the Bible say about forgiveness?',
    'Where is “love your enemies”?',
    'What happened at Pentecost?',
    'Who was Ruth?',
    'What does the parable of the sower mean?',
  ],
}
