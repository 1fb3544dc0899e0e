import { matchWallets, type WalletMatch } from './matchWallets.ts'
import type { Connector } from './connectorsState.ts'

type Parts = [Connector, ...Connector[]]

/**
 * One connector per wallet, in the order of discovery. What adapters of several namespaces found of one wallet becomes a `MULTI_CHAIN` connector that
 * holds the parts (S5.035, S3.014); the rule is that of `matchWallets`. Within a namespace two wallets may bear the same
 * name and stay apart, unless one of them is the other, found in a way by which wallets cannot tell who they are.
 *
 * @example
 * ```ts
 * const { connectors } = modal.controllers.connectors.store.getState()
 * mergeConnectors(connectors).map(({ name, connectors: parts }) => [name, parts?.map(({ chain }) => chain)])
 * ```
 */
export function mergeConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const wallets: Parts[] = []
  for (const part of connectors.flatMap((connector) => connector.connectors ?? connector)) {
    const matches = wallets.map((parts) => match(parts, part))
    const recognisedBy = (['id', 'rdns', 'name'] as const).find((sign) => matches.includes(sign))
    const parts = wallets[matches.indexOf(recognisedBy)]
    if (!recognisedBy || !parts) wallets.push([part])
    else {
      parts.push({ ...part, recognisedBy })
      // Of two ways to one wallet on one chain the better stands first.
      const index = parts.findIndex(({ chain, type }) => chain === part.chain && type !== 'ANNOUNCED')
      const other = parts[index]
      if (other && part.type === 'ANNOUNCED') {
        parts[index] = { ...part, recognisedBy: other.recognisedBy }
        parts[parts.length - 1] = { ...other, recognisedBy }
      }
    }
  }
  return wallets.map(join)
}

/** By what a connector is part of a wallet. Nobody becomes part of the way to pair by its name. */
function match(parts: Parts, part: Connector): WalletMatch | undefined {
  const same = parts.filter(({ chain }) => chain === part.chain)
  for (const known of same.length > 0 ? same : parts) {
    const [isAnnounced, isAnnouncedToo] = [known, part].map(({ type }) => type === 'ANNOUNCED')
    const sign = matchWallets({ ...known, rdns: known.info.rdns }, { ...part, rdns: part.info.rdns })
    const isPairing = (known.type === 'WALLET_CONNECT') !== (part.type === 'WALLET_CONNECT')
    if (!isPairing && (!same[0] || sign !== 'name' || isAnnounced !== isAnnouncedToo)) return sign
  }
  return undefined
}

function join(parts: Parts): Connector {
  const [first] = parts
  if (!parts[1]) return first
  const isOneChain = parts.every(({ chain }) => chain === first.chain)
  return {
    ...first,
    type: isOneChain || first.type === 'WALLET_CONNECT' ? first.type : 'MULTI_CHAIN',
    imageUrl: parts.find(({ imageUrl }) => imageUrl)?.imageUrl,
    info: { rdns: parts.find(({ info }) => info.rdns)?.info.rdns },
    connectors: parts,
  }
}
