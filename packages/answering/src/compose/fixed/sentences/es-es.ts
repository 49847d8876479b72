import type { FixedSentences } from './fixed-sentences.ts'

export const ES: FixedSentences = {
  danger: {
    'self-harm': {
      warm: 'Me alegra mucho que lo hayas dicho. Tu vida importa, y no tienes que cargar con esto a solas.',
      now: 'Si ya has tomado algo o hay una herida, pide una ambulancia ahora, antes de seguir leyendo. Si no, por favor, aléjate de cualquier cosa con la que puedas hacerte daño y díselo a alguien que esté cerca: un amigo, un vecino, tu familia, tu pastor o tu párroco. Si temes por otra persona, quédate a su lado y llamad juntos. Yo solo soy un programa; una voz humana puede ayudarte como yo no puedo.',
      word: 'Dios no se aparta de quien sufre así. Hay una palabra para los de corazón quebrantado, para cuando quieras leerla:',
    },
    abuse: {
      warm: 'Lo siento muchísimo. Lo que ocurre está mal, y quien lo sufre no tiene la culpa. Lo primero es estar a salvo.',
      now: 'Ninguna palabra de la Escritura obliga a nadie a quedarse donde le pegan, le fuerzan o le encierran; los textos sobre la sumisión no dan permiso para hacer daño, y al marido le piden que ame y cuide a su mujer como a su propio cuerpo. Si puedes, ve a un lugar seguro, con gente de confianza, y deja que personas preparadas te ayuden a dar el siguiente paso. Si temes por otra persona, créela y pregúntale qué necesita.',
      word: 'Dios está del lado de los oprimidos:',
    },
    child: {
      warm: 'Gracias por contarlo. Esto está mal. Si te pasa a ti: no es culpa tuya, nadie se va a enfadar contigo, y Dios no quiere que lo guardes en secreto.',
      now: 'Cuéntaselo hoy mismo a un adulto con quien te sientas a salvo: alguien de tu familia, un profesor, un médico, la madre de un amigo. Si el primero no te escucha, díselo a otro, hasta que alguien te ayude. Y si eres tú el adulto que lo sabe, no lo arregles dentro de la iglesia ni de la familia: llama a la policía o a protección de menores, que saben cómo poner a salvo a un niño.',
      word: 'Jesús habla con mucha seriedad de quien hace daño a un niño:',
    },
    violence: {
      warm: 'Has hecho bien en decirlo antes de que pase nada más. Detente aquí, por favor: que nadie salga herido.',
      now: 'Apártate de esa persona, deja lo que pueda servir de arma y llama a alguien que pueda ir contigo ahora. Si ya hay alguien herido, o si es otro quien amenaza, llama a emergencias de inmediato. Puede que el enojo tenga motivos; lo que se hace con él todavía se puede elegir.',
      word: 'Hay una palabra para quien ha sufrido una injusticia:',
    },
    unnamed: {
      warm: 'Me alegra que lo hayas dicho. Lo que escribes suena grave, y no tienes que afrontarlo a solas.',
      now: 'Si tú u otra persona está herida, ha tomado algo o puede salir herida pronto, pide ayuda ahora, antes de seguir leyendo. Si puedes, ve a un lugar seguro y cuéntale hoy a alguien de confianza lo que me has contado; si el primero no te escucha, cuéntaselo a otro. Yo solo soy un programa y quizá no te haya entendido bien; en esos teléfonos te escucharán, y puedes llamar sea lo que sea.',
      word: 'Dios escucha a quien lo llama desde ahí:',
    },
  },
  help: {
    emergency: (number) => `Si hay peligro ahora mismo, llama al ${number}`,
    crisis: (line) => `para hablar con alguien: ${line}`,
    abuse: (line) => `ayuda contra la violencia: ${line}`,
    child: (line) => `para niños y jóvenes: ${line}`,
    within: (number, countries) => `${number} (${countries.join(', ')})`,
    list: (numbers) => numbers.join(', '),
    elsewhere:
      'en cualquier otro lugar, el número de emergencias de tu país (desde casi todos los móviles vale el **112**) o findahelpline.com',
    join: (parts) => `${parts.join('; ')}.`,
  },
  care: (help) =>
    `Si esta pregunta tiene que ver contigo o con alguien cercano, no te quedes a solas con ella. ${help}`,
  worry: (help) =>
    `Lo que cuentas pesa mucho. Si alguna vez piensas en no seguir, o si alguien te da miedo, no te quedes a solas con ello. ${help}`,
  talk: {
    hello: [
      '¡Hola! ¿Qué te gustaría buscar? Puedes preguntar por un versículo, una persona, un tema o algo que te preocupe.',
      '¡Hola, qué bien que estés aquí! Pregúntame lo que quieras sobre la Biblia y te mostraré dónde está.',
      '¡La paz sea contigo! ¿Qué pasaje o qué pregunta miramos?',
    ],
    thanks: [
      'De nada. Me alegra que te haya ayudado.',
      '¡No hay de qué! Si surge otra pregunta, aquí estoy.',
      'Con mucho gusto.',
    ],
    bye: ['Hasta pronto, y que Dios te bendiga.', 'Adiós, cuídate mucho.'],
    who: [
      'Soy Berea, un asistente para estudiar la Biblia: un programa, no una persona ni un pastor. Respondo con los textos de esta biblioteca y muestro dónde está cada cita.',
      'Me llamo Berea. Soy un programa para estudiar la Biblia, no un ser humano ni un ministro; todo lo que cito puede abrirse en su fuente.',
    ],
    test: ['Funciona. Pregúntame algo sobre la Biblia.', 'Te leo bien. ¿Qué te gustaría saber?'],
    health: [
      'Gracias por preguntar; como soy un programa, siempre estoy igual. ¿En qué te ayudo?',
      'Todo en orden por aquí. ¿Qué quieres buscar?',
    ],
    abilities: [
      'Puedo encontrar versículos, explicar pasajes, hablarte de personas y lugares de la Biblia, reunir lo que dice sobre un tema y comparar cómo la leen las iglesias. Pregunta con tus propias palabras.',
    ],
  },
  outside: {
    medicine: [
      'Eso es para un médico o un farmacéutico: consúltalo antes de tomar nada. Yo solo sé orientarme en la Biblia.',
    ],
    politics: ['No puedo decirte a quién votar ni juzgar a un partido o a un político. Lo mío es solo la Biblia.'],
    jailbreak: ['Seguiré con aquello para lo que estoy aquí: las preguntas sobre la Biblia. ¿Tienes alguna?'],
    private: [
      'No sé nada de la vida privada de otras personas ni voy a indagar en ella. Puedo ayudarte con preguntas sobre la Biblia.',
    ],
    any: [
      'Eso queda fuera de lo que sé; estoy aquí para las preguntas sobre la Biblia.',
      'Con eso no puedo ayudarte: lo mío es la Biblia. Si tienes una pregunta sobre ella, la busco con gusto.',
    ],
  },
  nameless: {
    unnamed: ['La Biblia no da ese nombre.', 'En la Escritura no consta ese nombre.'],
    told: (place) => `Lo que sí cuenta está en ${place}.`,
  },
  unwritten: {
    saying: [
      'Esa frase no está en la Biblia, aunque a menudo se cite como si lo estuviera.',
      'Esas palabras no se encuentran en la Biblia; vienen de otra parte.',
    ],
    teaching: ['La Biblia no enseña eso en ningún lugar.', 'Ningún versículo de la Biblia dice eso.'],
    near: (places) => `Lo más cercano: ${places}.`,
  },
  wrong: {
    chapter: (asked, _book, last) => `${asked} no existe: el último capítulo de ese libro es el ${last}.`,
    onlyChapter: (asked, book, verses) =>
      `${asked} no existe: ${book} tiene un solo capítulo, de ${verses} versículos.`,
    verse: (asked, chapter, last) => `${asked} no existe: el último versículo de ${chapter} es el ${last}.`,
    book: (asked) => `La Biblia no tiene ningún libro llamado «${asked}».`,
    nearest: (books) =>
      `¿Querías decir ${books.length > 1 ? `${books.slice(0, -1).join(', ')} o ${books.at(-1)}` : books[0]}?`,
  },
  suggestions: [
    '¿Qué dice la Biblia sobre la esperanza?',
    '¿Quién fue Melquisedec?',
    '¿Por qué lloró Jesús?',
    '¿Qué dice la Biblia sobre el perdón?',
    '¿Dónde dice «amad a vuestros enemigos»?',
    '¿Qué pasó en Pentecostés?',
    '¿Quién fue Rut?',
    '¿Qué significa la parábola del sembrador?',
  ],
}
