import type { AdapterConnectorType, ConnectorDescriptor } from '../adapter/types.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { WalletMatch } from './matchWallets.ts'

/** The types of the specification: `MULTI_CHAIN` is a wallet that supports several namespaces. */
export type ConnectorType = AdapterConnectorType | 'MULTI_CHAIN'

/** One wallet to choose, as plain data. Name and image are the wallet's own and untrusted. */
export interface Connector {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  /** The namespace that it connects on; for a merged connector the first one. */
  readonly chain: Namespace
  readonly imageUrl?: string | undefined
  /** The picture's id in the catalogue. Like `explorerId`, set once a list of the catalogue that names the wallet has loaded. */
  readonly imageId?: string | undefined
  /** The wallet's id in the catalogue. */
  readonly explorerId?: string | undefined
  readonly info: { readonly rdns?: string | undefined }
  readonly ready: ConnectorDescriptor['ready']
  /** For a part of a merged connector: what identified it as the same wallet as the earlier parts. */
  readonly recognisedBy?: WalletMatch | undefined
  /** For a merged connector: the connector of each namespace. */
  readonly connectors?: readonly Connector[] | undefined
}

/** The discovered wallets. */
export interface ConnectorsState {
  /** The connectors of all adapters in the order of discovery; `mergeConnectors` combines those of one wallet. */
  readonly connectors: readonly Connector[]
}

/** Finds a connector by id, with a namespace also inside of merged connectors. */
export function findConnector(
  connectors: readonly Connector[],
  parameters: { readonly id: string; readonly namespace?: Namespace | undefined },
): Connector | undefined {
  const { id, namespace } = parameters
  const isWanted = (connector: Connector): boolean =>
    connector.id === id && (namespace === undefined || connector.chain === namespace)
  for (const connector of connectors) {
    const part = connector.connectors?.find(isWanted)
    if (part !== undefined) return part
    if (isWanted(connector)) return connector
  }
  return undefined
}
