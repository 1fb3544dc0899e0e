import type { CaipNetworkId } from '../caip/caipTypes.ts'
import type { Cacao } from './Cacao.ts'
import type { SiwxMessage } from './SiwxMessage.ts'

/** A signed sign-in (S3.039). */
export interface SiwxSession {
  readonly data: SiwxMessage
  /** The text that was signed. */
  readonly message: string
  /** In its chain's own form: hexadecimal on eip155, base58 on solana, base64 on bip122. */
  readonly signature: string
  /** Where a wallet gave it together with a WalletConnect session. */
  readonly cacao?: Cacao | undefined
}

/** An account on a network. */
export interface SiwxAccount {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  /** The address alone, in its chain's own form. */
  readonly accountAddress: string
}

/**
 * Sign-in for every chain, as a modal needs it. `createSiwx` of `@latchkey/siwx` makes one; an app may bring its own.
 * Every method may reject: the modal then shows that signing in failed.
 */
export interface Siwx {
  /** What the account is to sign, and the text of it. Fetches the nonce where the verifier gives it. */
  createMessage(
    account: SiwxAccount & { readonly signal?: AbortSignal | undefined },
  ): Promise<Pick<SiwxSession, 'data' | 'message'>>
  /** Verifies a session and keeps it. Rejects if it does not verify; nothing is kept then. */
  addSession(session: SiwxSession): Promise<void>
  /** Ends the account's sessions on that network. */
  revokeSession(account: SiwxAccount): Promise<void>
  /** Replaces all sessions by these, verified; by none to sign out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** The account's living sessions on that network: neither expired nor revoked. */
  getSessions(account: SiwxAccount): Promise<readonly SiwxSession[]>
  /** Whether the app is of no use without a session (S6.013, S6.014). */
  getRequired(): boolean
  /** Whether disconnecting ends the sessions, too. */
  readonly signOutOnDisconnect: boolean
}
