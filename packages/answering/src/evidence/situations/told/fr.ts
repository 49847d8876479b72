/** How people tell each situation in French: `# boss-unkind-or-unfair` heads its sentences. */
export const TOLD = `
# brother-or-sister-estranged
Mon frère et moi on ne se parle plus depuis quatre ans
Ma sœur a coupé les ponts avec toute la famille après une dispute à Noël, elle ne répond à aucun message
Depuis le mariage de mon petit frère on est brouillés, il m'a bloquée partout
J'ai écrit trois lettres à ma sœur aînée pour me réconcilier, silence total. Dois-je encore essayer ?
Avec mon jumeau c'est la guerre froide, on s'évite même aux funérailles
ca fait 10 ans que je n'ai pas vu mes frangins, on est fâchés pour une bêtise
Ma sœur ne me parle plus et je ne sais pas pourquoi
Mon frère est fâché contre moi, il ne vient plus aux repas de famille
Mes deux sœurs ne s'adressent plus la parole depuis des années
Dispute entre frère et sœur, personne ne veut faire le premier pas
J'ai appelé mon grand frère pour son anniversaire, il a raccroché
Entre frères et sœurs on ne se voit plus, la fratrie est brisée
Ma petite sœur m'ignore, j'aimerais qu'on se réconcilie un jour
Mon frère ne me parle plus depuis l'enterrement de maman, ça va faire six ans
ma soeur m'a bloquée sur WhatsApp et je sais même pas pourquoi
On habite la même ville avec mon frangin et on se croise au Carrefour comme deux inconnus
J'ai appris le mariage de ma petite sœur par Facebook, je n'étais pas invité. Comment faire le premier pas ?
Ma jumelle a coupé les ponts, elle renvoie mes cartes d'anniversaire sans les ouvrir
Avec mon aîné on s'est brouillés pour une bêtise à Noël, depuis chacun attend que l'autre s'excuse
Mon frère est parti au Canada et ne donne plus signe de vie à personne de la fratrie
Je connais pas mes neveux parce que ma frangine et moi on est fâchées à mort
est ce que Dieu me demande d'appeler mon grand frère qui m'a rayé de sa vie
Nous étions si proches, gamines, et aujourd'hui ma sœur dit qu'elle n'a plus de sœur
Je voudrais me réconcilier avec mon demi-frère mais il raccroche dès qu'il entend ma voix
Un silence de dix ans entre mon cadet et moi, et à notre âge il ne reste plus beaucoup de temps
Mon grand frère a quitté le groupe familial il y a deux ans, plus un coup de fil, plus une visite, rien
On était cinq frères et sœurs soudés, aujourd'hui la moitié de la fratrie ne salue plus l'autre moitié au marché
Ma sœur cadette a changé de numéro pour que je ne puisse plus la joindre, on est en froid depuis ses fiançailles
Comment renouer avec un frère qu'on a perdu de vue après une vieille chicane de chalet ?
À 68 ans, pêcheur à la retraite, je donnerais tout pour boire un café avec mon frère qui m'en veut encore
Mes deux grandes sœurs sont en brouille et c'est moi le petit dernier qui transmets les messages entre elles
Seigneur, quelle prière faire pour que mon frérot accepte de décrocher et qu'on se rabiboche enfin
Ma frangine m'a supprimé de ses contacts parce que j'avais critiqué son régime, une histoire idiote, et le froid dure depuis trois ans
mon frere et moi on travaillait au même garage, on s'est embrouillés et depuis il change de trottoir
Je suis infirmière à Sherbrooke, ma sœur est à Laval, une heure de route, et on s'est tourné le dos depuis la pandémie
Que dit la Bible quand une sœur refuse toute réconciliation avec son frère malgré des excuses sincères ?
J'ai écrit une carte à mon frangin pour renouer le contact, il l'a lue et n'a rien répondu, la distance me fait mal

# quarrel-over-inheritance
Papa est mort sans testament et mes frères se déchirent pour la maison
Notre aîné a vendu la parcelle du village sans nous consulter, on veut aller au tribunal
Ma sœur a vidé le compte de maman avant le partage, le notaire n'y peut rien
La succession traîne depuis six ans chez le notaire et plus personne ne se parle dans la fratrie
Mes oncles ont pris tous les biens de mon père après l'enterrement, les terrains et la voiture, on n'a eu aucun héritage
Mon père m'a déshérité au profit de ma demi-sœur, est-ce mal de réclamer ma part ?
On se dispute l'héritage de mamie avec mes cousins
Mon frère veut garder la maison de nos parents pour lui tout seul
Le partage des terres de papa a divisé toute la famille
Ma sœur réclame les bijoux de maman, moi aussi j'y tenais
Le testament de mon oncle est injuste et les héritiers s'insultent
Vendre ou garder la maison familiale, les héritiers ne sont pas d'accord
Depuis l'enterrement on ne parle que d'argent, de notaire et de parts
Depuis la mort de papa on se déchire pour la maison de famille
Le notaire nous a lu le testament et mes frères crient à l'injustice
mes oncles ont pris la parcelle de mon père défunt et nous ont chassés de la cour familiale
Ma sœur a vidé le coffre et pris les bijoux de mamie avant même les obsèques
L'un veut vendre, l'autre veut garder les terres, la succession est bloquée depuis 4 ans
Faut-il aller au tribunal contre ses propres frères pour un héritage ?
la belle-famille a tout raflé après le décès de mon mari, même la voiture et le congélateur
On s'engueule pour une armoire normande et trois cuillères en argent, j'ai honte de nous
Mon frère a fait signer une donation à notre mère sur son lit d'hôpital et nous on touche plus rien
Je renonce à ma part pour avoir la paix ou je me bats pour ce qui me revient ?
Le partage des rizières de nos parents a divisé toute la fratrie
L'assurance-vie était au nom d'une seule des cinq enfants, depuis c'est la guerre chez le notaire
Le champ de cacao de notre père défunt fait jaser, chacun des héritiers a planté ses bornes et réclame sa part
Depuis la lecture du testament de tante Huguette, mes cousines ne parlent plus que d'avocats et de contestation
Ma belle-mère a hérité de tout et nous, les enfants du premier lit, on n'a pas eu un centime de la succession
Le chalet au lac est en indivision entre quatre, deux veulent vendre, un veut louer, et moi je veux juste la paix
Dois-je laisser à ma sœur la ferme des parents ou exiger un partage égal de l'héritage ?
Mon oncle a falsifié le titre foncier après la mort de grand-père, les biens de la famille lui reviennent tous
On a trouvé un deuxième testament dans la commode de mémé et mes frères le contestent chez le notaire
le liquidateur c'est mon frère et il refuse de montrer les comptes de la succession de maman aux autres héritiers
Mon père a laissé deux veuves et onze enfants, la répartition des biens du défunt tourne au procès
Comment prier quand on se bat entre cohéritiers pour un terrain à bâtir et trois vaches ?
Nous avons vidé la maison de papi, chacun voulait l'horloge, le tracteur, les timbres, le partage a fini en cris
Que dit la Bible à un fils lésé dans l'héritage, faut-il renoncer à la part légale pour garder ses frères ?

# parents-favour-another-child
Ma mère a toujours préféré mon frère, encore aujourd'hui à 45 ans ça me fait mal
Chez nous c'est toujours ma petite sœur la chouchoute, moi je prends tous les reproches
Mes parents ont payé les études de mon cadet au Canada et à moi rien du tout
Pour papa il n'y a que les garçons qui comptent, les filles on est invisibles
Je me sens comme le mouton noir, on me compare tout le temps à mon frère qui est médecin
Mes parents aiment plus mon frère que moi
Ma sœur a tout ce qu'elle veut, moi on me dit toujours non
Maman a des photos de mon frère partout et presque aucune de moi
Mon père félicite mon petit frère et moi il ne me remarque pas
Je suis l'enfant du milieu et mes parents m'oublient tout le temps
Ils ont offert une voiture à mon frère, moi je n'ai rien eu
Chez nous il y a une préférée et ce n'est pas moi, c'est injuste
Maman n'a d'yeux que pour ma sœur, moi je suis transparente
Chez nous c'est toujours mon frère le roi, il a eu la voiture et moi le vélo
mes parents payent les études du petit dernier à l'étranger et moi on m'a dit débrouille toi
A chaque repas papa vante son fils médecin et de moi il ne dit rien
pk ma mere prefere toujours ma grande soeur, j'ai beau faire le ménage et les courses
Je suis le mouton noir, le chouchou c'est l'autre, depuis la naissance
Ils gardent les gosses de mon frère tous les mercredis, les miens jamais
Comme Jacob et Ésaü, chez nous il y a le fils aimé et l'autre, et l'autre c'est moi
Parce que je suis une fille mon père n'a mis que les garçons à l'école privée
On me compare sans arrêt à ma cousine élevée avec nous, elle est jolie, elle est douée, elle est tout
J'ai 52 ans et je cours encore après l'affection que ma mère donne entièrement à mon cadet
Sur le buffet du salon il y a douze photos de ma sœur et une seule de moi
Mes parents ont donné leur bénédiction et le terrain à mon frère cadet, moi l'aînée je suis la laissée-pour-compte
Quand ma sœur tousse tout le monde accourt, quand moi je suis opérée mes parents ne se déplacent même pas
Maman cuisine toujours le plat préféré de mon frère, elle n'a jamais demandé lequel était le mien
c'est toujours la faute à moi, mon petit frère casse un truc et c'est moi qu'on punit
Mon père a pleuré de fierté au diplôme de ma sœur, au mien il regardait sa montre, quel favoritisme
Comment guérir quand on a toujours été le deuxième choix de ses propres parents, après un frère adoré ?
Ils parlent de mon frère le pharmacien à tous les voisins, moi le coiffeur on dirait que je n'existe pas pour eux
Même les enfants de ma sœur ont droit à de plus beaux cadeaux de mes parents que les miens, la préférence continue
Pourquoi mes parents passent-ils tout à mon frère et rien à moi, que faire de cette jalousie ?
Chez nous le garçon mange le poulet en premier, nous les filles on sert, nos parents trouvent ça normal
Je suis le fils qui est resté à la ferme aider papa, pourtant c'est l'autre, celui qui vit à Lyon, qu'il admire
Dieu aime-t-il aussi l'enfant que père et mère aiment moins que les autres, la moins jolie, la moins douée ?

# parent-with-dementia-or-ill-to-care-for
Maman a Alzheimer, elle ne me reconnaît plus et me traite de voleuse
Mon père a fait un AVC en mars, il est paralysé du côté droit et je dois tout faire pour lui
Je m'occupe de ma grand-mère de 91 ans qui est alitée, je la lave et je change ses couches chaque jour
papa perd la tête il se lève la nuit et sort en pyjama, je suis à bout
Ma mère est en dialyse trois fois par semaine, c'est moi qui l'accompagne et je suis à bout de patience
Aidante de ma mère atteinte de Parkinson depuis cinq ans, parfois je m'énerve contre elle et j'ai honte
Ma mère m'a demandé poliment qui j'étais, elle a oublié mon prénom après quarante ans
À l'unité Alzheimer elle me prend pour l'infirmière, je pleure dans la voiture
Sa mémoire s'efface, elle ne sait plus mon visage ni celui des petits, se souvient-elle de Dieu ?
C'est un deuil blanc, maman est vivante mais son esprit n'est plus là
Ma mère perd la mémoire, elle pose dix fois la même question
Mon père est malade et c'est moi qui lui donne à manger
Papa a la maladie d'Alzheimer et il se perd dans sa propre rue
Je soigne ma mère à la maison, les nuits sont courtes
Maman a eu un AVC, je la lève, je la lave, je l'habille
Mon père ne me reconnaît plus, ça me brise le cœur
Être aidante de sa mère malade c'est épuisant, je perds patience
Maman a Alzheimer, hier elle m'a demandé qui j'étais
Mon père perd la tête, il se lève la nuit et veut partir au travail alors qu'il a 84 ans
Je lave ma mère, je lui change ses couches, elle qui me langeait autrefois
papa a fait un AVC il ne parle plus je le nourris à la cuillère
Elle répète la même question vingt fois par heure et je finis par m'agacer, pardon Seigneur
Le diagnostic est tombé : démence à corps de Lewy. Comment accompagner mon papa qui s'en va petit à petit ?
Ma maman est sous dialyse au pays, les soins coûtent cher et je dors à côté d'elle à l'hôpital
Il a mis le gaz et oublié la casserole, on ne peut plus laisser mon vieux tout seul une minute
Mon père atteint de Parkinson tremble tellement que je dois boutonner sa chemise chaque matin
Maman cache son dentier et accuse la voisine de le voler, on rit et après je pleure
honore ton père et ta mère, mais comment quand elle ne me reconnaît plus et me repousse
Depuis son cancer des os je suis devenue l'aide-soignante de ma mère, piluliers, pansements, nuits blanches
Ma mère confond le jour et la nuit, range son sac dans le four et m'appelle du nom de sa sœur défunte
Papa a la maladie d'Alzheimer, il cherche sa vache morte depuis trente ans et pleure parce qu'on la lui cache
Je suis camionneur et j'ai posé un congé de proche aidant pour veiller mon père malade du cœur
Maman est paralysée depuis sa chute, je la tourne toutes les trois heures pour éviter les escarres
mon pere diabetique a été amputé, je fais ses pansements matin et soir avant d'aller au lycée
Comment rester douce avec une maman démente qui demande sans arrêt quand rentre son mari décédé ?
Sa tête part, le docteur parle de troubles cognitifs, mon père a oublié comment on tient une fourchette
Je garde ma mère sous oxygène à la maison à Cotonou, le concentrateur s'arrête à chaque délestage et je veille
Quand je lui chante un vieux cantique, ma maman qui a perdu la mémoire retrouve toutes les paroles, puis elle s'égare de nouveau
Quelle prière dire au chevet d'un père grabataire que l'on soigne depuis des mois et qui souffre ?
Je donne la becquée à celle qui m'a nourri, ma mère malade avale mal et chaque repas dure une heure
Est-ce normal d'être soulagée quand mon père dort enfin ? Sa démence m'use, il déambule et fouille tous les placards

# parent-refuses-help
Mon père de 84 ans ne laisse entrer aucune auxiliaire de vie et je n'en peux plus
Papa est têtu, il refuse le déambulateur, l'aide à domicile, le médecin, et puis il tombe
maman prétend se débrouiller mais oublie ses cachets et renvoie les infirmières
Mon vieux père rejette toute aide, me rabroue, je suis au bout du rouleau
Comment soigner une personne âgée qui ne veut pas être aidée ? je suis vidé
Il ne veut ni se laver ni des repas livrés, j'y vais tous les soirs, épuisée
Mon père refuse les soins, l'infirmière, même la douche, m'occuper de lui m'a épuisée
Maman ne veut pas qu'une aide vienne chez elle
Mon père ne veut pas voir le docteur, il dit qu'il va très bien
Ma mère est tombée deux fois mais refuse toujours une canne
Papa conduit encore à 88 ans et refuse de rendre les clés
Elle renvoie l'aide-ménagère que je lui ai trouvée, quelle tête de mule
Ma mère âgée refuse de prendre ses médicaments, je ne sais plus comment faire
Mon père veut rester seul chez lui et il repousse toute aide
Mon père de 88 ans refuse l'aide ménagère, il a mis la dame dehors
maman veut pas voir le docteur elle dit que ça passera tout seul
Elle est tombée trois fois et ne veut pas entendre parler de téléalarme
Papa conduit encore avec sa cataracte et se fâche si on lui parle de rendre les clés
Ma mère s'entête à rester seule dans sa grande baraque sans chauffage et renvoie les repas livrés
Impossible de faire prendre ses cachets à mon vieux père, il les jette dans l'évier
Jusqu'où respecter la volonté d'un parent têtu qui se met en danger ?
Ma maman crache sur le déambulateur que je lui ai acheté, trop fière
il dit je ne suis pas un assisté et claque la porte au nez de l'infirmière
Mon père ne mange presque plus depuis qu'il est veuf et repousse tout ce qu'on lui propose
Je lui ai offert de venir vivre chez nous, elle a répondu qu'elle n'était pas encore gâteuse
La maison de mes parents devient insalubre mais si j'attrape un balai ma mère hurle
Papa a 90 ans, il grimpe encore sur l'escabeau pour tailler sa vigne et refuse qu'on l'aide
Ma mère ne veut pas d'appareil auditif, elle n'entend plus le téléphone et dit que c'est nous qui marmonnons
J'ai installé une barre d'appui dans la douche, mon vieux père l'a dévissée le lendemain, il n'en veut pas
maman refuse le fauteuil roulant, elle préfère rester au lit que d'être vue comme ça par les voisines
Comment convaincre un père têtu d'accepter une garde-malade alors qu'il crie qu'il n'a besoin de personne ?
Le CLSC a proposé des soins à domicile, ma mère a dit non merci et a raccroché
Ma vieille maman au village refuse de venir se soigner en ville, elle ne jure que par ses feuilles
Mon père arrête ses cachets pour la tension dès qu'il se sent mieux, et il n'écoute aucun de nos conseils
Faut-il forcer la main à une mère âgée qui renvoie le médecin, la kiné et même sa propre fille ?
Il vit avec le frigo rempli de choses avariées, je veux nettoyer, mon père m'a retiré le double des clés
Je suis aide à domicile pour les autres, mais ma propre mère me repousse dès que je propose un coup de main
Seigneur, comment respecter un papa obstiné qui refuse toute aide, même une canne, même un repas chaud ?

# care-of-parents-left-to-me-alone
On est cinq enfants mais c'est toujours moi qui dois m'occuper de maman
Mes frères vivent en France, ils envoient un peu d'argent et me laissent tout le travail avec papa malade
Comme je suis célibataire, ma famille trouve normal que ce soit moi qui garde les parents
Ma sœur habite à dix minutes de chez notre père et ne vient jamais aider, pas même le dimanche
J'ai arrêté de travailler pour soigner mon père, aucun de mes frères et sœurs ne participe aux frais, je leur en veux
Pourquoi tout repose sur moi ? Les autres ont toujours une excuse pour ne pas prendre maman
Mes frères et sœurs ne font rien pour nos parents, tout est pour moi
C'est toujours moi qui emmène maman chez le médecin, jamais mon frère
Ma sœur dit qu'elle n'a pas le temps de s'occuper de papa
Je suis la seule fille alors on me laisse les parents
Mon frère téléphone à maman une fois par mois et croit que ça suffit
Je fais les courses et le ménage de mes parents sans aucun relais
Toute seule pour soigner nos vieux parents, mes frères s'en lavent les mains
On est quatre enfants et c'est toujours moi qui m'occupe des vieux
Mes frères habitent Paris, ils téléphonent une fois par mois et moi je fais tout pour papa
ma soeur dit qu'elle a des enfants donc c'est à moi la célibataire de gérer maman
J'en veux à ma fratrie, personne ne m'aide à porter nos parents, ni temps ni argent
Fille unique, deux parents malades, un boulot : je craque
Les autres donnent des conseils par téléphone, mais qui se lève à 3 h quand elle sonne ? moi
Comme je suis au village on m'a laissé la charge de nos deux mamans, ceux d'Europe n'envoient même pas Western Union
j'ai renoncé à me marier pour rester près de père et mère, aucun merci de mes aînés
Est-ce mal d'être en colère contre mes sœurs qui ne prennent jamais leur tour auprès de notre mère ?
Rendez-vous chez le cardiologue, paperasse, lessives de mes parents, tout retombe sur mes épaules
Aidante familiale depuis 7 ans, sans relais, pas un week-end de répit, les miens font semblant de ne pas voir
Quand il faut décider mon frangin sait tout mieux, quand il faut veiller notre père il a piscine
Nous sommes sept enfants, et pourtant la charge de maman malade retombe sur la seule qui est restée au quartier
Mon frère vient une fois par an, photo avec papa pour Facebook, puis il repart et me laisse tout
j'ai 19 ans et c'est moi qui garde ma mère pendant que mes aînés font leur vie à Marseille
Je suis boulangère, debout à trois heures, puis je file chez mes parents, aucune de mes sœurs ne prend le relais
Comment obliger mes frères et sœurs à partager les frais et les nuits auprès de notre père ?
Parce que je suis infirmière, la famille a décidé que m'occuper seule des parents allait de soi
Quand j'ai demandé à mes frères de cotiser pour les médicaments de maman, le groupe WhatsApp est devenu muet
Ma sœur a pris la procuration, mais pour vider le bassin et porter papa il n'y a que moi, toujours moi
Je n'ai pas eu de vacances depuis cinq ans, nul parmi les miens ne veut me remplacer une semaine chez nos vieux
Que dit la Bible à des enfants qui abandonnent à un seul frère tout le soin des parents âgés ?
Belle-fille, c'est moi qui m'occupe seule de mes beaux-parents, leurs propres fils se reposent entièrement sur moi
Comment prier sans rancœur quand je suis la seule de la fratrie à porter père et mère ?

# guilt-at-sending-parent-to-a-home
J'ai dû placer maman en EHPAD la semaine dernière et je culpabilise énormément
Mon père est au CHSLD depuis janvier, il pleure quand je m'en vais, j'ai l'impression de l'avoir abandonné
Chez nous en Afrique on ne met pas les vieux en maison de retraite, mais ici à Lyon je n'ai pas le choix
J'avais promis à ma mère de ne jamais la mettre en maison de repos et je n'ai pas tenu parole
Est-ce un péché de confier son père à une résidence pour personnes âgées quand on n'y arrive plus à la maison
J'ai mis ma mère en maison de retraite et je m'en veux
Mon père me supplie de le ramener chez lui à chaque visite à l'EHPAD
Papa n'aime pas son foyer pour personnes âgées, j'ai mauvaise conscience
On va placer maman, je me sens comme une fille indigne
J'ai signé pour une place en résidence, maman ne me le pardonne pas
Ma mère dit que je l'ai mise en maison de retraite pour m'en débarrasser
Je sors de l'EHPAD en larmes, coupable de l'y laisser
J'ai mis maman en EHPAD et je m'en veux tous les jours
Elle m'a suppliée de ne pas la laisser là, j'ai signé quand même
On a placé papa au CHSLD, je lui avais promis que jamais
ai je trahi ma mere en la mettant en maison de retraite
Chaque dimanche en quittant la résidence je pleure dans la voiture, il me fait signe à la fenêtre
Ma tante dit qu'un bon fils africain ne met pas son père dans un mouroir de Blancs
Le home nous coûte 2800 euros et en plus j'ai le sentiment de l'avoir abandonnée
Quand elle dit ramène-moi chez moi, mon cœur se brise
Est-ce que confier un parent à un établissement c'est ne pas l'honorer ?
Je n'avais plus la force de le garder à domicile, l'assistante sociale a trouvé une chambre, et depuis le remords
J'ai vendu son appartement pour payer l'EMS, elle l'ignore, je dors mal
Mon vieux est mort seul au foyer trois semaines après son entrée, c'est moi qui avais choisi cet endroit
On a conduit papa au foyer hier, il tenait son chapeau sur ses genoux, et je me sens une traîtresse
Le placement de maman était inévitable après sa deuxième fracture, pourtant le remords me ronge chaque soir
Ma mère partage sa chambre avec une inconnue à la résidence, et moi j'ai trois pièces vides, quelle honte
Les gens de la paroisse murmurent que j'ai abandonné mon vieux père aux bonnes sœurs de l'hospice
Ai-je le droit de placer ma mère en établissement alors qu'elle m'a élevé seule, est-ce l'abandonner ?
Je suis aide-soignante en EHPAD et j'ai dû y mettre mon propre père, la culpabilité me poursuit dans les couloirs
maman me dit au téléphone du CHSLD qu'elle a été sage et demande si elle peut rentrer à la maison
Mon frère m'accuse de m'être débarrassé de papa en l'envoyant en maison de repos, et au fond je me le reproche aussi
Comment demander pardon à Dieu d'avoir mis ma mère chez des étrangers au lieu de la garder chez moi ?
On a fermé sa maison, donné le chat, et installé mémé en RPA, j'ai l'impression d'avoir volé sa vie
Au pays on me traite de mauvaise fille parce que ma mère est dans une maison de vieux à Bruxelles
Mon père a maigri depuis son entrée à la maison de retraite, je m'en veux, dois-je le reprendre ?

# parent-hurt-me-as-a-child
Mon père nous a abandonnés quand j'avais six ans, il refait surface et je ne sais pas quoi ressentir
Toute mon enfance ma mère m'a répété que j'étais une erreur, ces mots me poursuivent à 38 ans
Papa ne m'a jamais dit je t'aime, que des critiques et des humiliations devant les gens
On m'a confié à une tante à 4 ans, mes parents ont gardé les autres enfants, cette blessure reste
J'ai grandi avec un père alcoolique, froid et absent, comment honorer un père pareil ?
Ma mère buvait et c'est moi qui élevais mes petits frères, on m'a volé mon enfance
Petit, je n'entendais de mon père que des critiques
Ma mère ne m'a jamais prise dans ses bras, enfant j'ai manqué d'amour
Mon enfance a été triste, mes parents étaient durs et froids
Mon père est parti quand j'étais bébé, je ne l'ai jamais connu
J'ai grandi sans tendresse et j'en souffre encore adulte
Les paroles blessantes de ma mère quand j'étais petite me reviennent
Mes parents m'ont placée en foyer à sept ans, enfant non désirée
Mon père m'a humilié toute mon enfance, je n'arrive pas à pardonner
ma mère me disait que j'étais un accident, j'avais 7 ans
Papa rentrait saoul et nous on se cachait sous le lit, encore aujourd'hui un bruit de clés me glace
On m'a donnée à une tante à cinq ans et jamais reprise
Elle ne m'a jamais prise dans ses bras ni dit je t'aime, quand j'étais petite
mon beau-père m'a volé mon enfance et maman a fermé les yeux
Tu es nul, tu finiras à la rue : ces mots de mon paternel tournent encore dans ma tête à 45 ans
Faut-il honorer un père qui nous a abandonnés au berceau ?
J'ai grandi à la DDASS parce que mes parents s'occupaient pas de nous, la rancune me ronge
J'étais la petite bonne de la maison, pas d'école, pas de jouets, que des insultes de ma génitrice
Il vieillit, il voudrait qu'on oublie, mais la petite fille en moi a encore peur de lui
Depuis que j'ai des bébés je comprends à quel point ma maman m'a négligée et ça remonte
Mon père n'est jamais venu à un seul de mes matchs, enfant je guettais sa voiture depuis le terrain
Maman me comparait à un boulet, à trente ans ces mots d'enfance me serrent encore la gorge
On m'a envoyé à l'internat à six ans pour se débarrasser de moi, mes parents n'écrivaient jamais
mon papa buvait sa paie et nous petits on allait à l'école le ventre creux, je lui en veux toujours
Comment pardonner à une mère froide qui n'a jamais eu un mot tendre pour la fillette que j'étais ?
Mon père m'a renié à ma naissance parce que j'étais une fille, il me réclame maintenant qu'il est vieux
J'ai 60 ans, je suis grand-père, et la voix de mon père qui me traitait d'incapable ne s'est jamais tue
Ma mère est partie refaire sa vie quand j'avais quatre ans, elle m'a laissé chez ma grand-mère sans un adieu
Mes parents m'ont sorti de l'école à dix ans pour garder les moutons, cette enfance volée me reste en travers
Dieu dit d'honorer père et mère, mais les miens m'ont négligé toute mon enfance, que faire de cette blessure ?
Chaque bulletin était une humiliation à table, papa riait de moi devant les invités, je suis restée une adulte craintive
Je ne sais pas câliner mon bébé parce qu'enfant personne ne m'a bercée, comment guérir de mes parents ?

# parents-oppose-my-choice
Mes parents refusent mon fiancé parce qu'il n'est pas de notre ethnie
Je veux faire de la musique et mon père exige que je fasse médecine
Ma mère ne veut pas que je parte étudier à Montréal, elle menace de ne plus me parler
Papa a refusé la dot, il dit que la famille du garçon est trop pauvre
À 27 ans mes parents décident encore de tout, ils sont contre mon mariage. Dois-je leur obéir ?
J'ai laissé tomber le droit pour devenir boulanger, mes parents sont furieux et me coupent les vivres
Mes parents n'acceptent pas le métier que j'ai choisi
Papa veut que je sois avocate, moi je rêve de cuisine
Ma mère n'aime pas mon choix d'études, elle me fait la tête
Mes parents ne veulent pas que je parte vivre en ville
Je veux arrêter la fac pour un apprentissage et mon père dit non
Ils sont contre mon projet de voyage d'un an, dois-je obéir ?
Mes parents choisissent tout à ma place, je veux décider moi-même
Mes parents ne veulent pas que je fasse de la musique, ils ont décidé médecine
Papa refuse de rencontrer mon fiancé parce qu'il est d'une autre ethnie
j'ai 22 ans et ma mère m'interdit de partir étudier à Montréal
Mon père voulait que je reprenne la ferme, moi je veux être infirmier, il ne m'adresse plus la parole
Ma famille rejette la fille que j'aime parce qu'elle a déjà un enfant
Obéir à ses parents même adulte, même quand ils bloquent mon projet de vie ?
Maman a dit si tu l'épouses je ne viendrai pas à la noce
ils ont déchiré mon dossier d'inscription à l'école de cuisine
Je quitte le droit pour devenir menuisier et à la maison c'est le drame
Mon vieux refuse la dot de mon copain, il dit qu'il est Burkinabè et pauvre
Les miens trouvent idiot que j'achète une tiny house et que je vive à la campagne, ils me menacent de couper les vivres
Dois-je aller contre l'avis de mon père pour accepter ce poste à l'étranger ?
Je veux entrer dans l'armée et ma mère pleure, mon père dit que si je signe je ne suis plus son fils
Mes parents désapprouvent ma relation avec un homme de quinze ans mon aîné, ils refusent de le recevoir
mes vieux veulent que je fasse une prépa, moi c'est esthéticienne et rien d'autre, on s'affronte chaque soir
Papa a choisi ma filière, mon université et même ma chambre, quand je dis non il parle d'ingratitude
Dois-je désobéir à mes parents qui s'opposent à mon départ pour un volontariat au Sénégal ?
À 24 ans je veux prendre mon propre appartement, maman dit qu'une fille honnête ne quitte pas la maison avant les noces
Mon père met son veto à mon mariage à cause de la caste de mon amoureux, un griot
J'ai quitté la banque pour élever des chèvres dans le Larzac, mes parents refusent de voir la bergerie
Ma famille est contre l'homme que j'aime parce qu'il est Blanc, ils disent que je perdrai nos racines
Comment honorer père et mère tout en suivant la voie que j'ai choisie malgré leur refus ?
Ils ont payé des cours de violon dix ans, je veux devenir mécanicienne, et ma décision leur fait honte
Que dit la Bible quand les parents interdisent un projet honnête à leur enfant majeur ?

# parents-or-family-against-my-faith
Je viens d'une famille musulmane et depuis mon baptême mon père ne veut plus me voir
Mes parents athées se moquent de ma foi et disent que je suis dans une secte
Maman est très catholique, elle pleure depuis que je vais dans une église évangélique
Mon mari et mes enfants trouvent que je deviens folle avec Jésus, je me cache pour lire la Bible
Si ma famille apprend que je suis devenu chrétien ils me chasseront de la maison
Mes parents ne veulent pas que j'aille à l'église
Papa m'interdit de me faire baptiser
Ma famille se moque parce que je prie et que je lis la Bible
Mon père a jeté ma Bible, il dit que je trahis notre religion
Depuis ma conversion mes oncles ne me saluent plus
Je vais au culte en cachette de mes parents
Maman dit que ma nouvelle foi est une honte pour la famille
Je me suis converti et mon père musulman m'a renié
ma mère a jeté ma Bible à la poubelle
Chez nous on est athées, ils se moquent quand je prie avant de manger
Mes parents catholiques pratiquants m'en veulent d'être allée chez les évangéliques
J'ai 16 ans, on m'interdit le groupe de jeunes et l'église, je lis l'évangile en cachette sous la couette
Mon baptême est dimanche, personne de la famille ne viendra, ils disent secte
Depuis que je suis à Jésus mes oncles ne mangent plus avec moi
au repas du dimanche mon frère me lance « alors la bigote, et ton petit Jésus ? » et tout le monde rit
Papa coupe l'internet quand j'écoute le culte en ligne
Que faire quand ma famille me demande de choisir entre eux et le Christ ?
Ma grand-mère témoin de Jéhovah et toute la parenté m'évitent parce que j'ai quitté la salle du Royaume pour suivre Jésus
Ils m'ont chassé de la concession au quartier parce que je ne fais plus le ramadan, je suis chrétien maintenant
Ma mère cache mes souliers le dimanche pour que je ne puisse pas partir au culte
Mes frères disent que je me suis fait laver le cerveau par les évangéliques, aux repas je suis leur risée
J'ai demandé le baptême à 17 ans et mes parents répondent : pas sous notre toit, pas cette religion
Née dans une famille juive, j'ai reconnu Jésus comme Messie, mon père a déchiré ses vêtements et ne me parle plus
ma daronne trouve ma croix et pète un câble, chez nous on est musulmans depuis toujours
Comment vivre ma foi chrétienne quand ma propre famille me rejette et me ferme la porte ?
Mon père, instituteur laïque pur et dur, dit qu'une fille croyante est la plus grande déception de sa vie
La famille a coupé l'argent de mes études à Dakar parce que j'ai quitté la mosquée pour suivre le Christ
On ne m'invite plus aux mariages de la parenté depuis ma conversion, mes tantes refusent ma nourriture
Quelle prière pour des parents hostiles à l'Évangile qui m'interdisent le groupe de prière ?
Mes enfants adultes s'éloignent dès que je parle de ma conversion, moi leur mère baptisée à 62 ans
Je cache mon Nouveau Testament dans un sac de riz, si mon oncle hindou le trouve je perds ma place dans la famille

# ancestors-or-idols-at-home
Au village on me demande de verser la libation pour les ancêtres, puis-je participer ?
Ma grand-mère garde des fétiches dans la maison et veut que je fasse les sacrifices avec elle
La famille exige le rite traditionnel du veuvage après la mort de mon mari, je suis chrétienne
Mes beaux-parents vietnamiens ont un autel des ancêtres, à chaque fête je dois brûler l'encens et m'incliner
Mon oncle veut que j'hérite des crânes et des rituels du père, j'ai peur de refuser la coutume
Ma mère a un autel avec des statues et veut que je m'incline
On me demande de faire une offrande aux ancêtres à l'enterrement
Mon père garde un fétiche dans la chambre et y verse du vin
À la fête du village il faut faire des sacrifices, je ne veux plus
Brûler de l'encens devant la photo de grand-père, est-ce de l'idolâtrie ?
La famille veut une cérémonie coutumière pour calmer les ancêtres
Je suis chrétien mais mes parents prient des idoles à la maison
Mon père garde un fétiche dans la chambre et verse de l'alcool dessus chaque vendredi
On me demande de participer au famadihana, le retournement des morts, je suis chrétienne
ma belle famille veut que je boive la libation aux ancêtres
Il y a un autel des ancêtres chez mes parents vietnamiens, dois-je allumer l'encens pour papi ?
Maman consulte le marabout et met des gris-gris sous mon matelas
Ma grand-mère sert les lwa, elle a un ounfò dans la cour, et je vis sous son toit
Mon mari a ramené un bouddha et un attrape-rêves, est-ce que c'est des idoles à jeter
Le chef de famille exige un poulet pour le génie protecteur du village, si je refuse on dit que j'attire la malédiction
ils veulent faire les rites du veuvage traditionnels avec le sang et les cauris
Le crâne de notre aïeul bamiléké est dans la case et on m'a désigné comme successeur pour lui donner à manger
Notre maison est remplie de statuettes que ma tante salue le matin, j'ai peur de les toucher
Ma mère tire les cartes et allume des bougies devant sainte Rita et un talisman, comment réagir sans la blesser ?
La famille se cotise pour le bœuf des ancêtres et me réclame ma part, moi je ne veux pas de ce sacrifice
Mon grand-père est féticheur, il veut me transmettre ses canaris et ses objets sacrés avant de s'éteindre
Au nouvel an lunaire ma mère dispose des fruits devant l'autel et attend que je me prosterne avec l'encens
Ma belle-mère hindoue a mis une statue de Ganesh dans notre salon, puis-je manger ce qu'elle lui offre ?
Est-ce que je pèche si je bois le vin de palme versé aux ancêtres pendant la dot de ma sœur ?
on veut m'emmener au bois sacré pour l'initiation coutumière, tous mes cousins y sont passés
Mon mari accroche des gris-gris au-dessus du lit des enfants et se fâche quand je les enlève
Je suis chef de famille depuis la mort de papa, les anciens exigent que je nourrisse le fétiche du clan
Comment refuser une cérémonie vaudou pour mes aïeux sans insulter toute la parenté ?
À la Toussaint on verse du rhum sur la tombe et on parle aux morts, ma grand-mère veut que j'officie
Chez ma tante il y a un petit temple de Bouddha, chaque matin elle me demande de joindre les mains devant
Puis-je jeter les masques et les amulettes de mon défunt père, ou dois-je les garder par respect de la coutume ?

# parents-urge-me-to-marry
J'ai 33 ans et ma mère me demande chaque semaine quand je vais me marier
Toutes mes cousines sont mariées, à chaque fête les tantes me mettent la pression pour trouver un mari
Mon père a déjà choisi une fille du village pour moi, je ne veux pas d'elle
Mes parents veulent des petits-enfants, ils organisent des rendez-vous avec des inconnus dans mon dos
Pour ma famille une femme de 36 ans sans mari est une honte, je n'ose plus rentrer à Dakar
Mes parents me pressent de me marier avant mes trente ans
Maman me demande sans arrêt quand j'aurai enfin un mari
Ma tante veut me présenter un homme pour le mariage, je ne veux pas
À chaque réunion de famille on me dit marie-toi, le temps passe
Mes parents pensent que je finirai vieille fille
Papa dit qu'à mon âge il avait déjà une femme et trois enfants
On me met la pression pour me marier, je suis bien toute seule pourtant
J'ai 31 ans et à chaque appel maman demande c'est pour quand le mariage
Papa m'a trouvé un mari au pays, je ne l'ai jamais vu
toute la famille me traite de vieille fille, ma mère pleure devant les voisines
On me présente le fils d'un ami à chaque fête, je n'en peux plus de leur pression pour que je me case
Mes parents disent qu'un garçon de 35 ans sans épouse c'est une honte
ils ont déjà fixé la date avec l'autre famille sans me demander
Ma tante a mis ma photo chez une marieuse, elle dit que mes ovaires n'attendront pas
Est-ce désobéir que de refuser le prétendant choisi par mon père ?
Ma petite sœur est déjà fiancée alors on me harcèle : et toi, tu attends le prince charmant ?
Maman jeûne et fait prier toute la paroisse pour qu'on me passe la bague au doigt
Veulent que j'épouse ma cousine pour garder les terres dans le clan
mon père dit je veux voir tes noces avant de mourir et moi j'ai envie de finir mon doctorat
Papa a déjà encaissé les noix de kola d'un prétendant, moi je n'ai que vingt ans et je veux étudier
Ma mère m'a inscrite sur un site de rencontres chrétien sans me le dire, elle veut me marier avant l'été
À chaque baptême on me demande à quand ton tour, mes parents baissent la tête comme si j'étais une faute
mes darons veulent me ramener une épouse du bled cet été, j'ai même pas vu sa photo
Ma mère dit que le voisinage jase parce qu'à 34 ans je suis toujours sans mari sous leur toit
Comment répondre avec respect à des parents qui me pressent de me marier alors que je n'en ai pas envie ?
Je suis institutrice, célibataire et heureuse, mais mon père parle d'épousailles à chaque coup de téléphone
Les tantines ont fait une réunion sur mon cas, elles veulent me caser avec un veuf commerçant
Pour mes parents mon diplôme d'avocate ne vaut rien sans alliance au doigt, cette pression m'étouffe
Suis-je obligé d'épouser la fille que mes parents ont arrangée pour moi depuis l'enfance ?
Maman met de côté de la vaisselle pour mes noces et soupire, ses copines sont toutes déjà grands-mères
Que dit la Bible à une fille que l'on pousse au mariage quand elle préfère rester seule ?

# parents-fight-or-divorce
Mes parents divorcent et chacun veut que je prenne son parti
Papa et maman se disputent tous les soirs, je mets mes écouteurs pour ne plus entendre
jai 16 ans mon père est parti vivre avec une autre femme et maman pleure tout le temps
Après 32 ans de mariage mes parents se séparent, je suis adulte mais ça m'a démoli
chez moi ca crie sans arrêt entre mes parents, est-ce que c'est ma faute ?
Mes parents vont divorcer et je dois choisir chez qui vivre
Papa a quitté la maison hier soir, maman pleure dans la cuisine
Mes parents ne se parlent plus, ils passent par moi pour tout
À table mes parents se disputent toujours, j'ai la boule au ventre
Une semaine chez papa, une semaine chez maman, j'en ai marre
J'ai treize ans et mes parents se séparent
Je voudrais que papa et maman arrêtent de se crier dessus
Mes parents se disputent tous les soirs et je mets mon casque pour pas entendre
papa est parti de la maison hier avec ses valises
Ils divorcent et je dois dire au juge chez qui je veux vivre
Ma mère me raconte tout le mal qu'elle pense de mon père, je suis prise entre les deux
J'ai 13 ans une semaine chez l'un une semaine chez l'autre j'ai plus de chez moi
Est ce que c'est ma faute si mes parents se séparent
Après 38 ans de mariage mes vieux se quittent, je suis adulte et ça m'anéantit quand même
Je fais le messager entre mon père et ma mère, ils ne communiquent plus que par moi
mon petit frère pleure la nuit quand ça crie dans la cuisine entre papa et maman
A ma remise de diplôme ils ont refusé d'être dans la même salle
Je prie pour que mes parents se remettent ensemble mais papa a déjà une copine
Noël chez maman ou chez papa, chaque année c'est la même déchirure
Papa dort dans le garage depuis la rentrée et maman dit que c'est la dernière fois qu'elle lui lave ses habits
J'ai 15 ans, mes parents se séparent et on va vendre la maison où j'ai grandi
Ma mère fouille le téléphone de mon père, ça hurle jusqu'à minuit, et demain j'ai école
mes parents s'engueulent pour de l'argent au souper, ma petite sœur se bouche les oreilles sous la table
Comment rester neutre quand mon père et ma mère en plein divorce me demandent qui a raison ?
À 28 ans je croyais être blindé, mais la séparation de mes parents après trente ans m'a coupé les jambes
Mon père a loué un studio, il nous voit le mercredi, et maman pose mille questions quand on rentre
Ma mère est retournée chez ses parents au village, papa ne dit rien, nous les enfants on attend
À mon mariage il faudra deux tables d'honneur, mes parents divorcés refusent de se croiser
Seigneur, fais que papa et maman arrêtent de se disputer, quelle prière un enfant peut-il dire ?
Je traîne après le cours de basket pour rentrer tard, à la maison mes parents se font la guerre
Mes parents ont annoncé leur divorce le soir de Noël, dois-je en vouloir à celui qui part ?

# parent-does-not-believe
Mon père a 82 ans et il ne croit pas en Dieu, j'ai peur qu'il parte sans Jésus
Maman refuse qu'on lui parle de la Bible, elle change de sujet dès que je commence
Comment annoncer l'Évangile à mes parents qui sont athées convaincus ?
Ça fait quinze ans que je prie pour la conversion de mon papa et rien ne bouge
Ma mère malade est bouddhiste, je voudrais tant qu'elle connaisse le Seigneur avant qu'il soit trop tard
Mon père ne croit pas en Dieu et il est très âgé
J'aimerais que maman découvre la foi avant de mourir
Papa dit que la religion c'est pour les faibles
Ma mère n'a jamais prié de sa vie, je prie pour elle
Mes parents sont incroyants, je ne sais pas comment leur parler de Dieu
Mon père se ferme quand je lui parle de ma foi
Je voudrais inviter ma mère au culte mais elle n'est pas croyante
Mon père ne croit pas en Dieu et il a 79 ans, j'ai peur pour son âme
maman dit que la Bible c'est des contes
Comment parler de Jésus à mon papa mourant qui ne veut rien savoir du curé ?
Ma mère est adorable, généreuse, mais elle n'a pas besoin de Dieu, dit-elle
Je prie depuis vingt ans pour le salut de mes parents et rien ne bouge
Papa est un vieux communiste, la religion opium du peuple etc, on peut pas discuter
ma maman a perdu la foi après la mort de mon frère, j'aimerais qu'elle retrouve le Seigneur
Mes parents sont bouddhistes très gentils, seront-ils perdus ?
Je voudrais inviter mon père à l'église mais il hausse les épaules et allume la télé
Il est scientifique, pour lui après la mort il n'y a que le noir, et c'est mon papa
mon vieux est décédé sans jamais s'être converti, où est-il maintenant
J'ai offert un Nouveau Testament à ma mère, il sert à caler la commode
Mon père rit jaune quand je dis que je prie pour lui, à 77 ans il se vante d'être un mécréant
Ma mère croit aux horoscopes, à la chance, à tout sauf à Jésus, et elle vieillit vite
Papa est à l'hôpital, les poumons abîmés, et il a interdit qu'on fasse venir l'aumônier ou le pasteur
Je suis la seule croyante chez moi, mes parents sont gentils mais la foi les laisse de glace
Comment témoigner à une maman athée qui répond que la science a tout expliqué ?
mon papa dit qu'il croira en Dieu quand il le verra, je prie tous les soirs pour son salut
Ma vieille mère suit les coutumes et ne veut pas du baptême, j'ai peur de la perdre pour l'éternité
Au Québec mes parents ont jeté l'Église aux orties dans les années soixante-dix, et ils ne veulent plus en entendre parler
Y a-t-il un verset à lire à un père incroyant qui s'éteint et ne veut pas de prière ?
Mon père a servi la messe enfant, un curé l'a déçu, depuis il ne croit plus à rien ni à personne
Je me suis convertie à 40 ans et mon plus grand souhait est que ma mère rencontre le Christ avant de partir
Faut-il insister ou se taire avec des parents non croyants qui changent de sujet dès qu'on évoque l'Évangile ?

# parents-in-law-conflict
Ma belle-mère critique tout ce que je cuisine et mon mari ne dit rien
Mes beaux-parents débarquent sans prévenir et décident de l'éducation des enfants
On vit chez les parents de mon mari à Yaoundé, la belle-famille me traite comme une servante
Mon beau-père ne m'a jamais accepté, pour lui je ne suis pas assez bien pour sa fille
Entre ma femme et ma mère c'est la guerre, je suis pris au milieu, que faire ?
Ma belle-mère se mêle de tout dans notre ménage
Je ne m'entends pas avec ma belle-mère, on s'est encore accrochées
Mes beaux-parents ont un double de nos clés et entrent comme ils veulent
La mère de mon mari me critique devant toute la belle-famille
Mon beau-père me parle mal et ma femme prend sa défense
Ma belle-sœur et ma belle-mère se liguent contre moi
Mon mari écoute sa mère avant sa femme, ça me rend folle
Ma belle-mère critique ma cuisine, mon ménage, ma façon d'élever les petits
belle maman a la clé de chez nous et entre sans frapper
Mon beau-père m'appelle encore par le prénom de l'ex de sa fille
Mon mari prend toujours le parti de sa mère contre moi, je suis à bout
On vit chez mes beaux-parents à Antananarivo et je suis traitée comme la domestique
Elle a dit à son fils qu'il aurait pu trouver mieux que moi
les parents de ma femme me méprisent parce que je gagne moins que leur gendre dentiste
Vacances imposées tous les ans chez la belle-famille, et si on dit non c'est la crise
Comment aimer une belle-mère qui me déteste ? Ruth aimait Naomi mais moi j'y arrive pas
Ma belle-doche donne du Nutella au bébé derrière mon dos et dit que je suis une mauvaise mère
Les sœurs et la mère de mon époux se moquent de mon accent et parlent patois pour m'exclure
mes beaux parents nous ont prêté pour l'appart et depuis ils se mêlent de tout
Ma belle-mère a refait le rangement de mes placards pendant que j'accouchais à la maternité
Mes beaux-parents parlent de moi dans leur langue à table, mon mari sourit et ne traduit pas
La belle-famille exige que nous donnions tout le mois de décembre à Thiès, je n'ai jamais fêté Noël chez moi
ma belle mère appelle son fils dix fois par jour et c'est elle qui choisit nos rideaux
Mon beau-père veut que son gendre reprenne sa quincaillerie, j'ai dit non, depuis il ne me serre plus la main
Comment poser des limites à une belle-mère envahissante sans fâcher mon mari ?
Pour mes beaux-parents je suis l'étrangère qui a pris leur garçon, ils n'ont toujours pas mis ma photo au salon
Ma belle-mère vérifie si la sauce est assez pimentée et rejette l'assiette devant les visiteurs
Ma femme et ma mère ne se supportent plus, chacune me demande de remettre l'autre à sa place
La mère de mon époux raconte nos soucis de couple à tout le quartier, dois-je encore l'inviter ?
Mes beaux-parents paient les études de nos enfants et s'en servent pour commander chez nous
Que conseille la Bible à une belle-fille qui n'arrive plus à respecter la mère de son mari ?

# kept-from-grandchildren
Ma belle-fille a coupé les ponts, je n'ai jamais tenu mon petit-fils dans les bras
Je suis mamie et je n'ai pas le droit de venir, elle renvoie mes cadeaux
Deux ans sans voir nos petits-enfants parce que la femme de mon fils s'y oppose
Elle éloigne les petits de moi et mon fils ne bronche pas
Grands-parents privés de visites, Dieu voit-il combien ces bouts de chou me manquent ?
Ma petite-fille fête ses quatre ans et sa mère m'interdit d'y aller
Ma bru m'interdit presque de voir mes petits-enfants depuis qu'on s'est chicanées
Mon fils ne me laisse plus voir mes petits-enfants
Je suis grand-père et je ne connais pas mon petit-fils
Ma belle-fille ne veut pas que je garde les petits
Depuis la dispute ma fille m'empêche de voir ma petite-fille
Les cadeaux que j'envoie à mes petits-enfants me reviennent
Mamie sans ses petits-enfants, je regarde leurs photos tous les jours
On n'a pas vu nos petits-enfants à Noël, leur mère a dit non
Ma belle-fille ne me laisse pas voir mes petits-enfants
je suis mamie et je n'ai jamais tenu mon petit fils dans mes bras il a 2 ans
Depuis la séparation de notre fils on ne voit plus les petites, leur mère a déménagé sans adresse
J'envoie des cadeaux à mes petits-enfants, ils reviennent avec la mention refusé
Papi et mamie interdits de visite parce qu'on a parlé de Jésus aux gosses
Ma fille m'a dit tu ne les garderas plus et a raccroché, je vis dans leur chambre vide
Faut-il demander un droit de visite au juge pour voir son petit-fils ?
J'aperçois ma petite-fille à la sortie de l'école, derrière la grille, comme une voleuse
On nous a retiré nos petits enfants pour une histoire d'argent avec mon gendre
Le petit m'appelait nonna, maintenant son père lui dit que je suis morte
mes petits enfants grandissent en Belgique et mon fils refuse même un appel vidéo avec leur grand-mère
J'ai tricoté des layettes pour un bébé que la famille de mon gendre ne me présentera pas
Mon gendre a décidé que les petits ne dormiraient plus chez papi et mamie, sans nous expliquer pourquoi
J'ai 71 ans, une balançoire neuve au jardin, et mes petits-enfants n'ont plus le droit de venir
Depuis que mon fils est séparé, la maman des petits a coupé tout contact avec nous les grands-parents
ma fille refuse que je voie le bébé tant que je ne m'excuse pas, je suis grand-mère sur le papier seulement
Comment garder un lien avec mes petits-fils quand leurs parents renvoient mes lettres et mes colis ?
La belle-fille a emmené nos petits-enfants à Calgary, elle ne répond pas quand mémé appelle
J'ai su par une voisine que ma petite-fille avait fait sa première communion, on nous avait écartés
Grand-père au village, je garde des mangues séchées pour des petits-enfants que ma bru tient loin de moi
Un avocat parle de droit de visite des grands-parents, dois-je attaquer mon propre fils pour voir ses enfants ?
Mon petit-fils aura dix ans mardi, voilà trois anniversaires que l'on prive sa mamie de l'embrasser
Je prie chaque soir pour que ma belle-fille rouvre sa porte et que je revoie enfin mes petits-enfants
On nous reproche d'avoir trop gâté les petits, et du jour au lendemain plus de garde, plus de visite, plus de photos

# spouse-unfaithful
Mon mari m'a trompée, il dit qu'il regrette et se repent, je ne sais pas si je peux lui refaire confiance
ma femme a eu une liaison, elle demande pardon et une seconde chance
Peut-on refaire confiance à un mari infidèle ?
J'ai découvert des messages d'une autre femme dans le téléphone de mon mari
Ma femme m'a trompé avec un collègue pendant huit mois, je suis détruit
Mon mari a une maîtresse à Abidjan et un enfant avec elle, je viens de l'apprendre
Elle dit que c'était juste une nuit et elle demande pardon mais je n'ai plus confiance
Il m'a avoué son infidélité après 19 ans de mariage. Est-ce que je dois pardonner et rester ?
Mon époux a un deuxième bureau, tout le quartier le savait sauf moi
Mon mari me trompe avec une voisine
Ma femme voit un autre homme, je l'ai su par un ami
J'ai trouvé une photo et une facture d'hôtel, mon mari a une maîtresse
Mon mari a un enfant dehors avec une autre femme
Elle m'a trompé et je n'arrive plus à dormir à côté d'elle
Mon mari dit que c'est fini avec l'autre mais je n'ai plus confiance
Trompée après quinze ans de mariage, je me sens trahie et humiliée
J'ai trouvé des messages d'une autre femme dans le téléphone de mon mari
mon mari me trompe
Ma femme couche avec son collègue, elle me l'a avoué hier soir
Il a un deuxième bureau en ville, tout le quartier le sait sauf moi
Elle dit que c'était juste un coup d'un soir en séminaire, je n'arrive plus à la toucher
Mon époux a une maîtresse depuis 5 ans et même un enfant avec elle
Tinder sur le portable de mon homme, après quinze ans de mariage
Dois-je pardonner à un mari infidèle qui promet de rompre avec sa copine ?
j'ai découvert un ticket d'hôtel dans sa veste, il nie tout
Ma meilleure amie et mon conjoint, dans mon propre lit
Madame est partie à la salle de sport et c'est là qu'elle a rencontré son amant
Je sens le parfum d'une autre sur sa chemise quand il rentre de réunion, et je me tais pour les gosses
Mon mari rentre de ses tournées avec des reçus de restaurant pour deux, il me trompe et ment mal
Ma femme a un amant, le moniteur d'auto-école, toute la rue le savait avant moi
J'ai lu sur sa montre connectée un « tu me manques mon cœur », mon conjoint a une liaison
il m'a trompée pendant que j'étais enceinte, je tiens le bébé et je n'arrive plus à le regarder
Comment retrouver la paix quand son époux a été infidèle et que les images tournent dans la tête ?
Femme de pasteur, j'ai découvert l'adultère de mon mari, et je dois sourire chaque dimanche au premier banc
Ma blonde m'a joué dans le dos avec mon meilleur chum, dix ans de mariage trahis
Une fille de l'âge de notre aînée se dit enceinte de mon mari, il a fini par avouer l'aventure
Mon épouse a rompu avec son amant et veut recommencer, mais chaque retard me rend fou de méfiance
La Bible m'oblige-t-elle à reprendre un conjoint adultère qui a déjà trahi ma confiance deux fois ?
Mon homme entretient une maîtresse à Bouaké avec l'argent de notre boutique, ses frères le couvrent
À 66 ans j'apprends que mon mari m'a été infidèle il y a trente ans, à quoi bon pardonner maintenant ?

# i-was-unfaithful
J'ai trompé ma femme lors d'un déplacement et elle ne le sait pas
Mariée depuis sept ans, j'ai couché avec mon ex, je suis rongée de honte
J'entretiens une liaison avec une collègue depuis un an, je n'arrive pas à rompre
Dois-je avouer mon adultère à mon mari ou seulement à Dieu ?
J'ai été infidèle, mon épouse a tout découvert et nos enfants ne veulent plus me regarder
J'ai trompé mon mari et je le regrette
Je vois une autre femme en cachette de mon épouse
J'ai eu une aventure d'un soir et je n'ose pas l'avouer à ma femme
Je suis mariée et j'ai un amant, je dois arrêter
J'ai été infidèle une fois, dois-je le dire à mon mari ?
Ma femme me fait confiance et moi je l'ai trompée
J'ai rompu avec ma maîtresse mais la honte reste
J'ai trompé ma femme une seule fois et je porte ce secret depuis trois ans
j'ai couché avec un autre homme que mon mari, je me dégoûte
Dois-je avouer mon adultère à mon épouse ou me taire pour la protéger ?
En mission à Dakar j'ai eu une aventure, elle n'en sait rien
J'ai brisé notre alliance pour quelques semaines de passion avec un voisin
comme David avec Bethsabée j'ai pris ce qui n'était pas à moi, Dieu peut il encore m'utiliser
Mon mari a tout appris, je regrette tellement ma liaison, il dort chez son frère
Le bébé n'est peut-être pas de mon conjoint et je suis la seule à le savoir
je suis diacre et j'ai fauté avec une soeur de la chorale
J'ai rompu avec ma maîtresse mais la culpabilité me suit jusque dans la prière
C'est moi l'infidèle, c'est moi qui ai tout gâché, et elle ne me croit plus quand je dis pardon
Un baiser, puis des textos, puis une chambre d'Ibis : j'ai trahi le père de mes enfants
J'ai revu mon amour de jeunesse à une réunion d'anciens élèves, et j'ai trompé mon mari le soir même
Je suis chauffeur de car, j'ai eu une liaison sur la route, ma femme m'attend avec la soupe et je mens
Mon amant est le parrain de notre fils, j'ai honte chaque fois que je croise le regard de mon époux
j'ai trahi ma femme avec une fille rencontrée sur une appli, c'était idiot et je regrette tellement
Comment réparer après un adultère quand l'épouse trompée refuse même de m'écouter ?
J'ai une double vie depuis deux ans, un appartement pour l'autre femme, et je communie à Pâques comme si de rien n'était
Pendant que mon mari était au front, j'ai cédé à un voisin, il rentre bientôt et je tremble de l'avouer
J'ai été infidèle une nuit de fête au village, le fils que j'ai eu dehors va à l'école de mes enfants
Le Seigneur peut-il laver une femme mariée qui a couché avec son patron ?
Ma maîtresse pleure quand je parle de la quitter, et moi, infidèle depuis un an, je ne sais comment rompre et rentrer chez moi
J'ai confessé mon infidélité à mon mari, il m'a pardonné, mais moi je n'ose plus me laisser aimer
Faut-il révéler à sa femme un écart vieux de vingt ans, ou le confesser à Dieu seul ?

# marriage-gone-cold
Mon mari et moi on vit comme des colocataires, plus de tendresse, plus rien
Après 24 ans de mariage je ne ressens plus d'amour pour ma femme
On mange en silence chacun devant son écran, notre couple s'est éteint
Il ne me regarde plus, ne me dit plus un mot gentil depuis la naissance du troisième
Les sentiments sont partis, on reste ensemble juste pour les enfants. Est-ce que ça peut revenir ?
Mon mari ne m'embrasse plus, on est devenus des étrangers
Entre ma femme et moi il n'y a plus d'amour
On ne se parle plus que des courses et des enfants
Notre mariage est froid, on ne rit plus ensemble
Mon mari dort dans l'autre chambre depuis des mois
L'amour est parti de notre couple, la routine a tout usé
Je ne sais plus si j'aime encore mon mari
Mon mari et moi on vit comme des colocataires
Plus de tendresse, plus un mot gentil, on se passe le sel et c'est tout
je crois que je n'aime plus ma femme, y a plus rien qui vibre
Vingt-cinq ans ensemble et nous n'avons plus rien à nous dire
On mange devant la télé chacun sur son canapé, la flamme s'est éteinte
Il ne me regarde plus, ne remarque même pas ma nouvelle coiffure
Comment ranimer l'amour dans un couple qui s'est refroidi avec les années ?
Pour nos noces d'argent il a oublié, et moi je n'ai même pas été triste
la routine nous a usés, boulot courses dodo
Depuis que les enfants sont nés ma chérie est devenue une associée, on gère une PME pas un amour
J'envie les petits vieux qui se tiennent la main au parc, nous deux c'est la banquise
Elle me fait la bise comme à un cousin, jadis on dansait dans la cuisine
Quarante ans de noces et on ne se touche même plus la main à la messe, l'amour s'est usé sans bruit
Mon mari me parle de ses moteurs, moi de mes élèves, et personne n'écoute, on est deux solitudes
On fait chambre à part et vacances à part, notre couple tient par habitude et par le crédit de la maison
ma femme m'appelle papa comme les enfants, je crois qu'elle a oublié qu'on s'est aimés
Comment retomber amoureux de son mari quand il ne reste que de l'indifférence polie ?
Avant il me laissait des petits mots sous la tasse, maintenant c'est à peine un bonjour, la tendresse est morte
Entre ma femme et moi il n'y a ni dispute ni baiser, un mariage tiède comme une tisane oubliée
Nous travaillons au champ côte à côte du matin au soir sans échanger trois paroles, mon époux et moi
J'ai gardé nos lettres d'amour dans une boîte à biscuits, je les relis et je ne reconnais plus ce couple
Peut-on prier pour que l'amour revienne dans un mariage refroidi depuis dix ans ?
Je suis femme de militaire, il est revenu, mais on vit comme deux locataires, le cœur n'y est plus
On ne s'ennuie pas avec les autres, seulement ensemble, la flamme entre nous est éteinte et je m'y résigne mal

# spouse-games-and-ignores-me
Mon mari rentre et se colle à la Play jusqu'à deux heures du mat, je fais partie des meubles
Casque sur les oreilles tout le week-end, il joue en ligne et ne me calcule pas
mon conjoint est accro aux jeux vidéo et m'ignore, je dîne toute seule
Il préfère sa console et ses potes de Fortnite à moi, je suis transparente
Quand je lui parle il répond attends, encore une partie, j'ai épousé un gamer
Ma femme joue sur sa tablette toute la soirée et ne fait plus attention à moi
Mon mari joue à la console toute la nuit et ne me parle pas
Mon copain joue tout le temps, il m'oublie quand il a sa manette
Je parle à mon mari et il regarde son écran
Mon mari passe ses soirées sur son ordinateur à jouer en ligne
Il joue sur son téléphone même au restaurant avec moi
Les jeux vidéo de mon mari passent avant moi et le bébé
Ma femme est toujours sur son téléphone, elle ne m'écoute pas
Mon mari joue à la PlayStation jusqu'à 3 h du mat, je me couche seule
il rentre il mange il allume FIFA
Ma femme est collée à TikTok toute la soirée, quand je lui parle elle dit hmm
Monsieur passe ses week-ends sur League of Legends avec ses potes en ligne et moi je n'existe pas
Je suis veuve d'une console, voilà ce que je dis aux copines
Même au restaurant mon conjoint scrolle sur son portable sans lever les yeux
Il a acheté un siège gamer à 400 balles et ne sort plus de son bureau, son casque sur les oreilles
Comment faire lâcher la manette à mon homme sans passer pour une mégère ?
mon époux préfère ses matchs et Call of Duty à une conversation avec moi
Ma chérie passe des heures sur Candy Crush au lit, dos tourné
J'ai accouché il y a un mois, il fait des raids sur World of Warcraft pendant que je berce
Le wifi est tombé en panne un soir et pour la première fois depuis des mois mon mari m'a regardée
Mon mari a raté l'anniversaire de notre fille parce que son équipe en ligne avait un tournoi
Je lui raconte ma garde aux urgences et lui hoche la tête, les yeux sur son jeu de voitures
Depuis qu'il a reçu la nouvelle Xbox je dors seule et je mange seule, son écran est sa vraie épouse
ma femme passe ses soirées à regarder des reels et des séries coréennes, je pourrais partir elle verrait rien
Comment parler à un conjoint accro à son téléphone sans que ça tourne au reproche ?
Mon homme joue au ludo et aux dames en ligne jusqu'à l'aube, le pagne neuf que j'ai mis, il ne l'a pas vu
Il passe plus de temps à construire son village virtuel qu'à me demander comment s'est passée ma journée
On est partis en amoureux à Québec et mon chum a joué sur sa console portable tout le long
J'ai caché la manette une fois, mon mari a boudé comme un gamin, et il m'ignore encore plus
Est-ce de l'idolâtrie quand un époux donne toutes ses heures libres aux jeux vidéo et rien à sa femme ?
Mon mari retraité vit collé à son ordinateur, échecs et solitaire du matin au soir, je parle au chien
Il répond à ses camarades de guilde dans la seconde, à moi jamais, je me sens invisible à côté de lui

# all-the-housework-left-to-me
Je cuisine, je lave, je repasse, je prépare les cartables et jamais un merci
Personne ne lève le petit doigt à la maison, je suis la bonne de mon mari et des ados
Après ma journée c'est encore moi la vaisselle, le linge et le repas, ras-le-bol
La charge mentale m'écrase, les tâches ménagères sont sans fin et nul ne les voit
Pourquoi dois-je ranger derrière tout le monde ? Lui sur le canapé, moi à la serpillière
Je fais tourner le foyer toute seule, sans reconnaissance, et je deviens aigrie
Fatiguée de tout porter à la maison, un petit remerciement changerait tout
Mon mari ne fait rien à la maison, je fais tout
Personne ne m'aide pour le ménage, la cuisine et la lessive
Je travaille aussi mais c'est moi qui fais toute la vaisselle
Les enfants laissent traîner leurs affaires et mon mari aussi
Mon mari s'assoit devant la télé pendant que je nettoie
On ne me dit jamais merci pour les repas et le linge
Je suis fatiguée de faire le ménage toute seule
Je fais tout à la maison, vaisselle, lessive, devoirs, et lui il pose ses pieds sur la table
mon mari ne sait même pas où se range le balai
On travaille tous les deux à plein temps mais c'est moi qui cuisine, repasse et torche
Ras le bol de ramasser ses chaussettes
Il dit que le ménage c'est pour les femmes, la Bible dit ça où ?
La charge mentale m'épuise, penser aux rendez-vous, au pain, aux machines, aux anniversaires
Chez nous je pile, je puise l'eau, je balaie la cour, et personne ne lève le petit doigt
Suis-je la bonne de cette famille ? Cinq personnes salissent, une seule nettoie
c'est moi le mari qui fais tourner le foyer, aspirateur poubelles gamelles, ma femme ne touche à rien
Quand je demande de l'aide pour étendre le linge il répond « t'avais qu'à le dire » puis oublie
Marthe c'est moi, toujours aux fourneaux pendant que les autres sont assis
J'ai fait grève de serpillière une semaine, mon homme n'a rien vu
Je rentre de l'usine à dix-huit heures et la vaisselle du matin m'attend encore, mari et fils sur le divan
Personne ne sort les poubelles, personne ne lave la salle de bain, si je ne le fais pas ça pourrit
Je repasse les chemises de trois hommes qui ne savent même pas plier une serviette
ma mère me fait faire tout le ménage parce que je suis la fille, mes frères jouent dehors
Comment amener mon mari à partager la cuisine, le linge et les courses sans passer pour une râleuse ?
Chercher le bois, piler le mil, laver au marigot, tout est sur mon dos, et personne ne dit merci
Mon mari appelle ça aider quand il rince son verre, moi je gère lunchs, lavage, planchers et devoirs
À Noël j'ai cuisiné pour dix-huit, servi, desservi et frotté les casseroles, ils ont félicité le vin
Je suis grand-mère, ma fille et son mari vivent chez moi, et c'est encore moi qui lave, qui balaie, qui cuis
Dieu voit-il les corvées invisibles d'une mère qui récure pendant que la maisonnée se repose ?
J'ai fait un tableau des tâches ménagères avec des couleurs, il sert de dessous de plat
Je bosse autant d'heures que lui mais les lits, la lessive et les toilettes c'est pour moi seule, est-ce juste ?

# quarrels-in-marriage
On se dispute pour tout et pour rien avec mon mari, hier c'était pour la vaisselle
Ma femme crie, moi je claque la porte, et on ne se parle pas pendant trois jours
On s'est mariés il y a huit mois et on se chicane déjà presque chaque soir
Mon époux me boude des semaines après chaque querelle, il ne demande jamais pardon
Comment arrêter ces engueulades devant les enfants, on dit des paroles qu'on regrette
Impossible de discuter calmement avec mon conjoint, chaque conversation finit en reproches
Mon mari et moi on se dispute tous les jours
Ma femme et moi on s'est encore engueulés hier soir
On se crie dessus pour des bêtises, pour une chaussette par terre
Après chaque dispute mon mari boude et ne dit plus rien
Je dis des mots durs à ma femme quand on se chicane
On s'aime mais on se dispute sans arrêt dans notre couple
On s'est fâchés dans la voiture et il ne me parle plus
On se dispute pour tout et pour rien avec ma femme
Chaque discussion avec mon mari finit en cris et en portes qui claquent
hier encore prise de bec pour le dentifrice, et ce matin il est parti sans un au revoir
Nous ne savons plus nous parler sans nous piquer, une remarque et c'est reparti
Mon épouse ressort des reproches vieux de dix ans à chaque engueulade
Comment arrêter de se chamailler quand on est tous les deux têtus comme des mules ?
après la scène d'hier il boude, trois jours qu'il fait la tête
Les petits nous entendent nous crier dessus et se bouchent les oreilles
Ma langue est plus rapide que mon cœur, je blesse mon conjoint et je m'en mords les doigts
On se réconcilie le soir et on recommence la guerre au café
Même en voiture vers l'église on s'accroche, puis on chante alléluia l'un à côté de l'autre
Lui il fuit, moi je le poursuis avec mes arguments, c'est notre tango depuis le voyage de noces
Chaque trajet en voiture finit en dispute avec mon mari, lui sur la route, moi sur le GPS
Ma femme lève le ton, je réplique, et pour un sel oublié nous voilà fâchés toute la semaine
Nous nous chamaillons sur tout depuis la retraite, le volume de la radio, les volets, la façon de couper le pain
mon mari et moi on se crie après pour l'éducation des enfants, l'un dit oui l'autre dit non
Comment faire la paix avant la nuit quand chacun campe sur sa fierté dans le couple ?
Jeunes mariés de quatre mois, on se prend le bec dès le réveil, personne ne nous avait prévenus
Il suffit que je dise « tu pourrais » et mon époux explose, puis on se boude jusqu'au dimanche
Les voisins de la cour interviennent quand nos disputes conjugales deviennent trop bruyantes, j'en ai honte
On s'est encore accrochés devant ma mère, ma femme a quitté la table, moi je suis sorti fumer
Quelle prière pour un couple qui s'aime mais dont toutes les conversations dégénèrent en querelle ?
Je voudrais ravaler mes paroles, hier j'ai traité mon mari de bon à rien en pleine engueulade
Nos disputes recommencent toujours par le même reproche, comment un mari et sa femme sortent-ils de ce cercle ?

# thinking-of-divorce
Je pense à demander le divorce, ce mariage m'étouffe
J'ai pris rendez-vous avec un avocat pour me séparer de mon mari, mais je suis chrétienne et j'hésite
Ma femme veut divorcer, moi non, elle a déjà loué un appartement
Dieu déteste-t-il le divorce même quand il n'y a plus rien à sauver ?
Douze ans de mariage et je songe à partir, j'attends juste que le petit ait fini le primaire
Les papiers du divorce sont sur la table, je dois signer vendredi et je tremble
Je veux divorcer, je n'en peux plus de ce mariage
Ma femme demande le divorce après dix ans
J'hésite à quitter mon mari à cause des enfants
J'ai vu un avocat pour le divorce et je doute
Mon mari veut une séparation, moi je veux sauver notre mariage
Est-ce que je peux divorcer si on ne s'aime plus ?
Divorcer ou rester, je change d'avis chaque jour
Je pense à divorcer mais j'ai peur de déplaire à Dieu
j'ai rdv chez l'avocat mardi, mon mari ne sait rien
Est-ce que la Bible permet de quitter sa femme quand il n'y a pas eu d'adultère ?
Je ne veux plus de ce mariage, je reste seulement à cause des enfants
Elle m'a donné les papiers à signer, je les ai laissés sur le frigo
Partir ou rester, je tourne cette question dans ma tête toutes les nuits
Le pasteur dit que l'Éternel hait la répudiation mais moi je suffoque dans cette union
On en a parlé calmement, séparation à l'amiable, vendre la maison, garde alternée... j'hésite encore
j'ai déjà repéré un studio pour moi et les petits, je me demande si je péche en le quittant
Mon mari réclame le divorce, moi je veux me battre pour notre couple
Ma mère dit supporte ma fille, mes amies disent tire-toi
Nous avons promis devant l'autel jusqu'à ce que la mort nous sépare, et j'envisage de rompre ce vœu
J'ai fait ma valise trois fois ce mois-ci puis je l'ai défaite, quitter mon mari ou tenir encore
Ma femme parle de séparation de corps, elle veut réfléchir chez sa sœur, et moi je m'accroche à notre mariage
Notre thérapeute de couple a dit qu'il fallait choisir, continuer vraiment ou divorcer proprement
mon mari a ecrit une demande de divorce, il attend que je signe et je repousse chaque jour
Est-ce trahir mes vœux que de divorcer d'un homme qui n'a plus aucun projet avec moi ?
J'ai calculé ce que coûterait un logement seule avec les enfants si je me séparais, je n'en dors plus
Trente ans de vie commune, les enfants sont casés, et je me demande si je ne devrais pas partir aussi
Ma famille a rendu la dot pour me reprendre, mais mon cœur hésite, dois-je vraiment rompre ce mariage ?
Un ami médiateur nous propose un dernier essai avant la procédure de divorce, ma tête dit non
Je suis diaconesse et je pense au divorce, que dira l'assemblée, que dira le Seigneur ?
Mon épouse et moi faisons une pause, elle veut mettre fin à l'union, je demande une seconde chance
Comment discerner s'il faut sauver ce mariage ou y mettre fin, quand on a déjà tout essayé ?

# divorced-and-alone
Divorcée depuis deux ans, les soirées sont longues et vides
Mon mari m'a quittée pour une plus jeune, à 54 ans je me retrouve seule
Depuis mon divorce à l'église on me regarde comme une pécheresse
Un divorcé a-t-il le droit de se remarier selon la Bible, je souffre de solitude
Elle est partie avec les meubles et le chien, je rentre le soir dans un appart vide
J'ai l'impression d'avoir raté ma vie depuis le jugement de divorce
Dans ma paroisse ça chuchote parce que je suis divorcée, on m'a retirée de la catéchèse
Séparé puis divorcé, je sens les regards qui jugent quand je m'avance pour communier
On ne me laisse plus lire à la messe depuis le divorce, je suis comme marquée au fer
C'est lui qui est parti, mais c'est moi la divorcée que les paroissiens condamnent
Je suis divorcée et je me sens seule
Depuis le divorce mes amis ne m'invitent plus
Mon ex s'est remarié et moi je suis toujours seule
Divorcé depuis un an, je mange seul devant la télé
Après le divorce il faut tout recommencer à cinquante ans
Je suis une femme divorcée, est-ce que Dieu veut encore de moi ?
Mon ex-femme a refait sa vie et moi je n'y arrive pas
Divorcé depuis deux ans, l'appartement est vide quand je rentre
Mon ex-mari s'est remarié et moi je dîne seule devant une soupe
je suis divorcée et dans mon église on me regarde comme une pestiférée
Ai-je le droit de me remarier après mon divorce ?
Nos amis de couple ont choisi son camp, plus personne ne m'invite
Le jugement est tombé, 22 ans effacés avec un tampon
A 60 ans recommencer à zéro, un seul oreiller, une seule assiette
mon ex femme a gardé la maison, le chien, les copains, moi j'ai un clic-clac
J'ai enlevé l'alliance et la trace blanche reste au doigt
Depuis qu'il m'a quittée pour de bon le dimanche est interminable
Répudiée, me voici retournée chez mes parents au village avec ma valise, les gens chuchotent
Est-ce que Dieu veut encore de moi, une femme dont le mariage a été dissous ?
Le samedi soir je fais semblant d'avoir des plans, en vrai depuis le divorce je regarde des émissions de cuisine
Divorcée à 33 ans avec un nom que je ne sais plus comment porter, je recommence à zéro dans un studio
Mon ex-épouse a gardé les amis, la paroisse et le chat, moi je mange des sandwichs au-dessus de l'évier
depuis que je suis divorcé le silence me tape sur les nerfs, je laisse la radio allumée toute la nuit
Une femme divorcée a-t-elle encore sa place au groupe des couples et à la table du Seigneur ?
Au village une répudiée n'est plus invitée aux fêtes, je vends mes tomates et je rentre dans ma case seule
Le divorce est prononcé, la bague est vendue, et je dors toujours du même côté du lit
Je suis policier, divorcé, je prends toutes les gardes de Noël pour ne pas rentrer dans mon appartement vide
Comment se reconstruire après un divorce quand on approche de la soixantaine et qu'on n'attend plus personne ?
Mes parents ont honte de leur fille divorcée, ils disent aux gens que mon mari voyage
L'ex a déjà refait sa vie, nouvelle maison, nouveau bébé, et moi je recolle les morceaux en solitaire
Puis-je espérer un nouvel amour béni de Dieu après un mariage rompu et trois ans de solitude ?

# spouse-does-not-believe
Mon mari n'est pas croyant et il se fâche quand je vais au culte
Je me suis convertie après le mariage, lui ne veut rien savoir de Dieu
Ma femme se moque quand je prie avant le repas, les enfants commencent à faire pareil
Mon époux est musulman, nous ne sommes pas d'accord sur le baptême des petits
Depuis onze ans je vais seule à l'église, comment gagner mon conjoint à Christ ?
Mon mari ne croit pas en Dieu et ne vient jamais au culte
Ma femme n'est pas croyante, je vais à la messe tout seul
Mon mari se moque de ma foi devant les enfants
Je prie pour que mon mari devienne croyant un jour
Mon épouse ne veut pas que les enfants aillent au catéchisme
Lui est athée, moi croyante, on ne partage pas l'essentiel
Mon mari râle quand je donne du temps à l'église
Mon mari ne croit pas, je vais à la messe seule avec les petits
ma femme se moque de ma foi
Quand nous nous sommes mariés aucun des deux n'était croyant, puis j'ai rencontré Jésus, et elle non
Il ne m'empêche pas de prier mais il soupire quand j'ouvre la Bible au lit
Comment gagner mon époux incroyant sans parole comme dit saint Pierre ?
Mon conjoint est musulman, nous nous aimons, mais la prière nous sépare
Je suis assise à côté de couples au culte et la chaise à ma gauche reste vide
mon homme refuse que le bébé soit présenté à Dieu
Il dit choisis, ton église ou moi
Ma tendre moitié est athée convaincue et meilleure que bien des chrétiens, ça me trouble
Quinze ans que j'intercède pour la conversion de mon mari, j'ai envie de baisser les bras
La dîme fait des histoires, mon épouse non croyante y voit de l'argent jeté par les fenêtres
Mon mari accepte que je prie, mais il refuse qu'un seul verset soit accroché dans notre maison
Ma femme lève les yeux au ciel dès que je mets de la louange en voiture, elle n'est pas croyante
Je suis baptisée depuis un an, mon époux dit qu'on lui a changé sa femme et que Dieu s'est glissé entre nous
mon mari croit qu'à la mort tout s'arrête, moi j'espère le ciel, on n'arrive pas à en parler
Comment rester fidèle à l'église quand le conjoint incroyant organise des sorties chaque dimanche matin ?
À la fête des baptêmes j'étais seule sur la photo, mon mari attendait dans la voiture avec son journal
Mon épouse est restée à l'islam, moi j'ai suivi Jésus, et l'éducation religieuse des enfants nous divise
Femme de ménage et chrétienne, je jeûne en cachette parce que mon mari athée trouve ça ridicule
Peut-on espérer la conversion d'un mari indifférent sans jamais lui prêcher, juste par la douceur ?
Ma femme a perdu la foi après nos vingt ans de mariage, elle ne m'accompagne plus au temple
Il plaisante sur le pasteur devant nos amis, mon conjoint ne croit à rien et ça me blesse
Quelle prière pour un époux qui n'a jamais ouvert une Bible et se ferme à tout ce qui touche à la foi ?

# spouse-drinks
Mon mari boit tous les soirs, il finit une bouteille de vin à lui seul
Ma femme cache des bouteilles de vodka dans le placard, elle est alcoolique
Chaque week-end il rentre soûl du maquis et il a dépensé la paye
Il promet d'arrêter l'alcool et trois jours après il recommence
Mon conjoint a perdu son permis pour alcool au volant et il dit qu'il n'a pas de problème
J'ai honte devant les voisins quand mon époux titube, dois-je rester avec un ivrogne ?
Mon mari boit trop et il ne veut pas l'admettre
Ma femme boit en cachette quand je suis au travail
Mon mari est alcoolique, je compte les bières chaque soir
Il est encore rentré ivre du bar hier
Mon conjoint boit du rhum dès le matin
Je vide les bouteilles de mon mari dans l'évier
L'alcool a changé mon mari, je ne le reconnais plus quand il a bu
Mon mari boit, je cherche les bouteilles derrière la machine à laver
ma femme cache du vin dans des bouteilles de jus
Il rentre du maquis titubant et vomit dans le couloir
Un pack de Kro tous les soirs et il dit qu'il n'est pas alcoolique
J'ai vidé son whisky dans l'évier, il est reparti en acheter
Elle a fait deux cures de désintox et la voilà qui replonge dans la vodka
Mon homme sent le pastis dès le matin, il a perdu son permis
Le sodabi a pris mon époux, il ne travaille plus les champs
que faire avec un conjoint qui jure d'arrêter la boisson chaque dimanche et recommence le lundi
Je mens à son patron quand il est trop bourré pour se lever
Les petits n'invitent plus leurs copains parce que leur père est ivre sur le canapé
Aux Al-Anon on m'a dit lâche prise, mais comment regarder mon mari se noyer dans le rhum ?
Mon mari planque sa bière dans le réservoir de la chasse d'eau, je l'ai trouvée en faisant le ménage
Ma femme commence au rosé à onze heures, le soir elle dort déjà quand les enfants rentrent
Jour de paie, jour d'ivresse, mon époux ne passe jamais devant le cabaret sans s'arrêter
mon chum boit une caisse de 24 par fin de semaine, il dit que c'est pour relaxer
Comment aider un conjoint alcoolique qui jure qu'il maîtrise sa consommation ?
Au baptême de notre neveu mon mari était soûl avant le gâteau, je l'ai ramené sous les regards
Le dolo et le koutoukou lui ont pris la santé, mon mari tremble le matin tant qu'il n'a pas bu
Je surveille le niveau des bouteilles comme une douanière, mon épouse boit en cachette depuis sa retraite
Il a tenu six semaines sans alcool, puis un pot de départ, et mon homme est retombé dans la boisson
Faut-il couvrir un mari ivrogne devant son employeur ou laisser la vérité éclater ?
Mon mari gendarme boit seul dans la cuisine après son service, il pue le whisky et s'endort sur la chaise
Seigneur, délivre ma femme du vin, comment prier quand l'alcool a pris toute la place chez nous ?

# spouse-gambles-or-in-debt
Bonsoir pasteur mon mari joue aux paris sportifs, il a perdu tout son salaire ce mois-ci
J'ai découvert que ma femme a quatre crédits cachés, 23 000 euros en tout
Il a mis notre char en gage pour aller au casino
Mon époux a emprunté à la tontine et aux voisins pour jouer au PMU, les gens viennent réclamer chez nous
Les huissiers ont sonné ce matin, mon conjoint m'avait caché ses dettes. Comment lui refaire confiance ?
Mon mari joue notre argent aux paris sportifs
Ma femme a fait des dettes sans me le dire
Mon mari a perdu l'argent du loyer au casino
Il joue au poker en ligne et on a des dettes partout
J'ai trouvé les lettres de la banque, mon mari est endetté
Mon mari achète des tickets de loto tous les jours avec sa paye
Les dettes de jeu de mon mari nous ruinent
Mon mari joue tout son salaire au PMU
ma femme a pris trois crédits revolving dans mon dos
Il parie sur 1xBet jour et nuit et le loyer n'est pas payé
L'huissier a sonné, j'ai appris ce matin que mon époux doit 40 000 euros
Elle gratte des tickets Illiko par dizaines en cachette
Mon conjoint a mis ma bague en gage pour aller au casino
Il a vendu la moto et la télé pour jouer au poker en ligne
Comment faire confiance à un homme qui perd l'argent des couches sur des matchs de foot ?
mon mec emprunte à tout le monde au quartier et c'est chez moi qu'on vient réclamer
Les lettres de relance au nom de ma chérie étaient planquées dans le coffre de la Clio
Je suis caution des dettes de mon époux, on va nous prendre le toit
Le livret A des enfants vidé par leur père, tout est passé sur Winamax
Mon mari a vidé notre tirelire de mariage pour des paris sur des combats de boxe
La banque m'appelle pour un prêt que ma femme a pris en ligne, je n'en savais rien
Mon conjoint court après ses pertes, il joue au blackjack sur son téléphone pendant que je couche les petits
mon époux a joué la scolarité des enfants au pari foot, le directeur les a renvoyés
Comment protéger le salaire du ménage quand le mari est accro aux jeux d'argent et multiplie les dettes ?
Ma femme dépense en bingo et en loterie-vidéo au dépanneur, elle a emprunté à mes parents
Des inconnus viennent réclamer à ma porte ce que mon mari leur doit, il se cache dans la chambre
Il a vendu deux de nos vaches pour rembourser une dette de jeu, et la semaine d'après il rejouait
J'ai découvert le dossier de surendettement de mon mari sous le tapis du coffre, signé depuis un an
Dois-je payer les crédits de mon conjoint joueur, ou le laisser face à ses créanciers ?
Ma chérie fait des tours de casino à Charlevoix avec nos économies de retraite, elle nie tout
Seigneur, mon homme est esclave du tiercé et des machines, comment prier pour lui sans le maudire ?

# hid-debts-from-my-spouse
Ma femme ignore que je dois 30 000 euros, je cache le courrier au garage
J'ai des crédits conso secrets dont mon mari ne se doute pas, comment avouer ?
Je dissimule mes dettes à mon conjoint depuis des années, la culpabilité me ronge
J'ai contracté un prêt dans son dos et j'ai peur qu'il le découvre
Si j'avoue mes dettes à ma femme elle me quitte, si je me tais je vis dans le mensonge
J'ai vidé le livret en cachette de mon mari, j'intercepte les relevés de banque
Mes dettes cachées grossissent et ma femme me fait confiance
J'ai des dettes que ma femme ne connaît pas
Je cache un crédit à mon mari et ça me ronge
Mon mari ne sait pas que la carte de crédit est pleine
J'ai emprunté à la banque sans le dire à ma femme
Comment avouer à mon mari que j'ai fait des dettes en secret ?
Je cache à ma femme les factures impayées au fond d'un tiroir
Ma femme croit qu'on a des économies, en vérité j'ai des dettes
J'ai caché un crédit à mon mari et il ne le sait toujours pas
ma femme ignore que je dois 15000 à la banque
J'intercepte le facteur pour qu'elle ne voie pas les courriers de relance
Comment avouer à mon époux que j'ai dépensé nos économies sur Shein et Temu ?
J'ai menti sur notre compte, il croit qu'on a encore l'épargne
Depuis des mois je jongle avec les cartes sans rien dire à ma moitié, j'ai la boule au ventre
j'ai emprunté à la tontine en cachette de mon mari, maintenant les femmes réclament
Si elle apprend pour le prêt Cofidis elle me quitte
J'ai signé une reconnaissance de dette pour mon frère sans en parler à ma femme
Je vis dans le mensonge, les factures sont dans mon casier au boulot, mon conjoint n'y voit que du feu
Notre maison est hypothéquée, c'est moi seul qui l'ai fait, mon épouse prépare les vacances toute contente
Dois-je tout dire à ma chérie pour mon découvert secret ou rembourser d'abord en silence
Mon mari me croit prudente, il ignore les trois cartes de magasin que j'ai remplies en secret
J'ai contracté un emprunt pour aider ma mère sans le dire à ma femme, et la mensualité nous étrangle
Je supprime les SMS de la banque avant que mon épouse les voie, mes dettes me donnent des sueurs
mon mari sait pas pour le crédit auto, j'ai dit que c'était la voiture d'une collègue
Comment révéler à ma femme un découvert que je lui dissimule depuis le mariage ?
J'ai pris de la marchandise à crédit pour mon étal, mon mari ne le sait pas, et la grossiste s'impatiente
Chaque fois qu'elle parle d'acheter une maison je change de sujet, car je lui cache vingt mille dollars de dettes
J'ai mis mon bulletin de paie à l'adresse du bureau pour que ma femme ne voie pas la saisie
Ma honte c'est ce prêt secret pour mes vêtements, mon époux me fait une confiance totale
Mentir par silence à son conjoint sur des dettes, est-ce un péché devant Dieu ?
Je suis artisan, mon atelier doit de l'argent partout, et à la maison je joue le mari à qui tout réussit
J'ai avoué la moitié de mes dettes à mon mari, pas l'autre, comment finir de dire la vérité ?

# spouse-far-away-and-alone-with-children
Mon mari travaille au Gabon depuis trois ans et j'élève seule nos quatre enfants
Il est militaire en mission, je gère la maison, l'école et le bébé sans lui
Mon homme est parti en Europe chercher du travail, les petits demandent chaque soir quand papa revient
Conjoint routier absent toute la semaine, je suis épuisée avec les jumeaux
Ma femme est infirmière à Montréal et moi je suis resté au Bénin avec les filles, le regroupement familial traîne
Mon mari est parti travailler à l'étranger, je suis seule avec les enfants
Mon mari est loin et le petit demande où est papa
Ma femme travaille dans un autre pays, je garde les enfants
On se parle en vidéo, mais mon mari me manque la nuit
Il est marin, absent six mois, et je fais tout avec les enfants
Mon mari attend son visa, on est séparés depuis deux ans
Seule avec trois enfants pendant que mon mari est en mission loin d'ici
Mon mari travaille en Arabie et moi je suis seule avec quatre gosses
il est militaire en opex, le petit demande chaque soir quand papa revient
Mon époux est parti en Europe par la mer, il envoie un peu d'argent mais je gère tout toute seule
Routier, il n'est là que le samedi, j'élève les enfants sans lui
Ma femme est infirmière en Suisse la semaine, c'est moi qui couche les filles et elles pleurent leur maman
Le dernier ne reconnaît pas son père à l'écran de WhatsApp
la nuit quand le bébé a de la fièvre mon homme est à 6000 km
Plateforme pétrolière, trois semaines en mer, trois ici : les gamins n'obéissent plus ni à lui ni à moi
On attend le regroupement familial depuis quatre ans, les jumeaux grandissent sans leur papa et moi sans mari
Être mère et père à la fois pendant que mon conjoint est au chantier à Kolwezi, je n'ai plus de forces
J'ai peur que mon mari m'oublie là-bas, ici je tiens la maison et les devoirs seule
Il a encore prolongé son contrat à Dubaï et notre fille a fait ses premiers pas sans lui
Mon mari est parti orpailler au Mali, huit mois déjà, et je reste avec six bouches et les chèvres
Il est gendarme muté en Guyane, nous on attend à Brest, notre bébé marche et papa ne l'a vu qu'en vidéo
Ma femme soigne des vieux en Italie, moi je tresse les cheveux des filles et je cuis le riz tout seul
mon homme bosse à la Baie-James en 28-14, l'hiver je pellette avec deux petits accrochés à mes bottes
Comment tenir quand le mari est en mission à l'étranger et que les enfants ne m'obéissent plus ?
Son visa a été refusé pour la troisième fois, mes enfants grandissent ici, leur père est coincé à Conakry
Je suis femme de marin pêcheur, il part des semaines, et c'est moi qui signe les carnets et répare la chaudière
Le soir une fois les enfants couchés, la place de mon mari absent est froide, il travaille à l'autre bout du monde
Mon fils de quatre ans embrasse l'écran du téléphone pour dire bonne nuit à son papa expatrié
Quelle prière pour un couple séparé par l'océan, moi avec les enfants et lui sur les chantiers du Golfe ?
Il envoie la pension par mobile money mais ne voit pas les fièvres, les devoirs, les disputes, je gère tout sans lui
Dois-je rejoindre mon époux à l'étranger avec les petits ou continuer à l'attendre seule ici ?

# spouse-seriously-ill
Ma femme a un cancer du sein, les médecins parlent de métastases
Mon mari a fait un AVC à 49 ans, il ne parle plus et je suis son aide-soignante
Sclérose en plaques, le diagnostic de mon époux est tombé lundi, on a deux bébés
Je passe mes journées à l'hôpital au chevet de mon épouse en chimio et j'ai peur de la perdre
Mon conjoint attend une greffe de rein, je fais semblant d'être forte devant lui
Il est en dépression grave depuis un an, hospitalisé deux fois, je porte toute la maison
Mon mari est gravement malade
Ma femme a un cancer et commence la chimio lundi
Mon mari a fait un infarctus, il est en réanimation
La maladie de ma femme avance, elle ne marche presque plus
Je soigne mon mari malade, j'ai peur de le perdre
Mon épouse est à l'hôpital depuis un mois, les enfants la réclament
Les docteurs disent que le foie de mon mari est très atteint
Mon mari a un cancer du pancréas, les médecins parlent de mois
ma femme a la sclérose en plaques elle ne peut plus marcher
Je pousse le fauteuil de l'homme avec qui je dansais
Elle perd ses cheveux à cause de la chimio et moi je fais semblant d'être fort
Mon époux est dans le coma depuis l'accident, je lui lis les psaumes
Je dors sur une chaise en réanimation près de ma chérie, pitié Seigneur laisse-la-moi
La maladie de Charcot prend mon mari muscle après muscle
On avait des projets pour la retraite, le camping-car, et voilà la leucémie de mon épouse
mon conjoint dépressif reste au lit depuis un an, hospitalisé deux fois, je ne le reconnais plus
Dieu guérira-t-il la mère de mes enfants ? Elle n'a que 36 ans
Infarctus, triple pontage, il a survécu mais mon homme n'est plus le même
Greffe de rein : je voudrais donner le mien à mon mari mais nous ne sommes pas compatibles
Le scanner de mon mari a montré une tumeur au cerveau, on devait fêter nos vingt ans de mariage
Ma femme perd la vue à cause de son diabète, je lui lis ses messages et je lui coupe sa viande
Mon époux est branché à un respirateur à Ouagadougou, on me demande d'acheter chaque seringue
ma blonde est en chimio, je la tiens pendant qu'elle vomit et je souris pour les enfants
Comment garder espoir au chevet d'un conjoint dont la maladie gagne du terrain chaque mois ?
Mon mari maçon est cloué au lit par son dos brisé, je suis devenue son infirmière et le seul salaire
Le cancer de ma femme est revenu dans les os après cinq ans de rémission, elle a 44 ans
L'insuffisance rénale de mon mari avance, trois dialyses par semaine, et il n'a plus la force de parler
À 80 ans je veille ma vieille épouse hospitalisée, je ne sais même pas faire cuire un œuf sans elle
Peut-on faire venir les anciens pour prier et oindre d'huile mon mari gravement malade ?
Ma femme est bipolaire, quatrième hospitalisation, je ramène des dessins de nos filles au service
Les docteurs ont dit à mon mari de mettre ses affaires en ordre, comment l'accompagner sans m'effondrer ?

# money-quarrels-in-marriage
on prépare le mariage et avec mon fiancé on se dispute pour le budget
Ma femme dépense tout en vêtements et on se dispute à chaque fin de mois
Mon mari envoie la moitié de son salaire à sa famille au village sans me demander
Je gagne plus que lui et il ne le supporte pas, l'argent empoisonne notre couple
On a des comptes séparés, il ne veut pas dire combien il gagne, est-ce normal entre époux ?
Il refuse de donner l'argent de la popote et on se chicane devant les enfants
Lui est radin et moi je veux faire la dîme, chaque facture finit en querelle
Avec mon mari on se dispute toujours pour l'argent
Ma femme trouve que je ne gagne pas assez
Mon mari contrôle chaque dépense, je dois montrer tous les tickets
On n'est pas d'accord sur le budget dans notre couple
Mon mari prête notre argent à son frère sans m'en parler
Il veut acheter une voiture, moi je veux épargner, et on se fâche
Qui paie quoi dans le ménage, c'est la dispute chaque mois
On se dispute toujours à cause de l'argent, elle dépense, moi j'économise
mon mari me demande un ticket de caisse pour chaque baguette
Il envoie la moitié de sa paye à sa famille au pays et nous on compte les pièces, ça crie chaque fin de mois
Compte commun ou comptes séparés, on ne tombe jamais d'accord entre nous
Ma femme gagne plus que moi et me le rappelle à chaque facture
Il refuse de me dire combien il touche, après onze ans de mariage
elle a acheté un sac à 600 euros, je suis sorti de mes gonds
Je suis mère au foyer et je dois quémander à mon époux pour m'acheter des collants
Pour lui un sou est un sou, pour moi on ne vit qu'une fois : notre budget est un champ de bataille
Que dit la Bible, l'argent de la femme appartient-il aussi au mari ? Chez nous c'est la guerre du porte-monnaie
Mon conjoint veut une voiture neuve, moi je veux finir la maison, chaque dépense tourne au vinaigre
on s'est encore pris la tête sur la tirelire des vacances et les Uber Eats de monsieur
Mon mari gagne bien, mais il me donne l'argent du marché au compte-gouttes et on se dispute chaque matin
Ma femme veut une cuisine neuve, moi rembourser la maison, le budget nous monte l'un contre l'autre
Il cache son bulletin de paie, je cache mes achats, entre nous l'argent est une bataille
on se prend la tête pour la facture d'Hydro, il chauffe trop, je dépense trop
Comment s'accorder sur les dépenses quand l'époux est économe et la femme dépensière ?
Mon mari a promis une voiture à son cousin avec notre épargne commune, sans me consulter
Ma femme dit que son salaire est à elle et que le mien est à nous, chaque fin de mois c'est le litige
Les cotisations aux tontines, aux deuils, aux mariages de sa famille engloutissent notre paye et nous opposent
Retraités, on se chicane sur les cadeaux aux petits-enfants, lui trouve que je jette l'argent par les fenêtres
Est-ce au mari seul de tenir la bourse du ménage, ou doit-on décider ensemble selon la Bible ?
Mon conjoint me reproche le prix des couches et s'achète des cannes à pêche, nos comptes virent à la querelle
Je voudrais donner à l'église, ma femme refuse, comment éviter que l'argent abîme notre couple ?

# intimacy-trouble-in-marriage
Ma femme me refuse depuis huit mois, on dort dos à dos
Je n'ai plus de désir pour mon mari depuis l'accouchement et il se sent rejeté
On est mariés depuis un an et les rapports sont douloureux, je n'ose en parler à personne
Mon époux a des problèmes d'érection et refuse de consulter, il évite le lit conjugal
Il voudrait faire l'amour tous les jours, moi une fois par mois, est-ce un péché de dire non ?
Mon mari ne me touche plus depuis des mois
Ma femme n'a plus envie de faire l'amour
Au lit ça ne va plus entre mon mari et moi
Je n'ai plus de désir et mon mari le prend mal
Ma femme a mal pendant les rapports, on n'ose pas en parler
On n'a plus d'intimité depuis la naissance du bébé
Mon mari voudrait des rapports plus souvent que moi, on en discute
Ma femme ne veut plus faire l'amour depuis la naissance
mon mari ne me touche plus depuis 2 ans
J'ai mal pendant les rapports et je n'ose en parler à personne, même pas à mon gynéco
Depuis son opération de la prostate il n'ose plus s'approcher de moi au lit
Je me sens rejeté chaque soir quand elle dit migraine
On s'est mariés vierges et rien ne fonctionne, la nuit de noces était une catastrophe
Mon époux me demande des choses au lit qui me gênent, suis-je obligée ?
ménopause et plus de désir, j'ai peur qu'il aille voir ailleurs
Saint Paul dit ne vous privez pas l'un de l'autre, mais elle me repousse
Panne sur panne, j'évite la chambre et je prétexte du travail pour ne pas décevoir ma chérie
On fait lit à part à cause de ses ronflements et toute notre sexualité a disparu avec
Mon conjoint a envie tous les jours, moi une fois par mois, comment trouver un accord entre nos corps ?
Depuis son infarctus mon mari a peur de faire l'amour, on se tourne le dos chaque soir
Ma femme se couche tout habillée et dit qu'elle est fatiguée, je me sens repoussé dans notre lit
Jeune mariée, je bloque complètement au lit, mon corps se ferme et mon mari croit que je ne l'aime pas
mon époux est trop rapide et moi je ressens rien, on n'a jamais osé en causer
Comment retrouver une vie intime quand les enfants dorment dans notre chambre, faute de place ?
Les médicaments contre la tension ont coupé ma virilité, j'évite ma femme pour ne pas rougir
Deux ans sans rapports, mon mari dit que ça ne lui manque pas, moi ça me manque et je n'ose l'avouer
Je travaille de nuit, elle de jour, nos corps ne se rencontrent plus, le désir s'est endormi
On m'a élevée dans l'idée que la chair était sale, et aujourd'hui le lit conjugal me met mal à l'aise
Est-ce que Dieu se soucie de la sexualité d'un couple marié qui n'a plus d'élan ?
À 70 ans mon mari voudrait encore des câlins, moi la sécheresse me fait souffrir, et je refuse sans expliquer
Une chrétienne peut-elle dire non à son mari au lit quand elle n'en a pas envie ?

# stepfamily-trouble
Les enfants de mon mari ne m'acceptent pas, ils me disent tu n'es pas ma mère
Mon nouveau conjoint et mon fils de 14 ans ne se supportent pas
Famille recomposée avec cinq ados, c'est toujours ses enfants contre les miens
L'ex-femme de mon mari monte les petits contre moi à chaque garde
Je n'arrive pas à aimer ma belle-fille comme mes propres enfants et je me sens coupable
Ma belle-mère, la nouvelle femme de papa, fait tout pour me mettre dehors de la maison
La fille de mon mari ne m'obéit pas, je suis juste la belle-mère
Le fils de ma femme me déteste, je suis juste le beau-père
Mon beau-père me donne des ordres, ce n'est pas mon père
La nouvelle copine de papa prend la place de maman
Mes enfants et ceux de mon mari se disputent toujours
Dans notre famille recomposée les règles ne sont pas les mêmes pour tous
Ma marâtre préfère ses propres enfants à moi
Les enfants de mon mari me disent tu n'es pas ma mère
mon beau fils de 14 ans me fait vivre un enfer une semaine sur deux
Famille recomposée, cinq gosses de trois lits, et rien ne va
Ma fille ne supporte pas mon nouveau compagnon et boude à table
Je n'arrive pas à aimer la gamine de sa première union et j'en ai honte
L'ex de mon homme téléphone sans cesse et monte les petits contre moi la marâtre
Mon beau-père m'énerve, il veut commander alors que c'est pas mon père
Il gâte ses propres filles et gronde toujours mon garçon
demi-frères et demi-sœurs se jalousent pour une chambre, et nous le couple on trinque
Quelle place pour une belle-mère dans la Bible ? J'élève des enfants qui ne m'ont pas choisie
Mon mari a ramené un enfant d'une autre femme et il faut que je l'élève avec les miens
La nouvelle femme de papa a enlevé toutes les photos de maman du salon
Les filles de mon conjoint mangent dans leur chambre pour ne pas me voir, chez elles je suis l'intruse
Mon beau-fils déchire les dessins de ma petite, et son père dit qu'il faut le comprendre
Noël en famille recomposée, deux menus, trois ex, sept cadeaux inégaux, et des larmes à la fin
la blonde de mon père a changé les serrures et mes affaires sont dans des sacs poubelle
Comment aimer les enfants de son mari quand ils vous rappellent sans cesse que vous n'êtes pas leur maman ?
Veuf remarié, mes fils refusent d'appeler ma nouvelle femme par son prénom, ils disent « l'autre »
Mon beau-père veut que je l'appelle papa, mais j'ai déjà un père et j'ai 13 ans
Mes deux coépouses et leurs enfants me font sentir que les miens sont de trop dans la concession
Chaque dimanche soir au retour de chez son ex, les petits de mon compagnon sont odieux avec moi leur belle-mère
Ai-je le droit de gronder le fils de ma femme alors que je ne suis que son beau-père ?
Ma marâtre donne la viande à ses enfants et l'os à nous, les enfants de la première femme
Nos deux tribus ne s'emboîtent pas, demi-sœur contre beau-frère, quelle prière pour une famille recomposée ?

# child-left-the-faith
Mon fils de 20 ans ne veut plus venir à l'église, il dit qu'il ne croit plus
Ma fille a été baptisée à 15 ans et maintenant elle se dit athée depuis l'université
On a élevé nos trois enfants dans la foi, aucun ne pratique aujourd'hui. Où avons-nous échoué ?
Notre aîné s'est converti à l'islam pour sa copine, ma femme ne dort plus
Mes enfants adultes se moquent quand je parle de Dieu, mes petits-enfants ne sont même pas baptisés
Ma fille ne croit plus en Dieu
Mon fils ne veut plus prier ni aller à la messe
Mes enfants ont grandi à l'église et ils ont tout lâché
Mon fils dit que la Bible c'est des contes
Depuis qu'elle est à la fac ma fille a perdu la foi
Je prie pour que mon fils revienne à Dieu
Notre garçon servait à l'autel, aujourd'hui il se moque de la foi
Mon fils ne va plus à l'église, il dit que Dieu n'existe pas
ma fille a été baptisée, elle jouait de la guitare au culte et aujourd'hui elle ne prie plus
A l'université il a tout lâché, la foi, la Bible, le groupe
Où avons-nous failli ? Nos trois enfants élevés dans le Seigneur ont tourné le dos
Mon garçon est devenu musulman, je pleure en secret
Elle fait de la méditation et des cristaux maintenant et trouve l'Évangile ringard, ma propre enfant
je suis pasteur et mon aîné se dit agnostique
Il refuse de faire baptiser nos petits-fils, lui qui servait la messe
« Maman, arrête avec ton Jésus » m'a dit ma grande, et j'ai eu froid au cœur
Mon enfant prodigue reviendra-t-il un jour à la maison du Père ?
Ma fille a quitté l'assemblée, blessée par des anciens, et elle ne veut plus entendre parler de religion
Le chapelet de sa communion traîne au grenier, mon petit ne croit plus en rien
Mon fils a retiré la croix que je lui avais donnée et dit qu'il a passé l'âge des fables
Ma fille chantait à la chorale des enfants, elle a 25 ans et n'a plus remis les pieds à l'église
Nos garçons sont partis étudier en ville et ont laissé leur foi au village, ils boudent même Pâques
mon gars de 16 ans m'a dit qu'il était athée, j'ai fait comme si de rien mais ça m'a scié
Comment transmettre encore la foi à des enfants devenus adultes qui ne croient plus ?
Je suis femme de pasteur et ma dernière ne croit plus, elle se marie sans église et sans Dieu
Catéchiste pendant trente ans, j'ai formé les enfants des autres, et les miens ont tous décroché de la foi
Ma fille a rejoint un mouvement de sorcellerie à la mode et se moque de l'Évangile de son enfance
Mon fils séminariste a tout plaqué, il dit que la prière ne lui fait plus rien et qu'il n'est plus chrétien
Où ai-je raté, moi père, pour que mes enfants élevés dans la Bible s'éloignent de Dieu ?
Ma petite-fille demande qui est Jésus parce que mon fils, qui a abandonné la foi, ne lui en parle jamais
Y a-t-il un espoir que ma fille revienne au Seigneur après dix ans loin de l'Église ?

# child-with-unbelieving-partner
Ma fille sort avec un garçon musulman et veut l'épouser l'an prochain
Mon fils s'installe avec une fille qui ne croit à rien, ça me brise le cœur
Le copain de ma fille est gentil mais athée, comment lui parler sans la perdre ?
Notre garçon va se marier civilement avec une non-croyante, dois-je aller au mariage
Elle a 24 ans, servait à la chorale, et la voilà amoureuse d'un homme sans foi
Ma fille veut épouser un garçon qui n'est pas croyant
Mon fils a une copine athée et ne vient plus au culte
Le fiancé de ma fille n'est pas chrétien, je suis inquiète
Ma fille est amoureuse d'un incroyant, que lui dire ?
Mon fils sort avec une fille d'une autre religion
La petite amie de mon fils ne croit pas en Dieu
Notre fille chrétienne va se marier avec un non-croyant au printemps
Ma fille sort avec un garçon qui ne croit pas
mon fils va épouser une musulmane que faire
Elle s'est fiancée à un athée, charmant d'ailleurs, mais Dieu n'a pas de place chez eux
Notre fils fréquente une fille qui ne connaît pas le Seigneur, nous craignons qu'elle l'éloigne
Faut-il aller au mariage civil de mon enfant avec un non-croyant ?
Mon gendre futur rit quand nous disons le bénédicité
Depuis qu'elle aime ce jeune homme sans religion ma fille manque le culte
nous avons toujours prié pour un conjoint chrétien pour notre cadette, et elle nous ramène un bouddhiste
Le joug mal assorti, je l'ai enseigné à l'école du dimanche, et c'est mon propre fils qui s'y met avec sa copine incroyante
Ils veulent une cérémonie laïque parce que le fiancé de ma grande déteste les églises
Ma petite est amoureuse d'un témoin de Jéhovah
Comment accueillir la compagne mécréante de mon garçon sans renier nos convictions ?
Notre fille servait dans la louange, elle épouse en juin un homme qui n'a jamais mis les pieds au culte
Mon fils va prendre pour femme une musulmane de Saint-Louis, qui des deux changera de religion ?
La copine de mon garçon est adorable mais elle rit du mot prière, je crains pour la foi de mon fils
mon fils ramène à la maison une fille qui croit aux astres et pas en Dieu, que dire
Comment accueillir un futur gendre athée sans approuver que ma fille se lie à un incroyant ?
Ma fille dit qu'elle gagnera son fiancé non croyant au Christ après les noces, j'ai déjà vu ce film
Notre fils a cessé de venir à l'église depuis qu'il fréquente sa blonde qui ne croit en rien
Je suis ancien de l'assemblée et ma cadette s'est fiancée à un jeune hindou, les frères me questionnent
Ils ne feront pas baptiser leurs enfants, m'a prévenue le compagnon incroyant de ma fille
Dois-je bénir l'union de mon fils chrétien avec une femme sans foi, ou rester ferme sur la Parole ?
Ma grande me reproche mon étroitesse parce que je souhaite pour elle un mari croyant
Quelle prière pour ma fille amoureuse d'un homme d'une autre religion, sans la braquer ?

# dislike-my-childs-partner
Je ne supporte pas le copain de ma fille, il est grossier et fainéant et elle en est folle
Notre fille nous a présenté un garçon qui ne nous plaît pas du tout, faut-il le lui dire ?
La fiancée de mon fils m'agace, j'ai un mauvais pressentiment
Je me méfie du type que fréquente ma fille, quelque chose cloche
Le nouveau petit ami de ma fille me déplaît, si je dis un mot elle claque la porte
Nous désapprouvons la copine de notre fils, elle le mène à la baguette, comment ne pas le perdre ?
Le copain que ma fille a choisi, je ne l'aime pas, il la rabaisse
Je n'aime pas le copain de ma fille
La copine de mon fils est mal élevée, elle ne dit même pas bonjour
Mon gendre ne me plaît pas, il est paresseux
Je trouve que le fiancé de ma fille n'est pas bien pour elle
Mon fils a choisi une femme que je ne supporte pas
Le petit ami de ma fille ne travaille pas et vit à ses crochets
Ma future belle-fille est hautaine, mon fils ne voit rien
Je ne supporte pas le copain de ma fille, il est grossier et vit à ses crochets
ma bru est froide, elle ne dit même pas bonjour
Mon fils est amoureux d'une femme de vingt ans son aînée
Le gendre ne travaille pas, il fume sur mon balcon et ma fille l'excuse tout le temps
Elle mérite mieux que ce type, je le sens dans mes tripes
Comment me taire quand je vois que la fiancée de mon garçon le mène par le bout du nez ?
Il est tatoué jusqu'au cou et mon mari ne veut pas qu'il passe notre porte
La belle-fille a changé mon fils, avant il riait, il m'appelait, maintenant c'est elle qui décide
j'ai du mal avec la petite amie de mon aîné, trop maquillée, trop fière, trop tout
Ma fille va se marier avec un menteur, tout le monde le voit sauf elle
À Noël il a insulté ma cuisine et dormi tout l'après-midi, voilà l'homme que ma fille a choisi
Je prie pour qu'ils rompent, est-ce que c'est mal de souhaiter que ma fille quitte son mec ?
Le nouveau copain de ma fille arrive les mains vides, met ses pieds sur la table et coupe la parole à mon mari
Ma bru décide de tout, mon fils demande la permission pour venir manger chez sa mère, elle m'horripile
Mon gendre parle à ma fille comme à une employée, je serre les dents pendant tout le repas
la meuf de mon fils est snob elle a refusé mon gratin devant tout le monde
Comment accepter le fiancé de ma fille alors que je le trouve vantard et superficiel ?
Ma fille avocate s'est entichée d'un homme qui change de métier tous les trois mois, je n'ai pas confiance en lui
Mon fils va épouser une femme divorcée, autoritaire, déjà trois enfants, j'ai du mal à l'aimer
Je fais bonne figure à Noël, mais le conjoint de ma fille me sort par les yeux
Ma future belle-fille a compté devant nous ce que coûteraient nos cadeaux, cette femme n'est pas pour mon garçon
Faut-il dire à son enfant que l'on n'apprécie pas la personne qu'il aime ou garder le silence ?
Au pays on dit que la femme de mon fils est hautaine, elle ne vient jamais puiser l'eau avec nous
Que dit la Bible à une mère qui juge mal la compagne de son fils et voudrait changer son regard ?

# child-rebellious-or-drunk
Mon fils de 17 ans sort la nuit, rentre ivre et m'insulte
Ma fille de 15 ans sèche le lycée et ment sur tout, je ne la reconnais plus
Il traîne avec de mauvais amis, il a volé de l'argent dans mon sac
Notre ado ne respecte plus aucune règle, claque les portes et fume en cachette
À 23 ans il boit du matin au soir, vit chez nous et ne fait rien. Faut-il le mettre dehors ?
Je n'arrive plus à tenir mon gars, l'école m'appelle chaque semaine pour son comportement
Mon fils ne m'écoute plus, il me répond mal
Ma fille de seize ans rentre à trois heures du matin
Mon ado fume, boit et sèche les cours
Mon fils est rentré soûl de la fête
Ma fille me ment et sort par la fenêtre la nuit
Mon garçon n'obéit plus à rien, ni punition ni récompense n'y font
Mon fils a de mauvaises fréquentations et il a été renvoyé du lycée
Mon ado ne m'obéit plus, il sort par la fenêtre la nuit
ma fille de 15 ans me répond, m'insulte et claque la porte
La police a ramené mon fils complètement saoul samedi
Il sèche les cours, traîne avec une bande au centre commercial et me rit au nez
Elle s'est fait un piercing en cachette et rentre à l'aube de boîte
Mon garçon de 19 ans se bourre la gueule chaque week-end
que dit la Bible sur un enfant révolté qui méprise son père et sa mère
J'ai trouvé des canettes de 8.6 sous le lit de mon gamin
Notre fils vole dans mon sac et ment comme il respire
Depuis le collège ma douce petite est devenue une furie, on ne peut plus rien lui dire
Il m'a dit je suis majeur je fais ce que je veux, et il vit sous mon toit, mange mon riz, sort avec des voyous
Punir, crier, supplier, j'ai tout essayé avec cet enfant têtu, il n'écoute personne
Mon garçon de 16 ans a pris la voiture sans permis, il rit quand on le punit
Ma fille rentre de soirée en titubant, la robe tachée de bière, et m'envoie promener
Mon ado m'a répondu « ferme-la » devant sa grand-mère, je ne sais plus comment m'y prendre avec lui
mon gars sèche le cégep, fume du tabac pis boit avec une gang qui me plaît pas pantoute
Comment garder le lien avec un fils révolté qui brise toutes les règles de la maison ?
Le proviseur a convoqué les parents, notre fille insolente a jeté sa copie et claqué la porte de la classe
Veuve au marché, je n'ai plus d'autorité sur mon aîné, il traîne au bar du carrefour avec des vauriens
Mon fils de 20 ans dépense sa bourse en alcool et rentre saoul au lever du soleil
Ma petite de 14 ans fait le mur, ment sur ses sorties et désobéit à tout ce que je dis
Jusqu'où être sévère avec un enfant rebelle, et quand faut-il ouvrir les bras comme le père de la parabole ?
Je suis militaire, j'ai commandé des hommes, mais mon propre gamin ne m'obéit pas et se saoule au parc
Quelle prière pour un ado têtu, grossier, qui suit de mauvais copains et méprise nos conseils ?

# child-addicted-to-games-or-phone
Mon fils passe ses nuits sur Fortnite, il ne dort plus et ses notes chutent
Ma fille de 13 ans est collée à TikTok du matin au soir, même à table
Dès que je coupe le wifi il hurle et s'enferme, il a 11 ans
Impossible d'arracher mon ado de sa console, il ne voit plus ses amis
Le petit de 6 ans réclame la tablette sans arrêt, comment poser des limites aux écrans ?
Mon fils joue aux jeux vidéo toute la journée au lieu de faire ses devoirs
Mon fils est toujours sur sa tablette
Ma fille ne lâche pas son téléphone, même au lit
Mon garçon joue aux jeux vidéo jusqu'à minuit
Quand je prends son téléphone mon fils pique une crise
Mon enfant ne joue plus dehors, il ne veut que des écrans
Mon ado passe huit heures par jour sur YouTube et les jeux
Ma fille regarde des vidéos au lieu de faire ses devoirs
Mon fils de 12 ans joue à Fortnite toute la nuit
ma fille est accro à son portable, elle dort avec
Quand on éteint la console il pique une crise pas possible
Il ne sort plus, ne mange plus avec nous, toujours sur Roblox
Ses notes chutent à cause de Snapchat et Instagram, j'ai confisqué le smartphone, elle ne me parle plus
A quel âge donner un téléphone à un enfant, le mien est déjà perdu dans TikTok
Mon petit-fils ne lève pas la tête de sa tablette quand je lui parle
Mon gamin a dépensé 300 euros en skins avec ma carte bleue
YouTube au petit déj, YouTube au bain, on dirait que mon petit de 5 ans est drogué aux écrans
Comment décrocher mon ado de la Switch et lui redonner le goût de jouer dehors ?
il fait semblant de faire ses devoirs et c'est Free Fire sous la table
Notre garçon parle à des inconnus sur Discord jusqu'à l'aube, cernes jusqu'au menton
Mon fils se lève la nuit en cachette pour finir ses parties, je l'ai trouvé à quatre heures devant l'écran
Ma fille filme tout ce qu'elle mange, elle ne sait plus passer une heure sans son cellulaire
Mon neveu dont j'ai la garde ne veut plus jouer au foot, il préfère les matchs sur la console
mon fils a eu 14 ans et on dirait un zombie, yeux rouges, casque, Minecraft du matin au soir
Comment limiter le téléphone d'une ado sans déclencher une guerre à la maison ?
J'ai débranché la box internet, notre garçon accro aux jeux en ligne est allé capter le wifi du voisin
Le petit de trois ans hurle si on lui retire le dessin animé du téléphone, il ne mange que devant l'écran
Au village les enfants ne viennent plus écouter mes contes, chacun a le nez dans un smartphone, mon petit-fils le premier
Ma fille dort avec sa tablette sous l'oreiller, son institutrice dit qu'elle bâille toute la matinée
Suis-je un mauvais père d'avoir acheté une console, maintenant que mon fils ne vit plus que pour ses jeux vidéo ?
Mes jumeaux de dix ans se battent pour la manette et ne savent plus s'ennuyer sans écran
Que faire quand les devoirs, les repas et la prière du soir passent tous après les vidéos de mon enfant ?

# child-failed-or-shuts-himself-in
Mon fils a raté le bac pour la deuxième fois et il ne sort plus de sa chambre
Ma fille a abandonné le cégep, elle dort toute la journée et ne voit personne
Depuis qu'il a échoué en médecine notre garçon reste enfermé volets fermés, il mange seul la nuit
Il a 29 ans, sans emploi, cloîtré chez nous depuis deux ans devant son ordinateur
Mon enfant ne veut plus aller au collège, il a mal au ventre chaque matin, phobie scolaire dit le médecin
Mon fils ne sort plus de sa chambre
Ma fille a raté son année et reste enfermée
Mon fils a arrêté ses études et ne fait plus rien
Ma fille ne veut plus aller à l'école, elle reste au lit
Mon garçon de vingt-cinq ans vit chez nous enfermé, sans travail
Mon fils a échoué au concours et ne parle plus à personne
On lui laisse son assiette devant la porte de la chambre
Mon fils a raté son bac et ne sort plus de sa chambre
ma fille a arrêté la fac et reste sous la couette toute la journée
Il a 27 ans, pas de boulot, pas de copains, les volets fermés
Phobie scolaire : chaque matin elle a mal au ventre et ne passe pas le portail
Je dépose le plateau devant sa porte, il l'ouvre quand je suis partie
Notre aîné a échoué trois fois au concours de médecine et depuis il ne parle plus à personne
mon garçon est viré de son apprentissage, il dort le jour et vit la nuit
Comment atteindre un enfant qui s'enferme à clé et répond par monosyllabes ?
Elle était brillante, première de classe, et après son redoublement plus rien, elle s'est éteinte
Mon grand est revenu vivre chez nous après sa faillite, à 35 ans, il ne se lave plus
J'ai peur que mon fils finisse comme ces hikikomori du Japon
ma puce a honte de n'être prise nulle part sur Parcoursup, elle refuse de voir ses amies
Mon fils a été refusé à l'armée, depuis il vit rideaux tirés et ne répond plus à ses amis
Ma fille a raté son concours d'infirmière, elle reste cloîtrée dans sa chambre et ne mange plus avec nous
Notre garçon de 22 ans a lâché l'université après un échec, il dort jusqu'à quinze heures et ne fait rien
mon fils a redoublé sa seconde et il veut plus aller au lycée, il reste enfermé
Comment faire sortir de sa tanière un grand enfant qui se croit raté ?
Il a 31 ans, son commerce a échoué, il est revenu dans sa chambre d'enfant et évite tout le monde
Ma fille a été éliminée du conservatoire, elle a rangé sa flûte et s'est murée dans le silence
On frappe, il ne répond pas, mon fils descend seulement la nuit chercher du pain et du fromage
Mon garçon a échoué au BEPC trois fois, il a honte devant le quartier et ne quitte plus la maison
Faut-il laisser du temps à un jeune qui se replie après un échec, ou le pousser dehors ?
Notre fille ne va plus en classe depuis novembre, la porte de l'école lui donne des nausées, elle s'isole
Quelle parole de Dieu glisser sous la porte d'un fils découragé qui ne sort plus et ne croit plus en lui ?

# child-bullied
Mon fils de 9 ans se fait harceler à l'école, il pleure tous les dimanches soir
Des filles ont créé un groupe WhatsApp pour se moquer de ma fille au collège
Ses camarades l'appellent le gros, personne ne veut s'asseoir avec lui à la cantine
On intimide mon garçon dans l'autobus scolaire et la direction ne fait rien
Ma petite est métisse et les autres élèves rient de ses cheveux, que lui dire en tant que maman ?
Mon fils se fait embêter à l'école
Ma fille n'a pas de copines, on se moque d'elle dans la cour
Les élèves se moquent des lunettes de mon fils
On harcèle ma fille au collège et la maîtresse ne voit rien
Mon enfant pleure le matin, les autres l'insultent à la récré
On a caché le cartable de mon fils et tout le monde a ri
Ma fille est exclue par les filles de sa classe
Mon fils se fait harceler au collège, on lui prend son goûter
ma fille rentre en pleurs, les autres l'appellent la grosse
Ils ont créé un groupe pour se moquer de mon gamin
On a caché ses baskets, on l'a enfermé dans les toilettes, il a 9 ans
Les copines l'ont exclue et elle mange seule à la cantine, mon cœur de mère saigne
La maîtresse dit que ce sont des jeux d'enfants, moi je vois mon petit trembler le dimanche soir
Tourner l'autre joue, c'est ça que je dois apprendre à mon enfant qu'on humilie à l'école ?
mon garçon bégaie et toute la classe l'imite
Ma fille métisse se fait traiter de noms d'animaux dans la cour de récré
Une photo truquée d'elle circule sur Snap, ma puce ne veut plus retourner au lycée
Le directeur minimise, les parents des harceleurs nous rient au nez
Il est roux et timide, mon petit bonhomme, ils l'ont pris comme tête de turc dans le bus scolaire
Ma fille mange son lunch dans les toilettes de l'école parce que les autres se moquent de son odeur d'épices
Mon fils a demandé à changer d'école, des élèves lui jettent des boulettes et rient de son accent
À la récréation personne ne choisit mon garçon dans son équipe, ils l'appellent la limace
on a mis le nom de ma fille sur une liste des plus moches du collège, elle a 12 ans
Comment consoler un enfant rejeté par toute sa classe quand on est soi-même en colère ?
Ma petite porte un appareil auditif, ses camarades le lui arrachent pour jouer, la surveillante ne voit rien
Mon fils se fait intimider au hockey, les plus grands cachent son équipement et l'isolent au vestiaire
Parce qu'il vient du village et porte des sandales usées, les élèves de la ville se moquent de mon enfant
J'ai lu dans le téléphone de ma fille des dizaines de moqueries de ses copines de classe, cela dure depuis la rentrée
Dois-je parler aux parents des harceleurs de mon fils ou laisser faire l'école ?
Ma fille albinos revient chaque jour humiliée par les élèves, je suis sa maman et je ne sais comment la défendre
Quelle prière apprendre à un petit de huit ans que l'on embête tous les jours dans l'autobus ?

# child-seriously-ill-or-disabled
Notre fille de 4 ans a une leucémie, on vit à l'hôpital depuis septembre
Mon fils est autiste, il ne parle pas et je suis épuisée
Le médecin vient de nous dire que notre bébé est trisomique
Mon garçon est drépanocytaire, chaque crise me déchire et je demande pourquoi lui
Polyhandicapée, ma fille aura toujours besoin de nous, qui s'en occupera quand on sera morts ?
L'épilepsie de mon petit s'aggrave, trois crises cette semaine, Dieu nous a-t-il oubliés
Mon enfant est gravement malade
Notre fils est né handicapé
Ma fille est à l'hôpital, les médecins cherchent ce qu'elle a
Mon bébé a une malformation du cœur
Mon fils handicapé ne marchera jamais
Ma petite a un cancer, elle n'a que six ans
L'autisme de mon fils épuise toute la maison
Mon bébé est né avec une malformation du cœur
ma fille a une leucémie elle a 4 ans
Notre fils est autiste, il ne parle pas et ne supporte pas qu'on le touche
On nous a annoncé la trisomie à la maternité, je n'étais pas prête
Pourquoi Dieu permet-il qu'un petit innocent souffre de la mucoviscidose ?
Il fait des crises d'épilepsie, je dors d'un œil à côté de mon garçon
Drépanocytaire, mon enfant crie de douleur et à l'hôpital il n'y a pas de sang
Qui s'occupera de ma fille handicapée quand je ne serai plus là ?
Les gens du quartier disent que mon petit qui boite et bave est un enfant sorcier
je vis au service oncologie pédiatrique depuis trois mois, doudou et perfusion
Diabète de type 1 à six ans, piqûres, peur des nuits, mon petit est si courageux et moi si lâche
Mon fils a fait un accident de scooter, il ne remarchera pas
Ma fille de deux ans est sourde, on vient de l'apprendre, et j'apprends la langue des signes le soir
Mon fils est dans le coma depuis une méningite, je lui chante ses comptines à l'hôpital Sainte-Justine
Notre bébé doit être opéré du cœur à l'étranger et nous n'avons ni l'argent ni le visa
mon fils est trisomique il a 20 ans, je l'aime mais je suis crevée et j'ai peur pour après
Comment prier quand son enfant malade vous demande s'il va guérir et que les médecins se taisent ?
Ma petite a une tumeur derrière l'œil, elle colorie dans la salle de chimio comme si de rien n'était
Infirme moteur cérébral, mon garçon de neuf ans ne tient pas assis, je le porte partout sur mon dos
L'école refuse notre fils autiste faute d'accompagnante, et j'ai dû quitter mon travail de secrétaire
Ma belle-famille dit que l'enfant handicapé vient d'une faute, moi je le trouve beau
Est-ce un péché de nos familles si notre fille est née aveugle ?
La crise de drépanocytose de mon aînée est tombée le jour de sa fête, encore l'hôpital, encore les transfusions
Le docteur parle d'une maladie rare des muscles, mon petit tombe de plus en plus et me demande pourquoi

# child-is-gay-or-unsure-of-sex
Mon fils de 19 ans vient de m'annoncer qu'il est homosexuel
Ma fille dit qu'elle est un garçon et veut qu'on l'appelle Léo
J'ai découvert que ma fille vit avec une femme, son père l'a reniée
Notre ado se dit non binaire et demande des hormones, on ne sait plus quoi faire
Mon garçon se marie avec un homme en juin, est-ce que je dois aller à la noce ?
Ma fille est lesbienne, elle vient de me le dire
Mon fils a un petit ami, je ne savais pas qu'il était gay
Mon ado veut changer de prénom et de sexe
Mon fils dit qu'il se sent fille
Mon mari n'accepte pas que notre fils soit homosexuel
Ma fille aime une fille, comment réagir en tant que mère ?
Mon enfant est trans et je suis perdue
Mon fils m'a dit qu'il est gay, je ne sais pas comment réagir
ma fille veut qu'on l'appelle Lucas
J'ai surpris mon garçon embrassant un autre garçon
Elle a 14 ans et dit qu'elle est non-binaire, qu'est-ce qu'on fait
Notre fille vit avec une femme, elle nous invite à leur mariage, faut-il y aller ?
Mon ado demande des hormones pour changer de sexe et le psy est d'accord
Comment aimer mon enfant homosexuel sans trahir ce que je lis dans la Bible ?
mon mari a mis notre fils dehors parce qu'il est homo, moi je veux mon fils
Il met mes robes et du vernis, il a huit ans, est-ce un jeu ?
Mon aînée est lesbienne et à l'église je fais semblant qu'elle cherche un mari
Depuis son coming out je pleure les belles-filles et petits-enfants que j'avais imaginés, j'ai tort ?
Ma gamine dit être née dans le mauvais corps, elle s'est coupé les cheveux et bande sa poitrine
Mon fils m'a écrit une longue lettre pour dire qu'il aime les garçons et qu'il avait peur de ma réaction
Ma fille de 17 ans m'a présenté sa blonde au souper, j'ai renversé la soupe
Mon petit-fils veut se faire appeler Camille et porter des jupes, son grand-père ne sait plus quoi dire
mon ado me dit qu'il est ni fille ni garçon, j'y comprends rien mais je veux pas le perdre
Comment rester père quand son fils annonce son homosexualité et que l'Église enseigne autre chose ?
Je suis pasteur et ma fille lesbienne viendra à Noël avec sa compagne, que penseront les fidèles ?
En Côte d'Ivoire on ne parle pas de ces choses, pourtant mon garçon est gay et je suis sa mère
Notre fille a commencé une transition de genre à Montpellier, elle veut la bénédiction de ses parents
J'ai trouvé dans la poche de mon fils une lettre d'amour signée d'un certain Kevin
Qu'est-ce que Dieu attend d'une maman dont l'enfant se dit trans, la fermeté ou la tendresse ?
Mon mari refuse de prononcer le nom de notre fils depuis son coming out, je suis entre les deux
Ma fille de 13 ans hésite sur son identité, garçon ou fille, toutes ses copines en parlent aussi, comment l'écouter ?

# child-on-drugs-or-in-prison
Mon fils se drogue à la cocaïne, il a tout vendu dans sa chambre
Ma fille fume du cannabis tous les jours depuis ses 16 ans
Il est en prison à Fleury pour trafic, je vais au parloir chaque samedi en pleurant
Mon garçon prend du tramadol avec ses amis du quartier, il est devenu un autre
On vient de condamner mon enfant à cinq ans ferme, j'ai honte d'aller à l'église
Troisième cure de désintox pour notre fils et il a encore rechuté au crack
Mon fils se drogue et je ne sais pas comment l'aider
J'ai trouvé de la drogue dans la chambre de ma fille
Mon fils est en prison depuis un mois
Mon garçon fume du shit tous les jours
La police a arrêté mon fils pour vente de drogue
Ma fille est en cure de désintoxication
Je rends visite à mon fils à la prison
Mon fils est en prison, je fais le parloir chaque samedi
ma fille prend de la cocaïne
Il fume du shit du matin au soir et deale en bas de l'immeuble
J'ai trouvé une seringue dans la salle de bain de mon garçon
Mon enfant est tombé dans le kush, il erre au marché de Madina à Conakry, les habits sales
Fleury-Mérogis, douze mètres carrés, et c'est là que mon petit fêtera ses vingt ans
Elle a tout vendu pour du crack, même la chaîne de baptême que je lui avais offerte
Comment prier pour un fils toxicomane qui m'a déjà menti cent fois sur sa cure ?
Le juge a prononcé cinq ans ferme, ma mère m'a dit oublie ce fils, mais une mère n'oublie pas
mon gamin avale du tramadol comme des bonbons
Les voisins me fuient depuis que mon fils a été arrêté à la télé avec des menottes
Ma fille sort de détention le mois prochain, j'ai peur qu'elle retourne voir ses dealers
Mon fils sniffe de la colle avec les enfants de la gare, je le cherche chaque soir avec une lampe
Ma fille est incarcérée à Joliette, je fais quatre heures de route pour une heure de visite derrière la vitre
Mon garçon a rechuté dans l'héroïne, il a emporté mes bijoux et ma télé pour payer sa dose
mon fils est en garde a vue pour trafic, j'ai préparé un sac avec un pull et une Bible
Comment aimer un enfant toxicomane sans continuer à financer sa drogue ?
Fonctionnaire respecté, j'évite le bureau depuis que mon aîné est détenu à la MACA d'Abidjan
Mon petit-fils prend du fentanyl dans les rues de Montréal, sa mère a baissé les bras, pas moi
Elle fume du crack à la Chapelle, ma fille, l'ancienne première communiante, si maigre que j'ai failli ne pas la reconnaître
Mon garçon termine sa peine en mars, la prison l'a endurci, faut-il le reprendre à la maison ?
Quelle prière pour un fils derrière les barreaux qui ne veut plus me voir au parloir ?
Il se pique, il ment, il pleure, puis il recommence, trois centres de désintoxication pour notre fils
Le chanvre a grillé les études de mon fils, il parle seul et vole pour fumer, moi sa mère j'espère encore

# i-shout-at-my-children
Je crie sur mes enfants tous les matins et après je pleure de honte
Maman de trois petits, je perds patience pour un verre renversé et je hurle
Ma fille de 5 ans m'a dit maman tu me fais peur quand tu cries
Le soir après le boulot je m'emporte contre mes gars pour les devoirs, comment changer ?
J'avais juré de ne pas être comme mon père et voilà que je gueule sur mon fils pareil
Je crie trop sur mes enfants
J'ai encore hurlé sur mon fils et je m'en veux
Je perds patience avec mes petits dès le matin
Ma fille pleure quand je crie, j'ai honte
Je suis une maman qui crie tout le temps, je veux changer
Papa de deux garçons, je m'énerve pour les devoirs et je crie
Je gronde mes enfants pour un rien et après je regrette
Je crie sur mes enfants et après je me déteste
j'ai hurlé sur mon fils de 3 ans pour un verre de lait renversé
Le matin c'est la course, je m'énerve, je braille mets tes chaussures !
Ma fille sursaute quand j'élève la voix, ça m'a ouvert les yeux
Je m'étais juré de ne pas être comme ma mère et me voilà à gueuler pareil
Pères n'irritez pas vos enfants... moi je m'emporte tous les soirs aux devoirs
Comment garder son calme quand les petits se chamaillent toute la journée ?
Je perds patience avec les jumeaux, je dis des mots durs et je vais pleurer aux toilettes
maman pourquoi tu es toujours fâchée m'a demandé mon petit
Papa colérique, je rentre crevé et la moindre bêtise des gosses me fait exploser
J'ai honte devant les voisins, les murs sont fins, on entend que je gronde du matin au coucher
Je demande pardon à mes loulous au bord du lit, et le lendemain je vocifère à nouveau
Ce matin j'ai crié si fort pour des mitaines perdues que mon fils est parti à l'école en pleurant
Je suis puéricultrice, douce avec les enfants des autres, et chez moi je hurle sur les miens
Les devoirs de maths tournent à l'orage, je m'énerve, ma fille se fige, et je m'en veux toute la nuit
j'ai 4 gosses et je gueule du lever au coucher, ma voix est cassée et personne m'écoute
Comment arrêter de crier sur mes enfants quand la fatigue me rend irritable ?
Mon garçon imite mes colères avec ses peluches, il leur crie dessus avec mes propres mots
Papa de trois filles, je rentre de tournée de livraison et je rugis pour un cahier qui traîne
J'ai grondé ma petite de quatre ans pour un pipi au lit, ses yeux effrayés ne me quittent plus
Grand-mère qui élève ses petits-enfants, je perds vite patience et je les dispute pour un rien
Dieu peut-il m'apprendre à parler doucement à mes enfants au lieu de vociférer ?
Chaque soir je promets de ne plus m'emporter, chaque matin je crie dès les chaussettes et les cartables
Comment demander pardon à son enfant après l'avoir humilié en criant devant ses copains ?

# new-baby-and-worn-out
Mon bébé a deux mois, il ne fait pas ses nuits et je suis à bout de forces
J'ai accouché en mai et je pleure sans raison, je ne ressens rien pour ma petite
Entre les tétées, les coliques et l'aîné de 2 ans, je n'ai pas dormi plus de trois heures d'affilée
Jeune papa, ma femme est épuisée par le nourrisson et moi aussi, on ne fait que se disputer
Tout le monde dit profite, moi avec ce nouveau-né je me sens vidée. Suis-je une mauvaise mère ?
Mon bébé pleure toute la nuit et je suis épuisée
Je viens d'accoucher et je n'ai plus de force
Le nourrisson ne dort pas, nous non plus
Je pleure depuis la naissance de mon bébé
Le bébé a des coliques, je le berce des heures
Jeune maman, je suis fatiguée, l'allaitement est difficile
Mon nouveau-né réveille l'aîné et je ne dors plus
Bébé a 3 semaines et je n'ai pas dormi deux heures de suite
je viens d'accoucher et je pleure tout le temps, c'est normal ?
Les coliques, les tétées, les couches, je ne suis plus qu'une machine à lait
Jeune papa, je m'endors au feu rouge
Je devrais être heureuse avec mon nouveau-né mais je ressens un vide
Mes seins saignent, il hurle, la sage-femme dit persévérez
Baby blues ou pire, je ne sais pas, je regarde mon nourrisson sans rien éprouver
j'ai pas pris une douche depuis mardi, le petit ne veut que les bras
Des jumeaux de deux mois et aucune grand-mère à côté, au secours
Je n'arrive plus à lire la Bible, dès que je m'assieds bébé se réveille, Dieu m'en veut-il ?
La césarienne me tire encore, l'aîné est jaloux du berceau et moi je suis une loque
Il est quatre heures du matin, biberon numéro cinq, j'écris d'une main
Mon nouveau-né a le reflux, il dort seulement debout contre moi et je marche toute la nuit dans le couloir
Depuis la naissance de Malo je pleure devant les publicités, je n'ai plus ni force ni appétit
Deuxième bébé en quinze mois, je confonds les biberons, je mets le lait au placard et les couches au frigo
ma femme vient d'accoucher, le petit braille jusqu'à l'aube et je conduis un bus à cinq heures
Comment aimer un nourrisson quand on est vidée et qu'on voudrait juste dormir une nuit entière ?
Au pays ma mère m'aurait massée et relayée, ici à Rennes je suis seule avec mon bébé et mon épuisement
L'allaitement me fait mal, la balance du pédiatre me juge, et mon bébé de trois semaines réclame encore le sein
On a attendu cet enfant huit ans, et maintenant que le berceau est plein je suis à plat et triste
Bébé prématuré rentré de néonat, je vérifie sa respiration toutes les dix minutes et je ne ferme plus l'œil
Une prière courte pour une jeune maman qui n'en peut plus des pleurs et des tétées ?
Mon congé de paternité est fini, les coliques de la petite non, je somnole sur le chantier
Est-ce normal de regretter un peu ma vie d'avant, alors que ma fille vient de naître et que tout le monde félicite ?

# single-parent
J'élève seule mes deux enfants, leur père ne donne rien
Papa solo d'une fille de 7 ans depuis que sa mère est partie
Fille-mère à 21 ans, le père de l'enfant a refusé la grossesse et ma famille me juge
Maman monoparentale, je travaille de nuit et je culpabilise de laisser mon fils chez la voisine
Comment être à la fois le père et la mère de trois garçons, je me sens si seule
La pension alimentaire n'arrive jamais et je dois tout assumer toute seule
Je suis maman seule avec trois enfants
J'élève mon fils toute seule, sans son père
Le père de ma fille ne paie pas la pension
Papa célibataire, je fais tout seul pour mes enfants
Mère célibataire, je n'ai personne pour garder le petit
C'est dur d'élever seule un garçon sans papa
Je suis un parent solo, les fins de journée sont longues
Je suis maman solo avec deux enfants et je n'y arrive plus
le père a disparu quand j'étais enceinte, j'élève mon fils seule
Papa célibataire, j'apprends à faire des tresses sur YouTube
Ma fille demande où est son papa et je ne sais que répondre
Fille-mère à 19 ans, mes tantes disent que plus personne ne voudra de moi
La pension n'arrive jamais, je cumule deux boulots et la nounou
Veuf avec trois petits, je dois être tendre et sévère à la fois
Un garçon peut il grandir bien sans père à la maison
Je n'ai personne pour me relayer quand je suis malade, les petits mangent des céréales
à l'église on prêche pour les familles, moi je suis mère seule au dernier rang avec la poussette
Dieu voit-il une femme comme Agar avec son enfant et sans homme ?
Kermesse de l'école, tous les couples se tiennent par le bras, et moi j'ai un gosse à chaque main et personne à côté
Je suis maman solo et caissière, quand la garderie ferme pour grève je n'ai aucun plan B
Seul avec mes deux gars depuis que leur mère est partie, je fais les lunchs, les lacets et les réunions
Le père de mes jumelles a refait sa vie à Libreville, pas un franc de pension, j'élève tout toute seule
a la fete des peres mon fils a fait une carte pour son oncle car il a pas de papa
Comment une mère célibataire peut-elle donner un modèle d'homme à son garçon ?
Je vends du poisson braisé le soir avec ma petite au dos, son père n'a jamais voulu la reconnaître
Famille monoparentale sur le dossier, ça veut dire que je suis deux personnes avec un seul salaire
Si je tombe malade qui ira chercher mes enfants, je n'ai ni mari, ni mère, ni voisine
Étudiante et maman seule d'un petit de deux ans, je révise pendant qu'il fait la sieste
Le Seigneur protège-t-il vraiment la mère seule et l'orphelin de père, car je fatigue ?
Veuve à 35 ans avec cinq enfants, je laboure, je couds, je soigne, tout repose sur une seule paire de bras
Papa seul d'une ado, je dois lui parler de ses règles, à qui demander conseil ?

# children-never-visit
Mes enfants ne viennent plus me voir, j'ai 79 ans et je suis seule
J'ai élevé six enfants et aucun ne m'appelle, même pas pour mon anniversaire
À la maison de retraite les autres ont de la visite, moi jamais
Mon fils habite à vingt minutes et je ne l'ai pas vu depuis Pâques
Veuf de 84 ans, mes filles sont trop occupées, le téléphone ne sonne plus
Mes enfants ne viennent jamais me voir
Mon fils ne m'appelle plus, je suis sa vieille mère
J'attends la visite de ma fille chaque dimanche
Mes enfants m'ont oubliée, je passe les fêtes seule
Je suis vieux et mes enfants n'ont pas de temps pour moi
Mes petits-enfants et mes enfants ne me rendent plus visite
Mes filles habitent la même ville et ne passent jamais
j'ai 81 ans, trois fils, et le téléphone ne sonne pas
Ils habitent à 20 minutes et je ne les vois qu'à Noël
J'ai fait un gâteau pour la fête des mères, personne n'est passé
Ma fille dit qu'elle est débordée, je comprends, mais les dimanches sont longs
Au home les autres reçoivent des visites, moi je regarde la porte
Je leur ai tout donné et ils m'ont oublié comme un vieux meuble
Comment ne pas devenir amère quand mes grands n'ont pas une heure pour leur vieille mère ?
Le fils est à Abidjan, sa maman au village, il passe avec sa 4x4 sans s'arrêter
on ne m'appelle que pour l'argent ou pour que je signe quelque chose, jamais pour prendre de mes nouvelles
Mon anniversaire : un SMS. Voilà ce que vaut un père de cinq enfants
J'étais hospitalisé dix jours et aucun de mes enfants n'a fait le trajet
Ma chambre d'amis est prête depuis deux ans, mes enfants trouvent toujours un empêchement pour ne pas venir
Le facteur me parle plus que mes quatre enfants, j'ai 83 ans et je l'attends comme une visite
Mon fils promet de passer au village à chaque fête, j'égorge le coq et il n'arrive pas
mes filles likent mes photos mais aucune vient me voir, je suis à une heure de train
Comment pardonner à des enfants qui oublient leur vieux père à la résidence ?
J'ai cousu la nuit pour payer leurs études, aujourd'hui ils sont cadres et n'ont plus le temps pour leur mère
Au foyer, à l'heure des visites, je m'habille bien et je fais semblant de lire, mes enfants ne viennent pas
Pépé ne conduit plus, moi non plus, et les enfants disent que c'est trop loin pour faire un saut
Le téléphone fixe est muet, même le jour de mes 75 ans aucun de mes fils n'a appelé
Ai-je le droit de reprocher à mes enfants de ne jamais me rendre visite, ou dois-je me taire ?
Mes enfants sont tous en Europe, voilà neuf ans que leurs pas n'ont pas touché ma cour
Seigneur, tiens-moi compagnie puisque mes grands m'ont mise de côté, quel psaume lire le dimanche ?

# children-have-left-home
Mon fils est parti vivre à l'étranger et la maison est vide
Ma fille est partie vivre chez son copain, la maison me paraît vide
les enfants sont partis, le silence de la maison me pèse
Notre dernier est parti faire ses études, la maison est devenue trop silencieuse
Depuis que les filles ont quitté le nid je tourne en rond, je ne sers plus à rien
Mon mari et moi on se retrouve à deux après 27 ans d'enfants, on n'a rien à se dire
La chambre de mon fils est vide, il vit à Toronto maintenant et je pleure en passant devant
J'ai tout donné à mes enfants, ils sont grands et partis, qui suis-je maintenant ?
Les enfants sont partis, la maison est vide
Mon dernier fils a quitté la maison en septembre
Ma fille est partie étudier loin, elle me manque
Le nid est vide, je ne sais plus quoi faire de mes journées
Je mets encore quatre assiettes, mais les enfants sont partis
Depuis le départ de mon fils je passe devant sa chambre et je pleure
Nos enfants sont grands, mon rôle de maman est fini
Le petit dernier est parti à la fac et la maison est trop silencieuse
je mets encore quatre assiettes par habitude
Syndrome du nid vide, je croyais que c'était une blague
Depuis que ma fille a pris son appart je ne sais plus à quoi je sers
J'entre dans leur chambre, les posters sont là, l'odeur s'en va
Mon mari et moi nous nous retrouvons face à face après 25 ans de cartables
Le benjamin s'est marié samedi, j'ai souri, puis sangloté sur le parking
comment accepter que les oiseaux s'envolent ? ils sont heureux et moi je dépéris
J'ai cuisiné pour six pendant tant d'années, la casserole est trop grande maintenant
Ma vie c'était mes gosses, leurs matchs, leurs goûters, et soudain plus rien à faire de mes soirées
On l'a accompagné à Roissy avec ses deux valises pour l'Australie, notre fils unique a pris son envol
Que veut Dieu d'une mère dont la tâche est finie, tous les enfants ont quitté le foyer
Ma benjamine a emporté ses guitares et ses posters, notre maison résonne comme une église un lundi
J'ai préparé la valise de mon fils pour l'internat militaire, depuis je n'ai plus personne à réveiller
Les trois chambres sont vides, le lave-linge tourne une fois par semaine, le nid vide c'est ça
mon fils est parti en appart à Rimouski et je braille chaque fois que je fais son pâté chinois
Comment remplir mes journées de mère maintenant que les enfants ont tous pris leur envol ?
Notre dernière s'est envolée pour Accra avec son mari, la cour est silencieuse, je balaie pour m'occuper
Papa veuf, j'ai élevé deux filles, la seconde est partie hier et j'ai dîné face à sa chaise
Mon mari dit enfin tranquilles, moi je regarde le calendrier jusqu'aux prochaines vacances des enfants étudiants
Plus de vélos dans l'allée, plus de copains au goûter, j'étais assistante maternelle et maman, je ne suis plus ni l'une ni l'autre
Que dit la Bible à des parents dont la maison est devenue trop grande et trop calme après le départ des enfants ?
On a vendu le monospace, il n'y a plus d'enfants à conduire, et j'ai pleuré en donnant les clés
Mon rôle de père semble terminé depuis que le petit dernier a quitté la maison pour travailler à Toulouse

# children-far-after-divorce
Je ne vois mes enfants qu'un week-end sur deux depuis le divorce
Mon ex a déménagé à Marseille avec notre fils, je le vois seulement aux vacances
La mère de mes filles refuse de me les laisser malgré le jugement
Le juge a donné la garde à leur père, les petits me manquent terriblement
Papa divorcé, ma fille de 8 ans ne veut plus venir chez moi, comment rester un père pour elle ?
Depuis le divorce je vois peu mes enfants
Mon ex a la garde et vit loin avec les enfants
Mes enfants me manquent la semaine où ils sont chez leur mère
Le juge m'a donné un week-end sur deux avec ma fille
Mon ex-mari a emmené les enfants dans une autre ville
Papa séparé, je parle à mon fils seulement par téléphone
Mon ex monte les enfants contre moi depuis la séparation
Depuis le divorce je ne vois mes enfants qu'un week-end sur deux
mon ex est partie vivre à 800 km avec ma fille
Le juge lui a donné la garde, j'ai droit à un appel le mercredi
Elle monte les petits contre moi, ils m'appellent par mon prénom
Je dépose mon fils chez son père le dimanche soir et je rentre dans le silence
Ils ont un nouveau papa, dit-elle, et moi je paie la pension et je me tais
mes gosses me manquent tellement, leur chambre chez moi reste vide 12 jours sur 14
Il a emmené les enfants en Algérie après la séparation et je n'ai aucune nouvelle
Comment rester un père quand on est un visiteur, McDo et cinéma un samedi par mois ?
Mon ex-femme ne répond pas quand je veux souhaiter bonne nuit à mes filles
J'ai raté sa première dent et sa rentrée, la distance et le tribunal me l'ont prise
Ma belle-famille d'avant garde mon garçon, selon la coutume les enfants restent au père, et moi la mère répudiée je pleure
Mon ex-femme a obtenu la garde, je fais huit heures de car pour deux jours avec mes enfants
Depuis la séparation ma fille passe ses fêtes chez son père, je lui garde son calendrier de l'Avent intact
Le visio du mercredi dure cinq minutes, mon fils regarde ailleurs, je sens que je deviens un étranger pour lui
mon ex a demenagé en Gaspésie avec les petits, je les vois juste à la relâche et l'été
Comment rester une maman quand le juge a fixé la résidence des enfants chez leur père ?
Après le divorce mon mari a gardé les enfants dans sa famille à Bamako, je n'ai que des photos
Papa un week-end sur deux, je range leurs petits lits le dimanche soir et j'éteins la veilleuse
Mes enfants appellent papa le nouveau compagnon de mon ex, moi je paie la pension et je souris
Je suis policier, mes gardes tombent toujours sur mon droit de visite, mon ex ne veut rien échanger
Que répondre à mon fils qui demande au téléphone pourquoi je n'habite plus avec lui ?
L'avocat parle de pension et d'hébergement, personne ne parle de combien mes filles me manquent depuis le divorce
Seigneur, veille sur mes enfants que je ne vois qu'aux vacances, apprends-moi à être père de loin

# infertility
Mariés depuis six ans, toujours pas de bébé, les médecins ne trouvent rien
Ma belle-famille me traite de femme stérile et pousse mon mari à prendre une deuxième épouse
Quatrième FIV ratée, je ne supporte plus de voir des femmes enceintes
Le spermogramme de mon mari est mauvais, on n'aura sans doute jamais d'enfants
J'ai 41 ans, chaque mois mes règles reviennent et je pleure. Pourquoi Dieu ferme-t-il mon sein ?
Nous essayons de concevoir depuis trois ans et mes copines en sont à leur deuxième
À la fête des mères le pasteur distribue des roses aux mamans et moi je file aux toilettes
Cinq ans d'essais bébé, d'hormones et de courbes, et le test reste négatif
Tout le monde demande à quand un enfant, ils ignorent que je n'arrive pas à tomber enceinte
J'ai de l'endométriose, la gynéco dit que nos chances d'avoir un bébé sont infimes
On n'arrive pas à avoir d'enfant
Je voudrais tomber enceinte mais ça ne marche pas
Trois ans qu'on essaie d'avoir un bébé
La FIV n'a pas marché, je suis triste
Le docteur dit que je suis stérile
Toutes mes copines sont enceintes sauf moi
Mon mari et moi n'avons pas d'enfant, la famille pose des questions
Cinq ans qu'on essaie d'avoir un bébé et toujours rien
je n'arrive pas à tomber enceinte
Encore mes règles ce matin, encore des larmes
Troisième FIV ratée, je ne supporte plus les faire-part de naissance
Ma belle-mère pousse mon mari à prendre une deuxième femme parce que je ne lui donne pas d'enfant
C'est moi, l'homme, qui suis stérile, le spermogramme est formel
Anne a prié au temple et elle a eu Samuel, pourquoi pas moi Seigneur ?
Endométriose, ovaires polykystiques, le gynéco parle de dons d'ovocytes, est-ce permis ?
Toutes mes copines poussent des landaus, moi je promène un chien
À 42 ans mon horloge a sonné, mon ventre restera vide
On m'appelle femme sans fruit au quartier, on ne me laisse pas toucher les bébés
l'adoption traîne, la PMA a échoué, Dieu ne veut-il pas que nous soyons parents ?
Chaque mois je crois être en retard, puis le sang arrive, sept ans que nous voulons un bébé
Mon mari et moi avons repeint une chambre d'enfant en jaune, elle sert de débarras, je ne conçois pas
Deuxième insémination sans succès, je range les seringues et je souris à mes clientes enceintes
Les tantes me donnent des tisanes et des conseils pour avoir un enfant, mon ventre reste stérile
Sage-femme, je mets au monde les bébés des autres et je n'arrive pas à tomber enceinte
Le médecin parle de ménopause précoce à 29 ans, je n'aurai sans doute jamais d'enfant
Mon nombre de spermatozoïdes est presque nul, j'ai peur que ma femme regrette d'avoir épousé un homme infertile
Au village une femme sans enfant ne parle pas aux réunions, mon infertilité est devenue mon nom
Pourquoi Dieu donne-t-il des enfants à ceux qui n'en veulent pas et pas à nous qui essayons ?
Comment prier encore pour une grossesse après quatre FIV et autant de tests négatifs ?
Faut-il continuer les traitements de fertilité ou accepter de rester un couple sans enfants ?
Y a-t-il dans la Bible des femmes longtemps stériles dont le Seigneur a entendu la prière ?

# miscarriage-or-death-of-a-baby
J'ai fait une fausse couche à onze semaines, personne ne comprend ma peine
Notre bébé est mort-né à huit mois de grossesse, on avait déjà préparé sa chambre
C'est ma troisième fausse couche, je n'ose plus espérer
Mon petit garçon n'a vécu que deux jours, est-ce qu'il est auprès de Dieu ?
On a perdu nos jumeaux prématurés à la maternité et ma femme ne parle plus
À l'échographie le cœur ne battait plus, j'ai dû accoucher quand même
J'ai perdu mon bébé à trois mois de grossesse
J'ai fait une fausse couche la semaine dernière
Notre bébé est mort à la naissance
Ma femme a fait une fausse couche et on pleure tous les deux
Mon bébé n'a pas survécu, il était trop prématuré
Deux fausses couches cette année, j'ai peur d'être enceinte encore
On avait choisi le prénom et le berceau, et le bébé est parti
son petit cœur s'est arrêté, ils me l'ont dit à l'échographie
Notre fils est mort-né, je l'ai tenu une heure
Fausse couche, la troisième, et les gens disent tu en auras d'autres
La mort subite du nourrisson nous a pris Léa dans son berceau
Où va l'âme d'un enfant qui n'a jamais respiré ?
j'ai gardé le bracelet de naissance et le bonnet, c'est tout ce qu'il reste de lui
Mon ange est né à 24 semaines et n'a vécu que deux jours en couveuse
Mon mari ne pleure pas notre petite partie trop tôt, moi je ne fais que ça
Elle aurait eu un an aujourd'hui, je lui ai allumé une bougie
Le paludisme a emporté mon bébé de huit mois, mes seins étaient encore pleins
Le bébé n'avait pas été baptisé avant de s'éteindre, est-il auprès de Dieu ?
Ma fausse couche est arrivée au travail, entre deux clientes, et le lendemain j'étais de retour à la caisse
Notre petite est née sans vie à trente-sept semaines, le lait est monté quand même
On a enterré notre bébé sous le manguier, les anciens disent qu'on ne pleure pas un enfant si petit
j'ai perdu le bébé à 9 semaines, mon mari dit que c'était pas encore un bébé, pour moi si
Comment vivre après la mort d'un nourrisson que l'on n'a bercé que trois nuits ?
Grand-père, j'avais déjà fabriqué le berceau, et ma fille a perdu son bébé à l'accouchement
Grossesse extra-utérine, opération en urgence, on me félicite d'être en vie mais mon tout-petit n'est plus là
À la maternité j'entendais les autres nouveau-nés pleurer, le mien était mort dans mon ventre
Cinq fausses couches en six ans, chaque échographie est un cimetière, et mes sœurs ont toutes des enfants
Est-ce que je reverrai au ciel le bébé que j'ai perdu avant terme ?
Notre fils s'est endormi dans son couffin et ne s'est pas réveillé, il avait deux mois, on n'a rien pu faire
Aujourd'hui c'était la date prévue de l'accouchement, mes bras sont vides, quelle prière pour un enfant jamais né ?

# unplanned-pregnancy
Je suis enceinte, je n'ai que 18 ans et mes parents ne savent rien
Le test est positif, mon copain veut que j'avorte et moi je ne sais pas
Ma blonde est tombée enceinte, on est encore aux études et je panique
Enceinte du quatrième sans l'avoir voulu, on a déjà du mal à nourrir les trois autres
J'ai une grossesse cachée de trois mois, le gars a disparu. Que dois-je faire de ce bébé ?
Je suis enceinte et ce n'était pas prévu
Ma copine est enceinte, on n'a que dix-neuf ans
Le test de grossesse est positif et j'ai peur
Je ne voulais pas d'un autre bébé, je suis enceinte
Enceinte sans être mariée, comment le dire à mes parents ?
Le père ne veut pas de cette grossesse
Ma fille de dix-sept ans est enceinte
Je suis enceinte et je n'ai que 17 ans
le test est positif, deux barres, je tremble
Mon copain ne veut pas de ce bébé, il m'a dit débrouille-toi
On avait déjà quatre enfants et voilà un cinquième qui s'annonce, on n'a pas la place
Enceinte d'un homme marié que je ne reverrai pas
J'ai mis une fille enceinte, je suis encore étudiant, que faire
Comment annoncer à mes parents très croyants que j'attends un enfant sans être mariée
La pilule n'a pas marché, je viens de commencer un nouveau travail, ce n'était pas prévu du tout
à 45 ans je croyais que c'était la ménopause et c'est un bébé
J'hésite à le garder, mon rendez-vous au planning familial est jeudi
Mon amoureux est parti au service, et moi avec son enfant dans le ventre qu'on n'avait pas voulu
Le pasteur va me retirer de la chorale si on voit mon ventre s'arrondir
J'ai deux semaines de retard et un test positif caché au fond de ma trousse, je suis en terminale
Mon stérilet n'a pas tenu, me voilà enceinte à 41 ans avec des ados et un crédit
Mon copain a disparu quand je lui ai annoncé la grossesse, je suis au pair à Lyon, loin de ma mère
ma copine attend un bébé, on est au lycée, j'ai peur de le dire à son père
Comment accueillir un enfant qui arrive sans avoir été voulu, quand tout l'entourage dit de ne pas le garder ?
Je suis choriste, enceinte hors mariage, mon ventre se voit bientôt et l'église va parler
Le gynécologue a dit félicitations et j'ai fondu en larmes, ce bébé n'était pas dans nos plans
Notre fille de seize ans est tombée enceinte d'un camarade de classe, son père ne dit plus un mot
J'allaitais encore le quatrième, je croyais être protégée, et me revoilà enceinte sans l'avoir cherché
Dieu a-t-il un projet pour un enfant conçu par accident, une nuit sans lendemain ?
L'ami qui m'a mise enceinte nie être le père, je fais des ménages et je ne sais pas comment l'élever
Le rendez-vous pour avorter est pris mais mon cœur dit de garder cette grossesse surprise, aidez-moi à y voir clair

# had-an-abortion
J'ai avorté il y a dix ans et j'y pense tous les jours
À 19 ans ma mère m'a emmenée faire une IVG, je n'ai jamais pu le confesser
Dieu peut-il me pardonner d'avoir tué mon enfant, j'ai fait deux avortements
J'ai poussé ma copine à avorter et maintenant que je suis père je le regrette
Aujourd'hui mon bébé aurait eu 5 ans, je porte la culpabilité de cette interruption de grossesse
J'ai avorté et je le regrette
J'ai fait une IVG quand j'étais étudiante
Je pense souvent au bébé que je n'ai pas gardé
Mon avortement me pèse encore après vingt ans
Personne ne sait que j'ai avorté, même pas mon mari
Ma copine a avorté et je n'ai rien dit, je m'en veux
J'ai pris la pilule pour avorter et depuis je pleure
J'ai avorté il y a dix ans et je pense à cet enfant chaque jour
est-ce que Dieu pardonne une IVG
Mes parents m'ont forcée à avorter à 16 ans
J'ai payé l'avortement de ma copine, j'ai dit que c'était mieux, maintenant je regrette
Il aurait vingt ans aujourd'hui, je l'ai appelé Gabriel en secret
Personne à l'église ne sait que j'ai interrompu ma grossesse
J'ai pris les comprimés seule dans ma salle de bain, un mardi, et la culpabilité ne part pas
suis-je impardonnable aux yeux du Seigneur pour ce que j'ai fait à la clinique
Maintenant que j'ai deux enfants je comprends ce que j'ai supprimé
Une vieille femme au quartier m'a donné une tisane pour faire passer le bébé, personne ne l'a su et j'ai honte
Le bébé avait un handicap, on a choisi l'interruption médicale, avons-nous péché ?
Je n'arrive pas à me pardonner mon curetage de jeunesse, aujourd'hui je suis grand-mère
J'ai signé les papiers de l'IVG à 22 ans entre deux partiels, à 50 ans je compte encore les anniversaires
Quand je croise une poussette, je repense à l'avortement que j'ai caché à toute ma famille
Mon avortement date du temps où j'étais soldate, personne n'a su, et la culpabilité ne m'a pas lâchée
j'ai avorté l'été dernier, tout le monde dit que c'est rien, moi je me réveille la nuit en y pensant
Comment demander pardon à l'enfant que j'ai choisi de ne pas laisser naître ?
Maintenant que les médecins disent que je n'aurai plus d'enfant, mon IVG de jeunesse me hante
J'ai accompagné ma fiancée à la clinique pour avorter, je tenais son manteau, je regrette de n'avoir pas dit garde-le
Je chante à la chorale et personne ne sait que j'ai interrompu une grossesse avant ma conversion
Une infirmière de Kinshasa m'a avortée à dix-sept ans, j'ai promis le silence, il me brûle depuis
Mon avortement est-il pardonné si je n'arrive pas à y penser sans honte, même après la confession ?
J'ai conduit ma propre fille avorter par peur du qu'en-dira-t-on, je suis grand-mère d'un petit absent
Existe-t-il une prière pour une femme qui a avorté deux fois et voudrait enfin trouver la paix ?

# single-and-longing
J'ai 35 ans, toujours célibataire, et j'ai très envie d'une famille
Toutes mes amies de l'église se marient et moi j'attends encore le bon
Jamais eu de copine à 29 ans, les filles ne me voient pas
Je prie pour un mari depuis des années, est-ce que Dieu m'a oubliée ?
Le soir je rentre seul, je rêve d'une épouse avec qui partager ma vie
Les sites de rencontres m'ont dégoûtée, à 42 ans je perds espoir de me marier
Je suis célibataire et je voudrais tant me marier
J'ai quarante ans et je n'ai toujours pas trouvé de mari
Je rêve d'avoir une femme et une famille
Tous mes amis sont en couple, moi je suis célibataire
Je n'ai jamais eu d'amoureux, j'attends le bon
Les applis de rencontre ne donnent rien, je reste célibataire
Quand est-ce que je vais rencontrer quelqu'un ?
J'ai 38 ans et je suis toujours célibataire
toutes mes amies sont mariées, je suis encore la demoiselle d'honneur
Seigneur quand vas-tu me donner un mari ?
J'en ai assez de Tinder, Meetic et compagnie, je veux une vraie histoire
Les soirs de Saint-Valentin je commande une pizza pour une personne
À l'église il y a dix filles pour un garçon
Je n'ai jamais eu de copine, j'ai 29 ans, jamais un baiser
Il n'est pas bon que l'homme soit seul, pourtant Dieu m'y laisse
je voudrais quelqu'un à qui dire bonne nuit
Ai-je le don du célibat ? Non, moi je rêve d'une robe blanche et d'un foyer
Trop grand, trop timide, trop pauvre : aucune femme ne pose les yeux sur moi
Infirmière, la quarantaine, j'attends l'âme sœur depuis si longtemps que je n'ose plus espérer
Toujours la chaise d'à côté vide aux noces des autres, j'ai 37 ans et j'aimerais tant trouver l'amour
Je suis agriculteur célibataire, les filles ne veulent pas des vaches ni de la campagne
À la fin du culte les couples partent par deux, moi célibataire je range les chaises pour m'occuper
j'ai 26 ans jamais eu de blonde, je commence à croire que je suis pas fait pour l'amour
Comment attendre un mari dans la patience quand l'horloge tourne et que personne ne se présente ?
Veuf sans enfants à 45 ans, je voudrais de nouveau une épouse, quelqu'un à qui raconter ma journée
Mes neveux me demandent pourquoi tata n'a pas d'amoureux, je ris, et après j'ai le cœur gros
J'ai supprimé toutes les applications de rencontre, des fantômes et des menteurs, je reste seule à 39 ans
Je suis prof, gentille, indépendante, et les hommes me disent tu seras une merveilleuse épouse pour un autre
Dieu a-t-il prévu quelqu'un pour moi ou dois-je accepter de rester vieille fille ?
Mon trousseau est brodé depuis dix ans, mes petites sœurs sont toutes mariées, et le fiancé ne vient pas
Apprends-moi, Seigneur, à vivre ce célibat que je n'ai pas choisi, moi qui rêve d'un foyer

# break-up
mon copain ma quittée après quatre ans par un simple message
On devait se marier en août, elle a rompu les fiançailles sans explication
Je n'arrive pas à oublier mon ex, je regarde ses photos tous les soirs
Ma blonde m'a laissé pour un autre gars, j'ai le cœur en miettes
Il m'a plaquée la semaine passée, je ne mange plus. Comment tourner la page ?
Mon copain m'a quittée et j'ai le cœur brisé
Ma copine a rompu avec moi hier
On s'est séparés après deux ans, il me manque
Il m'a larguée par texto, je pleure tout le temps
Mon ex a déjà une nouvelle copine
Mon fiancé a annulé le mariage, tout est fini entre nous
Rupture difficile, je relis nos vieux messages
Mon copain m'a larguée par SMS
elle m'a quitté hier après 4 ans, je suis en miettes
Je regarde sa story toutes les heures, je n'arrive pas à l'oublier
Nous étions fiancés, la salle était réservée, et il a tout annulé
Mon premier amour est fini, j'ai 17 ans et on me dit que ça passera
Pourquoi Dieu nous a réunis si c'était pour nous séparer
J'ai rompu avec elle et maintenant je regrette, elle ne répond plus
Mon ex est déjà avec une autre, trois semaines après notre rupture
Son pull sent encore son parfum, je dors avec
chagrin d'amour, je ne mange plus, j'ai perdu six kilos
Il m'a dit je t'aime plus, c'est tout, et il a rendu mes clés
Notre chanson est passée à la radio dans le taxi, j'ai fondu en larmes, elle m'a plaqué au mois d'août
Elle a mis fin à notre histoire dans un café, elle a payé sa limonade et elle est partie
Mon chum m'a laissée la veille de ma graduation, j'ai passé le bal dans les toilettes à pleurer
Trois ans d'amour à distance, et il rompt en deux lignes parce qu'il a rencontré une fille sur place
je dors plus depuis que ma meuf m'a jeté, je relis nos conversations en boucle
Comment guérir d'un chagrin d'amour quand on travaille dans le même magasin que son ex ?
Nos fiançailles sont rompues, ma mère avait déjà cousu la robe, et je n'ose plus sortir au quartier
Il est revenu chercher sa brosse à dents et son chat, et la porte s'est refermée sur quatre ans ensemble
À 55 ans je croyais être trop vieille pour une peine de cœur, mon compagnon m'a quittée et je suis une loque
C'est moi qui ai rompu, pour de bonnes raisons, et pourtant il me manque à en pleurer
Quel psaume lire après une rupture qui vous laisse vide et sans appétit ?
Mon ex poste déjà des photos avec son nouveau copain, moi je mange mes émotions dans ma chambre d'étudiant
Faut-il rendre la bague et effacer son numéro pour réussir à tourner la page après une séparation ?

# partner-does-not-believe
Je suis amoureuse d'un homme bien mais il ne croit pas en Dieu
Mon copain est athée, il dit qu'il respecte ma foi, puis-je l'épouser ?
Ma fiancée est musulmane et mon pasteur refuse de nous marier
Je sors avec une fille non chrétienne depuis un an, l'église me dit de rompre
Mon chum ne veut rien savoir de la religion et moi je veux un mariage chrétien
Mes parents s'opposent à ce que je l'épouse parce qu'il n'est pas croyant
Ma famille chrétienne boycotte le mariage, mon futur n'a pas la foi
Papa et maman ne bénissent pas nos fiançailles, ma fiancée est athée
On me défend à la maison d'épouser un incroyant, je l'aime, dois-je céder ?
Mon petit ami n'est pas croyant
J'aime une fille qui ne croit pas en Dieu
Mon copain n'est pas chrétien, est-ce que je peux me marier avec lui ?
Ma copine est d'une autre religion que moi
Il refuse de venir à l'église avec moi et on veut se fiancer
Je suis chrétienne et mon fiancé ne prie jamais
Dois-je rompre avec mon copain parce qu'il n'a pas la foi ?
Mon copain n'est pas croyant, est-ce que je peux continuer avec lui ?
je suis amoureuse d'un musulman et moi chrétienne
Ma petite amie se fiche de la religion mais elle respecte que j'aille au culte
Il est parfait sauf qu'il ne connaît pas Jésus
On m'a dit joug étranger, romps, mais je l'aime depuis deux ans
Mon fiancé dit qu'il viendra à l'église juste pour me faire plaisir
Puis-je sortir avec une fille athée en espérant qu'elle se convertisse un jour
elle croit aux énergies et à l'astrologie, moi au Christ, on peut construire quelque chose ?
Mon chéri est catholique non pratiquant et moi évangélique très engagée, nos rendez-vous tournent au débat
J'ai rencontré un garçon génial au boulot, pas chrétien, mon groupe de maison me met en garde
Si nous nous marions, comment élever les enfants alors que mon amoureux ne croit en rien ?
Lui demande « prouve-moi que ton Dieu existe » et je reste muette, faut-il que je quitte ce mec ?
Mon petit ami me dépose à l'église et m'attend au café, il dit que la foi n'est pas son truc
Je veux me fiancer avec un Sénégalais musulman doux et sérieux, moi qui suis monitrice d'école du dimanche
Ma copine respecte ma prière avant les repas, mais pour elle Dieu est une invention, je suis tiraillé
mon mec est athée et il se marre quand je dis que je prie pour nous deux
Comment savoir si je dois rompre avec une fiancée non croyante que j'aime profondément ?
Il est prêt à se marier à l'église pour la photo, mais mon amoureux ne croit pas un mot de ce qu'il promettra
Depuis que je sors avec un garçon sans religion je prie moins, mes amies croyantes me l'ont fait remarquer
Je suis veuve, j'ai rencontré un homme tendre de mon âge, mais il n'est pas chrétien, puis-je l'épouser ?
Ma blonde est bouddhiste, on s'entend sur tout sauf sur Jésus, et je voudrais des enfants baptisés
Le pasteur refuse de bénir nos fiançailles tant que mon copain incroyant n'a pas donné sa vie à Christ
Qu'enseigne la Bible sur un couple d'amoureux dont un seul a la foi ?
J'espérais que mon fiancé se convertirait, voilà trois ans, il m'aime mais il n'aime pas l'église

# living-together-unmarried
On vit ensemble depuis huit ans, deux enfants, mais on n'est pas mariés
Mon copain et moi habitons ensemble pour économiser le loyer, est-ce un péché ?
Nous sommes en concubinage parce qu'il n'a pas encore fini de payer la dot
Je suis pacsée, le pasteur dit que je ne peux pas prendre la sainte cène
Mon chum ne voit pas l'intérêt de se marier, on est conjoints de fait et je me sens mal devant Dieu
Je vis avec mon copain sans être mariée
On habite ensemble avant le mariage
Nous vivons en concubinage depuis cinq ans
Mon copain et moi partageons un appartement, pas encore mariés
On a un enfant ensemble mais pas de mariage
Ma grand-mère dit que vivre ensemble sans se marier est un péché
On vit ensemble car le mariage et la dot coûtent trop cher
On vit ensemble depuis 6 ans sans être mariés, c'est un péché ?
mon concubin ne veut pas entendre parler de mairie ni d'église
Nous sommes pacsés, deux enfants, une maison, mais pas passés devant Dieu
Le prêtre me refuse la communion parce que je suis en concubinage
La dot coûte trop cher alors on a commencé la vie commune sans cérémonie
Devrais-je déménager avant le mariage alors qu'on partage déjà le loyer ?
J'ai donné ma vie à Jésus et je partage encore le lit de mon compagnon non marié
Au Québec tout le monde est conjoint de fait, qu'est-ce que la Bible en pense
Il dit qu'un papier ne change rien, moi je voudrais une bénédiction
viens-tu rester, c'est comme ça qu'on dit chez nous, dix ans que je suis chez lui sans être épouse
On emménage à deux le mois prochain pour économiser, mes parents sont choqués
Ni mariée ni célibataire, je porte son nom sur la boîte aux lettres seulement et l'ancien de l'église me boude
On a acheté une maison avec mon conjoint de fait, trois enfants, aucune alliance, et ma conscience me travaille
Mon compagnon repousse la mairie chaque année, onze ans de vie commune et je reste mademoiselle
Nous dormons sous le même toit depuis la fac, l'église nous a demandé de nous marier ou de nous séparer
je reste chez mon gars depuis janvier, on est pas mariés, ma mère dit que je vis dans le péché
Comment convaincre mon concubin de régulariser notre situation devant Dieu ?
À 68 ans, veufs tous les deux, on vit ensemble sans mariage pour ne pas perdre la pension de réversion
La famille de ma compagne réclame une dot énorme, alors on cohabite avec nos deux garçons sans cérémonie
Je voudrais être baptisée, mais l'ancien dit que mon concubinage doit d'abord prendre fin
On partage loyer, lit et chien, tout sauf le nom, mon copain dit que le mariage est dépassé
Emménager ensemble avant les noces pour tester la vie à deux, que dit la Bible là-dessus ?
Nos enfants nous demandent pourquoi papa et maman n'ont pas de photo de mariage, nous vivons maritalement depuis douze ans
Le Pacs suffit-il aux yeux du Seigneur ou sommes-nous toujours un couple non marié ?

# pressed-for-sex-before-marriage
Mon copain dit que si je l'aime je dois coucher avec lui, moi je veux attendre le mariage
On est fiancés et on a du mal à se retenir, on est allés trop loin samedi
Ma petite amie veut passer à l'acte, je suis vierge et je veux le rester jusqu'aux noces
Il menace de me quitter parce que je refuse les relations sexuelles avant le mariage
On a couché ensemble avant le mariage et je regrette, comment rester pur maintenant ?
Mon copain veut coucher avec moi, moi je veux attendre
On n'est pas mariés et il insiste pour avoir des rapports
Ma copine veut faire l'amour avant le mariage
Je veux rester vierge jusqu'au mariage
On a couché ensemble une fois et je regrette
Il dit que tout le monde le fait avant le mariage
C'est dur d'attendre le mariage quand on s'aime, on a des désirs
Mon copain veut coucher avec moi, moi je veux attendre le mariage
il dit si tu m'aimais tu le ferais
Toutes mes copines l'ont déjà fait, je suis la seule vierge de la classe
Mon fiancé insiste, on se marie dans huit mois, quelle différence dit-il
Comment dire non sans le perdre ?
Ma meuf trouve bizarre que je veuille rester pur, elle s'impatiente
les mecs du foot se moquent parce que je suis puceau
Il menace d'aller voir une autre si je ne cède pas
Hier sur le canapé on est presque allés trop loin, j'ai peur de craquer la prochaine fois
Un homme a des besoins, me répète mon gars, prouve-moi que tu n'es pas coincée
Il demande des photos nues et dit que tout le monde en envoie avant les noces
Garder sa virginité en 2024, suis-je ridicule ? mon petit ami le pense, il me presse
Mon fiancé dit qu'on a déjà la date, alors pourquoi ne pas coucher dès maintenant, moi je tiens à attendre
Au chalet il n'y avait qu'un lit, mon chum pensait que c'était entendu, j'ai dormi sur le divan
Mes copains d'internat font des paris sur qui perdra sa virginité, je suis le seul à vouloir attendre
il me dit que si je refuse de passer à l'acte c'est que j'ai pas confiance en lui, j'ai 16 ans
Comment rester chastes jusqu'au mariage quand on est fiancés depuis deux ans et très amoureux ?
Ma copine pense que je ne la désire pas, alors que je me retiens par conviction jusqu'aux noces
Nous avons cédé une fois avant le mariage, on s'est juré d'arrêter, et la tentation revient chaque samedi
Il veut voir si on est compatibles au lit avant de payer la dot, dois-je accepter ces relations ?
Étudiante à Abidjan, mon copain insiste pour que je passe la nuit chez lui, je veux rester vierge
Où mettre la limite entre les baisers, les caresses et l'union réservée au mariage ?
À 40 ans, fréquenter un homme et lui dire pas de sexe avant le mariage, il me trouve d'un autre siècle
Aide-moi Seigneur à dire non à mon amoureux, mes désirs sont forts et j'ai promis d'attendre

# in-love-with-someone-married
Je suis tombée amoureuse d'un collègue qui est marié et père de famille
Je pense jour et nuit à la femme de mon ami
Il promet de quitter son épouse pour moi depuis deux ans
Mariée moi-même, j'ai des sentiments pour un frère de l'église, rien ne s'est passé
Comment me défaire de cet amour pour un homme qui n'est pas libre ?
J'aime un homme marié
Je suis amoureuse d'un homme qui a une femme et des enfants
Je pense trop à une collègue mariée
Il est marié mais il dit qu'il m'aime
J'ai des sentiments pour le mari de ma copine
Je suis marié et je suis tombé amoureux d'une autre
Cet homme n'est pas libre et je n'arrive pas à l'oublier
Je suis amoureuse de mon chef et il est marié
j'aime une femme qui a déjà un mari et deux enfants
Il promet de quitter son épouse, ça fait trois ans qu'il promet
Je suis l'autre, celle qu'on voit entre midi et deux
Mon cœur bat pour le mari de ma cousine, je ne l'ai dit à personne
Je pense sans cesse à mon pasteur, il porte une alliance
Comment arracher de moi cet amour pour un homme pris ?
elle dit que son couple est mort, on s'écrit la nuit, il ne s'est encore rien passé
La femme de mon voisin me sourit et je suis perdu, tu ne convoiteras point
C'est un papa de l'école, on boit des cafés, je sais qu'il est à une autre et je rêve de lui
Je fréquente un homme marié à Douala, il paie mon loyer et je m'attache
Le retrouver chaque mardi à la chorale est une torture, car il rentre ensuite chez sa femme
Je fais durer les réunions pour rester près d'un homme qui porte une alliance et parle de sa femme
Mon cœur s'emballe quand la femme de mon cousin entre, elle est mariée, je suis célibataire et perdu
Le médecin avec qui je travaille est marié, on ne s'est rien dit, mais je suis tombée amoureuse de lui
j'ai 20 ans et je suis amoureuse de mon prof, il a une femme et un bébé
Comment oublier un homme marié que je croise chaque semaine à la répétition de chorale ?
Il m'a promis que son divorce était une formalité, son épouse attend leur troisième, et je l'aime encore
Je suis une femme mariée et je pense au père d'un élève du matin au soir, sans avoir rien fait
Veuf, je m'attache trop à une voisine dont le mari navigue, elle m'apporte la soupe et je rêve
Un homme déjà pris me couvre de cadeaux au marché de Treichville, mes sentiments grandissent et j'ai honte
Est-ce déjà un péché d'aimer en secret quelqu'un qui n'est pas libre ?
J'ai changé d'équipe pour ne plus voir cette collègue mariée, et mon cœur la cherche toujours dans le couloir
Je suis l'amie secrète d'un homme marié, je voudrais couper, donnez-moi une prière pour en avoir la force

# unsure-whom-to-marry
Deux hommes veulent m'épouser et je ne sais pas lequel choisir
Comment savoir si c'est la femme que Dieu a prévue pour moi ?
Il m'a demandée en mariage mais j'ai des doutes, il est divorcé avec un enfant
Un prophète m'a dit que telle sœur est ma femme, mais je ne ressens rien pour elle
On se connaît depuis cinq mois, il veut se marier vite, est-ce que c'est le bon
Je ne sais pas si je dois l'épouser
Il m'a demandée en mariage et j'hésite à dire oui
Est-ce que c'est l'homme de ma vie ?
J'hésite entre deux garçons, lequel épouser ?
Comment savoir si c'est la bonne personne pour le mariage ?
On est fiancés mais j'ai des doutes
Je l'aime bien mais de là à me marier, je ne sais pas
Comment savoir si c'est la bonne personne à épouser ?
deux hommes me demandent en mariage, je ne sais pas lequel choisir
Il m'a fait sa demande avec la bague et j'ai répondu laisse-moi réfléchir
Elle est gentille et pieuse mais je ne ressens pas de papillons, dois-je l'épouser ?
Un frère de l'assemblée dit avoir eu une révélation que je suis sa femme, moi je n'ai rien reçu
J'attends un signe de Dieu pour savoir si c'est elle, ma future
Mon fiancé est bien, mais ses colères me font hésiter avant de dire oui
les faire-part sont imprimés et j'ai des doutes
Entre l'ami d'enfance et le collègue rencontré à Lyon mon cœur balance
Existe-t-il un seul conjoint prévu par le ciel ou je peux choisir librement
On se connaît depuis quatre mois, il parle de noces, est-ce trop tôt pour m'engager ?
Isaac a eu Rébecca par la prière d'un serviteur, et moi comment reconnaître celui qui m'est destiné
Le garçon que mes parents aiment ou celui qui me fait rire, j'hésite et les deux attendent ma réponse
Il est veuf, stable, pieux, il me demande ma main, mais je ne suis pas sûre de l'aimer assez pour l'épouser
Ma fiancée veut vivre à Paris, moi rester à Lomé, est-ce le signe que ce n'est pas la bonne ?
je sors avec une fille depuis 5 ans, elle veut une bague, moi je sais pas si c'est elle la femme de ma vie
Quels critères bibliques pour choisir son futur conjoint quand deux prétendants sont croyants ?
À six semaines des noces j'ai la boule au ventre, est-ce le trac ou un avertissement de ne pas l'épouser ?
Il a douze ans de plus que moi et demande ma main, tout le monde a un avis, moi je doute encore
Je suis pompier, j'ai rencontré une infirmière merveilleuse, après trois mois dois-je déjà la demander en mariage ?
Ma tête dit oui à ce fiancé sérieux, mon cœur reste muet, faut-il se marier sans passion ?
Une amie a rêvé de moi en mariée avec Thierry, je prends ça pour un signe de Dieu ou pour un rêve ?
Mon amoureux veut que je décide avant son départ pour le Canada, l'épouser ou le laisser partir
J'ai prié, jeûné, demandé conseil, et je ne sais toujours pas si cet homme est celui que le Seigneur me destine

# drawn-to-my-own-sex
Je suis chrétien et je suis attiré par les hommes depuis toujours
J'ai 22 ans, je crois que je suis lesbienne et je n'ose le dire à personne à l'église
Marié, père de famille, je lutte en secret contre une attirance homosexuelle
Dieu m'aime-t-il si je suis gay ?
Je suis tombée amoureuse de ma meilleure amie et j'ai honte de ce que je ressens
J'ai prié des années pour devenir hétéro et rien n'a changé
Je suis gay et croyant
Je suis une fille et j'aime les filles
Je suis attirée par les femmes et je n'en parle à personne
Je crois que je suis homosexuel, j'ai peur du regard de l'église
J'ai dix-sept ans et je préfère les garçons, je suis un garçon
Est-ce un péché d'être homosexuel ?
Je cache mon homosexualité à ma famille
Je suis un homme et je suis attiré par les hommes
je suis une fille et je crois que j'aime une fille
Est-ce que Dieu m'aime si je suis gay ?
J'ai prié mille fois pour que ces désirs pour les garçons s'en aillent
Personne dans mon église ne sait que je suis lesbienne
Marié, deux enfants, et depuis toujours attiré par les mecs en secret
Je regarde les autres gars au vestiaire et je me hais pour ça
Ma meilleure amie est plus qu'une amie dans mes pensées, j'ai 16 ans, je suis perdue
on a essayé de me délivrer de l'esprit d'homosexualité, rien n'a changé
Suis-je bisexuel ou juste confus, et que dit vraiment saint Paul là-dessus
Dans mon pays on peut aller en prison pour ce que je ressens envers les garçons
Je choisis de rester chaste parce que j'aime Jésus, mais l'attirance envers les femmes est toujours là, moi qui en suis une
Je chante la messe chaque dimanche et personne ne se doute que je suis amoureux d'un autre choriste, moi un homme
À 58 ans j'admets enfin que j'ai toujours été attirée par les femmes, et j'ai peur de le dire à mes enfants
Au séminaire je me bats avec une attirance pour les garçons que je n'ose avouer à mon directeur spirituel
je suis une meuf de 15 ans et je crush sur une fille de ma classe, c'est grave devant Dieu ?
Comment être fidèle au Christ quand on est homosexuel et qu'on n'a pas choisi de l'être ?
Soldat, entouré d'hommes toute la journée, je cache mes sentiments pour un camarade de chambrée
On m'a fiancé à une cousine, mais ce sont les hommes qui m'attirent et je ne veux pas la tromper
Mon église prêche contre les gays sans savoir que j'en suis un, assis au troisième rang avec ma guitare
J'aime ma colocataire, une fille comme moi, je lutte contre ce désir et je me sens sale
Que dit la Bible de l'amour entre deux femmes, je suis croyante et lesbienne
À Yaoundé je souris quand on plaisante sur les homosexuels, et le soir je prie pour cesser d'en être un
À qui parler sans être jugé de cette attirance pour le même sexe que je porte depuis l'enfance ?

# lonely-and-without-friends
Je n'ai aucun ami, mon téléphone ne sonne jamais
Le week-end je ne parle à personne, même pas au magasin
À la fac je mange toujours seul, les groupes sont déjà faits
J'ai 61 ans, personne ne remarquerait si je ne sortais plus de chez moi, la solitude me pèse
Pourquoi je n'arrive pas à me faire des copines, je me sens transparente
Les fêtes approchent et je les passerai encore toute seule avec mon chat
Je me sens seul, je n'ai pas d'amis
Personne ne m'appelle, personne ne m'écrit
Je suis toujours seule le week-end
À l'école je n'ai pas de copains, je mange seul
Je n'ai personne à qui parler
La solitude me pèse, je parle à mon chat
J'ai fêté mon anniversaire toute seule
Je n'ai pas d'amis
le week-end personne ne m'appelle, je ne parle qu'à mon chat
À la cantine je mange seul avec mon bouquin
J'ai 400 contacts sur Facebook et pas un à qui téléphoner quand ça va pas
Après la messe tout le monde bavarde par groupes et moi je file
J'ai 72 ans, mes amies sont toutes au cimetière
Dernière conversation de la semaine : la caissière du Lidl
pk personne veut traîner avec moi, je suis gentil pourtant
Trop timide, je n'ai jamais su me faire des copains, même à l'internat
J'ai déménagé à Lille il y a deux ans et je ne connais toujours pas mes voisins de palier
Dieu voit-il ceux que nul n'invite ? La solitude me pèse comme une pierre
Le jour de mes trente ans j'ai soufflé ma bougie tout seul dans la cuisine
Je suis routier à la retraite, je n'ai gardé aucun copain, les jours passent sans que personne sonne
À la cour de récré je fais le tour du terrain seule, les filles disent que la bande est complète
J'ai organisé une crémaillère et personne n'est venu, j'ai mangé les quiches toute la semaine, seul
j'ai 17 ans pas un seul pote, le vendredi soir je regarde les stories des autres au resto
Comment se faire des amis après cinquante ans quand on est timide et sans famille ?
Je travaille à domicile, parfois trois jours passent sans que j'entende une voix humaine, la solitude est lourde
Jeune maman au foyer, je n'ai pas une copine à qui envoyer une photo ou une blague
Les voisins s'invitent entre eux pour l'apéro, nul ne pense à moi, je suis la dame seule du quatrième
Personne à inscrire comme contact d'urgence sur le formulaire, la secrétaire a attendu et j'ai rougi
Jésus peut-il vraiment être un ami quand on n'en a aucun autre ?
Vieux garçon au village, tous ceux de mon âge sont morts ou partis, mes soirées se passent à parler aux bêtes
Je ris avec les clients toute la journée et le soir il n'y a personne, pourquoi suis-je si seule ?

# lonely-in-a-foreign-country
Je suis étudiant camerounais à Lille, je ne connais personne et il fait froid
Arrivée au Québec il y a six mois, je pleure chaque soir, mon pays me manque
Je parle mal allemand, dans cette ville personne ne m'adresse la parole
Depuis que j'ai quitté Kinshasa je me sens perdu, pas de famille ici, pas d'église
Comment tenir dans l'exil quand on est loin des siens et que les papiers n'arrivent pas ?
Je suis loin de mon pays et je me sens seul
Je ne parle pas bien la langue et je n'ai pas d'amis ici
Mon pays me manque, la nourriture et la famille aussi
Je suis étudiante étrangère, je suis seule dans ma chambre
Immigré depuis un an, je ne connais toujours personne
Ici tout est différent de chez nous, j'ai le mal du pays
Je suis arrivée au Canada sans ma famille
Je suis au Canada depuis six mois et je ne connais personne
ici il fait froid, les gens ne saluent pas, mon pays me manque
Étudiant camerounais à Strasbourg, je pleure en écoutant la musique de chez moi
Je ne parle pas bien l'allemand et tout le monde rit de mes fautes
Demandeur d'asile dans un foyer à Liège, j'attends mes papiers sans famille ni amis
Fille au pair en Suède, le mal du pays me prend le soir
Dans le métro parisien je suis noire, étrangère et invisible
comment chanter un cantique sur une terre étrangère dit le psaume, c'est moi
J'ai suivi mon mari expatrié à Singapour et je tourne en rond dans l'appartement
Personne ne prononce correctement mon prénom dans cette ville d'Europe
Le foufou, les cousins, le soleil, l'église de mon quartier : j'ai tout laissé derrière l'océan
Sans papiers à Bruxelles, je baisse la tête dans la rue, loin des miens, Dieu est-il aussi le Dieu de l'immigré ?
Je nettoie des bureaux à Zurich la nuit, depuis deux ans je n'ai pas eu une vraie conversation dans ma langue
Premier hiver à Winnipeg, je porte trois manteaux et le mal du pays par-dessous
Ma fille réfugiée comme moi parle déjà la langue, moi je reste muette dans ce pays étranger
chui en erasmus à Varsovie tout le monde croit que je m'éclate, en vrai je veux rentrer chez nous
Comment prier quand on est exilé, sans papiers, sans les siens et que la nuit tombe à seize heures ?
J'écoute la radio d'Abidjan dans ma chambre de Lille pour entendre l'accent de mon pays
Venue de Madagascar épouser un Breton, je n'ai ici ni sœur ni amie, seulement la pluie
Au foyer de demandeurs d'asile on est quarante et chacun est seul, loin de sa patrie et de sa mère
Personne ne m'a souhaité la fête de l'indépendance de mon pays, ici en Norvège on ne sait même pas où il est
Y a-t-il des versets pour un immigré qui se sent déraciné et ne connaît personne ?
Mon diplôme de médecin ne vaut rien au Québec, je lave des voitures et ma famille restée là-bas me manque
Grand-mère emmenée en France par mes enfants, je ne comprends pas la télé ni les voisins, je pleure mon village

# work-far-from-my-family
Je travaille sur un chantier à l'étranger, je vois mes enfants une fois par an
Chauffeur longue distance, j'ai raté l'anniversaire de ma fille encore une fois
J'ai laissé mes petits chez ma mère à Lomé pour être nounou à Paris
Je suis dans les mines du Grand Nord trois semaines sur quatre et mon fils ne me connaît presque pas
Muté à 600 km, je rentre un week-end par mois, faut-il tout lâcher pour la famille ?
Je travaille loin et je vois peu ma femme et mes enfants
Mes enfants grandissent sans moi à cause de mon travail
Je suis parti travailler en ville, ma famille est restée au village
Je suis routier, je dors dans mon camion loin des miens
J'envoie de l'argent à ma famille mais je ne les vois pas
Mon chantier est loin, je rentre une fois par mois
Je rate les anniversaires de mes enfants parce que je travaille loin
Je travaille au Qatar et je n'ai pas vu mes enfants depuis deux ans
je suis nounou à Paris et c'est ma mère qui élève ma fille à Abidjan
Chauffeur poids lourd, je dors dans la cabine, ma femme et le petit à la maison
Je suis dans une mine au Katanga, la famille est à Kinshasa
J'envoie de l'argent chaque mois mais mon fils m'appelle tonton au téléphone
Saisonnier aux vendanges puis aux fraises, neuf mois loin de mon foyer
Marin de commerce, j'ai raté les trois derniers Noëls des miens
La semaine en chambre d'hôtel pour le boulot, le vendredi le TGV, et mes gosses grandissent sans moi
est ce que j'ai bien fait de laisser mes petits pour gagner leur pain ailleurs
Mon épouse accouche dans un mois et le patron me garde sur la plateforme
Domestique au Liban, la patronne me prend le téléphone, je ne peux parler à mes enfants que le vendredi
Ma fille a dessiné la famille à l'école, moi son père elle m'a mis dans un avion
Je construis des routes à l'autre bout du pays, mon fils a perdu ses dents de lait sans moi
Infirmière en Suisse la semaine, ma famille est en Savoie, je vois mes filles grandir par photos
Bûcheron en camp, quatorze jours loin de la maison, ma femme a fêté nos dix ans toute seule
je suis cuisinier sur un bateau, mon bébé m'a pas reconnu quand je suis rentré chez nous
Comment rester un bon père quand le travail m'envoie à deux mille kilomètres de mes enfants ?
J'ai laissé mes trois petits au village pour garder ceux d'une famille riche à Beyrouth
Mon contrat au Koweït est renouvelé, l'argent nourrit les miens, mais l'absence me mange le cœur
Soldat en opération extérieure, j'ai manqué la naissance de ma fille, on me l'a montrée sur un écran flou
Commercial toujours sur les routes, l'hôtel du lundi au vendredi, mon foyer me devient étranger
Faut-il gagner moins et rentrer près de sa femme et de ses enfants, ou continuer à envoyer des mandats ?
Ouvrière agricole à Huelva pour la saison, je compte les barquettes et les jours loin de mes enfants
Seigneur, garde ma maison pendant que je travaille au loin, que ma petite n'oublie pas son papa

# lost-my-job
J'ai été licencié hier après 17 ans dans la boîte
Mon usine ferme, 200 personnes dehors et je suis dans le lot
On m'a mise à la porte pendant mon congé maternité, je ne sais pas comment payer le loyer
Mon contrat n'a pas été renouvelé et j'ai une femme et trois enfants à nourrir
Le patron m'a viré du jour au lendemain, comment annoncer ça à la maison ?
J'ai perdu ma job à 56 ans, qui va m'embaucher maintenant
J'ai 45 ans et je suis au chômage depuis mardi, à cet âge qui voudra de moi, l'avenir me fait peur
Viré à quarante-cinq ans, je me sens bon pour la casse et je tremble pour les miens
Mon poste est supprimé dans le plan social, demain France Travail, j'ai la trouille
Vingt ans dans la même entreprise et du jour au lendemain remercié, je panique
J'ai perdu mon travail
On m'a licencié ce matin
Mon patron m'a viré sans raison
L'usine ferme et je perds mon emploi
Mon contrat s'arrête et je n'ai rien après
J'ai été mis à pied, comment payer les factures ?
Licenciée à cinquante ans, j'ai peur pour la suite
J'ai été licencié ce matin
l'usine ferme, 200 personnes à la porte, dont moi
Vingt ans chez Michelin et un carton pour mes affaires
Mon contrat n'a pas été renouvelé et j'ai une famille à nourrir
On m'a viré par mail un vendredi soir
Plan social, mon nom est sur la liste
je rentre à la maison à midi et je ne sais pas comment le dire à ma femme
Période d'essai rompue sans explication, moi qui avais déménagé pour ce poste
Le patron a mis son neveu à ma place et m'a dit merci au revoir
Une machine fait mon travail maintenant, ils ont supprimé le service
Pourquoi le Seigneur permet-il que je sois renvoyé juste après avoir signé pour la maison
L'ONG a perdu ses financements américains, nous voilà tous remerciés du jour au lendemain
Le magasin a mis la clé sous la porte, après douze ans comme vendeuse je me retrouve sans emploi
On m'a remis ma lettre de licenciement dans le couloir, pendant que mes collègues déballaient les croissants
La mine a fermé la semaine passée, tout le village est mis à pied, moi avec quatre enfants
je viens de me faire slaquer de ma job de préposé, j'ai pas encore osé le dire à ma blonde
Comment garder confiance quand on perd son travail un mois avant la naissance de son enfant ?
Ma mission d'intérim s'est arrêtée net, le chef de chantier a dit qu'on ne m'appellerait plus
Renvoyée de chez mes patrons après huit ans de ménage, sans préavis, sans certificat, rien
Mon journal a licencié la rédaction entière, j'ai rendu mon badge et mon ordinateur ce midi
À 52 ans la restructuration m'a emporté, je reste assis dans ma voiture au parking sans savoir où aller
Quel verset lire le jour où l'on apprend son renvoi et que tout s'écroule ?
L'école privée où j'enseignais n'a pas repris mon contrat à la rentrée, mon poste a été donné à un autre
J'étais chauffeur de l'ambassade, elle a fermé hier, je n'ai plus de travail ni d'indemnités

# long-without-work-and-ashamed
Deux ans au chômage, plus de cent CV envoyés et pas une réponse
J'ai un master et je suis toujours chez mes parents sans emploi, j'ai honte
Je fuis les réunions de famille parce qu'on me demande toujours ce que je fais dans la vie
Diplômé depuis quatre ans, je fais le taxi-moto en attendant, mes camarades se moquent de moi
Ma femme travaille et moi je cherche depuis un an, je ne me sens plus un homme
Je cherche du travail depuis un an sans rien trouver
Je suis au chômage et j'ai honte
J'envoie des CV et personne ne répond
Encore un entretien raté, toujours pas d'emploi
Je suis sans emploi depuis longtemps, je n'ose plus voir les gens
Mon père me traite de fainéant parce que je ne trouve pas de travail
J'ai un diplôme mais pas de travail
Ça fait deux ans que je cherche du boulot, rien
j'ai honte quand on me demande ce que je fais dans la vie
Cent vingt CV envoyés, trois réponses, toutes négatives
Diplômé chômeur, je vends des recharges au bord de la route avec un master
Chaque matin je m'habille comme pour aller travailler pour que les voisins ne voient rien
À 56 ans plus personne n'embauche, trop vieux trop cher
Ma femme part au bureau et moi je reste avec le tablier, je me sens moins qu'un homme
France Travail me propose des stages de rédaction de lettre, au bout de 3 ans de chômage c'est humiliant
tu trouveras, me disent-ils à l'église, ils ne savent plus où regarder
Celui qui ne travaille pas ne doit pas manger : ce verset me fait rougir, je voudrais tant avoir un emploi
Au repas de famille on parle carrières et je vais faire la vaisselle
je vis encore chez papa à 33 ans faute d'emploi, les petits frères se moquent
Voilà trois ans que je suis demandeur d'emploi, je dis aux gens que je suis consultant, par honte
Ma licence de géographie prend la poussière, je porte des sacs au port en attendant un vrai emploi
Mes enfants écrivent « sans profession » à côté de papa sur la fiche de rentrée, ça me fait baisser les yeux
j'ai encore raté une entrevue, un an et demi que je cherche une job, ma mère arrête pas de soupirer
Comment relever la tête après deux ans de chômage et des centaines de candidatures sans réponse ?
Les voisins demandent pourquoi je suis là en pleine journée, je réponds que je suis en congé
Après le cancer personne n'a voulu me réembaucher, je cherche toujours un poste et je me sens inutile
J'évite les mariages parce que je n'ai rien à offrir, sans travail depuis si longtemps, quelle humiliation
Mon conseiller me propose la même formation pour la troisième fois, le chômage m'a usé jusqu'à l'os
Dieu oublie-t-il les chômeurs de longue durée, ceux que plus aucun employeur ne rappelle ?
Mon épouse paie tout depuis 2022, je cherche un emploi chaque matin et je n'ose plus croiser son regard
Jeune diplômée, toujours pas embauchée, je vis de l'argent de poche de mon oncle et j'ai honte de demander

# employer-wants-me-to-cheat
Mon patron me demande de faire de fausses factures
Au bureau on me pousse à accepter des pots-de-vin comme tout le monde
La directrice veut que je mente aux clients sur l'état des voitures
Comptable, on m'ordonne de cacher une partie du chiffre d'affaires au fisc, je risque ma place si je refuse
Je suis douanier, si je ne prends pas l'enveloppe les collègues me rejettent. Que faire ?
Mon chef signe des heures que personne n'a travaillées et veut ma signature
Mon chef veut que je mente aux clients
Mon patron me demande de tricher sur les comptes
On me demande de signer un faux document au travail
Mon patron vend des produits périmés et veut que je change les dates
Au travail tout le monde prend des pots-de-vin, moi je refuse
Ma chef veut que je falsifie les chiffres du rapport
Le patron ne déclare pas tout et je dois me taire
Mon patron me demande de mentir aux clients
on me fait signer des factures fausses
Le chef veut que je change les dates de péremption sur la viande
Je suis comptable et il y a deux caisses, une pour le fisc et une vraie
À la douane on partage les pots-de-vin, si je refuse je suis muté en brousse
On me dit de vendre des assurances inutiles à des petites vieilles
Dois-je obéir à ma hiérarchie quand elle exige de trafiquer les chiffres ?
mon boss dit de déclarer moitié moins d'heures des ouvriers
Chantier : on met moins de ciment que prévu et c'est moi qui certifie
Il veut que je dise qu'il est en réunion quand il est avec sa maîtresse, je suis sa secrétaire
Si je dénonce la fraude je perds mon gagne-pain, si je me tais je perds ma conscience
Garagiste, on m'ordonne de remplacer des pièces qui marchent encore et de les facturer au double
Mon directeur veut que j'antidate des contrats avant le contrôle, et que je sourie à l'inspecteur
À la pharmacie on me demande de vendre des boîtes dont la date est dépassée en grattant l'étiquette
Je suis infirmière et ma cadre veut que je coche des soins qui n'ont pas été faits
mon boss me dit de mentir au téléphone, que le colis est parti alors qu'il est même pas fabriqué
Comment refuser de truquer les chiffres sans perdre la place qui nourrit ma famille ?
Instituteur, le directeur me demande de gonfler les notes du fils du préfet contre une enveloppe
Sur le chantier le patron m'ordonne de signer un certificat de sécurité sans avoir rien vérifié
Mon employeur paie la moitié au noir et veut que je jure le contraire devant le contrôleur
Au poste de péage chaque agent garde une part, si je reste honnête les chefs me mutent
Est-ce que je pèche si j'obéis à un supérieur qui m'oblige à falsifier des documents ?
On me pousse à vendre des crédits à des gens qui ne pourront pas payer, avec de fausses attestations de salaire
Ma patronne mélange de l'eau au miel et de l'huile bon marché à la bonne, je dois dire aux clients que c'est pur

# boss-unkind-or-unfair
ma chef m'humilie devant toute l'équipe pour la moindre erreur
Mon patron ne paie pas les heures supplémentaires et me menace de renvoi
Trois mois de salaire impayés, le directeur dit toujours la semaine prochaine
Mon supérieur a quelque chose contre moi, il me donne le pire travail
Comment respecter un boss qui crie et n'est jamais content ?
Mon chef a présenté mon idée à la direction comme la sienne, sans citer mon nom
Ma responsable s'attribue le mérite de ce que je fais et touche la prime
J'ai rédigé tout le rapport, mon supérieur l'a signé et a reçu les éloges
Marre d'un patron qui récolte les lauriers de mes efforts, j'ai envie de le dénoncer
Mon patron me crie dessus tous les jours
Ma chef est injuste avec moi
Mon chef me donne trop de travail et jamais un merci
Le patron ne m'a pas payé mon salaire ce mois
Ma patronne m'humilie devant les clients
Mon supérieur me critique tout le temps
Mon chef refuse mes congés et les accorde aux autres
Mon chef me rabaisse devant tout le monde
ma patronne me crie dessus pour une virgule
Il me donne toujours les pires horaires et jamais un jour de repos le dimanche
Mon manager me surveille, critique tout, j'ai mal au ventre le matin
On ne me paie pas mes heures sup et si je réclame on me montre la porte
La directrice m'a prise en grippe depuis mon congé maternité
Madame me traite de bonne à rien, je suis femme de ménage chez elle depuis 9 ans
Comment prier pour un supérieur méchant qui s'amuse à m'humilier
trois mois sans salaire et le patron roule en Mercedes neuve
Mon responsable s'attribue mes idées en réunion et me colle ses erreurs
Serviteurs soyez soumis même aux maîtres difficiles, vraiment ? Le mien est un tyran
Refus de congé pour l'enterrement de mon grand-père, voilà la bonté de mon employeur
Mon contremaître me donne toujours la machine cassée et me reproche ensuite le retard
La directrice de la garderie lève les yeux au ciel dès que je parle, je ne sais pas ce que j'ai fait
Mon patron retient mon salaire pour la vaisselle que les clients ont cassée, c'est injuste
mon boss m'appelle la grosse lenteur devant les stagiaires et tout le monde rigole
Comment rester respectueuse envers une cheffe de service qui me rabaisse à chaque relève ?
Apprenti mécano, je balaie et je fais le café, le patron ne m'apprend rien et me crie dessus
Madame compte les morceaux de sucre et me paie avec deux mois de retard, je suis sa bonne à Dakar
Mon supérieur refuse que je parte à l'heure, même pour chercher mon fils fiévreux à la crèche
L'adjudant m'a dans le collimateur, c'est toujours moi les corvées et les gardes du dimanche
Est-ce chrétien de déposer une plainte aux prud'hommes contre un employeur injuste ?
Mon gérant change l'horaire la veille et me coupe des heures dès que je chiale
Quelle prière pour un chef dur qui n'a jamais un bon mot et ne voit que mes fautes ?

# colleague-preferred-to-me
Mon collègue a eu la promotion que j'attendais depuis cinq ans
La petite nouvelle est déjà chef d'équipe, moi j'ai douze ans d'ancienneté
On a augmenté tout le monde dans le service sauf moi
C'est le neveu du directeur qui a eu le poste, je suis amer
J'ai fait tout le projet et c'est elle qu'on a félicitée, je suis jalouse et je m'en veux
Ma collègue a eu le poste que je voulais
Le chef préfère mon collègue, il a toujours les bons horaires
C'est lui qui a été promu et pas moi
J'ai plus d'ancienneté mais la promotion est allée à un autre
Le patron félicite toujours ma collègue, jamais moi
Je suis jaloux d'un collègue qui monte plus vite que moi
Elle a eu une augmentation, moi rien, pour le même travail
C'est mon collègue qui a eu la promotion que j'attendais
je bosse deux fois plus et c'est l'autre qu'on augmente
Elle est arrivée après moi et la voilà chef d'équipe
Le poste était pour moi, tout le monde le disait, ils ont pris la fille du directeur
Douze ans de maison et un petit jeune me passe devant
Il rit aux blagues du boss, joue au golf avec lui, et obtient la prime
J'ai formé la nouvelle et aujourd'hui c'est elle ma supérieure
on l'a félicité en réunion pour un projet dont j'ai fait la moitié
Je suis jaloux d'un collaborateur qu'on chouchoute, comment m'en défaire ?
Pas de la bonne tribu, donc pas de nomination, le ministère a choisi mon adjoint
La maîtresse de conférences c'est lui, moi je reste vacataire malgré mes publications
Saül a jalousé David, moi c'est Stéphanie du service marketing et son avancement éclair
Le poste de surveillante est allé à une collègue sortie de l'école, moi qui fais le travail depuis neuf ans
On a choisi un autre soliste alors que le chef m'avait laissé espérer, je l'applaudis en serrant les dents
Mon collègue a eu la meilleure tournée et le camion neuf, moi je garde la vieille camionnette
ma chum de bureau a eu le poste permanent et pas moi, je suis contente pour elle mais ça me gruge
Comment féliciter sincèrement un collègue promu à ma place quand la jalousie me pique ?
Le patron l'emmène déjeuner, lui donne les gros clients, et moi je reçois les restes
Quinze ans de loyauté à l'usine et c'est un nouveau qui devient contremaître, je l'ai mal avalé
Employée du mois pour la troisième fois, c'est encore elle, personne ne remarque mes efforts à moi
Mon camarade de promotion a été nommé capitaine avant moi, ses galons me font mal aux yeux
Pourquoi le Seigneur élève-t-il un collègue moins travailleur pendant que mon avancement est bloqué ?
La directrice lui a confié la classe que je demandais depuis des années, j'envie cette collègue et j'en ai honte
L'augmentation a été accordée à mon voisin d'établi, même travail, même ancienneté, comment ne pas être amer ?

# conflict-with-colleagues
mon collègue est paresseux et je fais tout son travail
Une collègue raconte des mensonges sur moi à la pause café
Je suis infirmière et l'ambiance dans l'équipe est horrible, on ne se dit plus bonjour
Mon voisin de bureau s'attribue mes idées, je n'ose rien dire en réunion
On s'est disputés avec un autre prof au lycée, depuis on s'évite
Au travail ils m'ont mise à l'écart depuis que j'ai signalé une erreur, comment réagir en chrétienne ?
Je ne m'entends pas avec ma collègue
Un collègue parle mal de moi au bureau
Mes collègues ne me parlent plus
L'ambiance au travail est mauvaise, on se dispute entre collègues
Ma collègue me laisse tout son travail et me répond mal
Je me suis fâché avec un collègue à l'atelier
À la pause mes collègues mangent ensemble sans moi
Mes collègues parlent dans mon dos à la machine à café
une fille du bureau ne me dit plus bonjour et monte les autres
Au vestiaire des infirmières c'est clan contre clan
On s'est accrochés avec un gars de l'équipe de nuit, depuis l'ambiance est pourrie
Ils m'ont enlevée du groupe WhatsApp du service
Mon binôme ne fait rien et quand je le lui dis il se braque
en salle des profs on ricane parce que je suis croyante et que je ne bois pas aux pots
Elle vole mes yaourts dans le frigo commun et colporte des ragots sur moi
Comment faire la paix avec un collègue qui me sabote mes dossiers ?
Open space, guerre de la clim, mesquineries, je viens au travail la boule à la gorge
Le cuistot et les serveurs se détestent, et moi au milieu je prends tout
J'ai répondu sèchement à une camarade d'atelier, elle a pleuré, maintenant tous me battent froid
À la cuisine de l'hôpital deux collègues me cachent les commandes pour que je me trompe
Ma collègue de caisse a dit à tout le monde que je volais des pauses, depuis on me regarde de travers
Mon coéquipier d'ambulance et moi ne nous parlons plus que pour les adresses, l'air est lourd
y a une clique au bureau, elles commandent à manger ensemble pis elles m'oublient exprès
Comment me réconcilier avec un collègue après une altercation sur le planning des vacances ?
Le nouveau conteste tout ce que je propose en réunion, nos prises de bec amusent le reste de l'équipe
Une collègue a lu mes messages par-dessus mon épaule et les a répétés à toute la salle des profs
Entre l'équipe du matin et celle du soir c'est la guerre, on se laisse la saleté et les reproches
Sur le chantier les gars d'une autre région font bande à part, mon collègue maçon refuse de me passer les outils
Faut-il parler en tête-à-tête à la collègue qui médit, ou passer par la hiérarchie ?
J'ai signalé que mon binôme arrivait en retard, maintenant les collègues me traitent de balance
Je partage un bureau minuscule avec une femme qui soupire, claque les tiroirs et ne répond pas à mon bonjour

# worn-out-by-work
Je fais 60 heures par semaine et je n'ai plus d'énergie pour rien
Le médecin m'a arrêtée pour burn-out, je suis prof depuis vingt ans
Je réponds aux mails jusqu'à minuit, même le dimanche
Aide-soignant de nuit, je suis crevé, je tiens au café et je n'ai plus le goût
Deux jobs pour payer l'hypothèque, je suis brûlé, quand est-ce que je peux me reposer ?
Je pleure dans la voiture avant d'entrer au bureau tellement je suis épuisée
Je suis épuisé par mon travail
Je travaille trop, je n'ai plus d'énergie
Je suis en burn-out depuis deux mois
Je n'ai pas pris de vacances depuis trois ans
Je travaille même le dimanche, mon corps n'en peut plus
Le boulot me vide, je rentre et je m'écroule
Trop de stress au travail, je suis au bout du rouleau
Je suis en burn-out, le médecin m'a arrêté trois mois
je bosse 60 heures par semaine et je rentre vidée
Aide-soignante, douze toilettes dans la matinée, mon dos et mon cœur lâchent
Le dimanche soir j'ai déjà la nausée du lundi
Mails à minuit, visios à sept heures, je ne sais plus m'arrêter
J'ai fondu en larmes devant mon ordinateur pour une imprimante en panne
Prof depuis 18 ans, je n'ai plus d'énergie pour une seule copie
trop de commandes, pas assez de bras, livreur amazon je pisse dans une bouteille
Venez à moi vous qui êtes fatigués... je lis ce verset au volant entre deux clients
Agriculteur, levé à 4 h pour la traite, pas un jour de congé depuis 2019, je n'en peux plus
Mon corps a dit stop au milieu d'une réunion, vertiges, urgences, tension à 19
Comment trouver du repos quand je fais l'usine le jour et le gardiennage la nuit
J'enchaîne les doubles quarts à l'urgence, je ne sais plus quel jour on est et je suis brûlée
Je conduis le taxi seize heures par jour, mes yeux se ferment aux feux et mon dos me lâche
Assistante sociale, cent dix dossiers, je rêve de formulaires et je me réveille déjà fatiguée
le boulot m'a bouffé, je réponds au patron pendant le bain des petits, j'en peux plus
Comment m'arrêter de travailler un jour par semaine quand le restaurant ne tourne pas sans moi ?
La saison des foins, les vêlages, la paperasse, je n'ai pas soufflé depuis mars et mes mains tremblent de fatigue
Mon médecin a écrit épuisement professionnel, j'ai eu honte comme si j'avais triché
Couturière à Ouaga, avant les fêtes je couds jour et nuit, je m'endors sur la machine
Jeune avocat, je facture soixante-dix heures, j'ai oublié le goût des dimanches et du sommeil
Que dit la Bible du repos, à moi qui me tue à la tâche et culpabilise dès que je m'assieds ?
En télétravail je ne coupe jamais, dîner devant le tableur, la tête vide, le corps en panne
Directrice d'école, je n'ai plus de jus, les parents, les rapports, les absences, le surmenage me fait pleurer au volant

# whether-to-change-job-or-move
On me propose un poste à Genève mieux payé mais loin de l'église et des parents
Je ne sais pas si je dois démissionner ou rester encore un an
Mon mari veut émigrer au Canada, moi j'hésite à tout laisser à Abidjan
J'ai un CDI tranquille mais je m'ennuie, dois-je me lancer à mon compte ?
Faut-il vendre la maison et déménager en province près des petits-enfants
Une boîte de Singapour me veut pour trois ans, j'accepte ou je refuse ?
Poste à l'étranger en vue, partir en expatriation ou rester près de mes parents âgés ?
Je dois répondre avant lundi à l'offre du Canada et je tourne en rond
Est-ce Dieu qui m'ouvre cette mutation à Dubaï ou seulement l'appât du salaire ?
Je ne sais pas si je dois changer de travail
On m'offre un nouveau poste dans une autre ville
Faut-il déménager ou rester ici ?
J'hésite à accepter un emploi à l'étranger
Je veux quitter mon travail mais j'ai peur de me tromper
Mon mari veut déménager à la campagne, moi pas
Deux offres d'emploi et je dois choisir cette semaine
On me propose un poste à Bordeaux, dois-je accepter ?
j'hésite à démissionner pour me mettre à mon compte
Rester dans un CDI qui m'ennuie ou tout quitter pour une reconversion ?
Nous songeons à déménager à la campagne, mais l'église et les amis sont ici
Partir en Europe ou construire ici au Bénin, je ne sais pas ce que Dieu veut
J'ai jusqu'à lundi pour répondre à l'offre de l'autre entreprise
Mon mari a une mutation à la Réunion, faut-il le suivre avec les enfants au lycée
Mieux payé mais plus loin, moins payé mais près des miens, comment trancher ?
Seigneur montre-moi si je dois changer de métier à 50 ans
je prie pour un signe : signer chez Airbus ou rester chez mon vieux patron
Vendre l'appart et s'installer au Portugal, folie ou appel ?
Abraham est parti sans savoir où, moi je n'ose pas quitter mon boulot de fonctionnaire
Un hôpital de Moncton m'offre un contrat d'infirmière, je ne sais pas si je dois quitter Sfax et mes habitudes
Laisser l'enseignement pour ouvrir un gîte, j'en rêve, mais j'hésite à perdre ma sécurité
On nous propose une maison moins chère à cent kilomètres, faut-il déménager et changer les enfants d'école ?
j'ai eu 2 offres, une start-up qui paie bien et une petite job tranquille, je choisis laquelle ?
Mon régiment me propose une mutation à La Réunion ou la retraite anticipée, réponse attendue dans dix jours
Rentrer au pays après vingt ans de France ou rester près de mes petits-enfants, la décision me travaille
Je suis coiffeuse salariée, une amie veut qu'on s'associe, j'ai peur de lâcher mon poste fixe
Comment reconnaître la volonté du Seigneur quand un nouvel emploi oblige toute la famille à déménager ?
Mon contrat à Kigali se termine, le siège m'attend à Nairobi, ma femme préfère qu'on ne bouge plus
Quitter la ville pour reprendre la ferme de mes beaux-parents, c'est une occasion ou une bêtise ?
J'ai 29 ans, un bon salaire, aucune passion, et je pèse le pour et le contre d'une reconversion en menuiserie
Seigneur, ouvre ou ferme la porte de ce poste à Luxembourg, je ne veux pas choisir seulement pour la paie

# whether-to-enter-full-time-ministry
Je crois que Dieu m'appelle à devenir pasteur mais j'ai un bon métier et une famille
J'hésite à quitter mon emploi d'ingénieur pour faire l'institut biblique
Comment être sûre que mon appel à la mission au Tchad vient de Dieu ?
Je suis séminariste et je doute d'être fait pour le sacerdoce
Mon pasteur me propose de servir à plein temps, ma femme a peur pour l'argent
Je pense que Dieu m'appelle à être pasteur
Je veux devenir prêtre mais je doute
Faut-il quitter mon métier pour servir l'église à plein temps ?
J'ai envie de partir comme missionnaire
On me propose d'entrer au séminaire
Je sens un appel au ministère mais j'ai une famille à nourrir
Est-ce ma vocation d'être religieuse ?
Je sens que Dieu m'appelle à devenir pasteur, comment en être sûr ?
j'hésite à entrer au séminaire
Quitter mon travail d'ingénieur pour partir missionnaire au Tchad, ma femme a peur
Le curé m'a dit « as-tu pensé au sacerdoce ? » et depuis la question ne me lâche pas
Je voudrais être religieuse chez les clarisses mais j'aime aussi l'idée d'avoir des enfants
Ai-je vraiment une vocation ou est-ce de l'orgueil de vouloir prêcher
On me propose d'être évangéliste à plein temps sans salaire fixe
L'institut biblique de Nogent m'a admis, je dois répondre avant juin et je doute de mon appel
Me voici envoie-moi, mais si je me trompe ?
prophétie sur moi à la veillée : tu seras serviteur de Dieu, je suis couturier, je fais quoi
Mon pasteur veut que je prenne la nouvelle implantation d'église, je me sens trop petit pour conduire un troupeau
Lâcher le cabinet d'avocats pour l'aumônerie des prisons, est-ce raisonnable à 47 ans ?
Je suis mécanicien et depuis un camp de jeunes l'idée de devenir pasteur me suit jusque sous les voitures
Les anciens veulent me consacrer au ministère, mais j'ai quatre enfants et aucune économie
J'ai visité un carmel en secret, la vie religieuse m'attire autant qu'elle m'effraie
chui en terminale et je veux faire de la théologie pour être pasteure, mes profs comprennent pas
Comment vérifier un appel missionnaire avant de vendre la maison et de partir avec toute la famille ?
À 55 ans, veuf, mon évêque me parle du diaconat permanent, et je me demande si c'est ma vocation
J'évangélise le samedi et je vends du ciment la semaine, dois-je servir Dieu à temps complet ?
Le supérieur du grand séminaire attend ma réponse, je doute d'être capable d'une vie de prêtre
Une mission cherche une infirmière pour la brousse au Tchad, sans salaire, et mon cœur dit me voici
Ma femme ne se voit pas épouse de pasteur, puis-je entrer à la faculté de théologie sans son accord ?
On m'a offert la direction d'un orphelinat chrétien à Haïti, un ministère de foi, et mon emploi de comptable me retient
Un appel à prêcher peut-il attendre la retraite, ou faut-il tout quitter maintenant pour le ministère ?

# retired-and-useless
Depuis ma retraite en avril je me sens inutile
J'étais directrice d'école, maintenant personne ne me demande plus mon avis
À 67 ans mes journées sont vides, je regarde la télé et j'attends
Retraité du chemin de fer, je ne sais pas à quoi Dieu peut encore m'employer
On m'a remplacé au bureau et aussi au conseil d'église, les vieux on les met de côté
Je suis à la retraite et je m'ennuie
Depuis que je ne travaille plus je me sens inutile
Retraité depuis un an, personne n'a besoin de moi
La retraite est vide, mon métier me manque
On m'a fêté au bureau puis oublié, je suis retraité
Je suis trop vieux pour qu'on me confie quelque chose
À la retraite je me demande à quoi je sers
Depuis ma retraite je me sens inutile
j'ai fini de travailler en juin et je ne sais pas quoi faire de mes journées
On m'a offert une montre et depuis plus un coup de fil du bureau
J'étais directeur, on m'écoutait, maintenant je fais la queue à la poste avec les vieux
Que veut encore Dieu d'un vieux bonhomme de 70 ans ?
Mots croisés, sieste, Questions pour un champion, voilà ma vie
Mon mari est à la retraite, moi aussi, je ne sers plus à personne
instituteur pensionné, mes élèves me manquent, mon savoir dort
Les jeunes de la paroisse ont repris tout ce que je faisais, on m'a remercié gentiment
Je me lève sans but, plus d'agenda, plus de réveil, plus de raison
Ne me rejette pas au temps de la vieillesse, ce psaume c'est moi, mis au rebut après 42 ans de chemins de fer
Mes mains qui ont bâti des murs tremblent, je ne suis plus bon qu'à regarder les autres
J'ai rendu les clés de l'école après trente-sept ans, et depuis ma retraite personne ne m'appelle monsieur le maître
Retraitée de l'hôpital, je me réveille à cinq heures pour rien, et la journée n'en finit pas
J'ai donné mes outils à mon petit-fils, sans mon établi je me sens bon à rien
ça fait 6 mois que je suis à la retraite pis je tourne en rond entre le divan et le Tim Hortons
Comment servir encore quand on est pensionné et que tout le monde vous dit de vous reposer ?
Ancien commandant, j'avais trois cents hommes sous mes ordres, à la retraite je ne commande plus que mon café
On a offert mon bureau à un jeune, mes dossiers au pilon, ma retraite ressemble à un effacement
Mes amis retraités voyagent, moi je n'ai ni goût ni projet, je me demande à quoi je sers encore
Vieux pêcheur, mes filets pendent, les fils ont des moteurs et n'ont plus besoin de mes conseils
Y a-t-il des personnes âgées que Dieu a employées après leur temps de travail ?
Pasteur émérite, je n'ai plus de chaire ni de visites à faire, je me sens mis au placard
Ma femme travaille encore, moi retraité j'étends le linge et j'attends, ma vie semble sans utilité

# in-debt
Bonjour mon père, j'ai 15 000 euros de crédits à la consommation et je ne peux plus payer
Les huissiers m'envoient des lettres que je n'ouvre plus
Mes cartes de crédit sont pleines, je pense à la faillite personnelle
J'ai pris l'argent de la tontine et je n'arrive pas à rembourser, on me cherche
Je dois 800 000 francs au microcrédit, comment sortir de cet endettement ?
Surendettés, on a déposé un dossier à la Banque de France et j'ai honte
J'ai trop de dettes
Je n'arrive pas à rembourser mon crédit
La banque me réclame de l'argent tous les jours
Je suis endetté jusqu'au cou
J'ai emprunté à tout le monde et je ne peux pas rendre
Les intérêts montent et je ne vois pas la fin de mes dettes
L'huissier est venu pour mes dettes
J'ai trop de dettes et je ne dors plus
la banque menace de saisir la maison
Surendettement, dossier à la Banque de France, j'ai honte
Je rembourse un crédit avec un autre crédit
Les huissiers viennent vendredi pour les meubles
Je dois de l'argent à la tontine, au boutiquier, à ma cousine, je change de trottoir
Carte Visa pleine à craquer, Klarna en quatre fois sur tout, je me noie
qu'est ce que la Bible dit des dettes, l'emprunteur est esclave du prêteur, je le suis
Le microcrédit de la Finca m'étrangle, chaque lundi l'agent attend devant ma porte
J'ai cautionné un ami qui a filé et me voilà avec ses mensualités
Mon prêt étudiant, 60 000 dollars, je le traînerai toute ma vie
La veuve avait de l'huile pour payer ses créanciers, et moi Seigneur, qu'ai-je ?
J'ai acheté la moto-taxi à crédit, elle est en panne et les traites continuent de tomber
Trois crédits renouvelables, un découvert et les impôts, mon endettement dépasse ce que je gagne en un an
Un agent de recouvrement m'appelle au boulot, je baisse la voix et je dis que c'est ma mère
je dois de la marge de crédit, du Visa pis de l'auto, je paye juste les intérêts
Comment sortir des dettes quand chaque remboursement m'oblige à emprunter de nouveau ?
J'ai emprunté pour enterrer dignement ma mère, deux ans après je rembourse encore l'usurier
La coopérative réclame le prêt des engrais, je dois plus que ma récolte ne vaut
J'ai signé un plan de désendettement de sept ans, chaque euro est compté et j'ai honte devant mes enfants
Ma dette chez le boutiquier du coin s'allonge, il ne me sert plus, je fais le détour par l'autre rue
Un chrétien peut-il demander l'effacement de ses dettes sans manquer à sa parole ?
L'hôpital me réclame la facture de l'accouchement, la banque son crédit, et l'huissier sonne demain
Apprends-moi, Seigneur, à rembourser petit à petit, car mes créanciers me font perdre la paix

# too-little-to-live-on
À partir du 15 du mois on n'a plus rien pour manger
Ma retraite est de 720 euros, une fois le loyer payé je choisis entre chauffage et nourriture
Mes enfants ont été renvoyés de l'école parce que je n'ai pas payé la scolarité
Je vends des beignets au marché et ça ne suffit pas pour nourrir cinq bouches
Tout augmente, l'épicerie, l'essence, le logement, on va à la banque alimentaire en cachette
Est-ce que Dieu voit que le frigo est vide chez nous
Je n'ai pas assez d'argent pour finir le mois
Mon salaire ne suffit pas pour nourrir ma famille
On n'a plus rien à manger à la maison
Tout est cher et je ne gagne presque rien
Je ne peux pas acheter de chaussures à mes enfants
Ma petite pension ne suffit pas pour vivre
On nous a coupé l'électricité, je n'ai pas pu payer
Le 10 du mois il ne me reste que 40 euros pour manger
je saute des repas pour que les enfants aient assez
Le loyer a augmenté, l'électricité aussi, mon salaire non
Aux Restos du Cœur je baisse ma capuche pour qu'on ne me reconnaisse pas
Un seul repas de gari par jour et la rentrée scolaire qui arrive
Petite pension de 780 euros, le chauffage ou les lunettes, il faut choisir
On nous a coupé le courant, on s'éclaire à la bougie
mes chaussures prennent l'eau et je ne peux pas en acheter d'autres
Dieu nourrit les oiseaux du ciel, mais mon frigo est vide
Mère au RSA, ma fille demande pourquoi on ne part jamais en vacances
Le prix du riz a doublé à Port-au-Prince, on ne mange plus à notre faim
Je travaille pourtant, caissière à mi-temps, mais une fois tout payé il n'y a plus un sou pour la viande
Je compte les pièces jaunes pour le pain, et on n'est que le 12 du mois
Mes deux temps partiels ne couvrent pas le panier d'épicerie, les prix montent et la paie non
On dilue la soupe pour qu'elle dure trois jours, mes enfants demandent s'il reste du pain
jsuis étudiant je mange des pâtes sans rien depuis 2 semaines, j'ai plus une cenne
Comment faire confiance à Dieu pour demain quand la marmite est vide ce soir ?
La pension de veuve est de 60 000 francs, les médicaments en prennent la moitié, je saute le souper
Je récupère les invendus derrière le supermarché la nuit, moi qui travaille pourtant à temps plein
Pas de manteau chaud pour mon fils cet hiver, j'ai choisi l'électricité, et il tousse
Le sac de riz a encore augmenté, avec ce que je gagne à laver le linge on ne tient plus
Est-il permis de demander de l'aide à la paroisse pour manger quand on manque de tout ?
Ma retraite d'ouvrier agricole ne suffit pas pour vivre, je coupe mon bois et j'éteins la lampe tôt
La cantine réclame, la sortie scolaire est à 15 euros, je ne les ai pas, que dire à ma fille ?

# i-gambled-money-away
J'ai perdu l'argent du loyer aux paris sportifs, ma femme ne sait rien
Je joue au casino en ligne toutes les nuits, j'ai déjà flambé 9 000 euros
Les machines à sous m'ont pris mes économies, je n'arrive pas à arrêter
J'ai misé la scolarité de ma fille sur 1xBet et tout est parti. Comment le dire à ma famille ?
Loto, tickets à gratter, PMU, je mens à tout le monde et je dois de l'argent partout
J'ai placé toute notre épargne en crypto comme à la loterie, il ne reste rien
J'ai perdu tout mon argent au jeu
Je joue aux paris sportifs et je ne peux pas m'arrêter
J'ai perdu ma paye au casino
J'ai joué l'argent des courses et j'ai tout perdu
Je suis accro aux jeux d'argent
Je parie en ligne et je perds toujours
J'ai misé mes économies au poker, il ne reste rien
J'ai perdu tout mon salaire aux machines à sous
je suis accro aux paris sportifs et j'arrive pas à arrêter
Hier soir 2000 euros en une nuit sur un casino en ligne
J'ai joué l'argent de la scolarité de mes enfants
Encore un dernier ticket, je me disais, encore un Parions Sport, et je suis à sec
J'ai tout misé sur le bitcoin et les cryptos, parti en fumée
Je me suis fait interdire de casino puis j'ai passé la frontière pour y retourner
Betclic me hante, mes yeux cherchent les cotes même pendant le culte
le jeu de l'avion, Aviator, m'a ruiné, je suis étudiant à Lomé
Bingo, grattage, loto, ma retraite y passe, et mes enfants l'ignorent
Dieu peut-il me libérer de la passion du poker ? J'ai englouti l'héritage de ma mère sur le tapis vert
Je voulais me refaire à la roulette, j'ai creusé le trou
Je suis allé au casino de Montréal avec ma prime de Noël et je suis rentré avec un billet de métro
J'ai parié l'argent de la coopérative sur un match, l'équipe a perdu à la dernière minute, et moi avec
Le soir je mise en ligne de petites sommes, au matin ma paye entière y est passée
j'ai 19 ans j'ai flambé ma bourse sur des paris, mes parents pensent que j'ai payé le loyer
Comment arrêter de jouer quand chaque perte me pousse à tenter de me refaire ?
Mon péché, c'est les tickets à gratter, j'en achète avant le pain, moi une grand-mère de 70 ans
J'ai perdu au poker la moto avec laquelle je travaillais, ma femme croit qu'on me l'a prise
Les courses de chevaux m'ont avalé deux héritages, je connais toutes les cotes et plus aucun ami
Ouvrier, j'ai joué aux machines à sous la somme que je devais envoyer à ma mère
Dieu pardonne-t-il à un joueur qui a promis dix fois d'arrêter et qui a rejoué hier ?
J'ai mis toutes nos économies dans des cryptos conseillées sur Telegram, je pariais en fait, tout est perdu
J'ai confié ma carte à mon frère pour ne plus parier, l'envie du jeu me tient toujours, comment prier ?

# cheated-of-money
Un frère de l'église m'a escroqué de deux millions de francs pour un faux visa
On m'a arnaquée sur internet, un faux conseiller bancaire a vidé mon livret
Mon associé est parti avec la caisse, je suis ruiné
J'ai payé un terrain qui avait déjà été vendu à trois personnes
Un homme rencontré sur Facebook m'a soutiré 12 000 dollars en jouant l'amour, je me sens bête
Faut-il porter plainte contre un chrétien qui m'a roulé dans une affaire ?
Je me suis fait arnaquer sur internet
On m'a volé mon argent avec un faux site
Mon ami m'a escroqué dans une affaire
J'ai payé une location de vacances qui n'existait pas
Un faux vendeur a pris mon argent et a disparu
Mon associé m'a roulé, j'ai perdu mes économies
Une arnaque par téléphone a vidé mon compte
On m'a arnaqué sur internet, toutes mes économies
un faux conseiller bancaire a vidé mon compte
J'ai acheté un terrain à Yaoundé, il avait été vendu à trois autres
Un brouteur m'a fait croire à l'amour et j'ai envoyé 9000 euros
L'artisan a pris l'acompte et n'est jamais revenu
Mon associé m'a escroqué avec de faux papiers
Pyramide, placement miracle, 30 % par mois, j'ai tout perdu et mes voisins avec moi
un homme de Dieu m'a soutiré ma semence de foi en promettant un visa
J'ai payé un passeur pour l'Espagne, il a éteint son numéro
Voiture d'occasion sur Leboncoin, compteur trafiqué, vendeur envolé
Faut-il pardonner à des voleurs qui ont roulé une vieille dame de 83 ans comme moi ?
Le propriétaire bidon a encaissé deux mois de caution pour un logement qui n'existe pas, comment ne pas haïr ce filou
Une fausse agence d'emploi pour le Canada a encaissé mes 500 000 francs et fermé son bureau la nuit
J'ai cliqué sur un message de la poste, le lendemain mon compte était vidé par des escrocs
Le couvreur a encaissé la moitié, ôté les tuiles et disparu, il pleut dans ma chambre
je me suis fait avoir sur Vinted, j'ai payé 200 euros pour des baskets jamais reçues
Comment pardonner à l'ami de confiance qui m'a roulé avec un placement bidon ?
La trésorière de notre tontine s'est enfuie avec les cotisations de quarante vendeuses
Mon père de 86 ans a donné ses codes à un soi-disant policier, toutes ses économies volées au téléphone
Un marchand m'a vendu de l'engrais trafiqué, la farine aurait mieux poussé, et mon argent est parti
J'ai versé l'avance pour une voiture venant de Belgique, le vendeur était un arnaqueur, le bateau n'existait pas
Dois-je dénoncer à la police un frère en Christ qui m'a escroquée, ou souffrir en silence ?
Un amoureux rencontré sur internet m'a soutiré mon fonds de pension, j'ai honte de m'être fait arnaquer à 63 ans
Mon comptable a détourné la caisse pendant des années, comment ne pas ruminer cette fraude ?

# lent-money-not-paid-back
J'ai prêté 3 000 euros à ma cousine, elle ne répond plus au téléphone
Un ami me doit de l'argent depuis deux ans et il poste ses vacances
Mon beau-frère devait rembourser en janvier, toujours rien, et ma femme s'énerve
J'ai dépanné une sœur de la chorale, elle fait comme si de rien n'était, dois-je réclamer ?
Je me suis porté caution pour un copain et maintenant c'est moi qui paie son prêt
Mon propre frère ne me rend pas le prêt, puis-je le traîner au tribunal ?
Un chrétien a-t-il le droit de porter plainte contre un croyant pour une dette impayée ?
Il a signé une reconnaissance de dette de huit mille, l'échéance est passée, avocat ou tant pis ?
Est-ce mal d'assigner en justice un parent qui me doit de l'argent et refuse de rembourser ?
J'ai prêté de l'argent à un ami et il ne me rembourse pas
Ma sœur me doit de l'argent depuis un an
Il a emprunté et il fait semblant d'oublier
Comment réclamer l'argent que j'ai prêté ?
Mon cousin ne veut pas rendre l'argent emprunté
J'ai avancé le billet d'avion à une amie, elle ne rembourse rien
Mon ami évite mes appels depuis que je lui ai prêté de l'argent
J'ai prêté 3000 euros à un ami et il ne me rend rien
ma soeur m'emprunte toujours et ne rembourse jamais
Il m'avait juré de me rendre l'argent à la fin du mois, c'était en 2021
Mon cousin m'évite depuis que je lui ai avancé pour sa moto
Un frère de l'église me doit une grosse somme, puis-je l'attaquer en justice ?
Je vois sur Instagram qu'elle part à Marrakech avec ce qu'elle me doit
prêtez sans rien espérer dit Jésus, donc je dois faire une croix sur mes sous ?
À chaque fois que je réclame il dit demain, demain, inch'allah
J'ai sorti mon collègue du pétrin et maintenant c'est moi le méchant parce que je veux récupérer mon dû
Sans papier signé, j'ai confié ma tontine à une amie, et elle fait la sourde oreille
Mon beau-frère trouve que je suis assez riche pour oublier son ardoise
J'ai honte de redemander ce que je lui ai prêté, mais j'en ai besoin pour la rentrée
J'ai prêté de quoi acheter un frigo à ma voisine, elle a changé la télé avant de me rembourser
Mon beau-fils me doit quatre mille dollars depuis son mariage, il n'aborde jamais le sujet
J'ai avancé les frais de scolarité du fils d'un ami, il disait en septembre, nous sommes en mai
un pote m'a emprunté 80 euros au lycée et il me ghoste depuis, je fais quoi
Comment demander poliment le remboursement d'un prêt à quelqu'un de sa propre paroisse ?
Mon neveu a juré de me rendre mes sous après la récolte, la récolte est vendue et il m'évite
J'ai sorti mes économies de chauffeuse pour dépanner ma sœur, elle fait la morte quand je réclame
Le diacre m'a emprunté une somme pour son toit, trois ans après il me serre la main sans un mot
Chaque fin de mois il promet un virement, et chaque fois mon débiteur a une nouvelle excuse
Vaut-il mieux perdre l'argent prêté ou perdre l'ami qui ne rembourse pas ?
J'ai donné à crédit du riz et de l'huile à mes clientes, elles ne paient pas et achètent ailleurs
Un emprunteur chrétien qui refuse de rendre, ai-je le droit de le traîner devant le juge selon la Bible ?

# business-failing
Mon restaurant va fermer, il n'y a plus de clients depuis l'hiver
L'entreprise de mon père que j'ai reprise est en redressement judiciaire
Ma boutique au marché ne marche plus, je vends à perte
J'ai huit salariés et je ne sais pas comment payer les salaires à la fin du mois
Agriculteur, deux mauvaises récoltes et la banque ne suit plus, faut-il déposer le bilan ?
Mon commerce ne marche plus
Mon entreprise va faire faillite
Je n'ai plus de clients dans ma boutique
Je vais devoir fermer mon salon de coiffure
Les ventes baissent et je ne peux plus payer mes employés
J'ai tout mis dans ce restaurant et il coule
Ma petite entreprise perd de l'argent chaque mois
Mon restaurant ne marche plus, je vais devoir fermer
ma boutique est vide, aucun client de la journée
Dépôt de bilan lundi, huit salariés que je dois renvoyer
J'ai mis toute ma vie dans cette boulangerie et l'énergie m'a coulé
L'élevage de poulets a été décimé par la grippe, plus rien à vendre
Ma start-up n'a plus de trésorerie, les investisseurs se retirent
Le supermarché d'en face a tué mon épicerie
je dois payer l'Urssaf et les fournisseurs et la caisse est à zéro
Pourquoi Dieu n'a-t-il pas béni mon entreprise alors que je donnais la dîme ?
Mon taxi-moto est en panne, mon petit commerce coule
Redressement judiciaire, le mot fait froid dans le dos, mon grand-père avait fondé cette menuiserie
Trois saisons de sécheresse et l'exploitation agricole est au bord de la faillite
Ma ferme laitière coule, le prix du lait ne paie plus l'aliment et je vais vendre le troupeau
Mon salon de coiffure est vide depuis qu'une chaîne s'est installée en face, je n'ai que deux clientes par jour
Il n'a pas plu depuis juillet, mon maïs a séché sur pied, et la récolte devait rembourser les semences
mon food truck marche plus du tout, l'essence coûte plus cher que ce que je vends
Comment annoncer à mes employés que l'entreprise fondée par mon père va fermer ?
Les grossistes chinois cassent les prix, mon atelier de couture à Lomé perd toutes ses commandes
Ma librairie ferme en juin, tout le monde m'aimait bien mais achetait en ligne
Le gel a brûlé la vigne deux années de suite, mon exploitation viticole est en liquidation
Mon cybercafé ne reçoit plus personne, j'ai huit ordinateurs et zéro client, les charges courent
Que veut m'enseigner le Seigneur par cet échec de mon commerce où j'avais mis toutes mes forces ?
Mon entreprise de peinture a trop d'impayés, le tribunal de commerce a fixé l'audience à lundi
Je vends du poisson fumé, la pêche est mauvaise et le marché désert, faut-il fermer l'étal ?

# envy-of-the-well-off
Mes voisins ont une villa et deux voitures, nous on compte chaque sou
Pourquoi les gens malhonnêtes s'enrichissent et moi qui sers Dieu je galère ?
Tous mes camarades de promotion ont réussi, moi je loue encore une chambre
Ma belle-sœur part en croisière chaque année, je suis verte d'envie
Je suis jaloux du collègue qui a hérité d'un appartement à Paris, je sais que c'est laid
Je suis jaloux des riches
Mes voisins ont une belle voiture et une piscine, moi rien
Pourquoi les autres ont tout et moi je galère ?
Mes amis achètent des maisons, je les envie
Les méchants ont de l'argent et les honnêtes restent pauvres
J'envie les gens qui voyagent et ne comptent pas leur argent
Mon cousin est devenu riche et je l'envie
Mes voisins ont une piscine et moi je compte les centimes, ça me rend jaloux
pourquoi les méchants s'enrichissent et moi qui prie je rame
Je regarde les photos de vacances des autres aux Maldives et j'enrage
Mon ami d'enfance roule en Tesla, moi en vieille Kangoo
Les politiciens volent et construisent des villas, nous les honnêtes on vit dans la tôle
Psaume 73, c'est tout à fait moi, j'ai envié les arrogants
Ma cousine a tout, mari médecin, villa, bonne, et moi je suis rongée par l'envie
sur insta ils ont tous des Nike et des iphone sauf moi
Comment me réjouir du bonheur d'un riche quand je vis dans vingt mètres carrés ?
À l'église les fortunés sont assis devant, en bazin, et je convoite leurs habits
Lui n'a jamais travaillé dur et il hérite de trois immeubles, ce n'est pas juste
La maison de ma belle-sœur est si belle que je rentre chaque fois chez moi avec du fiel
Je garde des enfants dans un hôtel particulier, leurs jouets coûtent mon loyer, et l'envie me serre la gorge
Ma sœur vient d'acheter un condo avec vue sur le fleuve, moi j'ai l'humidité et une fenêtre sur le mur
Les corrompus du quartier construisent à deux étages, moi honnête fonctionnaire je reste en location, ça m'enrage
tous les gars du lycée ont des parents friqués et le ski en février, moi j'ai rien à raconter
Comment se contenter de peu quand on livre chaque jour des colis de luxe à des riches ?
Mes anciens camarades roulent en berline de fonction, je les jalouse du haut de mon vélo
Ma voisine refait sa cuisine tous les trois ans, je compare avec la mienne et je deviens aigre
Le propriétaire passe en 4x4 ramasser nos loyers, je me demande pourquoi lui a tout et nous si peu
À la chorale elles parlent de leurs croisières et de leurs bijoux, je souris et je les envie
Pourquoi ceux qui se moquent de Dieu prospèrent-ils pendant que nous vivotons ?
Mon frère, parti de rien comme moi, possède trois boutiques, je voudrais sa fortune et je m'en veux
Quelle prière contre la convoitise quand je nettoie des villas avec piscine du matin au soir ?

# exam-before-me
Je passe le bac lundi et je stresse à fond
Concours d'infirmière dans dix jours, j'ai peur de tout oublier
Priez pour moi, j'ai mon examen de fin d'études demain matin
J'ai l'examen du barreau, je l'ai déjà manqué une fois et je n'arrive plus à dormir
C'est mon troisième essai pour le permis de conduire, comment garder mon calme ?
Mon fils passe le BEPC cette semaine et tremble devant ses cahiers
J'ai un examen demain et j'ai peur
Je passe mon bac la semaine prochaine
Je stresse pour mon concours
J'ai un oral important lundi
Mes examens commencent bientôt et je n'ai pas tout révisé
Demain c'est le permis de conduire, je suis stressée
Priez pour mon examen, je révise jour et nuit
Demain je passe le bac et je panique
j'ai mon permis de conduire à 8h, priez pour moi
Le BEPC commence lundi et j'ai peur d'avoir tout oublié
Je révise jusqu'à deux heures du matin et rien ne rentre
Concours d'infirmière dans trois jours, 2000 candidats pour 60 places
Un verset pour avant l'oral de français ?
Partiels de droit la semaine prochaine, j'ai les mains moites
Ma soutenance de thèse approche et je tremble devant le jury
est ce que je peux demander à Dieu de réussir mon examen même si j'ai pas beaucoup bossé
Trou noir, c'est ce que je crains quand le surveillant distribuera les sujets
Je repasse l'examen d'État pour la deuxième fois à Goma, que l'Éternel m'éclaire
Le test de langue pour l'immigration est jeudi, tout en dépend, j'ai le trac
Mon examen du Barreau est mercredi, j'ai les fiches collées jusque sur le miroir de la salle de bain
Je passe le concours de la gendarmerie samedi, l'épreuve de sport me va, mais la dissertation me fait trembler
Le CEP de ma fille est dans deux jours, elle récite ses leçons en dormant tellement elle a le trac
jai mon brevet jeudi et je confonds toutes les dates d'histoire, je suis en panique
Quelle prière dire avant d'entrer dans la salle d'examen, quand le cœur bat trop vite ?
À 46 ans je repasse un diplôme, mes examens d'aide-soignante commencent lundi et ma mémoire n'est plus jeune
Le baccalauréat approche, on révise sous le lampadaire de la station parce qu'il n'y a pas de courant chez nous
Demain l'examen pratique du poids lourd, je refais les manœuvres dans ma tête au lieu de dormir
Mes examens finaux de cégep tombent tous la même semaine, je stresse, je bois du café et je prie
Un verset de courage pour un étudiant en médecine avant son oral devant le jury ?
J'ai préparé l'agrégation deux ans, les épreuves écrites débutent mardi et j'ai peur de la page blanche
Le test de citoyenneté est vendredi, mon mari m'interroge pendant que je cuisine, comment rester calme ?

# failing-at-school-and-disappointing-parents
J'ai redoublé ma première année de droit et mes parents ne le savent pas
Mes notes sont nulles, papa dit que je suis la honte de la famille
Mes parents ont vendu un champ pour payer mes études et j'échoue partout
jai coulé trois cours au cégep, je cache mes bulletins à ma mère
Comment leur dire que j'ai raté ma licence alors qu'ils se sacrifient pour moi ?
Je suis toujours dernière de la classe malgré le travail, ma sœur a que des 18
J'ai de mauvaises notes et mes parents sont déçus
Mon bulletin est mauvais, papa va être fâché
Je vais redoubler ma classe
Mes parents paient mes études et je n'y arrive pas
Je suis nul en maths et ma mère me compare aux autres
J'ai caché mes notes à mes parents
Mes parents voulaient une fille brillante, moi je suis dernière à l'école
J'ai encore eu 4 en maths et mes parents vont être déçus
je vais redoubler et j'ose pas le dire à papa
J'ai caché mon bulletin dans mon sac de sport
Mes parents se sont saignés pour payer mes études et je rate tout
Ma mère vend des beignets pour mon écolage et moi j'ai échoué à l'examen
Mon frère a eu mention très bien, moi je suis au rattrapage, ils ne disent rien mais leurs yeux...
Je n'y comprends rien en physique, le prof me rend ma copie avec un soupir, et à la maison c'est le sermon
Fils d'immigrés, je devais être l'avocat de la famille et je plante ma première année de licence
papa a dit tu me fais honte devant toute la classe à la réunion parents profs
Je suis dyslexique, je fais de mon mieux, mais à chaque dictée zéro et maman pleure
Est-ce que Dieu est déçu de moi comme mes parents à cause de mes mauvaises notes ?
J'ai imité la signature de ma mère sur un avertissement du lycée
Ma moyenne est tombée à 7, mon père a signé le bulletin sans me regarder
Mes parents se sont endettés pour l'université au Maroc, et j'ai échoué à tous mes modules
Maman a pleuré en voyant mes notes, elle nettoie des hôtels pour que j'étudie et moi je n'y arrive pas
j'ai coulé mes maths deux fois, mes parents disent que je fais pas d'efforts mais je comprends juste rien
Comment avouer à mes parents que je ne vais plus en cours et que je vais redoubler ?
Mon grand frère a eu son diplôme d'ingénieur, moi je suis en rattrapage partout, à table on ne parle que de lui
Fille de deux profs, je suis la cancre de la classe, et je vois bien leur déception
Mon père m'a dit qu'il aurait mieux fait d'acheter des bœufs que de payer mes études ratées
L'école m'oriente en filière courte à cause de mes mauvaises notes, mes parents refusent d'en parler aux voisins
Suis-je bête si j'apprends des heures et que chaque contrôle revient avec une mauvaise note ?
Première de ma famille à l'université, je perds ma bourse à cause de mes échecs, et mes parents espèrent tant
Une prière pour un élève qui rapporte encore un zéro et n'ose pas rentrer le montrer à sa mère ?

# friend-betrayed-me
ma meilleure amie a raconté mon secret à tout le monde
Mon ami d'enfance a couché avec ma copine
Un copain à qui je faisais confiance m'a dénoncé au patron pour avoir ma place
Elle était mon témoin de mariage et elle dit du mal de moi dans mon dos
Comment faire encore confiance après la trahison d'un ami de vingt ans ?
Mon ami m'a trahi
Ma copine a répété mon secret
Ma meilleure amie parle de moi dans mon dos
Mon meilleur pote sort avec mon ex
Je faisais confiance à une amie et elle m'a menti
Mes amis m'ont laissé tomber quand j'avais besoin d'eux
Trahie par une amie, je ne fais plus confiance
Ma meilleure amie a raconté mon secret à tout le monde
mon pote m'a fait un sale coup par derrière
Celui que j'appelais frère est allé tout répéter au chef
Elle m'a remplacée du jour au lendemain, vingt ans d'amitié à la poubelle
Mon ami d'enfance a dragué ma copine
J'ai su par une capture d'écran ce que ma copine dit de moi derrière mon dos
Celui qui mangeait mon pain a levé le talon contre moi, ça m'arrive
il m'a vendu pour sauver sa peau devant le proviseur
Une amie de l'église a divulgué ma confidence sous prétexte de sujet de prière
Comment faire à nouveau confiance quand un proche vous a trahi comme Judas
Je l'avais hébergé chez moi quand il était à la rue et il a sali mon nom dans tout le quartier
Mon témoin de mariage a menti sur mon compte, et tous nos copains l'ont cru
Mon meilleur ami a raconté ma maladie à toute l'équipe de foot, je lui avais fait jurer de se taire
Ma confidente depuis le primaire a publié une capture de nos messages pour faire rire les autres
Je l'ai aidé à monter son garage, et cet ami a débauché mes clients derrière mon dos
ma best m'a trahie pour être amie avec les populaires, elle fait comme si j'existais pas
Comment pardonner à une amie intime qui a menti sur moi pour se faire bien voir ?
Mon compagnon d'armes, mon frère de tranchée, a témoigné faussement contre moi devant le colonel
Une amie que j'avais logée à Libreville a séduit mon fiancé, quelle trahison
Quand j'ai perdu mon poste, mes amis de vingt ans ont tous disparu, ce lâchage me brûle
Femme de pasteur, j'ai confié mes doutes à une amie, le lendemain toute la chorale les connaissait
Que faire quand un ami trahit votre confiance puis revient comme si de rien n'était ?
Mon vieux copain de pétanque a répété mes paroles en les déformant, notre amitié est cassée
Dois-je dire à mon amie que je sais qu'elle m'a trahie, ou m'éloigner sans bruit ?

# friend-in-trouble-to-help
Mon amie vient de perdre son mari et je ne sais pas quoi lui dire
Un copain est en pleine dépression, il ne répond plus, comment l'aider ?
La voisine a un cancer et elle est seule, j'aimerais la soutenir sans la gêner
Mon meilleur pote boit de plus en plus depuis son divorce, je veux être là pour lui
Une collègue m'a confié que son couple éclate, que puis-je faire pour elle à part prier
Mon ami va mal et je ne sais pas comment l'aider
Ma copine est triste, je veux la consoler
Mon amie divorce, que puis-je faire pour elle ?
Mon pote a perdu son père, quels mots lui dire ?
Ma voisine est malade, je voudrais la soutenir
Mon ami ne veut pas d'aide mais je vois qu'il souffre
Comment aider une amie qui traverse une épreuve ?
ma meilleure amie vient d'apprendre que son mari la trompe et je sais pas quoi lui dire pour la soutenir
Mon pote a perdu son boulot et il s'enferme chez lui, comment l'aider sans le gêner ?
Une copine de lycée m'appelle tous les soirs en pleurant, je voudrais trouver les bons mots
mon ami croule sous les dettes et n'ose rien demander, est-ce que je dois lui proposer un coup de main
Je vois bien que mon collègue Karim va mal depuis son divorce, comment être présent pour lui
Ma voisine et amie a un cancer, j'ai peur d'être maladroite quand je lui rends visite
un frère de la cellule de maison traverse une épreuve terrible, quel verset lui envoyer par WhatsApp ?
Ma copine de fac a raté son concours de médecine et elle est effondrée, je cherche comment la consoler
mon amie d'enfance est tombée enceinte et sa famille l'a mise dehors, elle dort sur mon canapé
Mon copain s'est mis à fumer des trucs bizarres avec une bande louche, j'aimerais le sortir de là avant qu'il soit trop tard
comment encourager quelqu'un qu'on aime bien quand tout s'écroule autour de lui
Elle m'a confié son secret et je porte son fardeau avec elle, jusqu'où va le devoir d'une amie ?
Mon amie a appris que son bébé est malade, je lui prépare des plats mais les mots me manquent
Un camarade de régiment est rentré changé, il ne sort plus, je voudrais l'aider sans le brusquer
Ma copine de marché a tout perdu dans l'incendie de son étal, comment la soutenir alors que j'ai peu ?
mon pote s'est fait larguer et il va super mal, je sais pas quoi lui dire à part t'inquiète
Comment accompagner une amie en deuil sans dire de phrases toutes faites ?
Mon voisin agriculteur croule sous les soucis, il ne demande rien, j'aimerais lui tendre la main
Une amie sans papiers dort chez l'une et chez l'autre, je veux l'épauler et je ne sais par où commencer
Mon amie infirmière craque, elle m'appelle après chaque garde, je l'écoute, est-ce que ça suffit ?
Depuis la mort de sa femme, mon vieil ami ne vient plus jouer aux cartes, je passe le voir avec du pain
Quel passage de la Bible lire à un ami hospitalisé qui a perdu courage ?
Ma meilleure amie a raté sa fécondation encore une fois, je suis enceinte et j'ignore comment la consoler
Mon ami d'enfance sort de la faillite, il a honte de me voir, comment être là pour lui ?

# friendship-grown-apart
Avec ma meilleure amie du lycée on s'est éloignées, elle ne m'appelle plus
Depuis que j'ai des enfants mes amies sans enfants ne m'invitent plus
C'est toujours moi qui prends des nouvelles, j'ai l'impression qu'il s'en fiche de notre amitié
On était inséparables à l'armée, aujourd'hui on n'a plus rien à se dire
Elle s'est fait une nouvelle bande et je suis mise de côté, faut-il laisser aller cette amitié ?
Ma meilleure amie ne m'appelle plus
On était amis et on s'est perdus de vue
Mon ami a changé, on n'a plus rien en commun
Elle a d'autres copines maintenant, notre amitié s'éteint
C'est toujours moi qui écris la première à mon amie
Mon vieil ami a déménagé et ne donne plus de nouvelles
Notre amitié n'est plus comme avant
on était inséparables au collège, aujourd'hui on s'envoie juste un « bon anniv » sur Facebook
Mon amie de vingt ans ne me rappelle plus, on s'est perdues de vue sans dispute
depuis qu'elle a des enfants nous n'avons plus rien à nous dire
Mon meilleur copain s'est éloigné petit à petit, nos messages restent en vu
Je regrette notre complicité d'avant, on se comprenait d'un regard et maintenant on parle de la météo
C'était mon témoin de mariage et je ne sais même plus où il habite
les copines de la fac se voient sans moi, le groupe s'est défait doucement, ça me rend nostalgique
c'est toujours moi qui relance, si j'arrête d'écrire plus aucune nouvelle d'elle
Il est parti faire ses études au Canada et notre amitié s'est refroidie avec la distance
Mon ancienne confidente a changé de milieu, de goûts, de vie, je ne la reconnais plus
Est-ce qu'il faut laisser partir une vieille amitié qui s'éteint ou essayer de la ranimer ?
on s'est revus après dix ans, gênés comme deux étrangers, ça m'a fait drôle au cœur
Mon amie d'enfance habite la même rue, on se croise à la pharmacie et on se fait juste la bise, vite fait
Avec ma vieille copine du bureau on riait de tout, maintenant nos cafés sont rares et on regarde l'heure
Notre bande de copains s'est dispersée depuis la retraite, plus de belote le jeudi, chacun reste dans son coin
Mon meilleur chum a rencontré une blonde et je passe en dernier, nos parties de hockey sont finies
Dans notre amitié quelque chose s'est usé, elle annule au dernier moment et trouve toujours un empêchement
Mon ami du maquis et moi étions comme des jumeaux, il a pris du grade et il me salue de loin
Les vieilles amitiés peuvent-elles mourir sans bruit, on ne s'est jamais fâchées, on s'est juste éloignées ?
Comment prier pour une amie très proche autrefois et qui n'a plus de place pour moi dans son agenda ?
Ma copine de collège a une autre meilleure amie et moi je mange à une autre table, Seigneur ça pique
On s'appelait chaque soir pendant l'école d'infirmières, à présent nos conversations sont polies et creuses
Faut-il relancer un ancien ami qui a pris ses distances ou laisser le lien se dénouer tout seul ?
Elle était la marraine de ma fille et ma confidente, Dieu sait que ce froid entre nous me peine, que faire ?

# mocked-or-bullied
Au lycée on se moque de mon accent et de mes vêtements
Ils m'appellent la grosse vache en classe et tout le monde rit
Je bégaie et les autres m'imitent dès que je parle
Dans mon équipe je suis la risée, on fait des blagues sur ma taille
On a posté une photo de moi pour rire sur Snap, j'ai 14 ans, je ne veux plus retourner en cours
Comment répondre à ceux qui me harcèlent avec des surnoms depuis la sixième ?
On se moque de moi à l'école
Les autres m'insultent dans la cour
Je suis harcelé au collège
Ils rient de mes boutons et de mes habits
On me donne des surnoms dans le bus
Dans le groupe de la classe ils se moquent de moi
Mes camarades me mettent toujours à l'écart et rigolent
au lycée ils rigolent de mes boutons et m'appellent calculette
On se moque de mon bégaiement dès que j'ouvre la bouche en classe
mes collègues m'imitent dans mon dos et ricanent à la machine à café
Ils ont créé un groupe Snap exprès pour se foutre de moi
ma fille se fait harceler à la récré, personne ne veut s'asseoir à côté d'elle à la cantine
Je suis la risée de l'équipe de foot parce que je cours lentement
chaque matin dans le car scolaire on me traite de cassos, j'ai la boule au ventre
Mes cousins me chambrent toujours sur mes vêtements de pauvre, ça me blesse plus qu'ils croient
On m'a surnommée la baleine depuis la sixième, comment répondre aux humiliations ?
le chef d'atelier me ridiculise devant tout le monde et les autres applaudissent
on me cache mon cartable, on me jette des boulettes, le prof fait semblant de rien voir
Des filles de ma classe me rejettent et lancent des insultes quand je passe dans le couloir, que dit la Bible aux moqués
J'ai des lunettes épaisses et un appareil dentaire, au lycée on me surnomme le robot et on siffle quand je passe
Dans le vestiaire du rugby les gars me ridiculisent, ils cachent mes chaussures et se marrent tous ensemble
Apprentie coiffeuse, les autres filles du salon pouffent dans mon dos et répètent mes phrases avec une voix de bébé
Une vidéo où je tombe en sport tourne dans tous les téléphones du collège, chaque jour on me la ressort pour rigoler
Ma petite-fille est harcelée dans son école de Trois-Rivières, les élèves l'appellent pot de colle et s'écartent d'elle
À la caserne je suis le souffre-douleur de la chambrée, les moqueries sur mon poids recommencent à chaque repas
Mes camarades d'internat se paient ma tête parce que je viens du village et que je porte les vieux habits de mon frère
On rit de ma démarche depuis mon accident, même des adultes au marché m'imitent et ça me fait mal
Que répondre à des gens qui m'humilient avec des sobriquets sans devenir méchant à mon tour ?
Seigneur, pourquoi suis-je toujours la cible des railleries, hier dans le bus encore des boulettes et des ricanements
Comment prier pour ceux qui me harcèlent à l'école alors que je n'ai qu'une envie, me venger ?
Y a-t-il un verset pour un garçon de 13 ans que tous taquinent, rejettent et traitent de bébé ?

# mocked-for-my-faith
Mes collègues ricanent quand je prie avant de manger à la cantine
On m'appelle la bonne sœur au bureau parce que je ne bois pas et que je vais à la messe
À la fac un prof a ridiculisé les croyants devant moi, je n'ai pas osé répondre
Mes amis me traitent de fanatique depuis mon baptême
J'ai caché ma croix à l'école par peur des moqueries, est-ce que j'ai renié Jésus ?
On se moque de moi parce que je suis chrétien
Mes amis rient quand je dis que je prie
Au travail on me taquine parce que je vais à l'église
À l'école on m'appelle le curé
Mes copains trouvent que croire en Dieu est ridicule
On rit de ma croix et de ma Bible au lycée
Mes collègues font des blagues sur ma foi
Au bureau on m'appelle la bonne sœur parce que je crois en Jésus
mes potes se fichent de moi depuis que je me suis fait baptiser
Quand je bénis mon repas à la cantine tout le monde pouffe
Mon mari athée tourne ma Bible en dérision devant les enfants
à la fac la prof a dit que les chrétiens étaient des arriérés et l'amphi a rigolé en me regardant
ma famille musulmane me rejette et se moque car j'ai choisi de suivre Christ
On me lance des « alléluia » ironiques dans les vestiaires, comment réagir en chrétien ?
Mon frère me traite de secte et de naïf chaque fois que je parle de l'Évangile
ils disent que je suis un cul-béni parce que je garde ma virginité pour le mariage
En Belgique, dans mon école, porter une croix au cou me vaut des remarques tous les jours
mes collègues infirmiers plaisantent sur mon ami imaginaire, c'est comme ça qu'ils appellent Dieu
Jésus a dit heureux ceux qu'on insulte à cause de moi mais franchement les railleries sur ma religion me pèsent
Les gars du chantier m'appellent monsieur le pape parce que je refuse leurs blagues salées et que je prie à midi
Depuis ma conversion mes anciens copains de boîte se moquent, ils me demandent si je marche sur l'eau maintenant
Ma sœur lève les yeux au ciel quand je parle de Dieu et dit que la religion c'est pour les faibles
En salle des profs on plaisante sur les cathos, moi la seule croyante je deviens rouge et on rit davantage
À l'internat on a dessiné des moustaches sur mon image de la Vierge et caché mon chapelet pour rigoler
Mon beau-père ricane au bénédicité et demande si le ciel va aussi payer les courses
Ils ont mis un faux crucifix en carton sur mon casier de vendeuse, tout le magasin trouvait ça drôle, ma foi non
Au Québec mes amis sacrent exprès devant moi parce que je suis évangélique, ils me traitent de grenouille de bénitier
Comment rester doux quand des collègues tournent le Christ et l'Évangile en ridicule à chaque pause café ?
Que dit la Bible à une étudiante qu'on charrie parce qu'elle va à la veillée au lieu de sortir en boîte ?
J'ai 16 ans, je porte un bracelet avec un verset et on m'a surnommé la secte, dois-je l'enlever ?
Au régiment on imite mes prières à genoux près du lit, est-ce une bénédiction d'être raillé pour le Seigneur ?

# ashamed-to-speak-of-my-faith
Au bureau je tais que je suis chrétien, j'ai honte de le dire
Quand on me demande ce que j'ai fait dimanche je bafouille, comme Pierre près du feu
Trop timide pour parler de l'Évangile à mes collègues, je crains leur regard
J'ai honte d'avoir honte de Jésus, au travail personne ne sait que je crois
Où trouver le courage de témoigner dans mon entreprise ? ma gorge se noue
J'ai glissé ma Bible dans le tiroir quand le chef est passé, quelle lâche je fais
J'ai honte de dire que je suis croyant
Je n'ose pas parler de ma foi à mes amis
Au restaurant je n'ose pas prier devant les autres
Je ne dis à personne que je vais à la messe
J'ai peur de témoigner, je rougis et je me tais
Mes collègues ne savent pas que je suis chrétienne
On m'a demandé si je croyais et j'ai changé de sujet
je n'ose pas dire à mes collègues que je vais à l'église le dimanche
Quand on m'a demandé si j'étais croyant j'ai répondu non, comme Pierre, et j'ai honte
Je cache ma Bible sous un magazine dans le métro, suis-je une mauvaise chrétienne ?
j'ai peur de passer pour un illuminé si je témoigne
Mes amis ne savent pas que je prie, je change de sujet dès qu'on parle religion
Au repas chez mes beaux-parents je ne fais pas le signe de croix de peur qu'on me regarde
je voudrais partager Jésus autour de moi mais les mots restent coincés dans ma gorge
en laïcité à la française on se tait, j'ai l'impression de renier le Seigneur par mon silence
Ma copine me plaît beaucoup et je lui ai pas avoué que je suis évangélique
Comment avoir le courage d'annoncer l'Évangile quand on est timide ?
J'efface les versets de mon statut WhatsApp avant que les gens du boulot les voient
j'étais gêné de parler de Dieu à mon pote, l'occasion était belle et je me suis dégonflé
Je suis infirmière et quand un patient me demande si je crois je souris sans rien dire, par gêne
Au déjeuner d'équipe je fais semblant d'attacher mon lacet pour bénir mon assiette sans qu'on le remarque
Mon fils a invité un copain, j'ai vite rangé le chapelet et la Bible, j'ai eu honte de ma propre foi
Je dis que je vais courir le dimanche matin alors que je vais au culte, je n'ose pas l'assumer
Depuis deux ans je garde ma conversion secrète à l'usine, témoigner me noue l'estomac
Une amie en larmes attendait un mot d'espérance, j'ai parlé du beau temps parce que je rougis dès qu'il s'agit de Dieu
Chauffeur de taxi, j'éteins la radio chrétienne dès qu'un client monte, je ne veux pas passer pour un bigot
Au cégep j'ai caché mon petit poisson en pendentif sous mon foulard, parler du Seigneur m'intimide trop
Comment oser dire simplement que je suis croyante à mes voisines sans trembler ni me justifier ?
Est-ce que le Christ aura honte de moi parce que je me tais au bureau quand on parle religion ?
Quelle prière pour recevoir de l'audace et partager l'Évangile à mes clients, je reste toujours muet ?
Je suis femme de pasteur et je n'ai jamais osé témoigner à ma coiffeuse, d'où vient cette timidité ?

# noisy-or-hostile-neighbour
bonjour pasteur, le voisin du dessus fait la fête jusqu'à 4 heures du matin
Ma voisine m'insulte dans l'escalier et jette ses poubelles devant ma porte
On est en conflit pour la limite du terrain, le voisin a coupé ma haie
Le bar d'à côté met la musique à fond toute la nuit dans notre quartier
Son chien aboie toute la journée, je lui ai parlé gentiment et il m'a envoyé promener. Appeler la police ?
Mes parents sont fâchés avec ceux d'à côté pour un mur mitoyen, plus personne ne se salue
Maman et le vieux du troisième se crient dessus dans l'escalier, je suis entre les deux
Ma famille se dispute avec les voisins pour une place de parking, papa veut un avocat
Les gens du dessous tapent au plafond avec un balai dès que le petit marche
Mon voisin met la musique trop fort la nuit
Ma voisine ne me dit plus bonjour, on est fâchés
Le chien du voisin aboie tout le temps
Mon voisin se gare devant chez moi exprès
Le voisin du dessus fait du bruit jusqu'à deux heures
Mon voisin est méchant et jette ses déchets dans mon jardin
On se dispute avec les voisins pour une clôture
le voisin du dessus met sa musique à fond jusqu'à trois heures du mat
Ma voisine de palier m'insulte dans l'escalier et raye ma boîte aux lettres
le chien d'à côté aboie toute la journée et son maître s'en moque
Celui qui habite en face coupe mes rosiers et dit que la haie est à lui
ils font des barbecues et crient tous les week-ends sous ma fenêtre, j'en peux plus
Mon voisin jette ses ordures dans ma cour et me nargue
comment aimer son prochain quand le prochain perce des trous le dimanche à 7h
La dame du troisième cogne au plafond avec son balai pour embêter les gens
on se dispute pour un mur mitoyen et une place de parking, il ne me dit plus bonjour
Au quartier, le bar voisin de ma maison fait vibrer les murs avec ses baffles chaque nuit
Le gars du rez-de-chaussée répare des mobylettes dans le hall, bruit et fumée sans arrêt, la police ne vient pas
mon voisin agriculteur a déplacé la borne du champ et me menace du tribunal si je proteste
Notre voisin bricole à la disqueuse tous les dimanches et quand je lui demande d'arrêter il monte le volume
Ma voisine d'en face a mis un tas de fumier contre notre clôture et ne répond plus à mes saluts
Le voisin du haut traîne ses meubles à minuit, claque les portes, et mon bébé se réveille en hurlant
Un étudiant au-dessus organise des soirées karaoké, les basses font trembler mes verres, j'ai pourtant laissé un mot gentil
La famille d'à côté laisse ses chèvres brouter mon potager de gombo et rit quand je réclame
Mon voisin de chalet passe sa motoneige sur mon terrain et m'envoie promener quand je lui parle de la limite
La dame du rez-de-chaussée me fait la guerre pour les poubelles, elle m'épie derrière son rideau
Depuis que j'ai refusé de vendre un bout de jardin, mon voisin coupe l'eau du puits commun et me tourne le dos
Comment aimer un voisin bruyant et malpoli qui gare son camion devant ma boutique chaque matin ?
Que faire avec des voisins qui tapent dans les murs et mettent du rap jusqu'à l'aube, j'embauche à cinq heures ?
Quelle prière dire pour la voisine qui me déteste et jette ses mégots sur mon linge, Seigneur ?
La Bible dit de bénir ses ennemis, mais le mien habite de l'autre côté de la haie et son coq hurle exprès

# roommate-trouble
Ma coloc laisse traîner sa vaisselle et mange mes courses
Je partage un appart avec une fille qui ramène son copain chaque nuit, on ne se parle plus
mon colocataire ne paie pas sa part du loyer et devient agressif si j'en parle
Grosse engueulade avec ma camarade de chambre pour le ménage, comment cohabiter ?
En colocation ils fument dans la cuisine et ignorent le tour de ménage, je craque
J'ai envie de quitter la coloc, elle fouille dans mes affaires, comment lui dire ?
On se dispute sans arrêt pour le bruit, mon colocataire ne veut rien entendre
Mon colocataire ne fait jamais le ménage
Ma coloc prend mes affaires sans demander
Je ne m'entends pas avec ma camarade de chambre
Mon coloc laisse la cuisine sale et le frigo vide
Ma coloc invite des gens tous les soirs
En résidence, ma voisine de chambre met des alarmes à cinq heures
Mon colocataire ne paie pas l'électricité
mon coloc ne fait jamais la vaisselle et vide mon frigo
Ma colocataire ramène son mec tous les soirs, je n'ai plus d'intimité
On partage une chambre au foyer étudiant et elle laisse la lumière allumée en permanence
mon colocataire paie sa part d'électricité toujours en retard, ça me rend dingue
La fille avec qui je vis en coloc me fait la tête et colle des post-it partout
je partage un studio avec un gars de mon village qui invite des inconnus à dormir sur le matelas
Mes colocs fument du shit au salon et se fichent des règles qu'on avait signées
elle met mes pulls sans demander, finit mon shampoing et dit que je suis radine
À la cité U mon voisin de chambrée ronfle, sent mauvais et se vexe quand je lui en parle
Faut-il que je quitte l'appart partagé ou que je supporte encore son désordre ?
Ma coloc était une amie, vivre ensemble nous a fâchées pour des histoires de ménage
en internat le garçon du lit d'en bas fouille mon casier, comment lui parler sans guerre
Je partage un studio avec une collègue intérimaire, ses cheveux bouchent la douche et elle ne nettoie rien
Mon colocataire a des horaires de boulanger, il allume tout à trois heures et mange mes yaourts
Dans notre coloc de quatre, le planning de ménage est collé au frigo et je suis la seule à le suivre
Ma coloc chauffe à vingt-quatre degrés fenêtres ouvertes et refuse de payer plus pour la facture de gaz
Foyer de jeunes travailleurs, mon voisin de chambre prend mes chaussures et les rend pleines de boue
En cité universitaire à Dakar on est six par chambre, mon coloc pose ses amis sur mon lit sans me demander
Mon coloc à Montréal laisse traîner ses boîtes de pizza et dit que je suis trop maniaque
Nous habitons ensemble depuis septembre, la fille me boude, on ne communique que par petits papiers sur la table
Comment dire à ma colocataire que son chat urine partout et que l'appartement sent mauvais, sans la vexer ?
Je loge avec un cousin de ma femme dans un deux-pièces, son désordre me rend fou, comment garder la paix ?
Que faire quand la coloc invite son amoureux à vivre chez nous gratuitement depuis deux mois ?
Seigneur donne-moi de la patience pour partager une cuisine et une salle de bain avec quelqu'un de si sale

# gossip-about-me-at-church
À l'église on raconte que j'ai un amant, c'est totalement faux
Les sœurs de la chorale parlent dans mon dos, je l'ai appris par une amie
Une rumeur circule dans la paroisse que j'ai volé la quête
J'ai confié un péché à une ancienne et maintenant toute l'assemblée le sait
Comment réagir aux commérages des fidèles sur mon divorce, j'ai envie de changer d'église
On parle de moi dans mon dos à l'église
Des gens de la paroisse racontent des mensonges sur moi
Il y a des rumeurs sur moi dans mon assemblée
Une sœur de l'église a répandu des ragots sur mon couple
À la chorale on chuchote quand j'arrive
J'ai parlé en confiance au groupe de prière et tout s'est su
Les commérages à l'église me font mal
les sœurs de l'église racontent que je couche avec un homme marié, c'est faux
Des ragots circulent sur moi dans la paroisse depuis mon divorce
à la chorale on chuchote quand j'arrive et on se tait d'un coup
J'avais confié un sujet de prière et toute l'assemblée le connaît maintenant
Une diaconesse répand des mensonges sur mon couple après le culte
on dit dans l'église que j'ai volé la caisse de l'école du dimanche
Le groupe des femmes parle de mes enfants par derrière, comment réagir aux commérages entre chrétiens ?
j'ai appris par une amie ce que les fidèles disent de ma façon de m'habiller
Dans notre assemblée au Cameroun ils prétendent que je suis sorcière, la rumeur vient du groupe d'intercession
mon nom est sali au sein de l'assemblée, même l'ancien y croit
tout ce que je dis au groupe de maison finit répété de bouche à oreille chez les paroissiens
les langues vont bon train sur le parvis après la messe et c'est moi qu'on épluche
Depuis que mon fiancé est parti, les mamans de l'église inventent pourquoi, j'entends des versions incroyables
Au comité paroissial on répète que je cherche à plaire au prêtre, ces ragots me salissent
Une sœur en Christ a montré mes messages privés à tout le groupe de prière, maintenant on jase sur moi
Quand j'entre dans la salle du culte les conversations cessent, je sais qu'on commente mon passé
On colporte dans l'assemblée que je suis enceinte, simplement parce que j'ai porté une robe large
Les commérages de la paroisse ont fait de moi un voleur, alors que j'avais juste aidé à compter la quête
Mes enfants ont entendu à l'école du dimanche que leur mère était une mauvaise femme, des médisances de fidèles
Sur le WhatsApp de l'église quelqu'un laisse entendre que mon commerce marche grâce à un féticheur
Comment me tenir devant Dieu quand des frères racontent sur moi des choses fausses après la messe ?
Dois-je confronter la cheffe de chœur qui répand cette rumeur ou laisser courir les langues ?
Jeune veuve, on murmure à l'église que je tourne autour des maris, comment prier quand on est calomniée ?
Que dit la Bible sur les bavardages entre chrétiens, tout le village sait ce que j'avais confié au diacre ?

# church-is-splitting
Notre église se divise en deux à cause du nouveau pasteur
Les anciens se disputent pour l'argent de la construction et la moitié des gens est partie
Chez nous c'est les jeunes contre les vieux à propos de la musique du culte
La paroisse est déchirée, certains ont fondé leur propre assemblée dans un garage
Deux camps s'affrontent au conseil, faut-il choisir un côté ou s'en aller ?
Notre église se déchire
Il y a une division dans notre assemblée
Les membres se disputent et certains quittent l'église
Deux pasteurs, deux camps, la communauté est divisée
La moitié de l'église est partie en fonder une autre
Les anciens ne sont plus d'accord entre eux à l'église
Ma paroisse se sépare à cause d'une querelle
notre église se divise en deux camps à cause du nouveau pasteur
La moitié des membres est partie fonder une autre assemblée
les anciens se disputent sur la doctrine et les fidèles doivent choisir leur côté
On se bat pour le bâtiment et le compte bancaire depuis la scission
Chez nous les jeunes veulent des guitares, les vieux des cantiques, et la paroisse se déchire
un groupe a claqué la porte en pleine assemblée générale, j'ai pleuré
mes meilleurs amis restent et ma famille s'en va avec le groupe dissident, où aller ?
Le conseil presbytéral est coupé en deux sur la bénédiction des couples de même sexe
Que dit la Bible sur les divisions dans l'église, Paul, Apollos et tout ça
ça vote, ça s'accuse par mails, la communauté que j'aime est en train d'exploser
à Kinshasa notre pasteur adjoint a emmené cent membres avec lui, c'est la rupture
Comment garder l'unité du corps de Christ quand les clans ne prennent plus la cène ensemble
Le vote pour le nouveau conseil a tourné à la bagarre de mots, l'église est coupée par le milieu
Chez nous les anciens ont fermé la porte à clé aux partisans du jeune pasteur, deux cultes se tiennent dans la rue
Une trentaine de familles part avec le chef de louange, je vois les bancs se vider et je pleure
Notre paroisse fusionne de force avec la voisine, les uns veulent l'ancien rite, les autres non, c'est la discorde
Le consistoire et l'assemblée s'accusent par lettres, les clans s'évitent à la sortie du culte
Ma cousine est restée dans l'église mère et moi dans la dissidence, nos enfants ne chantent plus ensemble
La question du baptême des bébés déchire notre communauté, on ne se serre plus la main à la paix
Dans notre mission de Lubumbashi deux évêques se disputent le siège et chaque camp a sa chorale
Comment prier pour l'unité quand ma propre église éclate en morceaux et que chacun croit avoir raison ?
Faut-il suivre le groupe qui s'en va ou rester avec les vieux membres qui tiennent le bâtiment ?
Seigneur, les divisions pour des chaises et un projecteur me dégoûtent, qui peut réconcilier notre assemblée ?
Moi, trésorière, on me demande de choisir mon camp pour le compte de l'église, que dit la Bible des schismes ?

# hurt-by-church-or-pastor
Mon pasteur m'a humiliée en pleine prédication, tout le monde a compris que c'était moi
Quand j'étais malade personne de l'église n'est venu me voir
On m'a exclu du groupe de louange sans explication après neuf ans de service
Le prêtre m'a refusé la communion parce que je suis remariée, ça m'a blessée
J'ai donné mes économies à cette église et le pasteur me contrôlait en tout, j'ai fui
L'église m'a tellement déçue que je ne fais plus confiance à aucun responsable
Mon église m'a blessée
Le pasteur m'a mal parlé devant tout le monde
J'ai été rejeté par ma communauté
Le prêtre m'a jugée au lieu de m'écouter
Personne de l'église ne m'a appelé quand j'allais mal
Le pasteur m'a retiré mon service sans m'expliquer
J'ai quitté l'église parce qu'on m'y a fait du mal
mon pasteur m'a humiliée devant toute l'assemblée pendant la prédication
L'église m'a laissé tomber quand j'avais le plus besoin d'elle
On m'a retiré de la louange parce que j'étais divorcée, sans un mot de réconfort
j'ai grandi dans une communauté autoritaire qui contrôlait tout, j'en garde des blessures
Le prêtre m'a refusé le baptême de mon bébé parce que je ne suis pas mariée
Le responsable m'a dit que ma dépression venait d'un manque de foi, ces paroles m'ont brisé
Personne du conseil n'est venu me voir à l'hôpital, même pas un coup de fil du pasteur
j'ai donné dix ans à cette église et ils m'ont mis à la porte comme un malpropre
un ancien m'a jugée sur ma jupe à mon arrivée, je n'ai plus confiance dans les chrétiens
Comment guérir des abus spirituels subis dans une assemblée ?
Le pasteur a trahi ma confession en la répétant à ma femme
je crois encore en Jésus mais l'institution m'a fait trop de mal, les gens d'église m'ont dégoûtée
J'avais demandé de l'aide au pasteur pour mon couple, il a ri et m'a dit que j'étais une femme difficile
À l'enterrement de mon père le curé s'est trompé de nom et a refusé de s'excuser, je suis encore blessée
Le pasteur a lu ma lettre personnelle devant les anciens, depuis je me méfie de toute église
On m'a repris l'école du dimanche parce que mon enfant est handicapé et fait du bruit, quelle blessure
Pendant ma séparation les responsables m'ont tourné le dos, pas un appel, j'étais devenue gênante
Le prêtre m'a renvoyé du confessionnal en disant que je lui faisais perdre son temps, j'avais quinze ans
Dix ans de piano au culte, et le pasteur m'a remplacé par un texto, je me sens jeté
Dans cette assemblée le leader décidait de nos habits, de nos amis, de notre argent, j'en sors meurtrie
Comment refaire confiance à une communauté après avoir été humilié par ceux qui parlaient au nom de Dieu ?
Faut-il retourner voir l'ancien qui m'a écrasée avec ses paroles ou simplement changer d'église ?
Fille de pasteur, j'ai vu comment l'église a traité mon père, est-ce que Dieu voit ces blessures ?
Quel passage lire quand les bergers ont fait du mal à la brebis, je n'ose plus franchir la porte du temple ?

# pastor-sinned
Notre pasteur a eu une liaison avec la secrétaire, on vient de l'apprendre
Le trésorier a découvert que le pasteur détournait les dîmes
Le prêtre qui m'a baptisé est accusé d'abus, ma foi est ébranlée
L'apôtre de notre église a mis enceinte une choriste et il continue à prêcher
Celui qui m'a conduit à Christ est tombé dans l'adultère, tout était-il faux ?
Notre pasteur a trompé sa femme
Le pasteur a volé l'argent de l'église
Mon pasteur est tombé dans le péché
Le prêtre de ma paroisse avait une double vie
Un scandale touche notre pasteur et je suis déçue
Le pasteur que j'admirais a menti à tous les fidèles
Notre évêque a démissionné après un scandale
on vient de découvrir que notre pasteur a une maîtresse depuis trois ans
Le curé de ma paroisse est accusé d'avoir détourné les dons
Mon pasteur que j'admirais tant est tombé dans l'adultère, je suis sous le choc
le prophète de notre église a mis enceinte une choriste
Le responsable prêchait la sobriété et il boit en cachette, quelle hypocrisie
celui qui m'a baptisée a été arrêté pour fraude, est-ce que mon baptême compte ?
L'abbé que tout le monde aimait a fait des choses graves avec des jeunes, c'est dans le journal
Un leader chrétien connu que j'écoutais sur YouTube menait une double vie
doit-on pardonner et remettre en chaire un berger qui a fauté ?
notre pasteur a avoué sa faute dimanche, l'assemblée pleurait, il démissionne
Il s'est acheté un 4x4 avec l'argent de la construction du temple, l'homme de Dieu
je ne sais plus qui croire quand un serviteur de Dieu chute ainsi
Notre pasteur a été vu au casino avec l'argent de la caisse de solidarité, l'église est en état de choc
Le curé qui nous a mariés a quitté la soutane pour une paroissienne, ma mère ne s'en remet pas
Un journaliste a révélé que l'évêque couvrait des fautes graves, j'ai la nausée en repensant à ses homélies
Notre berger a fabriqué de faux témoignages de miracles, la fraude a été filmée par un jeune de la technique
L'aumônier de mon régiment, un modèle pour moi, est tombé pour corruption
La femme du pasteur a demandé le divorce et raconte sa double vie, on ne sait plus où regarder le dimanche
J'ai travaillé comme secrétaire pour un homme de Dieu et j'ai trouvé ses fausses factures, quel scandale
Le prédicateur que je suivais depuis le cégep a démissionné après une liaison avec une stagiaire
Comment continuer à croire quand le pasteur qui m'a baptisé vivait dans le mensonge et l'adultère ?
Faut-il le dire à toute l'assemblée si un ancien a découvert la faute du responsable ?
Comment prier pour un prêtre déchu qu'on a aimé comme un père et qui nous a trahis ?
Que dit la Bible d'un berger qui a péché, peut-il remonter en chaire après avoir avoué ?

# no-wish-to-go-to-church
Je crois en Dieu mais je n'ai plus envie d'aller à l'église le dimanche
La messe m'ennuie, je préfère dormir ou me promener dans le bois
Depuis le Covid je regarde le culte sur YouTube et je n'y retourne plus
Peut-on être chrétien sans aller à l'église ?
Je n'y vais plus depuis un an, trop d'hypocrites, je prie chez moi
Je n'ai plus envie d'aller à l'église
Je n'aime pas la messe, c'est ennuyeux
Je préfère rester chez moi le dimanche
Faut-il aller au culte pour être chrétien ?
Je ne vais plus à l'église depuis deux ans
Le dimanche matin je trouve toujours une excuse pour ne pas y aller
Les sermons m'endorment, je n'y vais plus
le dimanche matin je préfère rester au lit, le culte ne me dit plus rien
J'ai plus envie d'aller à la messe, je m'y ennuie
depuis le covid je regarde le culte en ligne et je n'ai aucune motivation à y retourner
Ai-je vraiment besoin d'une église pour être chrétien ?
Les sermons durent deux heures, je décroche, je regarde ma montre
Mes parents me forcent à y aller chaque semaine et moi ça me saoule
je trouve toujours une excuse, la pluie, la fatigue, le ménage, pour manquer le culte
Je vis ma foi dans la nature, les bancs de la paroisse m'étouffent
Ça fait six mois que je n'ai pas mis les pieds à l'église et ça ne me manque même pas
est-ce un péché de sauter le culte dominical
y aller est devenu une corvée, je chante sans y croire, je rentre vide
mon mari part seul avec les petits à l'assemblée, moi je traîne en pyjama, plus le goût
Le dimanche je fais la grasse matinée, puis le marché, et l'église n'est plus dans mes habitudes
J'ai 17 ans, la messe c'est long, je compte les vitraux et je préfère dormir
Depuis que le vieux curé est parti, les chants et les homélies me laissent froid, j'ai arrêté d'y aller
Je travaille six jours dans mon salon de coiffure, le septième je veux mon canapé, pas un culte
J'écoute la louange en cuisinant et ça me suffit, m'habiller pour l'assemblée m'ennuie d'avance
Au Québec les églises sont vides et moi non plus je n'ai plus le goût, je regarde la messe à la télé
Ma femme insiste pour que je l'accompagne au culte, je reste dans la voiture avec le journal
Les annonces, les réunions, les mêmes cantiques, je n'ai aucune envie d'y retourner dimanche
Dieu est-il fâché si je prie seul dans mon champ au lieu d'aller à l'église ?
Comment retrouver l'envie d'aller au culte quand on s'y ennuie et qu'on invente des prétextes ?
Est-ce obligatoire de fréquenter une paroisse pour être un bon chrétien, je n'en ressens plus le besoin ?
Pourquoi la Bible demande-t-elle de ne pas abandonner l'assemblée, moi les bancs me pèsent ?

# new-at-church-and-nobody-talks-to-me
ca fait 3 mois que je viens au culte et personne ne me parle
Nouvelle dans la paroisse, je m'assois au fond et repars sans un bonjour
Tout le monde se connaît déjà, après la messe je reste debout seul avec mon café
On vient de déménager à Nantes, l'église a l'air froide, comment y trouver sa place ?
Je suis le seul Africain dans cette assemblée, on me sourit mais on ne m'invite jamais
Sept ans dans le groupe de maison et je reste la pièce rapportée, ils font des barbecues sans moi
Au groupe de prière ils sont tous copains, moi je ne trouve pas ma place, toujours à part
Les jeunes ont leur petite bande et leurs blagues, je reste en marge
J'apprends les sorties du groupe d'église par les photos, on ne m'inclut jamais
Je suis nouveau à l'église et personne ne me parle
Personne ne me dit bonjour après le culte
À l'église les gens restent entre eux
Je ne connais personne dans ma nouvelle paroisse
Je m'assois seule au culte et je repars seule
On vient d'arriver dans cette église, on ne nous accueille pas
Au café après la messe personne ne vient vers moi
première fois dans cette église, personne ne m'a dit bonjour
ça fait deux mois que je viens au culte et je repars toujours sans avoir parlé à quelqu'un
Au café d'après messe je reste plantée avec mon gobelet, les gens discutent entre eux
Je suis nouvelle dans l'assemblée, ils se connaissent tous depuis l'enfance
on vient d'arriver dans cette paroisse et les cercles sont fermés
je m'assois au fond, une poignée de main au portail et basta
Comment m'intégrer dans une communauté où l'on ignore les visiteurs ?
J'ai changé d'église après mon mariage et je me sens transparente le dimanche
Le pasteur ne connaît toujours pas mon prénom après un an de présence
étudiant ivoirien à Lille, dans le temple tout le monde est froid avec moi
Au groupe de jeunes ils ont leurs blagues à eux et moi, le petit nouveau, je souris bêtement
j'ai rempli la fiche d'accueil à l'église, on devait me rappeler, j'attends encore
Quatrième dimanche dans ce temple, je tiens mon bébé au fond, et aucune maman n'est venue vers moi
Ici chacun a sa place réservée, le premier jour on m'a fait lever d'un banc sans me demander mon prénom
Soldat muté à Pau, je suis allé à la messe en garnison, personne ne m'a adressé la parole
Après le culte les gens forment des petits ronds, je fais le tour avec mon biscuit et je pars
On nous a fait applaudir comme nouveaux visiteurs, puis plus rien, pas une invitation à manger
Jeune mariée, j'ai rejoint l'assemblée de mon mari, ses amis l'entourent et moi on m'ignore
Dans ma nouvelle paroisse de Gatineau on me donne le feuillet, un sourire, et je rentre sans avoir parlé
Le groupe de dames tricote ensemble depuis vingt ans, moi la nouvelle on ne m'a pas fait de place à table
Comment trouver des amis dans une église où tout le monde se connaît et ne regarde pas les arrivants ?
Dois-je rester dans cette communauté où l'on ne m'accueille pas ou chercher une autre église ?
Est-ce que Dieu veut que je fasse le premier pas vers des fidèles si froids avec les nouveaux ?
Veuve de 70 ans, j'ai changé de paroisse avec le déménagement et je m'y sens invisible, comment prier ?

# worn-out-by-serving
Je fais l'école du dimanche, la chorale et le ménage de l'église, je suis vidée
Diacre depuis quinze ans, j'ai perdu la joie de servir
C'est toujours les mêmes qui font tout à la paroisse, je n'ose pas dire non
Pasteur d'une petite communauté, je porte les problèmes de chacun et je suis épuisé
Puis-je arrêter mon ministère auprès des jeunes sans décevoir Dieu ?
Je suis fatigué de servir à l'église
Je fais trop de choses à la paroisse
Je suis épuisée par mon service à l'église
Monitrice d'école du dimanche, je n'ai plus la force
Toujours les mêmes bénévoles à l'église, j'en ai assez
Je dirige la chorale et je n'ai plus de joie
J'ai envie d'arrêter mon service mais je culpabilise
je fais l'école du dimanche, la louange et le ménage du temple, je suis à bout
J'ai trop servi, je n'ai plus rien à donner à l'église
C'est toujours les mêmes qui installent les chaises, je suis usé
Femme de pasteur, je porte tout et je craque en silence
responsable des jeunes depuis huit ans, je suis vidé et je n'ose pas démissionner
On me sollicite pour chaque comité, je ne sais pas dire non au curé
bénévole à la banque alimentaire, je rentre épuisée sans merci de personne
Est-ce que Dieu m'en voudrait si je faisais une pause dans mon ministère ?
je dirige la chorale, trois répétitions par semaine, la joie de servir est partie
Comme Marthe je cours partout pendant que les autres écoutent, j'en suis amère
catéchiste depuis trente ans, aucune relève, mes forces me lâchent
burn-out du serviteur : je prêche la grâce aux fidèles et je tourne à vide
Je tiens la sono, le site internet et le camion de l'église, je n'ai plus un samedi libre
Infirmière la semaine et diaconesse le dimanche, je visite les malades sans plus rien ressentir
Depuis que j'ai accepté la trésorerie de la paroisse je passe mes nuits sur les reçus, je n'en peux plus
Pasteur en brousse avec cinq annexes, je prêche quatre fois le même jour et je rentre vidé
On m'a nommée responsable des femmes parce que personne ne voulait, je porte seule les repas et les retraites
À 68 ans je fleuris l'autel, lave les nappes, ouvre les portes, et aucun jeune ne prend la relève
Épouse de pasteur, mon salon est une salle d'attente, les gens sonnent même pendant le souper
Bénévole aux maraudes et à la garderie du culte, mon élan a disparu, je sers comme une machine
Comment dire non au prêtre qui me redemande d'organiser la kermesse alors que je suis épuisé ?
Ai-je le droit de déposer mon ministère une année pour souffler sans abandonner Dieu ?
Pourquoi servir le Seigneur me rend-il amer et fatigué alors que ça me donnait des ailes ?
Quelle parole pour un moniteur de jeunes à bout, qui fait tout à l'église et que nul ne remercie ?

# family-divided-by-politics
On ne peut plus manger en famille sans se disputer sur les élections
Mon père et mon frère ne se parlent plus à cause de la politique
Mon fils est d'extrême gauche, mon mari vote à droite, Noël a tourné au vinaigre
Depuis les vaccins ma sœur croit aux complots et nous traite de moutons
Dans notre famille ivoirienne chacun a son parti, comment garder la paix ?
Ma famille se dispute à cause de la politique
Mon père et moi ne votons pas pareil et on se fâche
Mon oncle parle toujours de politique à table
Ma sœur ne me parle plus à cause de mon vote
Chez nous les élections ont divisé la famille
Mon beau-frère croit à tous les complots, on s'est disputés
On ne peut plus parler du président en famille
à chaque repas de famille ça crie à cause des élections
Mon père vote extrême droite, moi à gauche, on ne se parle plus
La politique a cassé notre famille, mon frère a quitté le groupe WhatsApp
Mon oncle traite ma sœur de facho et Noël finit en claquements de portes
Depuis les gilets jaunes mon beau-frère et moi sommes fâchés
au Québec le référendum avait déjà brouillé mes parents, maintenant c'est nous avec la souveraineté
Ma fille me reproche de soutenir Macron et refuse de venir dimanche
Dans la famille les uns soutiennent le président et les autres l'opposant, même la grand-mère prend parti
Le vaccin, le pass sanitaire, tout ça nous a montés les uns contre les autres entre cousins
Peut-on rester unis entre parents quand on ne défend pas les mêmes idées politiques ?
Ma belle-mère gobe des théories du complot, chaque débat avec elle tourne au vinaigre
mon mari et moi nous disputons devant le journal télévisé au sujet de l'immigration
Mon fils milite chez les écologistes, son grand-père agriculteur ne veut plus l'asseoir à sa table
Aux législatives mes deux filles étaient sur des listes opposées, elles ne s'embrassent plus
Chez nous au Bénin la politique a séparé mes oncles, l'un est au pouvoir, l'autre dans l'opposition
Mon père regarde une chaîne d'info toute la journée et insulte les migrants, nos repas finissent en dispute
Ma tante partage des complots sur le vaccin, la moitié de la famille l'a retirée du groupe
La loi sur les retraites a mis le feu chez nous, ma sœur gréviste et mon beau-frère patron se détestent
À Québec, mon père souverainiste et ma mère fédéraliste recommencent leur chicane à chaque élection
Le jour du dépouillement mes cousins se sont traités de vendus, la grand-mère pleurait
Comment garder l'affection entre parents quand les opinions politiques nous opposent autant ?
Dois-je me taire sur mes idées au baptême de mon neveu pour éviter un débat sur le gouvernement ?
La guerre au Proche-Orient partage notre famille en deux, comment prier ensemble sans parler de politique ?
Dieu a-t-il un parti, mon frère dit que voter autrement que lui c'est renier la foi ?

# i-am-seriously-ill
On vient de me diagnostiquer un cancer du pancréas, stade quatre
J'ai la SLA, mes mains ne répondent déjà plus
Je suis sous chimio depuis cinq mois, j'ai perdu mes cheveux et mon courage
Le médecin dit que mon cœur est très faible, j'ai 46 ans et des enfants jeunes
Séropositive depuis 2015, je l'ai caché à ma famille. Dieu peut-il me guérir ?
La leucémie est revenue et les traitements m'épuisent
Je sors de chez l'oncologue, c'est malin, je tremble de peur
Ce matin on m'a annoncé un cancer, je n'arrive plus à respirer, que vais-je devenir ?
Cancer du sein, découvert la semaine dernière, je suis terrifiée
On m'a trouvé un lymphome à 38 ans, j'ai peur de la chimio et de laisser mes petits
J'ai un cancer et je dois l'annoncer aux enfants
Je suis gravement malade et j'ai peur
Le médecin m'a annoncé une maladie grave
Je commence la chimio la semaine prochaine
Ma maladie progresse et je m'affaiblis
J'ai une tumeur au cerveau
Je suis à l'hôpital, les nouvelles ne sont pas bonnes
on m'a diagnostiqué un cancer du sein la semaine dernière
J'ai la sclérose en plaques à trente-deux ans, comment garder confiance ?
le docteur dit que mes reins ne marchent plus, je suis sous dialyse
Ma chimio me fait perdre les cheveux et j'ai peur du miroir
Je suis séropositif et je n'ose le dire à personne au village
On m'a trouvé une leucémie, mes enfants sont si petits
Mon cœur est malade, le cardiologue n'est pas optimiste
parkinson débutant, mes mains tremblent, qu'est-ce que je vais devenir
La maladie a bouleversé ma vie d'un coup, y a-t-il un psaume pour les malades ?
stade quatre, métastases au foie, priez pour moi
Drépanocytaire depuis ma naissance, je passe ma jeunesse à l'hôpital avec des crises et des transfusions
Pourquoi mon corps me lâche-t-il maintenant que j'allais prendre ma retraite, tumeur au poumon
On m'a annoncé une insuffisance cardiaque, à 39 ans je monte trois marches et je cherche mon souffle
J'ai une cirrhose avancée, le foie est presque détruit, je ne l'ai dit qu'à ma fille
Boulangère, je me bats contre un cancer des ovaires, mes mains n'ont plus de force pour le pétrin
La maladie de Charcot gagne mes jambes, j'étais facteur, maintenant je regarde passer la tournée
Myélome, perfusions, fatigue, ma valise d'hôpital reste toujours prête dans l'entrée
J'ai 17 ans et une tumeur osseuse, mes amis ne savent plus quoi me dire
Hépatite B très grave, au dispensaire on n'a pas le traitement qu'il faudrait
Le cancer de la prostate s'est étendu aux os, j'ai rangé mes papiers et je m'inquiète pour ma femme
Comment prier quand le diagnostic tombe et qu'on n'entend plus que le mot incurable ?
Quel psaume lire pendant la chimiothérapie, je suis une maman de trois enfants et j'ai peur ?
Dieu peut-il encore guérir une maladie rare que trois spécialistes disent sans remède ?
Seigneur, mes rayons commencent lundi et mon corps est déjà si faible, donne-moi du courage

# chronic-pain
J'ai mal au dos tous les jours depuis neuf ans, aucun traitement ne marche
Fibromyalgie, on me dit que c'est dans la tête, mais je souffre
Mes migraines durent trois jours, je vis dans le noir
L'arthrose me réveille la nuit, prier devient difficile avec cette douleur
Endométriose depuis l'adolescence, pourquoi Dieu ne m'enlève-t-il pas ces douleurs ?
J'ai mal tous les jours
Ma douleur au dos ne passe pas
J'ai des migraines depuis des années
Les médicaments ne calment plus mes douleurs
J'ai mal aux genoux, chaque pas est une souffrance
Je souffre de douleurs et les médecins ne trouvent rien
La douleur me réveille chaque nuit
j'ai mal au dos du matin au soir depuis cinq ans
La fibromyalgie me ronge et les médecins disent que c'est dans la tête
Migraines tous les jours, je vis dans le noir avec un gant froid sur le front
mes genoux me font souffrir à chaque marche, l'arthrose ne pardonne pas
Plus aucun cachet ne soulage mes douleurs, ni le Doliprane ni la morphine
L'endométriose me plie en deux chaque mois, personne ne comprend
Vivre avec la douleur permanente, ça use le moral, est-ce que Dieu voit que je souffre ?
ma hernie discale m'empêche même de porter mon petit
Je me réveille raide comme du bois, polyarthrite, les doigts tordus
une névralgie dans la mâchoire comme des décharges électriques, j'appréhende chaque bouchée
J'ai fini par m'isoler car on se lasse de m'entendre me plaindre de mes élancements
Paul avait une écharde dans la chair, moi c'est ma sciatique, pourquoi elle ne part pas ?
Carreleur depuis trente ans, mes genoux et mon dos sont en feu, je marche comme un vieux
Une algie vasculaire me vrille la tempe chaque soir, la douleur me fait tourner dans le salon
Depuis mon zona les brûlures ne partent plus, même le drap sur la peau fait mal
Ma hanche me lance jour et nuit, je ne peux plus rester assise au métier à tisser
Caissière, j'ai des douleurs aux poignets qui remontent jusqu'aux épaules, les infiltrations n'y font plus rien
Le centre antidouleur m'a appris à respirer, mais j'ai mal quand même du lever au coucher
J'ai dix-neuf ans et un mal de ventre permanent, la maladie de Crohn me gâche la jeunesse
Après ma chute du manguier le dos n'a jamais guéri, chaque récolte est une torture
Comment louer Dieu quand les douleurs ne laissent pas une heure de répit depuis des années ?
Pourquoi cette souffrance dans mes os ne finit-elle pas malgré les cachets et les prières ?
Que dit la Bible à quelqu'un qui souffre chaque jour dans sa chair et que personne ne croit ?
Est-ce un manque de foi de demander encore de la morphine quand le mal de dos devient insupportable ?

# waiting-for-operation-or-results
On m'opère jeudi à cœur ouvert et j'ai très peur
J'attends les résultats de la biopsie, cette attente me ronge
Demain je passe un scanner pour une tache au poumon
Ma fille se fait opérer de la tumeur lundi, quelle prière dire avant le bloc ?
J'ai peur de l'anesthésie, peur de ne pas me réveiller de l'intervention
Je me fais opérer demain
J'attends les résultats de mes analyses
J'ai une opération lundi et je suis angoissée
Mon mari passe au bloc ce matin
J'ai fait une prise de sang et j'attends le verdict
Le docteur a trouvé une boule, j'attends l'IRM
Peur de l'anesthésie avant mon opération du genou
je me fais opérer mardi et je suis terrorisée par l'anesthésie
J'attends les résultats de la biopsie, les jours n'en finissent pas
Demain IRM du cerveau, j'ai la trouille
le labo doit appeler cette semaine, je sursaute à chaque sonnerie
Ma fille passe au bloc vendredi matin, une prière pour confier le chirurgien à Dieu ?
On m'a fait un prélèvement, il faut patienter dix jours pour savoir
Mon pontage est programmé lundi, je fais ma valise pour la clinique en tremblant
sur liste d'attente pour une greffe de rein, le téléphone toujours à côté de l'oreiller
La mammographie a montré une tache, on m'a convoquée pour des examens complémentaires
Quel psaume lire avant d'entrer en salle d'opération
le scanner de mon mari est fait mais le médecin ne dit rien avant jeudi, cette incertitude me mine
prothèse de hanche dans trois jours, à mon âge on ne sait jamais si on se réveille
On m'opère de la thyroïde après-demain et je relis sans cesse la feuille de l'anesthésiste
Le dermatologue a enlevé un grain de beauté suspect, le résultat n'arrive que dans trois semaines
Mon père entre au bloc à sept heures pour sa valve, je suis dans la salle d'attente avec un café froid
Coloscopie vendredi, je n'arrive pas à penser à autre chose en servant mes clients
Je guette le courrier du laboratoire, chaque enveloppe me fait battre le cœur
Ma petite a passé un scanner, le pédiatre a dit on vous rappelle, depuis je ne lâche plus le téléphone
On me retire un rein la semaine prochaine, je rédige déjà des consignes pour mes enfants
Au CHU de Yaoundé l'opération a été repoussée deux fois faute de sang, cette attente m'épuise
Quelle prière faire avant une anesthésie générale quand on tremble de ne pas se réveiller ?
Comment patienter en paix entre la biopsie et le rendez-vous avec le médecin ?
Seigneur, guide la main du chirurgien demain matin, quel psaume prendre avant d'entrer au bloc ?
J'ai 80 ans, cataracte programmée jeudi, y a-t-il un verset pour ceux qui ont la frousse de l'hôpital ?

# growing-old-and-weak
J'ai 86 ans, mes jambes ne me portent plus et je dépends des autres pour tout
Ma vue baisse, je ne peux plus lire ma Bible ni conduire
Vieillir est dur, je deviens un poids pour mes enfants
Mes mains tremblent, j'oublie les noms, à 78 ans je ne me reconnais plus
Tous mes amis sont déjà partis et mon corps lâche, pourquoi Dieu me laisse-t-il vieillir ainsi ?
Je suis vieille et je n'ai plus de force
Mes jambes ne me portent plus
J'ai quatre-vingts ans et je ne peux plus faire mes courses
J'entends mal, je vois mal, c'est la vieillesse
Vieillir me fait peur
Je ne peux plus monter l'escalier ni jardiner, je suis trop âgé
Je dois marcher avec une canne maintenant, je me sens diminué
j'ai 84 ans et je ne peux plus monter mes escaliers
Vieillir me fait peur, mes forces diminuent chaque année
Je dépends de l'aide à domicile pour ma toilette, quelle humiliation
on m'a retiré le permis, me voilà coincé à la maison
Mes yeux faiblissent, je n'arrive plus à lire ma Bible en petits caractères
Ma mémoire flanche, je cherche les noms de mes petits-enfants
Les enfants veulent me placer en EHPAD et je n'ai plus mon mot à dire
je me sens inutile depuis que je marche avec un déambulateur
L'âge me rattrape, mes mains ne peuvent plus tricoter ni jardiner
Dieu a-t-il encore quelque chose à faire avec une vieille femme comme moi ?
À quatre-vingt-dix ans tous mes copains sont partis et j'entends mal ce qu'on me dit
est-ce que le Seigneur nous porte jusqu'aux cheveux blancs comme dit Esaïe, je deviens si fragile
J'ai 79 ans, je m'essouffle en faisant mon lit et je dois demander pour ouvrir un bocal
Ancien maçon, je ne peux plus porter un sac de courses, mes bras ont fondu avec l'âge
Je suis tombée deux fois cet hiver, on m'a mis un bracelet d'alarme, me voilà une vieille
L'appareil auditif siffle, à table je n'entends rien et je souris dans le vide
Ma main tremble tellement que je renverse mon thé, mes petits-enfants détournent le regard
Avant je labourais avec les bœufs, à présent je reste sous l'arbre à palabres avec mon bâton
On m'aide à m'habiller chaque matin, à 88 ans je redeviens un bébé et ça m'humilie
La résidence pour aînés est propre, mais mes forces s'en vont et mes journées se passent dans un fauteuil
Comment vieillir sans amertume quand le corps ne suit plus et que la mémoire s'effiloche ?
Que peut encore faire pour Dieu un grand-père de 85 ans qui ne sort plus de sa chambre ?
Y a-t-il une promesse dans la Bible pour les vieillards dont les jambes et les yeux faiblissent ?
Seigneur, ne me rejette pas maintenant que mes cheveux sont blancs et que mes pas sont si lents

# i-fear-death
J'ai une peur panique de la mort, surtout la nuit
Que se passe-t-il après la mort, j'ai 70 ans et je commence à avoir peur
Depuis l'enterrement de mon collègue de 40 ans je pense tout le temps que je vais mourir
Je crois en Jésus mais l'idée du cercueil et du néant me terrifie
J'ai peur de mourir et d'aller en enfer, comment être sûre d'être sauvée
J'ai peur de la mort
La nuit je pense à la mort et j'ai peur
Où va-t-on après la mort ?
Je suis croyante mais la mort me fait peur
Chaque enterrement me rappelle que je vais mourir et ça m'angoisse
L'idée de mourir un jour me donne des sueurs froides
Plus je vieillis plus la mort m'effraie
la mort me terrifie, j'y pense dès que je ferme les yeux
J'ai peur de mourir et de ne plus exister
Qu'y a-t-il après ? le néant m'angoisse
À soixante-dix ans je compte les années qui restent et ça me glace
Quand j'entends une ambulance je me dis que mon heure va venir
je crois au ciel mais le passage me fait trembler
L'idée du cercueil et de la terre froide me hante depuis l'enterrement du voisin
Comment affronter sa propre fin sans paniquer quand on est croyant ?
mon grand-père disait qu'il était prêt à partir, moi je ne le suis pas du tout
j'ai quinze ans et la pensée qu'un jour tout s'arrête me tord le ventre
Est-ce un manque de foi pour un chrétien de redouter son dernier souffle
Peur du jugement, peur de l'inconnu, peur de laisser mes gosses seuls si je disparais
J'ai 33 ans, aucune maladie, pourtant l'idée de mourir me coupe le souffle dans la file du supermarché
Croque-mort de métier, j'en vois tous les jours, et c'est ma propre mort qui m'épouvante
Dès que l'avion décolle je me vois mort, je pense au néant et je serre l'accoudoir
Je compte l'âge de ceux qui passent dans les avis de décès et je me dis que mon tour approche
La nuit je pose la main sur mon cœur de peur qu'il s'arrête, mourir m'effraie plus que tout
Mon cinquantième anniversaire m'a glacée, il me reste moins d'années que j'en ai vécu
J'ai beau aller à la messe, la tombe, le noir, l'au-delà me donnent le vertige
Au village on chante aux funérailles, moi je sors, la mort me fait trop peur
Comment apprivoiser la pensée de ma propre mort sans y penser du matin au soir ?
Que devient-on juste après le dernier battement, va-t-on tout de suite auprès de Dieu ?
Est-ce normal à seize ans d'avoir peur de mourir et de cesser d'exister ?
Quelle parole du Seigneur répéter quand la frayeur de la mort me saisit sous la douche ?

# dying-relative
Ma grand-mère est en soins palliatifs, les médecins lui donnent quelques jours
Papa est en train de mourir, je lui tiens la main et je ne sais pas quoi dire
Mon oncle est à l'agonie et n'a jamais voulu de Dieu, peut-il encore être sauvé ?
On nous demande d'arrêter les machines pour maman, elle est dans le coma
Ma femme vit ses dernières semaines à la maison, quels textes lui lire ?
Ma mère est en train de mourir
Mon grand-père va mourir bientôt
Papa est en soins palliatifs
Ma grand-mère est mourante, on se relaie à son lit
Les médecins disent qu'il ne reste que quelques jours à mon père
Comment accompagner un proche en fin de vie ?
Ma tante vit ses derniers jours à l'hôpital
ma mère est en soins palliatifs, il lui reste quelques jours
Papa s'éteint doucement, je lui tiens la main
Mon mari va mourir, les médecins ont arrêté le traitement
on veille ma grand-mère à tour de rôle, elle ne parle plus
Comment accompagner ma sœur en fin de vie ?
Mon oncle n'en a plus pour longtemps et il n'a jamais voulu entendre parler de Jésus
que lire au chevet d'un mourant qui respire à peine
La tante qui m'a élevé au pays agonise et je suis coincé en France sans visa
On a débranché les machines hier, on attend avec lui le dernier instant
Mamie demande le prêtre, elle sent qu'elle part, toute la maison pleure
mon beau-père est rentré de l'hôpital pour finir ses jours à la maison, je ne sais quoi lui dire
Ma femme est condamnée, elle sourit encore pour nous et moi je m'effondre dans le couloir
Mon mari a été transféré à l'unité palliative, on nous parle en jours, je dors sur un fauteuil
Ma belle-mère ne mange plus, l'infirmière dit que c'est la fin, on lui humecte les lèvres
Notre mère respire avec des pauses de plus en plus longues, mes sœurs et moi tenons ses pieds
Mon grand-père s'en va tout doucement dans sa case, les petits défilent pour recevoir sa bénédiction
Le médecin a dit qu'il n'y avait plus rien à faire pour mon frère, il passera l'été peut-être
Je suis aide-soignante et cette fois c'est mon propre papa qui est mourant dans la chambre 12
Ma marraine vit ses dernières heures à l'hospice de Sherbrooke, je lui chante des cantiques à l'oreille
Il ne nous reconnaît plus, ses mains refroidissent, la famille attend que mon oncle parte en paix
Que dire à ma femme qui va mourir et qui me demande si elle s'en va vers la lumière ?
Quelle prière réciter au chevet d'un parent à l'agonie qui ne peut plus parler ?
Comment annoncer aux enfants que leur mamie est en train de s'éteindre et les emmener lui dire adieu ?
Faut-il parler de Dieu à mon père mourant qui n'a jamais prié, il ne lui reste qu'une semaine ?

# death-of-a-parent
Papa est mort l'an dernier et je n'arrive pas à aller sur sa tombe
Maman est décédée dimanche, je n'arrive pas à y croire
J'ai enterré mon père la semaine dernière au village
Orphelin à 20 ans, mon papa est parti d'une crise cardiaque
Ma mère est morte il y a un mois et je prends encore le téléphone pour l'appeler
Mon père est décédé à Douala et je n'ai pas pu voyager pour le deuil faute de papiers
Comment vivre sans ma mère, elle était tout pour moi ?
Mon père est mort
J'ai perdu ma mère
Maman est morte la semaine dernière
Mon papa est décédé, il me manque
Depuis la mort de mon père la vie n'est plus pareille
On enterre ma mère samedi
Je n'ai plus de parents, je suis orpheline
maman est décédée dimanche, je suis perdue sans elle
J'ai enterré mon père il y a un mois
Mon papa est parti d'un AVC, je n'ai même pas trente ans
Orpheline à quinze ans, ma mère me manque tous les soirs
je viens de perdre ma maman, c'était elle qui priait pour nous
Vider la maison de mes parents après l'enterrement de papa, c'est trop dur
Le premier Noël sans ma mère approche, sa place vide à table
mon vieux est mort à Dakar et je n'ai pu rentrer que pour la veillée
À soixante ans on me dit que c'est normal de perdre son père, mais je me sens comme un enfant abandonné
J'ai encore son numéro dans mon téléphone et j'appelle juste pour entendre la messagerie de maman
papa nous a quittés à l'aube, quel texte choisir pour ses obsèques ?
plus de père ni de mère maintenant, me voilà en première ligne
Maman est morte en mars, j'ai retrouvé sa recette de gombo écrite à la main et j'ai pleuré sur la cuisinière
Mon père nous a quittés pendant les foins, je vois encore son tracteur au bout du champ
J'ai dix-sept ans, mon papa est décédé en mission, à l'école chacun baisse les yeux
On a mis maman en terre samedi, les cousins sont repartis et moi je reste avec son trousseau de clés
J'ai perdu mon père le jour de la naissance de mon fils, joie et larmes mélangées
Ma mère est partie à 91 ans, on me dit que c'est un bel âge, mais je suis orpheline quand même
La fête des mères arrive, la fleuriste m'a demandé pour qui, j'ai répondu pour le cimetière
Depuis les obsèques de papa, je porte sa veste, je sens encore son tabac
Comment vivre le premier anniversaire sans ma mère, elle m'appelait toujours à six heures du matin ?
Dieu prend-il soin des orphelins devenus adultes, j'ai quarante ans et plus de parents ?
Que lire à l'enterrement de mon père, un homme simple, mécanicien, qui priait peu mais aimait beaucoup ?
Le Seigneur a repris maman si vite, un AVC au marché, comment consoler mes petits frères ?

# death-of-a-spouse
Mon mari est mort en février, le lit est trop grand
Bonjour, j'ai perdu ma femme après 51 ans de mariage, la maison est vide
Veuve à 34 ans avec trois enfants, mon époux a eu un accident de moto
Mon épouse est décédée d'un cancer, je mets encore deux assiettes à table
Est-ce que je reverrai mon mari au ciel ?
Mon mari est mort ce printemps et je suis perdue
J'ai perdu ma femme
Je suis veuve depuis trois mois
Depuis la mort de mon mari je fais tout toute seule
Mon épouse est décédée et le soir est si long
Veuf à soixante ans, ma femme me manque
Mon mari est parti et je dors avec son pull
mon mari est mort et le lit est trop grand
Je suis veuf depuis mars, quarante-six ans de mariage
Ma femme s'en est allée, je mets encore deux tasses le matin
veuve à trente-cinq ans avec trois enfants, comment vais-je faire ?
Mon époux est décédé dans un accident de moto, on venait de se marier
je parle à sa photo tous les soirs, mon chéri me manque tant
Depuis que mon épouse a été enterrée je ne cuisine plus, je mange des conserves
la famille de mon défunt mari veut tout prendre, et moi je pleure mon homme
Je garde sa chemise sous l'oreiller pour l'odeur, il est parti du Covid
Reverrai-je mon conjoint au ciel, serons-nous encore mariés ?
Les couples d'amis ne m'invitent plus depuis mon veuvage
j'ai perdu l'amour de ma vie, que promet Dieu aux veuves
Je suis veuve depuis l'automne, j'apprends à cinquante-neuf ans à remplir les papiers que mon mari faisait
Ma femme est décédée, je ne sais pas faire tourner la machine à laver, tout me parle d'elle
Mon époux est mort en mer, son ciré pend encore derrière la porte de la cuisine
Après quarante ans de boulangerie ensemble, ma femme n'est plus là, je pétris en pleurant
Veuve de militaire, on m'a rendu sa médaille et son sac, mais pas mon homme
Mon mari s'en est allé le jour de nos noces d'or, le gâteau était dans le frigo
Le dimanche je vais seul au banc où ma femme chantait à ma gauche, veuf et muet
Chez nous la veuve doit se raser la tête et rester assise un mois, mon deuil de mon mari est devenu public
Comment dormir de son côté du lit depuis que mon mari est enterré, sa place est froide ?
Est-ce que Dieu regarde les jeunes veufs avec deux petits, ma femme est morte en couches ?
Quel psaume pour une veuve de 82 ans qui n'avait jamais vécu seule un seul jour ?
Seigneur tu m'as repris la compagne de ma vie, comment avancer sans mon épouse ?

# death-of-a-child
Notre fils de 19 ans est mort dans un accident de voiture
Ma petite fille est décédée du paludisme à 3 ans
On a enterré notre enfant unique, une maman ne devrait pas vivre ça
Ma fille a été emportée par une leucémie à 12 ans, pourquoi Dieu l'a-t-il prise ?
Mon garçon s'est noyé l'été dernier, sa chambre est restée comme avant
Mon fils est mort
J'ai perdu ma fille
Mon enfant est décédé à huit ans
Nous avons enterré notre fils
Depuis la mort de ma fille sa place à table reste vide
Notre garçon est mort d'une maladie
Un parent ne devrait pas enterrer son enfant
notre bébé est mort-né, le berceau est resté vide
J'ai perdu mon fils de dix-neuf ans sur la route
ma petite fille est partie d'une leucémie à six ans, pourquoi elle
Fausse couche à quatre mois, on me dit que j'en ferai un autre
Enterrer son enfant ce n'est pas dans l'ordre des choses
Mon garçon s'est noyé cet été et sa chambre est restée telle quelle
je suis une maman orpheline, mon ange aurait eu trois ans aujourd'hui
Mort subite du nourrisson, je l'avais couché une heure avant
Mon fils unique est décédé du paludisme, je n'ai plus de descendance
est-ce que mon tout-petit est auprès de Dieu même sans baptême ?
Ma fille adulte est morte avant moi, une mère ne devrait pas voir ça
Comment David a-t-il fait pour se relever après la mort de son enfant, moi et ma femme on n'y arrive pas
Ma fille de neuf ans est morte d'une méningite en deux jours, son cartable est resté dans l'entrée
Mon fils pompier est mort en intervention, il avait vingt-six ans, je suis un père à terre
Notre petit garçon est décédé à la piscine, je n'arrive pas à passer devant son lit
J'ai enterré mon aîné à Kaolack, une mère ne devrait pas jeter la terre sur son enfant
Quand on me demande combien j'ai d'enfants, je ne sais pas si je dois compter ma fille morte
Mon grand de seize ans est parti sur son scooter et n'est jamais rentré, sa casquette est accrochée là
Notre fillette est née avec le cœur malade, elle est morte à deux ans dans mes bras
J'ai 74 ans et j'ai perdu mon fils de cinquante, on dit qu'il était grand, c'était toujours mon enfant
Comment un père peut-il encore prier quand Dieu a laissé mourir son enfant ?
Reverrai-je ma petite au ciel, me reconnaîtra-t-elle, moi sa maman qui la pleure ?
Que dire à notre cadet qui demande pourquoi sa grande sœur est morte et pas lui ?
Quel verset graver sur la tombe d'un garçon de onze ans, mon fils, emporté par la leucémie ?

# death-of-a-friend-or-brother
Mon frère est mort d'un infarctus à 39 ans
Ma sœur jumelle est décédée, une moitié de moi est partie
Mon meilleur ami a eu un accident mortel en moto samedi soir
Une amie de la chorale vient de mourir du cancer, on chantait encore ensemble à Noël
J'ai perdu mon cousin qui était comme un frère, comment consoler ma tante ?
Mon meilleur ami est mort
J'ai perdu mon frère
Ma sœur est décédée d'un cancer
Mon cousin est mort dans un accident
Une camarade de classe est morte, on est tous tristes
Depuis la mort de mon frère la maison est silencieuse
Mon amie est décédée et je garde encore nos messages
mon frère est mort à vingt-quatre ans, j'ai perdu ma moitié
Ma meilleure amie est décédée d'un cancer foudroyant
J'ai perdu ma sœur jumelle, plus rien n'est pareil
Un copain de classe est mort en scooter, la chaise vide me fait mal
mon pote d'enfance est parti, on devait aller au match samedi
Mon grand frère, mon modèle, crise cardiaque sur le terrain
La mort de mon collègue et ami m'a secoué, on déjeunait ensemble chaque midi
on console mes parents mais personne ne demande comment moi je vais depuis le décès de ma petite sœur
Mon vieux camarade de régiment vient de s'éteindre, le dernier de la bande
mon amie de prière nous a quittés, qui va m'appeler maintenant pour lire un psaume
Le cadet est mort au pays pendant la guerre, je n'ai que sa photo
Comme David pleurait Jonathan, je pleure mon ami, y a-t-il un verset
Mon frère pêcheur n'est pas rentré du large, on a retrouvé sa pirogue et moi je pleure mon aîné
Ma grande sœur est morte à quarante ans, c'est elle qui m'avait appris à lire
Mon ami de toujours est mort d'un AVC en jardinant, on se voyait chaque mardi au café
Un camarade de promo est mort d'une chute en montagne, toute l'école d'ingénieurs est sous le choc
Ma voisine et amie de cinquante ans est décédée, je regarde ses volets fermés
Mon petit frère est mort loin, en Libye, on a fait le deuil sans le corps
Ma chum de fille est partie en trois mois, je garde son dernier vocal et je l'écoute au volant
Mon cousin germain, plus proche qu'un frère, est décédé la veille de mon mariage
Comment vivre la mort d'un ami quand l'entourage pense que seule la famille a le droit de pleurer ?
Quel verset lire à la messe pour mon frère jumeau, mort à dix-huit ans ?
Seigneur, pourquoi ma sœur et pas moi, elle avait trois enfants et moi personne ?
Mon compagnon d'armes est tombé à côté de moi, comment prier pour l'ami que j'ai perdu ?

# death-of-a-pet
mon chien est mort hier, il avait 14 ans, je pleure comme un enfant
On a dû faire piquer notre chat et je me sens coupable
Ma vieille chienne était ma seule compagnie depuis mon veuvage
Les animaux vont-ils au paradis, mon fils demande où est son lapin ?
Mon cheval est mort de coliques et les gens disent que ce n'était qu'une bête
Mon chien est mort
Mon chat est mort et je pleure
Le vétérinaire a endormi mon chien
Est-ce que mon chien est au ciel ?
Ma petite chatte s'est fait écraser par une voiture
Mon lapin est mort et ma fille est triste
La maison est vide sans mon vieux chien
mon chien est mort hier, il avait quatorze ans
J'ai dû faire piquer mon chat et je culpabilise
est-ce que les animaux vont au paradis ?
Mon lapin est mort, maman dit que c'est qu'une bête mais moi je pleure
Le vétérinaire n'a rien pu faire pour ma chienne, la gamelle est encore là
Pour une femme seule, perdre son minou c'est perdre son seul compagnon
on rit de moi parce que je porte le deuil d'un perroquet
Mon labrador s'est fait écraser devant le portail, les enfants sont inconsolables
Ma jument est partie d'une colique cette nuit, vingt ans ensemble
Reverrai-je ma petite boule de poils un jour dans la nouvelle création ?
je cherche sa laisse par réflexe chaque matin, mon toutou me manque
Le hamster de mon fils est mort, comment lui expliquer avec la Bible
Notre vieux chien de berger est mort ce matin dans la grange, il gardait les brebis depuis seize ans
Mon chat est mort d'une insuffisance rénale, je cherche encore son ronron sur mes genoux
J'ai neuf ans et mon cochon d'Inde est mort, on l'a enterré sous le pommier dans une boîte à chaussures
Le vétérinaire a piqué ma chienne, elle me regardait avec confiance, je m'en veux
Je vis seule et ma perruche est morte, la cage vide me serre le cœur
Mon âne est mort, vingt-deux ans de charrette ensemble au village, on me trouve ridicule de pleurer
Aveugle, j'ai perdu mon chien guide, mes yeux et mon ami sont partis le même jour
Notre minette a été renversée sur la route, mes enfants déposent des croquettes devant sa tombe
Est-ce que Dieu se soucie de la mort d'une bête, mon chien était ma famille ?
Faut-il reprendre un chiot tout de suite quand la maison est si triste sans l'ancien compagnon ?
Comment expliquer à ma petite-fille où est allé son chaton, les animaux ressuscitent-ils ?
Peut-on prier pour un animal, mon chat de dix-huit ans vient de mourir et je pleure sans arrêt ?

# grief-that-does-not-end
Trois ans que mon mari est mort et je pleure encore chaque jour
On me dit de tourner la page mais le chagrin ne passe pas
Quand est-ce que la douleur du deuil s'arrête, ça fait cinq ans pour ma fille
Je garde ses vêtements dans l'armoire, je n'arrive pas à faire mon deuil
Depuis le décès de maman en 2019 plus rien ne me fait plaisir
Je n'arrive pas à faire mon deuil
Le deuil dure depuis des années
Il est mort depuis longtemps et je pleure toujours
Le chagrin ne passe pas avec le temps
Les gens pensent que je devrais aller mieux, mais mon deuil continue
Chaque Noël la tristesse revient depuis son décès
Deux ans de deuil et la peine est aussi forte
ça fait quatre ans et je pleure encore comme au premier jour
Mon deuil ne passe pas, tout le monde me dit de tourner la page
les années filent mais la plaie reste ouverte
On me répète que le temps guérit tout, c'est un mensonge
Je vais au cimetière chaque jour depuis dix ans, ma famille s'inquiète
Combien de temps a-t-on le droit d'être en deuil selon la Bible ?
Une chanson à la radio et tout revient, je m'effondre au volant après tant d'années
je n'arrive pas à refaire ma vie, le chagrin est collé à moi
Les autres ont repris leur vie, moi je suis resté bloqué au jour des funérailles
Ma tristesse est devenue une habitude, j'aurais honte de rire à nouveau
est-ce que Dieu se lasse de mes larmes, cela dure depuis si longtemps
Anniversaire après anniversaire l'absence creuse toujours, quand viendra la consolation
Huit ans après, je mets encore le couvert de trop le dimanche, ce deuil ne finit pas
Le prêtre dit que la peine s'adoucit, chez moi elle est restée comme au premier soir
Mes collègues ne savent plus que je suis en deuil, cela fait six ans, et pourtant je pleure dans la réserve
Je marche avec mon chagrin comme avec un caillou dans la chaussure, année après année
Toussaint après Toussaint je fleuris la même tombe et mes larmes n'ont pas séché
On m'a proposé un groupe de parole, j'y vais depuis quatre ans et la douleur de l'absence est identique
Dans mon village le deuil dure quarante jours, le mien en est à deux mille
Je fais bonne figure à la boutique, mais dès que le rideau est baissé la tristesse de sa mort revient
Combien de temps peut durer un deuil avant que Dieu essuie vraiment les larmes ?
Pourquoi tout le monde a-t-il tourné la page sauf moi, le manque est encore à vif après dix ans ?
Est-ce manquer de foi que d'être toujours endeuillée, je n'ai plus ri depuis les funérailles ?
Comment prier quand le chagrin s'éternise et que les amis sont las d'en entendre parler ?

# did-not-say-goodbye-or-make-peace
Papa est mort pendant que j'étais fâché avec lui, je n'ai pas pu demander pardon
Je suis arrivée à l'hôpital vingt minutes trop tard pour dire adieu à maman
La dernière chose que j'ai dite à mon frère c'était une insulte, le lendemain il est mort
À cause du confinement ma grand-mère est partie seule, je n'ai pas tenu sa main
Je remettais toujours ma visite à plus tard et mon ami est décédé. Comment vivre avec ce regret ?
Je n'ai pas pu dire au revoir à mon père
On était fâchés et il est mort
Je suis arrivé trop tard à l'hôpital
Je n'ai pas pu lui demander pardon avant sa mort
Ma mère est morte sans que je lui dise je t'aime
Je regrette de ne pas lui avoir rendu visite avant son décès
Nos derniers mots étaient une dispute, puis il est parti
je n'ai pas pu dire adieu à mon père, je suis arrivé une heure trop tard
On s'était disputées la veille, et elle est morte sans qu'on se réconcilie
à cause du confinement je n'ai pas pu tenir la main de mamie à la fin
Mon frère est décédé fâché contre moi, ce silence me poursuit
J'aurais voulu lui demander pardon avant qu'il parte, maintenant c'est impossible
Mes derniers mots pour mon mari ont été des reproches sur les poubelles
je n'ai jamais dit je t'aime à maman et maintenant elle est sous terre
J'étais à l'étranger lors du décès, pas de billet, j'ai suivi la mise en bière sur Zoom
Je remettais ma visite à plus tard et l'hospice a appelé
peut-on encore faire la paix avec un mort ?
Il m'avait appelé trois fois ce soir-là, je n'ai pas décroché, c'était la dernière occasion
nous étions brouillés pour un héritage, sa tombe est fermée et la querelle est restée
Mon père est mort pendant mon vol, je suis arrivée devant une chambre vide, pas d'adieu possible
J'avais raccroché au nez de ma mère, dans la nuit elle est décédée, je n'ai pas pu m'excuser
On devait se réconcilier à Pâques, ma sœur est morte la semaine sainte, c'est trop tard
Je lui devais une visite depuis des mois, le vieux voisin est parti sans que je passe lui dire merci
L'hôpital m'a dit rentrez vous reposer, et mon mari est mort sans moi à quatre heures
Je n'ai jamais répondu à la dernière lettre de mon parrain, maintenant il est sous la dalle
Mon frère et moi étions en froid pour un bout de terrain, il est mort sans que je lui serre la main
Je suis restée au Canada faute de visa, ma grand-mère m'a réclamée jusqu'au bout et je n'étais pas là
Comment demander pardon à quelqu'un qui est déjà mort, mes derniers mots étaient durs ?
Dieu peut-il transmettre à papa le je t'aime que je n'ai pas su dire avant son départ ?
Comment vivre avec le regret d'un au revoir manqué, on ne m'a pas laissé entrer en réanimation ?
Puis-je faire la paix sur une tombe avec un ami que je n'ai pas rappelé à temps ?

# suicide-in-the-family
Mon frère s'est suicidé l'an dernier, est-il perdu pour toujours ?
Ma tante s'est donné la mort et le prêtre a hésité à faire les obsèques
Notre fils a mis fin à ses jours, on se demande sans cesse ce qu'on n'a pas vu
Mon père s'est ôté la vie quand j'avais 12 ans, dans la famille c'est tabou
Depuis le suicide de ma cousine je m'en veux de ne pas l'avoir rappelée
Mon oncle s'est suicidé et la famille n'en parle pas
Mon cousin a mis fin à ses jours l'année dernière
Après le suicide de mon frère, la famille cherche à comprendre
Ma nièce s'est suicidée, ses parents sont brisés
Une personne qui s'est suicidée va-t-elle au ciel ?
On n'a rien vu venir avant le suicide de papa
Le suicide de ma tante reste un secret chez nous
mon fils s'est ôté la vie, est-ce qu'il est perdu pour Dieu ?
Mon père s'est suicidé quand j'avais douze ans et on n'en parle jamais à la maison
Le suicide de ma sœur nous a laissés avec mille pourquoi
les gens de l'église disent que mon frère est en enfer parce qu'il a mis fin à ses jours
Je n'ai rien vu venir, mon mari souriait encore la veille de son geste
le prêtre hésitait à célébrer les obsèques de mon cousin à cause de la façon dont il est parti
On a caché à grand-mère que son petit-fils s'était suicidé, ce secret nous étouffe
j'aurais dû comprendre les signes de ma fille avant son suicide, je m'en veux chaque heure
Que dit la Bible sur ceux qui se sont donné la mort, mon oncle était croyant
Depuis le suicide de ma belle-sœur mes neveux me demandent pourquoi leur maman a choisi de partir
la honte dans le village, on murmure sur notre famille depuis que notre aîné s'est ôté la vie
Il a laissé une lettre sur la table, ma nièce l'a trouvée, comment survivre à un tel deuil par suicide
Mon grand-père s'est suicidé dans les années de sécheresse, à la ferme personne ne prononce le mot
Ma cousine infirmière s'est donné la mort, nous l'avons appris par un coup de fil de l'hôpital
Depuis le suicide de mon frère, maman garde sa chambre fermée et papa ne parle plus
Mon beau-frère policier a mis fin à ses jours, ma sœur reste seule avec les questions des petits
Notre neveu étudiant s'est ôté la vie au printemps, les gens nous évitent comme si c'était contagieux
Quand on me demande comment mon mari est mort, je réponds accident, la honte du suicide est trop lourde
Je fais partie d'un groupe d'endeuillés par suicide, c'est le seul endroit où je peux parler de ma fille
Chez nous en Afrique un suicidé n'a pas droit aux rites, on a enterré mon oncle sans chants
Est-ce que Dieu accueille ceux qui se sont suicidés, mon fils avait la foi et il était malade ?
Comment prier pour mon père qui s'est donné la mort et répondre aux jugements de la paroisse ?
Aurions-nous pu empêcher le suicide de ma belle-sœur, toute la famille se repasse ses dernières semaines ?
Quel passage lire aux obsèques d'une cousine suicidée, pour consoler ses parents sans mentir ?

# eating-weight-or-looks
Je me trouve laide, je déteste mon nez et mes cuisses
J'ai pris 20 kilos depuis ma grossesse, je n'ose plus me regarder dans la glace
Je me fais vomir après les repas, personne ne le sait
Chauve à 25 ans, je mets une casquette même à l'église
Je mange en cachette quand je suis triste, puis j'ai honte de mon poids, comment m'en sortir ?
Ma peau est trop foncée à mon goût, j'utilise des crèmes éclaircissantes, est-ce un péché
Je me trouve moche
Je me trouve trop grosse
Je n'aime pas mon corps dans le miroir
J'ai honte de mon poids à la plage
Je fais régime sur régime et je reprends des kilos
J'ai plein de boutons sur le visage et je me cache
Je suis trop petit et trop maigre, je n'aime pas mon physique
je me trouve grosse et je me déteste en maillot
Je mange en cachette la nuit, des paquets entiers de biscuits, puis j'ai honte
J'ai repris vingt kilos après mon régime, je n'ose plus sortir
anorexique depuis mes quinze ans, la balance commande ma journée
Mon nez est affreux, je rêve de chirurgie, est-ce de la vanité ?
Depuis la grossesse mon ventre est plein de vergetures, je me cache de mon mari sous la couette
je perds mes cheveux à vingt-huit ans, je porte une casquette partout
Ma mère me pince le bras et dit que je devrais maigrir
J'utilise des crèmes pour éclaircir ma peau car on me dit trop noire pour plaire
Le sucre c'est ma drogue, Nutella à la cuillère, suis-je coupable de gourmandise
trop petit, trop maigre, les filles ne me regardent pas, pourquoi Dieu m'a fait ce corps
Je monte sur la balance cinq fois par jour et mon humeur dépend du chiffre
J'ai treize ans, je porte des sweats larges en plein été pour qu'on ne voie pas mes hanches
Chauffeur routier, j'ai pris trente kilos au volant, je me dégoûte quand je croise une vitrine
Après ma mastectomie je n'ose plus me déshabiller, mon corps me paraît laid
Je saute le déjeuner pour rentrer dans ma robe de demoiselle d'honneur, la nourriture m'obsède
Une tache de naissance me couvre la joue, je me maquille une heure avant d'aller vendre au marché
Les rides, le double menton, les cheveux gris, je ne supporte plus mes photos à cinquante-cinq ans
J'avale tout le placard après le travail, chips, gâteaux, puis je me regarde dans la glace avec honte
Dieu m'a-t-il vraiment fait avec ce nez, ces dents et ce corps que je trouve moches ?
Comment aimer mon apparence quand on me compare à ma sœur si mince et si belle ?
Est-ce un péché de trop manger, je suis obèse et je grignote dès que je suis contrariée ?
Quel verset sur la beauté pour ma fille qui se trouve grosse et ne mange que des pommes ?

# worry-and-panic
je suis très stressé en ce moment
j’ai trop de stress
Je m'inquiète pour tout, les enfants, l'argent, la santé, ma tête ne s'arrête jamais
J'ai des crises d'angoisse dans le métro, le cœur qui bat et l'impression d'étouffer
Chaque fois que mon mari prend la route j'imagine le pire
L'anxiété me bouffe depuis la rentrée, je tremble avant chaque cours
J'ai peur de l'avenir, la boule au ventre dès le réveil. Comment trouver la paix ?
Une attaque de panique m'a prise en plein supermarché, je n'ose plus sortir seule
Je m'inquiète tout le temps
Encore une crise d'angoisse dans le bus ce matin
Je suis anxieuse pour tout et pour rien
Mon cœur bat trop vite, j'ai une crise de panique
L'avenir me fait peur, je m'inquiète d'avance pour chaque chose
L'angoisse me serre la poitrine le soir
J'imagine toujours le pire, je n'arrive pas à me calmer
j'ai des crises d'angoisse dans le métro, le cœur qui s'emballe
Je m'inquiète pour tout, les enfants, l'argent, la santé
boule au ventre dès le réveil sans savoir pourquoi
Le stress me bouffe, je vérifie trois fois le gaz et la porte
Je fais des attaques de panique au supermarché, je lâche le chariot et je sors
Dès que mon fils a dix minutes de retard j'imagine le pire
l'anxiété m'empêche de respirer, quel verset contre l'inquiétude ?
mon cerveau tourne en boucle avec des scénarios catastrophe
Je prends du Lexomil pour tenir, est-ce que je manque de confiance en Dieu
Ne vous inquiétez de rien, dit Paul, mais comment on fait concrètement
J'ai tellement peur de l'avenir que je n'arrive plus à décider quoi que ce soit
mains moites, gorge serrée, vertiges, le médecin dit que c'est nerveux
Mes mains tremblent au guichet de la poste, l'angoisse monte sans raison et je dois m'asseoir
Je tiens une épicerie, chaque facture me donne des palpitations alors que les comptes sont bons
Jeune conductrice, je fais des crises de panique sur la rocade et je me gare en pleurant
Je stresse pour l'examen de ma fille, la toux de mon mari, le frigo qui vibre, tout m'inquiète
Une peur diffuse m'accompagne depuis le réveil, comme si un malheur attendait derrière la porte
À 70 ans je me fais du souci dès que mon fils ne répond pas au téléphone, j'imagine l'accident
Mon ventre se noue avant chaque réunion, je transpire et je perds mes mots, le psy parle d'anxiété
Dans l'ascenseur j'étouffe, mon cœur s'emballe, je crois m'évanouir et puis ça passe
Comment déposer mes soucis à Dieu et ne pas les reprendre cinq minutes après ?
Quelle prière courte dire pendant une crise d'angoisse quand je n'arrive plus à respirer ?
Pourquoi suis-je si anxieux alors que tout va bien, l'inquiétude me vole mes journées au champ ?
La Bible parle d'une paix qui dépasse tout, où la trouver quand la panique me serre la gorge ?

# sleepless
je suis stressé et je ne dors plus
le stress m’empêche de dormir
je dors plus, à 3h du mat je regarde encore le plafond
Insomnie depuis deux mois, même les somnifères ne font rien
La nuit toutes mes pensées tournent et je suis épuisé au travail
J'ai des cauchemars qui me réveillent, y a-t-il une prière pour dormir en paix ?
Depuis la ménopause je dors deux heures par nuit et je suis à cran
Je n'arrive pas à dormir
Je dors mal depuis des semaines
Je me réveille à quatre heures et je ne me rendors plus
Toute la nuit je me tourne dans mon lit
Insomnie encore, j'ai compté les moutons jusqu'au matin
Quelle prière lire pour trouver le sommeil ?
Je suis fatiguée mais le sommeil ne vient pas
Je regarde le réveil toute la nuit sans fermer l'œil
Je fais des cauchemars et j'ai peur de me rendormir
Tisane, gouttes, musique douce, rien ne m'aide à dormir
il est trois heures du matin et je ne dors toujours pas
Je n'arrive pas à fermer l'œil depuis des semaines
les insomnies me tuent, je compte les moutons pour rien
Même avec la mélatonine je tourne et me retourne dans mon lit
Réveillé à quatre heures chaque nuit, je fixe le plafond
Quel psaume lire quand le sommeil ne vient pas ?
je travaille de nuit à l'usine et le jour impossible de m'endormir
J'ai peur d'aller me coucher parce que je sais que je vais veiller
je fais des cauchemars et après je n'ose plus me rendormir
Mon mari ronfle paisiblement et moi j'écoute l'horloge
Des cernes jusqu'au menton, deux heures de repos par nuit, comment trouver un sommeil paisible
Mes pensées s'allument dès que j'éteins la lampe, impossible de débrancher pour dormir
Je suis boulanger, je me couche à dix-huit heures et mes yeux restent ouverts jusqu'au réveil
Deux heures, trois heures, quatre heures, j'entends chaque cloche de l'église sans trouver le sommeil
Depuis ma prise de poste de nuit mon corps ne sait plus dormir, je suis un zombie
J'ai arrêté le café, lu, prié, compté à l'envers, rien ne m'endort
À 74 ans mes nuits durent trois heures, ensuite je fais du thé en attendant l'aube
La chaleur, les moustiques et mes idées me tiennent éveillée sur ma natte jusqu'au chant du coq
Je somnole en classe parce que la nuit je reste les yeux grands ouverts dans le noir
Mes paupières brûlent, je bâille toute la journée, et une fois couchée plus de sommeil
Quelle prière du soir apaise la tête quand on n'arrive pas à s'endormir ?
Dieu veille-t-il avec ceux qui ne dorment pas, mes insomnies durent depuis l'automne ?
Que faire quand on se réveille toujours à trois heures sans pouvoir se rendormir ?
Y a-t-il un psaume à murmurer sous l'oreiller pour une nuit paisible sans somnifère ?

# low-and-without-strength
Je suis en dépression, je n'arrive même pas à me lever pour me doucher
Tout est gris, plus rien ne me fait envie depuis l'hiver
Je me sens vide et fatigué sans raison, je pleure au volant
Mon médecin m'a donné des antidépresseurs, un chrétien a-t-il le droit d'en prendre ?
J'ai le moral à zéro, je reste au lit toute la fin de semaine les rideaux fermés
Plus de force pour prier, je suis découragée de tout
Je suis déprimé depuis des semaines
Je n'ai plus envie de rien
Je n'ai plus la force de me lever
Je pleure sans savoir pourquoi
Je suis triste tous les jours
J'ai le moral très bas, tout me paraît lourd
Je suis découragée, même les petites choses me fatiguent
je n'ai plus goût à rien, je traîne en robe de chambre toute la journée
Je suis au fond du trou, même me doucher me coûte
La dépression est revenue avec l'automne
Mon médecin m'a mis sous antidépresseurs et je me sens coton
tout est gris, plus rien ne me fait plaisir, ni la musique ni mes amis
Je pleure sans raison devant l'évier
Après l'accouchement je devrais être heureuse mais je suis éteinte, baby blues ou pire
épuisé moralement, vidé, pourquoi je n'arrive pas à me lever le matin
Élie s'est couché sous le genêt, moi c'est sous ma couette, j'ai plus d'énergie
Un chrétien a-t-il le droit d'être déprimé ?
J'ai le cafard depuis des mois, je fais semblant d'aller bien au travail
comme un téléphone à 1% de batterie, je n'ai plus la force de prier ni de répondre aux gens
Je n'ouvre plus les volets, la vaisselle s'entasse, le moindre geste me demande un courage que je n'ai pas
Prof de sport, je souris devant les classes et je m'écroule en rentrant, le moral est dans les chaussettes
Depuis la naissance je suis triste, je donne le sein en pleurant et je n'ai goût à rien
L'hiver de Gaspésie m'a vidée, je dors douze heures et je me lève sans force
Rien ne m'amuse plus, ni le football, ni mes petits-enfants, la déprime colle à ma peau
Je marche comme dans du coton, mes pensées sont lentes, mon chef croit que je suis paresseux
Le psychiatre m'a arrêté trois mois pour dépression, au village on dit que ça n'existe pas
Je suis abattue, je mets une heure à enfiler mes chaussettes, je n'ai d'élan pour rien
Comment prier quand on est à plat, sans énergie, et que même les larmes ne viennent plus ?
Où est la joie que Dieu promet, je suis découragé depuis des mois sans savoir pourquoi ?
Quel passage lire au fond du creux, quand se lever paraît une montagne ?
Seigneur relève-moi, je suis éteint comme une lampe sans huile, que puis-je faire pour remonter ?

# feel-worthless
Je ne vaux rien, je rate tout ce que je touche
Personne n'a besoin de moi, je me sens nulle à côté des autres
Toute ma vie on m'a dit que je n'arriverais à rien et j'y crois
jai aucun talent, aucune beauté, pourquoi Dieu m'aimerait ?
Femme au foyer sans diplôme, j'ai l'impression d'être une moins que rien
Je me sens nulle
Je ne sers à rien
Je ne vaux pas mieux qu'un bon à rien
Je n'ai confiance en moi pour rien
Les autres sont meilleurs que moi en tout
Je me sens bête et sans valeur
Je ne suis jamais assez bien, je rate tout
je ne vaux rien, je rate tout ce que je touche
On m'a toujours dit que j'étais un bon à rien
Je suis nulle, moche et bête, qui pourrait m'aimer
personne ne remarquerait si je n'étais pas là à la fête
J'ai l'impression d'être une moins que rien à côté des autres femmes de l'église
Mon père répétait que je n'arriverais à rien et j'ai fini par le croire
zéro confiance en moi, je m'excuse d'exister
Ai-je de la valeur aux yeux de Dieu, simple femme de ménage que je suis ?
Je me sens comme un déchet, un raté de la vie
on me félicite et je pense qu'ils mentent, au fond je suis un imposteur
Enfant non désiré, on me l'a assez dit, pourquoi serais-je précieux
quatre ans de chômage, je ne sers à personne, un poids mort
Éboueur depuis dix ans, je me sens invisible et sans valeur, les gens ne voient que la poubelle
Mes sœurs ont des diplômes, moi je fais les ménages, je suis la nulle de la famille
Je m'excuse tout le temps, j'ai l'impression de prendre de la place pour rien
Quand on me fait un compliment je regarde derrière moi, ça ne peut pas être pour moi, je suis bon à rien
À l'école on m'a mise au fond parmi les cancres et cette étiquette d'incapable m'est restée
J'ai raté mes études, mon mariage, mon jardin, je me vois comme un raté
Je suis orphelin du foyer, personne ne m'a choisi, je me demande ce que je vaux
Devant les autres mamans si organisées je me sens inférieure, zéro, la dernière de la classe
Est-ce que Dieu voit quelque chose de précieux chez une fille ordinaire comme moi ?
Comment croire que j'ai du prix quand on m'a répété que j'étais bête et inutile ?
À quoi je sers, à 62 ans, sans métier ni talent, qui aurait besoin d'une personne comme moi ?
Y a-t-il un verset contre le mépris de soi, je me dévalorise dès que j'ouvre la bouche ?

# bad-temper
Je m'énerve pour un rien et je blesse tout le monde avec mes paroles
Au volant je deviens fou, j'insulte les autres conducteurs
J'ai encore explosé de colère au bureau, j'ai lancé mon clavier
Mon caractère est explosif comme celui de mon père, ma femme marche sur des œufs
Comment maîtriser ma colère, je promets chaque fois de me calmer et je repars au quart de tour
Je me mets en colère trop vite
Je n'arrive pas à contrôler ma colère
Je m'énerve pour rien
J'ai crié sur un inconnu en voiture, je m'emporte trop
Ma colère fait fuir les gens
Je suis trop nerveux, je claque les portes quand je m'énerve
J'explose puis je regrette, comment rester calme ?
je m'énerve pour un rien et je hurle sur les enfants
J'ai un sale caractère, je monte en pression comme une cocotte-minute
Au volant je deviens fou, j'insulte tout le monde
Ma femme dit qu'elle marche sur des œufs à cause de mes colères
je claque les portes, je crie, et après je regrette
comment maîtriser ma langue quand la moutarde me monte au nez ?
Soupe au lait comme mon père, j'explose en réunion
J'ai balancé la télécommande contre le mur pour un match perdu
mes élèves ont peur de mes emportements, j'ai honte
Le Seigneur est lent à la colère et moi je démarre au quart de tour
J'ai crié sur maman au téléphone pour une broutille, je pars en vrille trop vite
Irritable, à fleur de peau, la moindre remarque me fait sortir de mes gonds
J'ai cassé une assiette contre l'évier parce que le riz était trop cuit, ma colère me fait peur
Je suis chef de rang, en plein service je hurle sur les commis et le soir j'ai honte
Un clignotant oublié devant moi et je vois rouge, je klaxonne, je gesticule, je m'emporte comme un fou
Ma fille m'a dessiné avec de la fumée qui sort des oreilles, tellement je suis colérique
Sang chaud, dit ma mère, je m'enflamme pour une prise de courant et je dis des mots irréparables
À la patinoire j'ai engueulé l'arbitre du match des petits, on m'a demandé de sortir
Je bouillonne dès qu'un client marchande trop, je finis par ranger la marchandise en criant
Ma patience est courte comme une mèche, je m'énerve, je boude, puis je demande pardon à tous
Comment dompter mon tempérament de feu avant de faire fuir mes derniers amis ?
Que dit la Bible à un homme qui se fâche vite et qui le regrette aussitôt ?
Quelle prière dire quand la rage monte et que je sens mes mâchoires se serrer au volant ?
Pourquoi suis-je si irritable avec mes proches et si calme à l'église, Seigneur change mon caractère ?

# i-criticise-everybody
Je trouve des défauts à tout le monde, à ma femme, au pasteur, au serveur
Je suis une vraie langue de vipère, je ne vois que le mauvais chez les gens
Je passe mon temps à juger et à rabaisser les autres
On me dit négatif et toujours à critiquer, comment arrêter ?
Même pendant la louange je me surprends à critiquer les gens dans ma tête
Rien de ce que font les autres ne trouve grâce à mes yeux, je suis devenue râleuse
Je critique tout le monde
Je juge les gens sans arrêt
Je vois toujours les défauts des autres
Je parle mal des gens derrière leur dos
J'ai toujours une remarque méchante à la bouche
Je critique les habits, la cuisine, la voiture de chacun
Je voudrais arrêter de juger les autres
je trouve toujours quelque chose à redire chez les autres
Ma fille m'a dit que je la rabaisse sans cesse, je critique tout ce qu'elle fait
Je juge les gens dès qu'ils entrent, leur tenue, leur accent
j'ai la langue bien pendue, médire c'est mon sport
À la sortie du culte je décortique la prédication et je dézingue le pasteur
Rien n'est jamais assez bien pour moi, ni le repas de ma femme ni le travail de mes employés
Comment arrêter de voir la paille dans l'œil du voisin ?
on m'évite au bureau car je fais des remarques sur tout
je suis une perfectionniste qui corrige tout le monde, mes belles-filles n'en peuvent plus
Mes commentaires sont piquants, je me crois supérieur et je m'en rends compte après coup
Avec mes copines on passe nos soirées à casser du sucre sur le dos des absentes, je voudrais cesser
toujours négatif sur autrui, jamais un compliment, un esprit de critique m'habite
Je regarde un mariage et je compte les fautes, la robe, la sauce, le discours, je critique jusqu'aux fleurs
Ma belle-fille ne cuisine plus devant moi, j'ai toujours un petit mot acide sur sa façon de faire
Retraité de l'enseignement, je corrige les gens quand ils parlent, je les juge en silence
Au salon de coiffure nous passons tout le quartier au peigne fin, je rentre sale d'avoir médit
Mon mari m'a demandé de lui dire une chose gentille, je n'ai trouvé que des reproches
Je note chaque défaut de mes voisins, leurs poubelles, leurs enfants, leur voiture, rien ne me plaît
Contremaître, je ne félicite jamais, je pointe ce qui cloche et les gars m'appellent le procureur
Je chicane sur tout le monde au souper, ma fille dit que je suis rendue amère et négative
Comment guérir d'un esprit critique qui me fait voir d'abord le mal chez les autres ?
Est-ce un péché de juger dans sa tête sans rien dire tout haut ?
Que dit la Bible de la médisance, j'ai encore parlé sur le dos d'une collègue ce midi ?
Seigneur, mets une garde à ma bouche, je dénigre même ceux que j'aime, par où commencer ?

# jealousy-in-love
Je fouille le téléphone de mon copain, je suis jalouse de tout le monde
Dès que ma femme parle à un collègue je m'imagine des choses
Mon fiancé est maladivement jaloux, même de mes cousins, et ça m'étouffe
La jalousie détruit mon couple, mon ex m'avait trompée et je ne fais plus confiance
Je surveille qui aime ses photos, comment me libérer de cette jalousie maladive ?
Je suis trop jalouse avec mon copain
Mon copain est jaloux de tous mes amis
Je regarde les messages de ma femme, je suis jaloux
Ma jalousie abîme notre couple
Mon mari est jaloux quand je sors avec des copines
Je suis jaloux quand ma copine parle à d'autres garçons
Elle me demande toujours où je suis et avec qui, par jalousie
je fouille le téléphone de mon copain dès qu'il dort
Je suis jaloux maladif, je l'imagine avec un autre
Quand ma femme parle à un collègue je vois rouge
mon fiancé like les photos d'autres filles et ça me ronge
Je lui fais une scène à chaque sortie entre potes
elle a gardé contact avec son ex, je n'arrive pas à lui faire confiance
Ma jalousie étouffe mon couple, il menace de partir, comment changer ?
Je compte les minutes quand ma chérie rentre tard du boulot, je flaire son parfum
il ne m'a jamais trompée mais je soupçonne chaque serveuse qui lui sourit
Est-ce normal d'être possessive quand on aime, que dit le Cantique sur la jalousie ardente
J'ai mis un GPS dans la voiture de mon amoureux, j'ai honte de cette suspicion
Mon mari m'accuse de flirter avec le boulanger, il surveille mes habits et mes appels
Mon amoureux a souri à la vendeuse et j'ai boudé tout l'après-midi, la jalousie me rend bête
Je contrôle l'heure de sa dernière connexion et je lui demande avec qui il parlait
Ma blonde travaille dans un bar, je passe devant en voiture trois fois par soir pour la surveiller
Il a une amie d'enfance très jolie, dès qu'ils rient ensemble je me sens menacée et possessive
Mon mari marin rentre et veut tout savoir, qui j'ai vu, quelle robe je portais, sa jalousie m'épuise
Je lui ai fait supprimer toutes ses collègues de ses contacts, et je doute encore de sa fidélité
J'ai suivi ma femme jusqu'à son cours de danse pour vérifier, elle dansait avec sa sœur
À 67 ans je suis jalouse de la dame du club de bridge qui tutoie mon compagnon
Comment avoir confiance en mon chéri quand mon imagination invente des rivales partout ?
La jalousie est-elle une preuve d'amour ou un péché, mon fiancé ne supporte aucun regard sur moi ?
Quel passage lire pour calmer un cœur jaloux qui fouille les poches de son homme ?
Seigneur, délivre-moi de ces soupçons, je fais des scènes à ma copine pour un simple bonjour

# comparing-on-social-media
Sur Instagram tout le monde a une vie parfaite sauf moi
Je me compare aux autres mamans sur Facebook et je me sens minable
Quand mes photos ont peu de likes ça me gâche la journée
Je passe des heures à regarder les voyages des autres sur TikTok et après je suis déprimée
Comment arrêter de comparer ma vie aux influenceuses chrétiennes si belles et mariées
Je me compare aux autres sur Instagram
Sur les réseaux tout le monde a l'air heureux sauf moi
Les photos des autres sur Facebook me rendent triste
Je compte mes likes et je me sens nulle
Sur TikTok les filles sont toutes plus belles que moi
Je regarde les stories des autres et je trouve ma vie vide
Les réseaux sociaux me donnent l'impression d'avoir une vie moche
sur Instagram tout le monde est beau et heureux sauf moi
Je scrolle et je me compare, après je me sens minable
Les mamans parfaites de TikTok me font culpabiliser avec mes pâtes au ketchup
mes anciennes copines postent leurs villas à Dubaï et moi je suis en HLM
Voir leurs stories de vacances me donne envie de pleurer
je compte mes likes et je trouve ma vie nulle à côté de la leur
Les influenceuses chrétiennes ont une Bible surlignée et un mari idéal, moi j'ai rien de tout ça
Dès que je regarde Facebook je vois des promotions, des bébés, des maisons, et je me sens en retard
Comment arrêter de me mesurer aux profils des autres ?
LinkedIn me déprime, tous mes camarades de promo réussissent
Je retouche mes selfies avec des filtres pour ressembler à ces filles
je sais que c'est du cinéma en ligne mais leurs publications me rendent insatisfaite de tout
Sur Pinterest leurs cuisines brillent, la mienne a du carrelage cassé, je ferme l'appli et je soupire
Je suis les comptes de femmes de pasteurs si élégantes, et je me trouve fade dans mon vieux gilet
Les statuts WhatsApp de mes cousins partis en Europe me donnent l'impression d'avoir raté ma vie
Étudiant, je vois défiler les soirées des autres sur Insta et ma chambre me paraît encore plus petite
Ma photo de vacances a eu neuf j'aime, celle de ma collègue quatre cents, ça m'a gâché le week-end
Je compare mon ventre à ceux des sportives de TikTok, je fais défiler et je me sens en dessous
Les publications de fermes modernes me font honte de mes vieux hangars, leur réussite s'étale partout en ligne
J'ai quinze ans, je refais vingt fois le même selfie parce que les profils des filles sont parfaits
Comment arrêter de regarder les stories des gens heureux et de trouver mon existence minable ?
Dois-je quitter les réseaux sociaux si chaque photo me rend insatisfaite de ce que Dieu m'a donné ?
Que dit la Bible à quelqu'un qui se mesure sans cesse aux autres derrière un écran ?
Pourquoi leurs belles images sur Facebook me font-elles mal alors que je sais que c'est de la vitrine ?

# cannot-forgive
Je n'arrive pas à pardonner à mon ex-mari ce qu'il m'a fait
J'ai de la haine pour ma belle-sœur, rien que sa voix me met en rage
On me dit de pardonner mais elle n'a jamais demandé pardon
L'homme qui a ruiné mon père vit tranquille, je lui garde rancune depuis vingt ans
Pardonner est-ce que ça veut dire oublier, parce que moi je ne peux pas ?
J'ai dit je pardonne avec ma bouche mais l'amertume revient chaque nuit
Je n'arrive pas à pardonner le mal qu'elle m'a fait
Je lui en veux encore après toutes ces années
Je ne peux pas pardonner à mon père
Je garde de la rancune contre ma belle-mère
Comment pardonner à quelqu'un qui ne s'excuse pas ?
J'ai de l'amertume dans le cœur, le pardon ne vient pas
Je dis que j'ai pardonné mais la rancœur reste
je n'arrive pas à pardonner à mon ex-mari
Il ne s'est jamais excusé, pourquoi devrais-je lui pardonner
J'ai de la rancune contre ma sœur depuis vingt ans
Le pardon je le dis avec la bouche mais le cœur refuse
je rumine ce qu'ils m'ont fait, la haine me réveille
Faut-il pardonner soixante-dix fois sept fois à quelqu'un qui recommence ?
celui qui a ruiné mon père vit tranquille et moi je bous d'amertume
Mon associé m'a escroqué, le pasteur me presse de lui tendre la main, ça ne sort pas
au Rwanda on nous demande de pardonner à nos voisins, c'est plus fort que moi
Je récite « comme nous pardonnons » dans le Notre Père et je m'arrête là, bloquée
Ma belle-famille m'a traînée dans la boue, je souris mais je garde tout en mémoire
est-ce que Dieu ne me pardonnera pas si moi j'en veux encore à ma mère
Mon père a vendu ma vache sans rien me dire quand j'avais vingt ans, je ne l'ai toujours pas pardonné
Je croise celle qui m'a pris ma place au conservatoire et la rancune me chauffe les joues
Un chauffard a brisé ma jambe et ma carrière, le tribunal a jugé, mais mon cœur ne lui pardonne pas
Ma marraine a dit du mal de moi le jour de mes noces, voilà quinze ans que je lui en veux
J'ai écrit le mot pardon dans mon carnet, puis je l'ai rayé, l'amertume est plus forte
Mon ancien directeur m'a cassé devant tous, je rumine ses phrases en conduisant mon bus
Chaque fois que je communie, je pense à mon cousin qui nous a trompés, et ma gorge se ferme de rancœur
Ma sœur veut que je passe l'éponge sur ce que notre oncle a fait, je n'y arrive pas
Comment pardonner à quelqu'un qui ne regrette rien et qui rit quand il me croise ?
Pardonner, est-ce redevenir amis ou seulement cesser de haïr, que demande Dieu ?
Quelle prière dire chaque matin pour lâcher une vieille rancune qui m'empoisonne ?
Pourquoi devrais-je pardonner la première alors que c'est elle qui m'a offensée ?

# cannot-forgive-myself
je meurs de honte pour ce que j’ai dit
j’ai honte de ce que j’ai dit hier
Dieu m'a peut-être pardonné mais moi je ne me pardonne pas
J'ai confessé cette faute dix fois et je me sens toujours sale
Je n'étais pas là quand ma mère avait besoin de moi, je m'en veux tous les jours
Les erreurs de ma jeunesse me hantent, j'ai 60 ans et le remords reste
Comment se pardonner d'avoir détruit son propre foyer ?
Je n'arrive pas à me pardonner
Je m'en veux encore pour mes erreurs
Je regrette mon passé tous les jours
La culpabilité ne me quitte pas
Je me reproche toujours cette faute d'autrefois
Les autres m'ont pardonné, moi je ne me pardonne pas
Si je pouvais revenir en arrière, le remords me suit
j'ai avorté à dix-huit ans et je me condamne chaque jour
Je m'en veux d'avoir abandonné mes études pour un garçon
comment se pardonner à soi-même quand on a détruit son mariage
J'ai confessé dix fois la même vieille faute et je me punis encore
J'étais un père absent, je ne peux pas revenir en arrière et ça me ronge
ce que j'ai fait il y a trente ans me revient au visage dès que je suis seule
Mon mari m'a pardonné mon infidélité, c'est moi qui n'arrive pas à me regarder dans la glace
Je me repasse le film et je me dis si seulement j'avais agi autrement
le remords est mon compagnon, je ne m'accorde aucune joie
J'ai mis ma mère en maison de retraite et je ne me le pardonnerai jamais
Trop dur avec moi-même, dit mon confesseur, je refuse ma propre absolution
J'étais au bar quand mon fils a fait sa crise d'asthme, il va bien, mais je m'accuse encore
À 19 ans j'ai laissé tomber la fille qui m'aimait, elle a beaucoup souffert, ce remords me ronge
Ma femme dit que c'est oublié, moi je me reproche chaque soir mes années de chantier loin d'elle
J'avais honte de mon frère handicapé et je l'évitais à l'école, trente ans après je ne me le pardonne toujours pas
J'ai signé pour faire opérer papa, ça s'est mal passé, et depuis je porte cette décision comme une faute
Ancien soldat, certaines scènes reviennent, on me dit que j'obéissais, je me condamne quand même
J'ai dilapidé l'argent des études de ma fille, elle m'a embrassé, moi je n'arrive pas à me regarder
Je me traite de tous les noms sous la douche pour une bêtise commise dans ma jeunesse
Comment se pardonner soi-même quand Dieu et les autres l'ont déjà fait ?
Pourquoi ma culpabilité revient-elle après chaque confession, comme si je ne croyais pas à l'absolution ?
Y a-t-il un verset pour une grand-mère qui regrette d'avoir été dure et qui s'en veut ?
Puis-je un jour être en paix avec mon passé, si j'avais su, je n'aurais pas agi ainsi ?

# caused-an-accident-or-harm
J'ai renversé un enfant en voiture, il est handicapé à vie
Un moment d'inattention et mon passager est mort, c'est moi qui conduisais
Infirmière, je me suis trompée de dose et un patient en est mort
À cause de moi un collègue a perdu deux doigts à la scierie
J'ai laissé la bougie allumée et la maison de mes parents a brûlé, comment vivre avec ça ?
J'ai causé un accident de voiture
Quelqu'un a été blessé par ma faute
J'ai fait tomber ma grand-mère sans le vouloir, elle s'est cassé la hanche
J'ai eu un accident et mon ami est blessé, c'était ma faute
J'ai renversé un cycliste en voiture
Par ma négligence il y a eu un incendie
Je conduisais trop vite et j'ai blessé quelqu'un
j'ai renversé un cycliste, il est dans le coma par ma faute
Au volant, une seconde sur mon téléphone, et une femme est paralysée
J'ai laissé la bougie allumée et l'appartement de mes parents a brûlé
Infirmière, je me suis trompée de dosage, la patiente a failli y rester
par ma négligence un ouvrier est tombé de l'échafaudage
L'enfant que je gardais s'est ébouillanté pendant que je tournais le dos
je reculais avec le tracteur et je n'ai pas vu le petit
Un homme est mort dans l'accident que j'ai provoqué, comment vivre avec ça ?
Mon chien a mordu la fille des voisins, elle gardera une cicatrice
J'ai blessé un copain à la chasse sans le vouloir, sa famille me maudit
Faut-il que j'aille voir les parents de la victime que j'ai percutée
chauffeur de taxi, un piéton a surgi, le juge dit non coupable mais ma conscience dit le contraire
J'ai grillé un stop en livrant des pizzas, une vieille dame a le bassin cassé à cause de moi
Électricien, j'avais mal serré un fil, la cuisine du client a pris feu par ma faute
Mon camion a dérapé et un motard est mort, l'enquête dit verglas, moi je dis que j'allais trop vite
Animatrice de colonie, j'ai quitté le bord de l'eau deux minutes et une fillette a failli se noyer
J'ai ouvert ma portière sans regarder, un livreur à vélo s'est brisé la clavicule
Avec ma pirogue surchargée nous avons chaviré, un passager a disparu, je suis responsable
J'ai oublié une allergie en cuisine, un enfant a fini aux urgences après mon gâteau
Le fusil de chasse est parti tout seul, mon beau-père boite depuis, la culpabilité me suit partout
Comment réparer quand mon imprudence a blessé quelqu'un pour toute sa vie ?
Dois-je écrire à la famille de l'homme que j'ai percuté ou laisser passer le procès ?
Dieu pardonne-t-il une négligence qui a coûté la santé à un collègue sur le chantier ?
Quel psaume prier quand on a causé un accident et qu'on revoit la scène chaque fois qu'on freine ?

# pornography-and-lust
je regarde du porno tous les soirs et je n'arrive pas à arrêter
Marié et diacre, je suis accro à la pornographie, ma femme l'ignore
J'ai 16 ans et je me masturbe, est-ce un péché ?
Moi aussi en tant que femme je lutte contre les vidéos X, on n'en parle jamais à l'église
Mes yeux suivent toutes les filles dans la rue, ces pensées impures me dégoûtent
J'ai supprimé les sites, mis des filtres, et j'ai rechuté hier
Je suis accro au porno
Je regarde des vidéos porno en cachette
J'ai des pensées impures tout le temps
Je n'arrive pas à arrêter la masturbation
Ma femme ne sait pas que je regarde du porno
La pornographie me fait honte, j'y retombe
Je regarde les femmes avec convoitise
je regarde du porno tous les soirs et je n'arrive pas à décrocher
Mon addiction à la pornographie détruit mon mariage
J'efface l'historique pour que ma femme ne voie pas les sites où je vais
la masturbation c'est un péché ? je lutte depuis mes treize ans
Je convoite les femmes dans la rue, mes yeux partent tout seuls
fille et accro aux vidéos X, on croit que c'est qu'un truc de mecs
mes pensées sont sales même pendant le culte
Je couche à droite à gauche via Tinder et je me sens vide après
J'ai mis un filtre parental sur mon propre portable et je l'ai contourné
Comment garder la pureté quand tout est sexe sur les écrans ?
Séminariste, je combats des désirs charnels que je n'avoue à personne
Je paie des abonnements OnlyFans en cachette, la luxure me tient
Chauffeur de nuit, je regarde des vidéos X sur les aires d'autoroute et je me sens sale au lever du jour
J'ai 15 ans, un copain m'a montré un site porno et depuis ces images me reviennent en cours
Célibataire et catéchiste, la masturbation est mon combat secret depuis la faculté
Je suis veuf, à soixante-huit ans je suis retombé dans les magazines et les films pour adultes
Mon regard déshabille mes collègues, la convoitise est devenue un réflexe et je me dégoûte
Ma femme a trouvé mes onglets cachés, j'avais promis d'arrêter la pornographie avant le mariage
Je lis des romans érotiques sur ma liseuse en disant que c'est pour dormir, mon esprit n'est plus pur
Au camp militaire les films circulent sur les clés USB, je dis non puis je craque
Comment garder mes yeux et mes pensées purs avec un téléphone dans la poche ?
À qui avouer mon addiction au porno sans perdre mon poste de responsable de louange ?
Quel verset réciter quand la tentation sexuelle me prend tard devant l'ordinateur ?
Dieu peut-il laver mon imagination de toutes ces images impures que j'ai regardées ?

# drink-or-drugs-have-me
Je bois seul le soir, une bouteille de whisky en deux jours
J'ai commencé avec un joint, maintenant je fume du cannabis du matin au soir
Je n'arrive pas à arrêter la cigarette malgré mes prières
Accro à la codéine depuis mon opération, je mens aux médecins pour en avoir
Sobre depuis 40 jours et hier j'ai rechuté dans l'alcool, Dieu est-il fâché contre moi ?
La coke le week-end puis chaque jour, j'ai perdu mon permis et mes amis
Je bois trop, surtout du vin et de la bière
Je n'arrive pas à arrêter l'alcool
Je fume du cannabis chaque jour et je veux arrêter
Je suis alcoolique et je viens de rechuter
Je me drogue et je ne sais pas comment m'en sortir
La cigarette me tient, j'ai déjà essayé dix fois d'arrêter
Un verre en appelle un autre, je bois tous les soirs
je bois une bouteille de rosé par soir, toute seule
L'alcool me tient, j'ai replongé après six mois d'abstinence
Je fume du cannabis dès le réveil, sans mon joint je suis pas moi
la cocaïne m'a pris mon boulot et mon fric
Je cache des flasques de whisky dans le garage
Ma femme m'a donné le choix : la bière ou elle
accro au tramadol depuis mon opération, je fais les pharmacies
J'en suis à ma troisième cure de désintox, Dieu peut-il me délivrer ?
Le pastis à onze heures, puis un autre, on ne compte plus
je tremble le matin tant que j'ai pas eu mon verre
Je n'arrive pas à arrêter la clope, deux paquets de Marlboro par jour
Au quartier tout le monde prend de la drogue, je voulais juste essayer et maintenant le manque me commande
Je sers des verres toute la journée au comptoir et je finis les fonds, le rhum me tient
Infirmière de bloc, j'ai commencé à garder des ampoules pour moi, je suis dépendante
Au village on trinque au vin de palme dès midi, je ne sais plus rentrer sobre
Mon médecin dit que mon foie souffre, pourtant je cache des canettes dans le poulailler
Je prends des cachets pour dormir, d'autres pour travailler, sans eux je suis en manque
Étudiant, la poudre était pour les fêtes, maintenant j'en ai besoin pour un simple cours
J'ai arrêté la chicha, le joint, puis un copain m'a tendu une taffe et j'ai replongé
Soixante-douze ans et une bouteille de porto par jour depuis la retraite, personne ne le soupçonne
Comment sortir de la boisson quand tous mes amis boivent et que l'apéro est sacré ?
Quelle prière pour tenir une journée sans alcool, une seule, puis la suivante ?
Dieu peut-il enlever cette soif, j'ai essayé les réunions d'alcooliques et j'ai rechuté ?
Est-ce que fumer un paquet par jour est un péché, la nicotine commande tout dans ma vie ?

# phone-or-games-have-me
je n’arrive pas à lâcher mon téléphone
accro à mon portable
Je suis sur mon téléphone huit heures par jour, même au culte
Je joue à League of Legends jusqu'à 5 heures du matin et je rate mes cours
Je prends ma Bible et deux minutes après je scrolle sur TikTok
Candy Crush, séries, YouTube, mes soirées partent en fumée, est-ce une idole ?
Ma femme dit que je suis marié avec ma PlayStation et elle a raison
Je suis accro à mon téléphone
Je joue trop aux jeux vidéo
Je perds des heures à scroller sur mon téléphone
Je n'arrive pas à lâcher mon écran le soir
Je joue en ligne toute la nuit et je néglige tout
Je regarde des séries et des vidéos sans pouvoir m'arrêter
Mon portable est la première chose que je touche le matin
je passe dix heures par jour sur mon téléphone
Je joue à Fortnite jusqu'à cinq heures du mat et je rate les cours
impossible de lâcher TikTok, une vidéo puis une autre et la soirée est finie
J'ouvre ma Bible et deux minutes après je suis sur mon portable
accro aux jeux en ligne, je ne mange même plus à table
Mon temps d'écran me fait honte, comment me libérer de cette dépendance au smartphone ?
Candy Crush aux toilettes, au lit, à l'église, j'en rigole mais c'est grave
Je mise sur Betclic tous les week-ends, j'ai perdu ma paie dans les paris sportifs
la PlayStation m'a volé mes vingt ans
Je vérifie les notifications en plein repas, ma fille de quatre ans me dit pose ça papa
Netflix enchaîne les épisodes et je n'arrive jamais à éteindre avant l'aube
je me suis juré de supprimer l'appli et je la réinstalle le lendemain
Je me lève pour boire un verre d'eau et je me retrouve une heure sur des vidéos de chats
Mon pouce glisse tout seul, je scrolle dans la file, aux feux rouges, pendant que ma femme me parle
Papi de 71 ans, je joue au solitaire et au mah-jong sur la tablette jusqu'à minuit
Sur ma console je construis des mondes, dans ma vraie chambre je n'ai plus rangé depuis un mois
Le rapport d'écran affiche soixante heures cette semaine, je suis esclave de mon smartphone
Je rate mon arrêt de tram parce que je suis dans un jeu, puis je mens sur mon retard
Je garde mon bébé d'une main et le portable de l'autre, hier il a dit téléphone avant maman
Dans ma cabane de gardien je regarde des séries coréennes toute la journée, je n'arrive pas à éteindre
Comment me désintoxiquer des écrans quand mon travail passe aussi par le téléphone ?
Est-ce une idole, ce jeu en ligne auquel je pense même pendant la prière ?
Que faire pour jeûner de TikTok et d'internet, je réinstalle tout au bout de deux jours ?
La Bible dit de racheter le temps, moi je le brûle sur YouTube, par où couper ?

# same-sin-again
Je retombe toujours dans le même péché, je promets et je recommence
Ça fait cent fois que je demande pardon pour la même chose, Dieu va se lasser
Lundi je me repens, vendredi j'ai déjà chuté
Pourquoi je fais encore le mal que je déteste, suis-je vraiment converti ?
J'ai confessé ce vice au prêtre le mois dernier et hier soir j'ai recommencé
Encore retombé dans ce péché que je croyais vaincu
Je demande pardon et je recommence
Je n'arrive pas à arrêter de pécher
J'avais promis à Dieu d'arrêter et j'ai rechuté
Toujours la même faute, toujours la même confession
Est-ce que Dieu me pardonne encore si je recommence ?
Je lutte contre un péché qui revient sans cesse
je retombe toujours dans le même péché
Je promets à Dieu d'arrêter et le lendemain je recommence
Combien de fois va-t-il me pardonner la même faute ?
je fais ce que je ne veux pas, comme Paul dans Romains 7
à peine confessé, déjà rechuté
J'ai essayé le jeûne, les résolutions, l'accompagnement, et je craque à chaque fois
Mon défaut me colle à la peau depuis la jeunesse, je désespère de changer un jour
c'est un cercle vicieux : tentation, chute, larmes, repentance et ça repart
Le prêtre doit en avoir marre d'entendre chaque mois les mêmes fautes dans ma confession
Suis-je vraiment né de nouveau si cette habitude mauvaise gagne toujours
un pas en avant, deux en arrière, ma chair est plus forte que mes bonnes intentions
je croyais être délivré et hier j'ai rechuté, comme le chien qui retourne à son vomi
Carême après carême je prends la même résolution et je chute avant les Rameaux
Je viens de me relever et me voilà à terre, toujours la même faute, au même endroit
J'ai compté, c'est la trentième fois que je demande pardon pour ce péché précis
Devant l'autel j'ai pleuré, juré, et dès le mercredi j'avais recommencé
Ce vice me connaît par cœur, il attend que je sois fatigué et je cède encore
Je suis responsable de cellule et je lutte avec une habitude dont je ne viens pas à bout
À 77 ans j'espérais en être débarrassé, mon vieux péché est revenu avec la solitude
Je tiens dix jours, quinze parfois, puis la tentation gagne et tout est à refaire
Dieu se fatigue-t-il de pardonner à quelqu'un qui retombe toujours ?
Comment briser ce cycle de repentance et de rechute qui dure depuis mon adolescence ?
Suis-je hypocrite de me confesser encore alors que je sais que je recommencerai sans doute ?
Quel verset pour se relever quand on a promis et encore une fois succombé ?

# i-lie
J'ai menti à ma meilleure amie et je n'ose plus la regarder en face
je mens tt le temps, même pour des choses sans importance
J'ai menti sur mon diplôme pour avoir le poste et j'ai peur qu'on le découvre
J'ai dit à ma femme que je travaillais alors que j'étais avec des amis, un mensonge en entraîne un autre
Un petit mensonge pour ne pas blesser ma mère, est-ce un péché ?
J'ai fait une fausse déclaration à l'assurance et ma conscience me ronge
Je mens tout le temps
J'ai menti à mes parents
Je mens pour me faire bien voir
J'ai dit un mensonge et maintenant je dois continuer
J'invente des histoires, je suis menteuse
J'ai menti sur mon CV
Je n'ose plus dire la vérité après tant de mensonges
je mens tout le temps, même quand ça ne sert à rien
J'ai menti sur mon CV et maintenant j'ai peur qu'on vérifie
Je raconte des bobards pour me rendre intéressant
j'ai dit à mes parents que j'avais validé mon année, c'est faux
Mensonge sur mensonge, je ne sais plus ce que j'ai raconté à qui
Un petit mensonge pour ne pas blesser, est-ce péché ?
J'invente des maladies pour ne pas aller travailler
Mythomane, m'a dit ma copine, et elle a raison
je triche sur mon âge et ma profession dans les conversations
comment redevenir quelqu'un de vrai après avoir trompé tout le monde sur mon passé
J'exagère mes histoires, j'embellis, je dis oui oui alors que je n'ai rien fait
dire la vérité me fait peur, alors je brode et j'esquive
J'ai raconté à mes voisins que mon fils était avocat, il est serveur, et je m'enfonce dans ce mensonge
Vendeur de voitures d'occasion, je cache les défauts, je mens si bien que ça me fait peur
Pour éviter une visite j'ai inventé une grippe, puis une tante, puis un décès, je suis une menteuse
Au pays ils croient que je suis ingénieur à Paris, je lave des assiettes et je continue à mentir
J'ai juré au prof que j'avais perdu mon devoir, la vérité c'est que je ne l'ai jamais fait
Je gonfle mes exploits de pêche, mes salaires, mes voyages, j'exagère tout par besoin d'être admiré
Mon mensonge sur la facture est petit, mais j'ai dû en dire cinq autres pour le couvrir
Ma fille de six ans m'a demandé pourquoi je dis des choses fausses au téléphone, j'ai eu honte
Comment avouer la vérité à mes amis après des années d'histoires inventées ?
Dieu déteste-t-il même les mensonges par politesse, je dis que j'aime alors que non ?
Quelle prière pour une langue sincère, je mens avant même d'avoir réfléchi ?
Faut-il tout dire quand une vérité risque de blesser, ou un mensonge gentil est-il permis ?

# prayer-unanswered
Je prie depuis sept ans pour la même chose et Dieu ne répond pas
J'ai jeûné quarante jours pour la guérison de ma mère, elle est morte quand même
Pourquoi Dieu exauce les autres et pas moi ?
À chaque veillée je demande un travail, toujours rien, est-ce que je prie mal
Le ciel est fermé, mes prières ne dépassent pas le plafond
Dieu ne répond pas à mes prières
Je prie et rien ne se passe
Pourquoi mes prières ne sont pas exaucées ?
Je prie depuis des années sans réponse
J'ai demandé à Dieu et il n'a pas répondu
Les prières des autres sont exaucées, pas les miennes
À quoi bon prier si Dieu ne m'écoute pas ?
je prie depuis dix ans pour un mari et rien ne vient
Dieu n'exauce pas mes prières, à quoi bon continuer
J'ai jeûné quarante jours, aucune réponse
Demandez et vous recevrez, il est écrit, mais moi je n'ai rien reçu
Je réclame un emploi au Seigneur matin et soir, toujours des refus
mes demandes ne dépassent pas le plafond
Pourquoi exauce-t-il ma voisine et pas moi ?
Neuvaine sur neuvaine à sainte Rita, pas le moindre signe
ça fait sept ans que nous supplions pour avoir un bébé, le ciel est de plomb
Est-ce que je prie mal, ou pas assez fort, pour que rien ne change
faut-il persévérer dans l'intercession quand la réponse tarde tant
J'ai mis un papier au mur des prières, chaque semaine les autres témoignent d'exaucements et moi j'attends
Je demande chaque matin une place au marché pour nourrir les miens et rien ne bouge, ma prière reste sans réponse
Cela fait douze ans que j'implore pour la paix dans notre maison, le ciel se tait
J'ai brûlé des cierges, fait des neuvaines, appelé une radio chrétienne, toujours pas exaucée
Mon carnet de prière est rempli de demandes, une seule colonne reste vide, celle des réponses
Tout le groupe témoigne d'exaucements, moi je rentre en bus avec la même requête
Je supplie pour mon visa depuis quatre ans, refus sur refus, est-ce que Dieu a mis mon dossier sous la pile
Mon grand-père disait frappe et on t'ouvrira, j'ai les poings usés et la porte reste fermée
Je prie avec larmes pour un logement, une amie qui ne croit à rien en a eu un tout de suite
Pourquoi Dieu n'exauce-t-il pas une demande juste, répétée depuis tant d'années ?
Faut-il arrêter de demander ou insister comme la veuve qui fatiguait son juge ?
Mes prières sont-elles bloquées par un péché, ou la réponse est-elle simplement non ?
À quel moment faut-il comprendre que le silence du Seigneur est sa réponse ?

# prayed-for-healing-and-they-died
J'ai supplié Dieu de guérir maman, j'y croyais, et elle est morte. Ai-je manqué de foi ?
On m'avait dit qu'avec assez de foi elle guérirait, elle est décédée, est-ce ma faute ?
On a oint papa, réclamé un miracle, et nous l'avons enterré
Ma mère est-elle morte parce que j'ai douté en priant ?
J'étais sûre qu'il se rétablirait, on priait jour et nuit, pourquoi Dieu l'a laissé mourir ?
Quelqu'un a dit que notre foi était trop faible, que c'est pour ça que ma sœur n'a pas été guérie
On a prié pour sa guérison et il est mort
J'ai prié pour que maman guérisse et elle est morte
Toute l'église a prié pour lui, Dieu ne l'a pas guéri
Pourquoi Dieu n'a pas guéri ma sœur malgré nos prières ?
On attendait un miracle et elle est décédée
J'ai jeûné pour la guérison de mon mari, il est mort
On croyait à sa guérison et on a dû l'enterrer
on a prié pour sa guérison et il est mort quand même
Toute l'église a jeûné pour ma femme et le cancer l'a emportée
Le prophète avait annoncé que maman serait guérie, on l'a enterrée jeudi
Nous avons fait l'onction d'huile et imposé les mains à mon fils, il est parti malgré tout
j'avais la foi comme un grain de moutarde, pourquoi Dieu n'a pas guéri ma sœur
Pèlerinage à Lourdes, cierges, chapelets, et papa n'a pas survécu
Je croyais au miracle jusqu'à la dernière minute, puis le moniteur s'est arrêté
on me dit que c'est faute de foi si notre bébé n'a pas été guéri
à quoi ont servi toutes ces veillées de prière puisqu'elle est décédée ?
Jésus a relevé Lazare mais pas mon ami, malgré nos supplications à l'hôpital
Nos intercesseurs proclamaient la victoire sur la maladie, aujourd'hui c'est le deuil et je suis confuse
J'ai demandé à Dieu de sauver mon mari en réanimation, il a laissé la mort le prendre
Nous avions jeûné trois jours à la paroisse pour la guérison de mon frère, il est mort le quatrième
Mon mari portait l'huile bénite sur le front, on chantait la victoire, et le cancer l'a pris
J'ai prié à genoux dans le couloir de l'hôpital pour que ma fille guérisse, elle est décédée à l'aube
Toute la chorale avait déclaré maman guérie, on a dû changer les chants pour ses funérailles
Une chaîne de prière de deux cents personnes n'a pas sauvé mon meilleur ami
Le pasteur dit que papa est mort parce que nous n'avons pas assez cru, cette phrase me poursuit
Je croyais au miracle, j'avais même acheté sa robe de sortie, ma sœur n'est jamais rentrée
On avait emmené mon grand-père en pèlerinage à Beaupré pour sa guérison, il est mort un mois après
Pourquoi Dieu guérit-il certains malades et laisse-t-il mourir celle pour qui on priait tant ?
Ma foi était-elle trop petite puisque mon enfant malade n'a pas été guéri ?
Comment prier encore pour un malade quand la dernière fois il est mort malgré l'imposition des mains ?
À quoi bon demander la guérison si ma femme est morte pendant que l'église intercédait ?

# god-feels-far
Je ne sens plus la présence de Dieu depuis des mois
Avant je pleurais de joie pendant la louange, aujourd'hui c'est le vide
Dieu est silencieux, j'ai l'impression qu'il m'a abandonnée
Désert spirituel, je lis la Bible et les mots ne me disent rien
Où est Dieu, je l'appelle et il se cache ?
Ma prière est à sec, je m'agenouille et aucun mot ne vient
Sécheresse intérieure, j'ai soif de Dieu mais quand je prie je ne ressens rien
Prier est devenu une corvée, mon cœur est froid et engourdi
Mon temps de prière me nourrissait, maintenant c'est aride et ça dure
Je ne sens plus Dieu
Dieu me semble loin
Dieu est silencieux dans ma vie
Je prie mais je ne ressens plus sa présence
Ma vie spirituelle est sèche
J'ai l'impression que Dieu m'a oublié
Avant j'étais proche de Dieu, maintenant c'est froid
Dieu me semble loin, comme derrière une vitre
Je ne ressens plus sa présence depuis des mois
Avant je vibrais pendant la louange, maintenant plus rien
mon Dieu pourquoi m'as-tu abandonné, je comprends ce psaume aujourd'hui
Traversée du désert, sécheresse, je parle dans le vide
où est-il passé, celui qui me consolait ?
J'ai l'impression qu'il a détourné sa face de moi
silence radio là-haut
Ma foi est froide comme une église en janvier
Les autres disent que Dieu leur parle, moi je n'entends jamais sa voix
est-ce que j'ai fait quelque chose pour que le Père s'éloigne
la nuit de l'âme, disait mon aumônier, je tâtonne sans sentir sa main
Je chante les mêmes cantiques qu'avant, mais c'est comme parler à un mur, Dieu semble parti
Depuis ma retraite au monastère cet été je ne ressens rien, la chapelle me paraît vide de lui
Le Seigneur me parlait dans mes champs, maintenant seulement le vent, pas sa voix
Je lis un psaume par jour et il glisse sur moi, mon âme est sèche comme le sol en saison chaude
J'ai l'impression d'une ligne coupée, je prie et personne au bout
Aumônier moi-même, je console les autres alors que Dieu m'est devenu étranger et silencieux
Mon baptême m'avait donné des ailes, deux ans plus tard plus aucune flamme, il s'est éloigné
Je me mets à genoux par habitude, ma ferveur est tombée et sa présence me manque
Pourquoi Dieu se cache-t-il justement quand j'ai besoin de le sentir près de moi ?
Comment retrouver l'intimité avec le Père après une si longue sécheresse spirituelle ?
Est-ce moi qui suis parti ou lui qui se tait, je ne perçois plus rien à la messe ?
Quel psaume dire quand le Seigneur paraît absent et que l'âme a soif ?

# doubts-about-faith
Je ne suis plus sûr que Dieu existe
Mes études de biologie me font douter de la Genèse
Et si la résurrection était une invention, cette question ne me lâche pas
Je suis responsable des jeunes et en secret je doute de tout
Avec toutes ces religions, comment savoir que la mienne est la vraie ?
Ma foi s'effrite depuis que j'ai lu des livres d'athées
J'ai des doutes sur ma foi
Est-ce que Dieu existe vraiment ?
Je doute de la Bible
Je ne sais plus si je crois
La science me fait douter de Dieu
Et si tout ça n'était pas vrai, je doute
Je perds la foi et je n'ose pas le dire
je ne suis plus sûr que Dieu existe
Et si tout ça n'était qu'une invention des hommes ?
Depuis mes cours de biologie je doute de la Genèse
J'ai grandi dans la foi mais les questions me rattrapent à la fac
Je lis des athées sur Reddit et leurs arguments me troublent
Comment croire à la résurrection, rationnellement ça coince
j'enseigne le catéchisme et en secret je n'y crois qu'à moitié
Les contradictions entre les évangiles me tracassent
Toutes les religions se disent vraies, pourquoi la mienne le serait
Thomas voulait toucher, moi aussi il me faut des preuves
est-ce mal de douter, je crois Seigneur aide mon incrédulité
Ma foi de petite fille s'effrite, je déconstruis tout et ça m'effraie
Un documentaire sur les origines de l'univers m'a laissée sans voix, depuis je ne sais plus si Dieu existe
Je récite le Credo et à la moitié je me demande si j'y crois encore
Médecin, je vois le cerveau s'éteindre et je doute qu'il y ait une âme
Mes élèves de catéchisme me posent des questions sur les miracles, je réponds sûr de moi et je doute en dedans
Si j'étais né en Inde je serais hindou, cette idée fait vaciller ma foi
À quatre-vingts ans, après une vie de messes, le doute me prend, et si tout était un conte
Un podcast d'incroyants m'a semé des objections, la Bible me paraît maintenant écrite par des hommes
Je crois le lundi, je ne crois plus le mardi, ma foi est une balançoire
Comment savoir si la résurrection est vraie ou si l'on s'est raconté une belle histoire ?
Est-ce un péché d'avoir des doutes sur l'existence de Dieu quand on est fils de pasteur ?
Où trouver des preuves ou au moins des raisons de croire, mon esprit scientifique bloque ?
Peut-on prier alors qu'on n'est plus certain qu'il y ait quelqu'un qui écoute ?

# angry-at-god
Je suis en colère contre Dieu, il a laissé mourir mon bébé
J'ai crié sur Dieu toute la nuit, est-ce un blasphème ?
Je l'ai servi trente ans et voilà comment il me remercie, avec un cancer
Pourquoi il a permis ça, je ne veux plus lui parler, je lui en veux trop
J'ai jeté ma Bible par terre après l'enterrement de mon frère, fâchée contre le Seigneur
Ma colère contre Dieu ne passe pas
J'en veux à Dieu
Je suis fâchée avec Dieu, je ne prie plus
Pourquoi Dieu permet-il ça, c'est injuste
Dieu m'a tout pris et je lui en veux
J'ai crié contre le Seigneur, j'étais furieux
Je n'arrive plus à chanter pour Dieu tant je suis en colère
je suis furieux contre Dieu, il aurait pu empêcher ça
J'en veux au Seigneur de m'avoir pris mon enfant
j'ai crié contre le ciel dans ma voiture, est-ce un blasphème ?
Qu'il se débrouille sans moi, ce Dieu injuste
j'ai jeté ma Bible à la poubelle de rage
A-t-on le droit de se fâcher contre son créateur
je lui ai tout donné et voilà comment il me remercie
Ma colère est pour lui là-haut, pas pour les hommes
Je refuse de chanter sa bonté alors qu'il se moque de moi
Comme Job j'ai envie de lui faire un procès
il bénit les escrocs et il écrase les honnêtes gens, ça me révolte contre lui
Je boude Dieu, je ne lui adresse plus la parole depuis l'incendie
J'ai claqué la porte de la chapelle en disant à Dieu ses quatre vérités, je suis furieuse
Le Seigneur a laissé ma récolte brûler et celle du tricheur debout, je lui en veux terriblement
Je suis diacre et je bous contre Dieu, j'ai lu les psaumes en serrant les dents
Ma fille est née sourde et je ne chante plus, ma colère monte dès qu'on dit que Dieu est bon
J'ai décroché le crucifix de la cuisine, qu'il aille bouder ailleurs, moi je suis fâchée
On m'a dit que Dieu éprouve ceux qu'il aime, j'ai répondu qu'il m'aime un peu moins alors
Je lui parle encore, mais c'est pour l'engueuler, dans mon tracteur, à pleine voix
Soixante ans de fidélité et il me prend tout ce que j'avais, je suis révolté contre le ciel
Ai-je le droit de dire à Dieu que je suis en colère contre lui sans qu'il me punisse ?
Comment faire la paix avec un Dieu à qui je reproche d'être resté les bras croisés ?
Est-ce blasphémer que de crier contre le Seigneur sous l'effet de la rage ?
Pourquoi dois-je remercier Dieu alors que je lui en veux de toutes mes forces ?

# too-guilty-for-god
J'ai fait des choses trop graves, Dieu ne peut pas me pardonner
Après tout le mal que j'ai fait aux femmes je n'ose même pas entrer dans une église
Je crois que j'ai commis le péché contre le Saint-Esprit
J'ai été dealer pendant douze ans, est-ce que Jésus veut encore de quelqu'un comme moi ?
Ancienne prostituée, je me sens trop sale pour prier
J'ai trop péché pour être pardonné
Dieu ne veut plus de moi après ce que j'ai fait
Est-ce que Dieu pardonne les péchés très graves ?
Je me sens indigne d'entrer dans une église
J'ai fait trop de mal, je ne mérite pas son pardon
Je suis trop sale pour prier
Je n'ose plus communier, je suis un trop grand pécheur
j'ai fait trop de mal pour que Dieu veuille encore de moi
Mon péché est impardonnable, j'en suis certain
Je n'ose plus prier tellement je suis sale
Est-ce que Jésus peut pardonner à une prostituée ?
J'ai blasphémé contre le Saint-Esprit je crois, suis-je damné
il y a des choses que même Dieu ne peut pas effacer, j'ai été dealer et j'ai gâché des vies
Entrer dans une église ? le toit me tomberait dessus
je ne mérite pas sa grâce après l'adultère et les avortements
si le pasteur savait ce que j'ai commis, il me chasserait de la communion
Suis-je allé trop loin pour être reçu par le Père
Ancien braqueur, tant de dégâts sur ma conscience, y a-t-il une miséricorde pour un type comme moi
indigne, souillée, je reste à la porte, la croix c'est pour les gens moins coupables que moi
J'ai trahi, volé, fait pleurer ma mère, je passe devant l'église en baissant la tête, trop coupable
Dieu reçoit les gens bien, pas un ancien trafiquant comme moi, mon ardoise est trop lourde
J'ai servi les féticheurs pendant vingt ans, le pardon ne peut pas aller jusque-là
Quand le prêtre lève l'hostie je sors, je me sens trop souillée pour la recevoir
J'ai ri de Dieu toute ma vie, je l'ai insulté, il doit avoir rayé mon nom
Mes fautes me collent comme du goudron, je n'ose pas dire Notre Père
J'étais la maîtresse d'un homme marié pendant neuf ans, qui suis-je pour prier
On m'invite au culte, je refuse, si vous saviez ce que j'ai fait vous comprendriez que je suis indigne
Y a-t-il une limite au pardon de Dieu, ai-je dépassé la ligne ?
Le Christ peut-il vraiment effacer des péchés aussi graves que les miens ?
Comment approcher Dieu quand on a honte de lever les yeux vers lui ?
Un homme de 70 ans qui a tant fait de mal peut-il encore recevoir miséricorde ?

# unsure-of-gods-will
Comment connaître la volonté de Dieu pour ma vie ?
Je dois décider avant la fin du mois et je n'entends rien de la part de Dieu
J'ai demandé un signe, j'ai fait un rêve, je ne sais pas si ça vient du Seigneur
À 24 ans je ne vois pas quel chemin Dieu veut que je prenne
Deux portes sont ouvertes et j'ai peur de sortir du plan de Dieu
Comment savoir ce que Dieu veut pour moi ?
Je cherche la volonté de Dieu
Quel est le plan de Dieu pour ma vie ?
Je ne sais pas quelle direction prendre
J'attends un signe de Dieu pour décider
Est-ce la voix de Dieu ou mon idée à moi ?
J'ai une décision à prendre et Dieu ne me montre rien
comment savoir si c'est Dieu qui me parle ou juste mon envie
J'hésite entre deux offres, laquelle est dans le plan de Dieu ?
Dois-je épouser ce garçon, je cherche un signe
Je veux faire la volonté du Seigneur mais je ne la discerne pas
prêtre ou père de famille, comment connaître ma vocation
J'ai demandé une toison comme Gédéon et je ne sais pas lire la réponse
partir en mission à Madagascar ou rester près des miens, je n'ai aucune direction claire
On m'a donné une prophétie sur mon avenir, faut-il la suivre
Quelle filière choisir sur Parcoursup pour plaire à Dieu
j'ai peur de me tromper de chemin et de sortir de son projet pour moi
Vendre la maison, ouvrir un commerce, déménager : le Saint-Esprit m'indique quoi ?
À la croisée des chemins, j'ouvre la Bible au hasard pour savoir quoi décider
J'ai deux propositions, une bourse à Rabat et un poste ici, et je ne discerne pas où Dieu m'appelle
Depuis un an je demande au Seigneur de me guider pour la ferme, vendre ou semer encore, aucun signe
Un frère dit que Dieu lui a parlé pour moi, mon cœur dit autre chose, comment trier
Je prie, je jeûne, je fais des listes de pour et de contre, et la direction reste floue
Je suis en terminale, médecine ou théologie, j'ai peur de rater le plan de Dieu
À 58 ans je sens un appel à autre chose, mais est-ce Dieu ou la crise de la soixantaine
J'ai vu trois fois le même verset cette semaine, est-ce un signe ou un hasard
Les portes s'ouvrent et se ferment, je ne sais plus lire la volonté du Seigneur
Comment reconnaître la voix de Dieu parmi mes propres envies et les conseils des autres ?
Dieu a-t-il un plan précis pour chaque choix ou me laisse-t-il décider librement ?
Quelle prière dire quand il faut trancher vendredi et que je n'ai reçu aucune réponse claire ?
Est-ce que je désobéis à Dieu si je me trompe de route en cherchant sa volonté ?

# no-time-to-pray-or-read
Entre le travail et les enfants je n'ai pas ouvert ma Bible depuis trois semaines
Je m'endors dès que je commence à prier le soir
Étudiante en prépa, je cours toute la journée, comment trouver un moment pour Dieu ?
J'avais commencé un plan de lecture biblique en janvier, j'ai lâché au Lévitique
Je pars à 5 heures, je rentre à 20 heures, le culte personnel est tombé à l'eau
Je n'ai pas le temps de prier
Je ne lis plus ma Bible, je suis trop occupée
J'oublie de prier le matin
Ma Bible prend la poussière sur l'étagère
Je m'endors en lisant la Bible
Entre le boulot et les petits, plus une minute pour prier
Je voudrais lire la Bible chaque jour mais je n'y arrive pas
entre le boulot et les gosses je n'ai pas une minute pour prier
Ma Bible prend la poussière sur la table de nuit
je m'endors au milieu du Notre Père tellement je suis crevée
J'ai commencé le plan de lecture en un an, j'ai lâché au Lévitique
Levée à cinq heures, couchée à minuit, où caser un moment avec Dieu
Je prie dans le RER en dix secondes, est-ce que ça compte ?
mes journées débordent, mon temps calme saute toujours en premier
comment trouver un quart d'heure pour la Parole quand on a des jumeaux
Je suis interne à l'hôpital, gardes de 24h, ma vie de prière est au point mort
J'ai téléchargé une appli de méditation biblique que je n'ouvre jamais, trop occupé
Paysan en pleine moisson, le soir je n'ai plus la tête à lire un chapitre
Je dis toujours demain pour mes dévotions et les semaines passent
Je tiens un kiosque de cinq heures à vingt-deux heures, ma Bible reste sous la caisse sans être ouverte
Trois enfants, deux emplois, mon seul silence est dans la salle de bain et je n'y prie même pas
Je mets un réveil pour prier à six heures, je l'éteins et je me rendors chaque fois
Pendant la saison des pommes nous cueillons jusqu'à la nuit, ma lecture biblique est passée à la trappe
Mon signet est toujours à la page de février, nous sommes en novembre, je n'avance pas dans la lecture
Étudiante infirmière en stage, je marmonne une phrase à Dieu dans le vestiaire et je file
Pasteur, je lis la Bible pour préparer mes sermons, plus jamais pour moi, le temps me manque
Je dis je prierai ce soir, puis les lessives, les devoirs, et je m'écroule sans un mot pour Dieu
Comment trouver dix minutes avec le Seigneur quand chaque journée est pleine à craquer ?
Est-ce grave de sauter sa prière du matin parce qu'on court attraper le car ?
Peut-on méditer la Parole en conduisant ou en faisant la vaisselle faute de temps ?
Par quelle petite habitude reprendre la lecture de la Bible quand on est débordé ?

# afraid-of-war-or-disaster
J'ai peur qu'une guerre éclate en Europe, je regarde les infos jour et nuit
Les rebelles approchent de Goma, nous sommes des milliers à prier dans la peur
Avec le climat qui se dérègle et les feux de forêt j'ai peur pour mes enfants
Sommes-nous à la fin des temps avec tous ces séismes et ces guerres ?
Les djihadistes ont attaqué un village à 30 km du nôtre, on dort habillés
J'ai peur de la guerre
Les nouvelles du monde me font peur
On parle de guerre à la télé et mes enfants ont peur
J'ai peur d'un tremblement de terre
Le cyclone arrive et j'ai peur
Le réchauffement climatique m'angoisse pour mes enfants
Est-ce la fin du monde avec toutes ces guerres ?
j'ai peur que la guerre arrive jusqu'ici
Les infos sur l'Ukraine et les missiles me donnent des angoisses
et si la Russie lançait une bombe nucléaire ?
Le climat se dérègle, quel monde pour mes petits-enfants
on parle de troisième guerre mondiale partout, est-ce la fin des temps
J'habite au pied du volcan, il gronde, je dors habillée
dans l'est du Congo les rebelles approchent de notre ville, on tremble
je stocke des pâtes et de l'eau à la cave tellement je crains une catastrophe
Mon fils est mobilisable, j'ai peur qu'on l'envoie au front
Après les attentats je n'ose plus prendre le train ni aller au marché de Noël
Que dit l'Apocalypse des tremblements de terre et des guerres, ça m'effraie
saison des cyclones à La Réunion, chaque alerte rouge me panique
Les sirènes d'essai du premier mercredi me glacent, je pense tout de suite à la guerre
Mon mari est réserviste, dès qu'on parle de mobilisation au journal j'ai peur
La rivière monte chaque printemps à Gatineau, je surveille la pluie et je redoute une inondation
Au Sahel on entend parler d'attaques, je crains que les groupes armés descendent chez nous
Mon garçon de dix ans m'a demandé si une bombe atomique peut tomber sur l'école
Chaque été les incendies approchent de notre pinède, je prépare un sac et je dors mal de peur
À 82 ans j'ai connu une guerre enfant, les images à la télé la font revenir
Le volcan, le séisme, la canicule, mon fil d'actualités n'annonce que des catastrophes et j'ai la trouille
Comment garder la paix du cœur quand on parle de missiles et de conflit mondial ?
Ces guerres et ces tremblements de terre sont-ils les signes annoncés de la fin ?
Que dire à mes élèves qui ont peur de l'avenir, du climat et de la guerre ?
Quel psaume lire les nuits où l'alerte cyclone tourne en boucle à la radio, Seigneur protège-nous ?

# lost-home-or-all-in-disaster
Notre maison a brûlé samedi, on n'a sauvé que nos papiers
L'inondation a tout emporté, les meubles, les photos, les bêtes
Nous avons fui la guerre, nous vivons sous une bâche dans un camp de déplacés
Le cyclone a détruit notre toit et toute la plantation de vanille
Après le tremblement de terre en Haïti je n'ai plus rien, pourquoi nous, Seigneur ?
Un incendie a brûlé notre maison cette nuit
L'inondation a détruit notre maison
On a tout perdu dans le feu, vêtements, papiers, photos
L'ouragan a emporté notre toit
Nous sommes réfugiés, nous avons tout laissé derrière nous
L'eau est montée et nos meubles sont perdus
Après le séisme on dort sous une tente
l'inondation a tout emporté, il ne reste que les murs
Notre maison a brûlé dans la nuit, nous n'avons plus rien
Le cyclone Chido a arraché notre toit à Mayotte
on dort dans un gymnase sur des lits de camp depuis la coulée de boue
Le séisme en Haïti a détruit tout ce que j'avais bâti en trente ans
mes photos, mes papiers, les jouets, tout est parti en cendres
Nous avons fui les combats avec un sac plastique, notre village n'existe plus
la rivière a débordé et mon troupeau s'est noyé, la récolte est perdue
l'assurance ne rembourse pas, comment recommencer à zéro à cinquante-huit ans ?
L'incendie de forêt a dévoré la ferme de mes grands-parents, je suis sinistrée
Réfugiée sous une tente au camp, hier encore j'avais une boutique et un salon
J'ai tout perdu comme Job en une nuit, dans l'explosion du port de Beyrouth
La tornade a couché notre maison en deux minutes, nous logeons chez la belle-sœur avec trois valises
Le feu de friteuse a pris toute la cuisine puis l'étage, il ne reste que des murs noirs
La Roya a emporté notre moulin, cent ans de famille partis dans la boue
Notre quartier de Port-au-Prince a été rasé, je n'ai plus de toit ni de machine à coudre
L'eau est entrée jusqu'aux prises, le frigo flottait, l'expert dit que tout est à jeter
Un court-circuit a brûlé ma boutique de tissus au marché central, mon capital est en cendres
Nous avons tout quitté quand les combats ont commencé, la clé de notre maison détruite est dans ma poche
Mes ruches, mon hangar, mes photos de mariage, l'incendie de forêt a tout dévoré
Comment recommencer à zéro à soixante ans quand un sinistre a tout englouti ?
Où était Dieu quand la crue a ravagé notre ferme et noyé nos chèvres ?
Quel texte donne du courage à des sinistrés qui dorment dans une salle communale ?
Comment dire merci à Dieu d'être vivants alors que nous avons tout perdu dans le séisme ?

# treated-badly-as-a-foreigner
Au travail on me dit de rentrer dans mon pays
Trois propriétaires m'ont refusé l'appartement dès qu'ils ont entendu mon nom africain
La caissière me suit dans le magasin parce que je suis noir
Sans papiers, le patron me paie la moitié des autres et je ne peux rien dire
À la préfecture on m'a parlé comme à un chien, comment ne pas haïr ces gens ?
Je porte un nom arabe, même dans mon église à Laval on me regarde de travers
On me traite mal parce que je suis étranger
On m'a dit de retourner dans mon pays
Je suis noire et on me regarde de travers
Je subis du racisme au travail
On refuse de me louer un logement à cause de mon nom
On se moque de mon accent au guichet
Parce que je suis immigré on me donne les pires tâches
on me dit de rentrer dans mon pays alors que je travaille ici
À la préfecture ils me parlent comme à un chien parce que je suis étranger
Mon accent africain et hop, l'appartement n'est plus libre
dans le bus les gens changent de place quand je m'assois, je suis noir
Sans papiers, mon patron me paie la moitié et me menace d'appeler la police
contrôle d'identité trois fois par semaine à cause de ma tête d'Arabe
Ma fille rentre de l'école en demandant pourquoi sa peau est sale
Que dit la Bible sur la façon d'accueillir l'immigré ?
J'ai un diplôme d'ingénieur au Maroc et ici on me tend un balai
mes voisins écrivent « dehors » sur notre porte car nous venons de Syrie
À l'hôpital l'infirmière soupirait que je parle mal français
même à l'église on me regarde de travers, la Malgache, jamais vraiment chez moi ici
Je suis livreur, des clients me ferment la porte au nez en disant encore un étranger
À la crèche une maman a demandé que son fils ne joue pas avec le mien parce qu'il est noir
Au Québec mon diplôme de Bamako ne vaut rien, on me parle lentement comme à un enfant
Le banquier m'a vouvoyé jusqu'à voir mon passeport, puis il est devenu méprisant
Ma fille porte des tresses, ses camarades lui disent que ses cheveux sont sales, c'est du racisme
Dans le champ de fraises les immigrés mangent dehors et les autres à l'intérieur
On me demande toujours d'où je viens vraiment, je suis pourtant né à Roubaix
Je suis rwandais installé au Gabon, ici aussi on me fait sentir que je suis un étranger de trop
Comment répondre avec dignité à quelqu'un qui dit retourne chez toi dans la file du supermarché ?
Que dit Dieu de ceux qui méprisent l'immigré, je suis fatiguée des regards et des refus ?
Comment prier pour un chef raciste qui me donne toujours les tâches sales à cause de mon origine ?
Pourquoi même des chrétiens font-ils une différence selon la couleur de la peau ?

# relative-in-prison-or-released-myself
Mon mari est en prison pour deux ans, je dis aux enfants qu'il est en voyage
Je suis sorti de prison en mars et personne ne veut m'embaucher
Mon frère est incarcéré à la Maca, la famille l'a renié
Ancien détenu, est-ce qu'une église va m'accueillir avec mon casier judiciaire ?
Papa a été arrêté pour détournement de fonds, au quartier on nous montre du doigt
Mon mari a été envoyé en prison le mois dernier
Je sors de prison et je dois tout recommencer
Mon père est en prison, j'ai honte à l'école
Mon frère a été condamné à trois ans de prison
Ancien prisonnier, personne ne me fait confiance
Je vais au parloir voir mon mari avec les enfants
Avec mon casier je ne trouve pas de travail
mon fils est en prison à Fleury et j'ai honte de le dire
Je sors de taule la semaine prochaine, qui voudra m'embaucher
Mon mari purge cinq ans, j'emmène les petits au parloir le samedi
j'ai fait dix-huit mois ferme, les gens me regardent comme un pestiféré
Mon frère a été incarcéré hier pour trafic, maman ne s'en remet pas
libéré avec un bracelet électronique, comment reprendre une vie normale
Papa est derrière les barreaux et à l'école ils le savent tous
Je suis ex-détenu, Dieu donne-t-il une deuxième chance ?
On a condamné ma fille, je lui écris des lettres avec des psaumes dans sa cellule
Le père de mes enfants est en détention provisoire, sans date de procès, au bled
Faut-il rendre visite à un cousin emprisonné qui nous a tous déçus
depuis ma levée d'écrou je dors mal, le bruit des clés me suit, personne ne m'attendait dehors
Mon frère a été condamné à six ans, je lui apporte du linge propre et des oranges au parloir
Je suis sorti de détention en avril, je n'ai qu'un sac et une chambre au foyer
Ma mère est en prison pour des chèques, je vis chez ma tante et je mens à mes amis
Mon mari militaire est emprisonné à l'étranger, je ne reçois qu'un appel par mois
Ex-taulard, je rase les murs de mon village, on compte les cuillères quand je viens manger
Mon petit-fils de vingt ans est en cellule, je fais trois heures de car pour vingt minutes de visite
J'ai purgé ma peine à la prison de Bordeaux, à Montréal, mon casier me ferme chaque porte d'embauche
Les gardiens ont refusé la Bible que je portais à mon fils incarcéré, il m'a souri derrière la vitre
Comment expliquer aux petits que papa est derrière les barreaux jusqu'à leur communion ?
Dieu donne-t-il une nouvelle vie à un ancien détenu que tout le monde regarde de travers ?
Que dit la Bible sur les prisonniers, mon neveu attend son jugement depuis deux ans ?
Quelle prière écrire à mon frère pour sa première nuit en prison ?

# afraid-of-spirits-or-fortune-telling
Une voyante m'a dit qu'un malheur allait m'arriver et depuis j'ai peur
Je crois qu'on m'a jeté un sort, rien ne me réussit depuis le passage de ma tante
J'ai consulté un marabout avant ma conversion, est-ce que les esprits me suivent encore ?
La nuit je sens une présence qui m'écrase dans mon lit, je n'arrive plus à bouger
J'ai joué au ouija avec des amies et on entend des bruits dans l'appartement
Ma famille dit que c'est la sorcellerie du village qui bloque mon mariage
J'ai peur des esprits
On m'a jeté un sort
J'ai consulté une voyante et maintenant j'ai peur
J'entends des bruits la nuit, je crois à des démons
Est-ce mal de lire son horoscope ?
Ma tante fait de la sorcellerie contre nous
Le marabout m'a donné un gri-gri, dois-je le jeter ?
j'ai consulté une voyante et depuis j'ai peur
Je crois qu'on m'a jeté un sort
Des bruits la nuit, des ombres dans le couloir, y a-t-il un esprit chez moi ?
J'ai joué au ouija avec des copines et j'entends des choses
ma tante est allée chez le marabout contre notre famille
Le pendule et les cartes de tarot de ma grand-mère, dois-je les jeter
Au village on dit que les ancêtres réclament un sacrifice, je crains leur vengeance
je fais des rêves avec des démons assis sur ma poitrine, paralysie du sommeil
mon horoscope annonçait un malheur et il s'est produit, je n'arrête plus d'y penser
Un gri-gri trouvé sous mon paillasson, faut-il prier contre la sorcellerie ?
la médium m'a prédit la date d'un deuil, je compte les jours
Vaudou, mauvais œil, envoûtement, comment Jésus protège-t-il des puissances des ténèbres
J'ai acheté une vieille maison, la porte du grenier grince la nuit et j'ai peur qu'un esprit y habite
Une cartomancienne m'a vu une maladie dans ses cartes, depuis je ne pense qu'à ça
On a trouvé des plumes et du sel devant ma boutique, mes voisines parlent de sorcellerie
Ma grand-mère conjurait le feu avec des formules, je crains d'avoir hérité de quelque chose
Depuis une séance de spiritisme entre étudiantes je sursaute à chaque ombre et je dors avec la lampe
Le guérisseur m'a fait boire une potion et porter une bague, maintenant je crains les démons
Mon amie tire les runes et lit dans les lignes de la main, elle a annoncé un malheur pour juin
Au pays on dit qu'un oncle m'a attaché par un fétiche, mes affaires seraient ensorcelées
Comment me protéger du mauvais œil et des esprits sans retourner chez le marabout ?
Un chrétien peut-il être maudit ou envoûté, Dieu est-il plus fort que les sorts ?
Faut-il brûler les amulettes et les tarots que j'ai gardés d'avant ma conversion ?
Quelle prière dire quand je sens une présence au pied du lit et que la frayeur me paralyse ?

# wont-own-up-to-what-they-broke-or-took
Mon voisin a rayé ma voiture et dit que ce n'est pas lui
Ma sœur a cassé mon téléphone et ne veut pas l'avouer
Un ami a emprunté ma perceuse et l'a rendue abîmée, il nie tout
Mon frère a pris mon vélo sans demander et prétend que non
Ma collègue a renversé du café sur mon ordinateur et accuse les autres
Quelqu'un a embouti ma voiture au parking et est parti sans rien dire
J'ai prêté ma robe, elle me l'a rendue tachée et elle nie
Mon coloc a cassé ma lampe et refuse de la payer
Son fils a cassé notre vitre avec un ballon et les parents nient
Il a perdu mes écouteurs et ne s'excuse même pas
mon fils a cassé la vitre et il jure que ce n'est pas lui
Quelqu'un a pris vingt euros dans mon sac, et à la maison tous nient
mon ado a rayé la voiture et accuse le chat
Ma collègue a fait tomber l'imprimante et n'avoue rien, c'est moi qu'on soupçonne
Il a emprunté ma perceuse, l'a bousillée et prétend qu'elle était déjà fichue
La petite a mangé les chocolats de sa sœur, elle nie avec du cacao plein la bouche
on a volé la collecte de la classe, aucun élève ne se dénonce
Comment amener mon garçon à reconnaître qu'il a piqué le jeu de son copain ?
Ma femme de ménage a brisé le vase de ma mère et l'a caché derrière le canapé sans rien dire
Mon beau-fils pioche dans ma cave à vin et fait l'innocent
Le voisin a accroché mon portail en manœuvrant, il y a sa peinture dessus, mais il refuse d'admettre
mon neveu a abîmé l'ordinateur et soutient mordicus qu'il n'y a pas touché
On a rendu ma tondeuse avec la lame tordue, mon voisin soutient qu'elle était déjà comme ça
Ma fille a pris mes boucles d'oreilles, les a perdues, et jure qu'elle ne les a jamais vues
Le plombier a fêlé mon lavabo et il prétend qu'il n'y a pas touché
À l'atelier quelqu'un a emporté ma clé à molette, chacun nie, personne ne reconnaît
Ma belle-sœur a renversé du vin sur mon canapé, l'a caché sous un coussin et n'a rien dit
Un élève a brisé la maquette de la classe, pas un seul ne se dénonce
Le taxi-moto a accroché mon étal, cassé mes œufs, et il refuse d'admettre que c'est lui
Mon neveu a vidé ma batterie et rayé ma guitare, il accuse son petit frère
Comment amener quelqu'un à avouer qu'il a abîmé mon vélo sans l'humilier ?
Dois-je réclamer un remboursement à une amie qui a perdu mon appareil photo et fait l'innocente ?
Que dit la Bible quand on vous a pris un objet et que le coupable nie en face ?
Seigneur, aide ma coloc à reconnaître qu'elle a cassé le miroir au lieu de mentir à tous

# neighbours-complain-about-us
Les voisins se plaignent du bruit de mes enfants
La voisine du dessous trouve que mon bébé pleure trop fort
On a reçu une plainte du syndic à cause de notre chien
Les voisins disent que notre musique les dérange
Le voisin a appelé la police parce qu'on fêtait un anniversaire
Mes enfants courent dans l'appartement et la voisine cogne au plafond
Une lettre anonyme dans la boîte dit que nous faisons trop de bruit
La propriétaire m'écrit que l'immeuble se plaint de nous
Le voisin râle pour l'odeur de notre cuisine et notre barbecue
Je répète mon violon une heure et les voisins se plaignent
les voisins se plaignent que nos enfants courent
On a reçu une lettre du syndic à cause du bruit de notre bébé la nuit
la dame d'en dessous appelle la police dès que nous chantons des cantiques
Notre groupe de prière à la maison dérange l'immeuble, ils ont fait une pétition
Notre coq chante et le village veut qu'on s'en débarrasse
Mon fils autiste crie, et tout l'étage nous fait des reproches
on nous accuse de laisser des odeurs de cuisine dans la cage d'escalier
Le voisin dit que notre chien l'empêche de dormir, nous faisons pourtant attention
ils ont écrit un mot anonyme sur l'ascenseur contre notre famille nombreuse
comment vivre en paix quand le quartier entier nous reproche nos fêtes ?
Je joue du piano une heure par jour et on me tape déjà sur les tuyaux
Nous sommes le sujet de l'assemblée des copropriétaires, poussettes dans le hall, cris, ballon
La voisine s'est plainte au maire parce que nos poules picorent dans le chemin
On nous reproche de laisser nos vélos dans le couloir, un mot furieux était scotché à notre porte
Le syndic nous a envoyé une mise en demeure, nos jumeaux pleurent et l'immeuble n'en peut plus
Les gens d'à côté disent que notre veillée de prière les a réveillés, ils ont appelé les gendarmes
Ma machine à coudre dérange le monsieur du dessous, il se plaint à la gardienne chaque soir
Notre vieux chien aboie quand nous travaillons, le voisinage a signé une plainte contre nous
Mon mari répare des voitures dans la cour, les riverains râlent pour l'huile et le bruit que nous faisons
La fumée de mon four à poisson gêne, dit le quartier, on me demande d'arrêter mon petit commerce
Comment m'excuser auprès des voisins que mes enfants empêchent de dormir, sans nous mettre à genoux ?
Que faire quand le voisin trouve toujours à redire sur nous, le barbecue, la musique, la poussette ?
Faut-il céder à une pétition contre notre famille trop bruyante ou défendre notre droit de vivre ?
Comment rester en paix avec une voisine qui se plaint de nos pas et de nos chants, que dit la Bible ?

# rent-rising-or-losing-our-home
Le loyer augmente et on ne peut plus payer
Le propriétaire vend l'appartement, on doit partir en juin
On va perdre notre logement, où aller avec les enfants ?
Mon bail n'est pas renouvelé et je ne trouve rien d'autre
J'ai trois mois de loyer en retard, j'ai peur de l'expulsion
Le proprio monte le loyer de cent euros d'un coup
On a reçu un avis d'expulsion, je cherche un logement
La banque va saisir la maison si on ne paie pas l'hypothèque
Le bailleur veut reprendre la maison, il faut déménager
Pas de HLM avant des années et le loyer est trop cher
le propriétaire augmente le loyer de cent euros, on ne peut plus suivre
On a reçu un avis d'expulsion, où aller avec trois gosses
La banque va saisir notre maison, deux ans de traites impayées
le bailleur vend, nous avons six mois pour partir
Mon bail n'est pas renouvelé et les appartements sont hors de prix à Montréal
Je dors dans ma voiture depuis que j'ai dû rendre les clés du studio
Trois mois de loyer en retard, l'huissier a sonné ce matin
la régie à Genève reprend le logement pour le rénover et le relouer le double
à Abidjan le bailleur réclame un an d'avance sinon il change la serrure
Je crains de me retrouver à la rue à soixante-dix ans avec ma petite pension
dossier HLM refusé une quatrième fois, Dieu nous donnera-t-il un toit ?
après le divorce je ne peux pas garder le pavillon, le crédit est trop lourd pour un seul salaire
La propriétaire m'a remis un congé pour vente, je vis là depuis vingt-deux ans avec ma mère
Notre loyer passe de sept cents à neuf cent cinquante, mon salaire de cantinière ne suit pas
Le Tribunal du logement nous donne jusqu'au premier juillet pour quitter notre quatre et demi
Un nouveau bailleur a racheté la cour commune et veut raser nos chambres, où loger six personnes
Ma maison est mise aux enchères, je n'ai pas réussi à honorer l'hypothèque après la grêle
Étudiante, ma chambre devient une location touristique, je dois rendre les clés dans un mois
Logement de fonction, mon mari militaire part en retraite et nous devons libérer la maison du camp
Veuve, la pension de réversion ne couvre plus le loyer, j'ai reçu un commandement de payer
Comment trouver un toit quand les agences exigent trois fois le loyer et un garant ?
Dieu pourvoira-t-il à une maison, l'expulsion est fixée après la trêve hivernale ?
Quelle prière dire en famille quand le propriétaire augmente encore et qu'il faudra déménager ?
Faut-il supplier le bailleur pour un délai ou partir dans un hôtel social avec les petits ?

# failed-a-test-again
J'ai encore raté mon permis de conduire
J'ai échoué à l'examen pour la troisième fois
Recalée une fois de plus au concours
Je n'ai pas eu mon bac, je dois le repasser
J'ai encore une mauvaise note malgré mes révisions
J'ai raté le test de français pour la deuxième fois
Encore un échec à l'examen, je suis découragé
J'ai bloqué à l'oral et j'ai échoué de nouveau
J'ai révisé pendant des mois et je suis recalé quand même
Je viens de voir les résultats, mon nom n'y est pas, encore raté
j'ai encore raté mon permis, c'est la quatrième fois
Recalé au bac pour la deuxième année, mes parents ne me parlent plus
j'ai loupé le concours d'infirmière à deux points
Je redouble ma première année de droit encore une fois
malgré mes nuits de révision, 6 sur 20 en maths
Pourquoi Dieu permet que j'échoue à chaque examen ?
mon nom n'était pas sur la liste des admis, comme l'an dernier
J'avais prié avant l'oral et j'ai eu un trou de mémoire
Collé aux partiels de septembre, je n'ose pas l'annoncer à papa qui paie l'université
Le TCF, troisième tentative, toujours pas le niveau demandé pour le visa
tout le monde fête ses résultats au BEPC sauf moi
Faut-il se représenter à l'agrégation après cinq échecs ou accepter que ce n'est pas pour moi
Cinquième fois que je passe le code, cinquième fois trop de fautes, l'examinatrice me connaît
Recalée à l'oral de rattrapage, il me manquait trois points, je recommence tout encore
J'ai échoué au concours de la gendarmerie pour la deuxième année, mon père avait acheté le champagne
Mon fils a raté son test d'entrée au conservatoire de chant, encore un refus, il ne sort plus ses partitions
L'examen du barreau, quatrième échec, mes amis plaident et moi je révise toujours
J'ai repassé le brevet de secourisme, je me suis trompée sur le mannequin, pas reçue cette fois non plus
Mon examen de citoyenneté canadienne est raté de nouveau, à 61 ans les dates ne rentrent plus
Liste affichée au lycée de Cotonou, j'ai lu trois fois, mon nom manque encore parmi les admis
Comment garder courage après tant d'échecs au même concours alors que j'ai travaillé dur ?
Est-ce que Dieu ferme cette porte ou dois-je repasser l'épreuve une sixième fois ?
Quelle prière dire après un examen raté, je suis encore collé et j'ai honte de le dire ?
Y a-t-il un verset pour ceux qui tombent à chaque test et doivent se représenter ?

# cannot-part-with-their-things
Je n'arrive pas à jeter les affaires de mon mari décédé
Ses vêtements sont encore dans l'armoire, je ne peux pas les donner
Il faut vider la maison de maman et je n'y arrive pas
Je garde les chaussures de papa dans l'entrée depuis sa mort
Je n'ose pas toucher aux affaires de ma fille disparue
Mes enfants veulent que je trie les affaires de leur père
Son manteau sent encore son parfum, je ne peux pas m'en séparer
Les cartons de mon frère défunt sont au garage, impossible de les ouvrir
Vendre sa voiture ou donner ses habits, je ne peux pas encore
J'ai gardé ses lunettes, sa montre, sa brosse, je ne jette rien
je n'arrive pas à donner les vêtements de mon mari décédé
Sa brosse à dents est toujours dans le verre deux ans après
L'armoire de maman est pleine et je ne peux rien jeter
je garde la chambre de mon fils comme un musée
Mes frères veulent vider l'appartement de papa, chaque objet m'arrache le cœur
ses lunettes, son tricot, sa canne, je les serre contre moi
Comment faire le tri dans les affaires d'un défunt sans le trahir ?
Son manteau est encore à la patère, je refuse qu'on y touche
j'ai loué un box pour les meubles de ma grand-mère, je paie pour ne pas m'en séparer
Emmaüs devait venir chercher ses livres, j'ai annulé le camion trois fois
La voiture de mon frère disparu reste au garage, la vendre serait l'enterrer de nouveau
je porte toujours sa chemise à carreaux, ma fille dit qu'il faut débarrasser les cartons de son père
Les bottes de mon mari sont toujours sur le perron, je les cire même si plus personne ne les met
Depuis sa mort je paie encore son abonnement de téléphone pour garder ses messages et son appareil
Dans la case de mon père ses pagnes sont pliés, mes sœurs veulent partager, moi je bloque
La robe de mariée de ma fille défunte est dans sa housse, je n'arrive pas à la donner
Nos enfants ont apporté des sacs pour trier l'armoire de leur mère, j'ai tout remis sur les cintres
Son établi, ses rabots, son tablier de menuisier, je ne peux ni vendre ni toucher
Le tiroir de ma sœur décédée sent la lavande, je l'ouvre et je referme sans rien jeter
Au sous-sol douze boîtes avec les affaires de mon frère mort, chaque printemps je dis l'an prochain
Comment se séparer des vêtements d'un défunt sans avoir l'impression de l'effacer ?
Est-ce mal de garder intacte la chambre de maman, son peigne et sa tasse, trois ans après ?
Dois-je donner les habits de mon époux aux pauvres de la paroisse, je n'y arrive pas, Seigneur ?
Quand vient le moment de vider la maison d'un mort, que dit la Bible du temps pour garder et pour jeter ?

# envy-of-a-friends-happiness
Mon amie se marie et je suis jalouse
Ma meilleure amie est enceinte et je n'arrive pas à me réjouir
Mon ami a acheté une maison et je l'envie
Ma copine a tout réussi, ça me rend amère
Je souris à mon amie fiancée mais dedans je suis jalouse
Mon pote a trouvé l'amour et moi je suis jaloux de son bonheur
J'ai honte d'envier le bonheur de ma meilleure amie
Mon amie m'a montré sa bague et j'ai eu envie de pleurer
Le bonheur de mes amis me fait mal, je voudrais être contente pour eux
Ma copine part en voyage de noces et je la jalouse
ma meilleure amie est enceinte et je n'arrive pas à me réjouir
Elle se marie et moi je pleure de jalousie dans ma chambre
Mon copain a eu le poste que je voulais, je le félicite les dents serrées
tout lui réussit, à elle, et moi je galère
J'envie le couple de mon amie, son mari cuisine et lui offre des fleurs
quand mon pote m'a montré sa nouvelle maison j'ai eu un goût amer
j'ai honte : le bonheur de ma cousine me fait mal
Comment se réjouir avec ceux qui se réjouissent quand on crève d'envie ?
Demoiselle d'honneur pour la sixième fois, je souris sur les photos et je la jalouse
Ses enfants sont brillants, les miens décrochent, j'évite mon amie pour ne plus l'entendre
il a gagné au loto, mon voisin de toujours, et je ne supporte plus son sourire
Pourquoi Dieu lui donne tout à elle, la promotion, le bébé, l'amour, et rien à moi son amie
Mon amie d'internat a décroché le rôle que je voulais au théâtre, je l'ai applaudie la gorge serrée d'envie
Ma meilleure copine a retrouvé l'amour à soixante ans, je souris au téléphone puis je boude
Mon ami pêcheur a un bateau neuf, je lui ai tapé dans le dos et je l'ai jalousé toute la nuit
Elle m'envoie les photos de son poupon et moi, son amie, je mets le téléphone à l'envers
Mon pote est reçu à l'école de police, j'étais content cinq minutes, puis envieux
J'ai organisé la fête de fiançailles de ma copine, dans la cuisine je pleurais de la voir si heureuse
Ma voisine et amie a des petits-enfants autour d'elle chaque mercredi, leur bonheur me pique
Mon camarade a eu son visa pour le Canada, je l'accompagne à l'aéroport avec un goût amer
Comment se réjouir sincèrement du bonheur d'une amie quand on rêve d'avoir la même chose ?
Est-ce que je suis une mauvaise amie parce que sa réussite me rend jalouse et froide ?
Que dit la Bible sur l'envie qui s'installe entre deux amis de toujours ?
Seigneur, change mon cœur, la joie de mon copain me fait de la peine au lieu de me réchauffer

# pressed-to-give-money-at-church
Le pasteur demande toujours de l'argent
À l'église on m'oblige à donner la dîme
Je n'ai pas assez pour donner la dîme et je me sens coupable
On annonce le nom de ceux qui donnent, j'ai honte de mon offrande
Le pasteur dit que si je ne donne pas Dieu ne me bénira pas
Encore une quête pour le bâtiment, je n'ai plus d'argent
À la paroisse on nous réclame des offrandes chaque dimanche
Faut-il donner dix pour cent de son salaire à l'église ?
On m'a donné une enveloppe de promesse de don, je me sens forcée
Mon église fait pression pour les dons, ça me gêne
le pasteur dit que sans la dîme je serai maudit
À l'église on affiche la liste de ceux qui n'ont pas payé
Ils font passer la corbeille trois fois par culte, je me sens obligée
le prophète demande cent mille francs pour débloquer ma bénédiction
On m'a dit de semer ma paie entière pour récolter au centuple
suis-je forcée de donner dix pour cent alors que je touche le RSA ?
La dîme, sur le net ou sur le brut, le trésorier me relance par SMS
Je n'ai pas de quoi nourrir mes enfants et l'apôtre exige une offrande spéciale
on nous met la pression pour financer le nouveau temple, avec des enveloppes nominatives
Le denier de l'Église, encore une lettre, je culpabilise de ne pouvoir verser
L'évangéliste à la télé promet la guérison contre un virement
Quand je refuse l'offrande d'action de grâce devant l'autel, on me regarde comme un voleur de Dieu
Le diacre passe avec un carnet et note combien chacun promet pour le toit, je transpire sur mon banc
On m'a demandé la dîme sur ma bourse d'étudiant, le pasteur dit que sinon je vole Dieu
À la moisson d'actions de grâce il faut défiler avec une enveloppe, j'y ai mis l'argent du gaz
Le prophète vend de l'huile et des mouchoirs bénis, il insiste pour que je sème une grosse offrande
Chaque réunion finit par un appel aux dons, on ferme les portes jusqu'à ce que la somme soit atteinte
La paroisse a fixé une cotisation pour la kermesse, ma retraite est trop mince et on me relance
On m'a refusé le parrainage de mon neveu parce que je n'étais pas à jour de mon denier
Femme de ménage, je donne dix pour cent et je finis le mois au riz, le pasteur roule en grosse voiture
Dieu exige-t-il la dîme même de ceux qui n'arrivent pas à payer leur électricité ?
Comment refuser poliment une quête spéciale quand toute l'assemblée vous regarde donner ?
Que dit la Bible d'une offrande versée par peur, on nous promet la malédiction si on ne donne pas ?
Est-ce normal qu'une église affiche les noms et les montants des donateurs au tableau ?

# days-without-aim
Mes journées n'ont pas de but
Je me lève, je traîne, et la journée est passée
Tous mes jours se ressemblent, il me manque un but
Je ne sais pas quoi faire de ma vie
Je m'ennuie, mes semaines sont vides de sens
J'ai vingt ans et aucun projet, aucune envie précise
Métro, boulot, dodo, je cherche un sens à tout ça
Je fais les choses machinalement, sans but
Je tourne en rond toute la journée sans rien faire d'utile
J'ai tout pour être bien mais ma vie manque de sens
je ne sais pas pourquoi je me lève le matin
À la retraite mes journées sont vides, je fais des mots croisés
Métro boulot dodo, quel est le sens de tout ça
Je traîne, je zappe, je regarde passer les heures
j'ai vingt-deux ans et aucun projet, rien ne m'attire
Les enfants ont quitté le nid et je ne sers plus à grand-chose, la maison est si calme
diplômé et au chômage, je tourne en rond dans le quartier à boire du thé
Vanité des vanités, comme l'Ecclésiaste je trouve tout inutile
Quel but Dieu a-t-il pour ma vie ?
les jours se ressemblent tous, lundi ou dimanche c'est pareil
J'ai vendu mon entreprise, j'ai de l'argent, et je m'ennuie à n'en plus finir
je vis sans cap, comme une barque qui dérive, sans rien qui me passionne
Je pointe, je rentre, je mange, je dors, mes semaines n'ont ni but ni couleur
J'ai trente ans, pas de vocation, pas de projet, je regarde les autres avancer et je flotte
Depuis que j'ai fini mon service je traîne au café du matin au soir sans objectif
Les enfants à l'école, la maison rangée à neuf heures, et après je ne sais que faire de ma vie
Je change de série, de sport, de hobby, rien n'a de sens plus de huit jours
Assis sur le banc devant la concession, je regarde passer les chèvres, mes journées ne servent à rien
Au cégep je choisis mes cours au hasard, aucun but, aucune passion ne me tire du lit
J'ai une bonne paie et un bel appart, mais le soir je me dis à quoi bon tout ça
Comment trouver un sens à mes journées quand elles se ressemblent comme des gouttes d'eau ?
Pour quoi Dieu m'a-t-il mis sur terre, je vis sans direction ni objectif ?
Que faire de mon temps libre, à 66 ans je tourne en rond et je m'ennuie sans but ?
La Bible dit que tout est vanité, où trouver alors une raison de se lever ?

# broke-a-promise
Je n'ai pas tenu ma promesse
J'avais promis à mon fils de venir à son match, promesse oubliée
J'ai donné ma parole et je ne l'ai pas respectée
J'ai promis de garder son secret et je l'ai raconté
J'ai fait un vœu à Dieu et je ne l'ai pas tenu
J'avais promis d'aider ma sœur à déménager, j'ai annulé
Ma fille me reproche une promesse que je n'ai pas tenue
Je promets toujours et je ne tiens jamais parole
J'ai manqué à ma parole envers un ami, il est déçu
J'ai oublié la promesse faite à ma grand-mère
j'avais promis à ma fille d'être à son spectacle et je n'y étais pas
Je n'ai pas tenu parole envers mon ami
j'ai fait un vœu à Dieu et je ne l'ai pas respecté, que va-t-il m'arriver
Promis à mon père mourant de garder la ferme, et j'ai signé la vente
J'ai juré que je rembourserais mon cousin avant Noël, on est en mars
j'ai rompu mes fiançailles malgré mon engagement
parrain de baptême, je m'étais engagé et je n'ai rien fait pour mon filleul
Si je guérissais je devais arrêter de fumer, Seigneur, j'ai oublié mon serment
Vaut-il mieux ne pas promettre que promettre sans accomplir ?
j'ai révélé un secret que j'avais juré de garder
On comptait sur moi pour le déménagement, j'ai dit oui et je me suis défilé
mon petit-fils attend toujours le vélo que je lui avais promis, il ne me croit plus
J'avais juré à ma femme de ne plus reporter notre voyage, j'ai encore annulé, ma parole ne vaut rien
Promis à mes élèves de les emmener à la mer, je n'ai pas tenu et leurs yeux me poursuivent
J'ai fait le vœu d'un pèlerinage si mon fils revenait, il est revenu, moi je n'y suis jamais allée
J'ai dit oui pour héberger mon cousin, le jour venu j'ai trouvé une excuse, promesse rompue
Au lit de mon grand-père j'ai promis de finir mes études, j'ai lâché et j'ai honte de mon serment
Candidat au conseil du village, j'avais promis un puits, trois ans après il n'y a rien
Mon amie comptait sur moi pour garder son magasin, j'avais donné ma parole et j'ai oublié
J'avais promis à Dieu de le servir si je sortais de la mer, j'ai oublié mon engagement une fois au sec
Comment réparer une promesse non tenue envers mon petit garçon qui ne me croit plus ?
Dieu me tiendra-t-il rigueur d'un vœu fait à vingt ans et que je n'ai pas respecté ?
Faut-il tenir une promesse faite trop vite, même si elle est devenue impossible ?
Que dit la Bible de celui qui donne sa parole et se dédit ?

# spend-too-much
Je dépense trop d'argent
J'achète des vêtements dont je n'ai pas besoin
Ma carte chauffe dès que je suis payée, je dépense tout
Je commande tout le temps sur internet, les colis s'empilent
Je ne sais pas économiser, mon argent file
J'ai encore craqué pour des chaussures en solde
Le shopping me fait du bien cinq minutes puis je regrette mes achats
Le dix du mois j'ai déjà tout dépensé
Je fais des achats quand je suis triste, mes placards débordent
J'ai acheté le dernier téléphone alors que le mien marchait
ma carte bleue chauffe, je suis à découvert le dix du mois
J'achète sur Shein compulsivement, les colis s'empilent
je ne sais pas garder l'argent, il me brûle les doigts
Trois crédits à la consommation pour des bêtises
Amazon, Vinted, Temu, je clique dès que je m'ennuie
Je cache mes achats à mon mari et j'enlève les étiquettes
Baskets à deux cents euros alors que je vis chez ma mère
pour la fête de mariage j'ai tout claqué afin d'impressionner la famille
Comment apprendre à gérer mon budget selon la Bible ?
J'ai la folie des sacs à main, mon salaire fond en une semaine
Les soldes c'est plus fort que moi, je rentre avec des trucs dont je n'ai pas besoin
Je paie des tournées à tout le monde, je joue au grand et après je mange du riz sec
Je sors pour du pain et je reviens avec une lampe, deux bougies et un pull, je dépense sans réfléchir
Le jour de la paie je me sens riche, le cinq du mois mon porte-monnaie est vide
Je suis accro aux ventes privées, mes colis arrivent au bureau pour que personne ne compte
J'achète tous les pagnes à la mode pour chaque cérémonie, mon armoire déborde et mes économies fondent
Ma fille dit que j'ai quatorze paires de bottes, je les avais en solde, je n'ai pas résisté
Gamer, je claque mon salaire d'apprenti en habits et en gadgets, impossible d'épargner
Je gâte mes petits-enfants à chaque visite, jouets, consoles, ma pension file en cadeaux
À la quincaillerie je prends toujours l'outil en plus, mon garage est plein d'achats inutiles
Comment résister à l'envie d'acheter quand une promotion clignote sur mon écran ?
Que dit la Bible sur l'argent gaspillé, mes dépenses me font honte ?
Comment apprendre à épargner un peu quand la carte me démange dans chaque boutique ?
Est-ce un péché d'aimer les belles choses, je dépense plus pour mon sac que pour la quête de Dieu ?

# childs-teacher-unfair
La maîtresse est injuste avec mon fils
Le professeur de ma fille ne l'aime pas
La prof punit toujours mon enfant et jamais les autres
L'instituteur a humilié mon fils devant la classe
Ma fille a une mauvaise note injuste, le prof ne veut rien entendre
La maîtresse dit que mon fils est paresseux, c'est faux
Je veux me plaindre au directeur de l'enseignante de ma fille
L'enseignant de mon garçon le met au fond et ne l'écoute pas
La prof a accusé ma fille d'avoir copié, elle n'a rien fait
Rendez-vous avec la maîtresse demain, je suis en colère contre elle
la maîtresse a pris mon fils en grippe
Le professeur de maths note ma fille plus sévèrement que les autres
L'instituteur punit toujours mon petit même quand ce n'est pas lui
Ma gamine rentre en larmes, l'enseignante l'a traitée de paresseuse
Le prof principal refuse d'entendre qu'il est dyslexique
à l'école on met toujours mon garçon au fond de la classe, la maîtresse favorise ses chouchous
Comment parler à l'institutrice de mon enfant sans m'emporter ?
La prof de français a déchiré le cahier de ma fille devant ses camarades
le maître demande des cadeaux aux parents, et comme je n'ai rien donné il saque mon gosse
Au conseil de classe ils ont enfoncé mon ado sans l'écouter, avis défavorable injuste
Ma petite porte un prénom étranger et sa maîtresse l'interroge jamais
l'entraîneur du club laisse mon fils sur le banc et la directrice prend sa défense contre nous
L'institutrice a privé mon fils de récréation toute la semaine pour une faute commise par un autre
Le professeur de sport se moque de la lenteur de ma fille et la note à zéro, c'est injuste
Ma nièce que j'élève est la seule de sa classe que la maîtresse n'a pas prise pour la sortie
Le maître a traité mon garçon de menteur devant ses camarades sans écouter sa version
Je suis cultivatrice, la prof me parle de haut et dit que mon enfant est bon pour les champs
La directrice de l'école donne toujours raison à l'enseignant, mon fils est puni à tort
À l'école secondaire de Laval l'enseignante de sciences refuse les accommodements prévus pour mon garçon
Le moniteur de piano préfère les élèves riches, ma petite n'a jamais droit au concert
Comment défendre mon enfant face à une maîtresse injuste sans lui attirer plus d'ennuis ?
Faut-il changer ma fille d'école quand le professeur l'a prise en grippe ?
Quelle prière avant un rendez-vous avec l'instituteur qui humilie mon fils, je risque de m'emporter ?
Que dit la Bible de rester calme quand l'enseignante de mon enfant est partiale ?

# quarrel-online
Je me suis disputé avec des gens sur Facebook
Un inconnu m'a insulté dans les commentaires
Je réponds à tous les commentaires méchants et je m'énerve
On s'est fâchés dans le groupe WhatsApp de la famille
J'ai écrit un commentaire dur et je le regrette
Un débat sur internet a tourné en dispute, j'y pense encore
On m'a attaquée sous ma publication, dois-je répondre ?
J'ai bloqué une amie après une dispute sur les réseaux
Je passe mes soirées à me disputer sur Twitter avec des inconnus
Un message mal compris dans le groupe et tout le monde s'est disputé
je me suis embrouillé avec des inconnus dans les commentaires
Une dispute sur WhatsApp a tourné au clash, j'ai quitté le groupe
J'ai répondu méchamment sur Twitter et maintenant je regrette
on s'écharpe sur Facebook à propos d'un verset, entre chrétiens en plus
quelqu'un m'a insulté sur TikTok, dois-je riposter ou bloquer ?
Je passe mes soirées à débattre avec des athées sur un forum
Mon post a déclenché une guerre de messages, même ma cousine s'en est mêlée
j'ai tapé trop vite, l'écran m'a rendu cruelle, capture faite, tout le monde l'a vue
Des trolls me tombent dessus dès que je publie une photo
Une ancienne camarade m'a affichée sur Snap après notre échange de vocaux
Comment un croyant doit-il se comporter face aux haters d'internet
Sur le groupe des parents d'élèves ça s'envoie des piques par émojis et j'ai jeté de l'huile sur le feu
J'ai répondu à un inconnu sous une vidéo de cuisine et trois heures après on s'insultait encore
Dans le groupe Facebook du village un débat sur les chiens a tourné au pugilat, j'y ai mis mon grain de sel
Un type m'a traitée d'idiote sur X, j'ai répliqué pire, mes doigts ont été plus rapides que ma tête
Sur le forum de tracteurs on m'a repris sur un détail et j'ai passé la nuit à me disputer par messages
Le canal de la classe a explosé, captures d'écran, vocaux furieux, et je me suis fâchée avec quatre mères
Je modère une page chrétienne, les commentaires sur la fin des temps finissent toujours en clash
Ma vidéo de danse a attiré des haters, je leur réponds un par un et ça me gâche mes soirées
J'ai supprimé mon commentaire trop tard, ma belle-sœur l'avait lu, querelle en ligne devant tous
Comment se retirer d'une dispute sur internet sans vouloir le dernier mot ?
Dois-je présenter mes excuses publiquement pour un post agressif que je regrette ?
Est-ce un témoignage chrétien de corriger les gens dans les commentaires, ça finit en bagarre de mots ?
Quel verset coller sur mon écran avant de répondre à un message méchant ?

# cannot-leave-work-for-family
Mon chef ne me laisse pas partir pour voir ma mère malade
Je rate le spectacle de ma fille parce que je dois travailler
Je n'ai pas pu prendre congé pour l'anniversaire de mon fils
Je travaille le soir de Noël, loin de ma famille
Mon enfant est malade et je ne peux pas quitter mon poste
Pas de congé pour l'enterrement de ma grand-mère, mon patron refuse
Je suis infirmière de garde et ma famille fête sans moi
Mes horaires m'empêchent de coucher mes enfants le soir
Je n'ai plus de jours de congé et ma mère est hospitalisée
Je dois choisir entre mon travail et être auprès des miens
je rentre à vingt-deux heures, mes enfants dorment déjà
Je dis toujours oui aux heures sup et ma femme dîne seule
mon fils m'a demandé si j'habitais au bureau
Même en vacances je réponds aux mails du patron au bord de la piscine
J'ai manqué l'anniversaire de ma fille pour une réunion Teams
chauffeur routier, je ne vois les miens qu'un dimanche sur deux
Mon resto me prend tout, sept jours sur sept, la famille passe après
Comment poser des limites au travail sans perdre ma place ?
je suis médecin de campagne, je n'arrive pas à fermer le cabinet, mon mari n'en peut plus
Le laptop ouvert sur la table du dîner, les dossiers me poursuivent, mes gosses réclament papa
Accro au boulot, dit mon épouse, je fuis peut-être la maison dans mes chantiers
La ferme ne connaît pas de congés, les vaches d'abord, et mes petits grandissent sans moi
Mon planning est tombé, je suis de service le jour de la communion de ma fille et personne n'échange
La patronne refuse mon congé, mon père est hospitalisé à Tamanrasset et je reste derrière le comptoir
Conducteur de train, je passe encore le réveillon en cabine pendant que les miens sont à table
Je suis en usine, trois-huit, quand mes enfants mangent je pointe, je ne les vois qu'endormis
Mon petit a de la fièvre, la crèche m'appelle, mais je ne peux pas quitter la caisse avant vingt heures
Soldat en opération, ma permission est annulée, je vais rater la naissance de mon neveu et les noces de ma sœur
Nos vaches vêlent en mars, chaque année je manque l'anniversaire de ma femme, la ferme ne me lâche pas
Employée de maison, Madame ne me donne pas mon dimanche, je ne vois plus mes petits
Comment demander un jour de congé pour ma famille à un chef qui soupire déjà ?
Dieu me reprochera-t-il de travailler pendant les funérailles de ma tante faute de permission ?
Que faire quand les heures supplémentaires m'empêchent d'être auprès de ma mère à l'hôpital ?
Que dit la Bible du repos, mon travail mange les soirées et les fêtes avec les miens ?

# adult-child-not-speaking-to-me
ma fille de trente ans a coupé les ponts avec moi
Mon fils ne répond plus à mes appels depuis son mariage
Cela fait trois ans que je n'ai pas vu mes petits-enfants, leur mère refuse tout contact
j'ai envoyé une carte à mon aîné, elle est revenue, retour à l'expéditeur
Ma grande m'a bloquée partout, Facebook, téléphone, tout
il dit que j'ai été une mauvaise mère et ne veut plus me parler
Comment supporter le silence d'un enfant devenu adulte ?
Mon garçon passe devant ma maison sans s'arrêter
Son thérapeute lui a conseillé de s'éloigner de ses parents toxiques, paraît-il
J'ai appris par une voisine que ma fille avait accouché
depuis le divorce, mon fils a pris le parti de son père, plus un mot pour moi
Père rejeté, je guette la boîte aux lettres à chaque fête des pères
faut-il continuer à écrire à ma fille qui m'ignore, ou la laisser tranquille
Notre cadette nous reproche son éducation religieuse, elle a rompu avec la famille
Mon enfant m'a rayée de sa vie à cause de ma belle-fille
comme le père du fils prodigue j'attends sur la route, il ne revient pas
Noël sans lui encore, l'assiette de mon fiston reste vide, il habite à vingt minutes
On s'est fâchés pour de l'argent prêté, mon fils de quarante ans ne décroche plus quand maman appelle
Ma fille de quarante-deux ans raccroche dès qu'elle reconnaît ma voix, je ne sais plus comment l'appeler
Mon fils a emménagé en Colombie-Britannique et m'a dit de ne plus lui écrire
Mon aînée a changé de nom de famille pour ne plus porter le mien, elle ne me parle plus
J'ai tricoté un pull pour mon grand, il l'a renvoyé sans un mot dans le même carton
Pasteur, je réconcilie les familles des autres et mon propre fils adulte refuse de me voir
On m'a exclue du mariage de ma fille, j'ai vu sa robe sur les photos d'une cousine
Mon garçon de trente ans vit dans la même ville, il traverse la rue quand il voit sa mère
Depuis une phrase de trop à Noël ma grande a coupé tout contact, cinq ans de silence
Comment prier pour un enfant adulte qui nous a bannis, son père et moi, sans explication ?
Dois-je demander pardon encore une fois à mon fils qui ne veut plus entendre parler de nous ?
Qu'ai-je fait de travers, Seigneur, pour que ma fille me raye ainsi de sa vie ?
Faut-il attendre à la porte ou insister auprès d'une fille devenue femme qui nous rejette ?

# moved-to-a-new-place-knowing-nobody
nouvelle boîte, je ne connais personne et je déjeune seul
je viens de déménager à Lyon et je ne connais personne
Mutée dans le Nord, je mange seule devant la télé
On a quitté le Sénégal pour Paris, mes enfants n'ont pas d'amis ici
Première année de fac loin de chez moi, les week-ends sont interminables
J'ai suivi mon mari à l'étranger et je passe mes journées sans parler à quiconque
nouvelle ville nouveau boulot zéro copain
Je suis arrivé à Québec en janvier, la neige, le froid, aucun visage connu
Comment se faire des relations à quarante ans quand on débarque quelque part ?
Depuis l'emménagement je n'ai croisé que le facteur
Dans mon ancien village tout le monde me saluait, ici on baisse la tête
je ne sais même pas où est la boulangerie et je n'ai personne à qui demander
à la retraite nous sommes partis vivre en Bretagne, le pays est beau mais nos amis sont restés à Nancy
Ma mère a pris un poste ailleurs, j'ai changé de lycée en plein milieu de l'année
Abraham est parti sans savoir où il allait, moi aussi, et la solitude me pèse dans cet endroit inconnu
Les cartons sont encore au salon, je n'ai personne à inviter à pendre la crémaillère
j'ai quitté ma région pour un CDI, le soir le silence de l'appart me serre la gorge
fraîchement installés en Suisse romande, les gens sont polis mais on ne perce pas
Mon quartier d'avant me manque, les commerçants, les potes du terrain, ici je suis un étranger dans la rue
Mutée à Clermont comme institutrice, je n'ai parlé qu'à mes élèves depuis la rentrée
Nous avons déménagé pour le poste de mon mari, mes voisins ont des volets roulants et pas de visage
Nouveau dans cette ville, j'ai fêté mes trente ans avec un kebab et ma valise
J'ai quitté mon île pour étudier à Toulouse, je ne connais pas un chat sur le campus
Affecté dans une garnison du Nord, mes week-ends se passent seul à marcher sous la pluie
On s'est installés à Rimouski au mois d'août, les enfants demandent quand on rentre chez nous
Après ma retraite j'ai pris un appartement près de la mer, je ne connais que la boulangère
Mariée dans un autre village, j'ai tout laissé, ici personne ne sait qui est ma famille
Comment se faire des amis quand on débarque dans un nouveau quartier sans connaître âme qui vive ?
Dieu m'accompagne-t-il dans cette nouvelle ville où personne ne prononce mon prénom ?
Faut-il aller sonner chez les voisins ou attendre, je viens d'emménager et je me sens perdue ?
Quelle prière pour une adolescente qui change de lycée et mange seule dans une ville inconnue ?

# why-did-god-let-this-happen-to-me
pourquoi Dieu a permis ça
Qu'ai-je fait pour mériter un tel malheur ?
J'ai toujours été fidèle, et voilà ce qui m'arrive
Pourquoi moi et pas un autre
Si Dieu est bon, comment a-t-il pu laisser faire une chose pareille
je cherche un sens à cette épreuve et je n'en trouve pas
Est-ce une punition pour mes fautes passées ?
Il était où, Dieu, le jour de l'accident
Coup dur après coup dur, le sort s'acharne sur moi, est-ce une mise à l'épreuve
Je donnais aux pauvres, je lisais ma Bible, et le malheur est tombé sur ma tête
On me dit que rien n'arrive par hasard, alors à quoi sert ma souffrance
Aveugle à trente ans à cause d'une erreur d'hôpital, quelle raison le Seigneur avait-il
le Tout-Puissant aurait pu intervenir d'un seul doigt, il a regardé
pourquoi les méchants prospèrent et moi j'encaisse tragédie sur tragédie
En une année : licenciement, maladie, deuil, je demande des comptes au ciel, pourquoi tout ça
Job n'a pas eu d'explication, aurai-je un jour la mienne ?
mon fils est né handicapé, est-ce que le Seigneur l'a voulu ainsi
Un camion a percuté notre car au retour du culte, je ne comprends pas que Dieu ne nous ait pas protégés
Je priais chaque matin et pourtant un arbre est tombé sur ma voiture, je marche avec des béquilles, pourquoi
Pourquoi Dieu a-t-il permis que mon atelier soit cambriolé juste quand nous sortions la tête de l'eau ?
J'ai tenu le catéchisme trente ans et voilà que mon mari fait un AVC, où est la logique
On dit que Dieu protège les siens, alors pourquoi cet accident nous est-il arrivé un dimanche ?
Ma fille est devenue paralysée à vingt ans, je cherche pourquoi nous, pourquoi elle
Je n'ai fait de mal à personne et le malheur s'est installé chez moi comme un locataire
Une petite opération de routine, puis une erreur du chirurgien et je ne vois plus, pourquoi le Seigneur a-t-il laissé faire ?
Trois épreuves en un an, le feu, la maladie, la faillite, qu'est-ce que Dieu veut me dire
Mon frère boit et se porte bien, moi qui suis sobre j'ai tout pris sur la tête, pourquoi moi
Est-ce que cette tragédie est une punition ou Dieu n'y est-il pour rien ?
À quoi sert une souffrance pareille, quelqu'un peut-il m'expliquer ce que Dieu a permis ?
Un Dieu d'amour aurait pu l'empêcher, pourquoi a-t-il laissé ce drame briser ma famille ?

# friend-or-relative-without-faith
mon mari ne croit pas en Dieu et ça me peine
Ma meilleure amie est athée, j'aimerais tant qu'elle connaisse Jésus
Mes enfants ont abandonné la foi que je leur ai transmise
mon père est un bouffeur de curé, comment lui parler du salut ?
Je prie depuis des années pour la conversion de mon frère
Ma femme ne veut pas que j'emmène les petits à l'église, elle n'est pas croyante
mes petits-enfants ne sont même pas baptisés, leurs parents s'en fichent
Un copain musulman me pose des questions sur le Christ, que répondre
J'ai peur pour l'âme de ma grand-mère, elle dit qu'après il n'y a rien
Je sors avec un garçon agnostique, mon pasteur dit joug mal assorti
mon collègue se proclame rationaliste, à chaque pause il démonte les miracles, pourtant je tiens à lui
Ma sœur s'est tournée vers le bouddhisme et les cristaux
comment témoigner sans braquer ma famille incroyante
Mon fils a fait sa confirmation puis plus rien, il appelle ça des contes
Serai-je séparée au ciel de ceux que j'aime et qui n'ont pas voulu de Dieu ?
ma belle-mère est témoin de Jéhovah, nos discussions ne mènent nulle part, je voudrais la gagner au Seigneur
Mon parrain a été blessé par les curés, il refuse d'ouvrir un évangile
seule chrétienne de la maison, je vais au culte sans mon conjoint qui reste indifférent
Ma sœur dit que la foi c'est pour les enfants, je voudrais tellement qu'elle découvre le Christ
Mon vieux copain de pétanque ne croit à rien, il est malade et je n'ose pas lui parler du Seigneur
Ma nièce fréquente une voyante et rit de l'Évangile, je porte son âme dans mes prières
J'ai offert une Bible à mon cousin agnostique, elle sert à caler son armoire
Ma meilleure amie est incroyante, elle m'écoute par gentillesse mais change de sujet
Mon oncle communiste a élevé toute sa famille contre les prêtres, je prie pour sa conversion
Au bureau mon collègue indifférent me demande à quoi sert de croire, mes mots tombent à plat
Ma grand-tante dit qu'elle a trop souffert pour croire, elle a 90 ans et le temps presse
Comment parler du salut à un ami athée sans le faire fuir ni lui faire la leçon ?
Que deviendra mon frère non croyant s'il meurt sans avoir connu Dieu ?
Comment prier jour après jour pour un proche qui ne veut rien savoir de la foi ?
Faut-il inviter mon amie musulmane au culte ou simplement vivre ma foi devant elle ?

# want-to-come-back-to-god
je veux revenir à Dieu après dix ans loin de lui
J'avais tourné le dos au Seigneur, est-ce qu'il me reprend ?
Comme le fils prodigue j'en ai marre des cochons, je rentre
J'ai lâché la foi à l'adolescence, et depuis la naissance de mon fils elle me manque
par où recommencer quand on a tout abandonné, prière, église, Bible
je ne me suis pas confessé depuis ma communion solennelle, j'aimerais renouer
Après une vie de fêtes et d'excès je ressens l'appel de mon enfance
J'ai rouvert la vieille Bible de ma mère hier, j'ai pleuré, je voudrais retrouver ma foi
Ancien choriste, ancien converti, égaré depuis longtemps, je cherche le chemin du retour
Dieu attend-il encore ceux qui sont partis en claquant la porte
j'ai quitté l'église pour un homme, il m'a laissée, puis-je revenir sans passer pour une opportuniste
ma flamme s'était éteinte, je sens comme une braise qui repart
Je me suis refroidie spirituellement, je veux me reconsacrer à Jésus
J'entre dans des chapelles vides en cachette, quelque chose me rappelle, mais le chemin inverse me gêne
Revenez à moi et je reviendrai à vous, est-ce que cette parole vaut aussi pour moi qui suis parti
rétrograde disent les frères, moi j'aimerais simplement rentrer à la maison du Père
En voyant ma grand-mère prier j'ai eu envie de refaire ma paix avec Dieu après tout ce temps
soixante-huitarde, j'ai rejeté le bon Dieu toute ma vie, à présent je reviens vers lui à petits pas
J'avais seize ans quand j'ai rangé ma Bible, j'en ai quarante et je voudrais rentrer à la maison
Après mon divorce j'ai lâché la prière, hier j'ai redit un Notre Père et j'ai fondu
J'étais enfant de chœur, puis les affaires, l'argent, les fêtes, aujourd'hui Dieu me manque
Le baptême de ma petite-fille m'a réveillée, je veux revenir au Seigneur après cinquante ans d'absence
J'ai fui Dieu sur tous les océans, marin sans église, et je sens qu'il me rappelle
Ma foi s'était éteinte à l'université, une chanson d'église à la radio l'a rallumée
Je me suis éloigné de la foi pour suivre mes amis, je suis fatigué de vivre loin du Père
J'ai poussé la porte d'une église à Abidjan, je n'y étais plus entré depuis mon enfance, j'ai pleuré de retour
Comment revenir à Dieu quand on l'a abandonné si longtemps, y a-t-il une prière de retour ?
Me recevra-t-il encore, moi qui suis partie en claquant la porte de l'église ?
Par quel geste renouer avec le Seigneur, me confesser, prier, retourner à la messe ?
Peut-on retrouver la ferveur de sa jeunesse après des années d'égarement ?

# hate-my-job
je déteste mon travail, le dimanche soir j'ai la nausée
Huit heures à la chaîne à visser le même boulon
Mon boulot n'a aucun sens, je remplis des tableaux Excel que personne ne lit
Je vais au taf à reculons chaque matin
Téléconseillère, on m'engueule toute la journée pour des forfaits
caissière chez Lidl depuis quinze ans je sature
dois-je quitter un emploi que je ne supporte plus, même s'il nourrit la famille ?
Mes parents ont choisi ce métier pour moi, comptable, je m'y étiole
je regarde l'horloge dès neuf heures et je rêve de démissionner
Nettoyer des bureaux la nuit, j'ai pourtant une licence
L'ambiance à l'entrepôt est pourrie, cadences, scan, chrono, un robot quoi
Que dit la Bible à celui qui travaille sans goût ni joie
prof depuis vingt ans, j'ai perdu la vocation, mes classes m'insupportent
mon métier de commercial m'oblige à baratiner des mamies, je me dégoûte
Je suis bien payé mais je m'emmerde, cage dorée à la Défense
vigile debout douze heures devant un magasin à Douala pour des miettes, j'en ai ras le bol
Travaillez comme pour le Seigneur, dit Paul, mais moi chaque lundi me donne envie de fuir
Apprenti boucher, je hais l'odeur, les horaires et le patron qui gueule
Je plume des poulets à la chaîne huit heures par jour, je déteste cette odeur et ce bruit
Mon métier d'huissier me dégoûte, je frappe à des portes tristes et je rentre écœuré
Au centre d'appels j'ai un script et un chrono, ce travail me vide de toute joie
J'avais rêvé d'être musicien, je vends des assurances et chaque lundi me soulève le cœur
Aide-ménagère, je n'aime plus mon boulot, frotter les mêmes carreaux me rend folle d'ennui
J'enseigne une matière que je hais dans un collège difficile, je compte les heures jusqu'à la cloche
Mon job au dépanneur de nuit est plate comme tout, je regarde les néons et je soupire
Fils de tailleur, on m'a mis à la machine, je n'ai aucun goût pour ce métier
Comment travailler avec cœur quand on déteste son emploi et qu'on ne peut pas démissionner ?
Dieu m'a-t-il vraiment destiné à ce boulot sans intérêt jusqu'à la retraite ?
Que faire d'un travail qui me répugne mais qui paie l'école de mes enfants ?
Quelle prière dire en enfilant un uniforme que je ne supporte plus ?

# adopting-or-fostering-a-child
nous voulons adopter et l'agrément tarde
On est famille d'accueil, le petit repart chez sa mère demain
Notre fille adoptive nous crie que nous ne sommes pas ses vrais parents
comment aimer un enfant placé comme le mien ?
j'ai recueilli le fils de ma sœur décédée, il ne mange pas et ne parle pas
L'ASE nous confie un bébé de trois mois, j'ai peur de m'attacher
adopter à Haïti après tant d'années stériles, est-ce l'appel de Dieu pour nous
Mon mari hésite à prendre un orphelin chez nous, il craint l'hérédité
Le garçon adopté au Vietnam cherche sa maman biologique, ça me remue
J'élève mes petits-enfants depuis que ma fille ne peut plus s'en occuper
il teste toutes les limites, notre placement d'urgence, après cinq foyers on comprend
Moïse a été adopté, Jésus par Joseph, quels versets pour l'arrivée de notre enfant
Le juge décide mardi si la petite reste dans notre foyer ou non
Célibataire de quarante-deux ans, ai-je le droit d'adopter seule ?
Nos enfants biologiques sont jaloux de la fillette que nous accueillons
au village on dit qu'un enfant confié n'est jamais le tien, moi je l'aime déjà
Troubles de l'attachement, dit la psy, notre adopté repousse nos câlins
les papiers de kafala sont bloqués, l'orphelinat garde le bébé et nous avons déjà peint la chambre
Notre dossier d'adoption est complet, on nous propose une fratrie de trois, notre maison est petite
Assistante familiale, je reçois un adolescent placé qui n'a connu que des foyers, il vide mes placards
Nous avons accueilli la fille de ma cousine orpheline, elle appelle maman quelqu'un d'autre la nuit
Mon fils adoptif a quinze ans, il veut connaître sa famille d'origine en Colombie et je tremble de le perdre
La DPJ a placé chez nous un petit de deux ans, le tribunal peut le rendre à ses parents
J'ai soixante ans et j'élève l'enfant confié par ma sœur du village, l'école, les vaccins, tout est à refaire
Notre petite adoptée ne supporte pas qu'on ferme une porte, l'attachement prendra du temps
Mon entourage dit qu'un enfant adopté ne sera jamais le nôtre, ces mots me blessent
Comment annoncer à notre enfant qu'il est adopté, avec quels mots et à quel âge ?
Dieu nous appelle-t-il à devenir famille d'accueil alors que nos grands hésitent ?
Quelle prière pour accueillir un orphelin qui arrive samedi et qui a peur des adultes ?
Que dit la Bible sur l'adoption, nous attendons l'agrément depuis deux ans ?

# spouse-lies-or-hides-things-from-me
mon mari me ment, j'ai trouvé des messages effacés
Ma femme a un compte en banque dont je ne savais rien
il a dit qu'il était au travail, son collègue m'a affirmé le contraire
Mon époux a perdu son poste il y a deux mois et faisait semblant de partir chaque matin
Elle retourne son téléphone dès que j'entre
J'ai découvert un crédit de quinze mille euros signé dans mon dos par mon conjoint
Mon mari a un enfant avec une autre et me l'a caché huit ans
Comment faire encore confiance à une épouse qui dissimule ?
Il me jure qu'il a arrêté de jouer, j'ai vu les tickets de casino dans sa veste
mot de passe changé, tiroir fermé à clé, mon homme a des secrets
Ma femme envoie de l'argent à sa famille sans me le dire, toujours des cachotteries
je sens qu'il ne me dit pas toute la vérité sur son passé
elle a menti sur la pilule, je voulais attendre avant d'être père
Au bout de vingt ans j'apprends que mon mari était déjà marié au pays
des factures d'hôtel inexpliquées et des réponses floues, mon épouse tourne autour du pot
Petits mensonges quotidiens, le prix, l'heure, qui il a vu, je ne crois plus rien de sa bouche
Dois-je confronter mon conjoint qui vit dans le mensonge ou prier en silence
Mon mari fume en douce et me jure les yeux dans les yeux que non
Mon mari dit qu'il a payé l'école, la directrice m'appelle, il m'a encore menti
Ma femme a une deuxième carte SIM cachée dans sa boîte à couture, je ne sais pas pourquoi
J'ai découvert que mon époux voit sa mère en secret et me raconte qu'il fait du sport
Mon conjoint a vendu le terrain sans me le dire et fait comme si de rien n'était
Ma femme efface son historique et répond toujours rien quand je demande ce qu'elle fait
Il m'a caché une maladie avant le mariage, je l'ai appris par une ordonnance dans la voiture
Mon homme dit qu'il gagne le minimum, sa fiche de paie traînait et elle disait autre chose
Trente ans de mariage et je découvre qu'il a une fille adulte dont il ne m'avait jamais parlé
Comment retrouver la confiance quand mon mari ment sur de petites choses chaque jour ?
Faut-il fouiller pour savoir la vérité ou demander en face à mon épouse ce qu'elle me cache ?
Quelle prière dire pour que mon conjoint cesse ses cachotteries et me parle franchement ?
Que dit la Bible du mensonge entre mari et femme, je ne crois plus un mot de lui ?

# spouse-left-me
mon mari m'a quittée pour une femme plus jeune
Ma femme a fait sa valise et elle est partie avec les enfants
il est parti sans un mot, juste son alliance sur la commode
Après vingt-cinq ans il demande le divorce par SMS
Elle m'a largué pour son prof de yoga
Abandonnée avec un nourrisson, son père s'est volatilisé
comment survivre quand le conjoint s'en va ?
Il a refait sa vie en trois semaines, et moi je ramasse les morceaux
mon époux est parti travailler en Europe et il ne donne plus signe, on m'a dit qu'il s'est remarié
l'avocat a envoyé les papiers, je ne veux pas signer, je l'aime encore
Ma moitié m'a plaqué du jour au lendemain, le dressing est vide
Est-ce que Dieu peut ramener mon mari à la maison
Je reste fidèle à mes vœux alors qu'elle vit avec un autre homme
les gosses demandent quand papa rentre et je ne sais que répondre
Séparés depuis l'été, sur sa demande, garde alternée, la maison me glace une semaine sur deux
Femme répudiée, on me montre du doigt à la paroisse
Elle dit qu'elle ne m'aime plus depuis longtemps, elle a pris un studio
puis-je me remarier si c'est mon mari qui m'a délaissée, que dit Paul
Mon mari est sorti acheter du charbon et il a appelé trois jours après pour dire qu'il ne reviendrait pas
Ma femme m'a quitté pendant que j'étais en mer, l'appartement était vide à mon retour
Il m'a laissée à soixante-trois ans après quarante ans de ménage, il dit qu'il veut vivre
Ma blonde a vidé le condo pendant mon quart de travail, un mot sur le frigo, c'est tout
Mon conjoint est parti avec ma collègue de l'école, les parents d'élèves le savaient avant moi
Elle a pris sa valise et notre chien, elle m'a abandonné sans me dire pourquoi
Mon mari a épousé une autre en ville et nous a délaissés au village, moi et les quatre petits
Pasteur, mon épouse m'a quitté, comment monter en chaire avec ce banc vide
Seigneur, ramène-le, mon mari est parti depuis Pâques et je mets encore sa tasse sur la table
Comment dire à nos enfants que leur mère est partie vivre ailleurs et qu'elle ne reviendra pas ?
Dois-je attendre le retour d'un homme qui m'a plaquée ou accepter la séparation ?
Que promet Dieu à l'épouse délaissée, je me sens jetée comme un vieux vêtement ?

# afraid-of-losing-my-job
la boîte va licencier et j'ai peur d'être sur la liste
Plan social annoncé, trois cents postes supprimés à l'usine
mon CDD finit en juin, le chef ne dit rien sur la suite
L'intelligence artificielle va remplacer mon métier de traductrice
J'ai cinquante-cinq ans, si on me vire je ne retrouve rien
Le patron m'a convoqué vendredi, je crains le pire
des rumeurs de rachat courent dans les couloirs, chacun tremble pour sa place
Comment garder confiance en Dieu quand son emploi est menacé ?
Je suis en période d'essai et j'ai fait une grosse erreur
Michelin ferme le site, toute la vallée vit de cette usine, et moi j'ai une maison à rembourser
Ma cheffe me pousse vers la sortie, deux avertissements en un mois
le resto marche mal, le gérant parle de réduire le personnel
Enceinte, je n'ose pas le dire au travail de peur qu'on ne me renouvelle pas
Fonctionnaire contractuel, mon salaire dépend du nouveau ministre, on parle de coupes
intérimaire, chaque vendredi je me demande si on me rappellera lundi
Le chômage technique a commencé, est-ce que je serai le prochain à partir
j'ai appris qu'ils recrutent quelqu'un pour mon poste, angoisse de me faire virer
Mon titre de séjour tient à ce contrat de travail, si l'entreprise coule je perds tout
On ferme une agence sur deux à la banque, la mienne est petite, je crains d'être licenciée
Mon contrat d'assistante d'éducation se termine et le rectorat ne répond pas, peur de ne pas être reconduite
La mine suspend l'extraction, on parle de renvoyer la moitié des gars, j'ai cinq bouches à nourrir
Des caisses automatiques arrivent dans le magasin, je suis hôtesse de caisse et mon poste est menacé
Le directeur évite mon regard depuis l'audit, je suis sûr que mon nom est sur la liste des départs
À la papetière de Shawinigan on annonce des mises à pied, j'ai vingt-huit ans d'ancienneté et la peur au ventre
Mon patron vieillit et n'a pas de repreneur, si le garage ferme je perds mon emploi
Nouvelle cuisinière à l'essai, j'ai brûlé un banquet, je redoute qu'on me renvoie
Comment dormir tranquille quand on annonce des licenciements pour la fin du trimestre ?
Dieu prendra-t-il soin de nous si l'usine supprime mon poste avant Noël ?
Faut-il chercher ailleurs tout de suite ou prier et attendre la décision de la direction ?
Quelle parole pour un père qui tremble de perdre son travail et qui n'en dit rien à sa femme ?

# unsure-that-i-am-saved
comment être sûr que je suis sauvé ?
J'ai fait la prière du salut mais je ne sais pas si ça a marché
je crains d'être laissé derrière au retour de Jésus
Peut-on perdre son salut après s'être converti
Et si le Seigneur me disait je ne t'ai jamais connu ?
Chaque appel à l'autel je me lève, au cas où la dernière fois ne comptait pas
Suis-je parmi les élus, cette question me torture
J'ai été baptisé bébé, est-ce suffisant pour aller au ciel
je n'ai pas parlé en langues, on me dit que je n'ai pas le Saint-Esprit
Hébreux 6 me fait trembler, ai-je rejeté la grâce
Je ne sens aucun changement depuis ma conversion, étais-je sincère ?
Mon nom est-il écrit dans le livre de vie
ma mère catholique compte sur ses bonnes œuvres, moi sur la foi, et au fond aucune assurance
si la trompette sonnait ce soir, irais-je avec Lui ? je n'en mettrais pas ma main au feu
le purgatoire, l'enfer, le paradis, où irai-je, j'ai beau croire je n'ai pas la certitude
Je me demande si ma repentance était assez profonde pour être accepté au dernier jour
certains jours je me sais enfant de Dieu, d'autres je me vois perdu pour l'éternité
J'ai prié avec un évangéliste sur un stade à Cotonou, depuis je doute d'être né de nouveau
J'ai répété la prière du salut cinq fois cette année, j'ai toujours peur qu'elle n'ait pas compté
Quand j'entends parler du jugement je me demande si Dieu me connaît vraiment ou si je me trompe
Je viens d'une église où l'on peut perdre son salut le lundi et le retrouver le dimanche
Mon baptême était pour plaire à ma fiancée, suis-je réellement sauvé ou seulement mouillé
Chanteuse de gospel, je chante l'assurance du ciel sans l'avoir dans le cœur
Je n'ai pas de date de conversion, mes amis en ont une, cela me fait douter d'être né de nouveau
À 83 ans je sers le Seigneur depuis l'enfance et je n'ai aucune certitude d'aller au paradis
Une prédication sur les vierges folles m'a bouleversé, et si la porte se fermait devant moi
Comment avoir l'assurance du salut quand mes sentiments changent tous les jours ?
La vie éternelle est-elle déjà à moi ou dois-je encore la mériter par mes œuvres ?
Un vrai croyant peut-il être rejeté au dernier jour, je crains de ne pas être parmi les élus ?
Sur quel verset m'appuyer pour être certain d'être enfant de Dieu et sauvé par grâce ?

# new-to-faith-where-to-begin
je viens de croire en Jésus, par quoi je commence ?
J'ai acheté ma première Bible et je suis paumé, mille pages
Je ne sais pas comment on prie, personne ne m'a appris
nouveau converti, faut-il commencer par l'Ancien ou le Nouveau Testament
J'ai été élevé sans religion et depuis peu je suis attiré par le Christ
Quel évangile lire en premier quand on n'y connaît rien
Je voudrais me faire baptiser, quelles sont les étapes ?
j'ai vingt ans, j'ai découvert Dieu par des vidéos, aucune idée de ce qu'il faut faire maintenant
Le vocabulaire me perd : grâce, alliance, justification, expliquez-moi simplement
Catéchumène adulte, je reçois le baptême à Pâques, comment me préparer
ancien musulman, j'ai rencontré Isa en rêve, que dois-je apprendre d'abord
Une collègue m'a emmenée à son église, j'ai dit oui à Jésus, et après ?
Segond, TOB, Semeur, laquelle prendre pour un débutant
Hier soir j'ai donné ma vie au Seigneur tout seul dans ma cuisine, quels sont les premiers pas
Je débute dans la foi et j'ai plein de questions bêtes, sur le jeûne, la dîme, le dimanche
faut-il choisir une église tout de suite, catholique ou protestante, je suis tout neuf là-dedans
J'ouvre au hasard et je tombe sur des généalogies, donnez-moi un parcours de lecture pour novice
à soixante-six ans je découvre l'Évangile, est-ce trop tard pour apprendre les bases
Je n'ai jamais mis les pieds au catéchisme, ma voisine m'a parlé du Christ et je veux apprendre
Camionneur, j'ai reçu un Nouveau Testament dans un relais routier, je ne sais pas par quelle page commencer
Je suis tout nouveau dans la foi, je ne connais aucune prière par cœur
J'ai 14 ans, mes parents ne croient pas, moi j'ai envie de découvrir Dieu, c'est quoi la première étape
Depuis ma conversion au camp militaire j'ai plein de questions, chapitres, versets, testaments, je m'y perds
Je débute, on m'a donné une Bible énorme avec des colonnes, je ne comprends pas l'ordre des livres
Un rêve m'a poussée à chercher le Seigneur, je viens d'une famille animiste et j'ignore tout
Nouvelle croyante à 55 ans, je fais semblant de trouver les pages pendant le culte
Par quel livre de la Bible commencer quand on vient juste de croire ?
Comment prier pour la première fois, faut-il se mettre à genoux, parler tout haut, dire des mots précis ?
Dois-je me faire baptiser tout de suite ou d'abord suivre un cours pour débutants ?
Que lire chaque jour pour bien commencer sa vie de chrétien, un conseil pour un novice complet ?

# expecting-a-child-and-afraid
je suis enceinte de trois mois et j'ai peur de le perdre
Test positif ce matin, je panique, on n'a pas d'argent
L'échographie montre une anomalie, le médecin parle de trisomie
J'accouche bientôt et la douleur me terrifie
enceinte à dix-sept ans, comment l'annoncer à ma mère
Après deux fausses couches, cette grossesse me fait trembler à chaque saignement
je vais être papa et je ne me sens pas capable
Le père ne veut pas du bébé que je porte
on attend des jumeaux, où les mettre, comment les nourrir ?
Césarienne prévue lundi, je crains de ne pas me réveiller pour connaître mon petit
Quel psaume pour une future maman inquiète
à quarante-trois ans un cinquième, surprise, je ris comme Sara mais j'ai la frousse
Mon ventre s'arrondit et chaque jour je vérifie qu'il bouge
Alitée depuis la vingtième semaine, col ouvert, on me parle de prématuré
Serai-je une bonne mère alors que la mienne m'a si peu aimée, le terme approche
ma femme attend notre premier et fait de la tension, la maternité est à deux heures de piste
Mon employeur ignore ma grossesse, mon copain a disparu, vais-je y arriver toute seule avec ce bébé
diabète gestationnel, piqûres, surveillance, je redoute pour la santé du bébé à naître
Enceinte de huit mois, je fais des listes la nuit, l'accouchement me fait peur comme un mur
La sage-femme a froncé les sourcils à l'échographie, depuis je tremble pour mon bébé
Je serai papa en février, je suis apprenti maçon et j'ai peur de ne pas savoir l'élever
Première grossesse au village, le dispensaire est à vingt kilomètres, je redoute le jour de la naissance
Je sens moins de coups depuis hier, chaque silence dans mon ventre me fait peur
J'ai 41 ans et j'attends un bébé, les médecins parlent de risques et d'amniocentèse
Ma dernière césarienne s'est mal passée, je suis de nouveau enceinte et la salle de naissance me hante
Ma belle-fille est enceinte de jumeaux, l'un est trop petit, toute la famille s'inquiète
Quelle prière poser sur mon ventre chaque soir pour le petit que je porte ?
Comment calmer mes craintes de future mère, j'ai peur de tout, du sucre, du sang, du terme ?
Dieu tisse-t-il aussi un bébé qu'on annonce malade, je suis au cinquième mois ?
Quel verset lire à ma femme pendant le travail, elle panique à l'idée d'accoucher ?

# child-lies-or-steals
Ma fille de onze ans pique dans mon porte-monnaie pour s'acheter des bonbons et soutient que je compte mal
Le vigile de Carrefour m'a appelée, mon garçon avait glissé des cartes à collectionner sous son blouson
Mon fils ment comme il respire, les devoirs, la cantine, l'heure à laquelle il rentre
J'ai trouvé trois bulletins cachés derrière le radiateur, mon aîné prétendait que la poste était en grève
Que faire d'un enfant menteur quand on a tout essayé, la douceur et les punitions ?
Mon petit dernier rapporte de la garderie des voitures qui ne sont pas à lui, il dit qu'on les lui donne
ma fille a signé à ma place son mot de retenue, treize ans, et la prof l'a vu tout de suite
Au dépanneur du coin, le propriétaire connaît mon gars, il l'a pogné à voler une palette de chocolat
Mon fils a vendu la tablette de sa cousine au marché d'Adjamé puis a raconté qu'on la lui avait arrachée
Comment apprendre à un petit de six ans à dire la vérité sans lui faire peur ?
Il m'a juré sur la tête de sa grand-mère qu'il n'avait pas touché à l'enveloppe, l'argent était dans sa chaussure
Je suis diacre et c'est mon propre fils qui se sert dans la corbeille de la quête
Elle invente des histoires abracadabrantes à l'école, que nous avons un cheval, que son père est astronaute
Depuis qu'il a menti sur sa note de maths je vérifie tout, je ne crois plus mon propre enfant, c'est triste
Faut-il ramener ma fille au magasin pour qu'elle rende le vernis volé et demande pardon à la caissière ?
Dans la maison, des billets disparaissent du tiroir, mon mari accuse la bonne et moi je sais que c'est notre fils
Mon ado raconte qu'il dort chez Kévin pour réviser, or Kévin est en vacances depuis samedi
Seigneur, comment élever dans la droiture un enfant qui triche, chaparde et ment ?
Mes petits-enfants sont chez moi le mercredi, le cadet fouille mon sac, je n'ose pas le dire à ma bru
On a reçu un relevé, quatre cents euros d'achats, notre fille avait recopié le numéro de ma carte en cachette
il cache ses contrôles ratés au fond du congélateur, j'en ai trouvé un entre deux pizzas
Que dit la Bible aux parents d'un enfant qui vole ?
J'ai honte au salon de coiffure, mon fils a chipé un flacon à une cliente pendant que je coupais
Mon garçon a recopié la rédaction de sa sœur et regarde son maître droit dans les yeux en disant que c'est de lui
Maman infirmière, je rentre à l'aube, et j'apprends que ma fille sèche les cours et me ment depuis la Toussaint
Il avoue seulement quand la preuve est sur la table, comment toucher le cœur de mon fils et pas juste le punir ?

# thankful-for-good-news
Notre petit Elio est né cette nuit, la maman dort, et moi dans le couloir je dis merci en pleurant
La radiologue a dit plus rien à signaler, je suis sortie de l'hôpital en chantant, quel psaume pour remercier ?
J'ai été embauché en CDI, après tant de refus, ce soir on débouche le cidre et on rend grâce
Titre de séjour accordé pour dix ans, toute la famille au village a dansé au téléphone
J'ai eu mon bac avec mention alors que personne n'y croyait, je veux remercier Dieu comme il faut
Mon fils est rentré à la maison hier soir, il a sonné, il a dit coucou maman, ma joie est immense
Un verset de reconnaissance pour un faire-part de naissance, s'il vous plaît
La pluie est arrivée juste après les semailles, au village on loue le Seigneur depuis l'aube
mon permis de conduire, obtenu à 47 ans, au cinquième essai, alléluia, j'en ris encore
La greffe de ma sœur a pris, elle a bonne mine, comment exprimer une telle gratitude ?
J'ai décroché la bourse pour Montréal, ma grand-mère a crié merci Jésus dans toute la cour
Ce soir je ne demande rien, la journée a été belle, les enfants vont bien, je veux juste dire merci
Notre prêt est remboursé, la maison est à nous, on cherche un texte d'action de grâce pour la bénir avec les amis
Enceinte après sept ans d'attente, trois mois passés, tout va bien, je suis comblée de joie
Mon mari est revenu de mission au Sahel sain et sauf, sa valise est dans l'entrée, merci mon Dieu
Le Seigneur a exaucé ma prière de façon si précise que j'en ai la chair de poule, comment le louer ?
Les vendanges sont finies, une année magnifique, on fait la fête, que lire avant le repas pour rendre grâces ?
Concours de professeur réussi, je suis la première de la famille, papa pleurait au téléphone, quel bonheur
Rémission complète, le mot est écrit noir sur blanc, je l'ai lu dix fois, merci, merci
Ma fille a dit oui à la vie, une petite Zoé, je suis grand-mère et je flotte
Soixante ans de mariage dimanche, en pleine forme tous les deux, on veut remercier le bon Dieu à la messe
La voiture est pliée et moi je n'ai rien, pas un bleu, reconnaissant comme jamais
j'ai reçu la naturalisation par courrier ce matin, j'ai embrassé la factrice, vive la joie !
Comment rendre à Dieu tout le bien qu'il m'a fait ? Cette semaine il n'y a eu que des bonnes nouvelles
Les examens de mon père sont normaux, quel soulagement, je cherche une belle prière de remerciement
Nos jumeaux prématurés sortent de couveuse demain, deux kilos chacun, c'est Noël en mars

# remarrying-late-in-life
Veuve depuis six ans, j'ai 67 ans et un monsieur du club de bridge voudrait m'épouser
Mes enfants trouvent ridicule que leur père veuf se remarie à 72 ans, ils ne viendront pas
Que dirait mon défunt mari s'il me voyait main dans la main avec Gérard au bord du lac ?
Divorcée à 45, seule dix ans, et voilà Alain, ai-je le droit de me remarier devant Dieu ?
La Bible permet-elle un second mariage à un veuf ?
Au pays, la coutume veut que la veuve reste chez les frères du mari, moi j'ai rencontré un autre homme à 54 ans
ma fille a raccroché quand je lui ai parlé de Solange, elle dit que je trahis sa mère
Il est veuf, je suis veuve, nos potagers se touchent et maintenant nos cœurs aussi, à 70 ans passés
Je porte encore l'alliance de mon premier mari, est-ce le moment de l'enlever si j'en épouse un second ?
On s'est rencontrés en maison de retraite, 81 et 84 ans, le curé sourit, les familles pas du tout
Si je me remarie, de qui serai-je la femme au paradis ?
Un pasteur refuse de bénir notre union parce que je suis divorcé, un autre accepte, j'ai 58 ans, qui croire ?
Je croyais l'amour fini pour moi, puis un veuf breton est venu réparer ma toiture, et il est resté pour le café
Sur la tombe de Jeannine j'ai demandé la permission d'aimer encore, c'est idiot sans doute
Mon chum et moi, 62 et 65 ans, on veut se marier, ses filles ont peur pour leur héritage
Combien de temps une veuve doit-elle attendre avant de refaire sa vie ? Chez nous on jase déjà
je perds ma pension de réversion si je me remarie, alors lui propose de se passer du maire
Trois fois grand-père, veuf, et amoureux comme à vingt ans de la dame de la chorale
Mon fils dit que c'est trop tôt, que la place de maman est encore chaude, moi la solitude me pèse depuis trois ans
J'avais promis à mon épouse de ne pas la remplacer, et pourtant Odile me fait revivre
Comment annoncer à mes quatre enfants adultes que j'ai rencontré quelqu'un et que nous voulons nous marier ?
Séparée puis divorcée, 56 ans, je n'ose plus communier si je me remarie, que dit l'Écriture ?
Refaire sa vie à soixante-quinze ans, est-ce un cadeau de Dieu ou une folie de vieux ?
La photo de mon défunt est sur le buffet, mon fiancé la salue chaque matin, c'est un homme bon
Mes belles-sœurs me traitent de veuve joyeuse parce que je sors avec un retraité de la gendarmerie
Il a enterré deux femmes, moi un mari, et nous voulons finir la route ensemble, mariés pour de bon

# afraid-to-speak-before-people
Monsieur le curé me demande de lire l'épître dimanche et j'ai déjà les mains moites
Je suis bègue, on veut que je donne mon témoignage à la veillée, et je cherche comment refuser poliment
Dès que je prends la parole en public je rougis, ma voix tremble et j'oublie ma phrase
On m'a élue présidente de l'association des parents, je n'ai rien demandé et je ne me sens pas à la hauteur
Y a-t-il un verset contre le trac ? Je chante en solo à la messe de minuit
mon exposé d'histoire est jeudi, devant toute la classe, rien que d'y penser j'ai mal au ventre
Les anciens veulent que je prêche à mon tour, moi qui n'ai que le certificat d'études, j'ai dit non deux fois
Je dois faire un discours au mariage de mon frère et les mots se bloquent dans ma gorge
Nouvelle conseillère municipale, première prise de parole lundi, je me demande ce que je fais là
Pasteur stagiaire, 26 ans, ma première prédication est dimanche, j'ai les jambes en coton
Au groupe de prière je n'ose jamais prier à haute voix, j'ai peur du silence des autres
Qui dans la Bible a dit à Dieu qu'il ne savait pas parler ? On me demande de diriger la louange
Au micro j'ai eu un trou noir l'an passé, tout le monde attendait, et on me redemande d'animer
Avec mon accent, j'ai peur qu'on rie quand je lirai devant l'assemblée
Me voilà chef de chœur du jour au lendemain, je tremble devant quarante choristes plus âgés que moi
Je soutiens mon mémoire le 12, le jury m'impressionne, je bégaie quand on me coupe
Comment prier avant de monter en chaire quand on a le souffle court et la bouche sèche ?
Nommé chef d'équipe sur le chantier, il faut parler aux gars chaque matin, moi qui suis un taiseux
je voudrais raconter ce que le Seigneur a fait pour moi mais devant du monde je perds mes moyens
Ma fille doit réciter un poème à la fête de l'école, elle est si timide qu'elle en perd la voix
On compte sur moi pour l'éloge d'un vieux collègue, parler devant trois cents personnes me terrifie
Choisie comme monitrice de l'école du dimanche, je me trouve trop jeune et trop ignorante pour enseigner
Le chef du quartier m'a désigné porte-parole pour la réunion avec le préfet, pourquoi moi, je ne sais pas parler
Chaque fois qu'on me propose une responsabilité je dis non, par peur de me ridiculiser devant les gens
J'ai une conférence à donner à la bibliothèque sur mes abeilles, je dors mal, je me vois bafouiller
Seigneur, délie ma langue, demain l'auditoire sera plein et je suis si peu éloquente

# sudden-money-and-who-asks-for-it
J'ai gagné au Loto, pas une fortune mais tout de même, et mes cousins ont soudain retrouvé mon numéro
L'héritage de ma marraine est tombé sur mon compte et depuis tout le monde a un projet à financer
Ma prime exceptionnelle a fait le tour du bureau, on me demande de payer toutes les tournées
Combien donner quand on reçoit d'un coup une grosse somme ? Le dixième, la moitié, tout ?
Au pays ils ont su que j'ai touché mes indemnités, chaque tonton a une toiture à refaire
Je sens que cet argent me change, je deviens méfiante, je compte, je soupçonne mes amis
ticket à gratter, 100 000 euros, et mon beau-frère me parle déjà de son food truck
J'ai vendu les terres de mon père à un lotisseur, me voilà riche à 30 ans, ça me donne le vertige
Une vieille dame dont j'étais l'aide à domicile m'a légué son appartement, le quartier jase et quémande
Faut-il donner la dîme sur un gain au jeu ? Le pasteur hésite et moi aussi
Pas moyen de dire non à ma tante, elle m'a nourri petit, et maintenant que j'ai signé pro elle veut une maison
Le gros lot au Québec, ma photo dans le journal avec le chèque géant, pis là ça cogne à la porte tous les jours
Comment rester simple quand on devient riche du jour au lendemain ?
Ma femme veut tout placer, moi partager avec les pauvres, et nos enfants réclament des scooters, depuis ce legs
Que dit la Bible d'un argent tombé du ciel qu'on n'a pas gagné à la sueur de son front ?
J'ai aidé trois neveux avec mon héritage, les sept autres me boudent
Le rappel de solde est arrivé, deux ans d'un coup, la famille élargie connaissait le montant avant moi
je n'ose plus répondre au téléphone depuis la tombola, chacun me demande de le dépanner
Des gens qui me méprisaient au lycée m'invitent partout depuis que ma start-up est rachetée
Suis-je égoïste si je garde l'essentiel de la somme pour les études de mes enfants ?
J'ai touché l'assurance-vie de mon parrain, je n'ose rien dépenser et je n'ose rien refuser
Mon treizième mois plus l'intéressement, et voilà ma sœur, ma nièce, la paroisse qui tendent la main
Seigneur, garde mon cœur libre de tout cet argent arrivé d'un seul coup, et apprends-moi à donner
On a trouvé des pièces d'or dans le mur de notre grange, les voisins réclament leur part en riant à moitié
Balayeur, j'ai touché le tiercé dans l'ordre, je continue de balayer et on me traite de fou ou de radin
À force de donner à chaque cousin qui demande, le gain aura fondu avant Noël, où est la limite ?

# proud-of-my-success
Depuis ma promotion on me dit arrogant, et le pire c'est que ça me flatte
J'ai besoin qu'on m'admire, une réunion sans compliment et je rentre vexé
Mes copains d'enfance sont restés à l'usine, je les trouve médiocres maintenant, et j'ai honte de le penser
Que dit la Bible de l'orgueil ? Tout me réussit et je commence à me croire supérieur
Ma femme m'a surnommé Sa Majesté depuis que je suis chef de service
major de promo, et je regarde les redoublants comme des ratés, quelle suffisance
J'ai bâti mon entreprise seul, à la force du poignet, et je ne dois rien à personne, enfin je le disais
Comment rester humble quand les clients vous félicitent toute la journée ?
On m'a fait remarquer que je ramène toute conversation à mes succès, à ma maison, à mes enfants brillants
Le maire m'a décoré et j'ai porté la médaille jusque chez le boulanger, mon fils en riait, moi moins
Je dirige la chorale la plus primée de la région et je méprise un peu celles des autres paroisses
Revenu au village en 4x4, j'ai parlé aux anciens de haut, mon oncle m'a dit que la calebasse vide fait du bruit
Je ne supporte plus la moindre critique depuis que mon livre se vend
Ma sœur me reproche d'être devenue hautaine, snob, depuis que j'habite les beaux quartiers
Est-ce mal d'être fière de ma réussite ? Fille de femme de ménage, je suis avocate
Quand on applaudit mes prédications je rentre gonflé comme un paon, et je sais que ce n'est pas bon signe
En vestiaire ils disent que j'ai pris la grosse tête, deux buts en finale et je ne salue plus le gardien
j'ai snobé mon ancienne voisine au théâtre parce que j'étais avec des gens importants
Je fais semblant d'être modeste, en réalité je guette les louanges et je les collectionne
La réussite m'a éloigné de Dieu, je ne lui demande plus rien puisque tout marche
Mon patron me cite en exemple et depuis je donne des leçons à tout l'atelier, ils me trouvent prétentieux
Mon vin a eu la médaille d'or, je me suis entendu rabaisser celui du voisin, vigneron comme moi
Seigneur, apprends-moi l'humilité avant que la chute s'en charge
Les nouveaux stagiaires me craignent, je les prends de haut, moi qui étais à leur place il y a quatre ans
Pour mes enfants je suis devenu un monsieur important qui n'écoute plus, l'ego enflé par les galons
Je tire vanité de mes diplômes accrochés au mur, mon père qui ne sait pas lire les a regardés en silence

# about-to-be-married
Nous nous marions le 22, la salle est prête, et moi j'ai le cœur qui bat comme un tambour
Le grand jour approche, comment être un bon mari ? Personne ne m'a montré l'exemple
Quel texte de la Bible lire à notre mariage, quelque chose qu'on n'entend pas partout ?
La dot est versée, le mariage coutumier est fait, samedi c'est l'église et je suis folle de joie
Ma fiancée et moi préparons nos vœux, on voudrait y glisser un verset sur la fidélité
je me marie dans trois semaines, pas de doute sur lui, seulement un trac énorme
Pendant la préparation au mariage, le prêtre nous a demandé sur quel roc on veut bâtir notre foyer
Dans un mois je serai sa femme, comment être une bonne épouse sans m'oublier ?
Fiancés depuis Noël, noces en juillet dans la ferme de mes parents, on cherche la bénédiction des époux
Je suis pompier, elle est infirmière, on se marie entre deux gardes, comment bien démarrer à deux ?
Demain je remonte l'allée au bras de papa, donnez-moi un mot pour cette nuit blanche
Un verset à graver dans nos alliances, court, qui parle d'amour et de durée
On se dira oui devant Dieu après dix ans d'amitié, je suis émue rien que de l'écrire
À 41 ans, vieux garçon, je prends femme dimanche, que dit l'Écriture aux époux tout neufs ?
Ma belle-mère m'explique comment tenir un mari, moi je veux savoir comment Dieu voit le mariage
Les faire-part sont partis, la robe est trop longue, et au milieu de tout ça on veut prier ensemble
Pour le meilleur et pour le pire, j'ai relu la formule et j'ai pris peur de sa grandeur, la noce est samedi
mon futur époux est calme, moi je pleure pour un rien, c'est normal avant les noces ?
Qu'est-ce qui fait tenir un couple cinquante ans ? Le nôtre commence le mois prochain
Témoin de mon meilleur ami, je dois dire aux mariés une parole biblique à l'église
Petit mariage, douze invités, un bouquet du jardin, on veut seulement que le Christ soit au centre de notre union
J'épouse un militaire en septembre, je veux apprendre à être une compagne qui soutient
On a choisi le psaume, les chants, reste l'épître pour la messe de mariage, des idées ?
Bientôt jeune mariée, je quitte la maison de ma mère, j'ai le rire et les larmes mélangés
Comment un homme doit-il aimer sa femme selon la Bible ? Je serai marié vendredi à midi
Nous voulons bien commencer notre vie conjugale, quelle prière dire ensemble le soir des noces ?

# about-to-be-baptised
Je serai baptisée à la veillée pascale, j'ai 31 ans et je compte les jours
Mon baptême par immersion a lieu dimanche au lac, qu'est-ce qu'on dit avant d'entrer dans l'eau ?
Je fais ma confirmation en juin et il faut écrire une lettre à l'évêque, je sèche
Suis-je digne du baptême avec le passé que je traîne ? Le pasteur dit que oui
Que signifie vraiment être baptisé ? On m'en parle comme d'une naissance et d'un enterrement
Catéchumène au Togo, la date du baptême est fixée à Pâques, maman coud déjà la robe blanche
Baptisé bébé sans rien choisir, je voudrais le refaire adulte, est-ce permis ?
je vais être reçue membre de l'église protestante, on me posera des questions devant tous, à quoi je m'engage ?
Mon parrain de confirmation me demande quel don de l'Esprit je souhaite recevoir
J'ai peur de me faire baptiser et de retomber aussitôt dans mes vieux travers
Je ne connais pas toute la Bible, puis-je quand même demander le baptême ?
On baptise notre petite Inès en août, quelles paroles dit la marraine ?
À 77 ans je demande enfin le baptême, mes enfants sont stupéfaits, moi je suis en paix
On me demande un témoignage pour mon baptême, cinq minutes, comment raconter ma rencontre avec Dieu ?
Choisir un verset de confirmation à quatorze ans, c'est dur, il me le faut pour mardi
Première communion à quarante ans, le même matin que ma nièce, je suis toute retournée
Est-ce que je me sentirai différent en ressortant de l'eau ? Le baptême est samedi
Je repousse toujours mon baptême, je me dis que je dois d'abord devenir meilleur
Routier, je n'ai pas pu suivre tout le catéchuménat, m'acceptera-t-on quand même pour le baptême ?
L'eau versée sur le front ou le grand plongeon, est-ce que cela change quelque chose au baptême ?
Mes parents sont d'une autre religion, ils viendront à ma confirmation, j'aimerais leur expliquer ce que ça veut dire
Quelle prière faire la veille de mon baptême ?
le prêtre tracera une croix d'huile sur mon front, que représente le saint chrême ?
Mon fils de dix ans veut être baptisé comme son copain, comprend-il ce qu'il demande ?
Profession de foi dans quinze jours, je dois dire je crois et je me demande si je crois assez
J'entre dans l'Église à la Pentecôte avec six autres adultes, quel passage méditer pour s'y préparer ?

# must-settle-others-quarrel
Mes deux filles se chamaillent et viennent chacune plaider leur cause, comment rester équitable ?
Deux voisins se disputent une haie, ils m'ont choisi comme arbitre parce que je suis retraité et patient
Cheffe d'équipe à l'hôpital, je dois départager deux aides-soignantes en conflit, et l'une est mon amie
Au village on m'a assis sous l'arbre à palabres pour trancher entre deux familles, j'ai peur d'être injuste
mes deux meilleures copines sont fâchées et chacune exige que je prenne parti
Que dit la Bible à celui qui doit juger entre deux frères qui ont tort tous les deux ?
Je suis institutrice, deux élèves s'accusent mutuellement, comment savoir qui dit vrai ?
Mon père et mon oncle sont brouillés, je porte les messages de l'un à l'autre comme un facteur
Le conseil presbytéral m'envoie réconcilier deux paroissiens, moi qui déteste les conflits
Syndic bénévole, je suis entre le premier et le troisième étage qui se querellent pour un local à vélos
Comment être artisan de paix entre deux collègues qui ne se parlent plus ?
Mes fils tiennent le garage ensemble, ils s'engueulent devant les clients, et ils me disent tranche, papa
J'ai donné raison à la première qui m'a parlé, puis j'ai entendu l'autre version, j'ai jugé trop vite
Les cousins se disputent la date de la fête de famille et c'est à moi, l'aînée, de décider sans froisser
Tirée au sort comme jurée, j'ai peur de me tromper en jugeant le différend de deux associés
Arbitre de hockey mineur, les deux bancs me crient après, comment rester juste ?
Je suis coincé entre ma mère et ma tante, si j'écoute l'une l'autre boude
Deux vendeuses du marché se disputent une place, en tant que présidente je dois rendre la décision demain
mes colocs se font la guerre pour la vaisselle et me prennent pour juge, je m'en mêle ou pas ?
Délégué du personnel, j'entends deux récits contraires de la même dispute et on attend mon avis
Seigneur, donne-moi la sagesse, ce soir deux amis fâchés s'assoient à ma table et je sers de médiateur
Les jumeaux veulent tous les deux la chambre du haut, quoi que je tranche je serai une mère injuste
L'un des deux adversaires m'a apporté un cabri avant que je donne mon verdict, je l'ai renvoyé, ai-je bien fait ?
Comment écouter les deux parties sans pencher pour celui qui parle le mieux ?
Mes belles-sœurs se sont disputées pour un service à café et on m'a chargée de ramener la paix avant Pâques
Mon chef me demande de faire le tampon entre deux ingénieurs brouillés, je ne veux blesser ni l'un ni l'autre

# quarrel-with-a-friend
Je me suis disputée avec ma meilleure amie pour une histoire de covoiturage et depuis c'est silence radio
On s'est pris la tête avec mon pote à propos d'un match, ça fait trois semaines qu'aucun de nous n'écrit
Ma chum de fille pis moi on s'est chicanées pour une niaiserie, elle me répond pus pantoute
Au maquis, mon ami et moi avons crié fort pour une affaire de tournée, maintenant il change de trottoir
Par fierté je ne l'appelle pas, mais qu'est-ce que mon amie me manque, nos fous rires, nos marchés du samedi
Mon copain de régiment m'en veut d'une plaisanterie lourde sur sa calvitie, je voudrais me rabibocher
On devait être témoins l'un de l'autre, et une dispute ridicule sur la date nous a séparés, mon ami d'enfance et moi
Pour une raclette annulée à la dernière minute, mon amie m'a raccroché au nez, et on s'évite au boulot
J'ai dit à ma copine que son nouveau tatouage faisait vulgaire, depuis cette dispute elle passe sans me voir
Mon meilleur ami et moi, deux profs, on s'est fâchés sur les retraites en pleine salle de pause
Est-ce à moi de demander pardon à mon amie si je pense avoir raison sur le fond mais pas sur le ton ?
Mon frère de lait, mon ami, m'a lancé tu as changé depuis la France, j'ai répondu mal, on ne s'appelle plus
J'ai préparé une lettre pour mon amie fâchée, elle dort dans mon sac depuis la Toussaint
Un quiproquo idiot, il attendait au café de la gare et moi à celui de la place, et mon ami crie au mépris
En terminale, prise de bec avec ma meilleure amie sur l'exposé, elle a demandé à changer de binôme
Un psaume ou une parole pour refaire la paix avec une amie que j'ai blessée par une boutade ?
À la pétanque, mon vieux complice conteste le point, le ton monte, et il joue désormais avec l'autre équipe
J'ai claqué la portière en disant garde-la ton amitié, quel imbécile, c'est mon meilleur copain
Mon amie boude parce que j'ai invité son ex par étourderie à ma crémaillère, comment me faire pardonner ?
Mon chum de hockey pis moi, on s'est pognés dans le vestiaire, y veut même plus embarquer dans mon char
J'attends un signe, elle aussi je crois, deux amies en froid qui regardent qui est en ligne
Je suis retourné chez mon ami avec du vin de palme pour finir la palabre, il a laissé la calebasse dehors
Maman d'une classe de CP, je me suis accrochée avec ma copine de la sortie d'école, on attend nos petits dos à dos
Mes mots ont dépassé ma pensée, j'ai jeté à mon amie qu'elle était une assistée, je m'en mords les doigts
Il paraît que mon ami demande de mes nouvelles aux autres, alors pourquoi on reste fâchés comme des gamins ?
À la chorale, mon amie et moi chantons la paix à trois mètres l'une de l'autre sans nous adresser la parole
Au potager partagé, ma copine a arraché mes semis par erreur, je lui ai hurlé dessus, elle a rendu sa clé
Avant de venir communier je devrais faire la paix avec mon ami, mais il ne décroche pas depuis notre dispute

# death-of-a-grandparent
Ma grand-mère est morte mardi, c'est elle qui m'a élevée pendant que maman faisait les marchés
Ma grand-maman tricotait mes tuques, j'ai mis la dernière sur mon oreiller depuis ses funérailles à Rimouski
Au village c'est ma grand-mère qui tenait toute la famille, depuis qu'elle nous a quittés la cour est muette
Je compose encore le numéro de mamie le dimanche à midi, sa voix me manque, son accent, ses remontrances
Grand-papa est décédé au printemps, sa cabane à sucre est fermée, personne n'a le cœur d'y aller
Pâques approche, le premier sans pépé pour cacher les œufs dans le potager, un mot d'espérance pour les petits ?
Mon pépé breton est mort avec la marée, disait-il, et je n'ose plus aller sur le port sans lui
Les pantoufles de mamie sont restées sous le radiateur, le chat dort dedans depuis sa mort
Mon grand-père a rejoint le Seigneur, chez nous au Bénin les funérailles durent des jours et je n'ai pas de billet
J'ai dix-sept ans, mon papi venait à tous mes matchs avec sa cloche de vache, samedi la tribune était muette
Comment consoler mon père qui a perdu sa mère, quand moi aussi je pleure ma grand-mère ?
Mémère jouait aux cartes en trichant, on a mis le valet de trèfle dans son cercueil, tous ses petits-enfants riaient et pleuraient
Mon grand-père est décédé à l'hôpital de Sherbrooke pendant la tempête, la route était fermée, je suis resté pris
Je suis infirmière et j'ai vu partir tant de gens, mais devant ma propre grand-mère morte je n'étais qu'une petite fille
Depuis la mort de papi, mamie met toujours deux bols le matin, et moi, son petit-fils, je n'ose rien dire
Mes grands-parents m'ont recueilli bébé, lui est mort en mars, elle en août, je suis orphelin pour la deuxième fois
Le dimanche on allait tous chez mamie pour le couscous, elle est morte et la famille ne sait plus où se réunir
Un verset pour la tombe de ma grand-mère, elle aimait les hirondelles et son jardin
J'entends encore mon pépé siffler dans l'atelier, ses rabots sont alignés, la sciure est toujours par terre
Ma mamie est partie au mois de mai, ce sera mon mariage en juillet sans elle au premier rang
Ma grand-mère priait en patois, depuis sa mort plus personne ne parle cette langue avec moi
On m'a transmis l'accordéon du grand-père disparu, je l'ouvre et il soupire comme lui, je fonds en larmes
Où sont nos morts, où est mon papi ce soir ? Je n'avais jamais perdu personne avant lui
Chez nous la grand-mère fermait la porte et bénissait la maison chaque soir, elle s'en est allée et je dors mal
Berger, j'ai repris les brebis de mon grand-père après son enterrement, elles cherchent sa voix et moi aussi
Bonne-maman était sévère et pourtant son décès me laisse tout de travers, ses bonbons à l'anis dans ma poche
C'est le premier jour de l'an où je n'irai pas demander la bénédiction à mon grand-père, il est mort à l'automne
Au foyer d'étudiants personne ne comprend que je sois effondrée pour une grand-mère, elle était tout mon pays

# i-gave-away-a-secret
J'ai bavassé sur ma chum au bureau, ça lui est revenu aux oreilles, je sais pus où me mettre
Au marché j'ai colporté l'affaire de la femme du boutiquier, le kongossa lui est parvenu et elle pleure
Ma voisine m'avait dit tout bas que son fils est au chômage, je l'ai lâché à la kermesse, je me sens minable
J'ai éventé le secret de mon associé, il voulait vendre sa part, les clients l'ont su par ma faute
Sur un coup de colère j'ai crié devant tous ce qu'elle m'avait confié un soir, on ne ravale pas ça
Elle croit que c'est sa sœur qui a parlé, je laisse accuser une innocente alors que la bavarde c'est moi
Secrétaire de mairie, j'ai divulgué un dossier à mon mari, il en a plaisanté au café, la famille l'a appris
Dieu pardonne-t-il à une commère qui a fait pleurer son amie ?
J'ai dit à ma mère le secret de ma copine de lycée, ma mère a appelé la sienne, catastrophe
Je fais partie de celles qui médisent à la sortie de la messe, et dimanche la personne visée était juste derrière
Mon ami m'a fait jurer de ne rien dire de ses crises d'angoisse, je l'ai dit au coach pour bien faire, il se sent trahi
Ma langue va plus vite que ma tête, j'ai placoté sur la nouvelle au dépanneur et c'était sa tante à la caisse
Faut-il d'abord s'excuser auprès de celle qu'on a trahie, ou auprès de ceux à qui on a tout raconté ?
Apprenti en cuisine, j'ai répété ce que le second disait du chef, ça a fait le tour des fourneaux
Dans le taxi j'ai parlé des affaires d'une amie au téléphone, le chauffeur était son cousin, elle sait tout
J'ai écrit sur le groupe de la tontine que la trésorière m'avait avoué être malade, elle a quitté le groupe
Elle m'avait montré ses poèmes en secret, j'en ai récité un pour amuser la classe, elle ne vient plus à l'atelier
Une indiscrétion de ma part, et tout l'atelier sait que ma collègue, qui ne l'avait dit qu'à moi, suit des cours de lecture
Je n'ai rien inventé, j'ai juste rapporté, mais elle m'avait demandé la discrétion et j'ai mal dormi
Comment prier pour quelqu'un dont j'ai sali la réputation par mes ragots ?
Ancien sacristain, j'ai raconté au bistrot qui venait voir le curé le soir, les ragots ont enflé et j'ai honte
Mon beau-frère m'avait confié qu'il perdait ses cheveux à cause d'un traitement, je l'ai trahi pour un bon mot
J'ai gâché la demande en mariage de mon pote, il m'avait mis dans la confidence et j'ai vendu la mèche à sa blonde
Au salon de tresses j'ai rapporté ce que ma grande amie dit de sa coépouse, la parole a couru plus vite que moi
Plus personne ne me confie rien depuis que j'ai trahi le secret de Sandrine, et je les comprends
Quel passage sur la langue et les commérages pour quelqu'un qui regrette d'avoir trop parlé d'une absente ?
J'ai laissé ma messagerie ouverte, ma sœur a lu les confidences de mon amie, j'aurais dû les effacer
Je dois lui dire en face demain que la fuite vient de moi, les mots ne sortent pas, j'ai peur de son regard
`
