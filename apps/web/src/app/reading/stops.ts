/** How far the sheet stands open: a peek of 120 px, 60 % and 92 % of the height. */
export type Stop = 'peek' | 'half' | 'full'
export const STOPS = ['peek', 'half', 'full'] as const

const PEEK = 120

export function heightOf(stop: Stop, screen: number): number {
  if (stop === 'peek') return Math.min(PEEK, screen * 0.6)
  return Math.round(screen * (stop === 'half' ? 0.6 : 0.92))
}

/** Where a sheet let go at a height comes to rest; well below the peek it closes. */
export function settle(height: number, screen: number): Stop | 'closed' {
  if (height < PEEK * 0.6) return 'closed'
  const distance = (stop: Stop) => Math.abs(heightOf(stop, screen) - height)
  return STOPS.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best))
}

/** The grab handle as a button: half to full, full to peek, peek to half. */
export const nextStop = (stop: Stop): Stop => (({ half: 'full', full: 'peek', peek: 'half' }) as const)[stop]
