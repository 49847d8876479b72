import type { PageText } from '../../facts.ts'
import { contact, provider } from './operator.ts'

export const support: PageText = (facts) => `
${provider(facts)} ${contact(facts)}

## Quand quelque chose ne va pas
1. Rechargez la page. Ce que vous avez écrit reste.
2. Voyez l’[aide](/help) : comment demander, comment vérifier une réponse, quelles touches il y a.
3. Écrivez-nous. Dites ce que vous avez fait, ce que vous avez vu et ce que vous attendiez, quand c’était et quel navigateur vous utilisez. La version figure au bas du menu « Plus ». N’indiquez ni mot de passe ni code : nous n’en demandons jamais.

## Quand une réponse est fausse
Appuyez sur « Mauvaise réponse » sous elle et dites pourquoi. Le passage qui dit autre chose nous aide le plus.

## Réclamations et appels
Les réclamations au sujet d’une réponse, d’un texte ou d’une personne, et les appels contre une mesure, reçoivent un numéro de dossier et une réponse dans les 5 jours ouvrables. Si personne n’est nommé ci-dessus, ils vont à l’exploitant de cette installation.

## Vos données
Vous pouvez tout emporter ou tout effacer vous-même, dans les [réglages](/setting). Ce qui est conservé et combien de temps figure dans la [politique de confidentialité](/policy) ; ce que nous nous devons, dans les [conditions](/service).
`
