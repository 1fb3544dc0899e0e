import { concat, fromHex, toHex } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'
import { smartContracts } from '../networks.ts'
import type { OperationTerms } from '../SignRequest.ts'
import { hashTypedData } from './hashTypedData.ts'

/** What an account signs, as entry point 0.8 hashes it (ERC-4337). */
const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
  ],
} as const

/**
 * The hash of an operation. The entry point replaces the factory `0x7702` of an operation that delegates its account by the contract's
 * address (EIP-7702), so the hash says which contract it is.
 */
export function hashOperation(parameters: {
  readonly chainId: number
  readonly sender: string
  readonly callData: Bytes
  readonly terms: OperationTerms
  readonly isDelegating: boolean
}): Bytes {
  const { callData, chainId, isDelegating, sender, terms } = parameters
  const { callGasLimit, maxFeePerGas, maxPriorityFeePerGas, nonce, paymaster } = terms
  const { preVerificationGas, verificationGasLimit } = terms
  return hashTypedData({
    types,
    primaryType: 'PackedUserOperation',
    domain: { name: 'ERC4337', version: '1', chainId, verifyingContract: smartContracts.entryPoint },
    message: {
      sender,
      nonce,
      initCode: isDelegating ? smartContracts.implementation : '0x',
      callData: `0x${toHex(callData)}`,
      accountGasLimits: toPair(verificationGasLimit, callGasLimit),
      preVerificationGas,
      gasFees: toPair(maxPriorityFeePerGas, maxFeePerGas),
      paymasterAndData:
        paymaster === undefined
          ? '0x'
          : `0x${toHex(
              concat(
                fromHex(paymaster.address) ?? new Uint8Array(),
                fromHex(toPair(paymaster.verificationGasLimit, paymaster.postOpGasLimit)) ?? new Uint8Array(),
                paymaster.data,
              ),
            )}`,
    },
  })
}

/** Two numbers of 128 bits in one word. `checkRequest` refuses larger ones. */
function toPair(high: bigint, low: bigint): string {
  return `0x${[high, low].map((value) => value.toString(16).padStart(32, '0')).join('')}`
}
