import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../audit/Actor.ts'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import { CloudError } from '../../CloudError.ts'
import { embeddedUsers, loginMethods, vaults } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { toLoginAddress } from '../toLoginAddress.ts'
import { deleteUser } from './deleteUser.ts'

/**
 * Deletes a user whom an operator names, at once. It is recorded in the audit log, without the address.
 *
 * @param parameters.user the id of a user, or their e-mail address.
 * @throws CloudError `config.invalid` if there is none, or one in several projects.
 */
export async function deleteNamedUser(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly actor: Actor
  readonly now: () => number
  readonly user: string
}): Promise<{ readonly user: string; readonly hadWallet: boolean }> {
  const { actor, audit, database, now, user } = parameters
  const email = toLoginAddress(user)
  const hasId = eq(embeddedUsers.id, user)
  return database.transaction(async (transaction) => {
    const found = await transaction
      .selectDistinct({ userId: embeddedUsers.id, projectKey: embeddedUsers.projectKey })
      .from(embeddedUsers)
      .leftJoin(loginMethods, eq(loginMethods.userId, embeddedUsers.id))
      .where(
        email === undefined ? hasId : or(hasId, and(eq(loginMethods.kind, 'email'), eq(loginMethods.subject, email))),
      )
    const [only, other] = found
    if (only === undefined) throw new CloudError('config.invalid', 'There is no such user. Nothing was changed.')
    if (other !== undefined)
      throw new CloudError(
        'config.invalid',
        `Users of several projects have this address: ${found.map(({ userId }) => userId).join(', ')}. Name one by its id. Nothing was changed.`,
      )
    const { projectKey, userId } = only
    const locked = await transaction
      .select({ userId: vaults.userId })
      .from(vaults)
      .where(eq(vaults.userId, userId))
      .for('update')
    await deleteUser({ database: transaction, userId, projectKey, time: now() })
    const after = { user: userId, hadWallet: locked.length > 0 }
    await audit.record(transaction, { actor, action: 'embedded.deleteUser', object: 'embedded', before: null, after })
    return after
  })
}
