import { describe, expect, it } from 'vitest'
import { isOpen } from '../test/isOpen.ts'
import { openWallet } from '../test/openWallet.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { alice, bob } from '../test/testAccounts.ts'

const { getChain } = runDevnet()
const open = () => openWallet([getChain(31337)])

describe('requests and waitForRequest', () => {
  it('log each request with its origin and outcome', async () => {
    const { wallet, site } = open()
    wallet.reject({ methods: ['wallet_watchAsset'] })
    wallet.drop({ methods: ['eth_coinbase'] })
    await site.request('eth_requestAccounts')
    await site.request('wallet_watchAsset').catch(() => undefined)
    const dropped = site.request('eth_coinbase')
    expect(await isOpen(dropped)).toBe(true)
    const { origin } = site
    expect(wallet.requests).toEqual([
      {
        id: 1,
        origin,
        method: 'eth_requestAccounts',
        params: undefined,
        chainId: 31337,
        isPrompted: true,
        outcome: { status: 'answered', result: [alice, bob] },
      },
      {
        id: 2,
        origin,
        method: 'wallet_watchAsset',
        params: undefined,
        chainId: 31337,
        isPrompted: false,
        outcome: { status: 'failed', error: { code: -32602, message: expect.any(String) } },
      },
      {
        id: 3,
        origin,
        method: 'eth_coinbase',
        params: undefined,
        chainId: 31337,
        isPrompted: false,
        outcome: { status: 'dropped' },
      },
    ])
  })

  it('return each request once, including earlier ones', async () => {
    const { wallet, site } = open()
    await site.request('eth_chainId')
    expect(await wallet.waitForRequest('eth_chainId')).toMatchObject({ id: 1, outcome: { status: 'answered' } })
    const next = wallet.waitForRequest('eth_chainId')
    expect(await isOpen(next)).toBe(true)
    await site.request('eth_accounts')
    await site.request('eth_chainId')
    expect(await next).toMatchObject({ id: 3 })
  })

  it('time out or abort with a list of the other requests', async () => {
    const { wallet, site } = open()
    await site.request('eth_accounts')
    await expect(wallet.waitForRequest('eth_chainId', { timeoutMs: 10 })).rejects.toMatchObject({
      code: 'testing.requestNotMade',
      message: 'The wallet was not asked for eth_chainId: waited 10 ms. It was asked for: eth_accounts.',
    })
    const stop = new AbortController()
    const stopped = wallet.waitForRequest('eth_chainId', { signal: stop.signal })
    stop.abort()
    await expect(stopped).rejects.toMatchObject({ code: 'testing.requestNotMade' })
    const ended = wallet.waitForRequest('eth_chainId')
    wallet.destroy()
    await expect(ended).rejects.toMatchObject({ code: 'testing.requestNotMade' })
  })
})
