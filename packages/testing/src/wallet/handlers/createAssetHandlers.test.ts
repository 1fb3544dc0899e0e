import { numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createReader } from '../../test/createReader.ts'
import { openWallet } from '../../test/openWallet.ts'
import { runDevnet } from '../../test/runDevnet.ts'
import { alice, bob, carol } from '../../test/testAccounts.ts'

const { getChain } = runDevnet()

async function openConnected() {
  const [token] = getChain().tokens
  if (token === undefined) throw new Error('no token')
  const opened = openWallet([getChain(31337), getChain(31338)], {
    features: { assets: true },
    tokens: [{ chainId: 31337, address: token.address }],
  })
  await opened.site.request('eth_requestAccounts')
  const reader = createReader(getChain())
  const { address, name, symbol, decimals } = token
  const ether = { type: 'native', address: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
  const describe = async (owner: `0x${string}`) => ({
    coin: { ...ether, balance: numberToHex(await reader.getBalance(owner)) },
    token: {
      type: 'erc20',
      address,
      balance: numberToHex(await reader.getTokens(address, owner)),
      metadata: { name, symbol, decimals },
    },
  })
  return { ...opened, token, describe }
}

describe('wallet_getAssets', () => {
  it('reports the real balances of an account', async () => {
    const { site, describe } = await openConnected()
    const { coin, token } = await describe(bob)
    expect(BigInt(token.balance)).toBeGreaterThan(0n)
    expect(await site.request('wallet_getAssets', [{ account: bob }])).toEqual({
      '0x7a69': [coin, token],
      '0x7a6a': [coin],
    })
  })

  it('filters by chains, types or assets', async () => {
    const { site, describe } = await openConnected()
    const { coin, token } = await describe(alice)
    const ask = (filters: object) => site.request('wallet_getAssets', [{ account: alice, ...filters }])
    expect(await ask({ chainFilter: ['0x7a69'] })).toEqual({ '0x7a69': [coin, token] })
    expect(await ask({ chainFilter: ['0x7a69'], assetTypeFilter: ['erc20'] })).toEqual({ '0x7a69': [token] })
    const onlyToken = { '0x7a69': [{ address: token.address, type: 'erc20' }] }
    expect(await ask({ assetFilter: onlyToken, chainFilter: ['0x7a6a'] })).toEqual({ '0x7a69': [token] })
    const onlyCoin = { '0x7a69': [{ address: 'native', type: 'native' }] }
    expect(await ask({ assetFilter: onlyCoin })).toEqual({ '0x7a69': [coin] })
  })

  it('is refused for malformed parameters', async () => {
    const { site } = await openConnected()
    const ask = (params: object) => site.request('wallet_getAssets', [params])
    await expect(ask({ account: carol })).rejects.toMatchObject({ code: 4100 })
    for (const params of [{}, { account: alice, chainFilter: [1] }, { account: alice, assetFilter: { x: [] } }]) {
      await expect(ask(params)).rejects.toMatchObject({ code: -32602 })
    }
  })
})

describe('wallet_watchAsset', () => {
  it('reports a watched token from then on', async () => {
    const { site } = await openConnected()
    const token = getChain().tokens[1]
    const options = { address: token?.address, symbol: token?.symbol, decimals: token?.decimals }
    expect(await site.request('wallet_watchAsset', { type: 'ERC20', options })).toBe(true)
    expect(await site.request('wallet_watchAsset', { type: 'ERC20', options })).toBe(true)
    const assets = await site.request('wallet_getAssets', [
      { account: alice, chainFilter: ['0x7a69'], assetTypeFilter: ['erc20'] },
    ])
    expect(assets).toEqual({
      '0x7a69': [expect.anything(), expect.objectContaining({ address: token?.address })],
    })
  })

  it.each([
    ['ERC721', {}],
    ['ERC20', { address: '0x12' }],
    ['ERC20', { symbol: '' }],
    ['ERC20', { symbol: 'TWELVELETTERS' }],
    ['ERC20', { decimals: '18' }],
    ['ERC20', { decimals: 37 }],
  ])('refuses %s %j: -32602', async (type, overrides) => {
    const { site } = await openConnected()
    const options = { address: bob, symbol: 'T', decimals: 18, ...overrides }
    await expect(site.request('wallet_watchAsset', { type, options })).rejects.toMatchObject({ code: -32602 })
  })
})
