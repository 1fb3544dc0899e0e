/** What became of an operation. */
export interface OperationOutcome {
  readonly operationHash: `0x${string}`
  readonly status: 'included' | 'reverted' | 'failed' | 'replaced'
  /** Where the entry point executed it; null if it did not. */
  readonly transactionHash: `0x${string}` | null
  readonly blockNumber: number | null
  readonly blockHash: `0x${string}` | null
  /** What it has cost an executor, in wei. */
  readonly cost: string
}
