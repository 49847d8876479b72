/**
 * Writers, councils and houses that are named beside their texts, but not heard as voices in an answer. How the
 * libraries call them (= and otherwise) | century, where it says something | English | 简体 | 繁體 | español | français
 */
export const NAMED = `
alexander of alexandria|4|Alexander of Alexandria|亚历山大的亚历山大|亞歷山大的亞歷山大|Alejandro de Alejandría|Alexandre d’Alexandrie
aphrahat|4|Aphrahat the Persian|波斯的亚弗拉哈特|波斯的亞弗拉哈特|Afraates el Persa|Aphraate le Sage persan
apollinaris|4|Apollinaris of Laodicea|老底嘉的亚波里拿留|老底嘉的亞波里拿留|Apolinar de Laodicea|Apollinaire de Laodicée
apostolic constitutions|4|Apostolic Constitutions|《使徒宪章》|《使徒憲章》|Constituciones apostólicas|Constitutions apostoliques
archelaus|3|Archelaus of Carrhae|迦勒的亚基老|迦勒的亞基老|Arquelao de Carras|Archélaüs de Carrhes
arnobius|4|Arnobius of Sicca|西加的亚诺比乌|西加的亞諾比烏|Arnobio de Sica|Arnobe de Sicca
epistle of barnabas|2|Epistle of Barnabas|《巴拿巴书》|《巴拿巴書》|Epístola de Bernabé|Épître de Barnabé
caius|3|Caius of Rome|罗马的该犹|羅馬的該猶|Cayo de Roma|Caïus de Rome
cosmas|6|Cosmas Indicopleustes|航海者科斯马斯|航海者科斯馬斯|Cosmas Indicopleustes|Cosmas Indicopleustès
council of carthage|5|Council of Carthage|迦太基会议|迦太基會議|Concilio de Cartago|Concile de Carthage
council of constantinople|6|Second Council of Constantinople|君士坦丁堡第二次大公会议|君士坦丁堡第二次大公會議|Segundo Concilio de Constantinopla|Deuxième concile de Constantinople
council of ephesus|5|Council of Ephesus|以弗所大公会议|以弗所大公會議|Concilio de Éfeso|Concile d’Éphèse
didache|1|Didache|《十二使徒遗训》|《十二使徒遺訓》|Didaché|Didachè
didymus|4|Didymus the Blind|盲者狄狄莫|盲者狄狄莫|Dídimo el Ciego|Didyme l’Aveugle
epiphanius|4|Epiphanius of Salamis|撒拉米的伊皮法纽|撒拉米的伊皮法紐|Epifanio de Salamina|Épiphane de Salamine
fabian|3|Fabian of Rome|罗马的法比安|羅馬的法比安|Fabián de Roma|Fabien de Rome
gennadius|5|Gennadius of Massilia|马赛的根纳丢|馬賽的根納丟|Genadio de Marsella|Gennade de Marseille
glossa ordinaria|12|Glossa ordinaria|《标准注解》|《標準註解》|Glosa ordinaria|Glose ordinaire
gospel of the hebrews|2|Gospel of the Hebrews|《希伯来人福音》|《希伯來人福音》|Evangelio de los hebreos|Évangile des Hébreux
gregory of neocaesarea|3|Gregory Thaumaturgus|行奇迹者贵格利|行奇蹟者貴格利|Gregorio Taumaturgo|Grégoire le Thaumaturge
greek expositor||An ancient Greek commentator|一位古代希腊注释家|一位古代希臘註釋家|Un antiguo comentarista griego|Un ancien commentateur grec
haymo|9|Haymo of Halberstadt|哈尔伯施塔特的海摩|哈爾伯施塔特的海摩|Haimón de Halberstadt|Haymon d’Halberstadt
hegesippus|2|Hegesippus|黑格西普|黑格西普|Hegesipo|Hégésippe
hermas|2|Shepherd of Hermas|《黑马牧人书》|《黑馬牧人書》|El Pastor de Hermas|Le Pasteur d’Hermas
isidore of pelusium|5|Isidore of Pelusium|佩鲁西翁的伊西多尔|佩魯西翁的依西多祿|Isidoro de Pelusio|Isidore de Péluse
jacob bar-salibi|12|Dionysius Bar Salibi|巴尔·撒利比|巴爾·撒利比|Dionisio bar Salibi|Denys bar Salibi
josephus|1|Josephus|约瑟夫|約瑟夫|Flavio Josefo|Flavius Josèphe
julius africanus|3|Julius Africanus|犹流·亚非利加努|猶流·亞非利加努|Julio Africano|Jules l’Africain
lanfranc|11|Lanfranc of Canterbury|坎特伯雷的兰弗朗克|坎特伯里的蘭弗朗克|Lanfranco de Canterbury|Lanfranc de Cantorbéry
liturgy of the blessed apostles||Liturgy of the Blessed Apostles|《使徒礼仪》|《使徒禮儀》|Liturgia de los Santos Apóstoles|Liturgie des saints Apôtres
malchion|3|Malchion of Antioch|安提阿的玛基翁|安提阿的瑪基翁|Malquión de Antioquía|Malchion d’Antioche
martyrdom of polycarp|2|Martyrdom of Polycarp|《坡旅甲殉道记》|《坡旅甲殉道記》|Martirio de Policarpo|Martyre de Polycarpe
maximus of turin|5|Maximus of Turin|都灵的马克西姆|都靈的馬克西姆|Máximo de Turín|Maxime de Turin
maximus the confessor|7|Maximus the Confessor|认信者马克西姆|認信者馬克西姆|Máximo el Confesor|Maxime le Confesseur
minucius felix|3|Minucius Felix|米努修·菲利克斯|米努修·菲利克斯|Minucio Félix|Minucius Felix
nemesius|4|Nemesius of Emesa|以米撒的尼梅修|以米撒的尼梅修|Nemesio de Emesa|Némésius d’Émèse
optatus|4|Optatus of Milevis|米勒维的奥普塔托|米勒維的奧普塔托|Optato de Milevi|Optat de Milève
pacian|4|Pacian of Barcelona|巴塞罗那的帕西安|巴塞隆納的帕西安|Paciano de Barcelona|Pacien de Barcelone
papias|2|Papias of Hierapolis|希拉波利的帕皮亚|希拉波利的帕皮亞|Papías de Hierápolis|Papias d’Hiérapolis
paschasius radbertus|9|Paschasius Radbertus|帕斯加修·拉德伯土|帕斯加修·拉德伯土|Pascasio Radberto|Paschase Radbert
passing of mary||The Passing of Mary|《马利亚离世记》|《馬利亞離世記》|Tránsito de María|Passage de Marie
perpetua|3|Passion of Perpetua and Felicity|《佩佩图阿与费莉西塔斯殉道记》|《佩佩圖阿與費莉西塔斯殉道記》|Pasión de Perpetua y Felicidad|Passion de Perpétue et Félicité
peter of alexandria|4|Peter of Alexandria|亚历山大的彼得|亞歷山大的彼得|Pedro de Alejandría|Pierre d’Alexandrie
petrus alphonsi|12|Peter Alfonsi|彼得·阿方西|彼得·阿方西|Pedro Alfonso|Pierre Alphonse
philoxenus|6|Philoxenus of Mabbug|马布格的斐洛克塞努|馬布格的斐洛克塞努|Filóxeno de Mabbug|Philoxène de Mabboug
polycrates|2|Polycrates of Ephesus|以弗所的坡利克拉底|以弗所的坡利克拉底|Polícrates de Éfeso|Polycrate d’Éphèse
pseudo-clement|4|Pseudo-Clement|托名克莱门|託名革利免|Pseudo-Clemente|Pseudo-Clément
pseudo-dionysius|6|Pseudo-Dionysius the Areopagite|托名狄奥尼修|託名狄奧尼修|Pseudo Dionisio Areopagita|Pseudo-Denys l’Aréopagite
pope dionysius|3|Dionysius of Rome|罗马的狄奥尼修|羅馬的狄奧尼修|Dionisio de Roma|Denys de Rome
rufinus|5|Rufinus of Aquileia|亚奎利亚的鲁菲努|亞奎利亞的魯菲努|Rufino de Aquilea|Rufin d’Aquilée
socrates scholasticus|5|Socrates of Constantinople|教会史家苏格拉底|教會史家蘇格拉底|Sócrates Escolástico|Socrate le Scolastique
sulpicius severus|5|Sulpicius Severus|苏比修·塞维鲁|蘇比修·塞維魯|Sulpicio Severo|Sulpice Sévère
tatian|2|Tatian the Assyrian|他提安|他提安|Taciano|Tatien
theodotus|5|Theodotus of Ancyra|安居拉的狄奥多图|安居拉的狄奧多圖|Teódoto de Ancira|Théodote d’Ancyre
theognostus|3|Theognostus of Alexandria|亚历山大的提奥格诺斯托|亞歷山大的提奧格諾斯托|Teognosto de Alejandría|Théognoste d’Alexandrie
theonas|3|Theonas of Alexandria|亚历山大的提奥纳|亞歷山大的提奧納|Teonás de Alejandría|Théonas d’Alexandrie
theophilus of antioch|2|Theophilus of Antioch|安提阿的提阿非罗|安提阿的提阿非羅|Teófilo de Antioquía|Théophile d’Antioche
vigilius|5|Vigilius of Thapsus|塔普苏的维吉流|塔普蘇的維吉流|Vigilio de Tapso|Vigile de Thapse
vincent of lerins|5|Vincent of Lérins|勒林的文森|勒林的文森|Vicente de Lerins|Vincent de Lérins
benedict of nursia=rule of saint benedict|6|Benedict of Nursia|努西亚的本笃|努西亞的本篤|Benito de Nursia|Benoît de Nursie
philaret|19|Philaret of Moscow|莫斯科的斐拉列|莫斯科的斐拉列|Filareto de Moscú|Philarète de Moscou
dositheus|17|Dositheus of Jerusalem|耶路撒冷的多西修斯|耶路撒冷的多西修斯|Dositeo de Jerusalén|Dosithée de Jérusalem
melanchthon|16|Philip Melanchthon|墨兰顿|墨蘭頓|Felipe Melanchthon|Philippe Melanchthon
ursinus|16|Zacharias Ursinus|乌尔西努|烏爾西努|Zacarías Ursino|Zacharias Ursinus
guido de bres|16|Guido de Brès|布雷|布雷|Guido de Brès|Guy de Brès
synod of dort|17|Synod of Dort|多特会议|多特會議|Sínodo de Dort|Synode de Dordrecht
council of trent|16|Council of Trent|特伦托会议|特倫多會議|Concilio de Trento|Concile de Trente
plenary council of baltimore|19|Third Plenary Council of Baltimore|巴尔的摩第三次全体会议|巴爾的摩第三次全體會議|Tercer Concilio Plenario de Baltimore|Troisième concile plénier de Baltimore
kinkead|19|Thomas L. Kinkead|金凯德|金凱德|Thomas L. Kinkead|Thomas L. Kinkead
westminster assembly|17|Westminster Assembly|威斯敏斯特会议|西敏會議|Asamblea de Westminster|Assemblée de Westminster
savoy assembly|17|Savoy Assembly|萨伏伊会议|薩伏伊會議|Asamblea de Saboya|Assemblée de Savoie
church of england||Church of England|英国国教会|英國聖公會|Iglesia de Inglaterra|Église d’Angleterre
episcopal church||Episcopal Church (US)|美国圣公会|美國聖公會|Iglesia Episcopal (EE. UU.)|Église épiscopalienne (É.-U.)
church of scotland||Church of Scotland|苏格兰长老会|蘇格蘭長老會|Iglesia de Escocia|Église d’Écosse
roman breviary||Roman Breviary|罗马日课|羅馬日課|Breviario Romano|Bréviaire romain
francis rous|17|Francis Rous|劳斯|勞斯|Francis Rous|Francis Rous
william collins|17|William Collins|威廉·柯林斯|威廉·柯林斯|William Collins|William Collins
joseph engles|19|Joseph Engles|恩格斯（约瑟）|恩格斯（約瑟）|Joseph Engles|Joseph Engles
john flavel|17|John Flavel|弗拉维尔|弗拉維爾|John Flavel|John Flavel
james fisher|18|James Fisher|詹姆斯·费舍尔|詹姆斯·費舍爾|James Fisher|James Fisher
basil manly|19|Basil Manly|巴兹尔·曼利|巴茲爾·曼利|Basil Manly|Basil Manly
andrew gifford|18|Andrew Gifford|安德鲁·吉福德|安德魯·吉福德|Andrew Gifford|Andrew Gifford
jonathan bagster|19|Jonathan Bagster|巴格斯特|巴格斯特|Jonathan Bagster|Jonathan Bagster
matthew george easton|19|Matthew George Easton|伊斯顿|伊斯頓|Matthew George Easton|Matthew George Easton
roswell d. hitchcock|19|Roswell D. Hitchcock|希区柯克|希區考克|Roswell D. Hitchcock|Roswell D. Hitchcock
william smith|19|William Smith|威廉·史密斯|威廉·史密斯|William Smith|William Smith
james strong|19|James Strong|史特朗|史特朗|James Strong|James Strong
s. r. driver|20|Brown, Driver and Briggs|布朗、德赖弗与布里格斯|布朗、德賴弗與布里格斯|Brown, Driver y Briggs|Brown, Driver et Briggs
orville j. nave|19|Orville J. Nave|内夫|內夫|Orville J. Nave|Orville J. Nave
r. a. torrey|20|R. A. Torrey|叨雷|叨雷|R. A. Torrey|R. A. Torrey
edward r. hope|21|Edward R. Hope|爱德华·霍普|愛德華·霍普|Edward R. Hope|Edward R. Hope
robert koops|21|Robert Koops|罗伯特·库普斯|羅伯特·庫普斯|Robert Koops|Robert Koops
ray pritz|21|Ray Pritz|雷·普里茨|雷·普里茨|Ray Pritz|Ray Pritz
robert rouse|21|Robert Rouse|罗伯特·劳斯|羅伯特·勞斯|Robert Rouse|Robert Rouse
stephen smith=openbible.info||OpenBible.info|OpenBible.info|OpenBible.info|OpenBible.info|OpenBible.info
tyndale house publishers||Tyndale House Publishers|丁道尔出版社|丁道爾出版社|Tyndale House Publishers|Tyndale House Publishers
stepbible||Tyndale House, Cambridge|剑桥丁道尔研究所|劍橋丁道爾研究所|Tyndale House, Cambridge|Tyndale House, Cambridge
biblica||Biblica|Biblica 圣经协会|Biblica 聖經協會|Biblica|Biblica
unfoldingword||unfoldingWord|unfoldingWord|unfoldingWord|unfoldingWord|unfoldingWord
srv partners||FIA Project|FIA 项目|FIA 計畫|Proyecto FIA|Projet FIA
united bible societies||United Bible Societies|联合圣经公会|聯合聖經公會|Sociedades Bíblicas Unidas|Alliance biblique universelle
leen ritmeyer||Leen Ritmeyer|里特迈尔|里特邁爾|Leen Ritmeyer|Leen Ritmeyer
sweet publishing||Sweet Publishing|Sweet Publishing|Sweet Publishing|Sweet Publishing|Sweet Publishing
union version||Union Version committee|和合本译经委员会|和合本譯經委員會|Comité de la Union Version|Comité de l’Union Version
american revision committee||American Revision Committee|美国圣经修订委员会|美國聖經修訂委員會|Comité Americano de Revisión|Comité américain de révision
bsb translation committee||BSB Translation Committee|BSB 译经委员会|BSB 譯經委員會|Comité de traducción de la BSB|Comité de traduction de la BSB
challoner||Douay and Rheims colleges, rev. Richard Challoner|杜埃与兰斯学院，查洛纳修订|杜埃與蘭斯學院，查洛納修訂|Colegios de Douai y Reims, rev. Richard Challoner|Collèges de Douai et de Reims, rév. Richard Challoner
blayney||Translators of King James; text of 1769|英王詹姆斯的译者，1769 年文本|英王詹姆斯的譯者，1769 年文本|Traductores del rey Jacobo; texto de 1769|Traducteurs du roi Jacques ; texte de 1769
michael paul johnson||Michael Paul Johnson and others|迈克尔·约翰逊等|邁克爾·約翰遜等|Michael Paul Johnson y otros|Michael Paul Johnson et autres
robert young||Robert Young|罗伯特·杨|羅伯特·楊|Robert Young|Robert Young
american bible society||Revised for the American Bible Society|美国圣经公会修订|美國聖經公會修訂|Revisión de la Sociedad Bíblica Americana|Révision de la Société biblique américaine
cipriano de valera||Casiodoro de Reina, Cipriano de Valera|雷纳、瓦莱拉|雷納、瓦萊拉|Casiodoro de Reina, Cipriano de Valera|Casiodoro de Reina, Cipriano de Valera
augustin crampon||Augustin Crampon|克朗蓬|克朗蓬|Augustin Crampon|Augustin Crampon
john nelson darby||John Nelson Darby|达秘|達秘|John Nelson Darby|John Nelson Darby
louis segond||Louis Segond|路易·瑟贡|路易·瑟貢|Louis Segond|Louis Segond
giguet||Pierre Giguet|皮埃尔·吉盖|皮埃爾·吉蓋|Pierre Giguet|Pierre Giguet
david martin||David Martin|大卫·马丁|大衛·馬丁|David Martin|David Martin
michael w. holmes||Michael W. Holmes (SBL)|霍姆斯（圣经文学学会）|霍姆斯（聖經文學學會）|Michael W. Holmes (SBL)|Michael W. Holmes (SBL)
pierpont||Maurice A. Robinson, William G. Pierpont|罗宾逊、皮尔庞特|羅賓遜、皮爾龐特|Maurice A. Robinson, William G. Pierpont|Maurice A. Robinson, William G. Pierpont
swete||Henry Barclay Swete|斯威特|斯威特|Henry Barclay Swete|Henry Barclay Swete
groves center||Groves Center, Open Scriptures|格罗夫斯中心、Open Scriptures|格羅夫斯中心、Open Scriptures|Groves Center, Open Scriptures|Groves Center, Open Scriptures
clementine edition||Clementine edition|克莱门版|克萊孟版|Edición clementina|Édition clémentine
open scriptures||Open Scriptures|Open Scriptures|Open Scriptures|Open Scriptures|Open Scriptures
`

/**
 * Other names that readers look writers up by, among them those that Chinese Catholics use: as a library calls the
 * writer | names
 */
export const ALSO_CALLED = `
augustine|奥斯定 奧斯定 奥思定 奧思定 希波的奥古斯丁 希波的奧古斯丁 San Agustín Saint Augustin
chrysostom|金口若望 屈梭多模 克里索斯托 San Juan Crisóstomo
jerome|热罗尼莫 熱羅尼莫 哲罗姆 哲羅姆 圣耶柔米 耶羅米 San Jerónimo
ambrose|安博 盎博罗削 盎博羅削 安布罗斯 安布羅斯
athanasius|亚大纳削 亞大納削 阿塔那修
basil|巴西略 圣巴西尔 聖巴西爾 Basil the Great
bede|比德
cyril of alexandria|济利禄 濟利祿 西里尔
cyril of jerusalem|济利禄 濟利祿
cyprian|西彼廉 西普里安
ephrem|厄弗冷 以法莲
gregory of nazianzus|纳西盎的额我略 納西盎的額我略 拿先素斯的格列高利
gregory of nyssa|尼撒的额我略 尼撒的額我略 尼撒的格列高利
gregory the great|大额我略 大額我略 额我略一世 格列高利一世
hilary|依拉略
ignatius|依纳爵 依納爵 伊格内修斯
irenaeus|依勒内 依肋內 爱任纽 伊里奈乌
john damascene|大马士革的若望 大馬士革的若望
justin martyr|犹斯定 猶斯定 查士丁
leo the great|良一世 大良
origen|奥利振 奧利振 奧利金 奥利金
polycarp|坡里加 波利卡普
tertullian|德尔图良 德爾圖良 戴尔都良
aquinas|多玛斯·阿奎那 圣多玛斯 聖多瑪斯 阿奎那 阿奎納
kempis|多马·肯培 耿稗思 耿稗斯 托马斯·肯皮斯
luther|马丁路德 馬丁路德
calvin|喀尔文 喀爾文
bunyan|班扬 約翰班揚 约翰·班扬 約翰·班揚
matthew henry|亨利·马太 马太亨利 馬太亨利 亨利馬太
john wesley|卫斯理 衛斯理 卫理 衛理
jonathan edwards|约拿单·爱德华兹 約拿單·愛德華茲 愛德華滋 乔纳森·爱德华兹
spurgeon|斯布真 斯普真
bernard of clairvaux|伯尔纳铎 伯爾納鐸 伯纳德 伯納德
anselm|安瑟莫 安瑟姆
benedict of nursia|圣本笃 聖本篤 San Benito Saint Benoît
`
