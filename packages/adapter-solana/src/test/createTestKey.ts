import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'
import { insertSignature } from '../chain/transactions/insertSignature.ts'

/** A real key, which signs without the code under test. */
export interface TestKey {
  readonly address: string
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
  /** Signs a transaction of the wire format. */
  signTransaction(bytes: Uint8Array): Uint8Array
}

/** Makes a key: of a secret in base58, as wallets export it, or a new one. */
export function createTestKey(secret?: string): TestKey {
  const seed = secret === undefined ? ed25519.utils.randomSecretKey() : base58.decode(secret).slice(0, 32)
  const publicKey = ed25519.getPublicKey(seed)
  const address = base58.encode(publicKey)
  const sign = (message: Uint8Array): Uint8Array => ed25519.sign(message, seed)
  return {
    address,
    publicKey,
    sign,
    signTransaction: (bytes) => {
      const decoded = decodeTransaction(bytes)
      if (!decoded) throw new RangeError('A transaction was expected')
      const signature = sign(new Uint8Array(decoded.transaction.messageBytes))
      return insertSignature({ transaction: bytes, signature, address })
    },
  }
}
