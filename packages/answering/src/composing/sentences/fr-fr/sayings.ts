import type { Saying } from '../../meanings/sayings.ts'

/** What sayings mean, in a sentence or two that stand behind their quotation. */
export const SAYINGS_FR_FR: Readonly<Record<Saying, string>> = {
  'GEN 1:2':
    'La terre est montrée comme un flot obscur où rien ne peut encore vivre ; la parole de Dieu en fait un monde ordonné. L’hébreu pour « Esprit » signifie aussi vent et souffle : il plane comme un oiseau sur son nid. Les chrétiens y voient l’Esprit Saint, les Juifs souvent un vent de Dieu.',
  'GEN 1:26; GEN 1:27':
    'Une image montre comment est quelqu’un : l’homme et la femme, l’un comme l’autre, ressemblent à Dieu comme aucune autre créature ; ils peuvent le connaître, aimer, choisir, et veillent sur la terre en son nom. De là vient la valeur de toute vie humaine.',
  'GEN 2:18':
    'La première chose dite non bonne dans la création, c’est la solitude : l’être humain est fait pour vivre avec d’autres. « Aide » ne veut pas dire servante, car ce mot se dit surtout de Dieu lui-même ; c’est un vis-à-vis qui lui correspond. Qui n’est pas marié n’en vaut pas moins.',
  'GEN 2:24; MAT 19:5; MRK 10:8; EPH 5:31':
    '« Une seule chair » veut dire que mari et femme, venus de deux familles, en forment une nouvelle, unis par le corps et par toute leur vie. Jésus reprend ces mots pour montrer combien Dieu a voulu le mariage intime et durable.',
  'GEN 3:15':
    'La « descendance », ce sont ceux qui naîtront de la femme : Dieu annonce au serpent que la lutte finira par sa tête écrasée. Les chrétiens y voient la première promesse de la victoire du Christ sur le diable ; catholiques et orthodoxes reconnaissent aussi Marie dans la femme, la plupart des protestants Ève.',
  'GEN 3:19; ECC 3:20':
    'La poussière, c’est la terre dont le premier homme fut formé et que le corps redevient après la mort. Ces mots disent que la vie est fragile et passagère : depuis l’entrée du péché, tous meurent, et nul ne peut garder sa vie par ses propres forces.',
  'GEN 4:9':
    'Le gardien veille sur ce qui lui est confié. Caïn, qui vient de tuer Abel, esquive la question de Dieu par une autre, comme si son frère ne le regardait pas ; le récit montre au contraire que chacun a à répondre de son frère.',
  'GEN 6:6':
    'C’est un langage humain pour parler de Dieu : le mal le blesse au cœur. Presque tous comprennent que rien ne l’a surpris et qu’il ne change pas en lui-même ; mais envers les hommes il agit autrement quand eux changent. Avant le déluge, il y a la peine, non une froide colère.',
  'GEN 12:3; GAL 3:8':
    'Dieu choisit Abraham non contre les autres peuples, mais pour eux : par lui, le bien doit venir à tous. Les chrétiens le voient accompli en Jésus, son descendant. La première moitié concerne-t-elle aujourd’hui l’État d’Israël ? Beaucoup d’évangéliques disent oui, la plupart des autres Églises non.',
  'GEN 28:10-17':
    'Jacob, seul et en fuite, voit un escalier entre la terre et le ciel, où des anges montent et descendent : Dieu est proche, même là, et promet d’être avec lui. Jésus parlera plus tard d’anges montant et descendant sur lui-même : il est le lien entre le ciel et la terre.',
  'GEN 37:5-11':
    'Les gerbes qui s’inclinent sont les frères de Joseph ; le soleil, la lune et onze étoiles, son père, sa mère et ses frères. Ces rêves le font haïr ; des années après, ils se prosternent devant lui en Égypte sans le reconnaître, et sa charge les sauve de la famine.',
  'GEN 41:1-36':
    'Joseph explique que les deux rêves de Pharaon n’en font qu’un : sept vaches grasses et sept épis pleins sont sept ans d’abondance ; sept maigres et sept grêles, sept ans de famine qui la dévoreront. Le rêve est un avertissement, pour qu’on fasse à temps des réserves.',
  'GEN 50:20':
    'Les frères de Joseph l’avaient vendu comme esclave ; leur père mort, ils craignent sa vengeance. Il n’appelle pas bon ce qu’ils ont fait, mais il voit que Dieu l’a tourné en bien : par là, beaucoup ont été sauvés de la famine.',
  'EXO 3:2-6':
    'Le feu est signe de la présence de Dieu : le buisson brûle sans se consumer, car Dieu est proche et saint sans détruire. Les Juifs y ont vu Israël, opprimé mais non anéanti ; orthodoxes et catholiques, aussi une image de Marie, qui a porté le Fils de Dieu.',
  'EXO 3:8; EXO 3:17; DEU 6:3':
    'Le lait vient de troupeaux bien nourris, le miel d’une terre pleine de fleurs et de fruits. Ensemble, ils dépeignent un pays riche où rien ne manque : Canaan, que Dieu promet à Israël, alors esclave en Égypte.',
  'EXO 3:14':
    'Moïse demande à Dieu son nom, et la réponse est faite du verbe « être » : Dieu ne dépend de rien ni de personne, il est depuis toujours, ne change pas, et il est là pour son peuple. Le nom traduit par « l’Éternel » ou « le Seigneur » s’y rattache.',
  'EXO 4:24':
    'Passage obscur, raconté en peu de mots. La plupart le relient à la circoncision, signe de l’alliance de Dieu avec Abraham : un fils de Moïse ne l’avait pas reçue, et quand Séphora, sa femme, fait ce qui manquait, le danger passe. Pourquoi à ce moment-là, le texte ne le dit pas.',
  'EXO 20:3; DEU 5:7':
    'Les autres peuples avaient un dieu pour la pluie, un autre pour la guerre, un autre pour la moisson. Israël, que le Seigneur a libéré d’Égypte, n’adorera que lui ; le commandement vise aussi tout ce qui prend la place de Dieu, comme l’argent ou le pouvoir.',
  'EXO 20:4; DEU 5:8':
    'Une idole est une figure taillée ou fondue que l’on adore. Dieu ne se fabrique pas et ne s’enferme pas dans une figure ; catholiques et orthodoxes ont des images pour honorer ceux qu’elles représentent, sans les adorer, tandis que bien des protestants les excluent du culte.',
  'EXO 20:5; EXO 34:7; DEU 5:9':
    'La « jalousie » de Dieu est celle de l’époux qui ne partage pas sa femme avec des idoles. Le mal pèse sur les enfants et petits-enfants vivant sous le même toit, mais sa miséricorde s’étend à mille générations. Ce n’est pas une malédiction sans issue : ailleurs il est dit que nul ne meurt pour la faute de son père.',
  'EXO 20:7; DEU 5:11':
    '« En vain » veut dire pour rien ou pour mentir : employer le nom de Dieu dans un faux serment, une malédiction, une formule magique, ou comme un mot creux. Le nom représente Dieu lui-même ; en abuser, c’est traiter Dieu à la légère.',
  'EXO 20:8; DEU 5:12':
    'Le sabbat est le septième jour, mis à part pour Dieu : maîtres, serviteurs et même bêtes s’y reposent, comme Dieu s’est reposé après la création. La plupart des Églises gardent le dimanche, jour où Jésus est ressuscité ; les adventistes et quelques autres, le samedi.',
  'EXO 20:12; DEU 5:16; EPH 6:2':
    'Honorer, c’est donner à quelqu’un son poids : respecter ses parents, les écouter quand on est jeune, prendre soin d’eux quand ils sont vieux. Une promesse de longue vie y est attachée. Cela n’oblige pas à subir ni à taire de mauvais traitements.',
  'EXO 20:13; DEU 5:17; MAT 5:21':
    'Il s’agit d’ôter injustement la vie à une personne, non de tuer des animaux. La vie humaine appartient à Dieu, nul ne peut la prendre à son gré ; Jésus va plus loin, jusqu’à la colère et au mépris d’où naît le meurtre. Sur la guerre et la peine de mort, les chrétiens diffèrent.',
  'EXO 20:14; DEU 5:18; MAT 5:27':
    'L’adultère, c’est trahir son conjoint en s’unissant à un autre, ou s’introduire dans le couple d’autrui. Le commandement protège la confiance sur laquelle reposent le mariage et la famille ; Jésus ajoute que tout commence par le désir du cœur.',
  'EXO 20:15; DEU 5:19':
    'Voler, c’est prendre le bien d’autrui en cachette, par la force ou par la ruse ; la loi de Moïse y joint l’enlèvement, les faux poids, le salaire retenu. Le commandement protège ce dont chacun a besoin pour vivre et ce qu’il a gagné par son travail.',
  'EXO 20:16; DEU 5:20':
    'La scène est un tribunal, où le mensonge d’un témoin pouvait coûter à un innocent ses biens, son honneur ou sa vie. Le commandement l’interdit ; plus largement, on l’applique à la calomnie et à tout mensonge qui nuit à autrui.',
  'EXO 20:17; DEU 5:21; ROM 7:7':
    'Convoiter, c’est désirer ce qui est à autrui au point de vouloir le prendre : sa femme, sa maison, ses biens. Les autres commandements portent sur les actes ; celui-ci touche le cœur, où naissent le vol et l’adultère.',
  'EXO 21:24; LEV 24:20; DEU 19:21; MAT 5:38':
    'C’est une règle pour les juges : la peine doit répondre au dommage et ne jamais le dépasser, pour l’étranger comme pour l’Israélite. Elle mettait une borne à la vengeance, qui veut toujours rendre davantage ; Jésus demanda plus tard à ses disciples d’y renoncer tout à fait.',
  'LEV 16:8; LEV 16:10; LEV 16:21; LEV 16:22':
    'Le bouc émissaire est celui sur la tête duquel, au jour des Expiations, on confessait les péchés du peuple avant de le chasser au désert : la faute était ainsi emportée au loin. Aujourd’hui, on appelle ainsi celui que l’on accuse des fautes des autres.',
  'LEV 19:18; MAT 22:39; MRK 12:31; LUK 10:27':
    '« Comme toi-même » donne la mesure : chacun veille naturellement à son propre bien ; qu’il cherche autant celui de l’autre. Aimer, ici, c’est faire du bien au lieu de se venger ou de garder rancune ; Jésus l’étend à l’étranger et à l’ennemi.',
  'NUM 6:24-26':
    'Les prêtres disaient ces mots sur Israël, et synagogues et Églises les disent encore. Un visage qui brille est celui d’un homme heureux d’en voir un autre : que Dieu regarde chacun avec bonté, le garde et lui donne la « paix », qui en hébreu est une vie pleine et bonne.',
  'DEU 6:4; MRK 12:29':
    '« Écoute » veut dire entends et obéis. Ces mots, que les Juifs disent chaque jour et nomment le Shema, confessent que le Seigneur seul est Dieu, non un dieu parmi d’autres ; Israël l’aimera donc d’un cœur sans partage. Jésus y voit le premier commandement.',
  'DEU 6:5; MAT 22:37; MRK 12:30':
    'Cœur, âme et force, ensemble, c’est la personne entière : ce qu’elle pense et veut, sa vie même, tout ce qu’elle a et peut. Aimer est ici plus qu’un sentiment : c’est s’attacher à Dieu avant toute chose. Jésus l’appelle le plus grand commandement.',
  'DEU 8:3; MAT 4:4; LUK 4:4':
    'Le pain représente tout ce qui nourrit le corps. Au désert, Israël n’avait pas de pain et vécut de la manne que Dieu donnait ; il devait apprendre ainsi que la vie ne tient pas à la nourriture seule, mais à ce que Dieu dit et donne.',
  'DEU 30:19':
    'La vie, ici, c’est plus que respirer : c’est être heureux dans le pays, près de Dieu, en l’aimant et en l’écoutant ; la mort, c’est la ruine de qui le quitte. Moïse, près de sa fin, place les deux chemins devant Israël et l’appelle à choisir la vie.',
  'DEU 32:10; PSA 17:8; ZEC 2:8':
    'La « prunelle » de l’œil en est la partie la plus délicate et la mieux gardée : la paupière se ferme avant que rien ne la touche. Ainsi Dieu veille sur les siens, comme sur ce qu’il a de plus cher.',
  'JOS 1:9':
    'Moïse est mort, et Josué doit conduire tout un peuple dans un pays inconnu. Le courage n’est pas ici l’absence de peur ni la confiance en sa propre force : il repose sur la promesse que Dieu l’accompagne partout. Des croyants de tous les temps l’ont entendu comme dit à eux aussi.',
  'RUT 1:16; RUT 1:17':
    'Une veuve de Moab parle ici à sa belle-mère, veuve elle aussi, qui veut la renvoyer chez elle : elle se lie à Noémi pour la vie, fait siens son chemin, son peuple et sa foi. Ces mots sont devenus l’image d’une fidélité qui ne demande rien en retour.',
  '1SA 15:22':
    'Le sacrifice était un don à Dieu, coûteux et bon en soi. Le roi Saül a gardé des bêtes contre l’ordre de Dieu et dit que c’était pour les sacrifier ; Samuel répond qu’aucune offrande ne remplace le refus de faire ce que Dieu demande.',
  '1SA 16:7':
    'Samuel cherche un roi et remarque l’aîné, grand et beau. Le cœur, c’est ce que l’on est au-dedans, sa volonté et ses pensées : c’est là-dessus que Dieu juge, et il choisit David, le plus jeune, auquel personne ne songeait.',
  '2SA 12:1-7':
    'Le riche, c’est le roi David, qui avait plusieurs femmes ; le pauvre, c’est Urie, et l’unique petite brebis, sa femme Bethsabée, que David a prise avant de faire tuer Urie. En racontant cela comme une cause à juger, le prophète Nathan amène David à se condamner lui-même.',
  '1KI 19:12':
    'Le vent, le tremblement de terre et le feu sont des signes de puissance, où Élie pouvait attendre Dieu ; mais Dieu vient à lui dans un murmure, presque un silence. Il s’approche avec douceur du prophète épuisé et montre qu’il n’agit pas seulement par la force et le bruit.',
  '2CH 7:14':
    'Dieu répond à la prière de Salomon à la dédicace du temple : après la sécheresse, les sauterelles ou la peste, Israël peut revenir à lui, et il entendra. Le « pays » est celui d’Israël ; beaucoup de chrétiens appliquent la promesse à leur Église ou à leur nation, d’autres jugent que c’est aller trop loin.',
  'NEH 8:10':
    'En entendant lire la loi, le peuple pleure, voyant combien il s’est égaré. Néhémie leur dit que c’est jour de fête : la joie que Dieu donne, partagée avec ceux qui n’ont rien, est comme une forteresse où ils sont en sûreté.',
  'EST 4:14':
    'Esther, jeune fille juive, est devenue reine de Perse au moment même où l’on va exterminer son peuple. Mardochée lui suggère que ce n’est pas un hasard : peut-être a-t-elle été élevée si haut pour le sauver, même au péril de sa vie.',
  'JOB 1:21':
    'La nudité, c’est ne rien avoir : le nouveau-né n’apporte rien, le mort n’emporte rien. Job, qui a perdu en un jour ses biens et ses enfants, pleure son malheur, mais il reconnaît que tout lui venait de Dieu et ne le maudit pas.',
  'JOB 19:25':
    'Le rédempteur était le proche parent qui prenait la défense du malheureux : il rachetait sa terre ou sa liberté et soutenait son droit. Job, accusé de tous, a confiance que Dieu le fera pour lui ; les chrétiens y entendent le Christ et la résurrection.',
  'JOB 42:5':
    'Entendre, c’est connaître Dieu par les autres ; voir, c’est le rencontrer. Job ne reçoit pas d’explication de sa souffrance, mais Dieu lui a répondu en personne, et cela lui suffit. Dieu dit ensuite que Job a bien parlé de lui, et non les amis qui le jugeaient coupable.',
  'PSA 1:1; PSA 1:3':
    'Marcher, s’arrêter, s’asseoir : pas à pas, quelqu’un s’installe parmi ceux qui se moquent de Dieu. L’autre voie est celle de qui garde jour et nuit la parole de Dieu à l’esprit, tel un arbre près de l’eau, vivant même par temps sec ; son fruit n’est pas forcément succès ou richesse.',
  'PSA 22:1':
    'C’est le cri d’un homme qui souffre, trouve Dieu lointain et muet, et l’appelle pourtant encore son Dieu. Jésus l’a prié sur la croix, partageant la plus profonde solitude humaine ; le psaume s’achève dans la confiance et la louange.',
  'PSA 23:1':
    'Le berger conduit ses brebis, les nourrit et les défend contre les bêtes ; seules, elles se perdraient. David, qui fut berger lui-même, dit que Dieu fait de même pour lui, et qu’il ne manquera donc pas du nécessaire.',
  'PSA 23:2; PSA 23:3':
    'L’herbe verte et l’eau calme sont ce qu’il faut aux brebis dans un pays sec : manger, boire et se coucher en sûreté. Elles figurent le repos et les forces nouvelles que Dieu donne ; les bons sentiers, c’est la vie droite sous sa conduite.',
  'PSA 23:4':
    'Une gorge profonde et sombre, où guettent bêtes ou brigands, figure les pires heures de la vie : le danger, le deuil, la mort. Le bâton du berger écarte l’ennemi, sa houlette guide ; Dieu n’épargne pas toujours l’obscurité, mais il la traverse avec les siens.',
  'PSA 23:5; PSA 23:6':
    'Le berger devient un hôte : il dresse la table, verse l’huile sur la tête de l’invité, comme on honorait les convives, et remplit la coupe à ras bord. C’est dire que Dieu donne en abondance, même sous les yeux des ennemis, et accueille pour toujours.',
  'PSA 27:1':
    'La lumière dit la sûreté et la joie, car dans le noir on ne voit ni ennemis ni dangers ; la forteresse est le refuge où l’on court. Celui qui prie ce psaume est réellement assailli : la peur est là, mais Dieu est plus grand que ce qu’elle redoute.',
  'PSA 34:18':
    'Cœur brisé, esprit abattu : c’est l’état de qui a été écrasé par le chagrin, la honte ou l’épreuve. Dieu ne se détourne pas de ces personnes et n’attend pas qu’elles redeviennent fortes : c’est d’elles surtout qu’il s’approche, et il les relève.',
  'PSA 37:4':
    'Faire du Seigneur ses délices, c’est trouver sa joie en Dieu même. Celui-là en vient à désirer ce qui est bon aux yeux de Dieu, et ces désirs-là, Dieu les comble. La plupart n’y voient pas la promesse que tout souhait se réalise ; le psaume console ceux qui voient prospérer les méchants.',
  'PSA 42:1':
    'À la saison sèche, la biche halète et brame après l’eau, sans laquelle elle mourrait. Ainsi le psalmiste, loin du temple et dans les larmes, soupire après Dieu : non après ses dons, mais après Dieu lui-même, comme après la vie.',
  'PSA 42:7':
    'L’abîme, ce sont les eaux sans fond ; un flot semble appeler l’autre, dans le fracas des cascades, et les vagues passent sur le psalmiste. C’est l’image des malheurs qui se succèdent ; mais il dit que ces vagues sont à Dieu et continue d’espérer en lui.',
  'PSA 46:1':
    'Un refuge est le lieu où l’on fuit devant le flot ou l’ennemi. Le psaume imagine le pire, la terre qui tremble et les montagnes qui s’abîment dans la mer, et dit que même alors Dieu ne cède pas. Dans la détresse, il est dit tout proche, non lointain.',
  'PSA 46:10':
    'Le mot d’origine veut dire lâcher, cesser. Dans le psaume, il retentit parmi les nations en tumulte et les armes brisées : que le combat s’arrête, car Dieu seul règne sur la terre. À qui se fie en lui, il apporte le calme au milieu du bouleversement.',
  'PSA 51:10':
    'David, coupable d’adultère et de la mort d’un homme, n’a plus d’excuse. « Créer » est le mot employé pour la création du monde : il ne demande pas une réparation, mais du neuf que Dieu seul peut faire, un cœur droit et ferme.',
  'PSA 55:6':
    'Les colombes volent vite et loin, et nichent dans des rochers hors d’atteinte. Un homme angoissé, trahi par un ami proche, voudrait s’envoler et trouver le repos ; il ne cache pas ce désir et, plus loin, confie son fardeau à Dieu.',
  'PSA 90:4':
    'Ce qui semble sans fin aux hommes est court pour Dieu, comme la journée passée ou quelques heures de nuit. Ce n’est pas une formule pour calculer des dates : Dieu est au-dessus du temps, tandis que la vie humaine passe vite.',
  'PSA 90:12':
    'Compter ses jours, c’est se rappeler qu’ils sont peu nombreux et qu’ils finiront. Le psaume le demande à Dieu non pour assombrir la vie, mais pour la rendre sage : qui sait que le temps est court discerne ce qui compte vraiment.',
  'PSA 91:1':
    'Abri et ombre sont des images de protection : l’ombre d’un toit dans la chaleur du désert, ou les ailes qui couvrent les petits de l’oiseau. Le psaume chante la confiance en Dieu ; il ne dit pas que le croyant ne subit jamais aucun mal : c’est ainsi que le diable le détourne en tentant Jésus.',
  'PSA 103:12':
    'L’orient et l’occident ne se rejoignent jamais, si loin que l’on marche : il n’est pas de plus grande distance. Aussi loin Dieu écarte la faute qu’il pardonne ; elle n’est plus comptée à l’homme et ne revient plus entre eux.',
  'PSA 110:1; MAT 22:44; MRK 12:36; LUK 20:42-43; ACT 2:34-35; HEB 1:13':
    'S’asseoir à la droite du roi, c’est partager son honneur et son pouvoir ; le marchepied sous les pieds, c’est la défaite des ennemis. Dieu le dit au roi que David appelle son seigneur. Jésus et les apôtres l’appliquent au Messie : les chrétiens le voient accompli dans la résurrection et le règne du Christ.',
  'PSA 118:22; MAT 21:42; MRK 12:10; LUK 20:17; ACT 4:11; 1PE 2:7':
    'Les bâtisseurs écartent une pierre comme inutile, et elle se révèle la plus importante de l’édifice, celle qui le tient. Le psaume parle d’un homme méprisé que Dieu relève ; Jésus et les apôtres l’appliquent à lui, rejeté puis ressuscité.',
  'PSA 119:105':
    'Une petite lampe à huile, dans une nuit sans éclairage, montre le pas suivant et évite de trébucher. Telle est la parole de Dieu : elle ne dévoile pas tout l’avenir, mais montre par où aller maintenant.',
  'PSA 121:1; PSA 121:2':
    'C’est un chant de pèlerins en route. Ils regardent peut-être des monts pleins de dangers, ou ceux de Jérusalem où ils vont ; dans les deux cas, d’où vient le secours ? Non des montagnes, mais de Dieu, qui a fait le ciel et la terre.',
  'PSA 126:5; PSA 126:6':
    'Le semeur se défait d’un grain qu’il pourrait manger, sans savoir s’il lèvera ; des mois plus tard, il rapporte les gerbes. Le peuple revenu d’exil demande que son temps de larmes finisse de même, en moisson de joie.',
  'PSA 127:1':
    'Bâtir et veiller représentent tout travail et tout souci des hommes. On ne les méprise pas : il faut bien bâtir et monter la garde ; mais que l’œuvre tienne n’est pas entre leurs mains. Le travail sans Dieu est peine perdue ; avec lui, ajoute le psaume, on peut dormir.',
  'PSA 139:14':
    'Le psaume montre Dieu formant l’enfant dans le sein de sa mère, comme un tisserand habile. Il y a de quoi être saisi de respect : tout être humain, avant même de naître, est l’œuvre attentive de Dieu, qui le connaît à fond.',
  'PRO 1:7; PRO 9:10; PSA 111:10; JOB 28:28':
    'La « crainte » n’est pas ici la terreur, mais le respect : prendre Dieu au sérieux, l’honorer et s’écarter du mal. On l’appelle commencement parce que toute vraie intelligence de la vie part de là, comme une maison de ses fondations.',
  'PRO 3:5; PRO 3:6':
    'Se confier, c’est s’appuyer de tout son poids, comme sur un soutien ferme ; la seule intelligence de l’homme est un bâton trop faible pour tout porter. Il ne s’agit pas de cesser de penser, mais de mettre Dieu en premier : il aplanit le chemin.',
  'PRO 4:23':
    'Dans la Bible, le cœur n’est pas seulement le lieu des sentiments, mais des pensées et des décisions. Il est comme une source : telle est l’eau au départ, tel sera le ruisseau ; ce qui entre dans le cœur façonne toute la vie.',
  'PRO 6:6':
    'La fourmi est minuscule et n’a pas de surveillant ; pourtant elle amasse sa nourriture en été, quand il y en a. Le sage envoie le paresseux à son école : le travail fait à temps évite que la misère ne surprenne.',
  'PRO 13:24':
    'La verge, bâton dont on corrigeait alors et aussi outil du berger, figure la discipline. Le proverbe dit que l’amour ne laisse pas l’enfant sans guide. Certains chrétiens admettent une punition physique légère, d’autres prennent la verge au figuré ; nul n’est autorisé par là à maltraiter un enfant.',
  'PRO 15:1':
    'La colère est comme un feu : la parole dure y jette du bois, la parole calme et bonne le laisse s’éteindre. Le proverbe observe que, souvent, c’est le ton de la réponse qui décide si la querelle cesse ou grandit.',
  'PRO 16:18':
    'L’orgueil, ici, c’est se croire au-dessus des autres et n’avoir besoin d’aucun conseil, non la joie légitime du travail bien fait. Qui porte la tête si haut ne voit pas la pierre à ses pieds : l’arrogance aveugle et mène à la ruine.',
  'PRO 22:6':
    'La voie est une manière de vivre, apprise tôt, comme on apprend à marcher. Comme la plupart des proverbes, celui-ci dit ce qui arrive d’ordinaire : ce qui est semé dans l’enfance demeure. Ce n’est ni une garantie, ni un blâme pour les parents dont l’enfant prend un autre chemin.',
  'PRO 25:11':
    'Des fruits d’or dans une monture d’argent formaient un bel ouvrage, précieux et bien assorti. Aussi belle est la parole qui convient : ce qu’il fallait dire, dit au bon moment et de la bonne manière.',
  'PRO 25:21; PRO 25:22':
    'Des braises sur la tête, voilà qui brûle. La plupart y voient la honte qu’une bonté inattendue éveille chez l’ennemi et qui peut le changer ; d’autres, le jugement de Dieu s’il s’endurcit. Dans les deux cas, on répond au mal par le pain et l’eau, non par la vengeance.',
  'PRO 26:11; 2PE 2:22':
    'Le chien retourne manger ce que son estomac a rejeté. L’image veut dégoûter : ainsi l’insensé recommence la folie même qui lui a déjà nui. Le Nouveau Testament l’applique à ceux qui reviennent au mal qu’ils avaient quitté.',
  'PRO 27:17':
    'Une lame de fer s’affûte contre une autre, par frottement, parfois avec des étincelles, et les deux y gagnent. De même, des amis qui se parlent franchement, s’interrogent et se reprennent s’aident à devenir plus sages et meilleurs.',
  'PRO 31:10':
    'L’hébreu dit une femme de force, de valeur : le poème en loue une qui commerce, organise, parle avec sagesse et aide le pauvre. C’est un éloge qui suit tout l’alphabet hébreu, non une liste de devoirs d’après laquelle juger les épouses ; beaucoup y voient la sagesse elle-même.',
  'ECC 1:2; ECC 12:8':
    'Le mot hébreu signifie « souffle » ou « buée », ce qu’on ne peut retenir et qui vite s’en va ; ainsi redoublé, il est au plus fort. L’Ecclésiaste voit que tout ce pour quoi l’on peine passe et ne comble pas ; à la fin, il renvoie à Dieu.',
  'ECC 1:9':
    '« Sous le soleil », c’est la vie sur terre telle que les hommes la voient. L’Ecclésiaste regarde tourner le soleil, le vent, les générations : ce qui semble neuf a déjà été, on l’avait seulement oublié ; la nouveauté ne donne donc pas de sens à la vie.',
  'ECC 3:1':
    'Le « temps » est l’heure fixée pour chaque chose. La liste qui suit réunit les contraires, naître et mourir, pleurer et rire : chacun a sa place dans la vie, l’homme ne fixe pas ces heures, et la sagesse est de savoir ce que demande le moment.',
  'ECC 3:11':
    "L'« éternité », c’est ici le sens de ce qui dépasse l’instant : l’homme s’interroge sur le tout, sur l’origine et la fin des choses. Dieu lui-même a mis en lui ce désir, mais par sa seule raison il ne peut embrasser l’œuvre divine.",
  'ECC 4:9':
    'L’Ecclésiaste vient de décrire un homme qui peine tout seul ; il lui oppose deux compagnons : leur travail rend mieux, ils se relèvent l’un l’autre, se tiennent chaud, se défendent. Cela vaut pour toute amitié ou entraide, et pas seulement pour le mariage.',
  'ECC 4:12':
    'Un seul brin casse aisément, mais trois brins tressés résistent. L’Ecclésiaste a loué deux compagnons qui se soutiennent ; à trois, la force croît encore : on vient difficilement à bout de gens unis. Aux mariages, on voit souvent Dieu dans le troisième brin.',
  'ECC 11:1':
    'Le pain jeté sur l’eau semble perdu, et pourtant, longtemps après, on le retrouve. Beaucoup y voient la générosité qui donne sans compter sur un retour ; d’autres, le commerce par mer ou l’audace d’entreprendre, car la suite conseille de partager son bien.',
  'ECC 12:13':
    'Après avoir pesé tout ce pour quoi l’on vit, travail, plaisir, sagesse, richesse, le livre arrive à cette conclusion. Craindre Dieu, c’est l’honorer comme Dieu et le prendre au sérieux ; cela, avec ses commandements, fait une vie humaine entière, même si beaucoup reste une énigme.',
  'SNG 2:2':
    'Une fleur seule parmi les ronces se remarque aussitôt : ainsi la bien-aimée est, pour celui qui l’aime, sans comparaison avec les autres femmes. Outre ce sens simple, Juifs et chrétiens ont entendu dans le Cantique l’amour de Dieu pour son peuple.',
  'SNG 8:6; SNG 8:7':
    'La mort ne lâche pas celui qu’elle a saisi ; l’amour tient aussi fort. Le sceau se portait sur soi et marquait ce qui était à soi : la bien-aimée veut ainsi appartenir pour toujours à celui qu’elle aime. Ni les flots n’éteignent un tel amour, ni l’argent ne l’achète.',
  'ISA 1:18':
    'L’écarlate et le cramoisi étaient des teintures rouges que rien ne lavait, comme du sang sur les mains ; neige et laine étaient ce qu’on connaissait de plus blanc. Dieu offre à un peuple coupable un pardon si complet que l’ineffaçable même disparaît.',
  'ISA 2:4; MIC 4:3':
    'Épées et lances deviennent outils pour le champ et la vigne : le fer qui tuait aide désormais à nourrir. Les prophètes voient un temps où les nations laisseront Dieu régler leurs querelles et n’auront plus besoin d’armées.',
  'ISA 5:1-7':
    'Le chant semble parler de la vigne d’un ami et devient une accusation : le maître est Dieu, la vigne Israël et Juda. Après tant de soins, il attendait de bons raisins, c’est-à-dire la justice, et il en trouve de mauvais : le sang versé et le cri des opprimés.',
  'ISA 6:1-7':
    'Le prophète voit Dieu sur son trône, si grand que le bas de son manteau suffit à remplir le temple ; les séraphins le disent trois fois saint, le plus haut degré. Ésaïe se croit perdu, mais une braise de l’autel enlève sa faute, et il est alors envoyé.',
  'ISA 6:8':
    'Le serviteur répond « me voici » à l’appel de son maître, prêt à tout. Ésaïe vient de voir la sainteté de Dieu, de se sentir perdu et d’être purifié ; sans contrainte, sans connaître la tâche, il s’offre maintenant comme messager.',
  'ISA 7:14; MAT 1:23':
    'Au roi Achaz, menacé par ses ennemis, la naissance d’un enfant est donnée pour signe ; Emmanuel signifie « Dieu avec nous ». Le mot hébreu désigne une jeune fille en âge de se marier ; Matthieu, avec la Bible grecque, lit « vierge », et toutes les Églises le voient accompli en Marie et Jésus.',
  'ISA 9:6':
    'Dans un temps de ténèbres est annoncé un enfant de la maison de David, aux quatre noms royaux : son règne apportera une paix sans fin. Les chrétiens y reconnaissent Jésus, en qui Dieu lui-même est venu ; les Juifs pensent à un roi d’alors, beaucoup à Ézéchias.',
  'ISA 11:6; ISA 65:25':
    'Fauves et bêtes paisibles, ennemis par nature, vivent ensemble, et un enfant les conduit. C’est l’image de la paix qu’apporte le roi issu de David, quand nul ne nuira plus ; les uns l’attendent à la lettre, d’autres y voient les hommes réconciliés.',
  'ISA 14:12':
    'L’étoile du matin brille et s’efface au lever du soleil : ainsi tombe le roi de Babylone, qui voulait être comme Dieu. « Lucifer » est le mot latin pour cet astre. Depuis les Pères de l’Église, beaucoup voient aussi derrière le roi la chute du diable ; d’autres s’en tiennent au roi.',
  'ISA 26:3':
    'L’hébreu redouble le mot « paix » : une paix entière. L’esprit ferme est celui qui s’appuie sur Dieu comme sur un sol sûr ; la paix vient de celui qui soutient, non du calme qu’on aurait en soi. On le chante à propos d’une ville forte que Dieu lui-même protège.',
  'ISA 40:6; ISA 40:7; ISA 40:8; 1PE 1:24':
    'L’herbe et les fleurs des champs verdissent après la pluie et sèchent au premier vent brûlant : aussi brève est la vie humaine, et même l’éclat des puissants. En face se tient ce que Dieu a promis, qui ne passe pas.',
  'ISA 40:31':
    'L’aigle s’élève très haut, porté par l’air plus que par son effort. Ainsi est-il promis aux exilés épuisés que ceux qui espèrent en Dieu reçoivent de lui des forces nouvelles, pour s’envoler, pour courir, et aussi, tout simplement, pour continuer à marcher.',
  'ISA 41:10':
    'Dieu parle à Israël en exil, petit et apeuré parmi les grandes puissances. La main droite est celle de la force, et celle de Dieu soutient son peuple ; si l’on peut ne pas craindre, ce n’est pas faute de danger, mais parce qu’il est là.',
  'ISA 43:2':
    'L’eau et le feu représentent des dangers mortels ; Israël avait jadis traversé la mer et devait maintenant revenir d’exil. Il n’est pas promis au peuple de Dieu d’y échapper, mais que Dieu les traverse avec lui et qu’ils n’auront pas le dernier mot.',
  'ISA 53:3; ISA 53:4':
    'Le « serviteur » est un homme que tous méprisent et fuient, croyant que Dieu le punit ; en vérité, il porte la souffrance des autres. Les chrétiens reconnaissent en lui Jésus, comme les apôtres ; les lecteurs juifs y voient le plus souvent le peuple d’Israël souffrant.',
  'ISA 53:5; 1PE 2:24':
    'Les « meurtrissures » sont les marques des coups. Le serviteur souffre ce que d’autres méritaient, et cela leur apporte paix et guérison. Les chrétiens y voient la passion du Christ, qui guérit du péché ; certains, surtout pentecôtistes, y entendent aussi une promesse pour le corps malade.',
  'ISA 55:8; ISA 55:9':
    'La distance de la terre au ciel est la plus grande que l’œil embrasse ; d’autant les pensées de Dieu dépassent celles des hommes. Juste avant, il est question du pardon : Dieu pardonne plus largement que les hommes ne l’imagineraient.',
  'ISA 64:6':
    'Un vêtement taché de sang rendait impur pour le culte. Dans cette prière de repentir, le peuple avoue que même ses bonnes actions sont gâtées par le péché. Bien des protestants l’appliquent à toute œuvre humaine devant Dieu ; catholiques et orthodoxes, plutôt à la faute d’Israël d’alors.',
  'ISA 64:8; JER 18:6':
    'Le potier façonne l’argile molle à son gré, et, si le vase est manqué, il la pétrit et recommence. Ainsi le peuple est dans la main de Dieu : il l’a fait et agit librement ; mais, s’il se repent, Dieu peut le former de nouveau.',
  'JER 1:5':
    'Jérémie se croit trop jeune pour être prophète. Dieu répond que sa mission est plus ancienne que ses craintes : il était connu et destiné à elle avant que personne sache qu’il existait. Beaucoup d’Églises y entendent aussi combien toute vie humaine compte pour Dieu avant la naissance.',
  'JER 8:22':
    'Galaad, à l’est du Jourdain, était connu pour une résine qui apaisait les plaies. Jérémie demande avec douleur pourquoi son peuple reste malade, alors que le remède et le médecin sont proches : sa plaie est l’infidélité à Dieu, et il ne se laisse pas guérir.',
  'JER 13:23':
    'La couleur de la peau et les taches du léopard sont de ces choses que nul ne peut changer, et qui n’ont rien de mauvais. Il s’agit de l’habitude : Juda fait le mal depuis si longtemps que c’est devenu sa nature, et il ne peut changer par ses propres forces.',
  'JER 17:9':
    'Le cœur est le siège des pensées et des désirs ; il trompe les autres et plus encore lui-même, trouvant de bonnes raisons au mal. Nul ne se connaît donc tout à fait ; Dieu seul le sonde, ajoute le prophète, et juge chacun justement.',
  'JER 29:11':
    'Ces mots viennent d’une lettre aux déportés de Babylone, qui doivent y rester soixante-dix ans. L’hébreu parle de « paix », de bien-être : Dieu ne les a pas abandonnés et les ramènera. C’est une promesse faite au peuple, non la richesse pour chacun.',
  'JER 31:29; EZK 18:2':
    'Les raisins verts agacent les dents, mais seulement de celui qui les mange. Par ce proverbe, les exilés se plaignaient de payer pour les péchés de leurs pères ; les prophètes répondent que chacun répond devant Dieu de ses propres actes.',
  'JER 31:31; LUK 22:20; HEB 8:8':
    'Une alliance est un engagement solennel entre deux parties. L’ancienne, celle du Sinaï, était gravée sur la pierre et le peuple l’a rompue ; la nouvelle, Dieu l’écrit dans les cœurs, avec un plein pardon. Les chrétiens la voient scellée dans le sang du Christ.',
  'LAM 3:22; LAM 3:23':
    'Comme la lumière du jour, la compassion de Dieu revient chaque matin, si noire qu’ait été la nuit. Un homme le dit parmi les ruines de Jérusalem, au milieu d’une plainte : il pleure encore, mais être en vie est pour lui le signe que Dieu est fidèle.',
  'LAM 3:33':
    '« De bon gré », c’est à la lettre de tout cœur : faire souffrir n’est pas ce que Dieu veut ni ce qui lui plaît. C’est dit dans les ruines de Jérusalem, dont le poète comprend la chute comme un jugement de Dieu ; même là, il tient que son cœur est compassion et que la peine ne durera pas toujours.',
  'EZK 1:4-28':
    'Quatre êtres vivants ailés et des roues couvertes d’yeux portent le trône de Dieu dans toutes les directions : Dieu voit tout et n’est lié à aucun lieu ; il est donc aussi avec les exilés à Babylone. La tradition a fait plus tard des quatre faces les signes des quatre Évangiles.',
  'EZK 18:20':
    'Les exilés disaient payer les fautes de leurs parents. Dieu répond que nul n’est coupable de ce qu’a fait son père ou son fils : chacun est jugé sur sa propre vie. Même le méchant peut revenir et vivre, car Dieu ne prend plaisir à la mort de personne.',
  'EZK 36:26; EZK 11:19':
    'Le cœur de pierre est dur, insensible, sourd à Dieu. « Chair » ne veut dire ici ni faiblesse ni désir, mais ce qui est vivant et tendre : Dieu changera son peuple du dedans et lui donnera son Esprit, pour qu’il puisse entendre et veuille obéir.',
  'EZK 37:4; EZK 37:5':
    'Des os desséchés, c’est ce qu’il y a de plus mort, sans espoir de vie. Dieu lui-même explique la vision : c’est la maison d’Israël exilée, qui se croit perdue et que son Esprit relèvera et ramènera. Les chrétiens y entendent aussi la résurrection des morts.',
  'EZK 47:1-12':
    'Du temple sort un filet d’eau qui devient un fleuve infranchissable et assainit jusqu’à la mer Morte ; sur ses rives, des arbres donnent fruits et feuilles qui guérissent. C’est l’image de la vie qui jaillit de la présence de Dieu ; beaucoup pensent à l’Esprit Saint. Certains l’attendent à la lettre.',
  'DAN 2:31-45':
    'L’or, l’argent, le bronze, le fer mêlé d’argile sont quatre empires successifs ; la tête d’or est Nabuchodonosor de Babylone. La tradition voit dans le quatrième Rome, bien des spécialistes la Grèce. La pierre qui brise tout et devient montagne est le royaume que Dieu établit pour toujours.',
  'DAN 4:10-27':
    'Le grand arbre qui abrite bêtes et oiseaux, c’est le roi Nabuchodonosor au faîte de sa puissance. On l’abat, mais la souche reste : sept temps durant, le roi orgueilleux vivra comme une bête, jusqu’à reconnaître que Dieu domine sur les royaumes des hommes et les donne à qui il veut.',
  'DAN 5:5; DAN 5:25; DAN 5:27':
    'Sur le mur du palais apparaissent trois mots de compte et de pesée : les jours du roi sont comptés, il a été pesé et trouvé trop léger, son royaume est divisé. Belschatsar meurt la nuit même ; depuis, « l’inscription sur le mur » annonce une ruine prochaine.',
  'DAN 7:1-28':
    'Les quatre bêtes sorties de la mer sont quatre empires féroces ; beaucoup y voient Babylone, Mèdes et Perses, la Grèce et Rome, bien des spécialistes s’arrêtent à la Grèce. Dieu les juge et donne un règne sans fin à un être semblable à un homme : les chrétiens y voient le Christ, d’autres aussi le peuple saint.',
  'DAN 7:9':
    'L’Ancien des jours est un nom de Dieu, juge des nations. Les cheveux blancs disent l’âge et la sagesse, le vêtement blanc la pureté, le feu la majesté : il était avant tous les royaumes et leur demande des comptes quand leur temps est fini.',
  'DAN 8:1-27':
    'L’ange l’explique : le bélier, c’est la Médie et la Perse ; le bouc, la Grèce, et sa grande corne, le premier roi, pour presque tous Alexandre. Dans la petite corne, la plupart voient Antiochus, qui profana le temple ; d’autres, comme les adventistes, un pouvoir plus tardif. Elle est brisée sans main d’homme.',
  'DAN 9:24-27':
    'On lit presque toujours des semaines d’années. La tradition chrétienne les compte jusqu’au Christ, sa mort et la chute de Jérusalem ; bien des spécialistes, jusqu’à Antiochus, profanateur du temple ; les dispensationalistes gardent la dernière pour la fin des temps. Dans toute lecture, Dieu fixe un terme à la détresse.',
  'HOS 6:6; MAT 9:13; MAT 12:7':
    'C’est une tournure hébraïque forte : plus que des sacrifices, Dieu veut l’amour fidèle et des gens qui le connaissent. Le culte vaut peu là où manquent la fidélité et la miséricorde. Jésus cite cette parole quand on lui reproche de manger avec des pécheurs.',
  'HOS 8:7':
    'Le vent, c’est le vide : Israël compte sur des idoles et sur des traités avec les puissants, où rien ne tient. Comme la semence rend plus qu’on n’a semé, ce vide devient tempête : le mal revient, multiplié.',
  'JOL 2:13':
    'Dans le deuil, on déchirait ses vêtements, signe visible à tous. Déchirer son cœur veut dire que le regret du péché doit être vrai et intérieur, non une simple démonstration ; qui revient ainsi trouve un Dieu clément et lent à la colère.',
  'JOL 2:25':
    'Des nuées de sauterelles avaient mangé les récoltes jusqu’à l’écorce des arbres, et avec elles des années de travail. Dieu promet au peuple repentant des moissons qui compenseront la perte ; beaucoup y ont entendu que même des années gâchées ne sont pas hors de son secours.',
  'JOL 2:28; ACT 2:17':
    'En Israël, l’Esprit venait sur quelques-uns, prophètes, juges, rois ; un jour, promet Dieu, il sera répandu comme une pluie sur tous, fils et filles, vieux et jeunes, même les esclaves. À la Pentecôte, Pierre déclare que cela s’accomplit.',
  'AMO 4:12':
    'C’est une sommation, comme devant un tribunal : averti par la faim, la sécheresse et la maladie, Israël n’est pas revenu ; Dieu lui-même va donc venir. Ces mots menacent les injustes et sont en même temps un dernier appel au repentir.',
  'AMO 5:24':
    'Bien des torrents du pays ne coulent qu’après la pluie et tarissent l’été ; la justice doit être comme le fleuve qui ne manque jamais. Dieu refuse fêtes et cantiques tant que le pauvre est trompé au tribunal et au marché : sans justice, le culte n’est pour lui que bruit.',
  'JON 1:17; MAT 12:40':
    'Le poisson n’est pas un châtiment mais un sauvetage : Jonas, qui fuyait Dieu, se serait noyé. La Bible dit un grand poisson ; la baleine vient de conteurs plus tardifs. Jésus fait des trois jours un signe de sa mort et de sa résurrection. Les uns y lisent une histoire réelle, d’autres une parabole.',
  'MIC 6:8':
    'Quelqu’un demande quelle offrande plairait assez à Dieu : des milliers de béliers, ou même son enfant. La réponse ne nomme aucun don, mais une façon de vivre : être juste envers autrui, aimer la bonté et la fidélité, vivre humblement avec Dieu.',
  'HAB 2:4; ROM 1:17; GAL 3:11; HEB 10:38':
    'Les conquérants violents se fient à leur force et tomberont ; le juste s’attache à Dieu et vit. Le mot hébreu dit à la fois foi et fidélité : Paul l’applique au fait d’être rendu juste par la foi. Les protestants soulignent la foi seule ; catholiques et orthodoxes, la foi agissant par l’amour.',
  'ZEC 4:6':
    'La puissance et la force, ce sont les armées, l’argent, l’énergie des hommes ; Zorobabel en a peu : il doit rebâtir le temple parmi les ruines, avec peu de gens et beaucoup d’adversaires. L’œuvre s’achèvera, lui est-il dit, parce que l’Esprit de Dieu la porte.',
  'ZEC 9:9; MAT 21:5; JHN 12:15':
    'Le conquérant arrivait sur un cheval de guerre ; ce roi vient sur un âne, humble, et supprime chars et arcs. Les Évangiles voient la promesse accomplie quand Jésus entre à Jérusalem : un roi qui apporte la paix et ne règne pas par la force.',
  'MAL 3:2; MAL 3:3':
    'Le fondeur chauffe l’argent à grand feu jusqu’à ce que les scories se séparent, et le savon du blanchisseur ôte les taches. Ce feu ne vise pas à détruire le métal, mais à le nettoyer : quand Dieu viendra dans son temple, il purifiera ses prêtres et son peuple.',
  'MAL 3:10':
    'On imagine le ciel avec des fenêtres d’où tombe la pluie, et la pluie, c’était la moisson et le pain. Dieu la promet à Juda, qui retenait les dîmes dues au temple et aux pauvres. Bien des Églises enseignent encore la dîme, d’autres l’offrande libre ; la plupart refusent d’y voir un moyen de s’enrichir.',
  'MAL 4:2':
    'Après une longue nuit, le soleil se lève ; ses rayons sont comme des ailes qui apportent chaleur et guérison. À ceux qui craignent Dieu, le jour qui vient apporte justice et joie, tandis qu’il consume le mal. Les chrétiens voient dans ce soleil levant le Christ, qui vient comme une lumière.',
  'MAT 1:21':
    'Le nom de Jésus, en hébreu Yeshoua, veut dire le Seigneur sauve. L’ange explique de quel salut il s’agit : non des Romains, comme beaucoup l’espéraient, mais du péché, de tout ce qui sépare de Dieu. Le nom de l’enfant dit toute sa mission.',
  'MAT 3:11; LUK 3:16':
    'Jean plonge dans l’eau ceux qui reviennent à Dieu ; celui qui vient après lui emplira les hommes de l’Esprit de Dieu. Le feu purifie et brûle aussi : les uns y voient la purification par l’Esprit, comme à la Pentecôte, d’autres le jugement dont Jean parle aussitôt après.',
  'MAT 5:3':
    'Les « pauvres en esprit » ne sont pas des simples d’esprit, mais ceux qui savent qu’ils n’ont rien à faire valoir devant Dieu et viennent à lui les mains vides. C’est à eux, dit Jésus, et non à ceux qui sont sûrs d’eux, que le royaume appartient.',
  'MAT 5:4':
    'Ces pleurs, ce sont tous les grands chagrins : le deuil des morts, mais aussi la douleur devant le péché et devant le mal dans le monde. La tristesse n’est pas louée pour elle-même : la promesse est que Dieu lui-même consolera ceux qui pleurent.',
  'MAT 5:5':
    'Être doux, ce n’est pas être faible : les doux sont humbles, ne s’imposent pas par la force, ne se vengent pas et s’en remettent à Dieu. Ce que d’autres cherchent à prendre de force, ils le recevront de lui en héritage.',
  'MAT 5:6':
    'La faim et la soif sont l’image d’un désir aussi fort que le besoin de manger et de boire : vivre selon la volonté de Dieu et voir sa justice régner parmi les hommes. Ce désir, Dieu lui-même le comblera.',
  'MAT 5:7':
    'Les miséricordieux pardonnent à ceux qui leur ont fait du tort et viennent en aide à ceux qui sont dans le besoin. Ce n’est pas un marché avec Dieu : qui vit de sa miséricorde la transmet, et la retrouvera quand Dieu jugera.',
  'MAT 5:8':
    'Dans la Bible, le cœur est le fond de l’être, là où l’on pense et décide ; un cœur pur est sincère, sans partage ni arrière-pensée. Voir Dieu, c’est vivre en sa présence : dès maintenant par la foi, un jour face à face.',
  'MAT 5:9':
    'Les artisans de paix ne se contentent pas d’aimer la tranquillité : ils travaillent à réconcilier ceux qui s’opposent. On les appelle fils de Dieu parce qu’ils ressemblent en cela à leur Père, qui fait lui-même la paix avec les hommes.',
  'MAT 5:10-11':
    'Ce n’est pas la souffrance qui est dite heureuse, ni celle qu’on s’attire par ses fautes, mais ceux qu’on hait, calomnie ou maltraite parce qu’ils font le bien et appartiennent au Christ. Ce qu’ils perdent ici ne leur ôte pas le royaume qui est à eux.',
  'MAT 5:13; MRK 9:50; LUK 14:34':
    'Le sel empêchait les aliments de pourrir et leur donnait du goût : de même, ceux qui suivent Jésus sont là pour le bien de leur entourage. Le sel devenu fade, ce sont des disciples que plus rien ne distingue des autres.',
  'MAT 5:14-16':
    'Une ville sur une hauteur se voit de loin, et on allume une lampe pour la placer en haut. Ainsi, le bien que font les disciples de Jésus est fait pour être vu, non pour leur gloire, mais pour que les gens louent Dieu.',
  'MAT 5:17':
    '« La Loi » et « les Prophètes » désignent ensemble les Écritures d’Israël. Jésus ne les écarte pas : il les « accomplit » en apportant ce qu’elles promettaient, en faisant ce qu’elles demandent et en montrant ce que visent vraiment les commandements.',
  'MAT 5:22':
    '« Raca » était une injure, à peu près « tête vide ». Jésus remonte du meurtre à sa racine : la colère qu’on entretient et le mépris d’autrui tombent déjà sous le jugement de Dieu, et pas seulement l’acte que punissent les tribunaux.',
  'MAT 5:29-30; MAT 18:8-9; MRK 9:43; MRK 9:47':
    'L’œil et la main représentent tout ce qui entraîne au péché, si cher que ce soit. L’exagération montre combien le péché est grave et que rompre avec lui peut coûter ; les Églises n’y ont jamais vu l’ordre de blesser son corps.',
  'MAT 5:37':
    'On jurait par le ciel, par la terre ou par Jérusalem pour être cru. À qui dit toujours la vérité, un simple oui ou non suffit. La plupart des Églises admettent pourtant le serment en justice ; les mennonites et les quakers le refusent.',
  'MAT 5:39; LUK 6:29':
    'Une gifle était avant tout un affront. Jésus apprend à ne pas rendre le mal pour le mal ; ce n’est pas l’ordre de rester auprès de quelqu’un de violent, et se mettre à l’abri ou recourir à la justice n’y est pas contraire.',
  'MAT 5:41':
    'Les soldats de l’occupant pouvaient contraindre les gens à porter leur charge sur une certaine distance. Celui qui fait librement le double n’agit plus par contrainte ni avec amertume : il répond par une bonté inattendue.',
  'MAT 5:44; LUK 6:27; LUK 6:35':
    '« Aimer », ici, n’est pas éprouver de la sympathie, mais vouloir et faire du bien même à ceux qui nuisent, et prier pour eux. Ce n’est pas appeler bien le mal ; c’est ressembler à Dieu, qui est bon même pour les ingrats.',
  'MAT 5:48':
    '« Parfait » veut dire entier, sans partage : dans ce passage, un amour qui n’est pas réservé aux amis mais s’étend aux ennemis, comme Dieu donne à tous soleil et pluie. C’est le but vers lequel Jésus appelle ses disciples.',
  'MAT 6:3':
    'L’image est celle d’un don si discret que même l’autre main n’en sait rien. Celui qui aide les pauvres ne le fait ni pour être vu ni pour s’admirer lui-même : Dieu le voit, et cela suffit.',
  'MAT 6:9; LUK 11:2':
    'La prière s’adresse à Dieu comme à un Père, proche de ses enfants et pourtant très haut. « Sanctifier », c’est tenir pour saint : la première demande est que le nom de Dieu, donc Dieu lui-même, soit partout connu et honoré.',
  'MAT 6:10':
    'Le « règne » de Dieu, c’est son autorité de roi : on demande qu’elle gagne dès maintenant les hommes et s’établisse pleinement à la fin. Comme au ciel tous font avec joie ce que Dieu veut, que cela se fasse aussi sur la terre.',
  'MAT 6:11; LUK 11:3':
    'Le « pain » représente tout ce qu’il faut pour vivre, demandé jour après jour, sans souci d’amasser. Depuis l’Église ancienne, beaucoup, surtout catholiques et orthodoxes, pensent aussi au pain de l’eucharistie, la Cène.',
  'MAT 6:12; LUK 11:4':
    'Les « dettes » sont une image des péchés, de ce que l’on doit à Dieu et ne peut rembourser. Pardonner aux autres n’achète pas son pardon ; mais qui demande miséricorde et la refuse à autrui contredit sa propre prière.',
  'MAT 6:13':
    'Le mot grec veut dire tentation et aussi épreuve ; Dieu lui-même ne pousse personne au mal. On lui demande de garder ses enfants de la chute et de les délivrer du mal ou, comme beaucoup traduisent, du Mauvais.',
  'MAT 6:19-20; LUK 12:33':
    'Les mites, la rouille et les voleurs montrent que tout ce qu’on amasse peut se perdre. Le « trésor » dans le ciel, c’est ce qui compte pour Dieu et demeure : une vie pour lui et ce qu’on donne par amour aux pauvres.',
  'MAT 6:22-23; LUK 11:34':
    'Comme une lampe éclaire une pièce, l’œil donne la lumière à tout le corps. L’œil sain représente un cœur tourné vers Dieu et généreux ; l’œil mauvais, l’avidité et l’envie, qui assombrissent toute une vie.',
  'MAT 6:24; LUK 16:13':
    '« Mammon », mot araméen qui désigne l’argent et les biens, est ici comme un maître. Un esclave ne pouvait être tout entier qu’à un seul propriétaire : qui vit pour l’argent ne peut vivre en même temps tout entier pour Dieu.',
  'MAT 6:26; MAT 6:28-29; LUK 12:24; LUK 12:27':
    'Les oiseaux n’ont pas de greniers et les fleurs ne tissent pas leurs habits ; pourtant Dieu nourrit les uns et habille superbement les autres. Il prendra d’autant plus soin des hommes : cela vise l’inquiétude, non le travail.',
  'MAT 6:33; LUK 12:31':
    'C’est une question d’ordre : le règne de Dieu et ce qui est juste à ses yeux passent avant la nourriture et le vêtement. « Ces choses » sont ces besoins de chaque jour, non la richesse ; le Père les connaît et y pourvoit.',
  'MAT 6:34':
    '« Demain », c’est tout ce qui peut encore arriver. Jésus ne parle pas contre la prévoyance, mais contre le souci qui charge aujourd’hui du poids des jours à venir ; Dieu, qui donne la force pour ce jour, sera là demain aussi.',
  'MAT 7:1; LUK 6:37':
    '« Juger », ici, c’est condamner les autres et les mépriser, comme si l’on occupait la place de Dieu. Il n’est pas interdit de distinguer le bien du mal ; mais celui qui mesure durement les autres sera mesuré de même par Dieu.',
  'MAT 7:3-5; LUK 6:41-42':
    'Une paille et une poutre de maison : image presque comique de celui qui voit les petits défauts des autres et reste aveugle aux siens, bien plus grands. Aider autrui n’est pas interdit, mais on commence par se corriger soi-même.',
  'MAT 7:6':
    'Les chiens et les porcs, animaux impurs pour ses auditeurs, représentent ceux qui accueillent ce qui est saint par la moquerie et le mépris. Les perles sont le précieux message de Dieu : on ne l’impose pas à qui ne fait que le piétiner.',
  'MAT 7:7; LUK 11:9':
    'Demander, chercher, frapper : trois images de la prière confiante qui ne se lasse pas. Dieu répond comme un bon père : il donne à ses enfants ce qui est bon, et ce n’est pas toujours exactement ce qu’ils ont demandé.',
  'MAT 7:12; LUK 6:31':
    'Cette parole est appelée la règle d’or. Elle demande plus que de ne pas nuire : le bien qu’on voudrait recevoir est la mesure du bien à faire aux autres, en prenant les devants.',
  'MAT 7:13-14':
    'Deux portes et deux chemins représentent deux manières de vivre. Le large est facile et fréquenté, mais finit dans la ruine ; l’étroit, suivre Jésus, coûte et attire moins de monde, mais mène à la vie avec Dieu.',
  'MAT 7:15':
    'Des loups vêtus en brebis ont l’air de faire partie du troupeau et lui font en réalité du mal. Jésus vise les faux prophètes : des gens qui prétendent parler au nom de Dieu et égarent les autres dans leur propre intérêt.',
  'MAT 7:16; MAT 7:20; MAT 12:33; LUK 6:44':
    'Un arbre ne peut cacher son espèce : son fruit la montre. Le fruit, c’est ce que les gens disent et font, et ce qui en sort avec le temps ; c’est à cela, et non à l’apparence, qu’on distingue le bon du mauvais.',
  'MAT 7:21; LUK 6:46':
    '« Seigneur, Seigneur » : c’est ce qu’on dit dans la prière et le culte, et à juste titre. Mais les paroles pieuses ne remplacent pas l’obéissance à Dieu : Jésus reconnaît pour siens ceux qui vivent ce qu’ils disent.',
  'MAT 7:24-27; LUK 6:48-49':
    'La maison et le sol, c’est une vie et ce sur quoi elle repose ; l’inondation et la tempête, les temps durs et le jugement de Dieu. Les deux bâtisseurs entendent Jésus ; seul celui qui agit selon ses paroles bâtit pour durer.',
  'MAT 8:22; LUK 9:60':
    'Les morts qui enterrent, ce sont ceux qui vivent sans Dieu, sourds à son appel. Jésus a défendu l’honneur dû aux parents ; ses paroles abruptes disent que le suivre n’attend pas que tout le reste soit réglé.',
  'MAT 9:17; MRK 2:22; LUK 5:37':
    'Le vin nouveau fermente encore et fait éclater les vieilles outres de cuir, devenues raides. Quand on lui demande pourquoi ses disciples ne jeûnent pas, Jésus dit par là que la nouveauté qu’il apporte n’entre pas dans les formes anciennes.',
  'MAT 10:16':
    'Des brebis parmi les loups, ce sont des messagers sans défense au milieu de gens qui peuvent leur nuire. Le serpent passait pour habile et la colombe pour inoffensive : les disciples seront avisés et prudents, mais sans ruse ni malice.',
  'MAT 10:34; LUK 12:51':
    'L’« épée » est une image de la division, non un appel à la violence : Jésus a interdit aux siens de le défendre par l’épée. Comme les uns le suivent et que d’autres le rejettent, la rupture peut traverser même les familles.',
  'MAT 11:12':
    'Verset difficile, lu de deux manières : ou bien des violents s’en prennent au royaume de Dieu, comme ceux qui ont emprisonné Jean-Baptiste, ou bien des gens y entrent de toutes leurs forces. Bien des Pères de l’Église suivaient la seconde lecture, bien des lecteurs d’aujourd’hui la première.',
  'MAT 11:28-30':
    'Le joug attelait les bœufs pour le travail ; on parlait aussi du joug de la Loi. Prendre le joug de Jésus, c’est le suivre et apprendre de lui : une tâche aussi, mais sous un maître doux, qui donne le repos et n’écrase personne.',
  'MAT 12:31-32; MRK 3:29; LUK 12:10':
    'Blasphémer contre l’Esprit n’est pas un mot irréfléchi : c’est attribuer sciemment et obstinément au diable l’œuvre de Dieu, et refuser ainsi l’Esprit qui mène au repentir. Des pasteurs de toutes les Églises l’ont dit : qui craint d’avoir commis ce péché et désire le pardon ne l’a pas commis.',
  'MAT 13:3-23; MRK 4:3-20; LUK 8:5-15':
    'Jésus l’explique lui-même : la semence est la parole de Dieu, et les quatre terrains, quatre sortes d’auditeurs. Chez les uns, la parole est aussitôt enlevée, se dessèche dans l’épreuve ou s’étouffe sous les soucis et les richesses ; chez ceux qui l’écoutent et la gardent, elle porte beaucoup de fruit.',
  'MAT 13:12; MAT 25:29; MRK 4:25; LUK 8:18; LUK 19:26':
    'Il ne s’agit pas d’argent. « Avoir », c’est avoir reçu la parole de Dieu et la faire valoir : celui-là comprend de plus en plus. Qui la laisse inutile perd même le peu qu’il a entendu. Cela décrit ce qu’est écouter, et ne loue pas le riche qui s’enrichit.',
  'MAT 13:24-30; MAT 13:36-43':
    'Jésus l’explique : le semeur, c’est lui ; le champ, le monde ; le blé, ceux qui appartiennent au royaume de Dieu ; l’ivraie, ceux qui appartiennent au Mauvais. Pour l’heure, bien et mal poussent côte à côte ; les séparer sera l’œuvre de Dieu à la fin, non celle des hommes aujourd’hui.',
  'MAT 13:31-32; MRK 4:30-32; LUK 13:18-19':
    'Une graine minuscule devient une plante si grande que les oiseaux logent dans ses branches. Ainsi, dit Jésus, le royaume de Dieu commence petit, presque inaperçu, avec lui et quelques disciples, et il devient grand ; beaucoup voient dans les oiseaux les peuples qui y trouvent abri.',
  'MAT 13:33; LUK 13:20-21':
    'Un peu de levain caché dans beaucoup de farine fait lever toute la pâte, sans bruit et sans qu’on le voie. Ainsi agit le royaume de Dieu : en silence, du dedans, jusqu’à tout gagner. Ailleurs, le levain est parfois une image du mal ; ici, presque tous le prennent en bonne part.',
  'MAT 13:44':
    'Le trésor, c’est le royaume de Dieu, la vie sous son règne. L’homme le trouve sans s’y attendre et vend avec joie tout ce qu’il a pour acquérir le champ : qui découvre la valeur du royaume ne tient rien pour trop cher à laisser pour lui, et il le fait de bon cœur.',
  'MAT 13:45-46':
    'Un marchand qui s’y connaît cherche longtemps et trouve une perle qui vaut plus que toutes les autres. La perle représente le royaume de Dieu : qui le trouve après l’avoir longtemps cherché laisse tout pour lui. Certains voient dans le marchand le Christ, qui a tout donné pour gagner les hommes.',
  'MAT 13:47-50':
    'Le grand filet ramène des poissons de toute sorte, et on ne les trie que sur le rivage. Ainsi le royaume de Dieu rassemble toutes sortes de gens, et pour un temps bons et mauvais sont ensemble ; à la fin du monde, Dieu les fera séparer.',
  'MAT 15:26; MRK 7:27':
    'Les « enfants » sont Israël, à qui Jésus est d’abord envoyé ; les « chiens », un mot qui désigne les petits chiens de la maison, sont les autres peuples. Si dure que soit l’image, Jésus finit par louer la foi de cette mère étrangère et guérit sa fille.',
  'MAT 16:18':
    '« Pierre » signifie roc. Les catholiques voient ce roc en Pierre et ses successeurs, les papes ; les orthodoxes et la plupart des protestants, dans sa confession du Christ ou en Pierre sans la papauté. Les portes de l’Hadès sont le pouvoir de la mort, qui ne vaincra pas l’Église.',
  'MAT 16:19':
    'Les clés représentent l’autorité sur une maison ; « lier » et « délier », c’est interdire et permettre, refuser et accorder le pardon. Catholiques et orthodoxes y voient le ministère des évêques et des prêtres, les catholiques surtout celui du pape ; la plupart des protestants, la prédication de l’Évangile et la discipline de l’Église.',
  'MAT 16:24; MAT 10:38; MRK 8:34; LUK 9:23; LUK 14:27':
    'Le condamné portait lui-même sa croix au lieu du supplice. S’en charger, c’est être prêt à la honte, à la perte et même à la mort pour suivre Jésus ; ce n’est pas l’ordre de supporter des mauvais traitements, chez soi ou ailleurs.',
  'MAT 17:20':
    'La graine de moutarde était l’exemple même de ce qui est minuscule, et déplacer les montagnes une expression pour l’impossible. Même une petite foi compte, car l’essentiel n’est pas sa propre force, mais Dieu sur qui elle s’appuie.',
  'MAT 18:3; MRK 10:15; LUK 18:17':
    'Un enfant n’avait alors ni rang ni mérites à faire valoir et vivait de ce qu’on lui donnait. Devenir comme lui, ce n’est pas être puéril, mais se faire humble et recevoir le royaume de Dieu comme un cadeau.',
  'MAT 18:6; MRK 9:42; LUK 17:2':
    'Les « petits », ce sont les enfants et tous ceux qui se fient à Jésus et qu’on blesse facilement. Une meule tournée par un âne entraîne n’importe qui au fond : c’est dire combien il juge grave qu’on les fasse tomber ou qu’on détruise leur confiance. Ces mots protègent les faibles.',
  'MAT 18:10':
    'Voir le visage du roi était le droit des plus proches ; les anges des petits ont cette place auprès de Dieu, tant il estime ceux que d’autres méprisent. Catholiques et orthodoxes y trouvent l’ange gardien de chacun ; les protestants sont partagés.',
  'MAT 18:20':
    'Deux ou trois, c’est la plus petite assemblée possible. Même si peu nombreux, ceux qui se réunissent comme disciples de Jésus l’ont parmi eux, bien qu’invisible ; cela ne veut pas dire qu’il soit absent de qui prie seul.',
  'MAT 18:22':
    'Sept fois semblait déjà généreux à Pierre. Ce nombre immense (on peut lire soixante-dix-sept ou soixante-dix fois sept) veut dire pardonner sans compter ; non pas minimiser le mal ni refaire confiance à quelqu’un de dangereux.',
  'MAT 18:23-35':
    'Le roi, c’est Dieu ; la dette énorme, une faute que personne ne pourrait jamais acquitter ; la petite dette du compagnon, ce que les hommes se doivent entre eux. Qui vit d’une telle miséricorde sans en montrer ne l’a pas comprise. Pardonner n’est pas dire que le mal était sans gravité.',
  'MAT 19:6; MRK 10:9':
    'On demande quand un homme peut renvoyer sa femme ; Jésus répond par ce que Dieu a voulu : un lien pour la vie. Pour les catholiques, il est indissoluble ; orthodoxes et la plupart des protestants admettent, dans certains cas, divorce et remariage. Aucune Église n’y lit le devoir de rester avec quelqu’un de violent.',
  'MAT 19:24; MRK 10:25; LUK 18:25':
    'Un chameau et le trou d’une aiguille, le plus grand animal et la plus petite ouverture connus de ses auditeurs, représentent ce qui ne peut se faire. Qui s’accroche à la richesse ne peut entrer de lui-même dans le royaume ; mais à Dieu, ajoute Jésus, même cela est possible.',
  'MAT 20:1-16':
    'Le maître de la vigne, c’est Dieu ; les ouvriers, ceux qu’il appelle tôt ou tard. Les premiers ne sont pas lésés : ils reçoivent ce qui était convenu. Mais Dieu donne autant aux derniers, car son royaume n’est pas un salaire à l’heure, et sa bonté n’est pas une raison d’être jaloux.',
  'MAT 20:16; MAT 19:30; MRK 10:31; LUK 13:30':
    'Les « premiers » sont ceux qui semblent en avance par le rang, la richesse ou le mérite ; les « derniers », ceux qui comptent peu ou arrivent tard. Dieu renverse cet ordre, car son royaume n’est pas un salaire pour les meilleurs, mais un don de sa bonté.',
  'MAT 21:28-32':
    'Le fils qui dit non puis y va représente les collecteurs d’impôts et les prostituées, revenus à Dieu en entendant Jean-Baptiste ; celui qui dit oui et n’y va pas, les chefs religieux qui n’en ont rien fait. Ce qui compte n’est pas la promesse, mais ce que l’on fait.',
  'MAT 21:33-46; MRK 12:1-12; LUK 20:9-19':
    'Le maître, c’est Dieu ; la vigne, son peuple ; les serviteurs, les prophètes ; le fils, Jésus ; les vignerons, les chefs d’alors, qui veulent garder pour eux ce qui est à Dieu. La vigne passe à d’autres, et le Fils rejeté devient la pierre d’angle. Ce n’est pas une condamnation du peuple juif.',
  'MAT 22:1-14':
    'Le roi, c’est Dieu ; le festin, la joie de son royaume ; le fils, le Christ. Les premiers invités refusent, et l’on appelle tous ceux des chemins, mauvais et bons. L’homme sans habit de noces est venu sans se laisser changer ; les uns voient dans l’habit la foi, d’autres l’amour ou une vie renouvelée.',
  'MAT 22:14':
    'Cette parole conclut l’histoire d’un repas de noces où beaucoup sont invités, mais tous n’acceptent pas ou ne viennent pas comme il convient. Sur les « élus », les réformés insistent sur le choix de Dieu ; catholiques, orthodoxes et méthodistes, aussi sur la libre réponse de chacun.',
  'MAT 22:21; MRK 12:17; LUK 20:25':
    'La pièce de l’impôt portait le portrait de l’empereur : elle peut donc lui revenir. L’État reçoit son dû, mais non l’adoration : elle est à Dieu, et beaucoup ajoutent que l’homme porte son image et se doit donc lui-même à lui.',
  'MAT 23:24':
    'On filtrait le vin pour ne pas avaler un moucheron, insecte impur ; le chameau était impur aussi, et énorme. Ainsi sont ceux qui se montrent stricts pour des riens et négligent la justice, la miséricorde et la fidélité.',
  'MAT 23:27':
    'On blanchissait les tombeaux pour que personne ne les touche par mégarde ; ils paraissaient propres et contenaient des os. Ainsi, dit Jésus aux scribes et aux pharisiens, on peut sembler pieux au-dehors et être plein de fausseté au-dedans.',
  'MAT 24:32-33; MRK 13:28-29; LUK 21:29-31':
    'Quand le figuier met ses feuilles, chacun sait que l’été est proche. Ainsi les disciples doivent comprendre, aux signes que Jésus a nommés, que ce qu’il annonce approche. La plupart ne voient dans l’arbre aucun code caché ; certains y voient une image d’Israël.',
  'MAT 24:34; MRK 13:30; LUK 21:32':
    'Verset difficile. Les uns comprennent les gens d’alors, qui ont vu détruire le temple ; d’autres le peuple juif, l’Église ou l’humanité, qui durera jusqu’à la fin ; d’autres la génération qui verra les derniers signes. La suite ajoute que nul ne connaît le jour ni l’heure.',
  'MAT 24:45-51; LUK 12:42-48':
    'Le serviteur doit nourrir la maison pendant que le maître est absent. Il représente ceux à qui Jésus confie d’autres personnes, les apôtres et les responsables surtout : il leur demandera s’ils en ont pris soin fidèlement ou s’ils ont profité de son absence pour les maltraiter.',
  'MAT 25:1-13':
    'L’époux, c’est le Christ à sa venue ; les dix vierges, ceux qui l’attendent ; toutes s’endorment, mais cinq seulement sont prêtes quand il arrive tard. L’huile est ce que nul ne peut emprunter à un autre : pour beaucoup la foi, pour d’autres l’amour et les œuvres bonnes, ou l’Esprit Saint.',
  'MAT 25:14-30':
    'Le talent était une grosse somme d’argent ; c’est de cette parabole que vient le sens de don ou d’aptitude. Le maître est le Christ, et l’argent, tout ce qu’il confie à chacun selon sa mesure : il demande la fidélité, non des résultats égaux. On reproche au troisième de n’avoir rien fait, par peur.',
  'MAT 25:31-46':
    'Le Christ vient en roi et juge et sépare les peuples comme un berger sépare brebis et chèvres. Il demande compte de l’aide donnée aux affamés, aux étrangers, aux malades, aux prisonniers : c’est à lui qu’on l’a donnée. Beaucoup voient dans ses « frères » tout homme dans le besoin, d’autres ses disciples éprouvés.',
  'MAT 26:26; MRK 14:22; LUK 22:19':
    'En donnant le pain, Jésus parle de son corps, livré à la mort. Catholiques, orthodoxes et luthériens croient qu’il donne son corps réellement présent ; les réformés, qu’on le reçoit spirituellement par la foi ; bien d’autres protestants voient dans le pain un signe du souvenir.',
  'MAT 26:41; MRK 14:38':
    'Jésus le dit à des disciples qui voulaient veiller avec lui et se sont endormis. L’« esprit », c’est leur bonne volonté ; la « chair », leur fragilité humaine, qui cède à la fatigue et à la peur ; d’où l’appel à veiller et à prier.',
  'MAT 26:52':
    'Jésus le dit au disciple qui a tiré l’épée pour empêcher son arrestation : la violence engendre la violence et se retourne contre qui s’en sert. Un État peut-il recourir aux armes ? La plupart des Églises l’admettent ; mennonites et quakers le refusent.',
  'MAT 27:46; MRK 15:34':
    'Ce cri est le début du Psaume 22, prière d’un homme qui souffre et qui finit dans la confiance et la louange. Sur la croix, Jésus entre dans l’abandon le plus profond des hommes, et même là il appelle encore Dieu son Dieu.',
  'MAT 27:51; MRK 15:38; LUK 23:45':
    'Le rideau fermait le lieu le plus saint du temple, où seul le grand prêtre entrait, une fois l’an. Qu’il se déchire à la mort de Jésus, et depuis le haut, les chrétiens y voient l’acte de Dieu lui-même : par cette mort, le chemin vers lui est ouvert.',
  'MAT 28:19':
    'Jésus ressuscité envoie ses disciples vers tous les peuples : pour enseigner, non pour contraindre. Un seul nom est dit, et trois : Père, Fils et Esprit ; presque toutes les Églises baptisent avec ces mots. Beaucoup baptisent aussi les petits enfants, les baptistes et d’autres seulement ceux qui professent eux-mêmes leur foi.',
  'MRK 2:27':
    'Dieu a donné le jour de repos pour le bien des hommes, non comme un fardeau qui obligerait à rester affamé ou sans guérison. Jésus le dit quand on reproche à ses disciples d’arracher des épis ce jour-là.',
  'MRK 4:26-29':
    'Le paysan sème, dort, se lève, et le blé pousse tout seul, il ne sait comment. Ainsi grandit le royaume de Dieu : par la force de Dieu, peu à peu, sans bruit ; les hommes peuvent semer la parole, non la faire pousser. La moisson viendra sûrement.',
  'MRK 9:24':
    'Le père d’un enfant malade vient de dire « si tu peux » et crie maintenant sa détresse. Foi et doute sont ensemble dans un même cœur ; il ne cache ni l’une ni l’autre et demande à Jésus de secourir aussi son manque de foi. Jésus ne le renvoie pas ; il guérit l’enfant.',
  'LUK 1:28':
    'L’ange salue Marie comme celle sur qui repose de façon particulière la faveur de Dieu. Catholiques et orthodoxes prient avec ces mots et y voient sa sainteté unique ; les protestants y entendent surtout que Dieu l’a librement choisie pour être la mère de son Fils.',
  'LUK 2:14':
    'Les anges le chantent à la naissance de Jésus : au ciel Dieu est loué, et sur la terre vient la paix, une vie entière et réconciliée avec lui. Selon le texte le plus ancien, elle est pour les hommes que Dieu aime, et non pour les seuls hommes de bonne intention.',
  'LUK 4:18; ISA 61:1':
    'Les mots du prophète annoncent la fin des mauvais jours pour les pauvres, les captifs et les opprimés. Jésus les lit dans la synagogue de son village et dit que cela commence avec lui. C’est la liberté du péché et du mal ; ses guérisons et son accueil des pauvres la montrent.',
  'LUK 7:41-43':
    'Le créancier, c’est Dieu, qui remet les deux dettes : la petite est celle de Simon, pharisien respecté ; la grande, celle de la femme connue comme pécheresse qui mouille de ses larmes les pieds de Jésus. Qui sait combien lui est pardonné aime beaucoup ; Simon croit n’en avoir guère besoin.',
  'LUK 9:62':
    'Qui laboure en se retournant sans cesse ne peut tracer un sillon droit. Ainsi, celui qui se met à suivre Jésus mais regrette toujours la vie qu’il a quittée n’est pas libre pour l’œuvre du royaume de Dieu.',
  'LUK 10:18':
    'Les disciples reviennent joyeux : les démons leur cèdent. Jésus y voit s’effondrer le pouvoir de Satan, vite et clairement comme un éclair qui tombe ; beaucoup pensent aussi à la chute du diable au commencement. Plus important, dit-il : leurs noms sont inscrits dans le ciel.',
  'LUK 10:30-37':
    'Juifs et Samaritains se méprisaient, et pourtant c’est le Samaritain qui aide, alors que le prêtre et le lévite passent outre. Jésus retourne la question : non pas qui est mon prochain, mais qui se fait le prochain de l’autre. Bien des Pères de l’Église ont vu aussi dans le Samaritain le Christ lui-même.',
  'LUK 11:5-8':
    'Un homme frappe à minuit, demandant du pain pour un hôte, et son ami, déjà couché, se lève parce qu’il insiste. Dieu ne ressemble pas à un dormeur de mauvaise grâce : à plus forte raison, lui, Père aimant, entend ceux qui ne se lassent pas de prier.',
  'LUK 12:16-21':
    'Le cultivateur ne fait rien de malhonnête ; sa folie est de ne parler qu’à lui-même et de lui-même, comme si des greniers pleins mettaient la vie en sûreté. Cette nuit-là, il meurt. La richesse ne garde personne en vie ; être riche pour Dieu, c’est se fier à lui et partager.',
  'LUK 12:48':
    'L’image est celle d’un serviteur chargé de la maison de son maître, qui rend compte de ce qu’on lui a confié. Le savoir, les dons et les biens sont donc aussi une responsabilité : Dieu regarde ce dont chacun disposait.',
  'LUK 13:6-9':
    'Un figuier stérile depuis des années occupe une bonne terre, mais le vigneron demande encore un an pour bêcher et fumer le sol. L’arbre représente Israël et chaque personne : Dieu patiente longtemps et donne le temps de revenir, mais ce temps n’est pas sans fin.',
  'LUK 14:7-11':
    'Dans un banquet, les places allaient selon le rang, et qui s’asseyait trop haut pouvait être renvoyé plus bas devant tous. C’est plus qu’une règle de politesse : devant Dieu, celui qui s’élève est abaissé, et lui-même relève celui qui ne se croit pas grand.',
  'LUK 14:16-24':
    'L’hôte, c’est Dieu ; le festin, la vie avec lui dans son royaume. Les premiers invités s’excusent, champ, bœufs, famille, et l’on fait entrer les pauvres, les infirmes et les gens des chemins : la maison de Dieu doit être pleine. Cela n’autorise pas à forcer qui que ce soit à croire.',
  'LUK 14:26':
    '« Haïr » est ici une tournure hébraïque très forte pour dire aimer moins ; Jésus lui-même a défendu le commandement d’honorer père et mère. La fidélité envers lui passe avant les liens les plus proches et même avant sa propre vie.',
  'LUK 14:28-33':
    'Celui qui bâtit une tour et le roi avant la bataille calculent d’abord s’ils pourront aller jusqu’au bout. Jésus ne veut pas qu’on le suive sans réfléchir : cela peut coûter des biens, des liens et même la vie, et il demande toute la personne, non un début inachevé.',
  'LUK 15:3-7; MAT 18:12-14':
    'Le berger, c’est Dieu, et c’est Jésus allant vers ceux que les gens respectables évitent ; la brebis perdue, celui qui s’est éloigné de lui. Une sur cent, ce n’est pas trop peu pour la chercher, et à la fin il n’y a pas de reproche, mais de la joie quand on la rapporte.',
  'LUK 15:8-10':
    'Une pièce valait une journée de travail, et dix étaient peut-être tout son avoir : elle allume une lampe et balaie jusqu’à la retrouver. C’est avec ce soin que Dieu cherche une seule personne perdue, et si grande est la joie au ciel pour une seule qui revient.',
  'LUK 15:11-32':
    'Le père, c’est Dieu, qui court au-devant de celui qui revient et refait de lui un fils sans qu’il l’ait mérité. Le cadet représente ceux qui ont fui Dieu ; l’aîné, les gens pieux que cette miséricorde irrite. Lui aussi est invité, et le récit laisse sa réponse ouverte.',
  'LUK 16:1-9':
    'Ce n’est pas la fraude qui est louée, mais la prévoyance : sur le point d’être renvoyé, le gérant se sert des biens, tant qu’il les a, pour se faire des amis. Jésus dit ainsi à ses disciples d’employer l’argent, qui ne dure pas, à aider les autres, en vue de la vie auprès de Dieu.',
  'LUK 16:19-31':
    'Il n’est pas dit que le riche ait fait du mal à Lazare : il l’a simplement laissé à sa porte. Après la mort, les sorts sont inversés sans retour, et qui n’écoute ni Moïse ni les prophètes ne serait pas gagné même par un miracle. Les Églises ne s’accordent pas sur ce que l’image dit au juste de l’au-delà.',
  'LUK 17:7-10':
    'Le serviteur qui rentre des champs ne reçoit pas de merci particulier pour son travail. Nul n’a donc de droits à faire valoir devant Dieu ni de comptes à tenir avec lui. « Inutiles » ne veut pas dire sans valeur : servir est seulement ce qui est dû ; d’autres paraboles disent la bonté de Dieu pour les siens.',
  'LUK 17:21':
    'Le grec peut signifier « parmi vous » ou « au-dedans de vous ». Pour beaucoup, le règne de Dieu est déjà là en Jésus, au milieu de ses auditeurs ; pour d’autres, avec bien des Pères de l’Église, il commence dans le cœur. Dans les deux cas, sa venue ne se calcule pas.',
  'LUK 18:1-8':
    'Une veuve n’avait personne pour la défendre, et pourtant même un juge sans conscience cède parce qu’elle revient toujours. Dieu n’est pas comme ce juge : si même lui l’écoute, Dieu fera justice à ceux qui crient vers lui, même si l’attente paraît longue. C’est dit pour qu’on ne perde pas courage.',
  'LUK 18:9-14':
    'On respectait les pharisiens pour leur piété ; on haïssait les collecteurs d’impôts, tricheurs au service de l’occupant. L’un remercie Dieu de ses propres mérites et méprise autrui ; l’autre ne demande que miséricorde, et c’est lui qui rentre juste devant Dieu. Cela vise ceux qui se croient justes.',
  'LUK 19:11-27':
    'L’homme noble qui part recevoir la royauté, c’est Jésus ; il parle à des gens qui attendent le royaume tout de suite. Jusqu’à son retour, chaque serviteur travaille avec la même petite somme, et la fidélité est richement récompensée. La fin sévère avertit ceux qui le refusent pour roi ; elle n’ordonne aucune violence.',
  'LUK 22:36':
    'La nuit de son arrestation, Jésus dit que des temps durs commencent pour les disciples. La plupart voient dans l’épée l’image du danger et de la vigilance : quand on lui montre deux vraies épées, il coupe court ; quand l’une sert, il l’interdit et guérit le blessé.',
  'LUK 23:34':
    'Jésus prie pour ceux qui le crucifient, soldats et tous ceux qui y ont pris part : ils ne voient pas qui ils tuent. Il vit ce qu’il a enseigné sur l’amour des ennemis. Cela ne dit pas que l’acte fût sans gravité, ni que celui qui est blessé doive pouvoir pardonner aussitôt.',
  'LUK 23:43':
    'L’un de ceux qu’on a crucifiés avec Jésus reconnaît sa faute et demande seulement qu’il se souvienne de lui. Le « paradis », c’est le jardin de Dieu, être avec lui ; Jésus le donne à qui ne peut plus rien réparer. La plupart entendent « aujourd’hui » de ce jour même ; les adventistes le joignent à « je te le dis ».',
  'JHN 1:1':
    'La parole fait connaître celui qui parle. Jean appelle le Fils de Dieu « Parole » ou « Verbe » parce que par lui Dieu crée et parle : il était avec le Père avant toutes choses, est lui-même Dieu et s’est fait homme en Jésus.',
  'JHN 1:14':
    '« La Parole » (ou « le Verbe »), c’est le Fils, qui était avec Dieu et était Dieu ; la « chair », un être humain véritable, fragile et mortel. Il a « habité » veut dire à la lettre planté sa tente, comme Dieu était présent dans la tente d’Israël au désert : en Jésus, Dieu vit parmi les hommes.',
  'JHN 1:29; JHN 1:36':
    'On offrait des agneaux au temple, et à la Pâque un agneau rappelait que Dieu avait libéré Israël d’Égypte. Jean-Baptiste veut dire que Jésus, lui-même sans faute, donnera sa vie pour ôter le péché de tous.',
  'JHN 3:3; JHN 3:7':
    'Le grec veut dire à la fois « de nouveau » et « d’en haut ». Comme personne n’est l’auteur de sa naissance, personne ne peut se rendre lui-même apte au royaume de Dieu : il faut un nouveau commencement, que donne l’Esprit de Dieu.',
  'JHN 3:5':
    'Catholiques, orthodoxes et luthériens comprennent l’« eau » comme le baptême, où l’Esprit donne une vie nouvelle ; bien d’autres protestants, comme une image de la purification que l’Esprit opère. Tous s’accordent : cette vie nouvelle est l’œuvre de Dieu.',
  'JHN 3:16':
    '« Le monde », ce sont tous les hommes, bien qu’ils se soient détournés de Dieu ; « donné » parle de la venue du Fils et de sa mort. L’amour de Dieu vient en premier, et la vie qui ne finit pas est pour quiconque se confie au Fils.',
  'JHN 3:30':
    'Jean-Baptiste le dit avec joie, quand ses disciples se plaignent que la foule va maintenant à Jésus. Il est comme l’ami de l’époux, heureux de sa venue : sa tâche était de préparer le chemin. Il s’agit de faire place au Christ, non de se croire sans valeur.',
  'JHN 4:10; JHN 4:14':
    'On appelait « vive » l’eau fraîche d’une source, à la différence de l’eau dormante d’une citerne. Jésus parle de la vie que Dieu donne par son Esprit, qui apaise la soif la plus profonde et ne tarit pas.',
  'JHN 6:35':
    'Le pain était la nourriture sans laquelle nul ne pouvait vivre, et Jésus venait d’en nourrir des milliers de gens. Ce que le pain est pour le corps, dit-il, il l’est lui-même pour la vie avec Dieu : venir à lui, c’est lui faire confiance.',
  'JHN 6:53':
    'Jésus parle de sa vie livrée à la mort, non de manger de la chair humaine, comme certains l’ont compris. Catholiques, orthodoxes et quelques protestants y entendent l’eucharistie, où il se donne ; la plupart des protestants, une image de la foi qui l’accueille.',
  'JHN 8:7':
    'Selon la Loi, les témoins du crime jetaient les premières pierres. Jésus ramène le regard des accusateurs sur eux-mêmes, et ils s’en vont un à un. Il ne condamne pas la femme, sans tenir sa faute pour rien : il lui dit de ne plus pécher.',
  'JHN 8:12':
    'Les ténèbres représentent une vie sans Dieu, prise dans l’erreur et la faute ; la lumière montre le chemin et fait vivre. Jésus le dit de lui-même : en lui, on apprend à connaître Dieu et l’on trouve sa route.',
  'JHN 8:32':
    'La « vérité », ici, n’est pas le savoir en général, mais ce que Jésus fait connaître de Dieu et, au fond, lui-même. « Libres » veut dire libérés du péché, qu’il compare à l’esclavage ; c’est promis à ceux qui s’attachent à sa parole.',
  'JHN 10:1-18':
    'Les brebis sont ceux qui appartiennent à Jésus ; il est à la fois la porte, la seule entrée, et le bon berger, qui connaît chacune par son nom. Le salarié fuit devant le loup ; lui donne sa vie pour les brebis, de son plein gré, et la reprend.',
  'JHN 10:10':
    'Le voleur représente ceux qui exploitent le troupeau et lui nuisent. Jésus, le bon berger, ne prend pas, il donne : la vie avec Dieu, commencée dès maintenant et sans fin. « En abondance » dit la plénitude de cette vie ; la plupart n’y voient pas une promesse de richesse.',
  'JHN 10:16':
    'L’enclos, c’est Israël, où Jésus a réuni ses premiers disciples ; les autres brebis sont des gens de tous les autres peuples qui croiraient en lui. Sous lui, leur unique berger, tous ne forment qu’un troupeau.',
  'JHN 11:25':
    'Jésus parle à Marthe, dont le frère Lazare est mort. Elle espère le dernier jour ; il lui dit que la puissance sur la mort est devant elle en personne. Qui se fie à lui vivra même s’il meurt, et la mort n’interrompt pas la vie qu’il donne ; il appelle ensuite Lazare dehors.',
  'JHN 11:35':
    'Jésus est avec Marie et ceux qui pleurent, en chemin vers le tombeau de son ami Lazare. Il va le rappeler à la vie, et pourtant il pleure : il partage la peine de ceux qu’il aime et ne l’appelle pas manque de foi. Les témoins y voient combien il l’aimait.',
  'JHN 12:24':
    'La semence doit être mise en terre et cesser d’être semence pour que l’épi pousse. Jésus parle d’abord de sa propre mort, d’où vient la vie pour beaucoup, puis des disciples qui ne s’accrochent pas à leur vie.',
  'JHN 13:34; JHN 15:12':
    'Aimer son prochain était un commandement ancien ; ce qui est neuf, c’est la mesure : comme Jésus a aimé. Il le dit le dernier soir, après avoir lavé les pieds des disciples comme un serviteur et avant d’aller à la mort. À cet amour, ajoute-t-il, on reconnaîtra ses disciples.',
  'JHN 14:2':
    'La maison du Père est une image de la vie avec Dieu ; qu’elle ait beaucoup de pièces (« demeures ») signifie qu’il y a de la place pour tous les siens. Jésus le dit pour consoler, avant sa mort, ses disciples effrayés.',
  'JHN 14:6':
    'Jésus ne montre pas seulement un chemin vers Dieu : il l’est lui-même. Toutes les Églises confessent que le salut vient par lui ; qu’il atteigne ceux qui n’ont jamais entendu parler de lui, catholiques et beaucoup d’orthodoxes l’espèrent, tandis que bien des protestants jugent la foi consciente nécessaire.',
  'JHN 14:16':
    'Le mot grec désigne celui qu’on appelle à ses côtés : aide, défenseur, consolateur. C’est l’Esprit Saint, comme Jésus le dit peu après : « un autre », car jusque-là c’était lui qui les aidait. Il s’en va, mais ses disciples ne restent pas seuls.',
  'JHN 14:28':
    'Presque toutes les Églises confessent le Fils égal au Père en divinité ; « plus grand » se dit de Jésus comme homme, envoyé et abaissé, ou, pour bien des Pères grecs, parce que le Fils tient son être du Père. Les Témoins de Jéhovah y voient un être inférieur. Son retour au Père est une joie.',
  'JHN 15:1-8':
    'Chez les prophètes, la vigne était l’image d’Israël ; Jésus se dit la vraie vigne, son Père est le vigneron et ses disciples sont les sarments. Comme le sarment vit de la vigne, ils ne portent du fruit qu’unis à lui ; le Père les taille pour qu’ils en portent davantage.',
  'JHN 15:5':
    'Le sarment vit de la sève de la vigne et, coupé, se dessèche. De même, les disciples vivent de leur lien avec Jésus ; le « fruit », c’est l’amour et le bien qui en naissent, et non de leurs seules forces.',
  'JHN 19:30':
    'Ce n’est pas un cri de défaite : le mot grec veut dire accompli, mené jusqu’au bout. L’œuvre confiée par le Père est faite, l’amour de Jésus est allé jusqu’à l’extrême et ce que disaient les Écritures est réalisé ; alors il remet l’esprit.',
  'JHN 20:23':
    'Jésus ressuscité envoie ses disciples et leur donne l’Esprit. Catholiques et orthodoxes y voient le pouvoir des évêques et des prêtres de remettre les péchés dans la confession ; les luthériens, une autorité donnée à toute l’Église ; la plupart des autres protestants, la charge d’annoncer le pardon que Dieu donne.',
  'ACT 10:9-16':
    'La nappe contient des animaux qu’un Juif n’avait pas le droit de manger, et Pierre reçoit l’ordre d’en manger. Il comprend bientôt : aucun homme ne doit être appelé impur, et il peut donc entrer chez Corneille, un Romain, et annoncer l’Évangile aux non-Juifs. La plupart y voient aussi la fin des lois alimentaires.',
  'ACT 17:23':
    'Athènes avait beaucoup d’autels, et l’un d’eux était dédié à un dieu qu’on ne connaissait pas. Paul part de là : le Dieu qu’ils honorent sans le connaître est le créateur du monde, et c’est de lui qu’il va leur parler.',
  'ACT 17:28':
    'Vivre, se mouvoir, exister : c’est tout ce qu’une personne est et fait, et chaque instant lui vient de Dieu, qui le soutient. Paul montre ainsi aux Athéniens que Dieu n’est pas enfermé dans des temples, mais proche de chacun.',
  'ACT 20:35':
    'Il s’agit du bonheur qui vient de Dieu : il y en a davantage pour celui qui donne, et qui soutient ainsi les faibles, que pour celui qui reçoit. Paul transmet cela comme une parole de Jésus, que les quatre Évangiles ne rapportent pas.',
  'ACT 26:14':
    'L’aiguillon était un bâton pointu avec lequel on menait les bœufs ; le bœuf qui ruait contre lui ne blessait que lui-même. Ainsi Saul, en persécutant les croyants, luttait contre le Christ lui-même, et c’est à lui-même, finalement, qu’il faisait du mal.',
  'ROM 1:16':
    'Aux yeux de Rome, il était honteux de prêcher un crucifié. Paul n’en a pas honte : dans ce message, Dieu lui-même agit avec puissance et sauve quiconque croit, les Juifs, à qui il fut d’abord promis, et tous les autres peuples.',
  'ROM 3:23':
    'La gloire de Dieu, c’est sa splendeur, à laquelle l’homme était fait pour avoir part ; par le péché, tous en sont privés, les gens pieux comme les autres. La phrase continue aussitôt : ceux qui croient sont rendus justes gratuitement, par un don, grâce au Christ.',
  'ROM 3:28; ROM 5:1; GAL 2:16':
    '« Justifié » veut dire remis dans une juste relation avec Dieu : cela vient par la foi en Christ et ne se gagne pas par les œuvres de la loi. La plupart des protestants disent : par la foi seule, dont les bonnes œuvres sont le fruit ; catholiques et orthodoxes : par la foi qui agit par l’amour.',
  'ROM 5:8':
    'On mourrait à peine pour quelqu’un de bien ; le Christ est mort pour des gens qui n’avaient rien de bon à présenter et qui étaient contre Dieu. L’amour de Dieu n’attend pas qu’on en soit digne : cette mort prouve qu’il a aimé le premier.',
  'ROM 6:23':
    'Le salaire est ce que quelqu’un a gagné : le péché, décrit comme un maître, paie ses serviteurs par la mort, la séparation d’avec Dieu. La vie éternelle, au contraire, ne se gagne pas ; Dieu la donne gratuitement en Jésus-Christ.',
  'ROM 7:15':
    'C’est un homme déchiré : il connaît et veut le bien, et fait ce qu’il déteste. Depuis Augustin et Luther, beaucoup y entendent le combat de tout croyant ; d’autres, dont la plupart des Pères grecs, l’homme sans le Christ. Le chapitre suivant dit l’issue.',
  'ROM 8:1':
    'La condamnation, c’est le verdict de culpabilité. Pour ceux qui sont au Christ, dit Paul, il est levé, car Dieu, en Christ, a vaincu le péché ; Dieu n’est plus contre eux. Cela suit aussitôt le cri de celui qui échoue sans cesse à faire le bien.',
  'ROM 8:28':
    '« Toutes choses » comprend aussi la souffrance, dont parle le chapitre. Il n’est pas dit que tout ce qui arrive soit bon, mais que Dieu fait servir même ce qui est douloureux au bien dernier de ceux qui l’aiment : devenir semblables au Christ.',
  'ROM 8:31':
    'Paul ne dit pas que les croyants n’ont pas d’ennemis : il nomme le dénuement, la persécution, la mort. Il veut dire que rien de cela ne l’emportera : le Dieu qui a donné son Fils ne se tournera pas contre les siens et ne laissera rien les séparer de son amour.',
  'ROM 9:13; MAL 1:2-3':
    'Jacob et Ésaü représentent deux peuples, Israël et Édom ; « haïr » est une tournure hébraïque, très forte, pour dire ne pas choisir. Les calvinistes y voient que Dieu élit des individus pour le salut ; catholiques, orthodoxes et méthodistes, qu’il choisit un peuple pour son plan, sans refuser à personne sa miséricorde.',
  'ROM 10:9':
    'Le cœur et la bouche vont ensemble : croire au fond de soi que Dieu a ressuscité Jésus, et l’appeler ouvertement Seigneur. Ce n’est pas une formule magique ; beaucoup d’Églises y entendent la confession du baptême. Pour Paul, ce chemin est ouvert à tous.',
  'ROM 12:1':
    'Les animaux du sacrifice mouraient sur l’autel ; un « sacrifice vivant », c’est une personne qui appartient à Dieu par son corps et sa vie de tous les jours, en réponse à sa miséricorde. Cette vie, dit Paul, est le vrai culte. Cela ne veut pas dire se laisser maltraiter par autrui.',
  'ROM 12:2':
    '« Ce monde », ce sont les façons de penser et de désirer qui laissent Dieu de côté et coulent les gens dans leur moule. Le renouvellement de l’intelligence est un changement intérieur, œuvre de Dieu, qui apprend à voir ce qui est bon et ce qu’il veut.',
  'ROM 12:20':
    'Donner à manger et à boire à l’ennemi met la bonté à la place de la vengeance. On voit le plus souvent dans les charbons la honte et le remords que la bonté éveille et qui peuvent le gagner ; certains y voient le jugement de Dieu sur celui qui reste hostile.',
  'ROM 13:1':
    'Les « autorités » sont ceux qui gouvernent. Qu’il y ait un pouvoir, dit Paul, est voulu de Dieu, pour protéger le bien et freiner le mal ; d’où le respect qui lui est dû. Presque toutes les Églises ajoutent que, s’il ordonne le mal, il faut obéir à Dieu plutôt qu’à lui.',
  '1CO 1:17':
    'La « sagesse » est ici le discours habile et brillant que les Grecs admiraient chez leurs orateurs. Paul prêche simplement, pour que la foi repose sur la puissance de la croix du Christ et non sur le talent de celui qui parle.',
  '1CO 2:9':
    'L’œil, l’oreille et le cœur représentent tous les moyens humains de connaître : aucun n’aurait pu découvrir ce que Dieu a préparé. Paul parle du salut en Christ, que l’Esprit a maintenant fait connaître ; beaucoup y entendent aussi la gloire à venir.',
  '1CO 3:2; HEB 5:12; HEB 5:13':
    'Le lait nourrit les tout-petits, la nourriture solide les adultes : ce sont les premières leçons de la foi et son enseignement plus profond. Il est dit aux lecteurs qu’ils sont restés des enfants dans la foi, alors qu’ils auraient dû grandir.',
  '1CO 6:19':
    'Le temple était le lieu où Dieu était présent au milieu de son peuple. Puisque l’Esprit Saint habite dans les croyants, leur corps aussi est saint et appartient à Dieu ; Paul le dit à des Corinthiens qui pensaient que l’inconduite sexuelle ne touchait pas leur foi.',
  '1CO 10:13':
    'Il s’agit de la tentation : aucune n’est si forte qu’on doive y céder, et Dieu ménage une issue. Il n’est pas dit que Dieu envoie toute souffrance, ni que nul ne soit jamais accablé au-delà de ses forces ; demander de l’aide peut faire partie de l’issue.',
  '1CO 10:31':
    'On a interrogé Paul sur la viande des temples païens. Sa réponse devient une mesure pour la vie de tous les jours : manger et boire peut aussi honorer Dieu, si l’on rend grâce et si l’on pense aux autres, pour ne blesser la foi de personne.',
  '1CO 11:29':
    'À Corinthe, les riches festoyaient au repas du Seigneur et les pauvres restaient affamés. Ne pas discerner « le corps », c’est en faire un repas quelconque : catholiques, orthodoxes et luthériens pensent surtout au corps du Christ présent, d’autres à l’Église, son corps. Il ne s’agit pas de se sentir indigne.',
  '1CO 12:27; ROM 12:5':
    'Dans un corps, beaucoup de membres différents vivent les uns par les autres : l’œil ne peut se passer de la main. De même les croyants, avec leurs dons divers, sont un en Christ : nul n’est le tout, chacun est nécessaire, et les plus faibles ont leur honneur.',
  '1CO 13:4':
    'L’amour est décrit ici moins comme un sentiment que par sa manière de traiter les autres : il sait attendre, fait le bien et ne se met pas en avant. Paul l’écrit à une Église divisée, dont les plus beaux dons ne valent rien sans l’amour.',
  '1CO 13:12':
    'Les miroirs étaient alors en métal poli et ne donnaient qu’une image trouble. Ainsi, ce que l’on connaît de Dieu dans cette vie est partiel et indirect ; dans la vie à venir, on le verra directement, comme quelqu’un qui se tient devant soi.',
  '1CO 15:33':
    'C’est un proverbe courant, connu par une comédie grecque : on devient comme ceux qu’on fréquente. Paul l’emploie contre ceux qui disent à Corinthe qu’il n’y a pas de résurrection : de tels propos finissent par gâter la foi et la vie. Il ne demande pas de fuir les autres.',
  '1CO 15:55; 1CO 15:56':
    'La mort apparaît comme une bête armée d’un aiguillon, pareil à celui du scorpion, et ce qui le rend mortel, c’est le péché. Par la mort et la résurrection du Christ, le péché est pardonné et les morts ressusciteront : Paul peut donc railler la mort comme une ennemie vaincue.',
  '2CO 3:6':
    '« La lettre » est la loi écrite sur la pierre, qui commande et condamne, mais ne peut changer personne. L’Esprit de Dieu, donné dans la nouvelle alliance, renouvelle le cœur et donne ainsi la vie. Beaucoup l’ont dit aussi de ceux qui s’attachent aux mots et en perdent le sens.',
  '2CO 4:7':
    'Les vases de terre étaient bon marché et se cassaient facilement. Le trésor est la bonne nouvelle du Christ, et les vases sont les personnes fragiles qui la portent : il est clair ainsi que sa puissance vient de Dieu et non d’elles.',
  '2CO 5:7':
    '« Marcher », c’est vivre au jour le jour. Tant que les croyants ne sont pas encore auprès du Seigneur, ils ne le voient pas, et ils vivent en se fiant à ce qu’il a promis ; Paul le dit en pensant à la mort.',
  '2CO 5:17':
    'Être « en Christ », c’est être uni à lui. Celui qui l’est, Dieu l’a rendu nouveau, comme dans une seconde création : l’ancienne vie sous le péché est passée, et une vie réconciliée avec Dieu a commencé.',
  '2CO 5:21':
    'C’est comme un échange : le Christ, qui n’a jamais péché, a pris sur lui le péché des autres et ses suites, et eux reçoivent sa justice devant Dieu. Beaucoup de protestants pensent à la faute mise à son compte, d’autres traduisent « sacrifice pour le péché » ; nul n’entend qu’il soit devenu pécheur.',
  '2CO 6:14':
    'Le joug unissait deux bêtes devant la charrue, et une paire mal assortie ne peut tirer ensemble. Paul met en garde contre des liens avec des non-croyants qui éloignent de Dieu ; beaucoup l’appliquent au choix du conjoint, mais ce n’est pas un ordre de quitter le sien.',
  '2CO 7:10':
    'La tristesse selon Dieu est la douleur d’avoir fait le mal, qui se tourne vers Dieu et mène à une vie nouvelle ; celle du monde ne regrette que ce qu’elle y a perdu et ne trouve pas d’issue. Il ne s’agit pas du deuil ou de la peine d’un malheur.',
  '2CO 9:7':
    'Celui qui donne avec joie donne de bon cœur, ce qu’il a lui-même décidé, sans y être poussé. Paul faisait une collecte pour les croyants pauvres de Jérusalem : ce qui plaît à Dieu, c’est le cœur bien disposé, non la grandeur de la somme.',
  '2CO 12:2-4':
    'Cet homme, c’est Paul lui-même, qui en parle à contrecœur et comme d’un autre. Le « troisième ciel » est le plus haut, là où est Dieu, appelé aussi le paradis. Il ignore s’il était dans son corps et ne répète rien de ce qu’il a entendu : il préfère parler de sa faiblesse.',
  '2CO 12:7':
    'Une écharde dans la chair est un mal qui fait souffrir et ne s’en va pas. Ce qu’était celle de Paul, il ne le dit pas : on a pensé à une maladie, à des ennemis, à une tentation. Elle ne lui fut pas ôtée, et il comprit qu’elle le gardait humble.',
  '2CO 12:9':
    'Paul avait demandé trois fois d’être délivré d’un mal qui le tourmentait, et telle fut la réponse. Le mal reste, mais il n’est pas laissé seul : l’aide de Dieu lui suffit, et là où ses forces finissent, la puissance du Christ se voit d’autant mieux.',
  'GAL 2:20':
    'Il ne s’agit pas d’une croix que Paul aurait subie dans son corps : uni au Christ, il se considère comme mort avec lui. L’ancienne vie, où il cherchait à être juste par la loi, est finie ; désormais le Christ vit en lui, et il vit en se fiant à son amour.',
  'GAL 3:28; COL 3:11':
    'L’origine, le rang social et le sexe séparaient fortement les gens dans ce monde-là. Ces différences ne disparaissent pas, mais elles ne mettent personne plus haut ou plus bas devant Dieu : tous ceux qui sont au Christ sont également enfants de Dieu et un en lui.',
  'GAL 5:1':
    'Le joug de l’esclavage, c’est vouloir être juste devant Dieu en observant la loi de Moïse, la circoncision surtout, que certains exigeaient des chrétiens non juifs. Le Christ les en a libérés ; cette liberté, ajoute Paul, n’est pas pour l’égoïsme, mais pour servir par amour.',
  'GAL 5:22; GAL 5:23':
    'Comme un bon arbre porte son fruit, l’Esprit Saint fait grandir ces qualités dans la vie du croyant. Elles s’opposent aux œuvres de l’égoïsme humain énumérées juste avant et, comme un seul fruit, elles vont ensemble.',
  'GAL 6:7':
    'La moisson répond à la semence : celui qui vit pour ses désirs égoïstes récolte la ruine, celui qui suit l’Esprit récolte la vie éternelle, et l’on ne trompe pas Dieu. Il n’est pas dit que toute souffrance soit la punition d’une faute.',
  'EPH 2:8; EPH 2:9':
    'La grâce est la faveur imméritée de Dieu : il sauve par don, non pour payer de bonnes œuvres, et nul ne peut se vanter. Toutes les Églises le disent ; la plupart des protestants soulignent qu’on le reçoit par la foi seule, catholiques et orthodoxes que la grâce rend capable d’y coopérer par l’amour.',
  'EPH 4:22; EPH 4:24; COL 3:9; COL 3:10':
    'L’image est celle d’un changement de vêtements : le « vieil homme » est la vie menée par des désirs égoïstes, l’« homme nouveau » la personne que Dieu forme à sa ressemblance. Les croyants ont reçu cette vie nouvelle et continuent à s’en revêtir jour après jour.',
  'EPH 4:26':
    'La colère en elle-même n’est pas appelée ici un péché, car il est des maux devant lesquels on peut s’irriter ; mais elle tourne vite à la vengeance et à la haine. Qu’elle finisse avant le soir veut dire : ne pas l’entretenir. On ne reproche pas à une blessure de durer.',
  'EPH 5:18':
    'Le vin s’empare d’un homme et lui fait faire ce qu’il ne ferait pas ; c’est l’Esprit qui doit le remplir, mais il en sort chants, reconnaissance et souci les uns des autres. L’ivresse est rejetée ; le vin lui-même, la plupart des Églises l’admettent, quelques-unes s’en abstiennent tout à fait.',
  'EPH 5:22':
    'La ligne précédente demande à tous de se soumettre les uns aux autres, et le mari doit aimer comme le Christ, qui a donné sa vie. Certaines Églises y voient une autorité durable du mari, d’autres un service mutuel dans l’ordre familial d’alors ; aucune n’y lit le droit de dominer ou de battre sa femme.',
  'EPH 6:11; EPH 6:13':
    'L’équipement d’un soldat devient une image : chaque pièce représente quelque chose que Dieu donne, comme la vérité, la justice, la foi, le salut et sa parole. Le croyant résiste ainsi au mal ; le combat est contre le diable, non contre des personnes.',
  'EPH 6:14':
    'La ceinture tenait les vêtements et les armes du soldat, et la cuirasse couvrait son cœur. De même, la vérité donne de la fermeté à la vie, et la justice que Dieu donne, et qui se montre dans une conduite droite, la protège du mal.',
  'EPH 6:15':
    'Les solides sandales du soldat lui permettaient de tenir ferme et de marcher loin. La bonne nouvelle de la paix avec Dieu fait de même pour le croyant : elle lui donne un appui sûr et le rend prêt à la porter à d’autres.',
  'EPH 6:16':
    'Le grand bouclier du soldat pouvait arrêter même des flèches enflammées. Les flèches sont les tentations, les doutes et les accusations qui viennent du Malin ; la foi les éteint, parce qu’elle s’attache à Dieu et à ce qu’il a promis.',
  'EPH 6:17':
    'Le casque protège la tête, là où le coup est le plus mortel : ainsi le salut qui vient de Dieu garde le croyant. L’épée est la parole de Dieu, donnée par l’Esprit ; on la tire contre le mensonge et la tentation, non contre des personnes.',
  'PHP 1:21':
    'Paul est en prison et risque la mort. Le Christ est la raison de toute sa vie, et mourir serait un gain, puisqu’il irait auprès du Christ ; pourtant il ne cherche pas la mort et accepte volontiers de vivre encore pour le bien des autres.',
  'PHP 2:10; PHP 2:11; ROM 14:11; ISA 45:23':
    'Plier le genou, c’est reconnaître un roi. Chez Ésaïe, Dieu le dit de lui-même ; Paul l’applique au jugement de Dieu et à Jésus, qui s’est abaissé jusqu’à la croix et a été élevé : à la fin, tous le reconnaîtront.',
  'PHP 2:12':
    'Mettre en œuvre son salut, c’est le mener jusqu’au bout : les croyants vivent ce que Dieu lui-même opère en eux, avec respect et sérieux, non dans la terreur. Catholiques et orthodoxes soulignent la coopération avec la grâce ; la plupart des protestants voient ici le fruit du salut, non sa cause.',
  'PHP 4:6':
    'S’inquiéter, c’est être rongé par les soucis. Paul, lui-même en prison, montre un autre chemin : tout apporter à Dieu dans la prière, avec reconnaissance, et sa paix montera la garde. C’est une consolation, non un reproche à ceux qui souffrent d’anxiété.',
  'PHP 4:7':
    'La paix de Dieu est comme une sentinelle à la porte d’une ville : elle garde le cœur et les pensées de ceux qui lui confient leurs besoins. Elle dépasse ce que la raison explique, car elle peut être là avant même que l’épreuve soit finie.',
  'PHP 4:13':
    '« Tout » désigne, comme le disent les lignes précédentes, la faim et la satiété, le manque et l’abondance. Paul ne promet pas le succès dans toute entreprise ; il dit que le Christ lui donne la force de vivre toute situation, bonne ou mauvaise.',
  'COL 1:15':
    'Dieu ne peut être vu ; dans le Christ se voit ce qu’il est. « Premier-né » est le titre de l’héritier, au-dessus de tout : la ligne suivante dit que tout fut créé par lui. Presque toutes les Églises le confessent donc non créé ; les Témoins de Jéhovah voient en lui la première créature.',
  '1TH 1:3':
    'Le travail de l’amour est la peine que l’on prend par amour pour les autres, sans penser au salaire. À côté se tiennent une foi qui agit et une espérance qui tient bon : pour ces trois choses, visibles dans les actes, Paul remercie Dieu.',
  '1TH 5:2; 2PE 3:10; REV 16:15':
    'Un voleur n’annonce pas l’heure de sa venue. De même, le jour où le Christ reviendra pour juger arrivera sans prévenir, et nul ne peut le calculer ; seule la soudaineté est comparée, et ce jour n’apporte aucun mal à ceux qui veillent dans la foi.',
  '1TH 5:8':
    'La cuirasse garde le cœur, et le casque la tête. La foi en Dieu et l’amour des autres protègent le croyant, et de même l’espérance d’être sauvé : ainsi il peut attendre la venue du Seigneur éveillé et sans peur.',
  '1TH 5:17':
    '« Sans cesse » veut dire ne pas se lasser et ne pas réserver la prière à certaines heures : le travail et le repos aussi peuvent se vivre le cœur tourné vers Dieu. Beaucoup de chrétiens, surtout orthodoxes, le pratiquent en répétant tout bas une courte prière.',
  '1TI 2:5':
    'Un médiateur rapproche deux parties : le Christ, homme et, comme le confessent les Églises, Dieu, réconcilie les hommes avec Dieu en se donnant en rançon. Les protestants en concluent qu’on n’invoque pas les saints ; pour catholiques et orthodoxes, leur prière ne lui ôte rien et dépend de lui.',
  '1TI 2:12':
    'La lettre parle de l’enseignement et de l’autorité dans l’assemblée. Catholiques, orthodoxes et une partie des protestants y voient, entre autres raisons, pourquoi on n’ordonne pas de femmes ; d’autres protestants y lisent une difficulté propre à Éphèse, car le Nouveau Testament connaît aussi des femmes qui prophétisent et enseignent.',
  '1TI 6:10':
    'La racine nourrit ce qui pousse d’elle : de l’amour de l’argent naissent toutes sortes de maux. Ce n’est pas l’argent lui-même qui est dit mauvais, mais l’avidité, qui avait éloigné certains de la foi et leur avait causé bien des douleurs.',
  '1TI 6:12; 2TI 4:7':
    'Le mot traduit par combat se dit aussi des athlètes dans une épreuve : la vie de foi coûte des efforts et demande de tenir jusqu’au bout. Il ne s’agit pas de combattre des gens, mais de rester ferme dans la foi malgré la tentation, la fatigue et la persécution.',
  '2TI 3:16':
    'Inspirée veut dire soufflée par Dieu : il est derrière les mots écrits par des hommes, comme le souffle derrière la voix. Paul dit à quoi elle sert : enseigner et former à ce qui est juste. Pour les protestants, elle seule est la norme dernière ; catholiques et orthodoxes la lisent avec la tradition de l’Église.',
  'TIT 3:5':
    'Nul n’est sauvé en récompense de ses bonnes actions : Dieu le fait par miséricorde. Le « bain » est une nouvelle naissance, œuvre de l’Esprit Saint ; catholiques, orthodoxes et luthériens l’entendent du baptême même, bien d’autres protestants d’une purification intérieure que le baptême représente.',
  'HEB 4:12':
    'Une épée à double tranchant coupe des deux côtés et pénètre profondément. Ainsi la parole de Dieu n’est pas lettre morte : elle atteint le plus intime de la personne et met au jour les pensées et les motifs que les autres ne voient pas.',
  'HEB 4:15':
    'Le grand prêtre se tient devant Dieu pour le peuple. Jésus ne le fait pas de loin : il a connu la faim, l’angoisse, les larmes et la tentation, et il compatit donc avec les faibles. Mais lui n’y a pas cédé ; aussi peuvent-ils venir à lui sans crainte.',
  'HEB 6:4-6':
    'L’avertissement vise le rejet conscient et définitif du Christ. Catholiques, orthodoxes, luthériens et méthodistes y voient qu’un croyant peut tomber ; les réformés, que de tels gens n’ont jamais vraiment cru. Il ne s’agit pas de celui qui craint de l’avoir fait, et le passage continue par des paroles d’espérance.',
  'HEB 9:27':
    'Le mot important est « une fois » : on vit et meurt une seule fois, puis on répond devant Dieu, sans retour dans d’autres vies. De même, le sacrifice du Christ a eu lieu une fois pour toutes ; il reviendra pour ceux qui l’attendent.',
  'HEB 11:1':
    'La foi est décrite comme une prise ferme sur ce que Dieu a promis, avant que rien n’en soit visible. Ce n’est pas prendre ses désirs pour des réalités, mais se fier à Dieu, comme le montrent dans la suite du chapitre Noé, Abraham et bien d’autres.',
  'HEB 11:6':
    'Pour venir à Dieu, il faut croire qu’il est là et qu’on ne le cherche pas en vain. La foi est ici cette confiance, non un exploit ni un sentiment sans aucun doute ; la récompense, c’est avant tout de trouver Dieu lui-même.',
  'HEB 12:1':
    'L’image est celle d’une course devant une foule immense : la « nuée », ce sont les croyants d’autrefois nommés juste avant, dont la vie atteste que la foi peut tenir. Catholiques et orthodoxes pensent aussi aux saints qui prient pour les vivants, la plupart des protestants à leur exemple.',
  'HEB 13:2':
    'Abraham et Loth accueillirent des étrangers qui se révélèrent être des messagers de Dieu. La parole rappelle ces récits pour louer l’hospitalité : nul ne sait qui est vraiment l’inconnu qui se tient devant lui, ni quelle bénédiction entre avec lui.',
  'HEB 13:8':
    'Hier, aujourd’hui et toujours embrassent tous les temps : ce qu’est le Christ et sa fidélité ne changent pas. La lettre vient de rappeler les anciens conducteurs : les maîtres passent, mais celui en qui ils ont mis leur confiance demeure le même.',
  'JAS 1:2':
    'Il n’est pas dit que les épreuves soient agréables, ni demandé à personne de cacher ses larmes. La joie tient à ce qui peut en sortir : comme le métal passe au feu, la foi éprouvée s’affermit et apprend à tenir bon.',
  'JAS 1:27':
    'Orphelins et veuves n’avaient personne pour les nourrir ni les défendre en justice. Le culte qui compte devant Dieu, dit Jacques, se voit au soin qu’on prend de telles personnes et au refus de se laisser former par l’égoïsme du monde.',
  'JAS 2:17; JAS 2:26':
    'Une foi qui renvoie l’affamé avec de bonnes paroles est comme un corps sans souffle : la foi vivante agit. La plupart des protestants voient dans les œuvres le fruit qui montre la vraie foi ; catholiques et orthodoxes disent que la foi, avec les œuvres que la grâce rend possibles, rend juste devant Dieu.',
  'JAS 3:6':
    'Une petite flamme peut embraser toute une forêt, et la langue, si petite soit-elle, fait un mal semblable : un mensonge, une calomnie, un mot de colère se répandent et peuvent ruiner une vie. Jacques voit dans l’enfer l’origine de cette force destructrice.',
  'JAS 4:8':
    'S’approcher est un mot du culte : venir devant Dieu. Jacques écrit à des gens dont le cœur est partagé entre Dieu et le monde : celui qui revient à Dieu d’un cœur sincère découvre que Dieu vient à sa rencontre.',
  'JAS 5:16':
    'Nul, malade ou accablé, ne doit rester seul avec ce qui pèse : les chrétiens se disent leurs fautes et prient les uns pour les autres. Catholiques et orthodoxes y voient aussi un appui à la confession devant un prêtre, les protestants surtout la confession mutuelle. Cela ne dit pas que la maladie vient d’un péché.',
  '1PE 2:9':
    'Les prêtres portent devant Dieu les prières des gens et leur parlent de lui : le titre d’Israël au Sinaï est donné ici à tous ceux qui croient au Christ. La plupart des protestants ne reconnaissent pas d’autre sacerdoce ; catholiques et orthodoxes ont, à son service, des prêtres ordonnés.',
  '1PE 3:15':
    'Pierre écrit à des gens qu’on insulte pour leur foi. D’autres remarquent qu’ils vivent d’une espérance et les interrogent : ils doivent pouvoir dire pourquoi ils espèrent, avec douceur et respect, sans attaquer et sans peur.',
  '1PE 3:19':
    'C’est un des versets les plus difficiles de la Bible. Catholiques, orthodoxes et bien d’autres y entendent que le Christ est descendu chez les morts leur porter son message ; d’autres, qu’il a annoncé sa victoire à des anges déchus, ou que son Esprit avait prêché par Noé aux gens de son temps.',
  '1PE 3:21':
    'Comme l’eau porta l’arche de Noé, l’eau du baptême est liée au salut ; ce n’est pas de laver la peau qui sauve, mais la résurrection du Christ. Pour catholiques, orthodoxes et luthériens, le baptême lui-même le communique ; les réformés y voient le signe et le sceau de la promesse de Dieu, les baptistes un signe de la foi.',
  '1PE 4:8; PRO 10:12':
    '« Couvrir » les péchés, ici, n’est pas cacher des crimes : l’amour n’étale pas les fautes d’autrui et n’en tient pas le compte, il pardonne, tandis que la haine attise les querelles. Ce n’est pas une raison de taire des violences. Certains comprennent aussi que Dieu pardonne à qui aime.',
  '1PE 5:7':
    'Se décharger, c’est jeter son fardeau sur un autre : tout souci peut être remis à Dieu, parce que celui qui le porte compte pour lui. Pierre l’écrit à des gens persécutés, comme une consolation et non comme un reproche.',
  '1PE 5:8':
    'Un lion affamé rugit et rôde en quête d’une proie : ainsi le diable cherche à arracher les croyants à leur foi, surtout par la souffrance et la peur. Pierre appelle à la vigilance, non à la terreur, car on peut lui résister et Dieu donne la force.',
  '2PE 3:8':
    'Dieu n’est pas soumis aux mesures humaines du temps : ce qui paraît sans fin aux hommes ne l’est pas pour lui. Pierre répond à ceux qui se moquent parce que le Christ n’est pas encore revenu : Dieu est patient, non lent. C’est une comparaison, non une clé pour calculer des dates.',
  '1JN 1:9':
    'Confesser, c’est cesser de cacher le mal et l’appeler par son nom devant Dieu. Il pardonne parce qu’il est fidèle à sa promesse et juste, car le Christ est mort pour les péchés ; la faute est ôtée, la personne purifiée. Catholiques et orthodoxes pensent aussi à la confession devant un prêtre.',
  '1JN 2:15':
    '« Le monde », ici, n’est ni la création ni les hommes, que Dieu aime, mais la vie détournée de lui : la convoitise, l’avidité, l’orgueil de ce qu’on possède, disent les lignes suivantes. Un tel amour ne laisse pas de place à l’amour du Père, et ce à quoi il s’attache passe.',
  '1JN 2:18; 1JN 2:22; 1JN 4:3; 2JN 1:7':
    '« Antichrist » veut dire contre le Christ, ou à sa place. Dans les lettres de Jean, c’est quiconque nie que Jésus est le Christ devenu homme, et il y en avait déjà beaucoup ; la plupart des Églises attendent aussi un dernier grand ennemi du Christ avant la fin.',
  '1JN 4:1':
    'Ceux qui prétendent parler par l’Esprit de Dieu ne le font pas tous. Les « esprits » sont ce qui anime ces maîtres ; les éprouver, c’est regarder ce qu’ils disent du Christ. Le signe donné par Jean : confessent-ils que Jésus-Christ est vraiment venu comme un homme ?',
  '1JN 4:8; 1JN 4:16':
    'L’amour n’est pas seulement ce que Dieu fait, mais ce qu’il est, et il l’a montré en envoyant son Fils ; aussi celui qui n’aime pas n’a pas appris à le connaître. La phrase ne se retourne pas : elle ne dit pas que tout amour est Dieu.',
  '1JN 4:18':
    'La crainte dont il s’agit est la peur du châtiment au jour du jugement : celui qui se sait aimé de Dieu, et qui grandit dans cet amour, n’a pas à avoir peur de lui. Il n’est pas question des autres peurs, et nul n’est blâmé d’être anxieux.',
  '1JN 5:16':
    'Jean ne dit pas quel est ce péché. Les catholiques pensent à des fautes graves qui rompent avec Dieu mais que le repentir permet de pardonner ; bien des protestants, au rejet durable du Christ, comme chez ceux qui avaient quitté l’Église ; quelques-uns, à un péché puni de mort. Ce qu’il demande, c’est de prier pour autrui.',
  'REV 1:8; REV 21:6; REV 22:13':
    'Alpha et oméga sont la première et la dernière lettre de l’alphabet grec, comme A et Z dans le nôtre. Dites de Dieu et du Christ, elles désignent l’origine et le but de toutes choses : le temps tout entier est dans la main de Dieu.',
  'REV 1:12-20':
    'Cette figure, c’est le Christ ressuscité : cheveux blancs pour l’éternité, yeux de flamme pour un regard qui pénètre tout, épée sortant de la bouche pour sa parole qui juge. Les chandeliers, dit-il, sont sept Églises et les étoiles leurs anges : il marche au milieu d’elles et les tient dans sa main.',
  'REV 2:4':
    'L’Église d’Éphèse travaille, tient bon et rejette les faux maîtres ; mais son amour s’est refroidi, celui des débuts, pour le Christ et entre frères. Le Christ ne la rejette pas : elle peut se souvenir, revenir et refaire ce qu’elle faisait alors.',
  'REV 3:5':
    'Les villes tenaient la liste de leurs citoyens ; le livre de vie contient les noms de ceux qui sont à Dieu. À qui reste fidèle, même sous la pression, il est promis que son nom y demeure et que le Christ le reconnaîtra devant le Père. Les Églises divergent : un nom peut-il se perdre ?',
  'REV 3:15; REV 3:16':
    'L’eau tiède ne rafraîchit ni ne réchauffe, et on la recrache. Ainsi en est-il de l’Église de Laodicée, riche, sans ardeur et sûre de ne manquer de rien ; mais le Christ la reprend par amour et l’appelle à revenir.',
  'REV 3:20':
    'Celui qui frappe est le Christ ressuscité, et la porte est celle d’une Église contente d’elle-même et de chaque personne en elle. Il n’entre pas de force ; avec celui qui ouvre il partage le repas, signe d’une amitié profonde.',
  'REV 5:1-10':
    'Le livre scellé contient le dessein de Dieu pour le monde, que nul ne peut ouvrir. On annonce un lion, et paraît un agneau immolé : le Christ, roi issu de Juda, a vaincu en donnant sa vie. Sept cornes disent la pleine puissance, sept yeux l’Esprit de Dieu, qui voit tout.',
  'REV 6:1-8':
    'Le cheval rouge apporte la guerre, le noir la faim, le blême la mort ; dans le cavalier blanc, les uns voient la conquête, d’autres le Christ ou l’Évangile, d’autres un faux Christ. Beaucoup pensent aux malheurs de tous les temps, d’autres aux derniers jours. Ils ne sortent que quand l’Agneau ouvre les sceaux, et leur pouvoir est limité.',
  'REV 7:1-8':
    'Le sceau marque ce qui est à Dieu et sous sa garde. Le nombre est douze fois douze fois mille : la plupart des Églises y voient le signe de tout le peuple de Dieu, certaines des Israélites des derniers jours ; les Témoins de Jéhovah, un chiffre exact.',
  'REV 12:1-17':
    'Le dragon, c’est le diable ; l’enfant, le Christ, enlevé auprès de Dieu hors de sa portée. La femme, c’est le peuple de Dieu, d’où est venu le Messie et qui est persécuté ; catholiques et orthodoxes y voient aussi Marie. Le dragon enrage parce qu’il est déjà vaincu et que son temps est court.',
  'REV 13:16; REV 13:17; REV 13:18':
    'Une marque montre à qui l’on appartient : ceux qui adorent la bête, une puissance qui prend la place de Dieu, la portent, comme les serviteurs de Dieu portent son sceau. Les uns pensent à l’Empire romain, d’autres à un souverain à venir ; elle va avec cette adoration et ne se reçoit pas sans le savoir.',
  'REV 17:1-18':
    'La femme vêtue de pourpre est une grande ville, appelée Babylone, ivre de puissance, de luxe et du sang des croyants. Les sept collines désignent Rome, l’empire d’alors ; bien des protestants d’autrefois ont pensé à la papauté, d’autres à une puissance sans Dieu de tous les temps ou encore à venir.',
  'REV 20:1-6':
    'Le dragon enchaîné, c’est le diable, empêché d’égarer les nations. Catholiques, orthodoxes, luthériens et réformés voient le plus souvent dans les mille ans une figure du temps présent de l’Église, où le Christ règne ; beaucoup d’évangéliques attendent un royaume sur terre après son retour.',
  'REV 20:14; REV 21:8; REV 2:11; REV 20:6':
    'La première mort met fin à la vie terrestre ; la seconde, figurée par un lac de feu, est d’être séparé de Dieu après le jugement dernier. La plupart des Églises y voient un état sans fin, quelques-unes une destruction définitive ; elle n’atteint pas ceux qui sont au Christ.',
  'REV 21:1-27':
    'La ville qui descend est à la fois un lieu et un peuple, appelée l’épouse de l’Agneau : Dieu lui-même habite avec les hommes. Elle n’a besoin ni de temple ni de soleil, ses portes ne ferment jamais, et les noms des tribus et des apôtres disent que tout le peuple de Dieu y est chez lui.',
  'REV 21:4; ISA 25:8':
    'Essuyer les larmes, c’est le geste d’une mère ou d’un ami proche : Dieu lui-même vient si près de chacun de ceux qui ont souffert. Dans son monde nouveau, mort, deuil et douleur ne sont plus. D’ici là, les larmes sont réelles, et le verset ne les nie pas.',
}
