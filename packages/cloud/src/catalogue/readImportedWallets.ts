import { type CatalogueWallet, catalogueWalletSchema } from '@latchkey/protocol/catalogue'
import { asc } from 'drizzle-orm'
import { safeParse, integer, minValue, number, object, optional, pipe } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import { CloudError } from '../CloudError.ts'
import { catalogueWallets } from '../storage/schema.ts'
import { withoutEmptyBadge } from './withoutEmptyBadge.ts'

/** An imported wallet as it is stored: with its place in the list that it came from. */
const importedWalletSchema = object({
  ...catalogueWalletSchema.entries,
  order: optional(pipe(number(), integer(), minValue(0)), 0),
})

/**
 * Reads what was imported, in the order of the imports and of their lists. A row that is no wallet is left out.
 *
 * @throws CloudError `storage.unavailable` if the database does not answer.
 */
export async function readImportedWallets(
  context: Pick<CloudContext, 'storage' | 'logger'>,
): Promise<readonly CatalogueWallet[]> {
  const { logger, storage } = context
  const rows = await storage.database
    .select()
    .from(catalogueWallets)
    .orderBy(asc(catalogueWallets.importedAt), asc(catalogueWallets.id))
    .catch((cause: unknown) => {
      throw new CloudError(
        'storage.unavailable',
        'The imported wallets cannot be read. Nothing is lost. Look into the log of the database, and start again.',
        { cause },
      )
    })
  const read = rows.flatMap(({ id, importedAt, wallet }) => {
    const result = safeParse(importedWalletSchema, { ...wallet, id })
    if (result.success) return [{ ...result.output, importedAt }]
    logger.warn({ walletId: id }, 'An imported wallet cannot be read and is left out; import it again.')
    return []
  })
  return read
    .toSorted((a, b) => a.importedAt - b.importedAt || a.order - b.order)
    .map(({ importedAt: _importedAt, order: _order, ...wallet }) => withoutEmptyBadge(wallet))
}
