import type { PageText } from '../../facts.ts'
import { contact, provider } from './operator.ts'

export const policy: PageText = (facts) => `
Con fecha del ${facts.date}.

## En pocas palabras
Lo que preguntas se guarda para que puedas releerlo, no se muestra a nadie más que a ti y se borra cuando tú lo dices. No hay publicidad, ni rastreo, ni análisis de terceros.

## 1. Quién responde de los datos
${provider(facts)} ${contact(facts)}

## 2. Qué se guarda, para qué y hasta cuándo
| qué | para qué | hasta cuándo |
|---|---|---|
| Preguntas, respuestas, tu valoración de ellas | para que puedas releerlas | hasta que las borres; las de visitantes, ${facts.days.visitor} días después del último uso |
| Idioma, tradición, intereses, nombre, sexo, condición, si los indicas | para responderte a tu manera | hasta que los cambies o elimines la cuenta |
| Correo, móvil, nombre de usuario, identificador de Google o de un socio, si los usas | para dejarte entrar | hasta que los quites o elimines la cuenta |
| Contraseña | para dejarte entrar | solo como resumen (argon2id) que nadie puede descifrar |
| Sesiones: navegador y sistema${facts.countryKnown ? ', país' : ''}, primer y último uso | para que las veas y las cierres | hasta que termina la sesión; después, solo un resumen durante ${facts.days.endedSignIn} días, para que su clave no pase por nueva |
| Aceptación de las condiciones, declaración de edad | para acreditarlas | hasta que se elimina la cuenta |
| Códigos, vales de QR, enlaces ya usados de socios, contraseñas erróneas (como resúmenes con clave) | contra el abuso | ${facts.days.momentary} día |
| Identificadores de las peticiones que tu navegador puede repetir, con un resumen de la petición y la respuesta; si pides un código, también tu dirección de red como resumen con clave | para que una petición repetida se atienda una sola vez | ${facts.days.momentary} día |
${facts.writer ? '| Cuánto texto ha leído y escrito para ti el modelo de lenguaje, en tokens por día | para que nadie agote lo que es de todos | hasta el día siguiente |\n' : ''}${facts.recorded ? '| Lo que recibe y escribe el modelo de lenguaje: tus preguntas con los pasajes y el borrador, sin tu nombre | para que el operador pueda juzgar sus respuestas | los borra el operador; no se van con la cuenta |\n' : ''}| Mensajes para ti que esperan entrega | para hacerte llegar un código | ${facts.days.outbox} días |
| Actos de los administradores | para que respondan de ellos | ${facts.days.audit} días |
| Una cuenta cuya eliminación has pedido | para que puedas volverte atrás | ${facts.days.deletion} días |

La dirección de red desde la que llegas se cuenta en memoria contra la sobrecarga y no se guarda en ningún sitio de forma legible. Los registros técnicos no contienen preguntas, direcciones, códigos ni claves.

La base jurídica es el contrato contigo (responderte y mantener tu cuenta), nuestro interés legítimo (la seguridad) y tu consentimiento cuando se te pide. Lo que preguntas puede revelar tu fe: al preguntarlo aceptas que se guarde como aquí se dice, y al borrarlo lo retiras.

## 3. Quién más recibe algo
- **Nadie** recibe tus preguntas${facts.writer ? `, salvo ${facts.writer}, cuyo modelo de lenguaje redacta respuestas: se le envían la pregunta, las anteriores de la misma conversación, la tradición que hayas elegido y los pasajes, y las frases de la respuesta que mandes cotejar, sin tu nombre ni tu dirección` : ': se responden en este servidor, sin modelo de lenguaje externo'}.
${facts.mail ? `- **Correo:** ${facts.mail} recibe tu dirección y el texto del mensaje cuando se envía un código.\n` : ''}${facts.sms ? `- **SMS:** ${facts.sms} recibe tu número y el texto del mensaje cuando se envía un código.\n` : ''}${!facts.mail || !facts.sms ? `- **El operador:** ${facts.mail ? 'los códigos para móviles los entrega' : facts.sms ? 'los códigos para correos los entrega' : 'los códigos los entrega'} el operador, que para ello ve la dirección y el código.\n` : ''}${facts.google ? '- **Google:** si eliges entrar con Google, la página de acceso carga el script de Google, y Google sabe que entras aquí. Recibimos tu identificador, tu nombre y tu correo.\n' : ''}- **Socios:** si llegas desde la plataforma de un socio, él nos ha dicho quién eres allí. Sabe cuántas personas llegan, no qué preguntan.
- **Autoridades**, cuando la ley nos obliga.

## 4. Cookies y almacenamiento local
Solo lo que el servicio necesita, y nada que te siga a otra parte:

| nombre | para qué | hasta cuándo |
|---|---|---|
| \`access_token\` (cookie) | dice quién pregunta | 1 hora |
| \`user_token\` (cookie) | mantiene tu sesión | ${facts.days.visitor} días para visitantes; 24 horas después del último uso con «Recordarme»; si no, hasta cerrar el navegador |
| \`app\`, \`language\`, \`defaultLanguage\`, \`assessmentResult\`, \`firstTour\`, \`appFirstTour\`, \`platformCode\` (almacenamiento local) | tus preferencias, borradores y procedencia | hasta que los borres en el navegador |

## 5. Tus derechos
En los [ajustes](/setting) puedes ver y corregir lo que nos has dicho, llevártelo todo en un archivo, cerrar sesiones y eliminar la cuenta. También puedes pedirnos información, rectificación, supresión o limitación, oponerte, y reclamar ante la autoridad de protección de datos del lugar donde vives. Respondemos en 5 días hábiles.

## 6. Menores
El servicio se dirige a personas adultas. Si sabemos que lo usa un menor de 18 años sin consentimiento de su tutor, eliminamos la cuenta.

## 7. Seguridad
Las claves de sesión se guardan como resúmenes, los secretos cifrados, y la conexión va cifrada cuando se entra por https. Las páginas de administración no muestran conversaciones, solo lo que tú envías. Quien administra el servidor podría leer su base de datos, como en cualquier sitio; solo lo hacemos cuando un fallo no puede arreglarse de otro modo.

## 8. Cambios
Cuando esta política cambia en lo sustancial lleva una fecha nueva, y se te vuelve a preguntar.
`
