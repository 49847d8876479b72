import { readLocal } from '../storage/local.ts'

/** What every request carries beside its own fields: which system asks, and for which platform. */
export const sender = () => ({ sysName: 'CHAT_ASSISTANT', platform: readLocal('platformCode') ?? 'Domestic' })
