/**
 * Persons people ask about: English | Spanish | French | Chinese, other names after a comma.
 * `=`: only with a capital, being a common word otherwise.
 */
export const PERSONS = `
Adam | Adán | Adam | 亚当
Eve | Eva | Ève, Eve | 夏娃, 厄娃
Cain | Caín | Caïn | 该隐, 加音
Abel | Abel | Abel | 亚伯
Seth | Set, Seth | Seth | 塞特
Enoch | Enoc, Henoc | Hénoc, Énoch, Hénoch | 以诺
Methuselah | Matusalén, Mathusalem | Mathusalem, Metuschélah | 玛土撒拉
Noah | Noé | Noé | 挪亚, 诺亚, 诺厄
Nimrod | Nimrod | Nimrod | 宁录
Abraham, Abram | Abraham, Abrahán, Abram | Abraham, Abram | 亚伯拉罕, 亚伯兰, 亚巴郎
Sarah, Sarai | Sara, Saray | Sara, Saraï | 撒拉, 撒莱, 撒辣
Hagar | Agar | Agar | 夏甲
Ishmael | Ismael | Ismaël | 以实玛利
=Lot | =Lot | =Lot | 罗得
Melchizedek | Melquisedec, Melchîsedec | Melchisédek, Melchisédech | 麦基洗德
Isaac | Isaac | Isaac | 以撒
Rebekah, Rebecca | Rebeca | Rébecca | 利百加
Esau | Esaú | Ésaü | 以扫
Jacob | Jacob | Jacob | 雅各
Leah | Lea, Lía | Léa | 利亚
Rachel | Raquel, Rachêl | Rachel | 拉结
Laban | Labán | Laban | 拉班
Judah | Judá | Juda | 犹大
Tamar | Tamar | Tamar | 她玛
Joseph | José | Joseph | 约瑟, 若瑟
Potiphar | Potifar, Potiphar, Putifar | Potiphar, Putiphar | 波提乏
Benjamin | Benjamín | Benjamin | 便雅悯
Dinah | Dina | Dina | 底拿
Pharaoh | Faraón | Pharaon | 法老
Keturah | Cetura | Ketura, Qetoura | 基土拉
Amram | Amram, Amrán | Amram | 暗兰
Jochebed | Jocabed, Jochabed, Jocobed | Jokébed, Jokabed, Jocabed | 约基别
Moses | Moisés | Moïse | 摩西, 梅瑟
Aaron | Aarón | Aaron | 亚伦
Miriam | Miriam, María la hermana de Moisés, Mariam | Miriam, Myriam | 米利暗
Jethro | Jetro, Jethro | Jéthro | 叶忒罗
Zipporah | Séfora, Séphora | Séphora | 西坡拉
Balaam | Balaam | Balaam | 巴兰
Balak | Balac | Balak | 巴勒
Caleb | Caleb | Caleb | 迦勒
Joshua | Josué | Josué | 约书亚
Rahab | Rahab | Rahab | 喇合
Achan | Acán | Acan, Akan | 亚干
Phinehas | Finees, Phinees | Phinées | 非尼哈
Korah | Coré | Coré, Koré | 可拉
Deborah | Débora | Débora, Déborah | 底波拉
Barak | Barac | Barak | 巴拉
Jael | Jael | Jaël | 雅亿
Gideon | Gedeón | Gédéon | 基甸
Abimelech | Abimelec | Abimélec, Abimélek | 亚比米勒
Jephthah | Jefté, Jephté | Jephthé | 耶弗他
Samson | Sansón, Samsón | Samson | 参孙
Delilah | Dalila | Dalila, Delila | 大利拉
Ruth | Rut, Ruth | Ruth | 路得
Naomi | Noemí | Naomi, Noémie | 拿俄米
Boaz | Booz | Boaz, Booz | 波阿斯
Hannah | Ana | Anne | 哈拿
=Eli | =Elí | =Éli, =Héli | 祭司以利
Samuel | Samuel | Samuel | 撒母耳
Jesse | Isaí, Jesé | Isaï, Jessé | 耶西
Saul | Saúl | Saül | 扫罗
David | David | David | 大卫, 达味
Goliath | Goliat, Goliath | Goliath | 歌利亚
Jonathan | Jonatán, Jonathán | Jonathan | 约拿单
Michal | Mical, Michâl | Mical, Mikal | 米甲
Abigail | Abigail | Abigaïl | 亚比该
Nabal | Nabal | Nabal | 拿八
Bathsheba | Betsabé, Bath-sheba | Bath-Schéba, Bethsabée | 拔示巴
Uriah | Urías, Uría | Urie | 乌利亚
Nathan | Natán, Nathán | Nathan | 拿单
Absalom | Absalón, Absalom | Absalom | 押沙龙
Amnon | Amnón | Amnon | 暗嫩
Joab | Joab | Joab | 约押
Mephibosheth | Mefiboset, Mephi-boseth | Mephiboscheth | 米非波设
Uzzah | Uza, Uzza | Uzza | 乌撒
Solomon | Salomón | Salomon | 所罗门, 撒罗满
Queen of Sheba | reina de Sabá | reine de Saba | 示巴女王
Rehoboam | Roboam | Roboam | 罗波安
Jeroboam | Jeroboam | Jéroboam | 耶罗波安
Elijah | Elías | Élie | 以利亚, 厄里亚
Elisha | Eliseo | Élisée | 以利沙
Ahab | Acab, Achâb | Achab | 亚哈王, 亚哈
Jezebel | Jezabel | Jézabel | 耶洗别
Naaman | Naamán | Naaman | 乃缦
Gehazi | Giezi | Guéhazi | 基哈西
Jehu | Jehú | Jéhu | 耶户
Athaliah | Atalía | Athalie | 亚他利雅
Josiah | Josías | Josias | 约西亚
Hezekiah | Ezequías, Ezechîas, Ezekías | Ézéchias | 希西家
Manasseh | Manasés | Manassé | 玛拿西
Jabez | Jabes | Jaebets, Yaebets | 雅比斯
Nebuchadnezzar | Nabucodonosor | Nebucadnetsar, Nabuchodonosor | 尼布甲尼撒
Belshazzar | Belsasar, Baltasar | Belschatsar, Balthazar | 伯沙撒
Cyrus | Ciro | Cyrus | 古列, 居鲁士
Darius | Darío | Darius | 大利乌
Shadrach | Sadrac, Sadrach | Schadrac | 沙得拉
Meshach | Mesac, Mesach | Méschac | 米煞
Abednego | Abed-nego | Abed-Nego | 亚伯尼歌
Ezra | Esdras | Esdras | 以斯拉
Nehemiah | Nehemías | Néhémie | 尼希米
Zerubbabel | Zorobabel | Zorobabel | 所罗巴伯
Esther | Ester, Esther | Esther | 以斯帖
Mordecai | Mardoqueo, Mardochêo | Mardochée | 末底改
Haman | Amán | Haman | 哈曼
=Job | =Job | =Job | 约伯
Isaiah | Isaías | Ésaïe, Isaïe | 以赛亚
Jeremiah | Jeremías | Jérémie | 耶利米
Baruch | Baruc, Baruch | Baruch, Baruc | 巴录
Ezekiel | Ezequiel | Ézéchiel | 以西结
Daniel | Daniel | Daniel | 但以理
Hosea | Oseas | Osée | 何西阿
Gomer | Gomer | Gomer | 歌篾
Jonah | Jonás | Jonas | 约拿
Habakkuk | Habacuc | Habakuk, Habacuc | 哈巴谷
Haggai | Hageo, Haggeo | Aggée | 哈该
Zechariah | Zacarías | Zacharie | 撒迦利亚, 撒迦利雅
Malachi | Malaquías | Malachie | 玛拉基
Tobit, Tobias | Tobit, Tobías | Tobit, Tobie, Tobija | 多比, 多俾亚
Judith | Judit, Judith | Judith | 犹滴, 友弟德
Susanna | Susana | Suzanne, Susanne | 苏撒拿
Eleazar | Eleazar | Éléazar | 以利亚撒, 厄肋阿匝尔
Judas Maccabeus | Judas Macabeo | Judas Maccabée | 犹大马加比, 玛加伯
Jesus, Christ | Jesús, Jesucristo, Cristo | Jésus, Jésus-Christ, Christ | 耶稣, 基督
Mary Magdalene, Magdalene | María Magdalena, Magdalena | Marie de Magdala, Marie-Madeleine, Marie Madeleine | 抹大拉的马利亚, 抹大拉, 玛达肋纳
Virgin Mary, Mary | Virgen María, María | Vierge Marie, Marie | 马利亚, 玛利亚, 玛丽亚
Elizabeth, Elisabeth | Elisabet, Isabel | Élisabeth | 伊利莎白, 以利沙伯
Zacharias | Zacarías | Zacharie | 撒迦利亚
John the Baptist | Juan el Bautista, Juan Bautista | Jean-Baptiste, Jean Baptiste, Jean le Baptiste | 施洗约翰, 洗者若翰
Simeon | Simeón | Siméon | 西面
Anna | Ana la profetisa | Anne la prophétesse | 女先知亚拿
Herod | Herodes | Hérode | 希律
Herodias | Herodías | Hérodias | 希罗底
Salome | Salomé | Salomé | 撒罗米
Peter, Simon Peter, Cephas | Pedro, Simón Pedro, Cefas | Pierre, Simon Pierre, Céphas | 彼得, 伯多禄, 矶法
Andrew | Andrés | André | 安得烈
James | Santiago, Jacobo | Jacques | 雅各
John | Juan | Jean | 约翰, 若望
Philip | Felipe | Philippe | 腓力
Bartholomew | Bartolomé | Barthélemy | 巴多罗买
Thomas | Tomás | Thomas | 多马, 多默
Matthew, Levi | Mateo, Leví | Matthieu, Lévi | 马太, 玛窦
Judas, Judas Iscariot | Judas, Judas Iscariote | Judas, Judas Iscariot | 犹大, 加略人犹大
Matthias | Matías | Matthias | 马提亚
Nathanael | Natanael | Nathanaël | 拿但业
Nicodemus | Nicodemo | Nicodème | 尼哥底母, 尼哥德慕
Lazarus | Lázaro | Lazare | 拉撒路
Martha | Marta | Marthe | 马大, 玛尔大
Zacchaeus | Zaqueo | Zachée | 撒该
Bartimaeus | Bartimeo | Bartimée | 巴底买
Jairus | Jairo | Jaïrus | 睚鲁
Malchus | Malco | Malchus | 马勒古
Pilate, Pontius Pilate | Pilato, Poncio Pilato | Pilate, Ponce Pilate | 彼拉多
Caiaphas | Caifás | Caïphe | 该亚法
Barabbas | Barrabás | Barabbas | 巴拉巴
Simon of Cyrene | Simón de Cirene | Simon de Cyrène | 古利奈人西门
Joseph of Arimathea | José de Arimatea | Joseph d'Arimathée | 亚利马太人约瑟
Stephen | Esteban | Étienne | 司提反
Ananias | Ananías | Ananias | 亚拿尼亚
Sapphira | Safira | Saphira | 撒非喇
Simon Magus, Simon the magician, Simon the sorcerer | Simón el mago | Simon le magicien | 行邪术的西门
Cornelius | Cornelio | Corneille | 哥尼流
Dorcas, Tabitha | Dorcas, Tabita | Dorcas, Tabitha | 多加, 大比大
Paul | Pablo, Saulo | Paul | 保罗, 保禄
Barnabas | Bernabé | Barnabas | 巴拿巴
Silas | Silas | Silas | 西拉
=Mark, John Mark | Marcos, Juan Marcos | =Marc, Jean-Marc | 马可, 马尔谷
Luke | Lucas | Luc | 路加
Timothy | Timoteo | Timothée | 提摩太
Titus | =Tito | Tite | 提多
Lydia | Lidia | Lydie | 吕底亚
Priscilla, Aquila | Priscila, Aquila | Priscille, Aquilas | 百基拉, 亚居拉
Apollos | Apolos | Apollos | 亚波罗
Phoebe | Febe | Phœbé, Phébé | 非比
Eutychus | Eutico, Eutichô | Eutychus | 犹推古
Philemon | Filemón | Philémon | 腓利门
Onesimus | Onésimo | Onésime | 阿尼西母
Felix | =Félix | =Félix | 腓力斯
Agrippa | Agripa | Agrippa | 亚基帕
Demas | Demas | Démas | 底马
Nadab | Nadab | Nadab | 拿答
Abihu | Abiú | Abihu | 亚比户
Sisera | Sísara | Sisera | 西西拉
Orpah | Orfa | Orpa | 俄珥巴
Hophni | Ofni, Ophni | Hophni | 何弗尼
Abner | Abner | Abner | 押尼珥
Ish-bosheth | Isboset, Is-boseth | Isch-Boscheth | 伊施波设
Ahithophel | Ahitofel, Achîtophel | Achitophel | 亚希多弗
Hushai | Husai | Huschaï | 户筛
Abishai | Abisai | Abischaï | 亚比筛
Adonijah | Adonías | Adonija | 亚多尼雅
Abiathar | Abiatar, Abiathar | Abiathar | 亚比亚他
Zadok | Sadoc | Tsadok | 撒督
Naboth | Nabot, Naboth | Naboth | 拿伯
Micaiah | Micaías, Michâías | Michée fils de Jimla | 米该雅
Jehoshaphat | Josafat, Josaphat | Josaphat | 约沙法
Jehoiada | Joiada | Jehojada, Joïada | 耶何耶大
Joash | Joás | Joas | 约阿施
Uzziah | Uzías, Uzzías | Ozias | 乌西雅
Zedekiah | Sedequías, Sedechîas | Sédécias | 西底家
Gedaliah | Gedalías | Guedalia | 基大利
Sennacherib | Senaquerib, Sennachêrib | Sanchérib | 西拿基立
Vashti | Vasti, Vasthi | Vasthi | 瓦实提
Cleopas | Cleofas | Cléopas | 革流巴
Agabus | Agabo | Agabus | 亚迦布
Gamaliel | Gamaliel | Gamaliel | 迦玛列
Festus | Festo | Festus | 非斯都
Epaphroditus | Epafrodito | Épaphrodite | 以巴弗提
Lois, Eunice | Loida, Eunice | Loïs, Eunice | 罗以, 友尼基
Shamgar | Samgar | Chamgar, Shamgar | 珊迦
Ehud | Ehud, Aod | Éhud | 以笏
Eglon | Eglón | Églon | 伊矶伦
Othniel | Otoniel, Othoniel | Othniel | 俄陀聂
Tola | Tola, Thola | Thola | 陀拉
Jair | Jair | Jaïr | 睚珥
Ibzan | Ibzán | Ibtsan | 以比赞
Abdon | Abdón | Abdon | 押顿
Manoah | Manoa | Manoach | 玛挪亚
Achsah, Acsah | Acsa, Axa | Acsa | 押撒
Adoni-bezek | Adoni-bezec | Adoni-Bézek | 亚多尼比色
Hobab | Hobab | Hobab | 何巴
Dathan | Datán, Dathán | Dathan | 大坍
Abiram | Abiram | Abiram | 亚比兰
Eldad | Eldad | Eldad | 伊利达
Medad | Medad | Médad | 米达
Bezalel | Bezaleel | Betsaleel | 比撒列
Oholiab, Aholiab | Aholiab | Oholiab | 亚何利亚伯
=Hur | Hur | Hur | 户珥
Nahshon | Naasón | Nachschon | 拿顺
Ithamar | Itamar, Ithamar | Ithamar | 以他玛
Zelophehad | Zelofehad, Salphaad | Tselophchad | 西罗非哈
Sihon | Sehón | Sihon | 西宏
King Og, Og king of Bashan, Og of Bashan | rey Og, Og rey de Basán | roi Og, Og roi de Basan | 巴珊王噩, 噩王
Adoni-zedek | Adonisedec | Adoni-Tsédek | 亚多尼洗德
Jabin | Jabín | Jabin | 耶宾
Japheth | Jafet, Japhet | Japhet | 雅弗
Nahor | Nacor, Nachôr | Nachor | 拿鹤
Terah | Taré, Thare | Térach | 他拉
Lamech | Lamec, Lamech | Lémec | 拉麦
Bethuel | Betuel, Bethuel | Bethuel | 彼土利
Bilhah | Bilha | Bilha | 辟拉
Zilpah | Zilpa | Zilpa | 悉帕
Reuben | Rubén | Ruben | 流便
Simeon son of Jacob | Simeón hijo de Jacob | Siméon fils de Jacob | 西缅
Onan | Onán | Onan | 俄南
Perez | Fares, Phares | Pérets | 法勒斯
Shechem son of Hamor, Hamor | Hamor | Hamor | 哈抹
Elkanah | Elcana | Elkana | 以利加拿
Peninnah | Penina, Peninna | Peninna | 毗尼拿, 毘尼拿
Ichabod | Icabod, Ichâbod | I-Kabod, Ikabod | 以迦博
Kish | Cis | Kis | 基士
Agag | Agag | Agag | 亚甲
Ahimelech | Ahimelec, Ahimelech | Achimélec | 亚希米勒
Doeg | Doeg | Doëg | 多益
Achish | Aquis, Achîs | Akisch | 亚吉
Ahinoam | Ahinoam | Achinoam | 亚希暖
Eliab | Eliab | Éliab | 以利押
Asahel | Asael | Asaël | 亚撒黑
Amasa | Amasa | Amasa | 亚玛撒
Benaiah | Benaía, Benaías, Benaia | Benaja | 比拿雅
Ittai | Itai, Ittai | Ittaï | 以太
Barzillai | Barzilai | Barzillaï | 巴西莱
Shimei | Simei, Semei | Schimeï, Shiméï | 示每
Ziba | Siba | Tsiba | 洗巴
Rizpah | Rizpa | Ritspa | 利斯巴
Abishag | Abisag | Abischag, Abishag | 亚比煞
Araunah, Ornan | Arauna, Ornán | Aravna, Ornan | 亚劳拿, 阿珥楠
Obed-edom | Obed-edom | Obed-Édom | 俄别以东
Ahimaaz | Ahimaas | Achimaats | 亚希玛斯
Asaph | Asaf, Asaph | Asaph | 亚萨
Jeduthun | Jedutún, Jeduthún | Jeduthun | 耶杜顿
Hiram | Hiram | Hiram | 希兰
Shishak | Sisac | Schischak | 示撒
Ahijah | Ahías, Ahijah | Achija | 亚希雅
King Asa | rey Asa | roi Asa | 亚撒王, 王亚撒, 犹大王亚撒
Abijah | Abías, Abía | Abija | 亚比雅
Baasha | Baasa | Baescha | 巴沙
Zimri | Zimri | Zimri | 心利
Omri | Omri | Omri | 暗利
Ben-hadad | Ben-adad, Benadad | Ben-Hadad | 便哈达
Hazael | Hazael | Hazaël | 哈薛
Ahaziah | Ocozías, Ochôzías | Achazia | 亚哈谢
Jehoram, Joram | Joram | Joram | 约兰
Amaziah | Amasías | Amatsia | 亚玛谢
Jotham | Jotam, Jotham | Jotham | 约坦
Ahaz | Acaz, Achâz | Achaz | 亚哈斯
Pekah | Peka | Pékach | 比加
Rezin | Rezín, Resín | Retsin | 利汛
Hoshea | Oseas hijo de Ela | Osée fils d'Éla | 何细亚
Tiglath-pileser | Tiglat-pileser, Tiglath-pileser | Tiglath-Piléser | 提革拉毘尼色, 提革拉毗列色
Rabshakeh | Rabsaces | Rabschaké | 拉伯沙基
Eliakim | Eliacim | Éliakim | 以利亚敬
Shebna | Sebna | Schebna | 舍伯那
Hilkiah | Hilcías | Hilkija | 希勒家
Shaphan | Safán, Saphán | Schaphan | 沙番
Huldah | Hulda | Hulda, Houlda | 户勒大
Jehoahaz | Joacaz, Joachâz | Joachaz | 约哈斯
Jehoiakim | Joacim | Jojakim, Joïaqim | 约雅敬
Jehoiachin | Joaquín, Joachîn | Jojakin | 约雅斤
Pharaoh Neco, Necho | Necao, Nechâo | Néco | 尼哥
Nebuzaradan | Nabuzaradán, Nabuzaradan | Nebuzaradan | 尼布撒拉旦
Ahikam | Ahicam | Achikam | 亚希甘
Ebed-melech | Ebed-melec, Ebed-melech | Ébed-Mélec | 以伯米勒
Pashhur | Pasur, Pashur | Paschhur | 巴施户珥
Johanan | Johanán | Jochanan | 约哈难
Hananiah | Hananías | Hanania | 哈拿尼雅
Mishael | Misael | Mischaël | 米沙利
Azariah | Azarías | Azaria | 亚撒利雅
Ahasuerus, Xerxes | Asuero | Assuérus | 亚哈随鲁
Hegai | Hegai | Hégaï | 希该
Artaxerxes | Artajerjes | Artaxerxès | 亚达薛西
Sanballat | Sanbalat, Sanballat | Sanballat | 参巴拉
Tobiah the Ammonite, Tobiah | Tobías el amonita | Tobija | 多比雅
Eliashib | Eliasib | Éliaschib | 以利亚实
Zeresh | Zeres | Zéresch | 细利斯
Bildad | Bildad | Bildad | 比勒达
Zophar | Zofar, Sophar | Tsophar | 琐法
Eliphaz | Elifaz, Eliphaz | Éliphaz | 以利法
Elihu | Eliú | Élihu | 以利户
Amos | Amós | Amos | 阿摩司
Joel | Joel | Joël | 约珥
Obadiah | Abdías | Abdias | 俄巴底亚, 俄巴底
Micah | Miqueas | Michée | 弥迦, 米迦
Nahum | Nahum, Nahúm | Nahum | 那鸿
Zephaniah | Sofonías, Sophonías | Sophonie | 西番雅
Gabriel | Gabriel | Gabriel | 加百列, 加俾额尔
Archangel Michael, Michael | arcángel Miguel, Miguel | archange Michel, Micaël | 米迦勒, 弥额尔
Elimelech | Elimelec, Elimelech | Élimélec | 以利米勒
Obed | Obed | Obed | 俄备得
Shear-jashub | Sear-jasub | Schear-Jaschub | 施亚雅述
Zebedee | Zebedeo | Zébédée | 西庇太
Annas | Anás | Anne le grand prêtre | 亚那
Thaddaeus | Tadeo | Thaddée | 达太
Simon the Zealot | Simón el zelote, Simón Zelote | Simon le Zélote | 奋锐党的西门
Joanna | Juana | Jeanne femme de Chuza | 约亚拿
Rhoda | Rode, Rhode | Rhode | 罗大
Aeneas | Eneas | Énée | 以尼雅
Elymas, Bar-Jesus | Elimas, Barjesús | Élymas, Bar-Jésus | 以吕马, 巴耶稣
Sergius Paulus | Sergio Paulo | Sergius Paulus | 士求保罗
Jason | Jasón | Jason | 耶孙
Dionysius | Dionisio | Denys | 丢尼修
Damaris | Dámaris | Damaris | 大马哩
Crispus | Crispo | Crispus | 基利司布
Sosthenes | Sóstenes | Sosthène | 所提尼
Gallio | Galión | Gallion | 迦流
Sceva | Esceva, Sceva | Scéva | 士基瓦
=Demetrius | Demetrio | Démétrius | 底米丢
=Alexander | Alejandro | =Alexandre | 亚力山大
Erastus | Erasto | Éraste | 以拉都
Tychicus | Tíquico, Tichîco | Tychique | 推基古
Trophimus | Trófimo | Trophime | 特罗非摩
Aristarchus | Aristarco | Aristarque | 亚里达古
Gaius | Gayo, Gaio | Gaïus | 该犹
Claudius Lysias | Claudio Lisias | Claude Lysias, Lysias | 革老丢吕西亚, 革老丢·吕西亚
Tertullus | Tértulo | Tertulle | 帖土罗
Drusilla | Drusila | Drusille | 土西拉
Bernice | Berenice, Bernice | Bérénice | 百尼基
Publius | Publio | Publius | 部百流
Junia | Junia, Junias | Junia, Junias | 犹尼亚
Andronicus | Andrónico | Andronicus | 安多尼古
Tertius | Tercio | Tertius | 德丢
Rufus | Rufo | Rufus | 鲁孚
Epaphras | Epafras | Épaphras | 以巴弗
Archippus | Arquipo, Archîpo | Archippe | 亚基布
Euodia, Syntyche | Evodia, Síntique | Évodie, Syntyche | 友阿爹, 循都基
Onesiphorus | Onesíforo | Onésiphore | 阿尼色弗
Hymenaeus | Himeneo | Hyménée | 许米乃
Philetus | Fileto | Philète | 腓理徒
Theophilus | Teófilo | Théophile | 提阿非罗
Diotrephes | Diótrefes | Diotrèphe | 丢特腓
Candace | Candace | Candace | 干大基
Tiberius | Tiberio | Tibère | 提庇留
Gog | Gog | Gog | 歌革
=Dagon | Dagón | Dagon | 大衮
`
