import type { ProjectUser } from '@latchkey/protocol/operator'
import { and, asc, eq, exists, type SQL } from 'drizzle-orm'
import { embeddedUsers, loginMethods, vaults } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { toLoginAddress } from '../toLoginAddress.ts'
import { maskEmail } from './maskEmail.ts'

/** Users that one search returns. */
const usersAtMost = 20

/**
 * Finds the users of a project by a whole e-mail address, id or wallet address. Each is compared as a whole, through an index.
 *
 * @param parameters.find what the operator has typed. An account such as `eip155:1:0x…` is that of its address.
 */
export async function findUsers(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
  readonly find: string
}): Promise<readonly ProjectUser[]> {
  const { database, find, projectKey } = parameters
  const rows = await database
    .select({
      id: embeddedUsers.id,
      createdAt: embeddedUsers.createdAt,
      email: loginMethods.subject,
      eip155: vaults.eip155Address,
    })
    .from(embeddedUsers)
    .leftJoin(vaults, eq(vaults.userId, embeddedUsers.id))
    .leftJoin(loginMethods, and(eq(loginMethods.userId, embeddedUsers.id), eq(loginMethods.kind, 'email')))
    .where(and(eq(embeddedUsers.projectKey, projectKey), toCondition(database, find)))
    .orderBy(asc(embeddedUsers.createdAt), asc(embeddedUsers.id))
    .limit(usersAtMost)
  return rows.map(({ email, ...row }) => ({ ...row, email: email === null ? null : maskEmail(email) }))
}

function toCondition(database: Pick<Database, 'select'>, find: string): SQL | undefined {
  const email = toLoginAddress(find)
  if (email !== undefined) {
    const isIt = and(
      eq(loginMethods.projectKey, embeddedUsers.projectKey),
      eq(loginMethods.kind, 'email'),
      eq(loginMethods.subject, email),
      eq(loginMethods.userId, embeddedUsers.id),
    )
    return exists(database.select({ userId: loginMethods.userId }).from(loginMethods).where(isIt))
  }
  const account = find.trim()
  const address = account.slice(account.lastIndexOf(':') + 1)
  if (/^0x[\da-f]{40}$/i.test(address)) return eq(vaults.eip155Address, address.toLowerCase())
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return eq(vaults.solanaAddress, address)
  return eq(embeddedUsers.id, account)
}
