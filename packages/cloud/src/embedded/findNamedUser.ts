import { and, eq, or } from 'drizzle-orm'
import { CloudError } from '../CloudError.ts'
import { embeddedUsers, loginMethods } from '../storage/embeddedSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { toLoginAddress } from './toLoginAddress.ts'

/**
 * Finds a user whom an operator names.
 *
 * @param parameters.user the id of a user, or their e-mail address.
 * @throws CloudError `config.invalid` if there is none, or one in several projects.
 */
export async function findNamedUser(parameters: {
  readonly database: Pick<Database, 'selectDistinct'>
  readonly user: string
}): Promise<{ readonly userId: string; readonly projectKey: string }> {
  const { database, user } = parameters
  const email = toLoginAddress(user)
  const hasId = eq(embeddedUsers.id, user)
  const found = await database
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
  return only
}
