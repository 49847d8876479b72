import type { PageText } from '../../facts.ts'
import { contact, fees, provider } from './operator.ts'

export const service: PageText = (facts) => `
En vigor desde el ${facts.date}.

## 1. Quién presta el servicio
${provider(facts)} ${contact(facts)}

## 2. Cuánto cuesta
${facts.fees ? fees(facts) : 'Esta instalación no indica ningún precio. Si alguna vez lo hubiera, se mostrará antes de cobrar nada, y no se cobrará nada sin tu encargo expreso.'}

## 3. Quién puede usarlo
El servicio se dirige a personas adultas. Los menores de 18 años necesitan el consentimiento de su padre, madre o tutor, que responde entonces del uso. Para iniciar sesión aceptas estas condiciones y la [política de privacidad](/policy); al crear una cuenta declaras además que tienes 18 años o más, o que tu tutor lo consiente. Ambas declaraciones se guardan con su fecha.

## 4. Qué es el servicio y qué no es
Berea responde a preguntas sobre la Biblia a partir de una biblioteca de textos publicados${facts.characters ? ` de más de ${facts.characters} caracteres` : ''}. ${facts.writer ? `Un modelo de lenguaje (${facts.writer}) puede redactar las respuestas; cada cita se coteja con la biblioteca antes de mostrarse.` : 'Las respuestas se componen con textos de la biblioteca, sin modelo de lenguaje; cada cita se coteja antes de mostrarse.'}

- Una respuesta puede equivocarse u omitir algo. Compruébala con las fuentes que la acompañan.
- Es información sobre textos: no sustituye la atención pastoral ni es consejo médico, jurídico o económico. En una urgencia, llama a los números de la página de [ayuda](/help).
- No habla en nombre de ninguna iglesia ni dirime las diferencias entre ellas.

## 5. Tu cuenta
${facts.visitors ? 'Puedes preguntar sin cuenta, como visitante. Con una cuenta lo tuyo se conserva más tiempo y en varios dispositivos.' : 'En esta instalación hace falta una cuenta para preguntar; la biblioteca está abierta a todos.'} Da solo una dirección o un número que sean tuyos, guarda tu contraseña y avísanos si alguien más pudiera conocerla. En los [ajustes](/setting) puedes ver y cerrar cada sesión, llevarte todos tus datos y eliminar la cuenta cuando quieras; la eliminación surte efecto a los ${facts.days.deletion} días, y hasta entonces puedes revocarla.

## 6. Qué no está permitido
- usar el servicio contra la ley, o para acosar, amenazar o engañar;
- hacer pasar una respuesta por Escritura, o por palabras de quien no las escribió;
- atacar o sobrecargar el servicio, eludir sus límites, o extraer su contenido de forma automática por otra vía que la interfaz documentada;
- usar la cuenta o los datos personales de otra persona sin su consentimiento.

## 7. Qué podemos hacer y cómo puedes oponerte
Si se incumplen estas condiciones podemos suspender las preguntas hasta una fecha, limitar su número, bloquear la cuenta o ponerle fin. Elegimos la medida más leve que baste y comunicamos el motivo y el plazo. Puedes recurrir: el recurso recibe un número de registro y lo decide una persona en 5 días hábiles. A quien se le pone fin al servicio le quedan 30 días para llevarse sus datos. Ninguna medida impide que una persona en peligro vea dónde pedir ayuda.

## 8. Reclamaciones
Puedes reclamar por una respuesta, un texto o la conducta de otros. La reclamación recibe un número de registro y respuesta en 5 días hábiles. ${contact(facts)}

## 9. Textos y derechos
Tus preguntas siguen siendo tuyas; las usamos para responderte y para nada más. Puedes usar las respuestas si nombras las obras que citan; cada obra tiene su licencia, que figura junto a ella en [la biblioteca](/library). El software está bajo la licencia Apache 2.0.

## 10. Garantía y responsabilidad
Ponemos cuidado, pero no garantizamos que el servicio esté siempre disponible ni libre de errores. Respondemos sin límite por dolo y culpa grave y por daños a la vida, la integridad o la salud; en lo demás, solo hasta donde la ley obliga. Los derechos que la ley te da como consumidor permanecen, diga lo que diga este texto.

## 11. Cambios y fin
Cuando estas condiciones cambian llevan una fecha nueva, y se te pide aceptarlas antes de seguir. Puedes dejar de usar el servicio en cualquier momento. Se aplica la ley del lugar donde tiene su sede quien presta el servicio, sin privarte de la protección de la ley del lugar donde vives.
`
