/** How people tell each situation in Spanish: `# boss-unkind-or-unfair` heads its sentences. */
export const TOLD = `
# brother-or-sister-estranged
Mi hermano y yo llevamos tres años sin hablarnos por una tontería en la boda de mi hija
pastor mi hermana me bloqueó del whatsapp y ni siquiera vino al bautizo de mi bebé
Desde que murió papá los hermanos estamos distanciados, cada quien por su lado
No sé nada de mi hermano mayor desde 2016, nos peleamos a gritos y ninguno quiere dar el primer paso
Mi gemela ya no me dirige la palabra, le pedí perdón dos veces y me cuelga el teléfono
En Navidad mis hermanas se sientan en mesas separadas y yo estoy harta de este rencor, cómo hago para reconciliarme?
Mi hermana y yo ya no nos hablamos
Hace años que no veo a mi hermano, estamos peleados
Mis hermanos no me contestan las llamadas ni los mensajes
Quiero hacer las paces con mi hermana y ella no quiere
Mi hermano está enojado conmigo y me evita en las reuniones
Los hermanos nos distanciamos por una pelea vieja y nadie cede
Mi hermana cortó toda relación conmigo, la extraño mucho
Mi hermana y yo llevamos seis años sin dirigirnos la palabra
mi hermano me bloqueó del whatsapp después de navidad y ni sé por qué
Antes éramos uña y carne mi ñaño y yo, ahora nos cruzamos por la calle y mira para otro lado
Le he mandado cartas a mi hermana mayor pidiéndole perdón y me las devuelve sin abrir, ¿debo seguir insistiendo?
Desde que mi hermano se casó con esa mujer se alejó de nosotros, no vino ni al entierro de papá
tengo una gemela y no nos hablamos por una tontería que se dijo en una boda
Mi carnal me guarda rencor de hace años y no quiere reconciliarse conmigo
¿Qué dice la Biblia cuando dos hermanos de sangre se distancian y ninguno da el primer paso?
Me enteré por facebook de que mi hermana tuvo un niño, soy tía y no lo conozco porque estamos peleadas
Yo fui el que cortó con mi hermano menor, me harté de sus desplantes y ahora lo extraño
En los cumpleaños de mamá vamos por turnos para no coincidir mi hermana y yo, qué vergüenza
Mi hermano dice que para él ya no existo, que se olvide todo el mundo de que somos familia
Vivo en la misma calle que mi hermano y cuando me ve venir cruza a la otra acera, ni el saludo me da
Mi ñaña me retiró la palabra por un comentario en el bautizo y ya van cuatro cumpleaños sin felicitarnos
Soy agricultor, mi hermano tiene la parcela de al lado y trabajamos espalda con espalda sin cruzar ni una frase
¿Cómo rompo el hielo con una hermana que me borró de su vida? Guardo su número y no me atrevo a marcar
Mi medio hermano y yo quedamos enemistados después del velorio de la abuela, él no acepta mis disculpas
A mis 79 años no quisiera seguir enemistado con mi único hermano, pero su orgullo y el mío pueden más, ¿por dónde empiezo?
mi hermana la mayor me tiene en visto desde agosto, le mando fotos de los niños y nada
Deme una oración para que se ablande el corazón de mi hermano, que rompió conmigo y no quiere saber de mí
Mis dos hermanas se hablan entre ellas y a mí me dejaron fuera, organizan los paseos y no me avisan
Fuimos inseparables de chicos, compartíamos litera, y hoy mi hermano es un desconocido que vive en Toronto y no contesta
¿Doy yo el primer paso hacia mi hermana aunque la que ofendió fue ella? llevamos desde la comunión de mi nieta sin trato
Le escribí a mi hermano una carta para reconciliarnos después de nueve años de distancia y me contestó que no insista

# quarrel-over-inheritance
Murió mi padre sin testamento y ahora mis hermanos se pelean por el piso de Valencia
Mi hermano se quedó con la casa de mamá y no quiere repartir nada
Estamos en juicio entre primos por las tierras del abuelo, la familia está rota por la herencia
mi hermana falsificó unos papeles de la sucesión y nos dejó fuera del terreno, ¿la demando o lo dejo así?
El notario leyó el testamento y a mí solo me tocó la legítima, me siento estafado por mis propios hermanos
Mis tíos no quieren vender el campo y llevamos cuatro años discutiendo quién se queda con qué
Mis hermanos y yo peleamos por la herencia de mis padres
Mi hermana quiere vender la casa de los abuelos y yo no
No nos ponemos de acuerdo con el reparto de la herencia
Papá dejó el terreno solo a mi hermano en el testamento
Mi hermano sacó las joyas de mamá y no quiere repartirlas
La casa heredada nos tiene peleados a todos los herederos
Mi tío se quedó con la parte de la finca que nos tocaba
Se murió mi papá y estamos todos los hermanos agarrados por la casa
mi hermana vació la cuenta de mamá antes de que abriéramos el testamento
Nos vamos a ver en el juzgado por unas tierras que dejó el abuelo en el pueblo
El notario leyó la herencia y a mí no me tocó casi nada, estoy que echo humo
Mis tíos falsificaron las escrituras del terrenito y se quedaron con la parte que era de mi padre finado
¿Es pecado reclamar lo que me corresponde de la legítima o debo dejarlo pasar por la paz?
No nos ponemos de acuerdo en si vender o no el piso de los padres, unos quieren alquilarlo y otro vive dentro gratis
hasta por los anillos y la vajilla de la abuelita nos peleamos después del velorio
Mi cuñado mete cizaña con el reparto de los bienes de mi suegro fallecido
La finca la trabajé yo treinta años y ahora los coherederos vienen a pedir su pedazo
Mi madrastra se quedó con todo lo que dejó mi viejo y los abogados nos están comiendo vivos
Jesús le dijo a uno que quién lo había puesto por repartidor, ¿entonces qué hago con la sucesión que me están robando mis hermanos?
Mi abuelita dejó dos hectáreas de café y los siete herederos llevamos tres años sin poder repartirlas
Los hijos del primer matrimonio de mi papá aparecieron a reclamar su parte de la herencia y estamos en el juzgado
¿Es de mal cristiano impugnar el testamento de mi tía? Le hicieron cambiarlo en el hospital cuando ya no veía
mi hermano puso a su nombre el apartamento de la playa un mes antes de que mamá falleciera
Por el camión de papá y la licencia de taxi mis hermanos y yo ya no podemos ni sentarnos en la misma mesa
Soy viuda y los hijos de mi difunto quieren sacarme de la casa para vender y repartirse la plata
Ni partición ni acuerdo, cada heredero con su abogado y la casa de los abuelos cayéndose por las goteras
Oren por nuestra familia, el reparto de los bienes nos dividió en dos bandos desde el entierro
A mi hermana le tocó el local de la avenida y a mí el monte pelado, no fue justa la repartición, ¿qué harían ustedes?
¿Cedo mi parte de la herencia para que haya paz entre hermanos, o eso sería dejar que se aprovechen?
El ganado que dejó mi padre lo vendió mi hermano a escondidas y dice que no tiene que rendir cuentas a nadie
Le digo a mi primo que el terreno del abuelo se divida en partes iguales y me contesta que los papeles están a su nombre

# parents-favour-another-child
Mi mamá siempre prefirió a mi hermano el menor, a él le paga todo y a mí nada
Tengo 42 años y todavía me duele que mi padre solo tenga ojos para mi hermana la médica
Para mis papás mi hermana es la consentida y yo soy la oveja negra de la familia
mi madre tiene en su casa cuarenta fotos de los hijos de mi hermano y de los míos ni una
Siempre me comparan con mi hermano: que él sí estudió, que él sí les da alegrías
Mis viejos le compraron un auto a mi hermano varón y a mí me dijeron que me las arregle porque soy mujer
Mis padres quieren más a mi hermana que a mí
Mi hermano es el favorito de mi mamá, siempre lo fue
A mi hermana le celebran todo y a mí me regañan
Mamá le da todo a mi hermano y a mí nada
Mi papá tiene preferencia por mi hermano, es su consentido
Mis padres ayudan a mi hermana con los niños y a mí nunca
Para mi mamá mi hermana es perfecta y yo no existo
Mi mamá siempre prefirió a mi hermano, el niño de sus ojos
a mi hermana le pagaron la universidad privada y el coche y a mí ni los libros
Haga lo que haga, para papá el consentido es el menor y yo soy la oveja negra
Me siento como Esaú, mis padres tienen su favorito y no soy yo
En casa de mis viejos las fotos de la sala son todas de mi hermana la doctora, mía hay una chiquita detrás
¿Por qué mi madre solo presume del varón y de nosotras las mujeres nada?
Mis papás cuidan a los hijos de mi hermano todos los días y a los míos nunca, tienen nietos de primera y de segunda
siempre me comparan, que aprenda de mi hermano, que él sí que vale
Tengo 45 años y me sigue doliendo que me quieran menos que a mi hermano pequeño
Si mi hermana mete la pata se lo perdonan, si la meto yo me lo recuerdan un mes, dos varas de medir
mi ama le guarda el mejor plato al mimado y yo que la atiendo no recibo ni las gracias
Soy el de en medio, invisible, ni el mayor brillante ni la bebé de la casa, mis padres ni me ven al lado de ellos
Mi madre llama tres veces al día a mi hermano y a mí, que le hago la compra, me cuelga rápido, no sé qué hacer
Soy el hijo que se quedó en el campo y mi papá solo presume del que se fue a la capital
a mi hermano le hicieron quinceañera de rey y a mí un pastelito, así ha sido toda la vida la preferencia
¿Cómo se vive sabiendo que uno es el segundo plato de sus propios padres? Siempre primero mi hermana
La favorita rompe el carro y le compran otro, yo pido para el pasaje y me dicen que aprenda a ahorrar
Mis papás viajaron a la graduación de mi hermano en Texas y a la mía no fueron, era a dos cuadras
Tengo 16 y todo lo que hago se compara con mi hermana gemela, ella es la lista y yo la floja
El consentido de la casa tiene 40 años y mi mamá todavía le plancha las camisas, a mí me cobra el cuarto
Le pido a Dios no odiar a mi hermano por ser el predilecto, él no tiene la culpa de cómo lo miman
mi viejo nunca fue a verme jugar y a los partidos de mi hermano no falta ni lloviendo
¿Le digo a mi madre que me duele su preferencia por el pequeño o me lo trago otra vez como siempre?
Como no le di nietos varones, mis padres tienen más cariño a la familia de mi hermana que a la mía

# parent-with-dementia-or-ill-to-care-for
Mi mamá tiene Alzheimer y ya no me reconoce, me pregunta veinte veces lo mismo al día
A mi padre le dio un derrame y quedó postrado en cama, hay que cambiarle el pañal y darle de comer
cuido a mi abuela de 91 años, de noche se levanta y grita, estoy agotada
Papá con demencia se pone terco, no quiere bañarse y a veces pierdo la paciencia con él
Mi madre tiene párkinson y cada mes está peor, me parte el alma verla temblar así
Llevo a mi mami a diálisis tres veces por semana y ya no doy más, pastor
Mi mamá me preguntó hoy quién era yo, se le borró mi nombre después de cuarenta años
La visito en la residencia y me confunde con la enfermera, salgo llorando
Su demencia avanza, ya no reconoce mi cara ni la de sus nietos, ¿se acordará de Dios?
Es como un duelo en vida, mi madre está ahí pero su memoria se fue
Mi papá tiene demencia y ya no sabe quién soy
Mi mamá repite las mismas preguntas y se pierde en su casa
Cuido a mi madre enferma en casa y estoy muy cansada
Mi padre con alzhéimer se escapa a la calle y me asusto
Mi mamá se olvida de todo, guarda los zapatos en la nevera
Mi abuelo ya no camina, lo baño y le doy la comida
Mi madre perdió la memoria y me llama por otro nombre
Mi madre tiene alzhéimer y hoy no me ha reconocido
cuido a mi papi que quedó encamado por un derrame, le cambio los pañales y lo volteo cada tres horas
Mi mamá pregunta veinte veces lo mismo y pierdo la paciencia, luego me da una culpa horrible
El viejo se me escapa de noche a buscar la casa donde nació, ya no duermo
A mi padre le diagnosticaron párkinson y cada semana puede hacer menos cosas él solo
Es durísimo ver cómo se va borrando la memoria de mi mami, me llama por el nombre de su hermana muerta
dejé el trabajo para atender a mamá con cáncer, le doy la papilla con cucharita como a un bebé
¿Cómo honro a mi padre ahora que está demente y me dice groserías que nunca decía?
Mi jefecita va a diálisis tres veces por semana y yo la llevo, estoy agotada pero no quiero que se me vaya
Papá con su andador, las pastillas, las escaras, el suero... necesito fuerzas de Dios para esta enfermedad tan larga
mi madre senil cree que le robo el monedero y me acusa delante de las vecinas
Deme un versículo para leerle a mi mamá que ya casi no entiende pero todavía canta los himnos
Mi madre pone la cafetera vacía al fuego y se pierde en el pasillo, el neurólogo habla de deterioro cognitivo
Papá pide volver con su mamá, que murió hace sesenta años, y llora como un niño cada atardecer
Soy taxista y entre carrera y carrera subo a cambiarle el pañal a mi viejo y a darle su papilla
Mi mami lleva tres años encamada con sonda y solo mueve los ojos, ¿me oirá cuando le rezo al oído?
a mi abuelita se le va la cabeza, hoy salió en bata a la avenida y la trajo un policía
Mi papá con cirrosis hinchado en la cama, lo limpio, le mojo los labios y no sé cuánto aguantaremos
Le doy a mi madre las pastillas trituradas con compota porque ya se le olvidó cómo se traga
Qué salmo le puedo cantar a mi padre con alzhéimer para calmarlo cuando se agita por la noche
Mi mamá fue profesora de literatura y ahora no encuentra la palabra cuchara, verla así me rompe
Entre el colegio de los niños y la insulina de mi papá enfermo no tengo un minuto, soy hija única
me confunde con su difunto marido y me coquetea, me río por no llorar, mi pobre madre tan perdida
Señor, dame paciencia con mi padre, me insulta, me escupe la sopa, y sé que no es él, es la demencia

# parent-refuses-help
Mi padre de 84 no deja entrar a ninguna cuidadora y yo no doy más
Papá es terco, rechaza el andador, la ayuda a domicilio, al médico, y después se cae
mi mamá dice que puede sola pero se olvida las pastillas y echa a las enfermeras
Mi viejo no acepta ayuda de nadie, me contesta mal, estoy quemada
¿Cómo atiendo a un anciano que no se deja ayudar? estoy rendida
No quiere bañarse ni que le lleven comida, voy todas las noches y termino agotado
Cuidar a mi padre me tiene agotada, a sus 86 no se deja bañar ni acepta enfermera
Mi madre no quiere aceptar ayuda aunque ya no puede sola
Mi papá se niega a ir al médico, es muy terco
Mi mamá no quiere usar el bastón y se ha caído ya
Le busqué una cuidadora y mi madre la echó de casa
Mi padre mayor sigue manejando y no quiere dejar el coche
Mi abuelo rechaza la ayuda, dice que no la necesita
Mi mamá no se toma las pastillas y se enfada si insisto
Mi padre no quiere que nadie le ayude, se cae y dice que está perfectamente
mi mamá echó a la señora que le contratamos para la limpieza, tercera vez ya
El viejo es terco como una mula y no se deja llevar al médico
Mi madre de 88 vive sola en un cuarto sin ascensor y se niega a ponerse el botón de teleasistencia
¿Qué hago con un papá que sigue manejando la camioneta casi ciego y no suelta las llaves?
Le compré un bastón y lo tiró a la basura, mi apá tiene un orgullo
Mi mamita no acepta ni un centavo ni un plato de comida mío, dice que no quiere ser carga para nadie
ofrecí a mis padres venirse con nosotros y se enojaron, que de su casa salen con los pies por delante
Mi madre esconde las medicinas y no se las toma, y si le digo algo me contesta que no es una niña
¿Hasta dónde respeto la voluntad de mi papá si rechaza la operación, la enfermera y hasta el audífono?
mi mamá acumula trastos y comida podrida en la nevera y no permite que entre a ordenar
Por más que le ruego, mi padre viudo se empeña en apañárselas sin ayuda y la casa se le viene abajo
Mi mamá con 90 sube a la escalera a cambiar bombillas y si le digo algo me manda a paseo
Le instalamos barras en la ducha y el abuelo las mandó quitar, que él no es ningún inválido
¿Cómo convenzo a mi madre de que acepte una muchacha que la acompañe de noche? Dice que no quiere extraños
papá se niega rotundo a hacerse los análisis, que de algo hay que morir, y no hay quien lo mueva
Le llevo la comida hecha y me la devuelve intacta, prefiere su sopa de sobre antes que aceptar ayuda de su hija
Mi padre ganadero tiene 81 y sigue subiéndose al tractor a pesar del marcapasos, es un cabezota
Rechazó la silla de ruedas, el pañal y al fisioterapeuta, mi mamá no se deja ayudar por nadie, ¿de dónde saco fuerzas?
Rezo para tener calma con mi viejo testarudo, cada visita al doctor es una batalla para sacarlo de casa
¿Qué hace una hija cuando el padre no quiere cuidadora, ni centro de día, ni venirse a vivir con ella?
Mi madre apagó el aparato de los oídos y lo guardó en un cajón, que prefiere no oírnos mandar
vive solo en el rancho a dos horas, no quiere dejarlo ni contratar a alguien, y yo con el alma en un hilo
Despidió a la enfermera que le curaba la pierna, mi suegro no admite que una extraña lo toque

# care-of-parents-left-to-me-alone
Somos cuatro hermanos y la única que cuida a mi madre soy yo
mis hermanos viven en Estados Unidos, mandan cien dólares y creen que con eso ya cumplieron con papá
Como soy la soltera todos dieron por hecho que yo me encargo de mis padres ancianos
Mi hermano solo aparece los domingos a opinar, pero el que lleva a papá al médico y paga las medicinas soy yo
Dejé mi trabajo para atender a mi mamá enferma y nadie de la familia me ayuda ni un fin de semana
Mi cuñada dice que los suegros no son asunto suyo y mi marido y yo cargamos con todo
Yo sola cuido a mis padres y mis hermanos no ayudan
Mis hermanos no se turnan nunca para cuidar a papá
Mi hermana pone excusas y nunca le toca quedarse con mamá
Todo el cuidado de mi madre me lo dejan a mí
Mis hermanos viven cerca y no vienen a ayudar con mamá
Les pido a mis hermanos turnarnos con papá y nadie responde
Pago yo solo la cuidadora de mi padre, mis hermanos ni preguntan
Somos cinco hermanos y la única que ve por mamá soy yo
mis hermanos se lavan las manos, como soy soltera me toca a mí quedarme con los viejos
Mi hermano aparece en Nochebuena con una caja de bombones y el resto del año el cuidado de papá cae entero sobre mí
Toda la carga de mis padres ancianos la llevo yo solo, nadie de la familia arrima el hombro
Los demás opinan por el grupo de whatsapp pero ninguno viene a hacer un turno con la abuela, que es su madre
¿Es malo sentir rabia contra mis hermanas que no ponen ni un peso para las medicinas de mi papá?
por ser la hija mujer dieron por hecho que yo me encargaba, los varones bien gracias
Me siento Marta, sirviendo yo sola a mis padres mientras mis hermanos hacen su vida
Hace ocho años no tengo vacaciones porque nadie me releva con mi mamá
mi hermana dice que vive lejos y que para eso estoy yo aquí al lado, muy cómoda ella
Pedí a mis hermanos turnarnos los fines de semana con nuestro padre y todos tuvieron excusa
¿Ve Dios que me dejaron sola con los dos, papá y mamá, y que nadie me pregunta cómo estoy?
Mi hermano vive en el piso de arriba y ni baja a preguntar, yo baño, cocino y velo a mamá
Tengo tres hermanos varones y según ellos cuidar a los viejos es cosa de la hija
¿Cómo les digo a mis hermanos que también son sus padres sin que terminemos peleados?
cuando toca pagar el oxígeno de papá a todos se les acaba el saldo y no contestan, lo pongo yo sola
Hace seis años que no duermo fuera de casa porque nadie de mis hermanos quiere relevarme una sola noche
Perdí mi novio, mi trabajo y mis fines de semana atendiendo a mis padres mientras los demás viajan
Hice un calendario de turnos para cuidar a papá, lo colgué en el grupo y ninguno de mis hermanos se apuntó
Me toca a mí por ser la que no tiene hijos, así lo decidieron mis hermanas sin preguntarme, ¿cómo lo llevo con paz?
Que Dios me quite esta amargura contra mis hermanos, cargo sola con dos ancianos y nadie ayuda
¿La Biblia manda cuidar a los padres solo al que vive más cerca? Mis hermanos se desentienden de todo
mi hermana opina desde Miami qué médico y qué dieta, pero la que limpia y trasnocha soy yo
Soy hombre, soltero, y el único de seis que lleva a mi mamá al baño, los demás ni un turno

# guilt-at-sending-parent-to-a-home
Ayer dejamos a mi madre en una residencia y lloraba agarrada a mi brazo, no me lo perdono
Tuvimos que internar a papá en un asilo porque ya no podíamos con él, me siento la peor hija
Le prometí a mi mamá que nunca la llevaría a un geriátrico y lo estoy haciendo
¿Es pecado meter a mi padre de 88 años en un hogar de ancianos? los dos trabajamos y no hay quien lo cuide
mis tías me critican porque puse a la abuela en una casa de reposo, dicen que la abandoné
Cada vez que salgo de la residencia mi padre me pregunta cuándo lo llevo a casa y vuelvo llorando en el coche
Llevé a mi mamá a un asilo y me siento culpable
Mi padre está en una residencia de mayores y me da culpa
Metimos a la abuela en una residencia y ella quiere volver
Me remuerde haber dejado a mi papá en el geriátrico
Buscamos residencia para mi madre y siento que la abandono
Mi mamá llora en el hogar de ancianos cuando me voy
No pude seguir cuidándolo en casa y lo llevé al asilo
Tuve que ingresar a mi madre en una residencia y no me lo perdono
dejé a mi papá en el asilo y cuando me fui me gritaba que no lo abandonara
Siento que traicioné a mi mami llevándola al hogar de ancianos
Le prometí que nunca lo metería en un geriátrico y rompí mi promesa
En mi cultura eso no se hace, las tías me dicen mala hija por llevar a mi viejita a una casa de reposo
Cada domingo que salgo de visitarla en la residencia lloro en el coche
¿Falto al cuarto mandamiento si busco plaza para mi padre en un centro de mayores?
ya no podía levantarla sola y firmé el ingreso, pero la culpa no me deja dormir
Mamá me pregunta cuándo vuelve a su casa y yo le miento, la tengo internada en un ancianato
Hemos vendido el piso de papá para pagar la residencia, me remuerde la conciencia como si lo hubiera tirado
Estamos pensando en un hogar para mi suegra y mi madre, ¿Dios me va a juzgar por no tenerlas conmigo?
allá la cuidan bien, las monjitas son buenas, entonces ¿por qué me siento tan culpable de haber llevado ahí a mi mamá?
Firmé los papeles de la residencia un martes y desde entonces como con un nudo en la garganta, ¿hay alguna palabra de Dios para esto?
Mi padre empacó su maletita sin decir nada y ese silencio me persigue, lo llevé al hogar de ancianos
¿Soy mal hijo por pagarle a otros para que cuiden a mi mamá en un geriátrico?
la auxiliar me dice que mamá está contenta ahí, pero yo siento que la deposité como un mueble
En mi pueblo a los viejos se les cuida en casa, y yo la ingresé, qué dirán y qué dirá Dios
Cuando me despido en la residencia me agarra la manga y pregunta qué hizo malo para que la dejemos
Ya no podía con las noches, tengo hernias y tres niños, busqué un asilo y la culpa me come viva
Rezo todas las noches pidiendo perdón a mi papá por haberlo internado en esa casa de reposo
Hay lista de espera en el centro de mayores y rogué que saliera plaza, luego lloré de vergüenza
¿Cómo me quito el remordimiento de haber metido a mi abuela en una residencia cuando ella me crió a mí?
Prometimos a mi suegro que moriría en su cama y ayer lo trasladamos a un hogar, mi esposo está deshecho de culpa
mi tía soltera que fue mi segunda madre está en el ancianato, la visito y me voy como huyendo

# parent-hurt-me-as-a-child
Mi padre me humilló toda la infancia, me decía inútil, y ahora ya viejo quiere que lo visite
De niña mi mamá nunca me abrazó, me gritaba por todo y hoy con 35 todavía me pesa
mi papá nos abandonó cuando yo tenía seis años y ahora me escribe como si nada
Crecí con una madre alcohólica que me dejaba encargado con los vecinos, tengo mucha rabia guardada
Las palabras de mi padre cuando era chico me siguen doliendo, cómo honro a alguien que me crió con desprecio
Me regalaron con mi abuela de pequeña y nunca entendí por qué mi madre no me quiso
Mi papá me despreciaba de niño y todavía me duele
De pequeña mi madre me decía que yo era un error
Mi infancia fue triste, mi padre nunca estuvo para mí
Mi mamá me abandonó de niña y no lo supero
Guardo rencor a mi padre por cómo me trató de chico
Mi padre prefería el bar y de niño nunca jugó conmigo
Nunca recibí cariño de mis padres en mi niñez
Mi padre me humillaba de niño y todavía oigo su voz diciéndome inútil
mi mamá nunca me abrazó, nunca, ni una sola vez de chiquita
Mi papá se fue por cigarros cuando yo tenía cinco años y no volvió, crecí esperándolo en la ventana
Tuve una infancia muy dura por culpa de mi madre y ahora quiere que hagamos como si nada
¿Cómo puedo llamar Padre a Dios si el mío me hizo tanto daño cuando era pequeña?
Me regalaron con una tía a los tres años, mi propia mamá me dio, esa herida no cierra
de niña me decía gorda y fea delante de las visitas, mi madre, y sigo sin poder mirarme al espejo
El mandamiento de honrar padre y madre se me atraganta, ellos me marcaron la niñez
Mi viejo tomaba y de chicos vivíamos con miedo a que llegara, hoy está anciano y me pide cariño
Voy a terapia por cosas que mis papás me hicieron de chico, ¿tengo que perdonarlos aunque no se arrepientan?
A los nueve años yo criaba a mis hermanitos porque mamá no se levantaba de la cama, me robó mi infancia
nunca me dijo que me quería, nunca estuvo orgulloso, me crié con un padre de hielo y arrastro ese trauma
Mi padre se burlaba de mi tartamudez delante de sus amigos cuando era niño, hoy me pide que lo cuide
De chiquita mi mamá se iba de fiesta y yo dormía sola con el radio prendido para no tener miedo
Tengo 60 años y la herida de no haber oído jamás un te quiero de mi papá sigue abierta
¿Cómo perdono a la madre que me dejó en un internado a los seis años y nunca volvió a buscarme?
mi viejo me llamaba tonto por no aprender las tablas y todavía tiemblo cuando alguien levanta la voz, ¿qué paso doy ahora?
Crecí con hambre de cariño, mis padres estaban siempre ocupados y de niña era invisible en esa casa
Mi papá me hizo dejar la escuela a los once para vender en el mercado, me quitó la niñez
Ahora que soy mamá entiendo todo lo que la mía no me dio de pequeña y me da coraje
Me crié con mi abuela porque mis padres escogieron el trago, me cuesta creer que Dios sea un buen padre
Cada Navidad de mi infancia mi padre desaparecía y yo esperaba el regalo, ese abandono no se me olvida
¿Tengo que honrar a una mamá que de niña me hizo sentir un estorbo y hoy lo niega todo?
le llevo resentimiento a mi padre por cómo nos crió, duro, frío, sin un abrazo, y él dice que no fue para tanto

# parents-oppose-my-choice
Mis padres no aceptan a mi novio porque es de familia pobre y me amenazan con no ir a la boda
quiero estudiar música y mi papá dice que si no es derecho no me paga nada
Mi mamá se opone a que me vaya a vivir a otra ciudad, dice que la estoy abandonando
Tengo 28 años, quiero casarme con una muchacha venezolana y en mi casa no la quieren ni ver
Dejé la carrera de medicina para ser panadero y mi padre no me habla desde agosto
¿Tengo que obedecer a mis papás si no aprueban a la persona que elegí? ya soy mayor de edad
Mis padres no están de acuerdo con la carrera que elegí
Mi mamá no acepta a mi novia y quiere que la deje
Mi papá quiere que estudie medicina y yo quiero arte
Mis padres no me dejan irme a estudiar fuera
Decidí dejar la universidad y mis papás están furiosos
A mis padres no les gusta mi novio ni mi trabajo
Elegí mi camino y mi familia no me apoya
Quiero estudiar música y mis padres se empeñan en que haga Derecho
mis papás no aceptan a mi novio porque es de otro país y más moreno
Me voy a ir a vivir a Canadá y mi mamá me hace chantaje emocional para que me quede
¿Peco si desobedezco a mis padres siendo mayor de edad? No les gusta la carrera que elegí
Dejé medicina en tercer año para ser cocinero y mi viejo me retiró el saludo
Mis padres amenazan con no venir a mi boda si me caso con ella
Papá esperaba que siguiera con el taller y se tomó fatal que yo quiera ser maestra
tengo 22 y mi madre no me deja mudarme con unas amigas, dice que las hijas salen de blanco de casa
No apoyan mi decisión de adoptar, mis padres dicen que sangre ajena no
Mis papás le ponen peros a la mujer que amo porque tiene un hijo y es mayor que yo
¿Cómo les hago entender a mis padres que este camino es mío, si ya planearon mi vida por mí?
quiero hacerme bombera y en casa han puesto el grito en el cielo, no dan su bendición
Quiero ser peluquero y mi papá dice que en esta familia los hombres somos de la construcción, ¿habla de esto la Biblia?
Mis padres ponen mala cara a mi prometida porque es diez años mayor que yo y ya divorciada
me aceptaron en una escuela de danza en Buenos Aires y mi mamá rompió la carta de admisión
¿Hasta qué edad hay que pedir permiso? tengo 26, quiero mudarme con mi trabajo y mis papás lo prohíben
Escogí ser soldado profesional y en mi casa están en contra, mi madre no me habla de la pena
Mi familia quería una boda grande con el hijo del notario y yo elegí al electricista que amo
A mi papá no le gusta que estudie enfermería, dice que eso es de mujeres y no me apoya
Pido a Dios que mis padres respeten mi decisión de quedarme en el pueblo a criar cabras
Dejé el negocio familiar para ser chofer de ambulancia y mis papás lo sienten como una traición
¿Cómo honro a mis padres sin renunciar al muchacho que escogí, que no les gusta por ser de otro país?
mi mamá quiere que estudie derecho como ella y no entiende que lo mío es la cocina
Voy a casarme aunque mis padres no den su aprobación, ella es morena y viene de una familia humilde

# parents-or-family-against-my-faith
En mi casa todos son católicos y desde que voy a la iglesia evangélica me dicen que estoy en una secta
Mi papá me prohibió bautizarme, dice que si lo hago me olvide de que tengo padre
mi esposo y mis suegros se burlan porque leo la biblia y me esconden las llaves los domingos
Soy la única cristiana de mi familia, mis padres son ateos y se enfadan cuando rezo antes de comer
Vengo de familia musulmana y si se enteran de que creo en Jesús me echan de casa
Mi abuela llora porque dejé la religión de ella, y mis tíos ya no me invitan a las reuniones
Mis padres no quieren que vaya a la iglesia
Mi familia se enojó porque me hice cristiano
Mi mamá me rompió la Biblia y me prohíbe orar
Me bauticé a escondidas y mi papá está furioso
Mi familia es budista y no acepta mi fe
Voy al culto sin que mis padres lo sepan
Mis papás dicen que dejé la religión de la familia
Desde que me bauticé mi familia me trata como si estuviera en una secta
mis padres son ateos y se burlan cuando bendigo la mesa
Me hice evangélico y mi mamá católica llora y dice que la traicioné
Leo la Biblia a escondidas debajo de las cobijas porque si mi papá me ve me la quita
Me prohíben ir al culto los domingos hasta que cumpla los 18
Mis tíos me llaman la monja, la aleluya, y en cada asado soy el hazmerreír por creer en Cristo
Vengo de familia musulmana en Melilla y si se enteran de que sigo a Jesús me echan de casa
¿Obedezco a mis papás que no me dejan ir al grupo de jóvenes de la iglesia o a Dios antes que a los hombres?
Mi padre dice que mientras viva bajo su techo nada de curas ni de misas
rompieron mi devocional y me dijeron que me lavaron el cerebro los pastores, mi propia familia
Cuando conté en la cena que quería confirmarme se hizo un silencio y mi hermano soltó que si era tonta
Jesús dijo que los enemigos serían los de la propia casa y a mí me pasa tal cual por convertirme
Mi mamá dice que me volví fanático porque ya no voy a los bailes y canto alabanzas en la ducha
Desde que me congrego mis hermanos me llaman la santurrona y mi padre me apaga la radio cristiana
Soy de familia judía y cuando confesé que creo en Cristo mi tío pidió que no me invitaran más a las fiestas
¿Cómo sigo al Señor si en mi casa me esconden los zapatos para que no vaya al culto?
mis papás marxistas se avergüenzan de mi fe, me dicen que tiré mis estudios a la basura por un cuento, deme un versículo
Me bautizo el mes que viene en el río y nadie de mi familia piensa acompañarme, lo ven como una traición
Tengo 15 años y mi papá me quitó el celular por oír prédicas, dice que la religión atonta
Mi abuela me desheredó de palabra por dejar la misa y hacerme evangélica, la familia entera me da la espalda
Oro en el baño con la llave abierta para que no me oigan, en casa se ríen de mi fe
Cada Nochebuena discutimos porque doy gracias antes de comer y mi hermano se levanta de la mesa
¿Debo callar mi fe para tener paz con mi familia o seguir hablando aunque me echen en cara que soy de secta?
mi padre dijo en la cena que prefería un hijo vago que un hijo metido en la iglesia

# ancestors-or-idols-at-home
Mi mamá tiene un altar de la Santa Muerte en la sala y me pide que le prenda velas
En mi pueblo ponemos ofrenda el Día de Muertos, como cristiana, ¿puedo participar o es idolatría?
mi suegra es santera y quiere que mi hija lleve los collares, no sé cómo decirle que no
Cuando vamos a la tumba del abuelo mi familia china quema incienso y se arrodilla, yo no sé qué hacer
La casa de mis padres está llena de imágenes de santos y se ofenden si no me persigno ante la Virgen
Heredé de mi tía unas figuras de orishas, ¿las tiro, las quemo o se las doy a mis primos?
En casa hay un altar a los antepasados y debo poner ofrendas
Mi abuela quiere que queme incienso a los antepasados
Mis padres rezan a estatuas y yo no quiero arrodillarme
Mi familia prende velas a los santos y me obligan a participar
No quise llevar flores al altar y mi mamá se ofendió
En el funeral tuve que inclinarme ante la imagen del difunto
Mi tía me regaló un buda y un amuleto para la casa
Mi mamá tiene un altar a la Santa Muerte en la sala y me da miedo
mi abuela es santera y quiere que me ponga los collares
En Día de Muertos mi familia pone ofrenda con comida para los difuntos, ¿puedo participar siendo cristiana?
Me piden que le prenda velas a los santitos de la casa y yo ya no creo en las imágenes
En mi comunidad le hacemos pago a la Pachamama con coca y chicha, ¿está mal delante de Dios?
Mi suegra mandó a limpiar la casa con un brujo y dejó un amuleto colgado tras la puerta
tenemos un buda y un gato de la suerte en la entrada, mi esposo no quiere tirarlos
Mi tía invoca al espíritu del bisabuelo y le sirve aguardiente, toda la parentela se arrodilla ahí
¿Me deshago de las figuras y herraduras que heredé o es una falta de respeto a los antepasados?
Soy de padres chinos y en año nuevo debo quemar incienso ante la foto de los abuelos
Mi papá le rinde culto a María Lionza y guarda tabacos y estatuillas en el cuarto
Si no hago la reverencia al Gauchito Gil que tienen en el patio, mi gente dice que traigo mala suerte
Mis papás tienen en la sala un altarcito con veladoras al santo patrón y me toca cambiarle las flores
Me casé con una filipina y su mamá pone arroz y cigarros delante de la foto del difunto abuelo
¿Puedo comer el pan de muerto y los tamales que estuvieron en la ofrenda de los difuntos?
mi abuelo guarda unos muñecos de barro de los antiguos y les riega licor antes de sembrar el maíz, ¿alguien me orienta?
En mi casa hay un San Cayetano de metro y medio y mi madre quiere que le bese los pies al salir
Soy de familia coreana en Paraguay y en Chuseok todos hacen la reverencia ante la tablilla de los antepasados, ¿cómo se lo pido al Señor?
Mi esposo trajo de Brasil una imagen de Iemanjá y la puso en el dormitorio, a mí me incomoda
Tengo que llevar en hombros la imagen en la procesión del pueblo como mi padre y mi abuelo, ya no creo en eso
¿Qué hago con el rosario de huesos, las estampas y el altar que heredé de mi madrina?
Mi tía dice que si dejamos de poner incienso a los ancestros se nos va a secar la milpa
la familia quiere que participe en la misa de cabo de año con comida servida para el muerto y agua bendita en su foto
Quisiera sacar los ídolos y amuletos de la casa, pero mi suegro los venera y vivimos bajo su techo

# parents-urge-me-to-marry
Tengo 33 y en cada comida mi mamá me pregunta para cuándo el novio, se me va a pasar el tren
mis padres me presionan para que me case ya, quieren nietos y yo no tengo ni con quién salir
Mi abuela dice que me voy a quedar para vestir santos, me da risa pero en el fondo me duele
Mi papá quiere que me case con la hija de su socio y yo no siento nada por ella
A mis 29 soy la única soltera de las primas y mis tías no me dejan en paz con que busque marido
Quiero quedarme soltero sirviendo al Señor pero mi madre lo vive como una tragedia
Mis padres insisten en que me case pronto
Mi mamá me busca novio entre los hijos de sus amigas
Toda la familia me pregunta cuándo me voy a casar
Mis tías dicen que ya estoy vieja para seguir soltera
Mi papá me organiza citas con muchachas para casarme
Mis padres quieren nietos y me presionan con la boda
Estoy bien soltero pero en casa insisten con el matrimonio
Mi mamá me pregunta en cada llamada que para cuándo la boda
tengo 33 y mis padres dicen que se me va a pasar el arroz
Me dicen que ya me dejó el tren, que agarre al primero que venga, hasta mi abuelita me presiona
Mis papás me presentan al hijo de unos conocidos cada domingo a ver si me lo quedo
Yo no quiero casarme todavía y en casa no hablan de otra cosa, que quieren nietos
mi papá me dijo que un hombre sin esposa a los 35 es sospechoso
¿La Biblia obliga a casarse? Porque mi familia me trata de solterona
Vestir santos, eso me dicen mis tías y mi madre asiente, como si estar sin marido fuera enfermedad
Mi madre ha puesto mi foto en el grupo de la parroquia buscándome novio sin permiso
Como mi hermana menor ya se casó, ahora todos los ojos encima de mí, mis viejos no me dejan en paz con el matrimonio
Soy gitana y con 21 ya me quieren pedir, mis padres insisten en el compromiso y yo quiero acabar la carrera
mi amá le reza a san Antonio de cabeza para que yo consiga marido y me lo echa en cara
Mi mamá guarda un ajuar de sábanas bordadas para mi boda y tengo 37 años y ningún novio
Cada domingo después de misa mi padre me sienta al lado de algún soltero, paso una pena
¿Cómo les explico a mis papás que no me quiero casar todavía, que primero va mi residencia médica?
mis tías hicieron una cadena de oración para que me salga marido, sin consultarme
Soy el único varón y mi abuelo dice que si no me caso pronto se pierde el apellido, ¿cómo lo pongo en manos de Dios?
A los 25 en mi pueblo ya eres solterona, mi madre me apura con la boda cada vez que llama
Mi papá habló con su compadre para arreglar mi matrimonio con el hijo, no me han preguntado nada
En la boda de mi prima me pusieron en la mesa de los niños, mis padres suspiran porque sigo sin casarme
Mi mamá llora porque quiere nietos antes de morirse y me presiona para que me case con el primero que pase
¿Tengo obligación ante Dios de casarme solo porque mis padres me lo exigen?
les presenté a una amiga y ya estaban preguntando fecha de boda, no puedo traer a nadie a casa
Me ofrecen el departamento si me caso antes de los treinta, mis viejos me tienen podrida con el casorio

# parents-fight-or-divorce
Mis papás se gritan todas las noches y yo me encierro en mi cuarto con los audífonos
Tengo 15 años y mis padres se van a divorciar, no sé con quién quedarme
mi mamá me usa de mensajera con mi papá, no se hablan pero viven en la misma casa
Después de treinta años casados mis padres se separan y siento que se me cae el mundo, aunque ya soy adulta
Mi padre se fue de casa con otra y mi madre no para de hablar mal de él delante de mi hermanito
En cada discusión dicen que siguen juntos por nosotros, me siento culpable de que peleen
Mis padres discuten todo el tiempo y yo sufro
Mis papás se van a separar y estoy triste
Mi papá se fue de la casa y mi mamá llora
Mis padres se divorcian y tengo que elegir con quién vivir
Oigo a mis papás gritarse desde mi cuarto
Mis papás ya no se quieren y hablan de divorcio
Vivo una semana con mamá y otra con papá
Mis padres se van a divorciar y siento que se me rompe el mundo
mis papás gritan todas las noches y yo me pongo los audífonos
Tengo 14 años y mi papá se fue de la casa con otra señora
Mi mamá me usa de mensajera para decirle cosas a mi papá, estoy en medio de los dos
¿Es culpa mía que mis padres se separen? Discutían mucho por mis notas
Quieren que elija con quién vivir, si con él o con ella, ante el juez
después de 30 años casados mis viejos se separan, soy adulta y aun así me duele como niña
Una semana en lo de mi vieja y otra en lo de mi viejo, vivo con la mochila a cuestas
Mi hermanito se esconde en el armario cuando papá y mamá empiezan a pelear
mi mamá habla pestes de mi papá todo el día y yo los quiero a los dos
Rezo para que mis padres vuelvan a estar juntos y Dios no me escucha
En casa mis padres ni se miran, comen a distintas horas, y yo hago de árbitro entre ellos
Mi papá duerme en el garaje desde marzo y mi mamá nos dice que es porque ronca
Llegué de la universidad y encontré la mitad de los muebles, mis padres se están separando
¿Cómo le explico a mi hermanita de seis que papá y mamá ya no van a vivir juntos?
mis viejos discuten por whatsapp estando en la misma casa y yo leo todo porque comparten tablet
Tengo 12 años, mis papás pelean en el coche y yo me pongo a cantar bajito para no oír
Mis padres firmaron el divorcio a los 68 años, los nietos preguntan por qué el abuelo vive en un hotel
En mi fiesta de quince no quisieron salir juntos en la foto, ya no se soportan mis papás
Papá me llama para quejarse de mamá y mamá para quejarse de papá, soy su psicóloga con 17
Señor, haz que mis papás dejen de gritarse en la cena, tengo la barriga hecha un nudo
El abogado de mi mamá quiere que declare con cuál de mis padres deseo quedarme
¿Puedo hacer algo para que mis papás se reconcilien o es un asunto solo de ellos dos?
paso Nochebuena con uno y Año Nuevo con la otra, desde la separación de mis padres las fiestas me amargan, ¿qué salmo me sirve?

# parent-does-not-believe
Mi papá tiene 80 años, está mal del corazón y no quiere oír nada de Dios
llevo quince años orando por la salvación de mi madre y sigue igual de dura
Mi viejo dice que la Biblia es un cuento para débiles, cómo le hablo del evangelio sin pelear
Mi mamá cree en la reencarnación y las energías, cuando le hablo de Cristo cambia de tema
Tengo miedo de que mi padre se muera sin conocer al Señor, es muy orgulloso y se ríe de los curas
Mi papá no cree en Dios y no quiere escucharme
Mi mamá no es creyente, quiero que conozca a Jesús
Invito a mis padres a la iglesia y nunca vienen
Mi padre es ateo y ya está muy mayor
Le regalé una Biblia a mi mamá y no la abre
Oro por la conversión de mis padres desde hace años
Mi madre se ríe cuando le hablo del evangelio
Mi padre no cree en Dios y ya tiene 80 años, me angustia su salvación
mi mamá dice que cuando uno se muere se acabó y punto, cómo le hablo de Jesús
Mi viejo era comunista de toda la vida y de curas ni hablar, pero yo quisiera que conociera al Señor
Oro por la conversión de mi madre desde hace quince años
¿Puedo testificarle a mi papá sin faltarle al respeto? Es agnóstico y muy leído
A mi papi le queda poco según los médicos y sigue cerrado a la fe, ¿habrá tiempo?
Mi mamá perdió la fe cuando murió mi hermano y no quiere saber nada del cielo
Mi padre falleció sin haber creído, ¿dónde está ahora?
invité a mi mamá a la iglesia y me dijo que eso es para viejas y ella es de ciencia
Mis papás son buenísimas personas pero nunca aceptaron a Cristo, eso me quita la paz
Mi madre cree en la energía y el horóscopo, no en el Dios de la Biblia, y me gustaría compartirle el evangelio
mi apá es incrédulo, dice que si hubiera Dios no habría guerras, y yo me quedo sin respuesta para él
Mi padre es médico, todo lo explica con la ciencia, y cuando nombro a Dios me mira con lástima
Mi mami va a cumplir 75 y dice que ella ya hizo sus paces con la nada, ora conmigo por su alma
¿Cómo comparto mi fe con un papá que se enojó con los curas en el internado y no perdona a la Iglesia?
mi viejo es masón y se ríe de mi Biblia, pero yo quiero verlo en el cielo, ¿qué hago?
Le puse a mi mamá una prédica en el celular y lo apagó a los dos minutos, no le interesa el evangelio
Mi padre está en la unidad de paliativos y no cree en nada, quisiera hablarle del Señor antes de que parta
Mi mamá es buena, ayuda a todo el barrio, pero dice que no necesita a ningún salvador
Desde niña pido por la salvación de mi papá pescador, solo menciona a Dios para renegar, ¿cómo sigo adelante?
¿Basta con vivir bien delante de mi madre incrédula o debo predicarle con palabras?
Papá fue guerrillero y ateo, tiene la fe por opio del pueblo, hablamos de todo menos de eso
mis padres hacen yoga, cristales y constelaciones, de Cristo solo dicen que fue un maestro más
Invité a mi padre a verme predicar por primera vez y me dijo que prefería quedarse viendo el partido

# parents-in-law-conflict
Mi suegra se mete en todo: en la comida, en la crianza, hasta en cómo doblo las toallas
Vivimos con mis suegros y no tenemos ninguna intimidad, mi marido nunca me defiende de su mamá
mi suegro me desprecia porque gano menos que su hija, ya no quiero ir a los asados del domingo
La mamá de mi esposo viene sin avisar y le dice a mis hijos que yo cocino mal
Mi nuera no me deja ver a mi nieto y mi hijo se pone de su lado
Mi mujer y mi madre no se soportan, estoy en medio y haga lo que haga quedo mal
Mi suegra critica todo lo que hago en mi casa
No me llevo bien con mis suegros
Mi suegra opina de cómo educo a mis hijos
Mi esposo siempre le da la razón a su mamá
Mis suegros vienen cada domingo y no respetan nuestra casa
Discutí con mi suegro y ahora mi mujer está molesta
Mi suegra quiere mandar en mi cocina y en mi matrimonio
Mi suegra se mete en todo, hasta en cómo doblo las toallas
vivimos en el segundo piso de mis suegros y no tengo ni un día tranquilo
Mi marido siempre le da la razón a su mamá y nunca a mí
La madre de mi esposo dice que no sé cocinar y le trae tuppers a escondidas
Mi suegro me mira por encima del hombro porque soy albañil y su hija estudió
¿Cómo amo a una suegra que habla mal de mí con las vecinas?
dejará el hombre a su padre y a su madre pero el mío no suelta las faldas de ella
Mis suegros entran con su llave sin avisar, abren los cajones, cambian los muebles de sitio
La familia política nunca me aceptó por ser extranjera, en las comidas me hacen el vacío
Mi nuera me detesta y me ha alejado de mi hijo, no sé qué le hice
Mis suegros quieren que pasemos todas las fiestas con ellos y con los míos nunca
mi suegra le da refresco y dulces al bebé aunque le pido que no y luego la mala soy yo
Mi suegra le revisa la lonchera a mis hijos y llama a mi marido al trabajo para decirle que no los alimento bien
Los papás de mi mujer nos prestaron para la casa y ahora creen que pueden decidir hasta el color de las paredes
¿Cómo pongo límites a mi suegra sin que mi esposo sienta que ataco a su madre?
mi suegro es el dueño del taller donde trabajo, me trata de inútil y en la cena tengo que sonreírle
Soy esposa de pastor y la madre de él le cuenta a las hermanas que soy mala ama de casa
Mi nuera dice que soy metiche, que no le toque la cocina, y yo solo quería ayudar a mi hijo
Cada diciembre la misma guerra, mis suegros exigen que la cena sea en su casa y se ofenden si vamos con mis padres
La mamá de mi novia me llama el muerto de hambre y ya estamos por casarnos, qué hago
Mi suegra llora, se enferma y se hace la víctima cada vez que mi marido le dice que no
Le pido al Señor cariño por mi suegra, me esconde las llaves y habla de la exnovia de su hijo delante de mí
mis suegros se mudaron a nuestro piso de dos habitaciones por un mes y ya van catorce, no nos soportamos
¿Qué aconseja la Biblia a una nuera que vive bajo el techo de su suegra y tiene que pedir permiso hasta para lavar?

# kept-from-grandchildren
Mi nuera nos cortó, todavía no he cargado a mi nieto
Soy abuela y no me permiten visitarlos, devuelve mis regalos sin abrir
Hace dos años que no vemos a los nietos porque la esposa de mi hijo no quiere
Me aleja a los chiquitos y mi hijo se calla
Abuelos sin contacto, ¿verá Dios cuánto extraño a esas criaturas?
Mi nietecita cumple cuatro y su madre me prohibió ir
Desde Navidad la nuera no nos deja ver a los nietos
Mi hijo no me deja ver a mis nietos
Soy abuelo y hace un año que no veo a mi nieta
Mi nuera no quiere que los abuelos visiten a los niños
Le compré un regalo a mi nieto y no me dejan dárselo
Mi hija se enojó y ya no me trae a los nietos
Extraño a mis nietos, no me dejan ni llamarlos
No conozco a mi nieta recién nacida, su mamá no quiere
Mi nuera no me deja ver a mis nietos
hace dos años que no abrazo a mi nietecita, mi hija me la tiene prohibida
Le compro regalo de cumpleaños a mi nieto y se queda en el armario porque no me abren la puerta
Soy abuela y conozco al niño solo por una foto que me enseñó una vecina
Mi hijo se separó y su ex se llevó a los chicos, a los abuelos nos dejaron fuera
¿Voy al juez a pedir visitas con mis nietos o lo dejo en manos de Dios?
mi yerno dice que somos mala influencia por hablarles de Jesús a los nietitos y ya no los trae
Me castigan quitándome a los nietos, si no hago lo que quiere mi hija no los veo
De pasar todas las tardes con la nena a no verla nunca, se me parte el alma de abuelo
Me paro enfrente de la escuela para ver de lejos a mis nietos salir, así de triste es
Nació mi primer nieto y no me avisaron ni me invitaron al hospital
los nietos ya no preguntan por su yaya, se olvidan de mí porque no nos dejan ni videollamada
Tejí seis chambritas para mi nieta y se las devolvieron a mi comadre para que me las entregara
Mi hijo se distanció por su mujer y con él se fueron mis nietos, ya no vienen ni en verano
¿Qué puede hacer un abuelo de 72 al que no le permiten ni llamar a sus nietos por su cumpleaños?
mi nieta camina ya y yo solo lo sé porque lo vi en el estado de la consuegra
Desde que discutí con mi yerno por la comida nos castigó y no podemos visitar a los nietos
Crié a mi nieto hasta los cuatro años y su mamá se lo llevó, no me deja ni verlo de lejos, ore por mí
Guardo en una caja las cartas que les escribo a mis nietos, mi nuera no las deja pasar
Que Dios toque el corazón de mi hija para que me deje abrazar otra vez a los niños, soy su abuela
A los otros abuelos sí se los dejan todos los fines de semana, a nosotros nos tienen apartados de los nietos
¿Existe en la Biblia algo para abuelas a las que les niegan sus nietitos?
mi exnuera no cumple las visitas que fijó el juez y mi nieto ya no se acuerda de su abuelito
Fui al festival del kínder a escondidas para ver bailar a mi nieta, si su madre se entera me prohíbe la entrada

# spouse-unfaithful
Mi marido me ha sido infiel, dice que está arrepentido y no sé si puedo volver a fiarme
mi esposa me fue infiel, llora arrepentida y me pide otra oportunidad
¿Se puede volver a confiar en un marido después de una infidelidad?
Descubrí en el celular de mi esposo mensajes con una compañera del trabajo, llevan un año juntos
Mi mujer me engañó con mi mejor amigo y dice que fue solo una vez
mi marido me puso los cuernos estando yo embarazada, lo perdono o lo dejo?
Después de 22 años de matrimonio me enteré que tiene otra familia y un hijo de cinco años
Mi esposa me confesó su infidelidad y me pide otra oportunidad, pero ya no confío en ella
Encontré un recibo de hotel en el saco de mi esposo, lo niega todo pero yo sé que tiene una amante
Mi esposo me fue infiel y no sé qué hacer
Mi marido tiene una amante, lo descubrí por un mensaje
Mi mujer me engañó con otro hombre
Me enteré de la infidelidad de mi esposa por una amiga
Mi esposo me engaña con una chica más joven
Mi marido dice que dejó a la otra y no le creo
Vi fotos de mi esposa con su amante, estoy destrozado
Mi esposo me engaña con una compañera del trabajo
le encontré mensajes de otra en el celular, se me cayó el mundo
Mi mujer me puso los cuernos con mi mejor amigo
Descubrí que mi marido tiene otra familia en otra ciudad, hasta un hijo
Mi señora me confesó una aventura y dice que ya terminó, ¿cómo vuelvo a confiar?
Veinte años de casados y me fue infiel con una de veinticinco
¿La Biblia permite dejar a un marido adúltero o tengo que perdonar setenta veces siete?
mi viejo anda de picaflor, todo el barrio lo sabía menos yo
Sospecho que mi esposa se ve con alguien, llega tarde, se perfuma, pone el móvil boca abajo
Lo perdoné una vez y volvió a las andadas con la misma amante
Encontré el Tinder abierto en la tablet de mi marido, llevamos nueve meses de bebé
No puedo dormir en la misma cama, me imagino a mi esposo en brazos de esa mujer
El ticket del restaurante era para dos y esa noche mi marido me dijo que estaba de guardia
Mi mujer chateaba con su ex de la secundaria, encontré te amo y te extraño a las tres de la mañana
¿Cómo se reconstruye un matrimonio después de que tu esposo metió a otra en nuestra cama?
mi vecina me mandó una foto de mi marido entrando a un motel con la del gimnasio
Soy camionero, volví un día antes y supe que mi señora tenía un querido en el pueblo
Me contagió una enfermedad y así me enteré de que mi esposo me era infiel con varias
Mi marido es líder de alabanza y anda con una del coro, en la iglesia todos callan
Él jura que solo eran mensajes, que no hubo nada físico, pero para mí es traición igual
Descubrí la doble vida de mi esposa por la factura del teléfono, cuarenta llamadas al mismo número
Señor, ¿me estoy humillando si perdono los cuernos y vuelvo a recibir a mi marido en casa?
La querida de mi esposo me llamó para decirme que está esperando un hijo suyo, ¿cómo oro por esto?
¿Perdonar una infidelidad significa quedarme con él? lo hizo con mi propia prima y no logro mirarlo

# i-was-unfaithful
Le fui infiel a mi esposa en un viaje de trabajo y no me atrevo a confesárselo
Tuve una aventura con un compañero de la oficina, ya la corté, pero la culpa no me deja mirar a mi marido
pastor caí en adulterio, mi señora no sabe nada y estamos por cumplir diez años de casados
Engañé a mi novio dos semanas antes de la boda, se lo digo o me lo callo?
Mi esposo descubrió que me veía con otro, estoy arrepentida de verdad y no sé cómo recuperar su confianza
Engañé a mi esposo y me siento fatal
Fui infiel a mi mujer, ella no lo sabe
Besé a otro en una fiesta y estoy casada
Tuve una amante y quiero contárselo a mi esposa
Cometí adulterio y me arrepiento, temo perder a mi familia
Le mentí a mi marido, me acosté con otro
Mi infidelidad destruyó la confianza de mi esposa
Le fui infiel a mi esposa y ella no lo sabe
engañé a mi marido en un viaje de empresa, solo fue una noche, me muero de vergüenza
Tuve una amante dos años, ya corté, pero no puedo mirar a mi mujer a la cara
¿Debo confesarle mi adulterio a mi pareja o basta con confesarlo a Dios?
Caí, soy casada y me dejé llevar con un hombre del gimnasio
Destruí mi hogar por una calentura y ahora ella me pidió que me vaya con razón
como David con Betsabé así hice yo, ¿me perdonará el Señor?
Le puse el cuerno a mi esposo por despecho, porque me sentía sola, y me arrepiento cada minuto
Mi señora ya me perdonó el desliz pero yo no me perdono a mí mismo
Nació un hijo de mi infidelidad y en casa no lo saben todavía
Fallé a mis votos, traicioné a la mejor persona del mundo, ¿hay vuelta atrás?
empecé chateando con una ex por instagram y terminamos en un hotel, estoy casado y con hijos
Tengo dos celulares, uno para ella, y cada beso a mi mujer me sabe a mentira
Engañé a mi marido con el padrino de mi hija y lo veo en todas las fiestas, me ahoga la culpa
¿Confieso mi infidelidad y rompo el corazón de mi esposa, o me la callo para siempre?
soy enfermera, en una guardia pasó lo que no debía con un médico, y mi esposo me espera con la cena
Le fui infiel al hombre que me cuidó en la quimio, no tengo perdón
Corté con la otra, cambié de número y de oficina, pero mi mujer no sabe por qué lloro dormido
Mi esposa encontró los mensajes con mi amante, me echó de casa y sé que lo merezco
Fui yo quien traicionó, me acosté con mi jefe estando casada, y hasta hoy no he vuelto a comulgar
He pecado contra mi mujer y contra Dios, fueron tres meses de aventura con una cliente del taller
¿Cómo me gano otra vez la confianza de mi marido después de haberle puesto los cuernos?
me fui de copas con los del equipo, caí con una desconocida, y a la mañana siguiente era el cumpleaños de mi hijo
Tuve un amorío por internet, nunca nos tocamos, pero le entregué a otro lo que era de mi esposo

# marriage-gone-cold
Mi marido y yo vivimos como compañeros de piso, ya ni nos damos los buenos días
Llevamos 18 años casados y siento que se acabó el amor, no hay pleitos pero tampoco cariño
mi esposo llega, cena mirando el celular y se acuesta, hace meses que no conversamos
Desde que se fueron los hijos no tengo nada de qué hablar con mi mujer, el matrimonio se apagó
Ya no siento nada por mi esposa, ni enojo siquiera. ¿Se puede volver a enamorar uno?
Dormimos en habitaciones separadas porque él ronca, pero la verdad es que nos hemos vuelto dos extraños
Mi matrimonio está frío, ya no hay cariño
Mi esposo y yo casi no hablamos, vivimos como extraños
Ya no siento amor por mi marido
Mi mujer ya no me abraza ni me besa
Nuestro matrimonio es pura rutina, cada uno en lo suyo
Mi esposa y yo nos fuimos alejando poco a poco
Ya no salimos juntos ni reímos como cuando éramos novios
Mi marido y yo parecemos compañeros de piso
ya no hay amor en mi matrimonio, solo costumbre
Cenamos cada uno mirando la tele y no cruzamos ni tres frases
Hace años que mi esposa no me dice te quiero ni me da la mano
Se apagó la llama, no nos odiamos, simplemente no sentimos nada el uno por el otro
¿Puede Dios revivir un matrimonio muerto? Llevamos 25 años y nos volvimos extraños
Mi viejo ya ni se acordó de nuestro aniversario, ni un beso, nada, hielo puro
Desde que se fueron las risas vivimos como hermanos, cada quien en su lado del sofá
No sé si todavía amo a mi mujer, me da lo mismo que llegue o que no llegue
nos casamos enamoradísimos y la rutina nos fue enfriando poquito a poco
Extraño las cartitas, los paseos, que mi esposo me mirara, ahora soy un mueble más
Entre mi marido y yo hay un silencio que pesa, no peleamos, es peor, es indiferencia
En el aniversario fuimos a cenar y los dos miramos el menú un cuarto de hora para no tener que hablar
Mi marido me da un beso en la frente como quien sella una carta, hace años que se enfrió lo nuestro
¿Cómo se vuelve a encender el cariño en un matrimonio de treinta años que se quedó en cenizas?
somos buen equipo para los niños y la hipoteca, pero de pareja no queda nada, ni ternura, ¿qué pasaje puedo leer?
Mi esposa y yo nos decimos buenos días y pásame la sal, eso es todo nuestro diálogo
Antes me esperaba despierto cuando salía del turno de noche, ahora ni se entera si llegué
Ya no me toma la mano en el culto, nos sentamos juntos y estamos a kilómetros el uno del otro
Siento que me casé con un huésped, entra, come, duerme, y no sé qué piensa mi esposo
El amor se nos fue gastando sin ruido, entre pañales, turnos y cansancio, y ahora no sé ni si lo quiero
Pido a Dios que nos devuelva la ilusión, mi mujer y yo nos tratamos como socios
me duele ver bailar a los viejitos en la plaza, mi marido y yo con 40 ya parecemos desconocidos
¿Es normal que a los siete años de casada ya no extrañe a mi esposo cuando viaja? Siento frialdad

# spouse-games-and-ignores-me
Mi marido llega y se pega a la Play hasta las dos de la mañana, yo soy un mueble
Se pasa el fin de semana con los audífonos jugando en línea y ni me mira
mi esposo juega videojuegos todo el día y me ignora, ceno sola
Prefiere su consola y sus amigos del Fortnite antes que a mí, me siento invisible
Le hablo y me dice espera, una partida más, estoy casada con un gamer
Mi mujer está con los jueguitos de la tablet toda la noche y no me hace caso
Mi esposo está todo el día con el celular y no me escucha
Mi marido juega en la computadora y no me hace caso
Mi mujer vive pegada al móvil y ni me contesta
Mi esposo prefiere los videojuegos que estar conmigo
Cenamos y mi marido sigue mirando la pantalla
Mi pareja juega en línea con sus amigos hasta la madrugada
Mi marido ve fútbol y juega, yo le hablo y me ignora
Mi marido llega y se pone con la Play hasta las tres de la mañana
mi esposo vive pegado al Fortnite y yo hablo con la pared
Mi mujer no suelta el TikTok ni en la mesa, le hablo y ni levanta la vista
Compite con sus amigos en línea con los cascos puestos y si le digo algo me chista
Todo el fin de semana fútbol en la tele y videojuegos, para mí no tiene ni diez minutos
¿Qué hace una esposa cuando el marido le dedica más horas a la consola que a ella?
en nuestra luna de miel ya estaba con el jueguito del teléfono, debí darme cuenta
Se gasta las noches en el League of Legends y viene a acostarse cuando me levanto yo
Me arreglé, preparé una cena romántica y él siguió con su partida, que no se podía pausar
Mi señora se la pasa en series y Candy Crush, me siento ignorado en mi propia casa
mi esposo juega Free Fire con los chamacos del barrio, tiene 38 años y yo cuento menos que su clan
Le pedí que apagara la Xbox para hablar de nosotros y me dijo que soy una intensa
Mi esposo se conecta a la partida con el plato en las rodillas y cuando le hablo sube el volumen
Cumplimos años de casados y él estaba en un torneo de FIFA con los auriculares puestos, ¿qué haría usted en mi lugar?
¿Cómo compito con un celular? mi mujer se pasa la noche viendo reels y ni me mira
tengo ocho meses de embarazo y mi marido pasó el fin de semana entero en la consola
Mi marido compró una silla gamer carísima y vive en ella, los niños ya ni lo llaman para jugar
Le mando mensajes desde la cocina porque es la única forma de que mi esposo mire hacia mí
Se acuesta cuando yo me levanto para abrir la panadería, toda la noche jugando en línea con desconocidos
El mando de la Play tiene más caricias que yo, estoy harta de que me ignore
Mi señor mira partidos, resúmenes y apuestas de otros en el teléfono y a mí me contesta con ajá
Oro por paciencia con mi esposo, que llega de la obra y se mete en el videojuego sin decir ni hola
mi mujer tiene una granja virtual y la riega más que a nuestro matrimonio, hablo y no me escucha
¿Le escondo el router? Mi pareja no suelta la pantalla y llevamos semanas sin una conversación

# all-the-housework-left-to-me
Cocino, lavo, plancho, hago las loncheras y nadie me da las gracias
En casa nadie mueve un dedo, soy la sirvienta de mi marido y mis hijos
Trabajo todo el día y al volver me toca la loza, la ropa y la cena a mí sola
Las tareas del hogar no se acaban y nadie valora lo que hago
¿Por qué tengo que recoger detrás de todos? Él en el sofá y yo fregando el piso
Llevo toda la casa yo sola, sin un reconocimiento, y me estoy amargando
Cansada de ser la que hace todo en mi casa, ni mis hijos me agradecen
Mi marido no ayuda en la casa, limpio yo sola
Yo cocino, limpio y lavo los platos, nadie colabora
Mi esposo deja la ropa tirada y yo la recojo
Mis hijos no lavan ni un plato, todo lo hago yo
Los dos trabajamos pero la limpieza me toca a mí
Nadie en casa ayuda con las tareas domésticas
Estoy harta de barrer, cocinar y planchar sin que nadie agradezca
Trabajo ocho horas y al llegar me toca cocinar, lavar y planchar a mí sola
mi marido no mueve un dedo, deja el plato en la mesa y se va al sofá
Soy la sirvienta de todos, nadie levanta ni un calcetín del suelo
Mis hijos y mi esposo creen que la ropa se lava por arte de magia
¿Dice la Biblia que barrer y fregar es solo cosa de mujeres?
Le pido que saque la basura y hay que decírselo quince veces, termino haciéndolo yo
Ya me harté de los trastes, el mandado, los baños y que encima pregunten qué hay de comer
mi esposo dice que él trae la plata y que la limpieza me corresponde, pero yo también chambeo
Soy hombre y en mi casa aspiro, cocino y tiendo las camas yo, mi mujer no colabora en las tareas
Domingo, todos descansan menos yo, que estoy con la escoba y la lavadora
La carga mental me mata, me acuerdo yo de las vacunas, la compra, los uniformes, y mi pareja de nada
si me enfermo la casa se cae a pedazos porque nadie sabe ni dónde está el trapeador
Llego del turno en la clínica y encuentro la pila de platos de la mañana esperándome
Mi marido pregunta dónde están sus calcetines como si yo fuera la lavandería
¿Cómo logro que mi familia colabore con la limpieza sin convertirme en una gritona?
la aspiradora, los baños, la comida del perro, el planchado, todo lleva mi nombre en esta casa
Mi esposo se jubiló y pensé que ayudaría con las tareas, pero ahora ensucia el doble y friego yo, ¿cómo rezo por esto?
Tres hijos grandes, ninguno tiende la cama ni baja la basura, soy la criada sin sueldo
Con 39 de fiebre me levanté a hacer el almuerzo porque nadie más sabe encender la cocina
Los domingos después de la iglesia ellos se echan la siesta y yo a lavar uniformes
Vivo con mis dos hermanos y como soy la mujer me toca cocinar y trapear a mí sola
Dios me ve fregando ollas a medianoche, porque en mi casa nadie ve lo que limpio
si no barro yo no barre nadie, hice huelga una semana y vivieron felices entre la mugre, ¿qué me aconseja?
¿Servir en casa con alegría significa que mi marido no tenga que lavar ni un vaso?

# quarrels-in-marriage
Mi esposo y yo peleamos por todo, por los platos, por los niños, por quién sacó la basura
Llevamos seis meses de casados y discutimos casi a diario, nadie me dijo que era tan difícil
cuando mi mujer se enoja me aplica la ley del hielo y pasa tres días sin hablarme
Anoche otra vez nos gritamos delante de los niños y luego cada uno durmió dándole la espalda al otro
Él nunca pide perdón, yo siempre termino cediendo y ya estoy cansada de tanto pleito con mi marido
En cada bronca mi señora me saca cosas de hace diez años, cómo dejamos de discutir así
Mi esposo y yo discutimos todos los días
Mi mujer y yo peleamos por cualquier tontería
Discutí con mi marido y llevamos días sin hablarnos
Cada conversación con mi esposa termina en pelea
Peleamos delante de los niños y luego me arrepiento
Mi marido y yo nos decimos cosas feas cuando discutimos
Anoche discutí con mi mujer y durmió en el sofá
Mi esposa y yo discutimos por cualquier pavada
peleamos todos los días, que si la tapa del váter, que si el tono en que lo dije
Nos decimos cosas horribles cuando nos enojamos y luego pasamos una semana sin hablarnos
Mi marido y yo somos como perro y gato, los vecinos ya nos conocen por los gritos
¿Cómo se deja de pelear en pareja? No queremos separarnos pero saltan chispas a cada rato
Dormimos enojados otra vez, no dejamos que se ponga el sol sobre el enojo y esas cosas, pero no nos sale
Cada conversación con mi mujer termina en bronca y portazo
Él tiene un genio que explota y yo no me callo, así vamos, siempre a la greña
llevamos casados un año y ya todo son reproches, que tú más, que tú nunca
No nos entendemos, le digo blanco y mi esposo oye negro y se arma el lío
Ayer nos gritamos en el súper delante de todos por la marca del aceite, qué pena con mi esposo
Mi esposa saca trapos sucios de hace diez años cada vez que reñimos, no se puede hablar en paz
Empezamos por cómo cargar el lavavajillas y terminamos gritándonos lo de hace ocho años
Mi marido y yo vamos en el auto discutiendo hasta la puerta de la iglesia y ahí ponemos cara de santos
¿Cómo paro una pelea con mi mujer antes de decir algo que después no pueda borrar?
mi esposa se encierra en el baño y yo hablo con la puerta, así terminan nuestras discusiones
Somos recién casados y todo es motivo de bronca, la toalla mojada, la hora de cenar, su tono
Reñimos por la educación de los niños, él dice que soy blanda y yo que es un sargento
Me casé con una mujer de carácter fuerte y yo no soy manso, dos gallos en el mismo corral
Anoche discutimos tan alto que el bebé se despertó y mi esposo se fue a dormir al coche
Le pido perdón, hacemos las paces, y al día siguiente otra pelea por la misma bobada con mi marido
Que el Señor ponga freno a mi lengua, hiero a mi esposo cada vez que discutimos
las vacaciones que tanto ahorramos las pasamos peleando por el mapa y por la suegra que ni vino
¿Será que no somos el uno para el otro? Mi mujer y yo ya no podemos hablar cinco minutos sin alterarnos

# thinking-of-divorce
Estoy pensando en divorciarme, ya no aguanto esta vida con mi marido
Mi esposa me pidió la separación el viernes y ya habló con una abogada
fui a la iglesia toda la vida y ahora quiero el divorcio, ¿Dios me va a rechazar?
Solo seguimos juntos por los hijos y por la hipoteca, cada día pienso en firmar los papeles
Mi esposo se fue de la casa y quiere divorciarse, yo todavía creo que el matrimonio se puede salvar
¿En qué casos permite la Biblia divorciarse? llevo 12 años casada y soy muy infeliz
Quiero divorciarme de mi esposo
Mi mujer me pidió el divorcio
No sé si separarme o seguir en mi matrimonio
Pienso en la separación, ya no soy feliz con mi marido
Mi esposo habla de divorcio y ya fue al abogado
Estoy a punto de firmar el divorcio y tengo dudas
¿Está mal divorciarse si ya no nos queremos?
Estoy pensando en divorciarme y me da terror lo que diga Dios
ya hablé con la abogada, solo falta firmar el divorcio y tengo dudas
No aguanto más a mi marido, quiero separarme, ¿es pecado?
Mi esposa me pidió el divorcio anoche y yo no quiero perderla
¿En qué casos permite la Biblia separarse? Mi matrimonio está roto
Sigo con él nada más por los niños, en cuanto cumplan dieciocho me voy
Hice las maletas dos veces y dos veces las deshice, no sé si dejar a mi mujer o seguir luchando
El pastor me dice que aguante, mi hermana que lo deje, y yo en medio sin saber si romper mi matrimonio
Dios aborrece el repudio, lo sé, pero vivir así tampoco es vida, cada vez veo más clara la separación
mi marido puso los papeles sobre la mesa de la cocina, quiere que nos demos un tiempo
Nos casamos por la Iglesia hasta que la muerte nos separe y ahora miro precios de pisos para irme sola
Terapia de pareja no funcionó, ¿nos divorciamos o espero un milagro?
Guardo en mi cajón el número de una abogada de familia y cada noche lo miro
Mi marido dice que quiere separarse después de navidades, para no estropearles las fiestas a los niños, ¿qué dice la Biblia en un caso así?
¿Le desagrada a Dios que pida la separación si llevo diez años llorando en este matrimonio?
mi esposa ya buscó departamento, quiere que firmemos de común acuerdo y yo no estoy listo
Soy policía, tengo 44, y estoy entre divorciarme o aguantar hasta que la menor acabe el colegio
Nos dimos un tiempo, él está donde su mamá, y ya no sé si quiero que vuelva
Mi terapeuta me pregunta por qué sigo casada y no encuentro qué responder, ¿qué espera Dios de mí aquí?
Hice una lista de razones para quedarme con mi esposo y otra para irme, la segunda es más larga
Tengo miedo de romper la familia, pero en esta casa ya solo nos une el contrato del alquiler
Se lo he dicho a mi hermana y a nadie más, quiero el divorcio y me siento una fracasada
si me separo pierdo mi puesto de maestra de escuela dominical, y si me quedo me pierdo yo
¿Es mejor para mis hijos unos padres divorciados que dos que ya no se quieren?

# divorced-and-alone
Me divorcié hace dos años y las noches en el departamento vacío son lo peor
Mi ex ya se volvió a casar y yo sigo sola, en la iglesia me miran como si tuviera lepra
soy un hombre divorciado de 50, veo a mis hijos cada quince días y el resto es silencio
¿Puede un divorciado volver a casarse? me siento de segunda en la congregación
Mi marido me dejó por una más joven, firmamos el divorcio en marzo y aún pongo dos tazas de café
En mi parroquia cuchichean porque soy divorciada, hasta me quitaron de catequista
Me siento señalada por las señoras de misa desde que me separé
Desde que salió la sentencia de divorcio ya no me dejan servir, como si estuviera marcado
El que se fue fue él, pero a la que juzgan los hermanos por estar divorciada es a mí
Estoy divorciada y me siento sola
Después del divorcio perdí a mis amigos y mi casa
Soy divorciado y en la iglesia me miran mal
Mi ex rehízo su vida y yo sigo sin nadie
Me separé hace un año y llego a una casa vacía
Desde el divorcio ceno solo cada noche
Soy divorciada, no sé si podré volver a amar
Soy divorciada y en la iglesia siento que me miran raro
me divorcié hace un año y los domingos en el departamento vacío son eternos
Después de la separación los amigos se quedaron con ella y yo con nadie
Mi ex ya se volvió a casar y yo ceno solo un sándwich frente al fregadero
¿Puedo volver a casarme después de un divorcio que yo no quise?
Con 58 años y el divorcio recién firmado tengo que empezar de cero, sola
A las divorciadas no nos dejan comulgar, ¿Dios también me deja fuera?
mi exmarido rehizo su vida y yo sigo poniendo dos tazas por costumbre
Fracasé en mi matrimonio, llevo la etiqueta de divorciado como una marca en la frente
Dejé de usar el anillo y me quedó la raya blanca en el dedo, nadie me espera ya en casa desde que él se fue
Todas mis amigas tienen marido, desde mi divorcio ya no me invitan a cenas de parejas
Me dejó tras 30 años, tengo la sentencia en el cajón y una cama demasiado grande
Ahora que soy divorciada el mecánico me cobra de más y las amigas casadas me esconden al marido
Me quedé con el perro y ella con la casa, ceno de lata y duermo con la tele prendida desde el divorcio
¿Volverá Dios a darme compañía después de mi divorcio, o ya se me pasó el turno?
puse soltera en el formulario del banco y la chica me corrigió, divorciada, me dolió como una multa, ¿por dónde empiezo?
Tras la separación alquilé un cuarto en casa de una señora, con 55 años vuelvo a ser estudiante
En las bodas me toca la mesa del rincón, la de los divorciados y las viudas
Mi exmujer se quedó hasta con los amigos del dominó, nadie me llama desde que nos separamos
Aprendí a cambiar una llanta y a dormir atravesada en la cama, pero divorciarse deja un silencio terrible
En mi iglesia quieren que cuente que soy divorciado antes de dejarme tocar la guitarra
El anillo lo vendí para pagar la mudanza, y ahora en este piso pequeño nadie pregunta si llegué bien
me da pena ir sola al cine, tantos años casada y ahora no sé ser una sola, necesito un consejo
¿Cómo empieza una mujer divorciada de 47 a rehacer su vida sin sentirse mercancía de segunda?

# spouse-does-not-believe
Mi esposo no es creyente y cada domingo voy sola a la iglesia con los niños
me convertí después de casada y mi marido dice que ya no soy la misma
Mi mujer se burla cuando doy el diezmo, ella no cree en nada
Oro hace nueve años por la conversión de mi marido y no veo ningún cambio
Mi esposa es atea y no quiere que le enseñe la Biblia a nuestra hija, cómo llevo esto sin discutir
Mi esposo no cree en Dios y yo sí
Mi marido no quiere ir conmigo a la iglesia
Mi mujer no es cristiana y no compartimos la fe
Voy al culto sin mi esposo, él se queda en casa
Mi marido se molesta cuando leo la Biblia
Oro para que mi esposa crea en Jesús
Mi esposo no deja que lleve a los niños a la iglesia
Mi esposo no es creyente y voy sola a misa con los niños
mi marido se ríe de mi fe y dice que le doy dinero a los pastores
Me convertí después de casada y mi señor sigue en el mundo
Mi mujer es atea y no quiere que bauticemos al niño
¿Cómo gano a mi esposo para Cristo sin sermonearlo, como dice Pedro?
Oro a escondidas en el baño porque a mi esposa le molesta verme rezar
Mi esposo dejó de creer a mitad de nuestro matrimonio, antes orábamos juntos de la mano
Yugo desigual es el mío, amo a mi marido pero no comparte lo más importante para mí
mi esposa es testigo de otra religión y yo cristiano, cada uno por su lado los domingos
Llevo treinta años pidiendo por el alma de mi viejo, que es un incrédulo de tomo y lomo
Mi marido me pone mala cara cada vez que agarro la Biblia, dice que me casé con la iglesia y no con él
veo a las parejas en el culto sentadas juntas y mi silla de al lado siempre vacía porque él no cree
Mi marido me deja en la puerta del templo, se va al bar a leer el periódico y me recoge a la una
Cuando canto alabanzas fregando, mi esposo pone la radio más alto, no quiere saber nada de mi fe
¿Cómo crío a mis hijos en la fe si su papá les dice que la Biblia es un libro de fábulas?
mi mujer dice que se casó con un hombre normal y no con uno que ora en la mesa
Me bauticé a los 60 y mi marido no vino, dice que él nació ateo y ateo se va a morir, ¿qué salmo me sirve?
En el retiro de matrimonios me tocó ir sola, mi esposo no creyente se quedó pescando
Mi esposa es maestra, muy racional, me respeta la fe pero no comparte nada de lo que yo vivo
Llevo su nombre en la lista de oración desde la boda, que el Señor salve a mi esposo antes de que sea viejo
Mi marido se burla de mi pastor y de que dé ofrenda, aunque trabajo y es mi sueldo
¿Basta mi conducta para que mi esposo llegue a creer, o debo insistirle en que me acompañe al culto?
yo creo en el cielo y él en que se apaga la luz, me entristece no poder rezar con mi marido
Mi esposa dejó de ir a la iglesia conmigo, dice que ya no cree y me toca llevar solo a las niñas

# spouse-drinks
Mi marido toma todos los fines de semana y llega borracho a las cuatro de la mañana
Mi esposo es alcohólico, perdió ya dos trabajos por el trago y promete dejarlo pero vuelve
encontré botellas de vodka escondidas en el armario de mi mujer, los niños ya se dan cuenta
Mi señor se gasta la quincena en cerveza con los compadres y yo no sé qué darles a mis hijos
Mi pareja bebe a escondidas y lo niega, no quiere ir a Alcohólicos Anónimos, cómo lo ayudo
Mi esposo bebe demasiado y no quiere dejarlo
Mi marido llega borracho a casa cada viernes
Mi mujer toma vino todos los días, estoy preocupado
El alcohol está destruyendo mi matrimonio, mi esposo no para
Mi marido promete no tomar más y vuelve a emborracharse
Escondo las botellas para que mi esposo no beba
Mi esposo es alcohólico y no acepta ayuda
Mi marido bebe todas las noches y dice que no es alcohólico
mi esposo llega borracho los viernes y se gasta la quincena en la cantina
Encontré botellas de vodka escondidas entre las toallas, mi mujer toma a escondidas
El viejo se la pasa con la chela en la mano desde el mediodía
Ya ha ido dos veces a Alcohólicos Anónimos y recae, ¿hasta cuándo espero a mi esposo?
Mi marido se duerme en el sofá oliendo a vino y los niños lo ven así
Me da pena llevarlo a fiestas porque mi esposo con dos tragos encima hace el ridículo
¿Qué aconseja la Biblia a la esposa de un borracho?
le tiro el ron por el lavadero y al rato sale a comprar más, mi esposo no reconoce su alcoholismo
Mi señora empezó con una copita para dormir y ahora es la botella entera
Perdió el carnet por conducir ebrio y aun así mi marido sigue en el bar
Sobrio es un amor de hombre, pero cuando mi compañero se embriaga es otro, cada lunes promete que lo deja
Mi esposo esconde latas de cerveza en la caja de herramientas y cree que no le noto el aliento
El médico le dijo que tiene el hígado graso y mi marido salió de la consulta directo a la cantina, necesito un consejo
¿Debo seguir tapando a mi esposo cuando llama borracho para decir que no va a trabajar?
mi señora me recibe con la copa en la mano a las cuatro de la tarde y los niños sin merendar
Otra quinceañera arruinada, mi marido se tomó hasta el agua de los floreros y hubo que cargarlo
Soy esposa de un minero, los días libres se los bebe enteros, aguardiente desde el desayuno
Mi mujer juró por su madre no tomar más y duró once días sobria
Huelo su vaso de jugo para saber si lleva ron, así vivo con un esposo alcohólico
A mi marido le quitaron el taxi por manejar tomado y ahora bebe porque está sin trabajo
Que Dios libre a mi esposo del trago, es un hombre noble hasta que destapa la primera botella
voy a un grupo de familiares de alcohólicos los jueves, me dicen que no puedo salvar a mi marido, ¿es cierto?
Cada resaca viene con promesas y flores, y cada viernes mi pareja vuelve ebrio a las tantas

# spouse-gambles-or-in-debt
Mi marido apuesta en el móvil, ha perdido 14.000 euros y yo me enteré por el banco
Mi esposo sacó préstamos a mi nombre para jugar en el casino
mi mujer se gasta todo en el bingo y las tragaperras, ya empeñó hasta los anillos
Descubrí que mi esposa debe ocho tarjetas de crédito y me lo ocultó por años
Nos llaman los cobradores a toda hora por las deudas de juego de mi marido, ya no le creo nada
Mi esposo apuesta y perdió nuestros ahorros
Mi marido debe mucho dinero y yo no sabía nada
Mi mujer juega en el casino y nos llena de deudas
Mi esposo se jugó el sueldo en las apuestas
Descubrí que mi marido tiene préstamos escondidos
Mi marido pidió dinero a usureros para seguir apostando
Las apuestas de mi esposo nos dejaron sin ahorros
Mi esposo se juega el sueldo en las tragaperras del bar
mi marido apuesta en Bet365 y nos quedamos sin para la renta
Descubrí que mi mujer debe quince mil euros en tarjetas y no me había dicho nada
Mi esposo pidió plata a prestamistas gota a gota y ahora vienen a la casa a cobrarle
Mi señora va al bingo todas las tardes y ya empeñó las joyas
¿Tengo que pagar yo las deudas que mi marido hizo en el casino?
Hipotecó la casa sin avisarme para meter todo en criptomonedas, mi esposo está enviciado
mi viejo no puede pasar frente a una ruleta, dice que mañana lo recupera
Llegan cartas de embargo a nombre de mi marido y él las guarda sin abrir
Los ahorros de los niños desaparecieron, mi esposo los perdió en las peleas de gallos
Mi mujer compra por internet compulsivamente y nos tiene hasta el cuello de cuotas
Me juró por los hijos no volver a apostar y ayer vi a mi esposo con los boletos de la quiniela
Mi marido cambió la clave del banco y entendí por qué cuando vi los retiros del casino
Soy maestra y mi sueldo se va en pagar lo que mi esposo debe por las carreras de caballos, deme un versículo
¿Pago la fianza y los préstamos de mi marido otra vez o dejo que aprenda de su vicio del juego?
mi mujer raspa boletos de lotería en el carro antes de entrar, la guantera está llena
La tele nueva desapareció, mi esposo la empeñó para apostar al clásico del domingo
Mi señor debe a medio mercado, los puesteros me paran para cobrarme a mí lo de él
Juega al póker en línea cuando todos dormimos, mi marido ya perdió lo del techo
Me llegó una notificación del juzgado por un crédito que pidió mi esposa y yo ni enterado
Mi marido se cree inversionista, metió la hipoteca en una moneda digital y ahora debemos el doble
Estoy casada con un ludópata que no lo admite, oro para que toque fondo antes de que perdamos la casa
las maquinitas del bar de la esquina se comen cada viernes el jornal de mi esposo
¿Qué hace una cristiana cuando su marido pide prestado a los hermanos de la iglesia para seguir jugando?

# hid-debts-from-my-spouse
Mi esposa no sabe que debo 30.000, escondo las cartas en el garaje
Tengo tarjetas secretas que mi marido ni sospecha, ¿cómo se lo confieso?
Llevo años ocultando lo que debo a mi cónyuge y la culpa me come
Saqué un crédito a espaldas de él y me aterra que se entere
Si le cuento a mi mujer mis deudas me deja, si callo vivo en la mentira
Reventé una tarjeta a escondidas de mi esposo, intercepto los extractos del banco
Mis deudas crecen y mi esposa no sospecha, tengo los recibos bajo llave
Tengo deudas y mi esposa no lo sabe
Le oculto a mi marido lo que debo en la tarjeta
Pedí un préstamo sin decirle a mi esposo
Compré cosas a crédito y escondo las facturas a mi mujer
No me atrevo a contarle a mi esposa mis deudas
Mi marido no sabe que debo dinero a mi prima
Escondo los recibos del banco para que mi esposo no los vea
Debo mucho dinero y mi esposa no lo sabe
le oculto a mi marido tres tarjetas reventadas, intercepto el correo antes de que llegue él
Pedí un préstamo a espaldas de mi mujer y ya no sé cómo taparlo
¿Le digo la verdad a mi esposo sobre lo que debo? Tengo miedo de que me deje
Mi señora piensa que tenemos ahorros y la cuenta lleva meses en cero por mi culpa
Mentí con los recibos del banco, falsifiqué cuentas para que ella no notara mi deuda
saqué crédito en Coppel y en el Elektra sin que mi viejo se entere y me están llamando
Vivo con un nudo en el estómago cada vez que mi esposa abre la app del banco, escondo un pufo enorme
Ella confía en mí con los dineros y yo la he engañado, debo hasta a su hermano, que no se lo ha contado
Avalé a un amigo en secreto, no pagó, y ahora la deuda es mía, mi mujer no sospecha nada
Secreto de tres años: le debo a la financiera y a mi marido le digo que todo va bien
¿Confesar a mi pareja los créditos que callé es obligatorio si puedo irlos pagando sin que sepa?
Pedí un adelanto de nómina tres veces y mi mujer cree que me bajaron el sueldo
Le digo a mi esposo que los bolsos son imitación, están a crédito y no sé cómo contárselo
¿Cómo empiezo la conversación con mi marido sobre los 9.000 que debo y él no sabe?
tengo un correo secreto solo para los avisos de cobro, mi señora nunca debe verlo
Mi esposa quiere pedir la hipoteca y saldrá a la luz que estoy en la lista de morosos
Refinancié el camión a escondidas, mi mujer piensa que ya está pagado
Contesto las llamadas de la financiera en el patio para que mi marido no oiga lo que debo
Por ayudar a mi mamá saqué dos créditos sin decirle a mi esposo, y los intereses ya doblaron la suma, ¿qué espera Dios de mí aquí?
La boda de ensueño la pagué a plazos y mi esposa no sabe que seguimos debiendo el banquete
Le he mentido cinco años a mi mujer sobre nuestras cuentas, Dios sabe que quiero decir la verdad y no puedo, ¿cómo rezo por esto?
borro los mensajes del banco antes de que mi esposo agarre mi celular, vivo ocultando mis deudas
¿Es mentira delante de Dios callarle a mi cónyuge un préstamo que pienso pagar yo sola?

# spouse-far-away-and-alone-with-children
Mi esposo trabaja en Estados Unidos desde hace cuatro años y yo crío sola a tres niños
mi marido es camionero, está en casa dos días al mes y todo recae sobre mí
Mi mujer se fue a España a cuidar ancianos y yo me quedé en Honduras con los hijos, la extraño demasiado
Mi esposo está embarcado seis meses, el pequeño de dos años ni lo reconoce por videollamada
Él está en la mina catorce días y baja siete, me siento como madre soltera con anillo
Mi esposo trabaja lejos y estoy sola con los niños
Mi marido viene una vez al mes, crío sola a mis hijos
Mi esposo emigró y me quedé con los chicos
Mi marido es militar y está lejos, los niños lo extrañan
Sola con tres hijos mientras mi esposo trabaja en otro país
Mi mujer trabaja fuera y yo cuido solo a los niños
Mi esposo solo ve a los niños por videollamada
Mi esposo está en Estados Unidos trabajando y yo sola acá con los tres niños
mi marido es camionero y lo vemos dos días al mes, el peque pregunta por papá
Está embarcado seis meses y yo hago de padre y de madre
Mi señora se fue a España a cuidar ancianos y me quedé en Bolivia criando a los wawas
Mi esposo es militar, lo mandaron de misión y la bebé dio sus primeros pasos sin él
Por videollamada no se cría, mis hijos ya no le hacen caso a su papá que anda del otro lado
manda dinero cada mes pero yo lo que quiero es a mi marido en casa con los chicos
¿Cómo aguanto la distancia? Mi esposo en la mina, yo con dos criaturas y las noches larguísimas
El mayor se me rebela porque su padre emigró y soy yo sola la que pone orden
Se casó conmigo y al año le salió contrato en Alemania, doy a luz el mes que viene sin mi esposo cerca
Fiebres, deberes, reuniones del cole, todo me lo como sola mientras él trabaja en la plataforma petrolera
a mi esposo lo deportaron y los niños y yo nos quedamos de este lado de la frontera
Mi marido está en un barco atunero, hay meses sin señal y yo sola con los mellizos
Él sigue en Venezuela esperando la visa y yo en Perú con las niñas, llevamos dos años así
¿Cómo mantengo vivo el cariño de mis hijos por su papá, si está destinado en otro continente?
mi esposa es médica cooperante en Chad y yo hago trenzas, loncheras y tareas por los dos, ¿cómo lo pongo en manos de Dios?
Se me rompió la caldera, el niño con varicela y mi esposo a doce horas de avión
Mi hijo le pone un plato a su papá en la mesa, que anda en la cosecha en California
Mi marido trabaja en los parques eólicos de Escocia, viene cada siete semanas y los chicos lo tratan de visita, ¿qué dice la Biblia en un caso así?
Cuando truena las niñas se meten en mi cama y yo me hago la valiente, su padre está lejos
Soy mujer de soldado, cambié sola tres veces de casa con los niños y las cajas
Le ruego al Señor que nos junte pronto, mi esposo en Houston y yo aquí con cuatro hijos y mi suegra
los niños le hablan a su papá por la pantalla y se aburren, él llora cuando colgamos
¿Hice bien en dejar que mi esposo se fuera a trabajar fuera, ahora que crío sola y me flaquean las fuerzas?

# spouse-seriously-ill
A mi esposa le diagnosticaron cáncer de mama, empieza la quimio el lunes y tenemos dos niños chicos
Mi marido tuvo un infarto a los 46 y está en la UCI, no sé cómo orar
mi esposo tiene ELA, cada semana pierde algo más, yo le doy de comer en la boca
Mi mujer tiene depresión desde hace años, no se levanta de la cama y yo hago de padre y madre
Mi señor quedó en silla de ruedas después del accidente y le cambió el carácter, me siento su enfermera y no su esposa
Cuido a mi marido con leucemia, delante de él sonrío y luego lloro en el baño del hospital
Mi esposo tiene cáncer y tengo mucho miedo
Mi mujer está muy enferma, en el hospital
Mi marido sufrió un derrame y no puede hablar
A mi esposa le encontraron un tumor
Mi marido está en tratamiento y cada día más débil
Acompaño a mi esposa a la quimioterapia
Mi esposo enfermo depende de mí para todo
A mi marido le han encontrado un tumor y nos han dado meses
mi esposa está en la UCI, entubada, y solo me dejan pasar media hora
Mi mujer tiene esclerosis múltiple y ya no puede caminar hasta la cocina
Le dio un infarto a mi viejo y me da pavor quedarme viuda
¿Por qué le manda Dios cáncer de mama a mi señora, que es una santa?
Acompaño a mi marido a la quimio y lo veo apagarse, se le cayó el pelo
Mi esposo quedó paralizado tras el ictus, ahora soy su enfermera más que su mujer
prometí en la salud y en la enfermedad, y esta enfermedad de mi esposa nos está comiendo
Mi marido tiene depresión mayor, no sale del cuarto, y no sé cómo acompañarlo
Esperamos un riñón para mi esposa, cada timbre del teléfono me salta el corazón
52 años juntos y ahora mi esposo con alzhéimer me pregunta quién soy
oración por mi esposo por favor lo operan mañana del corazón a pecho abierto
A mi marido le amputaron la pierna por la diabetes y no quiere que los nietos lo vean
Mi esposa entra a diálisis a las seis de la mañana y yo abro el puesto después de dejarla
¿Qué le leo a mi esposo en el hospital mientras esperamos el resultado de la biopsia?
mi mujer olvidó cómo se llama nuestra hija, los médicos dicen demencia precoz y tiene 53, ¿cómo oro por esto?
Mi viejo respira con oxígeno en casa, lo oigo toda la noche por si se para
Diecinueve sesiones de radio llevamos, mi esposa ya no sabe a qué sabe la comida
Soy pescador y dejé la mar para cuidar a mi señora, que tiene metástasis en los huesos
Mi marido despertó del coma y me mira como a una desconocida, hay que enseñarle a hablar
Lo lavo, lo afeito, le corto las uñas, mi esposo era un roble y hoy pesa 46 kilos
Dios mío, no te lleves todavía a mi esposo, está en cuidados intensivos por una sepsis
el neurólogo dijo párkinson y mi marido sonrió para tranquilizarme, yo ya no duermo
¿Cómo acompaño a mi mujer con lupus cuando los dolores la ponen de tan mal humor?

# money-quarrels-in-marriage
preparamos la boda y mi prometido y yo peleamos por el dinero
Mi marido y yo siempre discutimos por dinero, él es un tacaño y me pide cuentas de cada peso
Mi mujer gasta más de lo que ganamos en ropa y luego no llegamos a fin de mes
mi esposo le manda la mitad del sueldo a su mamá sin consultarme
Yo gano más que él y no quiere que tengamos una cuenta en común, cada pago de la luz es un pleito
Mi señora se enojó porque le presté plata a mi hermano, dice que somos un matrimonio y debí preguntarle
Mi esposa y yo peleamos por dinero
Mi marido no me da dinero para la casa
Discutimos por los gastos, mi esposo controla todo el sueldo
Mi mujer y yo no nos ponemos de acuerdo con los gastos
Mi esposo le da dinero a su familia y no me avisa
Mi marido es tacaño, discutimos por cada compra
Peleamos por la cuenta del banco, cada uno guarda su sueldo
Mi marido y yo nos peleamos siempre a fin de mes por la plata
mi esposo me controla cada gasto, tengo que enseñarle el ticket del Mercadona
Ella gana más que yo y me lo restriega en cada discusión
Mi mujer gasta en uñas y ropa y yo quiero ahorrar para el enganche de la casa, chocamos
Mi esposo le manda dinero a su mamá sin consultarme y me enfurece
¿Cuentas separadas o juntas? Con mi señora no hay forma de acordar el presupuesto
Mi marido es un tacaño, me da un diario que no alcanza ni para el pan y encima reclama
Quiero dar el diezmo y mi esposo dice que ni hablar, cada domingo la misma pelea por el billete
se compró una moto sin decirme, con lo que teníamos para la escuela, y ardió Troya con mi marido
Discutimos por quién paga la luz, quién el alquiler, parecemos contadores y no esposos
Mi esposa esconde su salario y dice que lo suyo es suyo y lo mío de los dos
El tema del dinero nos está separando, yo soy hormiga y mi pareja cigarra
Mi mujer quiere vacaciones en la playa y yo tapar las goteras, la discusión dura ya tres semanas
Mi esposo revisa el carrito del súper y me hace devolver el champú, peleamos en plena caja
¿Quién debe administrar el dinero en un matrimonio cristiano, si él gasta y yo ahorro?
mi marido presta nuestra plata a sus primos y cuando protesto dice que él la gana
Ella compra por internet a diario, los paquetes llegan y nosotros discutimos por la tarjeta
Nos peleamos por la herencia que recibió mi esposa, yo digo que es de los dos y ella que es suya
Gano menos que mi mujer y cada vez que pido para gasolina hay pleito
Mi marido quiere comprar otra vaca y yo pagar el colegio, no nos ponemos de acuerdo con los gastos, ¿de dónde saco fuerzas?
Yo pongo el sueldo entero y mi esposo solo la mitad del suyo, eso nos tiene enfrentados, no sé qué hacer
Discutimos hasta por la ofrenda, mi mujer quiere dar más a la iglesia y yo digo que primero las cuentas
cada quincena la misma bronca, mi esposo no me dice cuánto gana y me da contado
¿Cómo hacemos un presupuesto juntos sin terminar a gritos? Mi pareja es derrochadora y yo agarrado

# intimacy-trouble-in-marriage
Mi esposa no quiere tener relaciones desde que nació el niño, hace año y medio
me da vergüenza preguntarlo pastor, mi marido no me toca, me siento rechazada
Desde la menopausia siento dolor en la intimidad y mi esposo se pone de mal humor
Él quiere sexo todos los días y yo llego muerta del trabajo, ¿estoy obligada como esposa cristiana?
Llevamos cinco meses casados y todavía no hemos podido consumar el matrimonio, me bloqueo por los nervios
Mi esposo y yo no tenemos relaciones desde hace meses
Mi mujer no quiere intimidad y me siento rechazado
Mi marido ya no me desea ni me busca en la cama
No tengo deseo sexual y mi esposo se enfada
El sexo en mi matrimonio es un problema
Mi esposa me rechaza en la cama cada noche
Me da vergüenza hablar de nuestra vida sexual con mi marido
Mi esposa no quiere intimidad conmigo desde hace meses
mi marido ya no me busca en la cama, me siento fea
Me duele tener relaciones y no me atrevo a decírselo a mi esposo
Llevamos dos años durmiendo en cuartos separados, cero sexo
¿Es pecado decirle que no a mi marido cuando no tengo ganas?
Descubrí que mi esposo mira pornografía y desde entonces no lo dejo que me toque
Con la menopausia se me fue el deseo y él se resiente
Tengo problemas de erección y le huyo a mi mujer por vergüenza
Me crié pensando que el sexo es sucio y ahora de casada no logro disfrutar con mi marido
mi esposo me pide cosas en el lecho que me incomodan, ¿qué es lícito entre casados?
Después del parto no hemos vuelto a hacer el amor y mi señor anda de malas
Pablo dice no os neguéis el uno al otro, pero mi mujer siempre tiene jaqueca, me siento rechazado
Desde la operación de próstata no puedo cumplirle a mi esposa y me hago el dormido, ¿cómo lo llevo con paz?
Mi marido y yo no intimamos desde la Semana Santa pasada y ninguno saca el tema, ¿hay alguna palabra de Dios para esto?
¿Puede una esposa creyente ir al sexólogo o eso es falta de pudor?
mi esposo me busca solo cuando quiere cama, el resto del día ni una caricia
Me casé virgen y nadie me explicó nada, el sexo con mi marido me resulta doloroso y me tenso
Con los tres niños colándose en nuestra cama mi mujer y yo no tenemos vida íntima
A los 66 mi esposa dice que ya no está para esas cosas y yo todavía la deseo
Me siento un objeto, mi marido quiere relaciones aunque yo venga rendida del turno
Mi esposa se desviste a oscuras y no deja que la toque desde que engordó con el embarazo
Soy yo la que tiene ganas y mi marido el que se da la vuelta, me avergüenza hasta escribirlo
los antidepresivos me quitaron el deseo y mi mujer cree que ya no me gusta en la cama
¿Qué dice la Biblia sobre el placer entre esposos? Me cuesta entregarme a mi marido sin sentirme sucia

# stepfamily-trouble
La hija de mi esposo me odia, tiene 13 años y me dice tú no eres mi mamá
Mi padrastro y yo no nos llevamos, él quiere mandar y no es mi papá
me casé con un viudo con tres hijos y los chicos no me aceptan como madrastra
Mi nuevo marido es más duro con mi hijo que con los suyos y hay pleitos en la mesa
La ex de mi esposo llama a cada rato y pone a los niños en contra mía, somos una familia ensamblada que no ensambla
Los hijos de mi marido no me aceptan
Mi hijastra no me habla ni me obedece
No me llevo bien con mi padrastro
Mi madrastra trata mejor a sus hijos que a mí
Soy madrastra y mi hijastro me rechaza
Mis hijos y los de mi pareja no se soportan
Mi esposo defiende a sus hijos y no a los míos
La hija de mi marido no me acepta, dice que no soy su mamá
mis hijos y los de mi nueva pareja se llevan a matar bajo el mismo techo
Mi padrastro y yo no nos aguantamos, se cree mi papá
Soy madrastra y por más que me esfuerzo el niño me hace desprecios
Mi esposo consiente a los suyos y a los míos los regaña por todo
La ex de mi marido llama a cada rato y pone a los chiquillos contra mí
¿Cómo se ama a un hijastro adolescente que te contesta mal?
mi mamá se volvió a casar y ahora tengo que compartir cuarto con la hija de ese señor
Me casé con un viudo y sus hijos ya mayores creen que vengo por el dinero de su padre
Familia ensamblada le dicen, pero lo nuestro no ensambla, los tuyos, los míos y el nuestro en guerra
Mi entenado no come lo que preparo y le dice a su papá que lo trato mal
No logro querer igual a mi hijastra que a mi propia niña y me siento mala persona
Mi hijastro come en su cuarto y le dice a su papá que mi comida huele raro
Me casé con un divorciado y cada fin de semana que vienen sus hijos mi casa es un campo de batalla
¿Tengo derecho a corregir a la hija de mi mujer o me callo porque no soy su padre?
el esposo de mi mamá cambió las reglas de la casa y quiere que le diga papá, ni loco
Sus dos y mis tres comparten baño, nos llamamos familia reconstituida y parecemos un hostal en guerra
Mi hijastra de diez años puso la foto de su mamá difunta en mi mesita, no sé cómo ganarme su cariño
Mi marido le compra zapatos de marca a los suyos y a mis hijos los de oferta, ¿alguien me orienta?
Mi padrastro no es malo conmigo, simplemente hace como si yo no viviera ahí
La madrastra de mi hijo le corta el pelo sin avisarme y él vuelve contando que allá lo quieren más
Los hijos de mi esposa dejaron de saludarme desde la boda, pido a Dios amor por ellos y no me nace, ¿habla de esto la Biblia?
mi nueva pareja y mi hijo adolescente no se tragan, estoy en medio como jamón de sándwich
¿Qué hago para que mis hijos acepten a su padrastro? Él es bueno, pero ellos esperan que vuelva su papá

# child-left-the-faith
Mi hijo creció en la iglesia y al entrar a la universidad me dijo que ya no cree en Dios
Mis tres hijas dejaron de congregarse, qué hicimos mal como padres?
mi hija de 24 se volvió atea y se enoja si le menciono la Biblia
El menor tocaba la batería en la alabanza y ahora no quiere pisar el templo, oro por él llorando
Mi hijo se apartó del Señor después de lo que vio en la congregación, y yo soy pastor, imagínese la vergüenza
Mi hijo ya no cree en Dios ni va a la iglesia
Mi hija dejó la fe en la universidad
Mis hijos crecieron en la iglesia y ya no van
Mi hijo dice que es ateo y me duele el alma
Mi hija se alejó de Dios y no quiere orar
Mi hijo se apartó de la iglesia, ¿volverá algún día?
Le hablo de la fe a mi hijo y se burla
Mi hijo creció en la iglesia y ahora dice que Dios no existe
mi hija se fue a la universidad y dejó de ir a misa
Los llevé a la escuela dominical toda la vida y los tres se apartaron del Señor
Mi muchacho servía en la alabanza, tocaba la batería, y un día colgó todo y ya no cree
¿En qué fallé como madre para que mi hija abandonara la fe?
Instruye al niño en su camino y no se apartará, dice Proverbios, pero el mío se apartó
mi hijo se hizo budista y medita, de Cristo no quiere oír
Mi nena de 19 me dijo llorando que lleva tiempo fingiendo, que ya no siente nada cuando ora
Mis nietos ni están bautizados porque mi hijo renegó de su religión
Soy pastor y mi propio hijo es apóstata, qué autoridad tengo para predicar
Espero como el padre del pródigo, mirando el camino a ver si mi hija regresa a Dios
A mi hijo lo alejó de la iglesia la hipocresía que vio, y no sé cómo contestarle
Mi hija regaló su Biblia de la primera comunión en el mercadillo, dice que ya no le sirve
El mío iba a ser diácono y hoy tiene un canal donde explica por qué dejó la iglesia
¿Sigo invitando a mi hijo al culto de Navidad aunque me diga que todo eso es mentira?
mi muchacho estudia filosofía y volvió a casa convencido de que Dios es un invento
Cuando era chiquita se dormía cantando coritos, ahora mi hija se tapa los oídos si oro
Soy pastora de un pueblo y mis dos hijos se apartaron, la congregación me mira con pena
Mi hijo se metió en una secta de energías y dice que superó el cristianismo
Desde que trabaja en la capital mi hija no pisa una misa y vive como si Dios no existiera, ¿cómo sigo adelante?
Se quitó la cadena con la cruz y la dejó en mi mesa, mi hijo ya no cree
¿Qué promesa hay para una madre que sembró la Palabra y ve a sus hijos alejados del Señor?
mi hijo mayor me pidió que no rece por él, que le molesta, y eso me dolió más que nada
No discutimos, solo bosteza cuando hablo de la fe, mi hija se enfrió desde el grupo de confirmación

# child-with-unbelieving-partner
Mi hija se va a casar con un chico que no cree en nada, no sé si ir contenta a esa boda
Mi hijo anda de novio con una muchacha budista, es buena niña, pero no comparte nuestra fe
la niña de mis ojos se enamoró de un musulmán y quiere convertirse por él
Mi hija de 22 dejó el grupo de jóvenes por un novio incrédulo, si le hablo se aleja más
¿Cómo trato a mi futuro yerno? es agnóstico, respetuoso, pero temo que aparte a mi hija del Señor
Mi hija tiene un novio que no es cristiano
Mi hijo se quiere casar con una chica no creyente
El novio de mi hija no cree en Dios
Mi hija sale con un muchacho de otra religión
La novia de mi hijo es atea y me preocupa
Mi hija cristiana se casa con un incrédulo
Temo que mi hijo deje la fe por su novia
Mi hija cristiana se quiere casar con un muchacho que no cree en nada
mi hijo tiene novia musulmana y habla de convertirse por ella
La novia de mi chico es atea declarada y me preocupa qué será de los nietos
¿Voy a la boda por lo civil de mi hija con un inconverso?
Le enseñé lo del yugo desigual y aun así mi hija se enamoró de un no creyente
El yerno que viene es buen chico, trabajador, pero sin Dios, y temo que me la enfríe en la fe
Mi hijo sale con una joven que es espiritista y él antes predicaba
mi niña dejó el coro porque su pareja, que no es del Señor, se burla
Mi hijo mayor se casa con una judía y no sé cómo orar por ese matrimonio de dos religiones
¿Cómo recibo con cariño al novio incrédulo de mi hija sin aprobar esa unión?
Pedí tanto a Dios una nuera creyente y mi hijo trajo a una chica que no pisa iglesia
Mi hija dice que el amor puede más que la religión, que su novio agnóstico la respeta, y yo no duermo
Mi hijo, que dirigía el coro juvenil, se va a casar con una chica que nunca abrió una Biblia
Mi hija trajo a comer a su novio y mientras bendecíamos la mesa él miraba el teléfono, no es creyente
¿Debo negarle a mi hija la bendición porque su prometido es de otra religión?
el novio de mi niña es hindú, muy educado, pero me pregunto en qué fe se criarían mis nietos
Soy viuda y mi único hijo se enamoró de una atea militante, ya casi no viene a la iglesia
Mi hija pastora de niños está saliendo con un compañero de la fábrica que se ríe de la fe
Le presenté tres muchachas de la congregación y mi hijo eligió a una que no cree en el Señor
La boda será en un jardín sin pastor ni oración, porque la novia de mi hijo no es cristiana
Mi hija me asegura que él cambiará con el tiempo, pero un novio sin fe rara vez se convierte
Oro por mi yerno incrédulo, que no se opone a nada pero deja a mi hija ir sola al templo
mi nuera es de familia comunista y no quiere que mi hijo bautice al niño que esperan
¿Cómo hablo con mi hija del yugo desigual sin que elija al novio no creyente y me pierda a mí?

# dislike-my-childs-partner
No soporto al novio de mi hija, es grosero y vago y ella está embobada
La niña nos presentó a un muchacho que no nos gusta nada, ¿se lo digo?
La prometida de mi hijo me cae mal, tengo un mal presentimiento
No me fío del chico con el que sale mi hija, algo raro tiene
El novio nuevo de mi hija me da mala espina, si opino se va dando un portazo
Desaprobamos a la novia de nuestro hijo, lo mangonea, ¿cómo no perderlo a él?
No me gusta el novio de mi hija
La novia de mi hijo no me cae bien
El novio de mi hija es maleducado y no trabaja
Mi hijo eligió una novia que no nos gusta
No confío en el novio de mi hija
Mi hija se enoja cuando critico a su novio
Mi yerno no me convence, es vago y presumido
No trago a la novia de mi hijo, es una mandona
mi hija anda con un vago que no tiene oficio ni beneficio
El yerno que me tocó me cae gordo, es presumido y la hace menos
Mi hijo se juntó con una mujer quince años mayor y con tres matrimonios a cuestas
¿Debo callarme o decirle a mi hija que ese hombre no le conviene?
La pareja de mi hijo lo maneja como un títere, le escoge hasta la camisa, no la soporto
Le puse mala cara al novio de mi niña por sus tatuajes y ahora ella no me habla
esa muchacha es interesada, solo quiere el coche y la billetera de mi hijo
Siento que mi hijo se merecía algo mejor que esa nuera grosera y floja
No me gusta nada el chico con el que sale mi hija, tiene algo en la mirada que no me da confianza
Cada vez que viene mi nuera a comer critica todo y yo cuento hasta diez por mi hijo
¿Es pecado no querer al futuro marido de mi hija? Por más que oro no me entra
Mi yerno llega a mi casa, abre la nevera y ni saluda, no sé qué le ve mi hija
La novia de mi hijo fuma en mi sala y lo trata como a un chofer
¿Cómo disimulo que el novio de mi hija no me gusta? Ella lo nota en mi cara
mi hijo de 22 se junta con una señora de 41 y yo no logro tragarla
El muchacho que eligió mi hija debe plata en todo el barrio y se las da de empresario
Desde que anda con esa chica mi hijo dejó el fútbol, los amigos y hasta el corte de pelo que le gustaba
Mi futura nuera corrige mi español delante de la familia, me cae como una patada
Tuve un presentimiento en cuanto le di la mano a la pareja de mi hija, no es trigo limpio, ¿cómo se lo pido al Señor?
Le dije a mi hija que ese novio era poca cosa y me colgó, ¿le pido perdón o insisto?
Señor, ayúdame a querer a mi yerno, es flojo, bocón y se duerme en mi sillón
mi esposa adora al novio de la niña y yo no lo paso, un fanfarrón que no dura en ningún empleo
No es que sea mala muchacha la de mi hijo, es que lo mangonea y él se deja, me hierve la sangre

# child-rebellious-or-drunk
Mi hijo de 16 llega borracho, me contesta con groserías y ya no sé cómo ponerle límites
Mi hija se escapa de noche por la ventana para ir a fiestas, tiene catorce años
el muchacho no quiere estudiar ni trabajar, duerme hasta el mediodía y sale con malas juntas
Nuestro hijo de 19 hace botellón cada fin de semana y si le digo algo da un portazo
Soy viuda y mi adolescente no me obedece, me dice que me odia y que se va a ir de la casa
Mi hijo adolescente no me obedece y llega tarde
Mi hija de quince años sale de noche y vuelve tomada
Mi hijo toma con sus amigos y me miente
Mi hija me contesta mal y no respeta las reglas
Mi hijo es rebelde, falta a clase y anda con malas compañías
Le pongo hora de llegada a mi hijo y no cumple
Mi adolescente se emborracha los sábados con los amigos
Mi hijo de 16 no obedece, da portazos y me dice que me calle
mi hija llega de madrugada oliendo a alcohol, tiene diecisiete
El adolescente se me fue de las manos, falta a clase, se junta con malas compañías
Mi muchacho se emborracha cada fin de semana en el botellón
¿Cómo corrijo a un hijo contestón sin provocarlo a ira?
Mi hija se escapó de casa con unas amigas y apareció a los tres días
ya lo expulsaron de dos colegios por malcriado y su papá dice que la culpa es mía por consentirlo
A mi hijo de 30 lo tengo en casa borracho, no trabaja, y me saca dinero para cerveza
Era un niño dulce y ahora es un rebelde, me contesta con groserías delante de la abuela
Me robó las llaves del auto y salió tomado, mi hijo no respeta ninguna norma
Le pongo límites y se los pasa por el forro, ni castigos ni premios funcionan con esta hija mía
mi chamaco anda en pandillas con los del barrio y no me escucha
Encontré a mi hija de 15 vomitando en el portal, había bebido vodka en el parque con las amigas
Le digo a mi hijo que a las once en casa y llega a las cinco, oliendo a ron y sonriendo
¿Cuándo se suelta la mano de un hijo rebelde que no acata ninguna regla de esta casa?
mi muchacho vendió la bicicleta que le regaló su abuelo para pagarse la fiesta
El director me citó otra vez, mi hijo contestó al profesor y se fumó la clase entera
Tengo una adolescente que me desafía en todo, el ombligo al aire, la música, los insultos
Mi hijo de 19 chocó la moto borracho y al otro día ya estaba de nuevo en la cantina, ¿qué hago?
Soy el pastor y mi propio hijo baila tomado en la plaza delante de los hermanos
Le quité la paga, el teléfono y las llaves, mi hija rebelde se ríe y sale por la azotea, ¿qué pasaje puedo leer?
Se junta con los de la esquina, falta a la escuela y a mí me trata de vieja loca, mi hijo no era así
oro por mi hijo desobediente que no respeta ni a su abuela, ¿qué hago mientras Dios contesta?
Crié sola a un varón que ahora a los 17 se emborracha y me dice que no soy nadie para mandarlo

# child-addicted-to-games-or-phone
Mi hijo de 11 juega Free Fire ocho horas al día y si le quito el celular hace un berrinche tremendo
mi nieto no suelta la tablet ni para comer, la mamá se la da para que no moleste
La niña está todo el día en TikTok, bajó las notas y no duerme
Mi hijo se pasa las noches con la Play y los amigos online, hemos discutido mil veces por la pantalla
A qué edad le dan el móvil a sus hijos? la mía de diez llora porque todas en clase lo tienen
Mi hijo se pasa el día con los videojuegos y las tareas sin hacer
Mi hijo está todo el día con el celular
Mi hija no suelta el teléfono ni en la mesa
Mi hijo juega videojuegos hasta muy tarde
Le quité la tablet a mi hijo y se puso furioso
Mi niño solo quiere pantalla, ya no sale a jugar
Mis hijos están enganchados al móvil y a los juegos
Mi hijo no hace la tarea por jugar en la consola
Mi hijo no suelta el celular ni para ir al baño
mi niño de 10 hace berrinche si le quito la tablet
El adolescente se pasa la noche jugando Roblox y no se levanta para el instituto
Mi hija vive en TikTok, cuenta los likes y llora si tiene pocos
¿Le prohíbo las pantallas a mi hijo o eso lo aleja más de mí?
Le desconecté el wifi y se puso como un endemoniado, está enganchado a la consola
Se gastó 300 euros de mi tarjeta en skins del Fortnite, tiene doce años
Ya no sale a la calle con la pelota, mi chico solo quiere youtube y videojuegos
mi nieto come con el teléfono delante y si no hay video no abre la boca
Bajaron las notas de mi hijo por culpa de la Play y me miente con las horas
Mi hija de 14 está pegada a Instagram, habla con desconocidos, no logro despegarla
Hablo con mi hijo y tiene los ojos en la pantalla, es una adicción, qué hacemos los padres de ahora
Mi hijo de siete se despierta a las cinco para agarrar la tablet antes de que yo me levante
Fuimos al mar y mi hija no levantó los ojos del celular ni para ver los delfines
¿Cuántas horas de pantalla son razonables para un niño de doce que solo quiere Minecraft?
mi nieta hace dieciséis bailes de TikTok al día y no sabe amarrarse los zapatos
Mi hijo adolescente come con el mando en la mano con tal de no pausar la partida en línea
Le puse control parental y mi hijo de nueve lo desbloqueó viendo un tutorial
La maestra dice que se duerme en clase, es que mi niño juega Roblox bajo las cobijas hasta las dos
Le quité los videojuegos un mes y mi hijo rompió el cargador y dejó de hablarme
Mi hija de doce tiene tres cuentas de Instagram y llora si el móvil se queda sin batería, ¿qué paso doy ahora?
En la mesa ponemos una canasta para los teléfonos y mi hijo prefiere no cenar
soy abuelo a cargo y no entiendo ese mundo, el chico vive dentro de la consola, ore por mí
Le pido a Dios sabiduría para sacar a mi hijo de la pantalla, antes tocaba el violín en la iglesia

# child-failed-or-shuts-himself-in
Mi hijo de 20 suspendió la selectividad y lleva tres meses encerrado en su cuarto
Mi hija dejó la universidad por ansiedad y no quiere ver a nadie, come en su habitación
el mío repitió año en el liceo y ahora se siente un fracasado, no habla con nosotros
Desde que lo echaron del trabajo mi hijo de 31 volvió a casa, no sale de la cama ni abre las cortinas
No pasó el examen de la UNAM por segunda vez y ya no sale ni con sus primos, cómo le doy ánimo
Mi hijo no sale de su cuarto desde hace semanas
Mi hija reprobó el año y no quiere ver a nadie
Mi hijo dejó los estudios y se encierra en su habitación
Mi hijo fracasó en el examen y está hundido
Mi hija se encierra y no come con nosotros
Mi hijo perdió su trabajo y no sale de casa
Mi hijo repitió curso y se siente un fracaso
Mi hijo repitió curso y ya no quiere salir de su habitación
mi hijo de 24 ni estudia ni trabaja, vive encerrado con la persiana bajada
No aprobó la selectividad y desde entonces mi hija come en su cuarto y no habla
Lo reprobaron en la prepa y se avergüenza tanto que no ve ni a sus primos
Mi muchacho dejó la universidad en segundo, volvió a casa y se aisló de todos
¿Cómo animo a un hijo que se siente fracasado y me cierra la puerta?
le dejo la bandeja en el pasillo, mi hijo no sale ni a cenar desde que lo echaron del primer empleo
Mi hija no quiere volver al colegio, se queda en pijama bajo la manta y no da razones
Tanto sacrificio para pagarle los estudios y fracasó en todo, a veces me enfado con mi hijo y luego me da lástima
Perdió la beca y ya no es mi niño alegre, lleva meses recluido sin ver la luz
Golpeo la puerta de mi hijo y contesta déjame, hace un año que no pisa la calle
le fue mal en todas las materias, dice que es un inútil, y yo como papá no hallo cómo levantarlo
Mi hijo no entró a medicina por dos décimas y desde julio vive con la puerta cerrada
Mi hija de 23 devolvió las llaves del negocio que le pusimos y ahora no sale de la cama, ¿qué me aconseja?
¿Insisto en que mi hijo baje a cenar o respeto su encierro? Va para cinco meses
el mayor volvió de Australia sin dinero ni título y no quiere que los vecinos sepan que está en casa
Mi chico de 16 dejó el instituto, duerme de día, y solo oigo sus pasos de madrugada en la cocina
Reprobó el internado de enfermería y se siente la vergüenza de la familia, mi hija ya ni se peina
Mi hijo abandonó el seminario y se recluyó en el cuarto de sus hermanos, no atiende ni a su padrino
Le hablo por debajo de la puerta, le paso notas con versículos y mi hija sigue encerrada
Perdió el trabajo del banco y mi hijo de 34 volvió a su cuarto de niño con las cortinas corridas
Ningún amigo lo llama ya, se borró de todo después de suspender las oposiciones, mi pobre hijo
Que Dios levante a mi hijo, se dice fracasado y solo tiene veinte años
¿Cómo se ayuda a una hija que no quiere volver a la universidad ni salir a la calle por miedo a fallar otra vez?

# child-bullied
A mi hijo de nueve años le hacen bullying, le dicen gordo y le esconden la mochila
Mi niña no quiere ir al cole, las compañeras la sacaron del grupo de whatsapp y se ríen de ella
en el colegio se burlan de mi hijo porque tartamudea y la maestra no hace nada
Mi hija de 13 llora todas las noches por los memes que hacen con su foto, ¿la cambio de escuela?
Los chicos del autobús se meten con mi nieto por ser moreno, le dije que pusiera la otra mejilla y no sé si hice bien
A mi hija le hacen bullying en la escuela
Se burlan de mi hijo en el colegio
Los compañeros de mi hijo lo dejan solo en el recreo
Mi niño llora y no quiere ir a la escuela
Molestan a mi hija en clase y el colegio no hace nada
Le ponen apodos a mi hijo por sus lentes
Mi hija no tiene con quién jugar, las niñas la molestan
A mi hijo le hacen bullying en el colegio y vuelve llorando
los compañeros le dicen gorda a mi niña y ya no quiere comer lonche
Mi hijo autista es el blanco de las burlas del salón y la maestra no hace nada
Le crearon a mi hija un grupo de whatsapp para reírse de ella
Le esconden la mochila, le tiran los lentes, a mi chiquito lo acosan desde primero
¿Le enseño a mi hijo a poner la otra mejilla o a defenderse del que lo molesta en el recreo?
mi nieta inventa dolores de panza para no ir a la escuela porque la excluyen
No invitan a mi niño a ningún cumpleaños, lo llaman raro
El acoso escolar está destrozando a mi hijo y el director dice que son cosas de niños
A mi hija le gritan negra y que se vuelva a su país en el patio
me hierve la sangre contra esos mocosos que atormentan a mi hijo, quiero ir a hablar con sus padres
Se ríen de mi hijo por ser el pequeñito y tartamudo de la clase, ¿ve Dios sus lágrimas?
Mi niña vuelve del colegio con el cabello lleno de chicle y dice que se cayó
A mi hijo le dicen el mudo porque es tímido, nadie quiere sentarse con él en el bus escolar, ¿qué harían ustedes?
¿Qué le contesto a mi hijo cuando me pregunta por qué los otros niños lo odian?
le rompieron los cuadernos, le escondieron las zapatillas, y la escuela solo mandó una circular
Mi hijo de once ya no quiere ir a fútbol, el equipo entero le hace burla por gordito
En el grupo de la clase votaron a la más fea y ganó mi hija, está destrozada, ¿qué haría usted en mi lugar?
Soy bedel en el mismo colegio y veo cómo se ríen de mi niño sin poder hacer nada
Mi hija usa aparato en las piernas y las compañeras imitan cómo camina
Se burlan de mi hijo porque es el único cristiano del salón y lleva su Biblia
Le quitan la merienda a mi pequeño todos los recreos y él me pide doble para que le quede algo
mi nieto se mojó la cama otra vez, tiene diez años y le hacen bullying desde septiembre
¿Cambio de escuela a mi hija acosada o la enseño a plantarse? Le ruego a Dios que la cuide en el patio

# child-seriously-ill-or-disabled
Mi hijo nació con síndrome de Down y todavía me cuesta aceptarlo, pastor
A mi niña de cuatro años le encontraron leucemia y vivimos en el hospital desde mayo
mi hijo es autista, no habla, y en la iglesia la gente se queja de que hace ruido
Nuestro bebé tiene parálisis cerebral, por qué Dios permite esto en un inocente
Quién cuidará de mi hija discapacitada cuando yo me muera, es lo que me quita la paz
A mi hijo le diagnosticaron epilepsia, tiene convulsiones casi a diario y ningún remedio le hace efecto
Mi hijo está muy enfermo en el hospital
Mi hija tiene una discapacidad y necesita cuidados siempre
Mi bebé nació con un problema del corazón
A mi niño le diagnosticaron autismo
Mi hija tiene cáncer, es tan pequeña
Mi hijo usa silla de ruedas y pregunta por qué
Mi niña enferma pasa más tiempo en el hospital que en casa
Mi hija de cuatro años tiene leucemia
mi bebé nació con síndrome de Down y estoy asustada
Mi hijo está en silla de ruedas y me pregunta por qué Dios lo hizo así
Los médicos dicen que mi niño nunca hablará, tiene autismo severo
¿Quién cuidará de mi hijo discapacitado cuando nosotros faltemos?
Vivo en el hospital infantil, duermo en un sillón al lado de la incubadora de mi peque
A mi nene le dan convulsiones y no le encuentran el tratamiento, tiene epilepsia rara
mañana operan a mi chiquita del corazoncito, recen por ella
Mi hijo de 20 tuvo un accidente de moto y quedó en coma
La gente mira a mi hijo con parálisis cerebral con lástima y me duele más que la enfermedad
Nos dijeron que la enfermedad de mi hija es degenerativa, sin cura, y no acepto ese diagnóstico
A mi hija le detectaron diabetes tipo 1, pincharla cada día me rompe como madre
Mi niña no va a caminar, nos lo dijo el neurólogo mientras ella jugaba con sus zapatitos nuevos
Tengo un hijo con fibrosis quística, le doy palmadas en la espalda cada mañana para que respire
¿Por qué a un niño de cinco años le manda Dios un tumor en el cerebro?
mi hija nació sorda y toda la familia espera que hagamos una promesa en la ermita para que oiga
Dormimos en la casa de acogida del hospital, mi hijo espera un trasplante de hígado
Mi hijo con retraso cumple 30 y le sigo cortando la carne, me preocupa el día que yo falte
Soy conductor de autobús y llevo en la guantera la foto de mi nena calva y sonriente, va por la tercera quimio
La terapia del lenguaje cuesta más que mi sueldo, mi hijo autista dice apenas cinco palabras
Mi bebé tiene espina bífida y la gente en el bus me da el pésame en vez de felicitarme, ¿cómo rezo por esto?
Le da otra crisis y corro con mi hijo en brazos a urgencias, su enfermedad no tiene cura
mi chiquita me preguntó si en el cielo va a poder saltar la cuerda, tiene distrofia, ¿cómo lo pongo en manos de Dios?
Pido oración por mi hijo de dos meses, lo intuban hoy porque no le funcionan bien los pulmones

# child-is-gay-or-unsure-of-sex
Mi hijo de 17 me acaba de decir que es gay y no supe qué contestarle
mi hija dice que se siente niño y quiere que la llamemos Leo
Mi hija vive con otra mujer y nos invitó a su boda, ¿vamos o no vamos?
Encontré que mi muchacho tiene novio, su papá lo quiere correr de la casa y yo no quiero perderlo
Mi nieta de 14 anda con dudas sobre su sexualidad, en la escuela le dicen que es bisexual, cómo le hablo con amor
Mi hijo me dijo que le gustan los hombres
Mi hija es lesbiana y no sé cómo aceptarlo
Mi hijo es gay y mi esposo no lo acepta
Mi hija quiere ser varón y cambiarse el nombre
Mi hijo salió del clóset y estoy confundida
Mi hijo dice que es transexual y no sé qué decirle
Mi hija tiene novia y me lo contó ayer
Mi hijo me dijo ayer que es gay
mi hija tiene novia y quiere traerla a la cena de Navidad
Mi niña de 13 dice que es chico y que la llame Lucas
¿Cómo amo a mi hijo homosexual sin negar lo que creo?
Mi hija salió del clóset y mi marido no quiere verla
Mi hijo quiere hormonas y cambiarse el nombre en el DNI, como madre cristiana no sé qué hacer
me invitaron a la boda de mi hijo con otro hombre, voy o no voy
Mi hija adolescente dice que es no binaria, yo ni entiendo esa palabra
Encontré en el cuarto de mi muchacho cartas de amor a un compañero
En mi iglesia hablan fatal de los homosexuales y ninguno sabe que mi hijo lo es
Mi nieto se pinta las uñas y se viste de mujer, a mi edad no sé cómo tratarlo
¿Hice algo mal en la crianza para que mi hija sea lesbiana?
Mi hijo me presentó a su compañero de piso y al despedirse entendí que son pareja
Mi hija se rapó, se venda el pecho y quiere que en el colegio la llamen con nombre de varón, ¿cómo oro por esto?
¿Dejo que mi hijo traiga a su novio a dormir a nuestra casa siendo creyentes?
mi nieto homosexual es el que más me visita, y en mi iglesia oigo cosas de los gays que me duelen por él
Soy militar retirado y mi único varón es gay, no encuentro cómo hablarle sin que me tiemble la voz
Mi hija lesbiana adoptó un niño con su esposa, soy abuela y no sé cómo contarlo en la parroquia
Le revisé el celular y descubrí que a mi hija le gustan las chicas, tiene 13 y está confundida
Mi esposo quitó las fotos de nuestro hijo desde que salió del armario, yo las guardo bajo el colchón
Mi hijo quiere ser mujer, usa faldas, y yo trato de no equivocarme con el pronombre
Dios sabe cuánto amo a mi hija trans, pero no entiendo lo que le pasa y tengo miedo de perderla, ¿cómo se lo pido al Señor?
mi chaval me escribió una carta, mamá soy gay, perdóname, y yo llevo tres días sin saber qué responder
¿Cómo explico a los abuelos que su nieta tiene novia y se va a vivir con ella?

# child-on-drugs-or-in-prison
Mi hijo está preso por vender droga, le dieron seis años y voy a verlo cada domingo
Mi hija consume cristal, vive en la calle y a veces viene a casa a pedir dinero
mi muchacho fuma marihuana todos los días desde los quince y dice que no es nada malo
Llevé a mi hijo a tres centros de rehabilitación y siempre recae con la cocaína
Detuvieron a mi hijo por robar un coche, qué vergüenza ante los vecinos, le pago el abogado o dejo que aprenda?
Mi hijo consume drogas y no quiere ayuda
Mi hijo está en la cárcel
Mi hija fuma marihuana y me roba dinero
Visito a mi hijo en prisión cada semana
Mi hijo recayó en las drogas otra vez
Mi hijo está detenido y espera el juicio
Encontré droga en la mochila de mi hijo
Mi hijo está preso y voy a verlo cada quince días
mi hija consume cristal y vendió hasta mi licuadora
Le encontré bolsitas de coca a mi muchacho en el pantalón
A mi chico le dieron ocho años de condena, qué vergüenza con los vecinos y qué dolor
Mi hijo vive en la calle por la droga, me lo encontré pidiendo en un semáforo
¿Le sigo abriendo la puerta a un hijo drogadicto que me roba?
Fuma marihuana desde los quince y ahora mi hijo oye voces
ya lo metí tres veces en un centro de rehabilitación y a la semana mi hijo vuelve al paco
La policía se llevó a mi hija esposada por llevar paquetes, está en la cárcel de mujeres
Mi niño, el que cantaba en el coro, está tras las rejas, ¿qué versículo le mando en la carta?
Mi hijo está enganchado al fentanilo y cada sirena que suena pienso que es él
sale del reclusorio el mes que viene y temo que mi hijo recaiga con los mismos amigotes
Mi hijo sale de permiso del penal este domingo y no sé si tengo miedo o alegría
Faltaban cucharas en mi cocina y entendí que mi muchacho fuma piedra
¿Le mando dinero a la cárcel a mi hijo o solo sirve para que compre droga ahí dentro?
mi hija bailaba ballet y hoy la busco por los puentes, la heroína me la robó, ¿habla de esto la Biblia?
Hago fila desde las cuatro con mi bolsa transparente para ver a mi hijo preso media hora
La hierba lo dejó sin ganas de nada, mi hijo de 20 tira el día entre humo y sueño
Lo agarraron en el aeropuerto con una maleta que no era suya, mi hijo cumple condena en otro país
Mi hijo terminó la rehabilitación, lleva cuarenta días limpio y cada noche oro para que aguante
Como abogado defendí a muchos, y ahora el acusado en el banquillo es mi propio hijo
Mi nieto crece conmigo porque su mamá, mi hija, está adicta a las pastillas
en el barrio le dicen mula a mi hijo, la policía ya le hizo dos redadas
¿Qué le escribo a mi hijo en su primera carta a prisión para que no pierda la esperanza?

# i-shout-at-my-children
Les grito a mis hijos por cualquier cosa y después me muero de culpa
Perdí la paciencia con mi niña de tres años y le dije cosas horribles, soy mala madre
trabajo doce horas y cuando llego exploto con los chicos por los deberes
Juré que no iba a ser como mi papá y me oigo gritándole igual a mi hijo
Mi pequeño se tapa los oídos cuando levanto la voz, quiero cambiar pero no me sale
Le grito a mi hijo y después me siento culpable
Pierdo la paciencia con mis hijos todos los días
Grité a mi hija por un vaso de leche
Mis hijos me dicen que siempre estoy gritando
Me enojo con los niños por las tareas y grito
No quiero gritar más a mis hijos y no puedo parar
Regaño demasiado a mi hijo y lo veo llorar
Les grito a mis hijos todos los días y después lloro
hoy le dije a mi niño que me tenía harta y me miró con una carita
Pierdo los estribos por un vaso derramado, soy una mala mamá
Prometo cada mañana no alzar la voz y a las ocho ya estoy chillando que se pongan los zapatos
¿Cómo dejo de ser una madre gritona? Mi mamá era igual y juré no repetirlo
Mi hija pequeña se tapa las orejas cuando le hablo fuerte, soy su papá y me tiene miedo
Estallo con los deberes, le digo burro a mi hijo y al rato me arrepiento
No tengo paciencia con mis chiquitos, me sacan canas verdes y regaño de más
pedí perdón a mi nene de cinco por los gritos, me abrazó y me sentí peor
Vengo cansado del trabajo y la pago con los chavales, bramo por cualquier ruido
Mi esposo dice que asusto a los niños con mi mal genio y tiene razón
Padres no exasperéis a vuestros hijos, leí eso y me puse a llorar por cómo les hablo a los míos
Mi hija de cuatro le gritó a su muñeca con mis mismas palabras y se me cayó la cara
Salgo del hospital sin dormir y descargo con mis niños el mal humor, luego los veo dormidos y lloro
¿Cómo educo a mis hijos sin alzar la voz? De mi casa solo aprendí a gritos
les chillo por la mochila, por los dientes, por el vaso, por todo, soy una madre insoportable
Mi hijo de ocho escribió en la escuela que lo que más miedo le da es su papá enojado
Con la mayor tengo paciencia y con el pequeño exploto, no sé por qué le grito tanto
Se me salió un qué inútil eres y mi hijo bajó la cabeza, ¿cómo se recoge una palabra así?
Los vecinos me oyen vociferar cada mañana antes del cole y me da vergüenza cruzarlos
Me arrodillo en la noche a pedir perdón a Dios por gritarles y al desayuno ya estoy gritando
Crío sola a tres chamacos, llego cansada de la maquila y los regaño hasta por respirar fuerte, ¿cómo lo llevo con paz?
mi niña esconde las notas, no por malas, sino porque sabe que pierdo los estribos
Qué versículo pego en la cocina para acordarme de hablar con dulzura a mis hijos cuando estoy por estallar

# new-baby-and-worn-out
Mi bebé tiene dos meses, no duerme más de una hora seguida y yo estoy hecha polvo
Acabo de dar a luz y en vez de alegría solo tengo ganas de llorar, ¿será depresión posparto?
somos padres de mellizos y mi mujer y yo andamos como zombis
Soy mamá primeriza, le doy pecho cada dos horas y mi mamá está lejos, nadie me ayuda
Con el recién nacido y la de dos años no tengo tiempo ni de ducharme, menos de orar
Tengo un bebé recién nacido y estoy agotada
Mi bebé llora toda la noche y no descanso
Acabo de ser mamá y estoy triste y cansada
Mi bebé tiene cólicos y yo no doy más
El bebé solo quiere brazos y no hago nada más
Soy papá primerizo y el bebé no nos deja descansar
Doy el pecho de noche y estoy sin fuerzas
Mi bebé tiene tres semanas y no duermo más de una hora seguida
di a luz hace un mes y en vez de felicidad siento tristeza, ¿soy un monstruo?
El recién nacido llora por cólicos toda la noche y yo lloro con él
No logro dar pecho, tengo los pezones agrietados, me siento un fracaso
Gemelos de dos meses, biberones, pañales y ni me he bañado
Creen que tengo depresión posparto, no me nace cariño por mi criatura
¿Está mal echar de menos mi vida de antes de ser mamá primeriza?
Todos vienen a ver a la nena y nadie pregunta por mí, que tengo la cesárea abierta
soy papá novato, mi mujer y yo zombis, el crío no da tregua
Ya ni oro, me quedo dormida con la guagua en brazos y la Biblia en el velador
Con la lactancia a demanda a las cuatro de la mañana siento que estoy sola en el universo
Esperé tanto este bebito y ahora que llegó estoy rendida y me arrepiento a ratos
Mi bebé nació hace seis semanas y no recuerdo qué día me lavé el pelo
Tengo mastitis, fiebre y una recién nacida que solo quiere teta, ya no sé cómo ponerme
¿Es normal no sentir nada cuando miro a mi bebé, solo ganas de dormir un mes?
mi marido volvió al trabajo a los quince días y yo me quedé con el crío pegado al pecho
Los cólicos empiezan a las siete de la tarde y paseo al bebé por el pasillo hasta el amanecer
Trillizos, tres cunas, treinta pañales diarios y una mamá que llora en la despensa
La cesárea todavía me tira, la visita quiere café y el niño no se engancha
Soy papá primerizo y guardia nocturno, llego y el bebé está llorando, me duermo de pie, deme un versículo
Todas suben fotos preciosas con su bebé y yo estoy en camisón manchado de leche, agotada
Dame fuerzas, Señor, para la toma de las tres, mi bebita no duerme y yo tampoco
tuve a mi hija con 41 años, la deseé tanto, y en el posparto solo siento cansancio y pena
¿Cuándo empieza a dormir un bebé? Llevo cuatro meses de biberón cada dos horas y ya no razono

# single-parent
Soy madre soltera de dos, el papá no pasa ni un peso de pensión
Mi pareja me dejó embarazada y se fue, estoy criando sola a mi hijo de cinco años
crío solo a mi niña desde que su mamá se marchó, no sé peinarla ni explicarle cosas de mujeres
Trabajo limpiando casas, salgo a las cinco y mis hijos se quedan solos, me siento mala madre soltera
Mi hijo pregunta por qué él no tiene papá como los otros y no sé qué decirle
Soy mamá soltera y me siento cansada
Crío sola a mi hija, su papá no ayuda
Soy papá soltero y no me alcanza el tiempo
El padre de mi hijo no paga la manutención
Soy madre soltera, trabajo y cuido a los niños sola
Mi hijo crece sin su padre y me duele
Todo lo decido sola para mis hijos, soy madre y padre
Soy madre soltera y no me alcanza ni el día ni las manos
el papá de mi niño se desentendió desde el embarazo, lo saco adelante yo
Enviudé joven y crío a dos varones sin padre
Soy papá soltero, le hago las trenzas a mi nena viendo tutoriales
Mi hija pregunta por qué no tiene papi y no sé qué contestar
¿Es Dios padre de los huérfanos también para mi hijo, que no lleva apellido de nadie?
No me pasa la pensión y yo limpio casas para darles de comer a mis tres hijos
En la iglesia las mamás solas no encajamos, todo es para matrimonios con niños
entro a las seis a la fábrica y mi hijo se queda con la vecina, no tengo a nadie más
En el día del padre mi chiquillo hizo una tarjeta y me la dio a mí
Ser mamá y papá a la vez me tiene agotada, no hay con quién turnarse
Quedé embarazada a los 17, hoy mi niño tiene seis y seguimos él y yo contra el mundo
Vendo arepas con mi niña dormida en una caja bajo la mesa, su papá ni la conoce
Soy padre solo de dos, firmo boletines, coso disfraces y no sé qué es un sábado libre
¿Cómo le doy figura paterna a mi hijo si lo crío yo sola desde que nació?
mi ex paga la pensión cuando se acuerda y yo hago uñas a domicilio para el alquiler
En las reuniones del cole soy la única sin pareja, mamá soltera con tres hijos y dos trabajos
Me ascendían si aceptaba turnos de noche, pero soy madre sola y no tengo con quién dejar al niño, ¿qué paso doy ahora?
Mi hijo me regaló corbata por el día del padre, porque soy su mamá y su papá a la vez
Si me enfermo no hay repuesto, soy el único adulto en casa con mis dos niñas
El papá se fue con el cuento de comprar pañales y yo sigo sacando sola a mi muchachito
Dios ha sido el padre de mis hijos, pero hay noches en que una madre soltera necesita un relevo, ore por mí
mi abuela me ayudaba con la nena y ahora que falta la crío yo solita, con 20 años
¿Hay lugar en la iglesia para una mamá sola? Me miran la mano buscando el anillo

# children-never-visit
Tengo cuatro hijos y ninguno viene a verme, paso los domingos con la tele
Mi hijo vive a veinte minutos y hace ocho meses que no me visita
soy viuda de 79, mis nietos ni me llaman el día de mi cumpleaños
Los crié con tanto sacrificio y ahora que estoy viejo soy un estorbo para mis hijos
En la residencia las otras tienen visita y yo espero junto a la ventana a mi hija que nunca llega
Mis hijos no me visitan
Mi hija nunca me llama, me siento olvidada
Espero que mis hijos vengan y nunca vienen
Paso la Navidad sola, mis hijos no vienen
Mis hijos solo llaman cuando necesitan dinero
Soy anciana y mis hijos no tienen tiempo para visitarme
Mi hijo vive cerca y no pasa a verme
Mis hijos viven a diez minutos y no vienen a verme
tengo cuatro hijos y el teléfono no suena nunca
Pasé la Navidad sola con el turrón porque ninguno de mis hijos apareció
Solo se acuerdan de mí cuando necesitan dinero, si no, ni una llamada
¿Tanto cuesta visitar a su vieja un domingo? Los crié yo sola a todos
Estoy en la residencia y los hijos de las demás vienen, los míos no
Mi hija siempre está ocupada, que el trabajo, que los niños, y yo espero mirando por la ventana
me operaron de la cadera y ni siquiera mis muchachos fueron al hospital
Preparo el puchero los sábados por si llega alguno de mis hijos y termino congelándolo
Los hijos se olvidan de uno cuando llega a viejo, un mensajito con un emoji y ya cumplieron
Mi hijo lleva dos años sin pisar esta casa y no hemos reñido, simplemente no le nace venir
Tengo 84, soy viuda, y mis hijos me felicitan el cumpleaños con un whatsapp, eso duele
Le cambié la pila al timbre por si era eso, pero no, es que mis hijos no vienen
Mis nietos viven en el mismo barrio y hace un año que no me visitan, ya ni sé qué talla usan
¿Qué hice mal para que de cinco hijos ninguno tenga un rato para su madre vieja?
mi hija promete que este domingo sí pasa, yo pongo el mantel bueno y termino comiendo solo, ¿qué haría usted en mi lugar?
Les di mi casa en vida y ahora no se acuerdan ni de llamarme por mi santo
Después del entierro de mi marido los hijos dejaron de visitarme, como si yo también me hubiera ido
Tengo 87, la muchacha que me cuida es la única que me pregunta cómo amanecí, mis hijos nunca
Cuando me visita el hijo mira el reloj, diez minutos y se marcha hasta dentro de medio año, ¿qué dice la Biblia en un caso así?
En el asilo cuento los coches que entran al estacionamiento y ninguno es de mis hijos
Yo no quiero dinero ni regalos, solo que mi hijo se siente a tomar un café con su padre
Pido a Dios por mis muchachos ingratos, que no visitan ni telefonean a su mamá
el día de la madre pasó y no sonó el teléfono, tan ocupados andan mis tres hijos

# children-have-left-home
Mi hijo se ha ido a vivir al extranjero y la casa está vacía
mi hija se fue a vivir con su novio y la casa se siente vacía
Se fue a estudiar a Madrid el último de mis hijos y la casa se me viene encima
Mi hija se casó el mes pasado y entro a su cuarto y lloro
toda mi vida fue criar a mis tres hijos, ahora el nido está vacío y no sé para qué sirvo
Mi hijo menor emigró a Canadá, mi esposa y yo ponemos la mesa para dos y no nos acostumbramos
Tengo 54 años y desde que los muchachos se independizaron siento un vacío enorme
Mis hijos se fueron de casa y siento un vacío
Mi hija se fue a vivir sola y la extraño
La casa está en silencio desde que se fueron los hijos
Mi hijo menor se fue a la universidad y lloro
Los cuartos de mis hijos están vacíos
Nido vacío, mis hijos ya hicieron su vida
Se casó mi último hijo y quedamos solos mi esposo y yo
Se fue el último de mis hijos y la casa se quedó muda
dejé a mi hija en la residencia universitaria y volví llorando todo el camino
Síndrome del nido vacío le llaman, yo le llamo no saber qué hacer con las tardes
Mi hijo se independizó y entro a su cuarto solo para oler su almohada
Toda mi vida fui mamá, ahora que volaron no sé quién soy
Compro leche para cinco y somos dos, los hijos ya hicieron su vida
mi hija se casó el sábado y me alegro pero por dentro estoy de luto
¿Cómo entrego a Dios a mis hijos ahora que dejaron el hogar y ya no los protejo?
Los tres emigraron a Europa, quedamos mi viejo y yo con las habitaciones vacías
Echo de menos las mochilas tiradas en la entrada y los gritos de mis muchachos, tanto silencio pesa
El benjamín se mudó con su novia y mi esposo y yo nos miramos sin saber de qué conversar
Mi varón entró al ejército, ya se marchó, y hasta el perro lo busca por la casa
Desmonté la litera el sábado, mi hijo se fue a la academia militar y la casa hace eco
Cociné para seis otra vez, ya solo quedamos mi marido y yo desde que se mudó la menor
¿En qué ocupa una madre el corazón cuando los hijos vuelan y el nido queda vacío?
mi hija se fue de misionera al Perú, yo la animé, y ahora lloro en su cuarto con su ropa
Se llevó hasta los pósters, mi último hijo se independizó y sobra espacio por todas partes
La lavadora ya solo se pone los miércoles, desde que los chicos dejaron la casa
Mi único hijo tomó el bus a la capital con su maleta y yo volví al rancho hablando con las gallinas
Me dicen que aproveche a viajar ahora, pero yo extraño el ruido de mis hijos por la escalera
Entregué a mi hija en el altar y al llegar a casa había un cubierto de más en la mesa
Señor, cuida a mis hijos que ya partieron a hacer su vida, y dame a mí algo que hacer
mi nido se vació de golpe, los gemelos entraron a la universidad el mismo día
Con 50 años y los hijos fuera, mi esposo y yo no sabemos de qué hablar sin ellos en medio, ¿por dónde empiezo?

# children-far-after-divorce
Mi ex se llevó a mis hijos a otra ciudad y los veo dos veces al año
Tras el divorcio el juez me dio fines de semana alternos y mi hija ya no quiere venir conmigo
la madre de mis hijos no me deja hablar con ellos por teléfono
Mi exmarido los tiene en Argentina y yo en España, me estoy perdiendo su infancia
Soy papá separado, pago la pensión puntual y aun así mi hijo me trata como a un desconocido
Desde el divorcio casi no veo a mis hijos
Mi ex no me deja ver a mi hijo
Mis hijos viven con su madre lejos de mí
Mi exmujer se mudó con los niños a otro país
Solo veo a mi hija dos fines de semana al mes
El juez le dio la custodia a mi ex
Mi hijo vive con su papá y me olvida
Desde el divorcio veo a mis hijos un fin de semana de cada dos
mi ex se mudó a otra ciudad con los niños y no puedo hacer nada
Soy un papá de domingos, McDonald's y devolverlos a las ocho
La mamá de mis hijos les habla mal de mí y ya no quieren venir conmigo
El juez le dio la custodia a él y yo soy la madre, nadie lo entiende
Pago la manutención puntual y aun así ella no me los pone al teléfono
¿Cómo soy buen padre si mi hijo vive a mil kilómetros con su madre y el nuevo marido?
mi nena me dice papá Juan al otro y a mí por mi nombre
Cada vez que llega la hora de dejarlos con mi exmujer el pequeño se agarra a mi pierna
Me pierdo sus festivales, sus dientes caídos, todo, porque el convenio de divorcio me da cuatro días al mes
Mi ex se llevó a los chicos a Chile sin mi firma y solo los veo por Zoom
La litera vacía toda la semana me mata, mis hijos están con su padre desde que nos separamos
Manejo nueve horas de ida y nueve de vuelta para ver a mis hijos un sábado en un centro comercial
Mi exesposa cambió a los niños de colegio y no figuro ni en la lista de contactos
¿Cómo no ser un extraño para mis hijas si el convenio solo me da dos semanas en agosto?
mi hija de seis años me cuenta por cámara que le salió un diente y yo la miro desde otra provincia
Les preparo su cuarto cada quince días y a última hora su mamá avisa que están enfermos
Desde que nos divorciamos mis hijos viven con su padre y su novia, y a mí me llaman por turnos, ¿qué espera Dios de mí aquí?
Pagué tres abogados y el régimen de visitas sigue en papel, mi ex se los lleva de viaje cuando me tocan
Se me quedó una mochila de mi hijo en el carro, la huelo los días que no está conmigo
Mi exmarido les dice que yo los abandoné, y fue el juzgado quien les dio la custodia a él
Oro por teléfono con mis hijos antes de dormir, es lo único que la separación no me ha quitado
mis niños volaron solos con una azafata para pasar Pascua conmigo y a los cinco días se fueron otra vez
¿Qué hace un padre divorciado cuando el hijo de 13 le dice que ya no quiere venir los fines de semana?

# infertility
Llevamos siete años intentando tener un hijo y los médicos no encuentran nada
Otro mes y otra prueba negativa, ya no quiero ir a los baby showers de mis amigas
mi esposo no puede tener hijos, salió en el espermograma, y su familia me culpa a mí
Nos proponen la fecundación in vitro, como cristianos podemos hacerla o es pecado?
Tengo 41 años, me dijeron que soy estéril y siento que Dios se olvidó de mí como de Ana
El Día de la Madre en el culto regalan claveles a las mamás y yo me escondo en el baño
Cinco años buscando un bebé, tratamientos, hormonas, y el test otra vez negativo
Todos preguntan para cuándo los hijos, no saben que no logro quedar embarazada
Tengo endometriosis y la ginecóloga dice que casi no hay posibilidad de concebir
No puedo quedar embarazada y sufro cada mes
Mi esposo y yo no podemos tener hijos
Llevamos años buscando un bebé y no llega
El tratamiento de fertilidad falló otra vez
Todas mis amigas están embarazadas menos yo
El doctor dijo que no podré ser madre
Queremos un hijo y el embarazo no llega
Llevamos cinco años buscando un bebé y no llega
otra vez me vino la regla y me encerré en el baño a llorar
El doctor dijo que mi marido es estéril y él no quiere ni hablarlo
Todas mis amigas embarazadas y yo con la prueba negativa
¿Por qué Dios abrió el vientre de Ana y el mío no?
Tres in vitro fallidas, se acabó el dinero y la esperanza
Mi suegra me pregunta cuándo le doy nietos, no sabe que no puedo concebir
tengo ovario poliquístico y endometriosis, me dijeron que quizá nunca sea mamá
¿Está permitido por la Biblia un tratamiento de fertilidad o debemos adoptar?
En el día de las madres no piso la iglesia porque reparten flores y a mí no me toca
Con 41 se me acaba el tiempo para quedar encinta y el cuarto del niño sigue pintado de amarillo
Hicimos novenas, dieta, hierbas, hormonas, y mi esposa y yo seguimos sin poder tener hijos
Soy matrona, traigo bebés al mundo cada día y mi vientre sigue vacío después de nueve años
Nos hicieron la inseminación y hoy me bajó la regla, otro intento perdido para tener un hijo
Me sacaron el útero a los 29 y nunca podré concebir, en el pueblo preguntan para cuándo el niño
mi conteo de espermas es casi cero, veo a mis hermanos jugar con sus hijos y me siento menos hombre
Menopausia precoz a los treinta y cuatro, la doctora habló de óvulos donados y se me cayó el mundo
En mi comunidad a la mujer sin hijos la llaman seca, y yo llevo once años de casada esperando un bebé
Mi cuñada se embaraza sin querer y nosotros con inyecciones, calendarios y termómetro no quedamos
¿Escucha Dios a las mujeres estériles? pido un hijo cada noche y las pruebas siguen negativas
Soy soldador, mi esposa y yo vendimos el carro para la fertilización y los embriones no prendieron
Guardo ropita de recién nacido que compré el primer año de matrimonio, no logramos el embarazo
¿Qué dice la Biblia a los matrimonios que no pueden tener hijos y ya agotaron los tratamientos?
Señor, quita de mí la tristeza de no ser madre, cada pañalera en el metro me recuerda mi esterilidad

# miscarriage-or-death-of-a-baby
Perdí a mi bebé a las once semanas y todos me dicen que soy joven, que ya vendrá otro
Mi hija nació muerta a los ocho meses de embarazo, nunca la oí llorar
tuve mi tercer aborto espontáneo y ya no me atrevo a ilusionarme
Nuestro niño vivió solo dos días en la incubadora, ¿está en el cielo?
Mi mujer tuvo una pérdida en enero, ella llora y yo no sé cómo consolarla ni dónde poner mi propio dolor
Perdí mi embarazo la semana pasada
Tuve un aborto espontáneo y nadie entiende mi dolor
Mi bebé murió antes de nacer
El corazón de mi bebé dejó de latir en la ecografía
Mi bebé nació sin vida, teníamos la cuna lista
Mi esposa perdió al bebé a los tres meses
Perdimos a nuestro bebé a los pocos días de nacer
Perdí a mi bebé a las diez semanas
tuve un aborto espontáneo y todos me dicen que ya tendré otro
Mi hijito nació sin vida a los ocho meses, salí del hospital con los brazos vacíos
Se paró el corazoncito en la ecografía, no había latido
¿Mi angelito está en el cielo aunque no alcanzamos a bautizarlo?
Enterramos a nuestra niña con tres días de nacida en una cajita blanca
Es la tercera pérdida, mi cuerpo no los retiene
Muerte súbita en la cuna, lo dejé dormidito y no despertó
mi esposa perdió el embarazo y yo como padre no sé cómo consolarla ni quién me consuela
Hoy habría sido la fecha de parto y nadie más se acuerda de ella
Nació prematuro y luchó dos semanas en la incubadora hasta que se nos fue
Me hicieron un legrado el martes y guardo la primera foto de la eco bajo la almohada
Pinté el cuarto de amarillo en la semana veinte y en la veintidós perdimos a la niña
Me dieron una cajita con el gorrito y la huellita, así volví del hospital sin mi bebé
¿Por qué permitió Dios que mi bebé muriera en el vientre si lo esperamos siete años?
tuve una pérdida en el baño de mi trabajo y esa tarde seguí atendiendo la caja
Mi hermana está de los mismos meses que yo tendría, no puedo ver su panza desde que perdí el mío
El embarazo era ectópico, me salvaron a mí pero mi bebé no pudo seguir
Mi esposo cavó la tumbita él mismo, nuestro hijo vivió apenas cuatro horas, ¿cómo lo consuelo?
Me bajó la leche a los tres días y no había niño a quien dársela, nació sin vida, ¿de dónde saco fuerzas?
Soy abuela de una bebé que no llegó a respirar y no sé cómo abrazar a mi hija
Cuatro transferencias in vitro, dos latidos que se apagaron, y nadie llama hijos a mis bebés perdidos
en el registro no quisieron anotar su nombre porque nació muerta, para mí siempre será mi hija
¿Qué versículo pongo en la plaquita de un bebé que murió en la cuna con dos meses?

# unplanned-pregnancy
Estoy embarazada, tengo 18 años y mis papás son líderes de la iglesia, no sé cómo decirles
Me salió positivo el test y el chico con el que salía ya no contesta mis mensajes
dejé embarazada a mi novia y no tenemos ni trabajo ni casa
Tengo 43, tres hijos ya grandes y ahora este embarazo que no esperábamos, no lo quiero y me siento culpable
Mi pareja quiere que aborte porque no es el momento, yo no sé qué hacer con este bebé
Estoy embarazada y no lo planeamos
Quedé embarazada de mi novio y tengo miedo de decirlo
La prueba de embarazo dio positivo y no sé qué hacer
Mi novia está embarazada y somos muy jóvenes
Voy a tener un bebé y el papá no quiere
Embarazada sin estar casada, mi familia no lo sabe
No esperaba otro embarazo, ya tengo tres niños
Estoy embarazada y no lo planeamos, tengo 19
se me retrasó, me hice el test y salieron dos rayitas, qué hago
Mi novia quedó encinta y todavía vamos al instituto
Ya tenemos cuatro hijos, estamos en paro, y viene otro sin buscarlo
El chico con el que salía dice que no es suyo y no quiere saber del embarazo
¿Cómo les digo a mis papás que son pastores que espero un bebé sin estar casada?
a los 46 pensé que era la menopausia y resulta que estoy preñada
Metí la pata una sola noche y ahora tengo vida dentro, tengo pánico
Me presionan para que no lo tenga, yo no sé si puedo con un hijo ahora
Falló la pastilla, estoy de siete semanas y pierdo la beca si sigo adelante
¿Este bebé inesperado es un castigo o un regalo de Dios?
Embaracé a una muchacha que apenas conozco y quiero hacer lo correcto
El ginecólogo me felicitó y yo me puse a llorar, ese bebé no estaba en los planes
Me enteré del embarazo una semana antes de mi primer empleo fijo y no sé si decirlo
¿Cómo le cuento a mi papá que estoy embarazada, si soy su orgullo y apenas tengo 17?
tenía el DIU puesto y aun así salió positivo, mi marido se quedó mudo
Acabábamos de regalar la cuna porque íbamos a parar en dos, y ahora vienen gemelos sin esperarlos, ¿qué pasaje puedo leer?
Dejé encinta a mi novia en la fiesta de graduación, sus papás quieren boda el mes que viene
Soy viuda desde hace dos años y estoy embarazada de un hombre con el que no pienso vivir
Soy sargento, me iban a destinar al exterior y me entero de que espero una criatura, ¿hay alguna palabra de Dios para esto?
Él se borró de las redes el mismo día que le mandé la foto del test, voy a tener este bebé sola
Tengo náuseas y un secreto, en la iglesia dirijo a las adolescentes y estoy embarazada sin marido
mi hija de dieciséis está preñada y el muchacho también es menor, vamos a ser abuelos sin quererlo
Dios, yo no pedí este embarazo, ¿cómo aprendo a querer a un bebé que me cambia toda la vida?

# had-an-abortion
Aborté hace diez años y cada vez que veo un niño de esa edad se me encoge el corazón
Yo le pagué el aborto a mi novia cuando teníamos 20 y hoy me pesa como una piedra
nadie en mi iglesia sabe que interrumpí un embarazo, ¿Dios perdona eso?
Mis padres me llevaron a una clínica a los 17, aborté y nunca se volvió a hablar del tema
Tomé las pastillas a las siete semanas, pensé que sería un alivio y vivo con la culpa de haber matado a mi bebé
Aborté y no dejo de pensar en ese bebé
Hace años me hice un aborto y me arrepiento
Aborté a los veinte y llevo la culpa
Nadie sabe que aborté, ni mi esposo
Mi novia abortó y yo la apoyé, hoy me pesa
¿Me perdona Dios por haber abortado?
Interrumpí mi embarazo y lloro cada aniversario
Aborté a los 20 años y nunca se lo he contado a nadie
me tomé las pastillas para abortar y ahora no puedo con la culpa
¿Me perdonará Dios por haber interrumpido mi embarazo?
Fui a una clínica con mi mamá, ella lo decidió, y cada año cuento cuántos tendría mi hijo
Pagué el aborto de mi novia y hoy que soy padre me atormenta aquello
Mi marido quería que me lo sacara y le hice caso, lo lamento toda la vida
No dejé nacer a mi bebé porque estaba sola y sin un peso
En la iglesia gritan contra las que abortaron y yo sentada ahí, muda, siendo una de ellas
hace cuarenta años de mi aborto y todavía sueño con esa criatura
Los médicos aconsejaron abortar porque venía con malformación, lo hice, ¿me lo tendrá Dios en cuenta?
¿Me reconocerá en el cielo el hijo que aborté? Le puse nombre en secreto
Confesé al cura que había abortado, me absolvió, pero yo no siento el perdón
Tenía cita a las nueve y a las once ya no estaba embarazada, de eso hace seis años y sigo ahí
Pinto en un cuaderno la cara que habría tenido, aborté siendo estudiante y nadie lo supo, no sé qué hacer
¿Cómo le digo a mi prometido que hace años me practiqué un aborto?
mi mamá firmó y yo obedecí, aborté con 16 y esa puerta de la clínica sale en mis sueños, ¿alguien me orienta?
Ahora que no logro quedar embarazada pienso que es castigo por el aborto que me hice
Fui con mi prima a Londres a abortar y a la vuelta fingimos que veníamos de compras
Llevé a mi novia a que abortara y esperé en el carro oyendo el partido, me da asco recordarlo
En la clase de catequesis me preguntan si tengo hijos y pienso en el que no dejé nacer
Soy abuela de nueve nietos y me falta uno, el bebé que aborté en el 84
Hay una marcha por la vida y me invitan a ir, yo que interrumpí un embarazo y me callo
le pedí perdón a Dios mil veces por mi aborto y no siento que la deuda esté saldada
¿Puede una mujer que abortó por falta de plata volver a mirarse con paz, o se carga siempre?

# single-and-longing
Tengo 36 años, sigo soltera y le pido a Dios un esposo desde los veinte
Todas mis amigas se casaron y yo voy sola a cada boda, duele
soy un hombre de 40 que nunca ha tenido novia, ¿será que Dios no quiere que me case?
En mi iglesia hay quince mujeres solteras y dos varones, cómo voy a encontrar pareja
Anhelo formar un hogar, tener hijos, alguien que me abrace cuando llego, y los años pasan
Sigo soltera y quiero casarme
Deseo una esposa y no encuentro a nadie
Todos mis amigos tienen pareja y yo sigo soltero
Estoy cansada de esperar al hombre indicado
Tengo cuarenta años, soltera y sin hijos
Oro por un esposo y no aparece
Nunca he tenido novio y quiero formar una familia
Tengo 38 años y sigo sola, quiero un esposo
todas mis amigas se casan y yo voy de dama de honor por séptima vez
Le pido a Dios una buena mujer y no me la manda
Soy soltero, nunca he tenido novia, y ya pinto canas
¿Habrá alguien para mí o el Señor me quiere célibe?
He probado las apps cristianas de citas y puro desencanto
En mi iglesia hay veinte mujeres solteras y dos varones, así cómo
me da envidia ver parejitas de la mano en el parque, anhelo un compañero
Me acuesto cada noche abrazando la almohada, deseando que alguien me quiera como pareja
Estoy esperando en Dios por mi Booz hace años y no asoma
Dicen que la soltería es un don, pues yo no lo pedí, quiero formar un hogar
Nadie se fija en mí, soy del montón, ¿me quedaré sin saber lo que es ser amada por un hombre?
Compré una mesa de cuatro sillas por si algún día llega un marido y tres hijos, tengo 41
En la boda de mi hermana menor agarré el ramo por quinta vez y sigo sin novio
¿Cómo confío en Dios con mi soltería si cada año se me apaga más la esperanza de formar familia?
soy agricultor, en mi vereda ya no quedan muchachas y yo quisiera casarme, ¿qué salmo me sirve?
Mi cama matrimonial tiene un lado intacto, deseo tanto un compañero de vida
Fui al retiro de solteros y éramos dieciocho mujeres y un señor de setenta
Ya ni me arreglo para el culto, ningún hombre se ha fijado en mí en quince años
Todos los del cuartel tienen a quién llamar de noche, yo nunca tuve novia
Me dicen que disfrute la soltería, que viaje, pero lo que anhelo es un esposo y una cuna
Soy tímido, trabajo con computadoras, y a los 35 no sé ni cómo invitar a una mujer a un café
la ginecóloga me habló de congelar óvulos, ni pareja tengo, salí llorando de la consulta, necesito un consejo
¿Debo pedirle a Dios una pareja con nombre y señas o aprender a vivir soltera y en paz?

# break-up
Mi novio terminó conmigo por mensaje después de cuatro años y ya estábamos viendo salones para la boda
Me dejó mi novia hace un mes, no como ni me concentro, solo miro sus historias
rompí con mi prometido porque no teníamos paz y ahora me arrepiento y lo extraño
Ella dice que Dios le mostró que yo no soy el indicado, me rompió el corazón
Cortamos en febrero y él ya anda con otra de la misma iglesia, tengo que verlos cada domingo
Mi novio me dejó y estoy destrozada
Terminamos ayer y no paro de llorar
Mi novia rompió conmigo después de tres años
No puedo olvidar a mi ex
Mi ex ya tiene otra novia y me duele
Terminé con mi novio y lo extraño
Se acabó mi noviazgo y tengo el corazón roto
Mi novio me dejó anoche por mensaje
terminamos después de cuatro años y no sé respirar sin ella
Íbamos a casarnos en mayo y rompió el compromiso, ya tenía el vestido
Mi ex ya sube historias con otra y solo pasaron dos semanas
Me cortó porque dice que necesita encontrarse a sí misma
¿Cómo olvido a mi exnovio? Veo su foto y me deshago
Tengo el corazón hecho trizas, mi polola me pateó
fui yo la que lo dejó y ahora me arrepiento, no quiere volver conmigo
Primera vez que me rompen el corazón, tengo 16, mis papás dicen que se me pasa
Mi enamorado desapareció sin explicación, me hizo ghosting, y tengo sus cosas aún en mi clóset
Creía que era la persona que Dios me tenía y me cambió por otra, no entiendo la ruptura
no como desde que mi chica me dijo que se le acabó el amor y me devolvió el anillo
Se llevó su cepillo de dientes el jueves y mi novia no ha vuelto a escribir
Teníamos pasajes para conocer a su familia en Lima y me dijo por audio que ya no quería seguir
¿Cuánto tarda en dejar de doler una ruptura? Van tres meses y todavía huelo su chaqueta
mi novio me cambió el estado a soltero antes de decírmelo a la cara
Rompimos de mutuo acuerdo, muy civilizados, y luego lloré en el baño de la facultad toda la mañana, ¿qué me aconseja?
Tuve que devolver el anillo y cancelar el salón, el mariachi y la luna de miel, mi prometido se arrepintió
Bloqueé a mi ex y lo desbloqueo cada noche para ver si está en línea
Me dejó porque me voy a la universidad y no cree en la distancia, llevábamos desde los quince
Soy chofer y en cada parada del recorrido hay un recuerdo de mi ex, no logro olvidarla
Señor, sácamelo del corazón, mi novio terminó conmigo y yo sigo guardándole su sitio en la banca
la chica con la que me iba a casar me pidió un tiempo y a la semana la vi de la mano con otro
¿Le ruego que vuelva o acepto que mi noviazgo de cinco años se acabó?

# partner-does-not-believe
Mi novio no es cristiano pero me respeta y me acompaña a veces al culto, ¿está mal seguir con él?
Estoy enamorado de una compañera que no cree en Dios, mis líderes me dicen que es yugo desigual
llevo tres años con mi pareja, ella es atea y ya hablamos de matrimonio
Mi novia es mormona y yo evangélico, la quiero mucho pero peleamos por los temas de la fe
Pensé que iba a convertirse por mí y no ha querido ni abrir la Biblia, debo terminar la relación?
Mis papás se oponen a que me case con él porque no es creyente
Mi familia cristiana dice que no irá a la boda, mi prometido no tiene fe
Mis padres no bendicen nuestro compromiso porque mi prometida es atea
En casa me prohíben casarme con un inconverso, yo lo amo, ¿les hago caso?
Mi novio no es creyente y no sé si seguir
Mi novia no cree en Dios pero la amo
Soy cristiana y mi novio es ateo
Salgo con un chico que no va a la iglesia
En la iglesia dicen que deje a mi novio no creyente
Mi prometida no comparte mi fe y queremos casarnos
Mi novio es de otra religión, ¿puedo casarme con él?
Mi novio no cree en Dios, ¿debo dejarlo?
salgo con una chica atea y nos queremos mucho pero yo soy cristiano
Mi enamorado dice que viene a la iglesia solo para que yo esté contenta
La líder de jóvenes me dijo que es yugo desigual tener novio inconverso
Mi novia es musulmana, ¿hay futuro para nosotros?
Me enamoré de un chavo lindísimo pero le da risa que yo ore antes de comer
él respeta mi fe pero no la comparte, y queremos comprometernos
Mi pololo es agnóstico, le regalé una Biblia y la tiene de posavasos
¿Y si Dios me puso a este novio no creyente para que yo lo lleve a Jesús?
Con mi chico hablo de todo menos del Señor, ahí se cierra
Estoy de novia con un muchacho de otra religión y no sé en qué educaríamos a los hijos
Desde que ando con mi novio, que no es del camino, oro menos y falto al culto
Mi novio es científico y dice que la fe es un consuelo, me escucha con ternura y no cree nada
Estoy saliendo con una muchacha atea que es mejor persona que muchos de mi iglesia, ¿la dejo?
¿Puede funcionar un noviazgo si yo quiero orar juntos y a él le parece una pérdida de tiempo?
mi prometida me pidió una boda sin Biblia, en la playa, ella no es creyente y yo sí
El chico que me gusta es testigo de otra doctrina y mis amigas de célula me dicen que huya
Mi novia va a un templo budista y cuelga banderitas, yo soy diácono, nos amamos y nos asusta el futuro
Cuando le hablo de Cristo mi novio me besa y cambia de tema
Llevo dos años esperando que mi enamorado se bautice para poder comprometernos, y no da señales de fe
Es cariñoso, no bebe, me cuida, pero mi novio no comparte lo que más amo y es Dios
Mi pretendiente dice que se hará cristiano si me caso con él, ¿es sincero o solo quiere el sí?
me enamoré en la residencia de una compañera no creyente, mi pastor dice que estoy jugando con fuego
¿Terminar con mi novio incrédulo es obedecer a Dios o falta de amor por un hombre bueno?

# living-together-unmarried
Mi novio y yo vivimos juntos hace dos años sin casarnos, en la iglesia no me dejan servir
Llevamos 15 años juntados y tenemos tres hijos, ¿estamos en pecado por no tener papeles?
nos fuimos a vivir juntos para ahorrar el alquiler, pensamos casarnos cuando haya dinero
Quiero casarme pero mi pareja dice que un papel no cambia nada, convivimos desde la pandemia
Me convertí hace poco y vivo en unión libre con el padre de mis hijos, él no quiere boda
Vivo con mi novio sin estar casada
Convivimos desde hace años y no nos casamos
Vivimos en unión libre y tenemos una hija
Mi pareja y yo vivimos juntos sin casarnos
Quiero casarme por la iglesia y mi pareja no quiere
Me mudé con mi novia antes de la boda
El pastor dice que no debemos convivir sin casarnos
Vivo con mi pareja desde hace tres años y no estamos casados
nos juntamos hace tiempo, tenemos dos hijos y sin papeles
¿Es fornicación vivir en unión libre si nos amamos y somos fieles?
Mi novio quiere que me mude con él para ahorrar alquiler y no sé si está bien
El pastor no nos deja tomar la santa cena porque estamos amancebados
Él no quiere firmar ningún papel, dice que así estamos bien, y yo deseo boda ante Dios
Somos pareja de hecho registrada, ¿eso cuenta para el Señor como matrimonio?
arrejuntados desde los veinte, ahora me convertí y no sé si tengo que irme de la casa
Soy viuda y convivo con un señor sin casarnos para no perder la pensión
Compramos piso juntos mi chica y yo antes de la boda, mis padres están escandalizados
No tenemos dinero para fiesta de casamiento, por eso cohabitamos nomás, ¿Dios nos condena?
Mi concubino y yo dormimos bajo el mismo techo y la conciencia me acusa
Mi pareja y yo compartimos cama y facturas desde la universidad, boda nunca hubo
Queremos bautizar al niño y el padre nos preguntó si estamos casados, convivimos nada más
¿Tengo que mudarme con mi hermana hasta la boda, si ya vivimos juntos hace seis años?
mi novio me propuso vivir en su departamento para ver si funcionamos antes de casarnos
Somos jubilados, cada uno viudo, nos juntamos por compañía y los hijos dicen que mal ejemplo damos, ¿qué harían ustedes?
Llevamos veinte años arrimados, cinco hijos, y el pastor dice que primero el registro civil
Me da pena decir mi esposo, porque papeles no hay, es mi compañero y vivimos juntos
Mi novia quiere vestido blanco y yo le digo que ya vivimos como casados, ¿para qué el gasto?
Él sigue casado en su país y no puede divorciarse todavía, por eso convivimos sin boda
Desde que empecé a leer la Biblia me inquieta dormir con mi pareja sin habernos casado
nos fuimos a vivir juntos por la pandemia y se quedó así, sin anillo y sin fecha
¿Vale ante Dios la palabra que nos dimos en la cocina, o sin matrimonio firmado es unión en pecado?

# pressed-for-sex-before-marriage
Mi novio dice que si lo amo me acueste con él, yo quiero llegar virgen al matrimonio
Ya caímos varias veces en fornicación y después me siento sucia, pero él insiste
en mi salón todos ya lo hicieron y se burlan porque yo espero hasta casarme
Mi novia quiere que durmamos juntos, yo le digo que esperemos y piensa que no me gusta
¿Hasta dónde se puede llegar en el noviazgo? cada vez nos cuesta más frenar las caricias
Mi novio quiere tener relaciones y yo quiero esperar
Mi novia insiste en que nos acostemos antes de casarnos
Quiero llegar virgen al matrimonio y mi novio se enfada
Tuve relaciones con mi novio y me siento mal
Somos novios y nos cuesta esperar hasta la boda
Mis amigas ya tuvieron sexo y se ríen de mí
Mi novio no entiende que quiera esperar hasta la noche de bodas
Mi novio me insiste en acostarnos y yo quiero esperar
me dice que si lo amara le daría la prueba de amor
Todas en mi salón ya no son vírgenes y se burlan de mí
Mi chico amenaza con cortarme si no tenemos relaciones
¿Hasta dónde se puede llegar en el noviazgo sin pecar? Él siempre quiere más
Soy hombre, tengo 24 y quiero llegar virgen al altar, mi novia piensa que soy raro
Cedí una vez por presión de mi novio y ahora exige que sea siempre
me pide fotos sin ropa, que es normal entre novios
Ya estamos comprometidos y mi prometido dice que para qué aguantar hasta la noche de bodas
Cómo le digo que no sin perderlo, me come la oreja con que nos vayamos a un hotelito
Mis amigos me presionan para que debute, en el vestuario soy el chiste por casto
Nos cuesta mantener la pureza, mi enamorada me provoca y yo prometí esperar al matrimonio
Mi novio alquiló una cabaña para el puente y ya sé lo que espera que pase, yo quiero llegar virgen, ¿cómo sigo adelante?
Me dijo que tres meses sin acostarnos es demasiado para cualquier hombre
¿Cómo pongo límites a las manos de mi novio sin que crea que no me atrae?
mi novia se mete en mi cuarto cuando mis papás salen y yo prometí esperar hasta casarme
En la residencia apuestan a ver cuándo dejo de ser virgen, tengo 20 años
Ya nos pasamos de la raya dos veces y mi prometido quiere más, la boda es en octubre
Llevo un anillo de pureza y las de mi clase preguntan si soy monja
Me gusta mucho este chico, pero me manda indirectas de que todas sus ex sí quisieron
Soy soldado, los compañeros se burlan porque sigo virgen y yo quiero esperar a mi esposa
Señor, cuida nuestro noviazgo, cuando estamos solos en el auto nos cuesta parar con los besos
mi chico dice que primero hay que probar si somos compatibles en la cama, que así se hace ahora
¿Se puede recuperar la pureza después de haber cedido a tener relaciones con mi novio?

# in-love-with-someone-married
Me enamoré de un hombre casado, trabaja conmigo y dice que se va a divorciar
Estoy casada y pienso todo el día en el entrenador de mi hijo, no ha pasado nada pero me asusta
hay una hermana en el coro, tiene marido, y siento cosas por ella que no debo
Soy la otra desde hace tres años, sé que está mal y no puedo dejarlo
Tengo esposa e hijos y me gusta una compañera de turno, cómo saco este sentimiento
Estoy enamorada de un hombre casado
Me gusta una mujer casada de mi trabajo
Estoy casado y me enamoré de otra
Salgo con un casado y no puedo dejarlo
Mi vecino tiene esposa y pienso siempre en él
Siento algo por el esposo de mi amiga
Estoy casada pero me gusta un compañero
Me enamoré de un hombre casado
estoy loco por mi jefa que tiene marido e hijos
Dice que va a dejar a su mujer por mí, llevo tres años esperando
Soy la otra, la de los martes, y lo amo de verdad
Siento algo por el esposo de mi mejor amiga y me odio por eso
¿Cómo arranco de mi corazón a una mujer que pertenece a otro?
Me gusta el pastor de mi iglesia, que está casado, no le he dicho nada a nadie
resultó que él tenía esposa y me enteré cuando ya estaba enamorada hasta las trancas
Yo soy casada y me estoy ilusionando con un vecino también casado, todavía no pasó nada
Nos mandamos mensajitos a diario con un compañero que lleva anillo, sé que es ajeno
Le pedí al Señor que me quite este amor prohibido por alguien comprometido con otra ante el altar
Su esposa está enferma y él se desahoga conmigo, me he prendado sin querer de ese señor
El profesor de mi máster está casado y cuento las horas para su clase, me da vergüenza
Él me dice amor por mensajes y luego apaga el teléfono porque llega su señora
¿Cómo dejo de ver a un hombre casado que me jura que su matrimonio ya está muerto?
mi compañero de ambulancia tiene esposa y dos niñas, y yo me arreglo solo para él
Me enamoré de la mujer de mi primo, en cada reunión familiar sufro como un perro
Llevo cinco años pasando Navidad sola porque el hombre que amo la pasa con su esposa
Estoy casada hace quince años y un cliente de la tienda me despertó lo que creía muerto
Es casado, es mayor, es de mi iglesia, y sueño con él cada noche aunque nunca me ha tocado, ¿qué dice la Biblia en un caso así?
La amante no siempre es mala, soy una tonta que se enamoró de quien no debía
Renuncié al coro para no verlo, tiene familia, y aun así mi cabeza vuelve a ese hombre ajeno
tengo marido y me muero por el papá de una compañerita de mi hija, que también tiene anillo
¿Se me perdona desear a una mujer casada si lucho por no acercarme? Oro y el sentimiento no se va

# unsure-whom-to-marry
Mi novio me pidió matrimonio y no estoy segura de que sea el que Dios tiene para mí
Dos muchachas buenas de la iglesia me interesan, cómo sé cuál es la indicada
es trabajador y creyente pero no siento mariposas, ¿me caso igual?
Llevamos seis años de novios y me da miedo dar el paso, y si me equivoco de persona?
Me propuso casarnos y él tiene 20 años más que yo y es divorciado, necesito consejo antes de responder
No sé si casarme con mi novio
¿Cómo sé si ella es la persona correcta?
Me pidió matrimonio y tengo dudas
Dos chicos me gustan y no sé a quién elegir
Tengo dudas antes de la boda, ¿será el indicado?
Mi novio es bueno pero no estoy enamorada
Tengo miedo de casarme con la persona equivocada
¿Cómo sé si es la persona con quien Dios quiere que me case?
dos muchachos me pretenden, uno de la iglesia y otro que me hace reír, no sé a cuál elegir
Mi novio me pidió matrimonio y no me salió el sí
Falta un mes para la boda y me entraron dudas de si es el indicado
La quiero pero no estoy seguro de que sea para toda la vida
El hermano dice que Dios le reveló que yo sería su esposa, yo no sentí nada
¿Debo pedir una señal como Gedeón para escoger esposa?
es bueno, trabajador y creyente pero no siento mariposas, ¿me caso igual?
Mi novia y yo somos tan distintos que no sé si darle el anillo
En qué me fijo para elegir marido según la Biblia, tengo un pretendiente viudo
Volvió mi primer amor justo cuando estoy prometida con otro y ya no sé con quién casarme
Llevamos siete años de noviazgo y sigo sin decidirme a dar el paso al altar con él
El ingeniero le gusta a mi familia y el músico me gusta a mí, los dos me pidieron matrimonio
Ya mandamos las invitaciones y sigo preguntándome si la amo bastante para casarme, ¿cómo sigo adelante?
¿Qué señales mira un cristiano para saber que esa mujer es para esposa y no solo para novia?
mi novio es perfecto en papel y aun así cuando pienso en la boda se me aprieta el pecho de dudas
Tengo 63, soy viuda, y un vecino bueno quiere casarse conmigo, no sé si aceptar
Ella quiere vivir en el campo y yo en la ciudad, ¿será señal de que no debemos casarnos?
Mi pastor aprueba a mi prometida, mis amigos no, y yo no distingo qué me dice el Señor
Hice un ayuno para elegir entre dos pretendientes y sigo igual de confundida
Nos conocimos hace cuatro meses y él ya quiere fecha de boda, ¿voy demasiado rápido?
Me pregunto si lo quiero a él o a la idea de casarme antes de los treinta
mi polola es buena y piadosa, pero no sé si quiero desayunar con ella cincuenta años
Le dije que me diera hasta fin de mes para contestar su propuesta de matrimonio, y no oigo nada claro de Dios

# drawn-to-my-own-sex
Soy cristiano y me gustan los hombres desde siempre, nadie lo sabe
Me enamoré de mi mejor amiga y me aterra que en la iglesia se enteren
he orado mil veces para que Dios me quite la atracción por las chicas y sigue ahí
Tengo 34, soy casado con hijos y siento deseos homosexuales, no he hecho nada pero vivo escondido
¿Dios me odia por ser gay? quiero seguirlo pero no sé qué hacer con lo que siento
Soy gay y cristiano, nadie lo sabe
Me gustan las mujeres y soy mujer
Siento atracción por otros hombres y me da vergüenza
Soy lesbiana y tengo miedo de que me rechacen
Me gusta un chico de mi clase y también soy chico
Lucho con mi homosexualidad desde joven
Le pido a Dios dejar de sentir atracción por mi mismo sexo
Soy cristiano y me gustan los hombres
creo que soy lesbiana y canto en el coro de la iglesia
Siento atracción por mi amiga y me asusta
He orado mil veces para que Dios me quite esto de ser gay y sigue ahí
¿Me ama Dios aunque sea homosexual?
Estoy casado con una mujer pero siempre me atrajeron los varones, nadie lo sabe
Me mandaron a terapia de conversión y salí más roto
tengo 15 y me late un chico de mi clase, también soy chico
Si mi congregación se entera de mi orientación me echan del ministerio
¿Tengo que vivir en celibato toda mi vida por sentir lo que siento hacia otras mujeres?
Vivo con mi novio, los dos somos hombres y creyentes, ¿hay lugar para nosotros en la iglesia?
Soy bisexual y no encajo ni con los cristianos ni con los del orgullo
Soy ministro de jóvenes y me atraen los varones desde la secundaria, nadie lo imagina
Mi compañera de piso me sonríe y se me acelera todo, soy chica y no quería que me pasara
¿Me recibe Dios tal como soy, lesbiana, o tengo que fingir toda la vida?
tengo 58, sacerdote, y llevo en silencio mi inclinación homosexual como una piedra en el zapato
Salí con chicas para curarme y no funcionó, me siguen gustando los hombres
Vivo en un pueblo donde ser gay es un chiste de cantina, yo me río con ellos y por dentro tiemblo
Mi mujer no sabe que cada vez que veo a un compañero del gimnasio lucho con mi deseo
Rezo el rosario pidiendo que se me vaya lo de ser homosexual y amanezco igual
Me gusta una chica del equipo de vóley, yo soy mujer y soy creyente, no sé dónde ponerme
Soy militar y jamás he dicho en voz alta que soy gay, tú eres el primero, ¿cómo lo pongo en manos de Dios?
en el campamento de la iglesia dijeron que los homosexuales son una abominación y yo tenía 13 y lo era
¿Es pecado sentir atracción por personas de mi sexo si no la llevo a la práctica?

# lonely-and-without-friends
No tengo amigos, los fines de semana no suena mi teléfono ni una vez
Vivo sola a mis 67 y hay días que solo hablo con la cajera del súper
en el recreo me siento solo, nadie me escoge para los trabajos en grupo
Conozco a mucha gente pero si mañana me enfermo no sé a quién llamar
Me siento muy sola, pastor, la soledad de las tardes me pesa más que cualquier enfermedad
Trabajo desde casa en una ciudad donde no conozco a nadie y paso semanas sin un abrazo
Me siento sola y no tengo amigos
Nadie me llama ni me escribe
Como sola todos los días en la universidad
Nadie se acordó de mi cumpleaños
No tengo con quién hablar por las tardes
Me cuesta hacer amigos y siempre estoy solo
La soledad me pesa, no tengo a nadie
No tengo amigos, ni uno solo
mi cumpleaños y no me felicitó nadie más que el banco
Como solo en el recreo detrás de la cancha
Soy viudo, jubilado, y pasan días sin que oiga otra voz que la de la radio
En la iglesia me saludan y se van en grupitos, yo me quedo con mi café
Me siento muy sola por las noches, ¿está Dios conmigo aunque no lo sienta?
Me cuesta hacer amistades, soy tímida y la gente se cansa de mí
tengo 900 contactos en instagram y a nadie a quien llamar para ir por un helado
Trabajo desde casa y hay semanas que solo hablo con el repartidor
Todos tienen su cuadrilla de toda la vida y yo nunca fui parte de ninguna
Mi gata es mi única compañía, las plantas y ella, nadie toca el timbre
Cómo hallo amigos de verdad a los cincuenta, la soledad me come
Hice una torta el sábado y me di cuenta de que no tenía a quién invitar
El único que sabe mi nombre en este edificio es el portero, vivo solo y sin amistades
¿Dónde se hacen amigos a los 60, cuando ya todos tienen su vida armada?
tengo 13 años y en clase de gimnasia siempre quedo la última cuando eligen pareja
En el cuartel comparto cuarto con cuarenta y no tengo un solo amigo con quien hablar en serio
Soy la esposa del pastor, todas me cuentan lo suyo y yo no tengo ninguna amiga para lo mío
Abro el chat y no hay nada nuevo, ni memes me mandan, la soledad pesa
Los viernes alargo la compra en el súper para oír voces, en casa nadie me espera, ¿cómo oro por esto?
Mi grupo se fue casando y mudando, hoy no me queda con quién ir a tomar un café
Dios mío, mándame aunque sea un amigo, estoy cansado de comer solo frente al televisor
de camarera saludo a doscientas personas y vuelvo a mi cuarto sin que nadie me conozca de verdad
¿Tengo algo raro? Me acerco a la gente y nunca me invitan otra vez, siempre sola

# lonely-in-a-foreign-country
Llegué a Alemania hace ocho meses, no hablo el idioma y extraño hasta el ruido de mi barrio
Soy venezolana en Chile, limpio oficinas de noche y no tengo a nadie acá
estoy de Erasmus en Polonia y me paso las tardes llorando en la residencia de estudiantes
Emigramos a España por los niños y aunque hay trabajo me siento desarraigada, echo de menos a mi mamá
Primera Navidad lejos de mi tierra, comí solo en un cuarto rentado en Chicago
Vivo en otro país y me siento sola
Extraño mi tierra, mi comida y mi gente
Emigré y no entiendo el idioma
Soy inmigrante y no conozco a nadie en esta ciudad
Estudio en el extranjero y extraño mi casa
Llegué a este país hace poco y no tengo amigos
Extraño mi país, aquí todo es frío y distinto
Llegué a España hace un año y no conozco a nadie
soy venezolana en Chile y extraño mi arepa, mi gente, mi todo
Estoy en Alemania, no entiendo el idioma y me siento tonto
Aquí en Nueva York soy un indocumentado más, nadie sabe mi nombre
Me vine de au pair a Irlanda y lloro en mi cuartito todas las noches
¿Cómo cantar al Señor en tierra extraña? así me siento desde que emigré
Me miran mal en el metro por mi acento, que me vuelva a mi país
Los vecinos acá ni saludan, en mi pueblo de Honduras todos nos conocíamos
se murió mi abuelita en Colombia y yo no pude viajar por los papeles, la lloré sola acá en Madrid
Estudio con beca Erasmus en Polonia y en el piso nadie habla conmigo
Después de doce años fuera ya no soy ni de aquí ni de allá, un forastero en todos lados
No hay iglesia en español donde vivo, en Japón, y la nostalgia me ahoga
Aquí nieva desde octubre y no hay quien me diga buenos días en mi idioma, extraño Cartagena, ¿alguien me orienta?
Soy paraguaya, cuido a un abuelo en Sevilla y en mi tarde libre me siento sola en una plaza
¿Cómo se aguanta el primer año de inmigrante? Lloro en el supermercado cuando veo un mango
mi hijo ya habla sueco y yo sigo sin entender el cartel del autobús, me siento perdida en este país
Los compañeros de la obra hablan polaco, yo como aparte mi arroz y pienso en mi gente, ¿qué espera Dios de mí aquí?
Vine a Japón casada con un japonés, su familia es correcta y yo no tengo a nadie mío
Hago el mate y no hay con quién compartirlo, llevo dos años en Noruega y sigo siendo la de afuera
Mi título de abogada aquí no vale, limpio casas y nadie en este país sabe quién fui
Veo los carnavales de mi tierra por el celular en un cuarto sin ventana de París
La iglesia de aquí canta en inglés y yo muevo los labios, echo de menos mi congregación de Managua
en el instituto nuevo me llaman la sudaca callada, no es que sea callada, es que no tengo a nadie
¿Entiende Dios mi nostalgia? Estoy lejos de mi patria y ni para las fiestas puedo volver

# work-far-from-my-family
Trabajo en Houston de albañil y hace seis años que no abrazo a mis hijos que están en Guatemala
soy marinero, me pierdo todos los cumpleaños de mi niña
Cuido a una señora en Italia mientras mi mamá cría a mis hijos en Ecuador, ellos ya le dicen mamá a ella
Me destinaron a otra provincia y solo voy a casa un fin de semana al mes, mi mujer está cansada
Estoy en la plataforma petrolera y hablo con mi familia por video, vale la pena el sueldo si no los veo crecer?
Trabajo lejos de mi familia y los extraño
Mis hijos crecen sin mí porque trabajo en otro país
Mando dinero a casa pero no veo a mi familia
Trabajo en otra ciudad y veo a mi esposa cada mes
Soy camionero y paso semanas fuera de casa
Mi hijo dio sus primeros pasos y yo trabajaba lejos
Emigré por trabajo y dejé a mis hijos con la abuela
Trabajo en Canadá y mis hijos crecen en México sin mí
llevo ocho meses en la obra en el norte y extraño a mi mujer
Cuido niños ajenos en Italia y los míos los cría mi mamá en Perú
Soy marinero mercante, nació mi niña y la conocí a los cinco meses
¿Vale la pena mandar remesas si me estoy perdiendo la infancia de mi hijo?
Mi turno en la mina es de veintiún días por siete, llego a casa y soy un extraño para los míos
Manejo tráiler por todo el país, duermo en la cabina mirando la foto de mis chamacos
mi hijo se graduó y yo lo vi por el celular desde el campo de fresas
Por contrato estoy en Dubái, lejos de mi señora, y temo que el matrimonio se enfríe
Me destinaron a otra provincia como guardia civil y solo veo a los críos en vacaciones
Interna en una casa de Barcelona, libro los domingos, y mis niños a nueve mil kilómetros
Dejé a mi familia en el pueblo para buscarme el jornal en la capital, se me hace un nudo al colgar
Estoy en los invernaderos de Almería y mi mujer dio a luz en Senegal, todavía no abrazo al niño
Soy guardaespaldas, duermo en hoteles y mis hijas me ven en la pantalla del desayuno
¿Hasta cuándo se sacrifica la familia por el sueldo? Trabajo en Alaska y mi esposa está en Oaxaca
mi mamá me cuenta que mi hijo llora con mi foto, yo aquí lavando platos en Londres
Paso tres semanas en la torre de perforación y una en casa, mi bebé llora si lo cargo
Vendo ropa de feria en feria por todo el país y solo duermo con mi familia diez noches al mes
Cada remesa lleva un dibujo de vuelta, mis hijos crecen en el papel y yo lejos trabajando
Me ofrecieron otro contrato de dos años en el crucero, hay que pagar la casa, pero extraño a mis niñas
Mi esposa aprendió a arreglar todo sola, cuando vuelvo de la obra siento que ya no hago falta allá
Los domingos en la barraca cuelgo una sábana y oro con mi familia por el celular
soy enfermera en Arabia, mi hija cumplió quince y bailó el vals con el tío porque yo no estaba
¿Pierdo a mis hijos por darles de comer? Trabajo a mil kilómetros y cada visita son más altos y más ajenos

# lost-my-job
Me despidieron ayer después de 19 años en la fábrica, con 52 quién me va a contratar
Hubo recorte de personal y me quedé sin chamba, tengo dos niños y la renta vence el día cinco
han hecho un ERE en la empresa y estoy en la lista, me voy al paro
Perdí el trabajo y no se lo he dicho a mi esposa, salgo cada mañana como si fuera a la oficina
Cerró el restaurante donde era mesera y no sé cómo vamos a pagar la escuela
Me echaron sin indemnización, estoy asustado por el futuro y por la hipoteca
Tengo 45 y estoy en el paro desde el martes, a mi edad quién te contrata, me da miedo el futuro
Me echaron a los cuarenta y cinco, me siento un trasto y tiemblo por mi familia
Suprimieron mi puesto en la reestructuración, mañana voy a la oficina de empleo, qué miedo
Veinte años en la misma firma y de pronto despedido, tengo pánico al desempleo
Me despidieron del trabajo hoy
Perdí mi empleo y tengo una familia que mantener
Me quedé sin trabajo y tengo miedo
La empresa cerró y nos despidieron a todos
Me echaron del trabajo sin aviso
Mañana es mi último día, no renovaron mi contrato
Me quedé en la calle, me despidieron por recorte
Me despidieron hoy después de doce años en la empresa
cerraron la fábrica y nos echaron a todos a la calle
No me renovaron el contrato y estoy en shock
Me corrieron del trabajo sin liquidación, tengo dos niños
Me llamaron de recursos humanos, cinco minutos y una caja con mis cosas
¿Qué planes tiene Dios conmigo si acabo de perder mi empleo a los 54?
Hubo un ERE y me tocó, todavía no se lo digo a mi mujer
me botaron del call center por llegar tarde dos veces
La inteligencia artificial hace ahora mi puesto, me dieron las gracias y adiós
Me quedé sin chamba de un día para otro, mañana no sé ni a qué levantarme
Recorte de personal dijeron, y cayó mi cabeza, que nunca falté un día
Tras la baja médica me rescindieron, ¿cómo confío en que el Señor proveerá otra colocación?
Entregué el uniforme y la tarjeta de entrada, veinticinco años en la planta terminaron en un lunes
Me finiquitaron por teléfono mientras iba en el bus, no sé con qué cara llegar a casa, deme un versículo
¿Cómo se lo digo a mis hijos, que papá se quedó sin empleo a un mes de las matrículas?
vendieron el hotel y a las camareras nos echaron a todas con dos semanas de sueldo
Estaba a prueba y me dijeron que no encajo, quedé otra vez en la calle, ore por mí
Soy profesora interina y este curso no me llamaron, de repente sin trabajo y con alquiler
Por un video que subió un cliente me despidieron del supermercado el mismo día
Se acabó la temporada de fresa y el patrón no nos renueva, tengo que buscar otro jornal
La aerolínea quebró y quedamos cesantes trescientos, ayer volaba y hoy hago fila en el paro
Me han despedido a los 59, muy viejo para que me contraten y muy joven para la pensión
anoche no dormí, hoy fui a firmar mi despido y salí con una planta y un diploma
Señor, tú sabes que soy el único ingreso de la casa y que ayer perdí mi puesto, ¿por dónde empiezo?

# long-without-work-and-ashamed
Llevo dos años en paro, he mandado trescientos currículums y nadie responde
No voy al culto porque me preguntan si ya conseguí empleo y me da vergüenza
mi mujer mantiene la casa y yo desempleado a los 45 me siento un inútil
Terminé la carrera hace tres años y sigo sin laburo, vivo de mis viejos
Se me acabó el subsidio, evito a los amigos porque no puedo pagar ni un café
Llevo meses buscando trabajo y no encuentro
Estoy desempleado y me da vergüenza
Mando currículums y nadie me llama
No consigo empleo y vivo con mis padres
Llevo un año sin trabajo, me siento inútil
Fui a otra entrevista y no me contrataron
Todos preguntan si ya encontré empleo y me escondo
Llevo dos años en paro y ya no salgo por no dar explicaciones
mandé como 300 currículums y no me llaman ni de uno
Mi mujer mantiene la casa y yo me siento menos hombre
Con 57 años nadie me contrata, dicen que estoy sobrecalificado
Cuando me preguntan a qué me dedico invento cosas, qué vergüenza seguir desocupado
Se me acabó el subsidio de desempleo y dependo de mis padres jubilados
¿Es verdad que el que no trabaje que no coma? Yo busco y no encuentro
hago como que salgo a trabajar y me siento en el parque hasta las dos
Otra entrevista y otro ya le llamaremos, un año y medio así
Soy ingeniero y ni de repartidor me aceptan, tanto tiempo cesante me tiene hundido
En las reuniones familiares me preguntan si ya conseguí pega y quisiera que me trague la tierra
Me siento un inútil y un mantenido por no encontrar ocupación desde la pandemia
Me sé de memoria el techo, trece meses de desempleado y ya ni pongo el despertador
Soy arquitecta, llevo tres años buscando y ahora reparto volantes con gorra para que no me conozcan
¿Qué respondo cuando en la iglesia me preguntan en qué ando, si sigo sin encontrar trabajo?
mi hijo puso en la escuela que su papá no trabaja y sentí que me encogía, ¿qué pasaje puedo leer?
Mandé solicitudes hasta de vigilante y nada, con 54 años soy invisible para las empresas
Dejé de ir a los asados, siempre alguien pregunta cómo va la búsqueda y me da bochorno
Mi esposa sale a las seis y yo me quedo desocupado, lavando tazas y sintiéndome poca cosa
Me quitaron la ayuda por llevar más de dos años en el paro y ya debo favores a todo el mundo
Otra vez segundo finalista, tanto tiempo sin empleo y siempre escogen a uno más joven, ¿qué harían ustedes?
Le he pedido a Dios un trabajo, el que sea, llevo diecinueve meses de puertas cerradas
vivo en el cuarto de mi adolescencia con 33 años, dos títulos y ninguna oferta
¿Cómo se recupera la dignidad después de tanto tiempo parado y viviendo de la pensión de mi suegra?

# employer-wants-me-to-cheat
Mi jefe me pide que firme facturas falsas, si me niego me echa
Soy contadora y la empresa quiere que lleve doble contabilidad para no pagar impuestos
en el taller me mandan cobrar piezas que no cambiamos, es robar y no sé qué hacer
Para ganar la licitación el gerente quiere que lleve un sobre con dinero a un funcionario
Tengo que mentirles a los clientes sobre el producto para llegar a la meta de ventas, como cristiano me pesa
Mi jefe me pide mentir a los clientes
En mi empresa quieren que firme documentos falsos
Mi jefe quiere que altere las cuentas
Me piden pagar sobornos en el trabajo
Mi jefe quiere que cambie las fechas de vencimiento
La empresa engaña en la factura y debo callar
Si no hago trampa en el trabajo pierdo el puesto
Mi jefe me pide que falsee las facturas
en la tienda me obligan a cambiar la fecha de caducidad de la carne
Tengo que vender a los viejitos seguros que no necesitan, si no, no llego al objetivo
Me ordenan llevar doble contabilidad para evadir al SAT
El gerente quiere que mienta a los clientes por teléfono
¿Obedezco a mi patrón si me manda firmar horas que no se trabajaron?
Si no doy la mordida al inspector pierdo el puesto, así me lo dijeron
soy mecánico y el dueño me dice que cobre piezas que no cambiamos
Me exigen maquillar los resultados del laboratorio antes de la auditoría
Mi superior quiere que borre correos y que calle un fraude en la licitación
En la obra le echan menos cemento del debido y quieren que yo lo certifique
Me piden que trampee la balanza en la frutería, necesito el sueldo pero soy creyente
Mi jefa quiere que ponga menos fruta de la que dice la etiqueta y firme el control, ¿qué me aconseja?
Soy enfermera y me ordenan anotar medicinas que nunca se dieron para cobrarlas al seguro, necesito un consejo
¿Denuncio a mi empresa si me obligan a pasar facturas de servicios que no se hicieron?
el dueño nos manda decir que el pescado es fresco cuando lleva tres días descongelado
En la agencia me piden inventar reseñas y clientes satisfechos, siento que miento por sueldo
Trabajo en una gasolinera con la bomba arreglada para dar menos, y el patrón exige silencio
El alcalde quiere que yo, que soy el secretario, adelante la fecha del acta para su compadre, ¿cómo se lo pido al Señor?
Si digo la verdad sobre el kilometraje de los autos no vendo ninguno, así nos enseñó el gerente
El director pretende que apruebe a los hijos de los que donan, y soy maestra de 24 años recién contratada
La constructora me pide que firme como ingeniera una losa que no cumple, con una comisión bajo la mesa
me presionan para no declarar a los empleados ante el seguro social, soy el contador y soy creyente
Temo a Dios y temo perder el empleo, mi superior quiere que oculte datos a los auditores

# boss-unkind-or-unfair
Mi jefa me grita delante de todos y me trata como si fuera tonta
No me pagan las horas extra desde marzo y si reclamo el patrón dice que la puerta está abierta
el encargado me pone siempre los peores turnos y los domingos, ya no puedo ir a la iglesia
Trabajo de empleada doméstica y la señora me descuenta hasta la comida que me sobra
Mi supervisor se lleva el mérito de mi trabajo y encima me pone mala evaluación, cómo lo aguanto con buena actitud
Mi jefe presentó mi idea a la directiva como suya y ni me nombró
La jefa se cuelga las medallas de lo que hago yo y cobra el bono
Redacté todo el informe, mi supervisor lo firmó y se llevó los aplausos
Estoy harto de un jefe que se atribuye mi esfuerzo, me dan ganas de desenmascararlo
Mi jefe me trata mal
Mi jefa me humilla delante de los compañeros
Mi jefe no me paga las horas extra
Mi jefe nunca está contento con mi trabajo
El jefe me carga trabajo de otros y no reconoce nada
Mi jefa me negó las vacaciones sin motivo
Mi supervisor es injusto conmigo y me grita
Mi jefe me grita delante de todos
la patrona me habla como si fuera basura, soy empleada doméstica
Mi supervisora me niega los permisos que a otras sí les da
Me hace quedarme hasta las diez y no me paga las horas extra
El encargado se apropia de mis ideas y luego me critica en la reunión
¿Cómo respeto a un jefe tirano? ¿Eso de siervos obedeced a vuestros amos va en serio?
Tengo un patrón que nunca está contento, me llama a las once de la noche para reñirme
mi jefa me tiene manía, me pone siempre el turno de domingo para que no vaya a la iglesia
Me descuentan del salario por ir al baño, el dueño es un explotador
El capataz nos trata como animales en la pizca y no se le puede decir nada
Mi director me hace la vida imposible para que renuncie sin indemnización
El chef me humilla cada servicio, que si soy lento, que si no valgo para cocina
Mi encargada cuenta los minutos del baño y me descuenta cada uno, a su prima no
El patrón nos tiene sin agua en el corte de caña y si alguien se queja lo manda a su casa, ¿qué hago?
¿Cómo le pido a mi jefe un aumento justo sin que me coja más manía?
mi jefa me llamó torpe por el micrófono de la tienda, lo oyeron hasta los clientes
Llevo dos inviernos con contrato de media jornada y mi jefe me hace trabajar la entera
La directora del colegio me cambió de grado por no reírle las gracias, es injusta y rencorosa
Mi supervisor me negó el permiso para el entierro de mi tía y luego se fue de pesca
Trabajo interna, la señora me despierta a las dos para que le haga un té y no me paga los domingos
El gerente se lleva las propinas y nos trata como si fuéramos ladrones
Nunca un gracias de mi jefe, todo es reproche, salgo del taller con el estómago cerrado
oro por mi jefa como dice la Biblia, pero me humilla en cada junta y se me acaba la mansedumbre
¿Debo seguir sirviendo con buena cara a un superior que me carga de trabajo y no reconoce nada?

# colleague-preferred-to-me
Le dieron el ascenso a una que entró hace un año y yo llevo diez
Yo le enseñé todo al nuevo y ahora lo nombraron jefe mío, me come la envidia
al sobrino del dueño le subieron el sueldo y a mí que saco el trabajo nada
Siempre felicitan a mi compañera en las reuniones y a mí ni me mencionan, llego a casa amargado
Esperaba la plaza fija en el hospital y se la dieron a otro enfermero con enchufe
Ascendieron a mi compañero y no a mí
Le dieron a otra el puesto que yo esperaba
El jefe prefiere a mi compañera
A mi colega le subieron el sueldo y a mí no
Trabajo más que él y el ascenso fue para él
La nueva ya es la favorita del jefe
No me dieron la promoción y siento envidia
Ascendieron a mi compañero y el trabajo lo hice yo
el puesto se lo dieron al sobrino del jefe y a mí las gracias
Llevo quince años en la empresa y nombran coordinadora a una que entró ayer
Yo la entrené y ahora ella es mi superior y gana el doble
A mi colega le suben el sueldo por hacer la pelota y a mí ni me miran
¿Qué hago con esta rabia de que eligieran a otro para la jefatura?
En el coro le dieron el solo a la nueva y yo ensayé meses
me pasaron por encima en la promoción por ser mujer y con hijos, premiaron a uno menos preparado
Siempre hay un favorito en la oficina, a él le tocan los mejores proyectos
Empleado del mes otra vez el lambiscón, y yo que saco la chamba invisible
Se llevó mi compañera el bono y la felicitación por la idea que era mía
Concursé a la plaza y quedó un recomendado, ¿por qué prosperan los de las palancas?
Hicieron encargado al que llega tarde y yo que abro el local desde hace ocho años sigo en caja, ¿qué salmo me sirve?
Mi compañera recién titulada entra de jefa de planta, a mí me piden que la oriente
¿Cómo felicito al colega que se quedó con el ascenso que me habían prometido a mí?
el entrenador siempre pone de titular al otro portero aunque yo no falto a ningún entreno
Le asignaron a mi compañero la ruta buena del reparto y a mí la de las cuestas
En la universidad dieron la cátedra a un discípulo del decano y mi concurso quedó en un cajón
Mi jefe le ríe todo a la nueva vendedora y le pasa los mejores clientes, a mí las sobras
Pidieron un voluntario para el curso en Chile y mandaron al de siempre, al preferido
Nos subieron el sueldo a los dos, pero a mi colega el doble, y hacemos lo mismo
Señor, quítame la envidia que siento por la compañera que ascendieron en mi lugar
yo escribí el proyecto y a él lo llamaron a exponerlo, ahora es el niño bonito del gerente
¿De qué sirve esforzarse si al final promueven al compañero con padrino?

# conflict-with-colleagues
mi compañero de trabajo es un vago y lo hago yo todo
Una compañera habla mal de mí con el jefe y me hace la vida imposible en la oficina
Somos tres en la cocina y no nos hablamos desde una discusión por las propinas
mi colega no hace su parte y tengo que cubrirlo, ya le reclamé y se armó
En la sala de profesores hay dos bandos y yo estoy en medio, me da pereza ir a trabajar
El otro vigilante me echa la culpa de todo lo que falta, cómo me llevo con alguien así?
No me llevo bien con mis compañeros de trabajo
Una compañera de la oficina me hace la vida difícil
Mi compañero de trabajo no hace su parte
Discutí con una colega y ya no nos hablamos
En la oficina mis compañeros hablan a mis espaldas
Mi colega me echa la culpa de sus errores
Hay mal ambiente entre compañeros en mi trabajo
Mis compañeras de trabajo me hacen el vacío
hay una en la oficina que me tira indirectas y habla de mí a mis espaldas
Me peleé con un colega por el aire acondicionado y ahora no nos hablamos
En el equipo hay un chismoso que nos pone a unos contra otros
Mi compañero no hace su parte y me toca cubrirlo, ya tuvimos palabras
Se ríen de mí en el comedor porque no tomo ni digo groserías
¿Cómo convivo con una compañera que me sabotea y me esconde los expedientes?
Entre enfermeras hay un ambientazo horrible, puñaladas en cada cambio de turno
me sacaron del grupo de whatsapp del trabajo y salen a almorzar sin mí
Dos profesores de mi claustro me tienen declarada la guerra por los horarios
Discuto a diario con el del almacén, nos echamos la culpa uno al otro de los pedidos
Mis colegas le fueron con cuentos al gerente sobre mí y me da coraje verles la cara
Mi compañera de turno me deja siempre el mostrador sucio y si le digo algo va con el chisme
En la cuadrilla hay uno que me esconde las herramientas y los demás se ríen
¿Cómo se trabaja ocho horas al lado de una colega con la que no te hablas?
el otro chofer de la empresa me acusó de quedarme con el vuelto y desde entonces no nos tragamos, ¿de dónde saco fuerzas?
Somos dos maestras para el mismo salón y discutimos por cada cartel de la pared
Las de limpieza del turno tarde nos culpan a las de la mañana, hay guerra de cubetas
Un compañero contestó un correo con copia a todos para dejarme en ridículo
En la cocina del restaurante los dos meseros viejos no me pasan ni la sal, soy la nueva
Me llevo mal con el otro enfermero, cada entrega de guardia es un roce y lo pagan los pacientes
Quiero ser pacificador como enseña Cristo, pero mi colega de oficina me provoca todos los días
mis compañeros se pusieron de acuerdo para no almorzar conmigo desde que no firmé la huelga, ¿por dónde empiezo?
¿Hablo de frente con la compañera que me critica por detrás o dejo que el tiempo calme el ambiente?

# worn-out-by-work
Trabajo doce horas diarias de lunes a sábado y ya no tengo fuerzas ni para jugar con mi hijo
Estoy quemada, soy enfermera y hago dobles turnos desde la pandemia
manejo Uber de día y de noche soy guardia, duermo cuatro horas
El médico me dio la baja por burnout, me siento fracasado por no aguantar la presión
Contesto correos hasta en la cama, el domingo ya me duele el estómago de pensar en el lunes
Doy clases en dos colegios y llevo la casa, estoy exhausta y sin ganas de nada
Estoy agotada por el trabajo
Trabajo demasiado y no descanso nunca
Tengo estrés laboral y ya no rindo
Llego del trabajo sin energía para nada
Tengo demasiado trabajo y turnos muy largos
Estoy quemado, el trabajo me consume
No tengo vacaciones desde hace dos años, estoy exhausto
Estoy quemado, trabajo catorce horas y el domingo ya me angustia el lunes
soy enfermera, doblo turnos y ya no siento nada por los pacientes
El médico me dio la baja por burnout y me siento culpable de parar
Tengo dos empleos, de día la bodega y de noche Uber, no doy más
No desconecto, contesto correos a las doce de la noche y me tiemblan los ojos
¿Qué dice Dios del descanso? Llevo tres años sin vacaciones
Soy maestra y llego a casa sin voz ni ganas de cenar, rendida de treinta y cinco niños
me duele la espalda de tanto camarera de piso, veintidós habitaciones al día
El cuerpo me pide parar pero el jefe pide más informes, duermo cuatro horas
Antes amaba mi profesión, ahora vomito antes de entrar a la oficina del estrés
Venid a mí los cansados, eso necesito, la chamba me tiene exprimido como limón
Como pastor no paro, visitas, entierros, reuniones, estoy agotado del ministerio y seco por dentro
Me quedé dormido en un semáforo en verde después de tres turnos seguidos en la ambulancia
Ordeño a las cuatro, siembro a las ocho, vendo a las cinco, el cuerpo ya me pasa factura
¿Es pecado decir no puedo más en el trabajo? El agotamiento me tiene con vértigos
soy abogada, facturo quince horas al día y lloro en el estacionamiento antes de subir
Coso a destajo hasta la madrugada, las manos se me duermen y mañana otra entrega
Ya no distingo lunes de domingo, el restaurante no cierra nunca y yo tampoco
La empresa despidió a tres y yo hago el trabajo de los cuatro, estoy reventado
Tengo 29 años y la tensión de uno de 70, el médico dice que es estrés laboral
Llego tan molida de la fábrica que mis hijos me hablan y no les sigo el hilo
Un maestro con cuarenta alumnos y papeleo hasta medianoche, así estoy, exprimido
quiero guardar el día de reposo y el jefe me llama al celular, vivo agotada de trabajar
Señor, dame descanso, me arrastro al taller cada mañana y ni las vacaciones me reponen

# whether-to-change-job-or-move
Me ofrecen un trabajo mejor pagado en otra ciudad pero tendríamos que dejar la iglesia y los abuelos
No sé si renunciar a mi puesto fijo para poner mi propio negocio
tengo una oferta en Canadá, mi esposa quiere irse y yo no, cómo sabemos qué quiere Dios
Soy maestro desde hace 20 años y pienso cambiar de profesión, me da miedo equivocarme
¿Acepto el ascenso? es el doble de sueldo pero viajaría toda la semana lejos de mis hijos
Una empresa de Alemania me ofrece contrato por tres años, ¿acepto o lo rechazo?
Me salió una plaza en el extranjero y no sé si irme o quedarme con mis papás
Tengo hasta el lunes para contestar la oferta de Canadá y le doy vueltas y vueltas
¿Será de Dios emigrar a Chile por un puesto mejor o me estoy precipitando?
No sé si cambiar de trabajo
Me ofrecieron otro empleo y tengo dudas
Pienso mudarme a otra ciudad por trabajo
¿Debo renunciar o quedarme en mi trabajo?
Tengo una oferta de trabajo y no sé si aceptar
Quiero cambiar de carrera a los cuarenta
No sé si emigrar o quedarme en mi país
Me ofrecen un empleo mejor pagado en otra ciudad y no sé si aceptar
¿dejo el banco para poner mi propia panadería o es una locura?
Tengo trabajo fijo pero no soy feliz, quiero reinventarme a los 40
Estamos pensando en emigrar a Australia con los niños, ¿cómo sé si es voluntad de Dios?
Dos ofertas sobre la mesa, tengo hasta el viernes para contestar
Nos planteamos dejar Madrid e irnos al pueblo a teletrabajar
quiero renunciar pero me da miedo soltar lo seguro
Me salió un traslado a Monterrey con ascenso, mi esposa no quiere mudarse
Abraham salió sin saber adónde iba, ¿y yo debo irme de mi tierra por un contrato mejor?
Me piden respuesta sobre cambiar de hospital y llevo semanas dándole vueltas sin decidir
¿Opositar o quedarme en la empresa privada? No veo claro el rumbo
Necesito una señal, o me quedo en esta casa y este puesto o vendo todo y empiezo en otro lado
Me llaman de un colegio en la sierra, menos sueldo pero más vida, y no sé si aceptar
Tengo plaza de funcionaria y un sueño de montar un vivero, ¿suelto lo seguro?
¿Cómo se discierne si conviene irse a otro país por una oferta o quedarse donde uno está?
mi empresa se traslada a Zaragoza y debo contestar si voy o renuncio antes del quince
Soy chef, me ofrecen un crucero ocho meses, buen dinero, pero no me decido
Estoy entre dos hospitales, uno cerca de mi iglesia y otro donde aprendería más
Mi esposo quiere vender la casa y mudarnos a la costa a poner un hostal, yo tengo mis dudas
Llevo once años en seguros y quisiera estudiar enfermería a los 38, ¿es tarde para cambiar de oficio?
Me propusieron ser socio del taller, habría que endeudarse, y le doy vueltas toda la noche
Pido a Dios que me cierre una puerta o me abra otra, no sé si cambiar de empleo
tengo 60 y me dan a elegir entre la prejubilación o trasladarme a la central, qué hago
Nos tienta regresar a nuestro pueblo después de veinte años en la capital, ¿volvemos o nos quedamos?

# whether-to-enter-full-time-ministry
Siento el llamado a ser pastor pero tengo una familia que mantener y un buen empleo
Quiero ir al seminario y mi esposa no está convencida
tengo 23 años y creo que Dios me llama a las misiones en África, cómo sé que no es emoción mía?
Mi iglesia me propone dejar el banco y servir a tiempo completo con los jóvenes
Dejar la ingeniería por el ministerio me asusta, mis padres dicen que voy a pasar hambre
Siento que Dios me llama al ministerio
No sé si dejar mi trabajo para ser pastor
Quiero ser misionera y mi familia no entiende
Pienso entrar al seminario
Pienso ser sacerdote y tengo dudas de mi vocación
Me ofrecen ser pastor a tiempo completo
Siento un llamado a las misiones pero tengo miedo
Siento que Dios me llama a ser pastor a tiempo completo
creo que tengo vocación de sacerdote pero también me gustaría una familia
¿Dejo mi carrera de arquitecta para irme de misionera a África?
El obispo me propone entrar al seminario y tengo 35 años y buen sueldo
Quiero ser monja y no sé si es llamado o huida
Cómo sé que la vocación religiosa viene del Señor y no de mi emoción en un retiro
Mi iglesia me pide que sea obrero de tiempo completo y vivir de ofrendas con tres hijos
heme aquí envíame a mí, lo digo en la oración pero me asusta soltar la empresa e ir al instituto bíblico
Estudiar teología o seguir de contador, esa es mi lucha desde hace años
Las carmelitas me aceptaron para una experiencia y ahora tiemblo ante el convento
Mi marido se siente llamado a plantar una iglesia en la sierra y quiere que lo dejemos todo
Me ofrecieron ser diácono permanente, ¿soy digno de servir en el altar?
Soy bombero y desde la última campaña no me quito de la cabeza que Dios me quiere predicando
Me ofrecieron una capilla rural sin sueldo fijo y tengo dos niñas en el colegio, ¿acepto el pastorado?
¿Cómo se distingue un llamado al ministerio de unas ganas de escapar de la oficina?
mi novia no se ve de esposa de pastor y yo siento la vocación cada día más fuerte
Estudio tercero de derecho y estoy pensando entrar con los franciscanos
Tengo 51 años, los hijos criados, y mi esposa y yo hablamos de irnos de misioneros a Mozambique
El superior del seminario me dio hasta junio para responder si entro o no
Dirijo la alabanza desde joven y ahora me piden dejar la farmacia y servir a tiempo completo
Mi abuela rezó por un nieto sacerdote y creo que soy yo, pero también quiero tener hijos
Vendería mi taller para ir al instituto bíblico, mis hermanos dicen que perdí el juicio
hice una semana de silencio con las hermanas y volví queriendo los hábitos, mi mamá se desmayó
¿Pide Dios a todos dejar la profesión para servirle, o puedo ser obrero suyo siendo dentista?

# retired-and-useless
Me jubilé hace seis meses y ya no sé para qué me levanto
Fui maestra 38 años y ahora nadie me necesita, los días son eternos
soy pensionado, me siento en el parque a ver pasar a la gente, me siento un trasto viejo
Desde el retiro estorbo en mi propia casa, mi mujer ya no sabe qué hacer conmigo
En la iglesia todo es para los jóvenes, a los de setenta ya no nos dan ninguna tarea
Me jubilé y me siento inútil
Desde la jubilación no sé qué hacer
Estoy jubilado y nadie me necesita
Soy jubilada y los días se me hacen largos
Trabajé cuarenta años y ahora no sirvo para nada
Extraño mi trabajo desde que me jubilé
Me retiré y siento que estorbo
Me jubilé en marzo y no sé para qué levantarme
cuarenta años en el taller y ahora estorbo en mi propia cocina
Ya nadie me pide consejo, soy un viejo inservible
Desde que me retiré mi mujer dice que parezco alma en pena por el pasillo
¿Tiene Dios algún propósito para un pensionado de 70?
Miro obras por la calle con las manos a la espalda, a eso se redujo mi vida de jubilado
Fui directora de colegio, mandaba a cien personas, y hoy doy de comer a las palomas
me sacaron del consejo de la iglesia para meter jóvenes, los mayores ya no servimos
Con la vista mala ya no coso ni leo, qué hago aquí si no soy útil a nadie
La jubilación que tanto esperé me sabe a vacío, los días son todos iguales
No me deseches en el tiempo de la vejez, ese salmo es mío, me siento trasto arrumbado
Antes me faltaban horas, ahora me sobran todas, dejé el consultorio y dejé de ser alguien
Colgué el delantal de la carnicería en enero y desde entonces ordeno cajones que ya estaban ordenados
Fui conductor de tren 36 años, ahora veo pasar los trenes desde un banco
¿Para qué sirve un viejo jubilado al que ni sus nietos preguntan nada?
mis hijos me regalaron una tablet para entretenerme, y yo lo que quiero es ser útil
Me levanto a las cinco por costumbre y no tengo adónde ir desde que me pensioné
De médico del pueblo a jugador de dominó, la jubilación me dejó sin oficio y sin nombre
Entregué las llaves de la escuela, me dieron una placa, y nadie ha vuelto a llamarme
En la parroquia pedí ayudar y me dijeron que descansara, que ya hice lo mío, me sentí desechado
Soy pastor jubilado, en mi antigua iglesia ya no me dejan ni orar en público
Con 66 años y buena salud, siento que sobro, todo lo que sabía hacer lo hace una máquina, ¿habla de esto la Biblia?
mi esposa tiene su coro y sus amigas, yo desde el retiro doy vueltas por la casa como un mueble
Dios, no me dejes ser un estorbo en mi vejez, enséñame qué hacer con estos años de jubilado

# in-debt
Debo 30 mil pesos en tarjetas y pago una con la otra, no veo la salida
Los del banco me llaman diez veces al día, tengo tres meses de atraso en la hipoteca
pedí a un prestamista gota a gota y ahora no puedo pagarle los intereses
Nos van a embargar el piso por una deuda que avalé a mi cuñado
Estoy endeudado hasta el cuello y mi esposa no lo sabe, duermo fatal
¿Está mal declararse en bancarrota siendo cristiano? debo más de lo que gano en tres años
Tengo muchas deudas y no puedo pagarlas
Debo dinero al banco y me llaman cada día
Las tarjetas de crédito me tienen ahogado
Debo tres cuotas de la hipoteca
Los intereses crecen y no salgo de la deuda
Pido un préstamo para pagar otro
Los cobradores me llaman al trabajo
Debo a tres bancos y no puedo ni con los intereses
me llaman los cobradores veinte veces al día
Saqué un crédito para el celular y terminé debiendo el triple
Nos van a quitar la casa por no pagar la hipoteca
Estoy ahogado en deudas por la enfermedad de mi hijo, vendí hasta el carro
¿Qué enseña la Biblia para salir de las deudas?
Pago una tarjeta con otra tarjeta y el hoyo se hace más grande
Estoy en el buró de crédito, en el Veraz, como le digan, ya nadie me fía
no duermo pensando en las cuotas vencidas y en el embargo de la nómina
Firmé un préstamo rápido de esos por app y me amenazan con publicar mi foto como morosa
El que toma prestado es siervo del que presta, pues yo soy siervo de medio mundo
Compré a plazos muebles, tele, moto, y ahora no llego a cubrir lo que adeudo
Debo cuatro meses de colegio, la cuota de la moto y la farmacia, no sé a cuál acreedor atender
Una financiera me descuenta la mitad del sueldo y con lo otro pago lo que fié en la tienda, ¿cómo rezo por esto?
¿Es correcto ofrendar cuando tengo deudas con tres bancos y una tía?
me entró un mensaje del despacho de cobranza el domingo en pleno culto, tiemblo al oír el celular
Refinancié la refinanciación, la deuda original ya ni me acuerdo de cuánto era
Soy agricultor, debo el abono, la semilla y el tractor, y el banco agrario no espera
Los intereses de la tarjeta suben más que mi sueldo, pago el mínimo desde hace tres años
Vinieron a medir el piso para la subasta, no pude con la hipoteca desde que me bajaron las horas
Tengo 26 y arrastro el préstamo de la carrera, más un crédito para la laptop, vivo endeudada
Me cortaron la línea de crédito y le debo al de la leche, al casero y al hospital
quiero quedar limpio y no deber nada a nadie, como manda la Biblia, ¿por cuál deuda empiezo?
Señor, sácame de este hoyo, me embargaron la nómina y sigo debiendo veinte mil

# too-little-to-live-on
No llegamos a fin de mes, esta semana solo hay arroz y frijoles para los niños
Mi pensión es de 480 euros y entre la luz y las medicinas no me queda para comer
vendo tamales en la calle y no me alcanza para la renta
Con lo que gana mi marido de jornalero no podemos comprar los zapatos de la escuela
Nos cortaron el gas, me da pena pedir ayuda en la iglesia otra vez
Subió todo, el sueldo se va en alquiler y transporte, a veces ceno solo mate con pan
No me alcanza el dinero para la comida
Llego a fin de mes sin nada
El sueldo no alcanza para vivir
No tengo para comprar comida a mis hijos
Mi pensión no alcanza para las medicinas
Me cortaron la luz porque no pude pagar
Somos pobres y todo está muy caro
No llegamos a fin de mes ni comiendo arroz todos los días
hoy mis hijos cenaron agua con azúcar
Mi pensión es de 480 euros y la calefacción la tengo apagada todo el invierno
La inflación se come mi sueldo, la carne ya es un lujo
Nos cortaron la luz y estamos con velas
¿Es verdad que Dios da de comer a los pajaritos? Porque mi refri está vacía
Hago cola en el banco de alimentos y bajo la cabeza por si me ve alguien
cobro el mínimo y el alquiler de un cuarto ya son dos tercios
Mi niña necesita zapatos para la escuela y no hay con qué
Vendo chicles en el camión y lo que saco no alcanza ni para las tortillas
El pan nuestro de cada día dánoslo hoy, lo rezo en serio porque mañana no tengo
Elijo entre comprar las medicinas o la comida, vivo al día con lo justo, soy pobre
Le pongo agua a la leche para que dure hasta el viernes y los niños ya lo notan, ¿qué paso doy ahora?
Vendo flores en el cementerio y hoy saqué para dos panes y el pasaje
¿Cómo confío en que Dios proveerá si llevo tres días con una lata de atún y arroz?
mi jubilación se va en la comunidad y la luz, ceno una manzana y me acuesto temprano por el frío
Somos seis en una pieza de cartón y lámina, cuando llueve no hay dónde poner el colchón
Con el salario de conserje no llego ni al veinte del mes, siempre la misma angustia
Los zapatos de mi hija tienen cartón por dentro y hasta el próximo jornal no hay otros, ¿qué haría usted en mi lugar?
Ya vendí la plancha y la bicicleta para comprar gas, no queda qué vender en esta casa
Soy estudiante becado, como una vez al día en el comedor universitario y los domingos nada
Hervimos lentejas el lunes y las estiramos hasta el jueves, cobrar el mínimo no alcanza
hoy una vecina me dejó una bolsa de mercado en la puerta, lloré de alivio y de vergüenza por ser tan pobre
Padre, danos el pan de hoy, mi marido cosecha papas y no hay para el remedio del niño

# i-gambled-money-away
Me jugué el aguinaldo en apuestas deportivas y no sé cómo decírselo a mi mujer
Perdí los ahorros de la familia, nueve mil euros, en el casino online
empecé con la ruleta del celular por diversión y ya debo a media familia
Invertí en criptomonedas a escondidas el dinero de la casa y lo perdí todo
Soy ludópata, cada quincena digo que es la última vez y termino en las maquinitas
Perdí mi dinero en apuestas
Aposté mi sueldo y lo perdí todo
No puedo dejar de jugar en el casino
Perdí en la ruleta el dinero de mi familia
Juego a las tragaperras y siempre pierdo
Aposté en el fútbol y debo mucho
Soy adicto a las apuestas por el celular
Me jugué la paga entera en las máquinas
perdí todo en apuestas deportivas y tengo 22 años
Soy ludópata, lo admito, ayer volví a caer en la ruleta online
Aposté lo del alquiler a un partido del Barça y lo perdí
Vendí la cadena de mi abuela para seguir en el casino, doy asco
¿Me puede librar Dios del vicio del juego? No me controlo
Metí mis ahorros en bitcoin con apalancamiento y se esfumaron en una noche
creía que en la siguiente mano de póker lo recuperaba, y así hasta quedar pelado
Me gasto la jubilación en rascas y cupones de la ONCE a escondidas
Gané una vez diez mil y desde entonces no he parado de perder, estoy enviciado con el blackjack
Usé el dinero de la caja de la asociación para apostar a los caballos, tengo que devolverlo
El jueguito del avioncito en el celular me dejó en la ruina, perdí hasta la colegiatura
Borré la aplicación de apuestas el lunes y el miércoles la volví a descargar
Aposté la indemnización entera a un tenista que ni conocía, y perdí, ¿cómo lo llevo con paz?
¿Cómo salgo del juego si hasta dormido veo girar la ruleta?
me gasto en raspaditas lo que era para el colegio de mi hija, soy una vergüenza
Empecé con fichas de regalo en un casino en línea y terminé vendiendo el coche
Soy mesero, todas las propinas de la noche se las traga la tragamonedas de la esquina
Perdí al póker el dinero que mi padre me confió para la semilla
Me jugué en las peleas de gallos lo que había para el parto de mi mujer
Tengo 19 y debo a media facultad por apostar en partidos de básquet
Rezo antes de apostar, qué locura, pedirle a Dios que gane el caballo siete
la quiniela, el bingo, las maquinitas, todo empezó jugando y hoy no me queda ni para el bus
¿Me hago autoprohibir en los casinos? Ayer perdí el aguinaldo en dos horas, otra recaída en el juego

# cheated-of-money
Un hermano de la iglesia me pidió invertir con él y se quedó con mis ahorros
Me estafaron por internet, caí en lo del banco falso y me vaciaron la cuenta
mi socio me robó durante años y me enteré por el contador
Le di la entrada de la casa a un constructor cristiano y desapareció con el dinero, ¿puedo denunciarlo?
Era una pirámide, metí cinco mil dólares porque me lo recomendó mi prima, me siento una tonta
Me estafaron y perdí mis ahorros
Un amigo me engañó con una inversión
Me robaron el dinero de la cuenta con un mensaje falso
Compré por internet y era una estafa
El albañil cobró el adelanto y no volvió
Me vendieron un coche dañado, me engañaron
Pagué un alquiler falso y el estafador desapareció
Me estafaron por WhatsApp haciéndose pasar por mi hijo
invertí en una pirámide y se fugaron con mi plata
Conocí a un soldado americano por internet, le envié todo y no existía
Me vaciaron la cuenta con un mensaje falso del banco
Pagué la señal de un piso que ni estaba en alquiler, era un timo
¿Cómo perdono al sinvergüenza que me engañó con la venta del coche?
Mi socio me robó, firmó a mi nombre y desapareció con el capital
un tipo de la iglesia nos vendió unas acciones milagrosas y nos desplumó a veinte familias
A mi edad y caer en el cuento del tío, me da vergüenza contarlo a mis hijos
El coyote nos cobró seis mil dólares y nos dejó tirados, puro fraude
Compré un teléfono por Marketplace y me llegó un ladrillo, me vieron la cara
El constructor cobró el adelanto, no puso ni un azulejo y cerró la empresa, ¿dónde está la justicia de Dios?
Me llamó una voz igual a la de mi nieto pidiendo dinero para una fianza, y se lo mandé
Compramos un terreno con escritura y resultó vendido a cuatro familias, nos timaron
¿Está bien pedirle a Dios que aparezca el que me estafó y pague lo que se llevó?
me pintaron un trabajo en Canadá, pagué la visa y la agencia era de mentira
Metí la jubilación en un fondo que daba el quince por ciento y el asesor se esfumó, no sé qué hacer
El novio que conocí en una aplicación me sacó doce mil euros para su supuesta operación
Una falsa técnica de la luz entró, me entretuvo, y se llevó el sobre de la pensión
Pagué la quinceañera de mi hija y el salón cerró, la dueña apagó el teléfono, puro engaño, ¿hay alguna palabra de Dios para esto?
El mecánico me cobró un motor nuevo y puso uno de desguace, me vio cara de tonta
Le di poder a un gestor para los papeles y me robó los ahorros de diez años de limpiar casas
pinché un enlace de correos y en cinco minutos me vaciaron la tarjeta, me siento una inútil
El pastor de internet prometía duplicar la ofrenda, vendí mi vaca y me defraudó, ¿cómo perdono eso?

# lent-money-not-paid-back
Le presté dos mil soles a un amigo hace un año y se hace el loco
Mi hermana me debe plata y la veo en Instagram de vacaciones
una hermana de la célula me pidió prestado para la medicina del hijo y ya ni me saluda
Salí de aval de mi compadre, no pagó y ahora me cobran a mí
¿Le reclamo el préstamo a mi cuñado o lo doy por perdido? son seis mil euros
Mi propio hermano no me devuelve el préstamo, ¿lo llevo a juicio?
¿Puede un cristiano demandar a otro creyente por una deuda que no paga?
Me firmó un pagaré por ocho mil, venció hace un año, ¿abogado o lo dejo estar?
¿Está mal denunciar a un familiar que me debe plata y se niega a pagar?
Le presté dinero a un amigo y no me paga
Mi prima me debe dinero y se hace la desentendida
Presté mis ahorros y no me los devuelven
Mi cuñado no me devuelve el préstamo
Le pido que me pague lo prestado y se enoja
Mi amiga me debe y se compró un celular nuevo
Presté plata a un compañero y ahora me evita
Le presté dinero a mi cuñado y no me lo devuelve
mi amiga me debe 800 dólares y sube fotos de vacaciones en Cancún
Le dejé mis ahorros a mi hermano para su local y se hace el loco
Me da pena cobrarle a una hermana de la iglesia lo que le fié
Prestad sin esperar nada a cambio, pero yo necesito que me pague
¿Está mal reclamar un préstamo a un amigo o debo perdonarle la deuda?
Cada vez que le recuerdo lo que me debe me dice la otra semana
fui fiadora de mi comadre y se desentendió, la que paga soy yo
Por ayudar a un compañero le solté mil pavos y ahora me evita por los pasillos
Sin papel ni firma, de palabra, le presté para la operación de su mamá y niega que se lo di
Ya perdí la lana y la amistad, por prestarle a mi compadre
Mi hijo me pidió tres mil que me devolvería en verano y ya pasaron dos veranos, ¿se lo exijo?
Le presté el dinero del tractor a mi vecino y ahora se esconde detrás del maíz cuando paso
Mi sobrina me pidió prestado para la matrícula y la veo con uñas y extensiones nuevas
¿Cuántas veces se le recuerda a un amigo que te debe, antes de quedar como tacaño?
le fié mercadería a medio barrio y nadie me paga, la libreta ya no tiene hojas
Mi exyerno me debe el enganche del taxi, dice que con el divorcio quedamos a mano
Prestarle a un compañero del cuartel me costó mil euros y la amistad
Una señora del coro me pidió para el alquiler, juró devolverlo en una semana y ya va para un año
Le dejé mi tarjeta a mi hermano, compró llantas y no me ha devuelto ni la primera cuota
Me da vergüenza cobrar, soy viuda y ese préstamo era todo mi guardadito
El que me pidió prestado me bloqueó, y yo comí arroz tres meses por ayudarlo
mi mejor amiga se ofende cuando menciono la plata que le presté, dice que el dinero me cambió, ¿habla de esto la Biblia?
¿Qué agrada más a Dios, perdonar el préstamo a mi primo o pedirle que cumpla y me pague?

# business-failing
Mi panadería está a punto de cerrar, llevo ocho meses en pérdidas
Abrí un restaurante con todos mis ahorros y no entran clientes, no puedo pagar a mis empleados
el negocio familiar que fundó mi abuelo se va a la quiebra en mis manos
Con la llegada de la cadena grande mi tiendita ya no vende ni la mitad
Soy autónomo, tengo la furgoneta sin pagar y cada vez menos encargos, cierro o sigo?
Mi negocio va mal y pierdo dinero
Mi tienda no vende y voy a cerrar
Mi empresa está al borde de la quiebra
No puedo pagar a mis empleados este mes
Mi restaurante no tiene clientes
Puse un negocio con mis ahorros y fracasé
Las ventas bajaron y debo cerrar el local
Mi negocio se hunde y tengo seis empleados
voy a tener que cerrar la tienda que abrió mi abuelo
Desde que pusieron un Oxxo enfrente no entra nadie a mi abarrotes
Soy autónomo y debo a Hacienda y a los proveedores, el bar no levanta
La cosecha se perdió por la sequía y con ella mi finca
¿Le pido a Dios por mi empresa o es egoísta orar por las ventas?
Amazon me está matando la librería, los clientes vienen, miran y compran en línea
puse todo en el restaurante y lleva tres meses vacío
Nos declaramos en concurso de acreedores, veinte años de esfuerzo a la basura
No sé cómo decirles a mis trabajadores que este mes no hay nómina
Mi peluquería no da ni para la luz, bajo la persiana en diciembre
Emprendí con mi puesto de empanadas y no vendo, me estoy quebrando
Mi ferretería vende tornillos sueltos y poco más desde que abrieron el hipermercado en la salida, deme un versículo
Sembré aguacate, bajó el precio, y ahora me sale más caro cosecharlo que dejarlo caer
¿Cierro el salón de belleza o aguanto otro invierno pagando el alquiler del local con mis ahorros?
pusieron una barbería nueva en la esquina a mitad de precio y me quedé sin clientes
Llevo la pescadería de mis padres, la persiana pesa más cada día y las ventas no cubren el hielo, ¿cómo lo llevo con paz?
Tres años sin lluvia, malvendí el ganado, y mi granja está en números rojos
El hostal está vacío desde que desviaron la carretera, debemos al personal dos quincenas
Mi taller de costura perdió el contrato de los uniformes, tengo ocho costureras mirándome
Abrimos la cafetería con tanta ilusión y hoy facturé diecinueve euros en todo el día
Me da miedo firmar la quiebra, ese negocio lleva mi apellido y es lo único que sé hacer
la granizada acabó con el viñedo una semana antes de la vendimia y el seguro no paga
Dios mío, manda clientes a mi puesto del mercado, la mercancía se pudre y los proveedores ya no fían

# envy-of-the-well-off
Mis vecinos no creen en Dios y cambian de carro cada año, y yo que diezmo no tengo ni bici
Mi cuñado hace trampas y le va de maravilla, me da rabia
veo a mis excompañeros con casa propia y viajes y yo a los 38 alquilando un cuarto
Por qué a los corruptos les sobra el dinero y a nosotros siempre nos falta
Mi hermana se casó con un rico y cuando voy a su casa vuelvo amargada con la mía
Envidio a la gente que tiene dinero
Mi vecino tiene de todo y yo nada
Los malos prosperan y yo sigo pobre
Mi primo rico presume su casa y su coche
Veo gente deshonesta con mucho dinero y me da rabia
Trabajo mucho y otros se hacen ricos sin esfuerzo
Mis compañeros ganan más y viajan, siento envidia
Me da envidia mi vecino con su carro nuevo y su piscina
abro instagram y todos en la playa, yo con mi uniforme del súper
Mi prima tiene casa propia, marido guapo y viajes, y no la soporto
¿Por qué los malos viven forrados y yo que cumplo apenas tengo?
Limpio la mansión de unos ricos y vuelvo a mi pieza con rabia
Sé que no codiciarás, pero veo el iPhone de mis amigos y me siento menos
Mis compañeros de la universidad ya son gerentes y yo sigo en bus
no me alegro cuando a otros les va bien, me corroe por dentro
A mi hermana todo le cae del cielo, hasta la lotería, y a mí me cuesta sangre
Como Asaf en el salmo, casi resbalo al ver la prosperidad de los soberbios
En el cole de mis hijas todas las mamás llevan bolso de marca y esquían, me comparo y me amargo
Cómo arranco los celos que tengo de la gente adinerada de mi iglesia
Lavo los platos en bodas de gente rica y vuelvo a casa comparando su pastel con mi pan
Mi compadre vende cosas torcidas y estrena camioneta, yo derecho y a pie
¿Por qué a unos les sobra para caballos y viajes y a otros no nos alcanza para el dentista?
mi cuñada enseña su cocina de mármol y a mí se me hace un nudo de envidia
El dueño de la finca vecina riega con su pozo mientras mi milpa se seca, y es un hombre sin temor de Dios
Mis antiguos alumnos me pasan en carro de lujo y yo, su maestro, espero el bus
En la iglesia los de dinero se sientan adelante y me sorprendo codiciando hasta sus zapatos
Cuido a la hija de unos millonarios, tiene un cuarto de juguetes más grande que mi casa, necesito un consejo
Mi hermano se hizo rico con los apartamentos y yo no logro alegrarme, me muerde la envidia
Los políticos que roban se compran yates y el que trabaja honradamente no tiene nada, eso me amarga
todos mis primos heredaron propiedades y yo pago alquiler, les sonrío y por dentro rabio, ¿qué pasaje puedo leer?
¿Cómo estar contento con mi sueldo de cartero cuando mis amigos hablan de acciones y casas en la playa?

# exam-before-me
Mañana tengo el examen de admisión y estoy temblando de nervios
Me presento a las oposiciones de maestra por tercera vez el sábado, ore por mí
en dos semanas son los finales, estudio y no se me queda nada
Tengo el examen de manejo el jueves y ya lo reprobé dos veces, estoy nerviosa
La semana que viene defiendo mi tesis y siento que se me va a borrar todo de la cabeza
Mañana tengo un examen y estoy nervioso
Tengo exámenes finales y mucho miedo
Mañana es mi examen de la universidad, ore por mí
Estudié mucho pero me da miedo el examen
Se acerca la prueba de acceso y me tiemblan las manos
Tengo el examen de matemáticas mañana
La semana próxima son las oposiciones y estoy nerviosa
Mañana tengo examen de mates y estoy en blanco
me presento a la selectividad en junio, no puedo ni comer de los nervios
Oposición a judicatura, cinco años estudiando y el tribunal es el jueves
Deme un versículo para antes de la prueba de admisión
Tengo que sacar el carnet de conducir, tercer intento, me tiemblan las piernas
Rindo el final de anatomía y siento que se me olvida todo
¿Está bien pedirle a Dios que me ayude a aprobar si no estudié tanto?
defiendo la tesis el lunes y sueño que me quedo muda delante del jurado
Mi hija hace el EXANI la próxima semana y está hecha un manojo de nervios
A los 50 me examino para la nacionalidad y me da pánico el cuestionario
Reza por mí, en dos horas entro al oral de inglés
Semana de parciales, café, ojeras y miedo a quedarme bloqueada con la hoja delante
El viernes es mi examen de residencia médica y llevo dos noches con taquicardia
Mañana toca química, la asignatura que más odio, y mi cabeza es un colador
¿Cómo me calmo cuando reparten las hojas y se me nubla la vista por los nervios?
la prueba de inglés para la visa es el sábado, de eso depende todo, tengo pánico, ¿qué espera Dios de mí aquí?
Soy taxista de 52 y vuelvo a estudiar, el lunes rindo el examen de bachillerato para adultos
El teórico de conducir son treinta preguntas y yo sudo desde que reservé la fecha
A mi nieto le toca la prueba de ingreso al colegio militar, ¿qué salmo le leo en el camino?
Faltan nueve días para la oposición de policía y no me entra ni un tema más
Presento el examen final de cálculo y si lo apruebo me gradúo, no puedo ni desayunar
Toco el violín mañana ante el tribunal del conservatorio y me tiemblan los dedos
repasé todo el temario pero cuando llega el examen oral me quedo en blanco, ayúdenme con una oración
Dios no va a estudiar por mí, lo sé, pero que me dé serenidad para el examen de mañana

# failing-at-school-and-disappointing-parents
Suspendí cinco asignaturas y no me atrevo a enseñarle las notas a mi padre
Reprobé matemáticas otra vez, mi mamá trabaja el doble para pagarme el colegio
mis papás querían un médico y yo no pasé el ingreso, siento que soy una decepción
Voy a perder la beca porque bajé el promedio y en mi casa no saben nada
Estudio ingeniería solo por mi padre, ya jalé tres cursos y no sé cómo decirle que no puedo
Saqué malas notas y mis padres están decepcionados
Voy mal en la escuela y mi papá se enfada
Mis padres esperan mucho y mis notas son bajas
Reprobé varias materias y no lo saben en casa
Mi mamá paga mis estudios y voy a perder el año
Siento que decepciono a mis papás con mis calificaciones
No soy buen estudiante como mis padres quieren
Suspendí cuatro y no sé cómo enseñarles el boletín a mis padres
reprobé el semestre y mis papás se matan trabajando para pagarme la carrera
Mi papá quería un médico y yo no paso de primer año
Falsifiqué la firma de mi mamá en la libreta porque saqué puros rojos
Soy la decepción de la familia, mis hermanos todo sobresalientes y yo repitiendo
¿Me quiere Dios igual aunque sea burro para los estudios?
Estudio y estudio y no me entra, mi viejo cree que soy un flojo
les dije a mis padres que iba bien en la uni y llevo un año sin aprobar nada
Vi llorar a mi mamá por mis notas, soy lo peor
Me van a quitar la beca por el promedio y en casa todos esperaban tanto de mí
Me echaron del bachillerato y papá dice que tiró el dinero conmigo
Soy el primero de mi familia en llegar a la facultad y estoy jalando todos los cursos, los voy a defraudar
Mi papá trabaja de noche para mi carrera y yo voy por la tercera matrícula en física, ¿cómo lo pongo en manos de Dios?
El boletín llegó con cuatro rojos y lo escondí debajo del colchón, mi mamá pregunta cada día
¿Cómo les digo a mis padres que no voy a pasar el año después de todo lo que gastaron?
mis papás le contaron a toda la iglesia que soy futura doctora y estoy reprobando anatomía
Soy el hijo de los maestros del pueblo y saqué la peor nota de la clase
Mi abuelo vendió una vaca para mandarme a estudiar y yo dejé de ir a clases en octubre
Vinieron de Bolivia a España para darme estudios y traigo suspensos a casa
En la reunión de padres mi mamá se quedó callada cuando el tutor leyó mis calificaciones
Me esfuerzo, pido clases, y aun así suspendo, siento que no doy la talla para lo que mi padre sueña
No me atrevo a mirar a mis viejos a los ojos, perdí la beca por un promedio de cinco, ¿qué dice la Biblia en un caso así?
mi mamá dice que no importa, pero la oí llorar con mi tía por mis malas notas
¿Le importan a Dios mis suspensos? Mis padres están decepcionados y yo ya no sé estudiar de otra manera

# friend-betrayed-me
Le conté un secreto a mi mejor amiga y se lo dijo a todo el grupo
Mi amigo de toda la vida se metió con mi novia a mis espaldas
la que yo creía mi amiga le mostró mis mensajes a mi jefe
Éramos como hermanos, le abrí las puertas de mi casa y me traicionó por dinero
Me duele más lo de mi amiga que lo de un enemigo, orábamos juntas y me apuñaló por la espalda
Mi mejor amiga me traicionó
Mi amigo contó mi secreto a todos
Mi amiga habla mal de mí a mis espaldas
Mi mejor amigo me quitó la novia
Confié en mi amiga y me mintió
Me traicionó quien era mi amigo desde la infancia
Mi amiga publicó mis mensajes privados
Mi mejor amiga contó mi secreto a toda la clase
mi amigo del alma se quedó con mi novia
Confié en una hermana de la iglesia y fue con el chisme al pastor
Mi compadre de veinte años me dio una puñalada por la espalda
Mi amiga pasó capturas de nuestras conversaciones a la gente que me odia
¿Cómo perdonar a un Judas que comía en mi mesa?
Cuando más lo necesitaba mi pata del alma me negó y se fue con los otros
me traicionó la que era como mi hermana, hablaba pestes de mí mientras me abrazaba
Mi amiga de la infancia mintió sobre mí para quedar bien ella y perdí a todo el grupo
Aun el hombre de mi paz en quien yo confiaba alzó el pie contra mí, así me hizo mi amigo
Me usó, le conseguí trabajo, le abrí mi casa, y en cuanto pudo ese colega mío me dio la espalda
Ya no puedo confiar en nadie después de la jugada que me hizo mi cuate
Mi comadre, a quien le confié lo de mi enfermedad, lo contó en la peluquería
Abrimos la tienda juntos, era mi amigo desde el kínder, y me sacó con una firma falsa
¿Se puede volver a ser amigas después de una traición tan grande?
le presté mi hombro en su divorcio y ahora esa amiga anda riéndose de mí con la que me odia
Mi amigo del equipo le dijo al entrenador lo que le conté en confianza, me dejaron fuera
La madrina de mi hijo, mi amiga íntima, andaba escribiéndose con mi novio
Me invitaron a todas menos a mí y la que organizó era mi mejor amiga de veinte años
Descubrí que mi amigo me grababa los audios para hacerse el gracioso con los demás
Somos del mismo batallón, confiaba en él como en un hermano, y declaró en mi contra para salvarse
Le abrí mi corazón a una amiga de oración y usó mi debilidad para quedarse con mi puesto
me duele la falsedad, mi amiga me abrazó en mi cumpleaños y esa noche habló pestes de mí, ¿cómo sigo adelante?
Señor, ayúdame a perdonar a mi amigo desleal, cada vez que lo cruzo en el mercado se me revuelve el pecho

# friend-in-trouble-to-help
Mi amiga acaba de perder a su esposo y no sé qué decirle, me quedo muda
Un compañero de trabajo está bebiendo mucho desde que se divorció, cómo lo ayudo
a mi mejor amigo le detectaron un tumor y quiero acompañarlo bien, sin frases hechas
Mi vecina está deprimida, no abre la puerta, le llevo comida y no sé si le molesto
Tengo una amiga que me llama cada noche llorando por su matrimonio y ya no sé qué aconsejarle
Mi amiga está pasando un mal momento y quiero ayudarla
Mi amigo perdió a su mamá, ¿qué le digo?
¿Cómo consuelo a una amiga que está sufriendo?
Mi amigo está enfermo y no sé cómo apoyarlo
Mi amiga se separó y me llama llorando
Quiero ayudar a un amigo que está deprimido
Mi compañera sufre mucho y no encuentro palabras para animarla
mi mejor amiga se está hundiendo desde que la dejó el novio y no sé qué decirle para animarla
Un compañero del taller se ha quedado sin un duro y me da vergüenza ofrecerle ayuda, ¿cómo lo hago sin ofender?
A mi compadre le embargaron el carro y anda desesperado, quiero echarle la mano pero tampoco tengo mucho
Mi amigo bebe cada vez más y soy el único al que todavía le coge el teléfono
una amiga del cole me contó que en su casa lo está pasando fatal, ¿a quién se lo digo si me pidió que guardara el secreto?
¿Qué versículo le mando por WhatsApp a un colega al que le acaban de encontrar un tumor?
Mi comadre llora en mi cocina todas las tardes por su separación y se me acaban los consejos
Veo que mi pana se está metiendo con gente peligrosa y no me hace caso cuando le hablo
Hay una señora mayor amiga mía que no tiene quien la acompañe al médico, ¿hasta dónde debo implicarme?
Le presté mi sofá a un amigo que perdió el piso, ya va para dos meses, y no sé cómo sostenerlo mejor
Mi cuate cayó en depre y ya no sale de su cuarto, cómo lo apoyo sin ser pesado
quiero estar al lado de Marta ahora que todo se le ha derrumbado, qué hace un buen amigo según la Biblia
Mi amiga dio positivo en la biopsia y me pidió que la acompañe, no sé si llorar con ella o animarla
A mi vecino se le quemó el taller y quiero hacer algo más que darle palmaditas
¿Qué se le dice a un amigo que acaba de enterrar a su hijo? No quiero soltar frases hechas
mi compañera de pupitre ya no come en el recreo y se ve triste, quisiera ayudarla
Un amigo de la infancia me llama de madrugada, lo dejó la mujer y yo solo sé escuchar
Mi colega del hospital está en baja por depresión, le mando mensajes y no contesta
Mi compadre lleva medio año sin trabajo y no acepta ayuda, ¿cómo lo apoyo sin herir su orgullo?
Quiero organizar una colecta para una amiga que espera un trasplante y no sé por dónde empezar
Soy su mejor amigo y lo veo perderse en la bebida, me da miedo hablarle y que se aleje
Una hermana del grupo está sola con un bebé enfermo, le llevo caldo y oro, ¿qué más hago por ella?
mi amigo extranjero recibió la noticia de que murió su mamá allá lejos y no encontré palabras
Dame sabiduría, Señor, para aconsejar a mi amiga que atraviesa un momento durísimo en su matrimonio

# friendship-grown-apart
Mi mejor amiga tuvo hijos y ya no tiene tiempo para mí, nos fuimos alejando
Éramos inseparables en la universidad y ahora solo nos mandamos un feliz cumpleaños
mi amigo se mudó a Barcelona, yo escribo siempre primero y él contesta a los cuatro días
No peleamos ni nada, simplemente la amistad se enfrió y la echo de menos
Del grupo de seis amigas de la iglesia me fueron dejando fuera sin decirme por qué
Mi mejor amiga y yo ya no somos cercanas
Perdí el contacto con mi amigo de siempre
Mi amiga ya no me escribe como antes
Mi amiga tiene nuevas amigas y me dejó
Nuestra amistad se enfrió sin pelea
Extraño la amistad que teníamos
Siempre busco yo a mi amigo y él no responde
Éramos uña y carne desde primaria y hoy apenas nos ponemos un like
mi mejor amiga se casó y desde entonces ya no tiene tiempo para mí
Antes hablábamos a diario, ahora le escribo y me deja en visto semanas enteras
Desde que se fue a vivir a Canadá la amistad se enfrió y me duele, ¿insisto o la suelto?
No hubo pelea ni nada, simplemente nos fuimos distanciando y extraño nuestras risas
¿Por qué los amigos de la universidad desaparecen cuando uno tiene hijos?
se juntó con otro grupo y a mí ya no me invita a los cumpleaños
Nos vimos después de diez años y no teníamos de qué conversar, me volví triste a casa
Mi amigo del alma ahora es un señor importante y siento que le estorbo
siempre soy yo la que llama, si yo no busco nadie me busca, estoy cansada de tirar sola de esta amistad
Perdí el contacto con mi vecina de toda la vida por pura dejadez, ¿será tarde para recuperarla?
Hemos cambiado tanto los dos que ya no nos entendemos, aunque le sigo teniendo cariño
Con mi compadre jugábamos dominó cada jueves y ahora pasan meses sin que ninguno llame, la amistad se fue apagando sola
Soy enfermera con turnos locos y de tanto cancelar planes mis amigas de siempre dejaron de avisarme
mi mejor amigo del cole se echó otra pandilla en el bachillerato y en el recreo pasa de largo como si fuéramos conocidos
A mi amiga de la infancia la veo en el mercado y solo nos decimos hola y qué calor, cuando antes nos contábamos todo
Le debo un mensaje a mi amigo desde hace un año, cuanto más tiempo pasa más vergüenza me da retomar el contacto
Éramos cuatro inseparables en el seminario y hoy cada uno está en lo suyo, ni un audio nos mandamos, ¿cómo reavivo esa amistad?
Mi comadre y yo criamos juntas a los hijos y ahora siento una distancia entre las dos que no sé de dónde salió
Propongo un café, una caminata, lo que sea, y mi amiga siempre está liada, creo que ya no le intereso
Soy maestro jubilado, mis viejos amigos del claustro se fueron dispersando y la peña del dominó se deshizo
¿Qué dice la Biblia de las amistades que se pierden con los años sin que nadie haga nada malo?
Señor, devuélveme la cercanía con mi amiga del alma, nos volvimos unas desconocidas y yo no supe cuidarla
Con mi cuate de la prepa hablamos cinco minutos por su cumple y se nota que ya no tenemos la confianza de antes

# mocked-or-bullied
En mi clase me llaman cuatro ojos y me imitan cuando hablo
Tengo 14 años, hicieron un sticker con mi cara y lo mandan por todo el liceo
los compañeros de la obra se ríen de mí porque no sé leer bien
Me hacen bullying por mi acento y por mi ropa, almuerzo en el baño para que no me vean
En el trabajo soy el chiste de todos por ser bajito y gordo, sonrío pero llego a casa destrozado
Se burlan de mí en la escuela
Me hacen bullying en el colegio
Mis compañeros me ponen apodos y se ríen
Me insultan por mi peso en clase
Nadie quiere sentarse conmigo y me molestan
Hicieron memes de mí y todos se ríen
Se ríen de mí porque tartamudeo
en el insti me llaman gorda y me esconden la mochila
Mis compañeros de oficina imitan mi manera de hablar y se ríen a mis espaldas
Hicieron un grupo de WhatsApp solo para burlarse de mí y alguien me pasó las capturas
A mi hijo le hacen bullying en el recreo, le tiran el bocadillo al suelo y ya no quiere ir a clase
Soy tartamudo y todos se carcajean cuando leo en voz alta, ¿Dios me hizo así para que me humillen?
me agarraron de punto en el salón por ser el más chaparro
El jefe me pone motes delante de los clientes y tengo que aguantarme
¿Cómo respondo cuando me dicen fea y se tapan la nariz al pasar yo?
Nadie me escoge para el equipo, me dejan de último y se mofan de mis tenis baratos
Llevo aparatos y gafas gruesas, ya se imagina usted los apodos que me gritan en el autobús
Subieron un vídeo mío cayéndome y ahora toda la escuela se cachondea
mis cuñados siempre me toman de payaso en las comidas familiares, y si me molesto dicen que no aguanto una broma
Tengo 13 y en el vestuario me esconden la ropa y me graban, todos se parten de risa y nadie me defiende
Las populares del salón me dicen la rara, me sacan del grupo y se ríen cada vez que abro la boca
Soy mesero y los otros me traen de bajada, me llaman ranchero por cómo hablo y me remedan en la cocina
me tiran bolitas de papel en la ruta del colegio y me gritan orejón, el chofer mira por el espejo y no dice nada
Uso audífono para la sordera y en el taller me hablan moviendo la boca sin voz para vacilarme y que me confunda
A mis cincuenta empecé la universidad y unos chavales me llaman abuela y se burlan de mis preguntas
En el equipo de fútbol me apodaron la momia por flaco, los cantitos y las risotadas no paran ni en el autocar
Mi nieta sufre acoso escolar, la llaman piojosa y ballena, ¿qué palabra de la Biblia puedo darle antes de entrar a clase?
Hicieron una votación en Instagram del más feo del curso y gané yo, mañana no quiero pisar el instituto
Me fastidian por el uniforme remendado y las zapatillas de segunda mano, me dicen pordiosero, ¿qué les contesto?
Cojeo desde niña y en la fábrica me imitan el andar a mis espaldas, ¿cómo se ora por los que se mofan de una?
Señor, enséñame a no devolver burla por burla, porque los abusones de mi clase me tienen hundido y se carcajean de mí

# mocked-for-my-faith
En la facultad se burlan de mí porque creo en la creación, me dicen la monja
Mis compañeros de turno me llaman aleluya y ponen chistes de Jesús cuando llego
mis amigos se ríen porque no tomo ni voy a discotecas, me dicen fanático
Subí un versículo a mis estados y mis primos se mofaron delante de todos
Soy el único creyente del instituto y a veces me da vergüenza decir que voy a la iglesia
Se burlan de mí porque soy cristiana
Mis compañeros se ríen porque voy a la iglesia
Me dicen fanático por creer en Dios
Mis amigos hacen chistes de Jesús delante de mí
En clase se burlan de mi Biblia
Me llaman santurrona por orar antes de comer
Mi profesor se burló de mi fe
Mis amigos me llaman santurrón porque voy a misa los domingos
en la uni se ríen de mí por creer en Dios, dicen que es cosa de ignorantes
Mi propia familia se burla de que lea la Biblia, me dicen la monja
El profesor de biología me ridiculizó por decir que creo en la creación
Bendije la comida en el comedor de la empresa y todos empezaron con las risitas, ¿qué hago la próxima vez?
me dicen fanática y aleluya cada vez que paso con mi falda larga para el culto
Mi marido ateo hace chistes de Jesús para fastidiarme, ¿qué le dice la Escritura a una esposa así?
Puse un versículo en Instagram y me llovieron comentarios de mofa
¿Cómo aguanto que me apoden "el curita" en el cuartel por rezar antes de dormir?
Mis primos me ofrecen trago a propósito para ver si la cristiana cae
Decidí esperar hasta el matrimonio por mis convicciones y soy el hazmerreír del grupo
Los colegas se cachondean de mi crucifijo, que si todavía creo en cuentos de hadas
Soy camionero y cuando pongo alabanzas en la cabina los del patio me gritan amén hermano y se descojonan
En la residencia universitaria me pusieron de mote sor beata porque rezo el rosario por las noches
mi cuñado imita al pastor levantando las manos en cada parrillada y todos se ríen de mis creencias
Llevé la Biblia al cuartel y me la forraron con una foto de payaso, soy el hazmerreír por ser evangélico
Mis colegas del laboratorio dicen que cómo una científica puede creer en Dios y me toman el pelo en el almuerzo
¿Cómo respondo con mansedumbre cuando en clase se ríen de mí por decir que soy creyente y que oro?
Me mandan memes contra los cristianos al chat del trabajo y luego preguntan si me ofendí, panda de graciosos
Tengo 15 años, me bauticé en el río y una compañera subió el video con música de burla, ahora me dicen la santa
Vendo empanadas con un versículo en el carrito y los taxistas me vacilan: ahí viene la evangelista, escóndanse
Por no reírme de sus chistes verdes me llaman mojigato y fariseo, ¿qué dice la Biblia del que es ridiculizado por su fe?
En la peluquería se pitorrean de que ayune en Cuaresma, que si me voy a ganar una nube con piscina
Padre, dame aguante, hasta mis nietos se mofan de que bendiga la mesa y me dicen abuelo medieval

# ashamed-to-speak-of-my-faith
En la oficina callo que soy cristiano, me da vergüenza decirlo
Cuando me preguntan qué hice el domingo invento algo y me siento como Pedro
Me da pena compartir el evangelio con mis compañeros, temo el qué dirán
Me avergüenzo de avergonzarme de Jesús, en el trabajo nadie sabe que creo
¿De dónde saco valor para dar testimonio en la empresa? se me seca la boca
Escondí la Biblia cuando pasó el jefe, qué cobarde soy con mi fe
Me da vergüenza decir que soy cristiano
No me atrevo a hablar de Jesús a mis amigos
En mi trabajo nadie sabe que creo en Dios
Escondo mi fe por miedo a lo que digan
Me quedo callado cuando hablan de religión
Me da pena orar en público
Quiero evangelizar y me falta valor
Me callo cuando sale el tema de la religión porque me da corte decir que creo
en el trabajo nadie sabe que soy cristiano y yo tampoco lo digo, me siento como Pedro negando a Jesús
Escondí la Biblia bajo la almohada cuando vinieron mis amigas a dormir
¿Está mal que me quite la cruz del cuello para las entrevistas?
Quisiera contarle a mi vecino de Cristo pero se me traba la lengua y me pongo rojo
Me preguntaron qué hacía los domingos y mentí diciendo que salía a correr
tengo pena de orar en público, en el restaurante finjo que me rasco la frente
Mi novia no sabe que me bauticé, temo que me vea raro
Me da miedo que me hagan preguntas que no sé contestar, por eso no evangelizo
Soy joven y entre mis amistades ser creyente no es nada cool, así que disimulo
Un compañero dijo que Dios es un invento y yo asentí por cobardía
¿Cómo pierdo la timidez para dar testimonio? sólo con pensarlo me sudan las manos
Soy taxista, los clientes me cuentan sus penas y yo nunca me animo a mencionarles a Cristo, me quedo mudo
Quité el pez del coche y las frases cristianas del perfil antes de empezar en la nueva empresa, me da corte
Mi amiga está pasándolo mal y quise decirle que oraba por ella, pero me tragué las palabras por pudor
en la peña del bar nadie imagina que voy a misa, si sale el tema me hago el loco
Soy médico y oculto que soy creyente ante mis colegas, temo perder su respeto si se enteran
¿Cómo hablo de mi fe sin parecer un fanático? cada vez que lo intento me da apuro y cambio de conversación
Llevo tres años en el equipo de voley y jamás he confesado que soy evangélica, digo que los domingos voy a casa de mi abuela
Me pidieron dar mi testimonio en la escuela y me eché atrás a última hora, qué falta de valentía
Leo la Biblia en el metro con la pantalla del móvil casi apagada para que no la vea el de al lado
Repartí folletos con la iglesia y al ver a un vecino me los metí en el bolso, me avergoncé del evangelio
Quiero ser luz en la oficina y soy una lámpara debajo de la mesa, ¿cómo le pido a Dios denuedo para hablar?
A mis 70 nunca les hablé del Señor a mis hermanos por timidez, ¿cómo empiezo sin que me tiemble la voz?

# noisy-or-hostile-neighbour
El vecino de arriba pone reguetón hasta las tres de la mañana y si le digo algo se ríe
Mi vecina me tira la basura en la puerta y me insulta desde el balcón
llevamos dos años en pleito con los de al lado por la medianera
El perro del vecino ladra toda la noche, llamé a la policía y ahora no nos saludan
Estaciona siempre su camioneta en mi entrada a propósito, ¿cómo amo a un vecino así?
Mis padres están enemistados con los de al lado por una medianera y ya nadie se saluda
Mi mamá y el viejo del tercero se gritan en la escalera, yo quedo en medio
Mi familia discute con los vecinos por el estacionamiento, papá quiere poner abogado
Los de abajo golpean el techo con la escoba cada vez que el niño camina
Mi vecino pone la música muy alta de noche
El vecino hace ruido y no me deja descansar
Mi vecina me insulta y no me saluda
Los vecinos hacen fiestas todos los fines de semana
El perro de la vecina ladra sin parar
Mi vecino aparca delante de mi garaje
Discutí con el vecino por la cerca
El de arriba pone reguetón a las tres de la mañana y no hay quien descanse
mi vecina me insulta desde el balcón cada vez que tiendo la ropa
Los de al lado hacen carne asada con bocinas todo el fin de semana, ya les pedí por favor que bajaran
El perro del tercero ladra sin parar y el dueño me dijo que me ponga tapones
¿Cómo amo a mi prójimo si vive pared con pared y me deja la basura en la puerta?
Me rayaron el coche por una plaza de aparcamiento y sé perfectamente quién fue
Don Ramiro corrió la barda y se quedó con un metro de mi terreno
la del quinto golpea el techo con la escoba por nada y me mira con odio en el ascensor
Hay un estudiante que da fiestas cada jueves, tengo un bebé y estoy de los nervios
El señor de enfrente nos tiene tirria desde que llegamos al barrio, nos tira piedritas al patio
Llamé a la policía por el escándalo y ahora el vecino me hace la vida imposible
taladran y martillan desde las siete, llevan meses de obra, pierdo la paciencia y les deseo lo peor
La del bajo me denuncia a la comunidad por cualquier cosa, la cortina, la bici, el felpudo, me tiene ojeriza
Al lado pusieron un bar con karaoke y cada viernes el bochinche nos tiene despiertos hasta el amanecer
Mi vecino suelta sus gallinas en mi huerto y cuando le reclamo me dice que ponga cerca, ya le tengo coraje
Soy enfermera de noche y el de al lado ensaya batería justo cuando me acuesto de día, no atiende a razones
El vecino del fondo quema basura y el humo entra a la pieza de mi mamá, ya le hablé tres veces por las buenas
los hijos de la vecina juegan pelota contra mi muro todo el día y ella se hace la sorda
Riega sus plantas a propósito cuando acabo de tender la colada, y encima me saca la lengua por la ventana
¿Qué hago con una vecina que no me saluda, cuchichea y me cierra el portón en las narices?
Mi lindero con don Evaristo es una guerra: mueve las estacas, me tapa la acequia y me corta el agua del riego
Señor, ayúdame a bendecir al de la parcela de al lado, que acelera la moto a medianoche solo por fastidiar
¿Cómo se vive en paz con un vecino grosero que ocupa mi plaza y deja el portal lleno de colillas?
Le llevé un bizcocho a la vecina para arreglar el pleito del jardín y lo dejó en mi felpudo sin tocar

# roommate-trouble
Mi compañera de piso deja los platos sucios y se come lo mío
Comparto departamento con una chica que trae al novio todas las noches, ya no nos hablamos
mi roomie no paga su parte del alquiler y se pone agresivo si lo menciono
Con mi compañera de cuarto tuvimos una bronca por la limpieza, ¿cómo convivo con ella?
Los del piso compartido fuman en la cocina y no respetan los turnos, me vuelven loca
Quiero mudarme porque mi compañero de habitación hurga en mis cosas, ¿cómo se lo digo?
Mi compañero de piso no limpia
Mi compañera de cuarto usa mis cosas sin permiso
Mi roomie trae gente a casa y hace ruido
Comparto piso y mi compañero no paga los gastos
Mi compañera de habitación no me deja estudiar
Mi compañero de piso deja la cocina sucia
Mi roomie se come mi comida de la nevera
Mi compañera de piso no friega un plato y la nevera da asco
comparto departamento con un tipo que trae gente distinta cada noche
Mi roomie se come mis yogures y encima lo niega
Vivo con dos chicas que me hacen el vacío, cuchichean y se callan cuando entro al salón
El que duerme en la otra cama de la residencia ronca y fuma dentro, ¿cómo se lo digo con amor?
no me paga su parte de la luz ni del internet y yo pongo la cara ante el casero
Mi mejor amiga y yo alquilamos juntas y la convivencia está matando la amistad
Hice un cuadro de turnos de limpieza y mi compañero de cuarto lo tiró a la papelera
Metió a su novio a vivir aquí sin preguntarme, somos tres en un apartamento enano
¿Qué hago? usa mi ropa sin permiso, me la devuelve manchada
mi compañero de pensión deja la tele encendida toda la madrugada y yo me levanto a las cinco
En el internado me tocó habitación con una chava desordenadísima, ya peleamos por todo
Vivo en una residencia de estudiantes y la chica con la que comparto cuarto pone la alarma seis veces y nunca se levanta
Mi compañero de piso deja pelos en la ducha y la basura rebosando, ya le dejé tres notas en la nevera
En el cuartel me tocó litera con un tipo que me usa las botas y el champú sin pedir permiso
mi roomie adoptó un gato sin consultarme y soy alérgica, la convivencia está insoportable
Compartimos departamento tres enfermeros y uno nunca compra papel, ni detergente, ni baja la basura
A los 45, recién separado, alquilo habitación con dos chavales que dejan el fregadero hasta arriba
El wifi está a mi nombre y mi compañera de piso me debe cuatro meses de gastos, ¿cómo se lo reclamo sin pelear?
Mi compañera de cuarto habla por videollamada hasta tarde y cuando le pido que baje la voz me tuerce la cara
Somos dos amigos de la iglesia compartiendo casa y uno pone la calefacción a tope y el otro paga, ¿qué dice la Biblia de convivir?
Se acabó el aceite, el arroz y mi paciencia: mi compañero de apartamento cocina con lo mío y no repone nada
Oro antes de abrir la puerta del piso para no explotar con mi compañera, que invadió el salón con sus trastos
Trabajo en la vendimia y en el barracón el de mi cuarto llega tarde, prende la luz y nos despierta a todos, ¿qué hago?

# gossip-about-me-at-church
En la iglesia anda el chisme de que mi hija está embarazada y es mentira
Una hermana del grupo de damas inventó cosas de mí y ahora todas me miran raro
conté mi problema en oración y al domingo siguiente lo sabía media congregación
Dicen que me quedé con dinero de la ofrenda, soy el tesorero y me están difamando
Me enteré de que la esposa del pastor habla mal de mí, la enfrento o me callo?
En la iglesia hablan mal de mí
Una hermana de la iglesia inventó un chisme sobre mí
Hay rumores de mí en la congregación
Conté algo en confianza y toda la iglesia lo sabe
Los hermanos murmuran de mí después del culto
Chismes falsos de mi familia corren por la parroquia
En el grupo de oración cuentan mentiras de mí
Las hermanas de la congregación andan diciendo que mi hijo no es de mi marido
en la parroquia corre el rumor de que me llevé dinero del cepillo
Le confié algo a la líder del grupo de oración y el domingo ya lo sabían todos
Me chismean en la iglesia porque me divorcié, se callan cuando me siento en la banca
¿Qué hago con una diaconisa que habla mal de mí a la hora del café?
Los del coro inventaron que ando con el guitarrista y es pura mentira
Después del culto me enteré de que soy el tema de conversación de media asamblea
"Oren por ella" dicen, y con esa excusa cuentan mi vida entera en la célula
Alguien del consejo parroquial ha difundido calumnias sobre mi negocio y la gente me mira raro en misa
me da rabia saludar de beso a quienes me despellejan en cuanto salgo del templo
Una catequista cotillea que mi niña se viste provocativa, estoy dolida
la esposa del pastor regó por todos lados lo de mi embarazo, ¿la enfrento o callo?
Las señoras del ropero parroquial cuentan que bebo porque me vieron comprar una sidra, el cotilleo ya llegó al cura
Soy viuda y porque un hermano me llevó en su carro ya corre por la congregación que andamos juntos
Pedí oración por mi matrimonio en el grupo de WhatsApp de la iglesia y lo reenviaron a medio pueblo
el líder de jóvenes soltó lo que le conté en consejería y ahora toda la célula me mira con lástima
Me sacaron el cuero en la cocina del templo mientras yo estaba detrás de la puerta con los platos, lo oí todo
Soy la esposa del pastor y circulan habladurías sobre mi ropa, mis hijos y hasta lo que compro en el súper
Dicen los hermanos que vendí la camioneta por deudas de juego, puro invento, y nadie me preguntó a mí
¿Qué enseña la Biblia cuando en la propia iglesia te levantan un falso testimonio y te manchan el nombre?
Una hermana va de banca en banca murmurando que mi bautismo fue por interés, ¿cómo le hablo sin pelear?
Los ujieres comentaban en la puerta que estoy en trámites de separación, ni yo misma lo sabía
Señor, tú sabes que es mentira lo que dicen de mí en la parroquia, defiéndeme de esas lenguas
Desde que corrió la bola de que mi hijo roba, las familias de la iglesia apartan a sus niños del mío

# church-is-splitting
Nuestra iglesia se está dividiendo en dos por una pelea entre el pastor y los ancianos
La mitad de los hermanos se quiere ir a formar otra congregación y mi familia está repartida
se pelean por si música moderna o himnos, ya ni se saludan en la puerta
Votamos por el nuevo pastor y ganó por tres votos, ahora hay bandos y portazos
¿Me quedo o me voy con el grupo que se separa? llevo treinta años en esta iglesia
Mi iglesia se está dividiendo
Hay pelea entre los ancianos y el pastor
La congregación está dividida en dos grupos
Varias familias se van de la iglesia por un pleito
Hay bandos en mi iglesia por la doctrina
Los diáconos y el pastor no se ponen de acuerdo
Mi iglesia se parte y no sé con quién quedarme
Nuestra iglesia se partió en dos bandos por la elección del nuevo pastor
mitad de los hermanos se quiere ir con el copastor y la otra mitad se queda, yo estoy en medio
Se pelean por la música, los viejos quieren himnos y los jóvenes batería, ya hay quien se ha marchado
La comunidad está dividida por la venta del templo, hay gritos en cada asamblea
¿De qué lado debo ponerme cuando los ancianos se enfrentan entre sí?
Treinta familias se salieron para abrir otra obra y dejamos de hablarnos
Mi parroquia está rota entre los del cura anterior y los del nuevo
Hubo un cisma por el tema de las mujeres que predican, se me parte el alma de ver las bancas vacías
crecí en esta congregación y ahora se desmorona por pleitos de poder
Los dos grupos citan la Biblia contra el otro y nadie cede, qué diría Pablo
Votamos y por cuatro votos se separó la denominación, mis mejores amigos quedaron en la otra mitad
en el chat de los miembros ya se acusan de herejes unos a otros, temo que esto acabe en ruptura
Se vota el sábado si la congregación sale de la denominación, y mis padres y yo estamos en bandos contrarios
Los líderes ya no se saludan, unos se reúnen en el templo y otros en el garaje de un anciano
El conflicto empezó por las vestiduras del coro y ahora media iglesia amenaza con irse y llevarse los instrumentos
Soy diácono y me piden firmar una carta contra el consejo, no quiero ser parte de otra división
en mi asamblea hay dos facciones que se sientan en lados distintos, parece una boda de enemigos
Se discute si hablar en lenguas o no y la mitad de las familias ya anunció que funda otra iglesia
Somos una iglesia de pueblo con cincuenta miembros, si nos separamos no sobrevive ninguno de los dos grupos
¿Cómo oro por la unidad de mi iglesia cuando los hermanos andan en pleitos y rupturas?
Toco el órgano hace treinta años y ahora me exigen que escoja con cuál de los dos pastores me voy
Mi abuela ayudó a levantar ese templo ladrillo a ladrillo y ahora dos grupos pelean en tribunales por el edificio
¿Qué dice la Biblia de los que hacen partidos dentro de la congregación y arrastran gente tras de sí?
Señor, que no se rompa tu iglesia, los misioneros y la junta están enfrentados y los jóvenes se están marchando

# hurt-by-church-or-pastor
El pastor me expuso desde el púlpito delante de todos y no he podido volver
Cuando murió mi hijo nadie de la iglesia me llamó, después de veinte años sirviendo ahí
me quitaron del ministerio de alabanza sin explicación, quedé muy herida
Los líderes controlaban con quién salía y cuánto ganaba, salí de ahí y ya no confío en ninguna iglesia
Le pedí ayuda a mi pastor con mi matrimonio y me dijo que me faltaba fe, me sentí juzgada
El pastor me lastimó con sus palabras
En mi iglesia me hirieron y no quiero volver
El pastor me humilló delante de la congregación
La iglesia me dio la espalda cuando más la necesitaba
El sacerdote me trató mal en la confesión
Me echaron de mi ministerio injustamente
Los líderes de mi iglesia me juzgaron y me fui herida
El pastor me humilló desde el púlpito delante de todos y no he vuelto a pisar el templo
me echaron del ministerio sin explicación después de nueve años
Cuando más necesité a mi iglesia nadie vino a verme al hospital
El cura no quiso bautizar a mi hija porque soy madre soltera y salí llorando
Me dijeron que mi enfermedad era falta de fe y eso me dejó una herida muy honda
¿Cómo vuelvo a confiar en los líderes si me manipularon desde que era adolescente?
Me disciplinaron y nadie me dirigió la palabra durante meses, como si fuera leprosa
mi pastor controlaba con quién salía y hasta en qué gastaba, me costó mucho escapar de ahí
Crecí en una comunidad dura donde todo era infierno y castigo, todavía tiemblo al oír un sermón
Pedí consejo por mi matrimonio y el anciano me culpó a mí de todo
Al sacerdote le pareció más importante su horario que el funeral de mi abuela, aún me escuece
La gente que decía ser mi familia en Cristo me dio la espalda, ¿Dios también?
Limpié el templo nueve años gratis y cuando perdí la casa los líderes me dijeron que me arreglara solo
El pastor usó mi confesión como ejemplo en su sermón, todo el mundo supo que era yo y salí deshecha
Me divorcié y la junta me retiró de enseñar a los niños, me trataron como apestada, todavía me duele
Soy madre de un niño con autismo y nos pidieron que no volviéramos porque molestaba en el culto
crecí oyendo que todo era pecado y que las mujeres callen, esa iglesia me dejó una llaga que no cierra
Dejé mi ciudad por la misión, y los mismos que me enviaron me cortaron el apoyo con un correo de dos líneas
El párroco se negó a oficiar el funeral de mi papá por no estar al día con las cuotas, eso me marcó
¿Cómo sano las heridas que me causó una iglesia autoritaria? cada vez que entro a un templo se me cierra la garganta
Fui secretaria del pastor doce años y me despidió diciendo que yo tenía espíritu de rebeldía, me siento usada
Le abrí mi corazón a un anciano y me respondió con desprecio, desde entonces desconfío de todos los líderes
Dios mío, no es contra ti, pero los tuyos me lastimaron tanto que no aguanto ver un púlpito, ¿qué hago?
A mi hija la ridiculizó el líder delante del grupo de jóvenes y nadie de la congregación nos pidió disculpas

# pastor-sinned
Nuestro pastor tenía una relación con la secretaria, se descubrió el domingo
El hombre que me bautizó cayó en adulterio y ya no sé si creer algo de lo que predicaba
salió a la luz que el pastor se gastaba las ofrendas en viajes
Mi líder de jóvenes dejó a su esposa por una chica del coro, estoy decepcionado
El pastor pidió perdón y quieren que vuelva a predicar en tres meses, ¿eso es correcto?
Mi pastor cometió adulterio
El pastor robó dinero de la iglesia
Descubrimos que el pastor llevaba una doble vida
El sacerdote de mi parroquia nos engañó a todos
Confiaba en mi pastor y cayó en pecado
El líder de la iglesia mintió y estamos decepcionados
Renunció el pastor por un escándalo
Acaba de saberse que nuestro pastor tenía una amante y estamos todos en shock
el cura que me casó está detenido por robar fondos de Cáritas
El líder que me llevó a Cristo cayó en adulterio, ¿entonces todo lo que enseñó era falso?
Descubrimos que el predicador usaba las ofrendas para comprarse una camioneta
Mi párroco abandonó el sacerdocio porque dejó embarazada a una feligresa
¿Qué dice la Biblia de un siervo de Dios que engaña a su esposa y sigue predicando?
encontraron al pastor de jóvenes mandando mensajes indecentes a una muchacha
Yo lo admiraba como a un padre y resultó que llevaba una doble vida
Los ancianos quieren tapar el pecado del reverendo para evitar el escándalo, no me parece correcto
Salió en las noticias el fraude de nuestro apóstol, me siento estafada espiritualmente
El obispo sabía lo que hacía ese clérigo y lo cambió de parroquia, cómo sigo creyendo en la Iglesia
nuestro pastor confesó que bebe a escondidas y pidió perdón, ¿se le debe restaurar?
El pastor que nos casó se fugó con una diaconisa y dejó a su familia, la congregación está en shock
Nuestro párroco fue apartado por el obispado porque desvió el dinero de la obra, yo le servía en el altar
Vi al líder de alabanza, el que nos predica santidad, saliendo del motel con una mujer casada
mi papá es pastor, cayó en adulterio y renunció el domingo, ahora no sé con qué cara ir a la escuela
El misionero que apoyamos durante diez años falsificaba las cartas y las fotos, todo era un fraude
Destituyeron al reverendo por plagiar los sermones y mentir sobre su título, me siento engañada
Él me enseñó a orar y resulta que llevaba años con una relación oculta, ¿se me cae también lo que aprendí?
¿Qué manda la Biblia hacer con un pastor que cayó en pecado, perdonarlo o quitarlo del púlpito?
Los ancianos supieron de la caída del pastor hace meses y callaron, y los jóvenes se enteraron por Facebook
Soy tesorera y encontré facturas raras del apóstol: relojes, hoteles, un crucero con la ofrenda misionera
Señor, ten piedad de nuestro pastor caído y de su esposa, y enséñanos a no poner los ojos en hombres
Era mi mentor desde los catorce, salió a la luz su doble vida y estoy tan decepcionado que no quiero oír otro predicador

# no-wish-to-go-to-church
Desde la pandemia veo el culto por YouTube y ya no me dan ganas de ir
Creo en Dios pero la iglesia me aburre, salgo igual que entré
hace un año que no me congrego y cada domingo encuentro una excusa
¿Es necesario ir a misa o al culto para ser cristiano? yo oro en mi casa y me basta
Hay demasiada hipocresía en las iglesias, prefiero quedarme en la cama el domingo
No tengo ganas de ir a la iglesia
La misa me aburre y ya no voy
Dejé de congregarme y no quiero volver
Prefiero ver el culto por internet en casa
Los domingos me da pereza ir a la iglesia
¿Puedo ser cristiano sin ir a la iglesia?
Hace años que no voy a misa
No me apetece nada ir a misa los domingos, prefiero quedarme en la cama
ya no me nace congregarme, con ver la prédica por YouTube me basta ¿o no?
Me aburro en el culto, miro el reloj y pienso en el almuerzo
Creo en Dios pero no en la iglesia, ¿es obligatorio asistir?
Desde la pandemia perdí la costumbre del templo y me da pereza retomarla
mi esposa me insiste que la acompañe al servicio y yo pongo excusas
Voy por compromiso, me siento, me levanto, repito las palabras y salgo igual de vacío
¿Es pecado faltar? Llevo tres meses sin aparecer y no lo echo de menos
Mis padres me obligan a ir a la parroquia y estoy harto, tengo dieciséis años
puedo orar en el monte mejor que entre cuatro paredes con gente hipócrita
Trabajo de lunes a sábado, el único día libre lo quiero para dormir y no para sermones
Se me quitaron las ganas de reunirme, antes corría por llegar temprano
El domingo es mi día de bici con los amigos y la iglesia cada vez me tira menos
Soy abuela, me duele decirlo, pero la misa me suena a cassette y prefiero rezar en mi cocina
antes era el primero en llegar al culto y hoy pongo la alarma, la apago y me doy media vuelta
Mis hijos lloran por no ir a la escuela dominical y a mí tampoco me nace, así que nos quedamos en casa
Los sermones de una hora me matan, salgo con sueño y pensando que perdí la mañana, ya ni me asomo
Trabajo de panadero los sábados por la noche y levantarme para el servicio se me hace cuesta arriba, total no me llena
¿Basta con escuchar alabanzas en el coche y leer un salmo, o Dios quiere que me congregue aunque no tenga ganas?
Cada vez que mi mamá pregunta si fui a misa le cambio de tema, hace dos Pascuas que no voy
Las bancas, el café malo, los mismos cantos de siempre, se me quitó el entusiasmo por reunirme con los hermanos
Soy universitaria, ya no le veo sentido a calentar silla el domingo, mi vida espiritual la llevo por mi cuenta
¿Por qué dice la Biblia que no dejemos de congregarnos? a mí estar en el templo me da una flojera enorme
Señor, devuélveme el gusto por tu casa, voy arrastrando los pies y estoy deseando que termine el culto

# new-at-church-and-nobody-talks-to-me
Llevo dos meses yendo a una iglesia nueva y nadie me ha preguntado ni mi nombre
Me mudé a Bogotá, busqué una congregación y al terminar el culto me quedo parada sola
todos se conocen desde niños, yo soy el nuevo y tomo el café en una esquina
Voy con mi uniforme de limpieza porque salgo del turno y siento que me miran de arriba abajo
En el grupo de matrimonios no hay lugar para una soltera recién llegada, nadie me habla
Siete años en el grupo de la iglesia y sigo siendo la rara, organizan asados sin mí
En la célula todos son amigos y yo no encajo, siempre de sobra
Los jóvenes tienen su grupito cerrado con sus chistes, yo quedo al margen
Me entero de las salidas del grupo cuando suben las fotos, nunca me incluyen
Soy nueva en la iglesia y nadie me habla
Llegué a una iglesia nueva y no conozco a nadie
Nadie me saluda cuando voy al culto
Después de la misa todos conversan y yo quedo sola
Soy nuevo en el grupo de jóvenes y me ignoran
Los de la iglesia ya tienen sus grupos y no encajo
Me siento invisible en mi nueva congregación
Llevo un mes asistiendo a una iglesia nueva y nadie se me ha acercado ni a preguntarme el nombre
me siento en la última fila, termina el culto y salgo sin que me salude un alma
Todos tienen ya su grupito en la parroquia y yo me quedo con el cafecito en la mano mirando el celular
Cambié de congregación al mudarme y soy invisible
¿Por qué dicen "bienvenidos" desde el altar y después no te dirigen la palabra?
Vamos con los niños a una comunidad distinta, cuesta mucho entrar porque son familias de siempre
Fui a la reunión de jóvenes por primera vez y se pusieron a bromear entre ellos, yo como un mueble
Soy tímida y esperaba que los hermanos dieran el primer paso, ya son seis domingos
En el momento de darse la paz los de mi banco se voltean hacia el otro lado
Hace poco que visito este templo y me siento un extraño, ¿sigo intentándolo o busco otro?
el pastor ni sabe que existo aunque llevo desde Navidad yendo
Quise apuntarme al coro recién llegado y me respondieron que ya estaban completos
Acabo de llegar de Honduras, encontré una iglesia en el barrio y entro y salgo sin que nadie me dé la mano
Me senté en un banco y una señora me dijo que ese sitio era de su familia, fue lo único que me hablaron
Soy recién convertido, voy solo a la congregación y a la hora del refrigerio hago como que leo el boletín
todos se abrazan al salir de la parroquia y yo paso entre ellos como un fantasma, llevo tres meses ahí
Nos mudamos con los niños, probamos una iglesia nueva y en el desayuno comunitario comimos los cuatro aparte
Llené la tarjeta de visitantes con mi teléfono y nunca me llamaron, ¿insisto o pruebo en otra iglesia?
Soy madre soltera, al llegar a este templo las parejas se agrupan y a mí ni me preguntan de dónde vengo
Voy a la reunión de adultos mayores en mi nueva parroquia y hablan de gente que no conozco, nadie me incluye
¿Qué dice la Biblia de acoger al recién llegado? porque en esta congregación soy invisible desde que puse un pie
El grupo de jóvenes tiene su chat y no me agregaron, me entero tarde de las reuniones, soy el nuevo y sobro
Padre, dame un solo hermano que se acerque a saludarme el domingo, ya me cansé de salir sola del culto
Soy soldado, me destinaron acá y en la capilla de la ciudad me miran de reojo por forastero, ni buenos días

# worn-out-by-serving
Soy maestra de escuela dominical, canto, limpio el templo y ya no puedo más
Mi esposo es pastor y vivimos para todos menos para nosotros, estoy seca por dentro
digo que sí a todo en la iglesia y llego al lunes más cansado que el viernes
Si dejo el ministerio de niños no hay quien lo tome, pero estoy agotada y sin gozo
Predico cada semana y hace meses que no oro por mí mismo, estoy quemado en el servicio
Sirvo en la iglesia y estoy cansada
Tengo muchos cargos en la iglesia y no doy más
Estoy agotado del ministerio
Siempre los mismos servimos en la iglesia
Enseño a los niños del domingo y perdí el gozo
Soy pastor y estoy agotado
Quiero dejar mi servicio en la alabanza, estoy quemada
Doy catequesis, limpio el templo, canto en el coro y ya no puedo con mi alma
sirvo en la escuela dominical hace quince años y nadie me releva
Estoy quemado de tanto ministerio, los domingos me cuestan más que los lunes
Si yo no abro la iglesia, no la abre nadie; si no preparo el café, no hay café
¿Es pecado decirle al pastor que no cuando me pide otra responsabilidad?
Soy líder de alabanza y me estoy secando por dentro, canto sin sentir
Todos me piden favores porque saben que nunca me niego, y llego a casa agotada y de mal humor
me pasó como a Marta, tanto trajín en el comedor social que ya lo hago con resentimiento
Como pastor atiendo a todo el mundo y nadie me pregunta cómo estoy, me planteo renunciar
Visito enfermos, llevo despensas, organizo retiros... quisiera tomar un descanso pero me da culpa
Mis hijos se quejan de que paso más horas en la parroquia que con ellos
Empecé de voluntaria con mucha ilusión y ahora me arrastro a cada actividad
Llevo el sonido, las transmisiones y la página de la iglesia, y si me enfermo un domingo me reclaman, estoy fundido
Soy esposa de pastor, toco el piano, visito, cocino para los retiros y ya no recuerdo cuándo descansé
Coordino Cáritas en la parroquia desde hace veinte años, no hay relevo y mis fuerzas de abuela no dan para más
me anotaron en tres comités sin preguntarme y por no quedar mal con los hermanos acepté, ahora estoy reventada
Trabajo de albañil toda la semana y los sábados arreglo el templo, los ensayos, la célula, no tengo un día mío
¿Cómo le digo a la congregación que necesito dejar el ministerio de jóvenes un tiempo sin sentirme un desertor?
Antes de cada campamento cristiano lloro de cansancio, me encanta servir pero se me vació el tanque
Siempre somos los mismos tres los que acomodamos sillas, barremos y cerramos el templo, los demás se van a comer
Predico, aconsejo, entierro y caso gente, y anoche se me quebró la voz en el púlpito de puro agotamiento
¿Descansar del servicio a Dios es desobediencia? llevo once años enseñando catequesis sin parar un verano
Señor, te sirvo con el cuerpo y ya no con el alma, el voluntariado en el comedor me tiene exhausta
Soy joven, lidero dos grupos y mis notas se vinieron abajo de tanta actividad en la iglesia, no sé decir que no

# family-divided-by-politics
Mi padre y mi hermano no se hablan por culpa de las elecciones
En el chat familiar unos son de Milei y otros peronistas, mi tía se salió del grupo
desde lo del referéndum en Cataluña media familia no viene a comer en Navidad
Mi esposa es de izquierda y yo de derecha, cada noticiero termina en discusión
Mis cuñados nos llaman traidores porque no votamos por su candidato, cómo mantengo la paz en casa?
Mi familia pelea por la política
Mi papá y yo votamos distinto y discutimos
Las elecciones dividieron a mi familia
Mi hermano dejó de hablarme por el partido que voté
En la cena familiar discutimos de política
Mi tío manda propaganda política y todos se pelean
No soporto las ideas políticas de mi suegro
la cena de Nochebuena acabó a gritos entre los de izquierdas y los de derechas
Mi tío me sacó del grupo familiar por defender a otro candidato
En casa no se puede mencionar a Milei ni a Cristina sin que alguien dé un portazo
Somos venezolanos y el chavismo nos separó, mis primos por un lado y nosotros por otro
¿Cómo honro a mi suegro si cada domingo pone la tele con su partido y me provoca?
Por el tema de la independencia de Cataluña mi hermana dejó de venir a vernos
mi hija me llama facha y yo no sé cómo volver a conversar con ella
El presidente ya ni se acuerda de nosotros y aquí los cuñados peleados por él
Mi mujer y yo votamos distinto y las noticias nos arruinan la mesa
Desde el plebiscito media familia bloqueó a la otra media en Facebook
mi abuelo llora porque sus hijos se odian por la ideología, qué puedo hacer de mediador
Mi hija va a las marchas y mi marido a las contramarchas, y yo sirvo la sopa en medio del griterío político
En la última votación mi abuelo dijo que quien votara por ese candidato no pisara más su finca
Somos colombianos, el tema de la paz y los partidos nos partió a los primos, ya no hay novena juntos
mi suegra ve la tele del gobierno y mi papá la de la oposición, la comida del domingo es un debate electoral
Mi hijo volvió de la universidad revolucionario y me dice que soy cómplice por votar a la derecha
Quité el cartel electoral del balcón para que mi hermana viniera al cumpleaños y aun así discutimos de política
Una parte de la familia aplaude al presidente y la otra lo odia, el grupo de WhatsApp ardió y se salieron seis
¿Cómo oro por mis parientes cuando la política nos ha puesto unos contra otros y nadie escucha?
Soy cubana, mi hermano defiende la revolución y yo salí en balsa, cada llamada acaba en consignas y colgando
Mis tíos se retiraron el saludo por un alcalde que ni sabe que existen, qué tontería de bandos
¿Debe un cristiano callar sus ideas de izquierda o derecha para no romper con su familia?
Los nietos me preguntan por qué sus papás se gritan por las elecciones y no sé explicarles eso de los partidos

# i-am-seriously-ill
Me diagnosticaron cáncer de páncreas, el doctor habla de meses
Tengo 39 años y leucemia, dos hijas pequeñas, le ruego a Dios que me sane
empecé la quimioterapia y se me cayó el pelo, hay días que no puedo ni orar
Mis riñones ya no funcionan y estoy en lista de espera para un trasplante
Me dieron la noticia de que tengo esclerosis múltiple, por qué a mí
El tumor volvió después de cinco años limpio y ya no sé si tengo fuerzas para luchar otra vez
Salí del oncólogo, es maligno, y estoy temblando de miedo
Hoy me dijeron que tengo cáncer, no puedo ni respirar, ¿qué va a ser de mí?
Cáncer de mama, me lo encontraron la semana pasada y estoy aterrada
Me acaban de detectar un linfoma a los 38, tengo pánico a la quimio y a dejar a mis niños
Tengo cáncer y mucho miedo
Estoy muy enferma y no sé si sanaré
Me diagnosticaron una enfermedad grave
El doctor dice que mi enfermedad no tiene cura
Tengo un tumor y empiezo la quimio
Estoy en el hospital por mi enfermedad del corazón
Mi cáncer se extendió y temo por mis hijos
Me han diagnosticado cáncer de mama en estadio tres y tengo dos niños pequeños
tengo leucemia, empiezo la quimio el lunes
Los riñones ya no me funcionan y paso tres días por semana conectado a la diálisis
El neurólogo me dijo ELA y desde entonces todo es oscuro
¿Dios me puede curar? me detectaron el VIH y no se lo he contado a nadie
Tengo el corazón muy dañado, los médicos no me dan muchas esperanzas
me cayó el lupus a los veintidós años y mi vida cambió de golpe
Soy enferma de esclerosis múltiple, cada brote me quita algo más
Me salió un tumor en el páncreas y necesito una palabra que me sostenga
Estoy ingresado desde hace cinco semanas con una infección muy grave y me flaquea la fe
Padezco cirrosis y espero un trasplante de hígado que no llega
se me cayó el pelo con el tratamiento y al mirarme al espejo no me reconozco, señor dame fuerzas
Soy agricultor, escupía sangre y el neumólogo me encontró un carcinoma en el pulmón, no sé cómo decirlo en casa
Me dieron el diagnóstico por teléfono mientras atendía la tienda: cáncer de ovario, cerré la persiana y me senté en el suelo
Tengo 17 y un sarcoma en la pierna, en vez de la graduación me toca radioterapia
voy por el sexto ciclo de quimio, vomito hasta el agua y las venas ya no aguantan más pinchazos
Me detectaron párkinson y soy relojero, veo temblar mis manos y pienso en lo que viene
El cáncer hizo metástasis en los huesos, el oncólogo me cambió el tratamiento y estoy asustada
Soy enfermera y ahora la paciente soy yo, leo mi propia historia clínica y conozco demasiado bien el pronóstico
¿Cómo oro por mi sanidad si los médicos dicen que mi enfermedad avanza y solo pueden frenarla?
Tuve dos infartos en un año, llevo un desfibrilador en el pecho y vivo pendiente de la próxima crisis
¿Qué promesa de Dios puedo leer conectada a la quimioterapia, con mi pañuelo en la cabeza y tanto miedo?
Me extirparon el colon y vivo con una bolsa, la enfermedad me ha dejado en 48 kilos y sin fuerzas
Señor, mi hígado está fallando y tengo nietos que criar, sostén a este abuelo enfermo si es tu voluntad

# chronic-pain
Tengo fibromialgia hace doce años y nadie me cree porque por fuera me veo bien
El dolor de espalda no me deja trabajar ni dormir, ya probé de todo
artritis en las manos, ni abrir un frasco puedo, vivo a base de pastillas
Las migrañas me tumban tres días por semana, oro y no se me quita
Desde la operación de la hernia me duele la pierna a toda hora, estoy cansado de sufrir
Tengo dolor todos los días
Me duele la espalda desde hace años
Vivo con dolor crónico y ningún remedio funciona
La artritis no me deja mover las manos
Tengo migraña casi cada semana
Me duelen las rodillas y no puedo caminar bien
Los dolores no me dejan descansar y nadie lo entiende
Me duele la espalda desde hace once años y ningún calmante me hace efecto
tengo fibromialgia y la gente cree que me lo invento
Las migrañas me tumban cuatro días por semana, a oscuras, con una toalla en la cara
La artrosis no me deja ni abrir un frasco de mermelada
¿Por qué Dios permite que despierte cada mañana con este ardor en las piernas?
Vivo a base de tramadol y parches, y aun así no se me quita
endometriosis: cada mes me retuerzo y en el trabajo piensan que exagero
Después del accidente me quedó un dolor en el cuello que no se va nunca
La ciática me tiene esclavizado, no puedo cargar a mi nieto
Ya olvidé cómo era vivir sin molestias en el cuerpo, me vuelvo amargada
he ido a reumatólogos, acupuntores, hasta curanderos y nada me alivia
Tengo neuralgia del trigémino, hasta el viento me lastima; ¿Pablo también cargó con su espina?
Soy costurera y el túnel carpiano me punza día y noche, la aguja se me cae y el calambre me sube al hombro
Me levanto tiesa como una tabla, la espondilitis me clava cuchillos en los riñones desde hace nueve años
Cargué bultos en el mercado toda la vida y ahora las hernias discales no me dan tregua ni sentado
tengo 22 años y un dolor pélvico que nadie acierta a explicar, falto a clase y creen que soy floja
El dolor fantasma de la pierna que me amputaron me despierta como si la tuviera ardiendo
La clínica del dolor me puso infiltraciones y bloqueos, el alivio me duró una semana y volvió la tortura
Me han dicho que aprenda a convivir con el dolor, pero nadie convive con un martillo en la cabeza a diario
Toco la guitarra en la alabanza y la artritis reumatoide me hincha los dedos, a veces lloro entre canción y canción
¿Qué dice la Biblia para el que sufre dolores cada día y ha pedido mil veces que se le quiten?
Con el nervio ciático pinzado manejo el taxi doce horas, me pongo de pie y no puedo enderezarme
Dios mío, este dolor constante me está robando el carácter y la alegría, dame paciencia para soportarlo otro día
Ni la faja, ni el ibuprofeno, ni la fisioterapia: el lumbago crónico me tiene postrada y mis hijos juegan sin mí

# waiting-for-operation-or-results
Me operan del corazón el martes y tengo mucho miedo a la anestesia
Estoy esperando el resultado de la biopsia y no puedo pensar en otra cosa
a mi mamá la operan mañana de la cadera, tiene 84, oremos por favor
Salió algo raro en la mamografía y me citaron para el lunes, estoy asustada
Entro al quirófano a las siete, deme una palabra de la Biblia para no temblar
Mañana me operan y tengo miedo
Espero los resultados del médico y estoy nerviosa
Tengo una cirugía la semana que viene
Me hicieron una biopsia y espero el resultado
Van a operar a mi hijo mañana
Me hicieron análisis y temo lo que digan
Estoy en el hospital esperando la operación
Mañana me operan de la vesícula y estoy temblando
me hicieron una biopsia y hasta el jueves no me dicen nada, no vivo
Estoy en la sala de espera, mi madre lleva cuatro horas en quirófano
Miro el portal de salud cada cinco minutos a ver si ya subieron los análisis
Me van a abrir el corazón la semana que viene, ¿qué salmo leo la noche antes?
A mi niño lo anestesian el martes por las amígdalas y no paro de imaginar cosas
El doctor vio una mancha en la mamografía y quiere repetirla, tengo un nudo en el estómago
Llevo un año en lista de espera para la prótesis de cadera y la seguridad social no llama
Tengo pavor de la anestesia, de no despertar de la cirugía
me sacaron líquido de la médula, faltan diez días para saber el resultado
Hoy le dan a mi esposo el informe de la resonancia, Señor acompáñanos
Me ponen fecha y la cancelan, ya tres veces que me preparo para la intervención
El jueves me quitan un quiste y mañana toca el preoperatorio, estoy hecha un flan
Soy agricultor, nunca pisé un hospital y el lunes me ponen un bypass, tengo pavor al bisturí
Me hicieron un TAC porque el médico vio una sombra y no me llaman, cada vez que suena el celular brinco
mi nieta entra a cirugía por un soplo, pesa cuatro kilos y los doctores nos hicieron firmar papeles
Estoy en ayunas desde las doce, con la bata puesta, esperando que el camillero venga por mí
La citología salió alterada y hasta dentro de quince días no me dan el resultado de la colposcopia
Mi papá lleva seis horas en el quirófano, el tablero sigue diciendo en proceso y no puedo ni tragar saliva
¿Cómo oro antes de una operación a corazón abierto? me ingresan el domingo por la tarde
Me punzaron un bulto del cuello y mandaron la muestra al laboratorio, esta espera del diagnóstico me consume
¿Qué palabra de Dios leo en la sala de espera mientras sacan los resultados de mi resonancia?
A mi hijo le van a operar la columna en enero, doce horas de intervención, y yo ya cuento las noches
Señor, guía las manos del cirujano, mañana me reemplazan la válvula y no se me va el temblor

# growing-old-and-weak
Cumplí 81, las piernas ya no me responden y no quiero ser una carga para mis hijos
Antes cargaba sacos y ahora me canso subiendo dos escalones, qué duro es llegar a viejo
se me olvidan los nombres, oigo mal y todos me hablan como a un niño
Me miro al espejo y no reconozco a esa anciana, la vejez me da tristeza
Ya no veo bien para leer mi Biblia y el andador me da vergüenza
Me estoy haciendo viejo y pierdo fuerzas
Tengo ochenta años y mi cuerpo ya no responde
Soy anciana y me cuesta caminar
Me pesa la vejez, dependo de otros
Ya no oigo ni veo bien por la edad
Con los años me siento más débil
No quiero ser una carga en mi vejez
Tengo ochenta y tres años y las piernas ya no me obedecen
me cuesta aceptar que necesito que me bañen, yo que siempre fui tan independiente
Se me olvidan los nombres de mis nietos y me da miedo perder la cabeza
Mis hijos me quitaron las llaves del coche porque dicen que ya no veo bien
¿Para qué sirve una vieja como yo que ya no puede ni pelar papas?
Me jubilé, me salió joroba y ando con bastón, nadie me pide ya la opinión
Quieren meterme en una residencia y yo no quiero dejar mi casita
Cada cumpleaños me pesa más, cumplí setenta y siento que mis fuerzas se van
los achaques llegaron todos juntos: la vista, el oído, la próstata
Me siento un estorbo para mi familia, ya a mi edad uno solo da lata
Antes cargaba sacos de cemento, hoy me canso con subir tres escalones
Soy viuda, anciana y lenta; ¿el Señor todavía me quiere para algo?
Fui pescador y ahora no puedo ni atarme los zapatos sin ayuda de la muchacha, qué humillación hacerse viejo
Cumplo 85 en marzo, tardo media hora en vestirme y las escaleras del metro son una montaña
Me caí en el baño y ahora mi hija no me deja ni cruzar la calle sola, perdí mi independencia de anciana
la dentadura me baila, el oído me falla y los jóvenes pierden la paciencia conmigo en la fila del banco
Toda la vida llevé las cuentas del taller y ya confundo los billetes, me da rabia esta cabeza vieja
Las manos que ordeñaban veinte vacas ya no aprietan ni el tapón del agua, se me fue el vigor
¿Qué promete Dios a los ancianos? tengo 79 años, el cuerpo flojo y la memoria como un colador
Me dieron pañales y un bastón de cuatro patas, nadie te prepara para la decadencia de la vejez
Antes predicaba de pie dos horas y ahora leo sentado con lupa, la edad me va quitando cosas una a una
¿Cómo se envejece con dignidad cuando hasta para bañarse uno depende de otros?
Los de mi quinta casi no quedamos, arrastro los pies y los nietos me ganan hasta caminando con el triciclo
Señor, no me deseches ahora que tengo canas y arrugas y me tiembla el pulso hasta con la cuchara

# i-fear-death
Tengo miedo a morir, de noche pienso en que voy a dejar de existir y me falta el aire
Con 73 años cada entierro me recuerda que el próximo soy yo
soy creyente y aun así me aterra la muerte, ¿me falta fe?
Desde que murió mi vecino de mi misma edad no dejo de pensar cuándo me toca
Me asusta lo que hay después, si iré al cielo o no, y el momento de la agonía
Tengo miedo a la muerte
Me da miedo morir y no saber qué hay después
Pienso mucho en la muerte y me asusto
Me aterra pensar que un día voy a morir
¿Qué pasa después de la muerte? tengo miedo
Soy mayor y temo el momento de morir
Tengo miedo de morir y no ir al cielo
Me aterra la idea de morirme y que no haya nada después
a veces de noche pienso que un día dejaré de existir y se me corta la respiración
Cumplí cincuenta y no hago más que contar los años que me quedan
¿Qué pasa exactamente cuando uno cierra los ojos por última vez?
Evito los velorios porque me recuerdan que yo también voy a acabar en un ataúd
Me da pánico dejar a mis chiquitos huérfanos
Soy creyente y aun así tiemblo ante la muerte, ¿será que me falta fe?
Cada lunar, cada punzada en el pecho, y ya me veo bajo tierra
tengo 19 años y le tengo un miedo horrible a la tumba y a los gusanos
Siento que el final está cerca por mi edad y no me siento preparado para el juicio
Lo que me angustia es el momento mismo, la agonía, si va a ser con sufrimiento
Me asusta el más allá, eso de la eternidad me da vértigo
Soy enterrador y tanto ver cajas bajar me ha metido un temor a la muerte que antes no sentía
Tengo 16, murió un actor que me gustaba y desde entonces pienso que todos vamos a desaparecer, me aterra
Cuando apago la luz me imagino muerto, frío, en la oscuridad para siempre, y tengo que levantarme a beber agua
me da terror pensar en mi propio funeral, en que cierren la tapa y todo siga sin mí
Cumplí 60, la edad a la que murió mi padre, y cada mañana siento que me toca a mí
Temo el último suspiro, cómo será cruzar al otro lado, si dolerá, si alguien me recibirá
No hago testamento porque solo oír la palabra morir me pone la piel de gallina
¿Cómo pierden los cristianos el miedo a morir? yo canto del cielo y por dentro me espanta la tumba
Soy azafata y en cada turbulencia pienso en la muerte y en lo que habrá después, o en si no hay nada
¿Qué dice la Biblia del momento de morir y de lo que pasa con el alma? me asusta la nada
Señor, quítame este pavor a la muerte, veo las esquelas del periódico y cuento cuántos tenían mi edad
Estoy sana, tengo nietos preciosos, y aun así la idea de que un día moriré me quita el gusto de todo

# dying-relative
Mi papá está en cuidados paliativos, le quedan días y no sé qué leerle
El médico dijo que desconectemos a mi abuela, toda la familia está en el hospital
mi esposa se está apagando en casa, le tomo la mano y le canto himnos
Mi hermano agoniza por cirrosis y nunca quiso saber de Dios, ¿todavía hay tiempo?
A mi tía le quedan semanas y ella no lo sabe, le decimos la verdad o no?
Mi abuela se está muriendo
A mi padre le quedan pocos días de vida
Mi madre agoniza en el hospital
El médico dice que mi abuelo no pasará la semana
Mi tía está en fase terminal
Acompaño a mi mamá en sus últimos días
Mi abuelo está muriendo y quiero leerle algo
Mi papá está en cuidados paliativos y le quedan días
a mi abuelita ya la mandaron del hospital a la casa para que muera tranquila
Estoy sentada junto a la cama de mi madre, respira muy despacito, ¿qué le leo?
El médico nos reunió y dijo que a mi hermano no hay nada más que hacerle
Mi esposo se me está apagando, ya no come ni abre los ojos
Mi suegra agoniza y entre los hermanos no acuerdan si desconectarla
¿Le digo a mi padre que se va a morir o dejo que siga con esperanza?
veo a mi tía consumirse por el cáncer, pesa treinta y ocho kilos
Le estoy dando la mano a mi abuelo en sus últimas horas, rezo el rosario bajito
Mi mamá se está yendo y vive en otro país, no me dan permiso para viajar
El hospicio llamó: que vengamos a despedirnos de mi tío esta noche
La enfermera le pone morfina a mi mujer y yo no sé cómo acompañarla en este trance final
Mi abuela ya no traga, le mojamos los labios con una gasa y nos turnamos junto a su cama
El doctor de paliativos nos dijo que a mi suegro le quedan horas, los nietos ya vienen en camino
Cuido a mi hermana en su fase terminal, a ratos me aprieta la mano y pregunta si falta mucho
mi mamá está sedada, respira con pausas largas y la enfermera dice que es el final
Soy camionero y voy a mil kilómetros rogando que mi viejo aguante vivo hasta que yo llegue
Mi madrina se muere y me pide que le cante, se me corta la voz en cada estrofa
¿Qué oración se le hace a un moribundo que ya no habla pero quizá nos oye?
Trajimos a mi padre a morir en su casa, frente a sus parras, como él quería, y los días se alargan
Mi tío desahuciado quiere arreglar cuentas con Dios en sus últimos días, ¿qué pasaje le leo?
Llamamos al cura para la unción porque la abuela entró en agonía esta madrugada
Mis hijos preguntan por qué el abuelito está tan flaco y no despierta, no sé explicarles que está partiendo
Señor, acompaña a mi esposa en este último tramo, ya no reconoce a nadie y el final se acerca

# death-of-a-parent
Papá murió el año pasado y todavía no puedo ir a su tumba
Mi mamá falleció el jueves, todavía marco su número por costumbre
Enterramos a mi papá la semana pasada, se lo llevó un infarto mientras dormía
murió mi madre y siento que me quedé huérfana a los 50 años
Perdí a mi padre en la pandemia y no pudimos ni velarlo
Hoy hace un año que se fue mi viejo y el asado de los domingos ya no es lo mismo
Murió mi papá y no sé cómo seguir
Mi mamá murió hace un mes
Extraño a mi madre, falleció este año
Enterré a mi padre ayer
Falleció mi papá de repente
Desde que murió mamá la casa no es igual
Perdí a mi madre y me siento huérfano
Se me murió mi mamá hace dos semanas y no encuentro consuelo
ayer enterramos a papá
Mi madre falleció de un infarto mientras regaba las macetas, nadie se lo esperaba
Sigo marcando el número de mi viejo para contarle cómo quedó Boca
Tengo cuarenta y siete años y me siento huérfana desde que partió mi mami
Mi padre murió de covid solo en una UCI y no nos dejaron entrar
¿Podré ver otra vez a mi jefita en el cielo?
Huelo su bata y me derrumbo, mamá lo era todo para mí
Mi papito se fue con el Señor el Viernes Santo
Tenía doce años cuando perdí a mi padre y todavía me hace falta en las cosas grandes
Estamos vaciando la casa de mis padres, ya ninguno de los dos vive, y cada cajón es una puñalada
Es el primer Día de la Madre sin ella, ¿cómo lo paso?
Papá era carpintero, la semana pasada lo sepultamos con su lápiz en el bolsillo, no paro de llorar
Tengo 15 años, mi mamá falleció en mayo y ahora nadie me trenza el pelo ni me espera con la comida
Mi viejo murió de un derrame en la milpa, lo encontró el perro, yo estaba en Houston
soy la mayor, murió mamá y todos me buscan a mí, pero yo también perdí a mi madre
Mañana es el cumpleaños de mi difunto padre y no sé qué hacer con la torta que siempre le horneaba
Me casé en octubre sin mi papá, que falleció en agosto, entré sola a la iglesia mirando su silla
Se fue mi mamacita a los 92, dicen que ya vivió bastante, pero yo me quedé sin mi madre
¿Qué consuelo da la Biblia a un hijo que acaba de enterrar a su padre?
Murieron los dos en tres semanas, primero mamá y luego papá, y la casa del pueblo está cerrada
Todavía oigo a mi padre toser en el pasillo, partió hace cuarenta días y tomo el café mirando su gorra
¿Cómo oro cuando lo único que quiero es que vuelva mi mami? el cáncer nos la quitó en dos meses
Señor, gracias por la madre que me diste, pero qué solos nos dejó su muerte a los hermanos

# death-of-a-spouse
Mi esposo murió hace tres meses después de 44 años juntos, la cama se me hace enorme
Soy viudo con dos niñas de seis y nueve, no sé cómo seguir sin su mamá
perdí a mi marido en un accidente de moto, teníamos 29 años
Se fue mi viejita, pastor, y la casa está tan callada, hablo con su foto
Desde que enviudé todos me invitan en parejas y yo sobro
Murió mi esposo y estoy sola
Soy viuda y extraño a mi marido
Mi esposa falleció el año pasado
Quedé viudo después de cuarenta años de casados
Perdí a mi marido y no sé vivir sin él
Mi mujer murió de cáncer y la extraño
Enviudé joven y con hijos pequeños
Enviudé en marzo después de cuarenta y un años de matrimonio
mi esposo murió en un accidente de moto y quedé con tres criaturas
La cama es enorme desde que ella no está, duermo en el sillón
Pongo dos tazas para el desayuno por costumbre y luego me acuerdo de que mi marido ya no existe
Mi señora falleció de cáncer, yo no sé ni prender la lavadora
¿Es malo que siga llevando el anillo de casada si mi viejo ya descansa?
Soy viudo con treinta y cuatro años, nadie de mi edad me entiende
se fue el amor de mi vida y no le veo sentido a la casa vacía
Mi compañero de toda la vida se me quedó entre los brazos, un derrame
Los matrimonios amigos dejaron de invitarme cuando me quedé viuda
¿En el cielo seguiremos siendo marido y mujer Carmen y yo?
Extraño hasta los ronquidos de mi gordo, hace un año que lo sepulté
Mi marido era minero, salió al turno de noche y me devolvieron su casco, soy viuda con veintiséis años
Cincuenta y dos años durmiendo al lado de mi esposa y ahora la manta me sobra por un lado
Falleció mi mujer en febrero y los domingos no sé cocinar ni para mí solo, abro una lata y miro su silla
soy viuda desde hace cinco meses y nadie me avisó de lo largas que son las tardes sin mi viejo
Perdí a mi esposo de un infarto en la cancha, jugando con nuestros hijos, y ahora ellos me preguntan por él
Enviudé y las cuentas del banco siguen a nombre de él, cada trámite me hace repetir que mi esposo murió
Quedé viudo a los 70, mi compañera me planchaba las camisas y yo no sé ni dónde están los botones
¿Qué dice Dios a las viudas? mi marido falleció y siento que me cortaron por la mitad
Hoy habríamos celebrado las bodas de plata, en su lugar le llevé claveles a mi esposa al cementerio
Era el pastor y era mi esposo, murió en Semana Santa, la iglesia buscó otro pastor y yo me quedé sin nada
¿Volver a querer a alguien es traicionar a mi difunta mujer? llevo cuatro años de viudez
Señor, tú que amparas a la viuda, mira a estos huérfanos pequeños y a mí, que no sé llevar el taller sin él

# death-of-a-child
Mi hijo de 19 años murió en un accidente de coche y nada tiene sentido
Enterré a mi niña de siete, el cáncer se la llevó, una madre no debería vivir esto
se nos ahogó el hijo en el río, mi esposa y yo ni nos miramos de dolor
Mi hija mayor falleció a los 45, yo tengo 72, por qué no me llevó Dios a mí en su lugar
Guardo su cuarto igual, la ropa con su olor, hace dos años que mi muchacho no está
Murió mi hijo y no encuentro consuelo
Perdí a mi hija en un accidente
Mi hijo falleció a los veinte años
Enterramos a nuestra hija este mes
Mi niño murió de una enfermedad
Extraño a mi hijo muerto cada minuto
¿Por qué Dios se llevó a mi hija?
Perdí a mi bebé a las treinta semanas, nació sin vida
mi hijo de diecinueve años se mató en la carretera
Ningún padre debería enterrar a su niña, la mía tenía seis añitos
Mi angelito se fue al cielo por una leucemia y su cuarto sigue igual
¿Dónde están los bebés que mueren sin bautizar? el mío vivió dos horas
Tuve un aborto espontáneo y todos me dicen que ya vendrá otro, pero yo quería a ese
Se ahogó en la alberca mi chiquito, fueron tres minutos de descuido
Me preguntan cuántos hijos tengo y no sé si contar al que ya murió
mi hija ya era mayor, cuarenta años, pero para una madre es su niña siempre y se me fue antes que yo
Muerte súbita en la cuna, dijeron los doctores; mis brazos se quedaron vacíos
Hoy habría cumplido quince y le compré pastel igual
Mi mujer y yo lloramos cada uno por su lado desde que falleció nuestro único varón
Mi hijo salió en la bicicleta a comprar pan y un camión nos lo quitó, tenía once años
Me devolvieron a mi hija en una caja desde el otro lado de la frontera, era mi primogénita
Soy abuelo, enterré a mi nieta de cinco años y además veo a mi hijo roto como padre
la meningitis se llevó a nuestro pequeño en dos días, su mochila sigue colgada en la puerta
Mi hijo soldado murió en una misión, me dieron una bandera doblada y yo quería a mi muchacho
Nuestra hija falleció a los tres meses de nacer por el corazón, no llegamos a oírla decir mamá
Soy maestra y veo a los compañeros de mi hijo crecer cada curso, él se quedó para siempre en los ocho
¿Cómo sobrevive una madre a la muerte de un hijo? busco en la Biblia y no encuentro aire
Mi niña perdió la batalla contra el tumor cerebral, en su cama quedó el conejo de peluche
¿Volveré a abrazar a mi bebé en el cielo? murió de bronquiolitis antes de cumplir un año
Señor, recibe a mi hijo, tú también viste morir al tuyo, ayuda a estos padres que no tienen consuelo
Mi muchacho de veintitrés se cayó del andamio en su primer empleo, no hay palabra para un padre que pierde un hijo

# death-of-a-friend-or-brother
Mi hermano menor murió de covid y no pude despedirme de él
Falleció mi mejor amiga de un cáncer fulminante, teníamos la misma edad
mi hermana y yo hablábamos a diario, se fue de un aneurisma a los 37
Un compañero de clase se mató en la moto el sábado, toda la escuela está en shock
Se me murió mi amigo de infancia, mi compadre, con quien pescaba cada domingo
Murió mi mejor amigo
Mi hermana falleció y no lo puedo creer
Mi amigo murió en un accidente de moto
Perdí a mi hermano el mes pasado
Mi amiga del colegio murió de repente
Falleció mi hermano mayor, éramos muy unidos
Estoy de luto por mi mejor amiga
Murió mi mejor amigo, teníamos veintidós años y planes para todo
mi hermano mayor falleció y me he quedado sin mi confidente
Un compañero de clase tuvo un accidente y su pupitre está vacío
Enterramos a mi hermana gemela, siento que me arrancaron la mitad
Mi amiga de cincuenta años de cafés se fue el sábado, ¿con quién voy a hablar ahora?
Se me fue mi carnal, mi compa de toda la vida
nadie da el pésame por un amigo, solo a la familia, y yo estoy destrozado
Mi hermanito murió cuando yo era niña y en casa nunca más se lo nombró
Ya van cuatro del grupo de la mili que han partido, el último Antonio esta semana
A mi hermana se la llevó el cáncer y sus hijos me miran buscando a su mamá
Un colega del trabajo cayó fulminado a mi lado, almorzábamos juntos a diario
¿Cómo lloró David a Jonatán? Acabo de perder al mío
Mi hermano era mi socio en la panadería, murió en julio y amaso de madrugada hablando solo
Falleció mi amiga de la universidad en el parto de su segunda hija, estoy en shock, hablábamos cada noche
Perdí a mi hermanita de doce años por una leucemia, comparto su cuarto y su cama está vacía
se murió el Flaco, mi compañero de patrulla, y yo sigo dejando libre el asiento del copiloto
De los siete hermanos quedamos dos, el lunes sepultamos a la mayor que nos crió a todos
Mi mejor amigo se ahogó en el paseo de fin de curso, tenía dieciséis, y su silla en clase tiene flores
Mi cuñada, que era como mi hermana, murió de repente y nadie piensa que yo también estoy de luto
¿Qué dice la Biblia a quien pierde a un hermano? me siento manco, éramos mellizos
A mi colega de la UCI se la llevó un aneurisma, compartíamos guardias, tuppers y confidencias
Mi hermano falleció en Chile y lo despedimos por videollamada, mis padres no tienen consuelo ni yo
Señor, gracias por la amistad de Ofelia, cincuenta años de amigas, ayúdame ahora que murió y me falta
¿Cómo rezo por mi amigo que murió en la carretera volviendo de mi propia fiesta de cumpleaños?

# death-of-a-pet
Tuvimos que dormir a nuestra perrita de catorce años y no paro de llorar
Se murió mi gato Simón y en mi casa me dicen que es solo un animal
¿los perros van al cielo? mi hija de seis me lo pregunta desde que atropellaron a Toby
Vivía sola con mi perro y desde que murió la casa está vacía, me da vergüenza sufrir tanto
Mi caballo enfermó y hubo que sacrificarlo, lo tenía desde que yo era niño
Murió mi perro y estoy muy triste
Mi gata murió ayer, tenía quince años
Tuve que sacrificar a mi perro enfermo
Atropellaron a mi gatito
Extraño a mi mascota, era mi compañía
¿Veré a mi perro en el cielo?
Mi perrito murió en mis brazos en el veterinario
Se murió mi perro después de catorce años conmigo
tuve que dormir a mi gatita y me siento culpable de haberlo decidido
¿Los animales van al cielo? mi hijo pregunta por su conejo
Todos me dicen que era solo un perro, pero para mí Toby era familia
Atropellaron a mi gato Michi delante de casa y lo encontré yo
Vivo sola y mi perrita era mi única compañía, ahora nadie me recibe en la puerta
lloro por un canario, qué vergüenza, pero me cantaba cada mañana
Al caballo con el que crecí hubo que sacrificarlo por una pata rota
Aún tengo su correa colgada y el platito de croquetas, no los puedo tirar
El veterinario no pudo hacer nada por nuestra labradora, los niños están inconsolables
¿Dios se preocupa por las mascotas? La mía amaneció tiesa y no paro de sollozar
enterré a mi lorito bajo el limonero, veinte años hablándome
Mi perro guía murió después de once años, era mis ojos y mi sombra, no me hallo sin él
Soy ganadero y se me murió la perra pastora, trabajábamos juntos el rebaño, lloré detrás del establo
El cáncer de hueso de mi gata fue muy rápido, la inyección del veterinario duró un segundo y el vacío sigue
a mi hámster lo encontré duro en la jaula, tengo 14 y mis amigas se ríen de que esté triste
Envenenaron a mi perrita en el parque, llegó convulsionando a casa y no la pudieron salvar
Mi gato de dieciocho años durmió a los pies de mi cama hasta ayer, la casa quedó sin ronroneo
Enterramos al perro de los niños en el jardín, le hicieron una cruz con palitos y no quieren comer
¿Está mal orar por una mascota que murió? mi cachorro se fue con parvovirus y estoy destrozada
La yegua que montaba desde chamaca murió en el parto, el potrillo vive y yo no dejo de llorar a su madre
Soy viuda y mi periquito era quien me contestaba por las mañanas, amaneció muerto en el fondo de la jaula
¿Qué dice la Biblia de los animales cuando mueren? mi nieto quiere saber dónde está su tortuga
Señor, gracias por mi perro fiel, hoy le firmé la eutanasia y no me quito sus ojos de la mente
Mi perrita comió algo malo en el parque, corrimos al veterinario y no la pudieron salvar

# grief-that-does-not-end
Ya pasaron cuatro años desde que murió mi hijo y el dolor sigue igual que el primer día
La gente me dice que ya supere lo de mi esposo, pero yo no puedo
lloro a mi mamá todos los días desde 2019, será que no tengo fe?
Llevo luto dos años y no quiero sacar la ropa de mi marido del ropero
Creí que con el tiempo dolería menos la ausencia de mi hermana y cada diciembre es peor
Pasaron años y sigo llorando su muerte
No supero la muerte de mi mamá
El duelo no se me pasa
Todos dicen que ya es hora de superarlo
Sigo de luto y no vuelvo a ser la misma
El dolor de la pérdida no se va con el tiempo
Cada aniversario de su muerte vuelvo a llorar
Hace siete años que falleció y sigo llorando como el primer día
me dicen que ya es hora de superarlo, pero el duelo no se me pasa
Todavía visto de negro y mis hijas me regañan por no soltar
El tiempo no cura nada, cada aniversario me rompe otra vez
¿Cuándo se acaba esta tristeza por los que se fueron? ya pasó una década
Creía haber cerrado la herida y con una canción en el supermercado volvió todo de golpe
Voy al cementerio a diario desde 2016, no puedo dejar de ir
Mi psicóloga lo llama luto complicado, yo lo llamo no poder respirar sin él
No he vuelto a reírme con ganas desde aquel entierro, aunque han pasado tantos inviernos
la gente se cansó de oírme hablar de mi difunto, así que sufro callada
¿Está mal ante Dios seguir tan apenada después de tanto tiempo? Las navidades son una tortura
me quedé detenido en la fecha de su partida, los demás siguieron con su vida y yo no
Ocho años hace que murió mi hija y aún pongo su nombre en las contraseñas, el duelo no avanza
En el trabajo me dan palmaditas y dicen que ya toca pasar página, pero yo sigo igual de rota que en el entierro
Han pasado tres Navidades y el luto me pesa lo mismo, monto el árbol y me derrumbo
soy taxista y cada vez que paso por ese hospital tengo que parar y llorar, y ya van seis años
Me apunté a un grupo de duelo, los otros mejoran y yo me quedé estancada en el mismo dolor
El que dijo que el tiempo lo cura todo no perdió a nadie, a mí la pena me crece con los años
Sigo sin poder oír su canción favorita, cinco años después el corazón se me encoge como aquel día
¿Cuánto dura el duelo según la Biblia? mi familia cree que exagero llorando a mi esposo desde 2017
Soy abuelo, me ven sonreír en las fotos, pero desde aquella muerte hace nueve años no he vuelto a ser yo
¿Tendrá fin este luto? duermo con la foto, visito la tumba, y la herida no cierra
Dios mío, no sé vivir sin ella, ya pasaron cuatro inviernos y cada mañana es como si acabara de ocurrir
Mi esposa y yo evitamos nombrarlo, pero la tristeza por nuestro hijo lleva doce años sentada a la mesa

# did-not-say-goodbye-or-make-peace
Mi padre murió y la última vez que hablamos fue para pelear
No llegué a tiempo al hospital, mamá preguntaba por mí y mi vuelo se atrasó
nunca le pedí perdón a mi abuelo y ya es tarde
Mi hermano y yo estábamos enojados cuando le dio el infarto, me atormenta no haberlo llamado
Estaba en otro país sin papeles y no pude ir al entierro de mi madre, no me despedí
No me pude despedir de mi papá antes de morir
Mi madre murió y estábamos peleadas
No alcancé a pedirle perdón antes de que muriera
Murió sin que yo le dijera te quiero
No fui a verlo al hospital y se murió
Lo último que le dije a mi abuela fue feo
Llegué tarde, ya había muerto, no me despedí
Mi padre murió sin que llegáramos a reconciliarnos
lo último que le dije a mi hermana fue una grosería y esa misma tarde falleció
No llegué a tiempo al hospital, el avión se retrasó y ya se había ido
Tenía su llamada perdida y pensé contestar mañana, ya no hubo mañana
¿Me podrá oír mi abuela donde esté si le pido perdón?
Estábamos peleados por la herencia y ahora su ataúd está cerrado
me quedó un te quiero atorado que nunca le pronuncié
Por la pandemia no pude despedirme, ni siquiera abrir la bolsa para verle la cara
Dejé pasar los años sin buscar a mi mamá por orgullo y se murió esperándome
Íbamos a arreglar las cosas en verano, pero mi amigo no llegó a junio
Salí a comprar un café y justo entonces expiró, no me lo perdono, quería tomarle la mano
¿Qué hago con todo lo que no alcancé a decirle a mi exmarido antes de que partiera?
Mi padrino murió esperando mi visita, siempre le decía el próximo domingo, y no hubo próximo
Discutí con mi mamá por una tontería del almuerzo, salí dando un portazo y no la volví a ver viva
Estaba embarcado cuando falleció mi viejo, me avisaron por radio y lo enterraron sin mi despedida
mi abuela me llamó tres veces esa noche, no contesté porque jugaba, y al día siguiente ya no estaba
Mi hermano me tendió la mano en Navidad y se la negué, murió en enero y me quedé con mi orgullo
Soy enfermera, despedí a cientos de pacientes y justo en la hora de mi padre yo estaba de turno en otra planta
Guardo una carta de disculpas que escribí para mi suegra y nunca le entregué, ella ya falleció
¿Cómo le pido perdón a alguien que ya murió? me fui sin darle un beso y no hubo otra ocasión
Se lo llevó un infarto antes de que arregláramos lo nuestro, quedamos enfadados para siempre
¿Me perdona Dios no haber ido a reconciliarme con mi tía cuando me mandó llamar desde el hospital?
Murió con mi número bloqueado, mi amigo de toda la vida, y yo esperando a que se disculpara primero
Señor, dile a mi papá lo que yo no alcancé a decirle, me dormí en la silla y partió sin mi adiós

# suicide-in-the-family
Mi hermano se quitó la vida en abril, no dejó ni una nota y no entendemos nada
¿Se va al infierno el que se suicida? mi tío era creyente y lo hizo
mi papá se suicidó cuando yo tenía doce años y en la familia no se habla de eso
Perdí a mi hija por suicidio y en la iglesia me evitan, no saben qué decirme
Me culpo de no haber visto las señales de mi esposo antes de que se quitara la vida
Mi hermano se suicidó y no lo entiendo
Mi tío se quitó la vida el año pasado
Perdí a mi primo por suicidio
¿Está en el cielo mi padre que se suicidó?
Mi familia quedó rota después del suicidio de mi hermana
Me pregunto por qué mi amigo se quitó la vida
El suicidio de mi hijo me dejó con muchas preguntas
Mi hermano se quitó la vida y no entiendo por qué
mi papá se suicidó cuando yo tenía nueve años, en casa decían que fue un accidente
¿Se fue al infierno mi hija por lo que hizo? el padre no quiso celebrarle misa
Perdimos a mi primo por suicidio y mi tía no levanta cabeza
Me pregunto qué señales no vi en mi esposo antes de que tomara esa decisión
La gente del pueblo murmura sobre la forma en que murió mi madre, por su propia voluntad
encontramos una nota de mi sobrino pidiendo perdón, la leo todos los días
¿Dios perdona a los suicidas? es por mi abuelo
Estoy enojada con mi hermana por habernos dejado así, y luego me siento culpable de estarlo
Nadie sabe qué decirnos, si fuera un infarto nos traerían comida, pero un suicidio da miedo
Mi cuñado acabó con todo un martes cualquiera, había estado bromeando en el almuerzo
Mi novio ya no aguantó más y partió por decisión propia, cargo con el porqué
Mi abuelo se quitó la vida cuando quebró la finca y en la familia nadie pronuncia la palabra suicidio
Soy maestra, mi sobrina se suicidó a los dieciocho y repaso cada mensaje buscando lo que no vimos
Mi hermano policía se quitó la vida en marzo y su esposa y yo nos preguntamos cada noche el porqué
el papá de mis hijos se suicidó y no sé qué contarles cuando preguntan de qué murió
En el velorio de mi primo decían en voz baja que los suicidas no entran al cielo, mi tía lo oyó todo
Mi mamá tenía depresión, se quitó la vida y yo, que era su hija, estaba de viaje de estudios
Llevamos diez años ocultando que mi hermano se suicidó, decimos que fue el corazón, y el secreto nos pesa
¿Qué esperanza da la Biblia a una familia que perdió a un hijo por suicidio?
Mi cuñada se quitó la vida tras el parto, era creyente y alegre, la iglesia no sabe qué decir
Me siento culpable por la última llamada de mi tío, bromeé con él y a la semana se suicidó
¿Cómo oro por mi esposo, que se quitó la vida siendo diácono? me da miedo que Dios lo haya rechazado
Señor, abraza a mis padres, desde el suicidio de mi hermana en la casa nadie se atreve a reír

# eating-weight-or-looks
Me veo gorda en todas las fotos, dejé de cenar y cuento cada caloría
Como a escondidas hasta que me duele el estómago y después me odio
soy muy feo, tengo la cara llena de acné y ninguna chica me mira
He subido 25 kilos desde el embarazo y no me dejo ver por mi marido
Mi hija de 16 vomita después de comer y dice que no es bulimia, estoy preocupada
¿Es vanidad querer operarme la nariz? odio mi perfil desde niña
No me gusta mi cuerpo
Me siento gorda y fea
Como por ansiedad y subo de peso
Hago dietas y nunca adelgazo
Odio mirarme al espejo
Se me cae el cabello y me siento feo
Me avergüenzo de mi peso en la playa
Me veo gorda en todas las fotos y no quiero salir
como a escondidas por la noche, galletas, pan, lo que haya, y luego me doy asco
Llevo meses contando calorías y mi madre dice que estoy en los huesos
Tengo la nariz enorme y sueño con operarme, ¿a Dios le parece vanidad?
Subí veinte kilos tras el parto y mi marido hace comentarios
vomito después de cenar, nadie lo sabe
El acné me tiene la cara hecha un desastre, me tapo con el pelo
Me estoy quedando calvo a los veintiséis y evito los espejos
¿De verdad soy creación admirable con estas estrías y esta celulitis?
Empiezo una dieta cada lunes y el miércoles ya estoy con la Nutella
Todas mis amigas usan talla 36 y yo tengo que comprar en tallas grandes, odio mi cuerpo
En el gimnasio nunca me veo suficientemente fuerte, me obsesiona el músculo y la proteína
Soy azafata y en la empresa pesan con los ojos, me salto comidas y solo ceno una manzana
Tengo 15, me comparan con mi prima flaca y ya no quiero usar traje de baño ni manga corta
Me inflo a pan dulce cuando cierro la tienda y después me aprieto la faja y me siento asquerosa
me quitaron un pecho por la cirugía y no me atrevo a desvestirme, ya no me veo mujer
Soy chaparro y moreno, en las aplicaciones nadie me da like, me veo horrible en cada foto
Me peso cuatro veces al día, si la báscula sube cien gramos se me arruina la mañana
Hice la dieta keto, el ayuno y las pastillas, bajo diez kilos y subo quince, odio mi barriga
¿Qué dice Dios de la apariencia? tengo vitiligo en la cara y me maquillo hasta para sacar la basura
Los dientes torcidos me acomplejan, me tapo la boca al reír y en las fotos salgo siempre seria
Mi hijo adolescente apenas prueba bocado, corre dos horas y se mira las costillas en el espejo, creo que es anorexia
¿Cómo aprendo a querer mi cuerpo gordito si hasta mi abuela me dice que con esa pinza no me casaré?
Señor, tú me formaste, pero yo veo arrugas, papada y flacidez, y gasto lo que no tengo en cremas
¿Cómo aprendo a querer mi cuerpo gordito si hasta mi abuela me dice que con esa pinta no me casaré?

# worry-and-panic
estoy muy estresado últimamente
tengo muchísimo estrés
Me dan ataques de pánico en el metro, se me acelera el corazón y creo que me muero
Vivo preocupada por todo, por los hijos, por el dinero, por lo que aún no pasa
tengo ansiedad pastor, el psiquiatra me dio pastillas, ¿es falta de fe tomarlas?
La cabeza no me para, imagino siempre lo peor y me sudan las manos
Desde hace meses salgo a la calle con un nudo en el pecho y angustia
A mis 20 años ya tengo ansiedad por el futuro, me falta el aire antes de dormir
Tengo mucha ansiedad y no me calmo
Me preocupo por todo todo el tiempo
Tuve un ataque de pánico en el autobús
Siento angustia y me late fuerte el corazón
Me da ansiedad pensar en el futuro
Estoy siempre nerviosa, con un nudo en el estómago
Me preocupan mil cosas y no puedo estar tranquilo
Me dan ataques de ansiedad en el metro, el corazón se me dispara y creo que me ahogo
todo me preocupa, la plata, los hijos, el tiempo, no descanso la mente
Siempre me imagino lo peor, si mi esposa tarda diez minutos ya pienso en una desgracia
Ando con un hormigueo en las manos y un peso en el pecho, el médico dice que son nervios
Tuve que salir corriendo del Mercadona porque me entró un agobio horrible
¿Cómo se echa la carga sobre el Señor? yo la suelto y a los cinco minutos la vuelvo a agarrar
vivo con el alma en vilo por cosas que ni han pasado
Tomo Lexatin para calmarme y me siento mal cristiana por ello
Mi cabeza no para: y si se quema la casa, y si choco, y si me enfermo
Antes de exponer en clase hiperventilo y quiero salir huyendo
Me angustio por el futuro de una manera que me paraliza, ya no hago planes
Necesito paz, estoy acelerada, tiemblo por cualquier ruido del teléfono
Soy chofer de bus y de pronto en el puente me falta el aire, sudo frío y creo que me va a dar algo
Compruebo la llave del gas diez veces antes de salir y aun así paso el día angustiada por si la dejé abierta
Me preocupo hasta de lo que voy a preocuparme mañana, tengo la mandíbula apretada y el pecho oprimido
tengo 14 años, antes de entrar al cole me tiemblan las piernas y me entran ganas de vomitar de los nervios
Mi hijo sacó la licencia y cada vez que sale me imagino ambulancias, no puedo controlar la ansiedad
Estaba en la caja del banco y me dio una crisis de pánico, terminé en urgencias y el electro salió normal
Soy abuela y una agonías, si llueve, si no llaman, si tardan, me pongo mala de angustia
¿Cómo se deja la ansiedad en manos de Dios? la mente me da vueltas como lavadora
Me volví miedosa: ascensores, multitudes, autopistas, llevo una bolsa de papel para respirar
¿Qué versículo calma el corazón cuando se acelera y uno se ahoga de puros nervios?
Señor, dame sosiego, vivo en alerta como si algo terrible fuera a pasar y no pasa nada
Tengo la tienda llena y buena salud, y aun así me despierta un sobresalto, una inquietud sin nombre que me oprime

# sleepless
tengo mucho estrés y no duermo
el estrés no me deja dormir
No puedo dormir, son las tres de la mañana y sigo dando vueltas
Llevo semanas con insomnio, me acuesto cansado y la mente empieza a trabajar
me despierto a las cuatro pensando en las cuentas y ya no pego el ojo
Solo duermo con pastillas y no quiero depender de ellas, ¿hay algún salmo para la noche?
Desde que enviudé paso las noches en vela con la radio prendida
No duermo bien desde hace semanas
Tengo insomnio y estoy agotado de día
Me acuesto y no me viene el sueño
Doy vueltas en la cama toda la noche
Me despierto de madrugada y no vuelvo a dormir
Son las cuatro y sigo despierta
Cuento ovejas y nada, no logro dormirme
Paso las noches en blanco mirando el techo
No pude dormir anoche, la cabeza no se apaga
Tomo té y pastillas para dormir y sigo desvelado
Son las cuatro de la mañana y sigo con los ojos como platos
no pego ojo desde hace semanas, doy vueltas y vueltas en la cama
Me acuesto rendida y en cuanto apago la luz se me va el sueño
He probado melatonina, tila, valeriana y nada, ¿hay una oración para dormir?
Me despierto a las tres en punto cada noche y ya no vuelvo a dormirme
El insomnio me está volviendo loca, mañana trabajo y no he descansado nada
cuento ovejas, rezo avemarías, y me sorprende el amanecer desvelado
Hago turnos nocturnos en la fábrica y de día no consigo conciliar el sueño
¿Dios tampoco duerme? Porque aquí estamos él y yo despiertos otra vez
Tengo miedo de que llegue la noche porque sé que la pasaré en vela
Duermo dos horas a lo sumo, parezco un zombi con ojeras
las campanadas del reloj las oigo todas, la una, las dos, las tres...
Soy vigilante, cambié al turno de día y mi cuerpo no entiende, llevo un mes sin dormir de noche
Tengo 16, me acuesto a las once y a las tres sigo mirando la lucecita del router, no concilio el sueño
Desde la menopausia me despierto sudando a las dos y adiós descanso hasta que canta el gallo
otra noche toledana, conté las vigas, recé tres rosarios y ni un bostezo
Cierro los ojos y la cabeza repasa pedidos, facturas y llamadas, el insomnio me tiene hecho polvo
Me tomo la pastilla, duermo tres horas y luego me quedo desvelada escuchando roncar a mi marido
Soy abuelo y dormito en el sillón, pero en cuanto toco la almohada se me espanta el sueño
¿Qué salmo se lee de madrugada cuando uno lleva horas despierto y no logra descansar?
Son las cinco y cuarto, no he dormido nada, y a las seis tengo que abrir la cafetería
Probé leche tibia, lavanda, apagar pantallas, y mis noches siguen siendo en blanco
¿Cómo oro para poder dormir? el silencio de la noche me despabila y doy mil vueltas en el colchón
Señor, dame un sueño reparador, ando con ojeras, cabeceo en el volante del tractor y de noche no duermo

# low-and-without-strength
No tengo ganas de levantarme de la cama, todo me pesa
Estoy deprimida, lloro sin motivo y hasta bañarme me cuesta
ya nada me alegra, ni mis nietos ni la música, me siento gris por dentro
El médico dice que es depresión y mi suegra que me falta orar más
Ando bajoneado desde hace meses, hago lo justo en el trabajo y me tumbo en el sofá
Me siento triste, sin fuerzas y sin esperanza, como Elías debajo del árbol
Estoy deprimida y sin ganas de nada
Me siento triste todo el tiempo
No tengo fuerzas para levantarme
Tengo depresión y todo me cuesta
Lloro por todo y no sé por qué
Perdí las ganas y la alegría
Estoy desanimado, nada me ilusiona
Estoy sin ánimos, ni ducharme me apetece
todo me pesa, me quedo en pijama hasta las cinco de la tarde
Me diagnosticaron depresión y siento un vacío gris que no se va
No tengo ganas de nada, ni de comer, ni de ver a mis amistades
¿Dios levanta a los caídos? porque yo estoy por los suelos
Lloro sin motivo mientras lavo los trastes
Se me apagó la alegría, lo que antes me gustaba ya no me dice nada
Me arrastro del sofá al trabajo y del trabajo al sofá como sin pilas
Estoy bajoneada hace meses, el psiquiatra me subió la sertralina
hasta contestar un mensaje se me hace una montaña
Ando con el alma por el piso, señor, fatigado de todo, como Elías bajo la retama
Desde que tuve al bebé estoy hundida y se supone que debería ser feliz
Soy agricultor, la yunta espera y yo sentado en la puerta sin ánimo ni de ponerme las botas
Llevo tres semanas con las persianas bajadas, la depresión me tiene pegada al colchón
Doy clase en automático, sonrío a los niños y en el coche me echo a llorar de pura tristeza
tengo 17 y estoy como apagado, ni la guitarra ni mis amigos me provocan nada
El cuerpo me pesa como plomo, peinarme es un esfuerzo y la ropa limpia sigue en el cesto hace días
Desde el invierno me invadió una melancolía que no se quita, estoy decaída y sin energía
Soy pastor y vivo abatido, leo los salmos de lamento y siento que los escribí yo
¿Qué hace un cristiano deprimido cuando ya no le quedan fuerzas ni para orar?
Mi nieta me trae dibujos y no logro ni fingir alegría, esta pena sin causa me tiene vencida
El psicólogo me manda caminar veinte minutos y no paso del portal, me faltan las ganas de todo
¿Por qué estoy tan abatida si no me falta nada? Dios mío, levántame este ánimo caído
Desde que tuve covid ando mustio y sin chispa, se me juntan los días y solo quiero que me dejen acostado

# feel-worthless
Siento que no valgo nada, todo lo que hago me sale mal
Soy una inútil, ni mis hijos ni mi marido notarían si no estoy en la mesa
tengo la autoestima por el suelo, de chico siempre me dijeron que no servía
Nadie me elige nunca, ni para un equipo ni para una cita, soy invisible
No tengo estudios ni dones como los demás hermanos, para qué me querría Dios
Siento que no sirvo para nada
No valgo nada, todos son mejores que yo
Me siento inferior a los demás
Tengo baja autoestima y me desprecio
Todo lo hago mal, soy un fracaso
Nadie me valora y yo tampoco me quiero
Me siento poca cosa, sin talentos ni nada especial
Siento que no valgo nada, que si falto nadie lo nota
toda la vida me dijeron que era una inútil y terminé creyéndolo
No soy bueno en nada, ni en el fútbol, ni en los estudios, ni con las chicas
¿De verdad Dios ama a alguien tan insignificante como yo?
Mi madre prefería a mi hermano y yo era el cero a la izquierda
Me siento un fracaso total a mis treinta y ocho
Limpio baños y la gente ni me mira, como si fuera parte del piso
soy la última de la fila en todo, no le importo a ninguno
Me cuesta creer que yo tenga algún valor, me miro y veo basura
Cuando alguien me hace un cumplido pienso que se está burlando, no merezco nada bueno
Tengo la autoestima por el subsuelo, me comparo con una piedra y gana la piedra
¿Qué vio el Señor en mí? No tengo talentos ni gracia ni belleza
Soy empleada de hogar y siento que valgo menos que los muebles que limpio
Repetí curso, no sé bailar, no sé hablar, todos tienen algo especial y yo soy un cero
Mis hermanos son ingenieros y yo cuido cabras, en las reuniones me siento un bueno para nada
me halagan un trabajo y pienso que es por lástima, no tengo nada que valga la pena
Nadie se acordó de mi cumpleaños, ni uno, supongo que así de poco significo para la gente
Toda mi vida fui la sombra, la de relleno, la que no cuenta, y a los 50 me lo sigo creyendo
En la iglesia todos tienen un don y yo ni para repartir hojas sirvo, me siento inservible
¿Qué valor puedo tener para Dios si soy analfabeta y solo sé vender chicles en el semáforo?
Me autodesprecio, me digo burra y torpe en voz alta cada vez que se me cae algo
¿Cómo dejo de sentirme poca cosa? mi autoestima se quebró de tanto oír que no servía para nada
Pido permiso hasta para existir, siempre me disculpo, creo que estorbo y que no merezco cariño
Señor, dicen que soy precioso a tus ojos, pero me miro y veo a un don nadie sin ningún mérito

# bad-temper
Tengo muy mal carácter, exploto por cualquier cosa y luego me arrepiento
Me enojo manejando, grito, insulto, y llevo el pez cristiano pegado en el carro
mi esposa dice que le doy miedo cuando me enfado aunque solo sea de palabra, quiero cambiar
Soy de mecha corta como mi padre, ayer tiré el control contra la pared por un partido
¿La ira es pecado? me hierve la sangre con los clientes y digo barbaridades
Me enojo muy rápido y digo cosas feas
Tengo mal genio y no me controlo
Exploto por todo y luego pido perdón
Perdí el control y le grité a mi compañero
Mi mal carácter aleja a la gente
Me enfado por tonterías, soy muy impaciente
Quiero controlar mi ira
Exploto por cualquier tontería y después me arrepiento
les grito a mis hijos y veo el miedo en sus ojitos
Al volante me transformo, insulto, pito, saco la cabeza por la ventanilla
Tengo la mecha muy corta, herencia de mi abuelo
¿Cómo domino la ira? Ayer estrellé el control remoto contra la pared
Se me calienta la sangre y digo barbaridades que no siento
mi esposa dice que vivir conmigo es como caminar sobre huevos
Por las mañanas soy un ogro, contesto mal hasta al gato
Pierdo los estribos con los clientes pesados y ya me llamaron la atención en la empresa
Soy muy enojona, mi familia se aparta cuando me ve venir furiosa
Quiero ser manso como Jesús pero salto como una olla exprés
La rabia me sube en dos segundos y tarda horas en bajarme
Soy chef y cuando se atrasa una comanda echo chispas, grito barbaridades y los ayudantes agachan la cabeza
Por una fila lenta en el súper monté un numerito, mi genio me avergüenza delante de mis nietos
Tengo 16 y cuando pierdo en el partido pateo las botellas y les grito a mis compañeros, soy un cascarrabias
me dicen pólvora porque salto a la mínima chispa, y luego paso el día pidiendo disculpas
Heredé el temperamento de mi madre, alzo la voz, manoteo y digo cosas hirientes que no pienso
Soy maestra y hoy exploté con un alumno por un lápiz, tengo que domar este carácter irascible
Cuento hasta diez y en el tres ya solté el insulto, mi impaciencia y mi enojo me ganan siempre
¿Qué dice la Biblia del que se enciende rápido? mi mal humor está alejando a mis empleados del taller
En el tráfico de Lima me pongo como un energúmeno, toco el claxon, hago gestos y llego a casa de malas
¿Cómo pide uno dominio propio? me cabreo por un plato mal puesto y estropeo la cena de todos
Desde que dejé el cigarro estoy irritable, contesto a ladridos y la rabieta me dura toda la tarde
Padre, ponle freno a mi ira, ayer rompí el mando de un golpe contra la mesa por un simple error mío

# i-criticise-everybody
Le encuentro defectos a todo el mundo, a mi mujer, al pastor, al mesero
Soy muy criticona, miro a la gente y solo veo lo malo
Tengo la lengua afilada, me la paso juzgando a los demás
Todos dicen que soy negativo y que vivo criticando, ¿cómo paro?
Hasta en la alabanza me descubro criticando por dentro a los hermanos
Nada de lo que hacen los otros me parece bien, me volví una persona quisquillosa
Critico a todo el mundo y no puedo parar
Siempre juzgo a la gente por cómo viste
Solo veo los defectos de los demás
Hablo mal de todos y luego me arrepiento
Mi familia dice que todo lo critico
Me quejo de todo y juzgo a mis hermanos
Quiero dejar de criticar y juzgar
Siempre le encuentro un pero a todo el mundo
no puedo evitar juzgar a la gente, su ropa, cómo crían a sus niños, lo que comen
Mi hija dice que nunca le he dado un elogio, solo correcciones
Salgo de misa comentando lo mal que cantó fulana y lo larga que fue la homilía
¿Cómo quito la viga de mi ojo? me la paso señalando la paja de los demás
Tengo una lengua afilada, despellejo a mis cuñadas en cuanto se van
A mi marido le corrijo hasta la manera de cortar el pan
Me descubro pensando que todos son flojos o tontos menos yo
soy demasiado exigente con mis empleados, les veo cada fallo y ningún acierto
Critico por deporte, y en el fondo creo que es mi propia inseguridad
Me han dicho que soy una amargada quejica que nada le parece bien
Quisiera ver lo bueno en los otros y solo me saltan los defectos, ¿qué aconseja Santiago sobre murmurar?
Soy jubilada, me siento en el balcón y voy poniéndole peros a todo el que pasa por la calle
Mi esposa cocina y yo opino de la sal, canta y opino del tono, soy un criticón insufrible
En la sala de profesores rajamos de todos y yo soy la que más leña echa, luego me siento sucia
no paso una, si el vendedor tarda es un inútil y si corre es un chapucero, juzgo sin conocer
Entro a una casa y ya estoy viendo el polvo, las cortinas feas, el modo en que hablan, siempre lo negativo
Mis nueras me temen porque les señalo cada error, mi hijo me dijo que nada me gusta nunca
Soy diseñador y destrozo el trabajo ajeno con sarcasmo, me volví un juez de todo y de todos
¿Cómo domino la lengua para no andar censurando a cada hermano por sus defectos?
Veo a las mamás del parque y mentalmente les pongo nota: esa consiente, esa descuida, esa presume
¿Qué dice la Biblia de la persona que vive juzgando? me descubrí burlándome del vestido de una novia
Una amiga me soltó que después de hablar conmigo se siente peor porque todo lo reprocho y lo desapruebo
Señor, cambia mis ojos de fiscal, a todos les hallo una falta y a mí mismo me absuelvo

# jealousy-in-love
Le reviso el celular a mi novio todas las noches, los celos me están matando
Mi esposo no me deja ni saludar a un compañero, sus celos me ahogan
no soporto que mi novia tenga amigos hombres, imagino cosas y armo escándalos
Mi ex me engañó y ahora desconfío de mi marido aunque él no hace nada
Soy celosa hasta de la mamá de él, cómo dejo de ser así antes de perderlo?
Tengo celos de mi novio cuando habla con otras
Soy muy celosa y reviso su celular
Mi novia es celosa y no confía en mí
Los celos están arruinando mi relación
Mi pareja sube fotos con amigas y me dan celos
Me pongo celoso cuando mi esposa sale
Desconfío de mi novio sin razón
Le reviso el celular a mi novio cuando se mete a bañar
me pongo malo si mi mujer saluda a otro hombre
Soy celosísima, si tarda en contestar ya creo que está con otra
No soporto que mi pareja siga hablando con su ex
¿Los celos son amor o pecado? Mi prometida dice que la asfixio
Le pido la ubicación a mi esposo a cada rato y sé que no es sano
cada compañera guapa de su oficina me quita la paz
Armé una escena en la boda porque bailó con mi prima
Me comen los celos aunque ella jamás me ha dado motivo
Mi enamorado me prohíbe las minifaldas y tener amigos varones, dice que es porque me quiere
Miro a quién le da corazoncitos en Instagram y me hierve la sangre
Por desconfiar tanto estoy perdiendo al hombre que amo, cómo arranco esto de mí
Mi novia es enfermera y cuando sale de guardia con un médico me carcomen los celos, le pido fotos de dónde está
Revisé los bolsillos y el historial de mi marido otra vez, no hallé nada y sigo desconfiando
Tengo 18, mi novio le comentó la foto a una amiga y le hice un drama de celos por todo el chat
me pongo verde cuando mi mujer se arregla para ir a trabajar, le pregunto para quién se pinta
Mi esposa es muy celosa, me huele las camisas y me llama al taller a ver si de verdad estoy
Aunque nunca me ha fallado, imagino a mi prometido riéndose con otra y le armo una escena
Los celos por su exmujer me queman, hablan de los niños y yo oigo coqueteos donde no los hay
¿Qué dice la Biblia de los celos enfermizos en una pareja? temo espantar a mi novia con tanta vigilancia
Le prohibí a mi chica salir con sus amigos varones y me arrepiento, pero la desconfianza me puede
Mi enamorado me pide las claves y se enoja si un compañero me saluda, sus celos me quitan el aire
¿Cómo le pido a Dios que me quite esta posesividad? miro a qué hora se conectó mi pareja y tiemblo
Llevamos treinta años casados y todavía me pongo celosa si la vecina viuda le ríe los chistes a mi viejo

# comparing-on-social-media
Entro a Instagram y todas tienen la vida perfecta, y yo con la cocina sucia y en pijama
Veo los viajes de mis amigos en Facebook y siento que me quedé atrás
borro mis fotos si no llegan a cincuenta likes
Las otras mamás de TikTok hacen todo bonito y yo me siento un desastre
A mi edad otros ya predican con miles de seguidores y a mí no me escucha nadie, me comparo todo el tiempo
Miro Instagram y me siento menos que todos
Me comparo con las chicas de las redes sociales
Todos publican vidas felices y la mía es aburrida
Mis fotos no tienen likes y me pongo triste
Veo las historias de mis amigos y me siento mal
Las redes sociales me hacen sentir poca cosa
Me comparo con influencers en TikTok
Abro Instagram y siento que todos tienen una vida mejor que la mía
mis amigas suben sus viajes a Cancún y yo aquí doblando calzones
Veo en TikTok chicas perfectas de mi edad y me deprimo
Todo el mundo publica su casa nueva, su ascenso, su bebé; yo no tengo qué postear
¿Por qué me importa tanto cuántos likes saco?
Borré Facebook dos veces porque me hacía sentir poca cosa y siempre regreso
Sigo a mamás influencers con hogares impecables y me creo pésima madre
La gente de mi promoción presume cargos en LinkedIn, yo sigo de becario a los treinta
Me paso las historias ajenas y termino envidiando desayunos
sé que son filtros pero igual me hace daño mirar esas parejas tan felices en pantalla
Hasta los devocionales de otras cristianas en redes se ven más bonitos que los míos
me mido con los seguidores de los demás, ¿qué dice Dios de eso?
Soy pastelera y veo en Instagram tartas de otras que parecen esculturas, apago el móvil y tiro mi glaseado
Cuento los seguidores de mi prima y los míos, ella tiene veinte mil y yo setenta, me siento nadie
Tengo 14, todas suben selfies divinas y yo grabo treinta veces el TikTok y no lo publico porque no doy la talla
en Facebook mis excompañeros presumen carro y playa, y yo deslizando el dedo desde un cuarto rentado
Paso los reels de parejas cenando velas y miro a mi marido en chanclas, las redes me dejan insatisfecha
Soy pastor de pueblo y veo en YouTube iglesias con luces y miles de vistas, termino midiéndome con ellos
Mi estado tuvo tres corazones y el de mi vecina cien, sé que es absurdo pero me baja el ánimo
¿Cómo dejo de compararme con lo que la gente publica en sus historias y estados?
Las fotos de los hijos ajenos con medallas en Instagram me hacen pensar que los míos van atrasados
¿Qué diría Dios de esto de vivir pendiente de los likes y de la vida editada de otros?
Entro a ver una receta y acabo mirando el cuerpo, la cocina y el viaje de una influencer, salgo sintiéndome menos
En LinkedIn todos celebran logros y en mi perfil lo último es de hace seis años, comparo y me hundo

# cannot-forgive
No puedo perdonar a mi exmarido por lo que nos hizo a mis hijos y a mí
Sé que Dios manda perdonar pero a mi suegra no me sale, me hierve todo al verla
un conductor borracho mató a mi hermano, ¿también a ese tengo que perdonarlo?
Le digo a Dios que perdono a mi padre y a los dos días el rencor vuelve
Mi socio me arruinó y nunca pidió disculpas, deseo que le vaya mal y eso me asusta
El resentimiento hacia mi hermana me está enfermando, cómo perdono si ella no se arrepiente
No puedo perdonar a quien me hizo daño
Guardo rencor y no logro perdonar
Quiero perdonar a mi padre y no puedo
Me cuesta perdonar a mi ex
Digo que perdono pero sigo con rencor
Nunca me pidió perdón, ¿debo perdonar igual?
El rencor me amarga y no lo suelto
No puedo perdonar a mi exmarido por lo que nos hizo
mi socio me estafó y cada vez que lo veo se me revuelve el estómago
Digo el padrenuestro y me salto lo de perdonar a los que nos ofenden
Mi madrastra me trató mal toda la infancia y ahora enferma pide que la perdone
¿Tengo que disculpar a alguien que ni siquiera se arrepiente?
Le guardo rencor a mi hermano desde hace veinte años por un terreno
Quiero soltar el odio hacia ella pero me agarra otra vez de madrugada
El conductor que atropelló a mi hijo me escribió una carta y no soy capaz de abrirla
me traicionó mi mejor amiga, se lo he intentado pasar mil veces y no me sale
¿Setenta veces siete? yo no llego ni a una con mi suegra
El resentimiento contra mi papá por abandonarnos me está amargando la vida
Perdono pero no olvido, ¿entonces no perdoné?
Mi compadre me denunció por envidia y perdí la licencia del taxi, lo veo en misa y no logro perdonarlo
Mi madre me entregó a una tía de chiquita y volvió cuando yo tenía veinte, no me sale perdonarla
El médico que no vio la enfermedad de mi esposo sigue atendiendo tan tranquilo, le tengo un rencor que me ahoga
una compañera me robó el proyecto de tesis y aunque pasaron tres años su nombre me envenena el día
Repito te perdono como loro y cuando me la cruzo en el mercado me arde la sangre de resentimiento
Mi exmujer puso a mis hijos contra mí, ¿cómo perdono algo que me sigue costando lágrimas cada cumpleaños?
Tengo 15 y no perdono a mi papá por irse con otra familia, me llama y no le contesto de puro rencor
El pastor dice que si no perdono Dios no me perdona, y yo sigo masticando la ofensa como piedra
Guardo en la memoria cada humillación de mi patrona, hace diez años que dejé esa casa y no suelto el agravio
¿Perdonar quiere decir volver a confiar? mi primo me estafó el terreno y ahora quiere abrazos
Soy viejo y no quiero morir con esta amargura contra mi hermano, pero el corazón no obedece al perdón
Señor, arráncame este odio hacia quien destruyó a mi familia, deseo vengarme y sé que así no vivo
Mi compadre me denunció en falso y perdí la licencia del taxi, lo veo en misa y no logro perdonarlo

# cannot-forgive-myself
me muero de vergüenza por lo que dije
me muero de vergüenza por lo que hice ayer
qué vergüenza lo que dije delante de todos
Dios me habrá perdonado pero yo no me perdono lo que hice de joven
Dejé a mis hijos chicos para irme con un hombre y treinta años después me sigue doliendo
no estuve cuando mi madre me necesitaba, la culpa no me suelta
Confesé mi pecado muchas veces y sigo castigándome cada noche con lo mismo
Por mis decisiones mi familia perdió la casa, cómo se vive con ese remordimiento
No me perdono los errores de mi pasado
Cometí un error grave y vivo con culpa
Me arrepiento de lo que hice y no me perdono
La culpa de mi pasado me persigue
Dios perdona pero yo no puedo perdonarme
Si pudiera volver atrás no lo haría
Me reprocho cada día mis malas decisiones
Dios me habrá perdonado, pero yo a mí misma no puedo
aborté a los diecinueve y cuarenta años después sigo cargándolo
No estuve con mi madre cuando me necesitaba y me lo reprocho cada día
Me confesé de aquello tres veces y la culpa sigue pegada
¿Cómo dejo de castigarme por haber engañado a mi mujer si ella ya me absolvió?
Fui un padre ausente y no me lo paso por alto
Repaso una y otra vez mi error, qué estúpida fui, qué ciega
todos me dicen ya suéltalo y yo sigo siendo mi peor juez
Malgasté los ahorros de la familia en un mal negocio, mis hijos lo entendieron, yo no me lo consiento
Dejé al amor de mi vida plantado en el altar y aún me detesto por eso
Siento que no tengo derecho a estar contenta después de lo que hice de joven
¿Qué dice la Biblia del que no logra perdonarse?
Dejé a mi perro y a mi abuela al cuidado de nadie por irme de fiesta, han pasado años y no me lo perdono
Fui una madre dura, hoy mis hijos dicen que no pasa nada, pero yo me condeno cada vez que los miro
Confesé, pedí perdón, me abrazaron, y todavía me doy latigazos por dentro por aquella traición
por juntarme con malos amigos dejé la universidad y rompí el corazón de mis papás, no me lo perdono
Firmé la venta de la finca de mis abuelos por necedad y a los 66 me sigo reprochando esa firma
Me perdonó mi esposa, me perdonó el cura, el único que no me absuelve soy yo mismo
Cada noche vuelve la película de lo que hice a los veinte y la culpa me repite que no merezco paz
¿Cómo acepto el perdón de Dios si yo no soy capaz de perdonarme por lo que le hice a mi hermana?
Soy policía retirado y hay una decisión de aquella época que no me perdonaré nunca, me pesa como losa
Si hubiera llevado antes a mi hijo al médico no tendría secuelas, me culpo aunque todos dicen que no
¿Por qué sigo castigándome por un pecado del que ya me arrepentí con lágrimas?
Señor, tú echaste mi falta al fondo del mar y yo voy cada día a pescarla, no sé soltar el remordimiento
Dejé sola a mi abuela enferma por irme de fiesta, han pasado años y no me lo perdono

# caused-an-accident-or-harm
Atropellé a un señor con el coche y murió, fue un segundo de distracción con el móvil
Por mi descuido mi hijo se quemó con aceite y quedó con cicatrices
soy enfermero, me equivoqué de dosis y el paciente quedó grave
Choqué y mi amigo que iba de copiloto perdió la pierna, yo salí sin un rasguño
Dejé abierta la reja de la piscina y el niño del vecino casi se ahoga, no me lo saco de la cabeza
Choqué el coche y una persona salió herida
Causé un accidente por mirar el celular
Por mi culpa mi amigo se lastimó
Atropellé a una bicicleta y me siento culpable
Un niño se cayó por mi descuido
Cometí un error en el trabajo y dañé a un paciente
Manejaba yo y hubo heridos en el choque
Choqué por mirar el móvil y la otra señora quedó en silla de ruedas
atropellé a un ciclista, no lo vi, salió de la nada
Soy enfermera y me equivoqué de dosis, el paciente estuvo grave
Por mi descuido se quemó la cocina de mis suegros
El niño que yo cuidaba se cayó de la hamaca y se fracturó el cráneo
¿Cómo vivo sabiendo que alguien sufre por una imprudencia mía?
Contagié a mi abuelo por ir a una fiesta y terminó intubado
Dejé la puerta abierta, se escapó el perro de mi amiga y lo arrolló un bus
En la obra solté mal el andamio y mi compañero perdió dos dedos
manejaba yo cuando volcamos, mi prima lleva las cicatrices en la cara
Quiero ir a pedirle perdón a la familia del motociclista al que embestí, ¿debo hacerlo o les haré más daño?
Un comentario mío hizo que despidieran a una persona inocente y no sé cómo reparar el perjuicio
Soy camionero, me dormí un segundo al volante y choqué contra un auto, la señora sigue en coma
Dejé el agua hirviendo en la orilla y mi sobrinita se la echó encima, está en quemados por mi descuido
Di marcha atrás sin mirar y golpeé a mi propio abuelo, le rompí la cadera
por hacer el tonto empujé a mi amigo a la piscina, se pegó con el borde y quedó lesionado
Soy farmacéutica, despaché mal una receta y una anciana terminó hospitalizada por mi error
Quemé rastrojo y el viento llevó el fuego al olivar de tres vecinos, arruiné su cosecha
Salté un semáforo en la moto y atropellé a una muchacha, ya no va a poder bailar y era bailarina
¿Cómo pido perdón a los padres del niño que se lastimó en mi guardería por mi distracción?
Instalé mal el calentador y la familia se intoxicó, están vivos pero yo no levanto la cabeza
Se me disparó el tractor y le aplastó la mano a mi peón, me dice patrón no se apure y eso me duele más
¿Qué dice la Biblia del que hace daño sin querer? un despiste mío dejó a un ciclista herido
Señor, sana al hombre que choqué anoche con la furgoneta de reparto, iba mirando el GPS y fue culpa mía

# pornography-and-lust
Veo pornografía a escondidas desde los trece y estoy casado
Cada noche que mi esposa se duerme termino en esas páginas y luego pido perdón
soy mujer y también lucho con la masturbación, me da vergüenza decirlo en la iglesia
Miro a las chicas en el gimnasio con deseo y no controlo mis pensamientos
Llevo 40 días sin porno y anoche recaí, ¿Dios se cansa de perdonarme lo mismo?
Sirvo en la alabanza y tengo adicción a videos sexuales, me siento un hipócrita
Veo pornografía y no puedo dejarlo
Soy adicto al porno
Miro videos sexuales a escondidas
Lucho contra la lujuria y caigo
Me masturbo y luego me siento sucio
Tengo pensamientos impuros con mujeres
Mi esposo ve pornografía y yo también caí
No puedo dejar de ver porno, lo hago casi todas las noches
soy casado y miro páginas sucias cuando mi esposa duerme
Me masturbo y luego me siento lejos de Dios, ¿es pecado?
Soy mujer y también caigo en la pornografía, de eso nadie habla en la iglesia
Cada chica que pasa por la calle la desvisto con la mirada
Instalé un bloqueador de contenido adulto y yo mismo lo desinstalé
desde los once años veo esos vídeos, me los enseñó un primo
Mi prometida no sabe nada de mi adicción al sexo virtual y nos casamos en abril
Gasto dinero en OnlyFans y me muero de vergüenza
Tengo fantasías impuras con una compañera, ¿cómo guardo mi corazón como Job guardó sus ojos?
Los pensamientos lujuriosos me atacan hasta durante la misa
Encontré en el historial del ordenador lo que ve mi marido y me sentí traicionada
Soy camionero, en las noches de parqueo termino viendo videos porno en la cabina y luego no puedo mirar la foto de mi mujer
Tengo 15 y un amigo me pasó un enlace, desde ahí miro páginas sexuales todos los días y me da asco
Soy pastor, estoy en abstinencia de pornografía desde hace dos meses y la tentación me acecha en cada hotel
me levanto al baño con el móvil a mirar mujeres desnudas y mi esposa cree que estoy mal del estómago
Desde que enviudé busco contenido para adultos por las noches, a mis 68 años me da una vergüenza tremenda
Leo relatos eróticos y la imaginación se me llena de lujuria, nadie sospecha de una catequista
En la playa no sé dónde poner los ojos, todo lo convierto en deseo sexual y me siento sucio
¿Cómo se vence la masturbación siendo soltero de treinta y cinco? lloro, prometo y vuelvo a la pantalla
Chateo subido de tono con desconocidas y mando fotos íntimas, quiero cortar con esa impureza
Encontré a mi hijo de doce viendo porno en la tablet, y lo peor es que yo también lo veo
¿Qué dice la Biblia de las miradas lascivas? en el gimnasio se me van los ojos a los leggings
Señor, limpia mis ojos, borré las páginas, puse filtros, y la lujuria encuentra siempre una rendija
Tengo 15, un amigo me pasó un enlace de pornografía y desde entonces no consigo dejarla, me da asco de mí

# drink-or-drugs-have-me
Soy alcohólico, estuve ocho meses sobrio y ayer volví a tomar
No puedo parar con la cocaína, cada viernes digo que no y caigo
fumo mota desde los 17, quiero dejarla y me pongo insoportable
Empecé con las pastillas para el dolor y ahora no puedo estar sin ellas
Me escondo para beber vino cuando los niños duermen, nadie imagina que tengo este vicio
Bebo demasiado y no puedo dejarlo
Soy alcohólica y quiero dejar de beber
No puedo dejar las drogas
Fumo marihuana todos los días
Recaí en el alcohol después de un año
Quiero dejar de fumar y no puedo
Soy adicto a la cocaína y pido ayuda
No puedo parar de beber, empiezo con una cerveza y amanezco sin recordar
soy alcohólico, llevaba ocho meses sobrio y recaí en la boda
La coca me está arruinando, vendí hasta la tele
Escondo botellas de vino detrás del detergente para que mi familia no las vea
¿Dios puede librarme de la marihuana? fumo desde los catorce
Necesito el ron para dormir y otro trago para levantarme
entro y salgo de los centros de rehabilitación y siempre vuelvo a la piedra
Me enganché a las pastillas del dolor tras la operación y ahora las compro por fuera
Mi mujer me echó de casa por borracho y con razón
Fui a Alcohólicos Anónimos y me dio pena hablar, salí directo a la cantina
los fines de semana me pongo hasta las cejas de pastis y el lunes soy un desecho
Juré ante la Virgen que no tomaba más y me duró nueve días el propósito
Soy albañil, al salir de la obra la caguama es sagrada y ya son seis por noche
Tengo 19, empecé con el vapeo y los porros en el botellón, ahora no salgo de la cama sin fumar
Escondo la petaca de vodka en el bolso, doy clases a niños y mastico menta para que no huelan
llevo veintidós días limpio de cristal, me tiemblan las manos y los compas me siguen llamando
El vino de la cena se volvió la botella entera, y por la mañana me prometo que hoy no bebo
Dos cajetillas diarias desde la mili, el neumólogo me regañó y al salir prendí un cigarrillo
Soy médica y me receto los ansiolíticos yo misma, ya necesito cuatro para estar de pie, soy dependiente
¿Cómo le pido a Dios que me saque del alcohol si a las seis de la tarde mis pies van solos al bar?
Fui al centro de desintoxicación, salí bien, y en las fiestas del pueblo una copa me tiró de nuevo
El crack me dejó sin dientes y sin amigos, duermo donde caiga, pero hoy tengo ganas de dejar la droga
¿Hay algún texto bíblico para resistir las ganas de tomar? mi padrino de AA está de viaje
Señor, tres veces me internaron por la heroína y tres veces recaí, no me sueltes en esta adicción

# phone-or-games-have-me
no puedo dejar el móvil
estoy enganchado al celular
Estoy pegado al celular, lo primero y lo último que veo en el día es la pantalla
Juego al LOL hasta las cinco de la mañana y estoy perdiendo el semestre
se me van tres horas en TikTok sin darme cuenta y para la Biblia no tengo ni diez minutos
Mi esposa se queja de que le hago más caso a los videojuegos que a ella y tiene razón
Me engancho a series y reels hasta la madrugada, quiero dejar el móvil y no puedo
Estoy todo el día en el celular y pierdo el tiempo
No puedo dejar los videojuegos
Paso horas en TikTok y no hago nada
Soy adicta a mi teléfono
Juego en línea toda la noche y no estudio
Miro el móvil cada cinco minutos
Borro el juego y lo instalo otra vez
Paso siete horas al día pegado al móvil y no sé cómo cortarlo
juego Free Fire hasta las cuatro de la mañana y estoy reprobando todo
Lo primero que toco al despertar es la pantalla, antes que a Dios
Tengo cuarenta y dos y me gasté la quincena en un jueguito del celular
¿Es idolatría estar todo el rato haciendo scroll?
Mi hija me dijo "mami, deja el teléfono y mírame" y se me cayó la cara
Me prometo una partida de LoL y acaban siendo diez
No puedo ver una película sin consultar notificaciones cada rato
la Play me ha comido los estudios, las amistades y hasta el deporte
Reels, reels y más reels, se me va la tarde entera y no hice nada
Me da ansiedad salir sin batería, vivo enchufada, hasta en el baño
Quise hacer ayuno de TikTok en Cuaresma y no llegué ni al jueves
Soy oficinista y cada diez minutos entro a ver videos cortos, el jefe ya me pilló dos veces con el celular
Tengo 13, mi mamá me quitó la consola y robé la clave del wifi para seguir jugando Roblox
Me acuesto con el teléfono en la mano y amanezco con él en la cara, la pantalla me tiene esclava
gasté la mesada en skins del Fortnite y dejé de ir a entrenar por subir de nivel
Soy abuela y me enganché al juego de los caramelitos, se me quema el arroz por pasar de nivel
Pongo el móvil en un cajón y a los cinco minutos estoy abriendo el cajón, es una adicción tonta pero fuerte
Me salto el almuerzo por jugar partidas en línea con gente de Corea, tengo ojeras y mi tesis parada
¿Cómo hago un ayuno de pantallas si mi trabajo, mis amigos y mi ocio están en el celular?
Mi hijo me hablaba de su gol y yo mirando reels, cuando levanté la vista ya se había ido
Reviso WhatsApp en el semáforo, en el altar y en la ducha, siento un tirón si no vibra
¿Qué dice Dios de malgastar horas en videojuegos? cada noche digo una partida y veo salir el sol
Señor, rescátame del scroll infinito, abro TikTok por un minuto y se me esfuma la noche entera

# same-sin-again
Vuelvo a caer en el mismo pecado una y otra vez, ya me da vergüenza pedir perdón
Prometo cambiar cada domingo y el martes estoy otra vez en lo mismo
llevo diez años luchando con la misma tentación, ¿seré de verdad salvo?
Hago lo que no quiero como dice Pablo, caigo, lloro, me levanto y recaigo
Por qué Dios no me quita este vicio si se lo he pedido de rodillas
Caigo siempre en el mismo pecado
Pido perdón y vuelvo a pecar
No puedo vencer esta tentación
Confieso lo mismo una y otra vez
Prometo no pecar más y vuelvo a caer
Estoy cansado de luchar contra mi pecado
Recaigo en el mismo vicio y me avergüenzo
Otra vez caí en lo mismo, ya ni sé cuántas van
me arrepiento de corazón y a la semana estoy repitiendo
Me confieso siempre de las mismas faltas, hasta el cura debe estar aburrido
¿Se le acabará la paciencia a Dios conmigo? prometo cambiar y recaigo
Hago lo que no quiero, como dice Pablo, y lo que quiero no lo hago
Es un círculo: tentación, caída, llanto, propósito, y vuelta a empezar
llevo años luchando contra ese hábito y no lo venzo
Me siento un hipócrita pidiendo perdón por algo que sé que volveré a hacer
Esta vez aguanté veinte días y luego tropecé de nuevo con la misma piedra
Lloré en el altar, me ungieron, y el martes reincidí
¿Cómo rompo definitivamente con un pecado que vuelve y vuelve?
Ya me da vergüenza presentarme ante el Señor con el cuento de siempre
Tengo ya una libreta con fechas de mis recaídas, es siempre la misma falta y la misma vergüenza
Soy monaguillo, confieso el sábado y el lunes vuelvo a tropezar en lo mismo, me siento un fraude
Digo nunca más con toda el alma, aguanto dos semanas y recaigo como si no hubiera prometido nada
mi debilidad me gana cada viernes, el domingo lloro en el altar y el ciclo empieza de nuevo
A los 61 lucho con la misma tentación que a los 20, ¿se puede vencer de una vez un pecado tan arraigado?
Ayuné, rompí cosas, cambié de ciudad, y el mismo pecado me esperaba en la puerta del apartamento nuevo
Ya no me creo mis propios propósitos de enmienda, reincido con una facilidad que asusta
¿Cuántas veces perdona Dios la misma caída? esta semana volví a hacer lo que juré dejar
El grupo de hombres me pregunta cómo voy y digo que bien, anoche caí otra vez en lo de siempre
Es como un perro que vuelve al vómito, así soy yo con este pecado, me repugna y regreso
¿Qué dice la Biblia para el que se levanta y cae, se levanta y cae, sin ver la victoria?
Señor, otra vez aquí con la misma confesión de ayer, no permitas que me acostumbre a recaer

# i-lie
le mentí a mi mejor amiga y no me atrevo a mirarla a la cara
Miento sin necesidad, exagero todo, y ya ni mi esposa me cree
Le dije a mis padres que me gradué y es mentira, llevo dos años fingiendo
puse en el currículum un título que no tengo y me contrataron
Digo mentiras piadosas para no herir a la gente, ¿eso también es pecado?
Le oculto a mi novia que tengo un hijo, una mentira llevó a otra y no sé cómo salir
Miento mucho y no sé por qué
Le mentí a mi mamá y me siento mal
Digo mentiras para quedar bien
Mentí en el trabajo y temo que me descubran
Una mentira me llevó a otra mentira
No puedo dejar de mentir
Mentí a mis amigos sobre mi vida
Miento casi sin darme cuenta, hasta en cosas tontas
les dije a mis padres que aprobé todo y no es verdad
Invento historias para caer bien y ya no recuerdo qué conté a quién
En la entrevista exageré mi currículum y me contrataron
¿Una mentira piadosa también ofende a Dios?
Le oculto a mi mujer lo que gano y le doy otra cifra
Digo que estoy en camino cuando todavía ni me he bañado, y así con todo
Me pillaron en un embuste delante de la familia y quiero que me trague la tierra
Soy un mentiroso compulsivo, ni yo me creo
para no quedar mal engaño, me sale solo, y luego tengo que tapar una con otra
Fingí una enfermedad para faltar a la chamba y ahora todos preguntan cómo sigo
Quiero empezar a decir la verdad pero si la digo se derrumba todo lo que he aparentado
Soy vendedor y miento tanto al cliente que ya lo hago también en la mesa con mi familia
Le dije a mi maestra que se murió mi abuelo para no entregar la tarea, y mi abuelo vino a la reunión
En la app de citas me quité doce años y ahora ella quiere conocerme, qué enredo de mentiras
me invento viajes y novias para impresionar a los compas, y tengo que recordar cada cuento
Falsifiqué la firma de mi papá en el boletín de notas y le aseguré que no lo habían entregado
Digo que oré por la gente y no es cierto, digo que leí el libro y no es cierto, soy una embustera
Le oculté a mi jefe que fui yo quien borró el archivo y dejé que culparan al sistema, mentí en la cara
¿Cómo rompo la costumbre de mentir por todo, hasta por la hora a la que me levanté?
Les cuento a mis paisanos que aquí soy gerente y friego platos, cada llamada agrando la mentira
Inflé los kilómetros del informe y ahora tengo que sostener el engaño mes tras mes
¿Es mentira decir medias verdades? a mi madre le digo que estoy bien y que como, y no es así
Padre, quiero ser hombre de verdad en la boca, miento por miedo a que piensen mal de mí y ya no sé parar

# prayer-unanswered
Llevo cinco años orando por lo mismo y Dios no contesta
Ayuné y oré por la sanidad de mi papá y se murió igual
para qué orar si a mí nunca me responde, a otros les concede todo
Le pido a Dios un trabajo desde enero y solo hay silencio, ¿estaré orando mal?
Toda la iglesia clamó por mi bebé y no hubo milagro, no entiendo sus promesas
Oro y Dios no me responde
Llevo años pidiendo lo mismo y nada
¿Por qué Dios no escucha mis oraciones?
Rezo cada noche y no pasa nada
Dios guarda silencio cuando le pido
Estoy cansada de orar sin respuesta
Pido una señal y no hay respuesta
Llevo tres años orando por un trabajo y el cielo sigue mudo
le pido a Dios un esposo desde los veinticinco, ya tengo cuarenta
Hice la novena a San Judas entera y no pasó nada
¿Por qué a otros les responde y a mí no?
Ayuné veintiún días por mi matrimonio y seguimos igual
Tocad y se os abrirá, pues yo tengo los nudillos pelados de tocar
Rezo todas las noches para poder quedar embarazada y cada mes la misma decepción
siento que mis peticiones rebotan en el techo
¿Estaré pidiendo mal? No llega la respuesta que espero
Dice la Biblia que todo lo que pidamos en su nombre lo hará, y no lo hizo
Me cansé de rogar por la conversión de mi hermano, ya ni insisto
A mi hija sí le creció la fe y a mí el silencio del Señor me la está gastando
Llevo diez años pidiendo por una casita propia y sigo de arrimada, Dios no contesta mi oración
Oro de madrugada por la visa de mi esposo, nos la han negado cuatro veces y el cielo calla
Soy agricultora, hicimos rogativas con el santo en andas y no cayó una gota, ¿nadie oye nuestras plegarias?
le pedí al Señor aprobar, le pedí un amigo, le pedí que mis papás no se separaran, y a nada dijo que sí
Mi cuaderno de peticiones tiene páginas llenas y ni una sola con la palabra contestada
Toco, busco y llamo como dice el evangelio y la puerta sigue cerrada, ya me cansé de suplicar
Doce años de vigilias rogando por lo mismo, mi vecina pidió una semana y se lo concedieron
¿Qué hago mal al orar? pido con fe, doy gracias por adelantado y no hay respuesta
Mando mis ruegos y es como echar cartas a un buzón que nadie abre, ¿hasta cuándo esperar?
Pido que mi rodilla mejore, que mi hijo consiga plaza, cosas sencillas, y Dios guarda silencio
Hice cadena de oración, encendí velas, caminé hasta el santuario y mi petición sigue sin ser oída
¿Cómo seguir orando cuando llevas media vida pidiendo lo mismo y la contestación no llega?

# prayed-for-healing-and-they-died
Le rogué a Dios que sanara a mi mamá, creí, y murió. ¿Me faltó fe?
Me dijeron que si tenía fe se sanaría, y ahora está muerta, ¿es culpa mía?
Ungimos a papá, pedimos un milagro, declaramos sanidad y lo enterramos
¿Murió mi madre porque dudé al orar?
Estaba segura de que se recuperaba, clamamos día y noche, ¿por qué Dios lo dejó morir?
Dicen que nos faltó fe y por eso mi hermana no fue sanada antes de fallecer
Oramos por su sanidad y murió
Pedí a Dios que sanara a mi esposo y falleció
Toda la iglesia oró por mi hija y murió
Ayunamos por mi papá y no se sanó, murió
Creí en un milagro y mi hermana murió
¿Por qué Dios no sanó a mi madre?
Recé tanto por su curación y se fue
Toda la iglesia oró por mi mamá y aun así se murió
ayunamos cuarenta días por la sanidad de mi esposo y lo enterramos al día siguiente
El pastor profetizó que mi niño sanaría y no fue cierto
Le puse aceite bendito, le recé cada hora, y el cáncer se lo llevó igual
¿Para qué pedimos un milagro si Dios ya había decidido llevársela?
Creímos con toda la fe del mundo que mi hermana se curaría, y falleció
Fui de rodillas a la Villa por la vida de mi papá y no me la concedieron
me dijeron que no se sanó porque nos faltó creer, y eso duele más que la muerte
Había cadena de oración en tres países por el bebé y su corazoncito se paró
Declaramos sanidad, reprendimos la enfermedad, y hoy tengo una urna en la sala
A Lázaro lo levantó, ¿por qué al mío no si se lo supliqué tanto?
Lo llevamos a Lourdes esperando que se recuperara y murió a la vuelta
Hicimos vigilia toda la noche pidiendo que mi abuelo sanara y a las seis nos avisaron que había muerto
Le impusimos las manos a mi cuñada, sintió calor y todos dijimos milagro, y murió el mes siguiente
Soy pastor, oré por la curación de mi propia esposa ante la iglesia y ahora predico viudo y sin respuestas
mi hermanito tenía leucemia, hicimos rifas y oraciones por su sanación en todo el colegio y falleció igual
Le prometí a Dios dejar todo si curaba a mi madre, estuvo mejor tres días y luego se murió
Vino un evangelista, dijo que mi esposo ya estaba sano, dejó las pastillas y a los dos meses lo velamos
Rogamos de rodillas en la UCI por mi sobrina, declaramos vida, y el monitor se quedó en línea plana
¿Por qué el vecino se curó con nuestras oraciones y mi padre, por quien oramos más, murió?
Novenas, unciones, ayunos, una cadena mundial por mi bebé prematuro, y no se hizo el milagro, murió
¿Dudé yo, o Dios no quiso sanarlo? mi hijo murió con mi mano en la frente mientras yo oraba
Estábamos convencidos de que mi tía vencería el tumor, ya teníamos lista la acción de gracias y la enterramos
Sigo encontrando papelitos con promesas de sanidad por toda la casa, y mi marido ya está bajo tierra

# god-feels-far
Siento que Dios está lejos, oro y es como hablarle al techo
Antes lloraba en la alabanza y ahora no siento nada, estoy seco
¿por qué Dios me abandonó? lo busco y no lo encuentro
Leo la Biblia y las palabras me resbalan, hace meses que no percibo su presencia
A mis 60 años de creyente atravieso un desierto espiritual que nunca había tenido
Mi oración se secó, me arrodillo y no me salen palabras, puro vacío
Tengo sequedad espiritual, sed de Dios, pero oro y no siento nada
Orar se me volvió una carga, tengo el corazón frío y apagado
Mi devocional antes me alimentaba, ahora es aridez y no se pasa
Siento a Dios muy lejos
Ya no siento la presencia de Dios
Oro y me siento vacía
Dios se olvidó de mí
Busco a Dios y no siento nada
Mi fe está seca y fría
Antes sentía a Dios cerca y ahora no
Siento a Dios lejísimos, como si se hubiera ido
antes lloraba en la alabanza y ahora no siento nada
Leo la Biblia y son letras secas, no me habla
¿Dónde estás, Señor? busco tu rostro y hay niebla
Estoy en un desierto espiritual desde el verano
Otros cuentan que sienten su presencia y yo nunca, ¿qué tengo de raro?
Hablo con él y es como dejar un mensaje de voz que nadie escucha
No es que dude, es que no lo percibo cerca
la noche oscura del alma, creo que eso me pasa, mi hermana religiosa me lo explicó
Me he enfriado, comulgo y quedo igual, como un témpano
¿Se esconde Dios a propósito? Extraño la intimidad que teníamos cuando me convertí
Parece que su espíritu me abandonó, sin que yo sepa qué hice
Soy organista, acompaño las misas y mientras todos cantan conmovidos yo no percibo nada, como si Dios no estuviera
Me arrodillo junto a la cama y me topo con una pared, antes sentía su abrazo y ahora solo silencio y frío
Estoy en el seminario y lo que más me asusta es que Dios se volvió una idea lejana, sin calor
tengo 16, en el retiro lo sentí cerquísima y tres meses después es como si se hubiera esfumado
Mi alma está reseca como la tierra en agosto, canto los himnos de memoria y el corazón no se entera
Hace años que no se me humedecen los ojos al comulgar, cumplo los ritos y estoy vacía de Dios
Busco su presencia en el campo donde antes le hablaba mientras araba, y ahora solo oigo el viento
¿Cómo vuelvo a sentir a Dios cerca? mi vida espiritual es puro desierto desde que nació mi segundo hijo
Señor, ¿por qué te escondes? te llamo y no siento ni un eco, me falta tu cercanía
No he dejado de creer, pero mi fervor se enfrió y la Biblia me suena a papel mojado
¿Qué salmo rezan los que se sienten abandonados por Dios y atraviesan una aridez larga?
Soy religiosa desde hace treinta años y en la capilla me siento sola, el Amado calla y me parece ausente

# doubts-about-faith
Ya no sé si Dios existe o si solo creo porque me criaron así
En la universidad un profesor desarmó la Biblia y ahora tengo dudas de todo
soy líder de jóvenes y por dentro no estoy seguro de la resurrección
Con tanto sufrimiento de niños me cuesta creer en un Dios bueno
Quiero creer pero me asaltan las dudas, ¿dudar es pecado? no me atrevo a decirlo en mi iglesia
Tengo dudas de que Dios exista
Dudo de mi fe y me da miedo
No sé si la Biblia es verdad
Me cuesta creer en los milagros
Estoy perdiendo la fe poco a poco
La ciencia me hace dudar de Dios
Quiero creer pero tengo muchas preguntas
Últimamente me pregunto si Dios existe o nos lo inventamos
estudio física y cada vez me cuesta más creer en los milagros
¿Y si hubiera nacido en la India? sería hindú y tan convencido
Leí a Dawkins y me tambaleó todo
Hay contradicciones en los evangelios que nadie me sabe explicar
Tengo dudas sobre la resurrección y me da miedo comentarlo en el grupo
soy catequista y por dentro no estoy segura de lo que enseño
Me criaron católico, pero no sé si creo porque es cierto o por costumbre
¿Dudar es pecado? mi mente hace preguntas que mi corazón no quiere oír
Un pódcast sobre el origen de la Biblia me dejó pensando si será verdad
Tantas religiones y cada una dice ser la correcta, ya no sé
Ayuda mi incredulidad, así oro, porque mi fe se tambalea como gelatina
Soy profesora de ciencias y cuanto más sé de la evolución menos me cuadra el Génesis, tengo la fe en el aire
Mi hijo me preguntó quién creó a Dios, no supe contestar y desde entonces yo también dudo
Tengo 17, veo videos de ateos en YouTube y sus argumentos me convencen más que los del pastor
¿y si al final todo lo de la fe es un consuelo inventado para no tenerle miedo a la oscuridad?
Soy pediatra, veo bebés enfermos a diario y ya no sé si puedo seguir creyendo en un Dios que cuida
Recito el credo y en la mitad me quedo callado porque hay frases que ya no sé si creo
Leí sobre los manuscritos y los concilios y me entró la sospecha de que la Biblia es solo obra de hombres
¿Cómo distingo si mis dudas son búsqueda honesta o si estoy perdiendo la fe?
Me casé por la iglesia, bauticé a mis hijos, y a los 50 me pregunto si de verdad hay alguien ahí arriba
El sepulcro vacío, los panes, caminar sobre el agua: mi cabeza de ingeniero no lo digiere, quisiera pruebas
Señor, si existes, ayúdame con mi escepticismo, quiero creer y la razón me pone zancadillas
Mi novio hindú reza con más fe que yo, y empiezo a dudar de que lo nuestro sea la única verdad

# angry-at-god
Estoy enojada con Dios, se llevó a mi hijo y dejó vivos a tantos malvados
Le serví toda la vida y mire cómo me paga, con un cáncer
tengo rabia contra Dios, ya no quiero cantarle ni orarle
Le grité a Dios en el carro que era injusto, ¿me va a castigar por eso?
Pudo evitar el accidente y no lo hizo, no le perdono a Dios haberse quedado mirando
Estoy enojado con Dios
Tengo rabia con Dios por lo que pasó
¿Por qué Dios permite esto? estoy furiosa
Dios es injusto conmigo
No quiero hablar con Dios, me falló
Le reclamo a Dios todos los días
Me enfadé con Dios y dejé de rezar
Estoy furiosa con Dios y no me da la gana rezar
le grité al cielo en el estacionamiento del hospital
Tengo bronca con el de arriba, me quitó todo lo que yo le agradecía
¿Puedo decirle a Dios que lo odio a ratos?
Tiré la Biblia contra la pared y luego la recogí llorando
No le hablo al Señor desde el funeral, que me busque él
Me enoja que los malvados prosperen y él se cruce de brazos
cada vez que oigo "Dios es bueno" me dan ganas de gritar que conmigo no lo ha sido
Job le reclamó, ¿puedo reclamarle yo también sin que me castigue?
Le fui fiel toda la vida y así me paga, siento pura rabia contra él
Me siento defraudado por mi creador, resentido hasta los huesos
Rompí el cuadro del Sagrado Corazón del coraje que traía
Soy agricultor, granizó una hora antes de cosechar y levanté el puño al cielo, estoy furioso con Dios
Le dije a Dios cosas que no le diría ni a mi enemigo, me quitó a mi mujer y le reprocho todo
Tengo 15, mi papá está en silla de ruedas y estoy enojado con Dios por no haber hecho nada
arranqué el crucifijo de la pared y lo metí en un cajón, que sepa que estoy resentida con él
Canto en el coro con los dientes apretados, por fuera aleluya y por dentro una rabia contra Dios que quema
Fui misionera quince años y a cambio me dio ruina y enfermedad, me siento traicionada por Dios
Cuando dicen que Dios tiene el control me enciendo, ¿control?, si dejó que pasara lo peor
¿Es pecado gritarle a Dios que es injusto? anoche le reclamé en la azotea hasta quedarme ronca
Mi hermano el sinvergüenza prospera y yo que obedecí lo perdí todo, estoy peleado con el de arriba
Cada vez que mi suegra dice bendito sea Dios me sube la cólera, que lo bendiga ella, yo no puedo
¿Cómo hago las paces con Dios cuando lo que siento es coraje y ganas de darle la espalda?
Señor, estoy indignada contigo y prefiero decírtelo a la cara antes que fingir que te amo

# too-guilty-for-god
He hecho cosas tan malas que no creo que Dios me pueda perdonar
Estuve en una pandilla, hice mucho daño, ¿hay perdón para alguien como yo?
me aparté veinte años, viví como quise, con qué cara vuelvo ahora
Creo que cometí el pecado imperdonable, blasfemé contra el Espíritu Santo de joven
Fui prostituta y no me siento digna de entrar en una iglesia ni de tomar la santa cena
Dios no puede perdonarme lo que hice
Mis pecados son demasiado grandes
No merezco el perdón de Dios
Soy demasiado malo para la iglesia
Me alejé de Dios y no me atrevo a volver
Temo haber cometido el pecado imperdonable
Me siento sucia e indigna ante Dios
He hecho cosas tan feas que Dios no puede quererme
creo que cometí el pecado imperdonable contra el Espíritu Santo
Estuve en la prostitución y no me atrevo a entrar en una iglesia
Si supieran lo que fui nadie me daría la paz en misa
¿Hay perdón para alguien que traficó y arruinó familias?
Me siento demasiado sucio para orar, se me cierran los labios
No comulgo desde hace treinta años porque no soy digna
mis manchas no las limpia ni el mar entero
Para otros habrá gracia, lo mío ya pasó todos los límites
Blasfemé de joven e hice un pacto con el diablo, temo estar condenado
¿Cómo me va a recibir el Padre si maldije su nombre y viví como perdido?
Hasta el ladrón en la cruz parece mejor que yo
Fui sicario de palabras, destruí matrimonios y negocios, ¿cómo va Dios a querer a un tipo tan podrido?
Robé en la casa donde trabajaba y a la patrona anciana la dejé sin nada, soy indigna de pedir perdón
De joven me burlé de lo sagrado y escupí la hostia, creo que eso no tiene perdón
llevo años vendiendo droga a chavales, me siento condenado y ni me atrevo a persignarme
Me quedo en la puerta de la iglesia y no entro, con mi historial Dios me cerraría el paso
Fui soldado e hice cosas en la guerra que no cuento, no merezco misericordia ni que me miren bien
El padre dice que Dios perdona a todos, pero no sabe lo sucia que está mi alma
¿Existe un pecado tan grande que Dios no lo perdone? porque creo que el mío es ese
Abandoné a mis tres criaturas en el campo y me fui con otro, no soy digna de levantar los ojos al cielo
Me ofrecen la santa cena y la dejo pasar, mis manos están manchadas, sería una burla tomarla
¿Cómo me presento ante Dios después de treinta años de maldad y de insultarlo?
Señor, otros caben en tu gracia, yo no, arruiné a demasiada gente para que me llames hijo
Con engaños destruí matrimonios y negocios, ¿cómo va Dios a querer a un tipo tan podrido?

# unsure-of-gods-will
No sé qué quiere Dios de mi vida, tengo 26 y ando sin rumbo
Cómo distingo la voz de Dios de mis propios deseos
oro para que me muestre su voluntad y no veo ninguna señal
Tengo dos caminos delante y miedo de salirme del plan de Dios
Me dieron una profecía en un retiro y no sé si hacerle caso, cuál será mi propósito
No sé cuál es la voluntad de Dios para mí
¿Cómo sé lo que Dios quiere que haga?
Busco el propósito de mi vida
Tengo que decidir y no oigo la voz de Dios
No entiendo el plan de Dios para mí
Pido dirección a Dios y sigo confundido
¿Será esto de Dios o es idea mía?
No sé si Dios quiere que me quede en Lima o acepte la beca en Madrid
¿cómo distingo la voz del Señor de mis propias ganas?
Tengo dos propuestas de trabajo y pido una señal que no llega
Llevo tiempo preguntándome si estoy llamado al sacerdocio o al matrimonio
Abro la Biblia al azar a ver qué me dice y salen genealogías
Mi novio dice que Dios le mostró que debemos casarnos, a mí no me ha mostrado nada
¿Debo estudiar medicina o teología? quiero hacer su voluntad y no la mía
puse un vellón como Gedeón y quedé más confundida
Temo salirme del plan divino si tomo la decisión equivocada
Se cerraron tres puertas seguidas, ¿será que Dios dice que no o que persevere?
Estoy en una encrucijada, vender la casa o esperar, y busco guía de lo alto
Todo el mundo habla del propósito de Dios para tu vida y yo no sé cuál es el camino que me marca
Soy maestra, me ofrecen una plaza en la selva y otra en la capital, y no sé cuál es la voluntad de Dios
Tengo 18, todos me preguntan qué voy a estudiar y yo espero que Dios me lo muestre y no veo nada claro
Un hermano me profetizó que seré misionero, pero yo no siento ese llamado, ¿a quién creo?
oro, ayuno, pido una señal en el clima o en los semáforos y solo me confundo más
Me jubilo en junio y quiero saber para qué me quiere el Señor en esta etapa, no distingo su voz
Pensaba que comprar el local era de Dios, y el banco negó el crédito, ¿leí mal su plan?
¿Cómo reconoce uno la guía del Espíritu entre tantos consejos distintos y corazonadas?
Mi pastor me dice una cosa, mi mamá otra y mi corazón otra, ¿cuál es la dirección de Dios?
Estoy en discernimiento vocacional, el convento me atrae y la familia también, pido luz y no llega
Tengo terror de desobedecer sin saberlo, de elegir la puerta que Dios no abrió
¿Basta con usar la cabeza o debo esperar que Dios confirme si emigro a Canadá?
Padre, muéstrame tu propósito, voy dando tumbos entre opciones buenas y no sé cuál escogiste para mí

# no-time-to-pray-or-read
Entre el trabajo, los niños y la casa no encuentro ni cinco minutos para orar
Abro la Biblia en la noche y me quedo dormida en el segundo versículo
hace semanas que no hago mi devocional, siempre hay algo más urgente
Salgo a las cinco y vuelvo a las nueve, ¿cómo sacan tiempo ustedes para leer la Palabra?
Empecé el plan de lectura en enero y ya voy dos meses atrasado, me siento mal cristiano
No tengo tiempo para orar
Nunca leo la Biblia, siempre estoy ocupada
Quiero leer la Biblia y me duermo
Estoy tan ocupado que no rezo
Me cuesta tener un tiempo diario con Dios
Dejé mi devocional por falta de tiempo
Los niños no me dejan un rato para orar
Entre el trabajo, los niños y la casa no me queda ni un minuto para orar
empiezo a leer la Biblia por la noche y me quedo dormida en el segundo versículo
Me descargué un plan de lectura anual y voy por el tres de enero, estamos en mayo
Salgo a las cinco y vuelvo a las nueve, ¿cuándo hago mi devocional?
Con gemelos de un año mi vida espiritual son diez segundos en la ducha
Rezo en el autobús a trompicones y siento que no cuenta
Tengo el evangelio en la mesilla lleno de polvo
Me propongo madrugar para estar con Dios y siempre apago el despertador
¿Se enfada el Señor si ando tan ocupada que sólo le digo buenas noches?
mi agenda está a reventar, Dios se lleva las sobras
Curso dos carreras y hago prácticas, no encuentro hueco para las Escrituras
Antes tenía mi ratito de silencio diario y la rutina se lo tragó
Soy panadera, me levanto a las dos y me acuesto a las ocho, la Biblia sigue cerrada en la mesita
Entre tareas, fútbol e inglés tengo 14 años y ni un hueco para rezar, me acuerdo cuando ya estoy dormido
Tengo tres hijos y dos empleos, mi oración es un ay Señor mientras corro tras el autobús
pongo la Biblia en audio al manejar el reparto y entre pedido y pedido no me entero de nada
Soy pastor y leo para preparar sermones, hace meses que no abro las Escrituras para mí ni oro con calma
Me suscribí a un devocional diario y tengo ciento veinte correos sin leer, se me va la jornada
En temporada de cosecha salgo con las estrellas y vuelvo con ellas, ¿cómo saco un rato para Dios?
Me siento a meditar el evangelio y suena el teléfono, la olla, el bebé, así todos los días
Prometí leer un capítulo diario y llevo dos semanas sin abrir la Biblia, siempre gana la prisa
¿Cuántos minutos de oración bastan para una enfermera que dobla turnos y llega a caerse?
Cuido a mis nietos de siete a siete y mi rosario se queda en el segundo misterio
¿Cómo organizan su día los que oran de mañana? yo salto de la cama directo al tráfico

# afraid-of-war-or-disaster
Con tantas guerras en las noticias no duermo, ¿será el fin del mundo?
Cada temblor me deja paralizada, vivimos en zona sísmica y tengo hijos pequeños
me da pánico que estalle la tercera guerra mundial y manden a mi hijo
Anuncian huracán categoría cuatro para el viernes y estamos frente al mar, tengo miedo
Veo lo de Ucrania, Gaza, las bombas, el clima, y me da angustia traer niños a este mundo
Tengo miedo de que haya guerra
Las noticias de la guerra me angustian
Me da miedo un terremoto
Temo que llegue el fin del mundo
Se acerca un huracán y estamos asustados
Tengo miedo a las bombas y los misiles
Hubo un temblor y mis hijos tienen miedo
Con lo que sale en las noticias tengo miedo de una tercera guerra mundial
cada temblor me deja sin aliento, vivo en Ciudad de México y espero el grande
Veo misiles en la tele y no sé en qué mundo crecerán mis nietos
¿Son estas las señales del fin de los tiempos?
El volcán lleva días echando ceniza y dormimos con la mochila lista
Me asusta el cambio climático, los incendios, las sequías, ¿Dios va a dejar que se acabe la tierra?
Viene un huracán categoría cuatro hacia Puerto Rico y estoy rezando con las velas
mi hijo está en el ejército y temo que lo movilicen
Guardé agua, latas y pilas por si hay apagón, no me quito la angustia
Hablan de bombas atómicas con una ligereza que me hiela
Desde la dana, cuando llueve fuerte me pongo a temblar pensando que se repite
¿Qué salmo protege en tiempo de conflicto? Los vecinos ya se están yendo por la frontera
Vivo cerca de la frontera y hay tanques moviéndose, tengo miedo de que estalle la guerra
Soy chilena, después del último remezón duermo vestida y con las llaves en la mano por si viene un tsunami
Mi hijo cumple 18 y hablan de reclutar, veo los drones y las bombas en las noticias y me tiembla todo
en clase nos enseñaron qué hacer si cae una bomba nuclear y ahora me asusta cualquier avión
El río subió hasta la segunda marca y la alerta roja no para de sonar, miramos el agua con pavor
Los incendios forestales están a diez kilómetros, el cielo es naranja y ya cargamos el coche
Compro latas, agua y un radio a pilas, mi marido se ríe, pero yo presiento una catástrofe
¿Qué promete Dios a los que viven con miedo a los terremotos y a las guerras?
Soy abuela, viví una guerra de niña y al oír hablar de misiles otra vez se me hiela la sangre
Cada temporada de ciclones clavo tablas en las ventanas y me encierro a rezar, este año viene peor
¿Son estas guerras y plagas el apocalipsis? mis alumnos preguntan y yo también estoy asustado
Señor, guarda a mi país, huele a conflicto armado, y la ladera encima del barrio se agrieta con las lluvias

# lost-home-or-all-in-disaster
La riada se llevó mi casa y el bar, lo perdimos todo en una tarde
Se quemó nuestro departamento, salimos con lo puesto mis tres hijos y yo
el terremoto tumbó la casa que construí en veinte años y dormimos en una carpa
El huracán arrasó mi cosecha y los animales, cómo se empieza de cero a los 60
La DANA nos dejó sin nada, todavía saco barro y me pregunto dónde estaba Dios
Perdimos la casa en el incendio
La inundación se llevó todo lo que teníamos
El terremoto destruyó mi casa
El huracán nos dejó sin techo
Se quemó mi negocio y mi casa
Vivimos en un albergue después de la inundación
El agua entró y perdimos los muebles y los recuerdos
El huracán nos arrancó el techo y nos quedamos con lo puesto
la riada se llevó mi casa, las fotos, todo
Vivimos en una carpa desde el terremoto
Se incendió el edificio y salimos en pijama, no quedó nada
Cuarenta años levantando mi ranchito y el deslave lo tapó en un minuto
Perdí la cosecha entera y los animales con la inundación
¿Cómo se empieza de cero a los sesenta y cinco con las paredes llenas de lodo?
La lava del volcán de La Palma sepultó mi hogar y mis plataneras
estamos en un albergue con los niños, dependemos de donaciones, todo se nos quemó
El seguro no cubre la catástrofe y el ayuntamiento no responde
Un cortocircuito acabó con nuestro negocio y la vivienda de arriba, quedó pura ceniza
Dios dio y Dios quitó, dicen; pero yo miro los escombros de mi cocina y no entiendo
El aluvión bajó de noche y donde estaba mi casa hay piedras, rescaté a mi hija y una olla
Se incendió la carpintería con todas las herramientas de mi abuelo, lo perdimos todo en veinte minutos
El tornado se llevó el techo, el gallinero y la camioneta, quedamos a la intemperie
tengo 13 años, el terremoto tumbó mi escuela y mi casa, vivimos en el estadio con otras familias
Soy viuda, la inundación arrastró mis muebles, las fotos de boda y el título de propiedad
Perdí el puesto del mercado en el incendio, mercancía y ahorros, y nadie nos indemniza
El mar entró hasta el segundo piso, ahora dormimos en una escuela con colchonetas prestadas
¿Cómo vuelve a empezar una familia que se quedó sin techo por el huracán y no tenía seguro?
Los bomberos me dieron una manta y me senté a ver arder los treinta años de mi hogar
El derrumbe sepultó la finca, el café y las mulas, solo quedó en pie el portón
¿Dónde encuentro esperanza en la Biblia si la avalancha me dejó sin casa, sin ropa y sin documentos?
Señor, gracias porque estamos vivos, pero lo perdimos todo en el sismo y no sé por dónde reconstruir

# treated-badly-as-a-foreigner
Me llaman sudaca en el trabajo y me dan las tareas que nadie quiere
En el autobús una señora me gritó que me volviera a mi país, llevo 15 años aquí
soy chino, nací en Madrid, y en el cole me rasgan los ojos y me dicen vete a tu bazar
No me alquilan piso en cuanto oyen mi acento dominicano
Por no tener papeles el patrón me paga la mitad que a los demás y no puedo denunciarlo
Me tratan mal por ser extranjera
Sufro racismo en mi trabajo
Me insultan por el color de mi piel
Se burlan de mi acento por ser inmigrante
No me dan trabajo por ser extranjero
Me gritaron que vuelva a mi país
Discriminan a mis hijos por ser inmigrantes
Me gritaron "vete a tu país" en la cola del súper
soy venezolano en Perú y no me alquilan por mi acento
Llevo doce años en España y todavía me dicen sudaca
En el trabajo me dan las tareas más sucias por ser inmigrante
A mi hija le dicen panchita en el cole y vuelve callada
La policía me para a mí siempre, por el color de piel
¿Qué dice la Biblia sobre el extranjero? aquí nos tratan como ladrones
Limpio casas en Estados Unidos sin papeles y la patrona se aprovecha porque no puedo denunciar
soy haitiano en Santo Domingo, me miran como a un animal
En la clínica me dejaron para el final al ver mi pasaporte colombiano
Me casé con un español y su familia piensa que fue por la nacionalidad, me desprecian
se burlan de cómo pronuncio el inglés y me hacen sentir menos en esta tierra ajena
Soy boliviana, cuido a una anciana en Sevilla y la familia me hace comer de pie por ser extranjera
En la ventanilla de extranjería me hablaron a gritos como si fuera tonta, llevo ocho años cotizando aquí
Soy marroquí, recojo fresas y el capataz paga menos a los de fuera y nos llama moros
me revisan la mochila en la tienda solo a mí, por negro y por inmigrante
Mi título de ingeniero cubano no vale nada acá y los obreros se ríen del forastero que carga ladrillos
Soy indígena en la capital, por mi pollera y mi acento no me atienden en los restaurantes, me discriminan
A mis hijos nadie los invita a los cumpleaños porque somos los refugiados del edificio
¿Cómo respondo sin odio cuando me dicen que los inmigrantes venimos a quitar el trabajo?
Llamé por un piso y estaba libre, llegué con mi cara de peruano y ya estaba alquilado, puro racismo
En el bus se cambian de asiento cuando me siento con mi velo, soy refugiada y trabajo como todas
¿Qué dice Dios del extranjero? en este país me miran como si trajera la peste
Señor, tú también fuiste refugiado, aguanto insultos xenófobos en la cocina del hotel y me trago las lágrimas

# relative-in-prison-or-released-myself
Salí de la cárcel hace dos meses después de siete años y nadie me da trabajo
Mi esposo está preso y mis hijos creen que está trabajando lejos
mi hermano cumple condena en un penal a nueve horas, mamá ya no puede viajar a verlo
Pagué mi condena, conocí a Cristo adentro, y en la iglesia me agarran la cartera cuando paso
Mi padre sale libre en junio y no sé si quiero recibirlo en mi casa
Mi papá está en la cárcel
Mi hermano está preso y me da vergüenza
Salí de prisión y nadie confía en mí
Estuve en la cárcel y quiero empezar de nuevo
Mi esposo cumple condena en prisión
Visito a mi primo preso los domingos
Tengo antecedentes penales y no consigo trabajo
Mi hijo está preso y los domingos hago fila para verlo
acabo de salir de la cárcel después de seis años y nadie me da empleo
A mi marido le cayeron cuatro años y no sé qué contarles a los niños
Mi hermano cayó en el bote por andar con malas compañías
¿Dios escucha a los que están entre rejas? mi papá cumple condena en Soto del Real
Tengo antecedentes penales y al verlos me cierran la puerta
Mi nieto está en un centro de menores y me da vergüenza que los vecinos se enteren
En prisión conocí a Cristo y ahora, libre, temo volver a las andadas
la abogada dice que a mi esposa no le darán la condicional este año
Visito a mi primo en el penal, me registran hasta el pañal del bebé
Cumplí mi pena pero en el pueblo sigo siendo el expresidiario
Llevo pulsera telemática en el tobillo y quiero rehacer mi vida honradamente
Mi nuera está en la cárcel de mujeres y yo crío a los nietos, los llevo a verla cada quince días
Salí del penal con una bolsa de plástico y treinta euros, mi familia se mudó y no me dejó dirección
Mi papá fue condenado a doce años y en el liceo todos saben que está preso
ahorro cada semana para meterle dinero al peculio de mi hermano en el reclusorio
Tengo libertad condicional, firmo cada lunes y en las entrevistas ven mi expediente y me descartan
Soy madre de un recluso, las otras señoras de la iglesia dejaron de preguntarme por mi hijo
Mi tío salió de prisión, quiere rehacer su vida en nuestra casa y mi mamá no sabe si abrirle
¿Qué pasaje le mando en una carta a mi esposo encarcelado que está perdiendo la esperanza?
Once años tras las rejas, ahora libre no sé usar un cajero ni cruzar una avenida, todo cambió
Mi hijo espera sentencia en el centro de detención, el abogado de oficio no contesta y el juicio es el martes
¿Cómo empiezo de nuevo si en el barrio soy el expresidiario y hasta mi sombra me señala?
Señor, acompaña a mi hermana en su celda, y a mí quítame la pena de hacer fila en la visita

# afraid-of-spirits-or-fortune-telling
Siento una presencia en mi cuarto, se oyen pasos y me da miedo apagar la luz
Fui a que me leyeran las cartas y la mujer me dijo que me hicieron un trabajo de brujería
mi suegra es curandera y creo que me echó mal de ojo, desde entonces todo me sale mal
De adolescente jugué a la ouija y temo haber abierto una puerta a los demonios
¿Es malo leer el horóscopo y el tarot? lo hacía por juego y ahora tengo pesadillas
Tengo miedo de los espíritus y los demonios
Fui a una adivina y me dijo cosas malas
Creo que me hicieron brujería
Oigo ruidos raros en casa y creo que hay fantasmas
Leí mi horóscopo y me asusté
Me leyeron el tarot y ahora tengo miedo
Sueño con demonios y me despierto asustado
Creo que me hicieron brujería, todo me sale mal desde que encontré sal en la puerta
jugamos a la ouija y ahora oigo pasos en el pasillo
Fui a que me leyeran las cartas y me predijeron una desgracia
Mi suegra me echó mal de ojo y el bebé no para de llorar
Siento una presencia en mi cuarto y duermo con la luz encendida
¿Puede una maldición pasar de generación en generación?
Una gitana me agarró la mano en la calle y me dijo que enviudaría, no me lo quito de la cabeza
Me asustan los demonios, veo sombras cuando rezo
hice una limpia con un chamán y quedé peor, ¿abrí una puerta al maligno?
El horóscopo siempre me acierta, ¿es malo consultarlo?
Mi abuela practicaba santería y guardo sus collares, no sé si quemarlos
Se me sube el muerto por las noches y quedo paralizado, ¿es un espíritu?
Encontré un muñeco con alfileres enterrado en mi patio y ahora temo que nos hayan hecho un maleficio
Soy enfermera de noche y en la planta vieja se encienden timbres de cuartos vacíos, me da pavor
Mi comadre me leyó el café y dijo que veía luto, no dejo de pensar en esa predicción
con mis primas hicimos la charlie charlie y desde entonces se mueven las puertas, tengo 14 y estoy asustada
Un brujo del pueblo nos cobró por una limpia con huevo y dijo que la casa estaba maldita
Mi abuelo muerto se le aparece a mi hija, dice ella, y yo oigo cadenas y susurros por el corredor
Llevo una cinta roja y un ojo turco contra las malas energías, ¿eso ofende a Dios?
¿Puede un demonio entrar en un cristiano? veo sombras y siento que me jalan las sábanas
Compré una casa barata y los vecinos dicen que está embrujada, duermo rezando con la luz prendida
La vidente de la tele acertó mi apellido y me dijo que alguien me hizo un amarre, estoy temblando
¿Qué dice la Biblia de la carta astral y los péndulos? mi jefa los usa y me sacó un mal augurio
Señor, cúbreme del maligno, mi familia venera a la santa muerte y dicen que un hechizo me persigue

# wont-own-up-to-what-they-broke-or-took
Mi primo rompió mi celular y dice que no fue él
Alguien rayó mi carro y nadie lo reconoce
Le presté la moto y me la devolvió rota
Mi amiga perdió mi chaqueta prestada y no lo admite
Mi hermano chocó mi coche y no quiere pagar el arreglo
Me sacaron dinero de la cartera y todos lo niegan
Mi compañero rompió mi laptop y se hace el inocente
La vecina abolló mi auto y lo niega todo
Me robaron la bici y sé quién fue, pero no confiesa
Le presté un libro, lo manchó y no pide disculpas
Mi cuñado me devolvió el taladro roto y jura que ya estaba así
alguien de la oficina se llevó mi tupper y nadie confiesa
Mi hijo rompió el jarrón, lo vi, y me mira a la cara y dice que fue el gato
Me rasparon el carro en el estacionamiento y el del portal se hace el loco
Le presté la tablet a mi sobrina, la pantalla vino hecha pedazos y mi hermana lo niega
faltan cincuenta euros de mi cajón y sólo pudo ser mi compañera
¿Cómo logro que reconozca que me quitó las herramientas?
El vecino me cortó el árbol y ahora dice que se cayó por el viento
Sé que la muchacha se quedó con mis aretes, pero los busca conmigo toda inocente
El electricista quemó mi lavadora y no se hace responsable del daño
Mi alumno cogió el móvil de otro y aunque salió en su mochila insiste en que no fue
Le dejé mi vestido de novia a una amiga, volvió con quemadura de plancha y se hace la que no sabe nada
Le dejé la bicicleta a mi cuñado, volvió con la rueda doblada y asegura que ya estaba así
Desapareció la caja chica de la tienda, solo dos empleadas tenían llave y ninguna reconoce nada
Mi hermana me manchó el vestido de graduación y jura que no lo tocó, tiene 17 y miente con una cara
presté mi guitarra en la iglesia, apareció con el mástil partido y todos se encogen de hombros
El albañil rompió la tubería de la cocina y me echa la culpa a que el tubo estaba viejo
Un compañero de turno se lleva mi comida de la nevera y cuando pregunto mira al techo
Mis nietos quebraron la Virgen de porcelana de mi madre y los dos señalan al otro, nadie confiesa
¿Cómo encaro al vecino que mató mi limonero con veneno y niega haber sido él?
Mi socio se llevó mercancía del almacén, lo vi en la cámara, y aun así lo niega con descaro
Le presté el coche a mi primo, me llegó la multa y un rayón, y se desentiende, que no fue él
¿Qué manda la Biblia cuando alguien toma lo tuyo, no lo devuelve y se hace el ofendido si preguntas?
Señor, dame calma, mi peón estropeó la motobomba y dice que se dañó sola, yo solo quiero que lo admita
Mis nietos quebraron la sopera de porcelana de mi madre y los dos señalan al otro, nadie confiesa

# neighbours-complain-about-us
Los vecinos se quejan del ruido de mis hijos
La vecina se queja de que mi bebé llora mucho
Nos llegó una queja del edificio por el perro
El vecino de abajo dice que caminamos muy fuerte
Los vecinos llamaron a la policía por nuestra fiesta
La comunidad se queja de nosotros por la música
El administrador nos puso una multa por ruido
Mi hijo toca el piano y los vecinos protestan
Dejaron una nota en la puerta quejándose de nosotros
Los vecinos se quejan del olor de mi comida
Los de abajo se quejan de que mis niños corren por el pasillo
nos llegó una carta de la comunidad por los llantos del bebé
Mi hijo tiene autismo, grita, y la vecina amenaza con denunciarnos
El presidente del edificio nos llamó la atención por el olor de nuestras frituras
Toco la trompeta una hora y ya me pusieron un papel en la puerta
¿Qué hago? Dicen que nuestro perro llora cuando salimos y quieren que lo regale
Hacemos célula en casa los viernes y se molestan por los cantos
cada vez que arrastro una silla me golpean la pared, ya caminamos en calcetines
La señora del primero le dijo al portero que somos una familia escandalosa
Vinieron a tocarnos el timbre por los tacones de mi esposa al madrugar
Nos multaron por la fiesta de quince de la niña, los vecinos llamaron a la patrulla
Mi abuelo sordo pone la tele altísima y el edificio entero protesta contra nosotros
La vecina de abajo puso un reclamo porque mi hijo salta la cuerda, tiene cinco años y vivimos en un cuarto piso
Nos dejaron un anónimo en el buzón diciendo que nuestro bebé no deja vivir al edificio
Doy clases de canto en mi casa y los vecinos firmaron una carta para que pare
mis gallos cantan a las cuatro y todo el vecindario me reclama, pero de los huevos vivimos
Somos familia numerosa y en la junta de la comunidad nos señalaron por escandalosos, salí roja
Mi mamá tiene demencia, grita de noche, y la administradora nos mandó una advertencia por las quejas
El vecino protesta por el humo de mi parrilla, por mis macetas y hasta por nuestro timbre
¿Cómo le pido paciencia a los del piso de abajo, que se quejan de las terapias ruidosas de mi niño?
Trabajo de costurera en casa y el ruido de mi máquina molesta a la señora de al lado, ya nos denunció
Llegamos del campo a un piso y todo lo nuestro incomoda: que hablamos fuerte, que los zapatos, que la radio
¿Qué hago? los vecinos se quejaron al casero de que mis alabanzas de la mañana los despiertan
Señor, no queremos molestar a nadie, pero nos tocan la puerta por cada llanto de los gemelos

# rent-rising-or-losing-our-home
Nos subieron el alquiler y no podemos pagarlo
El dueño quiere vender el piso y debemos irnos
El casero no nos renueva el contrato de alquiler
Nos dieron un mes para dejar el departamento
Tenemos aviso de desalojo y dos hijos
La renta subió otra vez y busco casa más barata
Nos van a desahuciar por atraso en el alquiler
El arrendador nos pide el apartamento y no hallamos otro
No encuentro piso, los alquileres están por las nubes
Tenemos que mudarnos porque el propietario sube la renta
Nos suben el alquiler trescientos euros y no llegamos
el casero vende el piso y tenemos que salir en dos meses
El banco nos va a ejecutar la hipoteca
Pago más de renta que lo que gasto en comida, y la dueña quiere otro aumento
¿Adónde voy con cuatro hijos si me desalojan el quince?
Me llegó la orden de desahucio y no se lo he dicho a mi madre
Nos están sacando del barrio, convierten todo en Airbnb
debo tres meses del departamento y el propietario ya cambió el tono
Con mi sueldo de cajera no me aceptan en ninguna inmobiliaria, piden avales y fianzas
Indexaron el arriendo y se me va la jubilación completa
Dormimos en la furgoneta mientras encontramos habitación, el contrato no nos lo renovaron
Estoy a punto de perder la casita que pagué con veinte años de cuotas
El dueño murió, sus hijos quieren tumbar la casa y nos dieron hasta septiembre para desocupar
Soy costurera, el alquiler pasó de quinientos a ochocientos y vivo con dos niñas, no me alcanza
Un fondo compró el edificio y a los inquilinos de siempre nos echan para hacer pisos turísticos
mi mamá dobla turno y aun así debemos la renta, el arrendatario dijo que nos busquemos otro techo
Tengo 76 años, vivo de alquiler antiguo y el nuevo propietario quiere que me vaya, ¿adónde va una vieja?
El contrato vence en marzo y piden seis meses de fianza en todas partes, no conseguimos casa
El banco mandó la carta de embargo de la vivienda, nos faltan tres cuotas y no las tenemos
¿Cómo confío en que Dios nos dará un hogar si el lunes viene el juzgado a desalojarnos?
Visitamos doce apartamentos, con niños y perro nadie nos arrienda, y la fecha de salida se acerca
La casera subió el arriendo por segunda vez este año y además no arregla las goteras
¿Qué le digo a mi abuelo? nos piden el departamento donde vivió cuarenta años como inquilino
Señor, provéenos un techo que podamos pagar, ya llevamos cajas de mudanza y ninguna llave
mi mamá dobla turno y aun así debemos la renta, el arrendador dijo que nos busquemos otro techo

# failed-a-test-again
Reprobé el examen de manejo por tercera vez
Suspendí otra vez el carné de conducir
No pasé el examen de inglés de nuevo
Volví a suspender las oposiciones y estoy desanimada
Fallé el examen de admisión por segunda vez
Otra vez no aprobé la prueba, tanto estudio para nada
Perdí de nuevo el examen de licencia
Aprobaron todos mis amigos y yo suspendí otra vez
Van cuatro intentos y sigo sin aprobar el examen
Reprobé de nuevo y me da vergüenza volver a intentarlo
Suspendí el práctico de conducir por cuarta vez
me volvieron a reprobar en matemáticas, mis padres van a enloquecer
Tercera oposición y me quedo a dos décimas de la plaza
No pasé el examen de admisión a la universidad y ya lo había intentado el año pasado
¿Seré tonto? estudio más que nadie y siempre saco un cuatro
El MIR me salió fatal otra vez, y ya tengo treinta y uno
Jalé el curso de nuevo, me da roche contarles a mis viejos
He perdido el B2 de alemán dos veces y sin él no me dan el visado
en el examen me quedo en blanco aunque la noche antes me lo sabía todo
Otra convocatoria fallida de la reválida, oré tanto y no me fue concedido
Todos mis compañeros se gradúan y yo repito semestre
Me bocharon en anatomía, la profe ni me miró al devolverme la hoja
Soy enfermera, presenté el EIR por tercera vez y otra vez me quedé sin plaza
Tengo 16, volví a suspender química en septiembre y me toca repetir el curso entero
A los 58 intento sacar el carnet de conducir y el examinador me suspendió de nuevo en la rotonda
me rebotaron otra vez en el examen de policía por medio punto, y van tres convocatorias
Estudié el teórico de memoria, fallé cuatro preguntas y reprobé por segunda vez, qué rabia
La prueba de ciudadanía en inglés se me atragantó de nuevo, me bloqueo y no apruebo
Quinto intento del TOEFL y no llego al puntaje, mis padres ya no saben qué decirme
¿Debo seguir presentándome a oposiciones si ya suspendí cuatro veces o Dios me dice que lo deje?
Volví a jalar cálculo, soy el único del salón que lleva el curso por tercera vez
Mi hermana menor aprobó a la primera lo que yo he reprobado tres veces, me da una vergüenza enorme
¿Qué dice la Biblia a quien fracasa una y otra vez en el mismo examen habiéndose preparado?
Señor, dame ánimo para intentarlo otra vez, volví a salir del tribunal con un no apto

# cannot-part-with-their-things
No puedo tirar la ropa de mi mamá fallecida
Guardo todas las cosas de mi esposo que murió
No me atrevo a vaciar el armario de mi padre
Todavía tengo sus zapatos y su abrigo junto a la puerta
Debo vaciar la casa de mi abuela y no puedo
Regalar sus cosas me parece como borrarlo
Conservo su almohada y sus gafas, no las toco
Mi familia quiere donar su ropa y yo no quiero
Su cuarto sigue igual, no puedo sacar sus cosas
Guardo sus mensajes de voz y su reloj en una caja
No soy capaz de vaciar el armario de mi difunto marido
las pantuflas de mamá siguen junto a la cama, no dejo que nadie las toque
Mis hijos quieren donar la ropa de su papá y yo me pongo a gritar
Guardo su cepillo de dientes, ¿estoy loca?
El taller de mi padre está intacto, con el último tornillo donde lo dejó
Hay que entregar la casa de la abuela y no puedo deshacerme ni de sus botones
Duermo con su chaqueta porque todavía conserva el olor
No logro regalar los juguetes de mi nena que está en el cielo
pago un trastero mensual para conservar los muebles de mis padres fallecidos
Mi hermana tiró los cuadernos de recetas de mamá y siento que la perdí dos veces
¿Es apego malo tener aún los zapatos de mi esposa en la entrada?
Sus lentes, su reloj, su taza... cada objeto es como si todavía estuviera, cómo me desprendo
La bata de médico de mi papá sigue en el perchero y cuando la quieren guardar me pongo a llorar
Soy viuda, tengo que dejar libre el clóset de mi esposo y no he podido descolgar ni una corbata
Las muñecas de mi hija fallecida siguen en fila sobre su colcha, mi marido dice que ya es hora de donarlas
guardo el celular de mi abuelo cargado para oír sus audios, no soy capaz de darlo de baja
La barca de mi difunto padre se pudre en el muelle y no la vendo porque es lo último suyo que me queda
Hicieron tres cajas con la ropa de mamá para la parroquia y de noche las volví a abrir y la colgué
Su máquina de coser, sus dedales, sus retazos, no dejo que muevan nada desde que la abuela murió
¿Cómo sé que llegó la hora de regalar los vestidos de mi esposa que en paz descanse?
Mi cuñada pidió el abrigo de mi hermano muerto y le dije que no, se ha vuelto mi reliquia
La silla de ruedas de mi hijo sigue en el pasillo, ya no la necesita donde está, pero no puedo sacarla
¿Es falta de fe aferrarme a sus pertenencias? huelo su bufanda cada noche antes de rezar
Señor, ayúdame a soltar los objetos de mi madre sin sentir que la estoy tirando a ella

# envy-of-a-friends-happiness
Mi amiga se casa y yo siento envidia
Mi mejor amiga está embarazada y no puedo alegrarme
Mi amigo consiguió el trabajo que yo soñaba
Mi amiga se compró casa y me dio envidia
Finjo alegría por mi amiga y por dentro me duele
A mi amiga todo le sale bien y a mí no
Envidio a mi amiga porque tiene un novio bueno
Mi amigo ganó la beca y no logro felicitarlo
No me alegro de las buenas noticias de mis amigas
Me da envidia la felicidad de mi mejor amigo
Mi mejor amiga se compromete y yo, en vez de alegrarme, me fui al baño a llorar
le tengo envidia a mi amigo, todo le sale bien sin esfuerzo
Ella está embarazada de su segundo y yo no puedo tener ni el primero, me cuesta felicitarla
¿Por qué a mi comadre Dios le da marido bueno, casa y salud y a mí nada?
A mi colega le tocó la lotería y desde entonces no lo aguanto
Sonreí en su boda, pero por dentro me corroía
Su hija entró a la mejor universidad y la mía ni acabó la secundaria, me amarga oírla
mi amiga adelgazó, se compró coche y consiguió novio, y yo deseando que algo le falle, qué vergüenza
Me alegro con la boca y me duele en las tripas cuando mi compañera asciende
Confieso que sentí alivio cuando a mi amiga dichosa le fue mal, ¿soy mala persona?
¿Cómo se gozan con los que se gozan? La suerte de Javier me sabe a vinagre
Cada buena noticia de Paola me recuerda lo que yo no tengo y me aparto de ella
Soy peluquera, mi amiga abrió su propio salón y el día de la inauguración yo me moría de envidia
Mi amiga entró en la selección y yo quedé fuera, la abracé y por dentro deseaba que se tropezara
A mi mejor amigo le salieron los papeles y a mí me los negaron, no consigo alegrarme por él
todas mis amigas tienen novio menos yo, y cuando me cuentan sus citas siento un pinchazo feo
Mi amigo agricultor tuvo la mejor cosecha del valle y yo, en vez de felicitarlo, busqué una excusa para no ir
La hija de mi comadre se graduó con honores y mi sonrisa en la fiesta era de plástico, pura envidia
Mi amiga se va a vivir a Madrid con su gran amor y yo cuento los defectos de él para consolarme
¿Cómo aprendo a celebrar las alegrías de mis amigas en lugar de sentir que me quitan algo?
Soy pastora y la iglesia de mi amigo crece y la mía no, le doy likes con los dientes apretados
Cuando me mostró el anillo de compromiso le dije qué bonito y se me llenó la boca de hiel
¿Qué dice la Biblia de envidiar la suerte de una amiga que además es buena conmigo?
Señor, sácame esta envidia, mi amiga es feliz con su bebé y su marido y yo evito sus llamadas

# pressed-to-give-money-at-church
En la iglesia me presionan para dar el diezmo
El pastor pide dinero en cada culto
Me siento obligada a dar ofrenda y no tengo
El pastor dice que sin diezmo no hay bendición
Pasan la canasta y todos miran cuánto doy
Piden una ofrenda especial para el templo y no puedo
Leen en voz alta quién diezma y quién no
Si no doy dinero a la iglesia me siento culpable
Nos piden prometer una cantidad para construir la iglesia
¿Tengo que diezmar del sueldo bruto o del neto?
El pastor dice que si no diezmo estoy robando a Dios, y yo no llego a fin de mes
en mi iglesia pasan la canasta cuatro veces y miran quién no echa
Me pidieron un pacto de mil dólares para recibir un milagro
Leyeron en voz alta los nombres de los que no han dado su ofrenda
¿Es obligatorio el diezmo del sueldo bruto? me exigen mostrar la nómina
Mi mamá jubilada entrega media pensión al ministerio porque le prometen prosperidad
siembra una semilla y cosecharás, dicen, y ya me endeudé sembrando
El líder de finanzas me llamó a casa para preguntar por qué bajé mi aporte
Nos presionan a cada familia para pagar el nuevo templo, hasta pusieron datáfono en la entrada
Dieron a entender que mi hijo enfermó por no cumplir con las primicias
Quieren que venda mi terreno y done lo obtenido a la congregación
Me da apuro no poner billetes cuando la bolsa de la colecta pasa y el ujier se para delante
Soy vendedora ambulante y el pastor quiere que entregue la ganancia del primer día como primicia
En la iglesia de mi tía pusieron un termómetro con los nombres de los que más ofrendan
Tengo 17 y mi primer sueldo de verano, y el líder ya me dijo cuánto debo diezmar
nos hacen pasar al frente con el billete en alto y quien no da se queda sentado a la vista de todos
El predicador dijo que Dios le reveló que diez personas darían un millón, y miraba a mi marido
Pido fiado en la tienda para no llegar a la ofrenda con las manos vacías, me lo exigen cada domingo
El consejo me mandó una carta reclamando cuotas atrasadas del templo, soy pensionista y apenas como
¿Estoy en pecado si esta quincena compro medicinas en lugar de pagar el diezmo?
Vendieron aceites y pañuelos ungidos, y dijeron que sin ofrenda de sacrificio no habría bendición
Mi esposa quiere dar los ahorros a la campaña de construcción porque el apóstol la convenció
¿Qué enseña la Biblia sobre ofrendar con libertad? en mi congregación te lo sacan a fuerza de culpa
Señor, quiero darte con alegría, pero con tanta colecta, pacto y siembra me siento ordeñado

# days-without-aim
Mis días son todos iguales y sin sentido
Me levanto sin saber para qué
Paso el día en el sofá sin hacer nada
No tengo metas ni planes, solo dejo pasar el tiempo
Me aburro todo el día, nada me interesa
Se me va la semana y no hago nada útil
Vivo en automático, casa, trabajo, tele y a dormir
No estudio ni trabajo, mato el tiempo todo el día
Siento que mi vida no tiene rumbo ni meta
Los días pasan vacíos y no sé en qué ocuparme
Me levanto y no sé para qué, los días son todos iguales
acabé la carrera y ando sin rumbo, del sofá a la nevera
Me jubilé en enero y no encuentro en qué ocupar las horas
Los hijos se fueron, la casa está limpia, ¿y ahora qué hago con mi vida?
Ni estudio ni trabajo, veo series y se hace de noche
¿Tiene sentido este ir y venir? vanidad de vanidades, como el Eclesiastés
siento que vivo en piloto automático, sin meta ninguna
Tengo veinticuatro años y no me ilusiona ninguna profesión
Gané bien, compré cosas, viajé, y aun así me pregunto para qué estoy aquí
Las tardes se me hacen eternas mirando por la ventana, no hay nada que me espere
Desde que cerramos la tienda deambulo por el pueblo sin propósito
Quisiera levantarme con un porqué, Señor, me siento a la deriva
Vendí el negocio, tengo dinero y tiempo, y me paso la mañana cambiando de canal sin propósito
Tengo 19, dejé la carrera y mis días son dormir, comer y mirar el techo, no sé para qué vivo la semana
Los niños en el cole, la cama hecha, el café frío, y yo sin nada que me dé sentido hasta las cinco
me da igual que sea lunes o jueves, nada que hacer, nadie que me necesite, vegeto
Soy sargento retirado, sin uniforme no sé quién soy y doy vueltas a la plaza para gastar las horas
Hago crucigramas, riego la planta, miro el reloj, mi vida se volvió una sala de espera sin meta
Empiezo cursos, dietas, idiomas, y todo lo abandono porque no tengo un rumbo que me mueva
¿Para qué me puso Dios aquí si mis jornadas pasan vacías una tras otra?
Terminé el servicio militar y todos siguieron adelante, yo vago de la esquina al parque sin ningún plan
Vivo de una renta pequeña, nadie me exige nada y me siento un barco sin timón
¿Cómo se encuentra una razón para levantarse cuando cada día es fotocopia del anterior?
Señor, dame una tarea, algo que valga la pena, porque se me va la existencia en rutina y aburrimiento

# broke-a-promise
Le prometí algo a mi hija y no cumplí
Rompí la promesa que le hice a mi amigo
Le di mi palabra a mi padre y fallé
Prometí a Dios una cosa y no la cumplí
Prometí ir a su graduación y no fui
Hice un voto a Dios y lo rompí
Juré guardar el secreto y lo conté
Prometí llevar a mi hijo al parque y le fallé
Siempre prometo cosas y nunca cumplo mi palabra
Hice una manda a la Virgen y no la cumplí
Le prometí a mi hijo ir a su partido y otra vez no fui
juré no volver a tomar y no cumplí mi palabra
Hice una manda a la Virgen si mi madre sanaba, sanó, y nunca fui al santuario
Le aseguré a mi papá en su lecho que cuidaría de mi hermana y la he descuidado
Quedé en guardar su secreto y se me escapó, ahora no me habla
¿Qué pasa si uno rompe un voto hecho a Dios?
Dije que le devolvería el dinero antes de Navidad y ya es julio
Me comprometí con el grupo a preparar el retiro y los dejé tirados
Le di mi palabra de matrimonio a una mujer y me eché para atrás
fallé a lo pactado con mi hija: sin gritos, sin cigarros, y no aguanté
Le ofrecí a Dios servirle si me sacaba del apuro, me sacó y me olvidé
Mi socio confió en lo acordado de palabra y yo me retracté por conveniencia
Le prometí a mi viejo que terminaría la carrera, él murió orgulloso y yo la dejé a medias
Les aseguré a mis alumnos una excursión si aprobaban, aprobaron y no la organicé, les fallé
Juré a mi hijo que este diciembre viajaría a verlo, ya tenía la maleta lista y no cumplí
prometí a mi novia no salir esa noche, di mi palabra y salí, ahora dice que no vale nada lo que digo
Me comprometí con el vecino a guardarle el terreno y se lo vendí a otro que pagaba más
Hice promesa de dejar el cigarro si mi nieta se curaba, ella corre y yo sigo fumando
Quedé en donar médula a un desconocido, firmé, y me rajé por cobarde, esa promesa rota me pesa
¿Cómo recupero la confianza de mis hijos si tantas veces no he cumplido lo que les prometo?
Le di mi palabra a mi socia de no hablar del proyecto y se me fue la lengua en una cena
En el retiro firmé un compromiso con Dios de servir un año y a los dos meses lo incumplí
¿Qué dice la Biblia de los juramentos que uno hace en un apuro y después no cumple?
Señor, te prometí en el hospital ir a misa cada domingo si salía, y falté a mi promesa enseguida

# spend-too-much
Gasto demasiado en ropa que no necesito
Compro por internet y luego me arrepiento
No sé ahorrar, el sueldo se me va en compras
Compro zapatos y bolsos sin necesitarlos
Gasto todo en cuanto cobro
Veo una oferta y no puedo dejar de comprar
Me llegan paquetes cada día y no me controlo
Compro por impulso cuando estoy triste
Gasté mis ahorros en un celular nuevo
Salgo de compras y gasto de más
No puedo parar de comprar en Shein, llegan paquetes a diario
debo cuatro tarjetas de crédito y sigo pasando la siguiente
Cobro el día uno y el diez ya no me queda nada, no sé en qué se va
Escondo las bolsas en el maletero para que mi marido no las vea
¿Es pecado darme caprichos? zapatos tengo como para un regimiento
Pedí un préstamo para irme de vacaciones y ahora lo sufro
Cada vez que me siento triste acabo en el centro comercial
los meses sin intereses de Liverpool me tienen ahogada
Me pierden los gadgets, cambié de iPhone tres veces en dos años y debo los tres
Invito a todos, gasto a manos llenas para quedar bien, y luego ceno arroz
Mi mujer quiere hacer presupuesto y a mí el dinero me quema en el bolsillo
Amazon me conoce mejor que mi madre, a las dos de la madrugada le doy a comprar y al día siguiente me arrepiento
Soy maestra, cobro el viernes y el sábado ya estoy en el outlet llenando bolsas que luego no abro
Tengo 18 y me fundí el aguinaldo en tenis de marca y auriculares, mi mamá está que trina
Le compro juguetes caros a mis nietos cada semana y mi pensión se acaba el día doce
otra vez pasé la tarjeta por un bolso en rebajas, tengo quince y dos brazos
Me encantan las herramientas, el taller está lleno de taladros repetidos y mi mujer llora con el extracto del banco
Las teletiendas me pierden: sartenes, fajas, aspiradoras, tengo un cuarto lleno de compras sin estrenar
Pido comida a domicilio a diario, uber para dos cuadras, suscripciones que olvido, soy una derrochadora
¿Cómo me enseña la Biblia a ahorrar si los billetes me duran lo que un caramelo?
Vendí la cosecha y en un mes me la gasté en rondas, botas y un equipo de sonido, soy manirroto
Las cuotas sin interés me engañan, compré televisor, sillón y freidora que no necesitaba
¿Es pecado el lujo? me compro perfumes y maquillaje por capricho y me justifico con que trabajo mucho
Señor, frena mi mano en el carrito de compras, gasto por aburrimiento y después devuelvo con vergüenza

# childs-teacher-unfair
La maestra de mi hijo lo trata injustamente
El profesor de mi hija le puso mala nota sin razón
La profesora regaña siempre a mi hijo
La maestra le tiene manía a mi niña
El maestro castigó a mi hijo por algo que no hizo
Fui a hablar con la profesora y no me escuchó
La seño dice que mi hijo es vago y no es cierto
La directora defiende a la maestra y no a mi hijo
El profe prefiere a otros alumnos y a mi hija la ignora
Mi hijo odia las clases por culpa de su maestra
La maestra de mi hijo le tiene manía y lo castiga por todo
el profe le bajó la nota a mi niña por una falta que no cometió
Mi chiquita llega llorando porque la señorita la deja en ridículo delante de la clase
Acusaron a mi nieto de copiar y ni siquiera nos escucharon en la reunión
La tutora llama "vago" a mi hijo disléxico, ¿cómo defiendo al niño sin perder la calma?
El entrenador del colegio nunca pone a jugar al mío, solo a los hijos de sus amigos
Fui a hablar con la directora por el trato de esa docente y me despacharon
a mi pequeña la sientan sola al fondo del salón desde octubre
¿Busco otro colegio o le enseño a mi hija a soportar una profesora injusta?
En la boleta le puso conducta pésima, y todos los padres dicen que es un amor
La educadora del jardín compara a mi peque con los demás y lo tilda de lento
El de gimnasia se ríe de mi gordito, y yo con ganas de decirle cuatro cosas
La maestra le rompió el cuaderno a mi nieto delante de todos porque escribe con la zurda
El profe de historia le tiene entre ceja y ceja a mi hijo, por lo mismo que a otros perdona a él lo expulsa de clase
Mi hija sacó diez en el examen y la profesora le puso seis porque dice que se lo hizo alguien
la seño dejó sin recreo a mi niño toda la semana y ni me avisó, él llora cada mañana al ir
Soy mecánico y la tutora me habla como a un ignorante cuando pregunto por las calificaciones de mi hija
Mi hijo levanta la mano y el maestro nunca le da la palabra, dice que es un estorbo para el grupo
La profesora de primaria llama tonta a mi niña por no leer de corrido, ¿me quejo a dirección o lo dejo?
¿Cómo oro por una docente que trata mal a mi hijo sin llenarme de rabia contra ella?
A mi hijo lo dejó fuera de la obra escolar la maestra porque dice que se porta mal, y no es verdad
Los deberes de mi niño los tacha en rojo con comentarios crueles, ese profesor es injusto con él
El catedrático le bajó puntos a mi hija por llevar uniforme usado, fui a la escuela y no me recibieron
Señor, dame palabras serenas para la reunión de mañana con la maestra que culpó a mi hijo sin pruebas

# quarrel-online
Discutí con un desconocido en Facebook
Me insultaron en los comentarios y contesté mal
Peleé en el grupo de WhatsApp y me sacaron
Escribí un comentario con rabia y me arrepiento
Me paso la tarde discutiendo en Twitter
Publiqué algo y me llovieron críticas en internet
Un amigo me bloqueó por un comentario mío
Me atacan en las redes y quiero responder
Se armó una discusión en el chat de padres
Contesté con insultos en un foro
Me enzarcé en Twitter con un desconocido y no puedo dejar de contestarle
discutí con mi prima en los comentarios de Facebook y lo leyó toda la parentela
En el chat de padres del cole me pusieron verde y respondí en caliente
Un tipo me insultó en un foro de teología y yo le devolví algo peor
¿Debo borrar lo que escribí o pedir disculpas públicamente en la red?
Me bloqueó una hermana en la fe por un hilo sobre las vacunas
Paso la noche redactando réplicas a gente que ni conozco
me cancelaron por un tuit y me llegan cientos de mensajes de odio
Empezó con un meme en el grupo y acabó en audios de cinco minutos a gritos
Publiqué una reseña mala y el dueño del local me persigue por Google
Me gusta tener la última palabra en internet, aunque pierda amigos
Me atacaron en YouTube por un video evangelístico, ¿pongo la otra mejilla o apago los comentarios?
Soy jubilado, comento las noticias en el periódico digital y terminé a insultos con medio foro
Le contesté a un troll en Instagram y la pelea lleva cuatro días y doscientos comentarios
En el grupo de WhatsApp del edificio escribí en mayúsculas y ahora nadie me saluda en el ascensor
tengo 15, me pelearon en un chat de Discord, respondí feo y ahora circulan mis capturas
Publiqué mi opinión sobre los toros en Facebook y me cayó una lluvia de insultos, contesté a todos
Discuto de teología en grupos de internet hasta la madrugada y luego no puedo orar de lo alterado que quedo
Un cliente me puso una estrella en Google, le respondí con ironía y se hizo viral, qué vergüenza
¿Qué dice la Biblia de responder a los necios? me tienta escribir otro hilo en X para dejarlos callados
Soy pastora y por un comentario mío en las redes se armó una bronca pública con otra iglesia
Borré el tuit, pero ya lo habían compartido, y mis mensajes de rabia los leyó hasta mi jefe
¿Debo disculparme por escrito en el foro donde me burlé de un usuario o mejor cierro la cuenta?
Señor, quítame el vicio de polemizar en línea, cada notificación es un nuevo pleito con desconocidos

# cannot-leave-work-for-family
Mi hijo está enfermo y mi jefe no me da permiso
No puedo faltar al trabajo para cuidar a mi madre
Me perdí la función de mi hija por trabajar
Mi mamá está en el hospital y no me dan el día
Trabajo los domingos y no veo a mis hijos
No me dieron permiso para ir al entierro de mi tío
Salgo tarde del trabajo y los niños ya duermen
Pedí días libres por mi familia y me los negaron
Mi turno no me deja ir a las reuniones del colegio
Trabajo de noche y mi bebé se queda con otros
Llego a casa cuando los niños ya duermen, siempre hay otra reunión
mi hija dibujó a la familia y yo no salía porque "papi está en la oficina"
Contesto correos en la cena y mi mujer ya ni se queja
Tengo un negocio propio, si no estoy yo se cae, pero me pierdo crecer a mi hijo
¿Cómo pongo límites al jefe que me llama en vacaciones?
Manejo tráiler y paso tres semanas fuera, mis chiquillos me dicen señor
Hago horas extra sin parar para que no les falte nada y lo que les falta soy yo
me perdí el festival, el primer diente y el cumpleaños por estar de guardia
No sé desconectar, hasta en la playa llevo el portátil
Mi esposo es médico y apenas lo vemos; él dice que es su vocación
La empresa me exige viajar y mi niño llora agarrado a mi maleta
Soy mamá y gerente, me siento en deuda en los dos sitios, con la conciencia partida
Soy cajera, mi niña tiene fiebre en la guardería y el encargado dice que hasta las diez no salgo
Mi esposa está por dar a luz y en la plataforma petrolera no me autorizan bajar a tierra
Operan a mi papá el jueves y recursos humanos me negó el permiso porque no queda nadie en el turno
no pude ir a la primera comunión de mi ahijada porque en el hotel no dan domingos libres
Tengo el puesto en la feria y si cierro no comemos, mi hijo actúa el viernes y otra vez miraré el video
Soy interna en una casa, cuido niños ajenos mientras los míos pasan el cumpleaños sin mí
Mi madre tiene cita con el especialista y el jefe me descuenta el día si la acompaño
¿Qué hago si mi trabajo me obliga a estar los domingos y mi familia me reclama en la mesa?
El velorio de mi abuela era a las tres y el supervisor no me soltó de la línea hasta las siete
Soy médico residente, guardias de treinta y seis horas, mi bebé ya camina y yo no lo vi dar el primer paso
¿Cómo cumplo con Dios y con los míos si la empresa no me concede ni un permiso?
Señor, dales salud a mis hijos mientras yo no puedo dejar la fábrica para cuidarlos

# adult-child-not-speaking-to-me
Mi hijo mayor lleva cuatro años sin dirigirme la palabra
mi hija me bloqueó en WhatsApp y no sé por qué
No conozco a mi nieta, mi propia hija no me lo permite
Desde que se casó, mi muchacho dejó de llamarnos
¿Cómo me acerco a un hijo adulto que dice que soy tóxica?
Le mando tarjeta cada cumpleaños y me la devuelven sin abrir
Se enteró de que lo crie mintiéndole sobre su padre y cortó conmigo
mi hija de treinta y cinco cuelga el teléfono en cuanto oye mi voz
La herencia de la abuela me costó el cariño de mi primogénito
Pasé la Nochevieja mirando la puerta por si aparecía mi hijo
Cambió de apellido y de ciudad, no tengo ni su dirección; soy su madre
Me reprocha el divorcio, nunca me lo perdonó, ya es un hombre con canas
Vive a tres cuadras y cruza la acera para no saludarme, mi propia sangre
¿Qué hago mientras espero, como el padre del hijo pródigo?
Su psicóloga le aconsejó poner distancia y ahora soy una extraña para ella
No fui invitada a la boda de mi niña, me enteré por las fotos
Intenté disculparme con mi hijo por haber sido tan duro cuando era chico y sólo recibí silencio
Mi varón se alejó por una discusión sobre su novia, hace ya dos Navidades, y su plato sigue puesto
Crié sola a mi hija, le pagué la universidad y ahora no me dirige la palabra ni por mi cumpleaños
Mi hijo de treinta años cortó toda comunicación conmigo, me eliminó de todo y su mujer me cuelga
Soy agricultor, mi muchacho se fue de la finca enojado y hace seis cosechas que no sé de él
mi hija mayor vive a dos paradas de metro y para ella es como si yo hubiera muerto
Le escribí una carta a mi hijo reconociendo mis fallos de padre y no obtuve respuesta, solo silencio
Me enteré por una vecina de que soy abuelo, mi propio hijo no quiso contármelo
Mis dos hijas hablan entre ellas y conmigo no, dicen que necesitan distancia, y yo miro el teléfono mudo
¿Cómo espera una madre a un hijo adulto que no quiere saber nada de ella?
Fui militar y severo, mi hijo ya tiene cuarenta y me retiró el saludo, quisiera pedirle perdón
Cada Navidad le mando un mensaje a mi hija y aparecen los dos ticks azules sin contestación
¿Qué oración hago por mi hijo distanciado que me sacó de su vida tras casarse?
Señor, ablanda el corazón de mi hija, llevamos cinco años sin hablarnos y yo ya tengo setenta y ocho

# moved-to-a-new-place-knowing-nobody
empecé en una empresa nueva, no conozco a nadie y como sola
Me mudé a Bilbao por trabajo y no conozco ni a un alma
llegué hace un mes a este pueblo y los fines de semana no hablo con nadie
Cambiamos de ciudad y mis hijos lloran por sus amiguitos
Todavía hay cajas sin abrir y nadie ha tocado el timbre
Estudio fuera por primera vez, como sola en la cafetería con los audífonos puestos
¿Cómo se hacen amistades a los cincuenta en un lugar extraño?
Vine a Chile siguiendo a mi esposo y él tiene compañeros, yo las cuatro paredes
no sé dónde comprar pan ni a quién pedirle un huevo, extraño mi barrio
Me trasladaron a una sucursal en el norte, aquí todo el mundo ya tiene su círculo
Camino por calles donde ninguno sabe mi nombre
De Caracas a Montevideo con dos valijas, el frío y cero conocidos
Hasta para poner un contacto de emergencia no supe qué escribir
Abraham salió sin saber a dónde iba, yo igual, pero él llevaba gente
Recién instalada, cumplí años y solo me felicitó el repartidor de Glovo
Dejé mi finca por un apartamento en la capital cerca de mi hija, y la vecindad me es ajena
Mi marido es militar y esta es la quinta base, otra vez empezar desde cero
Hablo otro idioma y en esta tierra me siento muda, ¿Dios está también aquí?
Vine de au pair a Irlanda y al colgar con mamá la habitación se queda en silencio
Nos trasladaron por el trabajo de mi marido a Tijuana y no tengo con quién tomarme un café
Tengo 14, cambié de ciudad a mitad de curso y en el comedor nuevo no conozco a nadie
Soy maestra, me dieron plaza en un pueblo de la sierra y al salir de clase mi única compañía es la radio
acabo de mudarme a Valencia, tengo las maletas a medio abrir y no conozco ni la calle de atrás
Vendimos la casa de toda la vida y nos vinimos cerca del mar, los vecinos nuevos son amables pero extraños
Empecé la universidad lejos de mi pueblo, en el dormitorio nadie sabe cómo me llamo todavía
Llegué de enfermera a un hospital de otra provincia, almuerzo en el coche porque no conozco a los compañeros
¿Cómo se empieza de cero en una ciudad desconocida cuando uno es tímido y ya pasó de los sesenta?
Me instalé en Medellín hace tres semanas y el sábado hablé solo con la señora de la tienda
Me mudé con mi hijo y el perro, aquí no hay primos ni amigas, hasta el médico es un desconocido
¿Va Dios conmigo a este lugar nuevo donde no tengo a ningún conocido?
Señor, ponme en el camino a una persona amiga, en este barrio nuevo paso días sin que nadie me nombre

# why-did-god-let-this-happen-to-me
¿Por qué a mí, Señor? siempre procuré hacer el bien
no entiendo cómo Dios permitió que me pasara esto con lo que le he servido
Primero el trabajo, luego la salud, después el divorcio, ¿qué me falta por perder?
¿Será un castigo por algo que hice?
Crecí de orfanato en orfanato y él miraba, ¿dónde estaba?
Soy buena gente, pago mis impuestos, voy a misa, y me llueven las desgracias
Si es todopoderoso pudo evitar el choque, ¿por qué no movió un dedo?
dicen que todo pasa por algo, explíqueme qué razón tiene mi tragedia
Mi bebé nació con una malformación y me pregunto por qué nosotros
Conozco ladrones que viven felices y yo, que cumplo, estoy destruida
¿Qué quiere enseñarme Dios con tanta calamidad?
Me quedé ciego a los treinta por una negligencia, busco el motivo y no lo hallo
nadie me sabe responder por qué el cielo consintió que me robaran la niñez
Como Job pregunto por la causa de mis males y mis amigos solo me acusan
¿Me puso Dios una prueba o se olvidó de protegerme?
Un segundo antes o después y no me habría tocado a mí la rama del árbol
Tanto sufrimiento junto no puede ser casualidad, pero tampoco veo amor en ello
Me dijeron que Dios no da más de lo que uno aguanta, pues conmigo se pasó, ¿por qué lo autorizó?
Soy campesina, trabajé honradamente y me quedé sin vista, ¿por qué permitió Dios esto precisamente conmigo?
Tengo 16, un borracho chocó a mi familia y quedé en silla de ruedas, ¿por qué a mí?
Nunca le hice mal a nadie y en un año se me juntó todo, ¿qué razón hay para tanta desgracia?
dicen que Dios tiene un plan, pero qué plan es este que me dejó sin piernas y sin novia
Me pregunto qué pecado pagué, porque a mí me tocó la única bala perdida de la feria
Soy pastor y aconsejo a los que sufren, ahora la tragedia es mía y no entiendo por qué Dios la consintió
Mis vecinos que ni rezan están sanos y felices, y a mí que ayudo a todos me cayó esta calamidad
¿Para qué me hizo pasar Dios por una infancia así si podía haberlo impedido?
El destino se ensañó conmigo, primero el incendio, luego el accidente, busco un porqué y no lo hay
¿Es una prueba, un castigo o simple mala suerte lo que Dios dejó que me ocurriera?
No pido que me lo quite, solo quisiera comprender por qué lo permitió y de qué sirve mi sufrimiento
Señor, tú pudiste detener aquella tarde y no lo hiciste, explícame el motivo de lo que me sucedió
Tengo 16, un camión chocó a mi familia y quedé en silla de ruedas, ¿por qué a mí?
Me pregunto qué pecado pagué, porque de cien que íbamos en el barco solo a mí me tocó esta desgracia

# friend-or-relative-without-faith
Mi esposo no cree en nada y me duele ir sola a la iglesia
mi mejor amigo es ateo y temo que se pierda
Mi hija dejó la fe en la universidad y no quiere bautizar a los nietos
¿Cómo le hablo de Cristo a mi padre, que se burla de los curas?
Mi abuelo se está haciendo mayor y nunca ha querido saber de Dios
Oro por la conversión de mi hermano desde hace catorce años
Estoy saliendo con un chico agnóstico, es bueno, pero no comparte lo que creo
en mi casa soy la única cristiana, los demás celebran la Navidad sin Jesús
Mi hijo me dijo ayer que para él la Biblia son cuentos
Le regalé un Nuevo Testamento a mi colega y lo usa de posavasos
Mi cuñada se metió a la nueva era, habla del universo y las energías
¿Se salvará mi mamá, que es tan generosa, aunque no sea creyente?
Quiero invitar a mi amiga al grupo de Alpha sin que se sienta presionada
Mi marido me deja orar pero no me acompaña, ¿qué dice Pedro a las esposas de los incrédulos?
Mi primo perdió la creencia después de la guerra y no acepta que le mencione al Señor
Mi compañero de cuarto es musulmán y me hace preguntas que no sé contestar sobre Jesús
a mis nietos nadie les enseña el padrenuestro, sus papás pasan de la religión
Me parte el corazón que mi melliza no vaya a estar conmigo en la eternidad
Mi hermana mayor dice que la religión es para débiles, y a mí me preocupa su alma
Mi compañero de turno en la ambulancia es incrédulo y me pregunta cosas, ¿cómo le hablo de Dios sin agobiarlo?
Tengo 15 y mi mejor amiga no cree, quiero que conozca a Cristo y no sé cómo invitarla
mi abuelo comunista cumple 90 y sigue diciendo que después no hay nada, le leo salmos y se duerme
Mi sobrino se declaró ateo en la cena de Nochebuena y desde entonces oro por su conversión
Mi amiga enferma no quiere oír hablar de Dios y temo que se vaya sin conocerlo
Llevo treinta años pidiendo por la salvación de mi cuñado, se ríe, come de mi pan y no cree
¿Cómo doy testimonio a mis primos inconversos sin que suene a sermón?
Soy peluquera y mi clienta de siempre, que es como mi hermana, dice que cree en el karma y no en Dios
Mi padrino fue monaguillo, hoy es agnóstico y cada vez que menciono la fe cambia de tema
¿Qué dice la Biblia sobre los seres queridos que mueren sin creer? mi tía no acepta ni que rece por ella
Señor, abre los ojos de mi amigo, es más bueno que muchos creyentes y sin embargo te rechaza

# want-to-come-back-to-god
Me aparté hace veinte años y quiero regresar a los caminos del Señor
fui monaguillo de niño, luego la vida me llevó lejos, hoy siento que me llama de nuevo
¿Me aceptará Dios de vuelta después de tanto tiempo?
Estoy como el hijo pródigo, comiendo algarrobas y pensando en la casa del Padre
Dejé la iglesia a los dieciocho y ahora, con un bebé, quisiera retomar
Pasé ayer por mi antigua parroquia, estaba abierta, entré y me eché a llorar
quiero reconciliarme con Jesús pero no sé cómo empezar a hablarle otra vez
Me descarrié por un hombre inconverso y hoy reconozco mi error
Hace siglos que no me confieso, ¿qué le digo al padre después de tantos años?
Tengo hambre de Dios, lo negué en mi juventud y me hace falta
Me da vergüenza volver y que los hermanos pregunten dónde estuve
Una canción de Marcos Witt en la radio me removió todo lo que había abandonado
Probé el yoga, los cristales, las fiestas; nada llenó, añoro la fe de mi niñez
¿Cómo recupero mi primer amor por el Señor?
Encontré mi Biblia de la primera comunión en una caja y algo se encendió
Soy un reincidente que se alejó, vengo con la cabeza baja a pedir otra oportunidad con Cristo
Quiero enderezar mi vida y acercarme a Dios como antes, estoy dispuesto a dejarlo todo
volver, eso quiero, volver a casa con él, ¿cuál es el primer paso?
Soy marinero, veinte años sin pisar una iglesia, y anoche en cubierta quise hablar otra vez con Dios
Tengo 19, dejé el grupo de jóvenes por las fiestas y ahora extraño a Dios y quiero regresar
Me alejé cuando me divorcié, hoy acompañé a mi nieta a su bautizo y sentí ganas de volver
he estado apartada del camino, probé de todo, y me nace retomar mi vida con el Señor
De niño servía en el altar, de grande me olvidé, y a los 57 quiero reencontrarme con la fe
Mi madre se murió pidiendo que yo volviera al evangelio, ¿cómo doy el primer paso de regreso?
Estoy descarriado hace once años, escuché un himno en el taxi y se me quebró algo por dentro
¿Me recibirá Dios si regreso con las manos vacías después de haberle dado la espalda tanto tiempo?
Me fui de la iglesia por un novio, gasté los mejores años lejos, hoy quiero volver a casa
Quiero renovar mi pacto con Cristo, volver a congregarme, a orar como cuando era muchacha
¿Tengo que bautizarme otra vez para reconciliarme con Dios o basta con arrepentirme y regresar?
Padre, aquí estoy de vuelta, tu hijo que se perdió, enséñame a caminar contigo de nuevo

# hate-my-job
Odio mi trabajo, el domingo por la tarde ya me duele la barriga
llevo quince años en un call center y no aguanto un grito más
Mi jefa me desprecia y cuento los minutos hasta la salida
Estudié arquitectura y acabé llenando planillas de Excel
¿Es malo renunciar sin tener otra cosa? detesto cada turno
Estoy en la cadena de montaje, ocho horas el mismo tornillo
Me siento esclava en ese restaurante, propinas miserables y clientes groseros
En esta chamba me estoy marchitando pero tengo que darles de comer a mis hijos
Todo lo que hacemos en la agencia es vender humo y me pesa
mi profesión de abogado me da asco, defiendo a puros sinvergüenzas
Trabajad como para el Señor, dice; ¿también limpiando oficinas a las cinco por una miseria?
Voy al curro como quien va al dentista
Me aburro mortalmente en el ministerio, sello papeles que nadie lee
El sueldo es bueno pero me levanto con náuseas de pensar en esa empresa
Reparto paquetes bajo la lluvia, cronometrado, sin tiempo para orinar, ¿para esto nací?
Los de mi departamento se apuñalan por un ascenso, el ambiente es venenoso
Soy maestra quemada, ya no soporto las aulas, y antes era mi pasión
Quisiera dejar el banco y poner un huerto, mi suegro dice que hay que aguantar y dar gracias
Despellejo pollos en una cadena, ocho horas con frío, y odio hasta el olor de mis guantes
Soy teleoperadora, vendo seguros que nadie quiere y lloro en el baño antes de fichar
Mi papá me metió en su notaría, detesto ese oficio y cuento los años que me faltan
trabajo en una hamburguesería, apesto a aceite y cada turno se me hace eterno, no lo soporto
Soy guardia de seguridad, doce horas mirando una puerta, siento que mi empleo me está secando el cerebro
Estudié música y acabé en contabilidad, cada lunes me arrastro a esa oficina gris sin vocación
El despertador me da asco, aborrezco mi trabajo en el matadero pero no sé hacer otra cosa
¿Cómo trabajo con gusto para Dios en un puesto que detesto y que no me aporta nada?
Soy dentista con consulta llena y la verdad es que nunca me gustó, vivo esperando el viernes
Cargo cajas en un almacén, la rutina me mata, el uniforme me pica y la paga es una burla
¿Qué dice la Biblia de renunciar a un empleo que te amarga aunque pague las cuentas?
Señor, dame paciencia para aguantar este curro de repartidor que odio mientras aparece otra puerta

# adopting-or-fostering-a-child
Estamos en lista para adoptar y el proceso no se acaba nunca
acogimos a un niño de siete años y no se deja abrazar
Nuestra hija adoptiva quiere buscar a su madre biológica y me asusto
¿Podré querer a un hijo que no salió de mi vientre?
La trabajadora social viene el jueves a evaluar si somos aptos
Somos familia de acogida y en mayo la pequeña vuelve con sus padres, se me desgarra el corazón
Mi sobrina quedó a mi cargo y ahora el juez me pregunta si la quiero adoptar
el niño que adoptamos en Etiopía sufre pesadillas y rompe los juguetes
Mi esposo no está convencido de la adopción, yo sí, ¿cómo nos ponemos de acuerdo?
Nos asignaron dos hermanitos del orfanato y temo no estar a la altura
¿Cuándo y cómo le contamos que es adoptado?
Mis suegros no tratan igual a la nieta que llegó por el DIF
La adolescente que acogimos me grita "tú no eres mi mamá"
Soy soltera y siento que Dios me pide abrirle mi hogar a un huérfano
moisés fue adoptado por la hija del faraón, eso me anima mientras llega nuestra idoneidad
Después de cuatro fecundaciones fallidas pensamos en adoptar, ¿es aceptar una derrota?
Los padres del bebé que cuidamos temporalmente aparecieron a reclamarlo
Nos rechazaron el expediente por la edad y ya teníamos la cunita lista
Somos agricultores sin hijos, nos llaman para acoger a una niña de nueve años y estamos entre ilusión y vértigo
Mi hijo adoptado tiene 13 y me echa en cara que su madre verdadera es otra
Llevamos cuatro años con papeles de adopción internacional y el país cerró el programa
la pequeña que tenemos en acogida esconde pan bajo la almohada, no sé cómo darle seguridad
Soy enfermera soltera, un bebé abandonado en mi planta me robó el corazón y quiero adoptarlo
Acogimos a dos hermanos por orden del juzgado, y mis hijos biológicos se sienten desplazados
Mi nieta llegó adoptada de Colombia y no se parece a nadie, quiero que sepa que es nuestra
¿Qué dice Dios de la adopción? mi mamá opina que la sangre es la sangre y no lo ve bien
Devolver al niño de acogida a su familia de origen me partió, ya me decía mami
Tuvimos la entrevista con la psicóloga de adopciones y nos preguntaron si sabríamos criar a un niño con secuelas
¿Cómo oro por la madre biológica de mi hija adoptiva, que hoy cumple cinco años?
Señor, prepara nuestro hogar, pronto nos asignan a un adolescente de un centro de menores en acogimiento

# spouse-lies-or-hides-things-from-me
Descubrí que mi marido tiene una cuenta bancaria que yo no sabía
mi mujer borra los mensajes antes de entregarme el teléfono
Me dijo que estaba de viaje de trabajo y lo vieron en el casino
Encontré recibos de un hotel en su saco y dice que son de un compañero
Él perdió el empleo hace tres meses y salía cada mañana con el maletín fingiendo
¿Cómo vuelvo a creerle a mi esposa después de tantos engaños?
Se cambió la clave del celular y lo pone boca abajo en la mesa
Mi esposo debe una fortuna y me enteré por el cobrador
ella le manda plata a su mamá a mis espaldas
Me negó durante años que tenía un hijo anterior
Siempre me cuenta verdades a medias, lo pillo, llora, y vuelve a disimular
Fuma otra vez a escondidas, huele a chicle de menta, y me jura que no
Dice que gana menos de lo que realmente cobra, vi su nómina por casualidad
¿Lo confronto o espero a que él confiese lo que oculta?
Mi señora firmó de aval por su hermano sin consultarme
Me esconde las cartas de Hacienda detrás de los libros
Ya no sé qué es cierto en mi matrimonio, hasta lo de su título universitario era falso
se ve con su ex "solo por un café" y nunca me lo menciona, me entero por terceros
Mi marido dice que va a pescar y la caña sigue en el garaje, ya no le creo ni la hora
Mi esposa tiene un segundo teléfono, lo encontré en la bolsa de la aspiradora y lo niega
Soy chofer, llegué antes de lo previsto y mi mujer me mintió sobre dónde había estado
mi esposo prestó nuestros ahorros a su amigo y me lo ocultó dos años
Descubrí que mi marido no terminó los estudios que decía, nuestro noviazgo empezó con un engaño
Mi mujer compra cosas y las esconde en casa de su hermana para que yo no sepa cuánto gasta
Cada vez que le pregunto por su sueldo mi esposo cambia la cifra, siento que vivo con un desconocido
¿Cómo recupero la confianza en un marido que miente hasta en lo pequeño y lo descubro siempre?
Mi esposa visitó al médico y me escondió el resultado, me lo contó mi suegra, me duele la falta de franqueza
Tiene un correo que yo no conocía y borra las conversaciones, mi matrimonio está lleno de secretos
¿Qué dice la Biblia cuando tu cónyuge te oculta la verdad y jura que no pasa nada?
Señor, que mi esposo sea sincero conmigo, le hallé facturas escondidas en la guantera y me inventó un cuento

# spouse-left-me
Mi esposo hizo la maleta y se fue de casa el martes
me dejó por una compañera de su gimnasio después de veintidós años
Mi mujer se marchó y se llevó a los niños a casa de su madre
Encontré una nota en la nevera: ya no te amo, perdóname
¿Dios puede hacer que mi marido regrese al hogar?
Se largó con una más joven y yo me quedé con las deudas y el perro
Firmé los papeles del divorcio que pidió ella, yo no quería
me abandonó estando embarazada de cinco meses
Hace medio año que vive en otro departamento, dice que necesita encontrarse
Todavía dejo libre su lado de la cama, soy tonto, mi esposa ya está con otro
El padre de mis hijos voló a Estados Unidos y formó otra familia allá
Quité las fotos de la boda y quedaron las marcas en la pared
Me botó como un trapo viejo, ¿qué dice la Biblia a una mujer repudiada?
Mi señora me soltó que jamás me quiso y cerró la puerta
Los domingos sin los chicos, desde la separación que no pedí, son insoportables
Lo esperé con la cena caliente y llegó un mensaje de su abogada
¿Tengo que darle el divorcio o luchar por un pacto que él ya rompió?
A los sesenta y ocho mi viejo se fue detrás de un amor de Facebook
Soy pastor y mi esposa se fue de casa un sábado, el domingo tuve que explicar la silla vacía
Mi marido me abandonó por la niñera, se llevó el coche y dejó a los tres niños preguntando
Tengo 24, llevábamos un año casados y mi mujer me dijo que ya no me quería y se marchó con sus padres
se fue a comprar tabaco, como en los chistes, y me dejó con dos bebés y el alquiler
Después de treinta y seis años mi esposo pidió la separación, dice que quiere vivir su vida, y yo me quedé plantada
Mi esposa emigró a España con la promesa de llevarme y allí se juntó con otro, me dejó por mensaje
Todavía pongo su plato, mi marido me dejó en agosto y no me acostumbro al silencio del taller
¿Debo esperar a la esposa que me abandonó o aceptar que no va a volver?
Vació el armario mientras yo estaba en el turno del hospital, ni se despidió, se largó con su secretaria
Los niños duermen con la camisa de su papá, él se fue hace un mes y no ha llamado
¿Qué consuelo hay en Dios para una mujer abandonada por su marido a los sesenta?
Señor, restaura mi hogar o dame fuerza, mi mujer se fue y me quitó hasta las ganas de comer

# afraid-of-losing-my-job
Van a recortar personal en la fábrica y creo que estoy en la lista
hay rumores de ERE y no pego bocado
Mi contrato vence en junio y el jefe evita hablar de renovación
Dicen que la inteligencia artificial va a reemplazar mi puesto
¿Y si me despiden? tengo hipoteca y tres bocas que alimentar
Contrataron a un muchacho más barato y le estoy enseñando todo lo que sé
La empresa se muda a Polonia y nos citaron a todos el viernes
Cometí un error grande con un pedido y espero que me echen en cualquier momento
Estoy embarazada y temo decírselo a mi supervisora por si prescinden de mí
me bajaron el rendimiento en la evaluación, siento la soga cerca
Soy funcionaria interina y con el cambio de gobierno nos pueden cesar
El restaurante está cada vez más vacío y el dueño mira los números con mala cara
Tengo cincuenta y ocho, si me liquidan ahora ¿quién me va a contratar?
cada vez que suena el anexo de Recursos Humanos me da un vuelco el corazón
Ya sacaron a los dos de mi equipo, falto yo
Estoy de baja por la espalda y me han insinuado que quizá mi plaza no siga
Mi patrona se va a un asilo y me quedo sin la casa donde limpio, de eso vivimos
¿Cómo confío en el pan de cada día con la incertidumbre de si seguiré empleado en otoño?
Soy cajera y están poniendo cajas automáticas, cada semana despiden a dos, temo ser la próxima
La fábrica apagó un horno y los sindicatos hablan de despidos, trabajo ahí desde los dieciocho
Me llamó el gerente para una reunión el lunes sin decir el motivo, creo que me van a correr
llegué tarde tres veces por el bebé y mi supervisor ya me puso una amonestación, me puedo quedar sin empleo
Soy profesora interina, mi plaza sale a concurso y con dos hijos no sé si seguiré contratada
Nos compró una multinacional y están evaluando puestos, me huelo que sobra mi departamento
Soy periodista, cerraron la edición de papel y cada correo de dirección me acelera el pulso por si es el despido
¿Cómo pongo en manos de Dios el temor a que me echen del trabajo siendo el único sueldo de la casa?
El patrón habla de vender las vacas, y si las vende los peones nos quedamos sin trabajo y sin vivienda
No pido vacaciones ni me pongo enferma por miedo a que vean que pueden prescindir de mí
¿Qué salmo leo antes de la evaluación anual? corre el rumor de una reestructuración en la empresa
Señor, guarda mi puesto, la obra se termina en abril y el contratista no nos ha asegurado la siguiente

# unsure-that-i-am-saved
No tengo certeza de mi salvación, me acuesto con esa duda
hice la oración del pecador cinco veces por si acaso
¿Cómo sé si realmente soy hijo de Dios o me engaño?
Me da miedo escuchar "nunca os conocí" el día del juicio
Acepté a Cristo de niña en un campamento, pero ¿valió si no entendía?
Si muriera esta noche no estoy seguro de ir al cielo
¿Se puede perder la salvación? en mi iglesia dicen que sí y en la de mi tía que no
No veo frutos del Espíritu en mí, quizá no nací de nuevo
temo no estar entre los elegidos, leo sobre la predestinación y me angustio
Todos a mi alrededor hablan en lenguas y yo no, ¿estaré sellado?
¿Me iré al purgatorio o al infierno si fallezco sin confesión?
Creo en Jesús, pero ¿y si mi fe no es suficiente para ser rescatado?
Sueño que llega el arrebatamiento y a mí me dejan atrás
Me bauticé por presión de mis padres y ahora me pregunto si cuenta
Intento ser buena persona, ¿cuánto hay que hacer para ganarse la gloria?
Leí Hebreos seis y entré en terror de haber caído sin remedio
¿Mi nombre figura en el libro de la vida? quisiera alguna garantía
a veces siento seguridad y al otro día me creo perdida para siempre
Soy diácono, enseño la salvación a otros y en la noche me pregunto si yo mismo soy salvo
Tengo 14, recibí a Cristo en la escuela dominical pero no sentí nada, ¿seré salva de verdad?
Cada vez que fallo pienso que perdí la salvación y repito la oración de entrega
mi abuela dice que soy de los escogidos, pero yo no tengo ninguna seguridad de ir al cielo
Leí que muchos dirán Señor, Señor, y quedarán fuera, y me angustia ser de esos
No recuerdo el día de mi conversión como los otros hermanos, ¿y si nunca nací de nuevo?
Voy a la iglesia desde la cuna, mas no tengo certeza de la vida eterna, quizá solo es costumbre
¿Cómo puedo estar seguro de que Cristo me salvó y no me borrará del libro de la vida?
Estuve en un retiro, lloré, me entregué, y a los quince días ya dudaba si aquello fue auténtico
Mi suegro testigo dice que sin su organización no me salvo, y me dejó inquieto sobre mi eternidad
¿Qué señales hay en la Biblia de que alguien es salvo? no veo en mí amor ni cambios suficientes
Señor, dame la seguridad de ser tuyo, a mis 73 no quiero llegar a tu puerta y que no me conozcas

# new-to-faith-where-to-begin
Acabo de convertirme y no sé por dónde empezar a leer la Biblia
nunca me hablaron de Dios en casa, quiero conocerlo ¿qué hago primero?
Me regalaron unas Escrituras, abrí por Levítico y no entendí ni jota
¿Cómo se reza? nadie me enseñó y me siento ridícula hablando sola
Hace dos semanas levanté la mano en un culto, ¿ahora qué sigue?
Tengo sesenta años y quiero hacer la primera comunión, ¿es tarde?
Soy nuevo en esto: ¿qué diferencia hay entre el Antiguo y el Nuevo Testamento?
mi novia es creyente y me picó la curiosidad por Jesús, ¿qué evangelio me recomienda?
Vengo del ateísmo y algo me tocó el corazón en la montaña
¿Necesito bautizarme ya o primero aprender?
Quiero iniciarme en el cristianismo pero hay tantas iglesias que no sé cuál elegir
Me crie budista y una compañera me habló de Cristo, tengo mil preguntas básicas
Descargué una app de la Biblia, hay Reina Valera, NVI, Dios Habla Hoy... ¿cuál agarro?
Soy un principiante total, ¿qué significan los numeritos como 3:16?
Empecé a creer en la cárcel de mi soledad, leyendo un folleto que me dieron en el bus, y quiero saber más
¿Qué cosas tengo que cambiar en mi vida ahora que he recibido al Señor?
No sé ni hacer la señal de la cruz, me gustaría dar mis primeros pasos en la fe
mi nieta me lee salmos y a mi edad recién estoy descubriendo quién es Dios, guíeme
Soy camionero, un compañero me regaló una Biblia de bolsillo y quiero saber por qué libro se empieza
Entregué mi vida a Cristo el domingo, tengo 17, en casa nadie cree, ¿qué hago ahora cada día?
Nunca había rezado hasta que nació mi hija, quiero aprender a orar y no sé ni las palabras
vengo de familia atea, empecé a creer hace un mes y me pierdo entre apóstoles, profetas y salmos
¿Qué leo primero, un evangelio o el Génesis? soy nueva en esto y tengo hambre de conocer a Dios
Soy china viviendo en Lima, me invitaron a un estudio bíblico y no sé nada de nada, explíquenme lo básico
Me inscribí en la catequesis de adultos a los 45, la gente se sabe las respuestas y yo no sé ni sentarme
Hice la oración de fe con un capellán del hospital y quisiera crecer, ¿cuáles son los primeros pasos?
Estoy recién convertida, me hablan del Espíritu Santo, la gracia, el reino, y no entiendo esas palabras
¿Tengo que comprarme una Biblia católica o evangélica si apenas estoy descubriendo la fe?
A mis 81 años una cuidadora me presentó a Cristo, quiero comenzar y no tengo idea de cómo
Dios, soy principiante, ni sé cómo saludarte, enséñame por dónde se empieza contigo

# expecting-a-child-and-afraid
Estoy embarazada de ocho semanas y muerta de miedo de perderlo otra vez
me salió positivo el test y mi novio no quiere saber nada
Voy a ser papá y no sé si podré mantener a una criatura
Tengo diecisiete años y un retraso de dos meses, no sé cómo decírselo a mis padres
¿Y si el bebé viene enfermo? la ecografía mostró algo raro
El parto se acerca y me aterra el dolor y que algo salga mal
Espero gemelos, ya tenemos tres, vivimos en dos habitaciones
Quedé encinta a los cuarenta y cuatro, los médicos hablan de riesgos y síndromes
me da pavor no querer a mi hijo cuando nazca
Mi propia madre fue fría conmigo, ¿sabré yo ser mamá?
Me mandaron reposo absoluto por placenta previa, cuento los días
Mi mujer está preñada y yo por las noches sudo pensando en la responsabilidad
No fue planeado y me aconsejan interrumpir el embarazo, estoy confundida
Salgo de cuentas en agosto y mi marido está destinado lejos, daré a luz sola
¿Qué salmo puedo leerle a la panza cuando me entra la angustia?
Tuve una cesárea espantosa con el primero y me tiembla todo de pensar en la segunda
Con diabetes gestacional y presión alta temo por la vida que llevo dentro
María también se turbó cuando el ángel le anunció, ¿verdad? yo así con mi noticia
Soy maestra, estoy de cinco meses y en la ecografía salió un problema en el riñón del bebé
Tengo 19, me hice la prueba en el baño de la uni, dos rayitas, y estoy aterrada con este embarazo
Después de dos pérdidas estoy encinta de nuevo y cada ida al baño es un susto
mi esposa está embarazada de trillizos, soy albañil y no sé de dónde voy a sacar para pañales
Voy por la semana treinta y seis, el bebé viene de nalgas y le tengo pavor al parto
Seré abuela, mi hija espera un niño con preeclampsia y está ingresada, no dejo de temblar
Me enteré de que espero una niña y lloré de miedo, no de alegría, no sé ser madre
¿Qué oración puedo hacer cada noche por la criatura que llevo en el vientre y por el alumbramiento?
La matrona dice que todo va bien, pero si no se mueve en una hora ya corro a urgencias
Estamos embarazados y yo, futuro papá, sueño que se me cae el bebé de los brazos
¿Cómo confío en Dios si en la gestación pasada el cordón se enredó y casi no lo cuenta mi hijo?
Señor, cuida a mi bebito hasta que nazca, me hicieron la amniocentesis y el pinchazo me dejó asustada

# child-lies-or-steals
Mi hijo de ocho se guardó un cochecito en la juguetería y salió tan campante, me enteré en el bus
Caché a mi hija sacando dinero de mi bolsa mientras yo me bañaba, y todavía tuvo el descaro de negarlo
El chaval me miente más que habla, ayer que tenía entrenamiento y resulta que lo echaron hace un mes
La tutora me escribió por tres suspensos que mi niña nos tenía bien escondidos desde la evaluación
¿Qué hago con un hijo mentiroso? Castigos, premios, charlas, nada le quita la maña
Tengo un puesto de frutas y el que me saca de la caja es mi propio muchacho, lo vi con estos ojos
Mi hija quinceañera me juraba que dormía donde su prima y estaba en la playa con los amigos
Lleva a casa lápices, gomas, hasta un estuche ajeno, y dice que se los regalan, tiene seis añitos
La vecina me reclama que mi niño se llevó la pelota de su hijo y él lo niega en mi cara
¿Cómo le explico el no robarás y el no mentirás a un niño de siete para que le entre en el corazón?
Descubrí que mi hijo imita mi letra y se firma solo las faltas de asistencia, hasta le sale bonita
El gerente de la tienda no quiso denunciar, mi hija se metió dos blusas bajo el suéter, quiero llorar
Me roba mi propio hijo, primero fueron monedas para el recreo y ahora billetes de la mesita de noche
mi hijo le mintió a todo el salón diciendo que su papá es piloto, yo manejo un camión de basura
Pido a Dios que mi niña aprenda a ser honesta, hoy otra vez con embustes sobre la tarea
Con qué paciencia educo a este nieto que esconde el cuaderno de notas y me sisa las vueltas del pan
El pequeño rompió la alcancía del mayor, se gastó todo en figuritas y echó la culpa a la gata
Somos una familia decente y nuestro hijo salió en la cámara del súper hurtando unos audífonos
Mi hija confesó que inventó lo del dolor de barriga todo el trimestre para no ir a gimnasia
¿Debo obligarlo a dar la cara en la papelería donde robó o basta con que pague con sus domingos?
Desde que nos separamos mi niño cuenta una mentira a su padre y otra a mí, y se aprovecha de los dos
me duele no poder dejar mi cartera a la vista en mi propia casa por culpa de mi hijo
A mi hijo lo suspendieron por vender en el recreo cosas que se robaba de las mochilas
Señor, dame firmeza y ternura con esta hija que falta a la verdad mirándome con ojos de ángel
Le doy su mesada puntual y aun así le agarra dinero al abuelo, que está medio ciego y confía en él
Mi hija dice que sacó un nueve y era un tres, lo supe por otra mamá en el grupo de WhatsApp

# thankful-for-good-news
Llegó al mundo mi Valentina, cuarenta y nueve centímetros de alegría, ¿qué oración de gracias hago por ella?
El médico abrió el sobre y dijo negativo, salí a la calle y abracé a un desconocido, gracias Dios mío
Gané la plaza de maestra en mi propio pueblo, todavía no me lo creo, quiero agradecer como se debe
Mi muchacho cruzó la puerta con su maleta, se quedó a vivir, y la casa volvió a oler a comida
nos salieron los papeles!!! después de ocho años ya puedo ir a ver a mi mamá, gloria a Dios
¿Con qué salmo se dan las gracias por un nieto recién nacido?
Aprobé el último examen de la carrera a los 52, con mis hijos aplaudiéndome en el pasillo
Me quitaron el yeso y camino, parece una tontería pero voy por la calle dando gracias a cada paso
Trasplante conseguido, mi hermano está en planta y come solo, estoy que no quepo de agradecimiento
Señor, hoy no traigo peticiones, vengo a agradecerte el pan, el techo y estos tres diablillos
Pagamos la última letra de la casa, quemamos el recibo en el patio y cantamos, ¿hay un texto de acción de gracias?
Después de tanto tratamiento el corazoncito late, doce semanas, estamos felices y muy agradecidos
Qué versículo pongo en la tarjeta de agradecimiento para las enfermeras y para Dios por la recuperación de mi padre
La pesca fue tan buena que llenamos dos barcas, los viejos decían que no veían algo así desde el 87
Me llamaron de la empresa, empiezo el lunes, contrato fijo, mi señora bailó conmigo en la sala
El Señor me ha hecho un milagro y quiero contarlo con palabras de la Biblia en el culto de gratitud
Encontraron a mi perrito y al mismo día me dieron la beca, ¡qué regalo de jornada!
Mi hija salió de cuidados intensivos sonriendo y pidiendo helado, bendito, bendito, bendito
cumplo 80 rodeada de bisnietos y quiero dar gracias por tanta vida, recomiéndame una lectura alegre
Mi hijo, el marinero, ya desembarcó en Vigo sano y salvo, esta noche hay fiesta
Parió mi nuera después de treinta horas, madre e hijo perfectos, no hago más que sonreír y agradecer
Nos concedieron la adopción, el martes recogemos al pequeño, ¿cómo celebramos delante de Dios una noticia así?
Saqué la nota que necesitaba en la selectividad, mi abuela encendió una vela y yo grité por la ventana
El negocio por fin dio para todos, repartí pan dulce entre los empleados y rezamos un gracias juntos
No sé a quién contarle mi alegría a estas horas, el tumor desapareció, estoy limpia, gracias
Le prometí al Señor que si todo salía bien se lo agradecería en público, salió bien, ¿qué leo?

# remarrying-late-in-life
Enviudé a los 59 y ahora, con 65, un compañero de la universidad de mayores me ha pedido que me case con él
Mi papá viudo tiene novia y yo, que soy su hija, fui la que más se opuso a que volviera a casarse, ¿hice mal?
En la tumba de mi marido le pregunté en voz alta si le molesta que me vuelva a enamorar
Llevo dos décadas divorciado y a los 62 encontré a Lucero, ¿la Iglesia nos deja casarnos?
mis tres hijos no le dirigen la palabra a mi prometido, dicen que a mi edad debería dedicarme a los nietos
Me da vergüenza decir novio con 71 años, pero lo es, viudo como yo, y me trae claveles
¿Es pecado que un viudo de setenta y tantos quiera otra vez el calor de una esposa?
La gente dice que no respeté el luto, pasó año y medio y ya hablo de boda con don Ernesto
Rezo por el alma de mi difunta y a la vez pienso en otra mujer, ¿se puede querer a las dos?
En la resurrección, ¿de cuál de mis dos maridos voy a ser mujer si me caso por segunda vez?
Mi hijo el mayor cree que mi nueva pareja viene por la herencia, y ella tiene más que yo
Con 57 años y un divorcio a cuestas me tiemblan las rodillas porque Ramiro quiere llevarme al altar
Fuimos novios a los 18, la vida nos separó, los dos enviudamos y ahora queremos casarnos por fin
el cura nos pregunta por qué no seguimos de amigos nada más, ella tiene 68 y yo 73
¿Qué dice el Nuevo Testamento de las viudas que quieren casarse? Me interesa, tengo pretendiente
Dormir en la cama que compartí con mi esposo con un segundo marido, eso es lo que no logro imaginar
Ella viuda con nietos en Chile, yo separado con nietos en Perú, ¿dónde arma uno un hogar a los sesenta?
Mi suegra, madre de mi difunto, lloró cuando supo que me caso de nuevo, la quiero y no deseo herirla
Ya de vieja me salió este amor, qué cosas, y mis hijas murmuran en la cocina
Jubilado, viudo, con próstata y todo, y una viuda del hogar del pensionista me dijo que sí
Quiero casarme otra vez pero sin quitar de la pared el retrato de Carmen, que fue mi vida cuarenta años
Dios dijo que no es bueno que el hombre esté solo, ¿vale también para uno de 76?
Mi ex ya rehizo su vida, yo a mis 53 conocí a alguien del coro y no sé si como divorciada tengo permiso
Me pidieron mis hijos que espere, que mamá apenas lleva dos años enterrada, pero a los 78 no hay tanto tiempo
Las segundas nupcias de mi abuela dividieron a la familia, ella está radiante, ¿cómo la apoyo?
Después de vestir de negro siete años me compré un vestido azul para cenar con un viudo, ¿voy bien, Señor?

# afraid-to-speak-before-people
Me apuntaron para la primera lectura de la boda y cada vez que ensayo en voz alta me atraganto
Tartamudeo desde chico y en la célula me toca compartir la palabra este jueves, ya busqué mil excusas
Ante el micrófono se me va el aire, me pongo como un tomate y hablo bajito que nadie me oye
Me votaron delegada de curso por mayoría y yo pensando que se equivocaron, no sirvo para mandar
¿A quién llamó Dios que también decía que no sabía hablar? Necesito ese ejemplo antes del domingo
tengo que defender la tesis ante el tribunal y sueño cada noche que me quedo mudo
La hermana Nidia insiste en que cante el solo de Navidad y me da pánico que se me salga un gallo
Soy catequista nueva, los papás vienen a la primera reunión y a mí me tiemblan hasta las pestañas
Dije que no a predicar otra vez, puse de pretexto la garganta, y me quedé con la espinita
Me nombraron capataz en la mina, hay que hablarle a la cuadrilla cada madrugada y yo soy de pocas palabras
Quisiera dar testimonio de mi sanidad pero me imagino a todos mirándome y se me revuelve el estómago
¿Cómo vencer la timidez para dirigir el rosario delante de las vecinas?
Cuando expongo en clase leo la hoja sin levantar la vista, la voz me sale temblona y se ríen
El coro me quiere de directora, acepté sin pensar y ahora siento que me queda enorme el cargo
Soy enfermera, me tocó hablar en el congreso sobre curas, y del miedo a hablar en público no duermo
Me hicieron presidente de la junta de riego siendo el más joven, ¿con qué cara hablo ante los mayores?
Se me traba la lengua con la R y me pusieron a leer la carta a los Romanos, qué ironía
qué oración corta puedo decir antes de salir al escenario, me entran unos nervios terribles
El pastor me soltó de sorpresa hermana pase a orar y yo me quedé clavada en la silla, sin voz
Debo despedir con unas palabras a mi jefe ante toda la fábrica y prefiero limpiar los baños un año
Me da pavor el público, pero me muero de ganas de contar lo que he vivido, ¿me lanzo?
Con mi español mal hablado, yo que soy de habla quechua, me piden que predique, ¿y si se burlan de cómo digo las cosas?
Me eligieron alcaldesa pedánea por un voto, no me siento preparada y el sábado es el pregón desde el balcón
A mi marido le ofrecieron ser anciano y dice que él no vale, que ni hablar sabe, ¿cómo lo animo?
Aprendí el sermón de memoria y al subir al estrado vi todas esas caras y no me salió ni el saludo
Que el Espíritu hable por mí, porque yo frente a la asamblea tartamudeo, sudo y olvido

# sudden-money-and-who-asks-for-it
Acerté la primitiva y no paran de salirme parientes, hasta un primo segundo de Murcia que vende placas solares
Heredé de mi madrina un dineral y mi cuñada ya le puso nombre a su parte
¿Cuánto doy y a quién? Me cayó del cielo una fortuna y cada cual me cuenta su necesidad
Con el bono de fin de año invité a todos y ahora me creen banco, me piden hasta para el celular
Me noto distinta desde el premio, desconfío de cualquiera que me sonríe, no me gusta en qué me convierto
le pegué al baloto y mi compadre dice que él me dictó el número, que vamos a medias
Vendimos la finca familiar a una minera, somos ricos de repente, y en la vereda nos miran raro o nos piden
El dinero del premio, ¿lo bendice Dios aunque venga de un juego? Quisiera darlo en parte a un orfanato
Mis tíos de allá creen que en España llueve plata, y justo ahora que sí recibí una herencia no sé negarme
Soy portero y me tocó medio millón, los inquilinos que no saludaban ahora me traen croquetas
¿Cómo repartir una herencia inesperada de un tío solterón con generosidad pero sin quedar sin nada?
Cobré el seguro, una suma grande, y mi hermana quiere que le pague la hipoteca como si fuera obligación
Me hicieron fijo con prima de firma, juego en segunda división, y hasta el profesor que me suspendía me pide entradas y plata
A mis 70 me saco la rifa del carro y la camioneta, y los nietos se acuerdan de la abuela todos los días
Di, di y di, y los mismos vuelven a pedir, ¿hay un límite para ayudar cuando uno recibió mucho de golpe?
En el grupo de la familia pusieron una lista de lo que cada uno quiere que les compre con mi premio
No quiero que el dinero me mande, Señor, llegó tan de pronto que ni sé contarlo
Nos expropiaron para la autopista y pagaron bien, ahora el suegro quiere tractor y mi madre quiere panteón
qué enseña la Biblia al que se vuelve rico de la noche a la mañana, me da susto perder la sencillez
Le dije que no a un amigo que quería que invirtiera mi herencia en su bar y ya no me habla
Salió en el periódico que ganamos la grande en la peña, y hasta el dentista me trata de don
Recibí el retroactivo de la pensión, tres años juntos, y todos mis hijos tienen de pronto una urgencia
Mi canción se hizo viral, me depositaron más que en diez años, y los del barrio me esperan afuera a ver qué les cae
¿Está mal no contarle a la parentela que heredé? Me lo callo para que no me pidan
Mi esposo repartió la mitad del premio entre sus hermanos sin consultarme, y siguen pidiendo la otra mitad
Con tanta plata de golpe compré cosas que no necesito y no di nada al que me pidió en la puerta, me remuerde

# proud-of-my-success
Desde que salgo en la tele local camino esperando que me reconozcan, y si no, me ofendo, qué vanidad la mía
Me dicen engreído en la oficina y yo pienso que es que no soportan que sea el mejor
Abrí mi cuarta sucursal y me oigo diciendo yo, yo, yo en cada conversación
Me encontré a un amigo de la infancia que recoge basura y fingí no conocerlo, por soberbia
Vivo de los aplausos, soy músico, y el día sin elogios me siento furioso con el mundo
¿Cómo se cura la soberbia? Me ha ido de lujo en los negocios y miro a los demás como a fracasados
ascendí a capitán y mi madre dice que llegué a casa dando órdenes, que se me subió el grado a la cabeza
Sacó mejor nota que nadie mi hijo y yo lo ando presumiendo, pero lo presumo como si fuera mérito mío
El confesor me dijo que mi pecado es el orgullo, y me indigné, con todo lo que yo he logrado
Construí mi casa de tres pisos en el pueblo y confieso que la hice alta para que me la envidien
Dios da gracia a los humildes, lo leí ayer, y yo acababa de humillar a un practicante delante de todos
Como chef con estrella ya no acepto una crítica, le grité a un cliente que no sabe comer, ¿soy tan prepotente?
Mi novia me dejó una nota, que soy buenísimo en todo menos en bajarme del pedestal
Me va bien en todo y por eso mismo temo estar volviéndome arrogante sin darme cuenta
Fui el primero del barrio en ser ingeniero y ahora me da fastidio la plática de los de antes
qué texto de la biblia leo para bajarme los humos, gané el premio y ando insoportable
En la iglesia todos alaban mi voz y yo, en lugar de cantarle a Dios, me canto a mí misma
Me molesta que feliciten a otro cuando yo soy la que saca adelante el departamento
El éxito me volvió creído, lo admito, corregía hasta al taxista su manera de manejar
Con mi título de doctora exijo que me llamen así hasta en la panadería, y mi hermana se ríe de mí
Vendo más que toda la sucursal junta y ya no saludo a los nuevos, un compañero me llamó altanero
Mi equipo juvenil quedó campeón y en la entrevista no nombré a nadie más que a mí, el entrenador
¿Puede uno alegrarse del triunfo sin creerse más que nadie?
Antes pedía consejo, ahora solo espero que me den la razón, debe de ser el cargo que me infló
Mi abuela, que fue sirvienta, me dijo mijo no te crezcas, y yo con mi traje nuevo me sentí pequeñito
Señor, me has dado logros y yo me los cuelgo como medallas propias, bájame del caballo con cariño

# about-to-be-married
Me caso en octubre con Yolanda y quiero saber qué espera Dios de un marido recién estrenado
Ya corrieron las amonestaciones, el vestido cuelga en el cuarto y yo lloro y río a la vez
¿Qué lecturas eligieron ustedes para su boda? La nuestra es el 3 y el padre pide dos
Soy el novio, tengo 27, y me quita el sueño si sabré sostener una familia
Quince días para decir sí quiero y se me olvida hasta mi nombre de los nervios
mi prometido y yo oramos por teléfono cada noche, faltan dos meses, ¿qué salmo nos recomiendas para empezar la vida juntos?
Quiero ser una esposa que dé paz, vengo de un hogar gritón y este sábado formo el mío
Estamos redactando los votos matrimoniales y él quiere meter fútbol, yo quiero meter Biblia
Nos pusieron fecha en la parroquia, la pedida fue linda, y ya sueño con nuestra casita de recién casados
¿Con qué palabras bendicen los padres a los novios antes de salir para la iglesia?
Los padrinos de lazo, las arras, la fiesta, tanto trajín que olvido lo principal, que voy a ser su mujer para siempre
Me caso con un marino, pocos días juntos antes de zarpar, que sean días bien comenzados
En el curso de novios nos dijeron que el amor es decisión, ¿dónde está eso en la Biblia?
Voy a ser esposo el sábado que viene, estoy contento como niño y asustado como viejo
Se acerca el enlace y mi suegra me regaló una Biblia para el matrimonio, ¿por dónde empezamos a leer los dos?
Nos prometimos en la cima de un cerro, la boda será en el valle, queremos un texto con montañas y con amor
Mi despedida de soltera fue ayer y al volver me pregunté en serio qué significa serás una sola carne
El pastor nos casa en enero, somos jóvenes, 21 y 22, ¿qué consejos da la palabra a unos esposos nuevos?
me tiembla la mano al probarme el anillo, falta tan poquito para nuestra boda
Quiero prometerle algo que pueda cumplir, ¿qué se promete uno de verdad en el matrimonio cristiano?
Carpintero yo, modista ella, nos hicimos los muebles y el vestido, solo falta el versículo para la invitación
Tantas ganas de casarme y de pronto estos nervios, el corazón me brinca cada vez que suena el vals
Soy la madrina y me toca leer algo sobre el amor de los novios ante el altar
Vamos a casarnos por la iglesia tras mucho ahorrar, ¿cómo pedimos que el Señor sea el tercero en nuestra unión?
Nunca vi a mis padres tratarse con cariño, y yo quiero amar bien a mi futura esposa desde la luna de miel
Mañana a mediodía dejo de ser soltera, no duermo de la ilusión, ¿una oración para la víspera de la boda?

# about-to-be-baptised
El domingo bajo a las aguas del bautismo y quiero ir con el corazón preparado, ¿qué medito estos días?
Soy catecúmena, 29 años, en Pascua me bautizan y mi familia no entiende la emoción que tengo
Me piden elegir lema para la confirmación y con quince años ¿qué sé yo cuál me va a servir toda la vida?
Estoy en el curso de bautismo y me da pena confesar que no entendí qué se muere y qué resucita
Siento que no merezco bautizarme, con la vida que llevé en el cuartel, pero el pastor ya me anotó
¿Por qué hay que bautizarse si uno ya cree? Me toca el mes que viene y quiero tenerlo claro
nos bautizamos mi esposa y yo el mismo día, a los sesenta, en la playa de Puntarenas
Voy a recibir el bautismo y me pidieron un testimonio de tres minutos, escribo y borro, escribo y borro
Mi ahijado se bautiza en julio, ¿qué me toca a mí como madrina, además de cargar la vela?
Quiero hacerme miembro de la congregación, me presentan el domingo, ¿qué prometo ahí delante de los hermanos?
Me voy a confirmar de grande, casada y con hijos, el obispo me ungirá y no sé bien qué significa el óleo
Compré ya la muda de ropa para el bautizo, será en el río helado, y tengo más gozo que frío
¿Y si después de bautizarme sigo siendo el mismo gruñón de siempre, mi bautismo no habrá valido?
Fui bautizada en otra iglesia, ahora me piden hacerlo de nuevo por inmersión, ¿hace falta bautizarse dos veces?
Tengo 13 y mi confirmación es en mayo, mi padrina dice que piense en los dones del Espíritu, ¿cuáles son?
Soy taxista, me voy a bautizar después de mil vueltas, y quiero que mis pasajeros sepan por qué
En el bautisterio me harán tres preguntas, creo que sé las respuestas, pero ¿y si me quedo en blanco?
Me pidió mi abuelo de 84 que lo acompañe al agua, se bautiza por fin, ¿qué texto le leo?
Todos dicen que el bautismo es nacer de nuevo, y yo, a una semana, quisiera saber qué es eso por dentro
queremos bautizar a la bebé y mi suegra dice que hay que esperar a que ella misma lo pida, ¿qué dice la Biblia?
Una oración para prepararme, el sábado me sumergen y ya no seré el de antes
No me creo digna de ponerme la túnica blanca, las otras que se bautizan llevan años en la iglesia
Entro a la Iglesia católica desde otra fe, en la vigilia, y tengo que decir mi nombre de bautismo en alto
Hago la primera comunión a los 34, con mi hijo al lado haciendo la suya, ¿cómo nos preparamos los dos?
Me bautizo el mismo día que cumplo veinte, pensaba que era un trámite y ahora se me saltan las lágrimas
El hermano que me prepara para el bautismo dice que basta creer con todo el corazón, ¿y las dudas chiquitas?

# must-settle-others-quarrel
Mis nietos riñen por el columpio y la abuela hace de tribunal, ¿cómo no cometer injusticias con el más calladito?
En la comunidad de vecinos me tocó ser presidente y dos propietarios llevan un pleito por la terraza
Dos de mis camareros no se pueden ni ver y cada uno me exige que despida al otro, debo oír a ambos
Mi madre y mi tía están peleadas y las dos me usan de paño de lágrimas, ¿cómo medio sin quemarme?
Soy juez de paz de una aldea y mañana tengo a dos compadres discutiendo por unas vacas
Mis amigos terminaron una sociedad a malas y quieren que yo diga quién le debe a quién
¿Cómo se juzga con equidad cuando los dos tienen algo de razón?
en el salón se acusan dos niñas de haber roto la maqueta y yo, la maestra, no vi nada, me toca decidir
Los dos hijos varones se disputan quién usa el tractor y yo, su padre, temo inclinarme por el que me cae más fácil
El pastor me mandó a reconciliar a dos hermanas del coro que no se saludan, yo que huyo de los líos
Estoy en medio de mi cuñado y mi hermano, discuten por política y por un coche, los dos me llaman traidor
Trabajo en recursos humanos y tengo que mediar en un conflicto, una de las partes es amiga mía de toda la vida
Bienaventurados los que buscan la paz, dice, pero a mí me toca separar a dos familias enemistadas y nadie cede
Como delegada sindical oigo dos versiones opuestas del mismo turno, ¿a quién creo?
Mis primas riñeron por el vestido de la madrina y me nombraron árbitra de la tontería, pero se lo toman en serio
Quiero ser imparcial con mis hijos, dicen que siempre favorezco al que llora primero
Dos pescadores del muelle se acusan por las redes y me piden que yo, el más viejo, diga la última palabra
me piden que dé mi fallo sobre una medianera, y sea cual sea mi decisión pierdo a un vecino
¿Qué sabiduría pido para sentar a dos compañeras de cuarto y que hagan las paces?
Los residentes de mi guardia se enfrentaron por los turnos y yo, la adjunta, tengo que poner orden y ser justa
Entre marido y mujer nadie se debe meter, pero mis compadres me pidieron que medie y los dos son mis amigos
Di la razón a mi hijo sin escuchar al otro niño, y resultó que el mío había empezado la riña
En el mercado se pelearon dos puesteras por el toldo y a mí, la cobradora, me toca resolver la disputa
Haz de mí un instrumento de paz, Señor, hoy me siento entre dos hermanos que no se miran y esperan mi veredicto
Mi jefe quiere saber de qué lado estoy en la discusión de los dos arquitectos, y yo quiero ser neutral
Pito partidos de barrio y un club me ofreció cena si decido a favor, ¿qué dice la Biblia del que hace de juez?

# quarrel-with-a-friend
Discutí con mi mejor amiga por un vestido prestado y llevamos dos semanas sin dirigirnos la palabra
Mi compadre y yo nos agarramos por un partido de fútbol, una tontería, y ya ni me saluda en la cancha
¿Quién debe pedir perdón primero cuando dos amigas se pelean y las dos tienen algo de culpa?
Ella no me escribe, yo tampoco le escribo, las dos mirando el celular como bobas después de la pelea
Estoy reñido con mi amigo del alma, cincuenta años de dominó juntos y una palabra mal dicha nos separó
Me calenté con mi amigo en el asado, le grité una barbaridad y se fue sin comer, no sé cómo arreglarlo
Por orgullosa no la llamo, pero extraño a mi amiga, nuestros mates y nuestras risas
Mi cuate y yo nos enojamos por una llanta que no me devolvió y ahora damos la vuelta para no toparnos
Quiero hacer las paces con mi amigo y no sé si mandarle un mensaje o plantarme en su puerta
Nos enfadamos en el viaje a Lisboa por el dichoso hotel, volvimos en asientos separados, amigos de toda la vida
Mi comadre se ofendió porque no la senté a mi mesa en los quince de mi hija, y me retiró el saludo
Cuelgo el teléfono antes de que suene, me da vergüenza después de lo que le dije a mi amiga en el pleito
Taxista soy, y con mi amigo de la parada discutí por un turno, ahora tomamos el café en mesas distintas
Las palabras se me escaparon en la rabia, llamé fracasado a mi mejor amigo y su cara no se me borra
Teníamos boletos para el concierto, nos peleamos la víspera y ninguna quiso ceder, ¿cómo recupero a mi amiga?
Por culpa de una quiniela mi amigo y yo nos dijimos de todo en el bar, y era por cuatro euros
Mi amiga dice que le coqueteé a su hermano, yo ni lo miré, y de esa pelea no salimos
Me burlé de cómo baila mi amigo en su propia boda, lo dije al micrófono, y no me ha vuelto a llamar
Llevo ensayando una disculpa frente al espejo para mi amiga y cada vez me sale peor
Discutimos en el ensayo del coro por un solo y mi amiga se cambió a la fila de atrás con tal de no verme
¿Cuánto tiempo puede durar el enfado de un buen amigo? Ya van cuarenta días sin noticias suyas
Le corregí la ortografía a mi amiga en su publicación y me armó un lío, amistad de primaria tirada por una hache
Cociné sus lentejas preferidas y se las dejé en la puerta, es mi modo de decirle amiga, perdóname el berrinche
Mi parcero y yo nos sacamos los trapos al sol por una moto mal arreglada, y ahora ni un qué más
Somos dos catequistas, amigas hasta ayer, discutimos por las sillas del salón y comulgamos sin mirarnos
Reñí con mi amigo por cómo educa a sus hijos, me metí donde no debía, y me dijo que no vuelva
Un texto bíblico para un par de amigos tercos que están peleados, que se lo quiero mandar como bandera blanca
Hice un chiste sobre su peso, mi amiga se rio, pero luego no contestó más, y sé que la herí

# death-of-a-grandparent
Se me murió mi abuelita el martes, la que me crió mientras mi mamá trabajaba en Estados Unidos
Tengo 13 años y murió mi abuelito, él me llevaba a la escuela en la bici todos los días
Huelo el rebozo de mi abuela y me suelto a llorar, aún tiene su olor a jabón y canela
La boina del abuelo sigue colgada en la entrada, nadie tiene corazón para quitarla
Perdí al tata, el que me enseñó a ensillar y a sembrar, el campo se ve distinto sin su sombrero
Llevaba al abuelo el periódico cada mañana, ahora paso por el quiosco y se me hace un nudo
Falleció mi abuelita y hoy sería su santo, le puse flores y su cafecito en la mesa
Me quedé con las gafas de mi abuelo y su transistor, lo enciendo y espero oír su voz protestando
¿Cómo rezo por mi abuelo difunto? Se fue dormidito en su mecedora el domingo después de misa
Estaba cuidando viejitos ajenos en Madrid cuando se murió mi propia abuelita en Cochabamba
Mi abu me cantaba coritos en la hamaca, se nos fue en mayo y todavía marco su número fijo
El Día de la Madre yo siempre se lo celebraba a mi abuela, este año es el primero sin ella
Encontré en la Biblia gastada de mi abuelo mi nombre escrito con lápiz, él murió y yo que ni iba al culto
Mi mamá grande murió en Oaxaca, velaron tres noches y yo lavando platos en Chicago sin poder ir
El bastón de mi abuelo sigue detrás de la puerta, mi perro lo huele y se echa al lado
Hoy habría sido el cumpleaños ochenta y ocho de mi abuela, falleció en enero, hicimos torta y nadie la probó
En el novenario de mi abuelita no pude rezar ni un misterio, se me cerraba la garganta
Mi abuelo era relojero, desde que murió todos los relojes de la casa se fueron parando
¿Qué le leo a mi madre, que acaba de enterrar a la abuela, y a mí que soy su nieto y estoy igual?
Vinimos los once nietos cargando el ataúd del abuelo cuesta arriba hasta el cementerio del cerro
Soy estudiante en Salamanca, mi abuela me pagaba el piso con su pensión y se ha ido sin verme médico
Las gallinas de la abuela todavía esperan que salga, y yo soy la que llora con el maíz en la mano
Murió mi abuelo y con él las historias de la mina, ojalá lo hubiera grabado contándolas
Abuela, ¿quién me va a echar la bendición cuando salga de viaje? Se nos fue hace ocho días
Perdí a mis dos abuelos con veinte días de diferencia, él no supo estar sin ella, y la nieta tampoco sabe
La casa huele a naftalina y a ella, abrí el ropero de mi abuela muerta y no saqué ni un pañuelo
Cuando el pastor nombró a mi abuelo en el entierro dijo mal su apodo y todos reímos llorando, cómo lo extraño
Este verano toca ir al pueblo y no estará mi abuelo en el banco de la plaza, no sé si tengo ánimo

# i-gave-away-a-secret
Soy un bocazas, se me escapó delante de su hermano lo que mi amigo me había pedido guardar
Conté en la cena familiar que mi amiga se había operado, y resulta que no lo sabía ni su suegra
Se me soltó la lengua en la peluquería y dije lo que Lupe me había rogado que no saliera de nosotras
Fui con el cuento a la jefa de lo que mi compañera me dijo en confianza y le cambiaron el turno
Mi amiga descubrió que yo aireé lo de su tratamiento, me miró como a una desconocida
Por quedar bien con las populares del instituto les conté el secreto de mi amiga, que aún moja la cama
¿Tengo que decirle que fui yo quien rompió el secreto, aunque nadie sospeche de mí?
El muchacho me confesó que no sabe leer y yo lo divulgué en el taller, ahora le ponen letreros de burla
Ando de lengua larga en el mercado, puesto por puesto fui regando lo que me contó la de las flores
La Biblia habla mucho de la lengua, ¿qué hace el chismoso que ya hizo el daño?
Mi vecino me confió la clave de lo que pasaba con su hijo y yo lo conté en el ascensor a la del quinto
Revelé en la despedida de soltera quién había sido el primer novio de la novia, era confidencial y se fue llorando
Mandé por error al grupo de madres un mensaje donde criticaba a una de ellas, lo borré tarde
Me pidió guardarlo bajo llave y a mí me duró el secreto lo que dura un helado, qué poca palabra la mía
Soy secretaria en una clínica, comenté un resultado ajeno con mi hermana y la paciente se enteró
Chismorreé sobre la sobrina del cura y el chisme dio la vuelta y volvió a ella con cuernos y rabo
Dije lo que no debía de mi cuñada, me lo había confiado en la cocina, y ahora la mesa está helada
Quiero ir casa por casa a desmentir el chisme que yo misma conté, ¿sirve de algo a estas alturas?
Filtré el nombre del que denunció al capataz, él me lo confió a mí, y los demás no le hablan
Mi amigo me contó que le gustan las muñecas antiguas, lo revelé entre risas en el vestuario y dejó el equipo
Le dije a mi esposo lo que mi amiga me confió, él se lo dijo al suyo, y explotó todo
Confesé al padre que soy chismosa, me mandó pedir disculpas a la persona y no me atrevo a mirarla
Le arruiné la sorpresa y la confianza, conté que pensaba irse a Canadá y su madre se enteró por mí
Nadie vuelve a contarme nada desde que solté lo de Pilar, y tienen razón, no supe callar
Hablé de más en la radio comunitaria, conté la anécdota íntima de un amigo y todos supieron quién era
¿Cómo se ora después de andar en chismes de una hermana que confiaba en mí?
Lo del préstamo de mi compadre era entre él y yo, pero se lo platiqué a mi vieja y ella a toda la cuadra
Ella sospecha de otra, cree que fue su prima la que contó el secreto, y yo dejo que lo crea
`
