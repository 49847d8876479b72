/** Places people ask about, laid out like the persons. */
export const PLACES = `
Eden | Edén | Éden | 伊甸
Babel | Babel | Babel | 巴别
Ararat | Ararat | Ararat | 亚拉腊
Sodom | Sodoma | Sodome | 所多玛
Gomorrah | Gomorra | Gomorrhe | 蛾摩拉
Haran | Harán | Charan | 哈兰
Canaan | Canaán | Canaan | 迦南
Bethel | Betel, Bet-el, Beth-el | Béthel | 伯特利
Moriah | Moriah | Morija | 摩利亚
Egypt | Egipto | Égypte | 埃及
Goshen | Gosén | Gosen | 歌珊
Red Sea | mar Rojo | mer Rouge | 红海
Sinai, Horeb | Sinaí, Horeb | Sinaï, Horeb | 西奈, 何烈
Nebo | Nebo | Nébo | 尼波
Jordan | Jordán | Jourdain | 约旦河, 约但河
Jericho | Jericó | Jéricho | 耶利哥
Gilgal | Gilgal | Guilgal | 吉甲
Shiloh | Silo | Silo | 示罗
Hebron | Hebrón | Hébron | 希伯仑, 希伯崙
Jerusalem | Jerusalén, Jerusalem | Jérusalem | 耶路撒冷
Zion | Sion | Sion | 锡安
Bethlehem | Belén, Bethlehem | Bethléhem, Bethléem | 伯利恒
Carmel | Carmelo | Carmel | 迦密山
Samaria | Samaria | Samarie | 撒马利亚, 撒玛利亚
Galilee | Galilea | Galilée | 加利利
Nazareth | Nazaret | Nazareth | 拿撒勒
Cana | Caná | =Cana | 迦拿
Capernaum | Capernaúm, Cafarnaúm, Cafarnaún | Capernaüm | 迦百农
Bethany | Betania, Bethania | Béthanie | 伯大尼
Bethesda | Betesda, Bethesda | Béthesda | 毕士大
Siloam | Siloé | Siloé | 西罗亚
Gethsemane | Getsemaní, Gethsemaní | Gethsémané | 客西马尼
Golgotha, Calvary | Gólgota, Calvario, Gólgotha | Golgotha, Calvaire | 各各他, 骷髅地
Mount of Olives | monte de los Olivos | mont des Oliviers | 橄榄山
Emmaus | Emaús, Emmaús | Emmaüs | 以马忤斯
Damascus | Damasco | Damas | 大马士革, 大马色
Antioch | Antioquía | Antioche | 安提阿
Caesarea | Cesarea | Césarée | 该撒利亚
Joppa | Jope, Joppe | Joppé | 约帕
Tarsus | Tarso | Tarse | 大数城
Cyprus | Chipre, Cipro | Chypre | 塞浦路斯, 居比路
Athens | Atenas | Athènes | 雅典
Areopagus | Areópago | Aréopage | 亚略巴古
Corinth | Corinto | Corinthe | 哥林多
Ephesus | Éfeso | Éphèse | 以弗所
Philippi | Filipos | Philippes | 腓立比
Thessalonica | Tesalónica | Thessalonique | 帖撒罗尼迦
Berea | Berea | Bérée | 庇哩亚
Colossae | Colosas | Colosses | 歌罗西
Rome | Roma | =Rome | 罗马城
Malta | Malta, Melita | Malte | 马耳他, 米利大岛
Patmos | Patmos | Patmos | 拔摩
Laodicea | Laodicea | Laodicée | 老底嘉
Nineveh | Nínive | Ninive | 尼尼微
Tarshish | Tarsis | Tarsis | 他施
Babylon | Babilonia | Babylone | 巴比伦
Susa | Susa, Susán | Suse | 书珊
Assyria | Asiria | Assyrie | 亚述
Moab | Moab | Moab | 摩押
Edom | Edom | Édom | 以东
Tyre | =Tiro | =Tyr | 推罗
Sidon | Sidón | Sidon | 西顿
Gaza | =Gaza | =Gaza | 迦萨
Armageddon | Armagedón | Harmaguédon, Armageddon | 哈米吉多顿
Gehenna | Gehena, Gehenna | Géhenne | 欣嫩子谷
Sea of Galilee | mar de Galilea | mer de Galilée, lac de Galilée | 加利利海
Dead Sea | mar Muerto | mer Morte | 死海
Shechem | Siquem, Sichêm | Sichem | 示剑
Gibeon | Gabaón | Gabaon | 基遍
Gibeah | Gabaa, Gabaá | Guibea | 基比亚
Mizpah | Mizpa | Mitspa | 米斯巴
Beersheba | Beerseba | Beer-Schéba, Beer-Shéba | 别是巴
Ramah | Ramá | Rama | 拉玛
Ai | Hai | Aï | 艾城
Machpelah | Macpela, Macphela | Macpéla | 麦比拉
Mamre | Mamre | Mamré | 幔利
Peniel, Penuel | Peniel, Penuel | Péniel, Penuel | 毗努伊勒, 毘努伊勒
Gath | Gat, Gath | Gath | 迦特
Ekron | Ecrón | Ékron | 以革伦
Ashdod | Asdod | Asdod | 亚实突
Ashkelon | Ascalón | Askalon | 亚实基伦
Ziklag | Siclag | Tsiklag | 洗革拉
Engedi, En-gedi | Engadi | En-Guédi | 隐基底
Adullam | Adulam | Adullam | 亚杜兰
Nob | Nob | Nob | 挪伯
Endor, En-dor | Endor | En-Dor | 隐多珥
Gilboa | Gilboa, Gelboé | Guilboa | 基利波
Jabesh-gilead | Jabes de Galaad | Jabès en Galaad | 基列雅比
Gilead | Galaad | Galaad | 基列
Bashan | Basán | Basan | 巴珊
Mahanaim | Mahanaim | Mahanaïm | 玛哈念
Jezreel | Jezreel | Jizreel | 耶斯列
Megiddo | Meguido, Megido | Meguiddo | 米吉多
Hazor | Hazor | Hatsor | 夏琐
Tekoa | Tecoa | Tekoa | 提哥亚
Anathoth | Anatot, Anathoth | Anathoth | 亚拿突
Lachish | Laquis, Lachîs | Lakis | 拉吉
Zarephath | Sarepta | Sarepta | 撒勒法
Kerith, Cherith | Querit, Cherith | Kerith | 基立溪
Shunem | Sunem | Sunem | 书念
Dothan | Dotán, Dothán | Dothan | 多坍
Mount Tabor, Tabor | Tabor | Thabor, Tabor | 他泊山
Mount Hermon, Hermon | Hermón | Hermon | 黑门山
Mount Gerizim, Gerizim | Gerizim | Garizim | 基利心
Mount Ebal, Ebal | Ebal | Ébal | 以巴路
Mount Hor | monte de Hor, monte Hor | montagne de Hor | 何珥山
Pisgah | Pisga | Pisga | 毗斯迦, 毘斯迦
Rephidim | Refidim, Rephidim | Rephidim | 利非订
Marah | Mara | Mara | 玛拉的苦水, 玛拉的水
Elim | Elim | Élim | 以琳
Meribah | Meriba | Meriba | 米利巴
Kadesh-barnea, Kadesh | Cades-barnea, Cades | Kadès-Barnéa, Kadès | 加低斯巴尼亚, 加低斯
Midian | Madián | Madian | 米甸
Shittim | Sitim, Sittim | Sittim | 什亭
Kiriath-jearim | Quiriat-jearim, Chîriath-jearim | Kirjath-Jearim | 基列耶琳
Kidron | Cedrón | Cédron | 汲沦
Gihon | Gihón | Guihon | 基训
Hinnom | Hinom | Hinnom | 欣嫩
Tophet, Topheth | Tofet, Topheth | Topheth | 陀斐特
Ophir | Ofir, Ophir | Ophir | 俄斐
Lebanon | Líbano | Liban | 利巴嫩, 黎巴嫩
Euphrates | Éufrates | Euphrate | 幼发拉底, 伯拉河
=Nile | Nilo | Nil | 尼罗河
Chebar | Quebar, Chebar | Kebar | 迦巴鲁
Ur of the Chaldeans, Ur | Ur | Ur | 吾珥
Mesopotamia | Mesopotamia | Mésopotamie | 米所波大米, 美索不达米亚
Persia | Persia | Perse | 波斯
=Media | Media | Médie | 玛代
Ethiopia, Cush | Etiopía | Éthiopie | 埃塞俄比亚, 古实
Judea | Judea | Judée | 犹太地
Decapolis | Decápolis | Décapole | 低加波利
Bethsaida | Betsaida, Bethsaida | Bethsaïda | 伯赛大
Chorazin | Corazín | Chorazin | 哥拉汛
Bethphage | Betfagé, Bethphagé | Bethphagé | 伯法其
Nain | Naín | Naïn | 拿因
Sychar | Sicar, Sichâr | Sychar | 叙加
Arimathea | Arimatea | Arimathée | 亚利马太
Cyrene | Cirene | Cyrène | 古利奈
Lydda | Lida, Lydda | Lydde | 吕大
Iconium | Iconio | Icone | 以哥念
Lystra | Listra | Lystre | 路司得
Derbe | Derbe | Derbe | 特庇
Troas | Troas | Troas | 特罗亚
Macedonia | Macedonia | Macédoine | 马其顿
Achaia | Acaya, Achâya | Achaïe | 亚该亚
Galatia | Galacia | Galatie | 加拉太
Cilicia | Cilicia | Cilicie | 基利家
Crete | Creta | Crète | 革哩底, 克里特
Miletus | Mileto | Milet | 米利都
Cenchreae | Cencrea | Cenchrées | 坚革哩
Puteoli | Puteolos | Pouzzoles | 部丢利
=Spain | España | Espagne | 西班牙, 士班雅
Smyrna | Esmirna, Smirna | Smyrne | 士每拿
Pergamum, Pergamos | Pérgamo | Pergame | 别迦摩
Thyatira | Tiatira | Thyatire | 推雅推喇
Sardis | Sardis | Sardes | 撒狄
Philadelphia | Filadelfia | Philadelphie | 非拉铁非
Greece | Grecia | Grèce | 希腊
Alexandria | Alejandría | Alexandrie | 亚历山太, 亚历山大城, 亚力山太
Arabia | Arabia | Arabie | 阿拉伯, 亚拉伯
Italy | Italia | Italie | 意大利, 义大利
Philistia | Filistea | Philistie | 非利士地
Perga | Perge | Perge | 别加
Pisidia | Pisidia | Pisidie | 彼西底
Cappadocia | Capadocia | Cappadoce | 加帕多家
`
