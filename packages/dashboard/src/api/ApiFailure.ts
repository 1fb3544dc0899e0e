/** Why a call to the cloud failed. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** The code of the cloud's answer, such as `operator_forbidden`; or `offline`, `timeout`, `unreadable`. */
  readonly code: string
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  /** Finds the request in the cloud's log. */
  readonly requestId: string | undefined
  /** What is invalid about the request. */
  readonly reasons: readonly { readonly name: string; readonly description: string }[]
  /** The answer, which is not checked. */
  readonly content: unknown

  constructor(parameters: {
    readonly code: string
    readonly message: string
    readonly status?: number | undefined
    readonly requestId?: string | undefined
    readonly reasons?: ApiFailure['reasons'] | undefined
    readonly content?: unknown
    readonly cause?: unknown
  }) {
    super(parameters.message, { cause: parameters.cause })
    this.code = parameters.code
    this.status = parameters.status ?? 0
    this.requestId = parameters.requestId
    this.reasons = parameters.reasons ?? []
    this.content = parameters.content
  }
}
