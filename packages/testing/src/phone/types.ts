import type { Address, Hex } from 'viem'
import type { BitcoinAddressType, BitcoinWallet, BitcoinWalletParameters } from '../bitcoin/types.ts'
import type { SolanaWallet, SolanaWalletParameters } from '../solana/types.ts'
import type {
  ConfirmDecision,
  EvmChain,
  EvmWallet,
  LoggedRequest,
  WalletPrompt,
  WalletStorage,
} from '../wallet/types.ts'

/** What the phone does with a request: ask the script, approve, or reject. */
export type PhonePolicy = 'ask' | 'approve' | 'reject'

/** A kind of chain, by its CAIP-2 namespace. */
export type PhoneNamespace = 'eip155' | 'solana' | 'bip122'

/** The parameters of {@link createPhone}. */
export interface PhoneParameters {
  /** The relay's URL, such as `ws://127.0.0.1:8080/relay`. The URI of an app does not contain it. */
  readonly relayUrl: string
  /** The project id for the relay. */
  readonly projectId: string
  /** The name that apps see. Default: `Test Phone`. */
  readonly name?: string | undefined
  /** A `data:image/…` URL. Default: a monogram of the name. */
  readonly icon?: string | undefined
  /** Links that open the wallet, which it sends to apps: its own scheme, and an `https:` link. */
  readonly links?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
  /** Private keys; the first is selected. Default: the first of {@link testKeys}. */
  readonly accounts?: readonly Hex[] | undefined
  /** The chains; the first is current. Default: a local chain 31337 on port 8545. */
  readonly chains?: readonly EvmChain[] | undefined
  /** Adds Solana; `{}` uses the defaults. Name and icon are the phone's. */
  readonly solana?: Pick<SolanaWalletParameters, 'accounts' | 'chains' | 'features' | 'transport'> | undefined
  /** Adds Bitcoin; `{}` uses the defaults. Name and icon are the phone's. */
  readonly bip122?: Pick<BitcoinWalletParameters, 'accounts' | 'chains' | 'paymentType' | 'transport'> | undefined
  /**
   * Whether it answers requests for a session and a sign-in with one approval (CAIP-222). Default: true. Otherwise apps
   * propose a session alone.
   */
  readonly canSignIn?: boolean | undefined
  /** Stores sessions, network and account, for example in `localStorage`. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Default: `approve`. */
  readonly policy?: PhonePolicy | undefined
  /** Called for an answer that could not be delivered and that no caller awaits. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** An app's description of itself. Untrusted: escape or validate before rendering. */
export interface PhonePeer {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** An app's request for a session. */
export interface PhoneProposal {
  readonly id: number
  readonly peer: PhonePeer
  /** The requested chains that the phone knows, the current one first. */
  readonly chainIds: readonly number[]
  /** The requested chains that the phone does not know, as CAIP-2 ids. */
  readonly unknownChains: readonly string[]
  /** The requested methods on EVM chains. */
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The requests on Solana and Bitcoin, for chains that the phone knows. */
  readonly others: readonly PhoneProposalPart[]
  /** Set if the app also requests a sign-in with the same approval (CAIP-222). */
  readonly signIn?: PhoneSignIn | undefined
  /** In ms since the epoch. */
  readonly expiresAt: number
}

/** An app's request on Solana or Bitcoin. */
export interface PhoneProposalPart {
  readonly namespace: Exclude<PhoneNamespace, 'eip155'>
  /** CAIP-2 ids, as the app wrote them. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** An app's grant on Solana or Bitcoin. */
export interface PhoneSessionPart extends PhoneProposalPart {
  /** Addresses on the first chain, the selected one first. */
  readonly accounts: readonly string[]
  /** The addresses on all chains (CAIP-10), which differ between Bitcoin networks. */
  readonly caipAccounts: readonly string[]
}

/** The current and available chains and accounts on Solana or Bitcoin. */
export interface PhonePartState {
  readonly namespace: PhoneProposalPart['namespace']
  /** The selected account: its address on the current chain. */
  readonly account: string
  /** All accounts, by their addresses on the current chain; on Bitcoin by the payment addresses. */
  readonly accounts: readonly {
    readonly address: string
    /** Bitcoin only. */
    readonly addressType?: BitcoinAddressType | undefined
  }[]
  /** The current chain, as a CAIP-2 id. */
  readonly chain: string
  /** All chains, as CAIP-2 ids. */
  readonly chains: readonly { readonly chain: string; readonly name: string }[]
}

/** A sign-in that an app requests on each of the chains. */
export interface PhoneSignIn {
  readonly domain: string
  /** The app's URI, as the app wrote it. */
  readonly uri: string
  readonly statement: string | undefined
  /** The chains that the phone knows, as CAIP-2 ids. */
  readonly chains: readonly string[]
}

/** What an app was granted. */
export interface PhoneSession {
  /** Empty if the app requested only a sign-in, so that there is no session. */
  readonly topic: string
  readonly peer: PhonePeer
  /** The accounts on EVM chains, the selected one first. */
  readonly accounts: readonly Address[]
  readonly chainIds: readonly number[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The grants on Solana and Bitcoin. */
  readonly others: readonly PhoneSessionPart[]
  /** In ms since the epoch. */
  readonly expiresAt: number
}

/** A question to the phone's owner. */
export interface PhoneQuestion {
  readonly id: number
  readonly prompt: WalletPrompt
}

/** The state of the relay connection: not needed yet, connecting, connected, or offline by `goOffline()`. */
export type PhoneRelayStatus = 'idle' | 'connecting' | 'connected' | 'offline'

/** The state of a phone. Frozen; each change creates a new one. */
export interface PhoneState {
  readonly relay: PhoneRelayStatus
  readonly policy: PhonePolicy
  /** The current network. */
  readonly chainId: number
  /** The selected account. */
  readonly account: Address
  /** The same on Solana and Bitcoin, if the phone has them. */
  readonly others: readonly PhonePartState[]
  /** Oldest first. */
  readonly proposals: readonly PhoneProposal[]
  /** Oldest first. */
  readonly questions: readonly PhoneQuestion[]
  /** Oldest first. */
  readonly sessions: readonly PhoneSession[]
}

/** The grant for a proposal. Default for each field: everything that both sides know. */
export interface ApproveProposalParameters {
  /** Default: the oldest one. */
  readonly id?: number | undefined
  /** Accounts of any kind of chain. For kinds without one, all are granted. */
  readonly accounts?: readonly string[] | undefined
  /** The kinds of chain to grant. */
  readonly namespaces?: readonly PhoneNamespace[] | undefined
  readonly chainIds?: readonly number[] | undefined
  readonly methods?: readonly string[] | undefined
  readonly events?: readonly string[] | undefined
  /** The session's properties (CAIP-25). */
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined
  /** How long to wait for a proposal, in ms. Default: 10,000. */
  readonly timeoutMs?: number | undefined
}

/** A session by its topic. Default: every session. */
export interface SessionParameters {
  readonly topic?: string | undefined
}

/** A mobile wallet that connects to apps over WalletConnect. Create one with {@link createPhone}. */
export interface Phone {
  readonly name: string
  /** All its accounts, with checksums. */
  readonly accounts: readonly Address[]
  readonly chains: readonly EvmChain[]
  readonly state: PhoneState
  /** The requests so far, oldest first; the last 5,000. */
  readonly requests: readonly LoggedRequest<number | string>[]
  /**
   * Its EVM wallet, to script single methods: `phone.wallet.reject({ methods: ['personal_sign'], times: 1 })`.
   */
  readonly wallet: EvmWallet
  /** Its Solana wallet, if it has one. Instructions to `wallet` apply to it too. */
  readonly solana: SolanaWallet | undefined
  /** Its Bitcoin wallet, if it has one. */
  readonly bip122: BitcoinWallet | undefined

  /** Calls the listener after each change. Returns a function that ends it. */
  subscribe(listener: (state: PhoneState) => void): () => void
  /**
   * Resolves to what `select` returns for the state, as soon as it returns something.
   *
   * @throws TestingError `testing.stateNotReached` after `timeoutMs` (default 10,000).
   */
  when<value>(
    select: (state: PhoneState) => value | undefined | false | null,
    options?: { readonly timeoutMs?: number | undefined },
  ): Promise<value>
  /**
   * Resolves to the next request for `method` that was not returned yet, including one that has already arrived.
   *
   * @throws TestingError `testing.requestNotMade` after `timeoutMs` (default 10,000).
   */
  waitForRequest(
    method: string,
    options?: { readonly timeoutMs?: number | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<LoggedRequest<number | string>>

  /**
   * Connects to the `wc:` URI of an app, as by scanning its code. Resolves when the phone listens to the app.
   *
   * @throws TestingError `testing.pairingFailed` if the URI is malformed, expired or used, or the relay is unreachable within
   * `timeoutMs` (default 15,000); `testing.offline`.
   */
  pair(uri: string, options?: { readonly timeoutMs?: number | undefined }): Promise<void>
  /**
   * Grants a session. If the policy `approve` has already granted one, this returns it, once.
   *
   * @throws TestingError `testing.proposalNotMade` if there is no proposal, `testing.invalidParameter` for a grant that the phone
   * does not have or the app did not request, `testing.offline`, `testing.relayFailed`.
   */
  approve(parameters?: ApproveProposalParameters): Promise<PhoneSession>
  /**
   * Rejects a proposal with 5000 or another error.
   *
   * @throws TestingError `testing.proposalNotMade`, `testing.offline`, `testing.relayFailed`.
   */
  reject(parameters?: {
    readonly id?: number | undefined
    readonly error?: { readonly code: number; readonly message: string } | undefined
    readonly timeoutMs?: number | undefined
  }): Promise<void>
  /** Answers a question by its id. Default: the oldest. Does nothing if the question is gone. */
  answer(decision: ConfirmDecision, id?: number): void
  /** Sets the policy for later requests. Pending proposals and questions stay pending. */
  setPolicy(policy: PhonePolicy): void

  /**
   * Switches to another network: on EVM chains by number, on Solana and Bitcoin by CAIP-2 id. Every session of that kind of chain is
   * notified, and extended by the network if it was not granted yet.
   *
   * @throws TestingError `testing.invalidParameter` for an unknown network of Solana or Bitcoin.
   */
  switchChain(chain: number | string): void
  /**
   * Selects another account. On EVM chains it becomes the first account of every session, or replaces the only one. On Solana and
   * Bitcoin, where the order has no meaning, it becomes the only visible one.
   *
   * @throws TestingError `testing.invalidParameter` for an address without a key.
   */
  switchAccount(address: string): void
  /**
   * Emits an event to the app, `chainChanged` or any other, true or not.
   *
   * `chain` is a CAIP-2 id, for chains other than EVM. Default: the session's first chain.
   *
   * @throws TestingError `testing.invalidParameter` if the session does not grant that event or chain.
   */
  emit(
    event: {
      readonly name: string
      readonly data: unknown
      readonly chainId?: number | undefined
      readonly chain?: string | undefined
    } & SessionParameters,
  ): Promise<void>
  /**
   * Changes what was granted. Absent fields stay. With `namespaces` the session keeps only these kinds of chain, and
   * the others are revoked.
   *
   * @throws TestingError `testing.invalidParameter` if nothing would be left.
   */
  update(
    grant: Pick<ApproveProposalParameters, 'accounts' | 'namespaces' | 'chainIds' | 'methods' | 'events'> &
      SessionParameters,
  ): Promise<void>
  /** Extends the session by seven days. */
  extend(parameters?: SessionParameters): Promise<void>
  /** Ends the session and notifies the app. */
  disconnect(parameters?: SessionParameters): Promise<void>
  /** Disconnects from the relay, which keeps messages of apps. Answers wait for {@link Phone.goOnline}. */
  goOffline(): Promise<void>
  /** @throws TestingError `testing.relayFailed` if the relay is unreachable; the phone keeps trying. */
  goOnline(): Promise<void>
  /** Ends sockets, timers and listeners. Sessions stay in `storage` and in the apps. */
  close(): Promise<void>
}
