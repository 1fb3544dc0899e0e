import { onrampOptionsSchema, type OnrampOptions, type OnrampQuote } from '@latchkey/protocol/api'
import type { ProviderOf } from '../../config/providers.ts'
import { readCoinbaseSecret } from '../../config/readCoinbaseSecret.ts'
import { createAnswerCache } from '../cache/createAnswerCache.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createPool } from '../pool/createPool.ts'
import { providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import { createCoinbaseOnramp } from './coinbase/createCoinbaseOnramp.ts'
import type { OnrampAttempt, OnrampOrder, OnrampProvider, OnrampPurchases, OnrampQuestion } from './Onramp.ts'

/** The name of a seller. */
export type OnrampProviderName = ProviderOf<'onramp'>

interface Leaving {
  readonly signal?: AbortSignal | undefined
}

/** The sellers that the operator has turned on. Every call throws ApiRefusal `upstream_failed` or `upstream_timeout`. */
export interface Onramp {
  /** Preferred first. */
  readonly names: readonly OnrampProviderName[]
  readOptions(parameters: Leaving): Promise<OnrampOptions>
  /** Reads a quote, which is never cached. */
  readQuote(
    parameters: Leaving & { readonly question: OnrampQuestion; readonly provider: OnrampProviderName | undefined },
  ): Promise<OnrampQuote>
  /** Begins a purchase, once: it is not tried again. */
  createUrl(parameters: Leaving & { readonly order: OnrampOrder }): Promise<string>
  readPurchases(
    parameters: Leaving & {
      readonly provider: OnrampProviderName
      readonly partnerUserId: string
      readonly cursor: string | undefined
    },
  ): Promise<OnrampPurchases>
}

/** One call to any of the providers. */
interface Ask {
  readonly provider: OnrampProviderName | undefined
  readonly act: (
    provider: OnrampProvider,
    limits: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
  ) => OnrampAttempt<unknown>
}

/** Creates the sellers; `undefined` without any. */
export function createOnramp(context: ProviderContext): Onramp | undefined {
  const { limiter, logger, metrics, now, settings, signal: ending, store } = context
  const names = settings.onramp
  if (names.length === 0) return undefined
  const pool = createPool<Ask, { readonly kind: 'answered' }>({
    members: names.flatMap((name) => {
      const provider = createProvider(name)
      if (provider === undefined) return []
      return [
        {
          labels: { concern: 'onramp', provider: name },
          serves: (ask) => ask.provider === undefined || ask.provider === name,
          send: ({ request, ...limits }) => request.act(provider, limits),
        },
      ]
    }),
    // A seller asks others for its price.
    policy: { ...providerPolicy, attemptTimeout: 4_000 },
    metrics,
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
  const ask = async <value>(parameters: {
    readonly provider?: OnrampProviderName | undefined
    readonly isWrite?: boolean | undefined
    readonly act: (
      provider: OnrampProvider,
      limits: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
    ) => OnrampAttempt<value>
    readonly signal?: AbortSignal | undefined
  }): Promise<value> => {
    const { act, isWrite = false, provider, signal } = parameters
    let answer: { readonly value: value } | undefined
    const outcome = await pool.send({
      request: {
        provider,
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

  return {
    names,
    async readOptions({ signal }) {
      const key = [settings.coinbase.country, ...names].join(',')
      const answers = await cache.read({
        keys: [key],
        load: async (_keys, end) =>
          new Map([[key, await ask({ act: (provider, limits) => provider.readOptions(limits), signal: end })]]),
        signal,
      })
      const options = answers.get(key)?.value
      if (!options) throw toUpstreamRefusal({ concern: 'onramp', isTimeout: false })
      return options
    },
    readQuote: ({ provider, question, signal }) =>
      ask({ provider, act: (seller, limits) => seller.readQuote({ question, ...limits }), signal }),
    createUrl: ({ order, signal }) =>
      ask({ isWrite: true, act: (seller, limits) => seller.createUrl({ order, ...limits }), signal }),
    readPurchases: ({ cursor, partnerUserId, provider, signal }) =>
      ask({ provider, act: (seller, limits) => seller.readPurchases({ partnerUserId, cursor, ...limits }), signal }),
  }

  function createProvider(name: OnrampProviderName): OnrampProvider | undefined {
    const { access, coinbase } = settings
    const { key = '', perDay, perSecond, url = '' } = access[name]
    const budget = createCallBudget({ provider: name, perSecond, perDay, limiter })
    const secret = readCoinbaseSecret(coinbase.secret ?? '')
    if (secret === undefined) return undefined
    return createCoinbaseOnramp({ url, budget, keyId: key, secret, country: coinbase.country, now })
  }
}
