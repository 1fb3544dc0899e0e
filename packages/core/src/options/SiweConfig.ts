import type { Cacao } from '@latchkey/protocol/siwx'

/** The account signed in with `siweConfig`. */
export interface SiweSession {
  readonly address: string
  /** Chain id as in EIP-155. */
  readonly chainId: number
}

/** The fields of an EIP-4361 message other than the account, the same for every sign-in. */
export interface SiweMessageParameters {
  /** The requesting RFC 3986 authority. By default the page's host. */
  readonly domain?: string | undefined
  /** The subject of the sign-in. By default the page's origin. */
  readonly uri?: string | undefined
  readonly statement?: string | undefined
  /** RFC 3339 times; `iat` defaults to the time of the call. */
  readonly iat?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Arguments of `createMessage`. */
export interface SiweMessageArguments extends SiweMessageParameters {
  readonly domain: string
  readonly uri: string
  readonly version: '1'
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly iat: string
}

/**
 * Sign-In with Ethereum (EIP-4361) by callbacks, for servers that already implement them. It keeps one session at a
 * time, for eip155 accounts only; `siwx` supports every chain and several sessions.
 */
export interface SiweConfig {
  /** Returns a nonce from the server. */
  getNonce(address: string): Promise<string>
  /** Returns the text to sign. */
  createMessage(parameters: SiweMessageArguments): string
  /** Verifies the signature on the server and starts a session; `false` for an invalid signature. */
  verifyMessage(parameters: {
    readonly message: string
    readonly signature: string
    /** Set if the wallet signed together with a WalletConnect session (CAIP-74). */
    readonly cacao?: Cacao | undefined
  }): Promise<boolean>
  /** Returns the valid session, if there is one. */
  getSession(): Promise<SiweSession | null | undefined>
  /** Ends the session; `false` on failure. */
  signOut(): Promise<boolean>
  /** Returns the message fields other than the account. */
  getMessageParams?: (() => Promise<SiweMessageParameters>) | undefined
  /** `false` turns sign-in off. On by default. */
  readonly enabled?: boolean | undefined
  /** Whether closing the sign-in view without a session ends the connection. True by default. */
  readonly required?: boolean | undefined
  /** Whether disconnecting ends the session. True by default. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether a session is valid on its own network only. True by default. */
  readonly signOutOnNetworkChange?: boolean | undefined
  onSignIn?: ((session: SiweSession) => void) | undefined
  onSignOut?: (() => void) | undefined
}
