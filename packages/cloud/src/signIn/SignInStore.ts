import type { SignInSession } from './SignInSession.ts'

/** Keeps nonces and sessions. */
export interface SignInStore {
  /** Keeps a new nonce, which serves once and until `expiresAt`. */
  createNonce(parameters: {
    readonly projectKey: string
  }): Promise<{ readonly nonce: string; readonly expiresAt: number }>
  /** `unknown` is one that this project was never given, or whose time is over. */
  checkNonce(parameters: { readonly projectKey: string; readonly nonce: string }): Promise<'good' | 'used' | 'unknown'>
  /**
   * Uses nonces and keeps what was signed with them: all, or nothing and `false` if somebody else was first. However many try at
   * once, on however many nodes, one succeeds.
   */
  add(parameters: {
    readonly projectKey: string
    readonly nonces: readonly string[]
    readonly sessions: readonly SignInSession[]
  }): Promise<boolean>
  /** Sessions by their ids, whether they live or not. */
  find(parameters: { readonly projectKey: string; readonly ids: readonly string[] }): Promise<readonly SignInSession[]>
  /** The sessions of accounts whose time is not over, the newest first, a hundred at most; those that were revoked among them. */
  list(parameters: {
    readonly projectKey: string
    readonly accounts: readonly string[]
  }): Promise<readonly SignInSession[]>
  /** Revokes sessions; one that is revoked already stays as it is. */
  revoke(parameters: { readonly projectKey: string; readonly ids: readonly string[] }): Promise<void>
  /** Forgets what is over. */
  sweep(): Promise<void>
}
