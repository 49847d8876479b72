import type { BookCode } from '@berea/scripture'
import type { AnalysedLanguage } from '../analysis/analyse.ts'

/**
 * What a book answers to though its verses do not say it: who wrote it, to whom, who speaks. Asked
 * "What did Paul tell the Galatians?", a verse of Galatians names neither.
 */
const BOOKS: Readonly<Record<AnalysedLanguage, string>> = {
  en: `JOS Joshua; RUT Ruth; EZR Ezra; NEH Nehemiah; EST Esther; PSA David psalmist writer author psalm;
    PRO writer author Solomon son proverb; ECC Teacher Preacher writer author; SNG beloved lover woman Solomon young;
    ISA Isaiah prophet; JER Jeremiah prophet; LAM Jeremiah writer author; EZK Ezekiel prophet; DAN Daniel vision;
    HOS Hosea prophet; JOL Joel prophet; AMO Amos prophet; OBA Obadiah prophet; JON Jonah; MIC Micah prophet;
    NAM Nahum prophet; HAB Habakkuk prophet; ZEP Zephaniah prophet; HAG Haggai prophet; ZEC Zechariah prophet;
    MAL Malachi prophet; MAT Matthew; MRK Mark; LUK Luke; JHN John; ACT Luke; ROM Romans Rome Paul;
    1CO Corinthians Corinth Paul; 2CO Corinthians Corinth Paul; GAL Galatians Galatia Paul; EPH Ephesians Ephesus Paul;
    PHP Philippians Philippi Paul; COL Colossians Colosse Colossae Paul; 1TH Thessalonians Thessalonica Paul;
    2TH Thessalonians Thessalonica Paul; 1TI Timothy Paul; 2TI Timothy Paul; TIT Titus Paul; PHM Philemon Paul;
    HEB Hebrews author writer; JAS James; 1PE Peter; 2PE Peter; 1JN John; 2JN John; 3JN John; JUD Jude;
    REV John vision saw; TOB Tobit Tobias; JDT Judith; ESG Esther; WIS Solomon Wisdom; SIR Sirach; BAR Baruch;
    LJE Jeremiah; SUS Susanna Daniel; BEL Daniel; DAG Daniel; 1MA Maccabees; 2MA Maccabees; 3MA Maccabees;
    4MA Maccabees; 1ES Ezra Esdras; 2ES Ezra Esdras; MAN Manasseh; PS2 David psalm`,
  zh: `JOS 约书亚; RUT 路得; EZR 以斯拉; NEH 尼希米; EST 以斯帖; PSA 大卫 诗人 作者 诗篇; PRO 作者 所罗门 箴言; ECC 传道者 作者;
    SNG 良人 女子 所罗门; ISA 以赛亚 先知; JER 耶利米 先知; LAM 耶利米 作者; EZK 以西结 先知; DAN 但以理 异象; HOS 何西阿 先知;
    JOL 约珥 先知; AMO 阿摩司 先知; OBA 俄巴底亚 先知; JON 约拿; MIC 弥迦 先知; NAM 那鸿 先知; HAB 哈巴谷 先知; ZEP 西番雅 先知;
    HAG 哈该 先知; ZEC 撒迦利亚 先知; MAL 玛拉基 先知; MAT 马太; MRK 马可; LUK 路加; JHN 约翰; ACT 路加; ROM 罗马人 罗马书 保罗;
    1CO 哥林多 保罗; 2CO 哥林多 保罗; GAL 加拉太 保罗; EPH 以弗所 保罗; PHP 腓立比 保罗; COL 歌罗西 保罗; 1TH 帖撒罗尼迦 保罗;
    2TH 帖撒罗尼迦 保罗; 1TI 提摩太 保罗; 2TI 提摩太 保罗; TIT 提多 保罗; PHM 腓利门 保罗; HEB 希伯来书 作者; JAS 雅各; 1PE 彼得;
    2PE 彼得; 1JN 约翰; 2JN 约翰; 3JN 约翰; JUD 犹大; REV 约翰 异象`,
  fr: `JOS Josué; RUT Ruth; EZR Esdras; NEH Néhémie; EST Esther; PSA David psalmiste auteur psaume;
    PRO auteur Salomon proverbe; ECC Ecclésiaste auteur; SNG bien-aimé amie Salomon; ISA Ésaïe prophète;
    JER Jérémie prophète; LAM Jérémie auteur; EZK Ézéchiel prophète; DAN Daniel vision; HOS Osée prophète;
    JOL Joël prophète; AMO Amos prophète; OBA Abdias prophète; JON Jonas; MIC Michée prophète; NAM Nahum prophète;
    HAB Habacuc prophète; ZEP Sophonie prophète; HAG Aggée prophète; ZEC Zacharie prophète; MAL Malachie prophète;
    MAT Matthieu; MRK Marc; LUK Luc; JHN Jean; ACT Luc; ROM Romains Rome Paul; 1CO Corinthiens Corinthe Paul;
    2CO Corinthiens Corinthe Paul; GAL Galates Galatie Paul; EPH Éphésiens Éphèse Paul; PHP Philippiens Philippes Paul;
    COL Colossiens Colosses Paul; 1TH Thessaloniciens Thessalonique Paul; 2TH Thessaloniciens Thessalonique Paul;
    1TI Timothée Paul; 2TI Timothée Paul; TIT Tite Paul; PHM Philémon Paul; HEB Hébreux auteur; JAS Jacques;
    1PE Pierre; 2PE Pierre; 1JN Jean; 2JN Jean; 3JN Jean; JUD Jude; REV Jean vision; TOB Tobit Tobie; JDT Judith;
    WIS Salomon Sagesse; SIR Siracide; BAR Baruch; 1MA Maccabées; 2MA Maccabées`,
  es: `JOS Josué; RUT Rut Ruth; EZR Esdras; NEH Nehemías; EST Ester; PSA David salmista autor salmo;
    PRO autor Salomón proverbio hijo; ECC Eclesiastés Predicador autor; SNG amado amada esposa Salomón;
    ISA Isaías profeta; JER Jeremías profeta; LAM Jeremías autor; EZK Ezequiel profeta; DAN Daniel visión;
    HOS Oseas profeta; JOL Joel profeta; AMO Amós profeta; OBA Abdías profeta; JON Jonás; MIC Miqueas profeta;
    NAM Nahúm profeta; HAB Habacuc profeta; ZEP Sofonías profeta; HAG Hageo profeta; ZEC Zacarías profeta;
    MAL Malaquías profeta; MAT Mateo; MRK Marcos; LUK Lucas; JHN Juan; ACT Lucas; ROM romanos Roma Pablo;
    1CO corintios Corinto Pablo; 2CO corintios Corinto Pablo; GAL gálatas Galacia Pablo; EPH efesios Éfeso Pablo;
    PHP filipenses Filipos Pablo; COL colosenses Colosas Pablo; 1TH tesalonicenses Tesalónica Pablo;
    2TH tesalonicenses Tesalónica Pablo; 1TI Timoteo Pablo; 2TI Timoteo Pablo; TIT Tito Pablo; PHM Filemón Pablo;
    HEB hebreos autor; JAS Santiago Jacobo; 1PE Pedro; 2PE Pedro; 1JN Juan; 2JN Juan; 3JN Juan; JUD Judas;
    REV Juan visión; TOB Tobit Tobías; JDT Judit; WIS Salomón Sabiduría; SIR Sirácides Eclesiástico; BAR Baruc;
    1MA Macabeos; 2MA Macabeos`,
}

/** Who speaks in Job, in this order: Job, Eliphaz, Bildad, Zophar, Elihu, the LORD. */
const SPEAKERS: Readonly<Record<AnalysedLanguage, readonly string[]>> = {
  en: ['Job', 'Eliphaz', 'Bildad', 'Zophar', 'Elihu', 'Yahweh'],
  zh: ['约伯', '以利法', '比勒达', '琐法', '以利户', '耶和华'],
  fr: ['Job', 'Éliphaz', 'Bildad', 'Tsophar', 'Élihu', 'Éternel'],
  es: ['Job', 'Elifaz', 'Bildad', 'Zofar', 'Eliú', 'Jehová'],
}

function speakerOfJob(chapter: number): number {
  if ([4, 5, 15, 22].includes(chapter)) return 1
  if ([8, 18, 25].includes(chapter)) return 2
  if ([11, 20].includes(chapter)) return 3
  if (chapter >= 32 && chapter <= 37) return 4
  return chapter >= 38 && chapter <= 41 ? 5 : 0
}

const parsed = new Map<AnalysedLanguage, ReadonlyMap<string, string>>()

function booksOf(language: AnalysedLanguage): ReadonlyMap<string, string> {
  const known = parsed.get(language)
  if (known) return known
  const rows = BOOKS[language].split(';').map((row) => row.trim().replace(/\s+/g, ' '))
  const books = new Map(rows.map((row) => [row.slice(0, 3), row.slice(4)]))
  parsed.set(language, books)
  return books
}

/**
 *     contextOf('GAL', 3, 'en') → 'Galatians Galatia Paul'
 *     contextOf('JOB', 33, 'es') → 'Job Eliú'
 *     contextOf('GEN', 1, 'en') → ''
 */
export function contextOf(book: BookCode, chapter: number, language: AnalysedLanguage): string {
  const speakers = SPEAKERS[language]
  if (book === 'JOB') return `${speakers[0]} ${speakers[speakerOfJob(chapter)]}`
  return booksOf(language).get(book) ?? ''
}
