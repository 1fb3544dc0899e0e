import type { Amount, TextPart, TokenFact } from './Facts.ts'

/** What leaves or reaches the visitor's address. */
export interface TrialMove {
  readonly kind: 'out' | 'in'
  /** Absent for the network's own coin. */
  readonly token: TokenFact | undefined
  readonly amount: Amount | undefined
  /** Of a collection. */
  readonly tokenId: string | undefined
}

/** What another address may take afterwards, and could not before. */
export interface TrialPermission {
  readonly kind: 'permission'
  readonly token: TokenFact
  readonly spender: string
  /** Absent for one token of a collection, or all of them. */
  readonly amount: Amount | 'unlimited' | undefined
  readonly tokenId: string | undefined
}

export type TrialChange = TrialMove | TrialPermission

/** The result of a trial run of transactions on the chain as it is now. The operator's node reports it, and nothing proves it. */
export type TrialResult =
  /** Without changes, nothing of the visitor's changes but the fee. */
  | {
      readonly kind: 'done'
      readonly changes: readonly TrialChange[]
      /** Of several calls, those that the chain would refuse, counted from 1. The others happen anyway. */
      readonly refusals?:
        | readonly { readonly call: number; readonly reason: readonly TextPart[] | undefined }[]
        | undefined
    }
  /** The chain would refuse the transaction. */
  | { readonly kind: 'refused'; readonly reason: readonly TextPart[] | undefined }
  /** The node cannot try it out, did not answer in time, or answered with something else. */
  | { readonly kind: 'unchecked' }

export type TrialRun = TrialResult | { readonly kind: 'running' }
