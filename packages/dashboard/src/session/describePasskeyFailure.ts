import { meMessages } from '../messages/me.ts'
import { describeFailure } from '../parts/describeFailure.ts'
import { PasskeyFailure } from './PasskeyFailure.ts'

/** Says what happened to a change that needs a passkey. */
export function describePasskeyFailure(error: Error): string {
  return error instanceof PasskeyFailure ? meMessages[error.reason] : describeFailure(error)
}
