import type { Log } from 'viem'

/** What a receipt says of a transaction. */
export interface ChainReceipt {
  readonly transactionHash: `0x${string}`
  /** Its sender, in lower case. */
  readonly from: `0x${string}`
  readonly blockHash: `0x${string}`
  readonly blockNumber: number
  readonly isSuccess: boolean
  /** What its sender paid, in wei, with the price of data where a rollup adds one. */
  readonly cost: bigint
  readonly logs: readonly Pick<Log, 'address' | 'data' | 'topics'>[]
  /** As the node sent it, for answers to clients. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** The newest block. */
export interface ChainHead {
  readonly number: number
  /** In wei. */
  readonly baseFeePerGas: bigint
}

/** A call that changes nothing. Reads through the code that an account would have. */
export interface ChainCall {
  readonly from: `0x${string}`
  readonly to: `0x${string}`
  readonly data: `0x${string}`
  readonly gas?: bigint | undefined
  /** Code that replaces that of an account. */
  readonly code?: { readonly address: `0x${string}`; readonly code: `0x${string}` } | undefined
}

/** What a call would do. */
export type CallOutcome<value> =
  | { readonly kind: 'done'; readonly value: value }
  /** With the data of the revert, which may be empty. */
  | { readonly kind: 'reverted'; readonly data: `0x${string}` }

/** What became of bytes that were given to a node. */
export type SendOutcome =
  /** The node has them, or had them before. */
  | { readonly kind: 'taken' }
  /** The node does not take them now, in its words. */
  | { readonly kind: 'refused'; readonly message: string }

/**
 * What the bundler needs of one chain. All but `send` throw a CloudError `upstream.failed` if no node answers.
 */
export interface ChainAccess {
  getCode(address: `0x${string}`): Promise<`0x${string}`>
  /** How many transactions of an account are in blocks. */
  getTransactionCount(address: `0x${string}`): Promise<number>
  /** In wei. */
  getBalance(address: `0x${string}`): Promise<bigint>
  getHead(): Promise<ChainHead>
  /** What a block producer expects above the base fee, in wei per unit of gas. */
  getTip(): Promise<bigint>
  call(call: ChainCall): Promise<CallOutcome<`0x${string}`>>
  estimateGas(call: ChainCall): Promise<CallOutcome<bigint>>
  getReceipt(hash: `0x${string}`): Promise<ChainReceipt | undefined>
  /** Finds the transaction that executed an operation, by the log of the entry point. */
  findExecution(search: {
    readonly operationHash: `0x${string}`
    readonly fromBlock: number
    /** Default: the newest. */
    readonly toBlock?: number | undefined
  }): Promise<`0x${string}` | undefined>
  send(raw: `0x${string}`): Promise<SendOutcome>
}
