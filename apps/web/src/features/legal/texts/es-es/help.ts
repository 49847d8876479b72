import type { PageText } from '../../facts.ts'

export const help: PageText = () => `
## Cómo preguntar
- Pregunta como preguntarías a una persona: «¿Por qué lloró Jesús?», «¿Qué dice Pablo de la paciencia?», «¿Dónde está Betania?»
- Basta también una referencia: «Juan 11:35», «Sal 23», «Rom 8:28–30».
- Sigue preguntando: «¿Y en Lucas?» se entiende por lo anterior.
- Pide que se comparen dos cosas, una lista, o cómo leen un pasaje las distintas tradiciones.
- **A fondo** responde por extenso. **Breve** da un párrafo corto con dos o tres pasajes. Se elige junto al cuadro.
- Se te responde en el idioma en que preguntas.

## Cómo comprobar
- Un número pequeño abre el pasaje que representa; desde ahí el lector se abre en su lugar, con los versículos de alrededor.
- En el lector puedes comparar versiones, leer a los comentaristas y seguir referencias cruzadas.
- La Escritura va con su propia letra y en hoja aparte, siempre con su versión. Lo que va entre comillas es cita; lo demás son las palabras con que Berea la enlaza.
- Si una respuesta dice que la biblioteca no tiene nada, no lo tiene. Prueba con otras palabras o busca en [la biblioteca](/library).
- Berea puede equivocarse. Haz como los de Berea.

## Lenguaje y versiones
En los [ajustes](/setting) eliges la tradición a cuyos nombres y versión estás acostumbrado (protestante, católica, ortodoxa o ninguna), otra Biblia, el idioma, los colores y el tamaño del texto. La elección decide las palabras, nunca lo que se cuenta.

## Teclas
| tecla | qué hace |
|---|---|
| Intro | envía la pregunta |
| Mayús + Intro | empieza otra línea |
| Ctrl + K, ⌘ K | busca en tus conversaciones |
| [ y ] | la cita anterior, la siguiente |
| R | abre y cierra el lector |
| Esc | cierra lo que está abierto |

Los corchetes y la R se pueden desactivar en los ajustes.

## Más
[Asistencia](/support) · [Sobre Berea](/about) · [Condiciones](/service) · [Política de privacidad](/policy)
`
