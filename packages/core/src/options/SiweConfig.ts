import type { Cacao } from '@latchkey/protocol/siwx'

/** Who is signed in by `siweConfig`. */
export interface SiweSession {
  readonly address: string
  /** As in EIP-155 */
  readonly chainId: number
}

/** What an EIP-4361 message says besides the account: the same on every sign-in. */
export interface SiweMessageParameters {
  /** Who asks, as an RFC 3986 authority. By default the page's host. */
  readonly domain?: string | undefined
  /** What is signed in to. By default the page's origin. */
  readonly uri?: string | undefined
  readonly statement?: string | undefined
  /** RFC 3339 times; `iat` is by default that of the call. */
  readonly iat?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What `createMessage` makes a text of. */
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
 * Sign-In with Ethereum by callbacks, as many servers have them already (EIP-4361). There is one session at a time, and it is
 * for accounts of eip155 alone: `siwx` is for every chain and for several sessions.
 */
export interface SiweConfig {
  /** A nonce of the server. */
  getNonce(address: string): Promise<string>
  /** The text to be signed. */
  createMessage(parameters: SiweMessageArguments): string
  /** Has the server verify the signature and begin a session; `false` where it does not verify. */
  verifyMessage(parameters: {
    readonly message: string
    readonly signature: string
    /** Where a wallet gave the signature together with a WalletConnect session (CAIP-74). */
    readonly cacao?: Cacao | undefined
  }): Promise<boolean>
  /** The living session, if there is one. */
  getSession(): Promise<SiweSession | null | undefined>
  /** Ends the session; `false` where that failed. */
  signOut(): Promise<boolean>
  /** What the message says besides the account. */
  getMessageParams?: (() => Promise<SiweMessageParameters>) | undefined
  /** `false` turns sign-in off. On by default. */
  readonly enabled?: boolean | undefined
  /** Whether the app is of no use without a session: closing the question ends the connection. It is by default. */
  readonly required?: boolean | undefined
  /** Whether disconnecting ends the session. By default it does. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether a session counts on its own network only. By default it does. */
  readonly signOutOnNetworkChange?: boolean | undefined
  onSignIn?: ((session: SiweSession) => void) | undefined
  onSignOut?: (() => void) | undefined
}
