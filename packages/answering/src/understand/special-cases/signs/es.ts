/** What tells of danger in Spanish, without accents: `danger facet points | pattern`. How lines are read: `signs.ts`. */
export const NAMES = {
  kin: String.raw`(?:ex-?)?(?:marid|espos|muj?er\b|novi|parej|padr|papa|madr|mama|padrastr|madrastr|herman|tio\b|tia\b|abuel|cunad|suegr|prim|yern|nuer|hij|companer)\w*`,
  power: String.raw`(?:cura|sacerdote|parroco|pastor|diacono|catequista|monitor|profe\w*|maestr\w+|entrenador|jefe|encargado|supervisor|casero|medico|hombre|tipo|tio|senor|lider|vecino|animador|monja|fraile)`,
  child: String.raw`(?:hij|nin|bebe|peque|sobrin|niet|alumn|hermanit|chic|crio|cria|chaval)\w*`,
}

export const SIGNS = String.raw`
self-harm wish 4 | (?:q|k)(?:u)?i(?:e)?ro (?:morir\w*|matarme|suicid\w+|dejar de (?:vivir|existir)|irme de este mundo)|me (?:q|k)(?:u)?iero? (?:morir|matar|suicidar)|(?:quiere|va a|voy a|quisiera|ganas de|intenta\w*|planea\w*|valor de|valor para|piensa|decidido|decidida) (?:a )?(?:matarse|matarme|suicid\w+|morirme|morir\b|ahorcar\w+|quitarse la vida|acabar con (?:todo|mi vida|su vida))|se va a matar|me voy a matar|no (?:le )?(?:veo|encuentro) (?:ya |ningun |el )?sentido a (?:seguir )?(?:viv\w+|la vida)
self-harm wish 3 | acab(?:o|are|ar|emos) con todo|no (?:despierte|despertar|despierto|me despierte)\b|no quiere (?:vivir|seguir)|de hoy no paso|(?:me voy|irme) con (?:el senor|dios|jesus|mi \w+ al cielo)|estar muert\w|ya no estare|si yo no estuviera|estarian? mejor (?:si|sin)
self-harm act 3 | (?:me|se) (?:tiro|tira|tire|lanzo|arrojo|cuelgo|ahorco|mato|corto las)\b|(?:tirarme|lanzarme|saltar|colgarme|ahorcarme) (?:de|del|desde|al|a las|por|como)?|vias? del (?:tren|metro)|me he (?:tomado|tragado)|me (?:tome|trague)|cortarse las venas
self-harm means 2 | pastillas|paracetamol|ibuprofeno|somniferos|orfidal|lejia|cuerda|soga|cuchilla|navaja|pistola|insulina|caja entera|veneno|frasco
self-harm place 3 | estoy (?:en|sobre|al borde de?l?|subid\w) (?:la |el |un |una )?(?:azotea|puente|tejado|cornisa|borde|balcon|ventana|vias|acantilado|precipicio)
self-harm ready 2 | guardando|guardad\w|he comprado|compre\b|juntando|ahorrando|cuant[oa]s? .{0,24}(?:falta|hace|necesit|despertar|morir)|se ha encerrado|delante
self-harm farewell 3 | cartas? (?:para|a) (?:mis|mi|cada)|(?:carta|nota) de (?:despedida|adios|suicidio)|he dejado (?:todo arreglado|una? (?:carta|nota)s?)|(?:he dado|di|regale|he regalado) (?:el|la|mi|mis) (?:perr|gat|mascot|cosas|ropa)\w*|le he dado (?:el|la|mi) (?:perr|gat)\w*|seguro de vida|papeles arreglados
self-harm now 1 | esta noche|hoy|manana|ahora mismo|este (?:finde|fin de semana)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|ya he|hace (?:una|un|dos|unas) (?:hora|rato|minuto|noche)s?|a todas horas|siempre igual|anoche|ayer|ultimamente|meses
self-harm after 1 | me perdon\w+|infierno|me esta viendo|recen por mi|rezad por mi|ayud\w+|cuenta como suicidio|como judas|que le digo|q decirle|decirle
self-harm despair 3 | no (?:le )?(?:veo|encuentro|tiene) (?:mas |ningun )?(?:el )?(?:sentido|motivo|razon)\w* .{0,14}(?:viv|segu|vida)|no (?:puedo|aguanto) mas\b|no se cuanto mas|no tengo ganas de (?:nada|vivir|seguir)|nadie (?:me )?(?:echaria|extran|notaria|se daria|va a notar|se enteraria)\w*|no hay (?:esperanza|salida|solucion) para mi|ojala no hubiera nacido|ojala .{0,12}muert|no valgo (?:nada|para)|soy (?:una carga|un estorbo|basura|un fracaso)|para que (?:sigo|vivo|vivir|seguir)|dios .{0,10}odia\w*|odio (?:mi cuerpo|mi vida|vivir)|me odio|quiero desaparecer
self-harm dwell 2 | pienso en (?:la muerte|morir|el suicidio)
self-harm plan 2 | pensado como|como hacerlo|he pensado (?:en|la forma)
self-harm hurt 4 | me (?:cort[oe]|quem[oe]|aran[oe]|autolesion\w+|hago (?:dano|cortes)|castigo)\b.{0,20}(?:braz|piern|mun|muslo|piel|con |cuando|y |$)|me (?:volvi a|he vuelto a|vuelvo a) (?:hacer dano|cortar)|hacerme dano
self-harm hurt 3 | cortes .{0,20}(?:muslo|braz|munec|pierna)|(?:golpes|cabezazos).{0,14}(?:cabeza|pared)|golpear?me la cabeza|vomito (?:todo|despues)
self-harm relief 2 | lo unico q(?:ue)?|hasta sangrar|me calma|culpable|recientes
self-harm eating 2 | sin comer|no como|dejado de comer|vomit\w+
self-harm other 2 | (?:{kin}|amig\w+|companer\w+|compi)\b.{0,40}(?:dice|dijo|ha dicho|amenaza|quiere|escribi\w+|encerrad\w)
abuse who 2 | (?:mi|mis|su|nuestro|nuestra|el|la|un|una) (?:{kin}|{power})\b
abuse who 1 | \b(?:el|ella|ellos|nos|dice)\b
abuse harm 4 | me (?:peg[ao]|ha pegado|golpe[ao]|patea|empuj[ao]|abofete\w+|estrangul\w+|tir[ao] (?:del pelo|cosas|al suelo)|agarr[oa] (?:del|por|de)|escup\w+|zarande\w+|quem[ao]|muerde|insulta y)\b|me (?:dio|ha dado|da|mete) .{0,8}(?:bofet|paliz|punet|golpe|hosti|torta|patad|empuj)\w*|le da palizas|palizas a mi|(?:ha roto|rompio|partio|ha partido) (?:la|el|una?|los|las) (?:nariz|braz|costill|diente|mandibul|labi)\w*|nos pega|(?:la|lo) (?:pega|golpea|maltrata)\b|casi me ahoga
abuse wound 3 | moratones|moretones|cardenales|ojo morado|siempre lleva golpes|puntos de sutura
abuse force 3 | me (?:obliga|fuerza|forzo|obligo|hace) .{0,8}(?:tener|acost|hacer|cas|relaci|cosas|sexo|tocar)\w*|nos obligan|aunque (?:le )?(?:diga|digo) que no|(?:casarme|casar) (?:con|a la fuerza)|yo no quiero|cuando le digo que no
abuse touch 4 | me (?:viol(?:o|a|aron|an)|toc(?:a|o|aba) (?:y|el|la|las|los|por|ahi|dond)|manose\w+|soba|mete mano|metio (?:la )?mano|acorrala|drog\w+|bajo los pantalones)|(?:fui|he sido) violada?|(?:la|lo) toca\b|metio (?:la )?mano|(?:entra|viene|se mete) (?:en|a) mi (?:cuarto|habitacion|cama)|debajo de (?:la|mi) (?:falda|ropa|camiseta)
abuse images 3 | fotos? (?:mias?|desnud\w+|intim\w+|de mi cuerpo)|videos? (?:mios?|intim\w+)|(?:las )?(?:sube|publica|difunde|manda) .{0,14}si no|pide fotos
abuse secret 2 | si (?:lo )?(?:cuento|digo|hablo|denuncio|me voy|le dejo|lo dejo)|secreto|no se lo (?:diga|cuente)|no me atrevo|me da verguenza contar\w*
abuse threat 3 | me (?:mata|va a matar|matara|buscaran|amenaza\w*|encontrara)|(?:miedo|temo) .{0,12}(?:la|me|nos|los) (?:mate|mata)|amenaza con|iremos? al infierno|ire al infierno
abuse control 3 | me (?:ha )?(?:quit(?:ado|o|a)|escond\w+|control\w+|revisa|vigila) .{0,8}(?:pasaporte|movil|telefono|pension|dinero|documentos|papeles|dni|tarjeta|llaves)|no (?:me|nos) dejan? (?:salir|llamar|ver|hablar|trabajar|ir|comer)|(?:me|nos) (?:tienen?|encierran?|dejan?) (?:encerrad\w*|encerrad\w+ )?(?:encerrad\w+|en casa|sin comer|a oscuras|a llave)|me encierra|nos (?:quitaron|retienen|vigilan)|estar con clientes|me llevan .{0,30}(?:casar|pais)
abuse fear 2 | miedo (?:a |de )?(?:volver|ir|regresar|entrar) (?:a|en) casa|le tengo (?:mucho )?miedo|tengo miedo (?:de el|a mi|de mi)
abuse fear 1 | miedo|me grita|me insulta|me humilla|me desprecia|cuando bebe|borracho|someter\w*|otra mejilla|que hago|setenta veces|su deber|es mi deber|no quiere irse|me acorrala
child minor 2 | tengo (?:[6-9]|1[0-7])\b|de (?:[1-9]|1[0-7]) anos|mi (?:profe|clase|cole|instituto|colegio)|(?:el|la|una?|mi|del) (?:nin|peque|bebe|hij|chaval|sobrin|niet|alumn|hermanit)\w*|catequesis
child mark 3 | (?:nin|bebe|peque|hij)\w*\b.{0,30}(?:grita|llora|golpes|moraton|delgad|sucio|hambre)\w*|me encierra|sin comer|tengo un demonio|hasta que sangro|abuelo la toca|con (?:el cinturon|la regla|un palo|la correa)|a oscuras
violence will 2 | (?:quiero|voy a|quisiera|ganas de|impulsos?|pienso|planeo|tengo ganas|oigo voces|ha dicho que va a|dice que va a|van a|va a)|se van a enterar|lo van a pagar
violence kill 2 | matar (?:al?|el|la|los|a ese|a mi)\b|mat(?:arlo|arla|arlos)|clavar\w*|apunal\w+|dispar\w+|quemar (?:la|el|a)|envenen\w+|asfixi\w+|estrangul\w+|ahogar (?:a|al)|prender fuego|(?:con la )?gente dentro|ojo por ojo|me humillan
violence arm 2 | (?:llevo|tengo|he comprado|compre|coger|cojo) .{0,10}(?:navaja|cuchillo|pistola|escopeta|gasolina|arma|hacha|machete)
violence when 1 | manana|esta noche|mientras duerm\w+|el domingo|atropello|instituto
violence baby 4 | (?:he )?(?:sacudi\w*|zarande\w*|tir\w+ al suelo|golpe\w+) (?:al?|a mi|mi) (?:bebe|nin|hij)\w*
self-harm leaving 3 | (?:yo )?ya no (?:podre|estare|voy a estar)\b|dormirme y no (?:volver|despertar)|no volver (?:a despertar|nunca)|(?:esta|lo tengo|lo he) decidido\b|deberia estar muert|perdon a todos|ha sido bonito|hasta siempre|testamento (?:ya )?(?:esta|firmad|hecho)|ultim[oa] (?:noche|dia|oracion|salmo|mensaje|cena)|despedirme de|reunirme con (?:ella|el|mi \w+)|no quiero (?:estar|existir|despertar|seguir)|salmo para el camino
self-harm method 3 | ahogar(?:me|se)\b|duele (?:ahogar|morir|saltar|colgar)\w*|en la boca|gatillo|manguera|monoxido|gas abierto|estrellar\w*|colgad\w de|me desangr\w+|sin dolor|bolsa en la cabeza|insulina
self-harm hurt 3 | costras|arranc\w+ la piel|recai|recaida|la cuchilla|me (?:muerdo|arranco|pellizco)|autolesion\w*|me rajo
abuse injury 2 | (?:me|le|nos) (?:rompio|ha roto|retorcio|torcio|partio|tiro|lanzo|arrastro|escupio|mordio) |acabo en (?:el suelo|urgencias|el hospital)|(?:saco|amenazo|amenaza|apunto) .{0,8}con (?:un |una |el |la )?(?:cuchillo|pistola|hacha|martillo|navaja)|quemo a|con la (?:plancha|correa|hebilla|manguera)|marcas en (?:los|el|las|la)|sangre en|se calla cuando|(?:dijeramos|digamos|diga) que (?:se|me) cay\w+|escaleras abajo|el labio|un dedo|del pelo
abuse intimate 3 | (?:estaba|se puso|se me) encima|me besa\b|me beso\b|en la boca\b.{0,14}(?:eso|anos)|(?:habia|le) dicho que (?:no|esa noche no|parara)|braguitas|calzoncillos|ropa interior|me (?:mira|espia) (?:en la ducha|cuando)|me hace (?:quedarme|desnudar\w+|mirar|tocar\w+)|se desnuda delante|me (?:pone|ensena) porno
abuse held 3 | tienen? mis (?:papeles|documentos|cosas)|no me (?:vuelvo|dejan volver|puedo ir)|me (?:trajo|trajeron|llevo|llevaron|vendieron) a|no puedo salir|prisionera
violence will 2 | (?:le|lo|los|la) espero (?:en|fuera)|lo busco y|me las va a pagar|voy a por (?:el|ella|ellos)|tomarme la justicia
violence kill 2 | escopeta|pistola|fusil|lo suelta|hacerle pagar|reventar\w*
any remedy -4 | tension alta|dolor de (?:cabeza|espalda|muelas)|fiebre|gripe|embarazad\w|recet\w+|efectos secundarios|con la comida
any recovered -4 | (?:lo )?he superado|superad\w|dios me (?:saco|salvo|sano|levanto)|me saco adelante|llevo .{0,14}(?:bien|limpi|sin hacerlo|sobri)\w*|doy gracias|dar gracias|alabanza|hace anos que|ayudar a otr\w+|volver a casarme|mi testimonio|ya perdone
any again 4 | (?:he vuelto|volvi|vuelvo|otra vez) a? ?(?:cortarme|hacerme|pegarme|me pega|hacer dano)|sigue pegandome|me sigue (?:pegando|golpeando)
any tale -4 | homilia|sermon|predica\w*|novela|pelicula|serie|cuento|obra|esquema|charla|grupo (?:biblico|de jovenes)|estudio biblico|ensayo|trabajo de clase|karenina|escribiendo
any topic -4 | ^.{0,3}(?:que|como|donde|es|puede|esta|cual|versiculos|hay|se)\b.{0,40}(?:biblia|iglesia|parroquia|cristian\w+|catolic\w+|evangelio|escritura)\b(?!.*\b(?:me|mi|yo|mis|conmigo)\b)|^versiculos? (?:sobre|de|acerca)(?!.*\b(?:me|mi|yo)\b)|^.{0,3}(?:es|la|el)\b.{0,24}pecado(?!.*\b(?:me|mi|yo|si)\b)
any nuisance -3 | no (?:aguanto|soporto)(?: mas)? a (?:mi|mis|la|el|los) (?:suegr|jef|cunad|vecin|companer)|ladra|ladrido|ruido|musica (?:altisima|alta|a tope)|a todo volumen|ronca|ronquid|trafico
any caring -2 | cuid(?:o|ar|ando) (?:a|de) mi (?:madre|padre|mama|papa|marido|esposa|mujer|abuela|abuelo)
`

export const IDIOMS = String.raw`me mata de (?:hambre|sed) (?:el|la|este|esta) (?:ayuno|dieta|cuaresma)|(?:ayuno|dieta|cuaresma) me (?:mata|esta matando)|me mata de (?:sueno|risa|calor|frio|aburrimiento|curiosidad)|cana (?:cascada|quebrada|rajada).{0,24}(?:quebr|romp)\w+|me muero de (?:hambre|sed|sueno|ganas|risa|frio|calor|miedo|verguenza|envidia|curiosidad|aburrimiento|amor|pena|la risa)|me parto de risa|(?:se me ha muerto|se murio|murio|esta muerto) (?:el|mi) (?:movil|telefono|ordenador|portatil|coche|celular)|(?:suegra|madre|jefe|mujer|marido|novia|mama|profe|padres?)\b.{0,14}(?:me (?:mata|matara|va a matar|matan)) (?:si|cuando|como) (?:se me |me )?(?:llego|olvid|pierdo|rompo|suspend|falto|no llego)\w*|(?:dolor|espalda|calor|trafico|trabajo|estres|cabeza|pies|muelas?)\b.{0,16}me (?:esta[n]? )?mat(?:a|an|ando)|matar el (?:tiempo|rato|hambre|gusanillo)|muert[eo]s? de (?:aburrimiento|risa|hambre|cansancio|sueno)|de mala muerte|a muerte con|muero porque no muero|morir(?:se|me)? a (?:si|uno|mi) mism\w|mori[rd]\w* al (?:pecado|yo)`
