import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import { CompactSize } from '@scure/btc-signer'

/** What the classic signatures of messages sign: the message behind a prefix that no transaction begins with. */
export function hashClassicMessage(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode('Bitcoin Signed Message:\n')
  return sha256x2(
    CompactSize.encode(BigInt(prefix.length)),
    prefix,
    CompactSize.encode(BigInt(message.length)),
    message,
  )
}

/** What BIP-322 signs of a message. */
export function hashBip322Message(message: Uint8Array): Uint8Array {
  return tagSchnorr('BIP0322-signed-message', message)
}
