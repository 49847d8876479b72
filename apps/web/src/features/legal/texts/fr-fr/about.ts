import type { PageText } from '../../facts.ts'
import { contact, fees, provider } from './operator.ts'

export const about: PageText = (facts) => `
Les gens de Bérée, raconte Luc, examinaient chaque jour les Écritures pour voir si ce qu’on leur disait était exact (Actes 17.11). Cet assistant porte leur nom et travaille comme eux : il répond à votre question, place devant vous les passages sur lesquels il s’appuie et vous laisse le soin de vérifier.

## Ce qu’il promet
- Chaque citation figure mot pour mot dans la bibliothèque et s’ouvre à sa place d’un geste.
- Ce qui n’est pas dans la bibliothèque n’est jamais présenté comme une citation.
- Quand la bibliothèque n’a pas de bonne réponse, Bérée le dit.
- Là où les traditions chrétiennes diffèrent, chacune parle avec ses mots et sa date. Bérée ne tranche pas entre elles.

## Qui l’a fait
Bérée est l’œuvre de ses développeurs et de ses rédacteurs ; c’est un logiciel libre sous licence Apache 2.0. Les notes propres aux rédacteurs sur les récits et les paroles sont signalées comme venant de Bérée et nomment le passage sur lequel elles reposent.

${provider(facts)} ${contact(facts)}

${fees(facts)}

## Données et sources
${facts.characters ? `La bibliothèque de cette installation réunit ${facts.works} ouvrages, soit plus de ${facts.characters} caractères.` : ''} Ce sont des textes ouverts : des Bibles en cinq langues ainsi qu’en grec et en hébreu, des commentaires depuis les Pères de l’Église, des confessions et des catéchismes, des dictionnaires, des sermons, des prières. Chacun provient d’un éditeur ou d’un projet qui en permet l’usage ; aucun n’a été pris sans licence. La liste ci-dessous est lue dans le catalogue lui-même ; [la bibliothèque](/library) indique pour chaque ouvrage son auteur, sa licence et sa source.
`
