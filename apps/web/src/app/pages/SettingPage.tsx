import { Settings } from '../../features/settings/Settings.tsx'
import { Page } from '../frame/Page.tsx'

export const SettingPage = () => (
  <Page alive>
    <Settings />
  </Page>
)
