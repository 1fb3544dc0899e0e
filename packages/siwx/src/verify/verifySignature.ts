import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { findSignInNamespace } from '../message/findSignInNamespace.ts'
import type { SiwxRpc } from './SiwxRpc.ts'

/** What was signed, by whom. */
export interface VerifySignatureParameters {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  /** The text. */
  readonly message: string
  /** In its chain's own form: hexadecimal on eip155, base58 on solana, base64 on bip122. */
  readonly signature: string
  /** Asks chains about contract accounts of eip155. Without it only signatures of keys verify. */
  readonly rpc?: SiwxRpc | undefined
  /** Whether a signature on eip155 must be that of a key, or of a contract; either unless it is given. */
  readonly kind?: 'key' | 'contract' | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies who signed a text, on any chain that sign-ins are for, and knows nothing of what the text says.
 *
 * @throws SiwxError `siwx.signatureInvalid`, `siwx.chainUnreachable`, `siwx.chainUnsupported`.
 * @example
 * ```ts
 * await verifySignature({ chainId: 'eip155:1', accountAddress, message, signature, rpc })
 * ```
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<void> {
  const { id } = findSignInNamespace(parameters.chainId)
  if (id === 'eip155') {
    const { verifyEip155Signature } = await import('./eip155/verifyEip155Signature.ts')
    await verifyEip155Signature(parameters)
  } else if (id === 'solana') {
    const { verifySolanaSignature } = await import('./solana/verifySolanaSignature.ts')
    await verifySolanaSignature(parameters)
  } else {
    const { verifyBitcoinSignature } = await import('./bip122/verifyBitcoinSignature.ts')
    await verifyBitcoinSignature(parameters)
  }
}
