import type { TokenBalance as CloudTokenBalance } from '@latchkey/protocol/api'
import { focusManager, onlineManager, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { selectAccount } from '../account/accountState.ts'
import type { AdapterFeatures, WalletAsset } from '../adapter/features.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { solana } from '../network/networks/solana.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { getAccount } from '../getAccount.ts'
import { nativeBalanceQuery } from './nativeBalance.ts'
import { tokenBalancesQuery, type TokenBalancesParameters } from './tokenBalancesQuery.ts'

const owner = '0x1111111111111111111111111111111111111111'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const request = { namespace: 'eip155', caipAddress: `eip155:1:${owner}` } as const

const row = (part: Partial<CloudTokenBalance> = {}): CloudTokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:${usdc}`,
  price: 1,
  value: 20,
  quantity: { decimals: 6, numeric: '20' },
  iconUrl: null,
  isListed: true,
  asOf: 1_700_000_000,
  ...part,
})
const ether = row({ name: 'Ether', symbol: 'ETH', address: undefined, price: 2_000, value: 3_000 })

/** A connected modal whose cloud and chain answer as a test says. */
async function setUp(
  parameters: {
    readonly rows?: readonly CloudTokenBalance[]
    readonly storage?: ReturnType<typeof createMemoryStorage>
    readonly hasCloud?: boolean
    readonly assets?: AdapterFeatures['assets']
    /** Whether the wallet says that it reports its assets. */
    readonly reportsAssets?: boolean
    readonly type?: 'ANNOUNCED' | 'AUTH'
  } = {},
) {
  const { rows = [row()], storage = createMemoryStorage(), hasCloud = true, type = 'ANNOUNCED' } = parameters
  const { assets, reportsAssets = true } = parameters
  const chain = { requests: 0, value: 1_500_000_000_000_000_000n, fails: false }
  const getNative = async () => {
    chain.requests++
    if (chain.fails) throw new TypeError('the chain is down')
    return { value: chain.value, decimals: 18, symbol: 'ETH' }
  }
  const cloud = await startTestCloud()
  cloud.on('getTokenBalances', { json: { balances: rows } })
  const features = { balance: { getNative }, assets: reportsAssets ? assets : undefined }
  const fake = createFakeAdapter({ wallets: [{ ...fakeWallet('io.metamask', 'MetaMask'), type }], features })
  const world = createTestModal({
    storage,
    fake,
    options: { projectId: 'p', cloud: hasCloud ? cloud.url : undefined },
  })
  onTestFinished(async () => {
    focusManager.setFocused(undefined)
    onlineManager.setOnline(true)
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  features.assets = assets
  const read = (part: Partial<TokenBalancesParameters> = {}) =>
    tokenBalancesQuery.read(world.modal, { ...request, ...part })
  const observe = () => {
    const { client } = world.modal.plugin(queryClientPlugin).get()
    const observer = new QueryObserver(client, tokenBalancesQuery.options(world.modal, request))
    onTestFinished(observer.subscribe(() => undefined))
    return observer
  }
  return { ...world, chain, cloud, observe, read, listCalls: () => cloud.callsOf('getTokenBalances') }
}

describe('token balances of a cloud', () => {
  it('are those of the account on one chain, in US dollars [S1.018] [S7.006]', async () => {
    const { read, listCalls } = await setUp()
    expect(await read()).toEqual([
      {
        name: 'USD Coin',
        symbol: 'USDC',
        chainId: 'eip155:1',
        address: `eip155:1:${usdc}`,
        iconUrl: undefined,
        price: 1,
        value: 20,
        quantity: { decimals: '6', numeric: '20' },
        isListed: true,
        isSpam: undefined,
        asOf: 1_700_000_000_000,
      },
    ])
    const query = { chainId: 'eip155:1', currency: 'usd' }
    expect(listCalls()).toMatchObject([{ parameters: { address: owner }, query }])
    expect(listCalls()[0]?.query).not.toHaveProperty('forceUpdate')
  })

  it('name their pictures by URLs of the cloud', async () => {
    const { read, cloud } = await setUp()
    cloud.on('getTokenBalances', { json: { balances: [row({ iconUrl: '/v1/image/a.b.c' })] } })
    expect(await read()).toMatchObject([{ iconUrl: `${cloud.url}/v1/image/a.b.c` }])
  })

  it('are fresh for 30 s, also after a reload [S3.058] [S9.002]', async () => {
    const storage = createMemoryStorage()
    const { read, listCalls, clock } = await setUp({ storage })
    const tokens = await read()
    clock.advance(29_999)
    await read()
    expect(listCalls()).toHaveLength(1)
    const reloaded = await setUp({ storage })
    reloaded.clock.advance(29_999)
    expect(await reloaded.read()).toEqual(tokens)
    expect(reloaded.listCalls()).toHaveLength(0)
    clock.advance(1)
    await read()
    expect(listCalls()).toHaveLength(2)
  })

  it('are read again if the stored ones were changed into something else', async () => {
    const storage = createMemoryStorage()
    await (await setUp({ storage })).read()
    const stored = storage.getItem('@latchkey/balance_cache') ?? ''
    for (const [before, after] of [
      ['"numeric":"20"', '"numeric":"1e9"'],
      ['"decimals":"6"', '"decimals":6'],
      ['"symbol":"USDC"', '"symbol":null'],
      ['"price":1', '"price":"1"'],
    ] as const) {
      expect(stored).toContain(before)
      storage.setItem('@latchkey/balance_cache', stored.replace(before, after))
      const { read, listCalls } = await setUp({ storage })
      expect(await read()).toHaveLength(1)
      expect(listCalls()).toHaveLength(1)
    }
  })

  it('leave out tokens with 0 decimals and those of other chains, and begin with what is listed and worth most [S5.029]', async () => {
    const unlisted = row({ symbol: 'FAKE', address: `eip155:1:${owner}`, value: 1e9, isListed: false })
    const unpriced = row({ symbol: 'NONE', price: undefined, value: undefined })
    const rows = [
      unlisted,
      unpriced,
      row(),
      ether,
      row({ symbol: 'ZERO', quantity: { decimals: 0, numeric: '5' } }),
      row({ symbol: 'OTHER', chainId: 'eip155:10' }),
    ]
    const { read } = await setUp({ rows })
    expect((await read()).map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC', 'NONE', 'FAKE'])
  })

  it("fail with 'Token Balance Unavailable' on a network that the cloud does not serve, and show it [S8.007]", async () => {
    const { read, cloud, modal } = await setUp()
    cloud.on('getTokenBalances', { json: { balances: [], unavailable: ['eip155:1'] } })
    await expect(read()).rejects.toMatchObject({ code: 'balance.unavailable', message: 'Token Balance Unavailable' })
    expect(modal.controllers.toasts.store.getState().toast?.code).toBe('balance.unavailable')
  })

  it('fail with a toast, and are not requested again for 30 s [S4.069] [S8.010] [S8.011] [S9.006]', async () => {
    const { read, cloud, modal, clock, listCalls } = await setUp()
    const { toasts } = modal.controllers
    cloud.on('getTokenBalances', { status: 502, error: { code: 'upstream_failed' } })
    await expect(read()).rejects.toMatchObject({ code: 'balance.unavailable', cause: { code: 'api.failed' } })
    expect(toasts.store.getState().toast?.code).toBe('balance.unavailable')
    toasts.hide()
    cloud.on('getTokenBalances', { json: { balances: [row()] } })
    const calls = listCalls().length
    clock.advance(29_999)
    await expect(read()).rejects.toThrow('Token Balance Unavailable')
    expect(listCalls()).toHaveLength(calls)
    expect(toasts.store.getState().toast).toBeNull()
    clock.advance(1)
    expect(await read()).toHaveLength(1)
  })

  it('are not requested without a connection or for a network that the app does not have [S6.010]', async () => {
    const { read, modal, listCalls } = await setUp()
    await expect(read({ caipAddress: `eip155:137:${owner}` })).rejects.toMatchObject({ code: 'balance.unavailable' })
    await modal.disconnect()
    await expect(read()).rejects.toMatchObject({ code: 'connection.required' })
    await expect(read({ caipAddress: undefined })).rejects.toMatchObject({ code: 'account.addressNotFound' })
    expect(listCalls()).toHaveLength(0)
  })

  it('are the native balance if the cloud has no provider of balances', async () => {
    const { read, cloud, chain } = await setUp()
    cloud.on('getTokenBalances', { status: 501, error: { code: 'not_configured' } })
    expect(await read()).toMatchObject([{ symbol: 'ETH', quantity: { numeric: '1.5' } }])
    expect(chain.requests).toBe(1)
  })

  it('are not read on a chain that no cloud serves, without a request [S9.071]', async () => {
    const cloud = await startTestCloud()
    const namespace = 'polkadot'
    const network = {
      ...solana,
      chainNamespace: namespace,
      caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    } as const
    const fake = createFakeAdapter({ namespace, networkId: network.caipNetworkId, addresses: ['5GrwvaEF'] })
    const world = createTestModal({ fake, options: { projectId: 'p', cloud: cloud.url, networks: [network] } })
    onTestFinished(async () => {
      await world.modal.destroy()
      await cloud.close()
    })
    await world.modal.start()
    await world.modal.connect({ connectorId: 'io.metamask' })
    const caipAddress = `${network.caipNetworkId}:5GrwvaEF` as const
    await expect(tokenBalancesQuery.read(world.modal, { namespace, caipAddress })).rejects.toMatchObject({
      code: 'balance.unavailable',
    })
    expect(cloud.callsOf('getTokenBalances')).toHaveLength(0)
  })

  it('are read again when the visitor returns after 30 s, and when the device is online again', async () => {
    const { observe, listCalls, clock } = await setUp()
    const observer = observe()
    await until(() => observer.getCurrentResult().isSuccess)
    const returnToPage = () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    }
    clock.advance(29_999)
    returnToPage()
    expect(observer.getCurrentResult().fetchStatus).toBe('idle')
    clock.advance(1)
    returnToPage()
    await until(() => listCalls().length === 2 && observer.getCurrentResult().fetchStatus === 'idle')
    clock.advance(30_000)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await until(() => listCalls().length === 3)
  })
})

describe('token balances without a cloud', () => {
  it('are the native balance, which is requested once for both queries', async () => {
    const { read, chain, modal, cloud } = await setUp({ hasCloud: false })
    expect(await read()).toEqual([
      { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', quantity: { decimals: '18', numeric: '1.5' } },
    ])
    await nativeBalanceQuery.read(modal, request)
    expect(chain.requests).toBe(1)
    expect(cloud.calls).toEqual([])
  })

  it('have no row for a balance of 0', async () => {
    const { read, chain } = await setUp({ hasCloud: false })
    chain.value = 0n
    expect(await read()).toEqual([])
  })

  it('show a failure once, even if the native balance was asked for too', async () => {
    const { read, chain, errors, modal } = await setUp({ hasCloud: false })
    chain.fails = true
    const both = await Promise.allSettled([read(), nativeBalanceQuery.read(modal, request)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(errors.map(({ code }) => code)).toEqual(['balance.unavailable'])
  })
})

describe('the assets that a wallet reports', () => {
  const asset: WalletAsset = {
    address: usdc,
    caipNetworkId: 'eip155:1',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    balance: 20_000_000n,
  }
  const others = [
    { ...asset, caipNetworkId: 'eip155:10' },
    { ...asset, symbol: 'ZERO', decimals: 0 },
    { ...asset, symbol: 'NOTHING', balance: 0n },
  ] as const
  const createAssets = () => {
    const asked: string[] = []
    const list = async ({ connectionId }: { readonly connectionId: string }) => {
      asked.push(connectionId)
      return [asset, ...others]
    }
    return { asked, assets: { list } }
  }

  it('are used with the connector of the embedded wallet, with prices of the cloud [S6.012] [S7.013] [S7.014]', async () => {
    const { asked, assets } = createAssets()
    const { read, cloud, listCalls } = await setUp({ assets, type: 'AUTH' })
    const price = { address: `eip155:1:${usdc}`, name: 'USD Coin', symbol: 'USDC', iconUrl: null, price: 0.5 }
    cloud.on('getTokenPrices', { json: { fungibles: [price] } })
    expect(await read()).toEqual([
      {
        name: 'USD Coin',
        symbol: 'USDC',
        chainId: 'eip155:1',
        address: `eip155:1:${usdc}`,
        price: 0.5,
        value: 10,
        quantity: { decimals: '6', numeric: '20' },
      },
    ])
    expect(asked).toEqual(['eip155:io.metamask'])
    expect(listCalls()).toHaveLength(0)
    expect(cloud.callsOf('getTokenPrices').map(({ body }) => body)).toEqual([
      { projectId: 'p', currency: 'usd', addresses: [`eip155:1:${usdc}`] },
    ])
  })

  it('have no price if the cloud has none', async () => {
    const { read } = await setUp({ ...createAssets(), type: 'AUTH' })
    const [token] = await read()
    expect(token).toMatchObject({ symbol: 'USDC' })
    expect(token).not.toHaveProperty('price')
  })

  it('are not asked for with any other connector, and not of an embedded wallet without support [S6.012]', async () => {
    const { asked, assets } = createAssets()
    const other = await setUp({ assets })
    expect(await other.read()).toMatchObject([{ isListed: true }])
    const unsupported = await setUp({ assets, type: 'AUTH', reportsAssets: false })
    expect(await unsupported.read()).toMatchObject([{ isListed: true }])
    expect(asked).toEqual([])
    expect([...other.listCalls(), ...unsupported.listCalls()]).toHaveLength(2)
  })

  it("are replaced by the cloud's if the wallet fails", async () => {
    const list = () => Promise.reject(new TypeError('the wallet is broken'))
    const { read, listCalls } = await setUp({ assets: { list }, type: 'AUTH' })
    expect(await read()).toMatchObject([{ isListed: true }])
    expect(listCalls()).toHaveLength(1)
  })
})

describe('an account', () => {
  it('has the first 200 tokens, which no store holds [S3.003]', async () => {
    const rows = Array.from({ length: 250 }, (_unused, index) => row({ symbol: `T${index}`, value: 250 - index }))
    const { read, modal } = await setUp({ rows })
    const { account } = modal.controllers
    expect(getAccount(modal, request)).toBe(selectAccount(account.store.getState(), 'eip155'))
    await read()
    await nativeBalanceQuery.read(modal, request)
    const { tokenBalance, ...others } = getAccount(modal, request)
    expect(others).toMatchObject({ balance: '1.5', balanceSymbol: 'ETH' })
    expect(tokenBalance).toHaveLength(200)
    expect(tokenBalance?.map(({ symbol }) => symbol).slice(0, 2)).toEqual(['T0', 'T1'])
    expect(selectAccount(account.store.getState(), 'eip155')).not.toHaveProperty('tokenBalance')
  })

  it('loses them when the visitor disconnects [S4.005]', async () => {
    const { read, modal, storage } = await setUp()
    await read()
    expect(storage.getItem('@latchkey/balance_cache')).toContain(owner)
    await modal.disconnect()
    expect(storage.getItem('@latchkey/balance_cache')).toBeNull()
    expect(tokenBalancesQuery.getCached(modal, request)).toBeUndefined()
  })
})
