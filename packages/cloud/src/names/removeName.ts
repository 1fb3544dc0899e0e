import { and, eq } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { CloudError } from '../CloudError.ts'
import { names } from '../storage/nameSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { parseName } from './parseName.ts'

/**
 * Removes a registered name, which is free again then. It is recorded in the audit log.
 *
 * @param parameters.name with its suffix.
 * @throws CloudError `config.invalid` if no account has registered it.
 */
export async function removeName(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly actor: Actor
  readonly name: string
}): Promise<{ readonly name: string; readonly owner: string }> {
  const { actor, audit, database, name: text } = parameters
  const parsed = parseName(text)
  return database.transaction(async (transaction) => {
    const [removed] =
      parsed === undefined
        ? []
        : await transaction
            .delete(names)
            .where(and(eq(names.suffix, parsed.suffix), eq(names.label, parsed.label)))
            .returning()
    if (removed === undefined) {
      throw new CloudError(
        'config.invalid',
        `No account has registered the name ${text}. Nothing was changed. Write the name with its suffix, such as mira.names.example.com.`,
      )
    }
    const { addresses, label, owner, suffix } = removed
    const name = `${label}.${suffix}`
    await audit.record(transaction, {
      actor,
      action: 'names.remove',
      object: name,
      before: { owner, addresses },
      after: { owner: null, addresses: null },
    })
    return { name, owner }
  })
}
