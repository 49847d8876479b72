import type { Matter } from '../cue.ts'
import { BIBLICAL } from './biblical.ts'
import { cuesOf, noneOf, oneOf, type Words } from './words.ts'

const GOODS = {
  en: 'laptop|phone|smartphone|computer|tablet|headphones?|tv|car|suv|brand|insurance|hotel|airline|app|gym|mattress|vacuum',
  es: 'portatil|ordenador|computadora|movil|celular|telefono|tablet|televisor|coche|carro|auto|marca|seguro|hotel|gimnasio|colchon',
  fr: 'ordinateur|portable|telephone|tablette|voiture|marque|assurance|hotel|matelas|salle de sport|appareil photo',
}

const WHAT_TO_BUY: Words = {
  en: String.raw`(?:best|cheapest|good|which|what|cheap|budget) (?:\w+ )?(?:${GOODS.en})s?\b|electric car`,
  es: String.raw`(?:mejor|que|buen|barato) (?:${GOODS.es})(?:es|s)?\b|coche electrico`,
  fr: String.raw`(?:meilleur|quel|quelle|bon|bonne) (?:${GOODS.fr})s?\b|voiture electrique`,
  zh: '(?:哪个|哪款|什么)(?:牌子|品牌|型号|手机|电脑|笔记本|车)|新能源车|电动车|牌子(?:好|比较)',
}

const HOW_TO_COOK: Words = {
  en: 'how (?:do|to|can) (?:i |you )?(?:cook|bake|fry|grill|boil) ',
  es: 'como (?:se )?(?:cocina|cocino|preparo|hago) (?:una? |el |la |los |las )?(?:paella|tortilla|pollo|arroz|pasta|sopa|pastel|tarta)',
  fr: 'comment (?:cuisiner|cuire|faire (?:une? |du |de la |des )?(?:tarte|crepes?|quiche|ratatouille|gateau|sauce))',
  zh: '(?:怎么|如何|怎样)(?:做|煮|炒|炖|烤|烧)(?:红烧|糖醋|宫保|鱼香|蛋糕|面条|饺子|饭|菜|汤|鸡|鸭|排骨|牛肉|猪肉|豆腐)|红烧肉',
}

const TICKETS: Words = {
  en: 'train tickets?|bus pass|metro card|concert tickets?|flight to',
  es: 'abono (?:del?|de) (?:metro|transporte)|billetes? de (?:tren|avion|metro|autobus)',
  fr: 'pass navigo|billets? de (?:train|avion|concert|metro)',
  zh: '高铁|地铁|(?:火车|飞机|演唱会|电影)票',
}

const OPENING_HOURS: Words = {
  en: '(?:opening|closing) (?:hours|times?)|what time does .{2,30} (?:open|close|start|leave|kick off)',
  es: 'a que hora (?:abren?|cierran?|sale el|juegan?|empieza el|pasa el)',
  fr: 'a quelle heure (?:ouvre|ferme|part|passe|commence) (?!le (?:culte|sabbat))|heures d.ouverture',
  zh: '几点(?:开门|关门|打烊|营业)|末班车',
}

const SHOPS: Words = {
  es: 'mercadona|supermercado|gasolinera',
  fr: String.raw`supermarche|carrefour\b|ikea`,
  zh: '打折|优惠券|淘宝|京东|双十一|外卖|便当',
}

const WHERE_TO_GO: Words = {
  en: String.raw`(?:recommend|suggest) (?:me )?(?:an? |some )?(?:\w+ )?(?:hotels?|restaurants?|airbnb|hostels?|movies?|films?|phones?)`,
  es: String.raw`(?:recomiend\w+|recomendar) (?:un |algun |una )?(?:hotel|restaurante|hostal|pelicula|serie|movil)`,
  zh: '民宿|(?:推荐|好吃)的?(?:餐厅|酒店|饭店|景点|电影|手机|小吃|火锅)',
}

const WHO_WON: Words = {
  en: 'who won .{0,30}(?:game|match|race|final|cup|league|last night|yesterday)',
  es: 'quien gano (?:ayer|anoche|el (?:partido|clasico|mundial)|la (?:liga|final|carrera|champions))',
  fr: 'qui a gagne (?:hier|le (?:match|tour|mondial)|la (?:finale|coupe|course|ligue))',
  zh: '谁赢了',
}

/** `what brand of chariot` is asked of days gone by. */
const OF_OLD: Words = { en: String.raw`noah|ark\b|king|queen|chariot|manna|quail` }

const STOCKS: Words = {
  en: String.raw`stock (?:price|market|tip)|share price|stocks? (?:to|should|will|today|tomorrow|do|go)\b`,
  es: 'acciones (?:de|comprar)|que acciones|bolsa de valores',
  fr: 'quelles actions|actions? (?:en bourse|acheter)',
  zh: '股票|股价|股市|大盘',
}

const COMPANIES: Words = {
  en: String.raw`(?:tesla|nvidia|apple|amazon|google|microsoft) (?:stock|shares?)\b`,
}

const BUYING_AND_SELLING: Words = {
  en: String.raw`(?:price of|buy|sell|invest in) (?:\w+ ){0,3}(?:stocks?|shares|gold|dollars?)\b`,
  es: String.raw`precio de (?:las? )?(?:accion|bolsa|oro\b|dolar)|(?:comprar|vender|invertir en) (?:\w+ ){0,3}(?:acciones|oro|dolares)\b`,
  fr: String.raw`cours de (?:l.|la )?(?:action|bourse|or\b|dollar)|(?:acheter|vendre|investir dans) (?:[\w.]+ ){0,3}(?:actions|dollars)\b`,
  zh: '(?:台积电|茅台|腾讯|阿里巴巴|特斯拉|英伟达|苹果股|黄金|美元|日元|人民币|房价|台股|美股|[Aa]股)[^?]{0,8}(?:可以买|能买|该买|会涨|会跌|涨|跌|卖)',
}

const MONEY: Words = {
  en: 'bitcoin|crypto|exchange rate|interest rate|lottery numbers',
  es: 'bitcoin|cripto|tipo de cambio|loteria|hipoteca',
  fr: String.raw`bitcoin|crypto|taux de change|taux du|loto\b|impots`,
  zh: '比特币|加密货币|汇率|基金|彩票|中奖|房贷利率|报税',
}

const WEATHER: Words = {
  en: 'weather|will it (?:rain|snow) (?:today|tomorrow|this)|temperature (?:today|outside|in)',
  es: 'que tiempo (?:hace|hara)|el tiempo (?:hoy|manana|en)|va a llover|temperatura (?:hoy|en|manana)',
  fr: 'quel temps (?:fait|fera)|meteo|va-t-il (?:pleuvoir|neiger)|il va pleuvoir|quelle temperature',
  zh: '天气|(?:今天|明天|后天|周末)[^?]{0,8}下[雨雪]|气温|几度',
}

const CLOCK_AND_TRAFFIC: Words = {
  en: 'what time is it|traffic (?:in|today)',
  es: 'que hora es',
  fr: 'quelle heure est-il',
  zh: '现在几点|路况',
}

const SPORT: Words = {
  en: 'world cup|super bowl|premier league|champions league|nba|score of',
  es: '(?:mundial|liga|champions|real madrid) |resultado del partido',
  fr: String.raw`coupe du monde|ligue 1|psg\b|resultats? du match`,
  zh: '世界杯|比分|英超|nba|奥运',
}

const FILMS_AND_NEWS: Words = {
  en: 'movies? to watch|netflix|(?:latest|today.s) news|news today',
  es: 'netflix|pelicula para|noticias de',
  fr: 'netflix|quel film|actualites',
  zh: '好看的电影|综艺|新闻',
}

const TABLE_AND_TRAVEL: Words = {
  en: 'recipe for|cheap flights|best restaurant',
  es: 'receta (?:de|para)|vuelos baratos|mejor restaurante',
  fr: 'recette d|vols? pas chers?|meilleur restaurant',
  zh: '食谱|菜谱|的做法|机票|酒店|餐厅',
}

const DEVICES: Words = {
  en: 'which (?:phone|laptop|car)',
  es: 'que (?:movil|celular|portatil|coche) ',
  fr: 'quel (?:telephone|ordinateur|voiture) ',
  zh: '买什么(?:手机|电脑|车)',
}

const COMPUTERS: Words = {
  en: String.raw`wi-?fi|javascript|python|css\b|sql\b|excel|source code`,
  es: String.raw`wifi|javascript|python|css\b|sql\b|excel`,
  fr: String.raw`wifi|javascript|python|css\b|sql\b|excel`,
  zh: 'wifi|python|javascript|java|css|sql|excel',
}

const SUMS: Words = {
  en: String.raw`what(?: is|.s) \d+ ?[x*+/-] ?\d`,
  es: String.raw`cuanto es \d`,
  fr: String.raw`combien font \d`,
  zh: String.raw`等于多少|\d+[x*+\/乘加减]\d+`,
}

const SHOPPING = oneOf(WHAT_TO_BUY, HOW_TO_COOK, TICKETS, OPENING_HOURS, SHOPS, WHERE_TO_GO, WHO_WON)
const MARKETS = oneOf(STOCKS, COMPANIES, BUYING_AND_SELLING, MONEY)
const AT_LEISURE = oneOf(SPORT, FILMS_AND_NEWS, TABLE_AND_TRAVEL)
const AT_A_DESK = oneOf(DEVICES, COMPUTERS, SUMS)

/** The day's business: markets, weather, the clock, sport, the screen. */
export const DAY: Matter<'affairs'> = {
  id: 'affairs',
  cues: cuesOf(
    [SHOPPING, noneOf(BIBLICAL, OF_OLD)],
    [oneOf(MARKETS, WEATHER, CLOCK_AND_TRAFFIC, AT_LEISURE, AT_A_DESK), noneOf(BIBLICAL)],
  ),
}
