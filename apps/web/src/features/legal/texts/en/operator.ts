import type { Facts } from '../../facts.ts'

export function provider({ isWhole, name, partner, host }: Facts): string {
  if (isWhole)
    return `Berea is provided at ${host} by ${name}, a technology company, through the Bible platform of its partner ${partner}. “We” means ${name}.`
  const through = partner ? `, through the platform of ${partner}` : ''
  if (name) return `Berea at ${host} is run by ${name}${through}. “We” means ${name}.`
  return `Berea is open-source software that anybody may run. The installation at ${host} is run by its operator${through}; “we” means that operator.`
}

export function fees({ isWhole, fees }: Facts): string {
  if (!fees) return ''
  return isWhole
    ? `The service is paid for. The fee depends on the type of enterprise, on the content and on the scale of use.\n\n${fees}`
    : fees
}

export const contact = ({ contact }: Facts): string =>
  contact
    ? `You reach us at ${contact}.`
    : 'You reach us the way you were given the address of this page: no other contact is set for this installation.'
