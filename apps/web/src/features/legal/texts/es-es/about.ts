import type { PageText } from '../../facts.ts'
import { contact, fees, provider } from './operator.ts'

export const about: PageText = (facts) => `
Los de Berea, cuenta Lucas, escudriñaban cada día las Escrituras para ver si las cosas eran así (Hechos 17:11). Este asistente lleva su nombre y trabaja como ellos: responde a tu pregunta, te pone delante los pasajes en los que se apoya y te deja la comprobación a ti.

## Lo que promete
- Cada cita está palabra por palabra en la biblioteca y se abre en su lugar con un toque.
- Lo que no está en la biblioteca nunca se muestra como cita.
- Cuando la biblioteca no tiene una buena respuesta, Berea lo dice.
- Donde las tradiciones cristianas difieren, habla cada una con sus palabras y su fecha. Berea no dicta sentencia entre ellas.

## Quién lo ha hecho
Berea es obra de sus desarrolladores y editores, y es software libre bajo la licencia Apache 2.0. Las notas propias de los editores sobre relatos y dichos van señaladas como de Berea y nombran el pasaje en que se apoyan.

${provider(facts)} ${contact(facts)}

${fees(facts)}

## Datos y fuentes
${facts.characters ? `La biblioteca de esta instalación reúne ${facts.works} obras con más de ${facts.characters} caracteres.` : ''} Son textos abiertos: Biblias en cinco idiomas y en griego y hebreo, comentarios desde los Padres de la Iglesia, credos y catecismos, diccionarios, sermones, oraciones. Cada uno procede de un editor o de un proyecto que permite su uso; ninguno se tomó sin licencia. La lista que sigue se lee del propio catálogo; en [la biblioteca](/library) consta cada obra con su autor, su licencia y su fuente.
`
