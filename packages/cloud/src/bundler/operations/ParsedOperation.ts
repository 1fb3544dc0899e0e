import type { UserOperation } from '@latchkey/protocol/embedded'
import type { PackedUserOperation } from 'viem/account-abstraction'

/** An operation as the bundler works with it. */
export interface ParsedOperation {
  /** At the entry point: what its account signs. */
  readonly hash: `0x${string}`
  /** As it came, for the storage and for answers. */
  readonly wire: UserOperation
  /** In lower case. */
  readonly sender: `0x${string}`
  readonly nonce: bigint
  readonly callData: `0x${string}`
  /** For `handleOps`. */
  readonly packed: PackedUserOperation
  readonly callGas: bigint
  readonly verificationGas: bigint
  readonly preVerificationGas: bigint
  /** In wei per unit of gas. */
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  /** Whether it pays nothing for its gas. */
  readonly isFree: boolean
}
