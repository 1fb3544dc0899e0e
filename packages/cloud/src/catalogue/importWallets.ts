import { readFile, stat } from 'node:fs/promises'
import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { sql } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { CloudError } from '../CloudError.ts'
import { catalogueWallets } from '../storage/schema.ts'
import { catalogueChannel } from './catalogueChannel.ts'
import { listExportedRows } from './import/listExportedRows.ts'
import { readExportedWallet } from './import/readExportedWallet.ts'

const mostBytes = 16 * 1024 * 1024
const mostRows = 20_000
/** Rows per insert statement. */
const batchSize = 500

/** The list to import, as a file or as text. */
export type ImportWalletsParameters = {
  readonly context: Pick<CloudContext, 'bus' | 'logger' | 'now' | 'storage'>
} & ({ readonly file: string } | { readonly text: string })

/** A row that was not imported, with the reason. */
export interface SkippedRow {
  /** Row number from 1; for JSON Lines, the line number. */
  readonly row: number
  readonly reason: string
}

/** The result of an import. */
export interface ImportWalletsReturnType {
  readonly imported: number
  readonly skipped: readonly SkippedRow[]
}

/**
 * Imports an exported wallet list into the catalogue of every node. Invalid rows are skipped and reported; all others
 * are stored in one transaction. A wallet that was imported before is replaced and moves to the end.
 *
 * @throws CloudError `catalogue.invalid` if the file cannot be read, is too large, or is not a wallet list.
 * @throws CloudError `storage.unavailable` if storing fails; then nothing was imported.
 */
export async function importWallets(parameters: ImportWalletsParameters): Promise<ImportWalletsReturnType> {
  const { bus, logger, now, storage } = parameters.context
  const text = 'text' in parameters ? parameters.text : await readList(parameters.file)
  if (Buffer.byteLength(text) > mostBytes) throw createTooLarge(`more than ${mostBytes / 1024 / 1024} MB`)
  const rows = listExportedRows(text)
  if (rows.length > mostRows) throw createTooLarge(`${rows.length} rows; the limit is ${mostRows}`)

  const wallets = new Map<string, { readonly wallet: CatalogueWallet; readonly row: number }>()
  const skipped: SkippedRow[] = []
  for (const row of rows) {
    const result = 'reason' in row ? row : readExportedWallet(row.value)
    if ('reason' in result) {
      skipped.push({ row: row.row, reason: result.reason })
      continue
    }
    const { wallet } = result
    const before = wallets.get(wallet.id)
    if (before === undefined) wallets.set(wallet.id, { wallet, row: row.row })
    else skipped.push({ row: row.row, reason: `id: Row ${before.row} has the same id, ${JSON.stringify(wallet.id)}` })
  }
  if (wallets.size === 0) return { imported: 0, skipped }

  await store([...wallets.values()].map(({ wallet }) => wallet))
  try {
    await bus.publish(catalogueChannel, String(wallets.size))
  } catch (error) {
    logger.warn(
      { error },
      'The wallets were imported, but the other nodes could not be notified. Restart them to update their catalogues.',
    )
  }
  return { imported: wallets.size, skipped }

  async function store(list: readonly CatalogueWallet[]): Promise<void> {
    const importedAt = now()
    const values = list.map((wallet, order) => ({ id: wallet.id, wallet: { ...wallet, order }, importedAt }))
    try {
      await storage.database.transaction(async (transaction) => {
        for (let start = 0; start < values.length; start += batchSize) {
          await transaction
            .insert(catalogueWallets)
            .values(values.slice(start, start + batchSize))
            .onConflictDoUpdate({
              target: catalogueWallets.id,
              set: { wallet: sql`excluded.wallet`, importedAt: sql`excluded.imported_at` },
            })
        }
      })
    } catch (cause) {
      throw new CloudError(
        'storage.unavailable',
        'The wallets could not be stored. Nothing was imported and existing wallets are unchanged. Check the database log and import the list again.',
        { cause },
      )
    }
  }
}

async function readList(file: string): Promise<string> {
  try {
    // Check the size before reading the file into memory.
    const { size } = await stat(file)
    if (size > mostBytes) throw createTooLarge(`${Math.ceil(size / 1024 / 1024)} MB; the limit is 16 MB`)
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof CloudError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CloudError('catalogue.invalid', `The list cannot be read (${reason}). Nothing was imported.`, { cause })
  }
}

function createTooLarge(size: string): CloudError {
  return new CloudError(
    'catalogue.invalid',
    `The list is too large: ${size}. Nothing was imported. Split it into several files and import them one by one.`,
  )
}
