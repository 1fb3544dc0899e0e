import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { hexToBytes } from '@noble/hashes/utils.js'
import { SiwxError } from '../../errors/SiwxError.ts'
import type { SiwxRpc } from '../SiwxRpc.ts'
import { hashPersonalMessage } from './hashPersonalMessage.ts'
import { isSignedByContract } from './isSignedByContract.ts'
import { isSignedByKey } from './isSignedByKey.ts'

/** Longer than the signature of any account that is not yet deployed. */
const digitsAtMost = 65_536

/**
 * Verifies a signature of `personal_sign`: of a key, or of a contract account (ERC-1271), deployed or not (ERC-6492).
 *
 * @throws SiwxError `siwx.signatureInvalid`, or `siwx.chainUnreachable` if the chain has to be asked and cannot.
 */
export async function verifyEip155Signature(parameters: {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly message: string
  readonly signature: string
  /** Which of the two it must be; either unless it is given. */
  readonly kind?: 'key' | 'contract' | undefined
  readonly rpc?: SiwxRpc | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<void> {
  const { accountAddress, chainId, kind, message, rpc, signal, signature } = parameters
  if (!isSignature(signature)) throw new SiwxError('siwx.signatureInvalid', 'The signature is not hexadecimal.')
  const hash = hashPersonalMessage(message)
  const bytes = hexToBytes(signature.slice(2))
  if (kind !== 'contract' && (await isSignedByKey({ hash, signature: bytes, accountAddress }))) return
  if (kind !== 'key' && rpc !== undefined) {
    if (await isSignedByContract({ hash, signature, accountAddress, chainId, rpc, signal })) return
  } else if (kind === 'contract' || (kind === undefined && bytes.length !== 65)) {
    throw new SiwxError(
      'siwx.chainUnreachable',
      `This can only be the signature of a contract account, and there is no \`rpc\` by which to ask ${chainId} about it.`,
    )
  }
  const hint = kind === undefined && rpc === undefined ? ' Contract accounts need `rpc` to be verified.' : ''
  throw new SiwxError('siwx.signatureInvalid', `The signature is not one of ${accountAddress} on this text.${hint}`)
}

function isSignature(value: string): value is `0x${string}` {
  return value.length % 2 === 0 && value.length <= digitsAtMost && /^0x(?:[\da-fA-F]{2})+$/.test(value)
}
