/** A passkey could not be used. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  /** `unsupported`: the authenticator derives no share. */
  readonly code: 'cancelled' | 'unsupported'

  constructor(code: PasskeyError['code'], options?: { readonly cause?: unknown }) {
    super(code, options)
    this.code = code
  }
}
