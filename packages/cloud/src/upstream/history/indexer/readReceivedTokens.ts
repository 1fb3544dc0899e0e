import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { indexedChains, indexedTransfers } from '../../../storage/schema.ts'
import type { Database } from '../../../storage/Storage.ts'

/** Tokens of one page. Each costs a few calls to the chain. */
const pageSize = 20

/** A non-fungible token. */
export interface ReceivedToken {
  /** In lower case. */
  readonly contract: string
  /** In decimal digits. */
  readonly tokenId: string
}

/** A page of tokens. */
export interface ReceivedTokens {
  readonly kind: 'read'
  readonly tokens: readonly ReceivedToken[]
  /** The last token of this page, if others follow. */
  readonly next: ReceivedToken | undefined
}

/**
 * Reads the non-fungible tokens that an account has ever received, by contract and number. A reorganisation can remove some;
 * those that follow stay in their place.
 *
 * @param parameters.account in lower case.
 * @param parameters.freshFor how long ago the index may have held the newest block of the chain, in ms.
 * @returns `stale` if that is longer ago.
 */
export async function readReceivedTokens(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
  readonly account: string
  readonly after: ReceivedToken | undefined
  readonly freshFor: number
}): Promise<ReceivedTokens | { readonly kind: 'stale' }> {
  const { account, after, chainId, database, freshFor } = parameters
  const { contract, tokenId } = indexedTransfers
  const [chain] = await database
    .select({
      isFresh: sql<boolean>`${indexedChains.checkedAt} >= extract(epoch from clock_timestamp()) * 1000 - ${freshFor}::integer`,
    })
    .from(indexedChains)
    .where(eq(indexedChains.chainId, chainId))
  if (chain?.isFresh !== true) return { kind: 'stale' }
  const rows = await database
    .selectDistinct({ contract, tokenId })
    .from(indexedTransfers)
    .where(
      and(
        eq(indexedTransfers.chainId, chainId),
        eq(indexedTransfers.receiver, account),
        isNotNull(tokenId),
        after && sql`(${contract}, ${tokenId}) > (${after.contract}, ${after.tokenId})`,
      ),
    )
    .orderBy(asc(contract), asc(tokenId))
    .limit(pageSize + 1)
  const tokens = rows.flatMap((row): readonly ReceivedToken[] =>
    row.contract === null || row.tokenId === null ? [] : [{ contract: row.contract, tokenId: row.tokenId }],
  )
  const page = tokens.slice(0, pageSize)
  return { kind: 'read', tokens: page, next: tokens.length > pageSize ? page.at(-1) : undefined }
}
