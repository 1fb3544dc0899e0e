import { concat, fromHex } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'
import type { SmartCall } from '../SignRequest.ts'

/** `executeBatch((address,uint256,bytes)[])` of the smart account: all calls happen, or none does. */
export function encodeCalls(calls: readonly SmartCall[]): Bytes {
  const tuples = calls.map(({ data, to, value }) =>
    concat(
      toWord(BigInt(to)),
      toWord(value),
      toWord(96n),
      toWord(BigInt(data.length)),
      data,
      new Uint8Array((32 - (data.length % 32)) % 32),
    ),
  )
  let offset = 32 * calls.length
  const offsets = tuples.map(({ length }) => {
    const word = toWord(BigInt(offset))
    offset += length
    return word
  })
  return concat(selector, toWord(32n), toWord(BigInt(calls.length)), ...offsets, ...tuples)
}

const selector = Uint8Array.of(0x34, 0xfc, 0xd5, 0xbe)

function toWord(value: bigint): Bytes {
  return fromHex(value.toString(16).padStart(64, '0')) ?? new Uint8Array()
}
