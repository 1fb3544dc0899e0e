import type { Address, Hex, TypedDataDomain, TypedDataParameter } from 'viem'
import type { WalletControls } from './WalletControls.ts'

/** A chain that a wallet knows and can reach. */
export interface EvmChain {
  /** As a number, `31337`. */
  readonly chainId: number
  /** JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** What the confirm sheet calls it; the chain id if unset. */
  readonly name?: string | undefined
  /** The coin that pays for the network; ether if unset. */
  readonly nativeCurrency?: EvmCurrency | undefined
}

/** A chain's own coin. */
export interface EvmCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An ERC-20 token that a wallet shows. */
export interface EvmToken {
  readonly chainId: number
  readonly address: Address
}

/** How a wallet reaches a chain: resolves to the JSON-RPC `result`, rejects with the node's error. */
export type WalletTransport = (parameters: {
  readonly rpcUrl: string
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}) => Promise<unknown>

/** Where a wallet remembers what has to survive a reload. `localStorage` and `sessionStorage` fit. */
export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** What a wallet can do beyond the methods that every wallet has. */
export interface WalletFeatures {
  /** EIP-5792: `wallet_sendCalls` and what belongs to it. On if unset. */
  readonly calls?: boolean | undefined
  /** ERC-7811: `wallet_getAssets`. Off if unset. */
  readonly assets?: boolean | undefined
}

/** A wallet's public face, as EIP-6963 announces it (its `uuid` is made anew in each page). */
export interface WalletIdentity {
  readonly name: string
  readonly rdns: string
  readonly icon: string
}

/** One call of a transaction or of a batch. Amounts are in wei. */
export interface PromptCall {
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  /** Set if the call is an ERC-20 `transfer`. */
  readonly transfer?: PromptTransfer | undefined
}

/** A decoded ERC-20 `transfer(address,uint256)`. */
export interface PromptTransfer {
  readonly token: Address
  readonly to: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
  /** What the contract says of itself, if it says it. */
  readonly symbol: string | undefined
  readonly decimals: number | undefined
}

/** Structured data to sign (EIP-712). */
export interface Eip712Message {
  readonly domain: TypedDataDomain
  readonly types: Readonly<Record<string, readonly TypedDataParameter[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** What a person is asked, by kind. */
export type PromptContent =
  | { readonly kind: 'connect'; readonly accounts: readonly string[] }
  | { readonly kind: 'signMessage'; readonly address: string; readonly message: { readonly raw: Hex } }
  | { readonly kind: 'signTypedData'; readonly address: Address; readonly typedData: Eip712Message }
  | {
      readonly kind: 'sendTransaction'
      readonly from: Address
      readonly call: PromptCall
      /** The most the network can take, in wei; unset if the transaction is likely to fail. */
      readonly fee: bigint | undefined
    }
  | { readonly kind: 'sendCalls'; readonly from: Address; readonly calls: readonly PromptCall[] }
  | {
      /** Transactions of Solana or Bitcoin. */
      readonly kind: 'signTransactions'
      readonly from: string
      readonly transactions: readonly PromptTransaction[]
      /** Whether the wallet also sends them. */
      readonly isSent: boolean
    }
  | { readonly kind: 'switchNetwork'; readonly to: PromptChain }
  | { readonly kind: 'addNetwork'; readonly to: EvmChainSummary & { readonly rpcUrl: string } }
  | {
      readonly kind: 'watchAsset'
      readonly token: Address
      readonly symbol: string
      readonly decimals: number
    }
  | { readonly kind: 'unlock' }

/** A transaction of Solana or Bitcoin, as far as the wallet can read it. */
export interface PromptTransaction {
  /** What leaves the account. */
  readonly transfers: readonly PromptPayment[]
  /** What else it does, a word each: the programs that run and are not understood. */
  readonly others: readonly string[]
  /** What the network takes, in the coin's smallest unit; unset if it cannot be told. */
  readonly fee: bigint | undefined
  readonly raw: Hex
}

/** A payment in a transaction of Solana or Bitcoin. */
export interface PromptPayment {
  /** Who gets it, as an address. */
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** What is paid; the chain's coin if unset. */
  readonly token?: { readonly address: string; readonly decimals: number | undefined } | undefined
}

/** The chain that a prompt is about. */
export interface PromptChain {
  /** A number on EVM chains; the Wallet Standard's id elsewhere, `solana:mainnet`. */
  readonly chainId: number | string
  readonly name: string
  readonly nativeCurrency: EvmCurrency
}

/** An EVM chain in a prompt. */
export interface EvmChainSummary {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: EvmCurrency
}

/** One question of the wallet to its owner. */
export type WalletPrompt = PromptContent & {
  readonly origin: string
  readonly method: string
  readonly wallet: WalletIdentity
  readonly chain: PromptChain
}

/** The owner's answer. `accounts` narrows what a site that connects may see. */
export type ConfirmDecision =
  | { readonly approved: true; readonly accounts?: readonly string[] | undefined }
  | { readonly approved: false }

/** Asks a person. When the signal aborts, the question is moot: take it off the screen. */
export type Confirm = (prompt: WalletPrompt, options: { readonly signal: AbortSignal }) => Promise<ConfirmDecision>

/** What an event says and to whom. */
export type WalletEvent =
  | { readonly event: 'accountsChanged'; readonly data: readonly Address[] }
  | { readonly event: 'chainChanged'; readonly data: Hex }
  | { readonly event: 'connect'; readonly data: { readonly chainId: Hex } }
  | {
      readonly event: 'disconnect'
      readonly data: { readonly code: number; readonly message: string }
    }
  | {
      readonly event: 'message'
      readonly data: {
        readonly type: 'eth_subscription'
        readonly data: { readonly subscription: Hex; readonly result: unknown }
      }
    }

/** What became of a request. */
export type RequestOutcome =
  | { readonly status: 'waiting' }
  | { readonly status: 'dropped' }
  | { readonly status: 'answered'; readonly result: unknown }
  | {
      readonly status: 'failed'
      readonly error: { readonly code: number; readonly message: string; readonly data?: unknown }
    }

/** One request that reached the wallet. */
export interface LoggedRequest<chain extends number | string = number> {
  readonly id: number
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** The chain that it was about. */
  readonly chainId: chain
  /** Whether the owner was asked. Live, as `outcome` is. */
  readonly isPrompted: boolean
  /** Live: it changes when the request is answered. */
  readonly outcome: RequestOutcome
}

/** What a control method applies to. */
export interface ControlOptions {
  /**
   * Only these methods, even when they would not have asked anyone (`['eth_accounts']`).
   * Unset: everything that asks the wallet's owner.
   */
  readonly methods?: readonly string[] | undefined
  /** Only so many requests, then what applied before. Unset: until told otherwise. */
  readonly times?: number | undefined
}

/** Requests that were left without an answer, and the way to answer them late. */
export interface DroppedRequests {
  /** How many have no answer yet. */
  readonly count: number
  /** Answers them as if the owner had approved just now; later ones are dropped still. */
  approve(): void
  /** Answers them with 4001; later ones are dropped still. */
  reject(): void
}

/** How to make a wallet. */
export interface EvmWalletParameters {
  /** "Test Wallet" if unset. */
  readonly name?: string | undefined
  /** Reverse domain name, the wallet's stable id in EIP-6963. `dev.latchkey.test-wallet` if unset. */
  readonly rdns?: string | undefined
  /** A `data:image/…` address. A monogram of the name if unset. */
  readonly icon?: string | undefined
  /** Private keys, at least one. The first of {@link testKeys} if unset. */
  readonly accounts?: readonly Hex[] | undefined
  /** The chains it knows; the first is current. A local chain 31337 on port 8545 if unset. */
  readonly chains?: readonly EvmChain[] | undefined
  /** JSON-RPC with `fetch` if unset. */
  readonly transport?: WalletTransport | undefined
  /** Remembers authorised sites, the network and the added networks. In memory only if unset. */
  readonly storage?: WalletStorage | undefined
  /** Asks a person, for instance `confirmSheet()`. Given, the wallet asks; unset, it approves at once. */
  readonly confirm?: Confirm | undefined
  /** Marks on the provider that some dapps look for, such as `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined
  readonly features?: WalletFeatures | undefined
  /** What `wallet_getAssets` reports beside the chain's own coin. */
  readonly tokens?: readonly EvmToken[] | undefined
}

/** A wallet with real keys whose owner is a script. Made by {@link createEvmWallet}. */
export interface EvmWallet extends WalletControls<Address, number> {
  readonly namespace: 'eip155'
  readonly info: WalletIdentity
  readonly flags: Readonly<Record<string, boolean>>
  /** Every account it holds a key for, checksummed. */
  readonly accounts: readonly Address[]
  /** The network it is on. */
  readonly chainId: number

  /**
   * Asks the wallet as a dapp of that origin would (EIP-1193).
   *
   * `chainId` is the chain that the request is about, where it names one (CAIP-27); where the wallet is if unset. When
   * `signal` aborts, the question to the owner is taken back and the request gets 4900.
   *
   * @throws ProviderRpcError 4001, 4100, 4200, 4900, 4901, 4902, 57xx, -32002, -326xx, or the node's own.
   */
  request(parameters: {
    readonly origin: string
    readonly method: string
    readonly params?: unknown
    readonly chainId?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** Listens as a page of that origin would; returns the end of it. */
  subscribe(parameters: { readonly origin: string; readonly listener: (event: WalletEvent) => void }): () => void

  /** Goes to another network, as its owner would: also to one that neither dapp nor wallet can reach. */
  changeNetwork(chainId: number): void
}
