import type { ApiError, ApiErrorCode } from '@latchkey/protocol/api'

const statuses = {
  invalid_request: 400,
  project_required: 401,
  project_not_found: 401,
  project_inactive: 403,
  origin_not_allowed: 403,
  unauthorized: 401,
  not_found: 404,
  not_configured: 501,
  payload_too_large: 413,
  rate_limited: 429,
  storage_full: 507,
  storage_unavailable: 503,
  upstream_failed: 502,
  upstream_timeout: 504,
  internal: 500,
  session_required: 401,
  sign_in_message_invalid: 400,
  sign_in_message_altered: 401,
  sign_in_nonce_unknown: 401,
  sign_in_nonce_used: 401,
  sign_in_expired: 401,
  sign_in_not_yet_valid: 401,
  sign_in_domain_mismatch: 401,
  sign_in_uri_mismatch: 401,
  sign_in_chain_refused: 401,
  sign_in_chain_unreachable: 502,
  sign_in_signature_invalid: 401,
  host_not_allowed: 421,
  project_secret_required: 401,
  project_secret_invalid: 401,
  project_secret_exposed: 403,
  cursor_invalid: 400,
  login_code_wrong: 401,
  login_code_expired: 401,
  login_tries_exhausted: 401,
  vault_exists: 409,
  vault_missing: 404,
  vault_conflict: 409,
  vault_unverified: 422,
  vault_suspended: 403,
  vault_removed: 404,
  device_unknown: 403,
  passkey_refused: 401,
  email_in_use: 409,
  email_changed: 403,
  handoff_unknown: 404,
  handoff_foreign: 403,
  name_taken: 409,
  operator_session_required: 401,
  operator_forbidden: 403,
  passkey_proof_required: 403,
  invitation_unknown: 404,
  operator_exists: 409,
  last_owner: 409,
  last_passkey: 409,
  project_conflict: 409,
  alerts_conflict: 409,
  catalogue_conflict: 409,
  sponsorship_conflict: 409,
} as const satisfies Record<ApiErrorCode, number>

/**
 * An error of the protocol. Throw it in a route or a domain to end the request with this error; `answerError` creates
 * the response.
 */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: ApiErrorCode
  readonly status: (typeof statuses)[ApiErrorCode]
  readonly reasons: ApiError['reasons']
  readonly headers: Readonly<Record<string, string>>

  /** @param message what happened and how to fix it, for a developer. */
  constructor(
    code: ApiErrorCode,
    message: string,
    options: {
      readonly reasons?: ApiError['reasons'] | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
      readonly cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.status = statuses[code]
    this.reasons = options.reasons
    this.headers = options.headers ?? {}
  }
}
