import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { OnConnection } from './OnConnection.ts'

/** Whether a wallet executes a batch as a whole or not at all. `ready` if the visitor has to agree to an upgrade of the account. */
export type AtomicSupport = 'supported' | 'ready' | 'unsupported'

/** The wallet's capabilities by CAIP-2 network id (EIP-5792). */
export type WalletCapabilities = Readonly<
  Record<string, Readonly<Record<string, unknown>> & { readonly atomic: AtomicSupport }>
>

/** The parameters of sending a batch of calls (EIP-5792). */
export interface SendCallsParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly calls: readonly {
    readonly to: types['address']
    /** 0x-prefixed calldata. */
    readonly data?: `0x${string}` | undefined
    /** In wei. */
    readonly value?: bigint | undefined
  }[]
  /** The app's own id, with which it finds the batch again, even if it never sees the wallet's answer. The wallet's choice by default. */
  readonly id?: string | undefined
  /** Whether the wallet must refuse a batch that it cannot execute as a whole. `false` by default. */
  readonly atomicRequired?: boolean | undefined
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** The status of a batch (EIP-5792). */
export interface CallsStatus {
  /** `partial` if some calls took effect and others were reverted. */
  readonly status: 'pending' | 'success' | 'failure' | 'partial'
  readonly transactionIds: readonly string[]
  /**
   * The number of the standard: 100 pending, 200 in a block, 400 not in a block and never will be, 500 reverted as a whole, 600 reverted in
   * part. A wallet may answer with others of the same hundreds.
   */
  readonly statusCode?: number | undefined
  /** Whether the wallet carried the batch out as a whole or not at all; absent if the wallet does not say. */
  readonly isAtomic?: boolean | undefined
}
