/** Stories, sayings, doctrine and small things that sound near and are none. */
export const CALM: readonly string[] = `Tell me where the fruits of the Spirit are listed
My dog died and my daughter keeps crying
这份工作我快忍不下去了
no aguanto más a mi suegra
Parle-moi d’Abraham
怎么祷告 我不会
我不会开车
Why did Judas kill himself?
Tell me about Esther, I teach the youth group tonight
Ha muerto mi tía, ¿qué versículos leo en el funeral?
耶稣说“人若不恨自己的父母”，听起来好吓人，什么意思
bring up a child in the fear of the Lord
how did Saul die, did he kill himself?
Did Samson commit suicide?
Why did Abraham agree to sacrifice Isaac?
The sacrifice of Isaac
Who killed Goliath?
Why did Cain kill Abel?
Is suicide a sin?
What does the Bible say about suicide?
How many people did Herod kill in Bethlehem?
You shall not kill: what does it mean?
Why did God kill Uzzah?
I want to live for Christ
What does it mean to die to self?
to live is Christ, to die is gain
Did Jephthah kill his daughter?
What does the Bible say about domestic violence?
who touched Jesus' robe
Jesus touched the leper
Why did Amnon rape Tamar?
I hit rock bottom and found God
kill time with a Bible game
Jesus blesses the children
What does spare the rod mean for my son?
Did Moses kill the Egyptian?
Why did Elijah want to die?
Jonah asked to die, why?
my husband isn't a Christian. how can i win him
I'm afraid of dying of cancer
I am 14 and I want to be baptized
my wife and I argue all the time
Where is “thou shalt not kill”?
What is the secret of contentment?
how did John the Baptist die
I'm 16 and want to read the whole Bible
why do people die
¿Por qué se suicidó Judas?
¿Saúl se suicidó?
¿Por qué mató Caín a Abel?
El sacrificio de Isaac
¿Qué dice la Biblia sobre el suicidio?
¿Es pecado el suicidio?
No matarás, ¿qué significa?
¿Quién mató a Goliat?
¿Por qué Herodes mató a los niños?
Para mí el vivir es Cristo y el morir es ganancia
Tengo cáncer y me da miedo morir
Mi marido no es creyente, ¿qué hago?
tengo 14 años y quiero bautizarme
¿Jefté sacrificó de verdad a su hija?
¿Cómo murió Juan el Bautista?
Mi mujer y yo discutimos todo el tiempo
Alguien de la iglesia me hizo daño, ¿hablo con él?
¿Por qué Elías quería morir?
¿Qué dice la Biblia sobre la violencia?
Jesús toca al leproso
Pourquoi Judas s'est-il pendu ?
Saül s'est-il suicidé ?
Pourquoi Caïn a-t-il tué Abel ?
Le sacrifice d'Isaac
Que dit la Bible sur le suicide ?
Le suicide est-il un péché ?
Tu ne tueras point : que veut dire ce commandement ?
Qui a tué Goliath ?
Pourquoi Hérode a-t-il fait tuer les enfants ?
J'ai un cancer et j'ai peur de mourir
Mon mari n'est pas croyant, comment faire ?
j'ai 14 ans et je veux me faire baptiser
Jephthé a-t-il réellement sacrifié sa fille ?
comment est mort Jean-Baptiste
Ma femme et moi on se dispute sans arrêt
Quelqu'un à l'église m'a blessé
Pourquoi Élie voulait-il mourir ?
Mourir avec le Christ, que veut dire Paul ?
Jésus touche le lépreux
Je veux vivre pour Dieu
听道睡着、从三楼窗台掉下去的那个年轻人叫什么？
那个从窗户掉下去的少年叫什么名字
犹大为什么自杀
扫罗自杀了吗
圣经怎么看自杀
自杀是罪吗
该隐为什么杀亚伯
亚伯拉罕献以撒
不可杀人是什么意思
谁杀了歌利亚
希律为什么杀婴孩
向罪死是什么意思
我活着就是基督，我死了就有益处
我得了癌症，很怕死
丈夫不信主，我该怎么办
我14岁，想受洗
耶弗他真把自己女儿献为燔祭了？
施洗约翰怎么死的
我跟妻子老吵架
教会里有人伤害了我
以利亚为什么求死
摩西杀了埃及人以后去了哪里
耶稣摸麻风病人
猶大為什麼上吊
掃羅是自殺的嗎
聖經怎麼看自殺
大衛為什麼殺烏利亞
約伯為什麼咒詛自己的生日
他瑪被暗嫩玷污`.split('\n')
