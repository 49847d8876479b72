import type { Story } from '../../meanings/stories.ts'

/** What happens in stories that everyone asks about, in a sentence or two before the verses that tell it. */
export const STORIES_ES_ES: Readonly<Record<Story, string>> = {
  'GEN 1:1-5':
    'En el principio Dios creó los cielos y la tierra, que estaba desordenada, vacía y a oscuras. El primer día Dios habló y hubo luz; la separó de las tinieblas y las llamó día y noche.',
  'GEN 1:26-27':
    'Dios creó al ser humano a su imagen, hombre y mujer, y les encomendó gobernar sobre los peces del mar, las aves del cielo y todos los animales de la tierra.',
  'GEN 2:2-3':
    'Dios reposó el séptimo día porque había terminado toda su obra de creación; bendijo ese día y lo hizo santo.',
  'GEN 2:7':
    'Dios formó al primer hombre, Adán, del polvo de la tierra y sopló en su nariz aliento de vida; así llegó a ser un ser viviente.',
  'GEN 2:16-17':
    'Dios permitió a Adán comer de todos los árboles del huerto menos de uno, el árbol del conocimiento del bien y del mal, y le advirtió que el día que comiera de él ciertamente moriría.',
  'GEN 2:18-22':
    'Dios dijo que no era bueno que Adán estuviera solo. Entre los animales no se halló ayuda adecuada para él; entonces Dios lo hizo dormir profundamente, formó de una de sus costillas a la mujer, Eva, y se la llevó.',
  'GEN 3:4-6':
    'La serpiente le dijo a Eva que no moriría, sino que sería como Dios, conociendo el bien y el mal. Ella vio que el fruto era bueno, agradable y deseable para alcanzar sabiduría; comió y dio a su marido, que también comió.',
  'GEN 3:11-13':
    'Cuando Dios preguntó por el fruto prohibido, Adán dijo que Eva se lo había dado, y Eva, que la serpiente la había engañado. La serpiente le había dicho que no morirían, sino que serían como Dios.',
  'GEN 3:14-15':
    'Porque la serpiente había engañado a la mujer, Dios la maldijo: se arrastraría y comería polvo. Puso enemistad entre su descendencia y la de la mujer: la de la mujer le herirá la cabeza, y la serpiente le herirá el talón.',
  'GEN 3:16-19':
    'Porque Adán y Eva habían comido del árbol prohibido, Dios dijo a Eva que daría a luz con dolor y que su marido la dominaría. Por causa de Adán maldijo la tierra: él comería con fatiga hasta volver al polvo.',
  'GEN 3:22-24':
    'Adán y Eva fueron expulsados del huerto de Edén para que, conociendo ya el bien y el mal, no comieran también del árbol de la vida y así vivieran para siempre. Dios puso querubines y una espada de fuego para guardar el camino de ese árbol.',
  'GEN 4:3-8':
    'Caín se enojó mucho porque Dios miró con agrado a Abel y su ofrenda, pero no a Caín ni la suya, y mató a su hermano. Génesis no dice claramente la razón de Dios; Hebreos dice que Abel ofreció por fe.',
  'GEN 4:13-15':
    'Dios puso una señal en Caín para que nadie que lo encontrara lo matara, pues Caín temía eso, y dijo que quien lo matara sería castigado siete veces. La Escritura no dice cómo era la señal.',
  'GEN 5:24':
    'Enoc caminó con Dios y un día ya no estuvo, porque Dios se lo llevó. Hebreos dice que por la fe fue trasladado sin ver la muerte.',
  'GEN 5:27': 'Matusalén vivió en total 969 años y murió; la Biblia no registra una edad mayor que la suya.',
  'GEN 6:4':
    'Los nefilim, o gigantes, estaban en la tierra antes del diluvio, y también después, cuando los hijos de Dios tuvieron hijos con las hijas de los hombres; Génesis habla de valientes y famosos de la antigüedad. No cuenta más de su origen.',
  'GEN 6:5-7':
    'Dios vio que la maldad humana era mucha y que el corazón de los hombres pensaba siempre en el mal. Le dolió haberlos creado y decidió borrar de la tierra a los seres humanos y a los animales.',
  'GEN 6:8-9':
    'Noé halló gracia ante Dios; Génesis dice que era un hombre justo, íntegro entre la gente de su tiempo, y que caminaba con Dios.',
  'GEN 6:11-13':
    'Dios envió el diluvio porque la tierra se había corrompido y estaba llena de violencia; le dijo a Noé que pondría fin a todo ser viviente, junto con la tierra.',
  'GEN 6:14-16':
    'Dios mandó a Noé construir el arca con madera de gofer, cubierta de brea por dentro y por fuera: 300 codos de largo, 50 de ancho y 30 de alto, con aposentos, tres pisos, una ventana y una puerta lateral.',
  'GEN 7:2-3':
    'Dios mandó a Noé tomar siete parejas de cada animal limpio, una pareja de cada animal no limpio y siete parejas de las aves, para conservar viva su especie sobre la tierra.',
  'GEN 7:24':
    'Llovió cuarenta días y cuarenta noches, y las aguas cubrieron la tierra 150 días. Según las fechas que da Génesis, desde el comienzo del diluvio hasta que la tierra se secó pasó algo más de un año.',
  'GEN 8:8-12':
    'Noé soltó una paloma para ver si las aguas habían bajado. La primera vez volvió; siete días después trajo una hoja de olivo, y Noé supo que las aguas se habían retirado; la tercera vez ya no regresó.',
  'GEN 9:12-16':
    'El arco iris es la señal del pacto de Dios con todo ser viviente de la tierra: cuando aparezca en las nubes, dijo Dios, se acordará de su promesa de que un diluvio no volverá a destruir toda vida.',
  'GEN 9:22-25':
    'Cam vio a su padre Noé ebrio y desnudo y lo contó a sus hermanos, que lo cubrieron sin mirarlo. Al saberlo, Noé maldijo a Canaán, hijo de Cam: sería siervo de sus hermanos; Génesis no dice por qué a Canaán.',
  'GEN 11:4':
    'La gente de la llanura de Sinar quería edificar una ciudad y una torre que llegara al cielo, para hacerse famosos y no ser dispersados por toda la tierra.',
  'GEN 11:6-9':
    'Dios vio que los que edificaban la torre eran un solo pueblo con una sola lengua y que nada de lo que se propusieran les sería imposible. Confundió su lengua y los dispersó por toda la tierra; la ciudad se llamó Babel.',
  'GEN 12:1-3':
    'Dios dijo a Abram, llamado después Abraham, que dejara su tierra, su parentela y la casa de su padre para ir a la tierra que le mostraría. Prometió hacer de él una gran nación y bendecir en él a todos los pueblos.',
  'GEN 12:11-13':
    'Abram temía que los egipcios, al ver la belleza de su esposa Sarai, lo mataran para quedarse con ella. Por eso le pidió que dijera que era su hermana, para salvar la vida.',
  'GEN 14:18-20':
    'Melquisedec era rey de Salem y sacerdote del Dios Altísimo. Cuando Abram volvió de su victoria, Melquisedec sacó pan y vino y lo bendijo, y Abram le dio el diezmo de todo.',
  'GEN 15:5-6':
    'Dios llevó a Abram afuera, le mostró las estrellas y le prometió una descendencia tan incontable como ellas. Abram creyó al Señor, y le fue contado por justicia.',
  'GEN 16:1-3':
    'Sarai no había dado hijos a Abram; por eso le dio por mujer a su sierva egipcia Agar, con la esperanza de tener hijos por medio de ella.',
  'GEN 16:4-6':
    'Agar, al verse encinta, miraba con desprecio a su señora Sarai. Abram la dejó en manos de Sarai, y esta la trató con tanta dureza que Agar huyó.',
  'GEN 17:5': 'Dios cambió el nombre de Abram por Abraham porque lo había puesto por padre de muchas naciones.',
  'GEN 18:1-2':
    'El Señor se apareció a Abraham en Mamre: él alzó los ojos, vio a tres varones de pie ante él y corrió a su encuentro. Después, Génesis habla del Señor, con quien habló Abraham, y de dos ángeles que llegaron a Sodoma.',
  'GEN 18:11-15':
    'Sara se rio en su interior al oír que tendría un hijo, porque ella y Abraham eran ancianos y a ella se le había pasado la edad. El Señor preguntó si había algo difícil para él; Sara tuvo miedo y lo negó.',
  'GEN 18:20-21':
    'Dios dijo a Abraham que el clamor contra Sodoma y Gomorra era grande y su pecado muy grave, y que bajaría a ver; después las ciudades fueron destruidas con azufre y fuego.',
  'GEN 18:23-25':
    'Abraham intercedió por Sodoma para que no muriera el justo con el malvado. Preguntó a Dios si no perdonaría al lugar por cincuenta justos, pues el Juez de toda la tierra hace lo que es justo.',
  'GEN 19:24-25':
    'Dios hizo llover del cielo azufre y fuego sobre Sodoma y Gomorra, cuyo pecado era muy grave, y destruyó aquellas ciudades, toda la llanura, a sus habitantes y lo que crecía en la tierra.',
  'GEN 19:26':
    'La mujer de Lot miró atrás al huir de Sodoma y se convirtió en una estatua de sal; los ángeles les habían dicho que huyeran para salvar la vida y no miraran atrás.',
  'GEN 21:9-12':
    'Sara vio que Ismael, el hijo de Agar, se burlaba y pidió a Abraham que echara a los dos, para que el muchacho no heredara con Isaac. A Abraham le dolió mucho, pero Dios le dijo que hiciera caso a Sara.',
  'GEN 21:14-19':
    'Abraham despidió a Agar y a su hijo Ismael porque Sara no quería que el muchacho heredara con Isaac. Cuando se les acabó el agua en el desierto, Dios oyó la voz del muchacho y mostró a Agar un pozo.',
  'GEN 22:1-2':
    'Dios puso a prueba a Abraham al pedirle que ofreciera a Isaac, su hijo amado, en un monte de la tierra de Moriah. Después el ángel lo detuvo antes de que Isaac sufriera daño; Hebreos dice que Abraham obró por fe.',
  'GEN 22:9-13':
    'Abraham edificó el altar y puso a Isaac sobre la leña, pero el ángel del Señor lo llamó para que no le hiciera daño, pues ya se sabía que temía a Dios. Abraham ofreció un carnero en lugar de su hijo.',
  'GEN 23:19':
    'Abraham sepultó a su mujer Sara en la cueva del campo de Macpela, frente a Mamre, que es Hebrón, en la tierra de Canaán; había comprado aquel campo a los hijos de Het.',
  'GEN 24:64-67':
    'Rebeca vio a Isaac, que venía por el campo a su encuentro; bajó del camello y, al saber quién era, se cubrió con el velo. Isaac la tomó por esposa y la amó.',
  'GEN 25:29-34':
    'Esaú llegó del campo agotado y con hambre y vendió a Jacob su primogenitura por pan y un guiso de lentejas; decía que se iba a morir y que de nada le servía.',
  'GEN 27:15-19':
    'Rebeca vistió a Jacob con la ropa de Esaú y le cubrió las manos y el cuello con pieles de cabrito, para que Isaac, casi ciego, lo tomara por Esaú. Jacob llevó la comida, dijo ser Esaú y pidió la bendición.',
  'GEN 28:12-15':
    'Jacob soñó con una escalera que iba de la tierra al cielo, por la que subían y bajaban ángeles de Dios. Dios le prometió la tierra a él y a su descendencia, y que lo acompañaría, lo guardaría y lo haría volver.',
  'GEN 29:18-20':
    'Jacob amaba a Raquel y ofreció servir siete años a Labán, el padre de ella, para casarse con ella; le parecieron pocos días. Labán le dio entonces a Lea, y por Raquel Jacob sirvió otros siete años.',
  'GEN 29:23-27':
    'Por la noche Labán dio a Jacob a Lea, su hija mayor, en lugar de Raquel, y Jacob lo descubrió por la mañana. Labán dijo que allí no se casaba primero a la menor y le pidió otros siete años por Raquel.',
  'GEN 32:24-28':
    'Un hombre luchó con Jacob hasta el amanecer, y Jacob no quiso soltarlo sin recibir su bendición. Aquel le dio el nombre de Israel, porque había luchado con Dios y con los hombres y había vencido.',
  'GEN 33:4':
    'Jacob había tenido miedo de su hermano Esaú, pero Esaú corrió a su encuentro, lo abrazó y lo besó, y los dos lloraron.',
  'GEN 34:1-2':
    'Dina, hija de Jacob y Lea, salió a ver a las mujeres del país, y Siquem, hijo del príncipe Hamor, la tomó y la deshonró por la fuerza; al saberlo, sus hermanos se dolieron y se enojaron mucho.',
  'GEN 35:16-19':
    'Raquel murió camino de Efrata, que es Belén, tras un parto difícil. Al morir llamó a su hijo Benoni, pero Jacob, su padre, lo llamó Benjamín; fue sepultada junto al camino.',
  'GEN 37:3-4':
    'Jacob, llamado también Israel, amaba a José más que a sus otros hijos, porque le nació en su vejez, y le hizo una túnica de colores. Al verlo, sus hermanos odiaron a José y no podían hablarle en paz.',
  'GEN 37:5-8':
    'José soñó que las gavillas de sus hermanos se inclinaban ante la suya. Ellos entendieron que reinaría sobre ellos y lo odiaron aún más por su sueño y por sus palabras.',
  'GEN 37:26-28':
    'Los hermanos de José lo odiaban y querían matarlo. Judá dijo que nada ganaban con matar a su propio hermano, y lo vendieron por veinte piezas de plata a mercaderes ismaelitas, que lo llevaron a Egipto.',
  'GEN 38:9-10':
    'Onán sabía que el hijo no sería considerado suyo, y no quiso dar descendencia a su hermano muerto por medio de la viuda, Tamar. Lo que hacía desagradó a Dios, que le quitó la vida.',
  'GEN 39:19-21':
    'José fue encarcelado porque la mujer de su amo, a la que había rechazado, lo acusó falsamente y el amo se enfureció. Pero Dios estaba con José y le dio el favor del jefe de la cárcel.',
  'GEN 41:1-4':
    'Faraón soñó que siete vacas gordas subían del Nilo y que siete vacas flacas se las comían. José explicó que eran siete años de abundancia seguidos de siete años de hambre.',
  'GEN 41:26-31':
    'José dijo que los dos sueños de Faraón significaban lo mismo, lo que Dios iba a hacer: las vacas y espigas hermosas eran siete años de abundancia; las flacas y las vacías, siete años de gran hambre.',
  'GEN 44:1-2':
    'José mandó a su mayordomo devolver el dinero al saco de cada hermano y poner su copa de plata en el de Benjamín. Génesis no dice por qué; al hallarse la copa, Judá se ofreció como siervo en lugar de Benjamín.',
  'GEN 45:3-5':
    'José dijo a sus hermanos, que quedaron turbados, que él era el que habían vendido a Egipto, y preguntó por su padre. Les pidió que no se culparan, pues Dios lo había enviado delante para salvar vidas.',
  'GEN 50:19-21':
    'José dijo a sus hermanos que no temieran, que él no estaba en lugar de Dios: el mal que ellos pensaron, Dios lo encaminó a bien, para salvar muchas vidas. Prometió sustentarlos y los consoló.',
  'EXO 1:8-10':
    'Un nuevo faraón temía que los israelitas, ya numerosos y fuertes, se unieran en una guerra a los enemigos de Egipto, y los sometió a esclavitud. Como seguían aumentando, mandó matar a sus niños recién nacidos.',
  'EXO 1:15-17':
    'Temiendo el crecimiento de Israel, Faraón mandó a las parteras de las hebreas matar a todo varón hebreo que naciera; pero ellas temían a Dios, no obedecieron y dejaron vivir a los niños.',
  'EXO 2:2-4':
    'La madre de Moisés lo escondió tres meses, porque Faraón había mandado echar al Nilo a los niños hebreos. Cuando ya no pudo ocultarlo, lo puso en una cesta de juncos entre las cañas del río, y su hermana vigilaba.',
  'EXO 2:11-15':
    'Moisés huyó a Madián porque Faraón quería matarlo: había dado muerte a un egipcio que golpeaba a un hebreo, uno de sus hermanos, y el hecho se había sabido.',
  'EXO 3:2-4':
    'El ángel del Señor se apareció a Moisés en la llama de una zarza que ardía sin consumirse. Cuando Moisés fue a mirar, Dios lo llamó desde ella y lo envió a sacar a Israel de Egipto.',
  'EXO 3:5-6':
    'Dios dijo a Moisés que se quitara las sandalias porque el lugar donde estaba era tierra santa. Le dijo que era el Dios de Abraham, Isaac y Jacob, y Moisés se cubrió el rostro por temor a mirar a Dios.',
  'EXO 3:13-15':
    'Moisés preguntó a Dios su nombre para decírselo a los israelitas. Dios se llamó a sí mismo Yo soy y dijo que su nombre para siempre es el Señor (Jehová), el Dios de sus padres.',
  'EXO 4:10':
    'Moisés no quería ir ante Faraón y decía que nunca había tenido facilidad de palabra y que era torpe al hablar; Dios prometió ayudarlo y le dio a su hermano Aarón para que hablara por él.',
  'EXO 4:24-26':
    'Éxodo no dice claramente por qué el Señor salió al encuentro de Moisés en el camino y quiso matarlo; solo cuenta que Séfora, su mujer, circuncidó a su hijo, y entonces el Señor lo dejó.',
  'EXO 7:20-21':
    'En la primera plaga, Aarón golpeó el Nilo con la vara ante Faraón y el agua se convirtió en sangre; los peces murieron y nadie podía beberla. Así, dijo Dios, sabría Faraón que él es el Señor.',
  'EXO 10:1-2':
    'Dios dijo que había endurecido el corazón de Faraón para mostrar sus señales en Egipto y para que Israel las contara a sus hijos y supiera que él es el Señor. Éxodo dice también que Faraón endureció su propio corazón.',
  'EXO 12:7':
    'Los israelitas pusieron la sangre del cordero en los postes y el dintel de las casas donde lo comían, como señal: al ver la sangre, Dios pasaría de largo y la plaga no los alcanzaría.',
  'EXO 12:12-13':
    'La noche de la Pascua Dios pasaría por Egipto y heriría a los primogénitos; la sangre en las casas de los israelitas era la señal para pasar de largo, y así la plaga no los tocó.',
  'EXO 12:29':
    'En la última plaga, a medianoche, Dios hirió a todos los primogénitos de Egipto, desde el de Faraón hasta el del preso, y a los del ganado; esa noche Faraón mandó salir a los israelitas.',
  'EXO 12:39':
    'Los israelitas cocieron panes sin levadura porque los echaron de Egipto con prisa: la masa no había leudado, y no tuvieron tiempo de preparar otra comida.',
  'EXO 13:21-22':
    'El Señor iba delante de los israelitas: de día en una columna de nube, para guiarlos por el camino, y de noche en una columna de fuego, para alumbrarlos, de modo que pudieran andar de día y de noche.',
  'EXO 14:21-23':
    'Moisés extendió la mano sobre el mar Rojo, y Dios lo hizo retirarse toda la noche con un fuerte viento oriental y lo dividió. Los israelitas pasaron en seco, y los egipcios entraron tras ellos.',
  'EXO 14:26-28':
    'Moisés extendió la mano y el mar Rojo volvió a cubrir el ejército de Faraón, sus carros y jinetes, que habían entrado tras Israel; no quedó ni uno de ellos.',
  'EXO 16:12-15':
    'Los israelitas murmuraban por comida, y Dios les dio codornices por la tarde y, por la mañana, tras el rocío, algo menudo como escarcha en el suelo. Preguntaron qué era: era el maná, el pan que Dios les daba.',
  'EXO 16:31':
    'El maná era el alimento que Dios dio a Israel en el desierto: blanco, como semilla de cilantro, y con sabor a hojuelas con miel.',
  'EXO 17:5-6':
    'El pueblo tenía sed y murmuraba, y Dios mandó a Moisés golpear la roca de Horeb con su vara, para que saliera agua y bebieran; Moisés lo hizo ante los ancianos.',
  'EXO 17:11-12':
    'Mientras Moisés tenía las manos en alto, Israel vencía a Amalec; cuando las bajaba, vencía Amalec. Como se le cansaban, Aarón y Hur se las sostuvieron hasta la puesta del sol.',
  'EXO 31:18':
    'Cuando Dios terminó de hablar con Moisés en el monte Sinaí, le dio dos tablas de piedra escritas por el dedo mismo de Dios.',
  'EXO 32:1-4':
    'Moisés tardaba en bajar del monte y el pueblo no sabía qué le había pasado; por eso pidió a Aarón un dios que fuera delante de él, y Aarón hizo un becerro con el oro de los zarcillos del pueblo.',
  'EXO 32:19-20':
    'Moisés, lleno de ira, rompió las tablas cuando se acercó al campamento y vio el becerro de oro y las danzas. Quemó el becerro, lo molió hasta hacerlo polvo y lo dio a beber en agua a los israelitas.',
  'EXO 33:18-20':
    'Moisés pidió ver la gloria de Dios. Dios haría pasar su bondad ante él y proclamaría su nombre, pero Moisés no podía ver su rostro, porque nadie puede verlo y vivir.',
  'EXO 34:29-30':
    'El rostro de Moisés resplandecía porque había hablado con Dios. Al bajar del Sinaí con las dos tablas, él no lo sabía, pero Aarón y los israelitas lo vieron y tuvieron miedo de acercarse.',
  'LEV 10:1-2':
    'Nadab y Abiú, hijos de Aarón, murieron por fuego salido de delante de Dios, porque ofrecieron ante él un fuego extraño que él no les había mandado.',
  'LEV 16:7-10':
    'En el día de la expiación, Aarón echaba suertes sobre dos machos cabríos: uno se ofrecía a Dios por el pecado; el otro, por Azazel, era enviado vivo al desierto llevando los pecados del pueblo.',
  'LEV 25:10-11':
    'El jubileo era el año cincuenta: se proclamaba libertad a todos los habitantes del país, cada uno volvía a su propiedad y a su familia, y no se sembraba ni se segaba.',
  'NUM 12:1-2':
    'María (Miriam) y Aarón hablaron contra Moisés por causa de su mujer cusita, y dijeron que Dios no había hablado solo por él, sino también por ellos. Dios lo oyó y se enojó, y María quedó leprosa.',
  'NUM 13:1-2':
    'Dios mandó a Moisés enviar hombres, un jefe de cada tribu, a explorar la tierra de Canaán, que él daba a Israel. Deuteronomio dice que también el pueblo lo había pedido.',
  'NUM 13:27-32':
    'Los espías dijeron que en Canaán fluían leche y miel, pero que su gente era fuerte y sus ciudades fortificadas. Caleb dijo que podían conquistarla; los que fueron con él dijeron que no, y la desacreditaron.',
  'NUM 14:33-35':
    'Israel anduvo cuarenta años por el desierto, un año por cada uno de los cuarenta días en que se exploró la tierra, porque el pueblo se rebeló y no quiso entrar; aquella generación moriría allí.',
  'NUM 16:31-33':
    'Coré y otros se habían levantado contra Moisés y Aarón. Cuando Moisés terminó de hablar, la tierra se abrió y tragó a los rebeldes con sus familias, a toda la gente de Coré y sus bienes.',
  'NUM 17:5':
    'Dios dijo que florecería la vara del hombre que él escogiera, para acabar con las quejas de Israel; después la vara de Aarón brotó, floreció y dio almendras maduras.',
  'NUM 20:10-12':
    'Moisés golpeó la roca dos veces con la vara y salió agua; pero Dios dijo que él y Aarón no llevarían a Israel a la tierra prometida, porque no creyeron en él ni lo honraron como santo ante el pueblo.',
  'NUM 20:27-28':
    'Como Dios había mandado, Moisés subió al monte Hor con Aarón y su hijo Eleazar, y puso a Eleazar las vestiduras de Aarón; y Aarón murió allí, en la cumbre del monte.',
  'NUM 21:5-9':
    'El pueblo habló contra Dios y Moisés, y Dios envió serpientes venenosas. Cuando confesaron su pecado, Moisés oró, y Dios le mandó poner en un asta una serpiente de bronce: el que había sido mordido y la miraba, vivía.',
  'NUM 22:5-7':
    'Balac, rey de Moab, temía que los israelitas fueran demasiado fuertes para él; por eso envió ancianos con dinero a pedir a Balaam que los maldijera, con la esperanza de vencerlos y echarlos.',
  'NUM 22:28-31':
    'El Señor abrió la boca del asna de Balaam, y ella le preguntó por qué la había golpeado tres veces; se había apartado ante el ángel que cerraba el camino. Luego el Señor abrió los ojos a Balaam, y vio al ángel.',
  'DEU 34:5-6':
    'Moisés, siervo del Señor, murió en la tierra de Moab, como el Señor había dicho, y fue sepultado en un valle frente a Bet-peor; nadie conoce su sepulcro hasta hoy.',
  'DEU 34:9':
    'Josué hijo de Nun sucedió a Moisés; estaba lleno del espíritu de sabiduría porque Moisés le había impuesto las manos, y los israelitas le obedecieron.',
  'JOS 2:4-6':
    'Rahab escondió a los dos espías en la azotea, entre manojos de lino, y dijo a los enviados del rey que se habían ido. Después les dijo que sabía que Dios había dado aquella tierra a Israel.',
  'JOS 2:9-11':
    'Rahab dijo a los espías que sabía que Dios había dado la tierra a Israel: había oído cómo secó el mar Rojo, y reconoció que él es Dios en el cielo y en la tierra. Les pidió que salvaran a su familia.',
  'JOS 2:14-18':
    'Los espías juraron que, si Rahab no los delataba, ella y los suyos serían salvados cuando Israel tomara el país. Debía atar el cordón rojo a la ventana por la que los descolgó y reunir en casa a su familia.',
  'JOS 3:15-17':
    'Cuando los sacerdotes que llevaban el arca pisaron el Jordán desbordado, el agua que bajaba se detuvo como en un montón. Ellos permanecieron en seco en medio del cauce hasta que pasó todo Israel.',
  'JOS 4:5-7':
    'Josué mandó tomar del Jordán doce piedras, una por tribu, como recuerdo perpetuo. Cuando los hijos preguntaran por ellas, se les diría que las aguas se cortaron ante el arca del Señor cuando cruzaba.',
  'JOS 5:13-15':
    'Cerca de Jericó, Josué vio a un hombre con la espada desenvainada, que dijo ser el jefe del ejército del Señor. Josué se postró y se quitó las sandalias, porque el lugar era santo. La Escritura no da el nombre de aquel hombre.',
  'JOS 6:20-21':
    'Al séptimo día, al sonar las trompetas y gritar el pueblo, el muro de Jericó se derrumbó; Israel tomó la ciudad y la pasó a espada, pero la familia de Rahab fue salvada. Hebreos dice que los muros cayeron por la fe.',
  'JOS 7:20-21':
    'Acán confesó que entre el botín de Jericó vio un hermoso manto, plata y un lingote de oro; los codició, los tomó y los escondió en su tienda, aunque Dios había prohibido tomarlos.',
  'JOS 9:3-5':
    'Los gabaonitas supieron lo que Josué había hecho a Jericó y a Hai, y usaron de astucia: con sacos, ropa y sandalias gastadas y pan mohoso se hicieron pasar por enviados de un país lejano. Después dijeron que temían por su vida.',
  'JOS 10:12-13':
    'El día en que Dios entregó a los amorreos en manos de Israel, Josué clamó a él, y el sol se detuvo y la luna se paró hasta que la nación se vengó de sus enemigos, casi un día entero.',
  'JDG 4:4-5':
    'Débora era profetisa, esposa de Lapidot, y gobernaba a Israel como juez en aquel tiempo. Se sentaba bajo una palmera en los montes de Efraín, y los israelitas acudían a ella a pedir justicia.',
  'JDG 4:18-21':
    'Sísara, el general vencido, huyó a la tienda de Jael. Ella le dio leche y lo cubrió, y cuando dormía lo mató con una estaca y un mazo. Débora había anunciado que caería en manos de una mujer.',
  'JDG 6:36-40':
    'Gedeón puso el vellón de lana para saber con certeza que Dios salvaría a Israel por su mano, como había dicho. Una noche solo el vellón tuvo rocío; la otra, solo el vellón quedó seco: Dios hizo ambas veces lo que pidió.',
  'JDG 7:2-7':
    'Dios dijo a Gedeón que llevaba demasiada gente: Israel podría gloriarse de haberse salvado por su propia mano. Volvieron los que tenían miedo; luego, según bebieron junto al agua, quedaron solo trescientos.',
  'JDG 7:19-22':
    'De noche, Gedeón y los trescientos rodearon el campamento de Madián, tocaron las trompetas, rompieron los cántaros y gritaron con las antorchas en la mano. Cundió el pánico, Dios volvió las espadas de unos contra otros, y huyeron.',
  'JDG 9:53-54':
    'Cuando Abimelec atacaba la torre de Tebes, una mujer le dejó caer sobre la cabeza una piedra de molino. Para que no se dijera que lo había matado una mujer, mandó a su escudero que lo atravesara, y murió.',
  'JDG 11:30-31':
    'Jefté prometió que, si Dios le daba la victoria sobre los amonitas, lo primero que saliera de su casa a recibirlo sería del Señor, en holocausto. La que salió fue su única hija.',
  'JDG 11:34-36':
    'Cuando Jefté volvió victorioso, salió a recibirlo su única hija, danzando con panderos. Él rasgó sus vestidos, porque había dado palabra al Señor y no podía retractarse; ella le dijo que hiciera lo prometido.',
  'JDG 14:14':
    'El enigma de Sansón decía que del que come salió comida y del fuerte salió dulzura. Se refería a la miel que halló en el cuerpo de un león que había matado; en tres días nadie pudo explicarlo.',
  'JDG 15:14-16':
    'El Espíritu del Señor vino con poder sobre Sansón, y las cuerdas que lo ataban cayeron como lino quemado. Halló una quijada fresca de asno y con ella mató a mil filisteos.',
  'JDG 16:5':
    'Los jefes filisteos querían saber de dónde le venía a Sansón su gran fuerza y cómo dominarlo, y cada uno prometió a Dalila mil cien piezas de plata. Jueces no da otra razón de lo que ella hizo.',
  'JDG 16:17-19':
    'Sansón contó a Dalila que era nazareo de Dios desde su nacimiento y que nunca le habían cortado el cabello; si lo rapaban, perdería la fuerza. Mientras dormía, ella hizo que lo raparan, y su fuerza lo dejó.',
  'JDG 16:28-30':
    'Sansón pidió a Dios fuerza una vez más, se apoyó en las dos columnas que sostenían la casa y empujó con todo su vigor. La casa cayó sobre los jefes y sobre toda la gente, y él murió con ellos.',
  'RUT 1:16-17':
    'Rut no quiso separarse de su suegra Noemí: iría adonde ella fuera, y el pueblo y el Dios de Noemí serían los suyos. Juró por el Señor que solo la muerte las separaría.',
  'RUT 1:20-21':
    'Noemí pidió que la llamaran Mara, que significa amarga, porque, dijo, el Todopoderoso la había llenado de amargura: se fue llena y volvió vacía. Su marido y sus dos hijos habían muerto en Moab.',
  'RUT 2:11-12':
    'Booz dijo a Rut que sabía todo lo que había hecho por su suegra y cómo había dejado a sus padres y su tierra. Le deseó plena recompensa del Señor, bajo cuyas alas había venido a refugiarse.',
  'RUT 4:13-17':
    'Booz se casó con Rut, y el Señor le dio un hijo, a quien las vecinas llamaron Obed; Noemí cuidó de él. Obed fue padre de Isaí, el padre de David: Rut fue, pues, bisabuela de David.',
  '1SA 1:6-7':
    'Ana no tenía hijos, y cada año, cuando subían a la casa del Señor, Penina, la otra esposa de su marido, la provocaba hasta hacerla llorar y dejar de comer.',
  '1SA 1:10-11':
    'Con el alma llena de amargura, Ana lloró y prometió que, si el Señor le daba un hijo, se lo entregaría para toda la vida y no pasaría navaja por su cabeza. El hijo que nació fue Samuel.',
  '1SA 2:12-17':
    'Los hijos de Elí eran malvados y no tenían en cuenta al Señor: tomaban carne de los sacrificios, aun por la fuerza, antes de quemar la grasa. Su pecado era muy grande, porque despreciaban las ofrendas del Señor.',
  '1SA 3:8-10':
    'Dios llamó a Samuel por su nombre. Tres veces el muchacho corrió a Elí; entonces Elí comprendió que era el Señor y le dijo qué responder. Cuando Dios volvió a llamar, Samuel dijo que su siervo escuchaba.',
  '1SA 4:10-11':
    'Israel fue derrotado por los filisteos: cayeron treinta mil de a pie, el arca de Dios fue capturada y murieron Ofni y Finees, los dos hijos de Elí. Un varón de Dios había anunciado que morirían el mismo día.',
  '1SA 5:3-4':
    'Los filisteos habían puesto el arca en el templo de Dagón. A la mañana siguiente el ídolo estaba boca abajo ante el arca; lo levantaron, y al otro día había caído de nuevo, con la cabeza y las manos cortadas.',
  '1SA 8:4-7':
    'Los ancianos de Israel pidieron un rey porque Samuel era viejo y sus hijos no seguían su ejemplo; lo querían como las demás naciones. Dios dijo a Samuel que no lo rechazaban a él, sino a Dios como rey.',
  '1SA 10:1':
    'Samuel derramó aceite sobre la cabeza de Saúl, lo besó y le dijo que el Señor lo había ungido jefe de su heredad. Después, en Mizpa, Saúl fue designado por suertes ante el pueblo.',
  '1SA 15:22-23':
    'Dios rechazó a Saúl como rey porque Saúl había rechazado su palabra: debía destruir del todo a Amalec, pero perdonó al rey Agag y lo mejor del ganado, según él para sacrificarlo. Samuel le dijo que obedecer vale más que los sacrificios.',
  '1SA 16:7':
    'Cuando Samuel vio a Eliab, hijo de Isaí, Dios le dijo que no mirara su apariencia ni su estatura, pues el hombre ve lo de fuera, pero Dios mira el corazón. El elegido fue David, el menor.',
  '1SA 17:4-6':
    'Goliat de Gat, el campeón filisteo, medía seis codos y un palmo, casi tres metros según el cálculo habitual. Llevaba casco, cota y grebas de bronce, y una jabalina de bronce a la espalda.',
  '1SA 17:26':
    'David oyó el desafío de Goliat y preguntó qué se daría a quien lo matara y quitara aquella afrenta de Israel: ¿quién era ese filisteo incircunciso para desafiar a los ejércitos del Dios viviente?',
  '1SA 17:45-47':
    'David dijo a Goliat que no venía con espada ni lanza, sino en el nombre del Señor de los ejércitos, a quien Goliat había desafiado. Dios lo entregaría en su mano, para que toda la tierra supiera que hay Dios en Israel.',
  '1SA 17:47-50':
    'David dijo que la batalla era del Señor y corrió al encuentro de Goliat. Con la honda le lanzó una piedra a la frente, y el gigante cayó de bruces; así David, sin espada en la mano, lo venció y lo mató.',
  '1SA 18:1-4':
    'Jonatán, hijo del rey Saúl, quedó unido de corazón a David y lo amó como a su propia vida. Hizo un pacto con él y le dio su manto, su ropa de guerra, su espada, su arco y su cinturón.',
  '1SA 18:7-9':
    'Saúl tuvo celos de David cuando las mujeres cantaron que él había vencido a miles, pero David a decenas de miles. Dijo que a David ya solo le faltaba el reino, y desde aquel día lo miró con malos ojos.',
  '1SA 24:6-7':
    'David no quiso hacer daño a Saúl, porque era el ungido del Señor; contuvo también a sus hombres, y Saúl salió de la cueva y siguió su camino.',
  '1SA 25:18-19':
    'Nabal, el marido de Abigail, había ofendido a los hombres de David, y David venía a vengarse. Ella cargó enseguida asnos con pan, vino, ovejas, grano, pasas e higos y salió a su encuentro, sin decírselo a Nabal.',
  '1SA 28:5-8':
    'Saúl tuvo miedo del ejército filisteo, consultó al Señor y no obtuvo respuesta. Entonces fue de noche, disfrazado, a una adivina de Endor para que hiciera subir a Samuel, que había muerto.',
  '1SA 31:3-4':
    'Saúl fue herido de gravedad por los arqueros filisteos en el monte Gilboa. Para que no lo ultrajaran pidió a su escudero que lo matara; como este no quiso, se echó sobre su propia espada y murió.',
  '2SA 3:27':
    'Joab apartó a Abner en la puerta de Hebrón como para hablarle a solas y lo hirió de muerte, para vengar a su hermano Asael, a quien Abner había matado en la guerra.',
  '2SA 4:4':
    'Mefi-boset era hijo de Jonatán y nieto de Saúl. Tenía cinco años cuando llegó la noticia de la muerte de ambos; su nodriza huyó con él en brazos, y con la prisa el niño cayó y quedó cojo de ambos pies.',
  '2SA 6:6-7':
    'Como los bueyes tropezaron, Uza extendió la mano y sujetó el arca de Dios; Dios se airó y lo hirió por ello, y murió allí. Números dice que quienes llevaban las cosas santas no debían tocarlas, para no morir.',
  '2SA 6:16':
    'Cuando el arca entraba en la Ciudad de David, Mical vio por la ventana al rey saltar y danzar ante el Señor, y lo despreció. Después le reprochó haberse descubierto ante las criadas como un cualquiera.',
  '2SA 7:12-13':
    'Por medio del profeta Natán, Dios prometió a David que, después de su muerte, levantaría a un descendiente suyo y afirmaría su reino. Él edificaría una casa al nombre de Dios, y su trono sería firme para siempre.',
  '2SA 9:6-7':
    'David trató con bondad a Mefi-boset por amor a su padre Jonatán, con quien había hecho un pacto. Le devolvió todas las tierras de Saúl y lo hizo comer siempre a su mesa.',
  '2SA 11:2-4':
    'Desde la azotea del palacio, David vio a Betsabé bañándose. Aunque le dijeron que era esposa de Urías el heteo, la mandó traer y se acostó con ella, y ella quedó embarazada.',
  '2SA 11:14-17':
    'David escribió a Joab una carta, que llevó el propio Urías, con la orden de ponerlo en lo más duro del combate y retirarse, para que muriera. Joab lo puso allí, y Urías murió en la batalla.',
  '2SA 12:1-4':
    'Natán contó a David que un rico, dueño de mucho ganado, quitó a un pobre su única corderita para agasajar a un huésped. David se indignó, y Natán le dijo que ese hombre era él: había tomado a la esposa de Urías y lo había hecho matar.',
  '2SA 12:13-14':
    'David confesó que había pecado contra el Señor. Natán le dijo que el Señor había quitado su pecado y que no moriría; pero, como con su acción había hecho despreciar al Señor, moriría el hijo que le había nacido.',
  '2SA 13:14':
    'Amnón no quiso escuchar a Tamar, que le había rogado que no lo hiciera, y, como era más fuerte, la violó. Ella era su media hermana, hija de David y hermana de Absalón.',
  '2SA 15:10':
    'Absalón envió mensajeros secretos por todas las tribus: al sonido de la trompeta debían decir que él reinaba en Hebrón. Ya se había ganado el corazón de Israel; la Escritura no dice expresamente por qué se alzó contra David.',
  '2SA 17:23':
    'Cuando Ahitofel, consejero de Absalón, vio que no se seguía su consejo, volvió a su ciudad, puso en orden su casa y se ahorcó. La Escritura no da más explicación.',
  '2SA 18:9-10':
    'Absalón pasaba en su mulo bajo las ramas espesas de una encina cuando la cabeza se le enredó en el árbol; el mulo siguió adelante y él quedó colgado. Un hombre lo vio y avisó a Joab.',
  '2SA 18:14-15':
    'Absalón colgaba aún vivo de la encina cuando Joab le clavó tres dardos, y diez escuderos de Joab lo remataron. El rey David había mandado que trataran con benevolencia a Absalón.',
  '2SA 18:33':
    'El rey David se estremeció al saber que había muerto su hijo Absalón, aunque se había rebelado contra él. Subió llorando a la sala sobre la puerta, lo llamaba una y otra vez y deseaba haber muerto en su lugar.',
  '2SA 24:10':
    'Después de contar al pueblo, a David le remordió la conciencia y confesó al Señor que había pecado gravemente y obrado con necedad, y le pidió que quitara su culpa. El libro de Samuel no dice por qué estaba mal el censo.',
  '1KI 3:9-12':
    'Salomón pidió a Dios un corazón entendido para juzgar al pueblo y distinguir el bien del mal. A Dios le agradó que no pidiera larga vida, riquezas ni la muerte de sus enemigos, y le dio un corazón sabio.',
  '1KI 3:24-27':
    'Dos mujeres reclamaban al mismo niño vivo, y Salomón mandó partirlo con una espada. Una renunció a él para salvarlo; la otra aceptó que lo partieran. Así supo el rey quién era la madre, y se lo dio.',
  '1KI 6:37-38':
    'Salomón puso los cimientos del templo en el cuarto año de su reinado y lo terminó en el undécimo; la construcción duró siete años.',
  '1KI 10:1-3':
    'La reina de Sabá oyó la fama de Salomón, unida al nombre del Señor, y vino a probarlo con preguntas difíciles. Le habló de todo lo que tenía en el corazón, y él respondió a todo.',
  '1KI 11:3-4':
    'Salomón tuvo setecientas esposas de rango real y trescientas concubinas. Cuando envejeció, ellas inclinaron su corazón a otros dioses, y ya no fue del todo fiel al Señor, como lo había sido su padre David.',
  '1KI 11:11-13':
    'Porque Salomón no guardó el pacto y siguió a otros dioses, el Señor dijo que le quitaría el reino para darlo a su siervo. Por amor a David sería en tiempos de su hijo, a quien dejaría una tribu.',
  '1KI 12:26-28':
    'Jeroboam temía que, si el pueblo subía a Jerusalén a ofrecer sacrificios, su corazón volviera al rey Roboam y lo mataran a él. Por eso hizo dos becerros de oro y dijo que eran los dioses que sacaron a Israel de Egipto.',
  '1KI 17:4-6':
    'Durante la sequía, Dios mandó a Elías quedarse junto al arroyo de Querit. Los cuervos le llevaban pan y carne mañana y tarde, y él bebía del arroyo.',
  '1KI 17:14-16':
    'La viuda de Sarepta usó su última harina para hacer pan primero a Elías, como él le pidió. Y, como Dios había dicho por medio de él, ni la harina ni el aceite se acabaron, y comieron ella, su casa y Elías muchos días.',
  '1KI 18:20-24':
    'En el monte Carmelo, Elías pidió a Israel que escogiera entre el Señor y Baal. Él solo y los cuatrocientos cincuenta profetas de Baal prepararían cada uno un buey sin fuego; el que respondiera con fuego sería Dios.',
  '1KI 18:36-39':
    'En el monte Carmelo, Elías oró para que el pueblo supiera que el Señor es Dios. Cayó fuego del Señor y consumió el holocausto, la leña, las piedras y hasta el agua de la zanja; el pueblo se postró y proclamó que el Señor es Dios.',
  '1KI 19:2-4':
    'Jezabel juró matar a Elías, y él huyó para salvar la vida hasta Beerseba de Judá. Luego se internó solo en el desierto, se sentó bajo una retama y pidió morir, diciendo que no era mejor que sus padres.',
  '1KI 19:8':
    'Con la fuerza de la comida que le dio un ángel, Elías caminó cuarenta días y cuarenta noches hasta Horeb, el monte de Dios. Allí, tras un viento, un terremoto y un fuego en los que no estaba el Señor, vino un susurro suave.',
  '1KI 19:11-13':
    'En Horeb pasaron ante Elías un gran viento, un terremoto y un fuego, pero el Señor no estaba en ellos. Tras el fuego vino un susurro suave; Elías se cubrió el rostro, y Dios le preguntó qué hacía allí.',
  '1KI 21:2-4':
    'El rey Acab quería la viña de Nabot, junto a su palacio, para hacer un huerto, y ofreció otra mejor o dinero. Nabot no quiso ceder la herencia de sus padres, y Acab volvió triste y enojado y no quiso comer.',
  '1KI 21:8-13':
    'Nabot no había querido dar su viña al rey Acab. Entonces Jezabel escribió cartas en nombre de Acab e hizo que testigos falsos lo acusaran de maldecir a Dios y al rey, y murió apedreado.',
  '1KI 21:13-16':
    'Nabot murió apedreado, después de que testigos falsos lo acusaran de maldecir a Dios y al rey. Jezabel lo había tramado porque él no quiso dar su viña a Acab; muerto Nabot, Acab bajó a tomarla.',
  '1KI 22:34-39':
    'Acab entró disfrazado en la batalla, pero un hombre disparó su arco al azar y lo hirió entre las junturas de la armadura; murió al atardecer y fue sepultado en Samaria. Los perros lamieron su sangre, como Dios había dicho.',
  '2KI 2:9-10':
    'Eliseo pidió una doble porción del espíritu de Elías. Elías respondió que pedía algo difícil, pero que se le daría si lo veía cuando fuera llevado; y Eliseo lo vio.',
  '2KI 2:11-12':
    'Mientras Elías y Eliseo caminaban hablando, un carro y caballos de fuego los separaron, y Elías subió al cielo en un torbellino. Eliseo lo vio, lo llamó padre a gritos y no lo vio más.',
  '2KI 2:23-25':
    'Unos muchachos de Bet-el se burlaban de Eliseo llamándolo calvo. Él los maldijo en el nombre del Señor, y dos osas salieron del bosque y despedazaron a cuarenta y dos de ellos. La Escritura no da más explicación.',
  '2KI 4:3-7':
    'Eliseo dijo a la viuda endeudada, que solo tenía un poco de aceite, que pidiera vasijas vacías y las llenara. El aceite corrió hasta llenarlas todas; lo vendió, pagó la deuda y vivió con sus hijos de lo que quedó.',
  '2KI 4:32-35':
    'El hijo de la sunamita yacía muerto en la cama de Eliseo. Este cerró la puerta, oró al Señor y se tendió sobre el niño, dos veces. El cuerpo entró en calor, el niño estornudó siete veces y abrió los ojos.',
  '2KI 5:13-14':
    'Naamán quedó limpio de su lepra al sumergirse siete veces en el Jordán, como le había dicho Eliseo; su carne quedó como la de un niño. Primero se había ido enojado, pero sus criados lo convencieron.',
  '2KI 5:20':
    'Eliseo no había aceptado nada de Naamán, y su criado Giezi corrió tras él para sacarle algo. Con mentiras obtuvo plata y vestidos, y después se le pegó la lepra de Naamán.',
  '2KI 5:25-27':
    'Giezi había mentido para sacar plata y vestidos a Naamán y luego mintió a Eliseo diciendo que no había ido a ninguna parte. Eliseo dijo que la lepra de Naamán se le pegaría a él y a sus descendientes, y Giezi salió leproso.',
  '2KI 6:5-7':
    'A un hombre se le cayó al agua el hierro de un hacha prestada mientras cortaba un árbol. Eliseo preguntó dónde, cortó un palo y lo echó allí; el hierro flotó, y el hombre extendió la mano y lo tomó.',
  '2KI 6:15-17':
    'El criado de Eliseo vio la ciudad rodeada por un ejército con caballos y carros. Eliseo le dijo que no temiera y pidió a Dios que le abriera los ojos; entonces vio el monte lleno de caballos y carros de fuego alrededor de Eliseo.',
  '2KI 9:32-33':
    'Cuando Jehú llegó a Jezreel, mandó que arrojaran a Jezabel por la ventana; unos eunucos la echaron abajo, y así murió. Jehú dijo que se cumplía lo que Dios había dicho por medio de Elías.',
  '2KI 11:2-3':
    'Cuando Atalía exterminaba a la familia real, el niño Joás fue salvado por su tía Josabet. Ella lo sacó a escondidas con su nodriza, y estuvo oculto seis años en la casa del Señor.',
  '2KI 17:7-8':
    'El libro de los Reyes dice que Israel fue llevado por Asiria porque pecó contra el Señor, que lo había sacado de Egipto: adoró a otros dioses y siguió las costumbres de las naciones.',
  '2KI 19:35-36':
    'De noche, el ángel del Señor mató a 185 000 hombres en el campamento asirio, y el rey Senaquerib se retiró a Nínive. Así se salvó Jerusalén, después de la oración de Ezequías.',
  '2KI 20:5-7':
    'El rey Ezequías, enfermo de muerte, oró con lágrimas. Dios lo oyó, prometió sanarlo y añadió quince años a su vida; Isaías mandó poner una masa de higos sobre la llaga, y sanó.',
  '2KI 22:1-2':
    'Josías tenía ocho años cuando comenzó a reinar, y reinó treinta y un años en Jerusalén. Hizo lo recto ante el Señor y siguió el camino de David, su antepasado, sin desviarse.',
  '2KI 22:8':
    'Cuando se reparaba el templo en tiempos del rey Josías, el sumo sacerdote Hilcías halló en él el libro de la ley y lo dio al escriba Safán, que lo leyó y luego lo leyó ante el rey.',
  '2KI 22:11-13':
    'Cuando el rey Josías oyó el libro de la ley, rasgó sus vestidos, porque sus padres no habían obedecido sus palabras y era grande la ira del Señor; y mandó consultar al Señor.',
  '2KI 25:8-9':
    'Los babilonios destruyeron el templo en el año diecinueve del rey Nabucodonosor: Nabuzaradán, capitán de su guardia, llegó a Jerusalén y quemó la casa del Señor, el palacio real y las casas de la ciudad.',
  '1CH 21:7-8':
    'El censo de David desagradó a Dios, que hirió a Israel; David confesó que había pecado gravemente y obrado con gran necedad. Crónicas no dice por qué estaba mal contar al pueblo.',
  '1CH 22:8':
    'David explicó a Salomón por qué no edificaría el templo: Dios le había dicho que había derramado mucha sangre y hecho grandes guerras. Lo edificaría su hijo Salomón.',
  '2CH 20:21-22':
    'Josafat puso delante del ejército cantores que alabaran al Señor. Cuando empezaron a cantar, el Señor puso emboscadas contra los enemigos de Judá, que fueron derrotados y se mataron unos a otros.',
  '2CH 26:16-19':
    'Cuando el rey Uzías se hizo fuerte, se llenó de orgullo y entró en el templo a quemar incienso, lo que correspondía a los sacerdotes. Se enfureció con ellos, y le brotó lepra en la frente hasta el día de su muerte.',
  '2CH 33:10-13':
    'El rey Manasés no escuchó al Señor, y los asirios lo llevaron encadenado a Babilonia. En su angustia se humilló profundamente y oró; Dios lo oyó y lo devolvió a Jerusalén y a su reino.',
  '2CH 36:15-17':
    'Por compasión, Dios envió a Judá sus mensajeros una y otra vez, pero el pueblo se burló de ellos y despreció sus palabras hasta que no hubo remedio. Entonces trajo contra ellos al rey de los caldeos, y Judá fue al exilio.',
  '2CH 36:20-21':
    'Los de Judá que sobrevivieron fueron llevados a Babilonia y sirvieron a sus reyes hasta que surgió el reino de Persia. La tierra reposó hasta cumplirse setenta años, como Dios había dicho por medio de Jeremías.',
  '2CH 36:22-23':
    'Dios movió el corazón de Ciro, rey de Persia, para cumplir la palabra dada por Jeremías. Ciro proclamó que el Dios del cielo le había encargado edificarle casa en Jerusalén y que su pueblo podía subir.',
  'EZR 1:1-3':
    'Dios movió el corazón de Ciro, rey de Persia, para cumplir la palabra dada por Jeremías. Ciro proclamó que Dios le había encargado edificarle casa en Jerusalén y que su pueblo podía subir a levantarla.',
  'EZR 3:12-13':
    'Al ponerse los cimientos del templo, muchos ancianos que habían visto la primera casa lloraban en voz alta, mientras otros gritaban de alegría, y no se distinguían las voces. Esdras no explica por qué lloraban.',
  'NEH 1:3-5':
    'Nehemías lloró al saber que los que quedaban del cautiverio estaban en gran mal y afrenta, y que el muro de Jerusalén estaba derribado y sus puertas quemadas. Durante días hizo duelo, ayunó y oró a Dios.',
  'NEH 4:16-18':
    'Como los enemigos tramaban atacar, la mitad de los hombres de Nehemías trabajaba y la otra mitad estaba armada. Los cargadores trabajaban con una mano y con la otra sostenían el arma, y los constructores ceñían espada.',
  'NEH 6:15-16':
    'Con Nehemías, el muro de Jerusalén se terminó en cincuenta y dos días, el veinticinco de Elul. Al saberlo, los enemigos se desanimaron, pues vieron que la obra se había hecho con la ayuda de Dios.',
  'NEH 8:1-3':
    'El primer día del séptimo mes, el pueblo se reunió y pidió al escriba Esdras que trajera el libro de la ley. Él lo leyó desde el alba hasta el mediodía ante hombres, mujeres y cuantos podían entender, y todos escuchaban atentos.',
  'NEH 8:8-10':
    'El pueblo lloró al oír las palabras de la ley. Nehemías, Esdras y los levitas les dijeron que no se entristecieran, pues el día era santo para Dios: debían comer, beber y compartir, y el gozo del Señor era su fuerza.',
  'EST 1:11-12':
    'El rey Asuero mandó llamar a la reina Vasti para mostrar su belleza, pero ella no quiso ir; él se enfureció y, aconsejado por los suyos, la destituyó. El libro de Ester no dice por qué ella se negó.',
  'EST 2:16-17':
    'Ester fue llevada ante el rey Asuero, que la amó más que a todas las demás; ella ganó su favor, y él le puso la corona real y la hizo reina en lugar de Vasti.',
  'EST 3:5-6':
    'Amán se llenó de furia porque Mardoqueo no se inclinaba ante él. Al saber que Mardoqueo era judío, le pareció poco dañarlo solo a él y quiso destruir a todos los judíos del reino.',
  'EST 4:13-16':
    'Mardoqueo dijo a Ester que ella tampoco escaparía y que quizá había llegado a reina para una hora como aquella. Ella pidió a los judíos ayunar tres días; luego iría al rey, aunque muriera.',
  'EST 5:2-3':
    'Ester se presentó ante el rey sin ser llamada, con riesgo de su vida, para interceder por su pueblo. Él la miró con agrado, le tendió el cetro de oro y le ofreció hasta la mitad del reino.',
  'EST 7:3-6':
    'En un banquete, Ester pidió al rey su vida y la de su pueblo, que había sido vendido para ser exterminado; cuando él preguntó quién era el culpable, señaló a Amán. Después el rey permitió a los judíos defenderse.',
  'EST 7:9-10':
    'Amán fue colgado, por orden del rey, en la horca que había preparado para Mardoqueo, después de que Ester revelara que quería destruir a su pueblo. Entonces se calmó la ira del rey.',
  'EST 9:24-27':
    'Purim se llama así por la palabra pur, la suerte que Amán echó para destruir a los judíos; pero su plan recayó sobre su propia cabeza. Por eso los judíos se comprometieron a guardar estos dos días cada año, ellos y sus descendientes.',
  'JOB 1:1-3':
    'Job era un hombre de la tierra de Uz, íntegro y recto, que temía a Dios y se apartaba del mal. Tenía siete hijos y tres hijas, y era el más grande de todos los orientales.',
  'JOB 1:7-12':
    'Dios llamó a Job íntegro, pero Satanás afirmó que Job solo temía a Dios porque este lo protegía y bendecía. Dios dejó en manos de Satanás todo lo que Job tenía, pero no a Job mismo.',
  'JOB 1:18-19':
    'Los hijos e hijas de Job comían en casa del hermano mayor cuando un gran viento del desierto golpeó la casa; esta cayó sobre ellos y murieron.',
  'JOB 2:7-8':
    'Dios dejó a Job en manos de Satanás, pero le mandó respetar su vida. Satanás hirió a Job con llagas de pies a cabeza, y Job, sentado entre la ceniza, se rascaba con un trozo de teja.',
  'JOB 2:9-10':
    'La mujer de Job le preguntó por qué seguía firme en su integridad y le dijo que maldijera a Dios y muriera. Job respondió que hablaba neciamente, pues de Dios se recibe el bien y también el mal; no pecó en lo que dijo.',
  'JOB 2:11':
    'Los tres amigos de Job eran Elifaz temanita, Bildad suhita y Zofar naamatita. Al enterarse de su desgracia, se pusieron de acuerdo para ir a condolerse con él y consolarlo.',
  'JOB 38:1-4':
    'Dios respondió a Job desde un torbellino, no para explicarle su sufrimiento, sino con preguntas: quién hablaba sin saber, y dónde estaba Job cuando Dios puso los cimientos de la tierra.',
  'JOB 42:7-8':
    'Dios se enojó con Elifaz y sus dos amigos porque no habían hablado de él con rectitud, como Job. Les mandó ofrecer un holocausto y que Job orara por ellos, y a Job lo escucharía.',
  'JOB 42:10-13':
    'Cuando Job oró por sus amigos, Dios lo restauró y le dio el doble de lo que había tenido. Sus parientes y conocidos vinieron a consolarlo, y tuvo otros siete hijos y tres hijas.',
  'ISA 6:1-3':
    'El año en que murió el rey Uzías, Isaías vio al Señor en un trono alto, y el borde de su manto llenaba el templo. Serafines de seis alas proclamaban que el Señor de los ejércitos es santo y que su gloria llena la tierra.',
  'ISA 37:36-37':
    'El ángel del Señor mató a 185 000 hombres en el campamento asirio, y el rey Senaquerib se retiró a Nínive. Así se salvó Jerusalén, después de la oración de Ezequías.',
  'JER 1:4-7':
    'Dios dijo a Jeremías que lo conocía antes de formarlo en el vientre y que lo había hecho profeta para las naciones. Jeremías respondió que era muy joven y no sabía hablar, pero Dios le mandó ir adonde lo enviara.',
  'JER 18:2-6':
    'Dios envió a Jeremías a casa del alfarero para que oyera allí su palabra. Cuando una vasija se echó a perder, el alfarero hizo otra con el mismo barro; Dios dijo que así estaba Israel en su mano.',
  'JER 29:10':
    'Por medio de Jeremías, Dios dijo a los desterrados en Babilonia que, cuando se cumplieran setenta años para Babilonia, los visitaría, cumpliría su promesa y los haría volver a su tierra.',
  'JER 31:31-34':
    'Dios prometió a Israel y a Judá un nuevo pacto, no como el de la salida de Egipto, que ellos rompieron: escribirá su ley en sus corazones, todos lo conocerán y él perdonará sus pecados.',
  'JER 36:22-24':
    'El rey Joacim cortaba el rollo de Jeremías a medida que se lo leían y lo quemaba por partes, sin temor. Después dijo Dios que el rey reprochaba al profeta haber escrito que el rey de Babilonia destruiría la tierra.',
  'JER 38:4-6':
    'Los jefes querían la muerte de Jeremías porque, decían, sus palabras desanimaban a los soldados y al pueblo. El rey Sedequías lo dejó en sus manos, y lo bajaron con sogas a una cisterna con barro; Ebed-melec lo sacó después.',
  'JER 39:6-7':
    'El rey Sedequías fue capturado al huir. En Ribla, el rey de Babilonia mató a sus hijos en su presencia, y también a los nobles de Judá; luego lo cegó y lo encadenó para llevarlo a Babilonia.',
  'EZK 37:1-3':
    'El Espíritu del Señor puso a Ezequiel en un valle lleno de huesos muy secos. Dios le preguntó si podían vivir, y él respondió que Dios lo sabía; después Dios le dijo que eran toda la casa de Israel.',
  'EZK 37:7-10':
    'Cuando Ezequiel profetizó como Dios le mandó, los huesos se juntaron, con tendones, carne y piel; profetizó de nuevo, entró en ellos el aliento, y vivieron y se pusieron en pie: un ejército muy grande.',
  'DAN 1:8':
    'Daniel se propuso no contaminarse con la comida y el vino del rey, y pidió al jefe de los eunucos que lo dispensara; después le dieron legumbres y agua. El libro no dice por qué aquella comida lo habría contaminado.',
  'DAN 2:31-35':
    'Nabucodonosor soñó con una gran estatua: cabeza de oro, pecho y brazos de plata, vientre y muslos de bronce, piernas de hierro y pies de hierro y barro. Una piedra no cortada por mano humana la destrozó y se hizo un monte que llenó la tierra.',
  'DAN 3:12-15':
    'Sadrac, Mesac y Abed-nego fueron acusados de no servir a los dioses de Nabucodonosor ni adorar la estatua de oro que había levantado. El rey, furioso, amenazó con echarlos al horno ardiente si no la adoraban.',
  'DAN 3:16-18':
    'Sadrac, Mesac y Abed-nego dijeron al rey Nabucodonosor que el Dios a quien servían podía librarlos del horno; pero, aunque no lo hiciera, no servirían a sus dioses ni adorarían su estatua de oro.',
  'DAN 3:24-25':
    'Nabucodonosor había echado a tres hombres al fuego, pero vio a cuatro, sueltos y sin daño; el cuarto, dijo, parecía un hijo de los dioses. Después dijo que Dios había enviado a su ángel para librar a sus siervos.',
  'DAN 4:30-33':
    'Nabucodonosor se jactó de haber edificado la gran Babilonia con su poder y para su gloria. Una voz del cielo le dijo que el reino le era quitado; fue echado de entre los hombres y comió hierba como los bueyes.',
  'DAN 5:25-28':
    'Daniel explicó al rey Belsasar la escritura: Dios había contado los días de su reino y le ponía fin; había sido pesado y hallado falto; su reino se dividía y se daba a medos y persas.',
  'DAN 6:12-13':
    'El rey Darío había prohibido por treinta días hacer petición a nadie, dios u hombre, sino a él. Daniel siguió orando a su Dios tres veces al día; sus enemigos lo denunciaron, y fue echado al foso de los leones.',
  'DAN 6:21-23':
    'Daniel dijo al rey Darío que Dios había enviado a su ángel y cerrado la boca de los leones, porque fue hallado inocente. Lo sacaron del foso sin ninguna herida, porque había confiado en su Dios.',
  'HOS 1:2-3':
    'Dios mandó a Oseas casarse con una mujer dada a la prostitución, porque, dijo, la tierra se prostituía apartándose del Señor. Oseas tomó a Gomer, que le dio un hijo.',
  'JON 1:1-3':
    'Dios mandó a Jonás a predicar contra Nínive por su maldad, pero Jonás se embarcó en Jope para huir a Tarsis. Más tarde dijo por qué: sabía que Dios es compasivo y se arrepiente del mal anunciado.',
  'JON 1:12-15':
    'Jonás dijo a los marineros que la tempestad era por su causa y que el mar se calmaría si lo echaban al agua. Intentaron remar a tierra y no pudieron; tras orar al Señor, lo arrojaron, y el mar se aquietó.',
  'JON 1:17':
    'Dios dispuso un gran pez que tragó a Jonás, y él estuvo dentro tres días y tres noches. La Escritura habla solo de un gran pez y no dice de qué clase.',
  'JON 2:1-2':
    'Desde el vientre del pez, Jonás oró al Señor su Dios y dijo que en su angustia, desde lo hondo del Seol, había clamado y Dios había oído su voz.',
  'JON 3:5-10':
    'Los de Nínive creyeron a Dios, ayunaron y se vistieron de cilicio, del mayor al menor; el rey se sentó en ceniza y mandó dejar el mal camino. Dios lo vio y no trajo el desastre anunciado.',
  'JON 4:1-2':
    'Jonás se enojó porque Dios perdonó a Nínive. Dijo que por eso había huido a Tarsis: sabía que Dios es clemente, compasivo, lento para la ira y que se arrepiente del mal anunciado.',
  'JON 4:6-9':
    'Dios dio a Jonás una planta que le hiciera sombra, luego un gusano que la secó y un viento ardiente; Jonás, desfallecido y enojado, deseó morir. Entonces Dios le preguntó si no debía tener piedad de Nínive.',
  'JON 4:10-11':
    'Dios dijo a Jonás que él se apiadaba de una planta que no había cultivado; ¿no debía Dios apiadarse de Nínive, con más de ciento veinte mil personas que no distinguían su derecha de su izquierda, y muchos animales?',
  'MIC 5:2':
    'Miqueas dice que de Belén Efrata, pequeña entre las familias de Judá, saldrá quien gobierne a Israel. En Mateo, los principales sacerdotes y los escribas responden así cuando Herodes pregunta dónde ha de nacer el Cristo.',
  'MAT 1:19-20':
    'José era un hombre justo y, al saber que María estaba encinta, no quiso exponerla a la vergüenza pública; por eso pensó dejarla en secreto. En sueños, un ángel le dijo que el niño venía del Espíritu Santo.',
  'MAT 1:21':
    'El ángel mandó a José que pusiera por nombre Jesús al hijo de María, y le dio la razón: él salvaría a su pueblo de sus pecados.',
  'MAT 2:1-2':
    'Los magos llegaron a Jerusalén buscando al rey de los judíos que había nacido, para adorarlo, porque habían visto su estrella en el oriente. Mateo no dice cómo se llamaban ni cuántos eran.',
  'MAT 2:9-11':
    'La estrella guio a los magos hasta el lugar donde estaba el niño. En la casa vieron a Jesús con María, su madre; se postraron, lo adoraron y le ofrecieron oro, incienso y mirra.',
  'MAT 2:12':
    'Los magos fueron avisados en sueños de que no volvieran a Herodes; por eso regresaron a su tierra por otro camino.',
  'MAT 2:13-15':
    'En sueños, un ángel avisó a José de que Herodes buscaría al niño Jesús para matarlo. Aquella misma noche José tomó al niño y a su madre y huyó a Egipto, donde estuvieron hasta la muerte de Herodes.',
  'MAT 2:16':
    'Herodes quería deshacerse del niño nacido rey de los judíos. Al verse burlado por los magos, se enfureció y mandó matar a los niños de dos años para abajo en Belén y sus alrededores.',
  'MAT 3:4':
    'Juan el Bautista llevaba ropa de pelo de camello y un cinto de cuero, y se alimentaba de langostas y miel silvestre. Mateo no explica el porqué.',
  'MAT 3:13-15':
    'Jesús fue al Jordán para que Juan el Bautista lo bautizara. Juan se resistía, pues decía que era él quien debía ser bautizado por Jesús; pero Jesús respondió que así convenía cumplir toda justicia, y Juan accedió.',
  'MAT 3:16-17':
    'Cuando Jesús fue bautizado y salió del agua, se abrieron los cielos y el Espíritu de Dios descendió sobre él como una paloma. Una voz del cielo lo llamó su Hijo amado, en quien se complace.',
  'MAT 4:1-4':
    'El Espíritu llevó a Jesús al desierto, donde ayunó cuarenta días y fue tentado por el diablo: a convertir piedras en pan, a lanzarse desde el templo, a adorarlo a cambio de los reinos del mundo. Él respondió siempre con la Escritura.',
  'MAT 4:18-20':
    'Junto al mar de Galilea, Jesús vio a los hermanos Pedro y Andrés, pescadores, echando la red. Los llamó a seguirlo para hacerlos pescadores de hombres, y al instante dejaron las redes y lo siguieron.',
  'MAT 8:2-3':
    'Un leproso se postró ante Jesús y le dijo que, si quería, podía limpiarlo. Jesús lo tocó y dijo que quería, y al instante quedó limpio; Marcos cuenta que Jesús se compadeció de él.',
  'MAT 8:8-10':
    'El centurión dijo que no era digno de que Jesús entrara en su casa: con una palabra suya sanaría el criado. Jesús se maravilló y dijo que ni en Israel había hallado tanta fe.',
  'MAT 9:9':
    'Jesús vio a Mateo sentado en el banco de los tributos y le dijo que lo siguiera; él se levantó y lo siguió. Marcos y Lucas, que también lo cuentan, lo llaman Leví.',
  'MAT 9:10-13':
    'Los fariseos preguntaron por qué Jesús comía con publicanos y pecadores. Él respondió que son los enfermos quienes necesitan médico y que no había venido a llamar a justos, sino a pecadores.',
  'MAT 11:2-6':
    'En la cárcel, Juan el Bautista oyó de las obras de Jesús y mandó a preguntarle si era el que había de venir. Jesús les dijo que contaran lo que veían: los ciegos ven, los cojos andan, los pobres oyen la buena noticia.',
  'MAT 12:1-4':
    'Los discípulos de Jesús tenían hambre y arrancaban espigas para comer; los fariseos decían que eso no era lícito en sábado. Jesús recordó que David, hambriento, comió los panes consagrados, y dijo que el Hijo del Hombre es Señor del sábado.',
  'MAT 14:17-21':
    'Jesús tomó cinco panes y dos peces, pronunció la bendición, partió los panes y los repartió por medio de sus discípulos. Todos comieron y se saciaron, unos cinco mil hombres, sin contar mujeres y niños, y sobraron doce cestas.',
  'MAT 14:24-27':
    'La barca de los discípulos era azotada por las olas y, antes del amanecer, Jesús fue hacia ellos andando sobre el mar. Creyeron ver un fantasma y se asustaron, pero él les dijo que era él y que no temieran.',
  'MAT 14:28-31':
    'A la palabra de Jesús, Pedro anduvo sobre el agua hacia él; pero, al ver la fuerza del viento, tuvo miedo y empezó a hundirse. Clamó, y Jesús tendió la mano, lo agarró y le preguntó por qué había dudado.',
  'MAT 15:22-24':
    'Una cananea suplicó a Jesús por su hija, atormentada por un demonio. Él dijo primero que era enviado a las ovejas perdidas de Israel y habló del pan de los hijos y los perrillos; luego alabó su gran fe y sanó a la hija.',
  'MAT 15:25-28':
    'Jesús, que se decía enviado a las ovejas perdidas de Israel, lo expresó con una imagen: el pan de los hijos no es para los perrillos. La cananea respondió que también ellos comen las migajas; él alabó su gran fe y sanó a su hija.',
  'MAT 16:15-17':
    'Cuando Jesús preguntó a sus discípulos quién decían que era él, Simón Pedro respondió que era el Cristo, el Hijo del Dios viviente. Jesús lo llamó dichoso, porque se lo había revelado el Padre que está en los cielos.',
  'MAT 16:21-23':
    'Jesús anunció que debía padecer, morir y resucitar, y Pedro le dijo que eso no debía ocurrir jamás. Jesús lo llamó Satanás y piedra de tropiezo, porque no pensaba en las cosas de Dios, sino en las de los hombres.',
  'MAT 17:1-5':
    'En un monte alto, Jesús se transfiguró ante Pedro, Santiago y Juan: su rostro resplandecía, y Moisés y Elías hablaban con él; Lucas dice que de su partida. Una voz lo llamó el Hijo amado de Dios.',
  'MAT 17:19-20':
    'Cuando los discípulos preguntaron por qué no pudieron echar al demonio del muchacho, Jesús dijo que era por su poca fe; con fe como un grano de mostaza, nada les sería imposible.',
  'MAT 17:24-27':
    'Sobre el impuesto del templo, Jesús dijo a Pedro que los hijos están exentos; pero, para no ofender a nadie, lo mandó al mar: en la boca del primer pez hallaría una moneda para pagar por los dos.',
  'MAT 21:2-7':
    'Jesús mandó a dos discípulos a traer un asna y su pollino, y así, montado, entró en Jerusalén. Mateo dice que así se cumplió lo dicho por el profeta: el rey de Sion viene manso, montado en un asno.',
  'MAT 21:12-13':
    'Jesús echó del templo a los que compraban y vendían y volcó las mesas de los cambistas, porque la casa de Dios debía ser casa de oración y la habían hecho cueva de ladrones.',
  'MAT 21:18-19':
    'Jesús tenía hambre, no halló en una higuera más que hojas y dijo que nunca más diera fruto; al instante se secó. Mateo no da otro motivo; luego Jesús habló a los discípulos de la fe y la oración.',
  'MAT 22:17-21':
    'Para tenderle una trampa, preguntaron a Jesús si era lícito pagar tributo a César. Él pidió una moneda con la imagen de César y les dijo que dieran a César lo que es de César y a Dios lo que es de Dios.',
  'MAT 26:8-13':
    'En Betania, una mujer derramó un perfume caro sobre la cabeza de Jesús, y los discípulos lo llamaron desperdicio. Jesús dijo que era una buena obra, para su sepultura, y que se contaría dondequiera que se predicara el evangelio.',
  'MAT 26:14-16':
    'Judas Iscariote fue a los principales sacerdotes y preguntó qué le darían por entregarles a Jesús. Le pagaron treinta monedas de plata, y desde entonces buscaba la ocasión.',
  'MAT 26:21-25':
    'En la cena, Jesús dijo que uno de los doce, uno que metía la mano con él en el plato, lo entregaría. Judas preguntó si era él, y Jesús respondió que él mismo lo había dicho.',
  'MAT 26:33-35':
    'Pedro dijo que, aunque todos fallaran, él nunca lo haría. Jesús le respondió que esa misma noche, antes de que cantara el gallo, lo negaría tres veces; Pedro aseguró que antes moriría con él.',
  'MAT 26:36-39':
    'En Getsemaní, Jesús estaba triste hasta la muerte. Postrado, pidió a su Padre que, si era posible, pasara de él aquella copa, pero que no fuera como él quería, sino como el Padre.',
  'MAT 26:39':
    'En Getsemaní, Jesús se postró y pidió a su Padre que, si era posible, apartara de él aquella copa, pero quiso que se hiciera la voluntad del Padre; antes había dicho que sentía una tristeza de muerte.',
  'MAT 26:40-43':
    'Jesús volvió y halló dormidos a los discípulos. Les dijo que velaran y oraran para no caer en tentación, pues el espíritu está dispuesto, pero la carne es débil. Volvieron a dormirse: tenían los ojos cargados de sueño.',
  'MAT 26:48-50':
    'Judas había acordado con los que venían que un beso sería la señal para saber a quién prender; saludó a Jesús, lo besó, y ellos lo prendieron.',
  'MAT 26:64-65':
    'Jesús dijo al sumo sacerdote que verían al Hijo del Hombre sentado a la diestra del Poder y viniendo en las nubes; el sumo sacerdote lo tuvo por blasfemia y rasgó sus vestiduras.',
  'MAT 26:70-75':
    'Mientras juzgaban a Jesús, reconocieron a Pedro como uno de sus compañeros, y él lo negó tres veces. Cuando cantó el gallo, recordó lo que Jesús le había dicho y lloró amargamente; los Evangelios no dicen por qué lo negó.',
  'MAT 27:3-5':
    'Mateo dice que Judas, al ver condenado a Jesús, sintió remordimiento, arrojó en el templo las treinta piezas de plata y se ahorcó; Hechos habla de una caída mortal.',
  'MAT 27:6-8':
    'Los principales sacerdotes no quisieron echar la plata de Judas en el tesoro del templo, por ser precio de sangre; compraron con ella el campo del alfarero para sepultar a los extranjeros, y se llamó Campo de Sangre.',
  'MAT 27:19':
    'Mientras Pilato estaba en el tribunal, su mujer le mandó decir que no se metiera con aquel justo, pues había padecido mucho en sueños por causa de él. Mateo no dice qué soñó.',
  'MAT 27:20-21':
    'Mateo dice que los principales sacerdotes y los ancianos convencieron a la gente de pedir a Barrabás y la muerte de Jesús; por eso, cuando Pilato preguntó a quién debía soltar, respondieron que a Barrabás.',
  'MAT 27:24':
    'Pilato vio que no conseguía nada y que se formaba un alboroto; por eso se lavó las manos ante la gente, para declararse inocente de la sangre de Jesús y dejarles a ellos el asunto.',
  'MAT 27:27-30':
    'Los soldados del gobernador se burlaron de Jesús como si fuera un rey de farsa: le pusieron un manto escarlata, una corona de espinas y una caña en la mano, se arrodillaron llamándolo rey de los judíos y lo golpearon.',
  'MAT 27:32':
    'Simón, un hombre de Cirene, llevó la cruz de Jesús; los soldados lo encontraron al salir y lo obligaron. Marcos y Lucas dicen que venía del campo.',
  'MAT 27:46':
    'En la cruz, Jesús clamó a Dios preguntando por qué lo había desamparado, con las palabras que abren el Salmo 22. Mateo no explica ese clamor; algunos de los presentes creyeron que Jesús llamaba a Elías.',
  'MAT 27:50-52':
    'Cuando Jesús murió, el velo del templo se rasgó en dos de arriba abajo, tembló la tierra y se abrieron sepulcros. Mateo no dice por qué; Hebreos habla de un camino nuevo a través del velo.',
  'MAT 27:57-60':
    'José de Arimatea, hombre rico y discípulo de Jesús, pidió su cuerpo a Pilato, lo envolvió en una sábana limpia y lo puso en su propio sepulcro nuevo. Juan dice que Nicodemo lo ayudó.',
  'MAT 27:63-64':
    'Los principales sacerdotes y los fariseos recordaban que Jesús había dicho que resucitaría a los tres días; pidieron a Pilato una guardia, por temor a que sus discípulos robaran el cuerpo y dijeran que había resucitado.',
  'MAT 28:2':
    'Mateo dice que hubo un gran terremoto y que un ángel del Señor bajó del cielo, removió la piedra del sepulcro de Jesús y se sentó sobre ella.',
  'MAT 28:5-7':
    'En el sepulcro, el ángel dijo a las mujeres que no temieran: Jesús, el crucificado, no estaba allí, pues había resucitado como dijo. Debían avisar a sus discípulos que lo verían en Galilea.',
  'MAT 28:8-10':
    'Las mujeres salieron corriendo del sepulcro, con temor y gran gozo, para avisar a los discípulos; Jesús les salió al encuentro, y ellas le abrazaron los pies y lo adoraron. Mandó decir a sus hermanos que fueran a Galilea, donde lo verían.',
  'MAT 28:11-15':
    'Los guardias contaron lo sucedido a los principales sacerdotes, y estos, con los ancianos, les dieron mucho dinero para que dijeran que los discípulos habían robado de noche el cuerpo de Jesús mientras ellos dormían.',
  'MRK 1:30-31':
    'La suegra de Simón Pedro estaba en cama con fiebre, y se lo dijeron a Jesús. Él la tomó de la mano y la levantó; la fiebre la dejó, y ella les servía.',
  'MRK 2:3-5':
    'Cuatro hombres llevaron un paralítico a Jesús, pero la multitud no los dejaba acercarse; por eso abrieron el techo y lo bajaron. Al ver su fe, Jesús le perdonó los pecados y luego lo hizo andar.',
  'MRK 3:2-5':
    'Algunos acechaban a Jesús para acusarlo. Él preguntó si es lícito hacer el bien en sábado; ellos callaron, y él, entristecido por la dureza de sus corazones, sanó la mano seca de aquel hombre.',
  'MRK 4:37-40':
    'En medio de una gran tempestad, los discípulos despertaron a Jesús, que dormía en la barca. Él reprendió al viento y mandó al mar que callara, y todo quedó en calma; luego les preguntó por qué tenían miedo.',
  'MRK 5:2-5':
    'Un hombre con un espíritu inmundo vivía entre los sepulcros; ni las cadenas lo sujetaban y nadie podía dominarlo. Jesús mandó al espíritu salir de él, y después estaba sentado, vestido y en su sano juicio.',
  'MRK 5:8-9':
    'Jesús había mandado al espíritu inmundo salir de aquel hombre y le preguntó su nombre. Respondió que se llamaba Legión, porque eran muchos.',
  'MRK 5:11-13':
    'Los demonios rogaron que los enviara a los cerdos, y Jesús se lo permitió; la piara, de unos dos mil, se precipitó al mar y se ahogó. Marcos no dice por qué lo permitió.',
  'MRK 5:25-29':
    'Una mujer que sufría hemorragias desde hacía doce años se acercó a Jesús por detrás, entre la gente, y tocó su manto, segura de que así sanaría. Al instante cesó la hemorragia y quedó sana.',
  'MRK 5:30-34':
    'Jesús sintió que había salido poder de él y preguntó quién le había tocado la ropa. La mujer sanada vino temblando y le contó todo; él le dijo que su fe la había salvado y que fuera en paz.',
  'MRK 5:39-42':
    'La hija de Jairo, de doce años, había muerto, pero Jesús dijo que dormía, y se burlaban de él. La tomó de la mano, le mandó levantarse, y al instante se levantó y anduvo.',
  'MRK 6:2-6':
    'La gente de Nazaret se escandalizaba de Jesús porque lo conocía como el carpintero y conocía a su familia. Él dijo que solo en su propia tierra se desprecia a un profeta, y se asombró de su incredulidad.',
  'MRK 6:7-9':
    'Jesús envió a los Doce de dos en dos, con autoridad sobre los espíritus inmundos, y les mandó no llevar para el camino más que un bastón. Marcos no dice por qué iban de dos en dos.',
  'MRK 6:17-20':
    'Herodes encarceló a Juan el Bautista a causa de Herodías: se había casado con ella, mujer de su hermano, y Juan le decía que no era lícito. Ella quería matarlo, pero Herodes lo tenía por justo y lo protegía.',
  'MRK 6:22-27':
    'La hija de Herodías agradó a Herodes con su danza, y él juró darle lo que pidiera. Por consejo de su madre, ella pidió la cabeza de Juan el Bautista; Herodes se entristeció, pero por su juramento y sus invitados dio la orden.',
  'MRK 7:33-35':
    'Jesús llevó aparte al sordo, le puso los dedos en los oídos, escupió y le tocó la lengua, miró al cielo suspirando y le dijo: Ábrete. Al instante oía y hablaba bien.',
  'MRK 8:5-10':
    'Jesús se compadeció de la multitud, que llevaba tres días con él y no tenía qué comer. Dio gracias por siete panes y unos pececillos y los hizo repartir: comieron unos cuatro mil y sobraron siete canastas.',
  'MRK 9:25-29':
    'Jesús mandó al espíritu salir del muchacho y lo levantó de la mano. Los discípulos preguntaron por qué ellos no pudieron, y él dijo que ese género solo sale con oración; algunos manuscritos añaden el ayuno.',
  'MRK 10:13-16':
    'Llevaban niños a Jesús, y los discípulos reprendían a quienes los traían. Él se indignó y dijo que los dejaran venir, porque de los que son como ellos es el reino de Dios; y los abrazó y los bendijo.',
  'MRK 10:20-22':
    'El rico dijo a Jesús que había guardado los mandamientos desde joven. Jesús lo amó y le dijo que vendiera lo que tenía, lo diera a los pobres y lo siguiera; él se fue triste, porque tenía muchas posesiones.',
  'MRK 10:35-40':
    'Santiago y Juan, hijos de Zebedeo, pidieron a Jesús sentarse a su derecha y a su izquierda en su gloria. Él dijo que no sabían lo que pedían y que esos lugares eran para aquellos a quienes les estaban reservados.',
  'MRK 10:47-52':
    'El ciego Bartimeo, que mendigaba junto al camino, clamó a Jesús, Hijo de David, que se compadeciera de él, y le pidió ver. Jesús le dijo que su fe lo había salvado; al instante vio y lo siguió por el camino.',
  'MRK 11:12-14':
    'Jesús tenía hambre y no halló en una higuera más que hojas, pues no era tiempo de higos; dijo que nadie volviera a comer de su fruto. Marcos no da otro motivo.',
  'MRK 12:41-44':
    'Una viuda pobre echó dos moneditas en el arca del templo. Jesús dijo que había dado más que todos, porque los demás daban de lo que les sobraba, pero ella dio todo lo que tenía para vivir.',
  'MRK 14:51-52':
    'Marcos cuenta que un joven cubierto con una sábana seguía a Jesús cuando lo prendieron; al echarle mano, dejó la sábana y huyó. La Escritura no dice quién era.',
  'MRK 15:6-7':
    'Barrabás era un preso, encarcelado con unos rebeldes que habían cometido un homicidio en una revuelta. En la fiesta, Pilato soltaba al preso que le pidieran, y la multitud, incitada por los principales sacerdotes, pidió a Barrabás.',
  'MRK 15:15':
    'Marcos dice que Pilato quiso contentar a la gente; por eso soltó a Barrabás, mandó azotar a Jesús y lo entregó para que fuera crucificado.',
  'MRK 15:21':
    'Simón era un hombre de Cirene, padre de Alejandro y de Rufo; pasaba por allí, de vuelta del campo, cuando los soldados lo obligaron a llevar la cruz de Jesús.',
  'MRK 15:33':
    'Mientras Jesús estaba en la cruz, hubo tinieblas sobre toda la tierra desde el mediodía hasta las tres de la tarde, y después murió. Marcos no dice por qué vino aquella oscuridad.',
  'MRK 16:1':
    'María Magdalena, María, la madre de Santiago, y Salomé compraron especias aromáticas cuando pasó el sábado, para ir al sepulcro a ungir el cuerpo de Jesús.',
  'LUK 1:18-20':
    'Zacarías preguntó cómo podía estar seguro de que él y su esposa, ya mayores, tendrían un hijo. Por no haber creído el mensaje, le dijo el ángel Gabriel, quedaría mudo hasta que se cumpliera.',
  'LUK 1:30-33':
    'El ángel Gabriel le dijo a María que no temiera: había hallado gracia ante Dios y tendría un hijo, a quien llamaría Jesús. Sería llamado Hijo del Altísimo y reinaría para siempre en el trono de David.',
  'LUK 1:34-35':
    'María, que era virgen, preguntó al ángel cómo podría ser esto. Él respondió que el Espíritu Santo vendría sobre ella y el poder del Altísimo la cubriría; por eso su hijo sería llamado Hijo de Dios.',
  'LUK 1:39-44':
    'María fue a visitar a Elisabet y, al oír su saludo, la criatura saltó de alegría en el vientre de Elisabet, como dijo ella misma. Llena del Espíritu Santo, llamó benditos a María y al hijo que esperaba.',
  'LUK 2:1-5':
    'César Augusto había ordenado un censo, y cada uno debía inscribirse en su ciudad. José era de la familia de David; por eso subió de Nazaret a Belén, la ciudad de David, con María, que estaba encinta.',
  'LUK 2:6-7':
    'En Belén, María dio a luz a Jesús, su hijo primogénito. Lo envolvió en pañales y lo acostó en un pesebre, porque no había lugar para ellos en el mesón.',
  'LUK 2:9-12':
    'El ángel dijo a los pastores que no temieran, pues les traía una gran alegría para todo el pueblo: en la ciudad de David había nacido un Salvador, Cristo el Señor. La señal sería un niño acostado en un pesebre.',
  'LUK 2:25-30':
    'Simeón era un hombre justo y piadoso de Jerusalén; el Espíritu Santo le había revelado que no moriría sin ver al Cristo del Señor. Tomó al niño Jesús en brazos y alabó a Dios.',
  'LUK 2:34-35':
    'Simeón, el hombre piadoso que tuvo en brazos al niño Jesús en el templo, dijo a María que por su hijo muchos en Israel caerían y se levantarían, y que a ella misma una espada le traspasaría el alma.',
  'LUK 2:36-38':
    'Ana era una profetisa anciana, viuda desde hacía muchos años, que no se apartaba del templo y servía a Dios con ayunos y oraciones. Al ver al niño Jesús, dio gracias a Dios y habló de él a quienes esperaban la redención.',
  'LUK 2:43-45':
    'Después de la Pascua, el niño Jesús se quedó en Jerusalén, y sus padres creían que iba entre los viajeros. Cuando lo hallaron en el templo, dijo que debía estar en la casa de su Padre, o en sus asuntos.',
  'LUK 2:46-49':
    'Al cabo de tres días, sus padres hallaron a Jesús, de doce años, en el templo, sentado entre los maestros, escuchando y preguntando. Les dijo que debía estar en la casa de su Padre, o en sus asuntos.',
  'LUK 4:28-30':
    'En la sinagoga de Nazaret, Jesús recordó que Elías y Eliseo habían socorrido a extranjeros. La gente se llenó de ira y quiso despeñarlo, pero él pasó por en medio de ellos y se fue.',
  'LUK 5:4-9':
    'Simón Pedro no había pescado nada en toda la noche, pero por la palabra de Jesús echó las redes, y se llenaron tanto que se rompían. Asombrado, cayó de rodillas ante Jesús y se confesó pecador.',
  'LUK 7:12-15':
    'A la puerta de Naín, Jesús vio a una viuda que enterraba a su único hijo. Se compadeció de ella y le dijo que no llorara; tocó el féretro, mandó al joven levantarse, y el muerto se incorporó y habló.',
  'LUK 7:37-38':
    'En casa de un fariseo, una mujer pecadora regó con lágrimas los pies de Jesús, los enjugó con sus cabellos, los besó y los ungió. Jesús habló de su mucho amor y dijo que sus muchos pecados le eran perdonados.',
  'LUK 7:44-48':
    'Jesús dijo a Simón, el fariseo, que no le había dado agua, beso ni aceite, mientras que la mujer pecadora había regado sus pies con lágrimas, los había besado y ungido. Habló de su mucho amor y le dijo que sus pecados estaban perdonados.',
  'LUK 9:30-31':
    'Moisés y Elías aparecieron en gloria y hablaban con Jesús de su partida, que iba a cumplirse en Jerusalén. Lucas no dice por qué fueron precisamente ellos.',
  'LUK 9:46-48':
    'Los discípulos discutían quién de ellos sería el mayor. Jesús no nombró a ninguno: puso a un niño a su lado y dijo que el más pequeño entre ellos es el grande.',
  'LUK 10:39-42':
    'Marta andaba afanada con muchos quehaceres y se quejó de que su hermana la dejaba servir sola, mientras María escuchaba sentada a los pies de Jesús. Jesús dijo que María había escogido la buena parte.',
  'LUK 11:1':
    'Cuando Jesús terminó de orar, uno de sus discípulos le pidió que les enseñara a orar, como Juan había enseñado a los suyos; y él les enseñó.',
  'LUK 13:11-13':
    'Una mujer llevaba dieciocho años encorvada por un espíritu y no podía enderezarse. Jesús la llamó, le dijo que quedaba libre y le impuso las manos; al instante se enderezó y glorificaba a Dios.',
  'LUK 17:12-14':
    'Diez leprosos, desde lejos, suplicaron a Jesús que tuviera compasión. Él los mandó a presentarse a los sacerdotes y, mientras iban, quedaron limpios; uno, samaritano, volvió a darle gracias.',
  'LUK 17:15-19':
    'Uno de los diez leprosos limpiados, un samaritano, al verse sano volvió alabando a Dios y dio gracias a los pies de Jesús. Jesús preguntó por los otros nueve; Lucas no dice por qué no volvieron.',
  'LUK 19:2-4':
    'Zaqueo, un rico jefe de publicanos, quería ver quién era Jesús, pero era de baja estatura y la multitud se lo impedía. Por eso corrió adelante y se subió a un sicómoro por donde Jesús iba a pasar.',
  'LUK 19:5-10':
    'Jesús hizo bajar a Zaqueo del árbol y se hospedó en su casa. Zaqueo lo recibió con alegría y prometió dar la mitad de sus bienes a los pobres y devolver el cuádruple a quien hubiera defraudado.',
  'LUK 19:41-44':
    'Al ver Jerusalén, Jesús lloró por ella, porque no había conocido lo que le traería la paz ni el tiempo en que Dios la visitaba. Anunció que sus enemigos la sitiarían y la destruirían.',
  'LUK 22:3-5':
    'Lucas dice que Satanás entró en Judas Iscariote, y que este acordó con los principales sacerdotes entregarles a Jesús por dinero. Juan añade que Judas era ladrón; de sus motivos la Escritura apenas dice más.',
  'LUK 22:3-6':
    'Lucas dice que Satanás entró en Judas; este fue a tratar con los principales sacerdotes cómo entregar a Jesús, y le prometieron dinero. Mateo habla de treinta monedas de plata; Juan dice que Judas era ladrón.',
  'LUK 22:15-20':
    'En la cena de la Pascua, Jesús dio a los apóstoles el pan, diciendo que era su cuerpo, entregado por ellos, y la copa, el nuevo pacto en su sangre. Les mandó hacer esto en memoria de él.',
  'LUK 22:24-27':
    'Los apóstoles discutían quién de ellos era el mayor. Jesús no nombró a ninguno: el mayor debía ser como el más joven, y el que dirige, como el que sirve, pues él estaba entre ellos como el que sirve.',
  'LUK 22:44':
    'Lucas cuenta que, antes de ser arrestado, Jesús estaba en tal angustia y oraba con tanta intensidad que su sudor era como grandes gotas de sangre que caían a tierra.',
  'LUK 22:45-46':
    'Al levantarse de orar, Jesús halló a los discípulos dormidos de tristeza y les dijo que se levantaran y oraran para no caer en tentación. Mateo dice que tenían los ojos cargados de sueño.',
  'LUK 22:50-51':
    'Al prender a Jesús, uno de los suyos cortó la oreja derecha al siervo del sumo sacerdote; Jesús lo detuvo, tocó la oreja y sanó al hombre. Juan dice que quien lo hirió fue Pedro.',
  'LUK 23:8-11':
    'Herodes deseaba ver a Jesús desde hacía tiempo, porque había oído hablar de él y esperaba ver alguna señal. Le hizo muchas preguntas, pero Jesús no respondió; Herodes se burló de él y lo devolvió a Pilato.',
  'LUK 23:32-33':
    'Con Jesús crucificaron a dos malhechores, uno a su derecha y otro a su izquierda; Mateo y Marcos los llaman ladrones, y la Escritura no da sus nombres.',
  'LUK 23:34':
    'En la cruz, Jesús pidió a su Padre que perdonara a quienes le hacían esto, porque no sabían lo que hacían; y los soldados se repartieron su ropa echando suertes.',
  'LUK 23:39-43':
    'Uno de los malhechores crucificados con Jesús lo insultaba; el otro lo reprendió, reconoció su propia culpa y pidió a Jesús que se acordara de él. Jesús le prometió que estaría con él en el paraíso.',
  'LUK 23:50-51':
    'José de Arimatea era miembro del concilio, hombre bueno y justo que esperaba el reino de Dios y no había consentido en lo que hicieron con Jesús; fue él quien lo sepultó.',
  'LUK 24:15-16':
    'En el camino a Emaús, Jesús se acercó a dos discípulos y caminó con ellos; no lo reconocieron porque sus ojos estaban velados, hasta que más tarde partió el pan con ellos.',
  'LUK 24:30-31':
    'A la mesa, en Emaús, Jesús tomó el pan, lo bendijo, lo partió y se lo dio a los dos discípulos; entonces se les abrieron los ojos y lo reconocieron, y él desapareció de su vista.',
  'LUK 24:41-43':
    'Después de resucitar, Jesús comió un trozo de pescado asado delante de sus discípulos, que de tanta alegría y asombro aún no lo creían.',
  'JHN 1:47-49':
    'Jesús llamó a Natanael verdadero israelita, sin engaño, y le dijo que lo había visto bajo la higuera antes de que Felipe lo llamara. Natanael lo reconoció entonces como Hijo de Dios y Rey de Israel.',
  'JHN 2:3-5':
    'En una boda en Caná se acabó el vino; la madre de Jesús se lo dijo y pidió a los sirvientes que hicieran lo que él mandara, y él convirtió el agua en vino. Juan dice que fue la primera señal de Jesús, en la que mostró su gloria.',
  'JHN 2:6-11':
    'En la boda de Caná, Jesús mandó llenar de agua seis tinajas de piedra, y el agua se hizo buen vino. Juan dice que fue la primera de sus señales: con ella mostró su gloria, y sus discípulos creyeron en él.',
  'JHN 2:14-16':
    'En el templo Jesús encontró a los que vendían bueyes, ovejas y palomas y cambiaban dinero. Hizo un azote de cuerdas y los echó fuera, diciéndoles que no hicieran de la casa de su Padre un mercado.',
  'JHN 3:1-2':
    'Juan no dice por qué Nicodemo fue a ver a Jesús de noche. Era fariseo y uno de los principales entre los judíos, y reconoció ante Jesús que nadie podía hacer aquellas señales si Dios no estaba con él.',
  'JHN 3:3-6':
    'Jesús dijo a Nicodemo que nadie puede ver el reino de Dios si no nace de nuevo, o de lo alto. Nicodemo preguntó cómo puede nacer un hombre viejo, y Jesús habló de nacer de agua y del Espíritu.',
  'JHN 4:6-9':
    'Cansado del camino, Jesús se sentó junto al pozo de Jacob y pidió de beber a una mujer samaritana. Ella se extrañó, porque judíos y samaritanos no se trataban; él le habló entonces del agua viva.',
  'JHN 4:16-18':
    'La samaritana del pozo le dijo a Jesús que no tenía marido. Él respondió que era verdad: había tenido cinco maridos, y el hombre que ahora tenía no era su marido.',
  'JHN 5:2-5':
    'Junto al estanque de Betesda, en Jerusalén, yacían muchos enfermos, uno de ellos desde hacía treinta y ocho años. Jesús le preguntó si quería sanar, le mandó andar, y al instante quedó sano.',
  'JHN 5:6-9':
    'El hombre de Betesda, enfermo desde hacía treinta y ocho años, no tenía quien lo metiera en el estanque. Jesús le mandó levantarse, tomar su camilla y andar, y al instante quedó sano; era sábado.',
  'JHN 6:9-11':
    'Un muchacho tenía cinco panes de cebada y dos peces. Jesús dio gracias y los repartió entre los que estaban sentados, unos cinco mil hombres, y todos comieron cuanto quisieron.',
  'JHN 8:3-7':
    'Los escribas y fariseos llevaron a una mujer sorprendida en adulterio, para probar a Jesús y poder acusarlo. Él dijo que quien estuviera sin pecado tirara la primera piedra, y se fueron uno a uno.',
  'JHN 8:9-11':
    'Al oír a Jesús, los acusadores de la mujer adúltera se fueron uno a uno. Jesús le dijo que tampoco él la condenaba: que se fuera y no pecara más.',
  'JHN 9:2-3':
    'Los discípulos preguntaron por culpa de quién aquel hombre había nacido ciego. Jesús dijo que no era por pecado suyo ni de sus padres, sino para que se mostraran en él las obras de Dios; luego le dio la vista.',
  'JHN 9:6-7':
    'Jesús hizo barro con saliva, lo puso en los ojos del ciego de nacimiento y lo mandó a lavarse en el estanque de Siloé. Él fue, se lavó y volvió viendo.',
  'JHN 11:4-7':
    'Al saber que Lázaro estaba enfermo, Jesús dijo que era para gloria de Dios, para que el Hijo de Dios fuera glorificado, y se quedó dos días más. Juan dice que amaba a Lázaro y a sus hermanas.',
  'JHN 11:25-26':
    'Jesús dijo a Marta, cuyo hermano Lázaro había muerto, que él mismo es la resurrección y la vida: quien cree en él vivirá, aunque muera. Y le preguntó si creía esto.',
  'JHN 11:33-36':
    'Jesús lloró al ver llorar por Lázaro a María y a quienes la acompañaban, y se conmovió; los que estaban allí vieron en ello cuánto lo amaba.',
  'JHN 11:41-44':
    'Quitada la piedra, Jesús oró al Padre y llamó a Lázaro a gran voz para que saliera. El que llevaba cuatro días muerto salió, todavía envuelto en vendas.',
  'JHN 11:47-52':
    'El concilio temía que todos creyeran en Jesús y que los romanos destruyeran la nación. Caifás, el sumo sacerdote, dijo que convenía que un hombre muriera por el pueblo; Juan ve en ello una profecía de la muerte de Jesús.',
  'JHN 12:3-7':
    'María de Betania ungió los pies de Jesús con un perfume muy caro y los enjugó con sus cabellos. Ante la queja de Judas, Jesús dijo que la dejara: era para el día de su sepultura. Juan no cuenta qué pensaba ella.',
  'JHN 12:12-13':
    'Al oír que Jesús llegaba, la gente que había venido a la fiesta salió a recibirlo con ramas de palmera, gritando hosanna al Rey de Israel. Juan dice que fueron porque habían oído de la resurrección de Lázaro.',
  'JHN 12:14-15':
    'Jesús halló un asnillo y, montado en él, entró en Jerusalén. Juan ve en ello lo que está escrito: el Rey de Sion viene montado en un pollino; los discípulos solo lo entendieron después.',
  'JHN 13:4-8':
    'En la cena, Jesús se ciñó una toalla y lavó los pies a los discípulos. Pedro no quería que su Señor se los lavara, pero Jesús dijo que, si no, no tendría parte con él; después lo entendería.',
  'JHN 13:12-15':
    'Jesús lavó los pies a los discípulos para darles ejemplo: si él, su Señor y Maestro, lo hizo, también ellos debían lavarse los pies unos a otros. Pedro se negó al principio; luego quiso que le lavara también las manos y la cabeza.',
  'JHN 13:21-26':
    'Conmovido, Jesús dijo que uno de los discípulos lo entregaría. El discípulo a quien amaba preguntó quién era; Jesús dijo que aquel a quien diera el pan mojado, y se lo dio a Judas Iscariote.',
  'JHN 18:10':
    'Cuando fueron a prender a Jesús, Simón Pedro sacó la espada y cortó la oreja derecha a Malco, siervo del sumo sacerdote. Jesús le mandó envainar la espada, y Lucas dice que sanó la oreja.',
  'JHN 18:37-38':
    'Jesús dijo a Pilato que había venido al mundo para dar testimonio de la verdad. Pilato preguntó qué es la verdad; Juan no recoge respuesta, y Pilato salió a decir que no hallaba delito en Jesús.',
  'JHN 19:19-20':
    'Pilato hizo poner en la cruz un letrero que lo llamaba Jesús nazareno, rey de los judíos; estaba en hebreo, en griego y en latín, y muchos lo leyeron.',
  'JHN 19:23-24':
    'Los soldados repartieron entre los cuatro la ropa de Jesús, pero echaron suertes por la túnica, porque no tenía costura y no querían rasgarla. Juan dice que así se cumplió la Escritura.',
  'JHN 19:26-27':
    'Desde la cruz, Jesús dio a su madre por hijo al discípulo a quien amaba, y a ella se la dio a él por madre; desde entonces el discípulo la recibió en su casa.',
  'JHN 19:28-29':
    'Juan dice que Jesús sabía que todo estaba ya cumplido y que, para que se cumpliera la Escritura, dijo que tenía sed; le acercaron a la boca una esponja empapada en vinagre.',
  'JHN 19:30':
    'Jesús, después de tomar el vinagre, dijo que todo estaba cumplido, inclinó la cabeza y entregó el espíritu. Juan acaba de decir que Jesús sabía que ya todo estaba consumado.',
  'JHN 19:33-34':
    'Los soldados vieron que Jesús ya estaba muerto y no le quebraron las piernas; uno le abrió el costado con una lanza, y salió sangre y agua. Juan no dice por qué lo hizo, sino que así se cumplió la Escritura.',
  'JHN 19:39-40':
    'Nicodemo, el que una vez había ido a Jesús de noche, llevó para su sepultura una gran cantidad de mirra y áloes, y con José envolvió el cuerpo en lienzos con las especias, según la costumbre judía.',
  'JHN 20:3-4':
    'María Magdalena dijo a Pedro y al discípulo a quien Jesús amaba que se habían llevado del sepulcro al Señor; por eso los dos corrieron allá, y el otro discípulo llegó antes que Pedro.',
  'JHN 20:11-13':
    'María Magdalena lloraba fuera del sepulcro porque, como dijo a los dos ángeles que vio dentro, se habían llevado a su Señor y no sabía dónde lo habían puesto.',
  'JHN 20:14-16':
    'María Magdalena vio a Jesús, pero no lo reconoció y lo tomó por el hortelano; cuando él la llamó por su nombre, supo quién era. Juan no dice por qué no lo reconoció al principio.',
  'JHN 20:17':
    'Jesús dijo a María Magdalena que no lo tocara, porque aún no había subido al Padre; debía ir a decir a sus hermanos que subía a su Padre y Dios, que lo es también de ellos.',
  'JHN 20:24-25':
    'Tomás no estaba con los demás discípulos cuando Jesús resucitado vino a ellos; dijo que no creería si no veía y tocaba las señales de los clavos y la herida del costado.',
  'JHN 20:26-29':
    'Ocho días después, Jesús volvió y ofreció a Tomás que tocara sus manos y su costado, y Tomás lo llamó su Señor y su Dios. Jesús llamó dichosos a los que creen sin haber visto.',
  'JHN 21:10-14':
    'Los discípulos sacaron ciento cincuenta y tres peces grandes al echar la red donde les dijo Jesús resucitado, y la red no se rompió; luego él les dio de comer. Juan no explica el número.',
  'JHN 21:15-17':
    'Jesús preguntó tres veces a Pedro si lo amaba, y cada vez le confió sus ovejas; a la tercera, Pedro se entristeció. Juan no dice por qué fueron tres; antes, Pedro lo había negado tres veces.',
  'ACT 1:9-11':
    'Mientras los discípulos miraban, Jesús fue alzado, y una nube lo ocultó de su vista. Dos hombres vestidos de blanco les dijeron que este mismo Jesús volvería de la misma manera.',
  'ACT 1:23-26':
    'Matías ocupó el lugar de Judas: propusieron a dos, a él y a José, pidieron al Señor que mostrara a cuál había escogido, y la suerte cayó sobre Matías, que fue contado con los once apóstoles.',
  'ACT 2:1-4':
    'El día de Pentecostés, estando los discípulos reunidos, vino del cielo un ruido como de viento fuerte y se posaron sobre ellos lenguas como de fuego; fueron llenos del Espíritu Santo y hablaron en otras lenguas.',
  'ACT 2:5-8':
    'En Pentecostés había en Jerusalén judíos piadosos de todas las naciones; cada uno oía hablar a los discípulos en su propia lengua, y se asombraban, porque todos los que hablaban eran galileos.',
  'ACT 2:12-15':
    'Cuando los discípulos hablaron en otras lenguas, unos no entendían qué era aquello y otros se burlaban diciendo que estaban llenos de vino nuevo; Pedro respondió que no estaban borrachos, pues eran las nueve de la mañana.',
  'ACT 2:41':
    'El día de Pentecostés, los que recibieron el mensaje de Pedro fueron bautizados, y se añadieron a los creyentes unas tres mil personas.',
  'ACT 3:6-8':
    'Pedro dijo al cojo que no tenía plata ni oro, pero en el nombre de Jesucristo de Nazaret le mandó andar y lo levantó de la mano; al momento el hombre anduvo, saltó y alabó a Dios.',
  'ACT 5:3-5':
    'Ananías se había quedado en secreto con parte del precio de su terreno; Pedro le dijo que había mentido a Dios, y cayó muerto. Su mujer, Safira, dijo después la misma mentira y también murió.',
  'ACT 7:55-60':
    'Esteban dijo que veía los cielos abiertos y al Hijo del Hombre de pie a la diestra de Dios; los que lo oían se taparon los oídos, se lanzaron contra él y lo apedrearon. Al morir oró para que no se les tuviera en cuenta este pecado.',
  'ACT 8:9-11':
    'Simón practicaba la magia en Samaria y asombraba a la gente, que lo llamaba el gran poder de Dios. Después creyó el mensaje de Felipe y se bautizó, y luego ofreció dinero a los apóstoles por su poder.',
  'ACT 8:18-20':
    'Simón vio que se daba el Espíritu cuando los apóstoles imponían las manos, y les ofreció dinero por ese poder; Pedro lo reprendió por pensar que el don de Dios se obtiene con dinero.',
  'ACT 8:27-28':
    'El etíope era un eunuco, alto funcionario de la reina Candace y encargado de todos sus tesoros; había ido a Jerusalén a adorar y, de regreso, leía en su carro al profeta Isaías.',
  'ACT 8:30-31':
    'Felipe oyó al eunuco etíope leer a Isaías y le preguntó si entendía; él respondió que no podía si nadie le enseñaba, e invitó a Felipe a sentarse con él.',
  'ACT 8:36-39':
    'El eunuco etíope vio agua junto al camino y preguntó qué impedía que fuera bautizado; los dos bajaron al agua y Felipe lo bautizó. Luego el Espíritu se llevó a Felipe, y el eunuco siguió su camino gozoso.',
  'ACT 9:3-6':
    'Saulo iba a Damasco a arrestar creyentes cuando lo rodeó una luz del cielo y cayó a tierra; Jesús le preguntó por qué lo perseguía y lo mandó entrar en la ciudad. Al levantarse, Saulo no veía.',
  'ACT 9:17-18':
    'Ananías, enviado por el Señor, impuso las manos a Saulo para que recobrara la vista y fuera lleno del Espíritu Santo; de los ojos le cayeron como escamas, volvió a ver y fue bautizado.',
  'ACT 9:36':
    'Tabita, llamada también Dorcas, era una discípula de Jope que abundaba en buenas obras y limosnas; Hechos cuenta después que murió, y que Pedro oró y ella volvió a la vida.',
  'ACT 10:1-2':
    'Cornelio era un centurión de Cesarea, hombre piadoso que con toda su casa temía a Dios, daba muchas limosnas y oraba siempre; por indicación de un ángel, mandó llamar a Pedro.',
  'ACT 10:11-16':
    'En una visión, Pedro vio bajar del cielo un gran lienzo lleno de animales, y una voz le dijo tres veces que comiera y no llamara impuro lo que Dios había purificado. Después dijo que Dios le enseñó a no llamar impuro a nadie.',
  'ACT 10:44-48':
    'Mientras Pedro aún hablaba en casa de Cornelio, el Espíritu Santo vino sobre todos los que lo oían; como aquellos gentiles habían recibido el Espíritu igual que él, Pedro mandó que fueran bautizados.',
  'ACT 11:26':
    'Fue en Antioquía donde a los discípulos se les llamó cristianos por primera vez; Bernabé llevó allí a Saulo, y los dos enseñaron a mucha gente en la iglesia durante todo un año.',
  'ACT 11:27-28':
    'Agabo era un profeta que bajó de Jerusalén a Antioquía y anunció por el Espíritu una gran hambre en toda la tierra; llegó en tiempo de Claudio.',
  'ACT 12:7-10':
    'Un ángel del Señor fue de noche a la cárcel, despertó a Pedro, y las cadenas se le cayeron de las manos; lo guio por entre los guardias, y la puerta de hierro se abrió sola.',
  'ACT 12:13-15':
    'Rode era una criada en casa de María, la madre de Marcos; reconoció la voz de Pedro y, de tanta alegría, corrió a avisar sin abrir la puerta, y los demás no la creyeron.',
  'ACT 12:21-23':
    'El rey Herodes Agripa pronunció un discurso, y el pueblo gritaba que era la voz de un dios; como no dio la gloria a Dios, un ángel del Señor lo hirió, y murió comido por gusanos.',
  'ACT 13:13':
    'Juan, llamado Marcos, dejó a Pablo y a sus compañeros en Perge de Panfilia y volvió a Jerusalén; Hechos no dice por qué.',
  'ACT 14:8-13':
    'En Listra, Pablo mandó levantarse a un hombre cojo de nacimiento, y este anduvo; la gente creyó que los dioses habían bajado en forma humana, llamó Júpiter a Bernabé y Mercurio a Pablo, y quiso ofrecerles sacrificios.',
  'ACT 14:19-20':
    'Unos judíos llegados de Antioquía e Iconio pusieron de su parte a la gente de Listra; apedrearon a Pablo y lo arrastraron fuera de la ciudad, creyéndolo muerto, pero los discípulos lo rodearon y él se levantó.',
  'ACT 15:37-40':
    'Pablo y Bernabé se separaron a causa de Marcos: Bernabé quería llevarlo, pero Pablo no, porque los había dejado en Panfilia. Bernabé se embarcó con Marcos hacia Chipre, y Pablo escogió a Silas.',
  'ACT 16:3':
    'Pablo quería que Timoteo lo acompañara, y lo circuncidó por causa de los judíos de aquella región, pues todos sabían que su padre era griego.',
  'ACT 16:14-15':
    'Lidia era una vendedora de púrpura, de Tiatira, que adoraba a Dios; el Señor abrió su corazón a lo que Pablo decía, fue bautizada con los de su casa y hospedó a Pablo y a sus compañeros.',
  'ACT 16:19-21':
    'Pablo había expulsado de una esclava un espíritu de adivinación, y sus amos, al perder su ganancia, llevaron a Pablo y a Silas ante las autoridades como alborotadores; los azotaron y los encarcelaron.',
  'ACT 16:27-28':
    'Tras el terremoto, el carcelero de Filipos vio abiertas las puertas de la cárcel e iba a matarse, porque creía que los presos habían huido; Pablo lo detuvo gritándole que todos estaban allí.',
  'ACT 16:30-33':
    'El carcelero de Filipos preguntó a Pablo y a Silas qué debía hacer para ser salvo; le dijeron que creyera en el Señor Jesús y sería salvo, él y su casa. Esa noche les lavó las heridas y fue bautizado con todos los suyos.',
  'ACT 17:22-23':
    'En Atenas, Pablo encontró un altar dedicado a un dios no conocido; de pie en el Areópago, dijo a los atenienses que les anunciaba lo que ellos adoraban sin conocer.',
  'ACT 18:2-3':
    'Aquila, judío del Ponto, y su mujer Priscila habían llegado a Corinto porque Claudio mandó salir de Roma a los judíos; hacían tiendas, como Pablo, y él se quedó a trabajar con ellos.',
  'ACT 18:26':
    'Priscila y Aquila oyeron a Apolos hablar con valentía en la sinagoga; lo llevaron consigo y le explicaron con más exactitud el camino de Dios.',
  'ACT 19:13-16':
    'Los siete hijos de Esceva quisieron expulsar un espíritu en el nombre de Jesús; este dijo conocer a Jesús y a Pablo, pero preguntó quiénes eran ellos, y el hombre que lo tenía los dominó y huyeron heridos.',
  'ACT 19:24-27':
    'Demetrio, platero de Éfeso que hacía templecillos de Diana, dijo a los de su oficio que Pablo, al enseñar que no son dioses los hechos a mano, ponía en peligro su negocio y el templo de la diosa; así empezó el alboroto.',
  'ACT 20:9-12':
    'Eutico, un joven sentado en la ventana, se durmió mientras Pablo se extendía en su discurso, cayó del tercer piso y lo levantaron muerto; Pablo lo abrazó, dijo que estaba vivo, y se lo llevaron con vida.',
  'ACT 21:10-11':
    'Agabo era un profeta de Judea; se ató los pies y las manos con el cinto de Pablo para mostrar lo que decía el Espíritu Santo: que en Jerusalén atarían así a Pablo y lo entregarían a los gentiles.',
  'ACT 22:11':
    'Pablo cuenta que el resplandor de la luz del cielo lo había dejado ciego, y por eso sus compañeros lo llevaron de la mano a Damasco.',
  'ACT 25:9-12':
    'Festo, queriendo agradar a los dirigentes judíos, preguntó a Pablo si quería ser juzgado en Jerusalén; Pablo dijo que no había hecho ningún agravio a los judíos y que nadie podía entregarlo a sus acusadores, y por eso apeló a César.',
  'ACT 27:37':
    'En el barco de Pablo iban en total doscientas setenta y seis personas; el barco naufragó, pero todas llegaron a tierra sanas y salvas.',
  'ACT 27:41-44':
    'El barco de Pablo, arrastrado catorce días por la tempestad, encalló y se deshizo; los soldados querían matar a los presos, pero el centurión, por salvar a Pablo, lo impidió, y todos llegaron a tierra a salvo.',
  'ACT 28:3-6':
    'En Malta, una víbora que huía del calor del fuego se prendió de la mano de Pablo; él la sacudió y no sufrió daño. Los isleños lo tomaron primero por homicida y luego por un dios; Hechos no dice por qué no sufrió daño.',
  'ACT 28:30-31':
    'En Roma, Pablo vivió dos años enteros en una casa alquilada, recibía a todos los que iban a verlo y, con toda libertad, predicaba el reino de Dios y enseñaba acerca del Señor Jesucristo.',
  '2CO 11:32-33':
    'En Damasco, el gobernador del rey Aretas vigilaba la ciudad para prender a Pablo; él escapó porque lo bajaron en un canasto por una ventana de la muralla.',
  '2CO 12:7-9':
    'Pablo no dice qué era el aguijón en su carne, sino que le fue dado para que no se enalteciera; tres veces pidió al Señor que se lo quitara, y el Señor le respondió que le bastaba su gracia.',
  'GAL 2:11-13':
    'Pablo se opuso cara a cara a Cefas (Pedro) en Antioquía, porque este comía con los gentiles, pero se apartó cuando llegaron algunos de parte de Santiago, por miedo a los de la circuncisión; los demás creyentes judíos, hasta Bernabé, lo imitaron.',
  '2TI 1:5':
    'La abuela de Timoteo era Loida y su madre, Eunice; Pablo dice que la fe sincera habitó primero en ellas, y está seguro de que habita también en Timoteo.',
  '2TI 4:10-11':
    'Demas abandonó a Pablo y se fue a Tesalónica porque, según dice Pablo, amaba este mundo; solo Lucas seguía con Pablo, que pidió a Timoteo que trajera a Marcos.',
  'PHM 1:10-11':
    'Onésimo era esclavo de Filemón; Pablo, en prisiones, lo llama hijo suyo, antes inútil para Filemón pero ahora útil, y lo envía de vuelta pidiendo que lo reciba como a hermano amado.',
  'REV 1:9':
    'Juan dice que estaba en la isla de Patmos por causa de la palabra de Dios y del testimonio de Jesús; se llama compañero de sus lectores en la tribulación, en el reino y en la paciencia.',
  'REV 1:11':
    'Las siete iglesias del Apocalipsis son Éfeso, Esmirna, Pérgamo, Tiatira, Sardis, Filadelfia y Laodicea; a Juan se le mandó escribir lo que veía y enviárselo.',
  'REV 2:4-5':
    'A la iglesia de Éfeso se le reprocha haber dejado su primer amor, y se le pide recordar, arrepentirse y hacer las primeras obras. El Apocalipsis no dice por qué perdió ese amor.',
  'REV 3:14-17':
    'A la iglesia de Laodicea se le dice que es tibia, ni fría ni caliente, y que será vomitada; se cree rica y sin necesidad de nada, y no sabe que es pobre y ciega y que está desnuda.',
  'REV 3:20':
    'En la carta a la iglesia de Laodicea, el Señor dice que está a la puerta y llama; si alguien oye su voz y abre, entrará y cenará con él.',
}
