import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Connection, RemoteSession } from '../adapter/types.ts'
import type { ChosenWallet, ConnectionStatus } from '../connect/connectionState.ts'
import type { SessionConnections } from '../connect/SessionSource.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** The way of a pairing, from the wish for a code to the wallet's answer. */
export type PairingState =
  | { readonly status: 'idle' }
  /** The code is being made; what does that may still be loading. */
  | { readonly status: 'preparing' }
  /** The code can be shown. A new one takes its place before it expires, as long as somebody waits for it. */
  | {
      readonly status: 'ready'
      /** `wc:…@2?…` (the WalletConnect pairing URI) */
      readonly uri: string
      /** Milliseconds since the epoch. */
      readonly expiresAt: number
      /** The relay has the proposal, so that a wallet that scans finds it. */
      readonly isPublished: boolean
    }
  /** The wallet has answered; the session is being settled. */
  | { readonly status: 'settling' }
  | { readonly status: 'failed'; readonly error: ErrorSummary }

/** The session with the wallet, as plain data. */
export interface SessionSummary {
  /** The session's topic. */
  readonly topic: string
  /** The wallet's name, address and picture, as it told them: hostile until shown safely. */
  readonly peer: { readonly name: string; readonly url?: string | undefined; readonly icon?: string | undefined }
  readonly namespaces: readonly Namespace[]
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** What pairing knows. */
export interface WalletConnectState {
  /** S4.002 */
  readonly status: ConnectionStatus
  readonly pairing: PairingState
  readonly session: SessionSummary | null
  /** `waiting`: the relay is away, and is tried again. */
  readonly relay: 'idle' | 'connecting' | 'connected' | 'waiting'
}

/** What to pair. */
export interface PairParameters {
  /** The wallet that was chosen; none where any wallet may scan. */
  readonly wallet?: ChosenWallet | undefined
  /** The network to be on afterwards; by default the app's active one if the wallet grants it. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** What came of a pairing. */
export interface PairResult {
  readonly session: RemoteSession
  /** The connection of each namespace that an adapter took up; none in basic mode. */
  readonly connections: readonly Connection[]
}

/** Pairing with wallets on other devices (WalletConnect v2). One session at a time; a new one takes its place. */
export interface WalletConnect extends SessionConnections {
  /** Makes a code ahead of need. Never throws: what fails shows when it is needed. */
  prepare(): Promise<void>
  /**
   * Waits until a wallet has taken up a code, renewing it as it expires.
   *
   * @throws `connection.rejected`, `connection.failed`, `wallet.unauthorized`, an alert's error (`config.*`), or the
   * signal's reason.
   */
  pair(parameters?: PairParameters): Promise<PairResult>
  /** Makes a new code at once. */
  renew(): void
  /** The session, for apps without an adapter (basic mode). */
  getSession(): RemoteSession | undefined
  destroy(): void
}
