import { isHex } from '@latchkey/protocol/atoms'
import { smartAccountContracts, type UserOperation } from '@latchkey/protocol/embedded'
import {
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation as ViemOperation,
} from 'viem/account-abstraction'
import { constants } from '../constants.ts'
import { OperationRefusal } from '../OperationRefusal.ts'
import type { ParsedOperation } from './ParsedOperation.ts'

/** Nonces of key 0 are below it: the key is in the upper 192 bits. */
const nonceLimit = 1n << 64n

/**
 * Reads an operation that has the form of its schema, and checks what needs no chain.
 *
 * @param parameters.chainId the number of the chain.
 * @throws OperationRefusal `invalid`, `paymaster`.
 */
export function parseOperation(parameters: {
  readonly chainId: number
  readonly operation: UserOperation
}): ParsedOperation {
  const { chainId, operation: wire } = parameters
  if (
    wire.paymaster !== undefined ||
    wire.paymasterData !== undefined ||
    wire.paymasterVerificationGasLimit !== undefined ||
    wire.paymasterPostOpGasLimit !== undefined
  )
    throw new OperationRefusal(
      'paymaster',
      'This bundler takes no paymaster: the sender pays, or the project sponsors.',
    )
  const operation = toViemOperation(wire)
  const { callGasLimit, maxFeePerGas, maxPriorityFeePerGas, nonce, preVerificationGas, verificationGasLimit } =
    operation
  if (nonce >= nonceLimit) throw new OperationRefusal('invalid', 'nonce: this bundler takes the nonce key 0 only.')
  if (maxPriorityFeePerGas > maxFeePerGas)
    throw new OperationRefusal('invalid', 'maxPriorityFeePerGas: must not be above maxFeePerGas.')
  const limits = { callGasLimit, verificationGasLimit, preVerificationGas }
  const bounds = {
    callGasLimit: constants.callGasAtMost,
    verificationGasLimit: constants.verificationGasAtMost,
    preVerificationGas: constants.preVerificationGasAtMost,
  }
  for (const name of ['callGasLimit', 'verificationGasLimit', 'preVerificationGas'] as const)
    if (limits[name] > bounds[name])
      throw new OperationRefusal('invalid', `${name}: this bundler takes at most ${bounds[name]}.`)
  if (maxFeePerGas >= 1n << 96n) throw new OperationRefusal('invalid', 'maxFeePerGas: is above all sense.')
  return {
    hash: getUserOperationHash({
      chainId,
      entryPointAddress: smartAccountContracts.entryPoint,
      entryPointVersion: '0.8',
      userOperation: operation,
    }),
    wire,
    sender: toHex(wire.sender.toLowerCase()),
    nonce,
    callData: operation.callData,
    packed: toPackedUserOperation(operation),
    callGas: callGasLimit,
    verificationGas: verificationGasLimit,
    preVerificationGas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    isFree: maxFeePerGas === 0n,
  }
}

/** An operation in the form of viem. An account that it delegates counts as delegated to the pinned implementation. */
function toViemOperation(wire: UserOperation): ViemOperation<'0.8'> {
  const { implementation } = smartAccountContracts
  const factory =
    wire.factory === undefined
      ? {}
      : {
          factory: wire.factory,
          factoryData: wire.factoryData ?? ('0x' as const),
          // Only the address is part of the hash.
          authorization: { address: implementation, chainId: 0, nonce: 0, r: '0x', s: '0x', yParity: 0 } as const,
        }
  return {
    // In lower case, so that no library judges its checksum: the hash is of the bytes.
    sender: toHex(wire.sender.toLowerCase()),
    nonce: BigInt(wire.nonce),
    ...factory,
    callData: toHex(wire.callData),
    callGasLimit: BigInt(wire.callGasLimit),
    verificationGasLimit: BigInt(wire.verificationGasLimit),
    preVerificationGas: BigInt(wire.preVerificationGas),
    maxFeePerGas: BigInt(wire.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(wire.maxPriorityFeePerGas),
    signature: toHex(wire.signature),
  }
}

/** The schema has checked the form, which the type does not say. */
function toHex(text: string): `0x${string}` {
  if (!isHex(text)) throw new OperationRefusal('invalid', 'The operation holds a value that is not hexadecimal.')
  return text
}
