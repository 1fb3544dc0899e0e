import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { RandomPort } from '../../../kernel/ports/ports.ts'
import type { Cryptography } from './Cryptography.ts'

/** Creates cryptography in plain JavaScript. Loaded only if the platform's is incomplete. */
export function createNobleCryptography(random: RandomPort): Cryptography {
  return {
    sha256: async (bytes) => sha256(bytes),
    getPublicKey: async (privateKey) => x25519.getPublicKey(privateKey),
    deriveKey: async ({ privateKey, publicKey }) =>
      hkdf(sha256, x25519.getSharedSecret(privateKey, publicKey), undefined, undefined, 32),
    createSigner: async () => {
      const privateKey = random.bytes(32)
      return {
        publicKey: ed25519.getPublicKey(privateKey),
        sign: async (message) => ed25519.sign(message, privateKey),
      }
    },
  }
}
