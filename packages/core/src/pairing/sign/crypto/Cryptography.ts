/** Bytes that Web Crypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A key that signs for this page load: nobody keeps it. */
export interface Signer {
  /** Ed25519, 32 bytes */
  readonly publicKey: Bytes
  /** Ed25519 signature, 64 bytes (RFC 8032). */
  sign(message: Bytes): Promise<Bytes>
}

/** What the protocol needs besides the cipher. */
export interface Cryptography {
  sha256(bytes: Bytes): Promise<Bytes>
  /** The X25519 public key of any 32 bytes (RFC 7748). */
  getPublicKey(privateKey: Bytes): Promise<Bytes>
  /**
   * The symmetric key that both sides of a session derive: X25519, then HKDF-SHA256 without salt and info. Rejects where
   * the public key is none.
   */
  deriveKey(parameters: { readonly privateKey: Bytes; readonly publicKey: Bytes }): Promise<Bytes>
  createSigner(): Promise<Signer>
}
