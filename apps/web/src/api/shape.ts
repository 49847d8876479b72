/**
 * What a value must look like, as `build/contract.ts` writes it from the contract's schemas: `'s'` text, `'n'` a
 * number, `'i'` a whole one, `'b'` yes or no, `'0'` null, `''` anything; `['a', x]` a list of x, `['r', x]` a record
 * of x, `['e', …]` one of these values, `['u', …]` one of these shapes, and an object by its fields, of which those
 * that end in `?` may be missing.
 */
export type Shape =
  | 's'
  | 'n'
  | 'i'
  | 'b'
  | '0'
  | ''
  | readonly ['a' | 'r', Shape]
  | readonly ['e', ...(string | number | boolean | null)[]]
  | readonly ['u', ...Shape[]]
  | { readonly [field: string]: Shape }

/** `fits(['a', 's'], ['x'])` is true; so is `fits({ 'id?': 's' }, {})`. */
export function fits(shape: Shape, value: unknown): boolean {
  switch (shape) {
    case '':
      return true
    case 's':
      return typeof value === 'string'
    case 'n':
      return typeof value === 'number'
    case 'i':
      return Number.isInteger(value)
    case 'b':
      return typeof value === 'boolean'
    case '0':
      return value === null
  }
  if (!isList(shape)) {
    if (!isObject(value)) return false
    return Object.entries(shape).every(([field, inner]) =>
      field.endsWith('?')
        ? value[field.slice(0, -1)] === undefined || fits(inner, value[field.slice(0, -1)])
        : fits(inner, value[field]),
    )
  }
  switch (shape[0]) {
    case 'a':
      return Array.isArray(value) && value.every((item) => fits(shape[1], item))
    case 'r':
      return isObject(value) && Object.values(value).every((item) => fits(shape[1], item))
    case 'e':
      return shape.indexOf(value as string, 1) > 0
    default:
      return shape.slice(1).some((choice) => fits(choice as Shape, value))
  }
}

type Reading<Value> = { readonly success: true; readonly data: Value } | { readonly success: false }

/** The part of a schema that the page uses, without the library that schemas are made with. */
export function reader<Value>(shape: Shape) {
  const safeParse = (value: unknown): Reading<Value> =>
    fits(shape, value) ? { success: true, data: value as Value } : { success: false }
  const parse = (value: unknown): Value => {
    const read = safeParse(value)
    if (read.success) return read.data
    throw new TypeError('The server answered what this page does not know.')
  }
  return { parse, safeParse }
}

const isList = (shape: Shape): shape is Exclude<Shape, string | { readonly [field: string]: Shape }> =>
  Array.isArray(shape)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
