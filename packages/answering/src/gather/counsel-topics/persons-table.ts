/**
 * Where they are told of who stand on many pages, for whoever asks only who they were: passages, the chief one first | English |
 * Spanish | French | Chinese names, folded.
 */
export const PERSONS = `
JHN 1:1-14; LUK 2:1-14; MRK 1:9-15; PHP 2:5-11; COL 1:15-20; 1CO 15:3-8 | jesus, jesus christ, christ | jesus, jesucristo, cristo | jesus, jesus-christ, le christ | 耶稣, 耶稣基督, 基督, 主耶稣
GEN 1:1-3; EXO 34:5-7; PSA 90:1-2; ISA 40:28-31; JHN 4:23-24; 1JN 4:7-10 | god, the lord, yahweh, jehovah, god the father | dios, yahve, jehova, dios padre | dieu, yahve, l'eternel, dieu le pere | 神, 上帝, 天主, 耶和华, 天父, 真神
GEN 2:7-25; GEN 3:1-24; ROM 5:12-19 | adam, eve, adam and eve | adan, eva, adan y eva | adam, eve, adam et eve | 亚当, 夏娃, 亚当和夏娃, 亚当夏娃
GEN 4:1-16; 1JN 3:11-12 | cain, abel, cain and abel | cain, abel, cain y abel | cain, abel, cain et abel | 该隐, 亚伯, 该隐和亚伯
GEN 6:9-22; GEN 8:15-22; HEB 11:7 | noah | noe | noe | 挪亚, 诺亚
GEN 12:1-9; GEN 15:1-6; GEN 22:1-14; HEB 11:8-12; ROM 4:1-12 | abraham, abram | abraham, abrahan, abram | abraham, abram | 亚伯拉罕, 亚伯兰
GEN 18:9-15; GEN 21:1-7; HEB 11:11-12 | sarah, sarai | sara, sarai | sara, sarah, sarai | 撒拉, 撒莱
GEN 21:1-7; GEN 22:1-14; GEN 26:1-6; GEN 27:1-29 | isaac | isaac | isaac | 以撒
GEN 25:24-34; GEN 28:10-22; GEN 32:22-32; GEN 49:1-2 | jacob | jacob | jacob | 雅各
GEN 37:3-11; GEN 39:1-6; GEN 41:37-45; GEN 45:1-8; GEN 50:15-21 | joseph the dreamer, joseph son of jacob, joseph of egypt | jose el sonador, jose hijo de jacob, jose de egipto | joseph fils de jacob | 约瑟
EXO 2:1-10; EXO 3:1-14; EXO 14:21-31; DEU 34:1-12; HEB 11:23-29 | moses | moises | moise | 摩西
EXO 4:14-16; EXO 28:1-3; EXO 32:1-6; NUM 20:23-29 | aaron | aaron | aaron | 亚伦
JOS 1:1-9; NUM 27:18-23; JOS 24:14-18 | joshua | josue | josue | 约书亚
JDG 13:2-5; JDG 16:4-22; JDG 16:23-31 | samson | sanson | samson | 参孙
1SA 3:1-21; 1SA 7:15-17; 1SA 16:1-13 | samuel | samuel | samuel | 撒母耳
1SA 9:1-2; 1SA 10:1; 1SA 15:10-23; 1SA 31:1-6 | king saul | rey saul, el rey saul | roi saul, le roi saul | 扫罗王
1SA 16:1-13; 1SA 17:41-51; 2SA 5:1-5; 2SA 7:8-16; 2SA 12:1-13; ACT 13:22 | david, king david | david, rey david, el rey david | david, roi david, le roi david | 大卫, 大卫王
1KI 3:5-14; 1KI 6:1; 1KI 10:23-25; 1KI 11:1-11 | solomon, king solomon | salomon, rey salomon, el rey salomon | salomon, roi salomon, le roi salomon | 所罗门, 所罗门王
1KI 17:1-6; 1KI 18:30-39; 1KI 19:9-18; 2KI 2:1-12 | elijah | elias | elie | 以利亚
2KI 2:9-15; 2KI 4:1-7; 2KI 5:1-14 | elisha | eliseo | elisee | 以利沙
ISA 6:1-8; ISA 1:1; 2KI 19:20-34 | isaiah | isaias | esaie | 以赛亚
JER 1:1-10; JER 20:7-13; JER 38:1-13 | jeremiah | jeremias | jeremie | 耶利米
DAN 1:1-8; DAN 2:19-28; DAN 6:10-23 | daniel | daniel | daniel | 但以理
EST 2:15-18; EST 4:10-17; EST 7:1-6 | esther, queen esther | ester, reina ester, la reina ester | esther, reine esther, la reine esther | 以斯帖
JOB 1:1-12; JOB 1:20-22; JOB 42:1-17; JAS 5:11 | job | job | job | 约伯
JON 1:1-17; JON 3:1-10; JON 4:1-11 | jonah | jonas | jonas | 约拿
LUK 1:26-38; LUK 1:46-55; JHN 2:1-5; JHN 19:25-27; ACT 1:14 | mary, virgin mary, mary mother of jesus, mary the mother of jesus | maria, virgen maria, la virgen maria, maria la madre de jesus | marie, vierge marie, la vierge marie, marie mere de jesus, marie la mere de jesus | 马利亚, 玛利亚, 圣母马利亚, 圣母, 耶稣的母亲马利亚
MAT 3:1-12; LUK 1:13-17; JHN 1:19-34; MRK 6:17-29 | john the baptist | juan el bautista, juan bautista | jean-baptiste, jean baptiste | 施洗约翰, 施洗者约翰
MAT 4:18-20; MAT 16:13-19; LUK 22:54-62; JHN 21:15-19; ACT 2:14 | peter, simon peter, apostle peter, saint peter, st peter | pedro, simon pedro, san pedro, el apostol pedro | pierre, simon pierre, saint pierre, l'apotre pierre | 彼得, 西门彼得, 使徒彼得
MRK 1:19-20; JHN 13:23-25; JHN 19:26-27; REV 1:9-11 | apostle john, john the apostle | apostol juan, el apostol juan, juan el apostol | apotre jean, l'apotre jean | 使徒约翰
MAT 26:14-16; MAT 26:47-50; MAT 27:3-5; ACT 1:16-20 | judas, judas iscariot | judas, judas iscariote | judas, judas iscariote, judas iscariot | 犹大, 加略人犹大
ACT 9:1-19; ACT 13:1-3; ACT 22:3-16; PHP 3:4-11; 1CO 15:8-10 | paul, apostle paul, saint paul, st paul, paul the apostle | pablo, san pablo, el apostol pablo, pablo de tarso | paul, saint paul, l'apotre paul, paul de tarse | 保罗, 使徒保罗
LUK 8:1-3; JHN 20:11-18; MRK 15:40-41 | mary magdalene | maria magdalena | marie-madeleine, marie madeleine, marie de magdala | 抹大拉的马利亚
JHN 20:24-29; JHN 11:16; JHN 14:5-6 | thomas, doubting thomas | tomas | thomas | 多马
ACT 6:8-15; ACT 7:54-60 | stephen | esteban | etienne | 司提反
MAT 27:11-26; JHN 18:33-38; LUK 23:13-25 | pilate, pontius pilate | pilato, poncio pilato | pilate, ponce pilate | 彼拉多
`
