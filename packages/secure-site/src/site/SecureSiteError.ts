/** Stable codes of this package's errors. */
export type SecureSiteErrorCode = 'site.notBuilt' | 'site.invalid'

/** An error of the secure site's files. The message says what happened and how to fix it. */
export class SecureSiteError extends Error {
  override readonly name = 'SecureSiteError'
  readonly code: SecureSiteErrorCode

  constructor(code: SecureSiteErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
