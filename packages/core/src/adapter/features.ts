import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { CallsStatus, SendCallsParameters, WalletCapabilities } from './callsFeature.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { Network } from './Network.ts'
import type { OnConnection } from './OnConnection.ts'

/** The parameters of signing a message. */
export interface SignMessageParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  /** The text, signed as UTF-8. */
  readonly message: string
  /** The connection's active address by default. */
  readonly address?: types['address'] | undefined
}

/** Structured data to sign (EIP-712). */
export interface TypedData {
  /** Where the signature counts. With a `chainId`, only on that chain. */
  readonly domain: {
    readonly name?: string | undefined
    readonly version?: string | undefined
    readonly chainId?: number | bigint | undefined
    readonly verifyingContract?: `0x${string}` | undefined
    readonly salt?: `0x${string}` | undefined
  }
  /** The fields of each type, without `EIP712Domain`. */
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  /** The type of `message`. */
  readonly primaryType: string
  /** Integers may be `bigint`. */
  readonly message: Readonly<Record<string, unknown>>
}

/** The parameters of signing structured data. */
export interface SignTypedDataParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly typedData: TypedData
  /** The connection's active address by default. */
  readonly address?: types['address'] | undefined
}

/** The parameters of reading a native balance. */
export interface GetBalanceParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** The parameters of reading the balances of tokens. */
export interface GetTokensParameters<
  types extends NamespaceTypes = NamespaceTypes,
> extends GetBalanceParameters<types> {
  readonly tokens: readonly types['address'][]
}

/** The balance of a token. */
export interface TokenBalance<types extends NamespaceTypes = NamespaceTypes> {
  /** The token's address, as it was requested. */
  readonly address: types['address']
  /** In the smallest unit. */
  readonly value: bigint
}

/** The parameters of reading what a token says about itself. */
export interface GetTokenInfoParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly token: types['address']
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** What a token says about itself. Anyone can create a token with any name, so name and symbol prove nothing. */
export interface TokenDescription<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  /** One line of at most 64 characters. Empty if the token has none. */
  readonly name: string
  /** One line of at most 64 characters. Empty if the token has none. */
  readonly symbol: string
  /** From 0 to 255. */
  readonly decimals: number
}

/** How soon a transfer should be in a block. Without effect on chains where the wallet sets the fee. */
export type TransferSpeed = 'slow' | 'normal' | 'fast'

/** The parameters of a transfer of the native coin or of a token. */
export interface TransferParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly to: types['address']
  /** In the smallest unit: wei, lamports, satoshi, or the token's own. */
  readonly amount: bigint
  /** The token's address. The native coin by default. */
  readonly token?: types['address'] | undefined
  /** `normal` by default. */
  readonly speed?: TransferSpeed | undefined
}

/** The parameters of reading the largest amount that can be transferred. */
export type GetMaxParameters<types extends NamespaceTypes = NamespaceTypes> = Omit<TransferParameters<types>, 'amount'>

/** The network fee, in the native coin's smallest unit. */
export interface FeeEstimate {
  /** The expected fee. */
  readonly fee: bigint
  /** The largest fee that the transaction can cost, which the account must be able to pay. */
  readonly feeAtMost: bigint
}

/** A change of the account's balance by a transaction, without its fee. */
export interface BalanceChange<types extends NamespaceTypes = NamespaceTypes> {
  /** The token's address. Absent for the native coin. */
  readonly token?: types['address'] | undefined
  /** In the smallest unit; negative if the account pays. */
  readonly value: bigint
}

/** The outcome that the chain expects of a transaction. */
export interface TransactionSimulation<types extends NamespaceTypes = NamespaceTypes> {
  readonly status: 'success' | 'failure'
  /** Why it would fail, in the words of the chain or the contract. Untrusted. */
  readonly reason?: string | undefined
  /** Absent if the node cannot tell them. */
  readonly changes?: readonly BalanceChange<types>[] | undefined
  /** What the contract returned to the last call, in the chain's own encoding. Untrusted. Absent if the chain returns nothing. */
  readonly answer?: string | undefined
}

/** The parameters of having the chain execute a transaction without sending it. */
export interface SimulateTransactionParameters<
  types extends NamespaceTypes = NamespaceTypes,
> extends SendTransactionParameters<types> {
  /**
   * What the chain executes before, in this order, such as an approval. `changes` contains what they change. A node that cannot execute
   * several transactions makes the simulation reject with `request.unsupported`.
   */
  readonly before?: readonly types['transactionRequest'][] | undefined
}

/** The outcome that the chain expects of a transfer. */
export interface TransferSimulation<
  types extends NamespaceTypes = NamespaceTypes,
> extends TransactionSimulation<types> {
  /** What the receiver gets, in the smallest unit of what is sent: less than the amount if the token takes a fee. Absent if the node cannot tell. */
  readonly arrives?: bigint | undefined
}

/** The parameters of reading what the chain knows of a receiver. */
export type InspectReceiverParameters<types extends NamespaceTypes = NamespaceTypes> = Omit<
  TransferParameters<types>,
  'amount' | 'speed'
>

/** What the chain knows of the receiver of a transfer. */
export interface ReceiverFacts {
  /**
   * `contract`: code that may be unable to send on what it gets (an EVM account that delegates by EIP-7702 is an `account`).
   * `offCurve`: a Solana address without a private key, such as that of a vault.
   */
  readonly kind: 'account' | 'contract' | 'offCurve'
  /** The smallest amount that the receiver can be sent, in the smallest unit: rent for a new Solana account, or Bitcoin's dust limit. Absent if any amount can. */
  readonly minimum?: bigint | undefined
}

/** The parameters of signing and sending a transaction. */
export interface SendTransactionParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly transaction: types['transactionRequest']
}

/** Facts by which an adapter finds a transaction again whose id never arrived, or that its node no longer knows. Survives JSON. */
export interface TransactionTrace {
  /** Whether the account is a contract. Its wallet may answer with the id of a proposal, which the chain does not know. */
  readonly isContract: boolean
  /** Facts that only the adapter reads. */
  readonly facts: Readonly<Record<string, string>>
}

/** What a call that sends a transaction tells while it runs. */
export interface OnFacts {
  /**
   * Called with facts for the trace that are known only now, before the wallet is asked and whenever they change: the coins that
   * the transaction spends, or the last block that may contain it. Store them before you return.
   */
  readonly onFacts?: ((facts: TransactionTrace['facts']) => void) | undefined
}

/** The parameters of reading what finds a transaction again. */
export interface TraceTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly network: Network<types['namespace']>
  /** What the wallet will be asked to send, if the caller knows it: the transaction, or the transfer. */
  readonly transaction?: types['transactionRequest'] | undefined
  readonly transfer?: Pick<TransferParameters<types>, 'to' | 'amount' | 'token'> | undefined
  readonly signal?: AbortSignal | undefined
}

/** The parameters of finding a transaction again. */
export interface FindTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly network: Network<types['namespace']>
  readonly trace: TransactionTrace
  readonly signal?: AbortSignal | undefined
}

/** The parameters of waiting for a transaction. */
export interface WaitForTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId']
  readonly network: Network<types['namespace']>
  /** What `trace` returned before the transaction was sent. With it, a replacement is found that happened while the page was closed. */
  readonly trace?: TransactionTrace | undefined
  /** Whether to wait on until the block is unlikely to be replaced: 3 blocks on EVM chains, finality on Solana, 2 blocks on Bitcoin. */
  readonly isFinal?: boolean | undefined
  /** The account whose changes of balances are told with the outcome of a transaction that succeeded. */
  readonly account?: types['address'] | undefined
  /** Called after each look at the chain that did not end the wait. */
  readonly onStatus?: ((progress: TransactionProgress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** What one look at the chain showed. */
export type TransactionProgress =
  | {
      /** Not in a block, or no longer. `pending` if the node knows the transaction. */
      readonly status: 'pending' | 'notFound'
      /** The height of the newest block. Absent if it could not be read. */
      readonly block?: bigint | undefined
    }
  | {
      /** In a block that can still be replaced. Only with `isFinal`. */
      readonly status: 'included'
      readonly outcome: TransactionOutcome
    }

/** The end of a transaction. */
export interface TransactionOutcome<types extends NamespaceTypes = NamespaceTypes> {
  /** `replaced` if another transaction of the account took its place, so that it can no longer happen. */
  readonly status: 'success' | 'reverted' | 'replaced'
  /** The transaction in the block: the replacement if there is one. */
  readonly id: types['transactionId']
  /**
   * How it was replaced: by the same with a higher fee (`spedUp`, which has the status of the replacement), by one that
   * sends nothing to the account itself (`cancelled`), or by any other.
   */
  readonly replacedBy?: 'spedUp' | 'cancelled' | 'replaced' | undefined
  /** What it changed for the account of the parameters, without the fee. What the node does not tell is left out. */
  readonly changes?: readonly BalanceChange<types>[] | undefined
}

/** An asset that the wallet itself reports (ERC-7811). */
export interface WalletAsset {
  /** The token's address. Absent for the native coin. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly balance: bigint
}

/** The parameters of finding the address that a name stands for. */
export interface ResolveNameParameters<types extends NamespaceTypes = NamespaceTypes> {
  /** Such as `ada.eth`, as the visitor typed it. */
  readonly name: string
  /** Where the address is used: a name may stand for another address on each network. */
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** The parameters of finding the name of an address. */
export interface LookUpNameParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly signal?: AbortSignal | undefined
}

/** The features of an adapter. A member is present only if the adapter supports it. */
export interface AdapterFeatures<types extends NamespaceTypes = NamespaceTypes> {
  readonly message?:
    | {
        sign(parameters: SignMessageParameters<types>): Promise<{ readonly signature: string }>
      }
    | undefined
  readonly typedData?:
    | {
        /**
         * @throws `network.mismatch` if the data is for another network than the connection's; `options.invalid` if it is no typed
         * data. The wallet is not asked.
         */
        sign(parameters: SignTypedDataParameters<types>): Promise<{ readonly signature: string }>
      }
    | undefined
  readonly balance?:
    | {
        getNative(
          parameters: GetBalanceParameters<types>,
        ): Promise<{ readonly value: bigint; readonly decimals: number; readonly symbol: string }>
        /** Reads the balances of tokens. Those that cannot be read, such as addresses without a token, are left out. */
        getTokens?(parameters: GetTokensParameters<types>): Promise<readonly TokenBalance<types>[]>
        /** Reads what a token says about itself. @throws `address.invalid` if it is no token */
        getTokenInfo?(parameters: GetTokenInfoParameters<types>): Promise<TokenDescription<types>>
      }
    | undefined
  readonly transfer?:
    | {
        /** Estimates the network fee, with the rent of an account that the transfer creates. */
        estimate(parameters: TransferParameters<types>): Promise<FeeEstimate>
        /**
         * Reads the largest amount that can be transferred now, and the largest fee that it costs: 0 if the account cannot pay the
         * fee, or has none of the token.
         */
        getMax?(parameters: GetMaxParameters<types>): Promise<{ readonly amount: bigint; readonly fee: bigint }>
        /** Tells the speeds that a transfer may have, the slowest first. Absent where the wallet sets the fee. */
        getSpeeds?(parameters: OnConnection): Promise<readonly TransferSpeed[]>
        /** Has the chain execute the transfer without sending it. */
        simulate?(parameters: TransferParameters<types>): Promise<TransferSimulation<types>>
        /** Reads what the chain knows of the receiver. */
        inspect?(parameters: InspectReceiverParameters<types>): Promise<ReceiverFacts>
        send(parameters: TransferParameters<types> & OnFacts): Promise<{ readonly id: types['transactionId'] }>
      }
    | undefined
  readonly transaction?:
    | {
        send(parameters: SendTransactionParameters<types> & OnFacts): Promise<{ readonly id: types['transactionId'] }>
        /** Estimates the network fee. */
        estimate?(parameters: SendTransactionParameters<types>): Promise<FeeEstimate>
        /** Has the chain execute the transaction without sending it. */
        simulate?(parameters: SimulateTransactionParameters<types>): Promise<TransactionSimulation<types>>
        /** Reads, before the wallet is asked, what finds the transaction again. */
        trace?(parameters: TraceTransactionParameters<types>): Promise<TransactionTrace>
        /** Finds a transaction that was sent since the trace, at the latest when it is in a block. Resolves with `undefined` if there is none. */
        find?(
          parameters: FindTransactionParameters<types>,
        ): Promise<{ readonly id: types['transactionId'] } | undefined>
        /** Waits until the transaction, or the one that replaced it, is in a block. */
        wait(parameters: WaitForTransactionParameters<types>): Promise<TransactionOutcome<types>>
      }
    | undefined
  readonly assets?:
    | {
        /** Lists the assets that the wallet reports. @throws `request.unsupported` if it does not report any */
        list(parameters: OnConnection): Promise<readonly WalletAsset[]>
      }
    | undefined
  readonly calls?:
    | {
        /** Asks without a prompt. With `networkIds`, only about these networks (CAIP-2). */
        getCapabilities(
          parameters: OnConnection & { readonly networkIds?: readonly CaipNetworkId[] | undefined },
        ): Promise<WalletCapabilities>
        send(parameters: SendCallsParameters<types>): Promise<{ readonly id: string }>
        getStatus(parameters: OnConnection & { readonly id: string }): Promise<CallsStatus>
        /** Has the wallet show a batch to the visitor (`wallet_showCallsStatus`). */
        show?(parameters: OnConnection & { readonly id: string }): Promise<void>
      }
    | undefined
  readonly names?:
    | {
        /**
         * Finds the address that a name stands for on a network: `undefined` if there is none, or if the name is not valid.
         *
         * @throws `names.resolveFailed` if the registry cannot be read
         */
        resolve(parameters: ResolveNameParameters<types>): Promise<types['address'] | undefined>
        /**
         * Finds the name that an address has chosen, if the name stands for that address.
         *
         * @throws `names.lookupFailed` if the registry cannot be read
         */
        lookUp(parameters: LookUpNameParameters<types>): Promise<string | undefined>
      }
    | undefined
}

/** The name of a feature. */
export type FeatureName = keyof AdapterFeatures
