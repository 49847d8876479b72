import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { answer, prepare } from '@berea/answering'
import type { Locale } from '@berea/scripture'
import { openTexts, type Texts } from '../evals/texts.ts'
import { round } from './askers.ts'

/** Characters of the longest question there is. */
const LONGEST = 2000
/** Milliseconds between two looks at whether the thread is free. */
const LOOK = 1

const filled = (piece: string): string => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST)

/** What has held a server up, or might. */
const HARD: readonly (readonly [string, Locale, string])[] = [
  ['the first question of a process', 'en', 'Who was Melchizedek?'],
  ['the first French one', 'fr-fr', 'Qui était Melchisédek ?'],
  ['the first Chinese one', 'zh-cn', '麦基洗德是谁？'],
  ['the first Spanish one', 'es-es', '¿Quién fue Melquisedec?'],
  ['耶稣, again and again', 'zh-cn', filled('耶稣')],
  ['耶稣 with a mark', 'zh-cn', filled('耶稣？')],
  ['Jesus, again and again', 'en', filled('Jesus ')],
  ['David y Juan, again and again', 'es-es', filled('David y Juan, ')],
  ['Marie, again and again', 'fr-fr', filled('Marie ')],
  ['one letter', 'en', filled('a')],
  [
    'a French genealogy',
    'fr-fr',
    filled('Abraham engendra Isaac; Isaac engendra Jacob; Jacob engendra Juda et ses frères; '),
  ],
  ['a Chinese genealogy', 'zh-cn', filled('亚伯拉罕生以撒；以撒生雅各；雅各生犹大和他的弟兄；')],
]

export type Hold = { readonly 'held ms': number; readonly 'answer ms': number }

/** How long each of them holds the thread that it is answered on, at the longest, and how long its answer takes. */
export async function holds({ library, encoder }: Texts): Promise<Readonly<Record<string, Hold>>> {
  const delay = monitorEventLoopDelay({ resolution: LOOK })
  const found: Record<string, Hold> = {}
  // As the server does once its library is whole.
  await prepare(library)
  for (const [name, locale, text] of await withChapters(HARD, library)) {
    await pause(50)
    delay.enable()
    await pause(20)
    delay.reset()
    const begun = performance.now()
    for await (const _ of answer(
      { text, locale, tradition: 'none', mode: 'deep' },
      library,
      encoder ? { encoder } : {},
    ));
    const whole = performance.now() - begun
    // What held it to the very end is seen at the next look.
    await pause(5)
    found[name] = { 'held ms': round(delay.max / 1e6), 'answer ms': round(whole) }
    delay.disable()
  }
  return found
}

/** And the first chapter of Matthew, pasted from a Bible of each language. */
async function withChapters(hard: typeof HARD, library: Texts['library']): Promise<typeof HARD> {
  const matthew = (verse: number) => ({ book: 'MAT', chapter: 1, verse }) as const
  const bibles = {
    en: 'bible-en-bsb',
    'zh-cn': 'bible-zh-hans-cuv',
    'es-es': 'bible-es-rv1909',
    'fr-fr': 'bible-fr-lsg1910',
  } as const
  const chapters = Object.entries(bibles).flatMap(([locale, bible]) => {
    const passage = library.passage(bible, { first: matthew(1), last: matthew(25) })
    if (!passage) return []
    const text = passage.verses.map(({ printed, text }) => `${printed.verse} ${text}`).join(' ')
    return [[`Matthew 1 pasted, ${locale}`, locale as Locale, text.slice(0, LONGEST)] as const]
  })
  return [...hard, ...chapters]
}

// `node bench/holds.ts LIBRARY`: these alone.
if (import.meta.main) {
  const { close, ...texts } = await openTexts(process.argv[2] ?? 'data/library')
  console.table(await holds(texts))
  await close()
  process.exit(0)
}
