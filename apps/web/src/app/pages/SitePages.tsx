import { SitePage } from '../../features/legal/SitePage.tsx'
import { Page } from '../frame/Page.tsx'

export const AboutPage = () => (
  <Page>
    <SitePage page="about" />
  </Page>
)
export const ServicePage = () => (
  <Page>
    <SitePage page="service" />
  </Page>
)
export const PolicyPage = () => (
  <Page>
    <SitePage page="policy" />
  </Page>
)
export const SupportPage = () => (
  <Page alive>
    <SitePage page="support" />
  </Page>
)
export const HelpPage = () => (
  <Page alive>
    <SitePage page="help" />
  </Page>
)
