/** The own server has refused a call, or has not answered it. */
export class SiteRefusal extends Error {
  override readonly name = 'SiteRefusal'
  /** The code of its answer; `unreachable` without one. */
  readonly code: string
  /** After how many seconds the call may be repeated. */
  readonly seconds: number | undefined
  /** How often a code may still be entered. */
  readonly triesLeft: number | undefined

  constructor(
    code: string,
    message: string,
    more: { readonly seconds?: number | undefined; readonly triesLeft?: number | undefined } = {},
  ) {
    super(message)
    this.code = code
    this.seconds = more.seconds
    this.triesLeft = more.triesLeft
  }
}
