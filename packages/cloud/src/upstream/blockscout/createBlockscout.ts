import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { GenericSchema, InferOutput } from 'valibot'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream, type HttpUpstream } from '../http/createHttpUpstream.ts'
import { failAttempt, type FailedAttempt } from '../pool/Attempt.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'

/** Calls per second to an instance of the operator's own. */
const ownPerSecond = 50

/** What Blockscout knows of accounts. */
export interface Blockscout {
  readonly chainIds: readonly CaipNetworkId[]
  /** Rejects only if `signal` aborts. */
  call<const schema extends GenericSchema>(parameters: {
    readonly chainId: CaipNetworkId
    readonly account: string
    /** A list of the account; without it, the account itself. */
    readonly list?: 'transactions' | 'token-transfers' | 'internal-transactions' | 'tokens' | 'nft' | undefined
    readonly query?: Readonly<Record<string, string>> | undefined
    readonly schema: schema
    /** The answer for an account that is not known. */
    readonly unknown: InferOutput<schema>
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly kind: 'answered'; readonly value: InferOutput<schema> } | FailedAttempt>
}

interface Place {
  readonly upstream: HttpUpstream
  readonly path: readonly string[]
  readonly isOwn: boolean
}

/** Creates the access to the hosted API, whose paths begin with the chain, and to the operator's own instances. */
export function createBlockscout({ limiter, settings }: Pick<ProviderContext, 'limiter' | 'settings'>): Blockscout {
  const { chainIds, instances } = settings.blockscout
  const { key, perDay, perSecond, url = '' } = settings.access.blockscout
  const hosted = createHttpUpstream({
    url,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    budget: createCallBudget({ provider: 'blockscout', perSecond, perDay, limiter }),
  })
  const places = new Map<CaipNetworkId, Place>([
    ...chainIds.map((id) => {
      return [id, { upstream: hosted, path: [id.slice('eip155:'.length)], isOwn: false }] as const
    }),
    ...[...instances].map(([id, own]) => {
      const budget = createCallBudget({
        provider: `blockscout:${id}`,
        perSecond: ownPerSecond,
        perDay: undefined,
        limiter,
      })
      return [id, { upstream: createHttpUpstream({ url: own, budget }), path: [], isOwn: true }] as const
    }),
  ])
  return {
    chainIds: [...places.keys()],
    async call({ account, chainId, list, query, schema, unknown, ...limits }) {
      const place = places.get(chainId)
      if (place === undefined) return failAttempt('foreign_chain', { isItsFault: false, isFinal: true })
      return place.upstream.call({
        path: [...place.path, 'api', 'v2', 'addresses', account, ...(list === undefined ? [] : [list])],
        query,
        schema,
        // Older instances do not know accounts without transactions. The hosted API would say so of an unknown chain.
        empty: place.isOwn ? { status: 404, value: unknown } : undefined,
        ...limits,
      })
    },
  }
}
