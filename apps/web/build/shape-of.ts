import { jsonSchema } from '@berea/contract'
import type { Shape } from '../src/api/shape.ts'

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly const?: string | number | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

export type Schema = Parameters<typeof jsonSchema>[0]

/** `z.object({ id: z.string(), at: z.number().optional() })` is `{ id: 's', 'at?': 'n' }`. */
export const shapeOf = (schema: Schema): Shape => shaped(jsonSchema(schema, 'output'))

function shaped(schema: JsonSchema): Shape {
  if (schema.const !== undefined) return ['e', schema.const]
  if (schema.enum) return ['e', ...schema.enum]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return ['u', ...choices.map(shaped)]
  if (typeof schema.type === 'object') return ['u', ...schema.type.map((type) => shaped({ ...schema, type }))]
  switch (schema.type) {
    case 'string':
      return 's'
    case 'number':
      return 'n'
    case 'integer':
      return 'i'
    case 'boolean':
      return 'b'
    case 'null':
      return '0'
    case 'array':
      return ['a', shaped(schema.items ?? {})]
    case 'object':
      return schema.properties ? fieldsOf(schema.properties, schema.required) : recordOf(schema.additionalProperties)
    case undefined:
      return ''
  }
  throw new Error(`The page has no shape for the type "${schema.type}" of JSON Schema.`)
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[] = []): Shape {
  return Object.fromEntries(
    Object.entries(properties).map(([field, inner]) => [required.includes(field) ? field : `${field}?`, shaped(inner)]),
  )
}

const recordOf = (values: JsonSchema | boolean | undefined): Shape => [
  'r',
  shaped(typeof values === 'object' ? values : {}),
]
