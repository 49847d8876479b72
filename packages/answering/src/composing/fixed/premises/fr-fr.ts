import type { PremiseId } from './places.ts'

export const PREMISES: Readonly<Record<PremiseId, string>> = {
  apple:
    'La Genèse ne nomme pas le fruit : elle parle seulement du fruit de l’arbre qui est au milieu du jardin. La pomme vient de la tradition.',
  'wise-men-number':
    'Matthieu ne dit pas combien de mages sont venus, ne donne pas leurs noms et ne les appelle pas rois ; ce qu’il nomme, ce sont trois présents.',
  'moses-ark': 'C’est Noé, et non Moïse, qui fit entrer les animaux dans l’arche.',
  'mary-donkey': 'Luc ne parle d’aucun âne : il dit seulement que Joseph monta à Bethléhem avec Marie.',
  whale: 'Le livre de Jonas parle d’un grand poisson, sans dire de quelle espèce.',
  'jesus-married':
    'Nulle part la Bible ne dit que Jésus se soit marié ou ait eu des enfants. Marie de Magdala est nommée parmi les femmes qui le suivaient, et comme celle qui le rencontra au tombeau.',
  'paul-twelve':
    'Paul n’était pas l’un des Douze : Matthieu donne leurs noms, et c’est sur le chemin de Damas que Paul rencontre le Ressuscité.',
  'abraham-moses': 'Abraham n’était pas le père de Moïse : Moïse était fils d’Amram et de Jokébed.',
  'solomon-uriah': 'C’est David, et non Salomon, qui fit tuer Urie ; Salomon naquit plus tard.',
  'red-sea-other': 'C’est Moïse qui étendit la main sur la mer Rouge, et l’Éternel refoula les eaux.',
  'christmas-date':
    'La Bible ne donne pas la date de la naissance de Jésus ; le 25 décembre est le jour où l’Église en est venue à la fêter.',
  'magdalene-prostitute':
    'Aucun verset ne dit que Marie de Magdala ait été une prostituée. Luc dit que sept démons étaient sortis d’elle et qu’elle suivait Jésus.',
  'moses-promised-land':
    'Moïse n’est pas entré en terre promise : il la vit du mont Nébo et mourut là ; c’est Josué qui conduisit le peuple.',
  'david-temple': 'David désirait bâtir le temple, mais c’est Salomon, son fils, qui le bâtit.',
  'horse-damascus': 'Les Actes ne parlent d’aucun cheval : ils disent seulement que Saul tomba par terre.',
  'god-renamed-saul':
    'Aucun verset ne dit que Dieu ait changé son nom : les Actes notent simplement que Saul s’appelait aussi Paul.',
  innkeeper: 'Luc ne parle d’aucun aubergiste à Bethléhem : il dit seulement qu’il n’y avait pas de place pour eux.',
  'manger-animals': 'Les évangiles ne nomment aucun animal à la naissance de Jésus : Luc ne parle que de la mangeoire.',
  'daniel-furnace':
    'Ce sont Schadrac, Méschac et Abed-Nego qui furent jetés dans la fournaise ; Daniel, lui, fut jeté aux lions.',
  'lions-other': 'C’est Daniel qui fut jeté dans la fosse aux lions.',
  'goliath-other': 'C’est David qui tua Goliath.',
  'isaac-killed': 'Abraham n’a pas tué Isaac : l’ange de l’Éternel l’arrêta, et un bélier fut offert à sa place.',
  birthright: 'C’est l’inverse : Ésaü vendit son droit d’aînesse à Jacob, et Jacob lui prit sa bénédiction par ruse.',
  'abel-killed-cain': 'C’est Caïn qui tua son frère Abel.',
  'peter-silver': 'C’est Judas Iscariot qui livra Jésus pour trente pièces d’argent.',
  'judas-denied': 'C’est Pierre qui renia Jésus trois fois ; Judas, lui, le livra.',
  'washed-hands': 'C’est Pilate qui se lava les mains devant la foule.',
  'jesus-wrote':
    'Aucun livre de la Bible n’est de la main de Jésus : les évangiles ont été écrits à son sujet par d’autres.',
  'baptist-gospel':
    'Ce n’est pas Jean-Baptiste : Marc raconte sa mort du vivant de Jésus, et l’Évangile de Jean désigne le disciple que Jésus aimait.',
  'luke-twelve':
    'Ni Marc ni Luc ne sont parmi les Douze que nomme Matthieu ; Luc écrit qu’il s’appuie sur des témoins oculaires.',
  'commandments-other': 'C’est Moïse qui reçut les tables des commandements sur le mont Sinaï.',
  'lot-wife-stone': 'La Genèse dit que la femme de Lot devint une statue de sel.',
  'jesus-baptised-other': 'C’est Jean-Baptiste qui baptisa Jésus.',
  'born-elsewhere': 'Jésus est né à Bethléhem, comme le racontent Matthieu et Luc ; c’est à Nazareth qu’il a grandi.',
  veronica:
    'La Bible ne parle pas de Véronique essuyant le visage de Jésus : c’est une tradition postérieure. Luc raconte que des femmes pleuraient sur lui en chemin.',
  dismas:
    'Les évangiles ne donnent pas de nom aux malfaiteurs crucifiés ; ces noms viennent d’une tradition postérieure.',
  longinus: 'Jean ne nomme pas le soldat à la lance ; le nom vient d’une tradition postérieure.',
  'joachim-anne':
    'La Bible ne nomme pas les parents de Marie ; Joachim et Anne viennent d’une ancienne tradition chrétienne, hors de la Bible.',
  lilith:
    'La Genèse ne connaît à Adam aucune femme avant Ève ; Lilith, sa première femme, vient d’une légende bien postérieure.',
  'babel-destroyed':
    'La Genèse ne dit pas que la tour fut détruite : l’Éternel confondit leur langage et les dispersa, et ils cessèrent de bâtir.',
  'sin-was-sex':
    'La Genèse ne dit pas que le premier péché fut sexuel : ce fut de manger de l’arbre que Dieu avait défendu. La bénédiction d’être féconds vient avant.',
  'curse-of-ham':
    'La malédiction de Noé vise Canaan, et non Cham, et ne dit rien de la couleur d’aucun peuple. On en a longtemps abusé pour excuser l’esclavage.',
  'salome-dance':
    'Marc ne nomme pas la jeune fille qui dansa : il l’appelle fille d’Hérodias. Le nom de Salomé n’est pas dans le récit.',
  'potiphar-wife-name': 'La Genèse ne nomme pas la femme de Potiphar ; Zuleika vient d’une tradition postérieure.',
  'noah-wife-name': 'La Bible ne nomme pas la femme de Noé.',
  'lot-wife-name': 'La Bible ne nomme pas la femme de Lot.',
  'bears-elijah': 'Le récit des ours est raconté d’Élisée.',
  'jericho-moses': 'C’est Josué qui conduisait le peuple quand tombèrent les murailles de Jéricho.',
  'saul-david-father': 'Saül n’était pas le père de David : David était fils d’Isaï, de Bethléhem.',
  'esther-david': 'Esther fut la reine du roi Assuérus.',
  'jesus-birthday':
    'La Bible ne donne pas la date de la naissance de Jésus. Matthieu la situe au temps du roi Hérode, Luc lors d’un recensement sous César Auguste ; on l’estime en général entre 6 et 4 av. J.-C. Le 25 décembre est un usage plus tardif.',
  lent: 'Le Carême est le temps d’une quarantaine de jours où beaucoup d’Églises se préparent à Pâques par le jeûne, la prière et la conversion. La Bible n’en connaît pas le nom ; ses quarante jours rappellent le jeûne de Jésus au désert.',
  'ash-wednesday':
    'Le mercredi des Cendres n’est pas nommé dans la Bible : c’est le jour où le Carême commence dans beaucoup d’Églises d’Occident. Les cendres sont un vieux signe biblique de deuil et de retour à Dieu.',
  advent:
    'L’Avent est le temps où beaucoup d’Églises se préparent à Noël, en Occident pendant les quatre dimanches qui précèdent. La Bible ne connaît pas ce temps liturgique ; le mot veut dire « venue » : celle de l’enfant de Bethléhem et celle du Seigneur qui reviendra.',
  'christmas-origin':
    'La Bible raconte la naissance de Jésus, mais n’en donne pas la date et n’en prescrit pas la fête. Noël, le 25 décembre, est attesté à Rome au IVe siècle ; les chrétiens le célèbrent dans la joie que Dieu soit venu à nous en Jésus.',
  'christmas-tree':
    'Il n’y a pas de sapin de Noël dans la Bible : la coutume vient d’Allemagne, au XVIe siècle. L’arbre dont parle Jérémie est taillé pour devenir une idole ; le sapin se décore dans la joie de la naissance de Jésus, et chacun est libre d’en avoir un ou non.',
  santa:
    'Le Père Noël n’est pas dans la Bible. Derrière lui se tient Nicolas, évêque de Myre au IVe siècle, dont on raconte qu’il donnait aux pauvres en secret.',
  'easter-date':
    'La Bible ne fixe pas de date à la fête : Jésus est mort lors de la Pâque juive et il est ressuscité le premier jour de la semaine. En Occident, Pâques est le dimanche qui suit la première pleine lune du printemps, entre le 22 mars et le 25 avril ; les Églises orthodoxes suivent un calendrier plus ancien et le fêtent souvent plus tard.',
  rosary:
    'Le chapelet, ou rosaire, est une prière chère surtout aux catholiques : avec le Notre Père et le Je vous salue Marie, ils méditent la vie de Jésus. Comme tel, il n’est pas dans la Bible ; la première moitié du Je vous salue Marie reprend la salutation de l’ange et celle d’Élisabeth chez Luc. Les protestants, en général, ne le prient pas.',
  'sign-of-cross':
    'La Bible ne parle de personne qui fasse le signe de croix. Les chrétiens le font depuis le IIe siècle au moins, en mémoire de la croix et de leur baptême ; catholiques et orthodoxes le font chaque jour, beaucoup de protestants ne le font pas.',
  'bible-what':
    'Le mot Bible vient du grec et veut dire « livres » : c’est le recueil des écrits saints des chrétiens. L’Ancien Testament, qui est aussi la Bible des Juifs, parle de Dieu et de son peuple Israël ; le Nouveau, de Jésus-Christ et des premières Églises. Les chrétiens croient que Dieu lui-même y parle.',
  languages:
    'Presque tout l’Ancien Testament a été écrit en hébreu, avec quelques parties en araméen, surtout chez Daniel et Esdras ; le Nouveau Testament a été écrit en grec.',
  'jesus-language':
    'La Bible ne le dit pas expressément, mais la langue de tous les jours de Jésus était l’araméen : Marc en a gardé quelques mots. Il lisait aussi les Écritures en hébreu et savait peut-être un peu de grec.',
  'oldest-book':
    'Personne ne le sait avec certitude. Beaucoup nomment Job, parce qu’il nous mène au temps des patriarches ; d’autres, les livres de Moïse ou de vieux chants comme celui de Débora. Dans le Nouveau Testament, les plus anciennes sont des lettres de Paul : 1 Thessaloniciens ou Galates.',
  writers:
    'La Bible a été écrite par beaucoup de personnes au long des siècles, une quarantaine selon le compte habituel : des prophètes et des rois, des bergers et des pêcheurs, un médecin, un collecteur d’impôts. Les chrétiens croient que Dieu a parlé par eux tous.',
  'how-old-bible':
    'La Bible s’est formée en plus de mille ans. On discute de l’âge des premiers écrits ; de Moïse déjà il est dit qu’il écrivit les paroles du Seigneur. Les livres de l’Ancien Testament datent des siècles avant Jésus-Christ, ceux du Nouveau du premier siècle après, pour la plupart entre 50 et 100 environ.',
  translations:
    'Aucune traduction n’est la meilleure pour tous. Les unes suivent de près la lettre de l’original, comme la Segond ou la Darby ; d’autres le disent dans la langue d’aujourd’hui, comme la Bible en français courant ou la Bible du Semeur ; la TOB et la Bible de Jérusalem ont des notes pour l’étude. Prenez-en une que vous comprenez et que l’on lit dans votre Église, et comparez-la à une autre quand un verset est difficile.',
  'union-version':
    'La Chinese Union Version a paru en 1919. Des missionnaires de plusieurs missions protestantes l’avaient décidée à Shanghai en 1890 et y ont travaillé près de trente ans avec des collègues chinois ; elle reste la Bible la plus lue des protestants chinois. Une édition révisée a été achevée en 2010.',
  'dead-sea-scrolls':
    'Les manuscrits de la mer Morte sont des écrits juifs trouvés depuis 1947 dans les grottes de Qumrân. On y a des copies de presque tous les livres de la Bible hébraïque, dont un rouleau entier d’Ésaïe, plus anciennes de mille ans que celles qu’on connaissait. La Bible elle-même n’en parle pas.',
  'seven-books':
    'La Bible catholique a sept livres de plus dans l’Ancien Testament : Tobie, Judith, 1 et 2 Maccabées, la Sagesse, le Siracide et Baruch, et des parties d’Esther et de Daniel. On les lisait dans la Bible grecque de l’Église ancienne, mais ils ne sont pas dans la Bible hébraïque. Les catholiques les reçoivent comme Écriture et les nomment deutérocanoniques, les orthodoxes aussi, avec quelques autres ; les protestants s’en tiennent aux livres hébreux et les nomment apocryphes.',
  'where-begin':
    'Il n’est pas nécessaire de commencer à la première page. Beaucoup commencent par un évangile : Marc est le plus court, et Jean dit pourquoi il a écrit. Puis viennent les Actes, une lettre brève comme celle aux Philippiens, la Genèse et la première moitié de l’Exode, et un psaume par jour.',
  'chapters-verses':
    'La Bible a été écrite sans chapitres ni versets. Les chapitres sont attribués à Étienne Langton, vers 1200, et les versets de toute la Bible à l’imprimeur Robert Estienne, vers 1550. Qui cherchait un passage avant cela devait le trouver, comme Jésus dans le rouleau d’Ésaïe.',
  'who-chose-books':
    'Ni un homme ni un concile ne l’a décidé à lui seul. Les Juifs tenaient déjà pour saints la Loi, les Prophètes et les Psaumes ; évangiles et lettres se lisaient tôt dans les Églises, et une lettre d’Athanase, en 367, est la première à donner exactement nos vingt-sept livres du Nouveau Testament. Sur quelques livres de l’Ancien, les Églises diffèrent encore.',
  'bible-changed':
    'La Bible a été copiée à la main pendant des siècles, et les copies diffèrent en bien des endroits, le plus souvent d’une lettre ou d’un mot. Comme il en reste beaucoup, dont de très anciennes, on peut les comparer ; aucun enseignement de la foi ne tient à ces différences. Les quelques longs passages discutés, comme la fin de Marc et Jean 8.1–11, sont signalés dans la plupart des Bibles.',
  'other-gospels':
    'Les évangiles qui portent les noms de Thomas, Judas, Marie, Pierre ou d’autres ne sont dans la Bible d’aucune Église. La plupart ont été écrits au IIe siècle ou plus tard, après les quatre de Matthieu, Marc, Luc et Jean, que les Églises tenaient du temps des apôtres.',
  'book-of-enoch':
    'Le livre d’Hénoch est un écrit juif des derniers siècles avant Jésus-Christ. Jude en cite une parole, mais ni les Juifs ni la plupart des Églises ne l’ont reçu comme Écriture ; seules les Églises orthodoxes d’Éthiopie et d’Érythrée l’ont dans leur Bible.',
  'longest-book':
    'Cela dépend de la façon de compter : les Psaumes ont le plus de chapitres et de versets, 150 psaumes en tout, et Jérémie le plus de mots en hébreu. Dans le Nouveau Testament, Luc est le plus long en nombre de mots.',
  'shortest-book':
    'Par le nombre de mots, c’est la troisième lettre de Jean ; par le nombre de versets, la deuxième, qui en a treize. Dans l’Ancien Testament, c’est Abdias, avec son seul chapitre de vingt et un versets.',
  'between-testaments':
    'Du prophète Malachie à Jean-Baptiste, quelque quatre cents ans ont passé. Les livres des Maccabées, que les Bibles catholiques et orthodoxes comprennent, racontent une partie de ce temps.',
  'churches-east':
    'Orthodoxes et catholiques partagent le credo de Nicée, les évêques, sept sacrements et la vénération de Marie et des saints ; ils se sont séparés au Moyen Âge. Les orthodoxes ne reconnaissent ni l’autorité du pape sur toute l’Église, ni les mots « et du Fils » que l’Occident a ajoutés au credo. Des protestants, les uns et les autres diffèrent surtout sur la tradition, les sacrements et les saints.',
  churches:
    'Catholiques et protestants sont chrétiens les uns et les autres : ils partagent la foi au Père, au Fils et au Saint-Esprit, en Jésus-Christ mort et ressuscité pour nous, la Bible et les anciens credos. Ils diffèrent surtout sur ce qui fait autorité (l’Écriture seule, ou l’Écriture avec la tradition et le pape), sur le lien de la foi et des œuvres dans le salut, sur le nombre et le sens des sacrements, sur Marie et les saints.',
  'adore-mary':
    'Les catholiques disent n’adorer que Dieu ; ils honorent Marie comme la mère du Seigneur et lui demandent, comme on le demande à une amie, de prier pour eux. Les orthodoxes font de même. Les protestants la disent bénie entre les femmes, mais ne prient que Dieu, et beaucoup voient dans ces prières plus que ce que la Bible permet.',
  'first-pope':
    'La Bible ne parle pas d’un pape. Les catholiques voient en Pierre le premier, parce que Jésus l’a appelé roc et lui a confié les clés et ses brebis ; les orthodoxes l’honorent comme le premier des apôtres, non comme le chef de tous ; les protestants comprennent que le roc est la foi confessée par Pierre, ou le Christ lui-même.',
  'church-founder':
    'La foi chrétienne vient de Jésus-Christ, qui a appelé des disciples et les a envoyés ; l’Église est née à Jérusalem, à la Pentecôte, après sa résurrection. Le nom de « chrétiens » s’est entendu d’abord à Antioche. Les apôtres, Paul avec eux, ont porté la foi plus loin, mais fondée sur lui.',
  'how-peter-died':
    'La Bible ne raconte pas la mort de Pierre ; elle rapporte seulement que Jésus la lui annonça. L’ancienne tradition chrétienne dit qu’il fut crucifié à Rome sous Néron, vers 64 à 67 ; la tête en bas, selon un récit plus tardif.',
  'how-paul-died':
    'La Bible ne raconte pas la mort de Paul : les Actes s’achèvent alors qu’il est gardé à Rome, et il écrit dans 2 Timothée que son départ est proche. L’ancienne tradition chrétienne dit qu’il fut décapité à Rome sous Néron.',
  'how-apostles-died':
    'Judas mis à part, la Bible ne raconte la mort que d’un seul des Douze : Jacques, qu’Hérode fit périr par l’épée ; et Jésus annonce celle de Pierre. Le reste est tradition : Pierre crucifié à Rome, presque tous les autres morts pour leur foi en divers pays, et Jean mort âgé à Éphèse.',
  'thomas-death':
    'La Bible ne dit pas comment Thomas est mort. Selon une vieille tradition, il porta l’Évangile en Inde et y fut tué pour sa foi ; les chrétiens de saint Thomas, au Kerala, font remonter à lui leur Église.',
  'john-death':
    'La Bible ne dit pas comment est mort l’apôtre Jean. Son Évangile doit même corriger la rumeur qu’il ne mourrait pas ; selon l’ancienne tradition, il mourut très âgé à Éphèse, le seul des Douze à n’avoir pas été tué.',
  'joseph-died':
    'La Bible ne dit ni quand ni comment Joseph est mort. On le voit pour la dernière fois quand Jésus a douze ans ; comme il est absent ensuite, et que Jésus en croix confie sa mère à un disciple, on pense qu’il était mort avant.',
  'mary-died':
    'La Bible ne raconte pas la fin de la vie de Marie ; elle est nommée une dernière fois parmi les disciples en prière après l’Ascension. D’anciennes traditions la font vivre à Jérusalem ou à Éphèse. Catholiques et orthodoxes croient que Dieu l’a prise auprès de lui ; les protestants ne l’affirment pas, l’Écriture n’en disant rien.',
  'mary-age':
    'La Bible ne donne ni l’âge de Marie ni celui de Joseph. Luc dit seulement qu’elle était une vierge promise en mariage ; comme les filles étaient alors fiancées jeunes, beaucoup pensent qu’elle était adolescente à la naissance de Jésus.',
  'jesus-looks':
    'Aucun évangile ne décrit l’aspect de Jésus : ni sa taille, ni ses cheveux, ni la couleur de ses yeux ou de sa peau. C’était un Juif de Galilée, et il devait ressembler aux gens de là-bas ; la Samaritaine vit tout de suite qu’il était juif. Beaucoup le voient aussi dans le serviteur d’Ésaïe, sans beauté qui attire.',
  'jesus-childhood':
    'Les évangiles se taisent sur ces années. Luc raconte l’enfant de douze ans au temple, puis seulement qu’il retourna à Nazareth, qu’il obéissait à ses parents et grandissait en sagesse ; Marc l’appelle charpentier. De voyages en Inde ou ailleurs, la Bible ne sait rien.',
  'jesus-wrote-dust':
    'Jean ne dit pas ce que Jésus a écrit : seulement qu’il se baissa deux fois et écrivit du doigt sur la terre. On a fait bien des suppositions, mais ce ne sont que des suppositions.',
  'pauls-thorn':
    'Paul ne dit pas ce qu’était son écharde. Les uns pensent à une maladie, peut-être des yeux, d’autres à des adversaires ou à une épreuve intérieure ; ce qu’il rapporte, c’est la réponse du Seigneur : sa grâce lui suffit.',
  'peter-rome':
    'La Bible ne le dit pas expressément. La première lettre de Pierre salue depuis « Babylone », où l’on reconnaît d’ordinaire Rome, et les anciens auteurs chrétiens s’accordent à dire qu’il y a œuvré et qu’il y est mort.',
  'paul-spain':
    'La Bible dit seulement que Paul avait l’intention d’aller en Espagne ; les Actes s’achèvent alors qu’il est à Rome. Clément de Rome écrit quelques décennies plus tard qu’il atteignit les bornes de l’Occident, et certains y voient l’Espagne.',
  'peter-wife':
    'Pierre était marié : les évangiles racontent comment Jésus guérit sa belle-mère, et Paul écrit que Céphas emmenait sa femme en voyage. On ne dit ni son nom, ni s’ils eurent des enfants.',
  'noahs-fourth-son': 'La Genèse ne connaît que trois fils de Noé : Sem, Cham et Japhet.',
  'cains-wife':
    'La Genèse ne dit ni qui était la femme de Caïn, ni d’où elle venait. Elle dit qu’Adam et Ève eurent d’autres fils et filles ; beaucoup ont donc pensé à une sœur ou une nièce.',
  dinosaurs:
    'La Bible ne parle pas des dinosaures ; elle dit que Dieu a fait tous les êtres vivants. Certains en voient un dans le Béhémoth de Job, d’autres un hippopotame ; sur l’accord entre la création et les découvertes de la science, les chrétiens ont des avis différents.',
  'age-of-earth':
    'La Bible ne donne pas l’âge de la terre. En additionnant ses généalogies, certains arrivent à six mille ans environ ; d’autres lisent les jours de la création comme des époques plus longues, ou non comme un calendrier, et suivent la science et ses milliards d’années. Que Dieu a fait le monde, tous les chrétiens le confessent ensemble.',
  'lazarus-after':
    'Jean ne raconte ni ce que Lazare a vu quand il était mort, ni comment sa vie a continué et fini. Il dit seulement qu’il fut ensuite à table avec Jésus, que beaucoup venaient le voir et que les chefs des prêtres voulaient le tuer, lui aussi.',
  'barabbas-after':
    'De Barabbas, la Bible ne raconte rien de plus : Pilate le relâcha à la place de Jésus. Ce qu’il est devenu, personne ne le sait ; tout ce qu’on en raconte a été imaginé plus tard.',
  'pilate-after':
    'La Bible ne raconte pas ce qu’est devenu Pilate. On sait par d’autres auteurs qu’il fut rappelé à Rome vers l’an 36 ; son suicide ou sa conversion sont des légendes plus tardives.',
  'noahs-ark-today':
    'La Bible dit seulement que l’arche s’arrêta sur les montagnes d’Ararat, un massif et non un seul sommet. On a souvent annoncé une découverte, mais aucune n’a jamais été confirmée.',
  'ark-covenant-today':
    'Personne ne le sait. L’arche est nommée pour la dernière fois au temps du roi Josias ; depuis que les Babyloniens ont détruit le temple, on en a perdu la trace. Le second livre des Maccabées dit que Jérémie la cacha dans une grotte, et l’Église d’Éthiopie croit la garder à Aksoum.',
  'elijah-death': 'Élie n’est pas mort : un char de feu parut, et il monta au ciel dans un tourbillon.',
  'enoch-death':
    'Hénoc n’est pas mort : la Genèse dit qu’il marcha avec Dieu, puis qu’il ne fut plus, parce que Dieu le prit. L’épître aux Hébreux le comprend ainsi.',
  'moses-grave':
    'Moïse fut enseveli dans une vallée de Moab, en face de Beth-Péor ; mais le Deutéronome dit que personne n’a connu son tombeau jusqu’à ce jour.',
  'jesus-last-name':
    'Jésus n’avait pas de nom de famille ; personne n’en avait alors. On nommait les gens d’après leur père ou leur ville, et lui était Jésus de Nazareth, le fils de Joseph. « Christ » n’est pas un nom mais un titre : en grec, ce que « Messie » est en hébreu, l’Oint.',
  'god-made-by-whom':
    'Personne n’a fait Dieu. La Bible dit qu’il est d’éternité en éternité : tout le reste a un commencement, et le tient de lui.',
  'jesus-laugh':
    'Aucun évangile ne dit que Jésus ait ri ; on y lit qu’il pleura. Mais Luc raconte qu’il tressaillit de joie par l’Esprit ; il allait aux noces et aux banquets, les enfants venaient à lui, et il voulait que sa joie soit en ses amis.',
  'jesus-religion':
    'Jésus était juif : il fut circoncis, montait aux fêtes de Jérusalem et lisait les Écritures à la synagogue le jour du sabbat. Le nom de « chrétiens » fut donné à ses disciples après sa résurrection, à Antioche.',
  'jesus-death-year':
    'Les évangiles ne donnent pas de date : Jésus est mort un vendredi, lors de la Pâque, sous Ponce Pilate, gouverneur de 26 à 36. On pense d’ordinaire au printemps de l’an 30 ou de l’an 33.',
  'jesus-age-death':
    'La Bible ne dit pas à quel âge Jésus est mort. Luc dit qu’il avait environ trente ans à ses débuts, et Jean parle ensuite de trois Pâques : il avait donc à peu près trente-trois ans, peut-être un peu plus.',
  shroud:
    'Les évangiles parlent des linges dans lesquels Jésus fut enseveli et qui restèrent dans le tombeau vide ; ils ne disent pas ce qu’ils sont devenus. Que le linceul gardé à Turin en soit un, on en discute, et la foi d’aucune Église n’en dépend.',
  grail:
    'Les évangiles parlent de la coupe que Jésus donna à ses disciples lors de la Cène, et n’en disent rien de plus. Le Saint-Graal vient des récits de chevaliers du Moyen Âge.',
  denominations:
    'Les Églises se sont éloignées au long des siècles, pour la doctrine, mais aussi pour le pouvoir, la langue et le pays, surtout en 1054 entre l’Orient et l’Occident et à la Réforme, au XVIe siècle. Il y avait déjà des partis à Corinthe ; Jésus a prié pour que les siens soient un, et la plupart confessent une même foi en lui.',
  'exodus-pharaoh':
    'La Bible ne le nomme pas : elle l’appelle seulement Pharaon, le titre des rois d’Égypte. Beaucoup ont pensé à Ramsès II ou à Thoutmôsis III, mais nul ne le sait avec certitude.',
  'sinai-where':
    'La Bible place le mont Sinaï, appelé aussi Horeb, dans le désert où Israël arriva le troisième mois après sa sortie d’Égypte ; Paul dit qu’il est en Arabie. De quelle montagne il s’agit n’est pas certain : une vieille tradition y voit le djebel Moussa, au sud de la péninsule du Sinaï.',
  testaments:
    'L’Ancien Testament, qui est aussi la Bible des Juifs, parle de la création, de Dieu et de son peuple Israël avant la venue de Jésus, et de ce que les prophètes ont promis. Le Nouveau Testament parle de Jésus et des premières Églises, et voit ces promesses accomplies en lui. Beaucoup lisent d’abord un évangile, comme celui de Marc ou de Luc, puis la Genèse et les Psaumes.',
  nephilim:
    'Beaucoup de Bibles appellent les néphilim « géants » : la Genèse dit qu’ils étaient sur la terre avant le déluge, et parle des héros fameux de l’Antiquité. Les espions crurent voir leurs descendants en Canaan.',
}
