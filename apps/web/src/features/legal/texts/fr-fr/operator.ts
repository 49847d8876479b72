import type { Facts } from '../../facts.ts'

export function provider({ isWhole, name, partner, host }: Facts): string {
  if (isWhole)
    return `Bérée est proposé sur ${host} par ${name}, une entreprise technologique, par l’intermédiaire de la plateforme biblique de son partenaire ${partner}. Ci-après, « nous » désigne ${name}.`
  const through = partner ? `, par la plateforme de ${partner}` : ''
  if (name) return `Bérée sur ${host} est exploité par ${name}${through}. Ci-après, « nous » désigne ${name}.`
  return `Bérée est un logiciel libre que chacun peut installer. L’installation de ${host} est exploitée par son opérateur${through} ; ci-après, « nous » désigne cet opérateur.`
}

export function fees({ isWhole, fees }: Facts): string {
  if (!fees) return ''
  return isWhole
    ? `Le service est payant. Le tarif dépend du type d’entreprise, du contenu et de l’ampleur de l’usage.\n\n${fees}`
    : fees
}

export const contact = ({ contact }: Facts): string =>
  contact
    ? `Vous pouvez nous joindre à l’adresse suivante : ${contact}.`
    : 'Pour nous joindre, adressez-vous à la personne qui vous a donné l’adresse de cette page : aucun autre contact n’est indiqué pour cette installation.'
