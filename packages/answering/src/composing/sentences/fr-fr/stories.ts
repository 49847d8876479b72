import type { Story } from '../../meanings/stories.ts'

/** What happens in stories that everyone asks about, in a sentence or two before the verses that tell it. */
export const STORIES_FR_FR: Readonly<Record<Story, string>> = {
  'GEN 1:1-5':
    'Au commencement, Dieu créa les cieux et la terre, qui était informe, vide et plongée dans les ténèbres. Le premier jour, Dieu parla et la lumière fut ; il la sépara des ténèbres et les nomma jour et nuit.',
  'GEN 1:26-27':
    'Dieu créa l’être humain à son image, homme et femme, et leur confia l’autorité sur les poissons de la mer, les oiseaux du ciel et tous les animaux de la terre.',
  'GEN 2:2-3':
    'Dieu se reposa le septième jour parce qu’il avait achevé toute son œuvre de création ; il bénit ce jour et le rendit saint.',
  'GEN 2:7':
    'Dieu forma le premier homme, Adam, de la poussière de la terre et souffla dans ses narines un souffle de vie ; c’est ainsi qu’il devint un être vivant.',
  'GEN 2:16-17':
    'Dieu permit à Adam de manger de tous les arbres du jardin, sauf d’un seul, l’arbre de la connaissance du bien et du mal, et l’avertit que le jour où il en mangerait, il mourrait.',
  'GEN 2:18-22':
    'Dieu dit qu’il n’était pas bon qu’Adam soit seul. Aucune aide semblable à lui ne se trouvant parmi les animaux, Dieu l’endormit profondément, forma la femme, Ève, de l’une de ses côtes et la lui amena.',
  'GEN 3:4-6':
    'Le serpent dit à Ève qu’elle ne mourrait pas, mais qu’elle serait comme Dieu, connaissant le bien et le mal. Elle vit que le fruit était bon, beau et désirable pour acquérir l’intelligence ; elle en mangea, et Adam aussi.',
  'GEN 3:11-13':
    'Quand Dieu les interrogea sur le fruit défendu, Adam dit qu’Ève le lui avait donné, et Ève, que le serpent l’avait trompée. Il lui avait dit qu’ils ne mourraient pas, mais seraient comme Dieu.',
  'GEN 3:14-15':
    'Parce que le serpent avait trompé la femme, Dieu le condamna à ramper et à manger la poussière. Il mit inimitié entre sa postérité et celle de la femme : la postérité de la femme lui blessera la tête, et lui, il la blessera au talon.',
  'GEN 3:16-19':
    'Parce qu’Adam et Ève avaient mangé de l’arbre défendu, Dieu dit à Ève qu’elle enfanterait avec douleur et que son mari dominerait sur elle. Il maudit le sol à cause d’Adam, qui peinerait pour se nourrir jusqu’à son retour à la poussière.',
  'GEN 3:21':
    'Dieu fit à Adam et à sa femme Ève des habits de peau et les en revêtit, avant de les faire sortir du jardin d’Éden.',
  'GEN 3:22-24':
    'Adam et Ève furent chassés d’Éden afin que, connaissant désormais le bien et le mal, ils ne mangent pas aussi de l’arbre de vie et ne vivent éternellement. Dieu mit des chérubins et une épée flamboyante pour garder le chemin de cet arbre.',
  'GEN 4:3-8':
    'Caïn fut très irrité parce que Dieu avait regardé favorablement Abel et son offrande, mais non Caïn et la sienne, et il tua son frère. La Genèse n’en donne pas clairement la raison ; l’épître aux Hébreux dit qu’Abel offrit la sienne par la foi.',
  'GEN 4:9-10':
    'Quand Dieu lui demanda où était son frère Abel, Caïn répondit qu’il ne savait pas et demanda s’il était le gardien de son frère. Dieu lui dit que le sang d’Abel criait de la terre jusqu’à lui.',
  'GEN 4:13-15':
    'Dieu mit un signe sur Caïn pour que personne, en le rencontrant, ne le tue, car c’est ce que Caïn craignait ; et il dit que celui qui le tuerait en subirait sept fois la vengeance. L’Écriture ne dit pas quel était ce signe.',
  'GEN 5:24':
    'Hénoc marcha avec Dieu, puis il ne fut plus là, parce que Dieu l’avait pris. L’épître aux Hébreux dit que, par la foi, il fut enlevé sans avoir vu la mort.',
  'GEN 5:27':
    'Mathusalem (Metuschélah) vécut en tout 969 ans, puis il mourut ; la Bible ne rapporte pas d’âge plus élevé que le sien.',
  'GEN 6:4':
    'Les néphilim, ou géants, étaient sur la terre avant le déluge, et aussi après, quand les fils de Dieu eurent des enfants avec les filles des hommes ; la Genèse parle de héros fameux de l’Antiquité. Elle n’en dit pas plus sur leur origine.',
  'GEN 6:5-7':
    'Dieu vit que la méchanceté des hommes était grande et que leur cœur ne formait jamais que de mauvais desseins. Il s’affligea de les avoir faits et décida d’effacer de la terre les hommes et les animaux.',
  'GEN 6:8-9':
    'Noé trouva grâce aux yeux de Dieu ; la Genèse dit qu’il était juste, intègre parmi les gens de son temps, et qu’il marchait avec Dieu.',
  'GEN 6:11-13':
    'Dieu envoya le déluge parce que la terre s’était corrompue et était pleine de violence ; il dit à Noé qu’il mettrait fin à tout être vivant, ainsi qu’à la terre.',
  'GEN 6:13-14':
    'Dieu dit à Noé de construire l’arche parce que la terre était pleine de violence et qu’il allait la détruire par un déluge ; Noé et sa famille y auraient la vie sauve. Elle devait être en bois de gopher, enduite de poix.',
  'GEN 6:14-16':
    'Dieu ordonna à Noé de construire l’arche en bois de gopher, enduite de poix au-dedans et au-dehors : 300 coudées de long, 50 de large et 30 de haut, avec des cellules, trois étages, une fenêtre et une porte sur le côté.',
  'GEN 7:1-3':
    'Dieu dit à Noé d’entrer dans l’arche avec toute sa famille, parce qu’il l’avait vu juste. Noé devait prendre sept couples de chaque animal pur et des oiseaux, et un couple de chaque animal impur.',
  'GEN 7:2-3':
    'Dieu dit à Noé de prendre sept couples de chaque animal pur, un couple de chaque animal impur et sept couples des oiseaux, afin de conserver leur race en vie sur la terre.',
  'GEN 7:6': 'Noé avait six cents ans quand les eaux du déluge vinrent sur la terre.',
  'GEN 7:11-12':
    'L’an six cent de la vie de Noé, le dix-septième jour du deuxième mois, les sources du grand abîme jaillirent et les écluses des cieux s’ouvrirent ; il plut quarante jours et quarante nuits.',
  'GEN 7:13-14':
    'Huit personnes entrèrent dans l’arche : Noé et sa femme, leurs fils Sem, Cham et Japhet et les trois femmes de ceux-ci, avec toutes sortes d’animaux sauvages, de bétail, de reptiles et d’oiseaux.',
  'GEN 7:24':
    'Il plut quarante jours et quarante nuits, et les eaux couvrirent la terre pendant 150 jours. D’après les dates que donne la Genèse, un peu plus d’un an s’écoula entre le début du déluge et l’assèchement de la terre.',
  'GEN 8:4':
    'L’arche de Noé s’arrêta sur les montagnes d’Ararat, le dix-septième jour du septième mois. La Genèse ne dit pas sur laquelle de ces montagnes.',
  'GEN 8:8-12':
    'Noé lâcha une colombe pour voir si les eaux avaient baissé. La première fois, elle revint ; sept jours plus tard, elle rapporta une feuille d’olivier et Noé sut que les eaux s’étaient retirées ; la troisième fois, elle ne revint plus.',
  'GEN 8:13-16':
    'D’après les dates de la Genèse, le déluge commença le dix-septième jour du deuxième mois, quand Noé avait six cents ans ; le vingt-septième jour du deuxième mois de l’année suivante, la terre était sèche et Dieu lui dit de sortir de l’arche : un an et dix jours.',
  'GEN 9:12-16':
    'L’arc-en-ciel est le signe de l’alliance de Dieu avec tous les êtres vivants de la terre : quand il paraîtra dans les nuages, dit Dieu, il se souviendra de sa promesse qu’un déluge ne détruira plus toute vie.',
  'GEN 9:22-25':
    'Cham vit son père Noé ivre et découvert et le dit à ses frères, qui le couvrirent sans le regarder. Quand Noé l’apprit, il maudit Canaan, fils de Cham, qui serait le serviteur de ses frères ; la Genèse ne dit pas pourquoi Canaan.',
  'GEN 10:8-10':
    'Nimrod était fils de Cusch et petit-fils de Cham. La Genèse dit qu’il fut le premier homme puissant sur la terre et un vaillant chasseur devant l’Éternel ; son règne commença par Babel et d’autres villes du pays de Schinear.',
  'GEN 11:4':
    'Les hommes de la plaine de Schinear voulaient bâtir une ville et une tour qui touche au ciel, afin de se faire un nom et de ne pas être dispersés sur toute la terre.',
  'GEN 11:6-9':
    'Dieu vit que les bâtisseurs de la tour formaient un seul peuple, avec une seule langue, et que rien de ce qu’ils projetaient ne leur serait impossible. Il confondit leur langage et les dispersa sur toute la terre ; la ville fut appelée Babel.',
  'GEN 11:31':
    'Abram, plus tard appelé Abraham, venait d’Ur en Chaldée. Son père Térach partit avec lui, sa femme Saraï et son neveu Lot pour Canaan, mais ils s’établirent en route à Charan.',
  'GEN 12:1-3':
    'Dieu dit à Abram, plus tard appelé Abraham, de quitter son pays, sa parenté et la maison de son père pour un pays qu’il lui montrerait. Il promit de faire de lui une grande nation et de bénir en lui tous les peuples.',
  'GEN 12:4':
    'Abram, plus tard appelé Abraham, avait soixante-quinze ans quand il quitta Charan, comme l’Éternel le lui avait dit ; son neveu Lot partit avec lui.',
  'GEN 12:11-13':
    'Abram craignait que les Égyptiens, voyant la beauté de sa femme Saraï, ne le tuent pour la garder. Il lui demanda donc de dire qu’elle était sa sœur, afin d’avoir la vie sauve.',
  'GEN 14:18-20':
    'Melchisédek était roi de Salem et sacrificateur du Dieu Très-Haut. Au retour d’Abram victorieux, il apporta du pain et du vin et le bénit, et Abram lui donna la dîme de tout.',
  'GEN 15:5-6':
    'Dieu conduisit Abram dehors, lui montra les étoiles et lui promit une descendance aussi innombrable. Abram crut à l’Éternel, qui le lui imputa à justice.',
  'GEN 16:1-3':
    'Saraï n’avait pas donné d’enfant à Abram ; elle lui donna donc pour femme sa servante égyptienne Agar, espérant avoir des enfants par elle.',
  'GEN 16:4-6':
    'Agar, se voyant enceinte, regarda sa maîtresse Saraï avec mépris. Abram la laissa entre les mains de Saraï, qui la maltraita, et Agar s’enfuit.',
  'GEN 16:7-8':
    'L’ange de l’Éternel trouva Agar près d’une source, dans le désert, sur le chemin de Schur ; elle fuyait sa maîtresse Saraï, qui la maltraitait. L’ange lui dit de retourner et lui promit une postérité innombrable.',
  'GEN 17:5': 'Dieu changea le nom d’Abram en Abraham, parce qu’il l’avait établi père de beaucoup de nations.',
  'GEN 18:1-2':
    'L’Éternel apparut à Abraham à Mamré : levant les yeux, il vit trois hommes debout près de lui et courut à leur rencontre. La Genèse parle ensuite de l’Éternel, à qui Abraham parla, et de deux anges qui arrivèrent à Sodome.',
  'GEN 18:11-15':
    'Sara rit en elle-même en entendant qu’elle aurait un fils, car Abraham et elle étaient vieux et elle avait passé l’âge d’enfanter. L’Éternel demanda s’il est rien de trop difficile pour lui ; Sara eut peur et nia.',
  'GEN 18:20-21':
    'Dieu dit à Abraham que le cri contre Sodome et Gomorrhe était grand et leur péché très grave, et qu’il descendrait voir ; ensuite, les villes furent détruites par le soufre et le feu.',
  'GEN 18:23-25':
    'Abraham intercéda pour Sodome, afin que le juste ne meure pas avec le méchant. Il demanda à Dieu s’il ne pardonnerait pas à la ville pour cinquante justes, car le juge de toute la terre fait ce qui est juste.',
  'GEN 19:24-25':
    'Dieu fit pleuvoir du ciel le soufre et le feu sur Sodome et Gomorrhe, dont le péché était très grave, et détruisit ces villes, toute la plaine, leurs habitants et les plantes de la terre.',
  'GEN 19:26':
    'La femme de Lot regarda en arrière en fuyant Sodome et devint une statue de sel ; les anges leur avaient dit de se sauver sans regarder derrière eux.',
  'GEN 21:5':
    'Abraham avait cent ans à la naissance de son fils Isaac ; Sara, la mère, avait dix ans de moins que lui.',
  'GEN 21:9-12':
    'Sara vit rire Ismaël, le fils d’Agar, et demanda à Abraham de les renvoyer tous deux, pour que l’enfant n’hérite pas avec Isaac. Abraham en fut très affligé, mais Dieu lui dit d’écouter Sara.',
  'GEN 21:14-19':
    'Abraham renvoya Agar et son fils Ismaël parce que Sara ne voulait pas que l’enfant hérite avec Isaac. Quand l’eau manqua dans le désert, Dieu entendit la voix de l’enfant et fit voir un puits à Agar.',
  'GEN 21:19-21':
    'Dieu ouvrit les yeux d’Agar dans le désert : elle vit un puits et donna à boire à son fils Ismaël. Dieu fut avec l’enfant ; il grandit dans le désert de Paran, devint archer, et Agar lui trouva une femme d’Égypte.',
  'GEN 22:1-2':
    'Dieu mettait Abraham à l’épreuve en lui demandant d’offrir Isaac, le fils qu’il aimait, sur une montagne du pays de Morija. Plus tard, l’ange l’arrêta et Isaac fut épargné ; l’épître aux Hébreux dit qu’Abraham agit par la foi.',
  'GEN 22:9-13':
    'Abraham bâtit l’autel et plaça Isaac sur le bois, mais l’ange de l’Éternel l’appela pour qu’il ne lui fasse aucun mal, car on savait désormais qu’il craignait Dieu. Abraham offrit un bélier à la place de son fils.',
  'GEN 23:1-2':
    'Sara vécut cent vingt-sept ans et mourut à Kirjath-Arba, c’est-à-dire Hébron, dans le pays de Canaan ; Abraham porta son deuil et la pleura.',
  'GEN 23:19':
    'Abraham enterra sa femme Sara dans la caverne du champ de Macpéla, vis-à-vis de Mamré, c’est-à-dire Hébron, au pays de Canaan ; il avait acheté ce champ aux fils de Heth.',
  'GEN 24:12-14':
    'Le serviteur d’Abraham demanda à Dieu un signe près du puits : la jeune fille qui lui donnerait à boire et abreuverait aussi ses chameaux serait celle que Dieu destinait à Isaac. Il n’avait pas fini que Rebecca arriva et fit ainsi.',
  'GEN 24:64-67':
    'Rebecca vit Isaac venir à leur rencontre dans les champs ; elle descendit de son chameau et, apprenant qui il était, se couvrit de son voile. Isaac la prit pour femme et l’aima.',
  'GEN 25:7-8':
    'Abraham vécut cent soixante-quinze ans et mourut après une heureuse vieillesse, âgé et rassasié de jours.',
  'GEN 25:9-10':
    'Abraham fut enterré auprès de sa femme Sara dans la caverne de Macpéla, vis-à-vis de Mamré, dans le champ qu’il avait acheté aux Héthiens ; ses fils Isaac et Ismaël l’enterrèrent.',
  'GEN 25:29-34':
    'Ésaü revint des champs épuisé et affamé et vendit à Jacob son droit d’aînesse pour du pain et un potage de lentilles, disant qu’il allait mourir et que ce droit ne lui servait à rien.',
  'GEN 27:15-19':
    'Rebecca mit à Jacob les habits d’Ésaü et lui couvrit les mains et le cou de peaux de chevreau, pour qu’Isaac, presque aveugle, le prenne pour Ésaü. Jacob apporta le plat, dit qu’il était Ésaü et demanda la bénédiction.',
  'GEN 27:41-44':
    'Ésaü haïssait Jacob à cause de la bénédiction que leur père Isaac lui avait donnée, et voulait le tuer. Leur mère Rebecca l’apprit et dit à Jacob de fuir à Charan, chez son oncle Laban, jusqu’à ce que la colère d’Ésaü s’apaise.',
  'GEN 28:10-12':
    'En route de Beer-Schéba vers Charan, Jacob s’endormit, une pierre pour chevet, et vit en songe une échelle qui touchait au ciel ; des anges de Dieu y montaient et descendaient. Il appela ensuite ce lieu Béthel.',
  'GEN 28:12-15':
    'Jacob vit en songe une échelle allant de la terre au ciel, où montaient et descendaient des anges de Dieu. Dieu lui promit le pays, à lui et à sa postérité, et lui dit qu’il serait avec lui, le garderait et le ramènerait.',
  'GEN 28:18-19':
    'Le lieu où Jacob vit l’échelle en songe est Béthel, qui s’appelait auparavant Luz. Le matin, il dressa la pierre qui lui avait servi de chevet, y versa de l’huile et donna ce nom à cet endroit.',
  'GEN 29:10':
    'Quand Jacob vit Rachel, fille de son oncle Laban, arriver avec les brebis, il roula la pierre de dessus le puits et abreuva le troupeau. Il servit ensuite Laban pendant vingt ans.',
  'GEN 29:18-20':
    'Jacob aimait Rachel et offrit de servir sept ans Laban, le père de celle-ci, pour l’épouser ; ils lui parurent quelques jours. Laban lui donna alors Léa, et pour Rachel Jacob servit encore sept ans.',
  'GEN 29:23-27':
    'Le soir, Laban donna à Jacob sa fille aînée Léa à la place de Rachel, et Jacob le découvrit au matin. Laban dit que chez eux on ne mariait pas la cadette la première, et demanda sept autres années pour Rachel.',
  'GEN 31:19-20':
    'Pendant que Laban tondait ses brebis, sa fille Rachel lui vola ses idoles, et Jacob partit sans l’avertir. Quand Laban vint les chercher, Rachel les avait cachées sous le bât du chameau et s’était assise dessus.',
  'GEN 31:34-35':
    'Rachel cacha les idoles de son père Laban sous le bât du chameau et s’assit dessus. Quand Laban fouilla la tente, elle dit qu’elle ne pouvait se lever à cause de ses règles, et il ne les trouva pas.',
  'GEN 31:41':
    'Jacob servit son oncle Laban pendant vingt ans : quatorze pour ses deux filles et six pour le troupeau. Il lui reprocha d’avoir changé dix fois son salaire.',
  'GEN 32:24-28':
    'Un homme lutta avec Jacob jusqu’à l’aurore, et Jacob ne voulut pas le laisser partir sans être béni. L’homme lui donna le nom d’Israël, parce qu’il avait lutté avec Dieu et avec des hommes, et qu’il avait été vainqueur.',
  'GEN 32:28':
    'Celui qui lutta avec Jacob lui donna le nom d’Israël, parce qu’il avait lutté avec Dieu et avec des hommes et avait été vainqueur.',
  'GEN 32:29-32':
    'Jacob appela Peniel le lieu où il lutta jusqu’à l’aurore, parce qu’il avait vu Dieu face à face et gardé la vie. L’homme l’y bénit ; Jacob boitait, parce que cet homme l’avait touché à l’articulation de la hanche.',
  'GEN 33:4':
    'Jacob avait eu peur de son frère Ésaü, mais Ésaü courut à sa rencontre, l’étreignit et l’embrassa, et tous deux pleurèrent.',
  'GEN 34:1-2':
    'Dina, fille de Jacob et de Léa, sortit pour voir les femmes du pays, et Sichem, fils du prince Hamor, la prit et lui fit violence ; à cette nouvelle, ses frères furent affligés et très irrités.',
  'GEN 34:13-14':
    'Sichem avait déshonoré Dina et voulait l’épouser. Ses frères répondirent avec ruse qu’ils ne pouvaient la donner à un incirconcis ; quand les hommes de la ville se furent fait circoncire, Siméon et Lévi les tuèrent.',
  'GEN 34:25-26':
    'Parce que Sichem avait déshonoré leur sœur Dina, Siméon et Lévi attaquèrent la ville le troisième jour, quand les hommes souffraient de la circoncision. Ils tuèrent tous les hommes, dont Sichem et son père Hamor, et emmenèrent Dina.',
  'GEN 35:4':
    'Les gens de la maison de Jacob lui remirent leurs dieux étrangers et les anneaux de leurs oreilles, et il les enfouit sous le térébinthe près de Sichem.',
  'GEN 35:8':
    'La nourrice de Rebecca s’appelait Débora. Elle mourut et fut enterrée au-dessous de Béthel, sous un chêne qu’on appela le chêne des pleurs.',
  'GEN 35:16-19':
    'Rachel mourut sur la route d’Éphrata, qui est Bethléhem, après un accouchement pénible. En mourant, elle nomma son fils Ben-Oni, mais Jacob, son père, l’appela Benjamin ; elle fut enterrée au bord du chemin.',
  'GEN 35:19-20':
    'Rachel mourut et fut enterrée sur le chemin d’Éphrata, qui est Bethléhem, et son mari Jacob dressa une stèle sur sa tombe.',
  'GEN 35:23-26':
    'Jacob eut douze fils : de Léa, Ruben, Siméon, Lévi, Juda, Issacar et Zabulon ; de Rachel, Joseph et Benjamin ; de Bilha, servante de Rachel, Dan et Nephthali ; de Zilpa, servante de Léa, Gad et Aser.',
  'GEN 37:2':
    'Joseph avait dix-sept ans quand il gardait les brebis avec ses frères et rapportait à leur père Jacob leur mauvaise conduite. La Genèse raconte aussitôt après ses songes et comment ses frères le vendirent.',
  'GEN 37:3-4':
    'Jacob, appelé aussi Israël, aimait Joseph plus que ses autres fils, parce qu’il l’avait eu dans sa vieillesse, et lui fit une tunique de plusieurs couleurs. Voyant cela, ses frères haïrent Joseph et ne pouvaient lui parler avec amitié.',
  'GEN 37:5-8':
    'Joseph rêva que les gerbes de ses frères se prosternaient devant la sienne. Ils comprirent qu’il régnerait sur eux et le haïrent encore davantage à cause de son rêve et de ses paroles.',
  'GEN 37:26-28':
    'Les frères de Joseph le haïssaient et voulaient le tuer. Juda dit qu’ils ne gagneraient rien à tuer leur propre frère, et il fut vendu pour vingt sicles d’argent à des marchands ismaélites, qui l’emmenèrent en Égypte.',
  'GEN 38:9-10':
    'Onan savait que l’enfant ne serait pas à lui, et il refusa de donner une postérité à son frère mort, par Tamar, la veuve. Ce qu’il faisait déplut à l’Éternel, qui le fit mourir.',
  'GEN 39:7-10':
    'La femme de Potiphar voulait que Joseph couche avec elle, mais il refusait chaque jour, disant qu’il ne pouvait faire un si grand mal et pécher contre Dieu. Quand il s’enfuit en laissant son vêtement, elle s’en servit pour l’accuser.',
  'GEN 39:19-21':
    'Joseph fut mis en prison parce que la femme de son maître, qu’il avait repoussée, l’accusa faussement et que le maître s’enflamma de colère. Mais l’Éternel était avec Joseph et lui donna la faveur du chef de la prison.',
  'GEN 39:21-22':
    'Joseph était en prison sans avoir fait de mal : la femme de Potiphar l’avait faussement accusé. Mais l’Éternel fut avec lui et lui donna la faveur du chef de la prison, qui lui confia tous les prisonniers.',
  'GEN 40:9-13':
    'En prison, le chef des échansons de Pharaon rêva d’un cep à trois sarments ; Joseph lui dit qu’il serait rétabli dans trois jours et le pria de parler de lui à Pharaon. Mais l’échanson l’oublia.',
  'GEN 41:1-4':
    'Pharaon rêva que sept vaches grasses montaient du fleuve et que sept vaches maigres les dévoraient. Joseph expliqua que c’étaient sept années d’abondance suivies de sept années de famine.',
  'GEN 41:12-13':
    'Quand Pharaon eut ses songes, le chef des échansons se souvint enfin de Joseph, le jeune Hébreu de la prison. Joseph avait expliqué son songe et celui du panetier, et tout arriva ainsi : lui fut rétabli, le panetier mis à mort.',
  'GEN 41:26-31':
    'Joseph dit que les deux songes de Pharaon n’en faisaient qu’un et montraient ce que Dieu allait faire : les belles vaches et les beaux épis sont sept années d’abondance ; les maigres et les vides, sept années de grande famine.',
  'GEN 41:40-41':
    'Pharaon établit Joseph sur toute l’Égypte ; seul le trône élèverait Pharaon au-dessus de lui. Joseph avait trente ans, et Pharaon lui donna pour femme Asnath, fille d’un prêtre.',
  'GEN 41:45-46':
    'Joseph avait trente ans quand il entra au service de Pharaon, à la tête de toute l’Égypte. Pharaon le nomma Tsaphnath-Paenéach et lui donna pour femme Asnath, fille de Poti-Phéra, prêtre d’On.',
  'GEN 43:34':
    'Au repas que Joseph offrit à ses frères, on leur servit des mets de sa table, et la part de Benjamin était cinq fois plus grande que celle des autres ; ils burent et se réjouirent avec lui.',
  'GEN 44:1-2':
    'Joseph fit remettre par son intendant l’argent de chacun de ses frères dans leurs sacs, et sa coupe d’argent dans celui de Benjamin. La Genèse ne dit pas pourquoi ; la coupe trouvée, Juda s’offrit comme esclave à sa place.',
  'GEN 45:1-3':
    'Joseph ne put plus se contenir : il fit sortir tout le monde, pleura tout haut, dit à ses frères qui il était et demanda si son père vivait encore. Troublés, ils ne purent répondre ; il leur dit ensuite de ne pas s’affliger de l’avoir vendu.',
  'GEN 45:3-5':
    'Joseph révéla à ses frères troublés qu’il était celui qu’ils avaient vendu pour l’Égypte, et s’enquit de son père. Il leur dit de ne pas s’affliger, car Dieu l’avait envoyé devant eux pour sauver des vies.',
  'GEN 50:13':
    'Jacob avait fait jurer à Joseph de ne pas l’enterrer en Égypte. Ses fils le portèrent en Canaan et l’enterrèrent dans la caverne de Macpéla, vis-à-vis de Mamré, dans le champ acheté par Abraham comme lieu de sépulture.',
  'GEN 50:19-21':
    'Joseph dit à ses frères de ne pas craindre, car il n’était pas à la place de Dieu : le mal qu’ils avaient médité, Dieu l’avait changé en bien, pour sauver beaucoup de vies. Il promit de les nourrir et les consola.',
  'GEN 50:24-26':
    'Joseph mourut à l’âge de cent dix ans ; on l’embauma et on le mit dans un cercueil en Égypte. Auparavant, il avait fait jurer aux fils d’Israël d’emporter ses os hors du pays.',
  'EXO 1:8-10':
    'Un nouveau pharaon craignait que les Israélites, devenus nombreux et puissants, ne s’allient aux ennemis de l’Égypte en cas de guerre ; il les réduisit en esclavage. Comme ils augmentaient encore, il ordonna la mort de leurs garçons nouveau-nés.',
  'EXO 1:15-17':
    'Craignant l’accroissement d’Israël, Pharaon ordonna aux sages-femmes des Hébreux de tuer tout garçon à la naissance ; mais elles craignaient Dieu, n’obéirent pas et laissèrent vivre les garçons.',
  'EXO 1:22':
    'Pharaon ordonna de jeter dans le Nil tout garçon hébreu nouveau-né et de laisser vivre les filles. La mère de Moïse le cacha trois mois, puis le déposa dans une caisse parmi les roseaux du fleuve.',
  'EXO 2:2-4':
    'La mère de Moïse le cacha trois mois, car Pharaon avait ordonné de jeter au fleuve les garçons hébreux. Ne pouvant plus le cacher, elle le mit dans une caisse de jonc parmi les roseaux du fleuve, et sa sœur veillait.',
  'EXO 2:5-10':
    'La fille de Pharaon trouva le petit Moïse dans une caisse parmi les roseaux du Nil et eut pitié de lui. Sa sœur fit venir leur propre mère pour l’allaiter ; plus tard, la princesse l’adopta et le nomma Moïse.',
  'EXO 2:11-15':
    'Moïse s’enfuit au pays de Madian parce que Pharaon voulait le faire mourir : il avait tué un Égyptien qui frappait un Hébreu, l’un de ses frères, et la chose s’était sue.',
  'EXO 3:1-2':
    'Moïse gardait le troupeau de son beau-père Jéthro, sacrificateur de Madian, près du mont Horeb. L’ange de l’Éternel lui apparut dans une flamme, au milieu d’un buisson qui brûlait sans se consumer, et Dieu l’appela de là.',
  'EXO 3:2-4':
    'L’ange de l’Éternel apparut à Moïse dans la flamme d’un buisson qui brûlait sans se consumer. Quand Moïse s’approcha pour voir, Dieu l’appela du milieu du buisson et l’envoya faire sortir Israël d’Égypte.',
  'EXO 3:4-5':
    'Du milieu du buisson ardent, Dieu appela Moïse par son nom, lui dit de ne pas s’approcher davantage et d’ôter ses sandales, car le lieu où il se tenait était une terre sainte.',
  'EXO 3:5-6':
    'Dieu dit à Moïse d’ôter ses sandales parce que le lieu où il se tenait était une terre sainte. Il dit être le Dieu d’Abraham, d’Isaac et de Jacob, et Moïse se cacha le visage, craignant de regarder Dieu.',
  'EXO 3:13-15':
    'Moïse demanda à Dieu son nom pour le dire aux Israélites. Dieu se nomma Je suis et dit que son nom pour toujours est l’Éternel, le Dieu de leurs pères.',
  'EXO 4:10':
    'Moïse ne voulait pas aller vers Pharaon, disant qu’il n’avait jamais eu la parole facile ; Dieu promit de l’aider à parler et lui donna son frère Aaron comme porte-parole.',
  'EXO 4:24-26':
    'L’Exode ne dit pas clairement pourquoi l’Éternel vint à la rencontre de Moïse en chemin et voulut le faire mourir ; il raconte seulement que Séphora, sa femme, circoncit son fils, et qu’alors l’Éternel le laissa.',
  'EXO 6:20':
    'Le père de Moïse s’appelait Amram et sa mère Jokébed ; Aaron était son frère. À sa naissance, sa mère le cacha trois mois, puis le déposa dans une caisse de jonc, parmi les roseaux du Nil.',
  'EXO 7:20-21':
    'À la première plaie, Aaron frappa le fleuve de son bâton devant Pharaon et l’eau fut changée en sang ; les poissons moururent et nul ne pouvait en boire. À cela, dit Dieu, Pharaon saurait qu’il est l’Éternel.',
  'EXO 10:1-2':
    'Dieu dit avoir endurci le cœur de Pharaon pour faire ses signes en Égypte, afin qu’Israël les raconte à ses enfants et sache qu’il est l’Éternel. L’Exode dit aussi que Pharaon endurcit lui-même son cœur.',
  'EXO 12:7':
    'Les Israélites mirent le sang de l’agneau sur les poteaux et le linteau des maisons où ils le mangeaient, comme signe : en voyant le sang, Dieu passerait par-dessus eux et la plaie ne les frapperait pas.',
  'EXO 12:12-13':
    'La nuit de la Pâque, Dieu traverserait l’Égypte et frapperait les premiers-nés ; le sang sur les maisons des Israélites était le signe : il passerait par-dessus eux, et la plaie ne les toucha pas.',
  'EXO 12:29':
    'À la dernière plaie, au milieu de la nuit, Dieu frappa tous les premiers-nés d’Égypte, du fils de Pharaon à celui du captif, et ceux du bétail ; cette nuit-là, Pharaon dit aux Israélites de partir.',
  'EXO 12:39':
    'Les Israélites firent cuire des pains sans levain parce qu’ils furent chassés d’Égypte en hâte : leur pâte n’avait pas levé, et ils n’avaient pu préparer d’autres provisions.',
  'EXO 12:40-41':
    'L’Exode dit que le séjour des Israélites en Égypte fut de quatre cent trente ans ; au bout de ce temps, ce jour-là même, toutes les armées de l’Éternel sortirent du pays d’Égypte.',
  'EXO 13:17-18':
    'Dieu ne conduisit pas Israël par le chemin le plus court, celui du pays des Philistins, de peur que le peuple, devant la guerre, ne regrette d’être parti et ne retourne en Égypte. Il lui fit faire un détour par le désert, vers la mer Rouge.',
  'EXO 13:21-22':
    'L’Éternel allait devant les Israélites : le jour dans une colonne de nuée pour les guider, la nuit dans une colonne de feu pour les éclairer, afin qu’ils puissent marcher jour et nuit.',
  'EXO 14:21-23':
    'Moïse étendit la main sur la mer Rouge, et Dieu la refoula toute la nuit par un fort vent d’orient et la fendit. Les Israélites passèrent à pied sec, et les Égyptiens y entrèrent après eux.',
  'EXO 14:26-28':
    'Moïse étendit la main, et la mer Rouge revint couvrir l’armée de Pharaon, ses chars et ses cavaliers, entrés à la suite d’Israël ; il n’en resta pas un seul.',
  'EXO 15:22-25':
    'Après trois jours sans eau, les Israélites arrivèrent à Mara, où l’eau était trop amère pour être bue. Moïse cria à l’Éternel, qui lui indiqua un bois ; il le jeta dans l’eau, et l’eau devint douce.',
  'EXO 16:12-15':
    'Les Israélites murmuraient pour avoir à manger, et Dieu leur donna des cailles le soir et, le matin, après la rosée, quelque chose de menu comme le givre. Ils demandèrent ce que c’était ; c’était la manne, le pain que Dieu leur donnait.',
  'EXO 16:31':
    'La manne était la nourriture que Dieu donna à Israël dans le désert : blanche, semblable à de la graine de coriandre, avec un goût de gâteau au miel.',
  'EXO 17:5-6':
    'Le peuple avait soif et murmurait ; Dieu dit à Moïse de frapper de son bâton le rocher d’Horeb, afin qu’il en sorte de l’eau à boire, et Moïse le fit devant les anciens.',
  'EXO 17:11-12':
    'Tant que Moïse tenait les mains levées, Israël était plus fort qu’Amalek ; quand il les baissait, Amalek l’emportait. Comme elles se fatiguaient, Aaron et Hur les soutinrent jusqu’au coucher du soleil.',
  'EXO 18:24-27':
    'C’est Jéthro, le beau-père de Moïse, qui lui conseilla de ne plus juger seul le peuple. Moïse l’écouta et établit des chefs capables, qui réglaient les petites affaires et ne lui portaient que les difficiles.',
  'EXO 28:17-21':
    'Le pectoral du souverain sacrificateur portait douze pierres précieuses sur quatre rangées, chacune gravée du nom d’une des tribus d’Israël. Les noms des pierres varient un peu d’une traduction à l’autre.',
  'EXO 31:2-6':
    'Dieu appela par son nom Betsaleel, de la tribu de Juda, et le remplit de son Esprit et d’habileté pour toutes sortes d’ouvrages. Avec Oholiab, de la tribu de Dan, il devait faire la tente d’assignation, l’arche et leurs ustensiles.',
  'EXO 31:18':
    'Quand Dieu eut achevé de parler à Moïse sur le mont Sinaï, il lui donna deux tables de pierre, écrites du doigt de Dieu.',
  'EXO 32:1-4':
    'Moïse tardait à descendre de la montagne et le peuple ne savait ce qu’il était devenu ; il demanda donc à Aaron un dieu qui marche devant lui, et Aaron fit un veau avec l’or des anneaux du peuple.',
  'EXO 32:19-20':
    'Moïse, en colère, brisa les tables lorsqu’il approcha du camp et vit le veau d’or et les danses. Il brûla le veau, le réduisit en poudre et la fit boire aux Israélites dans de l’eau.',
  'EXO 32:19-24':
    'En descendant de la montagne, Moïse vit le veau d’or et les danses ; dans sa colère, il brisa les tables, brûla le veau et le réduisit en poudre. Aaron dit que le peuple l’avait demandé : il avait jeté l’or au feu, et le veau en était sorti.',
  'EXO 33:18-20':
    'Moïse demanda à voir la gloire de Dieu. Dieu ferait passer sa bonté devant lui et proclamerait son nom, mais Moïse ne pouvait voir sa face, car nul ne peut la voir et vivre.',
  'EXO 34:29-30':
    'Le visage de Moïse rayonnait parce qu’il avait parlé avec l’Éternel. Descendant du Sinaï avec les deux tables, il ne le savait pas, mais Aaron et les Israélites le virent et craignirent de s’approcher.',
  'LEV 10:1-2':
    'Nadab et Abihu, fils d’Aaron, moururent par un feu venu de devant l’Éternel, parce qu’ils avaient offert devant lui un feu étranger qu’il ne leur avait pas ordonné.',
  'LEV 16:7-10':
    'Au jour des expiations, Aaron tirait au sort entre deux boucs : l’un était offert à l’Éternel pour le péché ; l’autre, pour Azazel, était envoyé vivant au désert, emportant les fautes du peuple.',
  'LEV 16:21-22':
    'Au jour des expiations, Aaron posait les mains sur un bouc vivant, confessait sur lui tous les péchés d’Israël et le faisait conduire au désert, pour qu’il les emporte dans une terre désolée. C’est le bouc émissaire.',
  'LEV 20:2':
    'Moloc était un dieu auquel on livrait des enfants ; les livres des Rois l’appellent le dieu des Ammonites. La loi l’interdisait à tous en Israël, autochtones ou étrangers, sous peine de mort.',
  'LEV 25:10-11':
    'Le jubilé était la cinquantième année : on proclamait la liberté à tous les habitants du pays, chacun retournait dans sa propriété et sa famille, et l’on ne semait ni ne moissonnait.',
  'NUM 6:1-5':
    'Le naziréen était un homme ou une femme qui se consacrait à l’Éternel par un vœu particulier. Tant que durait ce vœu, il ne buvait pas de vin, ne mangeait rien de la vigne et ne se rasait pas la tête.',
  'NUM 12:1-2':
    'Marie (Miriam) et Aaron parlèrent contre Moïse à cause de sa femme éthiopienne, et dirent que Dieu ne parlait pas seulement par lui, mais aussi par eux. Dieu l’entendit et s’irrita, et Marie fut frappée de lèpre.',
  'NUM 12:9-11':
    'Marie, la sœur de Moïse, et Aaron avaient parlé contre lui ; l’Éternel s’irrita contre eux et, quand la nuée se retira, Marie était frappée de la lèpre. Aaron supplia Moïse, qui pria pour elle ; sept jours après, elle revint au camp.',
  'NUM 13:1-2':
    'Dieu dit à Moïse d’envoyer des hommes, un chef par tribu, explorer le pays de Canaan qu’il donnait à Israël. Le Deutéronome dit que le peuple aussi l’avait demandé.',
  'NUM 13:23-24':
    'Les espions rapportèrent de la vallée d’Eschcol un sarment avec une grappe de raisin, que deux hommes portaient sur une perche, ainsi que des grenades et des figues. Ils étaient douze, un par tribu.',
  'NUM 13:25':
    'Les espions envoyés par Moïse explorèrent le pays de Canaan pendant quarante jours, puis ils revinrent.',
  'NUM 13:27-32':
    'Les espions dirent que Canaan était un pays de lait et de miel, mais que ses habitants étaient forts et ses villes fortifiées. Caleb dit qu’on pouvait le prendre ; ses compagnons dirent que non et décrièrent le pays.',
  'NUM 14:24':
    'Dieu promit à Caleb qu’il entrerait dans le pays, parce qu’il était animé d’un autre esprit et l’avait pleinement suivi ; ses descendants aussi le posséderaient.',
  'NUM 14:33-35':
    'Israël erra quarante ans au désert, une année pour chacun des quarante jours d’exploration du pays, parce que le peuple s’était révolté et avait refusé d’y entrer ; cette génération devait y mourir.',
  'NUM 15:32-36':
    'Un homme fut surpris à ramasser du bois le jour du sabbat et mis sous garde, car ce qu’on devait lui faire n’avait pas été déclaré. Sur l’ordre de l’Éternel à Moïse, l’assemblée le lapida hors du camp, et il mourut.',
  'NUM 16:31-33':
    'Koré et d’autres s’étaient soulevés contre Moïse et Aaron. Quand Moïse eut fini de parler, la terre s’ouvrit et engloutit les rebelles avec leurs familles, tous les gens de Koré et leurs biens.',
  'NUM 17:5':
    'Dieu dit que le bâton de l’homme qu’il choisirait fleurirait, pour faire cesser les murmures d’Israël ; ensuite le bâton d’Aaron bourgeonna, fleurit et donna des amandes mûres.',
  'NUM 20:1':
    'Marie, la sœur de Moïse et d’Aaron, mourut à Kadès, dans le désert de Tsin, et c’est là qu’elle fut enterrée.',
  'NUM 20:10-12':
    'Moïse frappa deux fois le rocher de son bâton et l’eau sortit ; mais Dieu dit qu’Aaron et lui ne feraient pas entrer Israël dans le pays, parce qu’ils n’avaient pas cru en lui et ne l’avaient pas sanctifié devant le peuple.',
  'NUM 20:27-28':
    'Comme Dieu l’avait ordonné, Moïse monta sur la montagne de Hor avec Aaron et son fils Éléazar, et revêtit Éléazar des vêtements d’Aaron ; et Aaron mourut là, au sommet de la montagne.',
  'NUM 21:5-9':
    'Le peuple parla contre Dieu et Moïse, et Dieu envoya des serpents brûlants. Quand ils avouèrent leur péché, Moïse pria, et Dieu lui fit dresser sur une perche un serpent d’airain : quiconque, mordu, le regardait avait la vie.',
  'NUM 22:5-7':
    'Balak, roi de Moab, craignait les Israélites, trop forts pour lui ; il envoya donc des anciens, avec un salaire, demander à Balaam de venir les maudire, espérant ainsi les battre et les chasser.',
  'NUM 22:22-27':
    'L’ânesse de Balaam vit l’ange de l’Éternel sur le chemin, l’épée nue : elle se détourna dans les champs, puis serra le pied de Balaam contre le mur, enfin se coucha. Balaam, qui ne voyait pas l’ange, la frappa trois fois.',
  'NUM 22:28-31':
    'L’Éternel ouvrit la bouche de l’ânesse de Balaam, et elle lui demanda pourquoi il l’avait frappée trois fois ; elle s’était écartée devant l’ange sur le chemin. Puis l’Éternel ouvrit les yeux de Balaam, qui vit l’ange.',
  'NUM 27:1-4':
    'Tselophchad mourut sans fils, et ses cinq filles demandèrent à Moïse une possession parmi les frères de leur père, pour que son nom ne se perde pas. Dieu dit à Moïse qu’elles avaient raison et qu’il devait la leur donner.',
  'NUM 33:38-39':
    'Aaron mourut sur la montagne de Hor à l’âge de cent vingt-trois ans, le premier jour du cinquième mois, la quarantième année après la sortie d’Égypte.',
  'NUM 35:11-15':
    'Il y avait six villes de refuge, trois à l’est du Jourdain et trois en Canaan. Celui qui avait tué sans le vouloir, Israélite ou étranger, pouvait s’y réfugier et n’être pas tué par le vengeur avant d’être jugé.',
  'DEU 1:23-24':
    'Moïse envoya douze espions, un par tribu, reconnaître le pays ; ils gagnèrent la montagne et arrivèrent jusqu’à la vallée d’Eschcol.',
  'DEU 3:11':
    'Og, roi de Basan, était le dernier des Rephaïm, un peuple de haute taille. Son lit était de fer, long de neuf coudées et large de quatre, et se trouvait à Rabba, ville des Ammonites.',
  'DEU 34:5-6':
    'Moïse, serviteur de l’Éternel, mourut au pays de Moab, comme l’Éternel l’avait dit, et fut enterré dans une vallée, en face de Beth-Peor ; personne ne connaît son tombeau jusqu’à ce jour.',
  'DEU 34:7':
    'Moïse était âgé de cent vingt ans lorsqu’il mourut ; sa vue n’avait pas faibli et il n’avait pas perdu sa vigueur.',
  'DEU 34:9':
    'Josué, fils de Nun, succéda à Moïse ; il était rempli de l’esprit de sagesse parce que Moïse lui avait imposé les mains, et les Israélites lui obéirent.',
  'JOS 2:1':
    'Josué envoya en secret deux espions reconnaître le pays et Jéricho ; ils logèrent chez Rahab, une prostituée. Elle les cacha ensuite sur le toit, sous des tiges de lin.',
  'JOS 2:4-6':
    'Rahab cacha les deux espions sur son toit, sous des tiges de lin, et dit aux envoyés du roi qu’ils étaient partis. Elle leur dit ensuite qu’elle savait que l’Éternel avait donné le pays à Israël.',
  'JOS 2:9-11':
    'Rahab dit aux espions qu’elle savait que l’Éternel avait donné le pays à Israël : elle avait appris qu’il avait mis à sec la mer Rouge, et elle reconnut qu’il est Dieu dans les cieux et sur la terre. Elle leur demanda d’épargner sa famille.',
  'JOS 2:14-18':
    'Les espions jurèrent que, si Rahab ne les trahissait pas, elle et les siens seraient épargnés quand Israël prendrait le pays. Elle devait attacher le cordon rouge à la fenêtre par où elle les fit descendre et réunir sa famille chez elle.',
  'JOS 3:15-17':
    'Quand les sacrificateurs qui portaient l’arche mirent le pied dans le Jourdain en crue, les eaux d’amont s’arrêtèrent en un monceau. Ils restèrent à sec au milieu du fleuve jusqu’à ce que tout Israël soit passé.',
  'JOS 4:5-7':
    'Josué fit prendre dans le Jourdain douze pierres, une par tribu, en souvenir perpétuel. Quand les enfants demanderaient leur sens, on leur dirait que les eaux furent coupées devant l’arche de l’Éternel à son passage.',
  'JOS 5:12':
    'La manne cessa le lendemain du jour où les Israélites mangèrent des produits du pays de Canaan ; ils n’en eurent plus désormais et vécurent des récoltes du pays.',
  'JOS 5:13-15':
    'Près de Jéricho, Josué vit un homme, l’épée nue à la main, qui se dit le chef de l’armée de l’Éternel. Josué se prosterna et ôta ses sandales, car le lieu était saint. L’Écriture ne donne pas le nom de cet homme.',
  'JOS 6:3-4':
    'Israël fit le tour de Jéricho pendant sept jours : une fois par jour les six premiers et sept fois le septième, avec sept sacrificateurs sonnant du cor devant l’arche. Alors le peuple cria et la muraille tomba.',
  'JOS 6:14-15':
    'Les Israélites firent le tour de Jéricho une fois par jour pendant six jours et sept fois le septième, treize tours en tout, avant que la muraille ne tombe.',
  'JOS 6:20-21':
    'Le septième jour, au son des trompettes et au grand cri du peuple, la muraille de Jéricho s’écroula ; Israël prit la ville et la passa au fil de l’épée, mais la famille de Rahab fut épargnée. L’épître aux Hébreux dit que les murs tombèrent par la foi.',
  'JOS 7:20-21':
    'Acan avoua qu’il avait vu dans le butin de Jéricho un beau manteau, de l’argent et un lingot d’or ; il les avait convoités, pris et cachés dans sa tente, alors que Dieu l’avait défendu.',
  'JOS 9:3-5':
    'Les Gabaonites, apprenant ce que Josué avait fait à Jéricho et à Aï, usèrent de ruse : avec de vieux sacs, des habits usés et du pain moisi, ils se firent passer pour des envoyés d’un pays lointain. Ils dirent ensuite avoir craint pour leur vie.',
  'JOS 9:14-15':
    'Les Israélites prirent des provisions desséchées des Gabaonites sans consulter l’Éternel, et Josué conclut une alliance pour leur laisser la vie. Vêtus d’habits usés, ils avaient fait semblant de venir de loin.',
  'JOS 10:12-13':
    'Le jour où l’Éternel livra les Amoréens à Israël, Josué l’invoqua, et le soleil s’arrêta et la lune suspendit sa course jusqu’à ce que la nation se soit vengée de ses ennemis, presque tout un jour.',
  'JOS 10:16-17':
    'Les cinq rois amoréens que Josué avait battus à Gabaon s’enfuirent et se cachèrent dans la caverne de Makkéda ; on avertit Josué qu’ils y avaient été découverts.',
  'JOS 14:10-12':
    'Caleb avait quatre-vingt-cinq ans quand il demanda à Josué la montagne que l’Éternel lui avait promise. Il se disait aussi fort que le jour où Moïse l’avait envoyé, et pensait, avec l’Éternel, en chasser les Anakim.',
  'JOS 15:18-19':
    'Acsa descendit de son âne et demanda à son père Caleb des sources d’eau, car la terre qu’il lui avait donnée était au midi ; il lui donna les sources supérieures et les sources inférieures.',
  'JOS 20:2-6':
    'Les villes de refuge protégeaient du vengeur du sang celui qui avait tué par accident, jusqu’au jugement et à la mort du souverain sacrificateur. Le livre de Josué en nomme six : Kédesch, Sichem, Hébron, Betser, Ramoth et Golan.',
  'JOS 24:29-30':
    'Josué, fils de Nun, serviteur de l’Éternel, mourut à l’âge de cent dix ans et fut enterré sur ses terres, à Thimnath-Sérach, dans la montagne d’Éphraïm.',
  'JOS 24:32':
    'Les os de Joseph, que les Israélites avaient rapportés d’Égypte, furent enterrés à Sichem, dans le champ que Jacob avait acheté aux fils de Hamor.',
  'JDG 1:6-7':
    'Les hommes de Juda prirent Adoni-Bézek et lui coupèrent les pouces des mains et des pieds. Il dit lui-même qu’il avait traité ainsi soixante-dix rois, qui ramassaient les miettes sous sa table, et que Dieu le lui avait rendu.',
  'JDG 3:15-16':
    'Éhud, un Benjamite gaucher, fut envoyé porter le tribut d’Israël à Églon, roi de Moab, un homme très gros. Il se fit une épée à deux tranchants, la cacha sous ses habits, au côté droit, et plus tard en tua Églon.',
  'JDG 3:20-22':
    'Éhud, le gaucher, vit seul à seul Églon, roi de Moab, et lui dit qu’il avait pour lui une parole de Dieu. Quand le roi se leva, Éhud tira l’épée cachée à son côté droit et le tua.',
  'JDG 3:31':
    'Schamgar, fils d’Anath, tua six cents Philistins avec un aiguillon à bœufs, le bâton qui sert à mener le bétail ; le livre des Juges dit que lui aussi délivra Israël.',
  'JDG 4:4-5':
    'Débora était une prophétesse, femme de Lappidoth, qui jugeait alors Israël. Elle siégeait sous un palmier dans la montagne d’Éphraïm, et les Israélites montaient vers elle pour être jugés.',
  'JDG 4:7-9':
    'Débora annonça à Barak que Dieu lui livrerait Sisera, mais il ne voulut partir que si elle l’accompagnait. Elle y alla, en lui disant que la gloire ne serait pas pour lui, car l’Éternel livrerait Sisera à une femme.',
  'JDG 4:18-21':
    'Sisera, le général vaincu, se réfugia dans la tente de Jaël. Elle lui donna du lait, le couvrit et, quand il dormit profondément, le tua avec un pieu et un marteau. Débora avait annoncé qu’il tomberait aux mains d’une femme.',
  'JDG 4:22-23':
    'Sisera, le général des Cananéens, s’était réfugié dans la tente de Jaël, et elle l’avait tué avec un pieu. Quand Barak arriva à sa poursuite, elle le lui montra ; ce jour-là, Dieu humilia Jabin, roi de Canaan, devant Israël.',
  'JDG 5:24-27':
    'Le cantique de Débora loue Jaël, femme de Héber, le Kénien : Sisera demanda de l’eau, elle lui donna du lait, et avec un pieu et un marteau elle tua ce général des Cananéens.',
  'JDG 6:11-12':
    'Gédéon battait le blé dans un pressoir, à Ophra, pour le soustraire aux Madianites. L’ange de l’Éternel lui apparut là, l’appela vaillant héros et lui dit que l’Éternel était avec lui.',
  'JDG 6:36-40':
    'Gédéon posa la toison pour être sûr que Dieu délivrerait Israël par sa main, comme il l’avait dit. Une nuit, la toison seule eut de la rosée ; la nuit suivante, elle seule resta sèche : deux fois Dieu fit ce qu’il demandait.',
  'JDG 7:2-7':
    'Dieu dit à Gédéon qu’il avait trop d’hommes avec lui : Israël aurait pu se vanter de s’être délivré lui-même. Ceux qui avaient peur repartirent ; puis, d’après leur manière de boire, trois cents seulement furent retenus.',
  'JDG 7:16-18':
    'Gédéon n’avait que trois cents hommes contre les Madianites. Il les partagea en trois corps, remit à chacun une trompette et une cruche vide avec un flambeau dedans, et leur dit de faire comme lui.',
  'JDG 7:19-22':
    'De nuit, Gédéon et ses trois cents hommes entourèrent le camp de Madian, sonnèrent des trompettes, brisèrent leurs cruches et crièrent, torches en main. Le camp s’affola, l’Éternel leur fit tourner l’épée les uns contre les autres, et ils s’enfuirent.',
  'JDG 8:30-31':
    'Gédéon eut soixante-dix fils, issus de lui, car il avait beaucoup de femmes. Sa concubine de Sichem lui donna aussi un fils, qu’il appela Abimélec.',
  'JDG 9:5':
    'Abimélec tua à Ophra ses frères, les soixante-dix fils de Gédéon ; seul survécut Jotham, le plus jeune, qui s’était caché. Abimélec mourut plus tard à Thébets, après qu’une femme lui eut lancé une meule sur la tête.',
  'JDG 9:7-8':
    'Jotham, le plus jeune fils de Gédéon, raconta une fable aux gens de Sichem depuis le mont Garizim : les arbres voulaient un roi, l’olivier, le figuier et la vigne refusèrent, et ils s’adressèrent au buisson d’épines. Sichem venait de proclamer roi Abimélec.',
  'JDG 9:14-15':
    'Dans la fable que Jotham raconta aux gens de Sichem, l’olivier, le figuier et la vigne refusèrent de régner, et les arbres s’adressèrent au buisson d’épines. Il leur dit de s’abriter sous son ombrage, sinon un feu sortirait de lui et brûlerait les cèdres.',
  'JDG 9:53-54':
    'Comme Abimélec attaquait la tour de Thébets, une femme lui lança sur la tête une meule de moulin. Pour qu’on ne dise pas qu’une femme l’avait tué, il se fit transpercer par le jeune homme qui portait ses armes, et mourut.',
  'JDG 10:3-4':
    'Jaïr, de Galaad, fut juge en Israël pendant vingt-deux ans. Il avait trente fils, qui montaient trente ânons et possédaient trente villes en Galaad, appelées les bourgs de Jaïr.',
  'JDG 11:1':
    'Jephthé, le Galaadite, était un vaillant guerrier. Son père était Galaad, et sa mère une prostituée dont l’Écriture ne donne pas le nom.',
  'JDG 11:30-31':
    'Jephthé fit ce vœu : si l’Éternel lui livrait les Ammonites, ce qui sortirait le premier de sa maison à sa rencontre serait à l’Éternel, offert en holocauste. Ce fut sa fille unique qui sortit.',
  'JDG 11:34-36':
    'Quand Jephthé revint vainqueur, sa fille unique sortit la première, en dansant au son des tambourins. Il déchira ses vêtements, car il avait fait un vœu à l’Éternel et ne pouvait se rétracter ; elle lui dit de faire ce qu’il avait promis.',
  'JDG 11:39-40':
    'Le livre des Juges dit qu’après deux mois de deuil la fille de Jephthé revint et qu’il accomplit sur elle son vœu ; elle n’avait pas connu d’homme. Il n’en dit pas plus : chaque année, les filles d’Israël la célébraient quatre jours.',
  'JDG 12:4-6':
    'Les hommes de Galaad tenaient les gués du Jourdain et faisaient dire Schibboleth à ceux qui voulaient passer. Ceux d’Éphraïm ne pouvaient bien le prononcer et disaient Sibboleth ; on les reconnaissait ainsi et on les tuait. Quarante-deux mille périrent alors.',
  'JDG 12:8-10':
    'Ibtsan, de Bethléhem, fut juge en Israël pendant sept ans. Il eut trente fils et trente filles ; il maria ses filles au-dehors et fit venir du dehors trente femmes pour ses fils. Il fut enterré à Bethléhem.',
  'JDG 12:13-14':
    'Abdon, fils d’Hillel, de Pirathon, fut juge en Israël pendant huit ans. Il eut quarante fils et trente petits-fils, qui montaient soixante-dix ânons.',
  'JDG 14:8-9':
    'Dans le corps du lion qu’il avait tué, Samson trouva un essaim d’abeilles et du miel. Il en prit et en mangea en marchant, et en donna à ses parents sans leur dire d’où il venait.',
  'JDG 14:14':
    'L’énigme de Samson disait que de celui qui mange est sorti ce qui se mange, et du fort, le doux. C’était le miel qu’il avait trouvé dans le corps d’un lion tué par lui ; en trois jours, personne ne put l’expliquer.',
  'JDG 15:3-5':
    'Parce qu’on avait donné sa femme à un autre, Samson attrapa trois cents renards, les lia deux à deux par la queue avec un flambeau et les lâcha dans les champs des Philistins, brûlant leurs blés et leurs oliviers.',
  'JDG 15:14-16':
    'L’Esprit de l’Éternel saisit Samson, et les cordes qui le liaient tombèrent comme du lin brûlé. Il trouva une mâchoire d’âne fraîche et en frappa mille Philistins.',
  'JDG 16:5':
    'Les princes des Philistins voulaient savoir d’où venait la grande force de Samson et comment le maîtriser, et chacun promit à Delila mille cent sicles d’argent. Le livre des Juges ne donne pas d’autre raison à ce qu’elle fit.',
  'JDG 16:17-19':
    'Samson révéla à Delila qu’il était consacré à Dieu, naziréen dès le sein de sa mère, et jamais rasé ; si on le rasait, sa force le quitterait. Pendant son sommeil, elle fit raser ses cheveux, et sa force le quitta.',
  'JDG 16:28-30':
    'Samson demanda à Dieu de lui rendre sa force une dernière fois, s’appuya contre les deux colonnes qui soutenaient la maison et poussa de toute sa force. La maison tomba sur les princes et sur tout le peuple, et il mourut avec eux.',
  'JDG 17:10-13':
    'Mica, de la montagne d’Éphraïm, prit un jeune Lévite comme prêtre dans sa maison pour dix sicles d’argent par an, des vêtements et la nourriture. Il dit que l’Éternel lui ferait du bien, puisqu’il avait un Lévite pour prêtre.',
  'RUT 1:1-2':
    'À cause d’une famine, au temps des juges, Élimélec, de Bethléhem, partit vivre au pays de Moab avec sa femme Naomi et leurs fils Machlon et Kiljon. Les fils épousèrent ensuite des Moabites, Orpa et Ruth.',
  'RUT 1:3-5':
    'Au pays de Moab, Élimélec, le mari de Naomi, mourut. Ses deux fils épousèrent des Moabites, Orpa et Ruth ; au bout d’environ dix ans, ils moururent aussi, et Naomi resta sans mari et sans enfants.',
  'RUT 1:6-7':
    'Naomi quitta Moab avec ses deux belles-filles, car elle avait appris que l’Éternel avait de nouveau donné du pain à son peuple. À Bethléhem, elle demanda qu’on l’appelle Mara, parce que le Tout-Puissant l’avait remplie d’amertume.',
  'RUT 1:14-15':
    'Les deux belles-filles de Naomi pleurèrent ; Orpa l’embrassa et retourna vers son peuple et vers ses dieux, mais Ruth s’attacha à Naomi et resta.',
  'RUT 1:16-17':
    'Ruth ne voulut pas quitter sa belle-mère Naomi : elle irait où Naomi irait, et le peuple et le Dieu de Naomi seraient les siens. Elle jura par l’Éternel que la mort seule les séparerait.',
  'RUT 1:19-20':
    'Quand Naomi et Ruth arrivèrent à Bethléhem, toute la ville fut en émoi. Naomi demanda qu’on l’appelle Mara, c’est-à-dire amère, parce que le Tout-Puissant l’avait remplie d’amertume ; c’était le début de la moisson des orges.',
  'RUT 1:20-21':
    'Naomi voulut être appelée Mara, qui veut dire amère, parce que, disait-elle, le Tout-Puissant l’avait remplie d’amertume : partie dans l’abondance, elle revenait les mains vides. Son mari et ses deux fils étaient morts en Moab.',
  'RUT 1:22':
    'Ruth était une Moabite, revenue du pays de Moab avec sa belle-mère Naomi ; elles arrivèrent à Bethléhem au début de la moisson des orges.',
  'RUT 2:11-12':
    'Boaz dit à Ruth qu’il savait tout ce qu’elle avait fait pour sa belle-mère, et comment elle avait quitté ses parents et son pays. Il lui souhaita une pleine récompense de l’Éternel, sous les ailes de qui elle s’était réfugiée.',
  'RUT 3:7-9':
    'La nuit, comme Naomi le lui avait dit, Ruth vint doucement à l’aire, découvrit les pieds de Boaz et se coucha. Quand il s’éveilla, elle lui demanda d’étendre sur elle son manteau, car il avait droit de rachat.',
  'RUT 4:7-8':
    'Le proche parent avait le droit de racheter la terre de la famille. Autrefois, en Israël, on validait un tel rachat en ôtant sa sandale pour la donner à l’autre ; ainsi le plus proche parent céda son droit à Boaz.',
  'RUT 4:13-17':
    'Boaz épousa Ruth, et l’Éternel lui donna un fils, que les voisines appelèrent Obed ; Naomi l’éleva. Obed fut le père d’Isaï, père de David : Ruth fut donc l’arrière-grand-mère de David.',
  'RUT 4:21-22':
    'Ruth fut l’arrière-grand-mère du roi David : elle et Boaz eurent Obed, Obed engendra Isaï, et Isaï engendra David.',
  '1SA 1:6-7':
    'Anne n’avait pas d’enfant et, chaque année, quand on montait à la maison de l’Éternel, Peninna, l’autre femme de son mari, la provoquait ; alors Anne pleurait et ne mangeait pas.',
  '1SA 1:10-11':
    'Dans l’amertume, Anne pleura et fit ce vœu : si l’Éternel lui donnait un fils, elle le lui consacrerait pour toute sa vie, et le rasoir ne passerait pas sur sa tête. Le fils qui naquit fut Samuel.',
  '1SA 1:12-16':
    'Anne priait tout bas, en remuant seulement les lèvres, et le sacrificateur Éli la crut ivre. Elle lui dit que, le cœur affligé, elle s’épanchait devant l’Éternel ; sans enfant, elle demandait un fils.',
  '1SA 1:19-20':
    'Anne, la femme d’Elkana, avait demandé un fils à Dieu. L’Éternel se souvint d’elle ; elle mit au monde un garçon et l’appela Samuel, parce qu’elle l’avait demandé à l’Éternel.',
  '1SA 2:12-17':
    'Les fils d’Éli étaient des méchants qui ne connaissaient pas l’Éternel. Ils prenaient la viande des sacrifices, même de force, avant que la graisse soit brûlée ; leur péché était très grand, car ils méprisaient les offrandes de l’Éternel.',
  '1SA 2:18-21':
    'Tandis que le jeune Samuel servait devant l’Éternel, sa mère Anne lui faisait chaque année une petite robe et la lui apportait en montant pour le sacrifice annuel. L’Éternel donna encore à Anne trois fils et deux filles.',
  '1SA 3:8-10':
    'L’Éternel appela Samuel par son nom. Trois fois l’enfant courut vers Éli ; alors Éli comprit que c’était l’Éternel et lui dit ce qu’il devait répondre. Au nouvel appel, Samuel répondit que son serviteur écoutait.',
  '1SA 4:10-11':
    'Israël fut battu par les Philistins : trente mille hommes de pied tombèrent, l’arche de Dieu fut prise, et les deux fils d’Éli, Hophni et Phinées, moururent. Un homme de Dieu avait annoncé qu’ils mourraient le même jour.',
  '1SA 4:15-18':
    'Le sacrificateur Éli avait quatre-vingt-dix-huit ans et ne voyait plus. Apprenant que l’arche de Dieu était prise, il tomba de son siège à la renverse et se rompit la nuque, car il était vieux et pesant.',
  '1SA 5:1-2':
    'Les Philistins transportèrent l’arche de Dieu, qu’ils avaient prise, d’Ében-Ézer à Asdod, et la placèrent dans le temple de leur dieu Dagon, à côté de son image.',
  '1SA 5:3-4':
    'Les Philistins avaient placé l’arche dans le temple de Dagon. Le lendemain, l’idole gisait face contre terre devant l’arche ; ils la relevèrent, et le jour suivant elle était de nouveau tombée, la tête et les mains détachées.',
  '1SA 8:4-7':
    'Les anciens d’Israël demandèrent un roi parce que Samuel était vieux et que ses fils ne suivaient pas ses traces ; ils en voulaient un comme les autres nations. Dieu dit à Samuel que c’était lui, Dieu, qu’ils rejetaient comme roi.',
  '1SA 9:3-4':
    'Avant que Saül soit roi, son père Kis perdit des ânesses et l’envoya les chercher avec un serviteur. Ils parcoururent plusieurs contrées sans les trouver ; en chemin Saül arriva chez Samuel, qui l’oignit.',
  '1SA 9:15-17':
    'La veille de l’arrivée de Saül, l’Éternel dit à Samuel qu’il lui enverrait un homme de Benjamin, qu’il devait oindre comme chef d’Israël et qui délivrerait le peuple des Philistins. Quand Samuel vit Saül, l’Éternel dit que c’était lui.',
  '1SA 10:1':
    'Samuel versa de l’huile sur la tête de Saül, l’embrassa et lui dit que l’Éternel l’avait oint chef de son héritage. Plus tard, à Mitspa, Saül fut désigné par le sort devant le peuple.',
  '1SA 10:21-24':
    'Le sort tomba sur Saül, fils de Kis, mais on ne le trouvait pas ; l’Éternel dit qu’il était caché parmi les bagages. On l’en tira : il dépassait tout le peuple de la tête, et tous l’acclamèrent comme roi.',
  '1SA 14:43-45':
    'Saül avait fait jurer au peuple de ne rien manger ce jour-là. Son fils Jonathan, qui ne l’avait pas entendu, goûta un peu de miel, et Saül dit qu’il devait mourir ; mais le peuple le sauva, car il avait donné une grande victoire à Israël.',
  '1SA 15:10-11':
    'L’Éternel dit à Samuel qu’il regrettait d’avoir établi Saül roi, car Saül s’était détourné de lui et n’avait pas observé ses ordres. Samuel en fut affligé et cria toute la nuit vers l’Éternel.',
  '1SA 15:22-23':
    'Dieu rejeta Saül comme roi parce que Saül avait rejeté sa parole : il devait détruire Amalek, mais épargna le roi Agag et le meilleur du bétail, pour le sacrifier, disait-il. Samuel répondit qu’obéir vaut mieux que les sacrifices.',
  '1SA 15:24-26':
    'Saül avoua qu’il avait péché, par crainte du peuple qu’il avait écouté. Samuel répondit que, puisqu’il avait rejeté la parole de l’Éternel, l’Éternel le rejetait comme roi d’Israël.',
  '1SA 16:7':
    'Quand Samuel vit Éliab, fils d’Isaï, l’Éternel lui dit de ne regarder ni son apparence ni sa taille : l’homme voit l’extérieur, mais l’Éternel regarde au cœur. Celui qu’il choisit fut David, le plus jeune.',
  '1SA 17:4-6':
    'Goliath de Gath, le champion des Philistins, mesurait six coudées et un empan, soit près de trois mètres selon le calcul habituel. Il portait un casque, une cuirasse et des jambières d’airain, et un javelot d’airain.',
  '1SA 17:12-15':
    'David était le plus jeune des huit fils d’Isaï, de Bethléhem. Ses trois frères aînés, Éliab, Abinadab et Schamma, avaient suivi Saül à la guerre, et David allait et venait pour paître les brebis de son père.',
  '1SA 17:26':
    'David entendit le défi de Goliath et demanda ce qu’on ferait à celui qui le tuerait et ôterait cet opprobre d’Israël : qui était ce Philistin incirconcis, pour insulter l’armée du Dieu vivant ?',
  '1SA 17:28-29':
    'Éliab, l’aîné des frères de David, s’irrita de l’entendre parler de Goliath avec les soldats. Il l’accusa d’orgueil, d’avoir laissé les brebis et d’être venu voir la bataille ; or leur père l’avait envoyé porter des vivres.',
  '1SA 17:45-47':
    'David dit à Goliath qu’il venait, non avec l’épée et la lance, mais au nom de l’Éternel des armées, que Goliath avait insulté. Dieu le livrerait entre ses mains, et toute la terre saurait qu’Israël a un Dieu.',
  '1SA 17:47-50':
    'David dit que la victoire appartient à l’Éternel et courut à la rencontre de Goliath. D’une pierre lancée avec sa fronde, il le frappa au front, et le géant tomba face contre terre ; sans épée, David le vainquit et le tua.',
  '1SA 18:1-4':
    'Jonathan, fils du roi Saül, s’attacha à David de tout son cœur et l’aima comme lui-même. Il fit alliance avec lui et lui donna son manteau, ses vêtements, son épée, son arc et sa ceinture.',
  '1SA 18:7-9':
    'Saül devint jaloux de David quand les femmes chantèrent qu’il avait frappé ses mille, et David ses dix mille. Il dit qu’il ne manquait plus à David que la royauté et, dès ce jour, il le regarda d’un mauvais œil.',
  '1SA 18:20-21':
    'Mical, la fille cadette de Saül, aimait David. Cela plut à Saül, qui pensa la lui donner comme un piège, pour que David tombe sous la main des Philistins.',
  '1SA 19:11-16':
    'Quand Saül envoya des hommes chez David pour le tuer, Mical, sa femme, le fit descendre par la fenêtre. Elle mit une idole domestique dans le lit, la couvrit et dit que David était malade.',
  '1SA 20:20-22':
    'Jonathan et David convinrent d’un signal avec trois flèches. Si Jonathan disait au garçon que les flèches étaient en deçà de lui, David pouvait revenir en paix ; s’il disait qu’elles étaient au-delà, David devait partir.',
  '1SA 21:10-15':
    'Fuyant Saül, David vint chez Akisch, roi de Gath, et fut reconnu. Par crainte il fit le fou, traçant des marques sur les portes et laissant couler sa salive sur sa barbe ; Akisch ne voulut pas de lui.',
  '1SA 22:1-2':
    'Fuyant Saül, David se réfugia dans la caverne d’Adullam. Toute la maison de son père l’y rejoignit, et des gens en détresse, endettés ou mécontents se rassemblèrent autour de lui, environ quatre cents hommes.',
  '1SA 24:3-6':
    'Saül entra dans la caverne où se cachaient David et ses hommes. Ils le pressaient d’agir, mais David coupa seulement, sans bruit, le pan du manteau de Saül ; puis il se le reprocha, car Saül était l’oint de l’Éternel.',
  '1SA 24:6-7':
    'David refusa de porter la main sur Saül, parce qu’il était l’oint de l’Éternel ; il retint aussi ses hommes, et Saül sortit de la caverne et poursuivit son chemin.',
  '1SA 25:3':
    'Abigaïl était une femme intelligente et belle, mariée à Nabal, homme dur et méchant. Plus tard elle apaisa David en lui apportant des vivres, et après la mort de Nabal, David l’épousa.',
  '1SA 25:18-19':
    'Nabal, le mari d’Abigaïl, avait insulté les hommes de David, et David venait se venger. Elle chargea aussitôt sur des ânes du pain, du vin, des moutons, du grain, des raisins et des figues, et alla à sa rencontre sans rien dire à Nabal.',
  '1SA 25:35-38':
    'David accepta les présents d’Abigaïl et épargna sa maison. Quand son mari Nabal fut dégrisé, elle lui raconta tout ; il devint comme une pierre, et dix jours après l’Éternel le frappa et il mourut.',
  '1SA 28:5-8':
    'Saül eut peur de l’armée des Philistins ; il consulta l’Éternel, qui ne lui répondit pas. Alors, déguisé, il alla de nuit chez une femme d’En-Dor qui évoquait les morts, pour faire monter Samuel, qui était mort.',
  '1SA 28:11-15':
    'Saül demanda à la femme d’En-Dor de faire monter Samuel. En le voyant elle poussa un cri et reconnut Saül ; Samuel demanda pourquoi on le troublait, et Saül dit que Dieu s’était retiré de lui et ne lui répondait plus.',
  '1SA 31:1-2':
    'Les Philistins vainquirent Israël, et beaucoup tombèrent sur la montagne de Guilboa. Ils y atteignirent Saül et tuèrent ses fils Jonathan, Abinadab et Malkischua ; Saül mourut là lui aussi.',
  '1SA 31:3-4':
    'Saül fut grièvement blessé par les archers philistins sur le mont Guilboa. Pour ne pas être outragé par eux, il demanda à son écuyer de le tuer ; sur son refus, il se jeta sur sa propre épée et mourut.',
  '1SA 31:8-13':
    'Après la mort de Saül, les Philistins attachèrent son corps à la muraille de Beth-Schan. Les vaillants hommes de Jabès en Galaad marchèrent toute la nuit, reprirent les corps de Saül et de ses fils, ensevelirent leurs os à Jabès et jeûnèrent sept jours.',
  '2SA 3:27':
    'Joab prit Abner à part, à la porte d’Hébron, comme pour lui parler en secret, et le frappa à mort, pour venger son frère Asaël, qu’Abner avait tué au combat.',
  '2SA 4:4':
    'Mephiboscheth était le fils de Jonathan et le petit-fils de Saül. Il avait cinq ans quand arriva la nouvelle de leur mort ; sa nourrice s’enfuit avec lui et, dans sa hâte, il tomba et resta boiteux des deux pieds.',
  '2SA 6:6-7':
    'Les bœufs faisant pencher l’arche de Dieu, Uzza étendit la main et la saisit ; Dieu s’irrita et le frappa pour cela, et il mourut là. Le livre des Nombres interdit aux porteurs de toucher les choses saintes, sous peine de mort.',
  '2SA 6:10-12':
    'Après la mort d’Uzza, David laissa l’arche de l’Éternel chez Obed-Édom, de Gath, où elle resta trois mois. L’Éternel bénit cette maison ; l’apprenant, David fit monter l’arche avec joie dans sa cité.',
  '2SA 6:16':
    'Comme l’arche entrait dans la cité de David, Mical vit par la fenêtre le roi David sauter et danser devant l’Éternel, et elle le méprisa. Elle lui reprocha ensuite de s’être découvert aux yeux des servantes comme un homme de rien.',
  '2SA 7:12-13':
    'Par le prophète Nathan, Dieu promit à David d’élever après sa mort son descendant et d’affermir son règne. Ce fils bâtirait une maison au nom de Dieu, qui affermirait son trône pour toujours.',
  '2SA 9:6-7':
    'David fit du bien à Mephiboscheth à cause de son père Jonathan, avec qui il avait fait alliance. Il lui rendit toutes les terres de Saül et le fit manger toujours à sa table.',
  '2SA 10:2-5':
    'David envoya consoler Hanun, roi des Ammonites, de la mort de son père, mais les chefs dirent à Hanun que c’étaient des espions. Il leur fit raser la moitié de la barbe et couper les habits, à leur grande honte.',
  '2SA 11:2-4':
    'Du toit de son palais, David vit Bath-Schéba se baigner. Bien qu’on lui ait dit qu’elle était la femme d’Urie le Héthien, il l’envoya chercher et coucha avec elle ; elle devint enceinte.',
  '2SA 11:8-11':
    'David dit à Urie de rentrer chez lui, mais Urie dormit à la porte du palais. Il dit que, l’arche et l’armée logeant sous des tentes, il ne pouvait rentrer manger, boire et être avec sa femme.',
  '2SA 11:14-17':
    'David écrivit à Joab une lettre, portée par Urie lui-même, avec l’ordre de le placer au plus fort du combat, puis de se retirer, afin qu’il soit tué. Joab le plaça ainsi, et Urie mourut dans la bataille.',
  '2SA 12:1-4':
    'Nathan raconta à David qu’un riche, maître de nombreux troupeaux, prit à un pauvre son unique petite brebis pour son hôte. David s’indigna, et Nathan lui dit que cet homme, c’était lui : il avait pris la femme d’Urie et fait tuer Urie.',
  '2SA 12:9':
    'Par le prophète Nathan, l’Éternel reprocha à David d’avoir fait périr Urie par l’épée des Ammonites et pris sa femme, Bath-Schéba. Le deuxième livre de Samuel raconte qu’avant la mort d’Urie elle attendait déjà un enfant de David.',
  '2SA 12:10-12':
    'Parce que David avait fait tuer Urie et pris sa femme, l’Éternel lui annonça par Nathan que l’épée ne quitterait plus sa maison, que le malheur viendrait de sa propre famille, et que ce qu’il avait fait en secret serait puni au grand jour.',
  '2SA 12:13-14':
    'David avoua qu’il avait péché contre l’Éternel. Nathan lui dit que l’Éternel avait ôté son péché et qu’il ne mourrait pas, mais que, son acte ayant fait mépriser l’Éternel, l’enfant qui lui était né mourrait.',
  '2SA 13:14':
    'Amnon ne voulut pas écouter Tamar, qui l’avait supplié de n’en rien faire et, plus fort qu’elle, il la viola. Elle était sa demi-sœur, fille de David et sœur d’Absalom.',
  '2SA 14:25-26':
    'Nul en Israël n’était loué pour sa beauté comme Absalom. Il se coupait les cheveux une fois l’an, car ils lui pesaient, et ce qu’on coupait pesait deux cents sicles au poids du roi.',
  '2SA 15:10':
    'Absalom envoya des émissaires dans toutes les tribus : au son de la trompette, on devait dire qu’il régnait à Hébron. Il avait déjà gagné le cœur d’Israël ; l’Écriture ne dit pas expressément pourquoi il se souleva contre David.',
  '2SA 16:5-8':
    'Quand David fuyait Absalom, Schimeï, de la famille de Saül, le maudissait et lui jetait des pierres, disant que l’Éternel lui faisait payer le sang de la maison de Saül.',
  '2SA 16:11-13':
    'David ne laissa pas punir Schimeï, qui le maudissait : son propre fils en voulait à sa vie, dit-il, et peut-être l’Éternel lui ferait-il du bien. Schimeï le suivit donc sur le flanc de la montagne, en maudissant et en jetant pierres et poussière.',
  '2SA 17:17-20':
    'Jonathan et Achimaats, fils de deux sacrificateurs, qui portaient des nouvelles à David, furent aperçus et se cachèrent dans le puits d’une cour à Bachurim. La femme de la maison couvrit le puits, y répandit du grain, et les gens d’Absalom ne les trouvèrent pas.',
  '2SA 17:23':
    'Quand Achitophel, conseiller d’Absalom, vit que son conseil n’était pas suivi, il retourna dans sa ville, mit ordre à sa maison et se pendit. L’Écriture ne donne pas d’autre raison.',
  '2SA 18:9-10':
    'Absalom passait sur son mulet sous les branches touffues d’un grand arbre quand sa tête s’y prit ; le mulet s’en alla et il resta suspendu. Un homme le vit et avertit Joab.',
  '2SA 18:14-15':
    'Absalom était encore vivant, suspendu dans l’arbre, quand Joab lui enfonça trois javelots, et dix jeunes gens qui portaient les armes de Joab l’achevèrent. Le roi David avait demandé qu’on ménage Absalom.',
  '2SA 18:16-18':
    'On jeta le corps d’Absalom dans une grande fosse de la forêt, sous un énorme monceau de pierres. De son vivant, il s’était dressé un monument dans la vallée du Roi, disant n’avoir pas de fils pour garder son nom.',
  '2SA 18:33':
    'Le roi David fut bouleversé d’apprendre la mort de son fils Absalom, qui s’était pourtant révolté contre lui. Il monta pleurer dans la chambre au-dessus de la porte, répétant son nom : que n’était-il mort à sa place !',
  '2SA 19:31-36':
    'Barzillaï accompagna le roi David au passage du Jourdain, et le roi l’invita à vivre avec lui à Jérusalem. Barzillaï refusa : il avait quatre-vingts ans, ne goûtait plus ni les mets ni les chants et ne voulait pas être à charge.',
  '2SA 21:8-10':
    'Sept descendants de Saül, dont deux fils de Ritspa, furent mis à mort par les Gabaonites. Ritspa étendit un sac sur le rocher et, jour et nuit, jusqu’à la pluie, elle écarta des corps les oiseaux et les bêtes.',
  '2SA 21:20-21':
    'À Gath, un homme de haute taille avait six doigts à chaque main et à chaque pied, vingt-quatre en tout. Il défia Israël, et Jonathan, neveu de David, le tua.',
  '2SA 23:8-12':
    'Les trois premiers des vaillants hommes de David furent Joscheb-Basschébeth, Éléazar, qui combattit les Philistins jusqu’à ce que sa main fût lasse, et Schamma, qui défendit un champ de lentilles quand les autres fuyaient. L’Éternel donna une grande victoire.',
  '2SA 23:15-17':
    'David désira de l’eau du puits qui est à la porte de Bethléhem, et trois de ses vaillants hommes traversèrent le camp des Philistins pour lui en apporter. Il refusa de la boire et la répandit devant l’Éternel, car ils avaient risqué leur vie.',
  '2SA 23:20-21':
    'Benaja, fils de Jehojada, l’un des vaillants hommes de David, descendit dans une citerne un jour de neige et y tua un lion. Avec un simple bâton, il vainquit aussi un Égyptien armé, en lui prenant sa lance.',
  '2SA 24:10':
    'Après le dénombrement, David eut le cœur troublé et avoua à l’Éternel qu’il avait commis un grand péché et agi en insensé, lui demandant d’ôter sa faute. Le livre de Samuel ne dit pas pourquoi il était mal de compter le peuple.',
  '1KI 3:9-12':
    'Salomon demanda à Dieu un cœur intelligent pour juger le peuple et discerner le bien du mal. Il plut à Dieu qu’il n’ait demandé ni longue vie, ni richesses, ni la mort de ses ennemis, et il lui donna un cœur sage.',
  '1KI 3:24-27':
    'Deux femmes réclamaient le même enfant vivant, et Salomon ordonna de le couper en deux avec une épée. L’une y renonça pour le sauver, l’autre accepta le partage. Le roi reconnut ainsi la mère et lui rendit l’enfant.',
  '1KI 6:1-3':
    'Salomon commença à bâtir la maison de l’Éternel la quatrième année de son règne, quatre cent quatre-vingts ans après la sortie d’Égypte. Longue de soixante coudées, large de vingt et haute de trente, elle demanda sept ans.',
  '1KI 6:37-38':
    'Salomon posa les fondements du temple la quatrième année de son règne et l’acheva la onzième ; la construction dura sept ans.',
  '1KI 10:1-3':
    'La reine de Séba, ayant appris la renommée de Salomon, liée au nom de l’Éternel, vint l’éprouver par des questions difficiles. Elle lui dit tout ce qu’elle avait dans le cœur, et il répondit à tout.',
  '1KI 11:3-4':
    'Salomon eut sept cents femmes de rang princier et trois cents concubines. Dans sa vieillesse, elles tournèrent son cœur vers d’autres dieux, et il ne fut plus tout entier à l’Éternel comme l’avait été David, son père.',
  '1KI 11:4-8':
    'Dans la vieillesse de Salomon, ses femmes étrangères tournèrent son cœur vers d’autres dieux, comme Astarté et Milcom. Il bâtit des hauts lieux à Kemosch et à Moloc, et ne suivit pas pleinement l’Éternel comme David, son père.',
  '1KI 11:11-13':
    'Parce que Salomon n’avait pas gardé l’alliance et avait suivi d’autres dieux, l’Éternel dit qu’il lui arracherait le royaume pour le donner à son serviteur. À cause de David, ce serait sous son fils, qui garderait une tribu.',
  '1KI 12:16-20':
    'Comme le roi Roboam ne les écoutait pas, ceux d’Israël se détachèrent de la maison de David et firent Jéroboam roi d’Israël. Seule la tribu de Juda resta avec Roboam ; ainsi le royaume fut divisé.',
  '1KI 12:26-28':
    'Jéroboam craignait que, si le peuple montait sacrifier à Jérusalem, son cœur ne retourne au roi Roboam et qu’on ne le tue. Il fit donc deux veaux d’or et dit que c’étaient les dieux qui avaient fait sortir Israël d’Égypte.',
  '1KI 12:28-30':
    'Le roi Jéroboam fit deux veaux d’or et plaça l’un à Béthel, l’autre à Dan, pour qu’Israël les adore. Il craignait que, si le peuple montait sacrifier à Jérusalem, son cœur ne retourne à Roboam.',
  '1KI 13:4-6':
    'Le roi Jéroboam étendit la main pour faire saisir l’homme de Dieu qui criait contre l’autel de Béthel, et sa main se dessécha. Le roi lui demanda de prier, et sa main fut guérie.',
  '1KI 13:20-24':
    'L’homme de Dieu venu de Juda, trompé par un vieux prophète, revint manger et boire là où l’Éternel l’avait défendu. En chemin un lion le tua ; le lion et l’âne restèrent près du corps.',
  '1KI 16:30-33':
    'Jézabel était fille d’Ethbaal, roi des Sidoniens, et femme d’Achab, roi d’Israël. Après l’avoir épousée, Achab servit Baal, lui bâtit un temple à Samarie et fit plus de mal que les rois d’avant lui.',
  '1KI 17:2-4':
    'Pendant la sécheresse, l’Éternel dit à Élie de se cacher près du torrent de Kerith, à l’est du Jourdain, et d’y boire ; il avait ordonné aux corbeaux de l’y nourrir.',
  '1KI 17:4-6':
    'Pendant la sécheresse, l’Éternel fit demeurer Élie près du torrent de Kerith. Les corbeaux lui apportaient du pain et de la viande matin et soir, et il buvait au torrent.',
  '1KI 17:14-16':
    'La veuve de Sarepta prit sa dernière farine pour faire d’abord du pain à Élie, comme il le demandait. Selon la parole de Dieu transmise par lui, ni la farine ni l’huile ne manquèrent, et ils mangèrent tous longtemps.',
  '1KI 18:3-4':
    'Abdias, chef de la maison du roi Achab, craignait beaucoup l’Éternel. Quand la reine Jézabel tuait les prophètes de l’Éternel, il en cacha cent dans des cavernes, cinquante par cinquante, et les nourrit de pain et d’eau.',
  '1KI 18:20-24':
    'Au mont Carmel, Élie demanda à Israël de choisir entre l’Éternel et Baal. Lui seul et les quatre cent cinquante prophètes de Baal prépareraient chacun un taureau sans feu ; celui qui répondrait par le feu serait Dieu.',
  '1KI 18:36-39':
    'Au mont Carmel, Élie pria pour que le peuple reconnaisse que l’Éternel est Dieu. Le feu de l’Éternel tomba et consuma l’holocauste, le bois, les pierres et jusqu’à l’eau du fossé ; le peuple se prosterna et dit que l’Éternel est Dieu.',
  '1KI 18:40':
    'Après que le feu de l’Éternel eut consumé le sacrifice au mont Carmel, Élie fit saisir les prophètes de Baal sans qu’aucun échappe, et ils furent mis à mort au torrent de Kison.',
  '1KI 19:2-4':
    'Jézabel jura de faire mourir Élie, et il s’enfuit pour sauver sa vie jusqu’à Beer-Schéba, en Juda. Puis il alla seul au désert, s’assit sous un genêt et demanda la mort, disant qu’il n’était pas meilleur que ses pères.',
  '1KI 19:4-6':
    'Élie, fuyant Jézabel, s’assit sous un genêt dans le désert, demanda la mort et s’endormit. Un ange le toucha et lui dit de manger ; il trouva à son chevet un gâteau cuit sur des pierres chauffées et une cruche d’eau.',
  '1KI 19:8':
    'Fortifié par la nourriture qu’un ange lui avait donnée, Élie marcha quarante jours et quarante nuits jusqu’à Horeb, la montagne de Dieu. Là, après un vent, un tremblement de terre et un feu où l’Éternel n’était pas, vint un murmure doux et léger.',
  '1KI 19:11-13':
    'À Horeb passèrent devant Élie un vent violent, un tremblement de terre et un feu, mais l’Éternel n’y était pas. Après le feu vint un murmure doux et léger ; Élie se couvrit le visage, et Dieu lui demanda ce qu’il faisait là.',
  '1KI 21:1-3':
    'Le roi Achab voulait la vigne de Naboth, voisine de son palais, pour en faire un potager, mais Naboth refusa de céder l’héritage de ses pères. La reine Jézabel le fit ensuite mettre à mort par de faux témoins.',
  '1KI 21:2-4':
    'Le roi Achab voulait la vigne de Naboth, voisine de son palais, pour en faire un potager, et en offrait une meilleure ou de l’argent. Naboth refusa de céder l’héritage de ses pères, et Achab, triste et irrité, ne voulut plus manger.',
  '1KI 21:8-13':
    'Naboth avait refusé sa vigne au roi Achab. Jézabel écrivit alors des lettres au nom d’Achab et fit accuser Naboth par de faux témoins d’avoir maudit Dieu et le roi ; on le lapida, et il mourut.',
  '1KI 21:13-16':
    'Naboth fut lapidé après que de faux témoins l’eurent accusé d’avoir maudit Dieu et le roi. Jézabel l’avait fait parce qu’il refusait sa vigne à Achab ; Naboth mort, Achab descendit en prendre possession.',
  '1KI 22:34-39':
    'Achab était allé au combat déguisé, mais un homme tira de l’arc au hasard et l’atteignit au défaut de la cuirasse ; il mourut le soir et fut enseveli à Samarie. Les chiens léchèrent son sang, comme l’Éternel l’avait dit.',
  '2KI 1:2-4':
    'Achazia, roi d’Israël, tomba par le treillis de sa chambre haute à Samarie et resta alité. Il fit consulter Baal-Zebub, dieu d’Ékron, et l’Éternel lui annonça par Élie qu’il mourrait.',
  '2KI 2:9-10':
    'Élisée demanda une double part de l’esprit d’Élie. Élie répondit que c’était difficile, mais qu’il l’aurait s’il le voyait au moment où il serait enlevé ; et Élisée le vit.',
  '2KI 2:11-12':
    'Comme Élie et Élisée marchaient en parlant, un char et des chevaux de feu les séparèrent, et Élie monta au ciel dans un tourbillon. Élisée le vit, l’appela son père à grands cris, puis ne le vit plus.',
  '2KI 2:23-25':
    'De jeunes garçons de Béthel se moquaient d’Élisée en le traitant de chauve. Il les maudit au nom de l’Éternel, et deux ourses sortirent de la forêt et en déchirèrent quarante-deux. L’Écriture n’en dit pas davantage.',
  '2KI 3:26-27':
    'Méscha, roi de Moab, voyant qu’il perdait la bataille et ne pouvait percer, offrit en holocauste sur la muraille son fils aîné, son héritier. Les Israélites se retirèrent alors.',
  '2KI 4:3-7':
    'Élisée dit à la veuve endettée, qui n’avait qu’un peu d’huile, d’emprunter des vases vides et de verser. L’huile coula jusqu’à ce qu’ils soient tous pleins ; elle la vendit, paya sa dette et vécut du reste avec ses fils.',
  '2KI 4:8-10':
    'Une femme riche de Sunem recevait souvent Élisée à sa table. Voyant en lui un saint homme de Dieu, elle proposa à son mari de lui faire une petite chambre haute, avec un lit, une table, un siège et un chandelier.',
  '2KI 4:32-35':
    'Le fils de la Sunamite était mort, couché sur le lit d’Élisée. Celui-ci ferma la porte, pria l’Éternel et s’étendit sur l’enfant, à deux reprises. Le corps se réchauffa, l’enfant éternua sept fois et ouvrit les yeux.',
  '2KI 4:38-41':
    'Pendant une famine, quelqu’un coupa sans le savoir des coloquintes sauvages dans le potage des fils des prophètes, et ils crièrent que la mort était dans le pot. Élisée y jeta de la farine, et il n’y eut plus rien de mauvais.',
  '2KI 5:9-12':
    'Sans sortir, Élisée fit dire à Naaman de se laver sept fois dans le Jourdain, et sa lèpre disparaîtrait. Naaman s’irrita : il pensait que le prophète sortirait invoquer Dieu, et les fleuves de Damas lui semblaient meilleurs.',
  '2KI 5:13-14':
    'Naaman fut purifié de sa lèpre quand il se plongea sept fois dans le Jourdain, comme Élisée le lui avait dit ; sa chair redevint comme celle d’un enfant. Il était d’abord parti irrité, mais ses serviteurs le persuadèrent.',
  '2KI 5:17':
    'Une fois guéri, Naaman demanda à Élisée de la terre, la charge de deux mulets, car désormais il n’offrirait de sacrifices à aucun autre dieu que l’Éternel.',
  '2KI 5:20':
    'Élisée n’avait rien accepté de Naaman ; son serviteur Guéhazi courut après celui-ci pour en tirer quelque chose. Par un mensonge il obtint de l’argent et des vêtements, et la lèpre de Naaman s’attacha ensuite à lui.',
  '2KI 5:25-27':
    'Guéhazi avait menti pour obtenir de Naaman argent et vêtements, puis menti à Élisée en disant n’être allé nulle part. Élisée lui dit que la lèpre de Naaman s’attacherait à lui et à sa postérité, et Guéhazi sortit lépreux.',
  '2KI 6:5-7':
    'Un homme laissa tomber dans l’eau le fer d’une hache empruntée en abattant un arbre. Élisée demanda où, coupa un morceau de bois et l’y jeta ; le fer surnagea, et l’homme le prit de la main.',
  '2KI 6:15-17':
    'Le serviteur d’Élisée vit la ville entourée d’une armée, de chevaux et de chars. Élisée lui dit de ne pas craindre et pria Dieu d’ouvrir ses yeux ; il vit alors la montagne pleine de chevaux et de chars de feu autour d’Élisée.',
  '2KI 7:3-8':
    'Pendant la famine, quatre lépreux allèrent au camp des Syriens et le trouvèrent vide : le Seigneur leur avait fait entendre le bruit d’une grande armée, et ils avaient fui. Les quatre mangèrent, burent et emportèrent argent, or et vêtements.',
  '2KI 9:32-33':
    'Quand Jéhu arriva à Jizreel, il ordonna de jeter Jézabel par la fenêtre ; des eunuques la jetèrent en bas, et elle mourut ainsi. Jéhu dit que c’était l’accomplissement de la parole de l’Éternel par Élie.',
  '2KI 9:35-37':
    'Ceux qui allèrent enterrer la reine Jézabel ne trouvèrent presque rien de son corps. Jéhu dit que s’accomplissait ainsi la parole de l’Éternel par Élie : les chiens la mangeraient dans le champ de Jizreel.',
  '2KI 11:2-3':
    'Quand Athalie faisait périr la famille royale, l’enfant Joas fut sauvé par sa tante Joschéba. Elle l’enleva en secret avec sa nourrice, et il resta caché six ans dans la maison de l’Éternel.',
  '2KI 11:21':
    'Joas avait sept ans quand il devint roi de Juda, après avoir été caché six ans dans la maison de l’Éternel, à cause d’Athalie.',
  '2KI 13:20-21':
    'Des gens qui enterraient un homme virent une troupe de Moabites et jetèrent le corps dans le sépulcre d’Élisée. Dès qu’il toucha les os d’Élisée, le mort reprit vie et se leva sur ses pieds.',
  '2KI 17:7-8':
    'Le livre des Rois dit qu’Israël fut déporté par l’Assyrie parce qu’il avait péché contre l’Éternel, qui l’avait fait sortir d’Égypte : il avait adoré d’autres dieux et suivi les coutumes des nations.',
  '2KI 18:4':
    'Le roi Ézéchias mit en pièces le serpent d’airain que Moïse avait fait, parce que les Israélites brûlaient des parfums devant lui. Il ôta aussi les hauts lieux, les statues et les idoles.',
  '2KI 19:14-16':
    'Ayant lu la lettre menaçante venue d’Assyrie, le roi Ézéchias monta au temple et la déploya devant l’Éternel. Il le pria de voir et d’entendre comment Sanchérib insultait le Dieu vivant.',
  '2KI 19:35-36':
    'De nuit, l’ange de l’Éternel frappa 185 000 hommes dans le camp des Assyriens, et le roi Sanchérib se retira à Ninive. Ainsi Jérusalem fut sauvée, après la prière d’Ézéchias.',
  '2KI 19:36-37':
    'Sanchérib, roi d’Assyrie, retourna à Ninive. Comme il adorait dans la maison de son dieu Nisroc, ses fils Adrammélec et Scharetser le tuèrent par l’épée, et un autre fils, Ésar-Haddon, régna à sa place.',
  '2KI 20:5-7':
    'Le roi Ézéchias, malade à la mort, pria avec larmes. Dieu l’entendit, promit de le guérir et ajouta quinze années à sa vie ; Ésaïe fit appliquer une masse de figues sur l’ulcère, et il guérit.',
  '2KI 22:1-2':
    'Josias avait huit ans quand il devint roi, et il régna trente et un ans à Jérusalem. Il fit ce qui est droit aux yeux de l’Éternel et suivit la voie de David, son ancêtre, sans s’en détourner.',
  '2KI 22:8':
    'Pendant qu’on réparait le temple, au temps du roi Josias, le souverain sacrificateur Hilkija y trouva le livre de la loi et le donna au secrétaire Schaphan, qui le lut, puis le lut devant le roi.',
  '2KI 22:11-13':
    'Quand le roi Josias entendit le livre de la loi, il déchira ses vêtements, car leurs pères n’en avaient pas écouté les paroles et la colère de l’Éternel était grande ; et il fit consulter l’Éternel.',
  '2KI 25:6-7':
    'Les Chaldéens prirent Sédécias, roi de Juda, et l’amenèrent à Ribla devant le roi de Babylone. Ses fils furent tués sous ses yeux ; puis on l’aveugla, on le lia de chaînes d’airain et on l’emmena à Babylone.',
  '2KI 25:8-9':
    'Les Babyloniens détruisirent le temple la dix-neuvième année du roi Nebucadnetsar : Nebuzaradan, chef de ses gardes, vint à Jérusalem et brûla la maison de l’Éternel, le palais du roi et les maisons de la ville.',
  '1CH 4:9-10':
    'Jaebets reçut ce nom de sa mère, qui l’avait enfanté avec douleur. Plus considéré que ses frères, il pria Dieu de le bénir, d’étendre ses limites, d’être avec lui et de le garder du malheur ; et Dieu le lui accorda.',
  '1CH 21:1-2':
    'Les Chroniques disent que Satan poussa David à dénombrer Israël ; le deuxième livre de Samuel dit que la colère de l’Éternel s’enflamma contre Israël et qu’il y poussa David. L’Écriture n’explique pas comment les deux s’accordent.',
  '1CH 21:7-8':
    'Le dénombrement ordonné par David déplut à Dieu, qui frappa Israël ; David avoua qu’il avait commis un grand péché et agi en insensé. Les Chroniques ne disent pas pourquoi il était mal de compter le peuple.',
  '1CH 22:8':
    'David expliqua à Salomon pourquoi il ne bâtirait pas le temple : l’Éternel lui avait dit qu’il avait versé beaucoup de sang et fait de grandes guerres. C’est son fils Salomon qui le bâtirait.',
  '2CH 3:1':
    'Salomon commença à bâtir la maison de l’Éternel à Jérusalem, sur le mont Morija, dans l’aire d’Ornan, au lieu préparé par David. La Genèse dit qu’Abraham alla au pays de Morija pour offrir Isaac.',
  '2CH 16:12':
    'Asa, roi de Juda, eut une grave maladie aux pieds la trente-neuvième année de son règne, et il consulta les médecins et non l’Éternel. L’Écriture ne dit pas quelle était cette maladie.',
  '2CH 20:21-22':
    'Josaphat mit devant l’armée des chantres qui louaient l’Éternel. Au moment où ils commençaient à chanter, l’Éternel plaça une embuscade contre les ennemis de Juda, qui furent battus et s’entretuèrent.',
  '2CH 26:16-19':
    'Devenu puissant, le roi Ozias s’enorgueillit et entra dans le temple pour brûler des parfums, ce qui revenait aux sacrificateurs. Il s’irrita contre eux, et la lèpre éclata sur son front ; il resta lépreux jusqu’à sa mort.',
  '2CH 33:10-13':
    'Le roi Manassé n’écouta pas l’Éternel, et les Assyriens l’emmenèrent enchaîné à Babylone. Dans sa détresse, il s’humilia profondément et pria ; Dieu l’exauça et le ramena à Jérusalem, dans son royaume.',
  '2CH 34:1-3':
    'Josias avait huit ans quand il devint roi ; il régna trente et un ans à Jérusalem et fit ce qui est droit devant l’Éternel. La huitième année de son règne, il se mit à chercher Dieu, et la douzième, à purifier Juda des idoles.',
  '2CH 36:15-17':
    'Par compassion, Dieu envoya maintes fois à Juda ses messagers, mais le peuple se moqua d’eux et méprisa ses paroles, jusqu’à ce qu’il n’y ait plus de remède. Alors il fit venir contre lui le roi des Chaldéens, et Juda fut déporté.',
  '2CH 36:20-21':
    'Les survivants de Juda furent emmenés à Babylone et servirent ses rois jusqu’à l’avènement du royaume de Perse. Le pays se reposa jusqu’à l’accomplissement de soixante-dix ans, selon la parole de l’Éternel par Jérémie.',
  '2CH 36:22-23':
    'L’Éternel réveilla l’esprit de Cyrus, roi de Perse, pour accomplir la parole dite par Jérémie. Cyrus proclama que le Dieu des cieux l’avait chargé de lui bâtir une maison à Jérusalem et que son peuple pouvait y monter.',
  'EZR 1:1-3':
    'L’Éternel réveilla l’esprit de Cyrus, roi de Perse, pour accomplir la parole dite par Jérémie. Cyrus proclama que Dieu l’avait chargé de lui bâtir une maison à Jérusalem et que son peuple pouvait monter la rebâtir.',
  'EZR 3:12-13':
    'Quand on posa les fondements du temple, beaucoup d’anciens qui avaient vu la première maison pleuraient à grand bruit, d’autres criaient de joie, et l’on ne pouvait distinguer les voix. Esdras n’explique pas pourquoi ils pleuraient.',
  'EZR 4:1-5':
    'Zorobabel et les chefs refusèrent que leurs adversaires bâtissent le temple avec eux ; alors les gens du pays découragèrent les bâtisseurs et achetèrent des conseillers contre eux, jusqu’au règne de Darius.',
  'EZR 5:1-2':
    'Après l’exil, Zorobabel et Josué se mirent à rebâtir la maison de Dieu à Jérusalem, avec les prophètes Aggée et Zacharie, qui encourageaient le peuple et les aidaient.',
  'EZR 9:1-4':
    'Apprenant que beaucoup de gens revenus d’exil, prêtres et chefs compris, avaient épousé des femmes d’autres peuples et suivaient leurs pratiques, Esdras déchira ses vêtements, s’arracha cheveux et barbe et resta assis, accablé, jusqu’au sacrifice du soir.',
  'NEH 1:1-2':
    'Néhémie était à Suse, la capitale, quand Hanani, un de ses frères, arriva de Juda avec d’autres hommes. Il les interrogea sur les Juifs et sur Jérusalem, et apprit que la muraille était en ruine et les portes brûlées.',
  'NEH 1:3-5':
    'Néhémie pleura en apprenant que les rescapés de la captivité étaient dans le malheur et l’opprobre, que la muraille de Jérusalem était en ruine et ses portes brûlées. Des jours durant, il mena deuil, jeûna et pria Dieu.',
  'NEH 1:11':
    'Néhémie était échanson du roi de Perse et lui servait le vin. Il demanda à Dieu d’écouter sa prière et de lui faire trouver grâce devant le roi.',
  'NEH 2:1-3':
    'Néhémie avait le visage triste en servant le vin au roi Artaxerxès, parce que Jérusalem, la ville où ses pères étaient ensevelis, était en ruine et ses portes brûlées. Le roi l’interrogea, et il le lui dit.',
  'NEH 2:17-18':
    'Néhémie appela les gens de Jérusalem à rebâtir la muraille pour mettre fin à leur honte. Il leur raconta comment Dieu l’avait aidé et ce que le roi lui avait dit, et ils se mirent à l’œuvre.',
  'NEH 4:1-3':
    'Sanballat, irrité de voir rebâtir la muraille, se moqua des Juifs, et Tobija l’Ammonite dit qu’un renard la ferait crouler en y montant. Néhémie raconte plus loin qu’elle fut achevée en cinquante-deux jours.',
  'NEH 4:16-18':
    'Comme des ennemis projetaient d’attaquer, la moitié des hommes de Néhémie travaillait et l’autre se tenait en armes. Les porteurs travaillaient d’une main et tenaient une arme de l’autre, et les bâtisseurs portaient l’épée.',
  'NEH 6:15-16':
    'Sous Néhémie, la muraille de Jérusalem fut achevée en cinquante-deux jours, le vingt-cinq d’Élul. À cette nouvelle, leurs ennemis perdirent courage et reconnurent que l’œuvre s’était faite avec l’aide de Dieu.',
  'NEH 8:1-3':
    'Le premier jour du septième mois, le peuple s’assembla et demanda au scribe Esdras d’apporter le livre de la loi. Il le lut depuis le matin jusqu’au milieu du jour devant les hommes, les femmes et tous ceux qui pouvaient comprendre.',
  'NEH 8:8-10':
    'Le peuple pleura en entendant les paroles de la loi. Néhémie, Esdras et les Lévites lui dirent de ne pas s’affliger, car ce jour était consacré à Dieu : qu’on mange, qu’on boive et qu’on partage ; la joie de l’Éternel était leur force.',
  'EST 1:11-12':
    'Le roi Assuérus fit venir la reine Vasthi pour montrer sa beauté, mais elle refusa ; il s’irrita fort et, sur l’avis de ses conseillers, lui ôta la royauté. Le livre d’Esther ne dit pas pourquoi elle refusa.',
  'EST 2:5-7':
    'Esther, appelée aussi Hadassa, avait perdu ses parents, et son cousin Mardochée, un Juif de Suse de la tribu de Benjamin, l’éleva comme sa fille. Elle était la fille de son oncle, et très belle.',
  'EST 2:16-17':
    'Esther fut conduite auprès du roi Assuérus, qui l’aima plus que toutes les autres ; elle trouva grâce à ses yeux, et il mit la couronne royale sur sa tête et la fit reine à la place de Vasthi.',
  'EST 3:5-6':
    'Haman fut rempli de fureur parce que Mardochée ne se prosternait pas devant lui. Sachant que Mardochée était Juif, il dédaigna de ne frapper que lui et voulut détruire tous les Juifs du royaume.',
  'EST 4:1-4':
    'Ayant appris le décret de destruction des Juifs, Mardochée se couvrit d’un sac et de cendre et pleura dans la ville. La reine Esther, très affligée, lui envoya des vêtements pour qu’il ôte le sac, mais il les refusa.',
  'EST 4:10-11':
    'La reine Esther fit dire à Mardochée que quiconque entrait chez le roi sans être appelé mourait, sauf si le roi tendait son sceptre d’or ; et elle n’était pas appelée depuis trente jours. Plus tard elle entra, risquant sa vie pour son peuple.',
  'EST 4:13-16':
    'Mardochée dit à Esther qu’elle n’échapperait pas non plus et que c’était peut-être pour un tel moment qu’elle était devenue reine. Elle demanda aux Juifs de jeûner trois jours ; puis elle irait chez le roi, même si elle devait périr.',
  'EST 5:2-3':
    'Esther se présenta au roi sans être appelée, au péril de sa vie, pour intercéder pour son peuple. Il lui fit grâce, lui tendit le sceptre d’or et lui offrit jusqu’à la moitié du royaume.',
  'EST 5:9-14':
    'Haman était furieux que Mardochée ne se lève pas devant lui. Sa femme Zéresch et ses amis lui conseillèrent de dresser une potence de cinquante coudées et de demander au roi d’y faire pendre Mardochée ; il la fit faire.',
  'EST 7:3-6':
    'Lors d’un festin, Esther demanda au roi sa vie et celle de son peuple, vendu pour être détruit ; quand il voulut savoir par qui, elle désigna Haman. Plus tard, le roi permit aux Juifs de se défendre.',
  'EST 7:9-10':
    'Haman fut pendu, sur l’ordre du roi, à la potence qu’il avait dressée pour Mardochée, après qu’Esther eut révélé qu’il voulait détruire son peuple. Alors la colère du roi s’apaisa.',
  'EST 9:24-27':
    'Purim vient du mot pur, le sort que Haman avait jeté pour détruire les Juifs ; mais son projet retomba sur sa propre tête. C’est pourquoi les Juifs s’engagèrent, eux et leurs descendants, à célébrer ces deux jours chaque année.',
  'JOB 1:1-3':
    'Job était un homme du pays d’Uts, intègre et droit, qui craignait Dieu et se détournait du mal. Il avait sept fils et trois filles, et c’était le plus grand des fils de l’Orient.',
  'JOB 1:7-12':
    'Dieu appelait Job intègre, mais Satan prétendit que Job ne craignait Dieu que parce que Dieu le protégeait et le bénissait. Dieu livra à Satan tout ce que Job possédait, mais non Job lui-même.',
  'JOB 1:18-19':
    'Les fils et les filles de Job mangeaient chez leur frère aîné quand un grand vent venu du désert frappa la maison ; elle s’écroula sur eux et ils moururent.',
  'JOB 1:20-22':
    'Quand Job perdit en un jour ses enfants et tous ses biens, il déchira son manteau, se rasa la tête et adora. Il dit que l’Éternel avait donné et avait ôté, et bénit son nom ; en tout cela il ne pécha pas.',
  'JOB 2:7-8':
    'Dieu livra Job à Satan, mais lui dit d’épargner sa vie. Satan frappa Job d’un ulcère des pieds à la tête, et Job, assis sur la cendre, se grattait avec un tesson.',
  'JOB 2:9-10':
    'La femme de Job lui demanda pourquoi il restait ferme dans son intégrité et lui dit de maudire Dieu et de mourir. Job répondit qu’elle parlait comme une insensée : de Dieu on reçoit le bien et aussi le mal. Job ne pécha pas en paroles.',
  'JOB 2:11':
    'Les trois amis de Job étaient Éliphaz de Théman, Bildad de Schuach et Tsophar de Naama. Apprenant ses malheurs, ils convinrent d’aller le plaindre et le consoler.',
  'JOB 38:1-4':
    'Dieu répondit à Job du milieu de la tempête, non en expliquant sa souffrance, mais par des questions : qui parlait sans savoir, et où était Job quand Dieu posa les fondements de la terre.',
  'JOB 42:7-8':
    'Dieu s’irrita contre Éliphaz et ses deux amis, parce qu’ils n’avaient pas parlé de lui avec droiture, comme Job. Il leur dit d’offrir un holocauste et de laisser Job prier pour eux : c’est lui qu’il exaucerait.',
  'JOB 42:10-13':
    'Quand Job eut prié pour ses amis, Dieu le rétablit et lui donna le double de ce qu’il avait possédé. Ses parents et tous ceux qui l’avaient connu vinrent le consoler, et il eut encore sept fils et trois filles.',
  'JOB 42:13-15':
    'Après son malheur, Job eut de nouveau sept fils et trois filles. Elles s’appelaient Jemima, Ketsia et Kéren-Happuc ; il n’y avait pas de femmes aussi belles dans le pays, et il leur donna une part d’héritage comme à leurs frères.',
  'ISA 6:1-3':
    'L’année de la mort du roi Ozias, Ésaïe vit le Seigneur sur un trône élevé, les pans de sa robe remplissant le temple. Des séraphins à six ailes proclamaient que l’Éternel des armées est saint et que sa gloire remplit la terre.',
  'ISA 20:2-4':
    'Sur l’ordre de l’Éternel, Ésaïe marcha nu et déchaussé pendant trois ans, en signe pour l’Égypte et l’Éthiopie : le roi d’Assyrie en emmènerait ainsi les captifs.',
  'ISA 37:36-37':
    'L’ange de l’Éternel frappa 185 000 hommes dans le camp des Assyriens, et le roi Sanchérib se retira à Ninive. Ainsi Jérusalem fut sauvée, après la prière d’Ézéchias.',
  'ISA 38:4-6':
    'Le roi Ézéchias, malade à la mort, pria en pleurant. Par Ésaïe, l’Éternel lui dit qu’il avait entendu sa prière et vu ses larmes, qu’il ajouterait quinze ans à sa vie et le délivrerait, lui et la ville, du roi d’Assyrie.',
  'JER 1:4-7':
    'Dieu dit à Jérémie qu’il le connaissait avant de l’avoir formé dans le sein de sa mère et l’avait établi prophète des nations. Jérémie répondit qu’il était trop jeune pour parler, mais Dieu lui dit d’aller partout où il l’enverrait.',
  'JER 18:2-6':
    'Dieu envoya Jérémie chez le potier pour lui faire entendre là sa parole. Un vase ayant été manqué, le potier en fit un autre avec l’argile ; Dieu dit qu’Israël était dans sa main comme l’argile dans celle du potier.',
  'JER 29:10':
    'Par Jérémie, l’Éternel dit aux déportés de Babylone que, lorsque soixante-dix ans seraient écoulés pour Babylone, il se souviendrait d’eux, tiendrait sa promesse et les ramènerait chez eux.',
  'JER 31:31-34':
    'L’Éternel promit à Israël et à Juda une alliance nouvelle, non comme celle de la sortie d’Égypte, qu’ils ont violée : il écrira sa loi dans leur cœur, tous le connaîtront, et il pardonnera leurs péchés.',
  'JER 32:6-9':
    'Détenu dans la cour de la prison, Jérémie acheta à son cousin Hanameel le champ d’Anathoth pour dix-sept sicles d’argent, selon la parole de l’Éternel. Dieu dit qu’on achèterait encore des maisons et des champs dans ce pays.',
  'JER 36:1-4':
    'Jérémie dicta, et Baruc, fils de Nérija, écrivit dans un rouleau toutes les paroles de l’Éternel, pour que Juda entende et revienne de sa mauvaise voie. Plus tard, le roi Jojakim coupa ce rouleau en morceaux et le brûla.',
  'JER 36:22-24':
    'Le roi Jojakim coupait le rouleau de Jérémie à mesure qu’on le lisait et le brûlait morceau par morceau, sans crainte. L’Éternel dit ensuite que le roi reprochait au prophète d’avoir écrit que le roi de Babylone détruirait le pays.',
  'JER 36:27-32':
    'Quand le roi Jojakim eut brûlé le rouleau, l’Éternel dit à Jérémie d’en prendre un autre. Baruc récrivit sous sa dictée toutes ces paroles, et beaucoup d’autres furent ajoutées ; et l’Éternel annonça le châtiment du roi.',
  'JER 38:4-6':
    'Les chefs voulaient la mort de Jérémie car, disaient-ils, ses paroles décourageaient les soldats et le peuple. Le roi Sédécias le leur livra, et ils le descendirent avec des cordes dans une citerne boueuse ; Ébed-Mélec l’en fit tirer ensuite.',
  'JER 38:8-13':
    'C’est Ébed-Mélec, un Éthiopien de la maison du roi, qui sauva Jérémie : il parla au roi Sédécias, prit trente hommes, descendit des cordes avec de vieux chiffons et tira le prophète de la citerne pleine de boue.',
  'JER 39:6-7':
    'Le roi Sédécias fut pris dans sa fuite. À Ribla, le roi de Babylone fit mourir ses fils sous ses yeux, ainsi que les grands de Juda ; puis il priva Sédécias de la vue et le chargea de chaînes pour l’emmener à Babylone.',
  'EZK 1:1-3':
    'Le sacrificateur Ézéchiel était parmi les exilés, près du fleuve Kebar, au pays des Chaldéens, quand les cieux s’ouvrirent et qu’il eut des visions divines. C’était la cinquième année de l’exil du roi Jojakin.',
  'EZK 24:16-18':
    'L’Éternel annonça à Ézéchiel qu’il lui enlèverait soudain celle qu’il aimait, et qu’il ne devait ni pleurer ni prendre le deuil. Le soir, sa femme mourut, et le lendemain matin il fit ce qui lui était ordonné.',
  'EZK 37:1-3':
    'L’Esprit de l’Éternel déposa Ézéchiel dans une vallée remplie d’ossements très secs. Dieu lui demanda s’ils pouvaient revivre, et il répondit que Dieu le savait ; Dieu lui dit ensuite que c’était toute la maison d’Israël.',
  'EZK 37:7-10':
    'Quand Ézéchiel prophétisa selon l’ordre de Dieu, les os se rapprochèrent et reçurent nerfs, chair et peau ; il prophétisa encore, le souffle entra en eux, et ils revécurent et se tinrent debout : une armée très nombreuse.',
  'DAN 1:8':
    'Daniel résolut de ne pas se souiller par les mets et le vin du roi, et demanda au chef des eunuques de l’en dispenser ; il reçut ensuite des légumes et de l’eau. Le livre ne dit pas en quoi ces mets l’auraient souillé.',
  'DAN 1:11-15':
    'Daniel demanda à l’intendant de les éprouver pendant dix jours, lui et ses trois compagnons, avec des légumes et de l’eau au lieu des mets du roi. À la fin, ils avaient meilleure mine que tous les jeunes gens nourris à la table du roi.',
  'DAN 2:31-35':
    'Nebucadnetsar vit en songe une grande statue : tête d’or, poitrine et bras d’argent, ventre et cuisses d’airain, jambes de fer, pieds de fer et d’argile. Une pierre détachée sans le secours d’aucune main la brisa et devint une montagne qui remplit toute la terre.',
  'DAN 3:1-6':
    'Le roi Nebucadnetsar dressa une statue d’or haute de soixante coudées dans la vallée de Dura, dans la province de Babylone. Au son de la musique, tous devaient se prosterner et l’adorer, sous peine d’être jetés dans une fournaise.',
  'DAN 3:12-15':
    'Schadrac, Méschac et Abed-Nego furent accusés de ne pas servir les dieux de Nebucadnetsar ni adorer la statue d’or qu’il avait élevée. Le roi, furieux, menaça de les jeter dans la fournaise ardente s’ils n’adoraient pas.',
  'DAN 3:16-18':
    'Schadrac, Méschac et Abed-Nego dirent au roi Nebucadnetsar que le Dieu qu’ils servaient pouvait les délivrer de la fournaise ; mais, même s’il ne le faisait pas, ils ne serviraient pas ses dieux et n’adoreraient pas sa statue d’or.',
  'DAN 3:19-23':
    'Comme Schadrac, Méschac et Abed-Nego refusaient d’adorer sa statue d’or, le roi Nebucadnetsar, furieux, les fit lier et jeter dans une fournaise chauffée sept fois plus que d’ordinaire. Il les vit ensuite marcher sans mal au milieu du feu.',
  'DAN 3:24-25':
    'Nebucadnetsar avait fait jeter trois hommes au feu, mais il en vit quatre, déliés et sans mal ; le quatrième, dit-il, ressemblait à un fils des dieux. Il dit ensuite que Dieu avait envoyé son ange délivrer ses serviteurs.',
  'DAN 4:30-33':
    'Nebucadnetsar se vantait d’avoir bâti la grande Babylone par sa puissance et pour sa gloire. Une voix du ciel lui dit que le royaume lui était ôté ; il fut chassé du milieu des hommes et mangea de l’herbe comme les bœufs.',
  'DAN 4:34-36':
    'Le roi Nebucadnetsar, chassé du milieu des hommes pour son orgueil et mangeant de l’herbe comme les bœufs, leva enfin les yeux au ciel ; la raison lui revint, il bénit le Très-Haut et retrouva son royaume.',
  'DAN 5:5-7':
    'Au festin du roi Belschatsar, les doigts d’une main d’homme apparurent et écrivirent sur le mur du palais. Le roi, saisi de peur, appela les sages de Babylone ; c’est finalement Daniel qui lut et expliqua l’écriture.',
  'DAN 5:25-28':
    'Daniel expliqua l’écriture au roi Belschatsar : Dieu avait compté son règne et y mettait fin ; il avait été pesé et trouvé léger ; son royaume serait divisé et donné aux Mèdes et aux Perses.',
  'DAN 5:30-31':
    'La nuit même où Daniel expliqua l’écriture du mur, le roi Belschatsar fut tué, et Darius le Mède reçut le royaume. Le livre de Daniel ne dit pas qui le tua.',
  'DAN 6:10-11':
    'Daniel savait que le décret était signé ; pourtant, comme toujours, trois fois par jour il se mettait à genoux devant ses fenêtres ouvertes vers Jérusalem, pour prier et louer son Dieu. Ses ennemis le surprirent ainsi.',
  'DAN 6:12-13':
    'Le roi Darius avait interdit pour trente jours de prier un dieu ou un homme autre que lui. Daniel priait toujours son Dieu trois fois par jour ; ses ennemis le dénoncèrent, et il fut jeté dans la fosse aux lions.',
  'DAN 6:14-16':
    'Le roi Darius, très attristé, voulut sauver Daniel, mais une loi des Mèdes et des Perses ne pouvait être changée, et il le fit jeter aux lions. Daniel n’avait fait que prier son Dieu, comme toujours.',
  'DAN 6:21-23':
    'Daniel dit au roi Darius que Dieu avait envoyé son ange et fermé la gueule des lions, car il avait été trouvé innocent. On le retira de la fosse sans blessure, parce qu’il avait eu confiance en son Dieu.',
  'HOS 1:2-3':
    'Dieu dit à Osée de prendre pour femme une prostituée, parce que, disait-il, le pays se prostituait en abandonnant l’Éternel. Osée prit Gomer, qui lui donna un fils.',
  'HOS 3:1-3':
    'L’Éternel dit à Osée d’aimer encore une femme adultère, comme lui-même aime les enfants d’Israël qui se tournent vers d’autres dieux. Osée l’acheta pour quinze sicles d’argent et de l’orge.',
  'AMO 7:12-15':
    'Amos n’était pas prophète : il était berger et cultivait des sycomores, quand l’Éternel le prit derrière le troupeau et l’envoya prophétiser à Israël. Amatsia, prêtre de Béthel, lui dit de s’en aller en Juda.',
  'JON 1:1-3':
    'L’Éternel envoya Jonas prêcher contre Ninive à cause de sa méchanceté, mais Jonas s’embarqua à Japho pour fuir à Tarsis. Il en donna plus tard la raison : il savait que Dieu est compatissant et renonce au mal annoncé.',
  'JON 1:4-6':
    'L’Éternel envoya une grande tempête ; tandis que les marins criaient chacun à son dieu, Jonas dormait au fond du bateau. Le capitaine le réveilla et lui dit d’invoquer son Dieu, pour qu’ils ne périssent pas.',
  'JON 1:12-15':
    'Jonas dit aux marins que la tempête venait à cause de lui et que la mer se calmerait s’ils l’y jetaient. Ils ramèrent en vain vers la terre ; après avoir prié l’Éternel, ils l’y jetèrent, et la mer s’apaisa.',
  'JON 1:15-17':
    'Quand les marins eurent jeté Jonas à la mer, elle se calma ; ils craignirent l’Éternel, lui offrirent un sacrifice et firent des vœux. L’Éternel envoya un grand poisson qui engloutit Jonas, et il y resta trois jours et trois nuits.',
  'JON 1:17':
    'L’Éternel fit venir un grand poisson qui engloutit Jonas, et il y resta trois jours et trois nuits. L’Écriture parle seulement d’un grand poisson, sans dire lequel.',
  'JON 2:1-2':
    'Du ventre du poisson, Jonas pria l’Éternel son Dieu : dans sa détresse, du sein du séjour des morts, il avait crié, et Dieu avait entendu sa voix.',
  'JON 3:5-10':
    'Les gens de Ninive crurent à Dieu, jeûnèrent et se revêtirent de sacs, du plus grand au plus petit ; le roi s’assit sur la cendre et ordonna de quitter la mauvaise voie. Dieu le vit et n’envoya pas le malheur annoncé.',
  'JON 4:1-2':
    'Jonas se fâcha de ce que Dieu épargnait Ninive. Il dit que c’était pour cela qu’il avait fui à Tarsis : il savait que Dieu est compatissant, miséricordieux, lent à la colère, et qu’il renonce au mal annoncé.',
  'JON 4:3-5':
    'Quand Ninive se repentit et que Dieu l’épargna, Jonas s’irrita au point de demander la mort, car il savait Dieu miséricordieux. Dieu lui demanda s’il faisait bien de s’irriter ; Jonas sortit et s’assit pour voir ce qui arriverait.',
  'JON 4:6-9':
    'Dieu donna à Jonas une plante pour l’ombrager, puis un ver qui la fit sécher et un vent brûlant ; Jonas, défaillant et irrité, souhaita mourir. Dieu lui demanda alors s’il ne devait pas avoir pitié de Ninive.',
  'JON 4:10-11':
    'Dieu dit à Jonas qu’il avait pitié d’une plante qu’il n’avait pas fait croître ; Dieu ne devait-il pas avoir pitié de Ninive, avec plus de cent vingt mille êtres humains ne distinguant pas leur droite de leur gauche, et beaucoup d’animaux ?',
  'MIC 5:2':
    'Michée dit que de Bethléhem Éphrata, petite parmi les clans de Juda, sortira celui qui dominera sur Israël. Dans Matthieu, les principaux sacrificateurs et les scribes répondent ainsi à Hérode, qui demande où le Christ doit naître.',
  'HAB 1:2-4':
    'Habakuk demande à Dieu jusqu’à quand il criera sans être entendu, alors qu’il voit partout violence et injustice. À la fin du livre, il dit que malgré tout il se réjouira en l’Éternel, le Dieu qui le sauve.',
  'HAB 3:17-19':
    'Habakuk, qui avait commencé par se plaindre à Dieu, finit en disant que, même si figuier, vigne, champs et troupeaux ne donnent plus rien, il se réjouira en l’Éternel, le Dieu qui le sauve et qui est sa force.',
  'HAG 1:2-6':
    'Le peuple disait que le temps de rebâtir la maison de l’Éternel n’était pas venu, alors qu’il habitait des maisons lambrissées et que le temple était en ruine. Le prophète Aggée leur demanda donc de réfléchir à leur conduite : ils semaient beaucoup et récoltaient peu.',
  'ZEC 9:9':
    'Le prophète Zacharie appela Jérusalem à se réjouir, car son roi venait, juste et humble, monté sur un jeune âne. Matthieu et Jean rappellent ces paroles quand Jésus entre à Jérusalem.',
  'MAL 4:5-6':
    'Malachie dit que Dieu enverra le prophète Élie avant le jour de l’Éternel, pour ramener le cœur des pères et des enfants les uns vers les autres. Dans Matthieu, Jésus dit que Jean-Baptiste est l’Élie qui devait venir.',
  'TOB 2:9-10':
    'Tobit s’endormit près du mur de la cour, le visage découvert ; de la fiente chaude d’oiseaux tomba dans ses yeux et y laissa des taies blanches. Les médecins ne purent le guérir, et il devint aveugle.',
  'TOB 3:7-8':
    'Le démon Asmodée avait fait périr les sept maris de Sara avant que chaque mariage soit consommé, et une servante le lui reprochait. Plus loin, l’ange Raphaël aide Tobie à chasser le démon, et Tobie épouse Sara.',
  'TOB 11:11-13':
    'Comme l’ange le lui avait dit, Tobie appliqua le fiel du poisson sur les yeux de son père, Tobit ; les taies blanches se détachèrent, et Tobit retrouva la vue.',
  'DAG 13:54-55':
    'Daniel interrogea séparément les deux vieillards sur l’arbre sous lequel ils prétendaient avoir vu Suzanne avec un homme. L’un dit un lentisque, l’autre un chêne, et leur mensonge fut ainsi découvert.',
  'DAG 14:27':
    'Daniel fit cuire ensemble de la poix, de la graisse et des poils, en fit des boulettes et les donna au dragon, qui les avala et creva.',
  '2MA 6:18-20':
    'Éléazar était un vieillard, l’un des premiers maîtres de la loi. Quand on voulut le forcer à manger du porc, il le recracha et préféra une mort honorable à une vie souillée.',
  '2MA 7:1-2':
    'Sept frères et leur mère furent arrêtés, et le roi voulut les forcer à manger du porc, interdit par la loi. Ils aimèrent mieux mourir que de transgresser la loi de leurs pères ; les sept furent mis à mort, puis leur mère.',
  '2MA 12:43-45':
    'Judas Maccabée fit une collecte pour ses soldats tombés et l’envoya à Jérusalem pour un sacrifice pour le péché. Le second livre des Maccabées dit qu’il pensait à la résurrection.',
  'MAT 1:16-17':
    'La généalogie de Jésus chez Matthieu mentionne cinq femmes : Thamar, Rahab, Ruth, la femme d’Urie, appelée ailleurs Bath-Schéba, et Marie, la mère de Jésus. Matthieu compte trois fois quatorze générations d’Abraham au Christ.',
  'MAT 1:19-20':
    'Joseph était un homme juste ; comme Marie se trouvait enceinte, il ne voulait pas l’exposer à la honte et pensait rompre avec elle en secret. Un ange lui dit en songe que l’enfant venait du Saint-Esprit.',
  'MAT 1:21':
    'L’ange dit à Joseph de donner au fils de Marie le nom de Jésus, et il en donna la raison : c’est lui qui sauverait son peuple de ses péchés.',
  'MAT 2:1-2':
    'Les mages vinrent à Jérusalem chercher le roi des Juifs qui venait de naître, afin de l’adorer, car ils avaient vu son étoile en Orient. Matthieu ne donne ni leurs noms ni leur nombre.',
  'MAT 2:4-6':
    'Quand Hérode demanda où le Christ devait naître, les principaux sacrificateurs et les scribes nommèrent Bethléhem : un prophète, Michée, avait écrit que de là sortirait un chef qui paîtrait le peuple d’Israël.',
  'MAT 2:9-11':
    'L’étoile conduisit les mages jusqu’au lieu où était le petit enfant. Dans la maison, ils virent Jésus avec Marie, sa mère ; ils se prosternèrent, l’adorèrent et lui offrirent de l’or, de l’encens et de la myrrhe.',
  'MAT 2:12':
    'Les mages furent avertis en songe de ne pas retourner vers Hérode ; ils regagnèrent donc leur pays par un autre chemin.',
  'MAT 2:13-15':
    'En songe, un ange avertit Joseph qu’Hérode chercherait l’enfant Jésus pour le faire périr. De nuit, Joseph prit l’enfant et sa mère et s’enfuit en Égypte, où ils restèrent jusqu’à la mort d’Hérode.',
  'MAT 2:16':
    'Hérode voulait se défaire de l’enfant né roi des Juifs. Se voyant joué par les mages, il entra en fureur et fit tuer les garçons de deux ans et au-dessous à Bethléhem et dans les environs.',
  'MAT 3:4':
    'Jean-Baptiste portait un vêtement de poils de chameau et une ceinture de cuir, et se nourrissait de sauterelles et de miel sauvage. Matthieu n’en donne pas la raison.',
  'MAT 3:13-15':
    'Jésus vint au Jourdain pour être baptisé par Jean-Baptiste. Jean s’y opposait, disant que c’était à lui d’être baptisé par Jésus ; mais Jésus répondit qu’il convenait d’accomplir ainsi tout ce qui est juste, et Jean accepta.',
  'MAT 3:16-17':
    'Quand Jésus, baptisé, sortit de l’eau, les cieux s’ouvrirent et l’Esprit de Dieu descendit sur lui comme une colombe. Une voix des cieux l’appela son Fils bien-aimé, en qui il met son affection.',
  'MAT 4:1-4':
    'L’Esprit conduisit Jésus au désert ; il y jeûna quarante jours et fut tenté par le diable : changer des pierres en pain, se jeter du haut du temple, l’adorer pour avoir les royaumes du monde. Chaque fois, il répondit par l’Écriture.',
  'MAT 4:18-20':
    'Au bord de la mer de Galilée, Jésus vit deux frères, Pierre et André, des pêcheurs, qui jetaient leur filet. Il les appela à le suivre pour devenir pêcheurs d’hommes ; aussitôt ils laissèrent leurs filets et le suivirent.',
  'MAT 7:3-5':
    'Jésus demande pourquoi l’on voit la paille dans l’œil de son frère sans apercevoir la poutre dans le sien. Il faut d’abord ôter la poutre, dit-il ; alors on verra clair pour ôter la paille de l’œil de son frère.',
  'MAT 7:13-14':
    'Jésus dit que la porte large et le chemin spacieux mènent à la perdition, et beaucoup y entrent ; la porte étroite et le chemin resserré mènent à la vie, et peu les trouvent. Il invite à entrer par la porte étroite.',
  'MAT 7:24-27':
    'Jésus compare celui qui entend ses paroles et les met en pratique à un homme prudent dont la maison, bâtie sur le roc, résiste à la tempête ; celui qui ne les met pas en pratique, à un insensé dont la maison, bâtie sur le sable, tombe.',
  'MAT 8:2-3':
    'Un lépreux se prosterna devant Jésus et lui dit que, s’il le voulait, il pouvait le rendre pur. Jésus le toucha et dit qu’il le voulait ; aussitôt il fut purifié. Marc dit que Jésus fut ému de compassion.',
  'MAT 8:8-10':
    'Le centurion se dit indigne de recevoir Jésus sous son toit : un mot de lui guérirait le serviteur. Jésus s’en étonna et dit qu’il n’avait pas trouvé une aussi grande foi en Israël.',
  'MAT 8:20-22':
    'Un disciple voulait d’abord aller ensevelir son père ; Jésus lui dit de le suivre et de laisser les morts ensevelir leurs morts. À un autre, il venait de dire que le Fils de l’homme n’avait pas où se reposer. Matthieu n’explique rien de plus.',
  'MAT 9:9':
    'Jésus vit Matthieu assis au bureau des péages et lui dit de le suivre ; il se leva et le suivit. Marc et Luc, qui le racontent aussi, l’appellent Lévi.',
  'MAT 9:10-13':
    'Les pharisiens demandèrent pourquoi Jésus mangeait avec les publicains et les pécheurs. Il répondit que ce sont les malades qui ont besoin de médecin et qu’il était venu appeler non des justes, mais des pécheurs.',
  'MAT 9:16-17':
    'Quand on demanda à Jésus pourquoi ses disciples ne jeûnaient pas, il répondit par des images : on ne met pas une pièce neuve à un vieil habit ni du vin nouveau dans de vieilles outres, qui se rompent ; dans des outres neuves, tout se conserve.',
  'MAT 10:2-4':
    'Matthieu nomme les douze : Pierre, André, Jacques, Jean, Philippe, Barthélemy, Thomas, Matthieu le publicain, Jacques fils d’Alphée, Thaddée, Simon le Cananite et Judas l’Iscariot, qui livra Jésus. Dans les Actes, Matthias prend la place de Judas.',
  'MAT 11:2-6':
    'En prison, Jean-Baptiste entendit parler des œuvres de Jésus et lui fit demander s’il était celui qui devait venir. Jésus leur dit de rapporter ce qu’ils voyaient : les aveugles voient, les boiteux marchent, les pauvres entendent la bonne nouvelle.',
  'MAT 11:14':
    'Jésus dit de Jean-Baptiste que, si l’on voulait le comprendre, c’était lui l’Élie qui devait venir. Luc dit que Jean marcherait avec l’esprit et la puissance d’Élie ; Jean lui-même, interrogé, répondit qu’il n’était pas Élie.',
  'MAT 12:1-4':
    'Les disciples de Jésus avaient faim et arrachaient des épis pour manger, ce que les pharisiens disaient défendu le jour du sabbat. Jésus rappela que David affamé mangea les pains consacrés et dit que le Fils de l’homme est maître du sabbat.',
  'MAT 13:37-41':
    'Jésus lui-même expliqua la parabole de l’ivraie : le Fils de l’homme sème la bonne semence, les fils du royaume ; le diable sème l’ivraie, les fils du malin ; et à la fin du monde, les anges les sépareront.',
  'MAT 14:17-21':
    'Jésus prit cinq pains et deux poissons, prononça la bénédiction, rompit les pains et les fit distribuer par les disciples. Tous furent rassasiés, environ cinq mille hommes, sans les femmes et les enfants, et il resta douze paniers.',
  'MAT 14:24-27':
    'La barque des disciples était battue par les flots, et, vers la fin de la nuit, Jésus alla vers eux en marchant sur la mer. Ils crurent voir un fantôme et eurent peur ; il leur dit que c’était lui et de ne pas craindre.',
  'MAT 14:28-31':
    'Sur la parole de Jésus, Pierre marcha sur l’eau vers lui ; mais, voyant que le vent était fort, il eut peur et commença à enfoncer. Il cria, et Jésus étendit la main, le saisit et lui demanda pourquoi il avait douté.',
  'MAT 15:22-24':
    'Une Cananéenne supplia Jésus pour sa fille, tourmentée par un démon. Il dit d’abord être envoyé aux brebis perdues d’Israël et parla du pain des enfants et des petits chiens ; puis il loua sa grande foi et guérit sa fille.',
  'MAT 15:25-28':
    'Jésus, qui se disait envoyé aux brebis perdues d’Israël, employa une image : le pain des enfants n’est pas pour les petits chiens. La Cananéenne répondit qu’eux aussi mangent les miettes ; il loua sa grande foi et guérit sa fille.',
  'MAT 16:15-17':
    'Quand Jésus demanda à ses disciples qui il était selon eux, Simon Pierre répondit qu’il était le Christ, le Fils du Dieu vivant. Jésus le déclara heureux, car le Père qui est dans les cieux le lui avait révélé.',
  'MAT 16:18-19':
    'Jésus dit à Simon qu’il était Pierre, que sur cette pierre il bâtirait son Église, et qu’il lui donnerait les clefs du royaume des cieux. Les Églises ne comprennent pas toutes de la même façon ce qu’est cette pierre.',
  'MAT 16:21-23':
    'Jésus annonça qu’il devait souffrir, mourir et ressusciter, et Pierre dit que cela n’arriverait jamais. Jésus l’appela Satan et pierre d’achoppement, car ses pensées n’étaient pas celles de Dieu, mais celles des hommes.',
  'MAT 17:1-5':
    'Sur une haute montagne, Jésus fut transfiguré devant Pierre, Jacques et Jean : son visage resplendissait, et Moïse et Élie s’entretenaient avec lui, de son départ, dit Luc. Une voix l’appela le Fils bien-aimé de Dieu.',
  'MAT 17:19-20':
    'Quand les disciples demandèrent pourquoi ils n’avaient pu chasser le démon de l’enfant, Jésus dit que c’était à cause de leur peu de foi ; avec une foi comme un grain de sénevé, rien ne leur serait impossible.',
  'MAT 17:24-27':
    'À propos de l’impôt du temple, Jésus dit que les fils en sont exempts ; mais, pour ne scandaliser personne, il envoya Pierre à la mer : dans la bouche du premier poisson, il trouverait une pièce pour payer pour eux deux.',
  'MAT 19:21-22':
    'Un jeune homme demanda à Jésus comment avoir la vie éternelle. Jésus lui dit de vendre ce qu’il avait, de le donner aux pauvres et de le suivre ; le jeune homme s’en alla triste, car il avait de grands biens.',
  'MAT 20:13-16':
    'Dans la parabole, le maître de la vigne dit aux ouvriers mécontents qu’il ne leur fait pas tort : ils ont le salaire convenu, et il veut donner autant aux derniers. Il demande s’ils sont jaloux parce qu’il est bon.',
  'MAT 21:2-7':
    'Jésus envoya deux disciples chercher une ânesse et son ânon, et c’est sur cette monture qu’il entra à Jérusalem. Matthieu dit que cela accomplit la parole du prophète : le roi de Sion vient, plein de douceur, monté sur un âne.',
  'MAT 21:12-13':
    'Jésus chassa du temple ceux qui vendaient et achetaient et renversa les tables des changeurs, parce que la maison de Dieu devait être une maison de prière et qu’ils en faisaient une caverne de voleurs.',
  'MAT 21:18-19':
    'Jésus eut faim, ne trouva que des feuilles sur un figuier et dit que cet arbre ne porterait plus jamais de fruit ; aussitôt il sécha. Matthieu n’en donne pas d’autre raison ; Jésus parla ensuite aux disciples de la foi et de la prière.',
  'MAT 22:17-21':
    'Pour lui tendre un piège, on demanda à Jésus s’il était permis de payer le tribut à César. Il se fit montrer une pièce à l’effigie de César et dit de rendre à César ce qui est à César, et à Dieu ce qui est à Dieu.',
  'MAT 25:8-13':
    'Dans la parabole des dix vierges, les sages craignaient que l’huile ne suffise pas pour toutes ; pendant que les autres allaient en acheter, l’époux arriva et la porte fut fermée. Jésus ne dit pas ce que représente l’huile, mais il demande de veiller.',
  'MAT 25:16-18':
    'Dans la parabole des talents, les serviteurs qui en avaient reçu cinq et deux les firent valoir et les doublèrent. Celui qui n’en avait qu’un creusa la terre et cacha l’argent de son maître, parce que, dit-il ensuite, il avait peur.',
  'MAT 25:26-30':
    'Dans la parabole des talents, le maître reprend le serviteur qui n’avait fait que cacher son argent et donne ce talent à celui qui en a dix : on donnera à celui qui a, et à celui qui n’a pas on ôtera même ce qu’il a.',
  'MAT 26:8-13':
    'À Béthanie, une femme versa un parfum précieux sur la tête de Jésus, et les disciples y virent une perte. Jésus dit que c’était une bonne action, en vue de sa sépulture, et qu’on la raconterait partout où serait prêché l’Évangile.',
  'MAT 26:14-16':
    'Judas Iscariot alla voir les principaux sacrificateurs et demanda ce qu’ils lui donneraient pour livrer Jésus. Ils lui payèrent trente pièces d’argent, et dès lors il chercha une occasion.',
  'MAT 26:21-25':
    'Au souper, Jésus dit que l’un des douze, un de ceux qui mettaient avec lui la main dans le plat, le livrerait. Judas demanda si c’était lui, et Jésus répondit qu’il l’avait dit lui-même.',
  'MAT 26:33-35':
    'Pierre dit que, même si tous tombaient, lui ne tomberait jamais. Jésus lui répondit que cette nuit même, avant que le coq chante, il le renierait trois fois ; Pierre assura qu’il mourrait plutôt avec lui.',
  'MAT 26:36-39':
    'À Gethsémané, Jésus était triste jusqu’à la mort. Face contre terre, il pria son Père d’éloigner de lui cette coupe, s’il était possible, mais que se fasse la volonté du Père, et non la sienne.',
  'MAT 26:39':
    'À Gethsémané, Jésus tomba la face contre terre et demanda à son Père d’éloigner de lui cette coupe si c’était possible, tout en voulant ce que voulait le Père ; il venait de dire que son âme était triste à mourir.',
  'MAT 26:40-43':
    'Jésus revint et trouva les disciples endormis. Il leur dit de veiller et de prier pour ne pas tomber en tentation, car l’esprit est bien disposé, mais la chair est faible. Ils se rendormirent, les yeux appesantis.',
  'MAT 26:48-50':
    'Judas avait convenu d’un baiser comme signe pour montrer qui il fallait arrêter ; il salua Jésus et l’embrassa, et l’on mit la main sur Jésus.',
  'MAT 26:64-65':
    'Jésus dit au souverain sacrificateur qu’on verrait le Fils de l’homme assis à la droite de la puissance et venant sur les nuées ; celui-ci y vit un blasphème et déchira ses vêtements.',
  'MAT 26:70-75':
    'Pendant qu’on jugeait Jésus, on reconnut Pierre comme l’un de ses compagnons, et trois fois il le nia. Au chant du coq, il se rappela la parole de Jésus et pleura amèrement ; les Évangiles ne disent pas pourquoi il l’avait renié.',
  'MAT 27:3-5':
    'Matthieu dit que Judas, voyant Jésus condamné, fut pris de remords, jeta les trente pièces d’argent dans le temple et alla se pendre ; les Actes parlent d’une chute mortelle.',
  'MAT 27:6-8':
    'Les principaux sacrificateurs ne voulurent pas mettre l’argent de Judas dans le trésor, car c’était le prix du sang ; ils en achetèrent le champ du potier pour la sépulture des étrangers, et on l’appela le champ du sang.',
  'MAT 27:19':
    'Pendant que Pilate siégeait au tribunal, sa femme lui fit dire de ne pas se mêler de l’affaire de ce juste, car elle avait beaucoup souffert en songe à cause de lui. Matthieu ne dit pas ce qu’elle avait rêvé.',
  'MAT 27:20-21':
    'Matthieu dit que les principaux sacrificateurs et les anciens persuadèrent la foule de demander Barabbas et la mort de Jésus ; quand Pilate demanda lequel relâcher, ils répondirent donc Barabbas.',
  'MAT 27:24':
    'Pilate vit qu’il n’arrivait à rien et que le tumulte grandissait ; il se lava donc les mains devant la foule, pour se dire innocent du sang de Jésus et leur en laisser la charge.',
  'MAT 27:27-30':
    'Les soldats du gouverneur se moquèrent de Jésus comme d’un faux roi : ils lui mirent un manteau écarlate, une couronne d’épines et un roseau dans la main, s’agenouillèrent en l’appelant roi des Juifs, et le frappèrent.',
  'MAT 27:32':
    'Simon, un homme de Cyrène, porta la croix de Jésus ; les soldats le rencontrèrent en sortant et l’y forcèrent. Marc et Luc disent qu’il revenait des champs.',
  'MAT 27:33-34':
    'Jésus fut crucifié à Golgotha, ce qui signifie lieu du crâne. Là, les soldats lui offrirent du vin mêlé de fiel, mais, l’ayant goûté, il ne voulut pas boire.',
  'MAT 27:46':
    'Sur la croix, Jésus cria vers Dieu en lui demandant pourquoi il l’avait abandonné, avec les mots qui ouvrent le Psaume 22. Matthieu n’explique pas ce cri ; certains de ceux qui étaient là crurent que Jésus appelait Élie.',
  'MAT 27:50-52':
    'Quand Jésus mourut, le voile du temple se déchira en deux, du haut en bas, la terre trembla et des sépulcres s’ouvrirent. Matthieu ne dit pas pourquoi ; l’épître aux Hébreux parle d’une route nouvelle au travers du voile.',
  'MAT 27:54':
    'Le centurion et ceux qui gardaient Jésus, voyant le tremblement de terre et ce qui venait d’arriver, furent saisis de crainte et dirent que cet homme était vraiment Fils de Dieu.',
  'MAT 27:57-60':
    'Joseph d’Arimathée, homme riche et disciple de Jésus, demanda son corps à Pilate, l’enveloppa d’un linceul blanc et le déposa dans son propre tombeau neuf. Jean dit que Nicodème l’aida.',
  'MAT 27:63-64':
    'Les principaux sacrificateurs et les pharisiens se souvenaient que Jésus avait dit qu’il ressusciterait après trois jours ; ils demandèrent une garde à Pilate, de peur que ses disciples ne dérobent le corps et ne le disent ressuscité.',
  'MAT 28:2':
    'Matthieu dit qu’il y eut un grand tremblement de terre et qu’un ange du Seigneur descendit du ciel, roula la pierre du tombeau de Jésus et s’assit dessus.',
  'MAT 28:5-7':
    'Au tombeau, l’ange dit aux femmes de ne pas craindre : Jésus, le crucifié, n’était pas là, il était ressuscité comme il l’avait dit. Elles devaient annoncer à ses disciples qu’ils le verraient en Galilée.',
  'MAT 28:8-10':
    'Les femmes quittèrent le tombeau en courant, avec crainte et grande joie, pour avertir les disciples ; Jésus vint à leur rencontre, elles lui saisirent les pieds et l’adorèrent. Il fit dire à ses frères d’aller en Galilée, où ils le verraient.',
  'MAT 28:11-15':
    'Les gardes rapportèrent ce qui s’était passé aux principaux sacrificateurs, qui, avec les anciens, leur donnèrent beaucoup d’argent pour dire que les disciples avaient dérobé le corps de Jésus de nuit, pendant qu’ils dormaient.',
  'MRK 1:30-31':
    'La belle-mère de Simon Pierre était couchée avec de la fièvre, et l’on en parla à Jésus. Il la prit par la main et la fit lever ; la fièvre la quitta, et elle les servit.',
  'MRK 2:2-4':
    'La maison était si pleine qu’il n’y avait plus de place même devant la porte. Les quatre hommes qui portaient le paralytique ouvrirent donc le toit au-dessus de Jésus et le descendirent sur son lit.',
  'MRK 2:3-5':
    'Quatre hommes amenèrent un paralytique à Jésus ; ne pouvant l’approcher à cause de la foule, ils ouvrirent le toit et le descendirent. Voyant leur foi, Jésus pardonna ses péchés à cet homme, puis le fit marcher.',
  'MRK 3:2-5':
    'On épiait Jésus pour pouvoir l’accuser. Il demanda s’il est permis de faire du bien le jour du sabbat ; ils se turent, et, affligé de l’endurcissement de leur cœur, il rendit saine la main sèche de cet homme.',
  'MRK 4:37-40':
    'Dans une forte tempête, les disciples réveillèrent Jésus, qui dormait dans la barque. Il menaça le vent, ordonna à la mer de se taire, et le calme se fit ; puis il leur demanda pourquoi ils avaient peur.',
  'MRK 5:1-4':
    'Sur l’autre rive, dans le pays des Gadaréniens, ou Géraséniens, Jésus rencontra un homme possédé qui vivait dans les sépulcres et qu’aucune chaîne ne pouvait retenir. Jésus permit ensuite aux démons d’entrer dans des pourceaux.',
  'MRK 5:2-5':
    'Un homme possédé d’un esprit impur vivait dans les sépulcres ; aucune chaîne ne le retenait et personne ne pouvait le dompter. Jésus ordonna à l’esprit de sortir, et l’homme fut ensuite assis, vêtu et dans son bon sens.',
  'MRK 5:8-9':
    'Jésus avait ordonné à l’esprit impur de sortir de cet homme et lui demanda son nom. Il répondit qu’il s’appelait Légion, car ils étaient nombreux.',
  'MRK 5:11-13':
    'Les démons prièrent Jésus de les envoyer dans les porcs, et il le leur permit ; le troupeau, environ deux mille bêtes, se précipita dans la mer et se noya. Marc ne dit pas pourquoi il le permit.',
  'MRK 5:25-29':
    'Une femme qui souffrait de pertes de sang depuis douze ans vint derrière Jésus, dans la foule, et toucha son vêtement, sûre d’être ainsi guérie. Aussitôt la perte de sang cessa et elle fut guérie.',
  'MRK 5:30-34':
    'Jésus sentit qu’une force était sortie de lui et demanda qui avait touché ses vêtements. La femme guérie vint, tremblante, lui dire tout ; il lui dit que sa foi l’avait sauvée et qu’elle aille en paix.',
  'MRK 5:39-42':
    'La fille de Jaïrus, âgée de douze ans, était morte ; Jésus dit qu’elle dormait, et l’on se moquait de lui. Il la prit par la main, lui dit de se lever, et aussitôt elle se leva et marcha.',
  'MRK 6:2-6':
    'Les gens de Nazareth se scandalisaient de Jésus, car ils le connaissaient comme le charpentier et connaissaient sa famille. Il dit qu’un prophète n’est méprisé que dans son pays, et s’étonna de leur incrédulité.',
  'MRK 6:7-9':
    'Jésus envoya les Douze deux à deux, avec pouvoir sur les esprits impurs, et leur dit de ne rien prendre pour le voyage qu’un bâton. Marc ne dit pas pourquoi ils allaient deux à deux.',
  'MRK 6:17-20':
    'Hérode fit emprisonner Jean-Baptiste à cause d’Hérodias, femme de son frère, qu’il avait épousée : Jean lui disait que ce n’était pas permis. Elle voulait le faire mourir, mais Hérode le savait juste et le protégeait.',
  'MRK 6:22-27':
    'La fille d’Hérodias plut à Hérode par sa danse, et il jura de lui donner ce qu’elle voudrait. Sur l’avis de sa mère, elle demanda la tête de Jean-Baptiste ; Hérode fut attristé, mais à cause de son serment et de ses convives, il donna l’ordre.',
  'MRK 6:27-28':
    'Jean-Baptiste fut décapité en prison sur l’ordre du roi Hérode. Marc dit que c’est Hérodias qui le voulait : elle le fit demander par sa fille, qui avait dansé, et Hérode, bien qu’attristé, tint son serment.',
  'MRK 7:27-28':
    'Jésus dit à une mère étrangère que les enfants devaient d’abord être rassasiés et qu’il n’est pas bien de jeter leur pain aux petits chiens. Elle répondit que ceux-ci mangent les miettes sous la table ; pour cette parole, il guérit sa fille.',
  'MRK 7:33-35':
    'Jésus prit le sourd à part, lui mit les doigts dans les oreilles, lui toucha la langue avec de la salive, leva les yeux au ciel en soupirant et lui dit : Ouvre-toi. Aussitôt il entendit et parla bien.',
  'MRK 8:5-10':
    'Jésus eut compassion de la foule, qui était avec lui depuis trois jours sans rien à manger. Il rendit grâces pour sept pains et quelques petits poissons et les fit distribuer : quatre mille environ furent rassasiés, et il resta sept corbeilles.',
  'MRK 9:2-4':
    'Jésus emmena Pierre, Jacques et Jean sur une haute montagne et fut transfiguré devant eux : ses vêtements devinrent d’une blancheur éclatante, et Élie et Moïse apparurent, s’entretenant avec lui. Matthieu et Luc le racontent aussi.',
  'MRK 9:25-29':
    'Jésus commanda à l’esprit de sortir de l’enfant et releva celui-ci par la main. Les disciples demandèrent pourquoi ils avaient échoué ; il dit que cette sorte ne sort que par la prière ; des manuscrits ajoutent le jeûne.',
  'MRK 9:43-48':
    'Jésus appelle géhenne le lieu du feu qui ne s’éteint point ; mieux vaut entrer dans la vie sans une main, un pied ou un œil que d’y être jeté. Le nom vient de la vallée de Hinnom, près de Jérusalem.',
  'MRK 10:13-16':
    'On amenait des enfants à Jésus, et les disciples reprenaient les gens. Il s’indigna et dit de les laisser venir, car le royaume de Dieu est à ceux qui leur ressemblent ; il les prit dans ses bras et les bénit.',
  'MRK 10:20-22':
    'Le riche dit à Jésus qu’il avait gardé les commandements depuis sa jeunesse. Jésus l’aima et lui dit de vendre ses biens, de donner aux pauvres et de le suivre ; il s’en alla tout triste, car il avait de grands biens.',
  'MRK 10:35-40':
    'Jacques et Jean, fils de Zébédée, demandèrent à Jésus d’être assis à sa droite et à sa gauche dans sa gloire. Il dit qu’ils ne savaient pas ce qu’ils demandaient et que ces places étaient pour ceux à qui elles étaient réservées.',
  'MRK 10:47-52':
    'L’aveugle Bartimée, qui mendiait au bord du chemin, implora la pitié de Jésus, Fils de David, et demanda de recouvrer la vue. Jésus lui dit que sa foi l’avait sauvé ; aussitôt il vit, et il le suivit sur le chemin.',
  'MRK 11:12-14':
    'Jésus eut faim et ne trouva que des feuilles sur un figuier, car ce n’était pas la saison des figues ; il dit que personne ne mangerait plus de son fruit. Marc n’en donne pas d’autre raison.',
  'MRK 12:41-44':
    'Une pauvre veuve mit deux petites pièces dans le tronc du temple. Jésus dit qu’elle avait donné plus que tous, car les autres donnaient de leur superflu, mais elle avait donné tout ce qu’elle avait pour vivre.',
  'MRK 14:51-52':
    'Marc raconte qu’un jeune homme couvert d’un drap suivait Jésus lors de son arrestation ; quand on le saisit, il lâcha le drap et s’enfuit. L’Écriture ne dit pas qui il était.',
  'MRK 15:6-7':
    'Barabbas était un prisonnier, détenu avec des rebelles qui avaient commis un meurtre lors d’une émeute. À chaque fête, Pilate relâchait un prisonnier qu’on lui demandait, et la foule, excitée par les principaux sacrificateurs, demanda Barabbas.',
  'MRK 15:15':
    'Marc dit que Pilate voulut contenter la foule ; il relâcha donc Barabbas, fit fouetter Jésus et le livra pour être crucifié.',
  'MRK 15:21':
    'Simon était un homme de Cyrène, père d’Alexandre et de Rufus ; il passait par là, revenant des champs, quand les soldats le forcèrent à porter la croix de Jésus.',
  'MRK 15:22': 'Jésus fut crucifié au lieu nommé Golgotha, ce qui signifie lieu du crâne.',
  'MRK 15:33':
    'Tandis que Jésus était en croix, les ténèbres couvrirent tout le pays, de midi jusque vers trois heures, puis il mourut. Marc ne dit pas pourquoi elles survinrent.',
  'MRK 16:1':
    'Marie de Magdala, Marie, mère de Jacques, et Salomé achetèrent des aromates quand le sabbat fut passé, pour aller au tombeau embaumer le corps de Jésus.',
  'MRK 16:9':
    'La fin de l’Évangile de Marc dit que Jésus, ressuscité au matin du premier jour de la semaine, apparut d’abord à Marie de Magdala, de laquelle il avait chassé sept démons.',
  'LUK 1:13':
    'L’ange Gabriel dit au sacrificateur Zacharie de ne pas craindre : sa prière était exaucée, et sa femme Élisabeth lui donnerait un fils, qu’on appellerait Jean. Ne l’ayant pas cru, Zacharie resta muet jusqu’à ce qu’on donne son nom à l’enfant.',
  'LUK 1:18-20':
    'Zacharie demanda à quoi il reconnaîtrait qu’il aurait un fils, lui et sa femme étant âgés. Parce qu’il n’avait pas cru ce message, lui dit l’ange Gabriel, il resterait muet jusqu’à son accomplissement.',
  'LUK 1:20-22':
    'Zacharie, le père de Jean-Baptiste, ne crut pas l’ange Gabriel, qui lui annonçait un fils ; l’ange lui dit donc qu’il ne pourrait parler jusqu’à ce que cela arrive. Sorti du temple, il ne pouvait que faire des signes.',
  'LUK 1:30-33':
    'L’ange Gabriel dit à Marie de ne pas craindre : elle avait trouvé grâce devant Dieu et aurait un fils, qu’elle appellerait Jésus. Il serait appelé Fils du Très-Haut et régnerait à jamais sur le trône de David.',
  'LUK 1:34-35':
    'Marie, qui était vierge, demanda à l’ange comment cela se ferait. Il répondit que le Saint-Esprit viendrait sur elle et que la puissance du Très-Haut la couvrirait ; c’est pourquoi son enfant serait appelé Fils de Dieu.',
  'LUK 1:39-44':
    'Marie rendit visite à Élisabeth ; à sa salutation, l’enfant tressaillit de joie dans le sein d’Élisabeth, comme elle le dit elle-même. Remplie du Saint-Esprit, elle déclara bénis Marie et l’enfant qu’elle portait.',
  'LUK 1:62-64':
    'À Zacharie, qui ne pouvait parler, on demanda par signes comment il voulait appeler son fils. Il écrivit sur une tablette que son nom était Jean ; aussitôt il retrouva la parole et bénit Dieu.',
  'LUK 2:1-5':
    'César Auguste avait ordonné un recensement, et chacun devait se faire inscrire dans sa ville. Joseph était de la famille de David ; il monta donc de Nazareth à Bethléhem, la ville de David, avec Marie, qui était enceinte.',
  'LUK 2:4-6':
    'Jésus naquit à Bethléhem, la ville de David. Joseph, qui était de la famille de David, y était monté de Nazareth avec Marie pour le recensement, et c’est là qu’arriva pour elle le moment d’accoucher.',
  'LUK 2:6-7':
    'À Bethléhem, Marie mit au monde Jésus, son fils premier-né. Elle l’emmaillota et le coucha dans une crèche, parce qu’il n’y avait pas de place pour eux dans l’hôtellerie.',
  'LUK 2:9-12':
    'L’ange dit aux bergers de ne pas craindre et leur annonça une grande joie pour tout le peuple : dans la ville de David était né un Sauveur, le Christ, le Seigneur. Le signe en serait un enfant couché dans une crèche.',
  'LUK 2:25-30':
    'Siméon était un homme juste et pieux de Jérusalem ; le Saint-Esprit lui avait révélé qu’il ne mourrait pas avant d’avoir vu le Christ du Seigneur. Il prit l’enfant Jésus dans ses bras et bénit Dieu.',
  'LUK 2:34-35':
    'Siméon, l’homme pieux qui avait pris l’enfant Jésus dans ses bras au temple, dit à Marie qu’à cause de son fils beaucoup en Israël tomberaient et se relèveraient, et qu’une épée lui transpercerait l’âme.',
  'LUK 2:36-38':
    'Anne était une prophétesse très âgée, veuve depuis longtemps, qui ne quittait pas le temple et servait Dieu par le jeûne et la prière. Voyant l’enfant Jésus, elle loua Dieu et parla de lui à ceux qui attendaient la délivrance.',
  'LUK 2:39-40':
    'Jésus grandit à Nazareth en Galilée, où Marie et Joseph retournèrent avec lui après avoir accompli ce que demandait la loi. Il se fortifiait, rempli de sagesse, et la grâce de Dieu était sur lui.',
  'LUK 2:41-43':
    'Jésus avait douze ans quand il monta avec ses parents à Jérusalem pour la Pâque. À leur départ, il resta sans qu’ils le sachent, et au bout de trois jours ils le trouvèrent dans le temple.',
  'LUK 2:43-45':
    'Après la Pâque, le jeune Jésus resta à Jérusalem, et ses parents le croyaient parmi leurs compagnons de route. Quand ils le retrouvèrent dans le temple, il dit qu’il devait être chez son Père, ou aux affaires de son Père.',
  'LUK 2:46-49':
    'Au bout de trois jours, ses parents trouvèrent Jésus, âgé de douze ans, dans le temple, assis parmi les maîtres, les écoutant et les interrogeant. Il leur dit qu’il devait être chez son Père, ou aux affaires de son Père.',
  'LUK 4:16-21':
    'Dans la synagogue de Nazareth, où il avait été élevé, Jésus lut Ésaïe et dit que cela s’accomplissait ce jour-là. Quand il rappela qu’Élie et Élisée avaient aidé des étrangers, l’assistance, furieuse, voulut le précipiter d’un escarpement.',
  'LUK 4:28-30':
    'Dans la synagogue de Nazareth, Jésus rappela qu’Élie et Élisée avaient secouru des étrangers. Les gens, furieux, voulurent le précipiter d’une hauteur, mais il passa au milieu d’eux et s’en alla.',
  'LUK 5:4-9':
    'Simon Pierre n’avait rien pris de toute la nuit ; mais sur la parole de Jésus il jeta les filets, qui se remplirent au point de se rompre. Saisi d’étonnement, il tomba aux genoux de Jésus et se dit pécheur.',
  'LUK 6:12-16':
    'Après une nuit de prière, Jésus appela ses disciples et en choisit douze, auxquels il donna le nom d’apôtres. Les disciples, c’est-à-dire les élèves, étaient tous ceux qui le suivaient ; apôtre signifie envoyé.',
  'LUK 7:11-12':
    'À la porte de la ville de Naïn, Jésus rencontra l’enterrement du fils unique d’une veuve. Luc dit qu’il eut compassion de la mère, dit au jeune homme de se lever et le rendit vivant à sa mère.',
  'LUK 7:12-15':
    'À la porte de Naïn, Jésus vit une veuve qui enterrait son fils unique. Ému de compassion, il lui dit de ne pas pleurer, toucha le cercueil, dit au jeune homme de se lever, et le mort s’assit et parla.',
  'LUK 7:37-38':
    'Chez un pharisien, une femme pécheresse mouilla de ses larmes les pieds de Jésus, les essuya avec ses cheveux, les baisa et les oignit. Jésus parla de son grand amour et dit que ses nombreux péchés étaient pardonnés.',
  'LUK 7:44-48':
    'Jésus dit à Simon, le pharisien, qu’il ne lui avait donné ni eau, ni baiser, ni huile, tandis que la femme pécheresse avait mouillé ses pieds de larmes, les avait baisés et oints. Il parla de son grand amour et lui dit que ses péchés étaient pardonnés.',
  'LUK 8:1-3':
    'Des femmes accompagnaient Jésus et les douze et les aidaient de leurs biens : Marie de Magdala, Jeanne, femme de Chuza, intendant d’Hérode, Susanne et plusieurs autres.',
  'LUK 8:41-42':
    'Jaïrus, chef de la synagogue, se jeta aux pieds de Jésus et le pria de venir chez lui, car sa fille unique, âgée d’environ douze ans, se mourait. Jésus vint et lui rendit la vie.',
  'LUK 9:30-31':
    'Moïse et Élie apparurent dans la gloire et parlaient avec Jésus de son départ, qui allait s’accomplir à Jérusalem. Luc ne dit pas pourquoi ce furent ces deux-là.',
  'LUK 9:46-48':
    'Les disciples se demandaient lequel d’entre eux serait le plus grand. Jésus n’en nomma aucun : il plaça un enfant près de lui et dit que le plus petit parmi eux, c’est celui-là qui est grand.',
  'LUK 9:59-60':
    'Un homme que Jésus avait appelé voulait d’abord aller ensevelir son père. Jésus lui dit de laisser les morts ensevelir leurs morts et d’aller annoncer le royaume de Dieu ; Luc ne rapporte pas d’autre explication.',
  'LUK 9:61-62':
    'Un homme voulait suivre Jésus, mais prendre d’abord congé des siens. Jésus répondit que celui qui met la main à la charrue et regarde en arrière n’est pas apte au royaume de Dieu.',
  'LUK 10:33-37':
    'Dans la parabole du bon Samaritain, un Samaritain a pitié d’un homme blessé par des brigands et le soigne. Jésus demande qui a été le prochain de cet homme ; le docteur de la loi répond que c’est celui qui a eu pitié, et Jésus lui dit de faire de même.',
  'LUK 10:39-42':
    'Marthe, absorbée par les tâches du service, se plaignit que sa sœur la laisse servir seule, tandis que Marie écoutait, assise aux pieds de Jésus. Jésus répondit que Marie avait choisi la bonne part.',
  'LUK 11:1':
    'Quand Jésus eut fini de prier, l’un de ses disciples lui demanda de leur apprendre à prier, comme Jean l’avait appris aux siens ; et il le leur apprit.',
  'LUK 13:10-11':
    'Dans une synagogue où Jésus enseignait un jour de sabbat, il y avait une femme qu’un esprit tenait courbée depuis dix-huit ans, sans qu’elle puisse se redresser ; Jésus la guérit.',
  'LUK 13:11-13':
    'Une femme était courbée par un esprit depuis dix-huit ans et ne pouvait se redresser. Jésus l’appela, lui dit qu’elle était délivrée et lui imposa les mains ; aussitôt elle se redressa et glorifia Dieu.',
  'LUK 13:14-16':
    'Le chef de la synagogue s’indigna que Jésus ait guéri la femme courbée un jour de sabbat. Jésus répondit qu’on détache bien un bœuf ce jour-là ; ne fallait-il pas délivrer cette femme, liée par Satan depuis dix-huit ans ?',
  'LUK 15:17-20':
    'Affamé loin de chez lui, le fils prodigue se souvint que les ouvriers de son père avaient du pain en abondance ; il se mit en route pour rentrer et avouer son péché. Il était encore loin quand son père le vit, fut ému et courut l’embrasser.',
  'LUK 15:28-32':
    'Le frère aîné du fils prodigue se mit en colère et ne voulait pas entrer : il servait son père depuis des années sans avoir jamais eu une telle fête. Le père lui dit que tout ce qu’il possédait était aussi à lui, mais qu’il fallait se réjouir, car son frère perdu était retrouvé.',
  'LUK 16:8-9':
    'Dans la parabole, le maître loue l’économe infidèle parce qu’il a agi avec habileté. Jésus dit ensuite à ses disciples de se faire des amis avec les richesses, pour être reçus, quand elles manqueront, dans les demeures éternelles.',
  'LUK 17:12-14':
    'Dix lépreux, se tenant à distance, supplièrent Jésus d’avoir pitié d’eux. Il les envoya se montrer aux sacrificateurs ; en y allant, ils furent purifiés, et un seul, un Samaritain, revint le remercier.',
  'LUK 17:15-19':
    'L’un des dix lépreux purifiés, un Samaritain, se voyant guéri, revint en glorifiant Dieu et remercia Jésus à ses pieds. Jésus demanda où étaient les neuf autres ; Luc ne dit pas pourquoi ils ne revinrent pas.',
  'LUK 19:2-4':
    'Zachée, un riche chef des publicains, cherchait à voir qui était Jésus, mais il était petit et la foule l’en empêchait. Il courut donc en avant et monta sur un sycomore, là où Jésus devait passer.',
  'LUK 19:5-10':
    'Jésus fit descendre Zachée de l’arbre et logea chez lui. Zachée le reçut avec joie et promit de donner la moitié de ses biens aux pauvres et de rendre le quadruple à ceux à qui il avait fait tort.',
  'LUK 19:41-44':
    'En voyant Jérusalem, Jésus pleura sur elle, parce qu’elle n’avait pas connu ce qui lui donnerait la paix, ni le temps où Dieu la visitait. Il annonça que des ennemis l’assiégeraient et la détruiraient.',
  'LUK 22:3-5':
    'Luc dit que Satan entra dans Judas Iscariot, et que celui-ci convint avec les principaux sacrificateurs de leur livrer Jésus pour de l’argent. Jean ajoute que Judas était voleur ; l’Écriture n’en dit guère plus sur ses raisons.',
  'LUK 22:3-6':
    'Luc dit que Satan entra dans Judas, qui alla voir les principaux sacrificateurs pour convenir de la manière de leur livrer Jésus, et ils lui promirent de l’argent. Matthieu parle de trente pièces d’argent ; Jean dit que Judas était voleur.',
  'LUK 22:15-20':
    'Au repas de la Pâque, Jésus donna aux apôtres le pain, disant que c’était son corps, donné pour eux, et la coupe, la nouvelle alliance en son sang. Il leur dit de faire cela en mémoire de lui.',
  'LUK 22:24-27':
    'Les apôtres se disputaient pour savoir lequel d’entre eux était le plus grand. Jésus n’en nomma aucun : que le plus grand soit comme le plus jeune et celui qui gouverne comme celui qui sert, car lui-même était parmi eux comme celui qui sert.',
  'LUK 22:44':
    'Luc raconte qu’avant son arrestation, Jésus était dans une telle angoisse et priait avec tant d’ardeur que sa sueur devint comme de grosses gouttes de sang qui tombaient à terre.',
  'LUK 22:45-46':
    'Après avoir prié, Jésus trouva les disciples endormis de tristesse et leur dit de se lever et de prier pour ne pas tomber en tentation. Matthieu dit que leurs yeux étaient appesantis.',
  'LUK 22:50-51':
    'À l’arrestation de Jésus, l’un des siens coupa l’oreille droite du serviteur du souverain sacrificateur ; Jésus l’arrêta, toucha l’oreille et guérit cet homme. Jean dit que c’était Pierre qui avait frappé.',
  'LUK 22:61-62':
    'Pierre avait renié Jésus trois fois quand le coq chanta et que le Seigneur se retourna et le regarda. Il se souvint que Jésus le lui avait annoncé ; il sortit et pleura amèrement.',
  'LUK 23:8-11':
    'Hérode désirait depuis longtemps voir Jésus, car il avait entendu parler de lui et espérait voir un miracle. Il l’interrogea longuement, mais Jésus ne répondit rien ; Hérode se moqua de lui et le renvoya à Pilate.',
  'LUK 23:32-33':
    'Deux malfaiteurs furent crucifiés avec Jésus, l’un à sa droite et l’autre à sa gauche ; Matthieu et Marc les appellent des brigands, et l’Écriture ne donne pas leurs noms.',
  'LUK 23:34':
    'Sur la croix, Jésus demanda à son Père de pardonner à ceux qui le traitaient ainsi, parce qu’ils ne savaient pas ce qu’ils faisaient ; et les soldats se partagèrent ses vêtements en tirant au sort.',
  'LUK 23:39-43':
    'L’un des malfaiteurs crucifiés avec Jésus l’injuriait ; l’autre le reprit, reconnut sa propre faute et demanda à Jésus de se souvenir de lui. Jésus lui promit qu’il serait avec lui dans le paradis.',
  'LUK 23:50-51':
    'Joseph d’Arimathée était membre du conseil, homme bon et juste qui attendait le royaume de Dieu et n’avait pas consenti à ce qu’on fit à Jésus ; c’est lui qui l’ensevelit.',
  'LUK 24:1-3':
    'Le premier jour de la semaine, de grand matin, les femmes portèrent au tombeau de Jésus les aromates qu’elles avaient préparés. Elles trouvèrent la pierre roulée et, à l’intérieur, ne trouvèrent pas son corps.',
  'LUK 24:13-16':
    'Emmaüs était un village à onze kilomètres environ de Jérusalem. Le jour de la résurrection, deux disciples s’y rendaient quand Jésus marcha avec eux ; ils ne le reconnurent que lorsqu’il rompit le pain.',
  'LUK 24:15-16':
    'Sur le chemin d’Emmaüs, Jésus s’approcha de deux disciples et fit route avec eux ; leurs yeux étaient empêchés de le reconnaître, jusqu’au moment où, plus tard, il rompit le pain avec eux.',
  'LUK 24:30-31':
    'À table, à Emmaüs, Jésus prit le pain, rendit grâces, le rompit et le donna aux deux disciples ; alors leurs yeux s’ouvrirent, ils le reconnurent, et il disparut de devant eux.',
  'LUK 24:41-43':
    'Après sa résurrection, Jésus mangea un morceau de poisson rôti devant ses disciples, qui, dans leur joie et leur étonnement, ne croyaient pas encore.',
  'JHN 1:41-42':
    'André dit à son frère Simon qu’il avait trouvé le Messie et l’amena à Jésus. Jésus regarda Simon et dit qu’il serait appelé Céphas, ce qui signifie Pierre.',
  'JHN 1:44': 'L’apôtre Philippe était de Bethsaïda, la ville d’André et de Pierre.',
  'JHN 1:47-49':
    'Jésus appela Nathanaël un véritable Israélite, sans fraude, et dit l’avoir vu sous le figuier avant que Philippe l’appelle. Nathanaël reconnut alors en lui le Fils de Dieu, le roi d’Israël.',
  'JHN 2:1-5':
    'À des noces à Cana en Galilée, où se trouvaient Jésus, sa mère et ses disciples, le vin manqua. Sa mère le lui dit et demanda aux serviteurs de faire ce qu’il dirait ; puis Jésus changea l’eau en vin.',
  'JHN 2:3-5':
    'À des noces à Cana, le vin manqua ; la mère de Jésus le lui dit et demanda aux serviteurs de faire ce qu’il dirait, et il changea l’eau en vin. Jean y voit le premier de ses signes, où il manifesta sa gloire.',
  'JHN 2:6-11':
    'Aux noces de Cana, Jésus fit remplir d’eau six vases de pierre, et l’eau devint du bon vin. Jean y voit le premier de ses signes : il y manifesta sa gloire, et ses disciples crurent en lui.',
  'JHN 2:14-16':
    'Dans le temple, Jésus trouva des vendeurs de bœufs, de brebis et de pigeons, et des changeurs. Il fit un fouet avec des cordes et les chassa, leur disant de ne pas faire de la maison de son Père un lieu de commerce.',
  'JHN 3:1-2':
    'Jean ne dit pas pourquoi Nicodème vint trouver Jésus de nuit. C’était un pharisien, l’un des chefs des Juifs ; il lui dit que nul ne pouvait faire de tels miracles si Dieu n’était avec lui.',
  'JHN 3:3-6':
    'Jésus dit à Nicodème que nul ne peut voir le royaume de Dieu s’il ne naît de nouveau, ou d’en haut. Nicodème demanda comment un vieillard peut naître, et Jésus parla de naître d’eau et d’Esprit.',
  'JHN 4:5-8':
    'Fatigué du voyage, Jésus s’assit au puits de Jacob, près de Sychar en Samarie, pendant que ses disciples allaient acheter des vivres. Une Samaritaine vint puiser de l’eau, et il lui demanda à boire.',
  'JHN 4:6-9':
    'Fatigué du voyage, Jésus s’assit au puits de Jacob et demanda à boire à une femme samaritaine. Elle s’en étonna, car Juifs et Samaritains n’avaient pas de relations ; il lui parla alors de l’eau vive.',
  'JHN 4:16-18':
    'La Samaritaine du puits dit à Jésus qu’elle n’avait pas de mari. Il répondit que c’était vrai : elle avait eu cinq maris, et l’homme qu’elle avait alors n’était pas son mari.',
  'JHN 4:28-30':
    'La Samaritaine laissa sa cruche, alla dans la ville et parla aux gens d’un homme qui lui avait dit tout ce qu’elle avait fait ; ne serait-il pas le Christ ? demandait-elle. Ils sortirent de la ville et vinrent vers Jésus.',
  'JHN 5:2-5':
    'Près de la piscine de Béthesda, à Jérusalem, gisaient de nombreux malades, dont l’un depuis trente-huit ans. Jésus lui demanda s’il voulait être guéri, lui dit de marcher, et aussitôt il fut guéri.',
  'JHN 5:5-6':
    'Près de la piscine de Béthesda était couché un homme malade depuis trente-huit ans, que personne n’aidait à entrer dans l’eau. Jésus lui demanda s’il voulait guérir, puis lui dit de prendre son lit et de marcher ; il fut guéri.',
  'JHN 5:6-9':
    'L’homme de Béthesda, malade depuis trente-huit ans, n’avait personne pour le mettre dans la piscine. Jésus lui dit de se lever, de prendre son lit et de marcher, et aussitôt il fut guéri ; c’était un sabbat.',
  'JHN 6:8-9':
    'André, frère de Simon Pierre, parla à Jésus d’un jeune garçon qui avait cinq pains d’orge et deux poissons, mais se demandait ce que c’était pour tant de gens.',
  'JHN 6:9-11':
    'Un jeune garçon avait cinq pains d’orge et deux poissons. Jésus rendit grâces et les distribua à ceux qui étaient assis, environ cinq mille hommes, et tous en eurent autant qu’ils voulurent.',
  'JHN 8:3-7':
    'Les scribes et les pharisiens amenèrent une femme surprise en adultère, pour éprouver Jésus et pouvoir l’accuser. Il dit que celui qui était sans péché jette la première pierre, et ils se retirèrent un à un.',
  'JHN 8:9-11':
    'À la parole de Jésus, les accusateurs de la femme adultère se retirèrent un à un. Jésus lui dit qu’il ne la condamnait pas non plus : qu’elle aille et ne pèche plus.',
  'JHN 9:2-3':
    'Les disciples demandèrent par la faute de qui cet homme était né aveugle. Jésus dit que ce n’était ni par son péché ni par celui de ses parents, mais pour que les œuvres de Dieu paraissent en lui ; puis il lui donna la vue.',
  'JHN 9:6-7':
    'Jésus fit de la boue avec sa salive, l’appliqua sur les yeux de l’aveugle-né et l’envoya se laver au réservoir de Siloé. L’homme y alla, se lava et revint voyant clair.',
  'JHN 10:22-24':
    'En hiver, on célébrait à Jérusalem la fête de la Dédicace, l’actuelle Hanoukka. Jésus marchait dans le temple quand on l’entoura pour lui demander s’il était le Christ. Le premier livre des Maccabées raconte l’origine de cette fête.',
  'JHN 11:1-3':
    'Lazare de Béthanie était le frère de Marie et de Marthe. Quand il tomba malade, ses sœurs firent dire à Jésus que celui qu’il aimait était malade.',
  'JHN 11:4-7':
    'Apprenant que Lazare était malade, Jésus dit que c’était pour la gloire de Dieu, afin que le Fils de Dieu soit glorifié, et il resta encore deux jours. Jean dit qu’il aimait Lazare et ses sœurs.',
  'JHN 11:17': 'Quand Jésus arriva à Béthanie, Lazare était déjà depuis quatre jours dans le tombeau.',
  'JHN 11:25-26':
    'Jésus dit à Marthe, dont le frère Lazare était mort, qu’il est lui-même la résurrection et la vie : celui qui croit en lui vivra, même s’il meurt. Et il lui demanda si elle croyait cela.',
  'JHN 11:33-36':
    'Jésus pleura en voyant Marie et ceux qui l’accompagnaient pleurer Lazare, et il fut tout ému ; ceux qui étaient là y virent combien il l’aimait.',
  'JHN 11:41-44':
    'La pierre ôtée, Jésus pria son Père et cria d’une voix forte à Lazare de sortir. Celui qui était mort depuis quatre jours sortit, encore enveloppé de bandes.',
  'JHN 11:47-52':
    'Le sanhédrin craignait que tous ne croient en Jésus et que les Romains ne détruisent la nation. Caïphe, le souverain sacrificateur, dit qu’il valait mieux qu’un homme meure pour le peuple ; Jean y voit une prophétie de la mort de Jésus.',
  'JHN 12:3-7':
    'Marie de Béthanie oignit les pieds de Jésus d’un parfum de grand prix et les essuya avec ses cheveux. Judas protesta, mais Jésus dit de la laisser : c’était pour le jour de sa sépulture. Jean ne dit pas ce qu’elle pensait.',
  'JHN 12:12-13':
    'Apprenant que Jésus arrivait, la foule venue à la fête alla au-devant de lui avec des branches de palmiers, criant hosanna au roi d’Israël. Jean dit qu’elle vint parce qu’elle avait appris la résurrection de Lazare.',
  'JHN 12:14-15':
    'Jésus trouva un ânon et entra à Jérusalem assis dessus. Jean y voit ce qui est écrit : le roi de Sion vient, assis sur le petit d’une ânesse ; les disciples ne le comprirent que plus tard.',
  'JHN 12:23-26':
    'Son heure étant venue, Jésus dit que le grain de blé reste seul s’il ne tombe en terre et ne meurt ; s’il meurt, il porte beaucoup de fruit. Peu après, selon Jean, il parla de la mort dont il allait mourir.',
  'JHN 13:4-8':
    'Au souper, Jésus se ceignit d’un linge et lava les pieds des disciples. Pierre ne voulait pas que son Seigneur les lui lave, mais Jésus dit que sinon il n’aurait pas de part avec lui ; plus tard, il comprendrait.',
  'JHN 13:12-15':
    'Jésus lava les pieds des disciples pour leur donner un exemple : si lui, leur Seigneur et Maître, l’avait fait, ils devaient aussi se laver les pieds les uns aux autres. Pierre refusa d’abord, puis voulut qu’il lui lave aussi les mains et la tête.',
  'JHN 13:21-26':
    'Troublé en son esprit, Jésus dit que l’un des disciples le livrerait. Le disciple qu’il aimait demanda qui ; Jésus dit que ce serait celui à qui il donnerait le morceau trempé, et il le donna à Judas.',
  'JHN 18:1-3':
    'Jésus passa avec ses disciples le torrent du Cédron et entra dans un jardin où ils se réunissaient souvent ; Matthieu et Marc appellent ce lieu Gethsémané. Judas le connaissait et y conduisit ceux qui venaient arrêter Jésus.',
  'JHN 18:10':
    'Quand on vint arrêter Jésus, Simon Pierre tira son épée et coupa l’oreille droite de Malchus, serviteur du souverain sacrificateur. Jésus lui dit de remettre l’épée au fourreau, et Luc rapporte qu’il guérit l’oreille.',
  'JHN 18:37-38':
    'Jésus dit à Pilate qu’il était venu dans le monde pour rendre témoignage à la vérité. Pilate demanda ce qu’est la vérité ; Jean ne rapporte aucune réponse, et Pilate sortit dire qu’il ne trouvait en Jésus aucun crime.',
  'JHN 19:17-18':
    'Jésus, portant sa croix, sortit vers le lieu appelé le Crâne, en hébreu Golgotha. C’est là qu’il fut crucifié, entre deux autres hommes.',
  'JHN 19:19-20':
    'Pilate fit placer sur la croix un écriteau qui nommait Jésus de Nazareth roi des Juifs ; il était en hébreu, en grec et en latin, et beaucoup le lurent.',
  'JHN 19:23-24':
    'Les soldats partagèrent entre eux quatre les vêtements de Jésus, mais tirèrent au sort la tunique, car elle était sans couture et ils ne voulaient pas la déchirer. Jean dit que l’Écriture fut ainsi accomplie.',
  'JHN 19:26-27':
    'De la croix, Jésus donna à sa mère pour fils le disciple qu’il aimait, et à ce disciple il la donna pour mère ; dès lors, le disciple la prit chez lui.',
  'JHN 19:28-29':
    'Jean dit que Jésus savait que tout était déjà accompli et qu’il dit avoir soif pour que l’Écriture s’accomplisse ; on approcha de sa bouche une éponge pleine de vinaigre.',
  'JHN 19:30':
    'Jésus, après avoir pris le vinaigre, dit que c’était accompli, baissa la tête et rendit l’esprit. Jean vient de dire que Jésus savait que tout était consommé.',
  'JHN 19:33-34':
    'Les soldats virent que Jésus était déjà mort et ne lui brisèrent pas les jambes ; l’un d’eux lui perça le côté d’une lance, et il sortit du sang et de l’eau. Jean ne dit pas pourquoi, mais que l’Écriture fut ainsi accomplie.',
  'JHN 19:39-40':
    'Nicodème, qui était autrefois venu vers Jésus de nuit, apporta pour sa sépulture une grande quantité de myrrhe et d’aloès, et avec Joseph il enveloppa le corps de linges avec les aromates, selon la coutume des Juifs.',
  'JHN 20:1-2':
    'Le premier jour de la semaine, alors qu’il faisait encore sombre, Marie de Magdala vint au tombeau de Jésus, vit la pierre ôtée et courut le dire à Pierre et au disciple que Jésus aimait. L’Écriture ne dit nulle part qu’elle était une prostituée.',
  'JHN 20:3-4':
    'Marie de Magdala dit à Pierre et au disciple que Jésus aimait qu’on avait enlevé le Seigneur du sépulcre ; tous deux y coururent donc, et l’autre disciple arriva avant Pierre.',
  'JHN 20:11-13':
    'Marie de Magdala pleurait devant le sépulcre parce que, dit-elle aux deux anges qu’elle y vit, on avait enlevé son Seigneur et qu’elle ne savait pas où on l’avait mis.',
  'JHN 20:14-16':
    'Marie de Magdala vit Jésus sans le reconnaître et le prit pour le jardinier ; quand il l’appela par son nom, elle sut que c’était lui. Jean ne dit pas pourquoi elle ne l’avait pas reconnu d’abord.',
  'JHN 20:17':
    'Jésus dit à Marie de Magdala de ne pas le toucher, car il n’était pas encore monté vers le Père ; elle devait aller dire à ses frères qu’il montait vers son Père et son Dieu, qui est aussi le leur.',
  'JHN 20:18':
    'Marie de Magdala alla annoncer aux disciples qu’elle avait vu le Seigneur. L’Écriture ne dit nulle part qu’elle était une prostituée ; Luc dit que sept démons étaient sortis d’elle et qu’elle aidait Jésus et les douze de ses biens.',
  'JHN 20:24-25':
    'Thomas n’était pas avec les autres disciples quand Jésus ressuscité vint à eux ; il dit qu’il ne croirait pas sans voir et toucher la marque des clous et la blessure du côté.',
  'JHN 20:26-29':
    'Huit jours après, Jésus revint et invita Thomas à toucher ses mains et son côté, et Thomas l’appela son Seigneur et son Dieu. Jésus déclara heureux ceux qui croient sans avoir vu.',
  'JHN 21:10-14':
    'Les disciples prirent cent cinquante-trois gros poissons en jetant le filet là où Jésus ressuscité le leur avait dit, et le filet ne se rompit pas ; puis il leur donna à manger. Jean n’explique pas ce nombre.',
  'JHN 21:15-17':
    'Jésus demanda trois fois à Pierre s’il l’aimait et, chaque fois, lui confia ses brebis ; à la troisième, Pierre fut attristé. Jean ne dit pas pourquoi trois fois ; Pierre avait auparavant renié Jésus trois fois.',
  'ACT 1:9-11':
    'Sous les yeux des disciples, Jésus fut élevé, et une nuée le déroba à leurs regards. Deux hommes vêtus de blanc leur dirent que ce même Jésus reviendrait de la même manière.',
  'ACT 1:23-26':
    'Matthias prit la place de Judas : on en présenta deux, Joseph et lui, on pria le Seigneur de montrer son choix, et le sort tomba sur Matthias, qui fut associé aux onze apôtres.',
  'ACT 2:1-4':
    'Le jour de la Pentecôte, les disciples étaient réunis quand un bruit comme d’un vent violent vint du ciel et que des langues semblables au feu se posèrent sur eux ; remplis du Saint-Esprit, ils parlèrent en d’autres langues.',
  'ACT 2:5-8':
    'À la Pentecôte, il y avait à Jérusalem des Juifs pieux de toutes les nations ; chacun entendait les disciples parler dans sa propre langue, et tous s’étonnaient, car ceux qui parlaient étaient Galiléens.',
  'ACT 2:12-15':
    'Quand les disciples parlèrent en d’autres langues, les uns étaient perplexes, les autres se moquaient et les disaient pleins de vin doux ; Pierre répondit qu’ils n’étaient pas ivres, car il n’était que neuf heures du matin.',
  'ACT 2:41':
    'Le jour de la Pentecôte, ceux qui accueillirent la parole de Pierre furent baptisés, et environ trois mille personnes s’ajoutèrent aux disciples.',
  'ACT 3:6-8':
    'Pierre dit au boiteux qu’il n’avait ni argent ni or, mais, au nom de Jésus-Christ de Nazareth, il lui ordonna de marcher et le releva par la main ; aussitôt l’homme marcha, sauta et loua Dieu.',
  'ACT 5:1-4':
    'Ananias et Saphira vendirent un champ et gardèrent en secret une partie du prix en apportant le reste aux apôtres. Pierre dit qu’ils pouvaient disposer de leur argent ; le mal était d’avoir menti à Dieu.',
  'ACT 5:3-5':
    'Ananias avait gardé en secret une partie du prix de son champ ; Pierre lui dit qu’il avait menti à Dieu, et il tomba mort. Sa femme Saphira dit ensuite le même mensonge et mourut aussi.',
  'ACT 7:55-60':
    'Étienne dit qu’il voyait les cieux ouverts et le Fils de l’homme debout à la droite de Dieu ; ses auditeurs se bouchèrent les oreilles, se jetèrent sur lui et le lapidèrent. En mourant, il pria que ce péché ne leur soit pas imputé.',
  'ACT 8:3':
    'Saul, appelé plus tard Paul, allait de maison en maison et faisait jeter en prison des hommes et des femmes de l’Église. Les Actes racontent ensuite qu’il entendit la voix de Jésus sur le chemin de Damas, fut baptisé et le prêcha.',
  'ACT 8:9-11':
    'Simon exerçait la magie à Samarie et étonnait le peuple, qui l’appelait la grande puissance de Dieu. Plus tard, il crut au message de Philippe et fut baptisé, puis il offrit de l’argent aux apôtres pour avoir leur pouvoir.',
  'ACT 8:18-20':
    'Simon vit que l’Esprit était donné quand les apôtres imposaient les mains, et il leur offrit de l’argent pour avoir ce pouvoir ; Pierre le reprit parce qu’il croyait que le don de Dieu s’achète.',
  'ACT 8:27-28':
    'L’Éthiopien était un eunuque, haut fonctionnaire de la reine Candace et gardien de tous ses trésors ; il était venu à Jérusalem pour adorer et, au retour, il lisait sur son char le prophète Ésaïe.',
  'ACT 8:30-31':
    'Philippe entendit l’eunuque éthiopien lire Ésaïe et lui demanda s’il comprenait ; il répondit qu’il ne le pouvait sans guide, et invita Philippe à s’asseoir avec lui.',
  'ACT 8:36-39':
    'L’eunuque éthiopien vit de l’eau près du chemin et demanda ce qui l’empêchait d’être baptisé ; tous deux descendirent dans l’eau, et Philippe le baptisa. Puis l’Esprit enleva Philippe, et l’eunuque poursuivit sa route, joyeux.',
  'ACT 8:39-40':
    'Après le baptême de l’Éthiopien, l’Esprit du Seigneur enleva Philippe, et l’Éthiopien poursuivit sa route tout joyeux. Philippe se trouva à Azot et évangélisa toutes les villes jusqu’à Césarée.',
  'ACT 9:3-6':
    'Saul allait à Damas arrêter des croyants quand une lumière du ciel l’enveloppa et qu’il tomba à terre ; Jésus lui demanda pourquoi il le persécutait et l’envoya dans la ville. En se relevant, Saul ne voyait plus.',
  'ACT 9:9':
    'Après la lumière du chemin de Damas, Saul, appelé aussi Paul, resta trois jours sans voir, et il ne mangea ni ne but.',
  'ACT 9:17-18':
    'Ananias, envoyé par le Seigneur, imposa les mains à Saul pour qu’il recouvre la vue et soit rempli du Saint-Esprit ; il tomba de ses yeux comme des écailles, il revit et fut baptisé.',
  'ACT 9:23-25':
    'À Damas, où Saul prêchait Jésus, certains complotèrent de le tuer et surveillaient les portes jour et nuit. De nuit, ses disciples le descendirent par la muraille dans une corbeille.',
  'ACT 9:33-35':
    'Énée, de Lydde, était paralysé et couché depuis huit ans. Pierre lui dit que Jésus-Christ le guérissait et lui demanda de se lever ; aussitôt il se leva.',
  'ACT 9:36':
    'Tabitha, appelée aussi Dorcas, était une disciple de Joppé, riche en bonnes œuvres et en aumônes ; les Actes racontent ensuite qu’elle mourut, que Pierre pria et qu’elle revint à la vie.',
  'ACT 9:39-42':
    'Tabitha de Joppé, appelée aussi Dorcas, faisait beaucoup de bien et cousait des vêtements ; quand elle tomba malade et mourut, les veuves la pleurèrent. Pierre se mit à genoux, pria et lui dit de se lever, et elle revint à la vie.',
  'ACT 10:1-2':
    'Corneille était un centurion de Césarée, homme pieux qui, avec toute sa maison, craignait Dieu, faisait beaucoup d’aumônes et priait sans cesse ; sur l’ordre d’un ange, il fit venir Pierre.',
  'ACT 10:11-16':
    'En vision, Pierre vit descendre du ciel une grande nappe pleine d’animaux, et une voix lui dit trois fois de manger et de ne pas tenir pour souillé ce que Dieu a purifié. Il dit plus tard que Dieu lui avait appris à ne dire impur aucun homme.',
  'ACT 10:44-48':
    'Pierre parlait encore dans la maison de Corneille quand le Saint-Esprit descendit sur tous ceux qui l’écoutaient ; puisque ces païens avaient reçu l’Esprit comme lui, Pierre ordonna de les baptiser.',
  'ACT 11:22-24':
    'Barnabas était un homme bon, plein d’Esprit Saint et de foi. L’Église de Jérusalem l’envoya à Antioche, où il se réjouit de la grâce de Dieu et exhorta tout le monde à rester attaché au Seigneur.',
  'ACT 11:26':
    'C’est à Antioche que les disciples furent pour la première fois appelés chrétiens ; Barnabas y amena Saul, et tous deux enseignèrent beaucoup de gens dans l’Église pendant une année entière.',
  'ACT 11:27-28':
    'Agabus était un prophète descendu de Jérusalem à Antioche, qui annonça par l’Esprit une grande famine sur toute la terre ; elle arriva sous Claude.',
  'ACT 12:6-7':
    'La nuit avant qu’Hérode le fasse comparaître, Pierre dormait enchaîné entre deux soldats. Un ange le réveilla et les chaînes tombèrent ; puis la porte de fer qui menait à la ville s’ouvrit d’elle-même.',
  'ACT 12:7-10':
    'Un ange du Seigneur vint de nuit dans la prison et réveilla Pierre, dont les chaînes tombèrent des mains ; il le conduisit au-delà des gardes, et la porte de fer s’ouvrit d’elle-même.',
  'ACT 12:13-15':
    'Rhode était une servante dans la maison de Marie, mère de Marc ; elle reconnut la voix de Pierre et, dans sa joie, courut l’annoncer sans ouvrir la porte, et les autres ne la crurent pas.',
  'ACT 12:18-19':
    'Au matin, il y eut une grande agitation parmi les soldats au sujet de Pierre, qu’un ange avait fait sortir de prison pendant la nuit. Hérode le chercha en vain, interrogea les gardes et ordonna leur mort.',
  'ACT 12:21-23':
    'Le roi Hérode Agrippa fit un discours, et le peuple cria que c’était la voix d’un dieu ; parce qu’il n’avait pas donné gloire à Dieu, un ange du Seigneur le frappa, et il mourut rongé des vers.',
  'ACT 13:8-11':
    'Le magicien Élymas s’opposait à Paul et à Barnabas et cherchait à détourner de la foi le proconsul de Chypre. Paul le reprit et lui dit qu’il serait aveugle pour un temps ; aussitôt Élymas chercha quelqu’un pour le guider.',
  'ACT 13:9':
    'Saul et Paul sont le même homme. À Chypre, les Actes mentionnent pour la première fois que Saul s’appelait aussi Paul et, dès lors, emploient ce nom ; ils ne disent pas pourquoi il en avait deux.',
  'ACT 13:13':
    'Jean, surnommé Marc, quitta Paul et ses compagnons à Perge en Pamphylie et retourna à Jérusalem ; les Actes ne disent pas pourquoi.',
  'ACT 14:8-13':
    'À Lystre, Paul dit à un homme boiteux de naissance de se lever, et il marcha ; la foule crut que les dieux étaient descendus sous forme humaine, appela Barnabas Jupiter et Paul Mercure, et voulut leur offrir un sacrifice.',
  'ACT 14:19-20':
    'Des Juifs venus d’Antioche et d’Icone gagnèrent la foule de Lystre ; on lapida Paul et on le traîna hors de la ville, le croyant mort, mais les disciples l’entourèrent et il se releva.',
  'ACT 15:36-41':
    'Paul et Barnabas se séparèrent après un vif désaccord : Barnabas voulait emmener Marc, et Paul ne le voulait pas, parce que Marc les avait quittés auparavant. Barnabas partit avec Marc pour Chypre, et Paul avec Silas.',
  'ACT 15:37-40':
    'Paul et Barnabas se séparèrent à cause de Marc : Barnabas voulait l’emmener, mais Paul s’y refusait, parce que Marc les avait quittés en Pamphylie. Barnabas partit avec Marc pour Chypre, et Paul choisit Silas.',
  'ACT 16:3':
    'Paul voulait emmener Timothée et le circoncit à cause des Juifs de la région, car tous savaient que son père était grec.',
  'ACT 16:7-10':
    'Paul et ses compagnons voulaient aller en Bithynie, mais l’Esprit de Jésus ne le permit pas. À Troas, Paul vit de nuit un Macédonien qui demandait du secours, et ils partirent prêcher en Macédoine.',
  'ACT 16:14-15':
    'Lydie était une marchande de pourpre, de Thyatire, qui adorait Dieu ; le Seigneur ouvrit son cœur à ce que disait Paul, elle fut baptisée avec sa famille et reçut chez elle Paul et ses compagnons.',
  'ACT 16:19-21':
    'Paul avait chassé d’une servante un esprit de divination, et ses maîtres, privés de leur gain, traînèrent Paul et Silas devant les magistrats comme fauteurs de trouble ; ils furent battus et mis en prison.',
  'ACT 16:25-26':
    'Vers minuit, tandis que Paul et Silas priaient et chantaient en prison, un tremblement de terre ouvrit toutes les portes et détacha les liens de tous. Paul et Silas ne s’enfuirent pas ; au matin, les magistrats les relâchèrent.',
  'ACT 16:27-28':
    'Après le tremblement de terre, le geôlier de Philippes vit les portes de la prison ouvertes et allait se tuer, car il croyait les prisonniers en fuite ; Paul l’arrêta en lui criant qu’ils étaient tous là.',
  'ACT 16:30-33':
    'Le geôlier de Philippes demanda à Paul et à Silas ce qu’il devait faire pour être sauvé ; ils lui dirent de croire au Seigneur Jésus et qu’il serait sauvé, lui et sa famille. Cette nuit-là, il lava leurs plaies et fut baptisé avec tous les siens.',
  'ACT 17:10-11':
    'Ceux de la synagogue de Bérée accueillirent avec empressement la parole de Paul et de Silas, et chaque jour ils examinaient les Écritures pour voir si c’était exact.',
  'ACT 17:22-23':
    'À Athènes, Paul trouva un autel dédié à un dieu inconnu ; debout au milieu de l’Aréopage, il dit aux Athéniens qu’il leur annonçait ce qu’ils adoraient sans le connaître.',
  'ACT 18:2-3':
    'Aquilas, Juif du Pont, et sa femme Priscille étaient venus à Corinthe parce que Claude avait ordonné aux Juifs de quitter Rome ; ils faisaient des tentes, comme Paul, et il demeura et travailla chez eux.',
  'ACT 18:18-20':
    'À Cenchrées, Paul se fit raser la tête à cause d’un vœu ; les Actes ne disent pas lequel. Il arriva ensuite à Éphèse avec Priscille et Aquilas ; on le pria de rester plus longtemps, mais il prit congé.',
  'ACT 18:24-25':
    'Apollos était un Juif d’Alexandrie, homme éloquent qui connaissait bien les Écritures. Venu à Éphèse, il enseignait avec ferveur ce qui concerne Jésus, mais ne connaissait alors que le baptême de Jean.',
  'ACT 18:26':
    'Priscille et Aquilas entendirent Apollos parler avec assurance dans la synagogue ; ils le prirent avec eux et lui exposèrent plus exactement la voie de Dieu.',
  'ACT 19:13-16':
    'Les sept fils de Scéva voulurent chasser un esprit au nom de Jésus ; il dit connaître Jésus et Paul, mais demanda qui ils étaient, et l’homme qui l’avait les maîtrisa, de sorte qu’ils s’enfuirent blessés.',
  'ACT 19:17-20':
    'À Éphèse, beaucoup de ceux qui avaient pratiqué la magie et qui croyaient maintenant apportèrent leurs livres et les brûlèrent devant tout le monde ; on en estima la valeur à cinquante mille pièces d’argent.',
  'ACT 19:24-27':
    'Démétrius, orfèvre d’Éphèse qui faisait de petits temples de Diane, dit à ceux de son métier que Paul, en enseignant que les dieux faits de main d’homme n’en sont pas, menaçait leur industrie et le temple de la déesse ; ainsi naquit l’émeute.',
  'ACT 20:9-12':
    'Eutychus, un jeune homme assis sur la fenêtre, s’endormit pendant le long discours de Paul, tomba du troisième étage et fut relevé mort ; Paul le prit dans ses bras, dit qu’il y avait de la vie en lui, et on le ramena vivant.',
  'ACT 20:35':
    'En disant adieu aux anciens d’Éphèse, Paul rappela comme une parole du Seigneur Jésus qu’il y a plus de bonheur à donner qu’à recevoir. Les quatre Évangiles ne la rapportent pas ; on ne la trouve qu’ici.',
  'ACT 21:8-9':
    'Philippe l’évangéliste habitait Césarée et avait quatre filles non mariées qui prophétisaient. Paul et ses compagnons logèrent chez lui.',
  'ACT 21:10-11':
    'Agabus était un prophète venu de Judée ; il se lia les pieds et les mains avec la ceinture de Paul pour montrer ce que disait le Saint-Esprit : à Jérusalem, on lierait ainsi Paul et on le livrerait aux païens.',
  'ACT 22:3':
    'Paul dit qu’il était Juif, né à Tarse en Cilicie, élevé à Jérusalem et instruit par Gamaliel dans la loi des pères, plein de zèle pour Dieu.',
  'ACT 22:11':
    'Paul dit que l’éclat de la lumière du ciel l’avait aveuglé ; ses compagnons le conduisirent donc par la main à Damas.',
  'ACT 23:6-8':
    'Les sadducéens disent qu’il n’y a ni résurrection, ni anges, ni esprits ; les pharisiens croient à tout cela. Quand Paul dit devant le sanhédrin qu’il était pharisien et jugé pour l’espérance de la résurrection, les deux partis se disputèrent.',
  'ACT 23:12-13': 'Plus de quarante hommes complotèrent et jurèrent de ne manger ni boire avant d’avoir tué Paul.',
  'ACT 23:16-18':
    'Paul avait un neveu, fils de sa sœur, dont les Actes ne donnent pas le nom. Il apprit le guet-apens préparé contre Paul, vint le lui dire dans la forteresse, et Paul le fit conduire au tribun.',
  'ACT 24:24-25':
    'Le gouverneur Félix vint avec sa femme Drusille, qui était juive, et entendit Paul parler de la foi en Christ. Quand Paul parla de la justice, de la tempérance et du jugement à venir, Félix, effrayé, le renvoya pour le moment.',
  'ACT 25:9-12':
    'Festus, voulant plaire aux chefs des Juifs, demanda à Paul s’il voulait être jugé à Jérusalem ; Paul dit qu’il n’avait fait aucun tort aux Juifs et que nul ne pouvait le livrer à ses accusateurs, et il en appela donc à César.',
  'ACT 26:28-29':
    'Le roi Agrippa dit à Paul qu’il allait bientôt le persuader de devenir chrétien. Paul répondit qu’il souhaitait que tous ceux qui l’écoutaient deviennent comme lui, les liens exceptés.',
  'ACT 27:37':
    'Il y avait en tout deux cent soixante-seize personnes sur le navire de Paul ; il fit naufrage, mais toutes parvinrent à terre saines et sauves.',
  'ACT 27:41-44':
    'Le navire de Paul, poussé quatorze jours par la tempête, échoua et se brisa ; les soldats voulaient tuer les prisonniers, mais le centurion, pour sauver Paul, les en empêcha, et tous parvinrent à terre sains et saufs.',
  'ACT 28:1':
    'Après la tempête et le naufrage, Paul et tous ses compagnons arrivèrent sains et saufs à terre, et ils apprirent alors que l’île s’appelait Malte.',
  'ACT 28:3-6':
    'À Malte, une vipère chassée par la chaleur du feu s’attacha à la main de Paul ; il la secoua et n’eut aucun mal. Les insulaires le prirent d’abord pour un meurtrier, puis pour un dieu ; les Actes ne disent pas pourquoi il n’eut aucun mal.',
  'ACT 28:30-31':
    'À Rome, Paul demeura deux ans entiers dans une maison qu’il avait louée, reçut tous ceux qui venaient le voir et, en toute liberté, prêcha le royaume de Dieu et enseigna ce qui concerne le Seigneur Jésus-Christ.',
  'ROM 15:24-25':
    'Paul projetait d’aller en Espagne et espérait voir au passage les chrétiens de Rome, mais il devait d’abord se rendre à Jérusalem. L’Écriture ne dit pas s’il arriva en Espagne.',
  'ROM 16:1-2':
    'Paul recommande Phœbé aux chrétiens de Rome et l’appelle diakonos de l’Église de Cenchrées, un mot grec qui peut signifier servante ou diaconesse. Elle avait aidé beaucoup de gens, dit-il, et Paul lui-même.',
  'ROM 16:22':
    'C’est Tertius qui écrivit l’épître aux Romains pour Paul ; à la fin, il ajoute sa propre salutation dans le Seigneur.',
  '1CO 15:5-8':
    'Paul énumère ceux qui virent le Christ ressuscité : Céphas, c’est-à-dire Pierre, les douze, plus de cinq cents frères, Jacques, tous les apôtres et, à la fin, lui-même. Jean raconte que Marie de Magdala le vit près du tombeau.',
  '2CO 11:32-33':
    'À Damas, le gouverneur du roi Arétas faisait garder la ville pour saisir Paul ; il échappa parce qu’on le descendit dans une corbeille par une fenêtre de la muraille.',
  '2CO 12:7-9':
    'Paul ne dit pas ce qu’était l’écharde dans sa chair, mais qu’elle lui fut donnée pour l’empêcher de s’enorgueillir ; trois fois il pria le Seigneur de l’éloigner, et le Seigneur répondit que sa grâce lui suffisait.',
  'GAL 2:11-13':
    'Paul résista en face à Céphas (Pierre) à Antioche, parce que celui-ci mangeait avec les païens, mais s’en écarta à l’arrivée de gens de chez Jacques, par crainte des circoncis ; les autres croyants juifs, même Barnabas, l’imitèrent.',
  'GAL 2:14':
    'Céphas, c’est-à-dire Pierre, mangeait avec les croyants païens à Antioche, puis s’était mis à l’écart. Devant tous, Paul lui demanda comment lui, qui avait vécu à la manière des païens, pouvait les obliger à vivre en Juifs.',
  'PHP 2:25-30':
    'Épaphrodite, que l’Église de Philippes avait envoyé porter ses dons à Paul, tomba malade et faillit mourir, mais Dieu eut pitié de lui. Paul le renvoie et demande qu’on l’accueille avec joie.',
  '2TI 1:5':
    'La grand-mère de Timothée était Loïs et sa mère, Eunice ; Paul dit qu’une foi sincère habita d’abord en elles, et il est persuadé qu’elle habite aussi en Timothée.',
  '2TI 1:16-18':
    'Quand Onésiphore vint à Rome, il chercha Paul avec zèle jusqu’à ce qu’il l’ait trouvé, le réconforta souvent et n’eut pas honte de ses chaînes. À Éphèse aussi, il avait rendu bien des services.',
  '2TI 4:10-11':
    'Démas abandonna Paul et partit pour Thessalonique, par amour pour le siècle présent, dit Paul ; Luc seul était encore avec Paul, qui demanda à Timothée d’amener Marc.',
  '2TI 4:13':
    'Paul avait laissé son manteau à Troas, chez Carpus. Il demanda à Timothée de le lui apporter en venant, ainsi que les livres, surtout les parchemins.',
  '2TI 4:14-15':
    'Alexandre, le forgeron, fit beaucoup de mal à Paul et s’opposa fortement à ses paroles ; Paul avertit Timothée de se garder de lui. Il ne dit pas ce qu’Alexandre avait fait exactement.',
  'TIT 1:5-9':
    'Paul laissa Tite en Crète pour mettre en ordre ce qui restait à régler et établir des anciens dans chaque ville. Ils devaient être, dit-il, irréprochables, ni coléreux ni avides, hospitaliers et attachés à la vraie parole.',
  'PHM 1:10-11':
    'Onésime était l’esclave de Philémon ; Paul, dans les chaînes, l’appelle son enfant, autrefois inutile à Philémon mais désormais utile, et le renvoie en demandant qu’il soit reçu comme un frère bien-aimé.',
  'PHM 1:17-19':
    'Paul demande à Philémon d’accueillir son esclave Onésime comme il l’accueillerait lui-même ; si Onésime lui doit quelque chose, Paul promet de sa main de le payer. L’Écriture ne dit pas la suite.',
  'HEB 7:1-3':
    'Melchisédek était roi de Salem et sacrificateur du Dieu Très-Haut ; il rencontra Abraham après sa victoire et le bénit, et Abraham lui donna la dîme. L’épître aux Hébreux le dit sans père, sans mère, sans généalogie, semblable au Fils de Dieu.',
  'HEB 9:4-5':
    'L’épître aux Hébreux dit que l’arche de l’alliance contenait le vase d’or avec la manne, la verge d’Aaron qui avait fleuri et les tables de l’alliance. Le livre des Rois dit qu’au temps de Salomon il n’y avait que les deux tables.',
  'HEB 11:4':
    'L’épître aux Hébreux dit que, par la foi, Abel offrit à Dieu un sacrifice meilleur que celui de Caïn. Avec lui commence sa liste de personnes de foi, qui continue avec Énoch, Noé, Abraham, Sara, Isaac, Jacob, Joseph, Moïse, Rahab et bien d’autres.',
  'HEB 11:5':
    'L’épître aux Hébreux dit que, par la foi, Énoch fut enlevé par Dieu sans voir la mort, et on ne le trouva plus ; auparavant, il avait reçu le témoignage qu’il était agréable à Dieu.',
  'HEB 11:7':
    'L’épître aux Hébreux dit que Noé bâtit l’arche par la foi : Dieu l’avait averti de choses qu’on ne voyait pas encore, et Noé, plein de respect, la construisit pour sauver sa famille.',
  'HEB 13:2':
    'L’épître aux Hébreux demande de ne pas oublier l’hospitalité, car certains ont logé des anges sans le savoir. La Genèse raconte comment Abraham et Lot accueillirent de tels hôtes.',
  'JUD 1:9':
    'L’épître de Jude dit que l’archange Michel contesta avec le diable au sujet du corps de Moïse ; il n’osa pas le condamner par des injures, mais demanda que le Seigneur le réprimande.',
  'REV 1:9':
    'Jean dit qu’il était dans l’île de Patmos à cause de la parole de Dieu et du témoignage de Jésus ; il se dit compagnon de ses lecteurs dans la tribulation, le royaume et la persévérance.',
  'REV 1:11':
    'Les sept Églises de l’Apocalypse sont Éphèse, Smyrne, Pergame, Thyatire, Sardes, Philadelphie et Laodicée ; Jean reçut l’ordre d’écrire ce qu’il voyait et de le leur envoyer.',
  'REV 2:4-5':
    'Il est reproché à l’Église d’Éphèse d’avoir abandonné son premier amour ; elle doit se souvenir, se repentir et pratiquer ses premières œuvres. L’Apocalypse ne dit pas pourquoi elle perdit cet amour.',
  'REV 3:14-17':
    'Il est dit à l’Église de Laodicée qu’elle est tiède, ni froide ni bouillante, et qu’elle sera vomie ; elle se croit riche et sans besoin, et ne sait pas qu’elle est pauvre, aveugle et nue.',
  'REV 3:20':
    'Dans la lettre à l’Église de Laodicée, le Seigneur dit qu’il se tient à la porte et qu’il frappe ; si quelqu’un entend sa voix et ouvre, il entrera chez lui et soupera avec lui.',
  'REV 4:4':
    'Autour du trône de Dieu, Jean vit vingt-quatre trônes et vingt-quatre vieillards, vêtus de blanc et portant des couronnes d’or. L’Apocalypse ne dit pas qui ils sont.',
  'REV 5:5':
    'Jean pleurait parce que nul n’était digne d’ouvrir le livre aux sept sceaux. Un vieillard lui dit que le Lion de la tribu de Juda, le rejeton de David, avait vaincu et pouvait l’ouvrir ; Jean vit alors un Agneau.',
  'REV 6:2':
    'Dans l’Apocalypse, Jean voit quatre chevaux : un blanc, dont le cavalier a un arc et une couronne et part pour vaincre, puis un roux, un noir et un pâle. Des quatre cavaliers, seul le dernier est nommé : la Mort.',
  'REV 16:14-16':
    'Harmaguédon est le nom hébreu du lieu où, dans l’Apocalypse, des esprits de démons rassemblent les rois de toute la terre pour le combat du grand jour de Dieu. La Bible ne le nomme qu’ici et ne dit pas où il se trouve.',
  'REV 20:10':
    'L’Apocalypse dit qu’à la fin le diable, qui séduisait les nations, est jeté dans l’étang de feu et de soufre, où sont la bête et le faux prophète ; ils y seront tourmentés aux siècles des siècles.',
  'REV 21:1-4':
    'Jean vit un nouveau ciel et une nouvelle terre, et la ville sainte, la nouvelle Jérusalem, qui descendait d’auprès de Dieu. Dieu habitera avec les hommes et essuiera toute larme ; il n’y aura plus ni mort, ni deuil, ni cri, ni douleur.',
  'REV 21:12-13':
    'La nouvelle Jérusalem de l’Apocalypse a douze portes, trois de chaque côté ; douze anges s’y tiennent, et les noms des douze tribus d’Israël y sont écrits.',
}
