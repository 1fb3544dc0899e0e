/** A call of a contract for the wallet to sign. */
export interface SwapCall {
  readonly to: string
  readonly data: string
  /** In wei. */
  readonly value: bigint
}
