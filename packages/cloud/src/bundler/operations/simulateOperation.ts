import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { decodeErrorResult } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import type { ChainAccess } from '../chain/ChainAccess.ts'
import { OperationRefusal } from '../OperationRefusal.ts'
import { decodeRevert } from './decodeRevert.ts'
import { encodeHandleOps, getTransactionGas } from './gas.ts'
import { delegatedCode, type SenderCode } from './judgeSender.ts'
import type { ParsedOperation } from './ParsedOperation.ts'

/** What the errors of the entry point mean for the caller. */
const explanations: Readonly<Record<string, string>> = {
  AA20: 'The sender has no code.',
  AA21: 'The sender has too few coins for the fees of the operation.',
  AA22: 'The operation is out of its time.',
  AA23: 'The account refuses the operation.',
  AA24: 'The signature is not of the sender, or of another operation.',
  AA25: 'The nonce is used already, or an operation before it is not executed yet.',
  AA26: 'verificationGasLimit is too low.',
  AA95: 'The gas limits are too low.',
}

/**
 * Executes an operation on the newest block, without a transaction.
 *
 * @throws OperationRefusal `validation`, `signature`, `timeRange`, `execution`. CloudError `upstream.failed`.
 */
export async function simulateOperation(parameters: {
  readonly chain: Pick<ChainAccess, 'call'>
  readonly operation: ParsedOperation
  readonly senderCode: SenderCode
  readonly executor: `0x${string}`
}): Promise<void> {
  const { chain, executor, operation, senderCode } = parameters
  const { callData, callGas, packed, sender } = operation
  const hasAuthorization = senderCode.kind === 'delegates'
  const code = hasAuthorization ? { address: sender, code: delegatedCode } : undefined
  const [whole, calls] = await Promise.all([
    chain.call({
      from: executor,
      to: smartAccountContracts.entryPoint,
      data: encodeHandleOps(packed, executor),
      gas: getTransactionGas({ ...operation, hasAuthorization }),
      code,
    }),
    // `handleOps` succeeds also if the calls of the operation fail.
    chain.call({
      from: smartAccountContracts.entryPoint,
      to: sender,
      data: callData,
      // A call in a transaction pays for the transaction and its data first.
      gas: callGas + getTransactionGas({ packed, callGas: 0n, verificationGas: 0n, hasAuthorization: false }),
      code,
    }),
  ])
  if (whole.kind === 'reverted') throw toRefusal(whole.data)
  if (calls.kind === 'reverted')
    throw new OperationRefusal('execution', `The calls would fail (${decodeRevert(calls.data)}). Nothing was sent.`)
}

/** The refusal for an error of the entry point. */
function toRefusal(data: `0x${string}`): OperationRefusal {
  const reason = readReason(data)
  const code = /^AA\d\d/.exec(reason)?.[0] ?? ''
  const explanation = explanations[code] ?? 'The entry point refuses the operation.'
  const message = `${reason === '' ? 'The simulation was reverted' : reason}: ${explanation} Nothing was sent.`
  if (code === 'AA24') return new OperationRefusal('signature', message)
  if (code === 'AA22') return new OperationRefusal('timeRange', message)
  return new OperationRefusal('validation', message)
}

function readReason(data: `0x${string}`): string {
  try {
    const decoded = decodeErrorResult({ abi: entryPoint08Abi, data })
    if (decoded.errorName === 'FailedOp' || decoded.errorName === 'FailedOpWithRevert')
      return decoded.args[1].replaceAll(/[^ -~]/g, ' ').slice(0, 100)
    return decoded.errorName
  } catch {
    return ''
  }
}
