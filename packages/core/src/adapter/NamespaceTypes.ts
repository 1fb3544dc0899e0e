import type { Namespace } from '@latchkey/protocol/caip'

/** The chain-specific types of a namespace. `createModal` infers them from its adapters. */
export interface NamespaceTypes {
  readonly namespace: Namespace
  readonly address: string
  /** The wallet's own provider object. */
  readonly provider: unknown
  /** A transaction's id: its hash or signature. */
  readonly transactionId: string
  readonly transactionRequest: unknown
}
