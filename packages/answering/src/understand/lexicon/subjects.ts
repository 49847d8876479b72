/** What belongs to the world of the Bible: peoples, feasts, institutions, things. Laid out like the persons. */
export const BACKGROUND = `
Pharisees, Pharisee | fariseos, fariseo | pharisiens, pharisien | 法利赛
Sadducees | saduceos | sadducéens | 撒都该
Essenes | esenios | esséniens | 爱色尼
Zealots | zelotes | zélotes | 奋锐党
scribes | escribas | scribes | 文士, 经学教师
Samaritans | samaritanos | samaritains | 撒马利亚人, 撒玛利亚人
Levites | levitas | lévites | 利未人
Philistines | filisteos | philistins | 非利士
Canaanites | cananeos | cananéens | 迦南人
Nazirite, Nazarite | nazareo, nazireo | naziréen, naziréat | 拿细耳人
circumcision | circuncisión | circoncision | 割礼
Messiah | Mesías | Messie | 弥赛亚, 默西亚
Sanhedrin | Sanedrín | sanhédrin | 公会, 犹太公会
high priest | sumo sacerdote | grand prêtre, souverain sacrificateur | 大祭司
tabernacle | tabernáculo | tabernacle | 会幕, 帐幕
temple | templo | temple | 圣殿
ark of the covenant | arca del pacto, arca de la alianza | arche de l'alliance | 约柜
synagogue | sinagoga | synagogue | 会堂
Passover | Pascua judía, Pascua | Pâque | 逾越节
Pentecost | Pentecostés | Pentecôte | 五旬节
Feast of Booths, Feast of Tabernacles, Sukkot | fiesta de los tabernáculos, Sucot | fête des tabernacles, Souccot | 住棚节
Purim | Purim | Purim, Pourim | 普珥节
Hanukkah, Feast of Dedication | Janucá, fiesta de la dedicación | Hanoukka, fête de la dédicace | 光明节, 修殿节, 献殿节
Day of Atonement, Yom Kippur | día de la expiación, Yom Kipur | jour des expiations, Yom Kippour | 赎罪日
scapegoat | chivo expiatorio | bouc émissaire | 阿撒泻勒, 代罪羔羊
jubilee | jubileo | jubilé | 禧年
sabbath year, sabbatical year | año sabático | année sabbatique | 安息年
burnt offering | holocausto | holocauste | 燔祭
manna | maná | manne | 吗哪
ephod | efod | éphod | 以弗得
Urim, Thummim | Urim, Tumim | Urim, Thummim | 乌陵, 土明
kinsman redeemer, kinsman-redeemer | pariente redentor | droit de rachat, parent rédempteur | 至近的亲属
levirate | levirato | lévirat | 叔娶寡嫂
leper, lepers | leproso, leprosos | lépreux | 麻风病人, 大麻风病人
tax collector, tax collectors, publicans | publicano, publicanos | publicain, publicains, collecteur d'impôts | 税吏
centurion | centurión | centurion | 百夫长
crucifixion | crucifixión | crucifixion | 钉十字架的刑罚
denarius, talent, shekel | denario, talento, siclo | denier, talent, sicle | 得拿利, 他连得, 舍客勒, 银钱
cubit | codo | coudée | 肘
frankincense, myrrh | incienso, mirra | encens, myrrhe | 乳香, 没药
Septuagint | Septuaginta | Septante | 七十士译本
apocrypha, deuterocanonical | apócrifos, deuterocanónicos | apocryphes, deutérocanoniques | 次经, 伪经
Dead Sea Scrolls | manuscritos del mar Muerto | manuscrits de la mer Morte | 死海古卷
exile | exilio | exil | 被掳时期, 被掳
two kingdoms | dos reinos | deux royaumes | 南北国, 南北两国
Baal | Baal | Baal | 巴力
Asherah | Asera | Astarté, Achéra | 亚舍拉
Molech | Moloc | Moloc, Molok | 摩洛
Caesar Augustus, Tiberius | César Augusto, Tiberio | César Auguste, Tibère | 凯撒, 该撒亚古士督
Roman Empire | Imperio romano | Empire romain | 罗马帝国
gospel, gospels | evangelio, evangelios | évangile, évangiles | 福音书
epistle | epístola | épître | 书信
Chronicles | Crónicas | Chroniques | 历代志
`

/** What the churches teach, and differ on. */
export const DOCTRINES = `
trinity, triune | trinidad, trino | trinité, trine | 三位一体, 三一神, 圣三
incarnation | encarnación | incarnation | 道成肉身
virgin birth, immaculate conception | nacimiento virginal, inmaculada concepción | naissance virginale, immaculée conception | 童女生子, 童女怀孕, 童贞女, 无染原罪
perpetual virginity | virginidad perpetua | virginité perpétuelle | 终身童贞
annunciation | anunciación | annonciation | 天使报喜, 领报
assumption | asunción | assomption | 圣母升天
atonement | expiación | expiation | 代赎, 救赎论
justification, justified | justificación | justification | 因信称义, 称义, 成义
sanctification | santificación | sanctification | 成圣
predestination, predestined | predestinación | prédestination | 预定, 拣选
free will | libre albedrío | libre arbitre | 自由意志
salvation, saved | salvación, salvos, salvo | salut éternel, son salut, sauvé, sauvés | 救恩, 得救
lose salvation | perder la salvación | perdre son salut | 失去救恩
original sin | pecado original | péché originel | 原罪
purgatory | purgatorio | purgatoire | 炼狱
hell, hades | infierno, hades | enfer, hadès | 地狱, 阴间
heaven | cielo | ciel, paradis | 天堂, 天国, 新天新地
resurrection, after death, afterlife | resurrección, resucitar, después de la muerte | résurrection, après la mort | 复活, 死后, 死了以后, 人死了
second coming, when jesus comes back, jesus returns, return of christ | segunda venida, vuelva jesús | seconde venue, retour de jésus, retour du christ | 再来, 第二次降临
rapture | arrebatamiento | enlèvement de l'église | 被提
millennium | milenio | millénium | 千禧年
antichrist | anticristo | antichrist, antéchrist | 敌基督
Satan, devil, lucifer | Satanás, diablo, lucifer | Satan, diable, lucifer | 撒但, 撒旦, 魔鬼, 路西法
demons | demonios | démons | 污鬼, 邪灵
angels | ángeles | anges | 天使
baptism, baptized, baptised | bautismo, bautizar, bautizarse | baptême, baptiser | 洗礼, 受洗, 浸礼, 圣洗
infant baptism | bautismo de niños | baptême des enfants | 婴儿洗
eucharist, communion, Lord's supper, mass | eucaristía, comunión, cena del señor, misa | eucharistie, sainte cène, communion, messe | 圣餐, 圣体, 弥撒
transubstantiation | transubstanciación | transsubstantiation | 变质说
confession, confess sins, confess | confesarse, confesión | se confesser, confession | 告解, 认罪
priest, priests | cura, sacerdote católico | prêtre | 神父
pope, papacy | papa, papado | pape, papauté | 教皇, 教宗
saints, praying to saints | santos, rezar a los santos | prier les saints, saints | 圣人, 圣徒代求
relics, icons | reliquias, iconos | reliques, icônes | 圣像, 圣髑
pray for the dead, prayer for the dead | rezar por los difuntos, por los difuntos, por los muertos | prier pour les défunts, pour les défunts, pour les morts | 为亡者, 为死人祷告
tradition | tradición | tradition | 圣传, 传统
sola scriptura, scripture alone | sola scriptura, solo la escritura | sola scriptura, l'écriture seule | 唯独圣经
sola fide, faith alone | solo la fe, sola fe | la foi seule | 唯独信心, 因信
works | obras | les œuvres | 行为称义
inspired, inspiration of scripture, inerrant | inspirada, inspiración | inspirée, inspiration | 默示, 无误
law of Moses | ley de Moisés | loi de Moïse | 摩西律法, 律法
ten percent, tithing | diezmar, diezmo | dîme | 十一奉献
sabbath or sunday, keep the sabbath | guardar el sábado | garder le sabbat | 守安息日, 守主日
women pastors, women be pastors, women preach, women priests | mujeres pastoras, mujeres pueden ser | femme pasteure, femmes pasteurs, être pasteure | 女牧师, 女人可以当牧师, 女性可以当牧师, 女性牧师
body of Christ | cuerpo de Cristo | corps du Christ | 基督的身体, 教会是什么
image of God | imagen de Dios | image de Dieu | 神的形象, 神的形像, 天主的肖像
holy spirit, holy ghost | espíritu santo | saint-esprit, esprit saint | 圣灵, 圣神
speaking in tongues, gift of tongues | hablar en lenguas, don de lenguas | parler en langues | 方言
divinity of Christ, is jesus god, son of god | divinidad de cristo, jesús es dios | divinité du christ, jésus est dieu | 耶稣是神, 耶稣是上帝, 神的儿子
two natures | dos naturalezas | deux natures | 神人二性
creation out of nothing, out of nothing | creación de la nada, de la nada | à partir de rien, ex nihilo | 从无造有, 从无到有, 从无中创造
exist, existence of god | existe dios, existencia de dios | existence de dieu, dieu existe | 神存在, 上帝存在
nature alone | por la naturaleza | par la nature | 大自然
reincarnation | reencarnación | réincarnation | 轮回
judgment day, last judgment | juicio final, día del juicio | jugement dernier | 末日审判, 最后的审判, 末日
new covenant, covenant | nuevo pacto, pacto nuevo | nouvelle alliance | 新约的约, 新约是什么
church, one church | la iglesia católica | l'église catholique | 大公教会
catholics, orthodox, protestants | católicos, ortodoxos, protestantes | catholiques, orthodoxes, protestants | 天主教, 东正教, 新教, 正教会
evolution | evolución | évolution | 进化论
`

/** What people bring to the Bible from their lives. */
export const THEMES = `
forgiveness, forgive | perdón, perdonar | pardon, pardonner | 饶恕, 原谅, 宽恕
love | amor | amour | 爱
faith | fe | foi | 信心
hope | esperanza | espérance, espoir | 盼望, 希望
prayer, pray | oración, orar | prière, prier | 祷告, 祈祷
anger | ira, enojo | colère | 发怒, 愤怒, 生气
laziness, lazy | pereza | paresse | 懒惰
loneliness, lonely | soledad | solitude | 孤单, 孤独, 寂寞
anxiety, worry, fear | ansiedad, preocupación, miedo, temor | anxiété, inquiétude, peur, crainte | 焦虑, 忧虑, 惧怕, 害怕
marriage | matrimonio | mariage | 婚姻
divorce | divorcio | divorce | 离婚
sex, sexuality | sexo, sexualidad | sexe, sexualité | 性行为, 婚前
money, wealth | dinero, riqueza | argent, richesse | 金钱, 财富, 钱财
work | trabajo | travail | 工作
humility | humildad | humilité | 谦卑
pride | orgullo, soberbia | orgueil | 骄傲
patience | paciencia | patience | 忍耐
joy | alegría, gozo | joie | 喜乐
peace | paz | paix | 平安
thanksgiving, gratitude, thankfulness | gratitud, acción de gracias | gratitude, reconnaissance, action de grâces | 感恩
friendship, friend | amistad, amigo | amitié, ami | 朋友, 友谊
old age, growing old | vejez | vieillesse | 年老, 老年
suffering, pain | sufrimiento, dolor | souffrance | 苦难, 受苦
death, grief, mourning | muerte, duelo | mort, deuil | 死亡, 哀伤, 丧亲
justice, social justice, poor, oppressed | justicia, pobres, oprimidos | justice, pauvres, opprimés | 公义, 穷人
hospitality, strangers | hospitalidad, extranjeros, inmigrantes | hospitalité, étrangers, migrants | 接待客人, 接待客旅, 移民, 外国人
wine, alcohol, drinking | vino, alcohol | vin, alcool | 喝酒, 酒
almsgiving, giving, generosity | limosna, generosidad | aumône, générosité | 施舍, 奉献, 慷慨
fasting | ayuno | jeûne | 禁食
wisdom | sabiduría | sagesse | 智慧
temptation | tentación | tentation | 试探, 诱惑
repentance | arrepentimiento | repentance | 悔改
grace | gracia | grâce | 恩典
holiness | santidad | sainteté | 圣洁
worship, praise | adoración, alabanza | adoration, louange | 敬拜, 赞美
parents, children, family | padres, hijos, familia | parents, enfants, famille | 父母, 儿女, 家庭
homosexuality | homosexualidad | homosexualité | 同性恋
abortion | aborto | avortement | 堕胎
war | guerra | guerre | 战争
healing, sickness | sanidad, enfermedad | guérison, maladie | 医治, 疾病
medicine | medicina | médecine | 医药, 药
government, authorities | gobierno, autoridades | gouvernement, autorités | 政府, 掌权者
obedience | obediencia | obéissance | 顺服
gossip, tongue, lying | chisme, mentira | médisance, mensonge | 闲话, 说谎, 舌头
revenge | venganza | vengeance | 报复
envy, jealousy | envidia, celos | envie, jalousie | 嫉妒
courage | valentía, valor | courage | 勇气, 刚强
contentment | contentamiento | contentement | 知足
servants, serving | servicio | service | 服事
miracles | milagros | miracles | 神迹
guardian angel | ángel de la guarda | ange gardien | 守护天使, 护守天使
`

/** Sayings, parables and visions whose meaning is asked. */
export const SAYINGS = `
parable | parábola | parabole | 比喻
fig tree | higuera | figuier | 无花果树
salt of the earth | sal de la tierra | sel de la terre | 世上的盐
light of the world | luz del mundo | lumière du monde | 世上的光
yoke | yugo | joug | 我的轭, 轭
sheep and goats, sheep and the goats | ovejas y los cabritos, ovejas y cabras | brebis et les boucs | 绵羊山羊, 绵羊和山羊
ten virgins | diez vírgenes | dix vierges | 十个童女
prodigal son | hijo pródigo | fils prodigue | 浪子
good samaritan | buen samaritano | bon samaritain | 好撒马利亚人, 好撒玛利亚人
weeds, tares | cizaña | ivraie | 稗子
mustard seed | grano de mostaza | grain de moutarde, grain de sénevé | 芥菜种
workers who worked, workers in the vineyard | obreros de la viña, obreros que trabajaron | ouvriers de la dernière heure, ouvriers de la vigne | 葡萄园工人, 葡萄园的工人
dishonest manager, unjust steward, dishonest steward | mayordomo infiel, administrador injusto | économe infidèle, intendant infidèle | 不义的管家
unforgivable sin, unpardonable sin, blasphemy | pecado imperdonable, blasfemia | péché impardonnable, blasphème | 不得赦免, 亵渎
sin that leads to death, sin unto death | pecado de muerte | péché qui mène à la mort | 至于死的罪
666, mark of the beast | 666, marca de la bestia | 666, marque de la bête | 666, 兽的印记
seventy weeks, 70 weeks | setenta semanas | soixante-dix semaines | 七十个七
suffering servant | siervo sufriente | serviteur souffrant | 受苦的仆人
spirits in prison | espíritus encarcelados | esprits en prison | 监狱里的灵
eye of a needle | ojo de una aguja, ojo de la aguja | trou d'une aiguille, chas d'une aiguille | 骆驼穿过针
woman a dog, dogs under the table | perra a una mujer, perrillos | femme de chien, petits chiens | 女人是狗, 狗吃
song of songs, song of solomon | cantar de los cantares | cantique des cantiques | 雅歌
beatitudes | bienaventuranzas | béatitudes | 八福
poor in spirit | pobres en espíritu | pauvres en esprit | 虚心的人, 神贫
armor of god, armour of god | armadura de dios | armure de dieu | 全副军装
lord's prayer | padre nuestro | notre père | 主祷文, 天主经
`
