import { decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { toTransferCall } from './toTransferCall.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** USDT as its issuer and the bridges of its chains publish it. On some of these `transfer` returns nothing. */
const usdt = [
  ['Ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['Polygon', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
  ['Avalanche', '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'],
  ['Celo', '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e'],
  ['OP Mainnet', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'],
  ['BNB Smart Chain', '0x55d398326f99059fF775485246999027B3197955'],
  ['Arbitrum One', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
] as const

describe('toTransferCall', () => {
  it('sends the native coin as value [S7.089]', () => {
    expect(toTransferCall({ to, amount: 10n ** 18n })).toEqual({ to, value: '0xde0b6b3a7640000' })
    expect(toTransferCall({ to, amount: 0n })).toEqual({ to, value: '0x0' })
  })

  it.each(usdt)('sends USDT on %s as the same calldata as any token [S7.088] [S9.093] [S9.094]', (_chain, token) => {
    const call = toTransferCall({ to, amount: 1_500_000n, token })
    const any = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1_500_000n] })
    expect(call).toEqual({ to: token, data: any })
  })

  it.each([0n, 1n, 2n ** 256n - 1n])('encodes %s as the standard does', (amount) => {
    const call = toTransferCall({ to, amount, token: usdt[0][1] })
    const data = 'data' in call ? call.data : '0x'
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({ functionName: 'transfer', args: [to, amount] })
  })

  it.each([-1n, 2n ** 256n])('refuses the amount %s', (amount) => {
    expect(() => toTransferCall({ to, amount })).toThrow(expect.objectContaining({ code: 'options.invalid' }))
  })

  it.each([1, '1', undefined, null])('refuses the amount %j', (amount) => {
    expect(() => Reflect.apply(toTransferCall, undefined, [{ to, amount }])).toThrow(
      expect.objectContaining({ code: 'options.invalid' }),
    )
  })

  it.each(['', '0x', 'vitalik.eth', to.slice(0, -1), to.replace('a', 'A')])(
    'refuses a receiver and a token like %j',
    (address) => {
      const invalid = expect.objectContaining({ code: 'address.invalid' })
      expect(() => toTransferCall({ to: address, amount: 1n })).toThrow(invalid)
      expect(() => toTransferCall({ to, amount: 1n, token: address })).toThrow(invalid)
    },
  )
})
