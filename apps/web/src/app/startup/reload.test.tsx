import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '../../../test/page.tsx'
import { speak } from '../../i18n/words.ts'
import { useAppState } from '../../storage/app-state.ts'
import { readLocal } from '../../storage/local.ts'
import { App } from '../App.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a visit that is told another language begins anew in it 200 ms later', async () => {
  const unheard = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => unheard)
  const left = watchLeaving()
  window.firstVersion = Promise.resolve({ text: async () => 'fr-fr' } as Response)
  await speak('zh-cn')
  vi.useFakeTimers()
  render(<App />)
  await vi.advanceTimersByTimeAsync(199)
  expect([useAppState.getState().language, readLocal('defaultLanguage')]).toEqual(['fr-fr', 'true'])
  expect(left).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(left).toEqual([location.href])
})
