import { expect, it } from 'vitest'
import { simulateTransfer } from './simulateTransfer.ts'

const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

it('limits the gas of the balances and not that of the transfer, which share a block on most nodes', async () => {
  const asked: unknown[] = []
  const read = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    asked.push([method, ...params])
    return [{ calls: [{ status: '0x1', returnData: '0x' }] }]
  }
  // An answer with another number of calls does not count, so only the transfer is simulated.
  expect(await simulateTransfer(read, { from, to, amount: 5n, token })).toEqual({ status: 'success' })
  const [[method, block] = [], [next] = []] = asked.filter(Array.isArray)
  expect([method, next]).toEqual(['eth_simulateV1', 'eth_call'])
  const { blockStateCalls, traceTransfers } = Object(block)
  const [balance, transfer, after] = blockStateCalls[0].calls
  expect(traceTransfers).toBe(true)
  expect(Number(balance.gas)).toBe(500_000)
  expect(after).toEqual(balance)
  expect(transfer).toEqual({ from, to: token, data: expect.stringMatching(/^0xa9059cbb/) })
})
