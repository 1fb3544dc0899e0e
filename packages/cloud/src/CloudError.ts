/** Stable codes of the cloud's errors, other than errors answered to a request. */
export type CloudErrorCode =
  | 'config.invalid'
  | 'port.taken'
  | 'storage.unavailable'
  | 'bus.unavailable'
  | 'project.notFound'
  | 'project.invalid'
  | 'sponsorship.conflict'
  | 'catalogue.invalid'
  | 'upstream.failed'
  | 'internal'

/** An error of the cloud. The message says what happened and how to fix it. */
export class CloudError extends Error {
  override readonly name = 'CloudError'
  readonly code: CloudErrorCode

  constructor(code: CloudErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
