// Owns which non-fungible tokens an account has, as far as the operator's providers and the cloud's own index know.
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { array, boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import type { ProviderOf } from '../../config/providers.ts'
import type { PictureProxy } from '../../images/createPictureProxy.ts'
import { createBlockscout } from '../blockscout/createBlockscout.ts'
import { createAnswerCache } from '../cache/createAnswerCache.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { continueList } from '../cursors/continueList.ts'
import { type ChainPosition, createListCursors, refuseCursor } from '../cursors/createListCursors.ts'
import type { Indexer } from '../history/indexer/createIndexer.ts'
import { createPool } from '../pool/createPool.ts'
import { providerPolicy } from '../pool/PoolPolicy.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import type { RpcGateway } from '../rpc/createRpcGateway.ts'
import { createBlockscoutNfts } from './blockscout/createBlockscoutNfts.ts'
import { createIndexNfts } from './indexer/createIndexNfts.ts'
import type { NftProvider, NftQuestion, OwnedNft } from './Nfts.ts'
import { storedMetadataSchema } from './storedMetadataSchema.ts'

/** How long tokens are used, in ms. */
const fresh = 60_000

/** Small chains are reset, and their visitors wait for a token that they have just received. */
const indexedFresh = 1_000

/** How long tokens are used while no provider answers, in ms. */
const stale = 3_600_000

/** How long metadata of the web is used, in ms. */
const metadataFresh = 86_400_000

/** How many pages of a provider are read at most until one of them contains a token. */
const pagesAtMost = 5

const pageSchema = object({
  provider: string(),
  nfts: array(
    object({
      contract: string(),
      tokenId: string(),
      standard: picklist(['erc721', 'erc1155']),
      amount: string(),
      name: optional(string()),
      collection: optional(string()),
      description: optional(string()),
      imageUrl: optional(string()),
      isSpam: optional(boolean()),
    }),
  ),
  next: optional(string()),
})

type Page = InferOutput<typeof pageSchema>

/** A token on its chain. */
export interface ListedNft extends OwnedNft {
  readonly chainId: CaipNetworkId
}

/** A part of an account's tokens. */
export interface NftPart {
  readonly nfts: readonly ListedNft[]
  /** The cursor of the next part; `undefined` at the end. */
  readonly next: string | undefined
  /** The chains that failed. */
  readonly unavailable: readonly CaipNetworkId[]
}

/** The non-fungible tokens that the operator's providers know. */
export interface Nfts {
  /** The chains that have a provider. */
  readonly chainIds: readonly CaipNetworkId[]
  /**
   * Reads a part of an account's tokens on some chains, at most 60 s old. Later parts come from the providers that began the list.
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
  }): Promise<NftPart>
}

interface Request {
  readonly question: NftQuestion
  /** The only provider that may answer, because it began the list. */
  readonly provider: string | undefined
}

/**
 * Creates the tokens of the configured providers; `undefined` without any.
 *
 * @param context.keys sign the cursors; see `createSeal`. Without any, this cloud lists no tokens.
 * @param context.indexer the cloud's own index, which is asked before the providers of a chain.
 */
export function createNfts(
  context: ProviderContext & {
    readonly keys: readonly string[]
    readonly indexer: Indexer
    readonly gateway: RpcGateway
    readonly pictures: Pick<PictureProxy, 'getMetadata'>
  },
): Nfts | undefined {
  const { indexer, keys, logger, metrics, now, roster, settings, signal, store } = context
  const metadata = createAnswerCache({
    name: 'nft-metadata',
    schema: storedMetadataSchema,
    fresh: metadataFresh,
    stale: metadataFresh,
    store,
    now,
  })
  const { chainIds: indexedIds } = indexer.provider
  const providers = [
    ...(indexedIds.length > 0 ? [{ name: 'indexer', ...createIndexNfts({ ...context, metadata }) }] : []),
    ...settings.nfts.map((name) => ({ name, ...createProvider(name) })),
  ]
  if (providers.length === 0 || keys.length === 0) return undefined
  const pool = createPool<Request, { readonly kind: 'answered'; readonly value: Page | 'cursorGone' }>({
    members: providers.map(({ chainIds, name, read }) => ({
      labels: { concern: 'nfts', provider: name },
      serves: ({ provider = name, question }) => provider === name && chainIds.includes(question.chainId),
      send: async ({ request: { question }, ...limits }) => {
        const answer = await read({ question, ...limits })
        if (answer.kind === 'failed')
          return answer.reason === 'cursor_invalid' ? { kind: 'answered', value: 'cursorGone' } : answer
        return { kind: 'answered', value: { ...answer.value, nfts: [...answer.value.nfts], provider: name } }
      },
    })),
    policy: providerPolicy,
    metrics,
    roster,
    logger,
    now,
    signal,
  })
  const cache = createAnswerCache({ name: 'nfts', schema: pageSchema, fresh, stale, store, now })
  const indexed = createAnswerCache({
    ...{ name: 'nfts-indexed', schema: pageSchema, store, now },
    fresh: indexedFresh,
    stale: 0,
  })
  const cursors = createListCursors({ keys, now, concern: 'nfts' })

  const readPage = async (
    account: string,
    { chainId, cursor, provider }: ChainPosition,
    leaving: AbortSignal | undefined,
  ): Promise<Page> => {
    const key = [chainId, account, ...(cursor === undefined ? [] : [provider, cursor])].join(' ')
    const load = async (_keys: readonly string[], end: AbortSignal) => {
      const request = { question: { chainId, account, cursor }, provider }
      const outcome = await pool.send({ request, isWrite: false, signal: end })
      if (outcome.kind !== 'answered') throw toUpstreamRefusal({ concern: 'nfts', isTimeout: outcome.isTimeout })
      if (outcome.value === 'cursorGone') throw refuseCursor('Its provider no longer accepts it.')
      return new Map([[key, outcome.value]])
    }
    const own = indexedIds.includes(chainId) ? indexed : cache
    const answer = (await own.read({ keys: [key], load, signal: leaving })).get(key)
    if (!answer?.value) throw toUpstreamRefusal({ concern: 'nfts', isTimeout: false })
    return answer.value
  }

  /** Reads on until there is a token, so that no part is empty although others follow. */
  const readFurther = async (account: string, position: ChainPosition, leaving: AbortSignal | undefined) => {
    let place = position
    for (let pages = 1; ; pages += 1) {
      const page = await readPage(account, place, leaving)
      const next =
        page.next === undefined ? undefined : { ...place, provider: page.provider, cursor: page.next, after: undefined }
      if (page.nfts.length > 0 || next === undefined || pages >= pagesAtMost) return { nfts: page.nfts, next }
      place = next
    }
  }

  return {
    chainIds: [...new Set(providers.flatMap(({ chainIds }) => chainIds))],
    async read({ account: written, chainId, chainIds, cursor, signal: leaving }) {
      const account = written.toLowerCase()
      const list = { account, chainId }
      const begin = (id: CaipNetworkId): ChainPosition => {
        return { chainId: id, provider: undefined, cursor: undefined, after: undefined }
      }
      const positions = cursor === undefined ? chainIds.map(begin) : continueList({ cursors, list, cursor, providers })
      const results = await Promise.all(
        positions.map(async (position) => {
          try {
            return { position, part: await readFurther(account, position, leaving) }
          } catch (error) {
            // One chain that fails does not empty the rest. A list whose cursor is no longer valid begins again.
            if (!(error instanceof ApiRefusal) || error.code === 'cursor_invalid') throw error
            return { position, failure: error }
          }
        }),
      )
      const failed = results.filter(({ failure }) => failure !== undefined)
      const [first] = failed
      if (first?.failure !== undefined && failed.length === results.length) throw first.failure
      const rest = results.flatMap(({ part, position }) => (part === undefined ? [position] : (part.next ?? [])))
      return {
        nfts: results.flatMap(({ part, position: { chainId: id } }) =>
          (part?.nfts ?? []).map((nft) => ({ ...nft, chainId: id })),
        ),
        next: rest.length === 0 ? undefined : cursors.write(list, rest),
        unavailable: failed.map(({ position }) => position.chainId),
      }
    },
  }

  function createProvider(name: ProviderOf<'nfts'>): NftProvider {
    switch (name) {
      case 'blockscout':
        return createBlockscoutNfts({ blockscout: createBlockscout(context) })
    }
  }
}
