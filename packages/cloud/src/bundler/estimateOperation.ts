import { smartAccountContracts, type UserOperation } from '@latchkey/protocol/embedded'
import type { ChainBundler } from './ChainBundler.ts'
import { constants } from './constants.ts'
import { OperationRefusal } from './OperationRefusal.ts'
import { decodeRevert } from './operations/decodeRevert.ts'
import { getPreVerificationGas } from './operations/gas.ts'
import { delegatedCode, judgeSender } from './operations/judgeSender.ts'
import { parseOperation } from './operations/parseOperation.ts'

/** What an operation needs, in units of gas. */
export interface EstimatedGas {
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
}

/** Every estimate of a node holds this. */
const transactionGas = 21_000n

/**
 * Estimates the gas of an operation: its calls on the newest block, with the code that its sender will have.
 *
 * @param parameters.operation its costs do not count, and of its signature only the length.
 * @throws OperationRefusal `execution` if the calls would fail, `validation`, `invalid`. CloudError `upstream.failed`.
 */
export async function estimateOperation(parameters: {
  readonly bundler: Pick<ChainBundler, 'chain' | 'number'>
  readonly operation: UserOperation
}): Promise<EstimatedGas> {
  const { bundler, operation } = parameters
  const { chain, number } = bundler
  const { callData, packed, sender } = parseOperation({ chainId: number, operation })
  const { eip7702Auth: authorization } = operation
  const code = await judgeSender({ chain, chainId: number, sender, authorization, isEstimate: true })
  const isDelegated = code.kind === 'delegated'
  const outcome = await chain.estimateGas({
    from: smartAccountContracts.entryPoint,
    to: sender,
    data: callData,
    code: isDelegated ? undefined : { address: sender, code: delegatedCode },
  })
  if (outcome.kind === 'reverted')
    throw new OperationRefusal('execution', `The calls would fail (${decodeRevert(outcome.data)}).`)
  // The price of its data stays in the limit, as a margin besides the eighth: the entry point passes on a little less than it has.
  const executed = outcome.value - transactionGas
  return {
    callGasLimit: executed + executed / 8n + 5_000n,
    verificationGasLimit: constants.verificationGas,
    preVerificationGas: getPreVerificationGas({ packed, hasAuthorization: !isDelegated }),
  }
}
