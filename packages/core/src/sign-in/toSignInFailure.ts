import type { SiwxAccount } from '@latchkey/protocol/siwx'
import type { Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import type { SignInFailure } from './state.ts'

/** Converts the cause of a failed sign-in to an error for the caller and plain data for the state (S8.059, S8.060). */
export function toSignInFailure(parameters: {
  readonly step: SignInFailure['step']
  readonly cause: unknown
  readonly account: SiwxAccount
  /** The connection of the wallet that was to sign. */
  readonly connection: Connection | undefined
}): { readonly error: ModalError; readonly failure: SignInFailure } {
  const { step, account, connection } = parameters
  const reason = toModalError(parameters.cause, 'request.failed')
  const { code: cause } = reason
  const details = reason.details ?? reason.message
  const { type } = connection?.accounts.find(({ address }) => address === account.accountAddress) ?? {}
  const code = type === 'smartAccount' ? 'siwx.smartAccountUnsupported' : 'siwx.declined'
  const error =
    step === 'message'
      ? new ModalError('request.failed', { cause: reason, details })
      : new ModalError(code, { cause: reason, details })
  return { error, failure: { step, error: toErrorSummary(error), cause } }
}
