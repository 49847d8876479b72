/** What people build passwords on, in the five languages and as keyboards lie: data, in no order. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
password passwort contrasena motdepasse passe pass pwd mima clave secret secreto admin administrator root user guest
test testing temp demo login welcome bienvenue bienvenido hello hola bonjour salut nihao master maitre super superman
batman spiderman pokemon naruto sasuke starwars matrix hunter killer ninja ranger samsung apple iphone android google
gmail facebook twitter instagram linkedin youtube tiktok wechat weixin microsoft windows computer ordenador internet
network server oracle database changeme letmein access abc abcd abcde abcdef abcdefg abcdefgh xyz aaa qwe qwer qwert
qwerty qwertyu qwertyuiop qwertz azerty azertyuiop asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz
qazwsx qazwsxedc wsx edc rfv iloveyou ilove love lover loveme loveyou forever amor amour teamo tequiero jetaime cheri
cherie mylove lovely honey angel ange baby babygirl girl boy princess princesa princesse prince queen king reina rey
sunshine sunflower flower soleil sol luna star stars sky blue red green black white orange purple silver golden
summer winter spring autumn verano invierno hiver printemps monday friday sunday january february march april may june
july august september october november december enero marzo abril mayo junio julio agosto janvier fevrier mars avril
juin juillet aout football futbol soccer baseball basketball hockey tennis golf barcelona barca realmadrid madrid
chelsea arsenal liverpool juventus manchester united chicago boston dallas london paris newyork texas california
florida america canada mexico espana france china beijing shanghai taiwan taipei hongkong japan tokyo korea india
michael jordan daniel david andrew joshua matthew anthony william robert thomas charles charlie george james john
joseph jonathan justin brandon ryan kevin jason eric steven patrick alexander alex nicolas nicole jessica jennifer
ashley amanda sarah michelle melissa stephanie elizabeth samantha lauren hannah emma sophie marie maria carlos jose
juan luis miguel pedro antonio alejandro fernando ricardo eduardo roberto pierre jean louis julien camille chloe lea
manon thomas nicolas claude martin bernard lisa linda anna susan karen peter paul mark luke jack jackie harry potter
tigger buster bailey maggie ginger pepper cookie chocolate cheese banana apple pizza coffee dragon monkey tiger lion
eagle panther dolphin horse pony kitty cat dog puppy doggy chien chat perro gato monster shadow phantom mustang ferrari
porsche mercedes bmw honda toyota yamaha harley corvette camaro jordan lakers yankees cowboys steelers eagles
trustno whatever nothing freedom liberty libre liberte peace paz paix hope esperanza espoir happy lucky smile family
familia famille friends amigo amigos amis mother madre maman mama papa father padre home maison casa school student
teacher church iglesia eglise jiaohui bible biblia berea jesus jesuschrist jesucristo jesusislord jesuslovesme christ
cristo dios dieu god godisgood godislove lord lordjesus savior saviour salvador holy holyspirit spirit heaven grace
faith blessed blessing bendicion believe prayer amen hallelujah alleluia aleluya genesis exodus psalm psalms psaume
salmo john isaiah moses noah abraham ezekiel gabriel emmanuel christian christina cross trinity yesu yesuaini jidu
shangdi hallelu enmanuel yimaneili woaini woaiwojia woaizhongguo aini aiwo baobei laopo laogong mama baba woshishui
wodemima zhang wang li liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang
caonima tianshi xiaoming xiaohong taobao alibaba tencent baidu qq money business sales office company work
dearbook windows
dinero argent football number one two three four five six seven eight nine ten first last new old big little sexy
hot cool crazy fuck fuckyou shit bitch asshole puta merde doudou loulou nounou coucou bonjour cesar marseille lyon
minecraft fortnite roblox gamer games player play music musica musique guitar piano dance rock metallica nirvana
slipknot eminem blink secretpass default system manager support service info office public private
`
    .trim()
    .split(/\s+/),
)
