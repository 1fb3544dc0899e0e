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

/** What the phone's owner does when an app asks: wait to be told, say yes, say no. */
export type PhonePolicy = 'ask' | 'approve' | 'reject'

/** A kind of chain, as CAIP-2 names it. */
export type PhoneNamespace = 'eip155' | 'solana' | 'bip122'

/** What a phone is made of. */
export interface PhoneParameters {
  /** Where it meets apps, `ws://127.0.0.1:8080/relay`. The URI of an app does not say which relay it is on. */
  readonly relayUrl: string
  /** The project that the relay knows it under. */
  readonly projectId: string
  /** What apps call it. `Test Phone` if unset. */
  readonly name?: string | undefined
  /** A `data:image/…` address; a monogram of the name if unset. */
  readonly icon?: string | undefined
  /** Links that bring the wallet to the front, as it tells apps of them: a scheme of its own, and an `https:` one. */
  readonly links?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
  /** Private keys; the first of {@link testKeys} if unset. The first is selected. */
  readonly accounts?: readonly Hex[] | undefined
  /** The chains it knows; the first is current. A local chain 31337 on port 8545 if unset. */
  readonly chains?: readonly EvmChain[] | undefined
  /** Makes it a wallet of Solana too; `{}` for one of the defaults. The name and icon are the phone's. */
  readonly solana?: Pick<SolanaWalletParameters, 'accounts' | 'chains' | 'features' | 'transport'> | undefined
  /** Makes it a wallet of Bitcoin too; `{}` for one of the defaults. The name and icon are the phone's. */
  readonly bip122?: Pick<BitcoinWalletParameters, 'accounts' | 'chains' | 'paymentType' | 'transport'> | undefined
  /**
   * Whether it answers apps that ask for a session and a sign-in at once (CAIP-222). Yes if unset; a wallet that does not
   * is asked for a session alone.
   */
  readonly canSignIn?: boolean | undefined
  /** Remembers sessions, network and account, `localStorage` for instance. In memory only if unset. */
  readonly storage?: WalletStorage | undefined
  /** `approve` if unset. */
  readonly policy?: PhonePolicy | undefined
  /** Told of an answer that did not get through; nothing is thrown where nobody waits. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** An app, as it describes itself: hostile until shown safely. */
export interface PhonePeer {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** An app that wants a session. */
export interface PhoneProposal {
  readonly id: number
  readonly peer: PhonePeer
  /** What it asks for and the phone knows, the current one first. */
  readonly chainIds: readonly number[]
  /** What it asks for and the phone does not know, as CAIP-2 ids. */
  readonly unknownChains: readonly string[]
  /** Everything it asks for on EVM chains. */
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** What it asks for on Solana and Bitcoin, as far as the phone knows the chains. */
  readonly others: readonly PhoneProposalPart[]
  /** Set if the app wants the visitor to sign in with the same approval (CAIP-222). */
  readonly signIn?: PhoneSignIn | undefined
  /** In ms since the epoch. */
  readonly expiresAt: number
}

/** What an app wants on Solana or Bitcoin. */
export interface PhoneProposalPart {
  readonly namespace: Exclude<PhoneNamespace, 'eip155'>
  /** CAIP-2 ids, as the app says them. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What an app was granted on Solana or Bitcoin. */
export interface PhoneSessionPart extends PhoneProposalPart {
  /** Addresses on the first of the chains, the selected one first. */
  readonly accounts: readonly string[]
  /** The addresses on all of the chains (CAIP-10): those of Bitcoin are others on each. */
  readonly caipAccounts: readonly string[]
}

/** Where the phone's owner is on Solana or Bitcoin, and where they could be. */
export interface PhonePartState {
  readonly namespace: PhoneProposalPart['namespace']
  /** The selected account: its address on the current chain. */
  readonly account: string
  /** All accounts, by their addresses on the current chain; on Bitcoin those that pay. */
  readonly accounts: readonly {
    readonly address: string
    /** On Bitcoin. */
    readonly addressType?: BitcoinAddressType | undefined
  }[]
  /** The current chain, as a CAIP-2 id. */
  readonly chain: string
  /** All chains, by CAIP-2 ids. */
  readonly chains: readonly { readonly chain: string; readonly name: string }[]
}

/** A sign-in that an app asks for, on every one of the chains. */
export interface PhoneSignIn {
  readonly domain: string
  /** Where the app is, as it says. */
  readonly uri: string
  readonly statement: string | undefined
  /** CAIP-2 ids: those that the phone knows. */
  readonly chains: readonly string[]
}

/** What the app was granted. */
export interface PhoneSession {
  /** Empty if the app wanted a sign-in alone, and there is no session. */
  readonly topic: string
  readonly peer: PhonePeer
  /** On EVM chains, the selected one first. */
  readonly accounts: readonly Address[]
  readonly chainIds: readonly number[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** On Solana and Bitcoin. */
  readonly others: readonly PhoneSessionPart[]
  /** In ms since the epoch. */
  readonly expiresAt: number
}

/** A question to the phone's owner. */
export interface PhoneQuestion {
  readonly id: number
  readonly prompt: WalletPrompt
}

/** Where the phone is with its relay: nobody needs it yet, tries to reach it, has it, was told to stay away. */
export type PhoneRelayStatus = 'idle' | 'connecting' | 'connected' | 'offline'

/** All that a phone shows. Frozen; a new one after each change. */
export interface PhoneState {
  readonly relay: PhoneRelayStatus
  readonly policy: PhonePolicy
  /** The network it is on. */
  readonly chainId: number
  /** The selected account. */
  readonly account: Address
  /** The same on Solana and Bitcoin, if the phone was made with them. */
  readonly others: readonly PhonePartState[]
  /** The oldest first. */
  readonly proposals: readonly PhoneProposal[]
  /** The oldest first. */
  readonly questions: readonly PhoneQuestion[]
  /** The oldest first. */
  readonly sessions: readonly PhoneSession[]
}

/** What the owner grants to a proposal. What is unset is all that both know. */
export interface ApproveProposalParameters {
  /** The oldest that waits if unset. */
  readonly id?: number | undefined
  /** Of any kind of chain; of a kind of which none is named all are granted. */
  readonly accounts?: readonly string[] | undefined
  /** Which kinds of chain are granted at all. */
  readonly namespaces?: readonly PhoneNamespace[] | undefined
  readonly chainIds?: readonly number[] | undefined
  readonly methods?: readonly string[] | undefined
  readonly events?: readonly string[] | undefined
  /** Free words about the session (CAIP-25). */
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined
  /** How long to wait for a proposal that has not come yet, in ms; 10,000 if unset. */
  readonly timeoutMs?: number | undefined
}

/** A session, or every session if no topic is given. */
export interface SessionParameters {
  readonly topic?: string | undefined
}

/** A wallet on a phone, which meets apps over WalletConnect. Made by {@link createPhone}. */
export interface Phone {
  readonly name: string
  /** Every account it holds a key for, checksummed. */
  readonly accounts: readonly Address[]
  readonly chains: readonly EvmChain[]
  readonly state: PhoneState
  /** What apps asked of it so far, oldest first; the last 5,000. */
  readonly requests: readonly LoggedRequest<number | string>[]
  /**
   * Its keys, and the owner's script for single methods: `phone.wallet.reject({ methods: ['personal_sign'], times: 1 })`.
   */
  readonly wallet: EvmWallet
  /** Its keys for Solana, if it was made with any. What is said of `wallet` is said of all of it. */
  readonly solana: SolanaWallet | undefined
  /** Its keys for Bitcoin, if it was made with any. */
  readonly bip122: BitcoinWallet | undefined

  /** Called after each change; returns the end of it. */
  subscribe(listener: (state: PhoneState) => void): () => void
  /**
   * Resolves to what `select` finds in the state, as soon as it finds something.
   *
   * @throws TestingError `testing.stateNotReached` after `timeoutMs` (10,000 if unset).
   */
  when<value>(
    select: (state: PhoneState) => value | undefined | false | null,
    options?: { readonly timeoutMs?: number | undefined },
  ): Promise<value>
  /**
   * The next request for `method` that was not waited for yet, also one that has already come.
   *
   * @throws TestingError `testing.requestNotMade` after `timeoutMs` (10,000 if unset).
   */
  waitForRequest(
    method: string,
    options?: { readonly timeoutMs?: number | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<LoggedRequest<number | string>>

  /**
   * Takes up the `wc:` URI of an app, as by its code. Resolves when the phone listens to what the app says.
   *
   * @throws TestingError `testing.pairingFailed` if it is none, has expired, was used, or the relay is not to be had within
   * `timeoutMs` (15,000 if unset); `testing.offline`.
   */
  pair(uri: string, options?: { readonly timeoutMs?: number | undefined }): Promise<void>
  /**
   * Grants a session. One that the policy `approve` has granted by itself counts, once: it is what this resolves to.
   *
   * @throws TestingError `testing.proposalNotMade` if none comes, `testing.invalidParameter` for what the phone has not or
   * the app did not ask for, `testing.offline`, `testing.relayFailed`.
   */
  approve(parameters?: ApproveProposalParameters): Promise<PhoneSession>
  /**
   * Says no to a proposal: 5000, or another error.
   *
   * @throws TestingError `testing.proposalNotMade`, `testing.offline`, `testing.relayFailed`.
   */
  reject(parameters?: {
    readonly id?: number | undefined
    readonly error?: { readonly code: number; readonly message: string } | undefined
    readonly timeoutMs?: number | undefined
  }): Promise<void>
  /** Answers a question, the oldest if no id is given. Nothing happens if it is not there any more. */
  answer(decision: ConfirmDecision, id?: number): void
  /** From now on. Proposals and questions that wait already go on waiting. */
  setPolicy(policy: PhonePolicy): void

  /**
   * Goes to another network, of EVM chains by its number, of Solana and Bitcoin by its CAIP-2 id; every session of that kind
   * hears of it, and is extended by it where it was not granted yet.
   *
   * @throws TestingError `testing.invalidParameter` for a network of Solana or Bitcoin that it does not know.
   */
  switchChain(chain: number | string): void
  /**
   * Selects another account. On EVM chains every session gets it as its first, or in place of its only one; on Solana and
   * Bitcoin, whose apps know no order, it is all that they see.
   *
   * @throws TestingError `testing.invalidParameter` for an address that it has no key for.
   */
  switchAccount(address: string): void
  /**
   * Says something to the app, `chainChanged` or anything else, whether it is true or not.
   *
   * `chain` is a CAIP-2 id, for chains that are not EVM; without any it is said on the session's first chain.
   *
   * @throws TestingError `testing.invalidParameter` if the session was not granted such an event or chain.
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
   * Changes what was granted; what is unset stays. With `namespaces` the session keeps these kinds of chain alone, and the
   * others are taken back.
   *
   * @throws TestingError `testing.invalidParameter` if nothing would be left.
   */
  update(
    grant: Pick<ApproveProposalParameters, 'accounts' | 'namespaces' | 'chainIds' | 'methods' | 'events'> &
      SessionParameters,
  ): Promise<void>
  /** Makes the session last another seven days. */
  extend(parameters?: SessionParameters): Promise<void>
  /** Ends the session; the app hears of it. */
  disconnect(parameters?: SessionParameters): Promise<void>
  /** Loses the relay, as in a tunnel: what apps say waits there. Answers wait for {@link Phone.goOnline}. */
  goOffline(): Promise<void>
  /** @throws TestingError `testing.relayFailed` if the relay is not to be had; the phone goes on trying. */
  goOnline(): Promise<void>
  /** Ends sockets, timers and listeners. Sessions live on in `storage`, and in the apps. */
  close(): Promise<void>
}
