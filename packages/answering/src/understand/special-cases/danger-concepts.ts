/**
 * Words that mean much the same where danger is told, whatever the language and the register: `husband`, `marido`, `mec` are
 * `partner`. The model (`danger-model.ts`) reads them beside the words themselves, so that what it learned of a slap it also
 * knows of a wallop. Folded forms; `*` stands for any ending. A word with two meanings (`son`, `pain`, `el`) stands nowhere.
 */
const LATIN = `
me       | i me my myself mine im ive id ill / yo mi mis conmigo / je moi mon ma mes j m
he       | he she him her his they them / ella ellos ellas / il elle ils elles lui
we       | we us our / nosotros nos nuestr* / nous notre nos
no       | not no never dont cant wont doesnt didnt isnt wasnt wouldnt don can won doesn didn couldn wouldn aint cannot without / nunca jamas ni tampoco sin / pas jamais plus rien ne sans
partner  | husband* hubby wife partner boyfriend* girlfriend* bf gf fiance* spouse ex exes missus bloke / marido* espos* mujer novi* pareja ex / mari conjoint* compagn* copain* copine* femme epou* mec keum ex fiance*
parent   | dad daddy mum mom mommy mummy mam mama papa father* mother* stepdad* stepmum* stepmom* stepfather* stepmother* parents / padre* madre* padrastro madrastra viejo jefita / pere mere maman papa parents daron* beaupere
kin      | brother* sister* uncle* aunt* auntie cousin* grandpa* grandma* grandfather* grandmother* granddad gran nan nana inlaw / herman* tio tia primo prima abuel* suegr* cunad* / frere* soeur* oncle tonton tante cousin* grandpere papi mamie belle beau
child    | daughter* kid kids baby babies child children boy girl niece nephew pupil student toddler grandson granddaughter teen / hij* nin* bebe chic* nene nena sobrin* niet* alumn* / fils fille* enfant* bebe gamin* gosse* petite petit niece neveu eleve*
power    | pastor priest elder deacon teacher coach boss leader landlord doctor bishop prophet counselor uncle stranger manager carer / pastor cura sacerdote anciano maestr* profe* entrenador jefe lider cuidador* patron* / pasteur pretre ancien prof professeur entraineur patron chef pretre prophete animateur
friend   | friend* mate neighbour* neighbor* roommate* colleague* coworker* classmate* bestie / amig* vecin* companer* colega* cuate / ami amie amis voisin* coloc* collegue* pote* camarade*
hit      | hit hits hitting beat beats beaten beating punch* kick* slap* smack* shove* choke* choking strangl* batter* thump* wallop* whack* headbutt* drag* belts belted leather* lamped decked floored throttl* lays laid pummel* clobber* swings swung backhand* clout* / peg* golpe* bofet* cachete* patad* puñet* punet* ahorc* ahog* empuj* zurr* paliz* tund* madrea* madriz* cachetad* guantaz* ostia* hostia* caneo cascar soba* trompad* cinturon* correa* zarand* arrastr* jalon* / frapp* tape tapes taper gifl* cogn* bat battre battu* claque* etrangl* pousse* baffe* beigne* tabass* rou* torgnole* secou* raclee taloche* patate* bastonn* fouett* ceinture chicot*
kill     | kill kills killed killing murder* shoot* shot bury buried strangle poison* smother* slaughter* / matar* mata mato mate matarl* asesin* envenen* degoll* balazo plomo quebrar / tuer tue tuera tuerai buter bute egorg* assassin* empoison* flingu* crever abattre descendre zigouill* etouff*
stab     | stab* shank* slash* gut knifed carve bullet trigger / apunal* acuchill* navajaz* chuz* puñal* tajo* filete* / poignard* planter plante suriner saigner larder
weapon   | knife knives gun shotgun rifle pistol blade blades razor* machete axe hammer petrol acid glock / cuchillo* navaja* pistola* escopeta* machete* arma* fierro* cuchilla* hacha gasolina acido soga cuerda mecate / couteau* arme* fusil* flingue* lame* rasoir* hache machette essence acide corde cutter surin
rope     | rope noose hang hanged hanging belt beam / ahorcarme colgarme viga lazo / pendre corde poutre pendu
die      | die died dies dying dead death suicide* suicidal unalive* kms / morir* muert* muer* suicid* palmar / mourir mort morte meurs meurt suicid* crever
live     | live living alive exist existing existence breathe breathing life wake waking here / vivir vida viva vivo existir despertar* amanecer / vivre vie vivant* exister reveiller respirer
want     | want wanna wish* rather hope ready / quiero quisiera ojala deseo ganas prefiero listo lista / veux voudrais aimerais envie voudrai pret prete prefere
end      | end ends ended ending over finish* done stop quit / acab* termin* fin final basta parar / finir fini finie terminer arreter cesser termine
go       | go going gone leave leaving left disappear* vanish* / ir irme voy marcho marchar* desaparec* partir largarme parto / partir pars parti partie disparaitre aller quitter
now      | tonight now soon tomorrow today midnight dawn morning sunrise bedtime evening weekend sunday / noche hoy ahora manana pronto madrugada ahorita domingo / soir nuit demain maintenant aujourd bientot aube dimanche minuit
decided  | decided decide plan* settled sorted arranged chose chosen prepared booked / decid* plan* arregl* prepar* eleg* / decide* prevu* prepare* choisi* regle* organise*
farewell | goodbye* farewell bye goodnight thank thanks thankyou sorry forgive last final / adios despid* despedi* gracias perdon* ultim* hasta / adieu* aurevoir merci pardon* dernier* derniere* adieux
letter   | letter letters note notes wrote written / carta* nota* escrib* / lettre* mot ecrit* ecrire
belong   | belongings insurance policy funeral coffin grave will inheritance passwords savings jewellery papers plot beneficiary / herencia seguro* entierro ataud testamento contrasena* ahorros poliza beneficiari* funeral tumba / assurance* obseques cercueil testament heritage affaires papiers beneficiaire* tombe mots
give     | give gave giving given away donated / regal* di doy reparti* don* / donne* legue* distribu* offert*
pills    | pill pills tablet tablets meds medicine* medication* paracetamol tylenol ibuprofen insulin overdose* sleeping bottle blister capsules bleach xanax opioids morphine sedatives antifreeze pesticide / pastilla* medicament* medicina* frasco tabletas paracetamol insulina somnifer* clonazepam veneno cloro lejia blister* sobredosis raticida pildoras / cachet* medoc* medicament* comprime* somnifere* doliprane paracetamol insuline plaquette* boite javel surdose* pilule* morphine
swallow  | took taken swallow* gulped downed ate drank drunk stash* hoard* stockpil* saved saving counted / trag* tome tomo tomado tragado bebi guard* junt* acumul* / avale* pris prendre bu stocke* garde mis
height   | bridge* roof* ledge balcony railing* cliff rooftop tracks train platform window edge parapet overpass / puente* azotea* tejado balcon barandilla vias tren anden ventana cornisa precipicio borde viaducto / pont* toit* balcon rebord rambarde falaise rails train quai fenetre parapet bord
jump     | jump* fall step* stepp* / salt* tir* lanz* / saut* jeter jette enjamb*
cut      | cut cuts cutting slice* slit burn burns burned burning scratch* carve* / cort* raj* quem* tajo* aran* / coup* coupe* scarifi* taillad* brul* entaill* griff*
body     | arm arms wrist wrists thigh thighs leg legs rib ribs neck throat face eye lip jaw nose skull cheek stomach back tooth head hair / brazo* muneca* muslo* pierna* costilla* cuello garganta cara ojo labio nariz mandibula diente* espalda pelo / bras poignet* cuisse* jambe* cote* cou gorge visage oeil levre nez machoire dent* dos cheveux ventre crane
wound    | bruise* blood bleed* scar scars swollen stitches fracture* broke broken busted concussion purple / moret* moraton* sangr* cicatri* hinchad* puntos fractur* romp* roto rota partid* cardenal* / bleu bleus sang saign* cicatri* gonfle* points fracture* casse* pete* ecchymose* hematome*
sex      | rape* raped touch* molest* grope* naked undress* kiss* fondl* penis private privates panties nudes bed consent pornographic underwear / viol* toc* manose* desnud* bes* partes calzon* intim* nudes cama manosear / viol* touch* tripot* nu nue deshabill* embrass* intime* sexe culotte nudes lit caress* attouch*
force    | force* forced forces made makes against pinned held / oblig* forz* fuerza sujet* / force* oblige* contraint* malgre plaque
secret   | secret tell told nobody anyone knows ashamed / secreto* cuente diga nadie conte sabe* verguenza / secret* dire dis personne sait honte raconte*
fear     | afraid scared scare* fear terrified frightened petrified shaking / miedo aterr* asust* tembl* pavor / peur terrifi* effray* trembl* terroris*
hide     | hide hides hiding hid lock* locked bathroom wardrobe closet cupboard / escond* encerr* bano armario candado ropero / cach* enferm* toilettes placard verrou*
threat   | threat* threaten* warned swore swears promise* regret / amenaz* jur* advirt* arrepent* / menac* jure* jura promis regrett*
escape   | escape* flee run ran shelter refuge police / escap* huir huyo refugio policia salir / fuir fui echapp* refuge police sortir sauv*
control  | follows stalk* tracks controls phone passport allowed permission lets let / controla* vigila* sigue celular movil pasaporte permiso deja dejan / surveill* suit controle* portable passeport permission laisse interdit*
voice    | voice voices command* commands ordered / voz voces mand* orden* / voix ordonn* commande*
offer    | sacrifice* offering isaac altar / sacrific* ofren* isaac altar / sacrifi* offrande isaac autel
burden   | burden* weight trouble useless worthless failure waste nuisance bother* hate / carga estorb* inutil* fracas* molest* odi* lastre basura / fardeau poids boulet inutile* echec gene* deteste* nul nulle
tired    | tired exhausted fed sick weary drained worn / cansad* hart* agotad* rendid* / fatigu* epuis* marre lasse las creve ras
pain     | hurt hurts hurting pain suffering hurtful / dolor duele* sufr* dano / douleur* mal souffr* blesse*
sleep    | sleep asleep sleeping nap rest / dorm* duerm* suen* descans* / dorm* dodo sommeil repos*
despair  | hopeless* despair pointless alone empty point reason / esperanza solo sola vaci* sentido razon / espoir seul seule vide sens raison
better   | better without miss care notice / mejor extran* import* / mieux manqu* importe* soulag*
drug     | drunk drinks drinking drugs heroin needle relapse* meth coke booze / borracho droga* heroina jeringa recai* tom* coca / bourre ivre drogue* heroine seringue rechut* boit alcool shoot
food     | eat eating vomit* throw starve* starving purge* hungry / com* vomit* hambre ayun* / mang* vomi* faim jeun*
god      | god lord jesus christ father heaven / dios senor jesus cristo cielo / dieu seigneur jesus christ ciel
sin      | sin sins hell saved salvation forgiven forgive condemned unforgivable / pecad* infierno salv* perdon* conden* / peche* enfer salut sauve* pardonn* damne*
text     | bible verse* chapter psalm* scripture parable book sermon preach* study devotional commentary meaning mean gospel / biblia versiculo* capitulo salmo* escritura parabola libro sermon predic* estudio significa evangelio / bible verset* chapitre psaume* ecriture* parabole livre sermon predic* etude signifie evangile
name     | judas saul samson elijah job jonah david paul peter moses cain abel abraham jezebel uriah herod absalom goliath samuel stephen / sanson elias caifas moises cain pablo pedro herodes absalon goliat esteban / saul samson elie jonas moise paul pierre herode absalom goliath etienne
ask      | what why who how which does did / que quien cual como por donde / quel quelle qui pourquoi comment quoi que est
work     | job work school exam* homework meeting* boss diet gym class course project overtime chores dishes laundry commute essay shift / trabajo escuela examen* tarea* reunion* dieta gimnasio clase curso proyecto jefe limpieza platos turno oficina / travail boulot ecole examen* devoirs reunion* regime classe cours projet menage vaisselle bureau partiel* bac
thing    | movie film book series game phone weather heat match traffic internet laptop show song concert neighbour / pelicula libro serie juego telefono calor partido trafico internet cancion / film livre serie jeu telephone chaleur match circulation internet chanson
pet      | dog cat puppy kitten hamster rabbit pet vet horse bird parrot / perr* gat* mascota conejo veterinari* caballo pajaro / chien* chat chats chatte lapin veto veterinaire cheval oiseau hamster
ill      | cancer surgery diagnosis chemo hospital doctor hospice dementia stroke miscarr* miscarriage tumor biopsy / cancer cirugia diagnostico quimio hospital hospicio demencia derrame aborto perdi tumor biopsia / cancer chirurgie operation diagnostic chimio hopital demence avc couche tumeur biopsie
past     | ago years used since past once long when / hace anos antes desde cuando pasado / ans annees avant depuis autrefois quand passe
healed   | healed clean sober free testimony grateful recovered better helping helps / sane sanad* sobri* libre testimonio agradecid* recuperad* ayuda* / gueri* sobre libre temoignage reconnaissan* remis aide aident
help     | help save rescue emergency / ayuda* auxilio socorro salv* urgente / aide* secours urgence aidez sauv*
joke     | lol haha funny laugh* joke kidding literally / jaja* risa broma literal / mdr lol rire* blague
feel     | feel feeling sad cry crying miss lonely angry guilt* ashamed anxious worried / siento triste llor* extrano culpa* enojad* ansiedad preocup* / sens triste pleur* manque coupable* colere angoiss* inquiet*
`

const HAN = `
me       | 我 咱 俺 本人
he       | 他 她 佢 他们 她们 佢哋
we       | 我们 咱们 我哋 咱俩
no       | 不 没 没有 别 唔 冇 无 未 唔好 不会 不能 不再
partner  | 老公 丈夫 先生 老婆 太太 妻子 媳妇 男友 男朋友 女友 女朋友 前夫 前妻 前任 对象 前男友 前女友 同居人 爱人 那口子 屋企人 条仔 另一半 枕边人
parent   | 爸 妈 爸爸 妈妈 父亲 母亲 爸妈 父母 继父 继母 后爸 后妈 养父 老豆 老母 阿爸 阿妈 老爸 老妈 爹 娘
kin      | 哥 姐 弟 妹 哥哥 姐姐 弟弟 妹妹 叔叔 伯伯 舅舅 姑姑 阿姨 姨丈 姑丈 姐夫 爷爷 奶奶 外公 外婆 阿公 阿嬷 表哥 堂哥 公公 婆婆 婆家 阿爷 阿嫲 阿哥 细佬 岳父
child    | 孩子 小孩 宝宝 婴儿 儿子 女儿 侄子 侄女 孙子 孙女 学生 细路 仔 囡 阿女 阿仔 娃 闺女 小朋友 囝仔 小鬼
power    | 牧师 神父 传道 长老 执事 老师 教练 老板 主管 领导 医生 房东 先知 使徒 团长 阿sir 校长 看护 辅导 带领 上司 教授
friend   | 朋友 同学 室友 邻居 同事 闺蜜 姐妹 弟兄 隔壁 好友 网友 同房 死党
hit      | 打 揍 踢 踹 扇 掐 勒 抽 殴 巴掌 耳光 皮带 拳头 拳 捶 撞 推 扯 拖 砸 甩 泼 烫 扁 巴头 k我 兜巴 掴 丢我 藤条 衣架 棍 鞭 抓伤 咬
kill     | 杀 弄死 砍 砍死 毒死 掐死 闷死 同归于尽 做掉 干掉 灭口 斩 斩死 宰 勒死 偿命 灭门
stab     | 捅 刺 插 扎 割喉 劏 砍几刀
weapon   | 刀 枪 剪刀 水果刀 菜刀 美工刀 刀片 斧头 汽油 硫酸 西瓜刀 界刀 𠝹刀 铁棍 锤子 炸药
rope     | 绳 绳子 上吊 吊颈 吊死 麻绳 童军绳 绳圈
die      | 死 自杀 轻生 自尽 去世 死掉 丧命 没命 寻死 自我了断 死亡 噶 亖
live     | 活 活着 活下去 生命 命 醒 醒来 存在 起身 睁眼 呼吸 条命 做人
want     | 想 要 希望 愿 盼 宁愿 但愿 想要 恨不得 好想 巴不得 决定 打算 情愿
end      | 结束 完 了结 解脱 终结 断 算了 放手 收场 了断 玩完 到此为止 为止 熄灯 收工
go       | 走 离开 消失 走了 离去 走先 去 出发 上路 先走 行先 一走了之
now      | 今晚 今夜 今天 现在 明天 明早 天亮 凌晨 半夜 听日 今日 周末 马上 即将 就快 快要 很快 天光 听晚 礼拜天 主日
decided  | 想好 决定 安排 准备 计划 选好 定了 谂好 准备好 备好 打点 处理好 搞掂 搞定
farewell | 再见 永别 告别 拜拜 晚安 谢谢 对不起 最后 原谅 保重 多谢 抱歉 来世 下辈子 来生 勿念 别了 道别 珍重 天上见 对唔住 唔该
letter   | 信 遗书 写好 遗言 纸条 留言 录音 录影 视频 讯息 帖子
belong   | 保险 后事 存折 密码 遗产 遗嘱 棺材 寿衣 坟 墓 骨灰 财产 房契 受益人 保单 丧礼 葬 提款卡 印章 首饰 手尾 棺 过户
give     | 送人 送给 分给 留给 交给 托付 送走 转给 拜托 交托 分咗 俾晒 送晒 捐
pills    | 药 安眠药 药片 止痛药 农药 一瓶 药瓶 普拿疼 胰岛素 头孢 百草枯 安定 褪黑素 煤气 瓦斯 炭 木炭 烧炭 片 粒 颗 漂白水 药丸 必理痛 安眠 洁厕 老鼠药 通乐 佐匹克隆
swallow  | 吃 吞 喝 灌 攒 存 囤 服 吞了 吞咗 储 食咗 一次 全部 整瓶 储埋 收埋 藏 积 凑
height   | 桥 楼顶 天台 阳台 顶楼 窗台 铁轨 窗边 栏杆 悬崖 江边 河边 海边 月台 地铁 站台 高楼 女儿墙 路轨 窗口 围栏 楼上 边缘 崖边
jump     | 跳 跳下去 跳楼 卧轨 跨 翻过 踏出 跨过 一跃 往下
cut      | 割 划 烫 刻 切 𠝹 别手 扎 抠 划了 割了
body     | 手 手臂 手腕 手臂上 手腕上 大腿 腿 脖子 脸 眼 嘴 肋骨 鼻 头 头发 背 肚子 颈 面 膊头 手臂 胳膊 牙 耳朵 喉咙 腰 额头 手指 嘴角 眼眶 膝盖
wound    | 血 淤青 瘀青 伤 伤口 疤 流血 骨折 肿 断 缝 青一块 烟头 淤血 瘀 血痕 裂 印 青紫 红印 烫伤 伤痕 内伤
sex      | 强奸 性侵 强暴 猥亵 摸 碰 下面 脱 裸 亲嘴 睡我 裤 内裤 裸照 被窝 身体 屁股 胸 失身 非礼 搞我 玷污 衣服 侵犯 揩油 上床 同房 房间 咸猪手 掂 私处 床上
force    | 强迫 逼 硬 强行 压 按 按住 不愿意 硬来 压住 夹硬
secret   | 秘密 不敢 不能说 没人知道 告诉 别说 没人信 说出去 唔敢 讲出去 声张 家丑 没人 冇人
fear     | 怕 害怕 恐惧 发抖 好惊 惊 吓 胆战 提心吊胆
hide     | 躲 藏 锁 反锁 厕所 衣柜 关在 关 锁住 匿
threat   | 威胁 恐吓 敢 小心点 等着 走着瞧 好看 恐怖 后果 收拾 放话 睇住嚟 寻仇 堵
escape   | 逃 逃走 跑出来 报警 收容 庇护 求救 走佬 逃出来 走难
control  | 手机 护照 身份证 不准 不许 不让 监视 跟踪 控制 扣 没收 定位 唔准 唔俾 出门
voice    | 声音 有声音 吩咐 命令 耳边 叫我 启示
offer    | 献 献祭 以撒 祭坛 祭 燔祭 献上 祭物
burden   | 累赘 负担 拖累 废物 没用 多余 麻烦 包袱 废人 废柴 负累 连累 碍事 没价值 讨厌自己 恨自己
tired    | 累 攰 疲倦 厌 厌倦 烦 受够 倦 疲惫 心累 撑不住 撑不下去 顶唔顺
pain     | 痛 苦 痛苦 疼 难受 受苦 煎熬 折磨 辛苦
sleep    | 睡 睡着 睡觉 训 长眠 安息 休息 瞓 瞓着 一觉 歇 安静
despair  | 绝望 没希望 没意思 没意义 孤单 空虚 没出路 冇希望 没路 冇意思 无望 看不到
better   | 更好 轻松 难过 在乎 想念 解脱 清净 省心 忘了我 记得我 好过
drug     | 酒 喝酒 毒 吸毒 戒 复吸 针 酒醉 饮酒 饮醉 喝醉 冰毒 打针 吸
food     | 吃 吐 催吐 饿 绝食 禁食 暴食 抠喉
god      | 神 主 上帝 耶稣 天父 天主 天家 天堂 祂 祢 基督
sin      | 罪 地狱 得救 饶恕 赦免 救恩 下地狱 犯罪 审判
text     | 圣经 经文 哪章 哪节 诗篇 哪里 出处 讲章 讲道 查经 意思 解释 章 节 箴言 福音 比喻 书信 历史 神学
name     | 犹大 扫罗 参孙 以利亚 约伯 约拿 大卫 保罗 彼得 摩西 该隐 亚伯 亚伯拉罕 耶洗别 乌利亚 希律 押沙龙 歌利亚 司提反 以色列 先知 法老
ask      | 什么 为什么 谁 怎么 哪 吗 呢 怎样 如何 点解 点样 是否
work     | 上班 工作 考试 作业 开会 学校 加班 减肥 论文 公司 家务 习惯 计划 考研 高考 课 返工 功课 年级 报告 社团 期末 通勤 内卷 面试
thing    | 电影 书 小说 剧 游戏 天气 热 手机 网络 综艺 歌 球 比赛 塞车 动漫 交通 蚊子
pet      | 狗 猫 宠物 兔子 鹦鹉 仓鼠 毛孩 狗狗 猫咪 鱼 兽医 马
ill      | 癌 癌症 手术 化疗 医院 流产 肿瘤 痴呆 中风 开刀 住院 病 确诊 安宁 小产 检查 慢性病
past     | 以前 年前 小时候 曾经 过去 当年 多年 从前 早就 细个 年了
healed   | 好了 痊愈 走出来 感恩 见证 康复 感谢主 帮助 稳定 有帮助 好转 好多了 医治
help     | 救命 救我 帮我 求助 救 帮帮 急 求求
joke     | 哈哈 笑死 开玩笑 哈 XD 笑 好笑 搞笑
feel     | 难过 哭 伤心 想念 孤独 生气 内疚 自责 羞耻 焦虑 担心 失落 委屈 愧疚 心酸 忧虑 挂住 舍不得
`

type Concepts = ReadonlyMap<string, number>

/** Every word of a table with the number of its concept; where two claim it, the first has it. */
function readTable(table: string): Concepts {
  const concepts = new Map<string, number>()
  const rows = table.trim().split('\n')
  rows.forEach((row, at) => {
    const [, ...words] = row.split(/[ |/]+/)
    for (const word of words) if (!concepts.has(word)) concepts.set(word, at + 1)
  })
  return concepts
}

const LATIN_CONCEPTS = readTable(LATIN)
const HAN_CONCEPTS = readTable(HAN)
const LONGEST = 4
const SHORTEST_STEM = 2

function conceptOfWord(word: string): number {
  const whole = LATIN_CONCEPTS.get(word)
  if (whole !== undefined) return whole
  for (let length = word.length; length >= SHORTEST_STEM; length--) {
    const stem = LATIN_CONCEPTS.get(`${word.slice(0, length)}*`)
    if (stem !== undefined) return stem
  }
  return 0
}

/** The longest word of the table that begins here: its concept, and how many characters it has. */
function longestFrom(units: readonly string[], at: number): { readonly concept: number; readonly length: number } {
  let found = { concept: 0, length: 1 }
  let word = ''
  for (let length = 1; length <= LONGEST && at + length <= units.length; length++) {
    word += units[at + length - 1]
    const concept = HAN_CONCEPTS.get(word)
    if (concept !== undefined) found = { concept, length }
  }
  return found
}

/** The concept that each unit ends, nought where none: `my hubby decked me` → me, partner, hit, me. */
export function conceptsOf(units: readonly string[], script: 'han' | 'latin'): number[] {
  if (script === 'latin') return units.map(conceptOfWord)
  const concepts = units.map(() => 0)
  for (let at = 0; at < units.length; ) {
    const { concept, length } = longestFrom(units, at)
    concepts[at + length - 1] = concept
    at += length
  }
  return concepts
}
