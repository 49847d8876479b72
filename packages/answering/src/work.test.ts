import { describe, expect, it } from 'vitest'
import { counted, createWork, step, WorkEnded } from './work.ts'

const ended = (why: string) => expect.objectContaining({ name: 'WorkEnded', why })

describe('the work of an answer', () => {
  it('counts its steps', () => {
    const work = createWork()
    work.step()
    work.step(41)
    expect(work.steps).toBe(42)
  })

  it('is stopped at the next thousand steps, and between its parts', async () => {
    const stop = new AbortController()
    const work = createWork({ signal: stop.signal })
    work.step(999)
    stop.abort()
    expect(() => work.step()).toThrow(ended('stopped'))
    await expect(work.rest()).rejects.toThrow(WorkEnded)
  })

  it('keeps its deadline', async () => {
    let now = 0
    const work = createWork({ now: () => now, deadline: 20 })
    now = 19
    work.step(1000)
    await work.rest()
    now = 20
    expect(() => work.step(1000)).toThrow(ended('late'))
    await expect(work.rest()).rejects.toThrow(ended('late'))
  })

  it('looks at its clock once in a thousand steps', () => {
    let looks = 0
    const work = createWork({ now: () => looks++, deadline: 100 })
    for (let step = 0; step < 5000; step++) work.step()
    expect(looks).toBe(5)
  })

  it('comes to an end at its ceiling', () => {
    const work = createWork({ ceiling: 10 })
    work.step(10)
    expect(() => work.step()).toThrow(ended('too-much'))
  })

  it('is counted into by every loop of its answer, and by none of another', async () => {
    async function* answered(steps: number) {
      for (let n = 0; n < 3; n += 1) {
        await Promise.resolve().then(() => step(steps))
        yield n
      }
    }
    const [one, other] = [createWork(), createWork()]
    const [ones, others] = [counted(one, answered(1)), counted(other, answered(10))]
    for (let n = 0; n < 3; n += 1) {
      step(1000)
      expect(await Promise.all([ones.next(), others.next()])).toEqual([
        { done: false, value: n },
        { done: false, value: n },
      ])
    }
    expect([one.steps, other.steps]).toEqual([3, 30])
  })

  it('is tidied up after where nobody hears its answer out', async () => {
    let isTidy = false
    async function* answered() {
      try {
        for (;;) yield 0
      } finally {
        isTidy = true
      }
    }
    for await (const _ of counted(createWork(), answered())) break
    expect(isTidy).toBe(true)
  })

  it('lets others have the thread between its parts', async () => {
    const order: string[] = []
    setTimeout(() => order.push('another'))
    await createWork().rest()
    order.push('this')
    expect(order).toEqual(['another', 'this'])
  })
})
