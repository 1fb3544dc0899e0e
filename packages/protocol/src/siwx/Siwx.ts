import type { CaipNetworkId } from '../caip/caipTypes.ts'
import type { Cacao } from './Cacao.ts'
import type { SiwxMessage } from './SiwxMessage.ts'

/** A signed sign-in message. */
export interface SiwxSession {
  readonly data: SiwxMessage
  /** The signed text. */
  readonly message: string
  /** Encoded as its chain does: hexadecimal on eip155, base58 on solana, base64 on bip122. */
  readonly signature: string
  /** The CACAO, if the sign-in came with a WalletConnect session. */
  readonly cacao?: Cacao | undefined
}

/** An account on a network. */
export interface SiwxAccount {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  /** The address alone, in the format of its chain. */
  readonly accountAddress: string
}

/**
 * Sign-in for every chain, as a modal uses it. Create one with `createSiwx` of `@latchkey/siwx`, or implement your own. Every method
 * may reject; the modal then shows that signing in failed.
 */
export interface Siwx {
  /** Returns the message for the account to sign, as fields and as text, with a nonce of the verifier. */
  createMessage(
    account: SiwxAccount & { readonly signal?: AbortSignal | undefined },
  ): Promise<Pick<SiwxSession, 'data' | 'message'>>
  /** Verifies a session and stores it. Rejects without storing it if it does not verify. */
  addSession(session: SiwxSession): Promise<void>
  /** Ends the account's sessions on that network. */
  revokeSession(account: SiwxAccount): Promise<void>
  /** Verifies sessions and replaces all stored ones with them. An empty list signs out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Returns the account's sessions on that network that are neither expired nor revoked. */
  getSessions(account: SiwxAccount): Promise<readonly SiwxSession[]>
  /** Returns whether the app requires a session. */
  getRequired(): boolean
  /** Whether disconnecting also ends the sessions. */
  readonly signOutOnDisconnect: boolean
}
