import { ModalError } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { Eip155Address } from '../types.ts'
import { toRecipient } from './toRecipient.ts'

/** The first four bytes of the hash of `transfer(address,uint256)` (ERC-20). */
const TRANSFER_SELECTOR = '0xa9059cbb'

/** A transfer in the form of a wallet's request. */
export type TransferCall =
  | { readonly to: Eip155Address; readonly value: `0x${string}` }
  | { readonly to: Eip155Address; readonly data: `0x${string}` }

/**
 * Builds a transfer of the native coin, or of a token as the calldata of its `transfer` (S7.088). The return value is
 * ignored, so tokens that return nothing (such as USDT) work too (S9.094).
 *
 * @throws `address.invalid`, `options.invalid`
 */
export function toTransferCall(parameters: {
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
  readonly token?: string | undefined
}): TransferCall {
  const { amount, token } = parameters
  const to = toRecipient(parameters.to)
  if (typeof amount !== 'bigint' || amount < 0n || amount >= 1n << 256n) {
    const context = { option: 'amount', given: typeof amount, allowed: 'a bigint from 0 to 2^256 - 1' }
    throw new ModalError('options.invalid', { context })
  }
  if (token === undefined) return { to, value: numberToHex(amount) }
  const receiver = to.slice(2).toLowerCase().padStart(64, '0')
  return {
    to: toRecipient(token),
    data: `${TRANSFER_SELECTOR}${receiver}${amount.toString(16).padStart(64, '0')}`,
  }
}
