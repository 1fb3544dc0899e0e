import { Point, getPublicKey } from '@noble/secp256k1'
import { concat, fromHex, toHex, toUint32, toUtf8, withSecrets } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { VaultError } from '../VaultError.ts'
import { hmacSha512 } from './hmacSha512.ts'

/** Added to an index, it makes a step that needs the private key. */
export const hardened = 0x80000000

/** Derives a private key by a path (BIP-32). The caller overwrites it. */
export async function deriveSecp256k1(seed: Bytes, path: readonly number[]): Promise<Bytes> {
  return withSecrets(async (keep) => {
    let node = keep(await hmacSha512(toUtf8('Bitcoin seed'), seed))
    toScalar(node.subarray(0, 32))
    for (const index of path) {
      const secret = node.slice(0, 32)
      keep(secret)
      const start = index >= hardened ? keep(concat(new Uint8Array(1), secret)) : getPublicKey(secret, true)
      const step = keep(await hmacSha512(node.slice(32), keep(concat(start, toUint32(index)))))
      const order = Point.CURVE().n
      const sum = (toScalar(step.subarray(0, 32)) + toScalar(secret)) % order
      const child = keep(fromHex(sum.toString(16).padStart(64, '0')) ?? new Uint8Array())
      toScalar(child)
      node = keep(concat(child, step.subarray(32)))
    }
    return node.slice(0, 32)
  })
}

/** A number from 1 to the order of the curve. BIP-32 refuses any other; one in 2^127 seeds leads to it. */
function toScalar(bytes: Uint8Array): bigint {
  const value = BigInt(`0x${toHex(bytes)}`)
  if (value === 0n || value >= Point.CURVE().n) throw new VaultError('vault.damaged', 'no such key')
  return value
}
