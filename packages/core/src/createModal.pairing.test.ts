import { afterEach, expect, it } from 'vitest'
import { mainnet } from './network/networks/mainnet.ts'
import { solana } from './network/networks/solana.ts'
import { createMemoryStorage } from './kernel/ports/createMemoryStorage.ts'
import type { StoragePort } from './kernel/ports/ports.ts'
import type { PairedSession } from './adapter/PairingClient.ts'
import { createFakeAdapter } from './test/createFakeAdapter.ts'
import { createFakePairingClient } from './test/createFakePairingClient.ts'
import { createTestModal, type TestModal } from './test/createTestModal.ts'
import type { ModalOptions } from './plugin/Modal.ts'

const alice = '0x1111111111111111111111111111111111111111'
const relay = { url: 'wss://relay.example' }

const session: PairedSession = {
  topic: 'a'.repeat(64),
  pairingTopic: 'b'.repeat(64),
  expiresAt: Date.UTC(2030, 0, 1),
  grants: {
    eip155: { accounts: [`eip155:1:${alice}`], networkIds: ['eip155:1'], methods: ['personal_sign'], events: [] },
  },
  peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
  properties: {},
}

const worlds: TestModal[] = []
afterEach(async () => {
  for (const { modal } of worlds.splice(0)) await modal.destroy()
})

function setUp(
  parameters: {
    readonly storage?: StoragePort
    readonly sessions?: readonly PairedSession[]
    readonly options?: Partial<ModalOptions>
    readonly isMobile?: boolean
    readonly adapters?: ModalOptions['adapters']
  } = {},
) {
  let opened = 0
  const holder: { fake?: ReturnType<typeof createFakePairingClient> } = {}
  const world = createTestModal({
    storage: parameters.storage,
    platform: { isMobile: parameters.isMobile ?? false },
    options: {
      relay,
      adapters: parameters.adapters ?? [],
      openPairingClient: async () => {
        opened += 1
        const fake = createFakePairingClient({ now: world.clock.now, sessions: parameters.sessions })
        holder.fake = fake
        return fake.client
      },
      ...parameters.options,
    },
  })
  worlds.push(world)
  const { controllers } = world.modal
  const proposals = () => holder.fake?.proposals ?? []
  return {
    ...world,
    controllers,
    fake: () => holder.fake,
    openings: () => opened,
    proposals,
    connectorIds: () => controllers.connectors.store.getState().connectors.map(({ id }) => id),
    status: () => controllers.connection.store.getState().statuses.eip155,
    approve: async () => {
      await expect.poll(() => proposals().length).toBeGreaterThan(0)
      proposals().at(-1)?.approve(session)
    },
  }
}

it.each([
  ['a relay of the app', { relay }, true],
  ['a cloud', { relay: undefined, cloud: 'https://cloud.example' }, true],
  ['an id of the public relay', { relay: undefined, projectId: '0123456789abcdef0123456789abcdef' }, true],
  ['nothing to pair over', { relay: undefined, projectId: 'dev' }, false],
] as const)('offers pairing with %s: %o', (_what, options, isOffered) => {
  expect(setUp({ options }).connectorIds()).toEqual(isOffered ? ['walletConnect'] : [])
})

it('never treats an injected wallet as the pairing connector because of its name', async () => {
  const hostile = { id: 'evil', name: 'WalletConnect', type: 'ANNOUNCED', ready: 'installed' } as const
  const { factory } = createFakeAdapter({ namespace: 'solana', wallets: [hostile] })
  const world = setUp()
  world.modal.addAdapter(factory)
  await world.modal.start()
  expect(world.controllers.connectors.store.getState().connectors.map(({ id, type }) => [id, type])).toEqual([
    ['evil', 'ANNOUNCED'],
    ['walletConnect', 'WALLET_CONNECT'],
  ])
})

it('connects by pairing like any connector, and remembers the chosen wallet', async () => {
  const world = setUp()
  await world.modal.start()
  const connecting = world.modal.connect({ connectorId: 'walletConnect', wallet: { id: 'rainbow', name: 'Rainbow' } })
  expect(world.controllers.connection.store.getState().attempt.status).toBe('connecting')
  await world.approve()
  await expect(connecting).resolves.toMatchObject({ connectorId: 'walletConnect', activeAddress: alice })
  expect(world.status()).toBe('connected')
  expect(world.controllers.connection.store.getState().recents).toEqual([
    { connectorId: 'walletConnect', namespace: 'eip155', wallet: { id: 'rainbow', name: 'Rainbow' } },
  ])
  expect(world.eventNames()).toContain('CONNECT_SUCCESS')
})

it('requests a network of each namespace of the app, in any order', async () => {
  const world = setUp({ options: { networks: [mainnet, solana] } })
  await world.modal.start()
  const connecting = world.modal.connect({ connectorId: 'walletConnect', networkId: solana.caipNetworkId })
  await world.approve()
  await expect(connecting).resolves.toMatchObject({ connectorId: 'walletConnect' })
})

it('restores a pairing at the next page load, with the status connecting until then [S4.003] [S4.004]', async () => {
  const storage = createMemoryStorage()
  const first = setUp({ storage })
  await first.modal.start()
  const connecting = first.modal.connect({ connectorId: 'walletConnect' })
  await first.approve()
  await connecting
  await first.modal.destroy()
  expect(first.fake()?.ended).toEqual([])

  const second = setUp({ storage, sessions: [session] })
  const starting = second.modal.start()
  await expect.poll(() => second.openings()).toBe(1)
  await starting
  expect(second.status()).toBe('connected')
  await second.modal.disconnect()
  expect(second.fake()?.ended).toEqual([session.topic])
  await second.modal.destroy()

  const third = setUp({ storage })
  await third.modal.start()
  expect(third.openings()).toBe(0)
})

it('continues over the relay of the session, even if the options of the app have changed', async () => {
  const storage = createMemoryStorage()
  const first = setUp({ storage })
  await first.modal.start()
  const connecting = first.modal.connect({ connectorId: 'walletConnect' })
  await first.approve()
  await connecting
  await first.modal.destroy()
  const used: string[] = []
  const second = setUp({
    storage,
    options: {
      relay: { url: 'wss://other.example' },
      openPairingClient: async ({ relay: target }) => {
        used.push(target.url)
        return createFakePairingClient({ now: Date.now, sessions: [session] }).client
      },
    },
  })
  await second.modal.start()
  expect(second.status()).toBe('connected')
  expect(used).toEqual([relay.url])
})

it('keeps an unreachable pairing for the next visit', async () => {
  const storage = createMemoryStorage()
  const first = setUp({ storage })
  await first.modal.start()
  const connecting = first.modal.connect({ connectorId: 'walletConnect' })
  await first.approve()
  await connecting
  await first.modal.destroy()

  const offline = setUp({
    storage,
    options: {
      openPairingClient: async () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      },
    },
  })
  await offline.modal.start()
  expect(offline.status() ?? 'disconnected').toBe('disconnected')
  await offline.modal.destroy()

  const back = setUp({ storage, sessions: [session] })
  await back.modal.start()
  expect(back.status()).toBe('connected')
})

it('forgets a pairing that the wallet has ended in the meantime', async () => {
  const storage = createMemoryStorage()
  const first = setUp({ storage })
  await first.modal.start()
  const connecting = first.modal.connect({ connectorId: 'walletConnect' })
  await first.approve()
  await connecting
  await first.modal.destroy()

  const second = setUp({ storage })
  await second.modal.start()
  expect(second.openings()).toBe(1)
  // By a file that loads after the restored connections.
  await expect.poll(() => storage.getItem('@latchkey/connection_status')).toContain('disconnected')
  await second.modal.destroy()

  const third = setUp({ storage })
  await third.modal.start()
  expect(third.openings()).toBe(0)
})

it('starts when its view opens and ends when the visitor leaves it', async () => {
  const world = setUp()
  await world.modal.start()
  world.modal.open({ view: 'Connect' })
  world.controllers.router.push('ConnectingWalletConnect', { wallet: { id: 'rainbow', name: 'Rainbow' } })
  await expect.poll(() => world.proposals().length).toBe(1)
  world.controllers.modal.back()
  await expect.poll(() => world.controllers.connection.store.getState().attempt.status).toBe('idle')
  world.proposals()[0]?.approve(session)
  await expect.poll(() => world.fake()?.ended).toEqual([session.topic])
})

it('creates its code when the modal opens on a phone, elsewhere only on request', async () => {
  const phone = setUp({ isMobile: true })
  await phone.modal.start()
  expect(phone.openings()).toBe(0)
  phone.modal.open()
  await expect.poll(() => phone.proposals().length).toBe(1)

  const desktop = setUp()
  await desktop.modal.start()
  desktop.modal.open()
  await desktop.modal.preload()
  expect(desktop.openings()).toBe(0)
  await desktop.modal.preload({ pairing: true })
  expect(desktop.proposals()).toHaveLength(1)
})

it('pairs again when the visitor switches to a pairing that has ended [S4.014]', async () => {
  const world = setUp()
  await world.modal.start()
  const switching = world.controllers.connection.switchConnection({ connectorId: 'walletConnect', namespace: 'eip155' })
  await world.approve()
  await switching
  expect(world.status()).toBe('connected')
})

it('does nothing after the modal is destroyed while its code loads', async () => {
  const world = setUp({ isMobile: true })
  await world.modal.start()
  world.modal.open()
  await world.modal.destroy()
  await world.modal.preload({ pairing: true })
  expect(world.openings()).toBe(0)
})
