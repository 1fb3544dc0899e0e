import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Cacao } from '@latchkey/protocol/siwx'
import type { SessionGrant } from './types.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'

/** What a proposal asks for in one namespace. */
export interface ProposalNamespace {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a proposal asks for. All of it is optional to the wallet (CAIP-25). */
export type ProposalNamespaces = Readonly<Partial<Record<Namespace, ProposalNamespace>>>

/** Free words about a session, such as CAIP-25 `sessionProperties`. */
export type SessionProperties = Readonly<Record<string, string>>

/** How the wallet describes itself. Untrusted: escape or validate before rendering. Its texts and links are bounded. */
export interface PeerMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  /** `https:` or `data:image/*` URLs. */
  readonly icons: readonly string[]
  /** The links that bring the wallet to the front: a URL scheme of its own, and an `https:` one. */
  readonly redirect: { readonly native?: string | undefined; readonly universal?: string | undefined }
}

/** A settled session. Plain data: frozen, survives JSON, holds no key. */
export interface PairedSession {
  /** Its id at both ends: 64 hexadecimal digits. */
  readonly topic: string
  readonly pairingTopic: string
  /** When it ends unless the wallet extends it, in ms since the epoch. */
  readonly expiresAt: number
  /** What the wallet grants in each namespace that Latchkey knows. */
  readonly grants: Readonly<Partial<Record<Namespace, SessionGrant>>>
  readonly peer: PeerMetadata
  readonly properties: SessionProperties
}

/**
 * How far a proposal is: `pending` (on its way to the relay), `published` (waits for the wallet), `found` (a wallet has it, and
 * waits for its user; not every wallet says so), `responded` (the wallet answered and the session is being settled), then one of
 * the ends.
 */
export type ProposalProgress = 'pending' | 'published' | 'found' | 'responded' | 'settled' | 'failed'

/** An open proposal. */
export interface Proposal {
  /** `wc:` URI for a code or a link. */
  readonly uri: string
  /** Until when the URI should be shown, in ms since the epoch. An approval counts a minute longer. */
  readonly expiresAt: number
  /**
   * The session, once the wallet has settled it. Need not be awaited: nothing is reported as unhandled.
   *
   * Rejects with `connection.rejected`, `connection.failed`, `connection.aborted` (by the signal), `pairing.expired`,
   * `wallet.invalidResponse`, or why the relay refused (`relay.refused`, `config.*`, `session.expired`).
   */
  readonly approval: Promise<PairedSession>
  readonly store: ReadableStore<{ readonly progress: ProposalProgress }>
}

/** A sign-in to ask for together with a session (CAIP-222). Texts are those of CAIP-122. */
export interface AuthenticateParameters {
  /** Networks of eip155; the visitor signs in with one account on each that the wallet grants. */
  readonly chains: readonly CaipNetworkId[]
  /** Who asks, as an RFC 3986 authority. */
  readonly domain: string
  /** What is signed in to. */
  readonly uri: string
  /** Of the app's server. */
  readonly nonce: string
  readonly statement?: string | undefined
  /** RFC 3339 times */
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** What the session should grant. Without any there is a sign-in and no session. */
  readonly methods?: readonly string[] | undefined
  /** For how long the URI should be shown, in seconds: 240 by default. */
  readonly expirySeconds?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** What came of it. */
export interface Authenticated {
  /** Missing where the wallet granted no methods. */
  readonly session: PairedSession | undefined
  /** Empty where the wallet does not know sign-ins and has settled a session instead. The signatures are not verified. */
  readonly auths: readonly Cacao[]
}

/** An open sign-in: as a proposal, but for what it comes to. */
export interface Authentication extends Omit<Proposal, 'approval'> {
  readonly approval: Promise<Authenticated>
}

/** What happens to sessions. */
export type PairingEvent =
  /** Also sent for a proposal of another page load. */
  | { readonly type: 'sessionSettled'; readonly session: PairedSession }
  | { readonly type: 'sessionUpdated'; readonly session: PairedSession }
  | { readonly type: 'sessionExtended'; readonly session: PairedSession }
  | {
      readonly type: 'sessionEvent'
      readonly topic: string
      /** Such as `chainChanged` or `accountsChanged`. */
      readonly name: string
      /** Whatever the wallet sent. */
      readonly data: unknown
      readonly networkId: CaipNetworkId
    }
  | { readonly type: 'sessionEnded'; readonly topic: string; readonly reason: 'user' | 'peer' | 'expired' }
  /** The relay will not have this app. Nothing is tried again before `resume` or the next call. */
  | { readonly type: 'relayRefused'; readonly error: ModalError }

/**
 * Where the connection to the relay is: `idle` (unused), `connecting`, `connected`, or `waiting` for the next
 * attempt.
 */
export type RelayStatus = 'idle' | 'connecting' | 'connected' | 'waiting'

/** What to propose to wallets. */
export interface ProposeParameters {
  readonly namespaces: ProposalNamespaces
  readonly sessionProperties?: SessionProperties | undefined
  /** For how long the URI should be shown, in seconds: 240 by default. */
  readonly expirySeconds?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** What to ask the wallet of a session. */
export interface PairingRequestParameters {
  /** The session's topic. */
  readonly topic: string
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  /** 300 by default and at least, 604,800 at most. */
  readonly expirySeconds?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** The app's side of WalletConnect Sign v2. */
export interface PairingClient {
  readonly store: ReadableStore<{ readonly relay: RelayStatus }>
  /**
   * Makes a pairing with a proposal. Resolves as soon as the URI can be shown, before the relay has answered.
   *
   * @throws `pairing.namespacesInvalid` or `pairing.propertyInvalid`.
   */
  propose(parameters: ProposeParameters): Promise<Proposal>
  /**
   * Asks for a sign-in and a session with one approval; wallets that do not know it are proposed a session. Present where
   * the client can do it.
   *
   * @throws `authenticate.chainsRequired`, `authenticate.parameterRequired`, `authenticate.multiNamespace` or
   * `authenticate.namespaceUnsupported`.
   */
  authenticate?: ((parameters: AuthenticateParameters) => Promise<Authentication>) | undefined
  /** The active sessions, oldest first, including those of earlier page loads. */
  sessions(): readonly PairedSession[]
  /**
   * Asks the wallet and waits for its answer, through outages of the relay.
   *
   * @throws `session.notFound`, `session.topicExpired`, `session.recentlyDeleted`, `session.namespaceNotConfigured`,
   * `session.chainNotApproved`, `request.unsupported` (the method is not granted), `session.expiryInvalid` before
   * anything is sent; `request.rejected`, `request.aborted`, `wallet.timeout`, `wallet.disconnected` (the session ended
   * meanwhile) or another code for what the wallet answered, whose error is the cause.
   */
  request(parameters: PairingRequestParameters): Promise<unknown>
  /** Resolves when the wallet has answered. */
  ping(parameters: { readonly topic: string; readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Forgets the session at once; resolves when the relay has the goodbye. */
  disconnect(parameters: { readonly topic: string }): Promise<void>
  /** Returns the function that ends it. */
  subscribe(listener: (event: PairingEvent) => void): () => void
  /** The visitor is back or the network is: connects now, and makes sure that a connection is alive. */
  resume(): void
  /** Ends sockets and timers. Sessions stay stored. What still waits rejects. */
  destroy(): Promise<void>
}
