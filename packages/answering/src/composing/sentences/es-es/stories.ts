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
  'GEN 3:21':
    'Dios hizo para Adán y su esposa Eva vestidos de pieles y los vistió, antes de hacerlos salir del huerto de Edén.',
  'GEN 3:22-24':
    'Adán y Eva fueron expulsados del huerto de Edén para que, conociendo ya el bien y el mal, no comieran también del árbol de la vida y así vivieran para siempre. Dios puso querubines y una espada de fuego para guardar el camino de ese árbol.',
  'GEN 4:3-8':
    'Caín se enojó mucho porque Dios miró con agrado a Abel y su ofrenda, pero no a Caín ni la suya, y mató a su hermano. Génesis no dice claramente la razón de Dios; Hebreos dice que Abel ofreció por fe.',
  'GEN 4:9-10':
    'Cuando Dios le preguntó dónde estaba su hermano Abel, Caín respondió que no lo sabía y preguntó si acaso él era su guardián. Dios le dijo que la sangre de Abel clamaba a él desde la tierra.',
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
  'GEN 6:13-14':
    'Dios mandó a Noé construir el arca porque la tierra estaba llena de violencia y la iba a destruir con un diluvio; en ella Noé y su familia salvarían la vida. Debía ser de madera de gofer, cubierta de brea.',
  'GEN 6:14-16':
    'Dios mandó a Noé construir el arca con madera de gofer, cubierta de brea por dentro y por fuera: 300 codos de largo, 50 de ancho y 30 de alto, con aposentos, tres pisos, una ventana y una puerta lateral.',
  'GEN 7:1-3':
    'Dios dijo a Noé que entrara en el arca con toda su familia, porque lo había visto justo. Debía llevar siete parejas de cada animal limpio y de las aves, y una pareja de cada animal no limpio.',
  'GEN 7:2-3':
    'Dios mandó a Noé tomar siete parejas de cada animal limpio, una pareja de cada animal no limpio y siete parejas de las aves, para conservar viva su especie sobre la tierra.',
  'GEN 7:6': 'Noé tenía seiscientos años cuando las aguas del diluvio vinieron sobre la tierra.',
  'GEN 7:11-12':
    'El año seiscientos de la vida de Noé, el día diecisiete del mes segundo, brotaron las fuentes del gran abismo y se abrieron las cataratas del cielo, y llovió cuarenta días y cuarenta noches.',
  'GEN 7:13-14':
    'En el arca entraron ocho personas: Noé y su esposa, sus hijos Sem, Cam y Jafet y las tres mujeres de ellos, junto con toda clase de animales salvajes, ganado, reptiles y aves.',
  'GEN 7:24':
    'Llovió cuarenta días y cuarenta noches, y las aguas cubrieron la tierra 150 días. Según las fechas que da Génesis, desde el comienzo del diluvio hasta que la tierra se secó pasó algo más de un año.',
  'GEN 8:4':
    'El arca de Noé reposó sobre los montes de Ararat el día diecisiete del mes séptimo. Génesis no dice en cuál de aquellos montes.',
  'GEN 8:8-12':
    'Noé soltó una paloma para ver si las aguas habían bajado. La primera vez volvió; siete días después trajo una hoja de olivo, y Noé supo que las aguas se habían retirado; la tercera vez ya no regresó.',
  'GEN 8:13-16':
    'Según las fechas de Génesis, el diluvio comenzó el día diecisiete del segundo mes, cuando Noé tenía seiscientos años, y el veintisiete del segundo mes del año siguiente la tierra estaba seca y Dios le mandó salir del arca: un año y diez días.',
  'GEN 9:12-16':
    'El arco iris es la señal del pacto de Dios con todo ser viviente de la tierra: cuando aparezca en las nubes, dijo Dios, se acordará de su promesa de que un diluvio no volverá a destruir toda vida.',
  'GEN 9:22-25':
    'Cam vio a su padre Noé ebrio y desnudo y lo contó a sus hermanos, que lo cubrieron sin mirarlo. Al saberlo, Noé maldijo a Canaán, hijo de Cam: sería siervo de sus hermanos; Génesis no dice por qué a Canaán.',
  'GEN 10:8-10':
    'Nimrod fue hijo de Cus y nieto de Cam. Génesis lo llama el primer poderoso de la tierra y un vigoroso cazador delante del Señor; su reino comenzó con Babel y otras ciudades de la tierra de Sinar.',
  'GEN 11:4':
    'La gente de la llanura de Sinar quería edificar una ciudad y una torre que llegara al cielo, para hacerse famosos y no ser dispersados por toda la tierra.',
  'GEN 11:6-9':
    'Dios vio que los que edificaban la torre eran un solo pueblo con una sola lengua y que nada de lo que se propusieran les sería imposible. Confundió su lengua y los dispersó por toda la tierra; la ciudad se llamó Babel.',
  'GEN 11:31':
    'Abram, llamado después Abraham, procedía de Ur de los caldeos. Su padre Taré salió con él, con su esposa Sarai y su sobrino Lot hacia Canaán, pero se quedaron a vivir en Harán.',
  'GEN 12:1-3':
    'Dios dijo a Abram, llamado después Abraham, que dejara su tierra, su parentela y la casa de su padre para ir a la tierra que le mostraría. Prometió hacer de él una gran nación y bendecir en él a todos los pueblos.',
  'GEN 12:4':
    'Abram, llamado después Abraham, tenía setenta y cinco años cuando salió de Harán, como el Señor le había dicho; su sobrino Lot fue con él.',
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
  'GEN 16:7-8':
    'El ángel del Señor halló a Agar junto a una fuente en el desierto, en el camino de Shur; huía de su señora Sarai, que la maltrataba. El ángel le mandó volver y le prometió una descendencia incontable.',
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
  'GEN 21:5': 'Abraham tenía cien años cuando nació su hijo Isaac; Sara, la madre, era diez años menor que Abraham.',
  'GEN 21:9-12':
    'Sara vio que Ismael, el hijo de Agar, se burlaba y pidió a Abraham que echara a los dos, para que el muchacho no heredara con Isaac. A Abraham le dolió mucho, pero Dios le dijo que hiciera caso a Sara.',
  'GEN 21:14-19':
    'Abraham despidió a Agar y a su hijo Ismael porque Sara no quería que el muchacho heredara con Isaac. Cuando se les acabó el agua en el desierto, Dios oyó la voz del muchacho y mostró a Agar un pozo.',
  'GEN 21:19-21':
    'Dios abrió los ojos a Agar en el desierto, y ella vio un pozo y dio de beber a su hijo Ismael. Dios estaba con el muchacho, que creció en el desierto de Parán y fue arquero; Agar le buscó esposa de Egipto.',
  'GEN 22:1-2':
    'Dios puso a prueba a Abraham al pedirle que ofreciera a Isaac, su hijo amado, en un monte de la tierra de Moriah. Después el ángel lo detuvo antes de que Isaac sufriera daño; Hebreos dice que Abraham obró por fe.',
  'GEN 22:9-13':
    'Abraham edificó el altar y puso a Isaac sobre la leña, pero el ángel del Señor lo llamó para que no le hiciera daño, pues ya se sabía que temía a Dios. Abraham ofreció un carnero en lugar de su hijo.',
  'GEN 23:1-2':
    'Sara vivió ciento veintisiete años y murió en Quiriat-arba, que es Hebrón, en la tierra de Canaán; Abraham hizo duelo por ella y la lloró.',
  'GEN 23:19':
    'Abraham sepultó a su mujer Sara en la cueva del campo de Macpela, frente a Mamre, que es Hebrón, en la tierra de Canaán; había comprado aquel campo a los hijos de Het.',
  'GEN 24:12-14':
    'El criado de Abraham pidió a Dios una señal junto al pozo: la joven que le diera de beber y ofreciera agua también a sus camellos sería la destinada a Isaac. Aún no había acabado cuando llegó Rebeca, y así lo hizo.',
  'GEN 24:64-67':
    'Rebeca vio a Isaac, que venía por el campo a su encuentro; bajó del camello y, al saber quién era, se cubrió con el velo. Isaac la tomó por esposa y la amó.',
  'GEN 25:7-8': 'Abraham vivió ciento setenta y cinco años y murió en buena vejez, anciano y lleno de años.',
  'GEN 25:9-10':
    'Abraham fue sepultado junto a su esposa Sara en la cueva de Macpela, frente a Mamre, en el campo que había comprado a los hititas; lo sepultaron sus hijos Isaac e Ismael.',
  'GEN 25:29-34':
    'Esaú llegó del campo agotado y con hambre y vendió a Jacob su primogenitura por pan y un guiso de lentejas; decía que se iba a morir y que de nada le servía.',
  'GEN 27:15-19':
    'Rebeca vistió a Jacob con la ropa de Esaú y le cubrió las manos y el cuello con pieles de cabrito, para que Isaac, casi ciego, lo tomara por Esaú. Jacob llevó la comida, dijo ser Esaú y pidió la bendición.',
  'GEN 27:41-44':
    'Esaú odiaba a Jacob por la bendición que su padre Isaac le había dado, y pensaba matarlo. Su madre Rebeca lo supo y mandó a Jacob huir a Harán, a casa de su tío Labán, hasta que a Esaú se le pasara el enojo.',
  'GEN 28:10-12':
    'De camino de Beerseba a Harán, Jacob durmió con una piedra por cabecera y soñó con una escalera que llegaba al cielo, por la que subían y bajaban ángeles de Dios. Después llamó a aquel lugar Betel.',
  'GEN 28:12-15':
    'Jacob soñó con una escalera que iba de la tierra al cielo, por la que subían y bajaban ángeles de Dios. Dios le prometió la tierra a él y a su descendencia, y que lo acompañaría, lo guardaría y lo haría volver.',
  'GEN 28:18-19':
    'El lugar donde Jacob soñó con la escalera es Betel, que antes se llamaba Luz. Por la mañana levantó como señal la piedra que le había servido de cabecera, derramó aceite sobre ella y puso al lugar ese nombre.',
  'GEN 29:10':
    'Cuando Jacob vio a Raquel, hija de su tío Labán, que llegaba con las ovejas, quitó la piedra de la boca del pozo y dio de beber al rebaño. Después sirvió a Labán veinte años.',
  'GEN 29:18-20':
    'Jacob amaba a Raquel y ofreció servir siete años a Labán, el padre de ella, para casarse con ella; le parecieron pocos días. Labán le dio entonces a Lea, y por Raquel Jacob sirvió otros siete años.',
  'GEN 29:23-27':
    'Por la noche Labán dio a Jacob a Lea, su hija mayor, en lugar de Raquel, y Jacob lo descubrió por la mañana. Labán dijo que allí no se casaba primero a la menor y le pidió otros siete años por Raquel.',
  'GEN 31:19-20':
    'Mientras Labán esquilaba sus ovejas, su hija Raquel le robó los ídolos de la casa, y Jacob se marchó sin avisarle. Cuando Labán vino a buscarlos, Raquel los tenía escondidos en la montura del camello y se sentó encima.',
  'GEN 31:34-35':
    'Raquel escondió los ídolos de su padre Labán en la montura del camello y se sentó encima. Cuando Labán registró la tienda, ella dijo que no podía levantarse porque estaba con su período, y él no los encontró.',
  'GEN 31:41':
    'Jacob sirvió a su tío Labán veinte años: catorce por sus dos hijas y seis por el ganado. Le reprochó haberle cambiado el salario diez veces.',
  'GEN 32:24-28':
    'Un hombre luchó con Jacob hasta el amanecer, y Jacob no quiso soltarlo sin recibir su bendición. Aquel le dio el nombre de Israel, porque había luchado con Dios y con los hombres y había vencido.',
  'GEN 32:28':
    'El que luchó con Jacob le dio el nombre de Israel, porque había luchado con Dios y con los hombres y había vencido.',
  'GEN 32:29-32':
    'Jacob llamó Peniel al lugar donde luchó hasta el alba, porque había visto a Dios cara a cara y conservó la vida. Aquel hombre lo bendijo allí; Jacob cojeaba porque le había tocado la articulación del muslo.',
  'GEN 33:4':
    'Jacob había tenido miedo de su hermano Esaú, pero Esaú corrió a su encuentro, lo abrazó y lo besó, y los dos lloraron.',
  'GEN 34:1-2':
    'Dina, hija de Jacob y Lea, salió a ver a las mujeres del país, y Siquem, hijo del príncipe Hamor, la tomó y la deshonró por la fuerza; al saberlo, sus hermanos se dolieron y se enojaron mucho.',
  'GEN 34:13-14':
    'Siquem había deshonrado a Dina y quería casarse con ella. Sus hermanos respondieron con engaño que no podían darla a un incircunciso; cuando los hombres de la ciudad se circuncidaron, Simeón y Leví los mataron.',
  'GEN 34:25-26':
    'Porque Siquem había deshonrado a su hermana Dina, Simeón y Leví atacaron la ciudad al tercer día, cuando los hombres sufrían por la circuncisión. Mataron a todos los varones, también a Siquem y a su padre Hamor, y se llevaron a Dina.',
  'GEN 35:4':
    'Los de la casa de Jacob le entregaron los dioses ajenos y los zarcillos de sus orejas, y él los enterró bajo la encina que estaba junto a Siquem.',
  'GEN 35:8':
    'La nodriza de Rebeca se llamaba Débora. Murió y fue sepultada al pie de Betel, debajo de una encina que se llamó Alón-bacut, la encina del llanto.',
  'GEN 35:16-19':
    'Raquel murió camino de Efrata, que es Belén, tras un parto difícil. Al morir llamó a su hijo Benoni, pero Jacob, su padre, lo llamó Benjamín; fue sepultada junto al camino.',
  'GEN 35:19-20':
    'Raquel murió y fue sepultada en el camino de Efrata, que es Belén, y su esposo Jacob levantó un pilar sobre su tumba.',
  'GEN 35:23-26':
    'Jacob tuvo doce hijos: de Lea, Rubén, Simeón, Leví, Judá, Isacar y Zabulón; de Raquel, José y Benjamín; de Bilha, sierva de Raquel, Dan y Neftalí; de Zilpa, sierva de Lea, Gad y Aser.',
  'GEN 37:2':
    'José tenía diecisiete años cuando apacentaba las ovejas con sus hermanos y contaba a su padre Jacob lo malo que hacían. A continuación Génesis narra sus sueños y cómo sus hermanos lo vendieron.',
  'GEN 37:3-4':
    'Jacob, llamado también Israel, amaba a José más que a sus otros hijos, porque le nació en su vejez, y le hizo una túnica de colores. Al verlo, sus hermanos odiaron a José y no podían hablarle en paz.',
  'GEN 37:5-8':
    'José soñó que las gavillas de sus hermanos se inclinaban ante la suya. Ellos entendieron que reinaría sobre ellos y lo odiaron aún más por su sueño y por sus palabras.',
  'GEN 37:26-28':
    'Los hermanos de José lo odiaban y querían matarlo. Judá dijo que nada ganaban con matar a su propio hermano, y lo vendieron por veinte piezas de plata a mercaderes ismaelitas, que lo llevaron a Egipto.',
  'GEN 38:9-10':
    'Onán sabía que el hijo no sería considerado suyo, y no quiso dar descendencia a su hermano muerto por medio de la viuda, Tamar. Lo que hacía desagradó a Dios, que le quitó la vida.',
  'GEN 39:7-10':
    'La esposa de Potifar quería que José se acostara con ella, pero él se negaba cada día, diciendo que no podía hacer un mal tan grande y pecar contra Dios. Cuando él huyó dejando su ropa, ella la usó para acusarlo.',
  'GEN 39:19-21':
    'José fue encarcelado porque la mujer de su amo, a la que había rechazado, lo acusó falsamente y el amo se enfureció. Pero Dios estaba con José y le dio el favor del jefe de la cárcel.',
  'GEN 39:21-22':
    'José estaba en la cárcel sin haber hecho mal: la esposa de Potifar lo había acusado falsamente. Pero el Señor estaba con él y le dio el favor del jefe de la cárcel, que puso a todos los presos a su cargo.',
  'GEN 40:9-13':
    'El jefe de los coperos del faraón soñó en la cárcel con una vid de tres ramas, y José le dijo que en tres días recuperaría su puesto. José le pidió que hablara de él al faraón, pero el copero lo olvidó.',
  'GEN 41:1-4':
    'Faraón soñó que siete vacas gordas subían del Nilo y que siete vacas flacas se las comían. José explicó que eran siete años de abundancia seguidos de siete años de hambre.',
  'GEN 41:12-13':
    'Cuando el faraón tuvo sus sueños, el jefe de los coperos se acordó por fin de José, el joven hebreo de la cárcel. José había interpretado su sueño y el del panadero, y así sucedió: él volvió a su cargo y el panadero fue ejecutado.',
  'GEN 41:26-31':
    'José dijo que los dos sueños de Faraón significaban lo mismo, lo que Dios iba a hacer: las vacas y espigas hermosas eran siete años de abundancia; las flacas y las vacías, siete años de gran hambre.',
  'GEN 41:40-41':
    'El faraón puso a José al frente de todo Egipto; solo por el trono sería el faraón mayor que él. José tenía treinta años, y el faraón le dio por esposa a Asenat, hija de un sacerdote.',
  'GEN 41:45-46':
    'José tenía treinta años cuando fue puesto al servicio del faraón sobre todo Egipto. El faraón lo llamó Zafnat-panea y le dio por esposa a Asenat, hija de Potifera, sacerdote de On.',
  'GEN 43:34':
    'En la comida que José dio a sus hermanos, les sirvieron porciones de su propia mesa, y la de Benjamín era cinco veces mayor que la de los otros; bebieron y se alegraron con él.',
  'GEN 44:1-2':
    'José mandó a su mayordomo devolver el dinero al saco de cada hermano y poner su copa de plata en el de Benjamín. Génesis no dice por qué; al hallarse la copa, Judá se ofreció como siervo en lugar de Benjamín.',
  'GEN 45:1-3':
    'José no pudo contenerse más: hizo salir a los demás, lloró a gritos, dijo a sus hermanos quién era y preguntó si su padre vivía. Ellos, turbados, no podían responder; después les dijo que no se afligieran por haberlo vendido.',
  'GEN 45:3-5':
    'José dijo a sus hermanos, que quedaron turbados, que él era el que habían vendido a Egipto, y preguntó por su padre. Les pidió que no se culparan, pues Dios lo había enviado delante para salvar vidas.',
  'GEN 50:13':
    'Jacob había hecho jurar a José que no lo enterraría en Egipto. Sus hijos lo llevaron a Canaán y lo sepultaron en la cueva de Macpela, frente a Mamre, en el campo que Abraham había comprado para sepultura.',
  'GEN 50:19-21':
    'José dijo a sus hermanos que no temieran, que él no estaba en lugar de Dios: el mal que ellos pensaron, Dios lo encaminó a bien, para salvar muchas vidas. Prometió sustentarlos y los consoló.',
  'GEN 50:24-26':
    'José murió a los ciento diez años; lo embalsamaron y lo pusieron en un ataúd en Egipto. Antes hizo jurar a los hijos de Israel que se llevarían de allí sus huesos.',
  'EXO 1:8-10':
    'Un nuevo faraón temía que los israelitas, ya numerosos y fuertes, se unieran en una guerra a los enemigos de Egipto, y los sometió a esclavitud. Como seguían aumentando, mandó matar a sus niños recién nacidos.',
  'EXO 1:15-17':
    'Temiendo el crecimiento de Israel, Faraón mandó a las parteras de las hebreas matar a todo varón hebreo que naciera; pero ellas temían a Dios, no obedecieron y dejaron vivir a los niños.',
  'EXO 1:22':
    'El faraón ordenó echar al Nilo a todo niño hebreo que naciera y dejar vivir a las niñas. La madre de Moisés lo escondió tres meses y luego lo puso en una cesta entre los juncos del río.',
  'EXO 2:2-4':
    'La madre de Moisés lo escondió tres meses, porque Faraón había mandado echar al Nilo a los niños hebreos. Cuando ya no pudo ocultarlo, lo puso en una cesta de juncos entre las cañas del río, y su hermana vigilaba.',
  'EXO 2:5-10':
    'La hija del faraón halló al niño Moisés en una cesta entre los juncos del Nilo y se compadeció de él. Su hermana trajo a la propia madre para criarlo; después la princesa lo adoptó y lo llamó Moisés.',
  'EXO 2:11-15':
    'Moisés huyó a Madián porque Faraón quería matarlo: había dado muerte a un egipcio que golpeaba a un hebreo, uno de sus hermanos, y el hecho se había sabido.',
  'EXO 3:1-2':
    'Moisés cuidaba el rebaño de su suegro Jetro, sacerdote de Madián, junto al monte Horeb. El ángel del Señor se le apareció en una llama, en una zarza que ardía sin consumirse, y Dios lo llamó desde ella.',
  'EXO 3:2-4':
    'El ángel del Señor se apareció a Moisés en la llama de una zarza que ardía sin consumirse. Cuando Moisés fue a mirar, Dios lo llamó desde ella y lo envió a sacar a Israel de Egipto.',
  'EXO 3:4-5':
    'Desde la zarza ardiente Dios llamó a Moisés por su nombre, le dijo que no se acercara más y que se quitara las sandalias, porque el lugar donde estaba era tierra santa.',
  'EXO 3:5-6':
    'Dios dijo a Moisés que se quitara las sandalias porque el lugar donde estaba era tierra santa. Le dijo que era el Dios de Abraham, Isaac y Jacob, y Moisés se cubrió el rostro por temor a mirar a Dios.',
  'EXO 3:13-15':
    'Moisés preguntó a Dios su nombre para decírselo a los israelitas. Dios se llamó a sí mismo Yo soy y dijo que su nombre para siempre es el Señor (Jehová), el Dios de sus padres.',
  'EXO 4:10':
    'Moisés no quería ir ante Faraón y decía que nunca había tenido facilidad de palabra y que era torpe al hablar; Dios prometió ayudarlo y le dio a su hermano Aarón para que hablara por él.',
  'EXO 4:24-26':
    'Éxodo no dice claramente por qué el Señor salió al encuentro de Moisés en el camino y quiso matarlo; solo cuenta que Séfora, su mujer, circuncidó a su hijo, y entonces el Señor lo dejó.',
  'EXO 6:20':
    'El padre de Moisés fue Amram y su madre, Jocabed; Aarón era su hermano. Su madre lo escondió tres meses cuando nació y después lo puso en una cesta de juncos, entre las cañas a la orilla del Nilo.',
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
  'EXO 12:40-41':
    'Éxodo dice que la estancia de los israelitas en Egipto fue de cuatrocientos treinta años; al cumplirse, aquel mismo día, todas las huestes del Señor salieron de Egipto.',
  'EXO 13:17-18':
    'Dios no llevó a Israel por el camino más corto, el de la tierra de los filisteos, para que el pueblo no se arrepintiera al ver la guerra y volviera a Egipto. Lo hizo rodear por el desierto, hacia el mar Rojo.',
  'EXO 13:21-22':
    'El Señor iba delante de los israelitas: de día en una columna de nube, para guiarlos por el camino, y de noche en una columna de fuego, para alumbrarlos, de modo que pudieran andar de día y de noche.',
  'EXO 14:21-23':
    'Moisés extendió la mano sobre el mar Rojo, y Dios lo hizo retirarse toda la noche con un fuerte viento oriental y lo dividió. Los israelitas pasaron en seco, y los egipcios entraron tras ellos.',
  'EXO 14:26-28':
    'Moisés extendió la mano y el mar Rojo volvió a cubrir el ejército de Faraón, sus carros y jinetes, que habían entrado tras Israel; no quedó ni uno de ellos.',
  'EXO 15:22-25':
    'Tras tres días sin agua, los israelitas llegaron a Mara, donde el agua era tan amarga que no se podía beber. Moisés clamó al Señor, que le mostró un árbol; lo echó en el agua, y esta se volvió dulce.',
  'EXO 16:12-15':
    'Los israelitas murmuraban por comida, y Dios les dio codornices por la tarde y, por la mañana, tras el rocío, algo menudo como escarcha en el suelo. Preguntaron qué era: era el maná, el pan que Dios les daba.',
  'EXO 16:31':
    'El maná era el alimento que Dios dio a Israel en el desierto: blanco, como semilla de cilantro, y con sabor a hojuelas con miel.',
  'EXO 17:5-6':
    'El pueblo tenía sed y murmuraba, y Dios mandó a Moisés golpear la roca de Horeb con su vara, para que saliera agua y bebieran; Moisés lo hizo ante los ancianos.',
  'EXO 17:11-12':
    'Mientras Moisés tenía las manos en alto, Israel vencía a Amalec; cuando las bajaba, vencía Amalec. Como se le cansaban, Aarón y Hur se las sostuvieron hasta la puesta del sol.',
  'EXO 18:24-27':
    'Fue Jetro, el suegro de Moisés, quien le aconsejó no juzgar él solo al pueblo. Moisés le hizo caso y nombró jefes capaces, que resolvían los asuntos pequeños y le llevaban solo los difíciles.',
  'EXO 28:17-21':
    'El pectoral del sumo sacerdote llevaba doce piedras preciosas en cuatro hileras, cada una grabada con el nombre de una de las tribus de Israel. Los nombres de las piedras varían algo de una traducción a otra.',
  'EXO 31:2-6':
    'Dios llamó por su nombre a Bezaleel, de la tribu de Judá, y lo llenó de su Espíritu y de habilidad para toda obra. Con Aholiab, de la tribu de Dan, debía hacer el tabernáculo, el arca y sus utensilios.',
  'EXO 31:18':
    'Cuando Dios terminó de hablar con Moisés en el monte Sinaí, le dio dos tablas de piedra escritas por el dedo mismo de Dios.',
  'EXO 32:1-4':
    'Moisés tardaba en bajar del monte y el pueblo no sabía qué le había pasado; por eso pidió a Aarón un dios que fuera delante de él, y Aarón hizo un becerro con el oro de los zarcillos del pueblo.',
  'EXO 32:19-20':
    'Moisés, lleno de ira, rompió las tablas cuando se acercó al campamento y vio el becerro de oro y las danzas. Quemó el becerro, lo molió hasta hacerlo polvo y lo dio a beber en agua a los israelitas.',
  'EXO 32:19-24':
    'Al bajar del monte, Moisés vio el becerro de oro y las danzas; airado, rompió las tablas, quemó el becerro y lo molió. Aarón dijo que el pueblo se lo había pedido: él había echado el oro al fuego, dijo, y salió el becerro.',
  'EXO 33:18-20':
    'Moisés pidió ver la gloria de Dios. Dios haría pasar su bondad ante él y proclamaría su nombre, pero Moisés no podía ver su rostro, porque nadie puede verlo y vivir.',
  'EXO 34:29-30':
    'El rostro de Moisés resplandecía porque había hablado con Dios. Al bajar del Sinaí con las dos tablas, él no lo sabía, pero Aarón y los israelitas lo vieron y tuvieron miedo de acercarse.',
  'LEV 10:1-2':
    'Nadab y Abiú, hijos de Aarón, murieron por fuego salido de delante de Dios, porque ofrecieron ante él un fuego extraño que él no les había mandado.',
  'LEV 16:7-10':
    'En el día de la expiación, Aarón echaba suertes sobre dos machos cabríos: uno se ofrecía a Dios por el pecado; el otro, por Azazel, era enviado vivo al desierto llevando los pecados del pueblo.',
  'LEV 16:21-22':
    'En el día de la expiación, Aarón ponía las manos sobre un macho cabrío vivo, confesaba sobre él los pecados de Israel y lo enviaba al desierto, para que los llevara a tierra inhabitada. Es el llamado chivo expiatorio.',
  'LEV 20:2':
    'Moloc era un dios al que se entregaban hijos; Reyes lo llama dios de los amonitas. La ley lo prohibía a todos en Israel, nativos o extranjeros, bajo pena de muerte.',
  'LEV 25:10-11':
    'El jubileo era el año cincuenta: se proclamaba libertad a todos los habitantes del país, cada uno volvía a su propiedad y a su familia, y no se sembraba ni se segaba.',
  'NUM 6:1-5':
    'El nazareo era un hombre o una mujer que hacía un voto especial de consagrarse al Señor. Mientras duraba el voto no bebía vino, no comía nada de la vid ni se cortaba el cabello.',
  'NUM 12:1-2':
    'María (Miriam) y Aarón hablaron contra Moisés por causa de su mujer cusita, y dijeron que Dios no había hablado solo por él, sino también por ellos. Dios lo oyó y se enojó, y María quedó leprosa.',
  'NUM 12:9-11':
    'María, la hermana de Moisés, y Aarón habían hablado contra él; el Señor se enojó con ellos y, al apartarse la nube, María quedó leprosa. Aarón rogó a Moisés, que oró por ella; a los siete días volvió al campamento.',
  'NUM 13:1-2':
    'Dios mandó a Moisés enviar hombres, un jefe de cada tribu, a explorar la tierra de Canaán, que él daba a Israel. Deuteronomio dice que también el pueblo lo había pedido.',
  'NUM 13:23-24':
    'Los espías trajeron del valle de Escol un sarmiento con un racimo de uvas, que dos hombres cargaban en un palo, y también granadas e higos. Eran doce, uno por cada tribu.',
  'NUM 13:25': 'Los espías que envió Moisés recorrieron la tierra de Canaán durante cuarenta días y después volvieron.',
  'NUM 13:27-32':
    'Los espías dijeron que en Canaán fluían leche y miel, pero que su gente era fuerte y sus ciudades fortificadas. Caleb dijo que podían conquistarla; los que fueron con él dijeron que no, y la desacreditaron.',
  'NUM 14:24':
    'Dios prometió a Caleb que entraría en la tierra porque hubo en él otro espíritu y lo siguió fielmente; también su descendencia la poseería.',
  'NUM 14:33-35':
    'Israel anduvo cuarenta años por el desierto, un año por cada uno de los cuarenta días en que se exploró la tierra, porque el pueblo se rebeló y no quiso entrar; aquella generación moriría allí.',
  'NUM 15:32-36':
    'Hallaron a un hombre recogiendo leña en sábado y lo tuvieron bajo guardia, porque no estaba declarado qué se le debía hacer. Por mandato del Señor a Moisés, la comunidad lo apedreó fuera del campamento, y murió.',
  'NUM 16:31-33':
    'Coré y otros se habían levantado contra Moisés y Aarón. Cuando Moisés terminó de hablar, la tierra se abrió y tragó a los rebeldes con sus familias, a toda la gente de Coré y sus bienes.',
  'NUM 17:5':
    'Dios dijo que florecería la vara del hombre que él escogiera, para acabar con las quejas de Israel; después la vara de Aarón brotó, floreció y dio almendras maduras.',
  'NUM 20:1': 'María, la hermana de Moisés y Aarón, murió en Cades, en el desierto de Zin, y allí fue sepultada.',
  'NUM 20:10-12':
    'Moisés golpeó la roca dos veces con la vara y salió agua; pero Dios dijo que él y Aarón no llevarían a Israel a la tierra prometida, porque no creyeron en él ni lo honraron como santo ante el pueblo.',
  'NUM 20:27-28':
    'Como Dios había mandado, Moisés subió al monte Hor con Aarón y su hijo Eleazar, y puso a Eleazar las vestiduras de Aarón; y Aarón murió allí, en la cumbre del monte.',
  'NUM 21:5-9':
    'El pueblo habló contra Dios y Moisés, y Dios envió serpientes venenosas. Cuando confesaron su pecado, Moisés oró, y Dios le mandó poner en un asta una serpiente de bronce: el que había sido mordido y la miraba, vivía.',
  'NUM 22:5-7':
    'Balac, rey de Moab, temía que los israelitas fueran demasiado fuertes para él; por eso envió ancianos con dinero a pedir a Balaam que los maldijera, con la esperanza de vencerlos y echarlos.',
  'NUM 22:22-27':
    'El asna de Balaam vio al ángel del Señor en el camino, con la espada desnuda: se desvió por el campo, luego apretó contra la pared el pie de Balaam y al fin se echó. Balaam no veía al ángel y la golpeó tres veces.',
  'NUM 22:28-31':
    'El Señor abrió la boca del asna de Balaam, y ella le preguntó por qué la había golpeado tres veces; se había apartado ante el ángel que cerraba el camino. Luego el Señor abrió los ojos a Balaam, y vio al ángel.',
  'NUM 27:1-4':
    'Zelofehad murió sin hijos varones, y sus cinco hijas pidieron a Moisés una heredad entre los hermanos de su padre, para que no se perdiera su nombre. Dios dijo a Moisés que tenían razón y que se la diera.',
  'NUM 33:38-39':
    'Aarón murió en el monte Hor a los ciento veintitrés años, el día primero del mes quinto, el año cuarenta después de la salida de Egipto.',
  'NUM 35:11-15':
    'Las ciudades de refugio eran seis, tres al este del Jordán y tres en Canaán. Quien matara a alguien sin querer, israelita o extranjero, podía huir allí para no morir a manos del vengador antes del juicio.',
  'DEU 1:23-24':
    'Moisés envió a doce espías, uno por tribu, a reconocer la tierra; subieron a la montaña y llegaron hasta el valle de Escol.',
  'DEU 3:11':
    'Og, rey de Basán, era el último de los refaítas, un pueblo de gran estatura. Su cama era de hierro, de nueve codos de largo y cuatro de ancho, y estaba en Rabá de los amonitas.',
  'DEU 34:5-6':
    'Moisés, siervo del Señor, murió en la tierra de Moab, como el Señor había dicho, y fue sepultado en un valle frente a Bet-peor; nadie conoce su sepulcro hasta hoy.',
  'DEU 34:7':
    'Moisés tenía ciento veinte años cuando murió; su vista no se había debilitado ni había perdido el vigor.',
  'DEU 34:9':
    'Josué hijo de Nun sucedió a Moisés; estaba lleno del espíritu de sabiduría porque Moisés le había impuesto las manos, y los israelitas le obedecieron.',
  'JOS 2:1':
    'Josué envió en secreto a dos espías a reconocer la tierra y Jericó, y se alojaron en casa de Rahab, que era prostituta. Ella los escondió después en la azotea, entre manojos de lino.',
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
  'JOS 5:12':
    'El maná dejó de caer al día siguiente de que los israelitas comieran de los frutos de la tierra de Canaán; desde entonces no tuvieron más maná y comieron lo que daba aquella tierra.',
  'JOS 5:13-15':
    'Cerca de Jericó, Josué vio a un hombre con la espada desenvainada, que dijo ser el jefe del ejército del Señor. Josué se postró y se quitó las sandalias, porque el lugar era santo. La Escritura no da el nombre de aquel hombre.',
  'JOS 6:3-4':
    'Israel rodeó Jericó durante siete días: una vez al día los seis primeros y siete veces el séptimo, con siete sacerdotes que tocaban cuernos delante del arca. Entonces el pueblo gritó y cayó el muro.',
  'JOS 6:14-15':
    'Los israelitas dieron una vuelta a Jericó cada día durante seis días y siete vueltas el séptimo, trece en total, antes de que cayera el muro.',
  'JOS 6:20-21':
    'Al séptimo día, al sonar las trompetas y gritar el pueblo, el muro de Jericó se derrumbó; Israel tomó la ciudad y la pasó a espada, pero la familia de Rahab fue salvada. Hebreos dice que los muros cayeron por la fe.',
  'JOS 7:20-21':
    'Acán confesó que entre el botín de Jericó vio un hermoso manto, plata y un lingote de oro; los codició, los tomó y los escondió en su tienda, aunque Dios había prohibido tomarlos.',
  'JOS 9:3-5':
    'Los gabaonitas supieron lo que Josué había hecho a Jericó y a Hai, y usaron de astucia: con sacos, ropa y sandalias gastadas y pan mohoso se hicieron pasar por enviados de un país lejano. Después dijeron que temían por su vida.',
  'JOS 9:14-15':
    'Los israelitas tomaron de las provisiones secas de los gabaonitas y no consultaron al Señor, y Josué hizo un pacto para dejarlos vivir. Con ropa y sandalias gastadas, habían fingido venir de lejos.',
  'JOS 10:12-13':
    'El día en que Dios entregó a los amorreos en manos de Israel, Josué clamó a él, y el sol se detuvo y la luna se paró hasta que la nación se vengó de sus enemigos, casi un día entero.',
  'JOS 10:16-17':
    'Los cinco reyes amorreos que Josué había derrotado en Gabaón huyeron y se escondieron en la cueva de Maceda; avisaron a Josué de que los habían hallado allí.',
  'JOS 14:10-12':
    'Caleb tenía ochenta y cinco años cuando pidió a Josué la montaña que el Señor le había prometido. Dijo que seguía tan fuerte como cuando Moisés lo envió y que, con el Señor, podría echar de allí a los anaceos.',
  'JOS 15:18-19':
    'Acsa se bajó del asno y pidió a su padre Caleb fuentes de agua, porque la tierra que le había dado era la del Neguev; él le dio las fuentes de arriba y las de abajo.',
  'JOS 20:2-6':
    'Las ciudades de refugio protegían del vengador de la sangre a quien hubiera matado sin querer, hasta el juicio y la muerte del sumo sacerdote. Josué nombra seis: Cedes, Siquem, Hebrón, Beser, Ramot y Golán.',
  'JOS 24:29-30':
    'Josué, hijo de Nun, siervo del Señor, murió a los ciento diez años y fue sepultado en su heredad, en Timnat-sera, en los montes de Efraín.',
  'JOS 24:32':
    'Los huesos de José, que los israelitas habían traído de Egipto, fueron sepultados en Siquem, en la parcela que Jacob había comprado a los hijos de Hamor.',
  'JDG 1:6-7':
    'Los de Judá prendieron a Adoni-bezec y le cortaron los pulgares de las manos y de los pies. Él mismo dijo que había hecho lo mismo a setenta reyes que recogían migajas bajo su mesa, y que Dios se lo había pagado.',
  'JDG 3:15-16':
    'Aod, un zurdo de Benjamín, fue enviado a llevar el tributo de Israel a Eglón, rey de Moab, que era muy grueso. Se hizo un puñal de dos filos, lo escondió bajo la ropa en el muslo derecho y después mató con él a Eglón.',
  'JDG 3:20-22':
    'Aod, el zurdo, se quedó a solas con Eglón, rey de Moab, y le dijo que tenía para él palabra de Dios. Cuando el rey se levantó, Aod sacó el puñal escondido en el muslo derecho y lo mató.',
  'JDG 3:31':
    'Samgar, hijo de Anat, mató a seiscientos filisteos con una aguijada de bueyes, la vara con que se arrea el ganado; Jueces dice que también él salvó a Israel.',
  'JDG 4:4-5':
    'Débora era profetisa, esposa de Lapidot, y gobernaba a Israel como juez en aquel tiempo. Se sentaba bajo una palmera en los montes de Efraín, y los israelitas acudían a ella a pedir justicia.',
  'JDG 4:7-9':
    'Débora anunció a Barac que Dios le entregaría a Sísara, pero él solo quiso ir si ella lo acompañaba. Ella fue, pero le dijo que la gloria no sería suya, porque el Señor entregaría a Sísara en manos de una mujer.',
  'JDG 4:18-21':
    'Sísara, el general vencido, huyó a la tienda de Jael. Ella le dio leche y lo cubrió, y cuando dormía lo mató con una estaca y un mazo. Débora había anunciado que caería en manos de una mujer.',
  'JDG 4:22-23':
    'Sísara, general de los cananeos, se había refugiado en la tienda de Jael, y ella lo mató con una estaca. Cuando llegó Barac persiguiéndolo, se lo mostró; aquel día Dios humilló a Jabín, rey de Canaán, ante Israel.',
  'JDG 5:24-27':
    'El canto de Débora alaba a Jael, esposa de Heber el ceneo: Sísara le pidió agua y ella le dio leche, y con una estaca y un mazo mató a aquel general de los cananeos.',
  'JDG 6:11-12':
    'Gedeón trillaba el trigo en un lagar, en Ofra, para esconderlo de los madianitas. Allí se le apareció el ángel del Señor, lo llamó guerrero valiente y le dijo que el Señor estaba con él.',
  'JDG 6:36-40':
    'Gedeón puso el vellón de lana para saber con certeza que Dios salvaría a Israel por su mano, como había dicho. Una noche solo el vellón tuvo rocío; la otra, solo el vellón quedó seco: Dios hizo ambas veces lo que pidió.',
  'JDG 7:2-7':
    'Dios dijo a Gedeón que llevaba demasiada gente: Israel podría gloriarse de haberse salvado por su propia mano. Volvieron los que tenían miedo; luego, según bebieron junto al agua, quedaron solo trescientos.',
  'JDG 7:16-18':
    'Gedeón contaba solo con trescientos hombres contra los madianitas. Los dividió en tres grupos, dio a cada uno una trompeta y un cántaro vacío con una antorcha dentro, y les mandó hacer lo mismo que él.',
  'JDG 7:19-22':
    'De noche, Gedeón y los trescientos rodearon el campamento de Madián, tocaron las trompetas, rompieron los cántaros y gritaron con las antorchas en la mano. Cundió el pánico, Dios volvió las espadas de unos contra otros, y huyeron.',
  'JDG 8:30-31':
    'Gedeón tuvo setenta hijos propios, porque tenía muchas mujeres. También su concubina de Siquem le dio un hijo, al que llamó Abimelec.',
  'JDG 9:5':
    'Abimelec mató en Ofra a sus hermanos, los setenta hijos de Gedeón; solo se salvó Jotam, el menor, que se escondió. Abimelec murió más tarde en Tebes, después de que una mujer le arrojara una piedra de molino.',
  'JDG 9:7-8':
    'Jotam, el hijo menor de Gedeón, contó a los de Siquem una fábula desde el monte Gerizim: los árboles querían rey, el olivo, la higuera y la vid se negaron, y se lo pidieron a la zarza. Siquem acababa de hacer rey a Abimelec.',
  'JDG 9:14-15':
    'En la fábula que Jotam contó a los de Siquem, el olivo, la higuera y la vid no quisieron reinar, y los árboles se lo pidieron a la zarza. Ella les dijo que se abrigaran bajo su sombra, o saldría de ella fuego que quemaría los cedros.',
  'JDG 9:53-54':
    'Cuando Abimelec atacaba la torre de Tebes, una mujer le dejó caer sobre la cabeza una piedra de molino. Para que no se dijera que lo había matado una mujer, mandó a su escudero que lo atravesara, y murió.',
  'JDG 10:3-4':
    'Jair, de Galaad, fue juez de Israel veintidós años. Tuvo treinta hijos que montaban en treinta asnos y tenían treinta ciudades en Galaad, llamadas las ciudades de Jair.',
  'JDG 11:1':
    'Jefté, el galaadita, era un guerrero valiente. Su padre fue Galaad, y su madre, una prostituta cuyo nombre no da la Escritura.',
  'JDG 11:30-31':
    'Jefté prometió que, si Dios le daba la victoria sobre los amonitas, lo primero que saliera de su casa a recibirlo sería del Señor, en holocausto. La que salió fue su única hija.',
  'JDG 11:34-36':
    'Cuando Jefté volvió victorioso, salió a recibirlo su única hija, danzando con panderos. Él rasgó sus vestidos, porque había dado palabra al Señor y no podía retractarse; ella le dijo que hiciera lo prometido.',
  'JDG 11:39-40':
    'Jueces dice que, tras dos meses de duelo, la hija de Jefté volvió y él hizo con ella según su voto; ella no había conocido varón. No cuenta más, salvo que cada año las jóvenes de Israel la recordaban cuatro días.',
  'JDG 12:4-6':
    'Los de Galaad tomaron los vados del Jordán y hacían decir Shibolet a quien quería pasar. Los de Efraín no lo podían pronunciar y decían Sibolet; así los reconocían y los mataban: murieron entonces cuarenta y dos mil.',
  'JDG 12:8-10':
    'Ibzán, de Belén, fue juez de Israel siete años. Tuvo treinta hijos y treinta hijas; casó a las hijas fuera y trajo de fuera treinta esposas para sus hijos. Fue sepultado en Belén.',
  'JDG 12:13-14':
    'Abdón, hijo de Hilel, de Piratón, fue juez de Israel ocho años. Tuvo cuarenta hijos y treinta nietos, que montaban en setenta asnos.',
  'JDG 14:8-9':
    'En el cuerpo del león que había matado, Sansón halló un enjambre de abejas y miel. La tomó y la fue comiendo por el camino, y dio también a sus padres sin decirles de dónde venía.',
  'JDG 14:14':
    'El enigma de Sansón decía que del que come salió comida y del fuerte salió dulzura. Se refería a la miel que halló en el cuerpo de un león que había matado; en tres días nadie pudo explicarlo.',
  'JDG 15:3-5':
    'Porque habían dado su esposa a otro, Sansón cazó trescientas zorras, las ató por parejas de cola a cola con una tea en medio y las soltó en los campos filisteos, y quemó sus mieses y olivares.',
  'JDG 15:14-16':
    'El Espíritu del Señor vino con poder sobre Sansón, y las cuerdas que lo ataban cayeron como lino quemado. Halló una quijada fresca de asno y con ella mató a mil filisteos.',
  'JDG 16:5':
    'Los jefes filisteos querían saber de dónde le venía a Sansón su gran fuerza y cómo dominarlo, y cada uno prometió a Dalila mil cien piezas de plata. Jueces no da otra razón de lo que ella hizo.',
  'JDG 16:17-19':
    'Sansón contó a Dalila que era nazareo de Dios desde su nacimiento y que nunca le habían cortado el cabello; si lo rapaban, perdería la fuerza. Mientras dormía, ella hizo que lo raparan, y su fuerza lo dejó.',
  'JDG 16:28-30':
    'Sansón pidió a Dios fuerza una vez más, se apoyó en las dos columnas que sostenían la casa y empujó con todo su vigor. La casa cayó sobre los jefes y sobre toda la gente, y él murió con ellos.',
  'JDG 17:10-13':
    'Micaía, de los montes de Efraín, tomó a un joven levita como sacerdote de su casa por diez piezas de plata al año, ropa y comida. Dijo que el Señor lo prosperaría, porque tenía por sacerdote a un levita.',
  'RUT 1:1-2':
    'Por una hambruna en tiempos de los jueces, Elimelec, de Belén, se fue a vivir a Moab con su esposa Noemí y sus hijos Mahlón y Quelión. Los hijos se casaron después con dos moabitas, Orfa y Rut.',
  'RUT 1:3-5':
    'En Moab murió Elimelec, el marido de Noemí. Sus dos hijos se casaron con mujeres moabitas, Orfa y Rut; unos diez años después murieron también ellos, y Noemí quedó sin marido y sin hijos.',
  'RUT 1:6-7':
    'Noemí salió de Moab con sus dos nueras porque oyó que el Señor había vuelto a dar pan a su pueblo. En Belén pidió que la llamaran Mara, porque el Todopoderoso la había llenado de amargura.',
  'RUT 1:14-15':
    'Las dos nueras de Noemí lloraron; Orfa se despidió de ella con un beso y volvió a su pueblo y a sus dioses, pero Rut se quedó con Noemí.',
  'RUT 1:16-17':
    'Rut no quiso separarse de su suegra Noemí: iría adonde ella fuera, y el pueblo y el Dios de Noemí serían los suyos. Juró por el Señor que solo la muerte las separaría.',
  'RUT 1:19-20':
    'Cuando Noemí y Rut llegaron a Belén, toda la ciudad se conmovió. Noemí pidió que la llamaran Mara, que significa amarga, porque el Todopoderoso la había llenado de amargura; comenzaba la cosecha de la cebada.',
  'RUT 1:20-21':
    'Noemí pidió que la llamaran Mara, que significa amarga, porque, dijo, el Todopoderoso la había llenado de amargura: se fue llena y volvió vacía. Su marido y sus dos hijos habían muerto en Moab.',
  'RUT 1:22':
    'Rut era moabita y volvió de los campos de Moab con su suegra Noemí; llegaron a Belén al comienzo de la cosecha de la cebada.',
  'RUT 2:11-12':
    'Booz dijo a Rut que sabía todo lo que había hecho por su suegra y cómo había dejado a sus padres y su tierra. Le deseó plena recompensa del Señor, bajo cuyas alas había venido a refugiarse.',
  'RUT 3:7-9':
    'De noche, como le indicó Noemí, Rut fue calladamente a la era, destapó los pies de Booz y se acostó allí. Cuando él despertó, ella le pidió que la cubriera con su manto, porque era pariente con derecho a rescatar.',
  'RUT 4:7-8':
    'El pariente redentor tenía derecho a rescatar la tierra de la familia. Antiguamente, en Israel, para confirmar un rescate se quitaba uno la sandalia y la daba al otro; así el pariente más cercano cedió su derecho a Booz.',
  'RUT 4:13-17':
    'Booz se casó con Rut, y el Señor le dio un hijo, a quien las vecinas llamaron Obed; Noemí cuidó de él. Obed fue padre de Isaí, el padre de David: Rut fue, pues, bisabuela de David.',
  'RUT 4:21-22':
    'Rut fue bisabuela del rey David: ella y Booz tuvieron a Obed, Obed fue padre de Isaí, e Isaí fue padre de David.',
  '1SA 1:6-7':
    'Ana no tenía hijos, y cada año, cuando subían a la casa del Señor, Penina, la otra esposa de su marido, la provocaba hasta hacerla llorar y dejar de comer.',
  '1SA 1:10-11':
    'Con el alma llena de amargura, Ana lloró y prometió que, si el Señor le daba un hijo, se lo entregaría para toda la vida y no pasaría navaja por su cabeza. El hijo que nació fue Samuel.',
  '1SA 1:12-16':
    'Ana oraba en silencio, moviendo solo los labios, y el sacerdote Elí la creyó ebria. Ella le dijo que estaba muy afligida y que abría su alma ante el Señor; no tenía hijos y pedía uno.',
  '1SA 1:19-20':
    'Ana, la mujer de Elcana, había pedido a Dios un hijo. El Señor se acordó de ella, y dio a luz un niño al que llamó Samuel, porque se lo había pedido al Señor.',
  '1SA 2:12-17':
    'Los hijos de Elí eran malvados y no tenían en cuenta al Señor: tomaban carne de los sacrificios, aun por la fuerza, antes de quemar la grasa. Su pecado era muy grande, porque despreciaban las ofrendas del Señor.',
  '1SA 2:18-21':
    'Mientras el niño Samuel servía ante el Señor, su madre Ana le hacía cada año una pequeña túnica y se la llevaba al subir para el sacrificio anual. Dios dio a Ana otros tres hijos y dos hijas.',
  '1SA 3:8-10':
    'Dios llamó a Samuel por su nombre. Tres veces el muchacho corrió a Elí; entonces Elí comprendió que era el Señor y le dijo qué responder. Cuando Dios volvió a llamar, Samuel dijo que su siervo escuchaba.',
  '1SA 4:10-11':
    'Israel fue derrotado por los filisteos: cayeron treinta mil de a pie, el arca de Dios fue capturada y murieron Ofni y Finees, los dos hijos de Elí. Un varón de Dios había anunciado que morirían el mismo día.',
  '1SA 4:15-18':
    'El sacerdote Elí tenía noventa y ocho años y estaba ciego. Al oír que el arca de Dios había sido capturada, cayó de su asiento hacia atrás y se desnucó, pues era viejo y pesado.',
  '1SA 5:1-2':
    'Los filisteos llevaron el arca de Dios, que habían capturado, de Eben-ezer a Asdod, y la pusieron en el templo de su dios Dagón, junto a su imagen.',
  '1SA 5:3-4':
    'Los filisteos habían puesto el arca en el templo de Dagón. A la mañana siguiente el ídolo estaba boca abajo ante el arca; lo levantaron, y al otro día había caído de nuevo, con la cabeza y las manos cortadas.',
  '1SA 8:4-7':
    'Los ancianos de Israel pidieron un rey porque Samuel era viejo y sus hijos no seguían su ejemplo; lo querían como las demás naciones. Dios dijo a Samuel que no lo rechazaban a él, sino a Dios como rey.',
  '1SA 9:3-4':
    'Antes de que Saúl fuera rey, a su padre Cis se le perdieron unas asnas, y lo envió con un criado a buscarlas. Recorrieron varias tierras sin hallarlas; en el camino Saúl encontró a Samuel, que lo ungió.',
  '1SA 9:15-17':
    'El día antes de que llegara Saúl, Dios dijo a Samuel que le enviaría a un hombre de Benjamín, al que debía ungir como príncipe de Israel y que salvaría al pueblo de los filisteos. Al ver Samuel a Saúl, Dios le dijo que era él.',
  '1SA 10:1':
    'Samuel derramó aceite sobre la cabeza de Saúl, lo besó y le dijo que el Señor lo había ungido jefe de su heredad. Después, en Mizpa, Saúl fue designado por suertes ante el pueblo.',
  '1SA 10:21-24':
    'La suerte cayó en Saúl, hijo de Cis, pero nadie lo encontraba; Dios dijo que estaba escondido entre el equipaje. Lo sacaron de allí: de los hombros arriba era más alto que todos, y el pueblo lo aclamó como rey.',
  '1SA 14:43-45':
    'Saúl había hecho jurar al pueblo que no comería nada aquel día. Su hijo Jonatán, que no lo había oído, probó un poco de miel, y Saúl dijo que debía morir; pero el pueblo lo salvó, por la gran victoria que había dado a Israel.',
  '1SA 15:10-11':
    'Dios dijo a Samuel que le pesaba haber hecho rey a Saúl, porque se había apartado de él y no había cumplido sus órdenes. Samuel se afligió y clamó al Señor toda la noche.',
  '1SA 15:22-23':
    'Dios rechazó a Saúl como rey porque Saúl había rechazado su palabra: debía destruir del todo a Amalec, pero perdonó al rey Agag y lo mejor del ganado, según él para sacrificarlo. Samuel le dijo que obedecer vale más que los sacrificios.',
  '1SA 15:24-26':
    'Saúl confesó que había pecado por temor al pueblo, al que hizo caso. Samuel le respondió que, por haber desechado la palabra del Señor, el Señor lo había desechado como rey de Israel.',
  '1SA 16:7':
    'Cuando Samuel vio a Eliab, hijo de Isaí, Dios le dijo que no mirara su apariencia ni su estatura, pues el hombre ve lo de fuera, pero Dios mira el corazón. El elegido fue David, el menor.',
  '1SA 17:4-6':
    'Goliat de Gat, el campeón filisteo, medía seis codos y un palmo, casi tres metros según el cálculo habitual. Llevaba casco, cota y grebas de bronce, y una jabalina de bronce a la espalda.',
  '1SA 17:12-15':
    'David era el menor de los ocho hijos de Isaí, de Belén. Sus tres hermanos mayores, Eliab, Abinadab y Sama, habían ido a la guerra con Saúl, y David iba y venía para cuidar las ovejas de su padre.',
  '1SA 17:26':
    'David oyó el desafío de Goliat y preguntó qué se daría a quien lo matara y quitara aquella afrenta de Israel: ¿quién era ese filisteo incircunciso para desafiar a los ejércitos del Dios viviente?',
  '1SA 17:28-29':
    'Eliab, el hermano mayor de David, se enojó al oírlo hablar con los soldados sobre Goliat. Lo acusó de orgullo, de dejar las ovejas y de venir solo a ver la batalla; pero su padre lo había enviado con comida.',
  '1SA 17:45-47':
    'David dijo a Goliat que no venía con espada ni lanza, sino en el nombre del Señor de los ejércitos, a quien Goliat había desafiado. Dios lo entregaría en su mano, para que toda la tierra supiera que hay Dios en Israel.',
  '1SA 17:47-50':
    'David dijo que la batalla era del Señor y corrió al encuentro de Goliat. Con la honda le lanzó una piedra a la frente, y el gigante cayó de bruces; así David, sin espada en la mano, lo venció y lo mató.',
  '1SA 18:1-4':
    'Jonatán, hijo del rey Saúl, quedó unido de corazón a David y lo amó como a su propia vida. Hizo un pacto con él y le dio su manto, su ropa de guerra, su espada, su arco y su cinturón.',
  '1SA 18:7-9':
    'Saúl tuvo celos de David cuando las mujeres cantaron que él había vencido a miles, pero David a decenas de miles. Dijo que a David ya solo le faltaba el reino, y desde aquel día lo miró con malos ojos.',
  '1SA 18:20-21':
    'Mical, la hija menor de Saúl, amaba a David. A Saúl le agradó, y pensó dársela por mujer como trampa, para que David cayera en manos de los filisteos.',
  '1SA 19:11-16':
    'Cuando Saúl envió hombres a casa de David para matarlo, Mical, su mujer, lo descolgó por una ventana. Puso un ídolo doméstico en la cama, lo tapó y dijo que David estaba enfermo.',
  '1SA 20:20-22':
    'Jonatán y David acordaron una señal con tres flechas. Si Jonatán decía al muchacho que las flechas estaban más acá, David podía volver en paz; si decía que estaban más allá, debía irse.',
  '1SA 21:10-15':
    'Huyendo de Saúl, David llegó a Aquis, rey de Gat, y lo reconocieron. Por miedo se fingió loco: arañaba las puertas y dejaba correr la saliva por su barba; y Aquis no quiso tenerlo en su casa.',
  '1SA 22:1-2':
    'Huyendo de Saúl, David se refugió en la cueva de Adulam. Allí acudió toda la casa de su padre, y se le unieron los afligidos, los endeudados y los descontentos, unos cuatrocientos hombres.',
  '1SA 24:3-6':
    'Saúl entró en la cueva donde se escondían David y sus hombres. Ellos lo animaban a actuar, pero David solo cortó a escondidas el borde del manto de Saúl; y luego le pesó, porque Saúl era el ungido del Señor.',
  '1SA 24:6-7':
    'David no quiso hacer daño a Saúl, porque era el ungido del Señor; contuvo también a sus hombres, y Saúl salió de la cueva y siguió su camino.',
  '1SA 25:3':
    'Abigail era una mujer inteligente y hermosa, casada con Nabal, hombre duro y de malas obras. Más tarde calmó a David llevándole alimentos, y al morir Nabal, David se casó con ella.',
  '1SA 25:18-19':
    'Nabal, el marido de Abigail, había ofendido a los hombres de David, y David venía a vengarse. Ella cargó enseguida asnos con pan, vino, ovejas, grano, pasas e higos y salió a su encuentro, sin decírselo a Nabal.',
  '1SA 25:35-38':
    'David aceptó los regalos de Abigail y no hizo daño a su casa. Cuando a su marido Nabal se le pasó el vino, ella se lo contó todo; él quedó como una piedra, y diez días después Dios lo hirió y murió.',
  '1SA 28:5-8':
    'Saúl tuvo miedo del ejército filisteo, consultó al Señor y no obtuvo respuesta. Entonces fue de noche, disfrazado, a una adivina de Endor para que hiciera subir a Samuel, que había muerto.',
  '1SA 28:11-15':
    'Saúl pidió a la mujer de Endor que hiciera subir a Samuel. Ella gritó al verlo y reconoció a Saúl; Samuel preguntó por qué lo inquietaba, y Saúl dijo que Dios se había apartado de él y ya no le respondía.',
  '1SA 31:1-2':
    'Los filisteos derrotaron a Israel, y muchos cayeron en el monte de Gilboa. Allí alcanzaron a Saúl y mataron a sus hijos Jonatán, Abinadab y Malquisúa; también Saúl murió allí.',
  '1SA 31:3-4':
    'Saúl fue herido de gravedad por los arqueros filisteos en el monte Gilboa. Para que no lo ultrajaran pidió a su escudero que lo matara; como este no quiso, se echó sobre su propia espada y murió.',
  '1SA 31:8-13':
    'Muerto Saúl, los filisteos colgaron su cuerpo en el muro de Bet-sán. Los valientes de Jabes de Galaad caminaron toda la noche, bajaron los cuerpos de Saúl y de sus hijos, enterraron sus huesos en Jabes y ayunaron siete días.',
  '2SA 3:27':
    'Joab apartó a Abner en la puerta de Hebrón como para hablarle a solas y lo hirió de muerte, para vengar a su hermano Asael, a quien Abner había matado en la guerra.',
  '2SA 4:4':
    'Mefi-boset era hijo de Jonatán y nieto de Saúl. Tenía cinco años cuando llegó la noticia de la muerte de ambos; su nodriza huyó con él en brazos, y con la prisa el niño cayó y quedó cojo de ambos pies.',
  '2SA 6:6-7':
    'Como los bueyes tropezaron, Uza extendió la mano y sujetó el arca de Dios; Dios se airó y lo hirió por ello, y murió allí. Números dice que quienes llevaban las cosas santas no debían tocarlas, para no morir.',
  '2SA 6:10-12':
    'Tras la muerte de Uza, David dejó el arca del Señor en casa de Obed-edom, de Gat, donde estuvo tres meses. Dios bendijo aquella casa, y al saberlo David llevó el arca con alegría a su ciudad.',
  '2SA 6:16':
    'Cuando el arca entraba en la Ciudad de David, Mical vio por la ventana al rey saltar y danzar ante el Señor, y lo despreció. Después le reprochó haberse descubierto ante las criadas como un cualquiera.',
  '2SA 7:12-13':
    'Por medio del profeta Natán, Dios prometió a David que, después de su muerte, levantaría a un descendiente suyo y afirmaría su reino. Él edificaría una casa al nombre de Dios, y su trono sería firme para siempre.',
  '2SA 9:6-7':
    'David trató con bondad a Mefi-boset por amor a su padre Jonatán, con quien había hecho un pacto. Le devolvió todas las tierras de Saúl y lo hizo comer siempre a su mesa.',
  '2SA 10:2-5':
    'David envió siervos a consolar a Hanún, rey de Amón, por la muerte de su padre, pero los príncipes amonitas dijeron a Hanún que eran espías. Él hizo que les raparan media barba y les cortaran los vestidos, y quedaron muy avergonzados.',
  '2SA 11:2-4':
    'Desde la azotea del palacio, David vio a Betsabé bañándose. Aunque le dijeron que era esposa de Urías el heteo, la mandó traer y se acostó con ella, y ella quedó embarazada.',
  '2SA 11:8-11':
    'David mandó a Urías ir a su casa, pero él durmió a la puerta del palacio. Dijo que, mientras el arca y el ejército estaban en tiendas, él no podía ir a comer, beber y estar con su mujer.',
  '2SA 11:14-17':
    'David escribió a Joab una carta, que llevó el propio Urías, con la orden de ponerlo en lo más duro del combate y retirarse, para que muriera. Joab lo puso allí, y Urías murió en la batalla.',
  '2SA 12:1-4':
    'Natán contó a David que un rico, dueño de mucho ganado, quitó a un pobre su única corderita para agasajar a un huésped. David se indignó, y Natán le dijo que ese hombre era él: había tomado a la esposa de Urías y lo había hecho matar.',
  '2SA 12:9':
    'Por medio del profeta Natán, Dios reprochó a David haber hecho morir a Urías por la espada de los amonitas y haberse quedado con su mujer, Betsabé. El Segundo libro de Samuel cuenta que, antes de morir Urías, ella ya esperaba un hijo de David.',
  '2SA 12:10-12':
    'Porque David hizo matar a Urías y tomó a su mujer, Dios le anunció por Natán que la espada no se apartaría de su casa, que el mal vendría de su propia familia y que lo hecho en secreto se pagaría a la vista de todos.',
  '2SA 12:13-14':
    'David confesó que había pecado contra el Señor. Natán le dijo que el Señor había quitado su pecado y que no moriría; pero, como con su acción había hecho despreciar al Señor, moriría el hijo que le había nacido.',
  '2SA 13:14':
    'Amnón no quiso escuchar a Tamar, que le había rogado que no lo hiciera, y, como era más fuerte, la violó. Ella era su media hermana, hija de David y hermana de Absalón.',
  '2SA 14:25-26':
    'Nadie en Israel era tan alabado por su hermosura como Absalón. Se cortaba el pelo una vez al año, porque le pesaba, y lo cortado pesaba doscientos siclos según el peso real.',
  '2SA 15:10':
    'Absalón envió mensajeros secretos por todas las tribus: al sonido de la trompeta debían decir que él reinaba en Hebrón. Ya se había ganado el corazón de Israel; la Escritura no dice expresamente por qué se alzó contra David.',
  '2SA 16:5-8':
    'Cuando David huía de Absalón, Simei, de la familia de Saúl, lo maldecía y le tiraba piedras, diciendo que Dios le hacía pagar la sangre de la casa de Saúl.',
  '2SA 16:11-13':
    'David no dejó que castigaran a Simei por maldecirlo: su propio hijo buscaba su vida, dijo, y quizá Dios le devolvería bien. Simei siguió por la ladera, maldiciendo y tirando piedras y polvo.',
  '2SA 17:17-20':
    'Jonatán y Ahimaas, hijos de dos sacerdotes, que llevaban noticias a David, fueron vistos y se escondieron en el pozo de un patio en Bahurim. La mujer de la casa tapó la boca del pozo, extendió grano encima, y los hombres de Absalón no los hallaron.',
  '2SA 17:23':
    'Cuando Ahitofel, consejero de Absalón, vio que no se seguía su consejo, volvió a su ciudad, puso en orden su casa y se ahorcó. La Escritura no da más explicación.',
  '2SA 18:9-10':
    'Absalón pasaba en su mulo bajo las ramas espesas de una encina cuando la cabeza se le enredó en el árbol; el mulo siguió adelante y él quedó colgado. Un hombre lo vio y avisó a Joab.',
  '2SA 18:14-15':
    'Absalón colgaba aún vivo de la encina cuando Joab le clavó tres dardos, y diez escuderos de Joab lo remataron. El rey David había mandado que trataran con benevolencia a Absalón.',
  '2SA 18:16-18':
    'Echaron el cuerpo de Absalón en un gran hoyo del bosque y pusieron encima un enorme montón de piedras. En vida se había levantado una columna en el valle del Rey, porque decía no tener hijo que conservara su nombre.',
  '2SA 18:33':
    'El rey David se estremeció al saber que había muerto su hijo Absalón, aunque se había rebelado contra él. Subió llorando a la sala sobre la puerta, lo llamaba una y otra vez y deseaba haber muerto en su lugar.',
  '2SA 19:31-36':
    'Barzilai acompañó al rey David a cruzar el Jordán, y el rey lo invitó a vivir con él en Jerusalén. Barzilai no quiso: tenía ochenta años, ya no gozaba de la comida ni del canto, y no quería ser una carga.',
  '2SA 21:8-10':
    'Los gabaonitas dieron muerte a siete descendientes de Saúl, dos de ellos hijos de Rizpa. Rizpa extendió tela de saco sobre la peña y, día y noche, hasta que llegó la lluvia, alejó de los cuerpos a las aves y a las fieras.',
  '2SA 21:20-21':
    'En Gat había un hombre de gran estatura con seis dedos en cada mano y en cada pie, veinticuatro en total. Cuando desafió a Israel, lo mató Jonatán, sobrino de David.',
  '2SA 23:8-12':
    'Los tres primeros entre los valientes de David fueron Joseb-basebet; Eleazar, que peleó con los filisteos hasta cansársele la mano; y Sama, que defendió un campo de lentejas cuando los demás huyeron. Dios dio una gran victoria.',
  '2SA 23:15-17':
    'David deseó agua del pozo junto a la puerta de Belén, y tres de sus valientes atravesaron el campamento filisteo para traérsela. No quiso beberla, sino que la derramó ante el Señor, porque habían arriesgado la vida.',
  '2SA 23:20-21':
    'Benaía, hijo de Joiada, uno de los valientes de David, bajó a un foso en un día de nieve y mató un león. También se enfrentó, con solo un palo, a un egipcio armado, y lo venció con la lanza que le quitó.',
  '2SA 24:10':
    'Después de contar al pueblo, a David le remordió la conciencia y confesó al Señor que había pecado gravemente y obrado con necedad, y le pidió que quitara su culpa. El libro de Samuel no dice por qué estaba mal el censo.',
  '1KI 3:9-12':
    'Salomón pidió a Dios un corazón entendido para juzgar al pueblo y distinguir el bien del mal. A Dios le agradó que no pidiera larga vida, riquezas ni la muerte de sus enemigos, y le dio un corazón sabio.',
  '1KI 3:24-27':
    'Dos mujeres reclamaban al mismo niño vivo, y Salomón mandó partirlo con una espada. Una renunció a él para salvarlo; la otra aceptó que lo partieran. Así supo el rey quién era la madre, y se lo dio.',
  '1KI 6:1-3':
    'Salomón empezó a construir la casa del Señor en el cuarto año de su reinado, cuatrocientos ochenta años después de la salida de Egipto. Medía sesenta codos de largo, veinte de ancho y treinta de alto, y la obra duró siete años.',
  '1KI 6:37-38':
    'Salomón puso los cimientos del templo en el cuarto año de su reinado y lo terminó en el undécimo; la construcción duró siete años.',
  '1KI 10:1-3':
    'La reina de Sabá oyó la fama de Salomón, unida al nombre del Señor, y vino a probarlo con preguntas difíciles. Le habló de todo lo que tenía en el corazón, y él respondió a todo.',
  '1KI 11:3-4':
    'Salomón tuvo setecientas esposas de rango real y trescientas concubinas. Cuando envejeció, ellas inclinaron su corazón a otros dioses, y ya no fue del todo fiel al Señor, como lo había sido su padre David.',
  '1KI 11:4-8':
    'En la vejez de Salomón, sus mujeres extranjeras inclinaron su corazón a otros dioses, como Astoret y Milcom. Levantó lugares altos a Quemos y a Moloc, y no siguió de todo corazón al Señor como su padre David.',
  '1KI 11:11-13':
    'Porque Salomón no guardó el pacto y siguió a otros dioses, el Señor dijo que le quitaría el reino para darlo a su siervo. Por amor a David sería en tiempos de su hijo, a quien dejaría una tribu.',
  '1KI 12:16-20':
    'Como el rey Roboam no los escuchó, los de Israel se separaron de la casa de David e hicieron rey a Jeroboam. Solo la tribu de Judá siguió con Roboam, y así se dividió el reino.',
  '1KI 12:26-28':
    'Jeroboam temía que, si el pueblo subía a Jerusalén a ofrecer sacrificios, su corazón volviera al rey Roboam y lo mataran a él. Por eso hizo dos becerros de oro y dijo que eran los dioses que sacaron a Israel de Egipto.',
  '1KI 12:28-30':
    'El rey Jeroboam hizo dos becerros de oro y puso uno en Betel y otro en Dan para que Israel los adorara. Temía que, si el pueblo subía a sacrificar a Jerusalén, su corazón se volviera a Roboam.',
  '1KI 13:4-6':
    'El rey Jeroboam extendió la mano para mandar prender al varón de Dios que clamaba contra el altar de Betel, y la mano se le secó. El rey le pidió que orara por él, y la mano se le restauró.',
  '1KI 13:20-24':
    'El varón de Dios que vino de Judá, engañado por un viejo profeta, volvió a comer y beber donde Dios se lo había prohibido. En el camino lo mató un león, y el león y el asno quedaron junto al cuerpo.',
  '1KI 16:30-33':
    'Jezabel era hija de Et-baal, rey de los sidonios, y mujer de Acab, rey de Israel. Tras casarse con ella, Acab sirvió a Baal y le hizo un templo en Samaria, y obró peor que los reyes anteriores.',
  '1KI 17:2-4':
    'Durante la sequía, Dios mandó a Elías esconderse junto al arroyo de Querit, al este del Jordán, y beber de él, y dijo que había mandado a los cuervos darle allí de comer.',
  '1KI 17:4-6':
    'Durante la sequía, Dios mandó a Elías quedarse junto al arroyo de Querit. Los cuervos le llevaban pan y carne mañana y tarde, y él bebía del arroyo.',
  '1KI 17:14-16':
    'La viuda de Sarepta usó su última harina para hacer pan primero a Elías, como él le pidió. Y, como Dios había dicho por medio de él, ni la harina ni el aceite se acabaron, y comieron ella, su casa y Elías muchos días.',
  '1KI 18:3-4':
    'Abdías, mayordomo del rey Acab, temía mucho al Señor. Cuando la reina Jezabel mataba a los profetas del Señor, escondió a cien en cuevas, de cincuenta en cincuenta, y los sustentó con pan y agua.',
  '1KI 18:20-24':
    'En el monte Carmelo, Elías pidió a Israel que escogiera entre el Señor y Baal. Él solo y los cuatrocientos cincuenta profetas de Baal prepararían cada uno un buey sin fuego; el que respondiera con fuego sería Dios.',
  '1KI 18:36-39':
    'En el monte Carmelo, Elías oró para que el pueblo supiera que el Señor es Dios. Cayó fuego del Señor y consumió el holocausto, la leña, las piedras y hasta el agua de la zanja; el pueblo se postró y proclamó que el Señor es Dios.',
  '1KI 18:40':
    'Después de que el fuego del Señor consumió el sacrificio en el monte Carmelo, Elías mandó prender a los profetas de Baal sin que escapara ninguno, y les dieron muerte junto al arroyo de Cisón.',
  '1KI 19:2-4':
    'Jezabel juró matar a Elías, y él huyó para salvar la vida hasta Beerseba de Judá. Luego se internó solo en el desierto, se sentó bajo una retama y pidió morir, diciendo que no era mejor que sus padres.',
  '1KI 19:4-6':
    'Elías, que huía de Jezabel, se sentó bajo un arbusto en el desierto, pidió morir y se durmió. Un ángel lo tocó y le dijo que comiera; junto a su cabeza halló una torta cocida sobre brasas y una vasija de agua.',
  '1KI 19:8':
    'Con la fuerza de la comida que le dio un ángel, Elías caminó cuarenta días y cuarenta noches hasta Horeb, el monte de Dios. Allí, tras un viento, un terremoto y un fuego en los que no estaba el Señor, vino un susurro suave.',
  '1KI 19:11-13':
    'En Horeb pasaron ante Elías un gran viento, un terremoto y un fuego, pero el Señor no estaba en ellos. Tras el fuego vino un susurro suave; Elías se cubrió el rostro, y Dios le preguntó qué hacía allí.',
  '1KI 21:1-3':
    'El rey Acab quería la viña de Nabot, que estaba junto a su palacio, para hacer un huerto, pero Nabot no quiso dar la herencia de sus padres. Después la reina Jezabel lo hizo matar con testigos falsos.',
  '1KI 21:2-4':
    'El rey Acab quería la viña de Nabot, junto a su palacio, para hacer un huerto, y ofreció otra mejor o dinero. Nabot no quiso ceder la herencia de sus padres, y Acab volvió triste y enojado y no quiso comer.',
  '1KI 21:8-13':
    'Nabot no había querido dar su viña al rey Acab. Entonces Jezabel escribió cartas en nombre de Acab e hizo que testigos falsos lo acusaran de maldecir a Dios y al rey, y murió apedreado.',
  '1KI 21:13-16':
    'Nabot murió apedreado, después de que testigos falsos lo acusaran de maldecir a Dios y al rey. Jezabel lo había tramado porque él no quiso dar su viña a Acab; muerto Nabot, Acab bajó a tomarla.',
  '1KI 22:34-39':
    'Acab entró disfrazado en la batalla, pero un hombre disparó su arco al azar y lo hirió entre las junturas de la armadura; murió al atardecer y fue sepultado en Samaria. Los perros lamieron su sangre, como Dios había dicho.',
  '2KI 1:2-4':
    'El rey Ocozías de Israel cayó por la celosía de una sala alta de su casa en Samaria, y quedó herido. Envió a consultar a Baal-zebub, dios de Ecrón, y el Señor le anunció por Elías que moriría.',
  '2KI 2:9-10':
    'Eliseo pidió una doble porción del espíritu de Elías. Elías respondió que pedía algo difícil, pero que se le daría si lo veía cuando fuera llevado; y Eliseo lo vio.',
  '2KI 2:11-12':
    'Mientras Elías y Eliseo caminaban hablando, un carro y caballos de fuego los separaron, y Elías subió al cielo en un torbellino. Eliseo lo vio, lo llamó padre a gritos y no lo vio más.',
  '2KI 2:23-25':
    'Unos muchachos de Bet-el se burlaban de Eliseo llamándolo calvo. Él los maldijo en el nombre del Señor, y dos osas salieron del bosque y despedazaron a cuarenta y dos de ellos. La Escritura no da más explicación.',
  '2KI 3:26-27':
    'Mesa, rey de Moab, al ver que perdía la batalla y no lograba abrirse paso, ofreció en holocausto sobre la muralla a su hijo mayor, el heredero. Los israelitas se retiraron entonces.',
  '2KI 4:3-7':
    'Eliseo dijo a la viuda endeudada, que solo tenía un poco de aceite, que pidiera vasijas vacías y las llenara. El aceite corrió hasta llenarlas todas; lo vendió, pagó la deuda y vivió con sus hijos de lo que quedó.',
  '2KI 4:8-10':
    'Una mujer rica de Sunem invitaba a menudo a comer a Eliseo. Viendo que era un santo hombre de Dios, propuso a su marido hacerle un pequeño cuarto en lo alto, con cama, mesa, silla y lámpara.',
  '2KI 4:32-35':
    'El hijo de la sunamita yacía muerto en la cama de Eliseo. Este cerró la puerta, oró al Señor y se tendió sobre el niño, dos veces. El cuerpo entró en calor, el niño estornudó siete veces y abrió los ojos.',
  '2KI 4:38-41':
    'Durante un hambre, alguien echó sin saberlo calabazas silvestres venenosas en el guiso de los hijos de los profetas, y gritaron que había muerte en la olla. Eliseo echó harina en ella, y ya no hubo nada malo.',
  '2KI 5:9-12':
    'Eliseo no salió, sino que mandó decir a Naamán que se lavara siete veces en el Jordán y quedaría limpio de su lepra. Naamán se enojó: esperaba que el profeta saliera a invocar a Dios, y creía mejores los ríos de Damasco.',
  '2KI 5:13-14':
    'Naamán quedó limpio de su lepra al sumergirse siete veces en el Jordán, como le había dicho Eliseo; su carne quedó como la de un niño. Primero se había ido enojado, pero sus criados lo convencieron.',
  '2KI 5:17':
    'Ya sano, Naamán pidió a Eliseo la tierra que pudieran cargar dos mulas, porque en adelante no ofrecería sacrificios a otros dioses, sino solo al Señor.',
  '2KI 5:20':
    'Eliseo no había aceptado nada de Naamán, y su criado Giezi corrió tras él para sacarle algo. Con mentiras obtuvo plata y vestidos, y después se le pegó la lepra de Naamán.',
  '2KI 5:25-27':
    'Giezi había mentido para sacar plata y vestidos a Naamán y luego mintió a Eliseo diciendo que no había ido a ninguna parte. Eliseo dijo que la lepra de Naamán se le pegaría a él y a sus descendientes, y Giezi salió leproso.',
  '2KI 6:5-7':
    'A un hombre se le cayó al agua el hierro de un hacha prestada mientras cortaba un árbol. Eliseo preguntó dónde, cortó un palo y lo echó allí; el hierro flotó, y el hombre extendió la mano y lo tomó.',
  '2KI 6:15-17':
    'El criado de Eliseo vio la ciudad rodeada por un ejército con caballos y carros. Eliseo le dijo que no temiera y pidió a Dios que le abriera los ojos; entonces vio el monte lleno de caballos y carros de fuego alrededor de Eliseo.',
  '2KI 7:3-8':
    'Durante el hambre, cuatro leprosos fueron al campamento de los sirios y lo hallaron vacío: Dios les había hecho oír ruido de un gran ejército, y habían huido. Los cuatro comieron, bebieron y se llevaron plata, oro y vestidos.',
  '2KI 9:32-33':
    'Cuando Jehú llegó a Jezreel, mandó que arrojaran a Jezabel por la ventana; unos eunucos la echaron abajo, y así murió. Jehú dijo que se cumplía lo que Dios había dicho por medio de Elías.',
  '2KI 9:35-37':
    'Los que fueron a enterrar a la reina Jezabel hallaron muy poco de su cuerpo. Jehú dijo que así se cumplía lo que Dios había dicho por Elías: que los perros la comerían en el campo de Jezreel.',
  '2KI 11:2-3':
    'Cuando Atalía exterminaba a la familia real, el niño Joás fue salvado por su tía Josabet. Ella lo sacó a escondidas con su nodriza, y estuvo oculto seis años en la casa del Señor.',
  '2KI 11:21':
    'Joás tenía siete años cuando empezó a reinar en Judá, después de estar seis años escondido de Atalía en la casa del Señor.',
  '2KI 13:20-21':
    'Unos que enterraban a un hombre vieron venir una banda de moabitas y dejaron el cuerpo en el sepulcro de Eliseo. Al tocar los huesos de Eliseo, el muerto revivió y se puso en pie.',
  '2KI 17:7-8':
    'El libro de los Reyes dice que Israel fue llevado por Asiria porque pecó contra el Señor, que lo había sacado de Egipto: adoró a otros dioses y siguió las costumbres de las naciones.',
  '2KI 18:4':
    'El rey Ezequías hizo pedazos la serpiente de bronce que había hecho Moisés, porque los israelitas le quemaban incienso. También quitó los lugares altos, las piedras sagradas y la imagen de Asera.',
  '2KI 19:14-16':
    'Cuando el rey Ezequías leyó la carta amenazante de Asiria, subió al templo y la extendió ante el Señor. Oró para que Dios viera y oyera las palabras con que Senaquerib insultaba al Dios vivo.',
  '2KI 19:35-36':
    'De noche, el ángel del Señor mató a 185 000 hombres en el campamento asirio, y el rey Senaquerib se retiró a Nínive. Así se salvó Jerusalén, después de la oración de Ezequías.',
  '2KI 19:36-37':
    'Senaquerib, rey de Asiria, volvió a Nínive. Mientras adoraba en el templo de su dios Nisroc, sus hijos Adramelec y Sarezer lo mataron a espada, y otro hijo, Esarhadón, reinó en su lugar.',
  '2KI 20:5-7':
    'El rey Ezequías, enfermo de muerte, oró con lágrimas. Dios lo oyó, prometió sanarlo y añadió quince años a su vida; Isaías mandó poner una masa de higos sobre la llaga, y sanó.',
  '2KI 22:1-2':
    'Josías tenía ocho años cuando comenzó a reinar, y reinó treinta y un años en Jerusalén. Hizo lo recto ante el Señor y siguió el camino de David, su antepasado, sin desviarse.',
  '2KI 22:8':
    'Cuando se reparaba el templo en tiempos del rey Josías, el sumo sacerdote Hilcías halló en él el libro de la ley y lo dio al escriba Safán, que lo leyó y luego lo leyó ante el rey.',
  '2KI 22:11-13':
    'Cuando el rey Josías oyó el libro de la ley, rasgó sus vestidos, porque sus padres no habían obedecido sus palabras y era grande la ira del Señor; y mandó consultar al Señor.',
  '2KI 25:6-7':
    'Los caldeos capturaron a Sedequías, rey de Judá, y lo llevaron a Ribla ante el rey de Babilonia. Mataron a sus hijos delante de él, lo cegaron y, atado con cadenas de bronce, lo llevaron a Babilonia.',
  '2KI 25:8-9':
    'Los babilonios destruyeron el templo en el año diecinueve del rey Nabucodonosor: Nabuzaradán, capitán de su guardia, llegó a Jerusalén y quemó la casa del Señor, el palacio real y las casas de la ciudad.',
  '1CH 4:9-10':
    'La madre de Jabes le puso ese nombre porque lo dio a luz con dolor. Fue más ilustre que sus hermanos, y pidió a Dios que lo bendijera, ensanchara su territorio, estuviera con él y lo librara del mal; y Dios se lo concedió.',
  '1CH 21:1-2':
    'Crónicas dice que Satanás incitó a David a hacer el censo de Israel; el Segundo libro de Samuel dice que la ira del Señor se encendió contra Israel y que él incitó a David. La Escritura no explica cómo se unen ambas cosas.',
  '1CH 21:7-8':
    'El censo de David desagradó a Dios, que hirió a Israel; David confesó que había pecado gravemente y obrado con gran necedad. Crónicas no dice por qué estaba mal contar al pueblo.',
  '1CH 22:8':
    'David explicó a Salomón por qué no edificaría el templo: Dios le había dicho que había derramado mucha sangre y hecho grandes guerras. Lo edificaría su hijo Salomón.',
  '2CH 3:1':
    'Salomón empezó a construir la casa del Señor en Jerusalén, en el monte Moriah, en la era de Ornán, el lugar que David había preparado. El Génesis dice que Abraham fue a la tierra de Moriah para ofrecer a Isaac.',
  '2CH 16:12':
    'Asa, rey de Judá, enfermó gravemente de los pies en el año treinta y nueve de su reinado, y buscó a los médicos y no al Señor. La Escritura no dice qué enfermedad era.',
  '2CH 20:21-22':
    'Josafat puso delante del ejército cantores que alabaran al Señor. Cuando empezaron a cantar, el Señor puso emboscadas contra los enemigos de Judá, que fueron derrotados y se mataron unos a otros.',
  '2CH 26:16-19':
    'Cuando el rey Uzías se hizo fuerte, se llenó de orgullo y entró en el templo a quemar incienso, lo que correspondía a los sacerdotes. Se enfureció con ellos, y le brotó lepra en la frente hasta el día de su muerte.',
  '2CH 33:10-13':
    'El rey Manasés no escuchó al Señor, y los asirios lo llevaron encadenado a Babilonia. En su angustia se humilló profundamente y oró; Dios lo oyó y lo devolvió a Jerusalén y a su reino.',
  '2CH 34:1-3':
    'Josías tenía ocho años cuando empezó a reinar; reinó treinta y un años en Jerusalén e hizo lo recto ante el Señor. A los ocho años de reinado empezó a buscar a Dios, y a los doce, a limpiar Judá de ídolos.',
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
  'EZR 4:1-5':
    'Cuando Zorobabel y los jefes no quisieron que sus adversarios construyeran el templo con ellos, la gente del país desanimó a los constructores y sobornó consejeros contra ellos, hasta el reinado de Darío.',
  'EZR 5:1-2':
    'Después del destierro, Zorobabel y Jesúa dirigieron la reconstrucción de la casa de Dios en Jerusalén, con los profetas Hageo y Zacarías, que animaban al pueblo y los ayudaban.',
  'EZR 9:1-4':
    'Al saber Esdras que muchos de los que habían vuelto, también sacerdotes y jefes, se habían casado con mujeres de otros pueblos y seguían sus prácticas, rasgó su ropa, se arrancó pelo y barba y se quedó sentado, abatido, hasta el sacrificio de la tarde.',
  'NEH 1:1-2':
    'Nehemías estaba en Susa, la ciudadela del rey, cuando llegó de Judá su hermano Hanani con otros hombres. Les preguntó por los judíos y por Jerusalén, y supo que el muro estaba derribado y las puertas quemadas.',
  'NEH 1:3-5':
    'Nehemías lloró al saber que los que quedaban del cautiverio estaban en gran mal y afrenta, y que el muro de Jerusalén estaba derribado y sus puertas quemadas. Durante días hizo duelo, ayunó y oró a Dios.',
  'NEH 1:11':
    'Nehemías era copero del rey de Persia y le servía el vino. Pidió a Dios que oyera su oración y le diera gracia ante el rey.',
  'NEH 2:1-3':
    'Nehemías estaba triste al servir el vino al rey Artajerjes, porque Jerusalén, la ciudad donde estaban sepultados sus padres, seguía en ruinas y con las puertas quemadas. El rey le preguntó, y él se lo dijo.',
  'NEH 2:17-18':
    'Nehemías animó a los de Jerusalén a reconstruir la muralla para no sufrir más vergüenza. Les contó cómo Dios lo había ayudado y lo que le había dicho el rey, y ellos se pusieron a la obra.',
  'NEH 4:1-3':
    'Sanbalat se enfureció porque se reconstruía el muro y se burlaba de los judíos; Tobías el amonita decía que hasta una zorra lo derribaría al subirse. Nehemías cuenta después que se terminó en cincuenta y dos días.',
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
  'EST 2:5-7':
    'Ester, llamada también Hadasa, quedó huérfana, y su primo Mardoqueo, un judío de Susa de la tribu de Benjamín, la crio como hija suya. Era hija de un tío de él, y muy hermosa.',
  'EST 2:16-17':
    'Ester fue llevada ante el rey Asuero, que la amó más que a todas las demás; ella ganó su favor, y él le puso la corona real y la hizo reina en lugar de Vasti.',
  'EST 3:5-6':
    'Amán se llenó de furia porque Mardoqueo no se inclinaba ante él. Al saber que Mardoqueo era judío, le pareció poco dañarlo solo a él y quiso destruir a todos los judíos del reino.',
  'EST 4:1-4':
    'Al saber del decreto para destruir a los judíos, Mardoqueo se vistió de saco y ceniza y lloró en la ciudad. La reina Ester, muy afligida, le mandó ropa para que se quitara el saco, pero él no la aceptó.',
  'EST 4:10-11':
    'La reina Ester hizo saber a Mardoqueo que quien entraba a ver al rey sin ser llamado moría, salvo que él extendiera el cetro de oro, y a ella no la habían llamado desde hacía treinta días. Después entró, arriesgando su vida por su pueblo.',
  'EST 4:13-16':
    'Mardoqueo dijo a Ester que ella tampoco escaparía y que quizá había llegado a reina para una hora como aquella. Ella pidió a los judíos ayunar tres días; luego iría al rey, aunque muriera.',
  'EST 5:2-3':
    'Ester se presentó ante el rey sin ser llamada, con riesgo de su vida, para interceder por su pueblo. Él la miró con agrado, le tendió el cetro de oro y le ofreció hasta la mitad del reino.',
  'EST 5:9-14':
    'Amán se enfureció porque Mardoqueo no se levantaba ante él. Su mujer Zeres y sus amigos le aconsejaron hacer una horca de cincuenta codos y pedir al rey que colgaran en ella a Mardoqueo, y él la mandó hacer.',
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
  'JOB 1:20-22':
    'Cuando Job perdió en un día a sus hijos y todos sus bienes, rasgó su manto, se rapó la cabeza y adoró. Dijo que el Señor dio y el Señor quitó, y bendijo su nombre; en todo esto no pecó.',
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
  'JOB 42:13-15':
    'Después de su desgracia, Job tuvo otros siete hijos y tres hijas. Ellas se llamaban Jemima, Cesia y Keren-hapuc; no había en la tierra mujeres tan hermosas, y su padre les dio herencia como a sus hermanos.',
  'ISA 6:1-3':
    'El año en que murió el rey Uzías, Isaías vio al Señor en un trono alto, y el borde de su manto llenaba el templo. Serafines de seis alas proclamaban que el Señor de los ejércitos es santo y que su gloria llena la tierra.',
  'ISA 20:2-4':
    'Por orden del Señor, Isaías anduvo tres años desnudo y descalzo, como señal sobre Egipto y Etiopía: así se llevaría el rey de Asiria a sus cautivos.',
  'ISA 37:36-37':
    'El ángel del Señor mató a 185 000 hombres en el campamento asirio, y el rey Senaquerib se retiró a Nínive. Así se salvó Jerusalén, después de la oración de Ezequías.',
  'ISA 38:4-6':
    'El rey Ezequías, enfermo de muerte, oró con lágrimas. Por medio de Isaías, Dios le dijo que había oído su oración y visto sus lágrimas, que le añadía quince años de vida y lo libraría a él y a la ciudad del rey de Asiria.',
  'JER 1:4-7':
    'Dios dijo a Jeremías que lo conocía antes de formarlo en el vientre y que lo había hecho profeta para las naciones. Jeremías respondió que era muy joven y no sabía hablar, pero Dios le mandó ir adonde lo enviara.',
  'JER 18:2-6':
    'Dios envió a Jeremías a casa del alfarero para que oyera allí su palabra. Cuando una vasija se echó a perder, el alfarero hizo otra con el mismo barro; Dios dijo que así estaba Israel en su mano.',
  'JER 29:10':
    'Por medio de Jeremías, Dios dijo a los desterrados en Babilonia que, cuando se cumplieran setenta años para Babilonia, los visitaría, cumpliría su promesa y los haría volver a su tierra.',
  'JER 31:31-34':
    'Dios prometió a Israel y a Judá un nuevo pacto, no como el de la salida de Egipto, que ellos rompieron: escribirá su ley en sus corazones, todos lo conocerán y él perdonará sus pecados.',
  'JER 32:6-9':
    'Preso en el patio de la guardia, Jeremías compró a su primo Hanameel el campo de Anatot por diecisiete siclos de plata, según la palabra del Señor. Dios dijo que en aquella tierra volverían a comprarse casas y campos.',
  'JER 36:1-4':
    'Jeremías dictó y Baruc, hijo de Nerías, escribió en un rollo todas las palabras del Señor, por si Judá escuchaba y dejaba su mal camino. Más tarde el rey Joacim cortó en pedazos aquel rollo y lo quemó.',
  'JER 36:22-24':
    'El rey Joacim cortaba el rollo de Jeremías a medida que se lo leían y lo quemaba por partes, sin temor. Después dijo Dios que el rey reprochaba al profeta haber escrito que el rey de Babilonia destruiría la tierra.',
  'JER 36:27-32':
    'Después de que el rey Joacim quemó el rollo, Dios mandó a Jeremías tomar otro. Baruc volvió a escribir al dictado todas aquellas palabras, y se añadieron muchas más; y Dios anunció castigo para el rey.',
  'JER 38:4-6':
    'Los jefes querían la muerte de Jeremías porque, decían, sus palabras desanimaban a los soldados y al pueblo. El rey Sedequías lo dejó en sus manos, y lo bajaron con sogas a una cisterna con barro; Ebed-melec lo sacó después.',
  'JER 38:8-13':
    'Fue Ebed-melec, un etíope de la casa del rey, quien rescató a Jeremías: intercedió ante el rey Sedequías, llevó a treinta hombres, bajó cuerdas con trapos viejos y sacó al profeta de la cisterna llena de barro.',
  'JER 39:6-7':
    'El rey Sedequías fue capturado al huir. En Ribla, el rey de Babilonia mató a sus hijos en su presencia, y también a los nobles de Judá; luego lo cegó y lo encadenó para llevarlo a Babilonia.',
  'EZK 1:1-3':
    'El sacerdote Ezequiel estaba entre los desterrados, junto al río Quebar, en tierra de los caldeos, cuando se abrieron los cielos y vio visiones de Dios. Era el quinto año del destierro del rey Joaquín.',
  'EZK 24:16-18':
    'Dios anunció a Ezequiel que le quitaría de golpe a quien amaba, y que no debía llorar ni guardar luto. Aquella tarde murió su mujer, y a la mañana siguiente hizo como se le había mandado.',
  'EZK 37:1-3':
    'El Espíritu del Señor puso a Ezequiel en un valle lleno de huesos muy secos. Dios le preguntó si podían vivir, y él respondió que Dios lo sabía; después Dios le dijo que eran toda la casa de Israel.',
  'EZK 37:7-10':
    'Cuando Ezequiel profetizó como Dios le mandó, los huesos se juntaron, con tendones, carne y piel; profetizó de nuevo, entró en ellos el aliento, y vivieron y se pusieron en pie: un ejército muy grande.',
  'DAN 1:8':
    'Daniel se propuso no contaminarse con la comida y el vino del rey, y pidió al jefe de los eunucos que lo dispensara; después le dieron legumbres y agua. El libro no dice por qué aquella comida lo habría contaminado.',
  'DAN 1:11-15':
    'Daniel pidió al encargado que los probara a él y a sus tres compañeros durante diez días con legumbres y agua en lugar de la comida del rey. Al final tenían mejor aspecto que los jóvenes que comían de ella.',
  'DAN 2:31-35':
    'Nabucodonosor soñó con una gran estatua: cabeza de oro, pecho y brazos de plata, vientre y muslos de bronce, piernas de hierro y pies de hierro y barro. Una piedra no cortada por mano humana la destrozó y se hizo un monte que llenó la tierra.',
  'DAN 3:1-6':
    'El rey Nabucodonosor levantó una estatua de oro de sesenta codos de alto en el campo de Dura, en la provincia de Babilonia. Al sonar la música, todos debían postrarse y adorarla; quien no lo hiciera sería echado a un horno de fuego.',
  'DAN 3:12-15':
    'Sadrac, Mesac y Abed-nego fueron acusados de no servir a los dioses de Nabucodonosor ni adorar la estatua de oro que había levantado. El rey, furioso, amenazó con echarlos al horno ardiente si no la adoraban.',
  'DAN 3:16-18':
    'Sadrac, Mesac y Abed-nego dijeron al rey Nabucodonosor que el Dios a quien servían podía librarlos del horno; pero, aunque no lo hiciera, no servirían a sus dioses ni adorarían su estatua de oro.',
  'DAN 3:19-23':
    'Como Sadrac, Mesac y Abed-nego no quisieron adorar su estatua de oro, el rey Nabucodonosor, furioso, mandó calentar el horno siete veces más de lo normal y echarlos atados. Luego los vio andar ilesos en medio del fuego.',
  'DAN 3:24-25':
    'Nabucodonosor había echado a tres hombres al fuego, pero vio a cuatro, sueltos y sin daño; el cuarto, dijo, parecía un hijo de los dioses. Después dijo que Dios había enviado a su ángel para librar a sus siervos.',
  'DAN 4:30-33':
    'Nabucodonosor se jactó de haber edificado la gran Babilonia con su poder y para su gloria. Una voz del cielo le dijo que el reino le era quitado; fue echado de entre los hombres y comió hierba como los bueyes.',
  'DAN 4:34-36':
    'El rey Nabucodonosor, que por su soberbia había sido apartado de los hombres y comía hierba como los bueyes, al cabo de aquel tiempo alzó los ojos al cielo; recobró la razón, alabó al Altísimo y recuperó su reino.',
  'DAN 5:5-7':
    'En el banquete del rey Belsasar aparecieron los dedos de una mano que escribía en la pared del palacio. El rey, lleno de miedo, llamó a los sabios de Babilonia; al final fue Daniel quien leyó y explicó lo escrito.',
  'DAN 5:25-28':
    'Daniel explicó al rey Belsasar la escritura: Dios había contado los días de su reino y le ponía fin; había sido pesado y hallado falto; su reino se dividía y se daba a medos y persas.',
  'DAN 5:30-31':
    'La misma noche en que Daniel explicó la escritura de la pared, mataron al rey Belsasar, y Darío de Media recibió el reino. El libro de Daniel no dice quién lo mató.',
  'DAN 6:10-11':
    'Daniel sabía que el edicto estaba firmado, pero siguió arrodillándose tres veces al día, como siempre, ante las ventanas que daban a Jerusalén, para orar y dar gracias a su Dios; y sus enemigos lo sorprendieron así.',
  'DAN 6:12-13':
    'El rey Darío había prohibido por treinta días hacer petición a nadie, dios u hombre, sino a él. Daniel siguió orando a su Dios tres veces al día; sus enemigos lo denunciaron, y fue echado al foso de los leones.',
  'DAN 6:14-16':
    'El rey Darío se entristeció y quiso salvar a Daniel, pero una ley de medos y persas no podía cambiarse, y lo mandó echar a los leones. Daniel solo había seguido orando a su Dios, como siempre.',
  'DAN 6:21-23':
    'Daniel dijo al rey Darío que Dios había enviado a su ángel y cerrado la boca de los leones, porque fue hallado inocente. Lo sacaron del foso sin ninguna herida, porque había confiado en su Dios.',
  'HOS 1:2-3':
    'Dios mandó a Oseas casarse con una mujer dada a la prostitución, porque, dijo, la tierra se prostituía apartándose del Señor. Oseas tomó a Gomer, que le dio un hijo.',
  'HOS 3:1-3':
    'Dios mandó a Oseas amar de nuevo a una mujer adúltera, como el Señor ama a los israelitas aunque se vuelven a otros dioses. Oseas la compró por quince siclos de plata y una cantidad de cebada.',
  'AMO 7:12-15':
    'Amós no era profeta: era pastor y cultivaba higos silvestres, hasta que Dios lo tomó de detrás del rebaño y lo envió a profetizar a Israel. Amasías, sacerdote de Betel, le mandó irse a Judá.',
  'JON 1:1-3':
    'Dios mandó a Jonás a predicar contra Nínive por su maldad, pero Jonás se embarcó en Jope para huir a Tarsis. Más tarde dijo por qué: sabía que Dios es compasivo y se arrepiente del mal anunciado.',
  'JON 1:4-6':
    'Dios envió una gran tempestad y, mientras los marineros clamaban cada uno a su dios, Jonás dormía en el fondo del barco. El capitán lo despertó y le pidió que clamara a su Dios para que no murieran.',
  'JON 1:12-15':
    'Jonás dijo a los marineros que la tempestad era por su causa y que el mar se calmaría si lo echaban al agua. Intentaron remar a tierra y no pudieron; tras orar al Señor, lo arrojaron, y el mar se aquietó.',
  'JON 1:15-17':
    'Cuando los marineros echaron a Jonás al mar, este se calmó, y ellos temieron al Señor, le ofrecieron un sacrificio e hicieron votos. Dios envió un gran pez que tragó a Jonás, y estuvo en él tres días y tres noches.',
  'JON 1:17':
    'Dios dispuso un gran pez que tragó a Jonás, y él estuvo dentro tres días y tres noches. La Escritura habla solo de un gran pez y no dice de qué clase.',
  'JON 2:1-2':
    'Desde el vientre del pez, Jonás oró al Señor su Dios y dijo que en su angustia, desde lo hondo del Seol, había clamado y Dios había oído su voz.',
  'JON 3:5-10':
    'Los de Nínive creyeron a Dios, ayunaron y se vistieron de cilicio, del mayor al menor; el rey se sentó en ceniza y mandó dejar el mal camino. Dios lo vio y no trajo el desastre anunciado.',
  'JON 4:1-2':
    'Jonás se enojó porque Dios perdonó a Nínive. Dijo que por eso había huido a Tarsis: sabía que Dios es clemente, compasivo, lento para la ira y que se arrepiente del mal anunciado.',
  'JON 4:3-5':
    'Cuando Nínive se arrepintió y Dios la perdonó, Jonás se enojó tanto que pidió morir, pues sabía que Dios es clemente. Dios le preguntó si hacía bien en enojarse; Jonás salió y se sentó a ver qué pasaba con la ciudad.',
  'JON 4:6-9':
    'Dios dio a Jonás una planta que le hiciera sombra, luego un gusano que la secó y un viento ardiente; Jonás, desfallecido y enojado, deseó morir. Entonces Dios le preguntó si no debía tener piedad de Nínive.',
  'JON 4:10-11':
    'Dios dijo a Jonás que él se apiadaba de una planta que no había cultivado; ¿no debía Dios apiadarse de Nínive, con más de ciento veinte mil personas que no distinguían su derecha de su izquierda, y muchos animales?',
  'MIC 5:2':
    'Miqueas dice que de Belén Efrata, pequeña entre las familias de Judá, saldrá quien gobierne a Israel. En Mateo, los principales sacerdotes y los escribas responden así cuando Herodes pregunta dónde ha de nacer el Cristo.',
  'HAB 1:2-4':
    'Habacuc pregunta a Dios hasta cuándo clamará sin ser oído, mientras ve violencia e injusticia por todas partes. Al final del libro dice que, aun así, se alegrará en el Señor, el Dios que lo salva.',
  'HAB 3:17-19':
    'Habacuc, que empezó quejándose a Dios, termina diciendo que, aunque fallen la higuera, la vid, los campos y los rebaños, se alegrará en el Señor, el Dios que lo salva, porque él es su fuerza.',
  'HAG 1:2-6':
    'El pueblo decía que aún no era tiempo de reconstruir la casa del Señor, mientras vivía en casas bien revestidas y el templo estaba en ruinas. Por eso el profeta Hageo les pidió que meditaran sobre su conducta: sembraban mucho y recogían poco.',
  'ZEC 9:9':
    'El profeta Zacarías llamó a Jerusalén a alegrarse porque venía su rey, justo y humilde, montado en un asno joven. Mateo y Juan recuerdan estas palabras cuando Jesús entra en Jerusalén.',
  'MAL 4:5-6':
    'Malaquías dice que Dios enviará al profeta Elías antes del día del Señor, para volver el corazón de los padres y de los hijos unos a otros. En Mateo, Jesús dice que Juan el Bautista es el Elías que había de venir.',
  'TOB 2:9-10':
    'Tobit durmió junto al muro del patio con la cara descubierta, y excrementos calientes de pájaros le cayeron en los ojos y le produjeron manchas blancas. Los médicos no pudieron curarlo, y quedó ciego.',
  'TOB 3:7-8':
    'El demonio Asmodeo había dado muerte a los siete maridos de Sara antes de consumarse cada boda, y una criada se lo echaba en cara. Más adelante, el ángel Rafael ayuda a Tobías a ahuyentar al demonio, y Tobías se casa con Sara.',
  'TOB 11:11-13':
    'Como le había dicho el ángel, Tobías aplicó la hiel del pez a los ojos de su padre, Tobit; las manchas blancas se desprendieron, y Tobit volvió a ver.',
  'DAG 13:54-55':
    'Daniel interrogó por separado a los dos ancianos sobre el árbol bajo el que decían haber visto a Susana con un joven. Uno dijo un lentisco, el otro una encina, y así quedó al descubierto su mentira.',
  'DAG 14:27':
    'Daniel coció juntos pez, grasa y pelos, hizo con ello unas tortas y se las dio al dragón, que las comió y reventó.',
  '2MA 6:18-20':
    'Eleazar era un anciano y uno de los principales maestros de la ley. Cuando quisieron obligarlo a comer carne de cerdo, la escupió y prefirió una muerte honrosa a una vida manchada.',
  '2MA 7:1-2':
    'Siete hermanos y su madre fueron arrestados, y el rey quiso obligarlos a comer carne de cerdo, prohibida por la ley. Prefirieron morir antes que quebrantar la ley de sus padres; murieron los siete y, al final, también su madre.',
  '2MA 12:43-45':
    'Judas Macabeo hizo una colecta por sus soldados caídos y la envió a Jerusalén para un sacrificio por el pecado. El segundo libro de los Macabeos dice que lo hizo pensando en la resurrección.',
  'MAT 1:16-17':
    'La genealogía de Jesús en Mateo menciona a cinco mujeres: Tamar, Rahab, Rut, la mujer de Urías, llamada Betsabé en otro lugar, y María, la madre de Jesús. Mateo cuenta tres veces catorce generaciones de Abraham a Cristo.',
  'MAT 1:19-20':
    'José era un hombre justo y, al saber que María estaba encinta, no quiso exponerla a la vergüenza pública; por eso pensó dejarla en secreto. En sueños, un ángel le dijo que el niño venía del Espíritu Santo.',
  'MAT 1:21':
    'El ángel mandó a José que pusiera por nombre Jesús al hijo de María, y le dio la razón: él salvaría a su pueblo de sus pecados.',
  'MAT 2:1-2':
    'Los magos llegaron a Jerusalén buscando al rey de los judíos que había nacido, para adorarlo, porque habían visto su estrella en el oriente. Mateo no dice cómo se llamaban ni cuántos eran.',
  'MAT 2:4-6':
    'Cuando Herodes preguntó dónde debía nacer el Cristo, los principales sacerdotes y los escribas nombraron Belén: un profeta, Miqueas, había escrito que de allí saldría un jefe que pastorearía al pueblo de Israel.',
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
  'MAT 7:3-5':
    'Jesús pregunta por qué uno mira la paja en el ojo de su hermano y no ve la viga en el propio. Primero hay que sacar la viga, dice, y entonces se verá bien para sacar la paja del ojo del hermano.',
  'MAT 7:13-14':
    'Jesús dice que la puerta ancha y el camino espacioso llevan a la perdición, y muchos entran por ellos; la puerta estrecha y el camino angosto llevan a la vida, y pocos los hallan. Él invita a entrar por la puerta estrecha.',
  'MAT 7:24-27':
    'Jesús compara al que oye sus palabras y las cumple con un hombre prudente cuya casa, edificada sobre la roca, resiste la tormenta; el que las oye y no las cumple es como el insensato cuya casa, edificada sobre la arena, se cae.',
  'MAT 8:2-3':
    'Un leproso se postró ante Jesús y le dijo que, si quería, podía limpiarlo. Jesús lo tocó y dijo que quería, y al instante quedó limpio; Marcos cuenta que Jesús se compadeció de él.',
  'MAT 8:8-10':
    'El centurión dijo que no era digno de que Jesús entrara en su casa: con una palabra suya sanaría el criado. Jesús se maravilló y dijo que ni en Israel había hallado tanta fe.',
  'MAT 8:20-22':
    'Un discípulo quería ir primero a enterrar a su padre; Jesús le dijo que lo siguiera y dejara a los muertos enterrar a sus muertos. A otro le había dicho que el Hijo del Hombre no tenía dónde descansar. Mateo no explica más.',
  'MAT 9:9':
    'Jesús vio a Mateo sentado en el banco de los tributos y le dijo que lo siguiera; él se levantó y lo siguió. Marcos y Lucas, que también lo cuentan, lo llaman Leví.',
  'MAT 9:10-13':
    'Los fariseos preguntaron por qué Jesús comía con publicanos y pecadores. Él respondió que son los enfermos quienes necesitan médico y que no había venido a llamar a justos, sino a pecadores.',
  'MAT 9:16-17':
    'Cuando le preguntaron por qué sus discípulos no ayunaban, Jesús respondió con imágenes: nadie pone remiendo nuevo en vestido viejo ni vino nuevo en odres viejos, pues se rompen; en odres nuevos se conservan ambos.',
  'MAT 10:2-4':
    'Mateo nombra a los doce: Pedro, Andrés, Jacobo, Juan, Felipe, Bartolomé, Tomás, Mateo el publicano, Jacobo hijo de Alfeo, Tadeo, Simón el cananista y Judas Iscariote, que entregó a Jesús. En Hechos, Matías ocupa el lugar de Judas.',
  'MAT 11:2-6':
    'En la cárcel, Juan el Bautista oyó de las obras de Jesús y mandó a preguntarle si era el que había de venir. Jesús les dijo que contaran lo que veían: los ciegos ven, los cojos andan, los pobres oyen la buena noticia.',
  'MAT 11:14':
    'Jesús dijo de Juan el Bautista que, si querían aceptarlo, él era el Elías que había de venir. Lucas dice que vino con el espíritu y el poder de Elías; el propio Juan, cuando le preguntaron, dijo que no era Elías.',
  'MAT 12:1-4':
    'Los discípulos de Jesús tenían hambre y arrancaban espigas para comer; los fariseos decían que eso no era lícito en sábado. Jesús recordó que David, hambriento, comió los panes consagrados, y dijo que el Hijo del Hombre es Señor del sábado.',
  'MAT 13:37-41':
    'El mismo Jesús explicó la parábola de la cizaña: el Hijo del Hombre siembra la buena semilla, los hijos del reino; el diablo siembra la cizaña, los hijos del malo; y al fin del mundo los ángeles los separarán.',
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
  'MAT 16:18-19':
    'Jesús dijo a Simón que él era Pedro, nombre que significa piedra, que sobre esta roca edificaría su iglesia y que le daría las llaves del reino de los cielos. Las iglesias difieren sobre qué es la roca.',
  'MAT 16:21-23':
    'Jesús anunció que debía padecer, morir y resucitar, y Pedro le dijo que eso no debía ocurrir jamás. Jesús lo llamó Satanás y piedra de tropiezo, porque no pensaba en las cosas de Dios, sino en las de los hombres.',
  'MAT 17:1-5':
    'En un monte alto, Jesús se transfiguró ante Pedro, Santiago y Juan: su rostro resplandecía, y Moisés y Elías hablaban con él; Lucas dice que de su partida. Una voz lo llamó el Hijo amado de Dios.',
  'MAT 17:19-20':
    'Cuando los discípulos preguntaron por qué no pudieron echar al demonio del muchacho, Jesús dijo que era por su poca fe; con fe como un grano de mostaza, nada les sería imposible.',
  'MAT 17:24-27':
    'Sobre el impuesto del templo, Jesús dijo a Pedro que los hijos están exentos; pero, para no ofender a nadie, lo mandó al mar: en la boca del primer pez hallaría una moneda para pagar por los dos.',
  'MAT 19:21-22':
    'Un joven preguntó a Jesús cómo tener la vida eterna. Jesús le dijo que vendiera lo que tenía, lo diera a los pobres y lo siguiera; el joven se fue triste, porque tenía muchas posesiones.',
  'MAT 20:13-16':
    'En la parábola, el dueño de la viña dice a los que se quejan que no les hace injusticia: reciben el jornal acordado, y él quiere dar lo mismo a los últimos. Les pregunta si tienen envidia porque él es bueno.',
  'MAT 21:2-7':
    'Jesús mandó a dos discípulos a traer un asna y su pollino, y así, montado, entró en Jerusalén. Mateo dice que así se cumplió lo dicho por el profeta: el rey de Sion viene manso, montado en un asno.',
  'MAT 21:12-13':
    'Jesús echó del templo a los que compraban y vendían y volcó las mesas de los cambistas, porque la casa de Dios debía ser casa de oración y la habían hecho cueva de ladrones.',
  'MAT 21:18-19':
    'Jesús tenía hambre, no halló en una higuera más que hojas y dijo que nunca más diera fruto; al instante se secó. Mateo no da otro motivo; luego Jesús habló a los discípulos de la fe y la oración.',
  'MAT 22:17-21':
    'Para tenderle una trampa, preguntaron a Jesús si era lícito pagar tributo a César. Él pidió una moneda con la imagen de César y les dijo que dieran a César lo que es de César y a Dios lo que es de Dios.',
  'MAT 25:8-13':
    'En la parábola de las diez vírgenes, las prudentes temían que el aceite no alcanzara para todas; mientras las otras iban a comprar, llegó el esposo y se cerró la puerta. Jesús no dice qué representa el aceite, pero pide estar en vela.',
  'MAT 25:16-18':
    'En la parábola de los talentos, los siervos que recibieron cinco y dos negociaron y los duplicaron. El que recibió uno cavó en la tierra y escondió el dinero de su señor, porque, como dijo después, tuvo miedo.',
  'MAT 25:26-30':
    'En la parábola de los talentos, el señor reprende al siervo que solo había escondido su dinero y da aquel talento al que tiene diez: al que tiene se le dará más, y al que no tiene se le quitará aun lo que tiene.',
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
  'MAT 27:33-34':
    'Jesús fue crucificado en el Gólgota, que significa lugar de la Calavera. Allí los soldados le ofrecieron vino mezclado con hiel, pero al probarlo no quiso beberlo.',
  'MAT 27:46':
    'En la cruz, Jesús clamó a Dios preguntando por qué lo había desamparado, con las palabras que abren el Salmo 22. Mateo no explica ese clamor; algunos de los presentes creyeron que Jesús llamaba a Elías.',
  'MAT 27:50-52':
    'Cuando Jesús murió, el velo del templo se rasgó en dos de arriba abajo, tembló la tierra y se abrieron sepulcros. Mateo no dice por qué; Hebreos habla de un camino nuevo a través del velo.',
  'MAT 27:54':
    'El centurión y los que custodiaban a Jesús, al ver el terremoto y lo que había sucedido, se llenaron de temor y dijeron que aquel hombre era verdaderamente Hijo de Dios.',
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
  'MRK 2:2-4':
    'La casa estaba tan llena que no cabía nadie ni a la puerta. Por eso los cuatro que llevaban al paralítico abrieron el techo encima de Jesús y lo bajaron en su camilla.',
  'MRK 2:3-5':
    'Cuatro hombres llevaron un paralítico a Jesús, pero la multitud no los dejaba acercarse; por eso abrieron el techo y lo bajaron. Al ver su fe, Jesús le perdonó los pecados y luego lo hizo andar.',
  'MRK 3:2-5':
    'Algunos acechaban a Jesús para acusarlo. Él preguntó si es lícito hacer el bien en sábado; ellos callaron, y él, entristecido por la dureza de sus corazones, sanó la mano seca de aquel hombre.',
  'MRK 4:37-40':
    'En medio de una gran tempestad, los discípulos despertaron a Jesús, que dormía en la barca. Él reprendió al viento y mandó al mar que callara, y todo quedó en calma; luego les preguntó por qué tenían miedo.',
  'MRK 5:1-4':
    'Al otro lado del mar, en la región de los gerasenos, Jesús encontró a un hombre con un espíritu impuro que vivía entre los sepulcros y al que ni las cadenas sujetaban. Después permitió a los demonios entrar en unos cerdos.',
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
  'MRK 6:27-28':
    'Juan el Bautista fue decapitado en la cárcel por orden del rey Herodes. Marcos dice que quien lo quiso fue Herodías: hizo que lo pidiera su hija, que había bailado, y Herodes, aunque apenado, cumplió su juramento.',
  'MRK 7:27-28':
    'Jesús dijo a una madre extranjera que primero debían saciarse los hijos y que no estaba bien echar su pan a los perrillos. Ella respondió que los perrillos comen las migajas bajo la mesa; por esa respuesta, Jesús sanó a su hija.',
  'MRK 7:33-35':
    'Jesús llevó aparte al sordo, le puso los dedos en los oídos, escupió y le tocó la lengua, miró al cielo suspirando y le dijo: Ábrete. Al instante oía y hablaba bien.',
  'MRK 8:5-10':
    'Jesús se compadeció de la multitud, que llevaba tres días con él y no tenía qué comer. Dio gracias por siete panes y unos pececillos y los hizo repartir: comieron unos cuatro mil y sobraron siete canastas.',
  'MRK 9:2-4':
    'Jesús llevó a Pedro, Jacobo y Juan a un monte alto y se transfiguró ante ellos: sus vestidos se volvieron de un blanco resplandeciente, y aparecieron Elías y Moisés hablando con él. También lo cuentan Mateo y Lucas.',
  'MRK 9:25-29':
    'Jesús mandó al espíritu salir del muchacho y lo levantó de la mano. Los discípulos preguntaron por qué ellos no pudieron, y él dijo que ese género solo sale con oración; algunos manuscritos añaden el ayuno.',
  'MRK 9:43-48':
    'Jesús llama gehena, o infierno, al lugar del fuego que no se apaga; más vale entrar en la vida sin una mano, un pie o un ojo que ser echado allí. El nombre viene del valle de Hinom, junto a Jerusalén.',
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
  'MRK 15:22': 'Jesús fue crucificado en un lugar llamado Gólgota, que significa lugar de la Calavera.',
  'MRK 15:33':
    'Mientras Jesús estaba en la cruz, hubo tinieblas sobre toda la tierra desde el mediodía hasta las tres de la tarde, y después murió. Marcos no dice por qué vino aquella oscuridad.',
  'MRK 16:1':
    'María Magdalena, María, la madre de Santiago, y Salomé compraron especias aromáticas cuando pasó el sábado, para ir al sepulcro a ungir el cuerpo de Jesús.',
  'MRK 16:9':
    'El final del Evangelio de Marcos dice que Jesús, después de resucitar, muy temprano el primer día de la semana, se apareció primero a María Magdalena, de quien había expulsado siete demonios.',
  'LUK 1:13':
    'El ángel Gabriel dijo al sacerdote Zacarías que no temiera: su oración había sido oída, y su esposa Elisabet le daría un hijo, que se llamaría Juan. Por no creerlo, Zacarías quedó mudo hasta que pusieron nombre al niño.',
  'LUK 1:18-20':
    'Zacarías preguntó cómo podía estar seguro de que él y su esposa, ya mayores, tendrían un hijo. Por no haber creído el mensaje, le dijo el ángel Gabriel, quedaría mudo hasta que se cumpliera.',
  'LUK 1:20-22':
    'Zacarías, el padre de Juan el Bautista, no creyó al ángel Gabriel, que le anunciaba un hijo; por eso el ángel le dijo que no podría hablar hasta que sucediera. Salió del templo y solo podía hacer señas.',
  'LUK 1:30-33':
    'El ángel Gabriel le dijo a María que no temiera: había hallado gracia ante Dios y tendría un hijo, a quien llamaría Jesús. Sería llamado Hijo del Altísimo y reinaría para siempre en el trono de David.',
  'LUK 1:34-35':
    'María, que era virgen, preguntó al ángel cómo podría ser esto. Él respondió que el Espíritu Santo vendría sobre ella y el poder del Altísimo la cubriría; por eso su hijo sería llamado Hijo de Dios.',
  'LUK 1:39-44':
    'María fue a visitar a Elisabet y, al oír su saludo, la criatura saltó de alegría en el vientre de Elisabet, como dijo ella misma. Llena del Espíritu Santo, llamó benditos a María y al hijo que esperaba.',
  'LUK 1:62-64':
    'A Zacarías, que no podía hablar, le preguntaron por señas cómo quería llamar a su hijo. Escribió en una tablilla que su nombre era Juan, y al instante recobró el habla y alabó a Dios.',
  'LUK 2:1-5':
    'César Augusto había ordenado un censo, y cada uno debía inscribirse en su ciudad. José era de la familia de David; por eso subió de Nazaret a Belén, la ciudad de David, con María, que estaba encinta.',
  'LUK 2:4-6':
    'Jesús nació en Belén, la ciudad de David. José, que era de la familia de David, había ido allí desde Nazaret con María para el censo, y estando en Belén se cumplió el tiempo del parto.',
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
  'LUK 2:39-40':
    'Jesús creció en Nazaret de Galilea, adonde María y José volvieron con él tras cumplir todo lo que mandaba la ley. Se fortalecía y se llenaba de sabiduría, y la gracia de Dios estaba con él.',
  'LUK 2:41-43':
    'Jesús tenía doce años cuando fue con sus padres a Jerusalén para la Pascua. Al volver ellos, él se quedó sin que lo supieran, y al cabo de tres días lo hallaron en el templo.',
  'LUK 2:43-45':
    'Después de la Pascua, el niño Jesús se quedó en Jerusalén, y sus padres creían que iba entre los viajeros. Cuando lo hallaron en el templo, dijo que debía estar en la casa de su Padre, o en sus asuntos.',
  'LUK 2:46-49':
    'Al cabo de tres días, sus padres hallaron a Jesús, de doce años, en el templo, sentado entre los maestros, escuchando y preguntando. Les dijo que debía estar en la casa de su Padre, o en sus asuntos.',
  'LUK 4:16-21':
    'En la sinagoga de Nazaret, donde se había criado, Jesús leyó a Isaías y dijo que aquello se cumplía ese día. Cuando recordó que Elías y Eliseo habían ayudado a extranjeros, los presentes se enfurecieron y quisieron despeñarlo.',
  'LUK 4:28-30':
    'En la sinagoga de Nazaret, Jesús recordó que Elías y Eliseo habían socorrido a extranjeros. La gente se llenó de ira y quiso despeñarlo, pero él pasó por en medio de ellos y se fue.',
  'LUK 5:4-9':
    'Simón Pedro no había pescado nada en toda la noche, pero por la palabra de Jesús echó las redes, y se llenaron tanto que se rompían. Asombrado, cayó de rodillas ante Jesús y se confesó pecador.',
  'LUK 6:12-16':
    'Tras una noche de oración, Jesús llamó a sus discípulos y escogió a doce de ellos, a los que llamó apóstoles. Discípulos, es decir, alumnos, eran todos los que lo seguían; apóstol significa enviado.',
  'LUK 7:11-12':
    'A la puerta de la ciudad de Naín, Jesús encontró el entierro del hijo único de una viuda. Lucas dice que se compadeció de la madre, mandó al joven levantarse y se lo devolvió vivo.',
  'LUK 7:12-15':
    'A la puerta de Naín, Jesús vio a una viuda que enterraba a su único hijo. Se compadeció de ella y le dijo que no llorara; tocó el féretro, mandó al joven levantarse, y el muerto se incorporó y habló.',
  'LUK 7:37-38':
    'En casa de un fariseo, una mujer pecadora regó con lágrimas los pies de Jesús, los enjugó con sus cabellos, los besó y los ungió. Jesús habló de su mucho amor y dijo que sus muchos pecados le eran perdonados.',
  'LUK 7:44-48':
    'Jesús dijo a Simón, el fariseo, que no le había dado agua, beso ni aceite, mientras que la mujer pecadora había regado sus pies con lágrimas, los había besado y ungido. Habló de su mucho amor y le dijo que sus pecados estaban perdonados.',
  'LUK 8:1-3':
    'Unas mujeres acompañaban a Jesús y a los doce y los ayudaban con sus bienes: María Magdalena, Juana, mujer de Chuza, el intendente de Herodes, Susana y muchas otras.',
  'LUK 8:41-42':
    'Jairo, jefe de la sinagoga, cayó a los pies de Jesús y le rogó que fuera a su casa, porque su única hija, de unos doce años, se moría. Jesús fue y le devolvió la vida.',
  'LUK 9:30-31':
    'Moisés y Elías aparecieron en gloria y hablaban con Jesús de su partida, que iba a cumplirse en Jerusalén. Lucas no dice por qué fueron precisamente ellos.',
  'LUK 9:46-48':
    'Los discípulos discutían quién de ellos sería el mayor. Jesús no nombró a ninguno: puso a un niño a su lado y dijo que el más pequeño entre ellos es el grande.',
  'LUK 9:59-60':
    'Un hombre a quien Jesús había llamado quiso ir primero a enterrar a su padre. Jesús le dijo que dejara a los muertos enterrar a sus muertos y fuera a anunciar el reino de Dios; Lucas no recoge más explicación.',
  'LUK 9:61-62':
    'Un hombre quería seguir a Jesús, pero despedirse antes de su familia. Jesús respondió que quien pone la mano en el arado y mira atrás no es apto para el reino de Dios.',
  'LUK 10:33-37':
    'En la parábola del buen samaritano, un samaritano se compadece de un hombre herido por unos ladrones y lo cuida. Jesús pregunta quién fue el prójimo de aquel hombre; el maestro de la ley dice que el que tuvo misericordia, y Jesús le manda hacer lo mismo.',
  'LUK 10:39-42':
    'Marta andaba afanada con muchos quehaceres y se quejó de que su hermana la dejaba servir sola, mientras María escuchaba sentada a los pies de Jesús. Jesús dijo que María había escogido la buena parte.',
  'LUK 11:1':
    'Cuando Jesús terminó de orar, uno de sus discípulos le pidió que les enseñara a orar, como Juan había enseñado a los suyos; y él les enseñó.',
  'LUK 13:10-11':
    'En una sinagoga donde Jesús enseñaba en sábado había una mujer a la que un espíritu tenía encorvada desde hacía dieciocho años, sin poder enderezarse; Jesús la sanó.',
  'LUK 13:11-13':
    'Una mujer llevaba dieciocho años encorvada por un espíritu y no podía enderezarse. Jesús la llamó, le dijo que quedaba libre y le impuso las manos; al instante se enderezó y glorificaba a Dios.',
  'LUK 13:14-16':
    'El jefe de la sinagoga se enojó porque Jesús había sanado en sábado a la mujer encorvada. Jesús respondió que ellos desatan un buey en sábado; ¿no se debía librar ese día a esta mujer, atada por Satanás dieciocho años?',
  'LUK 15:17-20':
    'Hambriento lejos de casa, el hijo pródigo recordó que a los jornaleros de su padre les sobraba el pan, y emprendió el regreso para confesar su pecado. Aún estaba lejos cuando su padre lo vio, se conmovió y corrió a abrazarlo.',
  'LUK 15:28-32':
    'El hermano mayor del hijo pródigo se enojó y no quería entrar: llevaba años sirviendo a su padre y nunca había tenido una fiesta así. El padre le dijo que todo lo que tenía era también suyo, pero que había que alegrarse, porque su hermano perdido había sido hallado.',
  'LUK 16:8-9':
    'En la parábola, el amo alaba al mayordomo infiel por haber actuado con sagacidad. Jesús dice luego a sus discípulos que ganen amigos con las riquezas, para que, cuando estas falten, los reciban en las moradas eternas.',
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
  'LUK 22:61-62':
    'Pedro había negado a Jesús tres veces cuando cantó el gallo y el Señor se volvió y lo miró. Recordó que Jesús se lo había anunciado, y salió y lloró amargamente.',
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
  'LUK 24:1-3':
    'El primer día de la semana, muy de mañana, las mujeres llevaron al sepulcro de Jesús los aromas que habían preparado. Hallaron la piedra removida y, al entrar, no encontraron su cuerpo.',
  'LUK 24:13-16':
    'Emaús era una aldea a unos once kilómetros de Jerusalén. El día de la resurrección iban allá dos discípulos cuando Jesús se puso a caminar con ellos; no lo reconocieron hasta que partió el pan.',
  'LUK 24:15-16':
    'En el camino a Emaús, Jesús se acercó a dos discípulos y caminó con ellos; no lo reconocieron porque sus ojos estaban velados, hasta que más tarde partió el pan con ellos.',
  'LUK 24:30-31':
    'A la mesa, en Emaús, Jesús tomó el pan, lo bendijo, lo partió y se lo dio a los dos discípulos; entonces se les abrieron los ojos y lo reconocieron, y él desapareció de su vista.',
  'LUK 24:41-43':
    'Después de resucitar, Jesús comió un trozo de pescado asado delante de sus discípulos, que de tanta alegría y asombro aún no lo creían.',
  'JHN 1:41-42':
    'Andrés dijo a su hermano Simón que había hallado al Mesías y lo llevó a Jesús. Jesús miró a Simón y le dijo que se llamaría Cefas, que quiere decir Pedro, o piedra.',
  'JHN 1:44': 'El apóstol Felipe era de Betsaida, el pueblo de Andrés y de Pedro.',
  'JHN 1:47-49':
    'Jesús llamó a Natanael verdadero israelita, sin engaño, y le dijo que lo había visto bajo la higuera antes de que Felipe lo llamara. Natanael lo reconoció entonces como Hijo de Dios y Rey de Israel.',
  'JHN 2:1-5':
    'En una boda en Caná de Galilea, a la que asistían Jesús, su madre y sus discípulos, se acabó el vino. Su madre se lo dijo y pidió a los sirvientes que hicieran lo que él mandara; después Jesús convirtió el agua en vino.',
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
  'JHN 4:5-8':
    'Cansado del camino, Jesús se sentó junto al pozo de Jacob, cerca de Sicar, en Samaria, mientras sus discípulos iban a comprar comida. Una samaritana fue a sacar agua, y él le pidió de beber.',
  'JHN 4:6-9':
    'Cansado del camino, Jesús se sentó junto al pozo de Jacob y pidió de beber a una mujer samaritana. Ella se extrañó, porque judíos y samaritanos no se trataban; él le habló entonces del agua viva.',
  'JHN 4:16-18':
    'La samaritana del pozo le dijo a Jesús que no tenía marido. Él respondió que era verdad: había tenido cinco maridos, y el hombre que ahora tenía no era su marido.',
  'JHN 4:28-30':
    'La samaritana dejó su cántaro, fue a la ciudad y habló a la gente de un hombre que le había dicho todo lo que ella había hecho; ¿no sería el Cristo?, preguntaba. Ellos salieron y fueron a ver a Jesús.',
  'JHN 5:2-5':
    'Junto al estanque de Betesda, en Jerusalén, yacían muchos enfermos, uno de ellos desde hacía treinta y ocho años. Jesús le preguntó si quería sanar, le mandó andar, y al instante quedó sano.',
  'JHN 5:5-6':
    'Junto al estanque de Betesda yacía un hombre enfermo desde hacía treinta y ocho años, sin nadie que lo metiera en el agua. Jesús le preguntó si quería sanar, y luego le mandó tomar su lecho y andar; el hombre quedó sano.',
  'JHN 5:6-9':
    'El hombre de Betesda, enfermo desde hacía treinta y ocho años, no tenía quien lo metiera en el estanque. Jesús le mandó levantarse, tomar su camilla y andar, y al instante quedó sano; era sábado.',
  'JHN 6:8-9':
    'Andrés, hermano de Simón Pedro, habló a Jesús de un muchacho que tenía cinco panes de cebada y dos pescados, aunque se preguntaba qué era eso para tantos.',
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
  'JHN 10:22-24':
    'En invierno se celebraba en Jerusalén la fiesta de la Dedicación, la actual Janucá. Jesús paseaba por el templo cuando algunos lo rodearon y le pidieron que dijera si era el Cristo. El primer libro de los Macabeos cuenta el origen de la fiesta.',
  'JHN 11:1-3':
    'Lázaro de Betania era hermano de María y de Marta. Cuando enfermó, sus hermanas mandaron decir a Jesús que aquel a quien amaba estaba enfermo.',
  'JHN 11:4-7':
    'Al saber que Lázaro estaba enfermo, Jesús dijo que era para gloria de Dios, para que el Hijo de Dios fuera glorificado, y se quedó dos días más. Juan dice que amaba a Lázaro y a sus hermanas.',
  'JHN 11:17': 'Cuando Jesús llegó a Betania, Lázaro llevaba ya cuatro días en el sepulcro.',
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
  'JHN 12:23-26':
    'Cuando llegó su hora, Jesús dijo que el grano de trigo queda solo si no cae en tierra y muere; si muere, da mucho fruto. Poco después, según Juan, habló de la muerte que iba a sufrir.',
  'JHN 13:4-8':
    'En la cena, Jesús se ciñó una toalla y lavó los pies a los discípulos. Pedro no quería que su Señor se los lavara, pero Jesús dijo que, si no, no tendría parte con él; después lo entendería.',
  'JHN 13:12-15':
    'Jesús lavó los pies a los discípulos para darles ejemplo: si él, su Señor y Maestro, lo hizo, también ellos debían lavarse los pies unos a otros. Pedro se negó al principio; luego quiso que le lavara también las manos y la cabeza.',
  'JHN 13:21-26':
    'Conmovido, Jesús dijo que uno de los discípulos lo entregaría. El discípulo a quien amaba preguntó quién era; Jesús dijo que aquel a quien diera el pan mojado, y se lo dio a Judas Iscariote.',
  'JHN 18:1-3':
    'Jesús cruzó con sus discípulos el torrente Cedrón y entró en un huerto donde solían reunirse; Mateo y Marcos llaman al lugar Getsemaní. Judas lo conocía y llevó allí a los que iban a prender a Jesús.',
  'JHN 18:10':
    'Cuando fueron a prender a Jesús, Simón Pedro sacó la espada y cortó la oreja derecha a Malco, siervo del sumo sacerdote. Jesús le mandó envainar la espada, y Lucas dice que sanó la oreja.',
  'JHN 18:37-38':
    'Jesús dijo a Pilato que había venido al mundo para dar testimonio de la verdad. Pilato preguntó qué es la verdad; Juan no recoge respuesta, y Pilato salió a decir que no hallaba delito en Jesús.',
  'JHN 19:17-18':
    'Jesús salió cargando su cruz hacia el lugar llamado de la Calavera, en hebreo Gólgota. Allí lo crucificaron, entre otros dos hombres.',
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
  'JHN 20:1-2':
    'El primer día de la semana, cuando aún estaba oscuro, María Magdalena fue al sepulcro de Jesús, vio la piedra quitada y corrió a decírselo a Pedro y al discípulo a quien Jesús amaba. La Escritura no la llama prostituta en ningún lugar.',
  'JHN 20:3-4':
    'María Magdalena dijo a Pedro y al discípulo a quien Jesús amaba que se habían llevado del sepulcro al Señor; por eso los dos corrieron allá, y el otro discípulo llegó antes que Pedro.',
  'JHN 20:11-13':
    'María Magdalena lloraba fuera del sepulcro porque, como dijo a los dos ángeles que vio dentro, se habían llevado a su Señor y no sabía dónde lo habían puesto.',
  'JHN 20:14-16':
    'María Magdalena vio a Jesús, pero no lo reconoció y lo tomó por el hortelano; cuando él la llamó por su nombre, supo quién era. Juan no dice por qué no lo reconoció al principio.',
  'JHN 20:17':
    'Jesús dijo a María Magdalena que no lo tocara, porque aún no había subido al Padre; debía ir a decir a sus hermanos que subía a su Padre y Dios, que lo es también de ellos.',
  'JHN 20:18':
    'María Magdalena fue a decir a los discípulos que había visto al Señor. La Escritura no la llama prostituta en ningún lugar; Lucas dice que habían salido de ella siete demonios y que ayudaba con sus bienes a Jesús y a los Doce.',
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
  'ACT 5:1-4':
    'Ananías y Safira vendieron un campo y se quedaron a escondidas con parte del precio al llevar el resto a los apóstoles. Pedro dijo que podían disponer de su dinero; lo malo fue mentir a Dios.',
  'ACT 5:3-5':
    'Ananías se había quedado en secreto con parte del precio de su terreno; Pedro le dijo que había mentido a Dios, y cayó muerto. Su mujer, Safira, dijo después la misma mentira y también murió.',
  'ACT 7:55-60':
    'Esteban dijo que veía los cielos abiertos y al Hijo del Hombre de pie a la diestra de Dios; los que lo oían se taparon los oídos, se lanzaron contra él y lo apedrearon. Al morir oró para que no se les tuviera en cuenta este pecado.',
  'ACT 8:3':
    'Saulo, llamado después Pablo, iba de casa en casa y hacía encarcelar a hombres y mujeres de la iglesia. Hechos cuenta luego que oyó la voz de Jesús camino de Damasco, fue bautizado y lo predicó.',
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
  'ACT 8:39-40':
    'Tras el bautismo del etíope, el Espíritu del Señor se llevó a Felipe, y el etíope siguió su camino con gozo. Felipe se encontró en Azoto y fue anunciando el evangelio en todas las ciudades hasta llegar a Cesarea.',
  'ACT 9:3-6':
    'Saulo iba a Damasco a arrestar creyentes cuando lo rodeó una luz del cielo y cayó a tierra; Jesús le preguntó por qué lo perseguía y lo mandó entrar en la ciudad. Al levantarse, Saulo no veía.',
  'ACT 9:9':
    'Tras la luz del camino de Damasco, Saulo, llamado también Pablo, estuvo tres días sin ver, y no comió ni bebió.',
  'ACT 9:17-18':
    'Ananías, enviado por el Señor, impuso las manos a Saulo para que recobrara la vista y fuera lleno del Espíritu Santo; de los ojos le cayeron como escamas, volvió a ver y fue bautizado.',
  'ACT 9:23-25':
    'En Damasco, donde Saulo predicaba a Jesús, algunos tramaron matarlo y vigilaban las puertas de día y de noche. Sus discípulos lo bajaron de noche por el muro en un canasto.',
  'ACT 9:33-35':
    'Eneas, de Lida, llevaba ocho años paralítico en cama. Pedro le dijo que Jesucristo lo sanaba y que se levantara, y al instante se levantó.',
  'ACT 9:36':
    'Tabita, llamada también Dorcas, era una discípula de Jope que abundaba en buenas obras y limosnas; Hechos cuenta después que murió, y que Pedro oró y ella volvió a la vida.',
  'ACT 9:39-42':
    'Tabita de Jope, llamada también Dorcas, hacía muchas buenas obras y cosía ropa para otros; cuando enfermó y murió, las viudas la lloraban. Pedro se arrodilló y oró, le dijo que se levantara, y ella volvió a la vida.',
  'ACT 10:1-2':
    'Cornelio era un centurión de Cesarea, hombre piadoso que con toda su casa temía a Dios, daba muchas limosnas y oraba siempre; por indicación de un ángel, mandó llamar a Pedro.',
  'ACT 10:11-16':
    'En una visión, Pedro vio bajar del cielo un gran lienzo lleno de animales, y una voz le dijo tres veces que comiera y no llamara impuro lo que Dios había purificado. Después dijo que Dios le enseñó a no llamar impuro a nadie.',
  'ACT 10:44-48':
    'Mientras Pedro aún hablaba en casa de Cornelio, el Espíritu Santo vino sobre todos los que lo oían; como aquellos gentiles habían recibido el Espíritu igual que él, Pedro mandó que fueran bautizados.',
  'ACT 11:22-24':
    'Bernabé era un hombre bueno, lleno del Espíritu Santo y de fe. La iglesia de Jerusalén lo envió a Antioquía, donde se alegró al ver la gracia de Dios y animó a todos a permanecer fieles al Señor.',
  'ACT 11:26':
    'Fue en Antioquía donde a los discípulos se les llamó cristianos por primera vez; Bernabé llevó allí a Saulo, y los dos enseñaron a mucha gente en la iglesia durante todo un año.',
  'ACT 11:27-28':
    'Agabo era un profeta que bajó de Jerusalén a Antioquía y anunció por el Espíritu una gran hambre en toda la tierra; llegó en tiempo de Claudio.',
  'ACT 12:6-7':
    'La noche antes de que Herodes lo hiciera salir, Pedro dormía encadenado entre dos soldados. Un ángel lo despertó y las cadenas se le cayeron; después, la puerta de hierro que daba a la ciudad se abrió sola.',
  'ACT 12:7-10':
    'Un ángel del Señor fue de noche a la cárcel, despertó a Pedro, y las cadenas se le cayeron de las manos; lo guio por entre los guardias, y la puerta de hierro se abrió sola.',
  'ACT 12:13-15':
    'Rode era una criada en casa de María, la madre de Marcos; reconoció la voz de Pedro y, de tanta alegría, corrió a avisar sin abrir la puerta, y los demás no la creyeron.',
  'ACT 12:18-19':
    'Por la mañana hubo gran alboroto entre los soldados por la desaparición de Pedro, a quien un ángel había sacado de la cárcel de noche. Herodes lo buscó en vano, interrogó a los guardias y mandó ejecutarlos.',
  'ACT 12:21-23':
    'El rey Herodes Agripa pronunció un discurso, y el pueblo gritaba que era la voz de un dios; como no dio la gloria a Dios, un ángel del Señor lo hirió, y murió comido por gusanos.',
  'ACT 13:8-11':
    'El mago Elimas se oponía a Pablo y Bernabé y quería apartar de la fe al gobernador de Chipre. Pablo lo reprendió y le dijo que quedaría ciego por un tiempo, y al instante Elimas buscaba quien lo llevara de la mano.',
  'ACT 13:9':
    'Saulo y Pablo son la misma persona. En Chipre, Hechos menciona por primera vez que Saulo se llamaba también Pablo, y desde entonces usa ese nombre; no dice por qué tenía dos.',
  'ACT 13:13':
    'Juan, llamado Marcos, dejó a Pablo y a sus compañeros en Perge de Panfilia y volvió a Jerusalén; Hechos no dice por qué.',
  'ACT 14:8-13':
    'En Listra, Pablo mandó levantarse a un hombre cojo de nacimiento, y este anduvo; la gente creyó que los dioses habían bajado en forma humana, llamó Júpiter a Bernabé y Mercurio a Pablo, y quiso ofrecerles sacrificios.',
  'ACT 14:19-20':
    'Unos judíos llegados de Antioquía e Iconio pusieron de su parte a la gente de Listra; apedrearon a Pablo y lo arrastraron fuera de la ciudad, creyéndolo muerto, pero los discípulos lo rodearon y él se levantó.',
  'ACT 15:36-41':
    'Pablo y Bernabé se separaron tras un fuerte desacuerdo: Bernabé quería llevar a Marcos, y Pablo no, porque antes los había dejado. Bernabé navegó con Marcos a Chipre, y Pablo partió con Silas.',
  'ACT 15:37-40':
    'Pablo y Bernabé se separaron a causa de Marcos: Bernabé quería llevarlo, pero Pablo no, porque los había dejado en Panfilia. Bernabé se embarcó con Marcos hacia Chipre, y Pablo escogió a Silas.',
  'ACT 16:3':
    'Pablo quería que Timoteo lo acompañara, y lo circuncidó por causa de los judíos de aquella región, pues todos sabían que su padre era griego.',
  'ACT 16:7-10':
    'Pablo y sus compañeros querían ir a Bitinia, pero el Espíritu de Jesús no lo permitió. En Troas, Pablo vio de noche a un hombre de Macedonia que pedía ayuda, y partieron hacia Macedonia a predicar.',
  'ACT 16:14-15':
    'Lidia era una vendedora de púrpura, de Tiatira, que adoraba a Dios; el Señor abrió su corazón a lo que Pablo decía, fue bautizada con los de su casa y hospedó a Pablo y a sus compañeros.',
  'ACT 16:19-21':
    'Pablo había expulsado de una esclava un espíritu de adivinación, y sus amos, al perder su ganancia, llevaron a Pablo y a Silas ante las autoridades como alborotadores; los azotaron y los encarcelaron.',
  'ACT 16:25-26':
    'Hacia la medianoche, mientras Pablo y Silas oraban y cantaban en la cárcel, un terremoto abrió todas las puertas y soltó las cadenas de todos. Pablo y Silas no huyeron; por la mañana los magistrados los pusieron en libertad.',
  'ACT 16:27-28':
    'Tras el terremoto, el carcelero de Filipos vio abiertas las puertas de la cárcel e iba a matarse, porque creía que los presos habían huido; Pablo lo detuvo gritándole que todos estaban allí.',
  'ACT 16:30-33':
    'El carcelero de Filipos preguntó a Pablo y a Silas qué debía hacer para ser salvo; le dijeron que creyera en el Señor Jesús y sería salvo, él y su casa. Esa noche les lavó las heridas y fue bautizado con todos los suyos.',
  'ACT 17:10-11':
    'Los de la sinagoga de Berea recibieron con buena disposición el mensaje de Pablo y Silas, y cada día examinaban las Escrituras para ver si era así.',
  'ACT 17:22-23':
    'En Atenas, Pablo encontró un altar dedicado a un dios no conocido; de pie en el Areópago, dijo a los atenienses que les anunciaba lo que ellos adoraban sin conocer.',
  'ACT 18:2-3':
    'Aquila, judío del Ponto, y su mujer Priscila habían llegado a Corinto porque Claudio mandó salir de Roma a los judíos; hacían tiendas, como Pablo, y él se quedó a trabajar con ellos.',
  'ACT 18:18-20':
    'En Cencreas, Pablo se rapó la cabeza a causa de un voto; Hechos no dice cuál era. Luego llegó a Éfeso con Priscila y Aquila, y aunque le pidieron que se quedara más tiempo, se despidió.',
  'ACT 18:24-25':
    'Apolos era un judío de Alejandría, hombre elocuente y buen conocedor de las Escrituras. Llegó a Éfeso y enseñaba con fervor acerca de Jesús, aunque entonces solo conocía el bautismo de Juan.',
  'ACT 18:26':
    'Priscila y Aquila oyeron a Apolos hablar con valentía en la sinagoga; lo llevaron consigo y le explicaron con más exactitud el camino de Dios.',
  'ACT 19:13-16':
    'Los siete hijos de Esceva quisieron expulsar un espíritu en el nombre de Jesús; este dijo conocer a Jesús y a Pablo, pero preguntó quiénes eran ellos, y el hombre que lo tenía los dominó y huyeron heridos.',
  'ACT 19:17-20':
    'En Éfeso, muchos que habían practicado la magia y ahora creían llevaron sus libros y los quemaron delante de todos; su valor se calculó en cincuenta mil piezas de plata.',
  'ACT 19:24-27':
    'Demetrio, platero de Éfeso que hacía templecillos de Diana, dijo a los de su oficio que Pablo, al enseñar que no son dioses los hechos a mano, ponía en peligro su negocio y el templo de la diosa; así empezó el alboroto.',
  'ACT 20:9-12':
    'Eutico, un joven sentado en la ventana, se durmió mientras Pablo se extendía en su discurso, cayó del tercer piso y lo levantaron muerto; Pablo lo abrazó, dijo que estaba vivo, y se lo llevaron con vida.',
  'ACT 20:35':
    'Al despedirse de los ancianos de Éfeso, Pablo recordó como palabra del Señor Jesús que hay más dicha en dar que en recibir. Los cuatro Evangelios no recogen esta frase; solo se encuentra aquí.',
  'ACT 21:8-9':
    'Felipe el evangelista vivía en Cesarea y tenía cuatro hijas solteras que profetizaban. Pablo y sus compañeros se alojaron en su casa.',
  'ACT 21:10-11':
    'Agabo era un profeta de Judea; se ató los pies y las manos con el cinto de Pablo para mostrar lo que decía el Espíritu Santo: que en Jerusalén atarían así a Pablo y lo entregarían a los gentiles.',
  'ACT 22:3':
    'Pablo dijo que era judío, nacido en Tarso de Cilicia, criado en Jerusalén e instruido por Gamaliel en la ley de los padres, celoso de Dios.',
  'ACT 22:11':
    'Pablo cuenta que el resplandor de la luz del cielo lo había dejado ciego, y por eso sus compañeros lo llevaron de la mano a Damasco.',
  'ACT 23:6-8':
    'Los saduceos dicen que no hay resurrección, ni ángeles ni espíritus; los fariseos creen en todo ello. Cuando Pablo dijo ante el concilio que era fariseo y se le juzgaba por esperar la resurrección, ambos grupos discutieron.',
  'ACT 23:12-13': 'Más de cuarenta hombres se conjuraron y juraron no comer ni beber hasta haber dado muerte a Pablo.',
  'ACT 23:16-18':
    'Pablo tenía un sobrino, hijo de su hermana, cuyo nombre no da Hechos. Este supo de la emboscada contra Pablo, entró en la fortaleza y se lo contó, y Pablo hizo que lo llevaran ante el comandante.',
  'ACT 24:24-25':
    'El gobernador Félix fue con su mujer Drusila, que era judía, y oyó a Pablo hablar de la fe en Cristo. Cuando Pablo habló de la justicia, el dominio propio y el juicio venidero, Félix tuvo miedo y lo despidió por el momento.',
  'ACT 25:9-12':
    'Festo, queriendo agradar a los dirigentes judíos, preguntó a Pablo si quería ser juzgado en Jerusalén; Pablo dijo que no había hecho ningún agravio a los judíos y que nadie podía entregarlo a sus acusadores, y por eso apeló a César.',
  'ACT 26:28-29':
    'El rey Agripa dijo a Pablo que con tan poco quería hacerlo cristiano. Pablo respondió que pedía a Dios que todos los que lo escuchaban llegaran a ser como él, salvo por las cadenas.',
  'ACT 27:37':
    'En el barco de Pablo iban en total doscientas setenta y seis personas; el barco naufragó, pero todas llegaron a tierra sanas y salvas.',
  'ACT 27:41-44':
    'El barco de Pablo, arrastrado catorce días por la tempestad, encalló y se deshizo; los soldados querían matar a los presos, pero el centurión, por salvar a Pablo, lo impidió, y todos llegaron a tierra a salvo.',
  'ACT 28:1':
    'Tras la tempestad y el naufragio, Pablo y todos los que iban con él llegaron a salvo a tierra, y entonces supieron que la isla se llamaba Malta.',
  'ACT 28:3-6':
    'En Malta, una víbora que huía del calor del fuego se prendió de la mano de Pablo; él la sacudió y no sufrió daño. Los isleños lo tomaron primero por homicida y luego por un dios; Hechos no dice por qué no sufrió daño.',
  'ACT 28:30-31':
    'En Roma, Pablo vivió dos años enteros en una casa alquilada, recibía a todos los que iban a verlo y, con toda libertad, predicaba el reino de Dios y enseñaba acerca del Señor Jesucristo.',
  'ROM 15:24-25':
    'Pablo pensaba ir a España y esperaba ver de paso a los cristianos de Roma, pero antes debía ir a Jerusalén. La Escritura no dice si llegó a España.',
  'ROM 16:1-2':
    'Pablo recomienda a Febe a los cristianos de Roma y la llama diákonos de la iglesia de Cencrea, palabra griega que puede significar servidora o diaconisa. Dice que había ayudado a muchos, y también a él.',
  'ROM 16:22':
    'Tercio escribió la carta a los Romanos por encargo de Pablo, y al final añade su propio saludo en el Señor.',
  '1CO 15:5-8':
    'Pablo enumera a quienes vieron a Cristo resucitado: Cefas, es decir, Pedro, los doce, más de quinientos hermanos, Jacobo, todos los apóstoles y, al final, él mismo. Juan cuenta que María Magdalena lo vio junto al sepulcro.',
  '2CO 11:32-33':
    'En Damasco, el gobernador del rey Aretas vigilaba la ciudad para prender a Pablo; él escapó porque lo bajaron en un canasto por una ventana de la muralla.',
  '2CO 12:7-9':
    'Pablo no dice qué era el aguijón en su carne, sino que le fue dado para que no se enalteciera; tres veces pidió al Señor que se lo quitara, y el Señor le respondió que le bastaba su gracia.',
  'GAL 2:11-13':
    'Pablo se opuso cara a cara a Cefas (Pedro) en Antioquía, porque este comía con los gentiles, pero se apartó cuando llegaron algunos de parte de Santiago, por miedo a los de la circuncisión; los demás creyentes judíos, hasta Bernabé, lo imitaron.',
  'GAL 2:14':
    'Cefas, es decir, Pedro, comía con los creyentes gentiles en Antioquía y luego se apartó. Delante de todos, Pablo le preguntó cómo él, que había vivido como gentil, obligaba a los gentiles a vivir como judíos.',
  'PHP 2:25-30':
    'Epafrodito, a quien la iglesia de Filipos había enviado con su ayuda para Pablo, enfermó y estuvo a punto de morir, pero Dios tuvo misericordia de él. Pablo lo envía de vuelta y pide que lo reciban con gozo.',
  '2TI 1:5':
    'La abuela de Timoteo era Loida y su madre, Eunice; Pablo dice que la fe sincera habitó primero en ellas, y está seguro de que habita también en Timoteo.',
  '2TI 1:16-18':
    'Cuando Onesíforo estuvo en Roma, buscó con empeño a Pablo hasta hallarlo, lo confortó muchas veces y no se avergonzó de sus cadenas. También en Éfeso había ayudado mucho.',
  '2TI 4:10-11':
    'Demas abandonó a Pablo y se fue a Tesalónica porque, según dice Pablo, amaba este mundo; solo Lucas seguía con Pablo, que pidió a Timoteo que trajera a Marcos.',
  '2TI 4:13':
    'Pablo había dejado su capa en Troas, en casa de Carpo. Pidió a Timoteo que se la llevara cuando fuera, y también los libros, sobre todo los pergaminos.',
  '2TI 4:14-15':
    'Alejandro, el calderero, hizo mucho daño a Pablo y se opuso con fuerza a su mensaje; Pablo advierte a Timoteo que se guarde de él. No dice qué hizo exactamente.',
  'TIT 1:5-9':
    'Pablo dejó a Tito en la isla de Creta para que ordenara lo que faltaba y nombrara ancianos en cada ciudad. Debían ser, dice, irreprensibles, no iracundos ni codiciosos, hospitalarios y firmes en la palabra de fe.',
  'PHM 1:10-11':
    'Onésimo era esclavo de Filemón; Pablo, en prisiones, lo llama hijo suyo, antes inútil para Filemón pero ahora útil, y lo envía de vuelta pidiendo que lo reciba como a hermano amado.',
  'PHM 1:17-19':
    'Pablo pide a Filemón que reciba a su esclavo Onésimo como lo recibiría a él; si Onésimo le debe algo, Pablo promete de su puño y letra pagarlo. La Escritura no dice qué pasó después.',
  'HEB 7:1-3':
    'Melquisedec era rey de Salem y sacerdote del Dios Altísimo; salió al encuentro de Abraham tras su victoria y lo bendijo, y Abraham le dio el diezmo. Hebreos lo describe sin padre, sin madre, sin genealogía, semejante al Hijo de Dios.',
  'HEB 9:4-5':
    'La carta a los Hebreos dice que el arca del pacto contenía la urna de oro con el maná, la vara de Aarón que reverdeció y las tablas del pacto. El libro de los Reyes dice que en tiempos de Salomón solo estaban las dos tablas.',
  'HEB 11:4':
    'La carta a los Hebreos dice que, por la fe, Abel ofreció a Dios un sacrificio mejor que el de Caín. Con él empieza su lista de personas de fe, que sigue con Enoc, Noé, Abraham, Sara, Isaac, Jacob, José, Moisés, Rahab y muchos más.',
  'HEB 11:5':
    'La carta a los Hebreos dice que, por la fe, Enoc fue llevado por Dios sin ver la muerte, y no lo hallaron; antes se dio testimonio de que había agradado a Dios.',
  'HEB 11:7':
    'Hebreos dice que Noé construyó el arca por la fe: Dios le había advertido de cosas que aún no se veían, y él, con temor reverente, la preparó para salvar a su familia.',
  'HEB 13:2':
    'La carta a los Hebreos pide no olvidar la hospitalidad, porque por ella algunos hospedaron ángeles sin saberlo. El Génesis cuenta cómo Abraham y Lot acogieron a tales huéspedes.',
  'JUD 1:9':
    'La carta de Judas dice que el arcángel Miguel disputó con el diablo por el cuerpo de Moisés; no se atrevió a condenarlo con insultos, sino que pidió que el Señor lo reprendiera.',
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
  'REV 4:4':
    'Alrededor del trono de Dios, Juan vio veinticuatro tronos con veinticuatro ancianos, vestidos de blanco y con coronas de oro. El Apocalipsis no dice quiénes son.',
  'REV 5:5':
    'Juan lloraba porque nadie era digno de abrir el libro de los siete sellos. Un anciano le dijo que el León de la tribu de Judá, la raíz de David, había vencido y podía abrirlo; lo que Juan vio entonces fue un Cordero.',
  'REV 6:2':
    'En el Apocalipsis, Juan ve cuatro caballos: uno blanco, cuyo jinete lleva un arco y una corona y sale a vencer, y luego uno rojo, uno negro y uno amarillento. De los cuatro jinetes solo se nombra al último: la Muerte.',
  'REV 16:14-16':
    'Armagedón es el nombre hebreo del lugar donde, según el Apocalipsis, espíritus de demonios reúnen a los reyes de todo el mundo para la batalla del gran día de Dios. La Biblia solo lo nombra aquí y no dice dónde está.',
  'REV 20:10':
    'El Apocalipsis dice que al final el diablo, que engañaba a las naciones, es arrojado al lago de fuego y azufre, donde están la bestia y el falso profeta, y allí serán atormentados por los siglos de los siglos.',
  'REV 21:1-4':
    'Juan vio un cielo nuevo y una tierra nueva, y la santa ciudad, la nueva Jerusalén, que descendía de Dios. Dios vivirá con los hombres y enjugará toda lágrima; ya no habrá muerte, ni llanto, ni clamor, ni dolor.',
  'REV 21:12-13':
    'La nueva Jerusalén del Apocalipsis tiene doce puertas, tres por cada lado, con doce ángeles en ellas y los nombres de las doce tribus de Israel inscritos.',
}
