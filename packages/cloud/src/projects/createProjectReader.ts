import { type AdminProject, adminProjectSchema } from '@latchkey/protocol/project'
import { asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { parse } from 'valibot'
import { CloudError } from '../CloudError.ts'
import { devProjectId } from '../config/devProject.ts'
import { projectIds, projects, projectSecrets } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'

/** Reads projects as the operator sees them, from the database or within a transaction. */
export interface ProjectReader {
  /** Oldest first; all without a condition. */
  select(condition: SQL | undefined, source?: Database): Promise<readonly AdminProject[]>
  /** @throws CloudError `project.notFound`, `project.invalid` for a name of several. */
  get(reference: string, source?: Database): Promise<AdminProject>
}

/** Creates the reader. */
export function createProjectReader(parameters: {
  readonly database: Database
  /** Whether the project `dev` exists. */
  readonly isDev: boolean
}): ProjectReader {
  const { database, isDev } = parameters

  const select = async (condition: SQL | undefined, source: Database = database): Promise<readonly AdminProject[]> => {
    const rows = await source
      .select()
      .from(projects)
      .where(condition)
      .orderBy(asc(projects.createdAt), asc(projects.key))
    const visible = rows.filter(({ key }) => isDev || key !== devProjectId)
    const keys = visible.map(({ key }) => key)
    const ids = await source
      .select()
      .from(projectIds)
      .where(inArray(projectIds.projectKey, keys))
      .orderBy(desc(projectIds.seq))
    const secrets = await source
      .select()
      .from(projectSecrets)
      .where(inArray(projectSecrets.projectKey, keys))
      .orderBy(asc(projectSecrets.createdAt), asc(projectSecrets.id))
    return visible.map((row) => {
      const ownIds = ids.filter(({ projectKey }) => projectKey === row.key)
      return parse(adminProjectSchema, {
        ...row,
        projectId: ownIds.find(({ retiredAt }) => retiredAt === null)?.id,
        ids: ownIds,
        secrets: secrets.filter(({ projectKey }) => projectKey === row.key),
      })
    })
  }

  const get = async (reference: string, source: Database = database): Promise<AdminProject> => {
    const owners = source.select({ key: projectIds.projectKey }).from(projectIds).where(eq(projectIds.id, reference))
    const exact = await select(or(eq(projects.key, reference), inArray(projects.key, owners)), source)
    const matches = exact.length > 0 ? exact : await select(eq(projects.name, reference), source)
    const [first] = matches
    if (first === undefined) {
      throw new CloudError(
        'project.notFound',
        `There is no project "${reference.slice(0, 128)}". List all projects with latchkey-cloud projects list.`,
      )
    }
    if (matches.length > 1) {
      throw new CloudError(
        'project.invalid',
        `${matches.length} projects are called "${reference}". Name one by its id.`,
      )
    }
    return first
  }

  return { select, get }
}
