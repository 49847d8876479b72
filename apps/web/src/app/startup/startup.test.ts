// @vitest-environment node
import { expect, test } from 'vitest'
import { type Started, type StartNeeds, start } from './startup.ts'

/** Starts in a world that differs from the usual one, and tells what was done there. */
async function tell(world: Partial<StartNeeds>): Promise<[Started, ...string[]]> {
  const done: string[] = []
  const outcome = await start({
    address: 'http://berea.example/chat?_n=1',
    flagged: false,
    fetchVersion: async () => '',
    storeLanguage: (language) => done.push(`stored ${language}`),
    setFlag: () => done.push('flagged'),
    logIn: async () => {
      done.push('logged in')
      return 'renewed'
    },
    ...world,
  })
  return [outcome, ...done]
}
const unanswered = () => Promise.reject(new TypeError('no network'))

test.each<[string, Partial<StartNeeds>, [Started, ...string[]]]>([
  ['no language told: the visitor is logged in', {}, ['ready', 'logged in']],
  ['Simplified Chinese told: the same', { fetchVersion: async () => 'zh-cn\n' }, ['ready', 'logged in']],
  [
    'another language told: stored, flagged, and once more',
    { fetchVersion: async () => 'fr-fr' },
    ['reload', 'stored fr-fr', 'flagged'],
  ],
  [
    'a language that the page does not speak: as if none were told',
    { fetchVersion: async () => 'de' },
    ['ready', 'logged in'],
  ],
  [
    'a default settled before: the language is not asked for',
    { flagged: true, fetchVersion: unanswered },
    ['ready', 'logged in'],
  ],
  [
    'nobody answers: flagged, and logged in all the same',
    { fetchVersion: unanswered },
    ['ready', 'flagged', 'logged in'],
  ],
  ['nobody can be reached to log in', { logIn: async () => 'unreachable' }, ['refused']],
  ['an account’s sign-in has ended', { logIn: async () => 'ended' }, ['ended']],
  ['a partner sends somebody', { address: 'http://berea.example/#/externalAccess?appId=a' }, ['external']],
])('%s', async (_story, world, outcome) => {
  expect(await tell(world)).toEqual(outcome)
})
