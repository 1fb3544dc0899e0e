import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { findSignInNamespace } from '../message/findSignInNamespace.ts'
import type { SiwxRpc } from './SiwxRpc.ts'

/** The parameters of `verifySignature`. */
export interface VerifySignatureParameters {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  /** The signed text. */
  readonly message: string
  /** Encoded as its chain does: hexadecimal on eip155, base58 on solana, base64 on bip122. */
  readonly signature: string
  /** Required to verify contract accounts of eip155. Without it only signatures by keys verify. */
  readonly rpc?: SiwxRpc | undefined
  /** On eip155, accepts only signatures by keys or only those by contracts. Default: both. */
  readonly kind?: 'key' | 'contract' | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies that an account signed a text, on any chain that has sign-in messages. The content of the text is not checked.
 *
 * @throws SiwxError `siwx.signatureInvalid`, `siwx.chainUnreachable`, `siwx.chainUnsupported`.
 * @example
 * ```ts
 * await verifySignature({ chainId: 'eip155:1', accountAddress, message, signature, rpc })
 * ```
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<void> {
  const namespace = findSignInNamespace(parameters.chainId)
  if (namespace === 'eip155') {
    const { verifyEip155Signature } = await import('./eip155/verifyEip155Signature.ts')
    await verifyEip155Signature(parameters)
  } else if (namespace === 'solana') {
    const { verifySolanaSignature } = await import('./verifySolanaSignature.ts')
    await verifySolanaSignature(parameters)
  } else {
    const { verifyBitcoinSignature } = await import('./bip122/verifyBitcoinSignature.ts')
    await verifyBitcoinSignature(parameters)
  }
}
