import { parseVaultManifest, userDataSchema } from '@latchkey/protocol/embedded'
import { desc, eq } from 'drizzle-orm'
import { type InferOutput, parse } from 'valibot'
import { vaults } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { userDataTables } from './userDataTables.ts'

/** What the server keeps about a user, as `userDataSchema` describes it. */
export type UserExport = InferOutput<typeof userDataSchema>

/**
 * Reads what the server keeps about a user.
 *
 * @param parameters.database a transaction that sees one state of the database.
 * @param parameters.rowsAtMost of each table; the newest. Without it, all.
 */
export async function readUserExport(parameters: {
  readonly database: Pick<Database, '$count' | 'select'>
  readonly userId: string
  readonly projectKey: string
  readonly time: number
  readonly rowsAtMost?: number | undefined
}): Promise<UserExport> {
  const { database, projectKey, rowsAtMost, time, userId } = parameters
  const data: Record<string, unknown[]> = {}
  const leftOut: Record<string, number> = {}
  for (const { belongsTo, exported, section, table, time: changed } of userDataTables) {
    const where = belongsTo({ database, userId, projectKey })
    const all = database.select(exported).from(table).where(where).orderBy(desc(changed))
    const rows = await (rowsAtMost === undefined ? all : all.limit(rowsAtMost))
    data[section] = rows.map((row) => formatRow(row))
    const left = rows.length === rowsAtMost ? (await database.$count(table, where)) - rows.length : 0
    if (left > 0) leftOut[section] = left
  }
  const [vault] = await database.select({ manifest: vaults.manifest }).from(vaults).where(eq(vaults.userId, userId))
  const manifest = vault && parseVaultManifest(Buffer.from(vault.manifest, 'base64'))
  // The manifest holds them in a form for programs.
  data['addresses'] = manifest ? [manifest.addresses] : []
  return parse(userDataSchema, {
    format: 'latchkey/user-data/1',
    exportedAt: new Date(time).toISOString(),
    data,
    leftOut,
  })
}

/** Writes the times and the amounts in wei of a row in a readable form. */
function formatRow(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toReadable(name, value)]))
}

function toReadable(name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  const isTime = name.endsWith('At') || name.endsWith('Until')
  return isTime && typeof value === 'number' ? new Date(value).toISOString() : value
}
