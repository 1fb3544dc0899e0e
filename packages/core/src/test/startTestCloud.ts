import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints, type ApiError } from '@latchkey/protocol/api'
import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { safeParse } from 'valibot'

type EndpointName = (typeof endpoints)[number]['name']

/** A request that conformed to the protocol. */
export interface TestCall {
  readonly name: EndpointName
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: IncomingMessage['headers']
}

/** A response: a value of the endpoint's schema, a failure, an image, or a lost connection. */
export type TestAnswer =
  | { readonly json: unknown }
  | { readonly status: number; readonly error?: Partial<ApiError> | undefined; readonly text?: string | undefined }
  | { readonly image: string; readonly mediaType: string }
  | 'cut'

type Handler = (call: TestCall) => TestAnswer | Promise<TestAnswer>

/** A cloud for tests: it implements the protocol with its schemas over real HTTP and responds as the test says. */
export interface TestCloud {
  readonly url: string
  /** The calls so far, including pending ones. */
  readonly calls: readonly TestCall[]
  /** Returns the calls of an endpoint so far. */
  callsOf(name: EndpointName): readonly TestCall[]
  /** Violations of the protocol. Every test that uses a cloud expects none. */
  readonly faults: readonly string[]
  /** Sets an endpoint's response from now on. */
  on(name: EndpointName, handler: Handler | TestAnswer): void
  /** Keeps an endpoint's calls pending from now on. Returns a function that answers them and later ones. */
  hold(name: EndpointName): (answer: TestAnswer) => void
  close(): Promise<void>
}

/** Starts a cloud whose project allows everything, with the given wallets. */
export async function startTestCloud(
  parameters: { readonly wallets?: readonly CatalogueWallet[] | undefined } = {},
): Promise<TestCloud> {
  const { wallets = [] } = parameters
  const calls: TestCall[] = []
  const faults: string[] = []
  const handlers = new Map<string, Handler>([
    ['getConfig', () => ({ json: { features: {} } })],
    ['getOrigins', () => ({ json: { allowedOrigins: [] } })],
    ['getAnalyticsConfig', () => ({ json: { isAnalyticsEnabled: true } })],
    ['sendEvent', () => ({ json: undefined })],
    ['getSupportedChains', () => ({ json: { http: [], ws: [] } })],
    ['getWallets', ({ query }) => ({ json: listWallets(wallets, query) })],
    ['getWalletImage', () => ({ image: '<svg xmlns="http://www.w3.org/2000/svg"/>', mediaType: 'image/svg+xml' })],
  ])

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = await readCall(request)
    if (typeof read === 'string') {
      faults.push(read)
      return send(response, { status: 400, error: { code: 'invalid_request', message: read } })
    }
    calls.push(read)
    const handler = handlers.get(read.name)
    send(response, handler ? await handler(read) : { status: 501, error: { code: 'not_configured' } })
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      faults.push(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    faults,
    callsOf: (name) => calls.filter((call) => call.name === name),
    on: (name, handler) => void handlers.set(name, typeof handler === 'function' ? handler : () => handler),
    hold: (name) => {
      let release: (answer: TestAnswer) => void = () => undefined
      const held = new Promise<TestAnswer>((resolve) => {
        release = resolve
      })
      handlers.set(name, () => held)
      return (answer) => release(answer)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readCall(request: IncomingMessage): Promise<TestCall | string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://cloud')
  for (const endpoint of endpoints) {
    const names: string[] = []
    const pattern = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
    const match = new RegExp(`^${pattern}$`).exec(url.pathname)
    if (!match || endpoint.method !== request.method) continue
    const parts = {
      parameters: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])),
      query: Object.fromEntries(url.searchParams),
      body: chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as unknown) : undefined,
    }
    for (const part of ['parameters', 'query', 'body'] as const) {
      const schema = (endpoint as Partial<Record<typeof part, Parameters<typeof safeParse>[0]>>)[part]
      if (!schema && part === 'body' && parts.body !== undefined) return `${endpoint.name} takes no body`
      const { issues } = schema ? safeParse(schema, parts[part]) : {}
      if (issues) return `${endpoint.name}: ${part}: ${issues.map(({ message }) => message).join(', ')}`
    }
    return { name: endpoint.name, ...parts, headers: request.headers }
  }
  return `There is no ${request.method} ${url.pathname}`
}

function send(response: ServerResponse, answer: TestAnswer): void {
  if (answer === 'cut') return void response.destroy()
  if ('json' in answer) {
    if (answer.json === undefined) return void response.writeHead(204).end()
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json))
  }
  if ('image' in answer) {
    return void response.writeHead(200, { 'content-type': answer.mediaType }).end(answer.image)
  }
  const { status, error, text } = answer
  const body = text ?? JSON.stringify({ code: 'internal', message: 'The test said so', ...error })
  response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/plain' }).end(body)
}

function listWallets(all: readonly CatalogueWallet[], query: Readonly<Record<string, string>>) {
  const { page = '1', entries = '40' } = query
  const toList = (name: string): readonly string[] | undefined => query[name]?.split(',')
  const [include, exclude, chains] = [toList('include'), toList('exclude'), toList('chains')]
  const matches = all.filter(
    ({ id, name, chains: walletChains }) =>
      (include?.includes(id) ?? true) &&
      !exclude?.includes(id) &&
      (chains === undefined || walletChains.some((chain) => chains.includes(chain))) &&
      name.toLowerCase().includes((query['search'] ?? '').toLowerCase()),
  )
  const first = (Number(page) - 1) * Number(entries)
  return { data: matches.slice(first, first + Number(entries)), count: matches.length }
}
