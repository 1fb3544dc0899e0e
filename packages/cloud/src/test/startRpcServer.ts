import { startUpstreamServer, type UpstreamServer, type UpstreamServerMode } from './startUpstreamServer.ts'

/** How a server answers the next requests. */
export type RpcServerMode = UpstreamServerMode

/** Starts an upstream that echoes its name and each call's method and parameters. Stops when the test ends. */
export function startRpcServer(parameters: { readonly name?: string } = {}): Promise<UpstreamServer> {
  const { name = 'upstream' } = parameters
  return startUpstreamServer({ answer: ({ body }) => answer(name, body) })
}

function answer(name: string, body: string): string {
  const parsed: unknown = JSON.parse(body)
  const toAnswer = (call: unknown): unknown => {
    const { id, method, params } = call as { id?: unknown; method?: unknown; params?: unknown }
    return { jsonrpc: '2.0', id, result: { by: name, method, params } }
  }
  return JSON.stringify(Array.isArray(parsed) ? parsed.map(toAnswer) : toAnswer(parsed))
}
