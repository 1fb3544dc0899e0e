/** What can go wrong with a sign-in; stable, and never given another meaning. */
export type SiwxErrorCode =
  /** An option is wrong, or missing where there is no page to read it from. */
  | 'siwx.optionInvalid'
  /** A text is no sign-in message, or fields do not make one. */
  | 'siwx.messageInvalid'
  /** The text that was signed does not say what its fields say. */
  | 'siwx.messageAltered'
  | 'siwx.domainMismatch'
  | 'siwx.uriMismatch'
  | 'siwx.nonceMismatch'
  /** It is for another chain than it should be, or for one whose signatures cannot be verified. */
  | 'siwx.chainMismatch'
  | 'siwx.chainUnsupported'
  | 'siwx.accountMismatch'
  | 'siwx.expired'
  | 'siwx.notYetValid'
  | 'siwx.signatureInvalid'
  /** The chain could not be asked about a contract account. Nothing is known of the signature. */
  | 'siwx.chainUnreachable'
  /** Whoever verifies refused the sign-in; `serverCode` says why. */
  | 'siwx.refused'
  /** Whoever verifies did not answer, or with something else than was agreed. */
  | 'siwx.unreachable'
  | 'siwx.answerInvalid'
  | 'siwx.aborted'

/**
 * The one error class of this package. Tell errors apart by `code`.
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

  /** @param message what happened and how to go on, for a developer. */
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
