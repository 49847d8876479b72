import type { PageText } from '../../facts.ts'
import { contact, fees, provider } from './operator.ts'

export const service: PageText = (facts) => `
En vigueur depuis le ${facts.date}.

## 1. Qui fournit le service
${provider(facts)} ${contact(facts)}

## 2. Ce qu’il coûte
${facts.fees ? fees(facts) : 'Aucun prix n’est fixé pour cette installation. S’il devait y en avoir un, il serait affiché avant tout paiement, et rien n’est facturé sans commande expresse de votre part.'}

## 3. Qui peut l’utiliser
Le service s’adresse aux adultes. Les moins de 18 ans ont besoin de l’accord d’un parent ou d’un tuteur, qui répond alors de l’usage. Pour vous connecter, vous acceptez les présentes conditions et la [politique de confidentialité](/policy) ; en créant un compte, vous déclarez en outre avoir 18 ans ou plus, ou l’accord de votre tuteur. Ces deux déclarations sont conservées avec leur date.

## 4. Ce que le service est, et n’est pas
Bérée répond à des questions sur la Bible à partir d’une bibliothèque de textes publiés${facts.characters ? `, de plus de ${facts.characters} caractères` : ''}. ${facts.writer ? `Les réponses peuvent être rédigées par un modèle de langage (${facts.writer}) ; chaque citation est comparée à la bibliothèque avant d’être affichée.` : 'Les réponses sont composées à partir de la bibliothèque, sans modèle de langage ; chaque citation lui est comparée avant d’être affichée.'}

- Une réponse peut se tromper ou être incomplète. Vérifiez-la avec les sources qui l’accompagnent.
- Il s’agit d’informations sur des textes : elles ne remplacent pas l’accompagnement pastoral et ne constituent pas un conseil médical, juridique ou financier. En cas d’urgence, appelez les numéros de la page d’[aide](/help).
- Il ne parle au nom d’aucune Église et ne tranche aucun différend entre elles.

## 5. Votre compte
${facts.visitors ? 'Vous pouvez poser des questions sans compte, comme visiteur. Un compte conserve plus longtemps ce qui est à vous, et sur plusieurs appareils.' : 'Sur cette installation, un compte est nécessaire pour poser des questions ; la bibliothèque est ouverte à tous.'} N’indiquez qu’une adresse ou un numéro qui vous appartient, gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre peut le connaître. Dans les [réglages](/setting), vous pouvez voir et fermer chaque connexion, emporter toutes vos données et supprimer le compte à tout moment ; la suppression prend effet après ${facts.days.deletion} jours, pendant lesquels vous pouvez y renoncer.

## 6. Ce qui n’est pas permis
- utiliser le service contrairement à la loi, ou pour harceler, menacer ou tromper ;
- faire passer une réponse pour l’Écriture, ou pour les mots de quelqu’un qui ne les a pas écrits ;
- attaquer ou surcharger le service, contourner ses limites, ou en extraire le contenu par programme autrement que par l’interface documentée ;
- utiliser le compte ou les données personnelles d’autrui sans son accord.

## 7. Ce que nous pouvons faire, et comment vous y opposer
En cas de manquement, nous pouvons suspendre les questions jusqu’à une date, en limiter le nombre, bloquer un compte ou y mettre fin. Nous choisissons la mesure la plus légère qui suffise, et indiquons le motif et la durée. Vous pouvez faire appel : l’appel reçoit un numéro de dossier et est tranché par une personne dans les 5 jours ouvrables. Celui dont le compte prend fin peut encore emporter ses données pendant 30 jours. Aucune mesure n’empêche jamais une personne en danger de voir où trouver de l’aide.

## 8. Réclamations
Vous pouvez réclamer au sujet d’une réponse, d’un texte ou de la conduite d’autrui. Une réclamation reçoit un numéro de dossier et une réponse dans les 5 jours ouvrables. ${contact(facts)}

## 9. Textes et droits
Vos questions restent à vous ; nous les utilisons pour vous répondre et pour rien d’autre. Vous pouvez utiliser les réponses si vous nommez les ouvrages qu’elles citent ; chaque ouvrage a sa licence, indiquée dans [la bibliothèque](/library). Le logiciel est sous licence Apache 2.0.

## 10. Garantie et responsabilité
Nous agissons avec soin, mais ne promettons ni que le service soit toujours disponible ni qu’il soit sans erreur. Nous répondons sans limite de la faute intentionnelle ou lourde et des atteintes à la vie, à l’intégrité physique ou à la santé ; pour le reste, seulement dans la mesure où la loi l’impose. Les droits que la loi vous donne comme consommateur vous restent acquis, quoi qu’il soit écrit ici.

## 11. Modifications et fin
Quand ces conditions changent, elles portent une nouvelle date, et votre accord est demandé avant de continuer. Vous pouvez cesser d’utiliser le service à tout moment. Le droit du lieu où siège le fournisseur s’applique, sans vous priver de la protection du droit du lieu où vous vivez.
`
