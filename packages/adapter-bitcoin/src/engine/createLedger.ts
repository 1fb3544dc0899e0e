import { ModalError } from '@latchkey/core/adapter'
import type { Connection, FeatureName } from '@latchkey/core/adapter'
import type { BitcoinTypes } from '../types.ts'
import { findChain } from './findChain.ts'
import { isOfChain } from './isOfChain.ts'
import type { WalletActions, WalletLink, WalletView } from './links/types.ts'
import type { EngineContext } from './types.ts'

/** A living connection. */
export interface LedgerEntry {
  readonly id: string
  readonly connectorId: string
  readonly link: WalletLink
  readonly peer?: Connection['peer'] | undefined
  readonly view: WalletView
  readonly activeAddress: string
}

/** Holds the connections, and is the one way into the adapter's store. */
export interface Ledger {
  /** @throws `connection.notFound` */
  get(connectionId: string): LedgerEntry
  find(match: (entry: LedgerEntry) => boolean): LedgerEntry | undefined
  /** The connection as the store holds it. */
  getConnection(connectionId: string): Connection<BitcoinTypes>
  /**
   * Takes a connection in, listens to its wallet, and makes it the active one. A place is that in the list of stored
   * connections: of several that are restored the first is the active one, until somebody chooses.
   *
   * @throws `wallet.locked` without accounts.
   */
  add(
    entry: Omit<LedgerEntry, 'activeAddress'> & {
      readonly preferred?: string | undefined
      readonly place?: number | undefined
    },
  ): Connection<BitcoinTypes>
  /** Follows a wallet; without accounts its connection goes. Nothing happens to one that has gone. */
  follow(parameters: { readonly id: string; readonly link: WalletLink; readonly view: WalletView }): void
  activate(parameters: { readonly id: string; readonly address?: string | undefined }): void
  drop(id: string): void
  /** Ends all listening. */
  end(): void
}

/** What each feature needs of a wallet. */
const needs: readonly (readonly [FeatureName, (actions: WalletActions) => unknown])[] = [
  ['balance', () => true],
  ['message', ({ signMessage }) => signMessage],
  ['transfer', ({ signPsbt, sendTransfer }) => signPsbt ?? sendTransfer],
  ['transaction', ({ signPsbt }) => signPsbt],
]

/** Makes an empty ledger. */
export function createLedger({ write }: Pick<EngineContext, 'write'>): Ledger {
  let entries: readonly LedgerEntry[] = []
  const ends = new Map<string, () => void>()
  let activeId: string | null = null
  let bestPlace = Number.POSITIVE_INFINITY
  let shown: readonly Connection<BitcoinTypes>[] = []

  const sync = (): void => {
    if (!entries.some(({ id }) => id === activeId)) activeId = entries[0]?.id ?? null
    shown = write({ connections: entries.map(toConnection), activeConnectionId: activeId })
  }

  const drop = (id: string): void => {
    ends.get(id)?.()
    ends.delete(id)
    entries = entries.filter((entry) => entry.id !== id)
    sync()
  }

  const replace = (next: LedgerEntry): void => {
    entries = entries.map((entry) => (entry.id === next.id ? next : entry))
    sync()
  }

  const ledger: Ledger = {
    get: (connectionId) => {
      const entry = entries.find(({ id }) => id === connectionId)
      if (entry) return entry
      throw new ModalError('connection.notFound', { context: { connectionId } })
    },
    find: (match) => entries.find(match),
    getConnection: (connectionId) => {
      const connection = shown.find(({ id }) => id === connectionId)
      if (connection) return connection
      throw new ModalError('wallet.disconnected', { details: 'The wallet left while it was connecting' })
    },
    add: ({ preferred, place, ...given }) => {
      const entry = { ...given, view: withoutForeign(given.view) }
      const { id, link } = entry
      if (entry.view.accounts.length === 0) throw new ModalError('wallet.locked')
      ends.get(id)?.()
      entries = [
        ...entries.filter((other) => other.id !== id),
        { ...entry, activeAddress: chooseAccount(entry.view, preferred) },
      ]
      ends.set(
        id,
        link.listen((view) => ledger.follow({ id, link, view })),
      )
      if (place === undefined || place < bestPlace) activeId = id
      bestPlace = Math.min(bestPlace, place ?? -1)
      sync()
      return ledger.getConnection(id)
    },
    follow: ({ id, link, view: given }) => {
      const view = withoutForeign(given)
      // A wallet that contradicts itself did not leave.
      if (view.accounts.length === 0 && given.accounts.length > 0) return
      const entry = entries.find((candidate) => candidate.id === id && candidate.link === link)
      if (entry === undefined) return
      if (view.accounts.length === 0) drop(id)
      else replace({ ...entry, view, activeAddress: chooseAccount(view, entry.activeAddress) })
    },
    activate: ({ id, address }) => {
      const entry = ledger.get(id)
      bestPlace = -1
      activeId = id
      replace(address === undefined ? entry : { ...entry, activeAddress: address })
    },
    drop,
    end: () => {
      for (const end of ends.values()) end()
      ends.clear()
      entries = []
    },
  }
  return ledger
}

/** Without accounts that cannot be of the network that the wallet says it is on. */
function withoutForeign(view: WalletView): WalletView {
  const chain = findChain('networkId', view.networkId)
  if (chain === undefined) return view
  return { ...view, accounts: view.accounts.filter(({ address }) => isOfChain(address, chain)) }
}

/** The preferred account if it pays, else the first that does, else the first. */
function chooseAccount({ accounts }: WalletView, preferred: string | undefined): string {
  const paying = accounts.filter(({ type }) => type === 'payment')
  return (paying.find(({ address }) => address === preferred) ?? paying[0] ?? accounts[0])?.address ?? ''
}

function toConnection({ id, connectorId, link, peer, view, activeAddress }: LedgerEntry): Connection<BitcoinTypes> {
  // An account that holds inscriptions is a key's own, as any other.
  const [first, ...others] = view.accounts.map(({ address, type }) => ({
    address,
    type: type === 'payment' ? ('payment' as const) : ('eoa' as const),
  }))
  if (first === undefined) throw new ModalError('internal.unexpected')
  return {
    id,
    connectorId,
    namespace: 'bip122',
    accounts: [first, ...others],
    activeAddress,
    networkId: view.networkId,
    approvedNetworkIds: view.networkIds,
    features: needs.filter(([, need]) => need(link.actions)).map(([name]) => name),
    ...(peer && { peer }),
  }
}
