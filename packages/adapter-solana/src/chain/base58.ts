import { getBase58Decoder, getBase58Encoder } from '@solana/kit'

/** The longest accepted text. A transaction of 1232 bytes has some 1700 characters. */
const MAX_LENGTH = 4_096

/** Encodes bytes as base58. */
export function encodeBase58(bytes: Uint8Array): string {
  return getBase58Decoder().decode(bytes)
}

/** Decodes base58. Returns `undefined` for invalid text. */
export function decodeBase58(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(value)) return undefined
  return new Uint8Array(getBase58Encoder().encode(value))
}
