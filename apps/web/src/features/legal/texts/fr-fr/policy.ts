import type { PageText } from '../../facts.ts'
import { contact, provider } from './operator.ts'

export const policy: PageText = (facts) => `
En date du ${facts.date}.

## En bref
Ce que vous demandez est conservé pour que vous puissiez le relire, n’est montré à personne d’autre que vous et est effacé quand vous le dites. Il n’y a ni publicité, ni pistage, ni mesure d’audience par des tiers.

## 1. Qui est responsable
${provider(facts)} ${contact(facts)}

## 2. Ce qui est conservé, pourquoi et jusqu’à quand
| quoi | pourquoi | jusqu’à quand |
|---|---|---|
| Questions, réponses, votre avis sur elles | pour que vous puissiez les relire | jusqu’à ce que vous les effaciez ; celles d’un visiteur, ${facts.days.visitor} jours après la dernière utilisation |
| Langue, tradition, centres d’intérêt, nom, sexe, qualité, si vous les indiquez | pour vous répondre à votre manière | jusqu’à ce que vous les changiez ou supprimiez le compte |
| Adresse e-mail, numéro de mobile, nom d’utilisateur, identifiant de Google ou d’un partenaire, si vous les utilisez | pour vous laisser entrer | jusqu’à ce que vous les retiriez ou supprimiez le compte |
| Mot de passe | pour vous laisser entrer | seulement sous forme d’empreinte (argon2id) que nul ne peut relire |
| Connexions : navigateur et système${facts.countryKnown ? ', pays' : ''}, première et dernière utilisation | pour que vous puissiez les voir et les fermer | jusqu’à la fin de la connexion ; ensuite une simple empreinte pendant ${facts.days.endedSignIn} jours, pour que son jeton ne passe jamais pour un nouveau |
| Accord sur les conditions, déclaration d’âge | pour en faire la preuve | jusqu’à la suppression du compte |
| Codes, tickets QR, liens de partenaires déjà utilisés, mots de passe erronés (sous forme d’empreintes à clé) | contre les abus | ${facts.days.momentary} jour |
| Identifiants des requêtes que votre navigateur peut répéter, avec une empreinte de la requête et la réponse ; pour un code, aussi votre adresse réseau sous forme d’empreinte à clé | pour qu’une requête répétée ne soit exécutée qu’une fois | ${facts.days.momentary} jour |
${facts.writer ? '| Quantité de texte lue et écrite pour vous par le modèle de langage, en tokens par jour | pour que personne n’épuise ce qui est à tous | jusqu’au lendemain |\n' : ''}${facts.recorded ? '| Ce que le modèle de langage reçoit et écrit : vos questions avec les passages et le brouillon, sans votre nom | pour que l’exploitant puisse juger ses réponses | l’exploitant les efface ; elles ne partent pas avec le compte |\n' : ''}| Messages pour vous en attente de remise | pour vous transmettre un code | ${facts.days.outbox} jours |
| Actes des administrateurs | pour qu’ils en répondent | ${facts.days.audit} jours |
| Un compte dont vous avez demandé la suppression | pour que vous puissiez y renoncer | ${facts.days.deletion} jours |

L’adresse réseau d’où vous venez est comptée en mémoire contre la surcharge, et n’est enregistrée nulle part en clair. Les journaux ne contiennent ni questions, ni adresses, ni codes, ni jetons.

La base juridique est le contrat conclu avec vous (vous répondre et tenir votre compte), notre intérêt légitime (la sécurité) et votre consentement là où il est demandé. Ce que vous demandez peut révéler votre foi : en le demandant, vous acceptez qu’il soit conservé comme il est dit ici, et en l’effaçant vous y mettez fin.

## 3. Qui d’autre reçoit quoi
- **Personne** ne reçoit vos questions${facts.writer ? `, sauf ${facts.writer}, dont le modèle de langage rédige des réponses : la question, celles qui la précèdent dans la même conversation, la tradition que vous avez choisie et les passages lui sont envoyés, ainsi que les phrases d’une réponse que vous faites confronter aux Écritures, sans votre nom ni votre adresse` : ' : la réponse est faite sur ce serveur, sans modèle de langage extérieur'}.
${facts.mail ? `- **E-mail :** ${facts.mail} reçoit votre adresse et le texte du message quand un code est envoyé.\n` : ''}${facts.sms ? `- **SMS :** ${facts.sms} reçoit votre numéro et le texte du message quand un code est envoyé.\n` : ''}${!facts.mail || !facts.sms ? `- **L’opérateur :** ${facts.mail ? 'les codes pour les mobiles sont remis' : facts.sms ? 'les codes pour les adresses e-mail sont remis' : 'les codes sont remis'} par l’opérateur, qui voit pour cela l’adresse et le code.\n` : ''}${facts.google ? '- **Google :** si vous choisissez de vous connecter avec Google, la page de connexion charge le script de Google, et Google apprend que vous vous connectez ici. Nous recevons votre identifiant, votre nom et votre adresse e-mail.\n' : ''}- **Partenaires :** si vous venez de la plateforme d’un partenaire, il nous a dit qui vous y êtes. Il apprend combien de personnes viennent, non ce qu’elles demandent.
- **Autorités**, quand la loi nous y oblige.

## 4. Cookies et stockage local
Seulement ce dont le service ne peut se passer, et rien qui vous suive ailleurs :

| nom | pourquoi | jusqu’à quand |
|---|---|---|
| \`access_token\` (cookie) | dit qui demande | 1 heure |
| \`user_token\` (cookie) | maintient la connexion | ${facts.days.visitor} jours pour un visiteur ; 24 heures après la dernière utilisation avec « Se souvenir de moi » ; sinon jusqu’à la fermeture du navigateur |
| \`app\`, \`language\`, \`defaultLanguage\`, \`assessmentResult\`, \`firstTour\`, \`appFirstTour\`, \`platformCode\` (stockage local) | vos choix, vos brouillons et votre provenance | jusqu’à ce que vous les effaciez dans le navigateur |

## 5. Vos droits
Dans les [réglages](/setting), vous pouvez voir et corriger ce que vous nous avez dit, tout emporter dans une archive, fermer des connexions et supprimer le compte. Vous pouvez aussi nous demander information, rectification, effacement ou limitation, vous opposer, et saisir l’autorité de protection des données du lieu où vous vivez. Nous répondons dans les 5 jours ouvrables.

## 6. Mineurs
Le service s’adresse aux adultes. Si nous apprenons qu’une personne de moins de 18 ans l’utilise sans l’accord de son tuteur, nous supprimons le compte.

## 7. Sécurité
Les jetons sont conservés sous forme d’empreintes, les secrets chiffrés, et la connexion est chiffrée quand on passe par https. Les pages d’administration ne montrent jamais de conversations, seulement ce que vous envoyez vous-même. Qui tient le serveur pourrait lire sa base de données, comme partout ; nous ne le faisons que si une panne ne peut être réparée autrement.

## 8. Modifications
Quand cette politique change sur le fond, elle porte une nouvelle date, et la question vous est posée à nouveau.
`
