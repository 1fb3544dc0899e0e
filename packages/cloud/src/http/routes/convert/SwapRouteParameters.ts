import type { SwapReads } from '../../../upstream/swaps/createSwapReads.ts'
import type { Swaps } from '../../../upstream/swaps/createSwaps.ts'
import type { Budgets } from '../../createBudgets.ts'

/** What the routes of swaps share. */
export interface SwapRouteParameters {
  readonly budgets: Pick<Budgets, 'rpc' | 'swapBuilds' | 'swapQuotes'>
  readonly swaps: Swaps
  readonly reads: SwapReads
}
