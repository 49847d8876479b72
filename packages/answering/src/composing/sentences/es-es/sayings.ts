import type { Saying } from '../../meanings/sayings.ts'

/** What sayings mean, in a sentence or two that stand behind their quotation. */
export const SAYINGS_ES_ES: Readonly<Record<Saying, string>> = {
  'GEN 1:2':
    'La tierra aparece como un mar oscuro donde aún nada puede vivir; de ahí la palabra de Dios hace un mundo ordenado. El hebreo de «Espíritu» es también viento y aliento: aletea como un ave sobre su nido. Los cristianos ven al Espíritu Santo; los judíos, a menudo, un viento de Dios.',
  'GEN 1:26; GEN 1:27':
    'Una imagen muestra cómo es alguien: el hombre y la mujer por igual se parecen a Dios como ninguna otra criatura; pueden conocerlo, amar y elegir, y cuidan la tierra en su nombre. De ahí viene el valor de toda vida humana.',
  'GEN 2:18':
    'Lo primero que en la creación se llama no bueno es la soledad: el ser humano está hecho para vivir con otros. «Ayuda» no significa criada, pues casi siempre se dice de Dios mismo; es una compañera a su altura. No se tiene en menos a quien no está casado.',
  'GEN 2:24; MAT 19:5; MRK 10:8; EPH 5:31':
    '«Una sola carne» quiere decir que marido y mujer, venidos de dos familias, forman una familia nueva, unidos en el cuerpo y en toda la vida. Jesús se apoya en estas palabras para mostrar lo íntimo y duradero que Dios quiso el matrimonio.',
  'GEN 3:15':
    'La «descendencia» son los que nacerán de ella: Dios anuncia a la serpiente que la lucha acabará con su cabeza aplastada. Los cristianos ven aquí la primera promesa de que Cristo vencerá al diablo; católicos y ortodoxos ven en la mujer también a María, la mayoría de los protestantes a Eva.',
  'GEN 3:19; ECC 3:20':
    'El polvo es la tierra de la que fue formado el primer hombre y en la que se deshace el cuerpo muerto. Se dice así que la vida es frágil y pasajera: desde que entró el pecado, todos mueren y nadie puede retener la vida por sus fuerzas.',
  'GEN 4:9':
    'El guarda cuida lo que se le ha confiado. Caín, que acaba de matar a Abel, esquiva la pregunta de Dios con otra, como si su hermano no le importara; el relato muestra que sí, que cada uno responde por su hermano.',
  'GEN 6:6':
    'Es lenguaje humano sobre Dios: dice que el mal le duele en el corazón. Casi todos entienden que nada lo tomó por sorpresa ni cambia él en sí mismo; pero con los hombres actúa de otro modo cuando ellos cambian. Antes del diluvio hay dolor, no ira fría.',
  'GEN 12:3; GAL 3:8':
    'Dios elige a Abraham no contra los demás pueblos, sino para ellos: por él ha de llegar el bien a todos. Los cristianos lo ven cumplido en Jesús, su descendiente. Si la primera mitad se refiere hoy al Estado de Israel es discutido: muchos evangélicos dicen que sí; la mayoría de las demás iglesias, que no.',
  'GEN 28:10-17':
    'Jacob, fugitivo y solo, ve una escalera entre la tierra y el cielo, con ángeles que suben y bajan: Dios está cerca también allí y promete acompañarlo. Jesús dirá después que los ángeles suben y bajan sobre él mismo: él une el cielo y la tierra.',
  'GEN 37:5-11':
    'Las gavillas que se inclinan son los hermanos de José; el sol, la luna y las once estrellas, su padre, su madre y sus hermanos. Por los sueños lo odian; años después se postran ante él en Egipto sin reconocerlo, y su alto cargo los salva del hambre.',
  'GEN 41:1-36':
    'José explica los dos sueños del faraón como uno solo: siete vacas gordas y siete espigas llenas son siete años de abundancia; siete flacas y siete marchitas, siete años de hambre que la consumirán. El sueño es un aviso para guardar grano a tiempo.',
  'GEN 50:20':
    'Los hermanos de José lo habían vendido como esclavo; muerto el padre, temen su venganza. Él no llama bueno a lo que hicieron, pero ve que Dios lo encaminó a bien: gracias a ello muchos se salvaron del hambre.',
  'EXO 3:2-6':
    'El fuego es señal de la presencia de Dios: la zarza arde y no se consume, porque Dios está cerca y es santo sin destruir. Los judíos han visto en ella a Israel, oprimido y no aniquilado; ortodoxos y católicos, también una imagen de María, que llevó al Hijo de Dios.',
  'EXO 3:8; EXO 3:17; DEU 6:3':
    'La leche viene de rebaños con buenos pastos; la miel, de una tierra llena de flores y frutos. Juntas pintan un país rico donde nada falta: Canaán, la tierra que Dios promete a Israel, entonces esclavo en Egipto.',
  'EXO 3:14':
    'Moisés pregunta a Dios su nombre, y la respuesta se forma con el verbo «ser»: Dios no depende de nada ni de nadie, existe desde siempre, no cambia y está con su pueblo. Con ello se relaciona el nombre Yahvé o Jehová, el Señor.',
  'EXO 4:24':
    'Es un pasaje oscuro, contado con pocas palabras. La mayoría lo relaciona con la circuncisión, señal de la alianza de Dios con Abraham: un hijo de Moisés no la tenía, y cuando Séfora, su mujer, hace lo que faltaba, el peligro pasa. Por qué ocurre entonces no se dice.',
  'EXO 20:3; DEU 5:7':
    'Otros pueblos tenían un dios para la lluvia, otro para la guerra, otro para la cosecha. Israel, liberado de Egipto por el Señor, ha de adorarlo solo a él; el mandamiento alcanza también a todo lo que ocupa el lugar de Dios, como el dinero o el poder.',
  'EXO 20:4; DEU 5:8':
    'Un ídolo es una figura tallada o fundida a la que se adora. A Dios no se lo fabrica ni se lo encierra en una figura; católicos y ortodoxos tienen imágenes para honrar a quienes representan, sin adorarlas, y muchos protestantes las excluyen del culto.',
  'EXO 20:5; EXO 34:7; DEU 5:9':
    'Los «celos» de Dios son como los del esposo que no comparte a su mujer con los ídolos. El mal alcanza a hijos y nietos que viven bajo el mismo techo, pero su misericordia llega a mil generaciones. No es una maldición familiar sin salida: otros pasajes dicen que nadie muere por la culpa de su padre.',
  'EXO 20:7; DEU 5:11':
    '«En vano» significa para nada o para mentir: usar el nombre de Dios en un juramento falso, una maldición, un conjuro o como palabra hueca. El nombre representa a Dios mismo; abusar de él es tomar a Dios a la ligera.',
  'EXO 20:8; DEU 5:12':
    'El sábado es el séptimo día, apartado para Dios: en él descansan amos, siervos y hasta los animales, como Dios descansó tras la creación. La mayoría de las iglesias guarda el domingo, día en que resucitó Jesús; los adventistas y algunos otros, el sábado.',
  'EXO 20:12; DEU 5:16; EPH 6:2':
    'Honrar es dar a alguien su peso: respetar a los padres, hacerles caso de joven y cuidarlos en su vejez. Lleva consigo la promesa de una larga vida en la tierra. No obliga a soportar ni a callar malos tratos.',
  'EXO 20:13; DEU 5:17; MAT 5:21':
    'La palabra se refiere a quitar injustamente la vida a una persona, no a matar animales. La vida humana es de Dios, y nadie puede tomarla a su antojo; Jesús va más lejos, a la ira y el desprecio de donde nace el homicidio. Sobre la guerra y la pena de muerte los cristianos difieren.',
  'EXO 20:14; DEU 5:18; MAT 5:27':
    'Adulterio es faltar a la fidelidad al esposo o a la esposa uniéndose a otra persona, o meterse en el matrimonio ajeno. El mandamiento protege la confianza en que descansan el matrimonio y la familia; Jesús añade que todo empieza en el deseo del corazón.',
  'EXO 20:15; DEU 5:19':
    'Robar es quedarse con lo ajeno a escondidas, por la fuerza o con engaño; en la ley de Moisés entran también el secuestro, las pesas falsas y el salario retenido. El mandamiento protege lo que cada uno necesita para vivir y ha ganado con su trabajo.',
  'EXO 20:16; DEU 5:20':
    'La escena es un tribunal, donde la mentira de un testigo podía costarle a un inocente sus bienes, su honra o su vida. El mandamiento la prohíbe, y en sentido amplio se aplica a la calumnia y a toda mentira que daña a otro.',
  'EXO 20:17; DEU 5:21; ROM 7:7':
    'Codiciar es desear lo ajeno hasta querer apropiárselo: la mujer, la casa, los bienes del otro. Los demás mandamientos tratan de los actos; este llega al corazón, donde nacen el robo y el adulterio.',
  'EXO 21:24; LEV 24:20; DEU 19:21; MAT 5:38':
    'Es una norma para los jueces: la pena debe corresponder al daño y no pasar de ahí, sea extranjero o del país el culpable. Ponía un límite a la venganza, que siempre quiere devolver más; Jesús pidió después a sus discípulos renunciar a ella del todo.',
  'LEV 16:8; LEV 16:10; LEV 16:21; LEV 16:22':
    'El chivo expiatorio es el macho cabrío sobre cuya cabeza, en el Día de la Expiación, se confesaban los pecados del pueblo antes de soltarlo en el desierto: así la culpa era llevada lejos. Hoy se llama así a quien paga por las faltas de otros.',
  'LEV 19:18; MAT 22:39; MRK 12:31; LUK 10:27':
    '«Como a ti mismo» da la medida: así como cada uno busca su propio bien, ha de buscar el del que tiene al lado. Amar es aquí hacer el bien, en vez de guardar rencor o vengarse; Jesús lo extiende al extraño y al enemigo.',
  'NUM 6:24-26':
    'Los sacerdotes decían estas palabras sobre Israel, y aún se dicen en sinagogas e iglesias. Un rostro que resplandece es el de quien se alegra de ver a otro: que Dios mire a cada uno con bondad, lo guarde y le dé «paz», que en hebreo es una vida plena y buena.',
  'DEU 6:4; MRK 12:29':
    '«Oye» quiere decir escucha y obedece. Estas palabras, que los judíos rezan cada día y llaman Shemá, confiesan que solo el Señor es Dios, no uno entre muchos; por eso Israel ha de amarlo con todo el corazón. Jesús las llama el primer mandamiento.',
  'DEU 6:5; MAT 22:37; MRK 12:30':
    'Corazón, alma y fuerzas juntos son la persona entera: lo que piensa y quiere, su vida misma y todo lo que tiene y puede. Amar es aquí más que un sentimiento: es ser fiel a Dios por encima de todo. Jesús lo llama el mandamiento más grande.',
  'DEU 8:3; MAT 4:4; LUK 4:4':
    'El pan representa todo lo que alimenta el cuerpo. En el desierto Israel no tenía pan y vivió del maná que Dios le daba; así debía aprender que la vida no depende solo de la comida, sino de lo que Dios dice y da.',
  'DEU 30:19':
    'Vida es aquí más que respirar: es prosperar en la tierra junto a Dios, amándolo y obedeciéndolo; muerte es la ruina de quien lo abandona. Moisés, ya cerca de su fin, pone los dos caminos ante Israel y lo llama a elegir la vida.',
  'DEU 32:10; PSA 17:8; ZEC 2:8':
    'La «niña» del ojo es la pupila, su parte más delicada y mejor protegida: el párpado se cierra antes de que algo la toque. Así cuida Dios a los suyos, como lo que le es más querido.',
  'JOS 1:9':
    'Moisés ha muerto, y Josué debe llevar a todo un pueblo a una tierra desconocida. El valor no es aquí no sentir miedo ni fiarse de la propia fuerza: descansa en la promesa de que Dios va con él adonde vaya. Creyentes de todo tiempo lo han oído como dicho también a ellos.',
  'RUT 1:16; RUT 1:17':
    'Habla una viuda moabita a su suegra, viuda también, que quiere enviarla a su casa: se une a Noemí de por vida, y hace suyos su camino, su pueblo y su fe. Estas palabras han quedado como imagen de la lealtad que nada pide a cambio.',
  '1SA 15:22':
    'El sacrificio era un don a Dios, costoso y bueno en sí. El rey Saúl se quedó con animales contra la orden de Dios y dice que eran para sacrificarlos; Samuel responde que ninguna ofrenda compensa el negarse a hacer lo que Dios dice.',
  '1SA 16:7':
    'Samuel busca un rey y se fija en el hermano mayor, alto y apuesto. El corazón es lo que uno es por dentro, su voluntad y sus pensamientos: por él juzga Dios, que elige a David, el menor, con quien nadie contaba.',
  '2SA 12:1-7':
    'El rico es el rey David, que tenía muchas mujeres; el pobre es Urías, y la única corderita, su mujer Betsabé, que David tomó antes de hacer matar a Urías. Al contarlo como un caso que el rey debe juzgar, el profeta Natán hace que David se condene a sí mismo.',
  '1KI 19:12':
    'Viento, terremoto y fuego son señales de poder, y en ellas podía Elías esperar a Dios; pero Dios le sale al encuentro en un susurro, casi silencio. Al profeta agotado se le acerca con suavidad y le muestra que no obra solo con fuerza y estruendo.',
  '2CH 7:14':
    'Dios responde a la oración de Salomón al dedicar el templo: tras sequía, langosta o peste, Israel puede volver a él, y él oirá. La «tierra» es la de Israel; muchos cristianos aplican la promesa a su iglesia o su nación, a otros les parece ir más allá de lo dicho.',
  'NEH 8:10':
    'Al oír leer la ley, el pueblo llora, viendo cuánto se ha desviado. Nehemías les dice que es día de fiesta: la alegría que Dios da, compartida con los que nada tienen, es como una fortaleza en la que están seguros.',
  'EST 4:14':
    'Ester, una muchacha judía, ha llegado a reina de Persia justo cuando van a exterminar a su pueblo. Mardoqueo le sugiere que no es casualidad: quizá llegó tan alto para salvarlo, aunque le vaya en ello la vida.',
  'JOB 1:21':
    'La desnudez es no tener nada: el recién nacido nada trae y el muerto nada se lleva. Job, que en un día ha perdido sus bienes y a sus hijos, llora su desgracia, pero reconoce que todo era don de Dios y no lo maldice.',
  'JOB 19:25':
    'Redentor era el pariente cercano que salía en defensa del desvalido: rescataba su tierra o su libertad y hacía valer su derecho. Job, acusado por todos, confía en que Dios lo hará por él; los cristianos ven aquí a Cristo y la resurrección.',
  'JOB 42:5':
    'Oír es saber de Dios por otros; ver es encontrarse con él. Job no recibe explicación de su sufrimiento, pero Dios mismo le ha respondido, y eso le basta. Después Dios dice que Job habló bien de él, y no los amigos que lo daban por culpable.',
  'PSA 1:1; PSA 1:3':
    'Andar, detenerse, sentarse: paso a paso alguien se instala entre quienes se burlan de Dios. El otro camino es el de quien tiene presente día y noche la palabra de Dios, como un árbol junto al agua, que vive también en la sequía; su fruto no es lo mismo que éxito o riqueza.',
  'PSA 22:1':
    'Es el grito de quien sufre, siente a Dios lejos y callado, y sin embargo lo sigue llamando su Dios. Jesús lo rezó en la cruz, compartiendo la soledad más honda del hombre; el salmo termina en confianza y alabanza.',
  'PSA 23:1':
    'El pastor guía a sus ovejas, las alimenta y las defiende de las fieras; solas se perderían. David, que había sido pastor, dice que Dios hace lo mismo con él, y que por eso no le faltará lo necesario.',
  'PSA 23:2; PSA 23:3':
    'Hierba verde y agua tranquila es lo que más necesitan las ovejas en tierra seca: comida, bebida y un lugar seguro donde echarse. Representan el descanso y las fuerzas nuevas que da Dios; los caminos rectos son la vida buena bajo su guía.',
  'PSA 23:4':
    'Un barranco hondo y oscuro, donde acechan fieras o ladrones, representa las peores horas de la vida: el peligro, el duelo, la muerte. La vara del pastor ahuyenta al enemigo y su cayado guía; Dios no siempre evita la oscuridad, pero la atraviesa con los suyos.',
  'PSA 23:5; PSA 23:6':
    'El pastor es ahora anfitrión: pone la mesa, unge con aceite la cabeza del huésped, como se hacía con los invitados de honor, y llena la copa hasta rebosar. Quiere decir que Dios da de sobra, aun a la vista de los enemigos, y acoge para siempre.',
  'PSA 27:1':
    'La luz representa seguridad y alegría, pues en lo oscuro no se ven enemigos ni peligros; la fortaleza es el refugio al que se huye. Lo ora alguien realmente acosado: el miedo está ahí, pero Dios es más grande que lo que se teme.',
  'PSA 34:18':
    'Corazón roto y espíritu abatido son los de quien ha quedado hundido por la pena, la vergüenza o la desgracia. Dios no se aparta de esas personas ni espera a que recobren las fuerzas: a ellas más que a nadie se acerca, y las levanta.',
  'PSA 37:4':
    'Deleitarse en el Señor es tener la alegría en Dios mismo. Quien lo hace llega a desear lo que es bueno a sus ojos, y esos deseos él los cumple. La mayoría no ve aquí la promesa de que se cumpla cualquier deseo; el salmo consuela a quienes ven prosperar al malvado.',
  'PSA 42:1':
    'En la estación seca la cierva jadea y brama por el agua, sin la cual moriría. Así el salmista, lejos del templo y entre lágrimas, anhela a Dios: no algo que Dios da, sino a Dios mismo, como quien anhela la vida.',
  'PSA 42:7':
    'El abismo son las aguas sin fondo; una crecida parece llamar a la otra, entre rugir de cascadas y olas que cubren al salmista. Pinta las desgracias que llegan una tras otra; pero él dice que esas olas son de Dios, y sigue esperando en él.',
  'PSA 46:1':
    'Un refugio es el lugar al que se huye ante la inundación o el enemigo. El salmo imagina lo peor, que la tierra tiemble y los montes se hundan en el mar, y dice que aun entonces Dios no cede. En la angustia se le llama cercano, no ausente.',
  'PSA 46:10':
    'La palabra original significa soltar, dejar de hacer. En el salmo suena entre pueblos revueltos y armas rotas: que cese la lucha, porque solo Dios reina sobre la tierra. A quien confía en él le trae calma en medio del trastorno.',
  'PSA 51:10':
    'David, culpable de adulterio y de la muerte de un hombre, ya no se excusa. «Crear» es la palabra de la creación del mundo: no pide un arreglo, sino algo nuevo que solo Dios puede hacer, un corazón sincero y firme.',
  'PSA 55:6':
    'Las palomas vuelan veloces y lejos, y anidan en peñas donde nadie las alcanza. Un hombre angustiado, traicionado por un amigo íntimo, quisiera echar a volar y descansar; no oculta ese deseo, y más adelante confía su carga a Dios.',
  'PSA 90:4':
    'Lo que a los hombres les parece interminable es breve para Dios, como el día que ya pasó o unas horas de la noche. No es una fórmula para calcular fechas: dice que Dios está por encima del tiempo, mientras la vida humana pasa deprisa.',
  'PSA 90:12':
    'Contar los días es recordar que son pocos y que se acaban. El salmo lo pide a Dios no para entristecer la vida, sino para hacerla sabia: quien sabe que el tiempo es corto distingue lo que de veras importa.',
  'PSA 91:1':
    'Abrigo y sombra son imágenes de protección: la sombra de un techo en el calor del desierto o las alas con que el ave cubre a sus crías. El salmo canta la confianza en Dios; no quiere decir que el creyente nunca sufra daño: así lo tuerce el diablo al tentar a Jesús.',
  'PSA 103:12':
    'El oriente y el occidente no se juntan nunca, por mucho que se camine: no hay distancia mayor. Así de lejos aparta Dios la culpa que perdona; ya no se la tiene en cuenta al hombre ni vuelve a interponerse entre ambos.',
  'PSA 110:1; MAT 22:44; MRK 12:36; LUK 20:42-43; ACT 2:34-35; HEB 1:13':
    'Sentarse a la derecha del rey es compartir su honor y su gobierno; el estrado bajo los pies, que los enemigos están vencidos. Dios lo dice al rey que David llama su señor. Jesús y los apóstoles lo aplican al Mesías: los cristianos lo ven cumplido en la resurrección y el reinado de Cristo.',
  'PSA 118:22; MAT 21:42; MRK 12:10; LUK 20:17; ACT 4:11; 1PE 2:7':
    'Los constructores desechan una piedra por inútil, y resulta ser la más importante del edificio, la que lo sostiene. El salmo habla de alguien despreciado por los hombres y enaltecido por Dios; Jesús y los apóstoles lo aplican a él, rechazado y resucitado.',
  'PSA 119:105':
    'Una lamparilla de aceite, en una noche sin alumbrado, deja ver el paso siguiente y evita el tropiezo. Así es la palabra de Dios: no descubre todo el futuro, pero muestra por dónde ir ahora.',
  'PSA 121:1; PSA 121:2':
    'Es un canto de peregrinos en camino. Quizá miran montes llenos de peligros, o los de Jerusalén, adonde van; en ambos casos, la pregunta de dónde viene la ayuda tiene una respuesta: no de los montes, sino de Dios, que hizo el cielo y la tierra.',
  'PSA 126:5; PSA 126:6':
    'El sembrador se desprende de un grano que podría comerse, sin saber si brotará; meses después vuelve con las gavillas. El pueblo que ha vuelto del destierro ruega que su tiempo de lágrimas acabe igual, en cosecha de alegría.',
  'PSA 127:1':
    'Edificar y vigilar representan todo trabajo y cuidado humano. No se desprecia: hay que construir y hacer guardia; pero que la obra se sostenga no está en manos de los hombres. El trabajo sin Dios es fatiga en vano; con él, añade el salmo, se puede dormir.',
  'PSA 139:14':
    'El salmo describe a Dios formando al niño en el seno de su madre como un hábil tejedor. Es motivo de asombro y reverencia: todo ser humano, ya antes de nacer, es obra cuidadosa de Dios, que lo conoce a fondo.',
  'PRO 1:7; PRO 9:10; PSA 111:10; JOB 28:28':
    '«Temor» no es aquí terror, sino reverencia: tomar a Dios en serio, honrarlo y apartarse del mal. Se le llama principio porque de ahí parte todo verdadero entendimiento de la vida, como la casa parte de su cimiento.',
  'PRO 3:5; PRO 3:6':
    'Confiar es apoyarse con todo el peso, como en un sostén firme; el propio entender es bastón demasiado débil para cargar con todo. No se pide dejar de pensar, sino que Dios vaya primero, y él allana el camino.',
  'PRO 4:23':
    'En la Biblia el corazón no es solo sede de los sentimientos, sino de los pensamientos y decisiones. Se lo compara con un manantial: según es el agua en la fuente, así será el arroyo; lo que entra en el corazón marca toda la vida.',
  'PRO 6:6':
    'La hormiga es diminuta y no tiene capataz, pero junta su comida en verano, mientras la hay. El sabio manda al perezoso a aprender de ella: la diligencia a tiempo evita que la necesidad llegue de improviso.',
  'PRO 13:24':
    'La vara, palo con que entonces se corregía y también herramienta del pastor, representa la disciplina. El proverbio dice que el amor no deja al niño sin guía. Unos cristianos admiten un castigo físico leve y otros ven en la vara una figura; a nadie autoriza a maltratar a un niño.',
  'PRO 15:1':
    'La ira es como un fuego: la palabra áspera le echa leña, y la serena y amable lo deja apagarse. El proverbio observa que a menudo es el tono de la respuesta lo que decide si la pelea termina o crece.',
  'PRO 16:18':
    'Soberbia es aquí creerse por encima de los demás y no necesitar consejo; no la sana alegría por lo bien hecho. Quien lleva la cabeza tan alta no ve la piedra a sus pies: la arrogancia ciega y acaba en ruina.',
  'PRO 22:6':
    'El camino es una manera de vivir, que se aprende pronto, como se aprende a andar. Como casi todo proverbio, dice lo que suele ocurrir: lo sembrado en la niñez tiende a durar. No es una garantía, ni condena a los padres cuyos hijos toman otro rumbo.',
  'PRO 25:11':
    'Unas frutas de oro en un marco de plata eran una obra fina, valiosa y bien armonizada. Así de hermosa es la palabra que viene al caso: lo justo, dicho en su momento y de la manera debida.',
  'PRO 25:21; PRO 25:22':
    'Las brasas sobre la cabeza son algo que quema. La mayoría lo entiende como la vergüenza que una bondad inesperada despierta en el enemigo y que puede cambiarlo; otros, como el juicio de Dios si se endurece. En ambos casos, al mal se responde con pan y agua, no con venganza.',
  'PRO 26:11; 2PE 2:22':
    'El perro vuelve a comer lo que su propio estómago rechazó. La imagen quiere dar asco: así el necio repite la misma necedad que ya le hizo daño. El Nuevo Testamento la aplica a quienes regresan al mal que habían dejado.',
  'PRO 27:17':
    'Una hoja de hierro se afila con otra, con roce y a veces con chispas, y las dos ganan filo. Así los amigos que hablan con franqueza, se preguntan y se corrigen, se ayudan a ser más sabios y mejores.',
  'PRO 31:10':
    'El hebreo dice mujer de fuerza o de valía: el poema alaba a una que comercia, organiza, habla con sabiduría y ayuda al pobre. Es un elogio que recorre el alfabeto hebreo de principio a fin, no una lista de deberes para medir a las esposas; muchos ven en ella a la sabiduría misma.',
  'ECC 1:2; ECC 12:8':
    'La palabra hebrea es «soplo» o «vapor», algo que no se puede retener y pronto se va; repetida así, es la forma más fuerte. El Predicador ve que todo aquello por lo que uno se afana pasa y no sacia; al final remite a Dios.',
  'ECC 1:9':
    '«Bajo el sol» es la vida en la tierra tal como la ven los hombres. El Predicador observa cómo giran el sol, el viento y las generaciones: lo que parece nuevo ya existió y solo se había olvidado, y por eso la novedad no da sentido a la vida.',
  'ECC 3:1':
    'El «tiempo» es la hora fijada para cada cosa. La lista que sigue junta contrarios, nacer y morir, llorar y reír: cada cual tiene su lugar en la vida, el hombre no decide esas horas y la sabiduría está en saber qué pide cada momento.',
  'ECC 3:11':
    'La «eternidad» es aquí la sensación de que hay algo más allá del momento: el hombre pregunta por el todo, de dónde viene y adónde va. Dios mismo ha puesto en él ese anhelo, pero con su propia mente no alcanza a abarcar la obra divina.',
  'ECC 4:9':
    'El Predicador acaba de hablar del que trabaja completamente solo, y le opone dos: sacan más de su trabajo, se levantan uno al otro si caen, se dan calor y se defienden. Se dice de toda compañía, no solo del matrimonio.',
  'ECC 4:12':
    'Un solo hilo se rompe fácilmente, pero tres trenzados resisten. El Predicador ha alabado a dos que se apoyan, y con tres la fuerza crece aún más: a los que están unidos no se les vence fácilmente. En las bodas se suele entender el tercer cordón como Dios.',
  'ECC 11:1':
    'El pan echado al agua parece perdido, pero pasado mucho tiempo se vuelve a hallar. Muchos lo entienden de la generosidad que da sin contar con el pago; otros, del comercio por mar o de arriesgarse, pues luego se aconseja repartir lo que se tiene.',
  'ECC 12:13':
    'Tras sopesar todo aquello por lo que se vive, trabajo, placer, sabiduría, riqueza, el libro llega a esta conclusión. Temer a Dios es honrarlo como Dios y tomarlo en serio; eso, junto con guardar sus mandamientos, da plenitud a la vida, aunque mucho siga siendo un enigma.',
  'SNG 2:2':
    'Una flor sola entre espinos resalta enseguida: así es la amada para quien la quiere, sin comparación con las demás mujeres. Además de este sentido llano, judíos y cristianos han oído en el Cantar el amor de Dios por su pueblo.',
  'SNG 8:6; SNG 8:7':
    'La muerte no suelta a quien ha tomado, y con la misma firmeza sujeta el amor. El sello se llevaba encima y marcaba lo propio: así quiere la novia ser del amado para siempre. Ni las aguas apagan un amor así ni el dinero lo compra.',
  'ISA 1:18':
    'Escarlata y carmesí eran tintes rojos muy fuertes que no salían al lavar, como sangre en las manos; nieve y lana eran lo más blanco que se conocía. Dios ofrece a un pueblo culpable un perdón tan completo que borra lo que parecía imposible de quitar.',
  'ISA 2:4; MIC 4:3':
    'Espadas y lanzas se vuelven herramientas para el campo y la viña: el hierro que mataba ayuda a dar de comer. Los profetas ven un tiempo en que las naciones dejarán a Dios zanjar sus pleitos y no necesitarán ejércitos.',
  'ISA 5:1-7':
    'El canto parece tratar de la viña de un amigo y se vuelve acusación: el dueño es Dios; la viña, Israel y Judá. Tras tantos cuidados esperaba buenas uvas, es decir, justicia, y halló uvas agrias: sangre derramada y el grito de los oprimidos.',
  'ISA 6:1-7':
    'El profeta ve a Dios en su trono como rey, tan grande que la orla de su manto llena el templo; los serafines lo llaman tres veces santo, el grado más alto. Isaías se cree perdido, pero una brasa del altar quita su culpa, y entonces es enviado.',
  'ISA 6:8':
    'Un siervo responde a su señor «aquí estoy», dispuesto a lo que se le mande. Isaías acaba de ver la santidad de Dios, de sentirse perdido y de ser purificado; ahora, sin que lo obliguen ni conocer la misión, se ofrece como mensajero.',
  'ISA 7:14; MAT 1:23':
    'Al rey Acaz, amenazado por enemigos, se le da por señal el nacimiento de un niño; Emanuel significa «Dios con nosotros». La palabra hebrea designa a una joven casadera; Mateo, con la Biblia griega, lee «virgen», y todas las iglesias lo ven cumplido en María y Jesús.',
  'ISA 9:6':
    'En tiempo de oscuridad se anuncia un niño de la casa de David, con cuatro nombres de rey: su gobierno traerá paz sin fin. Los cristianos ven en él a Jesús, en quien Dios mismo ha venido; los judíos piensan en un rey de entonces, muchos en Ezequías.',
  'ISA 11:6; ISA 65:25':
    'Fieras y animales mansos, enemigos por naturaleza, viven juntos, y un niño los guía. Es imagen de la paz que trae el rey del linaje de David, cuando nadie dañe a nadie; unos la esperan al pie de la letra, otros ven en ella a los hombres reconciliados.',
  'ISA 14:12':
    'El lucero del alba brilla y se apaga al salir el sol: así cae el rey de Babilonia, que quiso ser como Dios. «Lucifer» es la palabra latina para ese astro. Desde los padres de la Iglesia, muchos ven tras el rey también la caída del diablo; otros lo refieren solo al rey.',
  'ISA 26:3':
    'El hebreo repite la palabra «paz»: paz completa. Una mente firme es la que se apoya en Dios como en suelo seguro; la paz viene de quien sostiene, no de la serenidad propia. Se canta a propósito de una ciudad fuerte que Dios mismo protege.',
  'ISA 40:6; ISA 40:7; ISA 40:8; 1PE 1:24':
    'La hierba y las flores del campo verdean tras la lluvia y se secan al primer viento ardiente: así de breve es la vida humana, y así de pronto se va hasta la gloria de los poderosos. Frente a ella está lo que Dios ha prometido, que no pasa.',
  'ISA 40:31':
    'El águila sube muy alto, llevada más por el aire que por su propio esfuerzo. Así se promete a los desterrados, agotados, que quienes ponen su esperanza en Dios reciben de él fuerzas nuevas para volar, para correr y también, sencillamente, para seguir andando.',
  'ISA 41:10':
    'Dios habla a Israel en el destierro, pequeño y asustado entre las grandes potencias. La mano derecha es la de la fuerza, y la de Dios sostiene a su pueblo; la razón para no temer no es que no haya peligro, sino que él está ahí.',
  'ISA 43:2':
    'Agua y fuego representan peligros mortales; Israel había cruzado un día el mar y ahora volvería del destierro. No se promete al pueblo de Dios que se librará de ellos, sino que él los atraviesa con los suyos y que no tendrán la última palabra.',
  'ISA 53:3; ISA 53:4':
    'El «siervo» es un hombre al que todos desprecian y evitan, creyendo que Dios lo castiga; en verdad carga con el dolor de otros. Los cristianos reconocen en él a Jesús, como los apóstoles; los lectores judíos suelen ver al pueblo de Israel que sufre.',
  'ISA 53:5; 1PE 2:24':
    'Las «llagas» son las marcas de los azotes. El siervo sufre lo que otros merecían, y eso les trae paz y curación. Los cristianos ven aquí la pasión de Cristo, que sana del pecado; algunos, sobre todo pentecostales, oyen también una promesa para el cuerpo enfermo.',
  'ISA 55:8; ISA 55:9':
    'La distancia de la tierra al cielo es la mayor que el ojo abarca; otro tanto superan los planes de Dios a los humanos. Justo antes se habla del perdón: Dios perdona con más largueza de lo que los hombres creerían posible.',
  'ISA 64:6':
    'Una prenda manchada de sangre hacía impuro para el culto. En esta oración de arrepentimiento el pueblo reconoce que hasta sus buenas obras están dañadas por el pecado. Muchos protestantes lo aplican a toda obra humana ante Dios; católicos y ortodoxos, más bien a la culpa de Israel entonces.',
  'ISA 64:8; JER 18:6':
    'El alfarero da forma al barro blando como le parece, y si la vasija se estropea, la amasa y comienza otra vez. Así está el pueblo en la mano de Dios: es su hacedor y obra con libertad; y si se arrepiente, puede formarlo de nuevo.',
  'JER 1:5':
    'Jeremías se cree demasiado joven para ser profeta. Dios responde que su misión es anterior a sus miedos: fue conocido y destinado a ella antes de que nadie supiera de él. Muchas iglesias oyen aquí también lo valiosa que es para Dios toda vida humana antes de nacer.',
  'JER 8:22':
    'Galaad, al este del Jordán, era conocida por una resina que aliviaba las heridas. Jeremías pregunta con dolor por qué su pueblo sigue enfermo teniendo cerca remedio y médico: su herida es la infidelidad a Dios, y no se deja curar.',
  'JER 13:23':
    'El color de la piel y las manchas del leopardo son cosas que nadie puede cambiar, y nada malo hay en ellas. Se trata de la costumbre: Judá lleva tanto tiempo obrando mal que se le ha hecho natural, y no puede cambiar por sus propias fuerzas.',
  'JER 17:9':
    'El corazón es la sede de los pensamientos y deseos; engaña a los demás y más aún a sí mismo, y halla buenas razones para lo que está mal. Nadie se conoce, pues, del todo; solo Dios, añade el profeta, que juzga a cada uno con justicia.',
  'JER 29:11':
    'Son palabras de una carta a los deportados a Babilonia, que allí han de estar setenta años. El hebreo habla de «paz», de bienestar: Dios no los ha abandonado y los hará volver. Es una promesa al pueblo, no de riqueza a cada uno.',
  'JER 31:29; EZK 18:2':
    'Las uvas agrias dan dentera, pero solo a quien las come. Con este refrán los desterrados se quejaban de pagar por los pecados de sus padres; los profetas responden que cada uno da cuenta a Dios de sus propios actos.',
  'JER 31:31; LUK 22:20; HEB 8:8':
    'Un pacto es un compromiso solemne entre dos partes. El antiguo, el del Sinaí, estaba escrito en piedra y el pueblo lo quebrantó; el nuevo Dios lo escribe en el corazón, con perdón pleno. Los cristianos lo ven sellado con la sangre de Cristo.',
  'LAM 3:22; LAM 3:23':
    'Como la luz del alba, la compasión de Dios vuelve cada día, por oscura que haya sido la noche. Lo dice un hombre entre las ruinas de Jerusalén, en pleno lamento: sigue dolido, pero el solo hecho de vivir es para él señal de que Dios es fiel.',
  'LAM 3:33':
    '«De buen grado» es, a la letra, de corazón: hacer sufrir no es lo que Dios quiere ni le agrada. Se dice entre las ruinas de Jerusalén, cuya caída el poeta entiende como juicio de Dios; aun así sostiene que su corazón es compasión y que la pena no durará siempre.',
  'EZK 1:4-28':
    'Cuatro seres vivientes con alas, y ruedas llenas de ojos, llevan el trono de Dios en todas direcciones: Dios lo ve todo y no está atado a un lugar; también está con los desterrados en Babilonia. La tradición hizo luego de las cuatro caras símbolos de los cuatro evangelios.',
  'EZK 18:20':
    'Los desterrados decían que pagaban las culpas de sus padres. Dios responde que nadie es culpable por lo que hizo su padre o su hijo: cada uno es juzgado por su propia vida. Hasta el malvado puede convertirse y vivir, pues Dios no se complace en la muerte de nadie.',
  'EZK 36:26; EZK 11:19':
    'El corazón de piedra es duro, insensible y sordo a Dios. «Carne» no significa aquí debilidad ni deseo, sino algo vivo y tierno: Dios cambiará a su pueblo por dentro y le dará su Espíritu, para que pueda oír y quiera obedecer.',
  'EZK 37:4; EZK 37:5':
    'Los huesos secos son lo más muerto que cabe imaginar, sin esperanza de vida. Dios mismo explica la visión: son la casa de Israel desterrada, que se cree perdida y a la que su Espíritu levantará y devolverá a su tierra. Los cristianos oyen también la resurrección de los muertos.',
  'EZK 47:1-12':
    'Del templo sale un hilo de agua que se hace río imposible de vadear y sanea hasta el mar Muerto; los árboles de sus orillas dan alimento y hojas que curan. Es imagen de la vida que brota de la presencia de Dios; muchos piensan en el Espíritu Santo. Algunos lo esperan al pie de la letra.',
  'DAN 2:31-45':
    'Oro, plata, bronce y hierro mezclado con barro son cuatro imperios sucesivos; la cabeza de oro es Nabucodonosor de Babilonia. La tradición ve en el cuarto a Roma; muchos estudiosos, a Grecia. La piedra que lo rompe todo y se hace montaña es el reino que Dios establece para siempre.',
  'DAN 4:10-27':
    'El gran árbol que cobija bestias y aves es el rey Nabucodonosor en la cumbre de su poder. Lo talan, pero queda el tocón: durante siete tiempos el rey soberbio vivirá como un animal, hasta reconocer que Dios gobierna los reinos humanos y los da a quien quiere.',
  'DAN 5:5; DAN 5:25; DAN 5:27':
    'En el muro del palacio aparecen tres palabras de contar y pesar: los días del rey están contados, fue pesado y le falta peso, su reino se divide. Belsasar muere esa misma noche; desde entonces «la escritura en la pared» es anuncio de ruina cercana.',
  'DAN 7:1-28':
    'Las cuatro bestias del mar son cuatro imperios fieros y crueles; muchos ven Babilonia, medos y persas, Grecia y Roma; muchos estudiosos terminan en Grecia. Dios los juzga y da el reino eterno a uno semejante a un hombre: los cristianos ven en él a Cristo; otros, también al pueblo santo.',
  'DAN 7:9':
    'El Anciano de Días es un nombre de Dios como juez de las naciones. El pelo blanco expresa edad y sabiduría; la ropa blanca, pureza; el fuego, majestad: él existía antes de todos los reinos y les pide cuentas cuando acaba su tiempo.',
  'DAN 8:1-27':
    'El ángel lo explica: el carnero es Media y Persia; el macho cabrío, Grecia, y su gran cuerno, el primer rey, según casi todos Alejandro. En el cuerno pequeño la mayoría ve a Antíoco, que profanó el templo; otros, como los adventistas, un poder posterior. Caerá sin mano humana.',
  'DAN 9:24-27':
    'Las semanas se leen casi siempre como semanas de años. La tradición cristiana las cuenta hasta Cristo, su muerte y la caída de Jerusalén; muchos estudiosos, hasta Antíoco, que profanó el templo; los dispensacionalistas dejan la última para el fin de los tiempos. En toda lectura Dios pone término a la aflicción.',
  'HOS 6:6; MAT 9:13; MAT 12:7':
    'Es un modo hebreo, muy fuerte, de decir que más que sacrificios Dios quiere amor fiel y personas que lo conozcan. De poco vale el culto donde faltan la fidelidad y la misericordia. Jesús lo cita cuando le reprochan comer con publicanos y pecadores.',
  'HOS 8:7':
    'El viento representa lo vacío: Israel confía en ídolos y en alianzas con las grandes potencias, donde no hay de dónde agarrarse. Como la semilla da más de lo sembrado, ese vacío crece hasta ser tempestad: el mal vuelve multiplicado.',
  'JOL 2:13':
    'En el duelo se rasgaban los vestidos, señal que todos veían. Rasgar el corazón quiere decir que el dolor por el pecado ha de ser verdadero y de dentro, no mera apariencia; quien así vuelve halla a Dios clemente y lento para la ira.',
  'JOL 2:25':
    'Nubes de langostas habían devorado las cosechas hasta la corteza de los árboles, y con ellas años de trabajo. Dios promete al pueblo arrepentido cosechas tan abundantes que repararán la pérdida; muchos han oído en ello que ni los años perdidos quedan fuera de su ayuda.',
  'JOL 2:28; ACT 2:17':
    'En Israel el Espíritu venía sobre unos pocos: profetas, jueces, reyes; un día, promete Dios, se derramará como lluvia sobre todos: hijos e hijas, viejos y jóvenes, hasta los esclavos. En Pentecostés Pedro declara que eso se ha cumplido.',
  'AMO 4:12':
    'Es una citación, como a un tribunal: Israel fue advertido con hambre, sequía y peste y no volvió; ahora vendrá Dios mismo. Las palabras son una amenaza para los injustos y, a la vez, una última llamada al arrepentimiento.',
  'AMO 5:24':
    'Muchos arroyos del país solo llevan agua tras la lluvia y se secan en verano; la justicia ha de ser como el río que nunca falta. Dios rechaza fiestas y cantos mientras se engaña al pobre en el tribunal y en el mercado: sin justicia, el culto es para él ruido.',
  'JON 1:17; MAT 12:40':
    'El pez no es un castigo, sino un rescate: Jonás, que huía de Dios, se habría ahogado. La Biblia habla de un gran pez; la ballena es de narradores posteriores. Jesús hace de los tres días una señal de su muerte y resurrección. Unos leen el relato como historia, otros como parábola.',
  'MIC 6:8':
    'Alguien pregunta qué ofrenda bastaría para agradar a Dios: miles de carneros, incluso su propio hijo. La respuesta no nombra regalo alguno, sino un modo de vivir: ser justo con los demás, amar la bondad y la lealtad, y vivir humildemente con Dios.',
  'HAB 2:4; ROM 1:17; GAL 3:11; HEB 10:38':
    'Los conquistadores violentos se fían de su fuerza y caerán; el justo se aferra a Dios y vive. La palabra hebrea es a la vez fe y fidelidad: Pablo la aplica a ser justificado por la fe. Los protestantes subrayan la fe sola; católicos y ortodoxos, la fe que obra por el amor.',
  'ZEC 4:6':
    'Fuerza y poder son ejércitos, dinero y energías humanas, y de eso Zorobabel tiene poco: debe reconstruir el templo entre ruinas, con poca gente y muchos adversarios. La obra se acabará, se le dice, porque la lleva adelante el Espíritu de Dios.',
  'ZEC 9:9; MAT 21:5; JHN 12:15':
    'El conquistador llegaba a caballo de guerra; este rey viene en un asno, humilde, y acaba con carros y arcos. Los evangelios ven cumplida la promesa cuando Jesús entra en Jerusalén: un rey que trae la paz y no gobierna por la fuerza.',
  'MAL 3:2; MAL 3:3':
    'El fundidor derrite la plata a fuego vivo hasta que se separa la escoria, y el jabón del lavandero quita las manchas. Ese fuego no quiere destruir el metal, sino limpiarlo: cuando Dios venga a su templo, purificará a sus sacerdotes y a su pueblo.',
  'MAL 3:10':
    'El cielo se imagina con ventanas por las que cae la lluvia, y la lluvia era cosecha y pan. Dios la promete a Judá, que retenía los diezmos para el templo y los pobres. Muchas iglesias enseñan aún el diezmo, otras la ofrenda libre; casi todas rechazan verlo como modo de enriquecerse.',
  'MAL 4:2':
    'Tras una larga noche sale el sol; sus rayos se comparan a alas que traen calor y salud. A quienes temen a Dios, el día que llega les trae justicia y alegría, mientras consume el mal. Los cristianos ven en ese sol naciente a Cristo, que viene como luz.',
  'MAT 1:21':
    'El nombre Jesús, en hebreo Yeshúa, significa el Señor salva. El ángel explica de qué salvación se trata: no de los romanos, como muchos esperaban, sino del pecado, de todo lo que aparta de Dios. En el nombre del niño está dicha toda su misión.',
  'MAT 3:11; LUK 3:16':
    'Juan lava con agua a quienes se convierten; el que viene tras él llenará a las personas del Espíritu de Dios. El fuego purifica y también quema: unos ven en él la purificación del Espíritu, como en Pentecostés; otros, el juicio del que Juan habla a continuación.',
  'MAT 5:3':
    '«Pobres en espíritu» son los que saben que no tienen nada propio que presentar ante Dios y acuden a él con las manos vacías. A ellos, dice Jesús, y no a los seguros de sí mismos, les pertenece el reino.',
  'MAT 5:4':
    '«Llorar» abarca toda pena honda; se ha entendido tanto del duelo por los muertos como del dolor por el pecado y por el mal del mundo. No se alaba la tristeza misma: la promesa es que Dios en persona consolará a los que lloran.',
  'MAT 5:5':
    '«Manso» no quiere decir débil: los mansos son humildes y apacibles, no se imponen por la fuerza ni se vengan, y esperan en Dios. Lo que otros intentan arrebatar por la fuerza, ellos lo recibirán de él como herencia.',
  'MAT 5:6':
    'El hambre y la sed representan un anhelo tan fuerte como la necesidad de comer y beber. Es el deseo de vivir rectamente ante Dios y de ver cumplida su justicia entre los hombres, y Dios mismo lo saciará.',
  'MAT 5:7':
    'Misericordiosos son los que perdonan a quien les ha hecho mal y ayudan a quien está en necesidad. No es un trato con Dios: quien vive de su misericordia la comparte con otros, y volverá a encontrarla cuando Dios juzgue.',
  'MAT 5:8':
    'En la Biblia el corazón es el interior de la persona, donde piensa y decide; un corazón limpio es sincero, sin doblez. Ver a Dios es vivir en su presencia: ahora por la fe, un día cara a cara.',
  'MAT 5:9':
    'Los que trabajan por la paz hacen más que amar la tranquilidad: procuran reconciliar a los que están enfrentados. Se les llama hijos de Dios porque en eso se parecen a su Padre, que busca reconciliar consigo a los hombres.',
  'MAT 5:10-11':
    'No se llama dichoso al sufrimiento mismo ni al que sufre por su propia culpa, sino a quienes son odiados, calumniados o maltratados por hacer lo justo y ser de Cristo. Lo que aquí pierden no les quita el reino que ya es suyo.',
  'MAT 5:13; MRK 9:50; LUK 14:34':
    'La sal conservaba los alimentos y les daba sabor: así también los que siguen a Jesús están para bien de quienes los rodean. La sal sin sabor representa a discípulos que ya no se distinguen en nada de los demás.',
  'MAT 5:14-16':
    'Un pueblo en lo alto se ve desde lejos, y una lámpara se enciende para ponerla en alto. Así el bien que hacen los seguidores de Jesús ha de verse, no para su propia fama, sino para que la gente alabe a Dios.',
  'MAT 5:17':
    '«La ley» y «los profetas» son las Escrituras de Israel. Jesús no las deja de lado: las «cumple» porque trae lo que prometían, hace lo que piden y muestra adónde apuntan de verdad los mandamientos de Dios.',
  'MAT 5:22':
    '«Raca» era un insulto, algo así como «cabeza hueca». Jesús va del asesinato a su raíz: el rencor que se alimenta y el desprecio del otro caen ya bajo el juicio de Dios, no solo el acto que castigan los tribunales.',
  'MAT 5:29-30; MAT 18:8-9; MRK 9:43; MRK 9:47':
    'El ojo y la mano representan todo lo que arrastra al pecado, por querido que sea. La exageración muestra lo grave que es el pecado y que romper con él puede doler; las iglesias nunca la han tomado como orden de dañarse el cuerpo.',
  'MAT 5:37':
    'La gente juraba por el cielo, por la tierra o por Jerusalén para que la creyeran. A quien dice siempre la verdad le basta un sí o un no. La mayoría de las iglesias admite el juramento ante un tribunal; menonitas y cuáqueros, no.',
  'MAT 5:39; LUK 6:29':
    'Una bofetada era ante todo una grave ofensa. Jesús enseña a no devolver mal por mal; no es una orden de quedarse con quien maltrata, y ponerse a salvo o pedir ayuda a la justicia no va en contra de estas palabras.',
  'MAT 5:41':
    'Los soldados del poder ocupante podían obligar a la gente a llevarles la carga un trecho. Quien camina por su voluntad el doble ya no actúa por obligación ni con amargura, sino que responde con una bondad inesperada.',
  'MAT 5:44; LUK 6:27; LUK 6:35':
    '«Amar» no es aquí sentir simpatía, sino querer y hacer el bien incluso a quien hace daño, y orar por él. No es llamar bueno a lo malo; es parecerse a Dios, que es bondadoso hasta con los ingratos.',
  'MAT 5:48':
    '«Perfecto» quiere decir entero, sin divisiones: en su contexto, un amor que no se reserva a los amigos, sino que alcanza también a los enemigos, como Dios da a todos sol y lluvia. Es la meta a la que Jesús llama a los suyos.',
  'MAT 6:3':
    'Es la imagen de dar con tanta discreción que ni la otra mano propia se entera. Quien ayuda al pobre no lo hace para que lo vean ni para admirarse a sí mismo: Dios lo ve, y eso basta.',
  'MAT 6:9; LUK 11:2':
    'La oración se dirige a Dios como a un Padre, cercano a sus hijos y a la vez sublime. «Santificar» es tener por santo: la primera petición pide que el nombre de Dios, es decir, Dios mismo, sea conocido y honrado en todas partes.',
  'MAT 6:10':
    'El «reino» es el gobierno de Dios: se pide que alcance ya a las personas y llegue del todo al final. Como en el cielo todos hacen con gusto lo que Dios quiere, así se haga también entre los hombres en la tierra.',
  'MAT 6:11; LUK 11:3':
    'El «pan» representa todo lo necesario para vivir, pedido para cada día y sin afán de acumular. Desde la Iglesia antigua muchos, sobre todo católicos y ortodoxos, piensan también en el pan de la Cena del Señor, la eucaristía.',
  'MAT 6:12; LUK 11:4':
    'Las «deudas» son imagen de los pecados, de lo que se le debe a Dios y no se puede pagar. Perdonar a otros no compra su perdón; pero quien pide misericordia y se la niega a los demás contradice su propia oración.',
  'MAT 6:13':
    'La palabra griega significa tentación y también prueba; Dios mismo no tienta a nadie para que haga el mal. Se le pide que guarde a sus hijos de caer y los libre del mal o, como traducen muchos, del maligno.',
  'MAT 6:19-20; LUK 12:33':
    'La polilla, el óxido y los ladrones muestran que todo lo que se acumula se puede perder. El «tesoro en el cielo» es lo que vale ante Dios y permanece: una vida para él y lo que se da por amor a los pobres.',
  'MAT 6:22-23; LUK 11:34':
    'Como la lámpara alumbra un cuarto, así el ojo da luz a todo el cuerpo. El ojo sano representa un corazón puesto en Dios y generoso; el ojo malo, la codicia y la envidia, que oscurecen la vida entera.',
  'MAT 6:24; LUK 16:13':
    '«Mammón» (en muchas Biblias «las riquezas»), palabra aramea para el dinero y los bienes, aparece aquí como un amo. Un esclavo solo podía pertenecer por entero a un dueño: quien vive para el dinero no puede a la vez vivir por entero para Dios.',
  'MAT 6:26; MAT 6:28-29; LUK 12:24; LUK 12:27':
    'Las aves no tienen graneros ni las flores tejen su ropa, y sin embargo Dios alimenta a unas y viste a las otras con esplendor. Cuánto más cuidará de las personas: se dice contra la angustia, no contra el trabajo.',
  'MAT 6:33; LUK 12:31':
    'Se trata de qué va primero: el reinado de Dios y lo que es justo a sus ojos van antes que la comida y el vestido. «Estas cosas» son esas necesidades diarias, no riquezas; el Padre las conoce y provee.',
  'MAT 6:34':
    '«Mañana» es todo lo que aún puede venir. Jesús no habla contra hacer planes, sino contra la angustia que carga hoy con el peso de los días futuros; Dios, que da fuerzas para hoy, estará también mañana.',
  'MAT 7:1; LUK 6:37':
    '«Juzgar» es aquí condenar a otros y mirarlos con desprecio, como si uno ocupara el lugar de Dios. No prohíbe distinguir el bien del mal; advierte que a quien mide a los demás con dureza Dios lo medirá igual.',
  'MAT 7:3-5; LUK 6:41-42':
    'Una astilla y una viga de casa: imagen casi cómica de quien ve las faltas pequeñas de los demás y está ciego para las grandes suyas. No se prohíbe ayudar al otro, pero se empieza por corregirse uno mismo.',
  'MAT 7:6':
    'Los perros y los cerdos, animales impuros para los oyentes, representan a quienes responden a lo santo con burla y desprecio. Las perlas son el valioso mensaje de Dios: no se impone a quien solo lo pisotea.',
  'MAT 7:7; LUK 11:9':
    'Pedir, buscar y llamar son tres imágenes de la oración confiada que no se cansa. Dios responde como un buen padre: da a sus hijos lo que es bueno, que no siempre es exactamente lo que pidieron.',
  'MAT 7:12; LUK 6:31':
    'Este dicho se conoce como la regla de oro. Pide más que no hacer daño: el bien que uno quisiera recibir es la medida del bien que ha de hacer a los demás, dando el primer paso.',
  'MAT 7:13-14':
    'Dos puertas y dos caminos representan dos maneras de vivir. El ancho es fácil y concurrido, pero acaba en la ruina; el angosto, seguir a Jesús, cuesta y lo toman menos, pero lleva a la vida con Dios.',
  'MAT 7:15':
    'Los lobos con piel de oveja parecen miembros inofensivos del rebaño y en realidad le hacen daño. Jesús se refiere a los falsos profetas: gente que dice hablar de parte de Dios y engaña a otros en su propio provecho.',
  'MAT 7:16; MAT 7:20; MAT 12:33; LUK 6:44':
    'Un árbol no puede ocultar de qué clase es: su fruto lo muestra. El fruto representa lo que la persona dice y hace y lo que con el tiempo resulta de ello; por eso, y no por la apariencia, se distingue lo bueno de lo malo.',
  'MAT 7:21; LUK 6:46':
    '«Señor, Señor» es lo que se dice en la oración y el culto, y con razón. Pero las palabras piadosas no sustituyen a hacer lo que Dios quiere: Jesús reconoce como suyos a los que viven lo que dicen.',
  'MAT 7:24-27; LUK 6:48-49':
    'La casa y el suelo son la vida y aquello sobre lo que se edifica; la crecida y la tormenta, los tiempos duros y el juicio de Dios. Ambos oyen las palabras de Jesús; solo el que las pone en práctica construye algo que dura.',
  'MAT 8:22; LUK 9:60':
    'Los muertos que entierran son los que no tienen la vida de Dios y no oyen su llamada. Jesús defendió la honra debida a los padres; sus duras palabras dicen que seguirlo no espera a que todo lo demás quede arreglado.',
  'MAT 9:17; MRK 2:22; LUK 5:37':
    'El vino nuevo sigue fermentando y revienta los odres viejos de cuero, ya rígidos. Cuando le preguntan por qué sus discípulos no ayunan, Jesús dice así que lo nuevo que él trae no cabe en las formas viejas.',
  'MAT 10:16':
    'Ovejas entre lobos son mensajeros indefensos entre gente que puede hacerles daño. La serpiente pasaba por lista y la paloma por inofensiva: los discípulos han de ser sagaces y precavidos, pero sin engaño ni maldad.',
  'MAT 10:34; LUK 12:51':
    'La «espada» es imagen de división, no un llamamiento a la violencia: Jesús prohibió a los suyos defenderlo con ella. Como unos lo siguen y otros lo rechazan, la ruptura puede llegar hasta dentro de las familias.',
  'MAT 11:12':
    'Versículo difícil, que se lee de dos maneras: o los violentos atacan el reino de Dios, como los que encarcelaron a Juan el Bautista, o la gente se abre paso hacia él con todas sus fuerzas. Muchos padres de la Iglesia prefirieron lo segundo; muchos lectores de hoy, lo primero.',
  'MAT 11:28-30':
    'El yugo unía a los bueyes para el trabajo; se hablaba también del yugo de la ley. Tomar el yugo de Jesús es seguirlo y aprender de él: también es una tarea, pero con un maestro manso que da descanso y no aplasta a nadie.',
  'MAT 12:31-32; MRK 3:29; LUK 12:10':
    'Esta blasfemia no es una palabra irreflexiva, sino atribuir al diablo, a sabiendas y con terquedad, la obra de Dios, y rechazar así al Espíritu que lleva al arrepentimiento. Pastores de todas las iglesias han dicho: quien teme haberla cometido y anhela el perdón no la ha cometido.',
  'MAT 13:3-23; MRK 4:3-20; LUK 8:5-15':
    'Jesús mismo la explica: la semilla es la palabra de Dios, y los cuatro terrenos, cuatro clases de oyentes. En unos la palabra se pierde enseguida, se seca en la dificultad o la ahogan las preocupaciones y las riquezas; en quienes la oyen y la guardan, da mucho fruto.',
  'MAT 13:12; MAT 25:29; MRK 4:25; LUK 8:18; LUK 19:26':
    'No se habla de dinero. «Tener» es haber recibido la palabra de Dios y hacerla valer: quien así la tiene entiende cada vez más. Quien la deja sin usar pierde hasta lo poco que oyó. Describe cómo funciona el escuchar; no alaba que el rico se haga más rico.',
  'MAT 13:24-30; MAT 13:36-43':
    'Jesús la explica: el sembrador es él mismo; el campo, el mundo; el trigo, los que pertenecen al reino de Dios; la cizaña, los que pertenecen al maligno. Por ahora el bien y el mal crecen juntos; separarlos será obra de Dios al final, no de los hombres hoy.',
  'MAT 13:31-32; MRK 4:30-32; LUK 13:18-19':
    'Una semilla diminuta llega a ser una planta tan grande que las aves anidan en sus ramas. Así, dice Jesús, el reino de Dios empieza pequeño y casi inadvertido, con él y unos pocos discípulos, y se hace grande; muchos ven en las aves a los pueblos que hallan cobijo en él.',
  'MAT 13:33; LUK 13:20-21':
    'Un poco de levadura escondida en mucha harina fermenta toda la masa, sin ruido y sin que se vea. Así obra el reino de Dios: en silencio y desde dentro, hasta alcanzarlo todo. En otros lugares la levadura es imagen del mal; aquí casi todos la entienden en buen sentido.',
  'MAT 13:44':
    'El tesoro es el reino de Dios, la vida bajo su gobierno. El hombre da con él sin esperarlo y vende con alegría cuanto tiene para quedarse con el campo: quien descubre lo que vale el reino no tiene nada por demasiado precioso para dejarlo por él, y lo hace contento.',
  'MAT 13:45-46':
    'Un comerciante que entiende de perlas busca mucho tiempo y halla una que vale más que todas. La perla representa el reino de Dios: quien lo encuentra tras mucho buscar lo deja todo por él. Algunos ven en el comerciante a Cristo, que lo dio todo por ganar a los hombres.',
  'MAT 13:47-50':
    'La red de arrastre recoge peces de toda clase, y solo en la orilla se escogen. Así el reino de Dios reúne a gente de toda especie, y por un tiempo buenos y malos están juntos; al fin del mundo Dios los hará separar.',
  'MAT 15:26; MRK 7:27':
    'Los «hijos» son Israel, a quien Jesús fue enviado primero; los «perros», palabra usada para los perritos de la casa, son los demás pueblos. Aunque suena duro, Jesús termina elogiando la fe de esta madre extranjera y sanando a su hija.',
  'MAT 16:18':
    '«Pedro» significa piedra. Los católicos ven la roca en Pedro y sus sucesores, los papas; los ortodoxos y la mayoría de los protestantes, en su confesión de Cristo o en Pedro sin papado. Las puertas del Hades son el poder de la muerte, que no vencerá a la Iglesia.',
  'MAT 16:19':
    'Las llaves representan la autoridad sobre una casa; «atar» y «desatar», prohibir y permitir, negar y conceder el perdón. Católicos y ortodoxos la ven en obispos y sacerdotes, los católicos sobre todo en el papa; la mayoría de los protestantes, en la predicación del evangelio y en la disciplina de la iglesia.',
  'MAT 16:24; MAT 10:38; MRK 8:34; LUK 9:23; LUK 14:27':
    'El condenado llevaba su propia cruz al lugar de la muerte. Tomarla es estar dispuesto a la vergüenza, la pérdida y hasta la muerte por seguir a Jesús; no es un mandato de soportar malos tratos en casa ni en otra parte.',
  'MAT 17:20':
    'El grano de mostaza era lo pequeño por excelencia, y mover montañas, un dicho para lo imposible. Incluso una fe pequeña cuenta, pues lo decisivo no es su propia fuerza, sino Dios, en quien se apoya.',
  'MAT 18:3; MRK 10:15; LUK 18:17':
    'Un niño no tenía entonces rango ni méritos que mostrar y vivía de lo que le daban. Hacerse como él no es ser infantil, sino ser humilde y recibir el reino de Dios como un regalo.',
  'MAT 18:6; MRK 9:42; LUK 17:2':
    'Los «pequeños» son los niños y todos los que confían en Jesús y son fáciles de dañar. Una piedra de molino de las que movía un asno hunde a cualquiera: así de grave es para él que alguien los haga caer o destruya su confianza. Estas palabras protegen al débil.',
  'MAT 18:10':
    'Ver el rostro del rey era derecho de los más cercanos; los ángeles de los pequeños tienen ese lugar ante Dios: tanto aprecia él a quienes otros desprecian. Católicos y ortodoxos ven aquí el ángel de la guarda de cada persona; los protestantes no son unánimes.',
  'MAT 18:20':
    'Dos o tres son la reunión más pequeña posible. Aun siendo tan pocos, los discípulos que se juntan por Jesús lo tienen en medio, aunque no lo vean; no quiere decir que esté ausente de quien ora a solas.',
  'MAT 18:22':
    'A Pedro siete veces le parecía mucho. El número enorme (puede leerse setenta y siete o setenta veces siete) significa perdonar sin llevar la cuenta; no significa quitar importancia al mal ni volver a fiarse de quien es peligroso.',
  'MAT 18:23-35':
    'El rey es Dios, y la deuda enorme, una culpa que nadie podría pagar jamás; la pequeña del compañero es lo que unos se deben a otros. Quien vive de tal misericordia y no la tiene con nadie no la ha entendido. Perdonar no es llamar inofensivo al mal.',
  'MAT 19:6; MRK 10:9':
    'Le preguntan cuándo puede un hombre despedir a su mujer, y Jesús responde con lo que Dios quiso: una unión para toda la vida. Para los católicos es indisoluble; ortodoxos y la mayoría de los protestantes admiten en ciertos casos el divorcio y otra boda. Ninguna iglesia obliga por esto a seguir con quien es violento.',
  'MAT 19:24; MRK 10:25; LUK 18:25':
    'El camello y el ojo de la aguja, el animal más grande y la abertura más pequeña que conocían, representan lo que no se puede hacer. Quien se aferra a la riqueza no puede entrar por sí mismo en el reino; pero para Dios, añade Jesús, hasta eso es posible.',
  'MAT 20:1-16':
    'El dueño de la viña es Dios, y los obreros, quienes él llama temprano o tarde. A los primeros no se les engaña: reciben lo convenido. Pero Dios da lo mismo a los últimos, porque su reino no se paga por horas y su bondad no es motivo de envidia.',
  'MAT 20:16; MAT 19:30; MRK 10:31; LUK 13:30':
    'Los «primeros» son los que parecen ir delante por rango, riqueza o méritos; los «últimos», los que cuentan poco o llegan tarde. Dios invierte ese orden, porque su reino no es un sueldo para los mejores, sino un don de su bondad.',
  'MAT 21:28-32':
    'El hijo que dice que no y luego va representa a publicanos y prostitutas, que se convirtieron al oír a Juan el Bautista; el que dice que sí y no va, a los dirigentes religiosos que no lo hicieron. No cuenta la promesa, sino lo que se hace.',
  'MAT 21:33-46; MRK 12:1-12; LUK 20:9-19':
    'El dueño es Dios; la viña, su pueblo; los siervos, los profetas; el hijo, Jesús; los labradores, los dirigentes de entonces, que quieren quedarse con lo que es de Dios. La viña pasa a otros, y el Hijo rechazado llega a ser la piedra angular. No es una condena del pueblo judío.',
  'MAT 22:1-14':
    'El rey es Dios; el banquete, la alegría de su reino; el hijo, Cristo. Los primeros invitados rehúsan, y se llama a todos los de los caminos, malos y buenos. El que va sin traje de boda viene sin dejarse cambiar; unos ven en el traje la fe, otros el amor o una vida renovada.',
  'MAT 22:14':
    'Cierra la historia de un banquete de bodas al que se invita a muchísimos, pero no todos aceptan ni acuden como conviene. En quién es «escogido», las iglesias reformadas subrayan la elección de Dios; católicos, ortodoxos y metodistas, también la respuesta libre de cada uno.',
  'MAT 22:21; MRK 12:17; LUK 20:25':
    'La moneda del impuesto llevaba el retrato del emperador, así que puede volver a él. El Estado recibe lo suyo, pero no la adoración: esta es de Dios, y muchos añaden que el ser humano lleva su imagen y por eso se debe a él.',
  'MAT 23:24':
    'El vino se colaba para no tragarse un mosquito, insecto impuro; el camello también era impuro, y enorme. Así son los que cuidan con rigor las menudencias y descuidan la justicia, la misericordia y la fidelidad.',
  'MAT 23:27':
    'Los sepulcros se blanqueaban para que nadie los tocara sin darse cuenta; parecían limpios y guardaban huesos. Así, dice Jesús a los escribas y fariseos, hay quien por fuera parece piadoso y por dentro está lleno de falsedad.',
  'MAT 24:32-33; MRK 13:28-29; LUK 21:29-31':
    'Cuando la higuera echa hojas, todos saben que el verano está cerca. Así los discípulos han de entender, por las señales que Jesús ha nombrado, que lo anunciado se acerca. La mayoría no ve en el árbol ninguna clave oculta; algunos lo toman por imagen de Israel.',
  'MAT 24:34; MRK 13:30; LUK 21:32':
    'Un versículo difícil. Unos entienden la gente de entonces, que vio destruido el templo; otros, el pueblo judío, la Iglesia o la humanidad, que durará hasta el fin; otros, la generación que vea las últimas señales. Las líneas siguientes añaden que nadie sabe el día ni la hora.',
  'MAT 24:45-51; LUK 12:42-48':
    'El siervo debe dar de comer a los de la casa mientras el amo está fuera. Representa a quienes Jesús confía otras personas, sobre todo a apóstoles y responsables: les pedirá cuentas de si cuidaron fielmente de ellas o se valieron de su ausencia para maltratarlas.',
  'MAT 25:1-13':
    'El esposo es Cristo en su venida, y las diez, quienes lo esperan; todas se duermen, pero solo cinco están preparadas cuando llega tarde. El aceite es lo que nadie puede prestar a otro: para muchos la fe, para otros el amor y las buenas obras, o el Espíritu Santo.',
  'MAT 25:14-30':
    'El talento era una gran suma de dinero; de esta parábola viene el sentido de don o capacidad. El señor es Cristo, y el dinero, todo lo que confía a cada uno en distinta medida: pide fidelidad, no resultados iguales. Al tercero se le reprocha no haber hecho nada por miedo.',
  'MAT 25:31-46':
    'Cristo viene como rey y juez y separa a los pueblos como un pastor las ovejas de las cabras. Pregunta por la ayuda dada a hambrientos, forasteros, enfermos y presos: se le dio a él. Muchos ven en sus «hermanos» a todo necesitado; otros, a sus discípulos en apuros.',
  'MAT 26:26; MRK 14:22; LUK 22:19':
    'Al dar el pan, Jesús habla de su cuerpo, entregado a la muerte. Católicos, ortodoxos y luteranos creen que da su cuerpo realmente presente; las iglesias reformadas, que se recibe espiritualmente por la fe; muchos otros protestantes ven en el pan un signo de recuerdo.',
  'MAT 26:41; MRK 14:38':
    'Lo dice a unos discípulos que querían velar con Jesús y se durmieron. El «espíritu» es su buena voluntad; la «carne», su fragilidad humana, que cede al cansancio y al miedo; por eso les pide velar y orar.',
  'MAT 26:52':
    'Lo dice al discípulo que sacó la espada para impedir su arresto: la violencia engendra violencia y se vuelve contra quien la usa. Sobre si un Estado puede usar las armas no hay acuerdo: la mayoría de las iglesias dice que sí; menonitas y cuáqueros, que no.',
  'MAT 27:46; MRK 15:34':
    'El grito es el comienzo del Salmo 22, la oración de uno que sufre y que termina en confianza y alabanza. En la cruz Jesús entra en el abandono más hondo de los hombres, y aun allí sigue llamando a Dios su Dios.',
  'MAT 27:51; MRK 15:38; LUK 23:45':
    'La cortina cerraba el lugar más santo del templo, donde solo entraba el sumo sacerdote una vez al año. Que se rasgue al morir Jesús, y de arriba abajo, los cristianos lo entienden como obra de Dios: por esa muerte queda abierto el camino hacia él.',
  'MAT 28:19':
    'Jesús resucitado envía a sus discípulos a todos los pueblos: a enseñar, no a forzar. Se nombra un solo nombre y a tres: Padre, Hijo y Espíritu; casi todas las iglesias bautizan con estas palabras. Muchas bautizan también a niños pequeños; bautistas y otras, solo a quien profesa su fe.',
  'MRK 2:27':
    'Dios dio el día semanal de descanso para bien de las personas, no como una carga por la que haya que pasar hambre o quedarse sin sanar. Jesús lo dice cuando censuran a sus discípulos por arrancar espigas ese día.',
  'MRK 4:26-29':
    'El labrador siembra, duerme y se levanta, y el grano crece solo, sin que él sepa cómo. Así crece el reino de Dios: por el poder de Dios, paso a paso y sin que se note; los hombres pueden sembrar la palabra, pero no hacerla crecer. La cosecha llegará con seguridad.',
  'MRK 9:24':
    'El padre de un niño enfermo acaba de decir «si puedes» y ahora clama angustiado. Fe y duda están juntas en un mismo corazón, y él no oculta ninguna: pide a Jesús que ayude también a su falta de fe. Jesús no lo despide; cura al niño.',
  'LUK 1:28':
    'El ángel saluda a María como a quien goza de modo especial del favor de Dios. Católicos y ortodoxos oran con estas palabras y ven en ellas su santidad única; los protestantes oyen sobre todo que Dios la eligió libremente para ser madre de su Hijo.',
  'LUK 2:14':
    'Lo cantan los ángeles por el nacimiento de Jesús: en el cielo se alaba a Dios y a la tierra llega la paz, una vida entera y reconciliada con él. Según el texto más antiguo, es para los hombres que Dios ama o favorece, no solo para los que tienen buenas intenciones.',
  'LUK 4:18; ISA 61:1':
    'Las palabras del profeta anuncian que acaban los malos tiempos de pobres, presos y oprimidos. Jesús las lee en la sinagoga de su pueblo y dice que eso ha empezado con él. Es libertad del pecado y del mal, y la muestran sus curaciones y su trato con los pobres.',
  'LUK 7:41-43':
    'El prestamista es Dios, que perdona ambas deudas: la pequeña es la de Simón, fariseo respetado; la grande, la de la mujer conocida como pecadora, que moja con lágrimas los pies de Jesús. Quien sabe cuánto se le ha perdonado ama mucho; Simón cree que apenas lo necesita.',
  'LUK 9:62':
    'Quien ara mirando hacia atrás no puede abrir un surco derecho. Así, quien se pone a seguir a Jesús pero sigue añorando la vida que dejó no está libre para la obra del reino de Dios.',
  'LUK 10:18':
    'Los discípulos vuelven contentos porque los demonios ceden ante ellos. Jesús ve ahí que el poder de Satanás se derrumba, rápido y claro como un rayo que cae; muchos piensan también en la caída del diablo en el principio. Más importante, dice, es que sus nombres estén escritos en el cielo.',
  'LUK 10:30-37':
    'Judíos y samaritanos se despreciaban, y sin embargo ayuda el samaritano, mientras el sacerdote y el levita pasan de largo. Jesús le da la vuelta a la pregunta: no quién merece ser llamado prójimo, sino quién se porta como tal. Muchos padres de la Iglesia vieron además en el samaritano a Cristo.',
  'LUK 11:5-8':
    'Un hombre llama a medianoche pidiendo pan para un huésped, y el amigo, ya acostado, se levanta porque no deja de insistir. Dios no es como quien no quiere que lo despierten: con cuánta más razón él, Padre que ama, oye a quienes no se cansan de orar.',
  'LUK 12:16-21':
    'El labrador no hace nada deshonesto; su necedad es hablar solo consigo y de sí mismo, como si unos graneros llenos aseguraran la vida. Esa noche muere. La riqueza no mantiene vivo a nadie; ser rico ante Dios es confiar en él y compartir con los necesitados.',
  'LUK 12:48':
    'La imagen es la de un criado encargado de la casa de su señor, que debe rendir cuentas de lo confiado. El saber, los dones y los bienes son, pues, también una responsabilidad: Dios mira con qué contaba cada uno.',
  'LUK 13:6-9':
    'Una higuera que lleva años sin dar fruto ocupa buena tierra, pero el viñador pide un año más para cavar y abonar. El árbol representa a Israel y a toda persona: Dios tiene mucha paciencia y da tiempo para convertirse, pero ese tiempo no es ilimitado.',
  'LUK 14:7-11':
    'En los banquetes los puestos iban por rango, y a quien se sentaba demasiado arriba podían hacerlo bajar delante de todos. Es más que una regla de cortesía: ante Dios, quien se ensalza es humillado, y él mismo levanta a quien no se tiene por grande.',
  'LUK 14:16-24':
    'El anfitrión es Dios; el banquete, la vida con él en su reino. Los primeros invitados se excusan con campos, bueyes y familia, y entran los pobres, los impedidos y los forasteros de los caminos: la casa de Dios ha de llenarse. No autoriza a obligar a nadie a creer.',
  'LUK 14:26':
    '«Odiar» es aquí una manera hebrea, muy fuerte, de decir amar menos; el propio Jesús defendió el mandamiento de honrar a padre y madre. Quiere decir que la fidelidad a él va antes que los lazos más íntimos y la propia vida.',
  'LUK 14:28-33':
    'El que construye una torre y el rey que va a la guerra calculan antes si podrán llegar hasta el final. Jesús no quiere que nadie lo siga sin pensarlo: puede costar bienes, lazos y hasta la vida, y él pide a la persona entera, no un comienzo a medias.',
  'LUK 15:3-7; MAT 18:12-14':
    'El pastor es Dios, y es Jesús, que busca a quienes la gente respetable evita; la oveja perdida es quien se ha apartado de él. Una entre cien no es poco para salir a buscarla, y al final no hay reproche, sino alegría al llevarla a casa.',
  'LUK 15:8-10':
    'Una moneda era el jornal de un día, y diez, quizá todo lo que ella tenía: enciende la lámpara y barre hasta encontrarla. Con ese cuidado busca Dios a una sola persona perdida, y así de grande es la alegría en el cielo por una que se convierte.',
  'LUK 15:11-32':
    'El padre es Dios, que corre al encuentro del que vuelve y lo hace de nuevo hijo sin que lo haya merecido. El menor representa a quienes huyeron de Dios; el mayor, a los piadosos a quienes molesta esa misericordia. También a él se le invita, y su respuesta queda abierta.',
  'LUK 16:1-9':
    'No se alaba el fraude, sino la previsión: a punto de ser despedido, el administrador usa los bienes, mientras aún los tiene, para ganarse amigos. Así Jesús dice a sus discípulos que empleen el dinero, que no dura, en ayudar a otros, con la vista puesta en la vida con Dios.',
  'LUK 16:19-31':
    'No se dice que el rico dañara a Lázaro: simplemente lo dejó tirado a su puerta. Tras la muerte las suertes se invierten sin remedio, y a quien no escucha a Moisés y a los profetas ni un milagro lo convencería. Las iglesias difieren en cuán literal es el cuadro del más allá.',
  'LUK 17:7-10':
    'El criado que vuelve del campo no recibe gracias especiales por hacer su trabajo. Así, nadie puede exigirle nada a Dios ni llevarle cuentas. «Inútiles» no significa sin valor: quiere decir que servir es solo lo debido; lo bien que Dios trata a los suyos lo cuentan otras parábolas.',
  'LUK 17:21':
    'El griego puede significar «entre vosotros» o «dentro de vosotros». Muchos entienden que el reinado de Dios está ya presente en Jesús, en medio de sus oyentes; otros, con muchos padres de la Iglesia, que empieza en el corazón. En todo caso, su llegada no se puede calcular por señales.',
  'LUK 18:1-8':
    'Una viuda no tenía quien la defendiera, y hasta un juez sin conciencia cede porque ella no deja de venir. Dios no es como ese juez: si hasta él la atiende, Dios hará justicia sin falta a quienes claman a él, aunque parezca tardar. Se cuenta para que nadie se desanime al orar.',
  'LUK 18:9-14':
    'Los fariseos eran respetados por su piedad; a los publicanos se les odiaba por tramposos al servicio de los ocupantes. Uno da gracias por sus propios méritos y desprecia a otros; el otro solo pide misericordia, y es él quien queda en paz con Dios. Se dirige a quienes se tienen por buenos.',
  'LUK 19:11-27':
    'El noble que se va para recibir el reino es Jesús; lo cuenta a quienes esperan el reino de inmediato. Hasta que vuelva, cada siervo trabaja con la misma pequeña suma, y la fidelidad se premia con creces. El duro final advierte a quienes no lo quieren por rey; no manda usar la violencia.',
  'LUK 22:36':
    'La noche de su arresto Jesús dice que empiezan tiempos duros para los discípulos. La mayoría ve en la espada una imagen del peligro y de estar preparados: cuando le muestran dos espadas reales corta la conversación, y cuando se usa una lo prohíbe y cura al herido.',
  'LUK 23:34':
    'Jesús ora por quienes lo crucifican, los soldados y cuantos tomaron parte: no ven a quién matan. Vive lo que enseñó sobre amar a los enemigos. No dice que aquello no fuera grave, ni que quien está herido tenga que poder perdonar enseguida.',
  'LUK 23:43':
    'Uno de los crucificados con Jesús reconoce su culpa y solo pide que se acuerde de él. «Paraíso» es el jardín de Dios, estar con él; Jesús lo da a quien ya no puede reparar nada. La mayoría entiende «hoy» de ese mismo día; los adventistas lo unen a «te digo».',
  'JHN 1:1':
    'La palabra da a conocer a quien habla. Juan llama «Verbo» o «Palabra» al Hijo de Dios porque por él Dios crea y habla: estaba con el Padre antes de todo, es él mismo Dios y se hizo hombre en Jesús.',
  'JHN 1:14':
    '«El Verbo» es el Hijo, que estaba con Dios y era Dios; «carne» es un ser humano verdadero, frágil y mortal. «Habitó» es, a la letra, puso su tienda, como Dios estaba presente en la tienda de Israel en el desierto: en Jesús, Dios vive entre los hombres.',
  'JHN 1:29; JHN 1:36':
    'En el templo se ofrecían corderos, y en la Pascua un cordero recordaba que Dios había liberado a Israel de Egipto. Juan el Bautista quiere decir que Jesús, sin culpa alguna, dará su vida para quitar el pecado de todos.',
  'JHN 3:3; JHN 3:7':
    'El griego significa a la vez «de nuevo» y «de lo alto». Como nadie causa su propio nacimiento, nadie puede hacerse a sí mismo apto para el reino de Dios: hace falta un nuevo comienzo de vida, que da el Espíritu de Dios.',
  'JHN 3:5':
    'Católicos, ortodoxos y luteranos entienden el «agua» como el bautismo, en el que el Espíritu da nueva vida; muchos otros protestantes, como imagen de la limpieza que obra el Espíritu. Todos coinciden en que la vida nueva es obra de Dios.',
  'JHN 3:16':
    '«El mundo» son todas las personas, aunque se hubieran apartado de Dios; «dio» habla de la venida del Hijo y de su muerte. El amor de Dios va primero, y la vida que no acaba es para todo el que confía en el Hijo.',
  'JHN 3:30':
    'Juan el Bautista lo dice con alegría cuando sus seguidores se quejan de que la gente va ahora a Jesús. Es como el amigo del novio, feliz cuando el novio llega: su tarea era preparar el camino. Se trata de dejar sitio a Cristo, no de creerse sin valor.',
  'JHN 4:10; JHN 4:14':
    'Se llamaba «viva» al agua fresca de manantial, a diferencia de la estancada de una cisterna. Jesús habla de la vida que Dios da por su Espíritu, que calma la sed más honda y no se agota.',
  'JHN 6:35':
    'El pan era el alimento sin el cual nadie podía vivir, y Jesús acababa de dar de comer a miles. Dice que lo que el pan es para el cuerpo lo es él para la vida con Dios: ir a él es confiar en él.',
  'JHN 6:53':
    'Jesús habla de su vida entregada a la muerte, no de comer carne humana, como lo tomaron algunos oyentes. Católicos, ortodoxos y algunos protestantes ven aquí la eucaristía, en la que él se da; la mayoría de los protestantes, una imagen de recibirlo por la fe.',
  'JHN 8:7':
    'Según la ley, los testigos del delito lanzaban las primeras piedras. Jesús hace que los acusadores se miren a sí mismos, y se van uno tras otro. No condena a la mujer, ni tampoco quita importancia a lo que hizo: le dice que no peque más.',
  'JHN 8:12':
    'La oscuridad representa una vida sin Dios, presa del error y de la culpa; la luz muestra el camino y hace vivir. Jesús lo dice de sí mismo: en él se conoce a Dios y se halla por dónde ir.',
  'JHN 8:32':
    'La «verdad» no es aquí el saber en general, sino lo que Jesús da a conocer de Dios y, en el fondo, él mismo. «Libres» significa libres del pecado, que él compara con la esclavitud; se promete a quienes permanecen en su palabra.',
  'JHN 10:1-18':
    'Las ovejas son los que pertenecen a Jesús; él es a la vez la puerta, única entrada, y el buen pastor, que conoce a cada una por su nombre. El asalariado huye del lobo; él da la vida por las ovejas, por voluntad propia, y la vuelve a tomar.',
  'JHN 10:10':
    'El ladrón representa a quienes se aprovechan del rebaño y lo dañan. Jesús, el buen pastor, no quita, sino que da: la vida con Dios, que empieza ya y no acaba. «En abundancia» habla de la plenitud de esa vida; la mayoría no lo entiende como promesa de riquezas.',
  'JHN 10:16':
    'El redil es Israel, de donde Jesús reunió a sus primeros discípulos; las otras ovejas son personas de todos los demás pueblos que creerían en él. Bajo él, su único pastor, forman juntas un solo rebaño.',
  'JHN 11:25':
    'Lo dice a Marta, cuyo hermano Lázaro ha muerto. Ella espera el último día; Jesús le dice que el poder sobre la muerte está ante ella en persona. Quien confía en él vivirá aunque muera, y la vida que da no la corta la muerte; luego hace salir a Lázaro del sepulcro.',
  'JHN 11:35':
    'Jesús está con María y los que lloran, camino del sepulcro de su amigo Lázaro. Va a resucitarlo, y aun así llora: comparte el dolor de los que ama y no lo llama falta de fe. Los presentes ven en ello cuánto lo quería.',
  'JHN 12:24':
    'La semilla ha de ser enterrada y dejar de ser semilla para que brote una espiga. Jesús habla primero de su propia muerte, de la que viene vida para muchos, y luego de los discípulos que no se aferran a su vida.',
  'JHN 13:34; JHN 15:12':
    'Amar al prójimo era un mandamiento antiguo; nueva es la medida: como Jesús amó. Lo dice la última noche, tras lavar los pies de sus discípulos como un criado y antes de ir a la muerte. Por ese amor, añade, se conocerá de quién son discípulos.',
  'JHN 14:2':
    'La casa del Padre es imagen de vivir con Dios; que tenga muchas habitaciones («moradas») significa que hay sitio de sobra para todos los suyos. Jesús lo dice para consolar a sus discípulos, asustados, antes de su muerte.',
  'JHN 14:6':
    'Jesús no solo enseña un camino hacia Dios: él mismo lo es. Todas las iglesias confiesan que la salvación viene por él; que alcance a quienes nunca oyeron de él lo esperan católicos y muchos ortodoxos, mientras que muchos protestantes creen necesaria la fe consciente.',
  'JHN 14:16':
    'La palabra griega designa a quien se llama al lado de uno: ayudador, defensor, consolador. Es el Espíritu Santo, como dice Jesús poco después: «otro», porque hasta entonces el que los ayudaba era él mismo. Él se va, pero sus discípulos no quedan solos.',
  'JHN 14:28':
    'Casi todas las iglesias confiesan que el Hijo es igual al Padre en divinidad; «mayor» se dice de Jesús como hombre, enviado y humillado, o, según muchos padres griegos, porque el Hijo recibe su ser del Padre. Los testigos de Jehová lo toman por un ser inferior. Su ida al Padre es motivo de alegría.',
  'JHN 15:1-8':
    'En los profetas la vid era imagen de Israel; Jesús se llama la vid verdadera, a su Padre el viñador y a sus discípulos los sarmientos. Como el sarmiento vive de la vid, ellos solo dan fruto unidos a él; el Padre los poda para que den más.',
  'JHN 15:5':
    'La rama vive de la savia de la vid y cortada se seca. Así los discípulos viven de su unión con Jesús; el «fruto» es el amor y el bien que nacen de ella, no de sus solas fuerzas.',
  'JHN 19:30':
    'No es un grito de derrota: la palabra griega significa cumplido, llevado hasta el final. La obra que el Padre encargó a Jesús está hecha, su amor ha llegado al extremo y lo dicho en las Escrituras se ha cumplido; entonces entrega el espíritu.',
  'JHN 20:23':
    'Jesús resucitado envía a sus discípulos y les da el Espíritu. Católicos y ortodoxos ven aquí el poder de obispos y sacerdotes de perdonar pecados en la confesión; los luteranos, una autoridad dada a toda la Iglesia; la mayoría de los demás protestantes, el encargo de anunciar el perdón que da Dios.',
  'ACT 10:9-16':
    'El lienzo contiene animales que a un judío no le estaba permitido comer, y a Pedro se le manda comer. Pronto entiende el sentido: a nadie se debe llamar impuro, y así puede entrar en casa del romano Cornelio y anunciar el evangelio a los no judíos. La mayoría ve aquí también el fin de las leyes sobre alimentos.',
  'ACT 17:23':
    'Atenas tenía muchos altares, y uno estaba dedicado a un dios que no conocían. Pablo parte de ahí: el Dios al que honran sin conocerlo es el creador del mundo, y de él les va a hablar.',
  'ACT 17:28':
    'Vivir, moverse, existir: es todo lo que una persona es y hace, y cada instante viene de Dios, que lo sostiene. Así muestra Pablo a los atenienses que Dios no está encerrado en templos, sino cerca de cada uno.',
  'ACT 20:35':
    '«Bienaventurado» quiere decir dichoso y favorecido por Dios: hay más dicha en quien da, y así ayuda a los débiles, que en quien recibe. Pablo lo transmite como palabra de Jesús, aunque los cuatro Evangelios no la recogen.',
  'ACT 26:14':
    'El aguijón era una vara con punta para arrear a los bueyes; el buey que le daba coces solo se hería a sí mismo. Así Saulo, al perseguir a los creyentes, luchaba contra el propio Cristo y al final se hacía daño a sí mismo.',
  'ROM 1:16':
    'A ojos de Roma era vergonzoso anunciar a un crucificado. Pablo no se avergüenza, porque en ese mensaje obra Dios mismo con poder y salva a todo el que cree: a los judíos, a quienes se prometió primero, y a los demás pueblos.',
  'ROM 3:23':
    'La gloria de Dios es su esplendor, del que el ser humano fue creado para participar; por el pecado todos quedan lejos de ella, piadosos o no. La frase sigue enseguida: los que creen son justificados gratis, como un regalo, por medio de Cristo.',
  'ROM 3:28; ROM 5:1; GAL 2:16':
    '«Justificado» quiere decir puesto en la debida relación con Dios: eso viene por la fe en Cristo y no se gana con las obras de la ley. La mayoría de los protestantes dice: por la sola fe, cuyo fruto son las buenas obras; católicos y ortodoxos: por la fe que obra mediante el amor.',
  'ROM 5:8':
    'Casi nadie moriría ni siquiera por una buena persona; Cristo murió por quienes nada bueno tenían que mostrar y estaban contra Dios. El amor de Dios no espera a que alguien lo merezca: esa muerte prueba que él amó primero.',
  'ROM 6:23':
    'La paga es lo que alguien se ha ganado: el pecado, descrito como un amo, paga a sus servidores con la muerte, la separación de Dios. La vida eterna, en cambio, no se puede ganar; Dios la regala en Jesucristo.',
  'ROM 7:15':
    'Es una persona partida en dos: conoce y quiere el bien, y hace lo que aborrece. Desde Agustín y Lutero, muchos oyen aquí la lucha de todo creyente; otros, como la mayoría de los padres griegos, al hombre sin Cristo. El capítulo siguiente habla de la salida.',
  'ROM 8:1':
    'La condenación es el veredicto de culpable. Para quienes son de Cristo, dice Pablo, queda anulado, porque Dios, en Cristo, ha vencido el pecado; Dios ya no está contra ellos. Se dice justo después del lamento de quien fracasa una y otra vez al querer hacer el bien.',
  'ROM 8:28':
    '«Todas las cosas» incluye el sufrimiento, del que habla el capítulo. No se dice que todo lo que sucede sea bueno, sino que Dios hace que hasta lo doloroso sirva al bien final de quienes lo aman: llegar a ser como Cristo.',
  'ROM 8:31':
    'Pablo no dice que los creyentes no tengan enemigos: nombra el hambre, la persecución y la muerte. Quiere decir que nada de eso vencerá: el Dios que entregó a su Hijo no se volverá contra los suyos ni dejará que algo los separe de su amor.',
  'ROM 9:13; MAL 1:2-3':
    'Jacob y Esaú representan dos pueblos, Israel y Edom; «aborrecer» es un modo hebreo, muy fuerte, de decir no elegir. Los calvinistas ven aquí que Dios elige a individuos para la salvación; católicos, ortodoxos y metodistas, que elige un pueblo para su plan sin excluir a nadie de su misericordia.',
  'ROM 10:9':
    'Corazón y boca van juntos: confiar por dentro en que Dios resucitó a Jesús y llamarlo Señor ante todos. No es una fórmula mágica; muchas iglesias oyen en ello la confesión del bautismo. Lo que Pablo subraya es que ese camino está abierto a cualquiera.',
  'ROM 12:1':
    'Los animales del sacrificio morían en el altar; un «sacrificio vivo» es una persona que pertenece a Dios con su cuerpo y su vida diaria, en gratitud por su misericordia. Esa vida, dice Pablo, es el verdadero culto. No significa dejarse maltratar por otros.',
  'ROM 12:2':
    '«Este mundo» son las maneras de pensar y desear que dejan a Dios fuera y meten a la gente en su molde. Renovar la mente es un cambio desde dentro, obra de Dios, para aprender a ver qué es bueno y qué quiere él.',
  'ROM 12:20':
    'Dar de comer y beber al enemigo pone la bondad en el lugar de la venganza. Las brasas suelen entenderse como la vergüenza y el remordimiento que la bondad despierta y que pueden ganarlo; algunos ven en ellas el juicio de Dios sobre quien sigue siendo hostil.',
  'ROM 13:1':
    'Las «autoridades» son los que gobiernan. Que haya gobierno, dice Pablo, es disposición de Dios, para proteger el bien y frenar el mal; por eso se le debe respeto. Casi todas las iglesias añaden que, si manda el mal, hay que obedecer antes a Dios.',
  '1CO 1:17':
    '«Sabiduría» es aquí el discurso hábil y pulido que los griegos admiraban en sus oradores. Pablo predica con sencillez, para que la fe descanse en el poder de la cruz de Cristo y no en el talento del que habla.',
  '1CO 2:9':
    'Ojo, oído y corazón son todos los modos humanos de conocer: ninguno habría podido descubrir lo que Dios ha preparado. Pablo habla de la salvación en Cristo, que el Espíritu ha dado ahora a conocer; muchos oyen también en ello la gloria venidera.',
  '1CO 3:2; HEB 5:12; HEB 5:13':
    'La leche es alimento de niños pequeños; el alimento sólido, de adultos: son las primeras lecciones de la fe y su enseñanza más profunda. A los lectores se les dice que siguen siendo niños en la fe, cuando ya deberían haber crecido.',
  '1CO 6:19':
    'El templo era el lugar donde Dios estaba presente en medio de su pueblo. Como el Espíritu Santo habita en los creyentes, también su cuerpo es santo y pertenece a Dios; Pablo lo dice a corintios que pensaban que la inmoralidad sexual no afectaba a su fe.',
  '1CO 10:13':
    'El versículo habla de la tentación: ninguna es tan fuerte que haya que ceder, y Dios abre una salida. No dice que Dios envíe todo sufrimiento, ni que nadie sea nunca agobiado por encima de sus fuerzas; pedir ayuda a otros puede ser parte de la salida.',
  '1CO 10:31':
    'A Pablo le han preguntado por la carne de los templos paganos. Su respuesta se vuelve medida de la vida diaria: también comer y beber puede honrar a Dios, si se hace con gratitud y pensando en los demás, para que nadie sufra daño en su fe.',
  '1CO 11:29':
    'En Corinto los ricos se hartaban en la Cena del Señor y los pobres pasaban hambre. No discernir «el cuerpo» es tratarla como una comida cualquiera: católicos, ortodoxos y luteranos piensan sobre todo en el cuerpo de Cristo presente; otros, en la Iglesia como su cuerpo. No se habla de quien se siente indigno.',
  '1CO 12:27; ROM 12:5':
    'En un cuerpo, muchos miembros distintos viven unos de otros: el ojo no puede prescindir de la mano. Así los creyentes, con sus diversos dones, son uno en Cristo: nadie es el todo, cada uno hace falta, y los más débiles tienen su honor.',
  '1CO 13:4':
    'El amor se describe aquí menos como sentimiento que por su modo de tratar a los demás: tiene paciencia, hace el bien y no se pone por delante. Pablo lo escribe a una iglesia dividida, cuyos mejores dones no valen nada sin amor.',
  '1CO 13:12':
    'Los espejos eran entonces de metal pulido y daban solo una imagen borrosa. Así, lo que se conoce de Dios en esta vida es parcial e indirecto; en la vida venidera se le verá directamente, como se ve a alguien que está delante.',
  '1CO 15:33':
    'Es un refrán corriente, conocido por una comedia griega: las compañías se le pegan a uno. Pablo lo usa contra quienes dicen en Corinto que no hay resurrección: esas ideas acaban dañando la fe y la vida. No manda a los creyentes evitar a los demás.',
  '1CO 15:55; 1CO 15:56':
    'La muerte aparece como un animal con aguijón, como el del escorpión, y lo que lo hace mortal es el pecado. Por la muerte y la resurrección de Cristo el pecado es perdonado y los muertos resucitarán; por eso Pablo se burla de ella como de un enemigo vencido.',
  '2CO 3:6':
    '«La letra» es la ley escrita en piedra, que manda y condena, pero no puede cambiar a nadie. El Espíritu de Dios, dado en la nueva alianza, renueva el corazón y así da vida. Muchos lo han aplicado también a quien se aferra a las palabras y pierde su sentido.',
  '2CO 4:7':
    'Las vasijas de barro eran baratas y se rompían con facilidad. El tesoro es la buena noticia de Cristo, y las vasijas, las personas frágiles que la llevan: así queda claro que su poder viene de Dios y no de ellas.',
  '2CO 5:7':
    '«Andar» es vivir día a día. Mientras los creyentes no están todavía junto al Señor, no lo ven, y viven confiando en lo que él ha prometido; Pablo lo dice pensando en la muerte.',
  '2CO 5:17':
    'Estar «en Cristo» es estar unido a él. A quien lo está, Dios lo ha hecho nuevo, como en una segunda creación: la vieja vida bajo el pecado ha pasado y ha comenzado una vida reconciliada con Dios.',
  '2CO 5:21':
    'Es como un intercambio: Cristo, que nunca pecó, cargó con el pecado ajeno y sus consecuencias, y los demás reciben su justicia ante Dios. Muchos protestantes piensan en la culpa puesta en su cuenta; otros traducen «ofrenda por el pecado»; nadie entiende que se hiciera pecador.',
  '2CO 6:14':
    'El yugo unía a dos animales ante el arado, y una pareja desigual no puede tirar a la par. Pablo advierte contra lazos con no creyentes que aparten de Dios; muchos lo aplican a la elección de cónyuge, pero no manda separarse del que ya se tiene.',
  '2CO 7:10':
    'La tristeza según Dios es el dolor por el mal que uno ha hecho, que se vuelve a Dios y lleva a una vida nueva; la del mundo solo lamenta lo que ha perdido con ello y no halla salida. No se trata del duelo por una muerte o una desgracia.',
  '2CO 9:7':
    'El que da con alegría da de buena gana, lo que él mismo ha decidido y sin que nadie lo presione. Pablo hacía una colecta para los creyentes pobres de Jerusalén: a Dios le agrada el corazón dispuesto, no el tamaño de la suma.',
  '2CO 12:2-4':
    'Ese hombre es Pablo mismo, que lo cuenta de mala gana y como si fuera otro. El «tercer cielo» es el más alto, donde está Dios, llamado aquí también paraíso. No sabe si estaba en el cuerpo y no repite nada de lo que oyó: prefiere hablar de su debilidad.',
  '2CO 12:7':
    'Una espina en la carne es un mal que duele y no se va. Cuál era la de Pablo, él no lo dice: se ha pensado en una enfermedad, en enemigos o en una tentación. No le fue quitada, y comprendió que lo mantenía humilde.',
  '2CO 12:9':
    'Pablo había pedido tres veces verse libre de un mal que lo atormentaba, y esta fue la respuesta. El mal sigue, pero no lo dejan solo: la ayuda de Dios le basta, y donde acaban sus fuerzas se ve más claro el poder de Cristo.',
  'GAL 2:20':
    'No se trata de una cruz física de Pablo: unido a Cristo, se considera muerto con él. Ha terminado su vieja vida, en la que buscaba ser justo por la ley; ahora Cristo vive en él, y él vive confiando en su amor.',
  'GAL 3:28; COL 3:11':
    'El origen, la condición social y el sexo separaban mucho a las personas en aquel mundo. Esas diferencias no desaparecen, pero ante Dios no ponen a nadie más arriba ni más abajo: todos los que son de Cristo son por igual hijos de Dios y uno en él.',
  'GAL 5:1':
    'El yugo de esclavitud es querer ser justo ante Dios cumpliendo la ley de Moisés, ante todo la circuncisión, que algunos exigían a los cristianos no judíos. Cristo los libró de eso; esa libertad, añade Pablo, no es para el egoísmo, sino para servir con amor.',
  'GAL 5:22; GAL 5:23':
    'Como un buen árbol da su fruto, así el Espíritu Santo hace crecer estas cualidades en la vida del creyente. Se oponen a las obras del egoísmo humano enumeradas justo antes y, como un solo fruto, van todas juntas.',
  'GAL 6:7':
    'La cosecha corresponde a la semilla: quien vive para sus deseos egoístas cosecha ruina; quien sigue al Espíritu, vida eterna; y a Dios no se le engaña. No dice que todo sufrimiento sea castigo por algo que se ha hecho.',
  'EPH 2:8; EPH 2:9':
    'La gracia es el favor inmerecido de Dios: él salva como regalo, no como pago de buenas obras, y nadie puede presumir. Todas las iglesias lo dicen; la mayoría de los protestantes subraya que se recibe solo por la fe; católicos y ortodoxos, que la gracia capacita para colaborar con ella en el amor.',
  'EPH 4:22; EPH 4:24; COL 3:9; COL 3:10':
    'La imagen es un cambio de ropa: el «viejo hombre» es la vida gobernada por deseos egoístas; el «nuevo», la persona que Dios forma a su semejanza. Los creyentes han recibido esa vida nueva y siguen revistiéndose de ella día tras día.',
  'EPH 4:26':
    'La ira en sí no se llama aquí pecado, pues hay males ante los que cabe enojarse; pero fácilmente se vuelve venganza y odio. Que el sol no se ponga sobre ella quiere decir no alimentarla día tras día. No se reprocha que una herida duela mucho tiempo.',
  'EPH 5:18':
    'El vino se apodera de una persona y le hace hacer lo que no haría; así ha de llenarla el Espíritu, pero el resultado son cantos, gratitud y atención mutua. Lo que se rechaza es la embriaguez; el vino mismo lo admiten casi todas las iglesias, algunas se abstienen del todo.',
  'EPH 5:22':
    'La línea anterior pide a todos someterse unos a otros, y al marido se le manda amar como Cristo, que dio su vida. Unas iglesias ven una autoridad permanente del marido; otras, servicio mutuo en el orden familiar de entonces; ninguna lee aquí permiso para dominar o golpear a la mujer.',
  'EPH 6:11; EPH 6:13':
    'La armadura de un soldado se vuelve imagen: cada pieza representa algo que Dios da, como la verdad, la justicia, la fe, la salvación y su palabra. Con ellas el creyente resiste el mal; la lucha es contra el diablo, no contra las personas.',
  'EPH 6:14':
    'El cinturón sujetaba la ropa y las armas del soldado, y la coraza le cubría el corazón. Del mismo modo, la verdad da firmeza a la vida, y la justicia que Dios da, y que se muestra en una conducta recta, la protege del mal.',
  'EPH 6:15':
    'Las sandalias resistentes del soldado le permitían pisar firme y marchar lejos. Eso hace por el creyente la buena noticia de la paz con Dios: le da un suelo seguro y lo dispone a llevarla a otros.',
  'EPH 6:16':
    'El gran escudo del soldado podía detener incluso flechas encendidas. Las flechas son las tentaciones, dudas y acusaciones que vienen del maligno; la fe las apaga, porque se aferra a Dios y a lo que él ha prometido.',
  'EPH 6:17':
    'El casco protege la cabeza, donde el golpe es más mortal: así guarda al creyente la salvación que viene de Dios. La espada es la palabra de Dios, dada por el Espíritu; se usa contra la mentira y la tentación, no contra las personas.',
  'PHP 1:21':
    'Pablo está preso y puede ser condenado a muerte. Cristo es la razón de toda su vida, y morir sería ganancia porque lo llevaría a Cristo; pero no busca la muerte, y acepta con gusto seguir viviendo por el bien de otros.',
  'PHP 2:10; PHP 2:11; ROM 14:11; ISA 45:23':
    'Doblar la rodilla es reconocer a un rey. En Isaías Dios lo dice de sí mismo; Pablo lo aplica al juicio de Dios y a Jesús, que se humilló hasta la cruz y fue exaltado: al final todos lo reconocerán.',
  'PHP 2:12':
    '«Ocuparse» de la salvación es llevarla a la práctica hasta el final: los creyentes viven lo que Dios mismo obra en ellos, con respeto y seriedad, no con terror. Católicos y ortodoxos subrayan la cooperación con la gracia; la mayoría de los protestantes ve aquí el fruto de la salvación, no su causa.',
  'PHP 4:6':
    'Estar ansioso es dejarse consumir por la preocupación. Pablo, él mismo preso, señala otro camino: llevarlo todo a Dios en oración, con gratitud, y su paz montará guardia. Es un consuelo, no un reproche a quien sufre de ansiedad.',
  'PHP 4:7':
    'La paz de Dios es como un centinela a la puerta de una ciudad: protege el corazón y la mente de quienes le presentan sus necesidades. Va más allá de lo que la razón explica, pues puede estar ahí antes de que pase la dificultad.',
  'PHP 4:13':
    '«Todo» se refiere, como dicen las líneas anteriores, al hambre y la hartura, a la escasez y la abundancia. Pablo no promete éxito en cualquier empresa; dice que Cristo le da fuerzas para vivir toda situación, buena o mala.',
  'COL 1:15':
    'A Dios no se le puede ver; en Cristo se ve cómo es. «Primogénito» es título del heredero, que está por encima de todo: la línea siguiente dice que todo fue creado por medio de él. Casi todas las iglesias lo confiesan no creado; los testigos de Jehová lo tienen por la primera criatura.',
  '1TH 1:3':
    'El «trabajo de amor» es el esfuerzo que se hace por amor a otros, sin pensar en la paga. Junto a él están una fe que actúa y una esperanza que resiste: por estas tres cosas, que se ven en los hechos, Pablo da gracias a Dios.',
  '1TH 5:2; 2PE 3:10; REV 16:15':
    'Un ladrón no avisa cuándo vendrá. Así, el día en que Cristo vuelva a juzgar llegará sin aviso y nadie puede calcularlo; solo se compara lo repentino, y a quienes velan en la fe no les trae daño.',
  '1TH 5:8':
    'La coraza guarda el corazón, y el casco, la cabeza. La fe en Dios y el amor a los demás protegen al creyente, y también la esperanza de ser salvado: con ellos puede aguardar la venida del Señor despierto y sin miedo.',
  '1TH 5:17':
    '«Sin cesar» significa no desistir ni dejar la oración solo para ciertas horas: también el trabajo y el descanso pueden vivirse con el corazón vuelto a Dios. Muchos cristianos, sobre todo ortodoxos, lo practican repitiendo en voz baja una oración breve.',
  '1TI 2:5':
    'Un mediador une a dos partes: Cristo, hombre y, como confiesan las iglesias, Dios, reconcilia a los hombres con Dios entregándose en rescate. Los protestantes concluyen que no se ha de invocar a los santos; para católicos y ortodoxos, sus oraciones nada le quitan y dependen de él.',
  '1TI 2:12':
    'La carta habla de la enseñanza y la autoridad en la asamblea. Católicos, ortodoxos y parte de los protestantes ven ahí, entre otras razones, por qué no se ordena a mujeres; otros protestantes lo entienden de un problema de Éfeso en aquel momento, pues el Nuevo Testamento conoce también a mujeres que profetizan y enseñan.',
  '1TI 6:10':
    'La raíz alimenta lo que crece de ella: del amor al dinero nacen toda clase de males. No se llama malo al dinero mismo, sino al afán de tenerlo, que había apartado a algunos de la fe y les había traído mucho dolor.',
  '1TI 6:12; 2TI 4:7':
    'La palabra que se traduce por batalla se usa también de los atletas que compiten: la vida de fe cuesta esfuerzo y pide constancia hasta el final. No es una lucha contra personas, sino mantenerse en la fe en la tentación, el cansancio y la persecución.',
  '2TI 3:16':
    'Inspirada quiere decir soplada por Dios: él está detrás de lo que escribieron hombres, como el aliento detrás de la voz. Pablo dice para qué sirve: enseñar y educar en lo justo. Para los protestantes es la única norma última; católicos y ortodoxos la leen junto con la tradición de la Iglesia.',
  'TIT 3:5':
    'Nadie se salva como premio a sus buenas obras: Dios lo hace por misericordia. El «lavamiento» es un nuevo nacimiento obrado por el Espíritu Santo; católicos, ortodoxos y luteranos lo entienden del bautismo mismo, muchos otros protestantes de una limpieza interior que el bautismo representa.',
  'HEB 4:12':
    'Una espada de doble filo corta por ambos lados y penetra hondo. Así la palabra de Dios no es letra muerta: llega a lo más íntimo de la persona y saca a la luz los pensamientos y motivos que los demás no ven.',
  'HEB 4:15':
    'El sumo sacerdote está ante Dios en favor del pueblo. Jesús no lo hace desde lejos: conoció el hambre, el miedo, las lágrimas y la tentación, y por eso siente con los débiles. Solo que él no cedió; por eso pueden acercarse a él sin temor.',
  'HEB 6:4-6':
    'Se advierte contra el rechazo consciente y definitivo de Cristo. Católicos, ortodoxos, luteranos y metodistas ven que un creyente puede apartarse; los reformados, que tales personas nunca creyeron de verdad. No se trata de quien teme haberlo hecho, y el pasaje continúa con palabras de esperanza.',
  'HEB 9:27':
    'Lo que importa es «una vez»: se vive y se muere una sola vez y después se responde ante Dios, sin regreso en otras vidas. Del mismo modo el sacrificio de Cristo se hizo una vez para siempre; volverá por quienes lo esperan.',
  'HEB 11:1':
    'La fe se describe como asirse con firmeza a lo que Dios ha prometido, antes de que pueda verse. No es hacerse ilusiones, sino confiar en Dios, como muestran en el resto del capítulo las vidas de Noé, Abraham y muchos otros.',
  'HEB 11:6':
    'Para acercarse a Dios hay que confiar en que existe y en que no es inútil buscarlo. La fe es aquí esa confianza, no una hazaña ni un sentimiento libre de dudas; la recompensa es ante todo encontrarlo a él.',
  'HEB 12:1':
    'La imagen es una carrera ante una gran multitud: la «nube» son los creyentes de antaño recién nombrados, cuya vida atestigua que la fe puede resistir. Católicos y ortodoxos piensan también en los santos que hoy oran por los vivos; la mayoría de los protestantes, en su ejemplo.',
  'HEB 13:2':
    'Abraham y Lot acogieron a forasteros que resultaron ser mensajeros de Dios. El dicho recuerda tales relatos para alabar la hospitalidad: nadie sabe quién es en verdad el desconocido que tiene delante, ni qué bendición entra con él.',
  'HEB 13:8':
    'Ayer, hoy y siempre abarcan todo el tiempo: quién es Cristo y cuán fiel es no cambia. La carta acaba de recordar a los antiguos dirigentes: los maestros vienen y se van, pero aquel en quien confiaron sigue siendo el mismo.',
  'JAS 1:2':
    'No se dice que las pruebas sean agradables, ni se pide a nadie ocultar sus lágrimas. La alegría es por lo que puede salir de ellas: como el metal se prueba al fuego, la fe probada se hace firme y aprende a resistir.',
  'JAS 1:27':
    'Huérfanos y viudas no tenían quien los mantuviera ni los defendiera en un juicio. El culto que vale ante Dios, dice Santiago, se ve en cuidar de personas así y en no dejarse moldear por el egoísmo del mundo.',
  'JAS 2:17; JAS 2:26':
    'Una fe que despide al hambriento con buenas palabras es como un cuerpo sin aliento: la fe viva actúa. La mayoría de los protestantes ve en las obras el fruto que muestra la fe verdadera; católicos y ortodoxos dicen que la fe, junto con las obras que la gracia hace posibles, hace justo ante Dios.',
  'JAS 3:6':
    'Una llama pequeña puede incendiar todo un bosque, y la lengua, con ser tan pequeña, hace un daño semejante: una mentira, una calumnia o una palabra airada se extiende y puede arruinar una vida. Santiago ve en el infierno el origen de esa fuerza destructora.',
  'JAS 4:8':
    'Acercarse es palabra del culto: presentarse ante Dios. Santiago escribe a personas de corazón dividido entre Dios y el mundo: quien se vuelve a Dios con sinceridad descubre que Dios sale a su encuentro.',
  'JAS 5:16':
    'Nadie enfermo o abatido ha de quedarse solo con su carga: los cristianos reconocen sus faltas unos ante otros y oran unos por otros. Católicos y ortodoxos ven también una base de la confesión ante el sacerdote; los protestantes, sobre todo la confesión mutua. No dice que la enfermedad venga de algún pecado.',
  '1PE 2:9':
    'Los sacerdotes llevan a Dios las oraciones de la gente y hablan de Dios a la gente: el título de Israel en el Sinaí se da aquí a todos los que creen en Cristo. La mayoría de los protestantes no reconoce otro sacerdocio; católicos y ortodoxos tienen, a su servicio, sacerdotes ordenados.',
  '1PE 3:15':
    'Pedro escribe a personas insultadas por su fe. Otros notan que viven de una esperanza y preguntan: han de poder decir por qué esperan, con mansedumbre y respeto, sin atacar y sin miedo.',
  '1PE 3:19':
    'Es uno de los versículos más difíciles de la Biblia. Católicos, ortodoxos y muchos otros entienden que Cristo bajó a los muertos a llevarles su mensaje; otros, que anunció su victoria a ángeles caídos, o que su Espíritu había predicado por medio de Noé a la gente de entonces.',
  '1PE 3:21':
    'Como el agua llevó el arca de Noé, así el agua del bautismo va unida a la salvación; no salva el lavar la piel, sino la resurrección de Cristo. Para católicos, ortodoxos y luteranos el bautismo mismo la comunica; los reformados ven en él la señal y el sello de la promesa de Dios; los bautistas, un signo de la fe.',
  '1PE 4:8; PRO 10:12':
    '«Cubrir» pecados no es aquí encubrir delitos: el amor no divulga las faltas ajenas ni lleva cuenta de ellas, sino que perdona, mientras que el odio provoca pleitos. No es razón para callar un abuso. Algunos entienden además que Dios perdona a quien ama.',
  '1PE 5:7':
    'Echar es arrojar una carga sobre otro: toda clase de preocupación puede dejarse en manos de Dios, porque a él le importa quien la lleva. Pedro lo escribe a personas perseguidas, como consuelo y no como reproche.',
  '1PE 5:8':
    'Un león hambriento ruge y ronda en busca de presa: así el diablo procura arrancar a los creyentes de la fe, sobre todo por el sufrimiento y el miedo. Pedro llama a vigilar, no al terror, porque se le puede resistir y Dios da fuerzas.',
  '2PE 3:8':
    'Dios no está sujeto a las medidas humanas del tiempo: lo que a la gente le parece interminable no lo es para él. Pedro responde a quienes se burlan porque Cristo aún no ha vuelto: Dios es paciente, no lento. Es una comparación, no una clave para calcular fechas.',
  '1JN 1:9':
    'Confesar es dejar de ocultar el mal y llamarlo por su nombre ante Dios. Él perdona porque es fiel a su promesa y justo, pues Cristo murió por los pecados; quita la culpa y limpia a la persona. Católicos y ortodoxos piensan también en la confesión ante el sacerdote.',
  '1JN 2:15':
    '«El mundo» no es aquí la creación ni las personas, a quienes Dios ama, sino la vida de espaldas a él: el deseo desmedido, la codicia y la soberbia de lo que se tiene, como dicen las líneas siguientes. Ese amor no deja lugar al amor del Padre, y aquello a que se aferra pasa.',
  '1JN 2:18; 1JN 2:22; 1JN 4:3; 2JN 1:7':
    '«Anticristo» significa contra Cristo, o en su lugar. En las cartas de Juan lo es todo el que niega que Jesús es el Cristo hecho hombre, y ya había muchos; la mayoría de las iglesias espera además un último gran enemigo de Cristo antes del fin.',
  '1JN 4:1':
    'No todo el que dice hablar por el Espíritu de Dios lo hace. Los «espíritus» son lo que mueve a esos maestros; probarlos es mirar qué dicen de Cristo. La señal que da Juan es si confiesan que Jesucristo ha venido de verdad como hombre.',
  '1JN 4:8; 1JN 4:16':
    'El amor no es solo algo que Dios hace, sino lo que él es, y lo mostró enviando a su Hijo; por eso quien no ama no ha llegado a conocerlo. La frase no puede invertirse: no dice que todo amor sea Dios.',
  '1JN 4:18':
    'El temor del que se habla es el miedo al castigo en el día del juicio: quien se sabe amado por Dios, y crece en ese amor, no tiene por qué tenerle miedo. No se trata de otros miedos, ni se culpa a nadie por sentir ansiedad.',
  '1JN 5:16':
    'Juan no dice cuál es ese pecado. Los católicos piensan en pecados graves que rompen con Dios, pero perdonables si hay arrepentimiento; muchos protestantes, en el rechazo persistente de Cristo, como el de quienes dejaron la iglesia; algunos, en un pecado castigado con la muerte. Lo que pide es orar por otros.',
  'REV 1:8; REV 21:6; REV 22:13':
    'Alfa y omega son la primera y la última letra del alfabeto griego, como la A y la Z del nuestro. Dichas de Dios y de Cristo, significan el origen y la meta de todas las cosas: el tiempo entero está en manos de Dios.',
  'REV 1:12-20':
    'La figura es Cristo resucitado: cabello blanco por la eternidad, ojos de fuego por la mirada que todo lo penetra, espada en la boca por su palabra que juzga. Los candeleros, dice, son siete iglesias y las estrellas sus ángeles: anda entre ellas y las tiene en su mano.',
  'REV 2:4':
    'La iglesia de Éfeso trabaja, resiste y rechaza a los falsos maestros, pero se ha enfriado su amor, el de los comienzos, a Cristo y de unos a otros. Cristo no la da por perdida: puede recordar, convertirse y volver a hacer lo de entonces.',
  'REV 3:5':
    'Las ciudades llevaban listas de sus ciudadanos; el libro de la vida tiene los nombres de los que son de Dios. A quien se mantiene fiel, aun bajo presión, se le promete que su nombre seguirá ahí y que Cristo lo reconocerá ante el Padre. Las iglesias difieren en si un nombre puede perderse.',
  'REV 3:15; REV 3:16':
    'El agua tibia ni refresca ni calienta, y se escupe. Así ocurre con la iglesia de Laodicea, rica, sin fervor y segura de que nada le falta; pero Cristo la reprende por amor y la llama a convertirse.',
  'REV 3:20':
    'Quien llama es Cristo resucitado, y la puerta es la de una iglesia satisfecha de sí misma y la de cada persona en ella. Él no entra por la fuerza; con quien le abre comparte la mesa, señal de amistad íntima.',
  'REV 5:1-10':
    'El rollo sellado contiene el designio de Dios para el mundo, que nadie puede abrir. Se anuncia un león y aparece un cordero degollado: Cristo, rey de Judá, ha vencido entregando su vida. Siete cuernos son la plenitud del poder; siete ojos, el Espíritu de Dios, que todo lo ve.',
  'REV 6:1-8':
    'El caballo rojo trae la guerra; el negro, el hambre; el pálido, la muerte; en el jinete blanco unos ven la conquista, otros a Cristo o el evangelio, otros a un falso Cristo. Muchos piensan en males de toda época; otros, en los últimos días. Solo salen cuando el Cordero abre los sellos, y su poder es limitado.',
  'REV 7:1-8':
    'El sello marca lo que es de Dios y está bajo su cuidado. El número es doce por doce por mil: la mayoría de las iglesias ve en él un signo de todo el pueblo de Dios; algunas, israelitas de los últimos días; los testigos de Jehová, una cifra exacta.',
  'REV 12:1-17':
    'El dragón es el diablo; el niño, Cristo, llevado junto a Dios fuera de su alcance. La mujer es el pueblo de Dios, del que vino el Mesías y que es perseguido; católicos y ortodoxos ven en ella también a María. El dragón se enfurece porque ya está vencido y le queda poco tiempo.',
  'REV 13:16; REV 13:17; REV 13:18':
    'Una marca muestra a quién se pertenece: la llevan los que adoran a la bestia, un poder que ocupa el lugar de Dios, como los siervos de Dios llevan su sello. Unos piensan en el imperio romano, otros en un soberano futuro; va unida a esa adoración y no se recibe sin saberlo.',
  'REV 17:1-18':
    'La mujer vestida de púrpura es una gran ciudad, llamada Babilonia, ebria de poder, de lujo y de sangre de creyentes. Las siete colinas señalan a Roma, el imperio de entonces; muchos protestantes antiguos pensaron en el papado, otros en un poder sin Dios de toda época o aún por venir.',
  'REV 20:1-6':
    'El dragón atado es el diablo, al que se impide engañar a las naciones. Católicos, ortodoxos, luteranos y reformados suelen ver en los mil años una figura del tiempo actual de la Iglesia, en el que Cristo reina; muchos evangélicos esperan un reino en la tierra tras su regreso.',
  'REV 20:14; REV 21:8; REV 2:11; REV 20:6':
    'La primera muerte acaba la vida en la tierra; la segunda, representada como un lago de fuego, es quedar apartado de Dios tras el juicio final. La mayoría de las iglesias la entiende como un estado sin fin, algunas como destrucción definitiva; no alcanza a los que son de Cristo.',
  'REV 21:1-27':
    'La ciudad que baja es a la vez lugar y pueblo, llamada esposa del Cordero: Dios mismo vive con los hombres. No necesita templo ni sol, sus puertas no se cierran nunca, y los nombres de las tribus y de los apóstoles dicen que todo el pueblo de Dios tiene allí su casa.',
  'REV 21:4; ISA 25:8':
    'Secar las lágrimas es lo que hace una madre o un amigo íntimo: así de cerca llega Dios a cada uno que ha sufrido. En su mundo nuevo ya no hay muerte, luto ni dolor. Hasta entonces las lágrimas son reales, y el versículo no las niega.',
}
