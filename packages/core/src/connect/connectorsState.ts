import type { AdapterConnectorType, ConnectorDescriptor } from '../adapter/types.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { WalletMatch } from './matchWallets.ts'

/** The connector that pairs with a wallet on another device, and of every connection that came of a pairing. */
export const WALLET_CONNECT_ID = 'walletConnect'

/** The types of the specification (S3.012): `MULTI_CHAIN` is a wallet that speaks several namespaces. */
export type ConnectorType = AdapterConnectorType | 'MULTI_CHAIN'

/** One wallet that a visitor can choose, as plain data. Name and picture are the wallet's own words. */
export interface Connector {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  /** The namespace it connects on; of a merged one, the first. */
  readonly chain: Namespace
  readonly imageUrl?: string | undefined
  /** The picture's id in the catalogue. Like `explorerId`, set once a list of the catalogue that names the wallet has loaded. */
  readonly imageId?: string | undefined
  /** The wallet's id in the catalogue. */
  readonly explorerId?: string | undefined
  readonly info: { readonly rdns?: string | undefined }
  readonly ready: ConnectorDescriptor['ready']
  /** Of a part of a merged one: the sign by which it was found to be the same wallet as the parts before it. */
  readonly recognisedBy?: WalletMatch | undefined
  /** Of a merged one: the connector of each namespace (S3.014). */
  readonly connectors?: readonly Connector[] | undefined
}

/** The wallets that were found. */
export interface ConnectorsState {
  /** Every connector of every adapter, in the order of discovery; `mergeConnectors` makes one a wallet of them. */
  readonly connectors: readonly Connector[]
}

/** The connector with an id, looked for inside merged ones too when a namespace is named. */
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
