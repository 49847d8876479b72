import type { Words } from './words.ts'

export const FR: Words = {
  bibleTitle: 'Bible miniature',
  books: {
    GEN: 'Genèse',
    PSA: 'Psaumes',
    MAT: 'Matthieu',
    LUK: 'Luc',
    JHN: 'Jean',
    ROM: 'Romains',
    EPH: 'Éphésiens',
    '1JN': '1 Jean',
  },
  verses: {
    'GEN 1:1': 'Tout au début, Dieu fit le ciel et la terre.',
    'GEN 1:2': 'La terre était nue, l’eau profonde couvrait tout et le souffle de Dieu passait au-dessus.',
    'GEN 1:3': 'Dieu parla : « Que vienne la lumière », et la lumière vint.',
    'GEN 1:4': 'Dieu regarda la lumière, la trouva bonne et la mit à part de l’obscurité.',
    'GEN 1:5': 'Il nomma la lumière Jour et l’obscurité Nuit ; ce fut le premier jour.',
    'GEN 1:27': 'Dieu fit les humains à sa ressemblance, homme et femme.',
    'PSA 23:1': 'Le Seigneur prend soin de moi comme d’une brebis ; rien ne me fait défaut.',
    'PSA 23:2': 'Il me trouve de l’herbe où m’étendre et me mène vers l’eau lente.',
    'PSA 23:3': 'Il me rend la vie et me montre la voie droite, fidèle à son nom.',
    'PSA 23:4':
      'Même si ma route descend dans un ravin noir comme la mort, je n’aurai pas peur, car tu y marches avec moi.',
    'PSA 23:5': 'Tu dresses pour moi un repas sous les yeux de mes ennemis et tu remplis ma coupe à ras bord.',
    'PSA 23:6': 'La bonté me suivra toute ma vie, et j’habiterai pour toujours la maison du Seigneur.',
    'MAT 18:21':
      'Pierre s’approcha et demanda : « Seigneur, si mon frère me fait du tort, combien de fois dois-je lui pardonner ? Sept fois ? »',
    'MAT 18:22': 'Jésus répondit : « Pas sept fois, je te le dis, mais soixante-dix fois sept fois. »',
    'MAT 18:32':
      'Son maître le fit venir et lui dit : « Méchant homme, tu m’as supplié et je t’ai remis tout ce que tu devais. »',
    'MAT 18:33': '« Ne devais-tu pas avoir pitié de l’autre comme j’ai eu pitié de toi ? »',
    'MAT 18:34': 'Et, en colère, il le livra aux geôliers jusqu’à ce que la dette fût payée.',
    'MAT 18:35': '« Ainsi mon Père vous traitera, vous aussi, si vous ne pardonnez pas de tout cœur à votre frère. »',
    'LUK 15:11': 'Puis il leur raconta : « Un homme avait deux fils. »',
    'LUK 15:12': '« Le plus jeune réclama sa part de la ferme, et le père la partagea entre eux. »',
    'LUK 15:13': '« Peu après, le plus jeune partit pour un pays lointain et jeta tout son argent par les fenêtres. »',
    'LUK 15:18': '« Je rentrerai chez mon père et je lui dirai que j’ai péché contre le ciel et contre lui. »',
    'LUK 15:20':
      '« Il était encore loin sur la route quand son père le vit ; tout ému, il courut le serrer dans ses bras. »',
    'LUK 15:21': '« Le fils dit : “Père, j’ai péché ; je ne mérite plus d’être appelé ton fils.” »',
    'LUK 15:22': '« Mais le père appela ses serviteurs : “Vite, apportez le plus beau manteau et un anneau.” »',
    'LUK 15:23': '« “Faisons un festin et réjouissons-nous.” »',
    'LUK 15:24': '« “Car mon fils était mort et il vit ; il était perdu et le voici retrouvé.” »',
    'JHN 3:1': 'L’un des pharisiens s’appelait Nicodème.',
    'JHN 3:2': 'Il vint voir Jésus à la nuit tombée et lui dit : « Maître, nous savons que Dieu t’a envoyé. »',
    'JHN 3:3': 'Jésus lui répondit : « À moins de naître d’en haut, nul ne peut voir où Dieu règne. »',
    'JHN 3:16':
      'Dieu a tant aimé le monde qu’il a donné son seul Fils, pour que tous ceux qui se fient à lui aient la vie sans fin et ne soient pas perdus.',
    'JHN 3:17': 'Dieu n’a pas envoyé le Fils pour juger le monde, mais pour le secourir.',
    'JHN 3:18': 'Qui se fie à lui n’est pas jugé.',
    'JHN 11:1': 'Un homme nommé Lazare était malade ; il vivait à Béthanie avec Marie et Marthe.',
    'JHN 11:3': 'Ses sœurs firent dire à Jésus : « Seigneur, ton ami si cher est malade. »',
    'JHN 11:32':
      'Arrivée près de Jésus, Marie tomba à ses pieds et dit : « Seigneur, avec toi ici, mon frère vivrait encore. »',
    'JHN 11:33': 'La voyant pleurer, et ses amis pleurer avec elle, Jésus fut bouleversé et profondément ému.',
    'JHN 11:34': '« Où l’avez-vous mis ? » demanda-t-il. « Viens voir, Seigneur », lui dirent-ils.',
    'JHN 11:35': 'Et les larmes vinrent à Jésus.',
    'JHN 11:36': 'Les voisins disaient : « Voyez combien il l’aimait ! »',
    'JHN 11:43': 'Puis il appela d’une voix forte : « Lazare, sors ! »',
    'JHN 11:44': 'Et le mort sortit, encore enveloppé de linges.',
    'ROM 8:28': 'Nous savons qu’en toutes choses Dieu agit pour le bien de ceux qui l’aiment.',
    'ROM 8:31': 'Que dire de plus ? Si Dieu est de notre côté, qui tiendra contre nous ?',
    'ROM 8:38': 'J’en suis sûr : ni la mort ni la vie, rien d’aujourd’hui et rien de demain,',
    'ROM 8:39': 'ni quoi que ce soit dans toute la création ne peut nous séparer de l’amour de Dieu en Jésus-Christ.',
    'EPH 4:32': 'Soyez bons et tendres les uns pour les autres, et pardonnez comme Dieu vous a pardonné en Christ.',
    '1JN 1:9': 'Si nous avouons nos péchés, on peut lui faire confiance : il les pardonnera et nous rendra purs.',
  },
  headings: { 'LUK 15:11': 'Le fils perdu rentre à la maison', 'JHN 11:32': 'Jésus pleure' },
  notes: [
    {
      at: 'JHN 11:33-36',
      text: 'Jésus a pleuré parce qu’il aimait Lazare et ses sœurs et partageait leur peine. Ses larmes montrent qu’il a vraiment ressenti ce que chacun ressent devant la mort d’un proche.',
    },
    {
      at: 'MAT 18:21-35',
      text: 'Le pardon n’a pas de limite. Soixante-dix fois sept fois n’est pas un calcul à faire : celui à qui Dieu a remis une grande dette pardonne aux autres de tout cœur.',
    },
    {
      at: 'LUK 15:11-24',
      text: 'Le père court vers le fils avant d’avoir entendu un seul mot de regret. Ainsi Dieu accueille ceux qui reviennent à lui.',
    },
    {
      at: 'PSA 23',
      text: 'L’image du berger porte tout le psaume : la nourriture, l’eau, une route sûre et une présence dans le noir.',
    },
    { at: 'ROM 8:28', text: 'La promesse n’est pas que tout soit bon, mais que Dieu tire du bien de tout.' },
  ],
  terms: [
    {
      name: 'pardon',
      text: 'Pardonner, c’est laisser aller une dette ou un tort et ne plus en tenir rigueur à celui qui l’a commis. Dieu pardonne à ceux qui reviennent à lui et leur demande de se pardonner entre eux.',
      at: ['MAT 18:21-22', 'EPH 4:32', '1JN 1:9'],
    },
    {
      name: 'Lazare',
      text: 'Lazare de Béthanie était le frère de Marie et de Marthe, et l’ami de Jésus, qui l’appela hors du tombeau.',
      at: ['JHN 11:1', 'JHN 11:43-44'],
    },
    {
      name: 'Béthanie',
      text: 'Béthanie était un village de l’autre côté du mont des Oliviers, où vivaient Marie, Marthe et Lazare.',
      at: ['JHN 11:1'],
    },
  ],
  questions: [
    {
      at: 'JHN 11:35-36',
      question: 'Pourquoi Jésus a-t-il pleuré ?',
      answer: 'Jésus a pleuré parce qu’il aimait Lazare et que la peine de ses amis l’avait ému.',
    },
  ],
}
