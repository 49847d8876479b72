import type { Origin } from '../../http/routes.ts'
import type { Settings } from '../../settings.ts'

/** Is Google within reach of this reader? By the country that a trusted proxy tells, else that of the installation. */
export const isGoogleAvailable =
  ({ accounts: { google }, region }: Settings) =>
  ({ country }: Pick<Origin, 'country'>): boolean => {
    const place = (country ?? region)?.toUpperCase()
    return google !== undefined && !(place && google.unavailableIn.includes(place))
  }
