import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Bus } from '../bus/Bus.ts'
import { devProjectId } from '../config/devProject.ts'
import type { Logger } from '../observe/createLogger.ts'
import { projectIds, projects, projectSecrets } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import type { Project, ProjectFinder } from './Project.ts'
import { projectChannel } from './projectChannel.ts'

const constants = {
  /**
   * How long a result is cached, in ms. Changes invalidate it at once; this covers nodes that missed the announcement.
   */
  freshFor: 5_000,
  /** Pause after a failed query, in ms. */
  retryAfter: 2_000,
  /** How long a stale result may be used while the database is down, in ms. */
  usableFor: 600_000,
  /** Maximum number of cached projects, and of cached misses. */
  entriesAtMost: 10_000,
} as const

/** Valid ids: 32 hex digits, or the development project's id. */
const idPattern = new RegExp(`^(?:[0-9a-f]{32}|${devProjectId})$`)

interface Entry {
  /** If the database does not answer, the previous result. */
  readonly project: Promise<Project | undefined>
  readonly holdsUntil: number
  /** When the database last answered. */
  readAt: number | undefined
}

/**
 * Creates a finder that invalidates its cache when any node changes a project.
 *
 * @param parameters.entriesAtMost maximum number of cached projects, and of cached misses. Default: 10,000.
 */
export async function createProjectFinder(parameters: {
  readonly database: Database
  readonly bus: Bus
  readonly logger: Logger
  readonly now: () => number
  /** Whether the project `dev` exists. */
  readonly isDev: boolean
  readonly entriesAtMost?: number | undefined
}): Promise<ProjectFinder & { close(): Promise<void> }> {
  const { bus, database, entriesAtMost = constants.entriesAtMost, isDev, logger, now } = parameters
  const found = new Map<string, Entry>()
  // Apart, so that unknown ids cannot push projects out.
  const missing = new Map<string, Entry>()
  let changes = 0
  const forget = (): void => {
    changes += 1
    found.clear()
    missing.clear()
  }
  const endChanges = await bus.subscribe(projectChannel, forget)
  const endRestored = bus.onRestored(forget)

  const remember = (entries: Map<string, Entry>, projectId: string, entry: Entry): void => {
    found.delete(projectId)
    missing.delete(projectId)
    if (entries.size >= entriesAtMost) {
      // The oldest entry.
      for (const oldest of entries.keys()) {
        entries.delete(oldest)
        break
      }
    }
    entries.set(projectId, entry)
  }
  const get = (projectId: string): Entry | undefined => found.get(projectId) ?? missing.get(projectId)

  return {
    async find(projectId) {
      if (!idPattern.test(projectId)) return undefined
      const time = now()
      const known = get(projectId)
      if (known !== undefined && time < known.holdsUntil) return known.project
      const changesBefore = changes
      const settle = (project: Project | undefined): Project | undefined => {
        entry.readAt = time
        if (get(projectId) === entry) remember(project === undefined ? missing : found, projectId, entry)
        return project
      }
      /** Falls back to the previous result, unless it changed in the meantime. */
      const fallBack = (error: unknown): Promise<Project | undefined> => {
        const wasFound = found.get(projectId) === entry
        if (get(projectId) === entry) {
          found.delete(projectId)
          missing.delete(projectId)
        }
        const isUsable = known?.readAt !== undefined && time - known.readAt < constants.usableFor
        if (!isUsable || changes !== changesBefore) throw error
        logger.warn({ error }, 'The database did not answer; using a cached project')
        remember(wasFound ? found : missing, projectId, { ...known, holdsUntil: now() + constants.retryAfter })
        return known.project
      }
      const entry: Entry = {
        project: readProject({ database, projectId, isDev }).then(settle, fallBack),
        holdsUntil: time + constants.freshFor,
        readAt: known?.readAt,
      }
      // Counts as a miss until it is found.
      remember(known !== undefined && found.has(projectId) ? found : missing, projectId, entry)
      return entry.project
    },
    isCached(projectId) {
      const known = get(projectId)
      return !idPattern.test(projectId) || (known !== undefined && now() < known.holdsUntil)
    },
    async close() {
      endRestored()
      await endChanges()
      forget()
    },
  }
}

async function readProject(parameters: {
  readonly database: Database
  readonly projectId: string
  readonly isDev: boolean
}): Promise<Project | undefined> {
  const { database, isDev, projectId } = parameters
  const [row] = await database
    .select({ project: projects })
    .from(projectIds)
    .innerJoin(projects, eq(projects.key, projectIds.projectKey))
    .where(and(eq(projectIds.id, projectId), isNull(projectIds.retiredAt)))
  if (row === undefined || (row.project.key === devProjectId && !isDev)) return undefined
  const { allowedOrigins, features, isActive, isAnalyticsEnabled, key, mails, name, relay, requiresSecret } =
    row.project
  const [current] = await database
    .select({ id: projectIds.id })
    .from(projectIds)
    .where(and(eq(projectIds.projectKey, key), isNull(projectIds.retiredAt)))
    .orderBy(desc(projectIds.seq))
    .limit(1)
  const secrets = await database
    .select({ hash: projectSecrets.hash })
    .from(projectSecrets)
    .where(eq(projectSecrets.projectKey, key))
  return {
    key,
    name,
    projectId: current?.id ?? projectId,
    isActive,
    allowedOrigins,
    features,
    isAnalyticsEnabled,
    relay,
    mails,
    requiresSecret,
    secretHashes: secrets.map(({ hash }) => hash),
  }
}
