import { getBase58Decoder } from '@solana/kit'

/** Encodes bytes in base58. */
export function toBase58(bytes: Uint8Array): string {
  return getBase58Decoder().decode(bytes)
}
