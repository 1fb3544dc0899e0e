import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import { type GenericSchema, type InferInput, parse } from 'valibot'
import { expect, onTestFinished } from 'vitest'

/** An answer that the endpoint's schema accepts. */
type AnswerOf<endpoint extends EndpointDefinition> = endpoint['response'] extends GenericSchema
  ? InferInput<endpoint['response']>
  : EndpointResponse<endpoint>

/** What the page sent. */
export interface Received<endpoint extends EndpointDefinition> {
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: EndpointRequest<endpoint>['body']
  readonly headers: Headers
}

/** A refusal of the cloud. */
export class Refusal extends Error {
  readonly status: number
  readonly content: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, more: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.status = status
    this.content = { code, message: `The cloud says ${code}.`, requestId: 'test-request', ...more }
  }
}

/**
 * A cloud for tests of pages. It knows the endpoints that a test answers. A call of another one, a body that the endpoint would refuse,
 * and an answer that the endpoint cannot give each fail the test.
 *
 * @example
 * ```ts
 * const cloud = createFakeCloud()
 * cloud.answer(adminListProjects, () => ({ projects: [] }))
 * await renderApp({ cloud, path: '/' })
 * ```
 */
export function createFakeCloud() {
  const answers = new Map<string, { readonly endpoint: EndpointDefinition; readonly handle: (r: never) => unknown }>()
  const calls: string[] = []
  const mistakes: unknown[] = []
  onTestFinished(() => expect(mistakes, 'calls that the cloud does not know').toEqual([]))

  const find = (method: string, path: string) => {
    for (const { endpoint, handle } of answers.values()) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const match = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
      if (endpoint.method !== method || match === null) continue
      const values = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])
      return { endpoint, handle, parameters: Object.fromEntries(values) as Record<string, string> }
    }
    throw new TypeError(`No answer for ${method} ${path}`)
  }
  const answerCall = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted()
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin)
    const { method = 'GET' } = init
    const { endpoint, handle, parameters } = find(method, pathname)
    calls.push(endpoint.name)
    const query = Object.fromEntries(searchParams)
    const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (endpoint.query !== undefined) parse(endpoint.query, query)
    const body = endpoint.body === undefined ? undefined : parse(endpoint.body, sent)
    try {
      const value = await handle({ parameters, query, body, headers: new Headers(init.headers) } as never)
      if (endpoint.response === 'empty') return new Response(null, { status: 204 })
      if (endpoint.response === 'blob') return new Response(value as Blob)
      parse(endpoint.response, value)
      return Response.json(value)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return Response.json(error.content, { status: error.status, headers: { 'x-request-id': 'test-request' } })
    }
  }
  return {
    /** The names of the endpoints that were called. */
    calls,
    /** Answers an endpoint from now on. The handler throws `Refusal` to refuse. */
    answer<endpoint extends EndpointDefinition>(
      endpoint: endpoint,
      handle: (received: Received<endpoint>) => AnswerOf<endpoint> | Promise<AnswerOf<endpoint>>,
    ): void {
      answers.set(endpoint.name, { endpoint, handle })
    },
    fetch: (async (input, init) => {
      try {
        return await answerCall(input, init)
      } catch (error) {
        if (!(error instanceof DOMException)) mistakes.push(error)
        throw error
      }
    }) satisfies typeof globalThis.fetch,
  }
}

/** A cloud for tests. */
export type FakeCloud = ReturnType<typeof createFakeCloud>
