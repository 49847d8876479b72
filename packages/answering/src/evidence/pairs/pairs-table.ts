/**
 * What people ask to have told apart, with the verses that do it. A pair a line: verses on the one `~` on the other, or
 * verses that set both off | English | Spanish | French | Chinese, each `one > other`. Of several names of a side, which
 * commas divide, the first is how it is called in the answer, with its article.
 */
export const PAIRS = `
LUK 10:40 ~ LUK 10:39 | Martha > Mary | Marta > María | Marthe > Marie | 马大 > 马利亚, 玛利亚
ACT 23:8 | the Pharisees, pharisee > the Sadducees, sadducee | los fariseos, fariseo > los saduceos, saduceo | les pharisiens, pharisien > les sadducéens, sadduceen | 法利赛 > 撒都该, 撒度该
JHN 1:17 | the law > grace | la ley > la gracia | la loi > la grâce | 律法 > 恩典
EPH 2:8-9 ~ JAS 2:17 | faith > works, deeds | la fe > las obras, obras | la foi > les œuvres, oeuvres | 信心, 因信 > 行为, 行为
ROM 3:24 ~ 2CO 3:18 | justification, justified > sanctification, sanctified | la justificación > la santificación | la justification > la sanctification | 称义 > 成圣
GEN 2:7 ~ ECC 12:7 | the soul, soul > the spirit, spirit | el alma, alma > el espíritu, espiritu | l'âme, ame > l'esprit, esprit | 灵魂, 魂 > 灵, 心灵
LUK 6:13 | an apostle, apostle > a disciple, disciple | un apóstol, apostol, apostoles > un discípulo, discipulo | un apôtre, apotre > un disciple, disciple | 使徒 > 门徒
JAS 1:13-14 ~ JAS 1:2-4 | temptation, tempt > trials, trial, testing | la tentación, tentacion > la prueba, prueba | la tentation, tentation > l'épreuve, epreuve | 试探, 引诱 > 试炼, 考验
2SA 7:6 ~ 1KI 6:1 | the tabernacle, tabernacle > the temple, temple | el tabernáculo, tabernaculo > el templo, templo | le tabernacle, tabernacle > le temple, temple | 会幕, 帐幕 > 圣殿
HEB 1:1 ~ HEB 1:2 | the Old Testament, old testament, old > the New Testament, new testament, new | el Antiguo Testamento, antiguo testamento, antiguo > el Nuevo Testamento, nuevo testamento, nuevo | l'Ancien Testament, ancien testament, ancien > le Nouveau Testament, nouveau testament, nouveau | 旧约, 旧约圣经, 旧约全书 > 新约, 新约圣经, 新约全书
JER 31:32 ~ JER 31:33-34 | the old covenant, old covenant, first covenant > the new covenant, new covenant, new one | el antiguo pacto, antiguo pacto, antigua alianza > el nuevo pacto, nuevo pacto, nueva alianza, nuevo | l'ancienne alliance, ancienne alliance > la nouvelle alliance, nouvelle alliance, nouvelle | 旧的约, 旧约之约 > 新的约, 新约之约
MAT 3:11 | John's baptism, baptism of john, john's baptism > the baptism of Jesus, jesus, christian baptism, spirit | el bautismo de Juan > el bautismo de Jesús, jesus, bautismo cristiano, espiritu | le baptême de Jean > le baptême de Jésus, jesus, bapteme chretien, esprit | 约翰的洗, 约翰施, 约翰帮人施, 施洗约翰 > 圣灵的洗, 耶稣的洗, 耶稣施, 基督徒的洗, 基督教的洗
1KI 12:20 | the kingdom of Israel, kingdom of israel, israel, northern kingdom > the kingdom of Judah, kingdom of judah, judah, southern kingdom | el reino de Israel, reino de israel, reino del norte > el reino de Judá, juda, reino del sur | le royaume d'Israël, royaume d'israel, royaume du nord > le royaume de Juda, juda, royaume du sud | 以色列国, 北国 > 犹大国, 南国
1SA 15:26 ~ ACT 13:22 | Saul > David | Saúl > David | Saül > David | 扫罗 > 大卫
MAT 26:75 ~ MAT 27:3-5 | Peter > Judas | Pedro > Judas | Pierre > Judas | 彼得 > 犹大
MAT 7:13 ~ MAT 7:14 | the wide road, wide road, wide gate, wide way, broad > the narrow road, narrow | el camino ancho, ancho, ancha > el camino estrecho, estrech, angost | le chemin large, large, spacieux > le chemin étroit, etroit | 宽路, 大路, 宽门 > 窄路, 小路, 窄门
GEN 25:27 | Jacob > Esau | Jacob > Esaú | Jacob > Ésaü | 雅各 > 以扫
GEN 4:4-5 | Cain > Abel | Caín > Abel | Caïn > Abel | 该隐 > 亚伯
MRK 1:4 ~ MAT 4:21-22 | John the Baptist, john the baptist > John the apostle, apostle john, john the apostle, john the disciple | Juan el Bautista, juan bautista > el apóstol Juan, apostol juan, juan el apostol | Jean-Baptiste, jean le baptiste > l'apôtre Jean, jean l'apotre, apotre jean | 施洗约翰 > 使徒约翰, 门徒约翰
MAT 19:23-24 | the kingdom of heaven, kingdom of heaven > the kingdom of God, kingdom of god | el reino de los cielos, reino de los cielos > el reino de Dios, reino de dios | le royaume des cieux, royaume des cieux > le royaume de Dieu, royaume de dieu | 天国 > 神的国, 上帝的国
1CO 8:1 ~ JAS 3:17 | knowledge > wisdom | el conocimiento, conocimiento > la sabiduría, sabiduria | la connaissance, connaissance > la sagesse, sagesse | 知识 > 智慧
MAT 25:34 ~ MAT 25:41 | the sheep, sheep > the goats, goat | las ovejas, oveja > los cabritos, cabra, cabrito | les brebis, brebis > les boucs, bouc, chevre | 绵羊 > 山羊
GAL 5:17 | the flesh, flesh > the Spirit, spirit | la carne, carne > el Espíritu, espiritu | la chair, chair > l'Esprit, esprit | 肉体, 情欲, 血气 > 圣灵, 灵
GEN 29:17 | Leah > Rachel | Lea, lia > Raquel | Léa > Rachel | 利亚 > 拉结
1CO 15:22 | Adam > Christ, jesus | Adán > Cristo, jesus | Adam > Christ, jesus | 亚当 > 基督, 耶稣
HEB 3:5 ~ HEB 3:6 | Moses > Jesus, christ | Moisés > Jesús, cristo | Moïse > Jésus, christ | 摩西 > 耶稣, 基督
2KI 2:11 ~ 2KI 2:15 | Elijah > Elisha | Elías > Eliseo | Élie > Élisée | 以利亚 > 以利沙
GEN 17:20 ~ GEN 17:21 | Ishmael > Isaac | Ismael > Isaac | Ismaël > Isaac | 以实玛利 > 以撒
NUM 3:10 ~ NUM 3:6 | the priests, priest > the Levites, levite | los sacerdotes, sacerdote > los levitas, levita | les prêtres, pretre, sacrificateur > les lévites, levite | 祭司 > 利未人
LUK 16:23 ~ MAT 10:28 | Hades, sheol > hell, gehenna | el Hades, hades, seol > el infierno, infierno, gehena | l'Hadès, hades, sejour des morts, scheol > l'enfer, enfer, gehenne | 阴间 > 地狱
TIT 3:5 ~ EPH 2:8 | mercy > grace | la misericordia, misericordia > la gracia, gracia | la miséricorde, misericorde > la grâce, grace | 怜悯 > 恩典
HEB 1:1-2 | the Old Testament, old testament > the New Testament, new testament | el Antiguo Testamento, antiguo testamento > el Nuevo Testamento, nuevo testamento | l'Ancien Testament, ancien testament > le Nouveau Testament, nouveau testament | 旧约圣经, 旧约 > 新约圣经, 新约
EXO 20:9-10 ~ ACT 20:7 | the Sabbath, sabbath, saturday > the Lord's Day, lord's day, sunday | el sábado, sabado > el domingo, domingo, dia del senor | le sabbat, sabbat, samedi > le dimanche, dimanche, jour du seigneur | 安息日 > 主日, 星期天, 礼拜天
EXO 12:27 ~ 1CO 11:26 | the Passover, passover > the Lord's Supper, lord's supper, communion, eucharist | la Pascua, pascua > la Cena del Señor, cena del senor, santa cena, eucaristia | la Pâque, paque > la sainte Cène, cene, eucharistie, repas du seigneur | 逾越节 > 圣餐, 主的晚餐
GEN 17:11 ~ ROM 6:4 | circumcision > baptism | la circuncisión, circuncision > el bautismo, bautismo | la circoncision, circoncision > le baptême, bapteme | 割礼 > 洗礼, 受洗
MAT 25:4 ~ MAT 25:3 | the wise virgins, wise virgin, wise bridesmaid > the foolish virgins, foolish | las vírgenes prudentes, virgenes prudentes, prudentes > las vírgenes insensatas, insensatas, fatuas, necias | les vierges sages, vierges sages, sages > les vierges folles, folles | 聪明的童女, 聪明 > 愚拙的童女, 愚拙
MAT 7:24-25 ~ MAT 7:26-27 | the wise builder, wise builder, wise man, house on the rock > the foolish builder, foolish, house on the sand, sand | el hombre prudente, prudente, roca > el hombre insensato, insensato, arena | l'homme prudent, prudent, roc > l'homme insensé, insense, sable | 磐石 > 沙土
GAL 2:7-8 | Paul > Peter | Pablo > Pedro | Paul > Pierre | 保罗 > 彼得
RUT 1:14 | Ruth > Orpah | Rut > Orfa | Ruth > Orpa | 路得 > 俄珥巴
EZR 7:10 ~ NEH 2:5 | Ezra > Nehemiah | Esdras > Nehemías | Esdras > Néhémie | 以斯拉 > 尼希米
GEN 13:11-12 | Abraham, abram > Lot | Abraham, abram > Lot | Abraham, abram > Lot | 亚伯拉罕, 亚伯兰 > 罗得
GAL 4:22-23 | Hagar > Sarah | Agar > Sara | Agar > Sara | 夏甲 > 撒拉
EST 1:12 ~ EST 4:16 | Vashti > Esther | Vasti > Ester | Vasthi, vashti > Esther | 瓦实提 > 以斯帖
LUK 23:25 | Barabbas > Jesus | Barrabás > Jesús | Barabbas > Jésus | 巴拉巴 > 耶稣
2CO 7:10 | godly sorrow, godly grief, repentance > worldly sorrow, worldly grief, regret, remorse | la tristeza según Dios, tristeza segun dios, arrepentimiento > la tristeza del mundo, tristeza del mundo, remordimiento | la tristesse selon Dieu, tristesse selon dieu, repentance, repentir > la tristesse du monde, tristesse du monde, remords, regret | 悔改, 依着神的意思忧愁, 神要的 > 后悔, 懊悔, 世俗的忧愁
LUK 18:13-14 ~ LUK 18:11-12 | the tax collector, tax collector, publican > the Pharisee, pharisee | el publicano, publicano, cobrador > el fariseo, fariseo | le publicain, publicain, collecteur > le pharisien, pharisien | 税吏 > 法利赛人
LUK 15:18-19 ~ LUK 15:28-30 | the prodigal son, prodigal, younger son, younger brother > the elder brother, older brother, elder brother, elder son, older son | el hijo pródigo, hijo prodigo, hijo menor, hermano menor > el hijo mayor, hermano mayor, hijo mayor | le fils prodigue, fils prodigue, plus jeune, cadet > le fils aîné, aine, grand frere | 浪子, 小儿子, 弟弟 > 大儿子, 哥哥
LUK 16:25 | the rich man, rich man > Lazarus | el rico, rico > Lázaro | le riche, riche > Lazare | 财主 > 拉撒路
HEB 5:13-14 | milk > solid food, meat | la leche, leche > el alimento sólido, alimento solido | le lait, lait > la nourriture solide, nourriture solide | 奶 > 干粮
HEB 1:14 ~ JUD 1:6 | the angels, angel > the demons, demon, fallen angel | los ángeles, angel > los demonios, demonio, angeles caidos | les anges, ange > les démons, demon, anges dechus | 天使 > 魔鬼, 邪灵, 鬼魔
HEB 9:28 | the first coming, first coming > the second coming, second coming, return | la primera venida, primera venida > la segunda venida, segunda venida | la première venue, premiere venue > la seconde venue, seconde venue, retour | 第一次来 > 第二次来, 再来
1TI 3:1-2 ~ 1TI 3:8-9 | an elder, elder, bishop, overseer, pastor > a deacon, deacon | un anciano, anciano, obispo, pastor > un diácono, diacono | un ancien, ancien, eveque, pasteur > un diacre, diacre | 长老, 监督 > 执事
1CO 12:7-10 ~ GAL 5:22-23 | the gifts of the Spirit, gift > the fruit of the Spirit, fruit | los dones del Espíritu, dones > el fruto del Espíritu, fruto | les dons de l'Esprit, dons > le fruit de l'Esprit, fruit | 恩赐 > 圣灵的果子, 果子
JHN 4:9 | the Samaritans, samaritan > the Jews, jew | los samaritanos, samaritano > los judíos, judio | les Samaritains, samaritain > les Juifs, juif | 撒玛利亚人, 撒马利亚人 > 犹太人
JHN 14:27 | the peace of Jesus, peace of jesus, peace of christ, jesus gives > the peace of the world, the world | la paz de Jesús, paz de jesus, paz de cristo > la paz del mundo, del mundo | la paix de Jésus, paix de jesus, paix du christ > la paix du monde, du monde | 耶稣的平安, 基督的平安, 主的平安 > 世人的平安, 世界的平安, 世上的平安
MAT 13:38-39 | the wheat, wheat > the weeds, weeds, tares | el trigo, trigo > la cizaña, cizana | le bon grain, bon grain, ble > l'ivraie, ivraie | 麦子 > 稗子
LUK 1:18 ~ LUK 1:38 | Zechariah > Mary | Zacarías > María | Zacharie > Marie | 撒迦利亚 > 马利亚
JHN 6:49 ~ JHN 6:51 | manna > the bread of life, bread of life | el maná, mana > el pan de vida, pan de vida | la manne, manne > le pain de vie, pain de vie | 吗哪 > 生命的粮
LEV 27:30 ~ 2CO 9:7 | the tithe, tithe, tithing > an offering, offering, giving | el diezmo, diezmo > la ofrenda, ofrenda | la dîme, dime > l'offrande, offrande, don | 十一奉献, 十分之一 > 奉献
HEB 12:18-19 ~ HEB 12:22 | Mount Sinai, sinai > Mount Zion, zion | el monte Sinaí, sinai > el monte Sion, sion | le mont Sinaï, sinai > le mont Sion, sion | 西奈山, 西乃山 > 锡安山
1CO 13:4-5 ~ MAT 5:28 | love > lust | el amor, amor > la lujuria, lujuria, deseo | l'amour, amour > la convoitise, convoitise, desir | 爱 > 情欲, 欲望
COL 3:13 ~ 2CO 5:18 | forgiveness, forgiving, forgive > reconciliation, reconcil | el perdón, perdon, perdonar > la reconciliación, reconcili | le pardon, pardon > la réconciliation, reconcili | 饶恕, 原谅 > 和好
1CH 22:8 ~ 1CH 22:9-10 | David > Solomon | David > Salomón | David > Salomon | 大卫 > 所罗门
1CO 15:44 | the natural body, natural body, physical body, earthly body > the spiritual body, spiritual body, resurrection body | el cuerpo natural, cuerpo natural, cuerpo fisico > el cuerpo espiritual, cuerpo espiritual, cuerpo resucitado | le corps naturel, corps naturel, corps animal, corps physique > le corps spirituel, corps spirituel, corps ressuscite | 血气的身体, 肉身 > 灵性的身体, 属灵的身体
`
