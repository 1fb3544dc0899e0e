import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { OnFacts, TraceTransactionParameters, TransactionTrace } from '../adapter/features.ts'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { isPageHidden } from '../kernel/ports/isPageHidden.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { watchStorage } from '../kernel/ports/watchStorage.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { Network } from '../adapter/Network.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { PREPARATION_LIMIT } from './constants.ts'
import { createFollower } from './createFollower.ts'
import { createRecords } from './createRecords.ts'
import { isSettled, type TransactionRecord, type TransactionsState, type TransactionSummary } from './state.ts'
import { tellVisitor } from './tellVisitor.ts'
import { toExplorerLink } from './toExplorerLink.ts'
import { transactionRecordsItem } from './transactionRecordsItem.ts'

/** What the wallet answered: the id of a transaction, or of a batch of calls. */
export type WalletAnswer = { readonly id: string } | { readonly batchId: string }

/** The parameters of asking a wallet for a transaction. */
export interface SubmitTransactionParameters {
  readonly namespace: Namespace
  readonly networkId: CaipNetworkId
  /** The account that sends. */
  readonly address: string
  /** What it does, to be shown. Everything is optional but `action`. */
  readonly summary: Pick<TransactionSummary, 'action'> & Partial<TransactionSummary>
  /** The app's own id of a batch, with which it is found even if the wallet's answer never arrives. */
  readonly batchId?: string | undefined
  /** What the wallet is asked for, if the caller can say: then it is not mistaken for another transaction. */
  readonly content?: Pick<TraceTransactionParameters, 'transaction' | 'transfer'> | undefined
  /**
   * Asks the wallet. Called once. `signal` aborts when the modal is destroyed. Pass both to the adapter: it tells through `onFacts` what
   * it spends and how long the transaction is valid.
   */
  readonly ask: (parameters: {
    readonly signal: AbortSignal
    readonly onFacts: NonNullable<OnFacts['onFacts']>
  }) => Promise<WalletAnswer>
}

/** The transactions of one modal. */
export interface Transactions {
  /**
   * Stores a record, asks the wallet, and follows what it sent. Resolves when the wallet has answered.
   *
   * @throws what `ask` throws. If that leaves open whether something was sent, the record stays and the transaction is searched.
   */
  submit(parameters: SubmitTransactionParameters): Promise<TransactionRecord>
  /**
   * Calls the listener when a transaction has settled or its end is taken back, whichever tab noticed it: balances have changed.
   * Returns a function that ends it.
   */
  watchSettled(listener: (record: TransactionRecord) => void): () => void
  /** Returns the page of a transaction in the network's block explorer. */
  getLink(record: TransactionRecord): string | undefined
  destroy(): void
}

export interface TransactionsContext extends Pick<PluginContext<TransactionsState>, 'persist' | 'signal' | 'store'> {
  readonly controllers: {
    readonly adapters: Pick<ModalControllers['adapters'], 'find'>
    readonly connection: Pick<ModalControllers['connection'], 'store'>
    readonly network: Pick<ModalControllers['network'], 'store'>
    readonly toasts: Pick<ModalControllers['toasts'], 'show' | 'hide'>
  }
  readonly ports: Pick<Ports, 'clock' | 'random'>
}

/** The parts of the page that tell what happens in it and in other tabs. */
export interface TransactionsPage {
  isHidden(): boolean
  watchPresence(onBack: () => void): () => void
  watchStorage(onChanged: () => void): () => void
}

/** Creates the transactions of one modal. Loads with the first, and with the page if one of the last visit has not ended. */
export function createTransactions(
  context: TransactionsContext,
  page: TransactionsPage = { isHidden: isPageHidden, watchPresence, watchStorage },
): Transactions {
  const { controllers, ports, signal, store } = context
  const { adapters, connection, network, toasts } = controllers
  const { clock } = ports
  const listeners = new Set<(record: TransactionRecord) => void>()
  /** The last toast of this page. */
  let told: Pick<TransactionRecord, 'key' | 'status'> | undefined
  /** The records whose wallet this page is asking. */
  const own = new Set<string>()

  // Not the selector of the state: an export of the first load for this alone would make it larger.
  const findNetwork = (caipNetworkId: string): Network | undefined =>
    network.store.getState().networks.find((known) => known.caipNetworkId === caipNetworkId)
  const getLink: Transactions['getLink'] = ({ networkId, id, replacementId }) =>
    toExplorerLink(findNetwork(networkId), replacementId ?? id)

  const records = createRecords({
    store,
    clock,
    item: context.persist(transactionRecordsItem),
    onChanged: (record) => {
      if (!tellVisitor(toasts, record, getLink(record))) return
      told = { key: record.key, status: record.status }
    },
  })
  const follower = createFollower({
    controllers,
    findNetwork,
    clock,
    records,
    isOwn: (key) => own.has(key),
    isHidden: page.isHidden,
    signal,
  })

  /** Reads what finds the transaction again. It must neither fail nor delay the request for long. */
  const trace = async (parameters: SubmitTransactionParameters): Promise<TransactionTrace | null> => {
    const { namespace, networkId, address, content } = parameters
    const target = findNetwork(networkId)
    const feature = adapters.find(namespace)?.features.transaction
    if (!target || !feature?.trace) return null
    const reading = feature.trace({ ...content, address, network: target, signal })
    return await raceTimeout(reading, { clock, milliseconds: PREPARATION_LIMIT }).catch(() => null)
  }

  const ends = [
    store.subscribe(({ records: all }, { records: before }) => {
      for (const record of all) {
        // Another tab has told what became of it: a toast here would wait for ever.
        if (record.key === told?.key && record.status !== told.status) {
          told = undefined
          toasts.hide()
        }
        const old = before.find(({ key }) => key === record.key)
        // A page that was frozen meets the transaction of another one only after its end.
        const isNews = old ? old.status !== record.status && (isSettled(old) || isSettled(record)) : isSettled(record)
        if (isNews) for (const listener of listeners) listener(record)
      }
      follower.follow(all)
    }),
    watchSelector(
      connection.store,
      ({ statuses }) => statuses,
      (statuses, before) => {
        const isLeft = ({ namespace }: TransactionRecord): boolean =>
          before[namespace] === 'connected' && (statuses[namespace] ?? 'disconnected') === 'disconnected'
        if (store.getState().records.some(isLeft))
          records.remove((record) => isLeft(record) && isSettled(record) && record.isFinal)
        // Only the wallet knows of a batch, and after a reload it is connected later.
        follower.wake()
      },
    ),
    page.watchStorage(() => records.refresh()),
    page.watchPresence(() => {
      records.refresh()
      follower.wake()
    }),
  ]
  records.refresh()

  return {
    getLink,
    submit: async (parameters) => {
      const { namespace, networkId, address, batchId = null, ask } = parameters
      const key = ports.random.uuid()
      const now = clock.now()
      const nothing = { to: null, amount: null, decimals: null, symbol: null, token: null }
      let record: TransactionRecord = {
        ...{ key, namespace, networkId, address, summary: { ...nothing, ...parameters.summary } },
        ...{ status: 'preparing', id: null, batchId, replacementId: null, replacedBy: null, cause: null, trace: null },
        ...{ waitsSinceBlock: null, waitsSince: now, createdAt: now, changedAt: now, isFinal: false },
      }
      const apply = (event: Parameters<typeof records.apply>[1]): void => {
        record = records.apply(key, event, { own: record }) ?? record
      }
      own.add(key)
      records.add(record)
      try {
        apply({ type: 'asked', trace: await trace(parameters) })
        if (signal.aborted) {
          records.remove((each) => each.key === key)
          signal.throwIfAborted()
        }
        const answer = await ask({ signal, onFacts: (facts) => apply({ type: 'facts', facts }) })
        apply({ type: 'sent', id: null, batchId, ...answer })
        return record
      } catch (error) {
        const { code } = isModalError(error) ? error : { code: undefined }
        if (code === 'request.rejected' || code === 'send.changed') records.remove((each) => each.key === key)
        // Anything else leaves open whether the wallet has sent it.
        else if (code !== undefined && refusals.includes(code)) apply({ type: 'notSent' })
        throw error
      } finally {
        own.delete(key)
        follower.wake()
      }
    },
    watchSettled: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy: () => {
      for (const end of ends) end()
    },
  }
}

/** The errors after which nothing can have been sent. */
const refusals: readonly ErrorCode[] = [
  'request.unsupported',
  'feature.unsupported',
  'wallet.unauthorized',
  'wallet.locked',
  'transaction.insufficientFunds',
  'transaction.simulationFailed',
  'transaction.dust',
  'transaction.feeTooHigh',
  'transaction.reverted',
  'address.invalid',
  'options.invalid',
  'connection.notFound',
  'connection.required',
  'network.unsupported',
  'chunk.failed',
]
