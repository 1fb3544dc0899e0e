import { describe, expect, it } from 'vitest'
import { openWallet } from '../../test/openWallet.ts'
import { runDevnet } from '../../test/runDevnet.ts'

const { getChain } = runDevnet()
const openBoth = () => openWallet([getChain(31337), getChain(31338)])
const openFirst = () => openWallet([getChain(31337)])
const second = (overrides: object = {}) => ({
  chainId: '0x7a6a',
  chainName: 'Second',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['ftp://nowhere', getChain(31338).rpcUrl],
  ...overrides,
})

describe('wallet_switchEthereumChain', () => {
  it('switches to a known network, and emits the event before the answer', async () => {
    const { wallet, site } = openBoth()
    const before = await site.request('eth_chainId')
    const answer = site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]).then((result) => {
      expect(site.events).toEqual([['chainChanged', '0x7a6a']])
      return result
    })
    expect([before, await answer, await site.request('eth_chainId'), wallet.chainId]).toEqual([
      '0x7a69',
      null,
      '0x7a6a',
      31338,
    ])
    // Reads use the new network.
    expect(await site.request('net_version')).toBe('31338')
  })

  it('answers 4902 for an unknown network without a prompt', async () => {
    const { wallet, site } = openFirst()
    await expect(site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toMatchObject({
      code: 4902,
    })
    expect(wallet.requests[0]?.isPrompted).toBe(false)
  })

  it('stays on the network without a prompt if it is the current one, and after a rejection', async () => {
    const { wallet, site } = openBoth()
    wallet.reject()
    expect(await site.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toBeNull()
    await expect(site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toMatchObject({
      code: 4001,
    })
    expect([wallet.chainId, site.events]).toEqual([31337, []])
  })

  it.each([
    [[]],
    [[null]],
    [[{}]],
    [[{ chainId: 31338 }]],
    [[{ chainId: '31338' }]],
    [[{ chainId: '0x07a6a' }]],
    [[{ chainId: '0x0' }]],
    [[{ chainId: '0xfffffffffffff' }]],
    ['0x7a6a'],
  ])('refuses %j: -32602', async (params) => {
    await expect(openBoth().site.request('wallet_switchEthereumChain', params)).rejects.toMatchObject({ code: -32602 })
  })
})

describe('wallet_addEthereumChain', () => {
  it('adds a network, switches to it, and reaches it', async () => {
    const { wallet, site } = openFirst()
    expect(await site.request('wallet_addEthereumChain', [second()])).toBeNull()
    expect([wallet.chainId, site.events]).toEqual([31338, [['chainChanged', '0x7a6a']]])
    expect(await site.request('eth_blockNumber')).toMatch(/^0x/)
    await site.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    expect(wallet.chainId).toBe(31337)
  })

  it('changes nothing after a rejection', async () => {
    const { wallet, site } = openFirst()
    wallet.reject({ times: 1 })
    await expect(site.request('wallet_addEthereumChain', [second()])).rejects.toMatchObject({ code: 4001 })
    await expect(site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toMatchObject({
      code: 4902,
    })
    expect(wallet.chainId).toBe(31337)
  })

  it('only switches to a known network, and keeps its own node', async () => {
    const { wallet, site } = openBoth()
    const [rpcUrls] = [['http://127.0.0.1:1']]
    await site.request('wallet_addEthereumChain', [second({ rpcUrls })])
    expect(wallet.chainId).toBe(31338)
    expect(await site.request('eth_blockNumber')).toMatch(/^0x/)
    wallet.reject()
    expect(await site.request('wallet_addEthereumChain', [second({ rpcUrls })])).toBeNull()
  })

  it('refuses a node of another chain', async () => {
    const { site } = openFirst()
    const rpcUrls = [getChain(31337).rpcUrl]
    await expect(site.request('wallet_addEthereumChain', [second({ rpcUrls })])).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('0x7a69'),
    })
  })

  it('refuses an unreachable node', async () => {
    const { site } = openFirst()
    const rpcUrls = ['http://127.0.0.1:1']
    await expect(site.request('wallet_addEthereumChain', [second({ rpcUrls })])).rejects.toMatchObject({ code: -32603 })
  })

  it.each([
    ['chainId', { chainId: 31338 }],
    ['chainName', { chainName: '' }],
    ['rpcUrls', { rpcUrls: undefined }],
    ['rpcUrls', { rpcUrls: ['javascript:alert(1)', 7] }],
    ['nativeCurrency', { nativeCurrency: undefined }],
    ['nativeCurrency.name', { nativeCurrency: { symbol: 'ETH', decimals: 18 } }],
    ['nativeCurrency.symbol', { nativeCurrency: { name: 'Ether', symbol: 'TWELVELETTERS', decimals: 18 } }],
    ['nativeCurrency.decimals', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 6 } }],
  ])('names "%s" if it is invalid', async (name, overrides) => {
    await expect(openFirst().site.request('wallet_addEthereumChain', [second(overrides)])).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(`"${name}"`),
    })
  })

  it('allows only one pending question about networks', async () => {
    const { wallet, site } = openBoth()
    wallet.delay(30, { times: 1 })
    const first = site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    await expect(site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toMatchObject({
      code: -32002,
    })
    expect(await first).toBeNull()
  })
})
