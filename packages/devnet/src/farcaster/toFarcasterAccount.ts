import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { createHash } from 'node:crypto'
import { toPerson } from '../identity/Person.ts'

/** An account of Farcaster, whose owner is a key. */
export interface FarcasterAccount {
  /** The number of the account, as `IdRegistry` of the devnet gives it to the owner. */
  readonly fid: number
  readonly username: string
  readonly displayName: string
  /** The owner's address (EIP-55). */
  readonly custody: string
  /** Signs a text (EIP-191). */
  sign(text: string): string
}

/**
 * Returns the account of a typed text: a name, or `<account> as <name>` for an account that has taken another name. Its key is public,
 * because it follows from the name.
 */
export function toFarcasterAccount(text: string): FarcasterAccount | undefined {
  const person = toPerson(text)
  if (person === undefined) return undefined
  const key = createHash('sha256').update(`latchkey-devnet farcaster ${person.id}`).digest()
  const owner = keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(-20)
  return {
    fid: Number(BigInt(`0x${bytesToHex(keccak_256(owner))}`) % 1_000_000_000n) + 1,
    username: person.handle,
    displayName: person.name,
    custody: toChecksum(bytesToHex(owner)),
    sign: (message) => {
      const bytes = utf8ToBytes(message)
      const hash = keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes))
      const [recovery = 0, ...signature] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
      return `0x${bytesToHex(Uint8Array.from([...signature, recovery + 27]))}`
    },
  }
}

/** Writes an address as EIP-55 does. */
function toChecksum(address: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(address)))
  return `0x${Array.from(address, (digit, index) => (Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
}
