import type { PageText } from '../../facts.ts'
import { contact, fees, provider } from './operator.ts'

export const service: PageText = (facts) => `
In force since ${facts.date}.

## 1. Who provides the service
${provider(facts)} ${contact(facts)}

${facts.fees ? `## 2. What it costs\n${fees(facts)}` : '## 2. What it costs\nNo price is set for this installation. Should one be introduced, it will be shown before anything is charged, and nothing is charged without your express order.'}

## 3. Who may use it
The service is meant for adults. Whoever is under 18 needs the consent of a parent or guardian, who then answers for the use. To sign in you agree to these terms and to the [privacy policy](/policy); creating an account you also state that you are 18 or older or that your guardian agrees. Both statements are kept with their date.

## 4. What the service is, and is not
Berea answers questions about the Bible from a library of published texts${facts.characters ? ` of more than ${facts.characters} characters` : ''}. ${facts.writer ? `Answers may be written by a language model (${facts.writer}); every quotation is checked against the library before it is shown.` : 'Answers are put together from the library without a language model; every quotation is checked against it before it is shown.'}

- An answer can be wrong or leave something out. Check it against the sources that stand beside it.
- It is information on texts, not pastoral care, and no advice in matters of health, law or money. In an emergency call the numbers on the [help page](/help).
- It speaks for no church, and rules on no difference between them.

## 5. Your account
${facts.visitors ? 'You may ask without an account, as a visitor. An account keeps what you have for longer and on several devices.' : 'Asking needs an account on this installation; the library is open to everybody.'} Give only an address or a number that is your own, keep your password to yourself, and tell us when somebody else may know it. You can see and end every sign-in in the [settings](/setting), take all your data with you, and delete the account at any time; deletion takes effect after ${facts.days.deletion} days, within which you can take it back.

## 6. What is not allowed
- to use the service against the law, or to harass, threaten or deceive anybody with it;
- to pass off an answer as Scripture, or as the word of a person who did not write it;
- to attack, overload or get round the limits of the service, or to read it out by machine other than through the documented interface;
- to use somebody else’s account or personal data without their consent.

## 7. What we may do, and how you object
Where these terms are broken we may suspend asking until a date, limit the number of questions, lock an account or end it. We choose the mildest measure that serves, and tell you the reason and its term. You may appeal: an appeal gets a receipt number and is decided within 5 working days, by a person. Whoever is signed out for good may still take their data with them for 30 days. No measure ever keeps a person in danger from being shown where to find help.

## 8. Complaints
You may complain about an answer, a text or the conduct of others. A complaint gets a receipt number and an answer within 5 working days. ${contact(facts)}

## 9. Texts and rights
Your questions remain yours; we use them to answer you and for nothing else. You may use answers, if you name the works they quote; each work has its own licence, which stands beside it in [the library](/library). The software is under the Apache License 2.0.

## 10. Warranty and liability
We take care, but promise neither that the service is always there nor that it is free of errors. We are liable without limit for intent and gross negligence and for harm to life, body or health; otherwise only as far as the law demands. What the law gives you as a consumer stays yours, whatever is written here.

## 11. Changes and end
When these terms change they get a new date, and you are asked to agree before you go on. You may stop using the service at any time. The law of the place where the provider has its seat applies, without taking from you the protection of the law where you live.
`
