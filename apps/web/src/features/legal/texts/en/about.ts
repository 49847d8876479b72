import type { PageText } from '../../facts.ts'
import { contact, fees, provider } from './operator.ts'

export const about: PageText = (facts) => `
The people of Berea, Luke writes, “searched the scriptures daily, whether those things were so” (Acts 17:11). This assistant is named after them and works as they did: it answers your question, lays the passages it rests on in front of you, and leaves the checking to you.

## What it promises
- Every quotation stands word for word in the library and opens at its place with one tap.
- What is not in the library is never shown as a quotation.
- Where the library has no good answer, Berea says so.
- Where Christian traditions differ, each is heard in its own words and with its date. Berea does not rule between them.

## Who made it
Berea was written by its developers and editors and is free software under the Apache License 2.0. The editors’ own notes on stories and sayings are marked as Berea’s and name the passage they rest on.

${provider(facts)} ${contact(facts)}

${fees(facts)}

## Data and sources
${facts.characters ? `The library of this installation holds ${facts.works} works with more than ${facts.characters} characters.` : ''} It is made of open texts: Bibles in five languages and in Greek and Hebrew, commentaries from the Church Fathers on, creeds and catechisms, dictionaries, sermons, prayers. Each came from a publisher or a project that allows its use, and none was taken without a licence. The list below is read from the library’s own catalogue, as is [the library](/library) itself, where each work stands with its author, licence and source.
`
