import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'

/** Sign-ins to take up, and for whom they have to be. */
export interface TakeUpParameters {
  readonly sessions: readonly SiwxSession[]
  /** The app's host. */
  readonly domain: string
  readonly uri: string
}

/** Who gives nonces, verifies sign-ins and keeps them. Write one of your own by these five methods; each may reject. */
export interface SiwxStorage {
  /** Gives a nonce of 8 or more letters and digits, which one call of `add` or `set` may use. */
  createNonce(parameters: { readonly signal?: AbortSignal | undefined }): Promise<string>
  /** Verifies sessions and keeps them besides what is there: all, or none and rejects. */
  add(parameters: TakeUpParameters): Promise<void>
  /** Verifies sessions and keeps them in place of all that is there; without any it signs out everywhere. */
  set(parameters: TakeUpParameters): Promise<void>
  /** The account's sessions on that network that are neither expired nor revoked. */
  get(account: SiwxAccount): Promise<readonly SiwxSession[]>
  /** Ends the account's sessions on that network. */
  remove(account: SiwxAccount): Promise<void>
}

/** Sessions that a Latchkey cloud verifies and keeps. */
export interface CloudSiwxStorage extends SiwxStorage {
  /** The token (JWT) of an account's session, for your back end to check; `undefined` if there is none, or it is a cookie. */
  getToken(account: SiwxAccount): Promise<string | undefined>
}
