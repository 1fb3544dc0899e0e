import { toHex } from '../bytes.ts'
import { toInteger } from './eip155/hashTypedData.ts'
import { toContract } from './toContract.ts'
import type { SignRequest, SingleRequest, Warning } from './SignRequest.ts'

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** The red warnings of a request. */
export function listWarnings(request: SignRequest): readonly Warning[] {
  const requests = request.kind === 'batch' ? request.requests : [request]
  return [...new Set(requests.flatMap((each) => listOf(each)))]
}

function listOf(request: SingleRequest): readonly Warning[] {
  if (request.kind === 'evmMessage') return request.message.length === 32 ? ['rawBytes'] : []
  if (request.kind === 'evmTypedData') {
    const { message } = request.typedData
    if (toContract(request.typedData) === permit2) return ['permit2']
    return 'spender' in message && 'value' in message && isUnlimited(toInteger(message['value']))
      ? ['unlimitedApproval']
      : []
  }
  if (request.kind !== 'evmTransaction') return []
  const { to, data } = request.transaction
  const [selector, amount] = [toHex(data.subarray(0, 4)), toHex(data.subarray(36, 68))]
  // approve and increaseAllowance
  const isApproval = (selector === '095ea7b3' || selector === '39509351') && isUnlimited(BigInt(`0x0${amount}`))
  return [
    ...(to?.toLowerCase() === request.from.toLowerCase() ? (['selfCall'] as const) : []),
    ...(to?.toLowerCase() === permit2 ? (['permit2'] as const) : []),
    ...(isApproval ? (['unlimitedApproval'] as const) : []),
    ...(selector === 'a22cb465' && BigInt(`0x0${amount}`) !== 0n ? (['approvalForAll'] as const) : []),
  ]
}

/** Apps ask for more than any supply in several ways; all are far above 2^95, the largest amount of common tokens. */
function isUnlimited(amount: bigint): boolean {
  return amount >= 1n << 95n
}
