import { utf8ToBytes } from '@noble/hashes/utils.js'
import { SiwxError } from '../errors/SiwxError.ts'

/**
 * Verifies a signature of a Solana account: Ed25519 (RFC 8032) over the bytes of the text.
 *
 * @throws SiwxError `siwx.signatureInvalid`.
 */
export async function verifySolanaSignature(parameters: {
  /** The public key in base58. */
  readonly accountAddress: string
  readonly message: string
  /** 64 bytes in base58. */
  readonly signature: string
}): Promise<void> {
  const { accountAddress, message } = parameters
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  const publicKey = await decodeBase58(accountAddress)
  const signature = await decodeBase58(parameters.signature)
  const isWellFormed = publicKey?.length === 32 && signature?.length === 64
  // Without `zip215`, keys of small order are refused: anyone can sign for them.
  if (isWellFormed && ed25519.verify(signature, utf8ToBytes(message), publicKey, { zip215: false })) return
  throw new SiwxError('siwx.signatureInvalid', `The signature is not one of ${accountAddress} on this text.`)
}

/** Returns the bytes of a base58 text, or `undefined` if it is not base58 or is longer than a signature. */
async function decodeBase58(text: string): Promise<Uint8Array | undefined> {
  if (text.length > 128) return undefined
  const { base58 } = await import('@scure/base')
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
