import { round } from './askers.ts'
import { listen, type Started, untilTaken, visit } from './started.ts'

export type FirstStart = {
  readonly 'question taken s': number
  readonly 'first text s': number
  readonly 'whole answer s': number
}

/** From the command on nothing but a checkout to the first Chinese answer, asked as soon as it is taken. */
export async function firstAnswer({ base, since }: Started): Promise<FirstStart> {
  const seconds = (at: number) => round((at - since) / 1000)
  const token = await visit(base)
  const { id } = await untilTaken(base, '/chat/sessions', {}, token)
  const { answerId } = await untilTaken(base, `/chat/sessions/${id}/questions`, { text: '耶稣为什么哭了？' }, token)
  const taken = performance.now()
  const { first, end } = await listen(base, String(answerId), token)
  return { 'question taken s': seconds(taken), 'first text s': seconds(first), 'whole answer s': seconds(end) }
}
