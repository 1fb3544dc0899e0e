import { createPolicy } from './createPolicy.ts'
import type { Policy } from './createPolicy.ts'
import type { Confirm, LoggedRequest } from './types.ts'

/** The owner of a wallet, or of several wallets that are one. */
export interface WalletScript {
  readonly policy: Policy
  /** Whom the wallet asks if it is told to. */
  readonly confirm: Confirm | undefined
  /** Numbers requests, so that those of several wallets have an order. */
  readonly takeId: () => number
  /** Told of each request. */
  readonly onRequest: ((entry: LoggedRequest<number | string>) => void) | undefined
  /** What unlocks each of them, when the owner unlocks one. */
  readonly unlocks: Set<() => void>
}

/** Makes an owner, who approves everything unless there is someone to ask. */
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
