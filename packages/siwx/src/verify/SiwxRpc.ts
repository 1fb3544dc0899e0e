import type { CaipNetworkId } from '@latchkey/protocol/caip'

/**
 * Sends a request to a node of a chain and returns the result of its JSON-RPC answer. Rejects with the node's error.
 *
 * A viem client of that chain works: `({ method, params }) => client.request({ method, params })`.
 */
export type SiwxRpc = (request: {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}) => Promise<unknown>
