const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The prefix of an Ed25519 public key (multicodec ed25519-pub). */
const multicodec = [0xed, 0x01]

/**
 * Encodes an Ed25519 public key as a `did:key`.
 *
 * @see https://w3c-ccg.github.io/did-key-spec/
 */
export function toDidKey(publicKey: Uint8Array): string {
  let value = [...multicodec, ...publicKey].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  // The first byte is never zero, so base58btc needs no leading ones.
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  return `did:key:z${text}`
}
