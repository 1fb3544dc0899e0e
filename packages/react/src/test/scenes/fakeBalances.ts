import type { FakeBalance, FakeBalances } from '../createFakeCloud.ts'

// The balances of the scenes.

/** A picture of one colour at a path of the cloud. */
const toIconUrl = (colour: string): string => `/v1/image/${colour}.url.signature`

export const ether = (chainId: string, part: Partial<FakeBalance> = {}): FakeBalance => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId,
  price: 2_601.23,
  value: 1_930.116,
  quantity: { decimals: 18, numeric: '0.7420001' },
  iconUrl: null,
  ...part,
})

export const usdcContract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

export const usdc = (chainId: string, part: Partial<FakeBalance> = {}): FakeBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId,
  address: `${chainId}:${usdcContract}`,
  price: 1.0001,
  value: 550.965,
  quantity: { decimals: 6, numeric: '550.960125' },
  iconUrl: toIconUrl('2775ca'),
  isListed: true,
  ...part,
})

export const unpriced = (chainId: string): FakeBalance => ({
  name: 'Reading Club',
  symbol: 'READ',
  chainId,
  address: `${chainId}:0x2222222222222222222222222222222222222222`,
  quantity: { decimals: 18, numeric: '40' },
  iconUrl: toIconUrl('7c3aed'),
  isListed: true,
})

export const unlisted = (chainId: string, part: Partial<FakeBalance> = {}): FakeBalance => ({
  name: 'Visit claim.example',
  symbol: 'CLAIM',
  chainId,
  address: `${chainId}:0x3333333333333333333333333333333333333333`,
  price: 1_000_000,
  value: 1_000_000,
  quantity: { decimals: 18, numeric: '1' },
  iconUrl: null,
  isListed: false,
  ...part,
})

/** Many listed tokens, each worth less than the one before. */
export const manyTokens = (chainId: string, count: number): readonly FakeBalance[] =>
  Array.from({ length: count }, (_unused, index) => ({
    name: `Token ${index + 1}`,
    symbol: `T${index + 1}`,
    chainId,
    address: `${chainId}:0x${(index + 1).toString(16).padStart(40, '0')}`,
    price: 1,
    value: count - index,
    quantity: { decimals: 18, numeric: String(count - index) },
    iconUrl: toIconUrl((0x10_00_00 + ((index * 0x2f_3d_51) % 0xef_ff_ff)).toString(16).padStart(6, '0')),
    isListed: true,
  }))

/** The balances of an account with some of everything, on Ethereum and Arbitrum. */
export const someTokens = (chainId: string): FakeBalances =>
  chainId === 'eip155:1'
    ? [
        ether(chainId),
        unpriced(chainId),
        unlisted(chainId),
        unlisted(chainId, { symbol: 'FREE', flags: { is_spam: true }, address: `${chainId}:0x${'4'.repeat(40)}` }),
      ]
    : [usdc(chainId), ether(chainId, { value: 0.004, quantity: { decimals: 18, numeric: '0.0000015' } })]
