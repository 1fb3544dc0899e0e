import { isCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import type { ProviderPage } from './mergeChains.ts'
import { array, boolean, custom, number, object, optional, picklist, pipe, string, transform } from 'valibot'

const text = optional(string())

const transferSchema = object({
  from: string(),
  to: string(),
  contract: text,
  name: text,
  symbol: text,
  numeric: text,
  tokenId: text,
  iconUrl: text,
  isSpam: optional(boolean()),
})

/** A page as it is cached. JSON leaves out what is undefined. */
export const historyPageSchema = pipe(
  object({
    provider: string(),
    transactions: array(
      pipe(
        object({
          chainId: custom<CaipNetworkId>(isCaipNetworkId),
          hash: string(),
          minedAt: optional(number()),
          status: picklist(['confirmed', 'failed', 'pending']),
          from: string(),
          to: string(),
          method: text,
          fee: text,
          transfers: array(transferSchema),
        }),
        transform((row) => ({ ...row, minedAt: row.minedAt })),
      ),
    ),
    next: text,
  }),
  transform((page): ProviderPage => ({ ...page, next: page.next })),
)
