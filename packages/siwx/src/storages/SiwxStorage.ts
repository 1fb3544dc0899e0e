import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'

/** Sessions to verify and store, and the app that they must be for. */
export interface TakeUpParameters {
  readonly sessions: readonly SiwxSession[]
  /** The app's host. */
  readonly domain: string
  readonly uri: string
}

/** Issues nonces, verifies sign-ins and stores them. Implement these five methods to use your own; each may reject. */
export interface SiwxStorage {
  /** Returns a nonce of at least 8 letters and digits, for one call of `add` or `set`. */
  createNonce(parameters: { readonly signal?: AbortSignal | undefined }): Promise<string>
  /** Verifies sessions and adds them to the stored ones. Rejects without storing any if one does not verify. */
  add(parameters: TakeUpParameters): Promise<void>
  /** Verifies sessions and replaces all stored ones with them. An empty list signs out everywhere. */
  set(parameters: TakeUpParameters): Promise<void>
  /** Returns the account's sessions on that network that are neither expired nor revoked. */
  get(account: SiwxAccount): Promise<readonly SiwxSession[]>
  /** Ends the account's sessions on that network. */
  remove(account: SiwxAccount): Promise<void>
}

/** A storage whose sessions a Latchkey cloud verifies and keeps. */
export interface CloudSiwxStorage extends SiwxStorage {
  /** Returns the token (JWT) of an account's session, for your back end to check. `undefined` if there is none, or it is a cookie. */
  getToken(account: SiwxAccount): Promise<string | undefined>
}
