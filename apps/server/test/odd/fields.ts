import { BASE_PATH } from '@berea/contract'

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }
type Operation = {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, unknown>> } }
}

/** A call as the API's own document tells it. */
export type DescribedCall = {
  readonly name: string
  readonly method: string
  /** With the base path; a parameter stands as `{id}`. */
  readonly path: string
  readonly fields: readonly Field[]
  readonly isJson: boolean
}

/** Something that can be sent, and a value of it that is right, as text or for a body as JSON. */
export type Field = {
  readonly where: 'path' | 'query' | 'header' | 'body'
  readonly name: string
  readonly right: string
  /** It may be left out. */
  readonly isOptional: boolean
}

/** Headers that any request may carry, whether or not a call's document tells of them. */
const HEADERS = {
  Authorization: 'Bearer x',
  'Accept-Language': 'en',
  'If-None-Match': '*',
  'User-Agent': 'a reader',
  'X-Forwarded-For': '203.0.113.9',
  'X-Request-Id': 'x',
  Cookie: 'a=b',
  Range: 'bytes=0-1',
  Origin: 'https://example.org',
} as const

export const ANY_HEADERS: readonly Field[] = Object.entries(HEADERS).map(([name, right]) => ({
  where: 'header' as const,
  name,
  right,
  isOptional: true,
}))

/** Every call of an OpenAPI document with all that can be sent to it. */
export function describedCalls(document: unknown): readonly DescribedCall[] {
  const { paths } = document as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path: BASE_PATH + path,
      fields: fieldsOf(operation),
      isJson: 'application/json' in operation.responses[200].content,
    })),
  )
}

function fieldsOf({ parameters, requestBody }: Operation): Field[] {
  const body = requestBody?.content['application/json'].schema
  return [
    ...parameters.map(({ name, in: where, required, schema }) => ({
      where: where as 'path' | 'query' | 'header',
      name,
      right: String(rightValue(schema, name)),
      isOptional: !required,
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      where: 'body' as const,
      name,
      right: JSON.stringify(rightValue(schema, name)),
      isOptional: !body?.required?.includes(name),
    })),
  ]
}

/** What can't be told from a schema. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  ref: 'JHN 11:33-36',
  q: 'tears',
  place: 'Bethany',
  text: 'Why did Jesus weep at John 11:35?',
  title: 'Tears',
  timeZone: 'UTC',
  Locale: 'en',
  'Last-Event-ID': '1',
  before: '1',
  date: '2026-11-21',
  email: 'reader@example.org',
  mobile: '+8613800138000',
  address: 'reader@example.org',
  code: '123456',
  password: 'gr4nites and more',
  repeat: 'gr4nites and more',
}

function rightValue(schema: Schema, name: string): unknown {
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name]
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return rightValue(schema.anyOf[0] ?? {}, name)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return []
  if (schema.type === 'object') return {}
  return 'x'
}
