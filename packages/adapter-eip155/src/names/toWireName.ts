import { bytesToHex, concat, numberToHex, type Hex } from 'viem'

/** Encodes a name as resolvers read it: each part after its length in bytes (DNS). */
export function toWireName(name: string): Hex {
  const parts = name.split('.').map((part) => new TextEncoder().encode(part))
  return concat([...parts.map((part) => concat([numberToHex(part.length, { size: 1 }), bytesToHex(part)])), '0x00'])
}
