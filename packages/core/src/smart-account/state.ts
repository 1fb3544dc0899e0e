import type { AccountType } from '../adapter/types.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** The smart account of the embedded wallet on one network. */
export interface SmartAccount {
  readonly address: string
  /** Whether the address has the code of a smart account on the network. Its first batch adds it. */
  readonly isDeployed: boolean
}

/** The state of the smart accounts of the embedded wallet, as plain data. */
export interface SmartAccountState {
  /** By network (CAIP-2), as far as the wallet was asked; `null` where it cannot be a smart account, such as after a foreign delegation. */
  readonly accounts: Readonly<Record<string, SmartAccount | null>>
  /** The type that the wallet is changing to; `null` while it is not. */
  readonly pending: AccountType | null
  /** Why the last change failed; `null` since the next one began. */
  readonly error: ErrorSummary | null
}

export const initialSmartAccountState: SmartAccountState = { accounts: {}, pending: null, error: null }
