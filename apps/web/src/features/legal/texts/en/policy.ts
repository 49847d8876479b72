import type { PageText } from '../../facts.ts'
import { contact, provider } from './operator.ts'

export const policy: PageText = (facts) => `
Dated ${facts.date}.

## In short
What you ask is kept so that you can read it again, is shown to nobody but you, and is deleted when you say so. There is no advertising, no tracking and no analysis by third parties.

## 1. Who is responsible
${provider(facts)} ${contact(facts)}

## 2. What is kept, what for, and for how long
| what | what for | until |
|---|---|---|
| Questions, answers, your judgement on them | so that you can read them again | you delete them; a visitor’s go ${facts.days.visitor} days after the last use |
| Language, tradition, interests, name, form of address, role, as far as you give them | to answer in your words | you change them or delete the account |
| E-mail address, mobile number, username, Google’s or a partner’s identifier, as far as you use them | to let you in | you remove them or delete the account |
| Password | to let you in | kept only as a hash (argon2id) that nobody can read back |
| Sign-ins: browser and system${facts.countryKnown ? ', country' : ''}, first and last use | so that you see and can end them | the sign-in ends; then a hash alone, for ${facts.days.endedSignIn} days, so that its token is never taken for a new one |
| Agreement to the terms, statement of age | to prove them | the account is deleted |
| Codes, QR tickets, used links of partners, wrong passwords (as keyed hashes) | against abuse | ${facts.days.momentary} day |
| Keys of requests that your browser may repeat, with a hash of the request and the reply; for a code, also your network address as a keyed hash | so that a repeated request is carried out only once | ${facts.days.momentary} day |
${facts.writer ? '| How much text the language model has read and written for you, in tokens by day | so that nobody uses up what is there for all | the next day |\n' : ''}${facts.recorded ? '| What the language model is asked and writes: your questions with the passages and the draft, without your name | so that the operator can judge its answers | the operator deletes them; they do not go with your account |\n' : ''}| Messages to you that wait for delivery | to hand you a code | ${facts.days.outbox} days |
| Acts of administrators | so that they can be held to account | ${facts.days.audit} days |
| A deleted account | so that you can take it back | ${facts.days.deletion} days |

The network address from which you come is counted in memory against overload, and stored nowhere in readable form. Logs hold no questions, addresses, codes or tokens.

The legal ground is the contract with you (to answer and to keep your account), our legitimate interest (security), and your consent where you are asked for it. What you ask may tell of your faith: by asking it you agree that it is kept as said here, and by deleting it you take that back.

## 3. Who else gets what
- **Nobody** gets your questions${facts.writer ? `, but for ${facts.writer}, whose language model writes answers: it is sent the question, those before it in the same conversation, the church tradition you have chosen and the passages, and the sentences of an answer that you have searched, without your name or address` : ': they are answered on this server, without an outside language model'}.
${facts.mail ? `- **Mail:** ${facts.mail} gets your e-mail address and the text of the message when a code is sent.\n` : ''}${facts.sms ? `- **Text messages:** ${facts.sms} gets your mobile number and the text of the message when a code is sent.\n` : ''}${!facts.mail || !facts.sms ? `- **The operator:** ${facts.mail ? 'codes for mobile numbers are' : facts.sms ? 'codes for e-mail addresses are' : 'codes are'} handed on by the operator, who sees address and code for that.\n` : ''}${facts.google ? '- **Google:** if you choose to sign in with Google, the sign-in page loads Google’s script, and Google learns that you sign in here. We get your identifier, name and e-mail address.\n' : ''}- **Partners:** if you come from a partner’s platform it has told us who you are there. It learns how many people come, not what they ask.
- **Authorities**, where the law compels us.

## 4. Cookies and local storage
Only what the service cannot do without, and nothing that follows you elsewhere:

| name | what for | until |
|---|---|---|
| \`access_token\` (cookie) | says who asks | 1 hour |
| \`user_token\` (cookie) | keeps you signed in | ${facts.days.visitor} days for visitors; 24 hours after the last use with “remember me”; otherwise until the browser is closed |
| \`app\`, \`language\`, \`defaultLanguage\`, \`assessmentResult\`, \`firstTour\`, \`appFirstTour\`, \`platformCode\` (local storage) | your choices, drafts and where you came from | you clear them in your browser |

## 5. Your rights
In the [settings](/setting) you can see and correct what you told us, take everything away as one archive, end sign-ins, and delete the account. You may also ask us for information, correction, deletion or restriction, object, and complain to the data protection authority of the place where you live. We answer within 5 working days.

## 6. Minors
The service is meant for adults. Where we learn that a person under 18 uses it without the consent of a guardian, we delete the account.

## 7. Security
Tokens are stored as hashes, secrets sealed, connections encrypted where the installation is reached by https. Administrators’ pages never show conversations, only what you send in yourself. Whoever runs the server could read its database, as anywhere; we do so only where a fault cannot be mended otherwise.

## 8. Changes
When this policy changes in substance it gets a new date, and you are asked again.
`
