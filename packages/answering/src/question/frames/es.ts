import type { Frames } from './frame.ts'

const NUMBER = String.raw`(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d{1,2})`

/** What happens to persons and places, as a noun. */
const HAPPENING = String.raw`(?:caida|muerte|nacimiento|vocacion|batalla|sitio|destruccion|construccion|reconstruccion|paso|curacion|bautismo|naufragio|lapidacion|asesinato|arresto|juicio|conversion|tentacion|uncion|negacion|traicion|boda|bodas|sueno|suenos|resurreccion|historia)`

/** A verb in a tense that tells; with the accents away, the first person of the present looks the same. */
const PAST = String.raw`\w+(?:o|aron|ieron|ia|ian|aba|aban)\b`

/** Small words between question and verb. */
const BESIDE = '(?:(?:no|si|se|le|les|lo|la) )*'

export const ES: Frames = {
  leads: [
    String.raw`(?:hola|buenas|buenos dias|buenas tardes|por favor|oye|disculpa|perdon|pues|bueno|una pregunta|tengo una pregunta)[,:.! ]+`,
    String.raw`(?:me puedes decir|puedes decirme|podrias decirme|me podrias decir|me puede decir|quiero saber|quisiera saber|me gustaria saber|dime|sabes)[,: ]+`,
  ],
  frames: [
    [
      'write',
      String.raw`\b(?:escribe|escribeme|redacta|haz|hazme|crea|compon|prepara|preparame|dame|necesito)\b(?: \w+){0,4} (?:oracion|poema|sermon|bosquejo|predica|predicacion|himno|devocional|homilia)\b(?: (?:sobre|de|por|para|acerca de) (?<x>.+))?`,
    ],
    [
      'write',
      String.raw`\bora (?:por|conmigo)\b|^(?:una? )?(?:oracion|poema|sermon|bosquejo) (?:sobre|por|para|de) (?!la (?:montana|llanura)\b)(?<x>.+)`,
    ],
    ['write', String.raw`^(?:resume|resumeme|resumen de|haz(?:me)? un resumen)\b ?(?<x>.+)?`],
    [
      'event',
      String.raw`^{person} [ye] {person}[?. !]*$|^(?:el |la )?${HAPPENING} del? (?:{person}|{place})|^¿?(?:lo|eso) de\b`,
    ],
    [
      'list',
      String.raw`^(?:los |las )?(?<x>${NUMBER} \w+s(?: del?\b[a-z ]{0,24})?)(?:,? ¿?cuales (?:son|eran|fueron))?[?. !]*$|^(?:los|las) (?<x>\w+s del? [a-z ]{3,30}?),? ¿?cuales (?:son|eran|fueron)[?. !]*$`,
    ],
    ['compare', String.raw`\bdiferencias? (?:hay )?entre (?<a>.+?) y (?<b>[^?.,]+)`],
    ['event', String.raw`\bquien\b[^?]*, [\w ]+ o [\w ]+\?`],
    [
      'compare',
      String.raw`\b(?:en que|como) se (?:diferencian?|distinguen?|parecen?|relacionan?|comparan?)\b(?: los relatos)?(?: \w+ de)? ?(?:(?<a>.+?) y (?<b>[^?.,]+))?`,
    ],
    [
      'compare',
      String.raw`\b(?:compara|comparar|comparacion)(?: entre)? (?<a>.+?) (?:y|con) (?<b>[^?.,]+)|\b(?<a>[\w ]{2,30}) (?:vs\.?|versus) (?<b>[\w ]{2,30})`,
    ],
    [
      'compare',
      String.raw`\b(?:una vez o dos|se contradicen?|contradiccion|se enfrent|se pelear|discutieron|a cual (?:de|ama|quer)|quien tuvo mas|era mejor|es mejor|cual es mayor|dos pactos|postrer adan|segundo adan|es lo mismo)\b|\bse enfrentaron\b`,
    ],
    [
      'compare',
      String.raw`^(?:la |el )?(?<a>{person}|sabiduria|ley|fe) y (?:la |el )?(?<b>{person}|mujer insensata|necedad|gracia|obras)\b[^?]*$|\bes (?:cristo|jesus)\?`,
    ],
    [
      'topic',
      String.raw`\bque (?:dice|ensena)(?: el| la)? (?: +|{person} )(?:sobre|del|de|acerca de)(?: (?:el|la|los|las)\b)? (?<x>[^?]+)`,
    ],
    ['doctrine', String.raw`\bdonde ensena (?:la )?(?:biblia|escritura)`],
    ['doctrine', String.raw`\bpor que (?:rezan|creen|creemos)\b`],
    [
      'topic',
      String.raw`\b(?:versiculos|pasajes|textos|citas|salmos|versos)\b(?: biblicos?| de la biblia)? (?:sobre|acerca de|para|de|que hablan? de|que hablen de|relacionados con) (?!donde)(?<x>[^?.!]+)`,
    ],
    [
      'topic',
      String.raw`\b(?:versiculos|pasajes|textos)\b (?:para|sobre) (?<x>[^?]+)|\b(?:hay|algun|alguno|algunos) (?:versiculos?|pasajes?)\b|\bque (?:versiculos|pasajes|textos|salmos) (?:\w+ ){0,2}(?:recomiend|aconsej|suger|leer|sirv)`,
    ],
    [
      'find',
      String.raw`\b(?:busco|encuentra|buscame|dame|dime) (?:el|un|ese|la) (?:versiculo|pasaje|texto|cita)\b ?(?:de|que dice|sobre|donde)? ?(?<q>.+)?|\bel (?:versiculo|pasaje|texto) (?:de|que dice|sobre|donde|que habla) (?<q>.+)`,
    ],
    [
      'find',
      String.raw`"(?<q>[^"]{4,})"[ ,:;.-]*(?:.{0,14})\b(?:donde|que versiculo|que cita|quien (?:lo )?dijo|esta en|de donde|en que|que salmo|que capitulo|es el mismo|la cita|cual es)\b`,
    ],
    [
      'find',
      String.raw`\b(?:donde (?:dice|esta|sale|aparece|se encuentra|viene|pone)|quien dijo|dijo jesus|jesus dijo)\b[^"]*"(?<q>[^"]+)"`,
    ],
    [
      'find',
      String.raw`\b(?:que|cual|cuales|en que) (?:es el )?(?:versiculo|cita|salmo|capitulo|pasaje|texto|libro de la biblia|profeta)\b ?(?:es|dice|habla|que dice|hablo)?(?: de| del)? ?(?<q>.+)?`,
    ],
    [
      'find',
      String.raw`\bquien dijo\b(?: que)? ?(?<q>.+)?|\bde donde (?:viene|sale|es) (?:lo de|la frase|eso de)(?! la escritura)(?: que)? ?(?<q>.+)?`,
    ],
    [
      'find',
      String.raw`(?<q>.{8,}?)[,:;. ]*¿?(?:donde (?:esta|sale|dice|aparece)(?: eso| escrito)?|que (?:versiculo|cita|capitulo|salmo|libro)(?: es)?|quien lo dijo.*|dame la cita|cual es la cita|esta en la biblia|(?:en )?que evangelio)[?. ]*$(?<!januca esta en la biblia\?)`,
    ],
    [
      'find',
      String.raw`\bdonde (?:dice|esta escrito|pone|se dice)\b(?: en)?(?: la biblia)?(?: que)? ?(?<q>.+)?|\bde que salmo\b|\ben que versiculo\b|\bno lo encuentro\b|\bdonde esta el shema\b`,
    ],
    [
      'list',
      String.raw`^¿?(?:enumera|nombra|lista|haz(?:me)? una lista|dame una lista|menciona|di)\b(?: de)?(?: todos| todas)?(?: (?:los|las)\b)? ?(?<x>[^?.]+)?`,
    ],
    ['list', String.raw`\b(?:lista de|nombres de(?: los| las)?) (?<x>[^?.]+)|\bcuant[oa]s\b (?<x>[^?]+)`],
    [
      'list',
      String.raw`\b(?:que|cuales (?:son|fueron|eran)|quienes (?:son|fueron|eran)|que son)\b(?: todos)?(?: los| las)? (?<x>(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d+) (?!ancianos|hombres)[^?]+)`,
    ],
    [
      'list',
      String.raw`\b(?:que|cuales (?:son|fueron|eran)(?: los| las)?|que clase de) (?<x>(?:animales|regalos|piedras|fiestas|plagas|milagros|parabolas|requisitos|reyes|jueces|tribus|alimentos|mujeres|hombres|dones|frutos|mandamientos|apostoles|discipulos|libros|profetas|iglesias|ciudades|nombres|sacrificios|hijos|virtudes|bienaventuranzas|cualidades)\b[^?]*)`,
    ],
    [
      'list',
      String.raw`\bquienes (?:fueron|eran|son|salen)(?: en)?(?: los| las| la lista)? ?(?<x>(?:valientes|apostoles|discipulos|jueces|reyes|profetas|heroes|patriarcas|de los heroes)[^?]*)`,
    ],
    ['list', String.raw`\ben que orden\b|\bpaso a paso\b`],
    ['person', String.raw`^¿?(?<x>{person}) (?:era|es|fue) (?:una? )?(?:prostituta|ramera|diaconisa|profeta|rey)`],
    [
      'event',
      String.raw`^¿?(?:y )?(?:lo de .{3,40})?(?:que (?:paso|ocurrio|sucedio)|como (?:subio|cruz\w+|cayeron|cayo|se convirtio|se curo|se le ocurrio|perdio))\b`,
    ],
    ['explain', String.raw`\bparabolas?\b`],
    ['explain', '{saying}'],
    [
      'explain',
      String.raw`"(?<q>[^"]+)".*\b(?:significa|quiere decir|quiso decir|se entiende|entender|explica|suena|es asi|habla de)\b|\b(?:que (?:significa|quiere decir)|explica)\b[^"]*"(?<q>[^"]+)"`,
    ],
    ['doctrine', String.raw`\b(?:que (?:significa|quiere decir))\b.*{doctrine}`],
    ['doctrine', String.raw`\bque textos usa|\bimagen de dios\b`],
    [
      'explain',
      String.raw`\b(?:que|cual) (?:significa|quiere decir|es el significado|quiso decir|simboliza|representan?)\b(?: de)?(?: (?:el|la|lo|los|las)\b)? ?(?<x>[^?]+)?|\bsignificado de(?:l| la| los| las)? ?(?<x>[^?]+)|\b(?:explica|explicame|explicarme|interpreta|como se entiende|como entender|como interpretar)\b ?(?<x>[^?]+)?`,
    ],
    ['explain', String.raw`\bcomo puede haber\b|\bsuena muy\b`],
    [
      'practical',
      String.raw`\bcomo (?:no |mejor )?\w+[aei]r(?:me|se|lo|la|le|les|los|las)?\b|\b(?:como (?:puedo|debo|podemos|debemos|hago|se (?:que|si|cual|cuando)|llevar|perdonar|superar|vencer|orar|comparto|comparte|dejar|dejo|lidiar|afrontar|saber|ayudar|tratar a mi|criar|enfrentar|manejar|sobrellevar|lo probamos|perdono|controlo|vivir)|que (?:hago|debo hacer|puedo hacer|hacer)|debo|deberia|(?<!todo lo )puedo|podria)\b(?!.*\b(?:ser salvo|inmigrantes)\b)`,
    ],
    [
      'practical',
      String.raw`\b(?:no (?:consigo|puedo|logro)|me cuesta|estoy (?:agotad|cansad|deprimid|ansios|enojad|desesperad)|tengo (?:miedo|ansiedad|cancer|depresion)|me da miedo|me hizo dano|necesito (?:ayuda|consejo)|probamos|un consejo|delegar|tirar la toalla)`,
    ],
    [
      'topic',
      String.raw`\b(?:que|como) (?:dicen?|ensenan?|habla|dijo|piensa|opina)(?: realmente| de verdad)?(?: la| las| el| los)? (?:santa )?(?:biblia|escrituras?|nuevo testamento|antiguo testamento|dios|jesus|profetas|eclesiastico|proverbios)(?: realmente| de verdad)? (?:sobre|del|de|acerca de|respecto a)(?: (?:la|el|los|las)\b)? ?(?<x>[^?]+)`,
    ],
    [
      'practical',
      String.raw`\b(?:mi (?:marido|esposo|esposa|mujer|jefe|novio|novia|matrimonio|suegra|hermano|hermana|amigo|vecino|vida|pastor)|mis (?:companeros|padres|vecinos))\b(?!.*\b(?:quien (?:fue|era)|de la pereza|parroquia)\b)`,
    ],
    [
      'topic',
      String.raw`\b(?:dicen?|ensenan?|habla) (?:la |las )?(?:biblia|escrituras?|tobias|palabra|eclesiastico|dios)\b(?: (?:sobre|del|de|acerca de|a))?(?: (?:la|el|los|las)\b)? ?(?<x>[^?]+)?|\bque ensenan\b`,
    ],
    [
      'topic',
      String.raw`\bes (?:un )?pecado\b ?(?<x>[^?]+)?|\besta (?:mal|permitido|prohibido)\b ?(?<x>[^?]+)?|\bsegun (?:la biblia|las escrituras|la escritura)\b|^(?:la |el |los |las )?(?<x>[^?¿,:]{3,30}) (?:en|segun) la biblia\b[^?]*$|\bangel de la guarda\b`,
    ],
    ['event', String.raw`\ben que evangelios\b|\bdonde esta (?:lo|la historia) de\b.*\b(?:acaba|termina|cuenta)`],
    [
      'place',
      String.raw`\b(?:donde (?:esta(?:n)?|estaba|estuvo|queda|nacio|murio|vivio|vivia|oro|fue|ocurrio|paso|crucificaron|se encontraba|sucedio)|en que (?:lugar|ciudad|monte|pais|rio|isla|region|pueblo)|que (?:lugar|ciudad|monte|pais|rio)|como se llama (?:el|la) (?:lugar|monte|ciudad|huerto)|mismo monte|ciudades de refugio)\b(?!.*\b(?:anunciacion|transfiguracion|satan)\b)(?: (?<x>[^?]+))?`,
    ],
    ['place', String.raw`\b(?:que dijo|predico) {person} en {place}`],
    [
      'background',
      String.raw`\bquien(?:es)? (?:escribio|escribieron|es el autor|compuso|reconstruyo)\b ?(?<x>[^?]+)?|\b(?:cuando|para quien|a quien|por que|con que proposito|para que) (?:se )?(?:escribi\w+|fue escrit\w+)\b|\bcon que proposito\b`,
    ],
    [
      'background',
      String.raw`\b(?:en tiempos (?:biblicos|de jesus|de la biblia)|en la epoca|en aquella epoca|contexto historico|costumbres?|dos reinos|fiesta de|dia de la expiacion|para que servia|como era de grande)\b|\b(?:por sus casas)\b`,
    ],
    [
      'background',
      String.raw`\b(?:que|quienes) (?:es|era|eran|son|fue|fueron|creian|hacian)(?: el| la| los| las| un| una)? (?<x>{background})|\borigen de(?:l| la)? (?<x>.+)|\bde donde viene la fiesta`,
    ],
    ['doctrine', String.raw`\b(?:quien|quienes) (?:es|era|son|fue)(?: el| la| los)? {doctrine}`],
    ['event', String.raw`\bcon quien\b|\bquien fue el primer\b`],
    [
      'person',
      String.raw`^¿?(?:quien|quienes|a quien)\b(?: (?:es|era|eran|fue|fueron|son)\b(?: (?:el|la|los|las)\b)? ?(?<x>[^?,]+)?)?`,
    ],
    [
      'event',
      String.raw`^¿?por que ${BESIDE}(?:{person} ${BESIDE}${PAST}|${PAST} (?:a |el |la |los )?{person})|^¿?que hizo {person} (?:en|con|cuando|al|despues|antes|para)\b`,
    ],
    ['doctrine', '{doctrine}'],
    [
      'doctrine',
      String.raw`\b(?:los cristianos|podemos|debemos|tenemos que|se puede|hay que)\b|\bpor que (?:los )?(?:catolicos|ortodoxos|protestantes|creemos|rezan)\b|\bes (?:jesus|cristo|la biblia|dios)\b|\bque pasara\b`,
    ],
    ['background', '{background}'],
    [
      'person',
      String.raw`\b(?:quien|quienes|a quien)\b(?: (?:es|era|eran|fue|fueron|son))?(?: (?:el|la|los|las)\b)? ?(?<x>[^?,]+)?`,
    ],
    [
      'person',
      String.raw`\b(?:hablame de|cuentame de|cuentame sobre|vida de|historia de) (?<x>{person})|\bque fue de (?<x>\w+)|\bque (?:hijo|discipulo|rey|apostol|profeta|mujer|juez|hija|hombre)\b|\bcomo (?:murio|se llamaban?)\b ?(?<x>[^?]+)?|\bcomo era la historia\b`,
    ],
    [
      'person',
      String.raw`^¿?(?:que hizo (?<x>{person})|(?<x>{person}) (?:sacrifico|era|fue))|^¿?(?:la |el )?(?<x>{person})(?: el \w+)?[,:]|^(?<x>{person})\b.*\bhistoria\b|\bpor que {person} si pudo|^¿?(?<x>{person})$`,
    ],
    [
      'event',
      String.raw`\b(?:que (?:paso|ocurrio|sucedio)|por que|como|cuando|cuanto tiempo|es verdad que|de verdad|cuentame|historia|no hubo|no se paro|en que evangelios|que pretendia|que decia)\b`,
    ],
    [
      'thing',
      String.raw`^¿?(?:que|cual) (?:es|era|son|eran|significa)(?: un| una| el| la| los| las)? (?<x>[^?,]{2,50})\?*$`,
    ],
    ['event', String.raw`{person}.*\?`],
  ],
  passageWords: String.raw`(?:que|dice|lee|leeme|muestra|muestrame|dame|abre|el|la|los|las|texto|de|del|en|espanol|ingles|frances|biblia|versiculo|versiculos|capitulo|y|cita|pasaje|quiero|leer|por|favor|completo|libro|reina|valera)`,
  searchNoise: [
    String.raw`¿?\b(?:que|como) (?:dicen?|ensenan?|habla)(?: realmente| de verdad)?(?: la| las)? (?:biblia|escrituras?)(?: realmente)? (?:sobre|del|de|acerca de|respecto a)(?: (?:el|la|los|las)\b)?`,
    String.raw`¿?\b(?:que|cual|en que) (?:es el )?(?:versiculo|cita|capitulo)(?: es| dice| que dice)?|¿?\bdonde (?:esta|dice|sale|aparece)(?: escrito| en la biblia| la biblia)?`,
    String.raw`\b(?:versiculos|pasajes|textos)(?: biblicos)? (?:sobre|acerca de|para)|\bbusco el versiculo de|\b(?:en|segun) la biblia\b|\b(?:dame la cita|por favor|explicame|cuentame|hablame de)\b|¿?\bque (?:significa|quiere decir)\b`,
  ],
  termNoise: [
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'unos',
    'unas',
    'lo',
    'de',
    'del',
    'sobre',
    'acerca de',
    'mi',
    'mis',
    'tu',
    'su',
    'sus',
    'en la biblia',
    'segun la biblia',
    'realmente',
    'de verdad',
    'por favor',
    'es',
    'son',
    'era',
    'eran',
    'fue',
    'que',
    'y',
    'ser',
    'todos',
    'para',
  ],
  smallWords: `el la los las un una unos unas lo de del a al en y o u que se su sus mi mis tu tus me te le les nos con por para sin sobre no si es son era eran fue fueron ser estar esta estan ha han hay he como cuando donde quien quienes cual cuales cuanto cuantos porque pero mas muy ya esto eso este esta estos estas ese esa ello ella ellos el yo biblia versiculo versiculos pasaje capitulo dice decir significa quiere hizo hacer dijo algo alguien verdad entre desde hasta`,
  elliptic: [
    String.raw`^¿?(?:y|pero|e) (?:que (?:hay|pasa|dice|tal) (?:de|con|sobre) )?(?<x>[^?]{1,40})\?*$`,
    String.raw`^¿?que (?:hay de|tal|pasa con) (?<x>[^?]+)\?*$`,
    String.raw`^¿?(?<x>)(?:por que|como|cuando|donde|quien|de verdad|y luego|y despues|que mas|mas|mas versiculos|explica(?:lo|me)? mas|por ejemplo|hay (?:mas|otros)(?: versiculos)?|que significa(?: eso| esto)?|y entonces)[?. !]*$`,
  ],
  pronoun: String.raw`\b(?:el|ella|ellos|ellas|eso|esto|ese|esa|aquello|lo|le|les|su|sus|alli|entonces)\b`,
  asking: String.raw`[¿?]|^(?:(?:a|de|en|con|por|para) )?(?:que|quien|quienes|como|cuando|donde|cual|cuales|cuant[oa]s?)\b`,
  ownLife: String.raw`\b(?:estoy|me siento|me (?:operan|duele|cuesta|agobia|preocupa|han (?:echado|dejado|despedido|dicho|pedido|diagnosticado)|dejo|engano|da (?:miedo|pena|verguenza|rabia))|he perdido|no (?:duermo|se (?:como|que|si|\w+r)|consigo|paro de|aguanto|puedo (?:mas|dormir|dejar|perdonar))|llevo (?:\w+ ){1,2}(?:anos|meses|dias|semanas)|tengo (?:miedo|ansiedad|cancer|depresion|ganas de)|nunca me han|mi (?:ex|novi[oa]|jefe|jefa|pareja|companer[oa]|suegr[oa]|abuel[oa]|psicologo|medico|trabajo)|mi (?:madre|padre|hij[oa]) (?:tiene|vive|no|esta|es))\b`,
  naming: String.raw`^(?:el|la|los|las) (?!.*\b(?:es|son|era|eran|sera|seran|esta|estan|hay|ha|han|me|te|se|nos|os|mi|tu|no|que)\b)`,
}
