// @vitest-environment node
import { expect, test } from 'vitest'
import { parseExternal } from './external.ts'

const BASE = 'https://berea.example/#/externalAccess'
const SIGNED = { appId: 'a', timestamp: '1', identity: 'i+1', token: 't' }

test.each([
  ['whole', `${BASE}?appId=a&timestamp=1&identity=i%2B1&token=t`, SIGNED],
  [
    'with a place to go',
    `${BASE}?appId=a&timestamp=1&identity=i%2B1&token=t&targetUrl=%2Fread%3Ftab%3D1`,
    { ...SIGNED, targetUrl: '/read?tab=1' },
  ],
  ['without a token', `${BASE}?appId=a&timestamp=1&identity=i`, { appId: 'a' }],
  ['with an empty one', `${BASE}?appId=a&timestamp=1&identity=i&token=`, { appId: 'a' }],
  ['without anything', BASE, { appId: undefined }],
  ['behind another path', 'https://berea.example/chat#/externalAccess?appId=a', { appId: 'a' }],
])('a link %s', (_what, address, read) => {
  expect(parseExternal(address)).toEqual(read)
})
