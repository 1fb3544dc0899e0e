import { matchWallets, type WalletMatch } from './matchWallets.ts'
import type { Connector } from './connectorsState.ts'

type Parts = [Connector, ...Connector[]]

/**
 * Merges connectors into one per wallet, in the order of discovery. Connectors of several namespaces become a
 * `MULTI_CHAIN` connector with its parts (S5.035, S3.014) if `matchWallets` recognises them. In one namespace, two
 * wallets with the same name stay separate, unless one of them was discovered in a way that does not identify the
 * wallet.
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
      // Of two connectors to one wallet on one chain, the better comes first.
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

/**
 * Returns by which sign a connector belongs to a wallet. No wallet is merged with the pairing connector by its name.
 */
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
