import { toHex } from '../bytes.ts'
import { unpackCalls } from './eip155/unpackCalls.ts'
import { toInteger } from './eip155/hashTypedData.ts'
import { isUnlimited } from './isUnlimited.ts'
import { toContract } from './toContract.ts'
import type { SignRequest, SingleRequest, SmartCall, Warning } from './SignRequest.ts'
import { parseTransaction } from './solana/parseTransaction.ts'

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** The red warnings of a request. */
export function listWarnings(request: SignRequest): readonly Warning[] {
  const requests = request.kind === 'batch' ? request.requests : [request]
  return [...new Set(requests.flatMap((each) => listOf(each)))]
}

function listOf(request: SingleRequest): readonly Warning[] {
  if (request.kind === 'evmMessage') return request.message.length === 32 ? ['rawBytes'] : []
  if (request.kind === 'evmTypedData') {
    if (toContract(request.typedData) === permit2) return ['permit2']
    // Members that are not signed can only add a warning. DAI permits all or nothing.
    const { allowed, spender, value } = request.typedData.message
    const isAll = allowed === true || (value !== undefined && isUnlimited(toInteger(value)))
    return spender !== undefined && isAll ? ['unlimitedApproval'] : []
  }
  if (request.kind === 'solanaTransaction') {
    const { message } = parseTransaction(request.transaction) ?? {}
    // Approve and ApproveChecked of both token programs, for more than any supply: at least 2^63.
    const isApproval = message?.instructions.some(
      ({ data, program }) =>
        (data[0] === 4 || data[0] === 13) && (data[8] ?? 0) > 127 && /^Token(?:keg|zQd)/.test(program ?? ''),
    )
    return isApproval === true ? ['unlimitedApproval'] : []
  }
  if (request.kind === 'evmSmartCalls' || request.kind === 'evmOperation')
    return listOfCalls(request.calls, request.from)
  if (request.kind !== 'evmTransaction') return []
  const { to, data, value } = request.transaction
  return to === undefined ? [] : listOfCalls([{ to, data, value }], request.from)
}

/** Of all calls, and of those that a call to the account itself contains. */
function listOfCalls(calls: readonly SmartCall[], from: string): readonly Warning[] {
  return unpackCalls(calls, from).flatMap(({ data, to }): readonly Warning[] => {
    const [selector, amount] = [toHex(data.subarray(0, 4)), toHex(data.subarray(36, 68))]
    // approve and increaseAllowance
    const isApproval = (selector === '095ea7b3' || selector === '39509351') && isUnlimited(BigInt(`0x0${amount}`))
    return [
      ...(to.toLowerCase() === from.toLowerCase() ? (['selfCall'] as const) : []),
      ...(to.toLowerCase() === permit2 ? (['permit2'] as const) : []),
      ...(isApproval ? (['unlimitedApproval'] as const) : []),
      ...(selector === 'a22cb465' && BigInt(`0x0${amount}`) !== 0n ? (['approvalForAll'] as const) : []),
    ]
  })
}
