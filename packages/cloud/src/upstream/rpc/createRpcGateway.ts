import { parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import type { UpstreamPools } from '../../config/Settings.ts'
import type { Logger } from '../../observe/createLogger.ts'
import type { RpcMetrics } from './createRpcMetrics.ts'
import { createRpcPool, type RpcOutcome, type RpcPool } from './createRpcPool.ts'

/** Leads to the upstreams of every configured chain. */
export interface RpcGateway {
  readonly chainIds: readonly CaipNetworkId[]
  /** Gives `undefined` for a chain that is not configured. Rejects only when `signal` is aborted. */
  send(parameters: {
    readonly chainId: CaipNetworkId
    /** JSON-RPC, sent on as it is. */
    readonly body: string
    readonly isWrite: boolean
    readonly signal?: AbortSignal | undefined
  }): Promise<RpcOutcome | undefined>
}

/** Makes the pools of one kind. A chain is looked up in them; nothing that a visitor sends becomes part of a URL. */
export function createRpcGateway(parameters: {
  readonly kind: 'rpc' | 'bundler'
  readonly pools: UpstreamPools
  readonly timeout: number
  readonly metrics: RpcMetrics
  readonly logger: Logger
  readonly now: () => number
  readonly signal?: AbortSignal | undefined
}): RpcGateway {
  const { pools: given, ...rest } = parameters
  const pools = new Map<CaipNetworkId, RpcPool>(
    [...given].map(([chainId, urls]) => [
      chainId,
      createRpcPool({ ...rest, chainId, urls, probe: getProbe(parameters.kind, chainId) }),
    ]),
  )
  return {
    chainIds: [...pools.keys()],
    async send({ chainId, ...request }) {
      return pools.get(chainId)?.send(request)
    },
  }
}

/** Something that every upstream of a chain can answer; an error is an answer too. */
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
