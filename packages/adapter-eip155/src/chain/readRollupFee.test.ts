import { decodeFunctionData, parseAbi, parseTransaction, size } from 'viem'
import { expect, it } from 'vitest'
import { readRollupFee } from './readRollupFee.ts'

const oracleAbi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)',
  'function getOperatorFee(uint256 gasUsed) view returns (uint256)',
])
const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it.each([
  ['a transfer', { from, to: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', value: '0x3' }],
  ['a call', { from, to: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', data: `0x${'ab'.repeat(68)}` }],
  ['a long call', { from, to: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', data: `0x${'ab'.repeat(70_000)}` }],
  ['a new contract', { from, value: '0x100', data: '0x60' }],
] as const)('asks for the fee of %s, as a transaction that viem reads', async (_what, call) => {
  const asked: Record<string, unknown> = {}
  const read = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    if (method === 'eth_getCode') return '0x60'
    const { data } = Object(params[0])
    const { functionName, args } = decodeFunctionData({ abi: oracleAbi, data })
    asked[functionName] = args[0]
    return `0x${'0'.repeat(61)}064`
  }
  expect(await readRollupFee({ call, read, chainId: 10, gas: 65_000n })).toEqual({ fee: 200n, feeAtMost: 225n })
  const bytes: `0x${string}` = `0x${String(asked['getL1Fee']).slice(2)}`
  const { to, value = 0n, data = '0x', gas, chainId } = parseTransaction(bytes)
  expect({ to: to ?? undefined, value, data, gas, chainId }).toEqual({
    to: 'to' in call ? call.to : undefined,
    value: 'value' in call ? BigInt(call.value) : 0n,
    data: 'data' in call ? call.data : '0x',
    gas: 65_000n,
    chainId: 10,
  })
  expect(asked['getL1FeeUpperBound']).toBe(BigInt(size(bytes)))
  expect(asked['getOperatorFee']).toBe(65_000n)
})
