import { array, maxLength, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'

/** The codes of refused calls. Codes are only ever added. */
export const apiErrorCodes = [
  'invalid_request',
  'project_required',
  'project_not_found',
  'project_inactive',
  'origin_not_allowed',
  'unauthorized',
  'not_found',
  'not_configured',
  'payload_too_large',
  'rate_limited',
  'storage_full',
  'upstream_failed',
  'upstream_timeout',
  'internal',
  'session_required',
  'sign_in_message_invalid',
  'sign_in_message_altered',
  'sign_in_nonce_unknown',
  'sign_in_nonce_used',
  'sign_in_expired',
  'sign_in_not_yet_valid',
  'sign_in_domain_mismatch',
  'sign_in_uri_mismatch',
  'sign_in_chain_refused',
  'sign_in_chain_unreachable',
  'sign_in_signature_invalid',
  'host_not_allowed',
  'project_secret_required',
  'project_secret_invalid',
  'project_secret_exposed',
  'cursor_invalid',
  'storage_unavailable',
  'login_code_wrong',
  'login_code_expired',
  'login_tries_exhausted',
  'vault_exists',
  'vault_missing',
  'vault_conflict',
  'vault_unverified',
  'vault_suspended',
  'vault_removed',
  'device_unknown',
  'passkey_refused',
  'email_in_use',
  'email_changed',
  'handoff_unknown',
  'handoff_foreign',
  'name_taken',
  'operator_session_required',
  'operator_forbidden',
  'passkey_proof_required',
  'invitation_unknown',
  'operator_exists',
  'last_owner',
  'last_passkey',
  'project_conflict',
  'alerts_conflict',
  'catalogue_conflict',
  'sponsorship_conflict',
] as const

const text = /*#__PURE__*/ pipe(string(), maxLength(4_096))

/** The body of every answer that reports a failure. */
export const apiErrorSchema = /*#__PURE__*/ object({
  code: /*#__PURE__*/ picklist(apiErrorCodes),
  /** What happened and what the developer can do about it. */
  message: text,
  /** The request's id, as in the header `x-request-id` and in the operator's log. */
  requestId: /*#__PURE__*/ optional(text),
  /** What is invalid about the request, one entry per fault. */
  reasons: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(/*#__PURE__*/ array(/*#__PURE__*/ object({ name: text, description: text })), maxLength(256)),
  ),
})

/** The body of every answer that reports a failure. */
export type ApiError = InferOutput<typeof apiErrorSchema>

/** The code of a refused call. */
export type ApiErrorCode = ApiError['code']
