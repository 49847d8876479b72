import { expect, test } from 'vitest'
import { firstText } from './first-texts.ts'

test('an answer goes on when the others have begun', async () => {
  const [one, other] = [firstText(), firstText()]
  let goesOn = false
  const first = one.shown().then(() => {
    goesOn = true
  })
  await Promise.resolve()
  expect(goesOn).toBe(false)
  other.ended()
  await first
  expect(goesOn).toBe(true)
})

test('alone it waits for nobody, and never for ever', async () => {
  const alone = firstText()
  await alone.shown()
  const slow = firstText()
  await firstText().shown()
  slow.ended()
})
