import { SiwxError } from '../../errors/SiwxError.ts'
import { isLegacySigned } from './isLegacySigned.ts'
import { isSimpleSigned } from './isSimpleSigned.ts'
import { parseBitcoinAddress } from './parseBitcoinAddress.ts'

/** The longest signature that is read, in characters: longer than the witness of any single key. */
const maxLength = 1_024

/**
 * Verifies a signature of a Bitcoin account: BIP-322 in its simple form (p2wpkh, p2sh-p2wpkh, p2tr by its key), or the older
 * BIP-137 (p2pkh, p2wpkh, p2sh-p2wpkh).
 *
 * @throws SiwxError `siwx.signatureInvalid`.
 */
export async function verifyBitcoinSignature(parameters: {
  /** CAIP-2 */
  readonly chainId: string
  readonly accountAddress: string
  readonly message: string
  /** Base64 */
  readonly signature: string
}): Promise<void> {
  const { accountAddress, chainId, message } = parameters
  const address = await parseBitcoinAddress({ chainId, accountAddress })
  if (address === undefined)
    throw new SiwxError(
      'siwx.signatureInvalid',
      `Signatures of ${accountAddress} cannot be verified on ${chainId}. Supported addresses are p2pkh, p2sh-p2wpkh, p2wpkh and p2tr of that chain.`,
    )
  const signature = await parseBitcoinSignature(parameters.signature)
  if (signature !== undefined) {
    // A witness is never 65 bytes long, because it contains lengths besides the signature.
    const isSigned = signature.length === 65 ? isLegacySigned : isSimpleSigned
    if (await isSigned({ address, message, signature })) return
  }
  throw new SiwxError('siwx.signatureInvalid', `The signature is not one of ${accountAddress} on this text.`)
}

/** Returns the bytes of a base64 signature, which newer wallets prefix with `smp` (BIP-322, simple). */
async function parseBitcoinSignature(text: string): Promise<Uint8Array | undefined> {
  if (text.length > maxLength) return undefined
  const { base64 } = await import('@scure/base')
  try {
    return base64.decode(text.startsWith('smp') ? text.slice(3) : text)
  } catch {
    return undefined
  }
}
