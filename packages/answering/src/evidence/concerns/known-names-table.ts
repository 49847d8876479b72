/**
 * Passages that go by a name which does not stand in them ("prodigal" is nowhere in Luke 15), in the
 * shape of the concerns' table: passages | English | Spanish | French | Chinese.
 */
export const KNOWN_NAMES = `
2KI 6:1-7 | axe head, axhead, ax head, floating ax | hacha que flot, hacha … flot, hierro que flot | hache qui flot, hache … flot, fer qui … surnag, fer … flott | 斧头…浮, 斧头…漂, 浮起来的斧头
DAN 5:1-6; DAN 5:24-28 | writing on the wall, hand … wall | escritura en la pared, escrito en la pared, mano … pared | ecrit sur le mur, main … mur, ecriture sur le mur | 墙上的字, 墙上…写, 粉墙
DAN 2:31-45 | nebuchadnezzar … statue, dream of the statue | nabucodonosor … estatua, sueno de la estatua | nabuchodonosor … statue, songe de la statue, reve de la statue | 尼布甲尼撒…大像, 尼布甲尼撒…像, 大像的梦, 巨像
DAN 4:28-37 | ate grass, eat grass, eating grass | comio hierba, comiendo hierba, comer hierba | mange de l'herbe, mangea de l'herbe, manger de l'herbe | 吃草的王, 王…吃草, 像牛…吃草
JDG 7:2-8; JDG 7:16-22 | gideon … three hundred, gideon's 300, gideon … 300 | gedeon … trescientos, gedeon … 300 | gedeon … trois cents, gedeon … 300 | 基甸…三百, 基甸…300, 基甸…几个人
2KI 19:35-37; ISA 37:36-38 | sennacherib … army, angel … assyrian | ejercito de senaquerib, senaquerib … ejercito | armee de sennacherib, sennacherib … armee | 西拿基立…军队, 西拿基立…军
ACT 1:15-26 | replaced judas, replace judas, took judas's place, matthias | sustituyo a judas, reemplazo a judas, lugar de judas, lugar … judas, matias | remplace judas, remplaca judas, place de judas, matthias | 代替犹大, 补犹大, 接替犹大, 马提亚
ACT 9:36-42 | tabitha, dorcas | tabita, dorcas, resucito pedro | tabitha, dorcas, pierre … ressuscit | 大比大, 多加复活, 彼得…复活…妇人
ACT 28:1-10; ACT 27:39-44 | paul … shipwreck, shipwreck … paul, paul … island | pablo … naufrag, naufragio de pablo, pablo … isla | paul … naufrag, naufrage de paul, paul … ile | 保罗…船难, 保罗…岛, 保罗…海难
NEH 6:15-16 | nehemiah … how many days, how many days … nehemiah, how long … wall, nehemiah … wall done, rebuil … wall … days, wall … days … nehemiah, how long … nehemiah … wall | nehemias … cuantos dias, muralla … dias, muro … dias | nehemie … combien de jours, muraille … jours, combien de temps … muraille, nehemie … combien de temps | 尼希米…多少天, 尼希米…几天, 尼希米…多久, 城墙…多少天
LUK 23:39-43; MAT 27:38-44 | two thieves, two criminals, thief on the cross, good thief, two robbers | dos ladrones, buen ladron, dos malhechores | deux larrons, bon larron, deux malfaiteurs, deux brigands | 两个强盗, 两个犯人, 同钉的强盗, 悔改的强盗
JHN 2:1-11 | jesus' first miracle, first miracle of jesus, first miracle jesus, first sign, wedding at cana, happened at cana, happened in cana, water into wine | primer milagro de jesus, primer milagro que hizo jesus, primera senal, bodas de cana, paso en cana, agua en vino | premier miracle, premier signe, noces de cana, passe a cana, eau en vin | 第一个神迹, 头一个神迹, 首个神迹, 行的第一件神迹, 迦拿, 水变酒
MAT 12:31-32; MRK 3:28-30; LUK 12:10 | unforgivable sin, unpardonable sin, sin that can't be forgiven, sin that cannot be forgiven | pecado imperdonable, pecado que no se perdona, pecado que no tiene perdon | peche impardonnable, peche qui n'est pas pardonne, peche sans pardon | 不得赦免的罪, 不可赦免的罪, 永不赦免
MAT 6:22-23; LUK 11:34-36 | eye is the lamp, lamp of the body | lampara del cuerpo, ojo es la lampara | lampe du corps, oeil est la lampe | 眼睛就是身上的灯, 身上的灯
LUK 14:25-27; MAT 10:37-38 | hate his father, hate your father, hate father and mother, hating your parents | odiar a su padre, aborrecer a su padre, aborrece a su padre, odiar a padre | hair son pere, hait son pere, hair pere et mere | 恨自己的父母, 恨父母, 恨我的父母, 爱我胜过爱父母
MAT 18:1-4; MRK 10:13-16 | become like children, become like little children, like a little child | hacerse como ninos, como un nino … reino, como ninos | comme des enfants, comme un enfant, comme de petits enfants | 变成小孩, 回转变成小孩子, 像小孩子
LUK 24:13-35 | road to emmaus, emmaus disciples, disciples of emmaus | camino de emaus, discipulos de emaus, emaus | chemin d'emmaus, disciples d'emmaus, pelerins d'emmaus | 以马忤斯
MAT 8:21-22; LUK 9:59-60 | let the dead bury | muertos entierren a sus muertos, muertos que entierren | morts enterrer leurs morts, morts ensevelir leurs morts | 任凭死人埋葬, 死人埋葬
EXO 21:23-25; MAT 5:38-42; LEV 24:19-20 | eye for an eye | ojo por ojo | oeil pour oeil | 以眼还眼
MAT 5:38-39; LUK 6:27-31 | turn the other cheek, turning the other cheek, other cheek | otra mejilla | autre joue, tendre la joue | 另一边脸, 左脸也, 右脸…左脸
JDG 11:29-40 | jephthah's vow, jephthah's daughter, jephthah … vow | voto de jefte, hija de jefte, jefte … voto | voeu de jephte, fille de jephte, jephte … voeu | 耶弗他…愿, 耶弗他的女儿
MAT 16:24-26; LUK 9:23-25 | take up your cross, take up his cross, carry your cross, bear your cross | tomar su cruz, tome su cruz, llevar la cruz, cargar la cruz, cargar con su cruz | porter sa croix, charge de sa croix, prendre sa croix | 背起他的十字架, 背起十字架, 背十字架跟
MAT 7:1-5; LUK 6:37-38 | judge not, do not judge, don't judge | no juzgueis, no juzguen, no juzgues | ne jugez pas, ne jugez point | 不要论断, 你们不要论断
LUK 15:11-32 | prodigal | hijo prodigo | fils prodigue, enfant prodigue | 浪子
LUK 10:25-37 | good samaritan | buen samaritano | bon samaritain | 好撒玛利亚人, 好撒马利亚人, 慈善的撒玛黎雅人
LUK 16:19-31 | rich man and lazarus, lazarus and the rich | rico y lazaro, lazaro y el rico, epulon | riche et lazare, lazare et le riche, mauvais riche | 财主和拉撒路, 拉撒路和财主
LUK 15:3-7; MAT 18:12-14 | lost sheep | oveja perdida | brebis perdue, brebis egaree | 迷羊, 失羊
MAT 13:3-9; MAT 13:18-23; LUK 8:4-15 | sower | sembrador | semeur | 撒种
MAT 25:14-30 | the talents | los talentos | des talents | 按才干, 才干的比喻, 塔冷通
MAT 18:21-35 | unforgiving servant, unmerciful servant | siervo despiadado, siervo sin misericordia | serviteur impitoyable | 不饶恕人的仆人, 恶仆
MAT 5:3-12 | beatitudes | bienaventuranzas | beatitudes | 八福, 真福
MAT 6:9-13; LUK 11:2-4 | lord's prayer, our father prayer | padrenuestro, padre nuestro | notre pere, pater noster | 主祷文, 天主经
MAT 7:12 | golden rule | regla de oro | regle d'or | 金律, 黄金法则
MAT 28:18-20 | great commission | gran comision | grande mission, envoi en mission | 大使命
MAT 22:34-40 | greatest commandment, great commandment | mandamiento mas importante, mayor mandamiento, mandamiento principal | plus grand commandement | 最大的诫命
EXO 20:1-17; DEU 5:6-21 | ten commandments, ten comandments, 10 commandments | diez mandamientos, 10 mandamientos | dix commandements, 10 commandements | 十诫, 十条诫命
PSA 105:26-36; EXO 7:14-21; EXO 12:29-32 | ten plagues, plagues of egypt | diez plagas, plagas de egipto | dix plaies, plaies d'egypte | 十灾
GAL 5:22-23 | fruit of the spirit, fruits of the spirit | fruto del espiritu, frutos del espiritu | fruit de l'esprit, fruits de l'esprit | 圣灵的果子, 圣神的果实
EPH 6:10-18 | armor of god, armour of god | armadura de dios | armure de dieu | 全副军装
1CO 13:1-13 | love chapter, hymn to love | himno al amor, himno de la caridad | hymne a l'amour | 爱的真谛, 爱的篇章
LUK 1:46-55 | magnificat | magnificat | magnificat | 尊主颂
LUK 2:29-32 | nunc dimittis | nunc dimittis, cantico de simeon | nunc dimittis, cantique de simeon | 西面颂, 西面的颂歌
LUK 1:68-79 | benedictus | benedictus, cantico de zacarias | benedictus, cantique de zacharie | 撒迦利亚颂
JHN 17:1-26 | high priestly prayer | oracion sacerdotal | priere sacerdotale | 大祭司的祷告
JHN 10:11-18; PSA 23:1-6 | good shepherd | buen pastor | bon berger, bon pasteur | 好牧人, 善牧
GEN 22:1-19 | sacrifice of isaac, binding of isaac, sacrifice isaac | sacrificio de isaac, sacrificar a isaac | sacrifice d'isaac, sacrifier isaac | 献以撒
LUK 22:14-20; MAT 26:26-29 | last supper | ultima cena | derniere cene, dernier repas | 最后的晚餐
MRK 12:41-44; LUK 21:1-4 | widow's mite, widow's offering | ofrenda de la viuda, moneda de la viuda | obole de la veuve, offrande de la veuve | 穷寡妇, 两个小钱
GEN 5:25-27 | oldest man, oldest person, lived the longest, lived longest | hombre mas viejo, hombre mas longevo, persona mas longeva, vivio mas anos | homme le plus vieux, plus vieil homme, vecu le plus longtemps | 最长寿, 活得最久, 活得最长, 寿命最长, 岁数最大
GEN 6:14-16 | size of the ark, how big was the ark, how big was noah's ark, how long was the ark, how long was noah's ark, dimensions of the ark | tamano del arca, medidas del arca, grande era el arca, media el arca | taille de l'arche, dimensions de l'arche, mesurait l'arche, grande etait l'arche | 方舟有多大, 方舟多大, 方舟有多长, 方舟多长, 方舟的尺寸, 方舟的大小
JHN 3:1-10 | came to jesus at night, came to jesus by night, visited jesus at night | vino a jesus de noche, ver a jesus de noche, visito a jesus de noche | voir jesus de nuit, trouver jesus de nuit, voir jesus la nuit | 夜里来找耶稣, 夜里来见耶稣, 夜间来见耶稣, 晚上来找耶稣, 夜里去见耶稣
JDG 16:15-21 | samson's hair | pelo a sanson, pelo de sanson, cabello de sanson, cabello a sanson | cheveux de samson, cheveux a samson | 参孙的头发, 剪参孙
MAT 14:22-33; MRK 6:45-52 | walk on water, walked on water, walking on water | camino sobre el agua, caminar sobre el agua, anduvo sobre | marche sur l'eau, marcher sur l'eau, marche sur les eaux | 水面上走, 海面上走, 在水上走
1SA 17:45-51 | goliath | goliat | goliath | 歌利亚
DAN 6:16-23 | lions' den, lion's den | foso de los leones | fosse aux lions | 狮子坑
JHN 8:2-11 | caught in adultery, adulterous woman, the first stone, wrote on the ground, write on the ground, wrote in the dust | mujer adultera, primera piedra, escribio en el suelo, escribio en la tierra, escribia en el suelo | femme adultere, premiere pierre, ecrit par terre, ecrivait par terre, ecrit sur le sol | 行淫时被拿, 行淫的妇人, 淫妇, 第一块石头, 在地上写字, 地上画字
JHN 4:5-26 | woman at the well, samaritan woman | samaritana, mujer del pozo, mujer … pozo | samaritaine, femme du puits, femme … puits | 撒玛利亚妇人, 井旁
NUM 20:7-13; DEU 32:48-52; DEU 34:1-5 | moses … promised land, moses … into canaan, moses … enter canaan, moses … enter the land | moises … tierra prometida, moises … en canaan | moise … terre promise, moise … en canaan | 摩西…进迦南, 摩西…进入迦南, 摩西…进应许, 摩西…进入应许, 摩西…进福地, 摩西…入迦南
GEN 19:24-26; LUK 17:28-33 | lot's wife, lots wife, pillar of salt | mujer de lot, esposa de lot, estatua de sal | femme de lot, statue de sel | 罗得的妻子, 罗得的太太, 罗得妻子, 盐柱
GEN 19:12-29; GEN 18:20-33 | destr … sodom, sodom … destr | destr … sodoma, sodoma … destr | detrui … sodome, sodome … detrui, destruction de sodome | 毁灭…所多玛, 灭…所多玛, 所多玛…灭, 索多玛…灭
EXO 2:1-10 | baby moses, moses as a baby, moses' mother, mother of moses, moses' mom, moses … basket, moses … nile | madre de moises, mama de moises, moises … bebe, moises … cesta, moises … canast, moises … cestillo, moises … nilo, salvado de las aguas | mere de moise, maman de moise, bebe moise, moise bebe, moise … corbeille, moise … panier, moise … nil, sauve des eaux | 婴儿摩西, 婴孩摩西, 摩西…婴儿, 摩西的母亲, 摩西的妈妈, 摩西妈妈, 摩西…箱, 摩西…蒲草, 摩西…尼罗河, 摩西…河里
MAT 5:1-16; MAT 7:24-29 | sermon on the mount | sermon del monte, sermon de la montana | sermon sur la montagne | 登山宝训, 山中圣训, 山上宝训
LUK 6:17-26 | sermon on the plain | sermon de la llanura, sermon del llano | sermon dans la plaine | 平原宝训, 平地宝训, 平原圣训
REV 1:9-20; REV 2:1-7; REV 3:14-22 | seven churches | siete iglesias | sept eglises | 七个教会, 七教会, 七间教会
GEN 1:1-5; GEN 1:26-31; GEN 2:1-3 | days of creation, six days | dias de la creacion, seis dias | jours de la creation, six jours | 六天创造, 六日创造, 创造…七天, 创世…七天, 七天创造
2MA 7:1-42 | seven sons … martyr, mother … seven sons, maccabean martyr | siete hijos martires, madre … siete hijos, martires macabeos | mere … sept fils, sept fils … martyr, martyrs macc | 母亲…七个儿子, 七子殉道, 七个儿子殉道
JDT 13:1-10 | holofernes | holofernes | holopherne | 敖罗斐乃, 荷罗孚尼, 荷罗斐乃
TOB 2:7-14 | tobit … blind | tobit … cieg | tobit … aveugle | 托比特…瞎, 多俾亚…瞎, 多比…瞎, 托彼特…瞎
TOB 12:11-21; TOB 5:4-8 | angel raphael | angel rafael, arcangel rafael | ange raphael, archange raphael | 天使拉斐尔, 辣法耳, 天使长拉斐尔
MAT 27:3-10; ACT 1:15-20 | judas die, judas's death, death of judas, judas iscariot die, judas … kill himself, judas … hang, judas hang | murio judas, judas … murio, muerte de judas, judas … ahorc | est mort judas, judas … mort, mort de judas, judas … pend | 犹大…怎么死, 犹大…如何死, 犹大的死, 犹大之死, 犹大…上吊
EST 7:7-10 | did haman die, haman died, death of haman | murio aman, muerte de aman | est mort haman, haman est-il mort, haman est mort, mort d'haman | 哈曼怎么死, 哈曼是怎么死, 哈曼如何死, 哈曼是如何死, 哈曼的死, 哈曼之死
1SA 31:1-6; 1CH 10:1-6 | did saul die, saul died, death of saul, did king saul die, king saul died, death of king saul | murio saul, muerte de saul, murio el rey saul, muerte del rey saul | est mort saul, saul est-il mort, saul est mort, mort de saul, est mort le roi saul, le roi saul est-il mort, le roi saul est mort, mort du roi saul | 扫罗怎么死, 扫罗是怎么死, 扫罗如何死, 扫罗是如何死, 扫罗的死, 扫罗之死, 扫罗王怎么死, 扫罗王是怎么死, 扫罗王如何死, 扫罗王是如何死, 扫罗王的死, 扫罗王之死
JDG 16:23-31 | did samson die, samson died, death of samson | murio sanson, muerte de sanson | est mort samson, samson est-il mort, samson est mort, mort de samson | 参孙怎么死, 参孙是怎么死, 参孙如何死, 参孙是如何死, 参孙的死, 参孙之死
2SA 18:9-17 | absalom … die, absalom … death, death of absalom, absalom killed, absalom … tree, absalom … oak | absalon … muri, murio absalon, muerte de absalon, absalon … arbol, absalon … encina, enganchado … encina | absalom … mort, est mort absalom, mort d'absalom, absalom … arbre, absalom … chene | 押沙龙…死, 押沙龙…橡树, 押沙龙…树, 头发…挂…树
ACT 7:54-60 | did stephen die, stephen died, death of stephen | murio esteban, muerte de esteban | est mort etienne, etienne est-il mort, etienne est mort, mort d'etienne | 司提反怎么死, 司提反是怎么死, 司提反如何死, 司提反是如何死, 司提反的死, 司提反之死
2KI 9:30-37 | did jezebel die, jezebel died, death of jezebel | murio jezabel, muerte de jezabel | est morte jezabel, jezabel est-elle morte, jezabel est morte, mort de jezabel | 耶洗别怎么死, 耶洗别是怎么死, 耶洗别如何死, 耶洗别是如何死, 耶洗别的死, 耶洗别之死
1KI 22:29-38 | did ahab die, ahab died, death of ahab | murio acab, muerte de acab | est mort achab, achab est-il mort, achab est mort, mort d'achab | 亚哈怎么死, 亚哈是怎么死, 亚哈如何死, 亚哈是如何死, 亚哈的死, 亚哈之死, 亚哈王怎么死, 亚哈王是怎么死, 亚哈王如何死, 亚哈王是如何死, 亚哈王的死, 亚哈王之死
DEU 34:1-8 | did moses die, moses died, death of moses | murio moises, muerte de moises | est mort moise, moise est-il mort, moise est mort, mort de moise | 摩西怎么死, 摩西是怎么死, 摩西如何死, 摩西是如何死, 摩西的死, 摩西之死
GEN 8:1-5 | ark land, ark come to rest, ark came to rest | se poso el arca, encallo el arca, arca de noe … pos | posee l'arche, posa l'arche, arche … s'est posee | 方舟…停在, 方舟最后停
MAT 26:14-16; MAT 27:3-10 | thirty pieces, 30 pieces, how much … judas … betray, paid judas | treinta piezas, treinta monedas, vendio a jesus | trente pieces, vendu jesus | 三十块钱, 三十块银
ACT 7:54-60; ACT 6:8-15 | first christian martyr, first martyr | primer martir | premier martyr | 第一个殉道, 第一位殉道, 首位殉道
LUK 23:33-46; JHN 19:25-30; MAT 27:45-50 | seven last words, seven sayings, last words … cross | siete palabras | sept paroles | 十架七言, 十字架上…七句
REV 6:1-8 | four horsemen | cuatro jinetes | quatre cavaliers | 四骑士, 四个骑士, 四个骑马
MAT 1:1-6 | women … genealogy, women … family tree | mujeres … genealogia | femmes … genealogie | 家谱…女
NUM 22:21-35 | talking donkey, donkey … talk, donkey spoke | burra … habl, asna … habl | anesse … parl | 驴…说话, 会说话的驴, 驴开口
JOS 10:12-14 | sun stood still, sun stand still, sun stop | paro el sol, detuvo el sol, sol se paro, sol se detuvo | soleil s'est arret, soleil s'arret, arreta le soleil | 太阳停, 日头停
MAT 2:9-12 | gifts … magi, gifts … wise men, magi bring, wise men bring | regalos … magos, trajeron los magos | cadeaux … mages, mages … apport | 博士…礼物, 博士献
1CO 15:45-49; ROM 5:12-19 | last adam, second adam | postrer adan, segundo adan, ultimo adan | dernier adam, second adam, nouvel adam | 末后的亚当, 第二个亚当, 第二亚当
2KI 5:20-27 | gehazi … greed, gehazi lie, gehazi … lepr, gehazi … naaman | giezi … lepr, giezi … naaman, giezi … codici | guehazi … lepre, guehazi … naaman | 基哈西…贪, 基哈西…麻风, 基哈西…乃缦, 基哈西…撒谎
2MA 6:18-31 | eleazar … pork | eleazar … cerdo | eleazar … porc | 以利亚撒…猪肉, 猪肉…以利亚撒, 猪肉…厄肋阿匝尔
NUM 14:26-35; DEU 8:2-5; JOS 5:6 | forty years … wilderness, forty years … desert, 40 years … wilderness, 40 years … desert, how many years … wilderness, how long … israel … wilderness, how long … israel … desert | cuarenta anos … desierto, 40 anos … desierto, cuantos anos … desierto, cuanto tiempo … israel … desierto | quarante ans … desert, 40 ans … desert, combien d'annees … desert, combien de temps … israel … desert | 旷野…四十年, 四十年…旷野, 以色列…旷野…多少年, 以色列…旷野…多久, 以色列…旷野…几年
DAN 3:13-27 | fiery furnace, daniel's three friends, daniel's friends | horno de fuego, amigos de daniel | fournaise, amis de daniel | 火窑, 但以理的三个朋友
2SA 4:4; 2SA 9:1-13 | mephibosheth … lame, mephibosheth … cripple | mefi … cojo, mefiboset … lisiado | mephibo … boit, mephiboscheth … infirme | 米非波设…瘸, 米非波设…跛
1SA 4:12-18 | eli die, eli's death, death of eli, eli the priest die | murio eli, murio el sacerdote eli, muerte de eli | mort d'eli, eli est-il mort | 以利…怎么死
GAL 2:11-14 | peter and paul … fall out, peter and paul … argu, paul … rebuke … peter, paul … oppose … peter | pedro y pablo … enfrent, pablo … bronca … pedro | pierre et paul … disput, pierre et paul a antioche | 彼得和保罗…吵, 保罗…责备彼得, 保罗…责备矶法
RUT 4:13-22; MAT 1:5-6 | ruth … david | rut … david | ruth … david | 路得…大卫
LUK 2:25-38 | simeon and anna, old man … old woman … jesus | simeon y ana, ancianos … nino jesus | simeon et anne, personnes agees … enfant jesus | 西面和亚拿, 圣殿…两位老人
MAT 26:36-46; LUK 22:39-46 | jesus pray the night, jesus pray on the night, jesus pray before he was arrested | oro jesus la noche, oro jesus antes | jesus a-t-il prie la nuit, jesus … prie avant | 被捕…祷告, 被捉拿…祷告
JHN 18:10-11; LUK 22:49-51 | ear … cut off, cut off … ear | corto la oreja, cortaron la oreja, oreja … cort | oreille coupee, coupe l'oreille | 削掉…耳朵, 砍掉…耳朵, 耳朵…削
LEV 23:1-8; DEU 16:16-17 | feasts of israel, festivals of israel, jewish feasts | fiestas de israel, fiestas judias | fetes d'israel, fetes juives | 以色列…节期, 犹太人…节期, 耶和华的节期
HAG 1:2-11 | haggai … houses | hageo … casas | aggee … maisons | 哈该…房
JOB 1:13-22 | job … lose everything, job lost everything | job … perdio todo | job … tout perdu | 约伯…失去
2KI 22:8-13 | lost book, book … found … temple, josiah … book, josiah … law, josiah … scroll, book … josiah | libro perdido, libro … templo, josias … libro, josias … ley | livre perdu, livre … retrouv … temple, josias … livre, josias … loi | 失落的书, 圣殿…律法书, 殿里…律法书, 约西亚…书, 约西亚…那卷
2KI 2:23-25 | two bears, she-bears, bears … boys, bears … youths | osas, osos … much | ourses, ours … enfants | 母熊, 两只熊, 熊…童子
MRK 6:21-29; MAT 14:6-12 | john the baptist die, john the baptist's death, death of john the baptist | murio juan el bautista, muerte de juan el bautista, murio juan bautista, muerte de juan bautista | est mort jean-baptiste, jean-baptiste est-il mort, jean-baptiste est mort, mort de jean-baptiste, est mort jean baptiste, jean baptiste est-il mort, jean baptiste est mort, mort de jean baptiste | 施洗约翰…怎么死, 施洗约翰…如何死, 施洗约翰的死, 施洗约翰之死
MRK 6:17-29; MAT 14:3-12 | behead … john, john the baptist … behead | juan el bautista … decapit, decapit … juan | jean-baptiste … decapit, decapit … jean | 施洗约翰的头, 砍…约翰
1SA 24:1-7; 1SA 26:5-12 | david spare saul, david … spared saul, david … kill saul | david … matar a saul, david … vida a saul, david perdono … saul | david … tuer saul, david … epargn … saul | 大卫…杀扫罗, 大卫…放过扫罗
ROM 7:14-25 | do what i don't want, do what i do not want, things i don't want to do | lo que no quiero | ce que je ne veux pas | 我所不愿意的, 不愿意做的
ACT 9:1-19; GAL 1:13-24 | paul become a christian, paul's conversion, conversion of paul, road to damascus, paul … converted | conversion de pablo, pablo … se convirtio, camino a damasco, camino de damasco | conversion de paul, paul … converti, chemin de damas | 保罗…信主, 保罗…悔改, 大马士革路
PSA 137:1-6 | rivers of babylon | rivers of babylon, rios de babilonia | rivers of babylon, fleuves de babylone | 巴比伦的河边
MAT 2:1-12 | how many wise men, wise men from the east, wise men … bethlehem, magi. | los magos, reyes magos, cuantos magos | les mages, rois mages, combien de mages | 东方博士, 博士是几个, 几个博士, 几位博士, 东方来的博士
MAT 22:15-22; MRK 12:13-17 | render unto caesar, render to caesar, give to caesar, unto caesar | al cesar lo que, dar al cesar, dad al cesar | rendre a cesar, rendez a cesar | 凯撒的归, 该撒的归, 凯撒的当归, 该撒的物
LUK 10:38-42; JHN 11:20-32 | martha and mary, mary and martha | marta y maria, maria y marta | marthe et marie, marie et marthe | 马大和马利亚, 马利亚和马大, 马大与马利亚
JAS 1:27; DEU 24:17-21; EXO 22:22-24; PSA 68:5-6; ISA 1:17 | orphans and widows, widows and orphans, orphans, fatherless | huerfanos y viudas, viudas y huerfanos, huerfanos | orphelins et les veuves, veuves et les orphelins, veuve et l'orphelin, orphelins | 孤儿寡妇, 孤儿, 寡妇孤儿
DAN 4:28-33 | nebuchadnezzar … brag, nebuchadnezzar … boast, nebuchadnezzar … proud, nebuchadnezzar … pride, nebuchadnezzar … full of himself, nebuchadnezzar … great babylon | nabucodonosor … soberbi, nabucodonosor … orgull, nabucodonosor … presum, nabucodonosor … jact | nabuchodonosor … vant, nebucadnetsar … vant, nabuchodonosor … orgueil, nebucadnetsar … orgueil | 尼布甲尼撒…夸, 尼布甲尼撒…炫耀, 尼布甲尼撒…骄傲, 尼布甲尼撒…狂傲
ACT 9:23-25; 2CO 11:32-33 | paul … basket, paul … escape … damascus, paul … out of damascus, saul … basket, saul … escape … damascus | pablo … canasta, pablo … canasto, pablo … espuerta, pablo … escap … damasco, pablo … huy … damasco | paul … panier, paul … corbeille, paul … fuir … damas, paul … echapp … damas, paul … enfui … damas | 保罗…筐, 保罗…篮子, 保罗…逃…大马士革, 保罗…大马士革…逃, 大马士革…保罗…逃, 大马士革…保罗…溜, 保罗…大马色
1SA 10:20-24 | saul hid, saul hiding, saul … hiding when, saul … hid … king, saul … baggage | saul … escond … rey, saul … bagaje, saul … presentar … rey, presentar a saul | saul … cache … roi, saul … bagages, saul … planque | 扫罗…躲…立王, 扫罗…藏…立王, 扫罗…器具, 扫罗…立王…躲, 扫罗…立王…藏
JOS 9:3-15 | gibeonites … trick, gibeonites … fool, gibeonites … decei, gibeon … trick, gibeonites pull, gibeonites | gabaonitas, los de gabaon … enga, gabaon … josue | gabaonites, gens de gabaon, gabaon … josue | 基遍人…骗, 基遍…约书亚…骗, 基遍人怎么, 基遍人
JDG 9:50-55 | abimelech … die, abimelech … death, abimelech … millstone, abimelech … killed by, killed abimelech | abimelec … muri, abimelec … murio, muerte de abimelec, abimelec … molino | abimelec … mort, mort d'abimelec, abimelec … meule, abimelek … mort | 亚比米勒…死, 亚比米勒…磨石
1SA 7:10-12 | ebenezer | ebenezer, eben-ezer, eben ezer | ebenezer, eben-ezer | 以便以谢
LUK 1:18-22 | zechariah … mute, zechariah … speak, zechariah … dumb, zacharias … mute, john the baptist's father | zacarias … mudo, zacarias … habla, padre de juan el bautista | zacharie … muet, zacharie … parl, pere de jean-baptiste | 撒迦利亚…哑, 撒迦利亚…说不出话, 施洗约翰他爸…说不出话, 施洗约翰的爸爸, 施洗约翰的父亲
1CH 22:7-10; 1CH 28:2-3; 2SA 7:1-13 | david … not … build … temple, god … david build … temple, david … build … house for god, david allowed to build | dios no dejo que david, david … construy … templo, david no … templo | dieu … david … construi … temple, david … batir … temple, david … construire … temple | 大卫…不能建殿, 不让大卫…建, 大卫…建圣殿, 不准大卫…殿, 大卫…盖圣殿
1SA 25:14-35 | abigail … nabal, abigail … david, nabal … david | abigail … david, abigail … nabal, nabal … david | abigail … david, abigail … nabal, nabal … david | 亚比该…大卫, 大卫…亚比该, 亚比该…拿八, 拿八…大卫
1SA 15:17-26; 1SA 13:11-14 | god reject … saul, saul … rejected, god … saul … king anymore, saul lose … king, saul lost … kingdom, take the kingdom from saul | dios … rechaz … saul, saul … desech, quito el reino a saul, saul perdi | dieu … rejet … saul, saul … rejete, dieu … plus de saul, dieu ne veut plus de … roi | 神…废掉扫罗, 扫罗…被废, 扫罗…被神厌弃, 不要扫罗, 神…扫罗当王, 厌弃扫罗, 废弃扫罗, 扫罗…继续做王
2SA 6:6-8; 1CH 13:9-11 | uzzah, uzza | uza, uzza | ouzza, uzza | 乌撒
1KI 17:1-7 | ravens … elijah, elijah … ravens, birds … elijah, elijah … brook | cuervos … elias, elias … cuervos, elias … arroyo | corbeaux … elie, elie … corbeaux, elie … torrent | 乌鸦…以利亚, 以利亚…乌鸦, 鸟给以利亚, 以利亚…溪
JOS 24:32 | joseph's bones, bones of joseph, josephs bones | huesos de jose | os de joseph, ossements de joseph | 约瑟的骨头, 约瑟的骸骨
JON 4:1-4 | jonah … angry, jonah … mad, jonah … upset, jonah … sulk, jonah … huff | jonas … enoj, jonas … molest, jonas … enfad | jonas … colere, jonas … fache, jonas … la tete, jonas … irrite | 约拿…生气, 约拿…发怒, 约拿…气什么, 约拿…不高兴
JOB 1:20-22 | job … lost … kids, job … lost … children, job say when, job … lost everything | job … perdi … hijos, job … murieron sus hijos | job … perdu … enfants, job … perdre … enfants | 约伯…儿女…没, 约伯…儿女…死, 约伯…失去…儿女, 约伯…儿女家产
MRK 15:39; MAT 27:54; LUK 23:47 | centurion … cross, centurion … jesus die, soldier … jesus die, officer … jesus die, centurion … jesus … died, roman officer … cross, roman soldier … cross | centurion … cruz, centurion … jesus … mori, soldado romano … cruz, soldado … jesus expir, soldado romano … jesus, soldado romano … morir | centurion … croix, centenier … croix, officier romain … mourir, centurion … mourir, soldat romain … croix | 百夫长…耶稣死, 百夫长…十字架, 十字架…百夫长, 百夫长…断气, 罗马军官…断气, 罗马军官…耶稣, 罗马兵…耶稣死
2SA 12:1-13 | nathan … bathsheba, nathan … rebuke, nathan … david … bathsheba, nathan … you are the man | natan … betsabe, natan … reprend | nathan … bethsabee, natan … bath-scheba, nathan … bath-scheba | 拿单…拔示巴, 拿单…责备
GEN 32:24-31 | jacob … limp, jacob … hip, wrestl … jacob, jacob … wrestl | jacob … cojea, jacob … cojo, jacob … luch, jacob … muslo | jacob … boite, jacob … boiter, jacob … lutt, jacob … hanche | 雅各…瘸, 雅各…一拐一拐, 雅各…摔跤, 雅各…大腿窝
PHM 1:8-18 | onesimus, runaway slave, slave … philemon | onesimo, esclavo … filemon, esclavo fugitivo | onesime, esclave … philemon, esclave en fuite | 阿尼西母, 腓利门…奴, 逃跑的奴
MRK 5:25-34; LUK 8:43-48 | woman … bleeding, bleeding woman, issue of blood, touched jesus' cloak, hemorrhag | flujo de sangre, mujer … sangr, hemorroisa | perte de sang, femme … saign, hemorroisse | 血漏, 流血…妇人, 妇人…流血
MRK 10:17-22; MAT 19:16-22 | rich young man, rich young ruler, young rich man | joven rico | jeune homme riche, jeune riche | 少年财主, 年轻财主, 富有的少年, 少年的官
JHN 20:24-29 | doubting thomas, thomas … nail, thomas … doubt, thomas … wounds, thomas … hands | tomas … clavos, tomas … dud, incredulidad de tomas | thomas … clous, thomas … dout, thomas … mains | 多马…钉痕, 多马…不信, 多马…疑惑, 多疑的多马
ACT 12:5-11 | peter … prison, peter … jail, peter … chained, peter escape | pedro … carcel, pedro … prision, pedro … encaden | pierre … prison, pierre … enchaine, pierre … evad | 彼得…监牢, 彼得…监狱, 彼得…出监, 彼得…坐牢, 彼得关, 彼得…锁链
EXO 15:22-25 | marah, bitter water | mara … agua, agua … amarga, aguas amargas | mara … eau, eau amere, eaux ameres | 玛拉…水, 苦水
2KI 18:1-4 | hezekiah … bronze serpent, hezekiah … bronze snake | ezequias … serpiente | ezechias … serpent | 希西家…铜蛇
ACT 19:13-17 | sceva | esceva, sceva | sceva | 士基瓦
JHN 21:9-14 | breakfast on the beach, breakfast … disciples, jesus … cook … fish, jesus … breakfast | jesus … desayun, desayuno … playa | petit-dejeuner … jesus, jesus … plage, jesus … poisson … plage | 耶稣…早饭, 耶稣…早餐
JHN 21:4-11 | 153 fish, how many fish … caught, catch of fish … risen, nets … after … resurrect | 153 peces, cuantos peces, pesca milagrosa | 153 poissons, combien de poissons, peche miraculeuse | 153条鱼, 打到多少条鱼, 多少条鱼, 几条鱼…复活
1CH 4:9-10 | jabez | jabes | jabets, jaebets, yabets | 雅比斯, 扩张他的境界, 扩张我的境界
EST 3:1-6 | haman … against … jews, haman … hate … jews, haman … mordecai, haman … angry | aman … judios, aman … mardoqueo | haman … juifs, haman … mardochee, aman … juifs | 哈曼…犹太人, 哈曼…末底改
LUK 2:1-7 | census … bethlehem, bethlehem … census, joseph … census, emperor … census | censo … belen, censo … jose, emperador … censo | recensement … bethleem, recensement … joseph, empereur … recensement | 报名上册, 伯利恒…户口, 约瑟…报名, 人口普查…约瑟
2TI 4:9-13 | paul … coat, paul … cloak | pablo … capote, pablo … capa, pablo … abrigo | paul … manteau | 保罗…外衣, 保罗…大衣
1KI 21:8-16 | naboth | nabot | naboth, nabot | 拿伯
GEN 16:7-14 | hagar … angel, angel … hagar, hagar … ran away, hagar … run away | agar … angel, angel … agar, agar … huy | agar … ange, ange … agar, agar … enfui | 夏甲…天使, 夏甲…跑, 夏甲…逃, 天使…夏甲
1SA 5:1-5; 1SA 6:1-12 | dagon, ark … philistines, philistines … ark | dagon, arca … filisteos, filisteos … arca | dagon, arche … philistins, philistins … arche | 大衮, 约柜…非利士, 非利士…约柜
1SA 31:8-13 | saul's body, body of saul, philistines … saul's body | cuerpo de saul | corps de saul, cadavre de saul | 扫罗…尸体, 扫罗的尸体, 扫罗的尸身
GEN 35:16-20 | rachel … buried, rachel's tomb, rachel … die, death of rachel | raquel … enterr, tumba de raquel, raquel … muri | rachel … enterr, tombe de rachel, mort de rachel, enterree rachel | 拉结…葬, 拉结的墓, 拉结…死
GEN 31:30-35 | rachel … idols, rachel … household gods, rachel stole | raquel … idolos, raquel … rob | rachel … idoles, rachel … vole, rachel … theraphim | 拉结…神像, 拉结…偷
ACT 13:6-12 | elymas, magician … paul, bar-jesus | elimas, mago … pablo, barjesus | elymas, magicien … paul, bar-jesus | 以吕马, 巴耶稣
JOS 2:1-6; JOS 2:15 | rahab … spies, rahab … hide, rahab … hid, spies … rahab | rahab … espias, rajab … espias, espias … rahab | rahab … espions, espions … rahab | 喇合…探子, 探子…喇合
MAT 17:24-27 | temple tax, half-shekel tax | impuesto del templo, tributo del templo | impot du temple, taxe du temple | 殿税, 圣殿税, 丁税
ACT 14:8-18 | zeus … hermes, hermes … zeus, paul … gods … zeus, barnabas … zeus | zeus … hermes, jupiter … mercurio, bernabe … jupiter, bernabe … zeus | zeus … hermes, jupiter … mercure, barnabe … zeus, barnabe … jupiter | 丢斯, 希耳米, 宙斯
NUM 21:4-9; JHN 3:14-15 | bronze serpent, bronze snake, snakes … desert, snakes bit, fiery serpents | serpiente de bronce, serpientes … desierto, mordi … serpientes | serpent d'airain, serpents … desert, mordus par … serpents | 铜蛇, 火蛇, 蛇…咬…旷野
ACT 20:7-12 | eutychus, fell … window … paul, paul … fell asleep … window | eutico, se cayo … ventana … pablo, ventana … pablo | eutychus, eutyque, fenetre … paul, paul … fenetre | 犹推古, 保罗讲道…摔, 听保罗…睡着
JDG 3:15-25 | ehud, left-handed … king, fat king, left handed … king | aod, ehud, zurdo … rey, rey … gordo | ehud, aod, gaucher … roi, roi … gros | 以笏, 左撇子…王, 胖…国王
JOB 2:7-10 | job's wife, jobs wife, wife of job | mujer de job, esposa de job, job … su mujer, mujer a job | femme de job, epouse de job, job … sa femme | 约伯的妻子, 约伯的老婆, 约伯…妻子, 约伯…老婆
2TI 4:9-10 | demas | demas … pablo, demas … dejo, demas … abandon | demas | 底马
MRK 15:21; LUK 23:26 | carried jesus' cross, carry jesus' cross, carried the cross for jesus, carry the cross for jesus, simon of cyrene, helped jesus carry | cargar la cruz de jesus, llevar la cruz de jesus, ayudo a jesus … cruz, simon de cirene, cirineo | porter la croix de jesus, porte la croix de jesus, aide jesus … croix, simon de cyrene | 替耶稣…十字架, 帮耶稣…十字架, 古利奈人西门
2SA 16:5-8 | shimei, cursed david, threw stones at david, throwing stones at david | simei, piedras … david, maldecia a david, maldijo a david | schimei, shimei, cailloux … david, pierres a david, insult … david, david … cailloux | 示每, 丢石头…大卫, 大卫…丢石头, 咒骂大卫
EXO 17:10-13 | moses' hands, held up moses, hold up moses, moses' arms, hands of moses | manos de moises, brazos de moises, sostuv … moises | mains de moise, bras de moise, soutenu … moise | 摩西…手举, 摩西的手, 扶…摩西, 摩西…撑
JOS 5:10-12 | manna stop, manna … stopped, manna end, no more manna | mana … ceso, dejo de caer el mana, mana … dejo, cuando ceso el mana | manne … cess, manne … arret | 吗哪…停, 吗哪…止住, 吗哪…没有了
ACT 15:36-41 | paul and barnabas … split, paul and barnabas … argu, paul … barnabas … separate, barnabas … part ways, paul … barnabas … fall out | pablo y bernabe … separ, pablo … bernabe … pele, pablo … bernabe … discut | paul et barnabe … separ, paul … barnabe … disput, paul … barnabas … separ | 保罗…巴拿巴…分手, 保罗和巴拿巴…吵, 保罗…巴拿巴…各走各, 保罗…巴拿巴…拆夥, 保罗…巴拿巴…分开, 保罗…巴拿巴…拆伙
LUK 4:23-30 | nazareth … cliff, people of nazareth … angry, throw jesus off, nazareth … throw, nazareth … reject | nazaret … barranco, nazaret … despen, nazaret … enoj | nazareth … precip, nazareth … falaise, nazareth … colere | 拿撒勒…山崖, 拿撒勒…推下, 拿撒勒人…生气
EXO 31:1-6; EXO 35:30-35 | bezalel, craftsman … tabernacle, built the ark of the covenant, made the ark of the covenant, artisan … tabernacle | bezaleel, besalel, artesano … tabernaculo, artifice … arca, hizo el arca del pacto | betsaleel, artisan … arche, artisan … tabernacle, fabrique … arche de l'alliance | 比撒列, 总工匠, 造约柜的, 做约柜
GEN 41:45 | joseph's wife, joseph … marry in egypt, wife of joseph in egypt, asenath | se caso jose en egipto, esposa de jose en egipto, jose … caso … egipto, asenat | epouse de joseph en egypte, joseph … epous … egypte, asnath | 约瑟的妻子…埃及, 约瑟在埃及…娶, 亚西纳
GEN 40:20-23 | cupbearer … forgot, forgot joseph, forgot about joseph | copero, se olvido de jose | echanson, oublie joseph, oublia joseph | 酒政, 忘了约瑟, 把约瑟忘
JDG 3:7-11 | first judge, othniel | primer juez, otoniel | premier juge, othniel | 第一个士师, 第一位士师, 俄陀聂
RUT 1:19-21 | naomi … mara, naomi … call me, naomi … name | noemi … mara, noemi … llam | naomi … mara, noemi … mara | 拿俄米…原来的名字, 拿俄米…玛拉, 拿俄米…改名
RUT 4:17-22 | david's grandfather, david's great-grandmother, grandfather of david | abuelo de david, bisabuela de david | grand-pere de david, arriere-grand-mere de david | 大卫的爷爷, 大卫的祖父, 大卫的曾祖母
LUK 2:36-38 | anna … temple, prophetess anna, widow … temple … jesus | profetisa ana, ana … templo | prophetesse anne, anne … temple | 女先知亚拿, 亚拿…圣殿, 圣殿…亚拿
1KI 19:9-13 | elijah … horeb, still small voice, gentle whisper, elijah … cave | elias … horeb, elias … cueva, susurro | elie … horeb, elie … caverne, elie … grotte, murmure doux | 以利亚…何烈山, 以利亚…微小的声音, 微小的声音
GEN 18:10-15; GEN 21:5-7 | sarah laugh, sarah … laugh | se rio sara, sara … rio, se rieron … sara | sara … ri., sara … rit, ri sara, rire de sara | 撒拉…笑, 撒拉为什么笑
RUT 1:16-18 | ruth … naomi, ruth stay with naomi, ruth … leave naomi | rut … noemi, rut … suegra | ruth … naomi, ruth … noemi, ruth … belle-mere | 路得…离开拿俄米, 路得…跟着拿俄米, 路得…跟着婆婆, 路得…跟随拿俄米
LUK 15:8-10 | lost coin, woman … swept, ten silver coins | moneda perdida, mujer que barrio, mujer … barrio la casa, dracma perdida | drachme perdue, piece perdue, femme … balay | 失钱, 失落的钱, 打扫屋子…妇人, 十块钱…妇人
REV 13:16-18 | 666, mark of the beast, number of the beast | 666, marca de la bestia, numero de la bestia | 666, marque de la bete, nombre de la bete, chiffre de la bete | 666, 兽印, 兽的印, 兽的数目, 兽名数目, 六六六
REV 7:4-8; REV 14:1-5 | 144,000, 144000, hundred and forty-four thousand | 144.000, 144000, 144 000, ciento cuarenta y cuatro mil | 144 000, 144000, 144.000, cent quarante-quatre mille | 144000, 十四万四千, 14万4
`
