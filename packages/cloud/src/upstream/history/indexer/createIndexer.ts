import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isEvmAddress } from '@latchkey/protocol/atoms'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { formatUnits, getAddress } from 'viem'
import type { Logger } from '../../../observe/createLogger.ts'
import type { Metrics } from '../../../observe/createMetrics.ts'
import { getErrorCode } from '../../../storage/getErrorCode.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { getNativeCoin } from '../../balances/nativeCoins.ts'
import { createBatchCaller } from '../../balances/rpc/createBatchCaller.ts'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { RpcGateway } from '../../rpc/createRpcGateway.ts'
import type { HistoryProvider, HistoryTransaction, HistoryTransfer } from '../History.ts'
import { createChainReader } from './createChainReader.ts'
import { createFollower, type IndexerTimes } from './createFollower.ts'
import { createIndexerMetrics } from './createIndexerMetrics.ts'
import { createIndexStore } from './createIndexStore.ts'
import { createTokenReader, type TokenNames } from './createTokenReader.ts'
import { formatPageCursor, parsePageCursor } from './pageCursor.ts'
import { type IndexPage, type PageRow, readPage } from './readPage.ts'
import { type ReceivedToken, type ReceivedTokens, readReceivedTokens } from './readReceivedTokens.ts'

const defaultTimes: IndexerTimes = { poll: 300, lease: 5_000, idle: 600_000 }

/** Pause between two looks at an index that catches up, in ms. */
const lookPause = 100

/** The time of a question that is left for the names of tokens, in ms. */
const namesTime = 1_000

/** Answers from an index of its own. */
export interface Indexer {
  readonly provider: HistoryProvider
  /** Lists the non-fungible tokens that an account has ever received, whether it still has them or not. Rejects only if `signal` aborts. */
  listReceived(parameters: {
    readonly chainId: CaipNetworkId
    readonly account: string
    /** The last token of the previous page. */
    readonly after: ReceivedToken | undefined
    /** In ms. */
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<ReceivedTokens | FailedAttempt>
  /** Follows all chains at once, as their first questions would. */
  start(): void
  /** Stops following. Another node takes over, if there is one. */
  close(): Promise<void>
}

/**
 * Creates the indexer of a node: it stores the transactions and transfers of small chains, and answers pages from there. It
 * sleeps until a chain is asked for, and again after 10 minutes without a question. Transfers of the coin inside contracts are
 * not in it, because no log reports them.
 *
 * A page is never older than a few seconds: a question waits for the index to catch up, at most for its `timeout`, and then fails
 * with `catching_up`. A cursor stays valid while blocks are added. If a reorganisation replaced its block, the question fails
 * with `cursor_invalid`, which is final: the list has to begin anew.
 *
 * @param parameters.chainIds EVM chains that `gateway` serves.
 * @param parameters.times for tests.
 */
export function createIndexer(parameters: {
  readonly chainIds: readonly CaipNetworkId[]
  readonly storage: Storage
  readonly gateway: RpcGateway
  readonly metrics: Metrics
  readonly logger: Logger
  readonly times?: Partial<IndexerTimes> | undefined
}): Indexer {
  const { chainIds, gateway, logger, storage } = parameters
  const { database } = storage
  const times = { ...defaultTimes, ...parameters.times }
  const end = new AbortController()
  const node = randomUUID()
  const call = createBatchCaller({ gateway })
  const readTokens = createTokenReader({ database, call })
  const metrics = createIndexerMetrics(parameters.metrics)
  const followers = new Map(
    chainIds.map((chainId) => [
      chainId,
      createFollower({
        chainId,
        store: createIndexStore({ storage, chainId, node, lease: times.lease }),
        reader: createChainReader({ chainId, call, signal: end.signal }),
        times,
        metrics,
        logger,
      }),
    ]),
  )
  // The leader says so once in two polls; it may be late.
  const freshFor = times.poll * 6

  /**
   * Reads from the index of a chain once it is current. The question waits for that, at most until `namesTime` before the end of its
   * timeout.
   */
  const readCurrent = async <page extends { readonly kind: string }>(question: {
    readonly chainId: CaipNetworkId
    readonly timeout: number
    readonly signal: AbortSignal | undefined
    /** `undefined` if the index is not current. */
    readonly read: () => Promise<page | undefined>
  }): Promise<page | FailedAttempt> => {
    const { chainId, read, signal, timeout } = question
    const follower = followers.get(chainId)
    if (follower === undefined) return failAttempt('foreign_chain', { isItsFault: false })
    const waitUntil = performance.now() + Math.max(timeout / 2, timeout - namesTime)
    follower.wake()
    try {
      for (;;) {
        signal?.throwIfAborted()
        const page = await read()
        if (page !== undefined) return page
        if (performance.now() + lookPause > waitUntil) {
          return failAttempt('catching_up', { isItsFault: false, isTimeout: true })
        }
        await setTimeout(lookPause, undefined, { signal })
        // A question that waits is still asked: the follower must not fall asleep before it has caught up.
        follower.wake()
      }
    } catch (error) {
      signal?.throwIfAborted()
      // Only its code: the text of a failed query holds the account.
      const reason = error instanceof Error ? getErrorCode(error.cause) : undefined
      logger.error({ chain: chainId, reason }, 'The index could not be read; nothing in it was changed')
      return failAttempt('storage', { isItsFault: false })
    }
  }

  return {
    provider: {
      chainIds,
      async read({ question, signal, timeout }) {
        const { chainId, cursor } = question
        const latest = performance.now() + timeout
        const account = toIndexed(question.account)
        if (account === undefined) return refuse('foreign_address')
        const after = cursor === undefined ? undefined : parsePageCursor(cursor)
        if (cursor !== undefined && after === undefined) return refuse('cursor_invalid')
        const page = await readCurrent({
          ...{ chainId, timeout, signal },
          read: async () => omitStale(await readPage({ database, chainId, account, after, freshFor })),
        })
        if (page.kind === 'failed') return page
        if (page.kind === 'gone') return refuse('cursor_invalid')
        const left = latest - performance.now()
        const contracts = listContracts(page)
        const names = await readTokens({ chainId, contracts, revision: page.revision, timeout: left, signal })
        return { kind: 'answered', value: toHistoryPage({ page, names, chainId }) }
      },
    },
    async listReceived({ after, account: written, chainId, signal, timeout }) {
      const account = toIndexed(written)
      if (account === undefined) return refuse('foreign_address')
      return readCurrent({
        ...{ chainId, timeout, signal },
        read: async () => omitStale(await readReceivedTokens({ database, chainId, account, after, freshFor })),
      })
    },
    start() {
      for (const follower of followers.values()) follower.wake()
    },
    async close() {
      end.abort()
      await Promise.all([...followers.values()].map((follower) => follower.close()))
    },
  }
}

function omitStale<page extends { readonly kind: string }>(page: page | { readonly kind: 'stale' }): page | undefined {
  return isStale(page) ? undefined : page
}

function isStale(page: { readonly kind: string }): page is { readonly kind: 'stale' } {
  return page.kind === 'stale'
}

/** An account as the index holds it; `undefined` if it is not of an EVM chain. */
function toIndexed(account: string): string | undefined {
  return isEvmAddress(account) ? `0x${account.toLowerCase().slice(-40)}` : undefined
}

/** The question is at fault, and would be elsewhere. */
function refuse(reason: string) {
  return failAttempt(reason, { isItsFault: false, isFinal: true })
}

function listContracts({ rows }: IndexPage): readonly string[] {
  const contracts = rows.flatMap(({ transfers }) => transfers.flatMap(({ contract }) => contract ?? []))
  return [...new Set(contracts)]
}

function toHistoryPage(parameters: {
  readonly page: IndexPage
  readonly names: ReadonlyMap<string, TokenNames>
  readonly chainId: CaipNetworkId
}) {
  const { chainId, names, page } = parameters
  const coin = getNativeCoin(chainId)
  const decimals = coin?.decimals ?? 18

  const toTransfer = (transfer: PageRow['transfers'][number]): HistoryTransfer => {
    const { amount, contract, tokenId } = transfer
    const ends = { from: format(transfer.sender), to: format(transfer.receiver) }
    if (contract === null) {
      return { ...ends, name: coin?.name, symbol: coin?.symbol, numeric: formatUnits(BigInt(amount), decimals) }
    }
    const token = names.get(contract)
    const places = tokenId === null ? token?.decimals : 0
    return {
      ...ends,
      contract: format(contract),
      name: token?.name ?? undefined,
      symbol: token?.symbol ?? undefined,
      numeric: typeof places === 'number' ? formatUnits(BigInt(amount), places) : undefined,
      tokenId: tokenId ?? undefined,
    }
  }
  const transactions = page.rows.map((row): HistoryTransaction => ({
    chainId,
    hash: row.hash,
    minedAt: row.minedAt,
    status: row.isFailed ? 'failed' : 'confirmed',
    from: format(row.sender),
    to: row.receiver === '' ? '' : format(row.receiver),
    fee: row.fee === null ? undefined : formatUnits(BigInt(row.fee), decimals),
    transfers: row.transfers.map(toTransfer),
  }))
  return { transactions, next: page.next && formatPageCursor(page.next) }
}

/** In the case that EIP-55 prescribes. */
function format(address: string): string {
  return getAddress(address)
}
