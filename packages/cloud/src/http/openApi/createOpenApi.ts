import { apiErrorSchema, type EndpointDefinition } from '@latchkey/protocol/api'
import { array, object, optional, parse, record, string, unknown, type GenericSchema, type InferOutput } from 'valibot'
import { operatorRights } from '../../operators/operatorRights.ts'
import type { Route } from '../Route.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = Readonly<Record<string, unknown>>

const errorAnswer = { $ref: '#/components/responses/Error' }

/** Describes routes as an OpenAPI document. */
export function createOpenApi(routes: readonly Pick<Route, 'endpoint' | 'access'>[]): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const { method, path } = route.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Latchkey cloud',
      version: '1',
      description:
        'The API of a Latchkey cloud. Every error is an ApiError. Operations with `x-capability` answer 501 `not_configured` until the operator configures that capability.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      responses: {
        Error: {
          description: 'What went wrong, and how to fix it.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
        },
      },
      schemas: { ApiError: toOpenApiSchema(apiErrorSchema, 'output') },
      securitySchemes: {
        project: { type: 'apiKey', in: 'query', name: 'projectId' },
        projectSecret: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Project-Secret',
          description: 'Of programs, if the project requires it. Pages must not send it.',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'The admin token, which acts as an owner.' },
        operatorSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-latchkey-operator',
          description:
            'The session of an operator, from pages of the dashboard only. Never together with the admin token.',
        },
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

function describeOperation({
  access,
  endpoint,
}: Pick<Route, 'endpoint' | 'access'>): Readonly<Record<string, unknown>> {
  const { body, capability, name, parameters, query, summary } = endpoint
  return {
    operationId: name,
    summary,
    ...describeRole({ access, endpoint }),
    tags: [findTag(endpoint)],
    ...(capability === undefined ? {} : { 'x-capability': capability }),
    security: describeSecurity({ access, endpoint }),
    parameters: [...describeParameters('path', parameters), ...describeParameters('query', query)],
    ...(body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: toOpenApiSchema(body, 'input') } } },
        }),
    responses: {
      ...describeAnswer(endpoint),
      ...(capability === undefined ? {} : { 501: errorAnswer }),
      '4XX': errorAnswer,
      '5XX': errorAnswer,
    },
  }
}

/** The least role of an operator who may call it. */
function describeRole({
  access,
  endpoint,
}: Pick<Route, 'endpoint' | 'access'>): Readonly<Record<string, string | boolean>> {
  const right = access === 'operator' ? operatorRights[endpoint.name] : undefined
  return right === undefined ? {} : { 'x-role': right.role, 'x-passkey-proof': right.needsProof }
}

/** The credentials that a call requires. */
function describeSecurity({
  access,
  endpoint,
}: Pick<Route, 'endpoint' | 'access'>): readonly Readonly<Record<string, readonly []>>[] {
  if (access === 'public' || access === 'operatorLogin') return []
  if (access === 'operator') {
    const isForTokens = operatorRights[endpoint.name]?.isForTokens === true
    return isForTokens ? [{ operator: [] }, { operatorSession: [] }] : [{ operatorSession: [] }]
  }
  const session: Readonly<Record<string, readonly []>> = endpoint.isForSignedIn === true ? { session: [] } : {}
  return [
    { project: [], ...session },
    { project: [], projectSecret: [], ...session },
  ]
}

function describeAnswer({ path, response }: EndpointDefinition): Readonly<Record<string, unknown>> {
  if (response === 'empty') return { 204: { description: 'Done.' } }
  if (response === 'blob') {
    return { 200: { description: 'The answer.', content: { [findMediaType(path)]: {} } } }
  }
  return {
    200: {
      description: 'The answer.',
      content: { 'application/json': { schema: toOpenApiSchema(response, 'output') } },
    },
  }
}

function findMediaType(path: string): string {
  if (path.endsWith('.csv')) return 'text/csv'
  return path === '/metrics' || path.endsWith('.txt') ? 'text/plain' : 'image/*'
}

const objectSchema = object({ properties: record(string(), unknown()), required: optional(array(string()), []) })

function describeParameters(
  place: 'path' | 'query',
  schema: GenericSchema | undefined,
): readonly Readonly<Record<string, unknown>>[] {
  if (schema === undefined) return []
  const { properties, required }: InferOutput<typeof objectSchema> = parse(
    objectSchema,
    toOpenApiSchema(schema, 'input'),
  )
  return Object.entries(properties).map(([name, entry]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: entry,
  }))
}

const tags: readonly (readonly [pattern: RegExp, tag: string])[] = [
  [/^\/admin\//, 'Administration'],
  [/^\/(?:siwx|v1\/sessions|\.well-known\/jwks)/, 'Sign-in'],
  [/^\/v1\/(?:bundler|supported-chains)?$/, 'Chain RPC'],
  [/^\/v1\//, 'Blockchain API'],
  [/^\/(?:appkit|projects)\//, 'Configuration'],
  [/^\/(?:getWallet|public\/)/, 'Wallet catalogue'],
  [/^\/(?:e$|getAnalyticsConfig)/, 'Analytics'],
  [/^\/rpc$/, 'Pairing relay'],
]

function findTag({ path }: EndpointDefinition): string {
  return tags.find(([pattern]) => pattern.test(path))?.[1] ?? 'Server'
}
