import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import { CompactSize } from '@scure/btc-signer'

/** Returns the hash of a classic message signature: the message with a prefix that no transaction begins with. */
export function hashClassicMessage(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode('Bitcoin Signed Message:\n')
  return sha256x2(
    CompactSize.encode(BigInt(prefix.length)),
    prefix,
    CompactSize.encode(BigInt(message.length)),
    message,
  )
}

/** Returns the message hash of BIP-322. */
export function hashBip322Message(message: Uint8Array): Uint8Array {
  return tagSchnorr('BIP0322-signed-message', message)
}
