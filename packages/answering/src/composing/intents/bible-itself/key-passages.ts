import { type BookCode, isProblem, type Passage, parseUsfm } from '@berea/scripture'

/** Of each book the passages that it turns on, in its order: where it begins, where it is decided, what it is read for. */
const KEY_PASSAGES = `
GEN 1:1-3; GEN 3:14-15; GEN 12:1-3; GEN 50:19-21
EXO 3:7-10; EXO 12:12-14; EXO 19:4-6; EXO 40:34-35
LEV 11:44-45; LEV 16:29-31; LEV 19:17-18
NUM 6:24-26; NUM 14:6-9; NUM 21:8-9
DEU 6:4-6; DEU 30:19-20; DEU 34:10-12
JOS 1:8-9; JOS 6:20; JOS 24:14-15
JDG 2:16-19; JDG 6:14-16; JDG 21:25
RUT 1:16-17; RUT 2:11-12; RUT 4:13-17
1SA 8:4-7; 1SA 16:7; 1SA 17:45-47
2SA 5:1-3; 2SA 7:12-16; 2SA 12:7-10
1KI 3:9-12; 1KI 8:27-30; 1KI 18:36-39
2KI 2:11-12; 2KI 17:13-15; 2KI 25:8-11
1CH 16:8-11; 1CH 17:11-14; 1CH 29:11-13
2CH 7:13-14; 2CH 36:15-16; 2CH 36:22-23
EZR 1:2-3; EZR 3:10-11; EZR 7:10
NEH 1:3-4; NEH 6:15-16; NEH 8:8-10
EST 4:13-16; EST 7:3-6; EST 9:20-22
JOB 1:20-22; JOB 19:25-27; JOB 42:1-6
PSA 1:1-3; PSA 23:1-4; PSA 51:10-12; PSA 150:1-6
PRO 1:7; PRO 3:5-6; PRO 31:30-31
ECC 1:2-3; ECC 3:1-2; ECC 12:13-14
SNG 2:10-13; SNG 8:6-7
ISA 6:8-10; ISA 9:6-7; ISA 40:1-5; ISA 53:4-6
JER 1:9-10; JER 29:10-14; JER 31:31-34
LAM 1:1-2; LAM 3:22-26; LAM 5:19-21
EZK 3:17-19; EZK 36:25-27; EZK 37:11-14
DAN 2:20-22; DAN 3:16-18; DAN 6:26-27; DAN 7:13-14
HOS 2:19-20; HOS 6:6; HOS 14:1-4
JOL 2:12-13; JOL 2:28-32
AMO 5:14-15; AMO 5:21-24; AMO 9:14-15
OBA 1:3-4; OBA 1:15-17
JON 1:1-3; JON 2:7-9; JON 4:10-11
MIC 5:2; MIC 6:6-8; MIC 7:18-19
NAM 1:2-3; NAM 1:7-8
HAB 1:2-4; HAB 2:2-4; HAB 3:17-19
ZEP 1:14-16; ZEP 3:14-17
HAG 1:5-8; HAG 2:6-9
ZEC 4:6-7; ZEC 9:9-10; ZEC 14:9
MAL 1:2; MAL 3:1-3; MAL 4:1-3
MAT 5:1-10; MAT 16:15-18; MAT 28:18-20
MRK 1:1; MRK 8:34-36; MRK 10:45; MRK 16:5-7
LUK 1:1-4; LUK 4:18-19; LUK 19:9-10; LUK 24:46-49
JHN 1:1-5; JHN 3:16-17; JHN 20:30-31
ACT 1:8; ACT 2:1-4; ACT 9:3-6; ACT 28:30-31
ROM 1:16-17; ROM 3:21-24; ROM 8:1-4; ROM 12:1-2
1CO 1:18; 1CO 13:1-3; 1CO 15:3-8
2CO 4:7-10; 2CO 5:17-19; 2CO 12:9-10
GAL 2:15-16; GAL 3:26-29; GAL 5:1
EPH 1:3-6; EPH 2:8-10; EPH 4:1-6; EPH 6:10-13
PHP 1:21; PHP 2:5-11; PHP 4:4-7
COL 1:15-20; COL 2:6-7; COL 3:1-4
1TH 1:9-10; 1TH 4:13-14; 1TH 5:16-18
2TH 1:3-5; 2TH 2:1-3; 2TH 3:13
1TI 1:15; 1TI 3:14-16; 1TI 6:11-12
2TI 1:6-8; 2TI 3:14-17; 2TI 4:6-8
TIT 1:5; TIT 2:11-14; TIT 3:4-7
PHM 1:8-12; PHM 1:15-17
HEB 1:1-3; HEB 4:14-16; HEB 11:1; HEB 12:1-2
JAS 1:2-4; JAS 2:14-17; JAS 5:13-16
1PE 1:3-5; 1PE 2:9-10; 1PE 4:12-13
2PE 1:16-18; 2PE 3:8-10
1JN 1:5-7; 1JN 4:7-10; 1JN 5:13
2JN 1:5-6; 2JN 1:9
3JN 1:5-8; 3JN 1:11
JUD 1:3; JUD 1:20-21; JUD 1:24-25
REV 1:1-3; REV 1:17-19; REV 5:9-10; REV 21:1-4
TOB 4:5-7; TOB 12:6-10
JDT 9:11; JDT 13:14-16
WIS 1:13-15; WIS 3:1-4; WIS 7:25-27
SIR 1:1; SIR 2:1-6; SIR 44:1-2
BAR 3:9-14; BAR 5:1-4
1MA 2:19-22; 1MA 4:36-41
2MA 7:20-23; 2MA 12:43-45
`

const byBook: ReadonlyMap<BookCode, readonly Passage[]> = new Map(
  KEY_PASSAGES.trim()
    .split('\n')
    .map((line) => line.split(';').flatMap((reference) => read(reference.trim())))
    .map((passages) => [passages[0]!.first.book, passages]),
)

function read(reference: string): Passage[] {
  const passage = parseUsfm(reference)
  return isProblem(passage) ? [] : [passage]
}

/** The passages that a book turns on, in its order; of a book of which none are known, nothing. */
export const keyPassages = (book: BookCode): readonly Passage[] => byBook.get(book) ?? []
