import { describe, expect, it } from 'vitest'
import { createSite } from '../test/createSite.ts'
import { isOpen } from '../test/isOpen.ts'
import { openWallet } from '../test/openWallet.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { alice, bob, carol } from '../test/testAccounts.ts'
import type { EvmWalletParameters } from './types.ts'

const { getChain } = runDevnet()
const open = (parameters?: EvmWalletParameters) => openWallet([getChain(31337)], parameters)
const sign = ['0x6869', alice]

describe('approve', () => {
  it('replaces earlier rules', async () => {
    const { wallet, site } = open()
    wallet.reject()
    wallet.answerPending({ methods: ['eth_requestAccounts'] })
    wallet.approve()
    expect(await site.request('eth_requestAccounts')).toEqual([alice, bob])
  })

  it('grants a site some of the accounts', async () => {
    const { wallet, site } = open()
    wallet.approve({ accounts: [bob] })
    expect(await site.request('eth_requestAccounts')).toEqual([bob])
    await expect(site.request('personal_sign', sign)).rejects.toMatchObject({ code: 4100 })
  })

  it('refuses accounts that the wallet does not have', () => {
    const { wallet } = open()
    expect(() => wallet.approve({ accounts: [carol] })).toThrow(
      expect.objectContaining({ code: 'testing.invalidParameter' }),
    )
  })
})

describe('reject', () => {
  it.each([
    ['eth_requestAccounts', []],
    ['wallet_requestPermissions', [{ eth_accounts: {} }]],
    ['personal_sign', sign],
    ['eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }]],
    [
      'wallet_sendCalls',
      [{ version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [{ to: bob, value: '0x1' }] }],
    ],
    ['wallet_watchAsset', { type: 'ERC20', options: { address: bob, symbol: 'T', decimals: 0 } }],
  ])('answers %s with 4001', async (method, params) => {
    const { wallet, site } = open()
    if (!/accounts|Permissions/i.test(method)) await site.request('eth_requestAccounts')
    wallet.reject()
    await expect(site.request(method, params)).rejects.toMatchObject({ name: 'ProviderRpcError', code: 4001 })
  })

  it('answers with a given error', async () => {
    const { wallet, site } = open()
    wallet.reject({ error: { code: -32603, message: 'Ledger is asleep', data: { device: 1 } } })
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({
      code: -32603,
      message: 'Ledger is asleep',
      data: { device: 1 },
    })
  })

  it('applies to a number of requests, after which the previous rule applies', async () => {
    const { wallet, site } = open()
    wallet.reject({ times: 2 })
    const outcome = () => site.request('eth_requestAccounts').catch(({ code }) => code)
    expect([await outcome(), await outcome(), await outcome()]).toEqual([4001, 4001, [alice, bob]])
  })

  it('applies only to the named methods, even to those without a prompt', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.reject({ methods: ['personal_sign', 'eth_accounts', 'eth_blockNumber', 'eth_requestAccounts'] })
    for (const method of ['personal_sign', 'eth_accounts', 'eth_blockNumber', 'eth_requestAccounts']) {
      await expect(site.request(method, sign)).rejects.toMatchObject({ code: 4001 })
    }
    expect(await site.request('eth_chainId')).toBe('0x7a69')
  })

  it('does not apply to methods without a prompt', async () => {
    const { wallet, site } = open()
    wallet.reject()
    expect(await site.request('eth_accounts')).toEqual([])
    expect(await site.request('eth_chainId')).toBe('0x7a69')
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses "times: %s"', (times) => {
    expect(() => open().wallet.reject({ times })).toThrow(expect.objectContaining({ code: 'testing.invalidParameter' }))
  })
})

describe('answerPending', () => {
  it('answers -32002 at once, even if the wallet is locked', async () => {
    const { wallet, site } = open()
    wallet.answerPending({ times: 1 })
    wallet.lock()
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  })
})

describe('delay', () => {
  it('delays every decision', async () => {
    const { wallet, site } = open()
    wallet.delay(40)
    wallet.reject()
    const start = performance.now()
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    expect(performance.now() - start).toBeGreaterThanOrEqual(39)
  })

  it('refuses a second connection meanwhile: -32002', async () => {
    const { wallet, site } = open()
    wallet.delay(30, { times: 1 })
    const first = site.request('eth_requestAccounts')
    await expect(site.request('wallet_requestPermissions', [{ eth_accounts: {} }])).rejects.toMatchObject({
      code: -32002,
    })
    expect(await first).toEqual([alice, bob])
  })

  it('uses the rule that applies after the delay', async () => {
    const { wallet, site } = open()
    wallet.delay(30)
    const request = site.request('eth_requestAccounts')
    wallet.reject()
    await expect(request).rejects.toMatchObject({ code: 4001 })
  })

  it('applies to named methods without a prompt, and ends with 0', async () => {
    const { wallet, site } = open()
    wallet.delay(60_000, { methods: ['eth_accounts'] })
    expect(await isOpen(site.request('eth_accounts'))).toBe(true)
    wallet.delay(0)
    expect(await site.request('eth_accounts')).toEqual([])
    expect(() => wallet.delay(-1)).toThrow(expect.objectContaining({ code: 'testing.invalidParameter' }))
  })
})

describe('drop', () => {
  it('never answers, and does not block other requests', async () => {
    const { wallet, site } = open()
    const dropped = wallet.drop({ times: 1 })
    const lost = site.request('eth_requestAccounts')
    expect(await isOpen(lost)).toBe(true)
    expect([dropped.count, wallet.requests[0]?.outcome]).toEqual([1, { status: 'dropped' }])
    expect(await site.request('eth_requestAccounts')).toEqual([alice, bob])
    expect(await isOpen(lost)).toBe(true)
  })

  it('can be answered late', async () => {
    const { wallet, site } = open()
    const dropped = wallet.drop({ methods: ['eth_requestAccounts', 'eth_chainId'] })
    const late = [site.request('eth_requestAccounts'), site.request('eth_chainId')]
    expect(await isOpen(Promise.race(late))).toBe(true)
    dropped.approve()
    expect(await Promise.all(late)).toEqual([[alice, bob], '0x7a69'])
    expect(dropped.count).toBe(0)
    const other = createSite(wallet, 'https://other.example').request('eth_requestAccounts')
    expect(await isOpen(other)).toBe(true)
    dropped.reject()
    await expect(other).rejects.toMatchObject({ code: 4001 })
  })
})

describe('lock and unlock', () => {
  it('hides the accounts and shows them again', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.lock()
    expect([wallet.isLocked, await site.request('eth_accounts')]).toEqual([true, []])
    wallet.unlock()
    expect([wallet.isLocked, await site.request('eth_accounts')]).toEqual([false, [alice, bob]])
    expect(site.events.slice(1)).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [alice, bob]],
    ])
  })

  it('lets requests to the owner wait, and refuses a second one of the site with -32002', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.lock()
    const waiting = site.request('personal_sign', sign)
    expect(await isOpen(waiting)).toBe(true)
    await expect(site.request('personal_sign', sign)).rejects.toMatchObject({ code: -32002 })
    wallet.unlock()
    expect(await waiting).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('uses the rule that applies after the unlock', async () => {
    const { wallet, site } = open()
    wallet.lock()
    const waiting = site.request('eth_requestAccounts')
    wallet.reject()
    wallet.unlock()
    await expect(waiting).rejects.toMatchObject({ code: 4001 })
  })
})

describe('changeAccounts', () => {
  it('exposes other accounts to connected sites, in that order', async () => {
    const { wallet, site } = open()
    const stranger = createSite(wallet, 'https://stranger.example')
    await site.request('eth_requestAccounts')
    wallet.changeAccounts([bob, alice])
    expect(await site.request('eth_accounts')).toEqual([bob, alice])
    wallet.changeAccounts([bob])
    wallet.changeAccounts([bob])
    expect(site.events.slice(1)).toEqual([
      ['accountsChanged', [bob, alice]],
      ['accountsChanged', [bob]],
    ])
    expect(stranger.events).toEqual([])
  })

  it('disconnects every site with []', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.changeAccounts([])
    expect(site.events.at(-1)).toEqual(['accountsChanged', []])
    expect(await site.request('wallet_getPermissions')).toEqual([])
    wallet.reject({ times: 1 })
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    expect(await site.request('eth_requestAccounts')).toEqual([alice, bob])
  })

  it('refuses an account without a key', () => {
    const refusal = expect.objectContaining({
      code: 'testing.invalidParameter',
      message: expect.stringContaining(carol),
    })
    expect(() => open().wallet.changeAccounts([carol])).toThrow(refusal)
  })

  it('refuses to sign pending requests of an account that was removed', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    const dropped = wallet.drop()
    const signing = site.request('personal_sign', sign)
    await wallet.waitForRequest('personal_sign')
    await expect.poll(() => dropped.count).toBe(1)
    wallet.changeAccounts([bob])
    dropped.approve()
    await expect(signing).rejects.toMatchObject({ code: 4100 })
  })
})

describe('changeNetwork', () => {
  it('notifies every site, connected or not', async () => {
    const { wallet, site } = open()
    wallet.changeNetwork(1)
    expect([wallet.chainId, await site.request('eth_chainId'), await site.request('net_version')]).toEqual([
      1,
      '0x1',
      '1',
    ])
    expect(site.events).toEqual([['chainChanged', '0x1']])
  })

  it('cannot reach an unknown chain: 4901', async () => {
    const { wallet, site } = open()
    wallet.changeNetwork(999)
    await expect(site.request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
    wallet.changeNetwork(31337)
    expect(await site.request('eth_blockNumber')).toMatch(/^0x/)
    expect(() => wallet.changeNetwork(0)).toThrow(expect.objectContaining({ code: 'testing.invalidParameter' }))
  })
})

describe('goOffline and goOnline', () => {
  it('loses all chains with an event, and finds them again', async () => {
    const { wallet, site } = open()
    const heard: unknown[] = []
    wallet.subscribe({ origin: site.origin, listener: ({ event, data }) => heard.push([event, data]) })
    await Promise.resolve()
    wallet.goOffline()
    await expect(site.request('eth_chainId')).rejects.toMatchObject({ code: 4900 })
    wallet.goOffline()
    wallet.goOnline()
    expect(heard).toEqual([
      ['connect', { chainId: '0x7a69' }],
      ['disconnect', { code: 4900, message: expect.any(String) }],
      ['connect', { chainId: '0x7a69' }],
    ])
  })
})

describe('reset', () => {
  it('resets the script and keeps the sites', async () => {
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.reject()
    wallet.delay(60_000)
    wallet.lock()
    wallet.goOffline()
    wallet.reset()
    expect(await site.request('eth_accounts')).toEqual([alice, bob])
    expect(await site.request('personal_sign', sign)).toMatch(/^0x/)
  })
})
