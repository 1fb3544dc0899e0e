import { ModalError } from '@latchkey/core/adapter'
import type { Connection, Network } from '@latchkey/core/adapter'
import type { SolanaTypes } from '../types.ts'
import { chooseNetwork } from './chooseNetwork.ts'
import type { EngineContext, LinkChange, WalletLink } from './types.ts'

/** A connection, and the wallet behind it. */
export interface LedgerEntry {
  readonly connection: Connection<SolanaTypes>
  readonly link: WalletLink
}

/** What a connection is made from. */
export interface LedgerParameters {
  readonly id: string
  readonly connectorId: string
  readonly link: WalletLink
  /** The account to be in use, if it is granted. */
  readonly address?: string | undefined
  /** The network to be on, if it is offered. */
  readonly networkId?: string | undefined
  readonly peer?: Connection['peer'] | undefined
  /** Whether it becomes the active connection; it does if there is no other. */
  readonly isActivated: boolean
}

/** What is chosen of what a wallet grants. */
export interface LedgerChoice {
  readonly address?: string | undefined
  readonly networkId?: string | undefined
}

/** Keeps the connections. */
export interface Ledger {
  find(match: (connection: Connection<SolanaTypes>) => boolean): LedgerEntry | undefined
  /** @throws `connection.notFound` */
  get(connectionId: string): LedgerEntry
  /** Puts a connection into the store, and follows its wallet from now on. @throws `wallet.invalidResponse` */
  put(parameters: LedgerParameters): LedgerEntry
  /** Chooses the account or the network of a connection. */
  change(connectionId: string, choice: LedgerChoice): void
  activate(connectionId: string): void
  /** Forgets a connection, and follows its wallet no more. */
  drop(connectionId: string): void
  end(): void
}

interface Row extends Omit<LedgerParameters, 'isActivated'> {
  readonly unlisten: () => void
}

/** Makes the empty ledger: the one way from wallets into the adapter's store. */
export function createLedger(parameters: {
  readonly networks: readonly Network<'solana'>[]
  readonly write: EngineContext['write']
}): Ledger {
  const { networks, write } = parameters
  const rows = new Map<string, Row>()
  let entries: readonly LedgerEntry[] = []
  let activeId: string | null = null
  let isOver = false

  const sync = (): void => {
    if (isOver) return
    const found: LedgerEntry[] = []
    for (const row of rows.values()) {
      const connection = toConnection(row, networks)
      if (connection) {
        found.push({ connection, link: row.link })
        // What it is on now is what it stays on.
        rows.set(row.id, { ...row, address: connection.activeAddress, networkId: connection.networkId })
      } else {
        row.unlisten()
        rows.delete(row.id)
      }
    }
    if (activeId === null || !rows.has(activeId)) activeId = found.at(-1)?.connection.id ?? null
    const shown = write({ connections: found.map(({ connection }) => connection), activeConnectionId: activeId })
    entries = found.map(({ connection, link }, index) => ({ link, connection: shown[index] ?? connection }))
  }

  const find: Ledger['find'] = (match) => entries.find(({ connection }) => match(connection))

  const get: Ledger['get'] = (connectionId) => {
    const entry = find(({ id }) => id === connectionId)
    if (entry) return entry
    throw new ModalError('connection.notFound', { context: { connectionId } })
  }

  const change: Ledger['change'] = (connectionId, choice) => {
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
    put: ({ isActivated, ...row }) => {
      const { id, link } = row
      if (toConnection(row, networks) === undefined)
        throw new ModalError('wallet.invalidResponse', { details: 'The wallet offers no network of Solana' })
      rows.get(id)?.unlisten()
      const follow = ({ networkId }: LinkChange): void => {
        const offered = find((connection) => connection.id === id)?.connection.approvedNetworkIds ?? []
        const isOffered = networkId !== undefined && (offered === 'all' || offered.includes(networkId))
        change(id, isOffered ? { networkId } : {})
      }
      rows.set(id, { ...row, unlisten: link.listen(follow) })
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

/** A row as the store shows it; `undefined` once its wallet grants nothing. */
function toConnection(
  row: Omit<Row, 'unlisten'>,
  networks: readonly Network<'solana'>[],
): Connection<SolanaTypes> | undefined {
  const granted = row.link.getAccounts()
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
