import { foldName } from './fold.ts'

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s*\n\s*|\s*,\s*/)
      .map(foldName),
  )

/**
 * Names and abbreviations that are ordinary words in one of our languages. "Is 5 a prime", "acts 2 people"
 * and "hechos 3" are prose; "Is 5:1", "Acts 2:38" and "Acts 2?" are references.
 */
export const WORDS = words(`
  is, am, he, as, es, ex, so, la, de, na, ne, ha, mi, si, ti, tu, ge, ga, re, ro, ez, ec, ac, ab, ag, ap, ba, da, ep,
  os, ob, pr, za, st, su, he, ph, pm, mr, mc, ml, jc, ct, ws, cr, rm, lm, lv, jr, nb, gn, dt, sl, sg, lu, ho, mar, sal,
  act, acts, song, wisdom, job, mark, mar, num, numb, numbers, judges, lam, ephes, her, bar, col, gal, mal, mat, hag, sir, sus,
  proverb, proverbs, revelation, revelations, lament, preacher, roman, romans, hebrew, hebrews, esther, ruth, bel,
  songs, philip, pro, joe, jon, jan, dan, sam, tim, phil, mic, nah, hab, esd, song of three, prov, est, cant, tit, man,
  actes, nombres, juges, sagesse, cantique, nom, sag, jug, luc, marc, hebreux, romains, galates, proverbe, proverbes, ap, jud, col, lt jr,
  hechos, numeros, jueces, cantar, cantares, sabiduria, romanos, hebreos, proverbio, proverbios, sant, mar, efe, fil, eze, rut,
  s, k, p, j, m, r, ma, pe, co, sa, sm, ki, kg, ch, th, ts, tm, jo, par, mac, re, reyes, kings, rois, kin, pet, joh
`)

/** Names of persons that are names of books too. Alone they are the person; "John 3" is the chapter. */
export const PERSONS = words(`
  joshua, josue, ezra, esdras, nehemiah, nehemias, nehemie, esther, ester, isaiah, isaias, esaie, isaie, jeremiah, jeremias, jeremie,
  ezekiel, ezequiel, ezechiel, daniel, hosea, oseas, osee, joel, amos, obadiah, abdias, jonah, jonas, micah, miqueas, michee,
  nahum, nahoum, habakkuk, habacuc, zephaniah, sofonias, sophonie, haggai, hageo, ageo, aggee, zechariah, zacarias, zacharie, malachi, malaquias, malachie,
  matthew, mateo, matthieu, mathieu, san mateo, saint matthieu, marcos, san marcos, saint marc, luke, lucas, san lucas, saint luc,
  psalm, salmo, psaume, pslm, pslam, habakuk, habbakuk, habbakkuk, 哀歌,
  john, juan, san juan, jean, saint jean, titus, tito, tite, philemon, filemon, james, santiago, jacques, jude, judas,
  tobit, tobias, tobie, judith, judit, baruch, baruc, susanna, susana, suzanne, susanne, mathew, zachariah, ben sira, ben sirach,
  约伯, 以斯帖, 约书亚, 路得, 马太, 马可, 路加, 以赛亚, 以西结, 出埃及, 多比, 苏撒拿, 玛拿西, 巴录, 便西拉, 比勒, 智训,
  若望, 玛窦, 马尔谷, 依撒意亚, 耶肋米亚, 厄则克耳, 达尼尔, 欧瑟亚, 岳厄尔, 亚毛斯, 亚北底亚, 约纳, 米该亚, 纳鸿, 哈巴谷, 索福尼亚, 哈盖,
  匝加利亚, 玛拉基亚, 巴路克, 乃赫米雅, 默纳舍, 苏撒纳, 贝耳, 厄则克尔, 圣咏, 撒母耳上, 撒母耳下
`)

/** What may stand behind a bare chapter number so that it still reads as one: "Acts 2 says", not "acts 2 people". */
export const AFTER_NUMBER = words(`
  in, and, about, says, say, said, mean, means, meaning, explain, explained, verse, verses, v, vv, vs, chapter, please, pls, plz, for, to, through, with,
  is, was, are, does, do, what, who, why, how, when, where, or, on, at, by, from, of, tell, tells, teach, teaches, summary, summarize, text, niv, kjv, esv, bsb, web, asv,
  en, y, o, que, dice, significa, explica, explicame, significado, por, para, con, versiculo, versiculos, del, de, es, habla, resumen, segun, capitulo,
  et, ou, dit, signifie, explique, sens, svp, pour, avec, dans, verset, versets, est, parle, resume, selon, du, chapitre
`)

/** What makes the number before it a count: "John 3 times", "Marc 5 ans". */
export const COUNTED = words(`
  year, years, yrs, month, months, week, weeks, day, days, hour, hours, hrs, minute, minutes, mins, time, times, people, person, persons, men, women, children,
  kids, son, sons, daughter, daughters, brother, brothers, friend, friends, disciples, am, pm, percent, dollars, euros, km, kg, st, nd, rd, th, books, pages, copies,
  ano, anos, mes, meses, semana, semanas, dia, dias, hora, horas, vez, veces, persona, personas, hijo, hijos, hermanos, hermanas, libros, amigos,
  an, ans, mois, semaine, semaines, jour, jours, heure, heures, h, fois, personne, personnes, enfants, fils, freres, soeurs, livres, amis
`)

/**
 * Words that end in a one-character short name of a book: 大约 is "about", 门徒 a disciple, so 大约3:30 is no
 * verse of John. Keyed by the short name, the characters that may not stand before it.
 */
export const BOUND_BEFORE: Readonly<Record<string, string>> = {
  约: '大节合条预签公新旧赴契立毁违纽圣盟制简邀相之',
  诗: '写古唐新作史',
  太: '不犹亚太老',
  可: '不许认宁',
  路: '道公马走一铁问网线思',
  徒: '信门使教学暴之',
  罗: '保扫以巴俄张',
  西: '东摩何以墨山广',
  来: '后本未原出起过将回从进上下带',
  多: '许很最太差不好更',
  出: '付演走提得找指说列',
  利: '胜便有权顺福以犹',
  民: '人公国农居选',
  得: '获取觉记值懂不使显',
  书: '读看写全这本图证圣卷经本那',
  传: '宣遗流自',
  拉: '撒亚伯以',
  门: '部专热开',
  歌: '诗唱圣国',
  弗: '',
  加: '增参更',
  何: '如任为',
  该: '应不',
  亚: '',
  拿: '哈',
  士: '人女骑博战',
  谷: '山',
  德: '道品大',
  希: '',
  达: '到表',
  北: '东西台',
  米: '玉大厘',
  若: '倘假',
  民长: '',
}

/** Behind a one-character short name and a bare number these make it a count: 约3个人, 出3次. */
/** And these may follow a bare number that is a chapter: 罗马书八的意思, 林前13讲什么. */
export const CHINESE_AFTER_NUMBER = '说讲的是里中怎什在有写提和与及到至吗呢这那请解为如上下经内告原全'

export const CHINESE_COUNTED =
  '个人次年天月日岁位件倍块元点分秒小周星度米公斤种本卷首只条千百万亿多几遍成号时名家代座间句字步届期匹'
