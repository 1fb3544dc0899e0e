import { afterEach, describe, expect, it } from 'vitest'
import { mainnet } from '../network/networks/mainnet.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { solana } from '../network/networks/solana.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createSignInWorlds } from '../test/createSignInWorld.ts'

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'
const alice = '0x1111111111111111111111111111111111111111'
const onMainnet = { chainId: 'eip155:1', accountAddress: alice } as const

const { make, asked, polling, hasStatus, signs, cancels, end } = createSignInWorlds()
afterEach(end)

const required = () => createFakeSiwx({ isRequired: true })
const gate = () => {
  let open: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (open = resolve))
  return { closed, open }
}

it('ignores a late session check for a wallet that has disconnected', async () => {
  const world = await asked()
  world.fake.life = 1_000
  world.clock.advance(240_000)
  await signs(world)
  const { closed, open } = gate()
  world.fake.gates.getSessions = closed
  world.clock.advance(1_000)
  world.adapter.wallet.changeAccounts([])
  await hasStatus(world, 'idle')
  open()
  await polling(() => world.fake.log.at(-1)).toBe('setSessions')
  expect(world.eventNames()).not.toContain('SIWX_EXPIRED')
})

it('checks for sessions after a reconnection only when the sign-out is complete', async () => {
  const world = await asked()
  await signs(world)
  const { closed, open } = gate()
  world.fake.gates.setSessions = closed
  await world.modal.disconnect()
  await world.modal.connect({ connectorId: metamask })
  await polling(() => world.fake.log.at(-1)).toBe('setSessions')
  expect(world.status()).toBe('checking')
  open()
  await polling(() => world.view()).toBe('SIWXSignMessage')
})

it('keeps switching back while the pending signature is aborted', async () => {
  const world = await asked({ siwx: required() })
  await signs(world)
  await world.modal.switchNetwork(arbitrum)
  await hasStatus(world, 'signedOut')
  world.fake.answer = 'hold'
  const signing = signs(world)
  await hasStatus(world, 'signing')
  world.adapter.answer = 'hold'
  const cancelling = cancels(world)
  await expect(signing).rejects.toMatchObject({ code: 'request.aborted' })
  expect(world.status()).toBe('cancelling')
  world.adapter.wallet.settle('approve')
  world.adapter.answer = 'approve'
  await cancelling
  await hasStatus(world, 'signedIn')
})

it('stays in status cancelling until the wallet has disconnected, even with a pending signature', async () => {
  const world = await asked({ siwx: required() })
  world.fake.answer = 'hold'
  const signing = signs(world)
  await hasStatus(world, 'signing')
  world.adapter.answer = 'hold'
  const cancelling = cancels(world)
  await expect(signing).rejects.toMatchObject({ code: 'request.aborted' })
  expect(world.status()).toBe('cancelling')
  world.adapter.wallet.settle('approve')
  await cancelling
  expect(world.view()).toBe('closed')
  world.adapter.answer = 'approve'
})

it('closes the modal even if the wallet fails to disconnect [S4.037]', async () => {
  const world = await asked({ siwx: required() })
  world.adapter.answer = 'fail'
  await cancels(world)
  expect(world.status()).toBe('idle')
  expect(world.view()).toBe('closed')
  world.adapter.answer = 'approve'
})

it('fails if a verified session is not stored', async () => {
  const { siwx, ...fake } = createFakeSiwx()
  const world = await asked({ siwx: { ...fake, siwx: { ...siwx, getSessions: async () => [] } } })
  await expect(signs(world)).rejects.toMatchObject({ code: 'siwx.declined' })
  expect(world.signIn()).toMatchObject({ status: 'failed', failure: { step: 'verification' } })
})

it('shows the account if the app opens the prompt for a signed-in account', async () => {
  const world = await asked()
  await signs(world)
  world.modal.open({ view: 'SIWXSignMessage' })
  expect(world.view()).toBe('Account')
})

describe('several wallets', () => {
  it('keep the session of an account that they share', async () => {
    const world = await asked()
    await signs(world)
    await world.modal.connect({ connectorId: rainbow })
    await hasStatus(world, 'signedIn')
    const connectionId = `eip155:${rainbow}`
    await world.modal.disconnect({ connectionId })
    await hasStatus(world, 'signedIn')
    await polling(() => world.fake.log.at(-1)).toMatch(/^getSessions/)
    expect(world.fake.list()).toHaveLength(1)
  })

  it('cause no prompt when a page load restores them', async () => {
    const storage = createMemoryStorage()
    const siwx = createFakeSiwx()
    const first = await asked({ storage, siwx })
    await cancels(first)
    await first.modal.connect({ connectorId: rainbow })
    await first.modal.destroy()
    const second = make({ storage, siwx })
    await second.machine()
    await second.modal.start()
    await hasStatus(second, 'signedOut')
    expect(second.adapter.store.getState().connections).toHaveLength(2)
    expect(second.view()).toBe('closed')
  })
})

it('delays the prompt until all connection attempts are complete, and prompts for the other account when it is active', async () => {
  const siwx = createFakeSiwx()
  const other = createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('Phantom')],
    networkId: solana.caipNetworkId,
    addresses: ['7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'],
    features: siwx.features,
  })
  const world = make({ siwx, others: [other], options: { networks: [mainnet, solana] } })
  await world.modal.start()
  other.adapter.answer = 'hold'
  const { closed, open } = gate()
  siwx.gates.getSessions = closed
  await world.modal.connect({ connectorId: metamask })
  const connecting = world.modal.connect({ connectorId: 'Phantom' })
  open()
  await hasStatus(world, 'signedOut')
  expect(world.view()).toBe('closed')
  other.adapter.wallet.settle('approve')
  await connecting
  await polling(() => world.view()).toBe('SIWXSignMessage')
  await signs(world)
  expect(world.status('solana')).toBe('signedIn')
  expect(world.view()).toBe('closed')
  world.modal.controllers.network.setActiveNamespace('eip155')
  expect(world.view()).toBe('SIWXSignMessage')
  expect(world.signIn()).toMatchObject({ status: 'signedOut', account: onMainnet })
})
