import { ModalError } from '@latchkey/core/adapter'
import type { Connection, Network } from '@latchkey/core/adapter'
import type { SolanaTypes } from '../types.ts'
import type { ConnectedWallet, WalletChange, GrantedAccount, SolanaNetworkId } from './ConnectedWallet.ts'
import type { EngineContext } from './Engine.ts'

/** A connection and its wallet. */
export interface ConnectionEntry {
  readonly connection: Connection<SolanaTypes>
  readonly connectedWallet: ConnectedWallet
}

/** The parts of a new connection. */
export interface ConnectionParameters {
  readonly id: string
  readonly connectorId: string
  readonly connectedWallet: ConnectedWallet
  /** The account to use, if it is granted. */
  readonly address?: string | undefined
  /** The network to use, if it is offered. */
  readonly networkId?: string | undefined
  readonly peer?: Connection['peer'] | undefined
  /** Whether it becomes the active connection. The only connection always does. */
  readonly isActivated: boolean
}

/** A choice among what a wallet grants. */
export interface ConnectionChoice {
  readonly address?: string | undefined
  readonly networkId?: string | undefined
}

/** Holds the connections. */
export interface ConnectionStore {
  find(match: (connection: Connection<SolanaTypes>) => boolean): ConnectionEntry | undefined
  /** @throws `connection.notFound` */
  get(connectionId: string): ConnectionEntry
  /** Adds a connection and starts listening to its wallet. @throws `wallet.invalidResponse` */
  add(parameters: ConnectionParameters): ConnectionEntry
  /** Chooses the account or the network of a connection. */
  change(connectionId: string, choice: ConnectionChoice): void
  activate(connectionId: string): void
  /** Removes a connection and stops listening to its wallet. */
  drop(connectionId: string): void
  end(): void
}

interface Row extends Omit<ConnectionParameters, 'isActivated'> {
  readonly unlisten: () => void
}

/** Creates an empty store. It is the one writer of the adapter's state. */
export function createConnectionStore(parameters: {
  readonly networks: readonly Network<'solana'>[]
  readonly write: EngineContext['write']
}): ConnectionStore {
  const { networks, write } = parameters
  const rows = new Map<string, Row>()
  let entries: readonly ConnectionEntry[] = []
  let activeId: string | null = null
  let isOver = false

  const sync = (): void => {
    if (isOver) return
    const available: ConnectionEntry[] = []
    for (const row of rows.values()) {
      const connection = toConnection(row, networks)
      if (connection) {
        available.push({ connection, connectedWallet: row.connectedWallet })
        // Keep the choice for the next change.
        rows.set(row.id, { ...row, address: connection.activeAddress, networkId: connection.networkId })
      } else {
        row.unlisten()
        rows.delete(row.id)
      }
    }
    if (activeId === null || !rows.has(activeId)) activeId = available.at(-1)?.connection.id ?? null
    const shown = write({ connections: available.map(({ connection }) => connection), activeConnectionId: activeId })
    entries = available.map(({ connection, connectedWallet }, index) => ({
      connectedWallet,
      connection: shown[index] ?? connection,
    }))
  }

  const find: ConnectionStore['find'] = (match) => entries.find(({ connection }) => match(connection))

  const get: ConnectionStore['get'] = (connectionId) => {
    const entry = find(({ id }) => id === connectionId)
    if (entry) return entry
    throw new ModalError('connection.notFound', { context: { connectionId } })
  }

  const change: ConnectionStore['change'] = (connectionId, choice) => {
    const row = rows.get(connectionId)
    if (row) rows.set(connectionId, { ...row, ...choice })
    sync()
  }

  const drop = (connectionId: string): void => {
    rows.get(connectionId)?.unlisten()
    rows.delete(connectionId)
    sync()
  }

  return {
    find,
    get,
    change,
    drop,
    add: ({ isActivated, ...row }) => {
      const { id, connectedWallet } = row
      if (toConnection(row, networks) === undefined)
        throw new ModalError('wallet.invalidResponse', { details: 'The wallet offers no network of Solana' })
      rows.get(id)?.unlisten()
      const follow = ({ networkId }: WalletChange): void => {
        const offered = find((connection) => connection.id === id)?.connection.approvedNetworkIds ?? []
        const isOffered = networkId !== undefined && (offered === 'all' || offered.includes(networkId))
        change(id, isOffered ? { networkId } : {})
      }
      rows.set(id, { ...row, unlisten: connectedWallet.listen(follow) })
      if (isActivated) activeId = id
      sync()
      return get(id)
    },
    activate: (connectionId) => {
      activeId = connectionId
      sync()
    },
    end: () => {
      isOver = true
      for (const { unlisten } of rows.values()) unlisten()
      rows.clear()
    },
  }
}

/** Returns a row in the form of the contract, or `undefined` if its wallet grants nothing. */
function toConnection(
  row: Omit<Row, 'unlisten'>,
  networks: readonly Network<'solana'>[],
): Connection<SolanaTypes> | undefined {
  const granted = row.connectedWallet.getAccounts()
  const active = granted.find(({ address }) => address === row.address) ?? granted[0]
  const [first, ...others] = granted.map(({ address }) => ({ address, type: 'eoa' as const }))
  const offered = active?.networkIds ?? []
  const networkId = chooseNetwork({ offered, preferred: row.networkId, networks })
  if (active === undefined || first === undefined || networkId === undefined) return undefined
  return {
    id: row.id,
    connectorId: row.connectorId,
    namespace: 'solana',
    accounts: [first, ...others],
    activeAddress: active.address,
    networkId,
    approvedNetworkIds: offered,
    features: active.features,
    ...(row.peer && { peer: row.peer }),
  }
}

/**
 * Chooses the network of a connection, because Solana wallets have no current network: the preferred one, or else the app's
 * first, if the account may be used there; or else the account's first.
 */
function chooseNetwork(parameters: {
  readonly offered: GrantedAccount['networkIds']
  readonly preferred: string | undefined
  /** The app's networks. */
  readonly networks: readonly Network<'solana'>[]
}): SolanaNetworkId | undefined {
  const { offered, preferred, networks } = parameters
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  if (offered === 'all') return ids.find((id) => id === preferred) ?? ids[0]
  const candidate = [preferred, ...ids].find((id) => offered.some((other) => other === id))
  return offered.find((id) => id === candidate) ?? offered[0]
}
