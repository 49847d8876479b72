import type { PageText } from '../../facts.ts'
import { contact, provider } from './operator.ts'

export const support: PageText = (facts) => `
${provider(facts)} ${contact(facts)}

## Cuando algo no funciona
1. Vuelve a cargar la página. Lo que has escrito sigue ahí.
2. Mira la [ayuda](/help): cómo preguntar, cómo comprobar una respuesta y qué teclas hay.
3. Escríbenos. Di qué hiciste, qué viste y qué esperabas, cuándo fue y qué navegador usas. La versión está al final del menú «Más». No incluyas contraseñas ni códigos: nunca los pedimos.

## Cuando una respuesta está mal
Pulsa «Mala respuesta» debajo de ella y di por qué. Lo que más ayuda es el pasaje que dice otra cosa.

## Reclamaciones y recursos
Las reclamaciones por una respuesta, un texto o una persona, y los recursos contra una medida, reciben un número de registro y respuesta en 5 días hábiles. Si arriba no se nombra a nadie, los atiende quien se encarga de esta instalación.

## Tus datos
Puedes llevártelo o borrarlo todo tú mismo, en los [ajustes](/setting). Qué se guarda y cuánto tiempo está en la [política de privacidad](/policy); a qué nos obligamos tú y nosotros, en las [condiciones](/service).
`
