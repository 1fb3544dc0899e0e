import type { Address } from '@solana/kit'

/** An existing account. */
export interface Account {
  readonly address: Address
  /** The program that owns it. */
  readonly owner: Address
  readonly lamports: bigint
  readonly data: Uint8Array
  readonly executable: boolean
}
