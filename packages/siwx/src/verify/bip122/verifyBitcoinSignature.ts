import { SiwxError } from '../../errors/SiwxError.ts'
import { isLegacySigned } from './isLegacySigned.ts'
import { isSimpleSigned } from './isSimpleSigned.ts'
import { parseBitcoinAddress } from './parseBitcoinAddress.ts'
import { parseBitcoinSignature } from './parseBitcoinSignature.ts'

/**
 * Verifies a signature of a Bitcoin account: BIP-322 in its simple form (p2wpkh, p2sh-p2wpkh, p2tr by its key), or the older
 * one of BIP-137 (p2pkh, p2wpkh, p2sh-p2wpkh).
 *
 * @throws SiwxError `siwx.signatureInvalid`.
 */
export async function verifyBitcoinSignature(parameters: {
  readonly accountAddress: string
  readonly message: string
  /** Base64 */
  readonly signature: string
}): Promise<void> {
  const { accountAddress, message } = parameters
  const address = await parseBitcoinAddress(accountAddress)
  if (address === undefined)
    throw new SiwxError(
      'siwx.signatureInvalid',
      `Signatures of ${accountAddress} cannot be verified: it is none of p2pkh, p2sh-p2wpkh, p2wpkh and p2tr.`,
    )
  const signature = await parseBitcoinSignature(parameters.signature)
  if (signature !== undefined) {
    // A witness is never of this length: it has its own lengths besides the signature.
    const isSigned = signature.length === 65 ? isLegacySigned : isSimpleSigned
    if (await isSigned({ address, message, signature })) return
  }
  throw new SiwxError('siwx.signatureInvalid', `The signature is not one of ${accountAddress} on this text.`)
}
