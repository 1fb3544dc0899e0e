import type { SiwxSession } from '@latchkey/siwx'

/** A verified sign-in and its expiry, in ms since the epoch. */
export interface KeptSession extends SiwxSession {
  readonly expiresAt: number
}

/**
 * The store of a back end for sign-ins. With several processes, implement it with a shared store: Redis or a database
 * table.
 */
export interface SignInStore {
  /** Stores a nonce until its expiry, in ms since the epoch. */
  addNonce(nonce: string, expiresAt: number): Promise<void>
  /**
   * Removes a nonce and returns whether it existed and was valid. Both must be one atomic step (`GETDEL`, `DELETE …
   * RETURNING`), so that only one of two requests with the same nonce succeeds.
   */
  takeNonce(nonce: string): Promise<boolean>
  /** Returns a visitor's valid sign-ins. */
  getSessions(visitorId: string): Promise<readonly KeptSession[]>
  /** Replaces a visitor's sign-ins; an empty list deletes the visitor. */
  setSessions(visitorId: string, sessions: readonly KeptSession[]): Promise<void>
}
