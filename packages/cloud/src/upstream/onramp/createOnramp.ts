import { onrampOptionsSchema, type OnrampOptions, type OnrampQuote } from '@latchkey/protocol/api'
import { providers } from '../../config/providers.ts'
import { createAnswerCache } from '../cache/createAnswerCache.ts'
import { createPool } from '../pool/createPool.ts'
import { providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import { compareDecimals } from './compareDecimals.ts'
import type { SandboxShop } from './devnet/createSandboxShop.ts'
import { createSellers, type OnrampProviderName } from './createSellers.ts'
import { mergeOptions } from './mergeOptions.ts'
import type { OnrampAttempt, OnrampOrder, OnrampProvider, OnrampPurchases, OnrampQuestion } from './Onramp.ts'

interface Leaving {
  readonly signal?: AbortSignal | undefined
}

/** A seller that the operator has turned on. */
export interface OnrampSeller extends Pick<OnrampProvider, 'namespaces' | 'page'> {
  readonly name: OnrampProviderName
  /** Whether it sells to programs on this machine only. */
  readonly isLocal: boolean
}

/** The sellers that the operator has turned on. Every call throws ApiRefusal `upstream_failed` or `upstream_timeout`. */
export interface Onramp {
  /** Preferred first. */
  readonly sellers: readonly OnrampSeller[]
  /** The purchases of the sandbox, if it is turned on. */
  readonly sandbox: SandboxShop | undefined
  /** Reads what some sellers offer together. A seller that fails is left out. */
  readOptions(parameters: Leaving & { readonly names: readonly OnrampProviderName[] }): Promise<OnrampOptions>
  /** Asks some sellers at once, and returns the quote that delivers most. It is never cached. */
  readQuote(
    parameters: Leaving & { readonly question: OnrampQuestion; readonly names: readonly OnrampProviderName[] },
  ): Promise<OnrampQuote>
  /** Begins a purchase, once: it is not tried again, and the next seller is asked only if the one before got no request. */
  createUrl(
    parameters: Leaving & { readonly order: OnrampOrder; readonly names: readonly OnrampProviderName[] },
  ): Promise<string>
  readPurchases(
    parameters: Leaving & {
      readonly provider: OnrampProviderName
      readonly partnerUserId: string
      readonly cursor: string | undefined
    },
  ): Promise<OnrampPurchases>
}

/** One call to any of the named providers. */
interface Ask<value> {
  readonly names: readonly OnrampProviderName[]
  readonly act: (
    provider: OnrampProvider,
    limits: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
  ) => OnrampAttempt<value>
}

/** Creates the sellers; `undefined` without any. */
export function createOnramp(context: ProviderContext): Onramp | undefined {
  const { logger, metrics, now, roster, settings, signal: ending, store } = context
  if (settings.onramp.length === 0) return undefined
  const { members, sandbox } = createSellers(context)
  const sellers = members.map(({ name, provider: { namespaces, page } }): OnrampSeller => {
    return { name, namespaces, page, isLocal: providers[name].isLocal === true }
  })
  const pool = createPool<Ask<unknown>, { readonly kind: 'answered' }>({
    members: members.map(({ name, provider }) => ({
      labels: { concern: 'onramp', provider: name },
      serves: ({ names }) => names.includes(name),
      send: ({ request, ...limits }) => request.act(provider, limits),
    })),
    // A seller asks others for its price.
    policy: { ...providerPolicy, attemptTimeout: 4_000 },
    metrics,
    roster,
    logger,
    now,
    signal: ending,
  })
  const cache = createAnswerCache({
    name: 'onramp',
    schema: onrampOptionsSchema,
    fresh: 3_600_000,
    stale: 86_400_000,
    store,
    now,
  })

  /** Asks the providers in turn, and keeps the type of the answer. */
  const ask = async <value>(
    parameters: Ask<value> & { readonly isWrite?: boolean | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<value> => {
    const { act, isWrite = false, names, signal } = parameters
    let answer: { readonly value: value } | undefined
    const outcome = await pool.send({
      request: {
        names,
        act: async (seller, limits) => {
          const attempt = await act(seller, limits)
          if (attempt.kind === 'answered') answer = attempt
          return attempt
        },
      },
      isWrite,
      signal,
    })
    if (outcome.kind === 'failed' || answer === undefined) {
      throw toUpstreamRefusal({ concern: 'onramp', isTimeout: outcome.kind === 'failed' && outcome.isTimeout })
    }
    return answer.value
  }

  /** Reads what each of some sellers offers. The sandbox is not cached: its chains come and go. */
  const readAll = async (
    names: readonly OnrampProviderName[],
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<OnrampProviderName, OnrampOptions>> => {
    const read = (name: OnrampProviderName, end: AbortSignal | undefined): Promise<OnrampOptions> =>
      ask({ names: [name], act: (provider, limits) => provider.readOptions(limits), signal: end })
    const readCached = async (name: OnrampProviderName): Promise<OnrampOptions> => {
      const key = `${name},${getCountry(name)}`
      const load = async (_keys: readonly string[], end: AbortSignal) => new Map([[key, await read(name, end)]])
      const answers = await cache.read({ keys: [key], load, signal })
      const options = answers.get(key)?.value
      if (!options) throw toUpstreamRefusal({ concern: 'onramp', isTimeout: false })
      return options
    }
    const answers = await collect(
      names.map(async (name) => {
        const isLocal = providers[name].isLocal === true
        return [name, await (isLocal ? read(name, signal) : readCached(name))] as const
      }),
    )
    return new Map(answers)
  }

  const quoting = sellers.filter(({ page }) => page === undefined).map(({ name }) => name)

  /** Writes a question in the words of one seller, whose ids of currencies differ; `undefined` if it does not sell that. */
  const translate = async (
    name: OnrampProviderName,
    question: OnrampQuestion,
    signal: AbortSignal | undefined,
  ): Promise<OnrampQuestion | undefined> => {
    if (quoting.length < 2) return question
    const offers = await readAll(quoting, signal)
    const find = (options: OnrampOptions | undefined, text: string) =>
      options?.purchaseCurrencies.find(({ id, symbol }) => id === text || symbol === text)
    const symbol = find(mergeOptions([...offers.values()]), question.purchaseCurrency)?.symbol
    const own = offers.get(name)
    if (own === undefined || symbol === undefined) return question
    const currency = find(own, symbol)
    const isSold = currency?.networks.some(({ name: network }) => network === question.network) ?? false
    return currency !== undefined && isSold ? { ...question, purchaseCurrency: currency.id } : undefined
  }

  return {
    sellers,
    sandbox,
    readOptions: async ({ names, signal }) =>
      mergeOptions([
        ...(
          await readAll(
            names.filter((name) => quoting.includes(name)),
            signal,
          )
        ).values(),
      ]),
    async readQuote({ names, question, signal }) {
      const quotes = await collect(
        names.map(async (name) => {
          const own = await translate(name, question, signal)
          if (own === undefined) throw toUpstreamRefusal({ concern: 'onramp', isTimeout: false })
          const act: Ask<OnrampQuote>['act'] = (seller, limits) => seller.readQuote({ question: own, ...limits })
          return { ...(await ask({ names: [name], act, signal })), provider: name }
        }),
      )
      return findBest(quotes)
    },
    createUrl: ({ names, order, signal }) =>
      ask({ names, isWrite: true, act: (seller, limits) => seller.createUrl({ order, ...limits }), signal }),
    readPurchases: ({ cursor, partnerUserId, provider, signal }) =>
      ask({
        names: [provider],
        act: (seller, limits) => seller.readPurchases({ partnerUserId, cursor, ...limits }),
        signal,
      }),
  }

  function getCountry(name: OnrampProviderName): string {
    if (name === 'sandbox') return ''
    return settings[name].country
  }
}

/**
 * Waits for all answers, and returns those that came.
 *
 * @throws what the first call throws if none came.
 */
async function collect<value>(calls: readonly Promise<value>[]): Promise<readonly value[]> {
  const outcomes = await Promise.allSettled(calls)
  const values = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const [failure] = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (values.length === 0 && failure !== undefined) throw failure.reason
  return values
}

/** Finds the quote that delivers most; of equal ones, that of the preferred seller. */
function findBest(quotes: readonly OnrampQuote[]): OnrampQuote {
  const [first, ...others] = quotes
  if (first === undefined) throw toUpstreamRefusal({ concern: 'onramp', isTimeout: false })
  let best = first
  for (const quote of others) {
    if (compareDecimals(quote.purchaseAmount.amount, best.purchaseAmount.amount) > 0) best = quote
  }
  return best
}
