import { isModalError } from '@latchkey/core/adapter'
import { assert, asyncProperty, constant, constantFrom, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'
import { assertUnpolluted, hostileValue, mutatedValue, runs } from '../../../../fuzz.shared.ts'
import { findCallsFault } from '../wallets/findCallsFault.ts'
import { createCalls } from './createCalls.ts'
import type { Eip155Client, GetClient } from './types.ts'

const account = `0x${'11'.repeat(20)}` as const
const capabilities = {
  '0x0': { atomic: { status: 'ready' } },
  '0x1': { paymasterService: { supported: true } },
  '0x89': { atomicBatch: { supported: true } },
}
const status = {
  version: '2.0.0',
  id: '0xabc',
  chainId: '0x1',
  status: 200,
  atomic: true,
  receipts: [{ logs: [], status: '0x1', transactionHash: `0x${'22'.repeat(32)}` }],
}

/** Batches of a wallet that gives one answer to everything. */
function answering(answer: unknown) {
  const connection = { id: 'a', activeAddress: account } as Eip155Client['connection']
  const getClient: GetClient = async () => ({ connection, chainId: '0x1', request: async () => answer })
  return createCalls(getClient)
}

async function attempt<value>(action: () => Promise<value> | undefined): Promise<value | undefined> {
  try {
    return await action()
  } catch (error) {
    expect(isModalError(error, 'wallet.invalidResponse')).toBe(true)
    return undefined
  }
}

it('reads what a wallet says of batches (EIP-5792), or calls it invalid, and never fails in another way', async () => {
  const answers = oneof(
    mutatedValue(
      constantFrom<unknown>(
        capabilities,
        status,
        { ...status, status: 'CONFIRMED' },
        { ...status, status: 200.5 },
        { id: '0xabc' },
        '0xabc',
      ),
    ),
    hostileValue,
  )
  await assert(
    asyncProperty(answers, async (answer) => {
      const calls = answering(answer)
      const connectionId = 'a'
      const can = await attempt(() => calls?.getCapabilities({ connectionId }))
      const sent = await attempt(() => calls?.send({ connectionId, calls: [{ to: account }] }))
      const state = await attempt(() => calls?.getStatus({ connectionId, id: '0xabc' }))
      assertUnpolluted()
      for (const [id, { atomic }] of Object.entries(can ?? {})) {
        expect(id).toMatch(/^eip155:\d+$/)
        expect(['supported', 'ready', 'unsupported']).toContain(atomic)
      }
      if (sent !== undefined) expect(sent.id).toMatch(/^[^]{1,8194}$/)
      if (state === undefined) return
      // Stored as they are: a list with another number would be dropped as damaged.
      expect(state.statusCode).toSatisfy(Number.isSafeInteger)
      expect(['pending', 'success', 'failure', 'partial']).toContain(state.status)
      for (const id of state.transactionIds) expect(typeof id).toBe('string')
    }),
    runs(500),
  )
})

it('finds a fault in a batch, or lets only calls through whose receivers and data are hexadecimal', () => {
  const payload = { version: '2.0.0', calls: [{ to: account, data: '0x12' }, { to: account }] }
  expect(findCallsFault(payload)).toBeUndefined()
  assert(
    property(mutatedValue(constant(payload)), (value) => {
      if (findCallsFault(value) !== undefined) return
      expect(value).toMatchObject({ calls: expect.any(Array) })
      for (const call of (value as typeof payload).calls) {
        expect(call.to).toMatch(/^0x/)
        expect(call.data ?? '0x').toMatch(/^0x/)
      }
    }),
    runs(500),
  )
})
