/**
 * What people ask the Bible about, with the passages that readers of all churches have long turned
 * to for it: passages, best known first | English | Spanish | French | Chinese words. Words are
 * folded (no accents, simplified characters) and match as a word's beginning; `…` lets words stand between.
 */
export const CONCERNS = `
PSA 139:7-10; HEB 13:5-6; PSA 68:5-6; JHN 14:18; DEU 31:8; PSA 25:16 | lonel, alone, no friends, isolated | soledad, solo, sola | solitude, seul, seule, isole | 孤单, 孤独, 寂寞, 独自一人
JAS 1:19-20; EPH 4:26-27; PRO 15:1; PRO 29:11; COL 3:8 | anger, angry, temper, rage | ira, enojo, enfad, colera | colere, en colere, s'emport | 发怒, 愤怒, 生气, 脾气
PHP 4:6-7; MAT 6:25-34; 1PE 5:7; PSA 55:22; ISA 41:10 | anxi, worr, afraid, fear, panic, stress | ansiedad, preocup, miedo, temor, angusti | anxi, inquiet, peur, crainte, angoiss | 焦虑, 忧虑, 担心, 害怕, 惧怕, 恐惧
2CO 5:1-8; JHN 11:25-26; JHN 14:1-3; HEB 2:14-15; PSA 23:4; PHP 1:21-23 | dying, fear of death, cancer, terminal, going to die | morir, cancer, muerte | mourir, cancer, la mort | 怕死, 癌症, 绝症, 快要死
PSA 34:18; MAT 5:4; 1TH 4:13-14; REV 21:4; 2CO 1:3-4; JHN 11:33-36 | grief, griev, mourn, bereav, died last, lost my husband, lost my wife, lost my mother, lost my father, lost my mom, lost my mum, lost my dad, lost my son, lost my daughter, lost my brother, lost my sister, lost my friend, lost my baby | duelo, luto, fallec, ha muerto | deuil, decede, est mort, perdu mon mari, perdu ma femme, perdu ma mere, perdu mon pere, perdu mon fils, perdu ma fille, perdu mon frere, perdu ma soeur, perdu mon ami, perdu mon bebe | 丧亲, 哀伤, 悲痛, 去世, 过世
PSA 42:5; PSA 34:18; 1KI 19:4-8; 2CO 4:8-9; LAM 3:21-24; ISA 40:29-31 | depress, hopeless, despair, discouraged, given up, lost hope | depres, desanim, desesper, sin esperanza | depress, decourag, desesp, perdu espoir | 抑郁, 忧郁, 绝望, 灰心, 沮丧
ROM 5:3-5; ROM 15:13; 1PE 1:3-5; LAM 3:21-24; JER 29:11; HEB 6:19 | hope | esperanza | esperance, espoir | 盼望, 希望
MAT 11:28-30; 1KI 19:3-8; ISA 40:29-31; MRK 6:31; GAL 6:9; EXO 18:17-18 | burned out, burnt out, burnout, exhaust, tired, weary, giving up, overwhelm | agotad, cansad, quemado, tirar la toalla | epuis, fatigu, burn-out, tout lacher | 筋疲力尽, 精疲力竭, 疲惫, 疲倦, 撑不下去, 累了
EXO 18:17-23; ACT 6:1-4; NUM 11:14-17; EPH 4:11-12 | delegat, do everything myself, share the work | delegar, delego, lo hago todo | deleguer, tout faire, je fais tout | 分工, 授权, 自己做, 一个人做
PRO 3:5-6; ROM 12:1-2; JAS 1:5; PSA 32:8; PSA 119:105; 1TH 5:16-18 | god's will, will of god, god wants me, god's plan, guidance, decision, calling | voluntad de dios, quiere dios que, decision, plan de dios, guia de dios | volonte de dieu, dieu veut, decision, plan de dieu, discern | 神的旨意, 神对我, 上帝的旨意, 神要我, 带领, 做决定
COL 3:22-25; 1PE 2:18-20; EPH 6:5-9; COL 4:1; ROM 12:17-19 | boss, employer, my manager, workplace, supervisor | jefe, jefa, mi trabajo, empleador | patron, chef injuste, mon chef, employeur | 老板, 上司, 雇主, 主管
COL 3:23-24; PRO 6:6-11; 2TH 3:10-12; ECC 9:10; PRO 24:30-34 | lazy, laziness, won't work, sloth, idle | pereza, perezos, vago, no quiere trabajar | paresse, paresseu, ne veut pas travailler | 懒惰, 懒, 不肯工作, 不找工作
EPH 5:25-33; 1CO 13:4-7; COL 3:18-19; 1PE 3:7-9; ECC 4:9-12 | husband, wife, spouse, marriage, married couple | marido, esposo, esposa, matrimonio, mi mujer | mari, epouse, ma femme, mariage, conjoint, mon couple | 丈夫, 妻子, 夫妻, 婚姻
1CO 7:12-16; 1PE 3:1-2; 2CO 6:14-16 | husband isn't, wife isn't, unbelieving husband, unbelieving wife, husband doesn't believe, wife doesn't believe | marido no es, mujer no es, marido no cree, esposo no | mari n'est pas, femme n'est pas, mari ne croit | 丈夫不信, 先生不信, 丈夫不是基督徒, 太太不信, 妻子不信, 先生不是基督徒, 丈夫还没信
2CO 6:14-18; 1CO 7:39; AMO 3:3; EZR 9:1-2 | date … believer, date … christian, dating, unequally yoked, marry a non, marry an unbeliever | salir con … no es, noviazgo, yugo desigual, casarme con … no | sortir avec, epouser un non, frequenter, joug etranger | 跟不信的人, 跟非基督徒, 和未信主, 交往, 谈恋爱
MAT 19:3-9; MAL 2:16; 1CO 7:10-15; MRK 10:11-12 | divorc | divorci | divorce | 离婚
1TH 4:3-5; 1CO 6:18-20; HEB 13:4; GEN 2:24; EPH 5:3 | sex before, premarital, sex outside, fornication, sexual immor, sleep together | sexo antes, relaciones antes, relaciones prematrimoniales, fornicacion, inmoralidad sexual | sexe avant, relations avant, rapports avant, hors mariage, fornication | 婚前, 性行为, 同居, 淫乱
MAT 5:27-30; JOB 31:1; 1CO 6:18-20; 1TH 4:3-5; GAL 5:16-17 | porn, lust | pornograf, porno, lujuria | pornograph, porno, convoitise | 色情, 情欲, 淫念, a片
EPH 5:18; PRO 20:1; PRO 23:29-35; 1TI 5:23; PSA 104:14-15 | wine, alcohol, drunk, drinking, beer | vino, alcohol, embriag, borrach | vin, alcool, ivre | 喝酒, 酒, 醉
1CO 10:13; MAT 26:41; JAS 1:13-15; HEB 4:15-16; GAL 5:16 | temptation, tempted, addict | tentacion, adiccion, adicto | tentation, tente, addiction | 试探, 诱惑, 上瘾, 戒不掉
MAT 6:14-15; EPH 4:31-32; COL 3:12-14; MAT 18:21-22; LUK 17:3-4; LUK 23:34 | forgive someone, forgive people, forgive my, forgive the person, forgive others, how do i forgive, forgiveness | perdonar, perdon | pardonner, pardon | 饶恕, 原谅, 宽恕
1JN 1:9; PSA 103:10-12; PSA 32:1-5; ISA 1:18; PSA 51:1-4 | guilt, forgiveness, forgive me, ashamed, can god forgive | culpa, perdon, me perdon, verguenza | culpab, pardon, me pardonn, honte | 罪咎, 愧疚, 赦免, 内疚
MAT 18:15-17; MAT 5:23-24; GAL 6:1; COL 3:13; ROM 12:18 | hurt me, offended me, conflict, quarrel, church discipline, wronged me | me ha hecho dano, me hizo dano, me ha herido, ofendi, conflicto | m'a blesse, m'a offens, conflit, m'a fait du mal | 伤害了我, 得罪我, 冲突, 纷争, 伤了我
ROM 12:17-21; MAT 5:43-45; LUK 6:27-28; PRO 25:21-22 | enem, revenge, retaliat, get back at | enemig, vengan, vengar | ennemi, venger, vengeance | 仇敌, 报复, 报仇
PRO 17:17; ECC 4:9-12; PRO 18:24; JHN 15:12-15; PRO 27:6-10 | friend | amig, amistad | amis, ami, amitie | 朋友, 友谊
LEV 19:33-34; DEU 10:18-19; MAT 25:35; HEB 13:2; EXO 22:21; EPH 2:19 | immigra, foreigner, refugee, stranger | inmigra, extranjer, refugiad | immigr, etranger, refugi, migrant | 移民, 外国人, 外地人, 寄居, 难民, 外来
HEB 13:2; ROM 12:13; 1PE 4:9; GEN 18:1-8; LUK 14:12-14 | hospitality, entertaining, welcome guests | hospital, hospedar | hospitalit, accueil | 接待, 待客
MIC 6:8; ISA 1:16-17; AMO 5:21-24; PRO 31:8-9; ISA 58:6-7; JAS 1:27 | justice, oppress, the poor, poverty | justicia social, oprimid, pobres, pobreza | justice sociale, opprim, pauvre | 公义, 社会公义, 穷人, 欺压, 弱势
MAT 6:2-4; 2CO 9:6-8; PRO 19:17; LUK 21:1-4; ACT 20:35 | almsgiving, generos, giving to, charity | limosna, generos, donativ | aumone, generos, don aux | 施舍, 慷慨, 周济
MAL 3:8-10; 2CO 9:6-7; LEV 27:30; MAT 23:23; GEN 14:18-20 | tith, ten percent | diezm | dime | 十一奉献, 十分之一
1TI 6:6-10; MAT 6:19-24; HEB 13:5; PRO 22:7; LUK 12:15-21 | money, wealth, rich, debt, greed | dinero, riqueza, ricos, deuda, codicia | argent, richesse, riches, dette, cupidit | 金钱, 钱财, 财富, 欠债, 贪心, 有钱
PHP 4:11-13; 1TI 6:6-8; HEB 13:5 | content, satisfied | contentamiento, conform | contentement, content de | 知足
1TH 5:16-18; PSA 100:1-5; COL 3:15-17; PSA 107:1; LUK 17:11-19; PSA 136:1 | thank, gratitude, grateful | gracias a dios, dar gracias, gratitud, agradec | rendre grace, merci, reconnaissan, gratitude, action de grace | 感恩, 感谢, 谢恩
PHP 2:3-8; 1PE 5:5-6; MIC 6:8; LUK 14:7-11; LUK 18:9-14; JAS 4:6-10 | humility, humble | humild | humilit, humble | 谦卑, 谦虚
PRO 16:18; JAS 4:6; PRO 11:2; LUK 18:9-14; DAN 4:37 | pride, proud, arrogan | orgullo, soberbia, arrogan | orgueil, fierte | 骄傲, 自大
JAS 1:2-4; ROM 12:12; GAL 6:9; PSA 37:7; HEB 12:1-3 | patien, persever, waiting on | pacien, persever | patien, persever | 忍耐, 耐心, 坚持
ROM 5:3-5; ROM 8:18; JAS 1:2-4; 2CO 4:16-18; 1PE 4:12-13; JOB 1:20-22 | suffering, why does god allow, pain, trials | sufrimiento, sufrir, por que permite | souffranc, pourquoi dieu permet, epreuve | 苦难, 受苦, 试炼, 神为什么允许
JAS 5:14-16; PSA 103:2-3; 2CO 12:7-10; MAT 8:16-17; ISA 53:4-5 | healing, sick, illness, disease | sanar, sanidad, enferm | guerison, guerir, malad | 医治, 疾病, 生病
ISA 46:3-4; PSA 71:17-18; PSA 92:12-15; LEV 19:32; PRO 16:31; 2CO 4:16 | growing old, old age, aging, ageing, elderly | vejez, envejec, ancian | vieilli, vieillesse, age avance | 年老, 变老, 老年, 老人
EPH 6:1-4; DEU 6:6-7; PRO 22:6; COL 3:20-21; PSA 127:3-5; EXO 20:12 | parent, my children, raise kids, my son, my daughter | criar, mis hijos, mi hijo, mi hija, padres | mes enfants, mon fils, ma fille, parents, elever | 父母, 儿女, 孩子, 养育
MAT 6:9-13; PHP 4:6-7; LUK 11:1-13; 1TH 5:17; JAS 5:16; MAT 7:7-11 | how to pray, how do i pray, prayer, pray | orar, oracion, rezar | prier, priere | 祷告, 祈祷
1PE 3:15-16; COL 4:5-6; MAT 28:18-20; ROM 1:16; ACT 1:8; ROM 10:14-15 | share my faith, evangel, witness, coworkers, tell others about | compartir mi fe, evangeliz, testific | partager ma foi, evangelis, temoigner, temoignage | 传福音, 作见证, 见证主
1JN 4:1-3; MAT 7:15-20; DEU 18:20-22; 1TH 5:19-22; DEU 13:1-5 | false prophet, he's a prophet, claims to be a prophet, test the spirits, discern | falso profeta, es profeta, se cree profeta, discernir | faux prophete, se dit prophete, discern | 假先知, 自称先知, 说自己是先知, 分辨
PSA 27:1; JOS 1:9; ISA 41:10; 2TI 1:7; DEU 31:6 | courage, brave, strength | valentia, valiente, fuerzas | courage, courageu, force | 勇气, 刚强, 壮胆
JAS 1:5; PRO 1:7; PRO 2:1-6; PRO 9:10; 1CO 1:25-30 | wisdom, wise | sabiduria, sabio | sagesse, sage | 智慧
MRK 9:23-24; JHN 20:24-29; JAS 1:6; JUD 1:22; MAT 14:31 | doubt | dud | dout | 怀疑, 疑惑
JAS 3:5-10; EPH 4:29; PRO 18:21; PRO 16:28; EXO 20:16 | gossip, lying, lie, tongue, swear, cursing | chisme, mentir, mentira, lengua, palabrota | medisance, mentir, mensonge, langue | 说谎, 撒谎, 闲话, 论断人, 说脏话
PRO 14:30; JAS 3:14-16; GAL 5:26; EXO 20:17 | envy, jealous, covet | envidia, celos, codici | jalous, envie, convoit | 嫉妒, 羡慕, 贪恋
ROM 13:1-7; 1PE 2:13-17; MAT 22:21; ACT 5:29; TIT 3:1 | government, authorit, tax, politic, president | gobierno, autoridad, impuesto, politic | gouvernement, autorites, impot, politique | 政府, 掌权, 纳税, 政治
JHN 10:27-29; ROM 8:35-39; PHP 1:6; HEB 6:4-6; HEB 10:26-27; 1JN 5:13 | lose my salvation, lose salvation, once saved, fall away, assurance | perder la salvacion, salvo siempre, seguridad de la salvacion | perdre son salut, perdre le salut, assurance du salut | 失去救恩, 一次得救, 得救的确据
EPH 2:8-9; ROM 3:23-24; ACT 16:30-31; JHN 3:16; ROM 10:9-10; TIT 3:5 | be saved, salvation, go to heaven, eternal life | ser salvo, salvacion, vida eterna | etre sauve, salut, vie eternelle | 得救, 救恩, 永生
ROM 3:21-26; GAL 2:16; EPH 2:8-10; GEN 15:6; JAS 2:14-26 | justif, faith alone, faith and works, faith vs works | justific, sola fe, fe y obras | justifi, foi seule, foi et les oeuvres | 因信称义, 称义, 唯独信心, 信心与行为, 信心和行为
ROM 5:12-21; PSA 51:5; GEN 3:1-19; 1CO 15:21-22; EPH 2:3 | original sin, born sinful | pecado original | peche originel | 原罪
REV 21:1-7; JHN 14:1-3; REV 22:1-5; 2CO 5:1-8; ISA 65:17-19; PHP 3:20-21 | heaven | el cielo | le ciel, au ciel, paradis | 天堂, 天国是, 新天新地
MAT 25:41-46; MRK 9:43-48; REV 20:11-15; 2TH 1:7-9; LUK 16:22-26 | hell | infierno | enfer | 地狱, 火湖
1CO 15:35-54; PHP 3:20-21; JHN 5:28-29; LUK 24:36-43; 1TH 4:13-18; DAN 12:2 | resurrection body, raised, resurrection, after death | resucit, resurrec, cuerpo … resucit | ressuscit, resurrection | 复活的身体, 复活后, 死人复活, 死后
1TH 4:13-18; MAT 24:29-36; ACT 1:9-11; REV 1:7; 2PE 3:8-13; MRK 13:32-37 | second coming, jesus comes back, jesus return, christ return, end times, rapture | segunda venida, vuelva jesus, regreso de cristo, fin del mundo, arrebatamiento | seconde venue, retour de jesus, retour du christ, fin du monde | 再来, 再临, 末日, 末世, 被提
1JN 2:18-22; 2TH 2:3-10; 1JN 4:1-3; 2JN 1:7; REV 13:1-8 | antichrist | anticristo | antechrist, antichrist | 敌基督
REV 12:7-9; ISA 14:12-15; EZK 28:12-17; LUK 10:18; JUD 1:6; 1PE 5:8 | satan, devil, lucifer | satanas, diablo, lucifer | satan, diable, lucifer | 撒但, 撒旦, 魔鬼
HEB 1:14; PSA 91:11-12; MAT 18:10; PSA 34:7; ACT 12:15 | guardian angel, angels protect, angel | angel de la guarda, angel | ange gardien, anges | 守护天使, 护守天使, 天使
MAT 28:19; ACT 2:38; ROM 6:3-4; MRK 16:16; ACT 8:36-38; COL 2:11-12 | baptis, baptiz, baptism | bautis, bautiz | bapteme, baptis | 洗礼, 受洗, 浸礼, 圣洗
1CO 11:23-29; LUK 22:19-20; JHN 6:51-58; MAT 26:26-28; 1CO 10:16-17 | eucharist, communion, lord's supper, real presence | eucarist, comunion, cena del senor | eucharist, communion, sainte cene | 圣餐, 圣体, 擘饼
JHN 20:21-23; JAS 5:16; 1JN 1:9; MAT 18:18; PSA 32:5 | confess, confession, absolution | confes, confesar | confess, absolution | 告解, 认罪
MAT 16:13-19; JHN 21:15-17; LUK 22:31-32; EPH 2:20; 1PE 2:4-8 | pope, this rock, papacy, peter … rock | papa, sobre esta roca, esta piedra | pape, cette pierre | 教皇, 教宗, 这磐石
1CO 3:11-15; MAT 12:32; HEB 9:27; 2MA 12:39-45; 2TI 1:16-18 | purgatory, pray for the dead, prayers for the dead, praying for the dead | purgatorio, difuntos, rezar por los muertos | purgatoire, defunts, prier pour les morts | 炼狱, 亡者, 为死人祷告, 为死者
HEB 12:1; REV 5:8; REV 8:3-4; 1TI 2:5; JAS 5:16 | pray to saints, praying to saints, intercession of | santos, intercesion de los | prier les saints, intercession des | 圣人, 向圣徒, 代求
LUK 1:26-38; MAT 1:18-25; LUK 1:46-49; ISA 7:14 | virgin birth, annunciation, born of a virgin, immaculate | virgen, anunciacion, nacimiento virginal | vierge, annonciation, naissance virginale | 童女, 天使报喜, 领报, 童贞
2TI 3:14-17; 2TH 2:15; 1CO 11:2; MRK 7:6-13; ACT 17:11; 2TH 3:6 | scripture alone, sola scriptura, tradition | sola scriptura, solo la escritura, tradicion | sola scriptura, ecriture seule, tradition | 唯独圣经, 圣传, 传统
2TI 3:16-17; 2PE 1:19-21; 1TH 2:13; PSA 119:105; HEB 4:12 | inspired, inspiration, word of god, inerran | inspirad, inspiracion, palabra de dios | inspire, inspiration, parole de dieu | 默示, 神的话, 无误
MAT 5:17-20; ACT 15:5-11; ROM 10:4; GAL 3:23-25; ACT 15:28-29; COL 2:16-17; ACT 10:9-16 | law of moses, old testament law, pork, kosher, ten commandments still | ley de moises, cerdo, leyes del antiguo | loi de moise, du porc, lois de l'ancien | 摩西律法, 律法, 猪肉
EXO 20:8-11; MRK 2:27-28; COL 2:16-17; ACT 20:7; HEB 4:9-10 | sabbath | sabado, dia de reposo | sabbat | 安息日, 守主日
1TI 2:11-15; 1CO 14:33-35; GAL 3:28; ROM 16:1-7; ACT 18:26; ACT 2:17-18 | women pastor, women be pastor, women preach, female pastor, women priest, women in ministry | mujeres … pastor, mujeres … predicar, sacerdotisas | femme … pasteur, femmes … pasteur, femme … precher | 女牧师, 女人 … 牧师, 女性 … 牧师, 姊妹 … 讲道, 女人 … 讲道
1CO 12:12-27; ROM 12:4-5; EPH 4:11-16; COL 1:18; EPH 1:22-23 | body of christ | cuerpo de cristo | corps du christ | 基督的身体
GEN 1:26-27; GEN 9:6; PSA 8:4-6; JAS 3:9; COL 3:10 | image of god | imagen de dios | image de dieu | 神的形象, 神的形像, 上帝的形象
MAT 28:19; 2CO 13:14; JHN 14:16-17; MAT 3:16-17; 1PE 1:2 | trinity, triune | trinidad, trino | trinite, trine | 三位一体, 三一
JHN 1:1-14; JHN 20:28; COL 1:15-20; PHP 2:5-11; HEB 1:1-8; JHN 10:30 | jesus god, divinity of christ, deity of christ, son of god | jesus es dios, divinidad, hijo de dios | jesus est dieu, divinite, fils de dieu | 耶稣是神, 耶稣是上帝, 神的儿子, 基督的神性
JHN 14:16-17; ACT 2:1-4; GAL 5:22-23; ROM 8:14-16; 1CO 12:4-11; JHN 16:13 | holy spirit, holy ghost, fruit of the spirit | espiritu santo, fruto del espiritu | saint-esprit, esprit saint, fruit de l'esprit | 圣灵, 圣神
1CO 14:1-5; ACT 2:4-11; 1CO 12:10; 1CO 14:27-28; MRK 16:17 | speaking in tongues, speak in tongues, gift of tongues | hablar en lenguas, don de lenguas | parler en langues, don des langues | 方言
ROM 8:28-30; EPH 1:3-6; ROM 9:14-24; ACT 13:48; JHN 6:44; 1TI 2:3-4 | predestin, elect, free will, chosen by god | predestin, elegidos, libre albedrio | predestin, elus, libre arbitre | 预定, 拣选, 自由意志
HEB 11:3; GEN 1:1; JHN 1:3; 2MA 7:28; COL 1:16; PSA 33:6-9 | out of nothing, ex nihilo, created everything | de la nada, ex nihilo | a partir de rien, ex nihilo | 从无造有, 从无到有, 从无中
ROM 1:18-21; PSA 19:1-4; WIS 13:1-9; ACT 14:15-17; ACT 17:24-28 | nature alone, god exist, existence of god, know god from nature | la naturaleza, existe dios, existencia de dios | la nature, dieu existe, existence de dieu | 大自然, 神存在, 上帝存在
1CO 15:3-8; ROM 5:6-8; ISA 53:4-6; 1PE 2:24; 2CO 5:21; MRK 10:45 | die for our sins, die for us, atonement, why did jesus … die | murio por nosotros, expiacion, por que … jesus … morir | mort pour nous, expiation, pourquoi jesus … mour | 为我们死, 代赎, 赎罪, 耶稣为什么要死
EPH 6:10-18; 2CO 10:3-5; JAS 4:7; 1PE 5:8-9 | spiritual warfare, armor of god, armour of god, demon | guerra espiritual, armadura de dios, demonio | combat spirituel, armure de dieu, demon | 属灵争战, 全副军装, 鬼附, 污鬼
REV 13:16-18; REV 14:9-11 | 666, mark of the beast | 666, marca de la bestia | 666, marque de la bete | 666, 六百六十六, 兽的印记
PSA 55:12-14; PSA 41:9-12; GEN 50:19-21; ROM 12:17-19; 2TI 4:16-18 | betray, stabbed me in the back, let me down, broke my trust | traicion, me ha fallado, me decepciono | trahi, trahison, m'a decu | 背叛, 出卖我, 辜负
GAL 6:4-5; 2CO 10:12; JHN 21:20-22; PSA 139:13-16; PHP 2:3-4 | comparing myself, compare myself, not good enough, worthless, self-worth, self esteem | compararme, me comparo, no valgo, autoestima, no soy suficiente | me comparer, me compare, ne vaux rien, estime de soi, pas a la hauteur | 跟别人比, 和别人比, 不如别人, 自卑, 自我价值
PSA 127:1-2; PSA 4:8; MRK 6:30-31; EXO 20:8-11; PRO 3:21-24; HEB 4:9-11 | sleep, insomnia, about rest, need rest, resting | dormir, insomnio, descans | sommeil, dormir, insomni, du repos, se reposer, le repos | 睡, 失眠, 休息
2SA 12:18-23; MRK 10:13-16; PSA 34:18; MAT 18:10-14; JOB 1:20-22; REV 21:3-4 | babies die, baby died, lost our baby, lost my baby, miscarr, stillb, child died, death of a child, children die, innocent children, children suffer | el bebe, mi bebe, nuestro bebe, los bebes, muerto mi hijo, muerte de un hijo, ninos mueren, ninos inocentes, ninos sufren | notre bebe, mon bebe, les bebes, fausse couche, mort d'un enfant, enfants innocents, enfants meurent, enfants souffrent | 婴儿, 流产, 孩子死, 夭折, 丧子, 孩子去世
ROM 12:17-18; MAT 5:23-24; COL 3:12-14; GEN 33:1-4; LUK 15:20-24 | haven't spoken, not speaking to, don't talk anymore, stopped talking, estrang, reconcil | sin hablar, no nos hablamos, reconcili, distanciad | ne se parle plus, ne nous parlons plus, reconcili, brouill | 不说话, 不来往, 和好, 断绝来往
MIC 7:18-19; PSA 103:8-14; LAM 3:22-23; 1JN 1:8-9; ROM 8:1-2; LUK 15:20-24 | over and over, keep sinning, same sin, tired of forgiv, angry with me, mad at me, give up on me | siempre lo mismo, mismo pecado, cansa de perdon, enojado conmigo, enfadado conmigo | toujours la meme chose, meme peche, lasse de me pardon, lasse de pardon, en colere contre moi | 同样的罪, 一再犯, 屡次犯, 厌烦我, 生我的气
GEN 37:3-8; GEN 4:4-8; LUK 15:25-32; PSA 133:1-3 | sibling, jealous of my brother, jealous of my sister, between brothers | entre hermanos, celos de mi herman, envidia de mi herman | entre freres, jalouse de ma soeur, jaloux de mon frere | 兄弟姐妹, 手足
JHN 4:23-24; LUK 24:38-39; DEU 4:15-16; 1TI 6:15-16; JHN 1:18 | god have a body, god look like, see god, seen god, god is spirit | dios cuerpo, dios tiene cuerpo, ver a dios, visto a dios | dieu a-t-il un corps, dieu a un corps, voir dieu, ressemble dieu, vu dieu | 神有身体, 上帝有身体, 神长什么样, 看见神, 见过神, 神是灵
1TH 4:3-7; ROM 6:19-22; JHN 17:17-19; 2CO 3:18; HEB 12:14; PHP 2:12-13 | sanctif, holiness, be holy | santific, santidad, ser santo | sanctific, saintete, etre saint | 成圣, 圣洁
EPH 2:4-9; TIT 2:11-14; JHN 1:14-17; 2CO 12:8-9; ROM 5:20-21; HEB 4:16 | grace | gracia de dios, la gracia, gracia y | la grace, grace de dieu, grace et | 恩典, 恩宠
LAM 3:22-23; PSA 103:8-14; LUK 6:35-36; EPH 2:4-5; HEB 4:15-16; MAT 5:7 | mercy, mercies, merciful, compassion | misericord, compasi | misericord, compassion | 怜悯, 慈悲, 慈爱
1PE 3:18-20; ACT 2:25-32; EPH 4:8-10; 1PE 4:6; LUK 23:42-43 | jesus go to hell, descend into hell, descended into hell, descent into hell, down to hades | a los infiernos, al infierno jesus | aux enfers | 下到阴间, 降在阴间, 下阴间, 降下阴府
ACT 3:19; LUK 15:7; 2CO 7:9-10; PSA 51:1-4; JOL 2:12-13; MRK 1:14-15 | repent | arrepent | repent | 悔改
JHN 3:3-8; 1PE 1:3-5; 2CO 5:17; TIT 3:4-7; EZK 36:25-27 | born again, new birth, regenerat | nacer de nuevo, nuevo nacimiento, regenerac | naitre de nouveau, nouvelle naissance, regenerat | 重生
MAT 6:16-18; ISA 58:3-7; MAT 9:14-15; ACT 13:2-3; JOL 2:12-13 | fasting, about fast, to fast | ayun | jeuner, sur le jeune, du jeune | 禁食, 守斋
DEU 18:9-14; LEV 19:31; ISA 8:19-20; GAL 5:19-21; ACT 19:18-20 | horoscop, astrolog, witchcraft, tarot, fortune tell, psychic, ouija | horoscop, astrolog, brujer, tarot, adivin, espiritis | horoscop, astrolog, sorcell, voyan, tarot, spiritis | 占星, 星座, 算命, 巫术, 占卜, 通灵
LEV 19:28; 1CO 6:19-20; 1SA 16:7; ROM 14:5-8 | tattoo | tatu | tatou | 纹身, 刺青
PSA 139:13-16; JER 1:4-5; LUK 1:41-44; EXO 20:13; EXO 21:22-25 | abortion, unborn | aborto, abortar | avort | 堕胎
MAT 5:38-45; ISA 2:2-4; ROM 12:17-21; ROM 13:3-4; MAT 26:51-52 | about war, go to war, is war, violence, pacifis | la guerra, violencia, pacifis | la guerre, violence, pacifis | 战争, 打仗, 暴力
GEN 9:5-6; ROM 13:3-4; JHN 8:3-11; EXO 21:12-14 | death penalty, capital punishment | pena de muerte | peine de mort | 死刑
EXO 21:16; PHM 1:15-17; GAL 3:28; DEU 23:15-16; EPH 6:5-9 | slavery | esclavitud | esclavage | 奴隶制, 蓄奴
ISA 11:6-9; ROM 8:19-22; PSA 36:5-6; GEN 9:9-11; REV 5:13 | my pet, pets, my dog, my cat, animals go | mascota, mi perro, mi gato, animales van | mon chien, mon chat, animaux iront, animaux vont | 宠物, 我的狗, 我的猫, 动物有灵魂
GEN 2:15; GEN 1:28-31; PSA 24:1-2; LEV 25:23-24; ROM 8:19-22 | environment, climate, care for creation | medio ambiente, clima, cuidar la creacion | environnement, climat, soin de la creation | 环保, 环境, 气候
GEN 1:1-3; GEN 1:24-27; GEN 2:4-7; PSA 19:1-4; HEB 11:3 | evolution, dinosaur, big bang, how old is the earth | evolucion, dinosaur, big bang, edad de la tierra | evolution, dinosaur, big bang, age de la terre | 进化, 恐龙, 大爆炸, 地球年龄
PHP 4:4-5; NEH 8:10; PSA 16:11; JHN 15:9-11; HAB 3:17-18; ROM 15:13 | joy, rejoic, happiness, be happy | alegria, gozo, felicidad, ser feliz | la joie, bonheur, etre heureux, rejoui | 喜乐, 快乐, 幸福
JHN 14:27; PHP 4:6-7; ISA 26:3-4; COL 3:15; ROM 5:1-2; EPH 2:14-17 | peace of mind, inner peace, peace of god, about peace, find peace | paz interior, paz de dios, encontrar paz, sobre la paz | paix interieure, paix de dieu, trouver la paix, de la paix | 平安
1JN 4:7-12; ROM 8:35-39; JHN 3:16-17; ROM 5:6-8; 1CO 13:4-8; DEU 7:7-9 | does god love, love of god, god's love, god loves me, what is love, about love | amor de dios, dios me ama, que es el amor, sobre el amor, del amor | amour de dieu, dieu m'aime, qu'est-ce que l'amour, de l'amour | 神爱我, 神的爱, 上帝的爱, 什么是爱, 天主的爱
MAT 22:37-40; LUK 10:33-37; LEV 19:17-18; JHN 13:34-35; ROM 13:8-10 | love my neighbo, love your neighbo, my neighbo | amar al projimo, mi projimo, mi vecin | aimer son prochain, mon prochain, mon voisin | 爱人如己, 邻舍, 邻居
1SA 1:10-20; PSA 113:7-9; GEN 21:1-3; LUK 1:6-13; ISA 54:1 | infertil, can't have children, can't have a child, get pregnant, childless | infertil, no puedo tener hijos, no podemos tener hijos, esteril, quedarme embarazada | infertil, steril, avoir d'enfant, tomber enceinte | 不孕, 不能生育, 怀不上
MAT 6:31-34; PHP 4:11-13; PSA 37:23-25; 1PE 5:6-7; PHP 4:19 | lost my job, lost his job, lost her job, unemploy, laid off, jobless | sin trabajo, perdido el trabajo, perdi mi trabajo, desempleo, en paro, me han despedido | sans travail, perdu mon travail, perdu mon emploi, chomage, licenci | 失业, 丢了工作, 没有工作, 找不到工作
1CO 7:7-9; 1CO 7:32-35; GEN 2:18; MAT 19:10-12; ISA 56:3-5 | being single, i'm single, still single, stay single, unmarried, singleness | solter, celibato | celibat | 单身, 未婚, 独身
MAT 5:10-12; PSA 56:3-4; ROM 12:17-21; 1PE 3:8-9; PSA 27:1-3 | bully, bullied, make fun of me, laugh at me, mock me | acoso escolar, bullying, burlan de mi | harcel, se moquent de moi | 欺负, 霸凌, 嘲笑我
EXO 20:12; 1TI 5:3-8; MRK 7:9-13; PRO 23:22-25; JHN 19:25-27 | aging parents, elderly parents, care for my mother, care for my father, honor … parents, honour … parents | padres mayores, cuidar a mi madre, cuidar a mi padre, cuidar a mis padres, honrar a | parents ages, m'occuper de ma mere, m'occuper de mon pere, honorer son pere | 孝敬, 孝顺, 照顾父母, 年迈的父母
PRO 9:10; PRO 1:7; ECC 12:13-14; PSA 34:9-14; DEU 10:12-13 | fear of the lord, fear of god, fear god | temor de dios, temor del senor, temer a dios | crainte de dieu, crainte du seigneur, crainte de l'eternel, craindre dieu | 敬畏
PSA 13:1-6; HAB 1:2-4; LUK 18:1-8; 2CO 12:7-10; PSA 22:1-5 | not answer, doesn't answer, unanswered, god silent, silence of god, god feels far, doesn't hear me | no responde, no contesta, silencio de dios, dios esta lejos, no me escucha | ne repond pas, silence de dieu, dieu est loin, ne m'ecoute pas | 不应允, 不垂听, 神沉默, 不听我, 离我很远
PRO 3:5-6; PSA 56:3-4; PSA 37:3-6; ISA 26:3-4; JER 17:7-8 | trust god, trust in god, trusting god | confiar en dios, confianza en dios | confiance a dieu, confiance en dieu | 信靠, 倚靠神, 交托
MAT 7:1-5; ROM 14:10-13; JAS 4:11-12; JHN 8:7-11 | judge others, judging, judge people, judgmental | juzgar a, juzgar al | juger les autres, juger son | 论断
HEB 10:24-25; ACT 2:42-47; MAT 18:19-20; PSA 122:1-2 | go to church, going to church, attend church | ir a la iglesia, ir a misa | aller a l'eglise, aller au culte, aller a la messe | 去教会, 参加聚会
PRO 17:1; EPH 4:31-32; PSA 27:10; PSA 34:18; PSA 46:1 | my parents fight, parents are fighting, my parents argue, my parents are divorc | mis padres pelean, mis padres discuten, mis padres se divorci | mes parents se disput, mes parents divorc | 父母…吵, 爸妈…吵, 爸爸妈妈…吵, 父母…离婚, 爸妈…离婚, 家里…吵架
PSA 27:10; 1PE 3:8-9; ROM 12:17-21; MAT 5:10-12; PSA 118:6 | bully, bullied, leave me out, left out by | me excluyen, acoso escolar, me acosan | mis a l'ecart, mise a l'ecart, harcel | 排挤, 被孤立, 霸凌, 欺负我, 被欺负
1JN 1:8-10; 1JN 2:1-2; ROM 7:15-25; PRO 24:16; HEB 4:15-16 | keep sinning, keep on sinning, sin again, still sin | sigo pecando, volver a pecar, vuelvo a pecar | je peche encore, pecher encore, je retombe | 还会犯罪, 又犯罪, 还是犯罪, 再犯罪, 老是犯罪, 总是犯罪
PSA 13:1-6; JOB 7:11-16; JER 20:7-9; PSA 88:1-7; JON 4:1-4 | angry at god, angry with god, mad at god | enfadarse con dios, enfadado con dios, enfadada con dios, enojarse con dios, enojado con dios, enojada con dios | en colere contre dieu, en vouloir a dieu | 向神发怒, 生神的气, 对神生气, 埋怨神
GEN 3:19; 1CO 15:42-44; 1SA 31:11-13; JHN 5:28-29; ECC 12:7 | cremat | incinera, incinere, cremacion | incinera, incinere, cremat | 火葬, 火化
EXO 32:11-14; JON 3:10; JAS 5:16-18; 1SA 15:29; MAL 3:6; MAT 26:39 | change god's mind, god change his mind, god changes his mind | cambia la voluntad de dios, cambiar la voluntad de dios, dios cambia de | change-t-elle la volonte, changer la volonte de dieu, dieu change | 改变神的心意, 神改变心意, 神会后悔
DEU 7:6-8; GEN 12:1-3; EXO 19:4-6; ROM 11:28-29; ISA 49:6 | choose israel, chose israel, chosen people | dios a israel, pueblo elegido, pueblo escogido | choisi israel, peuple elu | 拣选以色列, 选民
GEN 17:7-8; JER 31:31-34; EXO 24:6-8; LUK 22:19-20; HEB 8:6-8 | a covenant, new covenant, covenants | un pacto, nuevo pacto, pactos, nueva alianza, una alianza | une alliance, nouvelle alliance, alliances | 立约, 盟约
MRK 1:14-15; LUK 17:20-21; MAT 13:31-33; MAT 6:33; JHN 3:3-5; ROM 14:17 | kingdom of god, kingdom of heaven | reino de dios, reino de los cielos | royaume de dieu, royaume des cieux | 神的国, 上帝的国, 天国是什么, 天主的国
`
