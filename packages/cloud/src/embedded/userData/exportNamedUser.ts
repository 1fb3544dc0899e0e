import type { Actor } from '../../audit/Actor.ts'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import type { Database } from '../../storage/Storage.ts'
import { findNamedUser } from '../findNamedUser.ts'
import { readUserExport, type UserExport } from './readUserExport.ts'

/**
 * Reads all that the server keeps about a user whom an operator names. It is recorded in the audit log, without the address.
 *
 * @param parameters.user the id of a user, or their e-mail address.
 * @throws CloudError `config.invalid` if there is none, or one in several projects.
 */
export async function exportNamedUser(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly actor: Actor
  readonly now: () => number
  readonly user: string
}): Promise<UserExport> {
  const { actor, audit, database, now, user } = parameters
  return database.transaction(
    async (transaction) => {
      const { projectKey, userId } = await findNamedUser({ database: transaction, user })
      const after = { user: userId }
      await audit.record(transaction, { actor, action: 'embedded.exportUser', object: 'embedded', before: null, after })
      return readUserExport({ database: transaction, userId, projectKey, time: now() })
    },
    { isolationLevel: 'repeatable read' },
  )
}
