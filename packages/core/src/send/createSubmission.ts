import { ModalError } from '../kernel/errors/ModalError.ts'
import { recentReceiversItem } from '../kernel/store/lazyStoredItems.ts'
import type { ViewName } from '../modal/routes.ts'
import { selectRoute } from '../modal/routerState.ts'
import { nameAddressQuery } from '../names/nameAddressQuery.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { MAX_TOLERANCE, RECENT_RECEIVERS } from './constants.ts'
import type { SendDraft } from './createDraft.ts'
import type { SendContext } from './SendContext.ts'
import { examine, type Examination } from './examine.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import { toTransfer } from './readFacts.ts'
import type { SendProblem, SendReview } from './state.ts'
import { toSendError } from './toSendError.ts'

/** The way of a draft from the check to the wallet. */
export interface Submission {
  /** Asks the chain about the draft. @throws only an abort */
  examineDraft(signal: AbortSignal): Promise<Examination | undefined>
  /**
   * Reads the facts of a review again. If they have changed, the form is back with the problems.
   *
   * @throws `send.changed`, and the errors of problems
   */
  verify(review: SendReview, signal: AbortSignal): Promise<SendReview>
  /** Records the transfer and asks the wallet. @throws what the wallet answers, and an abort before it was asked */
  submit(review: SendReview, signal: AbortSignal): Promise<TransactionRecord>
  /** Clears the form and leaves its views. */
  finish(parameters: {
    readonly review: SendReview
    readonly record: TransactionRecord
    /** Whether the form still shows this transfer. */
    readonly isCurrent: boolean
  }): void
}

/** The views that end when something was sent (S2.029). */
const sendViews: readonly ViewName[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']

export function createSubmission(context: SendContext, draft: Pick<SendDraft, 'getTarget'>): Submission {
  const { controllers, modal, store } = context
  const { getState, patch } = store
  const recents = context.persist(recentReceiversItem)

  const examineDraft: Submission['examineDraft'] = async (signal) => {
    const state = getState()
    const { payer, token, amount } = state
    const target = draft.getTarget(signal)
    if (!target || !payer || !token || amount === null) return undefined
    return await examine({
      features: target.features,
      network: target.network,
      draft: { ...state, payer, token, amount },
      resolve: async (name) => {
        const parameters = { name, networkId: payer.networkId }
        await nameAddressQuery.invalidate(modal, parameters)
        return await nameAddressQuery.read(modal, parameters)
      },
      signal,
    })
  }

  return {
    examineDraft,
    verify: async (review, signal) => {
      const examination = await examineDraft(signal)
      signal.throwIfAborted()
      if (!examination) throw new ModalError('send.changed')
      const { facts, problems, review: now, max } = examination
      const found: readonly SendProblem[] =
        now && (review.amount - now.amount) * MAX_TOLERANCE > review.amount
          ? [{ problem: 'maxChanged', amount: now.amount }]
          : problems
      const [first] = found
      if (first || !now) {
        const amount = getState().isMax && max !== null ? { amount: max } : {}
        patch({ status: 'editing', facts, problems: found, review: null, ...amount })
        throw first ? toSendError(first) : new ModalError('send.changed')
      }
      patch({ facts, review: now, amount: now.amount })
      return now
    },
    submit: async (review, signal) => {
      const { payer, token, amount, to, speed } = review
      const { transfer } = controllers.adapters.get(payer.namespace).features
      if (!transfer) throw new ModalError('chain.unsupported', { text: 'Unsupported chain' })
      const transactions = await context.plugin(transactionsPlugin).load()
      signal.throwIfAborted()
      const { address, symbol, decimals } = token
      return await transactions.submit({
        namespace: payer.namespace,
        networkId: payer.networkId,
        address: payer.address,
        summary: { action: 'send', to, amount: String(amount), decimals, symbol, token: address },
        content: { transfer: { to, amount, token: address ?? undefined } },
        ask: async ({ signal: asking, onFacts }) => {
          // Another account is in use since the record was written.
          if (signal.aborted) throw new ModalError('send.changed', { details: 'the account' })
          return await transfer.send({
            ...toTransfer({ payer, token, speed, signal: asking }, { to, amount }),
            onFacts,
          })
        },
      })
    },
    finish: ({ review, record, isCurrent }) => {
      const { namespace } = review.payer
      const all = recents.get() ?? {}
      const others = (all[namespace] ?? []).filter(({ address }) => !isSameAddress({ address, other: review.to }))
      const list = [{ address: review.to, name: review.name }, ...others].slice(0, RECENT_RECEIVERS)
      recents.set({ ...all, [namespace]: list })
      if (!isCurrent) return
      const { payer, token, speeds } = getState()
      patch({ ...store.getInitialState(), status: 'sent', payer, token, speeds, recents: list, recordKey: record.key })
      const { router } = controllers
      if (sendViews.includes(selectRoute(router.store.getState()).view)) router.reset('Account')
    },
  }
}
