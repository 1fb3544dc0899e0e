import { afterEach, describe, expect, it } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { solana } from '../network/networks/solana.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import type { PairedSession } from '../adapter/PairingClient.ts'
import { createFakePairingClient } from '../test/createFakePairingClient.ts'
import { createTestModal, type TestModal } from '../test/createTestModal.ts'
import { createStore } from '../kernel/store/createStore.ts'
import { initialPairingState } from './pairingPlugin.ts'
import { createWalletConnect } from './createWalletConnect.ts'

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'
const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const solanaId = solana.caipNetworkId

const session = (part: Partial<PairedSession> = {}): PairedSession => ({
  topic: 'a'.repeat(64),
  pairingTopic: 'b'.repeat(64),
  expiresAt: 604_800_000,
  grants: {
    eip155: {
      accounts: [`eip155:1:${alice}`, `eip155:1:${bob}`, `eip155:42161:${alice}`],
      networkIds: ['eip155:1', 'eip155:42161'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
    solana: { accounts: [`${solanaId}:${sol}`], networkIds: [solanaId], methods: ['solana_signMessage'], events: [] },
  },
  peer: {
    name: 'Phone',
    description: '',
    url: 'https://phone.example',
    icons: ['https://phone.example/i.png'],
    redirect: {},
  },
  properties: {},
  ...part,
})

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Sets up pairing in a modal without adapters (basic mode), with a client whose wallet the test controls. */
function setUp(parameters: { readonly sessions?: readonly PairedSession[]; readonly test?: TestModal } = {}) {
  const test =
    parameters.test ??
    createTestModal({
      options: { adapters: [], networks: [mainnet, arbitrum, solana], relay: { url: 'wss://relay.example' } },
    })
  const { modal, clock } = test
  const { controllers, ports } = modal
  const fake = createFakePairingClient({ now: clock.now, sessions: parameters.sessions })
  const over: string[] = []
  const store = createStore(initialPairingState)
  const machine = createWalletConnect({
    store,
    adapters: controllers.adapters,
    network: controllers.network,
    ports,
    openClient: async () => fake.client,
    toNamespaces: () => ({ eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }),
    onRequest: ({ topic }) => over.push(`request ${topic.slice(0, 1)}`),
    onNetworkWithdrawn: ({ networkId }) => over.push(`withdrawn ${networkId}`),
  })
  const { destroy } = machine
  const walletConnect = { ...machine, store }
  ends.push(destroy)
  const pairing = () => walletConnect.store.getState().pairing
  const ready = (count: number) => expect.poll(() => fake.proposals.length).toBe(count)
  const latest = () => {
    const proposal = fake.proposals.at(-1)
    if (!proposal) throw new ModalError('internal.unexpected')
    return proposal
  }
  const account = (namespace: 'eip155' | 'solana' = 'eip155') =>
    controllers.account.store.getState().byNamespace[namespace]
  return { test, modal, clock, fake, walletConnect, destroy, pairing, ready, latest, over, account, controllers }
}

describe('a pairing', () => {
  it('proceeds from a code through the answer to a session on every granted namespace [S4.002]', async () => {
    const { walletConnect, pairing, ready, latest, account, clock } = setUp()
    expect(walletConnect.store.getState().status).toBe('disconnected')
    const paired = walletConnect.pair()
    await ready(1)
    expect(walletConnect.store.getState().status).toBe('connecting')
    expect(pairing()).toEqual({
      status: 'ready',
      uri: latest().proposal.uri,
      expiresAt: clock.now() + 240_000,
      isPublished: false,
      isFound: false,
    })
    latest().publish()
    expect(pairing()).toMatchObject({ status: 'ready', isPublished: true, isFound: false })
    latest().find()
    expect(pairing()).toMatchObject({ status: 'ready', isPublished: true, isFound: true })
    latest().respond()
    expect(pairing()).toEqual({ status: 'settling' })
    latest().approve(session())
    const { connections } = await paired
    expect(connections.map(({ namespace, activeAddress }) => [namespace, activeAddress])).toEqual([
      ['eip155', alice],
      ['solana', sol],
    ])
    expect(walletConnect.store.getState()).toMatchObject({
      status: 'connected',
      pairing: { status: 'idle' },
      session: { peer: { name: 'Phone' }, namespaces: ['eip155', 'solana'] },
    })
    expect(account()).toMatchObject({ status: 'connected', address: alice, connectedWalletInfo: { name: 'Phone' } })
    expect(account('solana')).toMatchObject({ address: sol })
  })

  it("begins on the app's active network", async () => {
    const { walletConnect, ready, latest, modal } = setUp()
    await modal.switchNetwork(arbitrum)
    const paired = walletConnect.pair()
    await ready(1)
    latest().approve(session())
    expect((await paired).connections[0]?.networkId).toBe('eip155:42161')
  })

  it('reports a rejection, and uses a new code for the next attempt', async () => {
    const { walletConnect, pairing, ready, latest } = setUp()
    const refused = walletConnect.pair()
    await ready(1)
    latest().fail(new ModalError('connection.rejected'))
    await expect(refused).rejects.toMatchObject({ code: 'connection.rejected' })
    expect(pairing()).toMatchObject({ status: 'failed', error: { code: 'connection.rejected' } })
    expect(walletConnect.store.getState().status).toBe('disconnected')
    const again = walletConnect.pair()
    await ready(2)
    latest().approve(session())
    await again
    expect(walletConnect.store.getState().status).toBe('connected')
  })

  it('renews its code 10 s before it expires, a second after the last one [S9.038] [S9.039]', async () => {
    const { walletConnect, clock, pairing, ready, latest, fake } = setUp()
    const paired = walletConnect.pair()
    await ready(1)
    clock.advance(229_999)
    expect(fake.proposals).toHaveLength(1)
    clock.advance(1)
    await expect.poll(() => clock.countTimers()).toBe(1)
    clock.advance(999)
    expect(fake.proposals).toHaveLength(1)
    clock.advance(1)
    await ready(2)
    expect(pairing()).toMatchObject({ uri: latest().proposal.uri })
    latest().approve(session())
    await paired
  })

  it('creates a new code when the client finds that the old one expired, as after sleep', async () => {
    const { walletConnect, clock, ready, latest } = setUp()
    const paired = walletConnect.pair()
    await ready(1)
    latest().fail(new ModalError('pairing.expired'))
    await expect.poll(() => clock.countTimers()).toBe(1)
    clock.advance(1000)
    await ready(2)
    latest().approve(session())
    await paired
  })

  it('does not renew a code that the wallet has answered', async () => {
    const { walletConnect, clock, ready, latest, fake } = setUp()
    const paired = walletConnect.pair()
    await ready(1)
    latest().respond()
    clock.advance(239_000)
    latest().approve(session())
    await paired
    expect(fake.proposals).toHaveLength(1)
  })

  it('has a prepared code ready, and keeps it for the next call', async () => {
    const { walletConnect, fake, pairing, latest } = setUp()
    await Promise.all([walletConnect.prepare(), walletConnect.prepare()])
    expect(fake.proposals).toHaveLength(1)
    expect(pairing()).toMatchObject({ status: 'ready' })
    expect(walletConnect.store.getState().status).toBe('disconnected')
    const stop = new AbortController()
    const result = walletConnect.pair({ signal: stop.signal })
    await expect.poll(() => walletConnect.store.getState().status).toBe('connecting')
    stop.abort(new ModalError('connection.aborted'))
    await expect(result).rejects.toMatchObject({ code: 'connection.aborted' })
    const paired = walletConnect.pair()
    await expect.poll(() => walletConnect.store.getState().status).toBe('connecting')
    expect(fake.proposals).toHaveLength(1)
    latest().approve(session())
    await paired
  })

  it('disconnects a wallet that answers after the visitor has left', async () => {
    const { walletConnect, ready, latest, fake } = setUp()
    const stop = new AbortController()
    const result = walletConnect.pair({ signal: stop.signal })
    await ready(1)
    stop.abort(new ModalError('connection.modalClosed'))
    await expect(result).rejects.toSatisfy((error) => isModalError(error, 'connection.modalClosed'))
    latest().approve(session())
    await expect.poll(() => fake.ended).toEqual([session().topic])
    expect(walletConnect.store.getState()).toMatchObject({ status: 'disconnected', session: null })
  })

  it('ends a session without accounts', async () => {
    const { walletConnect, ready, latest, fake } = setUp()
    const paired = walletConnect.pair()
    await ready(1)
    latest().approve(session({ grants: {} }))
    await expect(paired).rejects.toMatchObject({ code: 'wallet.unauthorized' })
    expect(fake.ended).toEqual([session().topic])
  })

  it('replaces the previous session', async () => {
    const { walletConnect, ready, latest, fake, account } = setUp()
    const first = walletConnect.pair()
    await ready(1)
    latest().approve(session())
    await first
    const second = walletConnect.pair()
    await ready(2)
    const other = session({ topic: 'c'.repeat(64), peer: { ...session().peer, name: 'Other' } })
    latest().approve(other)
    await second
    await expect.poll(() => fake.ended).toEqual([session().topic])
    expect(walletConnect.store.getState().session?.peer.name).toBe('Other')
    expect(account()?.connectedWalletInfo?.name).toBe('Other')
  })

  it('loads its client again after a failure', async () => {
    const { controllers, ports } = setUp().modal
    let attempts = 0
    const fake = createFakePairingClient({ now: ports.clock.now })
    const store = createStore(initialPairingState)
    const walletConnect = createWalletConnect({
      store,
      adapters: controllers.adapters,
      network: controllers.network,
      ports,
      openClient: async () => {
        attempts += 1
        if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
        return fake.client
      },
      toNamespaces: () => ({}),
      onRequest: () => undefined,
      onNetworkWithdrawn: () => undefined,
    })
    ends.push(walletConnect.destroy)
    await expect(walletConnect.pair()).rejects.toMatchObject({ code: 'chunk.failed' })
    await walletConnect.prepare()
    expect(store.getState().pairing).toMatchObject({ status: 'ready' })
  })
})

describe('a session', () => {
  const connected = async () => {
    const world = setUp()
    const paired = world.walletConnect.pair()
    await world.ready(1)
    world.latest().approve(session())
    return { ...world, result: await paired }
  }

  it('sends requests on the active network, and reports each of them', async () => {
    const { modal, fake, over } = await connected()
    fake.answer = async ({ method, chainId }) => `${method} on ${chainId}`
    const adapter = modal.controllers.adapters.get('eip155')
    const [connection] = adapter.store.getState().connections
    const provider = (await adapter.getProvider({ connectionId: connection?.id ?? '' })) as {
      request(parameters: { method: string }): Promise<unknown>
    }
    await expect(provider.request({ method: 'personal_sign' })).resolves.toBe('personal_sign on eip155:1')
    await modal.switchNetwork(arbitrum)
    await expect(provider.request({ method: 'personal_sign' })).resolves.toBe('personal_sign on eip155:42161')
    expect(over).toEqual(['request a', 'request a'])
  })

  it('follows the wallet’s network in every form that wallets use', async () => {
    const { fake, account } = await connected()
    const { topic } = session()
    const change = (data: unknown) =>
      fake.emit({ type: 'sessionEvent', topic, name: 'chainChanged', data, networkId: 'eip155:1' })
    for (const data of [42161, '0xa4b1', '42161', 'eip155:42161', { chainId: 42161 }]) {
      change(data)
      expect(account()?.caipAddress).toBe(`eip155:42161:${alice}`)
      change(1)
      expect(account()?.caipAddress).toBe(`eip155:1:${alice}`)
    }
    change({ nothing: true })
    change('0xzz')
    expect(account()?.caipAddress).toBe(`eip155:1:${alice}`)
  })

  it('follows the wallet’s account only to a granted one', async () => {
    const { fake, account } = await connected()
    const change = (data: unknown) =>
      fake.emit({ type: 'sessionEvent', topic: session().topic, name: 'accountsChanged', data, networkId: 'eip155:1' })
    change(['0x3333333333333333333333333333333333333333'])
    expect(account()?.allAccounts.map(({ address }) => address)).toEqual([alice, bob])
    change([`eip155:1:${bob}`])
    expect(account()?.allAccounts.map(({ address }) => address)).toEqual([bob, alice])
    expect(account()?.address).toBe(bob)
  })

  it('follows the wallet’s grants, until it withdraws a namespace', async () => {
    const { fake, account, walletConnect } = await connected()
    const { solana: only } = session().grants
    fake.emit({ type: 'sessionUpdated', session: session({ grants: { ...(only && { solana: only }) } }) })
    expect(account()?.status).toBe('disconnected')
    expect(account('solana')?.address).toBe(sol)
    expect(walletConnect.store.getState().session?.namespaces).toEqual(['solana'])
  })

  it('ends when the wallet ends it', async () => {
    const { fake, account, walletConnect } = await connected()
    fake.emit({ type: 'sessionEnded', topic: session().topic, reason: 'peer' })
    expect(account()?.status).toBe('disconnected')
    expect(walletConnect.store.getState()).toMatchObject({ status: 'disconnected', session: null })
  })

  it('is disconnected for each namespace separately, and ends in the wallet with the last one', async () => {
    const { fake, modal, account } = await connected()
    await modal.disconnect({ namespace: 'solana' })
    expect(account('solana')?.status).toBe('disconnected')
    expect(account()?.status).toBe('connected')
    expect(fake.ended).toEqual([])
    await modal.disconnect({ namespace: 'eip155' })
    expect(fake.ended).toEqual([session().topic])
  })

  it('survives the destruction of its modal, for the next page load', async () => {
    const { fake, destroy } = await connected()
    destroy()
    expect(fake.isDestroyed).toBe(true)
    expect(fake.ended).toEqual([])
  })
})

describe('restoring', () => {
  const stored = {
    connectorId: 'walletConnect',
    activeAddress: bob,
    networkId: 'eip155:42161',
  } as const

  it('restores the session on the connected namespaces, with their last account and network', async () => {
    const { walletConnect, account } = setUp({ sessions: [session()] })
    await walletConnect.restore({ eip155: [stored] })
    expect(account()).toMatchObject({ address: bob, caipAddress: `eip155:42161:${bob}` })
    expect(account('solana')).toBeUndefined()
    expect(walletConnect.store.getState().status).toBe('connected')
  })

  it('restores nothing if the session has ended', async () => {
    const { walletConnect, account } = setUp()
    await walletConnect.restore({ eip155: [stored] })
    expect(account()?.status ?? 'disconnected').toBe('disconnected')
  })

  it('keeps the injected wallet active if it was active before', async () => {
    const test = createTestModal({ options: { relay: { url: 'wss://relay.example' } } })
    await test.modal.start()
    await test.modal.connect({ connectorId: 'io.metamask' })
    const adopted: string[] = []
    test.adapter.adopt = async (view) => {
      adopted.push(view.id)
      return Promise.resolve(test.adapter.store.getState().connections[0] as never)
    }
    const { walletConnect } = setUp({ sessions: [session()], test })
    await walletConnect.restore({ eip155: [{ ...stored, connectorId: 'io.metamask' }, stored] })
    expect(adopted).toEqual([session().topic])
    expect(test.adapter.log.at(-1)).toMatch(/^switchAccount/)
  })
})
