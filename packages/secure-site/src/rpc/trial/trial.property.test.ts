import {
  anything,
  array,
  assert,
  asyncProperty,
  bigInt,
  constantFrom,
  oneof,
  property,
  record,
  stringMatching,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../../fuzz.shared.ts'
import { findNetwork } from '../networks.ts'
import { refuseRpc } from '../refuseRpc.ts'
import { limitTrial } from './limitTrial.ts'
import { readSimulation } from './readSimulation.ts'
import { readTokenEvents } from './tokenEvents.ts'
import { tryCalls } from './tryCalls.ts'
import { trySolana } from './trySolana.ts'

const owner = `0x${'a'.repeat(40)}`
const network = findNetwork('eip155:1') ?? refuseRpc('no network')
const word = oneof(
  stringMatching(/^[\da-f]{64}$/),
  constantFrom(`${'0'.repeat(24)}${'a'.repeat(40)}`, '0'.repeat(64), `${'0'.repeat(62)}40`, 'f'.repeat(64)),
)
const event = constantFrom(
  // Transfer, TransferSingle, TransferBatch, Approval, ApprovalForAll, Deposit
  'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  'c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  '4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  '17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  'e1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
)
const log = record({
  address: constantFrom(`0x${'e'.repeat(40)}`, `0x${'b'.repeat(40)}`, '0x000000000022d473030f116ddee9f6b43ac78ba3'),
  topics: record({ event, indexed: array(word, { maxLength: 3 }) }).map((given) =>
    [given.event, ...given.indexed].map((topic) => `0x${topic}`),
  ),
  data: array(word, { maxLength: 8 }).map((words) => `0x${words.join('')}`),
})

describe('a trial run', () => {
  it('reads any event, and names none that is not the visitor’s', () => {
    assert(
      property(log, (given) => {
        const isAboutOwner = JSON.stringify(given).includes('a'.repeat(40))
        const events = readTokenEvents(given, owner)
        expect(isAboutOwner || events.length === 0).toBe(true)
      }),
      runs(2_000),
    )
  })

  it('reads any answer of a node, and takes only one that fits what was asked', () => {
    assert(
      property(anything(), bigInt({ min: 1n, max: 4n }), (answer, count) => {
        expect(readSimulation(answer, Number(count))).toBeUndefined()
      }),
      runs(1_000),
    )
    const call = { status: '0x1', returnData: '0x', logs: [] }
    expect(readSimulation([{ calls: [call, call] }], 2)).toHaveLength(2)
    expect(readSimulation([{ calls: [call, call] }], 3)).toBeUndefined()
    expect(readSimulation([{ calls: [call] }, { calls: [call] }], 1)).toBeUndefined()
    expect(readSimulation([{ calls: [{ ...call, returnData: `0x${'00'.repeat(300_000)}` }] }], 1)).toBeUndefined()
  })

  it('is not possible, and fails in no other way, whatever a node answers', async () => {
    await assert(
      asyncProperty(anything(), async (answer) => {
        const ask = async (): Promise<unknown> => answer
        const transaction = {
          nonce: 0n,
          gas: 1n,
          to: owner,
          value: 1n,
          data: new Uint8Array(),
          fee: { gasPrice: 1n },
          accessList: [],
        }
        const request = { kind: 'evmTransaction', from: owner, chainId: 1, transaction, estimatedFee: 0n } as const
        const calls = await limitTrial({
          run: () => tryCalls({ requests: [request], from: owner, network, ask }),
        })
        const solana = await limitTrial({
          run: () => trySolana({ requests: [request], from: owner, ask }),
        })
        expect([calls, solana]).toEqual([{ kind: 'unchecked' }, { kind: 'unchecked' }])
      }),
      runs(300),
    )
  })

  it('is not possible if the node refuses, or answers too late', async () => {
    expect(await limitTrial({ run: () => new Promise(() => undefined), patience: 10 })).toEqual({ kind: 'unchecked' })
    const refused = limitTrial({ run: () => Promise.reject(new Error('no such method')) })
    expect(await refused).toEqual({ kind: 'unchecked' })
  })
})
