/** Who a visitor is at a provider. */
export interface SocialIdentity {
  /** What never changes at the provider: no handle and no address, which others can take over. */
  readonly subject: string
  /** For display. */
  readonly userName: string | undefined
}
