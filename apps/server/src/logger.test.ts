import { expect, test } from 'vitest'
import { createLogger, describeError } from './logger.ts'

test('an error that quotes its input is logged without its words', () => {
  const quoting = [
    new SyntaxError('Unexpected token, "my secret" is not valid JSON'),
    Object.assign(new Error('duplicate key (my secret)'), { severity: 'ERROR', code: '23505' }),
  ]
  for (const error of quoting) expect(JSON.stringify(describeError(error))).not.toContain('secret')
  expect(describeError(quoting[1])).toMatchObject({ code: '23505' })
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({ message: 'x is not a function' })
})

test('requests and replies are never written out', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  logger.info({ req: { url: '/secret' }, res: { token: 'secret' } }, 'a request')
  expect(lines.join()).toContain('a request')
  expect(lines.join()).not.toContain('secret')
})
