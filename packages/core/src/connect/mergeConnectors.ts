import { isDisputed } from '../adapter/isDisputed.ts'
import { isReservedId } from '../adapter/isReservedId.ts'
import { matchWallets, walletMatches, type WalletMatch } from './matchWallets.ts'
import type { Connector } from './connectorsState.ts'

type Parts = [Connector, ...Connector[]]

/**
 * Merges connectors into one per wallet, in the order of discovery. Connectors of several namespaces become a
 * `MULTI_CHAIN` connector with its parts (S5.035, S3.014) if `matchWallets` recognises them. In one namespace, two
 * wallets with the same name stay separate, unless one of them was discovered in a way that does not identify the
 * wallet. Wallets that claim the same identity are merged with nothing. A wallet of the page that takes the id of a session
 * source is left out.
 *
 * @example
 * ```ts
 * const { connectors } = modal.controllers.connectors.store.getState()
 * mergeConnectors(connectors).map(({ name, connectors: parts }) => [name, parts?.map(({ chain }) => chain)])
 * ```
 */
export function mergeConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const wallets: Parts[] = []
  const all = connectors
    .flatMap((connector) => connector.connectors ?? connector)
    .filter(({ id, type }) => type !== 'ANNOUNCED' || !isReservedId(id))
  const disputed = new Set(all.filter((part) => isDisputedConnector(part, all)))
  for (const part of all) {
    const matches = wallets.map((parts) =>
      parts.some((known) => disputed.has(known)) || disputed.has(part) ? undefined : match(parts, part),
    )
    const recognisedBy = walletMatches.find((sign) => matches.includes(sign))
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

/** Whether another connector of the same namespace claims to be the same wallet. */
export function isDisputedConnector(connector: Connector, connectors: readonly Connector[]): boolean {
  const rivals = connectors.filter(({ chain }) => chain === connector.chain)
  return isDisputed(
    connector.id,
    rivals.flatMap(({ id, name, type, info }) => (type === 'MULTI_CHAIN' ? [] : { id, name, type, ...info })),
  )
}

/**
 * Returns by which sign a connector belongs to a wallet. The connectors of a session source belong together, and to no wallet.
 */
function match(parts: Parts, part: Connector): WalletMatch | undefined {
  const same = parts.filter(({ chain }) => chain === part.chain)
  const signs = (same.length > 0 ? same : parts).map((known) => {
    if (isSession(known) || isSession(part)) return known.type === part.type && known.id === part.id ? 'id' : undefined
    const [isAnnounced, isAnnouncedToo] = [known, part].map(({ type }) => type === 'ANNOUNCED')
    const sign = matchWallets({ ...known, rdns: known.info.rdns }, { ...part, rdns: part.info.rdns })
    return !same[0] || sign !== 'name' || isAnnounced !== isAnnouncedToo ? sign : undefined
  })
  return walletMatches.find((sign) => signs.includes(sign))
}

function isSession({ type }: Connector): boolean {
  return type === 'WALLET_CONNECT' || type === 'AUTH'
}

function join(parts: Parts): Connector {
  const [first] = parts
  if (!parts[1]) return first
  const isOneChain = parts.every(({ chain }) => chain === first.chain)
  return {
    ...first,
    type: isOneChain || isSession(first) ? first.type : 'MULTI_CHAIN',
    imageUrl: parts.find(({ imageUrl }) => imageUrl)?.imageUrl,
    info: { rdns: parts.find(({ info }) => info.rdns)?.info.rdns },
    connectors: parts,
  }
}
