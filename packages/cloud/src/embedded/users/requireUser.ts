import { and, eq } from 'drizzle-orm'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { embeddedUsers, loginMethods } from '../../storage/embeddedSchema.ts'
import { projects } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'

/** A user of a project. */
export interface UserReference {
  readonly projectKey: string
  readonly userId: string
}

/** Locks a user until the transaction ends, so that what operators do for the same user takes turns. */
export async function requireUser(
  database: Database,
  { projectKey, userId }: UserReference,
): Promise<{ readonly email: string | null; readonly name: string | null; readonly app: string }> {
  const [user] = await database
    .select({ name: embeddedUsers.userName, app: projects.name })
    .from(embeddedUsers)
    .innerJoin(projects, eq(projects.key, embeddedUsers.projectKey))
    .where(and(eq(embeddedUsers.id, userId), eq(embeddedUsers.projectKey, projectKey)))
    .for('update', { of: embeddedUsers })
  if (user === undefined) throw createUnknownUser()
  const [method] = await database
    .select({ email: loginMethods.subject })
    .from(loginMethods)
    .where(and(eq(loginMethods.userId, userId), eq(loginMethods.kind, 'email')))
  return { ...user, email: method?.email ?? null }
}

/** The refusal for a user that the project does not have. */
export function createUnknownUser(): ApiRefusal {
  return new ApiRefusal(
    'not_found',
    'The project has no such user. The user may have been deleted. Nothing was changed.',
  )
}
