import type { SiwxSession } from '@latchkey/siwx'

/** A verified sign-in, and until when it counts, in ms since the epoch. */
export interface KeptSession extends SiwxSession {
  readonly expiresAt: number
}

/** What the server keeps of sign-ins. */
export interface SignInStore {
  /** Keeps a nonce until a time, in ms since the epoch. */
  addNonce(nonce: string, expiresAt: number): Promise<void>
  /** Removes a nonce, and says whether it was there and alive, in one step. */
  takeNonce(nonce: string): Promise<boolean>
  /** The living sign-ins of a visitor. */
  getSessions(visitorId: string): Promise<readonly KeptSession[]>
  /** Replaces them; with none, the visitor is forgotten. */
  setSessions(visitorId: string, sessions: readonly KeptSession[]): Promise<void>
}
