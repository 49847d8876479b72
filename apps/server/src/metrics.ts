import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What an operator watches, in Prometheus' format. */
export function serverMetrics(running: () => number) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'berea_request_seconds',
    help: 'Time to answer a call, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  const ended = new Counter({
    name: 'berea_answers_total',
    help: 'Answers that have ended, by how',
    labelNames: ['ending'],
    registers,
  })
  const seconds = new Histogram({
    name: 'berea_answer_seconds',
    help: 'Time to make an answer',
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 15, 60],
    registers,
  })
  new Gauge({
    name: 'berea_answers_running',
    help: 'Answers that are being made here',
    registers,
    collect() {
      this.set(running())
    },
  })

  return {
    request: (call: string, status: number, milliseconds: number) =>
      requests.observe({ call, status: String(status) }, milliseconds / 1000),
    answerEnded(ending: string, milliseconds: number) {
      ended.inc({ ending })
      if (milliseconds > 0) seconds.observe(milliseconds / 1000)
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof serverMetrics>
