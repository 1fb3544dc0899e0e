import { createHash } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

/** Returns the account that pays for airdrops and the faucet, and that may mint the tokens. */
export function createFaucetSigner(): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(createHash('sha256').update('latchkey devnet: Solana faucet').digest())
}
