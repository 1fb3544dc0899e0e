import { describe, expect, it } from 'vitest'
import { createTestClient } from '../test/createTestClient.ts'
import { createCalls } from './createCalls.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const call = { connectionId: 'eip155:com.example' }

const make = (answer: unknown) => {
  const { getClient, asked } = createTestClient(answer)
  return { calls: createCalls(getClient), asked }
}

describe('createCalls', () => {
  it('reads the capabilities of the active account, by CAIP-2 id [S7.085]', async () => {
    const { calls, asked } = make({
      '0x0': { atomic: { status: 'ready' } },
      '0x1': { paymasterService: { supported: true } },
      '0x2': { atomic: { status: 'supported' } },
      '0x3': { atomic: { status: 'nonsense' } },
      '0x89': 'nonsense',
      nonsense: {},
    })
    expect(await calls.getCapabilities(call)).toEqual({
      'eip155:0': { atomic: 'ready' },
      'eip155:1': { atomic: 'ready', paymasterService: { supported: true } },
      'eip155:2': { atomic: 'supported' },
      'eip155:3': { atomic: 'ready' },
    })
    expect(asked).toEqual([['wallet_getCapabilities', [to]]])
  })

  it.each([
    [{ '0x1': {} }, 'unsupported'],
    [{ '0x1': { atomicBatch: { supported: true } } }, 'supported'],
    [{ '0x1': { atomicBatch: { supported: false } } }, 'unsupported'],
    [{ '0x1': { atomic: 'supported' } }, 'unsupported'],
  ])('reads from %j whether batches are atomic', async (answer, atomic) => {
    expect(await make(answer).calls.getCapabilities(call)).toMatchObject({ 'eip155:1': { atomic } })
  })

  it('passes the app’s own id on, and whether the batch must be atomic', async () => {
    const { calls, asked } = make({ id: '0xfeed' })
    await calls.send({ ...call, calls: [{ to }], id: '0xfeed', atomicRequired: true })
    expect(asked).toMatchObject([['wallet_sendCalls', [{ id: '0xfeed', atomicRequired: true }]]])
  })

  it.each([null, undefined, 'no', [], 5])('refuses capabilities like %j', async (answer) => {
    await expect(make(answer).calls.getCapabilities(call)).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
  })

  it('sends a batch in the words of EIP-5792', async () => {
    const { calls, asked } = make({ id: '0xabc' })
    const capabilities = { paymasterService: { url: 'https://paymaster.example' } }
    const batch = [{ to, value: 5n } as const, { to, data: '0x1234' } as const]
    expect(await calls.send({ ...call, calls: batch, capabilities })).toEqual({ id: '0xabc' })
    expect(asked).toEqual([
      [
        'wallet_sendCalls',
        [
          {
            version: '2.0.0',
            from: to,
            chainId: '0xa',
            atomicRequired: false,
            calls: [
              { to, value: '0x5' },
              { to, data: '0x1234' },
            ],
            capabilities,
          },
        ],
      ],
    ])
  })

  it('takes the bare id of the first version', async () => {
    expect(await make('0xabc').calls.send({ ...call, calls: [{ to }] })).toEqual({ id: '0xabc' })
  })

  it.each([null, {}, { id: 5 }, '', 'x'.repeat(10_000)])('refuses an id like %j', async (answer) => {
    await expect(make(answer).calls.send({ ...call, calls: [{ to }] })).rejects.toMatchObject({
      code: 'wallet.invalidResponse',
    })
  })

  it.each([[{ to: 'vitalik.eth' }], [{ to, data: '1234' }]])(
    'refuses a call that does not start with 0x before it asks the wallet: %j [S5.019] [S5.020]',
    async (wrong) => {
      const { calls, asked } = make({ id: '0xabc' })
      await expect(Reflect.apply(calls.send, calls, [{ ...call, calls: [wrong] }])).rejects.toMatchObject({
        code: 'options.invalid',
      })
      expect(asked).toEqual([])
    },
  )

  const receipts = [{ transactionHash: '0x01' }, null, { transactionHash: 5 }, { transactionHash: '0x02' }]
  it.each([
    [
      { status: 100, atomic: true },
      { status: 'pending', statusCode: 100, isAtomic: true, transactionIds: [] },
    ],
    [
      { status: 200, receipts, atomic: false },
      { status: 'success', statusCode: 200, isAtomic: false, transactionIds: ['0x01', '0x02'] },
    ],
    [
      { status: 400, atomic: 'yes' },
      { status: 'failure', statusCode: 400, transactionIds: [] },
    ],
    [
      { status: 500, receipts },
      { status: 'failure', statusCode: 500, transactionIds: ['0x01', '0x02'] },
    ],
    [{ status: 600 }, { status: 'partial', statusCode: 600, transactionIds: [] }],
    [{ status: 700 }, { status: 'failure', statusCode: 700, transactionIds: [] }],
    [{ status: 'PENDING' }, { status: 'pending', statusCode: 100, transactionIds: [] }],
    [
      { status: 'CONFIRMED', receipts },
      { status: 'success', statusCode: 200, transactionIds: ['0x01', '0x02'] },
    ],
    [
      { status: 'CONFIRMED', receipts: [{ transactionHash: '0x01', status: '0x0' }] },
      { status: 'failure', statusCode: 500, transactionIds: ['0x01'] },
    ],
  ])('reads the status %j', async (answer, expected) => {
    const { calls, asked } = make(answer)
    expect(await calls.getStatus({ ...call, id: '0xabc' })).toEqual(expected)
    expect(asked).toEqual([['wallet_getCallsStatus', ['0xabc']]])
  })

  it('asks about some networks only, and has the wallet show a batch', async () => {
    const { calls, asked } = make({ '0xa': { atomic: { status: 'ready' } } })
    const networkIds = ['eip155:10', 'eip155:8453'] as const
    expect(await calls.getCapabilities({ ...call, networkIds })).toEqual({ 'eip155:10': { atomic: 'ready' } })
    await calls.show?.({ ...call, id: '0xabc' })
    expect(asked).toEqual([
      ['wallet_getCapabilities', [to, ['0xa', '0x2105']]],
      ['wallet_showCallsStatus', ['0xabc']],
    ])
  })

  it.each([null, 'CONFIRMED', {}, { status: 'DONE' }, { status: 0 }, { status: 1e9 }])(
    'refuses a status like %j',
    async (answer) => {
      await expect(make(answer).calls.getStatus({ ...call, id: '0xabc' })).rejects.toMatchObject({
        code: 'wallet.invalidResponse',
      })
    },
  )
})
