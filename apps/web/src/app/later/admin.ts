export { AdminFrame } from '../frame/AdminFrame.tsx'
export { EnginesPage, OutboxPage, PartnersPage } from '../pages/AdminPages.tsx'
