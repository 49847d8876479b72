export { SettingPage } from '../pages/SettingPage.tsx'
