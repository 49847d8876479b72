import type { Frame } from '../frame.ts'

const BIBLE = String.raw`(?:la |les |l'|le )?(?:sainte )?(?:bible|ecritures?|nouveau testament|ancien testament|parole de dieu|dieu|jesus|prophetes|siracide|proverbes)`

const NUMBER = String.raw`(?:trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\d{1,2})`

/** What happens to persons and places, as a noun. */
const HAPPENING = String.raw`(?:chute|mort|naissance|appel|bataille|siege|destruction|construction|reconstruction|passage|guerison|bapteme|naufrage|lapidation|meurtre|arrestation|proces|conversion|tentation|onction|reniement|trahison|noces|reve|reves|resurrection)`

/** Before or behind its verb: `Moïse a`, `a-t-il`, `s'est`. */
const DID = String.raw`(?:n'|s'|l'|ne |lui )?(?:a|ont|est|etait|avait|fut|fit|doit|voulait|refusa|quitta)\b`

/** How French asks, what tells most first. */
export const FR_LADDER: readonly Frame[] = [
  // A text is to be made.
  [
    'write',
    String.raw`\b(?:ecris|ecrivez|ecris-moi|redige|redigez|compose|fais|fais-moi|prepare|prepare-moi|donne-moi|cree|il me faut)\b(?:[ -]\w+){0,4} (?:priere|poeme|sermon|predication|plan|cantique|homelie|meditation)\b(?: (?:sur|pour|de|a propos de) (?<x>.+))?`,
    'Écris-moi une courte prière pour un examen',
  ],
  [
    'write',
    String.raw`\bprie[zr]? (?:pour|avec) (?:moi|nous|mon|ma|mes)\b|^(?:une? )?(?:priere|poeme|sermon|plan de predication) (?:sur|pour|de) (?!la (?:montagne|plaine)\b)(?<x>.+)`,
    'Prie pour mon fils',
  ],
  [
    'write',
    String.raw`^(?:resume|resumez|resume-moi|un resume de|fais un resume)\b ?(?<x>.+)?`,
    'Résume la vie de Samuel',
  ],
  // Two names beside each other, or a noun for what befell one, name a story.
  [
    'event',
    String.raw`^(?:parle-moi de )?{person} et (?:de |d')?{person}[?. !]*$|^(?:le |la |l'|les )?${HAPPENING} (?:de |du |d')(?:{person}|{place})|^(?:l')?(?:histoire|episode|recit) (?:de |du |des |d')(?!{person})`,
    'Parle-moi de David et de Bethsabée',
  ],
  [
    'list',
    String.raw`^(?:les )?(?<x>${NUMBER} \w+[sx](?: (?:de|du|des|d')\b[a-z' ]{0,24}?)?)(?:,? c'est (?:lesquel(?:le)?s|quoi|qui))?[?. !]*$|\bc'est lesquel(?:le)?s\b|^liste (?:de|des|du)\b`,
    'les dix plaies',
  ],
  ['event', String.raw`\bqui\b[^?]*, [\w' ]+ ou [\w' ]+ ?\?`, "Qui menait l'armée, Joab ou Abner ?"],
  // Two sides: before everything that one side alone would decide.
  [
    'compare',
    String.raw`\bdifferences? (?:y a-t-il |existe-t-il )?entre (?<a>.+?) et (?<b>[^?.,]+)|\bquelles differences\b|\b(?:en quoi|comment) .* (?:differ\w+|se distingu\w+)`,
    'différence entre âme et esprit',
  ],
  [
    'compare',
    String.raw`\b(?:compare[rz]?|comparaison)(?: de| entre)? (?<a>.+?) (?:et|avec|a) (?<b>[^?.,]+)|\bcompare-t-il\b|\b(?<a>[\w' ]{2,30}) (?:vs\.?|versus) (?<b>[\w' ]{2,30})$|^(?<a>(?:la |le |les |l')?[\w]+) (?:contre|face a) (?<b>[\w' ]{2,30})$`,
    'Compare Saül et David',
  ],
  [
    'compare',
    String.raw`\b(?:se contredi\w+|contradiction|se sont-ils (?:disputes|opposes)|laquelle|lequel (?:des|est)|est-ce la meme|mieux que)\b|\bqui (?:est|etait|a eu) (?:le )?(?:plus|moins|meilleur)\b`,
    'Paul et Jacques se contredisent-ils ?',
  ],
  [
    'compare',
    String.raw`^(?:la |le |l')?(?<a>(?!{place})\w+) et (?:la |le |les |l')?(?<b>\w+)[?. ]*$`,
    'la foi et les œuvres',
  ],
  // Verses about something; then where words stand.
  [
    'topic',
    String.raw`\bque (?:dit|enseigne)(?: le| la| l')? (?: +|{person} )(?:sur|des|du|de|d') ?(?:(?:la|le|les) |l')?(?<x>[^?]+)`,
    'Que dit Pierre sur la souffrance ?',
  ],
  [
    'topic',
    String.raw`\b(?:versets|passages|textes|psaumes|citations)\b(?: bibliques?| de la bible)? (?:sur|pour|a propos|au sujet|concernant|qui parlent|parlant) ?(?:de |du |des |d')?(?<x>[^?.!]+)|\b(?:y a-t-il|as-tu|avez-vous) (?:un |des )?(?:versets?|passages?)\b`,
    'des versets sur la patience',
  ],
  [
    'topic',
    String.raw`\b(?:donne|donnez|envoie|partage|propose|conseille)-(?:moi|nous) (?:un|une) (?:verset|passage|texte|psaume)\b(?: biblique| de la bible)? (?:sur|pour|a propos|au sujet|de|d') ?(?:de |du |des |d'|l'|la |le |les )?(?<x>[^?.!]{3,40})$|\b(?:j'ai besoin|je voudrais|je veux) (?:d'un|un) (?:verset|passage|psaume) (?:sur|pour|de|d') ?(?:l'|la |le |les )?(?<x>[^?.!]{3,40})$`,
    "donne-moi un verset d'encouragement",
  ],
  [
    'find',
    String.raw`\b(?:je cherche|trouve-moi|trouve|donne-moi|cherche) (?:le|un|ce) (?:verset|passage|texte)\b ?(?:sur|qui dit|ou|de|avec)? ?(?<q>.+)?|\ble (?:verset|passage|texte) (?:sur|qui dit|ou|de|avec) (?<q>.+)|\ble verset "(?<q>[^"]+)"`,
    'Je cherche le passage où une ânesse parle',
  ],
  [
    'find',
    String.raw`"(?<q>[^"]{4,})"[ ,:;.-]*(?:.{0,16})\b(?:ou est-ce|ou est|c'est ou|c'est dans|quel verset|quel psaume|qui a dit|d'ou|reference|c'est quel|dans la bible|est-ce dans|ou se trouve|le passage|ou trouve|ca vient)\b`,
    '« Le fer aiguise le fer », ça vient de quel livre ?',
  ],
  [
    'find',
    String.raw`\b(?:ou (?:est|se trouve|trouve-t-on|est-il (?:dit|ecrit)|lit-on|est ecrit)|qui a dit|jesus a-t-il dit|d'ou vient)\b[^"]*"(?<q>[^"]+)"`,
    'Où lit-on « le fer aiguise le fer » ?',
  ],
  [
    'find',
    String.raw`\b(?:quel|quels|dans quel|de quel|a quel) (?:verset|psaume|chapitre|passage|livre de la bible|prophete)\b ?(?:dit|parle|a parle|est-ce|contient)?(?: que| de| du)? ?(?<q>.+)?`,
    'Quel psaume dit qu’il restaure mon âme ?',
  ],
  [
    'find',
    String.raw`\bqui a (?:dit|prononce)\b(?: que)? ?(?<q>.+)?|\bd'ou (?:vient|sort) (?:la phrase|l'expression|la citation) ?(?<q>.+)?`,
    'Qui a dit que tout est vanité ?',
  ],
  [
    'find',
    String.raw`(?<q>.{8,}?)[,:;. -]*(?:c'est ou(?: deja| dans la bible)?|ou est-ce(?: ecrit| dans la bible)?|c'est quel (?:verset|psaume|chapitre)|(?:de |dans )?quel (?:verset|chapitre|psaume)(?: ca vient)?|ca vient d'ou|d'ou ca vient|qui a dit ca|la reference(?: svp)?|reference ?\?|c'est dans la bible)[?. ]*$`,
    "l'orgueil précède la chute, d'où ça vient ?",
  ],
  [
    'find',
    String.raw`\bou est-ce que (?:{person} |la bible |dieu )(?:dit|ecrit|parle)(?: que| qu'| de)? ?(?<q>.+)|\bou (?:est-ce|est-il|est) (?:ecrit|dit)\b(?: que)? ?(?<q>.+)?|\bou la bible dit-elle\b(?: que)? ?(?<q>.+)?|\b(?:chanson|cantique)\b.*\b(?:psaume|verset)\b|\bje ne le trouve pas\b`,
    "Où est-il écrit que l'homme ne vit pas de pain seulement ?",
  ],
  // The members of something, their order or their number.
  [
    'list',
    String.raw`^(?:liste|enumere|nomme|cite|peux-tu (?:me )?lister|donne(?:-moi)? la liste|fais(?:-moi)? la liste)\b(?:-moi)?(?: de)?(?: tous| toutes)?(?: les| des| l')? ?(?<x>[^?.]+)?`,
    "Énumère les juges d'Israël",
  ],
  [
    'list',
    String.raw`\b(?:lister|liste (?:de|des)|noms (?:de|des)) ?(?<x>[^?.]+)?|\bcombien (?:de |d')(?!temps|annees|ans|jours)(?<x>[^?]+)`,
    'Combien de fils avait Isaï ?',
  ],
  [
    'list',
    String.raw`\b(?:quel(?:le)?s (?:sont|etaient|furent)|qui (?:sont|etaient)|c'est qui|c'est quoi) (?:les |l'|ces )(?<x>(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\d+) (?!personnes|disciples d)[^?]+)`,
    'Quelles sont les sept églises ?',
  ],
  [
    'list',
    String.raw`\bquel(?:le)?s (?:sont |etaient |furent )?(?:les |l')?(?<x>(?:animaux|cadeaux|pierres|fetes|plaies|miracles|paraboles|rois|juges|tribus|aliments|femmes|hommes|dons|fruits|commandements|apotres|disciples|livres|prophetes|eglises|villes|noms|sacrifices|fils de|vertus|beatitudes)\b[^?]*)`,
    'Quels miracles Élisée a-t-il faits ?',
  ],
  [
    'list',
    String.raw`\bqui (?:sont|etaient|furent) les (?<x>(?:apotres|disciples|juges|rois|prophetes|patriarches)[^?]*)|\bdans quel ordre\b`,
    'Qui furent les juges ?',
  ],
  // Is X Y? Of Jesus, and where Y is God's, it asks for what is believed; of anyone else for their life.
  [
    'doctrine',
    String.raw`^(?:est-ce que )?(?:{person}|dieu|le \w+|la \w+) (?:est|etait)(?:-(?:il|elle))?\b.*\b(?:dieu|divin\w*|seigneur|sauveur|messie|createur)\b`,
    'Marie est-elle la mère de Dieu ?',
  ],
  [
    'person',
    String.raw`^(?:est-ce que )?(?<x>{person}) (?:etait|est)(?:-(?:elle|il))? une? \w+`,
    'Luc était-il un médecin ?',
  ],
  ['event', String.raw`\b(?:que s'est-il passe|qu'est-ce qui s'est passe)\b`, "Que s'est-il passé à Silo ?"],
  // What words mean.
  [
    'doctrine',
    String.raw`^(?:peux-tu |pouvez-vous |tu peux )?(?:m')?expli(?:que|quer|quez)(?:-moi|-nous)?(?: (?:le|la|les)\b| l')? ?{doctrine}(?: simplement| s'il te plait| en termes simples)*[?. ]*$`,
    'Explique-moi la Trinité',
  ],
  ['explain', String.raw`\bparaboles?\b`, 'la parabole du semeur'],
  ['explain', '{saying}', 'le sel de la terre'],
  [
    'explain',
    String.raw`"(?<q>[^"]+)".*\b(?:veut dire|voulait|veut-il|signifie|comprendre|explique|est-ce|parle-t-il|c'est quoi)\b|\b(?:que (?:signifie|veut dire)|explique|c'est quoi)\b[^"]*"(?<q>[^"]+)"`,
    'Que signifie « un murmure doux et léger » ?',
  ],
  [
    'doctrine',
    String.raw`\b(?:que (?:signifie|veut dire))\b.*{doctrine}|\bou la bible enseigne-t-elle\b.*{doctrine}`,
    'Que signifie la justification ?',
  ],
  [
    'explain',
    String.raw`\b(?:que|qu'est-ce que|ca|quoi) (?:signifie|veut dire|voulait dire|voulait-il dire|represente|symbolise)\b(?: (?:le|la|les)\b| l')? ?(?<x>[^?]+)?|\b(?:sens|signification) (?:de|du|des|d') ?(?<x>[^?]+)|\b(?:explique|expliquer|explique-moi|expliquez|interprete|interpreter|comment comprendre|comment interpreter)\b(?:-moi)? ?(?<x>[^?]+)?`,
    'Que signifie séla ?',
  ],
  // What is to be done asks for counsel: an infinitive after "comment", a duty or a leave in the first person.
  [
    'practical',
    String.raw`\bcomment (?:(?:me|se|m'|s'|ne pas|ne plus|bien|mieux) ?)*\w+(?:er|ir|oir|dre|ttre|ire|vre)\b|\b(?:comment (?:puis-je|je (?:peux|dois|fais)|dois-je|faire)|que (?:faire|dois-je|puis-je)|dois-je|puis-je|est-ce que je (?:peux|dois)|devrais-je|quoi faire|un conseil)\b`,
    'Comment prier ?',
  ],
  [
    'practical',
    String.raw`\bje (?:n'arrive pas|ne (?:peux|parviens) pas|suis (?:epuise|fatigue|deprime|angoisse|en colere|desespere))|\bj'ai (?:peur de (?:mourir|la mort)|un cancer|besoin d'aide)|\bm'a (?:blesse|fait du mal)`,
    'je suis fatigué de tout',
  ],
  // What the Bible says about something, or forbids.
  [
    'topic',
    String.raw`\b(?:que|qu'|comment) ?(?:dit|disent|enseigne|enseignent|pense|dit vraiment)(?: vraiment)? ${BIBLE}(?: vraiment)? (?:sur|des|du|de|d'|au sujet de|a propos de|concernant) ?(?:la |le |les |l')?(?<x>[^?]+)`,
    'Que dit la Bible sur la colère ?',
  ],
  [
    'topic',
    String.raw`\b(?:dit|pense|enseigne) quoi (?:${BIBLE} )?(?:sur|des|du|de|d'|a propos de) ?(?:la |le |les |l')?(?<x>[^?]+)`,
    'elle dit quoi la Bible sur les dettes',
  ],
  [
    'topic',
    String.raw`\b(?:que|qu') ?(?:(?:me|nous) )?(?:dit|disent|enseigne|enseignent)(?: vraiment)? ${BIBLE}\b(?! (?:aux|vraiment sur elle))|\bqu'enseignent\b|^(?:la |le |les |l')?(?<x>(?!c'est|qu['e]|qui |ou |quel)[^?,:]{3,40}?),? (?:dans|selon|d'apres) la bible\b[^?]*$|\b(?:selon|d'apres) (?:la bible|les ecritures)\b`,
    "l'amitié selon la Bible",
  ],
  [
    'practical',
    String.raw`\b(?:mon (?:mari|patron|copain|mariage|pere|frere|ami|chef|voisin|eglise)|ma (?:femme|copine|mere|soeur|vie|belle-mere|foi)|mes (?:collegues|parents|enfants|voisins))\b(?!.*\b(?:qui (?:est|etait)|de la paresse|paroisse)\b)`,
    "Mon frère n'appelle jamais",
  ],
  [
    'topic',
    String.raw`\best-ce (?:un |que c'est un )?peche\b ?(?:de |d')?(?<x>[^?]+)?|\b(?:a-t-on|ai-je|avons-nous|on a|j'ai) le droit (?:de |d')(?<x>[^?]+)|\b(?:est-il|est-ce) (?:permis|interdit|mal)\b ?(?:de |d')?(?<x>[^?]+)?`,
    'Est-ce un péché de parier ?',
  ],
  [
    'event',
    String.raw`\bquels evangiles\b|\bl'histoire (?:ou|de)\b.*\b(?:ou|finit|comment)\b`,
    'Quels évangiles racontent la tentation ?',
  ],
  // Where.
  [
    'place',
    String.raw`\b(?:ou (?:s'est|est|se trouve|se trouvait|etait|sont|a-t-il|ont-ils|est ne|est mort|{person} (?:a-t-|et|est))|a quel endroit|dans quelle (?:ville|region)|quelle (?:ville|montagne)|sur quelle (?:ile|montagne|colline|route)|quel (?:endroit|lieu|pays|fleuve)|comment s'appelle (?:l'endroit|le lieu|la colline|la ville))\b(?!.*\b(?:raconte|annonciation|enseigne)\w*\b)(?: (?<x>[^?]+))?`,
    'Sur quelle île Paul a-t-il fait naufrage ?',
  ],
  ['place', String.raw`\b(?:c'est ou|ou c'est)\b|\b(?:dit|preche) {person} a {place}`, "c'est où, Béthanie"],
  // What stands behind a book, a thing or a custom: author, time, use.
  [
    'background',
    String.raw`\bqui a (?:ecrit|redige|compose|traduit)\b ?(?<x>[^?]+)?|\b(?:quand|pour qui|a qui|pourquoi|dans quel but)\b.*\b(?:ecrit|redige)\b|\bauteur de\b`,
    'Qui a écrit le livre de Job ?',
  ],
  [
    'background',
    String.raw`\b(?:a l'epoque|au temps de|du temps de|contexte historique|coutumes?|a quoi (?:servait|servaient))\b|\bd'ou vient (?:la fete|le|la) (?<x>{background}|fete)`,
    'À quoi servait une mangeoire ?',
  ],
  [
    'background',
    String.raw`\b(?:qu'est-ce que|c'est quoi|qui (?:sont|etaient)|que (?:croyaient|faisaient)|que faisait-on)(?: (?:le|la|les|un|une)\b| l')? ?(?<x>{background})|\borigine de(?: (?:la)\b| l')? ?(?<x>.+)`,
    "Qu'est-ce que la Pâque ?",
  ],
  // Who; a name with "pourquoi" or "comment" and a deed asks for what happened.
  [
    'doctrine',
    String.raw`\b(?:qui (?:est|etait|sont)|c'est qui)(?: (?:le|la|les)\b| l')? ?{doctrine}`,
    'Qui est le Saint-Esprit ?',
  ],
  [
    'person',
    String.raw`^(?:a )?qui\b(?: (?:est|etait|etaient|sont|fut)\b(?: (?:le|la|les)\b| l')? ?(?<x>[^?,]+)?)?|\bc'(?:est|etait) qui (?<x>{person})|^(?<x>{person}),? c'(?:est|etait) qui\b`,
    'Qui était Melchisédek ?',
  ],
  [
    'event',
    String.raw`^(?:pourquoi|comment) (?:\w+ ){0,2}{person} ${DID}|^qu'est[- ]ce que {person} ${DID}`,
    'Pourquoi Samuel a-t-il pleuré ?',
  ],
  // What is believed, by the word for it or by a question put to all.
  ['doctrine', '{doctrine}', 'la Trinité'],
  [
    'doctrine',
    String.raw`\b(?:les chretiens|un chretien|une chretienne|peut[- ]on|doit[- ]on|faut[- ]il|devons[- ]nous|pouvons[- ]nous)\b|\bpourquoi (?:les )?(?:catholiques|orthodoxes|protestants|dit-on|croyons-nous)\b|\b(?:jesus|dieu|la bible) est-(?:il|elle)\b|\bque se passera-t-il\b`,
    'Faut-il se couvrir la tête ?',
  ],
  ['background', '{background}', 'les sadducéens'],
  // A name alone, or a life.
  [
    'person',
    String.raw`(?<!\b(?:ce|celui|celle|ceux) )\bqui (?:est|etait|etaient|sont) ?(?<x>[^?,]+)?|\b: qui (?:est|etait)-(?:il|elle)`,
    'Silas, qui était-ce ?',
  ],
  [
    'person',
    String.raw`\b(?:parle-moi de|raconte-moi la vie de|vie de|histoire de) (?<x>{person})|\bqu'est devenue? (?<x>\w+)|\bquel(?:le)? (?:fils|fille|disciple|apotre|prophete|femme|homme|juge|roi|reine)\b|\bcomment s'appelai(?:en)?t ?(?<x>[^?]+)?|\bqu'a fait (?<x>{person})|\bqu'a-t-(?:il|elle) fait\b`,
    'la vie de Samuel',
  ],
  [
    'person',
    String.raw`^(?<x>{person}) a-t-(?:il|elle)\b|^(?<x>{person}),? (?:le|la|dans|etait)\b|^(?<x>{person})$`,
    'Priscille',
  ],
  // Why, how, when, whether: something that happened.
  [
    'event',
    String.raw`\b(?:que s'est-il passe|qu'est-ce qui s'est passe|pourquoi|comment|quand|combien de temps|est-ce vrai|c'est vrai|vraiment|raconte|raconte-moi|l'histoire|quels evangiles)\b`,
    'Combien de temps a duré le déluge ?',
  ],
  [
    'thing',
    String.raw`^(?:qu'est-ce que|qu'est-ce qu'|c'est quoi|quel(?:le)? (?:est|etait))(?: c'est que)?(?: (?:le|la|les|un|une)\b| l')? ?(?<x>[^?,]{2,50}?) ?\?*$`,
    "Qu'est-ce que le bitume ?",
  ],
  ['event', String.raw`{person}.*\?`, 'Moïse chantait-il ?'],
  // Somebody wants to hear of something.
  [
    'topic',
    String.raw`\b(?:parle-moi|parlez-moi|dis-moi quelque chose) (?:de |du |des |d'|sur )(?<x>.+)`,
    'Parle-moi des oliviers',
  ],
]
