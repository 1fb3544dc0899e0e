import { number, object, optional, string } from 'valibot'
import type { ProviderOf } from '../../config/providers.ts'
import { groupBy } from '../groupBy.ts'
import { createAnswerCache, type CachedAnswers } from '../cache/createAnswerCache.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream, type HttpUpstream } from '../http/createHttpUpstream.ts'
import { createPool } from '../pool/createPool.ts'
import { providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import type { RpcGateway } from '../rpc/createRpcGateway.ts'
import { createCoingeckoPrices } from './coingecko/createCoingeckoPrices.ts'
import { createDefillamaPrices } from './defillama/createDefillamaPrices.ts'
import { createDevnetPrices } from './devnet/createDevnetPrices.ts'
import { createJupiterPrices } from './jupiter/createJupiterPrices.ts'
import { type PriceAnswer, type PricedToken, type PriceQuestion, type TokenPrice, toTokenKey } from './Prices.ts'

/** Tokens in one call to a provider: Jupiter's limit, and short enough for a URL. */
const tokensAtMost = 50

/** The prices that the operator's providers know. */
export interface Prices {
  /**
   * Reads prices by `toTokenKey`. Tokens without a price, without a provider and of a provider that failed are missing or
   * `null`.
   *
   * @throws ApiRefusal `upstream_failed` or `upstream_timeout` if nothing could be read.
   */
  read(question: PriceQuestion & { readonly signal?: AbortSignal | undefined }): Promise<CachedAnswers<TokenPrice>>
}

/** Creates the prices of the configured providers; `undefined` without any. */
export function createPrices(context: ProviderContext & { readonly gateway: RpcGateway }): Prices | undefined {
  const { gateway, limiter, logger, metrics, now, roster, settings, signal, store } = context
  const names = settings.prices
  if (names.length === 0) return undefined
  const providers = names.map((name) => ({ name, ...createProvider(name, context) }))
  const pool = createPool<PriceQuestion, PriceAnswer>({
    members: providers.map(({ name, read, serves }) => ({
      labels: { concern: 'prices', provider: name },
      serves: ({ currency, tokens }) => tokens.every((token) => serves({ token, currency })),
      send: ({ request, ...limits }) => read({ question: request, ...limits }),
    })),
    policy: providerPolicy,
    metrics,
    roster,
    logger,
    now,
    signal,
  })
  const cache = createAnswerCache({
    name: 'prices',
    schema: object({ price: number(), symbol: optional(string()), decimals: optional(number()) }),
    fresh: 30_000,
    stale: 600_000,
    store,
    now,
  })

  /** Loads what is missing, in one call for all tokens that the same providers serve. */
  const load = async (
    { currency, tokens }: PriceQuestion,
    end: AbortSignal,
  ): Promise<ReadonlyMap<string, TokenPrice | null>> => {
    const groups = groupBy(tokens, (token) =>
      providers.flatMap(({ name, serves }) => (serves({ token, currency }) ? [name] : [])).join(','),
    )
    const unserved = groups.get('') ?? []
    groups.delete('')
    const questions = [...groups.values()].flatMap(split)
    const outcomes = await Promise.all(
      questions.map((group) => pool.send({ request: { tokens: group, currency }, isWrite: false, signal: end })),
    )
    const answers = outcomes.filter((outcome) => outcome.kind === 'answered')
    const failures = outcomes.filter((outcome) => outcome.kind === 'failed')
    if (answers.length === 0 && failures.length > 0) {
      const isTimeout = failures.every((failure) => failure.isTimeout)
      throw toUpstreamRefusal({ concern: 'prices', isTimeout })
    }
    return new Map([
      ...unserved.map((token) => [toTokenKey(token), null] as const),
      ...answers.flatMap(({ value }) => [...value]),
    ])
  }

  return {
    async read({ currency, signal: leaving, tokens }) {
      const byKey = new Map(tokens.map((token) => [toTokenKey(token), token]))
      const answers = await cache.read({
        keys: [...byKey.keys()].map((key) => `${currency}:${key}`),
        load: async (keys, end) => {
          const wanted = keys.flatMap((key) => byKey.get(key.slice(currency.length + 1)) ?? [])
          const loaded = await load({ tokens: wanted, currency }, end)
          return new Map([...loaded].map(([key, price]) => [`${currency}:${key}`, price]))
        },
        signal: leaving,
      })
      return new Map([...answers].map(([key, answer]) => [key.slice(currency.length + 1), answer]))
    },
  }

  function createProvider(name: ProviderOf<'prices'>, { settings: { access } }: ProviderContext) {
    const { key, perDay, perSecond, url = '' } = access[name]
    const budget = createCallBudget({ provider: name, perSecond, perDay, limiter })
    const open = (header: string): HttpUpstream =>
      createHttpUpstream({ url, budget, headers: key === undefined ? {} : { [header]: key } })
    switch (name) {
      case 'defillama':
        return createDefillamaPrices({ upstream: open('x-api-key'), now })
      case 'coingecko': {
        const isPaid = new URL(url).hostname.startsWith('pro-api.')
        return createCoingeckoPrices({ upstream: open(isPaid ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key') })
      }
      case 'jupiter':
        return createJupiterPrices({ upstream: open('x-api-key') })
      case 'devnet':
        return createDevnetPrices({ gateway })
    }
  }
}

function split(tokens: readonly PricedToken[]): (readonly PricedToken[])[] {
  return Array.from({ length: Math.ceil(tokens.length / tokensAtMost) }, (_unused, index) =>
    tokens.slice(index * tokensAtMost, (index + 1) * tokensAtMost),
  )
}
