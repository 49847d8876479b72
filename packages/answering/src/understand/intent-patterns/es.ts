import type { Frames } from './frame.ts'
import { ES_LADDER } from './ordered/es.ts'

export const ES: Frames = {
  leads: [
    String.raw`(?:hola|buenas|buenos dias|buenas tardes|por favor|oye|disculpa|perdon|pues|bueno|una pregunta|tengo una pregunta)[,:.! ]+`,
    String.raw`(?:me puedes decir|puedes decirme|podrias decirme|me podrias decir|me puede decir|quiero saber|quisiera saber|me gustaria saber|dime|sabes)[,: ]+`,
  ],
  frames: ES_LADDER,
  passageWords: String.raw`(?:que|dice|lee|leeme|muestra|muestrame|dame|abre|el|la|los|las|texto|de|del|en|espanol|castellano|ingles|frances|chino|griego|hebreo|latin|aleman|biblia|versiculo|versiculos|capitulo|y|cita|pasaje|quiero|leer|por|favor|completo|libro|reina|valera)`,
  searchNoise: [
    String.raw`¿?\b(?:que|como) (?:dicen?|ensenan?|habla)(?: realmente| de verdad)?(?: la| las)? (?:biblia|escrituras?)(?: realmente)? (?:sobre|del|de|acerca de|respecto a)(?: (?:el|la|los|las)\b)?`,
    String.raw`¿?\b(?:que|cual|en que) (?:es el )?(?:versiculo|cita|capitulo)(?: es| dice| que dice)?|¿?\bdonde (?:esta|dice|sale|aparece)\b(?: escrito| en la biblia| la biblia)?`,
    String.raw`\b(?:versiculos|pasajes|textos)(?: biblicos)? (?:sobre|acerca de|para)|\bbusco el versiculo de|\b(?:en|segun) la biblia\b|\b(?:dame la cita|por favor|explicame|cuentame|hablame de)\b|¿?\bque (?:significa|quiere decir)\b`,
  ],
  termNoise:
    'el|la|los|las|un|una|unos|unas|lo|de|del|sobre|acerca de|mi|mis|tu|su|sus|en la biblia|segun la biblia|realmente|de verdad|por favor|es|son|era|eran|fue|que|y|ser|todos|para'.split(
      '|',
    ),
  smallWords: `escribio escribieron escrito autor el la los las un una unos unas lo de del a al en y o u que se su sus mi mis tu tus me te le les nos con por para sin sobre no si es son era eran fue fueron ser estar esta estan ha han hay he como cuando donde quien quienes cual cuales cuanto cuantos porque pero mas muy ya esto eso este esta estos estas ese esa ello ella ellos el yo biblia versiculo versiculos pasaje capitulo dice decir significa quiere hizo hacer dijo algo alguien verdad entre desde hasta`,
  elliptic: [
    String.raw`^¿?(?:y|pero|e) (?:que (?:hay|pasa|dice|tal) (?:de|con|sobre) )?(?<x>[^?]{1,40})\?*$`,
    String.raw`^¿?que (?:hay de|tal|pasa con) (?<x>[^?]+)\?*$`,
    String.raw`^¿?(?<x>)(?:por que|como|cuando|donde|quien|de verdad|y luego|y despues|que mas|mas|mas versiculos|explica(?:lo|me)? mas|por ejemplo|hay (?:mas|otros)(?: versiculos)?|que significa(?: eso| esto)?|y entonces)[?. !]*$`,
  ],
  pronoun: String.raw`\b(?:el(?=\s+(?:no|se|le|les|lo|la|los|las|me|fue|era|es|hizo|dijo|tenia|estaba|sabia|quiso|pudo|murio|nacio|vivio|lloro)\b|[\s?]*$)|ella|ellos|ellas|eso|esto|ese|esa|aquello|lo|le|les|su|sus|alli|entonces)\b`,
  asking: String.raw`[¿?]|^(?:(?:a|de|en|con|por|para) )?(?:que|quien|quienes|como|cuando|donde|cual|cuales|cuant[oa]s?)\b`,
  ownLife: String.raw`\b(?:estoy|me siento|me (?:operan|duele|cuesta|agobia|preocupa|han (?:echado|dejado|despedido|dicho|pedido|diagnosticado)|dejo|engano|da (?:miedo|pena|verguenza|rabia))|he perdido|no (?:duermo|se (?:como|que|si|\w+r)|consigo|paro de|aguanto|puedo (?:mas|dormir|dejar|perdonar))|llevo (?:\w+ ){1,2}(?:anos|meses|dias|semanas)|tengo (?:miedo|ansiedad|cancer|depresion|ganas de)|nunca me han|mi (?:ex|novi[oa]|jefe|jefa|pareja|companer[oa]|suegr[oa]|abuel[oa]|psicologo|medico|trabajo)|mi (?:madre|padre|hij[oa]) (?:tiene|vive|no|esta|es))\b`,
  naming: String.raw`^(?:el|la|los|las) (?!.*\b(?:es|son|era|eran|sera|seran|esta|estan|hay|ha|han|me|te|se|nos|os|mi|tu|no|que)\b)`,
}
