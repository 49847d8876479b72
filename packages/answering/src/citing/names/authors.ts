import type { Locale } from '@berea/scripture'
import { ALSO_CALLED, NAMED } from './named-table.ts'
import { LOCALE_COLUMNS } from './works.ts'

/** How the libraries call a teacher (= and what Spanish and French ones say) | century | English | 简体 | 繁體 | español | français */
const TABLE = `
alcuin|8|Alcuin of York|约克的阿尔昆|約克的阿爾昆|Alcuino de York|Alcuin d’York
ambrose=ambroise,ambrosio|4|Ambrose of Milan|米兰的安波罗修|米蘭的安波羅修|Ambrosio de Milán|Ambroise de Milan
ambrosiaster|4|Ambrosiaster|安波罗修注者（佚名）|安波羅修註者（佚名）|el Ambrosiáster|l’Ambrosiaster
athanasius=athanase,atanasio|4|Athanasius of Alexandria|亚他那修|亞他那修|Atanasio de Alejandría|Athanase d’Alexandrie
augustine=augustin,agustin|5|Augustine of Hippo|奥古斯丁|奧古斯丁|Agustín de Hipona|Augustin d’Hippone
basil=basilio|4|Basil of Caesarea|大巴西流|大巴西流|Basilio de Cesarea|Basile de Césarée
bede=beda|8|the Venerable Bede|可敬的比德|可敬的比德|Beda el Venerable|Bède le Vénérable
john cassian|5|John Cassian|约翰·迦贤|約翰·迦賢|Juan Casiano|Jean Cassien
chrysostom=crisostomo|4|John Chrysostom|金口约翰|金口約翰|Juan Crisóstomo|Jean Chrysostome
clement of alexandria|3|Clement of Alexandria|亚历山大的克莱门|亞歷山大的革利免|Clemente de Alejandría|Clément d’Alexandrie
clement of rome|1|Clement of Rome|罗马的克莱门|羅馬的革利免|Clemente de Roma|Clément de Rome
cyprian=cyprien,cipriano|3|Cyprian of Carthage|迦太基的居普良|迦太基的居普良|Cipriano de Cartago|Cyprien de Carthage
cyril of alexandria=cyrille d'alexandrie,cirilo de alejandria|5|Cyril of Alexandria|亚历山大的区利罗|亞歷山大的區利羅|Cirilo de Alejandría|Cyrille d’Alexandrie
cyril of jerusalem=cyrille eveque de jerusalem,cirilo obispo de jerusalen|4|Cyril of Jerusalem|耶路撒冷的区利罗|耶路撒冷的區利羅|Cirilo de Jerusalén|Cyrille de Jérusalem
dionysius of alexandria|3|Dionysius of Alexandria|亚历山大的狄奥尼修|亞歷山大的狄奧尼修|Dionisio de Alejandría|Denys d’Alexandrie
ephrem|4|Ephrem the Syrian|叙利亚的以法莲|敘利亞的以法蓮|Efrén el Sirio|Éphrem le Syrien
eusebius|4|Eusebius of Caesarea|该撒利亚的优西比乌|該撒利亞的優西比烏|Eusebio de Cesarea|Eusèbe de Césarée
gregory of nazianzus=gregoire de nazianze,gregorio nacianceno|4|Gregory of Nazianzus|拿先斯的贵格利|拿先斯的貴格利|Gregorio de Nacianzo|Grégoire de Nazianze
gregory of nyssa|4|Gregory of Nyssa|尼撒的贵格利|尼撒的貴格利|Gregorio de Nisa|Grégoire de Nysse
gregory the dialogist|6|Gregory the Great|大贵格利|大貴格利|Gregorio Magno|Grégoire le Grand
gregory the great=gregoire pape,gregorio papa|6|Gregory the Great|大贵格利|大貴格利|Gregorio Magno|Grégoire le Grand
hilary=hilaire,hilario|4|Hilary of Poitiers|普瓦捷的希拉流|普瓦捷的希拉流|Hilario de Poitiers|Hilaire de Poitiers
hippolytus|3|Hippolytus of Rome|罗马的希坡律陀|羅馬的希坡律陀|Hipólito de Roma|Hippolyte de Rome
ignatius|2|Ignatius of Antioch|安提阿的伊格那丢|安提阿的伊格那丟|Ignacio de Antioquía|Ignace d’Antioche
irenaeus=irenee,ireneo|2|Irenaeus of Lyons|里昂的爱任纽|里昂的愛任紐|Ireneo de Lyon|Irénée de Lyon
isidore=isidoro|7|Isidore of Seville|塞维利亚的伊西多尔|塞維亞的依西多祿|Isidoro de Sevilla|Isidore de Séville
jerome=jeronimo|5|Jerome|耶柔米|耶柔米|Jerónimo|Jérôme
justin martyr|2|Justin Martyr|殉道者游斯丁|殉道者游斯丁|Justino Mártir|Justin Martyr
lactantius|4|Lactantius|拉克坦修|拉克坦修|Lactancio|Lactance
leo the great=saint leon,san leon,s. leon|5|Leo the Great|大利奥|大利奧|León Magno|Léon le Grand
methodius|4|Methodius of Olympus|奥林普斯的麦托丢|奧林帕斯的麥托丟|Metodio de Olimpo|Méthode d’Olympe
origen|3|Origen of Alexandria|俄利根|俄利根|Orígenes|Origène
polycarp|2|Polycarp of Smyrna|士每拿的坡旅甲|士每拿的坡旅甲|Policarpo de Esmirna|Polycarpe de Smyrne
rabanus|9|Rabanus Maurus|拉巴努·毛鲁斯|拉巴努·毛魯斯|Rabano Mauro|Raban Maur
remigius|9|Remigius of Auxerre|欧塞尔的雷米吉乌斯|歐塞爾的雷米吉烏斯|Remigio de Auxerre|Remi d’Auxerre
tertullian|3|Tertullian|特土良|特土良|Tertuliano|Tertullien
theodoret|5|Theodoret of Cyrus|居鲁士的狄奥多勒|居魯士的狄奧多勒|Teodoreto de Ciro|Théodoret de Cyr
theophylact|11|Theophylact of Ohrid|奥赫里德的狄奥菲拉克特|奧赫里德的狄奧菲拉克特|Teofilacto de Ocrida|Théophylacte d’Ohrid
titus of bostra|4|Titus of Bostra|波斯特拉的提多|波斯特拉的提多|Tito de Bostra|Titus de Bostra
victorinus|3|Victorinus of Pettau|佩陶的维克多林|佩陶的維克多林|Victorino de Petovio|Victorin de Pettau
john damascene=john of damascus,jean damascene,juan damasceno|8|John of Damascus|大马士革的约翰|大馬士革的約翰|Juan Damasceno|Jean Damascène
peter chrysologus=pierre chrysologue,pedro crisologo|5|Peter Chrysologus|金言彼得|金言彼得|Pedro Crisólogo|Pierre Chrysologue
bernard of clairvaux=bernard abbe,bernardo abad|12|Bernard of Clairvaux|明谷的伯尔纳|明谷的伯爾納|Bernardo de Claraval|Bernard de Clairvaux
bonaventure=buenaventura|13|Bonaventure|波拿文都拉|波拿文都拉|Buenaventura|Bonaventure
anselm|11|Anselm of Canterbury|坎特伯雷的安瑟伦|坎特伯里的安瑟倫|Anselmo de Canterbury|Anselme de Cantorbéry
aquinas=thomas d'aquin,tomas de aquino|13|Thomas Aquinas|托马斯·阿奎那|多瑪斯·阿奎那|Tomás de Aquino|Thomas d’Aquin
kempis|15|Thomas à Kempis|肯培的多马|肯培的多馬|Tomás de Kempis|Thomas a Kempis
luther|16|Martin Luther|马丁·路德|馬丁·路德|Martín Lutero|Martin Luther
calvin|16|John Calvin|加尔文|加爾文|Juan Calvino|Jean Calvin
bunyan|17|John Bunyan|本仁·约翰|本仁·約翰|John Bunyan|John Bunyan
matthew henry|18|Matthew Henry|马太·亨利|馬太·亨利|Matthew Henry|Matthew Henry
john wesley|18|John Wesley|约翰·卫斯理|約翰·衛斯理|John Wesley|John Wesley
jonathan edwards|18|Jonathan Edwards|爱德华滋|愛德華滋|Jonathan Edwards|Jonathan Edwards
jamieson|19|Jamieson, Fausset and Brown|贾米森、福塞特与布朗|賈米森、福塞特與布朗|Jamieson, Fausset y Brown|Jamieson, Fausset et Brown
haydock|19|George Haydock|海多克|海多克|George Haydock|George Haydock
spurgeon|19|Charles Spurgeon|司布真|司布真|Charles Spurgeon|Charles Spurgeon
`

export type Author = { readonly key: string; readonly century: number; readonly name: string }

type Row = {
  readonly calls: readonly string[]
  readonly century: number | undefined
  readonly names: readonly string[]
  /** Heard as a voice in answers, not only named beside a text. */
  readonly heard: boolean
}

const rowsOf = (table: string, heard: boolean): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([calls, century, ...names]) => ({
      calls: calls!.split(/[=,]/),
      century: century === '' ? undefined : Number(century),
      names,
      heard,
    }))

const authors = [...rowsOf(TABLE, true), ...rowsOf(NAMED, false)]
const byKey = new Map(authors.map((row) => [row.calls[0]!, row]))
const alsoCalled = new Map(
  ALSO_CALLED.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
)

/** Works whose authors are said to be these, but weren't: they get their own words, or are passed over. */
const DOUBTFUL = /pseudo|unknown|anonym|expositor|glossa|constitutions|collective/i

const plainly = (name: string): string =>
  name
    .replace(REMARK, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|,/gu, '')
    .replaceAll('’', "'")

/** What a library adds to a name: "Papias of Hierapolis (as quoted by Eusebius of Caesarea)". */
const REMARK = /\s*\([^)]*\)|\s+is referenced above.*$/g

/** The row whose call is the longest in the name: Isidore of Pelusium is not the one of Seville. */
function rowOf(name: string): Row | undefined {
  const plain = plainly(name)
  let best: { readonly row: Row; readonly length: number } | undefined
  for (const row of authors) {
    for (const call of row.calls) {
      if (plain.includes(call) && call.length > (best?.length ?? 0)) best = { row, length: call.length }
    }
  }
  return best?.row
}

/**
 * A teacher of the church as the reader's language calls them, with their century:
 * `authorOf('John Chrysostom', 'fr-fr')` → Jean Chrysostome, 4. Undefined for names not in the
 * table: a voice is only quoted with its name and time.
 */
export function authorOf(name: string, locale: Locale): Author | undefined {
  if (DOUBTFUL.test(plainly(name))) return undefined
  const row = rowOf(name)
  if (!row?.heard || row.century === undefined) return undefined
  return { key: row.calls[0]!, century: row.century, name: nameIn(row, locale) }
}

export type NamedAuthor = { readonly name: string; readonly century?: number }

const PSEUDO: Readonly<Record<Locale, string>> = {
  'zh-cn': '托名',
  'zh-tw': '託名',
  en: 'Pseudo-',
  'es-es': 'Pseudo-',
  'fr-fr': 'Pseudo-',
}

/** Whoever a library says wrote a text, as the reader's language calls them; by the library's own words where it has no name. */
export function nameAuthor(name: string, locale: Locale): NamedAuthor {
  const known = rowOf(name)
  const isOwnName = known?.calls.some((call) => call.startsWith('pseudo-'))
  const [, falsely] = isOwnName ? [] : (/^pseudo-(.*)$/i.exec(name) ?? [])
  const row = falsely === undefined ? known : rowOf(falsely)
  if (falsely !== undefined) return { name: row ? `${PSEUDO[locale]}${nameIn(row, locale)}` : name.replace(REMARK, '') }
  return row ? named(row, locale) : { name: name.replace(REMARK, '').trim() }
}

/** By a key of the tables. */
export function authorByKey(key: string, locale: Locale): NamedAuthor | undefined {
  const row = byKey.get(key)
  return row && named(row, locale)
}

/** Everything that somebody may look a writer up by who reads this language: `augustine` → 奥古斯丁, 奥斯定, Augustine of Hippo … */
export function callsOf(key: string, locale: Locale): readonly string[] {
  const row = byKey.get(key)
  if (!row) return []
  const isChinese = locale.startsWith('zh')
  const others = (alsoCalled.get(key)?.split(' ') ?? []).filter((name) => /\p{Script=Han}/u.test(name) === isChinese)
  return [nameIn(row, locale), nameIn(row, 'en'), ...others]
}

const nameIn = (row: Row, locale: Locale): string => row.names[LOCALE_COLUMNS.indexOf(locale)]!

/** A name that begins with its article or stands in 《》 is one like others here. */
function named(row: Row, locale: Locale): NamedAuthor {
  const name = nameIn(row, locale).replace(/^(?:the|el|l’)\s?(?=\p{Lu})/u, '')
  return row.century === undefined ? { name } : { name, century: row.century }
}
