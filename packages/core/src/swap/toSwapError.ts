import type { ErrorCode } from '../kernel/errors/codes.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { MovedQuote, SwapProblem } from './state.ts'

const codes: Readonly<Record<SwapProblem['problem'], ErrorCode>> = {
  tokenMissing: 'swap.incomplete',
  amountMissing: 'swap.incomplete',
  sameToken: 'swap.incomplete',
  networkUnsupported: 'swap.networkUnsupported',
  balance: 'transaction.insufficientFunds',
  fee: 'transaction.insufficientFunds',
  impactUnaccepted: 'swap.impactTooHigh',
  impactRefused: 'swap.impactTooHigh',
  decimalsChanged: 'swap.altered',
  wouldFail: 'transaction.simulationFailed',
  unread: 'request.failed',
}

/** The error of a swap that a problem prevents. The wallet was not asked. */
export function toSwapError(problem: SwapProblem): ModalError {
  const details = problem.problem === 'wouldFail' && problem.reason !== null ? problem.reason : problem.problem
  return new ModalError(codes[problem.problem], { details })
}

/** The error of a quote that became worse than what the visitor was shown. Nothing was signed. */
export function createMoved({ before, after }: Pick<MovedQuote, 'before' | 'after'>): ModalError<'swap.moved'> {
  return new ModalError('swap.moved', { context: { before: String(before), after: String(after) } })
}
