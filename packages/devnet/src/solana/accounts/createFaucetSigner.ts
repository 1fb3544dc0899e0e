import { createHash } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

/** The account that airdrops and the faucet pay from, and that may mint the tokens. */
export function createFaucetSigner(): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(createHash('sha256').update('latchkey devnet: Solana faucet').digest())
}
