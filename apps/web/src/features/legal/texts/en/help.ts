import type { PageText } from '../../facts.ts'

export const help: PageText = () => `
## How to ask
- Ask as you would ask a person: “Why did Jesus weep?”, “What does Paul say about patience?”, “Where is Bethany?”
- A reference alone will do: “John 11:35”, “Ps 23”, “Rom 8:28–30”.
- Ask on: “And in Luke?” is understood from what went before.
- Ask for two things set side by side, for a list, or for how different traditions read a passage.
- **Deep** answers in full. **Quick** gives a short paragraph with two or three passages. You choose beside the box.
- You are answered in the language you ask in.

## How to check
- A small number opens the passage it stands for; from there the reader opens at the place, with the verses around it.
- In the reader you can compare editions, read what commentators said, and follow cross-references.
- Scripture stands in its own type on its own leaf, always with its edition. What stands in quotation marks is quoted; everything else is Berea’s connecting words.
- If an answer says that the library has nothing, it has nothing. Try other words, or look in [the library](/library).
- Berea can be wrong. Do as the Bereans did.

## Wording and editions
In the [settings](/setting) you choose the tradition whose names and edition you are used to (Protestant, Catholic, Orthodox, or none), another Bible, language, colours and text size. The choice decides the wording, never what is told.

## Keys
| key | what it does |
|---|---|
| Enter | sends the question |
| Shift + Enter | begins a new line |
| Ctrl + K, ⌘ K | searches your conversations |
| [ and ] | the citation before, the next one |
| R | opens and closes the reader |
| Escape | closes what is open |

Brackets and R can be switched off in the settings.

## More
[Support](/support) · [About Berea](/about) · [Terms](/service) · [Privacy policy](/policy)
`
