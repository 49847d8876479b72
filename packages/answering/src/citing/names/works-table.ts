/**
 * Works as a sentence names them, with their article: id | whose, by the names of authors' tables (the work's own words
 * where it is left out) | English | 简体 | 繁體 | español | français. Where one name serves a set in several languages,
 * the id is its beginning without the language.
 */
export const WORKS = `
notes-tyndale-study|tyndale house publishers|the Tyndale study notes|《丁道尔研读注释》|《丁道爾研讀註釋》|las notas de estudio Tyndale|les notes d’étude Tyndale
notes-tyndale-articles|tyndale house publishers|the Tyndale study articles|《丁道尔专文》|《丁道爾專文》|los artículos de estudio Tyndale|les articles d’étude Tyndale
notes-tyndale-intros|tyndale house publishers|the Tyndale book introductions|《丁道尔书卷导论》|《丁道爾書卷導論》|las introducciones Tyndale|les introductions Tyndale
notes-tyndale-summaries|tyndale house publishers|the Tyndale book summaries|《丁道尔书卷摘要》|《丁道爾書卷摘要》|los resúmenes Tyndale|les résumés Tyndale
notes-tyndale|tyndale house publishers|the Tyndale study notes|《丁道尔研读注释》|《丁道爾研讀註釋》|las notas de estudio Tyndale|les notes d’étude Tyndale
notes-biblica-intros|biblica|the Biblica book introductions|《Biblica 书卷简介》|《Biblica 書卷簡介》|las introducciones de Biblica|les introductions de Biblica
notes-biblica|biblica|the Biblica study notes|《Biblica 研读注释》|《Biblica 研讀註釋》|las notas de estudio de Biblica|les notes d’étude de Biblica
notes-uw|unfoldingword|the unfoldingWord translation notes|《unfoldingWord 翻译笔记》|《unfoldingWord 翻譯筆記》|las notas de traducción de unfoldingWord|les notes de traduction unfoldingWord
questions-uw|unfoldingword|the unfoldingWord translation questions|《unfoldingWord 翻译问题》|《unfoldingWord 翻譯問題》|las preguntas de traducción de unfoldingWord|les questions de traduction unfoldingWord
dictionary-easton|matthew george easton|Easton’s Bible Dictionary|《伊斯顿圣经词典》|《伊斯頓聖經辭典》|el diccionario bíblico de Easton|le dictionnaire biblique d’Easton
dictionary-smith|william smith|Smith’s Bible Dictionary|《史密斯圣经词典》|《史密斯聖經辭典》|el diccionario bíblico de Smith|le dictionnaire biblique de Smith
dictionary-hitchcock|roswell d. hitchcock|Hitchcock’s Bible Names|《希区柯克圣经人名》|《希區考克聖經人名》|los nombres bíblicos de Hitchcock|les noms bibliques de Hitchcock
dictionary-tyndale|tyndale house publishers|the Tyndale Bible dictionary|《丁道尔圣经词典》|《丁道爾聖經辭典》|el diccionario bíblico Tyndale|le dictionnaire biblique Tyndale
dictionary-uw|unfoldingword|the unfoldingWord key terms|《unfoldingWord 关键词》|《unfoldingWord 關鍵詞》|los términos clave de unfoldingWord|les termes clés unfoldingWord
dictionary-biblica-terms|biblica|the Biblica key terms|《Biblica 圣经关键词》|《Biblica 聖經關鍵詞》|los términos clave de Biblica|les termes clés de Biblica
dictionary-fia-terms|srv partners|the FIA key terms|《FIA 关键词》|《FIA 關鍵詞》|los términos clave de FIA|les termes clés FIA
dictionary-ubs-fauna|edward r. hope|Animals in the Bible|《圣经中的动物》|《聖經中的動物》|el manual de la fauna bíblica|le manuel de la faune biblique
dictionary-ubs-flora|robert koops|Plants and Trees in the Bible|《圣经中的植物》|《聖經中的植物》|el manual de la flora bíblica|le manuel de la flore biblique
dictionary-ubs-realia|ray pritz|Human-made Things in the Bible|《圣经中的器物》|《聖經中的器物》|el manual de los objetos bíblicos|le manuel des objets bibliques
people-tyndale|tyndale house publishers|the Tyndale profiles|《丁道尔人物简介》|《丁道爾人物簡介》|los perfiles Tyndale|les profils Tyndale
people-places-theographic|robert rouse|the Theographic index of people and places|《Theographic 人地索引》|《Theographic 人地索引》|el índice Theographic|l’index Theographic
people-places-tipnr|stepbible|the STEPBible index of names|《STEPBible 人名地名》|《STEPBible 人名地名》|el índice de nombres de STEPBible|l’index des noms de STEPBible
theology-tyndale-themes|tyndale house publishers|the Tyndale theme articles|《丁道尔主题文章》|《丁道爾主題文章》|los artículos temáticos Tyndale|les articles thématiques Tyndale
theology-benedict-rule|benedict of nursia|the Rule of Saint Benedict|《本笃会规》|《本篤會規》|la Regla de san Benito|la Règle de saint Benoît
stories-obs|unfoldingword|the Open Bible Stories|《开放圣经故事》|《開放聖經故事》|las Historias Bíblicas Abiertas|les Histoires de la Bible Ouverte
creeds-catholic|plenary council of baltimore,council of trent|the Baltimore Catechism and the Council of Trent|《巴尔的摩要理问答》与特伦托会议|《巴爾的摩要理問答》與特倫多會議|el Catecismo de Baltimore y el Concilio de Trento|le Catéchisme de Baltimore et le concile de Trente
creeds-orthodox|philaret,dositheus|the catechism of Philaret and the confession of Dositheus|斐拉列《东正教要理》与《多西修斯信条》|斐拉列《東正教要理》與《多西修斯信條》|el catecismo de Filareto y la confesión de Dositeo|le catéchisme de Philarète et la confession de Dosithée
creeds-lutheran-anglican|melanchthon,church of england|the Augsburg Confession and the Thirty-Nine Articles|《奥斯堡信条》与《三十九条信纲》|《奧斯堡信條》與《三十九條信綱》|la Confesión de Augsburgo y los Treinta y nueve artículos|la Confession d’Augsbourg et les Trente-neuf articles
creeds-protestant|westminster assembly|the Westminster standards and other Reformed and Baptist texts|《威斯敏斯特准则》与其他改革宗、浸信会信条|《西敏準則》與其他改革宗、浸信會信條|los textos de Westminster y otras confesiones reformadas y bautistas|les textes de Westminster et d’autres confessions réformées et baptistes
creeds-reformed-continental|ursinus,guido de bres,synod of dort|the Heidelberg Catechism, the Belgic Confession and the Canons of Dort|《海德堡要理问答》《比利时信条》与《多特信经》|《海德堡要理問答》《比利時信條》與《多特信經》|el Catecismo de Heidelberg, la Confesión belga y los Cánones de Dort|le Catéchisme de Heidelberg, la Confession belge et les Canons de Dordrecht
classics-protestant|calvin,luther,bunyan|three Protestant classics: Calvin, Luther, Bunyan|新教经典三种：加尔文、路德、本仁|新教經典三種：加爾文、路德、本仁|tres clásicos protestantes: Calvino, Lutero, Bunyan|trois classiques protestants : Calvin, Luther, Bunyan
commentary-fathers|chrysostom,augustine,cyril of alexandria,tertullian,cyprian,irenaeus,jerome,ambrose,origen,bede,theophylact,clement of alexandria,hilary,gregory the great,hippolytus,justin martyr,ignatius,gregory of nyssa,basil,athanasius,leo the great,gregory of nazianzus,ephrem,john cassian,theodoret,alcuin,rabanus,remigius,eusebius,lactantius,methodius,victorinus,polycarp,peter chrysologus,cyril of jerusalem,john damascene,aquinas|the Church Fathers on Scripture|《教父论圣经》|《教父論聖經》|los Padres de la Iglesia sobre la Escritura|les Pères de l’Église sur l’Écriture
commentary-haydock|haydock|Haydock’s Catholic Commentary|海多克《天主教圣经注释》|海多克《天主教聖經註釋》|el comentario católico de Haydock|le commentaire catholique de Haydock
commentary-henry|matthew henry|Matthew Henry’s Commentary|马太·亨利《圣经注释》|馬太·亨利《聖經註釋》|el comentario de Matthew Henry|le commentaire de Matthew Henry
commentary-jfb|jamieson|the Jamieson, Fausset and Brown Commentary|贾米森、福塞特与布朗《圣经注释》|賈米森、福塞特與布朗《聖經註釋》|el comentario de Jamieson, Fausset y Brown|le commentaire de Jamieson, Fausset et Brown
commentary-treasury-of-david|spurgeon|The Treasury of David|司布真《大卫的宝库》|司布真《大衛的寶庫》|El tesoro de David|Le Trésor de David
commentary-wesley|john wesley|Wesley’s Notes on the Bible|卫斯理《圣经注释》|衛斯理《聖經註釋》|las notas bíblicas de Wesley|les notes bibliques de Wesley
crossrefs-openbible|stephen smith|the OpenBible cross-references|《OpenBible 串珠》|《OpenBible 串珠》|las referencias cruzadas de OpenBible|les références croisées d’OpenBible
devotional-daily-light|jonathan bagster|Daily Light on the Daily Path|《日日亮光》|《日日亮光》|Luz diaria|Lumière quotidienne
devotional-spurgeon|spurgeon|Spurgeon’s Morning and Evening|司布真《清晨与傍晚》|司布真《清晨與傍晚》|Mañana y tarde, de Spurgeon|Matin et soir, de Spurgeon
fathers-aquinas-summa|aquinas|the Summa Theologica|《神学大全》|《神學大全》|la Suma teológica|la Somme théologique
fathers-classics|augustine,kempis|Augustine’s Confessions and City of God, and The Imitation of Christ|奥古斯丁《忏悔录》《上帝之城》与肯培《效法基督》|奧古斯丁《懺悔錄》《上帝之城》與肯培《效法基督》|las Confesiones y La ciudad de Dios, de Agustín, y La imitación de Cristo|les Confessions et La Cité de Dieu, d’Augustin, et L’Imitation de Jésus-Christ
fathers-editions|justin martyr,irenaeus,origen,athanasius,basil,gregory of nazianzus,gregory of nyssa,augustine,john damascene,anselm|ten works of the Fathers, from Justin to Anselm|教父著作十种：从游斯丁到安瑟伦|教父著作十種：從游斯丁到安瑟倫|diez obras de los Padres, de Justino a Anselmo|dix œuvres des Pères, de Justin à Anselme
fathers-augustine|augustine|Augustine’s Confessions and City of God|奥古斯丁《忏悔录》与《上帝之城》|奧古斯丁《懺悔錄》與《上帝之城》|las Confesiones y La ciudad de Dios, de Agustín|les Confessions et La Cité de Dieu, d’Augustin
geodata-openbible|stephen smith|the OpenBible gazetteer|《OpenBible 圣经地理》|《OpenBible 聖經地理》|el nomenclátor de OpenBible|l’atlas d’OpenBible
hymns-scottish-psalter|francis rous,church of scotland|the Scottish Psalter|《苏格兰诗篇》|《蘇格蘭詩篇》|el Salterio escocés|le Psautier écossais
images-fia|srv partners|the FIA pictures|《FIA 图片》|《FIA 圖片》|las imágenes FIA|les images FIA
images-obs|sweet publishing|the pictures of the Open Bible Stories|《开放圣经故事》插图|《開放聖經故事》插圖|las ilustraciones de las Historias Bíblicas Abiertas|les illustrations des Histoires de la Bible Ouverte
images-ubs-fauna|united bible societies|Animals of the Bible in pictures|《圣经动物图片》|《聖經動物圖片》|los animales de la Biblia en imágenes|les animaux de la Bible en images
images-ubs-routes|leen ritmeyer,united bible societies|Routes of Bible journeys|《圣经行程路线》|《聖經行程路線》|las rutas de los viajes bíblicos|les itinéraires des voyages bibliques
lexicon-bdb|s. r. driver,open scriptures|the Brown–Driver–Briggs lexicon|《BDB 希伯来文词典》|《BDB 希伯來文詞典》|el léxico Brown–Driver–Briggs|le lexique Brown-Driver-Briggs
lexicon-strongs|james strong|Strong’s Hebrew and Greek dictionaries|《史特朗原文字典》|《史特朗原文字典》|los diccionarios de hebreo y griego de Strong|les dictionnaires d’hébreu et de grec de Strong
lexicon-ubs-greek|united bible societies|the UBS dictionary of New Testament Greek|《UBS 新约希腊文词典》|《UBS 新約希臘文詞典》|el diccionario UBS del griego del Nuevo Testamento|le dictionnaire UBS du grec du Nouveau Testament
lexicon-ubs-hebrew|united bible societies|the UBS dictionary of Biblical Hebrew|《UBS 圣经希伯来文词典》|《UBS 聖經希伯來文詞典》|el diccionario UBS del hebreo bíblico|le dictionnaire UBS de l’hébreu biblique
names-books|stephen smith|the names of the Bible’s books|《圣经书卷名称》|《聖經書卷名稱》|los nombres de los libros de la Biblia|les noms des livres de la Bible
original-byz|pierpont|the Byzantine Greek New Testament|《拜占庭希腊文新约》|《拜占庭希臘文新約》|el Nuevo Testamento griego bizantino|le Nouveau Testament grec byzantin
original-lxx-swete|swete|the Septuagint, ed. Swete|《七十士译本》（斯威特版）|《七十士譯本》（斯威特版）|la Septuaginta, ed. Swete|la Septante, éd. Swete
original-sblgnt|michael w. holmes|the SBL Greek New Testament|《SBL 希腊文新约》|《SBL 希臘文新約》|el Nuevo Testamento griego de la SBL|le Nouveau Testament grec de la SBL
original-oshb|groves center|the Hebrew Bible (Westminster Leningrad Codex)|《希伯来文圣经》（列宁格勒抄本）|《希伯來文聖經》（列寧格勒抄本）|la Biblia hebrea (códice de Leningrado)|la Bible hébraïque (codex de Leningrad)
original-clementine|clementine edition|the Clementine Vulgate|《武加大译本》（克莱门版）|《武加大譯本》（克萊孟版）|la Vulgata clementina|la Vulgate clémentine
prayers-bcp|church of england,episcopal church|the collects of the Book of Common Prayer|《公祷书》祝文|《公禱書》祝文|las colectas del Libro de Oración Común|les collectes du Livre de la prière commune
prayers-breviary|roman breviary|the Roman Breviary|《罗马日课》|《羅馬日課》|el Breviario Romano|le Bréviaire romain
sermons-edwards|jonathan edwards|the sermons of Jonathan Edwards|爱德华滋《讲道选》|愛德華滋《講道選》|los sermones de Jonathan Edwards|les sermons de Jonathan Edwards
sermons-wesley|john wesley|the sermons of John Wesley|卫斯理《标准讲道集》|衛斯理《標準講道集》|los sermones de John Wesley|les sermons de John Wesley
topics-nave|orville j. nave|Nave’s Topical Bible|《内夫主题圣经》|《內夫主題聖經》|la Biblia temática de Nave|la Bible thématique de Nave
topics-torrey|r. a. torrey|Torrey’s Topical Textbook|《叨雷主题课本》|《叨雷主題課本》|el manual temático de Torrey|le manuel thématique de Torrey
bible-hans-cuv|union version|Chinese Union Version, simplified script|《和合本》（简体）|《和合本》（簡體）|la Union Version china, en caracteres simplificados|la Union Version chinoise, en caractères simplifiés
bible-hant-cuv|union version|Chinese Union Version, traditional script|《和合本》（繁体）|《和合本》（繁體）|la Union Version china, en caracteres tradicionales|la Union Version chinoise, en caractères traditionnels
bible-lzh-cuv|union version|Union Version in literary Chinese|《文理和合译本》|《文理和合譯本》|la Union Version en chino literario|la Union Version en chinois littéraire
bible-asv|american revision committee|American Standard Version|《美国标准译本》|《美國標準譯本》|la American Standard Version|l’American Standard Version
bible-bsb|bsb translation committee|Berean Standard Bible|《庇哩亚标准圣经》|《庇哩亞標準聖經》|la Berean Standard Bible|la Berean Standard Bible
bible-drc|challoner|Douay-Rheims Bible|《杜埃兰斯圣经》|《杜埃蘭斯聖經》|la Biblia Douay-Rheims|la Bible de Douai-Reims
bible-kjv|blayney|King James Version|《英王钦定本》|《英王欽定本》|la Biblia del rey Jacobo|la Bible du roi Jacques
bible-ult|unfoldingword|unfoldingWord Literal Text|《unfoldingWord 直译本》|《unfoldingWord 直譯本》|el texto literal de unfoldingWord|le texte littéral d’unfoldingWord
bible-ust|unfoldingword|unfoldingWord Simplified Text|《unfoldingWord 简明本》|《unfoldingWord 簡明本》|el texto simplificado de unfoldingWord|le texte simplifié d’unfoldingWord
bible-web|michael paul johnson|World English Bible|《世界英文圣经》|《世界英文聖經》|la World English Bible|la World English Bible
bible-ylt|robert young|Young’s Literal Translation|《杨氏直译本》|《楊氏直譯本》|la traducción literal de Young|la traduction littérale de Young
bible-blm|michael paul johnson|Spanish free Bible for the world|《西班牙文世界自由圣经》|《西班牙文世界自由聖經》|la Biblia libre para el mundo|la Bible libre pour le monde, en espagnol
bible-rv1865|american bible society|Reina-Valera 1865|《雷纳–瓦莱拉译本》（1865）|《雷納–瓦萊拉譯本》（1865）|la Reina-Valera 1865|la Reina-Valera 1865
bible-rv1909|cipriano de valera|Reina-Valera 1909|《雷纳–瓦莱拉译本》（1909）|《雷納–瓦萊拉譯本》（1909）|la Reina-Valera 1909|la Reina-Valera 1909
bible-crampon1923|augustin crampon|Crampon Bible (1923)|《克朗蓬译本》（1923）|《克朗蓬譯本》（1923）|la Biblia Crampon (1923)|la Bible Crampon (1923)
bible-darby|john nelson darby|Darby Bible in French (1885)|《达秘法文译本》（1885）|《達秘法文譯本》（1885）|la Biblia Darby (1885)|la Bible Darby (1885)
bible-lsg1910|louis segond|Segond Bible (1910)|《瑟贡译本》（1910）|《瑟貢譯本》（1910）|la Biblia Segond (1910)|la Bible Segond (1910)
bible-lxx-giguet|giguet|Septuagint in French (Giguet, 1872)|《七十士译本》法文版（1872）|《七十士譯本》法文版（1872）|la Septuaginta en francés (Giguet, 1872)|la Septante de Giguet (1872)
bible-martin1744|david martin|Martin Bible (1744)|《马丁译本》（1744）|《馬丁譯本》（1744）|la Biblia Martin (1744)|la Bible Martin (1744)
`

/**
 * The books that one pack holds, as a title names them: where they stand | whose | year | English | 简体 | 繁體 |
 * español | français
 */
export const WRITINGS = `
classics-en-protestant/calvins-institutes|calvin|1559|Institutes of the Christian Religion|基督教要义|基督教要義|Institución de la religión cristiana|Institution de la religion chrétienne
classics-en-protestant/luthers-large-catechism|luther|1529|Large Catechism|大要理问答|大要理問答|Catecismo mayor|Grand Catéchisme
classics-en-protestant/pilgrims-progress|bunyan|1678|The Pilgrim’s Progress|天路历程|天路歷程|El progreso del peregrino|Le Voyage du pèlerin
fathers-en-classics/augustines-confessions|augustine|401|Confessions|忏悔录|懺悔錄|Confesiones|Les Confessions
fathers-en-classics/city-of-god|augustine|426|The City of God|上帝之城|上帝之城|La ciudad de Dios|La Cité de Dieu
fathers-en-classics/imitation-of-christ|kempis|1427|The Imitation of Christ|效法基督|效法基督|La imitación de Cristo|L’Imitation de Jésus-Christ
fathers-fr-augustine/augustin401_confessions|augustine|401|Confessions|忏悔录|懺悔錄|Confesiones|Les Confessions
fathers-fr-augustine/augustin426_cite-dieu|augustine|426|The City of God|上帝之城|上帝之城|La ciudad de Dios|La Cité de Dieu
fathers-en-editions/anselm-proslogion-deane-1903|anselm|1078|Proslogion|宣讲|宣講|Proslogion|Proslogion
fathers-en-editions/athanasius-on-incarnation-robertson-npnf2-v4|athanasius||On the Incarnation|论道成肉身|論道成肉身|La encarnación del Verbo|Sur l’incarnation du Verbe
fathers-en-editions/irenaeus-against-heresies-anf1-1885|irenaeus|180|Against Heresies|驳异端|駁異端|Contra las herejías|Contre les hérésies
fathers-en-editions/john-damascene-exposition-salmond-npnf2-v9|john damascene||An Exact Exposition of the Orthodox Faith|正统信仰阐详|正統信仰闡詳|Exposición de la fe ortodoxa|Exposition de la foi orthodoxe
fathers-en-editions/augustine-on-christian-doctrine-shaw-npnf1-v2-1887|augustine|426|On Christian Doctrine|论基督教教义|論基督教教義|Sobre la doctrina cristiana|La Doctrine chrétienne
fathers-en-editions/basil-on-the-holy-spirit-jackson-npnf2-v8-1895|basil|375|On the Holy Spirit|论圣灵|論聖靈|Sobre el Espíritu Santo|Sur le Saint-Esprit
fathers-en-editions/gregory-nazianzen-five-theological-orations-browne-swallow-npnf2-v7-1894|gregory of nazianzus|380|Five Theological Orations|五篇神学讲辞|五篇神學講辭|Cinco discursos teológicos|Cinq discours théologiques
fathers-en-editions/gregory-nyssa-great-catechism-moore-wilson-npnf2-v5-1893|gregory of nyssa||The Great Catechism|大要理|大要理|La gran catequesis|La Grande Catéchèse
fathers-en-editions/justin-martyr-apologies-dods-reith-anf1-1885|justin martyr||First and Second Apologies|护教书|護教書|Apologías|Apologies
fathers-en-editions/origen-de-principiis-crombie-anf4-1885|origen||On First Principles|论首要原理|論首要原理|Sobre los principios|Traité des principes
creeds-en-catholic/baltimore-catechism-no-1|plenary council of baltimore|1885|Baltimore Catechism No. 1|巴尔的摩要理问答（第一册）|巴爾的摩要理問答（第一冊）|Catecismo de Baltimore n.º 1|Catéchisme de Baltimore nᵒ 1
creeds-en-catholic/baltimore-catechism-no-2|plenary council of baltimore|1885|Baltimore Catechism No. 2|巴尔的摩要理问答（第二册）|巴爾的摩要理問答（第二冊）|Catecismo de Baltimore n.º 2|Catéchisme de Baltimore nᵒ 2
creeds-en-catholic/baltimore-catechism-no-3|kinkead|1885|Baltimore Catechism No. 3|巴尔的摩要理问答（第三册）|巴爾的摩要理問答（第三冊）|Catecismo de Baltimore n.º 3|Catéchisme de Baltimore nᵒ 3
creeds-en-catholic/council-of-trent|council of trent|1563|Canons and Decrees of Trent|特伦托会议教规与教令|特倫多會議教規與教令|Cánones y decretos de Trento|Canons et décrets de Trente
creeds-en-lutheran-anglican/augsburg-confession|melanchthon|1530|Augsburg Confession|奥斯堡信条|奧斯堡信條|Confesión de Augsburgo|Confession d’Augsbourg
creeds-en-lutheran-anglican/39-articles|church of england|1571|Thirty-Nine Articles|三十九条信纲|三十九條信綱|Treinta y nueve artículos|Trente-neuf articles
creeds-en-orthodox/philaret-catechism|philaret|1839|Catechism of Philaret|东正教要理|東正教要理|Catecismo de Filareto|Catéchisme de Philarète
creeds-en-orthodox/confession-of-dositheus|dositheus|1672|Confession of Dositheus|多西修斯信条|多西修斯信條|Confesión de Dositeo|Confession de Dosithée
creeds-en-reformed-continental/nicene-creed||381|Nicene Creed|尼西亚信经|尼西亞信經|Credo niceno|Symbole de Nicée
creeds-en-reformed-continental/belgic-confession|guido de bres|1561|Belgic Confession|比利时信条|比利時信條|Confesión belga|Confession belge
creeds-en-reformed-continental/canons-of-dort|synod of dort|1619|Canons of Dort|多特信经|多特信經|Cánones de Dort|Canons de Dordrecht
creeds-en-reformed-continental/heidelberg-catechism|ursinus|1563|Heidelberg Catechism|海德堡要理问答|海德堡要理問答|Catecismo de Heidelberg|Catéchisme de Heidelberg
creeds-en-protestant/westminster-confession-of-faith|westminster assembly|1646|Westminster Confession|威斯敏斯特信条|西敏信條|Confesión de Westminster|Confession de Westminster
creeds-en-protestant/westminster-larger-catechism|westminster assembly|1647|Westminster Larger Catechism|威斯敏斯特大要理问答|西敏大要理問答|Catecismo mayor de Westminster|Grand catéchisme de Westminster
creeds-en-protestant/westminster-shorter-catechism|westminster assembly|1647|Westminster Shorter Catechism|威斯敏斯特小要理问答|西敏小要理問答|Catecismo menor de Westminster|Petit catéchisme de Westminster
creeds-en-protestant/savoy-declaration|savoy assembly|1658|Savoy Declaration|萨伏伊宣言|薩伏伊宣言|Declaración de Saboya|Déclaration de Savoie
creeds-en-protestant/london-baptist-confession-1689||1689|London Baptist Confession|伦敦浸信会信条|倫敦浸信會信條|Confesión bautista de Londres|Confession baptiste de Londres
creeds-en-protestant/1695-baptist-catechism|william collins|1695|Baptist Catechism (1695)|浸信会要理问答（1695）|浸信會要理問答（1695）|Catecismo bautista (1695)|Catéchisme baptiste (1695)
creeds-en-protestant/catechism-for-young-children|joseph engles|1840|Catechism for Young Children|儿童要理问答|兒童要理問答|Catecismo para niños|Catéchisme pour les petits enfants
creeds-en-protestant/exposition-of-the-assemblies-catechism|john flavel|1688|Exposition of the Assembly’s Catechism|小要理问答讲解|小要理問答講解|Exposición del catecismo de la Asamblea|Exposé du catéchisme de l’Assemblée
creeds-en-protestant/keachs-catechism|william collins|1794|Keach’s Catechism|基奇要理问答|基奇要理問答|Catecismo de Keach|Catéchisme de Keach
creeds-en-protestant/matthew-henrys-scripture-catechism|matthew henry|1703|Scripture Catechism|圣经要理问答|聖經要理問答|Catecismo bíblico|Catéchisme biblique
creeds-en-protestant/puritan-catechism|spurgeon|1855|Puritan Catechism|清教徒要理问答|清教徒要理問答|Catecismo puritano|Catéchisme puritain
creeds-en-protestant/shorter-catechism-explained|james fisher|1765|The Shorter Catechism Explained|小要理问答详解|小要理問答詳解|El catecismo menor explicado|Le petit catéchisme expliqué
creeds-en-protestant/abstract-of-principles|basil manly|1858|Abstract of Principles|信仰要旨|信仰要旨|Resumen de principios|Abrégé des principes
creeds-en-protestant/athanasian-creed|||Athanasian Creed|亚他那修信经|亞他那修信經|Credo atanasiano|Symbole d’Athanase
creeds-en-protestant/directory-for-family-worship|westminster assembly|1647|Directory for Family Worship|家庭崇拜指南|家庭崇拜指南|Directorio para el culto familiar|Directoire du culte familial
creeds-en-protestant/directory-for-publick-worship|westminster assembly|1645|Directory for Public Worship|公共崇拜指南|公共崇拜指南|Directorio para el culto público|Directoire du culte public
creeds-en-protestant/form-of-church-government|westminster assembly|1645|Form of Church Government|教会治理体制|教會治理體制|Forma de gobierno de la Iglesia|Forme du gouvernement de l’Église
creeds-en-protestant/solemn-league-and-covenant|westminster assembly|1643|Solemn League and Covenant|神圣盟约|神聖盟約|Liga y Pacto Solemnes|Ligue et Covenant solennels
creeds-en-protestant/sum-of-saving-knowledge|westminster assembly|1650|Sum of Saving Knowledge|得救知识纲要|得救知識綱要|Suma del conocimiento salvador|Somme de la connaissance salutaire
prayers-en-bcp/bcp-1662-collects|church of england|1662|Book of Common Prayer (1662)|公祷书（1662）|公禱書（1662）|Libro de Oración Común (1662)|Livre de la prière commune (1662)
prayers-en-bcp/bcp-1928-collects|episcopal church|1928|Book of Common Prayer (1928)|公祷书（1928）|公禱書（1928）|Libro de Oración Común (1928)|Livre de la prière commune (1928)
prayers-en-bcp/didache-prayers|didache||Prayers of the Didache|《十二使徒遗训》中的祷文|《十二使徒遺訓》中的禱文|Oraciones de la Didaché|Prières de la Didachè
prayers-fr-breviary/Commune|||Commons of Saints|圣人通用|聖人通用|Común de los santos|Commun des saints
prayers-fr-breviary/Psalterium|||Psalter|圣咏|聖詠|Salterio|Psautier
prayers-fr-breviary/Sancti|||Feasts of Saints|圣人瞻礼|聖人瞻禮|Fiestas de los santos|Fêtes des saints
prayers-fr-breviary/Tempora|||Seasons|时节|時節|Tiempos|Temps liturgiques
prayers-es-breviary/Commune|||Commons of Saints|圣人通用|聖人通用|Común de los santos|Commun des saints
prayers-es-breviary/Psalterium|||Psalter|圣咏|聖詠|Salterio|Psautier
prayers-es-breviary/Sancti|||Feasts of Saints|圣人瞻礼|聖人瞻禮|Fiestas de los santos|Fêtes des saints
prayers-es-breviary/Tempora|||Seasons|时节|時節|Tiempos|Temps liturgiques
people-places-en-theographic/people|||People|人物|人物|Personas|Personnes
people-places-en-theographic/places|||Places|地方|地方|Lugares|Lieux
people-places-en-theographic/events|||Events|事件|事件|Acontecimientos|Événements
dictionary-en-uw-words/kt|||Key terms|关键词|關鍵詞|Términos clave|Termes clés
dictionary-en-uw-words/other|||Other terms and names|其他词语与名称|其他詞語與名稱|Otros términos y nombres|Autres termes et noms
sermons-en-wesley/wesley-standard-sermons-1771|john wesley|1771|Standard Sermons|标准讲道集|標準講道集|Sermones|Sermons
`
