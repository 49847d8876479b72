import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  analysedLanguage,
  buildLibrary,
  chooseSource,
  type OpenLibrary,
  openLibrary,
  type Problem,
  type Progress,
  type SourceChoice,
} from '@berea/library'
import { LOCALES, type Locale } from '@berea/scripture'
import type { FastifyBaseLogger } from 'fastify'
import type { ServedLibrary } from '../served-library.ts'
import type { Settings } from '../settings.ts'
import { freeBytes } from './disk.ts'
import { type KeptEncoder, keepEncoder } from './encoder.ts'
import { againWhenRoom } from './when-room.ts'

type Phase = ReturnType<ServedLibrary['state']>['phase']

/** How far the building of this run is. */
type Building = { phase: Phase; progress: Progress | undefined }

export type KeptLibrary = ServedLibrary & {
  /** Builds what the source has and the library lacks, while what is there serves; never throws. */
  build(): Promise<void>
  close(): Promise<void>
}

type Needs = {
  readonly settings: Settings
  /** The library that serves where nothing was set. */
  readonly beside: string
  readonly logger: FastifyBaseLogger
}

/** Where these settings have the texts come from. */
export const sourceChoice = (settings: Settings, beside: string): SourceChoice => ({
  setting: settings.librarySource ?? '',
  beside,
  cache: join(settings.dataFolder, 'fetched'),
  sword: settings.swordFolder,
  fetch: settings.libraryFetch,
})

export async function keepLibrary({ settings, beside, logger }: Needs): Promise<KeptLibrary> {
  const folder = join(settings.dataFolder, 'library')
  let encoder: KeptEncoder | undefined
  const library = await openLibrary(folder, { onVersion: () => void encoder?.look() })
  const kept = keepEncoder({ settings, library, logger })
  encoder = kept
  const stop = new AbortController()
  const building: Building = { phase: 'waiting', progress: undefined }
  let built: Promise<void> | undefined

  async function buildNow(): Promise<void> {
    const { defaultLanguage = 'zh-cn' } = settings
    const source = await chooseSource(sourceChoice(settings, beside))
    logger.info({ source: source.address }, 'the library is read from this source')
    if (source.fetches)
      logger.info(source.fetches, 'texts are fetched from their publishers; LIBRARY_FETCH=off keeps from it')
    if (source.unreachable)
      logger.warn({ host: source.unreachable }, 'the publishers cannot be reached: installed texts only')
    const outcome = await buildLibrary({
      library: folder,
      source: source.address,
      wish: { locales: [defaultLanguage], tiers: ['core', 'standard'], asked: [] },
      signal: stop.signal,
      onProgress(progress) {
        if (isWorthALine(building.progress, progress)) {
          const { stage, done, total } = progress
          logger.info({ stage, done, total }, 'the library is being built')
        }
        building.progress = progress
        building.phase = phaseOf(progress)
      },
      onSwitch: () => void library.refresh().catch(() => undefined),
    })
    await library.refresh()
    if ('busy' in outcome) return void logger.info('the library is being built by another process')
    for (const line of problemLines(outcome.generation.problems)) logger.warn(line, 'problems were found in a work')
    logger.info({ made: outcome.made, reused: outcome.reused }, 'the library is complete')
  }

  void library.prepareRecords()
  void kept.look()
  return {
    library,
    encoder: kept,
    forAnswers: (locale) => (isAnswerable(library, locale, building.phase) ? library : undefined),
    works: () => library.readiness().works,
    count: (query, filter) => library.count(query, filter),
    contents: (work, language) => library.contents(work, language),
    picture: (work, file) => library.picture(work, file),
    state: (locale) => stateOf(library, building, locale),
    build() {
      built ??= againWhenRoom(buildNow, {
        free: async () => (await freeBytes(folder)) ?? 0,
        wait: (milliseconds) => pause(milliseconds, undefined, { signal: stop.signal }),
        onFull(error) {
          // What is there serves, as it does where nothing more is built.
          building.phase = 'failed'
          logger.error({ err: error, folder }, 'the disk is full: the library is built on when there is room')
        },
      })
        .then(
          () => {
            building.phase = 'complete'
          },
          (error: unknown) => {
            building.phase = 'failed'
            if (!stop.signal.aborted)
              logger.error({ err: error }, 'the library could not be built; what is there serves')
          },
        )
        .then(() => void kept.begin())
      return built
    },
    async close() {
      stop.abort()
      await built
      await kept.close()
      await library.close()
    },
  }
}

/** Characters of a problem's detail in the log; the whole of it is in `npm run library -- status`. */
const DETAIL = 160

/** A line a work: how many problems it has, and the first. */
export function problemLines(problems: readonly Problem[]): readonly object[] {
  return [...Map.groupBy(problems, ({ pack }) => pack)].map(([work, [first, ...others]]) => {
    const { code, file, at, detail } = first!
    return { work, problems: others.length + 1, code, file, at, detail: detail?.slice(0, DETAIL) }
  })
}

/** Another stage, or ten more done. */
function isWorthALine(before: Progress | undefined, { stage, done }: Progress): boolean {
  return before?.stage !== stage || Math.floor(before.done / 10) !== Math.floor(done / 10)
}

function phaseOf({ fetched, goal }: Progress): Phase {
  if (fetched) return 'fetching'
  return goal.startsWith('import:') ? 'reading' : 'indexing'
}

function isReadable(library: OpenLibrary, locale: Locale): boolean {
  const language = analysedLanguage(locale)
  return language !== undefined && library.readiness().languages[language].bible
}

/** A language's verses can be found; or all is built that there is, and there is a Bible to answer from. */
function isAnswerable(library: OpenLibrary, locale: Locale, phase: Phase): boolean {
  const language = analysedLanguage(locale)
  const { languages } = library.readiness()
  if (language && languages[language].bible && languages[language].verses) return true
  const isOver = phase === 'complete' || phase === 'failed'
  return isOver && Object.values(languages).some(({ bible }) => bible)
}

function stateOf(
  library: OpenLibrary,
  { phase, progress }: Building,
  locale: Locale,
): ReturnType<ServedLibrary['state']> {
  const answerable = LOCALES.filter((one) => isAnswerable(library, one, phase))
  return {
    ready: answerable.includes(locale),
    readable: LOCALES.filter((one) => isReadable(library, one)),
    answerable,
    phase,
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
    current: progress && phase !== 'complete' ? progress.goal.split(':').slice(1).join(':') : null,
    fetched: phase === 'fetching' && progress?.fetched ? { ...progress.fetched } : null,
    problems: library.readiness().problems.map(({ pack, code, file, at, detail }) => ({
      pack,
      code,
      detail: [file, at, detail].filter(Boolean).join(': ') || null,
    })),
  }
}
