import { isHex } from '@latchkey/protocol/atoms'
import { delegationPrefix, smartAccountContracts, type UserOperation } from '@latchkey/protocol/embedded'
import { concatHex, type SignedAuthorization } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import type { ChainAccess } from '../chain/ChainAccess.ts'
import { OperationRefusal } from '../OperationRefusal.ts'

/** Half of the order of secp256k1: chains take no signature with a larger `s` (EIP-2). */
const largestS = 0x7fff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_5d57_6e73_57a4_501d_dfe9_2f46_681b_20a0n

/** The code of an account that runs the pinned implementation. */
export const delegatedCode = concatHex([delegationPrefix, smartAccountContracts.implementation])

/** How a sender comes to the code of the pinned implementation. */
export type SenderCode =
  /** It has it. */
  | { readonly kind: 'delegated' }
  /** The transaction delegates it. */
  | { readonly kind: 'delegates'; readonly authorization: SignedAuthorization }

/**
 * Checks that the sender runs the pinned implementation, or that the operation brings its authorization for it.
 *
 * @param parameters.isEstimate whether the authorization may lack its signature, as in estimates.
 * @throws OperationRefusal `invalid`, `validation`.
 */
export async function judgeSender(parameters: {
  readonly chain: Pick<ChainAccess, 'getCode' | 'getTransactionCount'>
  /** The number of the chain. */
  readonly chainId: number
  readonly sender: `0x${string}`
  readonly authorization: UserOperation['eip7702Auth']
  readonly isEstimate?: boolean | undefined
}): Promise<SenderCode | { readonly kind: 'unsigned' }> {
  const { authorization, chain, chainId, isEstimate = false, sender } = parameters
  if (authorization !== undefined) checkTarget(authorization, chainId)
  const code = await chain.getCode(sender)
  if (code.toLowerCase() === delegatedCode.toLowerCase()) return { kind: 'delegated' }
  if (code !== '0x')
    throw new OperationRefusal(
      'validation',
      code.toLowerCase().startsWith(delegationPrefix)
        ? 'AA23 reverted: the sender is delegated to another contract. This bundler takes accounts of its own implementation only.'
        : 'AA23 reverted: the sender is another contract. This bundler takes accounts of its own implementation only.',
    )
  if (isEstimate) return { kind: 'unsigned' }
  if (authorization === undefined)
    throw new OperationRefusal(
      'validation',
      'AA20 account not deployed: the sender has no code. Send its authorization (EIP-7702) as eip7702Auth.',
    )
  return { kind: 'delegates', authorization: await checkSignature({ authorization, chain, sender }) }
}

/** Checks what an authorization is for. */
function checkTarget(authorization: NonNullable<UserOperation['eip7702Auth']>, chainId: number): void {
  const { implementation } = smartAccountContracts
  if (BigInt(authorization.chainId) !== BigInt(chainId))
    throw new OperationRefusal(
      'invalid',
      `eip7702Auth: must name the chain ${chainId}. An authorization for another chain, or for all of them, is refused.`,
    )
  if (authorization.address.toLowerCase() !== implementation.toLowerCase())
    throw new OperationRefusal('invalid', `eip7702Auth: must name the implementation ${implementation}, and no other.`)
}

/** Checks that the sender has signed an authorization, and that the chain takes it now. */
async function checkSignature(parameters: {
  readonly authorization: NonNullable<UserOperation['eip7702Auth']>
  readonly chain: Pick<ChainAccess, 'getTransactionCount'>
  readonly sender: `0x${string}`
}): Promise<SignedAuthorization> {
  const { authorization, chain, sender } = parameters
  const count = await chain.getTransactionCount(sender)
  if (BigInt(authorization.nonce) !== BigInt(count))
    throw new OperationRefusal(
      'invalid',
      `eip7702Auth: its nonce must be ${count}, the number of transactions of the sender. Sign it anew.`,
    )
  const signed = toSigned(authorization)
  const isLow = BigInt(authorization.s) > 0n && BigInt(authorization.s) <= largestS
  const signer = isLow ? await recoverAuthorizationAddress({ authorization: signed }).catch(() => undefined) : undefined
  if (signer?.toLowerCase() !== sender)
    throw new OperationRefusal('invalid', 'eip7702Auth: is not signed by the sender.')
  return signed
}

function toSigned(authorization: NonNullable<UserOperation['eip7702Auth']>): SignedAuthorization {
  const { address, chainId, nonce, r, s, yParity } = authorization
  if (!isHex(address) || !isHex(r) || !isHex(s))
    throw new OperationRefusal('invalid', 'eip7702Auth: holds a value that is not hexadecimal.')
  return {
    address,
    chainId: Number(chainId),
    nonce: Number(nonce),
    r: padWord(r),
    s: padWord(s),
    yParity: Number(yParity),
  }
}

function padWord(value: `0x${string}`): `0x${string}` {
  return `0x${value.slice(2).padStart(64, '0')}`
}
