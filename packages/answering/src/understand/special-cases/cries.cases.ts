import type { NamedDanger } from './signs.ts'

/** What people in danger say, plainly and in veiled words; both Chinese scripts. */
export const CRIES: Readonly<Record<NamedDanger, readonly string[]>> = {
  'self-harm': `I've written my goodbye letters
I keep thinking about driving into a tree
nobody will notice when I'm gone
I started self harming again
I want to go be with Jesus tonight, I can't do another day
ya escribí mi carta de despedida
j'ai écrit ma lettre d'adieu
je me suis ouvert les veines
我想去见主，不想再撑了
I want it all to be over
what is the easiest way to die
I took a bunch of pills
I'm standing on a bridge
does God forgive suicide? I have a plan
I don't deserve to live
quisiera dormirme y no despertar
me tomé un frasco de pastillas
j'ai avalé des médicaments
je voudrais m'endormir et ne jamais me réveiller
我吃了很多安眠药
我不配活着
I want to kill myself
i dont want to live anymore
I just want to die
Would God forgive me if I killed myself?
if i kill myself will i go to hell
I'm thinking about ending my life
I can't go on anymore
I wish I was dead
I wish I had never been born
everyone would be better off without me
I've been cutting myself again
feeling suicidal, please help
I have suicidal thoughts every night
there is no reason to live
life is not worth living
I'm tired of living
I am going to take my own life tonight
i want to end it all
I don't see any point in living
nobody would miss me
I keep hurting myself
my daughter wants to die
my friend says he is going to kill himself
I can't do this anymore, goodbye world
I hope I don't wake up tomorrow and I want to die
I planned to hang myself
me quiero morir
me suicido
je me suicide ce soir
quiero matarme
ya no quiero vivir
no quiero seguir viviendo
no vale la pena vivir, no quiero vivir
quiero quitarme la vida
he pensado en suicidarme
tengo pensamientos suicidas
si me mato, ¿Dios me perdona?
ojalá no hubiera nacido
estarían mejor sin mí
quiero acabar con todo
estoy cansada de vivir
mi vida ya no tiene sentido
me corto los brazos
no puedo seguir así, no puedo seguir
mi hija se quiere matar
mi amigo se corta
quiero desaparecer
prefiero morir
voy a tomar todas las pastillas, quiero morir
a nadie le importa si vivo o muero
mi hermano dice que quiere morir
ya no aguanto más, Dios ayúdame
¿Es pecado si me suicido?
Ojalá estuviera muerto
je veux mourir
je veux en finir
j'ai envie de me tuer
je ne veux plus vivre
j'en ai marre de vivre
je pense au suicide
j'ai des idées suicidaires
si je me suicide, Dieu me pardonnera-t-il ?
j'aimerais ne plus exister
ma vie n'a plus de sens
je n'en peux plus
je me scarifie
je me coupe les bras
je vais mettre fin à mes jours
tout le monde serait mieux sans moi
je voudrais disparaître
à quoi bon vivre
ma fille veut mourir
mon ami veut se suicider
je préfère mourir
plus aucune raison de vivre
je veux me jeter sous un train
je n'ai plus envie de vivre
fatigué de vivre
personne ne me regrettera
je songe à en finir
我不想活了
活不下去了
我想自杀
好想死
活着没意思
活着好累
我想结束生命
真想一死了之
死了算了
自杀会下地狱吗？我想自杀
我有自杀的念头
我割腕了
我想从楼上跳下去，我要跳楼
我撑不下去了
没有我大家会更好
我不想醒来
生不如死
如果我自杀，神会原谅我吗
我儿子想自杀
我女儿割腕
活够了
我想消失
我不想活下去，主啊
朋友说他想死
没人在乎我的死活
我想死，神還會愛我嗎
活著好累，不想活了
我想結束自己的生命
我一直有輕生的念頭
撐不下去了，想一了百了`.split('\n'),
  abuse: `我老公为什么说要杀我
my boyfriend said he’d kill me if I leave, he has a gun
my partner keeps hurting me physically
he strangled me yesterday and said sorry
I'm scared to go home because of my husband
mi pareja me dio una paliza
me da miedo volver a casa con mi marido
mon mari m'a mis un coup de poing
j'ai peur de rentrer chez moi à cause de mon mari
丈夫一拳打在我脸上
我不敢回家，怕丈夫
my husband threw me against the wall
my wife throws plates at me and I have bruises
he won't let me leave the house
mi esposo me empujó por las escaleras
mon mari m'a poussée dans l'escalier
他不让我出门，还打我
my husband beats me
My husband hits me when he drinks
my wife hits me and I am ashamed
my boyfriend choked me last night
My husband raped me
I was raped
I was raped by a man from church
he says he will kill me if I leave
I am being abused by my partner
I'm in an abusive marriage, can I leave?
my dad beats me every day
my pastor touched me
my boss sexually assaulted me
He hits me but says he loves me
I am afraid he will kill me
my stepfather molested me
does God want me to stay in an abusive relationship? I am scared
my ex threatens me
she punches me
I've been sexually abused for years
my neighbor's husband beats her
my fiance slapped me, should I marry him
domestic violence in my home, what do i do
my brother hurts me
my partner strangled me
mi marido me pega
mi esposo me golpea cuando bebe
mi novio me violó
mi padre me maltrata
mi mujer me pega
me violaron
sufro violencia en casa, sufro maltrato
mi pareja me amenaza
mi marido amenaza con matarme, me amenaza de muerte
tengo miedo de mi marido
vivo con un hombre que me golpea
el pastor abusó de mí
soy víctima de abusos
mi ex me quiere matar
mi hermano me golpea
mi suegro me tocó
fui violada
mi esposo es violento
mi vecina dice que su marido la golpea
mi jefe me obliga a acostarme con él
mi hijo me pega
mi padrastro me toca
me pega delante de los niños
mi esposo me encierra
¿Debo perdonar a mi marido que me pega?
mi novio me estrangula
mon mari me bat
mon mari me frappe quand il boit
mon copain m'a frappée
ma femme me frappe
j'ai été violée
mon père me maltraite
il me frappe
il menace de me tuer
je suis victime de violences conjugales
je suis une femme battue
le pasteur m'a agressée
mon oncle m'a violée
j'ai peur de mon mari
mon conjoint m'étrangle
je me fais battre par mon mari
mon mari est violent
mon ex me menace
mon patron m'a touchée
je subis des violences
mon fils me frappe
ma voisine est battue, ma voisine se fait battre par son mari
on m'a violée
mon mari m'enferme
dois-je pardonner à mon mari qui me frappe ?
mon compagnon me gifle
mon beau-père a abusé de moi
我丈夫打我
老公喝酒就打我
我被强奸了
我被家暴
男朋友掐我
丈夫威胁要杀我
我老婆打我
爸爸天天打我
牧师性侵我
我被性侵了
他又打我了
我被丈夫家暴多年
继父摸我
前夫威胁我
我怕他会杀了我
老板性骚扰我，我被性骚扰
婆婆打我
丈夫对我动手
我妹妹被丈夫打
他说要杀死我
丈夫打我，圣经说要顺服
男友強暴我
先生常常打我
我被家暴了，該離婚嗎
我被性侵，神在哪裡`.split('\n'),
  child: `a man has been messaging my 11 year old daughter for nude pictures
my grandfather used to touch me
mi tío se mete en mi cama
le manda fotos desnudo a mi hija
mon oncle vient dans mon lit la nuit
爸爸晚上进我房间摸我
I'm 12 and my stepdad touches me at night
i am 15 and my coach kissed me
I am 13, my uncle hurts me
im 9 and my mom hits me
my Sunday school teacher touches me and says it's our secret
The priest touched me and told me to keep it a secret
my daughter told me that her uncle touched her
my son was molested at church
someone is hurting a child in our church, a man is hurting a child
my neighbor beats his children
my husband hits our son
a teacher is touching students
our little girl is being abused
My parents lock me in my room and beat us, my parents beat us
my husband is abusing my daughter
I was sexually abused as a child by my pastor and my church hid it
our pastor molested a boy
my mom's boyfriend touches me and says not to tell anyone, he made me keep the secret
the youth pastor kissed me and asked me to keep it secret
my sister hits her baby
my niece is being beaten
I'm 16 and my dad hits me
he touches me and says don't tell anyone
child abuse in my church, should I report
I am 10 and he shows me naked pictures
tengo 12 años y mi padrastro me toca
tengo 15 y mi entrenador me besa
tengo 11 años y mi papá me pega
mi hija me contó que su tío la toca
mi hijo fue abusado en la iglesia
el vecino golpea a sus hijos
mi marido pega a mi hija
el cura me tocaba y decía que no lo contara a nadie
el profesor toca a las alumnas, toca a una niña
mi sobrina sufre abusos
mi hijo es maltratado
mi esposo abusa de mi hija
mis padres me encierran
un pastor abusó de un niño
mi padre pega a mi hermanito
el catequista me toca y dice que sea nuestro secreto
tengo 14 años y me obliga a guardar secreto
una niña de mi clase dijo que su padre la toca
mi suegra maltrata a mi hijo
golpean a un niño en mi edificio
abusaron de mí cuando era niña
mi papá pega a mi hermana
tengo 13 años y un hombre me pide fotos
mi nieto fue golpeado
mi hijo me dijo que el cura lo tocó
j'ai 12 ans et mon beau-père me touche
j'ai 15 ans et mon entraîneur m'a embrassée
j'ai 10 ans et mon père me frappe
ma fille m'a dit que son oncle l'a touchée
mon fils a été abusé à l'église
le voisin frappe ses enfants
mon mari frappe notre fils, il frappe son fils
le prêtre me touche et dit de ne rien dire
un professeur touche des élèves
ma nièce est maltraitée
mon mari abuse de ma fille
mes parents me battent
le pasteur a abusé d'un enfant
mon père frappe mon petit frère
l'animateur me touche et dit que c'est un secret, que Dieu veut
j'ai 14 ans, il me demande des photos
ma sœur bat son bébé
mon enfant est battu à l'école
un garçon a été violé dans notre église, un enfant a été violé
on a abusé de moi quand j'étais enfant, touché quand j'étais petit
ma petite-fille m'a raconté que le voisin l'a touchée
j'ai 13 ans et mon cousin me force
le curé m'a caressé et m'a dit de n'en parler à personne
ma mère frappe ma petite sœur
abus sexuel dans notre église : dois-je le signaler ?
我12岁，继父晚上摸我
我15岁，教练亲了我
我十三岁，叔叔摸我
主日学老师摸我，叫我不要告诉别人
牧师摸我，说这是秘密
我女儿说叔叔摸她，女儿告诉我她被摸
我儿子在教会被性侵
邻居打孩子
丈夫打女儿
老师猥亵学生
我的侄女被虐待
爸妈天天打我
牧师性侵一个小女孩
教会里有人性侵儿童
我小时候被牧师性侵
妈妈打弟弟
孩子被老师打
继父侵犯女儿
我才9岁，爸爸打我
他摸我，还说不许说
舅舅亲我还脱我衣服
我14岁，輔導抱我親我
我女兒被老師摸
鄰居虐待小孩
我小時候被舅舅性侵`.split('\n'),
  violence: `I nearly hit my kid, I'm scared of myself
estoy a punto de matar a mi hermano
je suis à deux doigts de le tuer
我快忍不住要杀了他了
I bought a knife to hurt my stepfather
quiero hacerle pagar con sangre
je vais lui faire la peau
我要让他血债血偿
我真想一刀捅了他
I want to kill my boss
I am going to kill him
I'm going to shoot up the school
I want to stab my ex
God told me to kill my neighbor
I will kill her
voices tell me to hurt people, voices telling me to kill
I bought a gun and they will pay
I feel like killing someone
should I kill my abuser
I hit my wife and I'm ashamed
I keep hitting my wife
I am afraid I will hurt my baby
I shook my baby
I'm planning to poison my husband
I want to hurt him so bad
I am thinking of killing my father
I beat my son again, I beat my kids
is it a sin if I kill my stepdad
I could kill them all, I want to murder everyone
I'm scared I might kill him
I want to burn down the church
I hit my girlfriend
I have a knife and I will kill him
I'm going to beat up that man
quiero matar a mi jefe
lo voy a matar
voy a matar a mi esposo
tengo ganas de matar a alguien
compré una pistola y van a pagar
Dios me dijo que mate a mi vecino
quiero apuñalar a mi ex
le pego a mi mujer
golpeé a mi hijo
tengo miedo de hacerle daño a mi bebé
quiero envenenar a mi marido
pienso en matarlo
los voy a matar a todos
quiero dispararle
puedo matar a mi agresor, ¿puedo matar a ese hombre?
oigo voces que me dicen que mate
voy a quemar la iglesia
quiero hacerles daño
estoy pensando en matar a mi padre
pegué a mi novia y me arrepiento, le pegué a mi novia
¿es pecado si mato a mi padrastro?
la voy a matar
voy a golpear a mi hermano
te voy a matar
tengo un cuchillo y voy a matarlo
me dan ganas de estrangularla
je veux tuer mon patron
je vais le tuer
je vais tuer mon mari
j'ai envie de tuer quelqu'un
j'ai acheté une arme, ils vont payer
Dieu m'a dit de tuer mon voisin
je veux poignarder mon ex
je frappe ma femme
j'ai frappé mon fils
j'ai peur de faire du mal à mon bébé
je veux empoisonner mon mari
je pense à le tuer
je vais les massacrer
je veux lui tirer dessus, je veux le buter
puis-je tuer mon agresseur ?
des voix me disent de tuer
je vais mettre le feu à l'église
je veux leur faire du mal
j'ai secoué mon bébé
j'ai battu ma copine
est-ce un péché si je tue mon beau-père ?
je vais frapper mon frère
j'ai un couteau, je vais le tuer
j'ai envie de l'étrangler
je bats mes enfants
我想杀了我老板
我要杀了他
我想杀人
神叫我杀邻居
我打了我老婆，很后悔
我又打了孩子
我怕会伤害我的孩子
我买了刀，要他付出代价
我想砍死他
我想和他们同归于尽
我要毒死丈夫
我恨不得杀了他
可以杀死伤害我的人吗
我想炸掉学校
我准备今晚杀他
耶稣叫我杀人
我忍不住打孩子，我总是打孩子
我想捅死前夫
我要弄死他
我打算报复杀了他
有声音告诉我杀她，声音叫我去杀人
我想殺了他
我要殺死我爸爸
我怕自己會打孩子
我打了我的妻子`.split('\n'),
}
