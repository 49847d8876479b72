import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { answer, type Model, prepare } from '@berea/answering'
import { providerModel } from '../apps/server/src/adapters/models/provider-model.ts'
import { NO_LIMITS } from '../apps/server/test/no-limits.ts'
import { testProvider } from '../apps/server/test/provider.ts'
import { openTexts, type Texts } from '../evals/texts.ts'
import { passagesIn } from '../evals/writer/misbehaving-drafts.ts'
import { TEXTS } from '../evals/writer/misbehaving-texts.ts'
import { percentiles, round } from './askers.ts'
import { type Asked, questions } from './questions.ts'
import { send, startNow, untilTaken, visit } from './started.ts'

/**
 * How fast an answer is that a language model writes, with a provider of ours: what the check takes, when the first text comes,
 * and 200 answers at once.
 * `npm run bench:writer -- [--library data/library] [--streams 200] [--only check|streams]`
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: 'data/library' },
    streams: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})
const PATIENCE = { first: 600_000, gap: 600_000, whole: 600_000 }
const PORT = 4343

const asked = (some: number): readonly Asked[] => questions().slice(0, some)

async function written({ locale, text }: Asked, { library, encoder }: Texts, model: Model, onText: () => void) {
  const writer = { models: [model], patience: PATIENCE }
  const question = { text, locale, tradition: 'none', mode: 'deep' } as const
  for await (const event of answer(question, library, { writer, ...(encoder && { encoder }) }))
    if (event.type === 'text') onText()
}

/** Milliseconds from one sentence to the next of drafts that quote rightly and wrongly, name and count. */
async function checking(texts: Texts) {
  const times: number[] = []
  const processor: number[] = []
  const searching: number[] = []
  for (const one of asked(40)) {
    const model: Model = {
      name: 'bench',
      async *write({ user }) {
        const sentences = sentencesFor(one, user)
        for (const sentence of sentences) {
          const begun = performance.now()
          const used = process.cpuUsage()
          yield `${sentence}\n\n`
          times.push(performance.now() - begun)
          const { user: own, system } = process.cpuUsage(used)
          processor.push((own + system) / 1000)
          if (sentence === sentences[1]) searching.push(times.pop()!)
        }
      },
    }
    await written(one, texts, model, () => undefined)
  }
  // Where others use the processor as well, what it did tells more than the clock.
  return {
    sentences: times.length,
    ...percentiles(times),
    'p95 of the processor': percentiles(processor).p95,
    'p95 where all the library is searched': percentiles(searching).p95,
  }
}

function sentencesFor({ locale }: Asked, user: string): readonly string[] {
  const { plain, honest, says, wrote, invented, names, counts } = TEXTS[locale]
  const given = passagesIn(user).slice(0, 4)
  const quoting = given.flatMap(({ id, place, verses }, at) => [
    honest(`{{q:${id}:1}}`),
    says(place, verses[0]!.replace(/[“”‘’「」『』«»"]/g, '')),
    plain[at % plain.length]!,
  ])
  return [
    plain[0]!,
    ...quoting,
    says(given[0]?.place ?? '', invented[0]!),
    names('Higgins'),
    counts('431'),
    // Words that stand nowhere, each time others.
    wrote('Higgins', backwards(given[0]?.verses[0] ?? '')),
  ]
}

/** In Chinese by characters, else by words. */
const backwards = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? [...text].reverse().join('') : text.split(' ').reverse().join(' ')

/** Milliseconds from the piece that makes a draft's first sentence whole to the first text. */
async function firstTexts(texts: Texts) {
  const provider = await testProvider()
  const times: number[] = []
  for (const one of asked(40)) {
    let whole = Number.NaN
    let first: number | undefined
    provider.behave({
      pause: 20,
      *says() {
        yield TEXTS[one.locale].plain[0]!
        whole = performance.now()
        yield* (TEXTS[one.locale].plain[1] ?? '').match(/.{1,12}/gu) ?? []
      },
    })
    const url = provider.address('openai')
    const model = providerModel({ provider: 'openai', url, name: 'bench', key: undefined })
    await written(one, texts, model, () => {
      first ??= performance.now()
    })
    if (first !== undefined) times.push(first - whole)
  }
  await provider.close()
  return { answers: times.length, ...percentiles(times) }
}

/** Words that name nothing, each another. */
const wordOf = (at: number): string =>
  `z${[...String(at).padStart(6, '0')].map((digit) => 'abdegilmou'[Number(digit)]).join('')}`

/** Seconds in which all of them begin: how fast answers begin is another figure. A draft lasts longer. */
const BEGINNING = 60
const SENTENCES = 42

/** As many answers at once, a sentence in two seconds each: how late its text comes to its reader, and what a server needs for it. */
async function streams(library: string, many: number) {
  const folder = mkdtempSync(join(tmpdir(), 'berea-writer-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  linked(library, join(folder, 'library'))
  const provider = await testProvider()
  const sent = new Map<string, number>()
  let words = 0
  provider.behave({
    pause: 500,
    *says() {
      for (let at = 0; at < SENTENCES; at += 1) {
        words += 1
        const word = wordOf(words)
        yield* ['这里说的是', ` ${word} `, '这个词，读的人']
        yield '可以慢慢地读。\n\n'
        sent.set(word, performance.now())
      }
    },
  })
  const settings = {
    ...NO_LIMITS,
    ANSWERS_AT_ONCE: '1000',
    MODEL_PROVIDER: 'openai',
    MODEL_URL: provider.address('openai'),
    MODEL_NAME: 'bench',
  }
  const server = startNow(PORT, folder, settings)
  const delays: { readonly since: number; readonly late: number }[] = []
  const person = async () => {
    const token = await visit(server.base)
    const { id } = await untilTaken(server.base, '/chat/sessions', {}, token)
    return { token, id: String(id) }
  }
  const ask = async ({ token, id }: { token: string; id: string }) => {
    const { data } = await send(server.base, `/chat/sessions/${id}/questions`, { text: '耶稣为什么哭了？' }, token)
    await listening(server.base, String(data.answerId), token, (word) => {
      const since = sent.get(word)
      if (since !== undefined) delays.push({ since, late: performance.now() - since })
    })
  }
  try {
    const people = []
    for (let at = 0; at < many; at += 1) people.push(await person())
    await ask(people[0]!)
    const before = megabytesOf(server.pid)
    let most = before
    const watching = setInterval(() => {
      most = Math.max(most, megabytesOf(server.pid))
    }, 500)
    const haveBegun = performance.now() + (BEGINNING + 2) * 1000
    delays.length = 0
    await Promise.all(
      people.map(async (one, at) => {
        await pause((at * BEGINNING * 1000) / many)
        await ask(one)
      }),
    )
    clearInterval(watching)
    const counted = delays.filter(({ since }) => since > haveBegun).map(({ late }) => late)
    return {
      answers: many,
      events: counted.length,
      ...percentiles(counted),
      'MB before': before,
      'MB more': round(most - before),
    }
  } finally {
    await server.stop()
    await provider.close()
  }
}

/** Calls with each word of ours as it comes. */
async function listening(base: string, id: string, token: string, onWord: (word: string) => void): Promise<void> {
  const headers = { locale: 'zh-cn', authorization: `Bearer ${token}` }
  const response = await fetch(`${base}/webapi/chat/answers/${id}/events`, { headers })
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream()))
    for (const [word] of piece.matchAll(/\bz[abdegilmou]{6}\b/g)) onWord(word)
}

/** What a process holds in memory, where the system tells. */
function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return round(Number(kilobytes ?? Number.NaN) / 1024)
}

/** A library as another server may have it: the same files, that nobody writes into. */
function linked(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) linked(join(from, entry.name), join(to, entry.name))
    else linkSync(join(from, entry.name), join(to, entry.name))
  }
}

if (values.only !== 'streams') {
  const { close, ...texts } = await openTexts(resolve(values.library))
  await prepare(texts.library, true)
  const check = await checking(texts)
  const first = await firstTexts(texts)
  await close()
  console.table({ 'check of a sentence, ms': check, 'first text behind the first whole sentence, ms': first })
}
if (values.only !== 'check')
  console.table({ 'an event’s delay, ms': await streams(resolve(values.library), Number(values.streams)) })
process.exit(0)
