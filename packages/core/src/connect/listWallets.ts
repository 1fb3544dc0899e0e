import type { ConnectorGroup } from '../options/features.ts'
import { isNamespace, parseCaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { ChosenWallet } from './connectionState.ts'
import type { CustomWallet } from '../options/CustomWallet.ts'
import type { RecentWallet } from './connectionState.ts'
import { matchConnector } from './matchConnector.ts'
import { matchWallets, type WalletMatch } from './matchWallets.ts'
import { isDisputedConnector, mergeConnectors } from './mergeConnectors.ts'
import type { Connector } from './connectorsState.ts'

/** One row of a wallet list: a wallet to connect or to install. */
export interface WalletRow {
  /**
   * The connector's id, otherwise the wallet's. If another row has it, because two wallets took one name on two chains, the
   * namespace comes before it: `bip122:Acme`.
   */
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly group: ConnectorGroup
  readonly namespaces: readonly Namespace[]
  readonly connector: Connector | undefined
  /**
   * The connectors of this wallet, one or more per namespace. Each one after the first has the sign that identified it.
   */
  readonly connectors: readonly Connector[]
  readonly wallet: CustomWallet | undefined
  /** What identified an injected wallet as one of the app's own list. */
  readonly recognisedBy: WalletMatch | undefined
  /** What to pair with, for a wallet that is not in the page. */
  readonly pairing: ChosenWallet | undefined
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /** Whether another wallet of the page claims to be the same one. Only the visitor can tell which of them is genuine. */
  readonly isDisputed: boolean
}

/** Lists connectors, custom wallets and recent pairings, one row per wallet, in the order of the groups. */
export function listWallets(parameters: {
  readonly connectors: readonly Connector[]
  readonly customWallets: readonly CustomWallet[]
  readonly recents: readonly RecentWallet[]
  readonly order: readonly ConnectorGroup[]
  readonly isMobile: boolean
}): readonly WalletRow[] {
  const { customWallets, recents, order, isMobile } = parameters
  // A login is not a wallet of the list: the visitor begins it with an address.
  const connectors = mergeConnectors(parameters.connectors).filter(({ type }) => type !== 'AUTH')
  const canPair = connectors.some(isPairing)
  const rows: WalletRow[] = connectors
    // S5.034: on a desktop an injected wallet without a name is omitted.
    .filter((connector) => isMobile || !(connector.type === 'INJECTED' && connector.name === 'Browser Wallet'))
    .map((connector, index, all) => {
      const isTaken = all.some((other, at) => at < index && other.id === connector.id)
      const parts = connector.connectors ?? [connector]
      const isRecent = recents.some(
        (recent) =>
          recent.wallet === null &&
          parts.some(({ id, chain }) => id === recent.connectorId && chain === recent.namespace),
      )
      const wallet = customWallets.find((custom) => matchConnector(connector, custom))
      return {
        id: isTaken ? `${connector.chain}:${connector.id}` : connector.id,
        name: connector.name,
        imageUrl: connector.imageUrl ?? wallet?.image_url,
        group: toGroup(connector, isRecent),
        namespaces: [...new Set(parts.map(({ chain }) => chain))],
        connector,
        connectors: parts,
        wallet,
        recognisedBy: wallet && matchConnector(connector, wallet),
        pairing: undefined,
        isInstalled: connector.ready === 'installed',
        isRecent,
        isDisputed: isDisputedConnector(connector, parameters.connectors),
      }
    })
  for (const wallet of customWallets) {
    if (rows.some((row) => row.wallet === wallet)) continue
    const { id, name } = wallet
    const isRecent = recents.some((recent) => recent.wallet?.id === id)
    rows.push({
      id,
      name,
      imageUrl: wallet.image_url,
      group: isRecent ? 'recent' : 'custom',
      namespaces: toNamespaces(wallet.chains),
      connector: undefined,
      connectors: [],
      wallet,
      recognisedBy: undefined,
      pairing: canPair && hasLink(wallet) ? { id, name } : undefined,
      isInstalled: false,
      isRecent,
      isDisputed: false,
    })
  }
  for (const { wallet } of recents) {
    if (!canPair || !wallet || rows.some((row) => matchWallets(row, wallet))) continue
    rows.push({
      ...wallet,
      imageUrl: undefined,
      group: 'recent',
      namespaces: [],
      connector: undefined,
      connectors: [],
      wallet: undefined,
      recognisedBy: undefined,
      pairing: wallet,
      isInstalled: false,
      isRecent: true,
      isDisputed: false,
    })
  }
  const getRank = (row: WalletRow): number => {
    const rank = order.indexOf(row.group)
    return rank < 0 ? order.length : rank
  }
  const getAge = ({ id, connector }: WalletRow): number =>
    recents.findIndex((recent) => (recent.wallet?.id ?? recent.connectorId) === (connector?.id ?? id))
  // The sort is stable: within a group, recent wallets by age, all others in the order of discovery.
  return rows.sort(
    (left, right) =>
      getRank(left) - getRank(right) || (left.isRecent && right.isRecent ? getAge(left) - getAge(right) : 0),
  )
}

/** Finds a row by the id of its connector on a namespace, or by the id of its connector or custom wallet. */
export function findWalletRow(
  rows: readonly WalletRow[],
  { connectorId: id, namespace }: { readonly connectorId: string; readonly namespace?: Namespace | undefined },
): WalletRow | undefined {
  return (
    rows.find((row) => row.connectors.some((part) => part.id === id && part.chain === namespace)) ??
    rows.find((row) => row.id === id) ??
    rows.find((row) => row.wallet?.id === id || row.connector?.connectors?.some((part) => part.id === id))
  )
}

function isPairing(connector: Connector): boolean {
  return connector.type === 'WALLET_CONNECT'
}

function hasLink({ mobile_link: mobile, desktop_link: desktop, webapp_link: web }: CustomWallet): boolean {
  return Boolean(mobile ?? desktop ?? web)
}

function toGroup(connector: Connector, isRecent: boolean): ConnectorGroup {
  if (isPairing(connector)) return 'walletConnect'
  if (isRecent) return 'recent'
  return connector.type === 'EXTERNAL' ? 'external' : 'injected'
}

function toNamespaces(chains: readonly string[] | undefined): readonly Namespace[] {
  return [...new Set((chains ?? []).map((chain) => parseCaipNetworkId(chain)?.namespace ?? ''))].filter(isNamespace)
}
