import type { Bytes, Cryptography } from './Cryptography.ts'

/** The PKCS #8 prefix of the 32 bytes of an X25519 private key (RFC 8410). */
const pkcs8Prefix = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x6e, 4, 0x22, 4, 0x20]

/** The base point of X25519. Its product with a private key is the public key. */
const basePoint = 9

/** Creates cryptography from the platform's own. Older browsers and insecure pages lack parts of it. */
export function createWebCryptography(subtle: SubtleCrypto): Cryptography {
  const agree = async (privateKey: Bytes, publicKey: Bytes): Promise<Bytes> => {
    const [ours, theirs] = await Promise.all([
      subtle.importKey('pkcs8', new Uint8Array([...pkcs8Prefix, ...privateKey]), 'X25519', false, ['deriveBits']),
      subtle.importKey('raw', publicKey, 'X25519', false, []),
    ])
    return new Uint8Array(await subtle.deriveBits({ name: 'X25519', public: theirs }, ours, 256))
  }

  return {
    sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
    getPublicKey: (privateKey) => agree(privateKey, new Uint8Array(32).fill(basePoint, 0, 1)),
    deriveKey: async ({ privateKey, publicKey }) => {
      const shared = await subtle.importKey('raw', await agree(privateKey, publicKey), 'HKDF', false, ['deriveBits'])
      const nothing = new Uint8Array()
      const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: nothing, info: nothing }
      return new Uint8Array(await subtle.deriveBits(hkdf, shared, 256))
    },
    createSigner: async () => {
      const pair = await subtle.generateKey('Ed25519', false, ['sign', 'verify'])
      return {
        publicKey: new Uint8Array(await subtle.exportKey('raw', pair.publicKey)),
        sign: async (message) => new Uint8Array(await subtle.sign('Ed25519', pair.privateKey, message)),
      }
    },
  }
}
