/** Parables, dreams and visions that Scripture itself explains, with the verses that say what they mean. */
export const MEANINGS = `
meaning MAT 13:18-19; MAT 13:20-23; LUK 8:11-15; MRK 4:14-20 | sower, seed and the soil, four soils, seed…path | sembrador, la semilla y los terrenos, cuatro terrenos | semeur, quatre terrains | 撒种, 播种的比喻, 种子的比喻, 四种土
meaning MAT 13:37-39; MAT 13:40-43 | weeds, tares, wheat and | cizana, trigo y la | ivraie, bon grain | 稗子, 麦子与, 莠子
meaning MAT 13:49-50 | dragnet, parable of the net, fishing net | parabola de la red, red de pesca | parabole du filet | 撒网的比喻, 网的比喻
meaning LUK 10:36-37; LUK 10:29-30 | good samaritan | buen samaritano | bon samaritain | 好撒马利亚人, 好撒玛利亚人, 慈善的撒, 善良的撒
meaning LUK 15:31-32; LUK 15:7; LUK 15:20-24 | prodigal son, prodigal, lost son, older brother | hijo prodigo, hijo perdido | fils prodigue, enfant prodigue, fils perdu | 浪子
meaning LUK 15:7; MAT 18:12-14 | lost sheep | oveja perdida | brebis perdue, brebis egaree | 失羊, 迷失的羊, 走失的羊, 亡羊
meaning LUK 15:10 | lost coin, lost drachma | moneda perdida, dracma | piece perdue, drachme | 失钱, 丢失的钱, 失落的钱
meaning MAT 18:35; MAT 18:32-33 | unforgiving servant, unmerciful servant, debtor servant, wicked servant | siervo que no perdono, siervo malvado, siervo sin misericordia, dos deudores | serviteur impitoyable, debiteur impitoyable, mauvais serviteur | 不饶恕人的仆人, 不饶恕的仆人, 恶仆, 不肯饶恕
meaning MAT 25:13; MAT 25:10-12 | ten virgins, wise and foolish virgins, ten bridesmaids | diez virgenes, virgenes prudentes | dix vierges, vierges sages | 十童女, 十个童女, 聪明的童女, 十位童女
meaning MAT 25:29-30; MAT 25:21 | parable of the talents, the talents | parabola de los talentos, los talentos | parabole des talents, les talents | 按才受托, 才干的比喻, 银子的比喻, 塔冷通
meaning LUK 12:21; LUK 12:15 | rich fool | rico insensato, rico necio | riche insense | 无知的财主, 愚昧的财主, 糊涂的富
meaning LUK 18:1; LUK 18:6-8 | unjust judge, persistent widow, widow and the judge | juez injusto, viuda insistente, viuda persistente | juge inique, veuve importune, veuve perseverante | 不义的官, 切求的寡妇, 不义的法官, 恒切的寡妇
meaning LUK 18:14; LUK 18:9 | pharisee and the tax collector, pharisee and the publican | fariseo y el publicano, fariseo y el recaudador | pharisien et le publicain, pharisien et du publicain, pharisien et le collecteur | 法利赛人和税吏, 法利赛人与税吏
meaning MAT 20:14-16 | workers in the vineyard, labourers in the vineyard, laborers in the vineyard | obreros de la vina, trabajadores de la vina | ouvriers de la vigne, ouvriers de la onzieme, ouvriers dans la vigne | 葡萄园工人, 葡萄园的工人, 葡萄园雇工, 雇工的比喻
meaning MAT 21:42-43; MAT 21:45 | wicked tenants, tenants, vinedressers, husbandmen | labradores malvados, vinadores | vignerons, mauvais vignerons | 凶恶的园户, 园户
meaning MAT 22:14; MAT 22:8-10 | wedding feast, wedding banquet, great banquet | banquete de bodas, fiesta de bodas, gran cena, gran banquete | festin de noces, banquet de noces, grand banquet | 婚筵的比喻, 喜筵, 娶亲的筵席, 大筵席
meaning MAT 7:24; MAT 7:26-27 | wise and foolish builder, two builders, house on the rock, house on the sand, built…rock | casa sobre la roca, casa sobre la arena, dos constructores | maison sur le roc, maison batie sur, deux batisseurs | 磐石上的房子, 盖房子的比喻, 两种根基, 两个盖房, 房子…磐石
meaning LUK 13:8-9 | barren fig tree, fig tree that | higuera esteril, higuera sin fruto | figuier sterile | 不结果子的无花果, 不结果的无花果
meaning LUK 16:9; LUK 16:10-13 | shrewd manager, unjust steward, dishonest manager | mayordomo infiel, administrador infiel, administrador astuto | econome infidele, intendant infidele, gerant malhonnete | 不义的管家
meaning LUK 7:47; LUK 7:41-43 | two debtors | los dos deudores | les deux debiteurs | 两个债户, 两个欠债
meaning JHN 15:5; JHN 15:1-2 | vine and the branches, true vine, i am the vine | vid y los pampanos, vid verdadera, vid y los sarmientos | vigne et les sarments, vraie vigne, cep et | 真葡萄树, 葡萄树和枝子, 葡萄树与枝子
meaning JHN 10:11; JHN 10:14-15 | good shepherd | buen pastor | bon berger, bon pasteur | 好牧人, 善牧
meaning GEN 41:29-31; GEN 41:25 | pharaoh + dream, seven cows, fat cows, ears of grain | faraon + sueno, vacas, espigas | pharaon + reve, songe, vaches, epis | 法老 + 梦, 七只母牛, 七头, 麦穗
meaning GEN 40:12-13; GEN 40:18-19 | cupbearer, butler, baker + dream | copero, panadero + sueno | echanson, panetier, boulanger + reve, songe | 酒政, 膳长, 司酒 + 梦
meaning GEN 37:7-8; GEN 37:10 | joseph + sheaves, his dream, dreams of joseph, joseph's dream | jose + gavillas, suenos de jose, sueno de jose | joseph + gerbes, reves de joseph, songes de joseph, songe de joseph | 约瑟 + 禾捆, 约瑟的梦, 约瑟做的梦
meaning DAN 2:44; DAN 2:36-38 | nebuchadnezzar + statue, dream, image | nabucodonosor + estatua, sueno, imagen | nebucadn, nabuchodonosor + statue, reve, songe | 尼布甲尼撒, 拿步高 + 大像, 梦, 像
meaning DAN 5:26-28 | mene., tekel, writing on the wall, handwriting on the wall | mene., tekel, escritura en la pared, mano en la pared | mene mene, mene tekel, tekel, inscription sur le mur, ecriture sur le mur | 弥尼, 提客勒, 墙上的字, 墙上写
meaning DAN 7:17-18; DAN 7:23-25 | daniel + four beasts | daniel + cuatro bestias | daniel + quatre betes, quatre animaux | 但以理, 四兽 + 四兽, 四个大兽, 四只兽
meaning EZK 37:11-12; EZK 37:14 | dry bones | huesos secos | ossements desseches, os desseches | 枯骨
meaning REV 13:18; REV 13:16-17 | 666, number of the beast | 666, numero de la bestia | 666, chiffre de la bete, nombre de la bete | 666, 六百六十六, 兽的数目
meaning REV 1:20 | seven stars, seven lampstands, seven golden lampstands, seven candlesticks | siete estrellas, siete candeleros, siete candelabros | sept etoiles, sept chandeliers, sept candelabres | 七星, 七个金灯台, 七灯台, 七颗星
meaning ACT 10:28; ACT 10:34-35 | peter + sheet, vision…animals | pedro + lienzo, sabana, vision…animales | pierre + nappe, toile, vision…animaux | 彼得, 伯多禄 + 大布, 异象
meaning REV 12:9; REV 12:5 | red dragon, woman and the dragon, great dragon | dragon rojo, mujer y el dragon, gran dragon | dragon rouge, femme et le dragon, grand dragon | 大红龙, 红龙, 妇人和龙
`
