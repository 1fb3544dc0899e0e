import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { TestingError } from '../errors/TestingError.ts'
import type { SolanaAccount } from './types.ts'

/** An account with its key. */
export interface SolanaKey extends SolanaAccount {
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

/** Resolves the keys of a wallet by address; throws `testing.invalidParameter` for invalid ones. */
export function resolveSolanaKeys(accounts: readonly string[]): ReadonlyMap<string, SolanaKey> {
  if (accounts.length === 0) throw refuse('must hold at least one secret key')
  return new Map(
    accounts.map((secretKey, position) => {
      // Contains neither the key nor the library's message, which may quote it, because errors end up in logs.
      const key = readKey(secretKey)
      if (key === undefined) throw refuse(`holds something that is no secret key at position ${position}`)
      return [key.address, key]
    }),
  )
}

function readKey(secretKey: string): SolanaKey | undefined {
  try {
    const bytes = base58.decode(secretKey)
    if (bytes.length !== 64 && bytes.length !== 32) return undefined
    const seed = bytes.slice(0, 32)
    const publicKey = ed25519.getPublicKey(seed)
    const address = base58.encode(publicKey)
    if (bytes.length === 64 && base58.encode(bytes.slice(32)) !== address) return undefined
    return { address, publicKey: base64.encode(publicKey), sign: (message) => ed25519.sign(message, seed) }
  } catch {
    return undefined
  }
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `createSolanaWallet: "accounts" ${reason}.`)
}
