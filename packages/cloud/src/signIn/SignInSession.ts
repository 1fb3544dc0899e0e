import type { SiwxSession } from '@latchkey/protocol/siwx'

/** A visitor's session with a project. Times are in ms since the epoch. */
export interface SignInSession {
  readonly id: string
  /** CAIP-10; see `toAccountKey`. */
  readonly account: string
  /** The app's host. */
  readonly domain: string
  /** The signed message with its signature. */
  readonly session: SiwxSession
  readonly createdAt: number
  readonly expiresAt: number
  readonly revokedAt: number | null
  /** See `toSecretHash`. Null for a session from before sessions had secrets; its tokens cannot be renewed. */
  readonly secretHash: string | null
}
