export { ShareDialog } from '../../features/share/ShareDialog.tsx'
export { SettingPage } from '../pages/SettingPage.tsx'
export { AboutPage, HelpPage, PolicyPage, ServicePage, SupportPage } from '../pages/SitePages.tsx'
export { TourPage } from '../pages/TourPage.tsx'
