import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { SiwxError } from '../../errors/SiwxError.ts'
import { isZeroAddress } from '../../message/isZeroAddress.ts'
import type { SiwxRpc } from '../SiwxRpc.ts'
import { isSignedByContract } from './isSignedByContract.ts'
import { isSignedByKey } from './isSignedByKey.ts'

/** The longest signature that is read, in characters: enough for that of a contract account not deployed yet (ERC-6492). */
const maxLength = 65_536

/**
 * Verifies a signature of `personal_sign` by a key or by a contract account (ERC-1271), deployed or not (ERC-6492).
 *
 * An address without code has only the signatures of its key. The zero address has none.
 *
 * @throws SiwxError `siwx.signatureInvalid`, or `siwx.chainUnreachable` if the chain must be asked and cannot be.
 */
export async function verifyEip155Signature(parameters: {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly message: string
  readonly signature: string
  /** Accepts only one of the two. Default: both. */
  readonly kind?: 'key' | 'contract' | undefined
  readonly rpc?: SiwxRpc | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<void> {
  const { accountAddress, chainId, kind, message, rpc, signal, signature } = parameters
  // `ecrecover` returns this address for bytes that are not a signature; it has no owner.
  if (isZeroAddress(accountAddress))
    throw new SiwxError('siwx.signatureInvalid', 'The zero address has no key, so it cannot sign.')
  if (!isSignature(signature)) throw new SiwxError('siwx.signatureInvalid', 'The signature is not hexadecimal.')
  const hash = hashPersonalMessage(message)
  const bytes = hexToBytes(signature.slice(2))
  if (kind !== 'contract' && (await isSignedByKey({ hash, signature: bytes, accountAddress }))) return
  if (kind !== 'key' && rpc !== undefined) {
    if (await isSignedByContract({ hash, signature, accountAddress, chainId, rpc, signal })) return
  } else if (kind === 'contract' || (kind === undefined && bytes.length !== 65)) {
    throw new SiwxError(
      'siwx.chainUnreachable',
      `This can only be the signature of a contract account. Pass \`rpc\` so that ${chainId} can be asked about it.`,
    )
  }
  const hint = kind === undefined && rpc === undefined ? ' Pass `rpc` to verify contract accounts.' : ''
  throw new SiwxError('siwx.signatureInvalid', `The signature is not one of ${accountAddress} on this text.${hint}`)
}

function isSignature(value: string): value is `0x${string}` {
  return value.length % 2 === 0 && value.length <= maxLength && /^0x(?:[\da-fA-F]{2})+$/.test(value)
}

/** Returns the hash that a wallet signs for `personal_sign` (EIP-191). */
function hashPersonalMessage(message: string): Uint8Array {
  const text = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${text.length}`), text))
}
