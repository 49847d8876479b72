import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstLanguage } from './app/startup/first-language.ts'
import { speak } from './i18n/words.ts'
import { useAppState } from './storage/app-state.ts'
import './styles/base.css'
import './styles/print.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has an element #root')

// Not awaited: a script that waits while it loads is cut in two, and the second is a request more.
void firstLanguage(useAppState.getState().language, window.firstVersion)
  .then(speak)
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
