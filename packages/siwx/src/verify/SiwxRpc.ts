import type { CaipNetworkId } from '@latchkey/protocol/caip'

/**
 * Asks a node of a chain, and gives the result of its JSON-RPC answer. It rejects for an error of the node, with that error.
 *
 * A client of viem serves as one: `({ method, params }) => client.request({ method, params })`, as long as it is of that chain.
 */
export type SiwxRpc = (request: {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}) => Promise<unknown>
