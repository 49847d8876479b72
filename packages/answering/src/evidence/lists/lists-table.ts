/**
 * Where the lists stand that people ask for, in the shape of the concerns' table: passages | English |
 * Spanish | French | Chinese. One passage is listed verse by verse, several of them each as one item;
 * behind a ~ the same list again. Behind an = stands a text that is known by heart, printed as it stands.
 */
export const LISTS = `
MAT 10:2-4 ~ MRK 3:16-19; LUK 6:14-16; ACT 1:13 | twelve apostles, 12 apostles, twelve disciples, 12 disciples, names of the apostles, names of the disciples, names of jesus' disciples, names of jesus's disciples | doce apostoles, 12 apostoles, doce discipulos, 12 discipulos, nombres de los apostoles | douze apotres, 12 apotres, douze disciples, 12 disciples, noms des apotres | 十二使徒, 十二门徒, 12使徒, 12门徒, 十二个门徒, 十二个使徒, 十二位使徒, 十二位门徒, 12个门徒
EXO 20:3; EXO 20:4; EXO 20:7; EXO 20:8; EXO 20:12; EXO 20:13; EXO 20:14; EXO 20:15; EXO 20:16; EXO 20:17 ~ DEU 5:6-21 | ten commandments, 10 commandments | diez mandamientos, 10 mandamientos | dix commandements, 10 commandements | 十诫, 十条诫命
EXO 7:20; EXO 8:6; EXO 8:17; EXO 8:24; EXO 9:6; EXO 9:10; EXO 9:23; EXO 10:13; EXO 10:22; EXO 12:29 ~ PSA 105:28-36; PSA 78:44-51 | ten plagues, 10 plagues, plagues of egypt, plagues … egypt | diez plagas, plagas de egipto, plagas … egipto | dix plaies, plaies d'egypte, plaies … egypte | 十灾, 埃及…灾
GAL 5:22-23 | fruit of the spirit, fruits of the spirit, fruit of the holy spirit | fruto del espiritu, frutos del espiritu | fruit de l'esprit, fruits de l'esprit, fruits du saint-esprit | 圣灵的果子, 圣灵果子, 圣灵所结的果子, 圣灵结的果子, 圣神的果实, 圣神的效果
GAL 5:19-21 | works of the flesh | obras de la carne | oeuvres de la chair | 情欲的事, 肉体的事, 情欲的果子
EPH 6:14-17 ~ ISA 59:17; 1TH 5:8 | armor of god, armour of god | armadura de dios | armure de dieu | 全副军装, 属灵军装, 属灵的军装
GEN 35:23-26 ~ EXO 1:1-5; 1CH 2:1-2 | sons of jacob, jacob's sons, jacob's twelve sons, sons … jacob, sons of israel | hijos de jacob, hijos … jacob, doce hijos | fils de jacob, fils … jacob, douze fils | 雅各的儿子, 雅各…儿子
NUM 1:5-15 ~ GEN 49:1-28; REV 7:5-8 | twelve tribes, 12 tribes, tribes of israel | doce tribus, 12 tribus, tribus de israel | douze tribus, 12 tribus, tribus d'israel | 十二支派, 十二个支派, 12支派
MAT 5:3-10 ~ LUK 6:20-23 | beatitudes | bienaventuranzas | beatitudes | 八福, 真福八端
REV 1:11 ~ REV 2:1-29; REV 3:1-22 | seven churches, 7 churches | siete iglesias | sept eglises | 七教会, 七个教会, 七间教会
GEN 1:3; GEN 1:6; GEN 1:9; GEN 1:14; GEN 1:20; GEN 1:24; GEN 2:2 ~ EXO 20:11 | days of creation, creation days, six days, seven days of, each day of creation | dias de la creacion, seis dias | jours de la creation, six jours | 六日创造, 创造的六, 创造的七, 六天创造, 七天创造, 六日里, 每一天造, 每天造
1CO 12:8-10 ~ ROM 12:6-8; EPH 4:11; 1PE 4:10-11 | spiritual gifts, gifts of the spirit, gifts of the holy spirit | dones espirituales, dones del espiritu | dons spirituels, dons de l'esprit, dons du saint-esprit | 属灵恩赐, 属灵的恩赐, 圣灵的恩赐, 圣灵恩赐
LUK 23:34; LUK 23:43; JHN 19:26-27; MAT 27:46; JHN 19:28; JHN 19:30; LUK 23:46 | seven last words, last seven words, seven words, seven sayings, last words of jesus, jesus' last words | siete palabras, ultimas palabras de jesus | sept paroles, dernieres paroles de jesus | 十架七言, 十字架上…七, 架上七言
ACT 6:5 | seven deacons, first deacons, seven men chosen | siete diaconos, primeros diaconos | sept diacres, premiers diacres | 七个执事, 七位执事, 七执事
GEN 2:11-14 | rivers of eden, rivers … eden, four rivers | rios del eden, rios … eden, cuatro rios | fleuves d'eden, fleuves … eden, quatre fleuves | 四条河, 四道河, 伊甸园…河
PRO 6:17-19 | things god hates, things the lord hates, things … lord hates, things … god hates | cosas que dios aborrece, cosas que … aborrece, cosas que dios odia | choses que dieu hait, choses que … hait, choses que dieu deteste | 神恨恶的, 神所恨恶, 耶和华所恨恶, 恨恶的六样, 恨恶的七样
MAT 13:55-56 ~ MRK 6:3 | brothers of jesus, jesus' brothers, brothers … jesus | hermanos de jesus, hermanos … jesus | freres de jesus, freres … jesus | 耶稣的兄弟, 耶稣…兄弟
JHN 6:35; JHN 8:12; JHN 10:9; JHN 10:11; JHN 11:25; JHN 14:6; JHN 15:1 | i am statements, i am sayings, "i am" statements, "i am" sayings, seven i am | los yo soy, siete yo soy, "yo soy" | "je suis" | 七个我是, 七个"我是", 七个"我就是", 我是的宣告
MAT 2:11 | gifts of the magi, gifts … magi, gifts … wise men, magi bring, wise men bring | regalos … magos, regalos de los magos, trajeron los magos | presents … mages, cadeaux … mages, presents des mages | 博士…礼物, 礼物…博士
1TI 3:2-7 ~ TIT 1:6-9 | qualifications … elder, qualifications … overseer, qualifications … bishop, qualifications … pastor | requisitos … obispo, requisitos … anciano, requisitos … pastor | qualites … ancien, qualites … eveque, qualites … pasteur, conditions … ancien | 监督的资格, 长老的资格, 牧师的资格, 作长老, 作监督
LEV 23:3; LEV 23:5; LEV 23:6; LEV 23:10; LEV 23:16; LEV 23:24; LEV 23:27; LEV 23:34 ~ DEU 16:1-17 | feasts of israel, feasts of the lord, jewish feasts, biblical feasts, seven feasts | fiestas de israel, fiestas judias, fiestas del senor, siete fiestas, fiestas biblicas | fetes d'israel, fetes juives, sept fetes, fetes bibliques | 耶和华的节期, 以色列的节期, 犹太节期, 犹太人的节期, 七个节期, 旧约的节期
GEN 6:10 ~ GEN 10:1 | sons of noah, noah's sons, sons … noah | hijos de noe, hijos … noe | fils de noe, fils … noe | 挪亚的儿子, 挪亚…儿子
HEB 11:4; HEB 11:5; HEB 11:7; HEB 11:8; HEB 11:11; HEB 11:20; HEB 11:21; HEB 11:22; HEB 11:23; HEB 11:31; HEB 11:32 | hall of faith, heroes of faith, heroes of the faith | heroes de la fe | heros de la foi | 信心伟人, 信心的伟人, 信心英雄
REV 21:19-20 | stones … new jerusalem, foundations … new jerusalem, twelve foundations | piedras … nueva jerusalen, doce cimientos | pierres … nouvelle jerusalem, douze fondements | 十二根基, 十二样宝石, 根基…宝石
EXO 28:17-20 ~ EXO 39:10-13 | stones … breastplate, stones … breastpiece | piedras … pectoral | pierres … pectoral | 大祭司…胸牌…宝石, 胸牌…宝石
JDG 3:9; JDG 3:15; JDG 3:31; JDG 4:4; JDG 8:28; JDG 10:1; JDG 10:3; JDG 12:7; JDG 12:8; JDG 12:11; JDG 12:13; JDG 16:31 | judges of israel, israel's judges, list of judges, twelve judges, 12 judges, the judges | jueces de israel, doce jueces | juges d'israel, douze juges | 十二士师, 十二位士师, 以色列的士师, 士师有哪些, 有哪些士师, 士师有谁
JOB 2:11 | friends of job, job's friends, job's three friends, friends … job | amigos de job, amigos … job | amis de job, amis … job | 约伯的三个朋友, 约伯的朋友, 约伯…朋友
LUK 8:12; LUK 8:13; LUK 8:14; LUK 8:15 ~ MAT 13:18-23; MRK 4:14-20 | four soils, four kinds of soil, types of soil, kinds of soil | cuatro terrenos, tipos de terreno, tipos de tierra | quatre terrains, sortes de terrain | 四种土, 四样土, 四类土
ISA 11:2 | seven gifts | siete dones | sept dons | 圣神七恩, 七恩
JHN 2:11; JHN 4:54; JHN 5:8-9; JHN 6:11; JHN 6:19; JHN 9:6-7; JHN 11:43-44 | seven signs, signs in john, signs of john, signs … gospel of john | siete senales, senales … juan | sept signes, signes … jean | 七个神迹, 七神迹, 约翰福音…神迹
= MAT 6:9-13 ~ LUK 11:2-4 | the lord's prayer, lord's prayer, lords prayer, our father prayer, our father | padre nuestro, padrenuestro | notre pere | 主祷文, 天主经
= LUK 1:46-55 | magnificat, song of mary, mary's song | magnificat, cantico de maria | magnificat, cantique de marie | 尊主颂, 圣母赞主曲, 马利亚的颂歌
= LUK 1:68-79 | benedictus, song of zechariah, zechariah's song | benedictus, cantico de zacarias | benedictus, cantique de zacharie | 撒迦利亚颂
= LUK 2:29-32 | nunc dimittis, song of simeon, simeon's song | nunc dimittis, cantico de simeon | nunc dimittis, cantique de simeon | 西面颂, 西缅颂
= MAT 28:18-20 ~ MRK 16:15-16; ACT 1:8 | great commission | gran comision | grand mandat, grande mission, mandat missionnaire | 大使命
= 1CO 13:1-13 | love chapter, hymn to love, hymn of love | himno al amor, capitulo del amor | hymne a l'amour, hymne a la charite | 爱的真谛, 爱的颂歌, 爱篇
= NUM 6:24-26 | aaronic blessing, priestly blessing | bendicion sacerdotal, bendicion de aaron | benediction sacerdotale, benediction d'aaron | 祭司的祝福, 亚伦的祝福, 大祭司的祝福
= DEU 6:4-9 | shema, hear o israel | shema, oye israel, escucha israel | shema, ecoute israel | 示玛
= GEN 1:1 ~ JHN 1:1 | first verse of the bible, first verse in the bible, first words of the bible, first sentence of the bible, bible begin, bible start | primer versiculo de la biblia, primeras palabras de la biblia, primera frase de la biblia | premier verset de la bible, premiers mots de la bible, premiere phrase de la bible | 圣经的第一句, 圣经第一句, 圣经的第一节, 圣经第一节, 圣经开头
= REV 22:21 | last verse of the bible, last verse in the bible, last words of the bible, last sentence of the bible, bible end | ultimo versiculo de la biblia, ultimas palabras de la biblia, ultima frase de la biblia | dernier verset de la bible, derniers mots de la bible, derniere phrase de la bible | 圣经的最后一句, 圣经最后一句, 圣经的最后一节, 圣经最后一节, 圣经结尾
= 2TI 3:16-17 ~ 2PE 1:20-21; HEB 1:1-2; LUK 1:1-4; EXO 24:4 | who wrote the bible, author of the bible, authors of the bible, wrote bible | quien escribio la biblia, quienes escribieron la biblia, autor de la biblia, autores de la biblia | qui a ecrit la bible, auteur de la bible, auteurs de la bible | 谁写了圣经, 谁写的圣经, 圣经是谁写的, 圣经是谁写, 圣经的作者, 圣经谁写的
= JHN 11:35 ~ 1TH 5:16 | shortest verse, shortest bible verse | versiculo mas corto | verset le plus court, plus court verset | 最短的经文, 最短的一节, 最短的经节, 最短经文, 最短的一句
= EST 8:9 | longest verse, longest bible verse | versiculo mas largo | verset le plus long, plus long verset | 最长的经文, 最长的一节, 最长的经节, 最长经文
= PSA 119:1-8 | longest chapter, longest psalm | capitulo mas largo, salmo mas largo | chapitre le plus long, plus long chapitre, psaume le plus long, plus long psaume | 最长的一章, 最长的章, 最长的诗篇, 最长的一篇
= PSA 117:1-2 | shortest chapter, shortest psalm | capitulo mas corto, salmo mas corto | chapitre le plus court, plus court chapitre, psaume le plus court, plus court psaume | 最短的一章, 最短的章, 最短的诗篇, 最短的一篇
JHN 2:11; MAT 8:3; MRK 4:39; MRK 5:13; MRK 5:29; MRK 5:42; JHN 5:8-9; LUK 7:15; JHN 6:11; MAT 14:25; MRK 7:35; LUK 17:14; MRK 10:52; JHN 9:6-7; JHN 11:43-44; LUK 22:51; JHN 21:6 ~ JHN 20:30-31; JHN 21:25; ACT 2:22 | miracles of jesus, miracles … jesus, jesus' miracles, jesus's miracles, miracles jesus | milagros de jesus, milagros … jesus | miracles de jesus, miracles … jesus | 耶稣的神迹, 耶稣…神迹
MAT 13:3-4; MAT 13:24; MAT 13:31; MAT 13:33; MAT 13:44; MAT 13:45; MAT 13:47; MAT 18:23; MAT 20:1; MAT 21:28; MAT 21:33; MAT 22:2; MAT 25:1; MAT 25:14; MRK 4:26; LUK 7:41; LUK 10:30; LUK 12:16; LUK 13:6; LUK 14:16; LUK 15:4; LUK 15:8; LUK 15:11; LUK 16:1; LUK 16:19; LUK 18:2; LUK 18:10 ~ MAT 13:34-35; MRK 4:33-34 | parables of jesus, parables … jesus, jesus' parables, jesus's parables, parables jesus | parabolas de jesus, parabolas … jesus | paraboles de jesus, paraboles … jesus | 耶稣的比喻, 耶稣…比喻
GEN 14:18; GEN 16:13; GEN 17:1; EXO 3:14; GEN 22:14; EXO 15:26; EXO 17:15; JDG 6:24; 1SA 1:11; PSA 23:1; JER 23:6; EZK 48:35 ~ EXO 34:5-7; PSA 8:1 | names of god, names … god | nombres de dios, nombres … dios | noms de dieu, noms … dieu | 神的名字, 神有哪些名字, 神的圣名, 上帝的名字, 上帝有哪些名字, 耶和华的名字
`
