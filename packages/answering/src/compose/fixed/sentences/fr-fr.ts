import type { FixedSentences } from './fixed-sentences.ts'

export const FR: FixedSentences = {
  danger: {
    'self-harm': {
      warm: 'Merci de l’avoir dit. Votre vie compte, et vous n’avez pas à porter cela sans personne à vos côtés.',
      now: 'Si quelque chose a déjà été avalé, ou s’il y a une blessure, appelez les secours maintenant, avant de lire la suite. Sinon, éloignez-vous, s’il vous plaît, de tout ce qui pourrait vous blesser, et parlez-en à quelqu’un de proche : un ami, un voisin, la famille, un pasteur ou un prêtre. Si c’est pour une autre personne que vous avez peur, restez avec elle et appelez ensemble. Je ne suis qu’un programme ; une voix humaine peut vous aider mieux que moi.',
      word: 'Dieu ne se détourne pas de qui souffre à ce point. Il y a une parole pour les cœurs brisés, quand vous voudrez la lire :',
    },
    abuse: {
      warm: 'Je suis de tout cœur avec vous. Ce qui se passe là est mal, et la personne qui le subit n’y est pour rien. La sécurité passe avant tout.',
      now: 'Aucune parole de l’Écriture n’oblige à rester là où l’on est frappé, forcé ou enfermé ; les textes sur la soumission n’autorisent personne à faire du mal, et ils demandent au mari d’aimer sa femme et d’en prendre soin comme de son propre corps. Si vous le pouvez, rejoignez un lieu sûr et des gens de confiance, et laissez des personnes formées vous aider à préparer la suite. Si vous avez peur pour quelqu’un d’autre, croyez cette personne et demandez-lui ce qu’il lui faut.',
      word: 'Dieu est du côté des opprimés :',
    },
    child: {
      warm: 'Merci d’en avoir parlé. C’est mal. Si cela t’arrive à toi : ce n’est pas ta faute, personne ne va te gronder, et Dieu ne veut pas que tu gardes ce secret.',
      now: 'Parles-en aujourd’hui à un adulte avec qui tu te sens en sécurité : quelqu’un de ta famille, un professeur, un médecin, la maman d’un copain. Si le premier n’écoute pas, va en voir un autre, jusqu’à ce qu’on t’aide. Et si vous êtes l’adulte qui le sait, ne réglez pas cela au sein de l’église ou de la famille : appelez la police ou la protection de l’enfance, qui savent mettre un enfant à l’abri.',
      word: 'Jésus parle très sérieusement de qui fait du mal à un enfant :',
    },
    violence: {
      warm: 'C’est bien de l’avoir dit avant qu’il n’arrive autre chose. Arrêtez-vous là, s’il vous plaît : que personne ne soit blessé.',
      now: 'Éloignez-vous de cette personne, posez tout ce qui pourrait servir d’arme et appelez quelqu’un qui puisse venir maintenant. Si quelqu’un est déjà blessé, ou si c’est un autre qui menace, appelez les secours tout de suite. La colère a peut-être ses raisons ; ce qu’on en fait, on peut encore le choisir.',
      word: 'Il y a une parole pour qui a subi une injustice :',
    },
    unnamed: {
      warm: 'Merci de l’avoir dit. Ce que vous écrivez semble grave, et vous n’avez pas à l’affronter sans aide.',
      now: 'Si vous ou quelqu’un d’autre est en danger, s’est blessé ou a avalé quelque chose, appelez les secours maintenant, avant de lire la suite. Si vous le pouvez, allez dans un lieu sûr et dites aujourd’hui à quelqu’un de confiance ce que vous venez d’écrire ; si la première personne n’écoute pas, parlez à une autre. Je ne suis qu’un programme et je vous ai peut-être mal compris ; à ces numéros, on vous écoutera, et vous pouvez appeler quoi qu’il en soit.',
      word: 'Dieu entend ceux qui l’appellent de là :',
    },
  },
  help: {
    emergency: (number) => `En cas de danger immédiat, appelez le ${number}`,
    crisis: (line) => `pour parler à quelqu’un : ${line}`,
    abuse: (line) => `aide contre les violences : ${line}`,
    child: (line) => `pour les enfants et les jeunes : ${line}`,
    within: (number, countries) => `${number} (${countries.join(', ')})`,
    list: (numbers) => numbers.join(', '),
    elsewhere:
      'partout ailleurs, le numéro d’urgence de votre pays (le **112** passe sur presque tous les portables) ou findahelpline.com',
    join: (parts) => `${parts.join(' ; ')}.`,
  },
  care: (help) =>
    `Si cette question vous touche de près, ou touche quelqu’un que vous aimez, n’y restez pas sans aide. ${help}`,
  worry: (help) =>
    `Ce que vous dites est lourd à porter. S’il vous arrive de penser à ne pas continuer, ou si quelqu’un vous fait peur, ne restez pas sans aide. ${help}`,
  talk: {
    hello: [
      'Bonjour ! Que souhaitez-vous chercher ? Un verset, une personne, un sujet, ou quelque chose qui vous préoccupe.',
      'Bonjour, et bienvenue. Posez-moi vos questions sur la Bible : je vous montrerai où c’est écrit.',
      'La paix soit avec vous ! Quel passage ou quelle question regardons-nous ?',
    ],
    thanks: [
      'Avec plaisir. Tant mieux si cela vous a aidé.',
      'Je vous en prie. S’il vous vient une autre question, je suis là.',
      'Mais de rien !',
    ],
    bye: ['Au revoir, et que Dieu vous bénisse.', 'À bientôt, prenez soin de vous.'],
    who: [
      'Je suis Bérée, un assistant pour étudier la Bible : un programme, ni une personne ni un pasteur. Je réponds à partir des textes de cette bibliothèque et je montre où se trouve chaque citation.',
      'Je m’appelle Bérée. Je suis un logiciel d’étude de la Bible, ni un être humain ni un ministre du culte ; tout ce que je cite s’ouvre à sa source.',
    ],
    test: ['Cela fonctionne. Posez-moi une question sur la Bible.', 'Je vous lis bien. Que voulez-vous savoir ?'],
    health: [
      'Merci de le demander ; étant un programme, je vais toujours de même. Comment puis-je vous aider ?',
      'Tout va bien ici. Que voulez-vous chercher ?',
    ],
    abilities: [
      'Je peux retrouver des versets, expliquer des passages, présenter les personnes et les lieux de la Bible, réunir ce qu’elle dit sur un sujet et comparer la lecture des églises. Demandez avec vos propres mots.',
    ],
  },
  outside: {
    medicine: [
      'C’est une question pour un médecin ou un pharmacien : demandez-leur avant de prendre quoi que ce soit. Moi, je ne connais que la Bible.',
    ],
    politics: [
      'Je ne peux ni vous dire pour qui voter ni juger un parti ou un politique. Mon domaine, c’est la Bible.',
    ],
    jailbreak: ['Je m’en tiens à ce pour quoi je suis là : les questions sur la Bible. En avez-vous une ?'],
    private: [
      'Je ne sais rien de la vie privée des autres et n’irai pas y regarder. Je peux vous aider pour une question sur la Bible.',
    ],
    any: [
      'Cela sort de ce que je connais ; je suis là pour les questions sur la Bible.',
      'Je ne peux pas vous aider là-dessus : mon domaine est la Bible. Si vous avez une question à son sujet, je cherche volontiers.',
    ],
  },
  nameless: {
    unnamed: ['La Bible ne donne pas ce nom.', 'L’Écriture ne dit pas ce nom.'],
    told: (place) => `Ce qu’elle raconte se trouve dans ${place}.`,
  },
  unwritten: {
    saying: [
      'Cette phrase n’est pas dans la Bible, même si on la cite souvent comme si elle y était.',
      'Ces mots ne se trouvent pas dans la Bible ; ils viennent d’ailleurs.',
    ],
    teaching: ['La Bible n’enseigne cela nulle part.', 'Aucun verset de la Bible ne le dit.'],
    near: (places) => `Ce qui s’en approche le plus : ${places}.`,
  },
  wrong: {
    chapter: (asked, _book, last) => `${asked} n’existe pas : le dernier chapitre de ce livre est le chapitre ${last}.`,
    onlyChapter: (asked, book, verses) => `${asked} n’existe pas : ${book} n’a qu’un chapitre, de ${verses} versets.`,
    verse: (asked, chapter, last) => `${asked} n’existe pas : ${chapter} s’arrête au verset ${last}.`,
    book: (asked) => `La Bible ne contient aucun livre appelé « ${asked} ».`,
    nearest: (books) =>
      `Pensiez-vous à ${books.length > 1 ? `${books.slice(0, -1).join(', ')} ou ${books.at(-1)}` : books[0]} ?`,
  },
  suggestions: [
    'Que dit la Bible sur l’espérance ?',
    'Qui était Melchisédek ?',
    'Pourquoi Jésus a-t-il pleuré ?',
    'Que dit la Bible sur le pardon ?',
    'Où est écrit « aimez vos ennemis » ?',
    'Que s’est-il passé à la Pentecôte ?',
    'Qui était Ruth ?',
    'Que signifie la parabole du semeur ?',
  ],
}
