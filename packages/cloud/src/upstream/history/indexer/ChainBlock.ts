/** A movement of a coin or token. Addresses are in lower case. */
export interface ChainTransfer {
  readonly sender: string
  readonly receiver: string
  /** Null for the chain's coin. */
  readonly contract: string | null
  /** In the smallest unit, as a decimal integer. */
  readonly amount: string
  /** Null for the coin and for fungible tokens. */
  readonly tokenId: string | null
}

/** A transaction of a block. */
export interface ChainTransaction {
  readonly hash: string
  readonly sender: string
  /** Empty if it created a contract. */
  readonly receiver: string
  readonly isFailed: boolean
  /** In the smallest unit of the chain's coin. */
  readonly fee: string | null
  readonly transfers: readonly ChainTransfer[]
}

/** A block with what moved in it. */
export interface ChainBlock {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** In ms since the epoch. */
  readonly minedAt: number
  readonly transactions: readonly ChainTransaction[]
}

/** A block's place in the chain. */
export type BlockPlace = Pick<ChainBlock, 'number' | 'hash'>
