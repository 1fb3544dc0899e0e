import { acts } from '../acts.ts'
import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { afterEach, expect, it } from 'vitest'
import { createAdaptersController, type AdaptersController } from '../adapter/adaptersController.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import type { PairedSession } from '../adapter/PairingClient.ts'
import type { RemoteSession, SessionEvent, SessionGrant, StoredConnection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createPorts } from '../kernel/ports/createPorts.ts'
import type { Ports, StoragePort } from '../kernel/ports/ports.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { createStore } from '../kernel/store/createStore.ts'
import { activeNamespaceItem, activeNetworkIdItem } from '../kernel/store/storedItems.ts'
import { createNetworkController } from '../network/networkController.ts'
import { selectNetworks } from '../network/networkState.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { toNetwork } from '../network/toNetwork.ts'
import { createOptionsController } from '../options/optionsController.ts'
import { createPairingSource } from '../pairing/createPairingSource.ts'
import { createWalletConnect } from '../pairing/createWalletConnect.ts'
import { initialPairingState } from '../pairing/pairingPlugin.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakePairingClient } from '../test/createFakePairingClient.ts'
import { createConnectionController } from './connectionController.ts'
import { createConnectorsController } from './connectorsController.ts'
import type { SessionSource } from './SessionSource.ts'

const createOptions = (ports: Ports) =>
  createOptionsController({ ports, options: {}, alerts: { show: () => undefined } })

type Chain = 'eip155' | 'solana'
type Grants = Partial<Record<Chain, SessionGrant>>

const chains = { eip155: 'eip155:1', solana: solana.caipNetworkId } as const
const phone = '0x1111111111111111111111111111111111111111'
const topic = 'a'.repeat(64)

/** Grants one account on each of the chains. */
const grant = (address: string, ...names: readonly Chain[]): Grants =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { accounts: [`${chains[name]}:${address}`], networkIds: [chains[name]], methods: [], events: [] },
    ]),
  )

/** The login of an embedded wallet. It outlives the page, as a frame's storage does. */
interface Login {
  isSignedIn: boolean
  isUnavailable?: boolean
  readonly grants: Grants
  /** What a page has loaded, in this order. */
  readonly loads?: string[]
}

/** A session source in memory: one login, with a session that every granted namespace's adapter adopts. */
function createEmbeddedSource(adapters: AdaptersController, login: Login): SessionSource {
  const names = Object.keys(chains).filter(isNamespace)
  const granted = Object.keys(login.grants).filter(isNamespace)
  const isOwn = ({ connectorId }: Pick<StoredConnection, 'connectorId'>): boolean => connectorId === 'auth'
  const views = new Set<Namespace>()
  const listeners = new Set<(event: SessionEvent) => void>()
  const end = async (): Promise<void> => {
    login.isSignedIn = false
    for (const listener of listeners) listener({ type: 'ended', reason: 'user' })
  }
  const adopt = async (namespace: Namespace) => {
    views.add(namespace)
    const session: RemoteSession = {
      id: 'login',
      source: 'auth',
      peer: { name: 'ada@example.com' },
      grants: login.grants,
      request: async () => {
        throw new ModalError('request.rejected')
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      disconnect: async () => {
        views.delete(namespace)
        if (views.size === 0) await end()
      },
    }
    return await adapters.get(namespace).adopt(session)
  }
  return {
    id: 'embedded',
    connectors: names.map((namespace) => ({ id: 'auth', namespace, name: 'Email', type: 'AUTH', ready: 'loadable' })),
    notFound: 'auth.connectorNotFound',
    owns: (connectorId) => isOwn({ connectorId }),
    load: async () => {
      login.loads?.push('source')
      if (login.isUnavailable) throw new ModalError('chunk.failed')
      return {
        connect: async () => {
          login.isSignedIn = true
          return await Promise.all(granted.map(adopt))
        },
        restore: async (stored) => {
          for (const namespace of names) {
            const index = stored[namespace]?.findIndex(isOwn) ?? -1
            if (index < 0 || !login.isSignedIn) continue
            const { activeConnectionId: connectionId } = adapters.get(namespace).store.getState()
            await adopt(namespace)
            if (index > 0 && connectionId !== null) await adapters.get(namespace).switchAccount({ connectionId })
          }
        },
        disconnect: async ({ namespace }) => {
          const state = adapters.store.getState()
          for (const name of namespace ? [namespace] : selectNamespaces(state))
            for (const { id } of state.byNamespace[name]?.connections.filter(isOwn) ?? [])
              await adapters.get(name).disconnect({ connectionId: id })
        },
      }
    },
  }
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const destroy of ends.splice(0)) await destroy()
})

/** A page with two chains and two session sources: pairing with a phone, and an embedded wallet. */
function createPage(
  parameters: {
    readonly storage?: StoragePort
    readonly login?: Login
    /** The pairings of earlier page loads. */
    readonly sessions?: readonly PairedSession[]
    /** Loads what follows the first act; by default it is there. */
    readonly loadActs?: () => Promise<Pick<typeof acts, 'createConnectionActs'>>
  } = {},
) {
  const { storage = createMemoryStorage(), login = { isSignedIn: false, grants: grant('ada', 'solana') } } = parameters
  const clock = createFakeClock()
  const ports = createPorts({ ports: { clock, storage } })
  const networks = [mainnet, solana].map(toNetwork)
  const errors: ModalError[] = []
  const adapters = createAdaptersController({
    toAdapterContext: (namespace) => ({
      networks: selectNetworks(network.store.getState(), namespace),
      ports,
      metadata: { name: 'App', url: 'https://app.example', icons: [] },
      getEndpoints: async () => [],
    }),
    onError: (error) => errors.push(error),
  })
  const fake = createFakePairingClient({ now: clock.now, sessions: parameters.sessions })
  const network = createNetworkController({
    adapters,
    networks,
    defaultNetwork: undefined,
    memory: {
      activeNamespace: createPersistedItem({ storage, item: activeNamespaceItem, scope: undefined }),
      activeNetworkId: createPersistedItem({ storage, item: activeNetworkIdItem, scope: undefined }),
    },
    onNotFound: (error) => errors.push(error),
    loadActs: async () => acts,
  })
  const pairing = createWalletConnect({
    adapters,
    network,
    ports,
    store: createStore(initialPairingState),
    openClient: async () => fake.client,
    toNamespaces: () => ({ eip155: { chains: ['eip155:1'], methods: [], events: [] } }),
    onRequest: () => undefined,
    onNetworkWithdrawn: () => undefined,
  })
  const sources = [
    createPairingSource({
      settings: { relay: { url: 'wss://relay.example' }, cloud: null, projectId: 'dev' },
      namespaces: ['eip155', 'solana'],
      load: async () => pairing,
    }),
    createEmbeddedSource(adapters, login),
  ]
  const connection = createConnectionController({
    adapters,
    network,
    ports,
    sources,
    connectors: createConnectorsController({ adapters, sources, options: createOptions(ports) }),
    stored: { storage, scope: undefined },
    onConnectFailed: ({ error }) => errors.push(error),
    loadActs: async () => {
      const { createConnectionActs } = await (
        parameters.loadActs ?? (async () => ({ createConnectionActs: acts.createConnectionActs }))
      )()
      return {
        createConnectionActs: (context) =>
          createConnectionActs({
            ...context,
            onStarted: () => undefined,
            onConnectFailed: ({ error }) => errors.push(error),
            onConnected: ({ connection: { namespace } }) => network.setActiveNamespace(namespace),
            onSwitched: ({ namespace }) => network.setActiveNamespace(namespace),
            onDisconnected: () => undefined,
            onDisconnectFailed: ({ error }) => errors.push(error),
          }),
      }
    },
  })
  for (const namespace of ['eip155', 'solana'] as const) {
    const { factory } = createFakeAdapter({ namespace, wallets: [] })
    const preload = async (): Promise<void> => void login.loads?.push(namespace)
    adapters.add({ ...factory, create: (context) => ({ ...factory.create(context), preload }) })
  }
  let isDestroyed = false
  const destroy = async (): Promise<void> => {
    if (isDestroyed) return
    isDestroyed = true
    pairing.destroy()
    await adapters.destroy()
  }
  ends.push(destroy)
  return {
    connection,
    login,
    errors,
    ended: fake.ended,
    destroy,
    start: async () => await connection.restore({ reconnect: true, isDestroyed: () => isDestroyed }),
    /** Pairs with a phone that grants these chains. */
    pair: async (...names: readonly Chain[]) => {
      const connecting = connection.connect({ connectorId: 'walletConnect' })
      await expect.poll(() => fake.proposals.length).toBe(1)
      fake.proposals.at(-1)?.approve(toPaired(...names))
      await connecting
    },
    logIn: async () => await connection.connect({ connectorId: 'auth' }),
    /** Returns the connectors in use on a chain, the active one first. */
    connectorsOn: (namespace: Chain) => {
      const { connections = [], activeConnectionId = null } = adapters.store.getState().byNamespace[namespace] ?? {}
      return connections
        .toSorted((left, right) => Number(right.id === activeConnectionId) - Number(left.id === activeConnectionId))
        .map(({ connectorId }) => connectorId)
    },
    dormant: () => connection.store.getState().dormant.map(({ connectorId }) => connectorId),
  }
}

const toPaired = (...names: readonly Chain[]): PairedSession => ({
  topic,
  pairingTopic: 'b'.repeat(64),
  expiresAt: Date.UTC(2030, 0, 1),
  grants: grant(phone, ...names),
  peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
  properties: {},
})

const both = (): Login => ({ isSignedIn: false, grants: grant('ada', 'eip155', 'solana') })

it('own the connections of their connectors, and no others', () => {
  const { isSession } = createPage().connection
  expect(['walletConnect', 'auth', 'io.metamask'].map(isSession)).toEqual([true, true, false])
})

it('hold sessions at the same time on different chains', async () => {
  const page = createPage()
  await page.start()
  await page.pair('eip155')
  expect(await page.logIn()).toMatchObject({ connectorId: 'auth', namespace: 'solana', activeAddress: 'ada' })
  expect(page.connectorsOn('eip155')).toEqual(['walletConnect'])
  expect(page.connectorsOn('solana')).toEqual(['auth'])
  expect(page.connection.store.getState().statuses).toEqual({ eip155: 'connected', solana: 'connected' })
  expect([page.ended, page.login.isSignedIn, page.errors]).toEqual([[], true, []])
})

it('hold sessions at the same time on the same chains, and the visitor switches between them', async () => {
  const page = createPage({ login: both() })
  await page.start()
  await page.pair('eip155', 'solana')
  await page.logIn()
  expect(page.connectorsOn('eip155')).toEqual(['auth', 'walletConnect'])
  expect(page.connectorsOn('solana')).toEqual(['auth', 'walletConnect'])
  await page.connection.switchConnection({ connectorId: 'walletConnect', namespace: 'eip155' })
  expect(page.connectorsOn('eip155')).toEqual(['walletConnect', 'auth'])
  expect(page.connectorsOn('solana')).toEqual(['auth', 'walletConnect'])
  expect([page.ended, page.login.isSignedIn]).toEqual([[], true])
})

it.each(['walletConnect', 'auth'])('are both restored, with %s still active on the shared chain', async (active) => {
  const storage = createMemoryStorage()
  const login = both()
  const first = createPage({ storage, login })
  await first.start()
  await first.pair('eip155')
  await first.logIn()
  await first.connection.switchConnection({ connectorId: active, namespace: 'eip155' })
  const before = first.connectorsOn('eip155')
  expect(before[0]).toBe(active)
  await first.destroy()

  const second = createPage({ storage, login, sessions: [toPaired('eip155')] })
  const starting = second.start()
  expect(second.connection.store.getState().statuses).toEqual({ eip155: 'connecting', solana: 'connecting' })
  await starting
  expect(second.connectorsOn('eip155')).toEqual(before)
  expect(second.connectorsOn('solana')).toEqual(['auth'])
  expect([second.dormant(), second.errors]).toEqual([[], []])
})

it('are restored by adapters that load beside them, and only those', async () => {
  const storage = createMemoryStorage()
  const login: Login = { isSignedIn: false, grants: grant('ada', 'solana'), loads: [] }
  const first = createPage({ storage, login })
  await first.start()
  expect(login.loads).toEqual([])
  await first.logIn()
  await first.destroy()

  login.loads?.splice(0)
  const second = createPage({ storage, login })
  await second.start()
  expect(login.loads).toEqual(['solana', 'source'])
  expect(second.connectorsOn('solana')).toEqual(['auth'])
})

it('are restored separately: a source that cannot be loaded is retried at the next page load', async () => {
  const storage = createMemoryStorage()
  const login = both()
  const first = createPage({ storage, login })
  await first.start()
  await first.pair('eip155')
  await first.logIn()
  await first.destroy()

  const sessions = [toPaired('eip155')]
  const second = createPage({ storage, login: { ...login, isUnavailable: true }, sessions })
  await second.start()
  expect(second.connectorsOn('eip155')).toEqual(['walletConnect'])
  expect(second.dormant()).toEqual(['auth', 'auth'])
  await second.destroy()

  const third = createPage({ storage, login, sessions })
  await third.start()
  expect(third.connectorsOn('eip155').toSorted()).toEqual(['auth', 'walletConnect'])
  expect(third.connectorsOn('solana')).toEqual(['auth'])
})

it.each([
  { connectorId: 'auth', other: 'walletConnect', ended: [], isSignedIn: false },
  { connectorId: 'walletConnect', other: 'auth', ended: [topic], isSignedIn: true },
])('end separately: disconnecting $connectorId leaves $other', async ({ connectorId, other, ended, isSignedIn }) => {
  const storage = createMemoryStorage()
  const page = createPage({ storage, login: both() })
  await page.start()
  await page.pair('eip155', 'solana')
  await page.logIn()
  await page.connection.disconnect({ connectorId })
  expect(page.connectorsOn('eip155')).toEqual([other])
  expect(page.connectorsOn('solana')).toEqual([other])
  expect([page.ended, page.login.isSignedIn, page.errors]).toEqual([ended, isSignedIn, []])
  await page.destroy()

  const next = createPage({
    storage,
    login: page.login,
    sessions: ended.length > 0 ? [] : [toPaired('eip155', 'solana')],
  })
  await next.start()
  expect(next.connectorsOn('eip155')).toEqual([other])
  expect(next.connectorsOn('solana')).toEqual([other])
})

it('are restored before the file of the acts loads, which shows no account', async () => {
  const storage = createMemoryStorage()
  const first = createPage({ storage })
  await first.start()
  await first.pair('eip155')
  await first.destroy()

  const shown: (readonly string[])[] = []
  const page = createPage({
    storage,
    sessions: [toPaired('eip155')],
    loadActs: async () => {
      shown.push(page.connectorsOn('eip155'))
      return acts
    },
  })
  page.connection.recall({ reconnect: true })
  await page.start()
  await expect.poll(() => shown).toEqual([['walletConnect']])
})

it('are made with the file of the acts: without it connecting fails with a code, and the next attempt loads it', async () => {
  let isOffline = true
  const page = createPage({
    loadActs: () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(acts)),
  })
  await page.start()
  const early = page.connection.connect({ connectorId: 'walletConnect' })
  await expect(early).rejects.toMatchObject({ code: 'chunk.failed' })
  expect(page.connection.store.getState().attempt).toMatchObject({
    status: 'failed',
    connectorId: 'walletConnect',
    error: { code: 'chunk.failed' },
  })
  // What the page does not have is refused without the file.
  const unknown = page.connection.connect({ connectorId: 'io.unknown' })
  await expect(unknown).rejects.toMatchObject({ code: 'connector.notFound' })
  isOffline = false
  await page.pair('eip155')
  expect(page.connectorsOn('eip155')).toEqual(['walletConnect'])
})

it('are not made if the visitor leaves while the file of the acts loads', async () => {
  let load: (loaded: typeof acts) => void = () => undefined
  const page = createPage({ loadActs: () => new Promise((resolve) => (load = resolve)) })
  await page.start()
  const leaving = new AbortController()
  const connecting = page.connection.connect({ connectorId: 'walletConnect', signal: leaving.signal })
  expect(page.connection.store.getState().attempt.status).toBe('connecting')
  leaving.abort(new ModalError('connection.modalClosed'))
  await expect(connecting).rejects.toMatchObject({ code: 'connection.modalClosed' })
  expect(page.connection.store.getState().attempt).toEqual({ status: 'idle' })
  load(acts)
  await page.destroy()
  expect(page.connectorsOn('eip155')).toEqual([])
})

it('all end without the file of the acts, so that no visitor stays connected who must leave [S8.058]', async () => {
  const storage = createMemoryStorage()
  const login = both()
  const first = createPage({ storage, login })
  await first.start()
  await first.pair('eip155')
  await first.logIn()
  await first.destroy()

  const loadActs = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
  const page = createPage({ storage, login, sessions: [toPaired('eip155')], loadActs })
  await page.start()
  expect(page.connectorsOn('eip155').toSorted()).toEqual(['auth', 'walletConnect'])
  await expect(page.connection.disconnect({ connectorId: 'auth' })).rejects.toMatchObject({ code: 'chunk.failed' })
  expect(page.connectorsOn('eip155').toSorted()).toEqual(['auth', 'walletConnect'])
  await expect(page.connection.disconnect()).rejects.toMatchObject({ code: 'chunk.failed' })
  expect([page.connectorsOn('eip155'), page.connectorsOn('solana')]).toEqual([[], []])
  expect(page.connection.store.getState().statuses).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

it('leave one chain with both sessions, and end when nothing names a chain', async () => {
  const page = createPage({ login: both() })
  await page.start()
  await page.pair('eip155', 'solana')
  await page.logIn()
  await page.connection.disconnect({ namespace: 'solana' })
  expect(page.connectorsOn('solana')).toEqual([])
  expect(page.connectorsOn('eip155')).toEqual(['auth', 'walletConnect'])
  expect([page.ended, page.login.isSignedIn]).toEqual([[], true])
  await page.connection.disconnect()
  expect(page.connectorsOn('eip155')).toEqual([])
  expect([page.ended, page.login.isSignedIn]).toEqual([[topic], false])
})
