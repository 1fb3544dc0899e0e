import { concat, numberToHex, size } from 'viem'
import type { Hex } from 'viem'
import type { BatchCall } from './parse/parseBatch.ts'

/**
 * Deploys the code to which an account delegates (EIP-7702) to execute a batch as a whole, as EVM assembly:
 *
 * - It accepts coins: a call without data stops.
 * - Only the account itself may call it with data.
 * - The data are calls of 20 bytes of the receiver, 32 of the value, 32 of the length, and the calldata. It makes one after
 *   another and passes the first revert on.
 */
export const executorDeployment: Hex =
  '0x60498060095f395ff336600557005b333014600f575f5ffd5b5f5b36811015604757806034013580826054015f375f5f825f8560140135863560601c5af1603f573d5f5f3e3d5ffd5b016054016011565b00'

/** The begin of an account's code that delegates (EIP-7702). */
export const delegationPrefix = '0xef0100'

/** Encodes calls for the executor. */
export function encodeBatch(calls: readonly BatchCall[]): Hex {
  const zero = '0x0000000000000000000000000000000000000000'
  return concat(
    calls.flatMap(({ to = zero, value, data }) => [
      to,
      numberToHex(value, { size: 32 }),
      numberToHex(size(data), { size: 32 }),
      data,
    ]),
  )
}
