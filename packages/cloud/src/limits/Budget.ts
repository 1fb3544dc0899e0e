import type { ClientAddress } from '../request/getClientAddress.ts'

/** Who pays. Shares that are missing are not charged. */
export interface Spender {
  /** Client id of the relay. Ids are free, so an address must pay too. */
  readonly client?: string | undefined
  /** Also stands for the wider networks that it belongs to. */
  readonly address?: ClientAddress | undefined
  /** Key of a project, which stays the same when its ids change. */
  readonly projectId?: string | undefined
  /** Whether nothing is charged, such as for the project `dev` on the developer's own machine. */
  readonly isUnlimited?: boolean | undefined
}

/** Whose part of a budget: `network` is the /56 or /48 network of an IPv6 address, `node` all clients together. */
export type BudgetShare = 'client' | 'address' | 'network' | 'project' | 'node'

/** What a budget counts: `work` in calls or their weights, `bytes` in bytes. */
export type BudgetUnit = 'work' | 'bytes'

/** A share's limit. `window` is in ms. */
export interface BudgetLimit {
  readonly atMost: number
  readonly window: number
}

/** The limits of a budget. The limits of networks are multiples of those of an address (`ClientAddress.networks`). */
export type BudgetLimits = {
  readonly [share in Exclude<BudgetShare, 'network'>]?: { readonly [unit in BudgetUnit]?: BudgetLimit | undefined }
}

/** Whether a charge was allowed; if not, which share has to wait longest, and for how long, in ms. */
export type BudgetAnswer =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false
      readonly share: BudgetShare
      readonly unit: BudgetUnit
      readonly retryAfter: number
    }

/** The cost of something, by unit. */
export type BudgetCost = { readonly [unit in BudgetUnit]?: number | undefined }

/** Limits what strangers can make the cloud do or keep. */
export interface Budget {
  /** Charges all shares, or none of them if one is exhausted. Units without a cost are not looked at. */
  take(spender: Spender, cost: BudgetCost): Promise<BudgetAnswer>
  /** Whether something is left of everything, without charging it. Asked before work that a refusal would waste. */
  peek(spender: Spender): Promise<BudgetAnswer>
}

/** A budget that counts on this node alone, and so answers at once. */
export interface NodeBudget {
  /** Charges all shares, or none of them if one is exhausted. Units without a cost are not looked at. */
  take(spender: Spender, cost: BudgetCost): BudgetAnswer
  /** As `peek` of a budget that all nodes share. */
  peek(spender: Spender): BudgetAnswer
}
