import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../../clock.ts'
import { networkOf } from './network.ts'
import { isLoopback, isTrustSetting, trustOf } from './proxies.ts'
import { ratePerMinute } from './rate.ts'
import { withinWindows } from './window.ts'

function testClock() {
  let at = 1_000_000
  return {
    now: () => new Date(at),
    pass(milliseconds: number) {
      at += milliseconds
    },
  }
}

describe('what counts as one address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
    ['2001:db8:0:2::5', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('is the same for every address of a network of 64 bits, however it is written', () => {
    const groups = (length: number) =>
      fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: length, maxLength: length })
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        const write = (host: number[]) => [...network, ...host].map((group) => group.toString(16)).join(':')
        expect(networkOf(write(one))).toBe(networkOf(write(other).toUpperCase()))
      }),
    )
  })

  test('is short, whatever was sent', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (sent) => networkOf(sent).length <= 64))
  })
})

describe('so many a minute', () => {
  test('may come at once, and then one each share of a minute', () => {
    const clock = testClock()
    const rate = ratePerMinute(60, clock.now)
    for (let n = 0; n < 60; n++) expect(rate.spend('a')).toBeUndefined()
    expect(rate.spend('a')).toBe(1)
    expect(rate.spend('b')).toBeUndefined()
    clock.pass(SECOND)
    expect(rate.spend('a')).toBeUndefined()
    expect(rate.spend('a')).toBe(1)
    clock.pass(10 * MINUTE)
    for (let n = 0; n < 60; n++) expect(rate.spend('a')).toBeUndefined()
    expect(rate.spend('a')).toBe(1)
  })

  test('who waits as long as was said is let in, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.array(fc.integer({ min: 0, max: 5000 })), (most, pauses) => {
        const clock = testClock()
        const rate = ratePerMinute(most, clock.now)
        for (const pause of pauses) {
          clock.pass(pause)
          while (rate.spend('a') === undefined) {}
        }
        while (rate.spend('a') === undefined) {}
        const wait = rate.spend('a') ?? 0
        clock.pass(wait * SECOND)
        expect(rate.spend('a')).toBeUndefined()
      }),
    )
  })

  test('0 lifts the limit', () => {
    const rate = ratePerMinute(0, testClock().now)
    for (let n = 0; n < 1000; n++) expect(rate.spend('a')).toBeUndefined()
  })

  test('a clock that is set back gives nothing and breaks nothing', () => {
    const clock = testClock()
    const rate = ratePerMinute(1, clock.now)
    expect(rate.spend('a')).toBeUndefined()
    clock.pass(-DAY)
    expect(rate.spend('a')).toBe(60)
  })
})

describe('so many in any stretch of time', () => {
  const windows = [
    { most: 3, milliseconds: 10 * MINUTE },
    { most: 5, milliseconds: DAY },
  ]

  test('is never passed, whenever they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 * 60 }), { maxLength: 60 }), (pauses) => {
        const clock = testClock()
        const rate = withinWindows(windows, clock.now)
        const taken: number[] = []
        for (const pause of pauses) {
          clock.pass(pause * MINUTE)
          if (rate.spend('a') === undefined) taken.push(clock.now().getTime())
        }
        for (const { most, milliseconds } of windows) {
          for (const first of taken) {
            expect(taken.filter((time) => time >= first && time < first + milliseconds).length).toBeLessThanOrEqual(
              most,
            )
          }
        }
      }),
    )
  })

  test('tells when there is room again', () => {
    const clock = testClock()
    const rate = withinWindows(windows, clock.now)
    for (let n = 0; n < 3; n++) expect(rate.spend('a')).toBeUndefined()
    expect(rate.spend('a')).toBe(600)
    clock.pass(10 * MINUTE)
    for (let n = 0; n < 2; n++) expect(rate.spend('a')).toBeUndefined()
    expect(rate.spend('a')).toBe(24 * 3600 - 600)
    expect(rate.spend('b')).toBeUndefined()
  })

  test('a window of 0 is lifted, and the other holds', () => {
    const rate = withinWindows([{ most: 0, milliseconds: MINUTE }, windows[1]!], testClock().now)
    for (let n = 0; n < 5; n++) expect(rate.spend('a')).toBeUndefined()
    expect(rate.spend('a')).toBe(24 * 3600)
  })
})

describe('whose word about addresses is taken', () => {
  test.each([
    ['off', '127.0.0.1', 0, false],
    ['on', '127.0.0.1', 0, true],
    ['on', '::1', 0, true],
    ['on', '::ffff:10.1.2.3', 0, true],
    ['on', '192.168.1.4', 0, true],
    ['on', 'fd00::7', 0, true],
    ['on', '192.168.1.4', 1, false],
    ['on', '203.0.113.9', 0, false],
    ['2', '203.0.113.9', 1, true],
    ['2', '10.0.0.1', 2, false],
    ['203.0.113.9, 10.0.0.0/8', '203.0.113.9', 3, true],
    ['203.0.113.9, 10.0.0.0/8', '10.9.9.9', 0, true],
    ['203.0.113.9, 10.0.0.0/8', '127.0.0.1', 0, false],
    ['loopback', '127.8.8.8', 5, true],
    ['on', undefined, 0, false],
    ['on', 'unknown', 0, false],
  ])('with TRUST_PROXY=%s %s at hop %i: %s', (setting, address, hop, isBelieved) => {
    expect(trustOf(setting)(address, hop)).toBe(isBelieved)
  })

  test.each(['on', 'off', '1', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback, uniquelocal'])(
    '%s can be set',
    (given) => {
      expect(isTrustSetting(given)).toBe(true)
    },
  )

  test.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['', false],
    [undefined, false],
  ])('%s is this machine: %s', (address, isHere) => {
    expect(isLoopback(address)).toBe(isHere)
  })
})
