import { getBase58Decoder } from '@solana/kit'

/** Bytes in base58. */
export function toBase58(bytes: Uint8Array): string {
  return getBase58Decoder().decode(bytes)
}
