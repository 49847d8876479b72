import { PartWaiting, part } from '../../ui/part.tsx'
import { script } from '../../ui/script.ts'
import { Page } from '../frame/Page.tsx'

export const libraryScript = script(() => import('./LibraryPage.tsx'))
export const settingScript = script(() => import('./SettingPage.tsx'))

const PageWaiting = (waiting: Parameters<typeof PartWaiting>[0]) => (
  <Page>
    <PartWaiting {...waiting} />
  </Page>
)

export const LibraryPage = part(libraryScript, ({ LibraryPage }) => LibraryPage, PageWaiting)
export const SettingPage = part(settingScript, ({ SettingPage }) => SettingPage, PageWaiting)
