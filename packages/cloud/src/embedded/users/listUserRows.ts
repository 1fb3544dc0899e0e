import { parseVaultManifest } from '@latchkey/protocol/embedded'
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { CsvCell } from '../../analytics/formatCsv.ts'
import { embeddedUsers, loginMethods, vaults } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'

/** Users that are read at once. */
const usersAtOnce = 500

/**
 * Lists the users of a project as rows of a table, the oldest first, after a row of titles. It reads them in parts, so a user who is
 * deleted meanwhile may be missing.
 */
export async function* listUserRows(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
}): AsyncGenerator<readonly CsvCell[]> {
  yield ['id', 'created', 'email', 'name', 'logins', 'eip155', 'solana']
  let last: { readonly createdAt: number; readonly id: string } | undefined
  for (;;) {
    const part = await readPart({ ...parameters, after: last })
    yield* part.rows
    if (part.last === undefined) return
    last = part.last
  }
}

async function readPart(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
  readonly after: { readonly createdAt: number; readonly id: string } | undefined
}) {
  const { after, database, projectKey } = parameters
  const users = await database
    .select()
    .from(embeddedUsers)
    .where(
      and(
        eq(embeddedUsers.projectKey, projectKey),
        after === undefined
          ? undefined
          : or(
              gt(embeddedUsers.createdAt, after.createdAt),
              and(eq(embeddedUsers.createdAt, after.createdAt), gt(embeddedUsers.id, after.id)),
            ),
      ),
    )
    .orderBy(asc(embeddedUsers.createdAt), asc(embeddedUsers.id))
    .limit(usersAtOnce)
  if (users.length === 0) return { rows: [], last: undefined }
  const ids = users.map(({ id }) => id)
  const methods = await database
    .select({ userId: loginMethods.userId, kind: loginMethods.kind, subject: loginMethods.subject })
    .from(loginMethods)
    .where(inArray(loginMethods.userId, ids))
    .orderBy(asc(loginMethods.createdAt), asc(loginMethods.kind))
  const wallets = await database
    .select({ userId: vaults.userId, manifest: vaults.manifest })
    .from(vaults)
    .where(inArray(vaults.userId, ids))
  const manifests = new Map(wallets.map(({ manifest, userId }) => [userId, manifest]))
  const rows = users.map(({ createdAt, id, userName }): readonly CsvCell[] => {
    const own = methods.filter(({ userId }) => userId === id)
    const manifest = manifests.get(id)
    const addresses =
      manifest === undefined ? undefined : parseVaultManifest(Buffer.from(manifest, 'base64'))?.addresses
    return [
      id,
      new Date(createdAt).toISOString(),
      own.find(({ kind }) => kind === 'email')?.subject ?? null,
      userName,
      own.map(({ kind }) => kind).join(' '),
      addresses?.eip155 ?? null,
      addresses?.solana ?? null,
    ]
  })
  return { rows, last: users.length < usersAtOnce ? undefined : users.at(-1) }
}
