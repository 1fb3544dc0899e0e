import { requestNode } from './requestNode.ts'
import { startRpcServer, type RpcServer, type ServedCall } from '@latchkey/testing/adapter'

/** What a proxy answers instead of its chain; `undefined` passes the call on. */
export type Override = (call: ServedCall, ask: () => Promise<unknown>) => unknown

/** An endpoint before a real chain that answers some calls by itself. */
export interface RpcProxy extends RpcServer {
  /** The methods that were asked, the oldest first. */
  getMethods(): readonly string[]
}

/** Starts an endpoint before a chain. */
export async function startRpcProxy(rpcUrl: string, override: Override = () => undefined): Promise<RpcProxy> {
  const server = await startRpcServer(async (call) => {
    const params: readonly unknown[] = Array.isArray(call.params) ? call.params : []
    const ask = (): Promise<unknown> => requestNode({ rpcUrl, method: call.method, params })
    const answer = await override(call, ask)
    return answer === undefined ? ask() : answer
  })
  return { ...server, getMethods: () => server.requests.flatMap(({ calls }) => calls.map(({ method }) => method)) }
}
