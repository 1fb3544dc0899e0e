import type { ApiErrorCode } from '@latchkey/protocol/api'
import { SiwxError, type SiwxErrorCode } from '@latchkey/siwx/verify'
import { ApiRefusal } from '../request/ApiRefusal.ts'

const codes: Readonly<Partial<Record<SiwxErrorCode, ApiErrorCode>>> = {
  'siwx.messageInvalid': 'sign_in_message_invalid',
  'siwx.messageAltered': 'sign_in_message_altered',
  'siwx.domainMismatch': 'sign_in_domain_mismatch',
  'siwx.uriMismatch': 'sign_in_uri_mismatch',
  'siwx.nonceMismatch': 'sign_in_nonce_unknown',
  'siwx.chainMismatch': 'sign_in_chain_refused',
  'siwx.chainUnsupported': 'sign_in_chain_refused',
  'siwx.expired': 'sign_in_expired',
  'siwx.notYetValid': 'sign_in_not_yet_valid',
  'siwx.signatureInvalid': 'sign_in_signature_invalid',
  'siwx.chainUnreachable': 'sign_in_chain_unreachable',
}

/** Converts a verification error to a refusal. Other errors are returned unchanged. */
export function toSignInRefusal(error: unknown): unknown {
  const code = error instanceof SiwxError ? codes[error.code] : undefined
  if (!(error instanceof SiwxError) || code === undefined) return error
  return new ApiRefusal(code, error.message, { cause: error })
}
