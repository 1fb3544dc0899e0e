import { parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import type { UpstreamPools } from '../../config/Settings.ts'
import type { Logger } from '../../observe/createLogger.ts'
import { createPool, type FailingMember, type Pool, type PoolOutcome } from '../pool/createPool.ts'
import type { PoolRoster } from '../pool/createPoolRoster.ts'
import type { PoolMetrics } from '../pool/PoolMetrics.ts'
import type { PoolPolicy } from '../pool/PoolPolicy.ts'
import { createRpcUpstream, type RpcAnswer } from './createRpcUpstream.ts'

/** Sends JSON-RPC to the upstreams of all configured chains. */
export interface RpcGateway {
  readonly chainIds: readonly CaipNetworkId[]
  /** Returns `undefined` for a chain that is not configured. Rejects only if `signal` aborts. */
  send(parameters: {
    readonly chainId: CaipNetworkId
    /** JSON-RPC, forwarded unchanged. */
    readonly body: string
    readonly isWrite: boolean
    /** How long the caller waits, in ms. Default: until every upstream has had its whole time. */
    readonly timeout?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<PoolOutcome<RpcAnswer> | undefined>
}

/** Sends JSON-RPC, and knows which upstreams do not answer. */
export interface WatchedRpcGateway extends RpcGateway {
  /**
   * Asks the upstreams that have failed once more, and lists those that still do. An upstream that no request uses is not asked. Its labels
   * are `kind`, `chain` and `upstream`, its place in the list of the setting. Never rejects.
   */
  listFailing(): Promise<readonly FailingMember[]>
}

/** Creates the pools of one kind. Chains are looked up; nothing that a visitor sends becomes part of a URL. */
export function createRpcGateway(parameters: {
  readonly kind: 'rpc' | 'bundler'
  readonly pools: UpstreamPools
  readonly timeout: number
  readonly answerBytesAtMost: number
  readonly metrics: PoolMetrics
  readonly logger: Logger
  readonly now: () => number
  readonly signal?: AbortSignal | undefined
  readonly roster?: PoolRoster | undefined
}): WatchedRpcGateway {
  const { answerBytesAtMost, kind, timeout, ...shared } = parameters
  const policy: PoolPolicy = {
    attemptTimeout: timeout,
    timeout: Number.POSITIVE_INFINITY,
    failuresAtMost: 1,
    restAtMost: 60_000,
    retriesReads: false,
  }
  const pools = new Map<CaipNetworkId, Pool<string, RpcAnswer>>(
    [...parameters.pools].map(([chainId, urls]) => [
      chainId,
      createPool({
        ...shared,
        policy,
        probe: getProbe(kind, chainId),
        members: urls.map((endpoint, index) => ({
          labels: { kind, chain: chainId, upstream: String(index) },
          ...createRpcUpstream({ endpoint, answerBytesAtMost }),
        })),
      }),
    ]),
  )
  return {
    chainIds: [...pools.keys()],
    async listFailing() {
      return (await Promise.all([...pools.values()].map((pool) => pool.listFailing()))).flat()
    },
    async send({ body, chainId, isWrite, signal, timeout: patience }) {
      return pools.get(chainId)?.send({ request: body, isWrite, signal, timeout: patience })
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
