/** Bytes that Web Crypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A signing key for one page load. It is not stored. */
export interface Signer {
  /** Ed25519, 32 bytes */
  readonly publicKey: Bytes
  /** Ed25519 signature, 64 bytes (RFC 8032). */
  sign(message: Bytes): Promise<Bytes>
}

/** The cryptography of the protocol, without the cipher. */
export interface Cryptography {
  sha256(bytes: Bytes): Promise<Bytes>
  /** Derives the X25519 public key of any 32 bytes (RFC 7748). */
  getPublicKey(privateKey: Bytes): Promise<Bytes>
  /**
   * Derives the symmetric key of a session: X25519, then HKDF-SHA256 without salt and info. Rejects if the public key is
   * invalid.
   */
  deriveKey(parameters: { readonly privateKey: Bytes; readonly publicKey: Bytes }): Promise<Bytes>
  createSigner(): Promise<Signer>
}
