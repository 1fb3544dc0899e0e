import { devProjectId, devProjectOrigins } from '../config/devProject.ts'
import { projectIds, projects } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'

/** Creates the project `dev` if it does not exist. Existing settings are kept. */
export async function ensureDevProject(parameters: {
  readonly database: Database
  readonly now: () => number
}): Promise<void> {
  const createdAt = parameters.now()
  await parameters.database.transaction(async (transaction) => {
    await transaction
      .insert(projects)
      .values({
        key: devProjectId,
        name: 'Development',
        allowedOrigins: [...devProjectOrigins],
        createdAt,
        updatedAt: createdAt,
      })
      .onConflictDoNothing()
    await transaction
      .insert(projectIds)
      .values({ id: devProjectId, projectKey: devProjectId, createdAt })
      .onConflictDoNothing()
  })
}
