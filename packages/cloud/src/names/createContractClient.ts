import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { type Client, createClient, custom } from 'viem'
import type { createRpcRequest } from '../upstream/rpc/createRpcRequest.ts'
import type { Gateways } from './createGateways.ts'

/** Creates the client of one reading. It sends only what the functions of viem call, through the cloud's own upstreams. */
export function createContractClient(parameters: {
  readonly chainId: CaipNetworkId
  readonly request: ReturnType<typeof createRpcRequest>
  /** Asked if a contract leads to them; without any, such contracts fail. */
  readonly gateways?: Gateways | undefined
  readonly signal: AbortSignal
}): Client {
  const { chainId, gateways, request, signal } = parameters
  const send = async ({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> =>
    request({ chainId, method, params: Array.isArray(params) ? params : [], signal })
  return createClient({
    transport: custom({ request: send }, { retryCount: 0 }),
    ccipRead: gateways === undefined ? false : { request: (question) => gateways.ask(question) },
  })
}
