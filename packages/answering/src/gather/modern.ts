import { fold } from '../understand/fold.ts'
import type { Understood } from '../understand/question.ts'
import { anyOf } from './counsel-topics/counsel-topics.ts'
import { tellsOfOwn } from './situations/tells-of-own.ts'

/**
 * Things that the world of the Bible did not have: where one is asked about, the passages turned to in the matter come near it,
 * and no more is said of them. Words as in the concerns: English | Spanish | French | Chinese.
 */
const THINGS = `
submarine, rocket, mars., spaceship, astronaut, credit card | submarino, cohete, marte., astronauta, tarjeta de credito | sous-marin, fusee, mars., astronaute, carte de credit, carte bancaire | 潜水艇, 潜艇, 火箭, 火星, 宇航员, 太空人, 信用卡, 红包
genetically modified, gmo | transgenic | ogm., transgenique | 转基因, 基因改造
vaccin | vacunas, vacuna., vacunar | vaccin | 疫苗
bitcoin, cryptocurr, stock market, buy stocks | bitcoin, criptomoneda, bolsa de valores | bitcoin, cryptomonnaie, en bourse | 比特币, 加密货币, 虚拟货币, 股票, 炒股, 基金, 台积电
artificial intelligence, chatgpt, about ai., is ai., use ai., using ai., will ai., can ai., robot, computer | inteligencia artificial, chatgpt, la ia., robot, ordenador, computadora | intelligence artificielle, chatgpt, l'ia., robot, ordinateur | 人工智能, 人工智慧, 机器人, 电脑, chatgpt
internet, social media, tiktok, instagram, facebook, youtube, smartphone, iphone, android, cell phone | internet, redes sociales, tiktok, instagram, facebook, youtube, movil., celular, iphone | internet, reseaux sociaux, tiktok, instagram, facebook, youtube, smartphone, telephone portable, iphone | 网络, 上网, 社交媒体, 抖音, 微信, 脸书, 手机, 智能手机, 安卓
video game, gaming, movies, netflix, television, tv. | videojuego, peliculas, netflix, television | jeux video, jeu video, films., netflix, television | 电子游戏, 电玩, 网游, 手游, 电影, 电视
solar panel, nuclear, electric, plastic, 5g, wifi | panel solar, paneles solares, nuclear, electric, plastico, 5g | panneaux solaires, panneau solaire, nucleaire, electrique, electricite, plastique, 5g | 太阳能, 核能, 核武, 电动车, 塑料, 塑胶, 5g
cars., airplane, scooter, telework, remote work, working from home | coches., avion, patinete, teletrabajo | voiture, avion, trottinette, teletravail | 汽车, 飞机, 电动车, 机车, 摩托车, 远程办公, 居家办公
health insurance, food delivery, delivery rider, influencer, livestream | seguro medico, repartidor de comida, influencer | mutuelle sante, livreur, influenceur | 健保, 医保, 社保, 外卖, 快递, 直播, 网红, 捷运, 地铁, 高铁
cloning, gene editing, stem cell, ivf, in vitro, surroga, organ donat, organ transplant, donate organs | clonacion, edicion genetica, celulas madre, in vitro, vientre de alquiler, donacion de organos, donar organos, trasplante | clonage, edition genetique, cellules souches, in vitro, gpa., pma., don d'organes, greffe d'organe | 克隆, 复制人, 基因编辑, 干细胞, 试管婴儿, 代孕, 器官捐赠, 捐器官, 器官移植
dinosaur, evolution, big bang, space aliens, aliens from, ufo, extraterrestrial | dinosaurio, evolucion, big bang, extraterrestre, ovni | dinosaure, evolution., big bang, extraterrestre, ovni | 恐龙, 进化论, 大爆炸, 外星人, 飞碟
cigarette, tobacco, vaping, marijuana, cannabis, cocaine | cigarrillo, tabaco, vapear, marihuana, cannabis, cocaina | cigarette, tabac, vapotage, marijuana, cannabis, cocaine | 香烟, 抽烟, 吸烟, 电子烟, 吸大麻, 抽大麻, 大麻合法, 可卡因
yoga, pilates, nfl., football, soccer, basketball, pizza, k-pop, world cup | yoga, pilates, futbol, baloncesto, pizza, k-pop, barca., real madrid, el mundial | yoga, pilates, football, pizza, k-pop, match de, le match, psg., coupe du monde | 瑜伽, 足球, 篮球, 披萨, 追星, 动漫
the elections, election results, rent in, flat in | las elecciones, piso en, alquiler | les elections, loyer | 大选, 房租, 房价
climate change, global warming, democracy, capitalism, socialism, communism | cambio climatico, calentamiento global, democracia, capitalismo, socialismo, comunismo | changement climatique, rechauffement, democratie, capitalisme, socialisme, communisme | 气候变化, 全球变暖, 民主, 资本主义, 社会主义, 共产主义
`

const things = new RegExp(
  anyOf(
    THINGS.trim()
      .split('\n')
      .flatMap((line) => line.split('|').flatMap((cell) => cell.split(','))),
  ),
  'u',
)

/** Does a question name a thing of which the Bible cannot speak? */
export const namesModernThing = (question: string): boolean => things.test(fold(question).text)

/** Is it asked about, and no part of what somebody tells of their life? */
export const isOnModernThing = (understood: Understood): boolean =>
  !tellsOfOwn(understood) && namesModernThing(understood.question.text)
