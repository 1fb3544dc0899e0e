/** What can go wrong in the cloud besides an answer to a request; `code` is stable. */
export type CloudErrorCode =
  | 'config.invalid'
  | 'port.taken'
  | 'storage.unavailable'
  | 'bus.unavailable'
  | 'project.notFound'
  | 'project.invalid'
  | 'catalogue.invalid'
  | 'upstream.failed'
  | 'internal'

/** An error of the cloud. Its message says what happened and how to go on. */
export class CloudError extends Error {
  override readonly name = 'CloudError'
  readonly code: CloudErrorCode

  constructor(code: CloudErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
