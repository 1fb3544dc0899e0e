import { createAdapterStore } from '../adapter/createAdapterStore.ts'
import type {
  AccountType,
  Adapter,
  AdapterFactory,
  AdapterFeatures,
  Connection,
  ConnectorDescriptor,
  FeatureName,
  StoredConnection,
} from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

/** How the fake's visitor answers the next requests. An error is what the wallet rejects with. */
export type Answer = 'approve' | 'reject' | 'hold' | 'fail' | Error

/** A keyless adapter that keeps the contract's promises, with a visitor who answers as told. */
export interface FakeAdapter extends Adapter {
  answer: Answer
  readonly log: string[]
  /** The wallet's own doings. */
  wallet: {
    changeNetwork(networkId: CaipNetworkId): void
    changeAccounts(addresses: readonly string[]): void
    announce(descriptor: Omit<ConnectorDescriptor, 'namespace'>): void
    /** Tells which networks it will work on, and no others. */
    approve(networkIds: readonly CaipNetworkId[]): void
    /** Answers the requests that are held. */
    settle(answer: Exclude<Answer, 'hold'>): void
  }
}

/** A wallet as an adapter announces it, by its id. */
export const fakeWallet = (id: string, name: string = id): Omit<ConnectorDescriptor, 'namespace'> => ({
  id,
  name,
  type: 'ANNOUNCED',
  ready: 'installed',
  rdns: id,
})

/** Makes a factory whose adapter can be steered by the test. */
export function createFakeAdapter(parameters: {
  readonly namespace?: Namespace | undefined
  readonly wallets?: readonly Omit<ConnectorDescriptor, 'namespace'>[] | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly addresses?: readonly [string, ...string[]] | undefined
  readonly canRestore?: boolean | undefined
  /** What its accounts are: keys' own by default. */
  readonly accountType?: AccountType | undefined
  /** The wallets that are locked, by their ids: they are not restored. */
  readonly locked?: readonly string[] | undefined
  /** What the adapter can do, and each of its connections too. */
  readonly features?: AdapterFeatures | undefined
}): { readonly factory: AdapterFactory; readonly adapter: FakeAdapter } {
  const {
    namespace = 'eip155',
    wallets = [fakeWallet('io.metamask', 'MetaMask'), fakeWallet('me.rainbow', 'Rainbow')],
    networkId = 'eip155:1',
    addresses = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222'],
    canRestore = true,
    accountType = 'eoa',
    locked = [],
    features = {},
  } = parameters
  const store = createAdapterStore()
  const log: string[] = []
  let hasStarted = false
  let isDestroyed = false

  let held: ((answer: Answer) => void)[] = []

  const ask = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (isDestroyed) reject(new ModalError('adapter.destroyed'))
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      const settle = (answer: Answer): void => {
        if (answer === 'approve') queueMicrotask(resolve)
        else if (answer === 'reject') reject(new ModalError('connection.rejected'))
        else if (answer === 'fail') reject(new Error('the wallet broke'))
        else if (answer === 'hold') held.push(settle)
        else reject(answer)
      }
      settle(adapter.answer)
    })

  const toConnection = (stored: StoredConnection): Connection => ({
    id: `${namespace}:${stored.connectorId}`,
    connectorId: stored.connectorId,
    namespace,
    accounts: addresses.map((address) => ({ address, type: accountType })) as unknown as Connection['accounts'],
    activeAddress: stored.activeAddress,
    networkId: stored.networkId,
    approvedNetworkIds: 'all',
    features: featureNames.filter((name) => features[name]),
  })

  const put = (connection: Connection): Connection => {
    store.set((state) => ({
      ...state,
      connections: [...state.connections.filter((other) => other.id !== connection.id), connection],
      activeConnectionId: connection.id,
      status: 'connected',
    }))
    return find(connection.id)
  }

  const find = (id: string): Connection => {
    const connection = store.getState().connections.find((candidate) => candidate.id === id)
    if (!connection) throw new ModalError('connection.notFound', { context: { connectionId: id } })
    return connection
  }

  const drop = (id: string): void =>
    store.set((state) => {
      const connections = state.connections.filter((candidate) => candidate.id !== id)
      return {
        ...state,
        connections,
        activeConnectionId: connections[0]?.id ?? null,
        status: connections.length > 0 ? 'connected' : 'disconnected',
      }
    })

  const active = (): Connection => find(store.getState().activeConnectionId ?? 'none')

  const adapter: FakeAdapter = {
    namespace,
    store,
    features,
    answer: 'approve',
    log,
    isAddress: (value) => /^0x[0-9a-f]{40}$/i.test(value),
    start: async ({ reconnect }) => {
      if (hasStarted) return
      hasStarted = true
      log.push(`start ${reconnect.map((stored) => stored.connectorId).join()}`)
      store.patch({ connectors: wallets.map((wallet) => ({ ...wallet, namespace })) })
      await Promise.resolve()
      const restored = reconnect.filter(({ connectorId }) => canRestore && !locked.includes(connectorId))
      for (const stored of restored.toReversed()) put(toConnection(stored))
    },
    destroy: async () => {
      isDestroyed = true
      log.push('destroy')
    },
    connect: async ({ connectorId, networkId: wanted, signal }) => {
      log.push(`connect ${connectorId}`)
      const { status } = store.getState()
      store.patch({ status: 'connecting' })
      try {
        await ask(signal)
      } catch (error) {
        store.patch({ status })
        throw error
      }
      return put(toConnection({ connectorId, activeAddress: addresses[0], networkId: wanted ?? networkId }))
    },
    adopt: async () => {
      throw new ModalError('feature.unsupported', { context: { feature: 'adopt' } })
    },
    disconnect: async ({ connectionId }) => {
      log.push(`disconnect ${connectionId}`)
      await ask()
      drop(connectionId)
    },
    switchAccount: async ({ connectionId, address }) => {
      log.push(`switchAccount ${connectionId}`)
      const connection = find(connectionId)
      put({ ...connection, activeAddress: address ?? connection.activeAddress })
    },
    switchNetwork: async ({ connectionId, network, signal }) => {
      log.push(`switchNetwork ${network.caipNetworkId}`)
      await ask(signal)
      put({ ...find(connectionId), networkId: network.caipNetworkId })
    },
    getProvider: async () => ({}),
    wallet: {
      changeNetwork: (id) => void put({ ...active(), networkId: id }),
      changeAccounts: ([first, ...rest]) => {
        if (first === undefined) drop(active().id)
        else
          put({
            ...active(),
            accounts: [{ address: first, type: 'eoa' }, ...rest.map((address) => ({ address, type: 'eoa' as const }))],
            activeAddress: first,
          })
      },
      approve: (approvedNetworkIds) => void put({ ...active(), approvedNetworkIds }),
      settle: (answer) => {
        const waiting = held
        held = []
        for (const settle of waiting) settle(answer)
      },
      announce: (wallet) =>
        store.set((state) => ({ ...state, connectors: [...state.connectors, { ...wallet, namespace }] })),
    },
  }
  return { factory: { namespace, create: () => adapter }, adapter }
}

const featureNames: readonly FeatureName[] = ['message', 'balance', 'transfer', 'transaction', 'assets', 'calls']
