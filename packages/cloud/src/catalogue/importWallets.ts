import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { sql } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { CloudContext } from '../CloudContext.ts'
import { CloudError } from '../CloudError.ts'
import { catalogueWallets } from '../storage/schema.ts'
import { catalogueChannel } from './catalogueChannel.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { findReplaced } from './findReplaced.ts'
import { formatLinkTargets } from './formatLinkTargets.ts'
import { listExportedRows } from './import/listExportedRows.ts'
import { readExportedWallet } from './import/readExportedWallet.ts'
import type { ImportedWallet } from './ImportedWallet.ts'
import { listLinkTargets } from './listLinkTargets.ts'
import { toCatalogueWallet } from './toCatalogueWallet.ts'

const mostBytes = 16 * 1024 * 1024
const mostRows = 20_000
/** Rows per insert statement. */
const batchSize = 500

/** The list to import, as a file or as text. */
export type ImportWalletsParameters = {
  readonly context: Pick<CloudContext, 'bus' | 'logger' | 'now' | 'storage'> & {
    readonly audit: Pick<AuditLog, 'record'>
    readonly actor: Actor
  }
  /** The ids of shipped wallets that a row of the list may replace. None by default. */
  readonly replace?: readonly string[] | undefined
} & ({ readonly file: string } | { readonly text: string })

/** A row that was not imported, with the reason. */
export interface SkippedRow {
  /** Row number from 1; for JSON Lines, the line number. */
  readonly row: number
  readonly reason: string
}

/** A shipped wallet that an imported one replaces, with where the links of both lead. */
export interface ReplacedWallet {
  /** The id of the shipped wallet. */
  readonly id: string
  readonly row: number
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** The result of an import. */
export interface ImportWalletsReturnType {
  readonly imported: number
  readonly replaced: readonly ReplacedWallet[]
  readonly skipped: readonly SkippedRow[]
}

/**
 * Imports an exported wallet list into the catalogue of every node. Invalid rows are skipped and reported; all others
 * are stored in one transaction. A wallet that was imported before is replaced and moves to the end. A row that claims to be a
 * shipped wallet is skipped, unless `replace` names that wallet.
 *
 * @throws CloudError `catalogue.invalid` if the file cannot be read, is too large, or is not a wallet list.
 * @throws CloudError `storage.unavailable` if storing fails; then nothing was imported.
 */
export async function importWallets(parameters: ImportWalletsParameters): Promise<ImportWalletsReturnType> {
  const { actor, audit, bus, logger, now, storage } = parameters.context
  const text = 'text' in parameters ? parameters.text : await readList(parameters.file)
  if (Buffer.byteLength(text) > mostBytes) throw createTooLarge(`more than ${mostBytes / 1024 / 1024} MB`)
  const rows = listExportedRows(text)
  if (rows.length > mostRows) throw createTooLarge(`${rows.length} rows; the limit is ${mostRows}`)

  const findShipped = findReplaced(shippedWallets)
  const wallets = new Map<string, { readonly wallet: ImportedWallet; readonly row: number }>()
  const replaced: ReplacedWallet[] = []
  const skipped: SkippedRow[] = []
  for (const row of rows) {
    const result = 'reason' in row ? row : readExportedWallet(row.value)
    if ('reason' in result) {
      skipped.push({ row: row.row, reason: result.reason })
      continue
    }
    const { wallet } = result
    const same = wallets.get(wallet.id)
    if (same !== undefined) {
      skipped.push({ row: row.row, reason: `id: Row ${same.row} has the same id, ${JSON.stringify(wallet.id)}` })
      continue
    }
    const shipped = findShipped(wallet)
    const replacement = shipped && describeReplacement({ wallet, shipped, row: row.row })
    const reason = replacement && findRefusal({ replacement, replaced, replace: parameters.replace ?? [] })
    if (reason !== undefined) {
      skipped.push({ row: row.row, reason })
      continue
    }
    if (replacement) replaced.push(replacement)
    wallets.set(wallet.id, { wallet: { ...wallet, replaces: replacement?.id }, row: row.row })
  }
  if (wallets.size === 0) return { imported: 0, replaced, skipped }

  await store([...wallets.values()].map(({ wallet }) => wallet))
  try {
    await bus.publish(catalogueChannel, String(wallets.size))
  } catch (error) {
    logger.warn(
      { error },
      'The wallets were imported, but the other nodes could not be notified. Restart them to update their catalogues.',
    )
  }
  return { imported: wallets.size, replaced, skipped }

  async function store(list: readonly ImportedWallet[]): Promise<void> {
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
              set: {
                wallet: sql`excluded.wallet`,
                importedAt: sql`excluded.imported_at`,
                revision: sql`${catalogueWallets.revision} + 1`,
              },
            })
        }
        await audit.record(transaction, {
          actor,
          action: 'catalogue.import',
          object: 'catalogue',
          before: null,
          after: {
            imported: list.length,
            replaced: replaced.map(({ id }) => id),
            sha256: createHash('sha256').update(text).digest('hex'),
          },
        })
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

function describeReplacement(parameters: {
  readonly wallet: CatalogueWallet
  readonly shipped: ShippedWallet
  readonly row: number
}): ReplacedWallet {
  const { row, shipped, wallet } = parameters
  const before = listLinkTargets(toCatalogueWallet(shipped))
  return { id: shipped.id, row, before, after: listLinkTargets(wallet) }
}

/** Returns why a row may not replace a shipped wallet, or `undefined` if it may. */
function findRefusal(parameters: {
  readonly replacement: ReplacedWallet
  readonly replaced: readonly ReplacedWallet[]
  readonly replace: readonly string[]
}): string | undefined {
  const { replace, replaced, replacement } = parameters
  const { after, before, id } = replacement
  const earlier = replaced.find((other) => other.id === id)
  if (earlier) return `Row ${earlier.row} already replaces the shipped wallet ${JSON.stringify(id)}`
  if (replace.includes(id)) return undefined
  const change = `${formatLinkTargets(before)} → ${formatLinkTargets(after)}`
  return `It would replace the shipped wallet ${JSON.stringify(id)} (${change}). If that is intended, import it with --replace ${id}`
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
