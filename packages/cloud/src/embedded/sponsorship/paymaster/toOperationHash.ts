import { smartAccountContracts, type UserOperationCost, type UserOperationIntent } from '@latchkey/protocol/embedded'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { getAddress, type Hex, isHex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { CloudError } from '../../../CloudError.ts'

/** Returns the hash of an operation at entry point 0.8, which the owner of the account signs. */
export function toOperationHash(parameters: {
  readonly chainId: CaipNetworkId
  readonly operation: UserOperationIntent
  readonly cost: UserOperationCost
}): Hex {
  const { chainId, cost, operation } = parameters
  const chain = Number(chainId.slice('eip155:'.length))
  return getUserOperationHash({
    chainId: chain,
    entryPointAddress: smartAccountContracts.entryPoint,
    entryPointVersion: '0.8',
    userOperation: {
      sender: getAddress(operation.sender),
      nonce: BigInt(operation.nonce),
      callData: toHex(operation.callData),
      ...(operation.factory !== undefined && {
        factory: operation.factory,
        factoryData: '0x',
        // Only the address is hashed, in place of the factory.
        authorization: {
          address: smartAccountContracts.implementation,
          chainId: chain,
          nonce: 0,
          r: '0x',
          s: '0x',
          yParity: 0,
        },
      }),
      callGasLimit: BigInt(cost.callGasLimit),
      verificationGasLimit: BigInt(cost.verificationGasLimit),
      preVerificationGas: BigInt(cost.preVerificationGas),
      maxFeePerGas: BigInt(cost.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(cost.maxPriorityFeePerGas),
      ...(cost.paymaster !== undefined && {
        paymaster: getAddress(cost.paymaster),
        paymasterVerificationGasLimit: BigInt(cost.paymasterVerificationGasLimit ?? '0x0'),
        paymasterPostOpGasLimit: BigInt(cost.paymasterPostOpGasLimit ?? '0x0'),
        paymasterData: toHex(cost.paymasterData ?? '0x'),
      }),
      signature: '0x',
    },
  })
}

function toHex(text: string): Hex {
  if (!isHex(text)) throw new CloudError('internal', 'An operation has bytes that are not hexadecimal.')
  return text
}
