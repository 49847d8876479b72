import type { PageText } from '../../facts.ts'

export const help: PageText = () => `
## Comment demander
- Demandez comme à une personne : « Pourquoi Jésus a-t-il pleuré ? », « Que dit Paul de la patience ? », « Où se trouve Béthanie ? »
- Une référence suffit : « Jean 11.35 », « Ps 23 », « Rm 8.28–30 ».
- Poursuivez : « Et chez Luc ? » se comprend d’après ce qui précède.
- Demandez une comparaison, une liste, ou comment les traditions lisent un passage.
- **Approfondi** répond en entier. **Rapide** donne un court paragraphe et deux ou trois passages. Le choix se fait à côté du champ.
- La réponse vient dans la langue de la question.

## Comment vérifier
- Un petit chiffre ouvre le passage qu’il désigne ; de là, le lecteur s’ouvre à l’endroit voulu, avec les versets alentour.
- Dans le lecteur, on compare les versions, on lit les commentateurs, on suit les renvois.
- L’Écriture a son caractère et sa feuille à elle, toujours avec le nom de la version. Ce qui est entre guillemets est cité ; le reste, ce sont les mots de liaison de Bérée.
- Si une réponse dit que la bibliothèque n’a rien, elle n’a rien. Essayez d’autres mots, ou cherchez dans [la bibliothèque](/library).
- Bérée peut se tromper. Faites comme à Bérée.

## Vocabulaire et versions
Dans les [réglages](/setting), vous choisissez la tradition dont les noms et la version vous sont familiers (protestante, catholique, orthodoxe ou aucune), une autre Bible, la langue, les couleurs et la taille du texte. Ce choix décide des mots, jamais de ce qui est dit.

## Touches
| touche | ce qu’elle fait |
|---|---|
| Entrée | envoie la question |
| Maj + Entrée | va à la ligne |
| Ctrl + K, ⌘ K | cherche dans vos conversations |
| [ et ] | la citation précédente, la suivante |
| R | ouvre et ferme le lecteur |
| Échap | ferme ce qui est ouvert |

Les crochets et R se désactivent dans les réglages.

## Plus
[Assistance](/support) · [À propos de Bérée](/about) · [Conditions](/service) · [Politique de confidentialité](/policy)
`
