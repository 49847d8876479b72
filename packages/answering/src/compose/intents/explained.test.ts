import type { NearHit } from '@berea/library'
import { expect, it } from 'vitest'
import { answer } from '../../answer/answer.ts'
import { section, shelfLibrary, work } from '../shelf.test-support.ts'

const wick = section(
  'lamp-dictionary',
  'wick',
  'A wick is the cord of a lamp that draws up the oil and burns. It was twisted of flax, and a worn one was thrown away.',
  { title: 'Wick' },
)
const shelf = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en'), work('lamp-dictionary', 'dictionary', 'en', { title: 'Lamps and Oil' })],
  bibles: {
    'bible-en-bsb': ['ISA 42:3 A bruised reed he will not break, and a smoldering wick he will not put out.'],
  },
  sections: [wick],
  pericopes: ['ISA 42:1-4 The servant'],
  verses: ['ISA 42:3'],
})
const hit = (likeness: number): NearHit => ({ section: wick, start: 0, end: wick.text.length, likeness })
const encoder = { query: async () => [new Float32Array(1)] }

async function textOf(likeness: number): Promise<string> {
  const others = Array.from({ length: 30 }, (): NearHit => ({ ...hit(0.3), start: 1 }))
  const library = { ...shelf, nearest: async () => [hit(likeness), ...others] }
  const question = { text: 'What is a smoldering wick?', locale: 'en', tradition: 'none', mode: 'deep' } as const
  let text = ''
  for await (const event of answer(question, library, { encoder })) if (event.type === 'text') text += event.delta
  return text
}

it('opens with the paragraph that explains what is asked, by the name of its work, and then quotes Scripture', async () => {
  const text = await textOf(0.9)
  expect(text.split('\n')[0]).toContain('A wick is the cord of a lamp that draws up the oil and burns.')
  expect(text.split('\n')[0]).toContain('Lamps and Oil')
  expect(text).toContain('> 3 A bruised reed he will not break')
})
