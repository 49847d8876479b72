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
  'jesus-birthday':
    'La Biblia no da la fecha del nacimiento de Jesús. Mateo lo sitúa en tiempos del rey Herodes y Lucas durante un censo de César Augusto; suele calcularse entre los años 6 y 4 a. C. Celebrarlo el 25 de diciembre es una costumbre posterior.',
  lent: 'La Cuaresma son los cuarenta días en que muchas iglesias se preparan para la Pascua con ayuno, oración y conversión. La Biblia no la conoce por ese nombre; sus cuarenta días recuerdan el ayuno de Jesús en el desierto.',
  'ash-wednesday':
    'El Miércoles de Ceniza no aparece en la Biblia con ese nombre: es el día en que muchas iglesias de Occidente comienzan la Cuaresma. La ceniza es un antiguo signo bíblico de duelo y de conversión.',
  advent:
    'El Adviento es el tiempo en que muchas iglesias se preparan para la Navidad, en Occidente los cuatro domingos anteriores. La Biblia no conoce ese tiempo litúrgico; la palabra significa «venida»: la del niño de Belén y la del Señor que volverá.',
  'christmas-origin':
    'La Biblia cuenta el nacimiento de Jesús, pero no da su fecha ni manda celebrarlo. La Navidad del 25 de diciembre se conoce desde el siglo IV, en Roma; los cristianos la celebran con alegría porque en Jesús Dios vino a nosotros.',
  'christmas-tree':
    'En la Biblia no hay árbol de Navidad: la costumbre viene de Alemania, del siglo XVI. El árbol del que habla Jeremías se talla para hacer un ídolo; el de Navidad se adorna por la alegría del nacimiento de Jesús, y cada cual es libre de ponerlo o no.',
  santa:
    'Papá Noel no está en la Biblia. Detrás de él hay un obispo del siglo IV, Nicolás de Myra, a quien se recuerda por sus regalos en secreto a los pobres.',
  'easter-date':
    'La Biblia no fija una fecha para la fiesta: Jesús murió en los días de la Pascua judía y resucitó el primer día de la semana. En Occidente, la Pascua es el domingo que sigue a la primera luna llena de primavera, entre el 22 de marzo y el 25 de abril; las iglesias ortodoxas la calculan con un calendario más antiguo y suelen celebrarla después.',
  rosary:
    'El rosario es una oración querida sobre todo por los católicos: con el padrenuestro y el avemaría van meditando la vida de Jesús. Como tal no está en la Biblia; la primera mitad del avemaría es el saludo del ángel y el de Isabel en Lucas. Los protestantes por lo general no lo rezan.',
  'sign-of-cross':
    'La Biblia no cuenta que nadie hiciera la señal de la cruz. Los cristianos la hacen al menos desde el siglo II, en recuerdo de la cruz y del bautismo; católicos y ortodoxos la hacen a diario, muchos protestantes no.',
  'bible-what':
    'La palabra Biblia viene del griego y significa «libros»: es la colección de los escritos sagrados de los cristianos. El Antiguo Testamento, que es también la Biblia de los judíos, habla de Dios y de su pueblo Israel; el Nuevo, de Jesucristo y de las primeras iglesias. Los cristianos creen que en ella nos habla Dios mismo.',
  languages:
    'Casi todo el Antiguo Testamento se escribió en hebreo, y algunas partes en arameo, sobre todo en Daniel y Esdras; el Nuevo Testamento se escribió en griego.',
  'jesus-language':
    'La Biblia no lo dice expresamente, pero la lengua de cada día de Jesús era el arameo: Marcos conserva algunas de sus palabras en ella. También leía las Escrituras en hebreo, y puede que supiera algo de griego.',
  'oldest-book':
    'Nadie lo sabe con certeza. Muchos nombran Job, porque nos lleva a los tiempos de los patriarcas; otros, los libros de Moisés o cantos antiguos como el de Débora. Del Nuevo Testamento, lo más antiguo son cartas de Pablo: 1 Tesalonicenses o Gálatas.',
  writers:
    'La Biblia la escribieron muchas personas a lo largo de muchos siglos, unas cuarenta según el cómputo habitual: profetas y reyes, pastores y pescadores, un médico, un cobrador de impuestos. Los cristianos creen que por medio de todos ellos habló Dios.',
  'how-old-bible':
    'La Biblia se fue formando a lo largo de más de mil años. Se discute cuán antiguos son los primeros escritos; de Moisés se dice ya que puso por escrito las palabras del Señor. Los libros del Antiguo Testamento son de los siglos anteriores a Cristo y los del Nuevo, del siglo I, en su mayoría entre los años 50 y 100.',
  translations:
    'No hay una traducción que sea la mejor para todos. Unas se ciñen más a la letra del original, como la Reina-Valera o la Biblia de las Américas; otras lo dicen en el lenguaje de hoy, como la NVI o Dios Habla Hoy; entre los católicos es muy conocida la Biblia de Jerusalén. Elige una que entiendas y que se lea en tu iglesia, y compárala con otra cuando un versículo te resulte difícil.',
  'union-version':
    'La Chinese Union Version se publicó en 1919. Misioneros de varias misiones protestantes la acordaron en Shanghái en 1890 y trabajaron en ella con colaboradores chinos casi treinta años; sigue siendo la Biblia más leída entre los protestantes chinos. En 2010 se completó una edición revisada.',
  'dead-sea-scrolls':
    'Los rollos del mar Muerto son manuscritos judíos hallados desde 1947 en las cuevas de Qumrán. Entre ellos hay copias de casi todos los libros de la Biblia hebrea, incluso un rollo entero de Isaías, mil años más antiguas que las que se conocían. La Biblia, claro está, no los menciona.',
  'seven-books':
    'La Biblia católica tiene siete libros más en el Antiguo Testamento: Tobías, Judit, 1 y 2 Macabeos, Sabiduría, Eclesiástico y Baruc, y partes de Ester y Daniel. Estaban en la Biblia griega que leía la Iglesia antigua, pero no en la hebrea. Los católicos los reciben como Escritura y los llaman deuterocanónicos; los ortodoxos también, con algunos más; los protestantes siguen la Biblia hebrea y los llaman apócrifos.',
  'where-begin':
    'No hace falta empezar por la primera página. Muchos empiezan por un evangelio: Marcos es el más breve, y Juan dice para qué escribió. Después, Hechos, una carta corta como Filipenses, el Génesis y la primera mitad del Éxodo, y un salmo cada día.',
  'chapters-verses':
    'La Biblia se escribió sin capítulos ni versículos. La división en capítulos se atribuye a Esteban Langton, hacia 1200, y la de los versículos de toda la Biblia al impresor Robert Estienne, hacia 1550. Quien antes buscaba un pasaje tenía que encontrarlo, como Jesús en el rollo de Isaías.',
  'who-chose-books':
    'No lo decidió una sola persona ni un solo concilio. Los judíos ya tenían por santos la Ley, los Profetas y los Salmos; los evangelios y las cartas se leían en las iglesias desde muy pronto, y una carta de Atanasio, del año 367, es la primera que enumera exactamente nuestros veintisiete libros del Nuevo Testamento. Sobre algunos libros del Antiguo, las iglesias difieren hasta hoy.',
  'bible-changed':
    'La Biblia se copió a mano durante siglos, y las copias difieren en muchos lugares, casi siempre en una letra o una palabra. Como se conservan tantas, y algunas muy antiguas, se pueden comparar; ninguna enseñanza de la fe depende de esas diferencias. Los pocos pasajes largos en duda, como el final de Marcos y Juan 8:1–11, vienen señalados en la mayoría de las Biblias.',
  'other-gospels':
    'Los evangelios con nombres como Tomás, Judas, María o Pedro no están en la Biblia de ninguna iglesia. La mayoría se escribió en el siglo II o más tarde, después de los cuatro de Mateo, Marcos, Lucas y Juan, que las iglesias habían recibido del tiempo de los apóstoles.',
  'book-of-enoch':
    'El Libro de Enoc es un escrito judío de los últimos siglos antes de Cristo. Judas cita unas palabras suyas, pero ni los judíos ni la mayoría de las iglesias lo recibieron como Escritura; solo lo tienen en su Biblia las iglesias ortodoxas de Etiopía y Eritrea.',
  'longest-book':
    'Depende de cómo se cuente: los Salmos tienen más capítulos y versículos, 150 salmos en total, y Jeremías es el que tiene más palabras en hebreo. En el Nuevo Testamento, el más largo en palabras es Lucas.',
  'shortest-book':
    'Por palabras es la tercera carta de Juan; por versículos, la segunda, que tiene trece. En el Antiguo Testamento es Abdías, con un solo capítulo de veintiún versículos.',
  'between-testaments':
    'Entre el profeta Malaquías y Juan el Bautista pasaron unos cuatrocientos años. Los libros de los Macabeos, que están en las Biblias católicas y ortodoxas, cuentan parte de ese tiempo.',
  'churches-east':
    'Ortodoxos y católicos comparten el credo de Nicea, los obispos, siete sacramentos y la veneración de María y de los santos; se separaron en la Edad Media. Los ortodoxos no reconocen la autoridad del papa sobre toda la Iglesia ni las palabras «y del Hijo» que Occidente añadió al credo. De los protestantes, ambos difieren sobre todo en la tradición, los sacramentos y los santos.',
  churches:
    'Católicos y protestantes son cristianos: comparten la fe en Dios Padre, Hijo y Espíritu Santo, en Jesucristo muerto y resucitado por nosotros, la Biblia y los credos antiguos. Difieren sobre todo en qué tiene la última palabra (solo la Escritura, o la Escritura con la tradición y el papa), en cómo van unidas la fe y las obras en la salvación, en el número y sentido de los sacramentos, y en lo tocante a María y a los santos.',
  'adore-mary':
    'Los católicos dicen que adoran solo a Dios; a María la veneran como madre del Señor y le piden, como se le pide a una amiga, que ruegue por ellos. Lo mismo hacen los ortodoxos. Los protestantes la tienen por bendita entre las mujeres, pero oran solo a Dios, y muchos ven en esas oraciones más de lo que permite la Biblia.',
  'first-pope':
    'La Biblia no habla de un papa. Los católicos ven en Pedro al primero, porque Jesús lo llamó roca y le confió las llaves y sus ovejas; los ortodoxos lo honran como el primero entre los apóstoles, no como cabeza de todos; los protestantes entienden que la roca es la fe que Pedro confesó, o Cristo mismo.',
  'church-founder':
    'La fe cristiana viene de Jesucristo, que llamó a sus discípulos y los envió; la iglesia nació en Jerusalén, en Pentecostés, después de su resurrección. El nombre de «cristianos» se oyó por primera vez en Antioquía. Los apóstoles, y Pablo con ellos, llevaron la fe más lejos, pero fundada en él.',
  'how-peter-died':
    'La Biblia no cuenta la muerte de Pedro; solo la anuncia Jesús. La tradición cristiana antigua dice que fue crucificado en Roma bajo Nerón, hacia los años 64 a 67; que fuera cabeza abajo es una noticia posterior.',
  'how-paul-died':
    'La Biblia no cuenta la muerte de Pablo: Hechos termina con él preso en Roma, y en 2 Timoteo escribe que su partida está cerca. La tradición cristiana antigua dice que fue decapitado en Roma bajo Nerón.',
  'how-apostles-died':
    'Aparte de Judas, la Biblia solo cuenta la muerte de uno de los doce: Santiago, a quien Herodes mató a espada; y Jesús anuncia la de Pedro. Lo demás es tradición: que Pedro fue crucificado en Roma, que casi todos los otros dieron la vida por su fe en muchas tierras y que Juan murió anciano en Éfeso.',
  'thomas-death':
    'La Biblia no cuenta cómo murió Tomás. Según una antigua tradición, llevó el evangelio a la India y allí lo mataron por su fe; los cristianos de santo Tomás, en Kerala, hacen remontar a él su iglesia.',
  'john-death':
    'La Biblia no cuenta cómo murió el apóstol Juan. Su Evangelio incluso tiene que corregir el rumor de que no moriría; según la tradición antigua, murió anciano en Éfeso, el único de los doce que no fue muerto.',
  'joseph-died':
    'La Biblia no dice cuándo ni cómo murió José. Aparece por última vez cuando Jesús tiene doce años; como después falta, y Jesús desde la cruz confía su madre a un discípulo, se supone que murió antes.',
  'mary-died':
    'La Biblia no cuenta el final de la vida de María; se la nombra por última vez entre los discípulos que oran tras la ascensión. Según antiguas tradiciones, vivió en Jerusalén o en Éfeso. Católicos y ortodoxos creen que Dios la llevó consigo; los protestantes no lo afirman, pues la Escritura no lo dice.',
  'mary-age':
    'La Biblia no dice la edad de María ni la de José. Lucas dice solo que era una virgen prometida en matrimonio; como entonces las muchachas se prometían jóvenes, muchos piensan que era adolescente cuando nació Jesús.',
  'jesus-looks':
    'Ningún evangelio describe el aspecto de Jesús: ni la estatura, ni el pelo, ni el color de los ojos o de la piel. Era un judío de Galilea y se parecería a la gente de allí; la samaritana vio enseguida que era judío. Muchos lo ven también en el siervo de Isaías, sin hermosura que atraiga.',
  'jesus-childhood':
    'Los evangelios callan sobre esos años. Lucas cuenta del niño de doce años en el templo y luego solo que volvió a Nazaret, obedecía a sus padres y crecía en sabiduría; Marcos lo llama carpintero. De viajes a la India o a otros lugares la Biblia no sabe nada.',
  'jesus-wrote-dust':
    'Juan no dice qué escribió Jesús: solo que se inclinó dos veces y escribía en la tierra con el dedo. Se han hecho muchas conjeturas, pero no pasan de ahí.',
  'pauls-thorn':
    'Pablo no dice qué era su aguijón. Unos piensan en una enfermedad, quizá de los ojos; otros, en adversarios o en una prueba interior. Lo que sí cuenta es la respuesta del Señor: que su gracia le basta.',
  'peter-rome':
    'La Biblia no lo dice expresamente. La primera carta de Pedro manda saludos desde «Babilonia», que suele entenderse como Roma, y los antiguos escritores cristianos coinciden en que trabajó y murió allí.',
  'paul-spain':
    'La Biblia cuenta solo que Pablo pensaba ir a España; Hechos termina con él en Roma. Clemente de Roma escribe unas décadas después que llegó hasta los confines de Occidente, y algunos entienden que fue España.',
  'peter-wife':
    'Pedro estaba casado: los evangelios cuentan cómo Jesús sanó a su suegra, y Pablo escribe que Cefas llevaba consigo a su mujer en los viajes. No se dice cómo se llamaba ni si tuvieron hijos.',
  'noahs-fourth-son': 'El Génesis conoce solo tres hijos de Noé: Sem, Cam y Jafet.',
  'cains-wife':
    'El Génesis no dice quién era la mujer de Caín ni de dónde venía. Sí dice que Adán y Eva tuvieron más hijos e hijas, y por eso muchos han pensado en una hermana o una sobrina suya.',
  dinosaurs:
    'La Biblia no menciona los dinosaurios; dice que Dios hizo todo ser viviente. Algunos ven uno en el Behemot de Job, otros un hipopótamo; cómo se concilian la creación y los hallazgos de la ciencia lo ven los cristianos de distintas maneras.',
  'age-of-earth':
    'La Biblia no dice la edad de la tierra. Sumando sus genealogías, algunos llegan a unos seis mil años; otros entienden los días de la creación como épocas más largas, o no como un calendario, y siguen a la ciencia con sus miles de millones de años. Que Dios hizo el mundo lo confiesan juntos todos los cristianos.',
  'lazarus-after':
    'Juan no cuenta qué vio Lázaro mientras estuvo muerto, ni cómo siguió o acabó su vida. Solo cuenta que después estuvo a la mesa con Jesús, que muchos venían a verlo y que los principales sacerdotes acordaron matarlo también a él.',
  'barabbas-after':
    'De Barrabás la Biblia no cuenta más que esto: que Pilato lo soltó en lugar de Jesús. Qué fue de él no lo sabe nadie; todo lo que se narra es invención posterior.',
  'pilate-after':
    'La Biblia no cuenta qué fue de Pilato. Por otros escritores se sabe que fue llamado a Roma hacia el año 36; los relatos de su suicidio o de su conversión son leyendas posteriores.',
  'noahs-ark-today':
    'La Biblia dice solo que el arca se posó sobre los montes de Ararat, una región y no una sola cumbre. Se han anunciado hallazgos muchas veces, pero ninguno se ha confirmado.',
  'ark-covenant-today':
    'Nadie lo sabe. El arca se menciona por última vez en tiempos del rey Josías; desde que los babilonios destruyeron el templo no hay rastro de ella. El segundo libro de los Macabeos dice que Jeremías la escondió en una cueva, y la Iglesia de Etiopía cree guardarla en Aksum.',
  'elijah-death': 'Elías no murió: apareció un carro de fuego, y él subió al cielo en un torbellino.',
  'enoch-death':
    'Enoc no murió: el Génesis dice que caminó con Dios y desapareció, porque Dios se lo llevó. Así lo entiende también la carta a los Hebreos.',
  'moses-grave':
    'Moisés fue enterrado en un valle de Moab, frente a Bet-peor; pero el Deuteronomio dice que nadie conoce su sepultura hasta el día de hoy.',
  'jesus-last-name':
    'Jesús no tenía apellido, como nadie entonces: a la gente se la llamaba por su padre o por su pueblo, y así él era Jesús de Nazaret, el hijo de José. «Cristo» no es un apellido, sino un título: en griego, lo mismo que «Mesías» en hebreo, el Ungido.',
  'god-made-by-whom':
    'A Dios no lo hizo nadie. La Biblia dice que existe desde siempre y para siempre: todo lo demás tiene un principio, y lo tiene de él.',
  'jesus-laugh':
    'Ningún evangelio dice que Jesús riera; sí que lloró. Pero Lucas cuenta que se alegró en el Espíritu; iba a bodas y banquetes, los niños se acercaban a él, y quería que su alegría estuviera en sus amigos.',
  'jesus-religion':
    'Jesús era judío: fue circuncidado, subía a las fiestas de Jerusalén y leía las Escrituras en la sinagoga el sábado. El nombre de «cristianos» se dio a sus seguidores después de su resurrección, en Antioquía.',
  'jesus-death-year':
    'Los evangelios no dan la fecha: Jesús murió un viernes, en los días de la Pascua, siendo gobernador Poncio Pilato, que lo fue de los años 26 a 36. Suele pensarse en la primavera del año 30 o del 33.',
  'jesus-age-death':
    'La Biblia no dice a qué edad murió Jesús. Lucas dice que tenía unos treinta años al comenzar, y Juan menciona después tres fiestas de la Pascua: tendría, pues, unos treinta y tres años, quizá alguno más.',
  shroud:
    'Los evangelios hablan de los lienzos en que sepultaron a Jesús y que quedaron en el sepulcro vacío; no dicen qué fue de ellos. Si la sábana que se guarda en Turín es uno de ellos se discute, y la fe de ninguna iglesia depende de eso.',
  grail:
    'Los evangelios hablan de la copa que Jesús dio a sus discípulos en la última cena, y nada más. El Santo Grial viene de los relatos de caballeros de la Edad Media.',
  denominations:
    'Las iglesias se fueron separando a lo largo de los siglos, por la doctrina y también por el poder, la lengua y la nación; sobre todo en 1054, entre Oriente y Occidente, y en la Reforma del siglo XVI. Ya en Corinto había bandos; Jesús oró para que los suyos fueran uno, y la mayoría confiesa una misma fe en él.',
  'exodus-pharaoh':
    'La Biblia no dice su nombre: lo llama solo Faraón, que era el título de los reyes de Egipto. Muchos han pensado en Ramsés II o en Tutmosis III, pero nadie lo sabe con certeza.',
  'sinai-where':
    'La Biblia sitúa el monte Sinaí, llamado también Horeb, en el desierto al que llegó Israel al tercer mes de salir de Egipto; Pablo dice que está en Arabia. Qué monte era no es seguro: una antigua tradición lo busca en el Jebel Musa, al sur de la península del Sinaí.',
  testaments:
    'El Antiguo Testamento, que es también la Biblia de los judíos, habla de la creación, de Dios y su pueblo Israel antes de la venida de Jesús y de lo que prometieron los profetas. El Nuevo Testamento habla de Jesús y de las primeras iglesias, y ve cumplidas en él aquellas promesas. Muchos leen primero un evangelio, como el de Marcos o el de Lucas, y después el Génesis y los Salmos.',
  nephilim:
    'Los nefilim se llaman «gigantes» en muchas Biblias: el Génesis dice que estaban en la tierra en los días anteriores al diluvio, y habla de los valientes de la antigüedad, varones de renombre. Los espías creyeron ver en Canaán a sus descendientes.',
}
