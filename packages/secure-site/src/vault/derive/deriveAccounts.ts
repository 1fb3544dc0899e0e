// The keys of a wallet from its 16 bytes of entropy.
import { getPublicKeyAsync } from '@noble/ed25519'
import { withSecrets } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { expand, toShare } from '../hkdf.ts'
import { deriveEd25519 } from './deriveEd25519.ts'
import { deriveSecp256k1, hardened } from './deriveSecp256k1.ts'
import { toBase58 } from './toBase58.ts'
import { toEip155Address } from './toEip155Address.ts'
import { toMnemonic } from './toMnemonic.ts'
import { toSeed } from './toSeed.ts'

export interface Addresses {
  readonly eip155: string
  readonly solana: string
}

export interface Accounts {
  readonly addresses: Addresses
  /** The public management key, under which the server takes changes. */
  readonly managementKey: Bytes
  /** Private keys. Only the worker has them. */
  readonly keys: { readonly eip155: Bytes; readonly solana: Bytes; readonly management: Bytes }
}

const eip155Path = [44 + hardened, 60 + hardened, hardened, 0, 0]
const solanaPath = [44, 501, 0, 0]

/** Derives what a vault holds: the first account of each namespace, and the management key. The caller overwrites `keys`. */
export async function deriveAccounts({ entropy, vaultId }: { entropy: Bytes; vaultId: string }): Promise<Accounts> {
  return withSecrets(async (keep) => {
    const seed = keep(await toSeed(await toMnemonic(entropy)))
    const eip155 = await deriveSecp256k1(seed, eip155Path)
    const solana = await deriveEd25519(seed, solanaPath)
    const management = await expand(await toShare(entropy), `latchkey/manage/1${vaultId}`)
    return {
      addresses: { eip155: toEip155Address(eip155), solana: toBase58(await getPublicKeyAsync(solana)) },
      managementKey: new Uint8Array(await getPublicKeyAsync(management)),
      keys: { eip155, solana, management },
    }
  })
}
