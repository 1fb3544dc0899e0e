/** What went wrong with a sign-in. Codes are stable: they are never removed, renamed or given another meaning. */
export type SiwxErrorCode =
  /** An option is invalid, or missing where no page supplies it. */
  | 'siwx.optionInvalid'
  /** A text is not a sign-in message, or a field of a message is invalid. */
  | 'siwx.messageInvalid'
  /** The signed text differs from the session's fields or from its CACAO. */
  | 'siwx.messageAltered'
  | 'siwx.domainMismatch'
  | 'siwx.uriMismatch'
  | 'siwx.nonceMismatch'
  /** The sign-in is for another chain than expected. */
  | 'siwx.chainMismatch'
  /** The chain's namespace has no sign-in message. */
  | 'siwx.chainUnsupported'
  | 'siwx.accountMismatch'
  | 'siwx.expired'
  | 'siwx.notYetValid'
  | 'siwx.signatureInvalid'
  /** The chain could not be asked about a contract account, so the signature is neither valid nor invalid. */
  | 'siwx.chainUnreachable'
  /** The verifier refused the sign-in; `serverCode` says why. */
  | 'siwx.refused'
  /** The verifier did not answer. */
  | 'siwx.unreachable'
  /** The verifier's answer is malformed. */
  | 'siwx.answerInvalid'
  | 'siwx.aborted'

/**
 * The error class of this package. Identify errors by `code`.
 *
 * @example
 * ```ts
 * const isExpired = (error: unknown) => error instanceof SiwxError && error.code === 'siwx.expired'
 * ```
 */
export class SiwxError extends Error {
  override readonly name = 'SiwxError'
  readonly code: SiwxErrorCode
  /** With `siwx.refused`, the server's own code, such as `sign_in_nonce_used`. */
  readonly serverCode: string | undefined

  /** @param message what happened and what the developer can do about it. */
  constructor(
    code: SiwxErrorCode,
    message: string,
    options: { readonly cause?: unknown; readonly serverCode?: string | undefined } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.serverCode = options.serverCode
  }
}
