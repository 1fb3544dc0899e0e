import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ProviderOf } from '../../config/providers.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream } from '../http/createHttpUpstream.ts'
import { createPool } from '../pool/createPool.ts'
import { createSharedCalls } from '../pool/createSharedCalls.ts'
import { type PoolPolicy, providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import type { RpcGateway } from '../rpc/createRpcGateway.ts'
import { applySlippage } from './applySlippage.ts'
import { createDevnetSwaps } from './devnet/createDevnetSwaps.ts'
import { createKyberswapSwaps } from './kyberswap/createKyberswapSwaps.ts'
import { isWithoutRoute } from './noRoute.ts'
import { createOneInchSwaps } from './oneInch/createOneInchSwaps.ts'
import type { SwapAnswer, SwapBuild, SwapContracts, SwapOrder, SwapProvider, SwapQuestion, SwapQuote } from './Swaps.ts'

/** How long a quote can be used, in ms: the route of an aggregator lives about that long. */
const quoteLife = 30_000

const policy: PoolPolicy = { ...providerPolicy, attemptTimeout: 4_000 }

/** What a swap yields, and who makes it. */
export interface NamedQuote extends SwapQuote, SwapContracts {
  readonly provider: ProviderOf<'swaps'>
  readonly toAmountMin: bigint
  /** In ms since the epoch. */
  readonly expiresAt: number
}

/** The swaps that the operator's providers make. */
export interface Swaps {
  readonly names: readonly ProviderOf<'swaps'>[]
  /** The chains that have a provider. */
  readonly chainIds: readonly CaipNetworkId[]
  /** The contracts of the preferred provider of a chain; `undefined` without any. */
  getContracts(chainId: CaipNetworkId): SwapContracts | undefined
  /**
   * Asks for a quote. Quotes are never cached, but identical questions at the same time share one call.
   *
   * @returns `undefined` if no provider can make the swap.
   * @throws ApiRefusal `upstream_failed`, `upstream_timeout`.
   */
  quote(parameters: {
    readonly question: SwapQuestion
    readonly signal?: AbortSignal | undefined
  }): Promise<NamedQuote | undefined>
  /** Asks for the transaction of a swap. Returns and throws as `quote` does. */
  build(parameters: {
    readonly order: SwapOrder
    readonly signal?: AbortSignal | undefined
  }): Promise<(NamedQuote & Pick<SwapBuild, 'data'>) | undefined>
}

/** A request to one of the providers. */
interface SwapRequest {
  readonly question: SwapQuestion
  /** For a transaction. */
  readonly order?: SwapOrder | undefined
  /** The providers that cannot make the swap. They are not asked twice, and if all others are among them, there is no route. */
  readonly declined: Set<ProviderOf<'swaps'>>
}

type Answered = SwapAnswer<SwapQuote & Partial<Pick<SwapBuild, 'data'>> & { readonly provider: ProviderOf<'swaps'> }>

/** Creates the swaps of the configured providers; `undefined` without any. */
export function createSwaps(context: ProviderContext & { readonly gateway: RpcGateway }): Swaps | undefined {
  const { limiter, logger, metrics, now, roster, settings, signal } = context
  const names = settings.swaps
  if (names.length === 0) return undefined
  const providers = names.map((name) => ({ name, ...createProvider(name) }))
  const pool = createPool<SwapRequest, Answered>({
    members: providers.map(({ build, chainIds, name, quote }) => ({
      labels: { concern: 'swaps', provider: name },
      serves: ({ declined, question }) => chainIds.includes(question.chainId) && !declined.has(name),
      send: async ({ request: { declined, order, question }, ...limits }) => {
        const answer = await (order === undefined ? quote({ question, ...limits }) : build({ order, ...limits }))
        if (answer.kind !== 'failed') return { kind: 'answered', value: { ...answer.value, provider: name } }
        if (isWithoutRoute(answer)) declined.add(name)
        return answer
      },
    })),
    policy,
    metrics,
    roster,
    logger,
    now,
    signal,
  })
  const shared = createSharedCalls<Answered['value'] | undefined>()

  const send = async (
    question: SwapQuestion,
    order: SwapOrder | undefined,
    leaving: AbortSignal | undefined,
  ): Promise<Answered['value'] | undefined> => {
    const declined = new Set<ProviderOf<'swaps'>>()
    const outcome = await pool.send({ request: { question, order, declined }, isWrite: false, signal: leaving })
    if (outcome.kind === 'answered') return outcome.value
    const serving = providers.filter(({ chainIds }) => chainIds.includes(question.chainId))
    if (serving.every(({ name }) => declined.has(name))) return undefined
    throw toUpstreamRefusal({ concern: 'swaps', isTimeout: outcome.isTimeout })
  }

  const getOwnContracts = (chainId: CaipNetworkId, name: ProviderOf<'swaps'>): SwapContracts | undefined =>
    providers.find((provider) => provider.name === name)?.getContracts(chainId)

  const toNamed = (value: Answered['value'], { chainId, slippage }: SwapQuestion): NamedQuote | undefined => {
    const contracts = getOwnContracts(chainId, value.provider)
    if (contracts === undefined) return undefined
    const { fees, gas, provider, toAmount } = value
    const toAmountMin = applySlippage(toAmount, slippage)
    return { ...contracts, provider, toAmount, toAmountMin, gas, fees, expiresAt: now() + quoteLife }
  }

  return {
    names,
    chainIds: [...new Set(providers.flatMap(({ chainIds }) => chainIds))],
    getContracts(chainId) {
      const preferred = providers.find(({ chainIds }) => chainIds.includes(chainId))
      return preferred?.getContracts(chainId)
    },
    async quote({ question, signal: leaving }) {
      const { amount, chainId, from, gasPrice, slippage, to } = question
      const key = [chainId, from, to, amount, gasPrice, slippage].join(' ').toLowerCase()
      const value = await shared.run({ key, act: (end) => send(question, undefined, end), signal: leaving })
      return value === undefined ? undefined : toNamed(value, question)
    },
    async build({ order, signal: leaving }) {
      const value = await send(order, order, leaving)
      if (value?.data === undefined) return undefined
      const named = toNamed(value, order)
      return named === undefined ? undefined : { ...named, data: value.data }
    },
  }

  function createProvider(name: ProviderOf<'swaps'>): SwapProvider {
    const { key, perDay, perSecond, url = '' } = settings.access[name]
    const budget = createCallBudget({ provider: name, perSecond, perDay, limiter })
    switch (name) {
      case 'kyberswap':
        // Calls without a name have a smaller limit.
        return createKyberswapSwaps({
          upstream: createHttpUpstream({ url, budget, headers: { 'x-client-id': 'latchkey-cloud' } }),
        })
      case '1inch':
        return createOneInchSwaps({
          upstream: createHttpUpstream({ url, budget, headers: { authorization: `Bearer ${key ?? ''}` } }),
        })
      case 'devnet':
        return createDevnetSwaps(context)
    }
  }
}
