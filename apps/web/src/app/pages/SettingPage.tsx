import { Account } from '../../features/account/Account.tsx'
import { Who } from '../../features/account/Who.tsx'
import { Settings } from '../../features/settings/Settings.tsx'
import { useFrame } from '../frame/frame.ts'
import { Page } from '../frame/Page.tsx'

export function SettingPage() {
  const { tour } = useFrame()
  return (
    <Page alive>
      <Settings>
        <Who />
      </Settings>
      <Account onTour={tour} />
    </Page>
  )
}
