import { array, assert, bigInt, constantFrom, oneof, property, tuple, uint8Array } from 'fast-check'
import { bytesToHex, decodeAbiParameters, encodeAbiParameters, numberToHex, pad } from 'viem'
import { expect, it } from 'vitest'
import { measureGrowth, mutatedBytes, tooSteep } from '../../../../../../fuzz.shared.ts'
import { decodeTokenText } from './decodeTokenText.ts'
import { readTransfers } from './readTransfers.ts'

const events = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  single: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  batch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const
const contract = '0x00000000000000000000000000000000000000c1'
const account = constantFrom<`0x${string}`>(
  '0x00000000000000000000000000000000000000a1',
  '0xffffffffffffffffffffffffffffffffffffffff',
)
const value = bigInt({ min: 0n, max: 2n ** 256n - 1n })
const lists = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

it('reads every batch as ABI decoders do', () => {
  assert(
    property(account, account, array(tuple(value, value), { maxLength: 8 }), (sender, receiver, pairs) => {
      const [ids, amounts] = [pairs.map(([id]) => id), pairs.map(([, amount]) => amount)]
      const data = encodeAbiParameters(lists, [ids, amounts])
      const topics = [events.batch, pad(sender), pad(sender), pad(receiver)]
      expect(decodeAbiParameters(lists, data)).toEqual([ids, amounts])
      expect(readTransfers({ address: contract, topics, data })).toEqual(
        pairs.map(([id, amount]) => ({
          sender,
          receiver,
          contract,
          tokenId: id.toString(),
          amount: amount.toString(),
        })),
      )
    }),
  )
})

it('reads nothing but whole transfers from any log', () => {
  const valid = array(value, { maxLength: 4 }).map((ids) => encodeAbiParameters(lists, [ids, ids]))
  const data = oneof(
    uint8Array({ maxLength: 200 }),
    mutatedBytes(valid.map((hex) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')))),
  ).map((bytes) => bytesToHex(bytes))
  const topic = oneof(
    value.map((word) => numberToHex(word, { size: 32 })),
    account.map((address) => pad(address)),
  )
  const event = constantFrom(events.transfer, events.single, events.batch)
  assert(
    property(event, array(topic, { maxLength: 3 }), data, (first, others, bytes) => {
      const transfers = readTransfers({ address: contract, topics: [first, ...others], data: bytes })
      // Two lists can lie over one another, so a word may count for both.
      expect(transfers.length).toBeLessThanOrEqual(Math.max(1, bytes.length / 64))
      for (const transfer of transfers) {
        expect(transfer).toMatchObject({ contract, amount: expect.stringMatching(/^\d{1,78}$/) })
        expect([transfer.sender, transfer.receiver].join()).toMatch(/^0x[\da-f]{40},0x[\da-f]{40}$/)
        expect(transfer.tokenId ?? '0').toMatch(/^\d{1,78}$/)
      }
    }),
  )
})

it('decodes any answer of a contract to short text that can be shown', () => {
  const text = oneof(
    uint8Array({ maxLength: 160 }),
    mutatedBytes(
      uint8Array({ maxLength: 80 }).map((bytes) => {
        const hex = encodeAbiParameters([{ type: 'bytes' }], [bytesToHex(bytes)])
        return new Uint8Array(Buffer.from(hex.slice(2), 'hex'))
      }),
    ),
  )
  assert(
    property(text, (bytes) => {
      const decoded = decodeTokenText(bytesToHex(bytes), 8)
      expect(decoded ?? 'none').toMatch(/^(?:[^\p{C}\p{Z}]| ){1,8}$/u)
    }),
  )
})

it('takes time in proportion to the length of a log', () => {
  const growth = measureGrowth((size) => {
    const count = Math.floor(size / 128)
    const ids = Array.from({ length: count }, (_unused, index) => numberToHex(index, { size: 32 }).slice(2))
    const list = `${numberToHex(count, { size: 32 }).slice(2)}${ids.join('')}`
    const offset = numberToHex(64, { size: 32 }).slice(2)
    const topics = [events.batch, ...Array.from({ length: 3 }, () => pad(contract))]
    expect(readTransfers({ address: contract, topics, data: `0x${offset}${offset}${list}` })).toHaveLength(count)
  })
  expect(growth).toBeLessThan(tooSteep)
})
