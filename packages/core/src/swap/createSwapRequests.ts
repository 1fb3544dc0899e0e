// Owns that the wallet is asked once for each step, from the reviewed account, with a record first.
import { ModalError } from '../kernel/errors/ModalError.ts'
import { selectPayer } from '../send/selectPayer.ts'
import type { SubmitTransactionParameters, WalletAnswer } from '../transactions/createTransactions.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import type { SwapCall } from './check/SwapCall.ts'
import type { SwapChanges } from './createSwapChanges.ts'
import type { SwapTarget } from './createSwapFacts.ts'
import type { SwapReview, SwapStep } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { waitForEnd } from '../transactions/waitForEnd.ts'

/** What the wallet is asked for: one step, or all of a batch. */
export interface SwapRequest {
  readonly review: SwapReview
  readonly kinds: readonly SwapStep['kind'][]
  readonly calls: readonly SwapCall[]
  readonly target: SwapTarget
}

type Asking = Parameters<SubmitTransactionParameters['ask']>[0]

/**
 * Creates the requests of one modal. A request is recorded, then the wallet is asked once; it resolves when the transaction is in a block.
 *
 * It throws what the wallet answers, `send.changed` if another account is in use, and the errors of `waitForEnd`.
 */
export function createSwapRequests(
  context: Pick<SwapContext, 'controllers' | 'plugin' | 'ports' | 'store'>,
  apply: SwapChanges['apply'],
): (request: SwapRequest) => Promise<TransactionRecord> {
  const { controllers, ports, store } = context
  const { getState } = store
  const { store: transactionsStore } = context.plugin(transactionsPlugin)

  const mark = (kinds: readonly SwapStep['kind'][], part: Partial<SwapStep>): void => {
    const { review } = getState()
    if (!review) return
    const steps = review.steps.map((step) => (kinds.includes(step.kind) ? { ...step, ...part } : step))
    apply({ review: { ...review, steps } })
  }

  const sendTo = async (
    { review, calls, target }: SwapRequest,
    parameters: { readonly batchId: string | undefined; readonly asking: Asking },
  ): Promise<WalletAnswer> => {
    const { connectionId } = review.payer
    const { batchId, asking } = parameters
    const { transaction, calls: batches } = target.features
    const [call] = calls
    if (batchId !== undefined && batches) {
      const list = calls.map(({ to, data, value }) => ({ to, data: toHex(data), value }))
      const request = { connectionId, calls: list, id: batchId, atomicRequired: true, signal: asking.signal }
      return { batchId: (await batches.send(request)).id }
    }
    if (!transaction || !call) throw new ModalError('chain.unsupported', { text: 'Unsupported chain' })
    return await transaction.send({ connectionId, transaction: call, ...asking })
  }

  return async (request) => {
    const { review, kinds, calls, target } = request
    const { payer, from, amount, spender } = review
    const { signal } = target
    const isBatch = calls.length > 1
    const isApproval = !kinds.includes('swap')
    const batchId = isBatch ? toBatchId(ports.random.bytes(32)) : undefined
    const transactions = await context.plugin(transactionsPlugin).load()
    signal.throwIfAborted()
    const { records: before } = transactionsStore.getState()
    const submitting = transactions.submit({
      ...{ namespace: payer.namespace, networkId: payer.networkId, address: payer.address, batchId },
      summary: {
        action: isApproval ? 'approve' : 'swap',
        to: isApproval ? spender : review.router,
        amount: kinds.includes('reset') && !isBatch ? '0' : String(amount),
        ...{ decimals: from.decimals, symbol: from.symbol, token: from.address },
      },
      ...(!isBatch && { content: { transaction: calls[0] } }),
      ask: async (asking) => {
        const current = selectPayer(controllers)
        // Chain and account are those of the review, or the wallet is not asked.
        const isSame = current?.caipAddress === payer.caipAddress && current.connectionId === payer.connectionId
        if (signal.aborted || !isSame) throw new ModalError('send.changed', { details: 'the account' })
        return await sendTo(request, { batchId, asking })
      },
    })
    // The record is stored before the wallet is asked.
    const key = transactionsStore.getState().records.find((record) => !before.includes(record))?.key ?? null
    mark(kinds, { status: 'wallet', recordKey: key })
    if (key !== null) apply({ recordKeys: [...getState().recordKeys, key] })
    const record = await submitting
    signal.throwIfAborted()
    mark(kinds, { status: 'chain' })
    const ended = await waitForEnd(transactionsStore, { key: record.key, signal })
    mark(kinds, { status: 'done' })
    return ended
  }
}

const toBatchId = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Calldata of a checked call begins with 0x. */
function toHex(data: string): `0x${string}` {
  return `0x${data.slice(2)}`
}
