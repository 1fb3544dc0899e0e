import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Connection, RemoteSession } from '../adapter/types.ts'
import type { ChosenWallet, ConnectionStatus } from '../connect/connectionState.ts'
import type { SessionConnections } from '../connect/SessionSource.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** The progress of a pairing, from the request for a code to the wallet's answer. */
export type PairingState =
  | { readonly status: 'idle' }
  /** The code is being created; the protocol client may still be loading. */
  | { readonly status: 'preparing' }
  /** The code can be shown. It is renewed before it expires, as long as a pairing is pending. */
  | {
      readonly status: 'ready'
      /** `wc:…@2?…` (the WalletConnect pairing URI) */
      readonly uri: string
      /** Milliseconds since the epoch. */
      readonly expiresAt: number
      /** Whether the relay has the proposal, so that wallets that scan the code find it. */
      readonly isPublished: boolean
      /** Whether a wallet has scanned the code, and waits for its user. Not every wallet says so. */
      readonly isFound: boolean
    }
  /** The wallet has answered; the session is being settled. */
  | { readonly status: 'settling' }
  | { readonly status: 'failed'; readonly error: ErrorSummary }

/** The session with the wallet, as plain data. */
export interface SessionSummary {
  /** The session's topic. */
  readonly topic: string
  /** The wallet's own name, URL and icon. Untrusted: escape or validate before rendering. */
  readonly peer: { readonly name: string; readonly url?: string | undefined; readonly icon?: string | undefined }
  readonly namespaces: readonly Namespace[]
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** The state of pairing. */
export interface WalletConnectState {
  /** Whether a wallet is connected by pairing. */
  readonly status: ConnectionStatus
  readonly pairing: PairingState
  readonly session: SessionSummary | null
  /** The connection to the relay. `waiting`: the relay is unreachable, and a retry is scheduled. */
  readonly relay: 'idle' | 'connecting' | 'connected' | 'waiting'
}

/** Parameters of a pairing. */
export interface PairParameters {
  /** The chosen wallet; `undefined` if any wallet may scan the code. */
  readonly wallet?: ChosenWallet | undefined
  /** The network to use afterwards. Defaults to the app's active one, if the wallet grants it. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result of a pairing. */
export interface PairResult {
  readonly session: RemoteSession
  /** The connection of each namespace that an adapter has adopted. */
  readonly connections: readonly Connection[]
}

/** Pairing with wallets on other devices (WalletConnect v2). There is one session at a time; a new one replaces it. */
export interface WalletConnect extends SessionConnections {
  /** Creates a code in advance. Never throws; a failure shows when the code is needed. */
  prepare(): Promise<void>
  /**
   * Waits until a wallet has answered a code, and renews the code before it expires.
   *
   * @throws `connection.rejected`, `connection.failed`, `wallet.unauthorized`, an alert's error (`config.*`), or the
   * signal's reason.
   */
  pair(parameters?: PairParameters): Promise<PairResult>
  /** Creates a new code immediately. */
  renew(): void
  /** Returns the session, for apps without an adapter (basic mode). */
  getSession(): RemoteSession | undefined
  destroy(): void
}
