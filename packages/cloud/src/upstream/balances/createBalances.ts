import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { array, boolean, number, object, optional, string } from 'valibot'
import type { ProviderOf } from '../../config/providers.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { TokenList } from '../../tokens/TokenList.ts'
import { createBlockscout } from '../blockscout/createBlockscout.ts'
import { createAnswerCache } from '../cache/createAnswerCache.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream } from '../http/createHttpUpstream.ts'
import { createPool } from '../pool/createPool.ts'
import { providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import type { RpcGateway } from '../rpc/createRpcGateway.ts'
import type { BalanceAnswer, BalanceProvider, BalanceQuestion, Holding } from './Balances.ts'
import { createBlockscoutBalances } from './blockscout/createBlockscoutBalances.ts'
import { createEsploraBalances } from './esplora/createEsploraBalances.ts'
import { createRpcBalances } from './rpc/createRpcBalances.ts'

/** The balances of an account on one chain. */
export interface ChainBalances {
  readonly holdings: readonly Holding[]
  /** When they were read, in ms since the epoch. */
  readonly at: number
}

/** The balances that the operator's providers know. */
export interface Balances {
  /** The chains that have a provider. */
  readonly chainIds: readonly CaipNetworkId[]
  /**
   * Reads the balances of an account on one chain, at most 15 s old.
   *
   * @param parameters.forced contracts whose balance has just changed: read past the cache, with the coin, which paid the fee.
   * @throws ApiRefusal `upstream_failed`, `upstream_timeout`.
   */
  read(parameters: {
    readonly chainId: CaipNetworkId
    readonly account: string
    readonly forced: readonly string[]
    readonly signal?: AbortSignal | undefined
  }): Promise<ChainBalances>
}

/** Creates the balances of the configured providers; `undefined` without any. */
export function createBalances(
  context: ProviderContext & { readonly gateway: RpcGateway; readonly tokens: TokenList },
): Balances | undefined {
  const { limiter, logger, metrics, now, roster, settings, signal, store } = context
  if (settings.balances.length === 0) return undefined
  const providers = settings.balances.map((name) => ({ name, ...createProvider(name) }))
  const pool = createPool<BalanceQuestion, BalanceAnswer>({
    members: providers.map(({ chainIds, name, read }) => ({
      labels: { concern: 'balances', provider: name },
      serves: ({ chainId }) => chainIds.includes(chainId),
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
    name: 'balances',
    schema: array(
      object({
        address: optional(string()),
        name: string(),
        symbol: string(),
        decimals: number(),
        numeric: string(),
        iconUrl: optional(string()),
        isSpam: optional(boolean()),
      }),
    ),
    fresh: 15_000,
    stale: 0,
    store,
    now,
  })

  const load = async (question: BalanceQuestion, end?: AbortSignal): Promise<readonly Holding[]> => {
    const outcome = await pool.send({ request: question, isWrite: false, signal: end })
    if (outcome.kind === 'answered') return outcome.value
    throw toUpstreamRefusal({ concern: 'balances', isTimeout: outcome.isTimeout })
  }

  return {
    chainIds: [...new Set(providers.flatMap(({ chainIds }) => chainIds))],
    async read({ account, chainId, forced, signal: leaving }) {
      const isEvm = chainId.startsWith('eip155:')
      const normalize = (text: string): string => (isEvm ? text.toLowerCase() : text)
      const key = `${chainId}:${normalize(account)}`
      const loadAll = async (): Promise<ReadonlyMap<string, Holding[]>> =>
        new Map([[key, [...(await load({ chainId, account }))]]])
      const stored = forced.length === 0 ? undefined : await cache.peek(key)
      if (stored?.value) {
        const changed = new Set(forced.map(normalize))
        const newest = await load({ chainId, account, contracts: forced }, leaving)
        const others = stored.value.filter(({ address }) => address !== undefined && !changed.has(normalize(address)))
        const isCoin = ({ address }: Holding): boolean => address === undefined
        const holdings = [...newest.filter(isCoin), ...others, ...newest.filter((holding) => !isCoin(holding))]
        // The others stay as old as they are.
        await cache.replace(key, { value: holdings, at: stored.at })
        return { holdings, at: stored.at }
      }
      const answers = await cache.read({ keys: [key], load: loadAll, isForced: forced.length > 0, signal: leaving })
      const answer = answers.get(key)
      if (!answer?.value) throw new ApiRefusal('upstream_failed', 'No provider of balances is available.')
      return { holdings: answer.value, at: answer.at }
    },
  }

  function createProvider(name: ProviderOf<'balances'>): BalanceProvider {
    const { perDay, perSecond, url = '' } = settings.access[name]
    switch (name) {
      case 'rpc':
        return createRpcBalances(context)
      case 'blockscout':
        return createBlockscoutBalances({ blockscout: createBlockscout(context) })
      case 'esplora': {
        const budget = createCallBudget({ provider: name, perSecond, perDay, limiter })
        return createEsploraBalances({ upstream: createHttpUpstream({ url, budget }) })
      }
    }
  }
}
