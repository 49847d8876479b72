import { Account } from '../../features/account/Account.tsx'
import { Who } from '../../features/account/Who.tsx'
import { Settings } from '../../features/settings/Settings.tsx'
import { Page } from '../frame/Page.tsx'

export const SettingPage = () => (
  <Page alive>
    <Settings>
      <Who />
    </Settings>
    <Account />
  </Page>
)
