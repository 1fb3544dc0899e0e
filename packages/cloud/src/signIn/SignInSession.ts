import type { SiwxSession } from '@latchkey/protocol/siwx'

/** Who is signed in to a project, as it is kept. Times in ms since the epoch. */
export interface SignInSession {
  readonly id: string
  /** CAIP-10; of eip155 in small letters. */
  readonly account: string
  /** The app's host. */
  readonly domain: string
  /** What was signed. */
  readonly session: SiwxSession
  readonly createdAt: number
  readonly expiresAt: number
  readonly revokedAt: number | null
}
