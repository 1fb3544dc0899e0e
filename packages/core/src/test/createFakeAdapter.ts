import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { AdapterFeatures } from '../adapter/features.ts'
import type {
  AccountType,
  Adapter,
  AdapterFactory,
  Connection,
  ConnectorDescriptor,
  StoredConnection,
} from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { toTypedAccounts } from './toTypedAccounts.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import { adoptFakeSession } from './adoptFakeSession.ts'
import { createFakeConnections, type FakeConnections, type FakeLink } from './createFakeConnections.ts'
import { createFakeWallet, type Answer, type FakeWallet, type FakeWalletDescriptor } from './createFakeWallet.ts'
import { listFeatures } from './listFeatures.ts'

/** An adapter without keys that fulfils the adapter contract, with a visitor who answers as configured. */
export interface FakeAdapter extends Adapter {
  /** The visitor's answer in every wallet. */
  answer: Answer
  readonly log: string[]
  /** Actions of the visitor in the wallet of the active connection. */
  wallet: {
    changeNetwork(networkId: CaipNetworkId): void
    changeAccounts(addresses: readonly string[]): void
    announce(descriptor: FakeWalletDescriptor): void
    /** Limits the wallet to these networks. */
    approve(networkIds: readonly CaipNetworkId[]): void
    /** Answers the pending requests. */
    settle(answer: Exclude<Answer, 'hold'>): void
  }
}

/** Parameters of `createFakeAdapter`. */
export interface CreateFakeAdapterParameters {
  readonly namespace?: Namespace | undefined
  readonly wallets?: readonly FakeWalletDescriptor[] | undefined
  /** The initial network of the wallets. */
  readonly networkId?: CaipNetworkId | undefined
  /** The accounts of each wallet. */
  readonly addresses?: readonly [string, ...string[]] | undefined
  readonly canRestore?: boolean | undefined
  /** The account type; `eoa` by default. */
  readonly accountType?: AccountType | undefined
  /** The ids of locked wallets, which are not restored. */
  readonly locked?: readonly string[] | undefined
  /** The features of the adapter and its connections. */
  readonly features?: AdapterFeatures | undefined
}

/** A page with fake wallets, and the adapters that use them. */
export interface FakeAdapterWorld {
  /** Returns `adapter` first; each further call creates another adapter over the same wallets. */
  readonly factory: AdapterFactory
  readonly adapter: FakeAdapter
  /** The wallets of the page, in the order of the list. */
  readonly wallets: readonly FakeWallet[]
}

/** Describes a wallet that announces itself under its id. */
export const fakeWallet = (id: string, name: string = id): FakeWalletDescriptor => ({
  id,
  name,
  type: 'ANNOUNCED',
  ready: 'installed',
  rdns: id,
})

/** Creates a page with fake wallets and a factory of adapters over it, which a test controls. */
export function createFakeAdapter(parameters: CreateFakeAdapterParameters): FakeAdapterWorld {
  const {
    wallets: descriptors = [fakeWallet('io.metamask', 'MetaMask'), fakeWallet('me.rainbow', 'Rainbow')],
    addresses = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222'],
  } = parameters
  const page: Page = { wallets: [], listeners: new Set(), log: [], answer: 'approve', parameters }
  const add = (given: FakeWalletDescriptor): void => {
    // As on the real chains: the id is a domain on EVM chains, and a name elsewhere.
    const hasDomain = (parameters.namespace ?? 'eip155') === 'eip155' || given.rdns !== given.id
    const descriptor = hasDomain ? given : { ...given, rdns: undefined }
    page.wallets.push(createFakeWallet({ descriptor, addresses, answer: page.answer }))
    for (const listener of page.listeners) listener()
  }
  for (const descriptor of descriptors) add(descriptor)
  const adapter = createAdapter(page, add)
  let isTaken = false
  const create = (): FakeAdapter => {
    if (isTaken) return createAdapter(page, add)
    isTaken = true
    return adapter
  }
  return { factory: { namespace: adapter.namespace, create }, adapter, wallets: page.wallets }
}

interface Page {
  readonly wallets: FakeWallet[]
  /** Called when a wallet is added. */
  readonly listeners: Set<() => void>
  readonly log: string[]
  answer: Answer
  readonly parameters: CreateFakeAdapterParameters
}

function createAdapter(page: Page, add: (descriptor: FakeWalletDescriptor) => void): FakeAdapter {
  const { namespace = 'eip155', accountType = 'eoa', features = {} } = page.parameters
  const connections = createFakeConnections(accountType)
  const controller = new AbortController()
  const life = controller.signal
  const attempt = createAttempt(life)
  const findLink = (id: string): FakeLink | undefined => connections.getLink(connections.find(id).id)
  const listWallets = (): void =>
    connections.store.patch({
      connectors: page.wallets.map(({ descriptor }): ConnectorDescriptor => ({ ...descriptor, namespace })),
    })
  let starting: Promise<void> | undefined

  return {
    namespace,
    store: connections.store,
    features,
    log: page.log,
    get answer() {
      return page.answer
    },
    set answer(answer) {
      page.answer = answer
      for (const wallet of page.wallets) wallet.answer = answer
    },
    isAddress: (value) =>
      namespace === 'bip122' ? /^bc1[0-9a-z]{39,59}$/.test(value) : /^0x[0-9a-f]{40}$/i.test(value),
    start: async ({ reconnect }) => {
      life.throwIfAborted()
      starting ??= start({ page, connections, reconnect, life, listWallets })
      await starting
    },
    destroy: async () => {
      if (life.aborted) return
      page.log.push('destroy')
      controller.abort(new ModalError('adapter.destroyed'))
      page.listeners.delete(listWallets)
      connections.end()
    },
    connect: async ({ connectorId, networkId, signal }) => {
      life.throwIfAborted()
      page.log.push(`connect ${connectorId}`)
      const wallet = page.wallets.find(({ descriptor }) => descriptor.id === connectorId)
      if (!wallet) throw new ModalError('connector.notFound', { context: { connectorId } })
      const end = connections.beginAttempt()
      try {
        await attempt(connectCodes, signal, wallet.connect)
        if (networkId !== undefined) wallet.changeNetwork(networkId)
        const connection = link({ page, connections, wallet, isActivated: true })
        if (!connection) throw new ModalError('wallet.unauthorized')
        return connection
      } finally {
        end()
      }
    },
    adopt: async (session) => {
      life.throwIfAborted()
      return adoptFakeSession({ session, namespace, connections, features })
    },
    disconnect: async ({ connectionId }) => {
      life.throwIfAborted()
      page.log.push(`disconnect ${connectionId}`)
      const { session, wallet } = findLink(connectionId) ?? {}
      if (wallet) await raceAbort(wallet.confirm(), life)
      connections.drop(connectionId)
      wallet?.forget()
      await session?.disconnect()
    },
    switchAccount: async ({ connectionId, address }) => {
      life.throwIfAborted()
      page.log.push(`switchAccount ${connectionId}`)
      const { accounts } = connections.find(connectionId)
      if (address !== undefined) {
        if (!accounts.some((account) => account.address === address))
          throw new ModalError('account.notFound', { context: { address } })
        connections.change(connectionId, { activeAddress: address })
      }
      connections.activate(connectionId)
    },
    switchNetwork: async ({ connectionId, network, signal }) => {
      life.throwIfAborted()
      const networkId = network.caipNetworkId
      page.log.push(`switchNetwork ${networkId}`)
      await attempt(switchCodes, signal, async () => {
        const { approvedNetworkIds, networkId: current } = connections.find(connectionId)
        if (current === networkId) return
        if (approvedNetworkIds !== 'all' && !approvedNetworkIds.includes(networkId))
          throw new ModalError('network.unrecognized', { context: { networkId } })
        const { session, wallet } = findLink(connectionId) ?? {}
        // A session has no network: the app names one in each request.
        if (wallet) await wallet.switchNetwork(networkId)
        else {
          const { namespace: own, accounts } = connections.find(connectionId)
          const typed = session?.grants[own]?.accountTypes
            ? toTypedAccounts(session, { accounts, namespace: own, networkId })
            : accounts
          connections.change(connectionId, { networkId, accounts: typed })
        }
      })
    },
    getProvider: async ({ connectionId }) => {
      life.throwIfAborted()
      return findLink(connectionId)?.wallet?.provider ?? {}
    },
    wallet: {
      changeNetwork: (networkId) => {
        const { id } = connections.findActive()
        const { wallet } = findLink(id) ?? {}
        if (wallet) wallet.changeNetwork(networkId)
        else connections.change(id, { networkId })
      },
      changeAccounts: (addresses) => {
        const { id } = connections.findActive()
        const { wallet } = findLink(id) ?? {}
        if (wallet) wallet.changeAccounts(addresses)
        else connections.follow(id, addresses)
      },
      approve: (approvedNetworkIds) => connections.change(connections.findActive().id, { approvedNetworkIds }),
      announce: add,
      settle: (answer) => {
        for (const wallet of page.wallets) wallet.settle(answer)
      },
    },
  }
}

/** Lists the wallets and restores the stored connections without a prompt. The first one becomes active. */
async function start(parameters: {
  readonly page: Page
  readonly connections: FakeConnections
  readonly reconnect: readonly StoredConnection[]
  readonly life: AbortSignal
  readonly listWallets: () => void
}): Promise<void> {
  const { page, connections, reconnect, life, listWallets } = parameters
  const { canRestore = true, locked = [] } = page.parameters
  page.log.push(`start ${reconnect.map(({ connectorId }) => connectorId).join()}`)
  page.listeners.add(listWallets)
  const stored = reconnect.flatMap(({ connectorId, ...entry }) => {
    const wallet = page.wallets.find(({ descriptor }) => descriptor.id === connectorId)
    return wallet && canRestore && !locked.includes(connectorId) ? { wallet, ...entry } : []
  })
  const end = stored.length > 0 ? connections.beginAttempt() : undefined
  listWallets()
  await Promise.resolve()
  for (const entry of stored.toReversed()) {
    if (life.aborted) break
    const { activeAddress, networkId, wallet } = entry
    wallet.restore(networkId)
    link({ page, connections, wallet, preferred: activeAddress, isActivated: entry === stored[0] })
  }
  end?.()
}

/** Adds the connection of a wallet that shows its accounts; returns `undefined` if it shows none. */
function link(parameters: {
  readonly page: Page
  readonly connections: FakeConnections
  readonly wallet: FakeWallet
  /** The account to use, if the wallet shows it. */
  readonly preferred?: string | undefined
  readonly isActivated: boolean
}): Connection | undefined {
  const { page, connections, wallet, preferred, isActivated } = parameters
  const { namespace = 'eip155', networkId = 'eip155:1', features = {} } = page.parameters
  const accounts = connections.toAccounts(wallet.getAddresses() ?? [])
  if (accounts === undefined) return undefined
  const connectorId = wallet.descriptor.id
  const id = `${namespace}:${connectorId}`
  const end = wallet.subscribe((event) => {
    if (event.type === 'accountsChanged') connections.follow(id, event.addresses)
    else connections.change(id, { networkId: event.networkId })
  })
  const connection: Connection = {
    id,
    connectorId,
    namespace,
    accounts,
    activeAddress: (accounts.find(({ address }) => address === preferred) ?? accounts[0]).address,
    networkId: wallet.getNetworkId() ?? networkId,
    approvedNetworkIds: 'all',
    features: listFeatures(features),
  }
  return connections.put(connection, { wallet, end }, isActivated)
}

const connectCodes = {
  rejected: 'connection.rejected',
  failed: 'connection.failed',
  aborted: 'connection.aborted',
} as const
const switchCodes = {
  rejected: 'network.switchRejected',
  failed: 'network.switchFailed',
  aborted: 'network.switchAborted',
} as const

/**
 * Returns a function that waits for a wallet until the caller or the adapter aborts, and converts a failure to an error
 * with a code.
 */
function createAttempt(life: AbortSignal) {
  return async <value>(
    codes: typeof connectCodes | typeof switchCodes,
    signal: AbortSignal | undefined,
    ask: () => Promise<value>,
  ): Promise<value> => {
    if (signal?.aborted) throw toModalError(signal.reason, codes.aborted)
    try {
      return await raceAbort(ask(), signal ? AbortSignal.any([life, signal]) : life)
    } catch (error) {
      life.throwIfAborted()
      if (signal?.aborted) throw toModalError(signal.reason, codes.aborted)
      // EIP-1193: the visitor rejected the request.
      const isRefused = readProperty(error, 'code') === 4_001
      throw isRefused ? new ModalError(codes.rejected, { cause: error }) : toModalError(error, codes.failed)
    }
  }
}
