import type { FarcasterSettings } from './FarcasterSettings.ts'
import type { SocialSettings } from './SocialSettings.ts'

/** The second listener: the origin of the embedded wallet. */
export interface SecureSiteSettings {
  /** 0 picks a free port, in development. */
  readonly port: number
  /** Its origin. In development it can be undefined: then it is `wallet.localhost` at the port. */
  readonly url: string | undefined
  /** Origins whose pages may be ancestors of the frame, besides those of its project. */
  readonly ancestors: readonly string[]
  /** Origins of the operator's own apps, whose approvals need no proof that nothing covers the frame. */
  readonly trustedApps: readonly string[]
  /** Keys that seal the server's shares, in hex: the first seals, all open. Empty for those of the key file. */
  readonly shareKeys: readonly string[]
  /** Which logins by e-mail of unknown browsers are confirmed by a link: all, or those of addresses with many wrong codes. */
  readonly deviceCheck: 'always' | 'risk'
  readonly socials: SocialSettings
  /** `undefined` without a relay: then there are no logins with Farcaster. */
  readonly farcaster: FarcasterSettings | undefined
  /** How long a user token is valid, in ms. */
  readonly tokenLife: number
}
