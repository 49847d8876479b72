import type { Situation } from './situations-table.ts'

/**
 * What is *not here* said: passages that stand in the Bible and are read with profit, and that hurt somebody in this need when they
 * are held out to them unasked. Submission is not for the beaten, judgement not for the bereaved, the law's penalties not for
 * those on whom they would fall. `turnTo` is what a careful pastor opens first instead, where the situation alone does not say.
 * Who names a passage is shown it; who asks what the Bible says of a subject, and tells nothing of themselves, is told the whole.
 */
type NeedEntry = {
  readonly situations: readonly Situation[]
  readonly turnTo?: string
  readonly notHere: string
}

export const NEEDS = {
  /** Whoever tells of their own life: no penalty of the law, no curse, no verdict. */
  anyone: {
    situations: [],
    notHere:
      'EXO 21:15-27; LEV 18:6-30; LEV 20:9-27; LEV 21:7-23; LEV 26:14-39; NUM 5:11-31; NUM 31:15-18; DEU 21:10-21; DEU 22:13-30; ' +
      'DEU 23:1-2; DEU 25:11-12; DEU 28:15-68; JDG 19:22-30; PSA 109:6-20; PSA 137:9; PRO 20:30; PRO 30:17; HOS 9:11-16; ' +
      'EZK 16:35-43; EZK 23:22-49; MAT 25:41-46; 2TH 1:8-9; HEB 10:26-31; REV 20:11-15; REV 21:8',
  },
  fearOfSpouse: {
    situations: ['spouse-drinks'],
    turnTo: 'PSA 34:18; EPH 5:28-29; PSA 9:9; PRO 22:3; COL 3:19; PSA 46:1',
    notHere:
      'GEN 3:16; PRO 19:13; PRO 21:9; PRO 21:19; PRO 23:29-35; PRO 25:24; PRO 27:15-16; PRO 31:10-31; MAL 2:13-16; MAT 5:31-32; ' +
      'MAT 5:38-48; MAT 18:21-35; MAT 19:3-9; MRK 10:2-12; LUK 6:27-36; LUK 16:18; LUK 17:3-4; ROM 12:14-21; 1CO 6:7; 1CO 7:1-16; ' +
      '1CO 7:39; 1CO 11:2-16; 1CO 13:4-7; 1CO 14:34-35; EPH 5:21-24; EPH 5:33; COL 3:13; COL 3:18; 1TI 2:9-15; TIT 2:3-5; ' +
      '1PE 2:18-25; 1PE 3:1-9; JAS 1:2-4',
  },
  troubleInMarriage: {
    situations: [
      'quarrels-in-marriage',
      'marriage-gone-cold',
      'spouse-games-and-ignores-me',
      'all-the-housework-left-to-me',
      'spouse-unfaithful',
      'spouse-gambles-or-in-debt',
      'spouse-lies-or-hides-things-from-me',
      'money-quarrels-in-marriage',
      'intimacy-trouble-in-marriage',
      'jealousy-in-love',
    ],
    notHere:
      'GEN 3:16; PRO 19:13; PRO 21:9; PRO 21:19; PRO 25:24; PRO 27:15-16; MAL 2:16; 1CO 7:3-5; 1CO 11:2-16; 1CO 14:34-35; ' +
      'EPH 5:22-24; COL 3:18; 1TI 2:9-15; TIT 2:3-5; 1PE 3:1-6',
  },
  hurtAtHome: {
    situations: ['parent-hurt-me-as-a-child'],
    turnTo: 'PSA 27:10; MAT 18:5-6; PSA 34:18; EPH 6:4; ISA 49:15-16; PSA 10:14',
    notHere:
      'EXO 20:12; DEU 5:16; PRO 1:8; PRO 10:1; PRO 13:24; PRO 15:5; PRO 19:18; PRO 22:15; PRO 23:13-14; PRO 23:22-25; PRO 29:15-17; ' +
      'MAT 5:38-42; MAT 15:4; MAT 18:21-35; MRK 7:10; EPH 6:1-3; COL 3:13; COL 3:20; HEB 12:5-11',
  },
  abused: {
    situations: [],
    turnTo: 'PSA 34:18; PSA 9:9; ISA 61:1-3; PSA 147:3; ISA 43:4; PSA 10:17-18',
    notHere:
      'GEN 19:30-38; GEN 34:1-31; 2SA 13:1-22; PRO 5:1-23; PRO 6:20-35; PRO 7:1-27; MAT 5:27-32; MAT 5:38-48; MAT 6:14-15; ' +
      'MAT 18:21-35; MRK 11:25; LUK 6:27-36; LUK 17:3-4; 1CO 6:9-20; GAL 5:19-21; EPH 4:32; EPH 5:3-6; EPH 5:21-24; COL 3:13; ' +
      'COL 3:18; 1TH 4:3-8; HEB 13:4; 1PE 3:1-7',
  },
  bereaved: {
    situations: [
      'dying-relative',
      'death-of-a-parent',
      'death-of-a-spouse',
      'death-of-a-friend-or-brother',
      'death-of-a-grandparent',
      'grief-that-does-not-end',
      'did-not-say-goodbye-or-make-peace',
      'cannot-part-with-their-things',
      'prayed-for-healing-and-they-died',
    ],
    notHere:
      'LEV 19:31; DEU 18:9-14; 1SA 28:3-25; 2SA 12:10-23; JOB 1:21; PSA 1:4-6; PSA 9:17; PRO 11:7; ECC 9:4-6; EZK 18:4; EZK 18:20; ' +
      'DAN 12:2; MAT 5:22; MAT 7:13-14; MAT 7:21-23; MAT 8:12; MAT 10:28; MAT 13:40-50; MAT 22:13; MRK 8:34-38; MRK 9:43-48; ' +
      'MRK 16:16; LUK 12:4-5; LUK 13:1-5; LUK 13:23-28; LUK 16:19-31; JHN 3:18; JHN 3:36; JHN 5:28-29; JHN 8:24; ACT 4:12; ' +
      'ROM 2:5-9; ROM 3:23; ROM 6:23; 1CO 6:9-10; GAL 5:19-21; HEB 9:27; 2PE 2:4-22; JUD 1:7; REV 14:9-11; REV 22:15',
  },
  suicideLoss: {
    situations: ['suicide-in-the-family'],
    turnTo: 'PSA 34:18; ROM 8:38-39; LAM 3:31-33; PSA 139:7-12; GEN 18:25; 2CO 1:3-4',
    notHere:
      'EXO 20:13; DEU 5:17; JDG 9:52-54; 1SA 31:3-6; 2SA 17:23; 1KI 16:18; MAT 27:3-10; ACT 1:16-20; 1CO 3:16-17; 1CO 6:19-20; 1JN 3:15',
  },
  lostChild: {
    situations: ['miscarriage-or-death-of-a-baby', 'death-of-a-child', 'infertility'],
    turnTo: 'PSA 34:18; ISA 49:15-16; JHN 11:35; ISA 40:11; MAT 18:10; ROM 8:26',
    notHere:
      'GEN 3:16; GEN 20:17-18; EXO 20:5; EXO 34:7; NUM 14:18; DEU 5:9; 2SA 6:23; 2SA 12:10-23; JOB 1:21; PSA 51:5; PSA 127:3-5; ' +
      'PSA 128:1-6; ISA 57:1; LUK 1:20; JHN 9:1-3; 1TI 2:15; HEB 12:5-11',
  },
  gay: {
    situations: ['drawn-to-my-own-sex', 'child-is-gay-or-unsure-of-sex'],
    turnTo: 'PSA 139:1-6; ROM 8:38-39; PSA 27:10; 1SA 16:7; JHN 6:37; MAT 11:28-30; LUK 15:20',
    notHere:
      'GEN 1:27-28; GEN 2:24; GEN 19:1-29; DEU 22:5; DEU 23:17-18; JDG 19:1-30; MAT 19:4-6; ROM 1:18-32; 1CO 6:9-11; 1TI 1:8-11; ' +
      '2PE 2:6-10; JUD 1:7',
  },
  relapse: {
    situations: ['drink-or-drugs-have-me', 'i-gambled-money-away', 'pornography-and-lust', 'same-sin-again'],
    turnTo: 'LAM 3:22-23; PRO 24:16; PSA 103:8-14; ROM 8:1; HEB 4:15-16; LUK 15:20; 1CO 10:13',
    notHere:
      'PRO 6:25-29; PRO 20:1; PRO 23:19-35; PRO 26:11; MAT 5:27-30; MAT 12:43-45; LUK 11:24-26; ROM 13:13-14; 1CO 5:9-13; 1CO 6:9-11; ' +
      'GAL 5:19-21; GAL 6:7-8; EPH 5:3-6; COL 3:5-6; 1TI 6:9-10; HEB 6:4-8; HEB 13:4; 2PE 2:20-22; 1JN 3:6-10',
  },
  divorced: {
    situations: ['divorced-and-alone', 'spouse-left-me', 'children-far-after-divorce'],
    turnTo: 'PSA 34:18; ISA 54:4-6; PSA 147:3; ROM 8:33-34; JAS 1:5; ISA 43:18-19',
    notHere:
      'DEU 24:1-4; MAL 2:13-16; MAT 5:31-32; MAT 19:3-9; MRK 10:2-12; LUK 16:18; ROM 7:2-3; 1CO 7:10-14; 1CO 7:39; EPH 5:21-24; ' +
      '1PE 3:1-6',
  },
  ill: {
    situations: [
      'i-am-seriously-ill',
      'chronic-pain',
      'child-seriously-ill-or-disabled',
      'spouse-seriously-ill',
      'waiting-for-operation-or-results',
    ],
    notHere:
      'EXO 4:11; EXO 15:26; EXO 20:5; EXO 34:7; NUM 12:9-15; DEU 5:9; DEU 7:15; 2SA 5:8; 2KI 5:27; 2CH 21:12-20; 2CH 26:16-21; ' +
      'PSA 38:1-8; PSA 107:17; MAT 17:19-20; MRK 6:5-6; MRK 11:23-24; JHN 5:14; ACT 12:23; 1CO 11:27-32; HEB 12:5-11; JAS 1:6-8',
  },
  boss: {
    situations: ['boss-unkind-or-unfair'],
    notHere:
      'EXO 21:1-11; MAT 5:38-42; LUK 17:7-10; EPH 6:5-8; COL 3:22-25; 1TI 6:1-2; TIT 2:9-10; 1PE 2:18-25; PHM 1:10-16',
  },
  abortion: {
    situations: ['had-an-abortion'],
    turnTo: 'PSA 103:8-14; ISA 1:18; ROM 8:1-2; LAM 3:22-23; 1JN 1:9; PSA 34:18',
    notHere:
      'GEN 9:5-6; EXO 20:13; DEU 5:17; DEU 30:19; PSA 106:37-38; PSA 127:3-5; PSA 139:13-16; PRO 6:16-19; PRO 24:11-12; ISA 49:1; ' +
      'ISA 49:15; JER 1:5; LUK 1:41-44; GAL 1:15; 1JN 3:15',
  },
  poor: {
    situations: [
      'lost-my-job',
      'long-without-work-and-ashamed',
      'too-little-to-live-on',
      'in-debt',
      'rent-rising-or-losing-our-home',
      'afraid-of-losing-my-job',
    ],
    notHere:
      'PRO 6:1-11; PRO 10:4-5; PRO 12:11; PRO 12:24; PRO 12:27; PRO 13:4; PRO 13:18; PRO 14:23; PRO 18:9; PRO 19:15; PRO 19:24; ' +
      'PRO 20:4; PRO 20:13; PRO 21:20; PRO 21:25; PRO 22:7; PRO 22:26-27; PRO 23:21; PRO 24:30-34; PRO 26:13-16; PRO 28:19; ECC 10:18; ' +
      'MAT 25:14-30; ROM 13:7-8; 2TH 3:6-15; 1TI 5:8',
  },
  hurtByChurch: {
    situations: ['hurt-by-church-or-pastor', 'pastor-sinned', 'pressed-to-give-money-at-church'],
    notHere:
      'NUM 12:1-15; NUM 16:1-35; DEU 17:12; 1SA 15:22-23; 1SA 24:4-7; 1SA 26:8-11; 1CH 16:22; PSA 105:15; MAL 3:8-10; ACT 5:1-11; ' +
      'ROM 13:1-7; 1TH 5:12-13; 1TI 5:17-18; HEB 13:17; 1PE 5:5',
  },
  mind: {
    situations: [
      'worry-and-panic',
      'low-and-without-strength',
      'feel-worthless',
      'sleepless',
      'eating-weight-or-looks',
    ],
    notHere:
      'DEU 28:28; 1SA 16:14-23; 1SA 18:10-11; 1SA 19:9-10; DAN 4:28-37; MAT 8:28-34; MAT 12:43-45; MAT 17:14-21; MRK 1:23-27; MRK 5:1-20; ' +
      'MRK 9:14-29; LUK 4:33-36; LUK 8:26-39; LUK 9:37-43; LUK 11:24-26; ACT 16:16-18; ACT 19:13-16; EPH 6:11-13; 2TI 1:7; JAS 4:7',
  },
} as const satisfies Readonly<Record<string, NeedEntry>>

export type Need = keyof typeof NEEDS
