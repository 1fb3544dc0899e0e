import { describe, expect, it } from 'vitest'
import { createTestClient } from '../test/createTestClient.ts'
import { createAssets } from './createAssets.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const call = { connectionId: 'eip155:com.example' }
const usdt = {
  address: token.toLowerCase(),
  balance: '0x5f5e100',
  type: 'erc20',
  metadata: { name: 'Tether USD', symbol: 'USDT', decimals: 6 },
}
const coin = {
  address: 'native',
  balance: '0x1',
  type: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

const list = async (answer: unknown): Promise<unknown> => {
  const { getClient, asked } = createTestClient(answer)
  const assets = await createAssets(getClient).list(call)
  expect(asked).toEqual([['wallet_getAssets', [{ account }]]])
  return assets
}

describe('createAssets', () => {
  it('reads what a wallet reports (ERC-7811) [S7.086]', async () => {
    expect(await list({ '0x1': [coin, usdt], '0xa': [coin] })).toEqual([
      { caipNetworkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, balance: 1n },
      {
        caipNetworkId: 'eip155:1',
        address: token,
        name: 'Tether USD',
        symbol: 'USDT',
        decimals: 6,
        balance: 100_000_000n,
      },
      { caipNetworkId: 'eip155:10', name: 'Ether', symbol: 'ETH', decimals: 18, balance: 1n },
    ])
  })

  it('leaves out what makes no sense', async () => {
    const wrong = [
      null,
      'asset',
      { ...usdt, address: 'x' },
      { ...usdt, address: undefined },
      { ...usdt, balance: '5' },
      { ...usdt, balance: `0x${'f'.repeat(65)}` },
      { ...usdt, metadata: undefined },
      { ...usdt, metadata: { ...usdt.metadata, decimals: '6' } },
      { ...usdt, metadata: { ...usdt.metadata, decimals: -1 } },
      { ...usdt, type: 'erc721' },
    ]
    expect(await list({ '0x1': [...wrong, coin], '0x0': [coin], nonsense: [coin], '0x5': 'coins' })).toHaveLength(1)
  })

  it('reads no more than 1000 of them', async () => {
    expect(await list({ '0x1': Array.from({ length: 5_000 }, () => coin), '0x2': [coin] })).toHaveLength(1_000)
  })

  it.each([null, undefined, [], 'no', 5])('refuses a report like %j', async (answer) => {
    await expect(list(answer)).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
  })
})
