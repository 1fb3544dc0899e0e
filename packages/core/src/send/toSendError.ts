import type { ErrorCode } from '../kernel/errors/codes.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { SendProblem } from './state.ts'

const codes: Readonly<Record<SendProblem['problem'], ErrorCode>> = {
  tokenMissing: 'send.tokenRequired',
  amountMissing: 'send.incomplete',
  receiverMissing: 'send.incomplete',
  receiver: 'address.invalid',
  balance: 'transaction.insufficientFunds',
  fee: 'transaction.insufficientFunds',
  minimum: 'transaction.dust',
  lookAlike: 'send.changed',
  nameChanged: 'send.changed',
  maxChanged: 'send.changed',
  decimalsChanged: 'send.changed',
  wouldFail: 'transaction.simulationFailed',
  unread: 'request.failed',
}

/** The error of a send that a problem prevents. The wallet was not asked. */
export function toSendError(problem: SendProblem): ModalError {
  return new ModalError(codes[problem.problem], { details: describe(problem) })
}

function describe(problem: SendProblem): string {
  const { problem: name, ...values } = problem
  const facts = Object.entries(values).map(([key, value]) => `${key}: ${toText(value)}`)
  return [name, ...facts].join(', ')
}

function toText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'message' in value ? String(value.message) : String(value)
}
