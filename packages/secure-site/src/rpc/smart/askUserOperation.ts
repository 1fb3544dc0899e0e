import { decodeCalls } from '../../vault/sign/eip155/unpackCalls.ts'
import { smartContracts } from '../../vault/sign/networks.ts'
import type { Asked } from '../Asked.ts'
import type { CallParts } from '../CallParts.ts'
import { createUncertain } from '../createUncertain.ts'
import { toHexBytes, toList, toObject, toText } from '../readers.ts'
import { refuseRpc } from '../refuseRpc.ts'
import { askOperation } from './askOperation.ts'
import { sendOperation, toOperation } from './toOperation.ts'

/**
 * `eth_sendUserOperation` of a page: taken as its calls, and built anew. What it may cost, and who pays, is never the page's. The answer is
 * the hash of the operation that was sent.
 */
export async function askUserOperation(parts: CallParts): Promise<Asked> {
  const { account, context } = parts
  const [given, entryPoint] = toList(context.params, 2)
  const { callData, sender } = toObject(given)
  if (sender !== undefined && toText(sender).toLowerCase() !== context.from.toLowerCase())
    refuseRpc('another account', 4100)
  if (entryPoint !== undefined && toText(entryPoint).toLowerCase() !== smartContracts.entryPoint)
    refuseRpc('an operation for another entry point')
  const calls = decodeCalls(toHexBytes(callData, 'callData'))
  if (calls === undefined || calls.length === 0) return refuseRpc('an operation whose calls cannot be read')
  if (!account.isSponsored) refuseRpc('an operation that the app does not pay for')
  const operation = await askOperation({ ...parts, calls })
  if (!('send' in operation)) return refuseRpc(`an operation that the app does not pay for (${operation.refusal})`)
  return {
    ...(await toOperation(parts, operation)),
    title: calls.length > 1 ? 'batch' : 'transaction',
    finish: async (signed) => {
      if (!(await sendOperation(parts, { operation, signed }))) throw createUncertain(operation.hash)
      return operation.hash
    },
  }
}
