export { AdminFrame } from '../frame/AdminFrame.tsx'
export { OutboxPage, PartnersPage } from '../pages/AdminPages.tsx'
