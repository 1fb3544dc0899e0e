import { waitForState } from '@latchkey/testing/adapter'
import { describe, expect, it } from 'vitest'
import { createScriptedWallet, otherScriptedAccount, scriptedAccount } from './test/createScriptedWallet.ts'
import { createTestNetwork, createTestWorld } from './test/createTestWorld.ts'
import type { Eip155Adapter } from './types.ts'

const rdns = 'com.example'
const stored = { connectorId: rdns, activeAddress: scriptedAccount, networkId: 'eip155:1' } as const
const never = () => new Promise(() => undefined)

async function startAdapter(world = createTestWorld()): Promise<Eip155Adapter> {
  const adapter = world.createAdapter()
  await adapter.start({ reconnect: [] })
  return adapter
}

/** Lets what is on its way arrive, without a sleep. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('the shell', () => {
  it('starts without wagmi and viem, and lists wallets as they are found', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page, { rdns: 'com.one' })
    const adapter = await startAdapter(world)
    expect(adapter.wagmiConfig).toBeUndefined()
    const getIds = () => adapter.store.getState().connectors.map(({ id, type }) => [id, type])
    expect(getIds()).toEqual([['com.one', 'ANNOUNCED']])
    createScriptedWallet(world.page, { rdns: 'com.two' })
    expect(getIds()).toEqual([
      ['com.one', 'ANNOUNCED'],
      ['com.two', 'ANNOUNCED'],
    ])
    expect(adapter.store.getState().status).toBe('disconnected')
  })

  it('connects an announced wallet', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page)
    const adapter = await startAdapter(world)
    const connection = await adapter.connect({ connectorId: rdns })
    expect(connection).toMatchObject({ id: `eip155:${rdns}`, activeAddress: scriptedAccount, networkId: 'eip155:1' })
    expect(adapter.store.getState().connections).toEqual([connection])
  })

  it('connects an injected wallet', async () => {
    const world = createTestWorld()
    const { provider } = createScriptedWallet(createTestWorld().page)
    world.page.ethereum = provider
    const adapter = await startAdapter(world)
    expect(adapter.store.getState().connectors).toEqual([
      { id: 'injected', namespace: 'eip155', name: 'Browser Wallet', type: 'INJECTED', ready: 'installed' },
    ])
    expect(await adapter.connect({ connectorId: 'injected' })).toMatchObject({ activeAddress: scriptedAccount })
  })

  it('runs on a server without wallets', async () => {
    const { eip155Adapter } = await import('./eip155Adapter.ts')
    const { context } = createTestWorld()
    const adapter = eip155Adapter().create(context)
    await adapter.start({ reconnect: [] })
    expect(adapter.store.getState().connectors).toEqual([])
    await adapter.destroy()
  })

  it('loads the engine on preload', async () => {
    const adapter = await startAdapter()
    await adapter.preload()
    expect(adapter.wagmiConfig).toBe(await adapter.getWagmiConfig())
    expect(adapter.wagmiConfig?.chains.map(({ id }) => id)).toEqual([1, 10])
  })
})

describe('wallets with invalid answers', () => {
  it.each([
    ['null', null],
    ['nothing', undefined],
    ['text', scriptedAccount],
    ['an object', { 0: scriptedAccount }],
    ['numbers', [1]],
    ['a short address', ['0x1']],
    ['a foreign address', ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']],
    ['nonsense among accounts', [scriptedAccount, null]],
  ])('fails to connect by code when the accounts are %s, and changes nothing', async (_title, accounts) => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = await startAdapter(world)
    const state = adapter.store.getState()
    wallet.answer('eth_requestAccounts', accounts)
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
    expect(adapter.store.getState()).toEqual(state)
    expect(wallet.getListenerCount()).toBe(0)
  })

  it('reports a wallet without accounts as locked', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page).answer('eth_requestAccounts', [])
    const adapter = await startAdapter(world)
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'wallet.locked' })
  })

  it.each([null, 'mainnet', 0, {}])('fails to connect by code when the network is %j', async (chainId) => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    wallet.answer('eth_chainId', chainId)
    const adapter = await startAdapter(world)
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
    expect(wallet.getListenerCount()).toBe(0)
  })

  it('rejects after 3 s if a wallet never reports its network', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    wallet.answer('eth_chainId', never)
    const adapter = await startAdapter(world)
    const connecting = adapter.connect({ connectorId: rdns })
    await expect.poll(() => wallet.asked).toContain('eth_chainId')
    world.clock.advance(3_000)
    await expect(connecting).rejects.toMatchObject({ code: 'wallet.timeout' })
    expect([world.clock.countTimers(), wallet.getListenerCount()]).toEqual([0, 0])
  })

  it('does not wait for a wallet that never reports its features', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    let tell: (capabilities: unknown) => void = () => undefined
    wallet.answer(
      'wallet_getCapabilities',
      () =>
        new Promise((resolve) => {
          tell = resolve
        }),
    )
    const adapter = await startAdapter(world)
    const connecting = adapter.connect({ connectorId: rdns })
    await expect.poll(() => wallet.asked).toContain('wallet_getCapabilities')
    await settle()
    world.clock.advance(50)
    const connection = await connecting
    expect(connection.features).toEqual(['message', 'typedData', 'balance', 'transfer', 'transaction'])
    tell({ '0x1': { assetDiscovery: { supported: true } } })
    const { connections } = await waitForState({
      store: adapter.store,
      until: ({ connections: [first] }) => first?.features.length === 7,
      awaited: 'what the wallet said late',
    })
    expect(connections[0]?.features.slice(5)).toEqual(['calls', 'assets'])
  })

  it('ignores invalid events, and follows valid ones', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = await startAdapter(world)
    await adapter.connect({ connectorId: rdns })
    const state = adapter.store.getState()
    for (const value of [null, undefined, 'x', [null], [{}], ['0x1'], {}]) wallet.tell('accountsChanged', value)
    for (const value of [null, undefined, 'x', {}, '0x0', -1]) wallet.tell('chainChanged', value)
    wallet.tell('disconnect', { code: 1013 })
    expect(adapter.store.getState()).toBe(state)
    wallet.tell('accountsChanged', [otherScriptedAccount.toLowerCase()])
    wallet.tell('chainChanged', '10')
    await expect
      .poll(() => adapter.store.getState().connections)
      .toMatchObject([{ activeAddress: otherScriptedAccount, networkId: 'eip155:10' }])
    wallet.tell('disconnect', { code: 4900 })
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
    expect(wallet.getListenerCount()).toBe(0)
  })

  it('changes its state once for a flood of events, to what the wallet reported last', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = await startAdapter(world)
    await adapter.connect({ connectorId: rdns })
    let changeCount = 0
    adapter.store.subscribe(() => (changeCount += 1))
    for (let index = 0; index < 1_000; index += 1) {
      wallet.tell('accountsChanged', [index % 2 === 0 ? scriptedAccount : otherScriptedAccount])
      wallet.tell('chainChanged', index % 2 === 0 ? '0x1' : '0xa')
    }
    await expect
      .poll(() => adapter.store.getState().connections)
      .toMatchObject([{ activeAddress: otherScriptedAccount, networkId: 'eip155:10' }])
    expect(changeCount).toBe(1)

    wallet.tell('accountsChanged', [scriptedAccount])
    wallet.tell('disconnect', { code: 4900 })
    await settle()
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })

  it('survives providers that throw on any access', async () => {
    const world = createTestWorld()
    const throwing = new Proxy(
      { request: async () => [scriptedAccount] },
      {
        get(target, key) {
          if (key === 'request') return target.request
          throw new TypeError('no')
        },
        has() {
          throw new TypeError('no')
        },
        set() {
          throw new TypeError('no')
        },
      },
    )
    world.page.announce({ info: { name: 'Hostile', rdns }, provider: throwing })
    const adapter = await startAdapter(world)
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
  })
})

describe('restoring', () => {
  it('sends silent requests while the engine loads, and no other', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = world.createAdapter()
    const starting = adapter.start({ reconnect: [stored] })
    expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId', 'wallet_getCapabilities'])
    expect(adapter.store.getState().status).toBe('connecting')
    await starting
    expect(adapter.store.getState()).toMatchObject({ status: 'connected', activeConnectionId: `eip155:${rdns}` })
    expect(wallet.asked).not.toContain('eth_requestAccounts')
    expect(world.clock.countTimers()).toBe(0)
  })

  it('does not restore a wallet whose domain another one claims, and connects the one that the visitor chooses', async () => {
    const world = createTestWorld()
    const wallets = [createScriptedWallet(world.page), createScriptedWallet(world.page)]
    const adapter = world.createAdapter()
    await adapter.start({ reconnect: [stored] })
    expect(adapter.store.getState()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual([rdns, `${rdns} 2`])

    const connection = await adapter.connect({ connectorId: `${rdns} 2` })
    expect(connection).toMatchObject({ id: `eip155:${rdns} 2`, connectorId: `${rdns} 2` })
    expect(wallets.map(({ asked }) => asked.includes('eth_requestAccounts'))).toEqual([false, true])
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual([rdns, `${rdns} 2`])
  })

  it('prefers the account that was active', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page).answer('eth_accounts', [otherScriptedAccount, scriptedAccount])
    const adapter = world.createAdapter()
    await adapter.start({ reconnect: [stored] })
    expect(adapter.store.getState().connections).toMatchObject([{ activeAddress: scriptedAccount }])
  })

  it('notices what changed while the engine was loading', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = world.createAdapter()
    const starting = adapter.start({ reconnect: [stored] })
    wallet.answer('eth_chainId', '0xa')
    await starting
    await expect.poll(() => adapter.store.getState().connections).toMatchObject([{ networkId: 'eip155:10' }])
  })

  it.each([
    ['never answers', never],
    ['is locked', []],
    ['answers nonsense', 'accounts'],
    ['refuses', () => Promise.reject(new Error('no'))],
  ])('does not restore a wallet that %s, and does not hang', async (_title, answer) => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    wallet.answer('eth_accounts', answer)
    const adapter = world.createAdapter()
    let isStarted = false
    const starting = adapter.start({ reconnect: [stored] }).then(() => {
      isStarted = true
    })
    await adapter.getWagmiConfig()
    await settle()
    if (!isStarted) world.clock.advance(3_000)
    await starting
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
    expect([world.clock.countTimers(), world.logged]).toEqual([0, []])
  })

  it('waits a second for a stored wallet that appears late', async () => {
    const world = createTestWorld()
    const adapter = world.createAdapter()
    const starting = adapter.start({ reconnect: [stored] })
    await adapter.getWagmiConfig()
    await expect.poll(() => world.clock.countTimers()).toBe(1)
    world.clock.advance(999)
    createScriptedWallet(world.page)
    await starting
    expect(adapter.store.getState().status).toBe('connected')

    const absent = createTestWorld()
    const waiting = absent.createAdapter()
    const over = waiting.start({ reconnect: [stored] })
    await expect.poll(() => absent.clock.countTimers()).toBe(1)
    absent.clock.advance(1_000)
    await over
    expect(waiting.store.getState().status).toBe('disconnected')
  })

  it('keeps what the visitor connected meanwhile', async () => {
    const world = createTestWorld()
    const slow = createScriptedWallet(world.page, { rdns: 'com.slow' })
    createScriptedWallet(world.page)
    let answer: (accounts: unknown) => void = () => undefined
    slow.answer(
      'eth_accounts',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const adapter = world.createAdapter()
    const starting = adapter.start({ reconnect: [{ ...stored, connectorId: 'com.slow' }] })
    await adapter.connect({ connectorId: rdns })
    answer([otherScriptedAccount])
    await starting
    const { connections } = adapter.store.getState()
    expect(connections.map(({ id }) => id)).toEqual([`eip155:${rdns}`, 'eip155:com.slow'])
  })
})

describe('the end', () => {
  it('rejects pending calls with adapter.destroyed, and leaves no timer or listener', async () => {
    const world = createTestWorld([createTestNetwork(1, 'http://127.0.0.1:1')])
    const wallet = createScriptedWallet(world.page)
    const other = createScriptedWallet(world.page, { rdns: 'com.other' })
    const adapter = await startAdapter(world)
    const { id: connectionId } = await adapter.connect({ connectorId: rdns })
    wallet.answer('personal_sign', never)
    wallet.answer('wallet_switchEthereumChain', never)
    other.answer('eth_requestAccounts', never)
    const waiting = [
      adapter.connect({ connectorId: 'com.other' }),
      adapter.features.message.sign({ connectionId, message: 'x' }),
      adapter.switchNetwork({ connectionId, network: createTestNetwork(10) }),
      adapter.features.transaction.wait({ id: `0x${'11'.repeat(32)}`, network: createTestNetwork(1) }),
    ]
    for (const each of waiting) each.catch(() => undefined)
    await expect.poll(() => wallet.asked).toContain('personal_sign')
    await expect.poll(() => wallet.asked).toContain('wallet_switchEthereumChain')
    await adapter.destroy()
    for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'adapter.destroyed' })
    expect(world.clock.countTimers()).toBe(0)
    expect([wallet.getListenerCount(), other.getListenerCount(), world.page.getListenerCount()]).toEqual([0, 0, 0])
    const state = adapter.store.getState()
    wallet.tell('chainChanged', '0xa')
    expect(adapter.store.getState()).toBe(state)
  })

  it('rejects every later call without a request', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = await startAdapter(world)
    await adapter.destroy()
    await adapter.destroy()
    const network = createTestNetwork(10)
    const calls = [
      adapter.start({ reconnect: [stored] }),
      adapter.connect({ connectorId: rdns }),
      adapter.disconnect({ connectionId: rdns }),
      adapter.switchAccount({ connectionId: rdns }),
      adapter.switchNetwork({ connectionId: rdns, network }),
      adapter.getProvider({ connectionId: rdns }),
      adapter.getWagmiConfig(),
      adapter.features.message.sign({ connectionId: rdns, message: 'x' }),
      adapter.features.balance.getNative({ address: scriptedAccount, network }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'adapter.destroyed' })
    await adapter.preload()
    expect(wallet.asked).toEqual([])
  })

  it('resolves a pending start', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page).answer('eth_accounts', never)
    const adapter = world.createAdapter()
    const starting = adapter.start({ reconnect: [stored] })
    await adapter.destroy()
    await starting
    expect([adapter.store.getState().connections, world.clock.countTimers(), world.logged]).toEqual([[], 0, []])
  })
})

describe('disconnecting', () => {
  it('keeps concurrent changes of another wallet', async () => {
    const world = createTestWorld()
    const leaving = createScriptedWallet(world.page)
    const other = createScriptedWallet(world.page, { rdns: 'com.other' })
    const adapter = await startAdapter(world)
    const { id: connectionId } = await adapter.connect({ connectorId: rdns })
    await adapter.connect({ connectorId: 'com.other' })
    let answer: (value: unknown) => void = () => undefined
    leaving.answer(
      'wallet_revokePermissions',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const over = adapter.disconnect({ connectionId })
    await expect.poll(() => leaving.asked).toContain('wallet_revokePermissions')
    other.tell('chainChanged', '0xa')
    answer(null)
    await over
    expect(adapter.store.getState().connections).toMatchObject([{ connectorId: 'com.other', networkId: 'eip155:10' }])
  })

  it('withdraws the permission, and waits at most 200 ms for the answer', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const adapter = await startAdapter(world)
    const { id: connectionId } = await adapter.connect({ connectorId: rdns })
    wallet.answer('wallet_revokePermissions', never)
    const leaving = adapter.disconnect({ connectionId })
    await expect.poll(() => wallet.asked).toContain('wallet_revokePermissions')
    // Gone already: the visitor does not wait for the wallet.
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
    world.clock.advance(200)
    await leaving
    expect([wallet.getListenerCount(), world.clock.countTimers()]).toEqual([0, 0])
  })
})
