import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { keccak256, type SignedAuthorization } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { SignedVersion } from '../../storage/bundlerSchema.ts'
import { encodeHandleOps, getTransactionGas } from '../operations/gas.ts'
import type { ParsedOperation } from '../operations/ParsedOperation.ts'

/** In wei per unit of gas. */
export interface Fees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** What a transaction does: execute an operation, or use a nonce up. */
export type Content =
  | {
      readonly kind: 'operation'
      readonly operation: ParsedOperation
      readonly authorization: SignedAuthorization | undefined
    }
  | { readonly kind: 'filler' }

/** Of a transfer of nothing to oneself. */
const transferGas = 21_000n

/** The limit of a transaction. */
export function getContentGas(content: Content): bigint {
  if (content.kind === 'filler') return transferGas
  const { authorization, operation } = content
  return getTransactionGas({ ...operation, hasAuthorization: authorization !== undefined })
}

/** Signs a transaction of an executor. The same input gives the same bytes. */
export async function signVersion(parameters: {
  readonly account: PrivateKeyAccount
  readonly chainId: number
  readonly nonce: number
  readonly content: Content
  readonly fees: Fees
  readonly time: number
}): Promise<SignedVersion> {
  const { account, chainId, content, fees, nonce, time } = parameters
  const gas = getContentGas(content)
  const common = { chainId, nonce, gas, ...fees, value: 0n }
  const authorization = content.kind === 'operation' ? content.authorization : undefined
  const target =
    content.kind === 'operation'
      ? { to: smartAccountContracts.entryPoint, data: encodeHandleOps(content.operation.packed, account.address) }
      : { to: account.address, data: '0x' as const }
  const raw =
    authorization === undefined
      ? await account.signTransaction({ ...common, ...target, type: 'eip1559' })
      : await account.signTransaction({ ...common, ...target, type: 'eip7702', authorizationList: [authorization] })
  return {
    hash: keccak256(raw),
    raw,
    operationHash: content.kind === 'operation' ? content.operation.hash : null,
    gas: String(gas),
    maxFeePerGas: String(fees.maxFeePerGas),
    maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    signedAt: time,
  }
}

/** The least fees with which nodes replace a transaction, and those of now if they are higher. */
export function raiseFees(last: Pick<SignedVersion, 'maxFeePerGas' | 'maxPriorityFeePerGas'>, now: Fees): Fees {
  const raised = {
    maxFeePerGas: raise(BigInt(last.maxFeePerGas)),
    maxPriorityFeePerGas: raise(BigInt(last.maxPriorityFeePerGas)),
  }
  const maxPriorityFeePerGas = max(raised.maxPriorityFeePerGas, now.maxPriorityFeePerGas)
  return { maxFeePerGas: max(max(raised.maxFeePerGas, now.maxFeePerGas), maxPriorityFeePerGas), maxPriorityFeePerGas }
}

/** An eighth more. */
function raise(fee: bigint): bigint {
  return (fee * 9n) / 8n + 1n
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
