import { ModalError } from '@latchkey/core/adapter'
import type { Connection, FeatureName } from '@latchkey/core/adapter'
import type { BitcoinTypes } from '../types.ts'
import { findChain } from '../chain/findChain.ts'
import { isOfChain } from '../chain/isOfChain.ts'
import type { ConnectedWallet, WalletActions, WalletView } from './ConnectedWallet.ts'
import type { EngineContext } from './Engine.ts'

/** An active connection. */
export interface ConnectionEntry {
  readonly id: string
  readonly connectorId: string
  readonly connectedWallet: ConnectedWallet
  readonly peer?: Connection['peer'] | undefined
  readonly view: WalletView
  readonly activeAddress: string
}

/** Holds the connections. It is the one writer of the adapter's state. */
export interface ConnectionStore {
  /** @throws `connection.notFound` */
  get(connectionId: string): ConnectionEntry
  find(match: (entry: ConnectionEntry) => boolean): ConnectionEntry | undefined
  /** The connection as the store holds it. */
  getConnection(connectionId: string): Connection<BitcoinTypes>
  /**
   * Adds a connection, starts listening to its wallet, and makes it the active one. `index` is the position in the list of
   * stored connections: of the restored ones the first is active, until the visitor chooses.
   *
   * @throws `wallet.locked` without accounts.
   */
  add(
    entry: Omit<ConnectionEntry, 'activeAddress'> & {
      readonly preferred?: string | undefined
      readonly index?: number | undefined
    },
  ): Connection<BitcoinTypes>
  /** Applies a wallet's change. Without accounts the connection ends. Ignored after the end. */
  follow(parameters: {
    readonly id: string
    readonly connectedWallet: ConnectedWallet
    readonly view: WalletView
  }): void
  activate(parameters: { readonly id: string; readonly address?: string | undefined }): void
  drop(id: string): void
  /** Removes all listeners. */
  end(): void
}

/** The wallet's methods that each feature needs. */
const needs: readonly (readonly [FeatureName, (actions: WalletActions) => unknown])[] = [
  ['balance', () => true],
  ['message', ({ signMessage }) => signMessage],
  ['transfer', ({ signPsbt, sendTransfer }) => signPsbt ?? sendTransfer],
  ['transaction', ({ signPsbt }) => signPsbt],
]

/** Creates an empty store. */
export function createConnectionStore({ write }: Pick<EngineContext, 'write'>): ConnectionStore {
  let entries: readonly ConnectionEntry[] = []
  const ends = new Map<string, () => void>()
  let activeId: string | null = null
  let firstIndex = Number.POSITIVE_INFINITY
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

  const replace = (next: ConnectionEntry): void => {
    entries = entries.map((entry) => (entry.id === next.id ? next : entry))
    sync()
  }

  const store: ConnectionStore = {
    get: (connectionId) => {
      const entry = entries.find(({ id }) => id === connectionId)
      if (entry) return entry
      throw new ModalError('connection.notFound', { context: { connectionId } })
    },
    find: (match) => entries.find(match),
    getConnection: (connectionId) => {
      const connection = shown.find(({ id }) => id === connectionId)
      if (connection) return connection
      throw new ModalError('wallet.disconnected', { details: 'The wallet disconnected while it was connecting' })
    },
    add: ({ preferred, index, ...options }) => {
      const entry = { ...options, view: withoutForeign(options.view) }
      const { id, connectedWallet } = entry
      if (entry.view.accounts.length === 0) throw new ModalError('wallet.locked')
      ends.get(id)?.()
      entries = [
        ...entries.filter((other) => other.id !== id),
        { ...entry, activeAddress: chooseAccount(entry.view, preferred) },
      ]
      ends.set(
        id,
        connectedWallet.listen((view) => store.follow({ id, connectedWallet, view })),
      )
      if (index === undefined || index < firstIndex) activeId = id
      firstIndex = Math.min(firstIndex, index ?? -1)
      sync()
      return store.getConnection(id)
    },
    follow: ({ id, connectedWallet, view: reported }) => {
      const view = withoutForeign(reported)
      // A wallet whose accounts contradict its network has not disconnected.
      if (view.accounts.length === 0 && reported.accounts.length > 0) return
      const entry = entries.find((candidate) => candidate.id === id && candidate.connectedWallet === connectedWallet)
      if (entry === undefined) return
      if (view.accounts.length === 0) drop(id)
      else replace({ ...entry, view, activeAddress: chooseAccount(view, entry.activeAddress) })
    },
    activate: ({ id, address }) => {
      const entry = store.get(id)
      firstIndex = -1
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
  return store
}

/** Removes accounts that cannot belong to the wallet's network. */
function withoutForeign(view: WalletView): WalletView {
  const chain = findChain('networkId', view.networkId)
  if (chain === undefined) return view
  return { ...view, accounts: view.accounts.filter(({ address }) => isOfChain(address, chain)) }
}

/** Chooses the preferred account if it is a payment account, else the first payment account, else the first account. */
function chooseAccount({ accounts }: WalletView, preferred: string | undefined): string {
  const paying = accounts.filter(({ type }) => type === 'payment')
  return (paying.find(({ address }) => address === preferred) ?? paying[0] ?? accounts[0])?.address ?? ''
}

function toConnection({
  id,
  connectorId,
  connectedWallet,
  peer,
  view,
  activeAddress,
}: ConnectionEntry): Connection<BitcoinTypes> {
  // Accounts for inscriptions are ordinary accounts.
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
    features: needs.filter(([, need]) => need(connectedWallet.actions)).map(([name]) => name),
    ...(peer && { peer }),
  }
}
