import type { Frame } from '../frame.ts'

const NUMBER = String.raw`(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d{1,2})`

/** What happens to persons and places, as a noun. */
const HAPPENING = String.raw`(?:caida|muerte|nacimiento|vocacion|batalla|sitio|destruccion|construccion|reconstruccion|paso|curacion|bautismo|naufragio|lapidacion|asesinato|arresto|juicio|conversion|tentacion|uncion|negacion|traicion|boda|bodas|sueno|suenos|resurreccion|historia)`

/** A verb in a tense that tells; with the accents away, the first person of the present looks the same. */
const PAST = String.raw`\w+(?:o|aron|ieron|ia|ian|aba|aban)\b`

/** Small words between question and verb. */
const BESIDE = '(?:(?:no|si|se|le|les|lo|la) )*'

/** How Spanish asks, what tells most first. */
export const ES_LADDER: readonly Frame[] = [
  // A text is to be made.
  [
    'write',
    String.raw`\b(?:escribe|escribeme|redacta|haz|hazme|crea|compon|prepara|preparame|dame|necesito)\b(?: \w+){0,4} (?:oracion|poema|sermon|bosquejo|predica|predicacion|himno|devocional|homilia)\b(?: (?:sobre|de|por|para|acerca de) (?<x>.+))?`,
    'Escríbeme una oración breve por mis nietos',
  ],
  [
    'write',
    String.raw`\bora (?:por|conmigo)\b|^(?:una? )?(?:oracion|poema|sermon|bosquejo) (?:sobre|por|para|de) (?!la (?:montana|llanura)\b)(?<x>.+)`,
    'Ora por mi hijo',
  ],
  ['write', String.raw`^(?:resume|resumeme|resumen de|haz(?:me)? un resumen)\b ?(?<x>.+)?`, 'Resume la vida de Samuel'],
  // Two names beside each other, or a noun for what befell one, name a story.
  [
    'event',
    String.raw`^(?:(?:hablame|cuentame) de )?{person} [ye] {person}[?. !]*$|^(?:el |la )?${HAPPENING} del? (?:{person}|{place})|^¿?(?:lo|eso) de\b`,
    'Háblame de David y Betsabé',
  ],
  [
    'list',
    String.raw`^(?:los |las )?(?<x>${NUMBER} \w+s(?: del?\b[a-z ]{0,24})?)(?:,? ¿?cuales (?:son|eran|fueron))?[?. !]*$|^(?:los|las) (?<x>\w+s del? [a-z ]{3,30}?),? ¿?cuales (?:son|eran|fueron)[?. !]*$`,
    'las diez plagas',
  ],
  // Two sides: before everything that one side alone would decide.
  ['compare', String.raw`\bdiferencias? (?:hay )?entre (?<a>.+?) y (?<b>[^?.,]+)`, 'diferencia entre alma y espíritu'],
  ['event', String.raw`\bquien\b[^?]*, [\w ]+ o [\w ]+\?`, '¿Quién mandaba el ejército, Joab o Abner?'],
  [
    'compare',
    String.raw`\b(?:en que|como) se (?:diferencian?|distinguen?|parecen?|relacionan?|comparan?)\b(?: los relatos)?(?: \w+ de)? ?(?:(?<a>.+?) y (?<b>[^?.,]+))?`,
    '¿En qué se distinguen Lucas y Juan?',
  ],
  [
    'compare',
    String.raw`\b(?:compara|comparar|comparacion)(?: entre)? (?<a>.+?) (?:y|con) (?<b>[^?.,]+)|\b(?<a>[\w ]{2,30}) (?:vs\.?|versus) (?<b>[\w ]{2,30})`,
    'Compara a Saúl con David',
  ],
  [
    'compare',
    String.raw`\b(?:se contradicen?|contradiccion|se pelear\w+|es lo mismo|mejor que)\b|\b(?:quien|cual|que) (?:es|era|fue|tuvo) (?:mas|mejor|peor|mayor|menor)\b`,
    '¿Se contradicen Pablo y Santiago?',
  ],
  [
    'compare',
    String.raw`^(?:la |el )?(?<a>(?!{place})\w+) y (?:la |el |las |los )?(?<b>\w+)[?. ]*$`,
    'la fe y las obras',
  ],
  // Verses about something; then where words stand.
  [
    'topic',
    String.raw`\bque (?:dice|ensena)(?: el| la)? (?: +|{person} )(?:sobre|del|de|acerca de)(?: (?:el|la|los|las)\b)? (?<x>[^?]+)`,
    '¿Qué dice Pedro sobre el sufrimiento?',
  ],
  ['doctrine', String.raw`\bdonde ensena (?:la )?(?:biblia|escritura)`, '¿Dónde enseña la Biblia la Trinidad?'],
  [
    'topic',
    String.raw`\b(?:versiculos|pasajes|textos|citas|salmos|versos)\b(?: biblicos?| de la biblia)? (?:sobre|acerca de|para|de|que hablan? de|que hablen de|relacionados con) (?!donde)(?<x>[^?.!]+)`,
    'versículos sobre la paciencia',
  ],
  [
    'topic',
    String.raw`\b(?:dame|dime|manda|mandame|enviame|comparte|recomiendame|necesito|quiero) (?:un|una|algun|alguna|otro|otra) (?:versiculo|pasaje|texto|cita|salmo)\b(?: biblico| de la biblia)? (?:sobre|acerca de|para|de) (?!(?:donde|que)\b)(?<x>[^?.!]{3,40})$`,
    'dame un versículo de ánimo',
  ],
  [
    'topic',
    String.raw`\b(?:hay|algun|alguno|algunos) (?:versiculos?|pasajes?)\b|\bque (?:versiculos|pasajes|textos|salmos) (?:\w+ ){0,2}(?:recomiend|aconsej|suger|leer|sirv)`,
    '¿Qué salmos me aconsejas?',
  ],
  [
    'find',
    String.raw`\b(?:busco|encuentra|buscame|dame|dime) (?:el|un|ese|la) (?:versiculo|pasaje|texto|cita)\b ?(?:de|que dice|sobre|donde)? ?(?<q>.+)?|\bel (?:versiculo|pasaje|texto) (?:de|que dice|sobre|donde|que habla) (?<q>.+)`,
    'Busco el pasaje donde habla una burra',
  ],
  [
    'find',
    String.raw`"(?<q>[^"]{4,})"[ ,:;.-]*(?:.{0,14})\b(?:donde|que versiculo|que cita|quien (?:lo )?dijo|esta en|de donde|en que|que salmo|que capitulo|es el mismo|la cita|cual es)\b`,
    '«Estad quietos», ¿dónde se lee?',
  ],
  [
    'find',
    String.raw`\b(?:donde (?:dice|esta|sale|aparece|se encuentra|viene|pone)|quien dijo|dijo jesus|jesus dijo)\b[^"]*"(?<q>[^"]+)"`,
    '¿Dónde sale «estad quietos»?',
  ],
  [
    'find',
    String.raw`\b(?:que|cual|cuales|en que) (?:es el )?(?:versiculo|cita|salmo|capitulo|pasaje|texto|libro de la biblia|profeta)\b ?(?:es|dice|habla|que dice|hablo)?(?: de| del)? ?(?<q>.+)?`,
    '¿Qué salmo dice que restaura mi alma?',
  ],
  [
    'find',
    String.raw`\bquien dijo\b(?: que)? ?(?<q>.+)?|\bde donde (?:viene|sale|es) (?:lo de|la frase|eso de)(?! la escritura)(?: que)? ?(?<q>.+)?`,
    '¿Quién dijo que todo es vanidad?',
  ],
  [
    'find',
    String.raw`(?<q>.{8,}?)[,:;. ]*¿?(?:donde (?:esta|sale|dice|aparece)(?: eso| escrito)?|que (?:versiculo|cita|capitulo|salmo|libro)(?: es)?|quien lo dijo.*|dame la cita|cual es la cita|(?:en )?que evangelio)[?. ]*$|^¿?(?<q>(?!{background})(?:\S+ ){3,})esta en la biblia\?*$`,
    'la soberbia precede a la caída, ¿dónde dice eso?',
  ],
  [
    'find',
    String.raw`\bdonde (?:dice|esta escrito|pone|se dice)\b(?: en)?(?: la biblia)?(?: que)? ?(?<q>.+)?|\bde que salmo\b|\ben que versiculo\b|\bno lo encuentro\b`,
    '¿Dónde está escrito que no solo de pan se vive?',
  ],
  // The members of something, their order or their number.
  [
    'list',
    String.raw`^¿?(?:enumera|nombra|lista|haz(?:me)? una lista|dame una lista|menciona|di)\b(?: de)?(?: todos| todas)?(?: (?:los|las)\b)? ?(?<x>[^?.]+)?`,
    'Enumera los jueces de Israel',
  ],
  [
    'list',
    String.raw`\b(?:lista de|nombres de(?: los| las)?) (?<x>[^?.]+)|\bcuant[oa]s\b (?<x>[^?]+)`,
    '¿Cuántos hijos tuvo Isaí?',
  ],
  [
    'list',
    String.raw`\b(?:que|cuales (?:son|fueron|eran)|quienes (?:son|fueron|eran)|que son)\b(?: todos)?(?: los| las)? (?<x>(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d+) (?!ancianos|hombres)[^?]+)`,
    '¿Cuáles son las siete iglesias?',
  ],
  [
    'list',
    String.raw`\b(?:que|cuales (?:son|fueron|eran)(?: los| las)?|que clase de) (?<x>(?:animales|regalos|piedras|fiestas|plagas|milagros|parabolas|reyes|jueces|tribus|alimentos|mujeres|hombres|dones|frutos|mandamientos|apostoles|discipulos|libros|profetas|iglesias|ciudades|nombres|sacrificios|hijos|virtudes|bienaventuranzas)\b[^?]*)`,
    '¿Qué milagros hizo Eliseo?',
  ],
  [
    'list',
    String.raw`\bquienes (?:fueron|eran|son)(?: los| las)? (?<x>(?:apostoles|discipulos|jueces|reyes|profetas|patriarcas)[^?]*)`,
    '¿Quiénes fueron los jueces?',
  ],
  ['list', String.raw`\ben que orden\b|\bpaso a paso\b`, 'el éxodo paso a paso'],
  // Is X Y? Of Jesus, and where Y is God's, it asks for what is believed; of anyone else for their life.
  [
    'doctrine',
    String.raw`^¿?(?:(?:es|era|fue) (?:{person}|el|la|los)\b|{person} (?:es|era|fue)\b).*\b(?:dios|divin\w+|senor|salvador|mesias|creador)\b`,
    '¿Es María la madre de Dios?',
  ],
  [
    'person',
    String.raw`^¿?(?:(?<x>{person}) (?:era|es|fue) una? \w+|(?:era|es|fue) (?<x>{person}) (?:una?|el|la)\b)`,
    '¿Lucas era un médico?',
  ],
  ['event', String.raw`^¿?(?:y )?(?:lo de .{3,40})?(?:que (?:paso|ocurrio|sucedio))\b`, '¿Qué pasó en Silo?'],
  // What words mean.
  [
    'doctrine',
    String.raw`^(?:por favor,? )?(?:me )?(?:explica(?:me|nos|r|rme)?|puedes explicar(?:me)?|como se entiende)(?: que es)?(?: (?:el|la|lo|los|las)\b)? ?{doctrine}(?: por favor| de forma (?:sencilla|simple)| facil)*[?. ]*$`,
    'Explícame la Trinidad',
  ],
  ['explain', String.raw`\bparabolas?\b`, 'la parábola del sembrador'],
  ['explain', '{saying}', 'la sal de la tierra'],
  [
    'explain',
    String.raw`"(?<q>[^"]+)".*\b(?:significa|quiere decir|quiso decir|se entiende|entender|explica|suena|es asi|habla de)\b|\b(?:que (?:significa|quiere decir)|explica)\b[^"]*"(?<q>[^"]+)"`,
    '¿Qué quiere decir «un silbo apacible»?',
  ],
  ['doctrine', String.raw`\b(?:que (?:significa|quiere decir))\b.*{doctrine}`, '¿Qué significa la justificación?'],
  [
    'explain',
    String.raw`\b(?:que|cual) (?:significa|quiere decir|es el significado|quiso decir|simboliza|representan?)\b(?: de)?(?: (?:el|la|lo|los|las)\b)? ?(?<x>[^?]+)?|\bsignificado de(?:l| la| los| las)? ?(?<x>[^?]+)|\b(?:explica|explicame|explicarme|interpreta|como se entiende|como entender|como interpretar)\b ?(?<x>[^?]+)?`,
    '¿Qué significa sela?',
  ],
  // What is to be done asks for counsel: an infinitive after "cómo", a duty or a leave in the first person.
  [
    'practical',
    String.raw`\bcomo (?:no |mejor )?\w+[aei]r(?:me|se|lo|la|le|les|los|las)?\b|\b(?:como (?:puedo|debo|podemos|debemos|hago|dejo|se (?:que|si|cual|cuando))|que (?:hago|debo hacer|puedo hacer|hacer)|debo|deberia|(?<!todo lo )puedo|podria)\b(?!.*\b(?:ser salvo|inmigrantes)\b)`,
    '¿Cómo orar?',
  ],
  [
    'practical',
    String.raw`\b(?:no (?:consigo|puedo|logro)|me cuesta|estoy (?:agotad|cansad|deprimid|ansios|enojad|desesperad)|tengo (?:miedo|ansiedad|cancer|depresion)|me (?:da miedo|hizo|hicieron|han? hecho)|necesito (?:ayuda|consejo)|un consejo)`,
    'estoy cansado de todo',
  ],
  // What the Bible says about something, or forbids.
  [
    'topic',
    String.raw`\b(?:que|como) (?:dicen?|ensenan?|habla|dijo|piensa|opina)(?: realmente| de verdad)?(?: la| las| el| los)? (?:santa )?(?:biblia|escrituras?|nuevo testamento|antiguo testamento|dios|jesus|profetas|proverbios)(?: realmente| de verdad)? (?:sobre|del|de|acerca de|respecto a)(?: (?:la|el|los|las)\b)? ?(?<x>[^?]+)`,
    '¿Qué dice la Biblia sobre la ira?',
  ],
  [
    'practical',
    String.raw`\b(?:mi (?:marido|esposo|esposa|mujer|jefe|novio|novia|matrimonio|suegra|hermano|hermana|amigo|vecino|vida|pastor)|mis (?:companeros|padres|vecinos))\b(?!.*\b(?:quien (?:fue|era)|de la pereza|parroquia)\b)`,
    'Mi hermano nunca llama',
  ],
  [
    'topic',
    String.raw`\b(?:dicen?|ensenan?|habla) (?:la |las )?(?:biblia|escrituras?|palabra|dios)\b(?: (?:sobre|del|de|acerca de|a))?(?: (?:la|el|los|las)\b)? ?(?<x>[^?]+)?|\bque ensenan\b`,
    '¿Y de las deudas habla la Biblia?',
  ],
  [
    'topic',
    String.raw`\bes (?:un )?pecado\b ?(?<x>[^?]+)?|\besta (?:mal|permitido|prohibido)\b ?(?<x>[^?]+)?|\bsegun (?:la biblia|las escrituras|la escritura)\b|^(?:la |el |los |las )?(?<x>[^?¿,:]{3,30}) (?:en|segun) la biblia\b[^?]*$`,
    '¿Es pecado apostar?',
  ],
  [
    'event',
    String.raw`\ben que evangelios\b|\bdonde esta (?:lo|la historia) de\b.*\b(?:acaba|termina|cuenta)`,
    '¿En qué evangelios se lee la tentación?',
  ],
  // Where.
  [
    'place',
    String.raw`\b(?:donde (?:esta(?:n)?|estaba|estuvo|queda|nacio|murio|vivio|vivia|oro|fue|ocurrio|paso|crucificaron|se encontraba|sucedio)|en que (?:lugar|ciudad|monte|pais|rio|isla|region|pueblo)|que (?:lugar|ciudad|monte|pais|rio)|como se llama (?:el|la) (?:lugar|monte|ciudad|huerto))\b(?!.*\b(?:anunciacion|transfiguracion|satan)\b)(?: (?<x>[^?]+))?`,
    '¿En qué isla naufragó Pablo?',
  ],
  ['place', String.raw`\b(?:que dijo|predico) {person} en {place}`, '¿Qué dijo Pablo en Corinto?'],
  // What stands behind a book, a thing or a custom: author, time, use.
  [
    'background',
    String.raw`\bquien(?:es)? (?:escribio|escribieron|es el autor|compuso)\b ?(?<x>[^?]+)?|\b(?:cuando|para quien|a quien|por que|con que proposito|para que) (?:se )?(?:escribi\w+|fue escrit\w+)\b|\bcon que proposito\b`,
    '¿Quién escribió el libro de Job?',
  ],
  [
    'background',
    String.raw`\b(?:en tiempos (?:biblicos|de jesus|de la biblia)|en la epoca|en aquella epoca|contexto historico|costumbres?|para que servia)\b`,
    '¿Para qué servía un pesebre?',
  ],
  [
    'background',
    String.raw`\b(?:que|quienes) (?:es|era|eran|son|fue|fueron|creian|hacian)(?: el| la| los| las| un| una)? (?<x>{background})|\borigen de(?:l| la)? (?<x>.+)|\bde donde viene la fiesta`,
    '¿Qué es la Pascua?',
  ],
  // Who; a name with "por qué" and a deed asks for what happened.
  [
    'doctrine',
    String.raw`\b(?:quien|quienes) (?:es|era|son|fue)(?: el| la| los)? {doctrine}`,
    '¿Quién es el Espíritu Santo?',
  ],
  [
    'person',
    String.raw`^¿?(?:quien|quienes|a quien)\b(?: (?:es|era|eran|fue|fueron|son)\b(?: (?:el|la|los|las)\b)? ?(?<x>[^?,]+)?)?`,
    '¿Quién fue Melquisedec?',
  ],
  [
    'event',
    String.raw`^¿?(?:por que|como) ${BESIDE}(?:{person} ${BESIDE}${PAST}|${PAST} (?:a |el |la |los )?{person})|^¿?que hizo {person} (?:en|con|cuando|al|despues|antes|para)\b`,
    '¿Por qué lloró Samuel?',
  ],
  // What is believed, by the word for it or by a question put to all.
  ['doctrine', '{doctrine}', 'la Trinidad'],
  [
    'doctrine',
    String.raw`\b(?:los cristianos|podemos|debemos|tenemos que|se puede|hay que)\b|\bpor que (?:los )?(?:catolicos|ortodoxos|protestantes|cristianos|creemos|creen)\b|\bes (?:jesus|cristo|la biblia|dios)\b|\bque pasara\b`,
    '¿Por qué cantan los cristianos?',
  ],
  ['background', '{background}', 'los saduceos'],
  // A name alone, or a life.
  [
    'person',
    String.raw`\b(?:quien|quienes|a quien)\b(?: (?:es|era|eran|fue|fueron|son))?(?: (?:el|la|los|las)\b)? ?(?<x>[^?,]+)?`,
    'Silas, ¿quién era?',
  ],
  [
    'person',
    String.raw`\b(?:hablame de|cuentame de|cuentame sobre|vida de|historia de) (?<x>{person})|\bque fue de (?<x>\w+)|\bque (?:hijo|discipulo|rey|apostol|profeta|mujer|juez|hija|hombre)\b|\bcomo se llamaban?\b ?(?<x>[^?]+)?`,
    'la vida de Samuel',
  ],
  [
    'person',
    String.raw`^¿?(?:que hizo (?<x>{person})|(?<x>{person}) (?:era|fue))|^¿?(?:la |el )?(?<x>{person})(?: el \w+)?[,:]|^(?<x>{person})\b.*\bhistoria\b|^¿?(?<x>{person})$`,
    'Priscila',
  ],
  // Why, how, when, whether: something that happened.
  [
    'event',
    String.raw`\b(?:que (?:paso|ocurrio|sucedio)|por que|como|cuando|cuanto tiempo|es verdad que|de verdad|cuentame|historia|no hubo|en que evangelios)\b`,
    '¿Cuánto tiempo duró el diluvio?',
  ],
  [
    'thing',
    String.raw`^¿?(?:que|cual) (?:es|era|son|eran|significa)(?: un| una| el| la| los| las)? (?<x>[^?,]{2,50})\?*$`,
    '¿Qué es la brea?',
  ],
  ['event', String.raw`{person}.*\?`, '¿Cantó Moisés?'],
  // Somebody wants to hear of something.
  [
    'topic',
    String.raw`\b(?:hablame|cuentame|dime algo|ensename) (?:mas )?(?:del?|sobre|acerca del?) (?<x>.+)`,
    'Háblame de los olivos',
  ],
]
