import type { ConnectorDescriptor } from '../../adapter/types.ts'
import type { Connector } from './state.ts'

/** The name by which wallets of several namespaces are recognised as one (S5.035, S5.036). */
function normalizeConnectorName(name: string): string {
  return name === 'Trust Wallet' ? 'Trust' : name
}

/**
 * One connector per wallet: what adapters of several namespaces found under one display name becomes a `MULTI_CHAIN`
 * connector that holds the parts. Within a namespace nothing is merged: two wallets may bear the same name.
 */
export function mergeConnectors(descriptors: readonly ConnectorDescriptor[]): readonly Connector[] {
  const merged: Connector[] = []
  for (const descriptor of descriptors) {
    const part = toConnector(descriptor)
    const index = merged.findIndex((other) => isSameWallet(other, part) && !coversNamespace(other, part))
    const partner = merged[index]
    if (partner === undefined) merged.push(part)
    else merged[index] = join(partner, part)
  }
  return merged
}

function toConnector(descriptor: ConnectorDescriptor): Connector {
  return {
    id: descriptor.id,
    name: normalizeConnectorName(descriptor.name),
    type: descriptor.type,
    chain: descriptor.namespace,
    imageUrl: descriptor.icon,
    info: { rdns: descriptor.rdns },
    ready: descriptor.ready,
  }
}

/** Nobody becomes part of the way to pair by its name. */
function isSameWallet(connector: Connector, part: Connector): boolean {
  const [isPairing, isPairingToo] = [connector, part].map(({ type }) => type === 'WALLET_CONNECT')
  return connector.name === part.name && isPairing === isPairingToo
}

function coversNamespace(connector: Connector, part: Connector): boolean {
  return (connector.connectors ?? [connector]).some((other) => other.chain === part.chain)
}

function join(connector: Connector, part: Connector): Connector {
  return {
    ...connector,
    type: part.type === 'WALLET_CONNECT' ? part.type : 'MULTI_CHAIN',
    imageUrl: connector.imageUrl ?? part.imageUrl,
    info: { rdns: connector.info.rdns ?? part.info.rdns },
    connectors: [...(connector.connectors ?? [connector]), part],
  }
}
