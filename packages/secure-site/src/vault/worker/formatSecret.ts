import { getPublicKeyAsync } from '@noble/ed25519'
import { concat, toHex } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { Accounts } from '../derive/deriveAccounts.ts'
import { toBase58 } from '../derive/toBase58.ts'
import { toMnemonic } from '../derive/toMnemonic.ts'
import type { Secret } from './Command.ts'

/** Writes a secret as other wallets import it. */
export async function formatSecret(parameters: {
  readonly secret: Secret
  readonly entropy: Bytes
  readonly keys: Accounts['keys']
}): Promise<string> {
  const { entropy, keys, secret } = parameters
  if (secret === 'words') return toMnemonic(entropy)
  if (secret === 'eip155') return `0x${toHex(keys.eip155)}`
  // Solana wallets import 64 bytes: the private key and the public one.
  const pair = concat(keys.solana, await getPublicKeyAsync(keys.solana))
  const text = toBase58(pair)
  pair.fill(0)
  return text
}
