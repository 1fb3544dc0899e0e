import { concat, toUint32, toUtf8, withSecrets } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { hardened } from './deriveSecp256k1.ts'
import { hmacSha512 } from './hmacSha512.ts'

/** Derives a private key by a path (SLIP-10), of which every step is hardened. The caller overwrites it. */
export async function deriveEd25519(seed: Bytes, path: readonly number[]): Promise<Bytes> {
  return withSecrets(async (keep) => {
    let node = keep(await hmacSha512(toUtf8('ed25519 seed'), seed))
    for (const index of path) {
      const data = keep(concat(new Uint8Array(1), node.subarray(0, 32), toUint32((index | hardened) >>> 0)))
      node = keep(await hmacSha512(keep(node.slice(32)), data))
    }
    return node.slice(0, 32)
  })
}
