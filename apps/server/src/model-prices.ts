import { readFileSync } from 'node:fs'
import { z } from 'zod'

const price = z.number().nonnegative()

/** What models cost, by their names: for a million tokens read, and for a million written. */
const prices = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be three capitals, such as USD'),
  models: z.record(z.string(), z.strictObject({ input: price, output: price })),
})
export type Prices = z.infer<typeof prices>

/** The field of a setting that names a file of prices: what is wrong in it is said as of any setting. */
export const priceFile = z.string().transform((file, context): Prices => {
  const problem = (message: string) => context.addIssue({ code: 'custom', message })
  try {
    const read = prices.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) problem(`${[file, ...path].join('.')}: ${message}`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    problem(code === undefined ? `${file} is no JSON` : `${file} cannot be read (${code})`)
  }
  return z.NEVER
})

type Used = { readonly input: number; readonly output: number }

/** In millionths of the currency, which is what a token costs where a million cost one; undefined without a price. */
export function costOf(prices: Prices | undefined, model: string, { input, output }: Used): number | undefined {
  const price = prices?.models[model]
  return price && Math.ceil(input * price.input + output * price.output)
}
