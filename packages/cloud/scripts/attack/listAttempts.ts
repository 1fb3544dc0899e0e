import * as api from '@latchkey/protocol/api'
import * as embedded from '@latchkey/protocol/embedded'
import * as operator from '@latchkey/protocol/operator'
import * as project from '@latchkey/protocol/project'
import * as siwx from '@latchkey/protocol/siwx'
import type { GenericSchema } from 'valibot'
import { growBody } from './growBody.ts'
import { sampleSchema } from './sampleSchema.ts'

/** A request that is as dear as its route lets it be. */
export interface Attempt {
  readonly method: string
  /** As the endpoint states it. */
  readonly path: string
  readonly concretePath: string
  /** Further parts of the query. */
  readonly query?: string | undefined
  readonly body?: string | undefined
  readonly what: string
  /** Whether the secure site answers it. */
  readonly isSite: boolean
  /** Whether only an operator may send it. */
  readonly isOperators: boolean
}

interface Endpoint {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters?: GenericSchema | undefined
  readonly query?: GenericSchema | undefined
  readonly body?: GenericSchema | undefined
}

/** The most that a route reads, and the most of which all problems are reported. */
const [bodyLength, completeLength] = [262_000, 16_300]
const handoffLength = 359_000
const rpcLength = 131_000
const frameLength = 1_048_000
/** Parts of the query of every call. */
const everywhere = ['projectId', 'st', 'sv', 'clientId']
/** So long are the longest lines of a request that the server reads. */
const lineLength = 14_000

/** Lists them for all routes of the protocol. */
export function listAttempts(): readonly Attempt[] {
  const groups = [
    {
      endpoints: [...api.endpoints, ...listEndpoints(project), ...listEndpoints(siwx), ...listEndpoints(operator)],
      isSite: false,
    },
    { endpoints: listEndpoints(embedded), isSite: true },
  ]
  const seen = new Set<string>()
  const all = groups.flatMap(({ endpoints, isSite }) =>
    endpoints.flatMap((endpoint) => {
      const id = `${endpoint.method} ${endpoint.path}`
      if (seen.has(id)) return []
      seen.add(id)
      return listOf(endpoint, isSite)
    }),
  )
  return [...all, ...listFrames()]
}

function listOf(endpoint: Endpoint, isSite: boolean): readonly Attempt[] {
  const { body, method, path } = endpoint
  const common = { method, path, isSite, isOperators: path.startsWith('/admin/') } as const
  const concretePath = fillPath(endpoint)
  const query = sampleQuery(endpoint)
  const isRpc = path === '/v1/' || path === '/v1/bundler'
  const longest = path.includes('handoffs') ? handoffLength : isRpc ? rpcLength : bodyLength
  const sample = body === undefined ? undefined : sampleSchema(body)
  const bodies =
    body === undefined
      ? []
      : [...growBody(sample, longest), ...growBody(sample, completeLength).filter(({ what }) => what.includes('items'))]
  const names = Object.keys(entriesOf(endpoint.query)).filter((name) => !everywhere.includes(name))
  const first = body === undefined ? undefined : JSON.stringify(sample)
  return [
    ...bodies.map(({ text, what }) => ({ ...common, concretePath, query, body: text, what })),
    ...names.flatMap((name) => [
      {
        ...common,
        concretePath,
        query: `${name}=${'a,'.repeat(lineLength / 2)}`,
        body: first,
        what: `long list ${name}`,
      },
    ]),
    {
      ...common,
      concretePath,
      query: `${query}${'&a=1'.repeat(lineLength / 4)}`,
      body: first,
      what: 'many parts of the query',
    },
    ...(path.includes('{')
      ? [
          {
            ...common,
            concretePath: path.replaceAll(/\{\w+\}/g, 'a'.repeat(lineLength / 2)),
            query,
            body: first,
            what: 'long path',
          },
        ]
      : []),
  ]
}

/** Frames of the relay over HTTP. */
function listFrames(): readonly Attempt[] {
  const topic = 'ab'.repeat(32)
  const message = { topic, message: 'a', ttl: 300, tag: 1_108 }
  const calls: readonly (readonly [method: string, params: unknown])[] = [
    ['irn_publish', message],
    ['irn_batchPublish', { messages: [message] }],
    ['irn_batchSubscribe', { topics: [topic] }],
    ['irn_batchReceive', { receipts: [{ topic, message_id: topic }] }],
    ['irn_fetchMessages', { topic }],
    ['irn_batchFetchMessages', { topics: [topic] }],
  ]
  return calls.flatMap(([method, params]) =>
    growBody({ id: 1, jsonrpc: '2.0', method, params }, frameLength).map(({ text, what }) => ({
      method: 'POST',
      path: '/rpc',
      concretePath: '/rpc',
      body: text,
      what: `${method}: ${what}`,
      isSite: false,
      isOperators: false,
    })),
  )
}

function listEndpoints(module: Readonly<Record<string, unknown>>): readonly Endpoint[] {
  return Object.values(module).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
}

function entriesOf(schema: GenericSchema | undefined): Readonly<Record<string, GenericSchema>> {
  const node: { readonly type?: unknown; readonly entries?: Readonly<Record<string, GenericSchema>> } = schema ?? {}
  return node.entries ?? {}
}

function fillPath({ parameters, path }: Endpoint): string {
  const entries = entriesOf(parameters)
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const schema = entries[name]
    return encodeURIComponent(String(schema === undefined ? 'a' : sampleSchema(schema)))
  })
}

function sampleQuery({ query }: Endpoint): string {
  const pairs = Object.entries(entriesOf(query)).flatMap(([name, schema]): [string, string][] => {
    const value = sampleSchema(schema)
    const isPlain = typeof value === 'string' || typeof value === 'number'
    return isPlain && !everywhere.includes(name) ? [[name, String(value)]] : []
  })
  return new URLSearchParams(pairs).toString()
}
