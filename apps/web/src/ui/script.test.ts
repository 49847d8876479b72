import { expect, test } from 'vitest'
import { script } from './script.ts'

/** A network that can be lost, and a clock that goes on when it is told to. */
function world() {
  const waits: number[] = []
  const going: (() => void)[] = []
  const state = { online: true }
  const mended = { count: 0 }
  return {
    state,
    waits,
    /** What has been waited for is over. */
    goOn: () => going.pop()?.(),
    isOnline: () => state.online,
    mended,
    mendStyles: async () => {
      mended.count += 1
    },
    wait: (milliseconds: number, go: () => void) => {
      waits.push(milliseconds)
      going.push(go)
      return () => void going.splice(going.indexOf(go), 1)
    },
  }
}

/** Fails as often as it is told to. */
function loader(failures: number) {
  const calls = { count: 0 }
  const load = async () => {
    calls.count += 1
    if (calls.count <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'module'
  }
  return { calls, load }
}

const turns = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve()
}

test('it is fetched when it is wanted, once for all who wait', async () => {
  const { calls, load } = loader(0)
  const part = script(load, world())
  part.want()
  part.want()
  await turns()
  part.want()
  expect([part.state().module, calls.count]).toEqual(['module', 1])
})

test('what is lost is said, and tried again ever more patiently until it comes', async () => {
  const here = world()
  const { calls, load } = loader(6)
  const part = script(load, here)
  const told: boolean[] = []
  part.subscribe(() => told.push(part.state().failed))
  part.want()
  await turns()
  expect(part.state()).toEqual({ failed: true })
  for (let i = 0; i < 6; i += 1) {
    here.goOn()
    await turns()
  }
  expect(part.state().module).toBe('module')
  expect(calls.count).toBe(7)
  expect(here.waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(told.at(-1)).toBe(false)
})

test('it can be tried again at once', async () => {
  const { load } = loader(1)
  const part = script(load, world())
  part.want()
  await turns()
  part.again()
  await turns()
  expect(part.state()).toEqual({ module: 'module', failed: false })
})

test('nothing is asked for while the network is away', async () => {
  const here = world()
  here.state.online = false
  const { calls, load } = loader(0)
  const part = script(load, here)
  part.want()
  await turns()
  expect([part.state().failed, calls.count]).toEqual([true, 0])
  here.state.online = true
  here.goOn()
  await turns()
  expect(part.state().module).toBe('module')
})

test('what was fetched ahead and lost is no failure, and is fetched when it is wanted', async () => {
  const here = world()
  const { calls, load } = loader(1)
  const part = script(load, here)
  await part.ahead()
  expect([part.state().failed, here.waits]).toEqual([false, []])
  part.want()
  await turns()
  expect([part.state().module, calls.count]).toEqual(['module', 2])
})

test('what is wanted while it is being fetched ahead is not asked for twice, and its loss is said', async () => {
  const { calls, load } = loader(1)
  const part = script(load, world())
  void part.ahead()
  part.want()
  await turns()
  expect([part.state().failed, calls.count]).toEqual([true, 1])
})

test('when nobody waits any more it is not tried again', async () => {
  const here = world()
  const { calls, load } = loader(9)
  const part = script(load, here)
  const leave = part.want()
  await turns()
  leave()
  here.goOn()
  await turns()
  expect([part.state(), calls.count]).toEqual([{ failed: false }, 1])
})

test('style sheets that were lost with it are asked for again, and not where nothing was lost', async () => {
  const here = world()
  const fine = script(loader(0).load, here)
  fine.want()
  await turns()
  expect(here.mended.count).toBe(0)
  const part = script(loader(1).load, here)
  part.want()
  await turns()
  here.goOn()
  await turns()
  expect([part.state().module, here.mended.count]).toEqual(['module', 1])
})
