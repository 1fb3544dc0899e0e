import { eq } from 'drizzle-orm'
import type { Actor } from '../../audit/Actor.ts'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import { vaults } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { findNamedUser } from '../findNamedUser.ts'
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
  return database.transaction(async (transaction) => {
    const { projectKey, userId } = await findNamedUser({ database: transaction, user })
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
