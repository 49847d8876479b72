import type { Facts } from '../../facts.ts'

export function provider({ isWhole, name, partner, host }: Facts): string {
  if (isWhole)
    return `Berea se ofrece en ${host} por ${name}, una empresa de tecnología, a través de la plataforma bíblica de ${partner}, con quien colabora. En adelante, «nosotros» es ${name}.`
  const through = partner ? `, a través de la plataforma de ${partner}` : ''
  if (name) return `De Berea en ${host} se encarga ${name}${through}. En adelante, «nosotros» es ${name}.`
  return `Berea es software de código abierto que cualquiera puede instalar. De la instalación en ${host} se encarga su operador${through}; en adelante, «nosotros» es ese operador.`
}

export function fees({ isWhole, fees }: Facts): string {
  if (!fees) return ''
  return isWhole
    ? `El servicio es de pago. La tarifa depende del tipo de empresa, del contenido y de la escala de uso.\n\n${fees}`
    : fees
}

export const contact = ({ contact }: Facts): string =>
  contact
    ? `Puedes escribirnos a ${contact}.`
    : 'Para contactar, dirígete a quien te dio la dirección de esta página: en esta instalación no consta otro contacto.'
