// Owns that each request of a batch is recorded first, and made once.
import type { Adapter, Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { waitForEnd } from '../transactions/waitForEnd.ts'
import type { SubmitTransactionParameters } from '../transactions/createTransactions.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import type { SendCallsParameters } from './Calls.ts'
import type { Batches } from './createBatches.ts'
import type { CallProgress, CallsBatch, CallsState } from './state.ts'

/** Where a batch is sent. */
export interface CallsTarget {
  readonly adapter: Adapter
  readonly connection: Connection
}

/** What the wallet is asked for. */
export type CallsRequest = Pick<SendCallsParameters, 'atomicRequired' | 'calls' | 'capabilities' | 'signal' | 'summary'>

/** The two ways through the wallet. Each resolves when the wallet has approved the last call. */
export interface CallsRequests {
  sendWhole(batch: CallsBatch, target: CallsTarget, request: CallsRequest): Promise<CallsBatch>
  sendSteps(batch: CallsBatch, target: CallsTarget, request: CallsRequest): Promise<CallsBatch>
}

/** Creates the requests of one modal. */
export function createCallsRequests(
  context: Pick<PluginContext<CallsState, 'transactions'>, 'plugin' | 'signal'> & {
    readonly batches: Pick<Batches, 'find' | 'put' | 'remove'>
    /** @throws `send.changed` if another account or network is in use, or the signal's reason */
    readonly assertSame: (target: CallsTarget, signal: AbortSignal | undefined) => void
  },
): CallsRequests {
  const { assertSame, batches } = context
  const { store: transactionsStore, load: loadTransactions } = context.plugin(transactionsPlugin)

  /** Has one request recorded and made, and puts its record into the batch. */
  const submit = async (
    batch: CallsBatch,
    index: number | undefined,
    parameters: Pick<SubmitTransactionParameters, 'ask' | 'batchId' | 'content' | 'summary'>,
  ) => {
    const transactions = await loadTransactions()
    const { address, namespace, networkId } = batch
    const { records: before } = transactionsStore.getState()
    const submitting = transactions.submit({ address, namespace, networkId, ...parameters })
    // The record is stored before the wallet is asked.
    const key = transactionsStore.getState().records.find((record) => !before.includes(record))?.key ?? null
    const mark = (call: CallProgress, at: number): CallProgress =>
      index === undefined || at === index ? { status: 'wallet', transactionId: null, recordKey: key } : call
    const current = batches.find(batch.id) ?? batch
    batches.put({ ...current, calls: current.calls.map(mark) })
    return await submitting
  }

  /** Gives the whole batch to a wallet that knows batches. */
  const sendWhole = async (batch: CallsBatch, target: CallsTarget, request: CallsRequest): Promise<CallsBatch> => {
    const { calls, capabilities, atomicRequired, signal, summary = { action: 'other' } } = request
    const { id } = batch
    const record = await submit(batch, undefined, {
      summary,
      batchId: id,
      ask: async (asking) => {
        assertSame(target, signal)
        const feature = target.adapter.features.calls
        if (feature === undefined) throw new ModalError('feature.unsupported', { context: { feature: 'calls' } })
        const connectionId = target.connection.id
        const sent = { connectionId, calls, id, atomicRequired, capabilities, signal: asking.signal }
        return { batchId: (await feature.send(sent)).id }
      },
    })
    const current = batches.find(id) ?? batch
    if (record.batchId === null || record.batchId === id) return batches.put({ ...current, isOver: true })
    // A wallet of the first version chooses the id.
    batches.remove(id)
    return batches.put({ ...current, id: record.batchId, isOver: true })
  }

  /** Asks for one transaction after another. Nothing is asked after a call that failed. */
  const sendSteps = async (batch: CallsBatch, target: CallsTarget, request: CallsRequest): Promise<CallsBatch> => {
    const { calls, signal = context.signal, summary = { action: 'other' } } = request
    const { transaction: feature } = target.adapter.features
    for (const [index, transaction] of calls.entries()) {
      assertSame(target, signal)
      if (feature === undefined) throw new ModalError('feature.unsupported', { context: { feature: 'transaction' } })
      const record = await submit(batch, index, {
        summary,
        content: { transaction },
        ask: async (asking) => {
          assertSame(target, signal)
          return await feature.send({ connectionId: target.connection.id, transaction, ...asking })
        },
      })
      const isLast = index === calls.length - 1
      if (!isLast) await waitForEnd(transactionsStore, { key: record.key, signal })
    }
    return batches.put({ ...(batches.find(batch.id) ?? batch), isOver: true })
  }

  return { sendSteps, sendWhole }
}
