import type { Namespace } from '@latchkey/protocol/caip'
import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'

/** The active account of a namespace on its current network, with the progress of its sign-in. */
export interface SignInSubject {
  readonly namespace: Namespace
  readonly connectionId: string
  readonly account: SiwxAccount
  /** Whether the app runs on the network and offers sign-in for the namespace. */
  readonly isSupported: boolean
  /** Aborted when another account, network or wallet becomes active. */
  readonly lifetime: AbortController
  /** Whether the visitor has just made the account active, by connecting or by switching account or network. */
  isFresh: boolean
  /** Whether the visitor declined to sign. */
  isDismissed: boolean
  /** Settles when the first check for sessions is complete. */
  firstCheck: Promise<void>
  /** The message, created in advance so that the wallet can open within the visitor's gesture. */
  preparedMessage: { until: number; readonly message: Promise<Pick<SiwxSession, 'data' | 'message'>> } | undefined
  /** The pending attempt to sign, or to switch back to the previous network. */
  attempt: AbortController | undefined
  stopTimer: () => void
}
