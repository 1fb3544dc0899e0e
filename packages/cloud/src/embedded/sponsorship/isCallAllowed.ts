import { smartAccountContracts } from '@latchkey/protocol/embedded'
import type { OperationCall } from './decodeCalls.ts'

/** A call that a project pays for. */
export interface AllowedCall {
  readonly target: string
  readonly selector: string
  readonly valueAtMost: bigint
}

/**
 * Whether a project pays for a call. `any` never includes the account itself, whose calls could contain others, and the entry point:
 * these are paid for only if the operator names them, and the account not even then.
 */
export function isCallAllowed(parameters: {
  readonly call: OperationCall
  /** The account that makes it, in lower case. */
  readonly sender: string
  readonly allowed: readonly AllowedCall[]
}): boolean {
  const { allowed, call, sender } = parameters
  if (call.target === sender) return false
  const isEntryPoint = call.target === smartAccountContracts.entryPoint.toLowerCase()
  return allowed.some(
    ({ selector, target, valueAtMost }) =>
      (target === call.target || (target === 'any' && !isEntryPoint)) &&
      (selector === call.selector || selector === 'any') &&
      call.value <= valueAtMost,
  )
}
