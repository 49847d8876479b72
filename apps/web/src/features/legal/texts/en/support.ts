import type { PageText } from '../../facts.ts'
import { contact, provider } from './operator.ts'

export const support: PageText = (facts) => `
${provider(facts)} ${contact(facts)}

## When something does not work
1. Reload the page. What you have written stays.
2. Look at [help](/help): it tells how to ask, how to check an answer, and which keys there are.
3. Write to us. Say what you did, what you saw and what you had expected, when it was, and which browser you use. The version stands at the bottom of the “More” menu. Leave out passwords and codes: we never ask for them.

## When an answer is wrong
Press “Not a good answer” under it and say why. Which passage says otherwise helps most.

## Complaints and appeals
Complaints about an answer, a text or a person, and appeals against a measure, get a receipt number and an answer within 5 working days. Where nobody is named above, they go to whoever runs this installation.

## Your data
You can take everything away or delete it yourself, in the [settings](/setting). What is kept and for how long stands in the [privacy policy](/policy); what you and we owe each other, in the [terms](/service).
`
