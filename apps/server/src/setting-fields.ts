import { z } from 'zod'

/** Kinds of settings that come up more than once. */
export const onOff = (usual: 'on' | 'off') => z.enum(['on', 'off']).default(usual)

export function wholeNumber(least: number, most: number) {
  const range = `must be from ${least} to ${most}`
  return z.coerce.number('must be a number').int('must be a whole number').min(least, range).max(most, range)
}

export const count = (least: number, most: number, usual: number) => wholeNumber(least, most).default(usual)
