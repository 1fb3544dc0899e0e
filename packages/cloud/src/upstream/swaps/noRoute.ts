import { failAttempt, type FailedAttempt } from '../pool/Attempt.ts'

const reason = 'no_route'

/** The answer of a provider that cannot make the swap. Another may be able to. */
export function failWithoutRoute(): FailedAttempt {
  return failAttempt(reason, { isItsFault: false })
}

/** Whether a provider answered that it cannot make the swap. */
export function isWithoutRoute(attempt: FailedAttempt): boolean {
  return attempt.reason === reason
}
