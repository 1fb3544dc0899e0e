import { setTimeout } from 'node:timers/promises'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Logger } from '../../../observe/createLogger.ts'
import type { BlockPlace, ChainBlock } from './ChainBlock.ts'
import { type ChainReader, ChainReadError } from './createChainReader.ts'
import type { IndexerMetrics } from './createIndexerMetrics.ts'
import type { IndexState, IndexStore } from './createIndexStore.ts'
import { findAncestor } from './findAncestor.ts'

/** Blocks that are read and stored at once. */
const range = { initial: 16, atMost: 128 } as const

/** Rows of one range: it grows below the first number and shrinks above the second. */
const rows = { few: 700, many: 1_500 } as const

/** The longest pause after failures, in ms; shorter than a question waits. */
const longestPause = 2_000

/** How a node follows chains. In ms. */
export interface IndexerTimes {
  /** Between two looks at the newest block. */
  readonly poll: number
  /** How long a node leads without a sign of life. */
  readonly lease: number
  /** How long a chain is followed after the last question. */
  readonly idle: number
}

/** Follows one chain while it is asked for. */
export interface Follower {
  /** Follows the chain, or continues to. */
  wake(): void
  /** Stops, and lets another node lead. */
  close(): Promise<void>
}

/** What one look at the chain led to. `moved`: the chain or the index changed meanwhile. */
type Look = 'current' | 'behind' | 'led elsewhere' | 'moved'

/** Creates the follower of a chain, asleep. Of the nodes that are awake, one leads, and the others wait for its lease. */
export function createFollower(parameters: {
  readonly chainId: CaipNetworkId
  readonly store: IndexStore
  readonly reader: ChainReader
  readonly times: IndexerTimes
  readonly metrics: IndexerMetrics
  readonly logger: Logger
}): Follower {
  const { chainId, logger, metrics, reader, store, times } = parameters
  const labels = { chain: chainId }
  const end = new AbortController()
  let running: Promise<void> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let size: number = range.initial
  /** What the index holds; `undefined` if this node does not lead. */
  let state: IndexState | undefined
  let touchedAt = 0
  let currentAt = 0
  let failures = 0

  const setState = (next: IndexState | undefined): void => {
    if ((state === undefined) !== (next === undefined)) metrics.leading.set(labels, next === undefined ? 0 : 1)
    if (next === undefined) metrics.behind.set(labels, 0)
    state = next
  }

  const setCurrent = (): void => {
    currentAt = performance.now()
    metrics.behind.set(labels, 0)
  }

  const undo = async (head: BlockPlace, newest: number): Promise<Look> => {
    const ancestor = await findAncestor({
      newest: Math.min(head.number, newest),
      getIndexed: (number) => store.getHash(number),
      getActual: (number) => reader.getHash(number),
    })
    const isUndone = await store.undo({ head, ancestor })
    setState(isUndone ? { head: ancestor } : undefined)
    if (!isUndone) return 'moved'
    const count = head.number - (ancestor?.number ?? -1)
    metrics.undone.inc(labels, count)
    logger.info(
      { ...labels, blocks: count },
      'The chain was reorganised; its replaced blocks were removed from the index',
    )
    return 'behind'
  }

  const append = async (head: BlockPlace | undefined, blocks: readonly ChainBlock[], isCurrent: boolean) => {
    const newest = blocks.at(-1)
    if (newest === undefined || !(await store.append({ head, blocks, isCurrent }))) {
      setState(undefined)
      return 'moved'
    }
    setState({ head: { number: newest.number, hash: newest.hash } })
    const transactions = blocks.flatMap((block) => block.transactions)
    const transfers = transactions.reduce((sum, transaction) => sum + transaction.transfers.length, 0)
    metrics.blocks.inc(labels, blocks.length)
    metrics.transfers.inc(labels, transfers)
    const count = transactions.length + transfers
    if (count > rows.many) size = Math.max(1, Math.floor(size / 2))
    else if (count < rows.few) size = Math.min(range.atMost, size * 2)
    if (!isCurrent) return 'behind'
    setCurrent()
    touchedAt = currentAt
    return 'current'
  }

  const look = async (): Promise<Look> => {
    if (state === undefined) {
      setState(await store.claim())
      currentAt = performance.now()
    }
    if (state === undefined) return 'led elsewhere'
    metrics.behind.set(labels, (performance.now() - currentAt) / 1_000)
    const { head } = state
    const newest = await reader.getHead()
    if (head !== undefined && head.hash === newest.hash) {
      if (performance.now() - touchedAt >= times.poll * 2) {
        if (!(await store.touch(head))) {
          setState(undefined)
          return 'moved'
        }
        touchedAt = performance.now()
      }
      setCurrent()
      return 'current'
    }
    if (head !== undefined && newest.number <= head.number) return undo(head, newest.number)
    const first = (head?.number ?? -1) + 1
    const blocks = await reader.getBlocks(first, Math.min(newest.number, first + size - 1))
    const [oldest] = blocks
    if (head !== undefined && oldest !== undefined && oldest.parentHash !== head.hash) return undo(head, head.number)
    return append(head, blocks, blocks.at(-1)?.hash === newest.hash)
  }

  /** Looks once, and returns how long to wait before the next look, in ms. */
  const lookSafely = async (): Promise<number> => {
    try {
      const result = await look()
      if (failures > 0) logger.info(labels, 'The indexer follows the chain again')
      failures = 0
      return result === 'behind' ? 0 : times.poll
    } catch (error) {
      if (end.signal.aborted) return 0
      failures += 1
      metrics.failures.inc(labels)
      // A range may be too large for the answer limit of the upstream.
      size = Math.max(1, Math.floor(size / 2))
      const reason = error instanceof ChainReadError ? error.reason : 'storage'
      if (failures === 1) {
        logger.warn(
          { ...labels, reason },
          'The indexer cannot follow the chain for now. What it has indexed stays, and it continues from there',
        )
      }
      // Another node may reach the chain.
      await release()
      return Math.min(times.poll * 2 ** failures, longestPause)
    }
  }

  const release = async (): Promise<void> => {
    if (state === undefined) return
    setState(undefined)
    // If the database is away, the lease ends by itself.
    await store.release().catch(() => undefined)
  }

  const isAsked = (): boolean => !end.signal.aborted && performance.now() - askedAt < times.idle

  const run = async (): Promise<void> => {
    while (isAsked()) {
      while (isAsked()) {
        const pause = await lookSafely()
        if (pause > 0) await setTimeout(pause, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
      }
      await release()
    }
    // In the same turn as the last check, so that no call of `wake` is lost.
    running = undefined
  }

  return {
    wake() {
      askedAt = performance.now()
      running ??= run()
    },
    async close() {
      end.abort()
      await running
    },
  }
}
