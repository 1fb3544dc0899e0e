import type { ConnectorDescriptor } from '../../adapter/types.ts'
import { matchWallets, type WalletMatch } from './matchWallets.ts'
import type { Connector } from './state.ts'

type Parts = [Connector, ...Connector[]]

/**
 * One connector per wallet. What adapters of several namespaces found of one wallet becomes a `MULTI_CHAIN` connector that
 * holds the parts (S5.035, S3.014); the rule is that of `matchWallets`. Within a namespace two wallets may bear the same
 * name and stay apart, unless one of them is the other, found in a way by which wallets cannot tell who they are.
 */
export function mergeConnectors(descriptors: readonly ConnectorDescriptor[]): readonly Connector[] {
  const wallets: Parts[] = []
  for (const descriptor of descriptors) {
    const part = toConnector(descriptor)
    const matches = wallets.map((parts) => match(parts, part))
    const recognisedBy = (['id', 'rdns', 'name'] as const).find((sign) => matches.includes(sign))
    const parts = recognisedBy && wallets[matches.indexOf(recognisedBy)]
    if (!parts) wallets.push([part])
    else {
      const index = parts.findIndex(({ chain }) => chain === part.chain)
      const other = parts[index]
      // Of two ways to one wallet on one chain the better stands first.
      if (other && isAnnounced(part) && !isAnnounced(other))
        parts.splice(index, 1, { ...part, recognisedBy: other.recognisedBy }, { ...other, recognisedBy })
      else parts.push({ ...part, recognisedBy })
    }
  }
  return wallets.map(join)
}

function toConnector(descriptor: ConnectorDescriptor): Connector {
  return {
    id: descriptor.id,
    // S5.036
    name: descriptor.name === 'Trust Wallet' ? 'Trust' : descriptor.name,
    type: descriptor.type,
    chain: descriptor.namespace,
    imageUrl: descriptor.icon,
    info: { rdns: descriptor.rdns },
    ready: descriptor.ready,
  }
}

/** By what a connector is part of a wallet. Nobody becomes part of the way to pair by its name. */
function match(parts: Parts, part: Connector): WalletMatch | undefined {
  const isPairing = part.type === 'WALLET_CONNECT'
  if ((parts[0].type === 'WALLET_CONNECT') !== isPairing) return undefined
  const same = parts.filter(({ chain }) => chain === part.chain)
  for (const known of same.length > 0 ? same : parts) {
    const sign = matchWallets({ ...known, rdns: known.info.rdns }, { ...part, rdns: part.info.rdns })
    if (sign && (same.length === 0 || sign !== 'name' || isAnnounced(known) !== isAnnounced(part))) return sign
  }
  return undefined
}

function isAnnounced({ type }: Connector): boolean {
  return type === 'ANNOUNCED'
}

function join(parts: Parts): Connector {
  const [first] = parts
  if (parts.length === 1) return first
  const isOneChain = parts.every(({ chain }) => chain === first.chain)
  return {
    ...first,
    type: isOneChain || first.type === 'WALLET_CONNECT' ? first.type : 'MULTI_CHAIN',
    imageUrl: parts.find(({ imageUrl }) => imageUrl)?.imageUrl,
    info: { rdns: parts.find(({ info }) => info.rdns)?.info.rdns },
    ready: parts.find(({ ready }) => ready === 'installed')?.ready ?? first.ready,
    connectors: parts,
  }
}
