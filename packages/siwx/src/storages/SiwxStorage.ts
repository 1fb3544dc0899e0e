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
  /**
   * Returns the token (JWT) of an account's session, for your back end to check. It is valid for some minutes, so ask for it before
   * every call; it is renewed shortly before it expires. `undefined` if there is no session, or it has been revoked.
   *
   * @param options.renew whether to return a new token in any case. Use it once after your back end has refused one.
   * @throws SiwxError `siwx.unreachable` if a new token is needed and the cloud does not answer.
   */
  getToken(account: SiwxAccount, options?: { readonly renew?: boolean | undefined }): Promise<string | undefined>
}
