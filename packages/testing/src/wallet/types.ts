import type { Address, Hex, TypedDataDomain, TypedDataParameter } from 'viem'
import type { WalletControls } from './WalletControls.ts'

/** A chain that a wallet knows and can reach. */
export interface EvmChain {
  /** The chain id as a number, such as `31337`. */
  readonly chainId: number
  /** The URL of its JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** The name in the confirm sheet. Default: the chain id. */
  readonly name?: string | undefined
  /** The native currency. Default: ether. */
  readonly nativeCurrency?: EvmCurrency | undefined
}

/** The native currency of a chain. */
export interface EvmCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An ERC-20 token that a wallet reports. */
export interface EvmToken {
  readonly chainId: number
  readonly address: Address
}

/** Sends a request to a chain. Resolves to the JSON-RPC `result`; rejects with the node's error. */
export type WalletTransport = (parameters: {
  readonly rpcUrl: string
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}) => Promise<unknown>

/** The storage for what must survive a reload. `localStorage` and `sessionStorage` fit. */
export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** The optional features of a wallet. */
export interface WalletFeatures {
  /** EIP-5792: `wallet_sendCalls` and related methods. Default: true. */
  readonly calls?: boolean | undefined
  /**
   * Whether batches are executed as a whole, by delegating the account to a contract (EIP-7702): always, after the owner
   * agreed to the upgrade in a batch that requires it (`ready`), or never. Default: `unsupported`.
   */
  readonly atomic?: 'supported' | 'ready' | 'unsupported' | undefined
  /**
   * Answers as the wallet of a contract account with several owners: `eth_sendTransaction` returns the id of a proposal,
   * which is no transaction until {@link EvmWallet.execute}. Default: false.
   */
  readonly proposals?: boolean | undefined
  /** ERC-7811: `wallet_getAssets`. Default: false. */
  readonly assets?: boolean | undefined
}

/** A wallet's identity, as EIP-6963 announces it. Its `uuid` is new in each page. */
export interface WalletIdentity {
  readonly name: string
  readonly rdns: string
  readonly icon: string
}

/** A call of a transaction or of a batch. Amounts are in wei. */
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
  /** The contract's own metadata, if it has any. */
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

/** The question to a visitor, by kind. */
export type PromptContent =
  | { readonly kind: 'connect'; readonly accounts: readonly string[] }
  | { readonly kind: 'signMessage'; readonly address: string; readonly message: { readonly raw: Hex } }
  | { readonly kind: 'signTypedData'; readonly address: Address; readonly typedData: Eip712Message }
  | {
      readonly kind: 'sendTransaction'
      readonly from: Address
      readonly call: PromptCall
      /** The maximum network fee in wei; absent if the transaction will probably fail. */
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

/** A transaction of Solana or Bitcoin, as far as the wallet can parse it. */
export interface PromptTransaction {
  /** The payments from the account. */
  readonly transfers: readonly PromptPayment[]
  /** Other effects, such as programs that the wallet does not know. */
  readonly others: readonly string[]
  /** The network fee in the smallest unit; absent if it is unknown. */
  readonly fee: bigint | undefined
  readonly raw: Hex
}

/** A payment in a transaction of Solana or Bitcoin. */
export interface PromptPayment {
  /** The recipient's address. */
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** The paid asset. Default: the chain's native currency. */
  readonly token?: { readonly address: string; readonly decimals: number | undefined } | undefined
}

/** The chain of a prompt. */
export interface PromptChain {
  /** A number on EVM chains; otherwise the Wallet Standard's id, such as `solana:mainnet`. */
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

/** A question of the wallet to its owner. */
export type WalletPrompt = PromptContent & {
  readonly origin: string
  readonly method: string
  readonly wallet: WalletIdentity
  readonly chain: PromptChain
}

/** The owner's answer. `accounts` limits the accounts of a connecting site. */
export type ConfirmDecision =
  | { readonly approved: true; readonly accounts?: readonly string[] | undefined }
  | { readonly approved: false }

/** Asks a visitor. When the signal aborts, remove the question from the screen. */
export type Confirm = (prompt: WalletPrompt, options: { readonly signal: AbortSignal }) => Promise<ConfirmDecision>

/** An event and its recipients. */
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

/** The outcome of a request. */
export type RequestOutcome =
  | { readonly status: 'waiting' }
  | { readonly status: 'dropped' }
  | { readonly status: 'answered'; readonly result: unknown }
  | {
      readonly status: 'failed'
      readonly error: { readonly code: number; readonly message: string; readonly data?: unknown }
    }

/** A request that reached the wallet. */
export interface LoggedRequest<chain extends number | string = number> {
  readonly id: number
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** The chain of the request. */
  readonly chainId: chain
  /** Whether the owner was asked. Live, like `outcome`. */
  readonly isPrompted: boolean
  /** The outcome, which is updated when the request is answered. */
  readonly outcome: RequestOutcome
}

/** The requests that a control method applies to. */
export interface ControlOptions {
  /**
   * Only these methods, even if they would not ask the owner (`['eth_accounts']`).
   * Default: all methods that ask the owner.
   */
  readonly methods?: readonly string[] | undefined
  /** The number of requests, after which the previous rule applies again. Default: unlimited. */
  readonly times?: number | undefined
}

/** Dropped requests, which can be answered late. */
export interface DroppedRequests {
  /** The number of unanswered requests. */
  readonly count: number
  /** Approves them now. Later ones are still dropped. */
  approve(): void
  /** Rejects them with 4001. Later ones are still dropped. */
  reject(): void
}

/** The parameters of {@link createEvmWallet}. */
export interface EvmWalletParameters {
  /** Default: "Test Wallet". */
  readonly name?: string | undefined
  /** Reverse domain name, the wallet's stable id in EIP-6963. Default: `dev.latchkey.test-wallet`. */
  readonly rdns?: string | undefined
  /** A `data:image/…` URL. Default: a monogram of the name. */
  readonly icon?: string | undefined
  /** Private keys, at least one. Default: the first of {@link testKeys}. */
  readonly accounts?: readonly Hex[] | undefined
  /** The chains; the first is current. Default: a local chain 31337 on port 8545. */
  readonly chains?: readonly EvmChain[] | undefined
  /** Default: JSON-RPC with `fetch`. */
  readonly transport?: WalletTransport | undefined
  /** Stores authorised sites, the network and added networks. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Asks a visitor, for example with `confirmSheet()`. Default: requests are approved at once. */
  readonly confirm?: Confirm | undefined
  /** Flags on the provider that some dapps check, such as `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined
  readonly features?: WalletFeatures | undefined
  /** The tokens that `wallet_getAssets` reports besides the native currency. */
  readonly tokens?: readonly EvmToken[] | undefined
}

/** A scripted wallet with real keys. Create one with {@link createEvmWallet}. */
export interface EvmWallet extends WalletControls<Address, number> {
  readonly namespace: 'eip155'
  readonly info: WalletIdentity
  readonly flags: Readonly<Record<string, boolean>>
  /** All its accounts, with checksums. */
  readonly accounts: readonly Address[]
  /** The current network. */
  readonly chainId: number

  /**
   * Sends a request as a dapp of that origin (EIP-1193).
   *
   * `chainId` is the chain of the request (CAIP-27). Default: the wallet's chain. When
   * `signal` aborts, the question to the owner is withdrawn and the request gets 4900.
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
  /** Listens as a page of that origin. Returns a function that ends it. */
  subscribe(parameters: { readonly origin: string; readonly listener: (event: WalletEvent) => void }): () => void

  /**
   * Sends a transaction again with twice the fee, as its owner would while it waits for a block. Resolves to the new hash.
   *
   * @throws TestingError `testing.invalidParameter` for a transaction that this wallet did not send.
   */
  speedUp(hash: Hex): Promise<Hex>
  /** Sends the transaction of a proposal, as the last owner would. Resolves to its hash. @throws as `speedUp` */
  execute(id: Hex): Promise<Hex>
  /** Replaces a transaction with one that sends nothing to the account itself. Resolves to its hash. @throws as `speedUp` */
  cancel(hash: Hex): Promise<Hex>
  /** Switches to another network, as its owner would, even to one that neither dapp nor wallet can reach. */
  changeNetwork(chainId: number): void
}
