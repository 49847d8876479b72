import type { Model, Prompt } from '@berea/answering'
import type { Library } from '@berea/library'
import { LOCALES, type Locale } from '@berea/scripture'
import { providerModel } from '../../apps/server/src/adapters/models/provider-model.ts'
import { type Behaviour, PROTOCOLS, type TestProvider, testProvider } from '../../apps/server/test/provider.ts'
import type { Texts } from '../texts.ts'
import { type AskedWriter, type WrittenBy, writtenBy } from './answers.ts'
import { drawer } from './draws.ts'
import { type LookedAt, lookAt } from './looked-at.ts'
import { LIES, type Needs, passagesIn } from './misbehaving-drafts.ts'
import { TEXTS } from './misbehaving-texts.ts'

/** How a provider behaves to one prompt, and what of it no reader may see. */
type Script = { readonly behaviour: Behaviour; readonly lies: readonly string[] }
type Scripted = (needs: Needs, honest: readonly string[]) => Script

const cutIn =
  (ends: NonNullable<Behaviour['ends']>): Scripted =>
  ({ locale, draw }, honest) => ({
    behaviour: { says: chunks([...honest, TEXTS[locale].half], draw), ends },
    lies: [TEXTS[locale].half],
  })

/** Ways of failing that no draft is to blame for. */
const FAILS: Readonly<Record<string, Scripted>> = {
  slow: ({ draw }, honest) => ({ behaviour: { says: chunks(honest, draw), pause: 30 }, lies: [] }),
  silent: () => ({ behaviour: { says: [], ends: 'silent' }, lies: [] }),
  'silent-midway': cutIn('silent'),
  cut: cutIn('cut'),
  'too-long': cutIn('too-long'),
  filter: cutIn('refusing'),
  malformed: () => ({ behaviour: { isMalformed: true }, lies: [] }),
  status: ({ draw }) => ({ behaviour: { status: [401, 404, 429, 500, 503][draw(5)]! }, lies: [] }),
  'says-no'({ locale, draw }, honest) {
    const no = TEXTS[locale].refuses[draw(2)]!
    return { behaviour: { says: chunks([...honest.slice(0, draw(2) * 2), no], draw) }, lies: [no] }
  },
  looping: ({ locale }, honest) => ({
    behaviour: { says: [...honest, ...Array.from({ length: 200 }, () => `${TEXTS[locale].plain[1]} `)] },
    lies: [TEXTS[locale].plain[1]!.repeat(3)],
  }),
  endless: ({ locale, user, draw }, honest) => ({
    behaviour: { says: () => (draw(2) === 0 ? withoutStop(TEXTS[locale].half) : withoutEnd(honest, locale, user)) },
    lies: [],
  }),
}

function* withoutStop(words: string): Generator<string> {
  for (;;) yield `${words}${/\p{Script=Han}/u.test(words) ? '，' : ' '}`
}

/** Sentence after sentence that is right. */
function* withoutEnd(honest: readonly string[], locale: Locale, user: string): Generator<string> {
  yield* honest
  for (;;) {
    for (const { id, verses } of passagesIn(user))
      for (let part = 1; part <= verses.length; part += 1) yield `${TEXTS[locale].honest(`{{q:${id}:${part}}}`)} `
  }
}

/** A draft in pieces that fit no sentence. */
function chunks(sentences: readonly string[], draw: (below: number) => number): string[] {
  const text = sentences.map((sentence, at) => (at === 0 ? '' : [' ', '\n\n'][draw(2)]) + sentence).join('')
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const length = 1 + draw(40)
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

const KINDS: readonly string[] = [...Object.keys(FAILS), ...Object.keys(LIES)]

function scriptOf(kind: string, needs: Needs): Script {
  const { locale, draw, user } = needs
  const given = passagesIn(user)
  const token = given[0] && TEXTS[locale].honest(`{{q:${given[0].id}:1}}`)
  const honest = [TEXTS[locale].plain[draw(3)]!, ...(token ? [token] : []), TEXTS[locale].plain[draw(3)]!]
  const fails = FAILS[kind]
  if (fails) return fails(needs, honest)
  const [first, ...rest] = given
  const lie = first && LIES[kind]!(needs, [first, ...rest])
  const told = lie ? honest.toSpliced(draw(honest.length + 1), 0, lie.text) : honest
  return { behaviour: { says: chunks(told, draw) }, lies: lie ? [lie.known] : [] }
}

export type Misbehaved = LookedAt & {
  readonly kind: string
  readonly protocol: string
  readonly question: string
  /** Was a model asked, and was there something that could be told wrongly? */
  readonly isTried: boolean
  readonly written: WrittenBy
}

/** Shorter than a reader would wait: a provider that says nothing is soon told. */
const PATIENCE = { first: 1_500, gap: 700, whole: 6_000 }

/**
 * So many answers of a provider that misbehaves in every way there is, over HTTP in its three protocols, by seed; beside them
 * those that gave it no occasion.
 */
export async function* misbehave(
  questions: readonly AskedWriter[],
  most: number,
  seed: number,
  texts: Texts<Library>,
): AsyncGenerator<Misbehaved> {
  const provider = await testProvider()
  try {
    for (let at = 0, tried = 0; tried < most; at += 1) {
      const locale = LOCALES[(at + Math.floor(at / KINDS.length) + seed) % LOCALES.length]!
      const own = questions.filter(({ question }) => question.locale === locale)
      const one = await misbehaveOnce(KINDS[at % KINDS.length]!, own, drawer(seed * 10_000 + at), provider, texts)
      if (one.isTried) tried += 1
      yield one
    }
  } finally {
    await provider.close()
  }
}

async function misbehaveOnce(
  kind: string,
  questions: readonly AskedWriter[],
  draw: (below: number) => number,
  provider: TestProvider,
  texts: Texts<Library>,
): Promise<Misbehaved> {
  const protocol = PROTOCOLS[draw(PROTOCOLS.length)]!
  const { question } = questions[draw(questions.length)]!
  const { order } = TEXTS[question.locale]
  const isOrdered = kind === 'order' || kind === 'prompt'
  const isBefore = isOrdered && draw(2) === 0
  const text = isOrdered && !isBefore ? `${question.text} ${order}` : question.text
  const conversation = isBefore ? [{ ...question, text: order }] : []
  const url = protocol === 'anthropic' ? `${provider.address(protocol)}/v1` : provider.address(protocol)
  const asked = providerModel({ provider: protocol, url, name: 'misbehaving', key: 'a-key' })
  let prompt: Prompt | undefined
  let script: Script | undefined
  const model: Model = {
    name: asked.name,
    write(given, signal) {
      prompt = given
      script = scriptOf(kind, { locale: question.locale, library: texts.library, draw, ...given })
      provider.behave(script.behaviour)
      return asked.write(given, signal)
    },
  }
  const written = await writtenBy(model, { ...question, text }, texts, { patience: PATIENCE, conversation })
  const looked = await lookAt(written, prompt, script?.lies ?? [], texts)
  const isTried = script !== undefined && (kind in FAILS || script.lies.length > 0)
  return { ...looked, kind, protocol, question: text, isTried, written }
}
