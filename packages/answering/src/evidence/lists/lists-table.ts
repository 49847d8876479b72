/**
 * Where the lists stand that people ask for, in the shape of the concerns' table: passages | English |
 * Spanish | French | Chinese. One passage is listed verse by verse, several of them each as one item;
 * behind a ~ the same list again.
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
JDG 3:9; JDG 3:15; JDG 3:31; JDG 4:4; JDG 8:28; JDG 10:1; JDG 10:3; JDG 12:7; JDG 12:8; JDG 12:11; JDG 12:13; JDG 16:31 | judges of israel, israel's judges, list of judges, twelve judges, 12 judges | jueces de israel, doce jueces | juges d'israel, douze juges | 十二士师, 十二位士师, 以色列的士师
JOB 2:11 | friends of job, job's friends, job's three friends, friends … job | amigos de job, amigos … job | amis de job, amis … job | 约伯的三个朋友, 约伯的朋友, 约伯…朋友
LUK 8:12; LUK 8:13; LUK 8:14; LUK 8:15 ~ MAT 13:18-23; MRK 4:14-20 | four soils, four kinds of soil, types of soil, kinds of soil | cuatro terrenos, tipos de terreno, tipos de tierra | quatre terrains, sortes de terrain | 四种土, 四样土, 四类土
ISA 11:2 | seven gifts | siete dones | sept dons | 圣神七恩, 七恩
JHN 2:11; JHN 4:54; JHN 5:8-9; JHN 6:11; JHN 6:19; JHN 9:6-7; JHN 11:43-44 | seven signs, signs in john, signs of john, signs … gospel of john | siete senales, senales … juan | sept signes, signes … jean | 七个神迹, 七神迹, 约翰福音…神迹
`
