import { toUtf8 } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'

/** The 64 bytes that every key of a wallet is derived from (BIP-39, without a passphrase). */
export async function toSeed(mnemonic: string): Promise<Bytes> {
  const password = await crypto.subtle.importKey('raw', toUtf8(mnemonic), 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-512', salt: toUtf8('mnemonic'), iterations: 2048 }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, password, 512))
}
