import { parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import type { UpstreamPools } from '../../config/Settings.ts'
import type { Logger } from '../../observe/createLogger.ts'
import type { RpcMetrics } from './createRpcMetrics.ts'
import { createRpcPool, type RpcOutcome, type RpcPool } from './createRpcPool.ts'

/** Sends JSON-RPC to the upstreams of all configured chains. */
export interface RpcGateway {
  readonly chainIds: readonly CaipNetworkId[]
  /** Returns `undefined` for a chain that is not configured. Rejects only if `signal` aborts. */
  send(parameters: {
    readonly chainId: CaipNetworkId
    /** JSON-RPC, forwarded unchanged. */
    readonly body: string
    readonly isWrite: boolean
    readonly signal?: AbortSignal | undefined
  }): Promise<RpcOutcome | undefined>
}

/** Creates the pools of one kind. Chains are looked up; nothing that a visitor sends becomes part of a URL. */
export function createRpcGateway(parameters: {
  readonly kind: 'rpc' | 'bundler'
  readonly pools: UpstreamPools
  readonly timeout: number
  readonly metrics: RpcMetrics
  readonly logger: Logger
  readonly now: () => number
  readonly signal?: AbortSignal | undefined
}): RpcGateway {
  const { pools: urlsByChain, ...options } = parameters
  const pools = new Map<CaipNetworkId, RpcPool>(
    [...urlsByChain].map(([chainId, urls]) => [
      chainId,
      createRpcPool({ ...options, chainId, urls, probe: getProbe(parameters.kind, chainId) }),
    ]),
  )
  return {
    chainIds: [...pools.keys()],
    async send({ chainId, ...request }) {
      return pools.get(chainId)?.send(request)
    },
  }
}

/** A request that every upstream of a chain can answer, even if only with an error. */
function getProbe(kind: 'rpc' | 'bundler', chainId: CaipNetworkId): string {
  const methods: Readonly<Record<string, string>> = {
    eip155: kind === 'rpc' ? 'eth_chainId' : 'eth_supportedEntryPoints',
    solana: 'getHealth',
    bip122: 'getblockcount',
    polkadot: 'chain_getHeader',
    cosmos: 'health',
  }
  const method = methods[parseCaipNetworkId(chainId)?.namespace ?? ''] ?? 'eth_chainId'
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
}
