import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ProviderOf } from '../../config/providers.ts'
import { createBlockscout } from '../blockscout/createBlockscout.ts'
import { createAnswerCache } from '../cache/createAnswerCache.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream } from '../http/createHttpUpstream.ts'
import { failAttempt } from '../pool/Attempt.ts'
import { createPool } from '../pool/createPool.ts'
import { providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import { createBlockscoutHistory } from './blockscout/createBlockscoutHistory.ts'
import { continueList } from '../cursors/continueList.ts'
import { type ChainPosition, createListCursors, refuseCursor } from '../cursors/createListCursors.ts'
import { createEsploraHistory } from './esplora/createEsploraHistory.ts'
import { findPageFault } from './findPageFault.ts'
import type { HistoryProvider, HistoryQuestion, HistoryTransaction } from './History.ts'
import { historyPageSchema } from './historyPageSchema.ts'
import { mergeChains, type ProviderPage } from './mergeChains.ts'

/** Rows of a page [S9.100]. */
const pageSize = 50

/** How long rows may still change, in ms. */
const unsettledTime = 600_000

/** A part of an account's transactions. */
export interface HistoryPart {
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  /** The cursor of the next part; `undefined` at the end. */
  readonly next: string | undefined
  /** The chains that failed. */
  readonly unavailable: readonly CaipNetworkId[]
}

/** The transactions that the operator's providers know. */
export interface History {
  /** The chains that have a provider. */
  readonly chainIds: readonly CaipNetworkId[]
  /**
   * Reads a part of an account's transactions on some chains. Later parts come from the providers that began the list.
   *
   * @param parameters.chainId the chain that was asked for; `undefined` for all.
   * @param parameters.chainIds the chains that it stands for; only those with a provider.
   * @param parameters.cursor `next` of the previous part.
   * @throws ApiRefusal `cursor_invalid`, `upstream_failed`, `upstream_timeout`.
   */
  read(parameters: {
    readonly account: string
    readonly chainId: CaipNetworkId | undefined
    readonly chainIds: readonly CaipNetworkId[]
    readonly cursor: string | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<HistoryPart>
}

interface Request {
  readonly question: HistoryQuestion
  /** The only provider that may answer, because it began the list. */
  readonly provider: string | undefined
}

/**
 * Creates the history of the configured providers; `undefined` without any.
 *
 * @param context.keys sign the cursors; see `createSeal`. Without any, this cloud has no history.
 * @param context.index the cloud's own index, which is asked before the providers of a chain.
 */
export function createHistory(
  context: ProviderContext & { readonly keys: readonly string[]; readonly index: HistoryProvider },
): History | undefined {
  const { index, keys, limiter, logger, metrics, now, roster, settings, signal, store } = context
  const providers = [
    ...(index.chainIds.length > 0 ? [{ name: 'indexer', ...index }] : []),
    ...settings.history.map((name) => ({ name, ...createProvider(name) })),
  ]
  if (providers.length === 0 || keys.length === 0) return undefined
  const pool = createPool<Request, { readonly kind: 'answered'; readonly value: ProviderPage | 'cursorGone' }>({
    members: providers.map(({ chainIds, name, read }) => ({
      labels: { concern: 'history', provider: name },
      serves: ({ provider = name, question }) => provider === name && chainIds.includes(question.chainId),
      send: async ({ request: { question }, ...limits }) => {
        const answer = await read({ question, ...limits })
        if (answer.kind === 'failed')
          return answer.reason === 'cursor_invalid' ? { kind: 'answered', value: 'cursorGone' } : answer
        const fault = findPageFault({ question, page: answer.value, now: now() })
        if (fault !== undefined) return failAttempt(fault)
        return { kind: 'answered', value: { ...answer.value, provider: name } }
      },
    })),
    policy: providerPolicy,
    metrics,
    roster,
    logger,
    now,
    signal,
  })
  const cacheFor = (name: string, fresh: number) =>
    createAnswerCache({ name, schema: historyPageSchema, fresh, stale: 0, store, now })
  const recent = cacheFor('history', 15_000)
  const settled = cacheFor('history-settled', unsettledTime)
  // Small chains are reset, and their visitors wait for a transaction that they have just sent.
  const indexed = cacheFor('history-indexed', 1_000)
  const cursors = createListCursors({ keys, now, concern: 'history' })

  const readPage = async (
    account: string,
    { chainId, cursor, provider }: ChainPosition,
    leaving: AbortSignal | undefined,
  ): Promise<ProviderPage> => {
    const key = [chainId, account, ...(cursor === undefined ? [] : [provider, cursor])].join(' ')
    const isIndexed = index.chainIds.includes(chainId)
    const stored = cursor === undefined || isIndexed ? undefined : await settled.peek(key)
    if (stored?.value) return stored.value
    const load = async (_keys: readonly string[], end: AbortSignal) => {
      const request = { question: { chainId, account, cursor }, provider }
      const outcome = await pool.send({ request, isWrite: false, signal: end })
      if (outcome.kind !== 'answered') throw toUpstreamRefusal({ concern: 'history', isTimeout: outcome.isTimeout })
      if (outcome.value === 'cursorGone') throw refuseCursor('The chain has replaced the block where this page begins.')
      return new Map([[key, outcome.value]])
    }
    const answer = (await (isIndexed ? indexed : recent).read({ keys: [key], load, signal: leaving })).get(key)
    if (!answer?.value) throw toUpstreamRefusal({ concern: 'history', isTimeout: false })
    if (cursor !== undefined && !isIndexed && answer.value.transactions.every((row) => isSettled(row, now()))) {
      await settled.replace(key, answer)
    }
    return answer.value
  }

  return {
    chainIds: [...new Set(providers.flatMap(({ chainIds }) => chainIds))],
    async read({ account: written, chainId, chainIds, cursor, signal: leaving }) {
      const account = written.startsWith('0x') ? written.toLowerCase() : written
      const list = { account, chainId }
      const begin = (id: CaipNetworkId): ChainPosition => {
        return { chainId: id, provider: undefined, cursor: undefined, after: undefined }
      }
      const positions = cursor === undefined ? chainIds.map(begin) : continueList({ cursors, list, cursor, providers })
      const page = await mergeChains({
        positions,
        size: pageSize,
        read: (position) => readPage(account, position, leaving),
      })
      return {
        transactions: page.transactions,
        next: page.positions.length === 0 ? undefined : cursors.write(list, page.positions),
        unavailable: page.unavailable,
      }
    },
  }

  function createProvider(name: ProviderOf<'history'>): HistoryProvider {
    switch (name) {
      case 'blockscout':
        return createBlockscoutHistory({ blockscout: createBlockscout(context) })
      case 'esplora': {
        const { perDay, perSecond, url = '' } = settings.access[name]
        const budget = createCallBudget({ provider: name, perSecond, perDay, limiter })
        return createEsploraHistory({ upstream: createHttpUpstream({ url, budget }) })
      }
    }
  }
}

function isSettled({ minedAt }: HistoryTransaction, now: number): boolean {
  return minedAt !== undefined && now - minedAt >= unsettledTime
}
