import { concat, isEqual, toHex } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'
import type { SmartCall } from '../SignRequest.ts'
import { encodeCalls } from './encodeCalls.ts'

/** Calls within calls are read this deep. */
const mostDepth = 4
/** More calls than this are not unpacked. */
const mostUnpacked = 256

/**
 * The calls, and after each one to the account itself what that one would do there: `execute` and `executeBatch` of a smart account. A
 * call that says it otherwise than the ABI's usual form is left as it is: it still goes to the account itself, which is a danger of its
 * own.
 */
export function unpackCalls(calls: readonly SmartCall[], account: string): readonly SmartCall[] {
  const unpacked: SmartCall[] = []
  const unpack = (list: readonly SmartCall[], depth: number): void => {
    for (const call of list) {
      unpacked.push(call)
      if (depth === mostDepth || unpacked.length > mostUnpacked || call.to.toLowerCase() !== account.toLowerCase())
        continue
      unpack(decodeCalls(call.data) ?? [], depth + 1)
    }
  }
  unpack(calls, 0)
  return unpacked.length > mostUnpacked ? calls : unpacked
}

/** Reads `execute(address,uint256,bytes)` or `executeBatch((address,uint256,bytes)[])`; `undefined` for anything else. */
export function decodeCalls(data: Bytes): readonly SmartCall[] | undefined {
  const selector = toHex(data.subarray(0, 4))
  const content = Uint8Array.from(data.subarray(4))
  if (selector === 'b61d27f6') {
    // One call, written as the list of one would be.
    const call = readCall(content)
    const batch = call && encodeCalls([call])
    return call && batch && isEqual(batch.subarray(4 + 96), content) ? [call] : undefined
  }
  if (selector !== '34fcd5be') return undefined
  const count = readNumber(content, 32)
  if (readNumber(content, 0) !== 32 || count === undefined || count > mostUnpacked) return undefined
  const calls: SmartCall[] = []
  for (let index = 0; index < count; index += 1) {
    const offset = readNumber(content, 64 + index * 32)
    const call = offset === undefined ? undefined : readCall(content.subarray(64 + offset))
    if (call === undefined) return undefined
    calls.push(call)
  }
  return isEqual(encodeCalls(calls), concat(data.subarray(0, 4), content)) ? calls : undefined
}

function readCall(bytes: Uint8Array): SmartCall | undefined {
  const length = readNumber(bytes, 96)
  const to = toHex(bytes.subarray(0, 32))
  if (readNumber(bytes, 64) !== 96 || length === undefined || bytes.length < 128 + length) return undefined
  if (!to.startsWith('0'.repeat(24))) return undefined
  return {
    to: `0x${to.slice(24)}`,
    value: BigInt(`0x${toHex(bytes.subarray(32, 64))}`),
    data: Uint8Array.from(bytes.subarray(128, 128 + length)),
  }
}

function readNumber(bytes: Uint8Array, offset: number): number | undefined {
  const word = bytes.subarray(offset, offset + 32)
  const value = word.length === 32 ? BigInt(`0x${toHex(word)}`) : undefined
  return value !== undefined && value < 1_000_000n ? Number(value) : undefined
}
