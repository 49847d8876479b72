import { z } from 'zod'
import { BASE_PATH, CALLS } from './calls.ts'
import type { Call } from './common/call.ts'
import { CODES } from './common/codes.ts'
import { answerEvent } from './conversations/events.ts'

type Json = Record<string, unknown>

/** A schema as others read it: OpenAPI, and the build of the page. */
export const jsonSchema = (part: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(part, { io, unrepresentable: 'any' })
  return rest
}

const fields = (part: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
  if (!part) return []
  const { properties = {}, required = [] } = jsonSchema(part, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, found]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: found,
  }))
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

/** The codes a call can answer, with the ones that every call of its kind shares. */
export function codesOf(call: Call): number[] {
  const hasFields = call.params ?? call.query ?? call.body
  return [
    CODES.done,
    ...(call.auth === 'none' ? [] : [CODES.signInExpired]),
    ...(call.auth === 'none' || call.auth === 'visitor' ? [] : [CODES.notAllowed]),
    CODES.internal,
    ...(hasFields ? [CODES.fieldWrong] : []),
    ...call.codes.map((name) => CODES[name]),
  ]
}

function content(call: Call): Json {
  if (call.reply === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  if (call.reply === 'file') return { 'image/*': { schema: { type: 'string', format: 'binary' } } }
  if (call.reply === 'archive') return { 'application/zip': { schema: { type: 'string', format: 'binary' } } }
  if (call.reply === 'events') return { 'text/event-stream': { schema: jsonSchema(answerEvent, 'output') } }
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'data', 'requestId'],
    properties: {
      code: { type: 'integer', enum: codesOf(call) },
      message: { type: 'string' },
      data: jsonSchema(call.reply, 'output'),
      requestId: { type: 'string' },
    },
  }
  return { 'application/json': { schema: envelope } }
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    security: call.auth === 'none' ? [] : [{ accessToken: [] }],
    parameters: [
      ...fields(call.params, 'path'),
      ...fields(call.query, 'query'),
      header('Locale', 'The language of messages: zh-cn (if absent), zh-tw, en, es-es, fr-fr.'),
      ...(call.once ? [header('Idempotency-Key', 'The same key gets the first reply again.')] : []),
      ...(call.reply === 'events' ? [header('Last-Event-ID', 'Continue after this event.')] : []),
    ],
    ...(call.body && { requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } } }),
    responses: {
      200: { description: `Codes: ${codesOf(call).join(', ')}.`, content: content(call) },
      ...(call.cached && { 304: { description: 'The library has not changed.' } }),
    },
  }
}

/** The whole API as an OpenAPI 3.1 document, made of the table of calls and of nothing else. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Berea', version },
    servers: [{ url: BASE_PATH }],
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  }
}
