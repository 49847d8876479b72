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
`
