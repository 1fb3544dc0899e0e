import { type sendBundlerRpc, sendChainRpc } from '@latchkey/protocol/api'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'

/** Asks a chain, through the own server: no address of a node comes from the page. */
export interface Node {
  /**
   * @throws FrameFailure `rpc.failed` with what the node says; SiteRefusal if a node may have done what was asked, but did not say so;
   *   the reason of the abortion if `signal` aborts.
   */
  ask(parameters: {
    readonly networkId: string
    readonly method: string
    readonly params: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
}

/** The methods that send a transaction or an operation. */
export const sendMethods: readonly string[] = ['eth_sendRawTransaction', 'sendTransaction', 'eth_sendUserOperation']

/** After these refusals a node may still have what was sent. */
const uncertain: readonly string[] = ['upstream_failed', 'upstream_timeout', 'internal']

/** @param parameters.endpoint what answers: the nodes, or the bundlers. */
export function createNode(parameters: {
  readonly client: SiteClient
  readonly endpoint?: typeof sendChainRpc | typeof sendBundlerRpc | undefined
}): Node {
  const { client, endpoint = sendChainRpc } = parameters
  return {
    async ask({ method, networkId, params, signal }) {
      const answer = await client
        .call(endpoint, {
          query: { chainId: networkId },
          body: { jsonrpc: '2.0', id: 1, method, params },
          signal,
        })
        .catch((error: unknown) => {
          // The server's own refusals, such as a chain that it does not serve, are no fault of the connection.
          const isDefinite =
            error instanceof SiteRefusal &&
            error.code !== 'unreachable' &&
            !(sendMethods.includes(method) && uncertain.includes(error.code))
          if (isDefinite) throw new FrameFailure('rpc.failed', error.message, { seconds: error.seconds })
          throw error
        })
      if (Array.isArray(answer)) throw new FrameFailure('rpc.failed', 'The node answered a single call with a list.')
      const { error, result } = answer
      if (error !== undefined) throw new FrameFailure('rpc.failed', error.message)
      return result
    },
  }
}
