/** The two EVM chains: their numbers are EIP-155 chain ids. */
export type DevnetChainId = 31337 | 31338

/** An account that is funded on every EVM chain. Its key is public. */
export interface DevnetAccount {
  /** EIP-55 address. */
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
}

/** A token contract. Its address is the same on every chain and in every run. */
export interface DevnetToken {
  /** EIP-55 address. */
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether `transfer`, `transferFrom` and `approve` return a boolean (ERC-20) or nothing. */
  readonly transferReturns: boolean
}

/** What an EVM chain sends to the ten accounts at its start although they did not ask for it. */
export interface DevnetSpam {
  /** A token with a website's address as its symbol. Each account holds 5,000 of it and cannot send it. */
  readonly token: Omit<DevnetToken, 'transferReturns'>
  /** The account that account 0 paid, and was paid back by, in the first listed token. */
  readonly paidAddress: `0x${string}`
  /**
   * Begins and ends with the digits of {@link paidAddress}. The history of account 0 shows a transfer of nothing from and to it.
   */
  readonly lookAlikeAddress: `0x${string}`
}

/** Two tokens that can be swapped for each other. */
export interface DevnetPool {
  /** EIP-55 addresses; `0xEeee…EEeE` is the chain's coin. */
  readonly tokens: readonly [`0x${string}`, `0x${string}`]
  /** How much of each was in the pool at the start of the chain, in its smallest unit. */
  readonly reserves: readonly [string, string]
}

/**
 * A contract that swaps tokens. A pool keeps the product of its reserves and takes 0.3 % of what is paid; there are no routes over
 * two pools. `getAmountOut(tokenIn, tokenOut, amountIn)` says what a swap yields, and `swapExactTokensForTokens`,
 * `swapExactEthForTokens` and `swapExactTokensForEth` swap with a minimum, a receiver and a deadline. Anyone may move a price with
 * `setPool`.
 */
export interface DevnetExchange {
  /** EIP-55 address. */
  readonly address: `0x${string}`
  /** A token that only a pool holds at the start: accounts get it by swapping. */
  readonly pooledToken: DevnetToken
  readonly pools: readonly DevnetPool[]
}

/** A running EVM chain. */
export interface DevnetEvmChain {
  /** CAIP-2 id. */
  readonly caipNetworkId: `eip155:${DevnetChainId}`
  readonly chainId: DevnetChainId
  readonly name: string
  /** JSON-RPC over HTTP; the same address with `ws:` serves WebSocket. */
  readonly rpcUrl: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens: readonly DevnetToken[]
  readonly accounts: readonly DevnetAccount[]
  /** EIP-55 address of a contract that answers `aggregate3` as Multicall3. It is the address that Multicall3 has on most chains. */
  readonly multicallAddress: `0x${string}`
  /**
   * EIP-55 address of a contract that resolves names as ENS's universal resolver does (`resolveWithGateways`,
   * `reverseWithGateways`). The accounts are `account0.devnet.eth` to `account9.devnet.eth`. The first five have an avatar, each
   * in another form of ENSIP-12: an ERC-721 token, `data:`, `https:`, an ERC-1155 token, `ipfs:`. Anyone may set records.
   */
  readonly nameResolverAddress: `0x${string}`
  /** Answers `idOf` as IdRegistry of Farcaster does. Every address has an account, whose id follows from the address. */
  readonly idRegistryAddress: `0x${string}`
  readonly exchange: DevnetExchange
  readonly spam: DevnetSpam
}

/** The contracts of smart accounts (ERC-4337, EIP-7702), at the addresses that they have on public chains. */
export interface DevnetSmartAccounts {
  /** EIP-55 address of EntryPoint 0.8. */
  readonly entryPointAddress: `0x${string}`
  /** EIP-55 address of `Simple7702Account`, to whose code an account delegates. */
  readonly implementationAddress: `0x${string}`
  /**
   * Accounts for a bundler to send operations from, each with 10,000 of the currency on every EVM chain. Their keys are the keccak256
   * hashes of the texts `latchkey devnet executor 0` to `latchkey devnet executor 3`.
   */
  readonly executors: readonly DevnetAccount[]
}

/** An account that is funded on the Solana chain. Its key is public. */
export interface DevnetSolanaAccount {
  /** The public key, in base58. */
  readonly address: string
  /** The 64 bytes that wallets import: seed followed by public key, in base58. */
  readonly secretKey: string
}

/** A token on the Solana chain. Its mint is the same in every run. */
export interface DevnetSolanaToken {
  /** The mint's address, in base58. */
  readonly mint: string
  /** The program that owns it: Token, or Token-2022 with metadata in the mint itself. */
  readonly program: 'spl-token' | 'token-2022'
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** The running Solana chain. */
export interface DevnetSolanaChain {
  /** CAIP-2 id: the first 32 characters of {@link genesisHash}. The same in every run. */
  readonly caipNetworkId: `solana:${string}`
  /** The result of `getGenesisHash`, in base58. */
  readonly genesisHash: string
  readonly name: string
  /** JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** Subscriptions over WebSocket, on the port after that of {@link rpcUrl}, where Solana clients expect it. */
  readonly websocketUrl: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens: readonly DevnetSolanaToken[]
  readonly accounts: readonly DevnetSolanaAccount[]
}

/** One key with three addresses, all funded on the Bitcoin chain. Its key is public. */
export interface DevnetBitcoinAccount {
  /** In regtest's wallet import format. */
  readonly privateKey: string
  readonly addresses: {
    /** Native segwit. */
    readonly p2wpkh: string
    /** Segwit nested in P2SH. */
    readonly p2shP2wpkh: string
    /** Taproot without scripts: the key tweaked as in BIP-86, spent through its key path. */
    readonly p2tr: string
  }
}

/** The running Bitcoin chain, a regtest. */
export interface DevnetBitcoinChain {
  /** CAIP-2 id, the same for every regtest. */
  readonly caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
  readonly name: string
  /** Root of a REST API with Esplora's paths and responses, without a trailing slash. */
  readonly esploraUrl: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly accounts: readonly DevnetBitcoinAccount[]
}

/** The mail server. Its mailbox answers `GET /mails` with what it received. */
export interface DevnetMailServer {
  /** Where to send mails, without encryption and authentication: `smtp://127.0.0.1:1025`. */
  readonly smtpUrl: string
  /** The page of the mailbox, without a trailing slash. */
  readonly url: string
}

/** The identity provider, which imitates the providers of social logins. Anyone can log in as anyone. */
export interface DevnetIdentity {
  /**
   * The address of all providers, without a trailing slash. Each is below its name: `/google` and `/apple` are issuers of OpenID
   * Connect; `/github`, `/facebook`, `/x` and `/discord` have the paths that these providers document.
   */
  readonly url: string
}

/**
 * Everything that a devnet runs, as plain JSON: the output of `latchkey-devnet --json` and the faucet's response to
 * `GET /`.
 */
export interface DevnetDescription {
  /** Empty if no EVM chain was requested. */
  readonly evm: readonly DevnetEvmChain[]
  /** On every EVM chain. Absent if `@account-abstraction/contracts` 0.8.0 is not installed, or no EVM chain runs. */
  readonly smartAccounts?: DevnetSmartAccounts | undefined
  /** Absent if it does not run. */
  readonly solana?: DevnetSolanaChain | undefined
  /** Absent if it does not run. */
  readonly bitcoin?: DevnetBitcoinChain | undefined
  /** Origin of the faucet, without a trailing slash. */
  readonly faucetUrl: string
  /** Absent if it does not run. */
  readonly mail?: DevnetMailServer | undefined
  /** Absent if it does not run. */
  readonly identity?: DevnetIdentity | undefined
}
