/** Friends, enemies, strangers, the poor: what people do to each other. */
export const NEIGHBOURS = `
MAT 6:14-15; EPH 4:31-32; COL 3:12-14; MAT 18:21-22; LUK 17:3-4; LUK 23:34 | forgive someone, forgive people, forgive my, forgive the person, forgive others, how do i forgive, forgiveness | perdonar, perdon | pardonner, pardon | 饶恕, 原谅, 宽恕
MAT 18:15-17; MAT 5:23-24; GAL 6:1; COL 3:13; ROM 12:18 | hurt me, offended me, conflict, quarrel, wronged me | me ha hecho dano, me hizo dano, me ha herido, ofendi, conflicto | m'a blesse, m'a offens, conflit, m'a fait du mal | 伤害了我, 得罪我, 冲突, 纷争, 伤了我
ROM 12:17-21; MAT 5:43-45; LUK 6:27-28; PRO 25:21-22 | enem, revenge, retaliat, get back at | enemig, vengan, vengar | ennemi, venger, vengeance | 仇敌, 报复, 报仇
~ PRO 17:17; ECC 4:9-12; PRO 18:24; JHN 15:12-15; PRO 27:6-10 | friend | amig, amistad | amis, ami, amitie | 朋友, 友谊
LEV 19:33-34; DEU 10:18-19; MAT 25:35; HEB 13:2; EXO 22:21; EPH 2:19 | immigra, foreigner, refugee, stranger | inmigra, extranjeros, un extranjero, al extranjero que, refugiad | immigr, etrangers, un etranger, l'etranger, refugi, migrant | 移民, 外国人, 外地人, 寄居, 难民, 外来
HEB 13:2; ROM 12:13; 1PE 4:9; GEN 18:1-8; LUK 14:12-14 | l'hospitalite, hospitalite., d'hospitalitey, entertaining, welcome guests | hospital, hospedar | hospitalit, accueil | 接待, 待客
MIC 6:8; ISA 1:16-17; AMO 5:21-24; PRO 31:8-9; ISA 58:6-7; JAS 1:27 | justice, oppress, the poor, poverty | justicia social, oprimid, pobres, pobreza | justice sociale, opprim, pauvre | 公义, 社会公义, 穷人, 欺压, 弱势, 贫穷, 贫富
MAT 22:37-40; LUK 10:33-37; LEV 19:17-18; JHN 13:34-35; ROM 13:8-10 | love my neighbo, love your neighbo, my neighbo | amar al projimo, mi projimo | aimer son prochain, mon prochain | 爱人如己, 邻舍
ROM 12:17-18; PRO 3:27-29; PRO 15:1; MAT 22:37-40; LUK 10:33-37; LEV 19:18 | noisy neighbo, my neighbors are, my neighbours are, bad neighbo, neighbor problems | vecinos, mi vecin | mes voisins, mon voisin, ma voisine, voisins | 邻居
1CO 15:33; PRO 13:20; PSA 1:1-2; PRO 1:10-15; PRO 22:24-25; 1KI 12:8 | bad company, bad friends, toxic friend, bad influence, wrong crowd, wrong friends | malas companias, malos amigos, mala influencia, malas amistades | mauvaises frequentations, mauvais amis, mauvaise influence | 坏朋友, 损友, 狐朋狗友, 学坏, 酒肉朋友
HEB 13:3; MAT 25:36; GEN 39:20-23; PSA 142:5-7; ACT 16:25-26; LUK 4:18; PHP 1:12-14 | in prison, in jail, to prison, prisoner, inmate | carcel, esta preso, mi hijo preso, prision, encarcel, presos | en prison, detenu, prisonnier, incarcer | 坐牢, 监狱, 牢里, 服刑, 被关, 入狱, 犯人
1JN 3:17-18; DEU 15:7-8; ACT 3:2-6; LUK 6:30; PRO 19:17; MAT 25:35-40 | beggar, begging, homeless, panhandl | mendig, sin techo, sin hogar, pide limosna, piden limosna | mendiant, sans-abri, sans abri, sdf., mendie | 乞丐, 要饭, 乞讨, 流浪汉, 讨钱, 街友
COL 3:12-14; EPH 4:32; PRO 15:1; MAT 11:28-30; PHP 4:5; 2SA 9:6-7 | kindness, be kind, gentleness, be gentle | amabilidad, amable, bondad, mansedumbre | bonte, gentillesse, douceur | 温柔, 恩慈, 良善, 善待
ACT 17:26; GEN 1:27; ACT 10:34-35; GAL 3:28; LUK 10:33-37; REV 7:9; JAS 2:1 | racis, racial, interracial, ethnic | racis, racial, interracial | racis, racial, interracial | 种族, 歧视
PRO 16:28; LEV 19:16; EPH 4:29; JAS 3:5-10; PRO 26:20; PRO 11:13 | gossip, slander, behind my back, talk behind, talks about me, rumors, rumours | chisme, chismos, murmur, habla mal de mi, hablan mal de mi, difam, a mis espaldas | medisance, commerage, calomni, dans mon dos, ragots | 闲话, 背后议论, 背后讲, 背后说, 说我坏话, 讲我坏话, 坏话, 谣言, 八卦, 毁谤
`
