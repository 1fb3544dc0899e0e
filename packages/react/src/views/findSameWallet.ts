import type { Connector, Namespace } from '@latchkey/core'

/** What connects a wallet on another chain than the one where it is connected, if it speaks that chain in the page. */
export function findSameWallet(
  connectors: readonly Connector[],
  parameters: { readonly connectorId: string | undefined; readonly from: Namespace; readonly to: Namespace },
): Connector | undefined {
  const { connectorId, from, to } = parameters
  const merged = connectors.find(
    ({ connectors: parts, type }) =>
      type === 'MULTI_CHAIN' && parts?.some(({ id, chain }) => id === connectorId && chain === from),
  )
  return merged?.connectors?.find(({ chain }) => chain === to)
}
