import { createLoader } from '../kernel/createLoader.ts'
import type { QuotingPage } from './createQuoting.ts'
import { createSwapDraft, isBusy, type SwapDraft } from './createSwapDraft.ts'
import { createSwapFacts } from './createSwapFacts.ts'
import { createSwapReview } from './createSwapReview.ts'
import type { Swap } from './Swap.ts'
import type { SwapContext } from './SwapContext.ts'

/** Creates the machine of one modal. */
export function createSwap(context: SwapContext, page?: QuotingPage): Swap {
  const { controllers, store } = context
  const { adapters, connection, network } = controllers
  const { getState } = store
  const reader = createSwapFacts(context)
  // The review asks for the draft only once it is used, and the draft exists by then.
  const getDraft = (): SwapDraft => draft
  const reviewer = createSwapReview(context, { reader, getDraft })
  const draft = createSwapDraft(context, { reader, page, renewReview: reviewer.renew })
  // Loads while the visitor reads the review.
  const loadSubmission = createLoader({
    load: async () => {
      const { createSwapSubmission } = await import('./createSwapSubmission.ts')
      return createSwapSubmission(context, { draft, reader, reviewer })
    },
    isDestroyed: () => context.signal.aborted,
  })
  const ends = [adapters.store, connection.store, network.store].map((each) => each.subscribe(draft.follow))

  return {
    enter: (parameters, signal) => {
      if (signal) draft.quoting.watch(signal)
      const { status } = getState()
      if (isBusy({ status })) return
      if (status === 'idle' || status === 'done') draft.begin()
      else if (status === 'reviewing' || status === 'failed') draft.edit()
      if (parameters) draft.fill(parameters)
    },
    watch: draft.quoting.watch,
    setFrom: draft.setFrom,
    setTo: draft.setTo,
    flip: draft.flip,
    setAmount: draft.setAmount,
    setMax: draft.setMax,
    setSlippage: draft.setSlippage,
    acceptMoved: reviewer.acceptMoved,
    acceptImpact: draft.acceptImpact,
    refresh: draft.quoting.refresh,
    touch: draft.quoting.touch,
    review: async () => {
      loadSubmission().catch(() => undefined)
      await reviewer.review()
    },
    edit: draft.edit,
    confirm: async () => {
      const confirm = await loadSubmission()
      await confirm()
    },
    reset: draft.reset,
    destroy: () => {
      draft.reset()
      draft.quoting.destroy()
      for (const end of ends) end()
    },
  }
}
