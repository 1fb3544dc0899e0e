import { encodeCalls } from '../vault/sign/eip155/encodeCalls.ts'
import { unpackCalls } from '../vault/sign/eip155/unpackCalls.ts'
import { smartContracts } from '../vault/sign/networks.ts'
import type { EvmTransaction, SingleRequest } from '../vault/sign/SignRequest.ts'
import { refuseRpc } from './refuseRpc.ts'
import type { NodeCall } from './toNodeCall.ts'
import { toNodeCall } from './toNodeCall.ts'

/** A call that is shown. Without `to`, a contract is created. */
export type ShownCall = Pick<EvmTransaction, 'to' | 'value' | 'data'>

/** What a request does on eip155: each call, and after one to the visitor's own address those that it contains. */
export function toShownCalls(request: SingleRequest): readonly ShownCall[] {
  if (request.kind === 'evmSmartCalls' || request.kind === 'evmOperation')
    return unpackCalls(request.calls, request.from)
  if (request.kind !== 'evmTransaction') return refuseRpc('no transaction')
  const { data, to, value } = request.transaction
  return to === undefined ? [{ to, value, data }] : unpackCalls([{ to, value, data }], request.from)
}

/** A request as a node tries it out, and the code that the account has then. `undefined` for what is no transaction. */
export function toTriedCall(
  request: SingleRequest,
): { readonly call: NodeCall; readonly code: string | undefined; readonly sendsCoins: boolean } | undefined {
  const { from } = request
  const own = from.toLowerCase()
  switch (request.kind) {
    case 'evmTransaction': {
      const { gas, to, value } = request.transaction
      return {
        call: { ...toNodeCall(request.transaction, from), gas: toQuantityText(gas) },
        code: undefined,
        sendsCoins: value > 0n && to?.toLowerCase() !== own,
      }
    }
    case 'evmSmartCalls':
    case 'evmOperation': {
      const gas = request.kind === 'evmSmartCalls' ? request.transaction.gas : request.terms.callGasLimit + 100_000n
      const self = { to: from, value: 0n, data: encodeCalls(request.calls), accessList: [] }
      return {
        call: { ...toNodeCall(self, from), gas: toQuantityText(gas) },
        code: `0xef0100${smartContracts.implementation.slice(2)}`,
        sendsCoins: request.calls.some(({ to, value }) => value > 0n && to.toLowerCase() !== own),
      }
    }
    default:
      return undefined
  }
}

function toQuantityText(value: bigint): string {
  return `0x${value.toString(16)}`
}
