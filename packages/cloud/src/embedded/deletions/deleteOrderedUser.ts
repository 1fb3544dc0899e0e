import { and, eq, lte } from 'drizzle-orm'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import { userDeletions } from '../../storage/deletionSchema.ts'
import { embeddedUsers, loginMethods, vaults } from '../../storage/embeddedSchema.ts'
import { projects } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { insertNotice } from '../notices/insertNotice.ts'
import { createDeletionProof } from './createDeletionProof.ts'
import { deleteUser } from './deleteUser.ts'

/**
 * Deletes a user whose deletion an operator has ordered, if it is still due. The mail about it has a key; the entry of the audit trail has the
 * hash of the address under this key, and so both together prove the deletion.
 *
 * @param parameters.database a transaction.
 * @param parameters.canSend whether there is a mail server. Without one, and without an address, there is no proof.
 * @returns whether it was still due.
 */
export async function deleteOrderedUser(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly userId: string
  readonly time: number
  readonly canSend: boolean
}): Promise<boolean> {
  const { audit, canSend, database, time, userId } = parameters
  // The vault first, as a change of it does.
  const locked = await database
    .select({ userId: vaults.userId })
    .from(vaults)
    .where(eq(vaults.userId, userId))
    .for('update')
  // Then the user, as the register does before it changes the order.
  const [user] = await database
    .select({ projectKey: embeddedUsers.projectKey, app: projects.name, email: loginMethods.subject })
    .from(embeddedUsers)
    .innerJoin(projects, eq(projects.key, embeddedUsers.projectKey))
    .leftJoin(loginMethods, and(eq(loginMethods.userId, embeddedUsers.id), eq(loginMethods.kind, 'email')))
    .where(eq(embeddedUsers.id, userId))
    .for('update', { of: embeddedUsers })
  // Another node has deleted the user, or an owner has withdrawn the order, in the meantime.
  const [order] = await database
    .delete(userDeletions)
    .where(and(eq(userDeletions.userId, userId), lte(userDeletions.deleteAt, time)))
    .returning()
  if (order === undefined || user === undefined) return false
  const { app, email, projectKey } = user
  await deleteUser({ database, userId, projectKey, time })
  const proof = email === null || !canSend ? undefined : createDeletionProof(email)
  if (email !== null && proof !== undefined) {
    await insertNotice(database, {
      projectKey,
      email,
      app,
      language: order.language,
      events: ['userDeleted'],
      proofKey: proof.key,
      createdAt: time,
    })
  }
  await audit.record(database, {
    actor: { name: order.orderedBy, address: null },
    action: 'user.delete',
    object: `user:${userId}`,
    before: null,
    after: { hadWallet: locked.length > 0, proof: proof?.hash ?? null },
  })
  return true
}
