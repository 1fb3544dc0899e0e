import type { Address } from '@solana/kit'

/** An account that exists. */
export interface Account {
  readonly address: Address
  /** The program that it belongs to. */
  readonly owner: Address
  readonly lamports: bigint
  readonly data: Uint8Array
  readonly executable: boolean
}
