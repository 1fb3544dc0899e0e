// Owns how many requests a swap takes, and what the chain says against it.
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { SwapFactsReader, SwapTarget } from './createSwapFacts.ts'
import { findSwapProblems, type WholeDraft } from './findSwapProblems.ts'
import type { FoundQuote } from './readQuote.ts'
import type { SwapFacts, SwapProblem, SwapReview, SwapStep } from './state.ts'
import type { SwapContext } from './SwapContext.ts'

/** A review, with what prevents it. */
export interface PreparedSwap {
  readonly facts: SwapFacts
  readonly problems: readonly SwapProblem[]
  readonly review: SwapReview
}

/** Makes reviews of quotes. */
export interface SwapPreparation {
  /** Asks the chain and the wallet's capabilities, but not its owner. @throws the adapter's errors */
  prepare(
    draft: WholeDraft & { readonly isMax: boolean },
    found: FoundQuote,
    signal: AbortSignal,
  ): Promise<PreparedSwap>
  /** The wallet declined to upgrade the account, or cannot send batches. */
  refuseBatches(): void
}

/** Creates the preparation of one modal. */
export function createSwapPreparation(
  context: Pick<SwapContext, 'options' | 'store'>,
  reader: SwapFactsReader,
): SwapPreparation {
  const { getState } = context.store
  const isImpactRefused = context.options.refuseHighPriceImpact === true
  /** The connections whose wallets carry out no batches. */
  const withoutBatches = new Set<string>()

  const canBatch = async ({ features, payer, signal }: SwapTarget): Promise<boolean> => {
    const { connectionId, networkId } = payer
    if (!features.calls || withoutBatches.has(connectionId)) return false
    const reading = features.calls.getCapabilities({ connectionId, signal })
    const { atomic } = (await reading.catch(() => undefined))?.[networkId] ?? {}
    return atomic === 'supported' || atomic === 'ready'
  }

  const prepare: SwapPreparation['prepare'] = async (draft, found, signal) => {
    const target = reader.getTarget(draft.payer, signal)
    if (!target) throw new ModalError('network.notFound', { context: { networkId: draft.payer.networkId } })
    const { quote, from, to } = found
    const { payer, amount, isMax } = draft
    const readAllowance = async (): Promise<bigint | null> =>
      from.address === null ? null : await reader.readAllowance(target, { token: from.address, spender: quote.spender })
    const [balances, allowance, isSame] = await Promise.all([
      reader.readBalances(target, from),
      readAllowance(),
      reader.haveSameDecimals(target, [from, to]),
    ])
    const { spender } = quote
    const plan =
      from.address === null
        ? []
        : await reader.planApprovals(target, { token: from.address, spender, amount, allowance })
    const approvals = 'reason' in plan ? [] : plan
    const [feeAtMost, isBatch] = await Promise.all([
      reader.readFee(target, { gas: quote.gas, approvals: approvals.length }),
      approvals.length > 0 && canBatch(target),
    ])
    const facts = { ...balances, feeAtMost, allowance }
    const { isImpactAccepted, slippage } = getState()
    const waiting = { status: 'waiting', recordKey: null } as const
    return {
      facts,
      problems: [
        ...findSwapProblems({ ...draft, isImpactAccepted }, { facts, quote, isImpactRefused }),
        ...(isSame ? [] : [{ problem: 'decimalsChanged' } as const]),
        ...('reason' in plan ? [{ problem: 'wouldFail', reason: plan.reason } as const] : []),
      ],
      review: {
        ...{ payer, from, to, amount, isMax, slippage, feeAtMost, ...quote },
        mode: approvals.length === 0 ? 'single' : isBatch ? 'batch' : 'steps',
        steps: [...approvals, 'swap' as const].map((kind): SwapStep => ({ kind, ...waiting })),
      },
    }
  }

  return {
    prepare,
    refuseBatches: () => {
      const { payer } = getState()
      if (payer) withoutBatches.add(payer.connectionId)
    },
  }
}
