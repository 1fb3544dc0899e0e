import type { ErrorCode } from '@latchkey/core/adapter'

/** One row of the table of invariant 20: what the wallet answers to an action, and what must come of it. */
export interface ProviderErrorRow {
  readonly action: 'connect' | 'switchNetwork' | 'sign' | 'transfer'
  /** What the wallet's provider rejects with. */
  readonly given: unknown
  /** The code of the error that the adapter rejects with. */
  readonly code: ErrorCode
}
