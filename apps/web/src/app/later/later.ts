export { AnswerView } from '../../features/chat/AnswerView.tsx'
export { Reader } from '../../features/reader/Reader.tsx'
export { LibraryPage } from '../pages/LibraryPage.tsx'
export { SettingPage } from '../pages/SettingPage.tsx'
