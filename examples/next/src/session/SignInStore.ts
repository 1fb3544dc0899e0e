import type { SiwxSession } from '@latchkey/siwx'

/** A verified sign-in and its expiry, in ms since the epoch. */
export interface KeptSession extends SiwxSession {
  readonly expiresAt: number
}

/** The server's store of sign-ins. */
export interface SignInStore {
  /** Stores a nonce until its expiry, in ms since the epoch. */
  addNonce(nonce: string, expiresAt: number): Promise<void>
  /** Removes a nonce and returns whether it existed and was valid, in one atomic step. */
  takeNonce(nonce: string): Promise<boolean>
  /** Returns a visitor's valid sign-ins. */
  getSessions(visitorId: string): Promise<readonly KeptSession[]>
  /** Replaces a visitor's sign-ins; an empty list deletes the visitor. */
  setSessions(visitorId: string, sessions: readonly KeptSession[]): Promise<void>
}
