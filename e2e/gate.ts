import { createServer } from 'node:http'
import type { Engine } from '../apps/server/src/answering/one-answer.ts'

/**
 * An engine whose answers can be held, so that a test meets an answer while it is being written and
 * nobody has to hurry or sleep. `POST /hold?after=2` holds every answer before its third piece of
 * text; `POST /go` lets them run on. No model is asked until `POST /model?on=1`.
 */
export function openGate(engine: Engine) {
  let most = Number.POSITIVE_INFINITY
  let isModelOn = false
  let wake: () => void = () => undefined
  let opened = Promise.resolve()

  const held: Engine = async function* (question, library, options) {
    const { signal } = options
    const { writer: _model, ...alone } = options
    let texts = 0
    for await (const event of engine(question, library, isModelOn ? options : alone)) {
      if (event.type === 'text') {
        texts += 1
        while (texts > most && !signal.aborted) await Promise.race([opened, aborted(signal)])
      }
      yield event
    }
  }

  const control = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://gate')
    if (pathname === '/model') isModelOn = searchParams.get('on') === '1'
    else if (pathname === '/hold') {
      most = Number(searchParams.get('after'))
      opened = new Promise((done) => {
        wake = done
      })
    } else {
      most = Number.POSITIVE_INFINITY
      wake()
    }
    response.end()
  })

  return {
    engine: held,
    async listen(port: number): Promise<void> {
      await new Promise<void>((done) => control.listen(port, '127.0.0.1', done))
      // It must not keep a server alive that is told to stop.
      control.unref()
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }))
}
