import type { Namespace } from '@latchkey/protocol/caip'
import type { SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'

/** An account on a network, for as long as it is the one in use in its namespace. */
export interface Visit {
  readonly namespace: Namespace
  readonly connectionId: string
  readonly account: SiwxAccount
  /** Its network is one of the app's, and sign-in is for its namespace. */
  readonly isSupported: boolean
  /** Aborted when another account, network or wallet takes its place. */
  readonly over: AbortController
  /** The visitor has just brought it about: by connecting, or by going to another account or network. */
  isFresh: boolean
  /** The visitor did not want to sign. */
  isDismissed: boolean
  /** The first look for a session. */
  checked: Promise<void>
  /** The message, made ahead so that the wallet opens in the same gesture. */
  prepared: { until: number; readonly message: Promise<Pick<SiwxSession, 'data' | 'message'>> } | undefined
  /** The attempt to sign that is under way. */
  run: AbortController | undefined
  stopTimer: () => void
}
