import type { SiwxSession } from '@latchkey/siwx'

/** A verified sign-in, and until when it counts, in ms since the epoch. */
export interface KeptSession extends SiwxSession {
  readonly expiresAt: number
}

/** What a back end for sign-ins keeps. With several processes, back it by what they share: Redis, a table. */
export interface SignInStore {
  /** Keeps a nonce until a time, in ms since the epoch. */
  addNonce(nonce: string, expiresAt: number): Promise<void>
  /**
   * Removes a nonce, and says whether it was there and alive. Looking and removing are one step (`GETDEL`,
   * `DELETE … RETURNING`): of two requests with the same nonce one gets it.
   */
  takeNonce(nonce: string): Promise<boolean>
  /** The living sign-ins of a visitor. */
  getSessions(visitorId: string): Promise<readonly KeptSession[]>
  /** Replaces them; with none, the visitor is forgotten. */
  setSessions(visitorId: string, sessions: readonly KeptSession[]): Promise<void>
}
