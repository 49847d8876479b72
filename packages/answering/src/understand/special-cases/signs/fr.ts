/** What tells of danger in French, without accents: `danger facet points | pattern`. How lines are read: `signs.ts`. */
export const NAMES = {
  kin: String.raw`(?:ex-?)?(?:mari|femme|epoux|epouse|conjointe?|copain|copine|compagnon|compagne|mec|fiancee?|pere|papa|mere|maman|parents|beau-pere|belle-mere|frere|soeur|oncle|tonton|tante|grand-pere|papi|cousine?|fils|fille|gendre|demi-frere|belle-famille)`,
  power: String.raw`(?:pretre|cure|pasteur|diacre|abbe|catechiste|animateur|moniteur|prof\w*|maitre|instit\w*|entraineur|coach|patron|chef|manager|surveillant|proprietaire|voisin|mec|type|homme|gars|responsable|ancien|educateur)`,
  child: String.raw`(?:fils|fille|enfants?|gamine?|bebe|petite?|garcon|niece|neveu|eleve|mome|gosse|ado)`,
}

export const SIGNS = String.raw`
self-harm wish 4 | (?:j ?e? ?)?(?:v(?:eu)?x|veut|veux|voudrais|vais|va|aimerais|envie de?|pense a|ai decide de|cran de|courage de|prefere) (?:juste )?(?:mourir|crever|me tuer|se tuer|me suicider|se suicider|me pendre|se pendre|me flinguer|me foutre en l'air|se foutre en l'air|en finir|me jeter|ne plus (?:exister|me reveiller))\b(?! (?:a (?:soi|moi)|pour (?:le|dieu|jesus|christ)))|me foutre en l'air|se foutre en l'air
self-harm wish 3 | j'arrete tout|m'endor\w+ pour (?:de bon|toujours)|(?:ne )?plus (?:jamais )?(?:se|me) reveill\w+|(?:je )?(?:ne )?serai(?:s)? plus la|j'etais plus la|serait? mieux sans moi|je (?:rejoins|vais rejoindre) (?:le seigneur|dieu|jesus|mon|ma)|en finir (?:avec|ce soir|pour)|bientot le savoir|partir pour toujours
self-harm act 3 | (?:me|se) (?:jette|jeter|pend|pendre|lance|balance|tranch\w+|ouvr\w+ les veines|trancher)|sous (?:le|un) (?:train|metro|bus|camion)|sauter (?:du|de la|d'un|dans le vide)|j'ai (?:avale|pris|bu) (?:toute|tous|la|une? (?:boite|flacon|bouteille))|trancher les veines
self-harm means 2 | cachets|comprimes|medicaments|medocs|somniferes|doliprane|paracetamol|corde\b|lames?\b|rasoir|couteau|fusil|javel|insuline|boite de|antidepresseurs
self-harm place 3 | je suis (?:debout |assise? |monte\w? )?(?:sur|au bord) (?:le|la|un|du|de la|de l'|d'un)?\s?(?:toit|pont|rebord|balcon|fenetre|falaise|parapet|voies?|quai)
self-harm ready 2 | mets? de cote|(?:j'ai )?achet\w+|garde\w* .{0,10}(?:cachets|comprimes)|j'accumule|combien de .{0,24}(?:pour|faut|mourir|reveill)|s'est enferme|devant moi|depuis des mois
self-harm farewell 3 | (?:laisse|ecrit|ecris|preparer?) (?:une|des|mes|ma|la) lettres? .{0,12}(?:pour|a|d')|lettre d'adieu|mot d'adieu|(?:confie|donne|laisse) (?:mon|ma|mes) (?:chat|chien|animal|affaires)\w*|assurance[- ]vie|tout (?:range|regle|prepare)
self-harm now 1 | ce soir|cette nuit|demain|aujourd'hui|maintenant|ce week-?end|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|bientot|il y a une heure|tous les jours|toujours|hier|j'ai peur
self-harm after 1 | me pardonn\w+|m'en voudra|en enfer|dieu me voit|priez pour moi|au secours|aidez|un peche|comme judas|quoi lui dire|expres\b
self-harm despair 3 | (?:ne )?(?:vois|ai|trouve) (?:plus|pas|aucune?) (?:de |aucune )?(?:raison|sens|interet|espoir|issue)s? .{0,12}(?:viv|vie|continu|$)|(?:n'|j')?en (?:peux|peut) plus\b|(?:personne|nul) .{0,10}(?:rendrait compte|remarquer\w+|manquer\w*|regretter\w+|pleurer\w*)|plus (?:d'|aucun )espoir|a quoi bon\b|jamais (?:ne|etre ne|nee?)\b|je ne? ?vaux rien|je suis (?:un (?:poids|fardeau|echec)|une? (?:merde|nulle?))|dieu .{0,10}(?:deteste|hait)r?|combien de temps je (?:vais|peux)|(?:plus )?(?:gout|envie) (?:a|de) rien|(?:veux|voudrais|envie de) (?:juste )?disparaitre|je (?:hais|deteste) (?:mon corps|ma vie)|je me (?:hais|deteste)|n'etre jamais ne
self-harm dwell 2 | pense a (?:la mort|mourir|en finir)
self-harm plan 2 | comment m'y prendre|je sais comment|comment faire pour mourir
self-harm hurt 4 | je me (?:scarifi\w+|coupe|brule|mutil\w+|lacere|griffe|fais (?:du mal|vomir)|suis (?:encore )?(?:fait du mal|coupe|scarifi\w+))|me suis encore fait du mal|me faire du mal
self-harm hurt 3 | (?:coupures|entailles|cicatrices|marques) .{0,24}(?:bras|poignets|cuisses|jambes)|(?:taper|tape|cogner|cogne|frapper) (?:la|ma) tete|tete contre (?:le|les) murs?
self-harm relief 2 | (?:y a que ca|la seule chose|seul moyen) .{0,8}(?:qui|pour|de)|jusqu'au sang|me calme|toutes? fraiches?|j'ai honte
self-harm eating 2 | mange plus|ne mange|arrete de manger|vomir (?:apres|tout)
self-harm other 2 | (?:{kin}|amie?|pote|collegue|camarade|coloc\w*)\b.{0,40}(?:dit|menace|veut|ecrit|parle de|s'est enferme|a poste)
abuse who 2 | (?:mon|ma|mes|son|sa|le|la|un|une|l')\s?(?:{kin}|{power})\b
abuse who 1 | \b(?:il|elle|ils|on)\b
abuse harm 4 | (?:me|m'a|m'ont|nous|te) ?(?:bat|frapp\w+|cogn\w+|tap(?:e|ee)|gifl\w+|etrangl\w+|pouss\w+|bouscul\w+|secou\w+|mord\w*|brul\w+|gueule dessus et|jet\w+ (?:par|contre|des)|tir\w+ (?:par )?les cheveux|roue de)\b|m'a (?:mis|donne|colle|file|flanque) .{0,8}(?:gifle|claque|coup|baffe|raclee)|(?:cogne|frappe|bat|tape) (?:ma|sa|mon|mes) (?:mere|soeur|frere|petit\w*)|casser? (?:le|la|les|une?|deux) (?:bras|nez|dents?|cotes?|machoire)|(?:la|le) (?:frappe|bat|cogne)\b
abuse wound 3 | mes bleus|des bleus|oeil au beurre|hematomes?|ecchymoses?|toujours des marques|points de suture
abuse force 3 | me (?:force|oblige|contraint) .{0,8}(?:a|de)\b|me fait (?:faire )?(?:des choses|coucher)|nous (?:oblige|force)|(?:quand|meme si|alors que) je (?:lui )?dis non|de force|marier (?:avec|de|a)|voir des clients|devoir (?:d'epouse|conjugal)
abuse touch 4 | m'a (?:viol\w+|touche\w*|tripot\w+|caress\w+|drogu\w+|deshabill\w+)|(?:fait|ete|etre) viol\w+|me (?:touche|tripote|pelote|caresse|viole)|(?:la|le) touche\b|(?:glisse|mis|met|passe) (?:sa|la) main|sous (?:ma|mon|mes) (?:jupe|pull|robe|vetements|t-shirt)|(?:vient|entre|monte) dans (?:ma chambre|mon lit)
abuse images 3 | (?:photos?|videos?|images?) (?:de moi|nues?|intimes?|denudee?s?)|nudes?\b|(?:balancer?|publier?|diffuser?|poster?|envoyer) .{0,20}si (?:j|je)
abuse secret 2 | si je (?:parle|pars|le dis|raconte|porte plainte|dis)|secret|n?'?ose pas (?:le dire|en parler)|honte d'en parler|ne le dis a
abuse threat 3 | (?:nous|me|m'|la|les|te) ?(?:tuer\w*|tue\b|retrouver\w*|egorger\w*|massacr\w+)|menace de|peur qu'il|en enfer si
abuse control 3 | (?:m'a|me) (?:pris|confisqu\w+|prend|prive de|cach\w+|controle|suit|surveille) .{0,12}(?:passeport|telephone|portable|papiers|retraite|argent|carte|cles|mes)|m'interdit|(?:nous|m'|me) ?(?:garde|enferme\b|retien\w+|sequestr\w+)|enferm(?:ee?s?|e) (?:dans|a|sans|au)|(?:n'ai|ai) (?:plus|pas) le droit (?:d'|de) ?(?:appeler|voir|sortir|parler|manger)|(?:empeche|laisse pas) (?:de )?(?:sortir|voir|partir)|me donne pas a manger
abuse watch 2 | traque|surveill\w+ (?:jour|nos|mes)|ceux qui partent|me suit partout|lit mes messages
abuse fear 2 | peur de rentrer|peur de (?:lui|mon|ma)\b|je tremble|me cache
abuse fear 1 | peur|me hurle|m'insulte|m'humilie|me crie|quand il (?:a bu|boit)|ivre|soumettre|soumission|autre joue|que faire|soixante-dix|refuse de partir|pardonner
child minor 2 | j'ai (?:[6-9]|1[0-7]) ans|de (?:[1-9]|1[0-7]) ans|(?:le|la|un|une|mon|ma) (?:petite?|gamine?|gosse|mome|bebe|eleve|niece|neveu|fils|fille|enfant)\b|internat|college|ecole|\bcate\b|aumonerie
child mark 3 | (?:petite?|gamine?|enfant|bebe|voisine?s?|gosse)\b.{0,30}(?:hurle|crie|pleure|marques|maigre|bleus|affame)|m'enferme|nous enferme|enferme (?:dans|a la|sans|au)|pas a manger|un demon|(?:avec|a coups de) (?:la |sa )?(?:ceinture|baton|martinet|regle)|jusqu'a ce que je saigne|grand-pere la touche|a la cave
violence will 2 | je (?:vais|veux|viens|compte|pense)|pulsions?|envie de|j'ai des (?:pulsions|envies)|des voix|dit qu'il va|menace de|ils vont (?:regretter|payer|voir)|va tirer
violence kill 2 | (?:tuer|poignarder|egorger|etrangler|etouffer|abattre|flinguer|descendre|empoisonner|bruler|planter) (?:celui|cette|ce|mon|ma|mes|le|la|les|tous|tout|leur|des)|tirer (?:sur|dans)|oeil pour oeil|(?:se|s'etre) moqu\w+|harcel\w+
violence arm 2 | (?:avec|j'ai|pris|achete|prendre) (?:un|une|le|mon) (?:couteau|arme|fusil|pistolet|hache|lame|bidon)
violence when 1 | demain|ce soir|dans son sommeil|a la sortie|au lycee|renverse
violence baby 4 | j'ai (?:secoue|jete|frappe|gifle|lache) (?:mon|le|la|ma) (?:bebe|petite?|enfant|fils|fille)
self-harm leaving 3 | (?:moi )?je (?:ne )?pourrai plus|dormir et ne (?:pas|plus|jamais)|ne (?:pas|plus) (?:revenir|me reveiller)|c'est decide|devrais (?:deja )?etre morte?|pardon a tous|c'etait bien|adieu (?:a|tout)|testament est|derniere? (?:nuit|jour|priere|message|psaume)|dire adieu|retrouver (?:ma|mon) \w+ (?:au ciel|la-haut)|psaume pour la route|(?:ne )?veux plus (?:etre la|exister|me lever|continuer)
self-harm method 3 | (?:se|me) noie|noyer\b|souffre quand|sans souffrir|canon|dans ma bouche|detente|tuyau|monoxyde|me vider de mon sang|foncer dans|accroche a|sac sur la tete|insuline
self-harm hurt 3 | croutes|m'arrach\w+|rechut\w*|la lame|me mords|automutil\w+|me griffe|me prive de manger
abuse injury 2 | (?:a )?casse (?:mon|ma|mes)|m'a (?:tordu|casse|jete\w*|traine\w*|mordu\w*|brule\w*|crache)|en bas de l'escalier|finis (?:a terre|aux urgences|en bas|par terre)|(?:sorti|menace\w*|pointe|brandi) .{0,8}(?:un|une|le|son) (?:couteau|arme|fusil|pistolet|marteau)|a brule|fer a repasser|marques sur|du sang|se tait des|dire qu(?:e|'il|'elle) .{0,6}tombe\w*|par les cheveux|la levre|mon (?:doigt|nez|bras|oeil)
abuse intimate 3 | (?:etait|sur) (?:allonge )?sur moi|m'embrasse\b|m'a embrasse\w*|sur la bouche|j'avais dit (?:non|pas|stop)|culotte|sous-vetements|me (?:regarde|mate) (?:sous la douche|nue|quand)|me fait (?:rester|regarder|deshabiller)|se deshabille|frotte contre|me montre .{0,8}porno
abuse held 3 | (?:gardent?|ont|detiennent) mes (?:papiers|documents)|(?:ne )?(?:peux|puis) (?:plus|pas) (?:rentrer|repartir|partir)|m'a (?:emmenee?|envoyee?|vendue?) (?:a|en|au)|prisonniere
violence will 2 | je l'attends|je (?:le|la|les) (?:retrouverai|attends|creve)|faire justice|il va (?:payer|regretter)
violence kill 2 | fusil|le relache|faire (?:la peau|payer)|son compte
any remedy -4 | tension\b|mal de tete|migraine|fievre|grippe|enceinte|ordonnance|effets secondaires|pendant le repas
any recovered -4 | gueri\w*|dieu m'a (?:releve|sauve|gueri)|c'est (?:fini|passe|derriere)|rendre grace|louange|aider d'autres|divorcee? depuis|depuis longtemps|me remarier|mon temoignage|j'ai pardonne depuis
any again 4 | (?:recommence|encore) (?:a )?(?:me (?:couper|scarifier|frapper)|m'a frappe)|me frappe encore
any tale -4 | predication|sermon|homelie|roman\b|mon roman|film|serie|piece|plan d'|soiree de jeunes|groupe biblique|expose|dissertation|bovary|j'ai vu|j'ecris|conference
any topic -4 | ^.{0,3}(?:que|quoi|comment|ou|est-ce|peut-on|quels?|quelles?|versets?|y a-t-il)\b.{0,40}(?:bible|eglise|paroisse|chretiens?|catholi\w+|evangile|ecriture)\b(?!.*\b(?:me|moi|je|mon|ma|mes|j'|m')\b)|^versets? (?:sur|de)(?!.*\b(?:me|moi|je)\b)
any nuisance -3 | aboie|aboiement|bruit|musique (?:a fond|trop forte)|ronfle|travaux|embouteillage|bouchons
any caring -2 | m'occupe de (?:ma mere|mon pere|mes parents|mon mari|ma femme|maman|papa)
`

export const IDIOMS = String.raw`(?:veux|voudrais) (?:plus |pas )?vivre (?:en ville|a la campagne|dans (?:la|le|un|une|cette|ma|mon) (?!monde|corps|vie|douleur|peur|enfer))|prefer\w+ mourir (?:plutot )?que (?:de |d')?(?!vivre|continuer|rester|retourner|etre|voir)|roseau (?:froisse|casse|broye|abime).{0,24}(?:bris|romp)\w*|(?:je )?meurs (?:de (?:faim|soif|sommeil|froid|chaud|rire|peur|honte|ennui|curiosite|fatigue)|d'(?:envie|ennui|amour|impatience))|mort(?:e|s)? de (?:rire|fatigue|faim|peur|honte|trouille|soif)|(?:portable|telephone|ordi\w*|voiture|batterie|tablette)\b.{0,8}(?:est |est completement )?mort\w*|(?:va|vont|allait) me tuer (?:si|quand) (?:j'|je )(?:oubli|arrive|rate|perd|cass|suis en retard)|(?:me|te) tuera si (?:j'|je )(?:oubli|arrive|rate)|(?:dos|tete|chaleur|boulot|travail|genou|pieds?|bouchons|dents?)\b.{0,10}me (?:tue|tuent)|mortel d'ennui|tuer le temps|a mourir (?:d'ennui|de rire)|mourir (?:a|au) (?:soi|moi|peche|soi-meme|moi-meme)|se tuer (?:au|a la) (?:travail|tache)`
