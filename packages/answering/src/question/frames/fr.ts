import type { Frames } from './frame.ts'

const BIBLE = String.raw`(?:la |les |l'|le )?(?:sainte )?(?:bible|ecritures?|nouveau testament|ancien testament|parole de dieu|dieu|jesus|prophetes|siracide|proverbes)`

const NUMBER = String.raw`(?:trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\d{1,2})`

/** What happens to persons and places, as a noun. */
const HAPPENING = String.raw`(?:chute|mort|naissance|appel|bataille|siege|destruction|construction|reconstruction|passage|guerison|bapteme|naufrage|lapidation|meurtre|arrestation|proces|conversion|tentation|onction|reniement|trahison|noces|reve|reves|resurrection)`

/** Before or behind its verb: `Moïse a`, `a-t-il`, `s'est`. */
const DID = String.raw`(?:n'|s'|l'|ne |lui )?(?:a|ont|est|etait|avait|fut|fit|doit|voulait|refusa|quitta)\b`

export const FR: Frames = {
  leads: [
    String.raw`(?:bonjour|bonsoir|salut|coucou|svp|s'il (?:vous|te) plait|alors|bon|dis|dites|une question|j'ai une question|excusez-moi|pardon)[,:.! ]+`,
    String.raw`(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez) (?:me |m')?(?:dire|aider a trouver)[,: ]+|(?:je voudrais|j'aimerais|je veux) savoir[,: ]+|(?:dis-moi|dites-moi|sais-tu|savez-vous)[,: ]+(?:si )?`,
  ],
  frames: [
    [
      'write',
      String.raw`\b(?:ecris|ecrivez|ecris-moi|redige|redigez|compose|fais|fais-moi|prepare|prepare-moi|donne-moi|cree|il me faut)\b(?:[ -]\w+){0,4} (?:priere|poeme|sermon|predication|plan|cantique|homelie|meditation)\b(?: (?:sur|pour|de|a propos de) (?<x>.+))?`,
    ],
    [
      'write',
      String.raw`\bprie[zr]? (?:pour|avec) (?:moi|nous|mon|ma|mes)\b|^(?:une? )?(?:priere|poeme|sermon|plan de predication) (?:sur|pour|de) (?!la (?:montagne|plaine)\b)(?<x>.+)`,
    ],
    ['write', String.raw`^(?:resume|resumez|resume-moi|un resume de|fais un resume)\b ?(?<x>.+)?`],
    [
      'event',
      String.raw`^{person} et {person}[?. !]*$|^(?:le |la |l'|les )?${HAPPENING} (?:de |du |d')(?:{person}|{place})|^(?:l')?(?:histoire|episode|recit) (?:de |du |des |d')(?!{person})`,
    ],
    [
      'list',
      String.raw`^(?:les )?(?<x>${NUMBER} \w+[sx](?: (?:de|du|des|d')\b[a-z' ]{0,24}?)?)(?:,? c'est (?:lesquel(?:le)?s|quoi|qui))?[?. !]*$|\bc'est lesquel(?:le)?s\b|^liste (?:de|des|du)\b`,
    ],
    ['event', String.raw`\bqui\b[^?]*, [\w' ]+ ou [\w' ]+ ?\?`],
    [
      'compare',
      String.raw`\bdifferences? (?:y a-t-il |existe-t-il )?entre (?<a>.+?) et (?<b>[^?.,]+)|\bquelles differences\b|\b(?:en quoi|comment) .* (?:differ\w+|se distingu\w+)`,
    ],
    [
      'compare',
      String.raw`\b(?:compare[rz]?|comparaison)(?: de| entre)? (?<a>.+?) (?:et|avec|a) (?<b>[^?.,]+)|\bcompare-t-il\b|\b(?<a>[\w' ]{2,30}) (?:vs\.?|versus) (?<b>[\w' ]{2,30})$|^(?<a>(?:la |le |les |l')?[\w]+) (?:contre|face a) (?<b>[\w' ]{2,30})$`,
    ],
    [
      'compare',
      String.raw`\b(?:une fois ou deux|se contredi\w+|contradiction|se sont-ils (?:disputes|opposes)|laquelle|lequel (?:des|est)|valait-il mieux|qui a eu le plus|lequel est|deux alliances|dernier adam|second adam|est-ce la meme)\b`,
    ],
    [
      'compare',
      String.raw`^(?:la |le |dame )?(?<a>{person}|sagesse|loi|foi) et (?:la |le |les |dame )?(?<b>{person}|folie|grace|oeuvres)\b[^?]*$|\best-ce le christ ?\?`,
    ],
    [
      'topic',
      String.raw`\bque (?:dit|enseigne)(?: le| la| l')? (?: +|{person} )(?:sur|des|du|de|d') ?(?:(?:la|le|les) |l')?(?<x>[^?]+)`,
    ],
    [
      'topic',
      String.raw`\b(?:versets|passages|textes|psaumes|citations)\b(?: bibliques?| de la bible)? (?:sur|pour|a propos|au sujet|concernant|qui parlent|parlant) ?(?:de |du |des |d')?(?<x>[^?.!]+)|\b(?:y a-t-il|as-tu|avez-vous) (?:un |des )?(?:versets?|passages?)\b`,
    ],
    [
      'find',
      String.raw`\b(?:je cherche|trouve-moi|trouve|donne-moi|cherche) (?:le|un|ce) (?:verset|passage|texte)\b ?(?:sur|qui dit|ou|de|avec)? ?(?<q>.+)?|\ble (?:verset|passage|texte) (?:sur|qui dit|ou|de|avec) (?<q>.+)|\ble verset "(?<q>[^"]+)"`,
    ],
    [
      'find',
      String.raw`"(?<q>[^"]{4,})"[ ,:;.-]*(?:.{0,16})\b(?:ou est-ce|ou est|c'est ou|c'est dans|quel verset|quel psaume|qui a dit|d'ou|reference|c'est quel|dans la bible|est-ce dans|ou se trouve|le passage|ou trouve|ca vient)\b`,
    ],
    [
      'find',
      String.raw`\b(?:ou (?:est|se trouve|trouve-t-on|est-il (?:dit|ecrit)|lit-on|est ecrit)|qui a dit|jesus a-t-il dit|d'ou vient)\b[^"]*"(?<q>[^"]+)"`,
    ],
    [
      'find',
      String.raw`\b(?:quel|quels|dans quel|de quel|a quel) (?:verset|psaume|chapitre|passage|livre de la bible|prophete)\b ?(?:dit|parle|a parle|est-ce|contient)?(?: que| de| du)? ?(?<q>.+)?`,
    ],
    [
      'find',
      String.raw`\bqui a (?:dit|prononce)\b(?: que)? ?(?<q>.+)?|\bd'ou (?:vient|sort) (?:la phrase|l'expression|la citation) ?(?<q>.+)?`,
    ],
    [
      'find',
      String.raw`(?<q>.{8,}?)[,:;. -]*(?:c'est ou(?: deja| dans la bible)?|ou est-ce(?: ecrit| dans la bible)?|c'est quel (?:verset|psaume|chapitre)|(?:de |dans )?quel (?:verset|chapitre|psaume)(?: ca vient)?|ca vient d'ou|d'ou ca vient|qui a dit ca|la reference(?: svp)?|reference ?\?|c'est dans la bible)[?. ]*$`,
    ],
    [
      'find',
      String.raw`\bou est-ce que (?:{person} |la bible |dieu )(?:dit|ecrit|parle)(?: que| qu'| de)? ?(?<q>.+)|\bou (?:est-ce|est-il|est) (?:ecrit|dit)\b(?: que)? ?(?<q>.+)?|\bou la bible dit-elle\b(?: que)? ?(?<q>.+)?|\b(?:chanson|cantique)\b.*\b(?:psaume|verset)\b|\bje ne le trouve pas\b`,
    ],
    [
      'list',
      String.raw`^(?:liste|enumere|nomme|cite|peux-tu (?:me )?lister|donne(?:-moi)? la liste|fais(?:-moi)? la liste)\b(?:-moi)?(?: de)?(?: tous| toutes)?(?: les| des| l')? ?(?<x>[^?.]+)?`,
    ],
    [
      'list',
      String.raw`\b(?:lister|liste (?:de|des)|noms (?:de|des)) ?(?<x>[^?.]+)?|\bcombien (?:de |d')(?!temps|annees|ans|jours)(?<x>[^?]+)`,
    ],
    [
      'list',
      String.raw`\b(?:quel(?:le)?s (?:sont|etaient|furent)|qui (?:sont|etaient)|c'est qui|c'est quoi) (?:les |l'|ces )(?<x>(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\d+) (?!personnes|disciples d)[^?]+)`,
    ],
    [
      'list',
      String.raw`\bquel(?:le)?s (?:sont |etaient |furent )?(?:les |l')?(?<x>(?:animaux|cadeaux|pierres|fetes|plaies|miracles|paraboles|qualites|conditions|rois|juges|tribus|aliments|femmes|hommes|dons|fruits|commandements|apotres|disciples|livres|prophetes|eglises|villes|noms|sacrifices|fils de|vertus|beatitudes|criteres)\b[^?]*)`,
    ],
    [
      'list',
      String.raw`\bqui (?:sont|etaient|furent) les (?<x>(?:(?:vaillants|grands) )?(?:hommes|apotres|disciples|juges|rois|prophetes|heros|patriarches)[^?]*)|\bdans quel ordre\b`,
    ],
    ['person', String.raw`^(?<x>{person}) (?:etait|est)-(?:elle|il) (?:une? )?(?:prostituee|diaconesse|prophete|roi)`],
    ['event', String.raw`\b(?:que s'est-il passe|qu'est-ce qui s'est passe)\b`],
    ['explain', String.raw`\bparaboles?\b`],
    ['explain', '{saying}'],
    [
      'explain',
      String.raw`"(?<q>[^"]+)".*\b(?:veut dire|voulait|veut-il|signifie|comprendre|explique|est-ce|parle-t-il|c'est dur|c'est quoi)\b|\b(?:que (?:signifie|veut dire)|explique|c'est quoi)\b[^"]*"(?<q>[^"]+)"`,
    ],
    [
      'doctrine',
      String.raw`\b(?:que (?:signifie|veut dire))\b.*{doctrine}|\bou la bible enseigne-t-elle\b.*{doctrine}`,
    ],
    [
      'explain',
      String.raw`\b(?:que|qu'est-ce que|ca|quoi) (?:signifie|veut dire|voulait dire|voulait-il dire|represente|symbolise)\b(?: (?:le|la|les)\b| l')? ?(?<x>[^?]+)?|\b(?:sens|signification) (?:de|du|des|d') ?(?<x>[^?]+)|\b(?:explique|expliquer|explique-moi|expliquez|interprete|interpreter|comment comprendre|comment interpreter)\b(?:-moi)? ?(?<x>[^?]+)?|\bcomment est-ce possible dans\b`,
    ],
    [
      'practical',
      String.raw`\bcomment (?:(?:me|se|m'|s'|ne pas|ne plus|bien|mieux) ?)*\w+(?:er|ir|oir|dre|ttre|ire|vre)\b|\b(?:comment (?:puis-je|je (?:peux|dois|fais)|dois-je|faire|pardonner|savoir|parler|supporter|vaincre|surmonter|prier|aider|gerer|resister|arreter|vivre|elever|reagir|le verifier|verifier|trouver la|affronter|aimer)|que (?:faire|dois-je|puis-je)|dois-je|puis-je|est-ce que je (?:peux|dois)|devrais-je|quoi faire|un conseil)\b`,
    ],
    [
      'practical',
      String.raw`\bje (?:n'arrive pas|ne (?:peux|parviens) pas|suis (?:epuise|fatigue|deprime|angoisse|en colere|desespere|pasteur))|\bj'ai (?:peur de (?:mourir|la mort)|un cancer|besoin d'aide)|\bm'a (?:blesse|fait du mal)|\btout lacher|\bdeleguer|\b(?:aux couples|sans arret)\b`,
    ],
    [
      'topic',
      String.raw`\b(?:que|qu'|comment) ?(?:dit|disent|enseigne|enseignent|pense|dit vraiment)(?: vraiment)? ${BIBLE}(?: vraiment)? (?:sur|des|du|de|d'|au sujet de|a propos de|concernant) ?(?:la |le |les |l')?(?<x>[^?]+)`,
    ],
    [
      'topic',
      String.raw`\b(?:dit|pense|enseigne) quoi (?:${BIBLE} )?(?:sur|des|du|de|d'|a propos de) ?(?:la |le |les |l')?(?<x>[^?]+)`,
    ],
    [
      'topic',
      String.raw`\b(?:que|qu') ?(?:(?:me|nous) )?(?:dit|disent|enseigne|enseignent)(?: vraiment)? ${BIBLE}\b(?! (?:aux|vraiment sur elle))|\bqu'enseignent\b|^(?:la |le |les |l')?(?<x>[^?,:]{3,40}?),? (?:dans|selon|d'apres) la bible\b[^?]*$|\b(?:selon|d'apres) (?:la bible|les ecritures)\b|\bla bible demande-t-elle\b`,
    ],
    [
      'practical',
      String.raw`\b(?:mon (?:mari|patron|copain|mariage|pere|frere|ami|chef|voisin|eglise)|ma (?:femme|copine|mere|soeur|vie|belle-mere|foi)|mes (?:collegues|parents|enfants|voisins))\b(?!.*\b(?:qui (?:est|etait)|de la paresse|paroisse)\b)`,
    ],
    [
      'topic',
      String.raw`\best-ce (?:un |que c'est un )?peche\b ?(?:de |d')?(?<x>[^?]+)?|\b(?:a-t-on|ai-je|avons-nous|on a|j'ai) le droit (?:de |d')(?<x>[^?]+)|\b(?:est-il|est-ce) (?:permis|interdit|mal)\b ?(?:de |d')?(?<x>[^?]+)?|\bange gardien\b`,
    ],
    ['event', String.raw`\bquels evangiles\b|\bl'histoire (?:ou|de)\b.*\b(?:ou|finit|comment)\b`],
    [
      'place',
      String.raw`\b(?:ou (?:s'est|est|se trouve|se trouvait|etait|sont|a-t-il|ont-ils|est ne|est mort|{person} (?:a-t-|et|est))|a quel endroit|dans quelle (?:ville|region)|quelle (?:ville|montagne)|sur quelle (?:ile|montagne|colline|route)|quel (?:endroit|lieu|pays|fleuve)|comment s'appelle (?:l'endroit|le lieu|la colline|la ville)|villes de refuge)\b(?!.*\b(?:raconte|annonciation|enseigne)\w*\b)(?: (?<x>[^?]+))?`,
    ],
    ['place', String.raw`\b(?:c'est ou|ou c'est)\b|\b{place}.*\bla ou\b|\b(?:dit|preche) {person} a {place}`],
    [
      'background',
      String.raw`\bqui a (?:ecrit|redige|compose|traduit|rebati)\b ?(?<x>[^?]+)?|\b(?:quand|pour qui|a qui|pourquoi|dans quel but)\b.*\b(?:ecrit|redige)\b|\bauteur de\b`,
    ],
    [
      'background',
      String.raw`\b(?:a l'epoque|au temps de|du temps de|contexte historique|coutumes?|deux royaumes|jour des expiations|a quoi (?:servait|servaient)|quelles dimensions|belles maisons|droit de rachat)\b|\bd'ou vient (?:la fete|le|la) (?<x>{background}|fete)`,
    ],
    [
      'background',
      String.raw`\b(?:qu'est-ce que|c'est quoi|qui (?:sont|etaient)|que (?:croyaient|faisaient)|que faisait-on)(?: (?:le|la|les|un|une)\b| l')? ?(?<x>{background})|\borigine de(?: (?:la)\b| l')? ?(?<x>.+)`,
    ],
    ['doctrine', String.raw`\b(?:qui (?:est|etait|sont)|c'est qui)(?: (?:le|la|les)\b| l')? ?{doctrine}`],
    ['event', String.raw`\bavec qui\b|\bqui (?:est|fut) le premier\b|\bquel roi a\b`],
    [
      'person',
      String.raw`^(?:a )?qui\b(?: (?:est|etait|etaient|sont|fut)\b(?: (?:le|la|les)\b| l')? ?(?<x>[^?,]+)?)?|\bc'(?:est|etait) qui (?<x>{person})|^(?<x>{person}),? c'(?:est|etait) qui\b`,
    ],
    ['event', String.raw`^(?:pourquoi|comment) (?:\w+ ){0,2}{person} ${DID}|^qu'est[- ]ce que {person} ${DID}`],
    ['doctrine', '{doctrine}'],
    [
      'doctrine',
      String.raw`\b(?:les chretiens|peut-on|doit-on|faut-il|devons-nous|pouvons-nous)\b|\bpourquoi (?:les )?(?:catholiques|orthodoxes|protestants|dit-on|croyons-nous)\b|\b(?:jesus|dieu|la bible) est-(?:il|elle)\b|\bque se passera-t-il\b`,
    ],
    ['background', '{background}'],
    [
      'person',
      String.raw`(?<!\b(?:ce|celui|celle|ceux) )\bqui (?:est|etait|etaient|sont) ?(?<x>[^?,]+)?|\b: qui (?:est|etait)-(?:il|elle)`,
    ],
    [
      'person',
      String.raw`\b(?:parle-moi de|raconte-moi la vie de|vie de|histoire de) (?<x>{person})|\bqu'est devenue? (?<x>\w+)|\bquel(?:le)? (?:fils|fille|disciple|apotre|prophete|femme|homme|juge)\b|\bcomment (?:est mort|s'appelaient|s'appelait|mourut)(?:e)? ?(?<x>[^?]+)?|\bson histoire\b|\bqu'a fait (?<x>{person})|\bqu'a-t-(?:il|elle) fait\b`,
    ],
    [
      'person',
      String.raw`^(?<x>{person}) a-t-(?:il|elle)\b|^(?<x>{person}),? (?:le|la|dans|etait)\b|\bpourquoi {person} a-t-(?:il|elle) pu|^(?<x>{person})$|\bdans (?:tobie|ruth), `,
    ],
    [
      'event',
      String.raw`\b(?:que s'est-il passe|qu'est-ce qui s'est passe|pourquoi|comment|quand|combien de temps|est-ce vrai|c'est vrai|vraiment|raconte|raconte-moi|l'histoire|ne s'est pas|quels evangiles|que voulait|qu'est-ce que ca|injuste)\b`,
    ],
    [
      'thing',
      String.raw`^(?:qu'est-ce que|qu'est-ce qu'|c'est quoi|quel(?:le)? (?:est|etait))(?: c'est que)?(?: (?:le|la|les|un|une)\b| l')? ?(?<x>[^?,]{2,50}?) ?\?*$`,
    ],
    ['event', String.raw`{person}.*\?`],
  ],
  passageWords: String.raw`(?:que|dit|lis|lis-moi|montre|montre-moi|donne|donne-moi|moi|ouvre|le|la|les|l|d|texte|de|du|des|en|francais|anglais|espagnol|bible|verset|versets|chapitre|et|cite|passage|je|veux|lire|svp|stp|entier|livre|segond|dans)`,
  searchNoise: [
    String.raw`\b(?:que|qu'|comment) ?(?:dit|disent|enseigne|enseignent)(?: vraiment)? (?:la |les |l')?(?:bible|ecritures?)(?: vraiment)? (?:sur|des|du|de|d'|au sujet de|a propos de)(?: (?:la|le|les)\b| l')?`,
    String.raw`\b(?:c'est |dans |de )?quel (?:verset|chapitre|psaume)(?: exactement| ca vient)?|\b(?:ou est-ce|c'est ou|ou est-il ecrit|d'ou ca vient)(?: dans la bible| ecrit| deja)?`,
    String.raw`\b(?:des )?(?:versets|passages|textes)(?: bibliques)? (?:sur|pour)|\bje cherche le verset(?: sur)?|\b(?:dans|selon) la bible\b|\b(?:la reference|svp|stp|s'il (?:te|vous) plait|explique-moi|raconte-moi|parle-moi de)\b|\b(?:que veut dire|que signifie|ca veut dire quoi|qu'est-ce que ca veut dire)\b`,
  ],
  termNoise: [
    'le',
    'la',
    'les',
    "l'",
    'un',
    'une',
    'des',
    'de',
    'du',
    "d'",
    'sur',
    'a propos',
    'mon',
    'ma',
    'mes',
    'ton',
    'ta',
    'son',
    'sa',
    'ses',
    'dans la bible',
    'selon la bible',
    'vraiment',
    'svp',
    'est',
    'sont',
    'etait',
    'que',
    "qu'",
    'et',
    'etre',
    'tous',
    'toutes',
    'pour',
  ],
  smallWords: `le la les l un une des de du d a au aux en et ou que qu qui quoi se sa son ses mon ma mes ton ta tes me te lui leur nous vous avec par pour sans sur sous ne pas ni si est sont etait etaient fut etre a ont avait il elle ils elles on je tu ce cet cette ces ca c comment quand quel quelle quels quelles combien pourquoi parce mais plus tres deja aussi bible verset versets passage chapitre dit dire signifie veut fait faire chose quelqu y t entre depuis jusque vraiment svp`,
  elliptic: [
    String.raw`^(?:et|mais) (?:qu'en est-il (?:de|du|des|d') ?|pour |chez |dans |selon )?(?<x>[^?]{1,40}?) ?\?*$`,
    String.raw`^qu'en est-il (?:de|du|des|d') ?(?<x>[^?]+?) ?\?*$`,
    String.raw`^(?<x>)(?:pourquoi|comment|quand|ou|qui|vraiment|et apres|et ensuite|quoi d'autre|encore|plus|plus de versets|explique(?:-moi)?(?: mieux| plus)?|par exemple|(?:il )?y (?:en )?a-t-il d'autres(?: versets)?|qu'est-ce que ca veut dire|ca veut dire quoi|et alors)[?. !]*$`,
  ],
  pronoun: String.raw`\b(?:il|elle|ils|elles|lui|leur|leurs|cela|ca|ceci|son|sa|ses|celui-ci|celle-ci|y|alors)\b`,
  asking: String.raw`\?|^(?:(?:a|de|en|avec|sur|dans|par|pour) )?(?:qui|que|qu'|quoi|comment|quand|ou|quel(?:le)?s?|pourquoi|est-ce|combien)(?:\b|(?<='))|\b(?:c'est (?:qui|quoi|ou|quand)|lesquel(?:le)?s)\b`,
  ownLife: String.raw`\b(?:j'ai (?:peur|perdu|rate|mal|honte|besoin|du mal|tellement|trop|envie de)|j'en (?:dors|peux)|je (?:me sens|n'en peux|n'arrive|ne (?:sais|dors|peux|comprends) (?:pas|plus)|suis (?:enceinte|malade|triste|seule?|perdue?|fatiguee?|epuisee?|angoissee?|jalouse|jaloux|au chomage|si|tellement|tres)|viens d'|traverse|vis (?:seul|avec)|cherche du travail|pleure|dors)|m'a (?:quittee?|trompee?|laissee?|viree?|refusee?|blessee?)|on m'a|mon (?:copain|ex|patron|mari|beau-pere|medecin|psy|boulot|travail|couple|ado)|ma (?:copine|femme|belle-mere|patronne|mamie))\b`,
  naming: String.raw`^(?:le |la |les |l')(?!.*\b(?:est|sont|sera|seront|etait|a|ont|me|te|se|nous|vous|je|tu|il|mon|ton|notre|votre|ne|qu'|que)\b)`,
}
