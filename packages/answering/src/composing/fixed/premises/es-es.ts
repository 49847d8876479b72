import type { PremiseId } from './places.ts'

export const PREMISES: Readonly<Record<PremiseId, string>> = {
  apple:
    'El Génesis no dice qué fruto era: habla solo del fruto del árbol que está en medio del huerto. La manzana vino después, de la tradición.',
  'wise-men-number':
    'Mateo no dice cuántos magos vinieron, ni da sus nombres, ni los llama reyes; los que nombra son tres regalos.',
  'moses-ark': 'Fue Noé, no Moisés, quien hizo entrar a los animales en el arca.',
  'mary-donkey': 'Lucas no menciona ningún burro: dice solo que José subió a Belén con María.',
  whale: 'El libro de Jonás habla de un gran pez y no dice de qué clase.',
  'jesus-married':
    'En ningún lugar dice la Biblia que Jesús se casara o tuviera hijos. María Magdalena aparece entre las mujeres que lo seguían y como la que lo encontró junto al sepulcro.',
  'paul-twelve':
    'Pablo no era uno de los doce: Mateo da sus nombres, y Pablo se encuentra con Jesús resucitado camino de Damasco.',
  'abraham-moses': 'Abraham no fue el padre de Moisés: Moisés era hijo de Amram y Jocabed.',
  'solomon-uriah': 'Fue David, no Salomón, quien hizo matar a Urías; Salomón nació después.',
  'red-sea-other': 'Fue Moisés quien extendió la mano sobre el mar Rojo, y el Señor hizo retirarse las aguas.',
  'christmas-date':
    'La Biblia no da la fecha del nacimiento de Jesús; el 25 de diciembre es el día en que la Iglesia llegó después a celebrarlo.',
  'magdalene-prostitute':
    'Ningún versículo llama prostituta a María Magdalena. Lucas dice que de ella habían salido siete demonios y que seguía a Jesús.',
  'moses-promised-land':
    'Moisés no entró en la tierra prometida: la vio desde el monte Nebo y allí murió; fue Josué quien condujo al pueblo.',
  'david-temple': 'David quiso edificar el templo, pero quien lo edificó fue su hijo Salomón.',
  'horse-damascus': 'Hechos no menciona ningún caballo: dice solo que Saulo cayó en tierra.',
  'god-renamed-saul':
    'Ningún versículo dice que Dios le cambiara el nombre: Hechos solo señala que Saulo se llamaba también Pablo.',
  innkeeper: 'Lucas no menciona a ningún posadero en Belén: dice solo que no había lugar para ellos.',
  'manger-animals': 'Los evangelios no nombran animales en el nacimiento de Jesús: Lucas habla solo del pesebre.',
  'daniel-furnace': 'Los echados al horno fueron Sadrac, Mesac y Abed-nego; a Daniel lo echaron a los leones.',
  'lions-other': 'Fue Daniel quien fue echado al foso de los leones.',
  'goliath-other': 'Fue David quien mató a Goliat.',
  'isaac-killed': 'Abraham no mató a Isaac: el ángel del Señor lo detuvo, y en su lugar ofreció un carnero.',
  birthright: 'Fue al revés: Esaú vendió su primogenitura a Jacob, y Jacob le quitó la bendición con engaño.',
  'abel-killed-cain': 'Fue Caín quien mató a su hermano Abel.',
  'peter-silver': 'Fue Judas Iscariote quien entregó a Jesús por treinta piezas de plata.',
  'judas-denied': 'Fue Pedro quien negó a Jesús tres veces; Judas lo entregó.',
  'washed-hands': 'Fue Pilato quien se lavó las manos ante la multitud.',
  'jesus-wrote': 'Ningún libro de la Biblia es de mano de Jesús: los evangelios los escribieron otros acerca de él.',
  'baptist-gospel':
    'No fue Juan el Bautista: Marcos cuenta su muerte en vida de Jesús, y el Evangelio de Juan señala al discípulo a quien Jesús amaba.',
  'luke-twelve':
    'Ni Marcos ni Lucas están entre los doce que nombra Mateo; Lucas escribe que recogió lo que contaron los testigos.',
  'commandments-other': 'Fue Moisés quien recibió las tablas de los mandamientos en el monte Sinaí.',
  'lot-wife-stone': 'El Génesis dice que la mujer de Lot se convirtió en estatua de sal.',
  'jesus-baptised-other': 'Fue Juan el Bautista quien bautizó a Jesús.',
  'born-elsewhere': 'Jesús nació en Belén, como cuentan Mateo y Lucas; en Nazaret se crió.',
  veronica:
    'La Biblia no habla de ninguna Verónica que secara el rostro de Jesús: es una tradición posterior. Lucas cuenta de mujeres que lloraban por él en el camino.',
  dismas: 'Los evangelios no dan nombre a los malhechores crucificados; los nombres vienen de una tradición posterior.',
  longinus: 'Juan no da el nombre del soldado de la lanza; el nombre viene de una tradición posterior.',
  'joachim-anne':
    'La Biblia no nombra a los padres de María; Joaquín y Ana vienen de una antigua tradición cristiana fuera de ella.',
  lilith:
    'El Génesis no habla de ninguna mujer de Adán antes de Eva; lo de Lilit como su primera esposa es una leyenda muy posterior.',
  'babel-destroyed':
    'El Génesis no dice que la torre fuera destruida: el Señor confundió su lengua y los dispersó, y dejaron de edificar.',
  'sin-was-sex':
    'El Génesis no dice que el primer pecado fuera sexual: fue comer del árbol que Dios había prohibido. La bendición de fructificar y multiplicarse es anterior.',
  'curse-of-ham':
    'La maldición de Noé recae sobre Canaán, no sobre Cam, y nada dice del color de ningún pueblo. Durante mucho tiempo se abusó de ella para excusar la esclavitud.',
  'salome-dance':
    'Marcos no da el nombre de la joven que bailó: la llama hija de Herodías. El nombre de Salomé no está en el relato.',
  'potiphar-wife-name': 'El Génesis no da el nombre de la mujer de Potifar; Zuleika viene de una tradición posterior.',
  'noah-wife-name': 'La Biblia no dice cómo se llamaba la mujer de Noé.',
  'lot-wife-name': 'La Biblia no dice cómo se llamaba la mujer de Lot.',
  'bears-elijah': 'El relato de los osos se cuenta de Eliseo.',
  'jericho-moses': 'Fue Josué quien guiaba al pueblo cuando cayeron los muros de Jericó.',
  'saul-david-father': 'Saúl no era el padre de David: David era hijo de Isaí, de Belén.',
  'esther-david': 'Ester fue la reina del rey Asuero.',
}
