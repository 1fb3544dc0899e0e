import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createSignInWorlds } from '../test/createSignInWorld.ts'

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'
const onMainnet = { chainId: 'eip155:1', accountAddress: alice } as const
const onArbitrum = { chainId: 'eip155:42161', accountAddress: alice } as const

const { make, asked, polling, hasStatus, connect, signs, cancels, end } = createSignInWorlds()
afterEach(end)

const required = () => createFakeSiwx({ isRequired: true })

describe('when the account changes', () => {
  it('prompts for the next account and the next network', async () => {
    const world = await asked()
    await signs(world)
    world.adapter.wallet.changeAccounts([bob])
    await polling(() => world.view()).toBe('SIWXSignMessage')
    await signs(world)
    world.adapter.wallet.changeNetwork('eip155:42161')
    await polling(() => world.view()).toBe('SIWXSignMessage')
    expect(world.signIn().account).toEqual({ chainId: 'eip155:42161', accountAddress: bob })
    world.adapter.wallet.changeNetwork('eip155:1')
    await polling(() => world.view()).toBe('closed')
    expect(world.fake.list()).toHaveLength(2)
  })

  it('ignores late answers for the previous account from the wallet and the verifier', async () => {
    const world = await asked()
    world.fake.answer = 'hold'
    const first = signs(world)
    await hasStatus(world, 'signing')
    world.adapter.wallet.changeAccounts([bob])
    await expect(first).rejects.toMatchObject({ code: 'request.aborted' })
    world.fake.settle('approve')
    await hasStatus(world, 'signedOut')
    expect(world.fake.list()).toEqual([])

    world.fake.answer = 'approve'
    let open: () => void = () => undefined
    await polling(() => world.signIn().message).not.toBeNull()
    world.fake.gates.addSession = new Promise((resolve) => (open = resolve))
    const second = signs(world)
    await hasStatus(world, 'verifying')
    world.adapter.wallet.changeAccounts([alice])
    await expect(second).rejects.toMatchObject({ code: 'request.aborted' })
    open()
    await hasStatus(world, 'signedOut')
    expect(world.signIn()).toMatchObject({ account: onMainnet, sessions: [] })
  })

  it('ends the prompt when the wallet disconnects while the visitor signs', async () => {
    const world = await asked({ siwx: required() })
    world.fake.answer = 'hold'
    const signing = signs(world)
    await hasStatus(world, 'signing')
    world.adapter.wallet.changeAccounts([])
    await expect(signing).rejects.toMatchObject({ code: 'request.aborted' })
    await polling(() => world.view()).toBe('closed')
    expect(world.status()).toBe('idle')
    world.fake.settle('approve')
    expect(world.fake.list()).toEqual([])
  })

  it('waits while the wallet is on an unsupported network, and prompts again when it is back', async () => {
    const world = await asked()
    world.adapter.wallet.changeNetwork('eip155:137')
    await polling(() => world.view()).toBe('UnsupportedChain')
    expect(world.status()).toBe('idle')
    world.adapter.wallet.changeNetwork('eip155:1')
    await polling(() => world.view()).toBe('SIWXSignMessage')
  })
})

describe('expiry', () => {
  it('prompts again when a required session expires', async () => {
    const world = await asked({ siwx: required() })
    world.fake.life = 3_600_000
    world.clock.advance(240_000)
    await signs(world)
    world.clock.advance(3_599_999)
    expect(world.status()).toBe('signedIn')
    world.clock.advance(1)
    await polling(() => world.view()).toBe('SIWXSignMessage')
    expect(world.signIn()).toMatchObject({ status: 'signedOut', sessions: [], hasExpired: true })
    expect(world.eventNames()).toContain('SIWX_EXPIRED')
  })

  it('reports the expiry without a prompt if no session is required', async () => {
    const world = await asked()
    world.fake.life = 1_000
    world.clock.advance(240_000)
    await signs(world)
    world.clock.advance(1_000)
    await hasStatus(world, 'signedOut')
    expect(world.view()).toBe('closed')
    expect(world.signIn().hasExpired).toBe(true)
  })

  it('waits for times longer than a browser timer supports', async () => {
    const world = await asked({ siwx: required() })
    world.fake.life = 40 * 86_400_000
    world.clock.advance(240_000)
    await signs(world)
    const before = world.fake.log.length
    world.clock.advance(30 * 86_400_000)
    await polling(() => world.fake.log.length).toBe(before + 1)
    expect(world.status()).toBe('signedIn')
    world.clock.advance(10 * 86_400_000)
    await hasStatus(world, 'signedOut')
  })
})

describe('signing out', () => {
  it('signs out on disconnect only if the app enables it', async () => {
    for (const [signOutOnDisconnect, left] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const world = await asked({ siwx: createFakeSiwx({ signOutOnDisconnect }) })
      await signs(world)
      await world.modal.disconnect()
      expect(world.status()).toBe('idle')
      await polling(() => world.fake.list()).toHaveLength(left)
    }
  })

  it('ends the session, and prompts again at once if one is required', async () => {
    const world = await asked({ siwx: required() })
    await signs(world)
    world.fake.put(onArbitrum)
    await (await world.machine()).signOut()
    expect(world.fake.list()).toEqual([])
    expect(world.signIn()).toMatchObject({ status: 'signedOut', hasExpired: false })
    expect(world.view()).toBe('SIWXSignMessage')
  })

  it('stays signed in and reports the error if signing out fails', async () => {
    const world = await asked()
    await signs(world)
    world.fake.faults.revokeSession = new TypeError('Failed to fetch')
    await expect((await world.machine()).signOut()).rejects.toThrow('Failed to fetch')
    expect(world.status()).toBe('signedIn')
  })
})

describe('the next page load', () => {
  const reload = async (isRequired: boolean, keep: boolean) => {
    const storage = createMemoryStorage()
    const fake = createFakeSiwx({ isRequired })
    const first = await asked({ storage, siwx: fake })
    await signs(first)
    await first.modal.destroy()
    if (!keep) fake.clear()
    const second = make({ storage, siwx: fake })
    await second.modal.start()
    await hasStatus(second, keep ? 'signedIn' : 'signedOut')
    return second
  }

  it('shows no prompt with a valid session', async () => {
    const world = await reload(true, true)
    expect(world.view()).toBe('closed')
  })

  it('prompts again if a required session is missing', async () => {
    const world = await reload(true, false)
    await polling(() => world.view()).toBe('SIWXSignMessage')
    await signs(world)
    expect(world.view()).toBe('closed')
  })

  it('shows no prompt for an optional session until the visitor switches to another account', async () => {
    const world = await reload(false, false)
    expect(world.view()).toBe('closed')
    world.adapter.wallet.changeAccounts([bob])
    await polling(() => world.view()).toBe('SIWXSignMessage')
  })
})

describe('several namespaces', () => {
  const sol = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
  const onSolana = { chainId: solana.caipNetworkId, accountAddress: sol }

  const both = async (fake = createFakeSiwx()) => {
    const other = createFakeAdapter({
      namespace: 'solana',
      wallets: [fakeWallet('Phantom')],
      networkId: solana.caipNetworkId,
      addresses: [sol],
      features: fake.features,
    })
    const world = make({ siwx: fake, others: [other], options: { networks: [mainnet, arbitrum, solana] } })
    await connect(world)
    await polling(() => world.view()).toBe('SIWXSignMessage')
    await signs(world)
    await world.modal.connect({ connectorId: 'Phantom' })
    await polling(() => world.view()).toBe('SIWXSignMessage')
    return world
  }

  it('keep separate sessions for each account', async () => {
    const world = await both()
    expect(world.status('solana')).toBe('signedOut')
    expect(world.status('eip155')).toBe('signedIn')
    await signs(world)
    expect(world.signIn('solana').sessions.map(({ data }) => data)).toMatchObject([onSolana])
    expect(world.signIn('eip155').sessions.map(({ data }) => data)).toMatchObject([onMainnet])
    await (await world.machine()).signOut({ namespace: 'solana' })
    expect(world.status('eip155')).toBe('signedIn')
    expect(world.fake.list().map(({ data }) => data)).toMatchObject([onMainnet])
  })

  it('end the sessions of the namespace that disconnects, and all with the last one', async () => {
    const world = await both()
    await signs(world)
    await world.modal.disconnect({ namespace: 'solana' })
    await polling(() => world.fake.list().map(({ data }) => data.accountAddress)).toEqual([alice])
    expect(world.status('eip155')).toBe('signedIn')
    await world.modal.disconnect()
    await polling(() => world.fake.log.at(-1)).toBe('setSessions')
    await polling(() => world.fake.list()).toEqual([])
  })

  it('disconnect the account that does not sign, and keep the one that has [S4.036] [S4.037]', async () => {
    const world = await both(required())
    await cancels(world)
    const { connection, network } = world.modal.controllers
    expect(connection.store.getState().statuses).toEqual({ eip155: 'connected', solana: 'disconnected' })
    expect(network.store.getState().activeNamespace).toBe('eip155')
    expect(world.view()).toBe('closed')
  })
})
