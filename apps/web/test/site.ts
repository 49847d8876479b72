import type { Site } from '@berea/contract'

/** An installation of which its operator has set nothing. */
export const SITE: Site = {
  version: '1.0.0',
  operator: { name: null, partner: null, contact: null, fees: null },
  termsDate: '2025-10-11',
  notice: null,
  visitors: true,
  waysIn: ['mobile', 'email', 'qr', 'external'],
  codes: { mobile: 'operator', email: 'operator' },
  google: null,
  quotas: false,
  payments: false,
  voice: { in: false, out: false },
  engine: 'composer',
  writer: null,
  providers: { mail: null, sms: null },
  countryKnown: false,
  helplines: [
    { country: 'GB', emergency: '999', crisis: 'Samaritans: 116 123', abuse: null, child: 'Childline: 0800 1111' },
  ],
}

/** One of which everything is set. */
export const WHOLE_SITE: Site = {
  ...SITE,
  operator: { name: 'Olive Ltd', partner: 'Open Page', contact: 'help@olive.example', fees: '5 a month.' },
}
