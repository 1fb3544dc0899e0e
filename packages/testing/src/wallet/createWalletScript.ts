import { createPolicy } from './createPolicy.ts'
import type { Policy } from './createPolicy.ts'
import type { Confirm, LoggedRequest } from './types.ts'

/** The script of a wallet, or of the parts of a multichain wallet. */
export interface WalletScript {
  readonly policy: Policy
  /** Who is asked if a rule says so. */
  readonly confirm: Confirm | undefined
  /** Numbers requests, so that those of several wallets have an order. */
  readonly takeId: () => number
  /** Called for each request. */
  readonly onRequest: ((entry: LoggedRequest<number | string>) => void) | undefined
  /** The functions that unlock each wallet when one is unlocked. */
  readonly unlocks: Set<() => void>
}

/** Creates a script that approves everything unless there is a `confirm` function. */
export function createWalletScript(confirm: Confirm | undefined, onRequest?: WalletScript['onRequest']): WalletScript {
  let lastId = 0
  return {
    policy: createPolicy(confirm === undefined ? { kind: 'approve' } : { kind: 'ask', confirm }),
    confirm,
    takeId: () => (lastId += 1),
    onRequest,
    unlocks: new Set(),
  }
}
