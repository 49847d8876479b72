/**
 * Things of today, countries, peoples and persons of the world’s history and tales, of which the Bible does not know, a row each: English |
 * Spanish | French | Chinese (simplified). Before `<` stands what questions call it; behind it, what else Bibles call it or
 * tell it by, which is meant to be wide: where any of these stands in a passage, it is told there. Lines that begin with # are
 * for the reader.
 */
export const WORLD = `
# what is of today, whatever older thing is like it
university, universities, college | universidad, universidades | université, universités | 大学
restaurant, coffee shop, cafeteria, pizzeria | restaurante, cafetería, pizzería | restaurant, bistrot, pizzeria | 饭馆, 餐馆, 餐厅, 咖啡馆, 咖啡厅
which train, what train, by train, took the train, train station, railway | qué tren, en tren, tomó el tren, estación de tren, ferrocarril | quel train, train de nuit, prit le train, pris le train, chemin de fer, gare | 火车, 高铁, 地铁
what car, which car, drive car, driving car, automobile, bicycle, motorcycle | qué coche, qué carro conducía, automóvil, bicicleta, motocicleta | quelle voiture, automobile, vélo, bicyclette, motocyclette | 汽车, 轿车, 自行车, 脚踏车, 摩托车, 开什么车, 开的什么车, 开的是什么车
bank account | cuenta bancaria | compte en banque, compte bancaire | 银行账户, 银行
# countries, cities and peoples that are not in the Bible
China, chinese < Sinim | China, chino < Sinim | Chine, chinois < Sinim | 中国, 中华, 中国人 < 秦国
Japan, japanese | Japón, japonés | Japon, japonais | 日本, 日本人
Korea, korean | Corea, coreano | Corée du Sud, coréen | 韩国, 朝鲜, 高丽
Mongolia, mongol | Mongolia, mongol | Mongolie, mongol | 蒙古
Tibet, tibetan | Tíbet, tibetano | Tibet, tibétain | 西藏
Taiwan, taiwanese | Taiwán, taiwanés | Taïwan, taïwanais | 台湾, 台湾人
Vietnam, vietnamese | Vietnam, vietnamita | Viêt Nam, Vietnam, vietnamien | 越南
Thailand, Siam | Tailandia | Thaïlande | 泰国
Philippines, filipino | Filipinas, filipino | Philippines, philippin | 菲律宾
Indonesia, Malaysia, Singapore | Indonesia, Malasia, Singapur | Indonésie, Malaisie, Singapour | 印尼, 印度尼西亚, 马来西亚, 新加坡
Ireland, irish | Irlanda, irlandés | Irlande, irlandais | 爱尔兰
England, english, Britain, british | Inglaterra, inglés, Bretaña, británico | Angleterre, anglais, Grande-Bretagne, britannique | 英国, 英格兰, 不列颠, 大英帝国
Scotland, scottish | Escocia, escocés | Écosse, écossais | 苏格兰
France | Francia, francés | la France, français | 法国, 法兰西
Gaul, gaulish | Galia | Gaule, gaulois | 高卢
Germany, german | Alemania, alemán | Allemagne, allemand | 德国, 德意志, 日耳曼
Russia, russian | Rusia, ruso | Russie, russe | 俄罗斯, 俄国, 苏联
Poland | Polonia, polaco | Pologne, polonais | 波兰
Hungary, Austria | Hungría, Austria, húngaro | Hongrie, Autriche, hongrois | 匈牙利, 奥地利
Netherlands, Holland, dutch | Holanda, Países Bajos, holandés | Pays-Bas, Hollande, hollandais | 荷兰
Belgium, belgian | Bélgica, belga | Belgique, belge | 比利时
Switzerland, swiss | Suiza, suizo | Suisse, helvétique | 瑞士
Portugal, portuguese | Portugal, portugués | Portugal, portugais | 葡萄牙
Sweden, Norway, Denmark, Finland | Suecia, Noruega, Dinamarca, Finlandia | Suède, Norvège, Danemark, Finlande | 瑞典, 挪威, 丹麦, 芬兰
Iceland, Greenland | Islandia, Groenlandia | Islande, Groenland | 冰岛, 格陵兰
Viking, vikings | vikingo | viking | 维京, 北欧海盗
Celts, druid | celtas, druida | celtes, druide | 凯尔特, 德鲁伊
Huns, Goths, Vandals | hunos, godos, vándalos | huns, wisigoths, goths, vandales | 匈奴, 哥特人, 汪达尔
America, american, United States | América, americano, Estados Unidos, estadounidense | Amérique du Nord, américain, États-Unis | 美国, 美洲, 美国人
Canada, canadian | Canadá, canadiense | Canada, canadien | 加拿大
Mexico, mexican | México, mexicano | Mexique, mexicain | 墨西哥
Peru, peruvian | Perú, peruano | Pérou, péruvien | 秘鲁
Brazil, brazilian | Brasil, brasileño | Brésil, brésilien | 巴西人, 巴西国
Argentina | Argentina, argentino | Argentine, argentin | 阿根廷
Cuba, cuban | Cuba, cubano | Cuba, cubain | 古巴岛, 古巴人
Colombia, Venezuela, Bolivia, Guatemala | Colombia, Venezuela, Bolivia, Guatemala | Venezuela, Bolivie, Guatemala | 哥伦比亚, 委内瑞拉, 玻利维亚, 危地马拉
Aztec, Aztecs | azteca | aztèque | 阿兹特克
Inca, Incas | inca, incaico | Incas, inca | 印加
Maya, mayan | mayas, maya | mayas, maya | 玛雅人, 玛雅文明
Australia, New Zealand | Australia, Nueva Zelanda | Australie, Nouvelle-Zélande | 澳大利亚, 澳洲, 新西兰
Antarctica, Arctic, North Pole | Antártida, Ártico, Polo Norte | Antarctique, Arctique, pôle Nord | 南极, 北极
Congo, Nigeria, Kenya, Madagascar | Congo, Nigeria, Kenia, Madagascar | Congo, Nigeria, Kenya, Madagascar | 刚果, 尼日利亚, 肯尼亚, 马达加斯加
Atlantis | Atlántida | Atlantide | 亚特兰蒂斯
Sri Lanka, Ceylon, Nepal | Sri Lanka, Ceilán, Nepal | Sri Lanka, Ceylan, Népal | 斯里兰卡, 锡兰, 尼泊尔
Pakistan, Afghanistan | Pakistán, Afganistán | Pakistan, Afghanistan | 巴基斯坦, 阿富汗
Paris | París Francia, Notre Dame | Paris | 巴黎
London | Londres | Londres | 伦敦
Madrid, Barcelona, Seville | Barcelona, Sevilla | Madrid, Barcelone, Séville | 马德里, 巴塞罗那, 塞维利亚
Lisbon | Lisboa | Lisbonne | 里斯本
Berlin | Berlín | Berlin | 柏林
Moscow, Kremlin | Moscú | Moscou, Kremlin | 莫斯科
Venice, Florence | Venecia, Florencia | Venise, Florence | 威尼斯, 佛罗伦萨
Vatican | Vaticano | Vatican | 梵蒂冈
Constantinople, Istanbul | Constantinopla, Estambul | Constantinople, Istanbul | 君士坦丁堡, 伊斯坦布尔
Carthage | Cartago | Carthage | 迦太基
Pompeii, Vesuvius | Pompeya, Vesubio | Pompéi, Vésuve | 庞贝, 维苏威
Sparta, spartan | Esparta, espartano | Sparte, spartiate | 斯巴达
Trojan, Trojan horse | caballo de Troya, troyano | cheval de Troie, troyen | 特洛伊, 木马屠城
Mecca, Kaaba | La Meca, Kaaba | La Mecque, Kaaba | 麦加
Baghdad | Bagdad | Bagdad | 巴格达
Beijing, Peking | Pekín, Beijing | Pékin | 北京
Shanghai | Shanghái | Shanghai | 上海
Nanjing, Nanking, Hangzhou, Guangzhou | Nankín, Cantón chino | Nankin, Canton chinois | 南京, 杭州, 广州, 苏州
Xi'an, Luoyang < Chang'an | Xi'an, Chang'an | Xi'an, Chang'an | 长安, 西安城, 西安市, 洛阳
Hong Kong, Macau | Hong Kong, Macao | Hong Kong, Macao | 香港, 澳门
Tainan | Tainan | Tainan | 台南
Taipei, Kaohsiung | Taipéi, Kaohsiung | Taipei, Kaohsiung | 台北, 高雄, 台中市
Tokyo, Kyoto | Tokio, Kioto | Tokyo, Kyoto | 东京, 京都
Seoul | Seúl | Séoul | 首尔, 汉城
New York, Chicago, Hollywood | Nueva York, Chicago, Hollywood | New York, Chicago, Hollywood | 纽约, 芝加哥, 好莱坞
California, Texas, Florida | California, Texas | Californie, Texas, Floride | 加利福尼亚, 加州, 德克萨斯, 佛罗里达
Buenos Aires, Havana | Buenos Aires, La Habana | Buenos Aires, La Havane | 布宜诺斯艾利斯, 哈瓦那
Lyon, Marseille, Bordeaux | Lyon, Marsella, Burdeos | Lyon, Marseille, Bordeaux | 里昂, 马赛港, 波尔多
Great Wall | Gran Muralla, Muralla China | Grande Muraille, muraille de Chine | 长城, 万里长城
Eiffel, Eiffel Tower | Torre Eiffel | tour Eiffel | 埃菲尔, 铁塔
Colosseum | Coliseo | Colisée | 罗马竞技场
Himalaya, Everest | Himalaya, Everest | Himalaya, Everest | 喜马拉雅, 珠穆朗玛
Alps, Pyrenees, Andes | Alpes, Pirineos, Andes | les Alpes, Pyrénées, Andes | 阿尔卑斯, 比利牛斯, 安第斯
Yangtze, Yellow River | Yangtsé, río Amarillo | Yangzi, fleuve Jaune | 长江, 黄河, 扬子江
Ganges | Ganges | Gange | 恒河
Rhine, Danube, Thames | Danubio, Támesis | Rhin, Danube, Tamise | 莱茵河, 多瑙河, 泰晤士河
Amazon, Mississippi | Amazonas, Misisipi | Amazonie, Mississippi | 亚马逊, 密西西比
Atlantic, Pacific Ocean | Atlántico, océano Pacífico | Atlantique, océan Pacifique | 大西洋, 太平洋
Mount Fuji, Mount Tai | monte Fuji | mont Fuji | 富士山, 泰山, 峨眉山, 黄山, 阿里山, 玉山
# persons of the world's history and tales who are not in the Bible
Confucius, confucian | Confucio, confuciano | Confucius, confucéen | 孔子, 孔夫子, 儒家
Mencius | Mencio | Mencius | 孟子
Laozi, Lao Tzu, Taoism | Lao Tse, Laozi, taoísmo | Lao Tseu, Laozi, taoïsme | 老子, 庄周, 道士, 道德经
Buddha, Gautama, Siddhartha, Buddhism | Buda, Siddharta, budismo | Bouddha, Siddhartha, bouddhisme | 佛陀, 释迦牟尼, 如来佛, 佛祖, 悉达多
Guanyin, bodhisattva | Guanyin, bodhisattva | Guanyin, bodhisattva | 观音, 观世音, 菩萨, 弥勒佛
Mazu | Mazu | Mazu | 妈祖, 天后宫
Guan Yu, Guan Gong | Guan Yu | Guan Yu | 关公, 关羽, 关帝, 关云长
Jade Emperor | Emperador de Jade | Empereur de Jade | 玉皇大帝, 玉帝, 王母娘娘
Tudigong, earth god, kitchen god | dios de la cocina | dieu du foyer chinois | 土地公, 灶神, 财神, 门神, 城隍, 阎王, 龙王
Zhuge Liang | Zhuge Liang | Zhuge Liang | 诸葛亮, 孔明
Liu Bei, Cao Cao, Zhang Fei | Liu Bei, Cao Cao | Liu Bei, Cao Cao | 刘备, 曹操, 张飞, 赵云, 吕布, 孙权
Qin Shi Huang, First Emperor | Qin Shi Huang | Qin Shi Huang | 秦始皇, 嬴政
Liu Bang, Xiang Yu, Emperor Wu | Liu Bang | Liu Bang | 刘邦, 项羽, 汉武帝, 韩信, 汉高祖
Li Shimin, Emperor Taizong, Wu Zetian | Wu Zetian | Wu Zetian | 李世民, 唐太宗, 武则天, 杨贵妃, 唐玄宗
Koxinga | Koxinga | Koxinga | 郑成功, 国姓爷
Zheng He | Zheng He | Zheng He | 郑和, 三宝太监
Kangxi, Qianlong, Cixi | Kangxi, Cixi | Kangxi, Cixi | 康熙, 乾隆, 慈禧, 朱元璋, 雍正
Sun Wukong, Monkey King, Journey to the West | Sun Wukong, Rey Mono | Sun Wukong, Roi Singe | 孙悟空, 猪八戒, 唐僧, 沙僧, 西游记, 玄奘
Mulan | Hua Mulan | Hua Mulan | 花木兰, 木兰从军
Yue Fei, Wen Tianxiang | Yue Fei | Yue Fei | 岳飞, 文天祥, 秦桧
Bao Zheng, Judge Bao | juez Bao | juge Bao | 包公, 包青天, 包拯
Qu Yuan, Li Bai, Du Fu, Su Shi | Li Bai | Li Bai | 屈原, 李白, 杜甫, 苏东坡, 苏轼, 白居易
Nezha, Chang'e, Nüwa, Pangu | Pangu | Pangu | 哪吒, 嫦娥, 女娲, 盘古, 伏羲, 后羿, 二郎神
Yellow Emperor, Yu the Great | Emperador Amarillo | Empereur Jaune | 黄帝, 炎帝, 大禹, 尧舜, 周文王, 姜太公, 姜子牙
Sun Tzu | Sun Tzu | Sun Tzu | 孙武, 孙子兵法
Sun Yat-sen, Chiang Kai-shek | Sun Yat-sen, Chiang Kai-shek | Sun Yat-sen, Tchang Kaï-chek | 孙中山, 蒋介石, 蒋中正
Mao Zedong, Mao Tse-tung | Mao Zedong | Mao Zedong | 毛泽东, 毛主席, 周恩来, 邓小平
Genghis Khan, Kublai Khan | Gengis Kan, Kublai Kan | Gengis Khan, Kubilai Khan | 成吉思汗, 忽必烈, 铁木真
Muhammad, Mohammed | Mahoma | Mahomet, Muhammad | 穆罕默德
Koran, Quran | Corán | Coran | 古兰经, 可兰经
Krishna, Vishnu, Shiva, Brahma | Krishna, Visnú, Shiva, Brahma | Krishna, Vishnou, Shiva, Brahma | 克利须那, 毗湿奴, 湿婆, 梵天
Zoroaster, Zarathustra | Zoroastro, Zaratustra | Zoroastre, Zarathoustra | 琐罗亚斯德, 查拉图斯特拉
Gandhi | Gandhi | Gandhi | 甘地
Dalai Lama | Dalái Lama | dalaï-lama | 达赖喇嘛, 班禅
Hammurabi | Hammurabi | Hammurabi, Hammourabi | 汉谟拉比
Gilgamesh | Gilgamesh | Gilgamesh | 吉尔伽美什
Tutankhamun, Akhenaten, Nefertiti | Tutankamón, Akenatón, Nefertiti | Toutânkhamon, Akhenaton, Néfertiti | 图坦卡蒙, 阿肯那顿, 纳芙蒂蒂
Cleopatra | Cleopatra | Cléopâtre | 克利奥帕特拉, 埃及艳后
Osiris, Isis, Horus, Anubis | Osiris, Isis, Horus, Anubis | Osiris, Isis, Horus, Anubis | 奥西里斯, 伊西斯, 荷鲁斯, 阿努比斯
Homer, Odysseus, Ulysses, Achilles | Homero, Odiseo, Ulises | Ulysse, Achille | 荷马, 奥德修斯, 阿喀琉斯
Hercules, Poseidon, Athena, Prometheus | Poseidón, Atenea, Prometeo, Heracles | Hercule, Poséidon, Prométhée | 赫拉克勒斯, 大力神, 波塞冬, 雅典娜, 普罗米修斯
Thor, Odin | Odín | Odin | 雷神托尔, 奥丁
Socrates | Sócrates | Socrate | 苏格拉底
Plato | Platón | Platon | 柏拉图
Aristotle | Aristóteles | Aristote | 亚里士多德
Pythagoras, Archimedes, Euclid | Pitágoras, Arquímedes, Euclides | Pythagore, Archimède, Euclide | 毕达哥拉斯, 阿基米德, 欧几里得
Herodotus, Hippocrates | Heródoto, Hipócrates | Hérodote, Hippocrate | 希罗多德, 希波克拉底
Alexander the Great < king of Grecia, king of Greece, mighty king, he goat | Alejandro Magno < rey de Grecia, macho de cabrío, rey valiente | Alexandre le Grand < roi de Javan, bouc, roi de Grèce, vaillant roi | 亚历山大大帝, 亚历山大大王 < 希腊王, 希利尼王, 公山羊, 勇敢的王
Julius Caesar | Julio César | Jules César | 尤利乌斯·凯撒, 凯撒大帝, 朱利叶斯
Mark Antony, Brutus | Marco Antonio | Marc Antoine, Brutus | 安东尼, 布鲁图斯
Nero < Caesar, emperor, augustus | Nerón < César, emperador, augusto | Néron < César, empereur | 尼禄 < 该撒, 凯撒, 皇帝, 皇上
Caligula, Trajan, Hadrian, Diocletian | Calígula, Trajano, Adriano, Diocleciano | Caligula, Trajan, Hadrien, Dioclétien | 卡利古拉, 图拉真, 哈德良, 戴克里先
Marcus Aurelius | Marco Aurelio | Marc Aurèle | 奥勒留
Hannibal, Spartacus | Aníbal, Espartaco | Hannibal, Spartacus | 汉尼拔, 斯巴达克斯
Virgil, Cicero, Seneca | Virgilio, Cicerón, Séneca | Virgile, Cicéron, Sénèque | 维吉尔, 西塞罗, 塞内卡
Attila | Atila | Attila | 阿提拉
Constantine, Helena | Constantino | Constantin | 君士坦丁大帝, 君士坦丁
Charlemagne | Carlomagno | Charlemagne | 查理曼
Joan of Arc | Juana de Arco | Jeanne d'Arc | 圣女贞德, 贞德
Marco Polo | Marco Polo | Marco Polo | 马可波罗, 马可·波罗
Columbus | Cristóbal Colón | Christophe Colomb | 哥伦布
Magellan, Vasco da Gama | Magallanes, Vasco de Gama | Magellan, Vasco de Gama | 麦哲伦, 达伽马
Cortés, Cortes, Moctezuma, Pizarro | Hernán Cortés, Moctezuma, Pizarro | Hernán Cortés, Moctezuma, Pizarro | 科尔特斯, 蒙特祖马, 皮萨罗
El Cid, Don Quixote, Cervantes | Cid Campeador, Don Quijote, Cervantes | Don Quichotte, Cervantès | 堂吉诃德, 塞万提斯
Simón Bolívar, Bolivar | Bolívar, San Martín | Bolivar | 玻利瓦尔
Virgin of Guadalupe, Juan Diego | Virgen de Guadalupe, Juan Diego, Guadalupe | Notre-Dame de Guadalupe | 瓜达卢佩
Shakespeare, Hamlet | Shakespeare, Hamlet | Shakespeare, Hamlet | 莎士比亚, 哈姆雷特
Dante, Milton | Dante Alighieri, Milton, Goethe | Dante Alighieri, Milton, Goethe | 但丁, 弥尔顿, 歌德
Leonardo da Vinci, Michelangelo, Rembrandt | Leonardo da Vinci, Miguel Ángel Buonarroti, Rembrandt | Léonard de Vinci, Michel-Ange, Rembrandt | 达芬奇, 米开朗基罗, 伦勃朗
Mozart, Beethoven | Mozart, Beethoven | Mozart, Beethoven | 莫扎特, 贝多芬, 巴赫
Galileo, Copernicus, Newton | Galileo Galilei, Copérnico, Newton | Galileo Galilei, Copernic, Newton | 伽利略, 哥白尼, 牛顿
Einstein, Darwin | Einstein, Darwin | Einstein, Darwin | 爱因斯坦, 达尔文
Descartes, Voltaire, Rousseau, Pascal | Descartes, Voltaire, Rousseau | Descartes, Voltaire, Rousseau, Blaise Pascal | 笛卡尔, 伏尔泰, 卢梭
Nietzsche, Freud, Karl Marx | Nietzsche, Freud, Karl Marx | Nietzsche, Freud, Karl Marx | 尼采, 弗洛伊德, 马克思
Napoleon, Bonaparte | Napoleón, Bonaparte | Napoléon, Bonaparte | 拿破仑
Louis XIV, Marie Antoinette, Robespierre | Luis XIV, María Antonieta, Robespierre | Louis XIV, Marie-Antoinette, Robespierre | 路易十四, 罗伯斯庇尔
Vercingetorix, Asterix, Clovis | Astérix, Clodoveo | Vercingétorix, Astérix, Clovis | 克洛维
Henry VIII, Queen Victoria | Enrique VIII, reina Victoria | Henri VIII, reine Victoria | 亨利八世, 维多利亚女王
George Washington, Lincoln, Kennedy | Washington, Lincoln, Kennedy | Washington, Lincoln, Kennedy | 华盛顿, 林肯, 肯尼迪, 特朗普
Hitler, Stalin, Lenin, Churchill | Hitler, Stalin, Lenin, Churchill | Hitler, Staline, Lénine, Churchill | 希特勒, 斯大林, 列宁, 丘吉尔
King Arthur, Merlin, Lancelot | rey Arturo, Merlín, Lanzarote | roi Arthur, Merlin, Lancelot | 亚瑟王, 梅林
Robin Hood, Dracula, Frankenstein | Robin Hood, Drácula, Frankenstein | Robin des Bois, Dracula, Frankenstein | 罗宾汉, 德古拉
Santa Claus | Papá Noel, Santa Claus | père Noël | 圣诞老人
Superman, Batman, Mickey Mouse, Harry Potter | Superman, Batman, Mickey, Harry Potter | Superman, Batman, Mickey, Harry Potter | 超人, 蝙蝠侠, 米老鼠, 哈利波特
Aladdin, Ali Baba, Scheherazade | Aladino, Alí Babá, Scheherezade | Aladin, Ali Baba, Shéhérazade | 阿拉丁, 阿里巴巴
# peoples and faiths
Mormon, Joseph Smith | mormón, José Smith | mormon, Joseph Smith | 摩门, 摩门教
Hindu, Hinduism | hindú, hinduismo | hindou, hindouisme | 印度教
Crusade, crusader, Templar | templario, caballero templario | croisade, templier | 十字军, 圣殿骑士
communism, communist, capitalist, socialist | marxismo, soviético | marxisme, soviétique | 共产主义, 资本主义, 社会主义, 共产党
Ottoman, Byzantine | otomano, bizantino | ottoman, byzantin | 奥斯曼, 拜占庭
Gypsy, gypsies | gitano | gitan, tzigane | 吉普赛
Eskimo, Apache, Sioux | esquimal, apache | esquimau, apache | 爱斯基摩, 印第安人
`
