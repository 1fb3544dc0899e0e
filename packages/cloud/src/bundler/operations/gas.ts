import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { encodeFunctionData, hexToBytes } from 'viem'
import { entryPoint08Abi, type PackedUserOperation } from 'viem/account-abstraction'
import { constants } from '../constants.ts'
import type { ParsedOperation } from './ParsedOperation.ts'

/** Every transaction. */
const transactionGas = 21_000n
/** A byte of calldata counts as one token if it is zero, and as four otherwise (EIP-7623). */
const tokenGas = 4n
const floorTokenGas = 10n
/** What an operation executes at least. */
const executedAtLeast = 60_000n

/** The call of the entry point that executes one operation. */
export function encodeHandleOps(operation: PackedUserOperation, beneficiary: `0x${string}`): `0x${string}` {
  return encodeFunctionData({ abi: entryPoint08Abi, functionName: 'handleOps', args: [[operation], beneficiary] })
}

/**
 * The gas that the entry point does not measure: of the transaction, its data, and the authorization, if there is one. An operation with
 * fees pays it as `preVerificationGas`.
 */
export function getPreVerificationGas(parameters: {
  readonly packed: PackedUserOperation
  readonly hasAuthorization: boolean
}): bigint {
  const { hasAuthorization, packed } = parameters
  // What an estimate does not know counts as bytes that are not zero, so that the estimate holds for what is signed later.
  const full = `0x${'ff'.repeat(32)}` as const
  const filled = {
    ...packed,
    accountGasLimits: full,
    gasFees: full,
    preVerificationGas: 2n ** 256n - 1n,
    signature: `0x${'f'.repeat(packed.signature.length - 2)}` as const,
  }
  const data = hexToBytes(encodeHandleOps(filled, smartAccountContracts.entryPoint))
  let tokens = 0n
  for (const byte of data) tokens += byte === 0 ? 1n : 4n
  const floor = (floorTokenGas - tokenGas) * tokens - executedAtLeast
  return (
    transactionGas +
    tokenGas * tokens +
    (floor > 0n ? floor : 0n) +
    (hasAuthorization ? constants.authorizationGas : 0n) +
    constants.overheadGas
  )
}

/** The limit of the transaction that executes an operation: enough for all limits of the operation together. */
export function getTransactionGas(
  operation: Pick<ParsedOperation, 'packed' | 'callGas' | 'verificationGas'> & { readonly hasAuthorization: boolean },
): bigint {
  const { callGas, hasAuthorization, packed, verificationGas } = operation
  // The entry point wants a 64th more than what it passes on (EIP-150).
  const passedOn = ((callGas + 10_000n) * 64n) / 63n + 1n
  return getPreVerificationGas({ packed, hasAuthorization }) + verificationGas + passedOn + constants.reserveGas
}
