/** What the calldata of a swap says. Addresses are in lower case, the coin's included. */
export interface DecodedSwap {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly receiver: string
  readonly minimum: bigint
  /** In seconds since the epoch; absent where the function takes none. */
  readonly deadline?: bigint | undefined
}
