import { readMatters, recogniser } from './cue.ts'

/**
 * Sayings and teachings that people look for in the Bible and that are not there, laid out as `readMatters` reads them.
 */
const TABLE = String.raw`
footprints | footprints & sand|carried you|beach | huellas & arena|brazos|playa | (?:traces|empreintes) (?:de|des)?\s?(?:pas|dans) & sable|portais|plage | 脚印|足迹 & 沙滩|沙|背着你|背你
cleanliness | cleanliness & godliness|holiness|next to | limpieza & santidad|divinidad|piedad|cerca de dios|junto a | proprete & saintete|piete|proche de | 清洁|洁净|干净 & 近乎|仅次于|接近|次于 & 圣洁|敬虔|虔诚|神圣|神
helps-themselves | (?:god|lord|heaven) helps? (?:those|them|people|the one) (?:who|that) helps? | ayudate|al que madruga|a quien (?:se ayuda|madruga)|a los que se ayudan|a dios rogando & ayudare|ayuda|mazo | aide-toi|aide toi|aident? ceux qui s'aident & ciel|dieu | 自助者?天|天助自助|神帮助自助|上帝帮助自助|帮助那些?自助|神只帮助自己努力|自助.{0,6}天助
become-angels | (?:become|becomes|becoming|turn into|turned into|becomes? an?|are now|gets? (?:their|his|her)) (?:an? )?(?:angels?|wings) & die|dies|death|dead|babies|baby|heaven|grand|child|people|we|loved|passed | conv(?:ierten?|irtio|ertira) en (?:un )?angel|se vuelven? angel|son angeles|hacen? angel|convertirse en angel & ninos?|bebes?|muer|morir|difuntos|cielo|abuel|fallec | deviennent?|devenir|devenus?|transform & anges? & meur|mort|bebes?|enfants?|mourant|ciel|defunt|deced|grand- | (?:变成|成为|变|成了|化作|做了)(?:小)?天使 & 死|过世|去世|离世|小孩|婴儿|孩子|人|宝宝|亲人|奶奶|爷爷|天堂
reincarnation | reincarnat|past li(?:fe|ves)|previous li(?:fe|ves)|next life as|reborn as an? | reencarn|vidas? pasadas?|vida anterior|vidas anteriores | reincarn|vies? anterieures?|vies? passees? | 轮回|转世|投胎|前世|来世变 & !重生
money-root | money & root of all (?:the )?evils?|root of evil & !love of | dinero & raiz de todos? (?:los )?mal|raiz del mal & !amor al | argent & racine de tous? (?:les )?ma(?:l|ux)|racine du mal & !amour de l' | 金钱|钱财|钱 & 万恶之(?:根|源)|万恶的根|罪恶之源|一切罪恶的根 & !贪财
this-too | this too (?:shall|will) pass|this also shall pass | esto tambien pasara | cela aussi passera|ceci aussi passera|ca aussi passera|cela passera aussi | (?:这一切|这|一切|这也)(?:也)?(?:终将|都会|终会|终究会|总会|也会)(?:过去|成为过去)
spare-rod | spare the rod & spoil | (?:la letra con sangre entra)|quien bien te quiere te hara llorar|escatima.{0,10}vara.{0,20}(?:malcria|consiente) | qui aime bien chatie bien|epargne.{0,12}(?:verge|baton).{0,16}gate | 不打不成(?:器|才)|孩子不打不|棍棒(?:底)?下出孝子|省了棍(?:子|棒).{0,6}(?:坏|宠)
lion-lamb | lions? & lie(?:s|d)? down|lay(?:s|ing)? down|lying down|sleeps? & lambs? | leon & (?:acostar|echar|yacer|recostar|dormir|junto al) & cordero | lion & (?:couche|dort|cote|repose) & agneau | 狮子 & (?:同卧|躺|睡|同住|卧) & (?:羊羔|绵羊|羊)
seven-sins | (?:seven|7) (?:deadly|mortal|cardinal|capital) sins? | (?:siete|7) pecados? (?:capitales|mortales) | (?:sept|7) peches? (?:capitaux|mortels) | 七宗罪|七大罪|七罪宗|七个致死的罪
mysterious-ways | (?:god|lord) & (?:works?|moves?) in (?:a )?mysterious ways? | caminos (?:del senor|de dios) (?:son )?(?:misterios|inescrutables)|dios (?:obra|trabaja|actua) de (?:maneras|formas) misteriosas | voies (?:du seigneur|de dieu) (?:sont )?(?:impenetrables|mysterieuses)|dieu agit de maniere mysterieuse | (?:神|上帝|主)(?:的作为|做事|行事|的方式)?(?:以)?(?:神秘|奥秘)(?:的方式|莫测)
more-than-handle | (?:god|he|lord) & (?:gives?|give you|give us) & more than & (?:handle|bear|take) & !tempt & !1 corinthians | dios & aprieta pero no ahoga|no (?:te |nos )?(?:da|dara|manda|pone) (?:cargas?|mas|pruebas?|nada).*(?:pued\w*|podamos|soportar|aguantar|llevar) | dieu & (?:ne (?:nous |te )?donne|n'envoie|ne donne) & (?:plus que|au-dela|plus d'epreuves|jamais plus|au-dessus) & !tente | (?:神|上帝|主) & (?:不会给|从不给|绝不给|不给) & (?:承受不|担不|受不了|扛不|背不|无法承受|无法承担|不能承受)
hate-sin-love-sinner | hate the sin & love the sinner|not the sinner | (?:odia|odiar|odiad|aborrec\w+) (?:el|al) pecado & (?:ama|amar|amad|no al|pecador) | (?:hair|hais|haissez|deteste\w*) le peche & (?:aimer|aime|aimez|pecheur) | 恨(?:恶)?罪|憎(?:恨|恶)罪 & 爱罪人
for-a-reason | everything happens for (?:a|some) reason | todo (?:pasa|sucede|ocurre) por (?:algo|una razon|alguna razon) | (?:tout arrive|rien n'arrive) (?:pour|par|sans) (?:une raison|hasard|raison) | (?:一切|凡事|万事|任何事)(?:的)?(?:发生)?都有(?:它的|其)?(?:原因|道理|理由|意义)
follow-heart | follow your (?:own )?heart|listen to your heart | sigue (?:a )?tu (?:propio )?corazon|seguir (?:a )?tu corazon | suis ton coeur|suivez votre coeur|ecoute ton coeur|suivre son coeur | (?:跟随|跟着|追随|顺从|听从|听)(?:你|自己)?(?:的)?(?:自己的)?(?:内心|心)(?:走|的声音)?
hell-paved | (?:road|path|way) to hell & (?:paved|good intentions) | (?:camino (?:al|del) infierno|infierno esta) & (?:empedrado|buenas intenciones|pavimentado|lleno) | enfer & pave & (?:bonnes intentions) | (?:地狱) & (?:善意|好意) & (?:铺)
closed-door | (?:god|he|lord) (?:closes|shuts) (?:a|one) door & (?:window|another|opens) | (?:dios|se) (?:cierra|cierre) una puerta & (?:ventana|otra|abre) | (?:dieu|on|porte) (?:ferme|se ferme) & (?:fenetre|une autre) & (?:ouvre) | (?:关|关上|关了)(?:了)?(?:你的|你|一)?(?:一?扇)?门 & (?:窗)
charity-home | charity begins at home | la caridad (?:empieza|comienza|bien entendida) | charite bien ordonnee | (?:仁爱|爱心|慈善|行善)(?:要)?(?:从家|始于家|先从家)
own-self-true | to thine own self be true|be true to yourself & (?:bible|verse|scripture|where) | se fiel a ti mismo | sois fidele a toi-meme | (?:要)?(?:忠于|对)自己(?:忠实|真诚)?.{0,8}(?:经文|圣经|哪)
moderation | (?:everything|all things) in moderation|moderation in (?:all things|everything) | (?:todo con moderacion|todo en exceso es malo|moderacion en todo) | (?:tout avec moderation|de la moderation en tout|moderation en toutes? choses?) | (?:凡事|一切|万事)(?:要)?(?:适可而止|有度|中庸|适度)
idle-hands | idle (?:hands|mind) & (?:devil|satan) | (?:ociosidad|pereza|ocio) es (?:la )?madre de todos los vicios|mente ociosa & (?:diablo|taller) | oisivete (?:est )?(?:la )?mere de tous les vices | (?:游手好闲|闲懒的手|懒惰的手|闲着的手).{0,8}(?:魔鬼|作坊|工具)|闲人是魔鬼
let-go | let go (?:and|&) let god | sueltalo y dejaselo a dios|suelta y deja (?:a dios|que dios) | lache prise et laisse (?:faire )?dieu | 放手.{0,6}(?:让神|交给上帝|让上帝|让神做)
preach-words | preach the gospel & (?:use words|if necessary|words when) | predica(?:d)? el evangelio & (?:usa|palabras) & necesari | (?:prechez|preche|annonce[zr]?) l'evangile & (?:mots|paroles) & necessaire | 传福音 & (?:必要时|有必要|若有必要|必要的时候) & (?:言语|话语|用话|说话)
pets-heaven | (?:dogs?|cats?|pets?|animals?|puppy) & (?:go to heaven|in heaven|rainbow bridge|heaven) & !(?:horse|beast|lamb|four living) | (?:perros?|gatos?|mascotas?|animales) & (?:van al cielo|en el cielo|al cielo|ir al cielo) | (?:chiens?|chats?|animaux|animal) & (?:au (?:ciel|paradis)|iront au) | (?:宠物|狗|猫|小狗|小猫|动物).{0,8}(?:天堂|上天堂|去天堂|天国)
zodiac | (?:zodiac|horoscopes?|star signs?|astrology) & (?:verse|bible|where|which|teach|say|support|my|christian) & !what does the bible say about|\b(?:ok|okay|sin|wrong|allowed|fun|can|may|should)\b | (?:zodiaco|horoscopo|signo zodiacal|astrologia) & !que dice la biblia|\b(?:puedo|puede|pueden|pecado|malo|permit\w*)\b | (?:zodiaque|horoscope|signe astrologique|astrologie) & !que dit la bible|\b(?:droit|peche|mal|permis|peut|puis-je)\b | ^(?!.*(?:基督徒|可以|不行|行吗|好玩|算不算|可不可以|能不能|该不该|圣经怎么|是不是罪)).*(?:星座|占星|生肖|属相|八字)
forbidden-sweet | forbidden fruit & (?:sweetest|tastes|sweeter) | (?:fruta prohibida|fruto prohibido) & (?:mas dulce|dulce|apetecid|sabe) | fruit defendu & (?:meilleur|doux|gout) | 禁果.{0,6}(?:最甜|更甜|格外甜|分外甜)
blood-water | blood is thicker than water|blood of the covenant is thicker | la sangre (?:es mas espesa|tira|pesa mas) | (?:les )?liens du sang.{0,20}(?:plus forts|plus epais)|sang est plus epais | 血浓于水
time-heals | time heals (?:all|every) wounds? | el tiempo (?:lo )?cura (?:todo|todas|las heridas) | le temps guerit (?:tout|toutes|les blessures) | 时间(?:会|能|可以)?(?:治愈|医治|抚平|冲淡)(?:一切|所有|伤)
to-err | to err is human | errar es (?:de )?humano | l'erreur est humaine | (?:人非圣贤|孰能无过|人谁无过|犯错是人之常情)
eyes-window | eyes? (?:is|are) the windows? (?:to|of) (?:the|your) soul | ojos son (?:la ventana|el espejo|las ventanas) del alma | yeux sont (?:le miroir|la fenetre|les fenetres) de l'ame | 眼睛是(?:心灵|灵魂)(?:的|之)窗
honesty-policy | honesty is the best policy | la honestidad es la mejor (?:politica|regla) | l'honnetete est la meilleure (?:politique|des politiques) | 诚实(?:是|为)(?:最好的?)?(?:上策|策略)
good-things-wait | good things come to (?:those|him|people) who wait | (?:lo bueno|las cosas buenas) (?:se hace esperar|llegan? a quien)|quien espera desespera | tout vient a point a qui sait attendre | (?:好事|好东西)(?:总)?(?:会)?(?:临到|来到|属于|留给).{0,6}等(?:待|候)
pearly-gates | (?:st\.?|saint) peter & (?:gates?|pearly|keys at) & (?:heaven|pearly|die|stand|verse|bible|where) | san pedro & (?:puertas?) & cielo | saint pierre & (?:portes?) & (?:paradis|ciel) | (?:彼得|伯多禄).{0,10}(?:天堂|天国)(?:的)?(?:门口|大门|看门|守门)
karma | karma | karma | karma | 因果报应|善有善报|恶有恶报|业报|业力
heaven-watching | $never | $never | $never | 举头三尺有神明|人在做.{0,2}天在看
filial-first | $never | $never | $never | 百善孝为先|不孝有三
sincere-heart | $never | $never | $never | 心诚则灵|信则灵|心诚则应
do-good-blindly | $never | haz (?:el )?bien (?:y|sin) (?:no )?mir(?:es|ar) a quien | $never | 行善积德
appearances | (?:don't|do not|never) judge a book by (?:its|the) cover | las apariencias enganan|el habito no hace al monje | l'habit ne fait pas le moine | (?:不可|不要|不能)以貌取人|人不可貌相
practise-preach | practi[cs]e what you preach | predica(?:r)? con el ejemplo | (?:precher|preche) (?:par|d') l?'?exemple|faites ce que je dis | 以身作则.{0,6}(?:圣经|经文|哪)|言传身教.{0,6}(?:圣经|经文|哪)
limbo | limbo & (?:babies|unbaptized|verse|bible|where|infants|unbaptised) | limbo & (?:ninos|bebes|biblia|versiculo|bautiz) | limbes & (?:enfants|bebes|bible|verset|bapt) | 灵薄狱|地狱边境
`

/** What is looked for in the Bible and is not there: `where does it say god helps those who help themselves` → helps-themselves. */
export const findUnwritten = recogniser(readMatters(TABLE))
