import { createPolicy } from './createPolicy.ts'
import type { Policy } from './createPolicy.ts'
import type { Confirm } from './types.ts'

/** What several wallets of one owner have in common. */
export interface WalletScript {
  readonly policy: Policy
  /** Whom the wallet asks if it is told to. */
  readonly confirm: Confirm | undefined
  /** Numbers requests, so that those of several wallets have an order. */
  readonly takeId: () => number
}

/** Makes the script of an owner, who approves everything unless there is someone to ask. */
export function createWalletScript(confirm: Confirm | undefined): WalletScript {
  let lastId = 0
  return {
    policy: createPolicy(confirm === undefined ? { kind: 'approve' } : { kind: 'ask', confirm }),
    confirm,
    takeId: () => (lastId += 1),
  }
}
