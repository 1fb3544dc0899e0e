import type { Adapter, Connection } from '../adapter/types.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import type { Network } from '../adapter/Network.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { FOLLOWED_LIFE, RETRY_PAUSE, SEARCH_PAUSE, WALLET_ANSWER_LIFE } from './constants.ts'
import type { Records } from './createRecords.ts'
import type { TransactionRecord } from './state.ts'

/** Follows transactions until they have ended. */
export interface Follower {
  /** Follows each record that has not ended, and stops following those that have. */
  follow(records: readonly TransactionRecord[]): void
  /** Ends the pauses: the page is visible or online again. */
  wake(): void
}

interface Task {
  readonly record: TransactionRecord
  readonly signal: AbortSignal
}

/** Creates the follower of one modal. */
export function createFollower(context: {
  readonly controllers: {
    readonly adapters: Pick<ModalControllers['adapters'], 'find'>
  }
  readonly findNetwork: (caipNetworkId: string) => Network | undefined
  readonly clock: ClockPort
  readonly records: Pick<Records, 'apply' | 'claim' | 'find'>
  /** Whether this page is waiting for the wallet's answer. */
  readonly isOwn: (key: string) => boolean
  /** Whether the visitor sees another page. The page that the visitor sees follows, and tells the end. */
  readonly isHidden: () => boolean
  readonly signal: AbortSignal
}): Follower {
  const { clock, isHidden, records } = context
  const { adapters } = context.controllers
  const running = new Map<string, AbortController>()
  const wakes = new Set<() => void>()

  const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        cancel()
        wakes.delete(end)
        signal.removeEventListener('abort', end)
        if (signal.aborted) reject(signal.reason)
        else resolve()
      }
      const cancel = clock.after(milliseconds, end)
      wakes.add(end)
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    })

  /** Tries again later, but not for ever. */
  const pauseOrLose = async ({ key, createdAt }: TransactionRecord, signal: AbortSignal): Promise<void> => {
    if (clock.now() - createdAt >= FOLLOWED_LIFE) records.apply(key, { type: 'lost' })
    else await pause(RETRY_PAUSE, signal)
  }

  const getParts = ({ namespace, networkId }: TransactionRecord) => ({
    network: context.findNetwork(networkId),
    features: adapters.find(namespace)?.features,
  })

  /** Searches a request whose answer is missing. */
  const search = async ({ record, signal }: Task): Promise<void> => {
    const { key, batchId, address, trace, createdAt } = record
    const { network, features } = getParts(record)
    if (batchId !== null) {
      const status = await readBatch(record, adapters, signal)
      if (status) return void records.apply(key, { type: 'sent', id: null, batchId })
    } else if (network && trace && features?.transaction?.find) {
      const found = await features.transaction.find({ address, network, trace, signal })
      if (found && records.claim(key, found.id)) return
    }
    if (clock.now() - createdAt >= WALLET_ANSWER_LIFE) records.apply(key, { type: 'lost' })
    else await pause(SEARCH_PAUSE, signal)
  }

  const followBatch = async ({ record, signal }: Task): Promise<void> => {
    const status = await readBatch(record, adapters, signal)
    const { status: result, transactionIds = [] } = status ?? {}
    // The wallet has forgotten it.
    if (result === undefined) return pauseOrLose(record, signal)
    if (result === 'pending') {
      records.apply(record.key, { type: 'missing', block: undefined })
      return pause(SEARCH_PAUSE, signal)
    }
    const id = transactionIds.at(-1) ?? null
    const outcome = {
      status: result === 'success' ? 'success' : 'reverted',
      id,
      isPartial: result === 'partial',
    } as const
    records.apply(record.key, { type: 'included', outcome, isFinal: true })
  }

  const followId = async ({ record, signal }: Task, id: string): Promise<void> => {
    const { key, trace } = record
    const { network, features } = getParts(record)
    if (!network || !features?.transaction) return pauseOrLose(record, signal)
    try {
      const outcome = await features.transaction.wait({
        id,
        network,
        trace: trace ?? undefined,
        isFinal: true,
        signal,
        onStatus: (progress) => {
          if (signal.aborted || isHidden()) return
          if (progress.status !== 'included') records.apply(key, { type: 'missing', block: progress.block })
          else records.apply(key, { type: 'included', outcome: progress.outcome, isFinal: false })
        },
      })
      if (!signal.aborted && !isHidden()) records.apply(key, { type: 'included', outcome, isFinal: true })
    } catch (error) {
      signal.throwIfAborted()
      if (isModalError(error, 'transaction.expired')) records.apply(key, { type: 'expired' })
      // The wallet's answer was no id.
      else if (isModalError(error, 'options.invalid')) records.apply(key, { type: 'lost' })
      else throw error
    }
  }

  const run = async (key: string, signal: AbortSignal): Promise<void> => {
    for (;;) {
      const record = records.find(key)
      if (record === undefined || record.isFinal || signal.aborted) return
      const task = { record, signal }
      try {
        const isAsked = context.isOwn(key) && clock.now() - record.createdAt < WALLET_ANSWER_LIFE
        if (isHidden() || record.status === 'preparing' || (record.status === 'awaitingWallet' && isAsked))
          await pause(SEARCH_PAUSE, signal)
        else if (record.status === 'awaitingWallet') await search(task)
        else if (record.id === null) await followBatch(task)
        else await followId(task, record.id)
      } catch {
        if (signal.aborted) return
        // The chain or the wallet cannot be read now.
        await pauseOrLose(record, signal).catch(() => undefined)
      }
    }
  }

  return {
    follow: (all) => {
      const open = new Set(all.filter(({ isFinal }) => !isFinal).map(({ key }) => key))
      for (const [key, controller] of running) {
        if (open.has(key)) continue
        controller.abort()
        running.delete(key)
      }
      for (const key of open) {
        if (running.has(key)) continue
        const controller = new AbortController()
        running.set(key, controller)
        const signal = AbortSignal.any([context.signal, controller.signal])
        void run(key, signal).finally(() => {
          if (running.get(key) === controller) running.delete(key)
        })
      }
    },
    wake: () => {
      for (const wake of wakes) wake()
    },
  }
}

/** Reads a batch from a wallet of its account. Returns `undefined` if the wallet does not know it. @throws if no wallet can be asked */
async function readBatch(
  { namespace, address, batchId }: TransactionRecord,
  adapters: Pick<ModalControllers['adapters'], 'find'>,
  signal: AbortSignal,
) {
  const adapter: Adapter | undefined = adapters.find(namespace)
  const connection = adapter?.store.getState().connections.find(isOf(address))
  if (!adapter?.features.calls || !connection || batchId === null) throw new ModalError('connection.required')
  try {
    return await adapter.features.calls.getStatus({ connectionId: connection.id, id: batchId, signal })
  } catch (error) {
    // EIP-5792: code 5730, an unknown id.
    if (isModalError(error, 'request.failed')) return undefined
    throw error
  }
}

const isOf =
  (address: string) =>
  ({ accounts, features }: Connection): boolean =>
    features.includes('calls') && accounts.some((account) => account.address === address)
