/** The second listener: the origin of the embedded wallet. */
export interface SecureSiteSettings {
  /** 0 picks a free port, in development. */
  readonly port: number
  /** Its origin. In development it can be undefined: then it is `wallet.localhost` at the port. */
  readonly url: string | undefined
  /** Origins whose pages may be ancestors of the frame, besides those of its project. */
  readonly ancestors: readonly string[]
}
