// @vitest-environment node
import { expect, test } from 'vitest'
import { formatReaderAddress, parseReaderAddress, type ReaderAddress } from './reader-address.ts'

test.each<[string, ReaderAddress]>([
  ['/read/bible-en-bsb/JHN.11.33-36', { work: 'bible-en-bsb', reference: 'JHN 11:33-36' }],
  ['/read/bible-en-bsb/GEN.1.1-2.3', { work: 'bible-en-bsb', reference: 'GEN 1:1-2:3' }],
  ['/read/bible-en-bsb/PSA.23', { work: 'bible-en-bsb', reference: 'PSA 23' }],
  [
    '/read/bible-en-bsb/JHN.11.35?section=bible-en-bsb%2FJHN.11&start=4&end=15',
    { work: 'bible-en-bsb', reference: 'JHN 11:35', section: 'bible-en-bsb/JHN.11', start: 4, end: 15 },
  ],
  ['/read/notes-en-ours?section=notes-en-ours%2F7', { work: 'notes-en-ours', section: 'notes-en-ours/7' }],
  ['/read/creeds-en-ours', { work: 'creeds-en-ours' }],
  ['/read/creeds-en-ours?part=trent%2F6', { work: 'creeds-en-ours', part: 'trent/6' }],
  ['/read/bible-en-bsb/JHN.11.35?tab=parallel', { work: 'bible-en-bsb', reference: 'JHN 11:35', tab: 'parallel' }],
  ['/read', {}],
])('%s', (url, address) => {
  expect(parseReaderAddress(url)).toEqual(address)
  expect(formatReaderAddress(address)).toBe(url)
})

test('a place that is no number is no place', () => {
  expect(parseReaderAddress('/read/a?section=s&start=-1&end=x')).toEqual({ work: 'a', section: 's' })
})
