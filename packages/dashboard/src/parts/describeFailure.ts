import { isApiFailure } from '../api/isApiFailure.ts'
import { commonMessages } from '../messages/common.ts'

const { failed } = commonMessages

/** Says what happened, for an operator. What the cloud answers is written for operators already. */
export function describeFailure(error: unknown): string {
  if (!isApiFailure(error)) return failed.unreadable
  if (error.code === 'offline') return failed.offline
  if (error.code === 'timeout') return failed.timeout
  if (error.code === 'unreadable') return failed.unreadable
  if (error.code === 'rate_limited') return failed.rate
  const [reason] = error.reasons
  return reason === undefined ? error.message : `${error.message} ${reason.name}: ${reason.description}`
}
