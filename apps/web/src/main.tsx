import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { speak } from './i18n/words.ts'
import { useAppState } from './storage/app-state.ts'
import './styles/base.css'
import './styles/print.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has an element #root')

await speak(useAppState.getState().language)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
