import { catalogueWalletSchema } from '@latchkey/protocol/catalogue'
import { asc } from 'drizzle-orm'
import { type InferOutput, safeParse, integer, minValue, number, object, optional, pipe, string } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import { CloudError } from '../CloudError.ts'
import { catalogueWallets } from '../storage/schema.ts'
import type { ImportedWallet } from './ImportedWallet.ts'
import { withoutEmptyBadge } from './withoutEmptyBadge.ts'

/** An imported wallet as stored, with its position in its list. */
const importedWalletSchema = object({
  ...catalogueWalletSchema.entries,
  replaces: optional(string()),
  order: optional(pipe(number(), integer(), minValue(0)), 0),
})

/** Parses a row; `undefined` if it is invalid. */
export function parseImportedWallet({
  id,
  wallet,
}: Pick<typeof catalogueWallets.$inferSelect, 'id' | 'wallet'>): InferOutput<typeof importedWalletSchema> | undefined {
  const result = safeParse(importedWalletSchema, { ...wallet, id })
  return result.success ? result.output : undefined
}

/**
 * Reads the imported wallets, ordered by import and by position in their list. Invalid rows are skipped.
 *
 * @throws CloudError `storage.unavailable` if the database does not answer.
 */
export async function readImportedWallets(
  context: Pick<CloudContext, 'storage' | 'logger'>,
): Promise<readonly ImportedWallet[]> {
  const { logger, storage } = context
  const rows = await storage.database
    .select()
    .from(catalogueWallets)
    .orderBy(asc(catalogueWallets.importedAt), asc(catalogueWallets.id))
    .catch((cause: unknown) => {
      throw new CloudError(
        'storage.unavailable',
        'The imported wallets cannot be read. No data was lost. Check the database log and restart.',
        { cause },
      )
    })
  const wallets = rows.flatMap(({ id, importedAt, wallet }) => {
    const read = parseImportedWallet({ id, wallet })
    if (read !== undefined) return [{ ...read, importedAt }]
    logger.warn({ walletId: id }, 'Skipped an imported wallet that cannot be read; import it again')
    return []
  })
  return wallets
    .toSorted((a, b) => a.importedAt - b.importedAt || a.order - b.order)
    .map(({ importedAt: _importedAt, order: _order, ...wallet }) => withoutEmptyBadge(wallet))
}
