import { afterEach, expect, it } from 'vitest'
import type { SessionGrant } from '../adapter/types.ts'
import { selectAccount } from '../account/accountState.ts'
import { selectRoute } from '../modal/routerState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { bitcoin } from '../network/networks/bitcoin.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { solanaDevnet } from '../network/networks/solanaDevnet.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { StoragePort } from '../kernel/ports/ports.ts'
import type { PairedSession } from '../adapter/PairingClient.ts'
import { createFakePairingClient } from '../test/createFakePairingClient.ts'
import { createTestModal, type TestModal } from '../test/createTestModal.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

const owners = {
  eip155: '0x1111111111111111111111111111111111111111',
  solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  bip122: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
} as const
type Chain = keyof typeof owners
const chains = ['eip155', 'solana', 'bip122'] as const

const grant = (chain: Chain, ...networkIds: readonly CaipNetworkId[]): SessionGrant => ({
  accounts: networkIds.map((networkId) => `${networkId}:${owners[chain]}`),
  networkIds,
  methods: [],
  events: [],
})
const all = {
  eip155: grant('eip155', 'eip155:1', 'eip155:42161'),
  solana: grant('solana', solana.caipNetworkId, solanaDevnet.caipNetworkId),
  bip122: grant('bip122', bitcoin.caipNetworkId),
}
const session = (grants: PairedSession['grants'] = all): PairedSession => ({
  topic: 'a'.repeat(64),
  pairingTopic: 'b'.repeat(64),
  expiresAt: Date.UTC(2030, 0, 1),
  grants,
  peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
  properties: {},
})

const worlds: TestModal[] = []
afterEach(async () => {
  for (const { modal } of worlds.splice(0)) await modal.destroy()
})

/** Pairs a modal with a wallet on a phone, on three chains. */
async function pairThree(
  parameters: {
    readonly storage?: StoragePort
    readonly sessions?: readonly PairedSession[]
  } = {},
) {
  const { storage = createMemoryStorage(), sessions } = parameters
  const holder: { fake?: ReturnType<typeof createFakePairingClient> } = {}
  const world = createTestModal({
    storage,
    options: {
      adapters: [],
      basic: false,
      networks: [mainnet, arbitrum, solana, solanaDevnet, bitcoin],
      relay: { url: 'wss://relay.example' },
      openPairingClient: async () => {
        holder.fake = createFakePairingClient({ now: world.clock.now, sessions })
        return holder.fake.client
      },
    },
  })
  worlds.push(world)
  await world.modal.start()
  const { controllers } = world.modal
  const phone = () => {
    if (!holder.fake) throw new ModalError('connection.required')
    return holder.fake
  }
  const pair = async (grants?: PairedSession['grants']) => {
    const before = holder.fake?.proposals.length ?? 0
    const connecting = world.modal.connect({ connectorId: 'walletConnect' })
    await expect.poll(() => holder.fake?.proposals.length).toBe(before + 1)
    phone().proposals.at(-1)?.approve(session(grants))
    await connecting
  }
  if (!sessions) await pair()
  const account = (chain: Namespace) => selectAccount(controllers.account.store.getState(), chain)
  return {
    ...world,
    controllers,
    phone,
    pair,
    account,
    addresses: () => chains.map((chain) => account(chain).address),
    networks: () => chains.map((chain) => account(chain).caipAddress?.split(':').slice(0, 2).join(':')),
    update: (grants: PairedSession['grants']) => phone().emit({ type: 'sessionUpdated', session: session(grants) }),
    toast: () => controllers.toasts.store.getState().toast,
  }
}

const { eip155, solana: sol, bip122 } = owners

it('returns the account of each chain after one pairing', async () => {
  const world = await pairThree()
  expect(world.addresses()).toEqual([eip155, sol, bip122])
  for (const chain of chains)
    expect(world.account(chain)).toMatchObject({ status: 'connected', connectedWalletInfo: { name: 'Phone' } })
  expect(world.phone().proposals).toHaveLength(1)
})

it('disconnects a chain that the wallet withdraws, and switches to another', async () => {
  const world = await pairThree()
  world.modal.open()
  expect(world.controllers.network.store.getState().activeNamespace).toBe('eip155')
  world.update({ solana: all.solana, bip122: all.bip122 })
  expect(world.addresses()).toEqual([undefined, sol, bip122])
  expect(world.controllers.network.store.getState().activeNamespace).toBe('solana')
  expect(selectRoute(world.controllers.router.store.getState()).view).toBe('Account')
  expect(world.phone().ended).toEqual([])
})

it('connects a chain that the wallet grants later, and keeps the active one', async () => {
  const world = await pairThree()
  world.update({ eip155: all.eip155 })
  expect(world.addresses()).toEqual([eip155, undefined, undefined])
  world.update(all)
  await expect.poll(world.addresses).toEqual([eip155, sol, bip122])
  expect(world.controllers.network.store.getState().activeNamespace).toBe('eip155')
})

it('disconnects every chain when the wallet ends the session, and closes the open view', async () => {
  const world = await pairThree()
  world.modal.open()
  world.phone().emit({ type: 'sessionEnded', topic: session().topic, reason: 'peer' })
  expect(world.addresses()).toEqual([undefined, undefined, undefined])
  expect(world.controllers.modal.store.getState().isOpen).toBe(false)
})

it('keeps events of one chain from the others', async () => {
  const world = await pairThree()
  const tell = (name: string, networkId: CaipNetworkId, data: unknown) =>
    world.phone().emit({ type: 'sessionEvent', topic: session().topic, name, networkId, data })
  tell('chainChanged', 'eip155:1', 42161)
  expect(world.networks()).toEqual(['eip155:42161', solana.caipNetworkId, bitcoin.caipNetworkId])
  tell('chainChanged', solana.caipNetworkId, solanaDevnet.caipNetworkId)
  expect(world.networks()).toEqual(['eip155:42161', solanaDevnet.caipNetworkId, bitcoin.caipNetworkId])
  world.update({ ...all, solana: { ...all.solana, networkIds: ['eip155:1', solana.caipNetworkId] } })
  expect(world.networks()).toEqual(['eip155:42161', solana.caipNetworkId, bitcoin.caipNetworkId])
})

it('leaves a network that the wallet withdraws, and informs the visitor', async () => {
  const world = await pairThree()
  await world.modal.switchNetwork(arbitrum)
  world.update({ ...all, eip155: grant('eip155', 'eip155:10', 'eip155:1') })
  expect(world.networks()[0]).toBe('eip155:1')
  expect(world.toast()).toMatchObject({ variant: 'error', code: 'network.withdrawn' })
  expect(world.errors.at(-1)).toMatchObject({ code: 'network.withdrawn', context: { networkId: 'eip155:42161' } })
  expect(world.controllers.modal.store.getState().isOpen).toBe(false)
})

it('asks for another network if the wallet withdraws all networks of the app [S4.059]', async () => {
  const world = await pairThree()
  world.update({ ...all, eip155: grant('eip155', 'eip155:10') })
  expect(world.networks()[0]).toBe('eip155:10')
  expect(selectRoute(world.controllers.router.store.getState()).view).toBe('UnsupportedChain')
})

it('shows no message when an inactive network is withdrawn', async () => {
  const world = await pairThree()
  world.update({ ...all, eip155: grant('eip155', 'eip155:1') })
  expect(world.networks()[0]).toBe('eip155:1')
  expect(world.toast()).toBeNull()
})

it('ends the session when the app disconnects the last chain, after the wallet withdrew another', async () => {
  const world = await pairThree()
  await world.modal.disconnect({ namespace: 'solana' })
  expect(world.addresses()).toEqual([eip155, undefined, bip122])
  world.update({ eip155: all.eip155, solana: all.solana })
  expect(world.addresses()).toEqual([eip155, undefined, undefined])
  expect(world.phone().ended).toEqual([])
  await world.modal.disconnect({ namespace: 'eip155' })
  expect(world.phone().ended).toEqual([session().topic])
})

it('ends on one chain when its connector is disconnected there', async () => {
  const world = await pairThree()
  await world.modal.disconnect({ connectorId: 'walletConnect', namespace: 'solana' })
  expect(world.addresses()).toEqual([eip155, undefined, bip122])
  expect(world.phone().ended).toEqual([])
})

it('ends on all chains when its connector is disconnected', async () => {
  const world = await pairThree()
  await world.modal.disconnect({ connectorId: 'walletConnect' })
  expect(world.addresses()).toEqual([undefined, undefined, undefined])
  expect(world.phone().ended).toEqual([session().topic])
})

it('ends when the wallet withdraws all connected chains', async () => {
  const world = await pairThree()
  world.update({ cosmos: { ...all.eip155, accounts: ['cosmos:hub:a'], networkIds: ['cosmos:hub'] } })
  await expect.poll(() => world.phone().ended).toEqual([session().topic])
})

it('continues when the wallet withdraws all connected chains and grants another one', async () => {
  const world = await pairThree()
  world.update({ eip155: all.eip155 })
  world.update({ bip122: all.bip122 })
  await expect.poll(world.addresses).toEqual([undefined, undefined, bip122])
  expect(world.phone().ended).toEqual([])
  await world.modal.disconnect()
  expect(world.phone().ended).toEqual([session().topic])
})

it('is restored at the next page load on the chains that were not disconnected', async () => {
  const storage = createMemoryStorage()
  const first = await pairThree({ storage })
  await first.modal.disconnect({ namespace: 'solana' })
  await first.modal.destroy()
  const second = await pairThree({ storage, sessions: [session()] })
  expect(second.addresses()).toEqual([eip155, undefined, bip122])
  second.update(all)
  expect(second.addresses()).toEqual([eip155, undefined, bip122])
  await second.modal.disconnect()
  expect(second.phone().ended).toEqual([session().topic])
})
