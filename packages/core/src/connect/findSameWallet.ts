import type { Namespace } from '@latchkey/protocol/caip'
import { mergeConnectors } from './mergeConnectors.ts'
import type { Connector } from './connectorsState.ts'

/**
 * Finds the connector of a connected wallet on another namespace, if the wallet supports it in the page.
 *
 * @example
 * ```ts
 * const { connectors } = modal.controllers.connectors.store.getState()
 * findSameWallet(connectors, { connectorId: 'app.phantom', from: 'eip155', to: 'solana' })?.id // 'Phantom'
 * ```
 */
export function findSameWallet(
  connectors: readonly Connector[],
  parameters: { readonly connectorId: string | undefined; readonly from: Namespace; readonly to: Namespace },
): Connector | undefined {
  const { connectorId, from, to } = parameters
  const merged = mergeConnectors(connectors).find(
    ({ connectors: parts, type }) =>
      type === 'MULTI_CHAIN' && parts?.some(({ id, chain }) => id === connectorId && chain === from),
  )
  return merged?.connectors?.find(({ chain }) => chain === to)
}
